### Ludzie przy stole po polsku: jak się skończyło, rewanż, kto gdzie siedzi, kto może wejść.

## The end of a game

page-end-you-won = Wygrywasz
page-end-draw = Nikt nie wygrywa
page-end-won =
    { $n ->
        [one] Wygrywa { $names }
        [few] Wygrywają { $names }
        [many] Wygrywają { $names }
       *[other] Wygrywają { $names }
    }
page-end-your-place =
    { $place ->
        [2] Zajmujesz drugie miejsce.
        [3] Zajmujesz trzecie miejsce.
        [4] Zajmujesz czwarte miejsce.
       *[other] Zajmujesz miejsce { $place }.
    }
page-end-ranking = Kolejność
page-end-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }

## Playing again

page-rematch-ask = Zaproponuj rewanż
page-rematch-go = Do rewanżu
page-rematch-wanted =
    { $n ->
        [one] { $names } chce rewanżu
        [few] { $names } chcą rewanżu
        [many] { $names } chcą rewanżu
       *[other] { $names } chcą rewanżu
    }
page-rematch-same = Ta sama gra przy takim samym stole, { $clock }.
page-rematch-swap = Tak byście wtedy siedzieli
page-rematch-no-clock = bez zegara
page-rematch-answer = Odpowiedz
page-rematch-accept = Zgoda
page-rematch-not-now = Nie teraz
page-rematch-waiting = Czekamy na odpowiedź: { $names }
page-rematch-waiting-help = Możesz się rozejrzeć; pytanie zostaje.
page-rematch-left =
    { $n ->
        [one] { $names } jest poza stołem; pytanie czeka na powrót.
        [few] { $names } są poza stołem; pytanie czeka na powrót.
        [many] { $names } są poza stołem; pytanie czeka na powrót.
       *[other] { $names } są poza stołem; pytanie czeka na powrót.
    }
page-rematch-take-back = Wycofaj
page-rematch-declined = { $name } nie chce teraz grać jeszcze raz.
page-rematch-you-declined = Twoja odpowiedź: nie teraz.
page-rematch-made = Rewanż się zaczął
page-rematch-made-help = Wszyscy się zgodzili, strony są zamienione.

## Seats

page-people = Gracze
page-is-away = poza stołem
page-is-awaited = czekamy
page-remove = Usuń od stołu
page-remove-sure = Usuń na dobre: { $name }
page-remove-help = Ta osoba znika od razu i nie może wrócić; link się zmienia, a miejsce czeka na kogoś innego albo na bota.
page-stand-in = Gdy ktoś odejdzie od stołu
page-stand-in-none = Czekamy na powrót
page-stand-in-after = Jak długo czekamy
page-stand-in-who = Kto może o to poprosić
page-stand-in-by-anyone = Każdy przy stole
page-stand-in-by-maker = Tylko gospodarz
page-stand-in-nobody = Na nieobecnych czekamy; żaden bot za nich nie gra.
page-stand-in-anyone = Nieobecna osoba zachowuje miejsce: { $after } każdy przy stole może oddać grę botowi ({ $bot }) do jej powrotu.
page-stand-in-maker = Nieobecna osoba zachowuje miejsce: { $after } gospodarz może oddać grę botowi ({ $bot }) do jej powrotu.
page-stand-in-mine = Kto co najmniej ma mnie zastąpić
page-after-seconds = po { $n } s
page-after-minutes = po { $n } min
page-after-hours = po { $n } godz.
page-join-invited = { $name } zaprasza cię do gry { $game }
page-join-to = Zaproszenie do gry { $game }
page-join-seat = Twoje miejsce
page-join-any-seat = Dowolne wolne miejsce
page-join-side = { $side }, miejsce { $n }
page-join-side-with = { $side }, razem z: { $names }
page-join-your-side = Twoje miejsce: { $side }

## Names, and who may come in

error-name-invisible = Imię może mieć tylko znaki, które każdy widzi.
error-name-mixed = Imię może mieć litery tylko jednego alfabetu, żeby nikt nie podszył się pod kogoś innego.
error-stand-in-settled = Zastępcę wybrano przy zakładaniu stołu; nie można wybrać słabszego bota.
error-removed = Gospodarz usunął cię od tego stołu.
error-logged-out = Nastąpiło wylogowanie.

## Sessions

page-sessions = Gdzie trwa twoja sesja
page-sessions-help = Twoje stoły, kampanie i statystyki należą do tej przeglądarki; hasła nie ma.
page-session-here = ta przeglądarka
page-session-seen = ostatnio używana: { $when }
page-session-unknown = Nieznana przeglądarka
page-session-ended = Ta sesja jest zakończona.
page-log-out = Wyloguj
page-log-out-everywhere = Wyloguj wszędzie
page-log-out-ask = Wylogować tę przeglądarkę?
page-log-out-everywhere-ask = Wylogować wszędzie?
page-log-out-help = Do otwartych stołów i kampanii nie będzie już powrotu. Jeśli chcesz zachować kampanię, najpierw ją zapisz.
