### Skytear: battle reports, in Polish.
### Names stand in the nominative; the sides are `winner` and `loser`, in a draw the first and the second.

sk-report-opening-1 = { $region }. Dwie armie chcą tego samego światła, a dla obu go nie starczy.
sk-report-opening-2 = Wieści z frontu. Miejsce: { $region }. Po jednej stronie { $winner }, po drugiej { $loser }. Tury: { $turns }.
sk-report-opening-3 = Wszystko skończyło się, zanim opadł kurz. Miejsce: { $region }, tury: { $turns }.
sk-report-opening-4 = { $region }: licznik many wspinał się stopień po stopniu, a żadna ze stron nie ustępowała.
sk-report-forces-1 = W polu: { $first_heroes }. Naprzeciw: { $second_heroes }.
sk-report-forces-2 = { $winner } wystawia skład: { $first_heroes }. { $loser } odpowiada: { $second_heroes }.
sk-report-turn-tower = Tura { $turn }, Linia { $lane }: wali się Wieża, a z nią spokój całej strony. { $winner } naciera dalej.
sk-report-turn-hero = Tura { $turn }: uderza { $hero }, pada { $fallen } i na chwilę robi się cicho.
sk-report-turn-double = Tura { $turn }: po jednej stronie padają { $fallen }. Dalej to już rachunki.
sk-report-turn-outsider = Tura { $turn }: Kopuła zmienia właściciela i coś z niej wychodzi. Imię: { $outsider }. Dziś rozkazuje: { $winner }.
sk-report-turn-lane = Linię { $lane } w turze { $turn } rozstrzygają Żołnierze, których nikt nie zapamięta. Straty na tej Linii: { $count }.
sk-report-turn-comeback = Do tury { $turn } wszystko przemawia za jedną stroną: { $loser }. Potem na pole bitwy wraca { $hero } i mówi się już co innego.
sk-report-turn-last-stand = Tura { $turn }: { $hero } broni się w pojedynkę i Linia { $lane } wytrzymuje. Nikt nie pyta, jak.
sk-report-end-nexus = Wrogie Ogniwo gaśnie, a z nim droga do domu. Zwycięstwo: { $winner }.
sk-report-end-card = Rozkaz dnia brzmiał: { $victory_card }. Rozkaz wykonany. Zwycięstwo: { $winner }.
sk-report-end-track = Mana nie może już wzrosnąć, a nikt nie ma siły iść wyżej. { $winner }, { $loser }: jedni i drudzy wracają do domu. Remis.
sk-report-end-both = Dwie trąby odzywają się naraz. { $winner } i { $loser } osiągają cel w tej samej chwili: remis i dwie zupełnie różne pieśni.
sk-report-end-resignation = { $loser } opuszcza sztandar, póki ma go kto nieść. Zwycięstwo: { $winner }.
sk-report-border-moved = Mapa do poprawki: wyspa zmienia właściciela ({ $region }). Odtąd włada nią { $kingdom }.
sk-report-border-held = Granice zostają na miejscu. Miejsce: { $region }.
