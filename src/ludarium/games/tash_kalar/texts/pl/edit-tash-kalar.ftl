### Pozycje Tash-Kalara ustawiane ręcznie.

tk-edit-no-square = Na arenie nie ma pola „{ $text }”.
tk-edit-no-piece =
    { $n ->
        [one] { $side }: { $n } pion zwykły lub heroiczny, już jest na arenie.
        [few] { $side }: { $n } piony zwykłe i heroiczne, wszystkie są już na arenie.
       *[other] { $side }: { $n } pionów zwykłych i heroicznych, wszystkie są już na arenie.
    }
tk-edit-no-legendary =
    { $n ->
        [one] { $side }: { $n } legendarny pion, już jest na arenie.
        [few] { $side }: { $n } legendarne piony, wszystkie są już na arenie.
       *[other] { $side }: { $n } legendarnych pionów, wszystkie są już na arenie.
    }
tk-edit-card-once = Każda karta jest tylko jedna.
tk-edit-card-held = Karta { $card_title } jest w ręce, którą ma { $player }.
tk-edit-task-once = Zadanie { $task_title } może leżeć tylko w jednym miejscu.
tk-edit-actions = Pozostałe akcje
tk-edit-turn = Tura gry
tk-edit-points = Punkty
tk-edit-points-of = Punkty: { $side }
tk-edit-tasks = Zadania
tk-edit-tasks-open = Obecne zadania
tk-edit-tasks-next = Następne zadanie
tk-edit-tasks-claimed = Wykonane: { $side }
tk-edit-task = { $task_title }
tk-edit-plays = Szkoła
tk-edit-school = { $school_title }
tk-edit-card = { $card_title }
tk-edit-beings = Istoty
tk-edit-legends = Legendy
tk-edit-flares = Flara
