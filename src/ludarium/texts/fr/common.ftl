### Ludarium in French: the platform's words and the interface.
###
### Ids and variables are the same in all languages; names carry the forms their language needs
### (Polish .gen .acc .gender, French .gender). French: write ordinary spaces and apostrophes, the loader
### puts the typographic ones in. See ../README.md.

## Home

home-join = Rejoindre par lien
home-gallery = Galerie des cartes
home-rules = Règles
home-statistics = Statistiques
home-settings = Paramètres
home-about = À propos

## Common buttons

button-ok = OK
button-cancel = Annuler
button-back = Retour
button-next = Suivant
button-close = Fermer
button-confirm = Confirmer
button-yes = Oui
button-no = Non
button-copy = Copier
button-copied = Copié
button-share = Partager
button-retry = Réessayer
button-more = Plus
button-search = Rechercher

## Table set-up

setup-title = Préparez la table
setup-form = Mode
setup-seats = Places
setup-start = Commencer
setup-seat-bot = Bot
setup-seat-open = Place libre
setup-clock = Horloge
setup-clock-none = Sans horloge
setup-spectators = Autoriser les spectateurs
setup-invite = Envoyez ce lien à vos amis :
setup-your-name = Votre nom
setup-pack = Avec le pack de contenu « { $pack } » : certaines valeurs ne sont pas celles de la boîte.

## States of the table

state-turn-of = Au tour de : { $player }
state-thinking = { $player } réfléchit…
state-waiting-for = En attente de : { $player }
state-waiting-players = En attente de joueurs
state-disconnected = { $player } : hors ligne
state-bot-took-over = Un bot joue à la place de : { $player }
state-you-watch = Vous regardez la partie
state-game-over = La partie est finie
state-you-won = Vous avez gagné !
state-you-lost = Vous avez perdu
state-draw = Match nul
state-winner = Victoire : { $player }
state-team-won = Votre équipe a gagné !
state-last-turns = Derniers tours
state-loading = Chargement…

## Table buttons

table-take-back = Annuler le coup
table-hint = Indice
table-end-turn = Finir le tour
table-done = Terminé
table-skip = Ignorer
table-resign = Abandonner
table-resign-ask = Abandonner cette partie ?
table-give-seat-to-bot = Laisser un bot continuer
table-take-seat-back = Reprendre ma place
table-log = Journal
table-chat = Discussion
table-hand = Main
table-rematch = Rejouer
table-pass-device = Passez l'appareil à : { $player }

## Take-back, hint, why not

take-back-none = Rien à annuler
take-back-off = À cette table, on n'annule aucun coup.
take-back-drawn = Trop tard : des cartes ont été piochées ou des dés lancés depuis.
take-back-shown = Trop tard : tout le monde l'a vu, ou l'étape est finie.
take-back-passed = Trop tard : un autre joueur a agi ou peut agir maintenant.
take-back-done = Annulé
hint-best = Le bot jouerait : { $move }
hint-chance = Chance de gagner estimée : { $percent }
hint-thinking = Recherche d'un indice…
why-not-title = Pourquoi pas ?
why-not-rule = Règle { $rule }

## Replay

replay-title = Relecture
replay-play = Lecture
replay-pause = Pause
replay-first = Au début
replay-last = À la fin
replay-step-back = Un pas en arrière
replay-step-forward = Un pas en avant
replay-speed = Vitesse
replay-turning-points = Tournants
replay-download = Télécharger l'enregistrement

## Errors

error-title = Un problème est survenu
error-stale = La position a changé. Regardez de nouveau et choisissez.
error-not-your-seat = Cette place n'est pas la vôtre.
error-table-not-found = Cette table n'existe pas. Vérifiez le lien.
error-no-such-step = Ce pas n'existe pas dans la relecture.
error-table-full = Toutes les places sont prises. Vous pouvez regarder.
error-offline = Pas de connexion. Votre partie est en sécurité ; nous réessayons.
    .pocket = Le moteur ne répond pas. Votre partie est en sécurité ; il redémarre.
error-version = La page n'est plus à jour. Rechargez-la.
error-part = Une partie de la page n'a pas pu être chargée : il n'y a pas de connexion, ou la page n'est plus à jour. Rechargez-la.
error-bad-record = Ce fichier n'est pas un enregistrement Ludarium.
error-other-rules = Cette partie a été jouée avec d'autres règles : celles d'une autre version ou d'un pack de contenu. Son enregistrement reste intact, mais il ne peut pas être rejoué ici.
error-season-not-begun = Cette saison n'a pas commencé : aucune bataille n'y a encore été rapportée.
error-name-empty = Indiquez un nom.
error-bug = Une erreur de règles a arrêté cette table. L'enregistrement est conservé.
error-damaged = Cette table est arrêtée : une partie de son historique manque ou est abîmée. Tout ce qui reste est conservé.
error-too-often = Trop de demandes à la fois. Attendez un instant.
error-not-now = Ce n'est pas possible maintenant.
error-bad-setup = La table ne peut pas être préparée ainsi.
error-unavailable = Ce n'est pas possible en ce moment. Rien n'a changé ; réessayez dans un instant.
    .pocket = Ce navigateur n'a pas pu le conserver. Rien n'a changé ; réessayez dans un instant.
error-internal = Un problème est survenu. Votre partie est en sécurité ; réessayez.
    .pocket = Un problème est survenu dans le moteur. Votre partie est en sécurité ; réessayez.
error-too-large = C'est trop volumineux pour être envoyé.
error-wrong-origin = Cette demande venait d'une autre page : elle n'a pas été exécutée.
error-needs-server = Il faut pour cela d'autres appareils, et cette édition ne fonctionne que dans votre navigateur. Connectez-vous à un serveur Ludarium.
error-bad-export = Ce fichier n'est pas un export de Ludarium, ou une partie manque ou est abîmée. Rien n'a été modifié.
error-export-too-new = Cet export vient d'une version plus récente. Rien n'a été modifié.

## Settings and access

settings-language = Langue
settings-text-size = Taille du texte
settings-palette = Palette pour daltoniens
settings-motion = Réduire les animations
settings-sound = Son
settings-theme = Thème
settings-confirm-moves = Confirmer chaque coup
settings-keyboard = Raccourcis clavier
a11y-legal-choice = Peut être choisi
a11y-skip-to-board = Aller au plateau

## Gallery, rules, learning

gallery-filter = Filtrer
gallery-reconstruction = Reconstitution : le texte imprimé n'est pas public.
rules-search = Chercher dans les règles
rules-no-result = Aucun résultat pour « { $query } »
learn-step = Étape { $n } sur { $total }
learn-try = À vous d'essayer
learn-well-done = Bravo !
learn-leave = Quitter la leçon

## Counts and forms (Fluent selectors)

count-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
count-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
count-actions-left =
    { $n ->
        [0] Plus aucune action
        [one] { $n } action restante
       *[other] { $n } actions restantes
    }
count-turn-number = Tour { $n }

## Words: the platform

term-player = joueur
    .gender = m
    .definition = Une personne ou un bot à une place.
term-spectator = spectateur
    .gender = m
    .definition = Quelqu'un qui regarde sans avoir de place.
term-strength = niveau
    .gender = m
term-record = enregistrement
    .gender = m
    .definition = Le fichier qui contient toutes les décisions d'une partie.

## Words: words of every game

term-deck = paquet
    .gender = m
term-effect = effet
    .gender = m

## A game without words of its own: options and events by their notation

plain-text = { $text }
plain-event = { $player } : { $text }
