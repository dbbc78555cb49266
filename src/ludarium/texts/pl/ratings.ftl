# Rankingi i profil.

error-rated-not-here = Tutaj ta gra nie jest rankingowa.
error-rated-one-seat = W grze rankingowej każdy gra na własnym miejscu.
error-rated-bot = Ten bot nie ma rankingu. Wybierz przeciwnika z imieniem.
error-rated-clock = Gra rankingowa między ludźmi wymaga zegara.
