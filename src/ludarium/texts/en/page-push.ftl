## Notes to pages that are closed

push-low = Your days run low
push-rematch-alone = Somebody wants a rematch
error-bad-push = Notes to this browser cannot be sent: its push service is not found, or is none we send to.
push-ask-open = This game goes on for days. Your browser can show a short note while this page is open somewhere behind. It never shows cards.
push-setting-help = A note from the browser while you look elsewhere, also while the page is closed; never with cards.
