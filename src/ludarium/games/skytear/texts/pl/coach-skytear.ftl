### Trener: żetony Kontroli, jakby Faza Żołnierzy zaczynała się teraz.

sk-coach-now = Gdyby teraz była Faza Żołnierzy
sk-coach-lost = Żetony, które teraz stracisz
sk-coach-note = Kart Dowodzenia nie ma w sumach: stoją obok nich.
sk-coach-none = Nie ma jeszcze żetonów Kontroli.
sk-coach-lost-none = Teraz nie stracisz żadnego żetonu.
sk-coach-lane = Linia { $lanes }
sk-coach-dome = Kopuła { $dome }
sk-coach-even = remis
sk-coach-by = { $side } o { $n }
sk-coach-tie = Przy remisie nic się nie przesuwa.
sk-coach-won =
    { $n ->
        [one] { $n } obrażenie dla Żołnierzy przegranego, potem dla budowli w zasięgu; żeton przesuwa się o { $n } pole.
        [few] { $n } obrażenia dla Żołnierzy przegranego, potem dla budowli w zasięgu; żeton przesuwa się o { $n } pola.
       *[other] { $n } obrażeń dla Żołnierzy przegranego, potem dla budowli w zasięgu; żeton przesuwa się o { $n } pól.
    }
sk-coach-dome-tie = Przy remisie Obcy zostaje, gdzie jest.
sk-coach-dome-won = Zwycięzca bierze Obcego.
sk-coach-side = { $side }: { $parts }
sk-coach-nobody = { $side }: nikt
sk-coach-minions =
    { $n ->
        [one] { $n } Żołnierz
        [few] { $n } Żołnierze
       *[other] { $n } Żołnierzy
    }
sk-coach-hero = { $hero }
sk-coach-hero-more = { $hero } (+{ $n })
sk-coach-figure = { $n }
sk-coach-leads =
    { $n ->
        [one] { $side }: { $n } karta Dowodzenia w polu widzenia
        [few] { $side }: { $n } karty Dowodzenia w polu widzenia
       *[other] { $side }: { $n } kart Dowodzenia w polu widzenia
    }
sk-coach-leads-add = +0 do { $n }
