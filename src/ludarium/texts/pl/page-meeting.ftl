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
page-room-full = Wszystkie miejsca są zajęte.
page-room-begin-full = Zacznij, gdy wszystkie miejsca będą zajęte
page-room-begins = Grę zaczyna { $host }, gdy wszyscy są gotowi
page-seat-unopened = link jeszcze nieotwarty
page-seat-opened-phone = link otwarty na telefonie, { $n } s temu
page-seat-opened-computer = link otwarty na komputerze, { $n } s temu
page-seat-coming = Ktoś właśnie wchodzi
page-seat-typing = pisze imię
page-seat-unreachable = nikt jeszcze nie może tu dotrzeć
page-seat-kept = poza stołem, miejsce czeka
page-seat-kept-for = nieobecność od { $n } s, miejsce czeka
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
page-join-names = albo
page-join-suggested = Bystra Wydra, Cicha Czapla, Rudy Borsuk, Śmiała Zięba, Chytry Lis, Mądra Sowa, Dzielny Zając, Spokojny Jeleń
page-invite-this-screen = Grajcie na tym ekranie
page-invite-again = Ustaw na nowo
error-not-all-ready = Gra zaczyna się, gdy wszystkie miejsca są zajęte i wszyscy są gotowi.
error-somebody-types = Ktoś właśnie wpisuje imię na miejsce zajęte przez bota; poczekaj chwilę.
error-no-network = Ten komputer nie jest w żadnej sieci, dla której można go otworzyć.
page-watch-later = Widzowie widzą później
page-watch-later-help = minutę po zdarzeniu: kto siedzi obok grającego, nie podpowie mu na czas
page-watching = Oglądasz
page-watching-later = Oglądasz · { $n } s później
page-listed = W lobby
page-listed-help = stół widzą wszyscy na tym serwerze; oglądający widzą go minutę później
error-name-taken = Ta nazwa należy tu do kogoś innego albo wygląda jak cudza.
error-banned = Ten serwer nie pozwala ci już grać.
error-bad-link = Ten link lub kod został użyty, wygasł albo nigdy nie istniał. Utwórz nowy.
error-muted = Nie możesz już tu pisać.

## Osoba i jej urządzenia

page-account = Ty na tym serwerze
page-name-yours = „{ $name }” to tutaj twoja nazwa.
page-name-unclaimed = Żadna nazwa nie jest tu tylko twoja.
page-name-claim-help = Nikt inny nie usiądzie pod twoją nazwą ani podobną.
page-name-claim = Zachowaj „{ $name }”
page-name-give-back = Zwolnij nazwę
page-name-kept = „{ $name }” należy do ciebie na tym serwerze.
page-name-free = Nazwa jest znów wolna.
page-device = Twoje inne urządzenia
page-device-help = Ta sama osoba na telefonie i komputerze, bez hasła.
page-device-link = Połącz inne urządzenie
page-device-code = Mam kod
page-device-how = Zeskanuj to drugim urządzeniem albo otwórz tam ten adres. Działa raz, przez dziesięć minut.
page-device-scan = Zeskanuj drugim urządzeniem
page-device-or-code = Albo wpisz tam:
page-device-address = Adres dla drugiego urządzenia
page-device-asks = { $device }: wpisano tam twój kod. Czy to twoje urządzenie?
page-device-allow = Tak, moje
page-device-deny = Nie
page-device-linked = Ta osoba jest teraz znana na obu urządzeniach.
page-device-become = Być tutaj tą samą osobą?
page-device-become-help = Ta przeglądarka usiądzie przy stołach osoby, która utworzyła link. To, co grano w niej dotąd pod inną nazwą, zostaje w tyle.
page-device-code-label = Osiem liter z drugiego urządzenia
page-device-waits = Teraz potwierdź na drugim urządzeniu.
page-device-do = Połącz to urządzenie
page-passkey = Żaden klucz dostępu cię nie zna
page-passkeys =
    { $n ->
        [one] Zna cię klucz dostępu
        [few] Znają cię { $n } klucze dostępu
       *[other] Zna cię { $n } kluczy dostępu
    }
page-passkey-help = Z kluczem serwer rozpozna cię nawet po utracie wszystkich przeglądarek.
page-passkey-make = Utwórz klucz dostępu
page-passkey-forget = Usuń klucze
page-passkey-use = Użyj klucza dostępu
page-data = Twoje dane
page-data-help = Wszystko, co ten serwer o tobie przechowuje, w jednym pliku; albo nic z tego.
page-data-get = Pobierz
page-data-delete = Usuń wszystko
page-data-delete-ask = Usunąć wszystko o tobie?
page-data-delete-help = Nazwa, urządzenia, zapisy, rankingi, wyniki zagadek i twoje wypowiedzi znikną na zawsze. Gry z innymi toczą się dalej: twoje miejsce zajmie bot, bez twojej nazwy.
page-data-puzzles = Wyniki zagadek
page-data-puzzles-help = Z pliku z twoimi danymi, pobranego tutaj lub z innego serwera. To, co już tu jest, zostaje.
page-data-bring = Przywróć
page-data-brought =
    { $n ->
        [0] Nie ma w nim niczego nowego
        [one] Przywrócono jedną próbę
        [few] Przywrócono { $n } próby
       *[many] Przywrócono { $n } prób
    }
page-data-no-file = To nie jest plik z twoimi danymi.
page-deleted = Nic o tobie nie jest tu już przechowywane.

## Lobby

page-lobby = Otwarte stoły
page-lobby-open = Czekają na graczy
page-lobby-live = W trakcie gry
page-lobby-games = Gry
page-lobby-forms = Tryby
page-lobby-all = Wszystkie
page-lobby-somebody = ktoś
page-lobby-free =
    { $n ->
        [one] jedno wolne miejsce
        [few] { $n } wolne miejsca
       *[other] { $n } wolnych miejsc
    }
page-lobby-delay = pokazywane { $n } s później
page-lobby-watch = Oglądaj
page-lobby-back = Do stołu
page-lobby-none = Żaden stół nie czeka. Załóż własny i wybierz „W lobby”.
page-lobby-no-live = Żadna gra nie toczy się teraz dla wszystkich.
page-lobby-none-here = Ten serwer nie ma lobby: do stołów dołącza się linkiem.

# Ktoś ma kod podany na głos: decyduje gospodarz stołu.
knock-title = Przed drzwiami
knock-asks = { $name } zna kod i chce zająć miejsce.
knock-phone = na telefonie
knock-computer = na komputerze
knock-yes = Wpuść
knock-no = Nie
knock-waits = Gospodarz został zapytany, czy cię wpuścić. Zostań na tej stronie.
