### Koniec bitwy na stronie, po polsku.

sk-ending-won-by = Zwycięstwo: { $card }
sk-ending-others = Pozostałe karty zwycięstwa
sk-ending-damage = Obrażenia budowli według źródła
sk-ending-damage-turns =
    { $n ->
        [one] Faza Żołnierzy w turze { $turns }
       *[other] Fazy Żołnierzy w turach { $turns }
    }
sk-ending-report = Raport z bitwy
sk-ending-report-save = Zapisz raport
sk-ending-report-war = Zgłoś do wojny królestw
