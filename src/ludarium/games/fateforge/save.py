"""Saved campaigns: a JSON text of a published schema (docs/fateforge-save.schema.json), with a checksum.

    {"format": "ludarium-fateforge-save", "version": 1, "rules": 1, "content": "...", "chance": "...",
     "state": {..., "agenda": [{"step": "StoryScene", "scene": "s101"}]}, "sha256": "..."}

A save is data only. One that is cut, edited, newer than this program, or that names what does not exist is refused with
one sentence, and nothing happens. Content may differ from that of the save as long as all names exist.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from importlib import resources
from inspect import cleandoc
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ludarium.games.fateforge.agenda import ChooseParty, Managing, Rest
from ludarium.games.fateforge.campaign.course import FEWEST_HEROES, party_size, restart_act
from ludarium.games.fateforge.check.saves import MOST_STEPS, is_choosing, mistakes_of
from ludarium.games.fateforge.companion import TableParty
from ludarium.games.fateforge.content import FILES
from ludarium.games.fateforge.flow import STEPS
from ludarium.games.fateforge.state import TABLE_MODE, Agendum, FateforgeState
from ludarium.kernel.chance import ALGORITHM
from ludarium.kernel.errors import BadSetup, Refusal, RulesError
from ludarium.kernel.game import Setup

FORMAT = "ludarium-fateforge-save"
VERSION = 1
"""Of the shape of saves; a save of a later one is refused."""
RULES = 3
"""The rules' version that this program plays; the game says the same."""
LIMIT = 64 * 1024
"""The longest save, in bytes."""
FORMS = ("campaign", "solo", TABLE_MODE)
"""Whose tables can be resumed."""


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
    for file in FILES:
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
    if state.own_map is None:  # as saves have always been written
        del plain["own_map"]
    for campaign in (plain["campaign"], *(plain["act_start"] or ())[1:2]):
        if not campaign["regard"]:
            del campaign["regard"]
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
    wrong = next(mistakes_of(state), None)
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
        # The other reader notices what the first passes over: a name that is there twice.
        json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
    except (msgspec.DecodeError, ValueError, RecursionError):
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


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise BadSave("the save was edited: a name is there twice")
    return found


def _no_number(text: str) -> None:
    raise ValueError(text)


def _state(plain: dict[str, Any]) -> FateforgeState:
    for name in plain:
        if name not in FateforgeState.__struct_fields__:
            raise BadSave(f"the save was edited: a state has no '{name}'")
    agenda = plain.get("agenda")
    if not isinstance(agenda, list) or len(agenda) > MOST_STEPS:
        raise BadSave("the save was edited: its agenda is no list of steps")
    outcome = plain.get("outcome")
    if _has_fraction({**plain, "outcome": None}) or (isinstance(outcome, dict) and _has_fraction(outcome, "shared")):
        raise BadSave("the save was edited: a figure is no whole number")
    try:
        state = msgspec.convert({**plain, "agenda": []}, FateforgeState)
        state.agenda = tuple(_step(item) for item in agenda)
    except (msgspec.ValidationError, RecursionError) as wrong:
        raise BadSave(f"the save was edited: {wrong}") from None
    return state


def _has_fraction(value: Any, but: str = "") -> bool:
    """Whether a figure is written with a point: nothing in a game is counted so."""
    if isinstance(value, dict):
        return any(_has_fraction(one) for name, one in value.items() if name != but)
    if isinstance(value, list):
        return any(_has_fraction(one) for one in value)
    return isinstance(value, float)


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
    choosing = is_choosing(state)
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
    for shape in components.values():
        if "description" in shape:  # a docstring, whose indentation newer Pythons drop by themselves
            shape["description"] = cleandoc(shape["description"])
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
