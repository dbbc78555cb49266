### Les gens autour de la table, en français : la fin d'une partie, la revanche, les places, les invités.

## The end of a game

page-end-you-won = Vous gagnez
page-end-draw = Personne ne gagne
page-end-won =
    { $n ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
page-end-your-place =
    { $place ->
        [2] Vous terminez deuxième.
        [3] Vous terminez troisième.
        [4] Vous terminez quatrième.
       *[other] Vous terminez à la place { $place }.
    }
page-end-ranking = Classement
page-end-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
page-end-structures = dégâts aux structures : { $n }

## Playing again

page-rematch-ask = Proposer une revanche
page-rematch-go = À la revanche
page-rematch-wanted =
    { $n ->
        [one] { $names } veut une revanche
       *[other] { $names } veulent une revanche
    }
page-rematch-same = Le même mode, à une table pareille, { $clock }.
page-rematch-swap = Vous seriez alors assis ainsi
page-rematch-no-clock = sans horloge
page-rematch-accept = Accepter
page-rematch-not-now = Pas maintenant
page-rematch-waiting = En attente de { $names }
page-rematch-waiting-help = Vous pouvez regarder la table ; la question reste posée.
page-rematch-left =
    { $n ->
        [one] { $names } a quitté la table ; la question attend son retour.
       *[other] { $names } ont quitté la table ; la question attend leur retour.
    }
page-rematch-take-back = Retirer la demande
page-rematch-declined = { $name } ne veut pas rejouer maintenant.
page-rematch-you-declined = Vous avez répondu « pas maintenant ».
page-rematch-made = La revanche a commencé
page-rematch-made-help = Tout le monde est d'accord, les camps sont échangés.

## Seats

page-side-party = Le groupe

## Names, and who may come in

error-name-invisible = Un nom ne contient que des caractères que chacun peut voir.
error-name-mixed = Un nom s'écrit avec les lettres d'un seul alphabet, pour que personne ne se fasse passer pour un autre.
error-stand-in-settled = Le bot remplaçant a été fixé à la création de la table ; on ne peut pas en choisir un plus faible.
error-removed = L'hôte vous a retiré de cette table.
error-logged-out = Vous êtes déconnecté.
