### Tash-Kalar in English: names, effects, tasks, flares, words of the rules.
###
### Sections: schools; beings by school; flares; tasks; words. Prompts, log lines and refusals follow after them.
### Schools: .short is the name without "school".
### Beings: the value is the name, .effect the full card text, .short one line for the small card.
### Flares: .upper and .lower are the two effects, with .upper-condition, .upper-short and so on.
### Tasks: .condition in full, .short for the task board.

## Schools

school-northern = Northern Imperial school
    .short = Northern Empire
school-southern = Southern Imperial school
    .short = Southern Empire
school-imperial = Imperial
    .short = Imperial
school-highland = Highland school
    .short = Highland
school-sylvan = Sylvan school
    .short = Sylvan
school-nethervoid = Nethervoid school
    .short = Nethervoid
    .rule = At most one of your common or heroic pieces is the Gateway. While there is none, the next Nethervoid being you summon becomes it, before its effect; a heroic Nethervoid being takes over from a common Gateway, and so does one that lands on it. A legendary piece cannot be the Gateway, and effects that speak of it do nothing while there is none.
school-everfrost = Everfrost school
    .short = Everfrost
    .rule = Some cards have a frozen effect. After the being's normal effect the card lies open in front of you, and its frozen effect is in play; you can have only one, and if a second comes you choose which stays. You may thaw it whenever you could invoke a flare, at no cost of actions; then the card is discarded.
school-etherweave = Etherweave school
    .short = Etherweave
    .rule = You may play a warp effect from your hand without a pattern and without an action, before or after an action, but not in your first turn. The card is then your pending being: only one at a time, and you may summon it later like a card in hand. If it is still pending when the game ends, you lose two points (in a melee two in every colour).
school-legends = Legends
    .short = Legends

## Beings: imperial

being-imperial-swordmaster = Swordmaster
    .effect = You may destroy one enemy common diagonally next to the Swordmaster. If you do, upgrade the Swordmaster.
    .short = Destroy a diagonal common, then upgrade
being-imperial-messenger = Messenger
    .effect = You may choose one of your common or heroic pieces, the Messenger included, and one of the eight directions. That piece may make any number of standard moves in that direction.
    .short = Any standard moves of a piece in one line
being-imperial-herald = Herald
    .effect = Make up to two moves with your pieces of any rank, the Herald included. Each must end on an empty square; one piece may make both.
    .short = Up to 2 moves to empty squares
being-imperial-bomb = Bomb
    .effect = If you still have an action left after this summoning, destroy the Bomb and every common, of any colour, on the eight squares around it. Otherwise nothing happens.
    .short = If an action is left: blasts commons around
being-imperial-chronicler = Chronicler
    .effect = Upgrade one of your commons other than the Chronicler. That piece may then make one standard move.
    .short = Upgrade another common; it may move
being-imperial-assassin = Assassin
    .effect = Destroy the piece on the marked square, whatever its colour and rank. If that square was empty, the Assassin may move onto it.
    .short = Destroy the marked piece, or move there
being-imperial-time-mage = Time Mage
    .effect = Gain one action. Then, if an enemy piece of any rank stands on the marked square, destroy it.
    .short = +1 action; destroy the marked enemy
being-imperial-summoner = Summoner
    .effect = You may place up to two of your commons, each on a different empty marked square.
    .short = Place up to 2 commons on marked squares
being-imperial-hypnotist = Hypnotist
    .effect = Choose one enemy colour, then up to three of its commons or up to two of its heroic pieces. Make one combat move with each of them; you decide where they go.
    .short = Combat-move 3 enemy commons or 2 heroics
being-imperial-cannon = Cannon
    .effect = You may choose one indicated direction. If you do, destroy every common, of any colour, in that direction up to the edge of the arena. Upgraded pieces do not stop the shot.
    .short = Destroy all commons in one direction
being-imperial-champion = Champion
    .effect = You may destroy one adjacent enemy piece of any rank. If it was legendary, destroy the Champion too and gain one action.
    .short = Destroy an adjacent enemy of any rank
being-imperial-infantry-captain = Infantry Captain
    .effect = Make up to two combat moves with your pieces other than the Infantry Captain. One piece may make both.
    .short = Up to 2 combat moves of other pieces
being-imperial-cavalry-captain = Cavalry Captain
    .effect = You may choose one of your pieces other than the Cavalry Captain. It may make up to one combat move and up to two standard moves, in any order.
    .short = Another piece: 1 combat, 2 standard moves
being-imperial-gryphon-rider = Gryphon Rider
    .effect = The Gryphon Rider may make a combat leap. If she does, you may downgrade her to common and place one of your commons on an empty square next to her.
    .short = Combat leap; may split into two commons
being-imperial-knight = Knight
    .effect = The Knight may make up to three combat moves. None may end on a common of any colour: only empty squares and heroic pieces are open to him.
    .short = Up to 3 combat moves, but not onto commons
being-imperial-high-priestess = High Priestess
    .effect = The High Priestess may make one standard move. Then, moved or not, you may upgrade one common of any colour next to her.
    .short = May move; upgrade an adjacent common
being-imperial-master-of-intrigue = Master of Intrigue
    .effect = Make up to three moves in all. Each is either a standard move of the Master of Intrigue or a combat move of a common or heroic piece used to summon him, in any mix.
    .short = 3 moves: his standard, his helpers' combat
being-imperial-gun-tower = Gun Tower
    .effect = You may choose one indicated direction. If you do, destroy the first two pieces in it, of any colour. A legendary piece is not destroyed and stops the shot.
    .short = Destroy the first 2 pieces in a direction

## Beings: highland

being-highland-wild-eagle = Wild Eagle
    .effect = The Wild Eagle may make a combat leap: to any empty square or onto any common.
    .short = Combat leap
being-highland-clan-axeman = Clan Axeman
    .effect = You may destroy one common or heroic piece of any colour orthogonally adjacent to the Clan Axeman.
    .short = Destroy an orthogonal common or heroic
being-highland-clan-healer = Clan Healer
    .effect = You may place up to two of your commons, each on an empty square adjacent to a green square.
    .short = Place up to 2 commons beside green squares
being-highland-dire-wolf = Dire Wolf
    .effect = The Dire Wolf may make up to two combat moves.
    .short = Up to 2 combat moves
being-highland-ritual-keeper = Ritual Keeper
    .effect = Summoned on a green square: upgrade one of your commons, the Ritual Keeper included. Summoned on a red square: you may make one combat move with one of your pieces. Elsewhere nothing happens.
    .short = Green: upgrade a common. Red: combat move
being-highland-eagle-lord = Eagle Lord
    .effect = The Eagle Lord may make a combat leap: anywhere but onto a legendary piece.
    .short = Combat leap
being-highland-wolf-rider = Wolf Rider
    .effect = The Wolf Rider may make up to two combat moves.
    .short = Up to 2 combat moves
being-highland-blood-shaman = Blood Shaman
    .effect = Destroy one common or heroic piece of any colour, anywhere in the arena. If it stood on a red square, also destroy every common, of any colour, adjacent to that square.
    .short = Destroy a non-legendary; on red also around
being-highland-war-drummer = War Drummer
    .effect = You may make one combat move, or up to two standard moves, with your pieces other than the War Drummer. One piece may make both standard moves.
    .short = Others: 1 combat or 2 standard moves
being-highland-hill-giant = Hill Giant
    .effect = Destroy every common and heroic piece, of any colour, orthogonally adjacent to the Hill Giant. Your own pieces are not spared.
    .short = Destroy all orthogonal commons and heroics
being-highland-warlord = Warlord
    .effect = Make up to three combat moves with your pieces, the Warlord included. If you make all three, at least one must be the Warlord's.
    .short = Up to 3 combat moves, the third needs him
being-highland-war-summoner = War Summoner
    .effect = Gain one action. In your next summoning this turn, one enemy piece may count in the pattern as your piece of the same rank.
    .short = +1 action; borrow an enemy piece next
being-highland-ritual-master = Ritual Master
    .effect = Summoned on a green square: gain two actions. Summoned on a red square: you may destroy one heroic piece and one common, or just one of the two, of any colour anywhere. Elsewhere nothing happens.
    .short = Green: +2 actions. Red: destroy up to 2
being-highland-legend-slayer = Legend Slayer
    .effect = You may destroy one legendary piece, or up to two non-legendary pieces, of any colour, diagonally adjacent to the Legend Slayer.
    .short = Destroy a diagonal legendary or 2 others
being-highland-mountain-troll = Mountain Troll
    .effect = Destroy every enemy common adjacent to the Mountain Troll. If this effect destroyed two or more, gain one action.
    .short = Destroy enemy commons around; 2+: +1 action
being-highland-hungry-bear = Hungry Bear
    .effect = The Hungry Bear may make up to two standard moves. A move onto an empty square ends the effect.
    .short = Standard move; after destroying, another
being-highland-werewolf = Werewolf
    .effect = Summoned on a coloured square other than the centre of the arena: the Werewolf may make up to three combat moves. Summoned anywhere else: it may make one standard move.
    .short = On colour: 3 combat moves; else 1 standard
being-highland-clan-guardian = Clan Guardian
    .effect = You may upgrade one common used to summon the Clan Guardian.
    .short = Upgrade a common of the pattern

## Beings: sylvan

being-sylvan-sapling = Sapling
    .effect = The Sapling arrives as a common; upgrade it to heroic.
    .short = Becomes heroic at once
being-sylvan-kiskin-farseeders = Kiskin Farseeders
    .effect = You may place one of your commons on an empty square next to any of your pieces, the Kiskin Farseeders included.
    .short = Place a common next to one of your pieces
being-sylvan-charging-buck = Charging Buck
    .effect = The Charging Buck may make up to two combat leaps, each of distance exactly 2.
    .short = Up to 2 combat leaps of distance 2
being-sylvan-forest-wardens = Forest Wardens
    .effect = Destroy one common of an opponent who has more commons in the arena than you (the Forest Wardens count among yours). Then destroy one heroic piece of an opponent who has more upgraded pieces than you.
    .short = Destroy from whoever outnumbers you
being-sylvan-naiad = Naiad
    .effect = You may choose up to two of your pieces next to the Naiad and make one standard move with each.
    .short = Move up to 2 of your adjacent pieces
being-sylvan-kiskin-spirit = Kiskin Spirit
    .effect = You may put one card of your discard pile on top of your deck. If you did, or if the pile was empty, draw one more card of your school at the end of this turn.
    .short = Discarded card onto deck; draw 1 more
being-sylvan-dryad = Dryad
    .effect = You may convert one adjacent enemy common or heroic piece into a common of yours.
    .short = Convert an adjacent enemy into your common
being-sylvan-centaur-spearman = Centaur Spearman
    .effect = The Centaur Spearman may make one combat move. If he does, destroy the first piece further along the same direction, at any distance and of any colour, unless it is legendary.
    .short = Combat move; spear the next piece ahead
being-sylvan-centaur-chieftain = Centaur Chieftain
    .effect = The Centaur Chieftain may make one combat move. If he does, you may make up to three combat moves in the same direction with your other pieces; one piece may make several.
    .short = Combat move; others make 3 the same way
being-sylvan-unicorn = Unicorn
    .effect = Choose one: the Unicorn may make one combat move, or you gain one action.
    .short = Combat move or +1 action
being-sylvan-sylvan-queen = Sylvan Queen
    .effect = You may convert one enemy common or heroic piece diagonally adjacent to the Sylvan Queen into your piece of the same rank.
    .short = Convert a diagonal enemy, same rank
being-sylvan-sylvan-princess = Sylvan Princess
    .effect = You may convert one enemy common diagonally adjacent to the Sylvan Princess into a common of yours.
    .short = Convert a diagonal enemy common
being-sylvan-woodland-druid = Woodland Druid
    .effect = For each colour that has a common in the arena, yours included, upgrade one common of that colour. You choose which.
    .short = Upgrade one common of each colour
being-sylvan-forest-ancient = Forest Ancient
    .effect = Place two enemy commons on empty squares at distance 1 or 2. Then destroy two commons at distance 1 to 3 of the same colours as those you placed (one of each if the colours differ).
    .short = Place 2 enemy commons, destroy 2 alike
being-sylvan-forest-mystic = Forest Mystic
    .effect = At the end of this turn, draw one extra card from your deck and one extra legend.
    .short = Draw 1 more school card and 1 more legend
being-sylvan-kiskin-leafsplitter = Kiskin Leafsplitter
    .effect = Up to two times: choose a diagonal direction and destroy the first piece in it, whatever its colour and rank. You may choose the same direction twice.
    .short = Twice: destroy the first diagonal piece
being-sylvan-kiskin-boughrunner = Kiskin Boughrunner
    .effect = The Kiskin Boughrunner may make up to three combat moves. Each must end next to another of your pieces.
    .short = Up to 3 combat moves along your pieces
being-sylvan-tree-shepherd = Tree Shepherd
    .effect = Choose one of your pieces, the Tree Shepherd included. Upgrade it if it is common; if it is heroic, it may make one combat move; if it is legendary, it may make one standard move.
    .short = Upgrade a common or move a better piece

## Beings: legends

being-legends-fire-dragon = Fire Dragon
    .effect = Choose one indicated direction. Destroy every common and heroic piece, of any colour, at distance 1 and 2 in that direction and in the two directions beside it.
    .short = Destroy non-legendaries on 3 short lines
being-legends-hell-bull = Hell Bull
    .effect = Choose any of the eight directions. The Hell Bull may make any number of combat moves in it; a move that destroys a legendary piece is the last.
    .short = Charge: combat moves in one direction
being-legends-angel-of-death = Angel of Death
    .effect = You may choose any other piece, of any colour. Upgrade it; then the Angel of Death makes a combat leap onto its square and destroys it. A piece that cannot be upgraded is leapt on as it is.
    .short = Upgrade any piece, then leap and destroy it
being-legends-the-eldest-tree = The Eldest Tree
    .effect = Choose up to three different adjacent squares. On each of them: destroy an enemy common or heroic piece, or upgrade your common, or place one of your commons if the square is empty.
    .short = 3 adjacent squares: destroy, upgrade, place
being-legends-bone-catapult = Bone Catapult
    .effect = You may choose one piece, of any colour and rank and at any distance, in an indicated direction; pieces in between do not matter. Destroy it and every common, of any colour, next to it.
    .short = Destroy a piece in line and commons beside
being-legends-fire-elemental = Fire Elemental
    .effect = Choose one: destroy every enemy common and heroic piece adjacent to the Fire Elemental, or every enemy common at distance 1 and 2.
    .short = Destroy foes adjacent or commons within 2
being-legends-leviathan = Leviathan
    .effect = Choose one: downgrade up to three upgraded pieces that form a connected group, or destroy up to four commons that form a connected group. The group may mix colours.
    .short = Downgrade 3 linked, or destroy 4 commons
being-legends-two-headed-dragon = Two-Headed Dragon
    .effect = You may upgrade one piece used to summon the Two-Headed Dragon. If you do, you may destroy one heroic piece of any colour next to the piece you upgraded.
    .short = Upgrade a pattern piece; destroy a heroic
being-legends-earth-elemental = Earth Elemental
    .effect = Destroy one common or heroic piece, of any colour, on or next to a red square. Then upgrade one common, of any colour, on or next to a green square. Then the Earth Elemental may make a combat move to an adjacent coloured square.
    .short = Red: destroy. Green: upgrade. May move
being-legends-time-elemental = Time Elemental
    .effect = After this turn you take an extra turn, even if the last turns have begun.
    .short = Take an extra turn
being-legends-storm-elemental = Storm Elemental
    .effect = You may place one of your pieces, of any rank, on an empty square at distance 1 to 3. It may make combat moves in one direction: up to one if legendary, up to three if heroic, up to five if common. Then destroy it.
    .short = Hurl a piece: combat moves, then destroyed
being-legends-titan = Titan
    .effect = Destroy every piece, of any colour and rank, orthogonally adjacent to the Titan, and every non-legendary piece diagonally adjacent to it. None of them counts as destroyed by you.
    .short = Destroy all around it; none counts for you

## Beings: nethervoid

being-nethervoid-shadow-imp = Shadow Imp
    .effect = The Shadow Imp may make one combat move. If it did and is not the Gateway, the Gateway may make one combat move in the same direction.
    .short = Combat move; the Gateway may follow suit
being-nethervoid-flame-imp = Flame Imp
    .effect = You may destroy one common, of any colour, next to the Gateway.
    .short = Destroy a common next to the Gateway
being-nethervoid-gate-keeper = Gate Keeper
    .effect = You may upgrade one of your commons or place one of your commons on an empty square. That piece becomes the Gateway.
    .short = Upgrade or place a common: the new Gateway
being-nethervoid-demon-of-gluttony = Demon of Gluttony
    .effect = The Demon of Gluttony may make a combat move. If that destroyed a piece, upgrade the Demon, and it may make another combat move. If that destroyed a piece too, the Demon becomes the Gateway.
    .short = Eats, grows, eats again, becomes the Gateway
being-nethervoid-demon-of-pride = Demon of Pride
    .effect = Upgrade the Demon of Pride; it becomes the Gateway. Then it may make one combat move.
    .short = Upgraded, becomes the Gateway, combat move
being-nethervoid-acolyte-of-destruction = Acolyte of Destruction
    .effect = Destroy one common of any colour. If the Gateway is on a red square, you may also destroy one heroic piece next to the victim's square.
    .short = Destroy a common; Gateway on red: +1 heroic
being-nethervoid-acolyte-of-growth = Acolyte of Growth
    .effect = Place one of your commons on an empty square. If the Gateway is on a green square, also place one of your heroic pieces on an empty square next to that common.
    .short = Place a common; Gateway on green: +1 heroic
being-nethervoid-power-seeker = Power Seeker
    .effect = If the Power Seeker is the Gateway, it may make one standard move. If another piece is the Gateway, the Power Seeker may make any number of combat moves, each towards the Gateway.
    .short = Any combat moves towards the Gateway
being-nethervoid-hell-hound = Hell Hound
    .effect = You may destroy one adjacent piece of any colour and rank. If no legendary piece was destroyed this way and your deck is not empty, put this card under your deck instead of discarding it.
    .short = Destroy a neighbour; card goes under the deck
being-nethervoid-vortexmaster = Vortexmaster
    .effect = You may make one combat move with the Gateway. Then, moved or not, you may make one combat move with one of your pieces next to the Gateway.
    .short = Combat moves: the Gateway, then its neighbour
being-nethervoid-gate-master = Gate Master
    .effect = Upgrade the Gateway. Then choose one of your common or heroic pieces: it becomes the Gateway. If the upgrade made a legendary piece, this counts as summoning a legend on the Gate Master's square.
    .short = Upgrade the Gateway, then choose a new one
being-nethervoid-hell-rider = Hell Rider
    .effect = The Hell Rider may make up to three combat moves, or only one if he is the Gateway.
    .short = 3 combat moves; as the Gateway only 1
being-nethervoid-demon-of-wrath = Demon of Wrath
    .effect = If no enemy common is next to the Gateway, the Gateway may first make one standard move. Then destroy every enemy common next to the Gateway.
    .short = Destroy all enemy commons by the Gateway
being-nethervoid-demon-of-greed = Demon of Greed
    .effect = Destroy one of your commons and one of your heroic pieces, neither of them the Gateway; do what is possible. Gain one action for each piece destroyed.
    .short = Destroy 1 common and 1 heroic of yours: +2
being-nethervoid-demon-of-lust = Demon of Lust
    .effect = Choose up to two different pieces of any colour. Make one combat move with each towards the Gateway, but never onto it.
    .short = 2 pieces: combat move towards the Gateway
being-nethervoid-demon-of-sloth = Demon of Sloth
    .effect = Spend one of your remaining actions on nothing. If you have none left, destroy the Gateway instead.
    .short = Waste an action, or destroy the Gateway
being-nethervoid-demon-of-envy = Demon of Envy
    .effect = Place one of your commons on an empty square next to the Gateway. Repeat this as long as there is such a square and an opponent has more pieces than you.
    .short = Place by the Gateway until you have as many
being-nethervoid-possessed-summoner = Possessed Summoner
    .effect = Place an enemy common on an empty square next to a piece of its colour. Your next summoning this turn uses pieces of that colour, instead of yours, for its pattern. You may discard your flare to gain one action.
    .short = Enemy common; next pattern in their colour

## Beings: everfrost

being-everfrost-snow-fox = Snow Fox
    .effect = The Snow Fox may make up to two standard moves.
    .short = Up to 2 standard moves
being-everfrost-royal-reindeer = Royal Reindeer
    .effect = The Royal Reindeer may make one combat leap of distance exactly 2. If neither the summoning nor the leap destroyed a piece, upgrade the Royal Reindeer.
    .short = Combat leap of 2; if nothing died, upgrade
being-everfrost-crystal-mirror = Crystal Mirror
    .effect = The column of the pattern divides the drawing into two sides of six squares. You may choose, on one marked side, one heroic piece or up to two commons, of any colour. For each, place one of your pieces of the same rank on the mirrored square of the other side, if that square is empty.
    .short = Mirror 1 heroic or 2 commons as yours
being-everfrost-crystal-grower = Crystal Grower
    .effect = In each enemy colour upgrade one common; you choose which.
    .frozen = Upgrade one of your commons.
    .short = Upgrade an enemy common; frozen: yours
being-everfrost-ice-princess = Ice Princess
    .effect = You may make one combat move with one of your commons other than the Ice Princess.
    .frozen = Make one standard move with one of your commons.
    .short = Combat move of a common; frozen: standard
being-everfrost-ice-queen = Ice Queen
    .effect = One of your heroic pieces other than the Ice Queen may make one combat move.
    .frozen = Make one standard move with one of your heroic pieces.
    .short = Combat move of a heroic; frozen: standard
being-everfrost-frostweave-summoner = Frostweave Summoner
    .effect = No effect on arrival.
    .frozen = Use it right before summoning: in that being's pattern one enemy piece may count as yours.
    .short = Frozen: borrow an enemy piece for a pattern
being-everfrost-winter-whisperer = Winter Whisperer
    .effect = No effect on arrival.
    .frozen = You may destroy one of your commons. You may discard your flare. If you did both, gain one action.
    .short = Frozen: common and flare for an action
being-everfrost-frozen-chest = Frozen Chest
    .effect = You may take a card with a frozen effect from your discard pile and lay it open: its frozen effect is in play. You can still have only one.
    .short = A discarded frozen effect back in play
being-everfrost-everfrost-sentinel = Everfrost Sentinel
    .effect = Only if the summoning destroyed an enemy piece: you may downgrade the Everfrost Sentinel. If you do, each other player or team has one action fewer in their next turn.
    .short = If it lands on an enemy: cost them an action
being-everfrost-glacier-giant = Glacier Giant
    .effect = The Glacier Giant may make any number of combat moves in one indicated direction. If it moved, it may go one square further in that direction to strike a legendary piece there: destroy both.
    .short = Charge along an arrow; may die with a legend
being-everfrost-polar-bear = Polar Bear
    .effect = The Polar Bear may make a combat move. If that destroyed a piece, it may make a standard move. If that destroyed a piece too, it may make a move to an empty square.
    .short = Combat, standard, empty: while it destroys
being-everfrost-war-sled = War Sled
    .effect = The War Sled may make up to three combat moves. The first goes in an indicated direction; each further one goes the same way as the one before or is turned by 45 degrees.
    .short = Up to 3 combat moves, turning 45 degrees
being-everfrost-snow-monster = Snow Monster
    .effect = Destroy every enemy common at distance 1 or 2 that is next to at least one of your pieces, the Snow Monster included.
    .short = Destroy enemy commons within 2 beside yours
being-everfrost-frost-imp = Frost Imp
    .effect = You may choose an adjacent common, of any colour, and a direction. It makes standard moves in that direction for as long as it can.
    .short = Slide an adjacent common until blocked
being-everfrost-ice-wyvern = Ice Wyvern
    .effect = The Ice Wyvern may make a combat leap. If the leap destroyed a piece, destroy the Ice Wyvern too.
    .frozen = Place one of your commons on an empty square next to one of your heroic pieces.
    .short = Leap, dies with its prey; frozen: place 1
being-everfrost-deathbringer = Deathbringer
    .effect = You may destroy one adjacent piece: a common; or a heroic piece, if at least one other piece of yours is next to it; or a legendary piece, if at least three others are. It counts as two destroyed pieces and is out of the game: it does not return to its owner's supply.
    .short = Destroy a neighbour for good; counts as 2
being-everfrost-frostweave-illusionist = Frostweave Illusionist
    .effect = The Frostweave Illusionist becomes a common of an enemy colour of your choice, if that colour has a piece in its supply.
    .frozen = Convert any enemy common into a common of yours.
    .short = Becomes an enemy common; frozen: convert 1

## Beings: etherweave

being-etherweave-doppelganger = Doppelganger
    .effect = If you have a pending being, carry out a copy of its warp effect.
    .short = Copy your pending being's warp effect
being-etherweave-paradox-worm = Paradox Worm
    .effect = You may swap one of your commons with an enemy common, or one of your heroic pieces with an enemy heroic piece.
    .warp = Upgrade one enemy common. Then you may discard your pending being.
    .short = Swap yours with an enemy of equal rank
being-etherweave-lesser-shadow-twin = Lesser Shadow Twin
    .effect = Only if the Greater Shadow Twin is in your discard pile: choose one of your pieces and destroy up to two commons, of any colour, next to it.
    .warp = Upgrade one of your commons.
    .short = With the Greater discarded: destroy 2 commons
being-etherweave-translocationist = Translocationist
    .effect = Up to two times: swap one of your heroic pieces with one of your commons.
    .warp = Gain one action.
    .short = Swap your heroics and commons, twice
being-etherweave-antimatter-spirit = Antimatter Spirit
    .effect = No effect on arrival.
    .warp = Linked effect: place one of your commons on an empty colourless square and make a combat move with it; then place a common of another colour on the same square and make a combat move with it in the opposite direction.
    .short = Warp: two commons part in opposite ways
being-etherweave-merchant-of-time = Merchant of Time
    .effect = If a piece lies on this card, it makes a standard leap from the card to any colourless square.
    .warp = Choose a piece on a colourless square and move it onto this card. No other card can copy this warp effect. While the card is pending it can be neither discarded nor taken back to hand.
    .short = The piece on this card leaps back
being-etherweave-gate-of-oblivion = Gate of Oblivion
    .effect = Destroy any piece on the specially marked square. You may also destroy one common or heroic piece on one of the other marked squares.
    .warp = For the rest of this turn every piece you destroy counts as one more piece of the same colour and rank.
    .short = Destroy within; you may destroy one outside
being-etherweave-time-traveler = Time Traveler
    .effect = The pattern, three of your pieces in a diagonal line, may stand anywhere; the Time Traveler arrives on any empty colourless square. You may destroy an adjacent common. If you do, put the top card of your discard pile on top of your deck.
    .short = Arrives anywhere; destroy one, recall a card
being-etherweave-greater-shadow-twin = Greater Shadow Twin
    .effect = Only if the Lesser Shadow Twin is in your discard pile: you may destroy one heroic piece next to at least two of your pieces.
    .warp = Upgrade one of your commons.
    .short = With the Lesser discarded: destroy a heroic
being-etherweave-warpmaster = Warpmaster
    .effect = You may take your pending being back to your hand, or make one standard move with the Warpmaster.
    .short = Pending being back to hand, or a move
being-etherweave-dark-sphere = Dark Sphere
    .effect = Choose up to three different common or heroic pieces, at most two of one colour. Each makes one combat move that ends at distance exactly 2 from the Dark Sphere.
    .short = 3 pieces: combat moves to distance 2
being-etherweave-void-summoner = Void Summoner
    .effect = In your next summoning this turn up to two empty squares may count as your commons.
    .warp = Make one standard move with one of your common or heroic pieces.
    .short = Next pattern: 2 empty squares as commons
being-etherweave-eternal-emperor = Eternal Emperor
    .effect = If its warp effect was not played this turn, you may carry it out now.
    .warp = Place one of your commons on an empty square, or move one of your pieces: a combat move for a common, a standard move for an upgraded piece.
    .short = Place a common or move; also as warp
being-etherweave-reality-patch = Reality Patch
    .effect = You may do any of three things: destroy one heroic piece of each enemy colour you choose; discard your pending being; discard one card of any kind from your hand.
    .short = Destroy heroics; discard pending; discard 1
being-etherweave-polarity-queen = Polarity Queen
    .effect = Linked effect: choose two of your common or heroic pieces other than the Polarity Queen. Each makes one combat move, in opposite directions.
    .warp = Place one of your commons on an empty square next to an enemy piece.
    .short = 2 of yours: combat moves, opposite ways
being-etherweave-singularity = Singularity
    .effect = Choose an empty colourless square. Every common, of any colour, next to it must make a combat move onto it, one after another in an order you choose.
    .short = All commons by one square move onto it
being-etherweave-ziggurat-sentinel = Ziggurat Sentinel
    .effect = You may either carry out a copy of the warp effect of a card in your discard pile, or make up to three combat moves with the Ziggurat Sentinel in the indicated direction.
    .warp = With one of your common or heroic pieces make one combat move or two standard moves.
    .short = Copy a discarded warp, or 3 combat moves
being-etherweave-iris-of-eternity = Iris of Eternity
    .effect = You may either destroy one adjacent legendary piece of any colour, or upgrade the Iris of Eternity. If it becomes legendary this way, that counts as one more legend summoned this turn; discard every legend in your hand.
    .short = Destroy a legendary neighbour, or upgrade it

## Flares

flare-f01 = Flare 1 (3/6)
    .upper = Place one of your commons on an empty square.
    .upper-condition = An opponent has at least 3 more upgraded pieces than you.
    .upper-short = Place 1 common
    .lower = Place one of your heroic pieces on an empty square.
    .lower-condition = An opponent has at least 6 more pieces in all than you.
    .lower-short = Place 1 heroic piece
flare-f02 = Flare 2 (4/4)
    .upper = Place one of your commons on an empty square.
    .upper-condition = An opponent has at least 4 more upgraded pieces than you.
    .upper-short = Place 1 common
    .lower = Place one of your commons on an empty square.
    .lower-condition = An opponent has at least 4 more pieces in all than you.
    .lower-short = Place 1 common
flare-f03 = Flare 3 (3/5)
    .upper = You may make up to three standard moves with your commons.
    .upper-condition = An opponent has at least 3 more upgraded pieces than you.
    .upper-short = Up to 3 standard moves of commons
    .lower = Gain one action.
    .lower-condition = An opponent has at least 5 more pieces in all than you.
    .lower-short = +1 action
flare-f04 = Flare 4 (4/5)
    .upper = Place one of your commons on an empty square.
    .upper-condition = An opponent has at least 4 more upgraded pieces than you.
    .upper-short = Place 1 common
    .lower = Place one of your commons on an empty square, or convert one enemy common anywhere into a common of yours.
    .lower-condition = An opponent has at least 5 more pieces in all than you.
    .lower-short = Place 1 common or convert 1 enemy common
flare-f05 = Flare 5 (3/6)
    .upper = Make one standard move with one of your commons, or upgrade one of your commons.
    .upper-condition = An opponent has at least 3 more upgraded pieces than you.
    .upper-short = Standard move or upgrade of 1 common
    .lower = Place two of your commons on empty squares.
    .lower-condition = An opponent has at least 6 more pieces in all than you.
    .lower-short = Place 2 commons
flare-f06 = Flare 6 (4/4)
    .upper = Place one of your commons on an empty square, or upgrade one of your commons.
    .upper-condition = An opponent has at least 4 more upgraded pieces than you.
    .upper-short = Place 1 common or upgrade 1 common
    .lower = You may make one combat leap with one of your commons.
    .lower-condition = An opponent has at least 4 more pieces in all than you.
    .lower-short = Combat leap of 1 common
flare-f07 = Flare 7 (4/6)
    .upper = Place one of your commons on an empty square.
    .upper-condition = An opponent has at least 4 more upgraded pieces than you.
    .upper-short = Place 1 common
    .lower = Upgrade one of your commons (if you have one) and gain one action.
    .lower-condition = An opponent has at least 6 more pieces in all than you.
    .lower-short = Upgrade 1 common and +1 action
flare-f08 = Flare 8 (4/5)
    .upper = Gain one action.
    .upper-condition = An opponent has at least 4 more upgraded pieces than you.
    .upper-short = +1 action
    .lower = Place one of your commons on an empty square.
    .lower-condition = An opponent has at least 5 more pieces in all than you.
    .lower-short = Place 1 common
flare-f09 = Flare 9 (5/4)
    .upper = Place one of your heroic pieces on an empty square.
    .upper-condition = An opponent has at least 5 more upgraded pieces than you.
    .upper-short = Place 1 heroic piece
    .lower = You may make one standard move and one combat move, in either order, with your commons.
    .lower-condition = An opponent has at least 4 more pieces in all than you.
    .lower-short = Commons: 1 standard and 1 combat move
flare-f10 = Flare 10 (5/5)
    .upper = Place two of your commons on empty squares.
    .upper-condition = An opponent has at least 5 more upgraded pieces than you.
    .upper-short = Place 2 commons
    .lower = Place one of your commons on an empty square.
    .lower-condition = An opponent has at least 5 more pieces in all than you.
    .lower-short = Place 1 common
flare-f11 = Flare 11 (3/4)
    .upper = Place one of your commons on an empty square.
    .upper-condition = An opponent has at least 3 more upgraded pieces than you.
    .upper-short = Place 1 common
    .lower = You may make one combat move or two standard moves with your common and heroic pieces.
    .lower-condition = An opponent has at least 4 more pieces in all than you.
    .lower-short = 1 combat or 2 standard moves
flare-f12 = Flare 12 (2/5)
    .upper = You may make one standard leap with one of your commons.
    .upper-condition = An opponent has at least 2 more upgraded pieces than you.
    .upper-short = Standard leap of 1 common
    .lower = Gain one action.
    .lower-condition = An opponent has at least 5 more pieces in all than you.
    .lower-short = +1 action

## Tasks

task-destruction = Destruction
    .condition = Destroy at least three enemy pieces this turn.
    .short = Destroy 3 enemy pieces
task-devastation = Devastation
    .condition = Destroy at least four enemy pieces this turn.
    .short = Destroy 4 enemy pieces
task-heroic-destruction = Heroic Destruction
    .condition = Destroy at least three enemy pieces this turn, at least one of them upgraded.
    .short = Destroy 3 enemy pieces, 1 upgraded
task-heroic-devastation = Heroic Devastation
    .condition = Destroy at least four enemy pieces this turn, at least two of them upgraded.
    .short = Destroy 4 enemy pieces, 2 upgraded
task-end-of-legends = End of Legends
    .condition = Destroy an enemy legendary piece, or two enemy heroic pieces, this turn.
    .short = Destroy a legendary or 2 heroic enemies
task-red-conquest = Red Conquest
    .condition = Hold at least three red squares, at least two of them with upgraded pieces.
    .short = Hold 3 red squares, 2 upgraded
task-green-conquest = Green Conquest
    .condition = Hold at least three green squares, at least two of them with upgraded pieces.
    .short = Hold 3 green squares, 2 upgraded
task-color-conquest = Color Conquest
    .condition = Hold at least five red or green squares in all, at least three of them with upgraded pieces.
    .short = Hold 5 coloured squares, 3 upgraded
task-red-legends = Red Legends
    .condition = Have at least two upgraded pieces on red squares, at least one of them legendary.
    .short = 2 upgraded on red, 1 legendary
task-green-legends = Green Legends
    .condition = Have at least two upgraded pieces on green squares, at least one of them legendary.
    .short = 2 upgraded on green, 1 legendary
task-rainbow-dominance = Rainbow Dominance
    .condition = Have more upgraded pieces than your opponent on red squares, and more on green squares too.
    .short = More upgraded on red and on green
task-red-summoning = Red Summoning
    .condition = Summon at least two beings this turn, at least one of them on a red square.
    .short = Summon 2 beings, 1 on red
task-green-summoning = Green Summoning
    .condition = Summon at least two beings this turn, at least one of them on a green square.
    .short = Summon 2 beings, 1 on green
task-colored-summoning = Colored Summoning
    .condition = Summon at least two beings on red or green squares this turn; the same square twice is fine.
    .short = Summon 2 beings on coloured squares
task-legendary-summoning = Legendary Summoning
    .condition = Summon at least two beings this turn, at least one of them a legend.
    .short = Summon 2 beings, 1 of them a legend
task-central-dominance = Central Dominance
    .condition = Have at least five pieces on the nine central squares, at least two of them upgraded.
    .short = 5 pieces in the centre, 2 upgraded
task-center-cross = Center Cross
    .condition = On the central squares, fill all five squares of the upright or of the diagonal cross with your pieces.
    .short = A cross of 5 in the centre
task-line-dominance = Line Dominance
    .condition = On one of the six rows and columns through the central squares, have at least six more pieces than your opponent.
    .short = 6 more pieces on a central line
task-diagonals = Diagonals
    .condition = On each of the two long diagonals, have at least four pieces, at least one of them upgraded. The centre counts for both.
    .short = 4 on each diagonal, 1 upgraded
task-side-chain = Side Chain
    .condition = Join two opposite sides of the arena by a chain of adjacent pieces (diagonals count).
    .short = Chain between opposite sides
task-corner-chain = Corner Chain
    .condition = Join two opposite corners of the arena by a chain of adjacent pieces (diagonals count).
    .short = Chain between opposite corners
task-imprisonment = Imprisonment
    .condition = At least six of your pieces stand next to one and the same enemy piece.
    .short = 6 of yours around one enemy
task-envelopment = Envelopment
    .condition = At least seven of your pieces stand next to one and the same enemy piece.
    .short = 7 of yours around one enemy
task-isolation = Isolation
    .condition = An enemy piece has another enemy piece at distance 2, but touches none and cannot, in three moves over empty squares, reach a square next to any of them.
    .short = Cut an enemy piece off from its kin

## Words: board, pieces, ranks

term-tk-arena = arena
    .definition = The board of 69 squares on which the duel is fought.
term-tk-square = square
    .definition = One place of the arena; at most one piece stands on it.
term-tk-red-square = red square
    .definition = One of the four squares marked red, used by some cards and tasks.
term-tk-green-square = green square
    .definition = One of the five squares marked green, used by some cards and tasks.
term-tk-coloured-square = coloured square
    .definition = A red or a green square.
term-tk-colourless-square = colourless square
    .definition = A square that is neither red nor green.
term-tk-central-square = central square
    .definition = One of the nine squares in the middle of the arena.
term-tk-piece = piece
    .definition = A stone of one player's colour in the arena; it has a rank.
term-tk-common = common piece
    .definition = A piece of the lowest rank.
term-tk-heroic = heroic piece
    .definition = A piece of the middle rank; the other face of a common piece.
term-tk-legendary = legendary piece
    .definition = A piece of the highest rank; each colour has three.
term-tk-upgraded = upgraded piece
    .definition = A heroic or legendary piece.
term-tk-non-legendary = non-legendary piece
    .definition = A common or heroic piece.
term-tk-rank = rank
    .definition = Common, heroic or legendary, from lowest to highest.
term-tk-own-piece = own piece
    .definition = A piece of your colour, or of your team's.
term-tk-enemy-piece = enemy piece
    .definition = A piece of any opponent's colour.
term-tk-supply = supply
    .definition = Your pieces that are not in the arena.
term-tk-shortage = shortage of pieces
    .definition = When a piece you need is no longer in the supply.
term-tk-kalarite = kalarite
    .definition = The stone, condensed magic, of which the pieces are made.
term-tk-gateway = Gateway
    .definition = The marked piece of the Nethervoid player; the effects of that school look at it.
term-tk-frozen-effect = frozen effect
    .definition = An effect that lies open before its player and is used later, without an action.
term-tk-thaw = thaw
    .definition = To use one's frozen effect and discard its card.
term-tk-warp-effect = warp effect
    .definition = An effect played from the hand before its being is summoned.
term-tk-pending-being = pending being
    .definition = A being whose warp effect was played and that is still to be summoned.
term-tk-linked-effect = linked effect
    .definition = All its parts are done, or none.

## Words: cards

term-tk-being = being
    .definition = What a card lets you summon; it acts once and then is just a piece.
term-tk-legend = legend
    .definition = A being of the shared legend deck, of legendary rank.
term-tk-flare = flare
    .definition = A card that helps you when an opponent has clearly more pieces.
term-tk-task = task
    .definition = A card that gives points to whoever meets its condition.
term-tk-current-task = current task
    .definition = One of the three open tasks that can be completed now.
term-tk-next-task = next task
    .definition = The open top card of the task deck, which comes next.
term-tk-advanced-task = advanced task
    .definition = A harder task, left out of the first game.
term-tk-pattern = pattern
    .definition = The arrangement of your pieces that a card asks for; it may be turned and mirrored.
term-tk-summoning-square = target square
    .definition = The square of the pattern on which the being appears.
term-tk-marked-square = marked square
    .definition = A square shown by the card's drawing for its effect.
term-tk-indicated-direction = indicated direction
    .definition = A direction shown by an arrow on the card.
term-tk-orientation = orientation
    .definition = One of the eight ways to turn or mirror a pattern.
term-tk-effect = effect
    .definition = What the card does when it is summoned or invoked.
term-tk-school = school
    .definition = A tradition of summoners with its own deck of beings.
term-tk-summoner-player = summoner
    .definition = A mage who duels in the arena: the player.

## Words: turn and actions

term-tk-action = action
    .definition = One of the two things you do in a turn: place, summon or discard.
term-tk-place = place (a piece)
    .definition = To put a piece from the supply on an empty square.
term-tk-summon = summon (a being)
    .definition = To play a being whose pattern you have made and put its piece in the arena.
term-tk-invoke-flare = invoke a flare
    .definition = To use a flare; this costs no action.
term-tk-claim-task = complete a task
    .definition = To take a current task at the end of your turn when its condition holds.
term-tk-discard-action = discard action
    .definition = An action that throws away one being and may put other cards under their decks.
term-tk-gain-action = gain an action
    .definition = To have one more action this turn.
term-tk-extra-turn = extra turn
    .definition = A whole turn taken right after the present one.
term-tk-draw-extra = draw an extra card
    .definition = To draw one card more than usual at the end of the turn.
term-tk-upper-condition = upper condition
    .definition = An opponent has at least the printed number of upgraded pieces more than you.
term-tk-lower-condition = lower condition
    .definition = An opponent has at least the printed number of pieces more than you.
term-tk-improvised-summoning = improvised summoning
    .definition = Counting one enemy piece as yours in a pattern, once per colour, in the melee.
term-tk-borrow = borrow (an enemy piece)
    .definition = To count an enemy piece as yours for one pattern.
term-tk-hand-over = hand over control
    .definition = To let your partner finish the actions of your turn.
term-tk-partner = partner
    .definition = The other player of your team.
term-tk-team = team
    .definition = Two players who share one colour of pieces.
term-tk-sideways-card = sideways card
    .definition = One of the six bottom cards of a deck in team play, turned on its side.

## Words: what effects do

term-tk-destroy = destroy
    .definition = To take a piece off the arena; its owner gets it back.
term-tk-upgrade = upgrade
    .definition = To raise the rank of a piece by one step.
term-tk-downgrade = downgrade
    .definition = To lower the rank of a piece by one step.
term-tk-convert = convert
    .definition = To replace an enemy piece by one of yours; it counts as destroyed.
term-tk-swap = swap
    .definition = To let two pieces change places; nothing is destroyed.
term-tk-move = move
    .definition = A step to one of the eight neighbouring squares.
term-tk-standard-move = standard move
    .definition = A move to an empty square or onto a piece of lower rank, which is destroyed.
term-tk-combat-move = combat move
    .definition = A move to an empty square or onto a piece of equal or lower rank, which is destroyed.
term-tk-leap = leap
    .definition = Like a move, but to any other square.
term-tk-standard-leap = standard leap
    .definition = A leap to an empty square or onto a piece of lower rank.
term-tk-combat-leap = combat leap
    .definition = A leap to an empty square or onto a piece of equal or lower rank.
term-tk-adjacent = adjacent
    .definition = On one of the eight squares around.
term-tk-orthogonal = orthogonally adjacent
    .definition = Adjacent by a side.
term-tk-diagonal = diagonally adjacent
    .definition = Adjacent by a corner.
term-tk-distance = distance
    .definition = The number of single moves between two squares of an empty arena.
term-tk-direction = direction
    .definition = One of the eight straight lines out of a square.
term-tk-connected-group = connected group
    .definition = Pieces that form one chain of neighbours, corners included.

## Words: forms, score, end

# In running text this word is nearly always the verb: "your pieces form a pattern".
term-tk-form = form
    .definition = A way to play Tash-Kalar with its own scoring.
    .glossed = no
term-tk-first-game = first game
    .definition = The simplified form for newcomers, without legends.
term-tk-high-form = High Form
    .definition = The form played for tasks, to nine points.
term-tk-deathmatch = Deathmatch
    .definition = Any form played for destruction: the duel and the melee.
term-tk-duel = Deathmatch Duel
    .definition = Two sides score by destroying, to eighteen points.
term-tk-melee = Deathmatch Melee
    .definition = Three or four players, each against all; the lowest colour decides.
term-tk-team-high-form = team High Form
    .definition = High Form for two teams of two.
term-tk-team-duel = team duel
    .definition = The duel for two teams of two.
term-tk-team-play = team play
    .definition = Four players in two teams, partners opposite each other.
term-tk-score-board = score board
    .definition = The track of points in a deathmatch.
term-tk-task-board = task board
    .definition = Where the current and the next tasks lie.
term-tk-end-triggered = the end of the game has been triggered
    .definition = Everybody still has one full turn, the current player last.
term-tk-last-player = last player
    .definition = The player in whose turn the end was triggered.
term-tk-last-turn = last turn
    .definition = The one full turn each player has after the end was triggered.
term-tk-pair-of-commons = pair of commons
    .definition = Two destroyed commons that score one point together.
term-tk-draw-result = draw (tied game)
    .definition = Nobody wins after all tie-breaks.
term-tk-tie = tie
    .definition = Equal points; upgraded pieces decide, then all pieces.

## Words: task kinds and colours

term-tk-kind-colored = coloured squares (kind of task)
    .definition = Your pieces must stand on coloured squares at the end of the turn.
term-tk-kind-pattern = pattern (kind of task)
    .definition = Your pieces must form a shape in the arena at the end of the turn.
term-tk-kind-enemy = around an enemy (kind of task)
    .definition = Your pieces must stand in a certain way around an enemy piece.
term-tk-kind-summoning = summoning (kind of task)
    .definition = You must have summoned beings during the turn.
term-tk-kind-destruction = destruction (kind of task)
    .definition = You must have destroyed enemy pieces during the turn.
term-tk-colour-blue = Blue (seat)
term-tk-colour-red = Red (seat)
term-tk-colour-green = Green (seat)
term-tk-colour-yellow = Yellow (seat)

## Words inside sentences: a piece by its rank ($rank, or $there for what stands on a square)

tk-piece =
    { $rank ->
        [legendary] legendary piece
        [heroic] heroic piece
       *[common] common piece
    }
tk-piece-there =
    { $there ->
        [legendary] legendary piece
        [heroic] heroic piece
       *[common] common piece
    }
tk-rank =
    { $rank ->
        [legendary] legendary
        [heroic] heroic
       *[common] common
    }
tk-on-card = on the card: { tk-piece } of { $side }

## Prompts: what a decision asks (tk-prompt-...); .help is one explaining line

tk-invoke-your-flare = Invoke your flare
tk-prompt-action = Choose an action
    .help = Place a piece or summon a being. Invoking a flare costs no action.
    .help-discard = Place a piece, summon a being or discard a card. Invoking a flare costs no action.
tk-prompt-end-turn = End your turn
    .help = Your actions are used up: end the turn.
    .help-flare = Your actions are used up, but your flare is ready and costs none.
    .help-claim = You fulfil a task: claim it, or end the turn without it.
tk-prompt-place-for-partner = Place a piece for your partner
    .help = Control was handed over to you: each action left is a common piece on an empty square.
tk-prompt-place-taken = Place the piece you took off
    .help = Choose any empty square; it may be the one it came from.
tk-prompt-take-off = { $card_title }: choose a piece to take off
    .help = No piece of the needed kind is left. One of yours outside the pattern makes room; it does not count as destroyed.
tk-prompt-start-piece = Choose the start square of { $side }
    .help = The player who plays last puts the first pieces into the arena.
tk-prompt-put-under = Put more cards under their decks?
    .help = They go face down under the deck they come from, one after another, as many as you like.
tk-prompt-legend-colour = Choose the colour in which the legend scores
    .help = Summoning a legend gives one point in a colour of your choice. Your lowest colour decides the game.
tk-prompt-left-over-colour = Choose a colour for the left-over commons
    .help = You destroyed single commons of different colours: together they give one point in one of these colours.
tk-prompt-destroy = { $card_title }: choose a piece to destroy
    .help = Highlighted pieces can be destroyed by this effect.
tk-prompt-upgrade = { $card_title }: choose a piece to upgrade
    .help = A common piece becomes heroic, a heroic one legendary.
tk-prompt-downgrade = { $card_title }: choose a piece to downgrade
    .help = A legendary piece becomes heroic, a heroic one common.
tk-prompt-convert = { $card_title }: choose an enemy piece to convert
    .help = It is replaced by a piece of yours and counts as destroyed.
tk-prompt-place = { $card_title }: choose an empty square for a piece
    .help = A piece of yours from the supply is placed there.
tk-prompt-place-enemy = { $card_title }: choose an empty square for the enemy piece
    .help = A common piece of the chosen colour is placed there.
tk-prompt-place-colour = { $card_title }: choose a colour
    .help = A common piece of that colour will be placed.
tk-prompt-grow = { $card_title }: choose a square beside it
    .help = An enemy piece there is destroyed, your common is upgraded, on an empty square you place a common.
tk-prompt-doom = { $card_title }: choose the piece it leaps onto
    .help = The piece is upgraded, then the being leaps onto it and destroys it.
tk-prompt-choose-piece = { $card_title }: choose one of your pieces
    .help = A common piece is upgraded, a heroic one may make a combat move, a legendary one a standard move.
tk-prompt-mover-standard = { $card_title }: choose a piece for a standard move
    .help = A standard move goes to an empty neighbouring square or onto a piece of lower rank.
tk-prompt-mover-combat = { $card_title }: choose a piece for a combat move
    .help = A combat move goes to an empty neighbouring square or onto a piece of equal or lower rank.
tk-prompt-mover-empty = { $card_title }: choose a piece to move
    .help = This move must end on an empty neighbouring square.
tk-prompt-move-standard = { $card_title }: choose where the standard move ends
    .help = On an empty neighbouring square or onto a piece of lower rank, which is destroyed.
tk-prompt-move-combat = { $card_title }: choose where the combat move ends
    .help = On an empty neighbouring square or onto a piece of equal or lower rank, which is destroyed.
tk-prompt-move-empty = { $card_title }: choose where the move ends
    .help = On an empty neighbouring square.
tk-prompt-leaper-standard = { $card_title }: choose a piece for a standard leap
    .help = A standard leap goes to any empty square or onto a piece of lower rank.
tk-prompt-leaper-combat = { $card_title }: choose a piece for a combat leap
    .help = A combat leap goes to any empty square or onto a piece of equal or lower rank.
tk-prompt-leap-standard = { $card_title }: choose where the standard leap ends
    .help = On any empty square or onto a piece of lower rank, which is destroyed.
tk-prompt-leap-combat = { $card_title }: choose where the combat leap ends
    .help = On an empty square or onto a piece of equal or lower rank, which is destroyed.
tk-prompt-runner = { $card_title }: choose the piece that will run
    .help = It may make any number of standard moves in one direction.
tk-prompt-run-direction = { $card_title }: choose the direction of the run
    .help = All moves of this effect go in that direction.
tk-prompt-fire-direction = { $card_title }: choose the direction of the shot
    .help = Only the directions of the card's arrows are possible.
tk-prompt-breathe-direction = { $card_title }: choose the direction of the fire
    .help = It burns in that direction and in the two directions next to it.
tk-prompt-follower = { $card_title }: choose a piece that follows
    .help = It makes a combat move in the same direction.
tk-prompt-return-card = { $card_title }: choose a card of your discard pile
    .help = It goes on top of your deck, and you draw one more card at the end of the turn.
tk-prompt-downgrade-to-place = { $card_title }: downgrade it to place a common?
    .help = If you do, you place a common of yours beside it.
tk-prompt-downgrade-or-destroy = { $card_title }: downgrade or destroy?
    .help = Downgrade up to three connected upgraded pieces, or destroy up to four connected commons.
tk-prompt-burn = { $card_title }: burn near or far?
    .help = Near destroys non-legendary enemies beside it, far destroys enemy commons up to two squares away.
tk-prompt-storm-rank = { $card_title }: choose the rank of the storm piece
    .help = A common piece may make up to five moves, a heroic one three, a legendary one a single move; then it is destroyed.
tk-prompt-move-or-action = { $card_title }: move or gain an action?
    .help = Either the being may make a combat move, or you gain one action.
tk-prompt-place-or-convert = { $card_title }: place or convert?
    .help = Either place a common, or convert an enemy common.
tk-prompt-move-or-upgrade = { $card_title }: move or upgrade?
    .help = Either make a standard move with one of your commons, or upgrade one.
tk-prompt-place-or-upgrade = { $card_title }: place or upgrade?
    .help = Either place a common, or upgrade one of your commons.
tk-prompt-which-first = { $card_title }: which move first?
    .help = You may make one standard move and one combat move, in the order you like.
tk-prompt-combat-or-standard = { $card_title }: one combat move or two standard moves?
    .help = Choose the kind; then choose the pieces that move.
tk-prompt-gateway = { $card_title }: choose the new Gateway
    .help = One of your common or heroic pieces becomes the Gateway.
tk-prompt-give-up-flare = { $card_title }: discard your flare?
    .help = You gain one action for it. The flare is shown and has no effect.
tk-prompt-keep-frozen = { $card_title }: which frozen effect stays?
    .help = You can have one frozen effect. The other card is discarded.
tk-prompt-freeze = { $card_title }: choose a discarded card with a frozen effect
    .help = It is laid open before you, and its frozen effect is in play.
tk-prompt-mirror = { $card_title }: choose a piece to mirror
    .help = A piece of yours of the same rank is placed on the square opposite.
tk-prompt-turn-colour = { $card_title }: choose the colour it takes
    .help = It becomes a common piece of that colour.
tk-prompt-downgrade-to-slow = { $card_title }: downgrade it?
    .help = Each other player or team then loses an action of their next turn.
tk-prompt-swap = { $card_title }: choose your piece to swap
    .help = It changes places with another piece; nothing is destroyed.
tk-prompt-swap-with = { $card_title }: choose the piece it changes places with
    .help = Both stay what they are.
tk-prompt-twin-piece = { $card_title }: choose one of your pieces
    .help = Up to two commons next to it are destroyed.
tk-prompt-put-on-card = { $card_title }: choose a piece to put on the card
    .help = Any piece on a colourless square. It comes back when this being is summoned.
tk-prompt-leave-card = { $card_title }: choose where the piece on the card leaps to
    .help = Onto an empty colourless square or one with a piece of lower rank, which is destroyed.
tk-prompt-return-or-move = { $card_title }: take the pending being back, or move?
    .help = Back in your hand it costs no points any more, and its warp effect can be played again.
tk-prompt-place-or-move = { $card_title }: place a common, or move a piece?
    .help = A common makes a combat move, an upgraded piece a standard move.
tk-prompt-mover-by-rank = { $card_title }: choose the piece that moves
    .help = A common makes a combat move, an upgraded piece a standard move.
tk-prompt-discard-pending = { $card_title }: discard your pending being?
    .help = It goes to your discard pile and costs no points any more.
tk-prompt-give-up-card = { $card_title }: discard a card from your hand?
    .help = A being, a legend or the flare. It is shown and has no effect.
tk-prompt-draw-in = { $card_title }: choose an empty colourless square
    .help = Every common next to it must move onto it, one after another; only the last one stays.
tk-prompt-drawn-in = { $card_title }: choose the next common to move in
    .help = It destroys the one that came before.
tk-prompt-copy-or-move = { $card_title }: copy a warp effect, or move?
    .help = The warp effect of a card in your discard pile, or up to three combat moves in the indicated direction.
tk-prompt-copy-warp = { $card_title }: choose the card whose warp effect is copied
    .help = Only the effect is copied; nothing is pending for it.
tk-prompt-combat-or-two-standard = { $card_title }: one combat move or two standard moves?
    .help = One of your common or heroic pieces makes them.
tk-prompt-destroy-or-upgrade = { $card_title }: destroy a legendary piece, or upgrade it?
    .help = Upgraded to a legendary piece it counts as a legend summoned this turn, and the legends in your hand are discarded.

## Options: what an answer does (tk-option-...)

tk-option-place = Place a common on { $square }
tk-option-take-off = Take your piece off { $square } and place it anew
tk-option-summon =
    { $borrowed ->
        [none]
            { $improvised ->
                [none] Summon { $card } on { $square }
               *[other] Summon { $card } on { $square }, improvising with { $improvised }
            }
       *[other]
            { $improvised ->
                [none] Summon { $card } on { $square }, borrowing { $borrowed }
               *[other] Summon { $card } on { $square }, borrowing { $borrowed } and improvising with { $improvised }
            }
    }
tk-option-discard = Discard { $card }
tk-option-put-under = Put { $card } under its deck
tk-option-flare = Invoke { $flare } against { $against }
tk-option-thaw = Thaw { $card }
tk-option-warp = Warp: { $card }
tk-option-hand-over = Hand over control to your partner
tk-option-claim = End the turn and claim { $task }
tk-option-end-turn = End the turn
tk-option-pick = Choose { $square }
tk-picked-piece = { tk-option-pick } ({ $side }, { tk-rank })
tk-option-direction = Direction: { $direction }
tk-option-choose = { $way }
tk-option-card = Choose { $card }
tk-option-colour = Colour of { $side }
tk-option-decline = Skip
tk-option-draw = Draw { $card }
tk-option-reveal = Reveal { $task }
tk-option-deal-school = Deal { $school }
tk-option-go-first = { $player } goes first

## Ways to go on (tk-way-...) and directions

tk-way-place = Place a piece
tk-way-convert = Convert
tk-way-move = Move
tk-way-upgrade = Upgrade
tk-way-downgrade = Downgrade
tk-way-destroy = Destroy
tk-way-action = Gain an action
tk-way-near = Near: non-legendary enemies beside it
tk-way-far = Far: enemy commons up to two squares away
tk-way-standard = Standard move
tk-way-combat = Combat move
tk-way-common = Common piece
tk-way-heroic = Heroic piece
tk-way-legendary = Legendary piece
tk-way-flare = Discard the flare
tk-way-return = Take it back to hand
tk-way-discard = Discard it
tk-way-copy = Copy a warp effect

tk-direction-n = up
tk-direction-ne = up and right
tk-direction-e = right
tk-direction-se = down and right
tk-direction-s = down
tk-direction-sw = down and left
tk-direction-w = left
tk-direction-nw = up and left

## Log: what happened (tk-log-...)

tk-log-started = { $player } goes first.
tk-log-school-taken = { $player } plays: { $school }.
tk-log-turn-began =
    { $extra ->
        [yes] Turn { $turn }: extra turn of { $player }, actions: { $actions }.
       *[no] Turn { $turn }: { $player }, actions: { $actions }.
    }
tk-log-turn-ended = { $player } ends the turn.
tk-log-placed = { $side }: a { tk-piece } arrives on { $square }.
tk-log-taken-off = { $side } takes a { tk-piece } off { $square }.
tk-log-being-shown = { $player } shows: { $card }.
tk-log-card-laid-down = The effect is done, and the card goes to its discard pile: { $card }.
tk-log-improvised = { $side } has improvised with the colour of { $colour }.
tk-log-enemy-piece-lent = The next summoning of { $player } in this turn may use one enemy piece.
tk-log-summoned =
    { $lent ->
        [none] { $player } summons: { $card } ({ $square }).
       *[other] { $player } summons: { $card } ({ $square }), with the enemy piece on { $lent }.
    }
tk-log-moved =
    { $leap ->
        [yes] The piece on { $at } leaps to { $to }.
       *[no] The piece on { $at } moves to { $to }.
    }
tk-log-destroyed = { $side } loses a { tk-piece } on { $square }.
tk-log-upgraded = The piece on { $square } is upgraded and is now { tk-rank }.
tk-log-downgraded = The piece on { $square } is downgraded and is now { tk-rank }.
tk-log-converted = { $side } converts the piece on { $square } into a { tk-piece }.
tk-log-action-spent =
    { $left ->
        [one] One action is left.
       *[other] { $left } actions are left.
    }
tk-log-actions-gained =
    { $count ->
        [one] One more action.
       *[other] { $count } more actions.
    }
tk-log-actions-lost =
    { $count ->
        [one] There is no legal action: one action is lost.
       *[other] There is no legal action: { $count } actions are lost.
    }
tk-log-flare-invoked =
    { $upper ->
        [yes]
            { $lower ->
                [yes] { $player } invokes { $flare } against { $against }: both effects.
               *[no] { $player } invokes { $flare } against { $against }: the upper effect.
            }
       *[no] { $player } invokes { $flare } against { $against }: the lower effect.
    }
tk-log-discarded = { $player } discards: { $card }.
tk-log-card-put-under = { $player } puts a card face down under its deck: { $card }.
tk-log-card-put-under-hidden =
    { $deck ->
        [legends] { $player } puts a legend face down under its deck.
        [flares] { $player } puts a flare face down under its deck.
       *[school] { $player } puts a card face down under its deck.
    }
tk-log-drew = { $player } draws: { $card }.
tk-log-drew-hidden =
    { $deck ->
        [legends] { $player } draws a legend.
        [flares] { $player } draws a flare.
       *[school] { $player } draws a card.
    }
tk-log-reshuffled =
    { $deck ->
        [legends] The discarded legends are shuffled into a new deck.
       *[flares] The discarded flares are shuffled into a new deck.
    }
tk-log-card-returned = { $player } puts a discarded card back on top of the deck: { $card }.
tk-log-card-laid-under = The effect is done, and the card goes under its deck: { $card }.
tk-log-card-frozen = The frozen effect of { $player } is in play: { $card }.
tk-log-thawed = { $player } thaws: { $card }.
tk-log-unfrozen = A frozen effect of { $player } makes room for another and is discarded: { $card }.
tk-log-left-the-game = A { tk-piece } of { $side } leaves the game for good.
tk-log-slowed = The next turn of { $side } has one action less.
tk-log-warped = { $player } plays a warp effect: { $card }. The being is pending.
tk-log-warp-copied = { $player } copies the warp effect: { $card }.
tk-log-pending-discarded = { $player } discards a pending being: { $card }.
tk-log-pending-returned = { $player } takes a pending being back to the hand: { $card }.
tk-log-swapped = The pieces on { $at } and { $to } change places.
tk-log-put-on-card = A { tk-piece } of { $side } on { $square } is put on the card: { $card }.
tk-log-left-card =
    { $square ->
        [none] The piece on the card has nowhere to go and returns to the supply: { $card }.
       *[other] A { tk-piece } of { $side } leaps from the card to { $square }: { $card }.
    }
tk-log-counting-more = For the rest of the turn every piece that { $player } destroys counts as { $number }.
tk-log-empty-squares-lent = In the next summoning of { $player } in this turn up to { $number } empty squares count as commons.
tk-log-card-given-up = { $player } discards a card from the hand: { $card }.
tk-log-flare-given-up = { $player } discards a flare for an action: { $flare }.
tk-log-gateway-opened = The piece on { $square } is the Gateway now.
tk-log-gateway-lost = The Gateway on { $square } is gone.
tk-log-possessed = The next summoning of { $player } in this turn uses pieces of { $side } for its pattern.
tk-log-counted-as-legend = This counts as the summoning of a legend: { $card }.
tk-log-handed-over = { $player } hands control over to { $partner }.
tk-log-legends-passed =
    { $count ->
        [one] { $player } passes a legend to { $partner }.
       *[other] { $player } passes { $count } legends to { $partner }.
    }
tk-log-task-revealed =
    { $where ->
        [next] Next task: { $task }.
        [under] This task goes under the deck: { $task }.
       *[current] Current task: { $task }.
    }
tk-log-task-became-current = This task is current now: { $task }.
tk-log-task-claimed =
    { $points ->
        [one] { $player } claims a task: { $task } ({ $points } point).
       *[other] { $player } claims a task: { $task } ({ $points } points).
    }
tk-log-scored =
    { $colour ->
        [none] { $side } scores { $points } ({ tk-score-reason }).
       *[other] { $side } scores { $points } in the colour of { $colour } ({ tk-score-reason }).
    }
tk-source-sources = Points by source
tk-source-lowest = lowest
tk-source-ended = ended it
tk-source-melee-help = Boxed: the colour that counts, the weakest one.
tk-source-of-legend = legends
tk-source-of-flare = flares of others
tk-source-of-left-over = left-over commons
tk-source-of-destroyed = destroyed pieces
tk-source-of-before = earlier in the game
tk-score-reason =
    { $reason ->
        [legend] a legend
        [flare] the opponent's flare
        [left-over] left-over commons
       *[destroyed] destroyed pieces
    }
tk-log-extra-turn = { $player } gains an extra turn.
tk-log-end-triggered =
    { $reason ->
        [deck] The end of the game has been triggered: a deck is used up. The last turn: { $player }.
       *[points] The end of the game has been triggered: enough points are scored. The last turn: { $player }.
    }
tk-log-game-ended = The game is over.

## What a card or a turn has done, in one sentence (tk-deed-...)

tk-deed-destroyed =
    { $n ->
        [one] { $card_title } destroys a piece.
       *[other] { $card_title } destroys { $n } pieces.
    }
tk-deed-converted =
    { $n ->
        [one] { $card_title } converts a piece.
       *[other] { $card_title } converts { $n } pieces.
    }
tk-deed-upgraded =
    { $n ->
        [one] { $card_title } upgrades a piece.
       *[other] { $card_title } upgrades { $n } pieces.
    }
tk-deed-downgraded =
    { $n ->
        [one] { $card_title } downgrades a piece.
       *[other] { $card_title } downgrades { $n } pieces.
    }
tk-deed-placed =
    { $n ->
        [one] { $card_title } places a piece.
       *[other] { $card_title } places { $n } pieces.
    }
tk-deed-moved =
    { $n ->
        [one] { $card_title } moves a piece.
       *[other] { $card_title } makes { $n } moves.
    }
tk-deed-played = { $player } plays: { $card }.
tk-deed-claimed =
    { $n ->
        [one] { $player } claims { $task } for { $n } point.
       *[other] { $player } claims { $task } for { $n } points.
    }
tk-deed-turn-destroyed =
    { $n ->
        [one] { $player } destroys a piece in this turn.
       *[other] { $player } destroys { $n } pieces in this turn.
    }
tk-deed-turn-summoned = { $player } ends a turn with a summoning: { $card }.
tk-deed-turn = { $player } ends the turn and draws.
tk-moment-calls = { $player } summons
tk-moment-fallen =
    { $n ->
        [one] The piece on { $squares } falls.
       *[other] The pieces on { $squares } fall.
    }

## How a game ended (tk-end-...)

tk-end-points = The points needed were reached.
tk-end-deck = A deck is used up.
tk-end-last-turns = The last turns have been played.
tk-end-resignation = A player has resigned.

## Progress of tasks (tk-progress-...)

tk-progress-destroyed = destroyed { $have }/{ $need }
tk-progress-upgraded = upgraded { $have }/{ $need }
tk-progress-heroic = heroic { $have }/{ $need }
tk-progress-legendary = legendary { $have }/{ $need }
tk-progress-pieces = pieces { $have }/{ $need }
tk-progress-upgraded-on-red = upgraded on red { $have }/{ $need }
tk-progress-upgraded-on-green = upgraded on green { $have }/{ $need }
tk-progress-summoned = summoned { $have }/{ $need }
tk-progress-legends = legends { $have }/{ $need }
tk-progress-on-red = on red { $have }/{ $need }
tk-progress-on-green = on green { $have }/{ $need }
tk-progress-on-coloured = on colours { $have }/{ $need }
tk-progress-ahead = ahead by { $have }/{ $need }
tk-progress-around = around one enemy { $have }/{ $need }

## Why not: refusals (tk-why-...): what stands in the way, then what would be right

tk-why-over = The game is over. You can look at it again in the replay.
tk-why-not-your-turn = Another player is deciding now. Your turn will come.
tk-why-no-square = This square does not exist: the corners of the arena are cut off. Choose one of the 69 squares.
tk-why-no-action-left = You have no action left in this turn. End it; your next turn has two actions.
tk-why-partner-only-places = Control was handed over to you, so you may only place common pieces. Choose an empty square.
tk-why-place-occupied = The square { $square } is occupied. Pieces are placed on empty squares.
tk-why-place-none-left = No common or heroic piece is left in your supply. First take one of yours off the arena.
tk-why-take-off-not-yours = No piece of yours that could be taken off stands on { $square }. Choose one of your common or heroic pieces.
tk-why-take-off-not-needed = Your supply still has pieces, so none is taken off. Place a piece on an empty square.
tk-why-card-not-in-hand = This card is not in your hand. You can only use cards that you hold.
tk-why-pattern-nowhere = Your pieces do not form this pattern anywhere yet: { $card }. Place the missing pieces first.
tk-why-pattern-not-here = Around { $square } your pieces do not form the pattern: { $card }. Choose a square where it fits, turned or mirrored as you like.
tk-why-improvise-melee-only = Around { $square } the pattern needs a piece of yours where an enemy's stands, on { $lent }: { $card }. Enemy pieces can stand in for yours only in a melee.
tk-why-colour-improvised-with = You have improvised with the colour of the piece on { $lent } before: { $card } ({ $square }). Each enemy colour stands in once a game. Use another colour or a piece of your own.
tk-why-too-many-lent =
    { $most ->
        [one] Around { $square }, { $count } pieces of the pattern are enemies': { $card }. Only one can stand in for yours in a summoning. Place the others yourself.
       *[other] Around { $square }, { $count } pieces of the pattern are enemies': { $card }. Only { $most } can stand in for yours in this summoning. Place the others yourself.
    }
tk-why-nothing-lent = No effect lends you the piece on { $lent } now: { $card } ({ $square }). Use pieces of your own.
tk-why-cannot-stand-in = The piece on { $lent } is not the one that the pattern lacks: { $card } ({ $square }). Only an enemy piece on a square where yours is missing can stand in.
tk-why-other-colour = Your next summoning uses the pieces of { $side } instead of yours: { $card } ({ $square }). Choose a square where those form the pattern.
tk-why-not-frozen = You have no such frozen effect in play. Summon a being whose card has one.
tk-why-thaw-before-summoning = This frozen effect is used right before a summoning that it makes possible, with an action left: { $card }. Wait until there is one.
tk-why-no-thaw-after-hand-over = After control was handed over nothing can be thawed. Thaw before you hand over.
tk-why-no-warp-in-first-turn = No warp effect can be played in your first turn of the game. Play it from your second turn on.
tk-why-no-warp-after-hand-over = After control was handed over no warp effect can be played. Play it before you hand over.
tk-why-one-pending = You have a pending being already: { $card }. Summon it first, then another warp effect can be played.
tk-why-no-warp-effect = This card has no warp effect: { $card }. Summon the being instead.
tk-why-pending-stays = A pending being cannot be discarded: { $card }. Summon it, or discard a card from your hand.
tk-why-arrives-on-colourless = { $card_title } arrives on empty colourless squares, wherever its pattern stands; { $square } is none. Choose another square.
tk-why-higher-rank-there =
    { $rank ->
        [legendary] { $card_title } cannot arrive on { $square }: a { tk-piece-there } stands there. Choose another square.
        [heroic] { $card_title } cannot arrive on { $square }: a { tk-piece-there } stands there. A heroic being arrives on empty squares, commons and heroic pieces.
       *[common] { $card_title } cannot arrive on { $square }: a { tk-piece-there } stands there. A common being arrives on empty squares and commons.
    }
tk-why-no-piece-for-being = No { tk-piece } is left for this being: { $card } ({ $square }). Summon another one, or free a piece first.
tk-why-orientation-does-not-fit = The pattern does not lie like this here: { $card } ({ $square }). Choose one of the orientations on offer.
tk-why-no-discard-in-first-game = There is no discard action in the first game. Place a piece or summon a being.
tk-why-already-discarded = You have already discarded in this turn. It can be done once a turn: place or summon instead.
tk-why-discard-school-only = Legends and flares are not discarded. Discard a being of your school; then other cards may go under their decks.
tk-why-no-flare-in-hand = You hold no flare now. You draw a new one at the end of your turn.
tk-why-no-flare-after-hand-over = After control was handed over no flare can be invoked. Invoke it before you hand over.
tk-why-not-your-flare = That is not your flare, or not an opponent. Compare your own flare with an opponent's pieces.
tk-why-flare-not-behind = You are not far enough behind. Upgraded pieces: { $upper } fewer are needed, it is { $upgraded }. All pieces: { $lower } fewer are needed, it is { $pieces }.
tk-why-no-tasks = There are no tasks in this form. Points come from destroyed pieces and legends.
tk-why-task-is-next = { $task } is only the next task. It can be claimed when it has become current.
tk-why-task-not-current = This is not one of the current tasks. Choose one that lies open.
tk-why-claim-at-end =
    { $count ->
        [one] Tasks are claimed at the end of the turn, and you have one action left. Use it first.
       *[other] Tasks are claimed at the end of the turn, and you have { $count } actions left. Use them first.
    }
tk-why-task-not-fulfilled = The condition is not met: { $task }. Its progress shows what is missing.
tk-why-actions-left =
    { $count ->
        [one] You have one action left and must use it while something can be done.
       *[other] You have { $count } actions left and must use them while something can be done.
    }
tk-why-no-partner = You have no partner in this form. Control can be handed over in team play only.
tk-why-already-handed-over = Control has already been handed over in this turn. Go on with what is asked.
tk-why-direction-not-indicated = The card does not point in this direction. Choose one of its arrows.
tk-why-put-under-only-discarding = Cards go under their decks only as part of a discard action. Discard a being first.
tk-why-nothing-stands-there = No piece stands on { $square }. Choose a piece that the effect can take.
tk-why-convert-own = The piece on { $square } is yours already. Convert an enemy piece.
tk-why-already-legendary = The piece on { $square } is legendary, the highest rank. Upgrade a common or heroic piece.
tk-why-no-legendary-left = No legendary piece is left for the piece on { $square }. Upgrade a common one.
tk-why-already-common = The piece on { $square } is common, the lowest rank. Downgrade a heroic or legendary piece.
tk-why-cannot-move = The piece on { $square } cannot make this move. Choose one that has a square to go to.
tk-why-card-spares = { $card_title } cannot end on { $square }: a { tk-piece-there } stands there, and these moves may not destroy it. Choose an empty square or one with a heroic piece.
tk-why-card-limits-move = The card says where this move may end, and { $square } is no such square. Choose one of the highlighted squares.
tk-why-not-a-start-square = Start pieces stand on the marked squares only, and { $square } is not one of them. Choose a highlighted square.
tk-why-card-does-not-reach = The effect does not allow { $square }. Choose one of the highlighted squares.
tk-why-only-empty-squares = This move must end on an empty square, and { $square } is occupied. Choose an empty one.
tk-why-too-far-to-move = The square { $square } is too far: a move goes to a neighbouring square. Choose one beside the piece.
tk-why-standard-needs-lower = A { tk-piece-there } stands on { $square }: a standard move only goes onto a piece of lower rank. Choose an empty square or a lower piece.
tk-why-combat-needs-equal-or-lower = A { tk-piece-there } stands on { $square }: a combat move only goes onto a piece of equal or lower rank. Choose another square.
tk-why-finish-this-first = Something else must be decided first. Answer what is asked, then go on.

## Forms and what can be chosen at set-up

tk-form-first-game = First game
    .description = The simplest way, for newcomers: no legends, no discarding, simple tasks. First to 6 points wins at once.
tk-form-high-form = High Form
    .description = Two players score by claiming tasks and with legendary pieces in the arena. 9 points trigger the end.
tk-form-duel = Deathmatch Duel
    .description = Two players score by destroying pieces and summoning legends. 18 points trigger the end.
tk-form-team-high-form = Team High Form
    .description = The High Form for two teams of two: partners share pieces, legends and points.
tk-form-team-duel = Team Deathmatch Duel
    .description = The duel for two teams of two: partners share pieces, legends and points.
tk-form-melee = Deathmatch Melee
    .description = Three or four players, each against all. Every player scores in the colours of the others; the lowest one decides.

tk-setup-schools = Schools
    .help = Which deck each player has.
tk-setup-schools-dealt = Dealt at random
tk-setup-dealing = Schools that are dealt
    .help = Further schools can always be chosen. Dealt at random they come only if you say so.
tk-setup-dealing-box = The four of the base game
tk-setup-dealing-all = All of them
tk-setup-first = Starting player
    .help = Who plays the first turn; it has only one action.
tk-setup-first-random = Drawn at random
tk-setup-first-tasks = First tasks
    .help = The three tasks that lie open at the start.
tk-setup-first-tasks-easy = Easy: three kinds, 1 or 2 points
tk-setup-first-tasks-any = Any
