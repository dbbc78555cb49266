# Zagadki: jedna tura, jeden cel, jedna odpowiedź.

page-puzzle-title = Zagadki
page-puzzle-sub = Jedna tura, jeden cel, jedna odpowiedź
page-puzzle-daily = Zagadka dnia
page-puzzle-level = poziom { $n } z 5
page-puzzle-all = Wszystkie zagadki
page-puzzle-due = Na dzisiaj
page-puzzle-duenone = Dzisiaj nic nie wraca.
page-puzzle-repeat = Powtórz { $n ->
    [one] jedną zagadkę
    [few] { $n } zagadki
    [many] { $n } zagadek
   *[other] { $n } zagadki
 }
page-puzzle-row = { $n ->
    [one] jeden dzień z rzędu
    [few] { $n } dni z rzędu
    [many] { $n } dni z rzędu
   *[other] { $n } dnia z rzędu
 }
page-puzzle-free = Jeden dzień w tygodniu można opuścić bez straty serii.
page-puzzle-hintcost = każda kosztuje gwiazdkę
page-puzzle-h1 = Gdzie
page-puzzle-h2 = Która karta
page-puzzle-h3 = Pierwsza akcja
page-puzzle-solved = Rozwiązane
page-puzzle-other = Rozwiązane inaczej, równie dobrze
page-puzzle-failed = Jeszcze nie
page-puzzle-failedhelp = Tura się skończyła, a cel nie jest osiągnięty.
page-puzzle-again = Spróbuj ponownie
page-puzzle-give = Pokaż rozwiązanie
page-puzzle-gave = Rozwiązanie
page-puzzle-next = Następna zagadka
page-puzzle-yourturn = Twoja tura
page-puzzle-stars = { $n ->
    [0] bez gwiazdki
    [one] jedna gwiazdka
    [few] { $n } gwiazdki
    [many] { $n } gwiazdek
   *[other] { $n } gwiazdki
 }
page-puzzle-back = Wróci jutro, potem po 3, 7 i 30 dniach.
page-puzzle-help = Graj jak przy stole. Każda dozwolona tura jest przyjmowana i sprawdzana.
page-puzzle-known = Następne odkrycia są ustalone: { $own }. Drugiej strony: { $other }.
page-puzzle-arranged-tash-kalar = Pozycja jest ułożona: to chwila z gry symulowanej, z ręką ograniczoną do dwóch istot i najwyżej jednej legendy. Nikt nie przeszkadza.
page-puzzle-arranged-skytear = Pozycja jest ułożona: to chwila z gry symulowanej, w której odłożono karty, ustawiono rany i wyłożono następne odkrycia. Druga strona nie ma kart i nigdy nie odpowiada.
page-puzzle-arranged-fateforge = Pozycja to chwila z symulowanej walki, taka, jaka była. Rzuty i dobrania tej tury są ustalone.
page-puzzle-missing = brakuje: { $n } z { $all }
page-puzzle-lost = Po odpowiedzi „{ $step }” celu nie dało się już osiągnąć.
page-puzzle-meet = Spotkasz ją znowu za { $n ->
    [one] jeden dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
 }{ $turned ->
    [yes] , z obróconą planszą.
   *[no] .
 }
page-puzzle-step-right = należy do rozwiązania
page-puzzle-step-lost = tu cel przepadł
page-puzzle-waiting = Wyniki czekają w tej przeglądarce, aż serwer będzie osiągalny.
page-puzzle-over = Tura się skończyła
page-puzzle-nocard = bez karty
page-puzzle-anywhere = gdziekolwiek na planszy
page-puzzle-bytheme = Według tematu
page-puzzle-any = Wszystkie poziomy
page-puzzle-goon = Dalej
page-puzzle-start = Zacznij
page-puzzle-done = { $n } z { $all }

page-puzzle-of-tash-kalar-claim =
    { $any ->
        [yes] Wypełnij w tej turze zadanie
       *[no] Wypełnij w tej turze zadanie: { $what }
    }
page-puzzle-of-tash-kalar-points =
    { $any ->
        [yes] Zdobądź w tej turze punkty
       *[no] Zdobądź w tej turze punkty: { $n }
    }
page-puzzle-of-tash-kalar-beings = Przywołaj w tej turze dwie istoty
page-puzzle-of-tash-kalar-legend = Przywołaj w tej turze legendę
page-puzzle-of-tash-kalar-fell = Zniszcz w tej turze legendarny pionek
page-puzzle-of-skytear-lane =
    { $any ->
        [yes] Wygraj w tej turze linię
       *[no] Wygraj w tej turze linię { $at }
    }
page-puzzle-of-skytear-defeat =
    { $any ->
        [yes] Pokonaj bohatera w tej aktywacji
       *[no] Pokonaj w tej aktywacji bohatera: { $named }
    }
page-puzzle-of-skytear-damage =
    { $any ->
        [yes] Zrań bohatera w tej aktywacji
       *[no] Zadaj w tej aktywacji obrażenia: { $n }; cel: { $named }
    }
page-puzzle-of-skytear-minions = Pokonaj dwa stwory w tej aktywacji
page-puzzle-of-skytear-both =
    { $any ->
        [yes] Pokonaj stwora i zrań bohatera
       *[no] Pokonaj w tej aktywacji stwora i zrań bohatera: { $named }
    }
page-puzzle-of-skytear-drive =
    { $any ->
        [yes] Zepchnij bohatera z jego pola
       *[no] Zepchnij w tej aktywacji bohatera z jego pola: { $named }
    }
page-puzzle-of-skytear-condition =
    { $any ->
        [yes] Nadaj bohaterowi stan
       *[no] Nadaj w tej aktywacji stan { $state }; cel: { $named }
    }
page-puzzle-of-skytear-heal =
    { $any ->
        [yes] Ulecz bohatera
       *[no] Ulecz w tej aktywacji PŻ: { $n }; bohater: { $named }
    }
page-puzzle-of-skytear-survive =
    { $any ->
        [yes] Odpowiedz na Stosie, aby bohater przetrwał
       *[no] Odpowiedz na Stosie, aby przetrwał ten bohater: { $named }
    }
page-puzzle-of-fateforge-defeat =
    { $any ->
        [yes] Pokonaj wroga tymi kośćmi
       *[no] Pokonaj tymi kośćmi wroga: { $named }
    }
page-puzzle-of-fateforge-guard =
    { $any ->
        [yes] Pokonaj wroga i zyskaj blok
       *[no] Pokonaj w tej turze wroga i zyskaj blok: { $named }
    }
page-puzzle-of-fateforge-run =
    { $any ->
        [yes] Pokonaj wroga i zostaw innych w tyle
       *[no] Pokonaj wroga i skończ bez szwanku w strefie bez wrogów: { $named }
    }
page-puzzle-of-fateforge-two = Pokonaj w tej turze dwóch wrogów
page-puzzle-of-fateforge-clear =
    { $any ->
        [yes] Oczyść strefę bez szwanku
       *[no] Oczyść bez szwanku strefę { $at }
    }
page-puzzle-of-fateforge-exit =
    { $any ->
        [yes] Dotrzyj bez szwanku do wyjścia
       *[no] Dotrzyj bez szwanku do wyjścia w strefie { $at }
    }
page-puzzle-of-fateforge-take =
    { $any ->
        [yes] Dotrzyj do celu
       *[no] Dotrzyj do celu w strefie { $at }
    }
page-puzzle-of-fateforge-open =
    { $any ->
        [yes] Odkryj, co jest ukryte
       *[no] Odkryj, co leży w strefie { $at }
    }
page-puzzle-of-fateforge-wound = Zrań w tej turze bossa
