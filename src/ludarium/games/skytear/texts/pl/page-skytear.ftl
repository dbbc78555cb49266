### Słowa strony dla Skytear: panele, wybór, budowanie talii, opisy. Nazwy i zasady są w skytear.ftl.

## Heroes and the Stack

sk-page-about-hero = Więcej: { $hero }
sk-page-choose-hero = Wybierz: { $hero }
sk-page-heroes = Bohaterowie
sk-page-ap = PA
sk-page-points =
    { $n ->
        [one] Został { $n } punkt akcji
        [few] Zostały { $n } punkty akcji
       *[many] Zostało { $n } punktów akcji
    }
sk-page-one-ap = 1 PA
sk-page-used = użyte
sk-page-on-stack = na Stosie
sk-page-hp = PZ
sk-page-health = Zdrowie: { $hp } z { $most }
sk-page-mana = Mana: { $mana } z { $most }
sk-page-mana-each = po { $n } many
sk-page-lead-hidden = Dowodzenie, zakryte
sk-page-skill-on = działa teraz
sk-page-skill-off = teraz nie działa
sk-page-returns = wraca w turze { $turn }
sk-page-returns-on = { $hero }: powrót w turze { $turn }
sk-page-never-returns = nie wraca
sk-page-effect = Efekt
sk-page-effect-n = efekt { $n } na Stosie
sk-page-stack = Stos
sk-page-stack-order = rozpatrywany od góry
sk-page-stack-empty = pusty
sk-page-damaged-sum = { $hero } traci { $lost } PZ (zostaje { $left }): { $sum }.
sk-page-cancelled = anulowany
sk-page-priority-of = Pierwszeństwo: { $player }
sk-page-has-priority = pierwszeństwo
sk-page-next = dalej
sk-page-passes-left =
    { $n ->
        [one] Jeszcze { $n } pas z rzędu i zostanie rozpatrzony efekt: { $what }.
        [few] Jeszcze { $n } pasy z rzędu i zostanie rozpatrzony efekt: { $what }.
       *[many] Jeszcze { $n } pasów z rzędu i zostanie rozpatrzony efekt: { $what }.
    }
sk-page-passes-left-empty =
    { $n ->
        [one] Jeszcze { $n } pas z rzędu i aktywacja potoczy się dalej.
        [few] Jeszcze { $n } pasy z rzędu i aktywacja potoczy się dalej.
       *[many] Jeszcze { $n } pasów z rzędu i aktywacja potoczy się dalej.
    }
sk-page-respond-to = Odpowiedz Reakcją albo spasuj, a efekt zostanie rozpatrzony: { $hero }, { $what }.
sk-page-windows = Reakcje
    .help = Gdy nie możesz nic zagrać, pas następuje sam.
sk-page-hold = Zatrzymaj pierwszeństwo
    .help = Pytanie pojawia się za każdym razem, nawet gdy można tylko spasować.
sk-page-pass-on = Pasuj do mojej aktywacji
    .help = Pasujesz za każdym razem, aż padnie inne pytanie. Inni mogą to zauważyć.
    .away = Pasujesz za każdym razem, także pod swoją nieobecność, aż padnie inne pytanie. Inni mogą to zauważyć.
sk-page-passing = Pasujesz
sk-page-passing-openly = Nie ma tu na co odpowiadać.
sk-page-passing-secretly = Nie możesz nic zagrać. To chwilę potrwa, żeby nikt tego nie poznał.
sk-page-passing-on = Aż padnie inne pytanie.
sk-page-aloud = { $player }: Reakcja?
sk-page-aloud-passing = { $player } pasuje
sk-page-aloud-look = Pokaż moją rękę

## Piles and standing

sk-page-piles = Talie i karty odrzucone
sk-page-known-top = Znane karty z wierzchu talii
sk-page-not-seen = karta nieznana
sk-page-discard = Odrzucone: { $n }
sk-page-none-yet = Jeszcze żadnej karty.
sk-page-deck-left = Talia: { $n }
sk-page-deck-order = To, co zostało w twojej talii, w kolejności nieznanej nikomu.
sk-page-deck-own = To, czego nie widać: w talii, na rękach drużyny albo pod Bohaterami.
sk-page-deck-theirs = To, czego nie widać: w talii, na ręce albo pod Bohaterami.
sk-page-standing = Stan gry
sk-page-control-now = Kontrola teraz
sk-page-towers = Wieże
sk-page-nexus = Ogniwo
sk-page-nearer = Większe pole bitwy
sk-page-farther = Mniejsze pole bitwy
sk-page-end-structures = obrażenia budowli: { $n }

## Home

sk-page-line = Bohaterowie czterech frakcji, Żołnierze i Wieże na wyspach pod rozdartym niebem.

## Table

sk-page-turn-phase = Tura { $turn } · { $phase }
sk-page-track = Licznik many: tura { $turn } z 5
sk-page-sight = Pole Widzenia
sk-page-fit = Całe pole bitwy
sk-page-reset-view = Wróć do pytania
sk-page-sheet = Karty, Stos, karty zwycięstwa i dziennik
sk-page-sheet-peek = Zwinięte. Otwórz do połowy
sk-page-sheet-half = Otwarte do połowy. Otwórz całe
sk-page-sheet-full = Otwarte. Zwiń
sk-page-turn = Obróć
sk-page-victory = Karty zwycięstwa
sk-page-any-one = wystarczy jedna
sk-page-nexus-only = rozstrzyga tylko Ogniwo
sk-page-progress = { $player }: { $done } z { $threshold }
sk-page-hand-deck = na ręce: { $hand }, w talii: { $deck }
sk-page-away = poza stołem
sk-page-give-to-bot = oddaj botowi
sk-page-take-seat = graj znowu
sk-page-who-plays = Kto zagrywa kartę: { $card }?
sk-page-who-plays-help = Wybierz Bohatera, który może to zrobić.
sk-page-free = za darmo
sk-page-cost =
    { $n ->
        [one] koszt: { $n } mana
        [few] koszt: { $n } many
       *[many] koszt: { $n } many
    }
sk-page-modifier = modyfikator +{ $n }
sk-page-action-only = Stos nie jest pusty
sk-page-tab-hand = Ręka
sk-page-tab-stack = Stos
sk-page-tab-heroes = Bohaterowie
sk-page-tab-victory = Cele
sk-page-tab-log = Dziennik
sk-page-waits-priority = Reakcja albo pas.
sk-page-waits-activate = Trwa wybór Bohatera.
sk-page-waits-activation = Trwa aktywacja.
sk-page-waits-build-deck = Trwa budowa talii.
sk-page-waits-change-hand = Trwa wymiana kart z pierwszej ręki.

## What a blow would do

sk-page-forecast = { $action }: { $target }
sk-page-forecast-sum =
    { $flips ->
        [0] { $value }, minus Zbroja { $armour }
        [one] { $value } + odkryta karta, minus Zbroja { $armour }
        [few] { $value } + najlepsza z { $flips } odkrytych kart, minus Zbroja { $armour }
       *[many] { $value } + najlepsza z { $flips } odkrytych kart, minus Zbroja { $armour }
    }
sk-page-forecast-halved = Rozbrojony: połowa, zaokrąglona w górę
sk-page-forecast-defeats = { $percent } na pokonanie: { $target }
sk-page-forecast-loses = obrażenia: od { $least } do { $most }
sk-page-forecast-chance = obrażenia { $lost }: { $percent }
sk-page-the-minion = Żołnierz na polu { $space }
sk-page-say-forecast = obrażenia od { $least } do { $most }, szansa pokonania { $percent }
sk-page-minimap = Podgląd pola bitwy: idź tam
sk-page-legend = Znaczenie znaków
sk-page-legend-reach = można wybrać
sk-page-legend-target = dozwolony cel
sk-page-legend-sight = Pole Widzenia
sk-page-legend-wall = ściana lodu
sk-page-legend-area = obszar: R obraca

## Minion Phase

sk-page-token-won = { $where }: wygrywa { $player }, różnica { $n }
sk-page-token-tied = { $where }: nikt nie wygrywa
sk-page-token-n-of = Żeton { $n } z { $all }
sk-page-who-sees-counts = liczy się, kto widzi żeton
sk-page-term-minions =
    { $n ->
        [one] Żołnierz
        [few] Żołnierzy
       *[many] Żołnierzy
    }
sk-page-term-heroes =
    { $n ->
        [one] Bohater
        [few] Bohaterów
       *[many] Bohaterów
    }
sk-page-term-bonus = premia
sk-page-term-lead = karta Dowodzenia
sk-page-sum-line =
    { $n ->
        [one] { $sum } przeciw { $against }: { $n } obrażenie
        [few] { $sum } przeciw { $against }: { $n } obrażenia
       *[many] { $sum } przeciw { $against }: { $n } obrażeń
    }
sk-page-blow-minion = { $player }: pada Żołnierz na polu { $space }
sk-page-blow-minion-why = Najpierw Żołnierze tej Linii, po jednym punkcie
sk-page-blow-saved = { $player }: { $hero } ratuje Żołnierza na polu { $space }
sk-page-blow-tower = { $player }: Wieża na Linii { $lane }, { $from } → { $to }
sk-page-blow-nexus = { $player }: Ogniwo, { $from } → { $to }
sk-page-blow-tower-why = Reszta, do 3 pól od żetonu; wygrywający dobiera kartę
sk-page-blow-none =
    { $n ->
        [one] Zostaje { $n } punkt
        [few] Zostają { $n } punkty
       *[many] Zostaje { $n } punktów
    }
sk-page-blow-none-why = Do 3 pól od żetonu nie ma Wieży ani otwartego Ogniwa albo stoi jeszcze Żołnierz
sk-page-way = Żeton Linii { $lane } przesuwa się naprzód: { $from } → { $to }
sk-page-way-why = Zatrzymuje się obok Wieży lub Ogniwa
sk-page-placed = Żołnierze, { $player }: { $spaces }
sk-page-tokens-left = Do policzenia, bez kart Dowodzenia:
sk-page-tie-nothing = Remis: bez obrażeń, żeton zostaje.
sk-page-nothing-follows = Nic więcej się nie dzieje.
sk-page-why = Dlaczego?
sk-page-skip = Od razu wynik
sk-page-continue = Dalej
sk-page-space-key = Spacja

## Draft and deck

sk-page-draft = Wybierz: { $what }
sk-page-leave-out = Odrzuć: { $what }
sk-page-draft-whole = Twoja strona wystawia całą pulę: kolejność wyborów niczego nie zmienia.
sk-page-draft-all = { $n ->
        [one] Weź ostatniego
        [few] Weź wszystkich { $n }
       *[many] Weź wszystkich { $n }
    }
sk-page-draft-taking = Twoja strona bierze całą pulę, wybór po wyborze.
sk-page-draft-order = Wybór { $n } z { $all }
sk-page-pick = wybór
sk-page-picked = Wybrane
sk-page-choosing = Wybór
sk-page-choose-first = Wybierz
sk-page-their-pool = Pula: { $player }
sk-page-teams = Drużyny do tej pory
sk-page-melee-ranged = wręcz, dystansowi
sk-page-runes-you-bear = twoje runy
sk-page-health-in-all = zdrowie razem
sk-page-n-cards =
    { $n ->
        [one] { $n } karta mocy
        [few] { $n } karty mocy
       *[many] { $n } kart mocy
    }
sk-page-cards = kart
sk-page-decks = Budowa talii
sk-page-decks-deck = Talia
    .help = Wybierz do sześciu Bohaterów. W wersji swobodnej na każdego potrzeba 8 kart frakcji twojej strony.
sk-page-decks-pool = Pula turniejowa
    .help = Przynieś { $n } Bohaterów, każdego z zestawem 8 kart dowolnej frakcji. Naciśnij Bohatera, by ułożyć jego zestaw, i jeszcze raz, by go pominąć.
sk-page-pool-count = Bohaterowie: { $have } z { $need }
sk-page-pool-unreadable = Tego tekstu nie da się odczytać. Udostępnij talię lub pulę, by zobaczyć, jak się ją zapisuje.
sk-page-in-other-piles = w innych zestawach: { $n }
sk-page-saved-deck = Moja ułożona talia
sk-page-deck-of-others = Ta talia jest dla innych Bohaterów: { $heroes }
sk-page-pool-legal = Cała pula jest dozwolona
sk-page-pool-side-unreadable =
    { $line ->
        [0] { $team }: to nie jest pula. Zaczyna się od wiersza „skytear pool”.
       *[other] { $team }: wiersza { $line } puli nie da się odczytać. Napisz imię Bohatera, dwukropek i liczby z kartami.
    }
sk-page-own-pools = Własne pule
sk-page-default-packs = Gotowe zestawy Bohaterów
sk-page-undo = Cofnij
sk-page-share = Udostępnij
sk-page-share-deck = Talia jako tekst
sk-page-share-help = Skopiuj tekst, aby udostępnić talię, albo wklej tu inny i wczytaj.
sk-page-copy = Kopiuj
sk-page-copied = Skopiowano
sk-page-copy-by-hand = Skopiuj tekst ręcznie.
sk-page-import = Wczytaj
sk-page-deck-unreadable = Ten tekst nie jest talią. Talia zaczyna się od „skytear deck:” i imion Bohaterów.
sk-page-deck-line = Wiersza { $line } nie da się odczytać. Napisz liczbę i kartę.
sk-page-empty-deck = Wyjmij wszystko
sk-page-for-hero = dla: { $hero }
sk-page-only-of = tylko { $hero }
sk-page-other-faction = nie twoja frakcja: { $faction }
sk-page-too-many = { $n } z { $most } kopii
sk-page-no-bearer = żaden twój Bohater nie ma tych run
sk-page-one-more = Dodaj: { $card }
sk-page-one-less = Odejmij: { $card }
sk-page-deck-points = punkty: { $n }
sk-page-modifier-points = Modyfikatory razem
sk-page-mana-points = Mana razem
sk-page-reactions = Reakcje
sk-page-average = średnio { $n }
sk-page-of-n = z { $n }
sk-page-modifiers = Modyfikatory
sk-page-mana-cost = Koszt many
sk-page-deck-legal = Talia jest zgodna z zasadami
sk-page-deck-not-legal =
    { $n ->
        [one] Jeszcze niezgodna: { $n } powód
        [few] Jeszcze niezgodna: { $n } powody
       *[many] Jeszcze niezgodna: { $n } powodów
    }
sk-page-play-deck = Graj tą talią

## Said aloud

sk-page-say-lane = Linia { $lane }
sk-page-say-dome = Kopuła
sk-page-say-cover = Osłona
sk-page-say-free = wolne
sk-page-say-hero = { $hero } ({ $player }), { $hp } z { $most } PZ
sk-page-say-armour = Zbroja { $n }
sk-page-say-tower = Wieża na Linii { $lane }, { $player }, { $hp } PZ
sk-page-say-nexus = Ogniwo, { $player }, { $hp } PZ
sk-page-say-nexus-sealed = Ogniwo, { $player }, zamknięte, póki nie padnie Wieża
sk-page-say-minion = Żołnierz ({ $player })
sk-page-say-minions = Żołnierze ({ $player }): { $spaces }.
sk-page-say-pillar = Filar ({ $player })
sk-page-say-illusion = Iluzja: { $hero }
sk-page-say-wall = ściana lodu
sk-page-say-token = żeton Kontroli { $token }, { $west } do { $east }
sk-page-say-steps =
    { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
sk-page-say-ways =
    { $n ->
        [one] { $n } sposób
        [few] { $n } sposoby, R obraca
       *[many] { $n } sposobów, R obraca
    }
sk-page-say-turn = Tura { $turn }, { $phase }.
sk-page-say-away =
    { $turn ->
        [0] { $hero } już nie wraca.
       *[other] { $hero }: poza polem bitwy do tury { $turn }.
    }
sk-page-say-active = { $hero }: trwa aktywacja, punkty akcji: { $points }.
sk-page-outsiders = Obcy
sk-page-areas = Obszary efektów

## Keys

sk-page-key-move = Ruch
sk-page-key-lead = Dowodzenie
sk-page-key-attack = Atak
sk-page-key-skirmish = Potyczka albo obrót obszaru
sk-page-key-worship = Modlitwa
sk-page-key-pass = Pas albo dalej
sk-page-key-hold = Pytaj o każdą Reakcję albo tylko wtedy, gdy można coś zagrać
sk-page-key-pass-on = Pasuj za każdym razem do mojej aktywacji
sk-page-key-sight = Pokaż Pole Widzenia
sk-page-key-board = Na pole bitwy
sk-page-key-draft = Wybierz z puli
sk-page-key-region = Następna część stołu
sk-page-key-hero = Następny lub poprzedni Bohater
sk-page-key-token = Następny lub poprzedni żeton Kontroli
sk-page-key-sheet = Otwórz lub zwiń dolny panel
sk-page-key-zoom = Powiększ lub pomniejsz pole bitwy

## Lessons: .text explains, .task is what to do, .done what it showed. $touch is "yes" where fingers do what keys do elsewhere.

sk-page-lesson-intro = Poznaj Skytear na prawdziwym polu bitwy, zasada po zasadzie, w wersji uproszczonej. Krótkie kroki: { $n }. Każdy można pominąć.
sk-page-lesson-end = Wiesz już, z czego składa się bitwa. Zagraj teraz w wersji uproszczonej albo rozegraj pierwszą rozgrywkę z runami, umiejętnościami i Modlitwą.
sk-lesson-activate = Gotowy Bohater
    .text = Strony na zmianę aktywują po jednym Gotowym Bohaterze. Aktywowany Bohater ma 3 punkty akcji, a potem jest Wyczerpany.
    .task = Wybierz jednego z dwóch Gotowych Bohaterów, na polu bitwy albo w panelu.
    .done = Bohater jest aktywny: panel pokazuje trzy punkty akcji.
sk-lesson-move = Ruch i Stos
    .text = Akcja trafia na Stos. Gdy obaj gracze spasują, jest rozpatrywana; gdy nie możesz nic zagrać, pas następuje sam. Ruch to najwyżej 3 pola; przez Żołnierzy można przejść.
    .task = Zadeklaruj Ruch. Nikt nie może odpowiedzieć, więc od razu wybierasz podświetlone pole.
    .done = Liczba na polu mówi, ile kroków do niego.
sk-lesson-attack = Atak
    .text = Sakoshi walczy na dystans: trafia to, co widzi, do 3 pól. Każdy + odkrywa kartę i dodaje jej modyfikator.
    .task =
        Zaatakuj Haburata. { $touch ->
            [yes] Dotknij oka, aby zobaczyć, co widzi Bohater.
           *[no] Klawisz V pokazuje, co widzi Bohater.
        }
    .done = Zbroja zmniejsza obrażenia; o resztę spada zdrowie Bohatera.
sk-lesson-melee = Walka wręcz
    .text = Yami walczy wręcz: trafia tylko sąsiednie pola. Każdą akcję można zadeklarować raz w aktywacji.
    .task = Podejdź do Haburata i zaatakuj.
    .done = Zużyte są dwa z trzech punktów akcji. Został jeden.
sk-lesson-cover = Osłona
    .text = Figurka w krzakach jest ukryta. Widzi ją tylko Bohater obok.
    .task = Podejdź do Corjofa i zrań go Atakiem albo w Potyczce.
    .done = Białe linie wokół Kopuły zasłaniają jeszcze więcej: nikt przez nie nie widzi.
sk-lesson-minions = Żołnierze
    .text = Żołnierz pada od każdych obrażeń. Żołnierze obu stron walczą o Linie.
    .task = Zaatakuj Żołnierza obok Yami.
    .done = Mniej wrogich Żołnierzy to mniejsza Wartość Kontroli wroga.
sk-lesson-skirmish = Potyczka
    .text = Potyczka to dwa kroki o jedno pole i raz niewielkie obrażenia, w dowolnej kolejności.
    .task = Zadeklaruj Potyczkę, podejdź do Haburata i traf go.
    .done = Potyczka jest słabsza od Ataku, ale też przesuwa.
sk-lesson-card = Karty mocy
    .text = Karta kosztuje jeden punkt many za każdą runę. W tej wersji kolory nie mają znaczenia. Karta zostaje na Bohaterze: to wydana mana.
    .task = Zagraj kartę Smoczy Cios na Haburata.
    .done = Karty kosztują manę, nigdy punkty akcji.
sk-lesson-reaction = Reakcje
    .text = Na Stosie leży wrogi Atak. Masz pierwszeństwo: Reakcja zagrana teraz zostanie rozpatrzona wcześniej.
    .task = Ochroń Cotlica: zagraj kartę Ochrona.
    .done = Ostatnie na Stosie, pierwsze w działaniu: Zbroja zdążyła przed Atakiem.
sk-lesson-area = Obszary
    .text =
        Niektóre karty trafiają kilka pól naraz. { $touch ->
            [yes] Kształt obraca się przyciskiem „{ sk-page-turn }”.
           *[no] Kształt obraca się klawiszem R.
        }
    .task = Zagraj kartę Zapłon tak, by trafiła co najmniej dwóch wrogów.
    .done = Nie trzeba widzieć każdego pola obszaru; wystarczy dozwolone pole celu.
sk-lesson-lead = Dowodzenie
    .text = Dowodzenie kładzie pod Bohaterem zakrytą kartę. W Fazie Żołnierzy jej koszt many może się liczyć przy żetonie Kontroli.
    .task = Zadeklaruj Dowodzenie i połóż kartę z ręki pod Tlakali.
    .done = Drogie karty dowodzą najlepiej.
sk-lesson-defeat = Pokonanie Bohatera
    .text = Bohater bez zdrowia opuszcza pole bitwy i wraca w późniejszej turze. Dobierasz za to dwie karty.
    .task = Corjof ma 2 punkty zdrowia. Pokonaj go.
    .done = Tura powrotu jest zaznaczona na liczniku many.
sk-lesson-control = Żetony Kontroli
    .text = Gdy nikt nie jest już Gotowy, sprawdza się żetony: każdy Bohater i Żołnierz, który widzi żeton, liczy się za 1.
    .task = Zakończ aktywację i zobacz sumę żetonu 1.
    .done = Zwycięzca zadaje różnicę jako obrażenia, a żeton się przesuwa.
sk-lesson-tower = Wieże
    .text = Obrażenia, które zostały po pokonaniu Żołnierzy, trafiają w Wieżę w odległości do 3 pól od żetonu. Yami ma kartę Dowodzenia o koszcie 3 many.
    .task = Zakończ aktywację i policz kartę Dowodzenia.
    .done = Gdy padnie Wieża, można uszkodzić Ogniwo.
sk-lesson-victory = Zwycięstwo
    .text = Do wygranej wystarczy jedna spełniona karta zwycięstwa albo zniszczenie Ogniwa. Obława wymaga trzech pokonanych Bohaterów, masz dwóch.
    .task = Pokonaj Gulbjarna.
    .done = Wygrana. Teraz zagraj całą bitwę w wersji uproszczonej.

## The world, in the gallery and at the table

sk-page-world = Świat
sk-page-world-tale = Olan Taa
sk-page-world-factions = Frakcje
sk-page-world-heroes = Bohaterowie
sk-page-world-outsiders = Obcy
sk-page-world-god = Bóg
sk-page-world-people = Lud
sk-page-world-rune = Runa
sk-page-world-play = Jak się tym gra
sk-page-world-rivalry = Rywal
sk-page-world-hp = Zdrowie
sk-page-world-armour = Pancerz
sk-page-world-tip = Jak grać tym Bohaterem
sk-page-world-lines = Co mówi Bohater
sk-page-world-start = na początku bitwy
sk-page-world-kill = nad pokonanym wrogiem
sk-page-world-fall = w chwili pokonania
sk-page-world-win = po zwycięstwie
sk-page-world-cards = Karty Bohatera
sk-page-world-about = Więcej o Bohaterze
sk-page-world-war = Wojna królestw
sk-page-says = „{ $line }”

page-first-battle = Pierwsza bitwa

## About

page-about-skytear = Teksty kart Skytear nie są publiczne.
