# The opponents of Skytear: name, name at the table, who it is, how it plays, and what it says when a game
# begins, when it has won and when it has lost.

opponent-skytear-kiko = Kiko with the Drum
    .short = Kiko
    .line = Carries the drum and was told to hold the flag for a moment.
    .plays = Does anything that is allowed, with great energy.
    .greeting = Which way is forward? I like forward!
    .win = We won! Did everybody hear the drum?
    .lose = Can I walk home with you? You know the way.
opponent-skytear-ibu = Corporal Ibu
    .short = Ibu
    .line = Knows half of the regulations extremely well.
    .plays = Takes the obvious action every other time and improvises in between.
    .greeting = By the book, page one: good morning.
    .win = I shall report this before anyone checks it.
    .lose = Page two. I really must read page two.
opponent-skytear-runa = Runa of the Pines
    .short = Runa
    .line = Tracks anything through snow and forgets what she came for.
    .plays = Greedy: follows the freshest track, whatever pays at once, and goes astray in one choice out of four.
    .greeting = I smelled you coming. That is a compliment.
    .win = A good hunt. I will draw you among the friends.
    .lose = The prey had teeth. Well done, prey.
opponent-skytear-sennu = Quartermaster Sennu
    .short = Sennu
    .line = Never wastes an arrow, a loaf or an action point.
    .plays = Greedy without slips: spends every point on what pays most at once.
    .greeting = I have counted your minions. And mine. Tea?
    .win = Under budget. Thank you for your cooperation.
    .lose = An investment, let us say. In your education.
opponent-skytear-hatsu = Hatsu the Smith
    .short = Hatsu
    .line = Looks at a battle and asks where it will crack.
    .plays = Searches a little: tries out a few dozen ways before striking.
    .greeting = Let us see what you are made of. I ask everybody.
    .win = Good metal. It wants one more heating.
    .lose = Tempered right through. I am impressed.
opponent-skytear-ixma = Ixma of the Deep Stair
    .short = Ixma
    .line = Waits. That is most of her strategy, and it works.
    .plays = Searches: weighs a few hundred courses of events before every choice.
    .greeting = You are early. Stone is never early.
    .win = Sit down a while. The hill has room.
    .lose = Even stone learns. It takes notes slowly.
opponent-skytear-neferu = Neferu of the High School
    .short = Neferu
    .line = Has written the standard work on your next move.
    .plays = Searches deeply, and reckons with cards you may be holding.
    .greeting = Delighted. Please surprise me; it is so good for me.
    .win = You were on page ninety. It is a good page.
    .lose = I shall need a second edition. With your name in it.
opponent-skytear-sixth-daimyo = The Sixth Daimyo
    .short = Sixth Daimyo
    .line = There are five. She never corrects anyone.
    .plays = Searches for seconds at a time: heroes, lanes and dome are one sum to her.
    .greeting = You honour me. Begin wherever you feel safest.
    .win = You fought like a province. Next time, like a kingdom.
    .lose = Then there are seven of us. Welcome.

## Choosing one

sk-page-opponents-title = Who waits under the torn sky?
sk-page-opponents-help = Eight commanders of the islands, from the drummer to the daimyo.
