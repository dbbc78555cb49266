### Goals of the puzzles of Skytear, and where their positions come from.

page-puzzle-arranged-skytear = Pozycja jest ułożona: to chwila z gry symulowanej, w której odłożono karty, ustawiono rany i wyłożono następne odkrycia. Druga strona nie ma kart i nigdy nie odpowiada.
page-puzzle-of-skytear-lane =
    { $any ->
        [yes] Wygraj w tej turze linię
       *[no] Wygraj w tej turze linię { $lane }
    }
page-puzzle-of-skytear-defeat =
    { $any ->
        [yes] Pokonaj bohatera w tej aktywacji
       *[no] Pokonaj w tej aktywacji bohatera: { $hero }
    }
page-puzzle-of-skytear-damage =
    { $any ->
        [yes] Zrań bohatera w tej aktywacji
       *[no] Zadaj w tej aktywacji obrażenia: { $points }; cel: { $hero }
    }
page-puzzle-of-skytear-minions = Pokonaj dwa stwory w tej aktywacji
page-puzzle-of-skytear-both =
    { $any ->
        [yes] Pokonaj stwora i zrań bohatera
       *[no] Pokonaj w tej aktywacji stwora i zrań bohatera: { $hero }
    }
page-puzzle-of-skytear-drive =
    { $any ->
        [yes] Zepchnij bohatera z jego pola
       *[no] Zepchnij w tej aktywacji bohatera z jego pola: { $hero }
    }
page-puzzle-of-skytear-condition =
    { $any ->
        [yes] Nadaj bohaterowi stan
       *[no] Nadaj w tej aktywacji stan { $condition }; cel: { $hero }
    }
page-puzzle-of-skytear-heal =
    { $any ->
        [yes] Ulecz bohatera
       *[no] Ulecz w tej aktywacji PŻ: { $points }; bohater: { $hero }
    }
page-puzzle-of-skytear-survive =
    { $any ->
        [yes] Odpowiedz na Stosie, aby bohater przetrwał
       *[no] Odpowiedz na Stosie, aby przetrwał ten bohater: { $hero }
    }
