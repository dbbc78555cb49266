### Ludarium in French: the platform's words and the interface.
###
### Ids and variables are the same in all languages; names carry the forms their language needs
### (Polish .gen .acc .gender, French .gender). French: write ordinary spaces and apostrophes, the loader
### puts the typographic ones in. See ../README.md.

## Home

home-title = Jouez à trois grands jeux de plateau, exactement selon leurs règles
home-continue = Continuer
home-new-game = Nouvelle partie
home-join = Rejoindre par lien
home-campaigns = Campagnes
home-learn = Apprendre à jouer
home-gallery = Galerie des cartes
home-rules = Règles
home-statistics = Statistiques
home-settings = Paramètres
home-about = À propos
home-empty = Aucune partie pour l'instant. Un clic suffit pour commencer.

## Common buttons

button-ok = OK
button-cancel = Annuler
button-back = Retour
button-next = Suivant
button-close = Fermer
button-confirm = Confirmer
button-yes = Oui
button-no = Non
button-save = Enregistrer
button-copy = Copier
button-copied = Copié
button-share = Partager
button-delete = Supprimer
button-retry = Réessayer
button-more = Plus
button-less = Moins
button-show-all = Tout afficher
button-search = Rechercher
button-undo-selection = Effacer la sélection

## Table set-up

setup-title = Préparez la table
setup-game = Jeu
setup-form = Mode
setup-seats = Places
setup-options = Options
setup-start = Commencer
setup-seat-human = Une personne sur cet écran
setup-seat-link = Une personne par lien
setup-seat-bot = Bot
setup-seat-open = Place libre
setup-bot-random = Aléatoire
setup-bot-easy = Facile
setup-bot-medium = Moyen
setup-bot-hard = Difficile
setup-first-player = Premier joueur
setup-first-random = Au hasard
setup-take-back = Autoriser les annulations
setup-clock = Horloge
setup-clock-none = Sans horloge
setup-hints = Autoriser les indices
setup-spectators = Autoriser les spectateurs
setup-invite = Envoyez ce lien à vos amis :
setup-your-name = Votre nom
setup-pack = Avec le pack de contenu « { $pack } » : certaines valeurs ne sont pas celles de la boîte.

## States of the table

state-your-turn = À vous de jouer
state-turn-of = Au tour de : { $player }
state-thinking = { $player } réfléchit…
state-waiting-for = En attente de : { $player }
state-waiting-players = En attente de joueurs
state-disconnected = { $player } : hors ligne
state-reconnected = { $player } : de retour
state-bot-took-over = Un bot joue à la place de : { $player }
state-you-watch = Vous regardez la partie
state-game-over = La partie est finie
state-you-won = Vous avez gagné !
state-you-lost = Vous avez perdu
state-draw = Match nul
state-winner = Victoire : { $player }
state-team-won = Votre équipe a gagné !
state-last-turns = Derniers tours
state-paused = En pause
state-saved = Enregistré
state-loading = Chargement…

## Table buttons

table-take-back = Annuler le coup
table-hint = Indice
table-why-not = Pourquoi pas ?
table-end-turn = Finir le tour
table-pass = Passer
table-done = Terminé
table-skip = Ignorer
table-decline = Ne pas utiliser
table-resign = Abandonner
table-resign-ask = Abandonner cette partie ?
table-offer-draw = Proposer la nulle
table-give-seat-to-bot = Laisser un bot continuer
table-take-seat-back = Reprendre ma place
table-log = Journal
table-chat = Discussion
table-hand = Main
table-zoom-in = Zoom avant
table-zoom-out = Zoom arrière
table-fit = Plateau entier
table-skip-animation = Passer l'animation
table-rematch = Rejouer
table-analyse = Analyser la partie
table-pass-device = Passez l'appareil à : { $player }
table-show-my-hand = Montrer ma main

## Prompts

prompt-choose-action = Choisissez une action
prompt-choose-square = Choisissez une case
prompt-choose-card = Choisissez une carte
prompt-choose-target = Choisissez une cible
prompt-choose-player = Choisissez un adversaire
prompt-choose-direction = Choisissez une direction
prompt-choose-orientation = Choisissez l'orientation du motif
prompt-choose-order = Mettez dans l'ordre
prompt-optional = Vous pouvez : { $what }
prompt-must = Vous devez : { $what }
prompt-nothing-possible = Rien n'est possible ici ; l'effet est ignoré.
prompt-confirm-end-turn = Finir votre tour ? Vous ne pourrez plus annuler ensuite.

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
why-not-not-your-turn = Ce n'est pas votre tour.
why-not-occupied = La case { $square } est occupée.
why-not-rank = Une pièce de rang supérieur se trouve en { $square }.
why-not-no-pattern = Vos pièces ne forment pas ce motif.
why-not-out-of-range = La cible est hors de portée.
why-not-no-sight = La cible n'est pas en Ligne de Vue.
why-not-no-mana = Pas assez de mana : il en faut { $need }, il reste { $have }.
why-not-blocked = Le chemin est bloqué.

## Replay

replay-title = Relecture
replay-play = Lecture
replay-pause = Pause
replay-first = Au début
replay-last = À la fin
replay-step-back = Un pas en arrière
replay-step-forward = Un pas en avant
replay-speed = Vitesse
replay-as = Vue de : { $player }
replay-turning-points = Tournants
replay-download = Télécharger l'enregistrement
replay-verified = L'enregistrement est fidèle : chaque tirage a été vérifié.
replay-mismatch = L'enregistrement diffère au pas { $step }.

## Errors

error-title = Un problème est survenu
error-illegal = C'est impossible : { $reason }
error-stale = La position a changé. Regardez de nouveau et choisissez.
error-not-your-seat = Cette place n'est pas la vôtre.
error-table-not-found = Cette table n'existe pas. Vérifiez le lien.
error-no-such-step = Ce pas n'existe pas dans la relecture.
error-table-full = Toutes les places sont prises. Vous pouvez regarder.
error-offline = Pas de connexion. Votre partie est en sécurité ; nous réessayons.
    .pocket = Le moteur ne répond pas. Votre partie est en sécurité ; il redémarre.
error-back-online = Connexion rétablie
error-version = La page n'est plus à jour. Rechargez-la.
error-part = Une partie de la page n'a pas pu être chargée : il n'y a pas de connexion, ou la page n'est plus à jour. Rechargez-la.
error-bad-record = Ce fichier n'est pas un enregistrement Ludarium.
error-record-too-new = Cet enregistrement vient d'une version plus récente.
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
settings-narration = Narration
settings-theme = Thème
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-confirm-moves = Confirmer chaque coup
settings-keyboard = Raccourcis clavier
a11y-square-empty = { $square }, vide
a11y-square-piece = { $square }, { $piece }
a11y-selected = Sélectionné
a11y-legal-choice = Peut être choisi
a11y-skip-to-board = Aller au plateau

## Gallery, rules, learning

gallery-filter = Filtrer
gallery-own-design = Création de Ludarium
gallery-reconstruction = Reconstitution : le texte imprimé n'est pas public.
rules-search = Chercher dans les règles
rules-no-result = Aucun résultat pour « { $query } »
learn-step = Étape { $n } sur { $total }
learn-try = À vous d'essayer
learn-well-done = Bravo !
learn-leave = Quitter la leçon

## Tash-Kalar

tk-prompt-summon = Invoquez une créature
tk-prompt-flare = Jouez votre ruse
tk-prompt-task = Remplir un objectif ?
tk-prompt-discard = Défaussez une créature de votre école
tk-hand-over = Passer la main à votre partenaire
tk-log-place = { $player } place une pièce commune en { $square }.
tk-log-summon = { $player } invoque : { $being } ({ $square }).
tk-log-flare = { $player } joue une ruse.

## Skytear

sk-prompt-react = Jouez une Réaction ou passez
sk-prompt-area = Placez la zone d'effet
sk-prompt-modifier = Choisissez le modificateur à ajouter
sk-log-attack = { $hero } attaque { $target }.
sk-log-defeated = Héros vaincu : { $hero }.
sk-log-lane-won = Couloir { $lane } : { $player } l'emporte de { $margin }.

## Fateforge

ff-prompt-dice = Choisissez quatre dés à lancer
ff-prompt-exit = Choisissez la sortie commune
ff-test = Test : { $trait }, { $difficulty }
ff-log-ko = K.-O. : { $hero }.
ff-log-revived = De nouveau debout : { $hero }.
ff-rule-unlocked = Nouvelle règle : { $rule }
ff-saved-slot = Campagne, emplacement { $n }
ff-reaction-here = Réactions ennemies

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
count-pieces =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
count-actions-left =
    { $n ->
        [0] Plus aucune action
        [one] { $n } action restante
       *[other] { $n } actions restantes
    }
count-damage =
    { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
count-spaces =
    { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
count-minions-skytear =
    { $n ->
        [one] { $n } sbire
       *[other] { $n } sbires
    }
count-heroes = { $n } héros
count-minions-fateforge =
    { $n ->
        [one] { $n } sbire
       *[other] { $n } sbires
    }
count-dice =
    { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
count-gold =
    { $n ->
        [one] { $n } pièce d'or
       *[other] { $n } pièces d'or
    }
count-rounds-left =
    { $n ->
        [1] Dernière manche
        [one] { $n } manche restante
       *[other] { $n } manches restantes
    }
count-spectators =
    { $n ->
        [0] Personne ne regarde
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }
count-turn-number = Tour { $n }
tk-log-destroy =
    { $n ->
        [one] { $player } détruit { $n } pièce.
       *[other] { $player } détruit { $n } pièces.
    }
sk-log-damage =
    { $n ->
        [one] { $target } subit { $n } dégât.
       *[other] { $target } subit { $n } dégâts.
    }
ff-hero-ko-adjective =
    { $gender ->
        [f] K.-O.
       *[m] K.-O.
    }
ff-hero-stunned-adjective =
    { $gender ->
        [f] étourdie
       *[m] étourdi
    }

## Words: the platform

term-ludarium = Ludarium
    .gender = m
    .definition = La plateforme ; un nom propre, jamais traduit.
term-game = jeu
    .gender = m
    .definition = Un titre, par exemple Tash-Kalar.
term-match = partie
    .gender = f
    .definition = Un jeu joué une fois, de la mise en place au résultat.
term-form = mode
    .gender = m
    .definition = Une façon de jouer, choisie à la mise en place.
term-table = table
    .gender = f
    .definition = Une partie en cours ou en attente de joueurs.
term-seat = place
    .gender = f
    .definition = Une place à la table, tenue par une personne ou un bot.
term-player = joueur
    .gender = m
    .definition = Une personne ou un bot à une place.
term-opponent = adversaire
    .gender = m/f
    .definition = Un joueur d'un autre camp.
term-host = hôte
    .gender = m/f
    .definition = Qui a ouvert la table.
term-spectator = spectateur
    .gender = m
    .definition = Quelqu'un qui regarde sans avoir de place.
term-invite-link = lien d'invitation
    .gender = m
term-bot = bot
    .gender = m
    .definition = Un joueur dirigé par le programme.
term-bot-random = aléatoire (bot)
term-bot-mild = doux (bot)
term-bot-greedy = glouton (bot)
term-bot-mcts = chercheur (bot)
term-strength = niveau
    .gender = m
term-hint = indice
    .gender = m
    .definition = Un coup que jouerait le bot, avec son estimation.
term-why-not = pourquoi pas ?
    .definition = La règle qui interdit ce que vous avez tenté.
term-take-back = annulation
    .gender = f
    .definition = L'annulation de la dernière décision, là où les règles le permettent.
term-replay = relecture
    .gender = f
    .definition = Une partie finie, montrée pas à pas.
term-record = enregistrement
    .gender = m
    .definition = Le fichier qui contient toutes les décisions d'une partie.
term-log = journal
    .gender = m
    .definition = Ce qui s'est passé, en mots.
term-decision = décision
    .gender = f
    .definition = Une question posée à une place, et ses options.
term-option = option
    .gender = f
    .definition = Une réponse permise à une décision.
term-event = événement
    .gender = m
term-view = vue
    .gender = f
    .definition = Ce qu'un observateur peut savoir.
term-seed = graine aléatoire
    .gender = f
    .definition = Le nombre qui fixe tout le hasard d'une partie.
term-content-pack = pack de contenu
    .gender = m
term-gallery = galerie des cartes
    .gender = f
term-rules-reference = référence des règles
    .gender = f
term-statistics = statistiques
    .gender = f-pl
term-settings = paramètres
    .gender = m-pl
term-estimate = estimation
    .gender = f
term-turning-point = tournant
    .gender = m
term-guided-game = partie guidée
    .gender = f
term-chat = discussion
    .gender = f
term-clock = horloge
    .gender = f

## Words: words of every game

term-card = carte
    .gender = f
term-deck = paquet
    .gender = m
term-hand = main
    .gender = f
    .definition = Les cartes que vous tenez.
term-discard-pile = défausse
    .gender = f
term-draw = piocher (une carte)
term-discard = défausser
term-shuffle = mélanger
term-reveal = révéler
term-face-up = face visible
term-face-down = face cachée
term-board = plateau
    .gender = m
term-turn = tour
    .gender = m
term-round = manche
    .gender = f
term-phase = phase
    .gender = f
term-action = action
    .gender = f
term-target = cible
    .gender = f
term-effect = effet
    .gender = m
term-point = point
    .gender = m
term-score = score
    .gender = m
term-win = victoire
    .gender = f
term-loss = défaite
    .gender = f
term-draw-result = match nul
    .gender = m
term-resign = abandonner
term-set-up = mise en place
    .gender = f
term-team = équipe
    .gender = f
term-token = jeton
    .gender = m
term-rule = règle
    .gender = f
term-legal = permis
term-refused = refusé

## A game without words of its own: options and events by their notation

plain-text = { $text }
plain-event = { $player } : { $text }
