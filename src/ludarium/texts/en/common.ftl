### Ludarium in English: the platform's words and the interface.
###
### Ids and variables are the same in all languages; names carry the forms their language needs
### (Polish .gen .acc .gender, French .gender). French: write ordinary spaces and apostrophes, the loader
### puts the typographic ones in. See ../README.md.

## Home

home-title = Play three great board games, exactly by their rules
home-continue = Continue
home-new-game = New game
home-join = Join by link
home-campaigns = Campaigns
home-learn = Learn to play
home-gallery = Card gallery
home-rules = Rules
home-statistics = Statistics
home-settings = Settings
home-about = About
home-empty = No games yet. Start one: it takes a click.

## Common buttons

button-ok = OK
button-cancel = Cancel
button-back = Back
button-next = Next
button-close = Close
button-confirm = Confirm
button-yes = Yes
button-no = No
button-save = Save
button-copy = Copy
button-copied = Copied
button-share = Share
button-delete = Delete
button-retry = Try again
button-more = More
button-less = Less
button-show-all = Show all
button-search = Search
button-undo-selection = Clear selection

## Table set-up

setup-title = Set up the table
setup-game = Game
setup-form = Form
setup-seats = Seats
setup-options = Options
setup-start = Start
setup-seat-human = Person on this screen
setup-seat-link = Person by link
setup-seat-bot = Bot
setup-seat-open = Free seat
setup-bot-random = Random
setup-bot-easy = Easy
setup-bot-medium = Medium
setup-bot-hard = Hard
setup-first-player = Starting player
setup-first-random = Draw at random
setup-take-back = Allow take-backs
setup-clock = Clock
setup-clock-none = No clock
setup-hints = Allow hints
setup-spectators = Allow spectators
setup-invite = Send this link to your friends:
setup-your-name = Your name
setup-pack = With the content pack “{ $pack }”: some figures are not those of the box.

## States of the table

state-your-turn = Your turn
state-turn-of = Turn: { $player }
state-thinking = { $player } is thinking…
state-waiting-for = Waiting for { $player }
state-waiting-players = Waiting for players
state-disconnected = { $player } is away
state-reconnected = { $player } is back
state-bot-took-over = A bot plays for { $player }
state-you-watch = You are watching
state-game-over = The game is over
state-you-won = You won!
state-you-lost = You lost
state-draw = Draw
state-winner = Winner: { $player }
state-team-won = Your team won!
state-last-turns = Last turns
state-paused = Paused
state-saved = Saved
state-loading = Loading…

## Table buttons

table-take-back = Take back
table-hint = Hint
table-why-not = Why not?
table-end-turn = End turn
table-pass = Pass
table-done = Done
table-skip = Skip
table-decline = Do not use
table-resign = Resign
table-resign-ask = Resign this game?
table-offer-draw = Offer a draw
table-give-seat-to-bot = Let a bot play on
table-take-seat-back = Take my seat back
table-log = Log
table-chat = Chat
table-hand = Hand
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-fit = Whole board
table-skip-animation = Skip animation
table-rematch = Play again
table-analyse = Analyse the game
table-pass-device = Hand the device to { $player }
table-show-my-hand = Show my hand

## Prompts

prompt-choose-action = Choose an action
prompt-choose-square = Choose a square
prompt-choose-card = Choose a card
prompt-choose-target = Choose a target
prompt-choose-player = Choose an opponent
prompt-choose-direction = Choose a direction
prompt-choose-orientation = Choose how the pattern lies
prompt-choose-order = Put these in order
prompt-optional = You may: { $what }
prompt-must = You must: { $what }
prompt-nothing-possible = Nothing can be done here; the effect is skipped.
prompt-confirm-end-turn = End your turn? You cannot take back after that.

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
why-not-not-your-turn = It is not your turn.
why-not-occupied = The square { $square } is occupied.
why-not-rank = A piece of higher rank stands on { $square }.
why-not-no-pattern = Your pieces do not form this pattern.
why-not-out-of-range = The target is out of range.
why-not-no-sight = The target is not in line of sight.
why-not-no-mana = Not enough mana: { $need } needed, { $have } left.
why-not-blocked = The way is blocked.

## Replay

replay-title = Replay
replay-play = Play
replay-pause = Pause
replay-first = To the start
replay-last = To the end
replay-step-back = One step back
replay-step-forward = One step forward
replay-speed = Speed
replay-as = Seen by { $player }
replay-turning-points = Turning points
replay-download = Download the record
replay-verified = The record is genuine: every draw was checked.
replay-mismatch = The record differs at step { $step }.

## Errors

error-title = Something went wrong
error-illegal = That is not possible: { $reason }
error-stale = The position has changed. Look again and choose.
error-not-your-seat = This seat is not yours.
error-table-not-found = There is no such table. Check the link.
error-no-such-step = The replay has no such step.
error-table-full = All seats are taken. You can watch.
error-offline = No connection. Your game is safe; we keep trying.
    .pocket = The engine does not answer. Your game is safe; it is being started again.
error-back-online = Connected again
error-version = The page is out of date. Reload it.
error-part = A part of the page could not be loaded: there is no connection, or the page is out of date. Reload it.
error-bad-record = This file is not a Ludarium record.
error-record-too-new = This record was made by a newer version.
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
error-needs-server = That takes other devices, and this edition runs in your browser alone. Connect to a Ludarium server for it.
error-bad-export = This file is not an export of Ludarium, or a part of it is missing or damaged. Nothing was changed.
error-export-too-new = This export was made by a newer version. Nothing was changed.

## Settings and access

settings-language = Language
settings-text-size = Text size
settings-palette = Colour-blind palette
settings-motion = Reduce motion
settings-sound = Sound
settings-narration = Narration
settings-theme = Theme
settings-theme-light = Light
settings-theme-dark = Dark
settings-confirm-moves = Confirm every move
settings-keyboard = Keyboard shortcuts
a11y-square-empty = { $square }, empty
a11y-square-piece = { $square }, { $piece }
a11y-selected = Selected
a11y-legal-choice = Can be chosen
a11y-skip-to-board = Skip to the board

## Gallery, rules, learning

gallery-filter = Filter
gallery-own-design = Ludarium's own design
gallery-reconstruction = Reconstruction: the printed text is not public.
rules-search = Search the rules
rules-no-result = Nothing found for “{ $query }”
learn-step = Step { $n } of { $total }
learn-try = Now you try
learn-well-done = Well done!
learn-leave = Leave the lesson

## Tash-Kalar

tk-prompt-summon = Summon a being
tk-prompt-flare = Invoke your flare
tk-prompt-task = Complete a task?
tk-prompt-discard = Discard a being of your school
tk-hand-over = Hand over to your partner
tk-log-place = { $player } places a common on { $square }.
tk-log-summon = { $player } summons: { $being } ({ $square }).
tk-log-flare = { $player } invokes a flare.

## Skytear

sk-prompt-react = Play a Reaction or pass
sk-prompt-area = Lay the area
sk-prompt-modifier = Choose the modifier to add
sk-log-attack = { $hero } attacks { $target }.
sk-log-defeated = { $hero } is defeated.
sk-log-lane-won = Lane { $lane }: { $player } wins by { $margin }.

## Fateforge

ff-prompt-dice = Choose four dice to roll
ff-prompt-exit = Choose the exit for everyone
ff-test = Test: { $trait }, { $difficulty }
ff-log-ko = { $hero } is knocked out (KO).
ff-log-revived = { $hero } is revived.
ff-rule-unlocked = New rule: { $rule }
ff-saved-slot = Campaign slot { $n }
ff-reaction-here = Enemy reactions

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
count-pieces =
    { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    }
count-actions-left =
    { $n ->
        [0] No actions left
        [one] { $n } action left
       *[other] { $n } actions left
    }
count-damage = { $n } damage
count-spaces =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
count-minions-skytear =
    { $n ->
        [one] { $n } minion
       *[other] { $n } minions
    }
count-heroes =
    { $n ->
        [one] { $n } hero
       *[other] { $n } heroes
    }
count-minions-fateforge =
    { $n ->
        [one] { $n } minion
       *[other] { $n } minions
    }
count-dice =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
count-gold = { $n } gold
count-rounds-left =
    { $n ->
        [1] Last round
       *[other] { $n } rounds left
    }
count-spectators =
    { $n ->
        [0] Nobody is watching
        [one] { $n } spectator
       *[other] { $n } spectators
    }
count-turn-number = Turn { $n }
tk-log-destroy =
    { $n ->
        [one] { $player } destroys { $n } piece.
       *[other] { $player } destroys { $n } pieces.
    }
sk-log-damage = { $target } takes { $n } damage.
ff-hero-ko-adjective =
    { $gender ->
        [f] knocked out
       *[m] knocked out
    }
ff-hero-stunned-adjective =
    { $gender ->
        [f] stunned
       *[m] stunned
    }

## Words: the platform

term-ludarium = Ludarium
    .definition = The platform; a name, never translated.
term-game = game
    .definition = A title such as Tash-Kalar.
term-match = game (one sitting)
    .definition = One play from set-up to result.
term-form = form
    .definition = A way to play a game, chosen at set-up (Tash-Kalar: styl).
term-table = table
    .definition = A game being played or waiting for players.
term-seat = seat
    .definition = A side at the table, taken by a person or a bot.
term-player = player
    .definition = A person or bot in a seat.
term-opponent = opponent
    .definition = A player of another side.
term-host = host
    .definition = Who opened the table.
term-spectator = spectator
    .definition = Somebody who watches without a seat.
term-invite-link = invitation link
term-bot = bot
    .definition = A player run by the program.
term-bot-random = random (bot)
term-bot-mild = mild (bot)
term-bot-greedy = greedy (bot)
term-bot-mcts = searching (bot)
term-strength = strength
term-hint = hint
    .definition = A move the bot would make, with its estimate.
term-why-not = why not?
    .definition = The rule that forbids what you tried.
term-take-back = take-back
    .definition = Undoing the last decision where the rules allow it.
term-replay = replay
    .definition = A finished game shown step by step.
term-record = record
    .definition = The file that holds all decisions of a game.
term-log = log
    .definition = What happened, in words.
term-decision = decision
    .definition = A question to one seat and its options.
term-option = option
    .definition = One legal answer to a decision.
term-event = event
term-view = view
    .definition = What one viewer may know.
term-seed = seed (random)
    .definition = The number that fixes all chance of a game.
term-content-pack = content pack
term-gallery = card gallery
term-rules-reference = rules reference
term-statistics = statistics
term-settings = settings
term-estimate = estimate
term-turning-point = turning point
term-guided-game = guided game
term-chat = chat
term-clock = clock

## Words: words of every game

term-card = card
term-deck = deck
term-hand = hand
    .definition = The cards you hold.
term-discard-pile = discard pile
term-draw = draw (a card)
term-discard = discard
term-shuffle = shuffle
term-reveal = reveal
term-face-up = face up
term-face-down = face down
term-board = board
term-turn = turn
term-round = round
term-phase = phase
term-action = action
term-target = target
term-effect = effect
term-point = point
term-score = score
term-win = win
term-loss = loss
term-draw-result = draw
term-resign = resign
term-set-up = set-up
term-team = team
term-token = token
term-rule = rule
term-legal = legal
term-refused = refused

## A game without words of its own: options and events by their notation

plain-text = { $text }
plain-event = { $player }: { $text }
