### Words of the page for Fateforge's combat: map, hero board, planning, enemies, keys. Names and rules are in fateforge.ftl.

## On the first page, and where to begin

ff-page-line = Heroes between the forest and the city: secret dice, agreed turns, a story that remembers.
ff-page-first-combat = The first combat

## The round

ff-page-order = Order of this round
ff-page-round = Round
ff-page-round-n = round { $n }
ff-page-round-of = Round { $n } of { $all }
ff-page-acts-now = acts now
ff-page-has-acted = has acted
ff-page-two-colours = two colours, drawn then
ff-page-enemy-turn = Enemy turn
ff-page-all-by-colour = all, by colour
ff-page-phase-setup = Set-up
ff-page-phase-planning = Planning
ff-page-phase-order = Order of turns
ff-page-phase-turn = Hero turns
ff-page-phase-reaction = Enemy reactions
ff-page-phase-enemies = Enemy turn
ff-page-phase-clean-up = Clean-up
ff-page-phase-end = After the last round
ff-page-challenge = challenge mode
ff-page-waits-plan = The dice are behind the screens.
ff-page-waits-turn = A hero's turn.
ff-page-waits-order = The order is being agreed.
ff-page-waits-target = An enemy's target is being chosen.

## Objectives and exits

ff-page-objectives = Objectives
ff-page-met = met
ff-page-missed = missed
ff-page-exit-cost =
    { $n ->
        [one] { $what }: { $n } damage now
       *[other] { $what }: { $n } damage now
    }
ff-page-no-exit = No exit can be reached by everybody now.

## The end of a combat

ff-page-end-success = Success
ff-page-end-partial = Partial failure
ff-page-end-fail = Failure
ff-page-end-of = { $n } of { $all }
ff-page-end-objective = Objective { $n }
ff-page-end-rounds = Rounds
ff-page-end-rounds-extra = Rounds, with the extra one
ff-page-end-heroes = The heroes
ff-page-end-dealt = Damage dealt
ff-page-end-taken = Damage taken
ff-page-end-defeated = Enemies defeated
ff-page-end-fallen = Heroes knocked out
ff-page-end-knocked =
    { $n ->
        [one] Knocked out
       *[other] Knocked out { $n } times
    }
ff-page-end-standing = On their feet to the end

## The map

ff-page-map =
    { $n ->
        [one] Battle map, { $combat }, { $n } zone
       *[other] Battle map, { $combat }, { $n } zones
    }
ff-page-ally-with = goes with: { $hero }
ff-page-ally-no-dice = both used
ff-page-ally-damage = Damage { $n } of { $all }
ff-page-ally-help = Whoever is in the same zone may use one of these dice in place of an own one, or spend it for an ability.
ff-page-beast-master-help = Makes the choices that enemies leave open
ff-page-fit = Show the whole map
ff-page-near = Show a part of the map, nearer
ff-page-door-closed = Door { $which }, closed
ff-page-door-open = Door { $which }, open
ff-page-say-barricade = Barricade: covers zone { $zone } against shots from { $other }
ff-page-say-zone =
    { $near ->
        [none] Zone { $zone }, no way out
       *[other] Zone { $zone }, next to { $near }
    }
ff-page-say-hero = { $figure }, health { $health }, energy { $energy }
ff-page-say-enemy = { $figure }, damage { $damage } of { $toughness }
ff-page-say-boss = { $figure }, wounds { $wounds } of { $all }
ff-page-say-armour = armour { $n }
ff-page-say-carries = carries: { $what }
ff-page-say-guards = guards: { $what }
ff-page-say-guarded = guarded
ff-page-ko = knocked out
ff-page-stunned = stunned
ff-page-is-hidden = hidden
ff-page-taunts = provokes
ff-page-protected = cannot be targeted

## The hero board

ff-page-board-of = Board of the hero: { $hero }
ff-page-health-of = Health { $n } of { $all }
ff-page-energy-of = Energy { $n } of { $all }
ff-page-charges =
    { $n ->
        [one] { $n } charge
       *[other] { $n } charges
    }
ff-page-dice = Dice
ff-page-say-die = { $die }: { $face }
ff-page-die-n = Die { $n } of { $all }, { $die }: { $face }
ff-page-either = { $one } or { $two }
ff-page-hidden = unknown
ff-page-spent = used
ff-page-no-dice = No dice yet: they are rolled when everybody plans.
ff-page-dice-closed =
    { $n ->
        [one] { $n } die behind the screen
       *[other] { $n } dice behind the screen
    }
ff-page-gained = Results gained
ff-page-skills = Skills
ff-page-prepared = Prepared skills: { $n } of 6
ff-page-kind-multi = once a round
ff-page-kind-once = once a combat
ff-page-kind-passive = passive
ff-page-level = level { $n }
ff-page-used = used
ff-page-in-plan = in the plan
ff-page-free = free place
ff-page-items = Items
ff-page-slot-main = main weapon
ff-page-slot-off = off-hand
ff-page-slot-two = two-handed
ff-page-slot-clothing = clothing
ff-page-slot-gear = equipment
ff-page-energy-step-open = Energy step: { $zones }
ff-page-energy-step-none = No energy step now
ff-page-also = Also possible

## The plan

ff-page-plan = Your plan
ff-page-legend-result = result, can be spent
ff-page-legend-action = action, happens on the map
ff-page-action = { $what }, an action
ff-page-pay-with = Pay with
ff-page-then = Then:
ff-page-could-become = This die can become
ff-page-confirm-help = Confirm, or cancel to think again.
ff-page-chosen-help = Press a target, a skill or an item; another die adds to the payment.
ff-page-loses =
    { $n ->
        [one] { $n } health lost
       *[other] { $n } health lost
    }

## Planning

ff-page-behind-screen = Behind the screen, { $hero }: only you see this
ff-page-close-dice = Close the screen
ff-page-pick-dice =
    { $n ->
        [one] Choose { $n } die to roll.
       *[other] Choose { $n } dice to roll.
    }
ff-page-roll-these =
    { $n ->
        [one] Roll this die
       *[other] Roll these { $n } dice
    }
ff-page-rerolls = Rerolls
ff-page-reroll-energy = Energy: dice showing a Miss
ff-page-reroll-aria =
    { $n ->
        [one] Reroll die { $dice } ({ $by })
       *[other] Reroll dice { $dice } ({ $by })
    }
ff-page-no-rerolls = Nothing to reroll now.
ff-page-triple = Triple
ff-page-triple-help = Three dice show { $face }, whatever their colours. Turn one of them to another of its own faces.
ff-page-turn-die = Turn die { $n } to { $face }
ff-page-choose-face = Choose a face
ff-page-no-triple = No three dice are alike.
ff-page-sprint = Sprint
ff-page-sprint-to = Sprint to { $zone }
ff-page-sprint-free = No enemy in { $zone }: leaving costs nothing.
ff-page-sprint-hurts = Enemies in { $zone }: leaving costs 1 damage.
ff-page-no-sprint = No sprint from here.
ff-page-finds-gem =
    { $n ->
        [one] picks up { $n } gem
       *[other] picks up { $n } gems
    }
ff-page-finds-food = picks up { $n } food
ff-page-stance = Stance
ff-page-to-guard = Change to Guard
ff-page-to-attack = Change to Attack
ff-page-recipes = Your recipes, for planning
ff-page-ready = I am ready
ff-page-at-table = At the table
ff-page-is-ready = ready
ff-page-choosing = choosing
ff-page-talk = Talk about plans as you like. Nobody may show or name a die.
ff-page-away = away
ff-page-give-to-bot = Let a bot play
ff-page-take-seat = Play it again yourself
ff-page-only-speaks = Only { $player } may speak now

## The order

ff-page-order-of-round = Order of this round
ff-page-proposed = Proposed: { $what }
ff-page-fixed-after =
    { $n ->
        [0] fixed, before the first hero
       *[other] fixed, after hero { $n }
    }
ff-page-always-last = always last
ff-page-earlier = Earlier: { $hero }
ff-page-later = Later: { $hero }
ff-page-order-means = Earliest would be: { $first }. Latest: { $last }.
ff-page-agree-order = Agree with the order
ff-page-propose = Propose this order
ff-page-settle = Play in this order
ff-page-others-decide = The others decide now.

## Enemies

ff-page-enemies = Enemies
ff-page-no-enemies = No enemy is left on the map.
ff-page-toughness = toughness
ff-page-armour = armour
ff-page-wounds = wounds
ff-page-cards-left =
    { $n ->
        [one] { $n } card left in the deck
       *[other] { $n } cards left in the deck
    }
ff-page-weak-points = Weak points
ff-page-covered = covered
ff-page-you-choose = you choose
ff-page-to-exit = to exit { $exit }
ff-page-nobody = nobody
ff-page-now = { $figure } now:
ff-page-reaction-title = Enemy reactions
ff-page-enemy-turn-begins = The enemies' turn begins: white, blue, red, green, brown, purple.
ff-page-react-colours = These colours react: { $colours }
ff-page-nobody-reacts = Nobody of this colour reacts: { $colour }
ff-page-boss-card = { $figure } draws: { $card_name }
ff-page-acts =
    { $target ->
        [none] { $figure }: { $actions }
       *[other] { $figure }: { $actions } → { $target }
    }
ff-page-idle = { $figure } does nothing
ff-page-uses = { $figure }: { $what }
ff-page-in-order = In this order
ff-page-step-of = Step { $n } of { $all }
ff-page-step-back = Back
ff-page-pause = Pause
ff-page-go-on = Go on
ff-page-step = Step
ff-page-to-choice = To the next choice

## Several people at one screen

ff-page-planning-round = { $combat } · planning, round { $n }
ff-page-hand-over = Hand the device to { $player }
ff-page-look-away = The dice are next: { $hero }. Everybody else looks away.
ff-page-hold = I am { $player }: hold to look
ff-page-space = Space
ff-page-open-without = Open without holding
ff-page-open-sure = Press once more: the dice will be shown (use headphones with a screen reader)
ff-page-next = now
ff-page-dice-close = The screen closes by itself when you are ready, after 30 seconds without a touch, or when the window loses the focus.

## Before and after a combat; parts of the screen

ff-page-party = The heroes
ff-page-taken-by = Led by { $player }
ff-page-rail = Objectives, enemies, log
ff-page-tab-dice = Dice
ff-page-tab-skills = Skills
ff-page-tab-goals = Goals
ff-page-tab-enemy = Enemy
ff-page-tab-log = Log
ff-page-side-party = The party

## Keys

ff-page-key-die = Then 1 to 4: choose a die
ff-page-key-item = Then 1 to 6: choose an item
ff-page-key-skill = Choose a prepared skill
ff-page-key-enter = Confirm the plan
ff-page-key-end = End the turn
ff-page-key-energy = Energy step
ff-page-key-pause = Pause the enemies
ff-page-key-step = Next step of the enemies
ff-page-key-back = Look back one step
ff-page-key-map = To the map
ff-page-key-region = To the next part of the screen

## Campaigns, on the first page

ff-shelf-full = Four campaigns are on your shelf already. Put one away, then there is room.
ff-story-campaigns = Campaigns

## About

page-about-fateforge = The texts of Fateforge's cards are not public.
