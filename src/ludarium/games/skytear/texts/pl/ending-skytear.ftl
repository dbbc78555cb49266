### Koniec bitwy na stronie, po polsku.

sk-ending-won-by = Zwycięstwo: { $card }
sk-ending-others = Pozostałe karty zwycięstwa
sk-ending-report = Raport z bitwy
sk-ending-report-save = Zapisz raport
sk-ending-report-war = Zgłoś do wojny królestw
