### Analiza: plansza analizy, omówienia gier, trener.

error-bad-position = Ten tekst nie jest pozycją, która może wystąpić.
error-study-closed = Wszystkie karty są odkryte dopiero po końcu gry. Wybierz, czyja wiedza się liczy.
error-study-answer = Ten wariant nie pasuje już do pozycji.

page-study-fact-wins = wygrywa grę
page-study-fact-loses = nie przegrywa gry

## The board of an analysis

page-study-title = Analiza
page-study-playing = Dalsza gra
page-study-playing-said = Grasz dalej od tego miejsca; za pozostałych odpowiada bot.
page-study-back = Wróć do analizy
page-study-set-up = Ustaw
page-study-copy = Kopiuj jako tekst
page-study-share = Udostępnij link
page-study-sharing = Udostępnij
page-study-picture = Zapisz obraz
page-study-moving = Zapisz ostatnią turę jako ruchomy obraz
page-study-being-drawn = Obraz jest rysowany…
page-study-not-drawn = Ta przeglądarka nie zdołała narysować obrazu.
page-study-keep = Zapisz do pliku
page-study-as-text = Pozycja jako tekst
page-study-text-copied = Tekst skopiowany.
page-study-link-copied = Link skopiowany.
page-study-link-here = Link skopiowany. Otworzy się tylko w tej przeglądarce, bo ona przechowuje partię. Innym wyślij jej zapis.
page-study-link-long = Ta analiza jest za długa na link. Zapisz ją do pliku.
page-study-bad-link = Ten link nie prowadzi do analizy.
page-study-bad-file = Ten plik nie jest analizą.
page-study-no-clipboard = Przeglądarka nie pozwala stronie kopiować. Zaznacz tekst i skopiuj go.
page-study-lines = Warianty silnika
page-study-playouts =
    { $n ->
        [one] { $n } rozegranie · błąd około ±{ $error }
        [few] { $n } rozegrania · błąd około ±{ $error }
       *[other] { $n } rozegrań · błąd około ±{ $error }
    }
page-study-pause = wstrzymaj
page-study-go-on = wznów
page-study-not-judged = Bez oceny.
page-study-show = Pokaż wariant { $n } na planszy
page-study-hide = Pokaż znów pozycję
page-study-shown = Na planszy widać, dokąd prowadzi ta tura.
page-study-drawn = Na planszy: liczby mówią, co jest najpierw, krzyżyk – co ginie.
page-study-variations = Warianty
page-study-promote = wyżej
page-study-delete = usuń
page-study-deleted = Wariant usunięty.
page-study-free = cofać można dowolnie
page-study-empty = Zagraj cokolwiek na planszy: powstanie wariant.
page-study-comment = Komentarz
page-study-more = Oceny i warianty
page-study-whose = Oceniane przy
page-study-all-open = odkrytych kartach
page-study-open = Wszystkie karty są odkryte: gra się skończyła albo jest niczyja.
page-study-knows = Liczy się tylko to, co wie { $player }. Reszta jest rozdawana wiele razy i uśredniana.
page-study-play-on = Graj dalej stąd
page-study-play-said = Grasz na jednym miejscu, bot na wszystkich pozostałych. Analiza zostaje bez zmian.
page-study-opponent = Przeciwnik
page-study-you-play = Grasz jako
page-study-begin = Analiza pozycji
page-study-begin-said = Zacznij od nowej gry, od pustej planszy albo od pozycji jako tekstu. Z powtórki otworzysz tu każdy krok.
page-study-new = Nowa gra
page-study-from-text = Pozycja jako tekst
page-study-analyse = Analizuj
page-study-open-file = Otwórz plik
page-key-branch-before = Poprzedni wariant
page-key-branch-after = Następny wariant
page-key-line = Zagraj wariant silnika
page-key-engine = Wstrzymaj lub wznów silnik
page-study-undo = Przywróć
page-study-thinking = Myślę…

## Omówienie gry

page-review-title = Omówienie gry
page-review-steps =
    { $n ->
        [one] { $n } decyzja
        [few] { $n } decyzje
       *[other] { $n } decyzji
    }
page-review-replay = Cała powtórka
page-review-course = Przebieg gry
page-review-curve = Szansa na wygraną od wyboru do wyboru
page-review-judging = Ocenianie: { $done } z { $of } wyborów
page-review-wait = Momenty pojawią się po ocenie wszystkich wyborów. Możesz wyjść; praca trwa dalej.
    .pocket = Momenty pojawią się po ocenie wszystkich wyborów. Możesz tymczasem robić tu coś innego; praca trwa, póki Ludarium jest otwarte.
page-review-failed = Nie udało się zrobić omówienia.
page-review-short = Ta gra jest za krótka, by ją ocenić.
page-review-even = Żaden wybór nie zmienił szans o więcej niż dwukrotny błąd sędziego.
page-review-moment = Moment
page-review-moment-n = Moment { $n }: { $change }, po nim { $percent }
page-review-moment-of = Moment { $n } z { $all }
page-review-whose = Czyje momenty
page-review-before = Stół przed decyzją { $n }
page-review-lost = Ten wybór: { $change }
page-review-found = Jedyna dobra odpowiedź: { $change }
page-review-why = Lepsza tura: { $reasons }.
page-review-why-found = Przyniosła: { $reasons }.
page-review-played = Zagrano
page-review-better = Lepiej
page-review-best = Najlepszy wybór
page-review-try = Wypróbuj na planszy
page-review-replay-here = Powtórka od tego miejsca
page-review-kept = Zachowana szansa
page-review-kept-said = Ile z najlepszej szansy znalezionej przez sędziego zostawało średnio po każdym wyborze.
page-review-choices =
    { $n ->
        [one] { $n } wybór
        [few] { $n } wybory
       *[other] { $n } wyborów
    }
page-review-table = Wybory
page-review-near = Najlepszy lub w granicach { $n }
page-review-some = Oddane od { $n } do 10
page-review-much = Oddane { $n } lub więcej
page-review-lost-to = Przez co
page-review-rounds = Rundy
page-review-lost-sum = Razem
page-review-how = Sędzią jest wyszukiwanie botów, razem { $n } rozegrań. Osobne wyszukiwania tego samego wyboru różnią się o około { $error }; mniejsze różnice nic nie znaczą. Każdy wybór oceniany jest według tego, co gracz wtedy wiedział.
page-review-judge = Rozegrań na turę jest co najmniej { $n }, nie mniej niż ma { $opponent }: zmierzony ranking tego przeciwnika to { $rating }.
page-review-judge-unmeasured = Rozegrań na turę jest co najmniej { $n }. Jak silny to gracz, w tej grze nie zmierzono.
page-key-moment-before = Poprzedni moment
page-key-moment-after = Następny moment
page-decision-n = decyzja { $n }
