### Words of the terminal for Skytear: what can be typed, and what stands around the table.

cli-in-skytear-why = why not: why g7, why attack, why dragon fist
cli-in-skytear-card = a card or a hero in full: card dragon fist, card yami
cli-in-skytear-rules = the rules: rules 15.3, rules white line
cli-in-skytear-not-understood = “{ $text }” is not an answer here. Type a space, a name, an action or a number; ? shows more.
cli-sk-command-auto = auto
    .help = pass every Reaction window; again: be asked where you can play something
cli-sk-command-hold = hold
    .help = be asked in every Reaction window; again: only where you can play something
cli-sk-command-next = next
    .help = pass every Reaction window until you are asked something else
cli-sk-command-deck = deck
    .help = deck building: deck show, deck load FILE, deck save FILE
cli-sk-command-heroes = heroes
    .help = the heroes with all figures
cli-sk-command-all = all
    .help = in a draft without a choice: take everyone who is left in your pool
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
cli-sk-auto-on = From now on you pass every Reaction window. Type “auto” again to be asked.
cli-sk-hold-on = You hold priority: you are asked in every Reaction window. Type “hold” again to be asked only where you can play something.
cli-sk-next-on = You pass until you are asked something else.
cli-sk-windows = You are asked again wherever you can play a Reaction.
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
cli-sk-draft-whole = Your side fields its whole pool: the order of your picks changes nothing. “all” takes everyone at once.
cli-sk-draft-all = Your side takes its whole pool, pick by pick.
cli-sk-draft-choice = There is a choice to make: pick your heroes one by one.
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
