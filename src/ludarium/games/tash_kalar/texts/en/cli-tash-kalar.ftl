### Words of the terminal for Tash-Kalar: what can be typed, and what stands around the table.

cli-in-tash-kalar-why = why not: why e5, why knight e5, why flare
cli-in-tash-kalar-card = a card in full: card knight
cli-in-tash-kalar-rules = the rules: rules 6.2, rules combat move
cli-in-tash-kalar-not-understood = “{ $text }” is not an answer here. Type a square, a card and a square, or a number; ? shows more.
cli-verb-invoke = invoke, flare
cli-help-signs = Pieces: { $shapes }; { $heroic } heroic, { $legendary } legendary. Squares: r red, g green, { $last } changed last. Patterns: { $common_needed } a piece of yours, { $heroic_needed } heroic or higher, { $arrival } where the being arrives (empty or on your common or heroic piece), { $marks } marked squares.
cli-points = points
cli-supply = supply
cli-tasks = Tasks
cli-next-task = next
cli-last-discard = last discard: { $name }
cli-flare-now =
    { $standing ->
        [behind] { $player } is behind by { $count }
       *[ahead] { $player } is ahead by { $count }
    }
cli-place = Place a piece: type a square, such as { $square }.
cli-take-off = Take a piece off: type its square, such as { $square }.
cli-pick = Squares:
cli-squares-many = ({ $count } squares)
cli-uses = pieces { $squares }
cli-marks = marked { $squares }
cli-directions = directions { $directions }
cli-crushes = destroys what stands on { $square }
