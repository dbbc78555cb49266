## How long the link to a table works

page-link-new = New link
page-link-days =
    { $n ->
        [one] The link works for { $n } day.
       *[other] The link works for { $n } days.
    }
page-link-hours =
    { $n ->
        [one] The link works for { $n } hour.
       *[other] The link works for { $n } hours.
    }
page-link-soon = The link works for less than an hour.
page-link-over = The link does not work any more.
page-link-hidden = The link that was sent still works. It is kept secret even here and cannot be shown again; a new one takes its place.
error-link-over = This invitation has run out. Ask whoever sent it for a new link.
error-not-let-in = The host has not let you in. Ask them for the link.
