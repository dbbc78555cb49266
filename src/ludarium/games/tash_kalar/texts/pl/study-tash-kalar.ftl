### Analiza: dlaczego tura jest lepsza, w faktach z areny; każdy jest częścią listy.

tk-fact-points =
    { $n ->
        [one] { $n } punkt więcej
        [few] { $n } punkty więcej
       *[other] { $n } punktów więcej
    }
tk-fact-others-points =
    { $n ->
        [one] { $n } punkt mniej dla innych
        [few] { $n } punkty mniej dla innych
       *[other] { $n } punktów mniej dla innych
    }
tk-fact-pieces =
    { $n ->
        [one] { $n } pion więcej na arenie
        [few] { $n } piony więcej na arenie
       *[other] { $n } pionów więcej na arenie
    }
tk-fact-others-pieces =
    { $n ->
        [one] { $n } wrogi pion mniej
        [few] { $n } wrogie piony mniej
       *[other] { $n } wrogich pionów mniej
    }
tk-fact-upgraded =
    { $n ->
        [one] { $n } awansowany pion więcej
        [few] { $n } awansowane piony więcej
       *[other] { $n } awansowanych pionów więcej
    }
tk-fact-others-upgraded =
    { $n ->
        [one] { $n } awansowany wrogi pion mniej
        [few] { $n } awansowane wrogie piony mniej
       *[other] { $n } awansowanych wrogich pionów mniej
    }
tk-fact-ready = { $card } ma swój wzór
tk-fact-open = wróg nie ma wzoru dla karty { $card }
tk-fact-claimed = wykonane zadanie: { $task }
tk-fact-others-claimed = wróg nie wykonuje zadania: { $task }
tk-fact-reach = zadanie w zasięgu: { $task }
tk-fact-others-reach = zadanie poza zasięgiem wroga: { $task }
