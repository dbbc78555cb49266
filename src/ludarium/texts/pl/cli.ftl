### The terminal in Polish: words to type and words around the table.

## What can be typed: commands, and verbs of answers (several words with commas)

cli-command-help = pomoc
    .help = ta strona (także: ?)
cli-command-why = dlaczego
    .help = dlaczego nie: dlaczego e5, dlaczego rycerz e5, dlaczego flara
cli-command-hint = podpowiedź
    .help = co zrobiłby bot i jak ocenia sytuację
cli-command-undo = cofnij
    .help = cofnij swoją ostatnią odpowiedź
cli-command-log = dziennik
    .help = co się działo: dziennik, dziennik 50
cli-command-card = karta
    .help = cała karta: karta rycerz
cli-command-rules = zasady
    .help = zasady: zasady 6.2, zasady bojowy ruch
cli-command-show = pokaż
    .help = narysuj stół jeszcze raz
cli-command-resign = poddaj
    .help = poddaj partię
cli-command-save = zapisz
    .help = zapisz partię: zapisz, zapisz PLIK
cli-command-quit = koniec
    .help = wyjdź; zapis zostaje i można go kontynuować
cli-verb-place = umieść, postaw
cli-verb-take-off = zdejmij
cli-verb-summon = przywołaj
cli-verb-discard = odrzuć
cli-verb-under = pod talię, włóż
cli-verb-invoke = rzuć, flara, flarę
cli-verb-claim = wykonaj
cli-verb-end = zakończ, zakończ turę
cli-verb-hand-over = przekaż
cli-verb-pick = wybierz
cli-verb-skip = pomiń, nie, stop
cli-help-answers =
    e5 – pole: umieść tam piona albo je wybierz
    rycerz e5 – przywołaj istotę na pole
    umieść e5 – to samo z czasownikiem: umieść, przywołaj, odrzuć, wykonaj, pomiń, zakończ …
    3 – możliwość o tym numerze
cli-help-signs = Piony: { $shapes }; { $heroic } heroiczny, { $legendary } legendarny. Pola: r czerwone, g zielone, { $last } ostatnia zmiana. Wzory: { $common_needed } twój pion, { $heroic_needed } heroiczny lub wyższy, { $arrival } pole przywołania (puste, z twoim zwykłym albo heroicznym pionem), { $marks } zaznaczone pola.

## Around the table

cli-points = punkty
cli-short-common = zwykłe
cli-short-heroic = heroicz.
cli-short-legendary = legend.
cli-supply = pula
cli-tasks = Zadania
cli-next-task = następne
cli-piles = ręka { $hand }, talia { $cards }
cli-last-discard = ostatnio odrzucono: { $name }
cli-flare-now = { $player }: przewaga { $count }
cli-flare-upper = Awansowane, przewaga { $count }:
cli-flare-lower = Wszystkie, przewaga { $count }:
cli-place = Aby umieścić piona, wpisz pole, na przykład { $square }.
cli-take-off = Aby zdjąć piona, wpisz jego pole, na przykład { $square }.
cli-pick = Pola:
cli-squares-many = (liczba pól: { $count })
cli-uses = piony { $squares }
cli-marks = zaznaczone { $squares }
cli-directions = kierunki { $directions }
cli-crushes = niszczy to, co stoi na { $square }
cli-which = Liczba pasujących możliwości: { $count }. Która z nich?
cli-nothing-chosen = Nic nie wybrano.
cli-not-understood = „{ $text }” nie jest tu odpowiedzią. Wpisz pole, kartę i pole albo numer; ? pokazuje więcej.
cli-possible = „{ $text }” jest teraz możliwe.
cli-no-card = Nie ma karty „{ $text }”.
cli-more-rules = … liczba dalszych zasad: { $count }.
cli-press-enter = Naciśnij Enter, gdy będziesz przy klawiaturze.
cli-saved = Zapis partii: { $path }

## Replay

cli-replay-step = Krok { $step } z { $total }
cli-replay-keys = Enter: dalej, b: wstecz, numer: do kroku, q: koniec
