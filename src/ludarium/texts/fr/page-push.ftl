## Notes to pages that are closed

push-low = Il vous reste peu de temps pour jouer
push-rematch-alone = Quelqu'un veut une revanche
error-bad-push = Impossible d'envoyer des notes à ce navigateur : son service est introuvable, ou nous n'y envoyons rien.
push-ask-open = Cette partie dure plusieurs jours. Votre navigateur peut afficher une courte note tant que cette page reste ouverte en arrière-plan. Elle ne montre jamais de cartes.
push-setting-help = Une note du navigateur pendant que vous regardez ailleurs, même quand la page est fermée ; jamais de cartes.
