# The story in the page: book, rest, party, campaigns.

## Refusals

ff-bad-save = This save cannot be used: it is cut short, changed, or not a save of Fateforge.
ff-save-secret = Dice lie behind another player's screen. Export when the combat is over.
error-may-not-speak = Challenge mode: from the first turn to the clean-up phase only the active player may speak or ask for a hint (FF-1.11).

## The page

ff-story-silent-springs = The Silent Springs
ff-story-act-of = The Silent Springs · act { $n }
ff-story-chapter = Chapter { $n }
ff-story-the-end = The end
ff-story-before = What led here
ff-story-result-passed = passed
ff-story-result-failed = failed
ff-story-result-success = success
ff-story-result-partial = partial success
ff-story-result-fail = failure
ff-story-objectives = Objectives
ff-story-bonus = Bonus objectives
ff-story-fates = What became of them
ff-story-map = Map: { $places }
ff-story-hints = What people say
ff-story-sheet = Show or hide the choices
ff-story-progress = Progress of the act: { $done } of { $all }
ff-story-mark-chapter = Chapter { $n } of the act
ff-story-mark-rest = Rest after chapter { $n }

## Choosing

ff-story-ask-story = What do you do?
ff-story-ask-roam = Where to, and what do you do?
ff-story-ask-quest = Do you take it?
ff-story-ask-reward = Choose a reward
ff-story-ask-reward-hero = Which hero gets it?
ff-story-ask-before-combat = The fight is about to begin
ff-story-ask-knocked-out = A hero is down. Help first, or go on?
ff-story-ask-expedition = Choose an expedition
ff-story-expedition-intro = An expedition is a row of combats and rests, without the story between them. Every main objective has to be met; bonus objectives make the medal silver or gold.
ff-story-points-track = { $n ->
    [one] One victory point
   *[other] { $n } victory points
  }; every second one brings a reward
ff-story-medal-points = { $n ->
    [one] One medal point
   *[other] { $n } medal points
  }
ff-story-ask-party = Choose your hero
ff-story-ask-party-second = Choose your second hero
ff-story-help-party = No hero can be taken twice. Heroes differ in dice, skills and temper.
ff-story-way-fight = To the fight
ff-story-way-go-on = Go on
ff-story-way-leave = End the rest
ff-story-choice-test =
    { $trait }, { $difficulty }: { $n ->
        [one] one die
       *[other] { $n } dice
     }
ff-story-costs-gold = Costs { $n } gold; you have { $have }
ff-story-costs-food = Costs { $n } food; you have { $have }
ff-story-expedition-note =
    { $combats ->
        [one] one combat
       *[other] { $combats } combats
     }, about { $hours } h, { $difficulty }
ff-story-chosen = chosen
ff-story-proposed = proposed
ff-story-agree = Agree
ff-story-agree-to = Agree: { $what }
ff-story-agreed = In favour: { $players }.
ff-story-waiting = Waiting for { $players }.
ff-story-manage = Look after the party
ff-story-book = Campaign book

## Why a choice or a place is closed

ff-story-needs-reputation = Needs { $reputation } { $n }, you have { $have }.
ff-story-needs-regard = Needs somebody's good opinion: { $character } { $n }.
ff-story-needs-gold = Needs { $n } gold, you have { $have }.
ff-story-needs-food = Needs { $n } food, you have { $have }.
ff-story-needs-witness_safe = Needs the apprentice safe with the exiles.
ff-story-needs-archive_friend = Needs a friend in the Archive.
ff-story-needs-palace_guest = Needs an invitation to the palace.
ff-story-needs-grove_found = Nobody has shown you the way yet.
ff-story-needs-singer_saved = Needs the singer saved.
ff-story-needs-compact_held = Needs the Compact in your hands.
ff-story-needs-other = Something you did, or did not do, closes this way.

## Tests

ff-story-test = Test
ff-story-test-easy = easy
ff-story-test-average = average
ff-story-test-hard = hard
ff-story-test-title = { $trait }, { $difficulty }
ff-story-test-dice =
    { $n ->
        [one] One die, and it must succeed
        [2] Both dice must succeed
       *[other] All { $n } dice must succeed
     }
ff-story-has-trait = has the trait
ff-story-no-trait = no trait
ff-story-one-die-more = one die more
ff-story-dice = The dice
ff-story-faces = What the faces mean
ff-story-means-success = Success
ff-story-means-trait = Success with the trait
ff-story-means-fail = Failure
ff-story-face-success = Success
ff-story-face-fail = Fails
ff-story-face-trait = Trait: counts for the { $hero }
ff-story-face-trait-not = Trait: does not count
ff-story-dice-fail =
    { $n ->
        [one] One die fails.
       *[other] { $n } dice fail.
     }
ff-story-may-reroll = { $hero_title } has the trait: 1 energy, once, and all dice are rolled again.
ff-story-accept-failure = Accept the failure
ff-story-reroll-energy = Roll all again
ff-story-reroll-one = Reroll one: { $what }
ff-story-who-tests = Who makes the test?
ff-story-tester-proposed = Proposed: { $hero_title } makes the test.

## Reading aloud

ff-story-narration = Narration
ff-story-no-voice = This device has no voice for this language; nothing can be read aloud.
ff-story-pause = Pause
ff-story-go-on = Go on reading
ff-story-speed = Speed { $n }
ff-story-key-choose = Choose
ff-story-key-narrate = Narration on or off
ff-story-key-pause = Pause the narration

## The party

ff-story-party = The party
ff-story-of = { $n } of { $all }
ff-story-corruption = { $n } Corruption
ff-story-gold = gold
ff-story-food = food
ff-story-trait-points = trait points
ff-story-trait-points-of = of { $n } trait points
ff-story-victory-points = victory points

## Rest

ff-story-rest = Rest
ff-story-rest-after = Rest after chapter { $n } · act { $act }
ff-story-rest-ask = The party spends its time together.
ff-story-rest-help = Time left over is lost; energy and armour come back at the end.
ff-story-rest-bots = The bots wait until you go on, then use what is left.
ff-story-rest-ready = Ready to go on: { $players }.
ff-story-time = time
ff-story-time-left = { $n } of { $all } time left
ff-story-paid = paid for this rest
ff-story-kind-visit = a visit
ff-story-kind-shop = a shop, looking is free
ff-story-visit =
    { $n ->
        [0] Go there
       *[other] Go there for { $n } time
     }
ff-story-visit-first = Go there first; then the teachers have time for you.
ff-story-no-time = Not enough time
ff-story-too-dear = Too dear
ff-story-sold = Yours already
ff-story-not-now = Not now
ff-story-heal = Heal { $n }
ff-story-buy-food = { $n } food for { $gold } gold
ff-story-buy-sure =
    { $time ->
        [0] Buy for { $gold } gold?
       *[other] Buy for { $gold } gold and { $time } time?
    }
ff-story-and-time = { $n } time
ff-story-all-test = every hero tests, all must pass
ff-story-odds-again = { $chance } with a reroll
ff-story-rumour = Listen to a rumour
ff-story-cure = { $hero_title }: remove { $what }
ff-story-no-lessons = Nothing more to learn here for your gold.
ff-story-filter = Kinds of goods
ff-story-all = All
ff-story-slot-main = main hand
ff-story-slot-off = off hand
ff-story-slot-two = two-handed
ff-story-slot-clothing = clothing
ff-story-slot-gear = gear
ff-story-notices = Notices by the door
ff-story-danger = Danger { $n } of 4
ff-story-expires =
    { $n ->
        [one] gone after this rest
       *[other] here for { $n } rests
     }
ff-story-read-notice = Read it
ff-story-no-quests = Nobody is looking for help just now.

## Looking after the party

ff-story-ask-manage = Look after your heroes
ff-story-help-manage = Items, skills, food and traits. Choose an item to see where it can go.
ff-story-ask-learn = Learn skills for { $gold } gold
ff-story-help-learn = What is left can buy skills later.
ff-story-done = Done
ff-story-eat = Eat
ff-story-slots = Slots
ff-story-empty = empty
ff-story-face-down = carried face down
ff-story-charges =
    { $n ->
        [one] one charge
       *[other] { $n } charges
     }
ff-story-prepared = Skills, { $n } of 6 prepared
ff-story-prepare = Prepare
ff-story-instead = In place of:
ff-story-buy-trait = Buy a trait for { $n } points
ff-story-swap = Let another hero take over
ff-story-swap-help = The newcomer takes over items, traits and Corruption, and learns skills of the same worth.
ff-story-what-to-do = What to do with it
ff-story-use-on = Use on: { $hero }
ff-story-to-bag = Into the shared bag
ff-story-to-hero = { $hero_title }: { $slot }
ff-story-pick-item = Choose an item to move or use it.

## The heroes

ff-story-hero-ranger = Walks ahead and says little. Has shot at things that were further away than the truth.
    .hint = A Shot reaches adjacent zones, not your own. Keep one zone between you and the enemies.
ff-story-hero-rogue = Counts purses while others count enemies. Both sums tend to come out right.
    .hint = Strike from hiding, then slip away. She is fragile: do not end a turn in a crowd.
ff-story-hero-noble = Was taught to fence, to dance and to be obeyed. Two of these still work.
    .hint = Choose the stance in planning: Attack for a precise Strike, Guard when many will come for you.
ff-story-hero-shaman = Keeps the beat the springs have lost. Listens longer than is comfortable.
    .hint = Spare results become charges of the Drum; charges become a Focus for whoever needs it.
ff-story-hero-mercenary = Has been paid to fight for most causes. This time she came without asking the price.
    .hint = Stand in front. Once a round a defeated enemy gives you a block, so begin with a weak one.

## The campaign book

ff-story-tab-story = Story so far
ff-story-tab-party = The party
ff-story-tab-map = Map of Easafir
ff-story-tab-bestiary = Bestiary
ff-story-tab-rules = Rules learnt
ff-story-nothing-yet = The first page is still blank.
ff-story-map-of = Map of Easafir with { $n ->
    [one] one place
   *[other] { $n } places
  } that you know. The party is here: { $here }. The list names them all.
ff-story-map-places = Where the story has led
ff-story-map-rest = Also in the city
ff-story-map-here = The party is here
ff-story-map-been = You have been here
ff-story-map-heard = You have only heard of it
ff-story-map-open = Open to you when you rest
ff-story-map-quest = A side quest took you here
ff-story-inside-archive = Inside the Archive
ff-story-inside-below = Under the city
ff-story-site-forest = The old forest
ff-story-site-gate = Gate of Tolls
ff-story-site-warehouse = Warehouse Nine
ff-story-site-marsh = Marsh Landing
ff-story-site-ferry_house = Ferry House
ff-story-site-brine_hall = The Brine Throne
ff-story-site-harbour = Harbour
ff-story-site-palace = Palace
ff-story-site-archive = Archive
ff-story-site-duelling_court = Duelling Court
ff-story-site-cistern = Cistern Prison
ff-story-site-forge = Forge Hall
ff-story-site-foundry = Bell Foundry
ff-story-site-chandlers = Chandlers' Street
ff-story-site-drowned_stair = Drowned Stair
ff-story-site-dry_room = Last Dry Room
ff-story-site-well_mouth = Mouth of the Well
ff-story-roam-steps =
    { $n ->
        [0] No steps left
        [one] 1 step left
       *[other] { $n } steps left
    }
ff-story-roam-goal = To reach: { $goal }
ff-story-roam-step = One step
ff-story-roam-late = One step, and then none is left: you would be late
ff-story-roam-free = Takes no step
ff-story-roam-map = Easafir: you are at { $here }. Paths lead to { $places }. The list says the same.
ff-story-site-law_schools = Law Schools
ff-story-site-well_street = Well Street
ff-story-skills = Skills
ff-story-carries = Carries
ff-story-nothing = nothing
ff-story-search = Search
ff-story-nobody-met = Nobody met so far.
ff-story-enemy-line = Toughness { $toughness }, armour { $armour }.
ff-story-rules-more =
    { $n ->
        [one] One more will come with the story.
       *[other] { $n } more will come with the story.
     }
ff-story-rule-1 = Chests
ff-story-rule-2 = Barricades
ff-story-rule-3 = Difficult terrain
ff-story-rule-4 = Healing fountains
ff-story-rule-5 = Portals
ff-story-rule-6 = Guarded enemies
ff-story-rule-7 = Skills of level II
ff-story-rule-8 = Allies
ff-story-rule-9 = Exploration tokens
ff-story-rule-10 = Traps
ff-story-rule-11 = Doors
ff-story-rule-12 = Weak points of bosses
ff-story-rule-13 = Fear
ff-story-rule-14 = Poison
ff-story-reputation = Reputation
ff-story-reputation-is = Reputation { $n }
ff-story-not-met = not met yet
ff-story-bag = Shared bag
ff-story-bag-empty = The bag is empty.

## Campaigns

ff-story-slot-line = Act { $act }, chapter { $chapter }
ff-story-slot-empty = Empty
ff-story-slot-new = start a campaign
ff-story-not-begun = Not begun yet
ff-story-difficulty-standard = standard
ff-story-difficulty-story = story
ff-story-difficulty-hard = hard
ff-story-no-campaigns = The shelf is empty. The first book begins with a spring that has lost its voice.
ff-story-continue = Continue
ff-story-continue-at = Continue at: { $where }
ff-story-played-by = Played by { $players }.
ff-story-export = Export
ff-story-import = Bring a saved campaign
ff-story-put-away = Put away
ff-story-put-away-help = The campaign leaves your shelf and makes room for another. It is not deleted: its address still leads to it, and an export can be brought back at any time.
ff-story-other-players = Other players
ff-story-other-players-help = The campaign goes on at a new table. More players than heroes begin the act again with new heroes.
ff-story-one-screen = This campaign is played with pieces on a real table. It goes on at one screen, for as many people as you like.
ff-story-how-many = How many players
ff-story-restart-act = Begin the act again
ff-story-restart-help = The act begins again at a new table with as many players; heroes are chosen anew. This campaign stays as it is at its own table.
ff-story-own-place = Your shelf is full: the new table takes the place of the old one, which is not deleted.
ff-story-again = Play again
ff-story-over-medal-bronze = Bronze medal
ff-story-over-medal-silver = Silver medal
ff-story-over-medal-gold = Gold medal
ff-story-over-expedition-failed = The expedition has failed

## Table mode

ff-story-diagram = Set-up of the combat
ff-story-components = What you need
ff-story-order = Order of this round
ff-story-a-hero = a hero's turn
ff-story-enemy-turn = The enemies' turn
ff-story-round-of = Round { $n } of { $all }
ff-story-colour-white = white
ff-story-colour-blue = blue
ff-story-colour-red = red
ff-story-colour-green = green
ff-story-colour-brown = brown
ff-story-colour-purple = purple

## The guided first combat

ff-lesson-intro = { $n } short steps on the Toll Road, one rule each, on the real engine. Every step can be skipped.
ff-page-lesson-end = You know what a combat is made of. Fight one now, or open the book and begin a campaign.
ff-lesson-dice = Four dice
    .text = Each round every hero rolls four dice of their own choice, behind a screen. The bow adds a fifth die to the Ranger's pool, so one die stays behind.
    .task = Choose four dice for the Ranger and roll them.
    .done = Blue dice like shots, red ones strikes, yellow ones steps. What you roll is yours to see.
ff-lesson-miss = A Miss
    .text = A Miss pays for nothing. In planning, 1 energy rerolls any number of dice that show a Miss, once a round.
    .task = Reroll the Ranger's Miss.
    .done = Energy is scarce, and skills want it too. Spend it where it helps.
ff-lesson-triple = A triple
    .text = Three equal faces, Misses apart, let you turn one of the three to any face it has, once a round.
    .task = Turn one of the Noble's three Strikes to another face.
    .done = A triple costs nothing. Look for it before you think of rerolling.
ff-lesson-sprint = Sprint
    .text = In planning each hero may sprint once to an adjacent zone. It costs no die; only leaving a zone with enemies in it hurts, 1 damage in all.
    .task = Sprint with one of the heroes to zone B.
    .done = A sprint saves a Step for the turn, and a Step is a die.
ff-lesson-order = The order
    .text = The party agrees on the order of turns. The enemies react somewhere in between; the slot is known, their colours are not.
    .task = Set the order in which the heroes act.
    .done = Whoever acts before the reaction can make it smaller. Whoever acts after it can answer it.
ff-lesson-step = Step
    .text = In a hero's turn each result is spent once. A Step moves the hero to an adjacent zone.
    .task = Move the Ranger to zone B.
    .done = The die is spent, the hero has moved. Results that are not used are lost at the end of the turn.
ff-lesson-strike = Strike
    .text = A Strike deals 1 damage to an enemy in the hero's own zone. Enough damage for its toughness, and it falls.
    .task = Strike the dog with the Noble.
    .done = Strikes never reach another zone. For that there are Shots.
ff-lesson-shot = Shot
    .text = A Shot deals 1 damage to an enemy in an adjacent zone, never in the hero's own.
    .task = Shoot at the dog with the Ranger.
    .done = From a zone away the dog has not bitten anybody yet.
ff-lesson-convert = Skills change results
    .text = A skill takes results on its left and gives what stands on its right. Quick Draw turns a Focus into the result Shot, which is then spent like a die.
    .task = Use Quick Draw, then shoot.
    .done = Bone squares are results and may be spent. Ember arrows are actions and happen at once.
ff-lesson-sequence = A sequence
    .text = Some skills perform several actions in a row. They are offered only when all of them can be done. Lunge steps, then strikes with +1 damage.
    .task = Use Lunge and defeat the dog.
    .done = One skill, two actions, one dog fewer.
ff-lesson-energy = The energy step
    .text = Once a turn a hero may spend 1 energy to move to an adjacent zone without a Step.
    .task = Move the Ranger by an energy step.
    .done = It works with no dice left at all.
ff-lesson-block = Block
    .text = Parry turns any result into a Block. A Block spent as an action becomes a block token, and each token cancels 1 damage.
    .task = Use Parry and gain a block token.
    .done = Tokens wait until the clean-up. Then they are gone.
ff-lesson-reaction = The reaction
    .text = Colours are drawn, and enemies of those colours act, by their frame and their initiative. The dog has reached the Noble, who holds a block token.
    .task = Cancel the damage with the block token.
    .done = Blocks first, armour next, then health. You choose what to spend.
ff-lesson-chest = The objective
    .text = The guard of the chest is beaten. A hero in the chest's zone may take it, as part of the turn.
    .task = Take the chest with the Noble.
    .done = Whoever carries an objective and falls drops it where they lie.
ff-lesson-revive = Revive
    .text = A hero without health is knocked out. A hero in the same zone may give up two results, 1 health and 1 energy to bring them round.
    .task = Revive the Ranger.
    .done = The revived hero regains 2 health, draws a Corruption card and acts again from the next round.
ff-lesson-escape = Getting away
    .text = After the last round the party leaves by one exit, and enemies in the zones on the way hurt those who pass. The chest is yours; the exit is in zone F.
    .task = Step to the exit, end the turn, and escape.
    .done = That is a combat: take what you came for, and be at the door in time.
