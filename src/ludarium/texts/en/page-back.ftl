### Clocks

clock-days =
    { $n ->
        [one] 1 day a move
       *[other] { $n } days a move
    }
clock-days-help = nobody has to be online at the same time; a stand-in plays on when the days run out
clock-rest-days = { $days } d { $hours } h
clock-rest-whole = { $days } d
clock-rest-hours = { $n } h left
clock-rest-minutes = { $n } min left

## First page

home-your-turn = Your turn.
home-your-turn-name = Your turn, { $name }.
home-nothing-waits = Nothing waits for you.
home-waiting-n =
    { $n ->
        [one] One game waits for you.
       *[other] { $n } games wait for you.
    }
home-running-n =
    { $n ->
        [0] Begin one: it takes a click.
        [one] One game goes on without you.
       *[other] { $n } games go on without you.
    }
home-your-games = Games that wait for you
home-waiting-for-others = Waiting for others
home-all-games = All games
home-fewer-games = Fewer
home-play-your-turn = Play your turn
home-look = Look
home-bot = { $name }, bot
home-open-tables = Open tables
home-live-now = Live now
home-more-tables = { $n } more
home-watch-all = Watch all
home-next-on-the-ladder = Next on the ladder
home-all-opponents = All opponents
home-play = Play
home-with-somebody = With somebody else
home-with-somebody-help = Same screen, same network, or a link.
    .pocket = Several people can share one screen.
home-invite = Invite
    .pocket = Set up the table
home-as-of = The server cannot be reached. This is as of { $time }.
    .pocket = The engine does not answer. This is as of { $time }.
home-first-opponent = Play { $name } now
home-first-opponent-help = { $form }, ten minutes, no reading.
home-new-game = New game
home-row-chosen = Choose another game
home-play-key = Play the chosen game
home-search-key = Search the rules
home-tab-you = You
home-next-game = Next game

## Signals

signal-your-turn = Your turn: { $name }
signal-your-turn-alone = Your turn
signal-your-turn-n = ({ $n }) Your turn
signal-chooses = { $name } chooses
signal-rematch = Rematch? { $name }
signal-came = { $name } is here
signal-clock = { $time } · your turn
signal-wrote = { $name } wrote
signal-note-turn = { $name } has moved
signal-note-turn-alone = It is your turn
signal-note-rematch = { $name } wants a rematch
signal-note-left = { $game }. { $left }.
signal-ask-title = Shall we tell you when it is your turn?
signal-ask-help = This game goes on for days. Your browser can show a short note, even while the page is closed. It never shows cards.
signal-ask-yes = Tell me
signal-ask-no = Not now
signal-setting = Tell me when it is my turn
signal-setting-help = A note from the browser while you are elsewhere; never with cards.
signal-denied = Your browser does not allow notes from this page. You can change that in its settings.

## Who is here

presence-writes = { $name } writes …

## Playing again

series-title = Series with { $names }
series-title-here = Series at this screen
series-games = Games so far: { $names }
series-drawn = drawn
series-offer-over = Nobody answered within five minutes.
series-change = Change the form or the clock
series-changed = changed
series-form = Form of the next game
series-propose = Propose it
series-bot-meanwhile = Play a bot meanwhile
series-send-link = Send a link
series-more = One player more
series-hand-on = Another game with the same people
