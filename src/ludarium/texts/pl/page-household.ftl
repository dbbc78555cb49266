### Kilka osób w jednej przeglądarce i osoby, które nie chcą się spotykać.

## Kto tu gra

household-title = Kto tu gra
household-help = Każda osoba z tej listy gra w tej przeglądarce pod własnym imieniem, z własnymi stołami, wynikami i ustawieniami.
household-alone = Gra w tej przeglądarce także ktoś inny? Wtedy niech stoły, wyniki i ustawienia każdego będą osobne.
    .pocket = Wersja kieszonkowa przechowuje partie, wyniki i ustawienia jednej osoby. Przy jednym ekranie może grać kilka osób, każda pod własnym imieniem; kto chce mieć własne partie, niech używa osobnego profilu przeglądarki albo gra na serwerze.
household-add = Dodaj osobę
household-add-help = Dostanie tu własne stoły, wyniki i ustawienia.
household-added = Od teraz może tu grać { $name }.
household-face = Twarz
household-sign-sun = Słońce
household-sign-moon = Księżyc
household-sign-leaf = Liść
household-sign-star = Gwiazda
household-sign-wave = Fala
household-sign-mountain = Góra
household-sign-flame = Płomień
household-sign-anchor = Kotwica
household-letter = Pierwsza litera imienia
household-plays = gra teraz
household-play-as = Graj jako { $name }
household-who = Kto to?
household-who-help = Każdy ma tu własne stoły i wyniki.
household-guest = Ktoś inny
household-remove = Usuń z tej przeglądarki: { $name }
household-remove-yes = Usuń
household-remove-ask = Usunąć z tej przeglądarki: { $name }?
household-remove-help = Stoły i wyniki nie zostaną skasowane, ale nikt już nie zagra tu jako { $name }. Kto nie ma innego urządzenia ani klucza dostępu, nie wróci do nich.
household-removed = { $name } już tu nie gra.
household-nameless = Bez imienia
error-nobody-here = Takiej osoby nie ma w tej przeglądarce.
error-household-full = W tej przeglądarce gra już dwanaście osób; najpierw usuń jedną z nich.
error-plays-now = Nie można usunąć osoby, która właśnie gra: niech najpierw zagra ktoś inny albo wyloguj się.

## Jedno urządzenie, dwie osoby

device-shared = Ten stół widział też ktoś inny w przeglądarce, której używa { $name }.

## Osoby, które nie chcą się spotykać

block-person = Zablokuj
block-named = Zablokuj: { $name }
block-ask = Zablokować gracza { $name }?
block-help = Żadnych wspólnych stołów ani zaproszeń, i nie czytacie nic od siebie nawzajem. Nikt się nie dowie, kto kogo zablokował. Cofniesz to w ustawieniach.
block-done = Ty i { $name } już się tu nie spotkacie.
block-list = Zablokowane osoby
block-since = od { $when }
block-lift = Odblokuj
block-lifted = Ty i { $name } możecie się znów spotkać.
block-nameless = Ktoś bez imienia
profile-of = Profil: { $name }
error-blocked = Ty i ktoś przy tym stole nie gracie ze sobą.
error-blocked-silent = Nikt by tu tego nie przeczytał: ty i pozostali nie rozmawiacie ze sobą.
error-nobody-there = Nikt tam nie siedzi, kogo można by zablokować.
error-block-yourself = Nie możesz zablokować siebie.
error-not-blocked = Ta osoba nie jest przez ciebie zablokowana.
