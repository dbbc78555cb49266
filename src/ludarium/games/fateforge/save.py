"""Saved campaigns: a JSON text of a published schema (docs/fateforge-save.schema.json), with a checksum.

    {"format": "ludarium-fateforge-save", "version": 1, "rules": 1, "content": "...", "chance": "...",
     "state": {..., "agenda": [{"step": "StoryScene", "scene": "s101"}]}, "sha256": "..."}

A save is data only. One that is cut, edited, newer than this program, or that names what does not exist is refused with
one sentence, and nothing happens. Content may differ from that of the save as long as all names exist.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from ludarium.games.fateforge import battle, rows
from ludarium.games.fateforge.agenda import ChooseParty, Managing, Rest, StoryScene
from ludarium.games.fateforge.campaign import ALL_RULES, FEWEST_HEROES, party_size, restart_act
from ludarium.games.fateforge.companion import TableParty
from ludarium.games.fateforge.content import (
    ALLIES,
    BOSSES,
    COMBATS,
    CORRUPTION,
    DICE,
    ENEMIES,
    EXPEDITIONS,
    FEAR,
    HEROES,
    ITEMS,
    PLACES,
    QUESTS,
    REPUTATION,
    REPUTATION_LEAST,
    REPUTATION_MOST,
    REWARDS,
    SCENES,
    SKILLS,
    TRAITS,
)
from ludarium.games.fateforge.flow import STEPS
from ludarium.games.fateforge.notation import Misread, objective_of
from ludarium.games.fateforge.results import FACE_NAMES
from ludarium.games.fateforge.state import (
    MAX_PREPARED,
    NOWHERE,
    SLOTS,
    SPENT,
    TABLE_MODE,
    Agendum,
    CampaignState,
    FateforgeState,
    Held,
    HeroState,
)
from ludarium.kernel.chance import ALGORITHM
from ludarium.kernel.errors import BadSetup, Refusal, RulesError
from ludarium.kernel.game import Setup

FORMAT = "ludarium-fateforge-save"
VERSION = 1
"""Of the shape of saves; a save of a later one is refused."""
RULES = 1
"""The rules' version that this program plays; the game says the same."""
LIMIT = 64 * 1024
"""The longest save, in bytes."""
FORMS = ("campaign", "solo", TABLE_MODE)
"""Whose tables can be resumed."""
LARGEST = 1 << 31
MOST_STEPS = 100
"""As many steps a save may take before it asks something."""


class BadSave(Refusal):
    """A save that cannot be read; its text says why in one sentence."""

    code = "bad-save"


class Save(Struct, frozen=True, forbid_unknown_fields=True):
    """A save as it is written."""

    format: str
    version: int
    rules: int
    content: str
    chance: str
    state: dict[str, Any]
    sha256: str


_STEPS_BY_NAME: dict[str, type[Agendum]] = {step.__name__: step for step in STEPS}
_encoder = msgspec.json.Encoder(order="deterministic")


@cache
def content_hash() -> str:
    """The fingerprint of the data files."""
    digest = hashlib.sha256()
    for file in rows.FILES:
        digest.update(resources.files("ludarium.games.fateforge").joinpath("data", f"{file}.toml").read_bytes())
    return digest.hexdigest()[:16]


# -- writing ---------------------------------------------------------------------------------------------------


def dumps(state: FateforgeState) -> str:
    """The state at a checkpoint as text. It holds what seats hide from one another: not for players before the end."""
    head = Save(FORMAT, VERSION, RULES, content_hash(), ALGORITHM, _plain(state), "")
    text = _encoder.encode(replace(head, sha256=_checksum(head))).decode()
    if len(text.encode()) > LIMIT:
        raise RulesError(f"a save of {len(text.encode())} bytes is longer than {LIMIT}")
    return text


def _plain(state: FateforgeState) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(state)
    plain["agenda"] = [{"step": type(item).__name__, **msgspec.to_builtins(item)} for item in state.agenda]
    return plain


def _checksum(save: Save) -> str:
    """Of the whole save but the checksum itself."""
    return hashlib.sha256(_encoder.encode(replace(save, sha256=""))).hexdigest()


# -- reading ---------------------------------------------------------------------------------------------------


def loads(text: str) -> FateforgeState:
    """The state that a save holds; refuses (BadSave) what cannot be trusted or played on."""
    save = _read(text)
    state = _state(save.state)
    wrong = next(_mistakes(state), None)
    if wrong is not None:
        raise BadSave(f"the save cannot be played: {wrong}")
    _try(state)
    return state


def _read(text: str) -> Save:
    try:
        data = text.encode()
    except UnicodeEncodeError:
        raise BadSave("the save is not text: it has characters that are none") from None
    if len(data) > LIMIT:
        raise BadSave(f"the save is longer than {LIMIT} bytes")
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError):
        raise BadSave("the save is cut short or is not JSON") from None
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise BadSave(f"this is no save of Fateforge: it should begin with the format '{FORMAT}'")
    for what, known in (("version", VERSION), ("rules", RULES)):
        given = raw.get(what)
        if type(given) is not int or given < 1:
            raise BadSave(f"the save was edited: its {what} is no number from 1")
        if given > known:
            raise BadSave(f"the save is of a newer Ludarium: its {what} is {given}, this one reads up to {known}")
    try:
        save = msgspec.convert(raw, Save)
    except msgspec.ValidationError as wrong:
        raise BadSave(f"the save was edited: {wrong}") from None
    if save.sha256 != _checksum(save):
        raise BadSave("the save was edited: its checksum does not fit")
    if save.chance != ALGORITHM:
        raise BadSave(f"the save wants dice by '{save.chance}', which this Ludarium does not have")
    return save


def _state(plain: dict[str, Any]) -> FateforgeState:
    for name in plain:
        if name not in FateforgeState.__struct_fields__:
            raise BadSave(f"the save was edited: a state has no '{name}'")
    agenda = plain.get("agenda")
    if not isinstance(agenda, list) or len(agenda) > MOST_STEPS:
        raise BadSave("the save was edited: its agenda is no list of steps")
    try:
        state = msgspec.convert({**plain, "agenda": []}, FateforgeState)
        state.agenda = tuple(_step(item) for item in agenda)
    except (msgspec.ValidationError, RecursionError) as wrong:
        raise BadSave(f"the save was edited: {wrong}") from None
    return state


def _step(item: Any) -> Agendum:
    if not isinstance(item, dict) or type(item.get("step")) is not str or item["step"] not in _STEPS_BY_NAME:
        raise BadSave("the save was edited: its agenda has a step that does not exist")
    kind = _STEPS_BY_NAME[item["step"]]
    fields = {name: value for name, value in item.items() if name != "step"}
    if any(name not in kind.__struct_fields__ for name in fields):
        raise BadSave(f"the save was edited: the step {item['step']} has no such figures")
    return msgspec.convert(fields, kind)


def _try(state: FateforgeState) -> None:
    """Go on to the next question, on a copy: a save that fails there would stop a table."""
    work = state.__copy__()
    try:
        for _ in range(MOST_STEPS):
            if work.outcome is not None:
                return
            item = work.agenda[-1]
            script = STEPS[type(item)](work, item, lambda event: None)
            try:
                next(script)
            except StopIteration:
                continue
            return
    except Exception as wrong:
        raise BadSave(f"the save cannot be played: {type(wrong).__name__} at its next step") from None
    raise BadSave("the save cannot be played: it never asks anything")


# -- what can be wrong in a state ------------------------------------------------------------------------------


def _mistakes(state: FateforgeState) -> Iterator[str]:
    """One sentence for each thing that no game could have led to."""
    if next(_numbers(msgspec.to_builtins(state)), None) is not None:
        yield "it has a figure beyond all bounds"
    if not state.agenda and state.outcome is None:
        yield "nothing waits to be done"
    if not 1 <= state.seats <= 4:
        yield f"it has {state.seats} seats; there are 1 to 4"
    if not (0 if _choosing(state) else 2) <= len(state.party) <= 4:
        yield f"it has {len(state.party)} heroes; a party has 2 to 4"
    yield from _mistakes_of_party(state.party)
    yield from _mistakes_of_campaign(state.campaign)
    if state.act_start is not None:
        yield from _mistakes_of_party(state.act_start[0])
        yield from _mistakes_of_campaign(state.act_start[1])
        yield from _unknown("scene", (state.act_start[2],), SCENES)
        if not 2 <= len(state.act_start[0]) <= 4:
            yield "nobody was there when the act began"
    for hero in state.party:
        if not 0 <= hero.seat < state.seats:
            yield f"the hero '{hero.id}' belongs to seat {hero.seat}, which does not exist"
    yield from _unknown("scene", (state.scene,) if state.scene else (), SCENES)
    yield from _unknown("expedition", (state.expedition,) if state.expedition else (), EXPEDITIONS)
    steps = EXPEDITIONS[state.expedition].steps if state.expedition in EXPEDITIONS else ()
    if not 0 <= state.step <= len(steps):
        yield f"the expedition has no step {state.step}"
    yield from _mistakes_of_agenda(state)
    yield from _mistakes_of_combat(state)


def _numbers(value: Any) -> Iterator[int]:
    """Figures that are too large to be any."""
    if isinstance(value, dict):
        for one in value.values():
            yield from _numbers(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _numbers(one)
    elif isinstance(value, int) and abs(value) > LARGEST:
        yield value


def _unknown(what: str, names: Any, known: Any) -> Iterator[str]:
    for name in names:
        if name not in known:
            yield f"there is no {what} '{str(name)[:40]}'"


def _mistakes_of_party(party: tuple[HeroState, ...]) -> Iterator[str]:
    yield from _unknown("hero", (hero.id for hero in party), HEROES)
    if any(hero.id not in HEROES for hero in party):
        return
    if len({hero.id for hero in party}) < len(party):
        yield "a hero is there twice"
    for hero in party:
        yield from _unknown("die", hero.extra_dice, DICE)
        yield from _unknown("skill", hero.skills, SKILLS)
        yield from _unknown("trait", hero.traits, TRAITS)
        yield from _unknown("Corruption card", hero.corruption, CORRUPTION)
        if any(skill not in hero.skills for skill in hero.prepared) or len(hero.prepared) > MAX_PREPARED:
            yield f"the hero '{hero.id}' has prepared skills that it cannot have"
        if any(SKILLS[skill].hero != hero.id for skill in hero.skills if skill in SKILLS):
            yield f"the hero '{hero.id}' has a skill of another hero"
        if len(hero.slots) != SLOTS:
            yield f"the hero '{hero.id}' has {len(hero.slots)} slots, not {SLOTS}"
        yield from _mistakes_of_items(tuple(held for held in hero.slots if held is not None))
        if not 0 <= hero.health <= hero.max_health or not 0 <= hero.energy <= hero.max_energy:
            yield f"the hero '{hero.id}' has health or energy beyond its limits"


def _mistakes_of_items(items: tuple[Held, ...]) -> Iterator[str]:
    yield from _unknown("item", (held.id for held in items), ITEMS)
    for held in items:
        if held.id in ITEMS and not (
            0 <= held.armour <= ITEMS[held.id].armour and 0 <= held.charges <= ITEMS[held.id].charges
        ):
            yield f"the item '{held.id}' has more on it than it holds"


def _mistakes_of_campaign(campaign: CampaignState) -> Iterator[str]:
    yield from _mistakes_of_items(campaign.bag)
    yield from _unknown("ally", campaign.allies, ALLIES)
    yield from _unknown("place", campaign.places_gone, PLACES)
    yield from _unknown("quest", (quest for quest, _ in campaign.quests), QUESTS)
    yield from _unknown("quest", campaign.quests_done, QUESTS)
    yield from _unknown("reward", campaign.rewards_left, REWARDS)
    yield from _unknown("scene", campaign.visited, SCENES)
    yield from _unknown("Corruption card", campaign.corruption_gone, CORRUPTION)
    yield from _unknown("enemy", campaign.met, {**ENEMIES, **BOSSES})
    for words in campaign.results:
        combat, _, result = words.partition(" ")
        if combat not in COMBATS or result not in ("success", "partial", "fail"):
            yield f"'{words[:40]}' is no result of a combat"
    for words in campaign.choices:
        if not _is_choice(*words.split(" ")):
            yield f"'{words[:40]}' is no choice of the story"
    for number in campaign.unlocked:
        if number not in ALL_RULES:
            yield f"there is no rule {number} to unlock"
    if len(campaign.reputation) != len(REPUTATION):
        yield "it does not have a reputation with each faction"
    if any(not REPUTATION_LEAST <= number <= REPUTATION_MOST for number in campaign.reputation):
        yield "a reputation is beyond its limits"
    purses = (campaign.gold, campaign.food, campaign.skill_gold, campaign.trait_points, campaign.victory_points)
    if min(purses) < 0:
        yield "the party holds less than nothing"


def _is_choice(scene: str, choice: str = "", end: str = "", *more: str) -> bool:
    """Whether "s101 word" or "s102 argue passed" is something that the story remembers."""
    made = next((each for each in SCENES[scene].choices if each.id == choice), None) if scene in SCENES else None
    return made is not None and not more and end in (("", "passed", "failed") if made.test is not None else ("",))


_KINDS: dict[type[Agendum], tuple[str, ...]] = {Rest: ("rest",), StoryScene: ("story", "explore")}
_OUTSIDE_COMBAT = (battle.Combat, battle.Arrive, battle.SingleCombatOver)


def _mistakes_of_agenda(state: FateforgeState) -> Iterator[str]:
    """What steps name: heroes by number, scenes, choices, combats, quests, seats."""
    size = len(state.party)
    for item in state.agenda:
        fields = asdict(item)
        # -1 among those who failed stands for nobody who could have tried.
        failed = tuple(number for number in fields.get("failed", ()) if number != -1)
        for number in (fields.get("hero", 0), *fields.get("heroes", ()), *failed):
            if not 0 <= number < max(size, 1):
                yield f"the step {type(item).__name__} is about a hero who is not there"
        scene = fields.get("scene")
        if scene or (scene == "" and not isinstance(item, Rest)):
            yield from _unknown("scene", (scene,), SCENES)
            kinds = _KINDS.get(type(item))
            if scene in SCENES and kinds is not None and SCENES[scene].kind not in kinds:
                yield f"the scene '{scene}' is none for the step {type(item).__name__}"
            if scene in SCENES and "choice" in fields:
                choices = tuple(choice.id for choice in SCENES[scene].choices if choice.test is not None)
                yield from _unknown("test", (fields["choice"],), choices)
        if "goto" in fields:
            yield from _unknown("scene", (fields["goto"],), SCENES)
        if "combat" in fields:
            yield from _unknown("combat", (fields["combat"],), COMBATS)
        if fields.get("quest"):
            yield from _unknown("quest", (fields["quest"],), QUESTS)
        if "seat" in fields and not 0 <= fields["seat"] < state.seats:
            yield f"the step {type(item).__name__} is about a seat that does not exist"


def _mistakes_of_combat(state: FateforgeState) -> Iterator[str]:
    """The map, and who stands on it."""
    if state.combat_id:
        yield from _unknown("combat", (state.combat_id,), COMBATS)
    fighting = any(
        type(item).__module__ == battle.__name__ and type(item) not in _OUTSIDE_COMBAT for item in state.agenda
    )
    if fighting and not state.fighters:
        yield "nobody fights in its combat"
    if not fighting and not state.fighters and not state.enemies and state.boss is None and not state.tokens:
        return
    if state.combat_id not in COMBATS:
        yield "it is in the middle of no combat"
        return
    zones = len(COMBATS[state.combat_id].zones)
    if state.fighters and len(state.fighters) != len(state.party):
        yield "it has not as many heroes on the map as in the party"
    yield from _unknown("enemy", (enemy.id for enemy in state.enemies), ENEMIES)
    placing = any(isinstance(item, battle.PlaceHeroes) for item in state.agenda)
    stand = [fighter.zone for fighter in state.fighters if fighter.zone != NOWHERE or not placing]
    stand += [enemy.zone for enemy in state.enemies] + [token.zone for token in state.tokens] + list(state.starts)
    if state.boss is not None:
        stand.append(state.boss.zone)
        yield from _unknown("boss", (state.boss.id,), BOSSES)
        if state.boss.id in BOSSES:
            cards = len(BOSSES[state.boss.id].deck)
            if any(not 0 <= card < cards for card in state.boss.deck):
                yield "the boss has a card that does not exist"
    if any(not 0 <= zone < zones for zone in stand):
        yield "somebody stands beside the map"
    if any(token.to != NOWHERE and not 0 <= token.to < zones for token in state.tokens):
        yield "a portal leads beside the map"
    unrolled = _unrolled(state)
    for number, fighter in enumerate(state.fighters):
        yield from _unknown("die", fighter.dice, DICE)
        yield from _unknown("Fear card", fighter.fear, FEAR)
        if any(face != SPENT and face not in FACE_NAMES for face in fighter.faces):
            yield "a die shows what no die has"
        if len(fighter.faces) != (0 if number in unrolled else len(fighter.dice)):
            yield "a hero has not as many results as dice"
        if fighter.ally >= 0 and not state.ally:
            yield "a hero goes with an ally who is not there"
    for text in state.objectives:
        try:
            objective_of(text)
        except Misread:
            yield f"'{text[:40]}' is no objective"
    if any(not 0 <= number < len(state.party) for number in state.order) or not -1 <= state.active < len(state.party):
        yield "a hero who is not there has a turn"
    yield from _unknown("ally", (state.ally,) if state.ally else (), ALLIES)


def _unrolled(state: FateforgeState) -> set[int]:
    """Heroes whose dice are picked and still lie in the hand: they show nothing yet (FF-12.2)."""
    if any(isinstance(item, battle.PickingDice) for item in state.agenda):
        return set(range(len(state.fighters)))
    rolls = {item.hero for item in state.agenda if isinstance(item, battle.Rolling)}
    return {number for number, fighter in enumerate(state.fighters) if number in rolls and not fighter.faces}


# -- a table from a save ---------------------------------------------------------------------------------------


def resumed(text: str, setup: Setup) -> FateforgeState:
    """The campaign at a new table, perhaps with another number of players (FF-2.26, FF-2.27).

    Heroes are dealt to the seats in turn. More players than heroes, or the option "restart", begin the act again
    with new heroes (FF-25.10); both only outside combat.
    """
    try:
        state = loads(text)
    except BadSave as wrong:
        raise BadSetup(f"option 'save' cannot be used: {wrong}") from None
    if state.outcome is not None:
        raise BadSetup("option 'save' cannot be used: that campaign has ended")
    if state.expedition or state.form_id not in FORMS:
        raise BadSetup("option 'save' cannot be used: it is not of a campaign")
    if (state.form_id == TABLE_MODE) != (setup.form == TABLE_MODE):
        raise BadSetup("a campaign of table mode goes on in table mode, and no other does")
    choosing = _choosing(state)
    too_few = not choosing and len(state.party) < party_size(setup.seats)
    restart = bool(setup.options.get("restart", False)) or too_few
    if restart and state.fighters:
        raise BadSetup("an act begins again outside combat only (FF-25.10): finish the combat with its players first")
    if restart and state.act_start is None:
        raise BadSetup("option 'restart' needs a campaign that has begun")
    state.form_id, state.seats = setup.form, setup.seats
    state.party = tuple(replace(hero, seat=number % setup.seats) for number, hero in enumerate(state.party))
    state.difficulty = setup.options.get("difficulty", state.difficulty)
    state.challenge = setup.options.get("challenge", state.challenge)
    state.beast_master = min(setup.options.get("beast_master", state.beast_master), setup.seats - 1)
    # Who looked after something, or wanted to go on, sits somewhere else now.
    state.agenda = tuple(
        replace(item, ready=()) if isinstance(item, Rest) else item
        for item in state.agenda
        if not isinstance(item, Managing)
    )
    if restart:
        wanted = next((item.size for item in state.agenda if isinstance(item, TableParty)), len(state.party))
        size = max(FEWEST_HEROES, setup.options.get("party", wanted))
        restart_act(state)
        if setup.form == TABLE_MODE:
            state.agenda = tuple(TableParty(size) if isinstance(item, ChooseParty) else item for item in state.agenda)
    return state


def _choosing(state: FateforgeState) -> bool:
    """Whether heroes are still being chosen."""
    return any(isinstance(item, ChooseParty | TableParty) for item in state.agenda)


# -- the schema ------------------------------------------------------------------------------------------------


def schema() -> dict[str, Any]:
    """The JSON Schema of saves."""
    shapes: list[Any] = [FateforgeState, *_STEPS_BY_NAME.values()]
    (state, *steps), components = msgspec.json.schema_components(shapes, ref_template="#/$defs/{name}")
    for name, step in zip(_STEPS_BY_NAME, steps, strict=True):
        shape = components[step["$ref"].rpartition("/")[2]]
        shape["properties"] = {"step": {"const": name}, **shape["properties"]}
        shape["required"] = ["step", *shape["required"]]
    components["FateforgeState"]["properties"]["agenda"]["items"] = {"anyOf": steps}
    components.pop("Agendum", None)
    text = {"type": "string"}
    return {
        "title": "A saved campaign of Fateforge",
        "type": "object",
        "properties": {
            "format": {"const": FORMAT},
            "version": {"type": "integer", "minimum": 1},
            "rules": {"type": "integer", "minimum": 1},
            "content": text,
            "chance": text,
            "state": state,
            "sha256": text,
        },
        "required": ["format", "version", "rules", "content", "chance", "state", "sha256"],
        "additionalProperties": False,
        "$defs": components,
    }
