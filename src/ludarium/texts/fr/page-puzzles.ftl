# Problèmes : un tour, un but, une réponse.

page-puzzle-title = Problèmes
page-puzzle-sub = Un tour, un but, une réponse
page-puzzle-daily = Problème du jour
page-puzzle-level = niveau { $n } sur 5
page-puzzle-solve = Résoudre
page-puzzle-all = Tous les problèmes
page-puzzle-count = { $done } résolus sur { $n }
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
page-puzzle-hints = Indices
page-puzzle-hintcost = une étoile chacun
page-puzzle-show = Montrer
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
page-puzzle-nocard = aucune carte
page-puzzle-anywhere = n'importe où sur le plateau
page-puzzle-bytheme = Par thème
page-puzzle-theme = Thème
page-puzzle-any = Tous les niveaux
page-puzzle-nothing = Il n'en reste aucun : tous sont résolus.
page-puzzle-goon = Continuer
page-puzzle-start = Commencer
page-puzzle-done = { $n } sur { $all }

page-puzzle-of-tash-kalar-claim = Accomplissez une tâche ce tour-ci : { $what }
page-puzzle-of-tash-kalar-points = Gagnez { $n } points ce tour-ci
page-puzzle-of-tash-kalar-beings = Invoquez deux créatures ce tour-ci
page-puzzle-of-tash-kalar-legend = Invoquez une légende ce tour-ci
page-puzzle-of-tash-kalar-fell = Détruisez une pièce légendaire ce tour-ci
page-puzzle-of-skytear-lane = Gagnez la voie { $what } ce tour-ci
page-puzzle-of-skytear-defeat = Vainquez un héros pendant cette activation : { $what }
page-puzzle-of-skytear-damage = Infligez { $n } dégâts pendant cette activation : { $what }
page-puzzle-of-skytear-minions = Vainquez deux sbires pendant cette activation
page-puzzle-of-skytear-both = Vainquez un sbire et blessez un héros : { $what }
page-puzzle-of-skytear-drive = Chassez un héros de sa case : { $what }
page-puzzle-of-skytear-condition = Donnez un état à un héros : { $what }
page-puzzle-of-skytear-heal = Soignez { $n } PV : { $what }
page-puzzle-of-skytear-survive = Répondez sur la Pile pour que ce héros survive : { $what }
page-puzzle-of-fateforge-defeat = Avec ces dés, vainquez : { $what }
page-puzzle-of-fateforge-guard = Vainquez et gagnez du blocage : { $what }
page-puzzle-of-fateforge-run = Vainquez et finissez dans une zone sans ennemi : { $what }
page-puzzle-of-fateforge-two = Vainquez deux ennemis ce tour-ci
page-puzzle-of-fateforge-clear = Nettoyez sans blessure la zone { $what }
page-puzzle-of-fateforge-exit = Atteignez sans blessure la sortie de la zone { $what }
page-puzzle-of-fateforge-take = Atteignez l'objectif de la zone { $what }
page-puzzle-of-fateforge-open = Trouvez ce qui se trouve dans la zone { $what }
page-puzzle-of-fateforge-wound = Blessez le boss ce tour-ci
