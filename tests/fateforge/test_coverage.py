"""Every rule of Fateforge is exercised by a test, or it is said why it cannot be."""

import re
from pathlib import Path

from fateforge.untestable import UNTESTABLE
from ludarium.rules import sections

RULINGS = Path(__file__).parents[2] / "docs" / "rulings.md"
LEDGER = {entry.id for section in sections("fateforge") for entry in section.rules}


def test_every_rule_has_a_test_or_a_reason(rules_in_tests: dict[str, list[str]]) -> None:
    assert len(LEDGER) == 296
    tested = {rule_id for rule_id in rules_in_tests if rule_id.startswith("FF-")}
    assert tested <= LEDGER, "a test names a rule that is not in the ledger"
    assert set(UNTESTABLE) <= LEDGER
    assert not tested & set(UNTESTABLE), "a rule that has a test needs no excuse"
    assert tested | set(UNTESTABLE) == LEDGER


def test_the_rulings_cite_rules_of_the_ledger() -> None:
    cited = re.findall(r"FF-\d+\.\d+", RULINGS.read_text(encoding="utf-8"))
    assert set(cited) <= LEDGER
