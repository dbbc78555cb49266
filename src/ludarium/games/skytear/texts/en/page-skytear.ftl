### Words of the page for Skytear: panels, draft, deck builder, what is said aloud. Names and rules are in skytear.ftl.

## Heroes and the Stack

sk-page-about-hero = About { $hero }
sk-page-choose-hero = Choose { $hero }
sk-page-heroes = Heroes
sk-page-ap = AP
sk-page-points =
    { $n ->
        [one] { $n } action point left
       *[other] { $n } action points left
    }
sk-page-one-ap = 1 AP
sk-page-used = used
sk-page-on-stack = on the Stack
sk-page-hp = HP
sk-page-health = Health: { $hp } of { $most }
sk-page-mana = Mana: { $mana } of { $most }
sk-page-mana-each = mana { $n } each
sk-page-lead-hidden = Lead, face down
sk-page-skill-on = works now
sk-page-skill-off = does not work now
sk-page-returns = back on turn { $turn }
sk-page-returns-on = { $hero }: back on turn { $turn }
sk-page-never-returns = does not return
sk-page-effect = Effect
sk-page-effect-n = effect { $n } of the Stack
sk-page-stack = The Stack
sk-page-stack-order = resolves from the top
sk-page-stack-empty = empty
sk-page-damaged-sum = { $hero } loses { $lost } HP ({ $left } left): { $sum }.
sk-page-cancelled = cancelled
sk-page-priority-of = Priority: { $player }
sk-page-has-priority = priority
sk-page-next = next
sk-page-passes-left =
    { $n ->
        [one] { $n } more pass in a row: { $what } resolves.
       *[other] { $n } more passes in a row: { $what } resolves.
    }
sk-page-passes-left-empty =
    { $n ->
        [one] { $n } more pass in a row and the activation goes on.
       *[other] { $n } more passes in a row and the activation goes on.
    }
sk-page-respond-to = Answer with a Reaction, or pass to let it resolve: { $hero }, { $what }.
sk-page-windows = Reactions
    .help = Windows in which you can play nothing are passed for you.
sk-page-hold = Hold priority
    .help = You are asked in every window, even if you can only pass.
sk-page-pass-on = Pass until my activation
    .help = Every window is passed until you are asked something else. Others may notice.
    .away = Every window is passed, also while you are away, until you are asked something else. Others may notice.
sk-page-passing = You pass
sk-page-passing-openly = There is nothing to answer here.
sk-page-passing-secretly = You can play nothing. It takes a moment, so that nobody can tell.
sk-page-passing-on = Until you are asked something else.
sk-page-aloud = { $player }: a Reaction?
sk-page-aloud-passing = { $player } passes
sk-page-aloud-look = See my hand

## Piles and standing

sk-page-piles = Decks and discard piles
sk-page-known-top = On top, as you have seen it
sk-page-not-seen = a card you have not seen
sk-page-discard = Discard pile: { $n }
sk-page-none-yet = No card yet.
sk-page-deck-left = Deck: { $n }
sk-page-deck-order = What is left in your deck, in an order that nobody knows.
sk-page-deck-own = What you have not seen: in the deck, in your team's hands or under heroes.
sk-page-deck-theirs = What has not been seen: in the deck, in the hand or under heroes.
sk-page-standing = How it stands
sk-page-control-now = Control now
sk-page-towers = Towers
sk-page-nexus = Nexus
sk-page-nearer = Battlefield larger
sk-page-farther = Battlefield smaller
sk-page-end-structures = { $n } damage to structures

## Home

sk-page-line = Heroes of four factions, minions and towers on islands under a torn sky.

## Table

sk-page-turn-phase = Turn { $turn } · { $phase }
sk-page-track = Mana track: turn { $turn } of 5
sk-page-sight = Sight
sk-page-fit = Whole battlefield
sk-page-reset-view = Back to the question
sk-page-sheet = Cards, Stack, victory cards and log
sk-page-sheet-peek = Folded. Open to half
sk-page-sheet-half = Half open. Open fully
sk-page-sheet-full = Open. Fold
sk-page-turn = Turn it
sk-page-victory = Victory cards
sk-page-any-one = any one wins
sk-page-nexus-only = only the nexus decides
sk-page-progress = { $player }: { $done } of { $threshold }
sk-page-hand-deck = { $hand } in hand, { $deck } in the deck
sk-page-away = away
sk-page-give-to-bot = hand to a bot
sk-page-take-seat = play again
sk-page-who-plays = Who plays { $card }?
sk-page-who-plays-help = Choose one of the heroes that can.
sk-page-free = free
sk-page-cost =
    { $n ->
        [one] costs { $n } mana
       *[other] costs { $n } mana
    }
sk-page-modifier = modifier +{ $n }
sk-page-action-only = Stack not empty
sk-page-tab-hand = Hand
sk-page-tab-stack = Stack
sk-page-tab-heroes = Heroes
sk-page-tab-victory = Victory
sk-page-tab-log = Log
sk-page-waits-priority = A Reaction, or a pass.
sk-page-waits-activate = A hero is being chosen.
sk-page-waits-activation = An activation is under way.
sk-page-waits-build-deck = Decks are being built.
sk-page-waits-change-hand = First hands are being exchanged.

## What a blow would do

sk-page-forecast = { $action }: { $target }
sk-page-forecast-sum =
    { $flips ->
        [0] { $value }, less armour { $armour }
        [one] { $value } + a flipped card, less armour { $armour }
       *[other] { $value } + the best of { $flips } flipped cards, less armour { $armour }
    }
sk-page-forecast-halved = Disarmed: halved, rounded up
sk-page-forecast-defeats = { $percent } to defeat { $target }
sk-page-forecast-loses = { $least } to { $most } damage
sk-page-forecast-chance = { $lost } damage: { $percent }
sk-page-the-minion = the minion on { $space }
sk-page-say-forecast = { $least } to { $most } damage, { $percent } to defeat
sk-page-minimap = Overview of the battlefield: go there
sk-page-legend = What the marks mean
sk-page-legend-reach = can be chosen
sk-page-legend-target = legal target
sk-page-legend-sight = sight
sk-page-legend-wall = ice wall
sk-page-legend-area = area: R turns it

## Minion Phase

sk-page-token-won = { $player } wins { $where } by { $n }
sk-page-token-tied = Nobody wins { $where }
sk-page-token-n-of = Token { $n } of { $all }
sk-page-who-sees-counts = whoever sees the token counts
sk-page-term-minions =
    { $n ->
        [one] minion
       *[other] minions
    }
sk-page-term-heroes =
    { $n ->
        [one] hero
       *[other] heroes
    }
sk-page-term-bonus = bonus
sk-page-term-lead = Lead card
sk-page-sum-line =
    { $n ->
        [one] { $sum } against { $against }: { $n } damage
       *[other] { $sum } against { $against }: { $n } damage
    }
sk-page-blow-minion = { $player }: the minion on { $space } falls
sk-page-blow-minion-why = Minions of the lane first, one point each
sk-page-blow-saved = { $player }: { $hero } saves the minion on { $space }
sk-page-blow-tower = { $player }: tower of lane { $lane }, { $from } → { $to }
sk-page-blow-nexus = { $player }: nexus, { $from } → { $to }
sk-page-blow-tower-why = Left over, within 3 spaces of the token; the winner draws a card
sk-page-blow-none =
    { $n ->
        [one] { $n } point is left over
       *[other] { $n } points are left over
    }
sk-page-blow-none-why = No tower or open nexus within 3 spaces of the token, or a minion still stands
sk-page-way = The token of lane { $lane } advances: { $from } → { $to }
sk-page-way-why = It stops next to a tower or nexus
sk-page-placed = Minions of { $player }: { $spaces }
sk-page-tokens-left = Still to be counted, without Lead cards:
sk-page-tie-nothing = A tie: no damage, the token stays.
sk-page-nothing-follows = Nothing else happens.
sk-page-why = Why?
sk-page-skip = Skip to the result
sk-page-continue = Continue
sk-page-space-key = Space

## Draft and deck

sk-page-draft = Draft { $what }
sk-page-leave-out = Leave out { $what }
sk-page-draft-whole = Your side fields its whole pool: the order of your picks changes nothing.
sk-page-draft-all = { $n ->
        [one] Take the last one
       *[other] Take all { $n }
    }
sk-page-draft-taking = Your side takes its whole pool, pick by pick.
sk-page-draft-order = Pick { $n } of { $all }
sk-page-pick = pick
sk-page-picked = Picked
sk-page-choosing = Choosing
sk-page-choose-first = Choose one
sk-page-their-pool = Pool of { $player }
sk-page-teams = Teams so far
sk-page-melee-ranged = melee, ranged
sk-page-runes-you-bear = runes you bear
sk-page-health-in-all = health in all
sk-page-n-cards =
    { $n ->
        [one] { $n } power card
       *[other] { $n } power cards
    }
sk-page-cards = cards
sk-page-decks = Deck builder
sk-page-decks-deck = Deck
    .help = Choose up to six heroes. Standard play needs 8 cards for each, of the factions of the side.
sk-page-decks-pool = Competitive pool
    .help = Bring { $n } heroes, each with a pile of 8 cards of any faction. Press a hero to fill its pile, once more to leave it out.
sk-page-pool-count = { $have } of { $need } heroes
sk-page-pool-unreadable = This text does not read. Share a deck or a pool to see how it is written.
sk-page-in-other-piles = in other piles: { $n }
sk-page-saved-deck = My built deck
sk-page-deck-of-others = That deck is for other heroes: { $heroes }
sk-page-pool-legal = The whole pool is legal
sk-page-pool-side-unreadable =
    { $line ->
        [0] { $team }: this is not a pool. It begins with the line “skytear pool”.
       *[other] { $team }: line { $line } of the pool does not read. Write a hero, a colon, and numbers with cards.
    }
sk-page-own-pools = Pools of our own
sk-page-default-packs = The heroes' own packs
sk-page-undo = Undo
sk-page-share = Share
sk-page-share-deck = The deck as text
sk-page-share-help = Copy the text to share the deck, or put another text here and import it.
sk-page-copy = Copy
sk-page-copied = Copied
sk-page-copy-by-hand = The text is selected here: copy it by hand.
sk-page-import = Import
sk-page-deck-unreadable = This text is not a deck. It begins with “skytear deck:” and the heroes.
sk-page-deck-line = Line { $line } does not read. Write a number and a card.
sk-page-empty-deck = Take all out
sk-page-for-hero = for { $hero }
sk-page-only-of = { $hero } only
sk-page-other-faction = not played: { $faction }
sk-page-too-many = { $n } of { $most } copies
sk-page-no-bearer = no hero of yours bears its runes
sk-page-one-more = One more: { $card }
sk-page-one-less = One less: { $card }
sk-page-deck-points = { $n } points
sk-page-modifier-points = Modifier points
sk-page-mana-points = Mana points
sk-page-reactions = Reactions
sk-page-average = average { $n }
sk-page-of-n = of { $n }
sk-page-modifiers = Modifiers
sk-page-mana-cost = Mana cost
sk-page-deck-legal = The deck is legal
sk-page-deck-not-legal =
    { $n ->
        [one] Not legal yet: { $n } reason
       *[other] Not legal yet: { $n } reasons
    }
sk-page-play-deck = Play with this deck

## Said aloud

sk-page-say-lane = lane { $lane }
sk-page-say-dome = dome
sk-page-say-cover = cover
sk-page-say-free = free
sk-page-say-hero = { $hero } of { $player }, { $hp } of { $most } HP
sk-page-say-armour = armour { $n }
sk-page-say-tower = tower of lane { $lane }, { $player }, { $hp } HP
sk-page-say-nexus = nexus, { $player }, { $hp } HP
sk-page-say-nexus-sealed = nexus, { $player }, sealed until a tower falls
sk-page-say-minion = minion of { $player }
sk-page-say-minions = Minions of { $player }: { $spaces }.
sk-page-say-pillar = Pillar of { $player }
sk-page-say-illusion = Illusion of { $hero }
sk-page-say-wall = ice wall
sk-page-say-token = control token { $token }, { $west } against { $east }
sk-page-say-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
sk-page-say-ways =
    { $n ->
        [one] { $n } way
       *[other] { $n } ways, R turns
    }
sk-page-say-turn = Turn { $turn }, { $phase }.
sk-page-say-away =
    { $turn ->
        [0] { $hero } does not return.
       *[other] { $hero } is away until turn { $turn }.
    }
sk-page-say-active = { $hero } is active, action points: { $points }.
sk-page-outsiders = Outsiders
sk-page-areas = Areas of effect

## Keys

sk-page-key-move = Move
sk-page-key-lead = Lead
sk-page-key-attack = Attack
sk-page-key-skirmish = Skirmish, or turn an area
sk-page-key-worship = Worship
sk-page-key-pass = Pass or continue
sk-page-key-hold = Ask in every Reaction window, or only where something can be played
sk-page-key-pass-on = Pass every window until my activation
sk-page-key-sight = Show sight
sk-page-key-board = To the battlefield
sk-page-key-draft = Choose that one of the draft
sk-page-key-region = Next part of the table
sk-page-key-hero = Next or previous hero
sk-page-key-token = Next or previous control token
sk-page-key-sheet = Open or fold the sheet
sk-page-key-zoom = Battlefield larger or smaller

## Lessons: .text explains, .task is what to do, .done what it showed. $touch is "yes" where fingers do what keys do elsewhere.

sk-page-lesson-intro = Learn Skytear on the real battlefield, one rule at a time: { $n } short steps in the simplified mode. Every step can be skipped.
sk-page-lesson-end = You know what a battle is made of. Play one now in the simplified mode, or the first battle with runes, skills and Worship.
sk-lesson-activate = A Ready hero
    .text = The sides activate one Ready hero in turn. An activated hero gets 3 action points; afterwards it is Exhausted.
    .task = Choose one of your two Ready heroes, on the battlefield or in the panel.
    .done = The hero is active: its panel shows three action points.
sk-lesson-move = Move and the Stack
    .text = An action goes on the Stack. When both players have passed, it resolves; where you can play nothing, you are passed for. Move goes up to 3 spaces; minions can be passed through.
    .task = Declare Move. Nobody can answer it, so it resolves at once: choose a glowing space.
    .done = The number on a space says how many steps it is away.
sk-lesson-attack = Attack
    .text = Sakoshi is ranged: he strikes what he sees within 3 spaces. Each + on his card flips a card and adds its modifier.
    .task =
        Attack Haburat. { $touch ->
            [yes] Tap the eye to show what a hero sees.
           *[no] Press V to show what a hero sees.
        }
    .done = Armour was taken off the damage; the rest is lost health.
sk-lesson-melee = Melee
    .text = Yami is a melee hero: she strikes only adjacent spaces. Each action can be declared once in an activation.
    .task = Move next to Haburat, then Attack.
    .done = Two of three action points are used. One is left.
sk-lesson-cover = Cover
    .text = A figure in the bushes is hidden. Only a hero next to it sees it.
    .task = Get next to Corjof and hurt him, by an Attack or in a Skirmish.
    .done = White lines around the dome hide even more: nobody sees through them.
sk-lesson-minions = Minions
    .text = A minion falls to any damage. Minions of both sides fight for the lanes.
    .task = Attack the minion next to Yami.
    .done = Fewer enemy minions mean less control for the enemy.
sk-lesson-skirmish = Skirmish
    .text = A Skirmish is two steps of one space and once a little damage, in any order.
    .task = Declare Skirmish, step next to Haburat and hit him.
    .done = A Skirmish is weaker than an Attack, but it moves you too.
sk-lesson-card = Power cards
    .text = A card costs one mana for each rune. In this mode the colours do not matter. The card stays on the hero: that is the spent mana.
    .task = Play Dragon Fist on Haburat.
    .done = Cards cost mana, never action points.
sk-lesson-reaction = Reactions
    .text = An enemy Attack is on the Stack. You have priority: a Reaction you play now resolves first.
    .task = Protect Cotlic: play Safeguard.
    .done = Last in, first out: the armour came before the Attack.
sk-lesson-area = Areas
    .text =
        Some cards hit several spaces at once. { $touch ->
            [yes] The shape may be turned: tap “{ sk-page-turn }”.
           *[no] The shape may be turned with R.
        }
    .task = Play Combustion so that it hits at least two enemies.
    .done = Areas do not need sight to every space, only a legal target space.
sk-lesson-lead = Lead
    .text = Lead puts a card face down under the hero. In the Minion Phase its mana cost can count for a control token.
    .task = Declare Lead and put a card of your hand under Tlakali.
    .done = Expensive cards lead best.
sk-lesson-defeat = Defeating a hero
    .text = A hero without health leaves the battlefield and returns on a later turn. You draw two cards for it.
    .task = Corjof has 2 health left. Defeat him.
    .done = The return turn hangs on the mana track.
sk-lesson-control = Control tokens
    .text = When no hero is Ready, the tokens are counted: every hero and minion that sees a token counts 1.
    .task = End the activation and watch the sum of token 1.
    .done = The winner deals the margin as damage, and the token advances.
sk-lesson-tower = Towers
    .text = Damage left over after the minions hits a tower within 3 spaces of the token. Yami has a Lead card of 3 mana.
    .task = End the activation and let the Lead card count.
    .done = When a tower falls, the nexus can be attacked.
sk-lesson-victory = Victory
    .text = One fulfilled victory card wins, or a destroyed nexus. Manhunt needs three defeated heroes; you have two.
    .task = Defeat Gulbjarn.
    .done = You won. Now play a whole battle in the simplified mode.

## The world, in the gallery and at the table

sk-page-world = The world
sk-page-world-tale = Olan Taa
sk-page-world-factions = Factions
sk-page-world-heroes = Heroes
sk-page-world-outsiders = Outsiders
sk-page-world-god = The god
sk-page-world-people = The people
sk-page-world-rune = The rune
sk-page-world-play = How it plays
sk-page-world-rivalry = The rival
sk-page-world-hp = Health
sk-page-world-armour = Armour
sk-page-world-tip = How to play the hero
sk-page-world-lines = What the hero says
sk-page-world-start = when a battle begins
sk-page-world-kill = over a fallen enemy
sk-page-world-fall = when defeated
sk-page-world-win = after a victory
sk-page-world-cards = Signature cards
sk-page-world-about = More about the hero
sk-page-world-war = War of the realms
sk-page-says = “{ $line }”

page-first-battle = The first battle

## About

page-about-skytear = The texts of Skytear's cards are not public.
