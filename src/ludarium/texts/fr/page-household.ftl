### Plusieurs personnes dans un navigateur, et des personnes qui ne veulent pas se croiser.

## Qui joue ici

household-title = Qui joue ici
household-help = Chaque personne de cette liste joue dans ce navigateur sous son nom, avec ses propres tables, résultats et réglages.
household-alone = Quelqu'un d'autre joue aussi dans ce navigateur ? Gardez alors vos tables, résultats et réglages à part.
    .pocket = Une version de poche garde les parties, les résultats et les réglages d'une seule personne. On peut être plusieurs devant un écran, chaque place sous son nom ; pour des parties à soi, que chacun prenne son propre profil de navigateur, ou joue sur un serveur.
household-add = Ajouter une personne
household-add-help = Elle aura ici ses propres tables, résultats et réglages.
household-added = { $name } peut jouer ici maintenant.
household-face = Visage
household-sign-sun = Soleil
household-sign-moon = Lune
household-sign-leaf = Feuille
household-sign-star = Étoile
household-sign-wave = Vague
household-sign-mountain = Montagne
household-sign-flame = Flamme
household-sign-anchor = Ancre
household-letter = La première lettre du nom
household-plays = joue maintenant
household-play-as = Jouer comme { $name }
household-who = Qui est-ce ?
household-who-help = Chacun a ici ses propres tables et résultats.
household-guest = Quelqu'un d'autre
household-remove = Retirer { $name } de ce navigateur
household-remove-yes = Retirer
household-remove-ask = Retirer { $name } de ce navigateur ?
household-remove-help = Ses tables et résultats ne sont pas effacés, mais plus personne ne joue ici comme { $name }. Sans autre appareil ni clé d'accès, impossible d'y revenir.
household-removed = { $name } ne joue plus ici.
household-nameless = Sans nom
error-nobody-here = Cette personne ne joue pas dans ce navigateur.
error-household-full = Douze personnes jouent déjà dans ce navigateur ; retirez-en d'abord une.
error-plays-now = On ne peut pas retirer qui joue en ce moment : laissez d'abord jouer quelqu'un d'autre, ou déconnectez-vous.

## Un appareil, deux personnes

device-shared = Quelqu'un d'autre a vu cette table dans le navigateur de { $name }.

## Des personnes qui ne veulent pas se croiser

block-person = Bloquer
block-named = Bloquer { $name }
block-ask = Bloquer { $name } ?
block-help = Plus de table commune, plus d'invitation, et vous ne lisez plus rien l'un de l'autre. Personne n'apprend qui a bloqué qui. Cela s'annule dans les réglages.
block-done = Vous et { $name } ne vous croiserez plus ici.
block-list = Personnes bloquées
block-since = depuis { $when }
block-lift = Débloquer
block-lifted = Vous et { $name } pouvez vous croiser à nouveau.
block-nameless = Quelqu'un sans nom
profile-of = Profil de { $name }
error-blocked = Vous et quelqu'un à cette table ne jouez pas ensemble.
error-blocked-silent = Personne ici ne le lirait : vous et les autres ne vous parlez pas.
error-nobody-there = Il n'y a là personne à bloquer.
error-block-yourself = Vous ne pouvez pas vous bloquer.
error-not-blocked = Vous n'avez pas bloqué cette personne.
