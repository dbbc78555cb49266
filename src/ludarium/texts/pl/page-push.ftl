## Notes to pages that are closed

push-low = Kończy ci się czas na ruch
push-rematch-alone = Ktoś chce rewanżu
error-bad-push = Nie można wysyłać powiadomień do tej przeglądarki: jej usługi powiadomień nie ma albo nie wysyłamy tam niczego.
push-ask-open = Ta partia trwa wiele dni. Przeglądarka może pokazać krótkie powiadomienie, gdy ta strona jest otwarta w tle. Nigdy nie pokazuje kart.
push-setting-help = Powiadomienie przeglądarki, gdy patrzysz gdzie indziej, także gdy strona jest zamknięta; nigdy z kartami.
