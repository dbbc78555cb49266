### Analiza: dlaczego wybór jest lepszy dla drużyny, w faktach ze stołu; każdy jest częścią listy.

ff-fact-health = { $hero } zachowuje o { $n } zdrowia więcej
ff-fact-enemies =
    { $n ->
        [one] { $n } wróg mniej
        [few] { $n } wrogów mniej
       *[other] { $n } wrogów mniej
    }
ff-fact-objectives =
    { $n ->
        [one] { $n } spełniony cel więcej
        [few] { $n } spełnione cele więcej
       *[other] { $n } spełnionych celów więcej
    }
ff-fact-gold = o { $n } złota więcej
ff-fact-food = o { $n } żywności więcej
