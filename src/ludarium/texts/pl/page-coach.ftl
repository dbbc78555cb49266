### Trener: przełącznik, lista, podpowiedzi w trzech krokach, drugie myśli.

page-coach = Trener
page-coach-off = Wył.
page-coach-threats = Zagrożenia
page-coach-all = Wszystko
page-coach-help = Tylko dla ciebie i nigdy w grach rankingowych. Czyta stół i twoją rękę i liczy, co inni mogą jeszcze mieć; ich kart nie widzi nigdy.
page-coach-waits = Gdy przyjdzie twoja kolej.
page-coach-nothing = Nie ma czego wskazać.
page-coach-said = Trener: { page-coach-off-on }
page-coach-off-on =
    { $watch ->
        [off] wyłączony
        [threats] zagrożenia
       *[all] wszystko
    }
page-coach-percent = { $n } %
page-coach-missing = { $number }: brakujący pion
page-coach-threat = zagrożenie, pasujące istoty: { $number }
page-coach-back = Cofnąć? Możliwe było: { $better }
page-coach-reasons = Zamiast „{ $instead }”: { $reasons }
page-coach-where = Spójrz tutaj: { $places }
page-coach-which = Karta: { $card }
page-coach-ask-which = Która karta?
page-coach-ask-move = Ruch
page-key-coach = Trener: wył., zagrożenia, wszystko
page-key-coach-list = Po liście trenera
page-coach-after = Drugie myśli
    .help = Po odpowiedzi, którą można cofnąć, trener mówi raz, czy możliwe było coś wyraźnie lepszego.
error-coach-rated = W grach rankingowych nie ma trenera.
error-coach-none = Przy tym stole nikt nie ma trenera.
error-coach-turn = Trener mówi, gdy jest twoja kolej.
