### Words of the page for Tash-Kalar: what stands around the board, what is said aloud, keys. Names and rules are in tash-kalar.ftl.

## First page

page-first-duel = The first duel
page-tash-kalar-line = A duel of summoners: shape the stones, call the beings.
page-seats-and-minutes = { $seats } players · { $n } min
page-n-styles =
    { $n ->
        [one] { $n } form
       *[other] { $n } forms
    }

## Set-up

page-against = against
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
page-school-etherweave = Borrowed from tomorrow

## Table

page-table = Table
page-tasks = Tasks
page-tasks-when = claim one at the end of your turn
page-next-task = Next: { $task }
page-would-fulfil = You would fulfil this.
page-fulfilled = Fulfilled
page-claim = Claim
page-your-hand = Your hand
page-hand-counts = { page-n-beings } · { page-n-legends } · { page-n-flares }
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
page-preview = Preview
page-pattern-of = Pattern: { $being }
page-pattern-squares = pattern { $squares }
page-pattern-missing = pattern missing
page-warp-ready = warp effect
page-pending = pending
page-play-warp = Play warp effect
page-warp-costs-nothing = Its warp effect can be played now, without a pattern and without an action.
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
page-crushes = crushes the piece on { $square }
page-falls = falls: { $squares }
page-destroys = destroys
page-empty-square = empty
page-under-so-far = Under the deck, the next to be drawn first: { $cards }
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
page-shared-tasks = Tasks not yet shown
page-cards-to-choose = Cards to choose from
page-put-under = put under
page-played-by = { $player } played { $card }: show the card
page-cards-left =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
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
page-n-squares =
    { $n ->
        [one] { $n } square
       *[other] { $n } squares
    }
page-shared-legends = Legends
page-shared-flares = Flares
page-shared-discards-legends = Discarded legends
page-shared-discards-flares = Used flares
page-rank-0 = common
page-rank-1 = heroic
page-rank-2 = legendary
page-being-rank-0 = Common being
page-being-rank-1 = Heroic being
page-being-rank-2 = Legend

## The position in words

page-says-score = { $player }: { $n } of { $max } points.
page-colour-points-of = { $player }, colour of { $other }: { $n }.
page-says-task =
    { $points ->
        [one] Task { $task }, { $points } point.
       *[other] Task { $task }, { $points } points.
    }
page-says-pending = { $player } has a pending being: { $card }.
page-says-hand = Your hand: { $cards }.
page-says-turn =
    { $n ->
        [one] Turn of { $player }, { $n } action left.
       *[other] Turn of { $player }, { $n } actions left.
    }
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

## Cards

page-gallery-counts = Tash-Kalar · { $beings } beings, { $legends } legends, { $flares } flares, { $tasks } tasks
page-orientations = Orientations
page-n-different =
    { $n ->
        [one] one way
       *[other] { $n } different
    }
page-verb = Verb
page-deck-flares = Flares
page-deck-tasks = Tasks
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

page-player = Player

## Shortcuts

page-key-place = Place a common
page-key-discard = Discard
page-key-turn = Turn the pattern
page-key-end = End the turn
page-key-skip = Skip
page-key-hand-over = Hand over to the partner
page-key-board = To the arena

## Around the lessons

page-lesson-intro = Learn Tash-Kalar on the real board, one rule at a time: { $n } short steps. Every step can be skipped, and you can come back to any of them.
page-lesson-end = You know everything the first game needs. Play it now: two imperial decks, six points, no legends.
page-lesson-first-game = Play the first game

## Lessons of the guided first duel: .text explains, .task is what to do, .done what it showed; $touch: without keys

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

## About

page-about-tash-kalar = The cards of Tash-Kalar are facts known from public transcriptions: names, patterns and effects, described here in our own words. The drawings are ours.
