"""What there is of Tash-Kalar."""

from ludarium.kernel.title import Title

TITLE = Title(
    id="tash-kalar",
    package=__package__,
    rules="game:TASH_KALAR",
    actions="actions:TashKalarAction",
    events="events:TashKalarEvent",
    view="view:TashKalarView",
    mind="mind:MIND",
    box="box:tash_kalar",
    lessons="lessons",
    terminal="fronts.terminal.front:TashKalarFront",
    gallery="fronts.terminal.gallery:GALLERY",
    routes="fronts.routes:HANDLERS",
    packs="pack",
    suggested=True,
    prefix="tk",
    form="duel",
    examples=(
        "terminal tash-kalar",
        "terminal tash-kalar --form melee --seats human,greedy,mcts:200",
        "terminal tash-kalar --seats human,human -o schools=northern,sylvan",
        "terminal tash-kalar --continue game.txt",
        "simulate tash-kalar --form duel --games 200 --seed 7",
        "simulate tash-kalar --form melee --bots greedy,random,random --json",
        "simulate tash-kalar --bots greedy,mcts:200 --report report.html",
        "simulate tash-kalar --games 20 --pack my-pack",
        "rules tash-kalar",
        "rules tash-kalar --id TK-6.2 --lang pl",
        'rules tash-kalar --search "combat move"',
        "rules tash-kalar --coverage",
        "cards tash-kalar --school sylvan",
        "cards tash-kalar --search dragon --lang fr",
        "cards tash-kalar --json",
    ),
)
