### Mots de la page pour Skytear : panneaux, choix, construction du paquet, descriptions. Noms et règles : skytear.ftl.

## Heroes and the Stack

sk-page-about-hero = À propos de { $hero }
sk-page-choose-hero = Choisir { $hero }
sk-page-heroes = Héros
sk-page-ap = PA
sk-page-points =
    { $n ->
        [one] { $n } point d'action restant
       *[other] { $n } points d'action restants
    }
sk-page-one-ap = 1 PA
sk-page-used = utilisé
sk-page-on-stack = sur la Pile
sk-page-hp = PS
sk-page-health = Santé : { $hp } sur { $most }
sk-page-mana = Mana : { $mana } sur { $most }
sk-page-mana-each = { $n } de mana chacun
sk-page-lead-hidden = Commandement, face cachée
sk-page-skill-on = active
sk-page-skill-off = inactive
sk-page-returns = revient au tour { $turn }
sk-page-returns-on = { $hero } : retour au tour { $turn }
sk-page-never-returns = ne revient pas
sk-page-effect = Effet
sk-page-effect-n = effet { $n } de la Pile
sk-page-stack = La Pile
sk-page-stack-order = se résout par le haut
sk-page-stack-empty = vide
sk-page-cancelled = annulé
sk-page-priority-of = Priorité : { $player }
sk-page-has-priority = priorité
sk-page-next = ensuite
sk-page-passes-left =
    { $n ->
        [one] Encore { $n } passe de suite : { $what } se résout.
       *[other] Encore { $n } passes de suite : { $what } se résout.
    }
sk-page-passes-left-empty =
    { $n ->
        [one] Encore { $n } passe de suite et l'activation continue.
       *[other] Encore { $n } passes de suite et l'activation continue.
    }
sk-page-respond-to = Répondez par une Réaction, ou passez pour laisser se résoudre : { $hero }, { $what }.
sk-page-auto-pass = Passer tout seul
sk-page-auto-never = Toujours me demander
sk-page-auto-own = Quand l'effet du dessus est de mon camp
sk-page-auto-always = À chaque fenêtre de Réaction

## Home

sk-page-line = Héros de quatre factions, sbires et tours sur des îles sous un ciel déchiré.
sk-page-learn = Apprendre à jouer

## Table

sk-page-turn-phase = Tour { $turn } · { $phase }
sk-page-track = Piste de mana : tour { $turn } sur 5
sk-page-sight = Vue
sk-page-fit = Champ de bataille entier
sk-page-turn = Tourner
sk-page-victory = Cartes Victoire
sk-page-any-one = une seule suffit
sk-page-nexus-only = seul le nexus décide
sk-page-progress = { $player } : { $done } sur { $threshold }
sk-page-hand-deck = { $hand } en main, { $deck } dans le paquet
sk-page-away = absent
sk-page-give-to-bot = confier à un bot
sk-page-take-seat = reprendre
sk-page-who-plays = Qui joue { $card } ?
sk-page-who-plays-help = Choisissez un héros qui le peut.
sk-page-free = gratuit
sk-page-cost =
    { $n ->
        [one] coûte { $n } mana
       *[other] coûte { $n } manas
    }
sk-page-modifier = modificateur +{ $n }
sk-page-action-only = Pile non vide
sk-page-tab-hand = Main
sk-page-tab-stack = Pile
sk-page-tab-heroes = Héros
sk-page-tab-victory = Victoire
sk-page-tab-log = Journal
sk-page-waits-priority = Une Réaction, ou une passe.
sk-page-waits-activate = Un héros est en train d'être choisi.
sk-page-waits-activation = Une activation est en cours.
sk-page-waits-build-deck = Les paquets sont en construction.
sk-page-waits-change-hand = Les premières mains sont échangées.

## Minion Phase

sk-page-token-won = { $player } gagne le jeton de { $n }
sk-page-token-tied = Personne ne gagne le jeton
sk-page-token-n-of = Jeton { $n } sur { $all }
sk-page-who-sees-counts = compte qui voit le jeton
sk-page-term-minions =
    { $n ->
        [one] sbire
       *[other] sbires
    }
sk-page-term-heroes =
    { $n ->
        [one] héros
       *[other] héros
    }
sk-page-term-bonus = bonus
sk-page-term-lead = carte Commandement
sk-page-tie-nothing = Égalité : aucun dégât, le jeton reste.
sk-page-nothing-follows = Rien d'autre ne se passe.
sk-page-why = Pourquoi ?
sk-page-skip = Aller au résultat
sk-page-continue = Continuer
sk-page-space-key = Espace

## Draft and deck

sk-page-draft = Prendre { $what }
sk-page-leave-out = Écarter { $what }
sk-page-draft-order = Choix { $n } sur { $all }
sk-page-pick = choix
sk-page-picked = Pris
sk-page-choosing = Choix
sk-page-choose-first = Choisissez
sk-page-their-pool = Réserve de { $player }
sk-page-teams = Équipes pour l'instant
sk-page-melee-ranged = mêlée, distance
sk-page-runes-you-bear = vos runes
sk-page-health-in-all = santé en tout
sk-page-n-cards =
    { $n ->
        [one] { $n } carte Pouvoir
       *[other] { $n } cartes Pouvoir
    }
sk-page-cards = cartes
sk-page-default-packs = Les paquets des héros
sk-page-undo = Annuler
sk-page-share = Partager
sk-page-share-deck = Le paquet en texte
sk-page-share-help = Copiez le texte pour partager le paquet, ou collez-en un autre et importez-le.
sk-page-copy = Copier
sk-page-copied = Copié
sk-page-copy-by-hand = Copiez le texte à la main.
sk-page-import = Importer
sk-page-deck-unreadable = Ce texte n'est pas un paquet. Il commence par « skytear deck: » et les héros.
sk-page-deck-line = La ligne { $line } ne se lit pas. Écrivez un nombre et une carte.
sk-page-empty-deck = Tout retirer
sk-page-for-hero = pour { $hero }
sk-page-only-of = { $hero } seulement
sk-page-other-faction = non jouée : { $faction }
sk-page-too-many = { $n } copies sur { $most }
sk-page-no-bearer = aucun de vos héros ne porte ces runes
sk-page-one-more = Une de plus : { $card }
sk-page-one-less = Une de moins : { $card }
sk-page-deck-points = { $n } points
sk-page-modifier-points = Points de modificateur
sk-page-mana-points = Points de mana
sk-page-reactions = Réactions
sk-page-average = moyenne { $n }
sk-page-of-n = sur { $n }
sk-page-modifiers = Modificateurs
sk-page-mana-cost = Coût en mana
sk-page-deck-legal = Le paquet est légal
sk-page-deck-not-legal =
    { $n ->
        [one] Pas encore légal : { $n } raison
       *[other] Pas encore légal : { $n } raisons
    }
sk-page-play-deck = Jouer avec ce paquet

## Said aloud

sk-page-say-lane = couloir { $lane }
sk-page-say-dome = dôme
sk-page-say-cover = couverture
sk-page-say-free = libre
sk-page-say-hero = { $hero } de { $player }, { $hp } PS sur { $most }
sk-page-say-armour = armure { $n }
sk-page-say-tower = tour du couloir { $lane }, { $player }, { $hp } PS
sk-page-say-nexus = nexus, { $player }, { $hp } PS
sk-page-say-nexus-sealed = nexus, { $player }, scellé tant qu'aucune tour n'est tombée
sk-page-say-minion = sbire de { $player }
sk-page-say-minions = Sbires de { $player } : { $spaces }.
sk-page-say-pillar = Pilier de { $player }
sk-page-say-illusion = Illusion de { $hero }
sk-page-say-wall = mur de glace
sk-page-say-token = jeton Contrôle { $token }, { $west } contre { $east }
sk-page-say-steps =
    { $n ->
        [one] { $n } pas
       *[other] { $n } pas
    }
sk-page-say-ways =
    { $n ->
        [one] { $n } façon
       *[other] { $n } façons, R tourne
    }
sk-page-say-turn = Tour { $turn }, { $phase }.
sk-page-say-away =
    { $turn ->
        [0] { $hero } ne revient pas.
       *[other] { $hero } est hors du champ de bataille jusqu'au tour { $turn }.
    }
sk-page-say-active = { $hero } est actif, points d'action : { $points }.
sk-page-outsiders = Étrangers
sk-page-areas = Zones d'effet

## Keys

sk-page-key-move = Se déplacer
sk-page-key-lead = Commandement
sk-page-key-attack = Attaquer
sk-page-key-skirmish = Escarmouche, ou tourner une zone
sk-page-key-worship = Dévotion
sk-page-key-pass = Passer ou continuer
sk-page-key-sight = Montrer la vue
sk-page-key-board = Vers le champ de bataille
sk-page-key-draft = Choisir dans la réserve
