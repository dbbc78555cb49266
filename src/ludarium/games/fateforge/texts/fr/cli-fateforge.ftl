### Words of the terminal for Fateforge: what can be typed, and what stands around the table.

cli-in-fateforge-why = pourquoi pas : pourquoi frapper archer 2, pourquoi mouvement F, pourquoi charge
cli-in-fateforge-card = une compétence, un objet, un ennemi ou une carte en entier : carte charge, carte archer
cli-in-fateforge-rules = les règles : règles 7.7, règles énergie
cli-in-fateforge-not-understood = « { $text } » n'est pas une réponse ici. Tapez un numéro, ou des mots d'une possibilité comme « mouvement B » ou « frapper archer » ; ? en montre plus.
cli-ff-command-heroes = héros
    .help = les héros avec tous leurs chiffres
cli-ff-command-enemies = ennemis
    .help = les ennemis et ce qu’ils feraient maintenant
cli-ff-command-places = lieux
    .help = les lieux d’une scène de repos et ce qu’ils offrent
cli-ff-help-answers =
    3 – la possibilité de ce numéro
    mouvement b – des mots d'une possibilité : où aller
    frapper archer 2 – que faire et à qui ; on peut ajouter le résultat qui paie : frapper archer 2 précise
    pied léger – une compétence ou un objet
    finir – finir le tour
cli-ff-help-signs = Les zones sont des cases avec une lettre ; les traits sont des passages, { $open } une porte ouverte, { $closed } une porte fermée. { $hero_sign } les héros, { $enemy_sign } les ennemis avec leurs dégâts sur leur résistance. Signes : { $stunned } étourdi, { $guard } de garde, { $guarded } gardé, { $marked } marqué, { $block } jetons de blocage, { $armour } armure. { $used } a déjà servi dans cette manche ou ce combat. { $choice } une zone que nomme une réponse.
cli-ff-health = santé
cli-ff-energy = énergie
cli-ff-block = blocage
cli-ff-armour = armure
cli-ff-poison = poison
cli-ff-charges = charges
cli-ff-ko = K.-O.
cli-ff-hidden = cachée
cli-ff-stunned = étourdissement
cli-ff-guard-stance = posture de Garde
cli-ff-attack-stance = posture d'Attaque
cli-ff-protected = impossible à cibler
cli-ff-taunting = provoque
cli-ff-carries = porte : { $what }
cli-ff-fear = Peur : { $cards }
cli-ff-corruption = Corruption : { $cards }
cli-ff-ally = allié : { $ally } ({ $faces })
cli-ff-ally-hurt = dégâts { $n } sur { $all }
cli-ff-beast-master = Maître des bêtes : { $player }
cli-ff-dice = Dés
cli-ff-gained = gagné : { $faces }
cli-ff-screen = derrière le paravent
cli-ff-enemies = Ennemis, dans l'ordre où ils agissent
cli-ff-weak-point = Point faible : { $weak_point }
cli-ff-wounds = blessures { $wounds } sur { $most }, cartes restantes { $cards }
cli-ff-nothing-to-show = Il n’y a rien à montrer maintenant : les ennemis sont sur la carte d’un combat, les lieux dans une scène de repos.
cli-ff-objectives = Objectifs
cli-ff-round = Manche { $round } sur { $rounds }
cli-ff-order = Ordre : { $order }
cli-ff-reaction = réactions ennemies
cli-ff-barricades = Barricades : { $ways }
cli-ff-barricade = pas de tir vers { $zone } depuis { $side }
cli-ff-bridges = Autres passages : { $ways }
cli-ff-party = Groupe : or { $gold }, vivres { $food }, points de trait { $traits }, points de victoire { $points }
cli-ff-bag = Sac commun : { $items }
cli-ff-reputation = Réputation : { $list }
cli-ff-locked = fermé : { $needs }
cli-ff-too-dear = trop cher
cli-ff-hints = Indices
cli-ff-special = Règles spéciales
cli-ff-place-closed = fermé : { $needs }
cli-ff-quests = Quêtes secondaires
cli-ff-quest = { $quest } : danger { $danger }, { ff-n-time }
cli-ff-ware = { $item_title } ({ ff-n-gold })
cli-ff-look-up = Tapez « carte » et un nom pour lire ce qu'il fait.
cli-ff-traits = traits : { $traits }
cli-ff-chance = { $hero } ({ $percent } % de réussite)
cli-ff-hero-facts = Santé { $health }, énergie { $energy }, trait { $trait }, dés { $dice }.
cli-ff-phase-setup = mise en place
cli-ff-phase-planning = planification
cli-ff-phase-order = ordre des tours
cli-ff-phase-turn = tours des héros
cli-ff-phase-reaction = réactions ennemies
cli-ff-phase-enemies = tour des ennemis
cli-ff-phase-clean-up = entretien
cli-ff-phase-end = après la dernière manche
cli-ff-more-options = … et { $count } de plus. Tapez des mots de celle que vous voulez.
