### Skytear: the world of Olan Taa, in French.

## The world: pages in the order of data/lore/world.toml

sk-world-islands = Un monde sans sol
    .text = À Olan Taa, personne n'a jamais touché le fond de quoi que ce soit. La terre, ce sont des îles sans nombre, qui dérivent en lents anneaux autour d'un cœur de Skytear pur. Une pierre jetée par-dessus bord tombe tout un jour, puis sa course s'infléchit et elle se met à tourner comme le reste.
sk-world-skytear = La larme du ciel
    .text = Le Skytear traverse tout ce qui existe, et pendant des siècles tout en est sorti : routes, moissons, villes et trônes. Il y en aurait toujours assez. Aujourd'hui la plupart des îles sont sèches comme du vieux pain, et celles qui brillent encore ont des voisins.
sk-world-towers = Des puits en forme de tours
    .text = Une Tour n'est pas un bâtiment. C'est un puits mis debout, un vieux sortilège de pierre brute qui tire de l'air le Skytear égaré comme un aimant la limaille. Les gens ont vu la forme, ont dit « tour », et le nom est resté.
sk-world-nexus = Le Nexus
    .text = Près des Tours se dresse le Nexus, une porte qui relie une île à une autre en un seul pas. Ni ailes, ni navire, ni sort de voyage : qui tient le Nexus tient le chemin du retour. Voilà pourquoi une armée peut perdre ses Tours et se battre encore, mais ne peut pas perdre le Nexus.
sk-world-lanes = Les Couloirs
    .text = Entre deux Nexus, le sol est creusé en Couloirs par tous ceux qui ont voulu le traverser. Les sbires les suivent par habitude et pour la compagnie. Les héros, non, et c'est surtout cela qui en fait des héros.
sk-world-domes = Les Dômes
    .text = Le Skytear qui se libère ne s'enfuit pas : il se gonfle en Dôme. Sa peau éblouit, si bien que du dehors on ne voit rien du dedans, et du dedans rien du dehors. Ce qui s'y passe, seul celui qui en revient peut le raconter.
sk-world-outsiders = Les Outsiders
    .text = Dans un Dôme, il arrive que le Skytear se dresse. Ce qui se met alors à rôder le long du bord s'appelle un Outsider et tient l'île pour sienne. Il n'en veut à personne ; l'orage non plus.
sk-world-taming = Comment emprunter une catastrophe
    .text = Il a fallu beaucoup de héros, et la plupart y sont restés, pour apprendre qu'un Outsider reste du Skytear, et que le Skytear se plie. Tenez le Dôme et il vous obéit, pas longtemps et jamais deux fois de la même façon. Ce court instant a pourtant retourné bien des batailles perdues.
sk-world-runes = Quatre façons de le tenir
    .text = Le Skytear brut brûle qui le saisit : chaque peuple a donc trouvé une rune pour le tenir. Kaeno la forge, Xotlan la grave dans la peau, Grialth la peint, et à Utsesh on dit que la rune est une pensée, l'air très satisfait. Les quatre marchent ; aucun peuple ne l'avouera des trois autres.
sk-world-border = Les îles frontalières
    .text = Là où les anneaux de deux royaumes se frôlent se trouvent les îles frontalières, petites, venteuses et encore pleines de lumière. L'an passé, personne n'en voulait. Cette année, chacune a deux noms, et une armée pour chacun.
sk-war-opening = La guerre du Skytear
    .text = Quatre royaumes ont fait, la même année, la même division : ce qui reste, par ce qu'on dépense. Chacun a envoyé quelques soldats sur les îles frontalières, par simple précaution. Chacun y a trouvé les trois autres, déjà là.
sk-war-kaeno = Kaeno et ses cinq Daimyos
    .text = Dans Kaeno l'embrasée, cinq Daimyos ont passé leur vie à vouloir être le seul. Ils n'ont pas fait la paix ; ils se sont entendus sur l'ennemi à battre d'abord. Kurumo, qui aime les bonnes querelles pourvu qu'elles servent, en est ravi, dit-on.
sk-war-grialth = La reine Freyhel de Grialth
    .text = Sous le manteau blanc de Grialth, la reine Freyhel, héraut de Liothan, gouverne des lieutenants dont chacun ferait un bel usurpateur. Elle les nourrit de promesses de gloire, une à la fois, comme on nourrit une meute. Nul n'a encore remarqué que les parts diminuent.
sk-war-xotlan = Le roi Cotlic de Xotlan
    .text = Tout au fond du dédale de Xotlan, le roi Cotlic rassemble une armée qui est morte une fois et n'entend pas recommencer. D'alliés, il n'en a pas, n'en voulait pas, et personne n'a insisté. Si son ost monte vers la lumière, c'est que Taulot est las du bruit d'en haut.
sk-war-utsesh = Setheru, Maître du Ciel
    .text = De la plus haute chambre de son palais d'Utsesh, Setheru envoie la Légion de Zehyr chercher du Skytear, puis encore du Skytear. Ce qu'il étudie là-haut, il ne le dit à personne ; on sait seulement qu'à la fin son peuple régnera sur tout. La Légion commence à compter les caisses qui entrent et le peu qui sort.

## The kingdoms, each by the faction that fights for it

sk-kingdom-kurumo = Kaeno
    .ruler = cinq Daimyos
    .god = Kurumo, Dieu de la Guerre et de l'Artisanat
    .people = Le peuple de Kaeno vit sur une lave qui refroidit ; son sang, jamais. Chaque enfant y reçoit un marteau avant un jouet.
    .rune = Les runes de feu sont frappées par les artisans-mages dans des forges qu'aucune carte n'indique, sur des bracelets et des lames ; elles changent le Skytear en force, en vitesse et en réflexes.
    .character = Kurumo est vif, chaleureux et toujours penché sur l'établi de quelqu'un. Il a un avis sur les charrues et un autre sur les machines de siège, et d'ordinaire les deux sont bons. Qui est jugé par ses héros porte une Marque brûlante que tout guerrier de Kaeno flaire de loin.
    .play = La Dévotion Marque un héros ennemi, et vos deux héros frappent plus fort les héros Marqués. Choisissez une victime, Marquez-la tôt dans le tour et lancez tout le monde dessus avant qu'elle ne se remette.
    .rivalry = Grialth mesure tout et ne brûle rien ; c'est la seconde moitié que Kaeno ne pardonne pas.
sk-kingdom-taulot = Xotlan
    .ruler = le roi Cotlic
    .god = Taulot, le Dieu d'en bas
    .people = Le peuple de Xotlan vit sous ses îles, parle peu et partage ses pensées ; cela épargne la conversation, ce qu'il tient pour une vertu.
    .rune = Les runes de terre sont gravées à vif par les Sculpteurs, première caste de Xotlan. Qui survit à la scarification partage une conscience commune, et les pierres l'écoutent.
    .character = Taulot a fait son monde, l'a regardé, et il est rentré chez lui. Il est sombre, têtu et grincheux, et sur ses voisins il ne s'est encore jamais trompé. Ses héros dressent des Piliers qui servent surtout au moment où ils s'écroulent.
    .play = La Dévotion dresse un Pilier et peut en abattre un ancien pour nourrir une compétence. Gardez vos Piliers en vue de vos héros et loin des pas de l'ennemi ; vous gagnez à l'usure.
    .rivalry = Utsesh vit le plus haut possible et le raconte à tout le monde. Xotlan creuse vers le haut.
sk-kingdom-nupten = Utsesh
    .ruler = Setheru, Maître du Ciel
    .god = Nupten, Dieu de la Connaissance
    .people = Le peuple d'Utsesh fut le premier à être instruit, et il l'explique aux autres depuis ce jour.
    .rune = Les runes d'air n'ont pas de forme ; elles existent là où sont les pensées. Qui en porte une, si l'on peut dire, appuie sur le monde avec l'esprit jusqu'à ce qu'il cède.
    .character = Nupten apprit aux mortels à manier le Skytear avant qu'un autre Dieu n'y songe, et il ne laisse personne l'oublier. Il est d'une vanité sans bornes et, ce qui est pire, d'un talent à la mesure. Ses héros envoient leurs Illusions devant eux et frappent de là où ils ne sont pas.
    .play = La Dévotion déplace votre Illusion de trois cases au plus, et tout héros de Nupten qui la voit a sa compétence. Glissez-la derrière un mur d'alliés, hors d'atteinte, et que vos deux héros voient les deux Illusions.
    .rivalry = Xotlan ne discute pas, et l'adversaire qui ne discute pas est la seule chose qu'Utsesh ne supporte pas.
sk-kingdom-liothan = Grialth
    .ruler = la reine Freyhel
    .god = Liothan, Dieu de la Vie
    .people = Le peuple de Grialth chasse, peint et tient des registres ; il connaît chaque loup de ses bois, et la plupart de leurs cousins.
    .rune = Les runes de glace sont des peintures de guerre que les chamanes de Grialth tirent du Skytear brut. Elles lient leur porteur à tout ce qui vit : l'orage vient à l'appel et les bêtes se joignent à la chasse.
    .character = Liothan crée comme d'autres tiennent des comptes : comparer, corriger, recommencer. Il aime la vie sans s'attendrir sur aucun de ses exemplaires. Ses héros revêtent les corps qui ont le mieux réussi, et une forêt ou une falaise fait la moitié de leur armée.
    .play = La Dévotion Métamorphose un héros allié de Liothan à trois cases au plus. Passez à l'état Fatigué pour vous transformer à la fin d'une activation : vous commencerez la suivante déjà sous forme de bête, avec trois actions pour en profiter.
    .rivalry = Kaeno règle tout en chauffant davantage, et Grialth est faite de glace.

## The heroes: what they are called, who they are, what they say, and how to play them

sk-hero-sakoshi = le dernier bruit qu'on n'entend pas
    .text = Sakoshi a servi les cinq Daimyos, le plus souvent les uns contre les autres. À Kaeno, nul ne jurerait avoir vu son visage, seulement une petite cicatrice chaude et un coup de chance. La guerre a simplifié le métier, et Sakoshi trouve cela un peu triste.
    .start = Passez devant. Je suis déjà derrière vous.
    .kill = Il fallait surveiller le coin tranquille.
    .fall = C'est donc ce bruit-là.
    .win = Comptez les shurikens. Je tiens à les récupérer.
    .tip = Commencez par la Dévotion : elle Marque la cible et vous laisse bouger de deux cases, et votre Attaque sur un héros Marqué retourne trois cartes au lieu de deux. Peu de santé et pas d'Armure : finissez près d'une Case de Couverture pour que Cachette ait où vous mener.
sk-hero-yami = la Comète de Kaeno
    .text = Yami devait hériter d'une forge ; elle a préféré hériter du feu. Elle se bat comme d'autres entrent chez eux. Chaque Daimyo la croit de son parti, et elle n'a jamais eu un mot pour le détromper.
    .start = Montrez quelqu'un. J'y serai avant votre doigt.
    .kill = À genoux ou à terre. Vous avez vite choisi.
    .fall = Les feux s'éteignent. Demandez au suivant comment.
    .win = Il fait assez chaud pour tout le monde ?
    .tip = Sa Dévotion est son chemin : elle Marque un héros, place Yami à côté et inflige 1+, si bien que le Déplacement reste libre pour repartir. Enchaînez par l'Attaque, plus forte d'un point contre le héros Marqué.
sk-hero-haburat = Bouclier de la Légion
    .text = Haburat commande le premier rang de la Légion de Zehyr parce qu'il est le seul officier à s'y tenir. Il pense en carrés, dort en armure et se méfie de ce qui ne sait pas tenir une ligne. Il a des doutes sur les caisses de Setheru et les garde où il garde tout : derrière le bouclier.
    .start = Serrez. Plus près. Maintenant nous sommes un mur.
    .kill = La ligne ne poursuit pas. Elle arrive.
    .fall = Tenez... que quelqu'un tienne...
    .win = On fait l'appel. Je veux entendre chaque nom.
    .tip = Il donne un point d'Armure à chaque autre héros allié à côté de lui : finissez près de celui qui sera frappé le premier. Son Illusion donne +1 en Attaque à tout héros de Nupten qui la voit : placez-la aussi en vue d'Akhuti.
sk-hero-akhuti = la Voix qui répond
    .text = Akhuti était philosophe de cour, jusqu'au jour où l'on demanda ce que ses arguments pouvaient soulever. Depuis, il gagne ses débats à trois pas. Il est courtois, précis, et sincèrement désolé pour la personne à côté de vous.
    .start = Accordons-nous sur les termes. Les miens.
    .kill = Objection fondée. Elle est rejetée.
    .fall = Je retire... ma remarque.
    .win = Comme je le disais.
    .tip = Mage, il est Perforant dans tout ce qu'il fait. Après son Attaque, Rétribution inflige 1+ à un autre ennemi voisin de la cible : visez les paires, le sbire à côté du héros, et les deux souffrent.
sk-hero-cotlic = roi de Xotlan
    .text = Cotlic est roi depuis si longtemps que sa couronne a pris racine. Il règne sur les vivants et sur les anciens vivants sans trop faire la différence. Il est monté en personne vers la lumière, car il ne compte sur nul autre pour être assez impoli.
    .start = Il fait clair. Cela me déplaît déjà.
    .kill = Debout. Vous travaillez pour moi, maintenant.
    .fall = Encore ? Soit. Attendez.
    .win = Mon royaume a maintenant des escaliers.
    .tip = Gardez un Pilier dans sa Ligne de Vue pour un point d'Armure de plus et postez le roi là où le Couloir se décide. Quand des héros l'entourent, abattez par la Dévotion tous vos Piliers : chacun ajoute 1 à son Escarmouche pour cette activation.
sk-hero-tlakali = Mère de la Nuée
    .text = Tlakali était Sculptrice jusqu'au jour où elle comprit qu'une plaie se déplace aussi bien qu'elle se fait. Elle sent chaque coup reçu par ses soldats et préfère cela à ne rien sentir. À Xotlan on la dit douce, ce qui est là-bas presque un reproche.
    .start = Moi d'abord. J'ai l'habitude.
    .kill = Dormez. On aura besoin de vous.
    .fall = Ah. Celle-ci était pour moi.
    .win = Tout le monde est rentré ? Montrez vos mains.
    .tip = Tant qu'elle voit un Pilier, elle peut perdre 1 PS pour épargner des dégâts à un sbire allié où qu'il soit, dans les deux phases : ainsi tiennent les Couloirs. La Dévotion rend 2 PS à un allié à trois cases au plus, mais seulement si un ancien Pilier tombe.
sk-hero-corjof = le Corbeau de Grialth
    .text = Corjof tient pour la reine le registre de tout ce qui bouge, et le complète d'en haut. Il a si souvent été corbeau qu'il penche désormais la tête pour regarder les gens. Il raffole des faits qui brillent.
    .start = Je vous vois. Oui, vous, dans le buisson.
    .kill = Noté. Et rayé.
    .fall = Que quelqu'un... finisse la page...
    .win = Qu'on l'inscrive : de la neige, et nous.
    .tip = Aucune Case de Couverture ne lui cache personne : chassez ceux qui s'y croient à l'abri ; ses dégâts sont de plus Perforants. Métamorphosé, il passe à travers héros, Tours et sbires et va une case plus loin : arrivez, lancez, disparaissez.
sk-hero-gulbjarn = l'Ours qui voulait être patient
    .text = Gulbjarn est le seul lieutenant à qui Freyhel n'a rien à promettre : il est trop grand pour qu'on le fasse attendre. Il rit vite, pardonne vite et casse les meubles en s'asseyant. Ses ennemis se souviennent surtout du souffle.
    .start = Bonjour ! Qui est le plus grand ici, après moi ?
    .kill = Allons, allons. Couchez-vous.
    .fall = Une sieste. Juste... une sieste.
    .win = Et maintenant, à table !
    .tip = Son arme est l'Escarmouche : un dégât de plus par allié Métamorphosé à trois cases au plus, lui compris, et en ours elle frappe tous les héros ennemis de l'arc. Rassemblez-les avec Agrippé, puis balayez.

## The outsiders

sk-legend-dome_behemoth = Le premier Dôme jamais vu avait, dit-on, un battement de cœur, et le Béhémoth est celui à qui il appartenait. Il ne hait pas les Tours ; il s'appuie seulement sur les choses pour savoir si elles sont réelles.
sk-legend-ember_tyrant = Les forgerons de Kaeno jurent que nul n'a forgé le Tyran, et regardent leurs bottes en le jurant. Il couronne d'un signe brûlant ceux qu'il hait, pour que chacun voie son choix.
sk-legend-mire_colossus = Là où une île fut vidée jusqu'à la dernière goutte, le sol lui-même eut faim, se leva et partit chercher le reste. Il mange d'abord les petits soldats, par politesse, pensent les chamanes, et garde les héros pour quand il les connaîtra mieux.
sk-legend-gale_phantom = Un savant d'Utsesh prouva un jour que le vent n'a pas d'esprit ; depuis, le Spectre lit par-dessus les épaules. Il porte ses amis et hurle sur les autres, et il change d'amis.

## The regions of the map

sk-world-regions = Les régions : { $kingdom }
sk-region-five-banners = Les Cinq Bannières
sk-region-hidden-forges = Les Forges cachées
sk-region-cinder-fields = Les Champs de scories
sk-region-ash-stair = Les Marches de cendre
sk-region-sky-palace = Le Palais d'Utsesh
sk-region-mirror-gardens = Les Jardins aux miroirs
sk-region-wind-gate = La Porte du vent
sk-region-legion-terraces = Les Terrasses de la Légion
sk-region-freyhels-hall = La Salle de Freyhel
sk-region-howling-wood = Le Bois hurlant
sk-region-floe-shore = La Rive des glaces
sk-region-painted-cliffs = Les Falaises peintes
sk-region-throne-below = Le Trône d'en bas
sk-region-thousand-pillars = Les Mille Piliers
sk-region-carvers-galleries = Les Galeries des Sculpteurs
sk-region-bone-stair = L'Escalier d'os

## The war of the realms

sk-war-map-label = Carte d'Olan Taa : quatre royaumes d'îles flottantes autour de la larme. Le tableau ci-dessous dit la même chose.
sk-war-season = Saison { $n }
sk-war-over = terminée
sk-war-standings = État de la guerre
sk-war-islands = { $n ->
    [one] { $n } île
   *[other] { $n } îles
}
sk-war-battles = { $n ->
    [one] { $n } bataille
   *[other] { $n } batailles
}, victoires : { $won }
sk-war-week = { $week ->
    [0] Avant la guerre
   *[other] Semaine { $week } sur { $weeks }
}
sk-war-drag = les frontières bougent quand vous glissez
sk-war-latest = Derniers rapports de bataille
sk-war-none = Aucune bataille n'a été rapportée cette saison. Le premier rapport la commence.
sk-war-beat = { $first } bat { $second }
sk-war-drew = { $first }, { $second } : égalité
sk-war-alike = Les mêmes royaumes dans les deux camps
sk-war-turn = tour { $turn }
sk-war-take = Rapporter une bataille
sk-war-own = Vos batailles terminées
sk-war-own-none = Aucune de vos batailles terminées n'attend d'être rapportée.
sk-war-own-report = Rapporter
sk-war-bring = Apporter l'enregistrement d'une bataille
sk-war-bring-help = Un fichier obtenu par « Télécharger l'enregistrement », ici ou ailleurs. Il est rejoué coup par coup, et compte quand tout y est vrai.
sk-war-moved = { $n ->
    [0] Comptée. Les frontières ne bougent pas.
    [one] Comptée. Une île change de mains.
   *[other] Comptée. { $n } îles changent de mains.
}
sk-war-rule = La règle
sk-war-rule-1 = Les royaumes d'un camp sont ceux d'où viennent ses héros. Un royaume présent dans les deux camps reste en dehors.
sk-war-rule-2 = Chaque royaume vainqueur prend une île à un royaume vaincu ; dans les deux camps, on compte à partir de celui qui a le plus de héros.
sk-war-rule-3 = Il prend l'île la plus proche de ses terres, et entre plusieurs la plus proche du lieu de la bataille.
sk-war-rule-4 = Le siège d'un royaume ne tombe jamais. Une égalité ne déplace rien, pas plus qu'une bataille abandonnée au premier tour.
sk-war-rule-5 = Une bataille compte une fois. Une saison dure six semaines à partir du premier rapport ; puis toutes les frontières sont celles d'avant la guerre.
sk-war-seasons = Saisons
sk-war-here = La saison en cours
sk-war-end = Terminer cette saison
sk-war-end-help = La carte redevient celle d'avant la guerre. Les rapports restent dans la liste des saisons.
sk-war-as-table = Montrer sous forme de tableau
sk-war-region = Région
sk-war-holders = Tenue par
sk-war-taken = Prise en semaine { $week }
sk-war-always = Comme avant la guerre
sk-war-to-map = Vers la carte de la guerre

## Battles that do not count, and who ends a season

sk-error-report-counted = Cette bataille a déjà été comptée : une bataille ne déplace les frontières qu'une fois.
sk-error-report-forged = Cet enregistrement ne se vérifie pas : la bataille ne compte pas.
sk-error-report-other-game = Cet enregistrement est celui d'un autre jeu : la bataille ne compte pas.
sk-error-season-operator = Sur ce serveur, seul l'opérateur met fin à une saison.
