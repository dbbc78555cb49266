"""Everything that crosses a socket; `resources` has what goes over HTTP. `scripts/types` makes TypeScript of both.

What clients send refuses unknown fields; what the server sends is made from views and public facts only.
"""

from __future__ import annotations

import functools
import operator
from typing import Annotated, Any, Generic, Literal, TypeAlias, TypeVar, get_args, get_origin

from msgspec import Meta, Struct

from ludarium.kernel.coach import Section, Watch
from ludarium.kernel.game import Outcome
from ludarium.kernel.messages import Asked, Message
from ludarium.kernel.table import Barrier

A = TypeVar("A")
"""An action of the game that is played; `titles` fills it in for each game."""
E = TypeVar("E")
"""An event of that game, as its viewer sees it."""
V = TypeVar("V")
"""The view of that game."""

Words: TypeAlias = dict[str, str | int | Message | tuple[str | int | Message, ...]]
"""Arguments of a message key."""
VERSION = 2
"""Of sockets and replays; it rises when what they carry changes its shape. 2: events and options come with words."""
SeatKind: TypeAlias = Literal["human", "link", "bot"]

FaceName: TypeAlias = Literal["", "anchor", "flame", "leaf", "moon", "mountain", "star", "sun", "wave"]
"""A sign that somebody is drawn by; empty: the first letter of their name."""

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]
"""An id that a client makes up: for an action, or to tell answers apart."""
BotName = Annotated[str, Meta(max_length=40, pattern="^[a-z0-9:./-]*$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
EntryNumber = Annotated[int, Meta(ge=0, le=100_000)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]

Sent: TypeAlias = Any
"""An action of some game: which types it may have is known once it is known at which table it was sent."""

# ---- from the client, over the socket


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Answer the open decision of the seat this socket looks as. `number`: the entries it was decided on."""

    action_id: Id
    number: EntryNumber
    action: Sent


class ActFor(Struct, frozen=True, tag="act_for", forbid_unknown_fields=True):
    """Answer for another of my seats: people at one screen say aloud what needs no look at a hand."""

    action_id: Id
    number: EntryNumber
    action: Sent
    seat: SeatNumber


class TakeBack(Struct, frozen=True, tag="take_back", forbid_unknown_fields=True):
    action_id: Id
    number: EntryNumber


class Resign(Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    action_id: Id


class AskWhy(Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Why may I not do this? The idea is an action, on offer or not."""

    request_id: Id
    idea: Sent


class AskHint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    request_id: Id


class AskCoach(Struct, frozen=True, tag="coach", forbid_unknown_fields=True):
    """What is there to see for me now? Not in rated games."""

    request_id: Id
    watch: Watch


class AskSecondThought(Struct, frozen=True, tag="second_thought", forbid_unknown_fields=True):
    """I have just answered, and may take it back: is there a reason to?"""

    request_id: Id


class AskPreview(Struct, frozen=True, tag="preview", forbid_unknown_fields=True):
    """What would this option do? Nothing is drawn and nothing is stored."""

    request_id: Id
    number: EntryNumber
    action: Sent


class SendChat(Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    text: ChatText


class TellWriting(Struct, frozen=True, tag="writing", forbid_unknown_fields=True):
    """I am about to say something; sent now and then while I write."""


class Look(Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """Look at the table as one of my seats; answered by a fresh `welcome` and `update`."""

    seat: SeatNumber


class GiveSeat(Struct, frozen=True, tag="give_seat", forbid_unknown_fields=True):
    """Hand a seat to a bot: my own at once, a free link seat as its maker, an absent player's as the table says."""

    seat: SeatNumber
    bot: BotName = ""
    """Empty: the stand-in of that seat. For an absent player nobody can name another."""


class AskStandIn(Struct, frozen=True, tag="stand_in", forbid_unknown_fields=True):
    """Whatever stands in for me while I am away shall play at least as well as this bot; empty: as the table says."""

    seat: SeatNumber
    bot: BotName = ""


class RemovePerson(Struct, frozen=True, tag="remove_person", forbid_unknown_fields=True):
    """As the table's maker: whoever came to this seat by link leaves, and the link changes."""

    seat: SeatNumber


class LetIn(Struct, frozen=True, tag="let_in", forbid_unknown_fields=True):
    """As the table's maker: whether somebody who knocks with a code that was said may come in."""

    knock: Annotated[str, Meta(max_length=64)]
    yes: bool


class NewLink(Struct, frozen=True, tag="new_link", forbid_unknown_fields=True):
    """As the table's maker: another link for the free seats; the one before leads nowhere."""


class TakeSeat(Struct, frozen=True, tag="take_seat", forbid_unknown_fields=True):
    """Take my seat back from the bot."""

    seat: SeatNumber


class PassAhead(Struct, frozen=True, tag="pass_ahead", forbid_unknown_fields=True):
    """Let every window go by for my seat until it is asked something else, whether I look or not; or no longer."""

    seat: SeatNumber
    on: bool


class SayReady(Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """In a waiting room: I am ready, or not any more."""

    ready: bool


class Begin(Struct, frozen=True, tag="begin", forbid_unknown_fields=True):
    """In a waiting room, as the table's maker: everybody is ready, deal."""


class ChangeSeats(Struct, frozen=True, tag="change_seats", forbid_unknown_fields=True):
    """Before the deal: my seat against a free one; as the table's maker, any two."""

    seat: SeatNumber
    other: SeatNumber


class MoveNow(Struct, frozen=True, tag="move_now", forbid_unknown_fields=True):
    """The bot that thinks shall answer with the best it has found; for those who sit at the table."""


class ClockSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for the whole game, and a bonus whenever the turn passes on; or days for each move.

    A bot stands in when they are used up. Whoever had days may come back.
    """

    seconds: Annotated[int, Meta(ge=10, le=86_400)] = 600
    bonus: Annotated[int, Meta(ge=0, le=3_600)] = 0
    days: Literal[0, 1, 2, 3, 7] = 0
    """So many for each move, and the other two say nothing; 0: it is played in one go."""

    @property
    def at_first(self) -> int:
        """The seconds that everybody begins with."""
        return self.days * 86_400 or self.seconds


class Proposal(Struct, frozen=True, forbid_unknown_fields=True):
    """What shall be otherwise when we play again; whatever is left out stays as it is."""

    game: Annotated[str, Meta(max_length=64)] = ""
    form: Annotated[str, Meta(max_length=64)] = ""
    clock: ClockSettings | None = None
    no_clock: bool = False
    more: bool = False
    """One player more, who comes by link."""


class AnswerRematch(Struct, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """The game is over. I want to play again with the same people, or agree to it; `agree` false: not now."""

    agree: bool
    number: EntryNumber
    """The number of the `rematch` that I have seen: what was answered meanwhile is not answered again."""
    proposal: Proposal | None = None
    """I want it, but otherwise; the others are asked again."""


ClientMessage: TypeAlias = (
    Act
    | TakeBack
    | Resign
    | AskWhy
    | AskHint
    | AskCoach
    | AskSecondThought
    | AskPreview
    | SendChat
    | TellWriting
    | Look
    | GiveSeat
    | TakeSeat
    | AskStandIn
    | PassAhead
    | RemovePerson
    | NewLink
    | LetIn
    | SayReady
    | Begin
    | ChangeSeats
    | MoveNow
    | AnswerRematch
    | ActFor
)

# ---- from the server, over the socket


class SeatFacts(Struct, frozen=True):
    """A seat as everybody may know it, and whether it is yours."""

    seat: int
    kind: SeatKind
    name: str
    taken: bool
    """Somebody owns it; a link seat is free until then."""
    bot: str
    """The bot that plays for it now; empty when a person does."""
    present: bool
    """Its owner has the table open."""
    yours: bool
    may_be_given: bool
    """You may hand it to a bot now."""
    may_be_removed: bool
    """You have made the table, and may send away whoever came to this seat."""
    stand_in: str
    """The bot that plays on when its player stays away; empty: none."""
    ready: bool = False
    """In a waiting room: its player has said so."""
    host: bool = False
    """Its player has made the table."""
    shares_device: bool = False
    """Somebody else has looked at the table, or plays at it, in the browser that its player uses."""
    passes_ahead: bool = False
    """It is yours, and every window goes by for it until it is asked something else. Of others nobody is told."""
    face: FaceName = ""
    """The sign of its player."""


class ClockFacts(Struct, frozen=True):
    """A seat's time in milliseconds when the message was sent; it runs down while `running`."""

    seat: int
    left: int
    running: bool


class StandIn(Struct, frozen=True, forbid_unknown_fields=True):
    """What happens when a player who is asked stays away; settled when the table is made, and told before joining."""

    bot: BotName = "greedy"
    """Plays on until they come back; empty: they are waited for."""
    seconds: Annotated[int, Meta(ge=1, le=604_800)] = 120
    """They are waited for so long first."""
    asked_by: Literal["anyone", "maker"] = "anyone"
    """Who at the table may ask for it."""


class LogLine(Struct, Generic[E], frozen=True):
    """One step of the game as the viewer saw it; `seat` -1: the deal at the start."""

    number: int
    seat: int
    step: Literal["deal", "act", "take-back", "resign"]
    events: tuple[E, ...]
    told: tuple[Message | None, ...]
    """Each event in words; None: it goes without saying."""


class ChatLine(Struct, frozen=True, tag="chat"):
    """Somebody said something; `seat` -1: a spectator."""

    seat: int
    name: str
    text: str
    at: int
    """Seconds since 1970."""


class Welcome(Struct, Generic[E], frozen=True, tag="welcome"):
    """Where you are. Sent when a socket opens and after `look`. Before all link seats are taken nothing is dealt."""

    version: int
    table: str
    game: str
    form: str
    options: dict[str, Any]
    seats: tuple[SeatFacts, ...]
    yours: tuple[int, ...]
    looking_as: int | None
    """The seat whose view you get; None: a spectator."""
    started: bool
    code: str
    """The link to join by, whose first ten letters can be said; only for those who sit here. Empty: there is none, or
    it was made before this server was started."""
    commitment: str
    take_back: bool
    chat: bool
    hints: bool
    clock: ClockSettings | None
    stand_in: StandIn
    log: tuple[LogLine[E], ...]
    """The last steps, oldest first."""
    chat_lines: tuple[ChatLine, ...]
    series: tuple[tuple[int, ...], ...] = ()
    """The games that were played before this one, oldest first: which of those who sit here now won each."""
    waiting_room: bool = False
    """The game begins when everybody is ready and the table's maker says so."""
    watch_delay: int = 0
    """Watchers see a step so many seconds later."""
    rated: bool = False
    """The game changes ratings: nothing is taken back, no hints, and who runs out of time loses."""
    coach: bool = False
    """Those who play may ask what there is to see: the game has a coach, and this is no game without hints."""
    link_left: int | None = None
    """Milliseconds for which the link is good; None: nobody is invited, or you do not sit here."""


class Update(Struct, Generic[E, V], frozen=True, tag="update"):
    """The game as you may know it after `number` entries, and what happened since your last update."""

    number: int
    step: Literal["snapshot", "deal", "act", "take-back", "resign"]
    seat: int
    """Whose step it was; -1: nobody's (a snapshot or the deal)."""
    events: tuple[E, ...]
    told: tuple[Message | None, ...]
    """Each event in words; None: it goes without saying."""
    view: V
    asked: Asked | None
    """The open decision of `view` in words."""
    hash: str
    """A fingerprint of `view` alone."""
    may_take_back: bool
    no_take_back: Barrier
    """Why the viewer may not take back; empty where it may, and for spectators."""
    may_resign: bool
    clocks: tuple[ClockFacts, ...]


class Ack(Struct, frozen=True, tag="ack"):
    """The action is stored; `number` entries are there now. The same id always gets the same answer."""

    action_id: str
    number: int


class Refused(Struct, frozen=True, tag="refusal"):
    """Nothing has changed. `to` is the action or request id it answers, or empty."""

    to: str
    code: str
    key: str
    args: Words = {}
    rule: str = ""
    incident: str = ""


class Why(Struct, frozen=True, tag="why"):
    """`allowed`: the idea is on offer; else the rule and the sentence that stand against it."""

    request_id: str
    allowed: bool
    rule: str
    key: str
    args: Words


class Hint(Struct, Generic[A], frozen=True, tag="hint"):
    """What a bot would do for you, and how good it finds your position, from 0 (lost) to 1000 (won)."""

    request_id: str
    number: int
    option: int
    action: A
    estimate: int
    bot: str
    places: tuple[str, ...] = ()
    """Where on the board to look,"""
    card: str = ""
    """and which card it plays, for whoever wants to find the rest alone."""
    instead: Message | None = None
    """Another answer that comes to mind,"""
    reasons: tuple[Message, ...] = ()
    """and what this one leads to and the other does not; empty: the game can name nothing."""


class Coached(Struct, frozen=True, tag="coached"):
    """What the coach points out at the position after `number` entries."""

    request_id: str
    number: int
    sections: tuple[Section, ...]


class SecondThought(Struct, frozen=True, tag="second_thought"):
    """What would have been better than the last answer, and why; None: nothing that can be named."""

    request_id: str
    number: int
    better: Message | None
    reasons: tuple[Message, ...]


class Preview(Struct, Generic[E, V], frozen=True, tag="preview"):
    """What the option would do, up to the next draw. `view` is the position it would lead to."""

    request_id: str
    number: int
    events: tuple[E, ...]
    told: tuple[Message | None, ...]
    view: V
    asked: Asked | None


class ComingFacts(Struct, frozen=True):
    """Somebody who has opened the link and sits nowhere yet."""

    device: Literal["phone", "computer"]
    seconds: int
    """How long ago they were last heard of."""
    typing: bool
    """They are writing their name."""


class KnockFacts(Struct, frozen=True):
    """Somebody who has a code that was said, and waits for the word of the table's maker."""

    id: str
    name: str
    device: Literal["phone", "computer"]


class Presence(Struct, frozen=True, tag="presence"):
    """Who sits where has changed: somebody came, left, joined, or a bot took over."""

    seats: tuple[SeatFacts, ...]
    started: bool
    watching: int
    coming: tuple[ComingFacts, ...] = ()
    """Told to those who sit here, before the deal."""
    knocking: tuple[KnockFacts, ...] = ()
    """Told to the table's maker."""


class Writing(Struct, frozen=True, tag="writing"):
    """Somebody at that seat is about to say something; told to the others."""

    seat: int


class Thinking(Struct, frozen=True, tag="thinking"):
    """A bot thinks for that seat."""

    seat: int
    bot: str


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over: everything needed to check that the draws were the promised ones.

    commitment = SHA-256 of (algorithm, table, seed), joined by newlines.
    """

    outcome: Outcome
    algorithm: str
    table: str
    seed: str
    entropy: tuple[str, ...]
    commitment: str


class RematchFacts(Struct, frozen=True, tag="rematch"):
    """Whether they play again. Sent with the end of the game and whenever somebody has answered."""

    number: int
    """How many answers there have been."""
    agreed: tuple[int, ...]
    """The seats of those who want it; the table is made when all people do."""
    declined: int | None
    """A seat of somebody who did not want to, if that was the last answer."""
    table: str
    """The table they went on to; empty: none yet."""
    order: tuple[int, ...]
    """Which of these seats each seat of the next table is."""
    proposal: Proposal | None = None
    """What would be otherwise; None: nothing but the seats."""
    left: int = 0
    """Milliseconds for which the question stands; 0: nobody has asked, or nobody has answered in time."""


ServerMessage: TypeAlias = (
    Welcome[Any]
    | Update[Any, Any]
    | Ack
    | Refused
    | Why
    | Hint[Any]
    | Coached
    | SecondThought
    | Preview[Any, Any]
    | ChatLine
    | Presence
    | Writing
    | Thinking
    | Ended
    | RematchFacts
)


def server_messages(events: Any, view: Any, actions: Any) -> Any:
    """The same messages at a table of one game, whose events, view and actions are of these types."""
    chosen = {E: events, V: view, A: actions}
    parts: list[Any] = []
    for part in get_args(ServerMessage):
        generic = get_origin(part)
        parts.append(generic[tuple(chosen[each] for each in generic.__parameters__)] if generic is not None else part)
    return functools.reduce(operator.or_, parts)
