"""What there is of Nim. Every part is named, and imported when it is needed."""

from ludarium.kernel.title import Title

TITLE = Title(
    id="nim",
    package=__package__,
    rules="game:NIM",
    actions="actions:Take",
    events="events:Took",
    view="view:NimView",
    words="words",
    mind="mind:MIND",
    examples=("terminal nim", "simulate nim --bots greedy,random"),
)
