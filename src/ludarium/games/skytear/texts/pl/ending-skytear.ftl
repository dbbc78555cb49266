### Koniec bitwy na stronie, po polsku.

sk-ending-won-by = Zwycięstwo: { $card }
sk-ending-others = Pozostałe karty zwycięstwa
