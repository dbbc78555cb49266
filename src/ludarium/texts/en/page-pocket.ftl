### Ludarium without a server: everything runs in this browser.

## Start

pocket-starting = Setting up the table
pocket-starting-first = The first time takes a little longer. After that you can play without a connection.
pocket-failed = Ludarium could not start
pocket-failed-old = This browser is too old to play here. Any current Firefox, Chrome, Edge or Safari will do.
pocket-failed-storage = This browser does not let Ludarium keep anything; some do not in private windows. You can play, but your games will be gone when you close the page.
pocket-failed-full = There is no room left in this browser's storage. Your games are safe: make some room on this device, then try again. You can also play without saving.
pocket-failed-lost = The browser closed its storage. Your games are safe if they have not been deleted; try again.
pocket-failed-files = Some files could not be fetched. Nothing is lost: check the connection, then try again.
pocket-failed-engine = The engine did not start. Your games are safe; try again.
pocket-failed-slow = The engine does not answer. Your games are safe; try again.
pocket-failed-dead = The engine has stopped several times. Your games are safe; try again.
pocket-play-unkept = Play without saving

## Storage

pocket-storage = On this device
pocket-storage-help = Your games, campaigns and records are kept in this browser and nowhere else.
pocket-unkept = Nothing is kept here: this browser does not allow it. When you close the page, your games are gone.
pocket-space = Space used
pocket-space-of = { $used } of { $quota } MB, Ludarium itself included
pocket-space-used = { $used } MB, Ludarium itself included
pocket-lasting = Keep for good
pocket-lasting-help = Otherwise the browser may delete everything when the disk is nearly full.
pocket-lasting-ask = Ask the browser
pocket-lasting-yes = Kept until you delete it yourself.
pocket-lasting-no = The browser refused. It often agrees once Ludarium is installed as an app; until then, save a copy now and then.
pocket-copy = Everything in one file
pocket-copy-help = Games, campaigns, records, analyses, reviews, puzzle results, the war of the realms and decks: as a backup, or to take to another device. Language, looks and sound stay as each device has them.
pocket-export = Save a copy
pocket-import = Bring a copy
pocket-left-out =
    { $n ->
        [one] The copy is saved. One table is damaged and is not in it.
       *[other] The copy is saved. { $n } tables are damaged and are not in it.
    }
pocket-imported = The copy is here. Nothing that was here before is gone.
pocket-imported-partly = The copy is here. Where this device had gone another way, its own table, war, analysis or deck stays, and that part of the copy was left out.
pocket-full = The browser's storage is full. That was not done, and nothing is lost. Make some room on this device, then try again.

## Other people

pocket-connect = Play with people elsewhere
pocket-connect-help = Tables across devices need a Ludarium server. Here, several people can share one screen.
pocket-connect-code = The table with the code { $code } is on a server.
pocket-connect-field = Address of a server, or a link
pocket-connect-open = Go there
pocket-connect-wrong = That is not an address.
