nim-form-standard = three heaps
    .description = Heaps of 3, 4 and 5 sticks. Whoever takes the last stick wins.
nim-view-heaps = heaps
nim-prompt-take = Your turn: take sticks from one heap
    .help = As many as you like, but at least one. Whoever takes the last stick of all wins.
nim-option-take = take { $count } from heap { $heap }
nim-log-took =
    { $count ->
        [one] { $player } takes { $count } stick from heap { $heap }.
       *[other] { $player } takes { $count } sticks from heap { $heap }.
    }
nim-why-not-your-turn = It is the other player’s turn.
nim-why-too-many = That heap does not have so many sticks. Take at least one, and no more than there are.
nim-end-last-stick = The last stick is taken.
nim-end-resignation = A player has resigned.
