## Notes to pages that are closed

push-low = Your days run low
push-rematch-alone = Somebody wants a rematch
error-bad-push = Notes to this browser cannot be sent: its push service cannot be found, or is one that this server does not send to.
push-ask-open = This game goes on for days. Your browser can show a short note while this page is open in the background. It never shows cards.
push-setting-help = A note from the browser while you are elsewhere, even with the page closed; never with cards.
