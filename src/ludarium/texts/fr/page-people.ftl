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
page-rematch-answer = Répondre
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

page-people = Joueurs
page-is-away = s'est absenté
page-is-awaited = attendu
page-remove = Retirer de la table
page-remove-sure = Retirer { $name } pour de bon
page-remove-help = Cette personne part aussitôt et ne peut pas revenir ; le lien change, et la place attend quelqu'un d'autre ou un bot.
page-stand-in = Si un joueur s'absente
page-stand-in-none = On l'attend
page-stand-in-after = Combien de temps on l'attend
page-stand-in-who = Qui peut le demander
page-stand-in-by-anyone = Chacun à la table
page-stand-in-by-maker = Seulement l'hôte
page-stand-in-nobody = On attend les absents ; aucun bot ne joue pour eux.
page-stand-in-anyone = Les absents gardent leur place : { $after }, chacun à la table peut laisser un bot ({ $bot }) jouer jusqu'à leur retour.
page-stand-in-maker = Les absents gardent leur place : { $after }, l'hôte peut laisser un bot ({ $bot }) jouer jusqu'à leur retour.
page-stand-in-mine = Qui me remplace au moins
page-after-seconds = après { $n } s
page-after-minutes = après { $n } min
page-after-hours = après { $n } h
page-join-invited = { $name } vous invite à jouer à { $game }
page-join-to = Vous êtes invité à jouer à { $game }
page-join-seat = Votre place
page-join-any-seat = N'importe quelle place libre
page-join-side = { $side }, place { $n }
page-join-side-with = { $side }, avec { $names }
page-join-your-side = Votre place : { $side }

## Names, and who may come in

error-name-invisible = Un nom ne contient que des caractères que chacun peut voir.
error-name-mixed = Un nom s'écrit avec les lettres d'un seul alphabet, pour que personne ne se fasse passer pour un autre.
error-stand-in-settled = Le bot remplaçant a été fixé à la création de la table ; on ne peut pas en choisir un plus faible.
error-removed = L'hôte vous a retiré de cette table.
error-logged-out = Vous êtes déconnecté.

## Sessions

page-sessions = Où vous êtes connecté
page-sessions-help = Vos tables, campagnes et statistiques appartiennent à ce navigateur ; il n'y a pas de mot de passe.
page-session-here = ce navigateur
page-session-seen = utilisé { $when }
page-session-unknown = Navigateur inconnu
page-session-ended = Cette session est terminée.
page-log-out = Se déconnecter
page-log-out-everywhere = Se déconnecter partout
page-log-out-ask = Se déconnecter de ce navigateur ?
page-log-out-everywhere-ask = Se déconnecter partout ?
page-log-out-help = Vos tables et campagnes en cours ne seront plus accessibles. Sauvegardez d'abord une campagne que vous voulez garder.
