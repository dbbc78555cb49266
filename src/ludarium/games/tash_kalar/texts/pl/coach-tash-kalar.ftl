### Trener: wzory, którym brakuje jednego zwykłego piona, i przybycia istot innych graczy.

tk-coach-near = Brakuje jednego piona
tk-coach-near-note = kart z twojej ręki
tk-coach-near-none = Żadnemu z twoich wzorów nie brakuje dokładnie jednego zwykłego piona, który można postawić.
tk-coach-near-tip = { $card_title } na { $square }
tk-coach-near-more =
    { $falls ->
        [own] na miejsce twojego piona
        [common] miażdży zwykłego piona
        [heroic] miażdży heroicznego piona
        [legendary] miażdży legendarnego piona
       *[none] na puste pole
    }
tk-coach-place = postaw { $square }
tk-coach-threats = Zagrożenia
tk-coach-threats-note = { $player }: na ręce { $n } z { $all } niewidzianych istot
tk-coach-threats-none = { $player }: żadna istota, która może być na ręce, nie przybędzie na twoje piony ani obok nich.
tk-coach-threat =
    { $what ->
        [common] { $square }, twój zwykły pion
        [heroic] { $square }, twój heroiczny pion
        [legendary] { $square }, twój legendarny pion
       *[beside]
        { $n ->
            [one] { $square }, obok { $n } twojego piona
            [few] { $square }, obok { $n } twoich pionów
           *[other] { $square }, obok { $n } twoich pionów
        }
    }
tk-coach-threat-by =
    { $more ->
        [0] { $beings }
       *[other] { $beings } i jeszcze { $more }
    }
tk-coach-being = { $card_title }
