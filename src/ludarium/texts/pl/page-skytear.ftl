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
sk-page-cancelled = anulowany
sk-page-priority-of = Pierwszeństwo: { $player }
sk-page-has-priority = pierwszeństwo
sk-page-next = dalej
sk-page-passes-left =
    { $n ->
        [one] Jeszcze { $n } pas z rzędu i rozpatrywane jest: { $what }.
        [few] Jeszcze { $n } pasy z rzędu i rozpatrywane jest: { $what }.
       *[many] Jeszcze { $n } pasów z rzędu i rozpatrywane jest: { $what }.
    }
sk-page-passes-left-empty =
    { $n ->
        [one] Jeszcze { $n } pas z rzędu i aktywacja trwa dalej.
        [few] Jeszcze { $n } pasy z rzędu i aktywacja trwa dalej.
       *[many] Jeszcze { $n } pasów z rzędu i aktywacja trwa dalej.
    }
sk-page-respond-to = Odpowiedz Reakcją albo spasuj, aby nastąpiło: { $hero }, { $what }.
sk-page-auto-pass = Automatyczny pas
sk-page-auto-never = Zawsze pytaj
sk-page-auto-own = Gdy na szczycie jest efekt mojej strony
sk-page-auto-always = Przy każdej okazji do Reakcji

## Home

sk-page-line = Bohaterowie czterech frakcji, żołnierze i wieże na wyspach pod rozdartym niebem.

## Table

sk-page-turn-phase = Tura { $turn } · { $phase }
sk-page-track = Licznik many: tura { $turn } z 5
sk-page-sight = Widoczność
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
sk-page-hand-deck = w ręce: { $hand }, w talii: { $deck }
sk-page-away = poza stołem
sk-page-give-to-bot = oddaj botowi
sk-page-take-seat = graj znowu
sk-page-who-plays = Kto zagrywa kartę: { $card }?
sk-page-who-plays-help = Wybierz bohatera, który może to zrobić.
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
sk-page-waits-activate = Trwa wybór bohatera.
sk-page-waits-activation = Trwa aktywacja.
sk-page-waits-build-deck = Trwa budowanie talii.
sk-page-waits-change-hand = Trwa wymiana pierwszej ręki.

## What a blow would do

sk-page-forecast = { $action }: { $target }
sk-page-forecast-sum =
    { $flips ->
        [0] { $value }, minus pancerz { $armour }
        [one] { $value } + odkryta karta, minus pancerz { $armour }
        [few] { $value } + najlepsza z { $flips } odkrytych kart, minus pancerz { $armour }
       *[many] { $value } + najlepsza z { $flips } odkrytych kart, minus pancerz { $armour }
    }
sk-page-forecast-halved = Rozbrojony: połowa, w górę
sk-page-forecast-defeats = { $percent } na pokonanie: { $target }
sk-page-forecast-loses = obrażenia: od { $least } do { $most }
sk-page-forecast-chance = obrażenia { $lost }: { $percent }
sk-page-the-minion = żołnierz na { $space }
sk-page-say-forecast = obrażenia od { $least } do { $most }, szansa pokonania { $percent }
sk-page-minimap = Podgląd pola bitwy: idź tam
sk-page-legend = Znaczenie znaków
sk-page-legend-reach = można wybrać
sk-page-legend-target = dozwolony cel
sk-page-legend-sight = widoczność
sk-page-legend-wall = lodowa ściana
sk-page-legend-area = obszar: R obraca

## Minion Phase

sk-page-token-won = { $where }: wygrywa { $player }, różnica { $n }
sk-page-token-tied = { $where }: nikt nie wygrywa
sk-page-token-n-of = Żeton { $n } z { $all }
sk-page-who-sees-counts = liczy się, kto widzi żeton
sk-page-term-minions =
    { $n ->
        [one] żołnierz
        [few] żołnierze
       *[many] żołnierzy
    }
sk-page-term-heroes =
    { $n ->
        [one] bohater
        [few] bohaterowie
       *[many] bohaterów
    }
sk-page-term-bonus = premia
sk-page-term-lead = karta Dowodzenia
sk-page-sum-line =
    { $n ->
        [one] { $sum } przeciw { $against }: { $n } obrażenie
        [few] { $sum } przeciw { $against }: { $n } obrażenia
       *[many] { $sum } przeciw { $against }: { $n } obrażeń
    }
sk-page-blow-minion = { $player }: pada żołnierz na { $space }
sk-page-blow-minion-why = Najpierw żołnierze Linii, po jednym punkcie
sk-page-blow-saved = { $player }: { $hero } ratuje żołnierza na { $space }
sk-page-blow-tower = { $player }: Wieża na Linii { $lane }, { $from } → { $to }
sk-page-blow-nexus = { $player }: Ogniwo, { $from } → { $to }
sk-page-blow-tower-why = Reszta, do 3 pól od żetonu; wygrywający dobiera kartę
sk-page-blow-none =
    { $n ->
        [one] Zostaje { $n } punkt
        [few] Zostają { $n } punkty
       *[many] Zostaje { $n } punktów
    }
sk-page-blow-none-why = Do 3 pól od żetonu nie ma Wieży ani otwartego Ogniwa, albo stoi jeszcze żołnierz
sk-page-way = Żeton Linii { $lane } idzie naprzód: { $from } → { $to }
sk-page-way-why = Staje obok Wieży lub Ogniwa
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
sk-page-draft-order = Wybór { $n } z { $all }
sk-page-pick = wybór
sk-page-picked = Wybrane
sk-page-choosing = Wybór
sk-page-choose-first = Wybierz
sk-page-their-pool = Pula: { $player }
sk-page-teams = Drużyny do tej pory
sk-page-melee-ranged = wręcz, na dystans
sk-page-runes-you-bear = twoje runy
sk-page-health-in-all = zdrowie razem
sk-page-n-cards =
    { $n ->
        [one] { $n } karta mocy
        [few] { $n } karty mocy
       *[many] { $n } kart mocy
    }
sk-page-cards = kart
sk-page-decks = Budowanie talii
sk-page-decks-deck = Talia
    .help = Wybierz do sześciu bohaterów. W grze standardowej na każdego potrzeba 8 kart frakcji twojej strony.
sk-page-decks-pool = Pula turniejowa
    .help = Przynieś { $n } bohaterów, każdego ze stosem 8 kart dowolnej frakcji. Naciśnij bohatera, by ułożyć jego stos, i jeszcze raz, by go zostawić.
sk-page-pool-count = bohaterowie: { $have } z { $need }
sk-page-pool-unreadable = Tego tekstu nie da się odczytać. Udostępnij talię lub pulę, by zobaczyć, jak się ją zapisuje.
sk-page-in-other-piles = w innych stosach: { $n }
sk-page-saved-deck = Moja ułożona talia
sk-page-deck-of-others = Ta talia jest dla innych bohaterów: { $heroes }
sk-page-pool-legal = Cała pula jest dozwolona
sk-page-pool-side-unreadable =
    { $line ->
        [0] { $team }: to nie jest pula. Zaczyna się od wiersza „skytear pool”.
       *[other] { $team }: wiersza { $line } puli nie da się odczytać. Napisz bohatera, dwukropek i liczby z kartami.
    }
sk-page-own-pools = Własne pule
sk-page-default-packs = Gotowe zestawy bohaterów
sk-page-undo = Cofnij
sk-page-share = Udostępnij
sk-page-share-deck = Talia jako tekst
sk-page-share-help = Skopiuj tekst, aby udostępnić talię, albo wklej tu inny i wczytaj.
sk-page-copy = Kopiuj
sk-page-copied = Skopiowano
sk-page-copy-by-hand = Skopiuj tekst ręcznie.
sk-page-import = Wczytaj
sk-page-deck-unreadable = Ten tekst nie jest talią. Zaczyna się od „skytear deck:” i bohaterów.
sk-page-deck-line = Wiersz { $line } jest nieczytelny. Napisz liczbę i kartę.
sk-page-empty-deck = Wyjmij wszystko
sk-page-for-hero = dla: { $hero }
sk-page-only-of = tylko { $hero }
sk-page-other-faction = nie grasz: { $faction }
sk-page-too-many = { $n } z { $most } kopii
sk-page-no-bearer = żaden twój bohater nie ma tych run
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

sk-page-say-lane = linia { $lane }
sk-page-say-dome = kopuła
sk-page-say-cover = osłona
sk-page-say-free = wolne
sk-page-say-hero = { $hero } ({ $player }), { $hp } z { $most } PZ
sk-page-say-armour = Zbroja { $n }
sk-page-say-tower = wieża linii { $lane }, { $player }, { $hp } PZ
sk-page-say-nexus = Ogniwo, { $player }, { $hp } PZ
sk-page-say-nexus-sealed = Ogniwo, { $player }, zamknięte, póki nie padnie wieża
sk-page-say-minion = żołnierz ({ $player })
sk-page-say-minions = Żołnierze ({ $player }): { $spaces }.
sk-page-say-pillar = Filar ({ $player })
sk-page-say-illusion = Iluzja: { $hero }
sk-page-say-wall = lodowa ściana
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
sk-page-areas = Obszary działania

## Keys

sk-page-key-move = Ruch
sk-page-key-lead = Dowodzenie
sk-page-key-attack = Atak
sk-page-key-skirmish = Potyczka albo obrót obszaru
sk-page-key-worship = Modlitwa
sk-page-key-pass = Pas albo dalej
sk-page-key-sight = Pokaż widoczność
sk-page-key-board = Na pole bitwy
sk-page-key-draft = Wybierz z puli
sk-page-key-region = Następna część stołu
sk-page-key-hero = Następny lub poprzedni bohater
sk-page-key-token = Następny lub poprzedni żeton Kontroli
sk-page-key-sheet = Otwórz lub zwiń dolny panel
sk-page-key-zoom = Powiększ lub pomniejsz pole bitwy

## Lessons: .text explains, .task is what to do, .done what it showed

sk-page-lesson-intro = Poznaj Skytear na prawdziwym polu bitwy, po jednej zasadzie: krótkich kroków jest { $n }, w wersji uproszczonej. Każdy można pominąć.
sk-page-lesson-end = Wiesz już, z czego składa się bitwa. Zagraj teraz w wersji uproszczonej albo stocz pierwszą bitwę z runami, umiejętnościami i modlitwą.
sk-lesson-activate = Gotowy bohater
    .text = Strony na zmianę aktywują po jednym Gotowym bohaterze. Aktywowany bohater ma 3 punkty akcji, a potem jest Wyczerpany.
    .task = Wybierz jednego z dwóch Gotowych bohaterów, na polu bitwy albo w panelu.
    .done = Bohater jest aktywny: panel pokazuje trzy punkty akcji.
sk-lesson-move = Ruch i Stos
    .text = Akcja trafia na Stos. Gdy obaj gracze spasują, jest rozpatrywana. Ruch to najwyżej 3 pola; przez żołnierzy można przejść.
    .task = Zadeklaruj Ruch, spasuj i wybierz świecące pole.
    .done = Liczba na polu mówi, ile kroków do niego.
sk-lesson-attack = Atak
    .text = Sakoshi walczy na dystans: trafia to, co widzi, do 3 pól. Każdy + odkrywa kartę i dodaje jej modyfikator.
    .task = Zaatakuj Haburata. Klawisz V pokazuje, co widzi bohater.
    .done = Zbroja zmniejszyła obrażenia, resztę bohater stracił.
sk-lesson-melee = Walka wręcz
    .text = Yami walczy wręcz: trafia tylko sąsiednie pola. Każdą akcję można zadeklarować raz w aktywacji.
    .task = Podejdź do Haburata i zaatakuj.
    .done = Zużyte są dwa z trzech punktów akcji. Został jeden.
sk-lesson-cover = Osłona
    .text = Figura w krzakach jest ukryta. Widzi ją tylko bohater obok.
    .task = Podejdź do Corjofa i zrań go Atakiem albo w Potyczce.
    .done = Białe linie wokół Kopuły zasłaniają jeszcze więcej: nikt przez nie nie widzi.
sk-lesson-minions = Żołnierze
    .text = Żołnierz pada od każdych obrażeń. Żołnierze obu stron walczą o linie.
    .task = Zaatakuj żołnierza obok Yami.
    .done = Mniej wrogich żołnierzy to mniejsza kontrola wroga.
sk-lesson-skirmish = Potyczka
    .text = Potyczka to dwa kroki o jedno pole i raz niewielkie obrażenia, w dowolnej kolejności.
    .task = Zadeklaruj Potyczkę, podejdź do Haburata i traf go.
    .done = Potyczka jest słabsza od Ataku, ale też przesuwa.
sk-lesson-card = Karty mocy
    .text = Karta kosztuje jedną manę za każdą runę. W tej wersji kolory nie mają znaczenia. Karta zostaje na bohaterze: to wydana mana.
    .task = Zagraj kartę Smoczy Cios na Haburata i spasuj, aż zostanie rozpatrzona.
    .done = Karty kosztują manę, nigdy punkty akcji.
sk-lesson-reaction = Reakcje
    .text = Na Stosie leży wrogi Atak. Masz pierwszeństwo: Reakcja zagrana teraz zostanie rozpatrzona wcześniej.
    .task = Ochroń Cotlica: zagraj kartę Ochrona i pasuj, aż Atak zostanie rozpatrzony.
    .done = Ostatnie na Stosie, pierwsze w działaniu: zbroja zdążyła przed Atakiem.
sk-lesson-area = Obszary
    .text = Niektóre karty trafiają kilka pól naraz. Kształt obraca się klawiszem R.
    .task = Zagraj kartę Zapłon tak, by trafiła co najmniej dwóch wrogów.
    .done = Obszar nie wymaga widzenia każdego pola, tylko prawidłowego celu.
sk-lesson-lead = Dowodzenie
    .text = Dowodzenie kładzie kartę zakrytą pod bohaterem. W Fazie Żołnierzy jej koszt może się liczyć do żetonu Kontroli.
    .task = Zadeklaruj Dowodzenie i połóż kartę z ręki pod Tlakali.
    .done = Drogie karty dowodzą najlepiej.
sk-lesson-defeat = Pokonanie bohatera
    .text = Bohater bez zdrowia opuszcza pole bitwy i wraca w późniejszej turze. Dobierasz za to dwie karty.
    .task = Corjof ma 2 punkty zdrowia. Pokonaj go.
    .done = Tura powrotu jest zaznaczona na liczniku many.
sk-lesson-control = Żetony Kontroli
    .text = Gdy nikt nie jest Gotowy, liczy się żetony: każdy bohater i żołnierz, który widzi żeton, liczy się za 1.
    .task = Zakończ aktywację i zobacz sumę żetonu 1.
    .done = Zwycięzca zadaje różnicę jako obrażenia, a żeton się przesuwa.
sk-lesson-tower = Wieże
    .text = Obrażenia, które zostały po żołnierzach, trafiają wieżę do 3 pól od żetonu. Yami ma kartę Dowodzenia za 3 many.
    .task = Zakończ aktywację i policz kartę Dowodzenia.
    .done = Gdy padnie wieża, można zaatakować Ogniwo.
sk-lesson-victory = Zwycięstwo
    .text = Wygrywa jedna spełniona karta zwycięstwa albo zniszczone Ogniwo. Obława wymaga trzech pokonanych bohaterów, masz dwóch.
    .task = Pokonaj Gulbjarna.
    .done = Wygrana. Teraz zagraj całą bitwę w wersji uproszczonej.
