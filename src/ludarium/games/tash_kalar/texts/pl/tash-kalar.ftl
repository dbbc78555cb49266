### Tash-Kalar in Polish: names, effects, tasks, flares, words of the rules.
###
### Sections: schools; beings by school; flares; tasks; words. Prompts, log lines and refusals follow after them.
### Schools: .short is the name without "school".
### Beings: the value is the name, .effect the full card text, .short one line for the small card.
### Flares: .upper and .lower are the two effects, with .upper-condition, .upper-short and so on.
### Tasks: .condition in full, .short for the task board.

## Schools

school-northern = Północna Szkoła Imperialna
    .gen = Północnej Szkoły Imperialnej
    .acc = Północną Szkołę Imperialną
    .gender = f
    .short = Północne Imperium
school-southern = Południowa Szkoła Imperialna
    .gen = Południowej Szkoły Imperialnej
    .acc = Południową Szkołę Imperialną
    .gender = f
    .short = Południowe Imperium
school-imperial = talia imperialna
    .gen = talii imperialnej
    .acc = talię imperialną
    .gender = f
    .short = Imperialna
school-highland = Szkoła Górskich Ostępów
    .gen = Szkoły Górskich Ostępów
    .acc = Szkołę Górskich Ostępów
    .gender = f
    .short = Górskie Ostępy
school-sylvan = Szkoła Leśnego Królestwa
    .gen = Szkoły Leśnego Królestwa
    .acc = Szkołę Leśnego Królestwa
    .gender = f
    .short = Leśne Królestwo
school-nethervoid = Szkoła Otchłani
    .gen = Szkoły Otchłani
    .acc = Szkołę Otchłani
    .gender = f
    .short = Otchłań
    .rule = Najwyżej jeden z twoich zwykłych lub heroicznych pionów jest Bramą. Gdy jej nie ma, zostaje nią następna przywołana istota Otchłani, jeszcze przed swoim efektem; heroiczna istota Otchłani przejmuje ją od zwykłego piona, tak samo ta, która się na Bramie pojawi. Legendarny pion nie może być Bramą, a efekty, które o niej mówią, bez niej nic nie robią.
school-everfrost = Szkoła Wiecznego Mrozu
    .gen = Szkoły Wiecznego Mrozu
    .acc = Szkołę Wiecznego Mrozu
    .gender = f
    .short = Wieczny Mróz
    .rule = Niektóre karty mają efekt mrozu. Po zwykłym efekcie istoty karta leży odkryta przed tobą, a jej efekt mrozu jest w grze; możesz mieć tylko jeden, a gdy dojdzie drugi, wybierasz, który zostaje. Możesz go rozmrozić wtedy, gdy wolno rzucić flarę, nie zużywając akcji; potem odrzucasz kartę.
school-etherweave = Szkoła Splotu Eteru
    .gen = Szkoły Splotu Eteru
    .acc = Szkołę Splotu Eteru
    .gender = f
    .short = Splot Eteru
    .rule = Efekt zakrzywienia możesz zagrać z ręki bez wzoru i bez akcji, przed akcją lub po niej, ale nie w swojej pierwszej turze. Karta jest wtedy twoją istotą oczekującą: tylko jedna naraz, a później możesz ją przywołać jak kartę z ręki. Jeśli na koniec gry wciąż oczekuje, tracisz dwa punkty (w bitwie dwa w każdym kolorze).
school-legends = Legendy
    .gen = Legend
    .acc = Legendy
    .gender = f-pl
    .short = Legendy

## Beings: imperial

being-imperial-swordmaster = mistrzyni miecza
    .gen = mistrzyni miecza
    .acc = mistrzynię miecza
    .gender = f
    .effect = Możesz zniszczyć jednego wrogiego zwykłego piona sąsiadującego z mistrzynią miecza po przekątnej. Jeśli to zrobisz, awansuj mistrzynię miecza.
    .short = Zniszcz zwykłego po przekątnej i awansuj
being-imperial-messenger = posłaniec
    .gen = posłańca
    .acc = posłańca
    .gender = m1
    .effect = Możesz wybrać jednego ze swoich zwykłych lub heroicznych pionów (także posłańca) i jeden z ośmiu kierunków. Wybrany pion może wykonać dowolną liczbę standardowych ruchów w tym kierunku.
    .short = Standardowe ruchy jednego piona w jednej linii
being-imperial-herald = herold
    .gen = herolda
    .acc = herolda
    .gender = m1
    .effect = Wykonaj do dwóch ruchów swoimi pionami dowolnej rangi (także heroldem). Każdy musi prowadzić na puste pole; oba może wykonać ten sam pion.
    .short = Do 2 ruchów na puste pola
being-imperial-bomb = bomba
    .gen = bomby
    .acc = bombę
    .gender = f
    .effect = Jeśli po tym przywołaniu została ci co najmniej jedna akcja, zniszcz bombę i wszystkie zwykłe piony dowolnego koloru na ośmiu otaczających ją polach. W przeciwnym razie nic się nie dzieje.
    .short = Gdy została akcja: niszczy siebie i zwykłe wokół
being-imperial-chronicler = kronikarz
    .gen = kronikarza
    .acc = kronikarza
    .gender = m1
    .effect = Awansuj jednego ze swoich zwykłych pionów, ale nie kronikarza. Awansowany pion może potem wykonać jeden standardowy ruch.
    .short = Awansuj innego zwykłego; może się ruszyć
being-imperial-assassin = skrytobójca
    .gen = skrytobójcy
    .acc = skrytobójcę
    .gender = m1
    .effect = Zniszcz piona na zaznaczonym polu, bez względu na jego kolor i rangę. Jeśli to pole było puste, skrytobójca może na nie przejść.
    .short = Zniszcz piona na zaznaczonym polu lub tam przejdź
being-imperial-time-mage = mag czasu
    .gen = maga czasu
    .acc = maga czasu
    .gender = m1
    .effect = Otrzymujesz jedną dodatkową akcję. Potem, jeśli na zaznaczonym polu stoi wrogi pion dowolnej rangi, zniszcz go.
    .short = +1 akcja; zniszcz wroga na zaznaczonym polu
being-imperial-summoner = przywoławca
    .gen = przywoławcy
    .acc = przywoławcę
    .gender = m1
    .effect = Możesz umieścić do dwóch swoich zwykłych pionów, każdego na innym pustym zaznaczonym polu.
    .short = Umieść do 2 zwykłych na zaznaczonych polach
being-imperial-hypnotist = hipnotyzer
    .gen = hipnotyzera
    .acc = hipnotyzera
    .gender = m1
    .effect = Wybierz jeden wrogi kolor, a potem do trzech jego zwykłych pionów albo do dwóch heroicznych. Wykonaj każdym z nich jeden bojowy ruch; ty decydujesz, dokąd.
    .short = Bojowy ruch 3 wrogich zwykłych albo 2 heroicznych
being-imperial-cannon = działo
    .gen = działa
    .acc = działo
    .gender = n
    .effect = Możesz wybrać jeden ze wskazanych kierunków. Jeśli to zrobisz, zniszcz w tym kierunku wszystkie zwykłe piony dowolnego koloru, aż do krawędzi areny. Awansowane piony nie zatrzymują strzału.
    .short = Zniszcz wszystkie zwykłe w jednym kierunku
being-imperial-champion = czempion
    .gen = czempiona
    .acc = czempiona
    .gender = m1
    .effect = Możesz zniszczyć jednego sąsiadującego wrogiego piona dowolnej rangi. Jeśli był legendarny, zniszcz też czempiona; otrzymujesz wtedy jedną dodatkową akcję.
    .short = Zniszcz sąsiedniego wroga dowolnej rangi
being-imperial-infantry-captain = kapitan piechoty
    .gen = kapitana piechoty
    .acc = kapitana piechoty
    .gender = m1
    .effect = Swoimi pionami innymi niż kapitan piechoty wykonaj najwyżej dwa bojowe ruchy. Oba może wykonać ten sam pion.
    .short = Do 2 bojowych ruchów innymi pionami
being-imperial-cavalry-captain = kapitan kawalerii
    .gen = kapitana kawalerii
    .acc = kapitana kawalerii
    .gender = m1
    .effect = Możesz wybrać jednego ze swoich pionów, ale nie kapitana kawalerii. Wybrany pion może wykonać najwyżej jeden bojowy i najwyżej dwa standardowe ruchy, w dowolnej kolejności.
    .short = Inny pion: 1 bojowy i 2 standardowe ruchy
being-imperial-gryphon-rider = jeździec na gryfie
    .gen = jeźdźca na gryfie
    .acc = jeźdźca na gryfie
    .gender = m1
    .effect = Jeździec na gryfie może wykonać bojowy skok. Jeśli to zrobi, możesz go zdegradować do zwykłego piona i umieścić swojego zwykłego piona na sąsiadującym z nim pustym polu.
    .short = Bojowy skok; może się rozdzielić na dwa zwykłe
being-imperial-knight = rycerz
    .gen = rycerza
    .acc = rycerza
    .gender = m1
    .effect = Rycerz może wykonać do trzech bojowych ruchów. Żaden nie może się kończyć na polu zwykłego piona, bez względu na jego kolor: dozwolone są tylko pola puste i pola heroicznych pionów.
    .short = Do 3 bojowych ruchów, ale nie na zwykłe piony
being-imperial-high-priestess = arcykapłanka
    .gen = arcykapłanki
    .acc = arcykapłankę
    .gender = f
    .effect = Arcykapłanka może wykonać jeden standardowy ruch. Potem, niezależnie od tego, czy się ruszyła, możesz awansować jednego sąsiadującego z nią zwykłego piona dowolnego koloru.
    .short = Może się ruszyć; awansuj sąsiedniego zwykłego
being-imperial-master-of-intrigue = mistrz intrygi
    .gen = mistrza intrygi
    .acc = mistrza intrygi
    .gender = m1
    .effect = Wykonaj łącznie do trzech ruchów. Każdy z nich to albo standardowy ruch mistrza intrygi, albo bojowy ruch zwykłego lub heroicznego piona użytego do jego przywołania. Możesz je dowolnie łączyć i powtarzać.
    .short = 3 ruchy: jego standardowe, pionów wzoru bojowe
being-imperial-gun-tower = wieża działowa
    .gen = wieży działowej
    .acc = wieżę działową
    .gender = f
    .effect = Możesz wybrać jeden ze wskazanych kierunków. Jeśli to zrobisz, zniszcz dwa pierwsze piony dowolnego koloru w tym kierunku. Legendarny pion nie ulega zniszczeniu i zatrzymuje strzał.
    .short = Zniszcz 2 pierwsze piony w jednym kierunku

## Beings: highland

being-highland-wild-eagle = dziki orzeł
    .gen = dzikiego orła
    .acc = dzikiego orła
    .gender = m2
    .effect = Dziki orzeł może wykonać bojowy skok: na dowolne puste pole lub na pole dowolnego zwykłego piona.
    .short = Bojowy skok
being-highland-clan-axeman = klanowy topornik
    .gen = klanowego topornika
    .acc = klanowego topornika
    .gender = m1
    .effect = Możesz zniszczyć jednego zwykłego lub heroicznego piona dowolnego koloru, sąsiadującego z klanowym topornikiem po linii prostej.
    .short = Zniszcz zwykłego lub heroicznego po linii prostej
being-highland-clan-healer = klanowy uzdrowiciel
    .gen = klanowego uzdrowiciela
    .acc = klanowego uzdrowiciela
    .gender = m1
    .effect = Możesz umieścić do dwóch swoich zwykłych pionów na pustych polach sąsiadujących z zielonym polem.
    .short = Umieść do 2 zwykłych obok zielonych pól
being-highland-dire-wolf = złowieszczy wilk
    .gen = złowieszczego wilka
    .acc = złowieszczego wilka
    .gender = m2
    .effect = Złowieszczy wilk może wykonać do dwóch bojowych ruchów.
    .short = Do 2 bojowych ruchów
being-highland-ritual-keeper = strażnik rytuału
    .gen = strażnika rytuału
    .acc = strażnika rytuału
    .gender = m1
    .effect = Przywołany na zielonym polu: awansuj jednego ze swoich zwykłych pionów (może to być strażnik rytuału). Przywołany na czerwonym polu: możesz wykonać jeden bojowy ruch jednym ze swoich pionów. Gdzie indziej nic się nie dzieje.
    .short = Zielone: awans. Czerwone: bojowy ruch
being-highland-eagle-lord = orli władca
    .gen = orlego władcy
    .acc = orlego władcę
    .gender = m1
    .effect = Orli władca może wykonać bojowy skok: na dowolne pole oprócz pola legendarnego piona.
    .short = Bojowy skok
being-highland-wolf-rider = jeździec na wilku
    .gen = jeźdźca na wilku
    .acc = jeźdźca na wilku
    .gender = m1
    .effect = Jeździec na wilku może wykonać do dwóch bojowych ruchów.
    .short = Do 2 bojowych ruchów
being-highland-blood-shaman = szaman krwi
    .gen = szamana krwi
    .acc = szamana krwi
    .gender = m1
    .effect = Zniszcz jednego zwykłego lub heroicznego piona dowolnego koloru w dowolnym miejscu areny. Jeśli stał na czerwonym polu, zniszcz też wszystkie zwykłe piony dowolnego koloru sąsiadujące z tym polem.
    .short = Zniszcz nielegendarnego; na czerwonym także obok
being-highland-war-drummer = bębniarz wojenny
    .gen = bębniarza wojennego
    .acc = bębniarza wojennego
    .gender = m1
    .effect = Możesz wykonać jeden bojowy ruch albo do dwóch standardowych ruchów swoimi pionami innymi niż bębniarz wojenny. Oba standardowe ruchy może wykonać ten sam pion.
    .short = Inne piony: 1 bojowy albo 2 standardowe ruchy
being-highland-hill-giant = olbrzym ze wzgórz
    .gen = olbrzyma ze wzgórz
    .acc = olbrzyma ze wzgórz
    .gender = m2
    .effect = Zniszcz wszystkie zwykłe i heroiczne piony dowolnego koloru, także własne, sąsiadujące z olbrzymem ze wzgórz po linii prostej.
    .short = Zniszcz nielegendarne po liniach prostych
being-highland-warlord = wódz wojenny
    .gen = wodza wojennego
    .acc = wodza wojennego
    .gender = m1
    .effect = Wykonaj do trzech bojowych ruchów swoimi pionami (także wodzem wojennym). Jeśli wykonasz wszystkie trzy, co najmniej jeden z nich musi wykonać wódz wojenny.
    .short = Do 3 bojowych ruchów; przy trzech jeden jego
being-highland-war-summoner = rytualista
    .gen = rytualisty
    .acc = rytualistę
    .gender = m1
    .effect = Otrzymujesz jedną dodatkową akcję. Przy najbliższym przywołaniu w tej turze jeden wrogi pion może zastąpić we wzorze twojego piona tej samej rangi.
    .short = +1 akcja; wykorzystaj potem wrogiego piona
being-highland-ritual-master = mistrz rytuału
    .gen = mistrza rytuału
    .acc = mistrza rytuału
    .gender = m1
    .effect = Przywołany na zielonym polu: otrzymujesz dwie dodatkowe akcje. Przywołany na czerwonym polu: możesz zniszczyć jednego heroicznego i jednego zwykłego piona (albo tylko jednego z nich), dowolnego koloru i w dowolnym miejscu. Gdzie indziej nic się nie dzieje.
    .short = Zielone: +2 akcje. Czerwone: zniszcz do 2 pionów
being-highland-legend-slayer = pogromca legend
    .gen = pogromcy legend
    .acc = pogromcę legend
    .gender = m1
    .effect = Możesz zniszczyć jednego legendarnego piona albo do dwóch nielegendarnych, dowolnego koloru, sąsiadujących z pogromcą legend po przekątnej.
    .short = Po przekątnej: zniszcz legendarnego albo 2 inne
being-highland-mountain-troll = górski troll
    .gen = górskiego trolla
    .acc = górskiego trolla
    .gender = m2
    .effect = Zniszcz wszystkie wrogie zwykłe piony sąsiadujące z górskim trollem. Jeśli ten efekt zniszczył co najmniej dwa piony, otrzymujesz jedną dodatkową akcję.
    .short = Zniszcz wrogie zwykłe wokół; za 2+: +1 akcja
being-highland-hungry-bear = głodny niedźwiedź
    .gen = głodnego niedźwiedzia
    .acc = głodnego niedźwiedzia
    .gender = m2
    .effect = Głodny niedźwiedź może wykonać do dwóch standardowych ruchów. Ruch na puste pole kończy efekt.
    .short = Standardowy ruch; gdy coś zniszczy, drugi
being-highland-werewolf = wilkołak
    .gen = wilkołaka
    .acc = wilkołaka
    .gender = m2
    .effect = Przywołany na kolorowym polu innym niż sam środek areny: wilkołak może wykonać do trzech bojowych ruchów. Przywołany gdzie indziej: może wykonać jeden standardowy ruch.
    .short = Na kolorowym: 3 bojowe ruchy; inaczej 1 standardowy
being-highland-clan-guardian = strażnik klanu
    .gen = strażnika klanu
    .acc = strażnika klanu
    .gender = m1
    .effect = Możesz awansować jednego zwykłego piona użytego do przywołania strażnika klanu.
    .short = Awansuj zwykłego piona ze wzoru

## Beings: sylvan

being-sylvan-sapling = młode drzewko
    .gen = młodego drzewka
    .acc = młode drzewko
    .gender = n
    .effect = Młode drzewko pojawia się jako zwykły pion; awansuj je do rangi heroicznej.
    .short = Od razu staje się heroiczne
being-sylvan-kiskin-farseeders = kiskińscy siewcy
    .gen = kiskińskich siewców
    .acc = kiskińskich siewców
    .gender = m1-pl
    .effect = Możesz umieścić swojego zwykłego piona na pustym polu sąsiadującym z dowolnym twoim pionem (także z kiskińskimi siewcami).
    .short = Umieść zwykłego obok swojego piona
being-sylvan-charging-buck = szarżujący rogacz
    .gen = szarżującego rogacza
    .acc = szarżującego rogacza
    .gender = m2
    .effect = Szarżujący rogacz może wykonać do dwóch bojowych skoków, każdy na odległość dokładnie 2.
    .short = Do 2 bojowych skoków na odległość 2
being-sylvan-forest-wardens = leśni strażnicy
    .gen = leśnych strażników
    .acc = leśnych strażników
    .gender = m1-pl
    .effect = Zniszcz jednego zwykłego piona przeciwnika, który ma na arenie więcej zwykłych pionów niż ty (leśni strażnicy liczą się jako twój pion). Potem zniszcz jednego heroicznego piona przeciwnika, który ma więcej awansowanych pionów niż ty.
    .short = Zniszcz piony tego, kto ma ich więcej
being-sylvan-naiad = najada
    .gen = najady
    .acc = najadę
    .gender = f
    .effect = Możesz wybrać do dwóch swoich pionów sąsiadujących z najadą i wykonać każdym z nich jeden standardowy ruch.
    .short = Rusz do 2 swoich sąsiednich pionów
being-sylvan-kiskin-spirit = kiskiński duch
    .gen = kiskińskiego ducha
    .acc = kiskińskiego ducha
    .gender = m2
    .effect = Możesz położyć jedną kartę ze swojego stosu kart odrzuconych na wierzch swojej talii. Jeśli to zrobisz albo jeśli stos był pusty, pod koniec tej tury dobierz jedną dodatkową kartę ze swojej talii.
    .short = Odrzucona karta na talię; dobierz 1 więcej
being-sylvan-dryad = driada
    .gen = driady
    .acc = driadę
    .gender = f
    .effect = Możesz zamienić jednego sąsiadującego wrogiego zwykłego lub heroicznego piona na swojego zwykłego piona.
    .short = Zamień sąsiedniego wroga na swojego zwykłego
being-sylvan-centaur-spearman = centaur-włócznik
    .gen = centaura-włócznika
    .acc = centaura-włócznika
    .gender = m1
    .effect = Centaur-włócznik może wykonać jeden bojowy ruch. Jeśli to zrobi, zniszcz pierwszego piona dalej w tym samym kierunku, w dowolnej odległości i dowolnego koloru, chyba że jest legendarny.
    .short = Bojowy ruch; zniszcz pierwszego piona przed nim
being-sylvan-centaur-chieftain = wódz centaurów
    .gen = wodza centaurów
    .acc = wodza centaurów
    .gender = m1
    .effect = Wódz centaurów może wykonać jeden bojowy ruch. Jeśli to zrobi, możesz wykonać do trzech bojowych ruchów w tym samym kierunku innymi swoimi pionami; jeden pion może wykonać kilka z nich.
    .short = Bojowy ruch; inni do 3 w tym samym kierunku
being-sylvan-unicorn = jednorożec
    .gen = jednorożca
    .acc = jednorożca
    .gender = m2
    .effect = Wybierz jedno: jednorożec może wykonać jeden bojowy ruch albo otrzymujesz jedną dodatkową akcję.
    .short = Bojowy ruch albo +1 akcja
being-sylvan-sylvan-queen = leśna królowa
    .gen = leśnej królowej
    .acc = leśną królową
    .gender = f
    .effect = Możesz zamienić jednego wrogiego zwykłego lub heroicznego piona, sąsiadującego z leśną królową po przekątnej, na swojego piona tej samej rangi.
    .short = Zamień wroga po przekątnej na swojego tej rangi
being-sylvan-sylvan-princess = leśna księżniczka
    .gen = leśnej księżniczki
    .acc = leśną księżniczkę
    .gender = f
    .effect = Możesz zamienić jednego wrogiego zwykłego piona, sąsiadującego z leśną księżniczką po przekątnej, na swojego zwykłego piona.
    .short = Zamień zwykłego wroga po przekątnej na swojego
being-sylvan-woodland-druid = leśny druid
    .gen = leśnego druida
    .acc = leśnego druida
    .gender = m1
    .effect = Dla każdego koloru, także twojego, który ma na arenie zwykłego piona, awansuj jednego zwykłego piona tego koloru. Ty wybierasz, którego.
    .short = Awansuj po jednym zwykłym każdego koloru
being-sylvan-forest-ancient = prastary drzewiec
    .gen = prastarego drzewca
    .acc = prastarego drzewca
    .gender = m2
    .effect = Umieść dwa wrogie zwykłe piony na pustych polach w odległości 1 lub 2. Potem zniszcz dwa zwykłe piony w odległości od 1 do 3, w tych samych kolorach co umieszczone (po jednym, jeśli kolory są różne).
    .short = Umieść 2 wrogie zwykłe, zniszcz 2 takie same
being-sylvan-forest-mystic = leśny mistyk
    .gen = leśnego mistyka
    .acc = leśnego mistyka
    .gender = m1
    .effect = Pod koniec tej tury dobierz jedną dodatkową kartę ze swojej talii i jedną dodatkową legendę.
    .short = Dobierz 1 kartę i 1 legendę więcej
being-sylvan-kiskin-leafsplitter = kiskiński przeszywacz liści
    .gen = kiskińskiego przeszywacza liści
    .acc = kiskińskiego przeszywacza liści
    .gender = m1
    .effect = Najwyżej dwa razy: wybierz kierunek po przekątnej i zniszcz pierwszego piona w tym kierunku, bez względu na jego kolor i rangę. Możesz dwa razy wybrać ten sam kierunek.
    .short = 2 razy: zniszcz pierwszego piona po przekątnej
being-sylvan-kiskin-boughrunner = kiskiński biegacz po gałęziach
    .gen = kiskińskiego biegacza po gałęziach
    .acc = kiskińskiego biegacza po gałęziach
    .gender = m1
    .effect = Kiskiński biegacz po gałęziach może wykonać do trzech bojowych ruchów. Każdy musi się kończyć na polu sąsiadującym z innym twoim pionem.
    .short = Do 3 bojowych ruchów wzdłuż swoich pionów
being-sylvan-tree-shepherd = pasterz drzew
    .gen = pasterza drzew
    .acc = pasterza drzew
    .gender = m1
    .effect = Wybierz jednego ze swoich pionów (może to być pasterz drzew). Zwykłego awansuj; heroiczny może wykonać jeden bojowy ruch; legendarny może wykonać jeden standardowy ruch.
    .short = Awansuj zwykłego albo rusz awansowanego

## Beings: legends

being-legends-fire-dragon = ognisty smok
    .gen = ognistego smoka
    .acc = ognistego smoka
    .gender = m2
    .effect = Wybierz jeden ze wskazanych kierunków. Zniszcz wszystkie zwykłe i heroiczne piony dowolnego koloru w odległości 1 i 2 w tym kierunku oraz w dwóch kierunkach tuż obok niego.
    .short = Zniszcz nielegendarne na 3 liniach po 2 pola
being-legends-hell-bull = piekielny byk
    .gen = piekielnego byka
    .acc = piekielnego byka
    .gender = m2
    .effect = Wybierz jeden z ośmiu kierunków. Piekielny byk może wykonać w nim dowolną liczbę bojowych ruchów; ruch, który zniszczy legendarnego piona, jest ostatni.
    .short = Szarża: bojowe ruchy w jednym kierunku
being-legends-angel-of-death = anioł śmierci
    .gen = anioła śmierci
    .acc = anioła śmierci
    .gender = m2
    .effect = Możesz wybrać dowolnego innego piona dowolnego koloru. Awansuj go; potem anioł śmierci wykonuje bojowy skok na jego pole i go niszczy. Pion, którego nie można awansować, zostaje zniszczony w swojej obecnej randze.
    .short = Awansuj dowolnego piona i zniszcz go skokiem
being-legends-the-eldest-tree = najstarsze drzewo
    .gen = najstarszego drzewa
    .acc = najstarsze drzewo
    .gender = n
    .effect = Wybierz do trzech różnych sąsiadujących pól. Na każdym z nich: zniszcz wrogiego zwykłego lub heroicznego piona, awansuj swojego zwykłego piona albo, jeśli pole jest puste, umieść swojego zwykłego piona.
    .short = 3 sąsiednie pola: zniszcz, awansuj, umieść
being-legends-bone-catapult = kościana katapulta
    .gen = kościanej katapulty
    .acc = kościaną katapultę
    .gender = f
    .effect = Możesz wybrać jednego piona dowolnego koloru i dowolnej rangi, w dowolnej odległości w jednym ze wskazanych kierunków; piony po drodze nie mają znaczenia. Zniszcz go oraz wszystkie sąsiadujące z nim zwykłe piony dowolnego koloru.
    .short = Zniszcz piona na linii i zwykłe obok niego
being-legends-fire-elemental = żywiołak ognia
    .gen = żywiołaka ognia
    .acc = żywiołaka ognia
    .gender = m2
    .effect = Wybierz jedno: zniszcz wszystkie wrogie zwykłe i heroiczne piony sąsiadujące z żywiołakiem ognia albo wszystkie wrogie zwykłe piony w odległości 1 i 2.
    .short = Zniszcz wrogów obok albo zwykłe do odległości 2
being-legends-leviathan = lewiatan
    .gen = lewiatana
    .acc = lewiatana
    .gender = m2
    .effect = Wybierz jedno: zdegraduj do trzech awansowanych pionów tworzących połączoną grupę albo zniszcz do czterech zwykłych pionów tworzących połączoną grupę. W grupie mogą być piony różnych kolorów.
    .short = Zdegraduj 3 połączone albo zniszcz 4 zwykłe
being-legends-two-headed-dragon = dwugłowy smok
    .gen = dwugłowego smoka
    .acc = dwugłowego smoka
    .gender = m2
    .effect = Możesz awansować jednego piona użytego do przywołania dwugłowego smoka. Jeśli to zrobisz, możesz zniszczyć jednego heroicznego piona dowolnego koloru, sąsiadującego z tym, którego awansujesz.
    .short = Awansuj piona wzoru; zniszcz heroicznego obok
being-legends-earth-elemental = żywiołak ziemi
    .gen = żywiołaka ziemi
    .acc = żywiołaka ziemi
    .gender = m2
    .effect = Zniszcz jednego zwykłego lub heroicznego piona dowolnego koloru na czerwonym polu lub obok niego. Potem awansuj jednego zwykłego piona dowolnego koloru na zielonym polu lub obok niego. Na koniec żywiołak ziemi może wykonać bojowy ruch na sąsiadujące kolorowe pole.
    .short = Czerwone: zniszcz. Zielone: awansuj. Może się ruszyć
being-legends-time-elemental = żywiołak czasu
    .gen = żywiołaka czasu
    .acc = żywiołaka czasu
    .gender = m2
    .effect = Po tej turze rozgrywasz dodatkową turę, nawet jeśli trwają już ostatnie tury.
    .short = Dodatkowa tura
being-legends-storm-elemental = żywiołak burzy
    .gen = żywiołaka burzy
    .acc = żywiołaka burzy
    .gender = m2
    .effect = Możesz umieścić swojego piona dowolnej rangi na pustym polu w odległości od 1 do 3. Może on wykonać bojowe ruchy w jednym kierunku: legendarny najwyżej jeden, heroiczny do trzech, zwykły do pięciu. Potem zniszcz tego piona.
    .short = Ciśnij pionem: bojowe ruchy, potem zniszczenie
being-legends-titan = tytan
    .gen = tytana
    .acc = tytana
    .gender = m1
    .effect = Zniszcz wszystkie piony dowolnego koloru i dowolnej rangi sąsiadujące z tytanem po linii prostej oraz wszystkie nielegendarne piony sąsiadujące z nim po przekątnej. Żaden z nich nie liczy się jako zniszczony przez ciebie.
    .short = Zniszcz wszystko wokół; nic się nie liczy

## Beings: nethervoid

being-nethervoid-shadow-imp = cienisty chochlik
    .gen = cienistego chochlika
    .acc = cienistego chochlika
    .gender = m2
    .effect = Cienisty chochlik może wykonać jeden bojowy ruch. Jeśli to zrobi i nie jest Bramą, Brama może wykonać jeden bojowy ruch w tym samym kierunku.
    .short = Bojowy ruch; Brama może w tę samą stronę
being-nethervoid-flame-imp = płomienny chochlik
    .gen = płomiennego chochlika
    .acc = płomiennego chochlika
    .gender = m2
    .effect = Możesz zniszczyć jednego zwykłego piona dowolnego koloru sąsiadującego z Bramą.
    .short = Zniszcz zwykłego obok Bramy
being-nethervoid-gate-keeper = strażnik Bramy
    .gen = strażnika Bramy
    .acc = strażnika Bramy
    .gender = m1
    .effect = Możesz awansować jednego ze swoich zwykłych pionów albo umieścić swojego zwykłego piona na pustym polu. Ten pion staje się Bramą.
    .short = Awansuj lub umieść zwykłego: nowa Brama
being-nethervoid-demon-of-gluttony = demon obżarstwa
    .gen = demona obżarstwa
    .acc = demona obżarstwa
    .gender = m2
    .effect = Demon obżarstwa może wykonać bojowy ruch. Jeśli zniszczył nim piona, awansuj go i może on wykonać kolejny bojowy ruch. Jeśli i tym zniszczył piona, demon staje się Bramą.
    .short = Zje, urośnie, zje znów, zostanie Bramą
being-nethervoid-demon-of-pride = demon pychy
    .gen = demona pychy
    .acc = demona pychy
    .gender = m2
    .effect = Awansuj demona pychy; staje się on Bramą. Potem może wykonać jeden bojowy ruch.
    .short = Awansuje, zostaje Bramą, bojowy ruch
being-nethervoid-acolyte-of-destruction = akolita zniszczenia
    .gen = akolity zniszczenia
    .acc = akolitę zniszczenia
    .gender = m1
    .effect = Zniszcz jednego zwykłego piona dowolnego koloru. Jeśli Brama stoi na czerwonym polu, możesz też zniszczyć jednego heroicznego piona sąsiadującego z polem ofiary.
    .short = Zniszcz zwykłego; Brama na czerwonym: heroicznego
being-nethervoid-acolyte-of-growth = akolita wzrostu
    .gen = akolity wzrostu
    .acc = akolitę wzrostu
    .gender = m1
    .effect = Umieść swojego zwykłego piona na pustym polu. Jeśli Brama stoi na zielonym polu, umieść też swojego heroicznego piona na pustym polu sąsiadującym z tym zwykłym.
    .short = Umieść zwykłego; Brama na zielonym: heroicznego
being-nethervoid-power-seeker = poszukiwacz mocy
    .gen = poszukiwacza mocy
    .acc = poszukiwacza mocy
    .gender = m1
    .effect = Jeśli poszukiwacz mocy jest Bramą, może wykonać jeden standardowy ruch. Jeśli Bramą jest inny pion, może wykonać dowolną liczbę bojowych ruchów, każdy w stronę Bramy.
    .short = Dowolnie wiele bojowych ruchów w stronę Bramy
being-nethervoid-hell-hound = piekielny ogar
    .gen = piekielnego ogara
    .acc = piekielnego ogara
    .gender = m2
    .effect = Możesz zniszczyć jednego sąsiadującego piona dowolnego koloru i rangi. Jeśli nie zniszczono tak legendarnego piona, a twoja talia nie jest pusta, włóż tę kartę pod spód talii zamiast ją odrzucać.
    .short = Zniszcz sąsiada; karta wraca pod talię
being-nethervoid-vortexmaster = mistrz wirów
    .gen = mistrza wirów
    .acc = mistrza wirów
    .gender = m1
    .effect = Możesz wykonać jeden bojowy ruch Bramą. Potem, niezależnie od tego, czy się ruszyła, możesz wykonać jeden bojowy ruch jednym ze swoich pionów sąsiadujących z Bramą.
    .short = Bojowe ruchy: Brama, potem jej sąsiad
being-nethervoid-gate-master = władca Bramy
    .gen = władcy Bramy
    .acc = władcę Bramy
    .gender = m1
    .effect = Awansuj Bramę. Potem wybierz jednego ze swoich zwykłych lub heroicznych pionów: staje się on Bramą. Jeśli awans dał legendarnego piona, liczy się to jako przywołanie legendy na polu władcy Bramy.
    .short = Awansuj Bramę, potem wybierz nową
being-nethervoid-hell-rider = piekielny jeździec
    .gen = piekielnego jeźdźca
    .acc = piekielnego jeźdźca
    .gender = m1
    .effect = Piekielny jeździec może wykonać do trzech bojowych ruchów, a jeśli sam jest Bramą, tylko jeden.
    .short = 3 bojowe ruchy; jako Brama tylko 1
being-nethervoid-demon-of-wrath = demon gniewu
    .gen = demona gniewu
    .acc = demona gniewu
    .gender = m2
    .effect = Jeśli obok Bramy nie ma wrogiego zwykłego piona, może ona najpierw wykonać jeden standardowy ruch. Potem zniszcz wszystkie wrogie zwykłe piony sąsiadujące z Bramą.
    .short = Zniszcz wszystkie wrogie zwykłe obok Bramy
being-nethervoid-demon-of-greed = demon chciwości
    .gen = demona chciwości
    .acc = demona chciwości
    .gender = m2
    .effect = Zniszcz jednego ze swoich zwykłych i jednego ze swoich heroicznych pionów, ale nie Bramę; zrób to, co możliwe. Za każdego zniszczonego otrzymujesz jedną dodatkową akcję.
    .short = Zniszcz swojego zwykłego i heroicznego: +2 akcje
being-nethervoid-demon-of-lust = demon żądzy
    .gen = demona żądzy
    .acc = demona żądzy
    .gender = m2
    .effect = Wybierz do dwóch różnych pionów dowolnego koloru. Wykonaj każdym jeden bojowy ruch w stronę Bramy, ale nigdy na nią.
    .short = 2 piony: bojowy ruch w stronę Bramy
being-nethervoid-demon-of-sloth = demon lenistwa
    .gen = demona lenistwa
    .acc = demona lenistwa
    .gender = m2
    .effect = Zmarnuj jedną z pozostałych ci akcji. Jeśli nie masz żadnej, zniszcz zamiast tego Bramę.
    .short = Zmarnuj akcję albo zniszcz Bramę
being-nethervoid-demon-of-envy = demon zazdrości
    .gen = demona zazdrości
    .acc = demona zazdrości
    .gender = m2
    .effect = Umieść swojego zwykłego piona na pustym polu sąsiadującym z Bramą. Powtarzaj to, dopóki jest takie pole i któryś przeciwnik ma więcej pionów niż ty.
    .short = Umieszczaj obok Bramy, aż wyrównasz liczbę
being-nethervoid-possessed-summoner = opętany przywoławca
    .gen = opętanego przywoławcy
    .acc = opętanego przywoławcę
    .gender = m1
    .effect = Umieść wrogiego zwykłego piona na pustym polu sąsiadującym z pionem jego koloru. Twoje następne przywołanie w tej turze używa we wzorze pionów tego koloru zamiast twoich. Możesz odrzucić swoją flarę, by otrzymać jedną dodatkową akcję.
    .short = Wrogi zwykły; następny wzór z ich pionów

## Beings: everfrost

being-everfrost-snow-fox = śnieżny lis
    .gen = śnieżnego lisa
    .acc = śnieżnego lisa
    .gender = m2
    .effect = Śnieżny lis może wykonać do dwóch standardowych ruchów.
    .short = Do 2 standardowych ruchów
being-everfrost-royal-reindeer = królewski renifer
    .gen = królewskiego renifera
    .acc = królewskiego renifera
    .gender = m2
    .effect = Królewski renifer może wykonać jeden bojowy skok na odległość dokładnie 2. Jeśli ani przywołanie, ani skok nie zniszczyły żadnego piona, awansuj królewskiego renifera.
    .short = Bojowy skok na 2; gdy nic nie zginęło, awans
being-everfrost-crystal-mirror = kryształowe zwierciadło
    .gen = kryształowego zwierciadła
    .acc = kryształowe zwierciadło
    .gender = n
    .effect = Linia wzoru dzieli rysunek na dwie strony po sześć pól. Możesz wybrać na jednej z nich jednego heroicznego piona albo do dwóch zwykłych, dowolnego koloru. Za każdego umieść swojego piona tej samej rangi na odbitym polu drugiej strony, jeśli to pole jest puste.
    .short = Odbij 1 heroicznego albo 2 zwykłe jako swoje
being-everfrost-crystal-grower = hodowca kryształów
    .gen = hodowcy kryształów
    .acc = hodowcę kryształów
    .gender = m1
    .effect = W każdym wrogim kolorze awansuj jednego zwykłego piona; ty wybierasz, którego.
    .frozen = Awansuj jednego ze swoich zwykłych pionów.
    .short = Awansuj wrogiego zwykłego; mróz: swojego
being-everfrost-ice-princess = lodowa księżniczka
    .gen = lodowej księżniczki
    .acc = lodową księżniczkę
    .gender = f
    .effect = Możesz wykonać jeden bojowy ruch jednym ze swoich zwykłych pionów innym niż lodowa księżniczka.
    .frozen = Wykonaj jeden standardowy ruch jednym ze swoich zwykłych pionów.
    .short = Bojowy ruch zwykłym; mróz: standardowy
being-everfrost-ice-queen = lodowa królowa
    .gen = lodowej królowej
    .acc = lodową królową
    .gender = f
    .effect = Jeden z twoich heroicznych pionów inny niż lodowa królowa może wykonać jeden bojowy ruch.
    .frozen = Wykonaj jeden standardowy ruch jednym ze swoich heroicznych pionów.
    .short = Bojowy ruch heroicznym; mróz: standardowy
being-everfrost-frostweave-summoner = przywoławca mroźnego splotu
    .gen = przywoławcy mroźnego splotu
    .acc = przywoławcę mroźnego splotu
    .gender = m1
    .effect = Po przywołaniu nie ma efektu.
    .frozen = Użyj tuż przed przywołaniem: we wzorze tej istoty jeden wrogi pion może liczyć się jak twój.
    .short = Mróz: wykorzystaj wrogiego piona we wzorze
being-everfrost-winter-whisperer = zaklinacz zimy
    .gen = zaklinacza zimy
    .acc = zaklinacza zimy
    .gender = m1
    .effect = Po przywołaniu nie ma efektu.
    .frozen = Możesz zniszczyć jednego ze swoich zwykłych pionów. Możesz odrzucić swoją flarę. Jeśli zrobisz jedno i drugie, otrzymujesz jedną dodatkową akcję.
    .short = Mróz: zwykły i flara za akcję
being-everfrost-frozen-chest = zamrożona skrzynia
    .gen = zamrożonej skrzyni
    .acc = zamrożoną skrzynię
    .gender = f
    .effect = Możesz wyłożyć przed siebie ze swojego stosu kart odrzuconych kartę z efektem mrozu: jej efekt mrozu jest w grze. Nadal możesz mieć tylko jeden.
    .short = Odrzucony efekt mrozu wraca do gry
being-everfrost-everfrost-sentinel = strażnik Wiecznego Mrozu
    .gen = strażnika Wiecznego Mrozu
    .acc = strażnika Wiecznego Mrozu
    .gender = m1
    .effect = Tylko jeśli przywołanie zniszczyło wrogiego piona: możesz zdegradować strażnika Wiecznego Mrozu. Jeśli to zrobisz, każdy inny gracz lub zespół ma w swojej następnej turze o jedną akcję mniej.
    .short = Stanął na wrogu: może odebrać innym akcję
being-everfrost-glacier-giant = lodowcowy olbrzym
    .gen = lodowcowego olbrzyma
    .acc = lodowcowego olbrzyma
    .gender = m2
    .effect = Lodowcowy olbrzym może wykonać dowolną liczbę bojowych ruchów w jednym ze wskazanych kierunków. Jeśli się ruszył, może pójść o jedno pole dalej w tym kierunku, by uderzyć stojącego tam legendarnego piona: zniszcz oba.
    .short = Szarża wzdłuż strzałki; może zginąć z legendą
being-everfrost-polar-bear = niedźwiedź polarny
    .gen = niedźwiedzia polarnego
    .acc = niedźwiedzia polarnego
    .gender = m2
    .effect = Niedźwiedź polarny może wykonać bojowy ruch. Jeśli zniszczył nim piona, może wykonać standardowy ruch. Jeśli i tym zniszczył piona, może wykonać ruch na puste pole.
    .short = Bojowy, standardowy, pusty: póki niszczy
being-everfrost-war-sled = wojenne sanie
    .gen = wojennych sań
    .acc = wojenne sanie
    .gender = n-pl
    .effect = Wojenne sanie mogą wykonać do trzech bojowych ruchów. Pierwszy prowadzi we wskazanym kierunku; każdy następny w tym samym co poprzedni albo obróconym o 45 stopni.
    .short = Do 3 bojowych ruchów, skręty o 45 stopni
being-everfrost-snow-monster = śnieżny potwór
    .gen = śnieżnego potwora
    .acc = śnieżnego potwora
    .gender = m2
    .effect = Zniszcz wszystkie wrogie zwykłe piony w odległości 1 lub 2, które sąsiadują z co najmniej jednym twoim pionem (także ze śnieżnym potworem).
    .short = Zniszcz wrogie zwykłe do 2 pól obok twoich
being-everfrost-frost-imp = mroźny chochlik
    .gen = mroźnego chochlika
    .acc = mroźnego chochlika
    .gender = m2
    .effect = Możesz wybrać sąsiadującego zwykłego piona dowolnego koloru i kierunek. Pion wykonuje standardowe ruchy w tym kierunku tak długo, jak może.
    .short = Ślizg sąsiedniego zwykłego aż do przeszkody
being-everfrost-ice-wyvern = lodowa wiwerna
    .gen = lodowej wiwerny
    .acc = lodową wiwernę
    .gender = f
    .effect = Lodowa wiwerna może wykonać bojowy skok. Jeśli skok zniszczył piona, zniszcz też lodową wiwernę.
    .frozen = Umieść swojego zwykłego piona na pustym polu sąsiadującym z jednym z twoich heroicznych pionów.
    .short = Skok, ginie z ofiarą; mróz: umieść 1
being-everfrost-deathbringer = zwiastun śmierci
    .gen = zwiastuna śmierci
    .acc = zwiastuna śmierci
    .gender = m1
    .effect = Możesz zniszczyć jednego sąsiadującego piona: zwykłego; heroicznego, jeśli sąsiaduje z nim jeszcze co najmniej jeden twój pion; legendarnego, jeśli sąsiadują z nim jeszcze co najmniej trzy. Liczy się jako dwa zniszczone piony i opuszcza grę: nie wraca do puli właściciela.
    .short = Zniszcz sąsiada na zawsze; liczy się za 2
being-everfrost-frostweave-illusionist = iluzjonista mroźnego splotu
    .gen = iluzjonisty mroźnego splotu
    .acc = iluzjonistę mroźnego splotu
    .gender = m1
    .effect = Iluzjonista mroźnego splotu staje się zwykłym pionem wybranego przez ciebie wrogiego koloru, jeśli ten kolor ma piona w puli.
    .frozen = Zamień dowolnego wrogiego zwykłego piona na swojego zwykłego.
    .short = Staje się wrogim zwykłym; mróz: zamień 1

## Beings: etherweave

being-etherweave-doppelganger = sobowtór
    .gen = sobowtóra
    .acc = sobowtóra
    .gender = m2
    .effect = Jeśli masz istotę oczekującą, wykonaj kopię jej efektu zakrzywienia.
    .short = Skopiuj efekt zakrzywienia oczekującej
being-etherweave-paradox-worm = robak paradoksu
    .gen = robaka paradoksu
    .acc = robaka paradoksu
    .gender = m2
    .effect = Możesz zamienić miejscami jednego ze swoich zwykłych pionów z wrogim zwykłym albo jednego ze swoich heroicznych z wrogim heroicznym.
    .warp = Awansuj jednego wrogiego zwykłego piona. Potem możesz odrzucić swoją istotę oczekującą.
    .short = Zamień miejscami swojego z wrogim tej rangi
being-etherweave-lesser-shadow-twin = mniejszy cienisty bliźniak
    .gen = mniejszego cienistego bliźniaka
    .acc = mniejszego cienistego bliźniaka
    .gender = m1
    .effect = Tylko jeśli większy cienisty bliźniak leży na twoim stosie kart odrzuconych: wybierz jednego ze swoich pionów i zniszcz do dwóch sąsiadujących z nim zwykłych pionów dowolnego koloru.
    .warp = Awansuj jednego ze swoich zwykłych pionów.
    .short = Gdy większy odrzucony: zniszcz 2 zwykłe
being-etherweave-translocationist = translokator
    .gen = translokatora
    .acc = translokatora
    .gender = m1
    .effect = Najwyżej dwa razy: zamień miejscami jednego ze swoich heroicznych pionów z jednym ze swoich zwykłych.
    .warp = Otrzymujesz jedną dodatkową akcję.
    .short = 2 razy zamień heroicznego ze zwykłym
being-etherweave-antimatter-spirit = duch antymaterii
    .gen = ducha antymaterii
    .acc = ducha antymaterii
    .gender = m2
    .effect = Po przywołaniu nie ma efektu.
    .warp = Efekt łączony: umieść swojego zwykłego piona na pustym bezbarwnym polu i wykonaj nim bojowy ruch; potem umieść na tym samym polu zwykłego piona innego koloru i wykonaj nim bojowy ruch w przeciwnym kierunku.
    .short = Zakrzywienie: dwa zwykłe w przeciwne strony
being-etherweave-merchant-of-time = handlarz czasem
    .gen = handlarza czasem
    .acc = handlarza czasem
    .gender = m1
    .effect = Jeśli na tej karcie leży pion, wykonuje z niej standardowy skok na dowolne bezbarwne pole.
    .warp = Wybierz piona stojącego na bezbarwnym polu i przenieś go na tę kartę. Żadna inna karta nie może skopiować tego efektu zakrzywienia. Dopóki karta oczekuje, nie można jej odrzucić ani cofnąć na rękę.
    .short = Pion z tej karty skacze na arenę
being-etherweave-gate-of-oblivion = wrota zapomnienia
    .gen = wrót zapomnienia
    .acc = wrota zapomnienia
    .gender = pl
    .effect = Zniszcz dowolnego piona na wyróżnionym polu. Możesz też zniszczyć jednego zwykłego lub heroicznego piona na jednym z pozostałych zaznaczonych pól.
    .warp = Do końca tej tury każdy zniszczony przez ciebie pion liczy się tak, jakby wraz z nim zginął jeszcze jeden pion tego samego koloru i rangi.
    .short = Zniszcz w środku; możesz też jednego obok
being-etherweave-time-traveler = podróżnik w czasie
    .gen = podróżnika w czasie
    .acc = podróżnika w czasie
    .gender = m1
    .effect = Wzór, trzy twoje piony w linii ukośnej, może leżeć gdziekolwiek; podróżnik w czasie przybywa na dowolne puste bezbarwne pole. Możesz zniszczyć sąsiadującego zwykłego piona. Jeśli to zrobisz, połóż wierzchnią kartę swojego stosu kart odrzuconych na wierzch talii.
    .short = Przybywa na bezbarwne; zniszcz, cofnij kartę
being-etherweave-greater-shadow-twin = większy cienisty bliźniak
    .gen = większego cienistego bliźniaka
    .acc = większego cienistego bliźniaka
    .gender = m1
    .effect = Tylko jeśli mniejszy cienisty bliźniak leży na twoim stosie kart odrzuconych: możesz zniszczyć jednego heroicznego piona sąsiadującego z co najmniej dwoma twoimi pionami.
    .warp = Awansuj jednego ze swoich zwykłych pionów.
    .short = Gdy mniejszy odrzucony: zniszcz heroicznego
being-etherweave-warpmaster = mistrz zakrzywień
    .gen = mistrza zakrzywień
    .acc = mistrza zakrzywień
    .gender = m1
    .effect = Możesz wziąć swoją istotę oczekującą z powrotem na rękę albo wykonać jeden standardowy ruch mistrzem zakrzywień.
    .short = Oczekująca wraca na rękę albo ruch
being-etherweave-dark-sphere = mroczna sfera
    .gen = mrocznej sfery
    .acc = mroczną sferę
    .gender = f
    .effect = Wybierz do trzech różnych zwykłych lub heroicznych pionów, najwyżej dwa w jednym kolorze. Każdy wykonuje jeden bojowy ruch, który kończy się w odległości dokładnie 2 od mrocznej sfery.
    .short = 3 piony: bojowe ruchy na odległość 2 od niej
being-etherweave-void-summoner = przywoławca pustki
    .gen = przywoławcy pustki
    .acc = przywoławcę pustki
    .gender = m1
    .effect = Przy twoim następnym przywołaniu w tej turze najwyżej dwa z pustych pól mogą się liczyć jak twoje zwykłe piony.
    .warp = Wykonaj jeden standardowy ruch jednym ze swoich zwykłych lub heroicznych pionów.
    .short = Następny wzór: 2 puste pola jak zwykłe
being-etherweave-eternal-emperor = wieczny cesarz
    .gen = wiecznego cesarza
    .acc = wiecznego cesarza
    .gender = m1
    .effect = Jeśli jego efekt zakrzywienia nie był w tej turze zagrany, możesz go teraz wykonać.
    .warp = Umieść swojego zwykłego piona na pustym polu albo rusz jednym ze swoich pionów: zwykłym bojowo, awansowanym standardowo.
    .short = Umieść zwykłego albo ruch; także zakrzywienie
being-etherweave-reality-patch = łata rzeczywistości
    .gen = łaty rzeczywistości
    .acc = łatę rzeczywistości
    .gender = f
    .effect = Możesz zrobić dowolną z trzech rzeczy lub kilka z nich: zniszczyć po jednym heroicznym pionie każdego wybranego wrogiego koloru; odrzucić swoją istotę oczekującą; odrzucić z ręki jedną kartę dowolnego rodzaju.
    .short = Zniszcz heroiczne; odrzuć oczekującą i kartę
being-etherweave-polarity-queen = królowa polaryzacji
    .gen = królowej polaryzacji
    .acc = królową polaryzacji
    .gender = f
    .effect = Efekt łączony: wybierz dwa swoje zwykłe lub heroiczne piony inne niż królowa polaryzacji. Każdy wykonuje jeden bojowy ruch, w przeciwnych kierunkach.
    .warp = Umieść swojego zwykłego piona na pustym polu sąsiadującym z wrogim pionem.
    .short = 2 twoje: bojowe ruchy w przeciwne strony
being-etherweave-singularity = osobliwość
    .gen = osobliwości
    .acc = osobliwość
    .gender = f
    .effect = Wybierz puste bezbarwne pole. Każdy sąsiadujący z nim zwykły pion dowolnego koloru musi wykonać na nie bojowy ruch, jeden po drugim, w wybranej przez ciebie kolejności.
    .short = Zwykłe wokół pustego pola wchodzą na nie
being-etherweave-ziggurat-sentinel = strażnik zigguratu
    .gen = strażnika zigguratu
    .acc = strażnika zigguratu
    .gender = m1
    .effect = Możesz albo wykonać kopię efektu zakrzywienia karty ze swojego stosu kart odrzuconych, albo wykonać strażnikiem zigguratu do trzech bojowych ruchów we wskazanym kierunku.
    .warp = Wykonaj jednym ze swoich zwykłych lub heroicznych pionów jeden bojowy ruch albo dwa standardowe.
    .short = Kopia odrzuconego zakrzywienia albo 3 bojowe
being-etherweave-iris-of-eternity = tęczówka wieczności
    .gen = tęczówki wieczności
    .acc = tęczówkę wieczności
    .gender = f
    .effect = Możesz albo zniszczyć jednego sąsiadującego legendarnego piona dowolnego koloru, albo awansować tęczówkę wieczności. Jeśli w ten sposób stanie się legendarna, liczy się to jako jeszcze jedna legenda przywołana w tej turze; odrzuć wszystkie legendy z ręki.
    .short = Zniszcz legendarnego sąsiada albo awansuj ją

## Flares

flare-f01 = Flara 1 (3/6)
    .upper = Umieść jednego zwykłego piona na pustym polu.
    .upper-condition = Przeciwnik ma co najmniej o 3 awansowane piony więcej od ciebie.
    .upper-short = Umieść 1 zwykłego piona
    .lower = Umieść jednego heroicznego piona na pustym polu.
    .lower-condition = Przeciwnik ma łącznie co najmniej o 6 pionów więcej od ciebie.
    .lower-short = Umieść 1 heroicznego piona
flare-f02 = Flara 2 (4/4)
    .upper = Umieść jednego zwykłego piona na pustym polu.
    .upper-condition = Przeciwnik ma co najmniej o 4 awansowane piony więcej od ciebie.
    .upper-short = Umieść 1 zwykłego piona
    .lower = Umieść jednego zwykłego piona na pustym polu.
    .lower-condition = Przeciwnik ma łącznie co najmniej o 4 piony więcej od ciebie.
    .lower-short = Umieść 1 zwykłego piona
flare-f03 = Flara 3 (3/5)
    .upper = Możesz wykonać do trzech standardowych ruchów swoimi zwykłymi pionami.
    .upper-condition = Przeciwnik ma co najmniej o 3 awansowane piony więcej od ciebie.
    .upper-short = Do 3 standardowych ruchów zwykłymi
    .lower = Otrzymujesz jedną dodatkową akcję.
    .lower-condition = Przeciwnik ma łącznie co najmniej o 5 pionów więcej od ciebie.
    .lower-short = +1 akcja
flare-f04 = Flara 4 (4/5)
    .upper = Umieść jednego zwykłego piona na pustym polu.
    .upper-condition = Przeciwnik ma co najmniej o 4 awansowane piony więcej od ciebie.
    .upper-short = Umieść 1 zwykłego piona
    .lower = Umieść jednego zwykłego piona na pustym polu albo zamień jednego dowolnego zwykłego wrogiego piona na swojego zwykłego.
    .lower-condition = Przeciwnik ma łącznie co najmniej o 5 pionów więcej od ciebie.
    .lower-short = Umieść 1 zwykłego albo zamień 1 wrogiego
flare-f05 = Flara 5 (3/6)
    .upper = Wykonaj jeden standardowy ruch swoim zwykłym pionem albo awansuj jednego ze swoich zwykłych pionów.
    .upper-condition = Przeciwnik ma co najmniej o 3 awansowane piony więcej od ciebie.
    .upper-short = Standardowy ruch albo awans 1 zwykłego
    .lower = Umieść dwa zwykłe piony na pustych polach.
    .lower-condition = Przeciwnik ma łącznie co najmniej o 6 pionów więcej od ciebie.
    .lower-short = Umieść 2 zwykłe piony
flare-f06 = Flara 6 (4/4)
    .upper = Umieść jednego zwykłego piona na pustym polu albo awansuj jednego ze swoich zwykłych pionów.
    .upper-condition = Przeciwnik ma co najmniej o 4 awansowane piony więcej od ciebie.
    .upper-short = Umieść albo awansuj 1 zwykłego
    .lower = Możesz wykonać jeden bojowy skok swoim zwykłym pionem.
    .lower-condition = Przeciwnik ma łącznie co najmniej o 4 piony więcej od ciebie.
    .lower-short = Bojowy skok 1 zwykłego
flare-f07 = Flara 7 (4/6)
    .upper = Umieść jednego zwykłego piona na pustym polu.
    .upper-condition = Przeciwnik ma co najmniej o 4 awansowane piony więcej od ciebie.
    .upper-short = Umieść 1 zwykłego piona
    .lower = Awansuj jednego ze swoich zwykłych pionów (jeśli jakiegoś masz); otrzymujesz też jedną dodatkową akcję.
    .lower-condition = Przeciwnik ma łącznie co najmniej o 6 pionów więcej od ciebie.
    .lower-short = Awansuj 1 zwykłego i +1 akcja
flare-f08 = Flara 8 (4/5)
    .upper = Otrzymujesz jedną dodatkową akcję.
    .upper-condition = Przeciwnik ma co najmniej o 4 awansowane piony więcej od ciebie.
    .upper-short = +1 akcja
    .lower = Umieść jednego zwykłego piona na pustym polu.
    .lower-condition = Przeciwnik ma łącznie co najmniej o 5 pionów więcej od ciebie.
    .lower-short = Umieść 1 zwykłego piona
flare-f09 = Flara 9 (5/4)
    .upper = Umieść jednego heroicznego piona na pustym polu.
    .upper-condition = Przeciwnik ma co najmniej o 5 awansowanych pionów więcej od ciebie.
    .upper-short = Umieść 1 heroicznego piona
    .lower = Możesz wykonać swoimi zwykłymi pionami jeden standardowy i jeden bojowy ruch, w dowolnej kolejności.
    .lower-condition = Przeciwnik ma łącznie co najmniej o 4 piony więcej od ciebie.
    .lower-short = Zwykłe: 1 standardowy i 1 bojowy ruch
flare-f10 = Flara 10 (5/5)
    .upper = Umieść dwa zwykłe piony na pustych polach.
    .upper-condition = Przeciwnik ma co najmniej o 5 awansowanych pionów więcej od ciebie.
    .upper-short = Umieść 2 zwykłe piony
    .lower = Umieść jednego zwykłego piona na pustym polu.
    .lower-condition = Przeciwnik ma łącznie co najmniej o 5 pionów więcej od ciebie.
    .lower-short = Umieść 1 zwykłego piona
flare-f11 = Flara 11 (3/4)
    .upper = Umieść jednego zwykłego piona na pustym polu.
    .upper-condition = Przeciwnik ma co najmniej o 3 awansowane piony więcej od ciebie.
    .upper-short = Umieść 1 zwykłego piona
    .lower = Możesz wykonać swoimi zwykłymi i heroicznymi pionami jeden bojowy ruch albo dwa standardowe.
    .lower-condition = Przeciwnik ma łącznie co najmniej o 4 piony więcej od ciebie.
    .lower-short = 1 bojowy albo 2 standardowe ruchy
flare-f12 = Flara 12 (2/5)
    .upper = Możesz wykonać jeden standardowy skok swoim zwykłym pionem.
    .upper-condition = Przeciwnik ma co najmniej o 2 awansowane piony więcej od ciebie.
    .upper-short = Standardowy skok 1 zwykłego
    .lower = Otrzymujesz jedną dodatkową akcję.
    .lower-condition = Przeciwnik ma łącznie co najmniej o 5 pionów więcej od ciebie.
    .lower-short = +1 akcja

## Tasks

task-destruction = Zniszczenie
    .condition = Zniszcz w tej turze co najmniej trzy wrogie piony.
    .short = Zniszcz 3 wrogie piony
task-devastation = Spustoszenie
    .condition = Zniszcz w tej turze co najmniej cztery wrogie piony.
    .short = Zniszcz 4 wrogie piony
task-heroic-destruction = Heroiczne zniszczenie
    .condition = Zniszcz w tej turze co najmniej trzy wrogie piony, w tym co najmniej jednego awansowanego.
    .short = Zniszcz 3 wrogie piony, w tym 1 awansowanego
task-heroic-devastation = Heroiczne spustoszenie
    .condition = Zniszcz w tej turze co najmniej cztery wrogie piony, w tym co najmniej dwa awansowane.
    .short = Zniszcz 4 wrogie piony, w tym 2 awansowane
task-end-of-legends = Kres legend
    .condition = Zniszcz w tej turze wrogiego legendarnego piona albo dwa wrogie heroiczne piony.
    .short = Zniszcz legendarnego albo 2 heroiczne wrogie piony
task-red-conquest = Czerwony podbój
    .condition = Zajmuj co najmniej trzy czerwone pola, w tym co najmniej dwa awansowanymi pionami.
    .short = Zajmuj 3 czerwone pola, w tym 2 awansowanymi
task-green-conquest = Zielony podbój
    .condition = Zajmuj co najmniej trzy zielone pola, w tym co najmniej dwa awansowanymi pionami.
    .short = Zajmuj 3 zielone pola, w tym 2 awansowanymi
task-color-conquest = Barwny podbój
    .condition = Zajmuj łącznie co najmniej pięć czerwonych lub zielonych pól, w tym co najmniej trzy awansowanymi pionami.
    .short = Zajmuj 5 kolorowych pól, w tym 3 awansowanymi
task-red-legends = Czerwone legendy
    .condition = Miej na czerwonych polach co najmniej dwa awansowane piony, w tym co najmniej jednego legendarnego.
    .short = 2 awansowane na czerwonych, w tym 1 legendarny
task-green-legends = Zielone legendy
    .condition = Miej na zielonych polach co najmniej dwa awansowane piony, w tym co najmniej jednego legendarnego.
    .short = 2 awansowane na zielonych, w tym 1 legendarny
task-rainbow-dominance = Tęczowa dominacja
    .condition = Miej więcej awansowanych pionów niż przeciwnik na czerwonych polach i więcej niż on na zielonych.
    .short = Więcej awansowanych na czerwonych i na zielonych
task-red-summoning = Czerwone przywołanie
    .condition = Przywołaj w tej turze co najmniej dwie istoty, w tym co najmniej jedną na czerwonym polu.
    .short = Przywołaj 2 istoty, w tym 1 na czerwonym
task-green-summoning = Zielone przywołanie
    .condition = Przywołaj w tej turze co najmniej dwie istoty, w tym co najmniej jedną na zielonym polu.
    .short = Przywołaj 2 istoty, w tym 1 na zielonym
task-colored-summoning = Barwne przywołanie
    .condition = Przywołaj w tej turze co najmniej dwie istoty na czerwonych lub zielonych polach; może to być dwa razy to samo pole.
    .short = Przywołaj 2 istoty na kolorowych polach
task-legendary-summoning = Legendarne przywołanie
    .condition = Przywołaj w tej turze co najmniej dwie istoty, w tym co najmniej jedną legendę.
    .short = Przywołaj 2 istoty, w tym 1 legendę
task-central-dominance = Dominacja w centrum
    .condition = Miej co najmniej pięć pionów na dziewięciu środkowych polach, w tym co najmniej dwa awansowane.
    .short = 5 pionów w centrum, w tym 2 awansowane
task-center-cross = Krzyż w centrum
    .condition = Zajmij swoimi pionami wszystkie pięć pól prostego albo ukośnego krzyża na środkowych polach.
    .short = Krzyż z 5 pionów w centrum
task-line-dominance = Dominacja na linii
    .condition = W jednym z sześciu rzędów i kolumn biegnących przez środkowe pola miej o co najmniej sześć pionów więcej niż przeciwnik.
    .short = 6 pionów przewagi na środkowej linii
task-diagonals = Przekątne
    .condition = Na każdej z dwóch długich przekątnych miej co najmniej cztery piony, w tym co najmniej jednego awansowanego. Środek liczy się dla obu.
    .short = 4 na każdej przekątnej, w tym 1 awansowany
task-side-chain = Łańcuch między bokami
    .condition = Połącz łańcuchem sąsiadujących pionów dwa przeciwległe boki areny (także po przekątnej).
    .short = Łańcuch między przeciwległymi bokami
task-corner-chain = Łańcuch między rogami
    .condition = Połącz łańcuchem sąsiadujących pionów dwa przeciwległe rogi areny (także po przekątnej).
    .short = Łańcuch między przeciwległymi rogami
task-imprisonment = Uwięzienie
    .condition = Co najmniej sześć twoich pionów sąsiaduje z jednym wrogim pionem.
    .short = 6 twoich pionów wokół jednego wrogiego
task-envelopment = Okrążenie
    .condition = Co najmniej siedem twoich pionów sąsiaduje z jednym wrogim pionem.
    .short = 7 twoich pionów wokół jednego wrogiego
task-isolation = Odosobnienie
    .condition = Wrogi pion ma innego wrogiego piona w odległości 2, ale nie sąsiaduje z żadnym i w trzech ruchach po pustych polach nie dotrze do pola sąsiadującego z którymś z nich.
    .short = Odetnij wrogiego piona od jego towarzyszy

## Words: board, pieces, ranks

term-tk-arena = arena
    .gen = areny
    .acc = arenę
    .nom_pl = areny
    .gen_pl = aren
    .gender = f
    .definition = Plansza złożona z 69 pól, na której toczy się pojedynek.
term-tk-square = pole
    .gen = pola
    .acc = pole
    .nom_pl = pola
    .gen_pl = pól
    .gender = n
    .definition = Jedno miejsce areny; może na nim stać najwyżej jeden pion.
term-tk-red-square = czerwone pole
    .gen = czerwonego pola
    .acc = czerwone pole
    .nom_pl = czerwone pola
    .gen_pl = czerwonych pól
    .gender = n
    .definition = Jedno z czterech pól oznaczonych na czerwono, do których odwołują się niektóre karty i zadania.
term-tk-green-square = zielone pole
    .gen = zielonego pola
    .acc = zielone pole
    .nom_pl = zielone pola
    .gen_pl = zielonych pól
    .gender = n
    .definition = Jedno z pięciu pól oznaczonych na zielono, do których odwołują się niektóre karty i zadania.
term-tk-coloured-square = kolorowe pole
    .gen = kolorowego pola
    .acc = kolorowe pole
    .nom_pl = kolorowe pola
    .gen_pl = kolorowych pól
    .gender = n
    .definition = Czerwone lub zielone pole.
term-tk-colourless-square = bezbarwne pole
    .gen = bezbarwnego pola
    .acc = bezbarwne pole
    .nom_pl = bezbarwne pola
    .gen_pl = bezbarwnych pól
    .gender = n
    .definition = Pole, które nie jest ani czerwone, ani zielone.
term-tk-central-square = środkowe pole
    .gen = środkowego pola
    .acc = środkowe pole
    .nom_pl = środkowe pola
    .gen_pl = środkowych pól
    .gender = n
    .definition = Jedno z dziewięciu pól pośrodku areny.
term-tk-piece = pion
    .gen = piona
    .acc = piona
    .nom_pl = piony
    .gen_pl = pionów
    .gender = m2
    .definition = Kamień w kolorze gracza stojący na arenie; ma swoją rangę.
term-tk-common = zwykły pion
    .gen = zwykłego piona
    .acc = zwykłego piona
    .nom_pl = zwykłe piony
    .gen_pl = zwykłych pionów
    .gender = m2
    .definition = Pion najniższej rangi.
term-tk-heroic = heroiczny pion
    .gen = heroicznego piona
    .acc = heroicznego piona
    .nom_pl = heroiczne piony
    .gen_pl = heroicznych pionów
    .gender = m2
    .definition = Pion średniej rangi; druga strona zwykłego piona.
term-tk-legendary = legendarny pion
    .gen = legendarnego piona
    .acc = legendarnego piona
    .nom_pl = legendarne piony
    .gen_pl = legendarnych pionów
    .gender = m2
    .definition = Pion najwyższej rangi; każdy kolor ma trzy takie piony.
term-tk-upgraded = awansowany pion
    .gen = awansowanego piona
    .acc = awansowanego piona
    .nom_pl = awansowane piony
    .gen_pl = awansowanych pionów
    .gender = m2
    .definition = Pion heroiczny lub legendarny.
term-tk-non-legendary = nielegendarny pion
    .gen = nielegendarnego piona
    .acc = nielegendarnego piona
    .nom_pl = nielegendarne piony
    .gen_pl = nielegendarnych pionów
    .gender = m2
    .definition = Pion zwykły lub heroiczny.
term-tk-rank = ranga
    .gen = rangi
    .acc = rangę
    .nom_pl = rangi
    .gen_pl = rang
    .gender = f
    .definition = Zwykła, heroiczna lub legendarna, od najniższej do najwyższej.
term-tk-own-piece = własny pion
    .gen = własnego piona
    .acc = własnego piona
    .nom_pl = własne piony
    .gen_pl = własnych pionów
    .gender = m2
    .definition = Pion w twoim kolorze albo w kolorze twojego zespołu.
term-tk-enemy-piece = wrogi pion
    .gen = wrogiego piona
    .acc = wrogiego piona
    .nom_pl = wrogie piony
    .gen_pl = wrogich pionów
    .gender = m2
    .definition = Pion w kolorze dowolnego przeciwnika.
term-tk-supply = pula
    .gen = puli
    .acc = pulę
    .nom_pl = pule
    .gen_pl = pul
    .gender = f
    .definition = Twoje piony, których nie ma na arenie.
term-tk-shortage = niedobór pionów
    .gen = niedoboru pionów
    .acc = niedobór pionów
    .gender = m3
    .definition = Sytuacja, w której w puli nie ma już potrzebnego piona.
term-tk-kalarite = kalaryt
    .gen = kalarytu
    .acc = kalaryt
    .gender = m3
    .definition = Kamień ze skondensowanej magii, z którego zrobione są piony.
term-tk-gateway = Brama
    .gen = Bramy
    .acc = Bramę
    .nom_pl = Bramy
    .gen_pl = Bram
    .gender = f
    .definition = Oznaczony pion gracza, który gra Szkołą Otchłani; na niego patrzą efekty tej szkoły.
term-tk-frozen-effect = efekt mrozu
    .gen = efektu mrozu
    .acc = efekt mrozu
    .nom_pl = efekty mrozu
    .gen_pl = efektów mrozu
    .gender = m3
    .definition = Efekt, który leży odkryty przed graczem i działa później, bez zużycia akcji.
term-tk-thaw = rozmrozić
    .definition = Wykorzystać swój efekt mrozu i odrzucić jego kartę.
term-tk-warp-effect = efekt zakrzywienia
    .gen = efektu zakrzywienia
    .acc = efekt zakrzywienia
    .nom_pl = efekty zakrzywienia
    .gen_pl = efektów zakrzywienia
    .gender = m3
    .definition = Efekt zagrywany z ręki, zanim jego istota zostanie przywołana.
term-tk-pending-being = istota oczekująca
    .gen = istoty oczekującej
    .acc = istotę oczekującą
    .nom_pl = istoty oczekujące
    .gen_pl = istot oczekujących
    .gender = f
    .definition = Istota, której efekt zakrzywienia już zagrano, a którą trzeba jeszcze przywołać.
term-tk-linked-effect = efekt łączony
    .gen = efektu łączonego
    .acc = efekt łączony
    .nom_pl = efekty łączone
    .gen_pl = efektów łączonych
    .gender = m3
    .definition = Wykonuje się wszystkie jego części albo żadną.

## Words: cards

term-tk-being = istota
    .gen = istoty
    .acc = istotę
    .nom_pl = istoty
    .gen_pl = istot
    .gender = f
    .definition = To, co karta pozwala przywołać; działa raz, a potem jest już tylko pionem.
term-tk-legend = legenda
    .gen = legendy
    .acc = legendę
    .nom_pl = legendy
    .gen_pl = legend
    .gender = f
    .definition = Istota ze wspólnej talii legend, o randze legendarnej.
term-tk-flare = flara
    .gen = flary
    .acc = flarę
    .nom_pl = flary
    .gen_pl = flar
    .gender = f
    .definition = Karta, która pomaga, gdy przeciwnik ma wyraźnie więcej pionów.
term-tk-task = zadanie
    .gen = zadania
    .acc = zadanie
    .nom_pl = zadania
    .gen_pl = zadań
    .gender = n
    .definition = Karta, która daje punkty temu, kto spełni jej warunek.
term-tk-current-task = obecne zadanie
    .gen = obecnego zadania
    .acc = obecne zadanie
    .nom_pl = obecne zadania
    .gen_pl = obecnych zadań
    .gender = n
    .definition = Jedno z trzech odkrytych zadań, które można teraz wykonać.
term-tk-next-task = następne zadanie
    .gen = następnego zadania
    .acc = następne zadanie
    .gender = n
    .definition = Odkryta wierzchnia karta talii zadań, która wejdzie do gry jako kolejna.
term-tk-advanced-task = zadanie zaawansowane
    .gen = zadania zaawansowanego
    .acc = zadanie zaawansowane
    .nom_pl = zadania zaawansowane
    .gen_pl = zadań zaawansowanych
    .gender = n
    .definition = Trudniejsze zadanie, pomijane w pierwszej rozgrywce.
term-tk-pattern = wzór
    .gen = wzoru
    .acc = wzór
    .nom_pl = wzory
    .gen_pl = wzorów
    .gender = m3
    .definition = Układ twoich pionów wymagany przez kartę; można go obracać i odbijać.
term-tk-summoning-square = pole przywołania
    .gen = pola przywołania
    .acc = pole przywołania
    .nom_pl = pola przywołania
    .gen_pl = pól przywołania
    .gender = n
    .definition = Pole wzoru, na którym pojawia się istota.
term-tk-marked-square = zaznaczone pole
    .gen = zaznaczonego pola
    .acc = zaznaczone pole
    .nom_pl = zaznaczone pola
    .gen_pl = zaznaczonych pól
    .gender = n
    .definition = Pole wskazane na rysunku karty na potrzeby efektu.
term-tk-indicated-direction = wskazany kierunek
    .gen = wskazanego kierunku
    .acc = wskazany kierunek
    .nom_pl = wskazane kierunki
    .gen_pl = wskazanych kierunków
    .gender = m3
    .definition = Kierunek pokazany strzałką na karcie.
term-tk-orientation = ułożenie wzoru
    .gen = ułożenia wzoru
    .acc = ułożenie wzoru
    .nom_pl = ułożenia wzoru
    .gen_pl = ułożeń wzoru
    .gender = n
    .definition = Jeden z ośmiu sposobów obrócenia lub odbicia wzoru.
term-tk-effect = efekt
    .gen = efektu
    .acc = efekt
    .nom_pl = efekty
    .gen_pl = efektów
    .gender = m3
    .definition = To, co robi karta po przywołaniu lub rzuceniu.
term-tk-school = szkoła
    .gen = szkoły
    .acc = szkołę
    .nom_pl = szkoły
    .gen_pl = szkół
    .gender = f
    .definition = Tradycja przywoławców z własną talią istot.
term-tk-summoner-player = przywoławca
    .gen = przywoławcy
    .acc = przywoławcę
    .nom_pl = przywoławcy
    .gen_pl = przywoławców
    .gender = m1
    .definition = Mag pojedynkujący się na arenie, czyli gracz.

## Words: turn and actions

term-tk-action = akcja
    .gen = akcji
    .acc = akcję
    .nom_pl = akcje
    .gen_pl = akcji
    .gender = f
    .definition = Jedna z dwóch czynności w turze: umieszczenie, przywołanie lub odrzucenie.
term-tk-place = umieścić (piona)
    .definition = Postawić piona z puli na pustym polu.
term-tk-summon = przywołać (istotę)
    .definition = Zagrać istotę, której wzór masz ułożony, i postawić jej piona na arenie.
term-tk-invoke-flare = rzucić flarę
    .definition = Użyć flary; nie kosztuje to akcji.
term-tk-claim-task = wykonać zadanie
    .definition = Zabrać obecne zadanie pod koniec tury, gdy jego warunek jest spełniony.
term-tk-discard-action = akcja odrzucania kart
    .gen = akcji odrzucania kart
    .acc = akcję odrzucania kart
    .nom_pl = akcje odrzucania kart
    .gen_pl = akcji odrzucania kart
    .gender = f
    .definition = Akcja, w której odrzucasz jedną istotę i możesz odłożyć inne karty na spód ich talii.
term-tk-gain-action = otrzymać dodatkową akcję
    .definition = Mieć w tej turze o jedną akcję więcej.
term-tk-extra-turn = dodatkowa tura
    .gen = dodatkowej tury
    .acc = dodatkową turę
    .nom_pl = dodatkowe tury
    .gen_pl = dodatkowych tur
    .gender = f
    .definition = Cała tura rozgrywana zaraz po bieżącej.
term-tk-draw-extra = dobrać dodatkową kartę
    .definition = Pod koniec tury dobrać o jedną kartę więcej niż zwykle.
term-tk-upper-condition = górny warunek
    .gen = górnego warunku
    .acc = górny warunek
    .nom_pl = górne warunki
    .gen_pl = górnych warunków
    .gender = m3
    .definition = Przeciwnik ma o tyle więcej awansowanych pionów niż ty.
term-tk-lower-condition = dolny warunek
    .gen = dolnego warunku
    .acc = dolny warunek
    .nom_pl = dolne warunki
    .gen_pl = dolnych warunków
    .gender = m3
    .definition = Przeciwnik ma łącznie o tyle więcej pionów niż ty.
term-tk-improvised-summoning = improwizowane przywołanie
    .gen = improwizowanego przywołania
    .acc = improwizowane przywołanie
    .nom_pl = improwizowane przywołania
    .gen_pl = improwizowanych przywołań
    .gender = n
    .definition = Wykorzystanie we wzorze jednego wrogiego piona jak własnego, raz na kolor, w bitwie na śmierć i życie.
term-tk-borrow = wykorzystać (wrogiego piona)
    .definition = Potraktować wrogiego piona jak własnego na potrzeby jednego wzoru.
term-tk-hand-over = przekazać kontrolę
    .definition = Pozwolić partnerowi dokończyć akcje twojej tury.
term-tk-partner = partner
    .gen = partnera
    .acc = partnera
    .nom_pl = partnerzy
    .gen_pl = partnerów
    .gender = m1
    .definition = Drugi gracz z twojego zespołu.
term-tk-team = zespół
    .gen = zespołu
    .acc = zespół
    .nom_pl = zespoły
    .gen_pl = zespołów
    .gender = m3
    .definition = Dwóch graczy grających pionami jednego koloru.
term-tk-sideways-card = obrócona karta
    .gen = obróconej karty
    .acc = obróconą kartę
    .nom_pl = obrócone karty
    .gen_pl = obróconych kart
    .gender = f
    .definition = Jedna z sześciu kart na spodzie talii w grze zespołowej, obrócona na bok.

## Words: what effects do

term-tk-destroy = zniszczyć
    .definition = Usunąć piona z areny i oddać go właścicielowi.
term-tk-upgrade = awansować
    .definition = Podnieść rangę piona o jeden stopień.
term-tk-downgrade = zdegradować
    .definition = Obniżyć rangę piona o jeden stopień.
term-tk-convert = zamienić (wrogiego piona na swojego)
    .definition = Zastąpić wrogiego piona swoim; tamten liczy się jako zniszczony.
term-tk-swap = zamienić miejscami
    .definition = Przestawić dwa piony jeden na miejsce drugiego; nic nie ulega zniszczeniu.
term-tk-move = ruch
    .gen = ruchu
    .acc = ruch
    .nom_pl = ruchy
    .gen_pl = ruchów
    .gender = m3
    .definition = Przejście na jedno z ośmiu sąsiadujących pól.
term-tk-standard-move = standardowy ruch
    .gen = standardowego ruchu
    .acc = standardowy ruch
    .nom_pl = standardowe ruchy
    .gen_pl = standardowych ruchów
    .gender = m3
    .definition = Ruch na puste pole lub na pole piona niższej rangi, który ulega zniszczeniu.
term-tk-combat-move = bojowy ruch
    .gen = bojowego ruchu
    .acc = bojowy ruch
    .nom_pl = bojowe ruchy
    .gen_pl = bojowych ruchów
    .gender = m3
    .definition = Ruch na puste pole lub na pole piona tej samej lub niższej rangi, który ulega zniszczeniu.
term-tk-leap = skok
    .gen = skoku
    .acc = skok
    .nom_pl = skoki
    .gen_pl = skoków
    .gender = m3
    .definition = Jak ruch, ale na dowolne inne pole.
term-tk-standard-leap = standardowy skok
    .gen = standardowego skoku
    .acc = standardowy skok
    .nom_pl = standardowe skoki
    .gen_pl = standardowych skoków
    .gender = m3
    .definition = Skok na puste pole lub na pole piona niższej rangi.
term-tk-combat-leap = bojowy skok
    .gen = bojowego skoku
    .acc = bojowy skok
    .nom_pl = bojowe skoki
    .gen_pl = bojowych skoków
    .gender = m3
    .definition = Skok na puste pole lub na pole piona tej samej lub niższej rangi.
term-tk-adjacent = sąsiadujący
    .definition = Na jednym z ośmiu otaczających pól.
term-tk-orthogonal = sąsiadujący po linii prostej
    .definition = Sąsiadujący bokiem pola.
term-tk-diagonal = sąsiadujący po przekątnej
    .definition = Sąsiadujący rogiem pola.
term-tk-distance = odległość
    .gen = odległości
    .acc = odległość
    .nom_pl = odległości
    .gen_pl = odległości
    .gender = f
    .definition = Liczba pojedynczych ruchów między dwoma polami na pustej arenie.
term-tk-direction = kierunek
    .gen = kierunku
    .acc = kierunek
    .nom_pl = kierunki
    .gen_pl = kierunków
    .gender = m3
    .definition = Jedna z ośmiu linii prostych wychodzących z pola.
term-tk-connected-group = połączona grupa
    .gen = połączonej grupy
    .acc = połączoną grupę
    .nom_pl = połączone grupy
    .gen_pl = połączonych grup
    .gender = f
    .definition = Piony tworzące jeden łańcuch sąsiadów, także po przekątnej.

## Words: forms, score, end

term-tk-form = styl
    .gen = stylu
    .acc = styl
    .nom_pl = style
    .gen_pl = stylów
    .gender = m3
    .definition = Sposób gry w Tash-Kalar z własną punktacją.
    .glossed = no
term-tk-first-game = pierwsza rozgrywka
    .gen = pierwszej rozgrywki
    .acc = pierwszą rozgrywkę
    .gender = f
    .definition = Uproszczona odmiana dla początkujących, bez legend.
term-tk-high-form = Wysoki Styl
    .gen = Wysokiego Stylu
    .acc = Wysoki Styl
    .gender = m3
    .definition = Styl, w którym wykonuje się zadania, do dziewięciu punktów.
term-tk-deathmatch = walka na śmierć i życie
    .gen = walki na śmierć i życie
    .acc = walkę na śmierć i życie
    .nom_pl = walki na śmierć i życie
    .gen_pl = walk na śmierć i życie
    .gender = f
    .definition = Każdy styl, w którym liczy się niszczenie: pojedynek i bitwa.
term-tk-duel = pojedynek na śmierć i życie
    .gen = pojedynku na śmierć i życie
    .acc = pojedynek na śmierć i życie
    .nom_pl = pojedynki na śmierć i życie
    .gen_pl = pojedynków na śmierć i życie
    .gender = m3
    .definition = Dwie strony zdobywają punkty za niszczenie, do osiemnastu.
term-tk-melee = bitwa na śmierć i życie
    .gen = bitwy na śmierć i życie
    .acc = bitwę na śmierć i życie
    .nom_pl = bitwy na śmierć i życie
    .gen_pl = bitew na śmierć i życie
    .gender = f
    .definition = Trzech lub czterech graczy, każdy na każdego; decyduje najsłabszy kolor.
term-tk-team-high-form = zespołowy Wysoki Styl
    .gen = zespołowego Wysokiego Stylu
    .acc = zespołowy Wysoki Styl
    .gender = m3
    .definition = Wysoki Styl dla dwóch dwuosobowych zespołów.
term-tk-team-duel = zespołowy pojedynek na śmierć i życie
    .gen = zespołowego pojedynku na śmierć i życie
    .acc = zespołowy pojedynek na śmierć i życie
    .gender = m3
    .definition = Pojedynek dla dwóch dwuosobowych zespołów.
term-tk-team-play = gra zespołowa
    .gen = gry zespołowej
    .acc = grę zespołową
    .gender = f
    .definition = Czterech graczy w dwóch zespołach, partnerzy naprzeciw siebie.
term-tk-score-board = plansza punktacji
    .gen = planszy punktacji
    .acc = planszę punktacji
    .nom_pl = plansze punktacji
    .gen_pl = plansz punktacji
    .gender = f
    .definition = Tor punktów w walce na śmierć i życie.
term-tk-task-board = plansza zadań
    .gen = planszy zadań
    .acc = planszę zadań
    .gender = f
    .definition = Miejsce na obecne zadania i następne zadanie.
term-tk-end-triggered = koniec gry został rozpoczęty
    .definition = Każdy ma jeszcze jedną pełną turę, bieżący gracz jako ostatni.
term-tk-last-player = ostatni gracz
    .gen = ostatniego gracza
    .acc = ostatniego gracza
    .nom_pl = ostatni gracze
    .gender = m1
    .definition = Gracz, w którego turze koniec gry został rozpoczęty.
term-tk-last-turn = ostatnia tura
    .gen = ostatniej tury
    .acc = ostatnią turę
    .nom_pl = ostatnie tury
    .gen_pl = ostatnich tur
    .gender = f
    .definition = Jedyna pełna tura, jaką każdy gracz ma po rozpoczęciu końca gry.
term-tk-pair-of-commons = para zwykłych pionów
    .gen = pary zwykłych pionów
    .acc = parę zwykłych pionów
    .nom_pl = pary zwykłych pionów
    .gen_pl = par zwykłych pionów
    .gender = f
    .definition = Dwa zniszczone zwykłe piony, razem warte jeden punkt.
term-tk-draw-result = gra nierozstrzygnięta
    .gen = gry nierozstrzygniętej
    .acc = grę nierozstrzygniętą
    .gender = f
    .definition = Mimo wszystkich rozstrzygnięć remisu nikt nie wygrywa.
term-tk-tie = remis
    .gen = remisu
    .acc = remis
    .nom_pl = remisy
    .gen_pl = remisów
    .gender = m3
    .definition = Równa liczba punktów; rozstrzygają awansowane piony, potem wszystkie piony.

## Words: task kinds and colours

term-tk-kind-colored = kolorowe pola (rodzaj zadania)
    .definition = Pod koniec tury twoje piony muszą stać na kolorowych polach.
term-tk-kind-pattern = wzór (rodzaj zadania)
    .definition = Pod koniec tury twoje piony muszą tworzyć na arenie pewien kształt.
term-tk-kind-enemy = wokół wrogiego piona (rodzaj zadania)
    .definition = Twoje piony muszą być odpowiednio ustawione wobec wrogiego piona.
term-tk-kind-summoning = przywołanie (rodzaj zadania)
    .definition = W tej turze musisz przywołać istoty.
term-tk-kind-destruction = zniszczenie (rodzaj zadania)
    .definition = W tej turze musisz zniszczyć wrogie piony.
term-tk-colour-blue = Niebieski
term-tk-colour-red = Czerwony
term-tk-colour-green = Zielony
term-tk-colour-yellow = Żółty

## Words inside sentences: a piece by its rank ($rank, or $there for what stands on a square)

tk-piece =
    { $rank ->
        [legendary] legendarny pion
        [heroic] heroiczny pion
       *[common] zwykły pion
    }
    .acc =
        { $rank ->
            [legendary] legendarnego piona
            [heroic] heroicznego piona
           *[common] zwykłego piona
        }
tk-piece-there =
    { $there ->
        [legendary] legendarny pion
        [heroic] heroiczny pion
       *[common] zwykły pion
    }
tk-rank =
    { $rank ->
        [legendary] legendarny
        [heroic] heroiczny
       *[common] zwykły
    }
tk-on-card = na karcie: { tk-piece } ({ $side })

## Prompts: what a decision asks (tk-prompt-...); .help is one explaining line

tk-invoke-your-flare = Rzuć flarę
tk-prompt-action = Wybierz akcję
    .help = Umieść piona albo przywołaj istotę. Rzucenie flary nie kosztuje akcji.
    .help-discard = Umieść piona, przywołaj istotę albo odrzuć kartę. Rzucenie flary nie kosztuje akcji.
tk-prompt-end-turn = Zakończ turę
    .help = Nie masz już akcji: zakończ turę.
    .help-flare = Nie masz już akcji, ale flara jest gotowa i nie kosztuje akcji.
    .help-claim = Warunek zadania jest spełniony: wykonaj je albo zakończ turę bez niego.
tk-prompt-place-for-partner = Umieść piona za partnera
    .help = Masz kontrolę: każda pozostała akcja to zwykły pion na pustym polu.
tk-prompt-place-taken = Umieść zdjętego piona
    .help = Wybierz dowolne puste pole; może to być to, z którego pion został zdjęty.
tk-prompt-take-off = { $card_title }: wybierz piona do zdjęcia
    .help = Brakuje potrzebnego piona. Jeden z twoich pionów spoza wzoru zwalnia miejsce; nie liczy się jako zniszczony.
tk-prompt-start-piece = Wybierz pole startowe. Kolor: { $side }
    .help = Pierwsze piony ustawia na arenie gracz, który gra jako ostatni.
tk-prompt-put-under = Włożyć kolejne karty pod ich talie?
    .help = Zakryte karty trafiają pod talie, z których pochodzą, jedna po drugiej, ile zechcesz.
tk-prompt-legend-colour = Wybierz kolor punktu za legendę
    .help = Przywołanie legendy daje punkt w wybranym kolorze. O wyniku decyduje twój najsłabszy kolor.
tk-prompt-left-over-colour = Wybierz kolor za pozostałe zwykłe piony
    .help = Zniszczono pojedyncze zwykłe piony różnych kolorów: razem dają punkt w jednym z tych kolorów.
tk-prompt-destroy = { $card_title }: wybierz piona do zniszczenia
    .help = Podświetlone piony mogą zostać zniszczone tym efektem.
tk-prompt-upgrade = { $card_title }: wybierz piona do awansu
    .help = Zwykły pion staje się heroiczny, a heroiczny – legendarny.
tk-prompt-downgrade = { $card_title }: wybierz piona do degradacji
    .help = Legendarny pion staje się heroiczny, a heroiczny – zwykły.
tk-prompt-convert = { $card_title }: wybierz wrogiego piona do zamiany
    .help = Zastępuje go twój pion, a wrogi liczy się jako zniszczony.
tk-prompt-place = { $card_title }: wybierz puste pole na piona
    .help = Stanie tam twój pion z puli.
tk-prompt-place-enemy = { $card_title }: wybierz puste pole na wrogiego piona
    .help = Stanie tam zwykły pion wybranego koloru.
tk-prompt-place-colour = { $card_title }: wybierz kolor
    .help = Na arenie stanie zwykły pion tego koloru.
tk-prompt-grow = { $card_title }: wybierz sąsiednie pole
    .help = Wrogi pion zostaje zniszczony, twój zwykły awansuje, a na pustym polu staje twój zwykły pion.
tk-prompt-doom = { $card_title }: wybierz piona, na którego skoczy
    .help = Pion awansuje, po czym istota skacze na jego pole i go niszczy.
tk-prompt-choose-piece = { $card_title }: wybierz jednego ze swoich pionów
    .help = Zwykły pion awansuje, heroiczny może wykonać bojowy ruch, a legendarny – standardowy.
tk-prompt-mover-standard = { $card_title }: wybierz piona do standardowego ruchu
    .help = Standardowy ruch prowadzi na puste sąsiednie pole albo na piona niższej rangi.
tk-prompt-mover-combat = { $card_title }: wybierz piona do bojowego ruchu
    .help = Bojowy ruch prowadzi na puste sąsiednie pole albo na piona równej lub niższej rangi.
tk-prompt-mover-empty = { $card_title }: wybierz piona do ruchu
    .help = Ten ruch musi kończyć się na pustym sąsiednim polu.
tk-prompt-move-standard = { $card_title }: wybierz pole docelowe standardowego ruchu
    .help = Puste sąsiednie pole albo pion niższej rangi, który zostanie zniszczony.
tk-prompt-move-combat = { $card_title }: wybierz pole docelowe bojowego ruchu
    .help = Puste sąsiednie pole albo pion równej lub niższej rangi, który zostanie zniszczony.
tk-prompt-move-empty = { $card_title }: wybierz pole docelowe ruchu
    .help = Puste sąsiednie pole.
tk-prompt-leaper-standard = { $card_title }: wybierz piona do standardowego skoku
    .help = Standardowy skok prowadzi na dowolne puste pole albo na piona niższej rangi.
tk-prompt-leaper-combat = { $card_title }: wybierz piona do bojowego skoku
    .help = Bojowy skok prowadzi na dowolne puste pole albo na piona równej lub niższej rangi.
tk-prompt-leap-standard = { $card_title }: wybierz pole docelowe standardowego skoku
    .help = Dowolne puste pole albo pion niższej rangi, który zostanie zniszczony.
tk-prompt-leap-combat = { $card_title }: wybierz pole docelowe bojowego skoku
    .help = Puste pole albo pion równej lub niższej rangi, który zostanie zniszczony.
tk-prompt-runner = { $card_title }: wybierz piona, który pobiegnie
    .help = Może wykonać dowolną liczbę standardowych ruchów w jednym kierunku.
tk-prompt-run-direction = { $card_title }: wybierz kierunek biegu
    .help = Wszystkie ruchy tego efektu prowadzą w tym kierunku.
tk-prompt-fire-direction = { $card_title }: wybierz kierunek strzału
    .help = Możliwe są tylko kierunki strzałek na karcie.
tk-prompt-breathe-direction = { $card_title }: wybierz kierunek ognia
    .help = Ogień obejmuje ten kierunek i dwa kierunki obok niego.
tk-prompt-follower = { $card_title }: wybierz piona, który podąży
    .help = Wykona bojowy ruch w tym samym kierunku.
tk-prompt-return-card = { $card_title }: wybierz kartę ze swojego stosu kart odrzuconych
    .help = Trafi na wierzch twojej talii, a pod koniec tury dobierzesz jedną kartę więcej.
tk-prompt-downgrade-to-place = { $card_title }: zdegradować, aby umieścić zwykłego piona?
    .help = W zamian umieścisz obok swojego zwykłego piona.
tk-prompt-downgrade-or-destroy = { $card_title }: zdegradować czy zniszczyć?
    .help = Zdegraduj do trzech połączonych awansowanych pionów albo zniszcz do czterech połączonych zwykłych.
tk-prompt-burn = { $card_title }: palić blisko czy daleko?
    .help = Blisko: nielegendarne wrogie piony obok. Daleko: zwykłe wrogie piony do dwóch pól dalej.
tk-prompt-storm-rank = { $card_title }: wybierz rangę piona burzy
    .help = Zwykły pion może wykonać do pięciu ruchów, heroiczny trzy, legendarny jeden; potem zostaje zniszczony.
tk-prompt-move-or-action = { $card_title }: ruch czy dodatkowa akcja?
    .help = Istota może wykonać bojowy ruch albo otrzymujesz dodatkową akcję.
tk-prompt-place-or-convert = { $card_title }: umieścić czy zamienić?
    .help = Umieść zwykłego piona albo zamień zwykłego wrogiego piona na swojego.
tk-prompt-move-or-upgrade = { $card_title }: ruch czy awans?
    .help = Wykonaj standardowy ruch swoim zwykłym pionem albo awansuj jednego z nich.
tk-prompt-place-or-upgrade = { $card_title }: umieścić czy awansować?
    .help = Umieść zwykłego piona albo awansuj jednego ze swoich zwykłych pionów.
tk-prompt-which-first = { $card_title }: który ruch najpierw?
    .help = Możesz wykonać jeden standardowy i jeden bojowy ruch, w dowolnej kolejności.
tk-prompt-combat-or-standard = { $card_title }: jeden bojowy ruch czy dwa standardowe?
    .help = Wybierz rodzaj ruchu, a potem piony, które go wykonają.
tk-prompt-gateway = { $card_title }: wybierz nową Bramę
    .help = Jeden z twoich zwykłych lub heroicznych pionów zostaje Bramą.
tk-prompt-give-up-flare = { $card_title }: odrzucić flarę?
    .help = Otrzymasz za nią jedną akcję. Flara zostaje pokazana i nie ma efektu.
tk-prompt-keep-frozen = { $card_title }: który efekt mrozu zostaje?
    .help = Możesz mieć jeden efekt mrozu. Druga karta zostaje odrzucona.
tk-prompt-freeze = { $card_title }: wybierz odrzuconą kartę z efektem mrozu
    .help = Zostanie wyłożona przed tobą, a jej efekt mrozu wejdzie do gry.
tk-prompt-mirror = { $card_title }: wybierz piona do odbicia
    .help = Na polu naprzeciwko staje twój pion tej samej rangi.
tk-prompt-turn-colour = { $card_title }: wybierz nowy kolor
    .help = Istota staje się zwykłym pionem tego koloru.
tk-prompt-downgrade-to-slow = { $card_title }: zdegradować?
    .help = Każdy inny gracz lub drużyna traci wtedy jedną akcję swojej następnej tury.
tk-prompt-swap = { $card_title }: wybierz swojego piona do zamiany miejsc
    .help = Zamieni się miejscem z innym pionem; nic nie zostanie zniszczone.
tk-prompt-swap-with = { $card_title }: wybierz piona, z którym zamieni się miejscem
    .help = Oba pozostaną tym, czym są.
tk-prompt-twin-piece = { $card_title }: wybierz jednego ze swoich pionów
    .help = Można zniszczyć do dwóch sąsiadujących z nim zwykłych pionów.
tk-prompt-put-on-card = { $card_title }: wybierz piona, który trafi na kartę
    .help = Dowolny pion na bezbarwnym polu. Wróci, gdy ta istota zostanie przywołana.
tk-prompt-leave-card = { $card_title }: wybierz, dokąd skoczy pion z karty
    .help = Puste bezbarwne pole albo takie z pionem niższej rangi, który zostanie zniszczony.
tk-prompt-return-or-move = { $card_title }: cofnąć oczekującą istotę czy wykonać ruch?
    .help = Na ręce nie kosztuje już punktów, a jej efekt zakrzywienia można zagrać znowu.
tk-prompt-place-or-move = { $card_title }: umieścić zwykłego piona czy wykonać ruch?
    .help = Zwykły pion wykonuje bojowy ruch, awansowany – standardowy.
tk-prompt-mover-by-rank = { $card_title }: wybierz piona, który wykona ruch
    .help = Zwykły pion wykonuje bojowy ruch, awansowany – standardowy.
tk-prompt-discard-pending = { $card_title }: odrzucić oczekującą istotę?
    .help = Trafi na twój stos kart odrzuconych i nie będzie już kosztować punktów.
tk-prompt-give-up-card = { $card_title }: odrzucić kartę z ręki?
    .help = Istotę, legendę albo flarę. Karta zostaje pokazana i nie ma efektu.
tk-prompt-draw-in = { $card_title }: wybierz puste bezbarwne pole
    .help = Każdy sąsiadujący zwykły pion musi na nie wejść, jeden po drugim; zostaje tylko ostatni.
tk-prompt-drawn-in = { $card_title }: wybierz zwykłego piona, który wejdzie następny
    .help = Zniszczy tego, który wszedł przed nim.
tk-prompt-copy-or-move = { $card_title }: skopiować efekt zakrzywienia czy wykonać ruch?
    .help = Efekt zakrzywienia karty ze stosu odrzuconych albo do trzech bojowych ruchów we wskazanym kierunku.
tk-prompt-copy-warp = { $card_title }: wybierz kartę, której efekt zakrzywienia skopiujesz
    .help = Kopiuje się sam efekt; żadna istota nie zaczyna przez to oczekiwać.
tk-prompt-combat-or-two-standard = { $card_title }: jeden bojowy ruch czy dwa standardowe?
    .help = Wykonuje je jeden z twoich zwykłych lub heroicznych pionów.
tk-prompt-destroy-or-upgrade = { $card_title }: zniszczyć legendarnego piona czy awansować?
    .help = Awansowana do legendarnej liczy się jako legenda przywołana w tej turze, a legendy z twojej ręki zostają odrzucone.

## Options: what an answer does (tk-option-...)

tk-option-place = Umieść zwykłego piona na polu { $square }
tk-option-take-off = Zdejmij swojego piona z pola { $square } i umieść go na nowo
tk-option-summon =
    { $borrowed ->
        [none]
            { $improvised ->
                [none] Przywołaj: { $card } ({ $square })
               *[other] Przywołaj: { $card } ({ $square }), improwizacja: { $improvised }
            }
       *[other]
            { $improvised ->
                [none] Przywołaj: { $card } ({ $square }), wykorzystany pion: { $borrowed }
               *[other] Przywołaj: { $card } ({ $square }), wykorzystany pion: { $borrowed }, improwizacja: { $improvised }
            }
    }
tk-option-discard = Odrzuć: { $card }
tk-option-put-under = Włóż pod talię: { $card }
tk-option-flare = Rzuć: { $flare }. Przeciwnik: { $against }
tk-option-thaw = Rozmroź: { $card }
tk-option-warp = Zakrzyw: { $card }
tk-option-hand-over = Przekaż kontrolę partnerowi
tk-option-claim = Zakończ turę i wykonaj zadanie: { $task }
tk-option-end-turn = Zakończ turę
tk-option-pick = Wybierz { $square }
tk-picked-piece = { tk-option-pick } ({ $side }, { tk-rank })
tk-option-direction = Kierunek: { $direction }
tk-option-choose = { $way }
tk-option-card = Wybierz: { $card }
tk-option-colour = Kolor: { $side }
tk-option-decline = Pomiń
tk-option-draw = Dobierz: { $card }
tk-option-reveal = Odkryj: { $task }
tk-option-deal-school = Rozdaj: { $school }
tk-option-go-first = Zaczyna { $player }

## Ways to go on (tk-way-...) and directions

tk-way-place = Umieść piona
tk-way-convert = Zamień
tk-way-move = Wykonaj ruch
tk-way-upgrade = Awansuj
tk-way-downgrade = Zdegraduj
tk-way-destroy = Zniszcz
tk-way-action = Dodatkowa akcja
tk-way-near = Blisko: nielegendarne wrogie piony obok
tk-way-far = Daleko: zwykłe wrogie piony do dwóch pól dalej
tk-way-standard = Standardowy ruch
tk-way-combat = Bojowy ruch
tk-way-common = Zwykły pion
tk-way-heroic = Heroiczny pion
tk-way-legendary = Legendarny pion
tk-way-flare = Odrzuć flarę
tk-way-return = Cofnij na rękę
tk-way-discard = Odrzuć
tk-way-copy = Skopiuj efekt zakrzywienia

tk-direction-n = w górę
tk-direction-ne = w górę i w prawo
tk-direction-e = w prawo
tk-direction-se = w dół i w prawo
tk-direction-s = w dół
tk-direction-sw = w dół i w lewo
tk-direction-w = w lewo
tk-direction-nw = w górę i w lewo

## Log: what happened (tk-log-...)

tk-log-started = Zaczyna { $player }.
tk-log-school-taken = { $player } gra szkołą: { $school }.
tk-log-turn-began =
    { $extra ->
        [yes] Tura { $turn }: { $player }, dodatkowa tura, akcje: { $actions }.
       *[no] Tura { $turn }: { $player }, akcje: { $actions }.
    }
tk-log-turn-ended = { $player } kończy turę.
tk-log-placed = { $side }: { tk-piece } pojawia się na polu { $square }.
tk-log-taken-off = { $side } zdejmuje { tk-piece.acc } z pola { $square }.
tk-log-being-shown = { $player } pokazuje: { $card }.
tk-log-card-laid-down = Efekt się zakończył, karta trafia na stos odrzuconych: { $card }.
tk-log-improvised = { $side }: wykorzystano w improwizacji kolor gracza { $colour }.
tk-log-enemy-piece-lent = W najbliższym przywołaniu w tej turze { $player } może wykorzystać jednego wrogiego piona.
tk-log-summoned =
    { $lent ->
        [none] { $player } przywołuje: { $card } ({ $square }).
       *[other] { $player } przywołuje: { $card } ({ $square }), wykorzystany wrogi pion: { $lent }.
    }
tk-log-moved =
    { $leap ->
        [yes] Pion z pola { $at } skacze na { $to }.
       *[no] Pion z pola { $at } rusza się na { $to }.
    }
tk-log-destroyed = { $side } traci { tk-piece.acc } na polu { $square }.
tk-log-upgraded = Awans na polu { $square }: pion jest teraz { tk-rank }.
tk-log-downgraded = Degradacja na polu { $square }: pion jest teraz { tk-rank }.
tk-log-converted = { $side } zamienia wrogiego piona na polu { $square } na własnego: { tk-piece }.
tk-log-action-spent = Pozostałe akcje: { $left }.
tk-log-actions-gained =
    { $count ->
        [one] Dodatkowa akcja.
       *[other] Dodatkowe akcje: { $count }.
    }
tk-log-actions-lost =
    { $count ->
        [one] Nie ma dozwolonej akcji: przepada jedna akcja.
       *[other] Nie ma dozwolonej akcji: przepadają akcje ({ $count }).
    }
tk-log-flare-invoked =
    { $upper ->
        [yes]
            { $lower ->
                [yes] { $player } rzuca: { $flare }. Przeciwnik: { $against }. Działają oba efekty.
               *[no] { $player } rzuca: { $flare }. Przeciwnik: { $against }. Działa górny efekt.
            }
       *[no] { $player } rzuca: { $flare }. Przeciwnik: { $against }. Działa dolny efekt.
    }
tk-log-discarded = { $player } odrzuca: { $card }.
tk-log-card-put-under = { $player } wkłada zakrytą kartę pod talię: { $card }.
tk-log-card-put-under-hidden =
    { $deck ->
        [legends] { $player } wkłada zakrytą legendę pod talię.
        [flares] { $player } wkłada zakrytą flarę pod talię.
       *[school] { $player } wkłada zakrytą kartę pod talię.
    }
tk-log-drew = { $player } dobiera: { $card }.
tk-log-drew-hidden =
    { $deck ->
        [legends] { $player } dobiera legendę.
        [flares] { $player } dobiera flarę.
       *[school] { $player } dobiera kartę.
    }
tk-log-reshuffled =
    { $deck ->
        [legends] Odrzucone legendy tworzą nową potasowaną talię.
       *[flares] Odrzucone flary tworzą nową potasowaną talię.
    }
tk-log-card-returned = { $player } odkłada odrzuconą kartę na wierzch talii: { $card }.
tk-log-card-laid-under = Efekt się zakończył, karta trafia pod spód talii: { $card }.
tk-log-card-frozen = Efekt mrozu gracza { $player } jest w grze: { $card }.
tk-log-thawed = { $player } rozmraża: { $card }.
tk-log-unfrozen = { $player } odrzuca dotychczasowy efekt mrozu: { $card }.
tk-log-left-the-game = { $side }: { tk-piece } na zawsze opuszcza grę.
tk-log-slowed = { $side }: następna tura ma o jedną akcję mniej.
tk-log-warped = { $player } zagrywa efekt zakrzywienia: { $card }. Istota oczekuje.
tk-log-warp-copied = { $player } kopiuje efekt zakrzywienia: { $card }.
tk-log-pending-discarded = { $player } odrzuca oczekującą istotę: { $card }.
tk-log-pending-returned = { $player } cofa oczekującą istotę na rękę: { $card }.
tk-log-swapped = Piony na polach { $at } i { $to } zamieniają się miejscami.
tk-log-put-on-card = { $side }: { tk-piece } z pola { $square } trafia na kartę: { $card }.
tk-log-left-card =
    { $square ->
        [none] Pion z karty nie ma dokąd skoczyć i wraca do puli: { $card }.
       *[other] { $side }: { tk-piece } skacze z karty na pole { $square }: { $card }.
    }
tk-log-counting-more = Do końca tury każdy pion, którego zniszczy { $player }, liczy się jak { $number }.
tk-log-empty-squares-lent = W najbliższym przywołaniu w tej turze { $player } może liczyć puste pola jak zwykłe piony, najwyżej { $number }.
tk-log-card-given-up = { $player } odrzuca kartę z ręki: { $card }.
tk-log-flare-given-up = { $player } odrzuca flarę w zamian za akcję: { $flare }.
tk-log-gateway-opened = Bramą jest teraz pion na polu { $square }.
tk-log-gateway-lost = Brama na polu { $square } znika.
tk-log-possessed = W najbliższym przywołaniu w tej turze { $player } używa we wzorze pionów w kolorze: { $side }.
tk-log-counted-as-legend = To liczy się jako przywołanie legendy: { $card }.
tk-log-handed-over = { $player } przekazuje kontrolę. Teraz decyduje { $partner }.
tk-log-legends-passed =
    { $count ->
        [one] { $player } przekazuje legendę. Otrzymuje ją { $partner }.
       *[other] { $player } przekazuje legendy ({ $count }). Otrzymuje je { $partner }.
    }
tk-log-task-revealed =
    { $where ->
        [next] Następne zadanie: { $task }.
        [under] Zadanie trafia pod talię: { $task }.
       *[current] Obecne zadanie: { $task }.
    }
tk-log-task-became-current = To zadanie jest teraz obecne: { $task }.
tk-log-task-claimed =
    { $points ->
        [one] { $player } wykonuje zadanie: { $task } ({ $points } punkt).
        [few] { $player } wykonuje zadanie: { $task } ({ $points } punkty).
       *[other] { $player } wykonuje zadanie: { $task } ({ $points } punktów).
    }
tk-log-scored =
    { $colour ->
        [none] { $side } zdobywa punkty: { $points } ({ tk-score-reason }).
       *[other] { $side } zdobywa punkty: { $points }, kolor: { $colour } ({ tk-score-reason }).
    }
tk-source-sources = Punkty według źródła
tk-source-lowest = najniższy
tk-source-ended = zakończył grę
tk-source-melee-help = W ramce: kolor, który się liczy, najsłabszy.
tk-source-of-legend = legendy
tk-source-of-flare = flary innych
tk-source-of-left-over = pozostałe piony
tk-source-of-destroyed = zniszczone piony
tk-source-of-before = wcześniej w grze
tk-score-reason =
    { $reason ->
        [legend] legenda
        [flare] flara przeciwnika
        [left-over] pozostałe zwykłe piony
       *[destroyed] zniszczone piony
    }
tk-log-extra-turn = { $player } otrzymuje dodatkową turę.
tk-log-end-triggered =
    { $reason ->
        [deck] Koniec gry został rozpoczęty: wyczerpała się talia. Ostatnią turę ma { $player }.
       *[points] Koniec gry został rozpoczęty: zdobyto wymagane punkty. Ostatnią turę ma { $player }.
    }
tk-log-game-ended = Gra skończona.

## Co zrobiła karta albo tura, w jednym zdaniu (tk-deed-...)

tk-deed-destroyed =
    { $n ->
        [one] { $card_title } niszczy piona.
        [few] { $card_title } niszczy { $n } piony.
       *[other] { $card_title } niszczy { $n } pionów.
    }
tk-deed-converted =
    { $n ->
        [one] { $card_title } zamienia piona.
        [few] { $card_title } zamienia { $n } piony.
       *[other] { $card_title } zamienia { $n } pionów.
    }
tk-deed-upgraded =
    { $n ->
        [one] { $card_title } awansuje piona.
        [few] { $card_title } awansuje { $n } piony.
       *[other] { $card_title } awansuje { $n } pionów.
    }
tk-deed-downgraded =
    { $n ->
        [one] { $card_title } degraduje piona.
        [few] { $card_title } degraduje { $n } piony.
       *[other] { $card_title } degraduje { $n } pionów.
    }
tk-deed-placed =
    { $n ->
        [one] { $card_title } umieszcza piona.
        [few] { $card_title } umieszcza { $n } piony.
       *[other] { $card_title } umieszcza { $n } pionów.
    }
tk-deed-moved =
    { $n ->
        [one] { $card_title } wykonuje ruch.
        [few] { $card_title } wykonuje { $n } ruchy.
       *[other] { $card_title } wykonuje { $n } ruchów.
    }
tk-deed-played = { $player } zagrywa: { $card }.
tk-deed-claimed =
    { $n ->
        [one] { $player } wykonuje zadanie { $task } za { $n } punkt.
        [few] { $player } wykonuje zadanie { $task } za { $n } punkty.
       *[other] { $player } wykonuje zadanie { $task } za { $n } punktów.
    }
tk-deed-turn-destroyed =
    { $n ->
        [one] { $player } niszczy w tej turze piona.
        [few] { $player } niszczy w tej turze { $n } piony.
       *[other] { $player } niszczy w tej turze { $n } pionów.
    }
tk-deed-turn-summoned = { $player } kończy turę z przywołaną istotą: { $card }.
tk-deed-turn = { $player } kończy turę i dobiera karty.
tk-moment-calls = { $player } przyzywa
tk-moment-fallen =
    { $n ->
        [one] Ginie pion na { $squares }.
        [few] Giną piony na { $squares }.
       *[other] Giną piony na { $squares }.
    }

## How a game ended (tk-end-...)

tk-end-points = Zdobyto wymagane punkty.
tk-end-deck = Wyczerpała się talia.
tk-end-last-turns = Rozegrano ostatnie tury.
tk-end-resignation = Jeden z graczy poddał partię.

## Progress of tasks (tk-progress-...)

tk-progress-destroyed = zniszczone { $have }/{ $need }
tk-progress-upgraded = awansowane { $have }/{ $need }
tk-progress-heroic = heroiczne { $have }/{ $need }
tk-progress-legendary = legendarne { $have }/{ $need }
tk-progress-pieces = piony { $have }/{ $need }
tk-progress-upgraded-on-red = awansowane na czerwonych { $have }/{ $need }
tk-progress-upgraded-on-green = awansowane na zielonych { $have }/{ $need }
tk-progress-summoned = przywołane { $have }/{ $need }
tk-progress-legends = legendy { $have }/{ $need }
tk-progress-on-red = na czerwonych { $have }/{ $need }
tk-progress-on-green = na zielonych { $have }/{ $need }
tk-progress-on-coloured = na kolorowych { $have }/{ $need }
tk-progress-ahead = przewaga { $have }/{ $need }
tk-progress-around = wokół wroga { $have }/{ $need }

## Why not: refusals (tk-why-...): what stands in the way, then what would be right

tk-why-over = Gra jest skończona. Możesz obejrzeć ją jeszcze raz w powtórce.
tk-why-not-your-turn = Teraz decyduje inny gracz. Poczekaj na swoją kolej.
tk-why-no-square = Takiego pola nie ma: rogi areny są ścięte. Wybierz jedno z 69 pól.
tk-why-no-action-left = W tej turze nie masz już akcji. Zakończ ją; w następnej masz dwie akcje.
tk-why-partner-only-places = Masz kontrolę przekazaną przez partnera, więc możesz tylko umieszczać zwykłe piony. Wybierz puste pole.
tk-why-place-occupied = Pole { $square } jest zajęte. Piony umieszcza się na pustych polach.
tk-why-place-none-left = W puli nie ma już zwykłych ani heroicznych pionów. Najpierw zdejmij jednego ze swoich z areny.
tk-why-take-off-not-yours = Na polu { $square } nie stoi twój pion, którego można zdjąć. Wybierz swojego zwykłego lub heroicznego piona.
tk-why-take-off-not-needed = W puli są jeszcze piony, więc żadnego się nie zdejmuje. Umieść piona na pustym polu.
tk-why-card-not-in-hand = Nie masz tej karty na ręce. Możesz używać tylko kart, które trzymasz.
tk-why-pattern-nowhere = Twoje piony nigdzie nie tworzą wzoru tej istoty: { $card }. Najpierw umieść brakujące piony.
tk-why-pattern-not-here = Wokół pola { $square } twoje piony nie tworzą wzoru: { $card }. Wybierz pole, na którym wzór pasuje, także obrócony lub odbity.
tk-why-improvise-melee-only = Wokół pola { $square } we wzorze potrzebny jest twój pion tam, gdzie stoi wrogi ({ $lent }): { $card }. Wrogie piony mogą zastąpić twoje tylko w bitwie.
tk-why-colour-improvised-with = W tej grze przywołano już z pomocą piona w kolorze tego, który stoi na polu { $lent }: { $card } ({ $square }). Każdy wrogi kolor można wykorzystać raz. Użyj innego koloru albo własnego piona.
tk-why-too-many-lent =
    { $most ->
        [one] Wokół pola { $square } we wzorze stoją wrogie piony ({ $count }): { $card }. W jednym przywołaniu tylko jeden może zastąpić twojego. Pozostałe umieść samodzielnie.
       *[other] Wokół pola { $square } we wzorze stoją wrogie piony ({ $count }): { $card }. W tym przywołaniu mogą zastąpić twoje najwyżej { $most }. Pozostałe umieść samodzielnie.
    }
tk-why-nothing-lent = Żaden efekt nie pozwala teraz wykorzystać piona na polu { $lent }: { $card } ({ $square }). Użyj własnych pionów.
tk-why-cannot-stand-in = To nie piona na polu { $lent } brakuje we wzorze: { $card } ({ $square }). Zastąpić twojego może tylko wrogi pion na polu, na którym twojego brakuje.
tk-why-other-colour = Twoje następne przywołanie używa zamiast twoich pionów w kolorze: { $side }. Wybrano { $card } ({ $square }). Wybierz pole, na którym wzór tworzą tamte piony.
tk-why-not-frozen = Nie masz w grze takiego efektu mrozu. Przywołaj istotę, której karta go ma.
tk-why-thaw-before-summoning = Tego efektu mrozu używa się tuż przed przywołaniem, które on umożliwia, gdy została akcja: { $card }. Poczekaj na taką chwilę.
tk-why-no-thaw-after-hand-over = Po przekazaniu kontroli nie można niczego rozmrozić. Zrób to, zanim ją przekażesz.
tk-why-no-warp-in-first-turn = W swojej pierwszej turze nie można zagrać efektu zakrzywienia. Zagraj go od drugiej tury.
tk-why-no-warp-after-hand-over = Po przekazaniu kontroli nie można zagrać efektu zakrzywienia. Zagraj go, zanim ją przekażesz.
tk-why-one-pending = Masz już oczekującą istotę: { $card }. Najpierw ją przywołaj, potem zagrasz kolejny efekt zakrzywienia.
tk-why-no-warp-effect = Ta karta nie ma efektu zakrzywienia: { $card }. Zamiast tego przywołaj istotę.
tk-why-pending-stays = Oczekującej istoty nie można odrzucić: { $card }. Przywołaj ją albo odrzuć kartę z ręki.
tk-why-arrives-on-colourless = Ta istota przybywa na puste bezbarwne pole, gdziekolwiek leży jej wzór: { $card }. Pole { $square } takie nie jest. Wybierz inne.
tk-why-higher-rank-there =
    { $rank ->
        [legendary] Na pole { $square } nie można przywołać tej istoty ({ $card }): stoi tam { tk-piece-there }. Wybierz inne pole.
        [heroic] Na pole { $square } nie można przywołać tej istoty ({ $card }): stoi tam { tk-piece-there }. Heroiczna istota może stanąć na pustym polu albo na polu zwykłego lub heroicznego piona.
       *[common] Na pole { $square } nie można przywołać tej istoty ({ $card }): stoi tam { tk-piece-there }. Zwykła istota może stanąć na pustym polu albo na polu zwykłego piona.
    }
tk-why-no-piece-for-being = W puli nie ma już piona dla tej istoty ({ $card }, { $square }); potrzebny jest { tk-piece }. Przywołaj inną albo najpierw zwolnij piona.
tk-why-orientation-does-not-fit = W tym ułożeniu wzór tu nie pasuje: { $card } ({ $square }). Wybierz jedno z podanych ułożeń.
tk-why-no-discard-in-first-game = W pierwszej rozgrywce nie ma akcji odrzucania kart. Umieść piona albo przywołaj istotę.
tk-why-already-discarded = W tej turze karty zostały już odrzucone. Można to zrobić raz na turę: umieść piona albo przywołaj istotę.
tk-why-discard-school-only = Legend i flar się nie odrzuca. Odrzuć istotę ze swojej talii; potem inne karty mogą trafić pod swoje talie.
tk-why-no-flare-in-hand = Nie masz teraz flary. Nową dobierzesz pod koniec tury.
tk-why-no-flare-after-hand-over = Po przekazaniu kontroli nie można rzucić flary. Rzuć ją wcześniej.
tk-why-not-your-flare = To nie twoja flara albo wskazany gracz nie jest twoim przeciwnikiem. Porównaj swoją flarę z pionami przeciwnika.
tk-why-flare-not-behind = Przewaga przeciwnika jest za mała. Awansowane piony: potrzeba { $upper }, jest { $upgraded }. Wszystkie piony: potrzeba { $lower }, jest { $pieces }.
tk-why-no-tasks = W tym stylu nie ma zadań. Punkty dają zniszczone piony i legendy.
tk-why-task-is-next = To dopiero następne zadanie: { $task }. Będzie można je wykonać, gdy stanie się obecne.
tk-why-task-not-current = To nie jest żadne z obecnych zadań. Wybierz jedno z odkrytych.
tk-why-claim-at-end =
    { $count ->
        [one] Zadania wykonuje się pod koniec tury, a została ci jeszcze jedna akcja. Najpierw ją wykorzystaj.
       *[other] Zadania wykonuje się pod koniec tury, a masz jeszcze akcje ({ $count }). Najpierw je wykorzystaj.
    }
tk-why-task-not-fulfilled = Warunek nie jest spełniony: { $task }. Postęp zadania pokazuje, czego brakuje.
tk-why-actions-left =
    { $count ->
        [one] Została ci jedna akcja; trzeba ją wykorzystać, dopóki można coś zrobić.
       *[other] Zostały ci akcje ({ $count }); trzeba je wykorzystać, dopóki można coś zrobić.
    }
tk-why-no-partner = W tym stylu nie masz partnera. Kontrolę przekazuje się tylko w grze zespołowej.
tk-why-already-handed-over = W tej turze kontrola została już przekazana. Odpowiedz na bieżące pytanie.
tk-why-direction-not-indicated = Karta nie wskazuje tego kierunku. Wybierz jedną z jej strzałek.
tk-why-put-under-only-discarding = Karty trafiają pod talie tylko w ramach akcji odrzucania kart. Najpierw odrzuć istotę.
tk-why-nothing-stands-there = Na polu { $square } nie stoi żaden pion. Wybierz piona, którego efekt może dotyczyć.
tk-why-convert-own = Pion na polu { $square } jest już twój. Zamień wrogiego piona.
tk-why-already-legendary = Pion na polu { $square } jest legendarny, a to najwyższa ranga. Awansuj zwykłego lub heroicznego piona.
tk-why-no-legendary-left = W puli nie ma już legendarnego piona, którym można by zastąpić piona na polu { $square }. Awansuj zwykłego piona.
tk-why-already-common = Pion na polu { $square } jest zwykły, a to najniższa ranga. Zdegraduj heroicznego lub legendarnego piona.
tk-why-cannot-move = Pion na polu { $square } nie może wykonać tego ruchu. Wybierz takiego, który ma dokąd pójść.
tk-why-card-spares = { $card_title } nie może zakończyć ruchu na polu { $square }: stoi tam { tk-piece-there }, a tymi ruchami nie wolno go zniszczyć. Wybierz puste pole albo pole z pionem heroicznym.
tk-why-card-limits-move = Karta określa, gdzie może zakończyć się ten ruch, a pole { $square } do tych pól nie należy. Wybierz jedno z podświetlonych pól.
tk-why-not-a-start-square = Piony startowe stawia się tylko na oznaczonych polach, a { $square } do nich nie należy. Wybierz podświetlone pole.
tk-why-card-does-not-reach = Efekt nie pozwala wybrać pola { $square }. Wybierz jedno z podświetlonych pól.
tk-why-only-empty-squares = Ten ruch musi kończyć się na pustym polu, a pole { $square } jest zajęte. Wybierz puste.
tk-why-too-far-to-move = Pole { $square } jest za daleko: ruch prowadzi na sąsiednie pole. Wybierz pole obok piona.
tk-why-standard-needs-lower = Na polu { $square } stoi { tk-piece-there }: standardowy ruch może prowadzić tylko na piona niższej rangi. Wybierz puste pole albo niższego piona.
tk-why-combat-needs-equal-or-lower = Na polu { $square } stoi { tk-piece-there }: bojowy ruch może prowadzić tylko na piona równej lub niższej rangi. Wybierz inne pole.
tk-why-finish-this-first = Najpierw trzeba zdecydować o czymś innym. Odpowiedz na pytanie, potem graj dalej.

## Forms and what can be chosen at set-up

tk-form-first-game = Pierwsza rozgrywka
    .description = Najprostszy styl dla początkujących: bez legend, bez odrzucania kart, z prostymi zadaniami. Kto pierwszy zdobędzie 6 punktów, od razu wygrywa.
tk-form-high-form = Wysoki Styl
    .description = Dwoje graczy zdobywa punkty za zadania i legendarne piony na arenie. 9 punktów rozpoczyna koniec gry.
tk-form-duel = Pojedynek na śmierć i życie
    .description = Dwoje graczy zdobywa punkty za niszczenie pionów i przywoływanie legend. 18 punktów rozpoczyna koniec gry.
tk-form-team-high-form = Zespołowy Wysoki Styl
    .description = Wysoki Styl dla dwóch dwuosobowych zespołów: partnerzy mają wspólne piony, legendy i punkty.
tk-form-team-duel = Zespołowy pojedynek na śmierć i życie
    .description = Pojedynek dla dwóch dwuosobowych zespołów: partnerzy mają wspólne piony, legendy i punkty.
tk-form-melee = Bitwa na śmierć i życie
    .description = Troje lub czworo graczy, każdy na każdego. Punkty zdobywa się w kolorach przeciwników, a decyduje najsłabszy z nich.

tk-setup-schools = Szkoły
    .help = Którą talią gra każdy gracz.
tk-setup-schools-dealt = Rozdane losowo
tk-setup-dealing = Rozdawane szkoły
    .help = Dalsze szkoły zawsze można wybrać. Losowo rozdaje się je tylko na życzenie.
tk-setup-dealing-box = Cztery z gry podstawowej
tk-setup-dealing-all = Wszystkie
tk-setup-first = Gracz rozpoczynający
    .help = Kto rozgrywa pierwszą turę; ma ona tylko jedną akcję.
tk-setup-first-random = Wylosowany
tk-setup-first-tasks = Pierwsze zadania
    .help = Trzy zadania odkryte na początku.
tk-setup-first-tasks-easy = Łatwe: trzy rodzaje, 1 lub 2 punkty
tk-setup-first-tasks-any = Dowolne
