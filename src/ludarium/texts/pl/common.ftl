### Ludarium in Polish: the platform's words and the interface.
###
### Ids and variables are the same in all languages; names carry the forms their language needs
### (Polish .gen .acc .gender, French .gender). French: write ordinary spaces and apostrophes, the loader
### puts the typographic ones in. See ../README.md.

## Home

home-title = Zagraj w trzy wspaniałe gry planszowe, dokładnie według zasad
home-continue = Kontynuuj
home-new-game = Nowa partia
home-join = Dołącz przez link
home-campaigns = Kampanie
home-learn = Naucz się grać
home-gallery = Galeria kart
home-rules = Zasady
home-statistics = Statystyki
home-settings = Ustawienia
home-about = O programie
home-empty = Nie masz jeszcze żadnej partii. Zacznij pierwszą jednym kliknięciem.

## Common buttons

button-ok = OK
button-cancel = Anuluj
button-back = Wróć
button-next = Dalej
button-close = Zamknij
button-confirm = Potwierdź
button-yes = Tak
button-no = Nie
button-save = Zapisz
button-copy = Kopiuj
button-copied = Skopiowano
button-share = Udostępnij
button-delete = Usuń
button-retry = Spróbuj ponownie
button-more = Więcej
button-less = Mniej
button-show-all = Pokaż wszystko
button-search = Szukaj
button-undo-selection = Wyczyść wybór

## Table set-up

setup-title = Przygotuj stół
setup-game = Gra
setup-form = Tryb
setup-seats = Miejsca
setup-options = Opcje
setup-start = Rozpocznij
setup-seat-human = Osoba przy tym ekranie
setup-seat-link = Osoba przez link
setup-seat-bot = Bot
setup-seat-open = Wolne miejsce
setup-bot-random = Losowy
setup-bot-easy = Łatwy
setup-bot-medium = Średni
setup-bot-hard = Trudny
setup-first-player = Gracz rozpoczynający
setup-first-random = Wylosuj
setup-take-back = Zezwalaj na cofanie
setup-clock = Zegar
setup-clock-none = Bez zegara
setup-hints = Zezwalaj na podpowiedzi
setup-spectators = Zezwalaj na widzów
setup-invite = Wyślij ten link znajomym:
setup-your-name = Twoje imię
setup-pack = Z pakietem treści „{ $pack }”: niektóre wartości są inne niż w pudełku.

## States of the table

state-your-turn = Twoja kolej
state-turn-of = Kolej: { $player }
state-thinking = { $player } myśli…
state-waiting-for = Czekamy na odpowiedź: { $player }
state-waiting-players = Czekamy na graczy
state-disconnected = { $player }: brak połączenia
state-reconnected = { $player }: znów przy stole
state-bot-took-over = Bot zastępuje gracza: { $player }
state-you-watch = Oglądasz partię
state-game-over = Koniec partii
state-you-won = Wygrywasz!
state-you-lost = Przegrywasz
state-draw = Remis
state-winner = Zwycięstwo: { $player }
state-team-won = Twój zespół wygrywa!
state-last-turns = Ostatnie tury
state-paused = Wstrzymano
state-saved = Zapisano
state-loading = Wczytywanie…

## Table buttons

table-take-back = Cofnij
table-hint = Podpowiedź
table-why-not = Dlaczego nie?
table-end-turn = Zakończ turę
table-pass = Pas
table-done = Gotowe
table-skip = Pomiń
table-decline = Nie używam
table-resign = Poddaj partię
table-resign-ask = Na pewno poddać partię?
table-offer-draw = Zaproponuj remis
table-give-seat-to-bot = Oddaj miejsce botowi
table-take-seat-back = Wróć na swoje miejsce
table-log = Dziennik
table-chat = Czat
table-hand = Ręka
table-zoom-in = Przybliż
table-zoom-out = Oddal
table-fit = Cała plansza
table-skip-animation = Pomiń animację
table-rematch = Zagraj jeszcze raz
table-analyse = Przeanalizuj partię
table-pass-device = Przekaż urządzenie: { $player }
table-show-my-hand = Pokaż moje karty

## Prompts

prompt-choose-action = Wybierz akcję
prompt-choose-square = Wybierz pole
prompt-choose-card = Wybierz kartę
prompt-choose-target = Wybierz cel
prompt-choose-player = Wybierz przeciwnika
prompt-choose-direction = Wybierz kierunek
prompt-choose-orientation = Wybierz ułożenie wzoru
prompt-choose-order = Ustal kolejność
prompt-optional = Możesz: { $what }
prompt-must = Musisz: { $what }
prompt-nothing-possible = Nic nie można tu zrobić; efekt zostaje pominięty.
prompt-confirm-end-turn = Zakończyć turę? Potem nie będzie można cofnąć.

## Take-back, hint, why not

take-back-none = Nie ma czego cofnąć
take-back-off = Przy tym stole ruchów się nie cofa.
take-back-drawn = Za późno: od tego czasu dobrano karty lub rzucono kośćmi.
take-back-shown = Za późno: wszyscy już to widzieli albo ten krok się skończył.
take-back-passed = Za późno: inny gracz już coś zrobił lub może teraz działać.
take-back-done = Cofnięto
hint-best = Bot zagrałby: { $move }
hint-chance = Szacowana szansa wygranej: { $percent }
hint-thinking = Szukam podpowiedzi…
why-not-title = Dlaczego nie?
why-not-rule = Zasada { $rule }
why-not-not-your-turn = To nie twoja kolej.
why-not-occupied = Pole { $square } jest zajęte.
why-not-rank = Na polu { $square } stoi pion wyższej rangi.
why-not-no-pattern = Twoje piony nie tworzą tego wzoru.
why-not-out-of-range = Cel jest poza zasięgiem.
why-not-no-sight = Cel nie znajduje się w Polu Widzenia.
why-not-no-mana = Za mało many: potrzeba { $need }, zostało { $have }.
why-not-blocked = Droga jest zablokowana.

## Replay

replay-title = Powtórka
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-first = Na początek
replay-last = Na koniec
replay-step-back = Krok wstecz
replay-step-forward = Krok naprzód
replay-speed = Szybkość
replay-as = Widok: { $player }
replay-turning-points = Punkty zwrotne
replay-download = Pobierz zapis partii
replay-verified = Zapis jest autentyczny: sprawdzono każde losowanie.
replay-mismatch = Zapis różni się w kroku { $step }.

## Errors

error-title = Coś poszło nie tak
error-illegal = To niemożliwe: { $reason }
error-stale = Sytuacja się zmieniła. Spójrz jeszcze raz i wybierz.
error-not-your-seat = To nie twoje miejsce.
error-table-not-found = Nie ma takiego stołu. Sprawdź link.
error-no-such-step = Powtórka nie ma takiego kroku.
error-table-full = Wszystkie miejsca są zajęte. Możesz oglądać.
error-offline = Brak połączenia. Twoja partia jest bezpieczna; ponawiamy próby.
    .pocket = Silnik nie odpowiada. Twoja partia jest bezpieczna; uruchamiamy go ponownie.
error-back-online = Połączono ponownie
error-version = Strona jest nieaktualna. Odśwież ją.
error-part = Nie udało się wczytać części strony: nie ma połączenia albo strona jest nieaktualna. Odśwież ją.
error-bad-record = Ten plik nie jest zapisem partii Ludarium.
error-record-too-new = Ten zapis powstał w nowszej wersji.
error-name-empty = Wpisz imię.
error-bug = Błąd w zasadach zatrzymał ten stół. Zapis partii zachowano.
error-damaged = Ten stół zatrzymano: części jego historii brakuje albo jest uszkodzona. Wszystko, co zostało, zachowano.
error-too-often = Za dużo naraz. Poczekaj chwilę.
error-not-now = Teraz nie można tego zrobić.
error-bad-setup = Nie można tak przygotować stołu.
error-unavailable = Tego nie można teraz zrobić. Nic się nie zmieniło; spróbuj za chwilę.
    .pocket = Przeglądarka nie mogła tego zapisać. Nic się nie zmieniło; spróbuj za chwilę.
error-internal = Coś poszło nie tak. Twoja partia jest bezpieczna; spróbuj jeszcze raz.
    .pocket = Coś poszło nie tak w silniku. Twoja partia jest bezpieczna; spróbuj jeszcze raz.
error-too-large = To za duże, żeby to wysłać.
error-wrong-origin = To żądanie przyszło z innej strony, więc go nie wykonano.
error-needs-server = Do tego potrzeba innych urządzeń, a to wydanie działa tylko w twojej przeglądarce. Połącz się z serwerem Ludarium.
error-bad-export = Ten plik nie jest eksportem Ludarium albo jego części brakuje lub jest uszkodzona. Nic się nie zmieniło.
error-export-too-new = Ten eksport powstał w nowszej wersji. Nic się nie zmieniło.

## Settings and access

settings-language = Język
settings-text-size = Wielkość tekstu
settings-palette = Paleta dla daltonistów
settings-motion = Ogranicz animacje
settings-sound = Dźwięk
settings-narration = Narracja
settings-theme = Motyw
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-confirm-moves = Potwierdzaj każdy ruch
settings-keyboard = Skróty klawiszowe
a11y-square-empty = { $square }, puste
a11y-square-piece = { $square }, { $piece }
a11y-selected = Wybrano
a11y-legal-choice = Można wybrać
a11y-skip-to-board = Przejdź do planszy

## Gallery, rules, learning

gallery-filter = Filtruj
gallery-own-design = Projekt własny Ludarium
gallery-reconstruction = Rekonstrukcja: drukowany tekst nie jest publiczny.
rules-search = Przeszukaj zasady
rules-no-result = Brak wyników dla „{ $query }”
learn-step = Krok { $n } z { $total }
learn-try = Teraz twoja kolej, spróbuj
learn-well-done = Świetnie!
learn-leave = Zakończ lekcję

## Tash-Kalar

tk-prompt-summon = Przywołaj istotę
tk-prompt-flare = Rzuć flarę
tk-prompt-task = Wykonać zadanie?
tk-prompt-discard = Odrzuć istotę ze swojej talii
tk-hand-over = Przekaż kontrolę partnerowi
tk-log-place = { $player } umieszcza zwykłego piona na polu { $square }.
tk-log-summon = { $player } przywołuje: { $being } ({ $square }).
tk-log-flare = { $player } rzuca flarę.

## Skytear

sk-prompt-react = Zagraj Reakcję albo spasuj
sk-prompt-area = Ułóż obszar efektu
sk-prompt-modifier = Wybierz modyfikator do dodania
sk-log-attack = { $hero } atakuje. Cel: { $target }.
sk-log-defeated = Pokonany Bohater: { $hero }.
sk-log-lane-won = Linia { $lane }: wygrywa { $player }, przewaga { $margin }.

## Fateforge

ff-prompt-dice = Wybierz cztery kości do rzutu
ff-prompt-exit = Wybierzcie wspólne wyjście
ff-test = Test: { $trait }, { $difficulty }
ff-log-ko = OG: { $hero }.
ff-log-revived = Ocucenie: { $hero }.
ff-rule-unlocked = Nowa zasada: { $rule }
ff-saved-slot = Kampania, zapis { $n }
ff-reaction-here = Reakcje wrogów

## Counts and forms (Fluent selectors)

count-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
count-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
count-pieces =
    { $n ->
        [one] { $n } pion
        [few] { $n } piony
        [many] { $n } pionów
       *[other] { $n } piona
    }
count-actions-left =
    { $n ->
        [0] Brak akcji
        [one] Pozostała { $n } akcja
        [few] Pozostały { $n } akcje
        [many] Pozostało { $n } akcji
       *[other] Pozostało { $n } akcji
    }
count-damage =
    { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
        [many] { $n } obrażeń
       *[other] { $n } obrażenia
    }
count-spaces =
    { $n ->
        [one] { $n } pole
        [few] { $n } pola
        [many] { $n } pól
       *[other] { $n } pola
    }
count-minions-skytear =
    { $n ->
        [one] { $n } Żołnierz
       *[other] { $n } Żołnierzy
    }
count-heroes =
    { $n ->
        [one] { $n } bohater
       *[other] { $n } bohaterów
    }
count-minions-fateforge =
    { $n ->
        [one] { $n } sługus
        [few] { $n } sługusy
        [many] { $n } sługusów
       *[other] { $n } sługusa
    }
count-dice =
    { $n ->
        [one] { $n } kość
        [few] { $n } kości
        [many] { $n } kości
       *[other] { $n } kości
    }
count-gold =
    { $n ->
        [one] { $n } sztuka złota
        [few] { $n } sztuki złota
        [many] { $n } sztuk złota
       *[other] { $n } sztuki złota
    }
count-rounds-left =
    { $n ->
        [1] Ostatnia runda
        [few] Pozostały { $n } rundy
        [many] Pozostało { $n } rund
       *[other] Pozostało { $n } rundy
    }
count-spectators =
    { $n ->
        [0] Nikt nie ogląda
        [one] { $n } widz
       *[other] { $n } widzów
    }
count-turn-number = Tura { $n }
tk-log-destroy =
    { $n ->
        [one] { $player } niszczy { $n } piona.
        [few] { $player } niszczy { $n } piony.
        [many] { $player } niszczy { $n } pionów.
       *[other] { $player } niszczy { $n } piona.
    }
sk-log-damage =
    { $n ->
        [one] { $target } otrzymuje { $n } obrażenie.
        [few] { $target } otrzymuje { $n } obrażenia.
        [many] { $target } otrzymuje { $n } obrażeń.
       *[other] { $target } otrzymuje { $n } obrażenia.
    }
ff-hero-ko-adjective =
    { $gender ->
        [f] ogłuszona
       *[m] ogłuszony
    }
ff-hero-stunned-adjective =
    { $gender ->
        [f] oszołomiona
       *[m] oszołomiony
    }

## Words: the platform

term-ludarium = Ludarium
    .gen = Ludarium
    .acc = Ludarium
    .gender = n
    .definition = Platforma; nazwa własna, nietłumaczona.
term-game = gra
    .gen = gry
    .acc = grę
    .nom_pl = gry
    .gen_pl = gier
    .gender = f
    .definition = Tytuł, na przykład Tash-Kalar.
term-match = partia
    .gen = partii
    .acc = partię
    .nom_pl = partie
    .gen_pl = partii
    .gender = f
    .definition = Jedna rozgrywka od przygotowania do wyniku.
term-form = tryb
    .gen = trybu
    .acc = tryb
    .nom_pl = tryby
    .gen_pl = trybów
    .gender = m3
    .definition = Sposób gry wybierany przed partią (w Tash-Kalar: styl).
term-table = stół
    .gen = stołu
    .acc = stół
    .nom_pl = stoły
    .gen_pl = stołów
    .gender = m3
    .definition = Partia w toku lub czekająca na graczy.
term-seat = miejsce
    .gen = miejsca
    .acc = miejsce
    .nom_pl = miejsca
    .gen_pl = miejsc
    .gender = n
    .definition = Pozycja przy stole zajęta przez osobę lub bota.
term-player = gracz
    .gen = gracza
    .acc = gracza
    .nom_pl = gracze
    .gen_pl = graczy
    .gender = m1
    .definition = Osoba lub bot na miejscu.
term-opponent = przeciwnik
    .gen = przeciwnika
    .acc = przeciwnika
    .nom_pl = przeciwnicy
    .gen_pl = przeciwników
    .gender = m1
    .definition = Gracz innej strony.
term-host = gospodarz
    .gen = gospodarza
    .acc = gospodarza
    .nom_pl = gospodarze
    .gen_pl = gospodarzy
    .gender = m1
    .definition = Kto otworzył stół.
term-spectator = widz
    .gen = widza
    .acc = widza
    .nom_pl = widzowie
    .gen_pl = widzów
    .gender = m1
    .definition = Ktoś, kto ogląda, nie zajmując miejsca.
term-invite-link = link z zaproszeniem
    .gen = linku z zaproszeniem
    .acc = link z zaproszeniem
    .nom_pl = linki z zaproszeniem
    .gen_pl = linków z zaproszeniem
    .gender = m3
term-bot = bot
    .gen = bota
    .acc = bota
    .nom_pl = boty
    .gen_pl = botów
    .gender = m2
    .definition = Gracz sterowany przez program.
term-bot-random = losowy (bot)
term-bot-mild = łagodny (bot)
term-bot-greedy = zachłanny (bot)
term-bot-mcts = analityczny (bot)
term-strength = siła gry
    .gen = siły gry
    .acc = siłę gry
    .gender = f
term-hint = podpowiedź
    .gen = podpowiedzi
    .acc = podpowiedź
    .nom_pl = podpowiedzi
    .gen_pl = podpowiedzi
    .gender = f
    .definition = Ruch, który wykonałby bot, wraz z jego oceną.
term-why-not = dlaczego nie?
    .definition = Zasada, która zabrania tego, co próbowano zrobić.
term-take-back = cofnięcie
    .gen = cofnięcia
    .acc = cofnięcie
    .nom_pl = cofnięcia
    .gen_pl = cofnięć
    .gender = n
    .definition = Wycofanie ostatniej decyzji tam, gdzie pozwalają na to zasady.
term-replay = powtórka
    .gen = powtórki
    .acc = powtórkę
    .nom_pl = powtórki
    .gen_pl = powtórek
    .gender = f
    .definition = Zakończona partia pokazywana krok po kroku.
term-record = zapis partii
    .gen = zapisu partii
    .acc = zapis partii
    .nom_pl = zapisy partii
    .gen_pl = zapisów partii
    .gender = m3
    .definition = Plik ze wszystkimi decyzjami z partii.
term-log = dziennik
    .gen = dziennika
    .acc = dziennik
    .nom_pl = dzienniki
    .gen_pl = dzienników
    .gender = m3
    .definition = Przebieg partii opisany słowami.
term-decision = decyzja
    .gen = decyzji
    .acc = decyzję
    .nom_pl = decyzje
    .gen_pl = decyzji
    .gender = f
    .definition = Pytanie do jednego miejsca i jego możliwości.
term-option = możliwość
    .gen = możliwości
    .acc = możliwość
    .nom_pl = możliwości
    .gen_pl = możliwości
    .gender = f
    .definition = Jedna dozwolona odpowiedź na decyzję.
term-event = zdarzenie
    .gen = zdarzenia
    .acc = zdarzenie
    .nom_pl = zdarzenia
    .gen_pl = zdarzeń
    .gender = n
term-view = widok
    .gen = widoku
    .acc = widok
    .nom_pl = widoki
    .gen_pl = widoków
    .gender = m3
    .definition = To, co może wiedzieć dany oglądający.
term-seed = ziarno losowości
    .gen = ziarna losowości
    .acc = ziarno losowości
    .gender = n
    .definition = Liczba, która wyznacza całą losowość partii.
term-content-pack = pakiet treści
    .gen = pakietu treści
    .acc = pakiet treści
    .nom_pl = pakiety treści
    .gen_pl = pakietów treści
    .gender = m3
term-gallery = galeria kart
    .gen = galerii kart
    .acc = galerię kart
    .gender = f
term-rules-reference = kompendium zasad
    .gen = kompendium zasad
    .acc = kompendium zasad
    .gender = n
term-statistics = statystyki
    .acc = statystyki
    .nom_pl = statystyki
    .gen_pl = statystyk
    .gender = pl
term-settings = ustawienia
    .acc = ustawienia
    .nom_pl = ustawienia
    .gen_pl = ustawień
    .gender = pl
term-estimate = ocena szans
    .gen = oceny szans
    .acc = ocenę szans
    .nom_pl = oceny szans
    .gen_pl = ocen szans
    .gender = f
term-turning-point = punkt zwrotny
    .gen = punktu zwrotnego
    .acc = punkt zwrotny
    .nom_pl = punkty zwrotne
    .gen_pl = punktów zwrotnych
    .gender = m3
term-guided-game = partia z przewodnikiem
    .gen = partii z przewodnikiem
    .acc = partię z przewodnikiem
    .nom_pl = partie z przewodnikiem
    .gen_pl = partii z przewodnikiem
    .gender = f
term-chat = czat
    .gen = czatu
    .acc = czat
    .nom_pl = czaty
    .gen_pl = czatów
    .gender = m3
term-clock = zegar
    .gen = zegara
    .acc = zegar
    .nom_pl = zegary
    .gen_pl = zegarów
    .gender = m3

## Words: words of every game

term-card = karta
    .gen = karty
    .acc = kartę
    .nom_pl = karty
    .gen_pl = kart
    .gender = f
term-deck = talia
    .gen = talii
    .acc = talię
    .nom_pl = talie
    .gen_pl = talii
    .gender = f
term-hand = ręka
    .gen = ręki
    .acc = rękę
    .nom_pl = ręce
    .gen_pl = rąk
    .gender = f
    .definition = Karty, które trzymasz.
term-discard-pile = stos kart odrzuconych
    .gen = stosu kart odrzuconych
    .acc = stos kart odrzuconych
    .nom_pl = stosy kart odrzuconych
    .gen_pl = stosów kart odrzuconych
    .gender = m3
term-draw = dobrać (kartę)
term-discard = odrzucić
term-shuffle = potasować
term-reveal = odkryć
term-face-up = odkryta
term-face-down = zakryta
term-board = plansza
    .gen = planszy
    .acc = planszę
    .nom_pl = plansze
    .gen_pl = plansz
    .gender = f
term-turn = tura
    .gen = tury
    .acc = turę
    .nom_pl = tury
    .gen_pl = tur
    .gender = f
term-round = runda
    .gen = rundy
    .acc = rundę
    .nom_pl = rundy
    .gen_pl = rund
    .gender = f
term-phase = faza
    .gen = fazy
    .acc = fazę
    .nom_pl = fazy
    .gen_pl = faz
    .gender = f
term-action = akcja
    .gen = akcji
    .acc = akcję
    .nom_pl = akcje
    .gen_pl = akcji
    .gender = f
term-target = cel
    .gen = celu
    .acc = cel
    .nom_pl = cele
    .gen_pl = celów
    .gender = m3
term-effect = efekt
    .gen = efektu
    .acc = efekt
    .nom_pl = efekty
    .gen_pl = efektów
    .gender = m3
term-point = punkt
    .gen = punktu
    .acc = punkt
    .nom_pl = punkty
    .gen_pl = punktów
    .gender = m3
term-score = wynik
    .gen = wyniku
    .acc = wynik
    .nom_pl = wyniki
    .gen_pl = wyników
    .gender = m3
term-win = zwycięstwo
    .gen = zwycięstwa
    .acc = zwycięstwo
    .nom_pl = zwycięstwa
    .gen_pl = zwycięstw
    .gender = n
term-loss = przegrana
    .gen = przegranej
    .acc = przegraną
    .nom_pl = przegrane
    .gen_pl = przegranych
    .gender = f
term-draw-result = remis
    .gen = remisu
    .acc = remis
    .nom_pl = remisy
    .gen_pl = remisów
    .gender = m3
term-resign = poddać partię
term-set-up = przygotowanie
    .gen = przygotowania
    .acc = przygotowanie
    .gender = n
term-team = zespół
    .gen = zespołu
    .acc = zespół
    .nom_pl = zespoły
    .gen_pl = zespołów
    .gender = m3
term-token = żeton
    .gen = żetonu
    .acc = żeton
    .nom_pl = żetony
    .gen_pl = żetonów
    .gender = m3
term-rule = zasada
    .gen = zasady
    .acc = zasadę
    .nom_pl = zasady
    .gen_pl = zasad
    .gender = f
term-legal = dozwolony
term-refused = niedozwolony

## A game without words of its own: options and events by their notation

plain-text = { $text }
plain-event = { $player }: { $text }
