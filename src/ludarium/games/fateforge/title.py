"""The parts of Fateforge: its manifest."""

from ludarium.kernel.title import OwnDeed, Shelf, Title

TITLE = Title(
    id="fateforge",
    package=__package__,
    rules="game:FATEFORGE",
    actions="actions:FateforgeAction",
    events="events:FateforgeEvent",
    view="view:FateforgeView",
    mind="mind.hooks:MIND",
    coach="coach:COACH",
    goals="mind.goals:GOALS",
    puzzles="data/puzzles.jsonl",
    explorer="explorer:EXPLORER",
    explored="data/explorer.jsonl",
    text="text:NOTATION",
    encoding="encoding:FateforgeEncoding",
    figures="figures:FIGURES",
    words="words",
    prose="story.prose",
    box="box:fateforge",
    lessons="lessons",
    terminal="fronts.terminal.front:FateforgeFront",
    gallery="fronts.terminal.gallery:GALLERY",
    group="hero",
    routes="fronts.routes:QUESTIONS",
    packs="check.content",
    benchmarks="fronts.benchmarks:benches",
    prefix="ff",
    measured="combat",
    shelf=Shelf(("campaign", "solo", "companion"), 4, "ff-shelf-full"),
    deeds=(OwnDeed("gold", reason="medal-gold"),),
    examples=(
        "terminal fateforge --form campaign --seats human,greedy",
        "cards fateforge --hero rogue",
    ),
)
