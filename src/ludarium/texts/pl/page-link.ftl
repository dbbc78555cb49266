## How long the link to a table works

page-link-new = Nowy link
page-link-days =
    { $n ->
        [one] Link działa jeszcze { $n } dzień.
        [few] Link działa jeszcze { $n } dni.
        [many] Link działa jeszcze { $n } dni.
       *[other] Link działa jeszcze { $n } dnia.
    }
page-link-hours =
    { $n ->
        [one] Link działa jeszcze { $n } godzinę.
        [few] Link działa jeszcze { $n } godziny.
        [many] Link działa jeszcze { $n } godzin.
       *[other] Link działa jeszcze { $n } godziny.
    }
page-link-soon = Link działa jeszcze mniej niż godzinę.
page-link-over = Link już nie działa.
page-link-hidden = Wysłany link nadal działa. Nawet tutaj jest tajny i nie można go pokazać ponownie; nowy link go zastąpi.
error-link-over = To zaproszenie wygasło. Poproś o nowy link osobę, która je wysłała.
error-not-let-in = Gospodarz nie wpuścił cię do stołu. Poproś go o link.
