"""What is explored of Fateforge: how combats ended, by heroes and parties, skills and items."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

from ludarium.games.fateforge.content import COMBATS, HEROES, ITEMS, SKILLS
from ludarium.games.fateforge.events import CombatBegan, CombatEnded, ItemUsed, RoundBegan, SkillUsed, TurnBegan
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.decisions import Event
from ludarium.kernel.explorer import BETWEEN, LOST, TOGETHER, WON, Explorer, Sighting, Subject, Watch
from ludarium.kernel.game import Outcome, Setup
from ludarium.kernel.messages import Message

_KNOWN: Mapping[str, Collection[str]] = {"combats": COMBATS, "skills": SKILLS, "items": ITEMS}
_RESULTS = {"success": WON, "partial": BETWEEN, "fail": LOST}


class FateforgeWatch(Watch[FateforgeState]):
    """Sees every combat of a game, of which a campaign has many."""

    def __init__(self) -> None:
        self._combat = ""
        """The one that goes on."""
        self._heroes: set[str] = set()
        self._things: set[tuple[str, str, str, str]] = set()
        """Subject, hero, item and measure."""
        self._found: list[Sighting] = []

    def saw(self, state: FateforgeState, events: Iterable[Event]) -> None:
        for event in events:
            match event:
                case CombatBegan(combat=combat):
                    self._combat = combat
                    self._heroes = {hero.id for hero in state.party}
                    self._things.clear()
                    self._look(state)
                case RoundBegan() | TurnBegan() if self._combat:
                    self._look(state)
                case SkillUsed(hero=hero, skill=skill):
                    self._things.add(("skills", hero, skill, "used"))
                case ItemUsed(hero=hero, item=item):
                    self._things.add(("items", hero, item, "used"))
                case CombatEnded(result=result) if self._combat:
                    self._found += self._ended(_RESULTS[result])
                    self._combat = ""

    def _look(self, state: FateforgeState) -> None:
        """What is carried and prepared may change until the first round begins, and items are found later on."""
        for hero in state.party:
            for skill in hero.prepared:
                self._things.add(("skills", hero.id, skill, "prepared"))
            for held in hero.working():
                self._things.add(("items", hero.id, held.id, "carried"))

    def _ended(self, result: str) -> Iterator[Sighting]:
        combat, party = self._combat, sorted(self._heroes)
        yield Sighting("combats", str(len(party)), combat, "fought", TOGETHER, result)
        yield Sighting("parties", combat, "+".join(party), "fought", TOGETHER, result)
        for hero in party:
            yield Sighting("heroes", combat, hero, "fought", TOGETHER, result)
        for subject, hero, item, measure in sorted(self._things):
            yield Sighting(subject, hero, item, measure, TOGETHER, result)

    def sightings(self, outcome: Outcome) -> Iterator[Sighting]:
        yield from self._found


class FateforgeExplorer(Explorer[FateforgeState]):
    subjects = (
        Subject("combats", ("fought",), "size"),
        Subject("heroes", ("fought",), "combat"),
        Subject("parties", ("fought",), "combat"),
        Subject("skills", ("used", "prepared"), "hero"),
        Subject("items", ("carried", "used"), "hero"),
    )

    def table(self, form: str, below: Callable[[int], int]) -> Setup:
        """Heroes, their number, and the combat of a single one are drawn."""
        size = 2 + below(3)
        left = list(HEROES)
        heroes = [left.pop(below(len(left))) for _ in range(size)]
        combats = list(COMBATS)
        if form == "solo":
            return Setup(form, 1, {"heroes": heroes[:2]})
        options = {"combat": combats[below(len(combats))]} if form == "combat" else {}
        return Setup(form, size, {"heroes": heroes, **options})

    def watch(self, setup: Setup) -> FateforgeWatch:
        return FateforgeWatch()

    def item(self, subject: str, item: str) -> Message:
        match subject:
            case "combats":
                return _combat(item)
            case "skills":
                return Message("ff-explore-skill", {"skill": item})
            case "items":
                return Message("ff-explore-item", {"item": item})
            case _:
                return Message("ff-explore-party", {"heroes": tuple(map(_hero, item.split("+")))})

    def group(self, subject: str, group: str) -> Message:
        if group in COMBATS:
            return _combat(group)
        return _hero(group) if group in HEROES else Message("ff-explore-size", {"n": int(group)})

    def has_item(self, subject: str, item: str) -> bool:
        return all(part in _KNOWN.get(subject, HEROES) for part in item.split("+"))

    def has_group(self, subject: str, group: str) -> bool:
        return group in COMBATS or group in HEROES or group.isdecimal()


def _combat(combat: str) -> Message:
    return Message("@fateforge.title", {"entry": combat})


def _hero(hero: str) -> Message:
    return Message("ff-explore-hero", {"hero": hero})


EXPLORER = FateforgeExplorer()
