"""Everything that goes over HTTP: games, tables, records, statistics, rules. `scripts/types` makes TypeScript of it.

What clients send refuses unknown fields; what the server sends is made from views and public facts only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Generic, Literal, TypeAlias

from msgspec import Meta, Struct

from ludarium.house.messages import (
    A,
    BotName,
    ClockSettings,
    E,
    FaceName,
    LogLine,
    SeatFacts,
    SeatKind,
    SeatNumber,
    Sent,
    StandIn,
    V,
    Words,
)
from ludarium.kernel.decisions import Seat
from ludarium.kernel.game import Outcome
from ludarium.kernel.messages import Asked, Message

OptionWord: TypeAlias = Annotated[str, Meta(max_length=64)] | int | bool
OptionMap: TypeAlias = Annotated[
    dict[Annotated[str, Meta(max_length=64)], OptionWord | Annotated[tuple[OptionWord, ...], Meta(max_length=64)]],
    Meta(max_length=64),
]
"""Such as the cards that each hero of a pool brings."""
OptionValue: TypeAlias = OptionWord | OptionMap | Annotated[tuple[OptionWord | OptionMap, ...], Meta(max_length=64)]
"""What an option may be set to: words, lists and maps of them, no deeper. The game says which of them it takes."""
Name = Annotated[str, Meta(max_length=40)]
Entropy = Annotated[str, Meta(max_length=128, pattern="^([0-9a-f]{2}){0,64}$")]
"""16 to 64 bytes of one's own for the draws, as hexadecimal digits; empty: none."""
Code = Annotated[str, Meta(min_length=1, max_length=40)]
ShortText = Annotated[str, Meta(max_length=64)]

# ---- games


class OptionFacts(Struct, frozen=True):
    id: str
    default: Any
    values: tuple[Any, ...]
    help: str


class FormFacts(Struct, frozen=True):
    id: str
    seats: tuple[int, ...]
    options: tuple[OptionFacts, ...]
    opponent: str
    """The bot that sits there unless another is chosen."""
    face: str = ""
    """The opponent with a name that plays like it; empty: the game has none."""
    rated: bool = False
    """Whether tables of it can be rated here."""


class OpponentFacts(Struct, frozen=True):
    """Somebody to play against. Its name and lines are texts: `opponent-<bot>`, with a hyphen for the stroke."""

    bot: str
    level: int
    """From 1, the weakest."""
    seconds: float
    """How long it thinks by the clock; 0: by the work, which is soon done."""
    rating: int | None = None
    """As measured; it never moves. None: it has none."""


class GameFacts(Struct, frozen=True):
    """A game on the menu. `default` is a table that can be made with one click."""

    id: str
    name: str
    rules_version: int
    forms: tuple[FormFacts, ...]
    bots: tuple[str, ...]
    """From the weakest to the strongest; those with a number may be asked for with other numbers, too."""
    hint_bot: str
    default: CreateTable
    pack: str = ""
    """The name of the content pack it is played with; empty: the box alone."""
    prefix: str = ""
    """What the keys of its messages begin with."""
    opponents: tuple[OpponentFacts, ...] = ()
    """The weakest first."""
    cooperative: bool = False
    """All win or lose together: nobody is rated."""
    kinds: dict[str, list[str]] = {}
    """The arguments of its messages that carry ids of content, with what the ids of the names begin with."""


class Addresses(Struct, frozen=True, omit_defaults=True):
    """Where others find this server."""

    public: str
    """The address it was given for that; empty: none."""
    network: tuple[str, ...]
    """Where it is found in the local network, the likeliest first; told to this machine only."""
    may_open: bool = False
    """It listens to this machine alone, and can be opened to the network from here."""


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """Let others of the local network reach this server until it is stopped."""

    network: Literal[True]


class GameList(Struct, frozen=True):
    games: tuple[GameFacts, ...]


# ---- tables


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit here. `bot` is needed for the kind `bot` only."""

    kind: SeatKind
    name: Name = ""
    bot: BotName = ""


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a table. The game is dealt as soon as every link seat is taken."""

    game: ShortText
    form: ShortText
    seats: Annotated[Sequence[SeatWish], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[ShortText, OptionValue], Meta(max_length=32)] = {}
    take_back: bool = True
    chat: bool = True
    hints: bool = True
    watch: bool = True
    """Others who know the table's address may watch."""
    clock: ClockSettings | None = None
    entropy: Entropy = ""
    stand_in: StandIn | None = None
    """Left out: the server's usual one."""
    rated: bool = False
    """It changes ratings: no take-backs, no hints, no stand-ins, and whoever runs out of time has lost."""
    waiting_room: bool = False
    """The game begins when everybody is ready and its maker says so; otherwise as soon as every seat is taken."""
    listed: bool = False
    """The lobby shows it to everybody, where the server has one."""
    watch_later: bool = False
    """Whoever watches sees every step and hears every word later; a listed table is always watched so."""


class TableMade(Struct, frozen=True):
    id: str
    code: str
    """Empty when there is no link seat."""
    commitment: str


class TableFacts(Struct, frozen=True):
    """What anybody who may see the table may know about it, without its game."""

    id: str
    game: str
    form: str
    options: dict[str, Any]
    seats: tuple[SeatFacts, ...]
    started: bool
    over: bool
    outcome: Outcome | None
    number: int
    commitment: str
    take_back: bool
    chat: bool
    hints: bool
    watch: bool
    clock: ClockSettings | None
    stand_in: StandIn
    invited_by: str
    """The name of whoever made the table; empty: they have given none."""
    created: int
    """Seconds since 1970."""
    frozen: bool
    """It cannot be played on: its stored history is damaged. Nothing of it is deleted."""
    updated: int
    """Seconds since 1970: when something happened there last."""
    asked: tuple[Seat, ...]
    """The seats of yours that the table waits for."""
    left: int | None
    """Milliseconds until the time of one of those is used up; None: no clock runs for them."""
    rematch_wanted_by: tuple[Seat, ...]
    """The game is over, and these seats would play again; the others have not answered yet."""
    rated: bool = False
    """It changes ratings."""


class Glance(Struct, Generic[E, V], frozen=True):
    """A game that goes on, or has just ended, as one of its players may know it: to be drawn small."""

    number: int
    viewer: int
    view: V
    log: tuple[LogLine[E], ...]
    """The last steps, oldest first."""


class TableList(Struct, frozen=True):
    tables: tuple[TableFacts, ...]


# ---- the lobby


class LobbySeat(Struct, frozen=True):
    """Who sits there, as everybody may know it: a name, a bot, or nobody yet."""

    name: str
    bot: str
    taken: bool
    face: FaceName = ""


class OpenTable(Struct, frozen=True):
    """A table that waits for somebody, and is joined with its code."""

    id: str
    code: str
    game: str
    form: str
    seats: tuple[LobbySeat, ...]
    clock: ClockSettings | None
    made_by: str
    created: int
    """Seconds since 1970."""
    yours: bool
    rated: bool = False
    """It changes ratings."""
    face: FaceName = ""
    """Of whoever made it."""


class LiveTable(Struct, frozen=True):
    """A game that goes on and may be watched."""

    id: str
    game: str
    form: str
    seats: tuple[LobbySeat, ...]
    number: int
    """The entries that watchers have seen."""
    watching: int
    delay: int
    """Watchers see it so many seconds later."""
    yours: bool
    rated: bool = False


class Lobby(Struct, frozen=True):
    """Tables that were opened to everybody."""

    here: bool
    """Whether this server has a lobby; without one nothing is listed."""
    open: tuple[OpenTable, ...]
    live: tuple[LiveTable, ...]


# ---- statistics


class Tally(Struct, frozen=True):
    """How often games were won, drawn and lost. `shared`: one person sat on both sides, so nobody won or lost."""

    won: int
    drawn: int
    lost: int
    shared: int


class FormTally(Struct, frozen=True):
    game: str
    form: str
    tally: Tally


class BotTally(Struct, frozen=True):
    """Games in which all others were the same bot; with an opponent by name, those it did not play on your side."""

    game: str
    bot: str
    tally: Tally


class GamePlayed(Struct, frozen=True):
    """A finished game as the list shows it."""

    table: str
    game: str
    form: str
    result: Literal["won", "drawn", "lost", "shared"]
    against: tuple[str, ...]
    """The names of the others; bots without a name by their kind."""
    entries: int
    ended: int
    """Seconds since 1970."""
    scores: tuple[int, ...] = ()
    """One's own, and the best of the others; none where all play together."""
    reason: str = ""
    """How it ended, as the game calls it."""
    change: int | None = None
    """What it made of a rating that is shown; None: nothing, or the rating is still provisional."""
    seats: tuple[int | None, ...] = ()
    """Where the others sat who have a profile; None for bots."""
    faces: tuple[FaceName, ...] = ()
    """Their signs, in the same order."""


class PersonTally(Struct, frozen=True):
    """Games against somebody, or with them where all win or lose together."""

    game: str
    name: str
    """What they were called last."""
    table: str
    seat: int
    """Where they sat last: so they are known to whoever may see that table."""
    tally: Tally
    face: FaceName = ""


class MedalTally(Struct, frozen=True):
    """How often a medal was won; `reason` as games that are over tell it."""

    reason: str
    times: int


class PartyTally(Struct, frozen=True):
    """What was played with the same others where all win or lose together, and what was won."""

    game: str
    against: tuple[str, ...]
    """The others, as in `GamePlayed`."""
    tally: Tally
    medals: tuple[MedalTally, ...]


class Statistics(Struct, frozen=True):
    """What an identity has played to the end, newest first."""

    open: int
    """Games that go on."""
    forms: tuple[FormTally, ...]
    bots: tuple[BotTally, ...]
    last: tuple[GamePlayed, ...]
    people: tuple[PersonTally, ...] = ()
    """Whom they have met, the last one first; nobody whom the asker shall not meet."""
    parties: tuple[PartyTally, ...] = ()


# ---- profiles


class RatingPoint(Struct, frozen=True):
    """A rating after a game."""

    at: int
    """Seconds since 1970."""
    rating: int


class RatingCurve(Struct, frozen=True):
    """Somebody's rating in a form, from the first game on."""

    game: str
    form: str
    games: int
    rating: int | None
    """None: provisional, not enough games yet."""
    points: tuple[RatingPoint, ...]
    """None of a rating that is provisional."""


class RatedSeat(Struct, frozen=True):
    """What a rated game has made of the rating of a seat."""

    seat: int
    games: int
    """Rated games of that form with this one; 0: a bot, whose rating never moves."""
    before: int | None
    """None: it was provisional, and is shown to nobody."""
    after: int | None


class RatedGame(Struct, frozen=True):
    """What a game that is over has made of ratings; nobody: it was not rated."""

    shown_after: int
    """Games of a form after which a rating is shown."""
    seats: tuple[RatedSeat, ...]


class Deed(Struct, frozen=True):
    """Something that happened, or how far it is on its way; its words are texts."""

    id: str
    game: str
    at: int
    """Seconds since 1970; 0: it has not happened yet."""
    table: str
    against: tuple[str, ...]
    """Who was there, as in `GamePlayed`."""
    have: int = 0
    of: int = 0
    """How many there must be, where it takes several."""


class Profile(Struct, frozen=True):
    """Somebody as others may know them: from games that are over, and that the asker may see."""

    name: str
    """Empty: they have given none."""
    yours: bool
    since: int
    """When they first played here, in seconds since 1970; 0: they have not."""
    rates: bool
    """Whether ratings are kept here at all."""
    shown_after: int
    """Games of a form after which its rating is shown."""
    ratings: tuple[RatingCurve, ...]
    statistics: Statistics
    deeds: tuple[Deed, ...]
    face: FaceName = ""


# ---- joining, and programs that play


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a free link seat; without a number, the first free one."""

    code: Code
    name: Name = ""
    seat: SeatNumber | None = None
    entropy: Entropy = ""
    visit: ShortText = ""
    """The one that was told about by `Coming`."""


class Coming(Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever has a link open tells that they are there, every few seconds, and whether they write their name."""

    visit: Annotated[str, Meta(min_length=8, max_length=64)]
    """Made up by the page, the same as long as it is open."""
    typing: bool = False
    gone: bool = False


class Joined(Struct, frozen=True):
    id: str
    """Empty: you have only knocked."""
    seat: int
    waits: bool = False
    """The code was one that can be said: the table's maker is asked. Join again under the same name for the answer."""


class NewIdentity(Struct, frozen=True, forbid_unknown_fields=True):
    """For programs: an identity whose token is sent as `Authorization: Bearer`, not as a cookie."""

    name: Name = ""


class IdentityMade(Struct, frozen=True):
    token: str


class SessionFacts(Struct, frozen=True):
    """A browser or program that is logged in as me. Its token is known to nobody but itself."""

    id: str
    here: bool
    """It is the one that asks."""
    agent: str
    """Such as "Firefox, Linux"; empty: unknown."""
    created: int
    seen: int
    """Seconds since 1970, to the day."""


class SessionList(Struct, frozen=True):
    sessions: tuple[SessionFacts, ...]


class LogOut(Struct, frozen=True, forbid_unknown_fields=True):
    """End a session: this one, another by its id, or all of mine. Its sockets are closed and its token is dead."""

    session: ShortText = ""
    everywhere: bool = False


# ---- lessons


class LessonFacts(Struct, frozen=True):
    """A lesson of a guided first game; `point`: places to look at, as the game calls them."""

    id: str
    point: tuple[int | str, ...]


class LessonList(Struct, frozen=True):
    """The lessons in their order."""

    game: str
    lessons: tuple[LessonFacts, ...]


class LessonAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """The answers given so far, oldest first; `idea`: an action to be explained or previewed, not done."""

    answers: Annotated[tuple[Sent, ...], Meta(max_length=40)] = ()
    idea: Sent | None = None


class LessonWhy(Struct, frozen=True):
    """The answer about an idea: on offer (`allowed`), or the rule and the sentence against it."""

    allowed: bool
    rule: str
    key: str
    args: Words


class LessonState(Struct, Generic[E, V], frozen=True):
    """The lesson after the answers. With an idea that is on offer, `view` and `events` are what it would lead to."""

    id: str
    number: int
    view: V
    events: tuple[E, ...]
    told: tuple[Message | None, ...]
    asked: Asked | None
    done: bool
    stuck: bool
    """The moment has gone by; the lesson begins again."""
    why: LessonWhy | None


class Me(Struct, frozen=True):
    """Who I am on this server."""

    known: bool
    name: str
    """The name that is mine; empty: none is."""
    passkeys: int = 0
    """How many passkeys know me."""


class ClaimName(Struct, frozen=True, forbid_unknown_fields=True):
    """Nobody else shall sit down here under this name or one that looks like it; empty: it is given back."""

    name: Name


class DeviceLink(Struct, frozen=True):
    """A link for another device of mine, or a code to write there. Each works once, and not for long."""

    secret: str
    code: str
    seconds: int


class DeviceAsked(Struct, frozen=True):
    """A device that has written my code, and waits until I say yes."""

    waiting: bool
    agent: str


class UseLink(Struct, frozen=True, forbid_unknown_fields=True):
    """Become whoever made the link. With a code its maker is asked first."""

    secret: ShortText = ""
    code: ShortText = ""


class LinkUsed(Struct, frozen=True):
    """`done`: this device is linked. Otherwise whoever made the code must say yes; `ticket` asks whether they have."""

    done: bool
    ticket: str
    name: str = ""


class LinkTicket(Struct, frozen=True, forbid_unknown_fields=True):
    ticket: ShortText


class AnswerDevice(Struct, frozen=True, forbid_unknown_fields=True):
    allow: bool


# ---- several people in one browser


Handle = Annotated[str, Meta(min_length=1, max_length=64)]


class PersonHere(Struct, frozen=True):
    """Somebody who can play in this browser without being asked who they are."""

    id: str
    name: str
    """Empty: they have given none."""
    face: FaceName
    you: bool
    """They play at the moment."""


class Household(Struct, frozen=True):
    people: tuple[PersonHere, ...]


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody else shall be able to play in this browser."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    face: FaceName = ""


class ChangePerson(Struct, frozen=True, forbid_unknown_fields=True):
    """What whoever plays at the moment is called in this browser."""

    name: Name
    face: FaceName = ""


class WhichPerson(Struct, frozen=True, forbid_unknown_fields=True):
    id: Handle


# ---- people who do not want to meet


class Block(Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever sits there: no invitations, no talk, no table together from now on."""

    table: Handle
    seat: Annotated[int, Meta(ge=0, le=7)]


class Blocked(Struct, frozen=True):
    id: str
    name: str
    """What they were called when they were blocked; empty: nothing."""
    at: int
    """Seconds since 1970."""


class BlockList(Struct, frozen=True):
    blocked: tuple[Blocked, ...]


class LiftBlock(Struct, frozen=True, forbid_unknown_fields=True):
    id: Handle


class DeleteMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Delete everything of mine here."""

    really: Literal[True]


# ---- notes to pages that are closed


class PushOffer(Struct, frozen=True):
    """Whether this server can tell somebody whose page is closed."""

    key: str
    """The key by which push services know this server, as browsers want it; empty: it cannot."""


class PushWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell this browser while its page is closed: what its push service has given it."""

    endpoint: Annotated[str, Meta(max_length=1024)]
    key: Annotated[str, Meta(max_length=128)]
    auth: Annotated[str, Meta(max_length=64)]
    language: Annotated[str, Meta(max_length=8)]


class PushStop(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell this browser nothing more."""

    endpoint: Annotated[str, Meta(max_length=1024)]


# ---- records and replays


class RecordMade(Struct, frozen=True):
    """An uploaded record that every draw and position of was verified."""

    id: str
    game: str
    form: str
    entries: int
    outcome: Outcome | None


class ReplayFrame(Struct, Generic[E, V, A], frozen=True):
    """The game at rest after one step. `estimates`: how good it is for each seat, from 0 to 1000."""

    number: int
    seat: int
    step: Literal["deal", "act", "take-back", "resign"]
    notation: str
    action: A | None
    """The answer that the step was; None: the deal, a take-back, giving up."""
    said: Message | None
    """The same in words."""
    events: tuple[E, ...]
    told: tuple[Message | None, ...]
    """Each event in words; None: it goes without saying."""
    view: V
    estimates: tuple[int, ...]


class Course(Struct, Generic[E], frozen=True):
    """How a game that is over went: the `estimates` of each step of its replay, and the events asked for, in order."""

    estimated_by: str
    estimates: tuple[tuple[int, ...], ...]
    events: tuple[E, ...]


class Replay(Struct, Generic[E, V, A], frozen=True):
    """A game to look at step by step, as one viewer saw it; long ones in parts. `viewer` None: as a spectator."""

    version: int
    game: str
    form: str
    options: dict[str, Any]
    players: tuple[str, ...]
    seats: int
    viewer: int | None
    outcome: Outcome | None
    algorithm: str
    table: str
    seed: str
    entropy: tuple[str, ...]
    commitment: str
    estimated_by: str
    length: int
    """How many frames there are in all; those from `first` on are here."""
    first: int
    frames: tuple[ReplayFrame[E, V, A], ...]


# ---- rules


class FigureFacts(Struct, frozen=True):
    """A picture of a rule: drawn in letters that are the same in all languages, and said in words."""

    drawn: str
    caption: str


class RuleFacts(Struct, frozen=True):
    id: str
    text: str
    figures: tuple[FigureFacts, ...] = ()


class SectionFacts(Struct, frozen=True):
    number: int
    title: str
    rules: tuple[RuleFacts, ...]


class RulesBook(Struct, frozen=True):
    """The rules reference; with a search only the sections and rules that were found."""

    game: str
    language: str
    sections: tuple[SectionFacts, ...]


# ---- refusals and health


class Problem(Struct, frozen=True):
    """Why a request was refused. `key` names the sentence; `incident` is given for faults of ours."""

    code: str
    key: str
    detail: str
    incident: str = ""


class Health(Struct, frozen=True):
    status: Literal["ok", "degraded"]
    version: str
    store: Literal["ok", "unavailable"]
