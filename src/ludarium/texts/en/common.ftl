### Ludarium in English: the platform's words and the interface.
###
### Ids and variables are the same in all languages; names carry the forms their language needs
### (Polish .gen .acc .gender, French .gender). French: write ordinary spaces and apostrophes, the loader
### puts the typographic ones in. See ../README.md.

## Home

home-join = Join by link
home-gallery = Card gallery
home-rules = Rules
home-statistics = Statistics
home-settings = Settings
home-about = About

## Common buttons

button-ok = OK
button-cancel = Cancel
button-back = Back
button-next = Next
button-close = Close
button-confirm = Confirm
button-yes = Yes
button-no = No
button-copy = Copy
button-copied = Copied
button-share = Share
button-retry = Try again
button-more = More
button-search = Search

## Table set-up

setup-title = Set up the table
setup-form = Form
setup-seats = Seats
setup-start = Start
setup-seat-bot = Bot
setup-seat-open = Free seat
setup-clock = Clock
setup-clock-none = No clock
setup-spectators = Allow spectators
setup-invite = Send this link to your friends:
setup-your-name = Your name
setup-pack = With the content pack “{ $pack }”: some figures are not those of the box.

## States of the table

state-turn-of = Turn: { $player }
state-thinking = { $player } is thinking…
state-waiting-for = Waiting for { $player }
state-waiting-players = Waiting for players
state-disconnected = { $player } is away
state-bot-took-over = A bot plays for { $player }
state-you-watch = You are watching
state-game-over = The game is over
state-you-won = You won!
state-you-lost = You lost
state-draw = Draw
state-winner = Winner: { $player }
state-team-won = Your team won!
state-last-turns = Last turns
state-loading = Loading…

## Table buttons

table-take-back = Take back
table-hint = Hint
table-end-turn = End turn
table-done = Done
table-skip = Skip
table-resign = Resign
table-resign-ask = Resign this game?
table-give-seat-to-bot = Let a bot play on
table-take-seat-back = Take my seat back
table-log = Log
table-chat = Chat
table-hand = Hand
table-rematch = Play again
table-pass-device = Hand the device to { $player }

## Take-back, hint, why not

take-back-none = Nothing to take back
take-back-off = This table is played without taking back.
take-back-drawn = Too late: cards have been drawn or dice rolled since.
take-back-shown = Too late: it has been shown to everybody, or the step is over.
take-back-passed = Too late: another player has acted or may act now.
take-back-done = Taken back
hint-best = The bot would play: { $move }
hint-chance = Estimated chance to win: { $percent }
hint-thinking = Looking for a hint…
why-not-title = Why not?
why-not-rule = Rule { $rule }

## Replay

replay-title = Replay
replay-play = Play
replay-pause = Pause
replay-first = To the start
replay-last = To the end
replay-step-back = One step back
replay-step-forward = One step forward
replay-speed = Speed
replay-turning-points = Turning points
replay-download = Download the record

## Errors

error-title = Something went wrong
error-stale = The position has changed. Look again and choose.
error-not-your-seat = This seat is not yours.
error-table-not-found = There is no such table. Check the link.
error-no-such-step = The replay has no such step.
error-table-full = All seats are taken. You can watch.
error-offline = No connection. Your game is safe; we keep trying.
    .pocket = The engine does not answer. Your game is safe; it is being started again.
error-version = The page is out of date. Reload it.
error-part = A part of the page could not be loaded: there is no connection, or the page is out of date. Reload it.
error-bad-record = This file is not a Ludarium record.
error-other-rules = This game was played by other rules: those of another version, or of a content pack. Its record stays whole, but it cannot be played again here.
error-season-not-begun = This season has not begun: nothing has been reported in it yet.
error-name-empty = Please enter a name.
error-bug = A rules error stopped this table. The record was kept.
error-damaged = This table is stopped: part of its history is missing or damaged. Everything that is left was kept.
error-too-often = Too many at once. Wait a moment.
error-not-now = That cannot be done now.
error-bad-setup = The table cannot be set up like that.
error-unavailable = That cannot be done just now. Nothing has changed; try again in a moment.
    .pocket = This browser could not keep that. Nothing has changed; try again in a moment.
error-internal = Something went wrong. Your game is safe; try again.
    .pocket = Something went wrong in the engine. Your game is safe; try again.
error-too-large = That is too large to send.
error-wrong-origin = This request came from another page, so it was not carried out.
error-needs-server = That needs other devices, and this edition runs in your browser alone. Connect to a Ludarium server for it.
error-bad-export = This file is not an export of Ludarium, or a part of it is missing or damaged. Nothing was changed.
error-export-too-new = This export was made by a newer version. Nothing was changed.

## Settings and access

settings-language = Language
settings-text-size = Text size
settings-palette = Colour-blind palette
settings-motion = Reduce motion
settings-sound = Sound
settings-theme = Theme
settings-confirm-moves = Confirm every move
settings-keyboard = Keyboard shortcuts
a11y-legal-choice = Can be chosen
a11y-skip-to-board = Skip to the board

## Gallery, rules, learning

gallery-filter = Filter
gallery-reconstruction = Reconstruction: the printed text is not public.
rules-search = Search the rules
rules-no-result = Nothing found for “{ $query }”
learn-step = Step { $n } of { $total }
learn-try = Now you try
learn-well-done = Well done!
learn-leave = Leave the lesson

## Counts and forms (Fluent selectors)

count-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
count-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
count-actions-left =
    { $n ->
        [0] No actions left
        [one] { $n } action left
       *[other] { $n } actions left
    }
count-turn-number = Turn { $n }

## Words: the platform

term-player = player
    .definition = A person or bot in a seat.
term-spectator = spectator
    .definition = Somebody who watches without a seat.
term-strength = strength
term-record = record
    .definition = The file that holds all decisions of a game.

## Words: words of every game

term-deck = deck
term-effect = effect

## A game without words of its own: options and events by their notation

plain-text = { $text }
plain-event = { $player }: { $text }
