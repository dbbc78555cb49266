### Ludarium without a server: everything runs in this browser.

## Start

pocket-starting = Nous dressons la table
pocket-starting-first = La première fois, c'est un peu plus long. Ensuite, vous jouez sans connexion.
pocket-failed = Ludarium n'a pas pu démarrer
pocket-failed-old = Ce navigateur est trop ancien pour jouer ici. Toute version actuelle de Firefox, Chrome, Edge ou Safari convient.
pocket-failed-storage = Ce navigateur ne laisse rien conserver, comme certains en navigation privée. Vous pouvez jouer, mais vos parties disparaîtront à la fermeture de la page.
pocket-failed-full = Il n'y a plus de place dans l'espace de ce navigateur. Vos parties sont en sécurité : faites de la place sur cet appareil, puis réessayez. Vous pouvez aussi jouer sans sauvegarder.
pocket-failed-lost = Le navigateur a fermé son espace de stockage. Si rien n'y a été effacé, vos parties sont en sécurité ; réessayez.
pocket-failed-files = Certains fichiers n'ont pas pu être chargés. Rien n'est perdu : vérifiez la connexion, puis réessayez.
pocket-failed-engine = Le moteur n'a pas démarré. Vos parties sont en sécurité ; réessayez.
pocket-failed-slow = Le moteur ne répond pas. Vos parties sont en sécurité ; réessayez.
pocket-failed-dead = Le moteur s'est arrêté plusieurs fois. Vos parties sont en sécurité ; réessayez.
pocket-play-unkept = Jouer sans sauvegarder

## Storage

pocket-storage = Sur cet appareil
pocket-storage-help = Vos parties, campagnes et enregistrements sont dans ce navigateur et nulle part ailleurs.
pocket-unkept = Rien n'est conservé ici : ce navigateur ne le permet pas. À la fermeture de la page, vos parties disparaîtront.
pocket-space = Espace utilisé
pocket-space-of = { $used } Mo sur { $quota }, Ludarium compris
pocket-space-used = { $used } Mo, Ludarium compris
pocket-lasting = Conserver durablement
pocket-lasting-help = Sinon, le navigateur peut tout effacer quand le disque est presque plein.
pocket-lasting-ask = Demander au navigateur
pocket-lasting-yes = Conservé tant que vous ne l'effacez pas vous-même.
pocket-lasting-no = Le navigateur a refusé. Il accepte souvent une fois Ludarium installé comme application ; d'ici là, enregistrez une copie de temps en temps.
pocket-copy = Tout dans un fichier
pocket-copy-help = Parties, campagnes, enregistrements, analyses, bilans, résultats des problèmes, guerre des royaumes et decks : comme sauvegarde, ou pour un autre appareil. La langue, l'apparence et le son restent ceux de chaque appareil.
pocket-export = Enregistrer une copie
pocket-import = Charger une copie
pocket-left-out =
    { $n ->
        [one] La copie est enregistrée. Une table est abîmée et n'y figure pas.
       *[other] La copie est enregistrée. { $n } tables sont abîmées et n'y figurent pas.
    }
pocket-imported = La copie est là. Rien de ce qui était ici n'a disparu.
pocket-imported-partly = La copie est là. Là où cet appareil avait suivi un autre chemin, sa table, sa guerre, son analyse ou son deck reste, et cette partie de la copie a été laissée de côté.
pocket-full = L'espace du navigateur est plein. Cela n'a pas été fait, et rien n'est perdu. Faites de la place sur cet appareil, puis réessayez.

## Other people

pocket-connect = Jouer avec des gens ailleurs
pocket-connect-help = Une table entre plusieurs appareils demande un serveur Ludarium. Ici, plusieurs personnes peuvent partager un écran.
pocket-connect-code = La table au code { $code } se trouve sur un serveur.
pocket-connect-field = Adresse du serveur, ou lien
pocket-connect-open = Y aller
pocket-connect-wrong = Ce n'est pas une adresse.
