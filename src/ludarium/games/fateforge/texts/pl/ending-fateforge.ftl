### Koniec walki, wyprawy lub kampanii na stronie, po polsku.

ff-ending-combat-success = Walka wygrana
ff-ending-combat-partial = Częściowa porażka
ff-ending-combat-fail = Walka przegrana
ff-ending-left-by = Drużyna wyszła przez wyjście { $exit }.
ff-ending-no-way = Nie było którędy uciec.
ff-ending-rounds = Runda { $n } z { $all }.
ff-ending-rounds-extra = Runda { $n } z { $all }, razem z dodatkową.
ff-ending-by = { $hero }, runda { $round }
ff-ending-by-from = { $hero }, runda { $round }, od { $enemy_gen }
ff-ending-in-round = runda { $round }
ff-ending-by-exit =
    { $n ->
        [0] wyjście { $exit }, bez obrażeń po drodze
        [one] wyjście { $exit }, { $n } obrażenie po drodze
        [few] wyjście { $exit }, { $n } obrażenia po drodze
       *[other] wyjście { $exit }, { $n } obrażeń po drodze
    }
ff-ending-hero-health = { $player } · zdrowie { $n } z { $all }
ff-ending-hero-defeated = pokonani: { $n }
ff-ending-hero-dealt = zadane obrażenia: { $n }
ff-ending-hero-blocked = zablokowane: { $n }
ff-ending-hero-chests = skrzynie: { $n }
ff-ending-carried = Wyniesione
ff-ending-gain-gem =
    { $n ->
        [one] { $n } klejnot
        [few] { $n } klejnoty
       *[other] { $n } klejnotów
    }
ff-ending-gain-gold =
    { $n ->
        [one] { $n } sztuka złota
        [few] { $n } sztuki złota
       *[other] { $n } sztuk złota
    }
ff-ending-gain-food =
    { $n ->
        [one] { $n } znacznik żywności
        [few] { $n } znaczniki żywności
       *[other] { $n } znaczników żywności
    }
ff-ending-gain-victory-points =
    { $n ->
        [one] { $n } punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
       *[other] { $n } punktów zwycięstwa
    }
ff-ending-gain-trait-points =
    { $n ->
        [one] { $n } punkt cech
        [few] { $n } punkty cech
       *[other] { $n } punktów cech
    }
ff-ending-from-chest = { $item }, ze skrzyni
ff-ending-by-round = Runda po rundzie
ff-ending-fight-again = Do walki jeszcze raz
ff-ending-set-out-again = Wyrusz jeszcze raz
ff-ending-new-campaign = Nowa kampania

## Between two pages of a campaign

ff-ending-of-combat = Koniec walki
ff-ending-last-map = Tak było na koniec
ff-ending-next-page = Następna strona
ff-ending-turn-page = Przewróć stronę

## An expedition

ff-ending-medals = Medale
ff-ending-medal-won = za wszystkie wygrane walki
ff-ending-medal-asks =
    { $n ->
        [one] od { $n } punktu medalowego
       *[other] od { $n } punktów medalowych
    }
ff-ending-combats = Walki

## A campaign

ff-ending-looking-back = Spojrzenie wstecz
ff-ending-chosen = Wasze wybory
ff-ending-led = { $where }:
ff-ending-hero-learnt =
    { $n ->
        [one] { $player } · { $n } umiejętność
        [few] { $player } · { $n } umiejętności
       *[other] { $player } · { $n } umiejętności
    }
ff-ending-combats-won = walk, w pełni wygrane: { $n }
ff-ending-victory-points =
    { $n ->
        [one] punkt zwycięstwa
        [few] punkty zwycięstwa
       *[other] punktów zwycięstwa
    }
ff-ending-quests =
    { $n ->
        [one] zadania pobocznego
       *[other] zadań pobocznych
    }
ff-ending-endings =
    { $n ->
        [one] zakończenia
       *[other] zakończeń
    }
ff-ending-unread = Jeszcze nieprzeczytane
ff-ending-other-endings =
    { $n ->
        [one] inne zakończenie
        [few] { $n } inne zakończenia
       *[other] { $n } innych zakończeń
    }
ff-ending-quests-left =
    { $n ->
        [one] zadanie poboczne, którego nikt się nie podjął
        [few] { $n } zadania poboczne, których nikt się nie podjął
       *[other] { $n } zadań pobocznych, których nikt się nie podjął
    }

## In a profile

deed-gold = Złoto
    .what = Zdobyty złoty medal.
