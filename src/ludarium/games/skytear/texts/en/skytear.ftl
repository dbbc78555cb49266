### Skytear in English: names, effects, words of the rules, then prompts, answers, log lines and refusals.
###
### Factions: .worship is what Worship does. Heroes: NAME1 and NAME2 are the twins when both sides field one hero (1 west, 2 east).
### Skills and power cards: .text in full; power cards also .short, one line for the small card.
### Victory cards: .condition. Outsiders: .placement. Conditions: .text.

## Factions

faction-kurumo = Kurumo
    .worship = Target an enemy hero. It becomes Marked, then the hero's Worship skill is carried out against it.
faction-taulot = Taulot
    .worship = Target a bare space. You may remove an allied Pillar, which triggers the hero's Worship skill; then an allied Pillar is raised on the target space.
faction-nupten = Nupten
    .worship = You may put the hero's Illusion on the hero's own space; then move the Illusion up to 3 spaces.
faction-liothan = Liothan
    .worship = An allied Liothan hero within 3 spaces becomes Shapeshifted.

## Runes

rune-fire = fire rune
rune-earth = earth rune
rune-air = air rune
rune-ice = ice rune
rune-any = any rune

## Classes

class-assassin = assassin
class-tank = tank
class-mage = mage
class-fighter = fighter
class-healer = healer

## Heroes

hero-sakoshi = Sakoshi
hero-sakoshi1 = Sakoshi 1
hero-sakoshi2 = Sakoshi 2
hero-yami = Yami
hero-yami1 = Yami 1
hero-yami2 = Yami 2
hero-haburat = Haburat
hero-haburat1 = Haburat 1
hero-haburat2 = Haburat 2
hero-akhuti = Akhuti
hero-akhuti1 = Akhuti 1
hero-akhuti2 = Akhuti 2
hero-cotlic = Cotlic
hero-cotlic1 = Cotlic 1
hero-cotlic2 = Cotlic 2
hero-tlakali = Tlakali
hero-tlakali1 = Tlakali 1
hero-tlakali2 = Tlakali 2
hero-corjof = Corjof
hero-corjof1 = Corjof 1
hero-corjof2 = Corjof 2
hero-gulbjarn = Gulbjarn
hero-gulbjarn1 = Gulbjarn 1
hero-gulbjarn2 = Gulbjarn 2

## Hero skills

hero_skill-fading_trail = Fading Trail
    .text = When Sakoshi worships: the target becomes Marked, then Sakoshi may move up to 2 spaces.
hero_skill-open_wound = Open Wound
    .text = When Sakoshi attacks a Marked hero, one more card is flipped (the Attack has three + symbols).
hero_skill-blazing_leap = Blazing Leap
    .text = When Yami worships: the target becomes Marked, Yami is placed on a free space adjacent to it and deals 1+ damage to it. Without a free space she stays where she is and still deals the damage.
hero_skill-scent_of_ash = Scent of Ash
    .text = Yami has +1 Attack against a Marked hero.
hero_skill-shield_of_the_legion = Shield of the Legion
    .text = Other allied heroes adjacent to Haburat have +1 Armour.
hero_skill-echoing_blade = Echoing Blade
    .text = +1 Attack for every allied Nupten hero that sees Haburat's Illusion.
hero_skill-retribution = Retribution
    .text = When Akhuti has resolved an Attack action, he deals 1+ damage to another enemy hero or minion that he sees and that is adjacent to the space of the attack's target. The target is chosen when the effect goes on the Stack.
hero_skill-resonating_light = Resonating Light
    .text = +1 Armour for every allied Nupten hero that sees Akhuti's Illusion.
hero_skill-blessing_of_taulot = Blessing of Taulot
    .text = Cotlic has +1 Armour while he sees an allied Pillar, however many he sees.
hero_skill-strength_of_the_king = Strength of the King
    .text = When Cotlic worships he may remove any number of allied Pillars. He has +1 Skirmish damage for each of them until the end of the activation.
hero_skill-shared_flesh = Shared Flesh
    .text = While Tlakali sees an allied Pillar: when an allied minion anywhere would be dealt damage, you may have Tlakali lose 1 HP instead; the minion stays. Not while she has 1 HP left. It does not help against "defeat a minion".
hero_skill-mending_rite = Mending Rite
    .text = When Tlakali worships and a Pillar was removed: one allied hero within 3 spaces heals 2 HP. It may be Tlakali; line of sight is not needed.
hero_skill-raven_eye = Raven Eye
    .text = Cover spaces do not hide enemies from Corjof. White lines still block his sight.
hero_skill-raven_form = Raven Form
    .text = While Shapeshifted, Corjof moves through Blocking Elements and minions, but must end on a free space. His Move action goes 1 space farther.
hero_skill-wild_majesty = Wild Majesty
    .text = Gulbjarn has +1 Skirmish damage for each Shapeshifted allied hero within 3 spaces, himself included.
hero_skill-bear_frenzy = Bear Frenzy
    .text = While Gulbjarn is Shapeshifted, his Skirmish damage is dealt to every enemy hero in an arc of 3 spaces beside him instead of to one. One card is flipped for all of them.

## Power cards

power_card-shuriken_storm = Shuriken Storm
    .text = Target a space and lay the flower of 7 over it: deal { $damage }+ damage to each enemy in the area. Then each Marked enemy hero there loses 1 HP.
    .short = Area of 7: { $damage }+ damage, Marked heroes lose 1
power_card-hideaway = Hideaway
    .text = Target a free cover space that the caster sees within 2 spaces. Place the caster there.
    .short = Go to a cover space within 2 spaces
power_card-life_steal = Life Steal
    .text = Target an enemy hero. Deal { $damage }+ damage to it. The caster heals half of the HP it lost, rounded up.
    .short = { $damage }+ damage to a hero; heal half of it
power_card-paralysing_precision = Paralysing Precision
    .text = Target an enemy hero. Deal { $damage } damage to it. It becomes Slow and, if it was Marked, also Disarmed.
    .short = { $damage } damage, Slow; if Marked also Disarmed
power_card-bow_to_me = Bow to Me
    .text = Each enemy hero within 2 spaces of the caster becomes Marked and Disarmed. The caster gains Fury.
    .short = Mark and disarm heroes within 2; gain Fury
power_card-dragon_fist = Dragon Fist
    .text = Target an adjacent enemy. Deal { $damage }+ damage to it, then push it 2 spaces.
    .short = { $damage }+ damage to an adjacent enemy, push 2
power_card-clear_mind = Clear Mind
    .text = Target an allied hero. Remove any of its conditions you choose. Predict 2.
    .short = Remove conditions from an ally; Predict 2
power_card-combustion = Combustion
    .text = Target a space and lay the triangle of 3 over it: deal { $damage }+ damage to each enemy in the area.
    .short = Area of 3: { $damage }+ damage to each enemy
power_card-blades_of_lightning = Blades of Lightning
    .text = Lay the line of 4 from the caster: deal { $damage }+ damage to each enemy in the area.
    .short = Line of 4: { $damage }+ damage to each enemy
power_card-tortoise_formation = Tortoise Formation
    .text = The caster and each allied hero adjacent to it have +{ $armour } Armour until the end of the turn.
    .short = You and adjacent allies: +{ $armour } Armour this turn
power_card-time_warp = Time Warp
    .text = The caster performs a Move action. It costs no AP and does not count as its Move.
    .short = Perform a free Move action
power_card-time_glitch = Time Glitch
    .text = Target an enemy card on the Stack that costs at most 1 mana and whose hero the caster sees. Cancel its effect. The card stays on the enemy hero and its mana stays spent.
    .short = Cancel an enemy card of at most 1 mana
power_card-word_of_nupten = Word of Nupten
    .text = Target an enemy hero. Deal { $damage }+ damage to it, then place it on a free space within 2 spaces of where it stands; it becomes Disarmed.
    .short = { $damage }+ damage, place it within 2, Disarmed
power_card-soul_whirlwind = Soul Whirlwind
    .text = Lay the ring of 6 round the caster: deal { $damage }+ damage to each enemy in the area, then push each of them 2 spaces, in the order you choose.
    .short = Enemies around: { $damage }+ damage, push 2
power_card-redirection = Redirection
    .text = Target an enemy effect on the Stack whose only target is an allied hero the caster sees, or the caster. Its target becomes another allied hero or minion that is legal for it. If there is none, nothing happens.
    .short = Turn an enemy effect to another ally
power_card-hurricane_strike = Hurricane Strike
    .text = Target an enemy. Deal { $damage }+ damage to it, then push it 1 space.
    .short = { $damage }+ damage to an enemy, push 1
power_card-my_kingdom = My Kingdom
    .text = Summon 2 minions at a lane control token that the caster sees. Each enemy hero that sees this token becomes Slow.
    .short = Summon 2 minions; enemies there are Slow
power_card-unbridled_hatred = Unbridled Hatred
    .text = The caster gains Fury.
    .short = Gain Fury
power_card-safeguard = Safeguard
    .text = Target an allied hero. It has +{ $armour } Armour until the end of the activation.
    .short = An ally has +{ $armour } Armour
power_card-lord_of_many = Lord of Many
    .text = Summon 1 minion at a lane control token that the caster sees.
    .short = Summon 1 minion
power_card-millennial_ritual = Millennial Ritual
    .text = Each allied hero within 3 spaces of the caster, the caster included, heals { $heal } HP. Line of sight is not needed.
    .short = Allied heroes within 3 heal { $heal } HP
power_card-mud_river = Mud River
    .text = Target a space and lay the bend of 4 over it: deal { $damage }+ damage to each enemy in the area. Each enemy hero there becomes Slow.
    .short = Area of 4: { $damage }+ damage, heroes become Slow
power_card-creeping_darkness = Creeping Darkness
    .text = Target an enemy hero. It becomes Disarmed.
    .short = An enemy hero becomes Disarmed
power_card-sacrifice = Sacrifice
    .text = Target a minion and, if it is allied, also an allied hero. Defeat the minion. If it was allied, the hero heals { $heal } HP.
    .short = Defeat a minion; your own heals a hero { $heal } HP
power_card-feather_storm = Feather Storm
    .text = Lay the cone of 5 from the caster: deal { $damage }+ damage to each enemy in the area.
    .short = Cone of 5: { $damage }+ damage to each enemy
power_card-looming_storm = Looming Storm
    .text = Target a space and lay the rhombus of 4 over it: deal { $damage }+ damage to each enemy in the area.
    .short = Area of 4: { $damage }+ damage to each enemy
power_card-ice_wall = Ice Wall
    .text = Target a space without figures, structures and tokens and, if you like, a second such space adjacent to it. Until the end of the turn these spaces are Blocking Elements. They do not block sight.
    .short = Block 1 or 2 spaces until the end of turn
power_card-into_the_eyes = Into the Eyes
    .text = Target an enemy hero. It sees no farther than 1 space until the end of the activation.
    .short = An enemy hero sees only 1 space far
power_card-feral_vitality = Feral Vitality
    .text = The caster heals { $heal } HP and becomes Shapeshifted.
    .short = Heal { $heal } HP and become Shapeshifted
power_card-grasp = Grasp
    .text = Target an enemy hero. Place it on a free space adjacent to the caster. It becomes Slow.
    .short = Pull an enemy hero to you; it becomes Slow
power_card-hostile_ground = Hostile Ground
    .text = Deal { $damage } damage to each enemy hero within { $within ->
        [one] 1 space
       *[other] { $within } spaces
    } of the caster; each of them becomes Slow. Line of sight is not needed.
    .short = Enemy heroes within { $within }: { $damage } damage and Slow
power_card-presence = Presence
    .text = Until the end of the turn the caster counts 1 more for each control token it sees. Predict 2.
    .short = +1 control this turn; Predict 2
power_card-skytear_flow = Skytear Flow
    .text = Until the end of the turn the caster has 1 more mana.
    .short = +1 mana until the end of the turn
power_card-dodge = Dodge
    .text = Target a free space adjacent to the caster. Place the caster there.
    .short = Step to an adjacent space

## Victory cards

victory_card-manhunt = Manhunt
    .condition = Your side has defeated 3 enemy heroes in this game.
victory_card-fall_of_the_north_tower = Fall of the North Tower
    .condition = The enemy tower of lane A is destroyed.
victory_card-fall_of_the_south_tower = Fall of the South Tower
    .condition = The enemy tower of lane B is destroyed.
victory_card-dominion = Dominion
    .condition = Your side has won control tokens 6 times in all, lanes and dome together.
victory_card-lord_of_the_dome = Lord of the Dome
    .condition = Your side has won the dome's control token 3 times.
victory_card-siege = Siege
    .condition = Your side has dealt 6 damage in all to enemy towers and the enemy nexus.
victory_card-double_kill = Double Kill
    .condition = Your side has defeated 2 enemy heroes in the same turn.
victory_card-ambush = Ambush
    .condition = Your side has defeated 2 enemy heroes that were Ready at that moment.
victory_card-slaughter = Slaughter
    .condition = Your side has defeated 12 enemy minions.
victory_card-clean_sweep = Clean Sweep
    .condition = Your side has won every control token of the battlefield (at least three) in the same Minion Phase.

## Outsiders

outsider-dome_behemoth = Dome Behemoth
    .placement = On a free space of its dome or adjacent to its dome.
outsider-ember_tyrant = Ember Tyrant
    .placement = On a free space within 3 spaces of its dome's control token.
outsider-mire_colossus = Mire Colossus
    .placement = On a free lane space within 2 spaces of a lane control token.
outsider-gale_phantom = Gale Phantom
    .placement = On a free space of its dome or adjacent to a hero of the side that controls it.

## Outsider skills

outsider_skill-quake = Quake
    .text = Deal 2 damage to each adjacent enemy hero and minion.
outsider_skill-bellow = Bellow
    .text = Push each adjacent enemy hero and minion 2 spaces, in the order you choose.
outsider_skill-fire_breath = Fire Breath
    .text = Lay the line of 3 from the outsider: deal 1+ damage to each enemy in the area.
outsider_skill-kindle = Kindle
    .text = Each enemy hero within 2 spaces becomes Marked and Disarmed.
outsider_skill-devour = Devour
    .text = Defeat one enemy minion within 2 spaces.
outsider_skill-tremor = Tremor
    .text = Each enemy hero within 2 spaces becomes Slow.
outsider_skill-tailwind = Tailwind
    .text = One allied hero within 3 spaces may move up to 2 spaces. It gains Haste.
outsider_skill-shriek = Shriek
    .text = Deal 1 damage with Pierce to each enemy hero within 2 spaces.

## Conditions

condition-slow = Slow
    .text = Move actions are 2 spaces shorter.
condition-haste = Haste
    .text = Move actions are 2 spaces longer.
condition-fury = Fury
    .text = The hero may declare Attack twice in its activation.
condition-disarmed = Disarmed
    .text = The damage of its Attack and Skirmish actions is halved, rounded up.
condition-marked = Marked
    .text = Nothing by itself; Kurumo skills and cards make use of it.
condition-shapeshifted = Shapeshifted
    .text = Turns on the Liothan skills with this sign.

## Battlefields

battlefield-two_lanes = two-lane battlefield
battlefield-three_lanes = three-lane battlefield

## Areas of effect

area-triangle3 = triangle of 3
area-rhombus4 = rhombus of 4
area-bend4 = bend of 4
area-flower7 = flower of 7
area-line3 = line of 3
area-line4 = line of 4
area-arc3 = arc of 3
area-cone5 = cone of 5
area-ring6 = ring of 6

## Words of the rules

term-sk-battlefield = battlefield
    .definition = The board of hexagonal spaces with lanes, domes, towers and nexuses.
term-sk-space = space
    .definition = One hexagon of the battlefield.
term-sk-lane = lane
    .definition = The strip between two opposing towers, with one control token.
term-sk-dome = dome
    .definition = A ring of energy where an outsider lives; its edge blocks sight.
term-sk-tower = tower
    .definition = A structure that protects the nexus; one in each lane.
term-sk-nexus = nexus
    .definition = The portal of a side; whoever destroys the enemy one wins.
term-sk-structure = structure
    .definition = A tower or a nexus.
term-sk-white-line = white line
    .definition = An edge that blocks line of sight but not movement.
term-sk-cover-space = cover space
    .definition = A space that hides figures from enemies who are not near.
term-sk-blocking-element = Blocking Element
    .definition = A hero, tower, nexus or outsider; nobody moves through it.
term-sk-control-token = control token
    .definition = The numbered token around which a lane or a dome is contested.
term-sk-control-value = control value
    .definition = How many heroes and minions see the token, plus one Lead card's cost.
term-sk-first-tower = first tower lost
    .definition = From then on the nexus has 5 HP and can be damaged.
term-sk-side = side
    .definition = A player, or a team in games of three or more.
term-sk-figure = figure
    .definition = A hero, a minion or an outsider on the battlefield.
term-sk-hero = hero
    .definition = A figure with skills that its player activates once a turn.
term-sk-minion = minion
    .definition = A small figure with 1 HP that counts for control.
term-sk-outsider = outsider
    .definition = A monster of the dome; whoever wins the dome's token uses it.
term-sk-skill = skill
    .definition = A special power printed on the hero's card.
term-sk-faction = faction
    .definition = One of the four peoples, each with its own Worship.
term-sk-class = class
    .definition = The hero's role; only the mage has a rule of its own.
term-sk-attack-value = attack value
    .definition = The base damage of the hero's Attack.
term-sk-range = range
    .definition = How far the hero's Attack and Skirmish reach.
term-sk-melee = melee
    .definition = Range of one space.
term-sk-ranged = ranged
    .definition = Range of up to three spaces.
term-sk-hp = health points (HP)
    .definition = At 0 the hero, minion or structure is out.
term-sk-armour = armour
    .definition = Takes one off all damage for each point.
term-sk-rune = rune
    .definition = The colour sign that says who may play a card, and its cost.
term-sk-mana = mana
    .definition = What power cards cost; each hero has its own pool every turn.
term-sk-mana-pool = mana pool
    .definition = The mana a hero can still spend this turn.
term-sk-mana-track = mana track
    .definition = Shows the turn and each hero's mana; the game ends when it cannot rise.
term-sk-skytear-token = Skytear token
    .definition = The marker on the mana track.
term-sk-state = readiness
    .definition = Ready, Exhausted or Defeated.
term-sk-ready = Ready
    .definition = May be activated this turn.
term-sk-exhausted = Exhausted
    .definition = Has been activated; may still play Reactions.
term-sk-defeated = Defeated
    .definition = Off the battlefield; returns one or two turns later.
term-sk-condition = condition
    .definition = A lasting mark on a hero until it is Exhausted or Defeated.
term-sk-slow = Slow
    .definition = Move actions are 2 spaces shorter.
term-sk-haste = Haste
    .definition = Move actions are 2 spaces longer.
term-sk-fury = Fury
    .definition = The hero may Attack twice in one activation.
term-sk-disarmed = Disarmed
    .definition = Attack and Skirmish deal half damage, rounded up.
term-sk-marked = Marked
    .definition = Kurumo skills and cards are stronger against this hero.
term-sk-shapeshifted = Shapeshifted
    .definition = The hero's animal skill is active.
term-sk-turn = turn
    .definition = One Hero Phase and one Minion Phase.
term-sk-hero-phase = Hero Phase
    .definition = Players activate their heroes in turn.
term-sk-minion-phase = Minion Phase
    .definition = Control tokens are checked one by one.
term-sk-activation = activation
    .definition = One hero's go, with three action points.
term-sk-action-point = action point (AP)
    .definition = The price of one action.
term-sk-move = Move
    .definition = Go up to 3 spaces.
term-sk-lead = Lead
    .definition = Put a card face down under the hero to raise its side's control.
term-sk-lead-card = Lead card
    .definition = The hidden card of a Lead action; its mana cost counts.
term-sk-attack = Attack
    .definition = Deal the attack value plus a flipped modifier to one target.
term-sk-skirmish = Skirmish
    .definition = Two single steps and a light hit on a hero, in any order.
term-sk-worship = Worship
    .definition = The faction's own action.
term-sk-mark = Mark
    .definition = What Kurumo's Worship puts on an enemy hero.
term-sk-pillar = Pillar
    .definition = A Taulot token that powers skills of those who see it.
term-sk-illusion = Illusion
    .definition = A Nupten token that lends its owner's skill to those who see it.
term-sk-projected = projected hero
    .definition = A Nupten hero who sees an allied Illusion.
term-sk-power-card = power card
    .definition = A card a hero plays for mana, or that is flipped for its modifier.
term-sk-action-card = Action (card)
    .definition = Only in the hero's own activation, with an empty Stack.
term-sk-reaction-card = Reaction (card)
    .definition = Whenever you have priority in the Hero Phase.
term-sk-ultimate = Ultimate
    .definition = A card that only the hero shown may play.
term-sk-modifier = modifier
    .definition = The number added when the card is flipped for a +.
term-sk-flip = flip (for +)
    .definition = To turn up the top card of your deck and use its modifier.
term-sk-mana-cost = mana cost
    .definition = One for each rune on the card.
term-sk-hand-limit = hand limit
    .definition = Six power cards at the end of the turn.
term-sk-victory-card = victory card
    .definition = A second way to win, open to both sides.
term-sk-line-of-sight = line of sight (LoS)
    .definition = A path of up to three spaces that crosses no white line.
term-sk-target = target
    .definition = What an effect is aimed at; chosen at once and checked again later.
term-sk-caster = caster
    .definition = The hero that generates the effect.
term-sk-area = area of effect (AoE)
    .definition = The spaces of a diagram that an effect hits.
term-sk-stack = Stack
    .definition = Effects waiting to be resolved: the last one in is the first one out.
term-sk-priority = priority
    .definition = The right to play a Reaction now or pass.
term-sk-pass = pass
    .definition = To let priority go to the next player.
term-sk-active-player = active player
    .definition = The player whose hero is being activated.
term-sk-generate = generate (an effect)
    .definition = To put an effect on the Stack.
term-sk-resolve = resolve (an effect)
    .definition = To carry the effect out.
term-sk-triggered-effect = triggered effect
    .definition = A "when" effect that goes on the Stack by itself.
term-sk-adjacent = adjacent
    .definition = At most one space away, the caster's own space included.
term-sk-allied = allied
    .definition = Of the same side.
term-sk-enemy = enemy
    .definition = Of the other side.
term-sk-deal-damage = deal X damage
    .definition = Armour reduces it.
term-sk-lose-hp = lose X HP
    .definition = Armour does not help.
term-sk-heal = heal X HP
    .definition = Never above the starting health.
term-sk-half = half
    .definition = Divided by two, rounded up.
term-sk-pierce = Pierce
    .definition = The damage ignores armour; mages always have it.
term-sk-predict = Predict X
    .definition = Look at the top X cards; discard any, put the rest back in any order.
term-sk-summon-minions = summon X minions
    .definition = Place them as near as possible to a control token the caster sees.
term-sk-defeat-minion = defeat a minion
    .definition = Remove it without damage.
term-sk-move-effect = move X
    .definition = Up to X spaces.
term-sk-place-effect = place
    .definition = Put on a free space; no path needed.
term-sk-push = push X
    .definition = X spaces, each farther from the caster.
term-sk-perform = perform (an action)
    .definition = The action costs no AP and does not count as taken.
term-sk-cancel = cancel
    .definition = The effect leaves the Stack without happening.
term-sk-draft = draft
    .definition = Choosing factions or heroes in turn.
term-sk-deck-building = deck building
    .definition = Eight cards for each hero, the ultimate among them.
term-sk-mulligan = mulligan
    .definition = Discard any cards of the first hand and draw as many.
term-sk-first-player = first player
    .definition = Makes the first activation of every turn.
term-sk-team = team
    .definition = Players of one side in a game of three to eight.
term-sk-first-battle = first battle
    .definition = Set-up for newcomers: factions are chosen, decks are ready.
term-sk-standard = standard format
    .definition = Heroes of the chosen factions are drafted, decks built freely.
term-sk-competitive = competitive format
    .definition = Each team brings its own pool of heroes and piles of cards.
term-sk-three-lanes = three-lane battlefield
    .definition = Six heroes a side, two domes; only the nexus decides.
term-sk-simplified = simplified mode
    .definition = No skills, no Worship, rune colours do not matter.
term-sk-tie = draw
    .definition = Both sides win at once, or the mana track cannot rise.

## Words inside sentences

sk-action-move = Move
    .narrow = Move
sk-action-lead = Lead
    .narrow = Lead
sk-action-attack = Attack
    .narrow = Attack
sk-action-skirmish = Skirmish
    .narrow = Skir{"\u00AD"}mish
sk-action-worship = Worship
    .narrow = Wor{"\u00AD"}ship
sk-action-outsider = Outsider
sk-action-place-minion = Minions

# An action by its id ($action), for refusals.
sk-action-named =
    { $action ->
        [move] Move
        [lead] Lead
        [attack] Attack
        [skirmish] Skirmish
        [worship] Worship
       *[other] This action
    }

## Phases, states of a hero, kinds of cards, ranges

sk-phase-setup = Set-up
sk-phase-hero = Hero Phase
sk-phase-minion = Minion Phase
sk-phase-end = End of turn
sk-status-ready = Ready
sk-status-exhausted = Exhausted
sk-status-defeated = Defeated
sk-kind-action = Action
sk-kind-reaction = Reaction
sk-range-melee = melee
sk-range-ranged = ranged

## Prompts: what a decision asks (sk-prompt-...); .help is one explaining line, .pass what passing means there

sk-prompt-outsider-dome = Choose the dome of the outsider
    .help = There is one outsider for two domes. The other dome has no effect in this game.
sk-prompt-draft-faction = Choose a faction
    .help = The first side takes one faction, the second side two, the first side the last one. Each faction has two heroes.
sk-prompt-leave-out-hero = Choose a hero to leave out
    .help = Your team brings a fixed number of heroes. One that is left out cannot be drafted by your team.
sk-prompt-draft-hero = Choose a hero for your side
    .help = The sides pick in turn: first one hero, then two each, one at the end.
sk-prompt-build-deck = Build your deck
    .help = Eight cards for each of your heroes: the ultimate of each of them, cards of your factions, at most 3 copies of a card.
sk-prompt-place-own-hero = { $hero }: choose a space to start from
    .help = Heroes come into play as near to their nexus as possible.
sk-prompt-change-hand = Exchange cards of your first hand?
    .help = Discard as many as you like, one after another; then you draw as many. This is possible only once.
    .pass = Keep the others
sk-prompt-activate = Activate a Ready hero
    .help = It gets 3 action points (AP). The sides activate in turn until no hero is Ready.
sk-prompt-activation = { $hero }: declare an action or play a card (AP: { $points })
    .help = Each action costs 1 AP and can be declared once. Cards cost mana, not AP.
    .pass = End the activation
sk-prompt-attack-target = Choose the target of the Attack
    .help = It must be seen and in range. It is checked again when the Attack resolves.
sk-prompt-worship-target = Choose the target of Worship
    .help = A Kurumo hero targets an enemy hero, a Taulot hero a space without figures and tokens.
sk-prompt-card-target = { $card }: choose the target
    .help = The target is checked again when the effect resolves. If it is no longer legal, the effect is ignored.
sk-prompt-second-target = { $card }: choose the second target
    .help = The effect is carried out on both targets as far as they are legal when it resolves.
    .pass = No second target
sk-prompt-priority = Play a Reaction or pass
    .help = When all players have passed in succession, the top effect of the Stack resolves.
    .pass = Pass
sk-prompt-trigger-target = { $skill }: choose the target
    .help = The skill goes on top of the Stack with this target.
sk-prompt-order-triggers = Choose the hero whose skill goes on the Stack first
    .help = Several skills have triggered. What goes on the Stack last resolves first.
sk-prompt-who-draws = Choose who draws the card
    .help = Your team has earned a power card.
sk-prompt-lead-card = Choose the card that leads
    .help = It lies face down under the hero. In the Minion Phase its mana cost can count for a control token.
sk-prompt-skirmish = { $source }: make a step or deal the damage
    .help = Up to two steps of 1 space and once 0+ damage to an enemy hero in range, in any order. Each part is optional.
    .pass = End the Skirmish
sk-prompt-place-hero = { $source }: choose a space for the hero
    .help = It is put there directly; the way does not matter.
sk-prompt-shapeshift = { $source }: choose the hero that shapeshifts
    .help = An allied Liothan hero within 3 spaces becomes Shapeshifted.
sk-prompt-exhaust-first = { $source }: become Exhausted first?
    .help = The activation ends and conditions are lost, but Shapeshifted then lasts through the hero's next activation.
    .pass = No, stay Ready
sk-prompt-remove-pillar = { $source }: remove an allied Pillar?
    .help = Removing a Pillar triggers the hero's Worship skill. It also makes room when all your Pillars stand.
    .pass = Remove none
sk-prompt-heal = { $source }: choose the hero that heals 2 HP
    .help = An allied hero within 3 spaces; line of sight is not needed.
sk-prompt-recall-illusion = { $source }: put the Illusion on the hero's own space first?
    .help = Then it moves up to 3 spaces from there, otherwise from where it stands.
    .pass = No, move it from where it stands
sk-prompt-move-illusion = { $source }: choose where the Illusion goes
    .help = Up to 3 spaces, through anything, to a space without figures, structures and other tokens.
sk-prompt-choose-modifier = { $source }: choose the modifier to add
    .help = One of the flipped cards is added to the damage.
sk-prompt-lay-area = { $source }: lay the area
    .help = It may be turned and flipped. Spaces beyond the edge are lost.
sk-prompt-move-to = { $source }: choose where the hero goes
    .help = Minions can be passed through; the last space must be free.
    .pass = Stay here
sk-prompt-push-to = { $source }: choose where it is pushed
    .help = Each space is farther away than the last. A push goes on as long as a free space is left.
sk-prompt-place-minion = { $source }: choose a space for the minion
    .help = As near to the lane's control token as possible.
    .pass = Place no more
sk-prompt-save-minion = Have Tlakali lose 1 HP to save the minion on { $space }?
    .help = Shared Flesh: the damage to this minion is prevented.
    .pass = No, let it fall
sk-prompt-remove-condition = { $source }: choose a condition to remove
    .help = You may remove several, one after another.
    .pass = Remove no more
sk-prompt-push-next = { $source }: choose who is pushed next
    .help = You decide the order.
sk-prompt-redirect-to = { $source }: choose the new target
    .help = Another allied hero or minion that is legal for the effect.
sk-prompt-summon-lane = { $source }: choose the lane to summon in
    .help = The caster must see the lane's control token.
sk-prompt-who-runs-outsider = Choose who activates the outsider
    .help = Your team has won the dome. One of you places the outsider and acts with it.
sk-prompt-place-outsider = Choose a space for the outsider
    .help = The rule on its card says where. You may also leave it where it is.
    .pass = Leave it alone
sk-prompt-run-outsider = { $outsider }: choose an action (AP: { $points })
    .help = Move, Attack, Skirmish and its skills, each at most once. Nobody can respond.
    .pass = End its activation
sk-prompt-move-outsider = Choose where the outsider goes
    .help = Up to 3 spaces; minions can be passed through.
    .pass = Stay here
sk-prompt-defeat-minion = { $source }: choose the minion it defeats
    .help = An enemy minion within 2 spaces of the outsider.
sk-prompt-move-ally = { $source }: choose the hero that moves
    .help = An allied hero within 3 spaces of the outsider. It may move up to 2 spaces and gains Haste.
sk-prompt-lead-counts = Token { $token }: choose the Lead card that counts
    .help = The mana cost of at most one revealed Lead card is added to your control value.
    .pass = Count none
sk-prompt-strike-minion = Choose the minion to hit
    .help = The margin is dealt as damage, one point to each enemy minion of the lane.
sk-prompt-damage-structure = Choose the structure to damage
    .help = Left-over damage goes to towers and the nexus within 3 spaces of the token, point by point.
sk-prompt-advance-token = Lane { $lane }: choose where the token goes
    .help = Both spaces are on a shortest way to the nearest enemy structure.
sk-prompt-hand-limit = Discard down to 6 cards
    .help = At the end of the turn nobody keeps more than 6 power cards.
sk-prompt-predict-discard = Predict: discard cards?
    .help = You have looked at the top cards of your deck. Discard as many as you like; the others go back on top.
    .pass = Put the others back
sk-prompt-predict-return = Predict: put a card back on top
    .help = The card you put back last will be drawn first.

## Options: what an answer does (sk-option-...)

sk-side = { $side }
sk-option-activate = Activate { $hero }
sk-option-declare = { $what }
sk-option-play = { $hero } plays { $card }
sk-option-pass = Pass
sk-option-space = Choose { $space }
sk-option-hero = Choose { $hero }
sk-option-minion = Choose the minion of { $side } on { $space }
sk-option-token =
    { $kind ->
        [pillar] Choose the Pillar on { $space }
       *[illusion] Choose the Illusion on { $space }
    }
sk-option-effect = Choose effect { $number } of the Stack
sk-option-area = Lay it over { $spaces }
sk-option-card = Choose { $card }
sk-option-choose = { $way }
sk-option-lane = Lane { $lane }
sk-option-seat = { $player }
sk-option-deck =
    { $count ->
        [one] Play with this deck of { $count } card
       *[other] Play with this deck of { $count } cards
    }
sk-option-drawn = Draw { $card }
sk-option-dealt = Deal: { $what }

## Ways to go on (sk-way-...)

sk-way-kurumo = { faction-kurumo }
sk-way-taulot = { faction-taulot }
sk-way-nupten = { faction-nupten }
sk-way-liothan = { faction-liothan }
sk-way-dome-d = First dome
sk-way-dome-e = Second dome
sk-way-deck = Top card of the deck, unseen
sk-way-sweep = Deal the damage to all in an arc
sk-way-exhaust = Become Exhausted first
sk-way-recall = Put it on the hero's space
sk-way-save = Save the minion
sk-way-slow = { condition-slow }
sk-way-haste = { condition-haste }
sk-way-fury = { condition-fury }
sk-way-disarmed = { condition-disarmed }
sk-way-marked = { condition-marked }
sk-way-shapeshifted = { condition-shapeshifted }
sk-way-nexus = Nexus
sk-way-tower-A = Tower of lane A
sk-way-tower-B = Tower of lane B
sk-way-tower-M = Tower of lane M
sk-way-move = { sk-action-move }
sk-way-attack = { sk-action-attack }
sk-way-skirmish = { sk-action-skirmish }
sk-way-quake = { outsider_skill-quake }
sk-way-bellow = { outsider_skill-bellow }
sk-way-fire_breath = { outsider_skill-fire_breath }
sk-way-kindle = { outsider_skill-kindle }
sk-way-devour = { outsider_skill-devour }
sk-way-tremor = { outsider_skill-tremor }
sk-way-tailwind = { outsider_skill-tailwind }
sk-way-shriek = { outsider_skill-shriek }

## Log: what happened (sk-log-...)

sk-log-started = { $first_side } goes first and holds Skytear Flow.
sk-log-victory-card-shown = Victory card: { $card }.
sk-log-lane-numbered = The control token of lane { $lane } has the number { $token }.
sk-log-outsider-dealt = The outsider of dome { $dome }: { $outsider }.
sk-log-faction-chosen = { $side } chooses a faction: { $faction }.
sk-log-hero-left-out = { $side } does not bring { $hero }.
sk-log-hero-drafted = { $player } takes a hero: { $hero }.
sk-log-deck-ready =
    { $cards ->
        [one] { $player }: the deck is ready, { $cards } card.
       *[other] { $player }: the deck is ready, { $cards } cards.
    }
sk-log-hand-changed =
    { $count ->
        [one] { $player } exchanges { $count } card.
       *[other] { $player } exchanges { $count } cards.
    }
sk-log-turn-began = Turn { $turn } begins: every hero has { $turn } mana.
sk-log-minions-mustered = { $side }: minions stand in lane { $lane } ({ $spaces }).
sk-log-hero-placed = { $hero } starts on { $space }.
sk-log-hero-returned = { $hero } returns on { $space }, Ready and with full health.
sk-log-activated = { $player } activates { $hero }.
sk-log-activation-ended = The activation of { $hero } ends.
sk-log-exhausted = { $hero } becomes Exhausted.
sk-log-declared =
    { $target ->
        [none] { $hero } declares { $action }.
       *[other] { $hero } declares { $action }. Target: { $target }.
    }
sk-log-card-shown = { $hero } shows { $card } ({ $player }).
sk-log-card-played =
    { $targets ->
        [none] { $hero } plays { $card } ({ $player }).
       *[other] { $hero } plays { $card } ({ $player }). Target: { $targets }.
    }
sk-log-triggered =
    { $target ->
        [none] { $hero }: { $skill } triggers.
       *[other] { $hero }: { $skill } triggers. Target: { $target }.
    }
sk-log-aim-followed = The target has moved: { $targets }.
sk-log-passed = { $player } passes.
sk-log-resolved = { $hero }: { $what } resolves.
sk-log-fizzled =
    { $why ->
        [cancelled] { $hero }: { $what } was cancelled and has no effect.
       *[requirements] { $hero }: { $what } is ignored, its requirements are no longer met.
    }
sk-log-cancelled = { $what } is cancelled.
sk-log-redirected = { $what } has a new target: { $target }.
sk-log-card-flipped = { $player } flips { $card }.
sk-log-flipped =
    { $cards ->
        [none] { $player } has no card to flip: +0.
       *[other] { $player } flips { $cards }: +{ $modifier }.
    }
sk-log-moved =
    { $how ->
        [skirmish] { $hero } steps from { $at } to { $to }.
        [push] { $hero } is pushed from { $at } to { $to }.
        [place] { $hero } is placed on { $to } (from { $at }).
       *[move] { $hero } moves from { $at } to { $to }.
    }
sk-log-minion-moved =
    { $how ->
        [push] A minion of { $side } is pushed from { $at } to { $to }.
       *[move] A minion of { $side } moves from { $at } to { $to }.
    }
sk-log-damaged =
    { $armour ->
        [0] { $hero } loses { $lost } HP ({ $left } left).
       *[other] { $hero } loses { $lost } HP ({ $left } left); armour stops { $armour }.
    }
sk-log-healed = { $hero } heals { $gained } HP (now { $left }).
sk-log-hero-defeated =
    { $back ->
        [0] { $hero } is defeated by { $by_side } and does not return.
       *[other] { $hero } is defeated by { $by_side } and returns in turn { $back }.
    }
sk-log-minion-defeated = A minion of { $side } on { $space } is defeated.
sk-log-minion-saved = { $hero } takes the damage: the minion of { $side } on { $space } stays.
sk-log-minions-taken-up = { $side } takes up the minions of lane { $lane } to place them anew.
sk-log-minion-placed = { $side }: a minion arrives on { $space } (lane { $lane }).
sk-log-condition-gained = { $hero } gains a condition: { $condition }.
sk-log-condition-lost = { $hero } loses a condition: { $condition }.
sk-log-bonus-gained =
    { $what ->
        [sight] { $hero } sees no farther than 1 space until the end of the activation.
        [armour_now] { $hero }: +{ $amount } Armour until the end of the activation.
        [skirmish_now] { $hero }: +{ $amount } Skirmish damage until the end of the activation.
        [armour_turn] { $hero }: +{ $amount } Armour until the end of the turn.
        [mana_turn] { $hero }: +{ $amount } mana until the end of the turn.
       *[control_turn] { $hero }: +{ $amount } control until the end of the turn.
    }
sk-log-token-placed =
    { $kind ->
        [pillar] { $side }: a Pillar rises on { $space }.
        [illusion] { $side }: an Illusion stands on { $space }.
       *[wall] { $side }: an ice wall blocks { $space }.
    }
sk-log-token-removed =
    { $kind ->
        [pillar] { $side }: the Pillar on { $space } is removed.
        [illusion] { $side }: the Illusion on { $space } is removed.
       *[wall] The ice wall on { $space } melts.
    }
sk-log-led =
    { $from_deck ->
        [yes] { $player } puts the top card of the deck under { $hero }: { $card }.
       *[no] { $player } puts a card of the hand face down under { $hero }: { $card }.
    }
sk-log-led-hidden =
    { $from_deck ->
        [yes] { $player } puts the top card of the deck unseen under { $hero }.
       *[no] { $player } puts a card of the hand face down under { $hero }.
    }
sk-log-drew = { $player } draws { $card }.
sk-log-drew-hidden = { $player } draws a card.
sk-log-discarded =
    { $from_deck ->
        [yes] { $player } puts { $card } from the deck on the discard pile.
       *[no] { $player } discards { $card }.
    }
sk-log-looked-at = { $player } looks at the top card of the deck: { $card }.
sk-log-looked-at-hidden = { $player } looks at the top card of the deck.
sk-log-put-back = { $player } puts { $card } back on top of the deck.
sk-log-put-back-hidden = { $player } puts a card back on top of the deck.
sk-log-predicted =
    { $discarded ->
        [none] { $player } looks at the top cards of the deck ({ $looked }) and discards none.
       *[other] { $player } looks at the top cards of the deck ({ $looked }) and discards { $discarded }.
    }
sk-log-reshuffled = { $deck }: the discard pile is shuffled into a new deck.
sk-log-cards-cleared =
    { $shown ->
        [none] The cards of { $hero } are discarded.
       *[other] { $hero }: the Lead card comes to light, { $shown }.
    }
sk-log-heroes-readied = Exhausted heroes are Ready again.
sk-log-track-raised = The mana track shows { $turn }.
sk-log-phase-began =
    { $phase ->
        [minion] The Minion Phase begins.
       *[end] The turn ends.
    }
sk-log-lead-revealed = { $hero } reveals a Lead card: { $card } (worth { $value }).
sk-log-control-counted =
    { $winner ->
        [none] Token { $token } ({ sk-token-place }): { $sum } against { $against }. Nobody wins it.
       *[other] Token { $token } ({ sk-token-place }): { $sum } against { $against }. { $winner } wins it by { $margin }.
    }
# Which token that is: `lanes` has several letters when tokens are checked as one, and is `none` for a dome.
sk-token-place =
    { $lanes ->
        [none] the dome
       *[other] lane { $lanes }
    }
sk-log-structure-damaged =
    { $lane ->
        [none] { $side }: the nexus takes { $lost } damage ({ $left } HP left).
       *[other] { $side }: the tower of lane { $lane } takes { $lost } damage ({ $left } HP left).
    }
sk-log-structure-destroyed =
    { $lane ->
        [none] { $side }: the nexus is destroyed.
       *[other] { $side }: the tower of lane { $lane } is destroyed.
    }
sk-log-nexus-opened = { $side }: the nexus can be damaged now, it has { $hp } HP.
sk-log-token-advanced = The control token of lane { $lane } advances from { $at } to { $to }.
sk-log-outsider-placed = { $side } places the outsider on { $space }: { $outsider }.
sk-log-outsider-acted = { $outsider }: { $what }.
sk-log-outsider-moved = { $outsider } moves from { $at } to { $to }.
sk-log-flow-used = { $player } uses Skytear Flow; it is turned face down.
sk-log-game-ended = The game is over. { $ending }

## A turning point of a battle, in one sentence (sk-deed-...)

sk-moment-attack = attack
sk-moment-flipped = flipped
sk-moment-halved = dealt, halved
sk-moment-armour = armour
sk-moment-damage = damage
sk-deed-doer = { $doer } ({ $what })
sk-deed-hero-defeated = { $doer } defeats { $hero }.
sk-deed-minions-defeated =
    { $n ->
        [one] { $doer } defeats a minion of { $side }.
       *[other] { $doer } defeats { $n } minions of { $side }.
    }
sk-deed-minions-lost =
    { $n ->
        [one] { $side } loses a minion.
       *[other] { $side } loses { $n } minions.
    }
sk-deed-token-advanced =
    { $n ->
        [one] The control token of lane { $lane } advances by one space.
       *[other] The control token of lane { $lane } advances by { $n } spaces.
    }

# The parts of a control value, joined by + (sk-sum-...); a part of 0 is left out.
sk-sum = { $terms } = { $total }
sk-sum-minions =
    { $n ->
        [one] { $n } minion
       *[other] { $n } minions
    }
sk-sum-heroes =
    { $n ->
        [one] { $n } hero
       *[other] { $n } heroes
    }
sk-sum-bonus = { $n } bonus
sk-sum-lead = { $n } Lead

## How a game ended (sk-end-...)

sk-end-nexus = A nexus is destroyed.
sk-end-both = Both sides have fulfilled a victory condition at the same moment: a draw.
sk-end-track = The mana track is at its end: a draw.
sk-end-resignation = A side has resigned.
sk-end-manhunt = Victory card fulfilled: { victory_card-manhunt }.
sk-end-fall_of_the_north_tower = Victory card fulfilled: { victory_card-fall_of_the_north_tower }.
sk-end-fall_of_the_south_tower = Victory card fulfilled: { victory_card-fall_of_the_south_tower }.
sk-end-dominion = Victory card fulfilled: { victory_card-dominion }.
sk-end-lord_of_the_dome = Victory card fulfilled: { victory_card-lord_of_the_dome }.
sk-end-siege = Victory card fulfilled: { victory_card-siege }.
sk-end-double_kill = Victory card fulfilled: { victory_card-double_kill }.
sk-end-ambush = Victory card fulfilled: { victory_card-ambush }.
sk-end-slaughter = Victory card fulfilled: { victory_card-slaughter }.
sk-end-clean_sweep = Victory card fulfilled: { victory_card-clean_sweep }.

## Why not: refusals (sk-why-...): what stands in the way, then what would be right

sk-why-over = The game is over. You can look at it again in the replay.
sk-why-not-asked = Another player is deciding now. You will be asked when it is up to you.
sk-why-must-choose = Something must be chosen here. Choose one of the options on offer.
sk-why-not-offered = This is not what is asked now. Choose one of the options on offer.
sk-why-no-such-hero = There is no such hero in this game. Choose one of your Ready heroes.
sk-why-enemy-hero = { $hero } belongs to the enemy. Activate a hero of your own side.
sk-why-hero-defeated = { $hero } is defeated and not on the battlefield. Choose a hero that stands there.
sk-why-hero-exhausted = { $hero } is Exhausted. Only Ready heroes can be activated.
sk-why-not-your-hero = This hero is not yours to use. Choose a hero that you control.
sk-why-activation-running = { $hero } cannot be activated now: another activation is under way. End it first.
sk-why-stack-not-empty = { sk-action-named } cannot be declared now. Actions need your own activation and an empty Stack.
sk-why-no-points-left = The hero has no action points left. Play a card or end the activation.
sk-why-no-worship = There is no Worship in the simplified mode. Choose another action.
sk-why-action-already-used = { sk-action-named } has been used in this activation. Each action can be declared once; only Fury allows a second Attack.
sk-why-nobody-to-attack = No enemy is in sight and in range. Move closer, or choose another action.
sk-why-no-target-for-worship = Worship has no legal target in sight. Move first, or choose another action.
sk-why-no-card-to-lead = You have no card in hand, deck or discard pile to lead with. Choose another action.
sk-why-no-such-action = This action does not exist. Move, Lead, Attack, Skirmish and Worship do.
sk-why-card-not-in-hand = This card is not in your hand. Play a card that you hold.
sk-why-flow-used = Skytear Flow has been used. It can be used once in the game.
sk-why-flow-not-yours = Skytear Flow belongs to the first player's side. Play a card from your hand.
sk-why-effect-resolving = { $card } cannot be played now: an effect is being carried out. Answer what is asked, then play it.
sk-why-action-card-timing = { $card } is an Action: it is played in the hero's own activation with an empty Stack. Only Reactions can be played at other times.
sk-why-ultimate-of-other = { $card } is the ultimate of another hero: { $owner }. Play it with that hero.
sk-why-rune-missing = { $hero } does not bear the rune that { $card } needs: { $rune }. Play it with a hero that bears all its runes.
sk-why-not-enough-mana = { $card } costs { $cost } mana, and { $hero } has { $mana } left. Play a cheaper card, or use another hero.
sk-why-no-target-for-card = { $card } has no legal target for { $hero }. Bring the hero closer, or play another card.
sk-why-no-token-in-sight = { $hero } sees no lane control token, so { $card } cannot summon. Move closer to a token first.
sk-why-no-deck-now = No deck is asked for now. Decks are built before the battle.
sk-why-not-there = It is not on the battlefield. Choose something that stands there.
sk-why-structure-there = A tower or a nexus stands on { $space }. Choose a free space.
sk-why-hero-there = A hero stands on { $space }. Choose a free space.
sk-why-blocked-there = The space { $space } is blocked by an outsider or an ice wall. Choose a free space.
sk-why-minion-there = A minion stands on { $space }. It can be passed through, but the move must end on a free space.
sk-why-too-far = The space { $space } cannot be reached. Choose one of the highlighted spaces.
sk-why-too-far-to-see = The space { $space } is too far away to be seen. Heroes see 3 spaces far, and only 1 after Into the Eyes.
sk-why-white-line = A white line hides { $space }. Find a way of 3 spaces at most that crosses none.
sk-why-hidden-by-cover = The figure on { $space } is hidden by cover. A hero of your side must stand next to it to see it.
sk-why-out-of-range =
    { $reach ->
        [one] The space { $space } is out of range: a melee hero strikes only adjacent spaces. Move closer.
       *[other] The space { $space } is out of range: this hero strikes up to { $reach } spaces far. Move closer.
    }
sk-why-not-a-target = What is on { $space } cannot be chosen here. Choose one of the highlighted targets.
sk-why-deck-unknown-card = The deck names a card that does not exist. Use cards of the list.
sk-why-deck-wrong-size = The deck has { $have } cards, but { $need } are needed: eight for each hero.
sk-why-deck-not-for-decks = { $card } does not go into a deck. Take it out.
sk-why-deck-foreign-ultimate = { $card } is the ultimate of a hero who is not yours. Take it out.
sk-why-deck-ultimate-twice = { $card } is an ultimate: there is one copy of it, not { $have }.
sk-why-deck-foreign-faction = { $card } belongs to a faction that you do not play. Take it out.
sk-why-deck-too-many-copies = { $card } is there { $have } times. At most { $need } copies of a card are allowed.
sk-why-deck-ultimate-missing = The ultimate { $card } is missing. Put in the ultimate of each of your heroes.
sk-why-deck-unknown-hero = There is a pile for a hero who does not exist. Use heroes of the list.
sk-why-deck-wrong-number-of-heroes = The team brings { $have } heroes, but { $need } are needed.

## Forms and what can be chosen at set-up

sk-form-first-battle = First battle
    .description = Two players, two lanes. Each faction brings its two heroes with their own cards. Three victory cards, or the nexus, decide.
sk-form-standard = Standard
    .description = Factions and heroes are drafted, decks are built. Two lanes, four heroes a side, two to eight players.
sk-form-competitive = Competitive
    .description = Each team brings its own heroes with their piles of cards and drafts from them. Both sides may field the same hero.
sk-form-three-lanes = Three lanes
    .description = Six heroes a side, three lanes, two domes, no victory cards: only the nexus decides.
sk-form-simplified = Simplified mode
    .description = For newcomers: no hero skills, no Worship, rune colours do not matter.

sk-setup-first = First side
    .help = The side that starts; it holds Skytear Flow and activates first in every turn.
sk-setup-first-random = Drawn at random
sk-setup-first-0 = West
sk-setup-first-1 = East
sk-setup-outsiders = Outsiders
    .help = Which outsiders live in the domes.
sk-setup-outsiders-core = The Dome Behemoth only
sk-setup-outsiders-any = One for each dome, dealt from all
sk-setup-victory = Victory cards
    .help = Which victory cards can lie open.
sk-setup-victory-gentle = Gentle: none that is fulfilled in the first turns
sk-setup-victory-any = Any of the ten, as in the rulebook
sk-setup-battlefield = Battlefield
    .help = Two lanes with four heroes a side, or three lanes with six.
sk-setup-battlefield-two_lanes = Two lanes
sk-setup-battlefield-three_lanes = Three lanes
sk-setup-pools = Heroes to bring
    .help = The heroes each team brings to the draft, with their piles of eight cards.
sk-setup-pools-choose = Chosen at the table

## Warnings: what a side wins by if nothing is done (sk-danger-...)

sk-warning = ⚠ { $text }
sk-danger-nexus = { $side } wins if the enemy nexus loses { $left } more HP.
sk-danger-enemy_heroes_defeated = { $side } wins by defeating one more hero ({ $card }).
sk-danger-enemy_heroes_defeated_this_turn = { $side } wins by defeating one more hero in this turn ({ $card }).
sk-danger-ready_enemy_heroes_defeated = { $side } wins by defeating one more Ready hero ({ $card }).
sk-danger-dome_tokens_won = { $side } wins with the next control token of the dome ({ $card }).
sk-danger-control_tokens_won = { $side } wins once { $left } more control tokens are won ({ $card }).
sk-danger-structure_damage_dealt = { $side } wins by dealing { $left } more damage to structures ({ $card }).
sk-danger-enemy_minions_defeated = { $side } wins once { $left } more minions are defeated ({ $card }).
sk-danger-enemy_tower_destroyed_lane_A = { $side } wins if the tower of lane A loses { $left } more HP ({ $card }).
sk-danger-enemy_tower_destroyed_lane_B = { $side } wins if the tower of lane B loses { $left } more HP ({ $card }).
sk-danger-all_tokens_won_this_phase = { $side } is ahead at every control token and wins by staying so ({ $card }).


