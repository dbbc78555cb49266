### Eksplorator: co szło w parze z wygraną.

page-explorer-title = Eksplorator
page-explorer-sub = Co szło w parze z wygraną i na ile to pewne
page-explorer-source = Partie
page-explorer-simulated = Symulowane
page-explorer-own = Moje własne
page-explorer-form = Odmiana
page-explorer-subject = Pokaż
page-explorer-measure = Liczone, gdy
page-explorer-everything = Wszystkie
page-explorer-games = Partie
page-explorer-wins = Wygrane
page-explorer-rate = Odsetek wygranych
page-explorer-interval = Przedział 95 %
page-explorer-between-two = { $low } do { $high }
page-explorer-name = Nazwa
page-explorer-few = za mało partii
page-explorer-show-few =
    { $n ->
        [one] Pokaż jeden wiersz z mniej niż { $few } partiami
        [few] Pokaż { $n } wiersze z mniej niż { $few } partiami
        [many] Pokaż { $n } wierszy z mniej niż { $few } partiami
       *[other] Pokaż { $n } wiersza z mniej niż { $few } partiami
    }
page-explorer-hide-few = Ukryj wiersze z mniej niż { $few } partiami
page-explorer-made =
    { $n ->
        [one] Z jednej symulowanej partii; na każdym miejscu grał bot { $bot }. To, co rzadko się wybiera, losowano.
       *[other] Z { $n } symulowanych partii; na każdym miejscu grał bot { $bot }. To, co rzadko się wybiera, losowano.
    }
page-explorer-older = Te partie rozegrano według starszych zasad.
page-explorer-own-made =
    { $n ->
        [one] Z jednej twojej zakończonej partii. Liczy się tylko twoja strona i tylko ty to widzisz.
       *[other] Z { $n } twoich zakończonych partii. Liczy się tylko twoja strona i tylko ty to widzisz.
    }
page-explorer-waiting =
    { $n ->
        [one] Przeglądana jest jeszcze jedna partia…
        [few] Przeglądane są jeszcze { $n } partie…
        [many] Przeglądanych jest jeszcze { $n } partii…
       *[other] Przeglądane jest jeszcze { $n } partii…
    }
page-explorer-unread =
    { $n ->
        [one] Jedną partię rozegrano według innych zasad; pominięto ją.
        [few] { $n } partie rozegrano według innych zasad; pominięto je.
       *[other] { $n } partii rozegrano według innych zasad; pominięto je.
    }
page-explorer-none = Do gry nie dołączono symulowanych partii tej odmiany.
page-explorer-none-own = Nie masz jeszcze zakończonej partii tej odmiany.
page-explorer-none-here = W tych partiach nie ma nic takiego.
page-explorer-caution = Odsetek mówi, co szło w parze z wygraną, a nie co ją spowodowało: kto prowadzi, może zrobić więcej.
