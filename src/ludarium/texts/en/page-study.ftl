### Study: analysis, reviews of games, the coach.

error-bad-position = This text is not a position that can be.
error-study-closed = All cards are open only after the end. Choose whose knowledge is used.
error-study-answer = This variation does not fit the position any more.

page-study-fact-wins = it wins the game
page-study-fact-loses = it does not lose the game

## The board of an analysis

page-study-title = Analysis
page-study-playing = Playing on
page-study-playing-said = You play on from here; the bot answers for the others.
page-study-back = Back to the analysis
page-study-set-up = Set up
page-study-copy = Copy as text
page-study-share = Share link
page-study-sharing = Share
page-study-picture = Save a picture
page-study-moving = Save the last turn as a moving picture
page-study-being-drawn = The picture is being drawn…
page-study-not-drawn = This browser could not draw the picture.
page-study-keep = Save to a file
page-study-as-text = The position as text
page-study-text-copied = The text is copied.
page-study-link-copied = The link is copied.
page-study-link-here = The link is copied. It opens only in this browser, which keeps the game. Send others its record.
page-study-link-long = This analysis is too long for a link. Save it to a file.
page-study-bad-link = This link does not lead to an analysis.
page-study-bad-file = This file is not an analysis.
page-study-no-clipboard = The browser does not let the page copy. Select the text and copy it.
page-study-lines = Engine lines
page-study-playouts =
    { $n ->
        [one] { $n } playout · error about ±{ $error }
       *[other] { $n } playouts · error about ±{ $error }
    }
page-study-pause = pause
page-study-go-on = go on
page-study-not-judged = Not judged.
page-study-show = Show line { $n } on the board
page-study-hide = Show the position again
page-study-shown = Shown on the board: where this turn leads.
page-study-drawn = Shown on the board: the numbers say what comes first, a cross what falls.
page-study-variations = Variations
page-study-promote = promote
page-study-delete = delete
page-study-deleted = The variation is deleted.
page-study-free = taking back is free
page-study-empty = Play anything on the board: it becomes a variation.
page-study-comment = Comment
page-study-more = Lines and variations
page-study-whose = Judged from
page-study-all-open = all cards open
page-study-open = All cards are open: the game is over, or it is nobody's.
page-study-knows = Only what { $player } knows is used. Everything else is dealt many times and averaged.
page-study-play-on = Play on from here
page-study-play-said = You play a seat, a bot all the others. The analysis stays as it is.
page-study-opponent = Against
page-study-you-play = You play
page-study-begin = Analyse a position
page-study-begin-said = Begin with a new game, an empty board or a position as text. From a replay, any step opens here.
page-study-new = A new game
page-study-from-text = A position as text
page-study-analyse = Analyse
page-study-open-file = Open a file
page-key-branch-before = The variation before
page-key-branch-after = The variation after
page-key-line = Play a line of the engine
page-key-engine = Pause the engine, or let it go on
page-study-undo = Put it back
page-study-thinking = Thinking…

## The review of a game

page-review-title = Game review
page-review-steps =
    { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }
page-review-replay = Whole replay
page-review-course = The course of the game
page-review-curve = The chance to win from choice to choice
page-review-judging = Judging: { $done } of { $of } choices
page-review-wait = The moments appear when all choices are judged. You can leave; it goes on.
    .pocket = The moments appear when all choices are judged. You can do other things here meanwhile; it goes on as long as Ludarium is open.
page-review-failed = The review could not be made.
page-review-short = This game is too short to be judged.
page-review-even = No choice here changed the chances by more than twice the judge's error.
page-review-moment = The moment
page-review-moment-n = Moment { $n }: { $change }, { $percent } after it
page-review-moment-of = Moment { $n } of { $all }
page-review-whose = Whose moments
page-review-before = The table before decision { $n }
page-review-lost = This choice: { $change }
page-review-found = The one good answer: { $change }
page-review-why = The better turn: { $reasons }.
page-review-why-found = It brought: { $reasons }.
page-review-played = Played
page-review-better = Better
page-review-best = Best choice
page-review-try = Try it on the board
page-review-replay-here = Replay from here
page-review-kept = Chance kept
page-review-kept-said = How much of the best chance the judge found was still there after each choice, on average.
page-review-choices =
    { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    }
page-review-table = Choices
page-review-near = Best or within { $n }
page-review-some = Gave away { $n } to 10
page-review-much = Gave away { $n } or more
page-review-lost-to = Lost to
page-review-rounds = Rounds
page-review-lost-sum = All in all
page-review-how = The judge is the bots' own search, { $n } playouts in all. Separate searches of the same choice differ by about { $error }; smaller differences mean nothing. Each choice is judged from what its player knew then.
page-review-judge = Each turn is searched with at least { $n } playouts, no fewer than { $opponent } takes, an opponent whose measured rating is { $rating }.
page-review-judge-unmeasured = Each turn is searched with at least { $n } playouts. How strong that is has not been measured in this game.
page-key-moment-before = The moment before
page-key-moment-after = The moment after
page-decision-n = decision { $n }
