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
page-puzzle-nocard = bez karty
page-puzzle-anywhere = gdziekolwiek na planszy
page-puzzle-bytheme = Według tematu
page-puzzle-any = Wszystkie poziomy
page-puzzle-goon = Dalej
page-puzzle-start = Zacznij
page-puzzle-done = { $n } z { $all }
