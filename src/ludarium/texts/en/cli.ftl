### The terminal in English: words to type and words around the table.

## What can be typed: commands, and verbs of answers (several words with commas)

cli-command-help = help
    .help = this page (also: ?)
cli-command-why = why
    .help =
        { $game ->
            [fateforge] why not: why strike archer 2, why step F, why charge
            [skytear] why not: why g7, why attack, why dragon fist
            [tash-kalar] why not: why e5, why knight e5, why flare
           *[other] why not: why, and an option of an earlier turn
        }
cli-command-hint = hint
    .help = what a bot would do, and how good the position looks
cli-command-coach = coach
    .help = what is nearly there, and what threatens
cli-command-undo = undo
    .help = take back your last answer
cli-command-log = log
    .help = what happened: log, log 50
cli-command-card = card
    .help =
        { $game ->
            [fateforge] a skill, an item, an enemy or a card in full: card charge, card archer
            [skytear] a card or a hero in full: card dragon fist, card yami
            [tash-kalar] a card in full: card knight
           *[other] a card in full, in games that have cards
        }
cli-command-rules = rules
    .help =
        { $game ->
            [fateforge] the rules: rules 7.7, rules energy step
            [skytear] the rules: rules 15.3, rules white line
            [tash-kalar] the rules: rules 6.2, rules combat move
           *[other] the rules: rules, and a number or words
        }
cli-command-show = show
    .help = draw the table again
cli-command-resign = resign
    .help = give up the game
cli-command-save = save
    .help = save the record: save, save FILE
cli-command-quit = quit, q, exit
    .help = leave; the record is saved and can be continued
cli-command-auto = auto
    .help = pass every Reaction window; again: be asked where you can play something
cli-command-hold = hold
    .help = be asked in every Reaction window; again: only where you can play something
cli-command-next = next
    .help = pass every Reaction window until you are asked something else
cli-command-deck = deck
    .help = deck building: deck show, deck load FILE, deck save FILE
cli-command-piles = piles
    .help = what lies in supplies, decks and discard piles, and what is not seen yet
cli-command-hand = hand
    .help = your cards with what they do
cli-command-tasks = tasks
    .help = the tasks with what they ask for
cli-command-heroes = heroes
    .help = the heroes with all figures
cli-command-enemies = enemies
    .help = the enemies with what they would do now
cli-command-places = places
    .help = the places of a rest scene with what they offer
cli-command-options = options
    .help = everything you can answer now, with numbers
cli-verb-place = place, put
cli-verb-take-off = take off
cli-verb-summon = summon
cli-verb-discard = discard
cli-verb-under = under
cli-verb-invoke = invoke, flare
cli-verb-thaw = thaw
cli-verb-claim = claim
cli-verb-end = end, end turn
cli-verb-hand-over = hand over
cli-verb-pick = pick, choose
cli-verb-skip = skip, no, stop
cli-help-answers =
    e5 – the square: place a piece there, or choose it
    knight e5 – summon a being on a square
    place e5 – the same with a verb: place, summon, discard, skip, end …
    3 – the option with that number
cli-help-signs = Pieces: { $shapes }; { $heroic } heroic, { $legendary } legendary. Squares: r red, g green, { $last } changed last. Patterns: { $common_needed } a piece of yours, { $heroic_needed } heroic or higher, { $arrival } where the being arrives (empty or on your common or heroic piece), { $marks } marked squares.

## Around the table

cli-points = points
cli-short-common = common
cli-short-heroic = heroic
cli-short-legendary = legend.
cli-supply = supply
cli-tasks = Tasks
cli-next-task = next
cli-who = { $player }:
cli-piles = hand { $hand }, deck { $cards }
cli-last-discard = last discard: { $name }
cli-flare-now =
    { $standing ->
        [behind] { $player } is behind by { $count }
       *[ahead] { $player } is ahead by { $count }
    }
cli-flare-upper = { $count } upgraded behind:
cli-flare-lower = { $count } pieces behind:
cli-place = Place a piece: type a square, such as { $square }.
cli-take-off = Take a piece off: type its square, such as { $square }.
cli-pick = Squares:
cli-squares-many = ({ $count } squares)
cli-uses = pieces { $squares }
cli-marks = marked { $squares }
cli-directions = directions { $directions }
cli-crushes = destroys what stands on { $square }
cli-which =
    { $count ->
        [one] This fits { $count } option. Which one?
       *[other] This fits { $count } options. Which one?
    }
cli-which-help = Type a number from 1 to { $count }, or Enter to choose none of them; q leaves the game.
cli-nothing-chosen = Nothing was chosen.
cli-not-understood =
    { $game ->
        [fateforge] “{ $text }” is not an answer here. Type a number, or words of an option such as “step B” or “strike archer”; ? shows more.
        [skytear] “{ $text }” is not an answer here. Type a space, a name, an action or a number; ? shows more.
        [tash-kalar] “{ $text }” is not an answer here. Type a square, a card and a square, or a number; ? shows more.
       *[other] “{ $text }” is not an answer here. Type a number, or words of an option; ? shows more.
    }
cli-no-number =
    { $count ->
        [0] Nothing has a number here: type what the question names. ? shows more.
       *[other] There is no number { $text } here: they go from 1 to { $count }.
    }
cli-possible = “{ $text }” can be done now.
cli-no-card = There is no card “{ $text }”.
cli-more-rules =
    { $count ->
        [one] … and { $count } rule more.
       *[other] … and { $count } rules more.
    }
cli-press-enter = Press Enter when you are ready.
cli-read-on = Press Enter to read on.
cli-press-enter-help = Enter goes on; q leaves the game.
cli-saved = The record is in { $path }
cli-not-saved = { $path } cannot be written: { $reason }
cli-other-file = { $path } is not written over: it is not a record of a game. Name another file.
cli-left = You have left the game; it is kept and goes on with: { $command }
cli-earlier = … earlier lines: { $count } (type log)
cli-resign-again = Type resign once more to give up the game; that cannot be taken back.
cli-no-resign = Nobody may resign here. Type q to leave: the game is kept.
cli-continuing = Going on where the game was left…
cli-folded = more: { $commands }
cli-more-options = … type options to see them all
cli-keys = help: ?, leave: q

cli-auto-on = From now on you pass every Reaction window. Type “auto” again to be asked.
cli-hold-on = You hold priority: you are asked in every Reaction window. Type “hold” again to be asked only where you can play something.
cli-next-on = You pass until you are asked something else.
cli-windows = You are asked again wherever you can play a Reaction.

## Skytear: words to type and words around the table

cli-sk-verb-activate = activate
cli-sk-verb-declare = declare
cli-sk-verb-play = play, cast
cli-sk-verb-pass = pass, p, end, stop, no, skip, done
cli-sk-verb-choose = choose, pick, target, to, at, discard, area
cli-sk-help-answers =
    g7 – the space: go there, or choose what stands there
    attack – an action: move, lead, attack, skirmish, worship
    yami – a hero: activate it, or choose it
    play dragon fist – play a card; with “yami” after it: with that hero
    g7 g8 – lay the area over these spaces
    pass – play nothing, stop, or end the activation
    3 – the option with that number
cli-sk-help-signs = Sides: { $sides }; minions { $minions }, T5 a tower and N5 a nexus with its HP, P a Pillar, { $illusions } an Illusion, { $monster } an outsider, { $wall } an ice wall, (1) a control token. Ground: a b m lanes, d e domes, { $cover } cover, { $lines } white lines, { $last } changed last, { $choice } and [ ] can be chosen. Heroes: { $ready } Ready, { $exhausted } Exhausted, { $defeated } defeated. Runes: F fire, E earth, A air, I ice, * any. Columns are numbered above for the rows a, c, e … and below for the rows b, d, f …
cli-sk-hp = HP
cli-sk-armour = Arm
cli-sk-mana = mana
cli-sk-returns =
    { $turn ->
        [0] does not return
       *[other] back in turn { $turn }
    }
cli-sk-known-top = On top, as you have seen it: { $cards }
cli-sk-not-seen = a card you have not seen
cli-sk-discard = Discard pile: { $count }
cli-sk-unseen = Deck: { $count }; not seen yet, there, in hands or under heroes:
cli-sk-leads = Lead: { $count }
cli-sk-stack-top = Stack:
cli-sk-no-hand = There are no cards in your hand now.
cli-sk-victory = Victory cards
cli-sk-control = Control without Lead: { $values }
cli-sk-spare = Minions to come: { $first } / { $second }
cli-sk-flow-ready = { $side }: Skytear Flow is ready
cli-sk-stack = Stack, top first
cli-sk-priority = priority: { $player }
cli-sk-target = target: { $target }
cli-sk-forecast = { $least } to { $most } damage, { $percent } % to defeat
cli-sk-cancelled = cancelled
cli-sk-pillars = Pillars { $spaces }
cli-sk-illusion = Illusion of { $hero } { $space }
cli-sk-looked-at = You are looking at:
cli-sk-drafted = Taken so far: { $names }
cli-sk-pool = Left to draft: { $names }
cli-sk-spaces = Spaces: { $spaces }
cli-sk-spaces-many = (marked, { $count } in all; type one, such as { $space })
cli-sk-areas-more = … ways to lay it that are not listed: { $count }. Type spaces that it should cover.
cli-sk-hits = on { $what }
cli-sk-hits-nobody = on nobody
cli-sk-minion-of = minion of { $side }
cli-sk-hero-line = { $faction }, { $class }, { $range }; attack { $attack }, HP { $hp }, armour { $armour }, runes { $runes }
cli-sk-worth = { $card }, worth { $value }
cli-sk-enter-deck = Enter plays the recommended deck.
cli-sk-deck-load = load
cli-sk-deck-save = save
cli-sk-deck-for = Deck for { $heroes }
cli-sk-deck-saved = The deck is in { $path }
cli-sk-deck-other-heroes = This deck is for other heroes: { $heroes }.
cli-sk-no-deck = No deck is asked for now.
cli-sk-card-costs = mana { $cost }
cli-sk-ultimate-of = ultimate of { $hero }

## Fateforge: words to type and words around the table

cli-ff-help-answers =
    3 – the option with that number
    step b – words of an option: where to go
    strike archer 2 – what to do to whom; add the result to pay with: strike archer 2 precise
    fleet foot – a skill or an item
    end – end the turn
cli-ff-help-signs = Zones are boxes with a letter; lines between them are ways, { $open } an open door, { $closed } a closed one. { $hero_sign } heroes, { $enemy_sign } enemies with the damage they have taken of their toughness. Marks: { $stunned } stunned, { $guard } on guard, { $guarded } guarded, { $marked } marked, { $block } block tokens, { $armour } armour. { $used } used in this round or combat. { $choice } a zone that an answer names.
cli-ff-health = health
cli-ff-energy = energy
cli-ff-block = block
cli-ff-armour = armour
cli-ff-poison = poison
cli-ff-charges = charges
cli-ff-ko = knocked out
cli-ff-hidden = hidden
cli-ff-stunned = stunned
cli-ff-guard-stance = Guard stance
cli-ff-attack-stance = Attack stance
cli-ff-protected = cannot be targeted
cli-ff-taunting = draws attacks
cli-ff-carries = carries: { $what }
cli-ff-fear = Fear: { $cards }
cli-ff-corruption = Corruption: { $cards }
cli-ff-ally = ally: { $ally } ({ $faces })
cli-ff-ally-hurt = damage { $n } of { $all }
cli-ff-beast-master = Beast Master: { $player }
cli-ff-dice = Dice
cli-ff-gained = gained: { $faces }
cli-ff-screen = behind the screen
cli-ff-enemies = Enemies, in the order in which they act
cli-ff-weak-point = Weak point: { $weak_point }
cli-ff-wounds = wounds { $wounds } of { $most }, cards left { $cards }
cli-ff-nothing-to-show = There is nothing to show now: enemies stand on the map of a combat, places belong to a rest scene.
cli-ff-objectives = Objectives
cli-ff-round = Round { $round } of { $rounds }
cli-ff-order = Order: { $order }
cli-ff-reaction = enemies react
cli-ff-barricades = Barricades: { $ways }
cli-ff-barricade = no shots into { $zone } from { $side }
cli-ff-bridges = Other ways: { $ways }
cli-ff-party = Party: gold { $gold }, food { $food }, trait points { $traits }, victory points { $points }
cli-ff-bag = Shared bag: { $items }
cli-ff-reputation = Reputation: { $list }
cli-ff-locked = locked: { $needs }
cli-ff-too-dear = too dear
cli-ff-hints = Hints
cli-ff-special = Special rules
cli-ff-place-closed = closed: { $needs }
cli-ff-quests = Side quests
cli-ff-quest = { $quest }: danger { $danger }, { ff-n-time }
cli-ff-ware = { $item_title } ({ ff-n-gold })
cli-ff-look-up = Type “card” and a name to read what it does.
cli-ff-traits = traits: { $traits }
cli-ff-chance = { $hero } ({ $percent } % to pass)
cli-ff-hero-facts = Health { $health }, energy { $energy }, trait { $trait }, dice { $dice }.
cli-ff-phase-setup = set-up
cli-ff-phase-planning = planning
cli-ff-phase-order = order of turns
cli-ff-phase-turn = hero turns
cli-ff-phase-reaction = reaction
cli-ff-phase-enemies = enemy turn
cli-ff-phase-clean-up = clean-up
cli-ff-phase-end = last round over
cli-ff-more-options = … and { $count } more. Type words of the one you want.

## Replay

cli-replay-step = Step { $step } of { $total }
cli-replay-keys = Enter: on, b: back, a number: there, q: end
cli-replay-left = The replay was left at step { $step } of { $total }.

## Games without a screen of their own

cli-plain-help-answers =
    3 – the option with that number
    … – words of an option; where several have them, you are asked which
cli-plain-help-signs = This game has no drawing of its own: you see what it tells you, line by line.
cli-plain-no-cards = This game has no cards to look at.
cli-plain-nothing = nothing
cli-plain-yes = yes
cli-plain-no = no
