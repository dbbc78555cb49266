### Étude : l'analyse, les bilans de parties, le conseiller.

error-bad-position = Ce texte n'est pas une position possible.
error-study-closed = Les cartes ne sont toutes visibles qu'après la fin. Choisissez à qui appartient le savoir utilisé.
error-study-answer = Cette variante ne convient plus à la position.

page-study-fact-wins = il gagne la partie
page-study-fact-loses = il ne perd pas la partie

## The board of an analysis

page-study-title = Analyse
page-study-playing = Suite de la partie
page-study-playing-said = Vous continuez à partir d'ici ; le robot répond pour les autres.
page-study-back = Retour à l'analyse
page-study-set-up = Préparer
page-study-copy = Copier en texte
page-study-share = Partager le lien
page-study-sharing = Partager
page-study-picture = Enregistrer une image
page-study-moving = Enregistrer le dernier tour en image animée
page-study-being-drawn = L'image est en cours de dessin…
page-study-not-drawn = Ce navigateur n'a pas pu dessiner l'image.
page-study-keep = Enregistrer dans un fichier
page-study-as-text = La position en texte
page-study-text-copied = Le texte est copié.
page-study-link-copied = Le lien est copié.
page-study-link-here = Le lien est copié. Il ne s'ouvre que dans ce navigateur, qui conserve la partie. Aux autres, envoyez son enregistrement.
page-study-link-long = Cette analyse est trop longue pour un lien. Enregistrez-la dans un fichier.
page-study-bad-link = Ce lien ne mène pas à une analyse.
page-study-bad-file = Ce fichier n'est pas une analyse.
page-study-no-clipboard = Le navigateur interdit la copie à la page. Sélectionnez le texte et copiez-le.
page-study-lines = Lignes du moteur
page-study-playouts =
    { $n ->
        [one] { $n } essai · erreur d'environ ±{ $error }
       *[other] { $n } essais · erreur d'environ ±{ $error }
    }
page-study-pause = pause
page-study-go-on = reprendre
page-study-not-judged = Pas jugé.
page-study-show = Montrer la ligne { $n } sur le plateau
page-study-hide = Montrer de nouveau la position
page-study-shown = Sur le plateau : où mène ce tour.
page-study-drawn = Sur le plateau : les numéros donnent l'ordre, une croix ce qui tombe.
page-study-variations = Variantes
page-study-promote = promouvoir
page-study-delete = supprimer
page-study-deleted = La variante est supprimée.
page-study-free = on revient en arrière librement
page-study-empty = Jouez n'importe quoi sur le plateau : cela devient une variante.
page-study-comment = Commentaire
page-study-more = Lignes et variantes
page-study-whose = Jugé avec
page-study-all-open = toutes les cartes visibles
page-study-open = Toutes les cartes sont visibles : la partie est finie, ou n'est à personne.
page-study-knows = Seul compte ce que sait { $player }. Le reste est distribué de nombreuses fois et la moyenne est prise.
page-study-play-on = Continuer d'ici
page-study-play-said = Vous jouez une place, un robot toutes les autres. L'analyse reste telle quelle.
page-study-opponent = Contre
page-study-you-play = Vous jouez
page-study-begin = Analyser une position
page-study-begin-said = Commencez par une partie nouvelle, un plateau vide ou une position en texte. Chaque étape d'une rediffusion s'ouvre ici.
page-study-new = Une partie nouvelle
page-study-from-text = Une position en texte
page-study-analyse = Analyser
page-study-open-file = Ouvrir un fichier
page-key-branch-before = La variante précédente
page-key-branch-after = La variante suivante
page-key-line = Jouer une ligne du moteur
page-key-engine = Suspendre ou reprendre le moteur
page-study-undo = Remettre
page-study-thinking = Je réfléchis…

## Le bilan d'une partie

page-review-title = Bilan de la partie
page-review-steps =
    { $n ->
        [one] { $n } décision
       *[other] { $n } décisions
    }
page-review-replay = Toute la rediffusion
page-review-course = Le cours de la partie
page-review-curve = Les chances de gagner, de choix en choix
page-review-judging = Jugement : { $done } choix sur { $of }
page-review-wait = Les moments apparaissent quand tous les choix sont jugés. Vous pouvez partir ; le travail continue.
    .pocket = Les moments apparaissent quand tous les choix sont jugés. Vous pouvez faire autre chose ici ; le travail continue tant que Ludarium est ouvert.
page-review-failed = Le bilan n'a pas pu être fait.
page-review-short = Cette partie est trop courte pour être jugée.
page-review-even = Aucun choix n'a changé les chances de plus du double de l'erreur du juge.
page-review-moment = Le moment
page-review-moment-n = Moment { $n } : { $change }, { $percent } ensuite
page-review-moment-of = Moment { $n } sur { $all }
page-review-whose = Les moments de qui
page-review-before = La table avant la décision { $n }
page-review-lost = Ce choix : { $change }
page-review-found = La seule bonne réponse : { $change }
page-review-why = Le meilleur tour : { $reasons }.
page-review-why-found = Cela a apporté : { $reasons }.
page-review-played = Joué
page-review-better = Mieux
page-review-best = Meilleur choix
page-review-try = Essayer sur le plateau
page-review-replay-here = Revoir à partir d'ici
page-review-kept = Chances gardées
page-review-kept-said = Ce qui restait en moyenne, après chaque choix, des meilleures chances trouvées par le juge.
page-review-choices =
    { $n ->
        [one] { $n } choix
       *[other] { $n } choix
    }
page-review-table = Choix
page-review-near = Le meilleur ou à { $n } près
page-review-some = De { $n } à 10 cédés
page-review-much = { $n } cédés ou plus
page-review-lost-to = À cause de
page-review-rounds = Manches
page-review-lost-sum = En tout
page-review-how = Le juge est la recherche des robots, { $n } essais en tout. Des recherches séparées d'un même choix diffèrent d'environ { $error } ; de plus petites différences ne disent rien. Chaque choix est jugé d'après ce que son joueur savait alors.
page-review-judge = La recherche fait au moins { $n } essais par tour, pas moins que { $opponent }, un adversaire dont le classement mesuré est { $rating }.
page-review-judge-unmeasured = La recherche fait au moins { $n } essais par tour. Sa force n'a pas été mesurée dans ce jeu.
page-key-moment-before = Le moment précédent
page-key-moment-after = Le moment suivant
page-decision-n = décision { $n }
