### Words of the terminal for Tash-Kalar: what can be typed, and what stands around the table.

cli-in-tash-kalar-why = pourquoi pas : pourquoi e5, pourquoi chevalier e5, pourquoi ruse
cli-in-tash-kalar-card = une carte en entier : carte chevalier
cli-in-tash-kalar-rules = les règles : règles 6.2, règles combat
cli-in-tash-kalar-not-understood = « { $text } » n'est pas une réponse ici. Tapez une case, une carte et une case, ou un numéro ; ? en montre plus.
cli-tk-command-tasks = objectifs
    .help = les objectifs et leurs conditions
cli-tk-verb-place = placer, poser
cli-tk-verb-take-off = retirer
cli-tk-verb-summon = invoquer
cli-tk-verb-discard = défausser
cli-tk-verb-under = sous, mettre sous
cli-tk-verb-invoke = jouer, ruse
cli-tk-verb-thaw = dégeler, dégel
cli-tk-verb-warp = distordre, distorsion
cli-tk-verb-claim = remplir
cli-tk-verb-end = finir, finir le tour, fin, fin du tour
cli-tk-verb-hand-over = passer la main
cli-tk-verb-pick = choisir
cli-tk-verb-skip = ignorer, passer, non, stop
cli-tk-help-answers =
    e5 – la case : y placer une pièce, ou la choisir
    chevalier e5 – invoquer une créature sur une case
    placer e5 – la même chose avec un verbe : placer, invoquer, défausser, ignorer, finir …
    3 – l'option de ce numéro
cli-tk-help-signs = Pièces : { $shapes } ; { $heroic } héroïque, { $legendary } légendaire. Cases : r rouge, g verte, { $last } changée en dernier. Motifs : { $common_needed } une pièce à vous, { $heroic_needed } héroïque ou plus, { $arrival } où la créature arrive (case vide, votre pièce commune ou héroïque), { $marks } cases marquées.
cli-tk-short-common = comm.
cli-tk-short-heroic = héroï.
cli-tk-short-legendary = légend.
cli-tk-points = points
cli-tk-supply = réserve
cli-tk-tasks = Objectifs
cli-tk-next-task = prochain
cli-tk-last-discard = dernière défausse : { $name }
cli-tk-flare-upper = Promues, retard { $count } :
cli-tk-flare-lower = Toutes, retard { $count } :
cli-tk-flare-now =
    { $standing ->
        [behind] { $player } : retard { $count }
       *[ahead] { $player } : avance { $count }
    }
cli-tk-place = Pour placer une pièce, tapez une case, par exemple { $square }.
cli-tk-take-off = Pour retirer une pièce, tapez sa case, par exemple { $square }.
cli-tk-pick = Cases :
cli-tk-squares-many = ({ $count } cases)
cli-tk-uses = pièces { $squares }
cli-tk-marks = marquées { $squares }
cli-tk-directions = directions { $directions }
cli-tk-crushes = détruit la pièce en { $square }
