# Opponents with a name: choosing one, and the record against each. A game may have its own words for these, with its prefix in front.

page-opponents-title = Who do you want to face?
page-opponents-help = From first-timer to master. Pick anyone you like: nothing has to be unlocked.
page-opponents-label = opponent
page-opponents-choose = Play against { $name }
page-opponents-level = { $n } of { $all }
page-opponents-strength = strength
page-opponents-record = you : { $name }
page-opponents-met = { $name }: { $record }
page-opponents-none = not met yet
page-opponents-thinks = thinks
page-opponents-soon = briefly
page-opponents-seconds = about { $n } s
page-opponents-plain = Or a bot without a name
