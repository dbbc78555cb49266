# Classements et profil.

error-rated-not-here = Ce jeu n'est pas classé ici.
error-rated-one-seat = Dans une partie classée, chacun joue sa propre place.
error-rated-bot = Ce bot n'a pas de classement. Choisissez un adversaire qui porte un nom.
error-rated-clock = Une partie classée entre personnes demande une pendule.
