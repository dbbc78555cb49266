### Mots de la page pour Skytear : panneaux, choix, construction du paquet, descriptions. Noms et règles : skytear.ftl.

## Heroes and the Stack

sk-page-about-hero = À propos de : { $hero }
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
sk-page-mana-each = { $n } mana chacun
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
sk-page-damaged-sum = { $hero } perd { $lost } PS (reste { $left }) : { $sum }.
sk-page-cancelled = annulé
sk-page-priority-of = Priorité : { $player }
sk-page-has-priority = priorité
sk-page-next = ensuite
sk-page-passes-left =
    { $n ->
        [one] { $n } joueur doit encore passer, puis l'effet se résout : { $what }.
       *[other] { $n } joueurs doivent encore passer, puis l'effet se résout : { $what }.
    }
sk-page-passes-left-empty =
    { $n ->
        [one] { $n } joueur doit encore passer, puis l'activation continue.
       *[other] { $n } joueurs doivent encore passer, puis l'activation continue.
    }
sk-page-respond-to = Répondez par une Réaction, ou passez pour laisser l'effet se résoudre : { $hero }, { $what }.
sk-page-windows = Réactions
    .help = Quand vous ne pouvez rien jouer, vous passez d'office.
sk-page-hold = Garder la priorité
    .help = On vous demande à chaque fois, même si vous ne pouvez que passer.
sk-page-pass-on = Passer jusqu'à mon activation
    .help = Vous passez à chaque fois, jusqu'à une autre question. Les autres peuvent le remarquer.
    .away = Vous passez à chaque fois, même absent, jusqu'à une autre question. Les autres peuvent le remarquer.
sk-page-passing = Vous passez
sk-page-passing-openly = Il n'y a rien à répondre ici.
sk-page-passing-secretly = Vous ne pouvez rien jouer. Cela prend un instant, pour que personne ne le devine.
sk-page-passing-on = Jusqu'à une autre question.
sk-page-aloud = { $player } : une Réaction ?
sk-page-aloud-passing = { $player } passe
sk-page-aloud-look = Voir ma main

## Piles and standing

sk-page-piles = Decks et défausses
sk-page-known-top = Sur le dessus, comme vous l'avez vu
sk-page-not-seen = une carte que vous n'avez pas vue
sk-page-discard = Défausse : { $n }
sk-page-none-yet = Pas encore de carte.
sk-page-deck-left = Deck : { $n }
sk-page-deck-order = Ce qui reste dans votre deck, dans un ordre que personne ne connaît.
sk-page-deck-own = Ce que vous n'avez pas vu : dans le deck, dans les mains de l'équipe ou sous des héros.
sk-page-deck-theirs = Ce que personne n'a vu : dans le deck, dans la main ou sous des héros.
sk-page-standing = Où en est la bataille
sk-page-control-now = Contrôle actuel
sk-page-towers = Tours
sk-page-nexus = Nexus
sk-page-nearer = Champ de bataille plus grand
sk-page-farther = Champ de bataille plus petit
sk-page-end-structures = dégâts aux structures : { $n }

## Home

sk-page-line = Héros de quatre factions, sbires et Tours, sur des îles sous un ciel déchiré.

## Table

sk-page-turn-phase = Tour { $turn } · { $phase }
sk-page-track = Piste de mana : tour { $turn } sur 5
sk-page-sight = Ligne de Vue
sk-page-fit = Champ de bataille entier
sk-page-reset-view = Revenir à la question
sk-page-sheet = Cartes, Pile, cartes Victoire et journal
sk-page-sheet-peek = Replié. Ouvrir à moitié
sk-page-sheet-half = Ouvert à moitié. Ouvrir en entier
sk-page-sheet-full = Ouvert. Replier
sk-page-turn = Tourner
sk-page-victory = Cartes Victoire
sk-page-any-one = une seule suffit
sk-page-nexus-only = seul le Nexus décide
sk-page-progress = { $player } : { $done } sur { $threshold }
sk-page-hand-deck = { $hand } en main, { $deck } dans le deck
sk-page-away = hors ligne
sk-page-give-to-bot = confier à un bot
sk-page-take-seat = reprendre
sk-page-who-plays = Qui joue { $card } ?
sk-page-who-plays-help = Choisissez l'un des héros qui le peuvent.
sk-page-free = gratuit
sk-page-cost = coûte { $n } mana
sk-page-modifier = modificateur +{ $n }
sk-page-action-only = Pile non vide
sk-page-tab-hand = Main
sk-page-tab-stack = Pile
sk-page-tab-heroes = Héros
sk-page-tab-victory = Victoire
sk-page-tab-log = Journal
sk-page-waits-priority = Jouer une Réaction, ou passer.
sk-page-waits-activate = Un héros est en train d'être choisi.
sk-page-waits-activation = Une activation est en cours.
sk-page-waits-build-deck = Les decks sont en construction.
sk-page-waits-change-hand = Les premières mains sont échangées.

## What a blow would do

sk-page-forecast = { $action } : { $target }
sk-page-forecast-sum =
    { $flips ->
        [0] { $value }, moins l'Armure { $armour }
        [one] { $value } + une carte retournée, moins l'Armure { $armour }
       *[other] { $value } + la meilleure de { $flips } cartes retournées, moins l'Armure { $armour }
    }
sk-page-forecast-halved = Désarmement : la moitié, arrondie au supérieur
sk-page-forecast-defeats = { $percent } de chances de vaincre { $target }
sk-page-forecast-loses = de { $least } à { $most } dégâts
sk-page-forecast-chance = { $lost } dégâts : { $percent }
sk-page-the-minion = le sbire en { $space }
sk-page-say-forecast = de { $least } à { $most } dégâts, { $percent } de chances de vaincre
sk-page-minimap = Vue d'ensemble du champ de bataille : y aller
sk-page-legend = Sens des marques
sk-page-legend-reach = peut être choisi
sk-page-legend-target = cible permise
sk-page-legend-sight = Ligne de Vue
sk-page-legend-wall = mur de glace
sk-page-legend-area = zone : R la tourne

## Minion Phase

sk-page-token-won = { $where } : { $player } gagne de { $n }
sk-page-token-tied = { $where } : personne ne gagne
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
sk-page-sum-line =
    { $n ->
        [one] { $sum } contre { $against } : { $n } dégât
       *[other] { $sum } contre { $against } : { $n } dégâts
    }
sk-page-blow-minion = { $player } : le sbire en { $space } tombe
sk-page-blow-minion-why = D'abord les sbires du Couloir, un point chacun
sk-page-blow-saved = { $player } : { $hero } sauve le sbire en { $space }
sk-page-blow-tower = { $player } : Tour du Couloir { $lane }, { $from } → { $to }
sk-page-blow-nexus = { $player } : Nexus, { $from } → { $to }
sk-page-blow-tower-why = Le reste, à 3 cases du jeton au plus ; le gagnant pioche une carte
sk-page-blow-none =
    { $n ->
        [one] Il reste { $n } point
       *[other] Il reste { $n } points
    }
sk-page-blow-none-why = Ni Tour ni Nexus ouvert à 3 cases du jeton, ou un sbire est encore debout
sk-page-way = Le jeton du Couloir { $lane } avance : { $from } → { $to }
sk-page-way-why = Il s'arrête à côté d'une Tour ou d'un Nexus
sk-page-placed = Sbires ({ $player }) : { $spaces }
sk-page-tokens-left = Encore à compter, sans cartes Commandement :
sk-page-tie-nothing = Égalité : aucun dégât, le jeton reste.
sk-page-nothing-follows = Rien d'autre ne se passe.
sk-page-why = Pourquoi ?
sk-page-skip = Aller au résultat
sk-page-continue = Continuer
sk-page-space-key = Espace

## Draft and deck

sk-page-draft = Prendre { $what }
sk-page-leave-out = Écarter { $what }
sk-page-draft-whole = Votre camp aligne toute sa réserve : l'ordre de vos choix ne change rien.
sk-page-draft-all = { $n ->
        [one] Prendre le dernier
       *[other] Prendre les { $n }
    }
sk-page-draft-taking = Votre camp prend toute sa réserve, choix après choix.
sk-page-draft-order = Choix { $n } sur { $all }
sk-page-pick = choix
sk-page-picked = Pris
sk-page-choosing = Choix
sk-page-choose-first = Choisissez
sk-page-their-pool = Réserve de : { $player }
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
sk-page-decks = Construction de deck
sk-page-decks-deck = Deck
    .help = Choisissez jusqu'à six héros. Le format standard demande 8 cartes pour chacun, prises dans les factions du camp.
sk-page-decks-pool = Réserve de compétition
    .help = Amenez { $n } héros, chacun avec un paquet de 8 cartes de n'importe quelle faction. Touchez un héros pour remplir son paquet, encore une fois pour l'écarter.
sk-page-pool-count = { $have } héros sur { $need }
sk-page-pool-unreadable = Ce texte n'est pas reconnu. Partagez un deck ou une réserve pour voir comment l'écrire.
sk-page-in-other-piles = dans d'autres paquets : { $n }
sk-page-saved-deck = Mon deck construit
sk-page-deck-of-others = Ce deck est pour d'autres héros : { $heroes }
sk-page-pool-legal = Toute la réserve est légale
sk-page-pool-side-unreadable =
    { $line ->
        [0] { $team } : ce n'est pas une réserve. Elle commence par la ligne « skytear pool ».
       *[other] { $team } : la ligne { $line } de la réserve n'est pas reconnue. Écrivez un héros, deux-points, puis des nombres avec des cartes.
    }
sk-page-own-pools = Nos propres réserves
sk-page-default-packs = Les paquets des héros
sk-page-undo = Annuler
sk-page-share = Partager
sk-page-share-deck = Le deck en texte
sk-page-share-help = Copiez le texte pour partager le deck, ou collez-en un autre et importez-le.
sk-page-copy = Copier
sk-page-copied = Copié
sk-page-copy-by-hand = Le texte est sélectionné ici : copiez-le à la main.
sk-page-import = Importer
sk-page-deck-unreadable = Ce texte n'est pas un deck. Un deck commence par « skytear deck: » et les héros.
sk-page-deck-line = La ligne { $line } n'est pas reconnue. Écrivez un nombre et une carte.
sk-page-empty-deck = Tout retirer
sk-page-for-hero = pour { $hero }
sk-page-only-of = { $hero } seulement
sk-page-other-faction = non jouée : { $faction }
sk-page-too-many = { $n } exemplaires sur { $most }
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
sk-page-deck-legal = Le deck est légal
sk-page-deck-not-legal =
    { $n ->
        [one] Pas encore légal : { $n } raison
       *[other] Pas encore légal : { $n } raisons
    }
sk-page-play-deck = Jouer avec ce deck

## Said aloud

sk-page-say-lane = Couloir { $lane }
sk-page-say-dome = Dôme
sk-page-say-cover = Case de Couverture
sk-page-say-free = libre
sk-page-say-hero = { $hero } ({ $player }), { $hp } PS sur { $most }
sk-page-say-armour = Armure { $n }
sk-page-say-tower = Tour du Couloir { $lane }, { $player }, { $hp } PS
sk-page-say-nexus = Nexus, { $player }, { $hp } PS
sk-page-say-nexus-sealed = Nexus, { $player }, scellé tant qu'aucune Tour n'est tombée
sk-page-say-minion = sbire ({ $player })
sk-page-say-minions = Sbires ({ $player }) : { $spaces }.
sk-page-say-pillar = Pilier ({ $player })
sk-page-say-illusion = Illusion ({ $hero })
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
sk-page-say-active = Activation de : { $hero }, points d'action : { $points }.
sk-page-outsiders = Outsiders
sk-page-areas = Zones d'effet

## Keys

sk-page-key-move = Se déplacer
sk-page-key-lead = Commandement
sk-page-key-attack = Attaquer
sk-page-key-skirmish = Escarmouche, ou tourner une zone
sk-page-key-worship = Dévotion
sk-page-key-pass = Passer ou continuer
sk-page-key-hold = Demander à chaque Réaction, ou seulement s'il y a quelque chose à jouer
sk-page-key-pass-on = Passer à chaque fois jusqu'à mon activation
sk-page-key-sight = Montrer la Ligne de Vue
sk-page-key-board = Vers le champ de bataille
sk-page-key-draft = Choisir dans la réserve
sk-page-key-region = Partie suivante de la table
sk-page-key-hero = Héros suivant ou précédent
sk-page-key-token = Jeton Contrôle suivant ou précédent
sk-page-key-sheet = Ouvrir ou replier le panneau
sk-page-key-zoom = Champ de bataille plus grand ou plus petit

## Lessons: .text explains, .task is what to do, .done what it showed. $touch is "yes" where fingers do what keys do elsewhere.

sk-page-lesson-intro = Apprenez Skytear sur le vrai champ de bataille, une règle à la fois : { $n } courtes étapes en mode simplifié. Chacune peut être passée.
sk-page-lesson-end = Vous savez de quoi une bataille est faite. Jouez-en une maintenant en mode simplifié, ou la première partie avec runes, compétences et Dévotion.
sk-lesson-activate = Un héros Prêt
    .text = Les camps activent à tour de rôle un héros Prêt. Un héros activé reçoit 3 points d'action ; ensuite il est Fatigué.
    .task = choisissez un de vos deux héros Prêts, sur le champ de bataille ou dans le panneau.
    .done = Le héros est actif : son panneau montre trois points d'action.
sk-lesson-move = Déplacement et Pile
    .text = Une action va sur la Pile. Quand les deux joueurs ont passé, elle se résout ; si vous ne pouvez rien jouer, vous passez d'office. Le Déplacement va jusqu'à 3 cases ; on peut traverser les sbires.
    .task = déclarez le Déplacement. Personne ne peut répondre : choisissez aussitôt une case lumineuse.
    .done = Le nombre sur une case dit à combien de pas elle est.
sk-lesson-attack = Attaque
    .text = Sakoshi se bat à distance : il touche ce qu'il voit à 3 cases au plus. Pour chaque + de sa carte, une carte est retournée et son modificateur s'ajoute.
    .task =
        attaquez Haburat. { $touch ->
            [yes] Touchez l'œil pour voir ce que voit un héros.
           *[no] La touche V montre ce que voit un héros.
        }
    .done = L'Armure a réduit les dégâts ; le reste est perdu en santé.
sk-lesson-melee = Mêlée
    .text = Yami se bat en mêlée : elle ne touche que les cases adjacentes. Chaque action se déclare une fois par activation.
    .task = allez à côté de Haburat, puis attaquez.
    .done = Deux points d'action sur trois sont utilisés. Il en reste un.
sk-lesson-cover = Couverture
    .text = Une figurine dans les buissons est cachée. Seul un héros placé à côté la voit.
    .task = allez à côté de Corjof et blessez-le, par une Attaque ou une Escarmouche.
    .done = Les lignes blanches du Dôme cachent encore plus : personne ne voit à travers.
sk-lesson-minions = Sbires
    .text = Un sbire tombe au moindre dégât. Les sbires des deux camps se battent pour les Couloirs.
    .task = attaquez le sbire à côté de Yami.
    .done = Moins de sbires ennemis, c'est moins de contrôle pour l'ennemi.
sk-lesson-skirmish = Escarmouche
    .text = Une Escarmouche, c'est deux pas d'une case et un coup léger, dans l'ordre de votre choix.
    .task = déclarez l'Escarmouche, allez à côté de Haburat et touchez-le.
    .done = L'Escarmouche est plus faible qu'une Attaque, mais elle vous déplace aussi.
sk-lesson-card = Cartes Pouvoir
    .text = Une carte coûte 1 mana par rune. Dans ce mode, les couleurs ne comptent pas. La carte reste sur le héros : c'est le mana dépensé.
    .task = jouez Poing du Dragon sur Haburat.
    .done = Les cartes coûtent du mana, jamais de points d'action.
sk-lesson-reaction = Réactions
    .text = Une Attaque ennemie est sur la Pile. Vous avez la priorité : une Réaction jouée maintenant se résout avant.
    .task = protégez Cotlic : jouez Sauvegarde.
    .done = Dernier arrivé, premier résolu : l'Armure est venue avant l'Attaque.
sk-lesson-area = Zones
    .text =
        Certaines cartes touchent plusieurs cases à la fois. { $touch ->
            [yes] La forme se tourne avec le bouton « { sk-page-turn } ».
           *[no] La forme se tourne avec la touche R.
        }
    .task = jouez Combustion pour toucher au moins deux ennemis.
    .done = Inutile de voir chaque case de la zone : il suffit de cibler une case légale.
sk-lesson-lead = Commandement
    .text = Commandement pose une carte face cachée sous le héros. Pendant la Phase des Sbires, son coût en mana peut compter pour un jeton Contrôle.
    .task = déclarez Commandement et posez une carte de votre main sous Tlakali.
    .done = Les cartes chères commandent le mieux.
sk-lesson-defeat = Vaincre un héros
    .text = Un héros sans santé quitte le champ de bataille et revient à un tour ultérieur. Vous piochez deux cartes.
    .task = il ne reste que 2 PS à Corjof. Battez-le.
    .done = Le tour du retour est indiqué sur la piste de mana.
sk-lesson-control = Jetons Contrôle
    .text = Quand aucun héros n'est Prêt, on compte les jetons : chaque héros et sbire qui voit un jeton compte pour 1.
    .task = terminez l'activation et regardez la somme du jeton 1.
    .done = Le gagnant inflige l'écart en dégâts, et le jeton avance.
sk-lesson-tower = Tours
    .text = Les dégâts qui restent après les sbires touchent une Tour à 3 cases du jeton au plus. Yami a une carte Commandement de 3 mana.
    .task = terminez l'activation et faites compter la carte Commandement.
    .done = Quand une Tour tombe, le Nexus peut subir des dégâts.
sk-lesson-victory = Victoire
    .text = Une carte Victoire remplie suffit, ou un Nexus détruit. Chasse à l'Homme demande trois héros vaincus ; vous en avez deux.
    .task = battez Gulbjarn.
    .done = Vous avez gagné. Jouez maintenant une bataille entière en mode simplifié.

## The world, in the gallery and at the table

sk-page-world = Le monde
sk-page-world-tale = Olan Taa
sk-page-world-factions = Factions
sk-page-world-heroes = Héros
sk-page-world-outsiders = Outsiders
sk-page-world-god = Le dieu
sk-page-world-people = Le peuple
sk-page-world-rune = La rune
sk-page-world-play = Comment elle se joue
sk-page-world-rivalry = Le rival
sk-page-world-hp = Points de vie
sk-page-world-armour = Armure
sk-page-world-tip = Comment jouer ce héros
sk-page-world-lines = Ce que dit le héros
sk-page-world-start = au début d'une bataille
sk-page-world-kill = devant un ennemi vaincu
sk-page-world-fall = quand il tombe
sk-page-world-win = après une victoire
sk-page-world-cards = Cartes du héros
sk-page-world-about = En savoir plus sur ce héros
sk-page-world-war = La guerre des royaumes
sk-page-says = « { $line } »

page-first-battle = La première bataille

## About

page-about-skytear = Les textes des cartes de Skytear ne sont pas publics.
