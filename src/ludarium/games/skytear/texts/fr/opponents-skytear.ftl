# The opponents of Skytear: name, name at the table, who it is, how it plays, and what it says when a game
# begins, when it has won and when it has lost.

opponent-skytear-kiko = Kiko au tambour
    .short = Kiko
    .line = Porte le tambour, et on lui a dit de tenir la bannière un instant.
    .plays = Fait tout ce qui est permis, avec beaucoup d'entrain.
    .greeting = C'est où, en avant ? J'aime bien en avant !
    .win = On a gagné ! Vous avez entendu le tambour ?
    .lose = Je peux rentrer avec vous ? Vous connaissez le chemin.
opponent-skytear-ibu = Le caporal Ibu
    .short = Ibu
    .line = Connaît la moitié du règlement, mais à la perfection.
    .plays = Fait une fois sur deux ce qui saute aux yeux et improvise le reste.
    .greeting = Selon le règlement, page une : bonjour.
    .win = Je fais mon rapport avant qu'on vérifie.
    .lose = Page deux. Il faut vraiment que je lise la page deux.
opponent-skytear-runa = Runa des pins
    .short = Runa
    .line = Piste n'importe quoi dans la neige et oublie pourquoi.
    .plays = Gloutonne : suit la piste la plus fraîche, ce qui rapporte aussitôt, et s'égare une fois sur quatre.
    .greeting = J'ai flairé votre venue. C'est un compliment.
    .win = Bonne chasse. Je vous peindrai parmi les amis.
    .lose = La proie avait des dents. Bravo, la proie.
opponent-skytear-sennu = L'intendant Sennu
    .short = Sennu
    .line = Ne gaspille ni flèche, ni miche, ni point d'action.
    .plays = Glouton sans faute : dépense chaque point là où cela rapporte tout de suite.
    .greeting = J'ai compté vos sbires. Et les miens. Du thé ?
    .win = En dessous du budget. Merci de votre coopération.
    .lose = Disons un investissement. Dans votre instruction.
opponent-skytear-hatsu = Hatsu de la forge
    .short = Hatsu
    .line = Regarde une bataille et demande où elle va céder.
    .plays = Cherche un peu : essaie quelques dizaines de voies avant de frapper.
    .greeting = Voyons de quel métal vous êtes. Je le demande à tout le monde.
    .win = Bon métal. Encore une chauffe et ce sera parfait.
    .lose = Trempé à cœur. Je suis impressionnée.
opponent-skytear-ixma = Ixma de l'Escalier profond
    .short = Ixma
    .line = Attend. C'est l'essentiel de sa stratégie, et cela marche.
    .plays = Cherche : pèse quelques centaines de suites avant chaque choix.
    .greeting = Vous êtes en avance. La pierre n'est jamais en avance.
    .win = Asseyez-vous un moment. La colline a de la place.
    .lose = Même la pierre apprend. Elle note lentement.
opponent-skytear-neferu = Neferu de la Haute École
    .short = Neferu
    .line = A écrit l'ouvrage de référence sur votre prochain coup.
    .plays = Cherche loin et compte avec les cartes que vous avez peut-être en main.
    .greeting = Enchanté. Surprenez-moi, je vous prie ; cela me fait du bien.
    .win = C'était la page quatre-vingt-dix. Une bonne page.
    .lose = Il me faudra une seconde édition. Avec votre nom dedans.
opponent-skytear-sixth-daimyo = La sixième Daimyo
    .short = Sixième Daimyo
    .line = Il y en a cinq. Elle ne corrige personne.
    .plays = Cherche pendant de longues secondes : héros, Couloirs et Dôme font pour elle une seule somme.
    .greeting = Vous m'honorez. Commencez là où vous vous sentez le plus à l'abri.
    .win = Vous avez lutté comme une province. La prochaine fois, comme un royaume.
    .lose = Nous voilà donc sept. Bienvenue.

## Choosing one

sk-page-opponents-title = Qui attend sous le ciel déchiré ?
sk-page-opponents-help = Huit figures des îles, du tambour au titre de daimyo.
