### Mots de la page pour le combat de Fateforge : carte, plateau, planification, ennemis, touches. Noms et règles : fateforge.ftl.

## On the first page, and where to begin

ff-page-line = Des héros entre la forêt et la cité : dés secrets, tours concertés, une histoire qui se souvient.
ff-page-first-combat = Le premier combat

## The round

ff-page-order = Ordre de cette manche
ff-page-round = Manche
ff-page-round-n = manche { $n }
ff-page-round-of = Manche { $n } sur { $all }
ff-page-acts-now = agit maintenant
ff-page-has-acted = a agi
ff-page-two-colours = deux couleurs, tirées à ce moment
ff-page-enemy-turn = Tour des ennemis
ff-page-all-by-colour = tous, par couleur
ff-page-phase-setup = Mise en place
ff-page-phase-planning = Planification
ff-page-phase-order = Ordre des tours
ff-page-phase-turn = Tours des héros
ff-page-phase-reaction = Réactions ennemies
ff-page-phase-enemies = Tour des ennemis
ff-page-phase-clean-up = Entretien
ff-page-phase-end = Après la dernière manche
ff-page-challenge = mode défi
ff-page-waits-plan = Les dés sont derrière les paravents.
ff-page-waits-turn = Le tour d'un héros.
ff-page-waits-order = On convient de l'ordre.
ff-page-waits-target = On choisit la cible d'un ennemi.

## Objectives and exits

ff-page-objectives = Objectifs
ff-page-met = rempli
ff-page-missed = manqué
ff-page-exit-cost =
    { $n ->
        [one] { $what } : { $n } dégât maintenant
       *[other] { $what } : { $n } dégâts maintenant
    }
ff-page-no-exit = Aucune sortie n'est accessible à tous pour l'instant.

## The end of a combat

ff-page-end-success = Succès
ff-page-end-partial = Échec partiel
ff-page-end-fail = Échec
ff-page-end-of = { $n } sur { $all }
ff-page-end-objective = Objectif { $n }
ff-page-end-rounds = Manches
ff-page-end-rounds-extra = Manches, avec la supplémentaire
ff-page-end-heroes = Les héros
ff-page-end-dealt = Dégâts infligés
ff-page-end-taken = Dégâts subis
ff-page-end-defeated = Ennemis vaincus
ff-page-end-fallen = Héros mis K.-O.
ff-page-end-knocked =
    { $n ->
        [one] K.-O.
       *[other] K.-O. { $n } fois
    }
ff-page-end-standing = Debout jusqu'à la fin

## The map

ff-page-map =
    { $n ->
        [one] Carte de combat, { $combat }, { $n } zone
       *[other] Carte de combat, { $combat }, { $n } zones
    }
ff-page-ally-with = accompagne : { $hero }
ff-page-ally-no-dice = tous deux utilisés
ff-page-ally-damage = Dégâts : { $n } sur { $all }
ff-page-ally-help = Qui est dans la même zone peut utiliser un de ces dés à la place d'un des siens, ou le dépenser pour une capacité.
ff-page-beast-master-help = Fait les choix que les ennemis laissent ouverts
ff-page-fit = Carte de combat entière
ff-page-near = Partie de la carte, de plus près
ff-page-door-closed = Porte { $which }, fermée
ff-page-door-open = Porte { $which }, ouverte
ff-page-say-barricade = Barricade : protège la zone { $zone } des tirs venant de la zone { $other }
ff-page-say-zone =
    { $near ->
        [none] Zone { $zone }, sans passage
       *[other] Zone { $zone }, voisine de : { $near }
    }
ff-page-say-hero = { $figure }, santé { $health }, énergie { $energy }
ff-page-say-enemy = { $figure }, dégâts { $damage } sur { $toughness }
ff-page-say-boss = { $figure }, blessures { $wounds } sur { $all }
ff-page-say-armour = armure { $n }
ff-page-say-carries = porte : { $what }
ff-page-say-guards = garde : { $what }
ff-page-say-guarded = sous garde
ff-page-ko = K.-O.
ff-page-stunned = étourdissement
ff-page-is-hidden = cachée
ff-page-taunts = provoque
ff-page-protected = impossible à cibler

## The hero board

ff-page-board-of = Plateau du héros : { $hero }
ff-page-health-of = Santé { $n } sur { $all }
ff-page-energy-of = Énergie { $n } sur { $all }
ff-page-charges =
    { $n ->
        [one] { $n } charge
       *[other] { $n } charges
    }
ff-page-dice = Dés
ff-page-say-die = { $die } : { $face }
ff-page-die-n = Dé { $n } sur { $all }, { $die } : { $face }
ff-page-either = { $one } ou { $two }
ff-page-hidden = inconnu
ff-page-spent = utilisé
ff-page-no-dice = Pas encore de dés : on les lance quand tout le monde planifie.
ff-page-dice-closed =
    { $n ->
        [one] { $n } dé derrière le paravent
       *[other] { $n } dés derrière le paravent
    }
ff-page-gained = Résultats obtenus
ff-page-skills = Compétences
ff-page-prepared = Compétences préparées : { $n } sur 6
ff-page-kind-multi = une fois par manche
ff-page-kind-once = une fois par combat
ff-page-kind-passive = passive
ff-page-level = niveau { $n }
ff-page-used = a déjà servi
ff-page-in-plan = dans le plan
ff-page-free = emplacement libre
ff-page-items = Objets
ff-page-slot-main = arme principale
ff-page-slot-off = arme secondaire
ff-page-slot-two = à deux mains
ff-page-slot-clothing = vêtement
ff-page-slot-gear = équipement
ff-page-energy-step-open = Mouvement énergétique : { $zones }
ff-page-energy-step-none = Pas de mouvement énergétique pour l'instant
ff-page-also = Possible aussi

## The plan

ff-page-plan = Votre plan
ff-page-legend-result = résultat, peut être dépensé
ff-page-legend-action = action, se fait sur la carte de combat
ff-page-action = { $what } (action)
ff-page-pay-with = Payer avec
ff-page-then = Ensuite :
ff-page-could-become = Ce dé peut devenir
ff-page-confirm-help = Confirmez, ou annulez pour y réfléchir encore.
ff-page-chosen-help = Désignez une cible, une compétence ou un objet ; un autre dé s'ajoute au paiement.
ff-page-loses =
    { $n ->
        [one] { $n } point de santé perdu
       *[other] { $n } points de santé perdus
    }

## Planning

ff-page-behind-screen = Derrière le paravent, { $hero } : pour vos yeux seulement
ff-page-close-dice = Fermer le paravent
ff-page-pick-dice =
    { $n ->
        [one] Choisissez { $n } dé à lancer.
       *[other] Choisissez { $n } dés à lancer.
    }
ff-page-roll-these =
    { $n ->
        [one] Lancer ce dé
       *[other] Lancer ces { $n } dés
    }
ff-page-rerolls = Relances
ff-page-reroll-energy = Énergie : les dés montrant un Raté
ff-page-reroll-aria =
    { $n ->
        [one] Relancer le dé { $dice } ({ $by })
       *[other] Relancer les dés { $dice } ({ $by })
    }
ff-page-no-rerolls = Rien à relancer pour l'instant.
ff-page-triple = Brelan
ff-page-triple-help = Trois dés montrent la même face, { $face }, quelle que soit leur couleur. Tournez l'un d'eux sur une autre de ses faces.
ff-page-turn-die = Tourner le dé { $n } sur { $face }
ff-page-choose-face = Choisissez une face
ff-page-no-triple = Pas trois dés identiques.
ff-page-sprint = Sprint
ff-page-sprint-to = Sprint vers la zone { $zone }
ff-page-sprint-free = Aucun ennemi dans la zone { $zone } : partir ne coûte rien.
ff-page-sprint-hurts = Des ennemis dans la zone { $zone } : partir coûte 1 dégât.
ff-page-no-sprint = Pas de sprint depuis ici.
ff-page-finds-gem =
    { $n ->
        [one] ramasse { $n } gemme
       *[other] ramasse { $n } gemmes
    }
ff-page-finds-food = ramasse { ff-n-food }
ff-page-stance = Posture
ff-page-to-guard = Passer en Garde
ff-page-to-attack = Passer en Attaque
ff-page-recipes = Vos recettes, pour planifier
ff-page-ready = C'est prêt
ff-page-at-table = Autour de la table
ff-page-is-ready = c'est prêt
ff-page-choosing = en train de choisir
ff-page-talk = Parlez de vos plans à votre guise. Personne ne peut montrer ni nommer un dé.
ff-page-away = hors ligne
ff-page-give-to-bot = Laisser jouer un bot
ff-page-take-seat = Reprendre la main
ff-page-only-speaks = La parole est à { $player }

## The order

ff-page-order-of-round = Ordre de cette manche
ff-page-proposed = Proposition : { $what }
ff-page-fixed-after =
    { $n ->
        [0] fixe, avant le premier héros
       *[other] fixe, après le héros n° { $n }
    }
ff-page-always-last = toujours à la fin
ff-page-earlier = Plus tôt : { $hero }
ff-page-later = Plus tard : { $hero }
ff-page-order-means = Premier dans l'ordre : { $first }. Dernier dans l'ordre : { $last }.
ff-page-agree-order = D'accord avec cet ordre
ff-page-propose = Proposer cet ordre
ff-page-settle = Jouer dans cet ordre
ff-page-others-decide = Aux autres de décider.

## Enemies

ff-page-enemies = Ennemis
ff-page-no-enemies = Il ne reste aucun ennemi sur la carte de combat.
ff-page-toughness = résistance
ff-page-armour = armure
ff-page-wounds = blessures
ff-page-cards-left =
    { $n ->
        [one] { $n } carte dans le deck
       *[other] { $n } cartes dans le deck
    }
ff-page-weak-points = Points faibles
ff-page-covered = couvert
ff-page-you-choose = à votre choix
ff-page-to-exit = vers la sortie { $exit }
ff-page-nobody = personne
ff-page-now = { $figure }, maintenant :
ff-page-reaction-title = Réactions ennemies
ff-page-enemy-turn-begins = Le tour des ennemis commence : blancs, bleus, rouges, verts, bruns, violets.
ff-page-react-colours = Ces couleurs réagissent : { $colours }
ff-page-nobody-reacts = Personne de cette couleur ne réagit : { $colour }
ff-page-boss-card = { $figure } pioche : { $card_name }
ff-page-acts =
    { $target ->
        [none] { $figure } : { $actions }
       *[other] { $figure } : { $actions } → { $target }
    }
ff-page-idle = { $figure } ne fait rien
ff-page-uses = { $figure } : { $what }
ff-page-in-order = Dans cet ordre
ff-page-step-of = Étape { $n } sur { $all }
ff-page-step-back = Retour
ff-page-pause = Pause
ff-page-go-on = Continuer
ff-page-step = Étape
ff-page-to-choice = Jusqu'au prochain choix

## Several people at one screen

ff-page-planning-round = { $combat } · planification, manche { $n }
ff-page-hand-over = Passez l'appareil à { $player }
ff-page-look-away = Place aux dés : { $hero }. Les autres détournent les yeux.
ff-page-hold = Je suis { $player } : maintenez pour voir
ff-page-space = Espace
ff-page-open-without = Ouvrir sans maintenir
ff-page-open-sure = Appuyez encore une fois : les dés s'afficheront (avec un lecteur d'écran, mettez un casque)
ff-page-next = maintenant
ff-page-dice-close = Le paravent se referme quand vous avez fini, après 30 secondes sans geste, ou quand la fenêtre passe à l'arrière-plan.

## Before and after a combat; parts of the screen

ff-page-party = Les héros
ff-page-taken-by = Pris : { $player }
ff-page-rail = Objectifs, ennemis, journal
ff-page-tab-dice = Dés
ff-page-tab-skills = Compétences
ff-page-tab-goals = Objectifs
ff-page-tab-enemy = Ennemi
ff-page-tab-log = Journal
ff-page-side-party = Le groupe

## Keys

ff-page-key-die = Puis 1 à 4 : choisir un dé
ff-page-key-item = Puis 1 à 6 : choisir un objet
ff-page-key-skill = Choisir une compétence préparée
ff-page-key-enter = Confirmer le plan
ff-page-key-end = Finir le tour
ff-page-key-energy = Mouvement énergétique
ff-page-key-pause = Mettre les ennemis en pause
ff-page-key-step = Étape suivante des ennemis
ff-page-key-back = Revenir d'une étape
ff-page-key-map = Vers la carte de combat
ff-page-key-region = Vers la partie suivante de l'écran

## Les campagnes, sur la première page

ff-shelf-full = Quatre campagnes sont déjà sur votre étagère. Rangez-en une pour faire de la place.
ff-story-campaigns = Campagnes

## About

page-about-fateforge = Les textes des cartes de Fateforge ne sont pas publics.
