### Words of the terminal for Fateforge: what can be typed, and what stands around the table.

cli-in-fateforge-why = why not: why strike archer 2, why step F, why charge
cli-in-fateforge-card = a skill, an item, an enemy or a card in full: card charge, card archer
cli-in-fateforge-rules = the rules: rules 7.7, rules energy step
cli-in-fateforge-not-understood = “{ $text }” is not an answer here. Type a number, or words of an option such as “step B” or “strike archer”; ? shows more.
cli-ff-command-heroes = heroes
    .help = the heroes with all figures
cli-ff-command-enemies = enemies
    .help = the enemies with what they would do now
cli-ff-command-places = places
    .help = the places of a rest scene with what they offer
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
