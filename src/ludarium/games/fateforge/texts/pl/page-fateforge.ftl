### Słowa strony dla walki w Fateforge: mapa, planszetka, planowanie, wrogowie, klawisze. Nazwy i zasady są w fateforge.ftl.

## On the first page, and where to begin

ff-page-line = Bohaterowie między puszczą a miastem: tajne kości, wspólna kolejność i opowieść, która pamięta.
ff-page-first-combat = Pierwsza walka

## The round

ff-page-order = Kolejność w tej rundzie
ff-page-round = Runda
ff-page-round-n = runda { $n }
ff-page-round-of = Runda { $n } z { $all }
ff-page-acts-now = działa teraz
ff-page-has-acted = już po turze
ff-page-two-colours = dwa kolory, losowane dopiero wtedy
ff-page-enemy-turn = Tura wrogów
ff-page-all-by-colour = wszyscy, kolorami
ff-page-phase-setup = Przygotowanie
ff-page-phase-planning = Planowanie
ff-page-phase-order = Kolejność tur
ff-page-phase-turn = Tury bohaterów
ff-page-phase-reaction = Reakcje wrogów
ff-page-phase-enemies = Tura wrogów
ff-page-phase-clean-up = Porządkowanie
ff-page-phase-end = Po ostatniej rundzie
ff-page-challenge = tryb wyzwania
ff-page-waits-plan = Kości leżą za zasłonkami.
ff-page-waits-turn = Tura bohatera.
ff-page-waits-order = Trwa uzgadnianie kolejności.
ff-page-waits-target = Trwa wybór celu wroga.

## Objectives and exits

ff-page-objectives = Cele
ff-page-met = spełniony
ff-page-missed = niespełniony
ff-page-exit-cost =
    { $n ->
        [one] { $what }: teraz { $n } obrażenie
        [few] { $what }: teraz { $n } obrażenia
        [many] { $what }: teraz { $n } obrażeń
       *[other] { $what }: teraz { $n } obrażenia
    }
ff-page-no-exit = Do żadnego wyjścia nie mogą teraz dotrzeć wszyscy.

## The end of a combat

ff-page-end-success = Sukces
ff-page-end-partial = Częściowa porażka
ff-page-end-fail = Porażka
ff-page-end-of = { $n } z { $all }
ff-page-end-objective = Cel { $n }
ff-page-end-rounds = Rundy
ff-page-end-rounds-extra = Rundy z dodatkową
ff-page-end-heroes = Bohaterowie
ff-page-end-dealt = Zadane obrażenia
ff-page-end-taken = Otrzymane obrażenia
ff-page-end-defeated = Pokonani wrogowie
ff-page-end-fallen = Ogłuszenia
ff-page-end-knocked =
    { $n ->
        [one] Ogłuszenie
        [few] Ogłuszenie: { $n } razy
        [many] Ogłuszenie: { $n } razy
       *[other] Ogłuszenie: { $n } razy
    }
ff-page-end-standing = Na nogach do końca

## The map

ff-page-map =
    { $n ->
        [one] Mapa walki, { $combat }, { $n } strefa
        [few] Mapa walki, { $combat }, { $n } strefy
        [many] Mapa walki, { $combat }, { $n } stref
       *[other] Mapa walki, { $combat }, { $n } strefy
    }
ff-page-ally-with = towarzyszy: { $hero }
ff-page-ally-no-dice = obie użyte
ff-page-ally-damage = Obrażenia: { $n } z { $all }
ff-page-ally-help = Kto jest w tej samej strefie, może użyć jednej z tych kości zamiast własnej albo wydać ją na zdolność.
ff-page-beast-master-help = Podejmuje decyzje, które wrogowie pozostawiają otwarte
ff-page-fit = Pokaż całą mapę
ff-page-near = Pokaż część mapy, bliżej
ff-page-door-closed = Drzwi { $which }, zamknięte
ff-page-door-open = Drzwi { $which }, otwarte
ff-page-say-barricade = Barykada: chroni strefę { $zone } przed strzałami ze strefy { $other }
ff-page-say-zone =
    { $near ->
        [none] Strefa { $zone }, bez przejść
       *[other] Strefa { $zone }, obok: { $near }
    }
ff-page-say-hero = { $figure }, zdrowie { $health }, energia { $energy }
ff-page-say-enemy = { $figure }, obrażenia { $damage } z { $toughness }
ff-page-say-boss = { $figure }, rany { $wounds } z { $all }
ff-page-say-armour = pancerz { $n }
ff-page-say-carries = niesie: { $what }
ff-page-say-guards = strzeże: { $what }
ff-page-say-guarded = pod strażą
ff-page-ko = ogłuszenie (OG)
ff-page-stunned = oszołomienie
ff-page-is-hidden = w ukryciu
ff-page-taunts = prowokuje
ff-page-protected = nie może być celem

## The hero board

ff-page-board-of = Planszetka bohatera: { $hero }
ff-page-health-of = Zdrowie { $n } z { $all }
ff-page-energy-of = Energia { $n } z { $all }
ff-page-charges =
    { $n ->
        [one] { $n } ładunek
        [few] { $n } ładunki
        [many] { $n } ładunków
       *[other] { $n } ładunku
    }
ff-page-dice = Kości
ff-page-say-die = { $die }: { $face }
ff-page-die-n = Kość { $n } z { $all }, { $die }: { $face }
ff-page-either = { $one } lub { $two }
ff-page-hidden = nieznana
ff-page-spent = użyta
ff-page-no-dice = Kości jeszcze nie ma: rzucacie nimi w fazie planowania.
ff-page-dice-closed =
    { $n ->
        [one] { $n } kość za zasłonką
        [few] { $n } kości za zasłonką
        [many] { $n } kości za zasłonką
       *[other] { $n } kości za zasłonką
    }
ff-page-gained = Zyskane wyniki
ff-page-skills = Umiejętności
ff-page-prepared = Przygotowane umiejętności: { $n } z 6
ff-page-kind-multi = raz na rundę
ff-page-kind-once = raz na walkę
ff-page-kind-passive = pasywna
ff-page-level = poziom { $n }
ff-page-used = wykorzystane
ff-page-in-plan = w planie
ff-page-free = wolne miejsce
ff-page-items = Przedmioty
ff-page-slot-main = broń główna
ff-page-slot-off = broń boczna
ff-page-slot-two = broń dwuręczna
ff-page-slot-clothing = ubiór
ff-page-slot-gear = wyposażenie
ff-page-energy-step-open = Ruch za energię: { $zones }
ff-page-energy-step-none = Ruch za energię teraz niedostępny
ff-page-also = Można też

## The plan

ff-page-plan = Twój plan
ff-page-legend-result = wynik, można go wydać
ff-page-legend-action = akcja, dzieje się na mapie
ff-page-action = { $what } (akcja)
ff-page-pay-with = Zapłać
ff-page-then = Potem:
ff-page-could-become = Co może dać ta kość
ff-page-confirm-help = Potwierdź albo anuluj, by się jeszcze zastanowić.
ff-page-chosen-help = Wskaż cel, umiejętność lub przedmiot; kolejna kość dołączy do zapłaty.
ff-page-loses =
    { $n ->
        [one] utrata { $n } zdrowia
        [few] utrata { $n } zdrowia
        [many] utrata { $n } zdrowia
       *[other] utrata { $n } zdrowia
    }

## Planning

ff-page-behind-screen = Za zasłonką, { $hero }: widzisz to tylko ty
ff-page-close-dice = Zamknij zasłonkę
ff-page-pick-dice =
    { $n ->
        [one] Wybierz { $n } kość do rzutu.
        [few] Wybierz { $n } kości do rzutu.
        [many] Wybierz { $n } kości do rzutu.
       *[other] Wybierz { $n } kości do rzutu.
    }
ff-page-roll-these =
    { $n ->
        [one] Rzuć tą kością
        [few] Rzuć tymi { $n } kośćmi
        [many] Rzuć tymi { $n } kośćmi
       *[other] Rzuć tymi { $n } kośćmi
    }
ff-page-rerolls = Przerzuty
ff-page-reroll-energy = Energia: kości z Pudłem
ff-page-reroll-aria =
    { $n ->
        [one] Przerzuć kość { $dice } ({ $by })
        [few] Przerzuć kości { $dice } ({ $by })
        [many] Przerzuć kości { $dice } ({ $by })
       *[other] Przerzuć kości { $dice } ({ $by })
    }
ff-page-no-rerolls = Teraz nie ma czego przerzucać.
ff-page-triple = Trójka
ff-page-triple-help = Trzy kości, niezależnie od koloru, pokazują: { $face }. Obróć jedną z nich na inną jej ściankę.
ff-page-turn-die = Obróć kość { $n } na: { $face }
ff-page-choose-face = Wybierz ściankę
ff-page-no-triple = Nie ma trzech jednakowych ścianek.
ff-page-sprint = Sprint
ff-page-sprint-to = Sprint do strefy { $zone }
ff-page-sprint-free = W strefie { $zone } nie ma wrogów: wyjście nic nie kosztuje.
ff-page-sprint-hurts = W strefie { $zone } są wrogowie: wyjście kosztuje 1 obrażenie.
ff-page-no-sprint = Stąd nie można sprintować.
ff-page-finds-gem =
    { $n ->
        [one] zbierze { $n } klejnot
        [few] zbierze { $n } klejnoty
        [many] zbierze { $n } klejnotów
       *[other] zbierze { $n } klejnotu
    }
ff-page-finds-food = zbierze żywność: { $n }
ff-page-stance = Postawa
ff-page-to-guard = Zmień na Gardę
ff-page-to-attack = Zmień na Natarcie
ff-page-recipes = Twoje przepisy, do planowania
ff-page-ready = Gotowe
ff-page-at-table = Przy stole
ff-page-is-ready = gotowe
ff-page-choosing = wybiera
ff-page-talk = O planach rozmawiajcie do woli. Nie wolno tylko pokazywać kości ani mówić, co na nich wypadło.
ff-page-away = poza stołem
ff-page-give-to-bot = Niech gra bot
ff-page-take-seat = Wróć do gry
ff-page-only-speaks = Teraz może mówić tylko { $player }

## The order

ff-page-order-of-round = Kolejność w tej rundzie
ff-page-proposed = Propozycja: { $what }
ff-page-fixed-after =
    { $n ->
        [0] stałe, przed pierwszym bohaterem
       *[other] stałe, po bohaterze nr { $n }
    }
ff-page-always-last = zawsze na końcu
ff-page-earlier = Wcześniej: { $hero }
ff-page-later = Później: { $hero }
ff-page-order-means = Najwcześniej działa { $first }, najpóźniej { $last }.
ff-page-agree-order = Zgadzam się na tę kolejność
ff-page-propose = Zaproponuj tę kolejność
ff-page-settle = Graj w tej kolejności
ff-page-others-decide = Teraz decydują pozostali.

## Enemies

ff-page-enemies = Wrogowie
ff-page-no-enemies = Na mapie nie ma już wrogów.
ff-page-toughness = wytrzymałość
ff-page-armour = pancerz
ff-page-wounds = rany
ff-page-cards-left =
    { $n ->
        [one] { $n } karta w talii
        [few] { $n } karty w talii
        [many] { $n } kart w talii
       *[other] { $n } karty w talii
    }
ff-page-weak-points = Słabe punkty
ff-page-covered = zakryty
ff-page-you-choose = wybór graczy
ff-page-to-exit = do wyjścia { $exit }
ff-page-nobody = nikt
ff-page-now = { $figure } teraz:
ff-page-reaction-title = Reakcje wrogów
ff-page-enemy-turn-begins = Zaczyna się tura wrogów: biali, niebiescy, czerwoni, zieloni, brązowi, fioletowi.
ff-page-react-colours = Reagują kolory: { $colours }
ff-page-nobody-reacts = Żaden { $colour } wróg nie reaguje
ff-page-boss-card = { $figure }, karta: { $card_name }
ff-page-acts =
    { $target ->
        [none] { $figure }: { $actions }
       *[other] { $figure }: { $actions } → { $target }
    }
ff-page-idle = { $figure }: brak działania
ff-page-uses = { $figure }: { $what }
ff-page-in-order = W tej kolejności
ff-page-step-of = Krok { $n } z { $all }
ff-page-step-back = Wstecz
ff-page-pause = Pauza
ff-page-go-on = Dalej
ff-page-step = Krok
ff-page-to-choice = Do następnej decyzji

## Several people at one screen

ff-page-planning-round = { $combat } · planowanie, runda { $n }
ff-page-hand-over = Przekaż urządzenie: { $player }
ff-page-look-away = Teraz kości ogląda { $hero }. Pozostali nie patrzą.
ff-page-hold = To ja, { $player }: przytrzymaj, by zobaczyć
ff-page-space = Spacja
ff-page-open-without = Otwórz bez przytrzymywania
ff-page-open-sure = Naciśnij jeszcze raz: kości zostaną odkryte (z czytnikiem ekranu użyj słuchawek)
ff-page-next = teraz
ff-page-dice-close = Zasłonka zamyka się sama, gdy skończysz, po 30 sekundach bez dotknięcia lub gdy okno przestanie być aktywne.

## Before and after a combat; parts of the screen

ff-page-party = Bohaterowie
ff-page-taken-by = Prowadzi: { $player }
ff-page-rail = Cele, wrogowie, dziennik
ff-page-tab-dice = Kości
ff-page-tab-skills = Umiejętności
ff-page-tab-goals = Cele
ff-page-tab-enemy = Wróg
ff-page-tab-log = Dziennik
ff-page-side-party = Drużyna

## Keys

ff-page-key-die = Potem 1–4: wybierz kość
ff-page-key-item = Potem 1–6: wybierz przedmiot
ff-page-key-skill = Wybierz przygotowaną umiejętność
ff-page-key-enter = Potwierdź plan
ff-page-key-end = Zakończ turę
ff-page-key-energy = Ruch za energię
ff-page-key-pause = Zatrzymaj wrogów
ff-page-key-step = Następny krok wrogów
ff-page-key-back = Cofnij o krok
ff-page-key-map = Do mapy
ff-page-key-region = Do następnej części ekranu

## Kampanie na pierwszej stronie

ff-shelf-full = Na twojej półce stoją już cztery kampanie. Odłóż jedną, a zrobi się miejsce.
ff-story-campaigns = Kampanie

## About

page-about-fateforge = Teksty kart Fateforge nie są publiczne.
