### Skytear in French: names, effects, words of the rules, then prompts, answers, log lines and refusals.
###
### Factions: .worship is what Worship does. Heroes: NAME1 and NAME2 are the twins when both sides field one hero (1 west, 2 east).
### Skills and power cards: .text in full; power cards also .short, one line for the small card.
### Victory cards: .condition. Outsiders: .placement. Conditions: .text.

## Factions

faction-kurumo = Kurumo
    .gender = m
    .worship = Cible : un héros ennemi. Il gagne la condition Marqué, puis la compétence de Dévotion du héros s'applique contre lui.
faction-taulot = Taulot
    .gender = m
    .worship = Cible : une case sans figurine, structure ni jeton. Vous pouvez retirer un Pilier allié, ce qui déclenche la compétence de Dévotion du héros ; puis un Pilier allié se dresse sur la case ciblée.
faction-nupten = Nupten
    .gender = m
    .worship = Vous pouvez placer l'Illusion du héros sur sa propre case ; puis déplacez l'Illusion jusqu'à 3 cases.
faction-liothan = Liothan
    .gender = m
    .worship = Un héros Liothan allié dans un rayon de 3 cases gagne la condition Métamorphe.

## Runes

rune-fire = rune de feu
    .gender = f
rune-earth = rune de terre
    .gender = f
rune-air = rune d'air
    .gender = f
rune-ice = rune de glace
    .gender = f
rune-any = rune quelconque
    .gender = f

## Classes

class-assassin = assassin
    .gender = m
class-tank = tank
    .gender = m
class-mage = mage
    .gender = m/f
class-fighter = combattant
    .gender = m
class-healer = soigneur
    .gender = m

## Heroes

hero-sakoshi = Sakoshi
    .gender = m
hero-sakoshi1 = Sakoshi 1
    .gender = m
hero-sakoshi2 = Sakoshi 2
    .gender = m
hero-yami = Yami
    .gender = f
hero-yami1 = Yami 1
    .gender = f
hero-yami2 = Yami 2
    .gender = f
hero-haburat = Haburat
    .gender = m
hero-haburat1 = Haburat 1
    .gender = m
hero-haburat2 = Haburat 2
    .gender = m
hero-akhuti = Akhuti
    .gender = m
hero-akhuti1 = Akhuti 1
    .gender = m
hero-akhuti2 = Akhuti 2
    .gender = m
hero-cotlic = Cotlic
    .gender = m
hero-cotlic1 = Cotlic 1
    .gender = m
hero-cotlic2 = Cotlic 2
    .gender = m
hero-tlakali = Tlakali
    .gender = f
hero-tlakali1 = Tlakali 1
    .gender = f
hero-tlakali2 = Tlakali 2
    .gender = f
hero-corjof = Corjof
    .gender = m
hero-corjof1 = Corjof 1
    .gender = m
hero-corjof2 = Corjof 2
    .gender = m
hero-gulbjarn = Gulbjarn
    .gender = m
hero-gulbjarn1 = Gulbjarn 1
    .gender = m
hero-gulbjarn2 = Gulbjarn 2
    .gender = m

## Hero skills

hero_skill-fading_trail = Piste Évanescente
    .gender = f
    .text = Lorsque Sakoshi effectue une Dévotion : la cible gagne la condition Marqué, puis Sakoshi peut se déplacer jusqu'à 2 cases.
hero_skill-open_wound = Plaie Ouverte
    .gender = f
    .text = Lorsque Sakoshi attaque un héros Marqué, une carte de plus est retournée (l'Attaque a trois symboles +).
hero_skill-blazing_leap = Bond Flamboyant
    .gender = m
    .text = Lorsque Yami effectue une Dévotion : la cible gagne la condition Marqué, Yami est placée sur une case libre adjacente à elle et lui inflige 1+ dégâts. Sans case libre, elle reste sur place et inflige tout de même les dégâts.
hero_skill-scent_of_ash = Odeur de Cendre
    .gender = f
    .text = Yami a +1 en Attaque contre un héros Marqué.
hero_skill-shield_of_the_legion = Bouclier de la Légion
    .gender = m
    .text = Les autres héros alliés adjacents à Haburat ont +1 en Armure.
hero_skill-echoing_blade = Lame d'Écho
    .gender = f
    .text = +1 en Attaque pour chaque héros Nupten allié qui voit l'Illusion de Haburat.
hero_skill-retribution = Rétribution
    .gender = f
    .text = Lorsqu'une action d'Attaque d'Akhuti est résolue, il inflige 1+ dégâts à un autre héros ou sbire ennemi qu'il voit et qui est adjacent à la case de la cible. La cible est choisie quand l'effet va sur la Pile.
hero_skill-resonating_light = Lumière Résonante
    .gender = f
    .text = +1 en Armure pour chaque héros Nupten allié qui voit l'Illusion d'Akhuti.
hero_skill-blessing_of_taulot = Bénédiction de Taulot
    .gender = f
    .text = Cotlic a +1 en Armure tant qu'il voit un Pilier allié, quel qu'en soit le nombre.
hero_skill-strength_of_the_king = Force du Roi
    .gender = f
    .text = Lorsque Cotlic effectue une Dévotion, il peut retirer autant de Piliers alliés qu'il le souhaite. Chacun lui donne +1 aux dégâts d'Escarmouche jusqu'à la fin de l'activation.
hero_skill-shared_flesh = Chair Partagée
    .gender = f
    .text = Tant que Tlakali voit un Pilier allié : lorsqu'un sbire allié, où qu'il soit, devrait subir des dégâts, Tlakali peut perdre 1 PS à la place ; le sbire reste. Impossible s'il ne lui reste que 1 PS. Sans effet contre « tuez un sbire ».
hero_skill-mending_rite = Rite de Guérison
    .gender = m
    .text = Lorsque Tlakali effectue une Dévotion et qu'un Pilier a été retiré : soignez 2 PS à un héros allié dans un rayon de 3 cases. Ce peut être Tlakali ; la Ligne de Vue n'est pas nécessaire.
hero_skill-raven_eye = Œil du Corbeau
    .gender = m
    .text = Les Cases de Couverture ne cachent pas les ennemis à Corjof. Les lignes blanches bloquent toujours sa vue.
hero_skill-raven_form = Forme du Corbeau
    .gender = f
    .text = Métamorphe, Corjof traverse les Éléments Bloquants et les sbires, mais doit finir sur une case libre. Son action de Déplacement gagne 1 case.
hero_skill-wild_majesty = Majesté Sauvage
    .gender = f
    .text = Gulbjarn a +1 aux dégâts d'Escarmouche pour chaque héros allié Métamorphe dans un rayon de 3 cases, lui compris.
hero_skill-bear_frenzy = Rage de l'Ours
    .gender = f
    .text = Tant que Gulbjarn est Métamorphe, ses dégâts d'Escarmouche touchent tous les héros ennemis sur un arc de 3 cases à côté de lui, et non un seul. Une seule carte est retournée pour tous.

## Power cards

power_card-shuriken_storm = Tempête de Shurikens
    .gender = f
    .text = Cible : une case. Posez-y la fleur de 7 cases : infligez { $damage }+ dégâts à chaque ennemi dans la zone. Puis chaque héros ennemi Marqué dans la zone perd 1 PS.
    .short = Zone de 7 : { $damage }+ dégâts, les Marqués perdent 1 PS
power_card-hideaway = Cachette
    .gender = f
    .text = Cible : une Case de Couverture libre, vue par le lanceur, dans un rayon de 2 cases. Placez-y le lanceur.
    .short = Vers une Case de Couverture à 2 cases au plus
power_card-life_steal = Vol de Vie
    .gender = m
    .text = Cible : un héros ennemi. Infligez-lui { $damage }+ dégâts. Le lanceur se soigne de la moitié des PS perdus, arrondie au supérieur.
    .short = { $damage }+ dégâts à un héros ; soignez la moitié
power_card-paralysing_precision = Précision Paralysante
    .gender = f
    .text = Cible : un héros ennemi. Infligez-lui { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }. Il gagne la condition Lenteur et, s'il était Marqué, aussi Désarmement.
    .short = { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }, Lenteur ; si Marqué, Désarmement
power_card-bow_to_me = À Genoux
    .text = Chaque héros ennemi dans un rayon de 2 cases du lanceur gagne les conditions Marqué et Désarmement. Le lanceur gagne la condition Frénésie.
    .short = Héros, rayon 2 : Marqué, Désarmement ; Frénésie
power_card-dragon_fist = Poing du Dragon
    .gender = m
    .text = Cible : un ennemi adjacent. Infligez-lui { $damage }+ dégâts, puis poussez-le de 2 cases.
    .short = { $damage }+ dégâts à un ennemi adjacent, poussez 2
power_card-clear_mind = Esprit Clair
    .gender = m
    .text = Cible : un héros allié. Retirez-lui les conditions de votre choix. Prédiction 2.
    .short = Retirez des conditions ; Prédiction 2
power_card-combustion = Combustion
    .gender = f
    .text = Cible : une case. Posez-y le triangle de 3 cases : infligez { $damage }+ dégâts à chaque ennemi dans la zone.
    .short = Zone de 3 : { $damage }+ dégâts à chaque ennemi
power_card-blades_of_lightning = Lames de Lumière
    .gender = f-pl
    .text = Posez la ligne de 4 cases depuis le lanceur : infligez { $damage }+ dégâts à chaque ennemi dans la zone.
    .short = Ligne de 4 : { $damage }+ dégâts à chaque ennemi
power_card-tortoise_formation = Formation Serrée
    .gender = f
    .text = Le lanceur et chaque héros allié adjacent ont +{ $armour } en Armure jusqu'à la fin du tour.
    .short = Lanceur et alliés adjacents : +{ $armour } en Armure
power_card-time_warp = Distorsion Temporelle
    .gender = f
    .text = Le lanceur effectue une action de Déplacement. Elle ne coûte pas de PA et ne compte pas comme son Déplacement.
    .short = Effectuez un Déplacement gratuit
power_card-time_glitch = Faille Temporelle
    .gender = f
    .text = Cible : une carte ennemie sur la Pile, coûtant au plus 1 mana, dont le lanceur voit le héros. Annulez son effet. La carte reste sur le héros ennemi et son mana reste dépensé.
    .short = Annulez une carte ennemie de 1 mana au plus
power_card-word_of_nupten = Parole de Nupten
    .gender = f
    .text = Cible : un héros ennemi. Infligez-lui { $damage }+ dégâts, puis placez-le sur une case libre dans un rayon de 2 cases de la sienne ; il gagne la condition Désarmement.
    .short = { $damage }+ dégâts, placé à 2 cases au plus, Désarmement
power_card-soul_whirlwind = Tourbillon d'Âmes
    .gender = m
    .text = Posez l'anneau de 6 cases autour du lanceur : infligez { $damage }+ dégâts à chaque ennemi dans la zone, puis poussez chacun de 2 cases, dans l'ordre de votre choix.
    .short = Ennemis autour : { $damage }+ dégâts, poussez 2
power_card-redirection = Redirection
    .gender = f
    .text = Cible : un effet ennemi sur la Pile dont la seule cible est un héros allié vu par le lanceur, ou le lanceur. Un autre héros ou sbire allié, légal pour cet effet, devient sa cible. S'il n'y en a pas, rien ne se passe.
    .short = Détournez un effet ennemi vers un autre allié
power_card-hurricane_strike = Frappe Orageuse
    .gender = f
    .text = Cible : un ennemi. Infligez-lui { $damage }+ dégâts, puis poussez-le de 1 case.
    .short = { $damage }+ dégâts à un ennemi, poussez 1
power_card-my_kingdom = Mon Royaume
    .gender = m
    .text = Faites apparaître 2 sbires au jeton Contrôle d'un Couloir que le lanceur voit. Chaque héros ennemi qui voit ce jeton gagne la condition Lenteur.
    .short = 2 sbires apparaissent ; Lenteur aux ennemis
power_card-unbridled_hatred = Haine Rampante
    .gender = f
    .text = Le lanceur gagne la condition Frénésie.
    .short = Gagnez la condition Frénésie
power_card-safeguard = Sauvegarde
    .gender = f
    .text = Cible : un héros allié. Il a +{ $armour } en Armure jusqu'à la fin de l'activation.
    .short = Un allié a +{ $armour } en Armure
power_card-lord_of_many = Seigneur de la Nuée
    .gender = m
    .text = Faites apparaître 1 sbire au jeton Contrôle d'un Couloir que le lanceur voit.
    .short = Faites apparaître 1 sbire
power_card-millennial_ritual = Rituel Millénaire
    .gender = m
    .text = Soignez { $heal } PS à chaque héros allié dans un rayon de 3 cases du lanceur, lanceur compris. La Ligne de Vue n'est pas nécessaire.
    .short = Soignez { $heal } PS aux héros alliés, rayon 3
power_card-mud_river = Rivière de Boue
    .gender = f
    .text = Cible : une case. Posez-y le zigzag de 4 cases : infligez { $damage }+ dégâts à chaque ennemi dans la zone. Chaque héros ennemi dans la zone gagne la condition Lenteur.
    .short = Zone de 4 : { $damage }+ dégâts, Lenteur aux héros
power_card-creeping_darkness = Obscurité Rampante
    .gender = f
    .text = Cible : un héros ennemi. Il gagne la condition Désarmement.
    .short = Désarmement à un héros ennemi
power_card-sacrifice = Sacrifice
    .gender = m
    .text = Cible : un sbire et, s'il est allié, aussi un héros allié. Tuez le sbire. S'il était allié, soignez { $heal } PS au héros.
    .short = Tuez un sbire ; s'il est allié, soignez { $heal } PS
power_card-feather_storm = Plumes Aiguës
    .gender = f-pl
    .text = Posez le cône de 5 cases depuis le lanceur : infligez { $damage }+ dégâts à chaque ennemi dans la zone.
    .short = Cône de 5 : { $damage }+ dégâts à chaque ennemi
power_card-looming_storm = Orage Menaçant
    .gender = m
    .text = Cible : une case. Posez-y le losange de 4 cases : infligez { $damage }+ dégâts à chaque ennemi dans la zone.
    .short = Zone de 4 : { $damage }+ dégâts à chaque ennemi
power_card-ice_wall = Mur de Glace
    .gender = m
    .text = Cible : une case sans figurine, structure ni jeton et, si vous le souhaitez, une seconde case semblable, adjacente à la première. Jusqu'à la fin du tour, ces cases sont des Éléments Bloquants. Elles ne bloquent pas la vue.
    .short = Bloquez 1 ou 2 cases jusqu'à la fin du tour
power_card-into_the_eyes = Dans les Yeux
    .text = Cible : un héros ennemi. Jusqu'à la fin de l'activation, il ne voit qu'à 1 case.
    .short = Un héros ennemi ne voit qu'à 1 case
power_card-feral_vitality = Vitalité Bestiale
    .gender = f
    .text = Le lanceur se soigne de { $heal } PS et gagne la condition Métamorphe.
    .short = Soignez { $heal } PS et gagnez Métamorphe
power_card-grasp = Agrippé
    .text = Cible : un héros ennemi. Placez-le sur une case libre adjacente au lanceur. Il gagne la condition Lenteur.
    .short = Attirez un héros ennemi ; Lenteur
power_card-hostile_ground = Terrain Hostile
    .gender = m
    .text = Infligez { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } à chaque héros ennemi dans un rayon de { $within ->
        [one] 1 case
       *[other] { $within } cases
    } du lanceur ; chacun gagne la condition Lenteur. La Ligne de Vue n'est pas nécessaire.
    .short = Héros ennemis, rayon { $within } : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } et Lenteur
power_card-presence = Présence
    .gender = f
    .text = Jusqu'à la fin du tour, le lanceur compte pour 1 de plus à chaque jeton Contrôle qu'il voit. Prédiction 2.
    .short = +1 en Contrôle ce tour ; Prédiction 2
power_card-skytear_flow = Flux de Skytear
    .gender = m
    .text = Jusqu'à la fin du tour, le lanceur a 1 mana de plus.
    .short = +1 mana jusqu'à la fin du tour
power_card-dodge = Esquive
    .gender = f
    .text = Cible : une case libre adjacente au lanceur. Placez-y le lanceur.
    .short = Passez sur une case adjacente

## Victory cards

victory_card-manhunt = Chasse à l'Homme
    .gender = f
    .condition = Votre camp a vaincu 3 héros ennemis dans la partie.
victory_card-fall_of_the_north_tower = Chute de la Tour Nord
    .gender = f
    .condition = La Tour ennemie du Couloir A est détruite.
victory_card-fall_of_the_south_tower = Chute de la Tour Sud
    .gender = f
    .condition = La Tour ennemie du Couloir B est détruite.
victory_card-dominion = Suprématie
    .gender = f
    .condition = Votre camp a gagné 6 fois des jetons Contrôle (Couloirs et Dôme confondus).
victory_card-lord_of_the_dome = Seigneur du Dôme
    .gender = m
    .condition = Votre camp a gagné 3 fois le jeton Contrôle du Dôme.
victory_card-siege = Siège
    .gender = m
    .condition = Votre camp a infligé en tout 6 dégâts aux Tours et au Nexus ennemis.
victory_card-double_kill = Coup Double
    .gender = m
    .condition = Votre camp a vaincu 2 héros ennemis dans le même tour.
victory_card-ambush = Embuscade
    .gender = f
    .condition = Votre camp a vaincu 2 héros ennemis alors qu'ils étaient Prêts.
victory_card-slaughter = Massacre
    .gender = m
    .condition = Votre camp a vaincu 12 sbires ennemis.
victory_card-clean_sweep = Grand Chelem
    .gender = m
    .condition = Votre camp a gagné tous les jetons Contrôle du champ de bataille (au moins trois) dans la même Phase des Sbires.

## Outsiders

outsider-dome_behemoth = Béhémoth du Dôme
    .gender = m
    .placement = Sur une case libre de son Dôme ou adjacente à son Dôme.
outsider-ember_tyrant = Tyran des Braises
    .gender = m
    .placement = Sur une case libre dans un rayon de 3 cases du jeton Contrôle de son Dôme.
outsider-mire_colossus = Colosse du Bourbier
    .gender = m
    .placement = Sur une case de Couloir libre dans un rayon de 2 cases d'un jeton Contrôle de Couloir.
outsider-gale_phantom = Spectre des Bourrasques
    .gender = m
    .placement = Sur une case libre de son Dôme ou adjacente à un héros du camp qui le contrôle.

## Outsider skills

outsider_skill-quake = Séisme
    .gender = m
    .text = Infligez 2 dégâts à chaque héros et sbire ennemi adjacent.
outsider_skill-bellow = Mugissement
    .gender = m
    .text = Poussez de 2 cases chaque héros et sbire ennemi adjacent, dans l'ordre de votre choix.
outsider_skill-fire_breath = Souffle de Feu
    .gender = m
    .text = Posez la ligne de 3 cases depuis l'Outsider : infligez 1+ dégâts à chaque ennemi dans la zone.
outsider_skill-kindle = Embrasement
    .gender = m
    .text = Chaque héros ennemi dans un rayon de 2 cases gagne les conditions Marqué et Désarmement.
outsider_skill-devour = Dévoration
    .gender = f
    .text = Tuez un sbire ennemi dans un rayon de 2 cases.
outsider_skill-tremor = Tremblement
    .gender = m
    .text = Chaque héros ennemi dans un rayon de 2 cases gagne la condition Lenteur.
outsider_skill-tailwind = Vent Arrière
    .gender = m
    .text = Un héros allié dans un rayon de 3 cases peut se déplacer jusqu'à 2 cases. Il gagne la condition Rapidité.
outsider_skill-shriek = Cri Strident
    .gender = m
    .text = Infligez 1 dégât Perforant à chaque héros ennemi dans un rayon de 2 cases.

## Conditions

condition-slow = Lenteur
    .gender = f
    .text = Les actions de Déplacement perdent 2 cases.
condition-haste = Rapidité
    .gender = f
    .text = Les actions de Déplacement gagnent 2 cases.
condition-fury = Frénésie
    .gender = f
    .text = Le héros peut déclarer deux Attaques dans son activation.
condition-disarmed = Désarmement
    .gender = m
    .text = Les dégâts de ses actions d'Attaque et d'Escarmouche sont réduits de moitié, arrondis au supérieur.
condition-marked = Marqué
    .gender = m
    .text = Rien en soi ; les compétences et les cartes de Kurumo s'en servent.
condition-shapeshifted = Métamorphe
    .gender = m
    .text = Active les compétences Liothan portant ce symbole.

## Battlefields

battlefield-two_lanes = champ de bataille à 2 couloirs
    .gender = m
battlefield-three_lanes = champ de bataille à 3 couloirs
    .gender = m

## Areas of effect

area-triangle3 = triangle de 3 cases
area-rhombus4 = losange de 4 cases
area-bend4 = zigzag de 4 cases
area-flower7 = fleur de 7 cases
area-line3 = ligne de 3 cases
area-line4 = ligne de 4 cases
area-arc3 = arc de 3 cases
area-cone5 = cône de 5 cases
area-ring6 = anneau de 6 cases

## Words of the rules

term-sk-battlefield = champ de bataille
    .gender = m
    .definition = Le plateau de cases hexagonales avec Couloirs, Dômes, Tours et Nexus.
term-sk-space = case
    .gender = f
    .definition = Un hexagone du champ de bataille.
term-sk-lane = Couloir
    .gender = m
    .definition = La bande entre deux Tours opposées, avec un jeton Contrôle.
term-sk-dome = Dôme
    .gender = m
    .definition = Une zone d'énergie où vit un Outsider ; son bord bloque la vue.
term-sk-tower = Tour
    .gender = f
    .definition = Une construction qui protège le Nexus ; une par Couloir.
term-sk-nexus = Nexus
    .gender = m
    .definition = Le portail d'un camp ; qui détruit celui de l'ennemi gagne.
term-sk-structure = structure
    .gender = f
    .definition = Une Tour ou un Nexus.
term-sk-white-line = ligne blanche
    .gender = f
    .definition = Une limite qui coupe la Ligne de Vue mais pas le déplacement.
term-sk-cover-space = Case de Couverture
    .gender = f
    .definition = Une case qui cache les figurines aux ennemis éloignés.
term-sk-blocking-element = Élément Bloquant
    .gender = m
    .definition = Un héros, une Tour, un Nexus ou un Outsider ; personne ne le traverse.
term-sk-control-token = jeton Contrôle
    .gender = m
    .definition = Le jeton numéroté que l'on se dispute dans un Couloir ou un Dôme.
term-sk-control-value = Valeur de Contrôle
    .gender = f
    .definition = Le nombre de héros et de sbires qui voient le jeton, plus le coût d'une carte Commandement.
term-sk-first-tower = première Tour détruite
    .gender = f
    .definition = Dès lors, le Nexus a 5 PS et peut subir des dégâts.
term-sk-side = camp
    .gender = m
    .definition = Un joueur, ou une équipe à trois joueurs et plus.
term-sk-figure = figurine
    .gender = f
    .definition = Un héros, un sbire ou un Outsider sur le champ de bataille.
term-sk-hero = héros
    .gender = m
    .definition = Une figurine dotée de compétences, activée une fois par tour.
term-sk-minion = sbire
    .gender = m
    .definition = Une petite figurine à 1 PS, qui compte pour le contrôle.
term-sk-outsider = Outsider
    .gender = m
    .definition = Un monstre du Dôme ; il sert à qui en gagne le jeton.
term-sk-skill = compétence
    .gender = f
    .definition = Un pouvoir particulier inscrit sur la carte du héros.
term-sk-faction = faction
    .gender = f
    .definition = L'un des quatre peuples, chacun avec sa Dévotion.
term-sk-class = classe
    .gender = f
    .definition = Le rôle du héros ; seul le mage a une règle propre.
term-sk-attack-value = Valeur d'Attaque
    .gender = f
    .definition = Les dégâts de base de l'Attaque du héros.
term-sk-range = portée
    .gender = f
    .definition = La distance à laquelle portent l'Attaque et l'Escarmouche.
term-sk-melee = en mêlée
    .definition = Portée d'une case.
term-sk-ranged = à distance
    .definition = Portée de trois cases au plus.
term-sk-hp = points de santé (PS)
    .gender = m-pl
    .definition = À 0, le héros, le sbire ou la structure est hors de combat.
term-sk-armour = Armure
    .gender = f
    .definition = Chaque point réduit d'un tous les dégâts subis.
term-sk-rune = rune
    .gender = f
    .definition = Le signe de couleur qui dit qui peut jouer une carte, et son coût.
term-sk-mana = mana
    .gender = m
    .definition = Ce que coûtent les cartes Pouvoir ; chaque héros a sa réserve à chaque tour.
term-sk-mana-pool = réserve de mana
    .gender = f
    .definition = Le mana qu'un héros peut encore dépenser ce tour.
term-sk-mana-track = piste de mana
    .gender = f
    .definition = Indique le tour et le mana ; la partie finit quand elle ne peut plus monter.
term-sk-skytear-token = jeton Skytear
    .gender = m
    .definition = Le marqueur de la piste de mana.
term-sk-state = état
    .gender = m
    .definition = Prêt, Fatigué ou Vaincu.
term-sk-ready = Prêt
    .gender = m
    .definition = Peut être activé ce tour.
term-sk-exhausted = Fatigué
    .gender = m
    .definition = A été activé ; peut encore jouer des Réactions.
term-sk-defeated = Vaincu
    .gender = m
    .definition = Hors du champ de bataille ; revient un ou deux tours plus tard.
term-sk-condition = condition
    .gender = f
    .definition = Un effet durable sur un héros, jusqu'à ce qu'il soit Fatigué ou Vaincu.
term-sk-slow = Lenteur
    .gender = f
    .definition = Les actions de Déplacement perdent 2 cases.
term-sk-haste = Rapidité
    .gender = f
    .definition = Les actions de Déplacement gagnent 2 cases.
term-sk-fury = Frénésie
    .gender = f
    .definition = Le héros peut Attaquer deux fois dans une activation.
term-sk-disarmed = Désarmement
    .gender = m
    .definition = L'Attaque et l'Escarmouche infligent la moitié des dégâts, arrondie au supérieur.
term-sk-marked = Marqué
    .gender = m
    .definition = Les compétences et cartes de Kurumo sont plus fortes contre ce héros.
term-sk-shapeshifted = Métamorphe
    .gender = m
    .definition = La compétence animale du héros est active.
term-sk-turn = tour
    .gender = m
    .definition = Une Phase des Héros puis une Phase des Sbires.
term-sk-hero-phase = Phase des Héros
    .gender = f
    .definition = Les joueurs activent leurs héros chacun à leur tour.
term-sk-minion-phase = Phase des Sbires
    .gender = f
    .definition = On vérifie les jetons Contrôle un par un.
term-sk-activation = activation
    .gender = f
    .definition = Le moment où un héros agit, avec trois points d'action.
term-sk-action-point = point d'action (PA)
    .gender = m
    .definition = Le prix d'une action.
term-sk-move = Déplacement
    .gender = m
    .definition = Se déplacer de 3 cases au plus.
term-sk-lead = Commandement
    .gender = m
    .definition = Placer une carte face cachée sous le héros pour renforcer le contrôle de son camp.
term-sk-lead-card = carte Commandement
    .gender = f
    .definition = La carte cachée d'une action de Commandement ; c'est son coût en mana qui compte.
term-sk-attack = Attaque
    .gender = f
    .definition = Infliger à une cible la Valeur d'Attaque plus un modificateur retourné.
term-sk-skirmish = Escarmouche
    .gender = f
    .definition = Deux pas d'une case et un coup léger à un héros, dans n'importe quel ordre.
term-sk-worship = Dévotion
    .gender = f
    .definition = L'action propre à la faction.
term-sk-mark = Marque
    .gender = f
    .definition = Ce que la Dévotion de Kurumo pose sur un héros ennemi.
term-sk-pillar = Pilier
    .gender = m
    .definition = Un jeton de Taulot qui renforce les héros qui le voient.
term-sk-illusion = Illusion
    .gender = f
    .definition = Un jeton de Nupten qui prête la compétence de son propriétaire à qui le voit.
term-sk-projected = Héros Projeté
    .gender = m
    .definition = Un héros de Nupten qui voit une Illusion alliée.
term-sk-power-card = carte Pouvoir
    .gender = f
    .definition = Une carte jouée par un héros contre du mana, ou retournée pour son modificateur.
term-sk-action-card = Action (carte Pouvoir)
    .gender = f
    .definition = Seulement pendant l'activation du héros, Pile vide.
term-sk-reaction-card = Réaction (carte Pouvoir)
    .gender = f
    .definition = Chaque fois que vous avez la priorité en Phase des Héros.
term-sk-ultimate = carte Ultime
    .gender = f
    .definition = Une carte que seul le héros représenté peut jouer.
term-sk-modifier = modificateur
    .gender = m
    .definition = Le nombre ajouté quand la carte est retournée pour un +.
term-sk-flip = retourner (pour un +)
    .definition = Retourner la première carte de son deck et utiliser son modificateur.
term-sk-mana-cost = coût en mana
    .gender = m
    .definition = Un par rune de la carte.
term-sk-hand-limit = limite de main
    .gender = f
    .definition = Six cartes Pouvoir à la fin du tour.
term-sk-victory-card = carte Victoire
    .gender = f
    .definition = Une autre façon de gagner, ouverte aux deux camps.
term-sk-line-of-sight = Ligne de Vue (LdV)
    .gender = f
    .definition = Un chemin de trois cases au plus qui ne coupe aucune ligne blanche.
term-sk-target = cible
    .gender = f
    .definition = Ce que vise un effet ; choisie aussitôt, revérifiée ensuite.
term-sk-caster = lanceur
    .gender = m
    .definition = Le héros qui génère l'effet.
term-sk-area = zone d'effet (ZdE)
    .gender = f
    .definition = Les cases d'un schéma touchées par un effet.
term-sk-stack = Pile
    .gender = f
    .definition = Les effets en attente, résolus en commençant par le dernier.
term-sk-priority = priorité
    .gender = f
    .definition = Le droit de jouer une Réaction maintenant ou de passer.
term-sk-pass = passer
    .definition = Laisser la priorité au suivant.
term-sk-active-player = Joueur Actif
    .gender = m
    .definition = Le joueur dont le héros est activé.
term-sk-generate = générer (un effet)
    .definition = Mettre un effet sur la Pile.
term-sk-resolve = résoudre (un effet)
    .definition = Appliquer l'effet.
term-sk-triggered-effect = effet déclenché
    .gender = m
    .definition = Un effet « lorsque » qui va de lui-même sur la Pile.
term-sk-adjacent = adjacent
    .definition = À une case au plus, case du lanceur comprise.
term-sk-allied = allié
    .definition = Du même camp.
term-sk-enemy = ennemi
    .definition = De l'autre camp.
term-sk-deal-damage = infligez X dégâts
    .definition = L'Armure les réduit.
term-sk-lose-hp = perdez X PS
    .definition = L'Armure n'y change rien.
term-sk-heal = soignez X PS
    .definition = Sans dépasser la santé de départ.
term-sk-half = de moitié
    .definition = Divisé par deux, arrondi au supérieur.
term-sk-pierce = Perforant
    .gender = m
    .definition = Les dégâts ignorent l'Armure ; les mages l'ont toujours.
term-sk-predict = Prédiction X
    .gender = f
    .definition = Regardez les X premières cartes ; défaussez-en, remettez les autres dans l'ordre voulu.
term-sk-summon-minions = faites apparaître X sbires
    .definition = Placez-les au plus près d'un jeton Contrôle que voit le lanceur.
term-sk-defeat-minion = tuez un sbire
    .definition = Retirez-le sans lui infliger de dégâts.
term-sk-move-effect = déplacez X
    .definition = De X cases au plus.
term-sk-place-effect = placez
    .definition = Mettez sur une case libre ; aucun chemin n'est nécessaire.
term-sk-push = poussez X
    .definition = De X cases, chacune plus loin du lanceur.
term-sk-perform = effectuez (une action)
    .definition = L'action ne coûte pas de PA et n'entre pas dans la limite.
term-sk-cancel = annuler
    .definition = L'effet quitte la Pile sans s'appliquer.
term-sk-draft = draft
    .gender = m
    .definition = Choisir à tour de rôle factions ou héros.
term-sk-deck-building = construction de deck
    .gender = f
    .definition = Huit cartes par héros, dont sa carte Ultime.
term-sk-mulligan = Mulligan
    .gender = m
    .definition = Défausser des cartes de sa première main et en repiocher autant.
term-sk-first-player = premier joueur
    .gender = m
    .definition = Fait la première activation de chaque tour.
term-sk-team = équipe
    .gender = f
    .definition = Les joueurs d'un camp, de trois à huit joueurs.
term-sk-first-battle = première partie
    .gender = f
    .definition = Mise en place pour débuter : on choisit les factions, les decks sont prêts.
term-sk-standard = format standard
    .gender = m
    .definition = On drafte les héros de ses factions et on construit son deck.
term-sk-competitive = format compétitif
    .gender = m
    .definition = Chaque équipe vient avec sa réserve de héros et de cartes.
term-sk-three-lanes = champ de bataille à 3 couloirs
    .gender = m
    .definition = Six héros par camp, deux Dômes ; seul le Nexus compte.
term-sk-simplified = mode simplifié
    .gender = m
    .definition = Sans compétences ni Dévotion ; les couleurs de runes ne comptent pas.
term-sk-tie = égalité
    .gender = f
    .definition = Les deux camps gagnent à la fois, ou la piste de mana ne peut plus monter.

## Words inside sentences

sk-action-move = Déplacement
    .narrow = Dépla{"\u00AD"}cement
sk-action-lead = Commandement
    .narrow = Comman{"\u00AD"}dement
sk-action-attack = Attaque
    .narrow = Attaque
sk-action-skirmish = Escarmouche
    .narrow = Escar{"\u00AD"}mouche
sk-action-worship = Dévotion
    .narrow = Dévo{"\u00AD"}tion
sk-action-outsider = Outsider
sk-action-place-minion = Sbires

# An action by its id ($action), for refusals.
sk-action-named =
    { $action ->
        [move] Déplacement
        [lead] Commandement
        [attack] Attaque
        [skirmish] Escarmouche
        [worship] Dévotion
       *[other] Action
    }

## Phases, states of a hero, kinds of cards, ranges

sk-phase-setup = Mise en place
sk-phase-hero = Phase des Héros
sk-phase-minion = Phase des Sbires
sk-phase-end = Fin du tour
sk-status-ready = Prêt
sk-status-exhausted = Fatigué
sk-status-defeated = Vaincu
sk-kind-action = Action
sk-kind-reaction = Réaction
sk-range-melee = en mêlée
sk-range-ranged = à distance

## Prompts: what a decision asks (sk-prompt-...); .help is one explaining line, .pass what passing means there

sk-prompt-outsider-dome = Choisissez le Dôme de l'Outsider
    .help = Il y a un Outsider pour deux Dômes. L'autre Dôme n'a aucun effet dans cette partie.
sk-prompt-draft-faction = Choisissez une faction
    .help = Le premier camp prend une faction, le second deux, le premier la dernière. Chaque faction a deux héros.
sk-prompt-leave-out-hero = Choisissez un héros à laisser de côté
    .help = Votre équipe amène un nombre fixe de héros. Elle ne pourra pas choisir ceux qu'elle laisse de côté.
sk-prompt-draft-hero = Choisissez un héros pour votre camp
    .help = Les camps choisissent à tour de rôle : d'abord un héros, puis deux chacun, un à la fin.
sk-prompt-build-deck = Construisez votre deck
    .help = Huit cartes pour chacun de vos héros : la carte Ultime de chacun, des cartes de vos factions, 3 exemplaires d'une carte au plus.
sk-prompt-place-own-hero = { $hero } : choisissez une case de départ
    .help = Les héros entrent en jeu le plus près possible de leur Nexus.
sk-prompt-change-hand = Échanger des cartes de votre première main ?
    .help = Défaussez-en autant que vous voulez, une par une ; vous en piochez ensuite autant. Une seule fois.
    .pass = Garder les autres
sk-prompt-activate = Activez un héros Prêt
    .help = Il reçoit 3 points d'action (PA). Les camps activent à tour de rôle jusqu'à ce qu'aucun héros ne soit Prêt.
sk-prompt-activation = { $hero } : déclarez une action ou jouez une carte (PA : { $points })
    .help = Chaque action coûte 1 PA et se déclare une fois. Les cartes coûtent du mana, pas de PA.
    .pass = Finir l'activation
sk-prompt-attack-target = Choisissez la cible de l'Attaque
    .help = Elle doit être vue et à portée. On le vérifie à nouveau quand l'Attaque est résolue.
sk-prompt-worship-target = Choisissez la cible de la Dévotion
    .help = Un héros Kurumo cible un héros ennemi, un héros Taulot une case sans figurine ni jeton.
sk-prompt-card-target = { $card } : choisissez la cible
    .help = La cible est vérifiée à nouveau à la résolution. Si elle n'est plus légale, l'effet est ignoré.
sk-prompt-second-target = { $card } : choisissez la seconde cible
    .help = L'effet s'applique aux cibles encore légales quand il est résolu.
    .pass = Pas de seconde cible
sk-prompt-priority = Jouez une Réaction ou passez
    .help = Quand tous les joueurs ont passé à la suite, l'effet du dessus de la Pile est résolu.
    .pass = Passer
sk-prompt-trigger-target = { $skill } : choisissez la cible
    .help = La compétence va sur le dessus de la Pile avec cette cible.
sk-prompt-order-triggers = Choisissez le héros dont la compétence va d'abord sur la Pile
    .help = Plusieurs compétences se sont déclenchées. La dernière posée sur la Pile est résolue en premier.
sk-prompt-who-draws = Choisissez qui pioche la carte
    .help = Votre équipe a gagné une carte Pouvoir.
sk-prompt-lead-card = Choisissez la carte Commandement
    .help = Elle est face cachée sous le héros. À la Phase des Sbires, son coût en mana peut compter pour un jeton Contrôle.
sk-prompt-skirmish = { $source } : faites un pas ou infligez les dégâts
    .help = Jusqu'à deux pas de 1 case et une fois 0+ dégâts à un héros ennemi à portée, dans n'importe quel ordre. Chaque partie est facultative.
    .pass = Finir l'Escarmouche
sk-prompt-place-hero = { $source } : choisissez une case pour le héros
    .help = Il y est placé directement ; le chemin ne compte pas.
sk-prompt-shapeshift = { $source } : choisissez le héros qui se métamorphose
    .help = Un héros Liothan allié dans un rayon de 3 cases gagne la condition Métamorphe.
sk-prompt-exhaust-first = { $source } : passer d'abord à l'état Fatigué ?
    .help = L'activation s'achève et les conditions disparaissent, mais Métamorphe dure alors toute l'activation suivante du héros.
    .pass = Non, rester Prêt
sk-prompt-remove-pillar = { $source } : retirer un Pilier allié ?
    .help = Retirer un Pilier déclenche la compétence de Dévotion du héros. Cela fait aussi de la place quand tous vos Piliers sont dressés.
    .pass = N'en retirer aucun
sk-prompt-heal = { $source } : choisissez le héros à soigner de 2 PS
    .help = Un héros allié dans un rayon de 3 cases ; la Ligne de Vue n'est pas nécessaire.
sk-prompt-recall-illusion = { $source } : placer d'abord l'Illusion sur la case du héros ?
    .help = Elle se déplace alors jusqu'à 3 cases de là, sinon de l'endroit où elle est.
    .pass = Non, la déplacer d'où elle est
sk-prompt-move-illusion = { $source } : choisissez où va l'Illusion
    .help = Jusqu'à 3 cases, à travers tout, vers une case sans figurine, structure ni autre jeton.
sk-prompt-choose-modifier = { $source } : choisissez le modificateur à ajouter
    .help = Le modificateur d'une des cartes retournées s'ajoute aux dégâts.
sk-prompt-lay-area = { $source } : posez la zone
    .help = Elle peut être tournée et retournée. Les cases hors du plateau sont perdues.
sk-prompt-move-to = { $source } : choisissez où va le héros
    .help = Il peut traverser les sbires ; la dernière case doit être libre.
    .pass = Rester sur place
sk-prompt-push-to = { $source } : choisissez la case de la poussée
    .help = Chaque case est plus éloignée que la précédente. La poussée continue tant qu'il reste une case libre.
sk-prompt-place-minion = { $source } : choisissez une case pour le sbire
    .help = Le plus près possible du jeton Contrôle du Couloir.
    .pass = Ne plus en placer
sk-prompt-save-minion = Tlakali perd-elle 1 PS pour sauver le sbire en { $space } ?
    .help = Chair Partagée : les dégâts à ce sbire sont évités.
    .pass = Non, le laisser tomber
sk-prompt-remove-condition = { $source } : choisissez une condition à retirer
    .help = Vous pouvez en retirer plusieurs, l'une après l'autre.
    .pass = Ne plus en retirer
sk-prompt-push-next = { $source } : choisissez qui est poussé ensuite
    .help = Vous décidez de l'ordre.
sk-prompt-redirect-to = { $source } : choisissez la nouvelle cible
    .help = Un autre héros ou sbire allié, légal pour cet effet.
sk-prompt-summon-lane = { $source } : choisissez le Couloir
    .help = Le lanceur doit voir le jeton Contrôle de ce Couloir.
sk-prompt-who-runs-outsider = Choisissez qui active l'Outsider
    .help = Votre équipe a gagné le Dôme. L'un de vous place l'Outsider et agit avec lui.
sk-prompt-place-outsider = Choisissez une case pour l'Outsider
    .help = Sa carte dit où. Vous pouvez aussi le laisser où il est.
    .pass = Le laisser tranquille
sk-prompt-run-outsider = { $outsider } : choisissez une action (PA : { $points })
    .help = Déplacement, Attaque, Escarmouche et ses compétences, chacune une fois au plus. Personne ne peut répondre.
    .pass = Finir son activation
sk-prompt-move-outsider = Choisissez où va l'Outsider
    .help = Jusqu'à 3 cases ; il peut traverser les sbires.
    .pass = Rester sur place
sk-prompt-defeat-minion = { $source } : choisissez le sbire à tuer
    .help = Un sbire ennemi dans un rayon de 2 cases de l'Outsider.
sk-prompt-move-ally = { $source } : choisissez le héros qui se déplace
    .help = Un héros allié dans un rayon de 3 cases de l'Outsider. Il peut se déplacer jusqu'à 2 cases et gagne la condition Rapidité.
sk-prompt-lead-counts = Jeton { $token } : choisissez la carte Commandement qui compte
    .help = Le coût en mana d'une seule carte Commandement révélée, au plus, s'ajoute à votre Valeur de Contrôle.
    .pass = N'en compter aucune
sk-prompt-strike-minion = Choisissez le sbire à toucher
    .help = L'écart est infligé en dégâts, un point par sbire ennemi du Couloir.
sk-prompt-damage-structure = Choisissez la structure à endommager
    .help = Les dégâts restants vont aux Tours et au Nexus dans un rayon de 3 cases du jeton, point par point.
sk-prompt-advance-token = Couloir { $lane } : choisissez où va le jeton
    .help = Chacune de ces cases est sur un plus court chemin vers la structure ennemie la plus proche.
sk-prompt-hand-limit = Défaussez pour ne garder que 6 cartes en main
    .help = À la fin du tour, personne ne garde plus de 6 cartes Pouvoir.
sk-prompt-predict-discard = Prédiction : défausser des cartes ?
    .help = Vous voyez les premières cartes de votre deck. Défaussez-en autant que vous voulez ; les autres retournent dessus.
    .pass = Remettre les autres
sk-prompt-predict-return = Prédiction : remettez une carte sur le deck
    .help = La dernière carte remise sera piochée en premier.

## Options: what an answer does (sk-option-...)

sk-side = { $side }
sk-option-activate = Activer { $hero }
sk-option-declare = { $what }
sk-option-play = Jouer { $card } avec { $hero }
sk-option-pass = Passer
sk-option-space = Choisir { $space }
sk-option-hero = Choisir { $hero }
sk-option-minion = Choisir le sbire en { $space } (camp : { $side })
sk-option-token =
    { $kind ->
        [pillar] Choisir le Pilier en { $space }
       *[illusion] Choisir l'Illusion en { $space }
    }
sk-option-effect = Choisir l'effet { $number } de la Pile
sk-option-area = Poser sur { $spaces }
sk-option-card = Choisir { $card }
sk-option-choose = { $way }
sk-option-lane = Couloir { $lane }
sk-option-seat = { $player }
sk-option-deck =
    { $count ->
        [one] Jouer avec ce deck de { $count } carte
       *[other] Jouer avec ce deck de { $count } cartes
    }
sk-option-drawn = Piocher { $card }
sk-option-dealt = Distribuer : { $what }

## Ways to go on (sk-way-...)

sk-way-kurumo = { faction-kurumo }
sk-way-taulot = { faction-taulot }
sk-way-nupten = { faction-nupten }
sk-way-liothan = { faction-liothan }
sk-way-dome-d = Premier Dôme
sk-way-dome-e = Second Dôme
sk-way-deck = Première carte du deck, sans la regarder
sk-way-sweep = Infliger les dégâts à tous sur un arc
sk-way-exhaust = Passer d'abord à l'état Fatigué
sk-way-recall = La placer sur la case du héros
sk-way-save = Sauver le sbire
sk-way-slow = { condition-slow }
sk-way-haste = { condition-haste }
sk-way-fury = { condition-fury }
sk-way-disarmed = { condition-disarmed }
sk-way-marked = { condition-marked }
sk-way-shapeshifted = { condition-shapeshifted }
sk-way-nexus = Nexus
sk-way-tower-A = Tour du Couloir A
sk-way-tower-B = Tour du Couloir B
sk-way-tower-M = Tour du Couloir M
sk-way-move = { sk-action-move }
sk-way-attack = { sk-action-attack }
sk-way-skirmish = { sk-action-skirmish }
sk-way-quake = { outsider_skill-quake }
sk-way-bellow = { outsider_skill-bellow }
sk-way-fire_breath = { outsider_skill-fire_breath }
sk-way-kindle = { outsider_skill-kindle }
sk-way-devour = { outsider_skill-devour }
sk-way-tremor = { outsider_skill-tremor }
sk-way-tailwind = { outsider_skill-tailwind }
sk-way-shriek = { outsider_skill-shriek }

## Log: what happened (sk-log-...)

sk-log-started = { $first_side } commence et détient le Flux de Skytear.
sk-log-victory-card-shown = Carte Victoire : { $card }.
sk-log-lane-numbered = Le jeton Contrôle du Couloir { $lane } porte le numéro { $token }.
sk-log-outsider-dealt = L'Outsider du Dôme { $dome } : { $outsider }.
sk-log-faction-chosen = { $side } choisit une faction : { $faction }.
sk-log-hero-left-out = { $side } laisse un héros de côté : { $hero }.
sk-log-hero-drafted = { $player } prend un héros : { $hero }.
sk-log-deck-ready =
    { $cards ->
        [one] { $player } : le deck est prêt, { $cards } carte.
       *[other] { $player } : le deck est prêt, { $cards } cartes.
    }
sk-log-hand-changed =
    { $count ->
        [one] { $player } échange { $count } carte.
       *[other] { $player } échange { $count } cartes.
    }
sk-log-turn-began = Le tour { $turn } commence : chaque héros a { $turn } mana.
sk-log-minions-mustered = { $side } : des sbires se rallient dans le Couloir { $lane } ({ $spaces }).
sk-log-hero-placed = { $hero } commence en { $space }.
sk-log-hero-returned =
    { $hero_gender ->
        [f] { $hero } revient en { $space }, Prête et en pleine santé.
       *[m] { $hero } revient en { $space }, Prêt et en pleine santé.
    }
sk-log-activated = { $player } active { $hero }.
sk-log-activation-ended = Fin de l'activation : { $hero }.
sk-log-exhausted =
    { $hero_gender ->
        [f] { $hero } devient Fatiguée.
       *[m] { $hero } devient Fatigué.
    }
sk-log-declared =
    { $target ->
        [none] { $hero } déclare une action : { $action }.
       *[other] { $hero } déclare une action : { $action }. Cible : { $target }.
    }
sk-log-card-shown = { $hero } montre { $card } ({ $player }).
sk-log-card-played =
    { $targets ->
        [none] { $hero } joue { $card } ({ $player }).
       *[other] { $hero } joue { $card } ({ $player }). Cible : { $targets }.
    }
sk-log-triggered =
    { $target ->
        [none] { $hero } : { $skill } se déclenche.
       *[other] { $hero } : { $skill } se déclenche. Cible : { $target }.
    }
sk-log-aim-followed = La cible s'est déplacée : { $targets }.
sk-log-passed = { $player } passe.
sk-log-resolved = { $hero } : résolution de l'effet { $what }.
sk-log-fizzled =
    { $why ->
        [cancelled] { $hero } : effet annulé, rien ne se passe ({ $what }).
       *[requirements] { $hero } : effet ignoré, ses conditions ne sont plus remplies ({ $what }).
    }
sk-log-cancelled = Effet annulé : { $what }.
sk-log-redirected = { $what } change de cible : { $target }.
sk-log-card-flipped = { $player } retourne { $card }.
sk-log-flipped =
    { $cards ->
        [none] { $player } n'a aucune carte à retourner : +0.
       *[other] { $player } retourne { $cards } : +{ $modifier }.
    }
sk-log-moved =
    { $how ->
        [skirmish] { $hero } fait un pas de { $at } à { $to }.
        [push]
            { $hero_gender ->
                [f] { $hero } est poussée de { $at } à { $to }.
               *[m] { $hero } est poussé de { $at } à { $to }.
            }
        [place]
            { $hero_gender ->
                [f] { $hero } est placée en { $to } (depuis { $at }).
               *[m] { $hero } est placé en { $to } (depuis { $at }).
            }
       *[move] { $hero } se déplace de { $at } à { $to }.
    }
sk-log-minion-moved =
    { $how ->
        [push] { $side } : un sbire est poussé de { $at } à { $to }.
       *[move] { $side } : un sbire se déplace de { $at } à { $to }.
    }
sk-log-damaged =
    { $armour ->
        [0] { $hero } perd { $lost } PS (reste { $left }).
       *[other] { $hero } perd { $lost } PS (reste { $left }) ; l'Armure en arrête { $armour }.
    }
sk-log-healed = { $hero } récupère { $gained } PS (total : { $left }).
sk-log-hero-defeated =
    { $back ->
        [0]
            { $hero_gender ->
                [f] { $hero } est vaincue par { $by_side } et ne revient pas.
               *[m] { $hero } est vaincu par { $by_side } et ne revient pas.
            }
       *[other]
            { $hero_gender ->
                [f] { $hero } est vaincue par { $by_side } et revient au tour { $back }.
               *[m] { $hero } est vaincu par { $by_side } et revient au tour { $back }.
            }
    }
sk-log-minion-defeated = { $side } perd un sbire en { $space }.
sk-log-minion-saved = { $hero } prend les dégâts : le sbire en { $space } reste ({ $side }).
sk-log-minions-taken-up = { $side } reprend les sbires du Couloir { $lane } pour les repositionner.
sk-log-minion-placed = { $side } : un sbire arrive en { $space } (Couloir { $lane }).
sk-log-condition-gained = { $hero } gagne une condition : { $condition }.
sk-log-condition-lost = { $hero } perd une condition : { $condition }.
sk-log-bonus-gained =
    { $what ->
        [sight] { $hero } ne voit qu'à 1 case jusqu'à la fin de l'activation.
        [armour_now] { $hero } : +{ $amount } en Armure jusqu'à la fin de l'activation.
        [skirmish_now] { $hero } : +{ $amount } aux dégâts d'Escarmouche jusqu'à la fin de l'activation.
        [armour_turn] { $hero } : +{ $amount } en Armure jusqu'à la fin du tour.
        [mana_turn] { $hero } : +{ $amount } mana jusqu'à la fin du tour.
       *[control_turn] { $hero } : +{ $amount } en Contrôle jusqu'à la fin du tour.
    }
sk-log-token-placed =
    { $kind ->
        [pillar] { $side } : un Pilier se dresse en { $space }.
        [illusion] { $side } : une Illusion se tient en { $space }.
       *[wall] { $side } : un mur de glace bloque { $space }.
    }
sk-log-token-removed =
    { $kind ->
        [pillar] { $side } : le Pilier en { $space } est retiré.
        [illusion] { $side } : l'Illusion en { $space } est retirée.
       *[wall] Le mur de glace en { $space } fond.
    }
sk-log-led =
    { $from_deck ->
        [yes] { $player } met la première carte du deck sous { $hero } : { $card }.
       *[no] { $player } met une carte de sa main face cachée sous { $hero } : { $card }.
    }
sk-log-led-hidden =
    { $from_deck ->
        [yes] { $player } met la première carte du deck, sans la regarder, sous { $hero }.
       *[no] { $player } met une carte de sa main face cachée sous { $hero }.
    }
sk-log-drew = { $player } pioche { $card }.
sk-log-drew-hidden = { $player } pioche une carte.
sk-log-discarded =
    { $from_deck ->
        [yes] { $player } met { $card } du deck dans la défausse.
       *[no] { $player } défausse { $card }.
    }
sk-log-looked-at = { $player } regarde la première carte du deck : { $card }.
sk-log-looked-at-hidden = { $player } regarde la première carte du deck.
sk-log-put-back = { $player } remet { $card } sur le deck.
sk-log-put-back-hidden = { $player } remet une carte sur le deck.
sk-log-predicted =
    { $discarded ->
        [none] { $player } regarde les premières cartes du deck ({ $looked }) et n'en défausse aucune.
       *[other] { $player } regarde les premières cartes du deck ({ $looked }) et défausse { $discarded }.
    }
sk-log-reshuffled = { $deck } : la défausse est mélangée et forme un nouveau deck.
sk-log-cards-cleared =
    { $shown ->
        [none] Les cartes de { $hero } sont défaussées.
       *[other] { $hero } : la carte Commandement est dévoilée, { $shown }.
    }
sk-log-heroes-readied = Les héros Fatigués sont de nouveau Prêts.
sk-log-track-raised = Le compteur de mana indique { $turn }.
sk-log-phase-began =
    { $phase ->
        [minion] La Phase des Sbires commence.
       *[end] Le tour s'achève.
    }
sk-log-lead-revealed = { $hero } révèle une carte Commandement : { $card } (valeur { $value }).
sk-log-control-counted =
    { $winner ->
        [none] Jeton { $token } ({ sk-token-place }) : { $sum } contre { $against }. Personne ne le gagne.
       *[other] Jeton { $token } ({ sk-token-place }) : { $sum } contre { $against }. { $winner } l'emporte de { $margin }.
    }
sk-token-place =
    { $lanes ->
        [none] Dôme
       *[other] Couloir { $lanes }
    }
sk-log-structure-damaged =
    { $lane ->
        [none] { $side } : le Nexus perd { $lost } PS (reste { $left }).
       *[other] { $side } : la Tour du Couloir { $lane } perd { $lost } PS (reste { $left }).
    }
sk-log-structure-destroyed =
    { $lane ->
        [none] { $side } : le Nexus est détruit.
       *[other] { $side } : la Tour du Couloir { $lane } est détruite.
    }
sk-log-nexus-opened = { $side } : le Nexus peut maintenant subir des dégâts, il a { $hp } PS.
sk-log-token-advanced = Le jeton Contrôle du Couloir { $lane } avance de { $at } à { $to }.
sk-log-outsider-placed = { $side } place l'Outsider en { $space } : { $outsider }.
sk-log-outsider-acted = { $outsider } : { $what }.
sk-log-outsider-moved = { $outsider } se déplace de { $at } à { $to }.
sk-log-flow-used = { $player } utilise le Flux de Skytear ; la carte est retournée face cachée.
sk-log-game-ended = La partie est finie. { $ending }

## Un tournant de la bataille, en une phrase (sk-deed-...)

sk-moment-attack = attaque
sk-moment-flipped = retourné
sk-moment-halved = infligés, moitié
sk-moment-armour = armure
sk-moment-damage = dégâts
sk-deed-doer = { $doer } ({ $what })
sk-deed-hero-defeated = { $doer } terrasse { $hero }.
sk-deed-minions-defeated =
    { $n ->
        [one] { $doer } : { $side } perd un sbire.
       *[other] { $doer } : { $side } perd { $n } sbires.
    }
sk-deed-minions-lost =
    { $n ->
        [one] { $side } perd un sbire.
       *[other] { $side } perd { $n } sbires.
    }
sk-deed-token-advanced =
    { $n ->
        [one] Le jeton Contrôle du Couloir { $lane } avance d'une case.
       *[other] Le jeton Contrôle du Couloir { $lane } avance de { $n } cases.
    }

# The parts of a control value, joined by + (sk-sum-...); a part of 0 is left out.
sk-sum = { $terms } = { $total }
sk-sum-minions =
    { $n ->
        [one] { $n } sbire
       *[other] { $n } sbires
    }
sk-sum-heroes = { $n } héros
sk-sum-bonus = { $n } de bonus
sk-sum-lead = { $n } de Commandement

## How a game ended (sk-end-...)

sk-end-nexus = Un Nexus est détruit.
sk-end-both = Les deux camps ont rempli une condition de victoire au même moment : égalité.
sk-end-track = La piste de mana ne peut plus monter : égalité.
sk-end-resignation = Un camp a abandonné.
sk-end-manhunt = Carte Victoire remplie : { victory_card-manhunt }.
sk-end-fall_of_the_north_tower = Carte Victoire remplie : { victory_card-fall_of_the_north_tower }.
sk-end-fall_of_the_south_tower = Carte Victoire remplie : { victory_card-fall_of_the_south_tower }.
sk-end-dominion = Carte Victoire remplie : { victory_card-dominion }.
sk-end-lord_of_the_dome = Carte Victoire remplie : { victory_card-lord_of_the_dome }.
sk-end-siege = Carte Victoire remplie : { victory_card-siege }.
sk-end-double_kill = Carte Victoire remplie : { victory_card-double_kill }.
sk-end-ambush = Carte Victoire remplie : { victory_card-ambush }.
sk-end-slaughter = Carte Victoire remplie : { victory_card-slaughter }.
sk-end-clean_sweep = Carte Victoire remplie : { victory_card-clean_sweep }.

## Why not: refusals (sk-why-...): what stands in the way, then what would be right

sk-why-over = La partie est finie. Vous pouvez la revoir en relecture.
sk-why-not-asked = Quelqu'un d'autre décide en ce moment. La question vous sera posée quand ce sera à vous.
sk-why-must-choose = Il faut choisir ici. Prenez l'un des choix proposés.
sk-why-not-offered = Ce n'est pas ce qui est demandé. Prenez l'un des choix proposés.
sk-why-no-such-hero = Ce héros n'est pas dans cette partie. Choisissez un de vos héros Prêts.
sk-why-enemy-hero = { $hero } appartient à l'ennemi. Activez un héros de votre camp.
sk-why-hero-defeated =
    { $hero_gender ->
        [f] { $hero } est Vaincue et hors du champ de bataille. Choisissez un héros qui s'y trouve.
       *[m] { $hero } est Vaincu et hors du champ de bataille. Choisissez un héros qui s'y trouve.
    }
sk-why-hero-exhausted =
    { $hero_gender ->
        [f] { $hero } est Fatiguée. Seuls les héros Prêts peuvent être activés.
       *[m] { $hero } est Fatigué. Seuls les héros Prêts peuvent être activés.
    }
sk-why-not-your-hero = Ce héros n'est pas à vous. Choisissez un héros que vous contrôlez.
sk-why-activation-running = { $hero } : une autre activation est en cours. Finissez-la d'abord.
sk-why-stack-not-empty = { sk-action-named } : impossible à déclarer maintenant. Les actions demandent l'activation du héros et une Pile vide.
sk-why-no-points-left = Le héros n'a plus de points d'action. Jouez une carte ou finissez l'activation.
sk-why-no-worship = Il n'y a pas de Dévotion dans le mode simplifié. Choisissez une autre action.
sk-why-action-already-used = { sk-action-named } : déjà fait dans cette activation. Chaque action se déclare une fois ; seule la Frénésie permet une seconde Attaque.
sk-why-nobody-to-attack = Aucun ennemi n'est en vue et à portée. Approchez-vous ou choisissez une autre action.
sk-why-no-target-for-worship = La Dévotion n'a aucune cible légale en vue. Déplacez-vous d'abord ou choisissez une autre action.
sk-why-no-card-to-lead = Vous n'avez aucune carte en main, dans le deck ou la défausse. Choisissez une autre action.
sk-why-no-such-action = Cette action n'existe pas. Il y a Déplacement, Commandement, Attaque, Escarmouche et Dévotion.
sk-why-card-not-in-hand = Cette carte n'est pas dans votre main. Jouez une carte que vous avez.
sk-why-flow-used = Le Flux de Skytear a déjà servi. Il ne sert qu'une fois par partie.
sk-why-flow-not-yours = Le Flux de Skytear appartient au camp du premier joueur. Jouez une carte de votre main.
sk-why-effect-resolving = { $card } : impossible à jouer pendant qu'un effet est résolu. Répondez d'abord à ce qui est demandé.
sk-why-action-card-timing = { $card } est une Action : elle se joue pendant l'activation du héros, Pile vide. Seules les Réactions se jouent à d'autres moments.
sk-why-ultimate-of-other = { $card } est la carte Ultime d'un autre héros : { $owner }. Jouez-la avec ce héros.
sk-why-rune-missing = { $hero } ne porte pas la rune que demande { $card } : { $rune }. Jouez-la avec un héros qui porte toutes ses runes.
sk-why-not-enough-mana = { $card } coûte { $cost } mana et il en reste { $mana } à { $hero }. Jouez une carte moins chère ou choisissez un autre héros.
sk-why-no-target-for-card = { $card } n'a aucune cible légale pour { $hero }. Approchez le héros ou jouez une autre carte.
sk-why-no-token-in-sight = { $hero } ne voit aucun jeton Contrôle de Couloir, donc { $card } ne fait apparaître personne. Approchez-vous d'abord d'un jeton.
sk-why-no-deck-now = Aucun deck n'est demandé maintenant. Les decks se construisent avant la bataille.
sk-why-not-there = Ce n'est pas sur le champ de bataille. Choisissez quelque chose qui s'y trouve.
sk-why-structure-there = Une Tour ou un Nexus occupe { $space }. Choisissez une case libre.
sk-why-hero-there = Un héros occupe { $space }. Choisissez une case libre.
sk-why-blocked-there = La case { $space } est bloquée par un Outsider ou un mur de glace. Choisissez une case libre.
sk-why-minion-there = Un sbire occupe { $space }. On peut le traverser, mais le déplacement doit finir sur une case libre.
sk-why-too-far = La case { $space } est hors d'atteinte. Choisissez une des cases en surbrillance.
sk-why-too-far-to-see = La case { $space } est trop loin pour être vue. Les héros voient à 3 cases, et à 1 seule après Dans les Yeux.
sk-why-white-line = Une ligne blanche cache { $space }. Il faut un chemin de 3 cases au plus qui n'en traverse aucune.
sk-why-hidden-by-cover = La figurine en { $space } est cachée par une Case de Couverture. Un héros de votre camp doit être à côté pour la voir.
sk-why-out-of-range =
    { $reach ->
        [one] La case { $space } est hors de portée : un héros en mêlée ne frappe que les cases adjacentes. Approchez-vous.
       *[other] La case { $space } est hors de portée : ce héros frappe à { $reach } cases au plus. Approchez-vous.
    }
sk-why-not-a-target = Ce qui est en { $space } ne peut pas être choisi ici. Choisissez une des cibles en surbrillance.
sk-why-deck-unknown-card = Le deck contient une carte qui n'existe pas. Prenez des cartes de la liste.
sk-why-deck-wrong-size = Le deck a { $have } cartes, il en faut { $need } : huit par héros.
sk-why-deck-not-for-decks = { $card } ne va pas dans un deck. Retirez cette carte.
sk-why-deck-foreign-ultimate = { $card } est la carte Ultime d'un héros qui n'est pas à vous. Retirez-la.
sk-why-deck-ultimate-twice = { $card } est une carte Ultime : il en faut un seul exemplaire, pas { $have }.
sk-why-deck-foreign-faction = { $card } appartient à une faction que vous ne jouez pas. Retirez cette carte.
sk-why-deck-too-many-copies = { $card } y est { $have } fois. { $need } exemplaires d'une carte au plus sont permis.
sk-why-deck-ultimate-missing = Il manque la carte Ultime { $card }. Mettez celle de chacun de vos héros.
sk-why-deck-unknown-hero = Il y a un paquet pour un héros qui n'existe pas. Prenez des héros de la liste.
sk-why-deck-wrong-number-of-heroes = L'équipe amène { $have } héros, il en faut { $need }.

## Forms and what can be chosen at set-up

sk-form-first-battle = Première partie
    .description = Deux joueurs, deux Couloirs. Chaque faction amène ses deux héros avec leurs propres cartes. Trois cartes Victoire, ou le Nexus, décident.
sk-form-standard = Format standard
    .description = Draft des factions et des héros, construction des decks. Deux Couloirs, quatre héros par camp, de deux à huit joueurs.
sk-form-competitive = Format compétitif
    .description = Chaque équipe amène ses héros avec leurs paquets de cartes et choisit parmi eux. Les deux camps peuvent aligner le même héros.
sk-form-three-lanes = Trois Couloirs
    .description = Six héros par camp, trois Couloirs, deux Dômes, pas de cartes Victoire : seul le Nexus décide.
sk-form-simplified = Mode simplifié
    .description = Pour débuter : pas de compétences ni de Dévotion, la couleur des runes ne compte pas.

sk-setup-first = Premier camp
    .help = Le camp qui commence ; il détient le Flux de Skytear et active en premier à chaque tour.
sk-setup-first-random = Tiré au sort
sk-setup-first-0 = Ouest
sk-setup-first-1 = Est
sk-setup-outsiders = Outsiders
    .help = Quels Outsiders vivent dans les Dômes.
sk-setup-outsiders-core = Le Béhémoth du Dôme seul
sk-setup-outsiders-any = Un par Dôme, tirés parmi tous
sk-setup-victory = Cartes Victoire
    .help = Les cartes Victoire qui peuvent être révélées.
sk-setup-victory-gentle = Douces : aucune ne s'accomplit dans les premiers tours
sk-setup-victory-any = N'importe laquelle des dix, comme dans les règles
sk-setup-battlefield = Champ de bataille
    .help = Deux Couloirs et quatre héros par camp, ou trois Couloirs et six.
sk-setup-battlefield-two_lanes = Deux Couloirs
sk-setup-battlefield-three_lanes = Trois Couloirs
sk-setup-pools = Héros à amener
    .help = Les héros que chaque équipe amène au draft, avec leurs paquets de huit cartes.
sk-setup-pools-choose = Choisis à la table

## Warnings: what a side wins by if nothing is done (sk-danger-...)

sk-warning = ⚠ { $text }
sk-danger-nexus = { $side } gagne si le Nexus adverse perd encore { $left } PS.
sk-danger-enemy_heroes_defeated = { $side } gagne en vainquant encore un héros ({ $card }).
sk-danger-enemy_heroes_defeated_this_turn = { $side } gagne en vainquant encore un héros ce tour-ci ({ $card }).
sk-danger-ready_enemy_heroes_defeated = { $side } gagne en vainquant encore un héros Prêt ({ $card }).
sk-danger-dome_tokens_won = { $side } gagne avec le prochain jeton Contrôle du Dôme ({ $card }).
sk-danger-control_tokens_won = { $side } gagne avec { $left } jetons Contrôle de plus ({ $card }).
sk-danger-structure_damage_dealt = { $side } gagne en infligeant encore { $left } dégâts aux structures ({ $card }).
sk-danger-enemy_minions_defeated = { $side } gagne avec { $left } sbires vaincus de plus ({ $card }).
sk-danger-enemy_tower_destroyed_lane_A = { $side } gagne si la Tour du Couloir A perd encore { $left } PS ({ $card }).
sk-danger-enemy_tower_destroyed_lane_B = { $side } gagne si la Tour du Couloir B perd encore { $left } PS ({ $card }).
sk-danger-all_tokens_won_this_phase = { $side } est devant à chaque jeton Contrôle et gagne en le restant ({ $card }).


