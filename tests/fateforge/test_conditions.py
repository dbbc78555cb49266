"""The language of conditions."""

import pytest
from msgspec import Struct
from msgspec.structs import replace

from ludarium.games.fateforge.conditions import holds, parsed
from ludarium.games.fateforge.content import REPUTATION
from ludarium.games.fateforge.notation import Misread

rule = pytest.mark.rule


class Remembered(Struct, frozen=True):
    """A campaign's memory."""

    flags: tuple[str, ...] = ()
    reputation: tuple[int, ...] = (0,) * len(REPUTATION)
    regard: tuple[tuple[str, int], ...] = ()
    items: tuple[str, ...] = ()
    heroes: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    results: tuple[str, ...] = ()
    objectives: tuple[str, ...] = ()
    gold: int = 0
    food: int = 0
    allies: tuple[str, ...] = ()


NOTHING = Remembered()
MUCH = Remembered(
    flags=("unseen", "bait"),
    reputation=(2, -1, 0, 0, 0),
    items=("root_token",),
    heroes=("rogue", "noble"),
    choices=("s101 word",),
    results=("c2 partial",),
    objectives=("c4.1",),
    gold=3,
    food=1,
    allies=("moss",),
)


@rule("FF-2.3", "FF-24.9")
@pytest.mark.parametrize(
    "term",
    [
        *("flag unseen", "item root_token", "hero rogue", "choice s101 word", "result c2 partial", "objective c4.1"),
        *("gold>=3", "food>=1", "ally moss", "reputation dockers>=2"),
    ],
)
def test_every_kind_of_term_asks_the_memory(term: str) -> None:
    assert holds(term, MUCH)
    assert not holds(term, NOTHING)
    assert not holds(f"not {term}", MUCH)
    assert holds(f"not {term}", NOTHING)


@rule("FF-24.7")
def test_reputation_is_compared_both_ways() -> None:
    assert holds("reputation palace<=-1", MUCH)
    assert not holds("reputation palace<=-2", MUCH)
    assert holds("reputation palace>=-1", MUCH)
    assert not holds("reputation dockers>=3", MUCH)
    assert holds("reputation dockers>=3", replace(MUCH, reputation=(3, 0, 0, 0, 0)))


def test_terms_are_joined_by_and_which_binds_more_than_or() -> None:
    assert holds("flag unseen & flag bait", MUCH)
    assert not holds("flag unseen & flag early", MUCH)
    assert holds("flag early & flag bait or flag unseen", MUCH)
    assert not holds("flag early & flag bait or flag unseen & flag guests", MUCH)
    assert holds("flag early or not flag guests", MUCH)


def test_no_condition_always_holds() -> None:
    assert holds("", NOTHING)
    assert parsed("") == ((),)


@pytest.mark.parametrize(
    ("condition", "says"),
    [
        ("flags unseen", "'flags unseen' is no condition"),
        ("flag", "flag needs one name"),
        ("flag a b", "flag needs one name"),
        ("gold>3", "'gold>3' is no condition"),
        ("reputation smiths>=1", "there is no reputation with 'smiths'; the factions are dockers"),
        ("choice word", "choice needs a scene and a choice"),
        ("result c2 lost", "result needs a combat and success, partial, fail"),
        ("objective c4", "objective needs a combat and a number"),
        ("flag a and flag b", "flag needs one name"),
    ],
)
def test_what_is_no_condition_is_refused_with_its_words(condition: str, says: str) -> None:
    with pytest.raises(Misread) as refused:
        parsed(condition)
    assert says in str(refused.value)


def test_a_term_is_written_as_it_was_read() -> None:
    for text in ("not flag unseen", "reputation palace<=-1", "choice s101 word", "gold>=3"):
        ((term,),) = parsed(text)
        assert str(term) == text
