### Goals of the puzzles of Tash-Kalar, and where their positions come from.

page-puzzle-arranged-tash-kalar = Pozycja jest ułożona: to chwila z gry symulowanej, z ręką ograniczoną do dwóch istot i najwyżej jednej legendy. Nikt nie przeszkadza.
page-puzzle-of-tash-kalar-claim =
    { $any ->
        [yes] Wypełnij w tej turze zadanie
       *[no] Wypełnij w tej turze zadanie: { $task }
    }
page-puzzle-of-tash-kalar-points =
    { $any ->
        [yes] Zdobądź w tej turze punkty
       *[no] Zdobądź w tej turze punkty: { $points }
    }
page-puzzle-of-tash-kalar-beings = Przywołaj w tej turze dwie istoty
page-puzzle-of-tash-kalar-legend = Przywołaj w tej turze legendę
page-puzzle-of-tash-kalar-fell = Zniszcz w tej turze legendarny pionek
page-puzzle-over = Tura się skończyła
