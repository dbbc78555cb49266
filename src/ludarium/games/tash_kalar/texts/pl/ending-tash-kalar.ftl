### Koniec gry na stronie, po polsku.

tk-ending-won = Wygrana { $won } do { $lost }
tk-ending-lost = Przegrana { $lost } do { $won }
tk-source-of-standing = legendarne piony na arenie
