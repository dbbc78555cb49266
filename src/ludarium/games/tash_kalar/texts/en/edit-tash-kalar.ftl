### Positions of Tash-Kalar set up by hand.

tk-edit-no-square = The arena has no square “{ $text }”.
tk-edit-no-piece =
    { $n ->
        [one] { $side } has { $n } common or heroic piece, and it is in the arena.
       *[other] { $side } has { $n } common and heroic pieces, and all of them are in the arena.
    }
tk-edit-no-legendary =
    { $n ->
        [one] { $side } has { $n } legendary piece, and it is in the arena.
       *[other] { $side } has { $n } legendary pieces, and all of them are in the arena.
    }
tk-edit-card-once = Each card is there only once.
tk-edit-card-held = { $card_title } is in the hand of { $player }.
tk-edit-task-once = { $task_title } can lie in one place only.
tk-edit-actions = Actions left
tk-edit-turn = Turn of the game
tk-edit-points = Points
tk-edit-points-of = Points of { $side }
tk-edit-tasks = Tasks
tk-edit-tasks-open = Current tasks
tk-edit-tasks-next = Next task
tk-edit-tasks-claimed = Claimed by { $side }
tk-edit-task = { $task_title }
tk-edit-plays = School
tk-edit-school = { $school_title }
tk-edit-card = { $card_title }
tk-edit-beings = Beings
tk-edit-legends = Legends
tk-edit-flares = Flare
