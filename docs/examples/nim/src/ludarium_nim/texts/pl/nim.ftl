nim-form-standard = trzy stosy
    .description = Stosy z 3, 4 i 5 patyczków. Wygrywa, kto weźmie ostatni patyczek.
nim-view-heaps = stosy
nim-prompt-take = Twoja kolej: weź patyczki z jednego stosu
    .help = Ile chcesz, ale co najmniej jeden. Wygrywa, kto weźmie ostatni ze wszystkich patyczków.
nim-option-take = weź { $count } ze stosu { $heap }
nim-log-took =
    { $count ->
        [one] { $player } bierze { $count } patyczek ze stosu { $heap }.
        [few] { $player } bierze { $count } patyczki ze stosu { $heap }.
       *[many] { $player } bierze { $count } patyczków ze stosu { $heap }.
    }
nim-why-not-your-turn = Teraz kolej drugiego gracza.
nim-why-too-many = W tym stosie nie ma tylu patyczków. Weź co najmniej jeden i nie więcej, niż ich jest.
nim-end-last-stick = Ostatni patyczek został wzięty.
nim-end-resignation = Jeden z graczy się poddał.
