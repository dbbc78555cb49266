### Zegary

clock-days =
    { $n ->
        [one] 1 dzień na ruch
        [few] { $n } dni na ruch
        [many] { $n } dni na ruch
       *[other] { $n } dnia na ruch
    }
clock-days-help = nikt nie musi tu być w tym samym czasie; gdy dni miną, dalej gra zastępca
clock-rest-days = { $days } d { $hours } h
clock-rest-whole = { $days } d
clock-rest-hours = zostało { $n } h
clock-rest-minutes = zostało { $n } min

## Strona główna

home-your-turn = Twój ruch.
home-your-turn-name = Twój ruch, { $name }.
home-nothing-waits = Nic na ciebie nie czeka.
home-waiting-n =
    { $n ->
        [one] Jedna partia czeka na ciebie.
        [few] { $n } partie czekają na ciebie.
        [many] { $n } partii czeka na ciebie.
       *[other] { $n } partii czeka na ciebie.
    }
home-running-n =
    { $n ->
        [0] Zacznij partię jednym kliknięciem.
        [one] Jedna partia toczy się bez ciebie.
        [few] { $n } partie toczą się bez ciebie.
        [many] { $n } partii toczy się bez ciebie.
       *[other] { $n } partii toczy się bez ciebie.
    }
home-your-games = Partie, które na ciebie czekają
home-waiting-for-others = Czekamy na innych
home-all-games = Wszystkie partie
home-fewer-games = Mniej
home-play-your-turn = Wykonaj ruch
home-look = Zobacz
home-bot = { $name }, bot
home-open-tables = Otwarte stoły
home-live-now = Gra się teraz
home-more-tables = Jeszcze { $n }
home-watch-all = Oglądaj wszystkie
home-next-on-the-ladder = Następni w drabince
home-all-opponents = Wszyscy przeciwnicy
home-play = Graj
home-with-somebody = Z kimś innym
home-with-somebody-help = Przy jednym ekranie, w tej samej sieci albo przez link.
    .pocket = Przy jednym ekranie może grać kilka osób.
home-invite = Zaproś
    .pocket = Przygotuj stół
home-as-of = Nie można połączyć się z serwerem. Stan z godziny { $time }.
    .pocket = Silnik nie odpowiada. Stan z godziny { $time }.
home-first-opponent = Zagraj teraz: { $name }
home-first-opponent-help = { $form }, dziesięć minut, bez czytania.
home-new-game = Nowa gra
home-row-chosen = Wybierz inną partię
home-play-key = Graj wybraną partię
home-search-key = Szukaj w zasadach
home-tab-you = Ty
home-next-game = Następna partia

## Sygnały

signal-your-turn = Twój ruch: { $name }
signal-your-turn-alone = Twój ruch
signal-your-turn-n = ({ $n }) Twój ruch
signal-chooses = Wybiera { $name }
signal-rematch = Rewanż? { $name }
signal-came = Jest już { $name }
signal-clock = { $time } · twój ruch
signal-wrote = Wiadomość: { $name }
signal-note-turn = { $name }: ruch wykonany
signal-note-turn-alone = Teraz twój ruch
signal-note-rematch = { $name } chce rewanżu
signal-note-left = { $game }. { $left }.
signal-ask-title = Dać znać, gdy przyjdzie twój ruch?
signal-ask-help = Ta partia trwa wiele dni. Przeglądarka może pokazać krótkie powiadomienie, także gdy strona jest zamknięta. Nigdy nie pokazuje kart.
signal-ask-yes = Daj mi znać
signal-ask-no = Nie teraz
signal-setting = Daj znać, gdy mój ruch
signal-setting-help = Powiadomienie przeglądarki, gdy patrzysz gdzie indziej; nigdy z kartami.
signal-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Można to zmienić w jej ustawieniach.

## Kto tu jest

presence-writes = { $name } pisze …

## Gra od nowa

series-title = Seria: { $names }
series-title-here = Seria przy tym ekranie
series-games = Dotychczasowe partie: { $names }
series-drawn = remis
series-offer-over = Przez pięć minut nikt nie odpowiedział.
series-change = Zmień wariant albo zegar
series-changed = zmiana
series-form = Wariant następnej partii
series-propose = Zaproponuj
series-bot-meanwhile = Zagraj tymczasem z botem
series-send-link = Wyślij link
series-more = O jedną osobę więcej
series-hand-on = Inna gra w tym samym gronie
