# L'histoire dans la page : livre, repos, groupe, campagnes.

## Refus

ff-bad-save = Cette sauvegarde est inutilisable : elle est coupée, modifiée, ou n'est pas une sauvegarde de Fateforge.
ff-save-secret = Des dés sont cachés derrière le paravent d'un autre joueur. Exportez une fois le combat terminé.
error-may-not-speak = Mode défi : du premier tour jusqu'à la phase d'entretien, seul le joueur actif peut parler ou demander un indice (FF-1.11).

## La page

ff-story-silent-springs = Les Sources muettes
ff-story-act-of = Les Sources muettes · acte { $n }
ff-story-chapter = Chapitre { $n }
ff-story-the-end = Fin
ff-story-before = Ce qui a mené ici
ff-story-result-passed = réussi
ff-story-result-failed = échoué
ff-story-result-success = succès
ff-story-result-partial = succès partiel
ff-story-result-fail = échec
ff-story-objectives = Objectifs
ff-story-bonus = Objectifs bonus
ff-story-fates = Ce qu'ils sont devenus
ff-story-map = Carte : { $places }
ff-story-hints = Ce qui se dit
ff-story-sheet = Afficher ou masquer les choix
ff-story-progress = Avancement de l'acte : { $done } sur { $all }
ff-story-mark-chapter = Chapitre { $n } de l'acte
ff-story-mark-rest = Repos après le chapitre { $n }

## Choisir

ff-story-ask-story = Que faites-vous ?
ff-story-ask-roam = Où allez-vous, et que faites-vous ?
ff-story-ask-quest = L'acceptez-vous ?
ff-story-ask-reward = Choisissez une récompense
ff-story-ask-reward-hero = Quel héros la reçoit ?
ff-story-ask-before-combat = Le combat va commencer
ff-story-ask-knocked-out = Un héros est à terre. L'aider d'abord, ou continuer ?
ff-story-ask-expedition = Choisissez une expédition
ff-story-expedition-intro = Une expédition est une suite de combats et de repos, sans récit entre eux. Tous les objectifs principaux doivent être atteints ; les objectifs bonus font passer la médaille à l'argent ou à l'or.
ff-story-points-track = { $n ->
    [one] Un point de victoire
   *[other] { $n } points de victoire
  } ; un sur deux apporte une récompense
ff-story-medal-points = { $n ->
    [one] Un point de médaille
   *[other] { $n } points de médaille
  }
ff-story-ask-party = Choisissez votre héros
ff-story-ask-party-second = Choisissez votre second héros
ff-story-help-party = Un même héros ne peut pas être pris deux fois. Les héros diffèrent par leurs dés, leurs compétences et leur caractère.
ff-story-way-fight = Au combat
ff-story-way-go-on = Continuer
ff-story-way-leave = Terminer le repos
ff-story-choice-test =
    { $trait }, { $difficulty } : { $n ->
        [one] un dé
       *[other] { $n } dés
     }
ff-story-costs-gold = Coûte { ff-n-gold } ; vous en avez { $have }
ff-story-costs-food = Coûte { ff-n-food } ; vous en avez { $have }
ff-story-expedition-note =
    { $combats ->
        [one] un combat
       *[other] { $combats } combats
     }, environ { $hours } h, difficulté { $difficulty }
ff-story-chosen = choisi
ff-story-proposed = proposé
ff-story-agree = D'accord
ff-story-agree-to = D'accord : { $what }
ff-story-agreed = Pour : { $players }.
ff-story-waiting = En attente de : { $players }.
ff-story-manage = S'occuper du groupe
ff-story-book = Livre de campagne

## Pourquoi un choix ou un lieu est fermé

ff-story-needs-reputation = Il faut une réputation de { $n } ({ $reputation }) ; vous avez { $have }.
ff-story-needs-regard = Il faut l'estime de quelqu'un : { $character } { $n }.
ff-story-needs-gold = Il faut { ff-n-gold } ; vous en avez { $have }.
ff-story-needs-food = Il faut { ff-n-food } ; vous en avez { $have }.
ff-story-needs-witness_safe = Il faut que l'apprenti soit à l'abri chez les exilés.
ff-story-needs-archive_friend = Il faut un ami aux Archives.
ff-story-needs-palace_guest = Il faut une invitation au palais.
ff-story-needs-grove_found = Personne ne vous a encore montré le chemin.
ff-story-needs-singer_saved = Il faut que la chanteuse soit sauvée.
ff-story-needs-compact_held = Il faut que le Pacte soit entre vos mains.
ff-story-needs-other = Ce que vous avez fait, ou non, ferme cette voie.

## Tests

ff-story-test = Test
ff-story-test-easy = facile
ff-story-test-average = moyen
ff-story-test-hard = difficile
ff-story-test-title = { $trait }, { $difficulty }
ff-story-test-dice =
    { $n ->
        [one] Un dé, et il doit réussir
        [2] Les deux dés doivent réussir
       *[other] Les { $n } dés doivent réussir
     }
ff-story-has-trait = a le trait
ff-story-no-trait = sans le trait
ff-story-one-die-more = un dé de plus
ff-story-dice = Les dés
ff-story-faces = Ce que disent les faces
ff-story-means-success = Succès
ff-story-means-trait = Succès avec le trait
ff-story-means-fail = Échec
ff-story-face-success = Succès
ff-story-face-fail = Échec
ff-story-face-trait = Trait : compte ({ $hero })
ff-story-face-trait-not = Trait : ne compte pas
ff-story-dice-fail =
    { $n ->
        [one] Un dé échoue.
       *[other] { $n } dés échouent.
     }
ff-story-may-reroll = { $hero_title } a le trait : pour 1 point d'énergie, une fois, tous les dés sont relancés.
ff-story-accept-failure = Accepter l'échec
ff-story-reroll-energy = Tout relancer
ff-story-reroll-one = Relancer un dé : { $what }
ff-story-who-tests = Qui fait le test ?
ff-story-tester-proposed = Proposition pour le test : { $hero }.

## Lecture à voix haute

ff-story-narration = Narration
ff-story-no-voice = Cet appareil n'a pas de voix pour cette langue ; rien ne peut être lu à haute voix.
ff-story-pause = Pause
ff-story-go-on = Reprendre la lecture
ff-story-speed = Vitesse { $n }
ff-story-key-choose = Choisir
ff-story-key-narrate = Activer ou couper la narration
ff-story-key-pause = Mettre la narration en pause

## Le groupe

ff-story-party = Le groupe
ff-story-of = { $n } sur { $all }
ff-story-corruption = Corruption : { $n }
ff-story-gold = or
ff-story-food = vivres
ff-story-trait-points = points de trait
ff-story-trait-points-of = sur { $n } points de trait
ff-story-victory-points = points de victoire

## Repos

ff-story-rest = Repos
ff-story-rest-after = Repos après le chapitre { $n } · acte { $act }
ff-story-rest-ask = Le groupe passe son temps ensemble.
ff-story-rest-help = Le temps restant est perdu ; l'énergie et l'armure reviennent à la fin.
ff-story-rest-bots = Les bots attendent que vous repartiez, puis utilisent ce qui reste.
ff-story-rest-ready = Prêts à repartir : { $players }.
ff-story-time = temps
ff-story-time-left = Temps restant : { $n } sur { $all }
ff-story-paid = payé pour ce repos
ff-story-kind-visit = une visite
ff-story-kind-shop = boutique, regarder est gratuit
ff-story-visit =
    { $n ->
        [0] Y aller
       *[other] Y aller (temps : { $n })
     }
ff-story-visit-first = Allez-y d'abord ; les maîtres auront alors du temps pour vous.
ff-story-no-time = Pas assez de temps
ff-story-too-dear = Trop cher
ff-story-sold = Déjà à vous
ff-story-not-now = Pas maintenant
ff-story-heal = Soigner { $n }
ff-story-buy-food =
    { $gold ->
        [one] Vivres : { $n } pour { $gold } pièce d'or
       *[other] Vivres : { $n } pour { $gold } pièces d'or
    }
ff-story-buy-sure =
    { $time ->
        [0] Acheter pour { $gold } or ?
       *[other] Acheter pour { $gold } or et { $time } temps ?
    }
ff-story-and-time = temps : { $n }
ff-story-all-test = chaque héros fait le test, tous doivent réussir
ff-story-odds-again = { $chance } avec une relance
ff-story-rumour = Écouter une rumeur
ff-story-cure = { $hero_title } : retirer { $what }
ff-story-no-lessons = Rien de plus à apprendre ici pour votre or.
ff-story-filter = Genres de marchandises
ff-story-all = Tout
ff-story-slot-main = arme principale
ff-story-slot-off = arme secondaire
ff-story-slot-two = arme à deux mains
ff-story-slot-clothing = vêtement
ff-story-slot-gear = équipement
ff-story-notices = Avis près de la porte
ff-story-danger = Danger { $n } sur 4
ff-story-expires =
    { $n ->
        [one] disparaît après ce repos
       *[other] encore { $n } repos
     }
ff-story-read-notice = Lire l'avis
ff-story-no-quests = Personne ne cherche d'aide pour l'instant.

## S'occuper du groupe

ff-story-ask-manage = Occupez-vous de vos héros
ff-story-help-manage = Objets, compétences, vivres et traits. Choisissez un objet pour voir où il peut aller.
ff-story-ask-learn = Apprenez des compétences (or disponible : { $gold })
ff-story-help-learn = Le reste servira plus tard à apprendre.
ff-story-done = Terminé
ff-story-eat = Manger
ff-story-slots = Emplacements
ff-story-empty = vide
ff-story-face-down = porté face cachée
ff-story-charges =
    { $n ->
        [one] une charge
       *[other] { $n } charges
     }
ff-story-prepared = Compétences, { $n } préparées sur 6
ff-story-prepare = Préparer
ff-story-instead = À la place de :
ff-story-buy-trait = Acheter un trait pour { $n } points
ff-story-swap = Céder la place à un autre héros
ff-story-swap-help = Le nouveau venu reprend objets, traits et Corruption, et apprend des compétences de même valeur.
ff-story-what-to-do = Qu'en faire
ff-story-use-on = Utiliser sur : { $hero }
ff-story-to-bag = Dans le sac commun
ff-story-to-hero = { $hero_title } : { $slot }
ff-story-pick-item = Choisissez un objet pour le déplacer ou l'utiliser.

## Les héros

ff-story-hero-ranger = Marche devant et parle peu. A tiré sur des choses plus lointaines que la vérité.
    .hint = Un Tir atteint les zones voisines, pas la vôtre. Restez à une zone des ennemis.
ff-story-hero-rogue = Compte les bourses pendant que les autres comptent les ennemis. Les deux comptes tombent souvent juste.
    .hint = Frappez cachée, puis éclipsez-vous. Elle est fragile : ne finissez pas un tour dans la foule.
ff-story-hero-noble = A appris l'escrime, la danse et l'art d'être obéi. Deux des trois servent encore.
    .hint = Choisissez la posture à la planification : Attaque pour une Frappe précise, Garde quand on viendra à vous.
ff-story-hero-shaman = Garde le rythme que les sources ont perdu. Écoute si longtemps que c'en devient gênant.
    .hint = Les résultats en trop chargent le Tambour ; une charge donne une Concentration à qui en a besoin.
ff-story-hero-mercenary = On l'a payée pour presque toutes les causes. Cette fois elle est venue sans demander le prix.
    .hint = Tenez-vous devant. Une fois par manche, un ennemi vaincu donne un blocage : commencez par un faible.

## Le livre de campagne

ff-story-tab-story = L'histoire jusqu'ici
ff-story-tab-party = Le groupe
ff-story-tab-map = Carte d'Easafir
ff-story-tab-bestiary = Bestiaire
ff-story-tab-rules = Règles apprises
ff-story-nothing-yet = La première page est encore blanche.
ff-story-map-of = Carte d'Easafir avec { $n ->
    [one] un lieu connu
   *[other] { $n } lieux connus
  }. Le groupe est ici : { $here }. La liste les nomme tous.
ff-story-map-places = Où l'histoire vous a menés
ff-story-map-rest = Ailleurs en ville
ff-story-map-here = Le groupe est ici
ff-story-map-been = Vous y êtes passés
ff-story-map-heard = Vous en avez seulement entendu parler
ff-story-map-open = Ouvert pour vous pendant le repos
ff-story-map-quest = Une quête secondaire vous y a menés
ff-story-inside-archive = À l'intérieur des Archives
ff-story-inside-below = Sous la ville
ff-story-site-forest = La vieille forêt
ff-story-site-gate = Porte des Péages
ff-story-site-warehouse = Entrepôt Neuf
ff-story-site-marsh = Débarcadère du marais
ff-story-site-ferry_house = Maison du bac
ff-story-site-brine_hall = Trône de saumure
ff-story-site-harbour = Port
ff-story-site-palace = Palais
ff-story-site-archive = Archives
ff-story-site-duelling_court = Cour des duels
ff-story-site-cistern = Prison de la Citerne
ff-story-site-forge = Salle des forges
ff-story-site-foundry = Fonderie de cloches
ff-story-site-chandlers = rue des Ciriers
ff-story-site-drowned_stair = Escalier noyé
ff-story-site-dry_room = Dernière chambre sèche
ff-story-site-well_mouth = Bord du puits
ff-story-roam-steps =
    { $n ->
        [0] Plus aucun pas
        [one] Reste { $n } pas
       *[other] Restent { $n } pas
    }
ff-story-roam-goal = À atteindre : { $goal }
ff-story-roam-step = Un pas
ff-story-roam-late = Un pas, le dernier : vous seriez en retard
ff-story-roam-free = Ne prend pas de pas
ff-story-roam-map = Easafir. Vous êtes ici : { $here }. Des chemins mènent vers { $places }. La liste dit la même chose.
ff-story-site-law_schools = Écoles de droit
ff-story-site-well_street = rue des Puits
ff-story-skills = Compétences
ff-story-carries = Porte
ff-story-nothing = rien
ff-story-search = Chercher
ff-story-nobody-met = Aucune rencontre pour l'instant.
ff-story-enemy-line = Résistance { $toughness }, armure { $armour }.
ff-story-rules-more =
    { $n ->
        [one] Une autre viendra avec l'histoire.
       *[other] { $n } autres viendront avec l'histoire.
     }
ff-story-rule-1 = Coffres
ff-story-rule-2 = Barricades
ff-story-rule-3 = Terrain difficile
ff-story-rule-4 = Fontaines de soin
ff-story-rule-5 = Portails
ff-story-rule-6 = Ennemis gardés
ff-story-rule-7 = Compétences de niveau II
ff-story-rule-8 = Alliés
ff-story-rule-9 = Jetons d'exploration
ff-story-rule-10 = Pièges
ff-story-rule-11 = Portes
ff-story-rule-12 = Points faibles des boss
ff-story-rule-13 = Peur
ff-story-rule-14 = Poison
ff-story-reputation = Réputation
ff-story-reputation-is = Réputation { $n }
ff-story-not-met = pas encore rencontrés
ff-story-bag = Sac commun
ff-story-bag-empty = Le sac est vide.

## Campagnes

ff-story-slot-line = Acte { $act }, chapitre { $chapter }
ff-story-slot-empty = Vide
ff-story-slot-new = commencer une campagne
ff-story-not-begun = Pas encore commencée
ff-story-difficulty-standard = standard
ff-story-difficulty-story = récit
ff-story-difficulty-hard = difficile
ff-story-no-campaigns = L'étagère est vide. Le premier livre s'ouvre sur une source qui a perdu sa voix.
ff-story-continue = Continuer
ff-story-continue-at = Reprendre à : { $where }
ff-story-played-by = Jouée par { $players }.
ff-story-export = Exporter
ff-story-import = Importer une campagne sauvegardée
ff-story-put-away = Ranger
ff-story-put-away-help = La campagne quitte l'étagère et fait place à une autre. Elle n'est pas supprimée : son adresse y mène toujours, et une campagne exportée peut être réimportée à tout moment.
ff-story-other-players = Autres joueurs
ff-story-other-players-help = La campagne continue à une nouvelle table. S'il y a plus de joueurs que de héros, l'acte recommence avec de nouveaux héros.
ff-story-one-screen = Cette campagne se joue avec des pièces sur une vraie table. Elle continue sur un seul écran, pour autant de personnes que vous voulez.
ff-story-how-many = Nombre de joueurs
ff-story-restart-act = Recommencer l'acte
ff-story-restart-help = L'acte recommence à une nouvelle table avec autant de joueurs ; les héros sont choisis à nouveau. Cette campagne reste telle quelle à sa propre table.
ff-story-own-place = Votre étagère est pleine : la nouvelle table prend la place de l'ancienne, qui n'est pas supprimée.
ff-story-again = Rejouer
ff-story-over-medal-bronze = Médaille de bronze
ff-story-over-medal-silver = Médaille d'argent
ff-story-over-medal-gold = Médaille d'or
ff-story-over-expedition-failed = L'expédition a échoué

## Mode table

ff-story-diagram = Mise en place du combat
ff-story-components = Ce qu'il vous faut
ff-story-order = Ordre de cette manche
ff-story-a-hero = le tour d'un héros
ff-story-enemy-turn = Le tour des ennemis
ff-story-round-of = Manche { $n } sur { $all }
ff-story-colour-white = blanc
ff-story-colour-blue = bleu
ff-story-colour-red = rouge
ff-story-colour-green = vert
ff-story-colour-brown = brun
ff-story-colour-purple = violet

## Le premier combat guidé

ff-lesson-intro = { $n } courtes étapes sur la route du Péage, une règle chacune, avec le vrai moteur du jeu. Chaque étape peut être passée.
ff-page-lesson-end = Vous savez de quoi un combat est fait. Livrez-en un maintenant, ou ouvrez le livre et commencez une campagne.
ff-lesson-dice = Quatre dés
    .text = À chaque manche, chaque héros lance derrière son paravent quatre dés de son choix. L'arc ajoute un cinquième dé à la réserve du Rôdeur : un dé reste donc de côté.
    .task = choisissez quatre dés pour le Rôdeur et lancez-les.
    .done = Les dés bleus aiment les Tirs, les rouges les Frappes, les jaunes les Mouvements. Votre lancer n'est visible que de vous.
ff-lesson-miss = Un Raté
    .text = Un Raté ne paie rien. À la planification, 1 point d'énergie relance autant de Ratés que l'on veut, une fois par manche.
    .task = relancez le Raté du Rôdeur.
    .done = L'énergie est rare, et les compétences en veulent aussi. Dépensez-la là où elle sert.
ff-lesson-triple = Un brelan
    .text = Trois faces identiques, hormis les Ratés, permettent une fois par manche de tourner l'un des trois dés sur une autre de ses faces, au choix.
    .task = tournez l'une des trois Frappes du Noble sur une autre face.
    .done = Un brelan ne coûte rien. Cherchez-le avant de relancer.
ff-lesson-sprint = Sprint
    .text = À la planification, chaque héros peut sprinter une fois vers une zone voisine. Cela ne coûte aucun dé ; seul quitter une zone où se trouvent des ennemis fait mal : 1 dégât en tout.
    .task = sprintez avec un héros jusqu'à la zone B.
    .done = Un sprint épargne un Mouvement, et un Mouvement est un dé.
ff-lesson-order = L'ordre
    .text = Le groupe convient de l'ordre des tours. Les ennemis réagissent quelque part entre ces tours : le moment est connu, les couleurs ne le sont pas.
    .task = fixez l'ordre dans lequel agissent les héros.
    .done = Qui agit avant la réaction peut l'affaiblir. Qui agit après peut y répondre.
ff-lesson-step = Mouvement
    .text = Au tour d'un héros, chaque résultat se dépense une fois. Un Mouvement déplace le héros vers une zone voisine.
    .task = déplacez le Rôdeur vers la zone B.
    .done = Le dé est dépensé, le héros a bougé. Les résultats inutilisés sont perdus à la fin du tour.
ff-lesson-strike = Frappe
    .text = Une Frappe inflige 1 dégât à un ennemi de la zone du héros. Quand les dégâts égalent sa résistance, il tombe.
    .task = frappez le chien avec le Noble.
    .done = Une Frappe n'atteint jamais une autre zone. Pour cela, il y a les Tirs.
ff-lesson-shot = Tir
    .text = Un Tir inflige 1 dégât à un ennemi d'une zone voisine, jamais de la zone du héros.
    .task = tirez sur le chien avec le Rôdeur.
    .done = À une zone de distance, le chien n'a encore mordu personne.
ff-lesson-convert = Les compétences changent les résultats
    .text = Une compétence prend des résultats à gauche et donne ce qui est à droite. Encoche rapide change une Concentration en résultat Tir, qui se dépense ensuite comme un dé.
    .task = utilisez Encoche rapide, puis tirez.
    .done = Les carrés ivoire sont des résultats et peuvent payer. Les flèches orange sont des actions et se font aussitôt.
ff-lesson-sequence = Une séquence
    .text = Certaines compétences enchaînent plusieurs actions. Elles ne sont proposées que si toutes sont possibles. Fente : un Mouvement, puis une Frappe à +1 dégât.
    .task = utilisez Fente et vainquez le chien.
    .done = Une compétence, deux actions, un chien de moins.
ff-lesson-energy = Le Mouvement énergétique
    .text = Une fois par tour, un héros peut dépenser 1 point d'énergie pour aller dans une zone voisine sans Mouvement.
    .task = déplacez le Rôdeur par un Mouvement énergétique.
    .done = Cela marche même quand il ne reste plus aucun dé.
ff-lesson-block = Blocage
    .text = Parade change n'importe quel résultat en Blocage. Dépensé comme action, il devient un jeton de blocage, et chaque jeton annule 1 dégât.
    .task = utilisez Parade et gagnez un jeton de blocage.
    .done = Les jetons restent jusqu'à l'entretien, puis disparaissent.
ff-lesson-reaction = La réaction
    .text = Des couleurs sont tirées et les ennemis de ces couleurs agissent, selon leur cadre et leur initiative. Le chien a rejoint le Noble, qui tient un jeton de blocage.
    .task = annulez le dégât avec le jeton de blocage.
    .done = D'abord les blocages, puis l'armure, puis la santé. Vous choisissez ce que vous dépensez.
ff-lesson-chest = L'objectif
    .text = Le gardien du coffre est vaincu. Un héros dans sa zone peut le prendre pendant son tour.
    .task = prenez le coffre avec le Noble.
    .done = Qui tombe en portant un objectif le lâche sur place.
ff-lesson-revive = Ranimer
    .text = Un héros sans santé est K.-O. Un héros de la même zone peut céder deux résultats, 1 point de santé et 1 point d'énergie pour le ranimer.
    .task = ranimez le Rôdeur.
    .done = Le héros ranimé récupère 2 points de santé, pioche une carte Corruption et agit de nouveau à la manche suivante.
ff-lesson-escape = La fuite
    .text = Après la dernière manche, le groupe part par une seule sortie, et les ennemis des zones traversées blessent ceux qui passent. Le coffre est à vous ; la sortie est dans la zone F.
    .task = gagnez la sortie, terminez le tour et fuyez.
    .done = Voilà un combat : prendre ce qu'on est venu chercher, et être à la porte à temps.
