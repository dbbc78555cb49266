### Trener: czym mogą stać się kości i co zabiorą wrogowie.

ff-coach-challenge = W trybie wyzwania nie ma trenera.
ff-coach-dice = Czym mogą stać się twoje kości
ff-coach-dice-note = dzięki przygotowanym umiejętnościom i działającym przedmiotom
ff-coach-dice-none = Nie został żaden wynik.
ff-coach-die = { $face }
ff-coach-as-it-is = taki, jaki jest
ff-coach-becomes = { $result }
ff-coach-through = { $skills }
ff-coach-by = { $card_title }
ff-coach-enemies = Gdyby wrogowie działali teraz
ff-coach-enemies-note = Oczekiwana strata zdrowia, gdy wszyscy stoją jak teraz; kolory reakcji, których jeszcze nie wylosowano, są uśrednione.
ff-coach-enemies-boss = Oczekiwana strata zdrowia, gdy wszyscy stoją jak teraz; kolory reakcji, których jeszcze nie wylosowano, są uśrednione. Karty bossa nie są liczone.
ff-coach-hero = { $hero }
ff-coach-mean = { $whole },{ $tenth }
ff-coach-range = od { $least } do { $most }
ff-coach-sure = na pewno { $most }
ff-coach-safe = nic
ff-coach-blow =
    { $chosen ->
        [yes] { $enemy_title }, jeśli gracze wybiorą tego bohatera
       *[no] { $enemy_title }
    }
ff-coach-reaction =
    { $chosen ->
        [yes] { $enemy_title }, jeśli zareaguje { $colour } i gracze wybiorą tego bohatera
       *[no] { $enemy_title }, jeśli zareaguje { $colour }
    }
ff-coach-damage = { $n }
ff-coach-soak = blok i pancerz, jeśli ich użyjesz
ff-coach-less = −{ $n }
