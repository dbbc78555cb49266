### Words of the terminal for Fateforge: what can be typed, and what stands around the table.

cli-in-fateforge-why = dlaczego nie: dlaczego cios łucznik 2, dlaczego krok F, dlaczego szarża
cli-in-fateforge-card = umiejętność, przedmiot, wróg albo cała karta: karta szarża, karta łucznik
cli-in-fateforge-rules = zasady: zasady 7.7, zasady ruch za energię
cli-in-fateforge-not-understood = „{ $text }” nie jest tu odpowiedzią. Wpisz numer albo słowa z możliwości, np. „krok B” czy „cios łucznik”; ? pokazuje więcej.
cli-ff-command-heroes = bohaterowie
    .help = bohaterowie ze wszystkimi liczbami
cli-ff-command-enemies = wrogowie
    .help = wrogowie i to, co teraz by zrobili
cli-ff-command-places = miejsca
    .help = miejsca sceny odpoczynku i to, co oferują
cli-ff-help-answers =
    3 – możliwość o tym numerze
    krok b – słowa z możliwości: dokąd idziesz
    cios łucznik 2 – co komu robisz; możesz dodać wynik, którym płacisz: cios łucznik 2 precyzyjny
    chyży krok – umiejętność albo przedmiot
    zakończ – zakończ turę
cli-ff-help-signs = Strefy to pola z literą; kreski między nimi to przejścia, { $open } otwarte drzwi, { $closed } zamknięte. { $hero_sign } bohaterowie, { $enemy_sign } wrogowie z liczbą obrażeń wobec wytrzymałości. Znaki: { $stunned } oszołomienie, { $guard } na straży, { $guarded } pod strażą, { $marked } oznaczenie, { $block } żetony bloku, { $armour } pancerz. { $used } wykorzystane w tej rundzie lub walce. { $choice } strefa, którą wymienia odpowiedź.
cli-ff-health = zdrowie
cli-ff-energy = energia
cli-ff-block = blok
cli-ff-armour = pancerz
cli-ff-poison = trucizna
cli-ff-charges = ładunki
cli-ff-ko = ogłuszenie (OG)
cli-ff-hidden = w ukryciu
cli-ff-stunned = oszołomienie
cli-ff-guard-stance = Garda
cli-ff-attack-stance = Natarcie
cli-ff-protected = nie może być celem
cli-ff-taunting = ściąga ataki
cli-ff-carries = niesie: { $what }
cli-ff-fear = Strach: { $cards }
cli-ff-corruption = Zepsucie: { $cards }
cli-ff-ally = sojusznik: { $ally } ({ $faces })
cli-ff-ally-hurt = obrażenia { $n } z { $all }
cli-ff-beast-master = Władca Bestii: { $player }
cli-ff-dice = Kości
cli-ff-gained = zyskane: { $faces }
cli-ff-screen = za zasłonką
cli-ff-enemies = Wrogowie w kolejności działania
cli-ff-weak-point = Słaby punkt: { $weak_point }
cli-ff-wounds = rany { $wounds } z { $most }, zostało kart: { $cards }
cli-ff-nothing-to-show = Nie ma teraz nic do pokazania: wrogowie stoją na mapie walki, a miejsca należą do sceny odpoczynku.
cli-ff-objectives = Cele
cli-ff-round = Runda { $round } z { $rounds }
cli-ff-order = Kolejność: { $order }
cli-ff-reaction = reakcja wrogów
cli-ff-barricades = Barykady: { $ways }
cli-ff-barricade = do { $zone } nie da się strzelić z { $side }
cli-ff-bridges = Inne przejścia: { $ways }
cli-ff-party = Drużyna: złoto { $gold }, żywność { $food }, punkty cech { $traits }, punkty zwycięstwa { $points }
cli-ff-bag = Wspólna torba: { $items }
cli-ff-reputation = Reputacja: { $list }
cli-ff-locked = niedostępne: { $needs }
cli-ff-too-dear = za drogo
cli-ff-hints = Co mówią ludzie
cli-ff-special = Zasady specjalne
cli-ff-place-closed = zamknięte: { $needs }
cli-ff-quests = Zadania poboczne
cli-ff-quest = { $quest }: zagrożenie { $danger }, { ff-n-time }
cli-ff-ware = { $item_title } ({ ff-n-gold })
cli-ff-look-up = Wpisz „karta” i nazwę, aby przeczytać, co robi.
cli-ff-traits = cechy: { $traits }
cli-ff-chance = { $hero } ({ $percent } % szans)
cli-ff-hero-facts = Zdrowie { $health }, energia { $energy }, cecha { $trait }, kości: { $dice }.
cli-ff-phase-setup = przygotowanie
cli-ff-phase-planning = planowanie
cli-ff-phase-order = kolejność tur
cli-ff-phase-turn = tury bohaterów
cli-ff-phase-reaction = reakcja
cli-ff-phase-enemies = tura wrogów
cli-ff-phase-clean-up = porządkowanie
cli-ff-phase-end = po ostatniej rundzie
cli-ff-more-options = … i jeszcze { $count }. Wpisz słowa z tej, której chcesz.
