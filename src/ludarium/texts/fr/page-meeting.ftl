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
page-room-full = Toutes les places sont prises.
page-room-begin-full = Commencer quand toutes les places sont prises
page-room-begins = { $host } commence quand tout le monde est prêt
page-seat-unopened = lien pas encore ouvert
page-seat-opened-phone = lien ouvert sur un téléphone, il y a { $n } s
page-seat-opened-computer = lien ouvert sur un ordinateur, il y a { $n } s
page-seat-coming = Quelqu'un arrive
page-seat-typing = écrit un nom
page-seat-unreachable = personne ne peut encore l'atteindre
page-seat-kept = absent, la place est gardée
page-seat-kept-for = absence depuis { $n } s, la place est gardée
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
page-join-names = ou
page-join-suggested = Loutre vive, Héron calme, Blaireau roux, Pinson hardi, Renard rusé, Chouette sage, Lièvre brave, Cerf serein
page-invite-this-screen = Jouer sur cet écran
page-invite-again = Régler à nouveau
error-not-all-ready = La partie commence quand toutes les places sont prises et que tout le monde est prêt.
error-somebody-types = Quelqu'un écrit son nom pour une place tenue par un bot ; patientez un instant.
error-no-network = Cette machine n'est sur aucun réseau auquel l'ouvrir.
page-watch-later = Le public voit plus tard
page-watch-later-help = une minute après : qui est assis à côté d'un joueur ne peut rien souffler à temps
page-watching = Vous regardez
page-watching-later = Vous regardez · { $n } s plus tard
page-listed = Dans le salon
page-listed-help = toute personne sur ce serveur voit la table ; le public la voit une minute plus tard
error-name-taken = Ce nom appartient ici à quelqu'un d'autre, ou lui ressemble.
error-banned = Ce serveur ne vous laisse plus jouer.
error-bad-link = Ce lien ou ce code a servi, a expiré ou n'a jamais existé. Créez-en un nouveau.
error-muted = Vous ne pouvez plus écrire ici.

## Une personne et ses appareils

page-account = Vous sur ce serveur
page-name-yours = « { $name } » est votre nom ici.
page-name-unclaimed = Aucun nom n'est à vous seul ici.
page-name-claim-help = Personne d'autre ne peut s'asseoir sous votre nom, ni sous un nom qui lui ressemble.
page-name-claim = Garder « { $name } »
page-name-give-back = Rendre ce nom
page-name-kept = « { $name } » est à vous sur ce serveur.
page-name-free = Ce nom est de nouveau libre.
page-device = Vos autres appareils
page-device-help = Soyez la même personne sur téléphone et ordinateur, sans mot de passe.
page-device-link = Lier un autre appareil
page-device-code = J'ai un code
page-device-how = Scannez ceci avec l'autre appareil, ou ouvrez-y cette adresse. Elle sert une fois, pendant dix minutes.
page-device-scan = Scannez avec l'autre appareil
page-device-or-code = Ou écrivez-y :
page-device-address = Adresse pour l'autre appareil
page-device-asks = { $device } a saisi votre code. Est-ce le vôtre ?
page-device-allow = Oui, c'est le mien
page-device-deny = Non
page-device-linked = Cette personne est maintenant connue sur les deux appareils.
page-device-become = Être la même personne ici ?
page-device-become-help = Ce navigateur s'assiéra aux tables de qui a créé le lien. Ce qu'il a joué sous un autre nom reste en arrière.
page-device-code-label = Huit lettres de l'autre appareil
page-device-waits = Dites maintenant oui sur l'autre appareil.
page-device-do = Lier cet appareil
page-passkey = Aucune clé d'accès ne vous connaît
page-passkeys =
    { $n ->
        [one] Une clé d'accès vous connaît
       *[other] { $n } clés d'accès vous connaissent
    }
page-passkey-help = Avec elle, on vous reconnaît même si tous vos navigateurs sont perdus.
page-passkey-make = Créer une clé d'accès
page-passkey-forget = Les oublier
page-passkey-use = Utiliser une clé d'accès
page-data = Vos données
page-data-help = Tout ce que ce serveur garde à votre sujet, dans un fichier ; ou plus rien.
page-data-get = Télécharger
page-data-delete = Tout supprimer
page-data-delete-ask = Supprimer tout ce qui vous concerne ?
page-data-delete-help = Nom, appareils, parties apportées, classements, résultats des problèmes et paroles sont supprimés pour de bon. Les parties avec d'autres continuent : un bot prend votre place, sans votre nom.
page-data-puzzles = Résultats des problèmes
page-data-puzzles-help = À partir d'un fichier de vos données, téléchargé ici ou sur un autre serveur. Ce qui est déjà là reste.
page-data-bring = Rapporter
page-data-brought =
    { $n ->
        [0] Rien n'y est nouveau ici
        [one] Un essai rapporté
       *[other] { $n } essais rapportés
    }
page-data-no-file = Ce n'est pas un fichier de vos données.
page-deleted = Plus rien de vous n'est gardé ici.

## Le salon

page-lobby = Tables ouvertes
page-lobby-open = En attente de joueurs
page-lobby-live = En cours
page-lobby-games = Jeux
page-lobby-forms = Modes
page-lobby-all = Tous
page-lobby-somebody = quelqu'un
page-lobby-free =
    { $n ->
        [one] une place libre
       *[other] { $n } places libres
    }
page-lobby-delay = montré { $n } s plus tard
page-lobby-watch = Regarder
page-lobby-back = À la table
page-lobby-none = Aucune table n'attend. Créez-en une et choisissez « Dans le salon ».
page-lobby-no-live = Aucune partie publique en cours.
page-lobby-none-here = Ce serveur n'a pas de salon : on rejoint les tables par un lien.

# Quelqu'un a un code donné de vive voix : l'hôte de la table décide.
knock-title = À la porte
knock-asks = { $name } connaît le code et veut s'asseoir.
knock-phone = sur un téléphone
knock-computer = sur un ordinateur
knock-yes = Laisser entrer
knock-no = Non
knock-waits = On a demandé à l'hôte de vous laisser entrer. Restez sur cette page.
