### Positions de Tash-Kalar préparées à la main.

tk-edit-no-square = L'arène n'a pas de case « { $text } ».
tk-edit-no-piece =
    { $n ->
        [one] { $side } a { $n } pièce commune ou héroïque, et elle est dans l'arène.
       *[other] { $side } a { $n } pièces communes et héroïques, et toutes sont dans l'arène.
    }
tk-edit-no-legendary =
    { $n ->
        [one] { $side } a { $n } pièce légendaire, et elle est dans l'arène.
       *[other] { $side } a { $n } pièces légendaires, et toutes sont dans l'arène.
    }
tk-edit-card-once = Chaque carte n'existe qu'une fois.
tk-edit-card-held = { $card_title } est dans la main de { $player }.
tk-edit-task-once = { $task_title } ne peut être qu'à un seul endroit.
tk-edit-actions = Actions restantes
tk-edit-turn = Tour de la partie
tk-edit-points = Points
tk-edit-points-of = Points de { $side }
tk-edit-tasks = Objectifs
tk-edit-tasks-open = Objectifs en cours
tk-edit-tasks-next = Prochain objectif
tk-edit-tasks-claimed = Remplis par { $side }
tk-edit-task = { $task_title }
tk-edit-plays = École
tk-edit-school = { $school_title }
tk-edit-card = { $card_title }
tk-edit-beings = Créatures
tk-edit-legends = Légendes
tk-edit-flares = Ruse
