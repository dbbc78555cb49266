### The terminal in English: words to type and words around the table.

## What can be typed: commands, and verbs of answers (several words with commas)

cli-command-help = help
    .help = this page (also: ?)
cli-command-why = why
    .help = why not: why e5, why knight e5, why flare
cli-command-hint = hint
    .help = what a bot would do, and how good the position looks
cli-command-undo = undo
    .help = take back your last answer
cli-command-log = log
    .help = what happened: log, log 50
cli-command-card = card
    .help = a card in full: card knight
cli-command-rules = rules
    .help = the rules: rules 6.2, rules combat move
cli-command-show = show
    .help = draw the table again
cli-command-resign = resign
    .help = give up the game
cli-command-save = save
    .help = save the record: save, save FILE
cli-command-quit = quit
    .help = leave; the record is saved and can be continued
cli-verb-place = place, put
cli-verb-take-off = take off
cli-verb-summon = summon
cli-verb-discard = discard
cli-verb-under = under
cli-verb-invoke = invoke, flare
cli-verb-claim = claim
cli-verb-end = end, end turn
cli-verb-hand-over = hand over
cli-verb-pick = pick, choose
cli-verb-skip = skip, no, stop
cli-help-answers =
    e5 – the square: place a piece there, or choose it
    knight e5 – summon a being on a square
    place e5 – the same with a verb: place, summon, discard, claim, skip, end …
    3 – the option with that number
cli-help-signs = Pieces: { $shapes }; { $heroic } heroic, { $legendary } legendary. Squares: r red, g green, { $last } changed last. Patterns: { $common_needed } a piece of yours, { $heroic_needed } heroic or higher, { $arrival } where the being arrives (empty or on your common or heroic piece), { $marks } marked squares.

## Around the table

cli-points = points
cli-short-common = common
cli-short-heroic = heroic
cli-short-legendary = legend.
cli-supply = supply
cli-tasks = Tasks
cli-next-task = next
cli-piles = hand { $hand }, deck { $cards }
cli-last-discard = last discard: { $name }
cli-flare-now = { $player } is ahead by { $count }
cli-flare-upper = { $count } upgraded behind:
cli-flare-lower = { $count } pieces behind:
cli-place = Place a piece: type a square, such as { $square }.
cli-take-off = Take a piece off: type its square, such as { $square }.
cli-pick = Squares:
cli-squares-many = ({ $count } squares)
cli-uses = pieces { $squares }
cli-marks = marked { $squares }
cli-directions = directions { $directions }
cli-crushes = destroys what stands on { $square }
cli-which =
    { $count ->
        [one] This fits { $count } option. Which one?
       *[other] This fits { $count } options. Which one?
    }
cli-nothing-chosen = Nothing was chosen.
cli-not-understood = “{ $text }” is not an answer here. Type a square, a card and a square, or a number; ? shows more.
cli-possible = “{ $text }” can be done now.
cli-no-card = There is no card “{ $text }”.
cli-more-rules =
    { $count ->
        [one] … and { $count } rule more.
       *[other] … and { $count } rules more.
    }
cli-press-enter = Press Enter when you are ready.
cli-saved = The record is in { $path }

## Replay

cli-replay-step = Step { $step } of { $total }
cli-replay-keys = Enter: on, b: back, a number: there, q: end
