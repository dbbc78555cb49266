### The coach: what dice could become, and what the enemies would take.

ff-coach-challenge = In challenge mode there is no coach.
ff-coach-dice = What your dice can become
ff-coach-dice-note = by prepared skills and working items
ff-coach-dice-none = No result is left.
ff-coach-die = { $face }
ff-coach-as-it-is = as it is
ff-coach-becomes = { $result }
ff-coach-through = { $skills }
ff-coach-by = { $card_title }
ff-coach-enemies = If the enemies acted now
ff-coach-enemies-note = Expected loss of health as everybody stands now; colours of the reaction that are not drawn yet are averaged.
ff-coach-enemies-boss = Expected loss of health as everybody stands now; colours of the reaction that are not drawn yet are averaged. Cards of the boss are not counted.
ff-coach-hero = { $hero }
ff-coach-mean = { $whole }.{ $tenth }
ff-coach-range = { $least } to { $most }
ff-coach-sure = { $most } for certain
ff-coach-safe = nothing
ff-coach-blow =
    { $chosen ->
        [yes] { $enemy_title }, if the players choose this hero
       *[no] { $enemy_title }
    }
ff-coach-reaction =
    { $chosen ->
        [yes] { $enemy_title }, if { $colour } reacts and the players choose this hero
       *[no] { $enemy_title }, if { $colour } reacts
    }
ff-coach-damage = { $n }
ff-coach-soak = block and armour, if used
ff-coach-less = −{ $n }
