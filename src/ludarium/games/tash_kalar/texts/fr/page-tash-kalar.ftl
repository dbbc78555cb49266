### Words of the page for Tash-Kalar: what stands around the board, what is said aloud, keys. Names and rules are in tash-kalar.ftl.

## First page

page-first-duel = Le premier duel
page-tash-kalar-line = Un duel d'invocateurs : disposez les pierres, appelez les créatures.
page-seats-and-minutes = { $seats } joueurs · { $n } min
page-n-styles =
    { $n ->
        [one] { $n } mode
       *[other] { $n } modes
    }

## Set-up

page-against = contre
page-form-first-game = Pour débuter : six points, sans légendes
page-form-high-form = Remplissez des objectifs ; les légendes comptent tant qu'elles tiennent
page-form-duel = Des points pour chaque pièce détruite
page-form-team-high-form = Deux contre deux, une couleur par équipe
page-form-team-duel = Deux contre deux, pour les pièces détruites
page-form-melee = Chacun contre tous ; votre couleur la plus faible compte
page-school-northern = Ordre, tempo, tirs droits
page-school-southern = Les mêmes dix-huit créatures
page-school-highland = La force et les cases colorées
page-school-sylvan = Croissance et conversion
page-school-nethervoid = Un portail, des démons, un prix
page-school-everfrost = Des effets qui attendent dans la glace
page-school-etherweave = Emprunté à demain

## Table

page-table = Table
page-tasks = Objectifs
page-tasks-when = un seul à la fin de votre tour
page-next-task = Prochain : { $task }
page-would-fulfil = Vous rempliriez cet objectif.
page-fulfilled = Rempli
page-claim = Remplir
page-your-hand = Votre main
page-hand-counts = { page-n-beings } · { page-n-legends } · { page-n-flares }
page-reader-empty = Survolez une carte pour la lire ici. Choisissez-la pour voir toutes les cases où elle peut apparaître.
page-card-in-full = La carte en entier
page-flare = Ruse
page-flare-costs-nothing = La jouer ne coûte aucune action.
page-flare-now = { $player } a { $have } d'avance, il en faut { $need }
page-flare-ready = prête
page-not-behind = pas assez de retard
page-invoke = Jouer la ruse
page-invoke-against = Jouer contre { $player }
page-place = Placer une pièce
page-place-short = Placer
page-discard = Défausser
page-not-discardable = non défaussable
page-once-actions-used = une fois les actions utilisées
page-hand-over = Passer la main
page-turn-pattern = Tourner
page-preview = Aperçu
page-pattern-of = Motif : { $being }
page-pattern-squares = motif { $squares }
page-pattern-missing = motif incomplet
page-warp-ready = distorsion
page-pending = en attente
page-play-warp = Jouer la distorsion
page-warp-costs-nothing = Son effet de distorsion peut être joué maintenant, sans motif et sans action.
page-action-help =
    { $beings ->
        [0] Choisissez une case vide pour placer une pièce commune. Chaque carte montre son motif.
        [one] Une de vos créatures peut être invoquée : choisissez sa carte, ou une case vide pour une pièce commune.
       *[other] { $beings } de vos créatures peuvent être invoquées : choisissez une carte, ou une case vide pour une pièce commune.
    }
page-action-help-flare = Votre ruse est prête et ne coûte aucune action. Ou choisissez une case vide pour une pièce commune.
page-end-help = Vos actions sont épuisées : finissez le tour, ou annulez si vous changez d'avis.
page-end-help-claim = Un objectif est atteint : remplissez-le, ou finissez le tour sans lui.
page-end-help-flare = Vos actions sont épuisées, mais votre ruse est prête et n'en coûte aucune.
page-squares-fit =
    { $n ->
        [one] Une case convient. Survolez-la pour voir ce qui se passe.
       *[other] { $n } cases conviennent. Survolez-en une pour voir ce qui se passe.
    }
page-where-arrives = { $being_title } : sur quelle case ?
page-cannot-arrive = { $being_title } : pas encore possible
page-where-place = Où placez-vous la pièce commune ?
page-where-place-help =
    { $n ->
        [one] Une case vide.
       *[other] { $n } cases possibles.
    }
page-which-discard = Quelle créature défaussez-vous ?
page-which-discard-help = Ensuite, d'autres cartes peuvent aller sous leurs paquets, dans l'ordre de votre choix.
page-crushes = écrase la pièce en { $square }
page-falls = détruit : { $squares }
page-destroys = détruit
page-empty-square = vide
page-under-so-far = Sous le paquet, la première à piocher d'abord : { $cards }
page-about-player = À propos de : { $player }
page-score-of = { $n } sur { $max } points
page-lowest-colour = points dans la couleur la plus faible
page-lowest-colour-n = { $n } dans la couleur la plus faible
page-colour-points = { $n } sur { $max }, couleur de : { $player }
page-commons =
    { $n ->
        [one] { $n } pièce commune dans l'arène
       *[other] { $n } pièces communes dans l'arène
    }
page-heroics =
    { $n ->
        [one] { $n } pièce héroïque dans l'arène
       *[other] { $n } pièces héroïques dans l'arène
    }
page-legendaries =
    { $n ->
        [one] { $n } pièce légendaire dans l'arène
       *[other] { $n } pièces légendaires dans l'arène
    }
page-supply = En réserve :
page-supply-of = pièces communes et héroïques : { $commons }, légendaires : { $legendaries }
page-improvised-with = Improvisation faite avec : { $colours }
page-improvised-none = aucune couleur n'a encore servi
page-claimed = Objectifs remplis
page-claimed-none = aucun
page-n-claimed =
    { $n ->
        [one] { $n } objectif
       *[other] { $n } objectifs
    }
page-felled = Détruites ce tour :
page-piles = Réserves, paquets et défausses
page-pile-empty = vide
page-hand-of = Main : { $player }
page-deck-of = Paquet : { $player }
page-discard-pile-of = Défausse : { $player }
page-cards-sideways =
    { $n ->
        [one] { $n } carte, dont { $sideways } de côté
       *[other] { $n } cartes, dont { $sideways } de côté
    }
page-shared-decks = Paquets communs
page-shared-tasks = Objectifs encore cachés
page-cards-to-choose = Cartes au choix
page-put-under = sous le paquet
page-played-by = { $player } a joué { $card } : montrer la carte
page-cards-left =
    { $n ->
        [one] { $n } carte dans le paquet
       *[other] { $n } cartes dans le paquet
    }
page-n-beings =
    { $beings ->
        [one] { $beings } créature
       *[other] { $beings } créatures
    }
page-n-legends =
    { $legends ->
        [one] { $legends } légende
       *[other] { $legends } légendes
    }
page-n-flares =
    { $flares ->
        [one] { $flares } ruse
       *[other] { $flares } ruses
    }
page-n-squares =
    { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
page-shared-legends = Légendes
page-shared-flares = Ruses
page-shared-discards-legends = Légendes défaussées
page-shared-discards-flares = Ruses utilisées
page-rank-0 = commune
page-rank-1 = héroïque
page-rank-2 = légendaire
page-being-rank-0 = Créature commune
page-being-rank-1 = Créature héroïque
page-being-rank-2 = Légende

## The position in words

page-says-score = { $player } : { $n } sur { $max } points.
page-colour-points-of = { $player }, couleur ({ $other }) : { $n }.
page-says-task =
    { $points ->
        [one] Objectif { $task }, { $points } point.
       *[other] Objectif { $task }, { $points } points.
    }
page-says-pending = Créature en attente de { $player } : { $card }.
page-says-hand = Votre main : { $cards }.
page-says-turn =
    { $n ->
        [one] Au tour de : { $player }, { $n } action restante.
       *[other] Au tour de : { $player }, { $n } actions restantes.
    }
page-says-rank-0 =
    { $n ->
        [one] Une pièce commune : { $squares }.
       *[other] { $n } pièces communes : { $squares }.
    }
page-says-rank-1 =
    { $n ->
        [one] Une pièce héroïque : { $squares }.
       *[other] { $n } pièces héroïques : { $squares }.
    }
page-says-rank-2 =
    { $n ->
        [one] Une pièce légendaire : { $squares }.
       *[other] { $n } pièces légendaires : { $squares }.
    }

## Cards

page-gallery-counts = Tash-Kalar · { $beings } créatures, { $legends } légendes, { $flares } ruses, { $tasks } objectifs
page-orientations = Orientations
page-n-different =
    { $n ->
        [one] une seule
       *[other] { $n } différentes
    }
page-verb = Verbe
page-deck-flares = Ruses
page-deck-tasks = Objectifs
page-verb-move = déplacer
    .stems = déplacement|déplace
page-verb-leap = bondir
    .stems = bond
page-verb-destroy = détruire
    .stems = détrui
page-verb-upgrade = promouvoir
    .stems = promouv|promu|promot
page-verb-place = placer
    .stems = placer|placez
page-verb-convert = convertir
    .stems = converti
page-verb-gain-action = gagner une action
    .stems = gagnez une action|gagnez deux actions

## Settings

page-player = Joueur

## Shortcuts

page-key-place = Placer une pièce commune
page-key-discard = Défausser
page-key-turn = Tourner le motif
page-key-end = Finir le tour
page-key-skip = Ignorer
page-key-hand-over = Passer la main au partenaire
page-key-board = Vers l'arène

## Around the lessons

page-lesson-intro = Apprenez Tash-Kalar sur le vrai plateau, une règle à la fois : { $n } courtes étapes. Chacune peut être passée, et vous pouvez y revenir.
page-lesson-end = Vous savez tout ce qu'il faut pour la première partie. Jouez-la maintenant : deux écoles impériales, six points, sans légendes.
page-lesson-first-game = Jouer la première partie

## Lessons of the guided first duel: .text explains, .task is what to do, .done what it showed; $touch: without keys

lesson-arena = L'arène
    .text = L'arène a 69 cases ; les coins sont coupés. Les cases rouges portent une étoile, les vertes une couronne de feuilles. Vos pierres sont bleues et rondes. Le tout premier tour de la partie n'a qu'une action.
    .task =
        placez une pièce commune sur une case rouge. { $touch ->
            [yes] Touchez l'une des quatre, ou d'abord « { page-place-short } » pour voir où c'est permis.
           *[no] Cliquez sur l'une des quatre, ou appuyez d'abord sur P pour voir où c'est permis.
        }
    .done = La pièce commune est la pierre nue. Les cases colorées comptent pour certaines créatures et certains objectifs.
lesson-placing = Deux actions
    .text = Désormais, un tour a deux actions. La plus simple est de placer une pièce commune sur une case vide. Regardez la maîtresse d'armes dans votre main : son motif demande deux de vos pièces alignées, avec une case entre elles.
    .task = placez des pièces communes jusqu'à ce que deux des vôtres soient ainsi disposées, par exemple en e5 et e3.
    .done = Le motif est là : la carte dit maintenant sur combien de cases elle peut apparaître.
lesson-swordmaster = La maîtresse d'armes
    .text = Une créature apparaît sur la case encadrée de son motif. Puis son effet a lieu une fois, et elle reste comme une pièce ordinaire. La maîtresse d'armes peut détruire une pièce commune ennemie en diagonale ; si elle le fait, elle est promue héroïque.
    .task =
        choisissez la maîtresse d'armes, { $touch ->
            [yes] touchez la case qui brille, puis détruisez la pièce en d4.
           *[no] cliquez sur la case qui brille, puis détruisez la pièce en d4.
        }
    .done = Une action, un ennemi de moins et une pièce héroïque sur le plateau.
lesson-turning = Tourné, en miroir, occupé
    .text = Les motifs peuvent être tournés et retournés en miroir. Un rang plus haut peut en remplacer un plus bas. Les cases dont le motif n'a pas besoin peuvent contenir n'importe quoi. Et la case d'invocation peut être occupée par une pièce de rang égal ou inférieur : elle est détruite.
    .task = invoquez la maîtresse d'armes sur la pièce commune ennemie en d5.
    .done = Là où elle est apparue, la pierre ennemie a disparu.
lesson-knight = Le chevalier
    .text =
        Le chevalier demande quatre pièces en forme de L, dans n'importe quelle orientation. { $touch ->
            [yes] Touchez une carte pour voir toutes les cases où elle peut apparaître, ou pour lire pourquoi elle ne le peut pas.
           *[no] Survolez une carte pour voir toutes les cases où elle peut apparaître, ou pour lire pourquoi elle ne le peut pas.
        }
    .task = placez la pierre manquante en f5, puis invoquez le chevalier en e4. Vous pouvez ignorer ses déplacements.
    .done = Le chevalier est aussitôt héroïque : une pierre sur une étoile à quatre branches.
lesson-combat = Déplacements de combat
    .text = Un déplacement de combat va vers une case voisine, vide ou occupée par une pièce de rang égal ou inférieur, qui est détruite. Le chevalier peut en faire trois, mais aucun sur une pièce commune.
    .task = invoquez le chevalier en e4 et prenez les deux pièces héroïques, en f3 et g2.
    .done = Un déplacement n'a pas besoin de prendre. Vous pouvez aussi vous arrêter : c'est à cela que sert « Ignorer ».
lesson-cannon = Le canon
    .text = Certains motifs demandent une pièce à vous sur la case d'invocation même ; elle est remplacée. Le canon tire ensuite dans le sens de l'une de ses flèches : chaque pièce commune de la ligne tombe, les vôtres aussi. Les pièces promues ne sont pas touchées, mais n'arrêtent pas le tir.
    .task = invoquez le canon en e5 et tirez vers la droite.
    .done = Trois pièces communes sont tombées, et la pièce héroïque entre elles n'a rien senti.
lesson-standard = Déplacements standard
    .text = Un déplacement standard va vers une case vide ou sur une pièce de rang inférieur. Le chroniqueur promeut une autre de vos pièces communes ; elle peut ensuite faire un déplacement standard.
    .task = invoquez le chroniqueur en e5, promouvez la pièce en e4 et menez-la sur la pièce commune en e3.
    .done = L'héroïque bat la commune. Contre une égale, il aurait fallu un déplacement de combat.
lesson-moves = Déplacer les autres
    .text = Le capitaine d'infanterie permet à vos autres pièces de faire jusqu'à deux déplacements de combat. Les pièces communes peuvent ainsi prendre des communes.
    .task = invoquez le capitaine d'infanterie et prenez les deux pièces communes en d6 et g6.
    .done = Choisissez d'abord la pièce, puis où elle va. Si vous changez d'avis, annulez le coup.
lesson-leap = Bonds
    .text = Un bond est comme un déplacement, mais il va vers n'importe quelle autre case de l'arène. Le chevaucheur de griffon peut faire un bond de combat.
    .task = invoquez le chevaucheur de griffon en e4 et bondissez sur la pièce héroïque en g8. Vous pouvez ignorer le reste.
    .done = Ni distance ni obstacle : seul compte le rang sur la case.
lesson-flare = La ruse
    .text = Votre ruse aide quand un adversaire est loin devant. La moitié haute compare les pièces promues, la basse toutes les pièces. Chaque moitié dont la condition est remplie est exécutée, la haute d'abord. Jouer une ruse ne coûte aucune action.
    .task = choisissez votre ruse et jouez-la, puis placez les pièces qu'elle donne.
    .done = Les deux moitiés étaient remplies. Vous piochez une nouvelle ruse à la fin du tour.
lesson-gain = Une action de plus
    .text = Certains effets donnent une action. C'est le cas du mage du temps, qui détruit en plus une pièce ennemie de n'importe quel rang sur la case marquée.
    .task = invoquez le mage du temps de sorte que sa marque tombe sur la pièce héroïque en d5.
    .done = Il vous reste encore deux actions dans ce tour.
lesson-tasks = Objectifs
    .text = Dans le Duel ancestral et la première partie, les points viennent des objectifs. Trois sont visibles. Quand vos actions sont utilisées, vous pouvez en remplir un dont la condition est satisfaite. Domination du centre demande cinq pièces sur les neuf cases centrales, dont deux promues.
    .task = placez votre cinquième pièce au centre, puis remplissez l'objectif.
    .done = Le prochain objectif prend sa place. Vous pouvez en remplir un à chaque tour.
lesson-discard = Défausser
    .text = Hors de la première partie, vous pouvez une fois par tour, comme action, défausser une créature de votre école. Ensuite, d'autres cartes peuvent aller sous leurs paquets, dans l'ordre de votre choix, et vous complétez votre main à la fin du tour.
    .task = défaussez une créature et glissez au moins une autre carte sous son paquet, puis terminez.
    .done = Ce qui va sous un paquet revient en dernier.
lesson-legend = Légendes
    .text = Les légendes sont des créatures du plus haut rang. Leurs motifs demandent des pièces héroïques, dessinées en étoiles. Dans le Duel ancestral, chacune de vos pièces légendaires vaut un point tant qu'elle tient.
    .task = invoquez l'élémentaire de terre en d4 et répondez à ce que demande son effet.
    .done = Une pièce légendaire : une étoile à huit branches au cœur blanc. C'était la dernière étape.

## About

page-about-tash-kalar = Les cartes de Tash-Kalar sont des faits connus par des transcriptions publiques : noms, motifs et effets, décrits ici avec nos propres mots. Les dessins sont les nôtres.
