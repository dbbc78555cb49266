### Words of the terminal for Tash-Kalar: what can be typed, and what stands around the table.

cli-in-tash-kalar-why = dlaczego nie: dlaczego e5, dlaczego rycerz e5, dlaczego flara
cli-in-tash-kalar-card = cała karta: karta rycerz
cli-in-tash-kalar-rules = zasady: zasady 6.2, zasady bojowy ruch
cli-in-tash-kalar-not-understood = „{ $text }” nie jest tu odpowiedzią. Wpisz pole, kartę i pole albo numer; ? pokazuje więcej.
cli-verb-invoke = rzuć, flara, flarę
cli-help-signs = Piony: { $shapes }; { $heroic } heroiczny, { $legendary } legendarny. Pola: r czerwone, g zielone, { $last } ostatnia zmiana. Wzory: { $common_needed } twój pion, { $heroic_needed } heroiczny lub wyższy, { $arrival } pole przywołania (puste, z twoim zwykłym albo heroicznym pionem), { $marks } zaznaczone pola.
cli-points = punkty
cli-supply = pula
cli-tasks = Zadania
cli-next-task = następne
cli-last-discard = ostatnio odrzucono: { $name }
cli-flare-now =
    { $standing ->
        [behind] { $player }: strata { $count }
       *[ahead] { $player }: przewaga { $count }
    }
cli-place = Aby umieścić piona, wpisz pole, na przykład { $square }.
cli-take-off = Aby zdjąć piona, wpisz jego pole, na przykład { $square }.
cli-pick = Pola:
cli-squares-many = (liczba pól: { $count })
cli-uses = piony { $squares }
cli-marks = zaznaczone { $squares }
cli-directions = kierunki { $directions }
cli-crushes = niszczy to, co stoi na { $square }
