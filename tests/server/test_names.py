"""Names of people: everybody can see them, and nobody passes for somebody else by look-alike letters."""

from __future__ import annotations

import pytest

from ludarium.house.names import person_name
from ludarium.house.refusals import Refuse


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("", ""),
        ("  Ada \t Lovelace ", "Ada Lovelace"),
        ("Łucja Żółw-Kowalska 2", "Łucja Żółw-Kowalska 2"),
        ("Zoë O’Hara", "Zoë O’Hara"),
        ("Ирина", "Ирина"),
        ("Ολυμπία", "Ολυμπία"),
        ("山田 taro", "山田 taro"),
        ("Ａｄａ", "Ada"),
        ("Ada 🎲", "Ada 🎲"),
        ("x" * 60, "x" * 40),
    ],
)
def test_names_are_kept_in_one_form(given: str, kept: str) -> None:
    assert person_name(given) == kept


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ("   ", "error-name-empty"),
        ("---", "error-name-empty"),
        ("\u200b", "error-name-invisible"),
        ("A\u200bda", "error-name-invisible"),
        ("Ada\u202e", "error-name-invisible"),
        ("\u2066Ada", "error-name-invisible"),
        ("\u3164", "error-name-invisible"),
        ("\u2800", "error-name-invisible"),
        ("Ada\u00ad", "error-name-invisible"),
        ("Ada\x07", "error-name-invisible"),
        ("Z" + "\u0352" * 9, "error-name-invisible"),
        ("\u0410da", "error-name-mixed"),  # a Cyrillic A
        ("B\u03bf", "error-name-mixed"),  # a Greek omicron
        ("\u13aada", "error-name-mixed"),  # a Cherokee letter
    ],
)
def test_names_that_deceive_are_refused_with_the_reason(given: str, key: str) -> None:
    with pytest.raises(Refuse) as refused:
        person_name(given)
    assert (refused.value.code, refused.value.key) == ("bad-name", key)
