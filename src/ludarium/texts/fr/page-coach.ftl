### L'entraîneur : son réglage, sa liste, les indices en trois pas, les regrets.

page-coach = Entraîneur
page-coach-off = Non
page-coach-threats = Menaces
page-coach-all = Tout
page-coach-help = Pour vous seul, et jamais dans une partie classée. Il lit la table et votre main et compte ce que les autres peuvent encore avoir ; il ne voit jamais leurs cartes.
page-coach-waits = Quand ce sera à vous.
page-coach-nothing = Rien à signaler.
page-coach-said = Entraîneur : { page-coach-off-on }
page-coach-off-on =
    { $watch ->
        [off] désactivé
        [threats] menaces
       *[all] tout
    }
page-coach-percent = { $n } %
page-coach-missing = { $number } : pièce manquante
page-coach-threat = menace, créatures possibles : { $number }
page-coach-back = Revenir en arrière ? C'était possible : { $better }
page-coach-reasons = Plutôt que « { $instead } » : { $reasons }
page-coach-where = Regardez ici : { $places }
page-coach-which = La carte : { $card }
page-coach-ask-which = Quelle carte ?
page-coach-ask-move = Le coup
page-key-coach = Entraîneur : non, menaces, tout
page-key-coach-list = Parcourir la liste de l'entraîneur
page-coach-after = Regrets
    .help = Après une réponse que l'on peut annuler, l'entraîneur dit une fois si quelque chose de nettement meilleur était possible.
error-coach-rated = Pas d'entraîneur dans une partie classée.
error-coach-none = Il n'y a pas d'entraîneur à cette table.
error-coach-turn = L'entraîneur parle quand c'est à vous.
