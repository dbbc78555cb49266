# Zagadki: jedna tura, jeden cel, jedna odpowiedź.

page-puzzle-title = Zagadki
page-puzzle-sub = Jedna tura, jeden cel, jedna odpowiedź
page-puzzle-daily = Zagadka dnia
page-puzzle-level = poziom { $n } z 5
page-puzzle-solve = Rozwiąż
page-puzzle-all = Wszystkie zagadki
page-puzzle-count = rozwiązane: { $done } z { $n }
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
page-puzzle-hints = Podpowiedzi
page-puzzle-hintcost = każda kosztuje gwiazdkę
page-puzzle-show = Pokaż
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
page-puzzle-nocard = bez karty
page-puzzle-anywhere = gdziekolwiek na planszy
page-puzzle-bytheme = Według tematu
page-puzzle-theme = Temat
page-puzzle-any = Wszystkie poziomy
page-puzzle-nothing = Nic tu nie zostało: wszystkie zagadki są rozwiązane.
page-puzzle-goon = Dalej
page-puzzle-start = Zacznij
page-puzzle-done = { $n } z { $all }

page-puzzle-of-tash-kalar-claim = Wypełnij w tej turze zadanie: { $what }
page-puzzle-of-tash-kalar-points = Zdobądź w tej turze punkty: { $n }
page-puzzle-of-tash-kalar-beings = Przywołaj w tej turze dwie istoty
page-puzzle-of-tash-kalar-legend = Przywołaj w tej turze legendę
page-puzzle-of-tash-kalar-fell = Zniszcz w tej turze legendarny pionek
page-puzzle-of-skytear-lane = Wygraj w tej turze linię { $what }
page-puzzle-of-skytear-defeat = Pokonaj bohatera w tej aktywacji: { $what }
page-puzzle-of-skytear-damage = Zadaj w tej aktywacji obrażenia ({ $n }): { $what }
page-puzzle-of-skytear-minions = Pokonaj dwa stwory w tej aktywacji
page-puzzle-of-skytear-both = Pokonaj stwora i zrań bohatera: { $what }
page-puzzle-of-skytear-drive = Zepchnij bohatera z jego pola: { $what }
page-puzzle-of-skytear-condition = Nadaj bohaterowi stan: { $what }
page-puzzle-of-skytear-heal = Ulecz PŻ ({ $n }): { $what }
page-puzzle-of-skytear-survive = Odpowiedz na Stosie, aby ten bohater przetrwał: { $what }
page-puzzle-of-fateforge-defeat = Pokonaj tymi kośćmi: { $what }
page-puzzle-of-fateforge-guard = Pokonaj i zyskaj blok: { $what }
page-puzzle-of-fateforge-run = Pokonaj i skończ w strefie bez wrogów: { $what }
page-puzzle-of-fateforge-two = Pokonaj w tej turze dwóch wrogów
page-puzzle-of-fateforge-clear = Oczyść bez szwanku strefę { $what }
page-puzzle-of-fateforge-exit = Dotrzyj bez szwanku do wyjścia w strefie { $what }
page-puzzle-of-fateforge-take = Dotrzyj do celu w strefie { $what }
page-puzzle-of-fateforge-open = Odkryj, co leży w strefie { $what }
page-puzzle-of-fateforge-wound = Zrań w tej turze bossa
