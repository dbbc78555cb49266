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
page-first-duel = The first duel
page-first-battle = The first battle
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
page-tash-kalar-line = A duel of summoners: shape the stones, call the beings.
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
page-seats-and-minutes = { $seats } players · { $n } min
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
page-against = against
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
page-form-first-game = For newcomers: six points, no legends
page-form-high-form = Claim tasks; legends count while they stand
page-form-duel = Points for every piece you destroy
page-form-team-high-form = Two against two, one colour a team
page-form-team-duel = Two against two, for destroyed pieces
page-form-melee = Everyone against everyone; your weakest colour counts
page-school-northern = Order, timing, straight shots
page-school-southern = The same eighteen beings
page-school-highland = Force, and coloured squares
page-school-sylvan = Growth and conversion
page-school-nethervoid = A gate, demons, and a price
page-school-everfrost = Effects that wait in the ice
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
page-table = Table
page-arena = Arena
page-actions = Actions
page-players-and-log = Players and log
page-tasks = Tasks
page-tasks-when = claim one at the end of your turn
page-next-task = Next: { $task }
page-would-fulfil = You would fulfil this.
page-fulfilled = Fulfilled
page-claim = Claim
page-your-hand = Your hand
page-hand-counts = { page-n-beings } · { page-n-legends } · { page-n-flares }
page-n-beings =
    { $beings ->
        [one] { $beings } being
       *[other] { $beings } beings
    }
page-n-legends =
    { $legends ->
        [one] { $legends } legend
       *[other] { $legends } legends
    }
page-n-flares =
    { $flares ->
        [one] { $flares } flare
       *[other] { $flares } flares
    }
page-hand-empty = Your hand is empty.
page-reader-empty = Point at a card to read it here. Choose one to see every square where it can arrive.
page-card-in-full = The card in full
page-flare = Flare
page-flare-costs-nothing = Invoking it costs no action.
page-flare-now = { $player } is ahead by { $have }, { $need } needed
page-flare-ready = ready
page-not-behind = not behind enough
page-invoke = Invoke
page-invoke-against = Invoke against { $player }
page-place = Place a common
page-place-short = Place
page-discard = Discard
page-not-discardable = not to be discarded
page-once-actions-used = once the actions are used
page-hand-over = Hand over
page-turn-pattern = Turn
page-do-it = Do it
page-play-on = Play on
page-preview = Preview
page-pattern-of = Pattern: { $being }
page-pattern-squares = pattern { $squares }
page-pattern-missing = pattern missing
page-action-help =
    { $beings ->
        [0] Choose an empty square to place a common. Cards show the patterns they need.
        [one] One of your beings can be summoned: choose its card, or an empty square for a common.
       *[other] { $beings } of your beings can be summoned: choose a card, or an empty square for a common.
    }
page-action-help-flare = Your flare is ready and costs no action. Or choose an empty square to place a common.
page-end-help = Your actions are used up: end the turn, or take back what you regret.
page-end-help-claim = You fulfil a task: claim it, or end the turn without it.
page-end-help-flare = Your actions are used up, but your flare is ready and costs none.
page-n-squares =
    { $n ->
        [one] { $n } square
       *[other] { $n } squares
    }
page-squares-fit =
    { $n ->
        [one] One square fits. Point at it to see what happens.
       *[other] { $n } squares fit. Point at one to see what happens.
    }
page-where-arrives = Where does the { $being } arrive?
page-cannot-arrive = { $being } cannot arrive yet
page-where-place = Where do you place the common?
page-where-place-help =
    { $n ->
        [one] One empty square.
       *[other] Any of { $n } squares.
    }
page-which-discard = Which being do you discard?
page-which-discard-help = Then other cards may go under their decks, in the order you choose.
page-again-to-confirm = { $what }. Choose the square again to confirm.
page-turn-or-confirm = { $what }. The pattern fits in several ways: turn it, or choose the square again.
page-crushes = crushes the piece on { $square }
page-falls = falls: { $squares }
page-destroys = destroys
page-legal = can be chosen: { $what }
page-empty-square = empty
page-why-not-thing = Why not { $thing }?
page-connection-lost = Connection lost
    .pocket = One moment
page-connection-lost-help = Your choice is kept; trying again.
    .pocket = The engine is starting again; your choice is kept.
page-under-so-far = Under the deck, the next to be drawn first: { $cards }
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
page-about-player = About { $player }
page-score-of = { $n } of { $max } points
page-lowest-colour = points in the lowest colour
page-lowest-colour-n = { $n } in the lowest colour
page-colour-points = { $n } of { $max } in the colour of { $player }
page-commons =
    { $n ->
        [one] { $n } common in the arena
       *[other] { $n } commons in the arena
    }
page-heroics =
    { $n ->
        [one] { $n } heroic in the arena
       *[other] { $n } heroics in the arena
    }
page-legendaries =
    { $n ->
        [one] { $n } legendary in the arena
       *[other] { $n } legendaries in the arena
    }
page-supply = In the supply:
page-supply-of = commons and heroics: { $commons }, legendary: { $legendaries }
page-improvised-with = Improvised with: { $colours }
page-improvised-none = no colour used yet
page-claimed = Claimed tasks
page-claimed-none = none
page-n-claimed =
    { $n ->
        [one] { $n } task
       *[other] { $n } tasks
    }
page-felled = Destroyed this turn:
page-piles = Supplies, decks and piles
page-pile-empty = empty
page-hand-of = Hand: { $player }
page-deck-of = Deck: { $player }
page-discard-pile-of = Discard pile: { $player }
page-cards-sideways =
    { $n ->
        [one] { $n } card, of them { $sideways } sideways
       *[other] { $n } cards, of them { $sideways } sideways
    }
page-shared-decks = Shared decks
page-shared-legends = Legends
page-shared-flares = Flares
page-shared-tasks = Tasks not yet shown
page-shared-discards-legends = Discarded legends
page-shared-discards-flares = Used flares
page-cards-to-choose = Cards to choose from
page-put-under = put under
page-played-by = { $player } played { $card }: show the card
page-cards-left =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
page-rank-0 = common
page-rank-1 = heroic
page-rank-2 = legendary
page-being-rank-0 = Common being
page-being-rank-1 = Heroic being
page-being-rank-2 = Legend

## The position in words

page-describe = Describe the position
page-says-score = { $player }: { $n } of { $max } points.
page-colour-points-of = { $player }, colour of { $other }: { $n }.
page-says-rank-0 =
    { $n ->
        [one] One common: { $squares }.
       *[other] { $n } commons: { $squares }.
    }
page-says-rank-1 =
    { $n ->
        [one] One heroic: { $squares }.
       *[other] { $n } heroics: { $squares }.
    }
page-says-rank-2 =
    { $n ->
        [one] One legendary: { $squares }.
       *[other] { $n } legendaries: { $squares }.
    }
page-says-task =
    { $points ->
        [one] Task { $task }, { $points } point.
       *[other] Task { $task }, { $points } points.
    }
page-says-hand = Your hand: { $cards }.
page-says-turn =
    { $n ->
        [one] Turn of { $player }, { $n } action left.
       *[other] Turn of { $player }, { $n } actions left.
    }

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

page-gallery-counts = Tash-Kalar · { $beings } beings, { $legends } legends, { $flares } flares, { $tasks } tasks
page-gallery-search = Name, verb or word
page-orientations = Orientations
page-n-different =
    { $n ->
        [one] one way
       *[other] { $n } different
    }
page-deck-flares = Flares
page-deck-tasks = Tasks
page-verb = Verb
page-verb-move = move
    .stems = move
page-verb-leap = leap
    .stems = leap
page-verb-destroy = destroy
    .stems = destroy
page-verb-upgrade = upgrade
    .stems = upgrade
page-verb-place = place
    .stems = place
page-verb-convert = convert
    .stems = convert
page-verb-gain-action = gain an action
    .stems = gain one action|gain two actions

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
page-motion-help = Without travel: changes appear at once and stay marked.
page-motion-system = As the device
page-motion-full = Full motion
page-motion-reduced = Reduced
page-moments = What others do
page-moments-help = Shown step by step, briefly, or only by what came of it. Any key ends it.
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
page-player = Player
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
page-key-place = Place a common
page-key-discard = Discard
page-key-turn = Turn the pattern
page-key-end = End the turn
page-key-skip = Skip
page-key-hand-over = Hand over to the partner
page-key-board = To the arena
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
page-about-content = The cards of Tash-Kalar are facts known from public transcriptions: names, patterns and effects, described here in our own words. The drawings are ours.
page-about-reconstruction = The texts of Skytear's and Fateforge's cards are not public. Where a figure, a card or a scene is our reconstruction or our own design, the gallery says so. Owners can put the figures of their own cards into a content pack.
page-about-fair = Draws you can check
page-about-fair-text = Every table gives a fingerprint of its secret seed before the deal and shows the seed at the end. The page checks it, and the record can be verified draw by draw.
page-about-credits = Credits
page-about-drawings = Arena, stones, emblems and icons were drawn for Ludarium.
page-about-fonts = Typefaces: Brygada 1918, Atkinson Hyperlegible Next and Atkinson Hyperlegible Mono, under the SIL Open Font License.
page-about-software = The page is made with Svelte, Vite and Fluent; the server with Litestar, msgspec and SQLAlchemy; without a server Pyodide runs Python in the browser.

## Lessons: the guided first duel (lesson-...): .text explains, .task is what to do, .done what it showed; $touch as in Skytear's

page-lesson-intro = Learn Tash-Kalar on the real board, one rule at a time: { $n } short steps. Every step can be skipped, and you can come back to any of them.
page-lesson-begin = Begin
page-lesson-continue = Go on
page-lesson-progress = Progress of the lessons
page-lesson-opponent = Opponent
page-lesson-stuck = The chance has gone by. Begin this step again and try another way.
page-lesson-explain = Explain
page-lesson-again = Begin again
page-lesson-skip = Skip this step
page-lesson-done = done
page-lesson-end = You know everything the first game needs. Play it now: two imperial decks, six points, no legends.
page-lesson-first-game = Play the first game
lesson-arena = The arena
    .text = The arena has 69 squares; the corners are cut off. Red squares carry a star, green squares a ring of leaves. Your stones are blue and round. In the very first turn of the game there is only one action.
    .task =
        place a common on a red square. { $touch ->
            [yes] Tap any of the four, or tap “{ page-place-short }” first to see where you may place.
           *[no] Click any of the four, or press P first to see where you may place.
        }
    .done = A common is the plain stone. Coloured squares matter for some beings and tasks.
lesson-placing = Two actions
    .text = From now on a turn has two actions. Placing a common on an empty square is the simplest. Look at the Swordmaster in your hand: her pattern asks for two of your pieces in line with one square between them.
    .task = place commons until two of yours stand like that, for example e5 and e3.
    .done = The pattern is there: her card now says on how many squares she can arrive.
lesson-swordmaster = The Swordmaster
    .text = A being arrives on the framed square of its pattern. Then its effect happens once, and it stays as an ordinary piece. The Swordmaster may destroy an enemy common diagonally next to her; if she does, she is upgraded to heroic.
    .task =
        choose the Swordmaster, { $touch ->
            [yes] tap the square that glows, then destroy the piece on d4.
           *[no] click the square that glows, then destroy the piece on d4.
        }
    .done = One action, one enemy gone, and a heroic piece on the board.
lesson-turning = Turned, mirrored, occupied
    .text = Patterns may be turned and mirrored. A higher rank may stand in for a lower one. Squares the pattern does not need may hold anything. And the target square may be occupied by a piece of equal or lower rank: it is destroyed.
    .task = summon the Swordmaster onto the enemy common on d5.
    .done = Where she arrived, the enemy stone is gone.
lesson-knight = The Knight
    .text =
        The Knight needs four pieces in the shape of an L, in any orientation. { $touch ->
            [yes] Tap a card to see every square where it can arrive, or read why it cannot.
           *[no] Point at a card to see every square where it can arrive, or read why it cannot.
        }
    .task = place the missing stone on f5, then summon the Knight on e4. You may skip his moves.
    .done = The Knight is heroic at once: a stone on a four-point star.
lesson-combat = Combat moves
    .text = A combat move goes to a neighbouring square that is empty or holds a piece of equal or lower rank, which is destroyed. The Knight may make three, but none onto a common.
    .task = summon the Knight on e4 and take both heroic pieces, on f3 and g2.
    .done = A move does not have to take. You may also stop: that is what Skip is for.
lesson-cannon = The Cannon
    .text = Some patterns ask for a piece of yours on the target square itself; it is replaced. The Cannon then fires in one of its arrows: every common on the line falls, yours too. Upgraded pieces neither suffer nor shield.
    .task = summon the Cannon on e5 and fire to the right.
    .done = Three commons fell, and the heroic piece between them did not mind.
lesson-standard = Standard moves
    .text = A standard move goes to an empty square or onto a piece of lower rank. The Chronicler upgrades another common of yours; that piece may then make one standard move.
    .task = summon the Chronicler on e5, upgrade the piece on e4 and move it onto the common on e3.
    .done = Heroic beats common. Against an equal it would have needed a combat move.
lesson-moves = Moving others
    .text = The Infantry Captain lets other pieces of yours make up to two combat moves. Commons may take commons with them.
    .task = summon the Infantry Captain and take the two commons on d6 and g6.
    .done = First choose the piece, then where it goes. Take back helps when you change your mind.
lesson-leap = Leaps
    .text = A leap is like a move, but it goes to any other square of the arena. The Gryphon Rider may make one combat leap.
    .task = summon the Gryphon Rider on e4 and leap onto the heroic piece on g8. You may skip the rest.
    .done = No distance, no obstacles: only the rank on the square counts.
lesson-flare = The flare
    .text = Your flare helps when an opponent is far ahead. The upper half compares upgraded pieces, the lower half all pieces. Every half whose condition holds is carried out, the upper one first. Invoking a flare costs no action.
    .task = choose your flare and invoke it, then place the pieces it gives you.
    .done = Both halves held. You draw a new flare at the end of your turn.
lesson-gain = One action more
    .text = Some effects give an action. The Time Mage does, and destroys an enemy piece of any rank on the marked square.
    .task = summon the Time Mage so that her mark lies on the heroic piece on d5.
    .done = You still have two actions in this turn.
lesson-tasks = Tasks
    .text = In the High Form and in the first game points come from tasks. Three lie open. When your actions are used you may claim one whose condition holds. Central Dominance asks for five pieces on the nine central squares, two of them upgraded.
    .task = place your fifth piece in the centre, then claim the task.
    .done = The next task moves up. You can claim one task in each turn.
lesson-discard = Discarding
    .text = Outside the first game you may, once a turn, discard a being of your school as an action. Then other cards may go under their decks, in the order you choose, and you draw up at the end of the turn.
    .task = discard a being and put at least one more card under its deck, then finish.
    .done = What goes under a deck comes back last.
lesson-legend = Legends
    .text = Legends are beings of the highest rank. Their patterns ask for heroic pieces, drawn as stars. In the High Form every legendary piece of yours is worth a point while it stands.
    .task = summon the Earth Elemental on d4 and answer what its effect asks.
    .done = A legendary piece: an eight-point star with a white core. That was the last step.

# Games without a page of their own.
page-plain-line = A game from another package.
page-plain-waiting = { $player } is thinking.
