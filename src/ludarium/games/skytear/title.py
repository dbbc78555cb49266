"""The parts of Skytear: its manifest."""

from ludarium.kernel.title import Title

TITLE = Title(
    id="skytear",
    package=__package__,
    rules="game:SKYTEAR",
    actions="actions:SkytearAction",
    events="events:SkytearEvent",
    view="view:SkytearView",
    mind="mind:MIND",
    coach="coach:COACH",
    goals="goals:GOALS",
    puzzles="data/puzzles.jsonl",
    explorer="explorer:EXPLORER",
    explored="data/explorer.jsonl",
    text="text:NOTATION",
    encoding="encoding:SkytearEncoding",
    figures="figures:FIGURES",
    words="words",
    box="box:skytear",
    lessons="lessons",
    terminal="fronts.terminal.front:SkytearFront",
    gallery="fronts.terminal.gallery:GALLERY",
    group="faction",
    routes="fronts.questions:QUESTIONS",
    chronicle="war:battle_in",
    packs="pack",
    benchmarks="fronts.benchmarks:benches",
    prefix="sk",
    examples=(
        "terminal skytear --form first-battle --seats human,greedy",
        "simulate skytear --form standard --seats 4 --games 20",
        "rules skytear --id SK-15.3",
        "cards skytear --faction kurumo",
        "world skytear --of kurumo",
    ),
)
