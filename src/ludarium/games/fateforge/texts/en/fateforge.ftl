### Fateforge in English: names, rules of content, words of the rules, then the words of which rules are put together.
###
### Results and words of the rules: .definition. Hero abilities, abilities of enemies, cards, bosses, weak points, factions: .text.
### The rules of skills, items, allies, places and rewards are put together from what they cost and do (ff-...), see README.md.
### Figures come from the data: $n is the figure of the first effect, without its sign.

## Dice

die-red = red die (strength)
die-yellow = yellow die (speed)
die-green = green die (intelligence)
die-blue = blue die (ranged combat)
die-weapon_melee = melee weapon die
die-weapon_ranged = ranged weapon die
die-test = test die

## Results

result-step = Step
    .definition = Move to an adjacent zone.
result-strike = Strike
    .definition = 1 damage to an enemy in your zone.
result-precise_strike = Precise Strike
    .definition = A Strike that some cards reward.
result-shot = Shot
    .definition = 1 damage to an enemy in an adjacent zone.
result-precise_shot = Precise Shot
    .definition = A Shot that some cards reward.
result-focus = Focus
    .definition = Examine an object; fuels skills.
result-block = Block
    .definition = Becomes a block token or pays for a skill.
result-special = Special attack
    .definition = What the weapon that gave the die says.
result-miss = Miss
    .definition = Nothing.
result-any = Any result
    .definition = Any result except a Miss.
result-success = Success (test)
result-trait = Trait (test)
    .definition = A success if you have the trait of the test.
result-fail = Fail (test)

## Traits

trait-perception = Perception
trait-stealth = Stealth
trait-persuasion = Persuasion
trait-lore = Lore
trait-might = Might
trait-agility = Agility
trait-survival = Survival
trait-insight = Insight

## Heroes

hero-ranger = Ranger
hero-rogue = Rogue
hero-noble = Noble
hero-shaman = Shaman
hero-mercenary = Mercenary

## Hero abilities

hero_ability-ranger = Hunter's Eye
    .text = Once per round, in planning, reroll one blue die.
hero_ability-rogue = Stealth and Acrobatics
    .text = Stealth: you start each combat hidden; while you are hidden no enemy may target you; after your first Strike, Shot or damage effect of a turn the token is exhausted. In a zone without enemies you may spend a Focus to hide again. Acrobatics: once per turn one Step ignores Blockade and the extra cost of difficult terrain.
hero_ability-noble = Fencing
    .text = The stance token shows Attack or Guard (Attack at set-up); you may flip it in each planning phase. Attack: once per turn treat one Strike as a Precise Strike. Guard: at the start of your turn gain 1 block token.
hero_ability-shaman = Voice of the Drum
    .text = In your turn you may spend any one result to put a charge on the Drum (3 at most, kept between rounds, cleared after combat). At the start of the turn of another hero at distance 0–1 you may spend a charge to give that hero a Focus.
hero_ability-mercenary = Battle-hardened
    .text = Once per round, when you defeat an enemy, you gain 1 block token.

## Skills

skill-rg_quick_draw = Quick Draw
skill-rg_fleet_foot = Fleet Foot
skill-rg_steady_aim = Steady Aim
skill-rg_piercing_arrow = Piercing Arrow
skill-rg_piercing_arrow_2 = Piercing Arrow II
skill-rg_volley = Volley
skill-rg_step_back = Parting Shot
skill-rg_hunters_mark = Hunter's Mark
skill-rg_snare = Snare
skill-rg_forest_mercy = Forest's Mercy
skill-rg_trap_sense = Trap Sense
skill-rg_twin_blades = Twin Blades
skill-rg_eagle_eye = Eagle Eye
skill-ro_backstab = Backstab
skill-ro_slip_away = Slip Away
skill-ro_shadow_meld = Shadow Meld
skill-ro_knife_throw = Knife Throw
skill-ro_tumble = Tumble
skill-ro_cut_purse = Cut Purse
skill-ro_venom_edge = Venom Edge
skill-ro_flurry = Flurry
skill-ro_flurry_2 = Flurry II
skill-ro_smoke_bomb = Smoke Bomb
skill-ro_nimble_fingers = Nimble Fingers
skill-ro_trapwright = Trapwright
skill-ro_death_mark = Death Mark
skill-ro_acrobat_kick = Acrobat's Kick
skill-no_lunge = Lunge
skill-no_lunge_2 = Lunge II
skill-no_parry = Parry
skill-no_riposte = Riposte
skill-no_flourish = Flourish
skill-no_command = Command
skill-no_inspire = Inspire
skill-no_duelist = Duellist's Edge
skill-no_heart_thrust = Heart Thrust
skill-no_feint = Feint
skill-no_guard_form = Guard Form
skill-no_taunt = Taunt
skill-no_old_name = Old Name
skill-no_blade_dance = Blade Dance
skill-sh_spirit_bolt = Spirit Bolt
skill-sh_spirit_bolt_2 = Spirit Bolt II
skill-sh_soothing_rhythm = Soothing Rhythm
skill-sh_thunder_clap = Thunder Clap
skill-sh_root_grasp = Root Grasp
skill-sh_spirit_walk = Spirit Walk
skill-sh_wind_call = Wind Call
skill-sh_gust = Gust
skill-sh_ancestor_shield = Ancestor Shield
skill-sh_drum_of_war = Drum of War
skill-sh_cleanse = Cleanse
skill-sh_lightning = Lightning
skill-sh_lightning_2 = Lightning II
skill-sh_second_sight = Second Sight
skill-me_charge = Charge
skill-me_charge_2 = Charge II
skill-me_hold_line = Hold the Line
skill-me_cleave = Cleave
skill-me_cleave_2 = Cleave II
skill-me_brute_force = Brute Force
skill-me_shove = Shove
skill-me_iron_skin = Iron Skin
skill-me_intimidate = Intimidate
skill-me_bodyguard = Bodyguard
skill-me_second_wind = Second Wind
skill-me_rage = Rage
skill-me_throwing_axe = Throwing Axe
skill-me_executioner = Executioner
skill-me_war_cry = War Cry

## Items: .note is what their figures do not say

item-short_sword = Short Sword
item-hatchet = Hatchet
item-rapier = Rapier
item-curved_dagger = Curved Dagger
item-iron_mace = Iron Mace
item-fate_iron_blade = Fate-iron Blade
item-hand_crossbow = Hand Crossbow
item-parrying_dagger = Parrying Dagger
item-buckler = Buckler
item-tower_shield = Tower Shield
item-throwing_knives = Throwing Knives
item-boarding_hook = Boarding Hook
item-hunting_bow = Hunting Bow
item-undsenoin_longbow = Longbow of Ündsenoin
item-war_hammer = War Hammer
item-halberd = Halberd
item-heavy_crossbow = Heavy Crossbow
item-spirit_staff = Spirit Staff
item-boots_of_speed = Boots of Speed
item-leather_jerkin = Leather Jerkin
item-chain_shirt = Chain Shirt
item-plate_harness = Plate Harness
item-hooded_cloak = Hooded Cloak
item-courtiers_coat = Courtier's Coat
item-marsh_mantle = Marsh Mantle
item-scholars_robe = Scholar's Robe
item-healing_potion = Healing Potion
item-great_healing_potion = Great Healing Potion
item-energy_tonic = Energy Tonic
item-antidote = Antidote
item-smoke_vial = Smoke Vial
item-fire_flask = Fire Flask
item-salve_jar = Salve Jar
item-flash_powder = Flash Powder
item-rope_and_grapnel = Rope and Grapnel
item-lockpicks = Lockpicks
item-lucky_coin = Lucky Coin
item-spyglass = Spyglass
item-bone_charm = Bone Charm
item-whetstone = Whetstone
item-barbed_quiver = Barbed Quiver
item-war_horn = War Horn
item-iron_wedge = Iron Wedge
item-prayer_beads = Prayer Beads
item-sewer_map = Map of the Undercity
item-bandage_roll = Bandage Roll
item-warding_amulet = Warding Amulet
item-ember_amulet = Ember Amulet
item-root_token = Root-bound Token
item-shamans_drum = Shaman's Drum
    .note = Holds the Shaman's charges.
item-climbing_gloves = Climbing Gloves
item-bracers = Studded Bracers

## Abilities of enemies

ability-blockade = Blockade
    .text = Heroes in this enemy's zone cannot leave it of their own will.
ability-life_drain = Life Drain
    .text = When it deals damage in its zone it gains 1 armour marker, 2 at most.
ability-shield_bearer = Shield-bearer
    .text = Heroes must target it before other minions in its zone.
ability-stealth = Stealth
    .text = It cannot be the target of shots.
ability-commander = Commander
    .text = Call: the nearest red minion outside its zone moves one zone towards it.
ability-pack = Pack
    .text = If another white enemy is in its zone, its Strike deals 1 more damage.
ability-frightening = Frightening
    .text = It causes Fear.
ability-venomous = Venomous
    .text = Its damage is poison damage.
ability-rally = Rally
    .text = Every minion in its zone gains 1 block token.
ability-dirge = Dirge
    .text = The last hero in order at distance 0–1 loses 1 energy.
ability-alarm = Alarm
    .text = In clean-up, if a hero is in its zone, the nearest white enemy moves one zone towards it.

## Factions of enemies

enemy_faction-salt_hand = The Salt Hand
    .text = Harbour smugglers who ship stolen heartwood.
enemy_faction-gilded_watch = The Gilded Watch
    .text = Household troops of the imperial palace.
enemy_faction-veiled_choir = The Veiled Choir
    .text = A cult that sings to what lies under the city.

## Enemies

enemy-guard_dog = Guard Dog
enemy-harbour_rats = Harbour Rats
enemy-marsh_boar = Marsh Boar
enemy-cave_wisp = Cave Wisp
enemy-archer = Archer
enemy-grunt = Grunt
enemy-enforcer = Enforcer
enemy-cutthroat = Cutthroat
enemy-lieutenant = Lieutenant
enemy-crossbow_guard = Crossbow Guard
enemy-halberdier = Halberdier
enemy-guard = Guard
enemy-palace_knight = Palace Knight
enemy-watch_captain = Watch Captain
enemy-hexer = Hexer
enemy-recruit = Recruit
enemy-blood_zealot = Blood Zealot
enemy-assassin = Assassin
enemy-choirmaster = Choirmaster

## Bosses

boss-mother_brine = Mother Brine
    .text = The head of the Salt Hand, small and broad as a bollard, fights with thirty feet of mooring chain wound round her left arm. She is wounded whenever the damage on her reaches her toughness, and is beaten after { $wounds } wounds.
boss-castellan_oruz = Castellan Oruz, the Ironbound
    .text = The man who sealed the orders has had himself sealed into a harness of fate-iron. He is wounded whenever the damage on him reaches his toughness, and is beaten after { $wounds } wounds. Go for the armour first, or for the seams.
boss-sunken_voice = The Sunken Voice
    .text = A buried river in a body of everything the city threw into it, with three stolen voices in its chest. It is wounded whenever the damage on it reaches its toughness, and is beaten after { $wounds } wounds. Each bell is a weak point.

## Cards of bosses, by their number in the deck

boss_card-mother_brine-0 = Settling Up
    .text = Strikes the earliest hero in her zone for { $n } extra damage.
boss_card-mother_brine-1 = Reel In
    .text = Pulls the latest hero from an adjacent zone into hers and strikes that hero.
boss_card-mother_brine-2 = All Hands
    .text = Calls a red minion, then calls a red minion again.
boss_card-mother_brine-3 = She Gets Up
    .text = Steps towards the earliest hero, then strikes a hero in her zone.
boss_card-mother_brine-4 = Behind the Chain
    .text = Gains { ff-n-block }.
boss_card-castellan_oruz-0 = End of the Audience
    .text = Strikes the earliest hero in his zone for { $n } extra damage and pushes that hero.
boss_card-castellan_oruz-1 = Open Furnace
    .text = Every hero in his zone takes { ff-n-damage }.
boss_card-castellan_oruz-2 = Heavy Tread
    .text = Steps towards the earliest hero, twice.
boss_card-castellan_oruz-3 = White-hot Rivet
    .text = Shoots the latest hero in an adjacent zone for { $n } extra damage.
boss_card-castellan_oruz-4 = See Them Out
    .text = Calls a green minion.
boss_card-castellan_oruz-5 = Adjournment
    .text = Gains { ff-n-block }.
boss_card-sunken_voice-0 = Thirst
    .text = Every hero in its zone or an adjacent one loses { ff-n-energy }.
boss_card-sunken_voice-1 = Undertow
    .text = Pulls the earliest hero from an adjacent zone into its own and strikes that hero; the damage is poison.
boss_card-sunken_voice-2 = What You Threw Away
    .text = Shoots the latest hero one or two zones away for { $n } extra damage; the damage is poison.
boss_card-sunken_voice-3 = It Tries Your Name
    .text = The earliest hero draws a Fear card.
boss_card-sunken_voice-4 = Congregation
    .text = Calls a minion of any colour, then calls again.
boss_card-sunken_voice-5 = Spring Tide
    .text = Strikes every hero in its zone.
boss_card-sunken_voice-6 = Finding the Note
    .text = Removes { ff-n-marker } from each of its weak points.

## Weak points

weak_point-chain_arm = chain arm
    .text = She loses { $n } armour, and the cards with which she pulls leave her deck.
weak_point-old_scar = old scar
    .text = Her toughness is { $n } from now on.
weak_point-visor = visor
    .text = He is stunned and skips his next activation.
weak_point-heat_vent = heat vent
    .text = He loses all his armour, and it never returns.
weak_point-first_bell = first bell
    .text = The Voice gives no more Fear cards.
weak_point-second_bell = second bell
    .text = The Voice loses all its armour.
weak_point-third_bell = third bell
    .text = The Voice's toughness is { $n } from now on.

## Corruption

corruption-dark_whispers = Dark Whispers
    .text = Keep this card. Your tests use one die more, three at most, and that die must succeed as well.
corruption-trembling_hands = Trembling Hands
    .text = Keep this card. In the first planning phase of each combat you roll { ff-n-dice } fewer.
corruption-drained = Drained
    .text = Lose { ff-n-energy }, then discard this card.
corruption-open_wound = Open Wound
    .text = Lose { ff-n-health }, then discard this card. Block and armour do not help.
corruption-cold_blood = Cold Blood
    .text = Keep this card. You regain no energy after combat.
corruption-brittle_bones = Brittle Bones
    .text = Keep this card. Your health limit is { $n } lower.
corruption-fading_will = Fading Will
    .text = Keep this card. Your energy limit is { $n } lower.
corruption-hollow_purse = Hollow Purse
    .text = The party loses { ff-n-gold }, then discard this card.
corruption-ash_on_tongue = Ash on the Tongue
    .text = Keep this card. Food restores health to you, but no energy.
corruption-shadow_debt = Shadow Debt
    .text = Keep this card. Your energy reroll costs { ff-n-energy } instead of 1.
corruption-leaden_limbs = Leaden Limbs
    .text = Keep this card. You must spend { ff-n-energy } to sprint.
corruption-sour_pride = Sour Pride
    .text = Keep this card. Tests that you pass give no trait points.

## Fear

fear-frozen = Frozen
    .text = You are stunned: in the next planning phase you roll one die fewer. Turn this card face down.
fear-shaken = Shaken
    .text = Face up: you cannot make energy steps until the end of the scene.
fear-panic = Panic
    .text = You are pushed into a random adjacent zone. Turn this card face down.
fear-doubt = Doubt
    .text = Face up: you cannot pay for skills with Focus results until the end of the scene.
fear-tunnel_vision = Tunnel Vision
    .text = Face up: you cannot make Shots until the end of the scene.
fear-dread = Dread
    .text = Lose { ff-n-energy }. Turn this card face down.
fear-weak_knees = Weak Knees
    .text = Face up: you cannot sprint until the end of the scene.
fear-cold_resolve = Cold Resolve
    .text = Regain { ff-n-energy }. Turn this card face down.

## Traps

trap-spike_pit = Spike Pit
    .text = Take { ff-n-damage }.
trap-rope_snare = Rope Snare
    .text = You are stunned: in the next planning phase you roll one die fewer.
trap-needle_lock = Needle Lock
    .text = Take { $n } poison damage.
trap-alarm_bell = Alarm Bell
    .text = The nearest minion outside your zone moves one zone towards you.
trap-flash_plate = Flash Plate
    .text = Choose one of your results and discard it.
trap-swinging_beam = Swinging Beam
    .text = You are pushed into a random adjacent zone.
trap-choking_gas = Choking Gas
    .text = Every hero in this zone takes { ff-n-damage }.
trap-rusted_shut = Rusted Shut
    .text = Nothing happens.

## Allies

ally-tivra = Tivra the Ferrywoman
ally-ordo = Ordo the Archivist
ally-sergeant_ilke = Sergeant Ilke
ally-moss = Moss, a forest wolf

## Those who remember

character-tivra = Tivra
character-ordo = Ordo
character-ilke = Sergeant Ilke
character-brask = Brask
character-bekir = Bekir

## Places of rest scenes

place-lantern_infirmary = Lantern Row Infirmary
place-exiles_hearth = Exiles' Hearth
place-coppersmith = Dervan's Smithy
place-night_market = Night Market
place-archive_cells = Reading Cells of the Archive
place-palace_baths = Palace Baths
place-dockers_hall = Dockers' Hall
place-hidden_grove = The Hidden Grove

## Side quests

quest-q_ratcatcher = The Ratcatcher's Debt
quest-q_lost_caravan = The Lost Caravan
quest-q_quiet_duel = A Quiet Duel
quest-q_grove = A Tree under Stone

## Rewards

reward-rw_purse = a full purse
reward-rw_die_red = a red die
reward-rw_die_yellow = a yellow die
reward-rw_die_green = a green die
reward-rw_die_blue = a blue die
reward-rw_supplies = supplies
reward-rw_traits = trait points
reward-rw_vigour = vigour
reward-rw_training = training

## Reputation

reputation-dockers = Dockers' League
reputation-palace = Court and Gilded Watch
reputation-archive = Scholars of the Archive
reputation-exiles = Forest exiles of Lantern Row
reputation-choir = Veiled Choir

## The campaign and its acts

act-campaign = The Silent Springs
act-act1 = Salt and Heartwood
act-act2 = The River Compact
act-act3 = The Sunken Voice

## Expeditions

expedition-x_harbour = Harbour Run
expedition-x_palace = Palace Siege
expedition-x_depths = Song of the Deep

## Places of maps

map_place-lantern_row = Lantern Row
map_place-copper_street = Copper Street
map_place-weir_bridge = Weir Bridge
map_place-indigo_yard = Indigo Yard
map_place-fish_steps = Fish Steps
map_place-old_mint = Old Mint
map_place-entry_court = Entry Court
map_place-rolls_of_water = Rolls of Water
map_place-sealed_gallery = Sealed Gallery
map_place-bindery = Bindery
map_place-map_well = Map Well
map_place-dry_well = Dry Well
map_place-rope_stair = Rope Stair
map_place-drowned_nave = Drowned Nave
map_place-bone_sluice = Bone Sluice
map_place-old_baths = Old Baths

## Words of the rules

term-ff-campaign = campaign
    .definition = A story of three acts that is saved between sittings.
term-ff-act = act
    .definition = One of the three parts of the campaign; it ends with a boss.
term-ff-chapter = chapter
    .definition = Several story scenes and one combat scene.
term-ff-main-thread = main thread
    .definition = The chain of scenes that carries the campaign.
term-ff-story-scene = story scene
    .definition = Story text with choices and tests.
term-ff-combat-scene = combat scene
    .definition = A fight on a map for a fixed number of rounds.
term-ff-rest-scene = rest scene
    .definition = Time to heal, buy, train and take side quests.
term-ff-progress-bar = progress bar
    .definition = Shows how far the party is in the act.
term-ff-side-quest = side quest
    .definition = An extra adventure for a rest scene; most vanish after a while.
term-ff-danger-level = danger level
    .definition = How dangerous a quest is, from 1 to 4.
term-ff-solo-mode = solo mode
    .definition = One player leads two heroes.
term-ff-battle-mode = battle mode
    .definition = Expeditions of combats and rests without the story.
term-ff-expedition = expedition
    .definition = One stand-alone game of battle mode.
term-ff-challenge-mode = challenge mode
    .definition = Talking is allowed only while planning.
term-ff-medal-bronze = bronze
term-ff-medal-silver = silver
term-ff-medal-gold = gold (medal)
term-ff-party = party
    .definition = All the heroes together.
term-ff-hero = hero
    .definition = A player's character.
term-ff-hero-board = hero board
    .definition = Shows the hero's ability, slots, health and energy.
term-ff-ability = ability
    .definition = What a hero, ally or enemy can always do by nature.
term-ff-trait = trait
    .definition = Helps in tests that carry its name.
term-ff-trait-point = trait point
    .definition = Earned by passed tests, spent on new traits.
term-ff-health = health
    .definition = At zero the hero is knocked out.
term-ff-energy = energy
    .definition = Spent on rerolls, extra steps and skills.
term-ff-available-pool = available pool
    .definition = The markers you still have.
term-ff-exhausted-pool = exhausted pool
    .definition = The markers lost or spent.
term-ff-lose = lose
    .definition = To move a marker to the exhausted pool by force.
term-ff-spend = spend
    .definition = To move a marker to the exhausted pool by choice.
term-ff-regain = regain
    .definition = To move a marker back to the available pool.
term-ff-ko = knocked out (KO)
    .definition = Out of the fight until revived or until the scene ends.
term-ff-revive = revive
    .definition = To bring a KO hero back for two results, 1 health and 1 energy.
term-ff-corruption = Corruption
    .definition = Cards with lasting harm, drawn when KO or for an extra round.
term-ff-stealth-token = stealth token
    .definition = While it is available the Rogue cannot be targeted.
term-ff-hidden = hidden
    .definition = With the stealth token available.
term-ff-stance-token = stance token
    .definition = Shows the Noble's stance: Attack or Guard.
term-ff-stance-attack = Attack (stance)
    .definition = Once per turn one Strike counts as a Precise Strike.
term-ff-stance-guard = Guard (stance)
    .definition = He gains 1 block token at the start of his turn.
term-ff-charge-token = charge
    .definition = A use left on a charged item or on the Drum.
term-ff-skill = skill
    .definition = A card of the hero's own deck that turns results into others.
term-ff-multi-use = multi-use
    .definition = Once per combat round.
term-ff-one-use = one-use
    .definition = Once per combat scene.
term-ff-passive = passive
    .definition = Whenever its condition holds.
term-ff-prepared = prepared (skill)
    .definition = One of the six skills in use.
term-ff-level = level
    .definition = Level II replaces level I of a skill.
term-ff-item = item
    .definition = A weapon or a piece of equipment.
term-ff-slot = slot
    .definition = Where an item must lie to work.
term-ff-main-weapon = main weapon
    .definition = Lies in the main slot and adds a weapon die.
term-ff-off-hand = off-hand weapon
    .definition = Lies in the off-hand slot; adds no die.
term-ff-two-handed = two-handed weapon
    .definition = Fills both weapon slots and adds a weapon die.
term-ff-clothing = clothing
    .definition = Works only in the leftmost backpack slot.
term-ff-gear = equipment
    .definition = Works in any backpack slot.
term-ff-backpack = backpack
    .definition = Four slots for clothing and equipment.
term-ff-consumable = consumable
    .definition = Discarded after use.
term-ff-charged = charged
    .definition = Used twice, then discarded.
term-ff-armour = armour
    .definition = Absorbs damage marker by marker until used up.
term-ff-shared-bag = shared bag
    .definition = What belongs to the whole party.
term-ff-gem = gem
    .definition = Collected in combat; worth 1 gold.
term-ff-food = food
    .definition = Eaten outside combat for 1 health and 1 energy.
term-ff-gold = gold
    .definition = Pays for skills, items, food and healing.
term-ff-gold-piece = gold piece
    .definition = The unit of every price.
term-ff-die = die
    .definition = Plural: dice.
term-ff-combat-die = combat die
    .definition = A coloured die rolled in combat.
term-ff-weapon-die = weapon die
    .definition = The die a main or two-handed weapon adds.
term-ff-test-die = test die
    .definition = Rolled in tests; it shows successes, traits or failures.
term-ff-dice-pool = dice pool
    .definition = The dice a hero can choose four from.
term-ff-result = result
    .definition = What a die shows; it pays for skills or becomes an action.
term-ff-action = action
    .definition = What is done on the map; it cannot pay for a skill.
term-ff-face = face
    .definition = One side of a die, with one result or a choice of two.
term-ff-reroll = reroll
    .definition = Rolling a die once more; only while planning.
term-ff-energy-reroll = energy reroll
    .definition = Spend 1 energy to reroll Misses, once a round.
term-ff-triple = triple
    .definition = Three equal faces let you turn one of these dice.
term-ff-sprint = sprint
    .definition = A free move while planning; enemies left behind deal 1 damage.
term-ff-energy-step = energy step
    .definition = Once a turn, 1 energy for a Step action.
term-ff-battle-map = battle map
    .definition = The tiles on which a combat is fought.
term-ff-tile = tile
    .definition = A piece of the map that is one zone.
term-ff-zone = zone
    .definition = One tile; all distances are counted in zones.
term-ff-token = token
    .definition = A flat sign on the map: enemy, exit, chest and so on.
term-ff-marker = marker
    .definition = A cube that counts something: damage, armour, stun.
term-ff-start-token = start token
    .definition = Shows a zone where heroes begin.
term-ff-exit = exit
    .definition = Where the heroes leave after the last round, all by the same one.
term-ff-objective = objective
    .definition = What must be done for success.
term-ff-guarded = guarded
    .definition = Not usable until its guard is defeated.
term-ff-block-token = block token
    .definition = Cancels one damage; lost in clean-up.
term-ff-damage = damage
    .definition = Each point costs one health, or counts towards toughness.
term-ff-chest = chest
    .definition = A Focus action opens it.
term-ff-barricade = barricade
    .definition = Stops shots from one side.
term-ff-difficult-terrain = difficult terrain
    .definition = Leaving costs one more Step; no sprint.
term-ff-fountain = healing fountain
    .definition = Gives health or energy while it has markers.
term-ff-portal = portal
    .definition = Links two zones for heroes only.
term-ff-guarded-enemy = guarded enemy
    .definition = Cannot be targeted while its guard stands.
term-ff-upgradable-skill = upgradable skill
    .definition = A level I skill that has a level II version.
term-ff-ally = ally
    .definition = Accompanies one hero in a combat with two dice and abilities.
term-ff-exploration-token = exploration token
    .definition = Something that a hero in its zone can examine.
term-ff-trap = trap
    .definition = Spend a result to pass it, or draw a trap card.
term-ff-door = door
    .definition = Open or closed; a closed one stops movement and shots.
term-ff-weak-point = weak point
    .definition = Cover all its symbols with results to wound a boss.
term-ff-fear = Fear
    .definition = A card drawn when a frightening enemy is met.
term-ff-poison = poison
    .definition = Its damage lies aside and returns at the end of the scene.
term-ff-poison-damage = poison damage
    .definition = Damage whose health marker is set aside for the scene.
term-ff-enemy = enemy
    .definition = Any opponent in a combat.
term-ff-minion = minion
    .definition = Any enemy that is no commander and no boss.
term-ff-commander = commander
    .definition = A purple enemy with nasty abilities.
term-ff-boss = boss
    .definition = The great enemy at the end of an act.
term-ff-enemy-faction = faction
    .definition = A group of enemies with at most one kind of each colour.
term-ff-action-frame = action frame
    .definition = What an enemy does at each distance, read from the left.
term-ff-segment = segment
    .definition = One part of the action frame, for one distance.
term-ff-initiative = initiative
    .definition = The lowest number goes first.
term-ff-toughness = toughness
    .definition = Damage needed within one round to defeat an enemy.
term-ff-defeat = defeat
    .definition = To deal an enemy as much damage in one round as its toughness.
term-ff-target = target (verb)
    .definition = To choose whom an action or effect hits.
term-ff-earliest = Earliest
    .definition = The leftmost hero in the order.
term-ff-latest = Latest
    .definition = The rightmost hero in the order.
term-ff-range-plus = Range +1
    .definition = Opponents one zone farther may be targeted too.
term-ff-stun = stun
    .definition = A stunned enemy does not act; a stunned hero rolls one die fewer.
term-ff-push = push
    .definition = Move an opponent to an adjacent zone.
term-ff-pull = pull
    .definition = Move an opponent from an adjacent zone into this one.
term-ff-call = call
    .definition = The nearest minion of that kind moves one zone towards this enemy.
term-ff-white = white minion
    .definition = A fast creature of no faction.
term-ff-blue = blue minion
    .definition = Fights from a distance.
term-ff-red = red minion
    .definition = A common fighter at close quarters.
term-ff-green = green minion
    .definition = Tough; usually keeps heroes in its zone.
term-ff-brown = brown minion
    .definition = A veteran, hard to beat and hard to bear.
term-ff-purple = purple commander
    .definition = A leader who is no minion.
term-ff-round = combat round
    .definition = Planning, action and clean-up.
term-ff-planning-phase = planning phase
    .definition = Roll four dice, use options, set the order.
term-ff-action-phase = action phase
    .definition = Hero turns, enemy reactions, then enemy turns.
term-ff-cleanup-phase = clean-up phase
    .definition = Blocks, stun and damage on enemies go away.
term-ff-hero-turn = hero turn
    .definition = One hero uses its results, skills and items.
term-ff-enemy-reaction = enemy reactions
    .definition = Two enemies act in the middle of the phase.
term-ff-enemy-turn = enemy turn
    .definition = All enemies act by colour and initiative.
term-ff-order = player order
    .definition = The order of hero turns, agreed by the party.
term-ff-beast-master = Beast Master
    .definition = The player who makes the enemies' open choices.
term-ff-escape = escape
    .definition = Leaving the map after the last round; enemies on the way deal damage.
term-ff-extra-round = extra round
    .definition = One more round, paid with a Corruption card for each hero.
term-ff-success = success
    .definition = All objectives were met, or a test was passed.
term-ff-failure = failure
    .definition = Some objective was missed, or a test was not passed.
term-ff-partial-failure = partial failure
    .definition = Some objectives were met, not all.
term-ff-victory-point = victory point
    .definition = Earned by each won combat of the main thread.
term-ff-reward = reward
    .definition = One of two gifts chosen at set numbers of victory points.
term-ff-test = test
    .definition = Roll test dice; all must be successes.
term-ff-easy = easy
    .definition = One test die.
term-ff-average = average
    .definition = Two test dice.
term-ff-hard = hard
    .definition = Three test dice.
term-ff-pass-test = pass a test
    .definition = Every die shows a success.
term-ff-fail-test = fail a test
    .definition = Some die shows no success.
term-ff-reputation = reputation
    .definition = What a character or faction thinks of you.
term-ff-map-exploration = map exploration
    .definition = The party looks for its way on the city map.
term-ff-story-card = story card
    .definition = Remembers something the party did.
term-ff-story-deck = story deck
    .definition = All story cards of the campaign.
term-ff-time-token = time token
    .definition = Spent on visits and quests in a rest scene.
term-ff-rest-place = rest place
    .definition = A friendly place to visit for time tokens.
term-ff-shop = shop
    .definition = Looking is free; buying costs time.
term-ff-healing = healing
    .definition = 1 gold gives back 2 health.
term-ff-bestiary = encountered enemies
    .definition = The enemies already met in this campaign.
term-ff-graveyard = graveyard
    .definition = Where discarded cards stay for the whole campaign.
term-ff-restart-act = restart the act
    .definition = To go back to the state at the start of the act.
term-ff-swap-hero = swap hero
    .definition = To take another hero outside combat.
term-ff-unlock-rule = unlock a rule
    .definition = To add one of the fourteen new rules for good.
term-ff-continue = Continue
term-ff-start-combat = Start combat
term-ff-start-action-phase = Start action phase
term-ff-new-campaign = New campaign
term-ff-start-campaign = Start campaign
term-ff-fate-iron = fate-iron
    .definition = Metal melted from stolen heartwood.
term-ff-heartwood = heartwood
    .definition = The living core of the forest's old trees.
term-ff-root-token-story = root-bound token
    .definition = The elders' sign, with which the Compact is invoked.
term-ff-river-compact = the River Compact
    .definition = The old treaty between forest and city about the springs.
term-ff-lantern-row = Lantern Row
term-ff-duelling-court = the Duelling Court
term-ff-undercity = the Undercity
term-ff-archive = the Archive
term-ff-elders = the elders
term-ff-exiles = the exiles

## Amounts inside sentences; in Polish as an object (accusative)

ff-n-damage = { $n } damage
ff-n-health = { $n } health
ff-n-energy = { $n } energy
ff-n-block =
    { $n ->
        [one] 1 block token
       *[other] { $n } block tokens
    }
ff-n-charge =
    { $n ->
        [one] 1 charge
       *[other] { $n } charges
    }
ff-n-marker =
    { $n ->
        [one] 1 marker
       *[other] { $n } markers
    }
ff-n-dice =
    { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
ff-n-zones =
    { $n ->
        [one] 1 zone
       *[other] { $n } zones
    }
ff-n-gold = { $n } gold
ff-n-food = { $n } food
ff-n-time =
    { $n ->
        [one] 1 time token
       *[other] { $n } time tokens
    }
ff-n-trait-points =
    { $n ->
        [one] 1 trait point
       *[other] { $n } trait points
    }
ff-n-quests =
    { $n ->
        [one] 1 side quest
       *[other] { $n } side quests
    }

## Distances: where somebody is, by the nearest and the farthest zone

ff-reaction-here = Enemy reactions
ff-reach-0-0 = in your zone
ff-reach-1-1 = in an adjacent zone
ff-reach-0-1 = in your zone or an adjacent one
ff-reach-0-2 = up to 2 zones away
ff-reach-1-2 = 1 or 2 zones away
ff-reach-0-99 = anywhere

## What a skill or an item costs besides results

ff-pay-energy = 1 energy
ff-pay-health = 1 health
ff-pay-stealth = stealth token
ff-pay-charge = 1 charge of the Drum

## Actions in a sequence

ff-deed-step = Step
ff-deed-strike = Strike
ff-deed-shot = Shot
ff-deed-focus = Focus
ff-deed-push = push
ff-deed-pull = pull
ff-deed-block = Block
ff-deed-call = call
ff-deed-stun = stun
ff-deed-extra = +{ $n } damage
ff-deed-reach = distance up to { $n }

## How a rule is put together: what is paid, when, and what it does

ff-use = { $pays }: { $does }
ff-when = { $moment }: { $does }
ff-and = { $first }; { $second }
ff-gain = gain { $results }
ff-gain-both = gain { $results }, or the other way round
ff-perform = perform { $deeds }
ff-with = { $what } ({ $more })
ff-limit-multi = Once per round.
ff-limit-once = Once per combat.
ff-limit-consumable = Then it is used up.
ff-limit-charged =
    { $n ->
        [one] It has 1 charge; each use costs one.
       *[other] It has { $n } charges; each use costs one.
    }
ff-any-time = At any time.
ff-item-die = Adds a { $die }.
ff-item-special = Special attack: { $does }.
ff-item-armour = Armour { $n }.
ff-item-trait = Trait: { $trait }.
ff-item-owner = Only for: { $hero }.

## Moments (ff-moment-...)

ff-moment-planning = In planning
ff-moment-trap = When you enter a zone with a trap
ff-moment-opening = When you open a chest or a door
ff-moment-strike_cancelled = When a Strike against you is cancelled completely
ff-moment-purchase = At your first purchase of a rest scene
ff-moment-test = When you make a test
ff-moment-damage = When you take damage
ff-moment-damage_other = When another hero in your zone would take damage
ff-moment-fear = When you draw a Fear card

## Effects (ff-fx-...): the verb, then its words; $n is the figure, $reach where

ff-fx-block-hero = a hero { $reach } gains { ff-n-block }
ff-fx-block-all-heroes = every hero { $reach } gains { ff-n-block }
ff-fx-cancel = cancel { ff-n-damage }
ff-fx-charge = put { ff-n-charge } on the Drum
ff-fx-cure_poison-all-hero = a hero { $reach } is cured of all poison
ff-fx-damage = deal { ff-n-damage } to an enemy { $reach }
ff-fx-damage-all = deal { ff-n-damage } to every enemy { $reach }
ff-fx-damage-all-one_zone = deal { ff-n-damage } to every enemy in one adjacent zone
ff-fx-damage-attacker = deal { ff-n-damage } to the attacker
ff-fx-discard_fear-hero = a hero { $reach } discards a Fear card
ff-fx-discard_fear-self = discard it without effect
ff-fx-discount = the price is { ff-n-gold } lower
ff-fx-energy-hero = a hero { $reach } regains { ff-n-energy }
ff-fx-energy-all-heroes = every hero { $reach } regains { ff-n-energy }
ff-fx-energy-self = regain { ff-n-energy }
ff-fx-energy-self-unless-aim_tune = regain { ff-n-energy }, unless you came to tune the bells
ff-fx-flip_stance = flip the stance token
ff-fx-forbid-sprint = you cannot sprint
ff-fx-give-focus-self = gain Focus
ff-fx-give-strike-hero-whose-turn-starts = a hero { $reach } whose turn begins gains Strike
ff-fx-heal-hero = a hero { $reach } regains { ff-n-health }
ff-fx-heal-self = regain { ff-n-health }
ff-fx-heal-self-unless-aim_tune = regain { ff-n-health }, unless you came to tune the bells
ff-fx-hide-even-with-enemies-in-the-zone = hide, even with enemies in your zone
ff-fx-ignore_terrain = difficult terrain costs you nothing extra
ff-fx-mark = the next damage that an enemy { $reach } takes this round is { $n } higher
ff-fx-move-hero = a hero { $reach } may move up to { ff-n-zones }
ff-fx-move-other-hero = another hero { $reach } may move up to { ff-n-zones }
ff-fx-move-each-other-hero = every other hero may move up to { ff-n-zones }
ff-fx-move-self-ignoring-terrain = move up to { ff-n-zones }, ignoring terrain
ff-fx-move-to = move to zone { $zone } at once
ff-fx-open-door-without-focus = open a door of your zone without Focus
ff-fx-pierce-armour = armour does not protect the target
ff-fx-pull-minion = pull a minion from an adjacent zone into yours
ff-fx-push-minion = push a minion from your zone into an adjacent one
ff-fx-push-one-minion = push one minion from your zone into an adjacent one
ff-fx-redirect-to-self = you may take it instead
ff-fx-remove_trap = remove a trap { $reach }
ff-fx-remove_trap-one = remove one trap { $reach }
ff-fx-reroll-any = reroll { ff-n-dice }
ff-fx-reroll-miss = reroll { ff-n-dice } showing a Miss
ff-fx-steal-one-carried-marker = take one marker that an enemy { $reach } carries
ff-fx-stun-minion = stun a minion { $reach }
ff-fx-stun-minion-same-target = stun the target if it is a minion
ff-fx-substitute-step-for-focus = a Step may stand in for the Focus
ff-fx-taunt-until-cleanup = until clean-up, enemies that can target you must do so
ff-fx-test_reroll = reroll { ff-n-dice } of that test
ff-fx-test_reroll-exploration = in tests of map exploration you may reroll { ff-n-dice }
ff-fx-untarget-all-heroes-until-cleanup = until clean-up no hero in your zone can be targeted
ff-fx-untarget-self-until-cleanup = until clean-up you cannot be targeted
ff-fx-weak_point = put { ff-n-marker } on the weak point: { $weak_point }
ff-fx-or = or

## Effects on the campaign (ff-fx-...)

ff-fx-gold = gain { ff-n-gold }
ff-fx-lose_gold = lose { ff-n-gold }
ff-fx-food = gain { ff-n-food }
ff-fx-lose_food = lose { ff-n-food }
ff-fx-reputation = { $reputation }: reputation { $change }
ff-fx-regard = { $character } thinks better of you
ff-fx-regard-less = { $character } thinks less of you
ff-fx-ally = an ally joins you: { $ally }
ff-fx-item = you gain an item: { $item }
ff-fx-lose_item = you lose an item: { $item }
ff-fx-flag-grove_found = a new place opens: { place-hidden_grove }
ff-fx-add_die-one-hero = one hero adds a { $die }
ff-fx-trait_points = gain { ff-n-trait-points }
ff-fx-max_health-one-hero = the health limit of one hero rises by { $n }
ff-fx-max_energy-one-hero = the energy limit of one hero rises by { $n }
ff-fx-skill_gold = learn skills worth { ff-n-gold }
ff-fx-heal-each-hero = every hero regains { ff-n-health }
ff-fx-lose_health-tester = the hero who made the test loses { ff-n-health }
ff-fx-lose_energy-tester = the hero who made the test loses { ff-n-energy }
ff-fx-lose_health-each-hero = every hero loses { ff-n-health }
ff-fx-lose_energy-each-hero = every hero loses { ff-n-energy }

## What a place offers

ff-place-visit = Visit: { ff-n-time }.
ff-place-shop = Shop: looking is free, buying costs { ff-n-time }.
ff-service-heal = Healing: { $health } health for { ff-n-gold }, shared among the heroes as you wish.
ff-service-heal-free = Healing: the first { $free } health are free, then { $health } for { ff-n-gold }.
ff-service-heal-each = Every hero regains { $each } health, free of charge.
ff-service-train =
    { $level ->
        [1] Training: skills of level I.
       *[other] Training: skills of levels I and II.
    }
ff-service-sell-arms = Weapons, shields and clothing up to a price of { $cost }.
ff-service-sell-gear = Equipment up to a price of { $cost }.
ff-service-food = Food: { $food } for { ff-n-gold }.
ff-service-trait = One hero may buy a trait for { $points } trait points instead of { $usual }.
ff-service-remove_corruption = Corruption: { ff-n-gold } for each card removed.
ff-service-remove_corruption-free = Once per act, remove one Corruption card from one hero, free of charge.
ff-service-rumour = A rumour adds { ff-n-quests }.

## Action frames of enemies

ff-frame = Distance { $distances }: { $actions }
ff-frame-earliest = earliest
ff-frame-latest = latest
ff-frame-reach = range +{ $n }
ff-frame-poison = poison
ff-frame-exit = to exit { $exit }

## Difficulty of expeditions

ff-difficulty-normal = normal
ff-difficulty-hard = hard
ff-difficulty-brutal = brutal

## Short words: colours of dice, tokens of the map (a sign follows them), colours of enemies, slots, unlockable rules

ff-die-red = red
ff-die-yellow = yellow
ff-die-green = green
ff-die-blue = blue
ff-die-weapon_melee = melee weapon
ff-die-weapon_ranged = ranged weapon
ff-die-several = { $name } ×{ $n }
ff-token-zone = zone
ff-token-exit = exit
ff-token-objective = objective
ff-token-gem = gem
ff-token-food = food
ff-token-chest = chest
ff-token-explore = exploration token
ff-token-trap = trap
ff-token-terrain = difficult terrain
ff-token-portal = portal
ff-token-fountain = fountain
ff-token-door = door
ff-token-start = start
ff-colour-white = white
ff-colour-blue = blue
ff-colour-red = red
ff-colour-green = green
ff-colour-brown = brown
ff-colour-purple = purple
ff-slot-1 = main weapon
ff-slot-2 = off-hand
ff-slot-3 = clothing
ff-slot-4 = backpack
ff-slot-5 = backpack
ff-slot-6 = backpack
ff-rule-1 = Chests
ff-rule-2 = Barricades
ff-rule-3 = Difficult terrain
ff-rule-4 = Healing fountains
ff-rule-5 = Portals
ff-rule-6 = Guarded enemies
ff-rule-7 = Upgradable skills
ff-rule-8 = Allies
ff-rule-9 = Exploration tokens
ff-rule-10 = Traps
ff-rule-11 = Doors
ff-rule-12 = Weak points
ff-rule-13 = Fear
ff-rule-14 = Poison

## Abilities of heroes as the log calls them (ff-ability-...)

ff-ability-acrobatics = Acrobatics
ff-ability-battle-hardened = Battle-hardened
ff-ability-fencing = Fencing
ff-ability-voice-of-the-drum = Voice of the Drum
ff-ability-hunters-eye = Hunter's Eye
ff-ability-fear-gone = a Fear card is discarded
ff-ability-energy = energy

## Prompts: what a decision asks (ff-prompt-...); .help is one explaining line, .pass what passing means there

ff-prompt-party = Choose your hero
    .help = Each hero can be taken once. One player alone leads two heroes.
ff-prompt-expedition = Choose the expedition
    .help = A chain of rests and combats. Missing a main objective ends it.
ff-prompt-story = Choose how the party goes on
    .help = All players must agree. You may look after items, skills and food first.
ff-prompt-roam = { $steps ->
        [0] You are there: what do you do? (no steps left)
        [one] Where to? (1 step left)
       *[other] Where to? ({ $steps } steps left)
    }
    .help = A path takes a step, and so do most things to do. Whoever has no steps left away from the goal is late.
ff-prompt-tester = Choose who makes the test: { $trait } ({ ff-n-dice })
    .help = Every die must be a success. The sign of the trait counts only for a hero who has it.
ff-prompt-test-reroll = { $hero }, test of { $trait }: { $faces }. Roll again?
    .help = Energy rerolls all dice, a skill or an item one of them; each way once in a test.
    .pass = Leave it
ff-prompt-knocked-out = { $hero } is knocked out. Help before the scene ends?
    .help = A potion or salve of another hero brings this hero round; the knocked out cannot eat. Otherwise the hero draws a Corruption card and regains 2 health.
ff-prompt-before-combat = Start the combat?
    .help = See to items, skills and food now: in combat it is too late.
ff-prompt-reward = Choose the reward
    .help = The other one goes back and may turn up again.
ff-prompt-reward-hero = Choose the hero who gets it
    .help = The reward is for one hero.
ff-prompt-rest = Rest scene: what do you do? (Time { $time }, gold { $gold })
    .help = Visits and side quests cost time; buying in a shop costs its time once. Time left over is lost.
ff-prompt-quest = Take the side quest: { $quest }?
    .help = Listening is free. Taking it costs its time.
ff-prompt-manage = Look after your heroes
    .help = Move items, prepare skills, eat, buy traits. This is not possible in combat.
    .pass = Finished
ff-prompt-learn = { $hero }: learn skills ({ $gold } gold for skills)
    .help = What is left over can buy skills later.
    .pass = Learn no more
ff-prompt-table-setup = Lay out the map
    .help = Put tiles, tokens and enemies on the table as shown. Heroes start here: { $zones }.
ff-prompt-table-heroes =
    Round { $round } of { $rounds }: plan, then { $reaction ->
        [0] let the enemies react first
        [one] play one hero's turn
       *[other] play { $reaction } heroes' turns
    }
    .help = Roll and plan behind your screens. After those turns the enemies react. Point out here what a hero examines.
ff-prompt-table-reaction = Enemies of this colour react: { $colour }
    .help = Take the segments of the frame from left to right: of those who can perform one, the lowest number acts. Is the whole colour gone?
ff-prompt-table-boss = The boss draws card { $card }
    .help = Carry out the card as it stands: { $boss }.
ff-prompt-table-enemies = Round { $round }: the other heroes, then all enemies
    .help = Every enemy acts in the order of its slot. Then clean up.
ff-prompt-table-round = Round { $round } of { $rounds } is over
    .help = Mark who was knocked out or came to in this round; then go on, or report how the combat ended.
ff-prompt-table-objective = Was objective { $n } met?
    .help = Objectives are counted in the order of the briefing.
ff-prompt-table-chest = Was a chest opened? ({ $chests } on the map)
    .help = What lay in it goes into the shared bag.
ff-prompt-table-gold = How many gems were collected?
    .help = Gems count as gold.
ff-prompt-table-food = How much food was collected?
    .help = It goes into the shared bag.
ff-prompt-table-health = { $hero }: how much health is left?
    .help = Count the markers beside the board (poison), too: they come back. Answer 0 for a hero who is knocked out.
ff-prompt-table-energy = { $hero }: how much energy is left?
    .help = Before recovery; the page adds what comes back.
ff-prompt-table-poison = { $hero }: how many markers lie beside the board?
    .help = Poisoned health comes back on top of the 2 health after a knock-out.
ff-prompt-table-explore = { $map_token_title }: this is what the hero finds
    .help = What befalls the hero is done on the table; food, gold and reputation are counted here.
ff-prompt-table-found-item = In the chest: { $item }
    .help = It lies in the shared bag. The finder may equip it at once if a slot is free for it.
ff-prompt-table-found-gold = In the chest: { ff-n-gold }
    .help = It goes into the shared bag.
ff-prompt-start-zone = { $hero }: choose the start zone
    .help = Several zones have a start token; each hero picks one of them.
ff-prompt-ally = Does an ally come along?
    .help = At most one ally goes with one hero. Its two dice are rerolled until neither shows a Miss.
ff-prompt-pick-dice = { $hero }: choose the dice for this round
    .help = Four of the hero's dice are rolled, one fewer for a stunned hero.
ff-prompt-plan = Planning: reroll, sprint, or be ready
    .help = Each way of rerolling once per round. A sprint is free, but enemies left behind deal 1 damage.
ff-prompt-order =
    { $reaction ->
        [0] Agree on the order of turns (enemies react before the first hero)
       *[other] Agree on the order of turns (enemies react after turn { $reaction })
    }
    .help = Many enemies aim at the first or at the last hero of the order.
ff-prompt-turn = { $hero }'s turn: use a result, a skill or an item
    .help = A result is used once: as an action, or to pay for a skill or an item. What is left at the end is lost.
ff-prompt-gift = The turn of { $hero } begins: spend a charge of the Drum?
    .help = The hero gains the result for this turn.
    .pass = Keep the charge
ff-prompt-fountain = { $hero }: drink from the fountain?
    .help = Each marker of the fountain is 1 health or 1 energy, at the start or the end of a turn without enemies in the zone.
    .pass = Drink no more
ff-prompt-explore = { $map_token_title }: choose one of two things
    .help = You can have only one of them.
ff-prompt-found-item = { $hero } finds { $item }: equip it at once?
    .help = A slot is free for it: it can be used at once.
    .pass = Put it into the shared bag
ff-prompt-step-to = { $who }: choose the zone to step to
    .help = Only zones from which the rest of the sequence is possible.
ff-prompt-strike = { $who }: choose whom to strike
    .help = An enemy in the same zone.
ff-prompt-shot = { $who }: choose whom to shoot
    .help = An enemy in an adjacent zone with a free line.
ff-prompt-damage = { $who }: choose who takes the damage
    .help = An enemy within the distance that the card names.
ff-prompt-damage-zone = { $who }: choose the zone that is hit
    .help = Every enemy in that zone takes the damage.
ff-prompt-stun = { $who }: choose the minion to stun
    .help = A stunned minion does not act until the clean-up.
ff-prompt-push = { $who }: choose the minion to push
    .help = Guards and guarded enemies cannot be moved.
ff-prompt-push-to = { $who_title }: choose the zone it is pushed to
    .help = An adjacent zone of your choice.
ff-prompt-pull = { $who }: choose the minion to pull
    .help = It comes into your zone from an adjacent one.
ff-prompt-mark = { $who }: choose the enemy to mark
    .help = The next damage it takes this round is 1 higher.
ff-prompt-steal = { $who }: choose whom to steal from
    .help = One marker that the enemy carries becomes yours.
ff-prompt-heal = { $who }: choose who regains health
    .help = A hero within the distance that the card names.
ff-prompt-energy = { $who }: choose who regains energy
    .help = A hero within the distance that the card names.
ff-prompt-block = { $who }: choose who gains the block tokens
    .help = Each block token cancels 1 damage; they go in the clean-up.
ff-prompt-untarget = { $who }: choose who is protected
    .help = No enemy can target that hero until the clean-up.
ff-prompt-cure_poison = { $who }: choose who is cured of poison
    .help = All poisoned markers become health again.
ff-prompt-discard_fear = { $who }: choose who loses a Fear card
    .help = A hero within the distance that the card names.
ff-prompt-fear-card = { $who }: choose the Fear card to discard
    .help = Its effect ends at once.
ff-prompt-move-who = { $who }: choose who moves
    .help = Blockade holds heroes where they are.
ff-prompt-move-to = { $who }: choose the zone to move to
    .help = You may also stay.
    .pass = Stay here
ff-prompt-remove-trap = { $who }: choose the trap to remove
    .help = It leaves the map without effect.
ff-prompt-open-door = { $who }: choose the door to open
    .help = It opens without Focus.
ff-prompt-trap = { $hero } comes upon a trap: ignore it for a Focus?
    .help = An ignored trap stays. A triggered one draws a trap card and is gone.
ff-prompt-lose-result = { $hero }: choose the result to discard
    .help = It cannot be used any more in this round.
    .pass = There is none
ff-prompt-bone-charm = { $hero } would draw a Fear card: use the Bone Charm?
    .help = The card is discarded without effect, once per combat.
    .pass = Draw the card
ff-prompt-soak =
    { $damage ->
        [one] { $hero } takes 1 damage: cancel it?
       *[other] { $hero } takes { $damage } damage: cancel some?
    }
    .help = Block tokens go in the clean-up anyway. Armour comes back only at the end of a rest scene.
ff-prompt-bodyguard = { $hero } is hit: take the damage yourself?
    .help = Bodyguard: the damage goes to the Mercenary, who may cancel it as her own.
    .pass = No
ff-prompt-target = { $enemy_title }: choose its target
    .help = No modifier decides, so the Beast Master chooses for the party.
ff-prompt-extra-round = The last round is over: escape, or play one more?
    .help = The extra round is possible once; each conscious hero draws a Corruption card for it.
ff-prompt-escape = Choose the exit
    .help = All leave by the same exit. Each zone with enemies or a trap on the way costs 1 damage.
ff-proposal = { $prompt_stop } { $player } proposes: { $proposal }. Agree, or propose something else.

## Parts of sentences that others are put into

ff-capital = { $text_title }
ff-sentence = { $text_title }.
ff-either = { $first }/{ $second }
ff-or-exits = { $first } { ff-or-letters } { $second }
ff-both-lines = { $first } { $second }

## Options: what an answer does (ff-option-...)

ff-option-agree = Agree
ff-option-pass = Pass
ff-option-choose = { $way }
ff-option-order = { $heroes }
ff-option-zone = Zone { $zone }
ff-option-enemy = { $enemy_title }
ff-option-hero = { $hero }
ff-option-token = { $map_token_title }
ff-option-result = Spend { $face }
ff-option-dice = { $hero }: { $dice }
ff-option-reroll =
    { $count ->
        [one] { $hero }: reroll die { $dice } ({ $way })
       *[other] { $hero }: reroll dice { $dice } ({ $way })
    }
ff-option-turn = { $hero }: turn die { $die_number } to { $face } (triple)
ff-option-sprint = { $hero }: sprint to { $zone }
ff-option-stance = { $hero }: flip the stance token
ff-option-ready = { $hero }: ready
ff-option-act-step = Step to { $zone } ({ $pays })
ff-option-act-strike = Strike { $enemy } ({ $pays })
ff-option-act-shot = Shoot { $enemy } ({ $pays })
ff-option-act-focus = Examine: { $map_token } ({ $pays })
ff-option-act-block = Take a block token ({ $pays })
ff-option-energy-step =
    { $pays ->
        [none] Step to { $zone } for 1 energy
       *[other] Step to { $zone } for 1 energy and { $pays }
    }
ff-option-skill =
    { $back ->
        [yes] { $skill }, the other way round ({ $pays })
       *[no] { $skill } ({ $pays })
    }
ff-option-skill-free = { $skill }
ff-option-use =
    { $pays ->
        [none] { $item }
       *[other] { $item } ({ $pays })
    }
ff-option-special = Special attack: { $item }
ff-option-take = Take: { $map_token }
ff-option-revive = Revive { $hero } ({ $pays })
ff-option-cover = { $weak_point_title }: cover { $symbol } ({ $pays })
ff-option-ally = Use the ally's { $face } instead of { $pays }
ff-option-ally-ability = Ally's ability { $number } ({ $face })
ff-option-ability-hide = Hide ({ $pays })
ff-option-ability-charge = Charge the Drum ({ $pays })
ff-option-ability-precise = Treat { $pays } as a Precise Strike
ff-option-drink-health = Drink: 1 health
ff-option-drink-energy = Drink: 1 energy
ff-option-end = End the turn
ff-option-soak = Use { $parts }
ff-option-soak-nothing = Take all the damage
ff-soak-block =
    { $n ->
        [one] 1 block token
       *[other] { $n } block tokens
    }
ff-soak-armour = { $n } armour
ff-option-choice = { $label }
ff-option-choice-test = { $label } [{ $trait }, { $difficulty }]
ff-option-choice-price = { $label } [{ $price }]
ff-option-tester = { $hero }
ff-option-reward = { $reward_title }: { $rule }
ff-option-party = { $hero }
ff-option-expedition = { $expedition } ({ $difficulty })
ff-option-exit = { $map_token_title } (damage on the way: { $damage })
ff-option-test-way = Roll again: { $way }
ff-option-fear = { $fear }
ff-option-found = Examined: { $map_token }
ff-option-weak = Wounded: { $weak_point }
ff-option-down = { $hero }: knocked out
ff-option-up = { $hero }: up again
ff-option-note-health = { $hero }: { ff-n-health }
ff-option-note-energy = { $hero }: { ff-n-energy }
ff-option-goes-with = { $ally } goes with { $hero }
ff-option-manage = Look after items, skills and food
ff-option-move-item = { $item } → { $hero } ({ $slot })
ff-option-move-item-from = { $owner }: { $item } → { $hero } ({ $slot })
ff-option-move-item-bag = { $owner }: { $item } → shared bag
ff-option-prepare = { $hero }: prepare { $skill }
ff-option-prepare-instead = { $hero }: prepare { $skill } instead of { $other }
ff-option-eat = { $hero } eats (1 food: { $gives ->
        [health] 1 health
        [energy] 1 energy
       *[both] 1 health, 1 energy
    })
ff-option-apply = { $hero } uses { $item } on { $whom }
ff-option-buy-trait = { $hero } buys a trait: { $trait }
ff-option-visit = { $place } ({ ff-n-time })
ff-option-visit-quest = Side quest: { $quest } ({ ff-n-time })
ff-option-buy-item = { $place }: buy { $item } ({ ff-n-gold })
ff-option-buy-skill = { $place }: learn { $skill } ({ ff-n-gold })
ff-option-buy-food = { $place }: buy food ({ ff-n-gold })
ff-option-buy-heal = { $place }: { $hero } regains { ff-n-health }
ff-option-buy-trait-there = { $place }: { $hero } buys a trait: { $trait }
ff-option-buy-corruption = { $place }: { $hero } is freed of { $corruption }
ff-option-buy-rumour = { $place }: listen to rumours
ff-option-learn = { $skill } ({ ff-n-gold })
ff-option-swap = { $hero } leaves, { $whom } comes
ff-option-rolled = Rolled: { $faces }
ff-option-drawn = Drawn: { $what }

## Ways to go on (ff-way-...)

ff-way-react = The enemies react
ff-way-done = Done
ff-way-dead = All of them are gone
ff-way-ready = Ready
ff-way-next = Next round
ff-way-over = The combat is over
ff-way-met = Yes
ff-way-missed = No
ff-way-fight = Start the combat
ff-way-go-on = Go on
ff-way-leave = End the rest
ff-way-alone = Without an ally
ff-way-redirect = Take the damage
ff-way-trigger = Trigger it
ff-way-use = Use it
ff-way-equip = Equip it
ff-way-escape = Escape
ff-way-extra = Play the extra round
ff-way-focus = Give a Focus
ff-way-strike = Give a Strike

## Why enemies act as they do, or do nothing (ff-reason-...)

ff-sum-damage = damage
ff-sum-block = block
ff-sum-armour = armour
ff-reason-only = the only one it can target
ff-reason-choice = the Beast Master's choice
ff-reason-earliest = the first in the order
ff-reason-latest = the last in the order
ff-reason-taunt = provoked
ff-reason-exit = makes for the exit
ff-reason-colour = goes to its own kind
ff-reason-aid = for its own kind
ff-reason-itself = for itself
ff-reason-card = draws a card
ff-reason-stunned = stunned, does nothing
ff-reason-guard = on guard, does not move
ff-reason-nobody = nobody in reach, does nothing
ff-reason-nobody-at = nobody at distance { $distances }, does nothing
ff-reason-ineligible = heroes are near, but hidden or protected; does nothing
ff-reason-path = cannot get any closer, does nothing
ff-reason-alone = none of its own kind to help, does nothing

## What an enemy would do if its turn came now, and why

ff-forecast =
    { $victims ->
        [none] { $actions } ({ $reason }).
       *[other]
            { $n ->
                [0] { $actions } → { $victims } ({ $reason }).
               *[other] { $actions } → { $victims }, { $n } damage ({ $reason }).
            }
    }
ff-forecast-idle = { $reason_title }.

## Log: what happened (ff-log-...)

ff-log-party-arrived =
    { $n ->
        [one] The party comes here as the story would bring it: it has lost 1 health.
       *[other] The party comes here as the story would bring it: together it has lost { $n } health.
    }
ff-log-combat-began =
    { $rounds ->
        [one] Combat: { $title } (1 round).
       *[other] Combat: { $title } ({ $rounds } rounds).
    }
ff-log-rule-unlocked = A new rule applies from now on: { $rule }.
ff-log-hero-placed = { $hero } starts in zone { $zone }.
ff-log-ally-joined = { $ally } goes with { $hero } and rolls { $faces }.
ff-log-round-began =
    { $reaction ->
        [0] Round { $round } of { $rounds }. Enemies react before the first hero.
       *[other] Round { $round } of { $rounds }. Enemies react after hero turn { $reaction }.
    }
ff-log-dice-rolled = { $hero } rolls { $faces }.
ff-log-dice-rolled-hidden =
    { $count ->
        [one] { $hero } rolls 1 die behind the screen.
       *[other] { $hero } rolls { $count } dice behind the screen.
    }
ff-log-die-turned = { $hero } turns die { $die_number } to { $face } (triple).
ff-log-die-turned-hidden = { $hero } turns a die (triple).
ff-log-sprinted = { $hero } sprints to zone { $zone }.
ff-log-stance-flipped =
    { $guard ->
        [yes] { $hero } takes the Guard stance.
       *[no] { $hero } takes the Attack stance.
    }
ff-log-planning-done = { $hero } is ready.
ff-log-order-set = Order of turns: { $heroes }.
ff-log-turn-began = { $hero }'s turn: { $faces }.
ff-log-turn-ended =
    { $lost ->
        [none] { $hero } ends the turn.
       *[other] { $hero } ends the turn. Not used: { $lost }.
    }
ff-log-skill-used =
    { $gains ->
        [none] { $hero } uses { $skill } ({ $pays }).
       *[other] { $hero } uses { $skill } ({ $pays }) and gains { $gains }.
    }
ff-log-item-used =
    { $gains ->
        [none] { $hero } uses { $item }.
       *[other] { $hero } uses { $item } and gains { $gains }.
    }
ff-log-ability-used = { $hero }: { $ability_name }.
ff-log-moved =
    { $how ->
        [energy] { $who_title } spends 1 energy and goes to zone { $zone }.
        [sprint] { $who_title } reaches zone { $zone }.
        [portal] { $who_title } steps through the portal to zone { $zone }.
        [push] { $who_title } is pushed to zone { $zone }.
        [pull] { $who_title } is pulled into zone { $zone }.
        [call] { $who_title } is called to zone { $zone }.
        [explore] { $who_title } gets to zone { $zone }.
       *[other] { $who_title } goes to zone { $zone }.
    }
ff-log-attacked =
    { $how ->
        [strike] { $who_title } strikes { $whom }: { $damage } damage.
        [shot] { $who_title } shoots { $whom }: { $damage } damage.
       *[effect] { $who_title } hits { $whom }: { $damage } damage.
    }
ff-log-enemy-hit =
    { $stopped ->
        [none] { $enemy_title } takes { ff-n-damage }.
       *[other] { $enemy_title } takes { ff-n-damage } (stopped: { $stopped }).
    }
ff-log-hero-hit =
    { $stopped ->
        [none] { $hero } loses { ff-n-health }.
       *[other] { $hero } loses { ff-n-health } (stopped: { $stopped }).
    }
ff-log-hero-hit-poison =
    { $stopped ->
        [none] { $hero } loses { ff-n-health } to poison.
       *[other] { $hero } loses { ff-n-health } to poison (stopped: { $stopped }).
    }
ff-log-enemy-defeated = { $whom } defeats { $enemy }.
ff-log-enemy-defeated-alone = { $enemy_title } is defeated.
ff-log-dropped = Left behind: { $map_token }.
ff-log-boss-wounded =
    { $wounds ->
        [one] { $boss_title } is wounded for the first time.
       *[other] { $boss_title } is wounded; wounds so far: { $wounds }.
    }
ff-log-weak-point-covered = Weak point, { $weak_point }: a marker covers { $symbol }.
ff-log-weak-point-uncovered = { $boss_title } shakes off a marker ({ $weak_point }: { $symbol }).
ff-log-weak-point-wounded = { $boss_title }: weak point wounded, { $weak_point }. { $rule }
ff-log-hero-lost =
    { $what ->
        [health] { $hero } loses { ff-n-health }.
        [energy] { $hero } loses { ff-n-energy }.
       *[charge] A charge leaves the Drum of { $hero }.
    }
ff-log-hero-gained =
    { $what ->
        [health] { $hero } regains { ff-n-health }.
        [energy] { $hero } regains { ff-n-energy }.
        [block]
            { $amount ->
                [one] { $hero } gains 1 block token.
               *[other] { $hero } gains { $amount } block tokens.
            }
        [charge] { $hero } charges the Drum (+{ $amount }).
       *[poison] { $hero } is cured of poison (+{ ff-n-health }).
    }
ff-log-hero-gained-result = { $hero } gains { $face }.
ff-log-hero-gained-die = { $hero } has one more { $die }.
ff-log-hero-knocked-out = { $hero } is knocked out!
ff-log-hero-revived = { $whom } brings { $hero } round.
ff-log-stunned = { $who_title } is stunned.
ff-log-hidden =
    { $hidden ->
        [yes] { $hero } is hidden.
       *[no] { $hero } is hidden no longer.
    }
ff-log-protected =
    { $how ->
        [taunt] { $hero } provokes the enemies: they must target this hero if they can.
       *[untarget] { $hero } cannot be targeted until the clean-up.
    }
ff-log-marked = { $enemy_title } is marked: the next damage is 1 higher.
ff-log-collected =
    { $what ->
        [gem]
            { $amount ->
                [one] { $hero } picks up a gem.
               *[other] { $hero } picks up { $amount } gems.
            }
       *[food] { $hero } picks up { $amount } food.
    }
ff-log-token-taken = { $hero } takes: { $map_token }.
ff-log-token-dropped = Dropped in zone { $zone }: { $map_token }.
ff-log-token-used = { $hero } examines: { $map_token }.
ff-log-token-used-fountain = { $hero } drinks from the fountain.
ff-log-chest-opened = { $hero } opens the chest: { $item }.
ff-log-chest-opened-gold = { $hero } opens the chest: { ff-n-gold }.
ff-log-door-moved =
    { $closed ->
        [yes] { $hero } closes { $map_token }.
       *[no] { $hero } opens { $map_token }.
    }
ff-log-trap-ignored = { $hero } steps round the trap.
ff-log-trap-removed = { $hero } removes the trap.
ff-log-card-drawn = { $hero }, { $deck }: { $card_name }. { $rule }
ff-deck-corruption = Corruption
ff-deck-fear = Fear
ff-deck-trap = trap
ff-log-ally-hit = { $ally } takes damage ({ $damage }).
ff-log-ally-hit-fallen = { $ally } is out of the fight.
ff-log-reaction-began =
    { $colours ->
        [none] Reaction: no enemy is left.
       *[other] Reaction of the enemies: { $colours }.
    }
ff-log-enemy-turn-began = The enemies' turn.
ff-log-enemy-acted = { $enemy_title } → { $whom }: { $actions } ({ $reason }).
ff-log-enemy-acted-zone = { $enemy_title } → zone { $zone }: { $actions } ({ $reason }).
ff-log-enemy-acted-alone = { $enemy_title }: { $actions } ({ $reason }).
ff-log-enemy-acted-boss = { $enemy_title } turns on { $whom } ({ $reason }).
ff-log-enemy-acted-ability = { $enemy_title }: { $ability }.
ff-log-enemy-idle = { $enemy_title }: { $reason }.
ff-log-nobody-reacts = No { $colour } enemy can react.
ff-log-boss-card-drawn = { $boss_title } draws: { $card_name }. { $rule }
ff-log-enemy-gained =
    { $what ->
        [block]
            { $amount ->
                [one] { $enemy_title } gains 1 block token.
               *[other] { $enemy_title } gains { $amount } block tokens.
            }
       *[armour] { $enemy_title } gains { $amount } armour.
    }
ff-log-enemy-lost-armour = { $enemy_title } loses { $amount } armour.
ff-log-cleaned-up = Clean-up after round { $round }: block tokens, stun and damage on enemies go.
ff-log-extra-round = The party plays the extra round.
ff-log-escaped = The party escapes by { $map_token }. Damage on the way: { $damage }.
ff-log-no-escape = No exit can be reached.
ff-log-combat-ended =
    { $ended ->
        [success] { $title }: success. Objectives met: { $met } of { $count }.
        [partial] { $title }: partial failure. Objectives met: { $met } of { $count }.
       *[fail] { $title }: failure. Objectives met: { $met } of { $count }.
    }
ff-log-recovered = { $hero } recovers: health { $health }, energy { $energy }.
ff-log-scene-began = { $title }
ff-log-choice-made = The party chooses: { $label }.
ff-log-test-rolled =
    { $passed ->
        [yes] { $hero }, test of { $trait }: { $faces }. Passed!
       *[no] { $hero }, test of { $trait }: { $faces }. Not passed.
    }
ff-log-gained-gold = The party gains { ff-n-gold }.
ff-log-gained-food = The party gains { ff-n-food }.
ff-log-gained-trait-points = The party gains { ff-n-trait-points }.
ff-log-gained-victory-points = The party gains a victory point.
ff-log-gained-skill-gold = The party has { ff-n-gold } more for skills.
ff-log-gained-time = Time to rest: { ff-n-time }.
ff-log-lost-gold = The party pays { ff-n-gold }.
ff-log-lost-food = The party loses { ff-n-food }.
ff-log-lost-trait-points = The party spends { ff-n-trait-points }.
ff-log-lost-skill-gold = The party spends { ff-n-gold } set aside for skills.
ff-log-lost-time = The party spends { ff-n-time }.
ff-log-item-found = New item, into the shared bag: { $item }.
ff-log-item-found-hero = New item for { $hero }: { $item }.
ff-log-item-lost = { $item } is gone.
ff-log-reputation-changed = { $reputation }: reputation { $now }.
ff-log-regard-changed = { $character } looks at you otherwise than before ({ $now }).
ff-log-remembered = The story will remember this.
ff-log-remembered-ally = An ally joins the party: { $ally }.
ff-log-skill-learnt = { $hero } learns { $skill }.
ff-log-trait-bought = { $hero } gains a trait: { $trait }.
ff-log-place-visited = The party goes to: { $place } ({ ff-n-time }).
ff-log-quest-offered = A side quest turns up: { $quest }.
ff-log-quest-taken = The party takes the side quest: { $quest }.
ff-log-quest-gone = The side quest is gone: { $quest }.
ff-log-corruption-removed = { $hero } is freed of { $corruption }.
ff-log-reward-taken = Reward: { $reward }.
ff-log-item-moved = { $item }: { $from } → { $to }.
ff-log-skill-prepared = { $hero } prepares { $skill }.
ff-log-hero-swapped = { $hero } leaves the party, { $whom } joins it.
ff-log-act-restarted = Act { $act } begins anew.
ff-log-rest-ended =
    { $lost ->
        [0] The rest is over.
       *[other] The rest is over; time lost: { $lost }.
    }
ff-log-medal-won = { $expedition }: { $medal }, medal points: { $points }.
ff-log-story-ended = The story ends: { $title }.
ff-bag = shared bag
ff-face-success = success
ff-face-trait = trait
ff-face-fail = failure

## A turning point, in one sentence (ff-turning-...)

ff-turning-knocked-out = { $who } knocks out { $hero }.
ff-turning-defeated = { $whom } defeats { $n } enemies at once.
ff-turning-fallen = { $n } enemies fall at once.
ff-turning-hits = The enemies' blows cost the party { ff-n-health }.

## How a game ended (ff-end-...)

ff-end-combat-success = The combat is won: every objective was met.
ff-end-combat-partial = The combat is a partial failure: some objectives were missed.
ff-end-combat-fail = The combat is lost.
ff-end-expedition-failed = The expedition has failed: a main objective was missed.
ff-end-medal-bronze = The expedition is won: bronze medal.
ff-end-medal-silver = The expedition is won: silver medal.
ff-end-medal-gold = The expedition is won: gold medal.
ff-end-ending = The campaign is over: { $title }.

## Objectives (ff-goal-...), joined by ff-all and ff-or

ff-all = { $first } and { $second }
ff-or = { $first }, or { $second }
ff-goal-taken = get away with { $map_token }
ff-goal-focused = examine: { $map_token }
ff-goal-defeated = defeat { $enemy }
ff-goal-boss = defeat the boss
ff-goal-away = keep away from { $enemy } at the end
ff-goal-carried = get away with { $map_token } by exit { $exits }
ff-goal-escape = escape by exit { $exits }
ff-goal-escape-any = escape by any exit
ff-goal-some_escape = escape with at least one hero conscious
ff-goal-weak_points = wound { $n } weak points of the boss
ff-goal-explored = examine { $n } exploration tokens
ff-goal-ko =
    { $n ->
        [0] nobody is knocked out at the end
        [one] at most 1 hero is knocked out at the end
       *[other] at most { $n } heroes are knocked out at the end
    }
ff-goal-used = use { $map_token }
ff-goal-opened = open { $map_token }
ff-goal-traps_triggered =
    { $n ->
        [0] trigger no trap
       *[other] trigger no more than { $n } traps
    }
ff-goal-doors_closed = close every door
ff-goal-gems_all = collect every gem
ff-goal-chests_all = open every chest
ff-or-letters = or

## Conditions of locked choices and places (ff-needs-...; ff-not stands before what must not be)

ff-not = not: { $what }
ff-needs-reputation = { $reputation }: reputation at least { $n }
ff-needs-reputation-low = { $reputation }: reputation at most { $n }
ff-needs-regard = a favour with { $character } (regard at least { $n })
ff-needs-regard-low = { $character } out of temper with you (regard at most { $n })
ff-needs-gold = at least { ff-n-gold }
ff-needs-gold-low = at most { ff-n-gold }
ff-needs-food = at least { ff-n-food }
ff-needs-food-low = at most { ff-n-food }
ff-needs-item = the item { $item }
ff-needs-hero = { $hero } in the party
ff-needs-ally = { $ally } as an ally
ff-needs-result-success = a success in { $title }
ff-needs-result-partial = a partial failure in { $title }
ff-needs-result-fail = a failure in { $title }
ff-needs-objective = objective { $number } met in { $title }
ff-needs-choice = { $label } ({ $title })
ff-needs-archive_friend = friends in the Archive
ff-needs-palace_guest = a guest's welcome at the palace
ff-needs-grove_found = having found the hidden grove
ff-needs-witness_safe = a witness in safety
ff-needs-singer_saved = the singer saved
ff-needs-need_witness = a court that asks for a witness
ff-needs-compact_held = the Compact upheld
ff-needs-aim_tune = having come to tune the bells
ff-needs-aim_bind = having come to bind the Voice
ff-needs-clue_rhyme = the rhyme by which the fishwives count
ff-needs-clue_fishwives = the verdict of the Fishwives against the Crown
ff-needs-clue_tides = the lock-keeper's tables of the tides
ff-needs-clue_buckets = what goes in at the palace's kitchen gate
ff-needs-clue_note = the note that shook the ladle
ff-needs-clue_quay = the old quay under the wells
ff-needs-clue_weir = the note from under the Weir
ff-needs-other = something that happened earlier in the story

## Forms and what can be chosen at set-up

ff-form-campaign = Campaign
    .description = The story of the Silent Springs in three acts, saved between sittings. Two to four players, one hero each.
ff-form-solo = Solo
    .description = The campaign for one player, who leads two heroes.
ff-form-expedition = Expedition
    .description = Battle mode: three or four combats and rests in a row, without the story, for a medal.
ff-form-companion = Table mode
    .description = Your own pieces and dice on the table: the page tells the story, leads the enemies and counts the rounds.
ff-form-combat = Single combat
    .description = One combat of the story, to practise and to study. All rules apply.

ff-setup-heroes = Heroes
    .help = Who plays which hero.
ff-setup-heroes-choose = Chosen at the table
ff-setup-party = Heroes at the table
    .help = How many heroes the party has.
ff-setup-party-2 = Two
ff-setup-party-3 = Three
ff-setup-party-4 = Four
ff-setup-difficulty = Difficulty
    .help = Story: heroes recover 1 health more after each combat. Hard: every combat has one enemy more.
ff-setup-difficulty-standard = Standard
ff-setup-difficulty-story = Story
ff-setup-difficulty-hard = Hard
ff-setup-challenge = Challenge mode
    .help = Talk is for planning only; from the first turn to the clean-up only the active player may speak.
ff-setup-challenge-False = No
ff-setup-challenge-True = Yes
ff-setup-beast_master = Beast Master
    .help = The player who makes the open choices of enemies.
ff-setup-beast_master-0 = First player
ff-setup-beast_master-1 = Second player
ff-setup-beast_master-2 = Third player
ff-setup-beast_master-3 = Fourth player
ff-setup-completed = The story has been completed before
    .help = All fourteen additional rules apply from the start.
ff-setup-completed-False = No
ff-setup-completed-True = Yes
ff-setup-save = Saved campaign
    .help = A campaign to go on with.
ff-setup-restart = Restart the act
    .help = The saved campaign goes back to the start of its act.
ff-setup-restart-False = No
ff-setup-restart-True = Yes
ff-setup-expedition = Expedition
    .help = Which expedition is played.
ff-setup-expedition-choose = Chosen at the table
ff-setup-expedition-x_harbour = { expedition-x_harbour }
ff-setup-expedition-x_palace = { expedition-x_palace }
ff-setup-expedition-x_depths = { expedition-x_depths }
ff-setup-combat = Combat
    .help = Which combat of the story is played.
ff-setup-arrival = The party comes
    .help = In the story hardly anybody comes to a combat unhurt.
ff-setup-arrival-story = As in the story
ff-setup-arrival-rested = Rested

## Why not: refusals (ff-why-...): what stands in the way, then what would be right

ff-why-over = The game is over. You can look at it again in the replay.
ff-why-not-asked = Another player is deciding now. You will be asked when it is up to you.
ff-why-must-choose = Something must be chosen here. Choose one of the options on offer.
ff-why-not-offered = This is not what is asked now. Choose one of the options on offer.
ff-why-only-in-turn = Results, skills and items are used in the hero's own turn. Wait for that turn.
ff-why-only-in-planning = That is possible in the planning phase only. Plan it for the next round.
ff-why-no-such-zone = There is no zone { $zone } on this map. The zones have letters.
ff-why-already-there = The hero is in zone { $zone } already. Choose another zone.
ff-why-not-adjacent = Zone { $zone } is not adjacent. A Step leads to an adjacent zone; make several.
ff-why-blockade = { $enemy_title } holds you here: Blockade. Defeat or stun it, or push it away first.
ff-why-closed-door = A closed door is in the way: { $map_token }. Open it with a Focus action first.
ff-why-guarded = An enemy guards this: { $map_token }. Defeat the guard first; stun does not help.
ff-why-terrain = Leaving difficult terrain costs one more Step result. Pay two Steps.
ff-why-no-such-enemy = There is no such enemy on the map. Choose one that stands there.
ff-why-fear-forbids = A Fear card of this hero forbids it until the end of the scene. Do something else.
ff-why-guarded-enemy = { $enemy_title } is guarded and cannot be targeted. Defeat the guard first.
ff-why-not-in-your-zone = { $enemy_title } is { ff-n-zones } away. A Strike reaches enemies in your own zone: step closer.
ff-why-too-near-to-shoot = { $enemy_title } is in your own zone. A Shot reaches adjacent zones only: step away, or strike.
ff-why-too-far-to-shoot = { $enemy_title } is { ff-n-zones } away. A Shot reaches adjacent zones only: step closer.
ff-why-barricade = A barricade protects { $enemy } from this side. Shoot from another side.
ff-why-stealth = { $enemy_title } cannot be the target of Shots: Stealth. Strike it.
ff-why-shield-bearer = { $enemy_title } stands in front: Shield-bearer. Target it before other minions of its zone.
ff-why-nothing-to-examine = There is nothing to examine with a Focus here. Chests, doors, exploration tokens and some objectives can be examined.
ff-why-not-here = This is not in your zone: { $map_token }. Go there first.
ff-why-energy-step-used = The energy step has been made in this turn. It is possible once a turn.
ff-why-no-energy = { $hero } has not enough energy. Energy must really be there to be spent; health does not replace it.
ff-why-nothing-to-take = There is no such objective token. Take one that lies on the map.
ff-why-wants-focus = This is not taken but examined: { $map_token }. Use a Focus action on it.
ff-why-not-knocked-out = That hero is not knocked out. Only a hero who is down can be revived.
ff-why-revive-elsewhere = { $hero } lies in another zone. Go there, then revive.
ff-why-no-such-symbol = The boss has no such symbol on a weak point. Choose an open symbol.
ff-why-symbol-out-of-reach = This symbol cannot be covered from here: { $weak_point }. Melee symbols need the boss's zone, ranged ones an adjacent zone.
ff-why-no-ally-here = No ally is in this zone. Its dice can be used in the zone of the hero it goes with.
ff-why-no-such-ally-die = No die of the ally shows that: { $face }. Use one that is still there.
ff-why-ally-not-now = The ally cannot help with that now. Give up one of your own dice for its result, or choose another ability.
ff-why-not-your-ability = { $hero } does not have this ability. Use what the hero board says.
ff-why-already-hidden = The hero is hidden already. Keep the Focus for something else.
ff-why-hide-from-enemies = Enemies are in this zone. Hide in a zone without enemies.
ff-why-drum-full = The Drum takes no more charges: three at most, and it must lie in its slot. Use one first.
ff-why-no-fencing = Fencing helps once a turn, in the Attack stance. Flip the stance token in planning.
ff-why-no-fountain = There is no fountain with markers here. Go to one first.
ff-why-fountain-enemies = Enemies at the fountain do not let you drink. Drive them off first.
ff-why-fountain-later = A fountain helps at the start and at the end of a turn. End the turn here to drink.
ff-why-fountain-not-needed = Nothing of that is missing. Leave the markers for another hero.
ff-why-miss-pays-nothing = A Miss pays for nothing, not even for Any. Pay with another result.
ff-why-unknown-result = There is no such result. Pay with results that the hero has.
ff-why-no-such-result = The hero has no such result left: { $face }. Use one that is at hand, or gain it by a skill.
ff-why-action-never-pays = That was an action, not a result: { $face }. Actions are performed on the map and never pay.
ff-why-not-precise = A precise result is needed: { $face }. A plain one does not do; the reverse would.
ff-why-cannot-pay = The results at hand do not pay for it. Needed: { $face }.
ff-why-wrong-payment = That is not what it costs. Needed: { $face }.
ff-why-last-health = { $hero } cannot give the last health marker. Regain health first.
ff-why-not-hidden = The stealth token is exhausted. Hide first.
ff-why-no-charge = There is no charge on the Drum. Charge it with any result first.
ff-why-no-such-card = There is no such skill. Use one that is prepared.
ff-why-not-prepared = { $skill_title } is not prepared. Only the six prepared skills work in a combat.
ff-why-works-by-itself = { $skill_title } works by itself when its moment comes. Nothing needs to be done now.
ff-why-used-this-combat = { $card_title } has been used in this combat. It works once per combat.
ff-why-used-this-round = { $card_title } has been used in this round. It works once per round.
ff-why-one-way = { $skill_title } works in one direction only. Pay what stands on the left.
ff-why-sequence = { $card_title } cannot be carried out to the end from here. All its actions must be possible, in order.
ff-why-no-effect = { $card_title } would do nothing now. Use it when there is somebody it can affect.
ff-why-not-carried = The hero does not carry this item. Use one that lies in a slot of the hero board.
ff-why-wrong-slot = { $item_title } does not work there. An item works only in the slot that its symbol names.
ff-why-item-by-itself = { $item_title } is not used in this way. It works as its text says.
ff-why-no-such-weapon = The hero does not hold this weapon. A special attack comes from the main weapon in its slot.
ff-why-no-special = No die shows the special attack. It is on weapon dice only.
ff-why-not-your-hero = This hero is not yours to lead. Choose one of your own.
ff-why-planning-done = { $hero } has finished planning. Go on in the hero's turn.
ff-why-already-turned = A die has been turned by a triple in this round. Once per round is all.
ff-why-no-triple = That needs three equal faces, not Misses, and a face that the die has. Reroll first.
ff-why-no-stance = Only the Noble has a stance, and it can be flipped once per round.
ff-why-already-rerolled = This way of rerolling has been used in this round. Each can be used once.
ff-why-only-misses = The energy reroll is for dice that show a Miss. Choose only such dice.
ff-why-no-reroll = The hero cannot reroll these dice in this way. Choose another way or other dice.
ff-why-already-sprinted = The hero has sprinted in this round. Once per round is all.
ff-why-sprint-terrain = Nobody sprints out of difficult terrain. Leave it with Steps in the hero's turn.
ff-why-sprint-forbidden = A Fear card or an item forbids this hero to sprint. Step in the hero's turn instead.
ff-why-sprint-no-portal = A sprint does not lead through portals. Use a Step in the hero's turn.
ff-why-dice-later = Dice are chosen at the start of the planning phase. Choose others in the next round.
ff-why-not-your-dice = { $hero } does not have these dice. Choose from the hero's dice pool.
ff-why-so-many-dice = Choose { ff-n-dice }, no more and no fewer.
ff-why-order-of-all = The order names every conscious hero once. Propose such an order.
ff-why-order-later = The order is set at the end of the planning phase, and stays for the round.
ff-why-rest-impossible = From there the rest of the sequence would be impossible. Choose one of the options on offer.
ff-why-not-a-target = That cannot be chosen here. Choose one of the options on offer.
ff-why-nothing-proposed = Nobody has proposed anything yet. Propose something yourself.
ff-why-no-such-choice = The story does not offer that now. Choose one of the options on offer.
ff-why-not-from-here = That cannot be done from here, or not any more. Choose one of the paths or things on offer.
ff-why-choice-locked = This way is closed to the party. It needs: { $needs }.
ff-why-choice-too-dear = The party cannot pay for that. Choose another way.
ff-why-only-agree = You have made your proposal. Now you can agree with the one on the table.
ff-why-only-in-rest = Places and side quests belong to rest scenes. Wait for the next one.
ff-why-quest-gone = This side quest is not on offer: { $quest }. Take one of those on offer.
ff-why-no-time = That takes { ff-n-time }, and { $time } are left. Choose something shorter.
ff-why-place-gone = There is no such place any more. Visit one that is on the map.
ff-why-place-closed = { $place } is closed to the party. It needs: { $needs }.
ff-why-already-visited = The party is there already: { $place }. Use what it offers.
ff-why-just-buy = A shop needs no visit: { $place }. Just buy something.
ff-why-visit-first = The party is not there yet: { $place }. Visit it first.
ff-why-not-sold = That is not to be had here: { $place }. Look at what it offers.
ff-why-level-one-first = Level II needs level I first: { $skill }. Learn that.
ff-why-no-gold = That costs { ff-n-gold }, and the party has { $gold }. Find more, or buy something cheaper.
ff-why-not-in-combat = Items and skills are not exchanged in a combat. Do it before or after.
ff-why-manage-first = Choose first to look after items, skills and food.
ff-why-no-food = The party has no food. Buy some in a rest scene.
ff-why-not-hungry = Food would not help this hero now. Keep it.
ff-why-no-trait-points = A trait costs { ff-n-trait-points }, and the party has { $points }. Pass average and hard tests.
ff-why-has-trait = The hero has this trait already, or it does not exist. Choose another.
ff-why-no-swap = A hero is swapped before anything else, for one who is not in the party, and not on expeditions.
ff-why-item-not-needed = This item would help nobody now, or it cannot be used here. Keep it.
ff-why-not-your-item = This item is not there for you to move. Take one of your heroes or of the shared bag.
ff-why-item-like-it = Just such an item lies in that slot: { $item }. To exchange the two changes nothing.
ff-why-item-of-one-hero = { $item_title } is only for one hero: { $hero }. Leave it there.
ff-why-skill-not-owned = The hero has not learnt this skill. Learn it in a rest scene.
ff-why-already-prepared = { $skill_title } is prepared already. Choose another skill.
ff-why-six-prepared = At most { $n } skills are prepared. Say which one makes room.
