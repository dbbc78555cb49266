# Puzzles: one turn, one goal, one answer.

page-puzzle-title = Puzzles
page-puzzle-sub = One turn, one goal, one answer
page-puzzle-daily = Daily puzzle
page-puzzle-level = level { $n } of 5
page-puzzle-all = All puzzles
page-puzzle-due = Due today
page-puzzle-duenone = Nothing comes back today.
page-puzzle-repeat = Repeat { $n ->
    [one] one puzzle
   *[other] { $n } puzzles
 }
page-puzzle-row = { $n ->
    [one] one day in a row
   *[other] { $n } days in a row
 }
page-puzzle-free = You may miss one day a week without losing the row.
page-puzzle-hintcost = one star each
page-puzzle-h1 = Where
page-puzzle-h2 = Which card
page-puzzle-h3 = The first action
page-puzzle-solved = Solved
page-puzzle-other = Solved in another way, which is as good
page-puzzle-failed = Not yet
page-puzzle-failedhelp = The turn is over, and the goal is not reached.
page-puzzle-again = Try again
page-puzzle-give = Show solution
page-puzzle-gave = The solution
page-puzzle-next = Next puzzle
page-puzzle-yourturn = Your turn
page-puzzle-stars = { $n ->
    [0] no star
    [one] one star
   *[other] { $n } stars
 }
page-puzzle-back = It comes back tomorrow, then after 3, 7 and 30 days.
page-puzzle-help = Play as at the table. Every legal turn is accepted and tried.
page-puzzle-known = The next flips are fixed: { $own }. The other side's: { $other }.
page-puzzle-missing = missing: { $n } of { $all }
page-puzzle-lost = After “{ $step }” the goal could not be reached any more.
page-puzzle-meet = You will meet it again in { $n ->
    [one] one day
   *[other] { $n } days
 }{ $turned ->
    [yes] , with the board turned.
   *[no] .
 }
page-puzzle-step-right = part of the solution
page-puzzle-step-lost = loses the goal
page-puzzle-waiting = Results are kept in this browser until the server can be reached.
page-puzzle-nocard = no card
page-puzzle-anywhere = anywhere on the board
page-puzzle-bytheme = By theme
page-puzzle-any = All levels
page-puzzle-goon = Go on
page-puzzle-start = Start
page-puzzle-done = { $n } of { $all }
