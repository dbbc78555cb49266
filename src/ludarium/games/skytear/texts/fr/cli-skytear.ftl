### Words of the terminal for Skytear: what can be typed, and what stands around the table.

cli-in-skytear-why = pourquoi pas : pourquoi g7, pourquoi attaque, pourquoi poing du dragon
cli-in-skytear-card = une carte ou un héros en entier : carte poing du dragon, carte yami
cli-in-skytear-rules = les règles : règles 15.3, règles ligne blanche
cli-in-skytear-not-understood = « { $text } » n'est pas une réponse ici. Tapez une case, un nom, une action ou un numéro ; ? en montre plus.
cli-sk-command-auto = auto
    .help = passer à chaque occasion de Réaction ; encore une fois : choisir là où vous pouvez jouer
cli-sk-command-hold = garder, hold
    .help = choisir à chaque occasion de Réaction ; encore une fois : seulement là où vous pouvez jouer
cli-sk-command-next = suite, next
    .help = passer à chaque occasion de Réaction jusqu'à une autre question
cli-sk-command-deck = deck
    .help = construction du deck : deck montrer, deck charger FICHIER, deck enregistrer FICHIER
cli-sk-command-heroes = héros
    .help = les héros avec tous leurs chiffres
cli-sk-command-all = tous, all
    .help = quand il n'y a rien à choisir : prendre tous les héros qui restent dans votre réserve
cli-sk-verb-activate = activer
cli-sk-verb-declare = déclarer
cli-sk-verb-play = jouer
cli-sk-verb-pass = passer, finir, fin, non, stop
cli-sk-verb-choose = choisir, cible, vers, défausser, zone
cli-sk-help-answers =
    g7 – la case : y aller, ou choisir ce qui s'y trouve
    attaque – une action : déplacement, commandement, attaque, escarmouche, dévotion
    yami – un héros : l'activer ou le choisir
    jouer poing du dragon – jouer une carte ; suivi de « yami » : avec ce héros
    g7 g8 – poser la zone sur ces cases
    passer – ne rien jouer, s'arrêter ou finir l'activation
    3 – l'option de ce numéro
cli-sk-help-signs = Camps : { $sides } ; sbires { $minions }, T5 une Tour et N5 un Nexus avec ses PS, P un Pilier, { $illusions } une Illusion, { $monster } un Outsider, { $wall } un mur de glace, (1) un jeton Contrôle. Cases : a b m Couloirs, d e Dômes, { $cover } Couverture, { $lines } lignes blanches, { $last } changée en dernier, { $choice } et [ ] peuvent être choisies. Héros : { $ready } Prêt, { $exhausted } Fatigué, { $defeated } Vaincu. Runes : F feu, E terre, A air, I glace, * au choix. Les colonnes sont numérotées en haut pour les rangées a, c, e … et en bas pour les rangées b, d, f …
cli-sk-auto-on = Désormais, vous passez à chaque occasion de Réaction. Tapez encore « auto » pour choisir de nouveau.
cli-sk-hold-on = Vous gardez la priorité : vous choisissez à chaque occasion de Réaction. Tapez encore « garder » pour choisir seulement là où vous pouvez jouer.
cli-sk-next-on = Vous passez jusqu'à une autre question.
cli-sk-windows = Vous choisissez de nouveau partout où vous pouvez jouer une Réaction.
cli-sk-hp = PS
cli-sk-armour = Arm
cli-sk-mana = mana
cli-sk-returns =
    { $turn ->
        [0] ne revient pas
       *[other] revient au tour { $turn }
    }
cli-sk-known-top = Sur le dessus, comme vous l'avez vu : { $cards }
cli-sk-not-seen = une carte que vous n'avez pas vue
cli-sk-discard = Défausse : { $count }
cli-sk-unseen = Deck : { $count } ; pas encore vues, là, en main ou sous des héros :
cli-sk-leads = Commandement : { $count }
cli-sk-stack-top = Pile :
cli-sk-no-hand = Vous n’avez pas de carte en main pour le moment.
cli-sk-victory = Cartes Victoire
cli-sk-control = Contrôle sans Commandement : { $values }
cli-sk-spare = Sbires en réserve : { $first } / { $second }
cli-sk-flow-ready = { $side } : Flux de Skytear disponible
cli-sk-stack = Pile, du haut vers le bas
cli-sk-priority = priorité : { $player }
cli-sk-target = cible : { $target }
cli-sk-forecast = de { $least } à { $most } dégâts, { $percent } % de chances de vaincre
cli-sk-cancelled = annulé
cli-sk-pillars = Piliers { $spaces }
cli-sk-illusion = Illusion ({ $hero }) { $space }
cli-sk-looked-at = Vous regardez :
cli-sk-drafted = Déjà pris : { $names }
cli-sk-pool = Encore à choisir : { $names }
cli-sk-draft-whole = Votre camp aligne toute sa réserve : l'ordre de vos choix ne change rien. « tous » les prend tous d'un coup.
cli-sk-draft-all = Votre camp prend toute sa réserve, choix après choix.
cli-sk-draft-choice = Il y a un choix à faire : prenez vos héros un par un.
cli-sk-spaces = Cases : { $spaces }
cli-sk-spaces-many = (marquées, { $count } en tout ; tapez-en une, par exemple { $space })
cli-sk-areas-more = … autres façons de la poser, non affichées : { $count }. Tapez des cases que la zone doit couvrir.
cli-sk-hits = sur { $what }
cli-sk-hits-nobody = sur personne
cli-sk-minion-of = sbire ({ $side })
cli-sk-hero-line = { $faction }, { $class }, { $range } ; Attaque { $attack }, PS { $hp }, Armure { $armour }, runes { $runes }
cli-sk-worth = { $card }, valeur { $value }
cli-sk-enter-deck = Entrée choisit le deck conseillé.
cli-sk-deck-load = charger
cli-sk-deck-save = enregistrer, sauver
cli-sk-deck-for = Deck pour : { $heroes }
cli-sk-deck-saved = Le deck est dans { $path }
cli-sk-deck-other-heroes = Ce deck est pour d'autres héros : { $heroes }.
cli-sk-no-deck = Aucun deck n'est demandé maintenant.
cli-sk-card-costs = mana { $cost }
cli-sk-ultimate-of = carte Ultime ({ $hero })
