### Several people in one browser, and people who do not want to meet.

## Who plays here

household-title = Who plays here
household-help = Everybody in this list plays in this browser under their own name, with their own tables, records and settings.
household-alone = Does somebody else use this browser, too? Then keep your tables, records and settings apart.
    .pocket = A pocket keeps one person's games, records and settings. Several people can share a screen, each seat under its own name; for games of their own let everybody use a browser profile of their own, or play on a server.
household-add = Add a person
household-add-help = They get tables, records and settings of their own here.
household-added = { $name } can play here now.
household-face = Face
household-sign-sun = Sun
household-sign-moon = Moon
household-sign-leaf = Leaf
household-sign-star = Star
household-sign-wave = Wave
household-sign-mountain = Mountain
household-sign-flame = Flame
household-sign-anchor = Anchor
household-letter = The first letter of the name
household-plays = plays now
household-play-as = Play as { $name }
household-who = Who is this?
household-who-help = Everybody here has tables and records of their own.
household-guest = Somebody else
household-remove = Remove { $name } from this browser
household-remove-yes = Remove
household-remove-ask = Remove { $name } from this browser?
household-remove-help = Their tables and records are not deleted, but nobody plays as { $name } here any more. Whoever has no other device and no passkey cannot come back to them.
household-removed = { $name } does not play here any more.
household-nameless = Without a name
error-nobody-here = Nobody of that kind plays in this browser.
error-household-full = Twelve people play in this browser already; remove one of them first.
error-plays-now = Whoever plays at the moment cannot be removed: let somebody else play first, or log out.

## One device, two people

device-shared = Somebody else in { $name }’s browser has seen this table.

## People who do not want to meet

block-person = Block
block-named = Block { $name }
block-ask = Block { $name }?
block-help = No tables together, no invitations, and you read nothing from each other. Nobody is told who has blocked whom. You can lift it in the settings.
block-done = You and { $name } do not meet here any more.
block-list = People you have blocked
block-since = since { $when }
block-lift = Lift the block
block-lifted = You and { $name } can meet again.
block-nameless = Somebody without a name
profile-of = Profile of { $name }
error-blocked = You and somebody at this table do not play together.
error-blocked-silent = Nobody here would read that: you and the others do not talk to each other.
error-nobody-there = Nobody sits there whom you could block.
error-block-yourself = You cannot block yourself.
error-not-blocked = You have not blocked that person.
