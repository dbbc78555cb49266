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
page-arena = Arena
page-actions = Akcje
page-players-and-log = Gracze i dziennik
page-hand-empty = Twoja ręka jest pusta.
page-do-it = Zrób to
page-play-on = Graj dalej
page-again-to-confirm = { $what }. Wybierz pole jeszcze raz, aby potwierdzić.
page-turn-or-confirm = { $what }. Wzór pasuje na kilka sposobów: obróć go albo wybierz pole jeszcze raz.
page-legal = można wybrać: { $what }
page-why-not-thing = Dlaczego nie { $thing }?
page-connection-lost = Brak połączenia
    .pocket = Chwileczkę
page-connection-lost-help = Twój wybór jest zapamiętany; próbujemy ponownie.
    .pocket = Silnik uruchamia się ponownie; twój wybór jest zapamiętany.
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

## The position in words

page-describe = Opisz pozycję

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

page-gallery-search = Nazwa lub słowo

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
page-about-reconstruction = Gdzie liczba, karta albo scena jest naszą rekonstrukcją lub naszym pomysłem, galeria to zaznacza. Właściciele gry mogą wpisać liczby ze swoich kart do własnego zestawu treści.
page-about-fair = Losowania, które można sprawdzić
page-about-fair-text = Każdy stół podaje przed rozdaniem odcisk tajnego ziarna, a na końcu pokazuje ziarno. Strona je sprawdza, a zapis można zweryfikować losowanie po losowaniu.
page-about-credits = Autorzy
page-about-drawings = Arenę, kamienie, godła i ikony narysowano dla Ludarium.
page-about-fonts = Kroje pisma: Brygada 1918, Atkinson Hyperlegible Next i Atkinson Hyperlegible Mono, na licencji SIL Open Font License.
page-about-software = Strona korzysta z Svelte, Vite i Fluent; serwer z Litestar, msgspec i SQLAlchemy; bez serwera Pythona w przeglądarce uruchamia Pyodide.

## Lessons: .text explains, .task is what to do, .done what it showed; $touch: without keys

page-lesson-begin = Zacznij
page-lesson-continue = Dalej
page-lesson-progress = Postęp nauki
page-lesson-opponent = Przeciwnik
page-lesson-stuck = Okazja minęła. Zacznij ten krok jeszcze raz i spróbuj inaczej.
page-lesson-explain = Wyjaśnienie
page-lesson-again = Od początku
page-lesson-skip = Pomiń ten krok
page-lesson-done = gotowe

# Games without a page of their own.
page-plain-line = Gra z innego pakietu.
page-plain-waiting = Teraz decyduje { $player }.
