### Pendules

clock-days =
    { $n ->
        [one] { $n } jour par coup
       *[other] { $n } jours par coup
    }
clock-days-help = personne n'a besoin d'être là en même temps ; une remplaçante joue quand les jours sont écoulés
clock-rest-days = { $days } j { $hours } h
clock-rest-whole = { $days } j
clock-rest-hours = encore { $n } h
clock-rest-minutes = encore { $n } min

## Première page

home-your-turn = À vous de jouer.
home-your-turn-name = À vous de jouer, { $name }.
home-nothing-waits = Rien ne vous attend.
home-waiting-n =
    { $n ->
        [one] Une partie vous attend.
       *[other] { $n } parties vous attendent.
    }
home-running-n =
    { $n ->
        [0] Commencez-en une d'un seul clic.
        [one] Une partie continue sans vous.
       *[other] { $n } parties continuent sans vous.
    }
home-your-games = Les parties qui vous attendent
home-waiting-for-others = On attend les autres
home-all-games = Toutes les parties
home-fewer-games = Moins
home-play-your-turn = Jouer votre tour
home-look = Regarder
home-bot = { $name }, bot
home-open-tables = Tables ouvertes
home-live-now = En ce moment
home-more-tables = { $n } de plus
home-watch-all = Tout regarder
home-next-on-the-ladder = Les suivants sur l'échelle
home-all-opponents = Tous les adversaires
home-play = Jouer
home-with-somebody = Avec quelqu'un d'autre
home-with-somebody-help = Même écran, même réseau, ou un lien.
    .pocket = Plusieurs personnes peuvent partager un écran.
home-invite = Inviter
    .pocket = Préparer la table
home-as-of = Le serveur est injoignable. Situation à { $time }.
    .pocket = Le moteur ne répond pas. Situation à { $time }.
home-first-opponent = Jouer contre { $name }
home-first-opponent-help = { $form }, dix minutes, rien à lire.
home-new-game = Nouvelle partie
home-row-chosen = Choisir une autre partie
home-play-key = Jouer la partie choisie
home-search-key = Chercher dans les règles
home-tab-you = Vous
home-next-game = Partie suivante

## Signaux

signal-your-turn = À vous : { $name }
signal-your-turn-alone = À vous de jouer
signal-your-turn-n = ({ $n }) À vous de jouer
signal-chooses = { $name } choisit
signal-rematch = Revanche ? { $name }
signal-came = { $name } est là
signal-clock = { $time } · à vous
signal-wrote = { $name } a écrit
signal-note-turn = { $name } a joué
signal-note-turn-alone = C'est à vous de jouer
signal-note-rematch = { $name } veut une revanche
signal-note-left = { $game }. { $left }.
signal-ask-title = Vous prévenir quand c'est à vous ?
signal-ask-help = Cette partie dure des jours. Le navigateur peut afficher une courte note, même quand la page est fermée. Elle ne montre jamais de cartes.
signal-ask-yes = Prévenez-moi
signal-ask-no = Pas maintenant
signal-setting = Me prévenir quand c'est à moi
signal-setting-help = Une note du navigateur pendant que vous regardez ailleurs ; jamais de cartes.
signal-denied = Le navigateur n'autorise pas les notes de cette page. Cela se change dans ses réglages.

## Qui est là

presence-writes = { $name } écrit …

## Rejouer

series-title = Série avec { $names }
series-title-here = Série à cet écran
series-games = Parties jusqu'ici : { $names }
series-drawn = nulle
series-offer-over = Personne n'a répondu en cinq minutes.
series-change = Changer de forme ou de pendule
series-changed = changé
series-form = Forme de la prochaine partie
series-propose = Proposer
series-bot-meanwhile = Jouer contre un bot en attendant
series-send-link = Envoyer un lien
series-more = Une personne de plus
series-hand-on = Un autre jeu avec les mêmes personnes
