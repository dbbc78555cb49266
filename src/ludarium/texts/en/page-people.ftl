### People at a table in English: how it ended, playing again, who sits where, who may come in.

## The end of a game

page-end-you-won = You won
page-end-draw = Nobody won
page-end-won =
    { $n ->
        [one] { $names } won
       *[other] { $names } won
    }
page-end-your-place =
    { $place ->
        [2] You came second.
        [3] You came third.
        [4] You came fourth.
       *[other] You came in place { $place }.
    }
page-end-ranking = Ranking
page-end-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## Playing again

page-rematch-ask = Ask for a rematch
page-rematch-go = To the rematch
page-rematch-wanted =
    { $n ->
        [one] { $names } wants a rematch
       *[other] { $names } want a rematch
    }
page-rematch-same = The same form and the same table, { $clock }.
page-rematch-swap = How you would sit then
page-rematch-no-clock = without a clock
page-rematch-answer = Answer
page-rematch-accept = Accept
page-rematch-not-now = Not now
page-rematch-waiting = Waiting for { $names }
page-rematch-waiting-help = You may look around; the question stays.
page-rematch-left =
    { $n ->
        [one] { $names } has left the table and is asked on coming back.
       *[other] { $names } have left the table and are asked on coming back.
    }
page-rematch-take-back = Take it back
page-rematch-declined = { $name } does not want to play again now.
page-rematch-you-declined = You have said “not now”.
page-rematch-made = The rematch has begun
page-rematch-made-help = Everybody has agreed, and the sides are swapped.

## Seats

page-people = Players
page-is-away = is away
page-is-awaited = awaited
page-remove = Send away
page-remove-sure = Send { $name } away for good
page-remove-help = They leave at once and cannot come back; the link changes, and the seat waits for somebody else or a bot.
page-stand-in = When a player stays away
page-stand-in-none = They are waited for
page-stand-in-after = How long they are waited for
page-stand-in-who = Who may ask for it
page-stand-in-by-anyone = Anyone at the table may ask
page-stand-in-by-maker = Only the host may ask
page-stand-in-nobody = Whoever stays away is waited for; no bot plays on.
page-stand-in-anyone = Whoever stays away keeps the seat: { $after } anyone at the table may let a bot ({ $bot }) play on until they are back.
page-stand-in-maker = Whoever stays away keeps the seat: { $after } the host may let a bot ({ $bot }) play on until they are back.
page-stand-in-mine = Who stands in for me at least
page-after-seconds = after { $n } s
page-after-minutes = after { $n } min
page-after-hours = after { $n } h
page-join-invited = { $name } invites you to play { $game }
page-join-to = You are invited to play { $game }
page-join-seat = Where you sit
page-join-any-seat = Any free seat
page-join-side = { $side }, seat { $n }
page-join-side-with = { $side }, with { $names }
page-join-your-side = Your seat: { $side }

## Names, and who may come in

error-name-invisible = A name has only characters that everybody can see.
error-name-mixed = A name has the letters of one alphabet only, so that nobody passes for somebody else.
error-stand-in-settled = Which bot stands in was settled when the table was made; no weaker one can be chosen.
error-removed = The host has sent you away from this table.
error-logged-out = You have logged out.

## Sessions

page-sessions = Where you are logged in
page-sessions-help = Your tables, campaigns and statistics belong to this browser; there is no password.
page-session-here = this browser
page-session-seen = last used { $when }
page-session-unknown = Unknown browser
page-session-ended = That session has ended.
page-log-out = Log out
page-log-out-everywhere = Log out everywhere
page-log-out-ask = Log out of this browser?
page-log-out-everywhere-ask = Log out everywhere?
page-log-out-help = Your open tables and campaigns cannot be reached afterwards. Save a campaign first if you want to keep it.
