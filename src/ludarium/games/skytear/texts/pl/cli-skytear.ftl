### Words of the terminal for Skytear: what can be typed, and what stands around the table.

cli-in-skytear-why = dlaczego nie: dlaczego g7, dlaczego atak, dlaczego smoczy cios
cli-in-skytear-card = cała karta albo bohater: karta smoczy cios, karta yami
cli-in-skytear-rules = zasady: zasady 15.3, zasady biała linia
cli-in-skytear-not-understood = „{ $text }” nie jest tu odpowiedzią. Wpisz pole, nazwę, akcję albo numer; ? pokazuje więcej.
cli-sk-command-auto = auto
    .help = pasuj przy każdej okazji do Reakcji; ponownie: pytaj, gdy możesz coś zagrać
cli-sk-command-hold = zatrzymaj, hold
    .help = pytaj przy każdej okazji do Reakcji; ponownie: tylko gdy możesz coś zagrać
cli-sk-command-next = dalej, next
    .help = pasuj przy każdej okazji do Reakcji, aż padnie inne pytanie
cli-sk-command-deck = talia
    .help = budowanie talii: talia pokaż, talia wczytaj PLIK, talia zapisz PLIK
cli-sk-command-heroes = bohaterowie
    .help = bohaterowie ze wszystkimi liczbami
cli-sk-command-all = wszyscy, all
    .help = gdy w wyborze Bohaterów nie ma o czym decydować: weź wszystkich, którzy zostali w twojej puli
cli-sk-verb-activate = aktywuj
cli-sk-verb-declare = deklaruj
cli-sk-verb-play = zagraj
cli-sk-verb-pass = pasuj, spasuj, pas, zakończ, nie, stop, pomiń
cli-sk-verb-choose = wybierz, cel, na, odrzuć, obszar
cli-sk-help-answers =
    g7 – pole: idź tam albo wybierz to, co tam stoi
    atak – akcja: ruch, dowodzenie, atak, potyczka, modlitwa
    yami – bohater: aktywuj go albo wybierz
    zagraj smoczy cios – zagraj kartę; z „yami” na końcu: tym bohaterem
    g7 g8 – połóż obszar na tych polach
    pasuj – nie graj nic, przerwij albo zakończ aktywację
    3 – możliwość o tym numerze
cli-sk-help-signs = Strony: { $sides }; Żołnierze { $minions }, T5 Wieża i N5 Ogniwo z ich PZ, P Filar, { $illusions } Iluzja, { $monster } Obcy, { $wall } Ściana Lodu, (1) żeton Kontroli. Pola: a b m Linie, d e Kopuły, { $cover } Osłona, { $lines } białe linie, { $last } ostatnia zmiana, { $choice } oraz [ ] można wybrać. Bohaterowie: { $ready } Gotowy, { $exhausted } Wyczerpany, { $defeated } Pokonany. Runy: F ogień, E ziemia, A powietrze, I lód, * dowolna. Numery kolumn są u góry dla rzędów a, c, e …, a na dole dla rzędów b, d, f …
cli-sk-auto-on = Od teraz pasujesz przy każdej okazji do Reakcji. Wpisz „auto” jeszcze raz, aby pytania wróciły.
cli-sk-hold-on = Zatrzymujesz pierwszeństwo: pytanie pojawi się przy każdej okazji do Reakcji. Wpisz „zatrzymaj” jeszcze raz, aby pojawiało się tylko wtedy, gdy możesz coś zagrać.
cli-sk-next-on = Pasujesz, aż padnie inne pytanie.
cli-sk-windows = Pytanie znów pojawi się wszędzie tam, gdzie możesz zagrać Reakcję.
cli-sk-hp = PZ
cli-sk-armour = Zbr
cli-sk-mana = mana
cli-sk-returns =
    { $turn ->
        [0] nie wraca
       *[other] wraca w turze { $turn }
    }
cli-sk-known-top = Znane karty z wierzchu talii: { $cards }
cli-sk-not-seen = karta nieznana
cli-sk-discard = Odrzucone: { $count }
cli-sk-unseen = Talia: { $count }; jeszcze niewidziane, tam, na rękach albo pod Bohaterami:
cli-sk-leads = Dowodzenie: { $count }
cli-sk-stack-top = Stos:
cli-sk-no-hand = Nie masz teraz kart na ręce.
cli-sk-victory = Karty zwycięstwa
cli-sk-control = Kontrola bez Dowodzenia: { $values }
cli-sk-spare = Żołnierze w zapasie: { $first } / { $second }
cli-sk-flow-ready = { $side }: Przepływ Skytear jest gotowy
cli-sk-stack = Stos, od góry
cli-sk-priority = pierwszeństwo: { $player }
cli-sk-target = cel: { $target }
cli-sk-forecast = obrażenia od { $least } do { $most }, szansa pokonania { $percent } %
cli-sk-cancelled = anulowano
cli-sk-pillars = Filary { $spaces }
cli-sk-illusion = Iluzja { $hero_gen } { $space }
cli-sk-looked-at = Oglądasz:
cli-sk-drafted = Dotąd wybrano: { $names }
cli-sk-pool = Do wyboru zostali: { $names }
cli-sk-draft-whole = Twoja strona wystawia całą pulę: kolejność wyborów niczego nie zmienia. „wszyscy” bierze wszystkich naraz.
cli-sk-draft-all = Twoja strona bierze całą pulę, wybór po wyborze.
cli-sk-draft-choice = Tu jest coś do wyboru: bierz Bohaterów po jednym.
cli-sk-spaces = Pola: { $spaces }
cli-sk-spaces-many = (zaznaczone, razem { $count }; wpisz jedno, na przykład { $space })
cli-sk-areas-more = … liczba ułożeń poza listą: { $count }. Wpisz pola, które obszar ma objąć.
cli-sk-hits = obejmuje: { $what }
cli-sk-hits-nobody = nie obejmuje nikogo
cli-sk-minion-of = Żołnierz ({ $side })
cli-sk-hero-line = { $faction }, { $class }, { $range }; atak { $attack }, PZ { $hp }, Zbroja { $armour }, runy { $runes }
cli-sk-worth = { $card }, wartość { $value }
cli-sk-enter-deck = Enter wybiera polecaną talię.
cli-sk-deck-load = wczytaj
cli-sk-deck-save = zapisz
cli-sk-deck-for = Talia dla: { $heroes }
cli-sk-deck-saved = Talia jest w pliku { $path }
cli-sk-deck-other-heroes = Ta talia jest dla innych bohaterów: { $heroes }.
cli-sk-no-deck = Teraz nie buduje się talii.
cli-sk-card-costs = mana { $cost }
cli-sk-ultimate-of = Potężna Karta: { $hero }
