### Skytear: the world of Olan Taa, in Polish.

## The world: pages in the order of data/lore/world.toml

sk-world-islands = Świat bez dna
    .text = W Olan Taa nikt nigdy nie stanął na dnie czegokolwiek. Lądem są tu wyspy, których nikt nie zliczył, a wszystkie krążą powoli wokół serca z czystej Skytear. Kamień zrzucony z krawędzi spada przez cały dzień, potem zakręca i zaczyna krążyć jak wszystko inne.
sk-world-skytear = Łza nieba
    .text = Skytear przenika wszystko, co istnieje, i przez stulecia wszystko z niej powstawało: drogi, plony, miasta i trony. Miało jej wystarczyć na zawsze. Dziś większość wysp jest sucha jak stary chleb, a te, które jeszcze lśnią, mają sąsiadów.
sk-world-towers = Studnie podobne do wież
    .text = Wieża nie jest budynkiem. To studnia postawiona na sztorc, stare zaklęcie w nieociosanym kamieniu, które wyciąga z powietrza zabłąkaną Skytear jak magnes opiłki. Ludzie zobaczyli kształt, powiedzieli: wieża, i tak już zostało.
sk-world-nexus = Ogniwo
    .text = W pobliżu Wież stoi Ogniwo, brama łącząca wyspę z wyspą jednym krokiem. Bez skrzydeł, bez statku, bez zaklęć podróży: kto ma Ogniwo, ten ma drogę do domu. Dlatego armia może stracić Wieże i walczyć dalej, ale tego jednego stracić nie może.
sk-world-lanes = Linie
    .text = Między dwoma Ogniwami ziemia jest wydeptana w Linie przez wszystkich, którzy próbowali ją przejść. Żołnierze trzymają się ich z przyzwyczajenia i dla towarzystwa. Bohaterowie nie, i głównie dlatego są Bohaterami.
sk-world-domes = Kopuły
    .text = Skytear, która wyrwie się na wolność, nie ucieka: wzbiera w Kopułę. Jej powłoka oślepia, więc z zewnątrz nie widać, co w środku, a ze środka nie widać, co na zewnątrz. O tym, co się tam dzieje, opowiada ten, kto wróci.
sk-world-outsiders = Obcy
    .text = W Kopule Skytear czasem wstaje na nogi. To, co zaczyna wtedy krążyć wzdłuż granicy, nazywa się Obcym i uważa wyspę za swoją. Nie żywi urazy; pogoda też nie żywi.
sk-world-taming = Jak pożyczyć katastrofę
    .text = Trzeba było wielu Bohaterów, a kosztowało to większość z nich, by odkryć, że Obcy to wciąż Skytear, a Skytear można nagiąć. Kto opanuje Kopułę, tego Obcy posłucha: nie na długo i nie dwa razy tak samo. Ale ta chwila odwróciła już niejedną przegraną bitwę.
sk-world-runes = Cztery sposoby, by ją utrzymać
    .text = Surowa Skytear parzy każdego, kto po nią sięga, więc każdy lud znalazł runę, by ją utrzymać. Kaeno ją kuje, Xotlan wycina w skórze, Grialth maluje, a w Utsesh mówią, że runa jest myślą, i są z siebie zadowoleni. Działają wszystkie cztery; żaden lud nie przyzna tego pozostałym.
sk-world-border = Wyspy graniczne
    .text = Tam, gdzie kręgi dwóch królestw zbliżają się do siebie, leżą wyspy graniczne: małe, wietrzne i wciąż pełne światła. Jeszcze rok temu nikt ich nie chciał. Dziś każda ma dwie nazwy i po jednej armii na każdą z nich.
sk-war-opening = Wojna o Skytear
    .text = Cztery królestwa w tym samym roku wykonały to samo działanie: ile zostało, podzielić przez to, ile się zużywa. Każde posłało na wyspy graniczne trochę wojska, tak na wszelki wypadek. Każde zastało tam trzy pozostałe.
sk-war-kaeno = Kaeno i pięciu Daimyo
    .text = W ognistym Kaeno pięciu Daimyo przez całe życie próbowało zostać tym jedynym. Pokoju nie zawarli; uzgodnili tylko, kogo bić najpierw. Kurumo, który lubi dobrą kłótnię, byle z pożytkiem, jest podobno zachwycony.
sk-war-grialth = Królowa Freyhel z Grialth
    .text = Pod białym płaszczem Grialth Królowa Freyhel, herold Liothana, rządzi porucznikami, z których każdy byłby niezłym uzurpatorem. Karmi ich obietnicami chwały, po jednej, jak psiarczyk sforę. Jak dotąd nikt nie zauważył, że porcje maleją.
sk-war-xotlan = Król Cotlic z Xotlan
    .text = Głęboko w labiryntach Xotlan Król Cotlic zbiera armię, która raz już umarła i nie zamierza tego powtarzać. Sojuszników nie ma, nie szukał i nikt mu się nie narzucał. Gdy jego zastępy wyjdą na światło, to dlatego, że Taulota zmęczył hałas na górze.
sk-war-utsesh = Setheru, Władca Nieba
    .text = Z najwyższej komnaty pałacu w Utsesh Setheru wysyła Legion Zefiryków po Skytear, a potem po jeszcze więcej. Nad czym tam pracuje, nie mówi nikomu; wiadomo tylko, że na końcu jego lud ma władać wszystkim. Legion zaczął już liczyć, ile skrzyń wnosi i jak mało stamtąd wychodzi.

## The kingdoms, each by the faction that fights for it

sk-kingdom-kurumo = Kaeno
    .ruler = pięciu Daimyo
    .god = Kurumo, Patron Wojny i Rzemiosła
    .people = Lud Kaeno mieszka na stygnącej lawie i nie stygnie sam; każde dziecko dostaje młotek, zanim dostanie zabawkę.
    .rune = Runy ognia magowie-kowale wykuwają na bransoletach i ostrzach, w kuźniach, których nie ma na mapach; runy zamieniają Skytear w siłę, szybkość i refleks.
    .character = Kurumo jest żywy, żarliwy i wiecznie pochylony nad czyimś warsztatem. Ma zdanie o pługach i zdanie o machinach oblężniczych, a oba zwykle są słuszne. Kogo osądzą jego Bohaterowie, ten nosi płonący Znak, a każdy wojownik Kaeno go wyczuje.
    .play = Modlitwa nakłada Znak na wrogiego Bohatera, a twoi Bohaterowie mocniej uderzają w Oznaczonych. Wybierz jedną ofiarę, oznacz ją na początku tury i rzuć na nią wszystkich, zanim się pozbiera.
    .rivalry = Grialth wszystko mierzy i niczego nie pali; tego drugiego Kaeno nie potrafi wybaczyć.
sk-kingdom-taulot = Xotlan
    .ruler = Król Cotlic
    .god = Taulot, Bóg Głębin
    .people = Lud Xotlan żyje pod swoimi wyspami, mówi mało i dzieli się myślami; oszczędza to rozmów, co uchodzi tam za cnotę.
    .rune = Runy ziemi wycinają w żywej skórze Rzeźbiarze, najważniejsza kasta Xotlan. Kto przeżyje skaryfikację, dzieli z innymi wspólną jaźń, a kamienie go słuchają.
    .character = Taulot stworzył swój świat, popatrzył na niego i wrócił do środka. Jest mroczny, uparty i zrzędliwy, a co do sąsiadów nigdy się jeszcze nie pomylił. Jego Bohaterowie wznoszą Filary, z których największy pożytek jest wtedy, gdy się walą.
    .play = Modlitwa wznosi Filar i pozwala zburzyć stary, by zasilić umiejętność. Stawiaj Filary tam, gdzie widzą je twoi Bohaterowie, a wróg musi do nich dojść; wygrywasz wytrwałością.
    .rivalry = Utsesh mieszka najwyżej, jak się da, i wszystkim o tym opowiada. Xotlan kopie w górę.
sk-kingdom-nupten = Utsesh
    .ruler = Setheru, Władca Nieba
    .god = Nupten, Władca Umysłu
    .people = Lud Utsesh otrzymał nauki jako pierwszy i od tamtej pory tłumaczy to pozostałym.
    .rune = Runy powietrza nie mają kształtu; istnieją tam, gdzie myśli. Kto je nosi, o ile to dobre słowo, może naprzeć na świat umysłem, aż ten ustąpi.
    .character = Nupten nauczył śmiertelnych władać Skytear, zanim jakikolwiek inny bóg o tym pomyślał, i nie daje o tym zapomnieć. Jest próżny ponad miarę i, co gorsza, równie zdolny. Jego Bohaterowie posyłają przodem Iluzje i uderzają stamtąd, gdzie ich nie ma.
    .play = Modlitwa przesuwa twoją Iluzję do trzech pól, a każdy Bohater Nuptena, który ją widzi, ma jej umiejętność. Wsuń ją za mur sojuszników, poza zasięg wroga, i niech obaj Bohaterowie widzą obie Iluzje.
    .rivalry = Xotlan nie dyskutuje, a przeciwnika, który nie dyskutuje, Utsesh znieść nie umie.
sk-kingdom-liothan = Grialth
    .ruler = Królowa Freyhel
    .god = Liothan, Bóg Życia
    .people = Lud Grialth poluje, maluje i prowadzi zapiski; zna każdego wilka w swoich lasach i większość jego kuzynów.
    .rune = Runy lodu to barwy wojenne, które szamani Grialth przyrządzają z surowej Skytear. Łączą noszącego z całą naturą: pogoda przychodzi na wezwanie, a zwierzęta dołączają do łowów.
    .character = Liothan tworzy tak, jak inni prowadzą rachunki: porównać, poprawić, zacząć od nowa. Kocha życie, ale nie rozczula się nad żadnym jego egzemplarzem. Jego Bohaterowie przybierają ciała, które najlepiej się sprawdziły, a las albo klif to połowa ich armii.
    .play = Modlitwa Przemienia przyjaznego Bohatera Liothana w odległości do trzech pól. Jeśli Bohater Przemieni się na koniec aktywacji, stając się Wyczerpanym, następną zacznie już w zwierzęcej postaci, z trzema akcjami do wykorzystania.
    .rivalry = Kaeno rozwiązuje każdy kłopot, podgrzewając go, a Grialth jest z lodu.

## The heroes: what they are called, who they are, what they say, and how to play them

sk-hero-sakoshi = Ostatnie, czego nie usłyszysz
    .text = Sakoshi ma za sobą służbę u wszystkich pięciu Daimyo, zwykle przeciw pozostałym. W Kaeno nikt nie przysięgnie, że widział tę twarz; za dowód służą najwyżej mała gorąca blizna i łut szczęścia. Wojna uprościła tę pracę, nad czym Sakoshi odrobinę ubolewa.
    .start = Śmiało. Już stoję za tobą.
    .kill = Trzeba było pilnować tego cichego kąta.
    .fall = A więc tak to brzmi.
    .win = Policzcie shurikeny. Chcę je z powrotem.
    .tip = Zacznij od Modlitwy: oznacza cel i pozwala przejść do dwóch pól, a Atak na Oznaczonego odkrywa trzy karty zamiast dwóch. Zdrowia masz mało, Zbroi wcale, więc kończ aktywację przy Polu Osłony, by Podstęp miał dokąd cię zabrać.
sk-hero-yami = Kometa z Kaeno
    .text = Yami miała odziedziczyć kuźnię, a wolała odziedziczyć ogień. Walczy tak, jak inni wchodzą do własnego domu. Każdy z Daimyo wierzy, że ma ją po swojej stronie, a ona żadnemu nie psuje tej przyjemności.
    .start = Wskaż kogoś. Będę tam przed twoim palcem.
    .kill = Na kolana albo na plecy. Szybki wybór.
    .fall = Ognie gasną. Zapytaj następnego, jak.
    .win = Wszystkim już dość ciepło?
    .tip = Jej Modlitwa to droga do celu: oznacza Bohatera, stawia Yami tuż obok i zadaje 1+, więc Ruch zostaje na powrót. Potem Atak, o jeden silniejszy przeciw świeżo Oznaczonemu.
sk-hero-haburat = Tarcza Legionu
    .text = Haburat dowodzi pierwszym szeregiem Legionu Zefiryków, bo jako jedyny oficer w nim stoi. Myśli szykami, śpi w zbroi i nie ufa niczemu, co nie utrzyma linii. Ma wątpliwości co do skrzyń Setheru i trzyma je tam, gdzie wszystko: za tarczą.
    .start = Ścieśnić szyk. Bardziej. Teraz jesteśmy murem.
    .kill = Linia nie goni. Linia nadchodzi.
    .fall = Trzymać... niech ktoś trzyma...
    .win = Apel. Chcę usłyszeć każde imię.
    .tip = Daje jeden punkt Zbroi każdemu innemu przyjaznemu Bohaterowi obok, więc kończ jego aktywację przy tym, kto oberwie pierwszy. Jego Iluzja daje +1 do Ataku każdemu Bohaterowi Nuptena, który ją widzi: ustaw ją tak, by widział ją też Akhuti.
sk-hero-akhuti = Głos, który odpowiada
    .text = Akhuti był dworskim filozofem, dopóki ktoś nie zapytał, co jego argumenty potrafią unieść. Odtąd wygrywa dysputy z trzech kroków. Jest uprzejmy, dokładny i szczerze mu przykro z powodu osoby, która stoi obok ciebie.
    .start = Uzgodnijmy pojęcia. Moje.
    .kill = Słuszna uwaga. Została odrzucona.
    .fall = Wycofuję... tę uwagę.
    .win = Jak już mówiłem.
    .tip = Jako mag ma Przebicie przy wszystkim, co robi. Po Ataku Odpłata zadaje 1+ innemu wrogowi obok celu, więc strzelaj do par: zaatakuj Żołnierza stojącego przy Bohaterze, a ucierpią obaj.
sk-hero-cotlic = Król Xotlan
    .text = Cotlic jest królem tak długo, że korona zdążyła mu wrosnąć. Rządzi żywymi i niegdyś żywymi, nie robiąc między nimi wielkiej różnicy. Wyszedł na światło osobiście, bo nie wierzy, by ktokolwiek inny umiał być dość nieuprzejmy.
    .start = Jasno tu. Już mi się nie podoba.
    .kill = Wstawaj. Teraz pracujesz dla mnie.
    .fall = Znowu? Niech będzie. Czekajcie.
    .win = Moje królestwo ma teraz schody.
    .tip = Trzymaj Filar w jego Polu Widzenia, bo daje mu punkt Zbroi, i stawiaj go tam, gdzie rozstrzyga się Linia. Gdy otoczą go Bohaterowie, zburz Modlitwą wszystkie Filary: każdy dodaje jeden do Potyczki w tej aktywacji.
sk-hero-tlakali = Matka Wielu
    .text = Tlakali była Rzeźbiarką, dopóki nie odkryła, że ranę można nie tylko zadać, ale i przenieść. Czuje każde cięcie, jakie spada na jej żołnierzy, i woli to niż nie czuć. W Xotlan mówią, że jest łagodna, a tam to prawie zarzut.
    .start = Najpierw mnie. Ja jestem przyzwyczajona.
    .kill = Śpij. Jeszcze się przydasz.
    .fall = Ach. Ta była moja.
    .win = Wszyscy w domu? Pokażcie ręce.
    .tip = Dopóki widzi Filar, może stracić 1 PZ, by ochronić przed obrażeniami przyjaznego Żołnierza gdziekolwiek, w obu fazach: tak się utrzymuje Linie. Modlitwa leczy 2 PZ sojusznikowi do trzech pól, ale tylko gdy runie stary Filar.
sk-hero-corjof = Kruk z Grialth
    .text = Corjof prowadzi dla królowej spis wszystkiego, co się rusza, i uzupełnia go z góry. Bywał krukiem tak często, że dziś przekrzywia głowę, gdy na kogoś patrzy. Ma wielką słabość do błyszczących faktów.
    .start = Widzę cię. Tak, ciebie, w krzakach.
    .kill = Zapisane. I skreślone.
    .fall = Niech ktoś... dokończy stronę...
    .win = Proszę zapisać: śnieg i my.
    .tip = Pole Osłony nikogo przed nim nie ukryje, więc poluj na tych, którzy czują się tam bezpiecznie; jego obrażenia mają Przebicie. Przemieniony przelatuje przez Bohaterów, Wieże i Żołnierzy i porusza się o pole dalej: przyleć, rzuć kartę i znikaj.
sk-hero-gulbjarn = Niedźwiedź, który chciał być cierpliwy
    .text = Gulbjarn to jedyny porucznik, któremu Freyhel niczego nie musi obiecywać: jest za duży, by kazać mu czekać. Łatwo się śmieje, łatwo wybacza i łamie meble, gdy siada. Wrogowie zapamiętują głównie oddech.
    .start = Dzień dobry! Kto tu jest największy, oprócz mnie?
    .kill = No już, już. Połóż się.
    .fall = Drzemka. Tylko... drzemka.
    .win = A teraz jemy!
    .tip = Jego bronią jest Potyczka: o jedno obrażenie więcej za każdego Przemienionego sojusznika do trzech pól, licząc jego samego, a jako niedźwiedź trafia wszystkich wrogich Bohaterów w łuku. Ściągnij ich kartą Chwyt i machnij łapą.

## The outsiders

sk-legend-dome_behemoth = W pierwszej Kopule, jaką widziano, biło ponoć serce, a Behemot to ten, do kogo należało. Nie żywi nienawiści do Wież; tylko opiera się o rzeczy, by sprawdzić, czy są prawdziwe.
sk-legend-ember_tyrant = Kowale Kaeno przysięgają, że nikt Tyrana nie wykuł, i patrzą przy tym na buty. Kogo nienawidzi, tego wieńczy płonącym znakiem, by wszyscy widzieli jego wybór.
sk-legend-mire_colossus = Tam, gdzie wyspę osuszono do ostatniej kropli, sama ziemia zgłodniała, wstała i poszła szukać reszty. Najpierw zjada drobnych żołnierzy, z grzeczności, jak sądzą szamani, a Bohaterów zostawia, aż pozna ich lepiej.
sk-legend-gale_phantom = Pewien uczony z Utsesh dowiódł kiedyś, że wiatr nie ma umysłu, i odtąd Widmo zagląda ludziom przez ramię. Przyjaciół niesie, na resztę wrzeszczy, a przyjaciół zmienia.

## The regions of the map

sk-world-regions = Krainy królestwa { $kingdom }
sk-region-five-banners = Pięć Chorągwi
sk-region-hidden-forges = Ukryte Kuźnie
sk-region-cinder-fields = Pola Żużlu
sk-region-ash-stair = Popielne Stopnie
sk-region-sky-palace = Pałac Utsesh
sk-region-mirror-gardens = Lustrzane Ogrody
sk-region-wind-gate = Wietrzne Wrota
sk-region-legion-terraces = Tarasy Legionu
sk-region-freyhels-hall = Dwór Freyhel
sk-region-howling-wood = Wyjący Bór
sk-region-floe-shore = Brzeg Kry
sk-region-painted-cliffs = Malowane Klify
sk-region-throne-below = Tron w Głębi
sk-region-thousand-pillars = Tysiąc Filarów
sk-region-carvers-galleries = Galerie Rzeźbiarzy
sk-region-bone-stair = Kościane Schody

## The war of the realms

sk-war-map-label = Mapa Olan Taa: cztery królestwa latających wysp wokół łzy. Tabela poniżej mówi to samo.
sk-war-season = Sezon { $n }
sk-war-over = zakończony
sk-war-standings = Stan wojny
sk-war-islands = { $n ->
    [one] { $n } wyspa
    [few] { $n } wyspy
    [many] { $n } wysp
   *[other] { $n } wyspy
}
sk-war-battles = { $n ->
    [one] { $n } bitwa
    [few] { $n } bitwy
    [many] { $n } bitew
   *[other] { $n } bitwy
}, wygrane: { $won }
sk-war-week = { $week ->
    [0] Przed wojną
   *[other] Tydzień { $week } z { $weeks }
}
sk-war-drag = przesuń, a granice ruszą
sk-war-latest = Ostatnie raporty z bitew
sk-war-none = W tym sezonie nie ma jeszcze żadnego raportu. Rozpocznie go pierwszy.
sk-war-beat = { $first } pokonuje: { $second }
sk-war-drew = { $first }, { $second }: remis
sk-war-alike = Te same królestwa po obu stronach
sk-war-turn = tura { $turn }
sk-war-take = Zgłoś bitwę
sk-war-own = Twoje zakończone bitwy
sk-war-own-none = Żadna z twoich zakończonych bitew nie czeka na zgłoszenie.
sk-war-own-report = Zgłoś
sk-war-bring = Wczytaj zapis bitwy
sk-war-bring-help = Plik z przycisku „Pobierz zapis”, stąd albo z innego miejsca. Zostanie rozegrany ponownie ruch po ruchu i liczy się, gdy wszystko się w nim zgadza.
sk-war-moved = { $n ->
    [0] Policzone. Granice zostają na miejscu.
    [one] Policzone. Jedna wyspa zmienia właściciela.
    [few] Policzone. { $n } wyspy zmieniają właściciela.
    [many] Policzone. { $n } wysp zmienia właściciela.
   *[other] Policzone. { $n } wyspy zmieniają właściciela.
}
sk-war-rule = Zasada
sk-war-rule-1 = Królestwa strony to te, z których pochodzą jej Bohaterowie. Królestwo, które walczyło po obu stronach, nie bierze udziału.
sk-war-rule-2 = Każde królestwo zwycięzców zabiera jedną wyspę królestwu pokonanych; w obu wypadkach liczy się od tego, które ma najwięcej Bohaterów.
sk-war-rule-3 = Zabiera wyspę najbliższą własnej ziemi, a spośród kilku tę, która leży najbliżej miejsca bitwy.
sk-war-rule-4 = Siedziba królestwa nigdy nie pada. Remis niczego nie przesuwa, podobnie jak bitwa poddana w pierwszej turze.
sk-war-rule-5 = Bitwa liczy się raz. Sezon trwa sześć tygodni od pierwszego raportu; potem wszystkie granice są takie jak przed wojną.
sk-war-seasons = Sezony
sk-war-here = Sezon, który trwa
sk-war-end = Zakończ ten sezon
sk-war-end-help = Mapa wraca do stanu sprzed wojny. Raporty zostają na liście sezonów.
sk-war-as-table = Pokaż jako tabelę
sk-war-region = Kraina
sk-war-holders = Kto włada
sk-war-taken = Zajęta w tygodniu { $week }
sk-war-always = Jak przed wojną
sk-war-to-map = Do mapy wojny

## Battles that do not count, and who ends a season

sk-error-report-counted = Ta bitwa została już policzona: każda przesuwa granice tylko raz.
sk-error-report-forged = Ten zapis nie przechodzi weryfikacji, więc bitwa się nie liczy.
sk-error-report-other-game = To zapis innej gry, więc bitwa się nie liczy.
sk-error-season-operator = Na tym serwerze sezon kończy tylko operator.
