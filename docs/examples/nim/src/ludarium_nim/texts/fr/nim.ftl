nim-form-standard = trois tas
    .description = Des tas de 3, 4 et 5 bâtonnets. Qui prend le dernier bâtonnet gagne.
nim-view-heaps = tas
nim-prompt-take = À vous : prenez des bâtonnets dans un tas
    .help = Autant que vous voulez, mais au moins un. Qui prend le tout dernier bâtonnet gagne.
nim-option-take = prendre { $count } dans le tas { $heap }
nim-log-took =
    { $count ->
        [one] { $player } prend { $count } bâtonnet dans le tas { $heap }.
       *[other] { $player } prend { $count } bâtonnets dans le tas { $heap }.
    }
nim-why-not-your-turn = C’est à l’autre joueur de jouer.
nim-why-too-many = Ce tas n’a pas autant de bâtonnets. Prenez-en au moins un, et pas plus qu’il n’y en a.
nim-end-last-stick = Le dernier bâtonnet est pris.
nim-end-resignation = Un joueur a abandonné.
