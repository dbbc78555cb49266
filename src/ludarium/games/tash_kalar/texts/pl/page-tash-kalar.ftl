### Words of the page for Tash-Kalar: what stands around the board, what is said aloud, keys. Names and rules are in tash-kalar.ftl.

## First page

page-first-duel = Pierwszy pojedynek
page-tash-kalar-line = Pojedynek przywoławców: układaj kamienie, przywołuj istoty.
page-seats-and-minutes = { $seats } graczy · { $n } min
page-n-styles =
    { $n ->
        [one] { $n } styl
        [few] { $n } style
        [many] { $n } stylów
       *[other] { $n } stylu
    }

## Set-up

page-against = kontra
page-form-first-game = Dla początkujących: sześć punktów, bez legend
page-form-high-form = Wykonuj zadania; legendy liczą się, dopóki stoją
page-form-duel = Punkty za każdego zniszczonego piona
page-form-team-high-form = Dwóch na dwóch, jeden kolor na zespół
page-form-team-duel = Dwóch na dwóch, punkty za zniszczone piony
page-form-melee = Każdy na każdego; liczy się najsłabszy kolor
page-school-northern = Porządek, czas, celne strzały
page-school-southern = Te same osiemnaście istot
page-school-highland = Siła i kolorowe pola
page-school-sylvan = Wzrost i przemiana
page-school-nethervoid = Brama, demony i zapłata
page-school-everfrost = Efekty, które czekają w lodzie
page-school-etherweave = Pożyczki od jutra

## Table

page-table = Stół
page-tasks = Zadania
page-tasks-when = wykonaj jedno pod koniec tury
page-next-task = Następne: { $task }
page-would-fulfil = To spełni warunek zadania.
page-fulfilled = Spełnione
page-claim = Wykonaj
page-your-hand = Twoja ręka
page-hand-counts = { page-n-beings } · { page-n-legends } · { page-n-flares }
page-reader-empty = Wskaż kartę, aby ją tu przeczytać. Wybierz ją, aby zobaczyć wszystkie pola, na które można ją przywołać.
page-card-in-full = Cała karta
page-flare = Flara
page-flare-costs-nothing = Rzucenie flary nie kosztuje akcji.
page-flare-now = { $player } ma przewagę { $have }, potrzeba { $need }
page-flare-ready = gotowa
page-not-behind = za mała strata
page-invoke = Rzuć flarę
page-invoke-against = Rzuć przeciw: { $player }
page-place = Umieść piona
page-place-short = Umieść
page-discard = Odrzuć
page-not-discardable = nie można odrzucić
page-once-actions-used = po wykorzystaniu akcji
page-hand-over = Przekaż kontrolę
page-turn-pattern = Obróć
page-preview = Podgląd
page-pattern-of = Wzór: { $being }
page-pattern-squares = wzór { $squares }
page-pattern-missing = brak wzoru
page-warp-ready = zakrzywienie
page-pending = oczekuje
page-play-warp = Zagraj zakrzywienie
page-warp-costs-nothing = Jej efekt zakrzywienia można zagrać teraz, bez wzoru i bez akcji.
page-action-help =
    { $beings ->
        [0] Wybierz puste pole, aby umieścić zwykłego piona. Karty pokazują potrzebne wzory.
        [one] Możesz przywołać jedną istotę: wybierz jej kartę albo puste pole dla zwykłego piona.
        [few] Możesz przywołać { $beings } istoty: wybierz kartę albo puste pole dla zwykłego piona.
        [many] Możesz przywołać { $beings } istot: wybierz kartę albo puste pole dla zwykłego piona.
       *[other] Możesz przywołać { $beings } istoty: wybierz kartę albo puste pole dla zwykłego piona.
    }
page-action-help-flare = Flara jest gotowa i nie kosztuje akcji. Możesz też wybrać puste pole dla zwykłego piona.
page-end-help = Nie masz już akcji: zakończ turę albo cofnij, jeśli zmieniasz zdanie.
page-end-help-claim = Warunek zadania jest spełniony: wykonaj je albo zakończ turę bez niego.
page-end-help-flare = Nie masz już akcji, ale flara jest gotowa i nie kosztuje akcji.
page-squares-fit =
    { $n ->
        [one] Pasuje jedno pole. Wskaż je, aby zobaczyć, co się stanie.
        [few] Pasują { $n } pola. Wskaż jedno, aby zobaczyć, co się stanie.
        [many] Pasuje { $n } pól. Wskaż jedno, aby zobaczyć, co się stanie.
       *[other] Pasuje { $n } pola. Wskaż jedno, aby zobaczyć, co się stanie.
    }
page-where-arrives =
    { $being_gender ->
        [m1-pl] Gdzie pojawią się { $being }?
       *[other] Gdzie pojawi się { $being }?
    }
page-cannot-arrive =
    { $being_gender ->
        [m1-pl] { $being_title } nie mogą się jeszcze pojawić
       *[other] { $being_title } nie może się jeszcze pojawić
    }
page-where-place = Gdzie umieszczasz zwykłego piona?
page-where-place-help =
    { $n ->
        [one] Jedno puste pole.
        [few] Możliwe są { $n } pola.
        [many] Możliwych jest { $n } pól.
       *[other] Możliwych jest { $n } pola.
    }
page-which-discard = Którą istotę odrzucasz?
page-which-discard-help = Potem możesz odłożyć inne karty na spód ich talii, w wybranej kolejności.
page-crushes = niszczy piona na polu { $square }
page-falls = zniszczone: { $squares }
page-destroys = niszczy
page-empty-square = puste
page-under-so-far = Pod talią, od następnej do dobrania: { $cards }
page-about-player = O graczu: { $player }
page-score-of = { $n } z { $max } punktów
page-lowest-colour = punkty w najsłabszym kolorze
page-lowest-colour-n = { $n } w najsłabszym kolorze
page-colour-points = { $n } z { $max } w kolorze: { $player }
page-commons =
    { $n ->
        [one] { $n } zwykły pion na arenie
        [few] { $n } zwykłe piony na arenie
        [many] { $n } zwykłych pionów na arenie
       *[other] { $n } zwykłego piona na arenie
    }
page-heroics =
    { $n ->
        [one] { $n } heroiczny pion na arenie
        [few] { $n } heroiczne piony na arenie
        [many] { $n } heroicznych pionów na arenie
       *[other] { $n } heroicznego piona na arenie
    }
page-legendaries =
    { $n ->
        [one] { $n } legendarny pion na arenie
        [few] { $n } legendarne piony na arenie
        [many] { $n } legendarnych pionów na arenie
       *[other] { $n } legendarnego piona na arenie
    }
page-supply = W puli:
page-supply-of = zwykłe i heroiczne: { $commons }, legendarne: { $legendaries }
page-improvised-with = Improwizacja z kolorem: { $colours }
page-improvised-none = żaden kolor nie został jeszcze wykorzystany
page-claimed = Wykonane zadania
page-claimed-none = żadne
page-n-claimed =
    { $n ->
        [one] { $n } zadanie
        [few] { $n } zadania
       *[other] { $n } zadań
    }
page-felled = Zniszczone w tej turze:
page-piles = Pule, talie i stosy
page-pile-empty = pusty
page-hand-of = Ręka: { $player }
page-deck-of = Talia: { $player }
page-discard-pile-of = Stos odrzuconych: { $player }
page-cards-sideways =
    { $n ->
        [one] { $n } karta, w tym bokiem: { $sideways }
        [few] { $n } karty, w tym bokiem: { $sideways }
       *[other] { $n } kart, w tym bokiem: { $sideways }
    }
page-shared-decks = Wspólne talie
page-shared-tasks = Zadania jeszcze nieodkryte
page-cards-to-choose = Karty do wyboru
page-put-under = pod talię
page-played-by = { $player } zagrywa { $card }: pokaż kartę
page-cards-left =
    { $n ->
        [one] { $n } karta w talii
        [few] { $n } karty w talii
        [many] { $n } kart w talii
       *[other] { $n } karty w talii
    }
page-n-beings =
    { $beings ->
        [one] { $beings } istota
        [few] { $beings } istoty
        [many] { $beings } istot
       *[other] { $beings } istoty
    }
page-n-legends =
    { $legends ->
        [one] { $legends } legenda
        [few] { $legends } legendy
        [many] { $legends } legend
       *[other] { $legends } legendy
    }
page-n-flares =
    { $flares ->
        [one] { $flares } flara
        [few] { $flares } flary
        [many] { $flares } flar
       *[other] { $flares } flary
    }
page-n-squares =
    { $n ->
        [one] { $n } pole
        [few] { $n } pola
        [many] { $n } pól
       *[other] { $n } pola
    }
page-shared-legends = Legendy
page-shared-flares = Flary
page-shared-discards-legends = Odrzucone legendy
page-shared-discards-flares = Użyte flary
page-rank-0 = zwykły
page-rank-1 = heroiczny
page-rank-2 = legendarny
page-being-rank-0 = Zwykła istota
page-being-rank-1 = Heroiczna istota
page-being-rank-2 = Legenda

## The position in words

page-says-score = { $player }: { $n } z { $max } punktów.
page-colour-points-of = { $player }, kolor: { $other }, punkty: { $n }.
page-says-task =
    { $points ->
        [one] Zadanie { $task }, { $points } punkt.
        [few] Zadanie { $task }, { $points } punkty.
        [many] Zadanie { $task }, { $points } punktów.
       *[other] Zadanie { $task }, { $points } punktu.
    }
page-says-pending = Istota oczekująca gracza { $player }: { $card }.
page-says-hand = Twoja ręka: { $cards }.
page-says-turn =
    { $n ->
        [one] Kolej: { $player }, została { $n } akcja.
        [few] Kolej: { $player }, zostały { $n } akcje.
        [many] Kolej: { $player }, zostało { $n } akcji.
       *[other] Kolej: { $player }, zostało { $n } akcji.
    }
page-says-rank-0 =
    { $n ->
        [one] Jeden zwykły pion: { $squares }.
        [few] { $n } zwykłe piony: { $squares }.
        [many] { $n } zwykłych pionów: { $squares }.
       *[other] { $n } zwykłego piona: { $squares }.
    }
page-says-rank-1 =
    { $n ->
        [one] Jeden heroiczny pion: { $squares }.
        [few] { $n } heroiczne piony: { $squares }.
        [many] { $n } heroicznych pionów: { $squares }.
       *[other] { $n } heroicznego piona: { $squares }.
    }
page-says-rank-2 =
    { $n ->
        [one] Jeden legendarny pion: { $squares }.
        [few] { $n } legendarne piony: { $squares }.
        [many] { $n } legendarnych pionów: { $squares }.
       *[other] { $n } legendarnego piona: { $squares }.
    }

## Cards

page-gallery-counts = Tash-Kalar · istoty: { $beings }, legendy: { $legends }, flary: { $flares }, zadania: { $tasks }
page-orientations = Ułożenia
page-n-different =
    { $n ->
        [one] jedno
        [few] { $n } różne
        [many] { $n } różnych
       *[other] { $n } różnego
    }
page-verb = Czynność
page-deck-flares = Flary
page-deck-tasks = Zadania
page-verb-move = ruch
    .stems = ruch
page-verb-leap = skok
    .stems = skok
page-verb-destroy = zniszczenie
    .stems = zniszcz|niszcz
page-verb-upgrade = awans
    .stems = awans
page-verb-place = umieszczenie
    .stems = umieś|umieszcz
page-verb-convert = zamiana
    .stems = zamień|zamieni
page-verb-gain-action = dodatkowa akcja
    .stems = otrzymujesz jedną akcję|otrzymujesz dwie akcje|dodatkową akcję|dodatkowe akcje

## Settings

page-player = Gracz

## Shortcuts

page-key-place = Umieść zwykłego piona
page-key-discard = Odrzuć
page-key-turn = Obróć wzór
page-key-end = Zakończ turę
page-key-skip = Pomiń
page-key-hand-over = Przekaż kontrolę partnerowi
page-key-board = Na arenę

## Around the lessons

page-lesson-intro = Naucz się Tash-Kalar na prawdziwej planszy, po jednej zasadzie. Krótkie kroki: { $n }. Każdy można pominąć i do każdego można wrócić.
page-lesson-end = Wiesz już wszystko, czego potrzeba do pierwszej rozgrywki. Zagraj teraz: dwie talie imperialne, sześć punktów, bez legend.
page-lesson-first-game = Zagraj pierwszą rozgrywkę

## Lessons of the guided first duel: .text explains, .task is what to do, .done what it showed; $touch: without keys

lesson-arena = Arena
    .text = Arena ma 69 pól; rogi są ścięte. Czerwone pola mają gwiazdę, zielone wieniec liści. Twoje kamienie są niebieskie i okrągłe. W pierwszej turze całej gry jest tylko jedna akcja.
    .task =
        umieść zwykłego piona na czerwonym polu. { $touch ->
            [yes] Dotknij jednego z czterech albo najpierw przycisku „{ page-place-short }”, aby zobaczyć, gdzie wolno.
           *[no] Kliknij jedno z czterech albo najpierw naciśnij P, aby zobaczyć, gdzie wolno.
        }
    .done = Zwykły pion to gładki kamień. Kolorowe pola są ważne dla niektórych istot i zadań.
lesson-placing = Dwie akcje
    .text = Od teraz tura ma dwie akcje. Najprostsza to umieszczenie zwykłego piona na pustym polu. Spójrz na mistrzynię miecza na ręce: jej wzór wymaga dwóch twoich pionów w jednej linii, z jednym polem między nimi.
    .task = umieszczaj zwykłe piony, aż dwa twoje staną w ten sposób, na przykład na e5 i e3.
    .done = Wzór jest gotowy: karta mówi teraz, na ilu polach istota może się pojawić.
lesson-swordmaster = Mistrzyni miecza
    .text = Istota pojawia się na polu wzoru oznaczonym ramką. Potem raz działa jej efekt, a ona zostaje na arenie jako pion swojej rangi. Mistrzyni miecza może zniszczyć wrogiego zwykłego piona sąsiadującego z nią po przekątnej; jeśli to zrobi, awansuje i staje się heroicznym pionem.
    .task =
        wybierz mistrzynię miecza, { $touch ->
            [yes] dotknij podświetlonego pola, a potem zniszcz piona na d4.
           *[no] kliknij podświetlone pole, a potem zniszcz piona na d4.
        }
    .done = Jedna akcja, jeden wróg mniej i heroiczny pion na planszy.
lesson-turning = Obrócony, odbity, zajęty
    .text = Wzory można obracać i odbijać. Pion wyższej rangi może zastąpić niższego. Na polach, których wzór nie wymaga, może stać cokolwiek. A pole przywołania może być zajęte przez piona równej lub niższej rangi: zostanie on zniszczony.
    .task = przywołaj mistrzynię miecza na wrogiego zwykłego piona na d5.
    .done = Tam, gdzie się pojawiła, nie ma już wrogiego kamienia.
lesson-knight = Rycerz
    .text =
        Rycerz potrzebuje czterech pionów w kształcie litery L, w dowolnym ułożeniu. { $touch ->
            [yes] Dotknij karty, aby zobaczyć wszystkie pola, na które można ją przywołać, albo przeczytać, dlaczego nie można.
           *[no] Wskaż kartę, aby zobaczyć wszystkie pola, na które można ją przywołać, albo przeczytać, dlaczego nie można.
        }
    .task = umieść brakujący kamień na f5, a potem przywołaj rycerza na e4. Jego ruchy możesz pominąć.
    .done = Rycerz od razu jest heroiczny: kamień na czteroramiennej gwieździe.
lesson-combat = Bojowe ruchy
    .text = Bojowy ruch prowadzi na sąsiednie pole, puste albo z pionem równej lub niższej rangi, który zostaje zniszczony. Rycerz może wykonać trzy, ale żadnego na zwykłego piona.
    .task = przywołaj rycerza na e4 i zniszcz oba heroiczne piony, na f3 i g2.
    .done = Ruch nie musi niczego niszczyć. Można też przestać: do tego służy przycisk „Pomiń”.
lesson-cannon = Działo
    .text = Niektóre wzory wymagają twojego piona na samym polu przywołania; istota go zastępuje. Działo strzela potem w kierunku jednej ze swoich strzałek: każdy zwykły pion na tej linii zostaje zniszczony, twój też. Awansowanym pionom strzał nie szkodzi, ale też go nie zatrzymują.
    .task = przywołaj działo na e5 i strzel w prawo.
    .done = Trzy zwykłe piony zniszczone, a heroicznemu między nimi nic się nie stało.
lesson-standard = Standardowe ruchy
    .text = Standardowy ruch prowadzi na puste pole albo na piona niższej rangi. Kronikarz awansuje innego twojego zwykłego piona; ten pion może potem wykonać jeden standardowy ruch.
    .task = przywołaj kronikarza na e5, awansuj piona na e4 i rusz nim na zwykłego piona na e3.
    .done = Heroiczny wygrywa ze zwykłym. Na równego trzeba by było bojowego ruchu.
lesson-moves = Ruchy innych pionów
    .text = Kapitan piechoty pozwala innym twoim pionom wykonać do dwóch bojowych ruchów. Zwykłe piony mogą nimi niszczyć zwykłe.
    .task = przywołaj kapitana piechoty i zniszcz dwa zwykłe piony, na d6 i g6.
    .done = Najpierw wybierasz piona, potem pole. Gdy zmienisz zdanie, użyj przycisku „Cofnij”.
lesson-leap = Skoki
    .text = Skok jest jak ruch, ale prowadzi na dowolne inne pole areny. Jeździec na gryfie może wykonać jeden bojowy skok.
    .task = przywołaj jeźdźca na gryfie na e4 i skocz na heroicznego piona na g8. Resztę możesz pominąć.
    .done = Odległość i przeszkody się nie liczą: ważna jest tylko ranga na polu.
lesson-flare = Flara
    .text = Flara pomaga, gdy przeciwnik ma dużą przewagę. Górna połowa porównuje awansowane piony, dolna wszystkie. Wykonuje się każdą połowę, której warunek jest spełniony, najpierw górną. Rzucenie flary nie kosztuje akcji.
    .task = wybierz swoją flarę i rzuć ją, a potem umieść piony, które daje.
    .done = Warunki obu połów były spełnione. Nową flarę dobierasz pod koniec tury.
lesson-gain = Jedna akcja więcej
    .text = Niektóre efekty dają akcję. Mag czasu daje ją i niszczy wrogiego piona dowolnej rangi na zaznaczonym polu.
    .task = przywołaj maga czasu tak, aby zaznaczone pole wypadło na heroicznym pionie na d5.
    .done = W tej turze nadal masz dwie akcje.
lesson-tasks = Zadania
    .text = W Wysokim Stylu i w pierwszej rozgrywce punkty dają zadania. Trzy leżą odkryte. Gdy akcje są wykorzystane, możesz wykonać jedno, którego warunek jest spełniony. Dominacja w centrum wymaga pięciu pionów na dziewięciu środkowych polach, w tym dwóch awansowanych.
    .task = umieść piątego piona w centrum, a potem wykonaj zadanie.
    .done = Następne zadanie wchodzi na jego miejsce. W każdej turze możesz wykonać jedno.
lesson-discard = Odrzucanie kart
    .text = Poza pierwszą rozgrywką możesz raz na turę w ramach akcji odrzucić istotę ze swojej talii. Potem możesz odłożyć inne karty na spód ich talii, w wybranej kolejności, a pod koniec tury dobierasz nowe.
    .task = odrzuć istotę i odłóż na spód talii co najmniej jeszcze jedną kartę, a potem zakończ.
    .done = Karta ze spodu talii wraca do gry jako ostatnia.
lesson-legend = Legendy
    .text = Legendy to istoty najwyższej rangi. Ich wzory wymagają heroicznych pionów, rysowanych jako gwiazdy. W Wysokim Stylu każdy twój legendarny pion jest wart punkt, dopóki stoi.
    .task = przywołaj żywiołaka ziemi na d4 i odpowiedz na pytania jego efektu.
    .done = Legendarny pion: ośmioramienna gwiazda z białym rdzeniem. To był ostatni krok.

## About

page-about-tash-kalar = Karty Tash-Kalar to fakty znane z publicznych opisów: nazwy, wzory i efekty, opisane tu naszymi słowami. Rysunki są nasze.
