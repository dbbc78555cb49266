### Goals of the puzzles of Fateforge, and where their positions come from.

page-puzzle-arranged-fateforge = La position est un moment d'un combat simulé, tel qu'il était. Les jets et les pioches du tour sont fixés.
page-puzzle-of-fateforge-defeat =
    { $any ->
        [yes] Vainquez un ennemi avec ces dés
       *[no] Avec ces dés, vainquez cet ennemi : { $enemy }
    }
page-puzzle-of-fateforge-guard =
    { $any ->
        [yes] Vainquez un ennemi et gagnez du blocage
       *[no] Vainquez cet ennemi et gagnez du blocage ce tour-ci : { $enemy }
    }
page-puzzle-of-fateforge-run =
    { $any ->
        [yes] Vainquez un ennemi et laissez les autres derrière vous
       *[no] Vainquez cet ennemi et finissez sans blessure dans une zone sans ennemi : { $enemy }
    }
page-puzzle-of-fateforge-two = Vainquez deux ennemis ce tour-ci
page-puzzle-of-fateforge-clear =
    { $any ->
        [yes] Nettoyez une zone sans blessure
       *[no] Nettoyez sans blessure la zone { $zone }
    }
page-puzzle-of-fateforge-exit =
    { $any ->
        [yes] Atteignez une sortie sans blessure
       *[no] Atteignez sans blessure la sortie de la zone { $zone }
    }
page-puzzle-of-fateforge-take =
    { $any ->
        [yes] Atteignez un objectif
       *[no] Atteignez l'objectif de la zone { $zone }
    }
page-puzzle-of-fateforge-open =
    { $any ->
        [yes] Trouvez ce qui est caché
       *[no] Trouvez ce qui se trouve dans la zone { $zone }
    }
page-puzzle-of-fateforge-wound = Blessez le boss ce tour-ci
