### Strona po polsku: ekrany, przyciski, pomoc. Słowa gier i platformy są w pozostałych plikach.

## Frame

page-brand-home = Ludarium – strona główna
page-skip-to-content = Przejdź do treści
page-nav = Nawigacja
page-nav-play = Graj
page-nav-learn = Nauka
page-nav-cards = Karty
page-nav-rules = Zasady
page-profile = Profil
page-notices = Powiadomienia
page-newer-version = Nowa wersja jest gotowa. Żadna gra nie przepadnie.
page-reload = Odśwież
page-menu = Menu
page-tools = Narzędzia stołu
page-to-home = Na stronę główną
page-send = Wyślij
page-you = ty
page-default-name = Gracz
page-bot-name = Bot
page-bot-n = Bot { $n }
page-player-n = Gracz { $n }
page-seat-1 = Niebieski
page-seat-2 = Czerwony
page-seat-3 = Żółty
page-seat-4 = Zielony
page-minutes = { $n } min
page-about-minutes = około { $n } min
page-minutes-each = po { $n } min
page-all = Wszystkie
page-contents = Spis treści

## First page

page-hero =
    { $n ->
        [1] Jedna gra, wszystkie zasady.
        [2] Dwie gry, wszystkie zasady.
        [3] Trzy gry, wszystkie zasady.
       *[other] Gry: { $n }, wszystkie zasady.
    }
page-hero-help = Graj w pojedynkę, ze znajomymi albo przeciwko botom, które warto pokonać. Dozwolone wybory są podświetlone; po kliknięciu czegokolwiek innego dowiesz się, dlaczego nie można.
page-learn-by-playing = Ucz się, grając
page-first-duel = Pierwszy pojedynek
page-first-battle = Pierwsza bitwa
page-games = Gry
page-choose-game = Która gra?
page-choose-learn = Czego chcesz się nauczyć?
page-choose-cards = Które karty?
page-choose-rules = Które zasady?
page-finished = Zakończone partie
page-paste-link = Wklej link od znajomego
page-join = Dołącz
page-join-title = Dołącz do stołu
page-code-label = Kod stołu
page-code = Możesz też podać kod { $code }.
page-invite-here-only = Ten link działa tylko na tym komputerze.
page-invite-open = Nigdzie indziej nikt go nie otworzy. Zatrzymaj Ludarium i uruchom ponownie z opcją { $flag }: wtedy będzie dostępne w twojej sieci.
page-invite-network = Działa u wszystkich w twojej sieci.
page-invite-public = Działa u każdego, kto ma link.
page-invite-which = Adres w linku
page-invite-scan = Zeskanuj, aby dołączyć
page-invite-qr = Kod QR linku { $address }
page-tash-kalar-line = Pojedynek przywoławców: układaj kamienie, przywołuj istoty.
page-players = { $from }–{ $to } graczy
page-label = { $label }:
page-n-players =
    { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
        [many] { $n } graczy
       *[other] { $n } gracza
    }
page-n-forms =
    { $n ->
        [one] { $n } tryb
        [few] { $n } tryby
        [many] { $n } trybów
       *[other] { $n } trybu
    }
page-play-now = Zagraj teraz
page-learn-in-ten = Naucz się w 10 min
page-seats-and-minutes = { $seats } graczy · { $n } min
page-not-affiliated = Ludarium nie jest powiązane z wydawcami tych gier.
page-about-and-credits = O programie i autorach

## Set-up

page-new-table = Nowy stół
page-how-it-plays = Jak się gra
page-step-form = 1 · { $form }
page-step-seats = 2 · Miejsca
page-step-options = 3 · Opcje
page-steps = Kroki
page-summary = Przegląd
page-against = kontra
page-seat-person = Osoba
page-seat-link = Link
page-who-plays = Kto gra na miejscu { $n }
page-name = Imię
page-link-after-start = Link do wysłania pojawi się po otwarciu stołu.
page-bot-random = Losowy · bardzo łatwy
    .short = Losowy
page-bot-mild = Łagodny · łatwy
    .short = Łagodny
page-bot-greedy = Zachłanny · średni
    .short = Zachłanny
page-bot-mcts = Analiza { $n } · mocny
    .short = Analiza
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
page-take-back-help = do końca tury
page-hints-help = ocena bota na życzenie
page-chat-help = osoby przy stole mogą pisać
page-watch-help = każdy, kto zna adres
page-clock-help = plus 10 s po każdej decyzji
page-start = Rozpocznij grę
page-invite-instead = Zaproś ludzi zamiast botów

## Waiting for players

page-is-here = jest tutaj
page-bot-instead = Bot zamiast osoby
page-curtain = Teraz nikt inny nie powinien patrzeć: zostaną pokazane karty następnej osoby.
page-i-am = To ja, { $player }

## Table

page-move-now = Niech już zagra
page-table = Stół
page-arena = Arena
page-actions = Akcje
page-players-and-log = Gracze i dziennik
page-tasks = Zadania
page-tasks-when = wykonaj jedno pod koniec tury
page-next-task = Następne: { $task }
page-would-fulfil = To spełni warunek zadania.
page-fulfilled = Spełnione
page-claim = Wykonaj
page-your-hand = Twoja ręka
page-hand-counts = { page-n-beings } · { page-n-legends } · { page-n-flares }
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
page-hand-empty = Twoja ręka jest pusta.
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
page-do-it = Zrób to
page-play-on = Graj dalej
page-preview = Podgląd
page-pattern-of = Wzór: { $being }
page-pattern-squares = wzór { $squares }
page-pattern-missing = brak wzoru
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
page-n-squares =
    { $n ->
        [one] { $n } pole
        [few] { $n } pola
        [many] { $n } pól
       *[other] { $n } pola
    }
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
page-again-to-confirm = { $what }. Wybierz pole jeszcze raz, aby potwierdzić.
page-turn-or-confirm = { $what }. Wzór pasuje na kilka sposobów: obróć go albo wybierz pole jeszcze raz.
page-crushes = niszczy piona na polu { $square }
page-falls = zniszczone: { $squares }
page-destroys = niszczy
page-legal = można wybrać: { $what }
page-empty-square = puste
page-why-not-thing = Dlaczego nie { $thing }?
page-connection-lost = Brak połączenia
    .pocket = Chwileczkę
page-connection-lost-help = Twój wybór jest zapamiętany; próbujemy ponownie.
    .pocket = Silnik uruchamia się ponownie; twój wybór jest zapamiętany.
page-under-so-far = Pod talią, od następnej do dobrania: { $cards }
page-prompt-more = Przeczytaj całość
page-resign-help = Partia skończy się od razu i nie da się tego cofnąć.
page-chat-empty = Nikt jeszcze nic nie napisał.
page-chat-say = Napisz coś
page-chat-unread =
    { $n ->
        [one] Czat, { $n } nowa wiadomość
        [few] Czat, { $n } nowe wiadomości
        [many] Czat, { $n } nowych wiadomości
       *[other] Czat, { $n } nowej wiadomości
    }
page-log-empty = Nic się jeszcze nie wydarzyło.
page-log-taken-back = { $player } cofa decyzję.
page-log-resigned = { $player } poddaje partię.
page-resigned-you = Poddajesz partię.
page-resigned-by = { $player } poddaje partię.
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
page-shared-legends = Legendy
page-shared-flares = Flary
page-shared-tasks = Zadania jeszcze nieodkryte
page-shared-discards-legends = Odrzucone legendy
page-shared-discards-flares = Użyte flary
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
page-rank-0 = zwykły
page-rank-1 = heroiczny
page-rank-2 = legendarny
page-being-rank-0 = Zwykła istota
page-being-rank-1 = Heroiczna istota
page-being-rank-2 = Legenda

## The position in words

page-describe = Opisz pozycję
page-says-score = { $player }: { $n } z { $max } punktów.
page-colour-points-of = { $player }, kolor: { $other }, punkty: { $n }.
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
page-says-task =
    { $points ->
        [one] Zadanie { $task }, { $points } punkt.
        [few] Zadanie { $task }, { $points } punkty.
        [many] Zadanie { $task }, { $points } punktów.
       *[other] Zadanie { $task }, { $points } punktu.
    }
page-says-hand = Twoja ręka: { $cards }.
page-says-turn =
    { $n ->
        [one] Kolej: { $player }, została { $n } akcja.
        [few] Kolej: { $player }, zostały { $n } akcje.
        [many] Kolej: { $player }, zostało { $n } akcji.
       *[other] Kolej: { $player }, zostało { $n } akcji.
    }

## Fair draws

page-fairness = Uczciwe losowanie
page-fairness-promise = Przed rozdaniem serwer wybrał tajne ziarno wszystkich losowań i podał wszystkim jego odcisk:
    .pocket = Przed rozdaniem ta przeglądarka wybrała tajne ziarno wszystkich losowań. Oto jego odcisk:
page-fairness-later = Na końcu ziarno zostanie ujawnione, a ta strona sprawdzi, czy zgadza się z odciskiem.
page-fairness-kept = Ziarno zgadza się z odciskiem: ta strona to sprawdziła.
page-fairness-broken = Ziarno nie zgadza się z odciskiem.
page-fairness-not-here = Ta przeglądarka może to sprawdzić tylko przez bezpieczne połączenie albo na komputerze, na którym działa serwer.
    .pocket = Ta przeglądarka może to sprawdzić tylko na stronie otwartej przez bezpieczne połączenie.
page-fairness-seed = Ziarno:

## Replay

page-the-deal = Rozdanie
page-this-moment = Ta chwila
page-decision-of = Decyzja { $n } z { $all }
page-estimate-of = { $player }: { $percent }
page-seen-as = widok:
page-everyone = wszyscy
page-turning-point = punkt zwrotny
page-turning-point-n = Punkt zwrotny { $n }, { $change }
page-timeline = Przebieg partii
page-curve = Ocena po każdej decyzji: { $bot }
page-ahead = Przewaga: { $player }
page-one-decision = jedna decyzja
page-open-record = Otwórz zapis
page-open-record-help = Otwórz zapis partii (plik tekstowy): każde losowanie zostanie sprawdzone, a potem możesz ją obejrzeć.
page-record-checking = Sprawdzane jest każde losowanie zapisu…
page-replay-loaded = Wczytane kroki: { $n } z { $all }
page-replay-step-loading = Wczytuje się krok { $n }…

## Statistics

page-statistics-played = Rozegrane partie
page-statistics-wins = Wygrane
page-statistics-rate = Skuteczność
page-statistics-open = Jeszcze otwarte
page-statistics-by-form = Według stylu gry
page-statistics-by-bot = Przeciw botom
page-statistics-last = Ostatnie partie
page-statistics-won = Wygrana
page-statistics-drawn = Remis
page-statistics-lost = Przegrana
page-statistics-shared = Obie strony
page-statistics-won-n = wygrane: { $n }
page-statistics-drawn-n = remisy: { $n }
page-statistics-lost-n = przegrane: { $n }
page-statistics-shared-n = z tobą po obu stronach: { $n }
page-statistics-none = Jeszcze nic nie rozegrano. Tu policzymy zakończone partie.
page-statistics-none-finished = Żadna partia nie jest jeszcze zakończona. Tu policzymy zakończone.

## Cards

page-gallery-counts = Tash-Kalar · istoty: { $beings }, legendy: { $legends }, flary: { $flares }, zadania: { $tasks }
page-gallery-search = Nazwa lub słowo
page-orientations = Ułożenia
page-n-different =
    { $n ->
        [one] jedno
        [few] { $n } różne
        [many] { $n } różnych
       *[other] { $n } różnego
    }
page-deck-flares = Flary
page-deck-tasks = Zadania
page-verb = Czynność
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

page-language-help = Interfejs, karty i zasady; bez przeładowania strony.
page-theme-help = Atrament albo papier.
page-theme-system = Jak w urządzeniu
page-theme-dark = Ciemny
page-theme-light = Jasny
page-text-help = Wszystkie teksty strony.
page-text-normal = Zwykły
page-text-large = Duży
page-text-largest = Największy
page-palette-help = Piony graczy zawsze różnią się kształtem; tutaj różnią się też wyraźniej jasnością.
page-palette-standard = Zwykła
page-palette-contrast = Większy kontrast
page-motion-help = Bez przesuwania: zmiany pojawiają się od razu i pozostają zaznaczone.
page-motion-system = Jak w urządzeniu
page-motion-full = Pełny ruch
page-motion-reduced = Ograniczony
page-moments = Ruchy innych
page-moments-help = Pokazywane krok po kroku, krótko albo tylko po skutkach. Każdy klawisz to kończy.
page-moments-full = W całości
page-moments-brief = Krótko
page-moments-off = Wcale
page-what-happened = Co się stało?
page-volume = Głośność
page-volume-1 = Cicho
page-volume-2 = Średnio
page-volume-3 = Głośno
page-sound-on = Dźwięk jest włączony.
page-sound-off = Dźwięk jest wyłączony.
page-player = Gracz
page-end-next = Następnie: { $name }
page-sound-help = Kilka cichych stuknięć; wyłączone, dopóki ich nie włączysz.
page-confirm-help = Każdy wybór pola potwierdzasz drugim kliknięciem.
page-bot-pause = Przerwa między ruchami innych
page-bot-pause-help = Aby dało się nadążyć. Dowolny klawisz lub kliknięcie pokazuje wszystko od razu.
page-lines = Przeciwnicy coś mówią
page-lines-help = Na początku i na końcu gry. Nic z tego nie zdradza ich kart.
page-voices = Bohaterowie mówią
page-voices-help = Figury na stole mówią coś od siebie, gdy coś je spotka.
page-name-help = Inni widzą je przy stole.

## Shortcuts

page-key-list = Pokaż tę listę
page-key-place = Umieść zwykłego piona
page-key-discard = Odrzuć
page-key-turn = Obróć wzór
page-key-end = Zakończ turę
page-key-skip = Pomiń
page-key-hand-over = Przekaż kontrolę partnerowi
page-key-board = Na arenę
page-key-what-happened = Co się stało? Ostatnia tura jeszcze raz; ponownie: następny krok
page-key-sound = Dźwięk włączony albo wyłączony
page-key-close-end = Zamknij wynik
page-key-watch-again = Obejrzyj grę jeszcze raz
page-key-review = Przeczytaj omówienie gry
page-key-describe = Opisz pozycję
page-key-back = Jeden krok wstecz
page-key-card = Wybierz tę kartę z ręki
page-key-take-back = Cofnij
page-key-hint = Podpowiedź
page-key-search = Szukaj
page-key-arrows = Z pola na pole
page-key-enter = Wybierz
page-key-legal = Do następnego pola, które można wybrać
page-key-tab = Pytanie, arena, ręka, akcje
page-key-turning-before = Poprzedni punkt zwrotny
page-key-turning-after = Następny punkt zwrotny
page-key-play-pause = Odtwórz albo zatrzymaj

## About

page-about-what = W Ludarium gra się w nowoczesne gry planszowe dokładnie według zasad: w pojedynkę, ze znajomymi, przeciwko botom. Każda odmowa podaje zasadę, na której się opiera.
page-about-honesty = Co jest drukowane, a co nasze
page-about-content = Karty Tash-Kalar to fakty znane z publicznych opisów: nazwy, wzory i efekty, opisane tu naszymi słowami. Rysunki są nasze.
page-about-reconstruction = Teksty kart Skytear i Fateforge nie są publiczne. Gdzie liczba, karta albo scena jest naszą rekonstrukcją lub naszym pomysłem, galeria to zaznacza. Właściciele gry mogą wpisać liczby ze swoich kart do własnego zestawu treści.
page-about-fair = Losowania, które można sprawdzić
page-about-fair-text = Każdy stół podaje przed rozdaniem odcisk tajnego ziarna, a na końcu pokazuje ziarno. Strona je sprawdza, a zapis można zweryfikować losowanie po losowaniu.
page-about-credits = Autorzy
page-about-drawings = Arenę, kamienie, godła i ikony narysowano dla Ludarium.
page-about-fonts = Kroje pisma: Brygada 1918, Atkinson Hyperlegible Next i Atkinson Hyperlegible Mono, na licencji SIL Open Font License.
page-about-software = Strona korzysta z Svelte, Vite i Fluent; serwer z Litestar, msgspec i SQLAlchemy; bez serwera Pythona w przeglądarce uruchamia Pyodide.

## Lessons: the guided first duel (lesson-...): .text explains, .task is what to do, .done what it showed; $touch as in Skytear's

page-lesson-intro = Naucz się Tash-Kalar na prawdziwej planszy, po jednej zasadzie. Krótkie kroki: { $n }. Każdy można pominąć i do każdego można wrócić.
page-lesson-begin = Zacznij
page-lesson-continue = Dalej
page-lesson-progress = Postęp nauki
page-lesson-opponent = Przeciwnik
page-lesson-stuck = Okazja minęła. Zacznij ten krok jeszcze raz i spróbuj inaczej.
page-lesson-explain = Wyjaśnienie
page-lesson-again = Od początku
page-lesson-skip = Pomiń ten krok
page-lesson-done = gotowe
page-lesson-end = Wiesz już wszystko, czego potrzeba do pierwszej rozgrywki. Zagraj teraz: dwie talie imperialne, sześć punktów, bez legend.
page-lesson-first-game = Zagraj pierwszą rozgrywkę
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

# Games without a page of their own.
page-plain-line = Gra z innego pakietu.
page-plain-waiting = Teraz decyduje { $player }.
