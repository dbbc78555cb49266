### Words of the terminal for Tash-Kalar: what can be typed, and what stands around the table.

cli-in-tash-kalar-why = dlaczego nie: dlaczego e5, dlaczego rycerz e5, dlaczego flara
cli-in-tash-kalar-card = cała karta: karta rycerz
cli-in-tash-kalar-rules = zasady: zasady 6.2, zasady bojowy ruch
cli-in-tash-kalar-not-understood = „{ $text }” nie jest tu odpowiedzią. Wpisz pole, kartę i pole albo numer; ? pokazuje więcej.
cli-tk-command-tasks = zadania
    .help = zadania i ich warunki
cli-tk-verb-place = umieść, postaw
cli-tk-verb-take-off = zdejmij
cli-tk-verb-summon = przywołaj
cli-tk-verb-discard = odrzuć
cli-tk-verb-under = pod talię, włóż
cli-tk-verb-invoke = rzuć, flara, flarę
cli-tk-verb-thaw = rozmroź, rozmraża
cli-tk-verb-warp = zakrzyw, zakrzywienie
cli-tk-verb-claim = wykonaj
cli-tk-verb-end = zakończ, zakończ turę, koniec tury
cli-tk-verb-hand-over = przekaż
cli-tk-verb-pick = wybierz
cli-tk-verb-skip = pomiń, nie, stop
cli-tk-help-answers =
    e5 – pole: umieść tam piona albo je wybierz
    rycerz e5 – przywołaj istotę na pole
    umieść e5 – to samo z czasownikiem: umieść, przywołaj, odrzuć, pomiń, zakończ …
    3 – możliwość o tym numerze
cli-tk-help-signs = Piony: { $shapes }; { $heroic } heroiczny, { $legendary } legendarny. Pola: r czerwone, g zielone, { $last } ostatnia zmiana. Wzory: { $common_needed } twój pion, { $heroic_needed } heroiczny lub wyższy, { $arrival } pole przywołania (puste, z twoim zwykłym albo heroicznym pionem), { $marks } zaznaczone pola.
cli-tk-short-common = zwykłe
cli-tk-short-heroic = heroicz.
cli-tk-short-legendary = legend.
cli-tk-points = punkty
cli-tk-supply = pula
cli-tk-tasks = Zadania
cli-tk-next-task = następne
cli-tk-last-discard = ostatnio odrzucono: { $name }
cli-tk-flare-upper = Awansowane, przewaga { $count }:
cli-tk-flare-lower = Wszystkie, przewaga { $count }:
cli-tk-flare-now =
    { $standing ->
        [behind] { $player }: strata { $count }
       *[ahead] { $player }: przewaga { $count }
    }
cli-tk-place = Aby umieścić piona, wpisz pole, na przykład { $square }.
cli-tk-take-off = Aby zdjąć piona, wpisz jego pole, na przykład { $square }.
cli-tk-pick = Pola:
cli-tk-squares-many = (liczba pól: { $count })
cli-tk-uses = piony { $squares }
cli-tk-marks = zaznaczone { $squares }
cli-tk-directions = kierunki { $directions }
cli-tk-crushes = niszczy to, co stoi na { $square }
