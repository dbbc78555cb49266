### The coach: its switch, its list, hints in three steps, second thoughts.

page-coach = Coach
page-coach-off = Off
page-coach-threats = Threats
page-coach-all = All
page-coach-help = Only for you, and never in rated games. It reads the table and your hand, and counts what others may still hold; it never sees their cards.
page-coach-waits = When it is your turn.
page-coach-nothing = Nothing to point out.
page-coach-said = The coach: { page-coach-off-on }
page-coach-off-on =
    { $watch ->
        [off] off
        [threats] threats
       *[all] all
    }
page-coach-percent = { $n } %
page-coach-missing = { $number }: missing stone
page-coach-threat = threat, beings that fit: { $number }
page-coach-back = Take it back? This was open: { $better }
page-coach-reasons = Rather than “{ $instead }”: { $reasons }
page-coach-where = Look here: { $places }
page-coach-which = The card: { $card }
page-coach-ask-which = Which card?
page-coach-ask-move = The move
page-key-coach = Coach: off, threats, all
page-key-coach-list = Through the coach’s list
page-coach-after = Second thoughts
    .help = After an answer that may be taken back, the coach says once if something clearly better was open.
error-coach-rated = In rated games there is no coach.
error-coach-none = Nobody is coached at this table.
error-coach-turn = The coach speaks when it is your turn.
