# Opponents with a name: choosing one, and the record against each. A game may have its own words for these, with its prefix in front.

page-opponents-title = Z kim zagrasz?
page-opponents-help = Od debiutu po mistrzostwo. Każdą z tych osób możesz wezwać od razu.
page-opponents-label = przeciwnik
page-opponents-choose = Zagraj: { $name }
page-opponents-level = { $n } z { $all }
page-opponents-strength = siła gry
page-opponents-record = ty : { $name }
page-opponents-met = { $name } – { $record }
page-opponents-none = jeszcze bez spotkania
page-opponents-thinks = namysł
page-opponents-soon = krótki
page-opponents-seconds = około { $n } s
page-opponents-plain = Albo bot bez imienia
