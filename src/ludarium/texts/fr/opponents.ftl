# Opponents with a name: choosing one, and the record against each. A game may have its own words for these, with its prefix in front.

page-opponents-title = Qui voulez-vous affronter ?
page-opponents-help = De la première partie à la maîtrise. Vous pouvez appeler chacun tout de suite.
page-opponents-label = adversaire
page-opponents-choose = Affronter { $name }
page-opponents-level = { $n } sur { $all }
page-opponents-strength = niveau
page-opponents-record = vous : { $name }
page-opponents-met = { $name } – { $record }
page-opponents-none = pas encore de rencontre
page-opponents-thinks = réflexion
page-opponents-soon = brève
page-opponents-seconds = environ { $n } s
page-opponents-plain = Ou un bot sans nom
