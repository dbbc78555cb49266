### The terminal in French: words to type and words around the table.

## What can be typed: commands, and verbs of answers (several words with commas)

cli-command-help = aide
    .help = cette page (aussi : ?)
cli-command-why = pourquoi
    .help = pourquoi pas : pourquoi e5, pourquoi chevalier e5, pourquoi ruse
cli-command-hint = conseil
    .help = ce que ferait un bot et son estimation
cli-command-undo = annuler
    .help = annuler votre dernière réponse
cli-command-log = journal
    .help = ce qui s'est passé : journal, journal 50
cli-command-card = carte
    .help = une carte en entier : carte chevalier
cli-command-rules = règles
    .help = les règles : règles 6.2, règles combat
cli-command-show = montrer
    .help = redessiner la table
cli-command-resign = abandonner
    .help = abandonner la partie
cli-command-save = sauver
    .help = enregistrer la partie : sauver, sauver FICHIER
cli-command-quit = quitter
    .help = partir ; l'enregistrement reste et peut être repris
cli-verb-place = placer, poser
cli-verb-take-off = retirer
cli-verb-summon = invoquer
cli-verb-discard = défausser
cli-verb-under = sous, mettre sous
cli-verb-invoke = jouer, ruse
cli-verb-claim = remplir
cli-verb-end = finir, finir le tour
cli-verb-hand-over = passer la main
cli-verb-pick = choisir
cli-verb-skip = passer, non, stop
cli-help-answers =
    e5 – la case : y placer une pièce, ou la choisir
    chevalier e5 – invoquer une créature sur une case
    placer e5 – la même chose avec un verbe : placer, invoquer, défausser, remplir, passer, finir …
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
cli-piles = main { $hand }, pioche { $cards }
cli-last-discard = dernière défausse : { $name }
cli-flare-now = { $player } : avance { $count }
cli-flare-upper = Promues, retard { $count } :
cli-flare-lower = Toutes, retard { $count } :
cli-place = Pour placer une pièce, tapez une case, par exemple { $square }.
cli-take-off = Pour retirer une pièce, tapez sa case, par exemple { $square }.
cli-pick = Cases :
cli-squares-many = ({ $count } cases)
cli-uses = pièces { $squares }
cli-marks = marquées { $squares }
cli-directions = directions { $directions }
cli-crushes = détruit ce qui est en { $square }
cli-which = Options possibles : { $count }. Laquelle ?
cli-nothing-chosen = Rien n'a été choisi.
cli-not-understood = « { $text } » n'est pas une réponse ici. Tapez une case, une carte et une case, ou un numéro ; ? en montre plus.
cli-possible = « { $text } » est possible maintenant.
cli-no-card = Il n'y a pas de carte « { $text } ».
cli-more-rules = … autres règles : { $count }.
cli-press-enter = Appuyez sur Entrée quand vous êtes au clavier.
cli-saved = L'enregistrement est dans { $path }

## Replay

cli-replay-step = Étape { $step } sur { $total }
cli-replay-keys = Entrée : suite, b : retour, un nombre : y aller, q : fin
