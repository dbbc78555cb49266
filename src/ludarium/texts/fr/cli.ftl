### The terminal in French: words to type and words around the table.

## What can be typed: commands (several words with commas), and answers

cli-command-help = aide
    .help = cette page (aussi : ?)
cli-command-why = pourquoi
    .help = pourquoi pas : pourquoi et une option d'un tour précédent
cli-command-hint = indice, conseil
    .help = ce que ferait un bot et son estimation
cli-command-coach = entraîneur
    .help = ce qui est presque là, et ce qui menace
cli-command-undo = annuler
    .help = annuler votre dernière réponse
cli-command-log = journal
    .help = ce qui s'est passé : journal, journal 50
cli-command-card = carte
    .help = une carte en entier, dans les jeux qui en ont
cli-command-rules = règles
    .help = les règles : règles et un numéro ou des mots
cli-command-show = montrer
    .help = redessiner la table
cli-command-resign = abandonner
    .help = abandonner la partie
cli-command-save = enregistrer, sauver
    .help = enregistrer la partie : enregistrer, enregistrer FICHIER
cli-command-quit = quitter, q, sortir
    .help = partir ; l'enregistrement reste et peut être repris
cli-command-piles = piles, tas
    .help = ce qui se trouve dans les réserves, les pioches et les défausses, et ce qui n'a pas encore été vu
cli-command-hand = main
    .help = vos cartes et leurs effets
cli-command-options = options
    .help = tout ce que vous pouvez répondre maintenant, avec les numéros
cli-help-answers =
    3 – l'option de ce numéro
    … – des mots d'une option ; si plusieurs les ont, il faudra préciser laquelle

## Around the table

cli-who = { $player } :
cli-piles = main { $hand }, paquet { $cards }
cli-which = Options possibles : { $count }. Laquelle ?
cli-which-help = Tapez un numéro de 1 à { $count }, ou Entrée pour n'en choisir aucune ; q quitte la partie.
cli-nothing-chosen = Rien n'a été choisi.
cli-not-understood = « { $text } » n'est pas une réponse ici. Tapez un numéro, ou des mots d'une option ; ? en montre plus.
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

## Replay

cli-replay-step = Étape { $step } sur { $total }
cli-replay-keys = Entrée : suite, b : retour, un nombre : y aller, q : fin
cli-replay-left = La relecture s'arrête à l'étape { $step } sur { $total }.

## Games without a screen of their own

cli-plain-help-signs = Ce jeu n'a pas de dessin à lui : vous voyez ce qu'il vous dit, ligne par ligne.
cli-plain-no-cards = Ce jeu n'a pas de cartes à regarder.
cli-plain-nothing = rien
cli-plain-yes = oui
cli-plain-no = non
