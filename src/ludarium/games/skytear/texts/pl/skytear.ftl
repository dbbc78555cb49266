### Skytear in Polish: names, effects, words of the rules, then prompts, answers, log lines and refusals.
###
### Factions: .worship is what Worship does. Heroes: NAME1 and NAME2 are the twins when both sides field one hero (1 west, 2 east).
### Skills and power cards: .text in full; power cards also .short, one line for the small card.
### Victory cards: .condition. Outsiders: .placement. Conditions: .text.

## Factions

faction-kurumo = Kurumo
    .gen = Kurumo
    .acc = Kurumo
    .gender = m1
    .worship = Cel: wrogi Bohater. Otrzymuje stan Oznaczony, po czym działa przeciw niemu umiejętność Modlitwy Bohatera.
faction-taulot = Taulot
    .gen = Taulota
    .acc = Taulota
    .gender = m1
    .worship = Cel: pole bez figurek, budowli i żetonów. Możesz usunąć przyjazny Filar, co uruchamia umiejętność Modlitwy Bohatera; potem na wybranym polu staje przyjazny Filar.
faction-nupten = Nupten
    .gen = Nuptena
    .acc = Nuptena
    .gender = m1
    .worship = Możesz umieścić Iluzję Bohatera na jego własnym polu; potem przesuń Iluzję o maksymalnie 3 pola.
faction-liothan = Liothan
    .gen = Liothana
    .acc = Liothana
    .gender = m1
    .worship = Przyjazny Bohater Liothana w odległości do 3 pól otrzymuje stan Przemieniony.

## Runes

rune-fire = runa ognia
    .gen = runy ognia
    .acc = runę ognia
    .gender = f
rune-earth = runa ziemi
    .gen = runy ziemi
    .acc = runę ziemi
    .gender = f
rune-air = runa powietrza
    .gen = runy powietrza
    .acc = runę powietrza
    .gender = f
rune-ice = runa lodu
    .gen = runy lodu
    .acc = runę lodu
    .gender = f
rune-any = dowolna runa
    .gen = dowolnej runy
    .acc = dowolną runę
    .gender = f

## Classes

class-assassin = skrytobójca
    .gen = skrytobójcy
    .acc = skrytobójcę
    .gender = m1
class-tank = obrońca
    .gen = obrońcy
    .acc = obrońcę
    .gender = m1
class-mage = mag
    .gen = maga
    .acc = maga
    .gender = m1
class-fighter = wojownik
    .gen = wojownika
    .acc = wojownika
    .gender = m1
class-healer = uzdrowiciel
    .gen = uzdrowiciela
    .acc = uzdrowiciela
    .gender = m1

## Heroes

hero-sakoshi = Sakoshi
    .gen = Sakoshi
    .acc = Sakoshi
    .gender = m1
hero-sakoshi1 = Sakoshi 1
    .gen = Sakoshi 1
    .acc = Sakoshi 1
    .gender = m1
hero-sakoshi2 = Sakoshi 2
    .gen = Sakoshi 2
    .acc = Sakoshi 2
    .gender = m1
hero-yami = Yami
    .gen = Yami
    .acc = Yami
    .gender = f
hero-yami1 = Yami 1
    .gen = Yami 1
    .acc = Yami 1
    .gender = f
hero-yami2 = Yami 2
    .gen = Yami 2
    .acc = Yami 2
    .gender = f
hero-haburat = Haburat
    .gen = Haburata
    .acc = Haburata
    .gender = m1
hero-haburat1 = Haburat 1
    .gen = Haburata 1
    .acc = Haburata 1
    .gender = m1
hero-haburat2 = Haburat 2
    .gen = Haburata 2
    .acc = Haburata 2
    .gender = m1
hero-akhuti = Akhuti
    .gen = Akhutiego
    .acc = Akhutiego
    .gender = m1
hero-akhuti1 = Akhuti 1
    .gen = Akhutiego 1
    .acc = Akhutiego 1
    .gender = m1
hero-akhuti2 = Akhuti 2
    .gen = Akhutiego 2
    .acc = Akhutiego 2
    .gender = m1
hero-cotlic = Cotlic
    .gen = Cotlica
    .acc = Cotlica
    .gender = m1
hero-cotlic1 = Cotlic 1
    .gen = Cotlica 1
    .acc = Cotlica 1
    .gender = m1
hero-cotlic2 = Cotlic 2
    .gen = Cotlica 2
    .acc = Cotlica 2
    .gender = m1
hero-tlakali = Tlakali
    .gen = Tlakali
    .acc = Tlakali
    .gender = f
hero-tlakali1 = Tlakali 1
    .gen = Tlakali 1
    .acc = Tlakali 1
    .gender = f
hero-tlakali2 = Tlakali 2
    .gen = Tlakali 2
    .acc = Tlakali 2
    .gender = f
hero-corjof = Corjof
    .gen = Corjofa
    .acc = Corjofa
    .gender = m1
hero-corjof1 = Corjof 1
    .gen = Corjofa 1
    .acc = Corjofa 1
    .gender = m1
hero-corjof2 = Corjof 2
    .gen = Corjofa 2
    .acc = Corjofa 2
    .gender = m1
hero-gulbjarn = Gulbjarn
    .gen = Gulbjarna
    .acc = Gulbjarna
    .gender = m1
hero-gulbjarn1 = Gulbjarn 1
    .gen = Gulbjarna 1
    .acc = Gulbjarna 1
    .gender = m1
hero-gulbjarn2 = Gulbjarn 2
    .gen = Gulbjarna 2
    .acc = Gulbjarna 2
    .gender = m1

## Hero skills

hero_skill-fading_trail = Zanikający Trop
    .gen = Zanikającego Tropu
    .acc = Zanikający Trop
    .gender = m3
    .text = Gdy Sakoshi się modli: cel otrzymuje stan Oznaczony, po czym Sakoshi może się przesunąć o maksymalnie 2 pola.
hero_skill-open_wound = Otwarta Rana
    .gen = Otwartej Rany
    .acc = Otwartą Ranę
    .gender = f
    .text = Gdy Sakoshi atakuje Oznaczonego Bohatera, odkrywasz o jedną kartę więcej (Atak ma trzy symbole +).
hero_skill-blazing_leap = Płomienny Skok
    .gen = Płomiennego Skoku
    .acc = Płomienny Skok
    .gender = m3
    .text = Gdy Yami się modli: cel otrzymuje stan Oznaczony, Yami staje na wolnym polu sąsiadującym z celem i zadaje mu 1+ obrażeń. Gdy nie ma wolnego pola, zostaje na miejscu i mimo to zadaje obrażenia.
hero_skill-scent_of_ash = Woń Popiołu
    .gen = Woni Popiołu
    .acc = Woń Popiołu
    .gender = f
    .text = Yami ma +1 Ataku przeciw Oznaczonemu Bohaterowi.
hero_skill-shield_of_the_legion = Tarcza Legionu
    .gen = Tarczy Legionu
    .acc = Tarczę Legionu
    .gender = f
    .text = Inni przyjaźni Bohaterowie sąsiadujący z Haburatem mają +1 Zbroi.
hero_skill-echoing_blade = Ostrze Echa
    .gen = Ostrza Echa
    .acc = Ostrze Echa
    .gender = n
    .text = +1 Ataku dla każdego przyjaznego Bohatera Nuptena, który widzi Iluzję Haburata.
hero_skill-retribution = Odpłata
    .gen = Odpłaty
    .acc = Odpłatę
    .gender = f
    .text = Kiedy akcja Ataku Akhutiego została rozpatrzona, zadaje on 1+ obrażeń innemu wrogiemu Bohaterowi lub Żołnierzowi, którego widzi i który sąsiaduje z polem celu tego Ataku. Cel wybierasz, gdy efekt trafia na Stos.
hero_skill-resonating_light = Rezonujące Światło
    .gen = Rezonującego Światła
    .acc = Rezonujące Światło
    .gender = n
    .text = +1 Zbroi dla każdego przyjaznego Bohatera Nuptena, który widzi Iluzję Akhutiego.
hero_skill-blessing_of_taulot = Błogosławieństwo Taulota
    .gen = Błogosławieństwa Taulota
    .acc = Błogosławieństwo Taulota
    .gender = n
    .text = Cotlic ma +1 Zbroi, gdy widzi przyjazny Filar, bez względu na to, ile ich widzi.
hero_skill-strength_of_the_king = Siła Króla
    .gen = Siły Króla
    .acc = Siłę Króla
    .gender = f
    .text = Gdy Cotlic się modli, może usunąć dowolną liczbę przyjaznych Filarów. Za każdy z nich ma +1 obrażeń Potyczki do końca aktywacji.
hero_skill-shared_flesh = Wspólne Ciało
    .gen = Wspólnego Ciała
    .acc = Wspólne Ciało
    .gender = n
    .text = Gdy Tlakali widzi przyjazny Filar: kiedy przyjazny Żołnierz na dowolnym polu miałby otrzymać obrażenia, Tlakali może zamiast tego stracić 1 PZ; Żołnierz zostaje. Nie działa, gdy ma tylko 1 PZ. Nie chroni przed efektem „pokonaj Żołnierza”.
hero_skill-mending_rite = Rytuał Uzdrowienia
    .gen = Rytuału Uzdrowienia
    .acc = Rytuał Uzdrowienia
    .gender = m3
    .text = Gdy Tlakali się modli i został usunięty Filar: jeden przyjazny Bohater w odległości do 3 pól odzyskuje 2 PZ. Może to być Tlakali; Pole Widzenia nie jest potrzebne.
hero_skill-raven_eye = Krucze Oko
    .gen = Kruczego Oka
    .acc = Krucze Oko
    .gender = n
    .text = Pola Osłony nie ukrywają wrogów przed Corjofem. Białe linie nadal zasłaniają mu widok.
hero_skill-raven_form = Krucza Postać
    .gen = Kruczej Postaci
    .acc = Kruczą Postać
    .gender = f
    .text = Przemieniony Corjof przechodzi przez Blokady i Żołnierzy, ale musi skończyć na wolnym polu. Jego akcja Ruchu jest o 1 pole dłuższa.
hero_skill-wild_majesty = Dziki Majestat
    .gen = Dzikiego Majestatu
    .acc = Dziki Majestat
    .gender = m3
    .text = Gulbjarn ma +1 obrażeń Potyczki za każdego Przemienionego przyjaznego Bohatera w odległości do 3 pól, wliczając siebie.
hero_skill-bear_frenzy = Niedźwiedzi Szał
    .gen = Niedźwiedziego Szału
    .acc = Niedźwiedzi Szał
    .gender = m3
    .text = Gdy Gulbjarn jest Przemieniony, jego obrażenia Potyczki otrzymuje każdy wrogi Bohater na łuku 3 pól obok niego, a nie tylko jeden. Odkrywasz jedną kartę dla wszystkich.

## Power cards

power_card-shuriken_storm = Burza Shurikenów
    .gen = Burzy Shurikenów
    .acc = Burzę Shurikenów
    .gender = f
    .text = Cel: pole. Połóż na nim kwiat 7 pól: zadaj { $damage }+ obrażeń każdemu wrogowi na obszarze. Potem każdy Oznaczony wrogi Bohater na obszarze traci 1 PZ.
    .short = Obszar 7 pól: { $damage }+ obrażeń, Oznaczeni tracą 1 PZ
power_card-hideaway = Podstęp
    .gen = Podstępu
    .acc = Podstęp
    .gender = m3
    .text = Cel: wolne Pole Osłony w odległości do 2 pól, które rzucający widzi. Umieść tam rzucającego.
    .short = Stań na Polu Osłony do 2 pól stąd
power_card-life_steal = Kradzież Życia
    .gen = Kradzieży Życia
    .acc = Kradzież Życia
    .gender = f
    .text = Cel: wrogi Bohater. Zadaj mu { $damage }+ obrażeń. Rzucający odzyskuje połowę PZ, które stracił cel, z zaokrągleniem w górę.
    .short = { $damage }+ obrażeń Bohaterowi; ulecz połowę
power_card-paralysing_precision = Paraliżująca Precyzja
    .gen = Paraliżującej Precyzji
    .acc = Paraliżującą Precyzję
    .gender = f
    .text = Cel: wrogi Bohater. Zadaj mu { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    }. Otrzymuje stan Spowolnienie, a jeśli był Oznaczony, także stan Rozbrojony.
    .short = { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    }, Spowolnienie; Oznaczony też Rozbrojony
power_card-bow_to_me = Oddaj Mi Pokłon
    .text = Każdy wrogi Bohater w odległości do 2 pól od rzucającego otrzymuje stany Oznaczony i Rozbrojony. Rzucający otrzymuje stan Furia.
    .short = Wrogowie do 2 pól: Oznaczeni, Rozbrojeni; Furia
power_card-dragon_fist = Smoczy Cios
    .gen = Smoczego Ciosu
    .acc = Smoczy Cios
    .gender = m3
    .text = Cel: sąsiadujący wróg. Zadaj mu { $damage }+ obrażeń, potem odepchnij go o 2 pola.
    .short = { $damage }+ obrażeń sąsiadowi, odepchnij o 2
power_card-clear_mind = Czysty Umysł
    .gen = Czystego Umysłu
    .acc = Czysty Umysł
    .gender = m3
    .text = Cel: przyjazny Bohater. Usuń dowolne z jego stanów. Objaw 2.
    .short = Usuń stany sojusznika; Objaw 2
power_card-combustion = Zapłon
    .gen = Zapłonu
    .acc = Zapłon
    .gender = m3
    .text = Cel: pole. Połóż na nim trójkąt 3 pól: zadaj { $damage }+ obrażeń każdemu wrogowi na obszarze.
    .short = Obszar 3 pól: { $damage }+ obrażeń każdemu wrogowi
power_card-blades_of_lightning = Ostrza Błyskawicy
    .gen = Ostrzy Błyskawicy
    .acc = Ostrza Błyskawicy
    .gender = n-pl
    .text = Połóż linię 4 pól od rzucającego: zadaj { $damage }+ obrażeń każdemu wrogowi na obszarze.
    .short = Linia 4 pól: { $damage }+ obrażeń każdemu wrogowi
power_card-tortoise_formation = Szyk Żółwia
    .gen = Szyku Żółwia
    .acc = Szyk Żółwia
    .gender = m3
    .text = Rzucający i każdy sąsiadujący z nim przyjazny Bohater mają +{ $armour } Zbroi do końca tury.
    .short = Ty i sąsiedzi: +{ $armour } Zbroi do końca tury
power_card-time_warp = Zagięcie Czasu
    .gen = Zagięcia Czasu
    .acc = Zagięcie Czasu
    .gender = n
    .text = Rzucający wykonuje akcję Ruchu. Nie kosztuje ona PA i nie liczy się jako jego Ruch.
    .short = Wykonaj darmową akcję Ruchu
power_card-time_glitch = Błąd Czasu
    .gen = Błędu Czasu
    .acc = Błąd Czasu
    .gender = m3
    .text = Cel: wroga karta na Stosie o koszcie najwyżej 1 many, której Bohatera rzucający widzi. Anuluj jej efekt. Karta zostaje na wrogim Bohaterze, a mana pozostaje wydana.
    .short = Anuluj wrogą kartę za najwyżej 1 manę
power_card-word_of_nupten = Słowo Nuptena
    .gen = Słowa Nuptena
    .acc = Słowo Nuptena
    .gender = n
    .text = Cel: wrogi Bohater. Zadaj mu { $damage }+ obrażeń, potem umieść go na wolnym polu w odległości do 2 pól od jego pola; otrzymuje stan Rozbrojony.
    .short = { $damage }+ obrażeń, przenieś do 2 pól, Rozbrojony
power_card-soul_whirlwind = Tornado Dusz
    .gen = Tornada Dusz
    .acc = Tornado Dusz
    .gender = n
    .text = Połóż pierścień 6 pól wokół rzucającego: zadaj { $damage }+ obrażeń każdemu wrogowi na obszarze, potem odepchnij każdego z nich o 2 pola, w wybranej kolejności.
    .short = Wrogowie wokół: { $damage }+ obrażeń, odepchnij o 2
power_card-redirection = Przekierowanie
    .gen = Przekierowania
    .acc = Przekierowanie
    .gender = n
    .text = Cel: wrogi efekt na Stosie, którego jedynym celem jest przyjazny Bohater widziany przez rzucającego lub sam rzucający. Jego celem staje się inny przyjazny Bohater lub Żołnierz, dozwolony dla tego efektu. Jeśli takiego nie ma, nic się nie dzieje.
    .short = Skieruj wrogi efekt na innego sojusznika
power_card-hurricane_strike = Uderzenie Huraganu
    .gen = Uderzenia Huraganu
    .acc = Uderzenie Huraganu
    .gender = n
    .text = Cel: wróg. Zadaj mu { $damage }+ obrażeń, potem odepchnij go o 1 pole.
    .short = { $damage }+ obrażeń wrogowi, odepchnij o 1
power_card-my_kingdom = Moje Królestwo
    .gen = Mojego Królestwa
    .acc = Moje Królestwo
    .gender = n
    .text = Przywołaj 2 Żołnierzy przy żetonie Kontroli Linii, który rzucający widzi. Każdy wrogi Bohater, który widzi ten żeton, otrzymuje stan Spowolnienie.
    .short = Przywołaj 2 Żołnierzy; wrogowie tam zwalniają
power_card-unbridled_hatred = Nieokiełznana Nienawiść
    .gen = Nieokiełznanej Nienawiści
    .acc = Nieokiełznaną Nienawiść
    .gender = f
    .text = Rzucający otrzymuje stan Furia.
    .short = Otrzymaj stan Furia
power_card-safeguard = Ochrona
    .gen = Ochrony
    .acc = Ochronę
    .gender = f
    .text = Cel: przyjazny Bohater. Ma +{ $armour } Zbroi do końca aktywacji.
    .short = Sojusznik ma +{ $armour } Zbroi
power_card-lord_of_many = Władca Wielu
    .gen = Władcy Wielu
    .acc = Władcę Wielu
    .gender = m1
    .text = Przywołaj 1 Żołnierza przy żetonie Kontroli Linii, który rzucający widzi.
    .short = Przywołaj 1 Żołnierza
power_card-millennial_ritual = Tysięczny Rytuał
    .gen = Tysięcznego Rytuału
    .acc = Tysięczny Rytuał
    .gender = m3
    .text = Każdy przyjazny Bohater w odległości do 3 pól od rzucającego, także rzucający, odzyskuje { $heal } PZ. Pole Widzenia nie jest potrzebne.
    .short = Przyjaźni Bohaterowie do 3 pól: ulecz { $heal } PZ
power_card-mud_river = Powódź Błotna
    .gen = Powodzi Błotnej
    .acc = Powódź Błotną
    .gender = f
    .text = Cel: pole. Połóż na nim zygzak 4 pól: zadaj { $damage }+ obrażeń każdemu wrogowi na obszarze. Każdy wrogi Bohater na obszarze otrzymuje stan Spowolnienie.
    .short = Obszar 4 pól: { $damage }+ obrażeń, Spowolnienie Bohaterów
power_card-creeping_darkness = Pełzająca Ciemność
    .gen = Pełzającej Ciemności
    .acc = Pełzającą Ciemność
    .gender = f
    .text = Cel: wrogi Bohater. Otrzymuje stan Rozbrojony.
    .short = Wrogi Bohater jest Rozbrojony
power_card-sacrifice = Poświęcenie
    .gen = Poświęcenia
    .acc = Poświęcenie
    .gender = n
    .text = Cel: Żołnierz, a jeśli jest przyjazny, także przyjazny Bohater. Pokonaj tego Żołnierza. Jeśli był przyjazny, Bohater odzyskuje { $heal } PZ.
    .short = Pokonaj Żołnierza; za własnego Bohater zyska { $heal } PZ
power_card-feather_storm = Burza Piór
    .gen = Burzy Piór
    .acc = Burzę Piór
    .gender = f
    .text = Połóż stożek 5 pól od rzucającego: zadaj { $damage }+ obrażeń każdemu wrogowi na obszarze.
    .short = Stożek 5 pól: { $damage }+ obrażeń każdemu wrogowi
power_card-looming_storm = Nadchodząca Burza
    .gen = Nadchodzącej Burzy
    .acc = Nadchodzącą Burzę
    .gender = f
    .text = Cel: pole. Połóż na nim romb 4 pól: zadaj { $damage }+ obrażeń każdemu wrogowi na obszarze.
    .short = Obszar 4 pól: { $damage }+ obrażeń każdemu wrogowi
power_card-ice_wall = Ściana Lodu
    .gen = Ściany Lodu
    .acc = Ścianę Lodu
    .gender = f
    .text = Cel: pole bez figurek, budowli i żetonów oraz, jeśli chcesz, drugie takie pole sąsiadujące z pierwszym. Do końca tury te pola są Blokadami. Nie zasłaniają widoku.
    .short = Zablokuj 1 lub 2 pola do końca tury
power_card-into_the_eyes = Po Oczach
    .text = Cel: wrogi Bohater. Do końca aktywacji widzi tylko na odległość 1 pola.
    .short = Wrogi Bohater widzi tylko na 1 pole
power_card-feral_vitality = Dzika Witalność
    .gen = Dzikiej Witalności
    .acc = Dziką Witalność
    .gender = f
    .text = Rzucający odzyskuje { $heal } PZ i otrzymuje stan Przemieniony.
    .short = Ulecz { $heal } PZ i otrzymaj stan Przemieniony
power_card-grasp = Chwyt
    .gen = Chwytu
    .acc = Chwyt
    .gender = m3
    .text = Cel: wrogi Bohater. Umieść go na wolnym polu sąsiadującym z rzucającym. Otrzymuje stan Spowolnienie.
    .short = Przyciągnij wrogiego Bohatera; Spowolnienie
power_card-hostile_ground = Nieznany Teren
    .gen = Nieznanego Terenu
    .acc = Nieznany Teren
    .gender = m3
    .text = Zadaj { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    } każdemu wrogiemu Bohaterowi w odległości do { $within ->
        [one] 1 pola
       *[other] { $within } pól
    } od rzucającego; każdy z nich otrzymuje stan Spowolnienie. Pole Widzenia nie jest potrzebne.
    .short = Bohaterowie do { $within ->
        [one] 1 pola
       *[other] { $within } pól
    }: { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    }, Spowolnienie
power_card-presence = Obecność
    .gen = Obecności
    .acc = Obecność
    .gender = f
    .text = Do końca tury rzucający liczy się o 1 więcej przy każdym żetonie Kontroli, który widzi. Objaw 2.
    .short = +1 Kontroli do końca tury; Objaw 2
power_card-skytear_flow = Przepływ Skytear
    .gen = Przepływu Skytear
    .acc = Przepływ Skytear
    .gender = m3
    .text = Do końca tury rzucający ma o 1 manę więcej.
    .short = +1 many do końca tury
power_card-dodge = Unik
    .gen = Uniku
    .acc = Unik
    .gender = m3
    .text = Cel: wolne pole sąsiadujące z rzucającym. Umieść tam rzucającego.
    .short = Przejdź na sąsiadujące pole

## Victory cards

victory_card-manhunt = Obława
    .gen = Obławy
    .acc = Obławę
    .gender = f
    .condition = Twoja strona pokonała w tej grze 3 wrogich Bohaterów.
victory_card-fall_of_the_north_tower = Upadek Północnej Wieży
    .gen = Upadku Północnej Wieży
    .acc = Upadek Północnej Wieży
    .gender = m3
    .condition = Wroga Wieża na Linii A jest zniszczona.
victory_card-fall_of_the_south_tower = Upadek Południowej Wieży
    .gen = Upadku Południowej Wieży
    .acc = Upadek Południowej Wieży
    .gender = m3
    .condition = Wroga Wieża na Linii B jest zniszczona.
victory_card-dominion = Panowanie
    .gen = Panowania
    .acc = Panowanie
    .gender = n
    .condition = Twoja strona wygrała łącznie 6 razy żetony Kontroli (na Liniach i w Kopule).
victory_card-lord_of_the_dome = Władca Kopuły
    .gen = Władcy Kopuły
    .acc = Władcę Kopuły
    .gender = m1
    .condition = Twoja strona wygrała 3 razy żeton Kontroli Kopuły.
victory_card-siege = Oblężenie
    .gen = Oblężenia
    .acc = Oblężenie
    .gender = n
    .condition = Twoja strona zadała łącznie 6 obrażeń wrogim Wieżom i Ogniwu.
victory_card-double_kill = Podwójny Cios
    .gen = Podwójnego Ciosu
    .acc = Podwójny Cios
    .gender = m3
    .condition = Twoja strona pokonała 2 wrogich Bohaterów w tej samej turze.
victory_card-ambush = Zasadzka
    .gen = Zasadzki
    .acc = Zasadzkę
    .gender = f
    .condition = Twoja strona pokonała 2 wrogich Bohaterów, którzy byli wtedy Gotowi.
victory_card-slaughter = Rzeź
    .gen = Rzezi
    .acc = Rzeź
    .gender = f
    .condition = Twoja strona pokonała 12 wrogich Żołnierzy.
victory_card-clean_sweep = Wielki Szlem
    .gen = Wielkiego Szlema
    .acc = Wielkiego Szlema
    .gender = m2
    .condition = Twoja strona wygrała w jednej Fazie Żołnierzy wszystkie żetony Kontroli na polu bitwy (co najmniej trzy).

## Outsiders

outsider-dome_behemoth = Behemot Kopuły
    .gen = Behemota Kopuły
    .acc = Behemota Kopuły
    .gender = m2
    .placement = Na wolnym polu swojej Kopuły lub sąsiadującym z nią.
outsider-ember_tyrant = Tyran Żaru
    .gen = Tyrana Żaru
    .acc = Tyrana Żaru
    .gender = m1
    .placement = Na wolnym polu w odległości do 3 pól od żetonu Kontroli swojej Kopuły.
outsider-mire_colossus = Kolos Mokradeł
    .gen = Kolosa Mokradeł
    .acc = Kolosa Mokradeł
    .gender = m2
    .placement = Na wolnym polu Linii w odległości do 2 pól od żetonu Kontroli Linii.
outsider-gale_phantom = Widmo Wichury
    .gen = Widma Wichury
    .acc = Widmo Wichury
    .gender = n
    .placement = Na wolnym polu swojej Kopuły lub sąsiadującym z Bohaterem strony, która go kontroluje.

## Outsider skills

outsider_skill-quake = Wstrząs
    .gen = Wstrząsu
    .acc = Wstrząs
    .gender = m3
    .text = Zadaj 2 obrażenia każdemu sąsiadującemu wrogiemu Bohaterowi i Żołnierzowi.
outsider_skill-bellow = Ryk
    .gen = Ryku
    .acc = Ryk
    .gender = m3
    .text = Odepchnij każdego sąsiadującego wrogiego Bohatera i Żołnierza o 2 pola, w wybranej kolejności.
outsider_skill-fire_breath = Ognisty Oddech
    .gen = Ognistego Oddechu
    .acc = Ognisty Oddech
    .gender = m3
    .text = Połóż linię 3 pól od Obcego: zadaj 1+ obrażeń każdemu wrogowi na obszarze.
outsider_skill-kindle = Podpalenie
    .gen = Podpalenia
    .acc = Podpalenie
    .gender = n
    .text = Każdy wrogi Bohater w odległości do 2 pól otrzymuje stany Oznaczony i Rozbrojony.
outsider_skill-devour = Pożarcie
    .gen = Pożarcia
    .acc = Pożarcie
    .gender = n
    .text = Pokonaj jednego wrogiego Żołnierza w odległości do 2 pól.
outsider_skill-tremor = Drżenie Ziemi
    .gen = Drżenia Ziemi
    .acc = Drżenie Ziemi
    .gender = n
    .text = Każdy wrogi Bohater w odległości do 2 pól otrzymuje stan Spowolnienie.
outsider_skill-tailwind = Pomyślny Wiatr
    .gen = Pomyślnego Wiatru
    .acc = Pomyślny Wiatr
    .gender = m3
    .text = Jeden przyjazny Bohater w odległości do 3 pól może się przesunąć o maksymalnie 2 pola. Otrzymuje stan Przyspieszenie.
outsider_skill-shriek = Przenikliwy Wrzask
    .gen = Przenikliwego Wrzasku
    .acc = Przenikliwy Wrzask
    .gender = m3
    .text = Zadaj 1 obrażenie z Przebiciem każdemu wrogiemu Bohaterowi w odległości do 2 pól.

## Conditions

condition-slow = Spowolnienie
    .gender = n
    .text = Akcje Ruchu są krótsze o 2 pola.
condition-haste = Przyspieszenie
    .gender = n
    .text = Akcje Ruchu są dłuższe o 2 pola.
condition-fury = Furia
    .gender = f
    .text = Bohater może zadeklarować Atak dwa razy w jednej aktywacji.
condition-disarmed = Rozbrojony
    .gender = m1
    .text = Obrażenia jego akcji Ataku i Potyczki są dzielone na pół, z zaokrągleniem w górę.
condition-marked = Oznaczony
    .gender = m1
    .text = Sam w sobie nic nie robi; korzystają z niego umiejętności i karty Kurumo.
condition-shapeshifted = Przemieniony
    .gender = m1
    .text = Włącza umiejętności Liothana z tym znakiem.

## Battlefields

battlefield-two_lanes = dwuliniowe pole bitwy
    .gen = dwuliniowego pola bitwy
    .acc = dwuliniowe pole bitwy
    .gender = n
battlefield-three_lanes = trzyliniowe pole bitwy
    .gen = trzyliniowego pola bitwy
    .acc = trzyliniowe pole bitwy
    .gender = n

## Areas of effect

area-triangle3 = trójkąt 3 pól
area-rhombus4 = romb 4 pól
area-bend4 = zygzak 4 pól
area-flower7 = kwiat 7 pól
area-line3 = linia 3 pól
area-line4 = linia 4 pól
area-arc3 = łuk 3 pól
area-cone5 = stożek 5 pól
area-ring6 = pierścień 6 pól

## Words of the rules

term-sk-battlefield = pole bitwy
    .gen = pola bitwy
    .acc = pole bitwy
    .nom_pl = pola bitwy
    .gen_pl = pól bitwy
    .gender = n
    .definition = Plansza z sześciokątnych pól z Liniami, Kopułami, Wieżami i Ogniwami.
term-sk-space = pole
    .gen = pola
    .acc = pole
    .nom_pl = pola
    .gen_pl = pól
    .gender = n
    .definition = Jeden sześciokąt pola bitwy.
term-sk-lane = Linia
    .gen = Linii
    .acc = Linię
    .nom_pl = Linie
    .gen_pl = Linii
    .gender = f
    .definition = Pas pól między Wieżami obu stron, z jednym żetonem Kontroli.
term-sk-dome = Kopuła
    .gen = Kopuły
    .acc = Kopułę
    .nom_pl = Kopuły
    .gen_pl = Kopuł
    .gender = f
    .definition = Obszar energii, w którym żyje Obcy; jego granica zasłania widok.
term-sk-tower = Wieża
    .gen = Wieży
    .acc = Wieżę
    .nom_pl = Wieże
    .gen_pl = Wież
    .gender = f
    .definition = Budowla chroniąca Ogniwo; po jednej na każdej Linii.
term-sk-nexus = Ogniwo
    .gen = Ogniwa
    .acc = Ogniwo
    .nom_pl = Ogniwa
    .gen_pl = Ogniw
    .gender = n
    .definition = Portal danej strony; kto zniszczy wrogie, ten wygrywa.
term-sk-structure = budowla
    .gen = budowli
    .acc = budowlę
    .nom_pl = budowle
    .gen_pl = budowli
    .gender = f
    .definition = Wieża lub Ogniwo.
term-sk-white-line = biała linia
    .gen = białej linii
    .acc = białą linię
    .nom_pl = białe linie
    .gen_pl = białych linii
    .gender = f
    .definition = Krawędź, która przerywa Pole Widzenia, ale nie ruch.
term-sk-cover-space = Pole Osłony
    .gen = Pola Osłony
    .acc = Pole Osłony
    .nom_pl = Pola Osłony
    .gen_pl = Pól Osłony
    .gender = n
    .definition = Pole, które ukrywa figurki przed wrogami spoza sąsiedztwa.
term-sk-blocking-element = Blokada
    .gen = Blokady
    .acc = Blokadę
    .nom_pl = Blokady
    .gen_pl = Blokad
    .gender = f
    .definition = Bohater, Wieża, Ogniwo lub Obcy; nikt przez nie nie przechodzi.
term-sk-control-token = żeton Kontroli
    .gen = żetonu Kontroli
    .acc = żeton Kontroli
    .nom_pl = żetony Kontroli
    .gen_pl = żetonów Kontroli
    .gender = m3
    .definition = Ponumerowany żeton, o który toczy się walka na Linii lub w Kopule.
term-sk-control-value = Wartość Kontroli
    .gen = Wartości Kontroli
    .acc = Wartość Kontroli
    .nom_pl = Wartości Kontroli
    .gen_pl = Wartości Kontroli
    .gender = f
    .definition = Liczba Bohaterów i Żołnierzy widzących żeton plus koszt jednej karty Dowodzenia.
term-sk-first-tower = pierwsza zniszczona Wieża
    .gen = pierwszej zniszczonej Wieży
    .acc = pierwszą zniszczoną Wieżę
    .gender = f
    .definition = Od tej chwili Ogniwo ma 5 PZ i można je uszkodzić.
term-sk-side = strona
    .gen = strony
    .acc = stronę
    .nom_pl = strony
    .gen_pl = stron
    .gender = f
    .definition = Gracz albo drużyna w grze na trzy osoby i więcej.
term-sk-figure = figurka
    .gen = figurki
    .acc = figurkę
    .nom_pl = figurki
    .gen_pl = figurek
    .gender = f
    .definition = Bohater, Żołnierz lub Obcy na polu bitwy.
term-sk-hero = Bohater
    .gen = Bohatera
    .acc = Bohatera
    .nom_pl = Bohaterowie
    .gen_pl = Bohaterów
    .gender = m1
    .definition = Figurka z umiejętnościami, którą gracz aktywuje raz na turę.
term-sk-minion = Żołnierz
    .gen = Żołnierza
    .acc = Żołnierza
    .nom_pl = Żołnierze
    .gen_pl = Żołnierzy
    .gender = m1
    .definition = Mała figurka z 1 PZ, licząca się do kontroli.
term-sk-outsider = Obcy
    .gen = Obcego
    .acc = Obcego
    .nom_pl = Obcy
    .gen_pl = Obcych
    .gender = m1
    .definition = Potwór z Kopuły; używa go ten, kto wygra jej żeton.
term-sk-skill = umiejętność
    .gen = umiejętności
    .acc = umiejętność
    .nom_pl = umiejętności
    .gen_pl = umiejętności
    .gender = f
    .definition = Szczególna zdolność zapisana na karcie Bohatera.
term-sk-faction = frakcja
    .gen = frakcji
    .acc = frakcję
    .nom_pl = frakcje
    .gen_pl = frakcji
    .gender = f
    .definition = Jeden z czterech ludów, każdy z własną Modlitwą.
term-sk-class = klasa
    .gen = klasy
    .acc = klasę
    .nom_pl = klasy
    .gen_pl = klas
    .gender = f
    .definition = Rola Bohatera; tylko mag ma własną zasadę.
term-sk-attack-value = wartość ataku
    .gen = wartości ataku
    .acc = wartość ataku
    .nom_pl = wartości ataku
    .gen_pl = wartości ataku
    .gender = f
    .definition = Podstawowe obrażenia Ataku Bohatera.
term-sk-range = zasięg
    .gen = zasięgu
    .acc = zasięg
    .nom_pl = zasięgi
    .gen_pl = zasięgów
    .gender = m3
    .definition = Jak daleko sięgają Atak i Potyczka Bohatera.
term-sk-melee = wręcz
    .definition = Zasięg jednego pola.
term-sk-ranged = dystansowy
    .definition = Zasięg do trzech pól.
term-sk-hp = punkty zdrowia (PZ)
    .gen = punktu zdrowia
    .acc = punkt zdrowia
    .nom_pl = punkty zdrowia
    .gen_pl = punktów zdrowia
    .gender = m3
    .definition = Przy 0 Bohater, Żołnierz lub budowla odpada.
term-sk-armour = Zbroja
    .gen = Zbroi
    .acc = Zbroję
    .gender = f
    .definition = Każdy jej punkt zmniejsza wszelkie obrażenia o jeden.
term-sk-rune = runa
    .gen = runy
    .acc = runę
    .nom_pl = runy
    .gen_pl = run
    .gender = f
    .definition = Znak koloru określający, kto może zagrać kartę, i jej koszt.
term-sk-mana = mana
    .gen = many
    .acc = manę
    .gender = f
    .definition = Koszt kart mocy; każdy Bohater ma co turę własną pulę.
term-sk-mana-pool = pula many
    .gen = puli many
    .acc = pulę many
    .nom_pl = pule many
    .gen_pl = pul many
    .gender = f
    .definition = Mana, którą Bohater może jeszcze wydać w tej turze.
term-sk-mana-track = licznik many
    .gen = licznika many
    .acc = licznik many
    .nom_pl = liczniki many
    .gen_pl = liczników many
    .gender = m3
    .definition = Pokazuje turę i manę Bohaterów; gdy nie może wzrosnąć, gra się kończy.
term-sk-skytear-token = żeton Skytear
    .gen = żetonu Skytear
    .acc = żeton Skytear
    .gender = m3
    .definition = Znacznik na liczniku many.
term-sk-state = stan gotowości
    .gen = stanu gotowości
    .acc = stan gotowości
    .nom_pl = stany gotowości
    .gen_pl = stanów gotowości
    .gender = m3
    .definition = Gotowy, Wyczerpany lub Pokonany.
term-sk-ready = Gotowy
    .gen = Gotowego
    .acc = Gotowego
    .nom_pl = Gotowi
    .gen_pl = Gotowych
    .gender = m1
    .definition = Może zostać aktywowany w tej turze.
term-sk-exhausted = Wyczerpany
    .gen = Wyczerpanego
    .acc = Wyczerpanego
    .nom_pl = Wyczerpani
    .gen_pl = Wyczerpanych
    .gender = m1
    .definition = Był już aktywowany; może nadal zagrywać Reakcje.
term-sk-defeated = Pokonany
    .gen = Pokonanego
    .acc = Pokonanego
    .nom_pl = Pokonani
    .gen_pl = Pokonanych
    .gender = m1
    .definition = Poza polem bitwy; wróci za jedną lub dwie tury.
term-sk-condition = stan
    .gen = stanu
    .acc = stan
    .nom_pl = stany
    .gen_pl = stanów
    .gender = m3
    .definition = Trwała zmiana u Bohatera, aż będzie Wyczerpany lub Pokonany.
term-sk-slow = Spowolnienie
    .gen = Spowolnienia
    .acc = Spowolnienie
    .gender = n
    .definition = Akcje Ruchu są krótsze o 2 pola.
term-sk-haste = Przyspieszenie
    .gen = Przyspieszenia
    .acc = Przyspieszenie
    .gender = n
    .definition = Akcje Ruchu są dłuższe o 2 pola.
term-sk-fury = Furia
    .gen = Furii
    .acc = Furię
    .gender = f
    .definition = Bohater może Atakować dwa razy w jednej aktywacji.
term-sk-disarmed = Rozbrojony
    .gen = Rozbrojonego
    .acc = Rozbrojonego
    .nom_pl = Rozbrojeni
    .gen_pl = Rozbrojonych
    .gender = m1
    .definition = Atak i Potyczka zadają połowę obrażeń, z zaokrągleniem w górę.
term-sk-marked = Oznaczony
    .gen = Oznaczonego
    .acc = Oznaczonego
    .nom_pl = Oznaczeni
    .gen_pl = Oznaczonych
    .gender = m1
    .definition = Umiejętności i karty Kurumo są przeciw niemu silniejsze.
term-sk-shapeshifted = Przemieniony
    .gen = Przemienionego
    .acc = Przemienionego
    .nom_pl = Przemienieni
    .gen_pl = Przemienionych
    .gender = m1
    .definition = Zwierzęca umiejętność Bohatera jest aktywna.
term-sk-turn = tura
    .gen = tury
    .acc = turę
    .nom_pl = tury
    .gen_pl = tur
    .gender = f
    .definition = Jedna Faza Bohaterów i jedna Faza Żołnierzy.
term-sk-hero-phase = Faza Bohaterów
    .gen = Fazy Bohaterów
    .acc = Fazę Bohaterów
    .nom_pl = Fazy Bohaterów
    .gen_pl = Faz Bohaterów
    .gender = f
    .definition = Gracze na przemian aktywują swoich Bohaterów.
term-sk-minion-phase = Faza Żołnierzy
    .gen = Fazy Żołnierzy
    .acc = Fazę Żołnierzy
    .nom_pl = Fazy Żołnierzy
    .gen_pl = Faz Żołnierzy
    .gender = f
    .definition = Kolejno sprawdza się żetony Kontroli.
term-sk-activation = aktywacja
    .gen = aktywacji
    .acc = aktywację
    .nom_pl = aktywacje
    .gen_pl = aktywacji
    .gender = f
    .definition = Kolej jednego Bohatera z trzema punktami akcji.
term-sk-action-point = punkt akcji (PA)
    .gen = punktu akcji
    .acc = punkt akcji
    .nom_pl = punkty akcji
    .gen_pl = punktów akcji
    .gender = m3
    .definition = Cena jednej akcji.
term-sk-move = Ruch
    .gen = Ruchu
    .acc = Ruch
    .gender = m3
    .definition = Przejdź do 3 pól.
term-sk-lead = Dowodzenie
    .gen = Dowodzenia
    .acc = Dowodzenie
    .gender = n
    .definition = Połóż zakrytą kartę pod Bohaterem, by zwiększyć kontrolę swojej strony.
term-sk-lead-card = karta Dowodzenia
    .gen = karty Dowodzenia
    .acc = kartę Dowodzenia
    .nom_pl = karty Dowodzenia
    .gen_pl = kart Dowodzenia
    .gender = f
    .definition = Ukryta karta z akcji Dowodzenia; liczy się jej koszt many.
term-sk-attack = Atak
    .gen = Ataku
    .acc = Atak
    .gender = m3
    .definition = Zadaj jednemu celowi wartość ataku plus odkryty modyfikator.
term-sk-skirmish = Potyczka
    .gen = Potyczki
    .acc = Potyczkę
    .gender = f
    .definition = Dwa pojedyncze kroki i lekki cios w Bohatera, w dowolnej kolejności.
term-sk-worship = Modlitwa
    .gen = Modlitwy
    .acc = Modlitwę
    .gender = f
    .definition = Akcja właściwa frakcji.
term-sk-mark = Znak
    .gen = Znaku
    .acc = Znak
    .nom_pl = Znaki
    .gen_pl = Znaków
    .gender = m3
    .definition = To, co Modlitwa Kurumo nakłada na wrogiego Bohatera.
term-sk-pillar = Filar
    .gen = Filaru
    .acc = Filar
    .nom_pl = Filary
    .gen_pl = Filarów
    .gender = m3
    .definition = Żeton Taulota, który wzmacnia widzących go Bohaterów.
term-sk-illusion = Iluzja
    .gen = Iluzji
    .acc = Iluzję
    .nom_pl = Iluzje
    .gen_pl = Iluzji
    .gender = f
    .definition = Żeton Nuptena, który użycza umiejętności właściciela widzącym go Bohaterom.
term-sk-projected = Projekcja Bohatera
    .gen = Projekcji Bohatera
    .acc = Projekcję Bohatera
    .nom_pl = Projekcje Bohaterów
    .gen_pl = Projekcji Bohaterów
    .gender = f
    .definition = Bohater Nuptena widzący przyjazną Iluzję.
term-sk-power-card = karta mocy
    .gen = karty mocy
    .acc = kartę mocy
    .nom_pl = karty mocy
    .gen_pl = kart mocy
    .gender = f
    .definition = Karta zagrywana przez Bohatera za manę albo odkrywana dla modyfikatora.
term-sk-action-card = Akcja (karta mocy)
    .definition = Tylko podczas aktywacji Bohatera, przy pustym Stosie.
term-sk-reaction-card = Reakcja (karta mocy)
    .definition = Zawsze, gdy masz pierwszeństwo w Fazie Bohaterów.
term-sk-ultimate = Potężna Karta
    .gen = Potężnej Karty
    .acc = Potężną Kartę
    .nom_pl = Potężne Karty
    .gen_pl = Potężnych Kart
    .gender = f
    .definition = Karta, którą może zagrać tylko wskazany Bohater.
term-sk-modifier = modyfikator
    .gen = modyfikatora
    .acc = modyfikator
    .nom_pl = modyfikatory
    .gen_pl = modyfikatorów
    .gender = m3
    .definition = Liczba dodawana, gdy kartę odkrywa się dla symbolu +.
term-sk-flip = odkryć (na +)
    .definition = Odkryć wierzchnią kartę swojej talii i użyć jej modyfikatora.
term-sk-mana-cost = koszt many
    .gen = kosztu many
    .acc = koszt many
    .nom_pl = koszty many
    .gen_pl = kosztów many
    .gender = m3
    .definition = Jeden za każdą runę na karcie.
term-sk-hand-limit = limit kart na ręce
    .gen = limitu kart na ręce
    .acc = limit kart na ręce
    .gender = m3
    .definition = Sześć kart mocy na końcu tury.
term-sk-victory-card = karta zwycięstwa
    .gen = karty zwycięstwa
    .acc = kartę zwycięstwa
    .nom_pl = karty zwycięstwa
    .gen_pl = kart zwycięstwa
    .gender = f
    .definition = Dodatkowy sposób na wygraną, dostępny dla obu stron.
term-sk-line-of-sight = Pole Widzenia (PW)
    .gen = Pola Widzenia
    .acc = Pole Widzenia
    .gender = n
    .definition = Droga do trzech pól, której nie przecina biała linia.
term-sk-target = cel
    .gen = celu
    .acc = cel
    .nom_pl = cele
    .gen_pl = celów
    .gender = m3
    .definition = To, w co wymierzony jest efekt; wybierany od razu i sprawdzany ponownie.
term-sk-caster = rzucający
    .gen = rzucającego
    .acc = rzucającego
    .nom_pl = rzucający
    .gen_pl = rzucających
    .gender = m1
    .definition = Bohater generujący efekt.
term-sk-area = efekt obszarowy (EO)
    .gen = efektu obszarowego
    .acc = efekt obszarowy
    .nom_pl = efekty obszarowe
    .gen_pl = efektów obszarowych
    .gender = m3
    .definition = Pola z diagramu, na które działa efekt.
term-sk-stack = Stos
    .gen = Stosu
    .acc = Stos
    .nom_pl = Stosy
    .gen_pl = Stosów
    .gender = m3
    .definition = Efekty czekające na rozpatrzenie, od ostatniego.
term-sk-priority = pierwszeństwo
    .gen = pierwszeństwa
    .acc = pierwszeństwo
    .gender = n
    .definition = Prawo zagrania teraz Reakcji albo spasowania.
term-sk-pass = spasować
    .definition = Oddać pierwszeństwo następnemu graczowi.
term-sk-active-player = gracz aktywny
    .gen = gracza aktywnego
    .acc = gracza aktywnego
    .gender = m1
    .definition = Gracz, którego Bohater jest aktywowany.
term-sk-generate = wygenerować (efekt)
    .definition = Położyć efekt na Stosie.
term-sk-resolve = rozpatrzyć (efekt)
    .definition = Wykonać efekt.
term-sk-triggered-effect = efekt aktywowany
    .gen = efektu aktywowanego
    .acc = efekt aktywowany
    .nom_pl = efekty aktywowane
    .gen_pl = efektów aktywowanych
    .gender = m3
    .definition = Efekt ze słowem „kiedy”, który sam trafia na Stos.
term-sk-adjacent = sąsiadujący
    .definition = W zasięgu jednego pola, wliczając pole rzucającego.
term-sk-allied = przyjazny
    .definition = Należący do tej samej strony.
term-sk-enemy = wrogi
    .definition = Należący do drugiej strony.
term-sk-deal-damage = zadaj X obrażeń
    .definition = Zmniejsza je Zbroja.
term-sk-lose-hp = strać X PZ
    .definition = Zbroja nie pomaga.
term-sk-heal = ulecz X PZ
    .definition = Nigdy powyżej początkowego zdrowia.
term-sk-half = połowa
    .definition = Dzielone przez dwa, z zaokrągleniem w górę.
term-sk-pierce = Przebicie
    .gen = Przebicia
    .acc = Przebicie
    .gender = n
    .definition = Obrażenia ignorują Zbroję; magowie mają je zawsze.
term-sk-predict = Objaw X
    .definition = Obejrzyj X górnych kart; dowolne odrzuć, resztę odłóż na górę w dowolnej kolejności.
term-sk-summon-minions = przywołaj X Żołnierzy
    .definition = Umieść ich jak najbliżej żetonu Kontroli widzianego przez rzucającego.
term-sk-defeat-minion = pokonaj Żołnierza
    .definition = Usuń go bez zadawania obrażeń.
term-sk-move-effect = przesuń o X
    .definition = Do X pól.
term-sk-place-effect = umieść
    .definition = Postaw na wolnym polu; droga nie jest potrzebna.
term-sk-push = odepchnij o X pól
    .definition = O X pól, każde dalej od rzucającego.
term-sk-perform = wykonaj (akcję)
    .definition = Akcja nie kosztuje PA i nie wlicza się do limitu.
term-sk-cancel = anulować
    .definition = Efekt znika ze Stosu i nie działa.
term-sk-draft = wybór Bohaterów
    .gen = wyboru Bohaterów
    .acc = wybór Bohaterów
    .nom_pl = wybory Bohaterów
    .gen_pl = wyborów Bohaterów
    .gender = m3
    .definition = Wybieranie frakcji lub Bohaterów na przemian.
term-sk-deck-building = budowa talii
    .gen = budowy talii
    .acc = budowę talii
    .gender = f
    .definition = Osiem kart na Bohatera, w tym jego Potężna Karta.
term-sk-mulligan = wymiana kart
    .gen = wymiany kart
    .acc = wymianę kart
    .gender = f
    .definition = Odrzuć dowolne karty z pierwszej ręki i dobierz tyle samo.
term-sk-first-player = pierwszy gracz
    .gen = pierwszego gracza
    .acc = pierwszego gracza
    .nom_pl = pierwsi gracze
    .gender = m1
    .definition = W każdej turze aktywuje jako pierwszy.
term-sk-team = drużyna
    .gen = drużyny
    .acc = drużynę
    .nom_pl = drużyny
    .gen_pl = drużyn
    .gender = f
    .definition = Gracze jednej strony w grze na trzy do ośmiu osób.
term-sk-first-battle = pierwsza rozgrywka
    .gen = pierwszej rozgrywki
    .acc = pierwszą rozgrywkę
    .gender = f
    .definition = Przygotowanie dla początkujących: wybiera się frakcje, talie są gotowe.
term-sk-standard = wersja swobodna
    .gen = wersji swobodnej
    .acc = wersję swobodną
    .gender = f
    .definition = Wybiera się Bohaterów swoich frakcji i swobodnie buduje talię.
term-sk-competitive = wersja turniejowa
    .gen = wersji turniejowej
    .acc = wersję turniejową
    .gender = f
    .definition = Każda drużyna przynosi własną pulę Bohaterów i kart.
term-sk-three-lanes = trzyliniowe pole bitwy
    .gen = trzyliniowego pola bitwy
    .acc = trzyliniowe pole bitwy
    .gender = n
    .definition = Sześciu Bohaterów na stronę, dwie Kopuły; decyduje tylko Ogniwo.
term-sk-simplified = uproszczona wersja
    .gen = uproszczonej wersji
    .acc = uproszczoną wersję
    .gender = f
    .definition = Bez umiejętności i Modlitwy, kolory run nie mają znaczenia.
term-sk-tie = remis
    .gen = remisu
    .acc = remis
    .nom_pl = remisy
    .gen_pl = remisów
    .gender = m3
    .definition = Obie strony wygrywają naraz albo licznik many nie może wzrosnąć.

## Words inside sentences

sk-action-move = Ruch
    .narrow = Ruch
sk-action-lead = Dowodzenie
    .narrow = Dowo{"\u00AD"}dzenie
sk-action-attack = Atak
    .narrow = Atak
sk-action-skirmish = Potyczka
    .narrow = Poty{"\u00AD"}czka
sk-action-worship = Modlitwa
    .narrow = Modli{"\u00AD"}twa
sk-action-outsider = Obcy
sk-action-place-minion = Żołnierze

# An action by its id ($action), for refusals.
sk-action-named =
    { $action ->
        [move] Ruch
        [lead] Dowodzenie
        [attack] Atak
        [skirmish] Potyczka
        [worship] Modlitwa
       *[other] Akcja
    }

## Phases, states of a hero, kinds of cards, ranges

sk-phase-setup = Przygotowanie
sk-phase-hero = Faza Bohaterów
sk-phase-minion = Faza Żołnierzy
sk-phase-end = Koniec tury
sk-status-ready = Gotowy
sk-status-exhausted = Wyczerpany
sk-status-defeated = Pokonany
sk-kind-action = Akcja
sk-kind-reaction = Reakcja
sk-range-melee = wręcz
sk-range-ranged = dystansowy

## Prompts: what a decision asks (sk-prompt-...); .help is one explaining line, .pass what passing means there

sk-prompt-outsider-dome = Wybierz Kopułę dla Obcego
    .help = Na dwie Kopuły przypada jeden Obcy. Druga Kopuła nie ma w tej grze żadnego działania.
sk-prompt-draft-faction = Wybierz frakcję
    .help = Pierwsza strona wybiera jedną frakcję, druga dwie, a pierwsza bierze ostatnią. Każda frakcja ma dwóch Bohaterów.
sk-prompt-leave-out-hero = Wybierz Bohatera, którego pomijasz
    .help = Twoja drużyna zabiera ustaloną liczbę Bohaterów. Pominiętych nie będzie mogła wybrać.
sk-prompt-draft-hero = Wybierz Bohatera dla swojej strony
    .help = Strony wybierają na przemian: najpierw jednego Bohatera, potem po dwóch, na koniec jednego.
sk-prompt-build-deck = Zbuduj talię
    .help = Po osiem kart na każdego twojego Bohatera: Potężna Karta każdego z nich, karty twoich frakcji, najwyżej 3 kopie jednej karty.
sk-prompt-place-own-hero = { $hero }: wybierz pole startowe
    .help = Bohaterowie wchodzą do gry jak najbliżej swojego Ogniwa.
sk-prompt-change-hand = Wymienić karty z pierwszej ręki?
    .help = Odrzuć, ile chcesz, jedną po drugiej; potem dobierasz tyle samo. Można to zrobić tylko raz.
    .pass = Zatrzymaj pozostałe
sk-prompt-activate = Aktywuj Gotowego Bohatera
    .help = Dostaje 3 punkty akcji (PA). Strony aktywują Bohaterów na przemian, aż żaden nie będzie Gotowy.
sk-prompt-activation = { $hero }: zadeklaruj akcję lub zagraj kartę (PA: { $points })
    .help = Każda akcja kosztuje 1 PA i można ją zadeklarować raz. Karty kosztują manę, nie PA.
    .pass = Zakończ aktywację
sk-prompt-attack-target = Wybierz cel Ataku
    .help = Musi być widoczny i w zasięgu. Sprawdza się to ponownie, gdy Atak jest rozpatrywany.
sk-prompt-worship-target = Wybierz cel Modlitwy
    .help = Bohater Kurumo wybiera wrogiego Bohatera, Bohater Taulota – pole bez figurek i żetonów.
sk-prompt-card-target = { $card }: wybierz cel
    .help = Cel jest sprawdzany ponownie przy rozpatrywaniu efektu. Jeśli nie jest już dozwolony, efekt przepada.
sk-prompt-second-target = { $card }: wybierz drugi cel
    .help = Efekt działa na te cele, które są dozwolone, gdy jest rozpatrywany.
    .pass = Bez drugiego celu
sk-prompt-priority = Zagraj Reakcję albo spasuj
    .help = Gdy wszyscy gracze po kolei spasują, rozpatrywany jest górny efekt Stosu.
    .pass = Spasuj
sk-prompt-trigger-target = { $skill }: wybierz cel
    .help = Umiejętność trafia z tym celem na górę Stosu.
sk-prompt-order-triggers = Wybierz Bohatera, którego umiejętność trafi na Stos jako pierwsza
    .help = Uruchomiło się kilka umiejętności. Ta, która trafi na Stos jako ostatnia, zostanie rozpatrzona jako pierwsza.
sk-prompt-who-draws = Wybierz, kto dobiera kartę
    .help = Twojej drużynie należy się karta mocy.
sk-prompt-lead-card = Wybierz kartę Dowodzenia
    .help = Leży zakryta pod Bohaterem. W Fazie Żołnierzy jej koszt many może się liczyć przy żetonie Kontroli.
sk-prompt-skirmish = { $source }: zrób krok lub zadaj obrażenia
    .help = Do dwóch kroków o 1 pole i raz 0+ obrażeń wrogiemu Bohaterowi w zasięgu, w dowolnej kolejności. Każdą część możesz pominąć.
    .pass = Zakończ Potyczkę
sk-prompt-place-hero = { $source }: wybierz pole dla Bohatera
    .help = Staje tam od razu; droga nie ma znaczenia.
sk-prompt-shapeshift = { $source }: wybierz Bohatera, który się przemieni
    .help = Przyjazny Bohater Liothana w odległości do 3 pól otrzymuje stan Przemieniony.
sk-prompt-exhaust-first = { $source }: najpierw przejść w stan Wyczerpany?
    .help = Aktywacja się kończy, a stany znikają, ale Przemieniony trwa wtedy przez całą następną aktywację Bohatera.
    .pass = Nie, Bohater zostaje Gotowy
sk-prompt-remove-pillar = { $source }: usunąć przyjazny Filar?
    .help = Usunięcie Filaru uruchamia umiejętność Modlitwy Bohatera. Zwalnia też miejsce, gdy stoją już wszystkie twoje Filary.
    .pass = Nie usuwaj
sk-prompt-heal = { $source }: wybierz Bohatera, który odzyska 2 PZ
    .help = Przyjazny Bohater w odległości do 3 pól; Pole Widzenia nie jest potrzebne.
sk-prompt-recall-illusion = { $source }: najpierw umieścić Iluzję na polu Bohatera?
    .help = Wtedy przesuwa się o maksymalnie 3 pola stamtąd, a w przeciwnym razie z miejsca, w którym stoi.
    .pass = Nie, przesuń ją z jej miejsca
sk-prompt-move-illusion = { $source }: wybierz pole dla Iluzji
    .help = Do 3 pól, przez wszystko, na pole bez figurek, budowli i innych żetonów.
sk-prompt-choose-modifier = { $source }: wybierz dodawany modyfikator
    .help = Do obrażeń dodaje się modyfikator jednej z odkrytych kart.
sk-prompt-lay-area = { $source }: ułóż obszar
    .help = Można go obracać i odwracać. Pola za krawędzią przepadają.
sk-prompt-move-to = { $source }: wybierz, dokąd idzie Bohater
    .help = Przez Żołnierzy można przechodzić; ostatnie pole musi być wolne.
    .pass = Zostań na miejscu
sk-prompt-push-to = { $source }: wybierz pole odepchnięcia
    .help = Każde pole jest dalej niż poprzednie. Odpychanie trwa, dopóki jest wolne pole.
sk-prompt-place-minion = { $source }: wybierz pole dla Żołnierza
    .help = Jak najbliżej żetonu Kontroli tej Linii.
    .pass = Nie umieszczaj więcej
sk-prompt-save-minion = Czy Tlakali ma stracić 1 PZ, by ocalić Żołnierza na polu { $space }?
    .help = Wspólne Ciało: ten Żołnierz nie otrzymuje obrażeń.
    .pass = Nie, niech padnie
sk-prompt-remove-condition = { $source }: wybierz stan do usunięcia
    .help = Możesz usunąć kilka, jeden po drugim.
    .pass = Nie usuwaj więcej
sk-prompt-push-next = { $source }: wybierz następną odpychaną figurkę
    .help = Ty ustalasz kolejność.
sk-prompt-redirect-to = { $source }: wybierz nowy cel
    .help = Inny przyjazny Bohater lub Żołnierz, dozwolony dla tego efektu.
sk-prompt-summon-lane = { $source }: wybierz Linię przywołania
    .help = Rzucający musi widzieć żeton Kontroli tej Linii.
sk-prompt-who-runs-outsider = Wybierz, kto aktywuje Obcego
    .help = Kopułę wygrywa twoja drużyna. Jeden gracz umieszcza Obcego i nim działa.
sk-prompt-place-outsider = Wybierz pole dla Obcego
    .help = Dozwolone pola określa jego karta. Możesz też zostawić go tam, gdzie jest.
    .pass = Zostaw go w spokoju
sk-prompt-run-outsider = { $outsider }: wybierz akcję (PA: { $points })
    .help = Ruch, Atak, Potyczka i jego umiejętności, każda najwyżej raz. Nikt nie może odpowiedzieć.
    .pass = Zakończ jego aktywację
sk-prompt-move-outsider = Wybierz, dokąd idzie Obcy
    .help = Do 3 pól; przez Żołnierzy można przechodzić.
    .pass = Zostań na miejscu
sk-prompt-defeat-minion = { $source }: wybierz Żołnierza do pokonania
    .help = Wrogi Żołnierz w odległości do 2 pól od Obcego.
sk-prompt-move-ally = { $source }: wybierz Bohatera, który się przesunie
    .help = Przyjazny Bohater w odległości do 3 pól od Obcego. Może się przesunąć o maksymalnie 2 pola i otrzymuje stan Przyspieszenie.
sk-prompt-lead-counts = Żeton { $token }: wybierz liczoną kartę Dowodzenia
    .help = Do twojej Wartości Kontroli dodaje się koszt many najwyżej jednej odkrytej karty Dowodzenia.
    .pass = Nie licz żadnej
sk-prompt-strike-minion = Wybierz trafianego Żołnierza
    .help = Przewaga to obrażenia, po jednym na każdego wrogiego Żołnierza tej Linii.
sk-prompt-damage-structure = Wybierz uszkadzaną budowlę
    .help = Pozostałe obrażenia otrzymują Wieże i Ogniwo w odległości do 3 pól od żetonu, punkt po punkcie.
sk-prompt-advance-token = Linia { $lane }: wybierz, dokąd idzie żeton
    .help = Każde z tych pól leży na najkrótszej drodze do najbliższej wrogiej budowli.
sk-prompt-hand-limit = Odrzuć karty do limitu 6
    .help = Na koniec tury nikt nie zatrzymuje więcej niż 6 kart mocy.
sk-prompt-predict-discard = Objaw: odrzucić karty?
    .help = Widzisz górne karty swojej talii. Odrzuć, ile chcesz; pozostałe wracają na górę.
    .pass = Odłóż pozostałe na talię
sk-prompt-predict-return = Objaw: odłóż kartę na górę talii
    .help = Karta odłożona jako ostatnia zostanie dobrana jako pierwsza.

## Options: what an answer does (sk-option-...)

sk-side = { $side }
sk-option-activate = Aktywuj: { $hero }
sk-option-declare = { $what }
sk-option-play = { $hero }: zagraj { $card_acc }
sk-option-pass = Spasuj
sk-option-space = Wybierz { $space }
sk-option-hero = Wybierz: { $hero }
sk-option-minion = Wybierz Żołnierza na polu { $space } (strona: { $side })
sk-option-token =
    { $kind ->
        [pillar] Wybierz Filar na polu { $space }
       *[illusion] Wybierz Iluzję na polu { $space }
    }
sk-option-effect = Wybierz efekt { $number } na Stosie
sk-option-area = Połóż na polach { $spaces }
sk-option-card = Wybierz { $card_acc }
sk-option-choose = { $way }
sk-option-lane = Linia { $lane }
sk-option-seat = { $player }
sk-option-deck =
    { $count ->
        [one] Graj tą talią ({ $count } karta)
        [few] Graj tą talią ({ $count } karty)
        [many] Graj tą talią ({ $count } kart)
       *[other] Graj tą talią ({ $count } karty)
    }
sk-option-drawn = Dobierz { $card_acc }
sk-option-dealt = Rozdanie: { $what }

## Ways to go on (sk-way-...)

sk-way-kurumo = { faction-kurumo }
sk-way-taulot = { faction-taulot }
sk-way-nupten = { faction-nupten }
sk-way-liothan = { faction-liothan }
sk-way-dome-d = Pierwsza Kopuła
sk-way-dome-e = Druga Kopuła
sk-way-deck = Górna karta talii, bez podglądania
sk-way-sweep = Zadaj obrażenia wszystkim na łuku
sk-way-exhaust = Najpierw przejdź w stan Wyczerpany
sk-way-recall = Umieść ją na polu Bohatera
sk-way-save = Ocal Żołnierza
sk-way-slow = { condition-slow }
sk-way-haste = { condition-haste }
sk-way-fury = { condition-fury }
sk-way-disarmed = { condition-disarmed }
sk-way-marked = { condition-marked }
sk-way-shapeshifted = { condition-shapeshifted }
sk-way-nexus = Ogniwo
sk-way-tower-A = Wieża na Linii A
sk-way-tower-B = Wieża na Linii B
sk-way-tower-M = Wieża na Linii M
sk-way-move = { sk-action-move }
sk-way-attack = { sk-action-attack }
sk-way-skirmish = { sk-action-skirmish }
sk-way-quake = { outsider_skill-quake }
sk-way-bellow = { outsider_skill-bellow }
sk-way-fire_breath = { outsider_skill-fire_breath }
sk-way-kindle = { outsider_skill-kindle }
sk-way-devour = { outsider_skill-devour }
sk-way-tremor = { outsider_skill-tremor }
sk-way-tailwind = { outsider_skill-tailwind }
sk-way-shriek = { outsider_skill-shriek }

## Log: what happened (sk-log-...)

sk-log-started = { $first_side } zaczyna i otrzymuje Przepływ Skytear.
sk-log-victory-card-shown = Karta zwycięstwa: { $card }.
sk-log-lane-numbered = Żeton kontroli na Linii { $lane } ma numer { $token }.
sk-log-outsider-dealt = Obcy Kopuły { $dome }: { $outsider }.
sk-log-faction-chosen = { $side } wybiera frakcję: { $faction }.
sk-log-hero-left-out = { $side } zostawia Bohatera: { $hero }.
sk-log-hero-drafted = { $player } wybiera Bohatera: { $hero }.
sk-log-deck-ready =
    { $cards ->
        [one] { $player }: talia gotowa, { $cards } karta.
        [few] { $player }: talia gotowa, { $cards } karty.
        [many] { $player }: talia gotowa, { $cards } kart.
       *[other] { $player }: talia gotowa, { $cards } karty.
    }
sk-log-hand-changed =
    { $count ->
        [one] { $player } wymienia { $count } kartę.
        [few] { $player } wymienia { $count } karty.
        [many] { $player } wymienia { $count } kart.
       *[other] { $player } wymienia { $count } karty.
    }
sk-log-turn-began = Zaczyna się tura { $turn }. Mana każdego Bohatera: { $turn }.
sk-log-minions-mustered = { $side }: Żołnierze stają na Linii { $lane } ({ $spaces }).
sk-log-hero-placed = { $hero } zaczyna na polu { $space }.
sk-log-hero-returned = { $hero } wraca na pole { $space }, w pełni sił i w gotowości.
sk-log-activated = { $player } aktywuje Bohatera: { $hero }.
sk-log-activation-ended = Koniec aktywacji: { $hero }.
sk-log-exhausted = { $hero } przechodzi w stan Wyczerpany.
sk-log-declared =
    { $target ->
        [none] { $hero } deklaruje akcję: { $action }.
       *[other] { $hero } deklaruje akcję: { $action }. Cel: { $target }.
    }
sk-log-card-shown = { $hero } pokazuje { $card_acc } ({ $player }).
sk-log-card-played =
    { $targets ->
        [none] { $hero } zagrywa { $card_acc } ({ $player }).
       *[other] { $hero } zagrywa { $card_acc } ({ $player }). Cel: { $targets }.
    }
sk-log-triggered =
    { $target ->
        [none] { $hero }: uruchamia się { $skill }.
       *[other] { $hero }: uruchamia się { $skill }. Cel: { $target }.
    }
sk-log-aim-followed = Cel się przesunął: { $targets }.
sk-log-passed = { $player } pasuje.
sk-log-resolved = { $hero }: rozpatrywany efekt – { $what }.
sk-log-fizzled =
    { $why ->
        [cancelled] { $hero }: efekt anulowany, nic się nie dzieje ({ $what }).
       *[requirements] { $hero }: efekt przepada, jego wymagania nie są już spełnione ({ $what }).
    }
sk-log-cancelled = Efekt anulowany: { $what }.
sk-log-redirected = { $what } zmienia cel: { $target }.
sk-log-card-flipped = { $player } odwraca { $card_acc }.
sk-log-flipped =
    { $cards ->
        [none] { $player } nie ma karty do odkrycia: +0.
       *[other] { $player } odkrywa: { $cards }. Modyfikator: +{ $modifier }.
    }
sk-log-moved =
    { $how ->
        [skirmish] { $hero } robi krok z { $at } na { $to }.
        [push] { $hero }: odepchnięcie z { $at } na { $to }.
        [place] { $hero } staje na polu { $to } (z { $at }).
       *[move] { $hero } idzie z { $at } na { $to }.
    }
sk-log-minion-moved =
    { $how ->
        [push] { $side }: odepchnięcie Żołnierza z { $at } na { $to }.
       *[move] { $side }: Żołnierz idzie z { $at } na { $to }.
    }
sk-log-damaged =
    { $armour ->
        [0] { $hero } traci { $lost } PZ (zostaje { $left }).
       *[other] { $hero } traci { $lost } PZ (zostaje { $left }); Zbroja zatrzymuje { $armour }.
    }
sk-log-healed = { $hero } odzyskuje { $gained } PZ (ma teraz { $left }).
sk-log-hero-defeated =
    { $back ->
        [0] { $by_side } pokonuje Bohatera: { $hero }. Już nie wróci.
       *[other] { $by_side } pokonuje Bohatera: { $hero }. Powrót w turze { $back }.
    }
sk-log-minion-defeated = { $side } traci Żołnierza na polu { $space }.
sk-log-minion-saved = { $hero } bierze obrażenia na siebie: Żołnierz na polu { $space } zostaje ({ $side }).
sk-log-minions-taken-up = { $side } zdejmuje Żołnierzy z Linii { $lane }, by rozmieścić ich na nowo.
sk-log-minion-placed = { $side }: Żołnierz staje na polu { $space } (Linia { $lane }).
sk-log-condition-gained = { $hero } otrzymuje stan: { $condition }.
sk-log-condition-lost = { $hero } traci stan: { $condition }.
sk-log-bonus-gained =
    { $what ->
        [sight] { $hero } widzi tylko na odległość 1 pola do końca aktywacji.
        [armour_now] { $hero }: +{ $amount } Zbroi do końca aktywacji.
        [skirmish_now] { $hero }: +{ $amount } obrażeń Potyczki do końca aktywacji.
        [armour_turn] { $hero }: +{ $amount } Zbroi do końca tury.
        [mana_turn] { $hero }: +{ $amount } many do końca tury.
       *[control_turn] { $hero }: +{ $amount } Kontroli do końca tury.
    }
sk-log-token-placed =
    { $kind ->
        [pillar] { $side }: na polu { $space } staje Filar.
        [illusion] { $side }: Iluzja stoi na polu { $space }.
       *[wall] { $side }: ściana lodu blokuje pole { $space }.
    }
sk-log-token-removed =
    { $kind ->
        [pillar] { $side }: Filar znika z pola { $space }.
        [illusion] { $side }: Iluzja znika z pola { $space }.
       *[wall] Ściana lodu na polu { $space } topnieje.
    }
sk-log-led =
    { $from_deck ->
        [yes] { $player } wkłada górną kartę talii pod Bohatera ({ $hero }): { $card }.
       *[no] { $player } wkłada zakrytą kartę z ręki pod Bohatera ({ $hero }): { $card }.
    }
sk-log-led-hidden =
    { $from_deck ->
        [yes] { $player } wkłada górną kartę talii, bez podglądania, pod Bohatera ({ $hero }).
       *[no] { $player } wkłada zakrytą kartę z ręki pod Bohatera ({ $hero }).
    }
sk-log-drew = { $player } dobiera { $card_acc }.
sk-log-drew-hidden = { $player } dobiera kartę.
sk-log-discarded =
    { $from_deck ->
        [yes] { $player } odkłada { $card_acc } z talii na stos kart odrzuconych.
       *[no] { $player } odrzuca { $card_acc }.
    }
sk-log-looked-at = { $player } ogląda górną kartę talii: { $card }.
sk-log-looked-at-hidden = { $player } ogląda górną kartę talii.
sk-log-put-back = { $player } odkłada { $card_acc } z powrotem na wierzch talii.
sk-log-put-back-hidden = { $player } odkłada kartę z powrotem na wierzch talii.
sk-log-predicted =
    { $discarded ->
        [none] { $player } ogląda górne karty talii ({ $looked }) i żadnej nie odrzuca.
       *[other] { $player } ogląda górne karty talii ({ $looked }) i odrzuca: { $discarded }.
    }
sk-log-reshuffled = { $deck }: potasowane karty odrzucone tworzą nową talię.
sk-log-cards-cleared =
    { $shown ->
        [none] Karty Bohatera zostają odrzucone: { $hero }.
       *[other] { $hero }: wychodzi na jaw karta Dowodzenia, { $shown }.
    }
sk-log-heroes-readied = Wyczerpani Bohaterowie są znów Gotowi.
sk-log-track-raised = Tor many wskazuje { $turn }.
sk-log-phase-began =
    { $phase ->
        [minion] Zaczyna się Faza Żołnierzy.
       *[end] Tura się kończy.
    }
sk-log-lead-revealed = { $hero } odkrywa kartę Dowodzenia: { $card } (wartość { $value }).
sk-log-control-counted =
    { $winner ->
        [none] Żeton { $token } ({ sk-token-place }): { $sum }, druga strona: { $against }. Nikt go nie wygrywa.
       *[other] Żeton { $token } ({ sk-token-place }): { $sum }, druga strona: { $against }. Wygrywa { $winner }, przewaga { $margin }.
    }
sk-token-place =
    { $lanes ->
        [none] Kopuła
       *[other] Linia { $lanes }
    }
sk-log-structure-damaged =
    { $lane ->
        [none] { $side }: Ogniwo traci { $lost } PZ (zostaje { $left }).
       *[other] { $side }: Wieża na Linii { $lane } traci { $lost } PZ (zostaje { $left }).
    }
sk-log-structure-destroyed =
    { $lane ->
        [none] { $side }: Ogniwo zostaje zniszczone.
       *[other] { $side }: Wieża na Linii { $lane } zostaje zniszczona.
    }
sk-log-nexus-opened = { $side }: odtąd można uszkodzić Ogniwo, ma { $hp } PZ.
sk-log-token-advanced = Żeton Kontroli Linii { $lane } przesuwa się z { $at } na { $to }.
sk-log-outsider-placed = { $side } umieszcza Obcego na polu { $space }: { $outsider }.
sk-log-outsider-acted = { $outsider }: { $what }.
sk-log-outsider-moved = { $outsider } idzie z { $at } na { $to }.
sk-log-flow-used = { $player } używa karty Przepływ Skytear; leży ona odtąd zakryta.
sk-log-game-ended = Koniec gry. { $ending }

## Zwrot bitwy w jednym zdaniu (sk-deed-...)

sk-moment-attack = atak
sk-moment-flipped = odkryta
sk-moment-halved = zadane, połowa
sk-moment-armour = pancerz
sk-moment-damage = obrażenia
sk-deed-doer = { $doer } ({ $what })
sk-deed-hero-defeated = { $doer } pokonuje Bohatera: { $hero }.
sk-deed-minions-defeated =
    { $n ->
        [one] { $doer }: { $side } traci Żołnierza.
       *[other] { $doer }: { $side } traci { $n } Żołnierzy.
    }
sk-deed-minions-lost =
    { $n ->
        [one] { $side } traci Żołnierza.
       *[other] { $side } traci { $n } Żołnierzy.
    }
sk-deed-token-advanced =
    { $n ->
        [one] Żeton Kontroli Linii { $lane } przesuwa się o 1 pole.
        [few] Żeton Kontroli Linii { $lane } przesuwa się o { $n } pola.
       *[other] Żeton Kontroli Linii { $lane } przesuwa się o { $n } pól.
    }

# The parts of a control value, joined by + (sk-sum-...); a part of 0 is left out.
sk-sum = { $terms } = { $total }
sk-sum-minions =
    { $n ->
        [one] { $n } Żołnierz
       *[other] { $n } Żołnierzy
    }
sk-sum-heroes =
    { $n ->
        [one] { $n } Bohater
       *[other] { $n } Bohaterów
    }
sk-sum-bonus = { $n } premii
sk-sum-lead = { $n } z Dowodzenia

## How a game ended (sk-end-...)

sk-end-nexus = Ogniwo zostało zniszczone.
sk-end-both = Obie strony spełniły warunek zwycięstwa w tej samej chwili: remis.
sk-end-track = Licznik many doszedł do końca: remis.
sk-end-resignation = Jedna ze stron poddała grę.
sk-end-manhunt = Spełniona karta zwycięstwa: { victory_card-manhunt }.
sk-end-fall_of_the_north_tower = Spełniona karta zwycięstwa: { victory_card-fall_of_the_north_tower }.
sk-end-fall_of_the_south_tower = Spełniona karta zwycięstwa: { victory_card-fall_of_the_south_tower }.
sk-end-dominion = Spełniona karta zwycięstwa: { victory_card-dominion }.
sk-end-lord_of_the_dome = Spełniona karta zwycięstwa: { victory_card-lord_of_the_dome }.
sk-end-siege = Spełniona karta zwycięstwa: { victory_card-siege }.
sk-end-double_kill = Spełniona karta zwycięstwa: { victory_card-double_kill }.
sk-end-ambush = Spełniona karta zwycięstwa: { victory_card-ambush }.
sk-end-slaughter = Spełniona karta zwycięstwa: { victory_card-slaughter }.
sk-end-clean_sweep = Spełniona karta zwycięstwa: { victory_card-clean_sweep }.

## Why not: refusals (sk-why-...): what stands in the way, then what would be right

sk-why-over = Gra jest skończona. Możesz ją obejrzeć w powtórce.
sk-why-not-asked = Teraz decyduje ktoś inny. Pytanie do ciebie pojawi się, gdy przyjdzie twoja kolej.
sk-why-must-choose = Tutaj trzeba coś wybrać. Wybierz jedną z podanych możliwości.
sk-why-not-offered = Teraz nie o to chodzi. Wybierz jedną z podanych możliwości.
sk-why-no-such-hero = W tej grze nie ma takiego Bohatera. Wybierz jednego ze swoich Gotowych Bohaterów.
sk-why-enemy-hero = { $hero } należy do wroga. Aktywuj Bohatera swojej strony.
sk-why-hero-defeated = { $hero } to Pokonany Bohater, nie ma go na polu bitwy. Wybierz Bohatera, który tam stoi.
sk-why-hero-exhausted = { $hero } jest w stanie Wyczerpany. Aktywować można tylko Gotowych Bohaterów.
sk-why-not-your-hero = Tym Bohaterem nie grasz. Wybierz Bohatera, którego kontrolujesz.
sk-why-activation-running = { $hero }: trwa inna aktywacja. Najpierw ją zakończ.
sk-why-stack-not-empty = { sk-action-named }: teraz nie można tego zadeklarować. Akcje wymagają własnej aktywacji i pustego Stosu.
sk-why-no-points-left = Bohater nie ma już punktów akcji. Zagraj kartę albo zakończ aktywację.
sk-why-no-worship = W wersji uproszczonej nie ma Modlitwy. Wybierz inną akcję.
sk-why-action-already-used = { sk-action-named }: ta akcja została już użyta w tej aktywacji. Każdą można zadeklarować raz; tylko Furia pozwala na drugi Atak.
sk-why-nobody-to-attack = Żadnego wroga nie widać w zasięgu. Podejdź bliżej albo wybierz inną akcję.
sk-why-no-target-for-worship = Modlitwa nie ma widocznego, dozwolonego celu. Najpierw się przesuń albo wybierz inną akcję.
sk-why-no-card-to-lead = Nie masz żadnej karty na ręce, w talii ani wśród odrzuconych. Wybierz inną akcję.
sk-why-no-such-action = Nie ma takiej akcji. Dostępne akcje to Ruch, Dowodzenie, Atak, Potyczka i Modlitwa.
sk-why-card-not-in-hand = Nie masz tej karty na ręce. Zagraj kartę, którą trzymasz.
sk-why-flow-used = Przepływ Skytear jest już użyty. Działa raz w grze.
sk-why-flow-not-yours = Przepływ Skytear należy do strony pierwszego gracza. Zagraj kartę z ręki.
sk-why-effect-resolving = { $card }: nie można jej teraz zagrać, bo trwa rozpatrywanie efektu. Najpierw odpowiedz na pytanie.
sk-why-action-card-timing = { $card } to Akcja: zagrywa się ją w aktywacji tego Bohatera, przy pustym Stosie. W innych chwilach można zagrywać tylko Reakcje.
sk-why-ultimate-of-other = { $card } to Potężna Karta innego Bohatera: { $owner }. Tylko ten Bohater może ją zagrać.
sk-why-rune-missing = { $hero } nie ma runy, której wymaga { $card }: { $rune }. Zagraj ją Bohaterem, który ma wszystkie jej runy.
sk-why-not-enough-mana = { $card }: koszt many wynosi { $cost }, a { $hero } ma jej { $mana }. Zagraj tańszą kartę albo użyj innego Bohatera.
sk-why-no-target-for-card = { $card } nie ma dozwolonego celu dla Bohatera: { $hero }. Podejdź bliżej albo zagraj inną kartę.
sk-why-no-token-in-sight = { $hero } nie widzi żetonu Kontroli żadnej Linii, więc { $card } nikogo nie przywoła. Najpierw podejdź do żetonu.
sk-why-no-deck-now = Teraz nie wybiera się talii. Talie buduje się przed bitwą.
sk-why-not-there = Tego nie ma na polu bitwy. Wybierz coś, co tam stoi.
sk-why-structure-there = Na polu { $space } stoi Wieża lub Ogniwo. Wybierz wolne pole.
sk-why-hero-there = Na polu { $space } stoi Bohater. Wybierz wolne pole.
sk-why-blocked-there = Pole { $space } blokuje Obcy lub ściana lodu. Wybierz wolne pole.
sk-why-minion-there = Na polu { $space } stoi Żołnierz. Można przez niego przejść, ale ruch musi się kończyć na wolnym polu.
sk-why-too-far = Nie można dotrzeć na pole { $space }. Wybierz jedno z podświetlonych pól.
sk-why-too-far-to-see = Pole { $space } jest za daleko, by je widzieć. Bohaterowie widzą na odległość 3 pól, a po karcie Po Oczach tylko 1 pola.
sk-why-white-line = Pole { $space } zasłania biała linia. Potrzebna jest droga najwyżej 3 pól, która żadnej nie przecina.
sk-why-hidden-by-cover = Figurkę na polu { $space } ukrywa osłona. Aby ją widzieć, Bohater twojej strony musi stać obok.
sk-why-out-of-range =
    { $reach ->
        [one] Pole { $space } jest poza zasięgiem: Bohater walczący wręcz trafia tylko sąsiadujące pola. Podejdź bliżej.
       *[other] Pole { $space } jest za daleko: zasięg tego Bohatera to { $reach } pola. Podejdź bliżej.
    }
sk-why-not-a-target = Tego, co jest na polu { $space }, nie można tu wybrać. Wybierz jeden z podświetlonych celów.
sk-why-deck-unknown-card = W talii jest karta, której nie ma w grze. Użyj kart z listy.
sk-why-deck-wrong-size = Liczba kart w talii: { $have }, a potrzeba { $need }, po osiem na każdego Bohatera.
sk-why-deck-not-for-decks = { $card } nie wchodzi do talii. Wyjmij tę kartę.
sk-why-deck-foreign-ultimate = { $card } to Potężna Karta Bohatera, którego nie masz. Wyjmij tę kartę.
sk-why-deck-ultimate-twice = { $card } to Potężna Karta: może być tylko jedna, a kopii jest { $have }.
sk-why-deck-foreign-faction = { $card } należy do frakcji, którą nie grasz. Wyjmij tę kartę.
sk-why-deck-too-many-copies = { $card }: kopii jest { $have }, a może być najwyżej { $need }.
sk-why-deck-ultimate-missing = Brakuje Potężnej Karty: { $card }. Dodaj Potężną Kartę każdego swojego Bohatera.
sk-why-deck-unknown-hero = Jest zestaw kart Bohatera, którego nie ma w grze. Użyj Bohaterów z listy.
sk-why-deck-wrong-number-of-heroes = Liczba Bohaterów w drużynie: { $have }, a potrzeba { $need }.

## Forms and what can be chosen at set-up

sk-form-first-battle = Pierwsza rozgrywka
    .description = Dwoje graczy, dwie Linie. Każda frakcja wystawia swoich dwóch Bohaterów z ich własnymi kartami. Decydują trzy karty zwycięstwa albo Ogniwo.
sk-form-standard = Wersja swobodna
    .description = Wybór frakcji i Bohaterów, budowa talii. Dwie Linie, po czterech Bohaterów, od dwóch do ośmiu graczy.
sk-form-competitive = Wersja turniejowa
    .description = Każda drużyna przynosi własnych Bohaterów z ich kartami i wybiera spośród nich. Obie strony mogą wystawić tego samego Bohatera.
sk-form-three-lanes = Trzy Linie
    .description = Po sześciu Bohaterów, trzy Linie, dwie Kopuły, bez kart zwycięstwa: decyduje tylko Ogniwo.
sk-form-simplified = Wersja uproszczona
    .description = Dla początkujących: bez umiejętności Bohaterów i Modlitwy, kolory run nie mają znaczenia.

sk-setup-first = Pierwsza strona
    .help = Strona, która zaczyna; ma Przepływ Skytear i w każdej turze aktywuje jako pierwsza.
sk-setup-first-random = Wylosowana
sk-setup-first-0 = Zachód
sk-setup-first-1 = Wschód
sk-setup-outsiders = Obcy
    .help = Którzy Obcy żyją w Kopułach.
sk-setup-outsiders-core = Tylko Behemot Kopuły
sk-setup-outsiders-any = Po jednym na Kopułę, losowo spośród wszystkich
sk-setup-victory = Karty zwycięstwa
    .help = Które karty zwycięstwa mogą zostać odkryte.
sk-setup-victory-gentle = Łagodne: żadna nie daje zwycięstwa w pierwszych turach
sk-setup-victory-any = Dowolne z dziesięciu, jak w instrukcji
sk-setup-battlefield = Pole bitwy
    .help = Dwie Linie i po czterech Bohaterów albo trzy Linie i po sześciu.
sk-setup-battlefield-two_lanes = Dwie Linie
sk-setup-battlefield-three_lanes = Trzy Linie
sk-setup-pools = Pule Bohaterów
    .help = Bohaterowie, spośród których drużyny wybierają, każdy z zestawem ośmiu kart.
sk-setup-pools-choose = Wybór przy stole

## Warnings: what a side wins by if nothing is done (sk-danger-...)

sk-warning = ⚠ { $text }
sk-danger-nexus = { $side } wygra, gdy wrogie Ogniwo straci jeszcze { $left } PZ.
sk-danger-enemy_heroes_defeated = { $side } wygra, pokonując jeszcze jednego Bohatera ({ $card }).
sk-danger-enemy_heroes_defeated_this_turn = { $side } wygra, pokonując w tej turze jeszcze jednego Bohatera ({ $card }).
sk-danger-ready_enemy_heroes_defeated = { $side } wygra, pokonując jeszcze jednego Gotowego Bohatera ({ $card }).
sk-danger-dome_tokens_won = { $side } wygra, zdobywając następny żeton kontroli Kopuły ({ $card }).
sk-danger-control_tokens_won = { $side } wygra po zdobyciu kolejnych żetonów kontroli: { $left } ({ $card }).
sk-danger-structure_damage_dealt = { $side } wygra po zadaniu budowlom kolejnych obrażeń: { $left } ({ $card }).
sk-danger-enemy_minions_defeated = { $side } wygra po pokonaniu kolejnych Żołnierzy: { $left } ({ $card }).
sk-danger-enemy_tower_destroyed_lane_A = { $side } wygra, gdy Wieża na Linii A straci jeszcze { $left } PZ ({ $card }).
sk-danger-enemy_tower_destroyed_lane_B = { $side } wygra, gdy Wieża na Linii B straci jeszcze { $left } PZ ({ $card }).
sk-danger-all_tokens_won_this_phase = { $side } ma przewagę przy każdym żetonie kontroli i wygra, jeśli ją utrzyma ({ $card }).


