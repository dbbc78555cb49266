### The terminal in Polish: words to type and words around the table.

## What can be typed: commands (several words with commas), and answers

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
cli-command-piles = stosy, piles
    .help = co leży w zasobach, taliach i stosach kart odrzuconych, a czego jeszcze nie widziano
cli-command-hand = ręka
    .help = twoje karty i ich działanie
cli-command-options = opcje
    .help = wszystko, co możesz teraz wybrać, z numerami
cli-help-answers =
    3 – możliwość o tym numerze
    … – słowa z możliwości; gdy pasuje kilka, padnie pytanie, która

## Around the table

cli-who = { $player }:
cli-piles = ręka { $hand }, talia { $cards }
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

## Replay

cli-replay-step = Krok { $step } z { $total }
cli-replay-keys = Enter: dalej, b: wstecz, numer: do kroku, q: koniec
cli-replay-left = Odtwarzanie przerwano na kroku { $step } z { $total }.

## Games without a screen of their own

cli-plain-help-signs = Ta gra nie ma własnego rysunku: widzisz to, co o sobie mówi, wiersz po wierszu.
cli-plain-no-cards = Ta gra nie ma kart do obejrzenia.
cli-plain-nothing = nic
cli-plain-yes = tak
cli-plain-no = nie
