### The terminal in English: words to type and words around the table.

## What can be typed: commands (several words with commas), and answers

cli-command-help = help
    .help = this page (also: ?)
cli-command-why = why
    .help = why not: why, and an option of an earlier turn
cli-command-hint = hint
    .help = what a bot would do, and how good the position looks
cli-command-coach = coach
    .help = what is nearly there, and what threatens
cli-command-undo = undo
    .help = take back your last answer
cli-command-log = log
    .help = what happened: log, log 50
cli-command-card = card
    .help = a card in full, in games that have cards
cli-command-rules = rules
    .help = the rules: rules, and a number or words
cli-command-show = show
    .help = draw the table again
cli-command-resign = resign
    .help = give up the game
cli-command-save = save
    .help = save the record: save, save FILE
cli-command-quit = quit, q, exit
    .help = leave; the record is saved and can be continued
cli-command-piles = piles
    .help = what lies in supplies, decks and discard piles, and what is not seen yet
cli-command-hand = hand
    .help = your cards with what they do
cli-command-options = options
    .help = everything you can answer now, with numbers
cli-help-answers =
    3 – the option with that number
    … – words of an option; where several have them, you are asked which

## Around the table

cli-who = { $player }:
cli-piles = hand { $hand }, deck { $cards }
cli-which =
    { $count ->
        [one] This fits { $count } option. Which one?
       *[other] This fits { $count } options. Which one?
    }
cli-which-help = Type a number from 1 to { $count }, or Enter to choose none of them; q leaves the game.
cli-nothing-chosen = Nothing was chosen.
cli-not-understood = “{ $text }” is not an answer here. Type a number, or words of an option; ? shows more.
cli-no-number =
    { $count ->
        [0] Nothing has a number here: type what the question names. ? shows more.
       *[other] There is no number { $text } here: they go from 1 to { $count }.
    }
cli-possible = “{ $text }” can be done now.
cli-no-card = There is no card “{ $text }”.
cli-more-rules =
    { $count ->
        [one] … and { $count } rule more.
       *[other] … and { $count } rules more.
    }
cli-press-enter = Press Enter when you are ready.
cli-read-on = Press Enter to read on.
cli-press-enter-help = Enter goes on; q leaves the game.
cli-saved = The record is in { $path }
cli-not-saved = { $path } cannot be written: { $reason }
cli-other-file = { $path } is not overwritten, because it is not the record of a game. Name another file.
cli-left = You have left the game; it is kept and goes on with: { $command }
cli-earlier = … earlier lines: { $count } (type log)
cli-resign-again = Type resign once more to give up the game; that cannot be taken back.
cli-no-resign = Nobody may resign here. Type q to leave: the game is kept.
cli-continuing = Going on where the game was left…
cli-folded = more: { $commands }
cli-more-options = … type options to see them all
cli-keys = help: ?, leave: q

## Replay

cli-replay-step = Step { $step } of { $total }
cli-replay-keys = Enter: on, b: back, a number: there, q: end
cli-replay-left = The replay was left at step { $step } of { $total }.

## Games without a screen of their own

cli-plain-help-signs = This game has no drawing of its own: you see what it tells you, line by line.
cli-plain-no-cards = This game has no cards to look at.
cli-plain-nothing = nothing
cli-plain-yes = yes
cli-plain-no = no
