"""Every rule of Tash-Kalar is exercised by a test, or it is said why it cannot be."""

import re
from pathlib import Path

from ludarium.rules import sections
from tash_kalar.untestable import UNTESTABLE

RULINGS = Path(__file__).parents[2] / "docs" / "rulings.md"


def test_every_rule_has_a_test_or_a_reason(rules_in_tests: dict[str, list[str]]) -> None:
    ledger = {entry.id for section in sections("tash-kalar") for entry in section.rules}
    assert len(ledger) == 239
    tested = {rule_id for rule_id in rules_in_tests if rule_id.startswith("TK-")}
    assert tested <= ledger, "a test names a rule that is not in the ledger"
    assert set(UNTESTABLE) <= ledger
    assert not tested & set(UNTESTABLE), "a rule that has a test needs no excuse"
    assert tested | set(UNTESTABLE) == ledger


def test_the_rulings_cite_rules_of_the_ledger() -> None:
    ledger = {entry.id for section in sections("tash-kalar") for entry in section.rules}
    cited = re.findall(r"TK-\d+\.\d+", RULINGS.read_text(encoding="utf-8"))
    assert len(cited) > 30
    assert set(cited) <= ledger
