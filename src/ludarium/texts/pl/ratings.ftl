# Rankingi i profil.

error-rated-not-here = Tutaj ta gra nie jest rankingowa.
error-rated-one-seat = W grze rankingowej każdy gra na własnym miejscu.
error-rated-bot = Ten bot nie ma rankingu. Wybierz przeciwnika z imieniem.
error-rated-clock = Gra rankingowa między ludźmi wymaga zegara.

page-rated = Rankingowa
page-rated-help = Zmienia rankingi: bez cofania, bez podpowiedzi, bez zastępstw, a koniec czasu to przegrana.
page-rated-game = Gra rankingowa
page-rated-said = To gra rankingowa: bez cofania, bez podpowiedzi, bez zastępstw, a koniec czasu to przegrana.

page-profile-since = Gra tu od: { $when }.
page-profile-new = Jeszcze bez partii.
page-profile-games = Partie
page-profile-games-n = { $n }, wygrane: { $won }
page-profile-after = po { $n } partiach
page-profile-of = wygrane: { $won } z { $n }
page-profile-rating = Ranking
page-profile-all = Wszystkie
page-profile-unrated = Nie ma jeszcze rankingu. Zagraj przy stole rankingowym: po { $n } partiach jednej odmiany ranking pojawi się tutaj.
page-profile-household = Tutaj liczy się, kto z kim wygrał. Rankingi prowadzą serwery, na których gra wiele osób.
page-profile-as-table = Pokaż jako tabelę
page-profile-as-chart = Pokaż jako wykres
page-profile-date = Data
page-profile-form = Odmiana
page-profile-curve = { $form } ({ $game }): { $rating }, partie: { $n }, od { $least } do { $most }
page-profile-recent = Ostatnie partie
page-profile-won = Wygrana, grali: { $names }
page-profile-lost = Przegrana, grali: { $names }
page-profile-drawn = Remis, grali: { $names }
page-profile-shared = Gra po obu stronach
page-profile-together = Razem: { $names }
page-profile-alone = W pojedynkę
page-profile-result-won = wygrana
page-profile-result-lost = przegrana
page-profile-none = Żadna partia nie jest jeszcze skończona.
page-profile-deeds = Czyny
page-profile-no-deeds = Jeszcze nic. Czyn to coś, co się zdarzyło: w partii, z kimś, pewnego dnia.
page-profile-done = { $names }, { $when }.
page-profile-have = { $have } z { $of }.
page-profile-records = Z każdym przeciwnikiem
page-profile-parties = Drużyny i medale
page-profile-medals = { $n } × { $won }
page-profile-figures = Wszystkie liczby
page-profile-rename = Zmień imię

deed-by-one-point = O jeden punkt
    .what = Wygrana różnicą jednego punktu.
deed-one-against-all = Sam na wszystkich
    .what = Wygrana tam, gdzie każdy gra za siebie.
deed-with-a-friend = Ramię w ramię
    .what = Wygrana u boku partnera.
deed-against-a-friend = Po drugiej stronie stołu
    .what = Wygrana z kimś, kto nie jest botem.
deed-first-story = Razem
    .what = Pierwsza wspólna wygrana.
deed-master = Ostatni stopień
    .what = Wygrana z najsilniejszym ze wszystkich.
deed-ladder = W górę drabiny
    .what = Wygrana z każdym przeciwnikiem jednej gry.

page-opponents-rating = ranking
page-opponents-you = ty, { $rating }
page-opponents-close = blisko ciebie
page-opponents-together = razem wygrane: { $won } z { $n }
