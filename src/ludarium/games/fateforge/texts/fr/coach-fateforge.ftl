### L'entraîneur : ce que les dés peuvent devenir, et ce que prendraient les ennemis.

ff-coach-challenge = En mode défi, il n'y a pas d'entraîneur.
ff-coach-dice = Ce que vos dés peuvent devenir
ff-coach-dice-note = par les compétences préparées et les objets en état
ff-coach-dice-none = Il ne reste aucun résultat.
ff-coach-die = { $face }
ff-coach-as-it-is = tel quel
ff-coach-becomes = { $result }
ff-coach-through = { $skills }
ff-coach-by = { $card_title }
ff-coach-enemies = Si les ennemis agissaient maintenant
ff-coach-enemies-note = Perte de santé attendue, tout le monde restant où il est ; les couleurs de la réaction pas encore tirées sont en moyenne.
ff-coach-enemies-boss = Perte de santé attendue, tout le monde restant où il est ; les couleurs de la réaction pas encore tirées sont en moyenne. Les cartes du boss ne sont pas comptées.
ff-coach-hero = { $hero }
ff-coach-mean = { $whole },{ $tenth }
ff-coach-range = de { $least } à { $most }
ff-coach-sure = { $most } à coup sûr
ff-coach-safe = rien
ff-coach-blow =
    { $chosen ->
        [yes] { $enemy_title }, si les joueurs choisissent ce héros
       *[no] { $enemy_title }
    }
ff-coach-reaction =
    { $chosen ->
        [yes] { $enemy_title }, si { $colour } réagit et si les joueurs choisissent ce héros
       *[no] { $enemy_title }, si { $colour } réagit
    }
ff-coach-damage = { $n }
ff-coach-soak = blocage et armure, si vous les employez
ff-coach-less = −{ $n }
