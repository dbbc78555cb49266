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
page-end-structures = { $n } damage to structures

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

page-side-party = The party

## Names, and who may come in

error-name-invisible = A name has only characters that everybody can see.
error-name-mixed = A name has the letters of one alphabet only, so that nobody passes for somebody else.
error-stand-in-settled = Which bot stands in was settled when the table was made; no weaker one can be chosen.
error-removed = The host has sent you away from this table.
error-logged-out = You have logged out.
