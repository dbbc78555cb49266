# Classements et profil.

error-rated-not-here = Ce jeu n'est pas classé ici.
error-rated-one-seat = Dans une partie classée, chacun joue sa propre place.
error-rated-bot = Ce bot n'a pas de classement. Choisissez un adversaire qui porte un nom.
error-rated-clock = Une partie classée entre personnes demande une pendule.

page-rated = Classée
page-rated-help = Compte pour le classement : ni reprise, ni indice, ni remplaçant, et qui n'a plus de temps a perdu.
page-rated-game = Partie classée
page-rated-said = Cette partie est classée : ni reprise, ni indice, ni remplaçant, et qui n'a plus de temps a perdu.

page-profile-since = Joue ici depuis : { $when }.
page-profile-new = Pas encore de partie ici.
page-profile-games = Parties
page-profile-games-n = { $n }, dont { $won } gagnées
page-profile-after = après { $n } parties
page-profile-of = { $won } gagnées sur { $n }
page-profile-rating = Classement
page-profile-all = Tout
page-profile-unrated = Pas encore de classement. Préparez une table classée : après { $n } parties d'une forme, son classement s'affiche ici.
page-profile-household = Ici, on compte qui a battu qui. Les classements se tiennent sur les serveurs où l'on joue nombreux.
page-profile-as-table = Afficher en tableau
page-profile-as-chart = Afficher en courbe
page-profile-date = Date
page-profile-form = Forme
page-profile-curve = { $form } ({ $game }) : { $rating } après { $n } parties, de { $least } à { $most }
page-profile-recent = Dernières parties
page-profile-won = Victoire contre { $names }
page-profile-lost = Défaite contre { $names }
page-profile-drawn = Partie nulle contre { $names }
page-profile-shared = Les deux camps à la fois
page-profile-together = Avec { $names }
page-profile-alone = En solitaire
page-profile-result-won = gagnée
page-profile-result-lost = perdue
page-profile-none = Aucune partie n'est encore finie.
page-profile-deeds = Hauts faits
page-profile-no-deeds = Rien encore. Un haut fait est une chose arrivée : dans une partie, avec quelqu'un, un jour.
page-profile-done = { $names }, { $when }.
page-profile-have = { $have } sur { $of }.
page-profile-records = Face à chaque adversaire
page-profile-parties = Compagnies et médailles
page-profile-medals = { $n } × { $won }
page-profile-figures = Tous les chiffres
page-profile-rename = Changer de nom

deed-by-one-point = D'un seul point
    .what = Victoire d'un seul point.
deed-one-against-all = Contre tous
    .what = Victoire là où chacun joue pour soi.
deed-with-a-friend = Côte à côte
    .what = Victoire aux côtés d'un partenaire.
deed-against-a-friend = De l'autre côté de la table
    .what = Victoire contre quelqu'un qui n'est pas un bot.
deed-first-story = Ensemble
    .what = Première victoire commune.
deed-master = La dernière marche
    .what = Victoire contre l'adversaire le plus fort.
deed-ladder = En haut de l'échelle
    .what = Victoire contre chaque adversaire d'un jeu.

page-opponents-rating = classement
page-opponents-you = vous, { $rating }
page-opponents-close = proche de vous
page-opponents-together = { $won } sur { $n } gagnées ensemble
