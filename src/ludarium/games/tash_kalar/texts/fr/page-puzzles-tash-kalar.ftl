### Goals of the puzzles of Tash-Kalar, and where their positions come from.

page-puzzle-arranged-tash-kalar = La position est arrangée : un moment d'une partie simulée, avec une main réduite à deux créatures et une légende au plus. Personne n'intervient.
page-puzzle-of-tash-kalar-claim =
    { $any ->
        [yes] Accomplissez une tâche ce tour-ci
       *[no] Accomplissez cette tâche ce tour-ci : { $task }
    }
page-puzzle-of-tash-kalar-points =
    { $any ->
        [yes] Gagnez des points ce tour-ci
       *[no] Gagnez { $points } points ce tour-ci
    }
page-puzzle-of-tash-kalar-beings = Invoquez deux créatures ce tour-ci
page-puzzle-of-tash-kalar-legend = Invoquez une légende ce tour-ci
page-puzzle-of-tash-kalar-fell = Détruisez une pièce légendaire ce tour-ci
page-puzzle-over = Le tour est fini
