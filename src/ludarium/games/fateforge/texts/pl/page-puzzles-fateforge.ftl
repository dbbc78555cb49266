### Goals of the puzzles of Fateforge, and where their positions come from.

page-puzzle-arranged-fateforge = Pozycja to chwila z symulowanej walki, taka, jaka była. Rzuty i dobrania tej tury są ustalone.
page-puzzle-of-fateforge-defeat =
    { $any ->
        [yes] Pokonaj wroga tymi kośćmi
       *[no] Pokonaj tymi kośćmi wroga: { $enemy }
    }
page-puzzle-of-fateforge-guard =
    { $any ->
        [yes] Pokonaj wroga i zyskaj blok
       *[no] Pokonaj w tej turze wroga i zyskaj blok: { $enemy }
    }
page-puzzle-of-fateforge-run =
    { $any ->
        [yes] Pokonaj wroga i zostaw innych w tyle
       *[no] Pokonaj wroga i skończ bez szwanku w strefie bez wrogów: { $enemy }
    }
page-puzzle-of-fateforge-two = Pokonaj w tej turze dwóch wrogów
page-puzzle-of-fateforge-clear =
    { $any ->
        [yes] Oczyść strefę bez szwanku
       *[no] Oczyść bez szwanku strefę { $zone }
    }
page-puzzle-of-fateforge-exit =
    { $any ->
        [yes] Dotrzyj bez szwanku do wyjścia
       *[no] Dotrzyj bez szwanku do wyjścia w strefie { $zone }
    }
page-puzzle-of-fateforge-take =
    { $any ->
        [yes] Dotrzyj do celu
       *[no] Dotrzyj do celu w strefie { $zone }
    }
page-puzzle-of-fateforge-open =
    { $any ->
        [yes] Odkryj, co jest ukryte
       *[no] Odkryj, co leży w strefie { $zone }
    }
page-puzzle-of-fateforge-wound = Zrań w tej turze bossa
