### Skytear: the world of Olan Taa, in English.

## The world: pages in the order of data/lore/world.toml

sk-world-islands = A world without ground
    .text = Nobody in Olan Taa has ever stood at the bottom of anything. The land is islands, more than anyone has counted, and they drift in slow rings round a heart of pure Skytear. Drop a stone over the edge and it falls for a day, then turns, and begins to circle like everything else.
sk-world-skytear = The tear
    .text = Skytear runs through everything that is, and for centuries everything was made with it: roads, harvests, cities, thrones. It was always going to be enough. Now most islands are as dry as old bread, and the few that still shine have neighbours.
sk-world-towers = Wells that look like towers
    .text = A tower is not a building. It is a well that stands upright, an old spell in rough stone that draws stray Skytear out of the air as a magnet draws filings. People saw the shape, said tower, and the name stayed.
sk-world-nexus = The nexus
    .text = Close to the towers stands the nexus, a gate that joins one island to another by a single step. No wings, no ship, no spell of travel: whoever holds the nexus holds the road home. That is why an army can lose its towers and still fight, and why it cannot lose this.
sk-world-lanes = Lanes
    .text = Between two nexuses the ground is worn into lanes by everyone who ever tried to cross it. Minions keep to them out of habit and for company. Heroes do not, which is most of what makes them heroes.
sk-world-domes = Domes
    .text = Skytear that breaks loose does not run off; it swells into a dome. Its skin is bright enough to blind, so those outside see nothing within, and those within see nothing out. What happens inside is told by whoever comes back.
sk-world-outsiders = Outsiders
    .text = Inside a dome Skytear sometimes stands up. What walks then along the rim is called an outsider, and it believes the island is its own. It bears no grudge; weather bears none either.
sk-world-taming = How to borrow a catastrophe
    .text = It took many heroes, and cost most of them, to learn that an outsider is still Skytear and Skytear can be bent. Hold the dome and it obeys you, not for long and not twice in the same way. Long enough, though, has turned many a battle that was already lost.
sk-world-runes = Four ways to hold it
    .text = Raw Skytear burns whoever grasps it, so each people found a rune to hold it with. Kaeno forges it, Xotlan carves it into skin, Grialth paints it on, and in Utsesh they say the rune is a thought and look pleased with themselves. All four work; none of the four will admit it of the others.
sk-world-border = The border islands
    .text = Where two kingdoms' rings come near each other lie the border islands, small, windy and still full of light. Last year nobody wanted them. This year every one has two names, and an army for each.
sk-war-opening = The war for the Skytear
    .text = Four kingdoms woke in the same year to the same sum: what they have left, divided by how fast they spend it. Each sent a few soldiers to the border islands, only to be on the safe side. Each found the other three already there.
sk-war-kaeno = Kaeno and its five Daimyo
    .text = In burning Kaeno five Daimyo spent their lives trying to be the only one. They have not made peace; they have merely agreed on whom to fight first. Kurumo, who likes a good quarrel as long as it is put to use, is said to be delighted.
sk-war-grialth = Queen Freyhel of Grialth
    .text = Under the white mantle of Grialth Queen Freyhel, herald of Liothan, rules lieutenants who would each make a fine usurper. She feeds them promises of glory, one at a time, like a keeper with a pack. So far nobody has noticed that the portions get smaller.
sk-war-xotlan = King Cotlic of Xotlan
    .text = Far down in the maze of Xotlan King Cotlic musters an army that has died once and does not mean to repeat it. He has no allies, wanted none, and was asked by none. When his host climbs to the light it will be because Taulot is tired of the noise upstairs.
sk-war-utsesh = Setheru, Master of the Sky
    .text = From the highest room of his palace in Utsesh Setheru sends the Zephyr Legion for Skytear, and then for more. What he studies up there he tells nobody, only that it will end with his people ruling everything. The Legion has begun to count how many crates go in and how little comes out.

## The kingdoms, each by the faction that fights for it

sk-kingdom-kurumo = Kaeno
    .ruler = five Daimyo
    .god = Kurumo, patron of war and craft
    .people = The people of Kaeno live on cooling lava and hot tempers; every child owns a hammer before a toy.
    .rune = Fire runes are struck by mage-smiths in forges no map shows, into bracelets and blades; they turn Skytear into muscle, speed and nerve.
    .character = Kurumo is quick, warm and always leaning over somebody's workbench. He has an opinion on ploughs and another on siege engines, and both are usually right. Whom his heroes judge bears a burning Mark, and every warrior of Kaeno can smell it.
    .play = Worship Marks an enemy hero, and both of your heroes hit Marked heroes harder. Choose one victim, Mark it early in the turn and send everyone after it before it can recover.
    .rivalry = Grialth measures everything and burns nothing; Kaeno finds the second half unforgivable.
sk-kingdom-taulot = Xotlan
    .ruler = King Cotlic
    .god = Taulot, the god below
    .people = The people of Xotlan live under their islands, speak little and share one another's thoughts; it saves talking, which they count as a virtue.
    .rune = Earth runes are cut into living skin by the Carvers, first caste of Xotlan. Those who outlive the rite share one greater mind, and stones listen to them.
    .character = Taulot made his world, looked at it, and went back inside. He is dark, stubborn and bad-tempered, and he has never once been wrong about a neighbour. His heroes raise Pillars that are most useful at the moment they break.
    .play = Worship raises a Pillar and may pull an old one down to fuel a skill. Keep Pillars where your heroes see them and the enemy has to walk to break them; you win by outlasting.
    .rivalry = Utsesh lives as high as one can and tells everybody about it. Xotlan is digging upwards.
sk-kingdom-nupten = Utsesh
    .ruler = Setheru, Master of the Sky
    .god = Nupten, lord of mind and knowledge
    .people = The people of Utsesh were the first to be taught, and have been explaining this to the others ever since.
    .rune = Air runes have no shape; they exist where thoughts do. Whoever bears one, if bearing is the word, can lean on the world with the mind until it gives.
    .character = Nupten taught mortals to handle Skytear before any other god thought of it, and he does not let that rest. He is vain beyond measure and, which is worse, gifted to match. His heroes send Illusions ahead of them and strike from where they are not.
    .play = Worship moves your Illusion up to three spaces, and every Nupten hero that sees it has its skill. Slip it behind a wall of bodies, out of the enemy's reach, and let both heroes look at both Illusions.
    .rivalry = Xotlan will not argue, and an opponent who will not argue is the one thing Utsesh cannot bear.
sk-kingdom-liothan = Grialth
    .ruler = Queen Freyhel
    .god = Liothan, god of life
    .people = The people of Grialth hunt, paint and keep records; they know every wolf in their woods and most of its cousins.
    .rune = Ice runes are war paint, mixed by the shamans of Grialth from raw Skytear. They bind the wearer to all that lives: weather comes when called, and beasts join the hunt.
    .character = Liothan creates as others keep accounts: compare, correct, begin again. He loves life without being sentimental about any one example of it. His heroes wear the bodies he found to work best, and a forest or a cliff is half of their army.
    .play = Worship Shapeshifts an allied Liothan hero within three spaces. Change at the end of one activation by going Exhausted and you begin the next already in beast form, with all three actions to use it.
    .rivalry = Kaeno solves every problem by making something hotter, and Grialth is made of ice.

## The heroes: what they are called, who they are, what they say, and how to play them

sk-hero-sakoshi = the Last Thing You Did Not Hear
    .text = Sakoshi has served all five Daimyo, usually against one another. Nobody in Kaeno will swear to a face, only to a small hot scar and a stroke of luck. War has made the work simpler, and Sakoshi finds that slightly sad.
    .start = Go ahead. I am already behind you.
    .kill = You should have watched the quiet corner.
    .fall = So that is what it sounds like.
    .win = Count the shurikens. I should like them back.
    .tip = Worship first: it Marks the target and lets you step up to two spaces, and your Attack on a Marked hero then flips three cards instead of two. Frail and without armour, end every activation near cover so that Hideaway has somewhere to take you.
sk-hero-yami = the Comet of Kaeno
    .text = Yami was to inherit a forge and chose to inherit the fire instead. She fights the way others enter a room they own. The Daimyo each believe she is on their side, and she has never said a word to spoil it.
    .start = Point at somebody. I will be there before your finger.
    .kill = Kneel or fall. You chose quickly.
    .fall = Fires go out. Ask the next one how.
    .win = Warm enough for everybody?
    .tip = Her Worship is her way in: it Marks a hero, puts Yami beside it and deals 1+, so Move stays free for the walk home. Follow with Attack, which is one stronger against the hero you have just Marked.
sk-hero-haburat = Shield of the Legion
    .text = Haburat commands the first rank of the Zephyr Legion because he is the only officer who stands in it. He thinks in squares, sleeps in armour and distrusts anything that cannot hold a line. He has doubts about Setheru's crates, and has put them where he puts everything, behind the shield.
    .start = Close up. Closer. Now we are a wall.
    .kill = The line does not chase. It arrives.
    .fall = Hold... somebody hold...
    .win = Roll call. I want to hear every name.
    .tip = He gives one armour to every other allied hero beside him, so end his activation next to whoever will be hit first. His Illusion gives one Attack to each Nupten hero that sees it: set it where Akhuti can see it too.
sk-hero-akhuti = the Voice that Answers
    .text = Akhuti was a court philosopher until somebody asked what his arguments could lift. He now wins debates at three paces. He is courteous, exact, and sincerely sorry about the person standing next to you.
    .start = Let us agree on terms. Mine.
    .kill = A sound objection. It has been overruled.
    .fall = I withdraw... the remark.
    .win = As I was saying.
    .tip = As a mage he Pierces armour with everything. After his Attack, Retribution deals 1+ to another enemy beside the target, so shoot at pairs: attack the minion next to the hero and both suffer.
sk-hero-cotlic = King of Xotlan
    .text = Cotlic has been king for so long that his crown has grown in. He rules the living and the formerly living without making much of the difference. He came up to the light himself because he does not trust anybody else to be rude enough.
    .start = It is bright. I dislike it already.
    .kill = Get up. You work for me now.
    .fall = Again? Very well. Wait.
    .win = My kingdom has stairs now.
    .tip = Keep a Pillar in his sight for one more armour and let him stand where the lane is decided. When heroes crowd him, Worship away every Pillar you have: each adds one to his Skirmish in this activation.
sk-hero-tlakali = Mother of Many
    .text = Tlakali was a Carver until she found that a wound can be moved as well as made. She feels every cut her soldiers take and prefers that to not feeling it. In Xotlan they call her gentle, and there it is nearly an accusation.
    .start = Hurt me first. I am used to it.
    .kill = Sleep. You will be needed.
    .fall = Oh. This one was mine.
    .win = Everybody home? Show me your hands.
    .tip = While she sees a Pillar she can lose 1 HP to save an allied minion anywhere from damage, in both phases: that is how lanes are held. Worship heals 2 HP on an ally within three spaces, but only if an old Pillar comes down.
sk-hero-corjof = the Raven of Grialth
    .text = Corjof keeps the queen's records of everything that moves, and adds to them from above. He has been a raven so often that he now turns his head to look at people. He is very fond of shiny facts.
    .start = I can see you. Yes, you, in the bush.
    .kill = Noted. And crossed out.
    .fall = Somebody... finish the page...
    .win = Let the record show: snow, and us.
    .tip = Cover hides nobody from him, so hunt those who feel safe in it, and his damage Pierces. Shapeshifted, he passes through heroes, towers and minions and moves one space farther: arrive, cast, and be gone.
sk-hero-gulbjarn = the Bear who Would Be Patient
    .text = Gulbjarn is the one lieutenant Freyhel never has to promise anything: he is too large to be kept waiting. He laughs easily, forgives easily and breaks furniture by sitting down. His enemies remember mainly the breathing.
    .start = Good morning! Who is biggest here, after me?
    .kill = There, there. Lie down.
    .fall = A nap. Only... a nap.
    .win = And now we eat!
    .tip = Skirmish is his weapon: one more damage for every Shapeshifted ally within three spaces, himself included, and as a bear it strikes every enemy hero in an arc. Drag them together with Grasp, then swing.

## The outsiders

sk-legend-dome_behemoth = The first dome ever seen is said to have had a heartbeat, and the Behemoth is what it belonged to. It does not hate towers; it only leans on things to learn whether they are real.
sk-legend-ember_tyrant = The smiths of Kaeno swear that nobody forged the Tyrant, and look at their boots while they swear it. It crowns those it hates with a burning sign, so that everyone may see whom it has chosen.
sk-legend-mire_colossus = Where an island was drained to the last drop the ground itself grew hungry, stood up and went to look for the rest. It eats small soldiers first, out of politeness, the shamans think, and leaves the heroes for when it knows them better.
sk-legend-gale_phantom = A scholar of Utsesh once proved that the wind has no mind, and the Phantom has been reading over shoulders ever since. It carries its friends and shrieks at everyone else, and it changes friends.

## The regions of the map

sk-world-regions = The regions of { $kingdom }
sk-region-five-banners = Five Banners
sk-region-hidden-forges = The Hidden Forges
sk-region-cinder-fields = Cinder Fields
sk-region-ash-stair = Ashfall Steps
sk-region-sky-palace = The Palace of Utsesh
sk-region-mirror-gardens = Mirror Gardens
sk-region-wind-gate = Windgate
sk-region-legion-terraces = Legion Terraces
sk-region-freyhels-hall = Freyhel's Hall
sk-region-howling-wood = Howling Wood
sk-region-floe-shore = Shore of Floes
sk-region-painted-cliffs = Painted Cliffs
sk-region-throne-below = The Throne Below
sk-region-thousand-pillars = A Thousand Pillars
sk-region-carvers-galleries = The Carvers' Galleries
sk-region-bone-stair = The Bone Stair

## The war of the realms

sk-war-map-label = Map of Olan Taa: four realms of floating islands around the tear. The table below tells the same.
sk-war-season = Season { $n }
sk-war-over = over
sk-war-standings = Standings
sk-war-islands = { $n ->
    [one] { $n } island
   *[other] { $n } islands
}
sk-war-battles = { $n ->
    [one] { $n } battle
   *[other] { $n } battles
}, { $won } won
sk-war-week = { $week ->
    [0] Before the war
   *[other] Week { $week } of { $weeks }
}
sk-war-drag = borders move as you drag
sk-war-latest = Latest battle reports
sk-war-none = Nobody has reported a battle in this season. The first report begins it.
sk-war-beat = { $first } over { $second }
sk-war-drew = { $first } and { $second }: a draw
sk-war-alike = The same realms on both sides
sk-war-turn = turn { $turn }
sk-war-take = Report a battle
sk-war-own = Your finished battles
sk-war-own-none = None of your finished battles is waiting to be reported.
sk-war-own-report = Report
sk-war-bring = Bring the record of a battle
sk-war-bring-help = A file saved with “Download the record”, from here or from elsewhere. It is played again move by move, and counts when everything in it is true.
sk-war-moved = { $n ->
    [0] Counted. The borders stay where they were.
    [one] Counted. An island changes hands.
   *[other] Counted. { $n } islands change hands.
}
sk-war-rule = The rule
sk-war-rule-1 = The realms of a side are those its heroes come from. A realm that fought on both sides stays out of it.
sk-war-rule-2 = Each realm that won takes one island from a realm that lost; both are counted from the one with most heroes.
sk-war-rule-3 = It takes the island nearest to its own land, and of several the one nearest to where the battle was fought.
sk-war-rule-4 = The seat of a realm never falls. A draw moves nothing, nor does a battle given up in its first turn.
sk-war-rule-5 = A battle counts once. A season lasts six weeks from its first report; then all borders are as before the war.
sk-war-seasons = Seasons
sk-war-here = The season that goes on
sk-war-end = End this season
sk-war-end-help = The map goes back to how it was before the war. What was reported stays in the list of seasons.
sk-war-as-table = Show as a table
sk-war-region = Region
sk-war-holders = Held by
sk-war-taken = Taken in week { $week }
sk-war-always = As before the war
sk-war-to-map = To the map of the war

## Battles that do not count, and who ends a season

sk-error-report-counted = This battle has been counted already: a battle moves the borders once.
sk-error-report-forged = This record does not verify, so the battle does not count.
sk-error-report-other-game = This record is of another game, so the battle does not count.
sk-error-season-operator = On this server only its operator ends a season.
