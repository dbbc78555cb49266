## Inviter, et la salle d'attente

page-invite-title = Qui joue avec vous ?
page-invite-lede =
    { $n ->
        [one] Envoyez le lien. La partie commence dès que la place est prise.
       *[other] Envoyez le lien. La partie commence dès que toutes les places sont prises.
    }
page-invite-link = Lien vers la table
page-invite-say = Ou dites le code :
page-invite-row-network = Même réseau
page-invite-row-public = De partout
page-invite-row-here = Cette machine
page-invite-for-network = tout le monde sur ce réseau
page-invite-for-public = quiconque a le lien
page-invite-for-here = personne d'autre
page-invite-closed = fermé
page-invite-closed-help = Ludarium n'écoute que cette machine
page-invite-no-qr = Pas de code : un téléphone ne pourrait pas ouvrir cette adresse.
page-invite-open-button = Ouvrir à ce réseau
page-invite-open-ask = Ouvrir Ludarium à votre réseau ?
page-invite-open-help = Jusqu'à son arrêt, tout le monde sur votre réseau peut ouvrir sa page, créer des tables et rejoindre avec un code. Personne d'autre.
page-invite-opened = Ludarium est maintenant accessible depuis votre réseau.
page-invite-show-qr = Code QR
page-invite-side = Votre camp
page-invite-lots = Tirer au sort
page-room-seats = Places
page-room-title = { $n } sur { $of } sont là.
page-room-lede = Choisissez votre camp. { $host } décide du début.
page-room-lede-host = Choisissez les camps. Vous décidez du début.
page-room-the-host = L'hôte
page-room-host = hôte
page-room-ready = prêt
page-room-choosing = choisit
page-room-i-am-ready = Prêt
page-room-wait = Attendez-moi
page-room-begin = Commencer
page-room-begin-once =
    { $n ->
        [one] Commencer quand il ne manque plus personne
       *[other] Commencer quand { $n } autres sont prêts
    }
page-room-begin-full = Commencer quand toutes les places sont prises
page-room-begins = { $host } commence quand tout le monde est prêt
page-seat-unopened = lien pas encore ouvert
page-seat-opened-phone = lien ouvert sur un téléphone, il y a { $n } s
page-seat-opened-computer = lien ouvert sur un ordinateur, il y a { $n } s
page-seat-coming = Quelqu'un arrive
page-seat-typing = écrit un nom
page-seat-unreachable = personne ne peut encore l'atteindre
page-seat-kept = absent, la place est gardée
page-seat-sit = S'asseoir ici
page-seat-reopen = De nouveau pour tous
page-seat-other-side = Vers l'autre camp
page-seat-bot = Un bot
page-pick-title = Qui prend la place ?
page-pick-seat = Asseoir { $name }
page-join-helps = Ce qui est permis est marqué, et tout refus dit pourquoi.
page-join-waits = { $name } attend à la table.
page-join-watch = Plutôt regarder
page-join-learn = Apprendre d'abord
error-not-all-ready = La partie commence quand toutes les places sont prises et que tout le monde est prêt.
error-somebody-types = Quelqu'un écrit son nom pour une place tenue par un bot ; patientez un instant.
error-no-network = Cette machine n'est sur aucun réseau auquel l'ouvrir.
page-listed = Dans le salon
page-listed-help = toute personne sur ce serveur voit la table ; le public la voit une minute plus tard
