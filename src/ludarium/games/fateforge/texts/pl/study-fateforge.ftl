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

## Gdzie ubyło zdrowia, w przeglądzie walki

ff-losses = Gdzie ubyło zdrowia
ff-loss-hero = { $hero }
ff-loss-fight = Walka { $n }
ff-loss-story = Fabuła
ff-loss-enemy = { $enemy }
ff-loss-trap = Pułapki
ff-loss-fear = Karty Strachu
ff-loss-corruption = Karty Zepsucia
ff-loss-sprint = Sprint sprzed wrogów
ff-loss-escape = Ucieczka
ff-loss-not-out = Brak wyjścia
ff-loss-paid = Koszt opłacony przez bohatera
