### La page en français : écrans, boutons, aide. Les mots des jeux et de la plateforme sont dans les autres fichiers.

## Frame

page-brand-home = Ludarium, vers l'accueil
page-skip-to-content = Aller au contenu
page-nav = Navigation
page-nav-play = Jouer
page-nav-learn = Apprendre
page-nav-cards = Cartes
page-nav-rules = Règles
page-profile = Profil
page-notices = Avis
page-newer-version = Une nouvelle version est prête. Aucune partie ne sera perdue.
page-reload = Recharger
page-menu = Menu
page-tools = Outils de la table
page-to-home = Vers l'accueil
page-send = Envoyer
page-you = vous
page-default-name = Joueur
page-bot-name = Bot
page-bot-n = Bot { $n }
page-player-n = Joueur { $n }
page-seat-1 = Bleu
page-seat-2 = Rouge
page-seat-3 = Jaune
page-seat-4 = Vert
page-minutes = { $n } min
page-about-minutes = environ { $n } min
page-minutes-each = { $n } min chacun
page-all = Toutes
page-contents = Sommaire

## First page

page-hero =
    { $n ->
        [1] Un jeu, toutes les règles.
        [2] Deux jeux, toutes les règles.
        [3] Trois jeux, toutes les règles.
       *[other] { $n } jeux, toutes les règles.
    }
page-hero-help = Jouez en solo, entre amis ou contre des bots coriaces. Ce qui est permis brille ; un clic ailleurs vous dit pourquoi ce n'est pas possible.
page-learn-by-playing = Apprendre en jouant
page-games = Jeux
page-choose-game = Quel jeu ?
page-choose-learn = Que voulez-vous apprendre ?
page-choose-cards = Quelles cartes ?
page-choose-rules = Quelles règles ?
page-finished = Parties terminées
page-paste-link = Collez le lien reçu d'un ami
page-join = Rejoindre
page-join-title = Rejoindre une table
page-code-label = Code de la table
page-code = Ou donnez-leur le code { $code }.
page-invite-here-only = Ce lien ne fonctionne que sur cette machine.
page-invite-open = Personne ne peut l'ouvrir ailleurs. Arrêtez Ludarium et relancez-le avec { $flag } : il sera alors accessible depuis votre réseau.
page-invite-network = Fonctionne pour tout le monde sur votre réseau.
page-invite-public = Fonctionne pour quiconque a le lien.
page-invite-which = L'adresse dans le lien
page-invite-scan = Scannez pour rejoindre
page-invite-qr = Code QR du lien { $address }
page-players = { $from } à { $to } joueurs
page-label = { $label } :
page-n-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
page-n-forms =
    { $n ->
        [one] { $n } mode
       *[other] { $n } modes
    }
page-play-now = Jouer maintenant
page-learn-in-ten = Apprendre en 10 min
page-not-affiliated = Ludarium n'est lié à aucun des éditeurs de ces jeux.
page-about-and-credits = À propos et crédits

## Set-up

page-new-table = Nouvelle table
page-how-it-plays = Comment on joue
page-step-form = 1 · { $form }
page-step-seats = 2 · Places
page-step-options = 3 · Options
page-steps = Étapes
page-summary = Résumé
page-seat-person = Humain
page-seat-link = Lien
page-who-plays = Qui joue à la place { $n }
page-name = Nom
page-link-after-start = Vous recevrez le lien à envoyer quand la table sera ouverte.
page-bot-random = Aléatoire · très facile
    .short = Aléatoire
page-bot-mild = Doux · facile
    .short = Doux
page-bot-greedy = Glouton · moyen
    .short = Glouton
page-bot-mcts = Recherche { $n } · fort
    .short = Recherche
page-take-back-help = jusqu'à la fin du tour
page-hints-help = l'estimation du bot à la demande
page-chat-help = les personnes à la table peuvent écrire
page-watch-help = quiconque a l'adresse
page-clock-help = et 10 s de plus après chaque réponse
page-start = Commencer la partie
page-invite-instead = Inviter des amis plutôt que des bots

## Waiting for players

page-is-here = est là
page-bot-instead = Un bot à la place
page-curtain = Que personne d'autre ne regarde : la main suivante va s'afficher.
page-i-am = C'est moi, { $player }

## Table

page-move-now = Faire jouer le bot
page-arena = Arène
page-actions = Actions
page-players-and-log = Joueurs et journal
page-hand-empty = Votre main est vide.
page-do-it = Jouer ce coup
page-play-on = Continuer
page-again-to-confirm = { $what }. Choisissez encore la case pour confirmer.
page-turn-or-confirm = { $what }. Le motif convient de plusieurs façons : tournez-le, ou choisissez encore la case.
page-legal = peut être choisie : { $what }
page-why-not-thing = Pourquoi pas { $thing } ?
page-connection-lost = Connexion perdue
    .pocket = Un instant
page-connection-lost-help = Votre choix est gardé ; nouvel essai en cours.
    .pocket = Le moteur redémarre ; votre choix est gardé.
page-prompt-more = Tout lire
page-resign-help = La partie se termine aussitôt, sans retour possible.
page-chat-empty = Personne n'a encore rien dit.
page-chat-say = Dites quelque chose
page-chat-unread =
    { $n ->
        [one] Discussion, { $n } nouvelle ligne
       *[other] Discussion, { $n } nouvelles lignes
    }
page-log-empty = Il ne s'est encore rien passé.
page-log-taken-back = { $player } annule une décision.
page-log-resigned = { $player } abandonne.
page-resigned-you = Vous avez abandonné.
page-resigned-by = { $player } a abandonné.

## The position in words

page-describe = Décrire la position

## Fair draws

page-fairness = Tirages équitables
page-fairness-promise = Avant la donne, le serveur a choisi une graine secrète pour tous les tirages et en a donné cette empreinte à chacun :
    .pocket = Avant la donne, ce navigateur a choisi une graine secrète pour tous les tirages. En voici l'empreinte :
page-fairness-later = À la fin, la graine est montrée et cette page vérifie que c'est bien celle qui était promise.
page-fairness-kept = La graine est bien celle qui était promise : cette page l'a vérifiée.
page-fairness-broken = La graine ne correspond pas à l'empreinte.
page-fairness-not-here = Ce navigateur ne peut le vérifier que par une connexion sécurisée ou sur la machine du serveur.
    .pocket = Ce navigateur ne peut le vérifier que sur une page ouverte par une connexion sécurisée.
page-fairness-seed = La graine :

## Replay

page-the-deal = La donne
page-this-moment = Ce moment
page-decision-of = Décision { $n } sur { $all }
page-estimate-of = { $player } : { $percent }
page-seen-as = vu par
page-everyone = tous
page-turning-point = tournant
page-turning-point-n = Tournant { $n }, { $change }
page-timeline = Cours de la partie
page-curve = Estimation après chaque décision, par { $bot }
page-ahead = Avantage : { $player }
page-one-decision = une décision
page-open-record = Ouvrir un enregistrement
page-open-record-help = Ouvrez l'enregistrement d'une partie, un fichier texte : chaque tirage est vérifié, puis vous pouvez la revoir.
page-record-checking = Chaque tirage de l'enregistrement est vérifié…
page-replay-loaded = Pas chargés : { $n } sur { $all }
page-replay-step-loading = Chargement du pas { $n }…

## Statistics

page-statistics-played = Parties jouées
page-statistics-wins = Victoires
page-statistics-rate = Réussite
page-statistics-open = En cours
page-statistics-by-form = Par mode
page-statistics-by-bot = Contre les bots
page-statistics-last = Dernières parties
page-statistics-won = Victoire
page-statistics-drawn = Nulle
page-statistics-lost = Défaite
page-statistics-shared = Deux camps
page-statistics-won-n = victoires : { $n }
page-statistics-drawn-n = nulles : { $n }
page-statistics-lost-n = défaites : { $n }
page-statistics-shared-n = avec vous dans les deux camps : { $n }
page-statistics-none = Rien de joué pour l'instant. Vos parties terminées seront comptées ici.
page-statistics-none-finished = Aucune partie n'est terminée. Celles que vous finirez seront comptées ici.

## Cards

page-gallery-search = Nom, verbe ou mot

## Settings

page-language-help = Interface, cartes et règles ; sans recharger la page.
page-theme-help = Encre ou papier.
page-theme-system = Comme l'appareil
page-theme-dark = Sombre
page-theme-light = Clair
page-text-help = Tous les textes de la page.
page-text-normal = Normale
page-text-large = Grande
page-text-largest = Très grande
page-palette-help = Les joueurs se distinguent toujours par la forme ; ici, aussi davantage par la clarté.
page-palette-standard = Normale
page-palette-contrast = Plus de contraste
page-motion-help = Sans animation : les changements apparaissent d'un coup et restent marqués.
page-motion-system = Comme l'appareil
page-motion-full = Animations
page-motion-reduced = Réduites
page-moments = Les coups des autres
page-moments-help = Montrés pas à pas, brièvement ou seulement par leur résultat. N'importe quelle touche y met fin.
page-moments-full = En entier
page-moments-brief = Brièvement
page-moments-off = Pas du tout
page-what-happened = Que s'est-il passé ?
page-volume = Volume
page-volume-1 = Faible
page-volume-2 = Moyen
page-volume-3 = Fort
page-sound-on = Le son est activé.
page-sound-off = Le son est coupé.
page-end-next = Ensuite : { $name }
page-sound-help = Quelques sons feutrés ; coupés tant que vous n'en voulez pas.
page-confirm-help = Chaque case choisie se confirme d'un second clic.
page-bot-pause = Pause entre les coups adverses
page-bot-pause-help = Pour pouvoir suivre. Une touche ou un clic montre tout d'un coup.
page-lines = Les adversaires parlent
page-lines-help = Au début et à la fin d'une partie. Rien de ce qu'ils disent ne trahit leurs cartes.
page-voices = Les héros parlent
page-voices-help = Les figurines à la table disent une réplique quand il leur arrive quelque chose.
page-name-help = Les autres le voient à la table.

## Shortcuts

page-key-list = Afficher cette liste
page-key-what-happened = Que s'est-il passé ? Le dernier tour encore une fois ; de nouveau : l'étape suivante
page-key-sound = Son activé ou coupé
page-key-close-end = Fermer le résultat
page-key-watch-again = Revoir la partie
page-key-review = Lire le bilan de la partie
page-key-describe = Décrire la position
page-key-back = Un pas en arrière
page-key-card = Choisir cette carte de la main
page-key-take-back = Annuler le coup
page-key-hint = Indice
page-key-search = Chercher
page-key-arrows = De case en case
page-key-enter = Choisir
page-key-legal = Vers la prochaine case possible
page-key-tab = Question, arène, main, actions
page-key-turning-before = Tournant précédent
page-key-turning-after = Tournant suivant
page-key-play-pause = Lecture ou pause

## About

page-about-what = Avec Ludarium, on joue à des jeux de plateau modernes en suivant exactement leurs règles : en solo, entre amis, contre des bots. Chaque refus cite la règle sur laquelle il repose.
page-about-honesty = Ce qui est imprimé et ce qui est à nous
page-about-reconstruction = Là où un chiffre, une carte ou une scène est notre reconstitution ou notre création, la galerie le signale. Les propriétaires peuvent mettre les chiffres de leurs cartes dans un pack de contenu.
page-about-fair = Des tirages vérifiables
page-about-fair-text = Chaque table donne l'empreinte de sa graine secrète avant la donne et montre la graine à la fin. La page la vérifie, et l'enregistrement peut être contrôlé tirage par tirage.
page-about-credits = Crédits
page-about-drawings = L'arène, les pierres, les emblèmes et les icônes ont été dessinés pour Ludarium.
page-about-fonts = Caractères : Brygada 1918, Atkinson Hyperlegible Next et Atkinson Hyperlegible Mono, sous licence SIL Open Font License.
page-about-software = La page est faite avec Svelte, Vite et Fluent ; le serveur avec Litestar, msgspec et SQLAlchemy ; sans serveur, Pyodide exécute Python dans le navigateur.

## Lessons: .text explains, .task is what to do, .done what it showed; $touch: without keys

page-lesson-begin = Commencer
page-lesson-continue = Continuer
page-lesson-progress = Progression des leçons
page-lesson-opponent = Adversaire
page-lesson-stuck = L'occasion est passée. Recommencez cette étape et essayez autrement.
page-lesson-explain = Expliquer
page-lesson-again = Recommencer
page-lesson-skip = Passer cette étape
page-lesson-done = fait

# Games without a page of their own.
page-plain-line = Un jeu d'un autre paquet.
page-plain-waiting = { $player } décide.
