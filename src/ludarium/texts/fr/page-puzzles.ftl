# Problèmes : un tour, un but, une réponse.

page-puzzle-title = Problèmes
page-puzzle-sub = Un tour, un but, une réponse
page-puzzle-daily = Problème du jour
page-puzzle-level = niveau { $n } sur 5
page-puzzle-all = Tous les problèmes
page-puzzle-due = Pour aujourd'hui
page-puzzle-duenone = Rien ne revient aujourd'hui.
page-puzzle-repeat = Répéter { $n ->
    [one] un problème
   *[other] { $n } problèmes
 }
page-puzzle-row = { $n ->
    [one] { $n } jour de suite
   *[other] { $n } jours de suite
 }
page-puzzle-free = Un jour par semaine peut manquer sans rompre la série.
page-puzzle-hintcost = une étoile chacun
page-puzzle-h1 = Où
page-puzzle-h2 = Quelle carte
page-puzzle-h3 = La première action
page-puzzle-solved = Résolu
page-puzzle-other = Résolu autrement, et aussi bien
page-puzzle-failed = Pas encore
page-puzzle-failedhelp = Le tour est fini et le but n'est pas atteint.
page-puzzle-again = Réessayer
page-puzzle-give = Montrer la solution
page-puzzle-gave = La solution
page-puzzle-next = Problème suivant
page-puzzle-yourturn = Votre tour
page-puzzle-stars = { $n ->
    [0] aucune étoile
    [one] une étoile
   *[other] { $n } étoiles
 }
page-puzzle-back = Il revient demain, puis après 3, 7 et 30 jours.
page-puzzle-help = Jouez comme à la table. Tout tour légal est accepté et essayé.
page-puzzle-known = Les prochaines cartes retournées sont fixées : { $own }. Celles de l'autre camp : { $other }.
page-puzzle-arranged-tash-kalar = La position est arrangée : un moment d'une partie simulée, avec une main réduite à deux créatures et une légende au plus. Personne n'intervient.
page-puzzle-arranged-skytear = La position est arrangée : un moment d'une partie simulée où des cartes ont été rangées, des blessures fixées et les prochaines cartes retournées. L'autre camp n'a pas de cartes et ne répond jamais.
page-puzzle-arranged-fateforge = La position est un moment d'un combat simulé, tel qu'il était. Les jets et les pioches du tour sont fixés.
page-puzzle-missing = il manque { $n } sur { $all }
page-puzzle-lost = Après « { $step } », le but ne pouvait plus être atteint.
page-puzzle-meet = Vous le reverrez dans { $n ->
    [one] un jour
   *[other] { $n } jours
 }{ $turned ->
    [yes] , le plateau tourné.
   *[no] .
 }
page-puzzle-step-right = fait partie de la solution
page-puzzle-step-lost = perd le but
page-puzzle-waiting = Les résultats restent dans ce navigateur jusqu'à ce que le serveur réponde.
page-puzzle-over = Le tour est fini
page-puzzle-nocard = aucune carte
page-puzzle-anywhere = n'importe où sur le plateau
page-puzzle-bytheme = Par thème
page-puzzle-any = Tous les niveaux
page-puzzle-goon = Continuer
page-puzzle-start = Commencer
page-puzzle-done = { $n } sur { $all }

page-puzzle-of-tash-kalar-claim =
    { $any ->
        [yes] Accomplissez une tâche ce tour-ci
       *[no] Accomplissez cette tâche ce tour-ci : { $what }
    }
page-puzzle-of-tash-kalar-points =
    { $any ->
        [yes] Gagnez des points ce tour-ci
       *[no] Gagnez { $n } points ce tour-ci
    }
page-puzzle-of-tash-kalar-beings = Invoquez deux créatures ce tour-ci
page-puzzle-of-tash-kalar-legend = Invoquez une légende ce tour-ci
page-puzzle-of-tash-kalar-fell = Détruisez une pièce légendaire ce tour-ci
page-puzzle-of-skytear-lane =
    { $any ->
        [yes] Gagnez une voie ce tour-ci
       *[no] Gagnez la voie { $at } ce tour-ci
    }
page-puzzle-of-skytear-defeat =
    { $any ->
        [yes] Vainquez un héros pendant cette activation
       *[no] Vainquez { $named } pendant cette activation
    }
page-puzzle-of-skytear-damage =
    { $any ->
        [yes] Blessez un héros pendant cette activation
       *[no] Infligez { $n } dégâts à { $named } pendant cette activation
    }
page-puzzle-of-skytear-minions = Vainquez deux sbires pendant cette activation
page-puzzle-of-skytear-both =
    { $any ->
        [yes] Vainquez un sbire et blessez un héros
       *[no] Vainquez un sbire et blessez { $named } pendant cette activation
    }
page-puzzle-of-skytear-drive =
    { $any ->
        [yes] Chassez un héros de sa case
       *[no] Chassez { $named } de sa case pendant cette activation
    }
page-puzzle-of-skytear-condition =
    { $any ->
        [yes] Donnez un état à un héros
       *[no] Donnez l'état { $state } à { $named } pendant cette activation
    }
page-puzzle-of-skytear-heal =
    { $any ->
        [yes] Soignez un héros
       *[no] Soignez { $n } PV à { $named } pendant cette activation
    }
page-puzzle-of-skytear-survive =
    { $any ->
        [yes] Répondez sur la Pile pour qu'un héros survive
       *[no] Répondez sur la Pile pour que { $named } survive
    }
page-puzzle-of-fateforge-defeat =
    { $any ->
        [yes] Vainquez un ennemi avec ces dés
       *[no] Avec ces dés, vainquez cet ennemi : { $named }
    }
page-puzzle-of-fateforge-guard =
    { $any ->
        [yes] Vainquez un ennemi et gagnez du blocage
       *[no] Vainquez cet ennemi et gagnez du blocage ce tour-ci : { $named }
    }
page-puzzle-of-fateforge-run =
    { $any ->
        [yes] Vainquez un ennemi et laissez les autres derrière vous
       *[no] Vainquez cet ennemi et finissez sans blessure dans une zone sans ennemi : { $named }
    }
page-puzzle-of-fateforge-two = Vainquez deux ennemis ce tour-ci
page-puzzle-of-fateforge-clear =
    { $any ->
        [yes] Nettoyez une zone sans blessure
       *[no] Nettoyez sans blessure la zone { $at }
    }
page-puzzle-of-fateforge-exit =
    { $any ->
        [yes] Atteignez une sortie sans blessure
       *[no] Atteignez sans blessure la sortie de la zone { $at }
    }
page-puzzle-of-fateforge-take =
    { $any ->
        [yes] Atteignez un objectif
       *[no] Atteignez l'objectif de la zone { $at }
    }
page-puzzle-of-fateforge-open =
    { $any ->
        [yes] Trouvez ce qui est caché
       *[no] Trouvez ce qui se trouve dans la zone { $at }
    }
page-puzzle-of-fateforge-wound = Blessez le boss ce tour-ci
