### The terminal in Polish: words to type and words around the table.

## What can be typed: commands, and verbs of answers (several words with commas)

cli-command-help = pomoc
    .help = ta strona (także: ?)
cli-command-why = dlaczego
    .help = dlaczego nie: dlaczego i możliwość z wcześniejszej tury
cli-command-hint = podpowiedź
    .help = co zrobiłby bot i jak ocenia sytuację
cli-command-coach = trener
    .help = co jest prawie gotowe i co zagraża
cli-command-undo = cofnij
    .help = cofnij swoją ostatnią odpowiedź
cli-command-log = dziennik
    .help = co się działo: dziennik, dziennik 50
cli-command-card = karta
    .help = cała karta, w grach, które mają karty
cli-command-rules = zasady
    .help = zasady: zasady i numer albo słowa
cli-command-show = pokaż
    .help = narysuj stół jeszcze raz
cli-command-resign = poddaj
    .help = poddaj partię
cli-command-save = zapisz
    .help = zapisz partię: zapisz, zapisz PLIK
cli-command-quit = koniec, q, wyjdź
    .help = wyjdź; zapis zostaje i można go kontynuować
cli-command-auto = auto
    .help = pasuj przy każdej okazji do Reakcji; ponownie: pytaj, gdy możesz coś zagrać
cli-command-hold = zatrzymaj, hold
    .help = pytaj przy każdej okazji do Reakcji; ponownie: tylko gdy możesz coś zagrać
cli-command-deck = talia
    .help = budowanie talii: talia pokaż, talia wczytaj PLIK, talia zapisz PLIK
cli-command-piles = stosy, piles
    .help = co leży w zasobach, taliach i stosach kart odrzuconych, a czego jeszcze nie widziano
cli-command-hand = ręka
    .help = twoje karty i ich działanie
cli-command-tasks = zadania
    .help = zadania i ich warunki
cli-command-heroes = bohaterowie
    .help = bohaterowie ze wszystkimi liczbami
cli-command-enemies = wrogowie
    .help = wrogowie i to, co teraz by zrobili
cli-command-places = miejsca
    .help = miejsca sceny odpoczynku i to, co oferują
cli-command-options = opcje
    .help = wszystko, co możesz teraz wybrać, z numerami
cli-verb-place = umieść, postaw
cli-verb-take-off = zdejmij
cli-verb-summon = przywołaj
cli-verb-discard = odrzuć
cli-verb-under = pod talię, włóż
cli-verb-thaw = rozmroź, rozmraża
cli-verb-claim = wykonaj
cli-verb-end = zakończ, zakończ turę, koniec tury
cli-verb-hand-over = przekaż
cli-verb-pick = wybierz
cli-verb-skip = pomiń, nie, stop
cli-help-answers =
    e5 – pole: umieść tam piona albo je wybierz
    rycerz e5 – przywołaj istotę na pole
    umieść e5 – to samo z czasownikiem: umieść, przywołaj, odrzuć, pomiń, zakończ …
    3 – możliwość o tym numerze

## Around the table

cli-short-common = zwykłe
cli-short-heroic = heroicz.
cli-short-legendary = legend.
cli-who = { $player }:
cli-piles = ręka { $hand }, talia { $cards }
cli-flare-upper = Awansowane, przewaga { $count }:
cli-flare-lower = Wszystkie, przewaga { $count }:
cli-which = Liczba pasujących możliwości: { $count }. Która z nich?
cli-which-help = Wpisz numer od 1 do { $count } albo naciśnij Enter, by nic nie wybrać; q wychodzi z gry.
cli-nothing-chosen = Nic nie wybrano.
cli-not-understood = „{ $text }” nie jest tu odpowiedzią. Wpisz numer albo słowa z możliwości; ? pokazuje więcej.
cli-no-number =
    { $count ->
        [0] Tutaj nic nie ma numeru: wpisz to, czego dotyczy pytanie. ? pokazuje więcej.
       *[other] Numeru { $text } tu nie ma: są numery od 1 do { $count }.
    }
cli-possible = „{ $text }” jest teraz możliwe.
cli-no-card = Nie ma karty „{ $text }”.
cli-more-rules = … liczba dalszych zasad: { $count }.
cli-press-enter = Naciśnij Enter, gdy będziesz przy klawiaturze.
cli-read-on = Naciśnij Enter, aby czytać dalej.
cli-press-enter-help = Enter przechodzi dalej; q wychodzi z gry.
cli-saved = Zapis partii: { $path }
cli-not-saved = Nie można zapisać { $path }: { $reason }
cli-other-file = Plik { $path } nie jest zapisem partii, więc nie zostanie nadpisany. Podaj inną nazwę.
cli-left = Partia została przerwana i zapisana; aby ją wznowić: { $command }
cli-earlier = … wcześniejsze wiersze: { $count } (wpisz dziennik)
cli-resign-again = Wpisz poddaj jeszcze raz, aby poddać partię; tego nie da się cofnąć.
cli-no-resign = Tutaj nikt nie może się poddać. Wpisz q, aby wyjść: partia zostanie zachowana.
cli-continuing = Wznawianie przerwanej partii…
cli-folded = więcej: { $commands }
cli-more-options = … wpisz opcje, aby zobaczyć wszystkie
cli-keys = pomoc: ?, wyjście: q

cli-auto-on = Od teraz pasujesz przy każdej okazji do Reakcji. Wpisz „auto” jeszcze raz, aby pytania wróciły.
cli-hold-on = Zatrzymujesz pierwszeństwo: pytanie pojawi się przy każdej okazji do Reakcji. Wpisz „zatrzymaj” jeszcze raz, aby pojawiało się tylko wtedy, gdy możesz coś zagrać.
cli-next-on = Pasujesz, aż padnie inne pytanie.
cli-windows = Pytanie znów pojawi się wszędzie tam, gdzie możesz zagrać Reakcję.

## Replay

cli-replay-step = Krok { $step } z { $total }
cli-replay-keys = Enter: dalej, b: wstecz, numer: do kroku, q: koniec
cli-replay-left = Odtwarzanie przerwano na kroku { $step } z { $total }.

## Games without a screen of their own

cli-plain-help-answers =
    3 – możliwość o tym numerze
    … – słowa z możliwości; gdy pasuje kilka, padnie pytanie, która
cli-plain-help-signs = Ta gra nie ma własnego rysunku: widzisz to, co o sobie mówi, wiersz po wierszu.
cli-plain-no-cards = Ta gra nie ma kart do obejrzenia.
cli-plain-nothing = nic
cli-plain-yes = tak
cli-plain-no = nie
