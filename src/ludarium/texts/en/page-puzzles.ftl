# Puzzles: one turn, one goal, one answer.

page-puzzle-title = Puzzles
page-puzzle-sub = One turn, one goal, one answer
page-puzzle-daily = Daily puzzle
page-puzzle-level = level { $n } of 5
page-puzzle-solve = Solve it
page-puzzle-all = All puzzles
page-puzzle-count = { $done } of { $n } solved
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
page-puzzle-free = One day a week may be missed without losing the row.
page-puzzle-hints = Hints
page-puzzle-hintcost = one star each
page-puzzle-show = Show
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
page-puzzle-nocard = no card
page-puzzle-anywhere = anywhere on the board
page-puzzle-bytheme = By theme
page-puzzle-theme = Theme
page-puzzle-any = All levels
page-puzzle-nothing = No puzzle is left here: all of them are solved.
page-puzzle-goon = Go on
page-puzzle-start = Start
page-puzzle-done = { $n } of { $all }

page-puzzle-of-tash-kalar-claim = Claim a task this turn: { $what }
page-puzzle-of-tash-kalar-points = Win { $n } points this turn
page-puzzle-of-tash-kalar-beings = Summon two beings this turn
page-puzzle-of-tash-kalar-legend = Summon a legend this turn
page-puzzle-of-tash-kalar-fell = Destroy a legendary piece this turn
page-puzzle-of-skytear-lane = Win lane { $what } this turn
page-puzzle-of-skytear-defeat = Defeat a hero in this activation: { $what }
page-puzzle-of-skytear-damage = Deal { $n } damage in this activation: { $what }
page-puzzle-of-skytear-minions = Defeat two minions in this activation
page-puzzle-of-skytear-both = Defeat a minion and damage a hero: { $what }
page-puzzle-of-skytear-drive = Drive a hero off its space: { $what }
page-puzzle-of-skytear-condition = Give a hero a condition: { $what }
page-puzzle-of-skytear-heal = Heal { $n } HP: { $what }
page-puzzle-of-skytear-survive = Answer on the Stack, so that this hero survives: { $what }
page-puzzle-of-fateforge-defeat = Defeat with these dice: { $what }
page-puzzle-of-fateforge-guard = Defeat it and gain block: { $what }
page-puzzle-of-fateforge-run = Defeat it and end in a zone without enemies: { $what }
page-puzzle-of-fateforge-two = Defeat two enemies this turn
page-puzzle-of-fateforge-clear = Clear zone { $what } unhurt
page-puzzle-of-fateforge-exit = Reach the exit in zone { $what } unhurt
page-puzzle-of-fateforge-take = Reach the objective in zone { $what }
page-puzzle-of-fateforge-open = Find what lies in zone { $what }
page-puzzle-of-fateforge-wound = Wound the boss this turn
