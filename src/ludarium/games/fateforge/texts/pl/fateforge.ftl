### Fateforge in Polish: names, rules of content, words of the rules, then the words of which rules are put together.
###
### Results and words of the rules: .definition. Hero abilities, abilities of enemies, cards, bosses, weak points, factions: .text.
### The rules of skills, items, allies, places and rewards are put together from what they cost and do (ff-...), see README.md.
### Figures come from the data: $n is the figure of the first effect, without its sign.

## Dice

die-red = czerwona kość (siła)
    .gen = czerwonej kości
    .acc = czerwoną kość
    .nom_pl = czerwone kości
    .gen_pl = czerwonych kości
    .gender = f
die-yellow = żółta kość (szybkość)
    .gen = żółtej kości
    .acc = żółtą kość
    .nom_pl = żółte kości
    .gen_pl = żółtych kości
    .gender = f
die-green = zielona kość (inteligencja)
    .gen = zielonej kości
    .acc = zieloną kość
    .nom_pl = zielone kości
    .gen_pl = zielonych kości
    .gender = f
die-blue = niebieska kość (walka dystansowa)
    .gen = niebieskiej kości
    .acc = niebieską kość
    .nom_pl = niebieskie kości
    .gen_pl = niebieskich kości
    .gender = f
die-weapon_melee = kość broni białej
    .gen = kości broni białej
    .acc = kość broni białej
    .nom_pl = kości broni białej
    .gen_pl = kości broni białej
    .gender = f
die-weapon_ranged = kość broni dystansowej
    .gen = kości broni dystansowej
    .acc = kość broni dystansowej
    .nom_pl = kości broni dystansowej
    .gen_pl = kości broni dystansowej
    .gender = f
die-test = kość testu
    .gen = kości testu
    .acc = kość testu
    .nom_pl = kości testu
    .gen_pl = kości testu
    .gender = f

## Results

result-step = Krok
    .gen = Kroku
    .acc = Krok
    .nom_pl = Kroki
    .gen_pl = Kroków
    .gender = m3
    .definition = Przejdź do sąsiedniej strefy.
result-strike = Cios
    .gen = Ciosu
    .acc = Cios
    .nom_pl = Ciosy
    .gen_pl = Ciosów
    .gender = m3
    .definition = 1 obrażenie wrogowi w twojej strefie.
result-precise_strike = Precyzyjny Cios
    .gen = Precyzyjnego Ciosu
    .acc = Precyzyjny Cios
    .nom_pl = Precyzyjne Ciosy
    .gen_pl = Precyzyjnych Ciosów
    .gender = m3
    .definition = Cios, który niektóre karty wzmacniają.
result-shot = Strzał
    .gen = Strzału
    .acc = Strzał
    .nom_pl = Strzały
    .gen_pl = Strzałów
    .gender = m3
    .definition = 1 obrażenie wrogowi w sąsiedniej strefie.
result-precise_shot = Precyzyjny Strzał
    .gen = Precyzyjnego Strzału
    .acc = Precyzyjny Strzał
    .nom_pl = Precyzyjne Strzały
    .gen_pl = Precyzyjnych Strzałów
    .gender = m3
    .definition = Strzał, który niektóre karty wzmacniają.
result-focus = Skupienie
    .gen = Skupienia
    .acc = Skupienie
    .nom_pl = Skupienia
    .gen_pl = Skupień
    .gender = n
    .definition = Zbadaj obiekt; zasila umiejętności.
result-block = Blok
    .gen = Bloku
    .acc = Blok
    .nom_pl = Bloki
    .gen_pl = Bloków
    .gender = m3
    .definition = Staje się żetonem bloku albo opłaca umiejętność.
result-special = Atak specjalny
    .gen = Ataku specjalnego
    .acc = Atak specjalny
    .nom_pl = Ataki specjalne
    .gen_pl = Ataków specjalnych
    .gender = m3
    .definition = To, co opisuje broń, która dała kość.
result-miss = Pudło
    .gen = Pudła
    .acc = Pudło
    .nom_pl = Pudła
    .gen_pl = Pudeł
    .gender = n
    .definition = Nic.
result-any = Dowolny wynik
    .gen = Dowolnego wyniku
    .acc = Dowolny wynik
    .gender = m3
    .definition = Dowolny wynik z wyjątkiem Pudła.
result-success = Sukces
    .gen = Sukcesu
    .acc = Sukces
    .nom_pl = Sukcesy
    .gen_pl = Sukcesów
    .gender = m3
result-trait = Cecha
    .definition = Sukces, jeśli masz cechę testu.
result-fail = Porażka

## Traits

trait-perception = Percepcja
    .gen = Percepcji
    .acc = Percepcję
    .gender = f
trait-stealth = Skradanie się
    .gen = Skradania się
    .acc = Skradanie się
    .gender = n
trait-persuasion = Perswazja
    .gen = Perswazji
    .acc = Perswazję
    .gender = f
trait-lore = Wiedza
    .gen = Wiedzy
    .acc = Wiedzę
    .gender = f
trait-might = Siła
    .gen = Siły
    .acc = Siłę
    .gender = f
trait-agility = Zręczność
    .gen = Zręczności
    .acc = Zręczność
    .gender = f
trait-survival = Przetrwanie
    .gen = Przetrwania
    .acc = Przetrwanie
    .gender = n
trait-insight = Wnikliwość
    .gen = Wnikliwości
    .acc = Wnikliwość
    .gender = f

## Heroes

hero-ranger = Strażnik Puszczy
    .gen = Strażnika Puszczy
    .acc = Strażnika Puszczy
    .gender = m1
hero-rogue = Łotrzyca
    .gen = Łotrzycy
    .acc = Łotrzycę
    .gender = f
hero-noble = Szlachcic
    .gen = Szlachcica
    .acc = Szlachcica
    .gender = m1
hero-shaman = Szaman
    .gen = Szamana
    .acc = Szamana
    .gender = m1
hero-mercenary = Najemniczka
    .gen = Najemniczki
    .acc = Najemniczkę
    .gender = f

## Hero abilities

hero_ability-ranger = Oko łowcy
    .gen = Oka łowcy
    .acc = Oko łowcy
    .gender = n
    .text = Raz na rundę, w fazie planowania, przerzuć jedną niebieską kość.
hero_ability-rogue = Ukrycie i Akrobacje
    .text = Ukrycie: zaczynasz każdą walkę w ukryciu; dopóki w nim trwasz, żaden wróg nie może obrać cię za cel; po twoim pierwszym w turze Ciosie, Strzale lub efekcie zadającym obrażenia żeton się wyczerpuje. W strefie bez wrogów możesz wydać Skupienie, aby znów się ukryć. Akrobacje: raz na turę jeden Krok ignoruje Blokadę i dodatkowy koszt trudnego terenu.
hero_ability-noble = Fechtunek
    .gen = Fechtunku
    .acc = Fechtunek
    .gender = m3
    .text = Żeton postawy pokazuje Natarcie albo Gardę (na początku Natarcie); możesz go odwrócić w każdej fazie planowania. Natarcie: raz na turę potraktuj jeden Cios jako Precyzyjny Cios. Garda: na początku swojej tury otrzymujesz 1 żeton bloku.
hero_ability-shaman = Głos bębna
    .gen = Głosu bębna
    .acc = Głos bębna
    .gender = m3
    .text = W swojej turze możesz wydać dowolny wynik, aby położyć ładunek na Bębnie (najwyżej 3; zostają między rundami, znikają po walce). Na początku tury innego bohatera w odległości 0–1 możesz wydać ładunek, aby dać mu Skupienie.
hero_ability-mercenary = Zahartowana w boju
    .text = Raz na rundę, gdy pokonasz wroga, otrzymujesz 1 żeton bloku.

## Skills

skill-rg_quick_draw = Szybki naciąg
    .gen = Szybkiego naciągu
    .acc = Szybki naciąg
    .gender = m3
skill-rg_fleet_foot = Chyży krok
    .gen = Chyżego kroku
    .acc = Chyży krok
    .gender = m3
skill-rg_steady_aim = Pewna ręka
    .gen = Pewnej ręki
    .acc = Pewną rękę
    .gender = f
skill-rg_piercing_arrow = Przeszywająca strzała
    .gen = Przeszywającej strzały
    .acc = Przeszywającą strzałę
    .gender = f
skill-rg_piercing_arrow_2 = Przeszywająca strzała II
    .gen = Przeszywającej strzały II
    .acc = Przeszywającą strzałę II
    .gender = f
skill-rg_volley = Salwa
    .gen = Salwy
    .acc = Salwę
    .gender = f
skill-rg_step_back = Strzał na odchodne
    .gen = Strzału na odchodne
    .acc = Strzał na odchodne
    .gender = m3
skill-rg_hunters_mark = Znak łowcy
    .gen = Znaku łowcy
    .acc = Znak łowcy
    .gender = m3
skill-rg_snare = Wnyki
    .gen = Wnyków
    .acc = Wnyki
    .nom_pl = Wnyki
    .gen_pl = Wnyków
    .gender = pl
skill-rg_forest_mercy = Łaska puszczy
    .gen = Łaski puszczy
    .acc = Łaskę puszczy
    .gender = f
skill-rg_trap_sense = Wyczucie pułapek
    .gen = Wyczucia pułapek
    .acc = Wyczucie pułapek
    .gender = n
skill-rg_twin_blades = Bliźniacze ostrza
    .gen = Bliźniaczych ostrzy
    .acc = Bliźniacze ostrza
    .nom_pl = Bliźniacze ostrza
    .gen_pl = Bliźniaczych ostrzy
    .gender = n-pl
skill-rg_eagle_eye = Orle oko
    .gen = Orlego oka
    .acc = Orle oko
    .gender = n
skill-ro_backstab = Cios w plecy
    .gen = Ciosu w plecy
    .acc = Cios w plecy
    .gender = m3
skill-ro_slip_away = Wymknięcie się
    .gen = Wymknięcia się
    .acc = Wymknięcie się
    .gender = n
skill-ro_shadow_meld = Stopienie z cieniem
    .gen = Stopienia z cieniem
    .acc = Stopienie z cieniem
    .gender = n
skill-ro_knife_throw = Rzut nożem
    .gen = Rzutu nożem
    .acc = Rzut nożem
    .gender = m3
skill-ro_tumble = Przewrót
    .gen = Przewrotu
    .acc = Przewrót
    .gender = m3
skill-ro_cut_purse = Odcięcie sakiewki
    .gen = Odcięcia sakiewki
    .acc = Odcięcie sakiewki
    .gender = n
skill-ro_venom_edge = Zatrute ostrze
    .gen = Zatrutego ostrza
    .acc = Zatrute ostrze
    .gender = n
skill-ro_flurry = Grad ciosów
    .gen = Gradu ciosów
    .acc = Grad ciosów
    .gender = m3
skill-ro_flurry_2 = Grad ciosów II
    .gen = Gradu ciosów II
    .acc = Grad ciosów II
    .gender = m3
skill-ro_smoke_bomb = Bomba dymna
    .gen = Bomby dymnej
    .acc = Bombę dymną
    .gender = f
skill-ro_nimble_fingers = Zwinne palce
    .gen = Zwinnych palców
    .acc = Zwinne palce
    .nom_pl = Zwinne palce
    .gen_pl = Zwinnych palców
    .gender = m3-pl
skill-ro_trapwright = Pułapkarka
    .gen = Pułapkarki
    .acc = Pułapkarkę
    .gender = f
skill-ro_death_mark = Znak śmierci
    .gen = Znaku śmierci
    .acc = Znak śmierci
    .gender = m3
skill-ro_acrobat_kick = Kopniak akrobatki
    .gen = Kopniaka akrobatki
    .acc = Kopniaka akrobatki
    .gender = m2
skill-no_lunge = Wypad
    .gen = Wypadu
    .acc = Wypad
    .gender = m3
skill-no_lunge_2 = Wypad II
    .gen = Wypadu II
    .acc = Wypad II
    .gender = m3
skill-no_parry = Zasłona
    .gen = Zasłony
    .acc = Zasłonę
    .gender = f
skill-no_riposte = Riposta
    .gen = Riposty
    .acc = Ripostę
    .gender = f
skill-no_flourish = Popisowe cięcie
    .gen = Popisowego cięcia
    .acc = Popisowe cięcie
    .gender = n
skill-no_command = Rozkaz
    .gen = Rozkazu
    .acc = Rozkaz
    .gender = m3
skill-no_inspire = Natchnienie
    .gen = Natchnienia
    .acc = Natchnienie
    .gender = n
skill-no_duelist = Kunszt pojedynku
    .gen = Kunsztu pojedynku
    .acc = Kunszt pojedynku
    .gender = m3
skill-no_heart_thrust = Pchnięcie w serce
    .gen = Pchnięcia w serce
    .acc = Pchnięcie w serce
    .gender = n
skill-no_feint = Finta
    .gen = Finty
    .acc = Fintę
    .gender = f
skill-no_guard_form = Postawa obronna
    .gen = Postawy obronnej
    .acc = Postawę obronną
    .gender = f
skill-no_taunt = Prowokacja
    .gen = Prowokacji
    .acc = Prowokację
    .gender = f
skill-no_old_name = Stare nazwisko
    .gen = Starego nazwiska
    .acc = Stare nazwisko
    .gender = n
skill-no_blade_dance = Taniec ostrza
    .gen = Tańca ostrza
    .acc = Taniec ostrza
    .gender = m3
skill-sh_spirit_bolt = Pocisk ducha
    .gen = Pocisku ducha
    .acc = Pocisk ducha
    .gender = m3
skill-sh_spirit_bolt_2 = Pocisk ducha II
    .gen = Pocisku ducha II
    .acc = Pocisk ducha II
    .gender = m3
skill-sh_soothing_rhythm = Kojący rytm
    .gen = Kojącego rytmu
    .acc = Kojący rytm
    .gender = m3
skill-sh_thunder_clap = Uderzenie gromu
    .gen = Uderzenia gromu
    .acc = Uderzenie gromu
    .gender = n
skill-sh_root_grasp = Uścisk korzeni
    .gen = Uścisku korzeni
    .acc = Uścisk korzeni
    .gender = m3
skill-sh_spirit_walk = Wędrówka duchów
    .gen = Wędrówki duchów
    .acc = Wędrówkę duchów
    .gender = f
skill-sh_wind_call = Zew wiatru
    .gen = Zewu wiatru
    .acc = Zew wiatru
    .gender = m3
skill-sh_gust = Podmuch
    .gen = Podmuchu
    .acc = Podmuch
    .gender = m3
skill-sh_ancestor_shield = Tarcza przodków
    .gen = Tarczy przodków
    .acc = Tarczę przodków
    .gender = f
skill-sh_drum_of_war = Bęben wojny
    .gen = Bębna wojny
    .acc = Bęben wojny
    .gender = m3
skill-sh_cleanse = Oczyszczenie
    .gen = Oczyszczenia
    .acc = Oczyszczenie
    .gender = n
skill-sh_lightning = Błyskawica
    .gen = Błyskawicy
    .acc = Błyskawicę
    .gender = f
skill-sh_lightning_2 = Błyskawica II
    .gen = Błyskawicy II
    .acc = Błyskawicę II
    .gender = f
skill-sh_second_sight = Drugi wzrok
    .gen = Drugiego wzroku
    .acc = Drugi wzrok
    .gender = m3
skill-me_charge = Szarża
    .gen = Szarży
    .acc = Szarżę
    .gender = f
skill-me_charge_2 = Szarża II
    .gen = Szarży II
    .acc = Szarżę II
    .gender = f
skill-me_hold_line = Utrzymanie szyku
    .gen = Utrzymania szyku
    .acc = Utrzymanie szyku
    .gender = n
skill-me_cleave = Szeroki zamach
    .gen = Szerokiego zamachu
    .acc = Szeroki zamach
    .gender = m3
skill-me_cleave_2 = Szeroki zamach II
    .gen = Szerokiego zamachu II
    .acc = Szeroki zamach II
    .gender = m3
skill-me_brute_force = Brutalna siła
    .gen = Brutalnej siły
    .acc = Brutalną siłę
    .gender = f
skill-me_shove = Szturchaniec
    .gen = Szturchańca
    .acc = Szturchańca
    .gender = m2
skill-me_iron_skin = Żelazna skóra
    .gen = Żelaznej skóry
    .acc = Żelazną skórę
    .gender = f
skill-me_intimidate = Zastraszenie
    .gen = Zastraszenia
    .acc = Zastraszenie
    .gender = n
skill-me_bodyguard = Osłona własnym ciałem
    .gen = Osłony własnym ciałem
    .acc = Osłonę własnym ciałem
    .gender = f
skill-me_second_wind = Drugi oddech
    .gen = Drugiego oddechu
    .acc = Drugi oddech
    .gender = m3
skill-me_rage = Wściekłość
    .gen = Wściekłości
    .acc = Wściekłość
    .gender = f
skill-me_throwing_axe = Topór do rzucania
    .gen = Topora do rzucania
    .acc = Topór do rzucania
    .gender = m3
skill-me_executioner = Cios katowski
    .gen = Ciosu katowskiego
    .acc = Cios katowski
    .gender = m3
skill-me_war_cry = Okrzyk wojenny
    .gen = Okrzyku wojennego
    .acc = Okrzyk wojenny
    .gender = m3

## Items: .note is what their figures do not say

item-short_sword = Krótki miecz
    .gen = krótkiego miecza
    .acc = krótki miecz
    .nom_pl = krótkie miecze
    .gen_pl = krótkich mieczy
    .gender = m3
item-hatchet = Toporek
    .gen = toporka
    .acc = toporek
    .nom_pl = toporki
    .gen_pl = toporków
    .gender = m3
item-rapier = Rapier
    .gen = rapiera
    .acc = rapier
    .nom_pl = rapiery
    .gen_pl = rapierów
    .gender = m3
item-curved_dagger = Zakrzywiony sztylet
    .gen = zakrzywionego sztyletu
    .acc = zakrzywiony sztylet
    .nom_pl = zakrzywione sztylety
    .gen_pl = zakrzywionych sztyletów
    .gender = m3
item-iron_mace = Żelazna buława
    .gen = żelaznej buławy
    .acc = żelazną buławę
    .nom_pl = żelazne buławy
    .gen_pl = żelaznych buław
    .gender = f
item-fate_iron_blade = Ostrze z żelaza losu
    .gen = ostrza z żelaza losu
    .acc = ostrze z żelaza losu
    .nom_pl = ostrza z żelaza losu
    .gen_pl = ostrzy z żelaza losu
    .gender = n
item-hand_crossbow = Ręczna kusza
    .gen = ręcznej kuszy
    .acc = ręczną kuszę
    .nom_pl = ręczne kusze
    .gen_pl = ręcznych kusz
    .gender = f
item-parrying_dagger = Lewak
    .gen = lewaka
    .acc = lewak
    .nom_pl = lewaki
    .gen_pl = lewaków
    .gender = m3
item-buckler = Puklerz
    .gen = puklerza
    .acc = puklerz
    .nom_pl = puklerze
    .gen_pl = puklerzy
    .gender = m3
item-tower_shield = Pawęż
    .gen = pawęży
    .acc = pawęż
    .nom_pl = pawęże
    .gen_pl = pawęży
    .gender = f
item-throwing_knives = Noże do rzucania
    .gen = noży do rzucania
    .acc = noże do rzucania
    .nom_pl = noże do rzucania
    .gen_pl = noży do rzucania
    .gender = m3-pl
item-boarding_hook = Hak abordażowy
    .gen = haka abordażowego
    .acc = hak abordażowy
    .nom_pl = haki abordażowe
    .gen_pl = haków abordażowych
    .gender = m3
item-hunting_bow = Łuk myśliwski
    .gen = łuku myśliwskiego
    .acc = łuk myśliwski
    .nom_pl = łuki myśliwskie
    .gen_pl = łuków myśliwskich
    .gender = m3
item-undsenoin_longbow = Długi łuk z Ündsenoin
    .gen = długiego łuku z Ündsenoin
    .acc = długi łuk z Ündsenoin
    .gender = m3
item-war_hammer = Młot bojowy
    .gen = młota bojowego
    .acc = młot bojowy
    .nom_pl = młoty bojowe
    .gen_pl = młotów bojowych
    .gender = m3
item-halberd = Halabarda
    .gen = halabardy
    .acc = halabardę
    .nom_pl = halabardy
    .gen_pl = halabard
    .gender = f
item-heavy_crossbow = Ciężka kusza
    .gen = ciężkiej kuszy
    .acc = ciężką kuszę
    .nom_pl = ciężkie kusze
    .gen_pl = ciężkich kusz
    .gender = f
item-spirit_staff = Kostur duchów
    .gen = kostura duchów
    .acc = kostur duchów
    .nom_pl = kostury duchów
    .gen_pl = kosturów duchów
    .gender = m3
item-boots_of_speed = Buty Szybkości
    .gen = butów szybkości
    .acc = buty szybkości
    .nom_pl = buty szybkości
    .gen_pl = butów szybkości
    .gender = m3-pl
item-leather_jerkin = Skórzany kaftan
    .gen = skórzanego kaftana
    .acc = skórzany kaftan
    .nom_pl = skórzane kaftany
    .gen_pl = skórzanych kaftanów
    .gender = m3
item-chain_shirt = Kolczuga
    .gen = kolczugi
    .acc = kolczugę
    .nom_pl = kolczugi
    .gen_pl = kolczug
    .gender = f
item-plate_harness = Zbroja płytowa
    .gen = zbroi płytowej
    .acc = zbroję płytową
    .nom_pl = zbroje płytowe
    .gen_pl = zbroi płytowych
    .gender = f
item-hooded_cloak = Płaszcz z kapturem
    .gen = płaszcza z kapturem
    .acc = płaszcz z kapturem
    .nom_pl = płaszcze z kapturem
    .gen_pl = płaszczy z kapturem
    .gender = m3
item-courtiers_coat = Kubrak dworzanina
    .gen = kubraka dworzanina
    .acc = kubrak dworzanina
    .nom_pl = kubraki dworzanina
    .gen_pl = kubraków dworzanina
    .gender = m3
item-marsh_mantle = Bagienna opończa
    .gen = bagiennej opończy
    .acc = bagienną opończę
    .nom_pl = bagienne opończe
    .gen_pl = bagiennych opończy
    .gender = f
item-scholars_robe = Szata uczonego
    .gen = szaty uczonego
    .acc = szatę uczonego
    .nom_pl = szaty uczonego
    .gen_pl = szat uczonego
    .gender = f
item-healing_potion = Mikstura lecząca
    .gen = mikstury leczącej
    .acc = miksturę leczącą
    .nom_pl = mikstury leczące
    .gen_pl = mikstur leczących
    .gender = f
item-great_healing_potion = Wielka mikstura lecząca
    .gen = wielkiej mikstury leczącej
    .acc = wielką miksturę leczącą
    .nom_pl = wielkie mikstury leczące
    .gen_pl = wielkich mikstur leczących
    .gender = f
item-energy_tonic = Tonik energii
    .gen = toniku energii
    .acc = tonik energii
    .nom_pl = toniki energii
    .gen_pl = toników energii
    .gender = m3
item-antidote = Odtrutka
    .gen = odtrutki
    .acc = odtrutkę
    .nom_pl = odtrutki
    .gen_pl = odtrutek
    .gender = f
item-smoke_vial = Fiolka dymu
    .gen = fiolki dymu
    .acc = fiolkę dymu
    .nom_pl = fiolki dymu
    .gen_pl = fiolek dymu
    .gender = f
item-fire_flask = Flakon ognia
    .gen = flakonu ognia
    .acc = flakon ognia
    .nom_pl = flakony ognia
    .gen_pl = flakonów ognia
    .gender = m3
item-salve_jar = Słoik maści
    .gen = słoika maści
    .acc = słoik maści
    .nom_pl = słoiki maści
    .gen_pl = słoików maści
    .gender = m3
item-flash_powder = Proch błyskowy
    .gen = prochu błyskowego
    .acc = proch błyskowy
    .gender = m3
item-rope_and_grapnel = Lina z kotwiczką
    .gen = liny z kotwiczką
    .acc = linę z kotwiczką
    .nom_pl = liny z kotwiczką
    .gen_pl = lin z kotwiczką
    .gender = f
item-lockpicks = Wytrychy
    .gen = wytrychów
    .acc = wytrychy
    .nom_pl = wytrychy
    .gen_pl = wytrychów
    .gender = m3-pl
item-lucky_coin = Szczęśliwa moneta
    .gen = szczęśliwej monety
    .acc = szczęśliwą monetę
    .nom_pl = szczęśliwe monety
    .gen_pl = szczęśliwych monet
    .gender = f
item-spyglass = Luneta
    .gen = lunety
    .acc = lunetę
    .nom_pl = lunety
    .gen_pl = lunet
    .gender = f
item-bone_charm = Kościany amulet
    .gen = kościanego amuletu
    .acc = kościany amulet
    .nom_pl = kościane amulety
    .gen_pl = kościanych amuletów
    .gender = m3
item-whetstone = Osełka
    .gen = osełki
    .acc = osełkę
    .nom_pl = osełki
    .gen_pl = osełek
    .gender = f
item-barbed_quiver = Kołczan zadziorów
    .gen = kołczanu zadziorów
    .acc = kołczan zadziorów
    .nom_pl = kołczany zadziorów
    .gen_pl = kołczanów zadziorów
    .gender = m3
item-war_horn = Róg wojenny
    .gen = rogu wojennego
    .acc = róg wojenny
    .nom_pl = rogi wojenne
    .gen_pl = rogów wojennych
    .gender = m3
item-iron_wedge = Żelazny klin
    .gen = żelaznego klina
    .acc = żelazny klin
    .nom_pl = żelazne kliny
    .gen_pl = żelaznych klinów
    .gender = m3
item-prayer_beads = Paciorki modlitewne
    .gen = paciorków modlitewnych
    .acc = paciorki modlitewne
    .nom_pl = paciorki modlitewne
    .gen_pl = paciorków modlitewnych
    .gender = m3-pl
item-sewer_map = Mapa Podmieścia
    .gen = mapy Podmieścia
    .acc = mapę Podmieścia
    .nom_pl = mapy Podmieścia
    .gen_pl = map Podmieścia
    .gender = f
item-bandage_roll = Zwój bandaży
    .gen = zwoju bandaży
    .acc = zwój bandaży
    .nom_pl = zwoje bandaży
    .gen_pl = zwojów bandaży
    .gender = m3
item-warding_amulet = Amulet ochronny
    .gen = amuletu ochronnego
    .acc = amulet ochronny
    .nom_pl = amulety ochronne
    .gen_pl = amuletów ochronnych
    .gender = m3
item-ember_amulet = Amulet żaru
    .gen = amuletu żaru
    .acc = amulet żaru
    .nom_pl = amulety żaru
    .gen_pl = amuletów żaru
    .gender = m3
item-root_token = Znak Korzenia
    .gen = Znaku Korzenia
    .acc = Znak Korzenia
    .gender = m3
item-shamans_drum = Bęben szamański
    .gen = bębna szamańskiego
    .acc = bęben szamański
    .gender = m3
    .note = Leżą na nim ładunki Szamana.
item-climbing_gloves = Rękawice wspinaczkowe
    .gen = rękawic wspinaczkowych
    .acc = rękawice wspinaczkowe
    .nom_pl = rękawice wspinaczkowe
    .gen_pl = rękawic wspinaczkowych
    .gender = f-pl
item-bracers = Nabijane karwasze
    .gen = nabijanych karwaszy
    .acc = nabijane karwasze
    .nom_pl = nabijane karwasze
    .gen_pl = nabijanych karwaszy
    .gender = m3-pl

## Abilities of enemies

ability-blockade = Blokada
    .gen = Blokady
    .acc = Blokadę
    .gender = f
    .text = Bohaterowie w strefie tego wroga nie mogą jej opuścić z własnej woli.
ability-life_drain = Wyssanie życia
    .gen = Wyssania życia
    .acc = Wyssanie życia
    .gender = n
    .text = Gdy zada obrażenia w swojej strefie, otrzymuje 1 znacznik pancerza, najwyżej 2.
ability-shield_bearer = Tarczownik
    .gen = Tarczownika
    .acc = Tarczownika
    .gender = m1
    .text = Bohaterowie muszą obrać go za cel przed innymi sługusami w jego strefie.
ability-stealth = Ukrycie
    .gen = Ukrycia
    .acc = Ukrycie
    .gender = n
    .text = Nie może być celem strzałów.
ability-commander = Dowódca
    .gen = Dowódcy
    .acc = Dowódcę
    .gender = m1
    .text = Wezwanie: najbliższy czerwony sługus spoza jego strefy przesuwa się o jedną strefę w jego stronę.
ability-pack = Wataha
    .gen = Watahy
    .acc = Watahę
    .gender = f
    .text = Jeśli w jego strefie jest inny biały wróg, jego Cios zadaje o 1 obrażenie więcej.
ability-frightening = Przerażający
    .text = Wywołuje Strach.
ability-venomous = Jadowity
    .text = Jego obrażenia są zatrute.
ability-rally = Zagrzewanie do boju
    .gen = Zagrzewania do boju
    .acc = Zagrzewanie do boju
    .gender = n
    .text = Każdy sługus w jego strefie otrzymuje 1 żeton bloku.
ability-dirge = Pieśń żałobna
    .gen = Pieśni żałobnej
    .acc = Pieśń żałobną
    .gender = f
    .text = Ostatni w kolejności bohater w odległości 0–1 traci 1 energii.
ability-alarm = Alarm
    .gen = Alarmu
    .acc = Alarm
    .gender = m3
    .text = Podczas porządkowania, jeśli w jego strefie jest bohater, najbliższy biały wróg przesuwa się o jedną strefę w jego stronę.

## Factions of enemies

enemy_faction-salt_hand = Słona Dłoń
    .gen = Słonej Dłoni
    .acc = Słoną Dłoń
    .gender = f
    .text = Portowi przemytnicy, którzy wywożą kradzione drewno serdeczne.
enemy_faction-gilded_watch = Złocona Gwardia
    .gen = Złoconej Gwardii
    .acc = Złoconą Gwardię
    .gender = f
    .text = Przyboczne oddziały cesarskiego pałacu.
enemy_faction-veiled_choir = Chór Zasłoniętych
    .gen = Chóru Zasłoniętych
    .acc = Chór Zasłoniętych
    .gender = m3
    .text = Kult, który śpiewa temu, co leży pod miastem.

## Enemies

enemy-guard_dog = Warujący pies
    .gen = Warującego psa
    .acc = Warującego psa
    .nom_pl = Warujące psy
    .gen_pl = Warujących psów
    .gender = m2
enemy-harbour_rats = Portowe szczury
    .gen = Portowych szczurów
    .acc = Portowe szczury
    .nom_pl = Portowe szczury
    .gen_pl = Portowych szczurów
    .gender = m2-pl
enemy-marsh_boar = Bagienny dzik
    .gen = Bagiennego dzika
    .acc = Bagiennego dzika
    .nom_pl = Bagienne dziki
    .gen_pl = Bagiennych dzików
    .gender = m2
enemy-cave_wisp = Jaskiniowy ognik
    .gen = Jaskiniowego ognika
    .acc = Jaskiniowego ognika
    .nom_pl = Jaskiniowe ogniki
    .gen_pl = Jaskiniowych ogników
    .gender = m2
enemy-archer = Łucznik
    .gen = Łucznika
    .acc = Łucznika
    .nom_pl = Łucznicy
    .gen_pl = Łuczników
    .gender = m1
enemy-grunt = Trep
    .gen = Trepa
    .acc = Trepa
    .nom_pl = Trepy
    .gen_pl = Trepów
    .gender = m2
enemy-enforcer = Egzekutor
    .gen = Egzekutora
    .acc = Egzekutora
    .nom_pl = Egzekutorzy
    .gen_pl = Egzekutorów
    .gender = m1
enemy-cutthroat = Rzezimieszek
    .gen = Rzezimieszka
    .acc = Rzezimieszka
    .nom_pl = Rzezimieszki
    .gen_pl = Rzezimieszków
    .gender = m2
enemy-lieutenant = Porucznik
    .gen = Porucznika
    .acc = Porucznika
    .nom_pl = Porucznicy
    .gen_pl = Poruczników
    .gender = m1
enemy-crossbow_guard = Gwardzista z kuszą
    .gen = Gwardzisty z kuszą
    .acc = Gwardzistę z kuszą
    .nom_pl = Gwardziści z kuszami
    .gen_pl = Gwardzistów z kuszami
    .gender = m1
enemy-halberdier = Halabardnik
    .gen = Halabardnika
    .acc = Halabardnika
    .nom_pl = Halabardnicy
    .gen_pl = Halabardników
    .gender = m1
enemy-guard = Gwardzista
    .gen = Gwardzisty
    .acc = Gwardzistę
    .nom_pl = Gwardziści
    .gen_pl = Gwardzistów
    .gender = m1
enemy-palace_knight = Rycerz pałacowy
    .gen = Rycerza pałacowego
    .acc = Rycerza pałacowego
    .nom_pl = Rycerze pałacowi
    .gen_pl = Rycerzy pałacowych
    .gender = m1
enemy-watch_captain = Kapitan Gwardii
    .gen = Kapitana Gwardii
    .acc = Kapitana Gwardii
    .nom_pl = Kapitanowie Gwardii
    .gen_pl = Kapitanów Gwardii
    .gender = m1
enemy-hexer = Guślarz
    .gen = Guślarza
    .acc = Guślarza
    .nom_pl = Guślarze
    .gen_pl = Guślarzy
    .gender = m1
enemy-recruit = Rekrutka
    .gen = Rekrutki
    .acc = Rekrutkę
    .nom_pl = Rekrutki
    .gen_pl = Rekrutek
    .gender = f
enemy-blood_zealot = Krwawy zelota
    .gen = Krwawego zeloty
    .acc = Krwawego zelotę
    .nom_pl = Krwawi zeloci
    .gen_pl = Krwawych zelotów
    .gender = m1
enemy-assassin = Skrytobójczyni
    .gen = Skrytobójczyni
    .acc = Skrytobójczynię
    .nom_pl = Skrytobójczynie
    .gen_pl = Skrytobójczyń
    .gender = f
enemy-choirmaster = Chórmistrz
    .gen = Chórmistrza
    .acc = Chórmistrza
    .nom_pl = Chórmistrzowie
    .gen_pl = Chórmistrzów
    .gender = m1

## Bosses

boss-mother_brine = Matka Solanka
    .gen = Matki Solanki
    .acc = Matkę Solankę
    .gender = f
    .text = Głowa Słonej Dłoni, niska i szeroka jak poler, walczy trzydziestoma stopami łańcucha cumowniczego, okręconego wokół lewego ramienia. Zostaje zraniona, ilekroć obrażenia na niej dorównają jej wytrzymałości; { $wounds ->
        [one] po jednej ranie
       *[other] po { $wounds } ranach
    } jest pokonana.
boss-castellan_oruz = Kasztelan Oruz, Okuty
    .gen = Kasztelana Oruza
    .acc = Kasztelana Oruza
    .gender = m1
    .text = Człowiek, który pieczętował rozkazy, kazał zapieczętować siebie w zbroi z żelaza losu. Zostaje zraniony, ilekroć obrażenia na nim dorównają jego wytrzymałości; { $wounds ->
        [one] po jednej ranie
       *[other] po { $wounds } ranach
    } jest pokonany. Zacznijcie od pancerza albo od szwów.
boss-sunken_voice = Zatopiony Głos
    .gen = Zatopionego Głosu
    .acc = Zatopiony Głos
    .gender = m3
    .text = Pogrzebana rzeka w ciele ze wszystkiego, co miasto w nią wrzuciło, z trzema kradzionymi głosami w piersi. Zostaje zraniona, ilekroć obrażenia na niej dorównają jej wytrzymałości; { $wounds ->
        [one] po jednej ranie
       *[other] po { $wounds } ranach
    } jest pokonana. Każdy dzwon to słaby punkt.

## Cards of bosses, by their number in the deck

boss_card-mother_brine-0 = Wyrównanie rachunków
    .text = Zadaje Cios najwcześniejszemu bohaterowi w swojej strefie; dodatkowe obrażenia: { $n }.
boss_card-mother_brine-1 = Na hol
    .text = Przyciąga najpóźniejszego bohatera z sąsiedniej strefy do swojej i zadaje mu Cios.
boss_card-mother_brine-2 = Wszyscy na pokład
    .text = Wzywa czerwonego sługusa, a potem jeszcze raz czerwonego sługusa.
boss_card-mother_brine-3 = Wstaje
    .text = Robi Krok w stronę najwcześniejszego bohatera, a potem zadaje Cios bohaterowi w swojej strefie.
boss_card-mother_brine-4 = Za łańcuchem
    .text = Otrzymuje { ff-n-block }.
boss_card-castellan_oruz-0 = Koniec audiencji
    .text = Zadaje Cios najwcześniejszemu bohaterowi w swojej strefie (dodatkowe obrażenia: { $n }) i odpycha go.
boss_card-castellan_oruz-1 = Otwarte palenisko
    .text = Każdy bohater w jego strefie otrzymuje { ff-n-damage }.
boss_card-castellan_oruz-2 = Ciężki krok
    .text = Robi dwa Kroki w stronę najwcześniejszego bohatera.
boss_card-castellan_oruz-3 = Rozżarzony nit
    .text = Strzela do najpóźniejszego bohatera w sąsiedniej strefie; dodatkowe obrażenia: { $n }.
boss_card-castellan_oruz-4 = Proszę ich odprowadzić
    .text = Wzywa zielonego sługusa.
boss_card-castellan_oruz-5 = Odroczenie
    .text = Otrzymuje { ff-n-block }.
boss_card-sunken_voice-0 = Pragnienie
    .text = Każdy bohater w jego strefie lub w sąsiedniej traci { ff-n-energy }.
boss_card-sunken_voice-1 = Prąd denny
    .text = Przyciąga najwcześniejszego bohatera z sąsiedniej strefy do swojej i zadaje mu Cios; obrażenia są zatrute.
boss_card-sunken_voice-2 = To, coście wyrzucili
    .text = Strzela do najpóźniejszego bohatera w odległości 1–2 stref (dodatkowe obrażenia: { $n }); obrażenia są zatrute.
boss_card-sunken_voice-3 = Próbuje twojego imienia
    .text = Najwcześniejszy bohater dobiera kartę Strachu.
boss_card-sunken_voice-4 = Zbór
    .text = Wzywa sługusa dowolnego koloru, a potem wzywa jeszcze raz.
boss_card-sunken_voice-5 = Wielka fala
    .text = Zadaje Cios każdemu bohaterowi w swojej strefie.
boss_card-sunken_voice-6 = Szukanie nuty
    .text = Zdejmuje { ff-n-marker } z każdego swojego słabego punktu.

## Weak points

weak_point-chain_arm = ręka z łańcuchem
    .gen = ręki z łańcuchem
    .acc = rękę z łańcuchem
    .gender = f
    .text = Traci { $n } pancerza, a karty przyciągania znikają z jej talii.
weak_point-old_scar = stara blizna
    .gen = starej blizny
    .acc = starą bliznę
    .gender = f
    .text = Od tej pory jej wytrzymałość wynosi { $n }.
weak_point-visor = przyłbica
    .gen = przyłbicy
    .acc = przyłbicę
    .gender = f
    .text = Jest oszołomiony i traci następną aktywację.
weak_point-heat_vent = wywietrznik
    .gen = wywietrznika
    .acc = wywietrznik
    .gender = m3
    .text = Traci cały pancerz, na dobre.
weak_point-first_bell = pierwszy dzwon
    .gen = pierwszego dzwonu
    .acc = pierwszy dzwon
    .gender = m3
    .text = Głos nie rozdaje już kart Strachu.
weak_point-second_bell = drugi dzwon
    .gen = drugiego dzwonu
    .acc = drugi dzwon
    .gender = m3
    .text = Głos traci cały pancerz.
weak_point-third_bell = trzeci dzwon
    .gen = trzeciego dzwonu
    .acc = trzeci dzwon
    .gender = m3
    .text = Od tej pory wytrzymałość Głosu wynosi { $n }.

## Corruption

corruption-dark_whispers = Mroczne podszepty
    .gen = Mrocznych podszeptów
    .acc = Mroczne podszepty
    .nom_pl = Mroczne podszepty
    .gen_pl = Mrocznych podszeptów
    .gender = m3-pl
    .text = Zachowaj tę kartę. W swoich testach rzucasz jedną kością więcej, najwyżej trzema, i na niej też potrzebny jest sukces.
corruption-trembling_hands = Drżące ręce
    .gen = Drżących rąk
    .acc = Drżące ręce
    .nom_pl = Drżące ręce
    .gen_pl = Drżących rąk
    .gender = f-pl
    .text = Zachowaj tę kartę. W pierwszej fazie planowania każdej walki rzucasz o { ff-n-dice } mniej.
corruption-drained = Wyczerpanie
    .gen = Wyczerpania
    .acc = Wyczerpanie
    .gender = n
    .text = Strać { ff-n-energy }, a potem odrzuć tę kartę.
corruption-open_wound = Otwarta rana
    .gen = Otwartej rany
    .acc = Otwartą ranę
    .gender = f
    .text = Strać { ff-n-health }, a potem odrzuć tę kartę. Blok i pancerz nie pomagają.
corruption-cold_blood = Zimna krew
    .gen = Zimnej krwi
    .acc = Zimną krew
    .gender = f
    .text = Zachowaj tę kartę. Po walce nie odzyskujesz energii.
corruption-brittle_bones = Kruche kości
    .gen = Kruchych kości
    .acc = Kruche kości
    .nom_pl = Kruche kości
    .gen_pl = Kruchych kości
    .gender = f-pl
    .text = Zachowaj tę kartę. Twój limit zdrowia zmniejsza się o { $n }.
corruption-fading_will = Gasnąca wola
    .gen = Gasnącej woli
    .acc = Gasnącą wolę
    .gender = f
    .text = Zachowaj tę kartę. Twój limit energii zmniejsza się o { $n }.
corruption-hollow_purse = Pusta sakiewka
    .gen = Pustej sakiewki
    .acc = Pustą sakiewkę
    .gender = f
    .text = Drużyna traci { ff-n-gold }, a potem odrzuć tę kartę.
corruption-ash_on_tongue = Popiół na języku
    .gen = Popiołu na języku
    .acc = Popiół na języku
    .gender = m3
    .text = Zachowaj tę kartę. Żywność przywraca ci zdrowie, ale nie energię.
corruption-shadow_debt = Dług wobec cienia
    .gen = Długu wobec cienia
    .acc = Dług wobec cienia
    .gender = m3
    .text = Zachowaj tę kartę. Przerzut energetyczny kosztuje cię { ff-n-energy } zamiast 1.
corruption-leaden_limbs = Ołowiane członki
    .gen = Ołowianych członków
    .acc = Ołowiane członki
    .nom_pl = Ołowiane członki
    .gen_pl = Ołowianych członków
    .gender = m3-pl
    .text = Zachowaj tę kartę. Aby sprintować, musisz wydać { ff-n-energy }.
corruption-sour_pride = Gorzka duma
    .gen = Gorzkiej dumy
    .acc = Gorzką dumę
    .gender = f
    .text = Zachowaj tę kartę. Zdane przez ciebie testy nie dają punktów cech.

## Fear

fear-frozen = Paraliż
    .gen = Paraliżu
    .acc = Paraliż
    .gender = m3
    .text = Oszołomienie: w następnej fazie planowania rzucasz jedną kością mniej. Zakryj tę kartę.
fear-shaken = Wstrząs
    .gen = Wstrząsu
    .acc = Wstrząs
    .gender = m3
    .text = Odkryta: do końca sceny nie możesz wykonywać ruchów za energię.
fear-panic = Panika
    .gen = Paniki
    .acc = Panikę
    .gender = f
    .text = Odepchnięcie: trafiasz do losowej sąsiedniej strefy. Zakryj tę kartę.
fear-doubt = Zwątpienie
    .gen = Zwątpienia
    .acc = Zwątpienie
    .gender = n
    .text = Odkryta: do końca sceny nie możesz opłacać umiejętności wynikami Skupienia.
fear-tunnel_vision = Widzenie tunelowe
    .gen = Widzenia tunelowego
    .acc = Widzenie tunelowe
    .gender = n
    .text = Odkryta: do końca sceny nie możesz wykonywać Strzałów.
fear-dread = Groza
    .gen = Grozy
    .acc = Grozę
    .gender = f
    .text = Strać { ff-n-energy }. Zakryj tę kartę.
fear-weak_knees = Miękkie kolana
    .gen = Miękkich kolan
    .acc = Miękkie kolana
    .nom_pl = Miękkie kolana
    .gen_pl = Miękkich kolan
    .gender = n-pl
    .text = Odkryta: do końca sceny nie możesz sprintować.
fear-cold_resolve = Zimna determinacja
    .gen = Zimnej determinacji
    .acc = Zimną determinację
    .gender = f
    .text = Odzyskaj { ff-n-energy }. Zakryj tę kartę.

## Traps

trap-spike_pit = Wilczy dół
    .gen = Wilczego dołu
    .acc = Wilczy dół
    .gender = m3
    .text = Otrzymujesz { ff-n-damage }.
trap-rope_snare = Sidła
    .gen = Sideł
    .acc = Sidła
    .nom_pl = Sidła
    .gen_pl = Sideł
    .gender = pl
    .text = Oszołomienie: w następnej fazie planowania rzucasz jedną kością mniej.
trap-needle_lock = Zamek z igłą
    .gen = Zamka z igłą
    .acc = Zamek z igłą
    .gender = m3
    .text =
        { $n ->
            [one] Otrzymujesz 1 zatrute obrażenie.
            [few] Otrzymujesz { $n } zatrute obrażenia.
           *[other] Otrzymujesz { $n } zatrutych obrażeń.
        }
trap-alarm_bell = Dzwonek alarmowy
    .gen = Dzwonka alarmowego
    .acc = Dzwonek alarmowy
    .gender = m3
    .text = Najbliższy sługus spoza twojej strefy przesuwa się o jedną strefę w twoim kierunku.
trap-flash_plate = Płyta błyskowa
    .gen = Płyty błyskowej
    .acc = Płytę błyskową
    .gender = f
    .text = Wybierz i odrzuć jeden ze swoich wyników.
trap-swinging_beam = Wahadłowa kłoda
    .gen = Wahadłowej kłody
    .acc = Wahadłową kłodę
    .gender = f
    .text = Odepchnięcie: trafiasz do losowej sąsiedniej strefy.
trap-choking_gas = Duszący gaz
    .gen = Duszącego gazu
    .acc = Duszący gaz
    .gender = m3
    .text = Każdy bohater w tej strefie otrzymuje { ff-n-damage }.
trap-rusted_shut = Zardzewiały mechanizm
    .gen = Zardzewiałego mechanizmu
    .acc = Zardzewiały mechanizm
    .gender = m3
    .text = Nic się nie dzieje.

## Allies

ally-tivra = Tivra, przewoźniczka
    .gen = Tivry
    .acc = Tivrę
    .gender = f
ally-ordo = Ordo, archiwista
    .gen = Orda
    .acc = Orda
    .gender = m1
ally-sergeant_ilke = Sierżant Ilke
    .gen = sierżant Ilke
    .acc = sierżant Ilke
    .gender = f
ally-moss = Mech, leśny wilk
    .gen = Mecha
    .acc = Mecha
    .gender = m2

## Ci, którzy pamiętają

character-tivra = Tivra
    .gen = Tivry
    .acc = Tivrę
    .gender = f
character-ordo = Ordo
    .gen = Orda
    .acc = Orda
    .gender = m1
character-ilke = sierżant Ilke
    .gen = sierżant Ilke
    .acc = sierżant Ilke
    .gender = f
character-brask = Brask
    .gen = Braska
    .acc = Braska
    .gender = m1
character-bekir = Bekir
    .gen = Bekira
    .acc = Bekira
    .gender = m1

## Places of rest scenes

place-lantern_infirmary = Lecznica w Zaułku Latarni
    .gen = Lecznicy w Zaułku Latarni
    .acc = Lecznicę w Zaułku Latarni
    .gender = f
place-exiles_hearth = Palenisko Wygnańców
    .gen = Paleniska Wygnańców
    .acc = Palenisko Wygnańców
    .gender = n
place-coppersmith = Kuźnia Dervana
    .gen = Kuźni Dervana
    .acc = Kuźnię Dervana
    .gender = f
place-night_market = Nocny targ
    .gen = Nocnego targu
    .acc = Nocny targ
    .gender = m3
place-archive_cells = Cele czytelnicze Archiwum
    .gen = Cel czytelniczych Archiwum
    .acc = Cele czytelnicze Archiwum
    .nom_pl = Cele czytelnicze Archiwum
    .gen_pl = Cel czytelniczych Archiwum
    .gender = f-pl
place-palace_baths = Łaźnie pałacowe
    .gen = Łaźni pałacowych
    .acc = Łaźnie pałacowe
    .nom_pl = Łaźnie pałacowe
    .gen_pl = Łaźni pałacowych
    .gender = f-pl
place-dockers_hall = Dom dokerów
    .gen = Domu dokerów
    .acc = Dom dokerów
    .gender = m3
place-hidden_grove = Ukryty gaj
    .gen = Ukrytego gaju
    .acc = Ukryty gaj
    .gender = m3

## Side quests

quest-q_ratcatcher = Dług szczurołapa
quest-q_lost_caravan = Zaginiona karawana
quest-q_quiet_duel = Cichy pojedynek
quest-q_grove = Drzewo pod kamieniem

## Rewards

reward-rw_purse = pełna sakiewka
reward-rw_die_red = czerwona kość
reward-rw_die_yellow = żółta kość
reward-rw_die_green = zielona kość
reward-rw_die_blue = niebieska kość
reward-rw_supplies = zapasy
reward-rw_traits = punkty cech
reward-rw_vigour = krzepa
reward-rw_training = szkolenie

## Reputation

reputation-dockers = Liga Dokerów
    .gen = Ligi Dokerów
    .acc = Ligę Dokerów
    .gender = f
reputation-palace = Dwór i Złocona Gwardia
    .gen = Dworu i Złoconej Gwardii
    .acc = Dwór i Złoconą Gwardię
    .gender = m3
reputation-archive = Uczeni Archiwum
    .gen = Uczonych Archiwum
    .acc = Uczonych Archiwum
    .nom_pl = Uczeni Archiwum
    .gen_pl = Uczonych Archiwum
    .gender = m1-pl
reputation-exiles = Leśni wygnańcy z Zaułka Latarni
    .gen = Leśnych wygnańców z Zaułka Latarni
    .acc = Leśnych wygnańców z Zaułka Latarni
    .gender = m1-pl
reputation-choir = Chór Zasłoniętych
    .gen = Chóru Zasłoniętych
    .acc = Chór Zasłoniętych
    .gender = m3

## The campaign and its acts

act-campaign = Milczące źródła
act-act1 = Sól i drewno serdeczne
act-act2 = Przymierze Rzek
act-act3 = Zatopiony Głos

## Expeditions

expedition-x_harbour = Portowy rajd
    .gen = Portowego rajdu
    .acc = Portowy rajd
    .gender = m3
expedition-x_palace = Szturm na pałac
    .gen = Szturmu na pałac
    .acc = Szturm na pałac
    .gender = m3
expedition-x_depths = Pieśń głębin
    .gen = Pieśni głębin
    .acc = Pieśń głębin
    .gender = f

## Places of maps

map_place-lantern_row = Zaułek Latarni
map_place-copper_street = ulica Miedziana
map_place-weir_bridge = most przy Jazie
map_place-indigo_yard = Podwórze Indygo
map_place-fish_steps = Rybie Schody
map_place-old_mint = Stara Mennica
map_place-entry_court = Dziedziniec Wejściowy
map_place-rolls_of_water = Zwoje Wód
map_place-sealed_gallery = Zapieczętowana Galeria
map_place-bindery = Introligatornia
map_place-map_well = Studnia Map
map_place-dry_well = Sucha Studnia
map_place-rope_stair = Linowe Schody
map_place-drowned_nave = Zatopiona Nawa
map_place-bone_sluice = Kostna Śluza
map_place-old_baths = Stare Łaźnie

## Words of the rules

term-ff-campaign = kampania
    .gen = kampanii
    .acc = kampanię
    .nom_pl = kampanie
    .gen_pl = kampanii
    .gender = f
    .definition = Opowieść w trzech aktach, zapisywana między sesjami.
term-ff-act = akt
    .gen = aktu
    .acc = akt
    .nom_pl = akty
    .gen_pl = aktów
    .gender = m3
    .definition = Jedna z trzech części kampanii; kończy ją boss.
term-ff-chapter = rozdział
    .gen = rozdziału
    .acc = rozdział
    .nom_pl = rozdziały
    .gen_pl = rozdziałów
    .gender = m3
    .definition = Kilka scen opowieści i jedna scena walki.
term-ff-main-thread = wątek główny
    .gen = wątku głównego
    .acc = wątek główny
    .gender = m3
    .definition = Ciąg scen, na którym opiera się kampania.
term-ff-story-scene = scena opowieści
    .gen = sceny opowieści
    .acc = scenę opowieści
    .nom_pl = sceny opowieści
    .gen_pl = scen opowieści
    .gender = f
    .definition = Tekst fabularny z wyborami i testami.
term-ff-combat-scene = scena walki
    .gen = sceny walki
    .acc = scenę walki
    .nom_pl = sceny walki
    .gen_pl = scen walki
    .gender = f
    .definition = Starcie na mapie przez określoną liczbę rund.
term-ff-rest-scene = scena odpoczynku
    .gen = sceny odpoczynku
    .acc = scenę odpoczynku
    .nom_pl = sceny odpoczynku
    .gen_pl = scen odpoczynku
    .gender = f
    .definition = Czas na leczenie, zakupy, naukę i zadania poboczne.
term-ff-progress-bar = pasek postępu
    .gen = paska postępu
    .acc = pasek postępu
    .nom_pl = paski postępu
    .gen_pl = pasków postępu
    .gender = m3
    .definition = Pokazuje postęp drużyny w akcie.
term-ff-side-quest = zadanie poboczne
    .gen = zadania pobocznego
    .acc = zadanie poboczne
    .nom_pl = zadania poboczne
    .gen_pl = zadań pobocznych
    .gender = n
    .definition = Dodatkowa przygoda w scenie odpoczynku; większość po pewnym czasie znika.
term-ff-danger-level = poziom zagrożenia
    .gen = poziomu zagrożenia
    .acc = poziom zagrożenia
    .nom_pl = poziomy zagrożenia
    .gen_pl = poziomów zagrożenia
    .gender = m3
    .definition = Jak niebezpieczne jest zadanie, od 1 do 4.
term-ff-solo-mode = tryb solo
    .gen = trybu solo
    .acc = tryb solo
    .gender = m3
    .definition = Jeden gracz prowadzi dwóch bohaterów.
term-ff-battle-mode = tryb bojowy
    .gen = trybu bojowego
    .acc = tryb bojowy
    .gender = m3
    .definition = Wyprawy złożone z walk i odpoczynków, bez fabuły.
term-ff-expedition = wyprawa
    .gen = wyprawy
    .acc = wyprawę
    .nom_pl = wyprawy
    .gen_pl = wypraw
    .gender = f
    .definition = Jedna samodzielna rozgrywka w trybie bojowym.
term-ff-challenge-mode = tryb wyzwania
    .gen = trybu wyzwania
    .acc = tryb wyzwania
    .gender = m3
    .definition = Rozmawiać wolno tylko podczas planowania.
term-ff-medal-bronze = brąz
term-ff-medal-silver = srebro
term-ff-medal-gold = złoto
term-ff-party = drużyna
    .gen = drużyny
    .acc = drużynę
    .nom_pl = drużyny
    .gen_pl = drużyn
    .gender = f
    .definition = Wszyscy bohaterowie razem.
term-ff-hero = bohater
    .gen = bohatera
    .acc = bohatera
    .nom_pl = bohaterowie
    .gen_pl = bohaterów
    .gender = m1
    .definition = Postać gracza.
term-ff-hero-board = planszetka bohatera
    .gen = planszetki bohatera
    .acc = planszetkę bohatera
    .nom_pl = planszetki bohaterów
    .gen_pl = planszetek bohaterów
    .gender = f
    .definition = Pokazuje zdolność, pola, zdrowie i energię bohatera.
term-ff-ability = zdolność
    .gen = zdolności
    .acc = zdolność
    .nom_pl = zdolności
    .gen_pl = zdolności
    .gender = f
    .definition = To, co bohater, sojusznik lub wróg potrafi z natury.
term-ff-trait = cecha
    .gen = cechy
    .acc = cechę
    .nom_pl = cechy
    .gen_pl = cech
    .gender = f
    .definition = Pomaga w testach oznaczonych jej nazwą.
term-ff-trait-point = punkt cechy
    .gen = punktu cechy
    .acc = punkt cechy
    .nom_pl = punkty cech
    .gen_pl = punktów cech
    .gender = m3
    .definition = Zdobywany za zdane testy, wydawany na nowe cechy.
term-ff-health = zdrowie
    .gen = zdrowia
    .acc = zdrowie
    .gender = n
    .definition = Przy zerze bohater zostaje ogłuszony.
term-ff-energy = energia
    .gen = energii
    .acc = energię
    .gender = f
    .definition = Wydawana na przerzuty, dodatkowe kroki i umiejętności.
term-ff-available-pool = dostępna pula
    .gen = dostępnej puli
    .acc = dostępną pulę
    .nom_pl = dostępne pule
    .gen_pl = dostępnych pul
    .gender = f
    .definition = Znaczniki, które jeszcze masz.
term-ff-exhausted-pool = wyczerpana pula
    .gen = wyczerpanej puli
    .acc = wyczerpaną pulę
    .nom_pl = wyczerpane pule
    .gen_pl = wyczerpanych pul
    .gender = f
    .definition = Znaczniki stracone lub wydane.
term-ff-lose = stracić
    .definition = Przenieść znacznik do wyczerpanej puli przymusowo.
term-ff-spend = wydać
    .definition = Przenieść znacznik do wyczerpanej puli z wyboru.
term-ff-regain = odzyskać
    .definition = Przenieść znacznik z powrotem do dostępnej puli.
term-ff-ko = ogłuszony (OG)
    .gen = ogłuszonego
    .acc = ogłuszonego
    .nom_pl = ogłuszeni
    .gen_pl = ogłuszonych
    .gender = m1
    .definition = Poza walką aż do ocucenia lub końca sceny.
term-ff-revive = ocucić
    .definition = Przywrócić OG bohatera kosztem dwóch wyników, 1 zdrowia i 1 energii.
term-ff-corruption = Zepsucie
    .gen = Zepsucia
    .acc = Zepsucie
    .gender = n
    .definition = Karty trwałej szkody, dobierane po OG lub za dodatkową rundę.
term-ff-stealth-token = żeton ukrycia
    .gen = żetonu ukrycia
    .acc = żeton ukrycia
    .nom_pl = żetony ukrycia
    .gen_pl = żetonów ukrycia
    .gender = m3
    .definition = Dopóki jest dostępny, Łotrzycy nie można obrać za cel.
term-ff-hidden = w ukryciu
    .definition = Z dostępnym żetonem ukrycia.
term-ff-stance-token = żeton postawy
    .gen = żetonu postawy
    .acc = żeton postawy
    .nom_pl = żetony postawy
    .gen_pl = żetonów postawy
    .gender = m3
    .definition = Pokazuje postawę Szlachcica: Natarcie lub Garda.
term-ff-stance-attack = Natarcie
    .definition = Raz na turę jeden Cios liczy się jako Precyzyjny Cios.
term-ff-stance-guard = Garda
    .definition = Na początku swojej tury otrzymuje 1 żeton bloku.
term-ff-charge-token = ładunek
    .gen = ładunku
    .acc = ładunek
    .nom_pl = ładunki
    .gen_pl = ładunków
    .gender = m3
    .definition = Użycie pozostałe na naładowanym przedmiocie lub bębnie.
term-ff-skill = umiejętność
    .gen = umiejętności
    .acc = umiejętność
    .nom_pl = umiejętności
    .gen_pl = umiejętności
    .gender = f
    .definition = Karta z talii bohatera, która zmienia wyniki w inne.
term-ff-multi-use = wielorazowa
    .definition = Raz na rundę walki.
term-ff-one-use = jednorazowa
    .definition = Raz na scenę walki.
term-ff-passive = pasywna
    .definition = Zawsze, gdy spełniony jest jej warunek.
term-ff-prepared = przygotowana (umiejętność)
    .definition = Jedna z sześciu używanych umiejętności.
term-ff-level = poziom
    .gen = poziomu
    .acc = poziom
    .nom_pl = poziomy
    .gen_pl = poziomów
    .gender = m3
    .definition = Poziom II zastępuje poziom I umiejętności.
term-ff-item = przedmiot
    .gen = przedmiotu
    .acc = przedmiot
    .nom_pl = przedmioty
    .gen_pl = przedmiotów
    .gender = m3
    .definition = Broń lub wyposażenie.
term-ff-slot = pole
    .gen = pola
    .acc = pole
    .nom_pl = pola
    .gen_pl = pól
    .gender = n
    .definition = Miejsce, w którym przedmiot działa.
term-ff-main-weapon = broń główna
    .gen = broni głównej
    .acc = broń główną
    .gender = f
    .definition = Zajmuje pole broni głównej i dodaje kość broni.
term-ff-off-hand = broń boczna
    .gen = broni bocznej
    .acc = broń boczną
    .gender = f
    .definition = Zajmuje pole broni bocznej; nie dodaje kości.
term-ff-two-handed = broń dwuręczna
    .gen = broni dwuręcznej
    .acc = broń dwuręczną
    .gender = f
    .definition = Zajmuje oba pola broni i dodaje kość broni.
term-ff-clothing = ubiór
    .gen = ubioru
    .acc = ubiór
    .nom_pl = ubiory
    .gen_pl = ubiorów
    .gender = m3
    .definition = Działa tylko w skrajnie lewym polu plecaka.
term-ff-gear = wyposażenie
    .gen = wyposażenia
    .acc = wyposażenie
    .gender = n
    .definition = Działa w dowolnym polu plecaka.
term-ff-backpack = plecak
    .gen = plecaka
    .acc = plecak
    .nom_pl = plecaki
    .gen_pl = plecaków
    .gender = m3
    .definition = Cztery pola na ubiór i wyposażenie.
term-ff-consumable = zużywalny
    .definition = Po użyciu odrzucany.
term-ff-charged = naładowany
    .definition = Używany dwa razy, potem odrzucany.
term-ff-armour = pancerz
    .gen = pancerza
    .acc = pancerz
    .gender = m3
    .definition = Pochłania obrażenia znacznik po znaczniku, aż się wyczerpie.
term-ff-shared-bag = wspólna torba
    .gen = wspólnej torby
    .acc = wspólną torbę
    .gender = f
    .definition = To, co należy do całej drużyny.
term-ff-gem = klejnot
    .gen = klejnotu
    .acc = klejnot
    .nom_pl = klejnoty
    .gen_pl = klejnotów
    .gender = m3
    .definition = Zbierany w walce; wart 1 sztukę złota.
term-ff-food = żywność
    .gen = żywności
    .acc = żywność
    .gender = f
    .definition = Spożywana poza walką dla 1 zdrowia i 1 energii.
term-ff-gold = złoto
    .gen = złota
    .acc = złoto
    .gender = n
    .definition = Płaci się nim za umiejętności, przedmioty, żywność i leczenie.
term-ff-gold-piece = sztuka złota
    .gen = sztuki złota
    .acc = sztukę złota
    .nom_pl = sztuki złota
    .gen_pl = sztuk złota
    .gender = f
    .definition = Jednostka wszystkich cen.
term-ff-die = kość
    .gen = kości
    .acc = kość
    .nom_pl = kości
    .gen_pl = kości
    .gender = f
    .definition = Liczba mnoga: kości.
term-ff-combat-die = kość walki
    .gen = kości walki
    .acc = kość walki
    .nom_pl = kości walki
    .gen_pl = kości walki
    .gender = f
    .definition = Kolorowa kość rzucana w walce.
term-ff-weapon-die = kość broni
    .gen = kości broni
    .acc = kość broni
    .nom_pl = kości broni
    .gen_pl = kości broni
    .gender = f
    .definition = Kość, którą daje broń główna lub dwuręczna.
term-ff-test-die = kość testu
    .gen = kości testu
    .acc = kość testu
    .nom_pl = kości testu
    .gen_pl = kości testu
    .gender = f
    .definition = Rzucana w testach; pokazuje sukcesy, cechy lub porażki.
term-ff-dice-pool = pula kości
    .gen = puli kości
    .acc = pulę kości
    .nom_pl = pule kości
    .gen_pl = pul kości
    .gender = f
    .definition = Kości, z których bohater wybiera cztery.
term-ff-result = wynik
    .gen = wyniku
    .acc = wynik
    .nom_pl = wyniki
    .gen_pl = wyników
    .gender = m3
    .definition = To, co pokazuje kość; opłaca umiejętności lub staje się akcją.
term-ff-action = akcja
    .gen = akcji
    .acc = akcję
    .nom_pl = akcje
    .gen_pl = akcji
    .gender = f
    .definition = To, co robi się na mapie; nie można nią opłacić umiejętności.
term-ff-face = ścianka
    .gen = ścianki
    .acc = ściankę
    .nom_pl = ścianki
    .gen_pl = ścianek
    .gender = f
    .definition = Jedna strona kości, z jednym wynikiem lub wyborem z dwóch.
term-ff-reroll = przerzut
    .gen = przerzutu
    .acc = przerzut
    .nom_pl = przerzuty
    .gen_pl = przerzutów
    .gender = m3
    .definition = Ponowny rzut kością; tylko podczas planowania.
term-ff-energy-reroll = przerzut energetyczny
    .gen = przerzutu energetycznego
    .acc = przerzut energetyczny
    .nom_pl = przerzuty energetyczne
    .gen_pl = przerzutów energetycznych
    .gender = m3
    .definition = Wydaj 1 energię, by przerzucić Pudła, raz na rundę.
term-ff-triple = trójka
    .gen = trójki
    .acc = trójkę
    .nom_pl = trójki
    .gen_pl = trójek
    .gender = f
    .definition = Trzy jednakowe ścianki pozwalają obrócić jedną z tych kości.
term-ff-sprint = sprint
    .gen = sprintu
    .acc = sprint
    .nom_pl = sprinty
    .gen_pl = sprintów
    .gender = m3
    .definition = Darmowy ruch podczas planowania; opuszczeni wrogowie zadają 1 obrażenie.
term-ff-energy-step = ruch za energię
    .gen = ruchu za energię
    .acc = ruch za energię
    .gender = m3
    .definition = Raz na turę 1 energia za akcję Kroku.
term-ff-battle-map = mapa walki
    .gen = mapy walki
    .acc = mapę walki
    .nom_pl = mapy walki
    .gen_pl = map walki
    .gender = f
    .definition = Kafelki, na których toczy się walka.
term-ff-tile = kafelek
    .gen = kafelka
    .acc = kafelek
    .nom_pl = kafelki
    .gen_pl = kafelków
    .gender = m3
    .definition = Element mapy będący jedną strefą.
term-ff-zone = strefa
    .gen = strefy
    .acc = strefę
    .nom_pl = strefy
    .gen_pl = stref
    .gender = f
    .definition = Jeden kafelek; wszystkie odległości liczy się w strefach.
term-ff-token = żeton
    .gen = żetonu
    .acc = żeton
    .nom_pl = żetony
    .gen_pl = żetonów
    .gender = m3
    .definition = Płaski znak na mapie: wróg, wyjście, skrzynia i tak dalej.
term-ff-marker = znacznik
    .gen = znacznika
    .acc = znacznik
    .nom_pl = znaczniki
    .gen_pl = znaczników
    .gender = m3
    .definition = Kostka, która coś liczy: obrażenia, pancerz, oszołomienie.
term-ff-start-token = żeton startu
    .gen = żetonu startu
    .acc = żeton startu
    .nom_pl = żetony startu
    .gen_pl = żetonów startu
    .gender = m3
    .definition = Wskazuje strefę, w której zaczynają bohaterowie.
term-ff-exit = wyjście
    .gen = wyjścia
    .acc = wyjście
    .nom_pl = wyjścia
    .gen_pl = wyjść
    .gender = n
    .definition = Miejsce, którym bohaterowie uchodzą po ostatniej rundzie, wszyscy tym samym.
term-ff-objective = cel
    .gen = celu
    .acc = cel
    .nom_pl = cele
    .gen_pl = celów
    .gender = m3
    .definition = To, co trzeba zrobić, by odnieść sukces.
term-ff-guarded = strzeżony
    .definition = Niedostępny, dopóki strażnik nie zostanie pokonany.
term-ff-block-token = żeton bloku
    .gen = żetonu bloku
    .acc = żeton bloku
    .nom_pl = żetony bloku
    .gen_pl = żetonów bloku
    .gender = m3
    .definition = Anuluje jedno obrażenie; przepada podczas porządkowania.
term-ff-damage = obrażenie
    .gen = obrażenia
    .acc = obrażenie
    .nom_pl = obrażenia
    .gen_pl = obrażeń
    .gender = n
    .definition = Każde zabiera jedno zdrowie albo liczy się do wytrzymałości.
term-ff-chest = skrzynia
    .gen = skrzyni
    .acc = skrzynię
    .nom_pl = skrzynie
    .gen_pl = skrzyń
    .gender = f
    .definition = Otwiera ją akcja Skupienia.
term-ff-barricade = barykada
    .gen = barykady
    .acc = barykadę
    .nom_pl = barykady
    .gen_pl = barykad
    .gender = f
    .definition = Zatrzymuje strzały z jednej strony.
term-ff-difficult-terrain = trudny teren
    .gen = trudnego terenu
    .acc = trudny teren
    .nom_pl = trudne tereny
    .gen_pl = trudnych terenów
    .gender = m3
    .definition = Wyjście kosztuje dodatkowy Krok; bez sprintu.
term-ff-fountain = fontanna lecząca
    .gen = fontanny leczącej
    .acc = fontannę leczącą
    .nom_pl = fontanny leczące
    .gen_pl = fontann leczących
    .gender = f
    .definition = Daje zdrowie lub energię, póki ma znaczniki.
term-ff-portal = portal
    .gen = portalu
    .acc = portal
    .nom_pl = portale
    .gen_pl = portali
    .gender = m3
    .definition = Łączy dwie strefy, tylko dla bohaterów.
term-ff-guarded-enemy = strzeżony wróg
    .gen = strzeżonego wroga
    .acc = strzeżonego wroga
    .nom_pl = strzeżeni wrogowie
    .gen_pl = strzeżonych wrogów
    .gender = m1
    .definition = Nie może być celem, póki stoi strzegący go wróg.
term-ff-upgradable-skill = rozwijana umiejętność
    .gen = rozwijanej umiejętności
    .acc = rozwijaną umiejętność
    .nom_pl = rozwijane umiejętności
    .gen_pl = rozwijanych umiejętności
    .gender = f
    .definition = Umiejętność poziomu I, która ma wersję poziomu II.
term-ff-ally = sojusznik
    .gen = sojusznika
    .acc = sojusznika
    .nom_pl = sojusznicy
    .gen_pl = sojuszników
    .gender = m1
    .definition = Towarzyszy bohaterowi w walce z dwiema kośćmi i zdolnościami.
term-ff-exploration-token = żeton eksploracji
    .gen = żetonu eksploracji
    .acc = żeton eksploracji
    .nom_pl = żetony eksploracji
    .gen_pl = żetonów eksploracji
    .gender = m3
    .definition = Coś, co bohater w tej strefie może zbadać.
term-ff-trap = pułapka
    .gen = pułapki
    .acc = pułapkę
    .nom_pl = pułapki
    .gen_pl = pułapek
    .gender = f
    .definition = Poświęć wynik, by ją ominąć, albo dobierz kartę pułapki.
term-ff-door = drzwi
    .gen = drzwi
    .acc = drzwi
    .nom_pl = drzwi
    .gen_pl = drzwi
    .gender = pl
    .definition = Otwarte lub zamknięte; zamknięte zatrzymują ruch i strzały.
term-ff-weak-point = słaby punkt
    .gen = słabego punktu
    .acc = słaby punkt
    .nom_pl = słabe punkty
    .gen_pl = słabych punktów
    .gender = m3
    .definition = Zakryj wynikami wszystkie jego symbole, by zranić bossa.
term-ff-fear = Strach
    .gen = Strachu
    .acc = Strach
    .gender = m3
    .definition = Karta dobierana przy spotkaniu przerażającego wroga.
term-ff-poison = trucizna
    .gen = trucizny
    .acc = truciznę
    .nom_pl = trucizny
    .gen_pl = trucizn
    .gender = f
    .definition = Zatrute obrażenia odkłada się na bok i zwraca na końcu sceny.
term-ff-poison-damage = zatrute obrażenie
    .gen = zatrutego obrażenia
    .acc = zatrute obrażenie
    .nom_pl = zatrute obrażenia
    .gen_pl = zatrutych obrażeń
    .gender = n
    .definition = Obrażenie, przez które znacznik zdrowia odkłada się na bok na czas sceny.
term-ff-enemy = wróg
    .gen = wroga
    .acc = wroga
    .nom_pl = wrogowie
    .gen_pl = wrogów
    .gender = m1
    .definition = Każdy przeciwnik w walce.
term-ff-minion = sługus
    .gen = sługusa
    .acc = sługusa
    .nom_pl = sługusy
    .gen_pl = sługusów
    .gender = m2
    .definition = Każdy wróg, który nie jest dowódcą ani bossem.
term-ff-commander = dowódca
    .gen = dowódcy
    .acc = dowódcę
    .nom_pl = dowódcy
    .gen_pl = dowódców
    .gender = m1
    .definition = Fioletowy wróg o groźnych zdolnościach.
term-ff-boss = boss
    .gen = bossa
    .acc = bossa
    .nom_pl = bossowie
    .gen_pl = bossów
    .gender = m1
    .definition = Wielki wróg na końcu aktu.
term-ff-enemy-faction = stronnictwo
    .gen = stronnictwa
    .acc = stronnictwo
    .nom_pl = stronnictwa
    .gen_pl = stronnictw
    .gender = n
    .definition = Grupa wrogów, po najwyżej jednym rodzaju każdego koloru.
term-ff-action-frame = ramka akcji
    .gen = ramki akcji
    .acc = ramkę akcji
    .nom_pl = ramki akcji
    .gen_pl = ramek akcji
    .gender = f
    .definition = To, co wróg robi przy danej odległości, czytane od lewej.
term-ff-segment = segment
    .gen = segmentu
    .acc = segment
    .nom_pl = segmenty
    .gen_pl = segmentów
    .gender = m3
    .definition = Część ramki akcji dotycząca jednej odległości.
term-ff-initiative = inicjatywa
    .gen = inicjatywy
    .acc = inicjatywę
    .gender = f
    .definition = Najniższa liczba ma pierwszeństwo.
term-ff-toughness = wytrzymałość
    .gen = wytrzymałości
    .acc = wytrzymałość
    .gender = f
    .definition = Obrażenia potrzebne w jednej rundzie, by pokonać wroga.
term-ff-defeat = pokonać
    .definition = Zadać wrogowi w jednej rundzie tyle obrażeń, ile wynosi jego wytrzymałość.
term-ff-target = obrać za cel
    .definition = Wybrać, na kogo działa akcja lub efekt.
term-ff-earliest = najwcześniejszy
    .definition = Skrajnie lewy bohater w kolejności.
term-ff-latest = najpóźniejszy
    .definition = Skrajnie prawy bohater w kolejności.
term-ff-range-plus = Zasięg +1
    .definition = Można obrać za cel przeciwników o 1 strefę dalej.
term-ff-stun = oszołomienie
    .gen = oszołomienia
    .acc = oszołomienie
    .gender = n
    .definition = Oszołomiony wróg nie działa; oszołomiony bohater rzuca o jedną kość mniej.
term-ff-push = odepchnięcie
    .gen = odepchnięcia
    .acc = odepchnięcie
    .gender = n
    .definition = Przesuń przeciwnika do sąsiedniej strefy.
term-ff-pull = przyciągnięcie
    .gen = przyciągnięcia
    .acc = przyciągnięcie
    .gender = n
    .definition = Przesuń przeciwnika z sąsiedniej strefy do tej.
term-ff-call = wezwanie
    .gen = wezwania
    .acc = wezwanie
    .gender = n
    .definition = Najbliższy sługus danego rodzaju przesuwa się o strefę w stronę tego wroga.
term-ff-white = biały sługus
    .gen = białego sługusa
    .acc = białego sługusa
    .nom_pl = białe sługusy
    .gen_pl = białych sługusów
    .gender = m2
    .definition = Szybkie stworzenie spoza stronnictw.
term-ff-blue = niebieski sługus
    .gen = niebieskiego sługusa
    .acc = niebieskiego sługusa
    .nom_pl = niebieskie sługusy
    .gen_pl = niebieskich sługusów
    .gender = m2
    .definition = Walczy na dystans.
term-ff-red = czerwony sługus
    .gen = czerwonego sługusa
    .acc = czerwonego sługusa
    .nom_pl = czerwone sługusy
    .gen_pl = czerwonych sługusów
    .gender = m2
    .definition = Szeregowy wojownik walczący w zwarciu.
term-ff-green = zielony sługus
    .gen = zielonego sługusa
    .acc = zielonego sługusa
    .nom_pl = zielone sługusy
    .gen_pl = zielonych sługusów
    .gender = m2
    .definition = Twardy; zwykle zatrzymuje bohaterów w swojej strefie.
term-ff-brown = brązowy sługus
    .gen = brązowego sługusa
    .acc = brązowego sługusa
    .nom_pl = brązowe sługusy
    .gen_pl = brązowych sługusów
    .gender = m2
    .definition = Weteran, którego trudno pokonać i wytrzymać.
term-ff-purple = fioletowy dowódca
    .gen = fioletowego dowódcy
    .acc = fioletowego dowódcę
    .nom_pl = fioletowi dowódcy
    .gen_pl = fioletowych dowódców
    .gender = m1
    .definition = Przywódca, który nie jest sługusem.
term-ff-round = runda walki
    .gen = rundy walki
    .acc = rundę walki
    .nom_pl = rundy walki
    .gen_pl = rund walki
    .gender = f
    .definition = Planowanie, akcja i porządkowanie.
term-ff-planning-phase = faza planowania
    .gen = fazy planowania
    .acc = fazę planowania
    .nom_pl = fazy planowania
    .gen_pl = faz planowania
    .gender = f
    .definition = Rzut czterema kośćmi, akcje opcjonalne, ustalenie kolejności.
term-ff-action-phase = faza akcji
    .gen = fazy akcji
    .acc = fazę akcji
    .nom_pl = fazy akcji
    .gen_pl = faz akcji
    .gender = f
    .definition = Tury bohaterów, reakcje wrogów, potem tury wrogów.
term-ff-cleanup-phase = faza porządkowania
    .gen = fazy porządkowania
    .acc = fazę porządkowania
    .nom_pl = fazy porządkowania
    .gen_pl = faz porządkowania
    .gender = f
    .definition = Znikają bloki, oszołomienie i obrażenia wrogów.
term-ff-hero-turn = tura bohatera
    .gen = tury bohatera
    .acc = turę bohatera
    .nom_pl = tury bohaterów
    .gen_pl = tur bohaterów
    .gender = f
    .definition = Jeden bohater wykorzystuje wyniki, umiejętności i przedmioty.
term-ff-enemy-reaction = reakcje wrogów
    .acc = reakcje wrogów
    .nom_pl = reakcje wrogów
    .gen_pl = reakcji wrogów
    .gender = pl
    .definition = Dwóch wrogów działa w środku fazy.
term-ff-enemy-turn = tura wrogów
    .gen = tury wrogów
    .acc = turę wrogów
    .nom_pl = tury wrogów
    .gen_pl = tur wrogów
    .gender = f
    .definition = Wszyscy wrogowie działają według koloru i inicjatywy.
term-ff-order = kolejność graczy
    .gen = kolejności graczy
    .acc = kolejność graczy
    .gender = f
    .definition = Kolejność tur bohaterów, ustalona przez drużynę.
term-ff-beast-master = Władca Bestii
    .gen = Władcy Bestii
    .acc = Władcę Bestii
    .gender = m1
    .definition = Gracz, który podejmuje wybory za wrogów.
term-ff-escape = ucieczka
    .gen = ucieczki
    .acc = ucieczkę
    .nom_pl = ucieczki
    .gen_pl = ucieczek
    .gender = f
    .definition = Opuszczenie mapy po ostatniej rundzie; wrogowie po drodze zadają obrażenia.
term-ff-extra-round = dodatkowa runda walki
    .gen = dodatkowej rundy walki
    .acc = dodatkową rundę walki
    .gender = f
    .definition = Jeszcze jedna runda za kartę Zepsucia dla każdego bohatera.
term-ff-success = sukces
    .gen = sukcesu
    .acc = sukces
    .nom_pl = sukcesy
    .gen_pl = sukcesów
    .gender = m3
    .definition = Zrealizowano wszystkie cele albo zdano test.
term-ff-failure = porażka
    .gen = porażki
    .acc = porażkę
    .nom_pl = porażki
    .gen_pl = porażek
    .gender = f
    .definition = Nie zrealizowano któregoś celu albo nie zdano testu.
term-ff-partial-failure = częściowa porażka
    .gen = częściowej porażki
    .acc = częściową porażkę
    .gender = f
    .definition = Zrealizowano część celów, nie wszystkie.
term-ff-victory-point = punkt zwycięstwa
    .gen = punktu zwycięstwa
    .acc = punkt zwycięstwa
    .nom_pl = punkty zwycięstwa
    .gen_pl = punktów zwycięstwa
    .gender = m3
    .definition = Zdobywany za każdą wygraną walkę wątku głównego.
term-ff-reward = nagroda
    .gen = nagrody
    .acc = nagrodę
    .nom_pl = nagrody
    .gen_pl = nagród
    .gender = f
    .definition = Jeden z dwóch darów, wybierany przy określonej liczbie punktów zwycięstwa.
term-ff-test = test
    .gen = testu
    .acc = test
    .nom_pl = testy
    .gen_pl = testów
    .gender = m3
    .definition = Rzuć kośćmi testu; wszystkie muszą dać sukces.
term-ff-easy = łatwy
    .definition = Jedna kość testu.
term-ff-average = przeciętny
    .definition = Dwie kości testu.
term-ff-hard = trudny
    .definition = Trzy kości testu.
term-ff-pass-test = zdać test
    .definition = Każda kość daje sukces.
term-ff-fail-test = nie zdać testu
    .definition = Któraś kość nie daje sukcesu.
term-ff-reputation = reputacja
    .gen = reputacji
    .acc = reputację
    .gender = f
    .definition = To, co myśli o was postać lub stronnictwo.
term-ff-map-exploration = eksploracja mapy
    .gen = eksploracji mapy
    .acc = eksplorację mapy
    .gender = f
    .definition = Drużyna szuka drogi na mapie miasta.
term-ff-story-card = karta opowieści
    .gen = karty opowieści
    .acc = kartę opowieści
    .nom_pl = karty opowieści
    .gen_pl = kart opowieści
    .gender = f
    .definition = Przypomina o czymś, co zrobiła drużyna.
term-ff-story-deck = talia opowieści
    .gen = talii opowieści
    .acc = talię opowieści
    .gender = f
    .definition = Wszystkie karty opowieści z kampanii.
term-ff-time-token = znacznik czasu
    .gen = znacznika czasu
    .acc = znacznik czasu
    .nom_pl = znaczniki czasu
    .gen_pl = znaczników czasu
    .gender = m3
    .definition = Wydawany na wizyty i zadania w scenie odpoczynku.
term-ff-rest-place = miejsce odpoczynku
    .gen = miejsca odpoczynku
    .acc = miejsce odpoczynku
    .nom_pl = miejsca odpoczynku
    .gen_pl = miejsc odpoczynku
    .gender = n
    .definition = Przyjazne miejsce, które odwiedza się za znaczniki czasu.
term-ff-shop = sklep
    .gen = sklepu
    .acc = sklep
    .nom_pl = sklepy
    .gen_pl = sklepów
    .gender = m3
    .definition = Oglądanie jest darmowe; zakupy kosztują czas.
term-ff-healing = leczenie
    .gen = leczenia
    .acc = leczenie
    .gender = n
    .definition = 1 sztuka złota przywraca 2 zdrowia.
term-ff-bestiary = Napotkane
    .definition = Wrogowie już spotkani w tej kampanii.
term-ff-graveyard = cmentarz
    .gen = cmentarza
    .acc = cmentarz
    .gender = m3
    .definition = Miejsce, gdzie odrzucone karty zostają do końca kampanii.
term-ff-restart-act = zresetować akt
    .definition = Wrócić do stanu z początku aktu.
term-ff-swap-hero = zmienić bohatera
    .definition = Wziąć innego bohatera poza sceną walki.
term-ff-unlock-rule = odblokować zasadę
    .definition = Dołączyć na stałe jedną z czternastu nowych zasad.
term-ff-continue = Kontynuuj
term-ff-start-combat = Rozpocznij walkę
term-ff-start-action-phase = Rozpocznij fazę akcji
term-ff-new-campaign = Nowa kampania
term-ff-start-campaign = Rozpoczęcie kampanii
term-ff-fate-iron = żelazo losu
    .gen = żelaza losu
    .acc = żelazo losu
    .gender = n
    .definition = Metal wytapiany z kradzionego drewna serdecznego.
term-ff-heartwood = drewno serdeczne
    .gen = drewna serdecznego
    .acc = drewno serdeczne
    .gender = n
    .definition = Żywy rdzeń starych drzew puszczy.
term-ff-root-token-story = Znak Korzenia
    .gen = Znaku Korzenia
    .acc = Znak Korzenia
    .gender = m3
    .definition = Znak starszyzny, którym powołuje się na Przymierze.
term-ff-river-compact = Przymierze Rzek
    .gen = Przymierza Rzek
    .acc = Przymierze Rzek
    .gender = n
    .definition = Dawny układ puszczy z miastem o źródłach.
term-ff-lantern-row = Zaułek Latarni
    .gen = Zaułka Latarni
    .acc = Zaułek Latarni
    .gender = m3
term-ff-duelling-court = Dziedziniec Pojedynków
    .gen = Dziedzińca Pojedynków
    .acc = Dziedziniec Pojedynków
    .gender = m3
term-ff-undercity = Podmieście
    .gen = Podmieścia
    .acc = Podmieście
    .gender = n
term-ff-archive = Archiwum
    .gen = Archiwum
    .acc = Archiwum
    .gender = n
term-ff-elders = starszyzna
    .gen = starszyzny
    .acc = starszyznę
    .gender = f
term-ff-exiles = wygnańcy
    .gen = wygnańców
    .acc = wygnańców
    .nom_pl = wygnańcy
    .gen_pl = wygnańców
    .gender = m1-pl

## Amounts inside sentences; in Polish as an object (accusative)

ff-n-damage =
    { $n ->
        [one] 1 obrażenie
        [few] { $n } obrażenia
       *[other] { $n } obrażeń
    }
ff-n-health = { $n } zdrowia
ff-n-energy = { $n } energii
ff-n-block =
    { $n ->
        [one] 1 żeton bloku
        [few] { $n } żetony bloku
       *[other] { $n } żetonów bloku
    }
ff-n-charge =
    { $n ->
        [one] 1 ładunek
        [few] { $n } ładunki
       *[other] { $n } ładunków
    }
ff-n-marker =
    { $n ->
        [one] 1 znacznik
        [few] { $n } znaczniki
       *[other] { $n } znaczników
    }
ff-n-dice =
    { $n ->
        [one] 1 kość
        [few] { $n } kości
       *[other] { $n } kości
    }
ff-n-zones =
    { $n ->
        [one] 1 strefę
        [few] { $n } strefy
       *[other] { $n } stref
    }
ff-n-gold =
    { $n ->
        [one] 1 sztukę złota
        [few] { $n } sztuki złota
       *[other] { $n } sztuk złota
    }
ff-n-food =
    { $n ->
        [one] 1 znacznik żywności
        [few] { $n } znaczniki żywności
       *[other] { $n } znaczników żywności
    }
ff-n-time =
    { $n ->
        [one] 1 znacznik czasu
        [few] { $n } znaczniki czasu
       *[other] { $n } znaczników czasu
    }
ff-n-trait-points =
    { $n ->
        [one] 1 punkt cechy
        [few] { $n } punkty cech
       *[other] { $n } punktów cech
    }
ff-n-quests =
    { $n ->
        [one] 1 zadanie poboczne
        [few] { $n } zadania poboczne
       *[other] { $n } zadań pobocznych
    }

## Distances: where somebody is, by the nearest and the farthest zone

ff-reaction-here = Reakcje wrogów
ff-reach-0-0 = w tej samej strefie
ff-reach-1-1 = w sąsiedniej strefie
ff-reach-0-1 = w tej samej lub sąsiedniej strefie
ff-reach-0-2 = w odległości do 2 stref
ff-reach-1-2 = w odległości 1–2 stref
ff-reach-0-99 = gdziekolwiek

## What a skill or an item costs besides results

ff-pay-energy = 1 energii
ff-pay-health = 1 zdrowia
ff-pay-stealth = żeton ukrycia
ff-pay-charge = 1 ładunek z Bębna

## Actions in a sequence

ff-deed-step = Krok
ff-deed-strike = Cios
ff-deed-shot = Strzał
ff-deed-focus = Skupienie
ff-deed-push = odepchnięcie
ff-deed-pull = przyciągnięcie
ff-deed-block = Blok
ff-deed-call = wezwanie
ff-deed-stun = oszołomienie
ff-deed-extra =
    { $n ->
        [one] +1 obrażenie
        [few] +{ $n } obrażenia
       *[other] +{ $n } obrażeń
    }
ff-deed-reach = odległość do { $n }

## How a rule is put together: what is paid, when, and what it does

ff-use = { $pays }: { $does }
ff-when = { $moment }: { $does }
ff-and = { $first }; { $second }
ff-gain = zyskujesz { $results }
ff-gain-both = zyskujesz { $results }, albo odwrotnie
ff-perform = wykonaj { $deeds }
ff-with = { $what } ({ $more })
ff-limit-multi = Raz na rundę.
ff-limit-once = Raz na walkę.
ff-limit-consumable = Potem się zużywa.
ff-limit-charged =
    { $n ->
        [one] Ma 1 ładunek; każde użycie kosztuje jeden.
        [few] Ma { $n } ładunki; każde użycie kosztuje jeden.
       *[other] Ma { $n } ładunków; każde użycie kosztuje jeden.
    }
ff-any-time = W dowolnej chwili.
ff-item-die = Dodaje { $die_acc }.
ff-item-special = Atak specjalny: { $does }.
ff-item-armour = Pancerz { $n }.
ff-item-trait = Cecha: { $trait }.
ff-item-owner = Tylko dla postaci: { $hero }.

## Moments (ff-moment-...)

ff-moment-planning = W fazie planowania
ff-moment-trap = Gdy wchodzisz do strefy z pułapką
ff-moment-opening = Gdy otwierasz skrzynię lub drzwi
ff-moment-strike_cancelled = Gdy Cios wymierzony w ciebie zostanie w całości anulowany
ff-moment-purchase = Przy pierwszym zakupie w scenie odpoczynku
ff-moment-test = Gdy wykonujesz test
ff-moment-damage = Gdy otrzymujesz obrażenia
ff-moment-damage_other = Gdy inny bohater w twojej strefie miałby otrzymać obrażenia
ff-moment-fear = Gdy dobierasz kartę Strachu

## Effects (ff-fx-...): the verb, then its words; $n is the figure, $reach where

ff-fx-block-hero = bohater { $reach } otrzymuje { ff-n-block }
ff-fx-block-all-heroes = każdy bohater { $reach } otrzymuje { ff-n-block }
ff-fx-cancel = anuluj { ff-n-damage }
ff-fx-charge = połóż { ff-n-charge } na Bębnie
ff-fx-cure_poison-all-hero = bohater { $reach } pozbywa się całej trucizny
ff-fx-damage = zadaj { ff-n-damage } wrogowi { $reach }
ff-fx-damage-all = zadaj { ff-n-damage } każdemu wrogowi { $reach }
ff-fx-damage-all-one_zone = zadaj { ff-n-damage } każdemu wrogowi w jednej sąsiedniej strefie
ff-fx-damage-attacker = zadaj { ff-n-damage } atakującemu
ff-fx-discard_fear-hero = bohater { $reach } odrzuca kartę Strachu
ff-fx-discard_fear-self = odrzuć ją bez efektu
ff-fx-discount = cena jest niższa o { ff-n-gold }
ff-fx-energy-hero = bohater { $reach } odzyskuje { ff-n-energy }
ff-fx-energy-all-heroes = każdy bohater { $reach } odzyskuje { ff-n-energy }
ff-fx-energy-self = odzyskujesz { ff-n-energy }
ff-fx-energy-self-unless-aim_tune = odzyskujesz { ff-n-energy }, chyba że przyszliście stroić dzwony
ff-fx-flip_stance = odwróć żeton postawy
ff-fx-forbid-sprint = nie możesz sprintować
ff-fx-give-focus-self = zyskujesz Skupienie
ff-fx-give-strike-hero-whose-turn-starts = bohater { $reach }, którego tura się zaczyna, zyskuje Cios
ff-fx-heal-hero = bohater { $reach } odzyskuje { ff-n-health }
ff-fx-heal-self = odzyskujesz { ff-n-health }
ff-fx-heal-self-unless-aim_tune = odzyskujesz { ff-n-health }, chyba że przyszliście stroić dzwony
ff-fx-hide-even-with-enemies-in-the-zone = ukryj się, nawet jeśli w twojej strefie są wrogowie
ff-fx-ignore_terrain = za trudny teren nie płacisz dodatkowo
ff-fx-mark = następne obrażenia, które wróg { $reach } otrzyma w tej rundzie, są większe o { $n }
ff-fx-move-hero = bohater { $reach } może przejść o najwyżej { ff-n-zones }
ff-fx-move-other-hero = inny bohater { $reach } może przejść o najwyżej { ff-n-zones }
ff-fx-move-each-other-hero = każdy inny bohater może przejść o najwyżej { ff-n-zones }
ff-fx-move-self-ignoring-terrain = przejdź o najwyżej { ff-n-zones }, ignorując teren
ff-fx-move-to = przejdź od razu do strefy { $zone }
ff-fx-open-door-without-focus = otwórz drzwi swojej strefy bez Skupienia
ff-fx-pierce-armour = pancerz nie chroni celu
ff-fx-pull-minion = przyciągnij sługusa z sąsiedniej strefy do swojej
ff-fx-push-minion = odepchnij sługusa ze swojej strefy do sąsiedniej
ff-fx-push-one-minion = odepchnij jednego sługusa ze swojej strefy do sąsiedniej
ff-fx-redirect-to-self = możesz przyjąć je zamiast niego
ff-fx-remove_trap = usuń pułapkę { $reach }
ff-fx-remove_trap-one = usuń jedną pułapkę { $reach }
ff-fx-reroll-any = przerzuć { ff-n-dice }
ff-fx-reroll-miss = przerzuć { ff-n-dice } z Pudłem
ff-fx-steal-one-carried-marker = zabierz jeden znacznik, który niesie wróg { $reach }
ff-fx-stun-minion = oszołom sługusa { $reach }
ff-fx-stun-minion-same-target = oszołom cel, jeśli to sługus
ff-fx-substitute-step-for-focus = Krok może zastąpić Skupienie
ff-fx-taunt-until-cleanup = do fazy porządkowania wrogowie, którzy mogą obrać cię za cel, muszą to zrobić
ff-fx-test_reroll = przerzuć w nim { ff-n-dice }
ff-fx-test_reroll-exploration = w testach eksploracji mapy możesz przerzucić { ff-n-dice }
ff-fx-untarget-all-heroes-until-cleanup = do fazy porządkowania żadnego bohatera w twojej strefie nie można obrać za cel
ff-fx-untarget-self-until-cleanup = do fazy porządkowania nie można obrać cię za cel
ff-fx-weak_point = połóż { ff-n-marker } na słabym punkcie: { $weak_point }
ff-fx-or = albo

## Effects on the campaign (ff-fx-...)

ff-fx-gold = zyskujecie { ff-n-gold }
ff-fx-lose_gold = tracicie { ff-n-gold }
ff-fx-food = zyskujecie { ff-n-food }
ff-fx-lose_food = tracicie { ff-n-food }
ff-fx-reputation = { $reputation }: reputacja { $change }
ff-fx-regard = { $character } nabiera do was życzliwości
ff-fx-regard-less = { $character } traci do was życzliwość
ff-fx-ally = dołącza sojusznik: { $ally }
ff-fx-item = otrzymujecie przedmiot: { $item }
ff-fx-lose_item = tracicie przedmiot: { $item }
ff-fx-flag-grove_found = otwiera się nowe miejsce: { place-hidden_grove }
ff-fx-add_die-one-hero = jeden bohater otrzymuje { $die_acc }
ff-fx-trait_points = zyskujecie { ff-n-trait-points }
ff-fx-max_health-one-hero = limit zdrowia jednego bohatera rośnie o { $n }
ff-fx-max_energy-one-hero = limit energii jednego bohatera rośnie o { $n }
ff-fx-skill_gold = nauczcie się umiejętności wartych { ff-n-gold }
ff-fx-heal-each-hero = każdy bohater odzyskuje { ff-n-health }
ff-fx-lose_health-tester = bohater, który wykonał test, traci { ff-n-health }
ff-fx-lose_energy-tester = bohater, który wykonał test, traci { ff-n-energy }
ff-fx-lose_health-each-hero = każdy bohater traci { ff-n-health }
ff-fx-lose_energy-each-hero = każdy bohater traci { ff-n-energy }

## What a place offers

ff-place-visit = Wizyta: { ff-n-time }.
ff-place-shop = Sklep: oglądanie za darmo, zakupy za { ff-n-time }.
ff-service-heal = Leczenie: { $health } zdrowia za { ff-n-gold }, do dowolnego podziału między bohaterów.
ff-service-heal-free = Leczenie: pierwsze { $free } zdrowia za darmo, potem { $health } za { ff-n-gold }.
ff-service-heal-each = Każdy bohater odzyskuje za darmo { $each } zdrowia.
ff-service-train =
    { $level ->
        [1] Szkolenie: umiejętności poziomu I.
       *[other] Szkolenie: umiejętności poziomu I i II.
    }
ff-service-sell-arms = Broń, tarcze i ubiór w cenie do { $cost }.
ff-service-sell-gear = Wyposażenie w cenie do { $cost }.
ff-service-food = Żywność: { $food } za { ff-n-gold }.
ff-service-trait = Jeden bohater może kupić cechę za { $points } zamiast { $usual } punktów cech.
ff-service-remove_corruption = Zepsucie: { ff-n-gold } za każdą usuniętą kartę.
ff-service-remove_corruption-free = Raz na akt usuńcie za darmo jedną kartę Zepsucia jednego bohatera.
ff-service-rumour = Plotka: dochodzi { ff-n-quests }.

## Action frames of enemies

ff-frame = Odległość { $distances }: { $actions }
ff-frame-earliest = najwcześniejszy
ff-frame-latest = najpóźniejszy
ff-frame-reach = zasięg +{ $n }
ff-frame-poison = trucizna
ff-frame-exit = do wyjścia { $exit }

## Difficulty of expeditions

ff-difficulty-normal = zwykła
ff-difficulty-hard = trudna
ff-difficulty-brutal = brutalna

## Short words: colours of dice, tokens of the map (a sign follows them), colours of enemies, slots, unlockable rules

ff-die-red = czerwona
ff-die-yellow = żółta
ff-die-green = zielona
ff-die-blue = niebieska
ff-die-weapon_melee = broni białej
ff-die-weapon_ranged = broni dystansowej
ff-die-several = { $name } ×{ $n }
ff-token-zone = strefa
    .gen = strefy
    .acc = strefę
    .gender = f
ff-token-exit = wyjście
    .gen = wyjścia
    .acc = wyjście
    .gender = n
ff-token-objective = cel
    .gen = celu
    .acc = cel
    .gender = m3
ff-token-gem = klejnot
    .gen = klejnotu
    .acc = klejnot
    .gender = m3
ff-token-food = żywność
    .gen = żywności
    .acc = żywność
    .gender = f
ff-token-chest = skrzynia
    .gen = skrzyni
    .acc = skrzynię
    .gender = f
ff-token-explore = żeton eksploracji
    .gen = żetonu eksploracji
    .acc = żeton eksploracji
    .gender = m3
ff-token-trap = pułapka
    .gen = pułapki
    .acc = pułapkę
    .gender = f
ff-token-terrain = trudny teren
    .gen = trudnego terenu
    .acc = trudny teren
    .gender = m3
ff-token-portal = portal
    .gen = portalu
    .acc = portal
    .gender = m3
ff-token-fountain = fontanna
    .gen = fontanny
    .acc = fontannę
    .gender = f
ff-token-door = drzwi
    .gen = drzwi
    .acc = drzwi
    .gender = pl
ff-token-start = start
    .gen = startu
    .acc = start
    .gender = m3
ff-colour-white = biały
ff-colour-blue = niebieski
ff-colour-red = czerwony
ff-colour-green = zielony
ff-colour-brown = brązowy
ff-colour-purple = fioletowy
ff-slot-1 = broń główna
ff-slot-2 = broń boczna
ff-slot-3 = ubiór
ff-slot-4 = plecak
ff-slot-5 = plecak
ff-slot-6 = plecak
ff-rule-1 = Skrzynie
ff-rule-2 = Barykady
ff-rule-3 = Trudny teren
ff-rule-4 = Fontanny leczące
ff-rule-5 = Portale
ff-rule-6 = Strzeżeni wrogowie
ff-rule-7 = Rozwijane umiejętności
ff-rule-8 = Sojusznicy
ff-rule-9 = Żetony eksploracji
ff-rule-10 = Pułapki
ff-rule-11 = Drzwi
ff-rule-12 = Słabe punkty
ff-rule-13 = Strach
ff-rule-14 = Trucizna

## Abilities of heroes as the log calls them (ff-ability-...)

ff-ability-acrobatics = Akrobacje
ff-ability-battle-hardened = Zahartowana w boju
ff-ability-fencing = Fechtunek
ff-ability-voice-of-the-drum = Głos bębna
ff-ability-hunters-eye = Oko łowcy
ff-ability-fear-gone = karta Strachu odrzucona
ff-ability-energy = energia

## Prompts: what a decision asks (ff-prompt-...); .help is one explaining line, .pass what passing means there

ff-prompt-party = Wybierz bohatera
    .help = Każdego bohatera może wziąć tylko jedna osoba. W grze solo prowadzisz dwóch bohaterów.
ff-prompt-expedition = Wybierzcie wyprawę
    .help = To ciąg odpoczynków i walk. Niezrealizowany cel główny kończy wyprawę.
ff-prompt-story = Wybierzcie, co dalej
    .help = Zgodzić muszą się wszyscy. Kto chce, może najpierw zająć się przedmiotami, umiejętnościami i jedzeniem.
ff-prompt-roam = { $steps ->
        [0] Jesteście na miejscu: co robicie? (kroków już nie ma)
        [one] Dokąd? (został 1 krok)
        [few] Dokąd? (zostały { $steps } kroki)
       *[other] Dokąd? (zostało { $steps } kroków)
    }
    .help = Przejście drogą zabiera krok, większość rzeczy do zrobienia też. Kto wyczerpie kroki z dala od celu, ten się spóźni.
ff-prompt-tester = Wybierzcie, kto wykona test: { $trait } ({ ff-n-dice })
    .help = Każda kość musi pokazać Sukces. Symbol cechy liczy się tylko bohaterowi, który ją ma.
ff-prompt-test-reroll = { $hero }, test: { $trait }. Wynik: { $faces }. Rzucić ponownie?
    .help = Energia pozwala przerzucić wszystkie kości, umiejętność lub przedmiot – jedną; każdy sposób raz w teście.
    .pass = Zostaw ten wynik
ff-prompt-knocked-out = { $hero }: ogłuszenie (OG). Pomóc przed końcem sceny?
    .help = Mikstura lub maść innego bohatera przywraca przytomność; ogłuszony nie może jeść. Bez pomocy bohater dobiera kartę Zepsucia i odzyskuje 2 zdrowia.
ff-prompt-before-combat = Rozpocząć walkę?
    .help = Teraz można zająć się przedmiotami, umiejętnościami i jedzeniem; w trakcie walki już nie.
ff-prompt-reward = Wybierzcie nagrodę
    .help = Druga wraca do puli i może się jeszcze pojawić.
ff-prompt-reward-hero = Wybierzcie, komu przypadnie
    .help = Nagroda jest dla jednego bohatera.
ff-prompt-rest = Scena odpoczynku: co robicie? (czas: { $time }, złoto: { $gold })
    .help = Wizyty i zadania poboczne kosztują czas; w sklepie płaci się nim raz, przy pierwszym zakupie. Niewydany czas przepada.
ff-prompt-quest = Podjąć zadanie poboczne: { $quest }?
    .help = Wysłuchanie nic nie kosztuje. Podjęcie zadania kosztuje czas.
ff-prompt-manage = Zajmij się swoimi bohaterami
    .help = Przekładaj przedmioty, przygotowuj umiejętności, jedz, kupuj cechy. W trakcie walki nie można tego robić.
    .pass = Gotowe
ff-prompt-learn = { $hero }: naucz się umiejętności (złoto na umiejętności: { $gold })
    .help = Reszta zostaje na późniejszą naukę.
    .pass = Koniec nauki
ff-prompt-table-setup = Rozłóżcie mapę
    .help = Ułóżcie na stole kafelki, żetony i wrogów jak na rysunku. Bohaterowie zaczynają tutaj: { $zones }.
ff-prompt-table-heroes =
    Runda { $round } z { $rounds }: planujcie, potem { $reaction ->
        [0] najpierw reagują wrogowie
        [one] rozegrajcie turę jednego bohatera
        [few] rozegrajcie tury { $reaction } bohaterów
       *[many] rozegrajcie tury { $reaction } bohaterów
    }
    .help = Rzucajcie i planujcie za zasłonkami. Po tych turach reagują wrogowie. Zaznaczajcie tu, co bohater bada.
ff-prompt-table-reaction = Reagują wrogowie tego koloru: { $colour }
    .help = Sprawdzajcie segmenty ramki akcji od lewej: z wrogów, którzy mogą wykonać dany segment, działa ten z najniższym numerem. A może cały kolor jest już pokonany?
ff-prompt-table-boss = Boss dobiera kartę { $card }
    .help = Wykonajcie to, co mówi karta: { $boss }.
ff-prompt-table-enemies = Runda { $round }: pozostali bohaterowie, potem wszyscy wrogowie
    .help = Wrogowie działają według koloru i inicjatywy. Potem porządkowanie.
ff-prompt-table-round = Koniec rundy { $round } z { $rounds }
    .help = Zaznaczcie, kto w tej rundzie został ogłuszony, a kogo ocucono; potem grajcie dalej albo podajcie, jak skończyła się walka.
ff-prompt-table-objective = Czy cel { $n } został zrealizowany?
    .help = Cele liczy się w kolejności z odprawy.
ff-prompt-table-chest = Czy otwarto skrzynię? (na mapie: { $chests })
    .help = Zawartość trafia do wspólnej torby.
ff-prompt-table-gold = Ile klejnotów zebrano?
    .help = Klejnoty liczą się jako złoto.
ff-prompt-table-food = Ile żywności zebrano?
    .help = Trafia do wspólnej torby.
ff-prompt-table-health = { $hero }: ile zostało zdrowia?
    .help = Znaczniki obok planszetki (trucizna) też się liczą, bo wracają. Jeśli bohater jest ogłuszony (OG), podajcie 0.
ff-prompt-table-energy = { $hero }: ile zostało energii?
    .help = Przed odzyskiwaniem sił; strona doda to, co wraca.
ff-prompt-table-poison = { $hero }: ile znaczników leży obok planszetki?
    .help = Zatrute zdrowie wraca jako dodatek do 2 zdrowia po ogłuszeniu.
ff-prompt-table-explore = { $map_token_title }: oto, co znajduje bohater
    .help = To, co spotyka bohatera, wykonajcie na stole; żywność, złoto i reputację policzy strona.
ff-prompt-table-found-item = W skrzyni: { $item }
    .help = Przedmiot leży we wspólnej torbie. Znalazca może się w niego od razu wyposażyć, jeśli ma wolne pole.
ff-prompt-table-found-gold =
    W skrzyni: { $n ->
        [one] 1 sztuka złota
        [few] { $n } sztuki złota
       *[other] { $n } sztuk złota
    }
    .help = Trafia do wspólnej torby.
ff-prompt-start-zone = { $hero }: wybierz strefę startową
    .help = Żeton startu leży w kilku strefach; każdy bohater wybiera jedną z nich.
ff-prompt-ally = Czy idzie z wami sojusznik?
    .help = Najwyżej jeden sojusznik towarzyszy jednemu bohaterowi. Pudła na jego dwóch kościach przerzuca się aż do skutku.
ff-prompt-pick-dice = { $hero }: wybierz kości na tę rundę
    .help = Rzuca się czterema kośćmi bohatera, a przy oszołomieniu trzema.
ff-prompt-plan = Planowanie: przerzuć kości, sprintuj albo zgłoś gotowość
    .help = Każdego sposobu przerzutu można użyć raz na rundę. Sprint jest darmowy, ale pozostawieni wrogowie zadają 1 obrażenie.
ff-prompt-order =
    { $reaction ->
        [0] Ustalcie kolejność (wrogowie reagują przed pierwszym bohaterem)
       *[other] Ustalcie kolejność (wrogowie reagują po { $reaction }. turze bohaterów)
    }
    .help = Wielu wrogów obiera za cel pierwszego albo ostatniego bohatera w kolejności.
ff-prompt-turn = { $hero }: użyj wyniku, umiejętności lub przedmiotu
    .help = Każdy wynik służy raz: jako akcja albo jako zapłata za umiejętność lub przedmiot. Niewykorzystane przepadają.
ff-prompt-gift = Zaczyna się tura: { $hero }. Wydać ładunek z Bębna?
    .help = Bohater zyskuje ten wynik na bieżącą turę.
    .pass = Zachowaj ładunek
ff-prompt-fountain = { $hero }: napić się z fontanny?
    .help = Każdy znacznik fontanny to 1 zdrowia albo 1 energii, na początku lub na końcu tury w strefie bez wrogów.
    .pass = Nie pij więcej
ff-prompt-explore = { $map_token_title }: wybierz jedną z dwóch możliwości
    .help = Można mieć tylko jedną z nich.
ff-prompt-found-item = { $hero } znajduje { $item_acc }. Wyposażyć się od razu?
    .help = Jest na to wolne pole: przedmiotu można użyć od razu.
    .pass = Do wspólnej torby
ff-prompt-step-to = { $who }: wybierz strefę Kroku
    .help = Tylko strefy, z których da się wykonać resztę sekwencji.
ff-prompt-strike = { $who }: wybierz cel Ciosu
    .help = Wróg w tej samej strefie.
ff-prompt-shot = { $who }: wybierz cel Strzału
    .help = Wróg w sąsiedniej strefie, do którego da się strzelić.
ff-prompt-damage = { $who }: wybierz, kto otrzyma obrażenia
    .help = Wróg w odległości podanej na karcie.
ff-prompt-damage-zone = { $who }: wybierz trafianą strefę
    .help = Obrażenia otrzymuje każdy wróg w tej strefie.
ff-prompt-stun = { $who }: wybierz sługusa do oszołomienia
    .help = Oszołomiony sługus nie działa do fazy porządkowania.
ff-prompt-push = { $who }: wybierz sługusa do odepchnięcia
    .help = Wrogów strzegących i strzeżonych nie można przesunąć.
ff-prompt-push-to = { $who_title }: wybierz strefę odepchnięcia
    .help = Może to być dowolna sąsiednia strefa.
ff-prompt-pull = { $who }: wybierz sługusa do przyciągnięcia
    .help = Przechodzi z sąsiedniej strefy do twojej.
ff-prompt-mark = { $who }: wybierz wroga do oznaczenia
    .help = Następne obrażenia, które otrzyma w tej rundzie, są większe o 1.
ff-prompt-steal = { $who }: wybierz okradanego wroga
    .help = Zabieracie jeden znacznik, który niesie ten wróg.
ff-prompt-heal = { $who }: wybierz, kto odzyska zdrowie
    .help = Bohater w odległości podanej na karcie.
ff-prompt-energy = { $who }: wybierz, kto odzyska energię
    .help = Bohater w odległości podanej na karcie.
ff-prompt-block = { $who }: wybierz, kto otrzyma żetony bloku
    .help = Każdy żeton bloku anuluje 1 obrażenie; znikają w fazie porządkowania.
ff-prompt-untarget = { $who }: wybierz chronionego bohatera
    .help = Do fazy porządkowania żaden wróg nie może obrać go za cel.
ff-prompt-cure_poison = { $who }: wybierz, kto pozbędzie się trucizny
    .help = Wszystkie zatrute znaczniki znów stają się zdrowiem.
ff-prompt-discard_fear = { $who }: wybierz, kto odrzuci kartę Strachu
    .help = Bohater w odległości podanej na karcie.
ff-prompt-fear-card = { $who }: wybierz kartę Strachu do odrzucenia
    .help = Jej działanie od razu się kończy.
ff-prompt-move-who = { $who }: wybierz, kto się przesunie
    .help = Blokada zatrzymuje bohaterów w miejscu.
ff-prompt-move-to = { $who }: wybierz strefę, do której przejdziesz
    .help = Możesz też zostać.
    .pass = Zostań
ff-prompt-remove-trap = { $who }: wybierz pułapkę do usunięcia
    .help = Znika z mapy bez efektu.
ff-prompt-open-door = { $who }: wybierz drzwi do otwarcia
    .help = Otwierają się bez Skupienia.
ff-prompt-trap = { $hero } trafia na pułapkę. Zignorować ją za Skupienie?
    .help = Zignorowana pułapka zostaje. Uruchomiona: dobierasz kartę pułapki, a żeton znika.
ff-prompt-lose-result = { $hero }: wybierz wynik do odrzucenia
    .help = W tej rundzie nie można go już użyć.
    .pass = Nie ma żadnego
ff-prompt-bone-charm = { $hero } ma dobrać kartę Strachu. Użyć przedmiotu: { item-bone_charm }?
    .help = Karta zostaje odrzucona bez efektu, raz na walkę.
    .pass = Dobierz kartę
ff-prompt-soak =
    { $damage ->
        [one] { $hero } otrzymuje 1 obrażenie. Anulować je?
        [few] { $hero } otrzymuje { $damage } obrażenia. Ile anulować?
       *[other] { $hero } otrzymuje { $damage } obrażeń. Ile anulować?
    }
    .help = Żetony bloku i tak znikają w fazie porządkowania. Pancerz wraca dopiero na końcu sceny odpoczynku.
ff-prompt-bodyguard = Cel ataku: { $hero }. Przyjąć obrażenia na siebie?
    .help = { skill-me_bodyguard }: obrażenia otrzymuje Najemniczka i może je anulować jak własne.
    .pass = Nie
ff-prompt-target = { $enemy_title }: wybierz cel tego wroga
    .help = Żaden modyfikator nie rozstrzyga, więc za drużynę wybiera Władca Bestii.
ff-prompt-extra-round = Ostatnia runda za wami: uciekacie czy gracie jeszcze jedną?
    .help = Dodatkowa runda jest możliwa raz; każdy przytomny bohater dobiera za nią kartę Zepsucia.
ff-prompt-escape = Wybierzcie wyjście
    .help = Wszyscy wychodzą tym samym wyjściem. Każda strefa z wrogami lub pułapką na drodze to 1 obrażenie.
ff-proposal = { $prompt_stop } { $player } proponuje: { $proposal }. Zgódź się albo zaproponuj coś innego.

## Parts of sentences that others are put into

ff-capital = { $text_title }
ff-sentence = { $text_title }.
ff-either = { $first }/{ $second }
ff-or-exits = { $first } { ff-or-letters } { $second }
ff-both-lines = { $first } { $second }

## Options: what an answer does (ff-option-...)

ff-option-agree = Zgadzam się
ff-option-pass = Spasuj
ff-option-choose = { $way }
ff-option-order = { $heroes }
ff-option-zone = Strefa { $zone }
ff-option-enemy = { $enemy_title }
ff-option-hero = { $hero }
ff-option-token = { $map_token_title }
ff-option-result = Wydaj: { $face }
ff-option-dice = { $hero }: { $dice }
ff-option-reroll =
    { $count ->
        [one] { $hero }: przerzuć kość { $dice } ({ $way })
       *[other] { $hero }: przerzuć kości { $dice } ({ $way })
    }
ff-option-turn = { $hero }: obróć kość { $die_number } na { $face } (trójka)
ff-option-sprint = { $hero }: sprint do { $zone }
ff-option-stance = { $hero }: odwróć żeton postawy
ff-option-ready = { $hero }: gotowe
ff-option-act-step = Krok do { $zone } ({ $pays })
ff-option-act-strike = Cios: { $enemy } ({ $pays })
ff-option-act-shot = Strzał: { $enemy } ({ $pays })
ff-option-act-focus = Zbadaj { $map_token_acc } ({ $pays })
ff-option-act-block = Weź żeton bloku ({ $pays })
ff-option-energy-step =
    { $pays ->
        [none] Ruch za energię do { $zone }
       *[other] Ruch za energię do { $zone } (dodatkowo { $pays })
    }
ff-option-skill =
    { $back ->
        [yes] { $skill }, odwrotnie ({ $pays })
       *[no] { $skill } ({ $pays })
    }
ff-option-skill-free = { $skill }
ff-option-use =
    { $pays ->
        [none] { $item }
       *[other] { $item } ({ $pays })
    }
ff-option-special = Atak specjalny: { $item }
ff-option-take = Weź { $map_token_acc }
ff-option-revive = Ocuć { $hero_acc } ({ $pays })
ff-option-cover = { $weak_point_title }: zakryj { $symbol } ({ $pays })
ff-option-ally = Wynik sojusznika: { $face } (w zamian: { $pays })
ff-option-ally-ability = Zdolność { $number } sojusznika ({ $face })
ff-option-ability-hide = Ukryj się ({ $pays })
ff-option-ability-charge = Naładuj Bęben ({ $pays })
ff-option-ability-precise = Potraktuj { $pays } jako Precyzyjny Cios
ff-option-drink-health = Napij się: 1 zdrowia
ff-option-drink-energy = Napij się: 1 energii
ff-option-end = Zakończ turę
ff-option-soak = Użyj: { $parts }
ff-option-soak-nothing = Przyjmij wszystkie obrażenia
ff-soak-block =
    { $n ->
        [one] 1 żeton bloku
        [few] { $n } żetony bloku
       *[other] { $n } żetonów bloku
    }
ff-soak-armour = { $n } pancerza
ff-option-choice = { $label }
ff-option-choice-test = { $label } [{ $trait }, { $difficulty }]
ff-option-choice-price = { $label } [{ $price }]
ff-option-tester = { $hero }
ff-option-reward = { $reward_title }: { $rule }
ff-option-party = { $hero }
ff-option-expedition = { $expedition } ({ $difficulty })
ff-option-exit = { $map_token_title } (obrażenia po drodze: { $damage })
ff-option-test-way = Rzuć ponownie: { $way }
ff-option-fear = { $fear }
ff-option-found = Zbadano: { $map_token }
ff-option-weak = Zraniony słaby punkt: { $weak_point }
ff-option-down = { $hero }: ogłuszenie (OG)
ff-option-up = { $hero }: znów na nogach
ff-option-note-health = { $hero }: { ff-n-health }
ff-option-note-energy = { $hero }: { ff-n-energy }
ff-option-goes-with = { $hero } idzie z sojusznikiem: { $ally }
ff-option-manage = Zajmij się przedmiotami, umiejętnościami i jedzeniem
ff-option-move-item = { $item } → { $hero } ({ $slot })
ff-option-move-item-from = { $owner }: { $item } → { $hero } ({ $slot })
ff-option-move-item-bag = { $owner }: { $item } → wspólna torba
ff-option-prepare = { $hero }: przygotuj { $skill_acc }
ff-option-prepare-instead = { $hero }: przygotuj { $skill_acc } w miejsce: { $other }
ff-option-eat = { $hero } je (1 znacznik żywności: { $gives ->
        [health] 1 zdrowia
        [energy] 1 energii
       *[both] 1 zdrowia, 1 energii
    })
ff-option-apply = { $hero }: użyj { $item_gen } (dla: { $whom })
ff-option-buy-trait = { $hero } kupuje cechę: { $trait }
ff-option-visit = { $place } ({ ff-n-time })
ff-option-visit-quest = Zadanie poboczne: { $quest } ({ ff-n-time })
ff-option-buy-item = { $place }: kup { $item_acc } za { ff-n-gold }
ff-option-buy-skill = { $place }: { $skill } za { ff-n-gold }
ff-option-buy-food = { $place }: kup żywność za { ff-n-gold }
ff-option-buy-heal = { $place }: { $hero } odzyskuje { ff-n-health }
ff-option-buy-trait-there = { $place }: { $hero } kupuje cechę: { $trait }
ff-option-buy-corruption = { $place }: { $hero } pozbywa się karty Zepsucia ({ $corruption })
ff-option-buy-rumour = { $place }: posłuchaj plotek
ff-option-learn = { $skill } za { ff-n-gold }
ff-option-swap = { $hero } odchodzi, przychodzi { $whom }
ff-option-rolled = Rzut: { $faces }
ff-option-drawn = Los: { $what }

## Ways to go on (ff-way-...)

ff-way-react = Wrogowie reagują
ff-way-done = Gotowe
ff-way-dead = Wszyscy pokonani
ff-way-ready = Gotowe
ff-way-next = Następna runda
ff-way-over = Walka skończona
ff-way-met = Tak
ff-way-missed = Nie
ff-way-fight = Rozpocznij walkę
ff-way-go-on = Idźcie dalej
ff-way-leave = Zakończ odpoczynek
ff-way-alone = Bez sojusznika
ff-way-redirect = Przyjmij obrażenia
ff-way-trigger = Uruchom ją
ff-way-use = Użyj
ff-way-equip = Wyposaż się
ff-way-escape = Ucieczka
ff-way-extra = Dodatkowa runda
ff-way-focus = Daj Skupienie
ff-way-strike = Daj Cios

## Why enemies act as they do, or do nothing (ff-reason-...)

ff-sum-damage = obrażeń
ff-sum-block = bloku
ff-sum-armour = pancerza
ff-reason-only = jedyny możliwy cel
ff-reason-choice = wybór Władcy Bestii
ff-reason-earliest = najwcześniejszy w kolejności
ff-reason-latest = najpóźniejszy w kolejności
ff-reason-taunt = działa prowokacja
ff-reason-exit = zmierza do wyjścia
ff-reason-colour = idzie do swoich
ff-reason-aid = dla swoich
ff-reason-itself = dla siebie
ff-reason-card = dobiera kartę
ff-reason-stunned = oszołomienie, nic nie robi
ff-reason-guard = na straży, nie rusza się
ff-reason-nobody = nikogo w zasięgu, nic nie robi
ff-reason-nobody-at = nikogo w odległości { $distances }, nic nie robi
ff-reason-ineligible = bohaterowie są blisko, ale ukryci lub chronieni; nic nie robi
ff-reason-path = nie może podejść bliżej, nic nie robi
ff-reason-alone = nie ma nikogo ze swoich, nic nie robi

## What an enemy would do if its turn came now, and why

ff-forecast =
    { $victims ->
        [none] { $actions } ({ $reason }).
       *[other]
            { $n ->
                [0] { $actions } → { $victims } ({ $reason }).
               *[other] { $actions } → { $victims }, obrażenia: { $n } ({ $reason }).
            }
    }
ff-forecast-idle = { $reason_title }.

## Log: what happened (ff-log-...)

ff-log-party-arrived = Drużyna przychodzi tu tak, jak w opowieści: straciła łącznie { $n } zdrowia.
ff-log-combat-began =
    { $rounds ->
        [one] Walka: { $title } (1 runda).
        [few] Walka: { $title } ({ $rounds } rundy).
       *[other] Walka: { $title } ({ $rounds } rund).
    }
ff-log-rule-unlocked = Od teraz obowiązuje nowa zasada: { $rule }.
ff-log-hero-placed = { $hero } zaczyna w strefie { $zone }.
ff-log-ally-joined = { $hero } idzie z sojusznikiem: { $ally }. Kości sojusznika: { $faces }.
ff-log-round-began =
    { $reaction ->
        [0] Runda { $round } z { $rounds }. Wrogowie reagują przed pierwszym bohaterem.
       *[other] Runda { $round } z { $rounds }. Wrogowie reagują po { $reaction }. turze bohaterów.
    }
ff-log-dice-rolled = { $hero } rzuca: { $faces }.
ff-log-dice-rolled-hidden =
    { $count ->
        [one] { $hero } rzuca 1 kością za zasłonką.
       *[other] { $hero } rzuca { $count } kośćmi za zasłonką.
    }
ff-log-die-turned = { $hero } obraca kość { $die_number } na { $face } (trójka).
ff-log-die-turned-hidden = { $hero } obraca jedną kość (trójka).
ff-log-sprinted = { $hero } sprintuje do strefy { $zone }.
ff-log-stance-flipped =
    { $guard ->
        [yes] { $hero } przyjmuje Gardę.
       *[no] { $hero } przechodzi do Natarcia.
    }
ff-log-planning-done = { $hero }: gotowe.
ff-log-order-set = Kolejność: { $heroes }.
ff-log-turn-began = Tura: { $hero }. Wyniki: { $faces }.
ff-log-turn-ended =
    { $lost ->
        [none] { $hero } kończy turę.
       *[other] { $hero } kończy turę. Niewykorzystane: { $lost }.
    }
ff-log-skill-used =
    { $gains ->
        [none] { $hero } używa { $skill_gen } ({ $pays }).
       *[other] { $hero } używa { $skill_gen } ({ $pays }) i zyskuje: { $gains }.
    }
ff-log-item-used =
    { $gains ->
        [none] { $hero } używa { $item_gen }.
       *[other] { $hero } używa { $item_gen } i zyskuje: { $gains }.
    }
ff-log-ability-used = { $hero }: { $ability_name }.
ff-log-moved =
    { $how ->
        [energy] { $who_title } wydaje 1 energii i przechodzi do strefy { $zone }.
        [sprint] { $who_title } dobiega do strefy { $zone }.
        [portal] { $who_title } przechodzi przez portal do strefy { $zone }.
        [push] { $who_title }: odepchnięcie do strefy { $zone }.
        [pull] { $who_title }: przyciągnięcie do strefy { $zone }.
        [call]
            { $who_gender ->
                [m2-pl] { $who_title } przybywają na wezwanie do strefy { $zone }.
               *[other] { $who_title } przybywa na wezwanie do strefy { $zone }.
            }
        [explore] { $who_title } dostaje się do strefy { $zone }.
       *[other]
            { $who_gender ->
                [m2-pl] { $who_title } przechodzą do strefy { $zone }.
               *[other] { $who_title } przechodzi do strefy { $zone }.
            }
    }
ff-log-attacked =
    { $how ->
        [strike]
            { $who_gender ->
                [m2-pl] { $who_title } zadają Cios (cel: { $whom }, obrażenia: { $damage }).
               *[other] { $who_title } zadaje Cios (cel: { $whom }, obrażenia: { $damage }).
            }
        [shot]
            { $who_gender ->
                [m2-pl] { $who_title } oddają Strzał (cel: { $whom }, obrażenia: { $damage }).
               *[other] { $who_title } oddaje Strzał (cel: { $whom }, obrażenia: { $damage }).
            }
       *[effect]
            { $who_gender ->
                [m2-pl] { $who_title } ranią (cel: { $whom }, obrażenia: { $damage }).
               *[other] { $who_title } rani (cel: { $whom }, obrażenia: { $damage }).
            }
    }
ff-log-enemy-hit =
    { $stopped ->
        [none]
            { $enemy_gender ->
                [m2-pl] { $enemy_title } otrzymują { ff-n-damage }.
               *[other] { $enemy_title } otrzymuje { ff-n-damage }.
            }
       *[other]
            { $n ->
                [0] { $enemy_title }: bez obrażeń (zatrzymane: { $stopped }).
               *[other]
                    { $enemy_gender ->
                        [m2-pl] { $enemy_title } otrzymują { ff-n-damage } (zatrzymane: { $stopped }).
                       *[other] { $enemy_title } otrzymuje { ff-n-damage } (zatrzymane: { $stopped }).
                    }
            }
    }
ff-log-hero-hit =
    { $stopped ->
        [none] { $hero } traci { ff-n-health }.
       *[other]
            { $n ->
                [0] { $hero } nie traci zdrowia (zatrzymane: { $stopped }).
               *[other] { $hero } traci { ff-n-health } (zatrzymane: { $stopped }).
            }
    }
ff-log-hero-hit-poison =
    { $stopped ->
        [none] { $hero } traci przez truciznę { ff-n-health }.
       *[other]
            { $n ->
                [0] { $hero } nie traci zdrowia przez truciznę (zatrzymane: { $stopped }).
               *[other] { $hero } traci przez truciznę { ff-n-health } (zatrzymane: { $stopped }).
            }
    }
ff-log-enemy-defeated = { $whom } pokonuje { $enemy_acc }.
ff-log-enemy-defeated-alone = Pokonany wróg: { $enemy }.
ff-log-dropped = Na miejscu zostaje { $map_token }.
ff-log-boss-wounded =
    { $wounds ->
        [one] { $boss_title }: pierwsza rana.
       *[other] { $boss_title }: kolejna rana, razem { $wounds }.
    }
ff-log-weak-point-covered = Słaby punkt, { $weak_point }: znacznik zakrywa { $symbol }.
ff-log-weak-point-uncovered = { $boss_title }: znacznik spada ze słabego punktu ({ $weak_point }: { $symbol }).
ff-log-weak-point-wounded = { $boss_title }: zraniony słaby punkt, { $weak_point }. { $rule }
ff-log-hero-lost =
    { $what ->
        [health] { $hero } traci { ff-n-health }.
        [energy] { $hero } traci { ff-n-energy }.
       *[charge] { $hero }: z Bębna ubywa ładunek.
    }
ff-log-hero-gained =
    { $what ->
        [health] { $hero } odzyskuje { ff-n-health }.
        [energy] { $hero } odzyskuje { ff-n-energy }.
        [block]
            { $amount ->
                [one] { $hero } otrzymuje 1 żeton bloku.
                [few] { $hero } otrzymuje { $amount } żetony bloku.
               *[other] { $hero } otrzymuje { $amount } żetonów bloku.
            }
        [charge] { $hero } ładuje Bęben (+{ $amount }).
       *[poison] { $hero } pozbywa się trucizny (+{ ff-n-health }).
    }
ff-log-hero-gained-result = { $hero } zyskuje: { $face }.
ff-log-hero-gained-die = { $hero } otrzymuje na stałe { $die_acc }.
ff-log-hero-knocked-out = { $hero }: ogłuszenie (OG)!
ff-log-hero-revived = { $whom } cuci { $hero_acc }.
ff-log-stunned = { $who_title }: oszołomienie.
ff-log-hidden =
    { $hidden ->
        [yes] { $hero } ukrywa się.
       *[no] { $hero } wychodzi z ukrycia.
    }
ff-log-protected =
    { $how ->
        [taunt] { $hero } prowokuje wrogów: kto może, musi obrać ten cel.
       *[untarget] { $hero }: do fazy porządkowania żaden wróg nie może obrać tego celu.
    }
ff-log-marked = { $enemy_title }: oznaczenie, następne obrażenia są większe o 1.
ff-log-collected =
    { $what ->
        [gem]
            { $amount ->
                [one] { $hero } zbiera klejnot.
                [few] { $hero } zbiera { $amount } klejnoty.
               *[other] { $hero } zbiera { $amount } klejnotów.
            }
       *[food] { $hero } zbiera żywność ({ $amount }).
    }
ff-log-token-taken = { $hero } bierze { $map_token_acc }.
ff-log-token-dropped = W strefie { $zone } zostaje { $map_token }.
ff-log-token-used = { $hero } bada { $map_token_acc }.
ff-log-token-used-fountain = { $hero } pije z fontanny.
ff-log-chest-opened = { $hero } otwiera skrzynię, a w niej: { $item }.
ff-log-chest-opened-gold = { $hero } otwiera skrzynię i znajduje { ff-n-gold }.
ff-log-door-moved =
    { $closed ->
        [yes] { $hero } zamyka { $map_token_acc }.
       *[no] { $hero } otwiera { $map_token_acc }.
    }
ff-log-trap-ignored = { $hero } omija pułapkę.
ff-log-trap-removed = { $hero } usuwa pułapkę.
ff-log-card-drawn = { $hero }, { $deck }: { $card_name }. { $rule }
ff-deck-corruption = Zepsucie
ff-deck-fear = Strach
ff-deck-trap = pułapka
ff-log-ally-hit = { $ally } otrzymuje obrażenia: { $damage }.
ff-log-ally-hit-fallen = { $ally } wypada z walki.
ff-log-reaction-began =
    { $colours ->
        [none] Reakcje wrogów: nie ma już nikogo.
       *[other] Reakcje wrogów: { $colours }.
    }
ff-log-enemy-turn-began = Tura wrogów.
ff-log-enemy-acted = { $enemy_title } → { $whom }: { $actions } ({ $reason }).
ff-log-enemy-acted-zone = { $enemy_title } → strefa { $zone }: { $actions } ({ $reason }).
ff-log-enemy-acted-alone = { $enemy_title }: { $actions } ({ $reason }).
ff-log-enemy-acted-boss = { $enemy_title } → { $whom } ({ $reason }).
ff-log-enemy-acted-ability = { $enemy_title }: { $ability }.
ff-log-enemy-idle = { $enemy_title }: { $reason }.
ff-log-nobody-reacts = Żaden { $colour } wróg nie może zareagować.
ff-log-boss-card-drawn = { $boss_title }: karta „{ $card_name }”. { $rule }
ff-log-enemy-gained =
    { $what ->
        [block]
            { $amount ->
                [one] { $enemy_title }: +1 żeton bloku.
                [few] { $enemy_title }: +{ $amount } żetony bloku.
               *[other] { $enemy_title }: +{ $amount } żetonów bloku.
            }
       *[armour] { $enemy_title }: +{ $amount } pancerza.
    }
ff-log-enemy-lost-armour = { $enemy_title }: utrata pancerza ({ $amount }).
ff-log-cleaned-up = Porządkowanie po rundzie { $round }: znikają żetony bloku, oszołomienie i obrażenia wrogów.
ff-log-extra-round = Drużyna gra dodatkową rundę.
ff-log-escaped = Drużyna ucieka: { $map_token }. Obrażenia po drodze: { $damage }.
ff-log-no-escape = Do żadnego wyjścia nie da się dotrzeć.
ff-log-combat-ended =
    { $ended ->
        [success] { $title }: sukces. Zrealizowane cele: { $met } z { $count }.
        [partial] { $title }: częściowa porażka. Zrealizowane cele: { $met } z { $count }.
       *[fail] { $title }: porażka. Zrealizowane cele: { $met } z { $count }.
    }
ff-log-recovered = { $hero } dochodzi do siebie: zdrowie { $health }, energia { $energy }.
ff-log-scene-began = { $title }
ff-log-choice-made = Drużyna wybiera: { $label }.
ff-log-test-rolled =
    { $passed ->
        [yes] { $hero }, test ({ $trait }): { $faces } – zdany!
       *[no] { $hero }, test ({ $trait }): { $faces } – niezdany.
    }
ff-log-gained-gold = Drużyna zyskuje { ff-n-gold }.
ff-log-gained-food = Drużyna zyskuje { ff-n-food }.
ff-log-gained-trait-points = Drużyna zyskuje { ff-n-trait-points }.
ff-log-gained-victory-points = Drużyna zyskuje punkt zwycięstwa.
ff-log-gained-skill-gold = Drużyna odkłada na umiejętności { ff-n-gold }.
ff-log-gained-time = Czas na odpoczynek: { ff-n-time }.
ff-log-lost-gold = Drużyna płaci { ff-n-gold }.
ff-log-lost-food = Drużyna traci { ff-n-food }.
ff-log-lost-trait-points = Drużyna wydaje { ff-n-trait-points }.
ff-log-lost-skill-gold = Drużyna wydaje { ff-n-gold } z puli na umiejętności.
ff-log-lost-time = Drużyna wydaje { ff-n-time }.
ff-log-item-found = Nowy przedmiot we wspólnej torbie: { $item }.
ff-log-item-found-hero = { $hero } otrzymuje przedmiot: { $item }.
ff-log-item-lost = Tracicie przedmiot: { $item }.
ff-log-reputation-changed = { $reputation }: reputacja { $now }.
ff-log-regard-changed = { $character_title } patrzy na was inaczej niż dotąd ({ $now }).
ff-log-remembered = Opowieść to zapamięta.
ff-log-remembered-ally = Do drużyny dołącza sojusznik: { $ally }.
ff-log-skill-learnt = { $hero } uczy się umiejętności: { $skill }.
ff-log-trait-bought = { $hero } zyskuje cechę: { $trait }.
ff-log-place-visited = Drużyna odwiedza miejsce: { $place } ({ ff-n-time }).
ff-log-quest-offered = Pojawia się zadanie poboczne: { $quest }.
ff-log-quest-taken = Drużyna podejmuje zadanie poboczne: { $quest }.
ff-log-quest-gone = Zadanie poboczne przepada: { $quest }.
ff-log-corruption-removed = { $hero } pozbywa się karty Zepsucia: { $corruption }.
ff-log-reward-taken = Nagroda: { $reward }.
ff-log-item-moved = { $item }: { $from } → { $to }.
ff-log-skill-prepared = { $hero } przygotowuje { $skill_acc }.
ff-log-hero-swapped = { $hero } odchodzi, do drużyny dołącza { $whom }.
ff-log-act-restarted = Akt { $act } zaczyna się od nowa.
ff-log-rest-ended =
    { $lost ->
        [0] Koniec odpoczynku.
       *[other] Koniec odpoczynku; przepada czas: { $lost }.
    }
ff-log-medal-won = { $expedition }: { $medal }, punkty medalowe: { $points }.
ff-log-story-ended = Koniec opowieści: { $title }.
ff-bag = wspólna torba
ff-face-success = sukces
ff-face-trait = cecha
ff-face-fail = porażka

## Zwrot akcji w jednym zdaniu (ff-turning-...)

ff-turning-knocked-out = { $hero }: ogłuszenie (OG)! Cios zadaje { $who }.
ff-turning-defeated = { $whom } pokonuje naraz { $n } wrogów.
ff-turning-fallen = Naraz pada { $n } wrogów.
ff-turning-hits = Ciosy wrogów: drużyna traci { ff-n-health }.

## How a game ended (ff-end-...)

ff-end-combat-success = Walka wygrana: wszystkie cele są zrealizowane.
ff-end-combat-partial = Częściowa porażka: nie wszystkie cele są zrealizowane.
ff-end-combat-fail = Walka przegrana.
ff-end-expedition-failed = Wyprawa nieudana: cel główny nie został zrealizowany.
ff-end-medal-bronze = Wyprawa udana: brązowy medal.
ff-end-medal-silver = Wyprawa udana: srebrny medal.
ff-end-medal-gold = Wyprawa udana: złoty medal.
ff-end-ending = Koniec kampanii: { $title }.

## Objectives (ff-goal-...), joined by ff-all and ff-or

ff-all = { $first } i { $second }
ff-or = { $first } albo { $second }
ff-goal-taken = wynieście { $map_token_acc }
ff-goal-focused = zbadajcie { $map_token_acc }
ff-goal-defeated = pokonajcie { $enemy_acc }
ff-goal-boss = pokonajcie bossa
ff-goal-away = na koniec bądźcie z dala od { $enemy_gen }
ff-goal-carried = wynieście { $map_token_acc } wyjściem { $exits }
ff-goal-escape = ucieknijcie wyjściem { $exits }
ff-goal-escape-any = ucieknijcie dowolnym wyjściem
ff-goal-some_escape = ucieknijcie; wystarczy jeden przytomny bohater
ff-goal-weak_points =
    { $n ->
        [one] zrańcie 1 słaby punkt bossa
        [few] zrańcie { $n } słabe punkty bossa
       *[other] zrańcie { $n } słabych punktów bossa
    }
ff-goal-explored =
    { $n ->
        [one] zbadajcie 1 żeton eksploracji
        [few] zbadajcie { $n } żetony eksploracji
       *[other] zbadajcie { $n } żetonów eksploracji
    }
ff-goal-ko =
    { $n ->
        [0] na koniec nikt nie jest ogłuszony (OG)
        [one] na koniec ogłuszony (OG) jest najwyżej 1 bohater
       *[other] na koniec ogłuszonych (OG) jest najwyżej { $n } bohaterów
    }
ff-goal-used = skorzystajcie z { $map_token_gen }
ff-goal-opened = otwórzcie { $map_token_acc }
ff-goal-traps_triggered =
    { $n ->
        [0] nie uruchamiajcie żadnej pułapki
       *[other] liczba uruchomionych pułapek: najwyżej { $n }
    }
ff-goal-doors_closed = zamknijcie wszystkie drzwi
ff-goal-gems_all = zbierzcie wszystkie klejnoty
ff-goal-chests_all = otwórzcie wszystkie skrzynie
ff-or-letters = lub

## Conditions of locked choices and places (ff-needs-...; ff-not stands before what must not be)

ff-not = nie: { $what }
ff-needs-reputation = { $reputation }: reputacja co najmniej { $n }
ff-needs-reputation-low = { $reputation }: reputacja najwyżej { $n }
ff-needs-regard = względy u kogoś, kto pamięta: { $character } (co najmniej { $n })
ff-needs-regard-low = uraza kogoś, kto pamięta: { $character } (względy najwyżej { $n })
ff-needs-gold = co najmniej { ff-n-gold }
ff-needs-gold-low = najwyżej { ff-n-gold }
ff-needs-food = co najmniej { ff-n-food }
ff-needs-food-low = najwyżej { ff-n-food }
ff-needs-item = przedmiot: { $item }
ff-needs-hero = bohater w drużynie: { $hero }
ff-needs-ally = sojusznik: { $ally }
ff-needs-result-success = sukces w scenie: { $title }
ff-needs-result-partial = częściowa porażka w scenie: { $title }
ff-needs-result-fail = porażka w scenie: { $title }
ff-needs-objective = zrealizowany cel { $number } w scenie: { $title }
ff-needs-choice = { $label } ({ $title })
ff-needs-archive_friend = przyjaciele w Archiwum
ff-needs-palace_guest = gościna w pałacu
ff-needs-grove_found = odnaleziony ukryty gaj
ff-needs-witness_safe = bezpieczny świadek
ff-needs-singer_saved = uratowana śpiewaczka
ff-needs-need_witness = sąd, który żąda świadka
ff-needs-compact_held = zachowane Przymierze
ff-needs-aim_tune = zamiar nastrojenia dzwonów
ff-needs-aim_bind = zamiar spętania Głosu
ff-needs-clue_rhyme = wyliczanka, według której liczą przekupki
ff-needs-clue_fishwives = wyrok w sprawie Przekupki przeciw Koronie
ff-needs-clue_tides = tablice pływów śluzowego
ff-needs-clue_buckets = to, co wchodzi kuchenną bramą pałacu
ff-needs-clue_note = ton, od którego zadrżała chochla
ff-needs-clue_quay = stare nabrzeże pod studniami
ff-needs-clue_weir = ton spod Jazu
ff-needs-other = coś, co wydarzyło się wcześniej w opowieści

## Forms and what can be chosen at set-up

ff-form-campaign = Kampania
    .description = Opowieść o Milczących źródłach w trzech aktach, zapisywana między spotkaniami. Od dwóch do czterech osób, każda prowadzi jednego bohatera.
ff-form-solo = Solo
    .description = Kampania dla jednej osoby, która prowadzi dwóch bohaterów.
ff-form-expedition = Wyprawa
    .description = Tryb bojowy: trzy lub cztery walki i odpoczynki, jedna po drugiej, bez opowieści, o medal.
ff-form-companion = Tryb stołowy
    .description = Wasze figurki i kości na stole: strona opowiada historię, prowadzi wrogów i liczy rundy.
ff-form-combat = Pojedyncza walka
    .description = Jedna walka z opowieści, do ćwiczenia i poznawania gry. Obowiązują wszystkie zasady.

ff-setup-heroes = Bohaterowie
    .help = Kto gra którym bohaterem.
ff-setup-heroes-choose = Wybór przy stole
ff-setup-party = Bohaterowie przy stole
    .help = Ilu bohaterów liczy drużyna.
ff-setup-party-2 = Dwoje
ff-setup-party-3 = Troje
ff-setup-party-4 = Czworo
ff-setup-difficulty = Poziom trudności
    .help = Opowieść: po każdej walce bohaterowie odzyskują o 1 zdrowia więcej. Trudny: w każdej walce jest jeden wróg więcej.
ff-setup-difficulty-standard = Zwykły
ff-setup-difficulty-story = Opowieść
ff-setup-difficulty-hard = Trudny
ff-setup-challenge = Tryb wyzwania
    .help = Rozmawiać wolno tylko podczas planowania; od pierwszej tury do porządkowania mówi tylko aktywny gracz.
ff-setup-challenge-False = Nie
ff-setup-challenge-True = Tak
ff-setup-beast_master = Władca Bestii
    .help = Gracz, który rozstrzyga otwarte wybory wrogów.
ff-setup-beast_master-0 = Pierwszy gracz
ff-setup-beast_master-1 = Drugi gracz
ff-setup-beast_master-2 = Trzeci gracz
ff-setup-beast_master-3 = Czwarty gracz
ff-setup-completed = Opowieść została już ukończona
    .help = Wszystkie czternaście dodatkowych zasad obowiązuje od początku.
ff-setup-completed-False = Nie
ff-setup-completed-True = Tak
ff-setup-save = Zapisana kampania
    .help = Kampania, którą chcecie kontynuować.
ff-setup-restart = Zresetuj akt
    .help = Zapisana kampania wraca do początku aktu.
ff-setup-restart-False = Nie
ff-setup-restart-True = Tak
ff-setup-expedition = Wyprawa
    .help = Którą wyprawę rozgrywacie.
ff-setup-expedition-choose = Wybór przy stole
ff-setup-expedition-x_harbour = { expedition-x_harbour }
ff-setup-expedition-x_palace = { expedition-x_palace }
ff-setup-expedition-x_depths = { expedition-x_depths }
ff-setup-combat = Walka
    .help = Którą walkę z opowieści rozgrywacie.
ff-setup-arrival = Drużyna przychodzi
    .help = W opowieści mało kto dociera do walki bez ran.
ff-setup-arrival-story = Jak w opowieści
ff-setup-arrival-rested = Wypoczęta

## Why not: refusals (ff-why-...): what stands in the way, then what would be right

ff-why-over = Gra jest skończona. Możesz obejrzeć ją ponownie w powtórce.
ff-why-not-asked = Teraz decyduje ktoś inny. Pytanie do ciebie pojawi się, gdy przyjdzie twoja kolej.
ff-why-must-choose = Tutaj trzeba coś wybrać. Wybierz jedną z możliwości.
ff-why-not-offered = Nie o to teraz chodzi. Wybierz jedną z możliwości.
ff-why-only-in-turn = Wyników, umiejętności i przedmiotów używa się we własnej turze bohatera. Poczekaj na nią.
ff-why-only-in-planning = To jest możliwe tylko w fazie planowania. Zaplanuj to na następną rundę.
ff-why-no-such-zone = Na tej mapie nie ma strefy { $zone }. Strefy oznaczono literami.
ff-why-already-there = Bohater już jest w strefie { $zone }. Wybierz inną.
ff-why-not-adjacent = Strefa { $zone } nie sąsiaduje z twoją. Krok prowadzi do sąsiedniej strefy; zrób ich kilka.
ff-why-blockade = { $enemy_title } nie pozwala opuścić strefy: Blokada. Najpierw pokonaj, oszołom albo odepchnij tego wroga.
ff-why-closed-door = Drogę zamykają { $map_token }. Najpierw otwórz je akcją Skupienia.
ff-why-guarded = Tego żetonu strzeże wróg: { $map_token }. Najpierw go pokonaj; oszołomienie nie pomoże.
ff-why-terrain = Opuszczenie trudnego terenu kosztuje dodatkowy wynik Kroku. Zapłać dwoma Krokami.
ff-why-no-such-enemy = Nie ma takiego wroga na mapie. Wybierz takiego, który na niej stoi.
ff-why-fear-forbids = Zabrania tego karta Strachu bohatera, aż do końca sceny. Zrób coś innego.
ff-why-guarded-enemy = Ten wróg jest strzeżony i nie może być celem: { $enemy }. Najpierw pokonaj wroga, który go strzeże.
ff-why-not-in-your-zone = Tego wroga nie ma w twojej strefie: { $enemy } (odległość: { $n }). Cios działa tylko we własnej strefie: podejdź bliżej.
ff-why-too-near-to-shoot = Ten wróg jest w twojej strefie: { $enemy }. Strzał sięga tylko sąsiednich: odejdź albo zadaj Cios.
ff-why-too-far-to-shoot = Ten wróg jest za daleko: { $enemy } (odległość: { $n }). Strzał sięga tylko sąsiednich stref: podejdź bliżej.
ff-why-barricade = Z tej strony wroga osłania barykada: { $enemy }. Strzelaj z innej strony.
ff-why-stealth = { $enemy_title } nie może być celem Strzałów: Ukrycie. Użyj Ciosu.
ff-why-shield-bearer = { $enemy_title } zasłania innych: Tarczownik. Obierz tego wroga za cel przed innymi sługusami w jego strefie.
ff-why-nothing-to-examine = Nie ma tu czego zbadać Skupieniem. Bada się skrzynie, drzwi, żetony eksploracji i niektóre cele.
ff-why-not-here = To nie leży w twojej strefie: { $map_token }. Najpierw tam idź.
ff-why-energy-step-used = Ruch za energię został już wykonany w tej turze. Można go wykonać raz na turę.
ff-why-no-energy = { $hero } ma za mało energii. Wydać można tylko tę, która jest; zdrowie jej nie zastąpi.
ff-why-nothing-to-take = Nie ma takiego żetonu celu. Weź taki, który leży na mapie.
ff-why-wants-focus = Tego się nie bierze, tylko bada: { $map_token }. Użyj akcji Skupienia.
ff-why-not-knocked-out = Ten bohater nie jest ogłuszony (OG). Ocucić można tylko ogłuszonego.
ff-why-revive-elsewhere = { $hero } leży w innej strefie. Idź tam i wtedy spróbuj ocucić.
ff-why-no-such-symbol = Żaden słaby punkt bossa nie ma takiego symbolu. Wybierz odkryty symbol.
ff-why-symbol-out-of-reach = Tego symbolu nie da się stąd zakryć: { $weak_point }. Ciosy wymagają strefy bossa, Strzały – sąsiedniej.
ff-why-no-ally-here = W tej strefie nie ma sojusznika. Jego kości działają w strefie bohatera, któremu towarzyszy.
ff-why-no-such-ally-die = Żadna kość sojusznika tego nie pokazuje: { $face }. Użyj takiej, która została.
ff-why-ally-not-now = Sojusznik nie może teraz w tym pomóc. Oddaj za jego wynik własną kość albo wybierz inną zdolność.
ff-why-not-your-ability = { $hero } nie ma tej zdolności. Użyj tego, co opisuje planszetka bohatera.
ff-why-already-hidden = Bohater już jest w ukryciu. Zachowaj Skupienie na coś innego.
ff-why-hide-from-enemies = W tej strefie są wrogowie. Ukryj się w strefie bez wrogów.
ff-why-drum-full = Bęben nie przyjmie więcej ładunków: najwyżej trzy, i musi leżeć na swoim polu. Najpierw któryś wykorzystaj.
ff-why-no-fencing = Fechtunek pomaga raz na turę, w Natarciu. Odwróć żeton postawy podczas planowania.
ff-why-no-fountain = Nie ma tu fontanny ze znacznikami. Najpierw do niej dojdź.
ff-why-fountain-enemies = Wrogowie przy fontannie nie pozwalają pić. Najpierw ich przepędź.
ff-why-fountain-later = Fontanna działa na początku i na końcu tury. Aby się napić, zakończ turę tutaj.
ff-why-fountain-not-needed = Niczego takiego nie brakuje. Zostaw znaczniki innym.
ff-why-miss-pays-nothing = Pudłem nie można zapłacić, nawet za Dowolny wynik. Zapłać innym wynikiem.
ff-why-unknown-result = Nie ma takiego wyniku. Płać wynikami, które bohater ma.
ff-why-no-such-result = Bohater nie ma już takiego wyniku: { $face }. Użyj innego albo zyskaj go umiejętnością.
ff-why-action-never-pays = To była akcja, nie wynik: { $face }. Akcje wykonuje się na mapie; nigdy nimi nie płacisz.
ff-why-not-precise = Potrzebny jest precyzyjny wynik: { $face }. Zwykły nie wystarczy; na odwrót by się dało.
ff-why-cannot-pay = Wyniki bohatera tego nie opłacą. Potrzeba: { $face }.
ff-why-wrong-payment = Tyle to nie kosztuje. Potrzeba: { $face }.
ff-why-last-health = { $hero } nie może oddać ostatniego znacznika zdrowia. Najpierw odzyskaj zdrowie.
ff-why-not-hidden = Żeton ukrycia jest wyczerpany. Najpierw się ukryj.
ff-why-no-charge = Na Bębnie nie ma ładunku. Najpierw naładuj go dowolnym wynikiem.
ff-why-no-such-card = Nie ma takiej umiejętności. Użyj przygotowanej.
ff-why-not-prepared = Umiejętność nie jest przygotowana: { $skill }. W walce działa tylko sześć przygotowanych.
ff-why-works-by-itself = Ta umiejętność działa sama, gdy spełniony jest jej warunek: { $skill }. Teraz nie trzeba nic robić.
ff-why-used-this-combat = Już wykorzystane w tej walce: { $card }. Działa raz na walkę.
ff-why-used-this-round = Już wykorzystane w tej rundzie: { $card }. Działa raz na rundę.
ff-why-one-way = Ta umiejętność działa tylko w jedną stronę: { $skill }. Zapłać to, co stoi po lewej.
ff-why-sequence = Stąd nie da się tego wykonać do końca: { $card }. Wszystkie akcje muszą być możliwe, po kolei.
ff-why-no-effect = Teraz nic by to nie dało: { $card }. Użyj, gdy będzie na kogo zadziałać.
ff-why-not-carried = Bohater nie ma tego przedmiotu. Użyj takiego, który leży na polu planszetki.
ff-why-wrong-slot = Tam to nie działa: { $item }. Przedmiot działa tylko na polu, które wskazuje jego symbol.
ff-why-item-by-itself = Tego przedmiotu tak się nie używa: { $item }. Działa tak, jak mówi jego opis.
ff-why-no-such-weapon = Bohater nie trzyma tej broni. Atak specjalny daje broń główna na swoim polu.
ff-why-no-special = Żadna kość nie pokazuje ataku specjalnego. Jest on tylko na kościach broni.
ff-why-not-your-hero = Tego bohatera prowadzi ktoś inny. Wybierz swojego.
ff-why-planning-done = { $hero } ma planowanie za sobą. Resztę zrobisz w turze bohatera.
ff-why-already-turned = W tej rundzie trójka już obróciła kość. Można to zrobić raz na rundę.
ff-why-no-triple = Do tego trzeba trzech jednakowych ścianek innych niż Pudło oraz ścianki, którą ta kość ma. Najpierw przerzuć kości.
ff-why-no-stance = Postawę ma tylko Szlachcic i może ją odwrócić raz na rundę.
ff-why-already-rerolled = Ten sposób przerzutu został już użyty w tej rundzie. Każdy działa raz.
ff-why-only-misses = Przerzut energetyczny dotyczy tylko kości z Pudłem. Wybierz tylko takie.
ff-why-no-reroll = Bohater nie może tak przerzucić tych kości. Wybierz inny sposób albo inne kości.
ff-why-already-sprinted = Ten bohater już sprintował w tej rundzie. Można to zrobić raz.
ff-why-sprint-terrain = Z trudnego terenu nie da się sprintować. Opuść go Krokami w turze bohatera.
ff-why-sprint-forbidden = Karta Strachu albo przedmiot zabrania temu bohaterowi sprintu. Użyj Kroków w jego turze.
ff-why-sprint-no-portal = Sprint nie prowadzi przez portale. Użyj Kroku w turze bohatera.
ff-why-dice-later = Kości wybiera się na początku fazy planowania. Inne wybierzesz w następnej rundzie.
ff-why-not-your-dice = { $hero } nie ma takich kości. Wybierz z puli kości bohatera.
ff-why-so-many-dice = Wybierz { ff-n-dice }: ani więcej, ani mniej.
ff-why-order-of-all = Kolejność musi obejmować każdego przytomnego bohatera dokładnie raz. Zaproponuj taką.
ff-why-order-later = Kolejność ustala się na końcu fazy planowania i obowiązuje całą rundę.
ff-why-rest-impossible = Stamtąd nie dałoby się wykonać reszty sekwencji. Wybierz jedną z możliwości.
ff-why-not-a-target = Tego nie można tu wybrać. Wybierz jedną z możliwości.
ff-why-nothing-proposed = Nikt jeszcze nic nie zaproponował. Zaproponuj coś.
ff-why-no-such-choice = Opowieść nie daje teraz takiego wyboru. Wybierz jedną z możliwości.
ff-why-not-from-here = Stąd nie da się tego zrobić albo nie da się już. Wybierzcie jedną z dróg lub rzeczy do zrobienia.
ff-why-choice-locked = Ta droga jest dla drużyny zamknięta. Potrzeba: { $needs }.
ff-why-choice-too-dear = Drużyny na to nie stać. Wybierz inną drogę.
ff-why-only-agree = Twoja propozycja już padła. Teraz możesz zgodzić się z tą, która jest na stole.
ff-why-only-in-rest = Miejsca i zadania poboczne należą do scen odpoczynku. Poczekajcie na następną.
ff-why-quest-gone = Tego zadania pobocznego nie ma w ofercie: { $quest }. Podejmijcie jedno z dostępnych.
ff-why-no-time = To wymaga więcej czasu: { ff-n-time }. Zostało: { $time }. Wybierzcie coś krótszego.
ff-why-place-gone = Tego miejsca już nie ma. Odwiedźcie takie, które jest na mapie.
ff-why-place-closed = { $place }: zamknięte dla drużyny. Potrzeba: { $needs }.
ff-why-already-visited = Drużyna już tam jest: { $place }. Skorzystajcie z tego, co oferuje.
ff-why-just-buy = Sklepu nie trzeba odwiedzać osobno: { $place }. Po prostu coś kupcie.
ff-why-visit-first = Drużyny jeszcze tam nie ma: { $place }. Najpierw odwiedźcie to miejsce.
ff-why-not-sold = Tego tu nie ma: { $place }. Zobaczcie, co oferuje.
ff-why-level-one-first = Poziom II wymaga poziomu I: { $skill }. Najpierw nauczcie się poziomu I.
ff-why-no-gold = To kosztuje { ff-n-gold }, a drużyna ma { $gold }. Zdobądźcie więcej albo kupcie coś tańszego.
ff-why-not-in-combat = W trakcie walki nie wymienia się przedmiotów ani umiejętności. Zróbcie to przed nią albo po niej.
ff-why-manage-first = Najpierw wybierz, że zajmujesz się przedmiotami, umiejętnościami i jedzeniem.
ff-why-no-food = Drużyna nie ma żywności. Kupcie ją w scenie odpoczynku.
ff-why-not-hungry = Żywność teraz temu bohaterowi nie pomoże. Zachowajcie ją.
ff-why-no-trait-points = Cecha kosztuje { ff-n-trait-points }, a drużyna ma { $points }. Zdawajcie przeciętne i trudne testy.
ff-why-has-trait = Bohater ma już tę cechę albo nie ma jej w grze. Wybierz inną.
ff-why-no-swap = Bohatera zmienia się przed wszystkim innym, na takiego, którego nie ma w drużynie, i nie na wyprawach.
ff-why-item-not-needed = Ten przedmiot teraz nikomu nie pomoże albo nie można go tu użyć. Zachowajcie go.
ff-why-not-your-item = Tego przedmiotu nie możesz przełożyć. Weź przedmiot swoich bohaterów albo ze wspólnej torby.
ff-why-item-like-it = Na tym polu leży już taki sam przedmiot: { $item }. Zamiana niczego nie zmieni.
ff-why-item-of-one-hero = Ten przedmiot jest tylko dla jednej postaci: { $item } ({ $hero }). Zostaw go tam.
ff-why-skill-not-owned = Bohater nie zna tej umiejętności. Naucz się jej w scenie odpoczynku.
ff-why-already-prepared = Ta umiejętność już jest przygotowana: { $skill }. Wybierz inną.
ff-why-six-prepared = Przygotowanych może być najwyżej { $n } umiejętności. Wskaż, która ustąpi miejsca.
