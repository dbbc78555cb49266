### Analiza: dlaczego tura jest lepsza, w faktach z pola bitwy; każdy jest częścią listy.

sk-fact-structures = o { $n } PZ więcej na własnych budowlach
sk-fact-others-structures = o { $n } PZ mniej na wrogich budowlach
sk-fact-hit-points = o { $n } PZ więcej u własnych Bohaterów
sk-fact-others-hit-points = o { $n } PZ mniej u wrogich Bohaterów
sk-fact-hero = na polu bitwy zostaje { $hero }
sk-fact-others-hero = wróg traci Bohatera: { $hero }
sk-fact-minions =
    { $n ->
        [one] { $n } Żołnierz więcej
        [few] { $n } Żołnierze więcej
       *[other] { $n } Żołnierzy więcej
    }
sk-fact-others-minions =
    { $n ->
        [one] { $n } wrogi Żołnierz mniej
        [few] { $n } wrodzy Żołnierze mniej
       *[other] { $n } wrogich Żołnierzy mniej
    }
sk-fact-cards =
    { $n ->
        [one] { $n } karta więcej na ręce
        [few] { $n } karty więcej na ręce
       *[other] { $n } kart więcej na ręce
    }
sk-fact-lane =
    { $n ->
        [one] żeton Kontroli Linii { $lane } o { $n } krok bliżej wrogiej wieży
        [few] żeton Kontroli Linii { $lane } o { $n } kroki bliżej wrogiej wieży
       *[other] żeton Kontroli Linii { $lane } o { $n } kroków bliżej wrogiej wieży
    }
