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
page-end-structures = obrażenia budowli: { $n }

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

page-side-party = Drużyna

## Names, and who may come in

error-name-invisible = Imię może mieć tylko znaki, które każdy widzi.
error-name-mixed = Imię może mieć litery tylko jednego alfabetu, żeby nikt nie podszył się pod kogoś innego.
error-stand-in-settled = Zastępcę wybrano przy zakładaniu stołu; nie można wybrać słabszego bota.
error-removed = Gospodarz usunął cię od tego stołu.
error-logged-out = Nastąpiło wylogowanie.
