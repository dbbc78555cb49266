### The terminal in French: words to type and words around the table.

## What can be typed: commands, and verbs of answers (several words with commas)

cli-command-help = aide
    .help = cette page (aussi : ?)
cli-command-why = pourquoi
    .help =
        { $game ->
            [fateforge] pourquoi pas : pourquoi frapper archer 2, pourquoi mouvement F, pourquoi charge
            [skytear] pourquoi pas : pourquoi g7, pourquoi attaque, pourquoi poing du dragon
            [tash-kalar] pourquoi pas : pourquoi e5, pourquoi chevalier e5, pourquoi ruse
           *[other] pourquoi pas : pourquoi et une option d'un tour précédent
        }
cli-command-hint = indice, conseil
    .help = ce que ferait un bot et son estimation
cli-command-coach = entraîneur
    .help = ce qui est presque là, et ce qui menace
cli-command-undo = annuler
    .help = annuler votre dernière réponse
cli-command-log = journal
    .help = ce qui s'est passé : journal, journal 50
cli-command-card = carte
    .help =
        { $game ->
            [fateforge] une compétence, un objet, un ennemi ou une carte en entier : carte charge, carte archer
            [skytear] une carte ou un héros en entier : carte poing du dragon, carte yami
            [tash-kalar] une carte en entier : carte chevalier
           *[other] une carte en entier, dans les jeux qui en ont
        }
cli-command-rules = règles
    .help =
        { $game ->
            [fateforge] les règles : règles 7.7, règles énergie
            [skytear] les règles : règles 15.3, règles ligne blanche
            [tash-kalar] les règles : règles 6.2, règles combat
           *[other] les règles : règles et un numéro ou des mots
        }
cli-command-show = montrer
    .help = redessiner la table
cli-command-resign = abandonner
    .help = abandonner la partie
cli-command-save = enregistrer, sauver
    .help = enregistrer la partie : enregistrer, enregistrer FICHIER
cli-command-quit = quitter, q, sortir
    .help = partir ; l'enregistrement reste et peut être repris
cli-command-auto = auto
    .help = passer à chaque occasion de Réaction ; encore une fois : choisir là où vous pouvez jouer
cli-command-hold = garder, hold
    .help = choisir à chaque occasion de Réaction ; encore une fois : seulement là où vous pouvez jouer
cli-command-next = suite, next
    .help = passer à chaque occasion de Réaction jusqu'à une autre question
cli-command-deck = deck
    .help = construction du deck : deck montrer, deck charger FICHIER, deck enregistrer FICHIER
cli-command-piles = piles, tas
    .help = ce qui se trouve dans les réserves, les pioches et les défausses, et ce qui n'a pas encore été vu
cli-command-hand = main
    .help = vos cartes et leurs effets
cli-command-tasks = objectifs
    .help = les objectifs et leurs conditions
cli-command-heroes = héros
    .help = les héros avec tous leurs chiffres
cli-command-enemies = ennemis
    .help = les ennemis et ce qu’ils feraient maintenant
cli-command-places = lieux
    .help = les lieux d’une scène de repos et ce qu’ils offrent
cli-command-options = options
    .help = tout ce que vous pouvez répondre maintenant, avec les numéros
cli-verb-place = placer, poser
cli-verb-take-off = retirer
cli-verb-summon = invoquer
cli-verb-discard = défausser
cli-verb-under = sous, mettre sous
cli-verb-invoke = jouer, ruse
cli-verb-thaw = dégeler, dégel
cli-verb-claim = remplir
cli-verb-end = finir, finir le tour, fin, fin du tour
cli-verb-hand-over = passer la main
cli-verb-pick = choisir
cli-verb-skip = ignorer, passer, non, stop
cli-help-answers =
    e5 – la case : y placer une pièce, ou la choisir
    chevalier e5 – invoquer une créature sur une case
    placer e5 – la même chose avec un verbe : placer, invoquer, défausser, ignorer, finir …
    3 – l'option de ce numéro
cli-help-signs = Pièces : { $shapes } ; { $heroic } héroïque, { $legendary } légendaire. Cases : r rouge, g verte, { $last } changée en dernier. Motifs : { $common_needed } une pièce à vous, { $heroic_needed } héroïque ou plus, { $arrival } où la créature arrive (case vide, votre pièce commune ou héroïque), { $marks } cases marquées.

## Around the table

cli-points = points
cli-short-common = comm.
cli-short-heroic = héroï.
cli-short-legendary = légend.
cli-supply = réserve
cli-tasks = Objectifs
cli-next-task = prochain
cli-who = { $player } :
cli-piles = main { $hand }, paquet { $cards }
cli-last-discard = dernière défausse : { $name }
cli-flare-now =
    { $standing ->
        [behind] { $player } : retard { $count }
       *[ahead] { $player } : avance { $count }
    }
cli-flare-upper = Promues, retard { $count } :
cli-flare-lower = Toutes, retard { $count } :
cli-place = Pour placer une pièce, tapez une case, par exemple { $square }.
cli-take-off = Pour retirer une pièce, tapez sa case, par exemple { $square }.
cli-pick = Cases :
cli-squares-many = ({ $count } cases)
cli-uses = pièces { $squares }
cli-marks = marquées { $squares }
cli-directions = directions { $directions }
cli-crushes = détruit la pièce en { $square }
cli-which = Options possibles : { $count }. Laquelle ?
cli-which-help = Tapez un numéro de 1 à { $count }, ou Entrée pour n'en choisir aucune ; q quitte la partie.
cli-nothing-chosen = Rien n'a été choisi.
cli-not-understood =
    { $game ->
        [fateforge] « { $text } » n'est pas une réponse ici. Tapez un numéro, ou des mots d'une possibilité comme « mouvement B » ou « frapper archer » ; ? en montre plus.
        [skytear] « { $text } » n'est pas une réponse ici. Tapez une case, un nom, une action ou un numéro ; ? en montre plus.
        [tash-kalar] « { $text } » n'est pas une réponse ici. Tapez une case, une carte et une case, ou un numéro ; ? en montre plus.
       *[other] « { $text } » n'est pas une réponse ici. Tapez un numéro, ou des mots d'une option ; ? en montre plus.
    }
cli-no-number =
    { $count ->
        [0] Rien n'est numéroté ici : tapez ce que la question nomme. Tapez ? pour en savoir plus.
       *[other] Il n'y a pas de numéro { $text } ici : ils vont de 1 à { $count }.
    }
cli-possible = « { $text } » est possible maintenant.
cli-no-card = Il n'y a pas de carte « { $text } ».
cli-more-rules = … autres règles : { $count }.
cli-press-enter = Appuyez sur Entrée quand vous êtes au clavier.
cli-read-on = Appuyez sur Entrée pour lire la suite.
cli-press-enter-help = Entrée continue ; q quitte la partie.
cli-saved = L'enregistrement est dans { $path }
cli-not-saved = Impossible d'écrire { $path } : { $reason }
cli-other-file = { $path } n'est pas un enregistrement de partie et ne sera pas écrasé. Indiquez un autre fichier.
cli-left = Vous avez quitté la partie ; elle est gardée et se reprend avec : { $command }
cli-earlier = … lignes précédentes : { $count } (tapez journal)
cli-resign-again = Tapez abandonner encore une fois pour abandonner la partie ; cela ne s’annule pas.
cli-no-resign = Personne ne peut abandonner ici. Tapez q pour partir : la partie est gardée.
cli-continuing = Reprise de la partie interrompue…
cli-folded = plus : { $commands }
cli-more-options = … tapez options pour tout voir
cli-keys = aide : ?, quitter : q

cli-auto-on = Désormais, vous passez à chaque occasion de Réaction. Tapez encore « auto » pour choisir de nouveau.
cli-hold-on = Vous gardez la priorité : vous choisissez à chaque occasion de Réaction. Tapez encore « garder » pour choisir seulement là où vous pouvez jouer.
cli-next-on = Vous passez jusqu'à une autre question.
cli-windows = Vous choisissez de nouveau partout où vous pouvez jouer une Réaction.

## Skytear: words to type and words around the table

cli-sk-verb-activate = activer
cli-sk-verb-declare = déclarer
cli-sk-verb-play = jouer
cli-sk-verb-pass = passer, finir, fin, non, stop
cli-sk-verb-choose = choisir, cible, vers, défausser, zone
cli-sk-help-answers =
    g7 – la case : y aller, ou choisir ce qui s'y trouve
    attaque – une action : déplacement, commandement, attaque, escarmouche, dévotion
    yami – un héros : l'activer ou le choisir
    jouer poing du dragon – jouer une carte ; suivi de « yami » : avec ce héros
    g7 g8 – poser la zone sur ces cases
    passer – ne rien jouer, s'arrêter ou finir l'activation
    3 – l'option de ce numéro
cli-sk-help-signs = Camps : { $sides } ; sbires { $minions }, T5 une Tour et N5 un Nexus avec ses PS, P un Pilier, { $illusions } une Illusion, { $monster } un Outsider, { $wall } un mur de glace, (1) un jeton Contrôle. Cases : a b m Couloirs, d e Dômes, { $cover } Couverture, { $lines } lignes blanches, { $last } changée en dernier, { $choice } et [ ] peuvent être choisies. Héros : { $ready } Prêt, { $exhausted } Fatigué, { $defeated } Vaincu. Runes : F feu, E terre, A air, I glace, * au choix. Les colonnes sont numérotées en haut pour les rangées a, c, e … et en bas pour les rangées b, d, f …
cli-sk-hp = PS
cli-sk-armour = Arm
cli-sk-mana = mana
cli-sk-returns =
    { $turn ->
        [0] ne revient pas
       *[other] revient au tour { $turn }
    }
cli-sk-known-top = Sur le dessus, comme vous l'avez vu : { $cards }
cli-sk-not-seen = une carte que vous n'avez pas vue
cli-sk-discard = Défausse : { $count }
cli-sk-unseen = Deck : { $count } ; pas encore vues, là, en main ou sous des héros :
cli-sk-leads = Commandement : { $count }
cli-sk-stack-top = Pile :
cli-sk-no-hand = Vous n’avez pas de carte en main pour le moment.
cli-sk-victory = Cartes Victoire
cli-sk-control = Contrôle sans Commandement : { $values }
cli-sk-spare = Sbires en réserve : { $first } / { $second }
cli-sk-flow-ready = { $side } : Flux de Skytear disponible
cli-sk-stack = Pile, du haut vers le bas
cli-sk-priority = priorité : { $player }
cli-sk-target = cible : { $target }
cli-sk-forecast = de { $least } à { $most } dégâts, { $percent } % de chances de vaincre
cli-sk-cancelled = annulé
cli-sk-pillars = Piliers { $spaces }
cli-sk-illusion = Illusion ({ $hero }) { $space }
cli-sk-looked-at = Vous regardez :
cli-sk-drafted = Déjà pris : { $names }
cli-sk-pool = Encore à choisir : { $names }
cli-sk-spaces = Cases : { $spaces }
cli-sk-spaces-many = (marquées, { $count } en tout ; tapez-en une, par exemple { $space })
cli-sk-areas-more = … autres façons de la poser, non affichées : { $count }. Tapez des cases que la zone doit couvrir.
cli-sk-hits = sur { $what }
cli-sk-hits-nobody = sur personne
cli-sk-minion-of = sbire ({ $side })
cli-sk-hero-line = { $faction }, { $class }, { $range } ; Attaque { $attack }, PS { $hp }, Armure { $armour }, runes { $runes }
cli-sk-worth = { $card }, valeur { $value }
cli-sk-enter-deck = Entrée choisit le deck conseillé.
cli-sk-deck-load = charger
cli-sk-deck-save = enregistrer, sauver
cli-sk-deck-for = Deck pour : { $heroes }
cli-sk-deck-saved = Le deck est dans { $path }
cli-sk-deck-other-heroes = Ce deck est pour d'autres héros : { $heroes }.
cli-sk-no-deck = Aucun deck n'est demandé maintenant.
cli-sk-card-costs = mana { $cost }
cli-sk-ultimate-of = carte Ultime ({ $hero })

## Fateforge: words to type and words around the table

cli-ff-help-answers =
    3 – la possibilité de ce numéro
    mouvement b – des mots d'une possibilité : où aller
    frapper archer 2 – que faire et à qui ; on peut ajouter le résultat qui paie : frapper archer 2 précise
    pied léger – une compétence ou un objet
    finir – finir le tour
cli-ff-help-signs = Les zones sont des cases avec une lettre ; les traits sont des passages, { $open } une porte ouverte, { $closed } une porte fermée. { $hero_sign } les héros, { $enemy_sign } les ennemis avec leurs dégâts sur leur résistance. Signes : { $stunned } étourdi, { $guard } de garde, { $guarded } gardé, { $marked } marqué, { $block } jetons de blocage, { $armour } armure. { $used } a déjà servi dans cette manche ou ce combat. { $choice } une zone que nomme une réponse.
cli-ff-health = santé
cli-ff-energy = énergie
cli-ff-block = blocage
cli-ff-armour = armure
cli-ff-poison = poison
cli-ff-charges = charges
cli-ff-ko = K.-O.
cli-ff-hidden = cachée
cli-ff-stunned = étourdissement
cli-ff-guard-stance = posture de Garde
cli-ff-attack-stance = posture d'Attaque
cli-ff-protected = impossible à cibler
cli-ff-taunting = provoque
cli-ff-carries = porte : { $what }
cli-ff-fear = Peur : { $cards }
cli-ff-corruption = Corruption : { $cards }
cli-ff-ally = allié : { $ally } ({ $faces })
cli-ff-ally-hurt = dégâts { $n } sur { $all }
cli-ff-beast-master = Maître des bêtes : { $player }
cli-ff-dice = Dés
cli-ff-gained = gagné : { $faces }
cli-ff-screen = derrière le paravent
cli-ff-enemies = Ennemis, dans l'ordre où ils agissent
cli-ff-weak-point = Point faible : { $weak_point }
cli-ff-wounds = blessures { $wounds } sur { $most }, cartes restantes { $cards }
cli-ff-nothing-to-show = Il n’y a rien à montrer maintenant : les ennemis sont sur la carte d’un combat, les lieux dans une scène de repos.
cli-ff-objectives = Objectifs
cli-ff-round = Manche { $round } sur { $rounds }
cli-ff-order = Ordre : { $order }
cli-ff-reaction = réactions ennemies
cli-ff-barricades = Barricades : { $ways }
cli-ff-barricade = pas de tir vers { $zone } depuis { $side }
cli-ff-bridges = Autres passages : { $ways }
cli-ff-party = Groupe : or { $gold }, vivres { $food }, points de trait { $traits }, points de victoire { $points }
cli-ff-bag = Sac commun : { $items }
cli-ff-reputation = Réputation : { $list }
cli-ff-locked = fermé : { $needs }
cli-ff-too-dear = trop cher
cli-ff-hints = Indices
cli-ff-special = Règles spéciales
cli-ff-place-closed = fermé : { $needs }
cli-ff-quests = Quêtes secondaires
cli-ff-quest = { $quest } : danger { $danger }, { ff-n-time }
cli-ff-ware = { $item_title } ({ ff-n-gold })
cli-ff-look-up = Tapez « carte » et un nom pour lire ce qu'il fait.
cli-ff-traits = traits : { $traits }
cli-ff-chance = { $hero } ({ $percent } % de réussite)
cli-ff-hero-facts = Santé { $health }, énergie { $energy }, trait { $trait }, dés { $dice }.
cli-ff-phase-setup = mise en place
cli-ff-phase-planning = planification
cli-ff-phase-order = ordre des tours
cli-ff-phase-turn = tours des héros
cli-ff-phase-reaction = réactions ennemies
cli-ff-phase-enemies = tour des ennemis
cli-ff-phase-clean-up = entretien
cli-ff-phase-end = après la dernière manche
cli-ff-more-options = … et { $count } de plus. Tapez des mots de celle que vous voulez.

## Replay

cli-replay-step = Étape { $step } sur { $total }
cli-replay-keys = Entrée : suite, b : retour, un nombre : y aller, q : fin
cli-replay-left = La relecture s'arrête à l'étape { $step } sur { $total }.

## Games without a screen of their own

cli-plain-help-answers =
    3 – l'option de ce numéro
    … – des mots d'une option ; si plusieurs les ont, il faudra préciser laquelle
cli-plain-help-signs = Ce jeu n'a pas de dessin à lui : vous voyez ce qu'il vous dit, ligne par ligne.
cli-plain-no-cards = Ce jeu n'a pas de cartes à regarder.
cli-plain-nothing = rien
cli-plain-yes = oui
cli-plain-no = non
