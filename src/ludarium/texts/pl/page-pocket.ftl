### Ludarium without a server: everything runs in this browser.

## Start

pocket-starting = Przygotowujemy stół
pocket-starting-first = Za pierwszym razem trwa to trochę dłużej. Potem można grać bez połączenia.
pocket-failed = Nie udało się uruchomić Ludarium
pocket-failed-old = Ta przeglądarka jest za stara, żeby tu grać. Wystarczy dowolna aktualna wersja Firefoksa, Chrome, Edge lub Safari.
pocket-failed-storage = Ta przeglądarka nie pozwala niczego zapisać; niektóre tak robią w oknach prywatnych. Możesz grać, ale po zamknięciu strony partie przepadną.
pocket-failed-full = W pamięci przeglądarki nie ma już miejsca. Twoje partie są bezpieczne: zwolnij trochę miejsca na urządzeniu i spróbuj ponownie. Możesz też grać bez zapisywania.
pocket-failed-lost = Przeglądarka zamknęła swoją pamięć. Jeśli nic z niej nie usunięto, twoje partie są bezpieczne; spróbuj ponownie.
pocket-failed-files = Nie udało się pobrać części plików. Nic nie przepadło: sprawdź połączenie i spróbuj ponownie.
pocket-failed-engine = Silnik nie ruszył. Twoje partie są bezpieczne; spróbuj ponownie.
pocket-failed-slow = Silnik nie odpowiada. Twoje partie są bezpieczne; spróbuj ponownie.
pocket-failed-dead = Silnik zatrzymał się kilka razy. Twoje partie są bezpieczne; spróbuj ponownie.
pocket-play-unkept = Graj bez zapisywania

## Storage

pocket-storage = Na tym urządzeniu
pocket-storage-help = Twoje partie, kampanie i zapisy są w tej przeglądarce i nigdzie indziej.
pocket-unkept = Nic nie jest tu zapisywane, bo przeglądarka na to nie pozwala. Po zamknięciu strony partie przepadną.
pocket-space = Zajęte miejsce
pocket-space-of = { $used } z { $quota } MB, razem z samym Ludarium
pocket-space-used = { $used } MB, razem z samym Ludarium
pocket-lasting = Zachowaj na stałe
pocket-lasting-help = Inaczej przeglądarka może usunąć wszystko, gdy na dysku zabraknie miejsca.
pocket-lasting-ask = Poproś przeglądarkę
pocket-lasting-yes = Zostanie tu, aż zdecydujesz się to usunąć.
pocket-lasting-no = Przeglądarka odmówiła. Często zgadza się, gdy Ludarium jest zainstalowane jako aplikacja; do tego czasu zapisuj co jakiś czas kopię.
pocket-copy = Wszystko w jednym pliku
pocket-copy-help = Partie, kampanie, zapisy, analizy, omówienia, wyniki zagadek, wojna królestw i talie: jako kopia zapasowa albo na inne urządzenie. Język, wygląd i dźwięk każde urządzenie zachowuje własne.
pocket-export = Zapisz kopię
pocket-import = Wczytaj kopię
pocket-left-out =
    { $n ->
        [one] Kopia zapisana. Jeden stół jest uszkodzony i nie ma go w kopii.
        [few] Kopia zapisana. { $n } stoły są uszkodzone i nie ma ich w kopii.
       *[other] Kopia zapisana. { $n } stołów jest uszkodzonych i nie ma ich w kopii.
    }
pocket-imported = Kopia wczytana. Nic z tego, co tu było, nie zniknęło.
pocket-imported-partly = Kopia wczytana. Jeśli na tym urządzeniu coś potoczyło się inaczej (stół, wojna, analiza lub talia), zostaje tak, jak jest tutaj; tę część kopii pominięto.
pocket-full = Pamięć przeglądarki jest pełna. Tego nie zrobiono i nic nie przepadło. Zwolnij trochę miejsca na urządzeniu i spróbuj ponownie.

## Other people

pocket-connect = Graj z ludźmi gdzie indziej
pocket-connect-help = Wspólny stół na kilku urządzeniach wymaga serwera Ludarium. Tutaj kilka osób może grać przy jednym ekranie.
pocket-connect-code = Stół o kodzie { $code } jest na serwerze.
pocket-connect-field = Adres serwera albo link
pocket-connect-open = Przejdź
pocket-connect-wrong = To nie jest adres.
