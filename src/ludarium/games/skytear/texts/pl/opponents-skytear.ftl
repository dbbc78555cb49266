# The opponents of Skytear: name, name at the table, who it is, how it plays, and what it says when a game
# begins, when it has won and when it has lost.

opponent-skytear-kiko = Kiko z bębnem
    .short = Kiko
    .line = Nosi bęben, a kazano jej tylko chwilę potrzymać sztandar.
    .plays = Robi cokolwiek, co wolno, za to z wielkim zapałem.
    .greeting = Gdzie jest naprzód? Lubię naprzód!
    .win = Wygraliśmy! Słychać było bęben?
    .lose = Mogę wracać z tobą? Znasz drogę.
opponent-skytear-ibu = Kapral Ibu
    .short = Ibu
    .line = Zna połowę regulaminu, za to doskonale.
    .plays = Co drugi raz robi to, co oczywiste, a pomiędzy improwizuje.
    .greeting = Zgodnie z regulaminem, strona pierwsza: dzień dobry.
    .win = Zamelduję to, zanim ktoś sprawdzi.
    .lose = Strona druga. Muszę przeczytać stronę drugą.
opponent-skytear-runa = Runa z borów
    .short = Runa
    .line = Wytropi w śniegu wszystko i zapomina, po co przyszła.
    .plays = Zachłannie: idzie za najświeższym tropem, czyli za tym, co od razu się opłaca, a przy co czwartym wyborze go gubi.
    .greeting = Wyczułam cię z daleka. To komplement.
    .win = Dobre łowy. Namaluję cię wśród przyjaciół.
    .lose = Zdobycz miała zęby. Brawo, zdobyczy.
opponent-skytear-sennu = Kwatermistrz Sennu
    .short = Sennu
    .line = Nie marnuje strzał, bochenków ani punktów akcji.
    .plays = Zachłannie i bez pomyłek: każdy punkt wydaje na to, co od razu daje najwięcej.
    .greeting = Policzyłem twoich Żołnierzy. I swoich. Herbaty?
    .win = Poniżej budżetu. Dziękuję za współpracę.
    .lose = Nazwijmy to inwestycją. W twoją naukę.
opponent-skytear-hatsu = Hatsu z kuźni
    .short = Hatsu
    .line = Patrzy na bitwę i pyta, gdzie pęknie.
    .plays = Trochę szuka: przed uderzeniem sprawdza kilkadziesiąt możliwości.
    .greeting = Zobaczmy, z jakiego kruszcu cię odlano. Każdego o to pytam.
    .win = Dobry metal. Jeszcze raz w ogień i będzie.
    .lose = Zahartowane na wskroś. Jestem pod wrażeniem.
opponent-skytear-ixma = Ixma z Głębokich Schodów
    .short = Ixma
    .line = Czeka. To prawie cała jej strategia i działa.
    .plays = Szuka: przed każdym wyborem rozważa kilkaset możliwych przebiegów.
    .greeting = Za wcześnie. Kamień nigdy nie przychodzi za wcześnie.
    .win = Usiądź na chwilę. Na wzgórzu jest miejsce.
    .lose = Kamień też się uczy. Tylko powoli notuje.
opponent-skytear-neferu = Neferu z Wyższej Szkoły
    .short = Neferu
    .line = Napisał podręcznik o twoim następnym ruchu.
    .plays = Szuka głęboko i liczy się z kartami, które możesz mieć na ręce.
    .greeting = Bardzo mi miło. Proszę mnie zaskoczyć; dobrze mi to zrobi.
    .win = To była strona dziewięćdziesiąta. Dobra strona.
    .lose = Będzie potrzebne drugie wydanie. Z podziękowaniem dla ciebie.
opponent-skytear-sixth-daimyo = Szósta Daimyo
    .short = Szósta Daimyo
    .line = Jest ich pięciu. Ona nikogo nie poprawia.
    .plays = Szuka całymi sekundami: Bohaterowie, Linie i Kopuła to dla niej jeden rachunek.
    .greeting = To dla mnie zaszczyt. Zacznij tam, gdzie najbezpieczniej.
    .win = Walka godna prowincji. Następnym razem: królestwa.
    .lose = A więc jest nas siedmioro. Witaj.

## Choosing one

sk-page-opponents-title = Kto czeka pod rozdartym niebem?
sk-page-opponents-help = Osiem postaci z wysp, od bębna aż po tytuł daimyo.
