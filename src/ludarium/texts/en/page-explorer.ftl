### The explorer: what went with winning.

page-explorer-title = Explorer
page-explorer-sub = What went with winning, and how sure that is
page-explorer-source = Games
page-explorer-simulated = Simulated
page-explorer-own = My own
page-explorer-form = Form
page-explorer-subject = Show
page-explorer-measure = Counted when
page-explorer-everything = All
page-explorer-games = Games
page-explorer-wins = Wins
page-explorer-rate = Win rate
page-explorer-interval = 95 % interval
page-explorer-between-two = { $low } to { $high }
page-explorer-name = Name
page-explorer-few = too few games
page-explorer-show-few =
    { $n ->
        [one] Show one row of fewer than { $few } games
       *[other] Show { $n } rows of fewer than { $few } games
    }
page-explorer-hide-few = Hide rows of fewer than { $few } games
page-explorer-made =
    { $n ->
        [one] From one simulated game; every seat was played by the bot { $bot }. What is seldom chosen was drawn by lot.
       *[other] From { $n } simulated games; every seat was played by the bot { $bot }. What is seldom chosen was drawn by lot.
    }
page-explorer-older = These games were played by older rules.
page-explorer-own-made =
    { $n ->
        [one] From one of your games that is over. Only your side is counted, and only you see it.
       *[other] From { $n } of your games that are over. Only your side is counted, and only you see it.
    }
page-explorer-waiting =
    { $n ->
        [one] One more game is being looked through…
       *[other] { $n } more games are being looked through…
    }
page-explorer-unread =
    { $n ->
        [one] One game was played by other rules and is left out.
       *[other] { $n } games were played by other rules and are left out.
    }
page-explorer-none = No simulated games of this form come with the game.
page-explorer-none-own = You have not finished a game of this form yet.
page-explorer-none-here = There is nothing of this in these games.
page-explorer-caution = A rate says what went together with winning, not what caused it: whoever is ahead gets to do more.
