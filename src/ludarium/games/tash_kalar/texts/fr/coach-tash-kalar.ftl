### L'entraîneur : motifs auxquels manque une pièce commune, et arrivées des autres.

tk-coach-near = Il manque une pièce
tk-coach-near-note = parmi vos cartes
tk-coach-near-none = Il ne manque à aucun de vos motifs une seule pièce commune que vous puissiez placer.
tk-coach-near-tip = { $card_title } en { $square }
tk-coach-near-more =
    { $falls ->
        [own] à la place d'une de vos pièces
        [common] écrase une pièce commune
        [heroic] écrase une pièce héroïque
        [legendary] écrase une pièce légendaire
       *[none] sur une case vide
    }
tk-coach-place = placer { $square }
tk-coach-threats = Menaces
tk-coach-threats-note = { $player } : { $n } des { $all } créatures non vues en main
tk-coach-threats-none = { $player } : aucune créature possible en main ne peut arriver sur vos pièces ni à côté.
tk-coach-threat =
    { $what ->
        [common] { $square }, votre pièce commune
        [heroic] { $square }, votre pièce héroïque
        [legendary] { $square }, votre pièce légendaire
       *[beside]
        { $n ->
            [one] { $square }, à côté de { $n } de vos pièces
           *[other] { $square }, à côté de { $n } de vos pièces
        }
    }
tk-coach-threat-by =
    { $more ->
        [0] { $beings }
       *[other] { $beings } et { $more } de plus
    }
tk-coach-being = { $card_title }
