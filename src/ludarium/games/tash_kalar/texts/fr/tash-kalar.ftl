### Tash-Kalar in French: names, effects, tasks, flares, words of the rules.
###
### Sections: schools; beings by school; flares; tasks; words. Prompts, log lines and refusals follow after them.
### Schools: .short is the name without "school".
### Beings: the value is the name, .effect the full card text, .short one line for the small card.
### Flares: .upper and .lower are the two effects, with .upper-condition, .upper-short and so on.
### Tasks: .condition in full, .short for the task board.

## Schools

school-northern = École impériale du Nord
    .gender = f
    .short = Empire du Nord
school-southern = École impériale du Sud
    .gender = f
    .short = Empire du Sud
school-imperial = impériale
    .gender = f
    .short = Impériale
school-highland = École des Hautes Terres
    .gender = f
    .short = Hautes Terres
school-sylvan = École sylvestre
    .gender = f
    .short = Sylvestre
school-nethervoid = École du Néant
    .gender = f
    .short = Néant
    .rule = Une de vos pièces communes ou héroïques, au plus, est le Portail. S'il n'y en a pas, la prochaine créature du Néant que vous invoquez le devient, avant son effet ; une créature héroïque du Néant le reprend à une pièce commune, de même que celle qui arrive sur lui. Une pièce légendaire ne peut être le Portail, et les effets qui en parlent ne font rien sans lui.
school-everfrost = École du Givre éternel
    .gender = f
    .short = Givre éternel
    .rule = Certaines cartes ont un effet gelé. Après l'effet normal de la créature, la carte reste visible devant vous et son effet gelé est en jeu ; vous ne pouvez en avoir qu'un, et s'il en vient un second vous choisissez lequel reste. Vous pouvez le dégeler quand vous pourriez jouer une ruse, sans dépenser d'action ; la carte est alors défaussée.
school-etherweave = École de la Trame d'éther
    .gender = f
    .short = Trame d'éther
    .rule = Vous pouvez jouer un effet de distorsion de votre main sans motif et sans action, avant ou après une action, mais pas à votre premier tour. La carte est alors votre créature en attente : une seule à la fois, et vous pourrez l'invoquer plus tard comme une carte en main. Si elle attend encore à la fin de la partie, vous perdez deux points (en mêlée, deux dans chaque couleur).
school-legends = Légendes
    .gender = f-pl
    .short = Légendes

## Beings: imperial

being-imperial-swordmaster = maîtresse d'armes
    .gender = f
    .effect = Vous pouvez détruire une pièce commune ennemie adjacente en diagonale à la maîtresse d'armes. Si vous le faites, promouvez la maîtresse d'armes.
    .short = Détruisez une pièce commune en diagonale, puis promotion
being-imperial-messenger = messager
    .gender = m
    .effect = Vous pouvez choisir une de vos pièces communes ou héroïques (le messager compris) et l'une des huit directions. Cette pièce peut faire autant de déplacements standard que vous voulez dans cette direction.
    .short = Déplacements standard d'une pièce, tout droit
being-imperial-herald = héraut
    .gender = m
    .effect = Faites jusqu'à deux déplacements avec vos pièces de tout rang (le héraut compris). Chacun doit finir sur une case vide ; une même pièce peut faire les deux.
    .short = Jusqu'à 2 déplacements vers des cases vides
being-imperial-bomb = bombe
    .gender = f
    .effect = S'il vous reste au moins une action après cette invocation, détruisez la bombe et toutes les pièces communes, de toute couleur, sur les huit cases qui l'entourent. Sinon, rien ne se passe.
    .short = S'il reste une action : détruit les pièces communes autour
being-imperial-chronicler = chroniqueur
    .gender = m
    .effect = Promouvez une de vos pièces communes autre que le chroniqueur. Cette pièce peut ensuite faire un déplacement standard.
    .short = Promouvez une autre pièce commune ; elle peut bouger
being-imperial-assassin = assassin
    .gender = m
    .effect = Détruisez la pièce sur la case marquée, quels que soient sa couleur et son rang. Si cette case était vide, l'assassin peut s'y déplacer.
    .short = Détruisez la pièce marquée, ou allez-y
being-imperial-time-mage = mage du temps
    .gender = m
    .effect = Gagnez une action. Ensuite, si une pièce ennemie de n'importe quel rang se trouve sur la case marquée, détruisez-la.
    .short = +1 action ; détruisez l'ennemie marquée
being-imperial-summoner = invocateur
    .gender = m
    .effect = Vous pouvez placer jusqu'à deux de vos pièces communes, chacune sur une case marquée vide différente.
    .short = Placez jusqu'à 2 pièces communes sur les cases marquées
being-imperial-hypnotist = hypnotiseur
    .gender = m
    .effect = Choisissez une couleur ennemie, puis jusqu'à trois de ses pièces communes ou jusqu'à deux de ses pièces héroïques. Faites un déplacement de combat avec chacune ; c'est vous qui décidez où elle va.
    .short = Menez au combat 3 pièces communes ou 2 héroïques ennemies
being-imperial-cannon = canon
    .gender = m
    .effect = Vous pouvez choisir une direction indiquée. Si vous le faites, détruisez toutes les pièces communes, de toute couleur, dans cette direction jusqu'au bord de l'arène. Les pièces promues n'arrêtent pas le tir.
    .short = Détruisez toutes les pièces communes d'une direction
being-imperial-champion = champion
    .gender = m
    .effect = Vous pouvez détruire une pièce ennemie adjacente de n'importe quel rang. Si elle était légendaire, détruisez aussi le champion et gagnez une action.
    .short = Détruisez une ennemie adjacente de tout rang
being-imperial-infantry-captain = capitaine d'infanterie
    .gender = m
    .effect = Faites jusqu'à deux déplacements de combat avec vos pièces autres que le capitaine d'infanterie. Une même pièce peut faire les deux.
    .short = Jusqu'à 2 déplacements de combat, autres pièces
being-imperial-cavalry-captain = capitaine de cavalerie
    .gender = m
    .effect = Vous pouvez choisir une de vos pièces autre que le capitaine de cavalerie. Elle peut faire au plus un déplacement de combat et au plus deux déplacements standard, dans l'ordre de votre choix.
    .short = Une autre pièce : 1 déplacement de combat, 2 standard
being-imperial-gryphon-rider = chevaucheur de griffon
    .gender = m
    .effect = Le chevaucheur de griffon peut faire un bond de combat. S'il le fait, vous pouvez le rétrograder en pièce commune et placer une de vos pièces communes sur une case vide qui lui est adjacente.
    .short = Bond de combat ; peut devenir deux pièces communes
being-imperial-knight = chevalier
    .gender = m
    .effect = Le chevalier peut faire jusqu'à trois déplacements de combat. Aucun ne peut finir sur une pièce commune, quelle que soit sa couleur : seules les cases vides et celles des pièces héroïques lui sont ouvertes.
    .short = Jusqu'à 3 déplacements de combat, pas sur pièce commune
being-imperial-high-priestess = grande prêtresse
    .gender = f
    .effect = La grande prêtresse peut faire un déplacement standard. Ensuite, qu'elle ait bougé ou non, vous pouvez promouvoir une pièce commune de n'importe quelle couleur qui lui est adjacente.
    .short = Peut bouger ; promouvez une pièce commune adjacente
being-imperial-master-of-intrigue = maître des intrigues
    .gender = m
    .effect = Faites jusqu'à trois déplacements en tout. Chacun est soit un déplacement standard du maître des intrigues, soit un déplacement de combat d'une pièce commune ou héroïque ayant servi à l'invoquer. Vous pouvez les mêler et les répéter librement.
    .short = 3 déplacements : lui standard, son motif combat
being-imperial-gun-tower = tour d'artillerie
    .gender = f
    .effect = Vous pouvez choisir une direction indiquée. Si vous le faites, détruisez les deux premières pièces, de toute couleur, dans cette direction. Une pièce légendaire n'est pas détruite et arrête le tir.
    .short = Détruisez les 2 premières pièces d'une direction

## Beings: highland

being-highland-wild-eagle = aigle sauvage
    .gender = m
    .effect = L'aigle sauvage peut faire un bond de combat : vers n'importe quelle case vide ou sur n'importe quelle pièce commune.
    .short = Bond de combat
being-highland-clan-axeman = porte-hache du clan
    .gender = m
    .effect = Vous pouvez détruire une pièce commune ou héroïque, de n'importe quelle couleur, adjacente orthogonalement au porte-hache du clan.
    .short = Détruisez une pièce commune ou héroïque orthogonale
being-highland-clan-healer = guérisseur du clan
    .gender = m
    .effect = Vous pouvez placer jusqu'à deux de vos pièces communes, chacune sur une case vide adjacente à une case verte.
    .short = Placez jusqu'à 2 pièces communes près des cases vertes
being-highland-dire-wolf = loup sanguinaire
    .gender = m
    .effect = Le loup sanguinaire peut faire jusqu'à deux déplacements de combat.
    .short = Jusqu'à 2 déplacements de combat
being-highland-ritual-keeper = gardien du rituel
    .gender = m
    .effect = Invoqué sur une case verte : promouvez une de vos pièces communes (le gardien du rituel compris). Invoqué sur une case rouge : vous pouvez faire un déplacement de combat avec une de vos pièces. Ailleurs, rien ne se passe.
    .short = Vert : promotion. Rouge : déplacement de combat
being-highland-eagle-lord = seigneur aigle
    .gender = m
    .effect = Le seigneur aigle peut faire un bond de combat : partout, sauf sur une pièce légendaire.
    .short = Bond de combat
being-highland-wolf-rider = chevaucheur de loup
    .gender = m
    .effect = Le chevaucheur de loup peut faire jusqu'à deux déplacements de combat.
    .short = Jusqu'à 2 déplacements de combat
being-highland-blood-shaman = chamane du sang
    .gender = m
    .effect = Détruisez une pièce commune ou héroïque de n'importe quelle couleur, où qu'elle soit dans l'arène. Si elle était sur une case rouge, détruisez aussi toutes les pièces communes, de toute couleur, adjacentes à cette case.
    .short = Détruisez une non légendaire ; sur rouge, autour aussi
being-highland-war-drummer = tambour de guerre
    .gender = m
    .effect = Vous pouvez faire un déplacement de combat, ou jusqu'à deux déplacements standard, avec vos pièces autres que le tambour de guerre. Une même pièce peut faire les deux déplacements standard.
    .short = Autres : 1 déplacement de combat ou 2 standard
being-highland-hill-giant = géant des collines
    .gender = m
    .effect = Détruisez toutes les pièces communes et héroïques, de toute couleur et même les vôtres, adjacentes orthogonalement au géant des collines.
    .short = Détruisez les non légendaires orthogonales
being-highland-warlord = seigneur de guerre
    .gender = m
    .effect = Faites jusqu'à trois déplacements de combat avec vos pièces (le seigneur de guerre compris). Si vous faites les trois, l'un d'eux au moins doit être fait par le seigneur de guerre.
    .short = Jusqu'à 3 déplacements de combat, dont un à lui
being-highland-war-summoner = invocateur de guerre
    .gender = m
    .effect = Gagnez une action. Lors de votre prochaine invocation de ce tour, une pièce ennemie peut compter dans le motif comme une pièce à vous du même rang.
    .short = +1 action ; empruntez ensuite une pièce ennemie
being-highland-ritual-master = maître du rituel
    .gender = m
    .effect = Invoqué sur une case verte : gagnez deux actions. Invoqué sur une case rouge : vous pouvez détruire une pièce héroïque et une pièce commune (ou seulement l'une des deux), de n'importe quelle couleur et où qu'elles soient. Ailleurs, rien ne se passe.
    .short = Vert : +2 actions. Rouge : détruisez jusqu'à 2
being-highland-legend-slayer = tueur de légendes
    .gender = m
    .effect = Vous pouvez détruire une pièce légendaire, ou jusqu'à deux pièces non légendaires, de n'importe quelle couleur, adjacentes en diagonale au tueur de légendes.
    .short = En diagonale : détruisez 1 légendaire ou 2 autres
being-highland-mountain-troll = troll des montagnes
    .gender = m
    .effect = Détruisez toutes les pièces communes ennemies adjacentes au troll des montagnes. Si cet effet en a détruit au moins deux, gagnez une action.
    .short = Détruit les pièces communes ennemies autour ; 2+ : +1 action
being-highland-hungry-bear = ours affamé
    .gender = m
    .effect = L'ours affamé peut faire jusqu'à deux déplacements standard. Un déplacement vers une case vide met fin à l'effet.
    .short = Déplacement standard ; un second s'il détruit
being-highland-werewolf = loup-garou
    .gender = m
    .effect = Invoqué sur une case colorée autre que le centre de l'arène : le loup-garou peut faire jusqu'à trois déplacements de combat. Invoqué ailleurs : il peut faire un déplacement standard.
    .short = Sur couleur : 3 déplacements de combat, sinon 1 standard
being-highland-clan-guardian = gardien du clan
    .gender = m
    .effect = Vous pouvez promouvoir une pièce commune ayant servi à invoquer le gardien du clan.
    .short = Promouvez une pièce commune du motif

## Beings: sylvan

being-sylvan-sapling = arbuste
    .gender = m
    .effect = L'arbuste arrive comme pièce commune ; promouvez-le au rang héroïque.
    .short = Devient aussitôt héroïque
being-sylvan-kiskin-farseeders = semeurs kiskins
    .gender = m-pl
    .effect = Vous pouvez placer une de vos pièces communes sur une case vide adjacente à l'une de vos pièces (les semeurs kiskins compris).
    .short = Placez une pièce commune près d'une de vos pièces
being-sylvan-charging-buck = cerf impétueux
    .gender = m
    .effect = Le cerf impétueux peut faire jusqu'à deux bonds de combat, chacun à une distance de 2 exactement.
    .short = Jusqu'à 2 bonds de combat à distance 2
being-sylvan-forest-wardens = gardiens de la forêt
    .gender = m-pl
    .effect = Détruisez une pièce commune d'un adversaire qui a plus de pièces communes que vous dans l'arène (les gardiens de la forêt comptent parmi les vôtres). Détruisez ensuite une pièce héroïque d'un adversaire qui a plus de pièces promues que vous.
    .short = Détruisez chez qui a plus de pièces que vous
being-sylvan-naiad = naïade
    .gender = f
    .effect = Vous pouvez choisir jusqu'à deux de vos pièces adjacentes à la naïade et faire un déplacement standard avec chacune.
    .short = Déplacez jusqu'à 2 de vos pièces adjacentes
being-sylvan-kiskin-spirit = esprit kiskin
    .gender = m
    .effect = Vous pouvez poser une carte de votre défausse sur le dessus de votre paquet. Si vous le faites, ou si la défausse était vide, piochez une carte supplémentaire de votre paquet à la fin de ce tour.
    .short = Carte défaussée sur le paquet ; piochez 1 de plus
being-sylvan-dryad = dryade
    .gender = f
    .effect = Vous pouvez convertir une pièce commune ou héroïque ennemie adjacente en une pièce commune à vous.
    .short = Convertissez une ennemie adjacente en pièce commune
being-sylvan-centaur-spearman = centaure lancier
    .gender = m
    .effect = Le centaure lancier peut faire un déplacement de combat. S'il le fait, détruisez la première pièce plus loin dans la même direction, à n'importe quelle distance et de n'importe quelle couleur, sauf si elle est légendaire.
    .short = Déplacement de combat ; détruit la pièce devant
being-sylvan-centaur-chieftain = chef des centaures
    .gender = m
    .effect = Le chef des centaures peut faire un déplacement de combat. S'il le fait, vous pouvez faire jusqu'à trois déplacements de combat dans la même direction avec vos autres pièces ; une même pièce peut en faire plusieurs.
    .short = Déplacement de combat ; 3 autres dans ce sens
being-sylvan-unicorn = licorne
    .gender = f
    .effect = Choisissez : la licorne peut faire un déplacement de combat, ou vous gagnez une action.
    .short = Déplacement de combat ou +1 action
being-sylvan-sylvan-queen = reine sylvestre
    .gender = f
    .effect = Vous pouvez convertir une pièce commune ou héroïque ennemie, adjacente en diagonale à la reine sylvestre, en une pièce à vous du même rang.
    .short = Convertissez une ennemie en diagonale, même rang
being-sylvan-sylvan-princess = princesse sylvestre
    .gender = f
    .effect = Vous pouvez convertir une pièce commune ennemie, adjacente en diagonale à la princesse sylvestre, en une pièce commune à vous.
    .short = Convertissez une pièce commune ennemie en diagonale
being-sylvan-woodland-druid = druide des sous-bois
    .gender = m
    .effect = Pour chaque couleur, la vôtre comprise, qui a une pièce commune dans l'arène, promouvez une pièce commune de cette couleur. C'est vous qui choisissez laquelle.
    .short = Promouvez une pièce commune de chaque couleur
being-sylvan-forest-ancient = ancien de la forêt
    .gender = m
    .effect = Placez deux pièces communes ennemies sur des cases vides à distance 1 ou 2. Détruisez ensuite deux pièces communes à une distance de 1 à 3, des mêmes couleurs que les pièces placées (une de chaque si les couleurs diffèrent).
    .short = Placez 2 pièces communes ennemies, détruisez-en 2
being-sylvan-forest-mystic = mystique de la forêt
    .gender = m
    .effect = À la fin de ce tour, piochez une carte supplémentaire de votre paquet et une légende supplémentaire.
    .short = Piochez 1 carte et 1 légende de plus
being-sylvan-kiskin-leafsplitter = fend-feuille kiskin
    .gender = m
    .effect = Jusqu'à deux fois : choisissez une direction diagonale et détruisez la première pièce dans cette direction, quels que soient sa couleur et son rang. Vous pouvez choisir deux fois la même direction.
    .short = 2 fois : détruisez la première pièce en diagonale
being-sylvan-kiskin-boughrunner = coureur de branches kiskin
    .gender = m
    .effect = Le coureur de branches kiskin peut faire jusqu'à trois déplacements de combat. Chacun doit finir sur une case adjacente à une autre de vos pièces.
    .short = Jusqu'à 3 déplacements de combat près des vôtres
being-sylvan-tree-shepherd = berger des arbres
    .gender = m
    .effect = Choisissez une de vos pièces (le berger des arbres compris). Commune : promouvez-la. Héroïque : elle peut faire un déplacement de combat. Légendaire : elle peut faire un déplacement standard.
    .short = Promouvez une pièce commune ou déplacez une promue

## Beings: legends

being-legends-fire-dragon = dragon de feu
    .gender = m
    .effect = Choisissez une direction indiquée. Détruisez toutes les pièces communes et héroïques, de toute couleur, à distance 1 et 2 dans cette direction et dans les deux directions voisines.
    .short = Détruisez les non légendaires sur 3 lignes de 2 cases
being-legends-hell-bull = taureau infernal
    .gender = m
    .effect = Choisissez l'une des huit directions. Le taureau infernal peut y faire autant de déplacements de combat que vous voulez ; celui qui détruit une pièce légendaire est le dernier.
    .short = Charge : déplacements de combat, tout droit
being-legends-angel-of-death = ange de la mort
    .gender = m
    .effect = Vous pouvez choisir n'importe quelle autre pièce, de n'importe quelle couleur. Promouvez-la ; l'ange de la mort fait ensuite un bond de combat sur sa case et la détruit. Une pièce qu'on ne peut pas promouvoir est détruite telle quelle.
    .short = Promouvez une pièce, puis détruisez-la d'un bond
being-legends-the-eldest-tree = doyen des arbres
    .gender = m
    .effect = Choisissez jusqu'à trois cases adjacentes différentes. Sur chacune : détruisez la pièce commune ou héroïque ennemie, promouvez votre pièce commune ou, si la case est vide, placez une de vos pièces communes.
    .short = 3 cases voisines : détruire, promouvoir, placer
being-legends-bone-catapult = catapulte d'os
    .gender = f
    .effect = Vous pouvez choisir une pièce, quels que soient sa couleur et son rang, à n'importe quelle distance dans une direction indiquée ; les pièces intermédiaires ne comptent pas. Détruisez-la, ainsi que toutes les pièces communes, de toute couleur, qui lui sont adjacentes.
    .short = Détruisez une pièce en ligne et les pièces communes autour
being-legends-fire-elemental = élémentaire de feu
    .gender = m
    .effect = Choisissez : détruisez toutes les pièces communes et héroïques ennemies adjacentes à l'élémentaire de feu, ou toutes les pièces communes ennemies à distance 1 et 2.
    .short = Détruisez les voisines, ou les pièces communes à 1-2 cases
being-legends-leviathan = léviathan
    .gender = m
    .effect = Choisissez : rétrogradez jusqu'à trois pièces promues formant un groupe connecté, ou détruisez jusqu'à quatre pièces communes formant un groupe connecté. Le groupe peut mêler les couleurs.
    .short = Rétrogradez 3 liées, ou détruisez 4 pièces communes
being-legends-two-headed-dragon = dragon à deux têtes
    .gender = m
    .effect = Vous pouvez promouvoir une pièce ayant servi à invoquer le dragon à deux têtes. Si vous le faites, vous pouvez détruire une pièce héroïque de n'importe quelle couleur adjacente à la pièce ainsi promue.
    .short = Promouvez du motif ; détruisez une héroïque à côté
being-legends-earth-elemental = élémentaire de terre
    .gender = m
    .effect = Détruisez une pièce commune ou héroïque, de n'importe quelle couleur, sur une case rouge ou à côté. Promouvez ensuite une pièce commune, de n'importe quelle couleur, sur une case verte ou à côté. Enfin, l'élémentaire de terre peut faire un déplacement de combat vers une case colorée adjacente.
    .short = Rouge : détruire. Vert : promouvoir. Peut bouger
being-legends-time-elemental = élémentaire du temps
    .gender = m
    .effect = Après ce tour, jouez un tour supplémentaire, même si les derniers tours ont commencé.
    .short = Tour supplémentaire
being-legends-storm-elemental = élémentaire de tempête
    .gender = m
    .effect = Vous pouvez placer une de vos pièces, de n'importe quel rang, sur une case vide à une distance de 1 à 3. Elle peut faire des déplacements de combat dans une seule direction : un au plus si elle est légendaire, jusqu'à trois si elle est héroïque, jusqu'à cinq si elle est commune. Détruisez-la ensuite.
    .short = Lancez une pièce : elle combat, puis est détruite
being-legends-titan = titan
    .gender = m
    .effect = Détruisez toutes les pièces, quels que soient leur couleur et leur rang, adjacentes orthogonalement au titan, et toutes les pièces non légendaires qui lui sont adjacentes en diagonale. Aucune ne compte comme détruite par vous.
    .short = Détruisez tout autour ; rien ne compte pour vous

## Beings: nethervoid

being-nethervoid-shadow-imp = diablotin d'ombre
    .gender = m
    .effect = Le diablotin d'ombre peut faire un déplacement de combat. S'il le fait et n'est pas le Portail, le Portail peut faire un déplacement de combat dans la même direction.
    .short = Déplacement de combat ; le Portail peut suivre
being-nethervoid-flame-imp = diablotin de feu
    .gender = m
    .effect = Vous pouvez détruire une pièce commune, de n'importe quelle couleur, adjacente au Portail.
    .short = Détruisez une pièce commune près du Portail
being-nethervoid-gate-keeper = gardien du Portail
    .gender = m
    .effect = Vous pouvez promouvoir une de vos pièces communes ou placer une de vos pièces communes sur une case vide. Cette pièce devient le Portail.
    .short = Promouvez ou placez : le nouveau Portail
being-nethervoid-demon-of-gluttony = démon de la gourmandise
    .gender = m
    .effect = Le démon de la gourmandise peut faire un déplacement de combat. Si ce déplacement a détruit une pièce, promouvez le démon, et il peut faire un autre déplacement de combat. Si celui-ci en a détruit une aussi, le démon devient le Portail.
    .short = Mange, grandit, remange, devient le Portail
being-nethervoid-demon-of-pride = démon de l'orgueil
    .gender = m
    .effect = Promouvez le démon de l'orgueil ; il devient le Portail. Il peut ensuite faire un déplacement de combat.
    .short = Promu, devient le Portail, puis combat
being-nethervoid-acolyte-of-destruction = acolyte de la destruction
    .gender = m
    .effect = Détruisez une pièce commune de n'importe quelle couleur. Si le Portail est sur une case rouge, vous pouvez aussi détruire une pièce héroïque adjacente à la case de la victime.
    .short = Détruit 1 pièce commune ; Portail sur rouge : +1 héroïque
being-nethervoid-acolyte-of-growth = acolyte de la croissance
    .gender = m
    .effect = Placez une de vos pièces communes sur une case vide. Si le Portail est sur une case verte, placez aussi une de vos pièces héroïques sur une case vide adjacente à cette pièce commune.
    .short = Place 1 pièce commune ; Portail sur vert : +1 héroïque
being-nethervoid-power-seeker = chercheur de puissance
    .gender = m
    .effect = Si le chercheur de puissance est le Portail, il peut faire un déplacement standard. Si une autre pièce est le Portail, il peut faire autant de déplacements de combat que vous voulez, chacun vers le Portail.
    .short = Déplacements de combat vers le Portail
being-nethervoid-hell-hound = molosse infernal
    .gender = m
    .effect = Vous pouvez détruire une pièce adjacente, quels que soient sa couleur et son rang. Si aucune pièce légendaire n'a été détruite ainsi et que votre paquet n'est pas vide, mettez cette carte sous votre paquet au lieu de la défausser.
    .short = Détruisez une pièce voisine ; carte sous le paquet
being-nethervoid-vortexmaster = maître des vortex
    .gender = m
    .effect = Vous pouvez faire un déplacement de combat avec le Portail. Ensuite, qu'il ait bougé ou non, vous pouvez faire un déplacement de combat avec une de vos pièces adjacentes au Portail.
    .short = Combat : le Portail, puis une pièce voisine
being-nethervoid-gate-master = maître du Portail
    .gender = m
    .effect = Promouvez le Portail. Choisissez ensuite une de vos pièces communes ou héroïques : elle devient le Portail. Si la promotion a donné une pièce légendaire, cela compte comme l'invocation d'une légende sur la case du maître du Portail.
    .short = Promouvez le Portail, puis choisissez-en un autre
being-nethervoid-hell-rider = cavalier infernal
    .gender = m
    .effect = Le cavalier infernal peut faire jusqu'à trois déplacements de combat, ou un seul s'il est le Portail.
    .short = 3 déplacements de combat ; 1 s'il est le Portail
being-nethervoid-demon-of-wrath = démon de la colère
    .gender = m
    .effect = Si aucune pièce commune ennemie n'est adjacente au Portail, celui-ci peut d'abord faire un déplacement standard. Détruisez ensuite toutes les pièces communes ennemies adjacentes au Portail.
    .short = Détruisez les pièces communes ennemies près du Portail
being-nethervoid-demon-of-greed = démon de l'avarice
    .gender = m
    .effect = Détruisez une de vos pièces communes et une de vos pièces héroïques, mais pas le Portail ; faites ce qui est possible. Gagnez une action par pièce détruite.
    .short = Sacrifiez 1 pièce commune et 1 héroïque : +2 actions
being-nethervoid-demon-of-lust = démon de la luxure
    .gender = m
    .effect = Choisissez jusqu'à deux pièces différentes de n'importe quelle couleur. Faites avec chacune un déplacement de combat vers le Portail, mais jamais sur lui.
    .short = 2 pièces : combat en direction du Portail
being-nethervoid-demon-of-sloth = démon de la paresse
    .gender = m
    .effect = Dépensez pour rien une de vos actions restantes. S'il ne vous en reste pas, détruisez plutôt le Portail.
    .short = Perdez une action, ou détruisez le Portail
being-nethervoid-demon-of-envy = démon de l'envie
    .gender = m
    .effect = Placez une de vos pièces communes sur une case vide adjacente au Portail. Recommencez tant qu'il existe une telle case et qu'un adversaire a plus de pièces que vous.
    .short = Placez près du Portail jusqu'à égaliser
being-nethervoid-possessed-summoner = invocateur possédé
    .gender = m
    .effect = Placez une pièce commune ennemie sur une case vide adjacente à une pièce de sa couleur. Votre prochaine invocation de ce tour utilise pour son motif des pièces de cette couleur au lieu des vôtres. Vous pouvez défausser votre ruse pour gagner une action.
    .short = Pièce commune ennemie ; prochain motif à leur couleur

## Beings: everfrost

being-everfrost-snow-fox = renard des neiges
    .gender = m
    .effect = Le renard des neiges peut faire jusqu'à deux déplacements standard.
    .short = Jusqu'à 2 déplacements standard
being-everfrost-royal-reindeer = renne royal
    .gender = m
    .effect = Le renne royal peut faire un bond de combat à une distance de 2 exactement. Si ni l'invocation ni le bond n'ont détruit de pièce, promouvez le renne royal.
    .short = Bond de combat à 2 ; sans victime, promotion
being-everfrost-crystal-mirror = miroir de cristal
    .gender = m
    .effect = La colonne du motif partage le dessin en deux côtés de six cases. Vous pouvez choisir, sur l'un d'eux, une pièce héroïque ou jusqu'à deux pièces communes, de n'importe quelle couleur. Pour chacune, placez une de vos pièces du même rang sur la case symétrique de l'autre côté, si elle est vide.
    .short = Reflétez 1 pièce héroïque ou 2 communes : à vous
being-everfrost-crystal-grower = cultivateur de cristaux
    .gender = m
    .effect = Dans chaque couleur ennemie, promouvez une pièce commune ; c'est vous qui choisissez laquelle.
    .frozen = Promouvez une de vos pièces communes.
    .short = Promouvez chez l'ennemi ; gelé : chez vous
being-everfrost-ice-princess = princesse des glaces
    .gender = f
    .effect = Vous pouvez faire un déplacement de combat avec une de vos pièces communes autre que la princesse des glaces.
    .frozen = Faites un déplacement standard avec une de vos pièces communes.
    .short = Pièce commune : déplacement de combat ; gelé : standard
being-everfrost-ice-queen = reine des glaces
    .gender = f
    .effect = Une de vos pièces héroïques autre que la reine des glaces peut faire un déplacement de combat.
    .frozen = Faites un déplacement standard avec une de vos pièces héroïques.
    .short = Pièce héroïque : déplacement de combat ; gelé : standard
being-everfrost-frostweave-summoner = invocateur tissegivre
    .gender = m
    .effect = Aucun effet à l'arrivée.
    .frozen = À utiliser juste avant une invocation : dans le motif de cette créature, une pièce ennemie peut compter comme vôtre.
    .short = Gelé : empruntez une pièce ennemie pour un motif
being-everfrost-winter-whisperer = chuchoteur d'hiver
    .gender = m
    .effect = Aucun effet à l'arrivée.
    .frozen = Vous pouvez détruire une de vos pièces communes. Vous pouvez défausser votre ruse. Si vous avez fait les deux, gagnez une action.
    .short = Gelé : pièce commune et ruse contre une action
being-everfrost-frozen-chest = coffre gelé
    .gender = m
    .effect = Vous pouvez reprendre dans votre défausse une carte à effet gelé et la poser devant vous : son effet gelé est en jeu. Vous ne pouvez toujours en avoir qu'un.
    .short = Un effet gelé défaussé revient en jeu
being-everfrost-everfrost-sentinel = sentinelle du Givre éternel
    .gender = f
    .effect = Seulement si l'invocation a détruit une pièce ennemie : vous pouvez rétrograder la sentinelle du Givre éternel. Si vous le faites, chaque autre joueur ou équipe a une action de moins à son prochain tour.
    .short = Arrivée sur une pièce ennemie : ôte une action
being-everfrost-glacier-giant = géant des glaciers
    .gender = m
    .effect = Le géant des glaciers peut faire autant de déplacements de combat que vous voulez dans une direction indiquée. S'il a bougé, il peut avancer d'une case encore pour frapper une pièce légendaire qui s'y trouve : détruisez les deux.
    .short = Charge sur une flèche ; peut mourir avec une légende
being-everfrost-polar-bear = ours polaire
    .gender = m
    .effect = L'ours polaire peut faire un déplacement de combat. Si ce déplacement a détruit une pièce, il peut faire un déplacement standard. Si celui-ci en a détruit une aussi, il peut faire un déplacement vers une case vide.
    .short = Combat, standard, vide : tant qu'il détruit
being-everfrost-war-sled = traîneau de guerre
    .gender = m
    .effect = Le traîneau de guerre peut faire jusqu'à trois déplacements de combat. Le premier suit une direction indiquée ; chacun des suivants garde la direction du précédent ou tourne de 45 degrés.
    .short = 3 déplacements de combat, virages de 45 degrés
being-everfrost-snow-monster = monstre des neiges
    .gender = m
    .effect = Détruisez toutes les pièces communes ennemies à distance 1 ou 2 qui sont adjacentes à au moins une de vos pièces (le monstre des neiges compris).
    .short = Détruit les pièces communes ennemies à 2, près des vôtres
being-everfrost-frost-imp = diablotin de givre
    .gender = m
    .effect = Vous pouvez choisir une pièce commune adjacente, de n'importe quelle couleur, et une direction. Elle fait des déplacements standard dans cette direction aussi longtemps qu'elle le peut.
    .short = Faites glisser à fond une pièce commune voisine
being-everfrost-ice-wyvern = vouivre des glaces
    .gender = f
    .effect = La vouivre des glaces peut faire un bond de combat. Si le bond a détruit une pièce, détruisez aussi la vouivre des glaces.
    .frozen = Placez une de vos pièces communes sur une case vide adjacente à l'une de vos pièces héroïques.
    .short = Bond, meurt avec sa proie ; gelé : placez 1
being-everfrost-deathbringer = porteur de mort
    .gender = m
    .effect = Vous pouvez détruire une pièce adjacente : commune ; héroïque, si au moins une autre de vos pièces la touche ; légendaire, si au moins trois autres la touchent. Elle compte comme deux pièces détruites et quitte la partie : elle ne retourne pas dans la réserve de son propriétaire.
    .short = Détruisez à jamais une pièce voisine ; compte pour 2
being-everfrost-frostweave-illusionist = illusionniste tissegivre
    .gender = m
    .effect = L'illusionniste tissegivre devient une pièce commune d'une couleur ennemie de votre choix, si cette couleur a une pièce en réserve.
    .frozen = Convertissez n'importe quelle pièce commune ennemie en pièce commune à vous.
    .short = Devient une pièce commune ennemie ; gelé : convertit 1

## Beings: etherweave

being-etherweave-doppelganger = doppelgänger
    .gender = m
    .effect = Si vous avez une créature en attente, appliquez une copie de son effet de distorsion.
    .short = Copiez la distorsion de votre créature en attente
being-etherweave-paradox-worm = ver du paradoxe
    .gender = m
    .effect = Vous pouvez intervertir une de vos pièces communes avec une pièce commune ennemie, ou une de vos pièces héroïques avec une pièce héroïque ennemie.
    .warp = Promouvez une pièce commune ennemie. Vous pouvez ensuite défausser votre créature en attente.
    .short = Intervertissez 2 pièces de même rang, dont une à vous
being-etherweave-lesser-shadow-twin = jumeau d'ombre mineur
    .gender = m
    .effect = Seulement si le jumeau d'ombre majeur est dans votre défausse : choisissez une de vos pièces et détruisez jusqu'à deux pièces communes, de n'importe quelle couleur, qui lui sont adjacentes.
    .warp = Promouvez une de vos pièces communes.
    .short = Si le majeur est défaussé : détruisez 2 pièces communes
being-etherweave-translocationist = translocateur
    .gender = m
    .effect = Jusqu'à deux fois : intervertissez une de vos pièces héroïques avec une de vos pièces communes.
    .warp = Gagnez une action.
    .short = 2 fois : intervertissez pièce héroïque et pièce commune
being-etherweave-antimatter-spirit = esprit d'antimatière
    .gender = m
    .effect = Aucun effet à l'arrivée.
    .warp = Effet lié : placez une de vos pièces communes sur une case incolore vide et faites avec elle un déplacement de combat ; placez ensuite sur la même case une pièce commune d'une autre couleur et faites avec elle un déplacement de combat dans la direction opposée.
    .short = Distorsion : deux pièces communes en sens opposés
being-etherweave-merchant-of-time = marchand de temps
    .gender = m
    .effect = Si une pièce est posée sur cette carte, elle fait un bond standard de la carte vers n'importe quelle case incolore.
    .warp = Choisissez une pièce sur une case incolore et posez-la sur cette carte. Aucune autre carte ne peut copier cet effet de distorsion. Tant que la carte est en attente, on ne peut ni la défausser ni la reprendre en main.
    .short = La pièce posée sur la carte bondit en jeu
being-etherweave-gate-of-oblivion = porte de l'oubli
    .gender = f
    .effect = Détruisez la pièce, quelle qu'elle soit, sur la case à marque particulière. Vous pouvez aussi détruire une pièce commune ou héroïque sur une des autres cases marquées.
    .warp = Jusqu'à la fin de ce tour, chaque pièce que vous détruisez compte comme une pièce de plus de la même couleur et du même rang.
    .short = Détruisez au milieu, et une autour si vous voulez
being-etherweave-time-traveler = voyageur temporel
    .gender = m
    .effect = Le motif, trois de vos pièces en diagonale, peut être n'importe où ; le voyageur temporel arrive sur n'importe quelle case incolore vide. Vous pouvez détruire une pièce commune adjacente. Si vous le faites, posez la carte du dessus de votre défausse sur votre paquet.
    .short = Arrive où il veut ; détruit, rappelle une carte
being-etherweave-greater-shadow-twin = jumeau d'ombre majeur
    .gender = m
    .effect = Seulement si le jumeau d'ombre mineur est dans votre défausse : vous pouvez détruire une pièce héroïque adjacente à au moins deux de vos pièces.
    .warp = Promouvez une de vos pièces communes.
    .short = Si le mineur est défaussé : détruisez 1 pièce héroïque
being-etherweave-warpmaster = maître des distorsions
    .gender = m
    .effect = Vous pouvez reprendre en main votre créature en attente, ou faire un déplacement standard avec le maître des distorsions.
    .short = Reprise de la créature en attente, ou déplacement
being-etherweave-dark-sphere = sphère obscure
    .gender = f
    .effect = Choisissez jusqu'à trois pièces communes ou héroïques différentes, au plus deux d'une même couleur. Chacune fait un déplacement de combat qui finit à une distance de 2 exactement de la sphère obscure.
    .short = 3 pièces : combats finissant à distance 2
being-etherweave-void-summoner = invocateur du vide
    .gender = m
    .effect = Lors de votre prochaine invocation de ce tour, jusqu'à deux cases vides peuvent compter comme vos pièces communes.
    .warp = Faites un déplacement standard avec une de vos pièces communes ou héroïques.
    .short = Prochain motif : 2 cases vides comptent
being-etherweave-eternal-emperor = empereur éternel
    .gender = m
    .effect = Si son effet de distorsion n'a pas été joué ce tour-ci, vous pouvez l'appliquer maintenant.
    .warp = Placez une de vos pièces communes sur une case vide, ou déplacez une de vos pièces : déplacement de combat pour une pièce commune, standard pour une pièce promue.
    .short = Placez ou déplacez ; aussi en distorsion
being-etherweave-reality-patch = rustine de réalité
    .gender = f
    .effect = Vous pouvez faire une ou plusieurs de ces trois choses : détruire une pièce héroïque de chaque couleur ennemie que vous choisissez ; défausser votre créature en attente ; défausser de votre main une carte de n'importe quel type.
    .short = Détruisez des pièces héroïques ; défaussez au choix
being-etherweave-polarity-queen = reine de la polarité
    .gender = f
    .effect = Effet lié : choisissez deux de vos pièces communes ou héroïques autres que la reine de la polarité. Chacune fait un déplacement de combat, dans des directions opposées.
    .warp = Placez une de vos pièces communes sur une case vide adjacente à une pièce ennemie.
    .short = 2 de vos pièces : combat en sens opposés
being-etherweave-singularity = singularité
    .gender = f
    .effect = Choisissez une case incolore vide. Chaque pièce commune adjacente, de n'importe quelle couleur, doit faire un déplacement de combat sur elle, l'une après l'autre, dans l'ordre de votre choix.
    .short = Les pièces communes autour d'une case y entrent toutes
being-etherweave-ziggurat-sentinel = sentinelle de la ziggourat
    .gender = f
    .effect = Vous pouvez soit appliquer une copie de l'effet de distorsion d'une carte de votre défausse, soit faire jusqu'à trois déplacements de combat avec la sentinelle de la ziggourat dans la direction indiquée.
    .warp = Avec une de vos pièces communes ou héroïques, faites un déplacement de combat ou deux déplacements standard.
    .short = Copie d'une distorsion défaussée, ou 3 combats
being-etherweave-iris-of-eternity = iris d'éternité
    .gender = m
    .effect = Vous pouvez soit détruire une pièce légendaire adjacente de n'importe quelle couleur, soit promouvoir l'iris d'éternité. S'il devient ainsi légendaire, cela compte comme une légende de plus invoquée ce tour-ci ; défaussez toutes les légendes de votre main.
    .short = Détruisez une pièce légendaire voisine, ou promotion

## Flares

flare-f01 = Ruse 1 (3/6)
    .upper = Placez une pièce commune sur une case vide.
    .upper-condition = Un adversaire a au moins 3 pièces promues de plus que vous.
    .upper-short = Placez 1 pièce commune
    .lower = Placez une pièce héroïque sur une case vide.
    .lower-condition = Un adversaire a en tout au moins 6 pièces de plus que vous.
    .lower-short = Placez 1 héroïque
flare-f02 = Ruse 2 (4/4)
    .upper = Placez une pièce commune sur une case vide.
    .upper-condition = Un adversaire a au moins 4 pièces promues de plus que vous.
    .upper-short = Placez 1 pièce commune
    .lower = Placez une pièce commune sur une case vide.
    .lower-condition = Un adversaire a en tout au moins 4 pièces de plus que vous.
    .lower-short = Placez 1 pièce commune
flare-f03 = Ruse 3 (3/5)
    .upper = Vous pouvez faire jusqu'à trois déplacements standard avec vos pièces communes.
    .upper-condition = Un adversaire a au moins 3 pièces promues de plus que vous.
    .upper-short = Jusqu'à 3 déplacements standard de pièces communes
    .lower = Gagnez une action.
    .lower-condition = Un adversaire a en tout au moins 5 pièces de plus que vous.
    .lower-short = +1 action
flare-f04 = Ruse 4 (4/5)
    .upper = Placez une pièce commune sur une case vide.
    .upper-condition = Un adversaire a au moins 4 pièces promues de plus que vous.
    .upper-short = Placez 1 pièce commune
    .lower = Placez une pièce commune sur une case vide, ou convertissez une pièce commune ennemie, où qu'elle soit, en pièce commune à vous.
    .lower-condition = Un adversaire a en tout au moins 5 pièces de plus que vous.
    .lower-short = Placez 1 pièce commune ou convertissez-en 1
flare-f05 = Ruse 5 (3/6)
    .upper = Faites un déplacement standard avec une de vos pièces communes, ou promouvez une de vos pièces communes.
    .upper-condition = Un adversaire a au moins 3 pièces promues de plus que vous.
    .upper-short = Déplacement standard ou promotion de 1 pièce commune
    .lower = Placez deux pièces communes sur des cases vides.
    .lower-condition = Un adversaire a en tout au moins 6 pièces de plus que vous.
    .lower-short = Placez 2 pièces communes
flare-f06 = Ruse 6 (4/4)
    .upper = Placez une pièce commune sur une case vide, ou promouvez une de vos pièces communes.
    .upper-condition = Un adversaire a au moins 4 pièces promues de plus que vous.
    .upper-short = Placez ou promouvez 1 pièce commune
    .lower = Vous pouvez faire un bond de combat avec une de vos pièces communes.
    .lower-condition = Un adversaire a en tout au moins 4 pièces de plus que vous.
    .lower-short = Bond de combat de 1 pièce commune
flare-f07 = Ruse 7 (4/6)
    .upper = Placez une pièce commune sur une case vide.
    .upper-condition = Un adversaire a au moins 4 pièces promues de plus que vous.
    .upper-short = Placez 1 pièce commune
    .lower = Promouvez une de vos pièces communes (si vous en avez) et gagnez une action.
    .lower-condition = Un adversaire a en tout au moins 6 pièces de plus que vous.
    .lower-short = Promouvez 1 pièce commune et +1 action
flare-f08 = Ruse 8 (4/5)
    .upper = Gagnez une action.
    .upper-condition = Un adversaire a au moins 4 pièces promues de plus que vous.
    .upper-short = +1 action
    .lower = Placez une pièce commune sur une case vide.
    .lower-condition = Un adversaire a en tout au moins 5 pièces de plus que vous.
    .lower-short = Placez 1 pièce commune
flare-f09 = Ruse 9 (5/4)
    .upper = Placez une pièce héroïque sur une case vide.
    .upper-condition = Un adversaire a au moins 5 pièces promues de plus que vous.
    .upper-short = Placez 1 héroïque
    .lower = Vous pouvez faire avec vos pièces communes un déplacement standard et un déplacement de combat, dans l'ordre de votre choix.
    .lower-condition = Un adversaire a en tout au moins 4 pièces de plus que vous.
    .lower-short = Communes : 1 déplacement standard, 1 de combat
flare-f10 = Ruse 10 (5/5)
    .upper = Placez deux pièces communes sur des cases vides.
    .upper-condition = Un adversaire a au moins 5 pièces promues de plus que vous.
    .upper-short = Placez 2 pièces communes
    .lower = Placez une pièce commune sur une case vide.
    .lower-condition = Un adversaire a en tout au moins 5 pièces de plus que vous.
    .lower-short = Placez 1 pièce commune
flare-f11 = Ruse 11 (3/4)
    .upper = Placez une pièce commune sur une case vide.
    .upper-condition = Un adversaire a au moins 3 pièces promues de plus que vous.
    .upper-short = Placez 1 pièce commune
    .lower = Vous pouvez faire avec vos pièces communes et héroïques un déplacement de combat ou deux déplacements standard.
    .lower-condition = Un adversaire a en tout au moins 4 pièces de plus que vous.
    .lower-short = 1 déplacement de combat ou 2 standard
flare-f12 = Ruse 12 (2/5)
    .upper = Vous pouvez faire un bond standard avec une de vos pièces communes.
    .upper-condition = Un adversaire a au moins 2 pièces promues de plus que vous.
    .upper-short = Bond standard de 1 pièce commune
    .lower = Gagnez une action.
    .lower-condition = Un adversaire a en tout au moins 5 pièces de plus que vous.
    .lower-short = +1 action

## Tasks

task-destruction = Destruction
    .gender = f
    .condition = Détruisez au moins trois pièces ennemies pendant ce tour.
    .short = Détruisez 3 pièces ennemies
task-devastation = Dévastation
    .gender = f
    .condition = Détruisez au moins quatre pièces ennemies pendant ce tour.
    .short = Détruisez 4 pièces ennemies
task-heroic-destruction = Destruction héroïque
    .gender = f
    .condition = Détruisez au moins trois pièces ennemies pendant ce tour, dont au moins une promue.
    .short = Détruisez 3 ennemies, dont 1 promue
task-heroic-devastation = Dévastation héroïque
    .gender = f
    .condition = Détruisez au moins quatre pièces ennemies pendant ce tour, dont au moins deux promues.
    .short = Détruisez 4 ennemies, dont 2 promues
task-end-of-legends = Fin des légendes
    .gender = f
    .condition = Détruisez pendant ce tour une pièce légendaire ennemie, ou deux pièces héroïques ennemies.
    .short = Détruisez 1 légendaire ou 2 héroïques ennemies
task-red-conquest = Conquête rouge
    .gender = f
    .condition = Occupez au moins trois cases rouges, dont au moins deux avec des pièces promues.
    .short = Occupez 3 cases rouges, dont 2 par des promues
task-green-conquest = Conquête verte
    .gender = f
    .condition = Occupez au moins trois cases vertes, dont au moins deux avec des pièces promues.
    .short = Occupez 3 cases vertes, dont 2 par des promues
task-color-conquest = Conquête des couleurs
    .gender = f
    .condition = Occupez au moins cinq cases rouges ou vertes en tout, dont au moins trois avec des pièces promues.
    .short = Occupez 5 cases colorées, dont 3 par des promues
task-red-legends = Légendes rouges
    .gender = f
    .condition = Ayez au moins deux pièces promues sur des cases rouges, dont au moins une légendaire.
    .short = 2 promues sur cases rouges, dont 1 légendaire
task-green-legends = Légendes vertes
    .gender = f
    .condition = Ayez au moins deux pièces promues sur des cases vertes, dont au moins une légendaire.
    .short = 2 promues sur cases vertes, dont 1 légendaire
task-rainbow-dominance = Domination arc-en-ciel
    .gender = f
    .condition = Ayez plus de pièces promues que votre adversaire sur les cases rouges, et aussi sur les cases vertes.
    .short = Plus de promues sur les rouges et sur les vertes
task-red-summoning = Invocation rouge
    .gender = f
    .condition = Invoquez au moins deux créatures pendant ce tour, dont au moins une sur une case rouge.
    .short = Invoquez 2 créatures, dont 1 sur case rouge
task-green-summoning = Invocation verte
    .gender = f
    .condition = Invoquez au moins deux créatures pendant ce tour, dont au moins une sur une case verte.
    .short = Invoquez 2 créatures, dont 1 sur case verte
task-colored-summoning = Invocation colorée
    .gender = f
    .condition = Invoquez pendant ce tour au moins deux créatures sur des cases rouges ou vertes ; la même case deux fois convient.
    .short = Invoquez 2 créatures sur des cases colorées
task-legendary-summoning = Invocation légendaire
    .gender = f
    .condition = Invoquez au moins deux créatures pendant ce tour, dont au moins une légende.
    .short = Invoquez 2 créatures, dont 1 légende
task-central-dominance = Domination du centre
    .gender = f
    .condition = Ayez au moins cinq pièces sur les neuf cases centrales, dont au moins deux promues.
    .short = 5 pièces au centre, dont 2 promues
task-center-cross = Croix centrale
    .gender = f
    .condition = Occupez les cinq cases de la croix droite ou de la croix diagonale formée au centre.
    .short = Une croix de 5 pièces au centre
task-line-dominance = Domination d'une ligne
    .gender = f
    .condition = Sur l'une des six rangées et colonnes qui traversent le centre, ayez au moins six pièces de plus que votre adversaire.
    .short = 6 pièces de plus sur une ligne centrale
task-diagonals = Diagonales
    .gender = f-pl
    .condition = Sur chacune des deux grandes diagonales, ayez au moins quatre pièces, dont au moins une promue. Le centre compte pour les deux.
    .short = 4 par grande diagonale, dont 1 promue
task-side-chain = Chaîne entre les côtés
    .gender = f
    .condition = Reliez deux côtés opposés de l'arène par une chaîne de pièces voisines (diagonales comprises).
    .short = Chaîne entre deux côtés opposés
task-corner-chain = Chaîne entre les coins
    .gender = f
    .condition = Reliez deux coins opposés de l'arène par une chaîne de pièces voisines (diagonales comprises).
    .short = Chaîne entre deux coins opposés
task-imprisonment = Emprisonnement
    .gender = m
    .condition = Au moins six de vos pièces touchent une même pièce ennemie.
    .short = 6 des vôtres autour d'une ennemie
task-envelopment = Encerclement
    .gender = m
    .condition = Au moins sept de vos pièces touchent une même pièce ennemie.
    .short = 7 des vôtres autour d'une ennemie
task-isolation = Isolement
    .gender = m
    .condition = Une pièce ennemie en a une autre à distance 2, mais n'en touche aucune et ne peut, en trois déplacements sur des cases vides, atteindre une case voisine de l'une d'elles.
    .short = Coupez une pièce ennemie des siennes

## Words: board, pieces, ranks

term-tk-arena = arène
    .gender = f
    .definition = Le plateau de 69 cases sur lequel se déroule le duel.
term-tk-square = case
    .gender = f
    .definition = Un emplacement de l'arène ; il porte au plus une pièce.
term-tk-red-square = case rouge
    .gender = f
    .definition = L'une des quatre cases marquées en rouge, citées par certaines cartes et certains objectifs.
term-tk-green-square = case verte
    .gender = f
    .definition = L'une des cinq cases marquées en vert, citées par certaines cartes et certains objectifs.
term-tk-coloured-square = case colorée
    .gender = f
    .definition = Une case rouge ou verte.
term-tk-colourless-square = case incolore
    .gender = f
    .definition = Une case qui n'est ni rouge ni verte.
term-tk-central-square = case centrale
    .gender = f
    .definition = L'une des neuf cases au milieu de l'arène.
term-tk-piece = pièce
    .gender = f
    .definition = Une pierre à la couleur d'un joueur, posée dans l'arène ; elle a un rang.
term-tk-common = pièce commune
    .gender = f
    .definition = Une pièce du rang le plus bas.
term-tk-heroic = pièce héroïque
    .gender = f
    .definition = Une pièce de rang intermédiaire ; l'autre face d'une pièce commune.
term-tk-legendary = pièce légendaire
    .gender = f
    .definition = Une pièce du rang le plus haut ; chaque couleur en a trois.
term-tk-upgraded = pièce promue
    .gender = f
    .definition = Une pièce héroïque ou légendaire.
term-tk-non-legendary = pièce non légendaire
    .gender = f
    .definition = Une pièce commune ou héroïque.
term-tk-rank = rang
    .gender = m
    .definition = Commun, héroïque ou légendaire, du plus bas au plus haut.
term-tk-own-piece = pièce alliée
    .gender = f
    .definition = Une pièce de votre couleur ou de celle de votre équipe.
term-tk-enemy-piece = pièce ennemie
    .gender = f
    .definition = Une pièce de la couleur d'un adversaire, quel qu'il soit.
term-tk-supply = réserve
    .gender = f
    .definition = Vos pièces qui ne sont pas dans l'arène.
term-tk-shortage = pénurie de pièces
    .gender = f
    .definition = Le cas où la pièce voulue n'est plus dans la réserve.
term-tk-kalarite = kalarite
    .gender = f
    .definition = La pierre de magie condensée dont sont faites les pièces.
term-tk-gateway = Portail
    .gender = m
    .definition = La pièce marquée du joueur de l'École du Néant ; les effets de cette école la regardent.
term-tk-frozen-effect = effet gelé
    .gender = m
    .definition = Un effet qui reste visible devant son joueur et sert plus tard, sans action.
term-tk-thaw = dégeler
    .definition = Utiliser son effet gelé et défausser sa carte.
term-tk-warp-effect = effet de distorsion
    .gender = m
    .definition = Un effet joué de la main avant que sa créature soit invoquée.
term-tk-pending-being = créature en attente
    .gender = f
    .definition = Une créature dont l'effet de distorsion a été joué et qu'il reste à invoquer.
term-tk-linked-effect = effet lié
    .gender = m
    .definition = On en fait toutes les parties, ou aucune.

## Words: cards

term-tk-being = créature
    .gender = f
    .definition = Ce qu'une carte permet d'invoquer ; elle agit une fois, puis n'est plus qu'une pièce.
term-tk-legend = légende
    .gender = f
    .definition = Une créature du paquet commun des légendes, de rang légendaire.
term-tk-flare = ruse
    .gender = f
    .definition = Une carte qui vous aide quand un adversaire a nettement plus de pièces.
term-tk-task = objectif
    .gender = m
    .definition = Une carte qui rapporte des points à qui remplit sa condition.
term-tk-current-task = objectif en cours
    .gender = m
    .definition = L'un des trois objectifs visibles qu'on peut remplir maintenant.
term-tk-next-task = prochain objectif
    .gender = m
    .definition = La carte visible sur le paquet des objectifs, qui arrivera ensuite.
term-tk-advanced-task = objectif avancé
    .gender = m
    .definition = Un objectif plus difficile, écarté de la première partie.
term-tk-pattern = motif
    .gender = m
    .definition = La disposition de vos pièces exigée par une carte ; on peut la tourner et la retourner.
term-tk-summoning-square = case d'invocation
    .gender = f
    .definition = La case du motif où la créature apparaît.
term-tk-marked-square = case marquée
    .gender = f
    .definition = Une case indiquée par le dessin de la carte pour son effet.
term-tk-indicated-direction = direction indiquée
    .gender = f
    .definition = Une direction montrée par une flèche sur la carte.
term-tk-orientation = orientation
    .gender = f
    .definition = L'une des huit façons de tourner ou de retourner un motif.
term-tk-effect = effet
    .gender = m
    .definition = Ce que fait la carte une fois invoquée ou jouée.
term-tk-school = école
    .gender = f
    .definition = Une tradition d'invocateurs, avec son propre paquet de créatures.
term-tk-summoner-player = invocateur
    .gender = m
    .definition = Le mage qui se bat dans l'arène : le joueur.

## Words: turn and actions

term-tk-action = action
    .gender = f
    .definition = L'une des deux choses à faire dans un tour : placer, invoquer ou défausser.
term-tk-place = placer (une pièce)
    .definition = Poser une pièce de la réserve sur une case vide.
term-tk-summon = invoquer (une créature)
    .definition = Jouer une créature dont vous avez formé le motif et poser sa pièce dans l'arène.
term-tk-invoke-flare = jouer une ruse
    .definition = Utiliser une ruse ; cela ne coûte aucune action.
term-tk-claim-task = remplir un objectif
    .definition = Prendre un objectif en cours à la fin de votre tour si sa condition est remplie.
term-tk-discard-action = action de défausse
    .gender = f
    .definition = Une action qui défausse une créature et permet de remettre d'autres cartes sous leurs paquets.
term-tk-gain-action = gagner une action
    .definition = Avoir une action de plus pendant ce tour.
term-tk-extra-turn = tour supplémentaire
    .gender = m
    .definition = Un tour complet joué juste après celui en cours.
term-tk-draw-extra = piocher une carte supplémentaire
    .definition = Piocher à la fin du tour une carte de plus que d'habitude.
term-tk-upper-condition = condition du haut
    .gender = f
    .definition = Un adversaire a autant de pièces promues de plus que vous.
term-tk-lower-condition = condition du bas
    .gender = f
    .definition = Un adversaire a en tout autant de pièces de plus que vous.
term-tk-improvised-summoning = invocation improvisée
    .gender = f
    .definition = Compter une pièce ennemie comme sienne dans un motif, une fois par couleur, en mêlée.
term-tk-borrow = emprunter (une pièce ennemie)
    .definition = Compter une pièce ennemie comme vôtre pour un seul motif.
term-tk-hand-over = passer la main
    .definition = Laisser votre partenaire finir les actions de votre tour.
term-tk-partner = partenaire
    .gender = m/f
    .definition = L'autre joueur de votre équipe.
term-tk-team = équipe
    .gender = f
    .definition = Deux joueurs qui partagent une couleur de pièces.
term-tk-sideways-card = carte couchée
    .gender = f
    .definition = L'une des six cartes du dessous d'un paquet en équipe, tournée sur le côté.

## Words: what effects do

term-tk-destroy = détruire
    .definition = Retirer une pièce de l'arène et la rendre à son propriétaire.
term-tk-upgrade = promouvoir
    .definition = Élever d'un cran le rang d'une pièce.
term-tk-downgrade = rétrograder
    .definition = Abaisser d'un cran le rang d'une pièce.
term-tk-convert = convertir
    .definition = Remplacer une pièce ennemie par une des vôtres ; elle compte comme détruite.
term-tk-swap = intervertir
    .definition = Faire échanger leur place à deux pièces ; rien n'est détruit.
term-tk-move = déplacement
    .gender = m
    .definition = Un pas vers l'une des huit cases voisines.
term-tk-standard-move = déplacement standard
    .gender = m
    .definition = Un déplacement vers une case vide ou sur une pièce de rang inférieur, qui est détruite.
term-tk-combat-move = déplacement de combat
    .gender = m
    .definition = Un déplacement vers une case vide ou sur une pièce de rang égal ou inférieur, qui est détruite.
term-tk-leap = bond
    .gender = m
    .definition = Comme un déplacement, mais vers n'importe quelle autre case.
term-tk-standard-leap = bond standard
    .gender = m
    .definition = Un bond vers une case vide ou sur une pièce de rang inférieur.
term-tk-combat-leap = bond de combat
    .gender = m
    .definition = Un bond vers une case vide ou sur une pièce de rang égal ou inférieur.
term-tk-adjacent = adjacent
    .definition = Sur l'une des huit cases alentour.
term-tk-orthogonal = adjacent orthogonalement
    .definition = Voisin par un côté.
term-tk-diagonal = adjacent en diagonale
    .definition = Voisin par un coin.
term-tk-distance = distance
    .gender = f
    .definition = Le nombre de déplacements simples entre deux cases d'une arène vide.
term-tk-direction = direction
    .gender = f
    .definition = L'une des huit lignes droites partant d'une case.
term-tk-connected-group = groupe connecté
    .gender = m
    .definition = Des pièces voisines les unes des autres, coins compris.

## Words: forms, score, end

term-tk-form = mode
    .gender = m
    .definition = Une façon de jouer à Tash-Kalar, avec son décompte.
    .glossed = no
term-tk-first-game = première partie
    .gender = f
    .definition = Le mode simplifié pour débuter, sans légendes.
term-tk-high-form = Duel ancestral
    .gender = m
    .definition = Le mode où l'on remplit des objectifs, en neuf points.
term-tk-deathmatch = combat à mort
    .gender = m
    .definition = Tout mode où l'on marque en détruisant : le match et la mêlée.
term-tk-duel = Match à mort
    .gender = m
    .definition = Deux camps marquent en détruisant, en dix-huit points.
term-tk-melee = Mêlée à mort
    .gender = f
    .definition = Trois ou quatre joueurs, chacun pour soi ; la couleur la plus faible décide.
term-tk-team-high-form = Duel ancestral par équipes
    .gender = m
    .definition = Le Duel ancestral à deux équipes de deux.
term-tk-team-duel = Match à mort par équipes
    .gender = m
    .definition = Le Match à mort à deux équipes de deux.
term-tk-team-play = jeu en équipe
    .gender = m
    .definition = Quatre joueurs en deux équipes, les partenaires face à face.
term-tk-score-board = plateau de score
    .gender = m
    .definition = La piste de points d'un combat à mort.
term-tk-task-board = plateau des objectifs
    .gender = m
    .definition = L'endroit où se trouvent les objectifs en cours et le prochain.
term-tk-end-triggered = la fin de partie est déclenchée
    .definition = Chacun a encore un tour complet, le joueur actif en dernier.
term-tk-last-player = dernier joueur
    .gender = m
    .definition = Le joueur pendant le tour duquel la fin a été déclenchée.
term-tk-last-turn = dernier tour
    .gender = m
    .definition = Le seul tour complet de chacun après le déclenchement de la fin.
term-tk-pair-of-commons = paire de pièces communes
    .gender = f
    .definition = Deux pièces communes détruites, qui valent ensemble un point.
term-tk-draw-result = match nul
    .gender = m
    .definition = Personne ne gagne, même après tous les départages.
term-tk-tie = égalité
    .gender = f
    .definition = Même nombre de points ; les pièces promues départagent, puis toutes les pièces.

## Words: task kinds and colours

term-tk-kind-colored = cases colorées (type d'objectif)
    .definition = Vos pièces doivent occuper des cases colorées à la fin du tour.
term-tk-kind-pattern = motif (type d'objectif)
    .definition = Vos pièces doivent former une figure dans l'arène à la fin du tour.
term-tk-kind-enemy = autour d'un ennemi (type d'objectif)
    .definition = Vos pièces doivent être disposées d'une certaine façon autour d'une pièce ennemie.
term-tk-kind-summoning = invocation (type d'objectif)
    .definition = Vous devez avoir invoqué des créatures pendant le tour.
term-tk-kind-destruction = destruction (type d'objectif)
    .definition = Vous devez avoir détruit des pièces ennemies pendant le tour.
term-tk-colour-blue = Bleu
    .gender = m
term-tk-colour-red = Rouge
    .gender = m
term-tk-colour-green = Vert
    .gender = m
term-tk-colour-yellow = Jaune
    .gender = m

## Words inside sentences: a piece by its rank ($rank, or $there for what stands on a square)

tk-piece =
    { $rank ->
        [legendary] pièce légendaire
        [heroic] pièce héroïque
       *[common] pièce commune
    }
tk-piece-there =
    { $there ->
        [legendary] pièce légendaire
        [heroic] pièce héroïque
       *[common] pièce commune
    }
tk-rank =
    { $rank ->
        [legendary] légendaire
        [heroic] héroïque
       *[common] commune
    }
tk-on-card = sur la carte : { tk-piece } de { $side }

## Prompts: what a decision asks (tk-prompt-...); .help is one explaining line

tk-invoke-your-flare = Jouez votre ruse
tk-prompt-action = Choisissez une action
    .help = Placez une pièce ou invoquez une créature. Jouer une ruse ne coûte aucune action.
    .help-discard = Placez une pièce, invoquez une créature ou défaussez une carte. Jouer une ruse ne coûte aucune action.
tk-prompt-end-turn = Finissez votre tour
    .help = Vos actions sont épuisées : finissez le tour.
    .help-flare = Vos actions sont épuisées, mais votre ruse est prête et n'en coûte aucune.
    .help-claim = Un objectif est atteint : remplissez-le, ou finissez le tour sans lui.
tk-prompt-place-for-partner = Placez une pièce pour votre partenaire
    .help = Vous avez la main : chaque action restante est une pièce commune sur une case vide.
tk-prompt-place-taken = Placez la pièce retirée
    .help = Choisissez n'importe quelle case vide, même celle d'où elle vient.
tk-prompt-take-off = { $card_title } : choisissez une pièce à retirer
    .help = Il ne reste pas de pièce du type voulu. Une des vôtres hors du motif fait de la place ; elle ne compte pas comme détruite.
tk-prompt-start-piece = Choisissez la case de départ. Couleur : { $side }
    .help = Le joueur qui joue en dernier pose les premières pièces dans l'arène.
tk-prompt-put-under = Mettre d'autres cartes sous leurs paquets ?
    .help = Elles vont face cachée sous le paquet d'où elles viennent, l'une après l'autre, autant que vous voulez.
tk-prompt-legend-colour = Choisissez la couleur du point de la légende
    .help = Invoquer une légende donne un point dans la couleur de votre choix. Votre couleur la plus basse décide de la partie.
tk-prompt-left-over-colour = Choisissez une couleur pour les pièces communes restantes
    .help = Vous avez détruit des pièces communes isolées de couleurs différentes : ensemble, elles donnent un point dans l'une de ces couleurs.
tk-prompt-destroy = { $card_title } : choisissez une pièce à détruire
    .help = Les pièces en surbrillance peuvent être détruites par cet effet.
tk-prompt-upgrade = { $card_title } : choisissez une pièce à promouvoir
    .help = Une pièce commune devient héroïque, une pièce héroïque devient légendaire.
tk-prompt-downgrade = { $card_title } : choisissez une pièce à rétrograder
    .help = Une pièce légendaire devient héroïque, une pièce héroïque devient commune.
tk-prompt-convert = { $card_title } : choisissez une pièce ennemie à convertir
    .help = Une de vos pièces la remplace ; elle compte comme détruite.
tk-prompt-place = { $card_title } : choisissez une case vide pour une pièce
    .help = Une pièce de votre réserve y est placée.
tk-prompt-place-enemy = { $card_title } : choisissez une case vide pour la pièce ennemie
    .help = Une pièce commune de la couleur choisie y est placée.
tk-prompt-place-colour = { $card_title } : choisissez une couleur
    .help = Une pièce commune de cette couleur sera placée.
tk-prompt-grow = { $card_title } : choisissez une case voisine
    .help = Une pièce ennemie y est détruite, votre pièce commune y est promue, sur une case vide vous placez une pièce commune.
tk-prompt-doom = { $card_title } : choisissez la pièce visée par le bond
    .help = La pièce est promue, puis la créature bondit sur elle et la détruit.
tk-prompt-choose-piece = { $card_title } : choisissez une de vos pièces
    .help = Une pièce commune est promue, une héroïque peut faire un déplacement de combat, une légendaire un déplacement standard.
tk-prompt-mover-standard = { $card_title } : choisissez une pièce pour un déplacement standard
    .help = Un déplacement standard mène sur une case voisine vide ou sur une pièce de rang inférieur.
tk-prompt-mover-combat = { $card_title } : choisissez une pièce pour un déplacement de combat
    .help = Un déplacement de combat mène sur une case voisine vide ou sur une pièce de rang égal ou inférieur.
tk-prompt-mover-empty = { $card_title } : choisissez une pièce à déplacer
    .help = Ce déplacement doit finir sur une case voisine vide.
tk-prompt-move-standard = { $card_title } : choisissez la fin du déplacement standard
    .help = Une case voisine vide ou une pièce de rang inférieur, qui est détruite.
tk-prompt-move-combat = { $card_title } : choisissez la fin du déplacement de combat
    .help = Une case voisine vide ou une pièce de rang égal ou inférieur, qui est détruite.
tk-prompt-move-empty = { $card_title } : choisissez la fin du déplacement
    .help = Une case voisine vide.
tk-prompt-leaper-standard = { $card_title } : choisissez une pièce pour un bond standard
    .help = Un bond standard mène sur n'importe quelle case vide ou sur une pièce de rang inférieur.
tk-prompt-leaper-combat = { $card_title } : choisissez une pièce pour un bond de combat
    .help = Un bond de combat mène sur n'importe quelle case vide ou sur une pièce de rang égal ou inférieur.
tk-prompt-leap-standard = { $card_title } : choisissez la fin du bond standard
    .help = N'importe quelle case vide ou une pièce de rang inférieur, qui est détruite.
tk-prompt-leap-combat = { $card_title } : choisissez la fin du bond de combat
    .help = Une case vide ou une pièce de rang égal ou inférieur, qui est détruite.
tk-prompt-runner = { $card_title } : choisissez la pièce qui va courir
    .help = Elle peut faire autant de déplacements standard que vous voulez, dans une seule direction.
tk-prompt-run-direction = { $card_title } : choisissez la direction de la course
    .help = Tous les déplacements de cet effet vont dans cette direction.
tk-prompt-fire-direction = { $card_title } : choisissez la direction du tir
    .help = Seules les directions des flèches de la carte sont possibles.
tk-prompt-breathe-direction = { $card_title } : choisissez la direction du feu
    .help = Le feu prend cette direction et les deux directions voisines.
tk-prompt-follower = { $card_title } : choisissez une pièce qui suit
    .help = Elle fait un déplacement de combat dans la même direction.
tk-prompt-return-card = { $card_title } : choisissez une carte de votre défausse
    .help = Elle va sur le dessus de votre paquet, et vous piochez une carte de plus à la fin du tour.
tk-prompt-downgrade-to-place = { $card_title } : rétrograder pour placer une pièce commune ?
    .help = En échange, vous placez une de vos pièces communes à côté.
tk-prompt-downgrade-or-destroy = { $card_title } : rétrograder ou détruire ?
    .help = Rétrogradez jusqu'à trois pièces promues connectées, ou détruisez jusqu'à quatre pièces communes connectées.
tk-prompt-burn = { $card_title } : brûler près ou loin ?
    .help = Près : les pièces ennemies non légendaires voisines. Loin : les pièces communes ennemies jusqu'à deux cases.
tk-prompt-storm-rank = { $card_title } : choisissez le rang de la pièce de tempête
    .help = Une pièce commune peut faire jusqu'à cinq déplacements, une héroïque trois, une légendaire un seul ; puis elle est détruite.
tk-prompt-move-or-action = { $card_title } : déplacement ou action ?
    .help = Soit la créature peut faire un déplacement de combat, soit vous gagnez une action.
tk-prompt-place-or-convert = { $card_title } : placer ou convertir ?
    .help = Placez une pièce commune ou convertissez une pièce commune ennemie.
tk-prompt-move-or-upgrade = { $card_title } : déplacer ou promouvoir ?
    .help = Faites un déplacement standard avec une de vos pièces communes, ou promouvez-en une.
tk-prompt-place-or-upgrade = { $card_title } : placer ou promouvoir ?
    .help = Placez une pièce commune, ou promouvez une de vos pièces communes.
tk-prompt-which-first = { $card_title } : quel déplacement d'abord ?
    .help = Vous pouvez faire un déplacement standard et un déplacement de combat, dans l'ordre que vous voulez.
tk-prompt-combat-or-standard = { $card_title } : un déplacement de combat ou deux standard ?
    .help = Choisissez le type, puis les pièces qui se déplacent.
tk-prompt-gateway = { $card_title } : choisissez le nouveau Portail
    .help = Une de vos pièces communes ou héroïques devient le Portail.
tk-prompt-give-up-flare = { $card_title } : défausser votre ruse ?
    .help = Vous gagnez une action en échange. La ruse est montrée et reste sans effet.
tk-prompt-keep-frozen = { $card_title } : quel effet gelé reste ?
    .help = Vous pouvez avoir un seul effet gelé. L'autre carte est défaussée.
tk-prompt-freeze = { $card_title } : choisissez une carte défaussée à effet gelé
    .help = Elle est posée devant vous et son effet gelé est en jeu.
tk-prompt-mirror = { $card_title } : choisissez une pièce à refléter
    .help = Une de vos pièces du même rang est placée sur la case opposée.
tk-prompt-turn-colour = { $card_title } : choisissez sa nouvelle couleur
    .help = La créature devient une pièce commune de cette couleur.
tk-prompt-downgrade-to-slow = { $card_title } : la rétrograder ?
    .help = Chaque autre joueur ou équipe perd alors une action de son prochain tour.
tk-prompt-swap = { $card_title } : choisissez votre pièce à intervertir
    .help = Elle échange sa place avec une autre ; rien n'est détruit.
tk-prompt-swap-with = { $card_title } : choisissez la pièce qui prend sa place
    .help = Les deux restent ce qu'elles sont.
tk-prompt-twin-piece = { $card_title } : choisissez une de vos pièces
    .help = Jusqu'à deux pièces communes voisines sont détruites.
tk-prompt-put-on-card = { $card_title } : choisissez une pièce à poser sur la carte
    .help = N'importe quelle pièce sur une case incolore. Elle revient quand cette créature est invoquée.
tk-prompt-leave-card = { $card_title } : choisissez où bondit la pièce posée sur la carte
    .help = Une case incolore vide, ou occupée par une pièce de rang inférieur, qui est détruite.
tk-prompt-return-or-move = { $card_title } : reprendre la créature en attente, ou se déplacer ?
    .help = Dans votre main, elle ne coûte plus de points, et son effet de distorsion peut se rejouer.
tk-prompt-place-or-move = { $card_title } : placer une pièce commune, ou en déplacer une ?
    .help = Une pièce commune fait un déplacement de combat, une pièce promue un déplacement standard.
tk-prompt-mover-by-rank = { $card_title } : choisissez la pièce qui se déplace
    .help = Une pièce commune fait un déplacement de combat, une pièce promue un déplacement standard.
tk-prompt-discard-pending = { $card_title } : défausser votre créature en attente ?
    .help = Elle va dans votre défausse et ne coûte plus de points.
tk-prompt-give-up-card = { $card_title } : défausser une carte de votre main ?
    .help = Une créature, une légende ou la ruse. Elle est montrée et reste sans effet.
tk-prompt-draw-in = { $card_title } : choisissez une case incolore vide
    .help = Chaque pièce commune voisine doit y entrer, l'une après l'autre ; seule la dernière reste.
tk-prompt-drawn-in = { $card_title } : choisissez la pièce commune qui entre ensuite
    .help = Elle détruit celle qui l'a précédée.
tk-prompt-copy-or-move = { $card_title } : copier un effet de distorsion, ou se déplacer ?
    .help = L'effet de distorsion d'une carte de votre défausse, ou jusqu'à trois déplacements de combat dans la direction indiquée.
tk-prompt-copy-warp = { $card_title } : choisissez la carte dont l'effet de distorsion est copié
    .help = Seul l'effet est copié ; aucune créature n'est mise en attente.
tk-prompt-combat-or-two-standard = { $card_title } : un déplacement de combat ou deux standard ?
    .help = C'est une de vos pièces communes ou héroïques qui les fait.
tk-prompt-destroy-or-upgrade = { $card_title } : détruire une pièce légendaire, ou la promotion ?
    .help = Promu pièce légendaire, il compte comme une légende invoquée ce tour-ci, et les légendes de votre main sont défaussées.

## Options: what an answer does (tk-option-...)

tk-option-place = Placer une pièce commune en { $square }
tk-option-take-off = Retirer votre pièce de { $square } et la replacer
tk-option-summon =
    { $borrowed ->
        [none]
            { $improvised ->
                [none] Invoquer : { $card } ({ $square })
               *[other] Invoquer : { $card } ({ $square }), improvisation : { $improvised }
            }
       *[other]
            { $improvised ->
                [none] Invoquer : { $card } ({ $square }), pièce empruntée : { $borrowed }
               *[other] Invoquer : { $card } ({ $square }), pièce empruntée : { $borrowed }, improvisation : { $improvised }
            }
    }
tk-option-discard = Défausser : { $card }
tk-option-put-under = Mettre sous son paquet : { $card }
tk-option-flare = Jouer : { $flare }. Adversaire : { $against }
tk-option-thaw = Dégeler : { $card }
tk-option-warp = Distordre : { $card }
tk-option-hand-over = Passer la main à votre partenaire
tk-option-claim = Finir le tour et remplir l'objectif : { $task }
tk-option-end-turn = Finir le tour
tk-option-pick = Choisir { $square }
tk-picked-piece = { tk-option-pick } ({ $side }, { tk-rank })
tk-option-direction = Direction : { $direction }
tk-option-choose = { $way }
tk-option-card = Choisir : { $card }
tk-option-colour = Couleur : { $side }
tk-option-decline = Ignorer
tk-option-draw = Piocher : { $card }
tk-option-reveal = Révéler : { $task }
tk-option-deal-school = Distribuer : { $school }
tk-option-go-first = { $player } commence

## Ways to go on (tk-way-...) and directions

tk-way-place = Placer une pièce
tk-way-convert = Convertir
tk-way-move = Déplacer
tk-way-upgrade = Promouvoir
tk-way-downgrade = Rétrograder
tk-way-destroy = Détruire
tk-way-action = Gagner une action
tk-way-near = Près : pièces ennemies non légendaires voisines
tk-way-far = Loin : pièces communes ennemies jusqu'à deux cases
tk-way-standard = Déplacement standard
tk-way-combat = Déplacement de combat
tk-way-common = Pièce commune
tk-way-heroic = Pièce héroïque
tk-way-legendary = Pièce légendaire
tk-way-flare = Défausser la ruse
tk-way-return = La reprendre en main
tk-way-discard = La défausser
tk-way-copy = Copier un effet de distorsion

tk-direction-n = en haut
tk-direction-ne = en haut à droite
tk-direction-e = à droite
tk-direction-se = en bas à droite
tk-direction-s = en bas
tk-direction-sw = en bas à gauche
tk-direction-w = à gauche
tk-direction-nw = en haut à gauche

## Log: what happened (tk-log-...)

tk-log-started = { $player } commence.
tk-log-school-taken = { $player } joue : { $school }.
tk-log-turn-began =
    { $extra ->
        [yes] Tour { $turn } : { $player }, tour supplémentaire, actions : { $actions }.
       *[no] Tour { $turn } : { $player }, actions : { $actions }.
    }
tk-log-turn-ended = { $player } finit le tour.
tk-log-placed = { $side } : une { tk-piece } arrive en { $square }.
tk-log-taken-off = { $side } retire une { tk-piece } de { $square }.
tk-log-being-shown = { $player } montre : { $card }.
tk-log-card-laid-down = L'effet est terminé, la carte va dans sa défausse : { $card }.
tk-log-improvised = { $side } a improvisé avec la couleur de { $colour }.
tk-log-enemy-piece-lent = La prochaine invocation de { $player } dans ce tour peut utiliser une pièce ennemie.
tk-log-summoned =
    { $lent ->
        [none] { $player } invoque : { $card } ({ $square }).
       *[other] { $player } invoque : { $card } ({ $square }), avec la pièce ennemie en { $lent }.
    }
tk-log-moved =
    { $leap ->
        [yes] La pièce en { $at } bondit en { $to }.
       *[no] La pièce en { $at } se déplace en { $to }.
    }
tk-log-destroyed = { $side } perd une { tk-piece } en { $square }.
tk-log-upgraded = La pièce en { $square } est promue ; elle est maintenant { tk-rank }.
tk-log-downgraded = La pièce en { $square } est rétrogradée ; elle est maintenant { tk-rank }.
tk-log-converted = { $side } convertit la pièce en { $square } : une { tk-piece } la remplace.
tk-log-action-spent = Actions restantes : { $left }.
tk-log-actions-gained =
    { $count ->
        [1] Une action de plus.
       *[other] Actions de plus : { $count }.
    }
tk-log-actions-lost =
    { $count ->
        [1] Aucune action n'est possible : une action est perdue.
       *[other] Aucune action n'est possible : actions perdues : { $count }.
    }
tk-log-flare-invoked =
    { $upper ->
        [yes]
            { $lower ->
                [yes] { $player } joue : { $flare }. Adversaire : { $against }. Les deux effets s'appliquent.
               *[no] { $player } joue : { $flare }. Adversaire : { $against }. L'effet du haut s'applique.
            }
       *[no] { $player } joue : { $flare }. Adversaire : { $against }. L'effet du bas s'applique.
    }
tk-log-discarded = { $player } défausse : { $card }.
tk-log-card-put-under = { $player } met une carte face cachée sous son paquet : { $card }.
tk-log-card-put-under-hidden =
    { $deck ->
        [legends] { $player } met une légende face cachée sous son paquet.
        [flares] { $player } met une ruse face cachée sous son paquet.
       *[school] { $player } met une carte face cachée sous son paquet.
    }
tk-log-drew = { $player } pioche : { $card }.
tk-log-drew-hidden =
    { $deck ->
        [legends] { $player } pioche une légende.
        [flares] { $player } pioche une ruse.
       *[school] { $player } pioche une carte.
    }
tk-log-reshuffled =
    { $deck ->
        [legends] Les légendes défaussées sont mélangées et forment un nouveau paquet.
       *[flares] Les ruses défaussées sont mélangées et forment un nouveau paquet.
    }
tk-log-card-returned = { $player } remet une carte défaussée sur le dessus du paquet : { $card }.
tk-log-card-laid-under = L'effet est terminé, la carte va sous son paquet : { $card }.
tk-log-card-frozen = L'effet gelé de { $player } est en jeu : { $card }.
tk-log-thawed = { $player } dégèle : { $card }.
tk-log-unfrozen = Un effet gelé de { $player } laisse la place à un autre et est défaussé : { $card }.
tk-log-left-the-game = { $side } : une { tk-piece } quitte la partie pour de bon.
tk-log-slowed = { $side } : le prochain tour a une action de moins.
tk-log-warped = { $player } joue un effet de distorsion : { $card }. La créature est en attente.
tk-log-warp-copied = { $player } copie l'effet de distorsion : { $card }.
tk-log-pending-discarded = { $player } défausse une créature en attente : { $card }.
tk-log-pending-returned = { $player } reprend en main une créature en attente : { $card }.
tk-log-swapped = Les pièces en { $at } et { $to } échangent leur place.
tk-log-put-on-card = { $side } : une { tk-piece } en { $square } est posée sur la carte : { $card }.
tk-log-left-card =
    { $square ->
        [none] La pièce posée sur la carte n'a nulle part où bondir et retourne à la réserve : { $card }.
       *[other] { $side } : une { tk-piece } bondit de la carte en { $square } : { $card }.
    }
tk-log-counting-more = Jusqu'à la fin du tour, chaque pièce que { $player } détruit compte pour { $number }.
tk-log-empty-squares-lent = Dans la prochaine invocation de { $player } ce tour-ci, jusqu'à { $number } cases vides comptent comme pièces communes.
tk-log-card-given-up = { $player } défausse une carte de sa main : { $card }.
tk-log-flare-given-up = { $player } défausse une ruse pour une action : { $flare }.
tk-log-gateway-opened = La pièce en { $square } est maintenant le Portail.
tk-log-gateway-lost = Le Portail en { $square } disparaît.
tk-log-possessed = La prochaine invocation de { $player } dans ce tour utilise les pièces de { $side } pour son motif.
tk-log-counted-as-legend = Cela compte comme l'invocation d'une légende : { $card }.
tk-log-handed-over = { $player } passe la main à { $partner }.
tk-log-legends-passed =
    { $count ->
        [1] { $player } transmet une légende à { $partner }.
       *[other] { $player } transmet { $count } légendes à { $partner }.
    }
tk-log-task-revealed =
    { $where ->
        [next] Prochain objectif : { $task }.
        [under] Cet objectif va sous le paquet : { $task }.
       *[current] Objectif en cours : { $task }.
    }
tk-log-task-became-current = Cet objectif est maintenant en cours : { $task }.
tk-log-task-claimed =
    { $points ->
        [one] { $player } remplit un objectif : { $task } ({ $points } point).
       *[other] { $player } remplit un objectif : { $task } ({ $points } points).
    }
tk-log-scored =
    { $colour ->
        [none]
            { $points ->
                [one] { $side } marque { $points } point ({ tk-score-reason }).
               *[other] { $side } marque { $points } points ({ tk-score-reason }).
            }
       *[other]
            { $points ->
                [one] { $side } marque { $points } point, couleur : { $colour } ({ tk-score-reason }).
               *[other] { $side } marque { $points } points, couleur : { $colour } ({ tk-score-reason }).
            }
    }
tk-source-sources = Points par origine
tk-source-lowest = plus bas
tk-source-ended = y a mis fin
tk-source-melee-help = Encadrée : la couleur qui compte, la plus faible.
tk-source-of-legend = légendes
tk-source-of-flare = ruses des autres
tk-source-of-left-over = pièces communes restantes
tk-source-of-destroyed = pièces détruites
tk-source-of-before = plus tôt dans la partie
tk-score-reason =
    { $reason ->
        [legend] une légende
        [flare] la ruse de l'adversaire
        [left-over] pièces communes restantes
       *[destroyed] pièces détruites
    }
tk-log-extra-turn = { $player } gagne un tour supplémentaire.
tk-log-end-triggered =
    { $reason ->
        [deck] La fin de partie est déclenchée : un paquet est épuisé. Dernier tour : { $player }.
       *[points] La fin de partie est déclenchée : les points requis sont atteints. Dernier tour : { $player }.
    }
tk-log-game-ended = La partie est finie.

## Ce qu'une carte ou un tour a fait, en une phrase (tk-deed-...)

tk-deed-destroyed =
    { $n ->
        [one] { $card_title } détruit une pièce.
       *[other] { $card_title } détruit { $n } pièces.
    }
tk-deed-converted =
    { $n ->
        [one] { $card_title } convertit une pièce.
       *[other] { $card_title } convertit { $n } pièces.
    }
tk-deed-upgraded =
    { $n ->
        [one] { $card_title } promeut une pièce.
       *[other] { $card_title } promeut { $n } pièces.
    }
tk-deed-downgraded =
    { $n ->
        [one] { $card_title } rétrograde une pièce.
       *[other] { $card_title } rétrograde { $n } pièces.
    }
tk-deed-placed =
    { $n ->
        [one] { $card_title } place une pièce.
       *[other] { $card_title } place { $n } pièces.
    }
tk-deed-moved =
    { $n ->
        [one] { $card_title } déplace une pièce.
       *[other] { $card_title } effectue { $n } déplacements.
    }
tk-deed-played = { $player } joue : { $card }.
tk-deed-claimed =
    { $n ->
        [one] { $player } remplit l'objectif { $task } pour { $n } point.
       *[other] { $player } remplit l'objectif { $task } pour { $n } points.
    }
tk-deed-turn-destroyed =
    { $n ->
        [one] { $player } détruit une pièce pendant ce tour.
       *[other] { $player } détruit { $n } pièces pendant ce tour.
    }
tk-deed-turn-summoned = { $player } finit le tour avec une invocation : { $card }.
tk-deed-turn = { $player } finit le tour et pioche.
tk-moment-calls = { $player } invoque
tk-moment-fallen =
    { $n ->
        [one] La pièce en { $squares } tombe.
       *[other] Les pièces en { $squares } tombent.
    }

## How a game ended (tk-end-...)

tk-end-points = Les points requis sont atteints.
tk-end-deck = Un paquet est épuisé.
tk-end-last-turns = Les derniers tours ont été joués.
tk-end-resignation = Un joueur a abandonné.

## Progress of tasks (tk-progress-...)

tk-progress-destroyed = détruites { $have }/{ $need }
tk-progress-upgraded = promues { $have }/{ $need }
tk-progress-heroic = héroïques { $have }/{ $need }
tk-progress-legendary = légendaires { $have }/{ $need }
tk-progress-pieces = pièces { $have }/{ $need }
tk-progress-upgraded-on-red = promues sur rouge { $have }/{ $need }
tk-progress-upgraded-on-green = promues sur vert { $have }/{ $need }
tk-progress-summoned = invoquées { $have }/{ $need }
tk-progress-legends = légendes { $have }/{ $need }
tk-progress-on-red = sur rouge { $have }/{ $need }
tk-progress-on-green = sur vert { $have }/{ $need }
tk-progress-on-coloured = sur couleur { $have }/{ $need }
tk-progress-ahead = avance { $have }/{ $need }
tk-progress-around = autour d'un ennemi { $have }/{ $need }

## Why not: refusals (tk-why-...): what stands in the way, then what would be right

tk-why-over = La partie est finie. Vous pouvez la revoir en relecture.
tk-why-not-your-turn = Un autre joueur décide maintenant. Votre tour viendra.
tk-why-no-square = Cette case n'existe pas : les coins de l'arène sont coupés. Choisissez une des 69 cases.
tk-why-no-action-left = Vous n'avez plus d'action ce tour-ci. Finissez-le ; votre prochain tour a deux actions.
tk-why-partner-only-places = Vous avez reçu la main et ne pouvez que placer des pièces communes. Choisissez une case vide.
tk-why-place-occupied = La case { $square } est occupée. Les pièces se placent sur des cases vides.
tk-why-place-none-left = Il ne reste ni pièce commune ni pièce héroïque dans votre réserve. Retirez d'abord une des vôtres de l'arène.
tk-why-take-off-not-yours = Aucune pièce à vous que l'on puisse retirer n'est en { $square }. Choisissez une de vos pièces communes ou héroïques.
tk-why-take-off-not-needed = Votre réserve a encore des pièces, on n'en retire donc pas. Placez une pièce sur une case vide.
tk-why-card-not-in-hand = Cette carte n'est pas dans votre main. Vous ne pouvez jouer que les cartes que vous avez.
tk-why-pattern-nowhere = Vos pièces ne forment nulle part le motif de cette créature : { $card }. Placez d'abord les pièces qui manquent.
tk-why-pattern-not-here = Autour de { $square }, vos pièces ne forment pas le motif : { $card }. Choisissez une case où il tient, tourné ou en miroir.
tk-why-improvise-melee-only = Autour de { $square }, le motif demande une pièce à vous là où se trouve celle d'un ennemi, en { $lent } : { $card }. Les pièces ennemies ne remplacent les vôtres qu'en Mêlée à mort.
tk-why-colour-improvised-with = Vous avez déjà improvisé avec la couleur de la pièce en { $lent } : { $card } ({ $square }). Chaque couleur ennemie ne sert qu'une fois par partie. Utilisez une autre couleur ou une pièce à vous.
tk-why-too-many-lent =
    { $most ->
        [one] Autour de { $square }, { $count } pièces du motif sont ennemies : { $card }. Une seule peut remplacer la vôtre par invocation. Placez vous-même les autres.
       *[other] Autour de { $square }, { $count } pièces du motif sont ennemies : { $card }. Seules { $most } peuvent remplacer les vôtres dans cette invocation. Placez vous-même les autres.
    }
tk-why-nothing-lent = Aucun effet ne vous prête maintenant la pièce en { $lent } : { $card } ({ $square }). Utilisez vos propres pièces.
tk-why-cannot-stand-in = La pièce en { $lent } n'est pas celle qui manque au motif : { $card } ({ $square }). Seule une pièce ennemie sur une case où la vôtre manque peut la remplacer.
tk-why-other-colour = Votre prochaine invocation utilise les pièces de { $side } au lieu des vôtres : { $card } ({ $square }). Choisissez une case où celles-là forment le motif.
tk-why-not-frozen = Vous n'avez pas cet effet gelé en jeu. Invoquez une créature dont la carte en a un.
tk-why-thaw-before-summoning = Cet effet gelé s'utilise juste avant une invocation qu'il rend possible, avec une action restante : { $card }. Attendez qu'il y en ait une.
tk-why-no-thaw-after-hand-over = Après avoir passé la main, on ne peut plus rien dégeler. Dégelez avant de la passer.
tk-why-no-warp-in-first-turn = Aucun effet de distorsion ne peut être joué à votre premier tour de la partie. Jouez-le à partir du deuxième.
tk-why-no-warp-after-hand-over = Après avoir passé la main, on ne peut plus jouer d'effet de distorsion. Jouez-le avant de la passer.
tk-why-one-pending = Vous avez déjà une créature en attente : { $card }. Invoquez-la d'abord, puis un autre effet de distorsion pourra être joué.
tk-why-no-warp-effect = Cette carte n'a pas d'effet de distorsion : { $card }. Invoquez plutôt la créature.
tk-why-pending-stays = Une créature en attente ne peut pas être défaussée : { $card }. Invoquez-la, ou défaussez une carte de votre main.
tk-why-arrives-on-colourless = Cette créature arrive sur une case incolore vide, où que soit son motif : { $card }. Ce n'est pas le cas de { $square }. Choisissez une autre case.
tk-why-higher-rank-there =
    { $rank ->
        [legendary] Cette créature ({ $card }) ne peut pas arriver en { $square } : une { tk-piece-there } s'y trouve. Choisissez une autre case.
        [heroic] Cette créature ({ $card }) ne peut pas arriver en { $square } : une { tk-piece-there } s'y trouve. Une créature héroïque arrive sur les cases vides et les pièces communes ou héroïques.
       *[common] Cette créature ({ $card }) ne peut pas arriver en { $square } : une { tk-piece-there } s'y trouve. Une créature commune arrive sur les cases vides et les pièces communes.
    }
tk-why-no-piece-for-being = Il ne reste pas de { tk-piece } pour cette créature : { $card } ({ $square }). Invoquez-en une autre, ou libérez d'abord une pièce.
tk-why-orientation-does-not-fit = Le motif ne tient pas ainsi à cet endroit : { $card } ({ $square }). Choisissez une des orientations proposées.
tk-why-no-discard-in-first-game = Il n'y a pas d'action de défausse dans la première partie. Placez une pièce ou invoquez une créature.
tk-why-already-discarded = Vous avez déjà défaussé ce tour-ci. C'est possible une fois par tour : placez ou invoquez.
tk-why-discard-school-only = Les légendes et les ruses ne se défaussent pas. Défaussez une créature de votre école ; d'autres cartes peuvent ensuite aller sous leurs paquets.
tk-why-no-flare-in-hand = Vous n'avez pas de ruse en ce moment. Vous en piochez une à la fin de votre tour.
tk-why-no-flare-after-hand-over = Une fois la main passée, aucune ruse ne peut être jouée. Jouez-la avant de passer la main.
tk-why-not-your-flare = Cette ruse n'est pas la vôtre, ou ce joueur n'est pas un adversaire. Comparez votre ruse aux pièces d'un adversaire.
tk-why-flare-not-behind = Votre retard est trop faible. Pièces promues : il faut { $upper }, il est de { $upgraded }. Toutes les pièces : il faut { $lower }, il est de { $pieces }.
tk-why-no-tasks = Il n'y a pas d'objectifs dans ce mode. Les points viennent des pièces détruites et des légendes.
tk-why-task-is-next = Ce n'est encore que le prochain objectif : { $task }. Il pourra être rempli quand il sera en cours.
tk-why-task-not-current = Ce n'est pas un des objectifs en cours. Choisissez-en un qui est visible.
tk-why-claim-at-end =
    { $count ->
        [1] Les objectifs se remplissent à la fin du tour, et il vous reste une action. Utilisez-la d'abord.
       *[other] Les objectifs se remplissent à la fin du tour, et il vous reste { $count } actions. Utilisez-les d'abord.
    }
tk-why-task-not-fulfilled = La condition n'est pas remplie : { $task }. Sa progression montre ce qui manque.
tk-why-actions-left =
    { $count ->
        [1] Il vous reste une action, à utiliser tant que quelque chose est possible.
       *[other] Il vous reste { $count } actions, à utiliser tant que quelque chose est possible.
    }
tk-why-no-partner = Vous n'avez pas de partenaire dans ce mode. On ne passe la main qu'en équipe.
tk-why-already-handed-over = La main a déjà été passée ce tour-ci. Répondez à ce qui est demandé.
tk-why-direction-not-indicated = La carte n'indique pas cette direction. Choisissez une de ses flèches.
tk-why-put-under-only-discarding = Les cartes ne vont sous leurs paquets que lors d'une action de défausse. Défaussez d'abord une créature.
tk-why-nothing-stands-there = Aucune pièce n'est en { $square }. Choisissez une pièce que l'effet peut viser.
tk-why-convert-own = La pièce en { $square } est déjà à vous. Convertissez une pièce ennemie.
tk-why-already-legendary = La pièce en { $square } est légendaire, le rang le plus haut. Promouvez une pièce commune ou héroïque.
tk-why-no-legendary-left = Il ne reste pas de pièce légendaire pour celle en { $square }. Promouvez une pièce commune.
tk-why-already-common = La pièce en { $square } est commune, le rang le plus bas. Rétrogradez une pièce héroïque ou légendaire.
tk-why-cannot-move = La pièce en { $square } ne peut pas faire ce déplacement. Choisissez-en une qui a une case où aller.
tk-why-card-spares = { $card_title } ne peut pas finir en { $square } : une { tk-piece-there } s'y trouve, et ces déplacements ne peuvent pas la détruire. Choisissez une case vide ou occupée par une pièce héroïque.
tk-why-card-limits-move = La carte précise où ce déplacement peut finir, et { $square } n'en fait pas partie. Choisissez une des cases en surbrillance.
tk-why-not-a-start-square = Les pièces de départ se placent seulement sur les cases marquées, et { $square } n'en est pas une. Choisissez une case en surbrillance.
tk-why-card-does-not-reach = L'effet ne permet pas { $square }. Choisissez une des cases en surbrillance.
tk-why-only-empty-squares = Ce déplacement doit finir sur une case vide, et { $square } est occupée. Choisissez une case vide.
tk-why-too-far-to-move = La case { $square } est trop loin : un déplacement mène sur une case voisine. Choisissez une case à côté de la pièce.
tk-why-standard-needs-lower = Une { tk-piece-there } est en { $square } : un déplacement standard ne mène que sur une pièce de rang inférieur. Choisissez une case vide ou une pièce plus faible.
tk-why-combat-needs-equal-or-lower = Une { tk-piece-there } est en { $square } : un déplacement de combat ne mène que sur une pièce de rang égal ou inférieur. Choisissez une autre case.
tk-why-finish-this-first = Il faut d'abord décider autre chose. Répondez à ce qui est demandé, puis continuez.

## Forms and what can be chosen at set-up

tk-form-first-game = Première partie
    .description = Le mode le plus simple, pour débuter : sans légendes, sans défausse, avec des objectifs simples. Le premier à 6 points gagne aussitôt.
tk-form-high-form = Duel ancestral
    .description = Deux joueurs marquent en remplissant des objectifs et avec leurs pièces légendaires dans l'arène. 9 points déclenchent la fin.
tk-form-duel = Match à mort
    .description = Deux joueurs marquent en détruisant des pièces et en invoquant des légendes. 18 points déclenchent la fin.
tk-form-team-high-form = Duel ancestral par équipes
    .description = Le Duel ancestral à deux équipes de deux : les partenaires partagent pièces, légendes et points.
tk-form-team-duel = Match à mort par équipes
    .description = Le Match à mort à deux équipes de deux : les partenaires partagent pièces, légendes et points.
tk-form-melee = Mêlée à mort
    .description = Trois ou quatre joueurs, chacun contre tous. On marque dans les couleurs des autres ; la plus basse décide.

tk-setup-schools = Écoles
    .help = Le paquet de chaque joueur.
tk-setup-schools-dealt = Au hasard
tk-setup-dealing = Écoles distribuées
    .help = Les autres écoles peuvent toujours être choisies. Elles ne sont distribuées au hasard que si vous le dites.
tk-setup-dealing-box = Les quatre du jeu de base
tk-setup-dealing-all = Toutes
tk-setup-first = Premier joueur
    .help = Qui joue le premier tour ; il n'a qu'une action.
tk-setup-first-random = Tiré au sort
tk-setup-first-tasks = Premiers objectifs
    .help = Les trois objectifs visibles au départ.
tk-setup-first-tasks-easy = Faciles : trois types, 1 ou 2 points
tk-setup-first-tasks-any = Tous
