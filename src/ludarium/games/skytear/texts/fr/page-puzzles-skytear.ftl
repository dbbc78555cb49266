### Goals of the puzzles of Skytear, and where their positions come from.

page-puzzle-arranged-skytear = La position est arrangée : un moment d'une partie simulée où des cartes ont été rangées, des blessures fixées et les prochaines cartes retournées. L'autre camp n'a pas de cartes et ne répond jamais.
page-puzzle-of-skytear-lane =
    { $any ->
        [yes] Gagnez une voie ce tour-ci
       *[no] Gagnez la voie { $lane } ce tour-ci
    }
page-puzzle-of-skytear-defeat =
    { $any ->
        [yes] Vainquez un héros pendant cette activation
       *[no] Vainquez { $hero } pendant cette activation
    }
page-puzzle-of-skytear-damage =
    { $any ->
        [yes] Blessez un héros pendant cette activation
       *[no] Infligez { $points } dégâts à { $hero } pendant cette activation
    }
page-puzzle-of-skytear-minions = Vainquez deux sbires pendant cette activation
page-puzzle-of-skytear-both =
    { $any ->
        [yes] Vainquez un sbire et blessez un héros
       *[no] Vainquez un sbire et blessez { $hero } pendant cette activation
    }
page-puzzle-of-skytear-drive =
    { $any ->
        [yes] Chassez un héros de sa case
       *[no] Chassez { $hero } de sa case pendant cette activation
    }
page-puzzle-of-skytear-condition =
    { $any ->
        [yes] Donnez un état à un héros
       *[no] Donnez l'état { $condition } à { $hero } pendant cette activation
    }
page-puzzle-of-skytear-heal =
    { $any ->
        [yes] Soignez un héros
       *[no] Soignez { $points } PV à { $hero } pendant cette activation
    }
page-puzzle-of-skytear-survive =
    { $any ->
        [yes] Répondez sur la Pile pour qu'un héros survive
       *[no] Répondez sur la Pile pour que { $hero } survive
    }
