### The terminal in Polish: words to type and words around the table.

## What can be typed: commands, and verbs of answers (several words with commas)

cli-command-help = pomoc
    .help = ta strona (także: ?)
cli-command-why = dlaczego
    .help =
        { $game ->
            [fateforge] dlaczego nie: dlaczego cios łucznik 2, dlaczego krok F, dlaczego szarża
            [skytear] dlaczego nie: dlaczego g7, dlaczego atak, dlaczego smoczy cios
            [tash-kalar] dlaczego nie: dlaczego e5, dlaczego rycerz e5, dlaczego flara
           *[other] dlaczego nie: dlaczego i możliwość z wcześniejszej tury
        }
cli-command-hint = podpowiedź
    .help = co zrobiłby bot i jak ocenia sytuację
cli-command-coach = trener
    .help = co jest prawie gotowe i co zagraża
cli-command-undo = cofnij
    .help = cofnij swoją ostatnią odpowiedź
cli-command-log = dziennik
    .help = co się działo: dziennik, dziennik 50
cli-command-card = karta
    .help =
        { $game ->
            [fateforge] umiejętność, przedmiot, wróg albo cała karta: karta szarża, karta łucznik
            [skytear] cała karta albo bohater: karta smoczy cios, karta yami
            [tash-kalar] cała karta: karta rycerz
           *[other] cała karta, w grach, które mają karty
        }
cli-command-rules = zasady
    .help =
        { $game ->
            [fateforge] zasady: zasady 7.7, zasady ruch za energię
            [skytear] zasady: zasady 15.3, zasady biała linia
            [tash-kalar] zasady: zasady 6.2, zasady bojowy ruch
           *[other] zasady: zasady i numer albo słowa
        }
cli-command-show = pokaż
    .help = narysuj stół jeszcze raz
cli-command-resign = poddaj
    .help = poddaj partię
cli-command-save = zapisz
    .help = zapisz partię: zapisz, zapisz PLIK
cli-command-quit = koniec, q, wyjdź
    .help = wyjdź; zapis zostaje i można go kontynuować
cli-command-auto = auto
    .help = pasuj przy każdej okazji do Reakcji; ponownie: pytaj, gdy możesz coś zagrać
cli-command-hold = zatrzymaj, hold
    .help = pytaj przy każdej okazji do Reakcji; ponownie: tylko gdy możesz coś zagrać
cli-command-next = dalej, next
    .help = pasuj przy każdej okazji do Reakcji, aż padnie inne pytanie
cli-command-deck = talia
    .help = budowanie talii: talia pokaż, talia wczytaj PLIK, talia zapisz PLIK
cli-command-piles = stosy, piles
    .help = co leży w zasobach, taliach i stosach kart odrzuconych, a czego jeszcze nie widziano
cli-command-hand = ręka
    .help = twoje karty i ich działanie
cli-command-tasks = zadania
    .help = zadania i ich warunki
cli-command-heroes = bohaterowie
    .help = bohaterowie ze wszystkimi liczbami
cli-command-enemies = wrogowie
    .help = wrogowie i to, co teraz by zrobili
cli-command-places = miejsca
    .help = miejsca sceny odpoczynku i to, co oferują
cli-command-options = opcje
    .help = wszystko, co możesz teraz wybrać, z numerami
cli-verb-place = umieść, postaw
cli-verb-take-off = zdejmij
cli-verb-summon = przywołaj
cli-verb-discard = odrzuć
cli-verb-under = pod talię, włóż
cli-verb-invoke = rzuć, flara, flarę
cli-verb-thaw = rozmroź, rozmraża
cli-verb-claim = wykonaj
cli-verb-end = zakończ, zakończ turę, koniec tury
cli-verb-hand-over = przekaż
cli-verb-pick = wybierz
cli-verb-skip = pomiń, nie, stop
cli-help-answers =
    e5 – pole: umieść tam piona albo je wybierz
    rycerz e5 – przywołaj istotę na pole
    umieść e5 – to samo z czasownikiem: umieść, przywołaj, odrzuć, pomiń, zakończ …
    3 – możliwość o tym numerze
cli-help-signs = Piony: { $shapes }; { $heroic } heroiczny, { $legendary } legendarny. Pola: r czerwone, g zielone, { $last } ostatnia zmiana. Wzory: { $common_needed } twój pion, { $heroic_needed } heroiczny lub wyższy, { $arrival } pole przywołania (puste, z twoim zwykłym albo heroicznym pionem), { $marks } zaznaczone pola.

## Around the table

cli-points = punkty
cli-short-common = zwykłe
cli-short-heroic = heroicz.
cli-short-legendary = legend.
cli-supply = pula
cli-tasks = Zadania
cli-next-task = następne
cli-who = { $player }:
cli-piles = ręka { $hand }, talia { $cards }
cli-last-discard = ostatnio odrzucono: { $name }
cli-flare-now =
    { $standing ->
        [behind] { $player }: strata { $count }
       *[ahead] { $player }: przewaga { $count }
    }
cli-flare-upper = Awansowane, przewaga { $count }:
cli-flare-lower = Wszystkie, przewaga { $count }:
cli-place = Aby umieścić piona, wpisz pole, na przykład { $square }.
cli-take-off = Aby zdjąć piona, wpisz jego pole, na przykład { $square }.
cli-pick = Pola:
cli-squares-many = (liczba pól: { $count })
cli-uses = piony { $squares }
cli-marks = zaznaczone { $squares }
cli-directions = kierunki { $directions }
cli-crushes = niszczy to, co stoi na { $square }
cli-which = Liczba pasujących możliwości: { $count }. Która z nich?
cli-which-help = Wpisz numer od 1 do { $count } albo naciśnij Enter, by nic nie wybrać; q wychodzi z gry.
cli-nothing-chosen = Nic nie wybrano.
cli-not-understood =
    { $game ->
        [fateforge] „{ $text }” nie jest tu odpowiedzią. Wpisz numer albo słowa z możliwości, np. „krok B” czy „cios łucznik”; ? pokazuje więcej.
        [skytear] „{ $text }” nie jest tu odpowiedzią. Wpisz pole, nazwę, akcję albo numer; ? pokazuje więcej.
        [tash-kalar] „{ $text }” nie jest tu odpowiedzią. Wpisz pole, kartę i pole albo numer; ? pokazuje więcej.
       *[other] „{ $text }” nie jest tu odpowiedzią. Wpisz numer albo słowa z możliwości; ? pokazuje więcej.
    }
cli-no-number =
    { $count ->
        [0] Tutaj nic nie ma numeru: wpisz to, czego dotyczy pytanie. ? pokazuje więcej.
       *[other] Numeru { $text } tu nie ma: są numery od 1 do { $count }.
    }
cli-possible = „{ $text }” jest teraz możliwe.
cli-no-card = Nie ma karty „{ $text }”.
cli-more-rules = … liczba dalszych zasad: { $count }.
cli-press-enter = Naciśnij Enter, gdy będziesz przy klawiaturze.
cli-read-on = Naciśnij Enter, aby czytać dalej.
cli-press-enter-help = Enter przechodzi dalej; q wychodzi z gry.
cli-saved = Zapis partii: { $path }
cli-not-saved = Nie można zapisać { $path }: { $reason }
cli-other-file = Plik { $path } nie jest zapisem partii, więc nie zostanie nadpisany. Podaj inną nazwę.
cli-left = Partia została przerwana i zapisana; aby ją wznowić: { $command }
cli-earlier = … wcześniejsze wiersze: { $count } (wpisz dziennik)
cli-resign-again = Wpisz poddaj jeszcze raz, aby poddać partię; tego nie da się cofnąć.
cli-no-resign = Tutaj nikt nie może się poddać. Wpisz q, aby wyjść: partia zostanie zachowana.
cli-continuing = Wznawianie przerwanej partii…
cli-folded = więcej: { $commands }
cli-more-options = … wpisz opcje, aby zobaczyć wszystkie
cli-keys = pomoc: ?, wyjście: q

cli-auto-on = Od teraz pasujesz przy każdej okazji do Reakcji. Wpisz „auto” jeszcze raz, aby pytania wróciły.
cli-hold-on = Zatrzymujesz pierwszeństwo: pytanie pojawi się przy każdej okazji do Reakcji. Wpisz „zatrzymaj” jeszcze raz, aby pojawiało się tylko wtedy, gdy możesz coś zagrać.
cli-next-on = Pasujesz, aż padnie inne pytanie.
cli-windows = Pytanie znów pojawi się wszędzie tam, gdzie możesz zagrać Reakcję.

## Skytear: words to type and words around the table

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

## Fateforge: words to type and words around the table

cli-ff-help-answers =
    3 – możliwość o tym numerze
    krok b – słowa z możliwości: dokąd idziesz
    cios łucznik 2 – co komu robisz; możesz dodać wynik, którym płacisz: cios łucznik 2 precyzyjny
    chyży krok – umiejętność albo przedmiot
    zakończ – zakończ turę
cli-ff-help-signs = Strefy to pola z literą; kreski między nimi to przejścia, { $open } otwarte drzwi, { $closed } zamknięte. { $hero_sign } bohaterowie, { $enemy_sign } wrogowie z liczbą obrażeń wobec wytrzymałości. Znaki: { $stunned } oszołomienie, { $guard } na straży, { $guarded } pod strażą, { $marked } oznaczenie, { $block } żetony bloku, { $armour } pancerz. { $used } wykorzystane w tej rundzie lub walce. { $choice } strefa, którą wymienia odpowiedź.
cli-ff-health = zdrowie
cli-ff-energy = energia
cli-ff-block = blok
cli-ff-armour = pancerz
cli-ff-poison = trucizna
cli-ff-charges = ładunki
cli-ff-ko = ogłuszenie (OG)
cli-ff-hidden = w ukryciu
cli-ff-stunned = oszołomienie
cli-ff-guard-stance = Garda
cli-ff-attack-stance = Natarcie
cli-ff-protected = nie może być celem
cli-ff-taunting = ściąga ataki
cli-ff-carries = niesie: { $what }
cli-ff-fear = Strach: { $cards }
cli-ff-corruption = Zepsucie: { $cards }
cli-ff-ally = sojusznik: { $ally } ({ $faces })
cli-ff-ally-hurt = obrażenia { $n } z { $all }
cli-ff-beast-master = Władca Bestii: { $player }
cli-ff-dice = Kości
cli-ff-gained = zyskane: { $faces }
cli-ff-screen = za zasłonką
cli-ff-enemies = Wrogowie w kolejności działania
cli-ff-weak-point = Słaby punkt: { $weak_point }
cli-ff-wounds = rany { $wounds } z { $most }, zostało kart: { $cards }
cli-ff-nothing-to-show = Nie ma teraz nic do pokazania: wrogowie stoją na mapie walki, a miejsca należą do sceny odpoczynku.
cli-ff-objectives = Cele
cli-ff-round = Runda { $round } z { $rounds }
cli-ff-order = Kolejność: { $order }
cli-ff-reaction = reakcja wrogów
cli-ff-barricades = Barykady: { $ways }
cli-ff-barricade = do { $zone } nie da się strzelić z { $side }
cli-ff-bridges = Inne przejścia: { $ways }
cli-ff-party = Drużyna: złoto { $gold }, żywność { $food }, punkty cech { $traits }, punkty zwycięstwa { $points }
cli-ff-bag = Wspólna torba: { $items }
cli-ff-reputation = Reputacja: { $list }
cli-ff-locked = niedostępne: { $needs }
cli-ff-too-dear = za drogo
cli-ff-hints = Co mówią ludzie
cli-ff-special = Zasady specjalne
cli-ff-place-closed = zamknięte: { $needs }
cli-ff-quests = Zadania poboczne
cli-ff-quest = { $quest }: zagrożenie { $danger }, { ff-n-time }
cli-ff-ware = { $item_title } ({ ff-n-gold })
cli-ff-look-up = Wpisz „karta” i nazwę, aby przeczytać, co robi.
cli-ff-traits = cechy: { $traits }
cli-ff-chance = { $hero } ({ $percent } % szans)
cli-ff-hero-facts = Zdrowie { $health }, energia { $energy }, cecha { $trait }, kości: { $dice }.
cli-ff-phase-setup = przygotowanie
cli-ff-phase-planning = planowanie
cli-ff-phase-order = kolejność tur
cli-ff-phase-turn = tury bohaterów
cli-ff-phase-reaction = reakcja
cli-ff-phase-enemies = tura wrogów
cli-ff-phase-clean-up = porządkowanie
cli-ff-phase-end = po ostatniej rundzie
cli-ff-more-options = … i jeszcze { $count }. Wpisz słowa z tej, której chcesz.

## Replay

cli-replay-step = Krok { $step } z { $total }
cli-replay-keys = Enter: dalej, b: wstecz, numer: do kroku, q: koniec
cli-replay-left = Odtwarzanie przerwano na kroku { $step } z { $total }.

## Games without a screen of their own

cli-plain-help-answers =
    3 – możliwość o tym numerze
    … – słowa z możliwości; gdy pasuje kilka, padnie pytanie, która
cli-plain-help-signs = Ta gra nie ma własnego rysunku: widzisz to, co o sobie mówi, wiersz po wierszu.
cli-plain-no-cards = Ta gra nie ma kart do obejrzenia.
cli-plain-nothing = nic
cli-plain-yes = tak
cli-plain-no = nie
