### Words of the terminal for Tash-Kalar: what can be typed, and what stands around the table.

cli-in-tash-kalar-why = pourquoi pas : pourquoi e5, pourquoi chevalier e5, pourquoi ruse
cli-in-tash-kalar-card = une carte en entier : carte chevalier
cli-in-tash-kalar-rules = les règles : règles 6.2, règles combat
cli-in-tash-kalar-not-understood = « { $text } » n'est pas une réponse ici. Tapez une case, une carte et une case, ou un numéro ; ? en montre plus.
cli-verb-invoke = jouer, ruse
cli-help-signs = Pièces : { $shapes } ; { $heroic } héroïque, { $legendary } légendaire. Cases : r rouge, g verte, { $last } changée en dernier. Motifs : { $common_needed } une pièce à vous, { $heroic_needed } héroïque ou plus, { $arrival } où la créature arrive (case vide, votre pièce commune ou héroïque), { $marks } cases marquées.
cli-points = points
cli-supply = réserve
cli-tasks = Objectifs
cli-next-task = prochain
cli-last-discard = dernière défausse : { $name }
cli-flare-now =
    { $standing ->
        [behind] { $player } : retard { $count }
       *[ahead] { $player } : avance { $count }
    }
cli-place = Pour placer une pièce, tapez une case, par exemple { $square }.
cli-take-off = Pour retirer une pièce, tapez sa case, par exemple { $square }.
cli-pick = Cases :
cli-squares-many = ({ $count } cases)
cli-uses = pièces { $squares }
cli-marks = marquées { $squares }
cli-directions = directions { $directions }
cli-crushes = détruit la pièce en { $square }
