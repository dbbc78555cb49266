### The coach: patterns that lack one common piece, and arrivals of others.

tk-coach-near = One stone short
tk-coach-near-note = of what you hold
tk-coach-near-none = None of your patterns lacks just one common piece that you could place.
tk-coach-near-tip = { $card_title } on { $square }
tk-coach-near-more =
    { $falls ->
        [own] in place of a piece of your own
        [common] crushes a common piece
        [heroic] crushes a heroic piece
        [legendary] crushes a legendary piece
       *[none] on an empty square
    }
tk-coach-place = place { $square }
tk-coach-threats = Threats
tk-coach-threats-note = { $player }: { $n } of { $all } unseen beings in hand
tk-coach-threats-none = { $player }: no being that may be in hand can arrive on or next to your pieces.
tk-coach-threat =
    { $what ->
        [common] { $square }, your common piece
        [heroic] { $square }, your heroic piece
        [legendary] { $square }, your legendary piece
       *[beside]
        { $n ->
            [one] { $square }, next to { $n } of your pieces
           *[other] { $square }, next to { $n } of your pieces
        }
    }
tk-coach-threat-by =
    { $more ->
        [0] { $beings }
       *[other] { $beings } and { $more } more
    }
tk-coach-being = { $card_title }
