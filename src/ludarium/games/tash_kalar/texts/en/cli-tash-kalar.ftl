### Words of the terminal for Tash-Kalar: what can be typed, and what stands around the table.

cli-in-tash-kalar-why = why not: why e5, why knight e5, why flare
cli-in-tash-kalar-card = a card in full: card knight
cli-in-tash-kalar-rules = the rules: rules 6.2, rules combat move
cli-in-tash-kalar-not-understood = “{ $text }” is not an answer here. Type a square, a card and a square, or a number; ? shows more.
cli-tk-command-tasks = tasks
    .help = the tasks with what they ask for
cli-tk-verb-place = place, put
cli-tk-verb-take-off = take off
cli-tk-verb-summon = summon
cli-tk-verb-discard = discard
cli-tk-verb-under = under
cli-tk-verb-invoke = invoke, flare
cli-tk-verb-thaw = thaw
cli-tk-verb-warp = warp
cli-tk-verb-claim = claim
cli-tk-verb-end = end, end turn
cli-tk-verb-hand-over = hand over
cli-tk-verb-pick = pick, choose
cli-tk-verb-skip = skip, no, stop
cli-tk-help-answers =
    e5 – the square: place a piece there, or choose it
    knight e5 – summon a being on a square
    place e5 – the same with a verb: place, summon, discard, skip, end …
    3 – the option with that number
cli-tk-help-signs = Pieces: { $shapes }; { $heroic } heroic, { $legendary } legendary. Squares: r red, g green, { $last } changed last. Patterns: { $common_needed } a piece of yours, { $heroic_needed } heroic or higher, { $arrival } where the being arrives (empty or on your common or heroic piece), { $marks } marked squares.
cli-tk-short-common = common
cli-tk-short-heroic = heroic
cli-tk-short-legendary = legend.
cli-tk-points = points
cli-tk-supply = supply
cli-tk-tasks = Tasks
cli-tk-next-task = next
cli-tk-last-discard = last discard: { $name }
cli-tk-flare-upper = { $count } upgraded behind:
cli-tk-flare-lower = { $count } pieces behind:
cli-tk-flare-now =
    { $standing ->
        [behind] { $player } is behind by { $count }
       *[ahead] { $player } is ahead by { $count }
    }
cli-tk-place = Place a piece: type a square, such as { $square }.
cli-tk-take-off = Take a piece off: type its square, such as { $square }.
cli-tk-pick = Squares:
cli-tk-squares-many = ({ $count } squares)
cli-tk-uses = pieces { $squares }
cli-tk-marks = marked { $squares }
cli-tk-directions = directions { $directions }
cli-tk-crushes = destroys what stands on { $square }
