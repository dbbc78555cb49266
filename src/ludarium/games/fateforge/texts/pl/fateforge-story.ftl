# Opowieść na stronie: księga, odpoczynek, drużyna, kampanie.

## Odmowy

ff-bad-save = Tego zapisu nie można użyć: jest ucięty, zmieniony albo to nie jest zapis Fateforge.
ff-save-secret = Za zasłonką innego gracza leżą kości. Wyeksportuj kampanię po zakończeniu walki.
error-may-not-speak = Tryb wyzwania: od pierwszej tury do fazy porządkowania mówić i prosić o podpowiedź może tylko aktywny gracz (FF-1.11).

## Strona

ff-story-silent-springs = Milczące źródła
ff-story-act-of = Milczące źródła · akt { $n }
ff-story-chapter = Rozdział { $n }
ff-story-the-end = Koniec
ff-story-before = Co do tego doprowadziło
ff-story-result-passed = zdany
ff-story-result-failed = niezdany
ff-story-result-success = sukces
ff-story-result-partial = częściowa porażka
ff-story-result-fail = porażka
ff-story-objectives = Cele
ff-story-bonus = Cele dodatkowe
ff-story-fates = Co się z nimi stało
ff-story-map = Mapa: { $places }
ff-story-hints = Co mówią ludzie
ff-story-sheet = Pokaż lub ukryj wybory
ff-story-progress = Postęp aktu: { $done } z { $all }
ff-story-mark-chapter = Rozdział { $n } aktu
ff-story-mark-rest = Odpoczynek po rozdziale { $n }

## Wybieranie

ff-story-ask-story = Co robicie?
ff-story-ask-roam = Dokąd idziecie i co robicie?
ff-story-ask-quest = Podejmujecie się tego zadania?
ff-story-ask-reward = Wybierzcie nagrodę
ff-story-ask-reward-hero = Który bohater ją dostanie?
ff-story-ask-before-combat = Zaraz zacznie się walka
ff-story-ask-knocked-out = Bohater jest ogłuszony (OG). Pomagacie najpierw jemu czy idziecie dalej?
ff-story-ask-expedition = Wybierzcie wyprawę
ff-story-expedition-intro = Wyprawa to szereg walk i odpoczynków bez opowieści pomiędzy nimi. Każdy cel główny trzeba zrealizować; cele dodatkowe dają medal srebrny albo złoty.
ff-story-points-track = Punkty zwycięstwa: { $n }; co drugi przynosi nagrodę
ff-story-medal-points = Punkty medalowe: { $n }
ff-story-ask-party = Wybierz bohatera
ff-story-ask-party-second = Wybierz drugiego bohatera
ff-story-help-party = Nikogo nie można wybrać dwa razy. Bohaterowie różnią się kośćmi, umiejętnościami i charakterem.
ff-story-way-fight = Do walki
ff-story-way-go-on = Idziemy dalej
ff-story-way-leave = Zakończ odpoczynek
ff-story-choice-test =
    { $trait }, { $difficulty }: { $n ->
        [one] jedna kość
        [few] { $n } kości
       *[many] { $n } kości
     }
ff-story-costs-gold =
    { $n ->
        [one] Kosztuje { $n } sztukę złota; macie { $have }
        [few] Kosztuje { $n } sztuki złota; macie { $have }
       *[many] Kosztuje { $n } sztuk złota; macie { $have }
     }
ff-story-costs-food =
    { $n ->
        [one] Kosztuje { $n } znacznik żywności; macie { $have }
        [few] Kosztuje { $n } znaczniki żywności; macie { $have }
       *[many] Kosztuje { $n } znaczników żywności; macie { $have }
     }
ff-story-expedition-note =
    { $combats ->
        [one] jedna walka
        [few] { $combats } walki
       *[many] { $combats } walk
     }, około { $hours } godz., { $difficulty }
ff-story-chosen = wybrane
ff-story-proposed = propozycja
ff-story-agree = Zgadzam się
ff-story-agree-to = Zgadzam się: { $what }
ff-story-agreed = Za: { $players }.
ff-story-waiting = Czekamy na decyzję: { $players }.
ff-story-manage = Sprawy drużyny
ff-story-book = Księga kampanii

## Dlaczego wybór lub miejsce jest zamknięte

ff-story-needs-reputation = Wymagana reputacja: { $reputation } { $n }, macie { $have }.
ff-story-needs-regard = Wymaga czyichś względów: { $character } { $n }.
ff-story-needs-gold =
    { $n ->
        [one] Wymaga { $n } sztuki złota, macie { $have }.
       *[other] Wymaga { $n } sztuk złota, macie { $have }.
     }
ff-story-needs-food =
    { $n ->
        [one] Wymaga { $n } znacznika żywności, macie { $have }.
       *[other] Wymaga { $n } znaczników żywności, macie { $have }.
     }
ff-story-needs-witness_safe = Wymaga, by czeladnik był bezpieczny u wygnańców.
ff-story-needs-archive_friend = Wymaga przyjaciela w Archiwum.
ff-story-needs-palace_guest = Wymaga zaproszenia do pałacu.
ff-story-needs-grove_found = Nikt jeszcze nie pokazał wam drogi.
ff-story-needs-singer_saved = Wymaga uratowania śpiewaczki.
ff-story-needs-compact_held = Wymaga, byście mieli w rękach Przymierze.
ff-story-needs-other = Tę drogę zamyka coś, co zrobiliście, albo coś, czego nie zrobiliście.

## Testy

ff-story-test = Test
ff-story-test-easy = łatwy
ff-story-test-average = przeciętny
ff-story-test-hard = trudny
ff-story-test-title = { $trait }, { $difficulty }
ff-story-test-dice =
    { $n ->
        [one] Jedna kość musi dać sukces
        [2] Obie kości muszą dać sukces
       *[other] Wszystkie kości ({ $n }) muszą dać sukces
     }
ff-story-has-trait = ma cechę
ff-story-no-trait = bez cechy
ff-story-one-die-more = o kość więcej
ff-story-dice = Kości
ff-story-faces = Co znaczą ścianki
ff-story-means-success = Sukces
ff-story-means-trait = Sukces, jeśli bohater ma cechę
ff-story-means-fail = Porażka
ff-story-face-success = Sukces
ff-story-face-fail = Porażka
ff-story-face-trait = Cecha: liczy się, { $hero } ją ma
ff-story-face-trait-not = Cecha: nie liczy się
ff-story-dice-fail =
    { $n ->
        [one] Jedna kość zawodzi.
        [few] { $n } kości zawodzą.
       *[many] { $n } kości zawodzi.
     }
ff-story-may-reroll = { $hero_title }: cecha pozwala raz wydać 1 energii i przerzucić wszystkie kości.
ff-story-accept-failure = Pogódź się z porażką
ff-story-reroll-energy = Przerzuć wszystkie
ff-story-reroll-one = Przerzuć jedną: { $what }
ff-story-who-tests = Kto wykona test?
ff-story-tester-proposed = Propozycja: test wykona { $hero }.

## Czytanie na głos

ff-story-narration = Narracja
ff-story-no-voice = To urządzenie nie ma głosu dla tego języka; niczego nie przeczyta na głos.
ff-story-pause = Wstrzymaj
ff-story-go-on = Czytaj dalej
ff-story-speed = Tempo { $n }
ff-story-key-choose = Wybierz
ff-story-key-narrate = Włącz lub wyłącz narrację
ff-story-key-pause = Wstrzymaj narrację

## Drużyna

ff-story-party = Drużyna
ff-story-of = { $n } z { $all }
ff-story-corruption = Zepsucie: { $n }
ff-story-gold = złota
ff-story-food = żywności
ff-story-trait-points = pkt cech
ff-story-trait-points-of = z { $n } pkt cech
ff-story-victory-points = pkt zwycięstwa

## Odpoczynek

ff-story-rest = Odpoczynek
ff-story-rest-after = Odpoczynek po rozdziale { $n } · akt { $act }
ff-story-rest-ask = Drużyna wspólnie rozporządza czasem.
ff-story-rest-help = Niewykorzystany czas przepada; energia i pancerz wracają na końcu.
ff-story-rest-bots = Boty czekają, aż ruszycie dalej, a potem korzystają z tego, co zostało.
ff-story-rest-ready = Gotowi iść dalej: { $players }.
ff-story-time = czas
ff-story-time-left = Zostało czasu: { $n } z { $all }
ff-story-paid = opłacone na ten odpoczynek
ff-story-kind-visit = wizyta
ff-story-kind-shop = sklep, oglądanie za darmo
ff-story-visit =
    { $n ->
        [0] Idźcie tam
       *[other] Idźcie tam (czas: { $n })
     }
ff-story-visit-first = Najpierw tam idźcie; wtedy nauczyciele znajdą dla was czas.
ff-story-no-time = Za mało czasu
ff-story-too-dear = Za drogie
ff-story-sold = Już wasze
ff-story-not-now = Nie teraz
ff-story-heal = Ulecz { $n }
ff-story-buy-food = Żywność: { $n } za { $gold } szt. złota
ff-story-buy-sure =
    { $time ->
        [0] Kupić za { $gold } szt. złota?
       *[other] Kupić za { $gold } szt. złota (czas: { $time })?
    }
ff-story-and-time = czas: { $n }
ff-story-all-test = testuje się każdy bohater, wszyscy muszą zdać
ff-story-odds-again = { $chance } z przerzutem
ff-story-rumour = Posłuchajcie plotki
ff-story-cure = { $hero_title }, usuń: { $what }
ff-story-no-lessons = Za wasze złoto niczego więcej się tu nie nauczycie.
ff-story-filter = Rodzaje towarów
ff-story-all = Wszystko
ff-story-slot-main = broń główna
ff-story-slot-off = broń boczna
ff-story-slot-two = broń dwuręczna
ff-story-slot-clothing = ubiór
ff-story-slot-gear = wyposażenie
ff-story-notices = Ogłoszenia przy drzwiach
ff-story-danger = Zagrożenie: { $n } z 4
ff-story-expires =
    { $n ->
        [one] znika po tym odpoczynku
        [few] wisi jeszcze { $n } odpoczynki
       *[many] wisi jeszcze { $n } odpoczynków
     }
ff-story-read-notice = Przeczytajcie
ff-story-no-quests = Nikt teraz nie szuka pomocy.

## Sprawy drużyny

ff-story-ask-manage = Zadbaj o swoich bohaterów
ff-story-help-manage = Przedmioty, umiejętności, żywność i cechy. Wybierz przedmiot, by zobaczyć, dokąd może trafić.
ff-story-ask-learn = Naucz się umiejętności za { $gold } szt. złota
ff-story-help-learn = Reszta zostaje na późniejszą naukę.
ff-story-done = Gotowe
ff-story-eat = Zjedz
ff-story-slots = Pola
ff-story-empty = puste
ff-story-face-down = niesione zakryte
ff-story-charges =
    { $n ->
        [one] jeden ładunek
        [few] { $n } ładunki
       *[many] { $n } ładunków
     }
ff-story-prepared = Umiejętności, przygotowane { $n } z 6
ff-story-prepare = Przygotuj
ff-story-instead = Zamiast:
ff-story-buy-trait = Kup cechę za { $n } pkt
ff-story-swap = Zastąp innym bohaterem
ff-story-swap-help = Nowy bohater przejmuje przedmioty, cechy i Zepsucie oraz uczy się umiejętności o tej samej wartości.
ff-story-what-to-do = Co z tym zrobić
ff-story-use-on = Użyj na: { $hero }
ff-story-to-bag = Do wspólnej torby
ff-story-to-hero = { $hero_title }: { $slot }
ff-story-pick-item = Wybierz przedmiot, by go przenieść lub użyć.

## Bohaterowie

ff-story-hero-ranger = Idzie przodem i mało mówi. Strzelał już do rzeczy, które były dalej niż prawda.
    .hint = Strzał sięga sąsiednich stref, nie własnej. Trzymaj wrogów w odległości jednej strefy.
ff-story-hero-rogue = Liczy sakiewki, gdy inni liczą wrogów. Obie sumy zwykle się zgadzają.
    .hint = Uderzaj z ukrycia i znikaj. Jest krucha: nie kończ tury w tłumie.
ff-story-hero-noble = Uczono go szermierki, tańca i posłuchu. Dwie z tych rzeczy nadal działają.
    .hint = Wybieraj postawę w fazie planowania: Natarcie dla Precyzyjnego Ciosu, Garda, gdy rusza na ciebie wielu wrogów.
ff-story-hero-shaman = Trzyma rytm, który zgubiły źródła. Słucha dłużej, niż to wygodne.
    .hint = Zbędne wyniki zamieniaj w ładunki Bębna; ładunki dają Skupienie temu, kto go potrzebuje.
ff-story-hero-mercenary = Płacono jej już za walkę o większość spraw tego świata. Tym razem przyszła, nie pytając o cenę.
    .hint = Stój z przodu. Raz na rundę pokonany wróg daje ci żeton bloku, więc zacznij od słabego.

## Księga kampanii

ff-story-tab-story = Dotychczasowa opowieść
ff-story-tab-party = Drużyna
ff-story-tab-map = Mapa Easafiru
ff-story-tab-bestiary = Bestiariusz
ff-story-tab-rules = Poznane zasady
ff-story-nothing-yet = Pierwsza strona jest jeszcze pusta.
ff-story-map-of = Mapa Easafiru. Znane wam miejsca: { $n }. Drużyna jest tutaj: { $here }. Wszystkie wymienia lista.
ff-story-map-places = Dokąd zawiodła was opowieść
ff-story-map-rest = Poza tym w mieście
ff-story-map-here = Tu jest drużyna
ff-story-map-been = Byliście tutaj
ff-story-map-heard = Znacie tylko ze słyszenia
ff-story-map-open = Otwarte dla was podczas odpoczynku
ff-story-map-quest = Zawiodło was tu zadanie poboczne
ff-story-inside-archive = Wnętrze Archiwum
ff-story-inside-below = Pod miastem
ff-story-site-forest = Stara puszcza
ff-story-site-gate = Brama Celna
ff-story-site-warehouse = Magazyn Dziewiąty
ff-story-site-marsh = Przystań na bagnach
ff-story-site-ferry_house = Dom Przewoźniczki
ff-story-site-brine_hall = Solankowy Tron
ff-story-site-harbour = Port
ff-story-site-palace = Pałac
ff-story-site-archive = Archiwum
ff-story-site-duelling_court = Dziedziniec Pojedynków
ff-story-site-cistern = Więzienie w Cysternie
ff-story-site-forge = Sala Kuźni
ff-story-site-foundry = Ludwisarnia
ff-story-site-chandlers = Ulica Świecarska
ff-story-site-drowned_stair = Zatopione Schody
ff-story-site-dry_room = Ostatni suchy pokój
ff-story-site-well_mouth = Nad Studnią
ff-story-roam-steps =
    { $n ->
        [0] Nie ma już kroków
        [one] Został 1 krok
        [few] Zostały { $n } kroki
       *[other] Zostało { $n } kroków
    }
ff-story-roam-goal = Cel: { $goal }
ff-story-roam-step = Jeden krok
ff-story-roam-late = Jeden krok, i to ostatni: spóźnicie się
ff-story-roam-free = Nie zabiera kroku
ff-story-roam-map = Easafir. Jesteście tutaj: { $here }. Drogi prowadzą do miejsc: { $places }. To samo mówi lista.
ff-story-site-law_schools = Szkoły Prawa
ff-story-site-well_street = ulica Studzienna
ff-story-skills = Umiejętności
ff-story-carries = Niesie
ff-story-nothing = nic
ff-story-search = Szukaj
ff-story-nobody-met = Nikogo jeszcze nie spotkaliście.
ff-story-enemy-line = Wytrzymałość { $toughness }, pancerz { $armour }.
ff-story-rules-more =
    { $n ->
        [one] Jeszcze jedna przyjdzie z opowieścią.
        [few] Jeszcze { $n } przyjdą z opowieścią.
       *[many] Jeszcze { $n } przyjdzie z opowieścią.
     }
ff-story-rule-1 = Skrzynie
ff-story-rule-2 = Barykady
ff-story-rule-3 = Trudny teren
ff-story-rule-4 = Fontanny leczące
ff-story-rule-5 = Portale
ff-story-rule-6 = Strzeżeni wrogowie
ff-story-rule-7 = Rozwijane umiejętności
ff-story-rule-8 = Sojusznicy
ff-story-rule-9 = Żetony eksploracji
ff-story-rule-10 = Pułapki
ff-story-rule-11 = Drzwi
ff-story-rule-12 = Słabe punkty bossów
ff-story-rule-13 = Strach
ff-story-rule-14 = Trucizna
ff-story-reputation = Reputacja
ff-story-reputation-is = Reputacja { $n }
ff-story-not-met = jeszcze nieznani
ff-story-bag = Wspólna torba
ff-story-bag-empty = Torba jest pusta.

## Kampanie

ff-story-slot-line = Akt { $act }, rozdział { $chapter }
ff-story-slot-empty = Puste miejsce
ff-story-slot-new = zacznij kampanię
ff-story-not-begun = Jeszcze nierozpoczęta
ff-story-difficulty-standard = zwykła
ff-story-difficulty-story = opowieść
ff-story-difficulty-hard = trudna
ff-story-no-campaigns = Półka jest pusta. Pierwsza księga zaczyna się od źródła, które straciło głos.
ff-story-continue = Kontynuuj
ff-story-continue-at = Dalej od miejsca: { $where }
ff-story-played-by = Grają: { $players }.
ff-story-export = Eksportuj
ff-story-import = Wczytaj zapisaną kampanię
ff-story-put-away = Odłóż
ff-story-put-away-help = Kampania znika z półki i robi miejsce innej. Nie jest usuwana: jej adres nadal do niej prowadzi, a wyeksportowany plik można wczytać w każdej chwili.
ff-story-other-players = Inni gracze
ff-story-other-players-help = Kampania toczy się dalej przy nowym stole. Gdy graczy jest więcej niż bohaterów, akt zaczyna się od nowa z nowymi bohaterami.
ff-story-one-screen = Ta kampania toczy się z figurkami na prawdziwym stole. Dalszy ciąg prowadzi jeden ekran, dla tylu osób, ilu chcecie.
ff-story-how-many = Ilu graczy
ff-story-restart-act = Zresetuj akt
ff-story-restart-help = Akt zaczyna się od nowa przy nowym stole z tą samą liczbą graczy; bohaterów wybiera się na nowo. Ta kampania zostaje taka, jaka jest, przy swoim stole.
ff-story-own-place = Twoja półka jest pełna: nowy stół zajmie miejsce starego, który nie zostanie usunięty.
ff-story-again = Zagraj ponownie
ff-story-over-medal-bronze = Brązowy medal
ff-story-over-medal-silver = Srebrny medal
ff-story-over-medal-gold = Złoty medal
ff-story-over-expedition-failed = Wyprawa się nie powiodła

## Tryb stołowy

ff-story-diagram = Rozstawienie walki
ff-story-components = Czego potrzebujecie
ff-story-order = Kolejność w tej rundzie
ff-story-a-hero = tura bohatera
ff-story-enemy-turn = Tura wrogów
ff-story-round-of = Runda { $n } z { $all }
ff-story-colour-white = biały
ff-story-colour-blue = niebieski
ff-story-colour-red = czerwony
ff-story-colour-green = zielony
ff-story-colour-brown = brązowy
ff-story-colour-purple = fioletowy

## Pierwsza walka z przewodnikiem

ff-lesson-intro = Krótkie kroki na Trakcie Celnym ({ $n }), w każdym jedna zasada, w prawdziwej walce. Każdy krok można pominąć.
ff-page-lesson-end = Wiesz już, z czego składa się walka. Stocz jedną teraz albo otwórz księgę i rozpocznij kampanię.
ff-lesson-dice = Cztery kości
    .text = W każdej rundzie każdy bohater rzuca za zasłonką czterema wybranymi kośćmi. Łuk dodaje do puli Strażnika Puszczy piątą kość, więc jedna zostaje.
    .task = Wybierz cztery kości dla Strażnika Puszczy i rzuć nimi.
    .done = Niebieskie kości lubią Strzały, czerwone – Ciosy, żółte – Kroki. Wynik widzisz tylko ty.
ff-lesson-miss = Pudło
    .text = Pudłem nie da się za nic zapłacić. W fazie planowania możesz raz na rundę wydać 1 energii, aby przerzucić dowolną liczbę kości z Pudłem.
    .task = Przerzuć Pudło Strażnika Puszczy.
    .done = Energii jest mało, a potrzebują jej też umiejętności. Wydawaj ją tam, gdzie pomaga.
ff-lesson-triple = Trójka
    .text = Trzy jednakowe ścianki (byle nie Pudła) pozwalają raz na rundę obrócić jedną z tych kości na dowolną jej ściankę.
    .task = Obróć jeden z trzech Ciosów Szlachcica na inną ściankę.
    .done = Trójka nic nie kosztuje. Szukaj jej, zanim pomyślisz o przerzucie.
ff-lesson-sprint = Sprint
    .text = W fazie planowania każdy bohater może raz sprintować do sąsiedniej strefy. Nie kosztuje to kości; boli tylko opuszczenie strefy z wrogami: łącznie 1 obrażenie.
    .task = Wykonaj jednym z bohaterów sprint do strefy B.
    .done = Sprint oszczędza Krok w turze, a Krok to kość.
ff-lesson-order = Kolejność
    .text = Drużyna ustala kolejność tur. Gdzieś pomiędzy nimi wrogowie reagują: miejsce jest znane, kolory nie.
    .task = Ustal, w jakiej kolejności działają bohaterowie.
    .done = Kto działa przed reakcją, może ją osłabić. Kto po niej, może na nią odpowiedzieć.
ff-lesson-step = Krok
    .text = W turze bohatera każdy wynik można wydać raz. Krok przesuwa bohatera do sąsiedniej strefy.
    .task = Przesuń Strażnika Puszczy do strefy B.
    .done = Kość zużyta, bohater przesunięty. Niewykorzystane wyniki przepadają na końcu tury.
ff-lesson-strike = Cios
    .text = Cios zadaje 1 obrażenie wrogowi w strefie bohatera. Gdy obrażeń jest tyle, ile wytrzymałości, wróg pada.
    .task = Uderz psa Szlachcicem.
    .done = Ciosy nie sięgają innych stref. Od tego są Strzały.
ff-lesson-shot = Strzał
    .text = Strzał zadaje 1 obrażenie wrogowi w sąsiedniej strefie, nigdy we własnej.
    .task = Strzel Strażnikiem Puszczy do psa.
    .done = Z odległości jednej strefy pies jeszcze nikogo nie ugryzł.
ff-lesson-convert = Umiejętności zmieniają wyniki
    .text = Umiejętność bierze wyniki z lewej strony i daje to, co stoi po prawej. Szybki naciąg przekształca Skupienie w wynik Strzał, który potem wydajesz jak kość.
    .task = Użyj Szybkiego naciągu, potem strzel.
    .done = Kwadraty w kolorze kości słoniowej to wyniki i można nimi płacić. Strzałki w kolorze żaru to akcje i dzieją się od razu.
ff-lesson-sequence = Sekwencja
    .text = Niektóre umiejętności wykonują kilka akcji z rzędu. Są dostępne tylko wtedy, gdy można wykonać je wszystkie. Wypad to Krok, a potem Cios (+1 obrażenie).
    .task = Użyj Wypadu i pokonaj psa.
    .done = Jedna umiejętność, dwie akcje, o jednego psa mniej.
ff-lesson-energy = Ruch za energię
    .text = Raz na turę bohater może wydać 1 energii i przejść do sąsiedniej strefy bez wyniku Krok.
    .task = Przesuń Strażnika Puszczy ruchem za energię.
    .done = To działa nawet wtedy, gdy nie zostaje już żadna kość.
ff-lesson-block = Blok
    .text = Zasłona przekształca dowolny wynik w Blok. Blok wydany jako akcja staje się żetonem bloku, a każdy żeton anuluje 1 obrażenie.
    .task = Użyj Zasłony i zdobądź żeton bloku.
    .done = Żetony czekają do porządkowania. Potem znikają.
ff-lesson-reaction = Reakcje wrogów
    .text = Losowane są kolory i wrogowie tych kolorów działają według swojej ramki akcji i inicjatywy. Pies dopadł Szlachcica, który ma żeton bloku.
    .task = Anuluj obrażenie żetonem bloku.
    .done = Najpierw bloki, potem pancerz, na końcu zdrowie. To ty wybierasz, co wydać.
ff-lesson-chest = Cel
    .text = Wróg, który strzegł skrzyni, jest pokonany. Bohater w jej strefie może ją zabrać w swojej turze.
    .task = Zabierz skrzynię Szlachcicem.
    .done = Kto niesie cel i pada, upuszcza go tam, gdzie leży.
ff-lesson-revive = Ocucenie
    .text = Bohater bez zdrowia zostaje ogłuszony (OG). Bohater z tej samej strefy może oddać dwa wyniki, 1 zdrowia i 1 energii, by go ocucić.
    .task = Ocuć Strażnika Puszczy.
    .done = Ocucony bohater odzyskuje 2 zdrowia, dobiera kartę Zepsucia i działa znów od następnej rundy.
ff-lesson-escape = Ucieczka
    .text = Po ostatniej rundzie drużyna ucieka jednym wyjściem, a wrogowie w mijanych strefach ranią przechodzących. Skrzynia jest wasza; wyjście leży w strefie F.
    .task = Przejdź do wyjścia, zakończ turę i ucieknij.
    .done = Na tym polega walka: zabrać to, po co się przyszło, i zdążyć do drzwi.
