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
page-puzzle-nocard = aucune carte
page-puzzle-anywhere = n'importe où sur le plateau
page-puzzle-bytheme = Par thème
page-puzzle-any = Tous les niveaux
page-puzzle-goon = Continuer
page-puzzle-start = Commencer
page-puzzle-done = { $n } sur { $all }
