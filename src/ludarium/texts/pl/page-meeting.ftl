## Zaproszenie i poczekalnia

page-invite-title = Kto zagra z tobą?
page-invite-lede =
    { $n ->
        [one] Wyślij link. Gra zacznie się, gdy ktoś zajmie miejsce.
       *[other] Wyślij link. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
    }
page-invite-link = Link do stołu
page-invite-say = Albo podaj kod:
page-invite-row-network = Ta sama sieć
page-invite-row-public = Skądkolwiek
page-invite-row-here = Ten komputer
page-invite-for-network = wszyscy w tej sieci
page-invite-for-public = każdy, kto ma link
page-invite-for-here = nikt inny
page-invite-closed = zamknięta
page-invite-closed-help = Ludarium słucha tylko tego komputera
page-invite-no-qr = Bez kodu: telefon nie otworzy tego adresu.
page-invite-open-button = Otwórz dla tej sieci
page-invite-open-ask = Otworzyć Ludarium dla twojej sieci?
page-invite-open-help = Do zatrzymania programu każdy w twojej sieci może otworzyć stronę, zakładać stoły i dołączać z kodem. Nikt spoza niej.
page-invite-opened = Ludarium jest teraz dostępne w twojej sieci.
page-invite-show-qr = Kod QR
page-invite-side = Twoja strona
page-invite-lots = Losuj
page-room-seats = Miejsca
page-room-title = Obecni: { $n } z { $of }.
page-room-lede = Wybierz stronę. O początku gry decyduje { $host }.
page-room-lede-host = Wybierzcie strony. O początku gry decydujesz ty.
page-room-the-host = gospodarz
page-room-host = gospodarz
page-room-ready = gotowe
page-room-choosing = wybiera
page-room-i-am-ready = Można zaczynać
page-room-wait = Poczekajcie na mnie
page-room-begin = Zacznij
page-room-begin-once =
    { $n ->
        [one] Zacznij, gdy jeszcze jedna osoba będzie gotowa
        [few] Zacznij, gdy jeszcze { $n } osoby będą gotowe
       *[other] Zacznij, gdy jeszcze { $n } osób będzie gotowych
    }
page-room-begin-full = Zacznij, gdy wszystkie miejsca będą zajęte
page-room-begins = Grę zaczyna { $host }, gdy wszyscy są gotowi
page-seat-unopened = link jeszcze nieotwarty
page-seat-opened-phone = link otwarty na telefonie, { $n } s temu
page-seat-opened-computer = link otwarty na komputerze, { $n } s temu
page-seat-coming = Ktoś właśnie wchodzi
page-seat-typing = pisze imię
page-seat-unreachable = nikt jeszcze nie może tu dotrzeć
page-seat-kept = poza stołem, miejsce czeka
page-seat-sit = Usiądź tutaj
page-seat-reopen = Znów dla ludzi
page-seat-other-side = Na drugą stronę
page-seat-bot = Bot
page-pick-title = Kto zajmie to miejsce?
page-pick-seat = Posadź: { $name }
page-join-helps = Dozwolone ruchy są zaznaczone, a każda odmowa mówi dlaczego.
page-join-waits = { $name } czeka przy stole.
page-join-watch = Tylko oglądaj
page-join-learn = Najpierw poznaj grę
error-not-all-ready = Gra zaczyna się, gdy wszystkie miejsca są zajęte i wszyscy są gotowi.
error-somebody-types = Ktoś właśnie wpisuje imię na miejsce zajęte przez bota; poczekaj chwilę.
error-no-network = Ten komputer nie jest w żadnej sieci, dla której można go otworzyć.
page-listed = W lobby
page-listed-help = stół widzą wszyscy na tym serwerze; oglądający widzą go minutę później
