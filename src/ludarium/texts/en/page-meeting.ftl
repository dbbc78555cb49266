## Inviting, and the waiting room

page-invite-title = Who plays with you?
page-invite-lede =
    { $n ->
        [one] Send the link. The game begins when the seat is taken.
       *[other] Send the link. The game begins when all seats are taken.
    }
page-invite-link = Link to the table
page-invite-say = Or say the code:
page-invite-row-network = Same network
page-invite-row-public = Anywhere
page-invite-row-here = This machine
page-invite-for-network = everybody in this network
page-invite-for-public = anybody with the link
page-invite-for-here = nobody else
page-invite-closed = closed
page-invite-closed-help = Ludarium listens to this machine alone
page-invite-no-qr = No code: a phone could not open this address.
page-invite-open-button = Open to this network
page-invite-open-ask = Open Ludarium to your network?
page-invite-open-help = Until it is stopped, everybody in your network can open its page, make tables and join with a code. Nobody outside can.
page-invite-opened = Ludarium can be reached from your network now.
page-invite-show-qr = QR code
page-invite-side = Your side
page-invite-lots = Draw lots
page-room-seats = Seats
page-room-title = { $n } of { $of } are here.
page-room-lede = Choose your side. { $host } decides when to begin.
page-room-lede-host = Choose the sides. You decide when to begin.
page-room-the-host = The host
page-room-host = host
page-room-ready = ready
page-room-choosing = choosing
page-room-i-am-ready = I am ready
page-room-wait = Wait for me
page-room-begin = Begin
page-room-begin-once =
    { $n ->
        [one] Begin once one more is ready
       *[other] Begin once { $n } more are ready
    }
page-room-full = Every seat is taken.
page-room-begin-full = Begin once every seat is taken
page-room-begins = { $host } begins when everybody is ready
page-seat-unopened = link not opened yet
page-seat-opened-phone = link opened on a phone, { $n } s ago
page-seat-opened-computer = link opened on a computer, { $n } s ago
page-seat-coming = Somebody is coming in
page-seat-typing = writing a name
page-seat-unreachable = nobody can reach it yet
page-seat-kept = away, the seat is kept
page-seat-kept-for = away for { $n } s, the seat is kept
page-seat-sit = Sit here
page-seat-reopen = For people again
page-seat-other-side = To the other side
page-seat-bot = A bot
page-pick-title = Who takes the seat?
page-pick-seat = Seat { $name }
page-join-helps = What you may do is marked, and whatever is refused says why.
page-join-waits = { $name } waits at the table.
page-join-watch = Watch instead
page-join-learn = Learn it first
page-join-names = or
page-join-suggested = Brisk Otter, Quiet Heron, Red Badger, Bold Finch, Sly Fox, Wise Owl, Brave Hare, Calm Stag
page-invite-this-screen = Play on this screen
page-invite-again = Set it up again
error-not-all-ready = The game begins when every seat is taken and everybody is ready.
error-somebody-types = Somebody is writing their name for a seat that a bot has; wait a moment.
error-no-network = This machine is not in a network that it could be opened to.
page-watch-later = Watchers see it later
page-watch-later-help = a minute after it has happened: nobody who sits beside a player can tell anything in time
page-watching = You are watching
page-watching-later = You are watching · { $n } s later
page-listed = In the lobby
page-listed-help = everybody on this server sees the table; watchers see it a minute later
error-name-taken = The name belongs to somebody else here, or looks like theirs.
error-banned = This server does not let you play any more.
error-bad-link = This link or code has been used, has run out, or was never given. Make a new one.
error-muted = You may not write here any more.

## A person and their devices

page-account = You on this server
page-name-yours = “{ $name }” is your name here.
page-name-unclaimed = No name here is yours alone.
page-name-claim-help = Nobody else can sit down under your name, or one that looks like it.
page-name-claim = Keep “{ $name }”
page-name-give-back = Give it back
page-name-kept = “{ $name }” is yours on this server.
page-name-free = The name is free again.
page-device = Your other devices
page-device-help = Be the same person on a phone and a computer, without a password.
page-device-link = Link another device
page-device-code = I have a code
page-device-how = Scan this with the other device, or open the address there. It works once, for ten minutes.
page-device-scan = Scan with the other device
page-device-or-code = Or write there:
page-device-address = Address for the other device
page-device-asks = { $device } has written your code. Is it yours?
page-device-allow = Yes, it is mine
page-device-deny = No
page-device-linked = This person is known on both devices now.
page-device-become = Be the same person here?
page-device-become-help = This browser will sit at the tables of whoever made the link. What it has played under another name so far stays behind.
page-device-code-label = Eight letters from the other device
page-device-waits = Now say yes on the other device.
page-device-do = Link this device
page-passkey = No passkey knows you
page-passkeys =
    { $n ->
        [one] A passkey knows you
       *[other] { $n } passkeys know you
    }
page-passkey-help = With one you are known again even when every browser is lost.
page-passkey-make = Make a passkey
page-passkey-forget = Forget them
page-passkey-use = Use a passkey
page-data = Your data
page-data-help = Download everything that this server keeps about you, or have it deleted.
page-data-get = Download
page-data-delete = Delete everything
page-data-delete-ask = Delete everything about you?
page-data-delete-help = Name, devices, records, ratings, puzzle results and what you said are deleted for good. Games with others go on: a bot takes your seat, without your name.
page-data-puzzles = Puzzle results
page-data-puzzles-help = From a file of your data, which you downloaded here or from another server. What is here already stays.
page-data-bring = Bring back
page-data-brought =
    { $n ->
        [0] Nothing in it is new here
        [one] One attempt brought back
       *[other] { $n } attempts brought back
    }
page-data-no-file = This is no file of your data.
page-deleted = Nothing of yours is kept here any more.

## The lobby

page-lobby = Open tables
page-lobby-open = Waiting for players
page-lobby-live = Being played
page-lobby-games = Games
page-lobby-forms = Forms
page-lobby-all = All
page-lobby-somebody = somebody
page-lobby-free =
    { $n ->
        [one] one free seat
       *[other] { $n } free seats
    }
page-lobby-delay = shown { $n } s later
page-lobby-watch = Watch
page-lobby-back = To the table
page-lobby-none = No tables are waiting. Make one, and choose “In the lobby”.
page-lobby-no-live = Nothing is being played for everybody to see.
page-lobby-none-here = This server has no lobby: tables are joined by link.

# Somebody has a code that was said: the table's maker decides.
knock-title = Before the door
knock-asks = { $name } knows the code and wants to sit down.
knock-phone = on a phone
knock-computer = on a computer
knock-yes = Let in
knock-no = No
knock-waits = The host has been asked to let you in. Stay on this page.
