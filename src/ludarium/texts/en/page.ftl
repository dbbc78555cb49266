### The page in English: screens, buttons, help. The words of the games and of the platform stand in the other files.

## Frame

page-brand-home = Ludarium, to the first page
page-skip-to-content = Skip to the content
page-nav = Places
page-nav-play = Play
page-nav-learn = Learn
page-nav-cards = Cards
page-nav-rules = Rules
page-profile = Profile
page-notices = Notices
page-newer-version = A new version is ready. No game is lost.
page-reload = Reload
page-menu = Menu
page-tools = Tools of the table
page-to-home = To the first page
page-send = Send
page-you = you
page-default-name = Player
page-bot-name = Bot
page-bot-n = Bot { $n }
page-player-n = Player { $n }
page-seat-1 = Blue
page-seat-2 = Red
page-seat-3 = Yellow
page-seat-4 = Green
page-minutes = { $n } min
page-about-minutes = about { $n } min
page-minutes-each = { $n } min each
page-all = All
page-contents = Contents

## First page

page-hero =
    { $n ->
        [1] One game, every rule.
        [2] Two games, every rule.
        [3] Three games, every rule.
       *[other] { $n } games, every rule.
    }
page-hero-help = Play alone, with friends or against bots worth beating. Legal choices glow; everything else explains why not.
page-learn-by-playing = Learn by playing
page-games = Games
page-choose-game = Which game?
page-choose-learn = What would you like to learn?
page-choose-cards = Which cards?
page-choose-rules = Which rules?
page-finished = Finished games
page-paste-link = Paste the link a friend sent
page-join = Join
page-join-title = Join a table
page-code-label = Code of the table
page-code = Or tell them the code { $code }.
page-invite-here-only = This link works on this machine only.
page-invite-open = Nobody can open it anywhere else. Stop Ludarium and start it again with { $flag }: then it can be reached from your network.
page-invite-network = Works for everybody in your network.
page-invite-public = Works for anybody who has the link.
page-invite-which = The address in the link
page-invite-scan = Scan to join
page-invite-qr = QR code of the link { $address }
page-players = { $from }–{ $to } players
page-label = { $label }:
page-n-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
page-n-forms =
    { $n ->
        [one] { $n } form
       *[other] { $n } forms
    }
page-play-now = Play now
page-learn-in-ten = Learn in 10 min
page-not-affiliated = Ludarium is not affiliated with the publishers of these games.
page-about-and-credits = About and credits

## Set-up

page-new-table = New table
page-how-it-plays = How it plays
page-step-form = 1 · { $form }
page-step-seats = 2 · Seats
page-step-options = 3 · Options
page-steps = Steps
page-summary = Summary
page-seat-person = Person
page-seat-link = By link
page-who-plays = Who plays seat { $n }
page-name = Name
page-link-after-start = You get the link to send when the table is open.
page-bot-random = Random · very easy
    .short = Random
page-bot-mild = Mild · easy
    .short = Mild
page-bot-greedy = Greedy · medium
    .short = Greedy
page-bot-mcts = Search { $n } · strong
    .short = Search
page-take-back-help = until the turn ends
page-hints-help = the bot's estimate on demand
page-chat-help = people at the table can write
page-watch-help = whoever has the address
page-clock-help = with 10 s more after each answer
page-start = Start the game
page-invite-instead = Invite people instead of bots

## Waiting for players

page-is-here = is here
page-bot-instead = A bot instead
page-curtain = Nobody else should look now: the next hand will be shown.
page-i-am = I am { $player }

## Table

page-move-now = Move now
page-arena = Arena
page-actions = Actions
page-players-and-log = Players and log
page-hand-empty = Your hand is empty.
page-do-it = Do it
page-play-on = Play on
page-again-to-confirm = { $what }. Choose the square again to confirm.
page-turn-or-confirm = { $what }. The pattern fits in several ways: turn it, or choose the square again.
page-legal = can be chosen: { $what }
page-why-not-thing = Why not { $thing }?
page-connection-lost = Connection lost
    .pocket = One moment
page-connection-lost-help = Your choice is kept; trying again.
    .pocket = The engine is starting again; your choice is kept.
page-prompt-more = Read it all
page-resign-help = The game ends at once and cannot be taken back.
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-chat-unread =
    { $n ->
        [one] Chat, { $n } new line
       *[other] Chat, { $n } new lines
    }
page-log-empty = Nothing has happened yet.
page-log-taken-back = { $player } takes a decision back.
page-log-resigned = { $player } resigns.
page-resigned-you = You have resigned.
page-resigned-by = { $player } has resigned.

## The position in words

page-describe = Describe the position

## Fair draws

page-fairness = Fair draws
page-fairness-promise = Before the deal the server chose a secret seed for all draws and gave everybody this fingerprint of it:
    .pocket = Before the deal this browser chose a secret seed for all draws. This is its fingerprint:
page-fairness-later = At the end the seed is shown, and this page checks that it is the promised one.
page-fairness-kept = The seed is the promised one: this page has checked it.
page-fairness-broken = The seed does not match the fingerprint.
page-fairness-not-here = This browser can check it only over a secure connection or on the server's own machine.
    .pocket = This browser can check it only on pages that come over a secure connection.
page-fairness-seed = The seed:

## Replay

page-the-deal = The deal
page-this-moment = This moment
page-decision-of = Decision { $n } of { $all }
page-estimate-of = { $player }: { $percent }
page-seen-as = seen by
page-everyone = everyone
page-turning-point = turning point
page-turning-point-n = Turning point { $n }, { $change }
page-timeline = Course of the game
page-curve = Estimate after every decision, by { $bot }
page-ahead = { $player } ahead
page-one-decision = one decision
page-open-record = Open a record
page-open-record-help = Open the record of a game, a text file: every draw is verified, then you can look at it.
page-record-checking = Every draw of the record is being checked…
page-replay-loaded = { $n } of { $all } steps loaded
page-replay-step-loading = Step { $n } is being loaded…

## Statistics

page-statistics-played = Games played
page-statistics-wins = Won
page-statistics-rate = Success
page-statistics-open = Still open
page-statistics-by-form = By form
page-statistics-by-bot = Against bots
page-statistics-last = Last games
page-statistics-won = Won
page-statistics-drawn = Drawn
page-statistics-lost = Lost
page-statistics-shared = Both sides
page-statistics-won-n = { $n } won
page-statistics-drawn-n = { $n } drawn
page-statistics-lost-n = { $n } lost
page-statistics-shared-n = { $n } with yourself on both sides
page-statistics-none = Nothing played yet. Games you finish are counted here.
page-statistics-none-finished = No game is finished yet. Those you finish are counted here.

## Cards

page-gallery-search = Name, verb or word

## Settings

page-language-help = Interface, cards and rules; nothing is reloaded.
page-theme-help = Ink or paper.
page-theme-system = As the device
page-theme-dark = Dark
page-theme-light = Light
page-text-help = All texts of the page.
page-text-normal = Normal
page-text-large = Large
page-text-largest = Largest
page-palette-help = Seats differ by shape in any case; here they also differ more in lightness.
page-palette-standard = Standard
page-palette-contrast = More contrast
page-motion-help = No movement: changes appear at once and stay marked.
page-motion-system = As the device
page-motion-full = Full motion
page-motion-reduced = Reduced
page-moments = What others do
page-moments-help = Shown step by step, briefly, or as the result alone. Any key ends it.
page-moments-full = In full
page-moments-brief = Briefly
page-moments-off = Not at all
page-what-happened = What happened?
page-volume = Volume
page-volume-1 = Soft
page-volume-2 = Medium
page-volume-3 = Loud
page-sound-on = Sound is on.
page-sound-off = Sound is off.
page-end-next = Next: { $name }
page-sound-help = A few soft strokes; off until you want them.
page-confirm-help = Every square is chosen twice before it counts.
page-bot-pause = Pause between moves of others
page-bot-pause-help = So that you can follow. Any key or click shows everything at once.
page-lines = Opponents say something
page-lines-help = When a game begins, and when it is over. Nothing they say tells anything about their cards.
page-voices = Heroes speak
page-voices-help = Figures on the table say a line of their own when something happens to them.
page-name-help = Others see it at the table.

## Shortcuts

page-key-list = Show this list
page-key-what-happened = What happened? The last turn once more; again: the next step
page-key-sound = Sound on or off
page-key-close-end = Close the result
page-key-watch-again = Watch the game again
page-key-review = Read the game review
page-key-describe = Describe the position
page-key-back = One step back
page-key-card = Choose that card of the hand
page-key-take-back = Take back
page-key-hint = Hint
page-key-search = Search
page-key-arrows = From square to square
page-key-enter = Choose
page-key-legal = To the next square that can be chosen
page-key-tab = Prompt, arena, hand, actions
page-key-turning-before = Turning point before
page-key-turning-after = Turning point after
page-key-play-pause = Play or pause

## About

page-about-what = Ludarium plays modern board games exactly by their rules: alone, with friends, against bots. Every refusal names the rule it rests on.
page-about-honesty = What is printed and what is ours
page-about-reconstruction = Where a figure, a card or a scene is our reconstruction or our own design, the gallery says so. Owners can put the figures of their own cards into a content pack.
page-about-fair = Draws you can check
page-about-fair-text = Every table gives a fingerprint of its secret seed before the deal and shows the seed at the end. The page checks it, and the record can be verified draw by draw.
page-about-credits = Credits
page-about-drawings = Arena, stones, emblems and icons were drawn for Ludarium.
page-about-fonts = Typefaces: Brygada 1918, Atkinson Hyperlegible Next and Atkinson Hyperlegible Mono, under the SIL Open Font License.
page-about-software = The page is made with Svelte, Vite and Fluent; the server with Litestar, msgspec and SQLAlchemy; without a server Pyodide runs Python in the browser.

## Lessons: .text explains, .task is what to do, .done what it showed; $touch: without keys

page-lesson-begin = Begin
page-lesson-continue = Go on
page-lesson-progress = Progress of the lessons
page-lesson-opponent = Opponent
page-lesson-stuck = The chance has passed. Begin this step again and try another way.
page-lesson-explain = Explain
page-lesson-again = Begin again
page-lesson-skip = Skip this step
page-lesson-done = done

# Games without a page of their own.
page-plain-line = A game from another package.
page-plain-waiting = { $player } is thinking.
