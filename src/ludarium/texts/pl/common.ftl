### Ludarium in Polish: the platform's words and the interface.
###
### Ids and variables are the same in all languages; names carry the forms their language needs
### (Polish .gen .acc .gender, French .gender). French: write ordinary spaces and apostrophes, the loader
### puts the typographic ones in. See ../README.md.

## Home

home-join = Dołącz przez link
home-gallery = Galeria kart
home-rules = Zasady
home-statistics = Statystyki
home-settings = Ustawienia
home-about = O programie

## Common buttons

button-ok = OK
button-cancel = Anuluj
button-back = Wróć
button-next = Dalej
button-close = Zamknij
button-confirm = Potwierdź
button-yes = Tak
button-no = Nie
button-copy = Kopiuj
button-copied = Skopiowano
button-share = Udostępnij
button-retry = Spróbuj ponownie
button-more = Więcej
button-search = Szukaj

## Table set-up

setup-title = Przygotuj stół
setup-form = Tryb
setup-seats = Miejsca
setup-start = Rozpocznij
setup-seat-bot = Bot
setup-seat-open = Wolne miejsce
setup-clock = Zegar
setup-clock-none = Bez zegara
setup-spectators = Zezwalaj na widzów
setup-invite = Wyślij ten link znajomym:
setup-your-name = Twoje imię
setup-pack = Z pakietem treści „{ $pack }”: niektóre wartości są inne niż w pudełku.

## States of the table

state-turn-of = Kolej: { $player }
state-thinking = { $player } myśli…
state-waiting-for = Czekamy na odpowiedź: { $player }
state-waiting-players = Czekamy na graczy
state-disconnected = { $player }: brak połączenia
state-bot-took-over = Bot zastępuje gracza: { $player }
state-you-watch = Oglądasz partię
state-game-over = Koniec partii
state-you-won = Wygrywasz!
state-you-lost = Przegrywasz
state-draw = Remis
state-winner = Zwycięstwo: { $player }
state-team-won = Twój zespół wygrywa!
state-last-turns = Ostatnie tury
state-loading = Wczytywanie…

## Table buttons

table-take-back = Cofnij
table-hint = Podpowiedź
table-end-turn = Zakończ turę
table-done = Gotowe
table-skip = Pomiń
table-resign = Poddaj partię
table-resign-ask = Na pewno poddać partię?
table-give-seat-to-bot = Oddaj miejsce botowi
table-take-seat-back = Wróć na swoje miejsce
table-log = Dziennik
table-chat = Czat
table-hand = Ręka
table-rematch = Zagraj jeszcze raz
table-pass-device = Przekaż urządzenie: { $player }

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

## Replay

replay-title = Powtórka
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-first = Na początek
replay-last = Na koniec
replay-step-back = Krok wstecz
replay-step-forward = Krok naprzód
replay-speed = Szybkość
replay-turning-points = Punkty zwrotne
replay-download = Pobierz zapis partii

## Errors

error-title = Coś poszło nie tak
error-stale = Sytuacja się zmieniła. Spójrz jeszcze raz i wybierz.
error-not-your-seat = To nie twoje miejsce.
error-table-not-found = Nie ma takiego stołu. Sprawdź link.
error-no-such-step = Powtórka nie ma takiego kroku.
error-table-full = Wszystkie miejsca są zajęte. Możesz oglądać.
error-offline = Brak połączenia. Twoja partia jest bezpieczna; ponawiamy próby.
    .pocket = Silnik nie odpowiada. Twoja partia jest bezpieczna; uruchamiamy go ponownie.
error-version = Strona jest nieaktualna. Odśwież ją.
error-part = Nie udało się wczytać części strony: nie ma połączenia albo strona jest nieaktualna. Odśwież ją.
error-bad-record = Ten plik nie jest zapisem partii Ludarium.
error-other-rules = Tę partię rozegrano według innych zasad: z innej wersji albo z pakietu treści. Jej zapis pozostaje cały, ale tutaj nie da się go odtworzyć.
error-season-not-begun = Ten sezon jeszcze się nie zaczął: nie ma w nim żadnego raportu.
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
settings-theme = Motyw
settings-confirm-moves = Potwierdzaj każdy ruch
settings-keyboard = Skróty klawiszowe
a11y-legal-choice = Można wybrać
a11y-skip-to-board = Przejdź do planszy

## Gallery, rules, learning

gallery-filter = Filtruj
gallery-reconstruction = Rekonstrukcja: drukowany tekst nie jest publiczny.
rules-search = Przeszukaj zasady
rules-no-result = Brak wyników dla „{ $query }”
learn-step = Krok { $n } z { $total }
learn-try = Teraz twoja kolej, spróbuj
learn-well-done = Świetnie!
learn-leave = Zakończ lekcję

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
count-actions-left =
    { $n ->
        [0] Brak akcji
        [one] Pozostała { $n } akcja
        [few] Pozostały { $n } akcje
        [many] Pozostało { $n } akcji
       *[other] Pozostało { $n } akcji
    }
count-turn-number = Tura { $n }

## Words: the platform

term-player = gracz
    .gen = gracza
    .acc = gracza
    .nom_pl = gracze
    .gen_pl = graczy
    .gender = m1
    .definition = Osoba lub bot na miejscu.
term-spectator = widz
    .gen = widza
    .acc = widza
    .nom_pl = widzowie
    .gen_pl = widzów
    .gender = m1
    .definition = Ktoś, kto ogląda, nie zajmując miejsca.
term-strength = siła gry
    .gen = siły gry
    .acc = siłę gry
    .gender = f
term-record = zapis partii
    .gen = zapisu partii
    .acc = zapis partii
    .nom_pl = zapisy partii
    .gen_pl = zapisów partii
    .gender = m3
    .definition = Plik ze wszystkimi decyzjami z partii.

## Words: words of every game

term-deck = talia
    .gen = talii
    .acc = talię
    .nom_pl = talie
    .gen_pl = talii
    .gender = f
term-effect = efekt
    .gen = efektu
    .acc = efekt
    .nom_pl = efekty
    .gen_pl = efektów
    .gender = m3

## A game without words of its own: options and events by their notation

plain-text = { $text }
plain-event = { $player }: { $text }
