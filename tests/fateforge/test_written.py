"""A field of an entry is declared once: the shape of the file, the reading and the mistakes come of it."""

from typing import Annotated, Any

import msgspec
import pytest

from ludarium.games.fateforge.check.content import check
from ludarium.games.fateforge.content import Enemy, Item, Skill
from ludarium.games.fateforge.notation import Deed, Misread, deed_of
from ludarium.games.fateforge.written import Context, Derived, Entry, Written, built, each, one_of, pairs, row_of


class Bead(Entry, frozen=True):
    id: str
    colour: Annotated[str, one_of(("red", "blue"), "colour")] = "red"


class Charm(Entry, frozen=True):
    id: str
    deeds: Annotated[tuple[Deed, ...], each(deed_of, "act")]
    zone: Annotated[int, Written(str, lambda letter, context: context.zones[letter])]
    strength: Annotated[int, Derived(lambda row, _: len(row.beads))]
    beads: tuple[Bead, ...] = ()
    marks: Annotated[tuple[tuple[str, int], ...], pairs(int)] = ()


CONTEXT = Context(zones={"A": 0, "B": 1})
WRITTEN: dict[str, Any] = {"id": "owl", "act": ["strike+1"], "zone": "B", "beads": [{"id": "eye"}], "marks": {"x": 2}}


def test_an_entry_is_read_from_what_is_written() -> None:
    owl = Charm("owl", (Deed("strike", 1),), 1, 1, (Bead("eye", "red"),), (("x", 2),))
    assert built(Charm, WRITTEN, CONTEXT) == owl


def test_the_written_shape_has_the_names_of_the_file_and_nothing_that_is_derived() -> None:
    assert row_of(Charm).__struct_encode_fields__ == ("id", "act", "zone", "beads", "marks")
    assert "in" in row_of(Skill).__struct_encode_fields__
    assert set(row_of(Item).__struct_encode_fields__) >= {"in", "res", "act", "special_fx"}
    assert msgspec.json.schema(row_of(Enemy))["$defs"]["EnemyRow"]["properties"]["colour"] == {"type": "string"}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"act": ["dance"]}, "'dance' is no action; the actions are step, strike, shot, push, pull, focus"),
        ({"act": "strike"}, "Expected `array`, got `str` - at `$.act`"),
        ({"beads": [{"id": "eye", "colour": "green"}]}, "there is no colour 'green'; it can be red, blue"),
        ({"beads": [{}]}, "Object missing required field `id` - at `$.beads[0]`"),
        ({"strength": 3}, "Object contains unknown field `strength`"),
        ({"deeds": ["strike"]}, "Object contains unknown field `deeds`"),
    ],
)
def test_what_is_wrong_is_said_in_the_words_of_the_file(change: dict[str, Any], says: str) -> None:
    with pytest.raises((Misread, msgspec.ValidationError)) as refused:
        built(Charm, WRITTEN | change, CONTEXT)
    assert str(refused.value) == says


def test_the_check_names_file_line_entry_and_field(tmp_path: Any) -> None:
    (tmp_path / "items.toml").write_text(
        '[[item]]\nid = "buckler"\nnumber = 1\nslot = "off"\ncost = "much"\n', encoding="utf-8"
    )
    (wrong,) = check(tmp_path)
    assert str(wrong) == "items.toml:1: buckler: cost: expected 'int', got 'str'"
