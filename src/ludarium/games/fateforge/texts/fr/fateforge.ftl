### Fateforge in French: names, rules of content, words of the rules, then the words of which rules are put together.
###
### Results and words of the rules: .definition. Hero abilities, abilities of enemies, cards, bosses, weak points, factions: .text.
### The rules of skills, items, allies, places and rewards are put together from what they cost and do (ff-...), see README.md.
### Figures come from the data: $n is the figure of the first effect, without its sign.

## Dice

die-red = dé rouge (force)
    .gender = m
die-yellow = dé jaune (vitesse)
    .gender = m
die-green = dé vert (intelligence)
    .gender = m
die-blue = dé bleu (combat à distance)
    .gender = m
die-weapon_melee = dé d'arme de mêlée
    .gender = m
die-weapon_ranged = dé d'arme à distance
    .gender = m
die-test = dé de test
    .gender = m

## Results

result-step = Mouvement
    .gender = m
    .definition = Allez dans une zone voisine.
result-strike = Frappe
    .gender = f
    .definition = 1 dégât à un ennemi de votre zone.
result-precise_strike = Frappe précise
    .gender = f
    .definition = Une Frappe que certaines cartes améliorent.
result-shot = Tir
    .gender = m
    .definition = 1 dégât à un ennemi d'une zone voisine.
result-precise_shot = Tir précis
    .gender = m
    .definition = Un Tir que certaines cartes améliorent.
result-focus = Concentration
    .gender = f
    .definition = Examinez un objet ; alimente les compétences.
result-block = Blocage
    .gender = m
    .definition = Devient un jeton de blocage ou paie une compétence.
result-special = Attaque spéciale
    .gender = f
    .definition = Ce qu'indique l'arme qui a donné le dé.
result-miss = Raté
    .gender = m
    .definition = Rien.
result-any = Résultat quelconque
    .gender = m
    .definition = Tout résultat sauf un Raté.
result-success = Succès
    .gender = m
result-trait = Trait
    .gender = m
    .definition = Un succès si vous avez le trait du test.
result-fail = Échec
    .gender = m

## Traits

trait-perception = Perception
    .gender = f
trait-stealth = Discrétion
    .gender = f
trait-persuasion = Persuasion
    .gender = f
trait-lore = Savoir
    .gender = m
trait-might = Puissance
    .gender = f
trait-agility = Agilité
    .gender = f
trait-survival = Survie
    .gender = f
trait-insight = Perspicacité
    .gender = f

## Heroes

hero-ranger = Rôdeur
    .gender = m
hero-rogue = Roublarde
    .gender = f
hero-noble = Noble
    .gender = m
hero-shaman = Chamane
    .gender = m
hero-mercenary = Mercenaire
    .gender = f

## Hero abilities

hero_ability-ranger = Œil du chasseur
    .gender = m
    .text = Une fois par manche, en phase de planification, relancez un dé bleu.
hero_ability-rogue = Discrétion et acrobaties
    .text = Discrétion : vous commencez chaque combat cachée ; tant que vous l'êtes, aucun ennemi ne peut vous cibler ; après votre première Frappe, votre premier Tir ou effet de dégâts du tour, le jeton est épuisé. Dans une zone sans ennemi, vous pouvez dépenser une Concentration pour vous cacher de nouveau. Acrobaties : une fois par tour, un Mouvement ignore le Blocus et le surcoût du terrain difficile.
hero_ability-noble = Escrime
    .gender = f
    .text = Le jeton de posture montre Attaque ou Garde (Attaque à la mise en place) ; vous pouvez le retourner à chaque phase de planification. Attaque : une fois par tour, traitez une Frappe comme une Frappe précise. Garde : au début de votre tour, gagnez 1 jeton de blocage.
hero_ability-shaman = Voix du tambour
    .gender = f
    .text = À votre tour, vous pouvez dépenser un résultat quelconque pour poser une charge sur le Tambour (3 au plus ; elles restent d'une manche à l'autre et disparaissent après le combat). Au début du tour d'un autre héros à distance 0–1, vous pouvez dépenser une charge pour lui donner une Concentration.
hero_ability-mercenary = Aguerrie
    .gender = f
    .text = Une fois par manche, quand vous vainquez un ennemi, vous gagnez 1 jeton de blocage.

## Skills

skill-rg_quick_draw = Encoche rapide
    .gender = f
skill-rg_fleet_foot = Pied léger
    .gender = m
skill-rg_steady_aim = Visée sûre
    .gender = f
skill-rg_piercing_arrow = Flèche perçante
    .gender = f
skill-rg_piercing_arrow_2 = Flèche perçante II
    .gender = f
skill-rg_volley = Volée de flèches
    .gender = f
skill-rg_step_back = Flèche du Parthe
    .gender = f
skill-rg_hunters_mark = Marque du chasseur
    .gender = f
skill-rg_snare = Collet
    .gender = m
skill-rg_forest_mercy = Clémence de la forêt
    .gender = f
skill-rg_trap_sense = Flair des pièges
    .gender = m
skill-rg_twin_blades = Lames jumelles
    .gender = f-pl
skill-rg_eagle_eye = Œil d'aigle
    .gender = m
skill-ro_backstab = Coup dans le dos
    .gender = m
skill-ro_slip_away = Dérobade
    .gender = f
skill-ro_shadow_meld = Fondu dans l'ombre
    .gender = m
skill-ro_knife_throw = Lancer de couteau
    .gender = m
skill-ro_tumble = Roulade
    .gender = f
skill-ro_cut_purse = Coupe-bourse
    .gender = m
skill-ro_venom_edge = Fil empoisonné
    .gender = m
skill-ro_flurry = Déluge de coups
    .gender = m
skill-ro_flurry_2 = Déluge de coups II
    .gender = m
skill-ro_smoke_bomb = Bombe fumigène
    .gender = f
skill-ro_nimble_fingers = Doigts agiles
    .gender = m-pl
skill-ro_trapwright = Experte en pièges
    .gender = f
skill-ro_death_mark = Marque de mort
    .gender = f
skill-ro_acrobat_kick = Coup de pied acrobatique
    .gender = m
skill-no_lunge = Fente
    .gender = f
skill-no_lunge_2 = Fente II
    .gender = f
skill-no_parry = Parade
    .gender = f
skill-no_riposte = Riposte
    .gender = f
skill-no_flourish = Fioriture
    .gender = f
skill-no_command = Ordre
    .gender = m
skill-no_inspire = Inspiration
    .gender = f
skill-no_duelist = Art du duelliste
    .gender = m
skill-no_heart_thrust = Estocade au cœur
    .gender = f
skill-no_feint = Feinte
    .gender = f
skill-no_guard_form = Posture défensive
    .gender = f
skill-no_taunt = Provocation
    .gender = f
skill-no_old_name = Nom illustre
    .gender = m
skill-no_blade_dance = Danse de la lame
    .gender = f
skill-sh_spirit_bolt = Trait spirituel
    .gender = m
skill-sh_spirit_bolt_2 = Trait spirituel II
    .gender = m
skill-sh_soothing_rhythm = Rythme apaisant
    .gender = m
skill-sh_thunder_clap = Coup de tonnerre
    .gender = m
skill-sh_root_grasp = Étreinte des racines
    .gender = f
skill-sh_spirit_walk = Marche des esprits
    .gender = f
skill-sh_wind_call = Appel du vent
    .gender = m
skill-sh_gust = Bourrasque
    .gender = f
skill-sh_ancestor_shield = Bouclier des ancêtres
    .gender = m
skill-sh_drum_of_war = Tambour de guerre
    .gender = m
skill-sh_cleanse = Purification
    .gender = f
skill-sh_lightning = Foudre
    .gender = f
skill-sh_lightning_2 = Foudre II
    .gender = f
skill-sh_second_sight = Seconde vue
    .gender = f
skill-me_charge = Charge
    .gender = f
skill-me_charge_2 = Charge II
    .gender = f
skill-me_hold_line = Tenir la ligne
skill-me_cleave = Fauchage
    .gender = m
skill-me_cleave_2 = Fauchage II
    .gender = m
skill-me_brute_force = Force brute
    .gender = f
skill-me_shove = Bousculade
    .gender = f
skill-me_iron_skin = Peau de fer
    .gender = f
skill-me_intimidate = Intimidation
    .gender = f
skill-me_bodyguard = Garde du corps
    .gender = m
skill-me_second_wind = Second souffle
    .gender = m
skill-me_rage = Rage
    .gender = f
skill-me_throwing_axe = Hache de jet
    .gender = f
skill-me_executioner = Coup du bourreau
    .gender = m
skill-me_war_cry = Cri de guerre
    .gender = m

## Items: .note is what their figures do not say

item-short_sword = Épée courte
    .gender = f
item-hatchet = Hachette
    .gender = f
item-rapier = Rapière
    .gender = f
item-curved_dagger = Dague courbe
    .gender = f
item-iron_mace = Masse de fer
    .gender = f
item-fate_iron_blade = Lame de fer-destin
    .gender = f
item-hand_crossbow = Arbalète de poing
    .gender = f
item-parrying_dagger = Main-gauche
    .gender = f
item-buckler = Targe
    .gender = f
item-tower_shield = Pavois
    .gender = m
item-throwing_knives = Couteaux de lancer
    .gender = m-pl
item-boarding_hook = Gaffe d'abordage
    .gender = f
item-hunting_bow = Arc de chasse
    .gender = m
item-undsenoin_longbow = Arc long d'Ündsenoin
    .gender = m
item-war_hammer = Marteau de guerre
    .gender = m
item-halberd = Hallebarde
    .gender = f
item-heavy_crossbow = Arbalète lourde
    .gender = f
item-spirit_staff = Bâton des esprits
    .gender = m
item-boots_of_speed = Bottes de célérité
    .gender = f-pl
item-leather_jerkin = Justaucorps de cuir
    .gender = m
item-chain_shirt = Chemise de mailles
    .gender = f
item-plate_harness = Harnois de plates
    .gender = m
item-hooded_cloak = Cape à capuche
    .gender = f
item-courtiers_coat = Pourpoint de courtisan
    .gender = m
item-marsh_mantle = Mante des marais
    .gender = f
item-scholars_robe = Robe d'érudit
    .gender = f
item-healing_potion = Potion de soin
    .gender = f
item-great_healing_potion = Grande potion de soin
    .gender = f
item-energy_tonic = Tonique d'énergie
    .gender = m
item-antidote = Antidote
    .gender = m
item-smoke_vial = Fiole de fumée
    .gender = f
item-fire_flask = Flasque de feu
    .gender = f
item-salve_jar = Pot d'onguent
    .gender = m
item-flash_powder = Poudre aveuglante
    .gender = f
item-rope_and_grapnel = Corde et grappin
    .gender = f
item-lockpicks = Crochets
    .gender = m-pl
item-lucky_coin = Pièce porte-bonheur
    .gender = f
item-spyglass = Longue-vue
    .gender = f
item-bone_charm = Breloque d'os
    .gender = f
item-whetstone = Pierre à aiguiser
    .gender = f
item-barbed_quiver = Carquois barbelé
    .gender = m
item-war_horn = Cor de guerre
    .gender = m
item-iron_wedge = Coin de fer
    .gender = m
item-prayer_beads = Chapelet
    .gender = m
item-sewer_map = Plan de la Ville basse
    .gender = m
item-bandage_roll = Rouleau de bandages
    .gender = m
item-warding_amulet = Amulette de protection
    .gender = f
item-ember_amulet = Amulette de braise
    .gender = f
item-root_token = Gage de Racine
    .gender = m
item-shamans_drum = Tambour du chamane
    .gender = m
    .note = Il porte les charges du Chamane.
item-climbing_gloves = Gants d'escalade
    .gender = m-pl
item-bracers = Brassards cloutés
    .gender = m-pl

## Abilities of enemies

ability-blockade = Blocus
    .gender = m
    .text = Les héros dans la zone de cet ennemi ne peuvent pas la quitter de leur plein gré.
ability-life_drain = Absorption de vie
    .gender = f
    .text = Quand il inflige des dégâts dans sa zone, il gagne 1 marqueur d'armure, 2 au plus.
ability-shield_bearer = Porte-bouclier
    .gender = m
    .text = Les héros doivent le cibler avant les autres sbires de sa zone.
ability-stealth = Furtivité
    .gender = f
    .text = Il ne peut pas être la cible de tirs.
ability-commander = Commandant
    .gender = m
    .text = Appel : le sbire rouge le plus proche hors de sa zone avance d'une zone vers lui.
ability-pack = Meute
    .gender = f
    .text = Si un autre ennemi blanc est dans sa zone, sa Frappe inflige 1 dégât de plus.
ability-frightening = Effrayant
    .text = Il provoque la Peur.
ability-venomous = Venimeux
    .text = Ses dégâts sont des dégâts de poison.
ability-rally = Ralliement
    .gender = m
    .text = Chaque sbire de sa zone gagne 1 jeton de blocage.
ability-dirge = Chant funèbre
    .gender = m
    .text = Le dernier héros dans l'ordre à distance 0–1 perd 1 point d'énergie.
ability-alarm = Alarme
    .gender = f
    .text = À l'entretien, si un héros est dans sa zone, l'ennemi blanc le plus proche avance d'une zone vers lui.

## Factions of enemies

enemy_faction-salt_hand = la Main de Sel
    .gender = f
    .text = Des contrebandiers du port, qui expédient le bois de cœur volé.
enemy_faction-gilded_watch = la Garde dorée
    .gender = f
    .text = Les troupes de la maison impériale.
enemy_faction-veiled_choir = le Chœur voilé
    .gender = m
    .text = Un culte qui chante pour ce qui gît sous la ville.

## Enemies

enemy-guard_dog = Chien de garde
    .gender = m
enemy-harbour_rats = Rats du port
    .gender = m-pl
enemy-marsh_boar = Sanglier des marais
    .gender = m
enemy-cave_wisp = Feu follet des cavernes
    .gender = m
enemy-archer = Archer
    .gender = m
enemy-grunt = Homme de main
    .gender = m
enemy-enforcer = Gros bras
    .gender = m
enemy-cutthroat = Coupe-jarret
    .gender = m
enemy-lieutenant = Lieutenant
    .gender = m
enemy-crossbow_guard = Garde arbalétrier
    .gender = m
enemy-halberdier = Hallebardier
    .gender = m
enemy-guard = Garde
    .gender = m
enemy-palace_knight = Chevalier du palais
    .gender = m
enemy-watch_captain = Capitaine de la Garde
    .gender = m
enemy-hexer = Envoûteur
    .gender = m
enemy-recruit = Recrue
    .gender = f
enemy-blood_zealot = Zélote du sang
    .gender = m
enemy-assassin = Tueuse
    .gender = f
enemy-choirmaster = Chef de chœur
    .gender = m

## Bosses

boss-mother_brine = Mère Saumure
    .gender = f
    .text = La tête de la Main de Sel, petite et large comme une bitte d'amarrage, se bat avec trente pieds de chaîne enroulés autour du bras gauche. Elle est blessée chaque fois que les dégâts sur elle atteignent sa résistance, et vaincue après { $wounds } blessures.
boss-castellan_oruz = le castellan Oruz, l'Enferré
    .gender = m
    .text = L'homme qui scellait les ordres s'est fait sceller dans un harnois de fer-destin. Il est blessé chaque fois que les dégâts sur lui atteignent sa résistance, et vaincu après { $wounds } blessures. Commencez par l'armure, ou par les joints.
boss-sunken_voice = la Voix engloutie
    .gender = f
    .text = Une rivière enterrée, dans un corps fait de tout ce que la ville lui a jeté, avec trois voix volées dans la poitrine. Elle est blessée chaque fois que les dégâts sur elle atteignent sa résistance, et vaincue après { $wounds } blessures. Chaque cloche est un point faible.

## Cards of bosses, by their number in the deck

boss_card-mother_brine-0 = Règlement
    .text = Frappe le premier héros dans l'ordre de sa zone ; dégâts en plus : { $n }.
boss_card-mother_brine-1 = À la remorque
    .text = Attire dans sa zone le dernier héros dans l'ordre d'une zone voisine et le frappe.
boss_card-mother_brine-2 = Tout le monde sur le pont
    .text = Appelle un sbire rouge, puis encore un sbire rouge.
boss_card-mother_brine-3 = Elle se lève
    .text = Fait un Mouvement vers le premier héros dans l'ordre, puis frappe un héros de sa zone.
boss_card-mother_brine-4 = Derrière la chaîne
    .text = Gagne { ff-n-block }.
boss_card-castellan_oruz-0 = Fin de l'audience
    .text = Frappe le premier héros dans l'ordre de sa zone (dégâts en plus : { $n }) et le repousse.
boss_card-castellan_oruz-1 = Four ouvert
    .text = Chaque héros de sa zone subit { ff-n-damage }.
boss_card-castellan_oruz-2 = Pas lourd
    .text = Fait deux Mouvements vers le premier héros dans l'ordre.
boss_card-castellan_oruz-3 = Rivet chauffé à blanc
    .text = Tire sur le dernier héros dans l'ordre d'une zone voisine ; dégâts en plus : { $n }.
boss_card-castellan_oruz-4 = Raccompagnez-les
    .text = Appelle un sbire vert.
boss_card-castellan_oruz-5 = Ajournement
    .text = Gagne { ff-n-block }.
boss_card-sunken_voice-0 = Soif
    .text = Chaque héros de sa zone ou d'une zone voisine perd { ff-n-energy }.
boss_card-sunken_voice-1 = Courant de fond
    .text = Attire dans sa zone le premier héros dans l'ordre d'une zone voisine et le frappe ; les dégâts sont du poison.
boss_card-sunken_voice-2 = Ce que vous avez jeté
    .text = Tire sur le dernier héros dans l'ordre à une ou deux zones (dégâts en plus : { $n }) ; les dégâts sont du poison.
boss_card-sunken_voice-3 = Elle essaie votre nom
    .text = Le premier héros dans l'ordre pioche une carte Peur.
boss_card-sunken_voice-4 = Assemblée
    .text = Appelle un sbire de n'importe quelle couleur, puis appelle encore.
boss_card-sunken_voice-5 = Grande marée
    .text = Frappe chaque héros de sa zone.
boss_card-sunken_voice-6 = Chercher la note
    .text = Retire { ff-n-marker } de chacun de ses points faibles.

## Weak points

weak_point-chain_arm = bras à la chaîne
    .gender = m
    .text = Elle perd { $n } d'armure, et les cartes qui attirent quittent son deck.
weak_point-old_scar = vieille cicatrice
    .gender = f
    .text = Sa résistance est désormais de { $n }.
weak_point-visor = visière
    .gender = f
    .text = Il est étourdi et passe sa prochaine activation.
weak_point-heat_vent = évent
    .gender = m
    .text = Il perd toute son armure, et elle ne revient jamais.
weak_point-first_bell = première cloche
    .gender = f
    .text = La Voix ne fait plus piocher de cartes Peur.
weak_point-second_bell = deuxième cloche
    .gender = f
    .text = La Voix perd toute son armure.
weak_point-third_bell = troisième cloche
    .gender = f
    .text = La résistance de la Voix est désormais de { $n }.

## Corruption

corruption-dark_whispers = Sombres murmures
    .gender = m-pl
    .text = Gardez cette carte. Vos tests se font avec un dé de plus, trois au plus, et ce dé doit réussir aussi.
corruption-trembling_hands = Mains tremblantes
    .gender = f-pl
    .text = Gardez cette carte. À la première phase de planification de chaque combat, vous lancez { ff-n-dice } de moins.
corruption-drained = Épuisement
    .gender = m
    .text = Perdez { ff-n-energy }, puis défaussez cette carte.
corruption-open_wound = Plaie ouverte
    .gender = f
    .text = Perdez { ff-n-health }, puis défaussez cette carte. Ni blocage ni armure n'y font rien.
corruption-cold_blood = Sang-froid
    .gender = m
    .text = Gardez cette carte. Vous ne récupérez pas d'énergie après un combat.
corruption-brittle_bones = Os fragiles
    .gender = m-pl
    .text = Gardez cette carte. Votre limite de santé baisse de { $n }.
corruption-fading_will = Volonté défaillante
    .gender = f
    .text = Gardez cette carte. Votre limite d'énergie baisse de { $n }.
corruption-hollow_purse = Bourse vide
    .gender = f
    .text = Le groupe perd { ff-n-gold }, puis défaussez cette carte.
corruption-ash_on_tongue = Cendre sur la langue
    .gender = f
    .text = Gardez cette carte. Les vivres vous rendent de la santé, mais pas d'énergie.
corruption-shadow_debt = Dette d'ombre
    .gender = f
    .text = Gardez cette carte. Votre relance énergétique coûte { ff-n-energy } au lieu de 1.
corruption-leaden_limbs = Membres de plomb
    .gender = m-pl
    .text = Gardez cette carte. Vous devez dépenser { ff-n-energy } pour sprinter.
corruption-sour_pride = Orgueil amer
    .gender = m
    .text = Gardez cette carte. Les tests que vous réussissez ne donnent pas de points de trait.

## Fear

fear-frozen = Pétrification
    .gender = f
    .text = Étourdissement : à la prochaine phase de planification, lancez un dé de moins. Retournez cette carte face cachée.
fear-shaken = Ébranlement
    .gender = m
    .text = Face visible : pas de Mouvement énergétique jusqu'à la fin de la scène.
fear-panic = Panique
    .gender = f
    .text = On vous repousse dans une zone voisine, au hasard. Retournez cette carte face cachée.
fear-doubt = Doute
    .gender = m
    .text = Face visible : vous ne pouvez pas payer de compétences avec des résultats Concentration jusqu'à la fin de la scène.
fear-tunnel_vision = Vision en tunnel
    .gender = f
    .text = Face visible : vous ne pouvez pas faire de Tirs jusqu'à la fin de la scène.
fear-dread = Effroi
    .gender = m
    .text = Perdez { ff-n-energy }. Retournez cette carte face cachée.
fear-weak_knees = Jambes flageolantes
    .gender = f-pl
    .text = Face visible : vous ne pouvez pas sprinter jusqu'à la fin de la scène.
fear-cold_resolve = Froide résolution
    .gender = f
    .text = Récupérez { ff-n-energy }. Retournez cette carte face cachée.

## Traps

trap-spike_pit = Fosse à pieux
    .gender = f
    .text = Subissez { ff-n-damage }.
trap-rope_snare = Lacet
    .gender = m
    .text = Étourdissement : à la prochaine phase de planification, lancez un dé de moins.
trap-needle_lock = Serrure à aiguille
    .gender = f
    .text = Subissez { ff-n-damage } de poison.
trap-alarm_bell = Clochette d'alarme
    .gender = f
    .text = Le sbire le plus proche hors de votre zone avance d'une zone vers vous.
trap-flash_plate = Dalle aveuglante
    .gender = f
    .text = Choisissez et défaussez un de vos résultats.
trap-swinging_beam = Poutre oscillante
    .gender = f
    .text = On vous repousse dans une zone voisine, au hasard.
trap-choking_gas = Gaz suffocant
    .gender = m
    .text = Chaque héros de cette zone subit { ff-n-damage }.
trap-rusted_shut = Mécanisme rouillé
    .gender = m
    .text = Il ne se passe rien.

## Allies

ally-tivra = Tivra la passeuse
    .gender = f
ally-ordo = Ordo l'archiviste
    .gender = m
ally-sergeant_ilke = le sergent Ilke
    .gender = f
ally-moss = Mousse, un loup des bois
    .gender = m

## Ceux qui se souviennent

character-tivra = Tivra
    .gender = f
character-ordo = Ordo
    .gender = m
character-ilke = le sergent Ilke
    .gender = f
character-brask = Brask
    .gender = m
character-bekir = Bekir
    .gender = m

## Places of rest scenes

place-lantern_infirmary = Infirmerie de l'allée des Lanternes
    .gender = f
place-exiles_hearth = Foyer des Exilés
    .gender = m
place-coppersmith = Forge de Dervan
    .gender = f
place-night_market = Marché de nuit
    .gender = m
place-archive_cells = Cellules de lecture des Archives
    .gender = f-pl
place-palace_baths = Bains du palais
    .gender = m-pl
place-dockers_hall = Halle des débardeurs
    .gender = f
place-hidden_grove = Bosquet caché
    .gender = m

## Side quests

quest-q_ratcatcher = La dette du chasseur de rats
    .gender = f
quest-q_lost_caravan = La caravane perdue
    .gender = f
quest-q_quiet_duel = Un duel discret
    .gender = m
quest-q_grove = Un arbre sous la pierre
    .gender = m

## Rewards

reward-rw_purse = une bourse pleine
reward-rw_die_red = un dé rouge
reward-rw_die_yellow = un dé jaune
reward-rw_die_green = un dé vert
reward-rw_die_blue = un dé bleu
reward-rw_supplies = des provisions
reward-rw_traits = des points de trait
reward-rw_vigour = de la vigueur
reward-rw_training = un entraînement

## Reputation

reputation-dockers = Ligue des débardeurs
    .gender = f
reputation-palace = La cour et la Garde dorée
    .gender = f
reputation-archive = Les érudits des Archives
    .gender = m-pl
reputation-exiles = Les exilés de l'allée des Lanternes
    .gender = m-pl
reputation-choir = Le Chœur voilé
    .gender = m

## The campaign and its acts

act-campaign = Les Sources muettes
act-act1 = Le sel et le bois de cœur
act-act2 = Le Pacte des Rivières
act-act3 = La Voix engloutie

## Expeditions

expedition-x_harbour = Coup de main au port
    .gender = m
expedition-x_palace = L'assaut du palais
    .gender = m
expedition-x_depths = Le chant des profondeurs
    .gender = m

## Places of maps

map_place-lantern_row = allée des Lanternes
map_place-copper_street = rue du Cuivre
map_place-weir_bridge = pont du Barrage
map_place-indigo_yard = cour Indigo
map_place-fish_steps = escalier aux Poissons
map_place-old_mint = Vieille Monnaie
map_place-entry_court = Cour d'entrée
map_place-rolls_of_water = Rouleaux des Eaux
map_place-sealed_gallery = Galerie scellée
map_place-bindery = Atelier de reliure
map_place-map_well = Puits aux cartes
map_place-dry_well = Puits sec
map_place-rope_stair = Escalier de cordes
map_place-drowned_nave = Nef noyée
map_place-bone_sluice = Vanne aux os
map_place-old_baths = Vieux Bains

## Words of the rules

term-ff-campaign = campagne
    .gender = f
    .definition = Une histoire en trois actes, sauvegardée entre les séances.
term-ff-act = acte
    .gender = m
    .definition = L'une des trois parties de la campagne ; un boss la conclut.
term-ff-chapter = chapitre
    .gender = m
    .definition = Plusieurs scènes de récit et une scène de combat.
term-ff-main-thread = trame principale
    .gender = f
    .definition = La suite de scènes qui porte la campagne.
term-ff-story-scene = scène de récit
    .gender = f
    .definition = Un texte d'histoire avec des choix et des tests.
term-ff-combat-scene = scène de combat
    .gender = f
    .definition = Un affrontement sur une carte, en un nombre fixé de manches.
term-ff-rest-scene = scène de repos
    .gender = f
    .definition = Du temps pour se soigner, acheter, s'entraîner et mener des quêtes.
term-ff-progress-bar = barre de progression
    .gender = f
    .definition = Montre où en est le groupe dans l'acte.
term-ff-side-quest = quête secondaire
    .gender = f
    .definition = Une aventure en plus, pendant un repos ; la plupart finissent par disparaître.
term-ff-danger-level = niveau de danger
    .gender = m
    .definition = Le danger d'une quête, de 1 à 4.
term-ff-solo-mode = mode solo
    .gender = m
    .definition = Un joueur mène deux héros.
term-ff-battle-mode = mode combat
    .gender = m
    .definition = Des expéditions faites de combats et de repos, sans l'histoire.
term-ff-expedition = expédition
    .gender = f
    .definition = Une partie indépendante du mode combat.
term-ff-challenge-mode = mode défi
    .gender = m
    .definition = On ne parle que pendant la planification.
term-ff-medal-bronze = bronze
    .gender = m
term-ff-medal-silver = argent
    .gender = m
term-ff-medal-gold = or
    .gender = m
term-ff-party = groupe
    .gender = m
    .definition = Tous les héros ensemble.
term-ff-hero = héros
    .gender = m
    .definition = Le personnage d'un joueur.
term-ff-hero-board = plateau de héros
    .gender = m
    .definition = Montre la capacité, les emplacements, la santé et l'énergie du héros.
term-ff-ability = capacité
    .gender = f
    .definition = Ce qu'un héros, un allié ou un ennemi sait faire par nature.
term-ff-trait = trait
    .gender = m
    .definition = Aide dans les tests qui portent son nom.
term-ff-trait-point = point de trait
    .gender = m
    .definition = Gagné en réussissant des tests, dépensé pour de nouveaux traits.
term-ff-health = santé
    .gender = f
    .definition = À zéro, le héros est K.-O.
term-ff-energy = énergie
    .gender = f
    .definition = Dépensée pour relancer, avancer ou activer des compétences.
term-ff-available-pool = réserve disponible
    .gender = f
    .definition = Les marqueurs qui vous restent.
term-ff-exhausted-pool = réserve épuisée
    .gender = f
    .definition = Les marqueurs perdus ou dépensés.
term-ff-lose = perdre
    .definition = Passer un marqueur dans la réserve épuisée, de force.
term-ff-spend = dépenser
    .definition = Passer un marqueur dans la réserve épuisée, par choix.
term-ff-regain = récupérer
    .definition = Remettre un marqueur dans la réserve disponible.
term-ff-ko = K.-O.
    .gender = m/f
    .definition = Hors de combat jusqu'à ce qu'on le ranime ou que la scène s'achève.
term-ff-revive = ranimer
    .definition = Relever un héros K.-O. contre deux résultats, 1 santé et 1 énergie.
term-ff-corruption = Corruption
    .gender = f
    .definition = Des cartes aux effets durables, piochées après un K.-O. ou pour une manche de plus.
term-ff-stealth-token = jeton de discrétion
    .gender = m
    .definition = Tant qu'il est disponible, la Roublarde ne peut être ciblée.
term-ff-hidden = cachée
    .definition = Avec le jeton de discrétion disponible.
term-ff-stance-token = jeton de posture
    .gender = m
    .definition = Montre la posture du Noble : Attaque ou Garde.
term-ff-stance-attack = Attaque
    .gender = f
    .definition = Une fois par tour, une Frappe compte comme une Frappe précise.
term-ff-stance-guard = Garde
    .gender = f
    .definition = Il gagne 1 jeton de blocage au début de son tour.
term-ff-charge-token = charge
    .gender = f
    .definition = Une utilisation restante d'un objet chargé ou du tambour.
term-ff-skill = compétence
    .gender = f
    .definition = Une carte du deck du héros qui change des résultats en d'autres.
term-ff-multi-use = réutilisable
    .definition = Une fois par manche de combat.
term-ff-one-use = à usage unique
    .definition = Une fois par scène de combat.
term-ff-passive = passive
    .definition = Chaque fois que sa condition est remplie.
term-ff-prepared = préparée (compétence)
    .definition = L'une des six compétences en service.
term-ff-level = niveau
    .gender = m
    .definition = Le niveau II remplace le niveau I d'une compétence.
term-ff-item = objet
    .gender = m
    .definition = Une arme ou un équipement.
term-ff-slot = emplacement
    .gender = m
    .definition = L'endroit où un objet doit être pour servir.
term-ff-main-weapon = arme principale
    .gender = f
    .definition = Occupe l'emplacement principal et ajoute un dé d'arme.
term-ff-off-hand = arme secondaire
    .gender = f
    .definition = Occupe l'emplacement secondaire ; n'ajoute aucun dé.
term-ff-two-handed = arme à deux mains
    .gender = f
    .definition = Occupe les deux emplacements d'arme et ajoute un dé d'arme.
term-ff-clothing = vêtement
    .gender = m
    .definition = Ne sert que dans l'emplacement le plus à gauche du sac à dos.
term-ff-gear = équipement
    .gender = m
    .definition = Sert dans n'importe quel emplacement du sac à dos.
term-ff-backpack = sac à dos
    .gender = m
    .definition = Quatre emplacements pour vêtement et équipement.
term-ff-consumable = consommable
    .definition = Défaussé après usage.
term-ff-charged = chargé
    .definition = Utilisé deux fois, puis défaussé.
term-ff-armour = armure
    .gender = f
    .definition = Absorbe les dégâts un à un jusqu'à épuisement.
term-ff-shared-bag = sac commun
    .gender = m
    .definition = Ce qui appartient à tout le groupe.
term-ff-gem = gemme
    .gender = f
    .definition = Ramassée en combat ; vaut 1 pièce d'or.
term-ff-food = vivres
    .gender = m-pl
    .definition = Consommés hors combat pour 1 santé et 1 énergie.
term-ff-gold = or
    .gender = m
    .definition = Paie compétences, objets, vivres et soins.
term-ff-gold-piece = pièce d'or
    .gender = f
    .definition = L'unité de tous les prix.
term-ff-die = dé
    .gender = m
    .definition = Pluriel : dés.
term-ff-combat-die = dé de combat
    .gender = m
    .definition = Un dé de couleur lancé en combat.
term-ff-weapon-die = dé d'arme
    .gender = m
    .definition = Le dé qu'ajoute une arme principale ou à deux mains.
term-ff-test-die = dé de test
    .gender = m
    .definition = Lancé lors des tests ; montre des succès, des traits ou des échecs.
term-ff-dice-pool = réserve de dés
    .gender = f
    .definition = Les dés parmi lesquels le héros en choisit quatre.
term-ff-result = résultat
    .gender = m
    .definition = Ce que montre un dé ; il paie une compétence ou devient une action.
term-ff-action = action
    .gender = f
    .definition = Ce qu'on fait sur la carte ; elle ne peut payer une compétence.
term-ff-face = face
    .gender = f
    .definition = Un côté d'un dé, avec un résultat ou un choix entre deux.
term-ff-reroll = relance
    .gender = f
    .definition = Relancer un dé ; seulement pendant la planification.
term-ff-energy-reroll = relance énergétique
    .gender = f
    .definition = Dépenser 1 énergie pour relancer les Ratés, une fois par manche.
term-ff-triple = brelan
    .gender = m
    .definition = Trois faces identiques permettent de tourner l'un de ces dés.
term-ff-sprint = sprint
    .gender = m
    .definition = Un déplacement gratuit en planification ; les ennemis laissés infligent 1 dégât.
term-ff-energy-step = Mouvement énergétique
    .gender = m
    .definition = Une fois par tour, 1 énergie pour une action Mouvement.
term-ff-battle-map = carte de combat
    .gender = f
    .definition = Les tuiles où se livre le combat.
term-ff-tile = tuile
    .gender = f
    .definition = Un morceau de la carte de combat, qui forme une zone.
term-ff-zone = zone
    .gender = f
    .definition = Une tuile ; toutes les distances se comptent en zones.
term-ff-token = jeton
    .gender = m
    .definition = Un signe plat sur la carte de combat : ennemi, sortie, coffre, etc.
term-ff-marker = marqueur
    .gender = m
    .definition = Un cube qui compte quelque chose : dégâts, armure, étourdissement.
term-ff-start-token = jeton de départ
    .gender = m
    .definition = Indique une zone de départ des héros.
term-ff-exit = sortie
    .gender = f
    .definition = Par où les héros partent après la dernière manche, tous par la même.
term-ff-objective = objectif
    .gender = m
    .definition = Ce qu'il faut accomplir pour réussir.
term-ff-guarded = gardé
    .definition = Inutilisable tant que son gardien n'est pas vaincu.
term-ff-block-token = jeton de blocage
    .gender = m
    .definition = Annule un dégât ; perdu à l'entretien.
term-ff-damage = dégât
    .gender = m
    .definition = Chacun coûte une santé ou compte pour la résistance.
term-ff-chest = coffre
    .gender = m
    .definition = Une action Concentration l'ouvre.
term-ff-barricade = barricade
    .gender = f
    .definition = Arrête les tirs venant d'un côté.
term-ff-difficult-terrain = terrain difficile
    .gender = m
    .definition = En sortir coûte un Mouvement de plus ; pas de sprint.
term-ff-fountain = fontaine de soin
    .gender = f
    .definition = Rend santé ou énergie tant qu'elle a des marqueurs.
term-ff-portal = portail
    .gender = m
    .definition = Relie deux zones, pour les héros seulement.
term-ff-guarded-enemy = ennemi gardé
    .gender = m
    .definition = Ne peut être ciblé tant que son gardien tient.
term-ff-upgradable-skill = compétence évolutive
    .gender = f
    .definition = Une compétence de niveau I qui existe au niveau II.
term-ff-ally = allié
    .gender = m
    .definition = Accompagne un héros en combat avec deux dés et des capacités.
term-ff-exploration-token = jeton d'exploration
    .gender = m
    .definition = Quelque chose qu'un héros de la zone peut examiner.
term-ff-trap = piège
    .gender = m
    .definition = Sacrifiez un résultat pour l'éviter, ou piochez une carte Piège.
term-ff-door = porte
    .gender = f
    .definition = Ouverte ou fermée ; fermée, elle arrête déplacements et tirs.
term-ff-weak-point = point faible
    .gender = m
    .definition = Couvrez tous ses symboles de résultats pour blesser un boss.
term-ff-fear = Peur
    .gender = f
    .definition = Une carte piochée face à un ennemi effrayant.
term-ff-poison = poison
    .gender = m
    .definition = Ses dégâts sont mis de côté et rendus en fin de scène.
term-ff-poison-damage = dégât de poison
    .gender = m
    .definition = Un dégât dont le marqueur de santé est mis de côté pour la scène.
term-ff-enemy = ennemi
    .gender = m
    .definition = Tout adversaire dans un combat.
term-ff-minion = sbire
    .gender = m
    .definition = Tout ennemi qui n'est ni commandant ni boss.
term-ff-commander = commandant
    .gender = m
    .definition = Un ennemi violet aux capacités redoutables.
term-ff-boss = boss
    .gender = m
    .definition = Le grand ennemi à la fin d'un acte.
term-ff-enemy-faction = faction
    .gender = f
    .definition = Un groupe d'ennemis, au plus un type par couleur.
term-ff-action-frame = cadre d'action
    .gender = m
    .definition = Ce qu'un ennemi fait à chaque distance, lu de gauche à droite.
term-ff-segment = segment
    .gender = m
    .definition = Une partie du cadre d'action, pour une distance.
term-ff-initiative = initiative
    .gender = f
    .definition = Le plus petit nombre passe d'abord.
term-ff-toughness = résistance
    .gender = f
    .definition = Les dégâts à infliger en une manche pour vaincre un ennemi.
term-ff-defeat = vaincre
    .definition = Infliger à un ennemi, en une manche, autant de dégâts que sa résistance.
term-ff-target = cibler
    .definition = Choisir qui subit l'action ou l'effet.
term-ff-earliest = le premier dans l'ordre
    .definition = Le héros le plus à gauche dans l'ordre.
term-ff-latest = le dernier dans l'ordre
    .definition = Le héros le plus à droite dans l'ordre.
term-ff-range-plus = Portée +1
    .gender = f
    .definition = Les adversaires une zone plus loin peuvent aussi être ciblés.
term-ff-stun = étourdissement
    .gender = m
    .definition = Un ennemi étourdi n'agit pas ; un héros étourdi lance un dé de moins.
term-ff-push = repousser
    .definition = Envoyer un adversaire dans une zone voisine.
term-ff-pull = attirer
    .definition = Amener un adversaire d'une zone voisine dans celle-ci.
term-ff-call = appel
    .gender = m
    .definition = Le sbire le plus proche de ce type avance d'une zone vers cet ennemi.
term-ff-white = sbire blanc
    .gender = m
    .definition = Une créature rapide, sans faction.
term-ff-blue = sbire bleu
    .gender = m
    .definition = Combat à distance.
term-ff-red = sbire rouge
    .gender = m
    .definition = Un combattant ordinaire au corps à corps.
term-ff-green = sbire vert
    .gender = m
    .definition = Coriace ; retient souvent les héros dans sa zone.
term-ff-brown = sbire brun
    .gender = m
    .definition = Un vétéran, dur à vaincre comme à supporter.
term-ff-purple = commandant violet
    .gender = m
    .definition = Un chef, qui n'est pas un sbire.
term-ff-round = manche de combat
    .gender = f
    .definition = Planification, action et entretien.
term-ff-planning-phase = phase de planification
    .gender = f
    .definition = Lancer quatre dés, utiliser les options, fixer l'ordre.
term-ff-action-phase = phase d'action
    .gender = f
    .definition = Tours des héros, réactions des ennemis, puis tours des ennemis.
term-ff-cleanup-phase = phase d'entretien
    .gender = f
    .definition = Blocages, étourdissements et dégâts des ennemis disparaissent.
term-ff-hero-turn = tour de héros
    .gender = m
    .definition = Un héros utilise ses résultats, compétences et objets.
term-ff-enemy-reaction = réactions ennemies
    .gender = f-pl
    .definition = Deux ennemis agissent au milieu de la phase.
term-ff-enemy-turn = tour des ennemis
    .gender = m
    .definition = Tous les ennemis agissent selon leur couleur et leur initiative.
term-ff-order = ordre des joueurs
    .gender = m
    .definition = L'ordre des tours des héros, décidé par le groupe.
term-ff-beast-master = Maître des bêtes
    .gender = m
    .definition = Le joueur qui fait les choix laissés aux ennemis.
term-ff-escape = fuite
    .gender = f
    .definition = Quitter la carte de combat après la dernière manche ; les ennemis en chemin infligent des dégâts.
term-ff-extra-round = manche supplémentaire
    .gender = f
    .definition = Une manche de plus, au prix d'une carte Corruption par héros.
term-ff-success = succès
    .gender = m
    .definition = Tous les objectifs sont atteints, ou un test est réussi.
term-ff-failure = échec
    .gender = m
    .definition = Un objectif est manqué, ou un test n'est pas réussi.
term-ff-partial-failure = échec partiel
    .gender = m
    .definition = Certains objectifs sont atteints, pas tous.
term-ff-victory-point = point de victoire
    .gender = m
    .definition = Gagné à chaque combat remporté de la trame principale.
term-ff-reward = récompense
    .gender = f
    .definition = L'un de deux dons, choisi à certains totaux de points de victoire.
term-ff-test = test
    .gender = m
    .definition = Lancez les dés de test ; tous doivent donner un succès.
term-ff-easy = facile
    .definition = Un dé de test.
term-ff-average = moyen
    .definition = Deux dés de test.
term-ff-hard = difficile
    .definition = Trois dés de test.
term-ff-pass-test = réussir un test
    .definition = Chaque dé donne un succès.
term-ff-fail-test = échouer à un test
    .definition = Un dé au moins ne donne pas de succès.
term-ff-reputation = réputation
    .gender = f
    .definition = Ce qu'un personnage ou une faction pense de vous.
term-ff-map-exploration = exploration de la ville
    .gender = f
    .definition = Le groupe cherche son chemin sur le plan de la ville.
term-ff-story-card = carte Récit
    .gender = f
    .definition = Garde la mémoire d'un acte du groupe.
term-ff-story-deck = deck Récit
    .gender = m
    .definition = Toutes les cartes Récit de la campagne.
term-ff-time-token = marqueur de temps
    .gender = m
    .definition = Dépensé en visites et en quêtes pendant un repos.
term-ff-rest-place = lieu de repos
    .gender = m
    .definition = Un lieu amical, que l'on visite contre des marqueurs de temps.
term-ff-shop = boutique
    .gender = f
    .definition = Regarder est gratuit ; acheter coûte du temps.
term-ff-healing = soins
    .gender = m-pl
    .definition = 1 pièce d'or rend 2 points de santé.
term-ff-bestiary = Rencontres
    .gender = f-pl
    .definition = Les ennemis déjà rencontrés dans cette campagne.
term-ff-graveyard = cimetière
    .gender = m
    .definition = Où les cartes défaussées restent jusqu'à la fin de la campagne.
term-ff-restart-act = recommencer l'acte
    .definition = Revenir à l'état du début de l'acte.
term-ff-swap-hero = changer de héros
    .definition = Prendre un autre héros hors combat.
term-ff-unlock-rule = débloquer une règle
    .definition = Ajouter pour de bon l'une des quatorze nouvelles règles.
term-ff-continue = Continuer
term-ff-start-combat = Commencer le combat
term-ff-start-action-phase = Commencer la phase d'action
term-ff-new-campaign = Nouvelle campagne
term-ff-start-campaign = Commencer la campagne
term-ff-fate-iron = fer-destin
    .gender = m
    .definition = Un métal fondu à partir du bois de cœur volé.
term-ff-heartwood = bois de cœur
    .gender = m
    .definition = Le cœur vivant des vieux arbres de la forêt.
term-ff-root-token-story = Gage de Racine
    .gender = m
    .definition = Le signe des anciens, qui permet d'invoquer le Pacte.
term-ff-river-compact = le Pacte des Rivières
    .gender = m
    .definition = L'ancien traité entre la forêt et la ville au sujet des sources.
term-ff-lantern-row = l'allée des Lanternes
    .gender = f
term-ff-duelling-court = la Cour des duels
    .gender = f
term-ff-undercity = la Ville basse
    .gender = f
term-ff-archive = les Archives
    .gender = f-pl
term-ff-elders = les anciens
    .gender = m-pl
term-ff-exiles = les exilés
    .gender = m-pl

## Amounts inside sentences; in Polish as an object (accusative)

ff-n-damage =
    { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
ff-n-health =
    { $n ->
        [one] { $n } point de santé
       *[other] { $n } points de santé
    }
ff-n-energy =
    { $n ->
        [one] { $n } point d'énergie
       *[other] { $n } points d'énergie
    }
ff-n-block =
    { $n ->
        [one] { $n } jeton de blocage
       *[other] { $n } jetons de blocage
    }
ff-n-charge =
    { $n ->
        [one] { $n } charge
       *[other] { $n } charges
    }
ff-n-marker =
    { $n ->
        [one] { $n } marqueur
       *[other] { $n } marqueurs
    }
ff-n-dice =
    { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
ff-n-zones =
    { $n ->
        [one] { $n } zone
       *[other] { $n } zones
    }
ff-n-gold =
    { $n ->
        [one] { $n } pièce d'or
       *[other] { $n } pièces d'or
    }
ff-n-food =
    { $n ->
        [one] { $n } marqueur de vivres
       *[other] { $n } marqueurs de vivres
    }
ff-n-time =
    { $n ->
        [one] { $n } marqueur de temps
       *[other] { $n } marqueurs de temps
    }
ff-n-trait-points =
    { $n ->
        [one] { $n } point de trait
       *[other] { $n } points de trait
    }
ff-n-quests =
    { $n ->
        [one] { $n } quête secondaire
       *[other] { $n } quêtes secondaires
    }

## Distances: where somebody is, by the nearest and the farthest zone

ff-reaction-here = Réactions ennemies
ff-reach-0-0 = dans votre zone
ff-reach-1-1 = dans une zone voisine
ff-reach-0-1 = dans votre zone ou une zone voisine
ff-reach-0-2 = à 2 zones au plus
ff-reach-1-2 = à 1 ou 2 zones
ff-reach-0-99 = n'importe où

## What a skill or an item costs besides results

ff-pay-energy = 1 point d'énergie
ff-pay-health = 1 point de santé
ff-pay-stealth = jeton de discrétion
ff-pay-charge = 1 charge du Tambour

## Actions in a sequence

ff-deed-step = Mouvement
ff-deed-strike = Frappe
ff-deed-shot = Tir
ff-deed-focus = Concentration
ff-deed-push = Repousser
ff-deed-pull = Attirer
ff-deed-block = Blocage
ff-deed-call = Appeler
ff-deed-stun = Étourdir
ff-deed-extra =
    { $n ->
        [one] +{ $n } dégât
       *[other] +{ $n } dégâts
    }
ff-deed-reach = distance jusqu'à { $n }

## How a rule is put together: what is paid, when, and what it does

ff-use = { $pays } : { $does }
ff-when = { $moment } : { $does }
ff-and = { $first } ; { $second }
ff-gain = gagnez { $results }
ff-gain-both = gagnez { $results }, ou l'inverse
ff-perform = effectuez { $deeds }
ff-with = { $what } ({ $more })
ff-limit-multi = Une fois par manche.
ff-limit-once = Une fois par combat.
ff-limit-consumable = Puis l'objet est consommé.
ff-limit-charged =
    { $n ->
        [one] { $n } charge ; chaque utilisation en coûte une.
       *[other] { $n } charges ; chaque utilisation en coûte une.
    }
ff-any-time = À tout moment.
ff-item-die = Ajoute un { $die }.
ff-item-special = Attaque spéciale : { $does }.
ff-item-armour = Armure { $n }.
ff-item-trait = Trait : { $trait }.
ff-item-owner = Réservé à : { $hero }.

## Moments (ff-moment-...)

ff-moment-planning = En phase de planification
ff-moment-trap = Quand vous entrez dans une zone avec un piège
ff-moment-opening = Quand vous ouvrez un coffre ou une porte
ff-moment-strike_cancelled = Quand une Frappe contre vous est entièrement annulée
ff-moment-purchase = Au premier achat d'une scène de repos
ff-moment-test = Quand vous faites un test
ff-moment-damage = Quand vous subissez des dégâts
ff-moment-damage_other = Quand un autre héros de votre zone devrait subir des dégâts
ff-moment-fear = Quand vous piochez une carte Peur

## Effects (ff-fx-...): the verb, then its words; $n is the figure, $reach where

ff-fx-block-hero = un héros { $reach } gagne { ff-n-block }
ff-fx-block-all-heroes = chaque héros { $reach } gagne { ff-n-block }
ff-fx-cancel = annulez { ff-n-damage }
ff-fx-charge = posez { ff-n-charge } sur le Tambour
ff-fx-cure_poison-all-hero = un héros { $reach } est guéri de tout poison
ff-fx-damage = infligez { ff-n-damage } à un ennemi { $reach }
ff-fx-damage-all = infligez { ff-n-damage } à chaque ennemi { $reach }
ff-fx-damage-all-one_zone = infligez { ff-n-damage } à chaque ennemi d'une même zone voisine
ff-fx-damage-attacker = infligez { ff-n-damage } à l'attaquant
ff-fx-discard_fear-hero = un héros { $reach } défausse une carte Peur
ff-fx-discard_fear-self = défaussez-la sans effet
ff-fx-discount = le prix baisse de { ff-n-gold }
ff-fx-energy-hero = un héros { $reach } récupère { ff-n-energy }
ff-fx-energy-all-heroes = chaque héros { $reach } récupère { ff-n-energy }
ff-fx-energy-self = récupérez { ff-n-energy }
ff-fx-energy-self-unless-aim_tune = récupérez { ff-n-energy }, sauf si vous êtes venus accorder les cloches
ff-fx-flip_stance = retournez le jeton de posture
ff-fx-forbid-sprint = vous ne pouvez pas sprinter
ff-fx-give-focus-self = gagnez Concentration
ff-fx-give-strike-hero-whose-turn-starts = un héros { $reach } dont le tour commence gagne Frappe
ff-fx-heal-hero = un héros { $reach } récupère { ff-n-health }
ff-fx-heal-self = récupérez { ff-n-health }
ff-fx-heal-self-unless-aim_tune = récupérez { ff-n-health }, sauf si vous êtes venus accorder les cloches
ff-fx-hide-even-with-enemies-in-the-zone = cachez-vous, même s'il y a des ennemis dans votre zone
ff-fx-ignore_terrain = le terrain difficile ne vous coûte rien de plus
ff-fx-mark = les prochains dégâts infligés cette manche à un ennemi { $reach } augmentent de { $n }
ff-fx-move-hero = un héros { $reach } peut se déplacer de { ff-n-zones } au plus
ff-fx-move-other-hero = un autre héros { $reach } peut se déplacer de { ff-n-zones } au plus
ff-fx-move-each-other-hero = chaque autre héros peut se déplacer de { ff-n-zones } au plus
ff-fx-move-self-ignoring-terrain = déplacez-vous de { ff-n-zones } au plus, sans tenir compte du terrain
ff-fx-move-to = allez aussitôt dans la zone { $zone }
ff-fx-open-door-without-focus = ouvrez une porte de votre zone sans Concentration
ff-fx-pierce-armour = l'armure ne protège pas la cible
ff-fx-pull-minion = attirez un sbire d'une zone voisine dans la vôtre
ff-fx-push-minion = repoussez un sbire de votre zone dans une zone voisine
ff-fx-push-one-minion = repoussez un seul sbire de votre zone dans une zone voisine
ff-fx-redirect-to-self = vous pouvez les subir à sa place
ff-fx-remove_trap = retirez un piège { $reach }
ff-fx-remove_trap-one = retirez un piège { $reach }
ff-fx-reroll-any = relancez { ff-n-dice }
ff-fx-reroll-miss = relancez { ff-n-dice } montrant un Raté
ff-fx-steal-one-carried-marker = prenez un marqueur que porte un ennemi { $reach }
ff-fx-stun-minion = étourdissez un sbire { $reach }
ff-fx-stun-minion-same-target = étourdissez la cible si c'est un sbire
ff-fx-substitute-step-for-focus = un Mouvement peut remplacer la Concentration
ff-fx-taunt-until-cleanup = jusqu'à l'entretien, les ennemis qui peuvent vous cibler doivent le faire
ff-fx-test_reroll = relancez { ff-n-dice } de ce test
ff-fx-test_reroll-exploration = dans les tests d'exploration de la ville, vous pouvez relancer { ff-n-dice }
ff-fx-untarget-all-heroes-until-cleanup = jusqu'à l'entretien, aucun héros de votre zone ne peut être ciblé
ff-fx-untarget-self-until-cleanup = jusqu'à l'entretien, aucun ennemi ne peut vous cibler
ff-fx-weak_point = posez { ff-n-marker } sur le point faible : { $weak_point }
ff-fx-or = ou

## Effects on the campaign (ff-fx-...)

ff-fx-gold = gagnez { ff-n-gold }
ff-fx-lose_gold = perdez { ff-n-gold }
ff-fx-food = gagnez { ff-n-food }
ff-fx-lose_food = perdez { ff-n-food }
ff-fx-reputation = { $reputation } : réputation { $change }
ff-fx-regard = { $character } vous estime davantage
ff-fx-regard-less = { $character } vous estime moins
ff-fx-ally = un allié vous rejoint : { $ally }
ff-fx-item = vous obtenez un objet : { $item }
ff-fx-lose_item = vous perdez un objet : { $item }
ff-fx-flag-grove_found = un nouveau lieu s'ouvre : { place-hidden_grove }
ff-fx-add_die-one-hero = un héros ajoute un { $die }
ff-fx-trait_points = gagnez { ff-n-trait-points }
ff-fx-max_health-one-hero = la limite de santé d'un héros augmente de { $n }
ff-fx-max_energy-one-hero = la limite d'énergie d'un héros augmente de { $n }
ff-fx-skill_gold = apprenez des compétences pour { ff-n-gold }
ff-fx-heal-each-hero = chaque héros récupère { ff-n-health }
ff-fx-lose_health-tester = le héros qui a fait le test perd { ff-n-health }
ff-fx-lose_energy-tester = le héros qui a fait le test perd { ff-n-energy }
ff-fx-lose_health-each-hero = chaque héros perd { ff-n-health }
ff-fx-lose_energy-each-hero = chaque héros perd { ff-n-energy }

## What a place offers

ff-place-visit = Visite : { ff-n-time }.
ff-place-shop = Boutique : regarder est gratuit, acheter coûte { ff-n-time }.
ff-service-heal = Soins : { $health } points de santé pour { ff-n-gold }, à répartir librement entre les héros.
ff-service-heal-free = Soins : { $free } points de santé gratuits, puis { $health } pour { ff-n-gold }.
ff-service-heal-each = Chaque héros récupère gratuitement { $each } points de santé.
ff-service-train =
    { $level ->
        [1] Entraînement : compétences de niveau I.
       *[other] Entraînement : compétences de niveaux I et II.
    }
ff-service-sell-arms = Armes, boucliers et vêtements à { $cost } pièces d'or au plus.
ff-service-sell-gear = Équipement à { $cost } pièces d'or au plus.
ff-service-food = Vivres : { $food } pour { ff-n-gold }.
ff-service-trait = Un héros peut acheter un trait pour { $points } points de trait au lieu de { $usual }.
ff-service-remove_corruption = Corruption : { ff-n-gold } par carte retirée.
ff-service-remove_corruption-free = Une fois par acte, retirez gratuitement une carte Corruption d'un héros.
ff-service-rumour = Une rumeur ajoute { ff-n-quests }.

## Action frames of enemies

ff-frame = Distance { $distances } : { $actions }
ff-frame-earliest = le premier dans l'ordre
ff-frame-latest = le dernier dans l'ordre
ff-frame-reach = portée +{ $n }
ff-frame-poison = poison
ff-frame-exit = vers la sortie { $exit }

## Difficulty of expeditions

ff-difficulty-normal = normale
ff-difficulty-hard = difficile
ff-difficulty-brutal = brutale

## Short words: colours of dice, tokens of the map (a sign follows them), colours of enemies, slots, unlockable rules

ff-die-red = rouge
ff-die-yellow = jaune
ff-die-green = vert
ff-die-blue = bleu
ff-die-weapon_melee = arme de mêlée
ff-die-weapon_ranged = arme à distance
ff-die-several = { $name } ×{ $n }
ff-token-zone = zone
    .gender = f
ff-token-exit = sortie
    .gender = f
ff-token-objective = objectif
    .gender = m
ff-token-gem = gemme
    .gender = f
ff-token-food = vivres
    .gender = m
ff-token-chest = coffre
    .gender = m
ff-token-explore = jeton d'exploration
    .gender = m
ff-token-trap = piège
    .gender = m
ff-token-terrain = terrain difficile
    .gender = m
ff-token-portal = portail
    .gender = m
ff-token-fountain = fontaine
    .gender = f
ff-token-door = porte
    .gender = f
ff-token-start = départ
    .gender = m
ff-colour-white = blanc
ff-colour-blue = bleu
ff-colour-red = rouge
ff-colour-green = vert
ff-colour-brown = brun
ff-colour-purple = violet
ff-slot-1 = arme principale
ff-slot-2 = arme secondaire
ff-slot-3 = vêtement
ff-slot-4 = sac à dos
ff-slot-5 = sac à dos
ff-slot-6 = sac à dos
ff-rule-1 = Coffres
ff-rule-2 = Barricades
ff-rule-3 = Terrain difficile
ff-rule-4 = Fontaines de soin
ff-rule-5 = Portails
ff-rule-6 = Ennemis gardés
ff-rule-7 = Compétences évolutives
ff-rule-8 = Alliés
ff-rule-9 = Jetons d'exploration
ff-rule-10 = Pièges
ff-rule-11 = Portes
ff-rule-12 = Points faibles
ff-rule-13 = Peur
ff-rule-14 = Poison

## Abilities of heroes as the log calls them (ff-ability-...)

ff-ability-acrobatics = Acrobaties
ff-ability-battle-hardened = { hero_ability-mercenary }
ff-ability-fencing = { hero_ability-noble }
ff-ability-voice-of-the-drum = { hero_ability-shaman }
ff-ability-hunters-eye = { hero_ability-ranger }
ff-ability-fear-gone = une carte Peur est défaussée
ff-ability-energy = énergie

## Prompts: what a decision asks (ff-prompt-...); .help is one explaining line, .pass what passing means there

ff-prompt-party = Choisissez votre héros
    .help = Chaque héros ne peut être pris qu'une fois. En solo, vous menez deux héros.
ff-prompt-expedition = Choisissez l'expédition
    .help = Une suite de repos et de combats. Un objectif principal manqué y met fin.
ff-prompt-story = Choisissez la suite
    .help = Tous doivent être d'accord. Qui le souhaite peut d'abord s'occuper des objets, des compétences et des vivres.
ff-prompt-roam = { $steps ->
        [0] Vous y êtes : que faites-vous ? (plus aucun pas)
        [one] Où allez-vous ? (reste { $steps } pas)
       *[other] Où allez-vous ? (restent { $steps } pas)
    }
    .help = Un chemin prend un pas, et la plupart des choses à faire aussi. Qui n'a plus de pas loin du but arrive en retard.
ff-prompt-tester = Choisissez qui fait le test : { $trait } ({ ff-n-dice })
    .help = Chaque dé doit être un succès. Le symbole du trait ne compte que pour un héros qui le possède.
ff-prompt-test-reroll = { $hero }, test ({ $trait }) : { $faces }. Relancer ?
    .help = L'énergie relance tous les dés, une compétence ou un objet un seul ; chaque moyen une fois par test.
    .pass = Garder ce résultat
ff-prompt-knocked-out = { $hero } est K.-O. Aider avant la fin de la scène ?
    .help = Une potion ou un baume d'un autre héros le ranime ; un héros K.-O. ne peut pas manger. Sinon, il pioche une carte Corruption et récupère 2 points de santé.
ff-prompt-before-combat = Commencer le combat ?
    .help = C'est le moment de s'occuper des objets, des compétences et des vivres ; pendant le combat, c'est trop tard.
ff-prompt-reward = Choisissez la récompense
    .help = L'autre retourne dans la réserve et peut réapparaître.
ff-prompt-reward-hero = Choisissez le héros qui la reçoit
    .help = La récompense revient à un seul héros.
ff-prompt-rest = Scène de repos : que faites-vous ? (temps { $time }, or { $gold })
    .help = Les visites et les quêtes secondaires coûtent du temps ; acheter dans une boutique coûte son temps une fois. Le temps restant est perdu.
ff-prompt-quest = Accepter la quête secondaire : { $quest } ?
    .help = Écouter ne coûte rien. L'accepter coûte son temps.
ff-prompt-manage = Occupez-vous de vos héros
    .help = Déplacer des objets, préparer des compétences, manger, acheter des traits. C'est impossible pendant un combat.
    .pass = Terminé
ff-prompt-learn = { $hero } : apprenez des compétences (or pour les compétences : { $gold })
    .help = Ce qui reste servira plus tard à en apprendre d'autres.
    .pass = Ne plus rien apprendre
ff-prompt-table-setup = Disposez la carte de combat
    .help = Placez sur la table les tuiles, les jetons et les ennemis comme sur le plan. Les héros commencent ici : { $zones }.
ff-prompt-table-heroes =
    Manche { $round } sur { $rounds } : planifiez, puis { $reaction ->
        [0] les ennemis réagissent d'abord
        [one] jouez le tour d'un héros
       *[other] jouez les tours de { $reaction } héros
    }
    .help = Lancez et planifiez derrière vos paravents. Après ces tours, les ennemis réagissent. Indiquez ici ce qu'un héros examine.
ff-prompt-table-reaction = Les ennemis de cette couleur réagissent : { $colour }
    .help = Prenez les segments du cadre d'action de gauche à droite : parmi ceux qui peuvent en accomplir un, le plus petit numéro agit. N'en reste-t-il aucun de cette couleur ?
ff-prompt-table-boss = Le boss pioche la carte { $card }
    .help = Exécutez la carte telle quelle : { $boss }.
ff-prompt-table-enemies = Manche { $round } : les autres héros, puis tous les ennemis
    .help = Chaque ennemi agit dans l'ordre de son emplacement. Puis faites l'entretien.
ff-prompt-table-round = La manche { $round } sur { $rounds } est finie
    .help = Indiquez qui est tombé K.-O. ou a été ranimé pendant cette manche ; puis continuez, ou dites comment le combat s'est terminé.
ff-prompt-table-objective = L'objectif { $n } est-il atteint ?
    .help = Les objectifs sont comptés dans l'ordre où ils sont annoncés.
ff-prompt-table-chest = Un coffre a-t-il été ouvert ? (coffres sur la carte de combat : { $chests })
    .help = Son contenu va dans le sac commun.
ff-prompt-table-gold = Combien de gemmes ont été ramassées ?
    .help = Les gemmes comptent comme de l'or.
ff-prompt-table-food = Combien de vivres ont été ramassés ?
    .help = Ils vont dans le sac commun.
ff-prompt-table-health = { $hero } : combien de santé reste-t-il ?
    .help = Les marqueurs à côté du plateau (poison) comptent, car ils reviennent. Pour un héros K.-O., répondez 0.
ff-prompt-table-energy = { $hero } : combien d'énergie reste-t-il ?
    .help = Avant la récupération ; la page ajoute ce qui revient.
ff-prompt-table-poison = { $hero } : combien de marqueurs sont à côté du plateau ?
    .help = La santé empoisonnée revient en plus des 2 points de santé après un K.-O.
ff-prompt-table-explore = { $map_token_title } : voici ce que trouve le héros
    .help = Ce qui touche le héros se fait sur la table ; les vivres, l'or et la réputation sont comptés ici.
ff-prompt-table-found-item = Dans le coffre : { $item }
    .help = L'objet est dans le sac commun. Qui l'a trouvé peut s'en équiper aussitôt s'il a un emplacement libre.
ff-prompt-table-found-gold = Dans le coffre : { ff-n-gold }
    .help = L'or va dans le sac commun.
ff-prompt-start-zone = { $hero } : choisissez la zone de départ
    .help = Plusieurs zones ont un jeton de départ ; chaque héros en choisit une.
ff-prompt-ally = Un allié vous accompagne-t-il ?
    .help = Un allié au plus accompagne un héros. Ses deux dés sont relancés jusqu'à ce qu'aucun ne montre Raté.
ff-prompt-pick-dice = { $hero } : choisissez les dés de cette manche
    .help = On lance quatre dés du héros, un de moins s'il est étourdi.
ff-prompt-plan = Planification : relancez, sprintez ou terminez
    .help = Chaque moyen de relancer une fois par manche. Le sprint est gratuit, mais les ennemis laissés derrière infligent 1 dégât.
ff-prompt-order =
    { $reaction ->
        [0] Convenez de l'ordre des tours (les ennemis réagissent avant le premier héros)
        [one] Convenez de l'ordre des tours (les ennemis réagissent après { $reaction } tour de héros)
       *[other] Convenez de l'ordre des tours (les ennemis réagissent après { $reaction } tours de héros)
    }
    .help = Beaucoup d'ennemis visent le premier ou le dernier héros dans l'ordre.
ff-prompt-turn =
    { $hero_gender ->
        [f] Tour de la { $hero } : utilisez un résultat, une compétence ou un objet
       *[m] Tour du { $hero } : utilisez un résultat, une compétence ou un objet
    }
    .help = Un résultat sert une fois : comme action, ou pour payer une compétence ou un objet. Ce qui reste à la fin est perdu.
ff-prompt-gift = Le tour commence : { $hero }. Dépenser une charge du Tambour ?
    .help = Le héros gagne ce résultat pour son tour.
    .pass = Garder la charge
ff-prompt-fountain = { $hero } : boire à la fontaine ?
    .help = Chaque marqueur de la fontaine vaut 1 point de santé ou d'énergie, au début ou à la fin d'un tour sans ennemi dans la zone.
    .pass = Ne plus boire
ff-prompt-explore = { $map_token_title } : choisissez l'une des deux possibilités
    .help = Une seule est possible.
ff-prompt-found-item = { $hero } trouve : { $item }. S'en équiper aussitôt ?
    .help = Un emplacement est libre : l'objet peut servir aussitôt.
    .pass = Le mettre dans le sac commun
ff-prompt-step-to = { $who } : choisissez la zone du Mouvement
    .help = Seulement les zones d'où la suite reste possible.
ff-prompt-strike = { $who } : choisissez la cible de la Frappe
    .help = Un ennemi dans la même zone.
ff-prompt-shot = { $who } : choisissez la cible du Tir
    .help = Un ennemi dans une zone voisine, que rien ne protège.
ff-prompt-damage = { $who } : choisissez qui subit les dégâts
    .help = Un ennemi à la distance indiquée par la carte.
ff-prompt-damage-zone = { $who } : choisissez la zone touchée
    .help = Chaque ennemi de cette zone subit les dégâts.
ff-prompt-stun = { $who } : choisissez le sbire à étourdir
    .help = Un sbire étourdi n'agit pas jusqu'à la phase d'entretien.
ff-prompt-push = { $who } : choisissez le sbire à repousser
    .help = Les gardes et les ennemis gardés ne peuvent pas être déplacés.
ff-prompt-push-to = { $who_title } : choisissez la zone où le repousser
    .help = Une zone voisine de votre choix.
ff-prompt-pull = { $who } : choisissez le sbire à attirer
    .help = Il vient d'une zone voisine dans la vôtre.
ff-prompt-mark = { $who } : choisissez l'ennemi à marquer
    .help = Les prochains dégâts qu'il subit dans cette manche augmentent de 1.
ff-prompt-steal = { $who } : choisissez qui voler
    .help = Un marqueur que porte l'ennemi devient le vôtre.
ff-prompt-heal = { $who } : choisissez qui récupère de la santé
    .help = Un héros à la distance indiquée par la carte.
ff-prompt-energy = { $who } : choisissez qui récupère de l'énergie
    .help = Un héros à la distance indiquée par la carte.
ff-prompt-block = { $who } : choisissez qui gagne les jetons de blocage
    .help = Chaque jeton annule 1 dégât ; ils disparaissent en phase d'entretien.
ff-prompt-untarget = { $who } : choisissez qui est protégé
    .help = Aucun ennemi ne peut cibler ce héros jusqu'à la phase d'entretien.
ff-prompt-cure_poison = { $who } : choisissez qui est guéri du poison
    .help = Tous les marqueurs empoisonnés redeviennent de la santé.
ff-prompt-discard_fear = { $who } : choisissez qui défausse une carte Peur
    .help = Un héros à la distance indiquée par la carte.
ff-prompt-fear-card = { $who } : choisissez la carte Peur à défausser
    .help = Son effet cesse aussitôt.
ff-prompt-move-who = { $who } : choisissez qui se déplace
    .help = Le Blocus retient les héros sur place.
ff-prompt-move-to = { $who } : choisissez la zone où aller
    .help = Vous pouvez aussi rester.
    .pass = Rester
ff-prompt-remove-trap = { $who } : choisissez le piège à retirer
    .help = Il quitte la carte de combat sans effet.
ff-prompt-open-door = { $who } : choisissez la porte à ouvrir
    .help = Elle s'ouvre sans Concentration.
ff-prompt-trap = { $hero } tombe sur un piège : l'ignorer pour une Concentration ?
    .help = Un piège ignoré reste en place. Déclenché, il fait piocher une carte Piège, puis disparaît.
ff-prompt-lose-result = { $hero } : choisissez le résultat à défausser
    .help = Il ne pourra plus servir dans cette manche.
    .pass = Il n'y en a pas
ff-prompt-bone-charm = { $hero } doit piocher une carte Peur : utiliser la { item-bone_charm } ?
    .help = La carte est défaussée sans effet, une fois par combat.
    .pass = Piocher la carte
ff-prompt-soak =
    { $damage ->
        [one] { $hero } subit { $damage } dégât : l'annuler ?
       *[other] { $hero } subit { $damage } dégâts : en annuler ?
    }
    .help = Les jetons de blocage disparaissent de toute façon en phase d'entretien. L'armure ne revient qu'à la fin d'une scène de repos.
ff-prompt-bodyguard = Cible de l'attaque : { $hero }. Subir les dégâts à sa place ?
    .help = Garde du corps : la Mercenaire subit les dégâts et peut les annuler comme les siens.
    .pass = Non
ff-prompt-target = { $enemy_title } : choisissez sa cible
    .help = Aucun modificateur ne tranche ; le Maître des bêtes choisit pour le groupe.
ff-prompt-extra-round = La dernière manche est finie : fuir, ou en jouer une de plus ?
    .help = La manche supplémentaire n'est possible qu'une fois ; chaque héros conscient pioche pour elle une carte Corruption.
ff-prompt-escape = Choisissez la sortie
    .help = Tous partent par la même sortie. Chaque zone avec des ennemis ou un piège sur le chemin coûte 1 dégât.
ff-proposal = { $prompt_stop } { $player } propose : { $proposal }. Acceptez ou proposez autre chose.

## Parts of sentences that others are put into

ff-capital = { $text_title }
ff-sentence = { $text_title }.
ff-either = { $first }/{ $second }
ff-or-exits = { $first } { ff-or-letters } { $second }
ff-both-lines = { $first } { $second }

## Options: what an answer does (ff-option-...)

ff-option-agree = D'accord
ff-option-pass = Passer
ff-option-choose = { $way }
ff-option-order = { $heroes }
ff-option-zone = Zone { $zone }
ff-option-enemy = { $enemy_title }
ff-option-hero = { $hero }
ff-option-token = { $map_token_title }
ff-option-result = Dépenser : { $face }
ff-option-dice = { $hero } : { $dice }
ff-option-reroll =
    { $count ->
        [one] { $hero } : relancer le dé { $dice } ({ $way })
       *[other] { $hero } : relancer les dés { $dice } ({ $way })
    }
ff-option-turn = { $hero } : tourner le dé { $die_number } sur { $face } (brelan)
ff-option-sprint = { $hero } : sprint vers { $zone }
ff-option-stance = { $hero } : retourner le jeton de posture
ff-option-ready = { $hero } : terminé
ff-option-act-step = Mouvement vers { $zone } ({ $pays })
ff-option-act-strike = Frapper : { $enemy } ({ $pays })
ff-option-act-shot = Tirer sur : { $enemy } ({ $pays })
ff-option-act-focus = Examiner : { $map_token } ({ $pays })
ff-option-act-block = Prendre un jeton de blocage ({ $pays })
ff-option-energy-step =
    { $pays ->
        [none] Mouvement vers { $zone } pour 1 point d'énergie
       *[other] Mouvement vers { $zone } pour 1 point d'énergie et { $pays }
    }
ff-option-skill =
    { $back ->
        [yes] { $skill }, à l'inverse ({ $pays })
       *[no] { $skill } ({ $pays })
    }
ff-option-skill-free = { $skill }
ff-option-use =
    { $pays ->
        [none] { $item }
       *[other] { $item } ({ $pays })
    }
ff-option-special = Attaque spéciale : { $item }
ff-option-take = Prendre : { $map_token }
ff-option-revive = Ranimer : { $hero } ({ $pays })
ff-option-cover = { $weak_point_title } : couvrir { $symbol } ({ $pays })
ff-option-ally = Dé de l'allié : { $face } (remplace : { $pays })
ff-option-ally-ability = Capacité { $number } de l'allié ({ $face })
ff-option-ability-hide = Se cacher ({ $pays })
ff-option-ability-charge = Charger le Tambour ({ $pays })
ff-option-ability-precise = Traiter { $pays } comme une Frappe précise
ff-option-drink-health = Boire : 1 point de santé
ff-option-drink-energy = Boire : 1 point d'énergie
ff-option-end = Finir le tour
ff-option-soak = Utiliser { $parts }
ff-option-soak-nothing = Subir tous les dégâts
ff-soak-block =
    { $n ->
        [one] { $n } jeton de blocage
       *[other] { $n } jetons de blocage
    }
ff-soak-armour =
    { $n ->
        [one] { $n } point d'armure
       *[other] { $n } points d'armure
    }
ff-option-choice = { $label }
ff-option-choice-test = { $label } [{ $trait }, { $difficulty }]
ff-option-choice-price = { $label } [{ $price }]
ff-option-tester = { $hero }
ff-option-reward = { $reward_title } : { $rule }
ff-option-party = { $hero }
ff-option-expedition = { $expedition } (difficulté { $difficulty })
ff-option-exit = { $map_token_title } (dégâts en chemin : { $damage })
ff-option-test-way = Relancer : { $way }
ff-option-fear = { $fear }
ff-option-found = Examiné : { $map_token }
ff-option-weak = Point faible blessé : { $weak_point }
ff-option-down = { $hero } : K.-O.
ff-option-up = { $hero } : de nouveau debout
ff-option-note-health = { $hero } : { ff-n-health }
ff-option-note-energy = { $hero } : { ff-n-energy }
ff-option-goes-with = { $ally_title } accompagne { $hero }
ff-option-manage = S'occuper des objets, des compétences et des vivres
ff-option-move-item = { $item } → { $hero } ({ $slot })
ff-option-move-item-from = { $owner } : { $item } → { $hero } ({ $slot })
ff-option-move-item-bag = { $owner } : { $item } → sac commun
ff-option-prepare = { $hero } : préparer { $skill }
ff-option-prepare-instead = { $hero } : préparer { $skill } (remplace : { $other })
ff-option-eat = { $hero } mange (1 marqueur de vivres : { $gives ->
        [health] 1 point de santé
        [energy] 1 point d'énergie
       *[both] 1 point de santé, 1 d'énergie
    })
ff-option-apply = { $hero } utilise { $item } sur { $whom }
ff-option-buy-trait = { $hero } achète un trait : { $trait }
ff-option-visit = { $place } ({ ff-n-time })
ff-option-visit-quest = Quête secondaire : { $quest } ({ ff-n-time })
ff-option-buy-item = { $place } : acheter { $item } ({ ff-n-gold })
ff-option-buy-skill = { $place } : apprendre { $skill } ({ ff-n-gold })
ff-option-buy-food = { $place } : acheter des vivres ({ ff-n-gold })
ff-option-buy-heal = { $place } : { $hero } récupère { ff-n-health }
ff-option-buy-trait-there = { $place } : { $hero } achète un trait : { $trait }
ff-option-buy-corruption = { $place } : { $hero } se défait d'une Corruption ({ $corruption })
ff-option-buy-rumour = { $place } : écouter les rumeurs
ff-option-learn = { $skill } ({ ff-n-gold })
ff-option-swap = { $hero } s'en va, { $whom } arrive
ff-option-rolled = Lancer : { $faces }
ff-option-drawn = Tirage : { $what }

## Ways to go on (ff-way-...)

ff-way-react = Les ennemis réagissent
ff-way-done = C'est fait
ff-way-dead = Il n'en reste aucun
ff-way-ready = C'est prêt
ff-way-next = Manche suivante
ff-way-over = Le combat est fini
ff-way-met = Oui
ff-way-missed = Non
ff-way-fight = Commencer le combat
ff-way-go-on = Continuer
ff-way-leave = Finir le repos
ff-way-alone = Sans allié
ff-way-redirect = Subir les dégâts
ff-way-trigger = Le déclencher
ff-way-use = L'utiliser
ff-way-equip = S'en équiper
ff-way-escape = Fuir
ff-way-extra = Jouer la manche supplémentaire
ff-way-focus = Donner une Concentration
ff-way-strike = Donner une Frappe

## Why enemies act as they do, or do nothing (ff-reason-...)

ff-sum-damage = dégâts
ff-sum-block = blocage
ff-sum-armour = armure
ff-reason-only = seule cible possible
ff-reason-choice = choix du Maître des bêtes
ff-reason-earliest = le premier dans l'ordre
ff-reason-latest = le dernier dans l'ordre
ff-reason-taunt = provocation
ff-reason-exit = va vers la sortie
ff-reason-colour = rejoint les siens
ff-reason-aid = pour les siens
ff-reason-itself = pour soi
ff-reason-card = pioche une carte
ff-reason-stunned = étourdissement, ne fait rien
ff-reason-guard = monte la garde, ne bouge pas
ff-reason-nobody = personne à portée, ne fait rien
ff-reason-nobody-at = personne à distance { $distances }, ne fait rien
ff-reason-ineligible = des héros sont proches, mais cachés ou protégés ; ne fait rien
ff-reason-path = ne peut pas s'approcher davantage, ne fait rien
ff-reason-alone = aucun des siens n'est là, ne fait rien

## What an enemy would do if its turn came now, and why

ff-forecast =
    { $victims ->
        [none] { $actions } ({ $reason }).
       *[other]
            { $n ->
                [0] { $actions } → { $victims } ({ $reason }).
               *[other] { $actions } → { $victims }, dégâts : { $n } ({ $reason }).
            }
    }
ff-forecast-idle = { $reason_title }.

## Log: what happened (ff-log-...)

ff-log-party-arrived =
    { $n ->
        [one] Le groupe arrive ici comme dans le récit : il a perdu { $n } point de santé.
       *[other] Le groupe arrive ici comme dans le récit : il a perdu en tout { $n } points de santé.
    }
ff-log-combat-began =
    { $rounds ->
        [one] Combat : { $title } ({ $rounds } manche).
       *[other] Combat : { $title } ({ $rounds } manches).
    }
ff-log-rule-unlocked = Une nouvelle règle s'applique désormais : { $rule }.
ff-log-hero-placed = { $hero } commence dans la zone { $zone }.
ff-log-ally-joined = { $ally_title } accompagne { $hero } et lance : { $faces }.
ff-log-round-began =
    { $reaction ->
        [0] Manche { $round } sur { $rounds }. Les ennemis réagissent avant le premier héros.
        [one] Manche { $round } sur { $rounds }. Les ennemis réagissent après { $reaction } tour de héros.
       *[other] Manche { $round } sur { $rounds }. Les ennemis réagissent après { $reaction } tours de héros.
    }
ff-log-dice-rolled = { $hero } lance : { $faces }.
ff-log-dice-rolled-hidden =
    { $count ->
        [one] { $hero } lance { $count } dé derrière le paravent.
       *[other] { $hero } lance { $count } dés derrière le paravent.
    }
ff-log-die-turned = { $hero } tourne le dé { $die_number } sur { $face } (brelan).
ff-log-die-turned-hidden = { $hero } tourne un dé (brelan).
ff-log-sprinted = { $hero } sprinte vers la zone { $zone }.
ff-log-stance-flipped =
    { $guard ->
        [yes] { $hero } prend la posture de Garde.
       *[no] { $hero } prend la posture d'Attaque.
    }
ff-log-planning-done = { $hero } a fini de planifier.
ff-log-order-set = Ordre des tours : { $heroes }.
ff-log-turn-began =
    { $hero_gender ->
        [f] Tour de la { $hero } : { $faces }.
       *[m] Tour du { $hero } : { $faces }.
    }
ff-log-turn-ended =
    { $lost ->
        [none] { $hero } finit son tour.
       *[other] { $hero } finit son tour. Inutilisé : { $lost }.
    }
ff-log-skill-used =
    { $gains ->
        [none] { $hero } utilise { $skill } ({ $pays }).
       *[other] { $hero } utilise { $skill } ({ $pays }) et gagne { $gains }.
    }
ff-log-item-used =
    { $gains ->
        [none] { $hero } utilise : { $item }.
       *[other] { $hero } utilise : { $item }, et gagne { $gains }.
    }
ff-log-ability-used = { $hero } : { $ability_name }.
ff-log-moved =
    { $how ->
        [energy] { $who_title } dépense 1 point d'énergie et va dans la zone { $zone }.
        [sprint] { $who_title } atteint la zone { $zone }.
        [portal] { $who_title } passe par le portail dans la zone { $zone }.
        [push] On repousse { $who } dans la zone { $zone }.
        [pull] On attire { $who } dans la zone { $zone }.
        [call] { $who_title } répond à l'appel et va dans la zone { $zone }.
        [explore] { $who_title } parvient dans la zone { $zone }.
       *[other] { $who_title } va dans la zone { $zone }.
    }
ff-log-attacked =
    { $how ->
        [strike]
            { $damage ->
                [one] { $who_title } frappe { $whom } : { $damage } dégât.
               *[other] { $who_title } frappe { $whom } : { $damage } dégâts.
            }
        [shot]
            { $damage ->
                [one] { $who_title } tire sur { $whom } : { $damage } dégât.
               *[other] { $who_title } tire sur { $whom } : { $damage } dégâts.
            }
       *[effect]
            { $damage ->
                [one] { $who_title } blesse { $whom } : { $damage } dégât.
               *[other] { $who_title } blesse { $whom } : { $damage } dégâts.
            }
    }
ff-log-enemy-hit =
    { $stopped ->
        [none] { $enemy_title } subit { ff-n-damage }.
       *[other] { $enemy_title } subit { ff-n-damage } (arrêté : { $stopped }).
    }
ff-log-hero-hit =
    { $stopped ->
        [none] { $hero } perd { ff-n-health }.
       *[other] { $hero } perd { ff-n-health } (arrêté : { $stopped }).
    }
ff-log-hero-hit-poison =
    { $stopped ->
        [none] { $hero } perd { ff-n-health } (poison).
       *[other] { $hero } perd { ff-n-health } (poison ; arrêté : { $stopped }).
    }
ff-log-enemy-defeated = Ennemi vaincu par { $whom } : { $enemy }.
ff-log-enemy-defeated-alone = Ennemi vaincu : { $enemy }.
ff-log-dropped = Laissé sur place : { $map_token }.
ff-log-boss-wounded =
    { $wounds ->
        [one] { $boss_title } : première blessure.
       *[other] { $boss_title } : nouvelle blessure, { $wounds } en tout.
    }
ff-log-weak-point-covered = Point faible, { $weak_point } : un marqueur couvre { $symbol }.
ff-log-weak-point-uncovered = { $boss_title } se défait d'un marqueur ({ $weak_point } : { $symbol }).
ff-log-weak-point-wounded = { $boss_title } : point faible blessé, { $weak_point }. { $rule }
ff-log-hero-lost =
    { $what ->
        [health] { $hero } perd { ff-n-health }.
        [energy] { $hero } perd { ff-n-energy }.
       *[charge] { $hero } : une charge quitte le Tambour.
    }
ff-log-hero-gained =
    { $what ->
        [health] { $hero } récupère { ff-n-health }.
        [energy] { $hero } récupère { ff-n-energy }.
        [block]
            { $amount ->
                [one] { $hero } gagne { $amount } jeton de blocage.
               *[other] { $hero } gagne { $amount } jetons de blocage.
            }
        [charge] { $hero } charge le Tambour (+{ $amount }).
       *[poison] { $hero } guérit du poison (+{ ff-n-health }).
    }
ff-log-hero-gained-result = { $hero } gagne : { $face }.
ff-log-hero-gained-die = { $hero } gagne un { $die } de plus.
ff-log-hero-knocked-out = { $hero } est K.-O. !
ff-log-hero-revived = { $whom } ranime { $hero }.
ff-log-stunned = { $who_title } : étourdissement.
ff-log-hidden =
    { $hidden ->
        [yes] { $hero } se cache.
       *[no] { $hero } sort de sa cachette.
    }
ff-log-protected =
    { $how ->
        [taunt] { $hero } provoque les ennemis : s'ils peuvent cibler ce héros, ils doivent le faire.
       *[untarget] Aucun ennemi ne peut cibler { $hero } jusqu'à la phase d'entretien.
    }
ff-log-marked = { $enemy_title } porte une marque : les prochains dégâts subis augmentent de 1.
ff-log-collected =
    { $what ->
        [gem]
            { $amount ->
                [one] { $hero } ramasse { $amount } gemme.
               *[other] { $hero } ramasse { $amount } gemmes.
            }
       *[food] { $hero } ramasse des vivres ({ $amount }).
    }
ff-log-token-taken = { $hero } prend : { $map_token }.
ff-log-token-dropped = Laissé dans la zone { $zone } : { $map_token }.
ff-log-token-used = { $hero } examine : { $map_token }.
ff-log-token-used-fountain = { $hero } boit à la fontaine.
ff-log-chest-opened = { $hero } ouvre le coffre et trouve : { $item }.
ff-log-chest-opened-gold = { $hero } ouvre le coffre et trouve { ff-n-gold }.
ff-log-door-moved =
    { $closed ->
        [yes] { $hero } ferme : { $map_token }.
       *[no] { $hero } ouvre : { $map_token }.
    }
ff-log-trap-ignored = { $hero } contourne le piège.
ff-log-trap-removed = { $hero } retire le piège.
ff-log-card-drawn = { $hero }, { $deck } : { $card_name }. { $rule }
ff-deck-corruption = Corruption
ff-deck-fear = Peur
ff-deck-trap = Piège
ff-log-ally-hit =
    { $damage ->
        [one] { $ally_title } subit { $damage } dégât.
       *[other] { $ally_title } subit { $damage } dégâts.
    }
ff-log-ally-hit-fallen = { $ally_title } quitte le combat.
ff-log-reaction-began =
    { $colours ->
        [none] Réactions ennemies : il n'y a plus d'ennemi.
       *[other] Réactions ennemies : { $colours }.
    }
ff-log-enemy-turn-began = Tour des ennemis.
ff-log-enemy-acted = { $enemy_title } → { $whom } : { $actions } ({ $reason }).
ff-log-enemy-acted-zone = { $enemy_title } → zone { $zone } : { $actions } ({ $reason }).
ff-log-enemy-acted-alone = { $enemy_title } : { $actions } ({ $reason }).
ff-log-enemy-acted-boss = { $enemy_title } s'en prend à { $whom } ({ $reason }).
ff-log-enemy-acted-ability = { $enemy_title } : { $ability }.
ff-log-enemy-idle = { $enemy_title } : { $reason }.
ff-log-nobody-reacts = Aucun ennemi { $colour } ne peut réagir.
ff-log-boss-card-drawn = { $boss_title } pioche : { $card_name }. { $rule }
ff-log-enemy-gained =
    { $what ->
        [block]
            { $amount ->
                [one] { $enemy_title } gagne { $amount } jeton de blocage.
               *[other] { $enemy_title } gagne { $amount } jetons de blocage.
            }
       *[armour] { $enemy_title } gagne de l'armure (+{ $amount }).
    }
ff-log-enemy-lost-armour = { $enemy_title } perd de l'armure (−{ $amount }).
ff-log-cleaned-up = Entretien après la manche { $round } : blocages, étourdissements et dégâts des ennemis disparaissent.
ff-log-extra-round = Le groupe joue la manche supplémentaire.
ff-log-escaped = Le groupe s'enfuit : { $map_token }. Dégâts en chemin : { $damage }.
ff-log-no-escape = Aucune sortie n'est accessible.
ff-log-combat-ended =
    { $ended ->
        [success] { $title } : succès. Objectifs atteints : { $met } sur { $count }.
        [partial] { $title } : échec partiel. Objectifs atteints : { $met } sur { $count }.
       *[fail] { $title } : échec. Objectifs atteints : { $met } sur { $count }.
    }
ff-log-recovered = { $hero } se remet : santé { $health }, énergie { $energy }.
ff-log-scene-began = { $title }
ff-log-choice-made = Le groupe choisit : { $label }.
ff-log-test-rolled =
    { $passed ->
        [yes] { $hero }, test ({ $trait }) : { $faces }. Réussi !
       *[no] { $hero }, test ({ $trait }) : { $faces }. Échoué.
    }
ff-log-gained-gold = Le groupe gagne { ff-n-gold }.
ff-log-gained-food = Le groupe gagne { ff-n-food }.
ff-log-gained-trait-points = Le groupe gagne { ff-n-trait-points }.
ff-log-gained-victory-points = Le groupe gagne un point de victoire.
ff-log-gained-skill-gold = Le groupe met de côté { ff-n-gold } pour des compétences.
ff-log-gained-time = Temps de repos : { ff-n-time }.
ff-log-lost-gold = Le groupe paie { ff-n-gold }.
ff-log-lost-food = Le groupe perd { ff-n-food }.
ff-log-lost-trait-points = Le groupe dépense { ff-n-trait-points }.
ff-log-lost-skill-gold = Le groupe dépense { ff-n-gold } de la bourse réservée aux compétences.
ff-log-lost-time = Le groupe dépense { ff-n-time }.
ff-log-item-found = Nouvel objet dans le sac commun : { $item }.
ff-log-item-found-hero = Nouvel objet pour { $hero } : { $item }.
ff-log-item-lost = Vous perdez un objet : { $item }.
ff-log-reputation-changed = { $reputation } : réputation { $now }.
ff-log-regard-changed = { $character_title } vous regarde autrement qu'avant ({ $now }).
ff-log-remembered = Le récit s'en souviendra.
ff-log-remembered-ally = Un allié rejoint le groupe : { $ally }.
ff-log-skill-learnt = { $hero } apprend { $skill }.
ff-log-trait-bought = { $hero } gagne un trait : { $trait }.
ff-log-place-visited = Le groupe se rend ici : { $place } ({ ff-n-time }).
ff-log-quest-offered = Une quête secondaire se présente : { $quest }.
ff-log-quest-taken = Le groupe accepte la quête secondaire : { $quest }.
ff-log-quest-gone = Une quête secondaire disparaît : { $quest }.
ff-log-corruption-removed = { $hero } se défait d'une Corruption : { $corruption }.
ff-log-reward-taken = Récompense : { $reward }.
ff-log-item-moved = { $item } : { $from } → { $to }.
ff-log-skill-prepared = { $hero } prépare { $skill }.
ff-log-hero-swapped = { $hero } quitte le groupe, { $whom } le rejoint.
ff-log-act-restarted = L'acte { $act } recommence.
ff-log-rest-ended =
    { $lost ->
        [0] Le repos est terminé.
       *[other] Le repos est terminé ; temps perdu : { $lost }.
    }
ff-log-medal-won = { $expedition } : médaille ({ $medal }), points de médaille : { $points }.
ff-log-story-ended = Fin du récit : { $title }.
ff-bag = sac commun
ff-face-success = succès
ff-face-trait = trait
ff-face-fail = échec

## Un tournant, en une phrase (ff-turning-...)

ff-turning-knocked-out = { $who } met { $hero } K.-O.
ff-turning-defeated = { $n } ennemis vaincus d'un coup par { $whom }.
ff-turning-fallen = { $n } ennemis tombent d'un coup.
ff-turning-hits = Les coups des ennemis coûtent { ff-n-health } au groupe.

## How a game ended (ff-end-...)

ff-end-combat-success = Le combat est gagné : tous les objectifs sont atteints.
ff-end-combat-partial = Le combat est un échec partiel : des objectifs ont été manqués.
ff-end-combat-fail = Le combat est perdu.
ff-end-expedition-failed = L'expédition a échoué : un objectif principal a été manqué.
ff-end-medal-bronze = L'expédition est réussie : médaille de bronze.
ff-end-medal-silver = L'expédition est réussie : médaille d'argent.
ff-end-medal-gold = L'expédition est réussie : médaille d'or.
ff-end-ending = La campagne est terminée : { $title }.

## Objectives (ff-goal-...), joined by ff-all and ff-or

ff-all = { $first } et { $second }
ff-or = { $first }, ou { $second }
ff-goal-taken = emporter : { $map_token }
ff-goal-focused = examiner : { $map_token }
ff-goal-defeated = vaincre : { $enemy }
ff-goal-boss = vaincre le boss
ff-goal-away = finir loin de : { $enemy }
ff-goal-carried = emporter par la sortie { $exits } : { $map_token }
ff-goal-escape = fuir par la sortie { $exits }
ff-goal-escape-any = fuir par n'importe quelle sortie
ff-goal-some_escape = fuir avec au moins un héros conscient
ff-goal-weak_points =
    { $n ->
        [one] blesser { $n } point faible du boss
       *[other] blesser { $n } points faibles du boss
    }
ff-goal-explored =
    { $n ->
        [one] examiner { $n } jeton d'exploration
       *[other] examiner { $n } jetons d'exploration
    }
ff-goal-ko =
    { $n ->
        [0] personne n'est K.-O. à la fin
        [one] { $n } héros au plus est K.-O. à la fin
       *[other] { $n } héros au plus sont K.-O. à la fin
    }
ff-goal-used = utiliser : { $map_token }
ff-goal-opened = ouvrir : { $map_token }
ff-goal-traps_triggered =
    { $n ->
        [0] ne déclencher aucun piège
        [one] ne pas déclencher plus d'un piège
       *[other] ne pas déclencher plus de { $n } pièges
    }
ff-goal-doors_closed = fermer toutes les portes
ff-goal-gems_all = ramasser toutes les gemmes
ff-goal-chests_all = ouvrir tous les coffres
ff-or-letters = ou

## Conditions of locked choices and places (ff-needs-...; ff-not stands before what must not be)

ff-not = pas : { $what }
ff-needs-reputation = { $reputation } : réputation d'au moins { $n }
ff-needs-reputation-low = { $reputation } : réputation de { $n } au plus
ff-needs-regard = l'estime de quelqu'un qui se souvient : { $character } ({ $n } au moins)
ff-needs-regard-low = la rancune de quelqu'un qui se souvient : { $character } (estime de { $n } au plus)
ff-needs-gold = au moins { ff-n-gold }
ff-needs-gold-low = { ff-n-gold } au plus
ff-needs-food = au moins { ff-n-food }
ff-needs-food-low = { ff-n-food } au plus
ff-needs-item = l'objet : { $item }
ff-needs-hero = { $hero } dans le groupe
ff-needs-ally = { $ally } comme allié
ff-needs-result-success = un succès dans : { $title }
ff-needs-result-partial = un échec partiel dans : { $title }
ff-needs-result-fail = un échec dans : { $title }
ff-needs-objective = l'objectif { $number } atteint dans : { $title }
ff-needs-choice = { $label } ({ $title })
ff-needs-archive_friend = des amis aux Archives
ff-needs-palace_guest = l'hospitalité du palais
ff-needs-grove_found = le bosquet caché découvert
ff-needs-witness_safe = un témoin en sûreté
ff-needs-singer_saved = la chanteuse sauvée
ff-needs-need_witness = un tribunal qui réclame un témoin
ff-needs-compact_held = le Pacte maintenu
ff-needs-aim_tune = le dessein d'accorder les cloches
ff-needs-aim_bind = le dessein de lier la Voix
ff-needs-clue_rhyme = la comptine dont se servent les poissonnières
ff-needs-clue_fishwives = le verdict des Poissonnières contre la Couronne
ff-needs-clue_tides = les tables des marées de l'éclusier
ff-needs-clue_buckets = ce qui entre par la porte des cuisines du palais
ff-needs-clue_note = la note qui faisait trembler la louche
ff-needs-clue_quay = l'ancien quai sous les puits
ff-needs-clue_weir = la note d'en dessous du Barrage
ff-needs-other = un événement antérieur du récit

## Forms and what can be chosen at set-up

ff-form-campaign = Campagne
    .description = Le récit des Sources muettes en trois actes, sauvegardé entre les séances. Deux à quatre joueurs, un héros chacun.
ff-form-solo = Solo
    .description = La campagne pour un seul joueur, qui mène deux héros.
ff-form-expedition = Expédition
    .description = Mode combat : trois ou quatre combats et des repos à la suite, sans le récit, pour une médaille.
ff-form-companion = Mode table
    .description = Vos pièces et vos dés sur la table : la page raconte l'histoire, mène les ennemis et compte les manches.
ff-form-combat = Combat seul
    .description = Un combat du récit, pour s'exercer et l'étudier. Toutes les règles s'appliquent.

ff-setup-heroes = Héros
    .help = Qui joue quel héros.
ff-setup-heroes-choose = Choisis à la table
ff-setup-party = Héros à la table
    .help = Combien de héros compte le groupe.
ff-setup-party-2 = Deux
ff-setup-party-3 = Trois
ff-setup-party-4 = Quatre
ff-setup-difficulty = Difficulté
    .help = Récit : les héros récupèrent 1 point de santé de plus après chaque combat. Difficile : chaque combat compte un ennemi de plus.
ff-setup-difficulty-standard = Standard
ff-setup-difficulty-story = Récit
ff-setup-difficulty-hard = Difficile
ff-setup-challenge = Mode défi
    .help = On ne se parle que pendant la planification ; du premier tour à l'entretien, seul le joueur actif parle.
ff-setup-challenge-False = Non
ff-setup-challenge-True = Oui
ff-setup-beast_master = Maître des bêtes
    .help = Le joueur qui fait les choix laissés aux ennemis.
ff-setup-beast_master-0 = Premier joueur
ff-setup-beast_master-1 = Deuxième joueur
ff-setup-beast_master-2 = Troisième joueur
ff-setup-beast_master-3 = Quatrième joueur
ff-setup-completed = Le récit a déjà été terminé
    .help = Les quatorze règles supplémentaires s'appliquent dès le début.
ff-setup-completed-False = Non
ff-setup-completed-True = Oui
ff-setup-save = Campagne sauvegardée
    .help = Une campagne à poursuivre.
ff-setup-restart = Recommencer l'acte
    .help = La campagne sauvegardée revient au début de son acte.
ff-setup-restart-False = Non
ff-setup-restart-True = Oui
ff-setup-expedition = Expédition
    .help = L'expédition que vous jouez.
ff-setup-expedition-choose = Choisie à la table
ff-setup-expedition-x_harbour = { expedition-x_harbour }
ff-setup-expedition-x_palace = { expedition-x_palace }
ff-setup-expedition-x_depths = { expedition-x_depths }
ff-setup-combat = Combat
    .help = Le combat du récit que vous jouez.
ff-setup-arrival = Le groupe arrive
    .help = Dans le récit, rares sont ceux qui arrivent indemnes à un combat.
ff-setup-arrival-story = Comme dans le récit
ff-setup-arrival-rested = Reposé

## Why not: refusals (ff-why-...): what stands in the way, then what would be right

ff-why-over = La partie est terminée. Vous pouvez la revoir en relecture.
ff-why-not-asked = Un autre joueur décide en ce moment. La question vous sera posée quand ce sera à vous.
ff-why-must-choose = Il faut choisir quelque chose ici. Choisissez l'une des possibilités.
ff-why-not-offered = Ce n'est pas ce qui est demandé ici. Choisissez l'une des possibilités.
ff-why-only-in-turn = Résultats, compétences et objets s'utilisent pendant le tour du héros. Attendez ce tour.
ff-why-only-in-planning = Ce n'est possible qu'en phase de planification. Prévoyez-le pour la prochaine manche.
ff-why-no-such-zone = Il n'y a pas de zone { $zone } sur cette carte de combat. Les zones portent des lettres.
ff-why-already-there = Le héros est déjà dans la zone { $zone }. Choisissez-en une autre.
ff-why-not-adjacent = La zone { $zone } n'est pas voisine. Un Mouvement mène à une zone voisine ; faites-en plusieurs.
ff-why-blockade = { $enemy_title } vous retient : Blocus. Vainquez-le, étourdissez-le ou repoussez-le d'abord.
ff-why-closed-door = Une porte fermée barre le passage : { $map_token }. Ouvrez-la d'abord par une Concentration.
ff-why-guarded = Un ennemi garde ceci : { $map_token }. Vainquez d'abord le garde ; l'étourdir ne suffit pas.
ff-why-terrain = Quitter un terrain difficile coûte un résultat Mouvement de plus. Payez deux Mouvements.
ff-why-no-such-enemy = Cet ennemi n'est pas sur la carte de combat. Choisissez-en un qui s'y trouve.
ff-why-fear-forbids = Une carte Peur de ce héros l'interdit jusqu'à la fin de la scène. Faites autre chose.
ff-why-guarded-enemy = { $enemy_title } est sous bonne garde et ne peut pas servir de cible. Vainquez d'abord le garde.
ff-why-not-in-your-zone = { $enemy_title } n'est pas dans votre zone (distance : { $n }). Une Frappe n'atteint que votre zone : approchez.
ff-why-too-near-to-shoot = { $enemy_title } est dans votre zone. Un Tir n'atteint que les zones voisines : éloignez-vous ou frappez.
ff-why-too-far-to-shoot = { $enemy_title } est trop loin (distance : { $n }). Un Tir n'atteint que les zones voisines : approchez.
ff-why-barricade = Une barricade protège cet ennemi de ce côté : { $enemy }. Tirez d'un autre côté.
ff-why-stealth = { $enemy_title } ne peut pas être la cible de Tirs : Furtivité. Frappez-le.
ff-why-shield-bearer = { $enemy_title } protège les autres : Porte-bouclier. Ciblez-le avant les autres sbires de sa zone.
ff-why-nothing-to-examine = Il n'y a rien à examiner ici par une Concentration. On examine coffres, portes, jetons d'exploration et certains objectifs.
ff-why-not-here = Ceci n'est pas dans votre zone : { $map_token }. Allez-y d'abord.
ff-why-energy-step-used = Le Mouvement énergétique a déjà eu lieu ce tour-ci. Il n'est possible qu'une fois par tour.
ff-why-no-energy = { $hero } n'a pas assez d'énergie. On ne dépense que celle qu'on a ; la santé ne la remplace pas.
ff-why-nothing-to-take = Ce jeton d'objectif n'existe pas. Prenez-en un qui se trouve sur la carte de combat.
ff-why-wants-focus = Ceci ne se prend pas, mais s'examine : { $map_token }. Utilisez une Concentration.
ff-why-not-knocked-out = Ce héros n'est pas K.-O. On ne ranime qu'un héros à terre.
ff-why-revive-elsewhere = { $hero } se trouve dans une autre zone. Allez-y, puis ranimez.
ff-why-no-such-symbol = Aucun point faible du boss ne porte ce symbole. Choisissez un symbole découvert.
ff-why-symbol-out-of-reach = Ce symbole ne peut pas être couvert d'ici : { $weak_point }. Les Frappes exigent la zone du boss, les Tirs une zone voisine.
ff-why-no-ally-here = Aucun allié n'est dans cette zone. Ses dés servent dans la zone du héros qu'il accompagne.
ff-why-no-such-ally-die = Aucun dé de l'allié ne montre cela : { $face }. Utilisez-en un qui reste.
ff-why-ally-not-now = L'allié ne peut pas y aider maintenant. Échangez un de vos dés contre son résultat, ou choisissez une autre capacité.
ff-why-not-your-ability = { $hero } n'a pas cette capacité. Utilisez celles qu'indique le plateau de héros.
ff-why-already-hidden = Le héros est déjà caché. Gardez la Concentration pour autre chose.
ff-why-hide-from-enemies = Des ennemis sont dans cette zone. Cachez-vous dans une zone sans ennemi.
ff-why-drum-full = Le Tambour ne prend plus de charge : trois au plus, et il doit être dans son emplacement. Utilisez-en d'abord une.
ff-why-no-fencing = L'Escrime aide une fois par tour, en posture d'Attaque. Retournez le jeton de posture en planification.
ff-why-no-fountain = Il n'y a pas ici de fontaine avec des marqueurs. Allez-y d'abord.
ff-why-fountain-enemies = Les ennemis près de la fontaine empêchent de boire. Chassez-les d'abord.
ff-why-fountain-later = Une fontaine sert au début et à la fin d'un tour. Pour boire, finissez le tour ici.
ff-why-fountain-not-needed = Il n'en manque pas. Laissez les marqueurs aux autres.
ff-why-miss-pays-nothing = Un Raté ne paie rien, même pas un Résultat quelconque. Payez avec un autre résultat.
ff-why-unknown-result = Ce résultat n'existe pas. Payez avec des résultats que possède le héros.
ff-why-no-such-result = Le héros n'a plus ce résultat : { $face }. Utilisez-en un autre, ou gagnez-le par une compétence.
ff-why-action-never-pays = C'était une action, pas un résultat : { $face }. Les actions se font sur la carte de combat et ne paient jamais.
ff-why-not-precise = Il faut un résultat précis : { $face }. Un résultat simple ne suffit pas ; l'inverse serait possible.
ff-why-cannot-pay = Les résultats disponibles ne suffisent pas. Il faut : { $face }.
ff-why-wrong-payment = Ce n'est pas le prix. Il faut : { $face }.
ff-why-last-health = { $hero } ne peut pas donner son dernier marqueur de santé. Récupérez d'abord de la santé.
ff-why-not-hidden = Le jeton de discrétion est épuisé. Cachez-vous d'abord.
ff-why-no-charge = Le Tambour n'a pas de charge. Chargez-le d'abord avec un résultat quelconque.
ff-why-no-such-card = Cette compétence n'existe pas. Utilisez-en une préparée.
ff-why-not-prepared = Cette compétence n'est pas préparée : { $skill }. Seules les six préparées servent en combat.
ff-why-works-by-itself = Cette compétence agit d'elle-même au bon moment : { $skill }. Il n'y a rien à faire maintenant.
ff-why-used-this-combat = A déjà servi dans ce combat : { $card }. Une fois par combat.
ff-why-used-this-round = A déjà servi dans cette manche : { $card }. Une fois par manche.
ff-why-one-way = Cette compétence ne va que dans un sens : { $skill }. Payez ce qui est à gauche.
ff-why-sequence = D'ici, cela ne peut pas être mené à bien : { $card }. Toutes les actions doivent être possibles, dans l'ordre.
ff-why-no-effect = Cela n'aurait aucun effet maintenant : { $card }. Attendez que quelqu'un puisse être touché.
ff-why-not-carried = Le héros ne porte pas cet objet. Utilisez-en un placé sur son plateau.
ff-why-wrong-slot = Cet objet ne sert pas là : { $item }. Un objet ne sert que dans l'emplacement indiqué par son symbole.
ff-why-item-by-itself = Cet objet ne s'utilise pas ainsi : { $item }. Il agit comme le dit son texte.
ff-why-no-such-weapon = Le héros ne tient pas cette arme. Une attaque spéciale vient de l'arme principale à sa place.
ff-why-no-special = Aucun dé ne montre l'attaque spéciale. Elle n'est que sur les dés d'arme.
ff-why-not-your-hero = Ce héros n'est pas à vous. Choisissez l'un des vôtres.
ff-why-planning-done = { $hero } a fini de planifier. La suite viendra pendant son tour.
ff-why-already-turned = Un dé a déjà été tourné par un brelan dans cette manche. Une fois par manche suffit.
ff-why-no-triple = Il faut trois faces identiques, sans Raté, et une face que ce dé possède. Relancez d'abord.
ff-why-no-stance = Seul le Noble a une posture, et il la retourne une fois par manche.
ff-why-already-rerolled = Ce moyen de relancer a déjà servi dans cette manche. Chacun ne sert qu'une fois.
ff-why-only-misses = La relance énergétique est pour les dés montrant Raté. Ne choisissez que ceux-là.
ff-why-no-reroll = Le héros ne peut pas relancer ces dés ainsi. Choisissez un autre moyen ou d'autres dés.
ff-why-already-sprinted = Le héros a déjà sprinté dans cette manche. Une fois suffit.
ff-why-sprint-terrain = On ne sprinte pas hors d'un terrain difficile. Quittez-le par des Mouvements pendant le tour.
ff-why-sprint-forbidden = Une carte Peur ou un objet interdit le sprint à ce héros. Faites des Mouvements pendant son tour.
ff-why-sprint-no-portal = Un sprint ne passe pas par les portails. Faites un Mouvement pendant le tour du héros.
ff-why-dice-later = Les dés se choisissent au début de la planification. Choisissez-en d'autres à la prochaine manche.
ff-why-not-your-dice = { $hero } n'a pas ces dés. Choisissez dans sa réserve de dés.
ff-why-so-many-dice = Choisissez { ff-n-dice }, ni plus ni moins.
ff-why-order-of-all = L'ordre comprend une fois chaque héros conscient. Proposez un tel ordre.
ff-why-order-later = L'ordre se fixe à la fin de la planification et vaut pour la manche.
ff-why-rest-impossible = De là, la suite serait impossible. Choisissez l'une des possibilités.
ff-why-not-a-target = Cela ne peut pas être choisi ici. Choisissez l'une des possibilités.
ff-why-nothing-proposed = Personne n'a encore rien proposé. Proposez quelque chose.
ff-why-no-such-choice = Le récit ne propose pas cela maintenant. Choisissez l'une des possibilités.
ff-why-not-from-here = Cela ne se fait pas d'ici, ou plus. Choisissez un des chemins ou une des choses à faire.
ff-why-choice-locked = Cette voie est fermée au groupe. Il faut : { $needs }.
ff-why-choice-too-dear = Le groupe ne peut pas payer cela. Choisissez une autre voie.
ff-why-only-agree = Vous avez fait votre proposition. Vous pouvez maintenant accepter celle qui est sur la table.
ff-why-only-in-rest = Les lieux et les quêtes secondaires sont pour les scènes de repos. Attendez la prochaine.
ff-why-quest-gone = Cette quête secondaire n'est pas proposée : { $quest }. Prenez-en une disponible.
ff-why-no-time = Cela demande { ff-n-time }, il en reste { $time }. Choisissez plus court.
ff-why-place-gone = Ce lieu n'existe plus. Visitez-en un qui figure sur le plan.
ff-why-place-closed = { $place } : fermé au groupe. Il faut : { $needs }.
ff-why-already-visited = Le groupe y est déjà : { $place }. Profitez de ce que le lieu offre.
ff-why-just-buy = Une boutique ne se visite pas à part : { $place }. Achetez simplement quelque chose.
ff-why-visit-first = Le groupe n'y est pas encore : { $place }. Visitez d'abord le lieu.
ff-why-not-sold = Cela ne se trouve pas ici : { $place }. Voyez ce que le lieu offre.
ff-why-level-one-first = Le niveau II exige le niveau I : { $skill }. Apprenez-la d'abord.
ff-why-no-gold = Cela coûte { ff-n-gold } ; le groupe en a { $gold }. Trouvez-en d'autres ou achetez moins cher.
ff-why-not-in-combat = On n'échange ni objets ni compétences pendant un combat. Faites-le avant ou après.
ff-why-manage-first = Choisissez d'abord de vous occuper des objets, des compétences et des vivres.
ff-why-no-food = Le groupe n'a pas de vivres. Achetez-en pendant un repos.
ff-why-not-hungry = Les vivres n'aideraient pas ce héros maintenant. Gardez-les.
ff-why-no-trait-points = Un trait coûte { ff-n-trait-points } ; le groupe en a { $points }. Réussissez des tests moyens et difficiles.
ff-why-has-trait = Le héros a déjà ce trait, ou il n'existe pas. Choisissez-en un autre.
ff-why-no-swap = On change de héros avant toute autre chose, pour un héros absent du groupe, et jamais en expédition.
ff-why-item-not-needed = Cet objet n'aiderait personne maintenant, ou ne s'utilise pas ici. Gardez-le.
ff-why-not-your-item = Cet objet n'est pas à vous. Prenez-en un de vos héros ou du sac commun.
ff-why-item-like-it = Cet emplacement contient déjà le même objet : { $item }. Les échanger ne changerait rien.
ff-why-item-of-one-hero = Cet objet est réservé à un héros : { $item } ({ $hero }). Laissez-le-lui.
ff-why-skill-not-owned = Le héros n'a pas appris cette compétence. Apprenez-la pendant un repos.
ff-why-already-prepared = Cette compétence est déjà préparée : { $skill }. Choisissez-en une autre.
ff-why-six-prepared = { $n } compétences au plus sont préparées. Dites laquelle laisse la place.
