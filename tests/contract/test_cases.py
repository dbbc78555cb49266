"""The contract is asked of every form in every run, and of every number of seats with --long."""

from contract.cases import CASES, OFTEN


def test_every_form_of_every_game_is_in_the_gate() -> None:
    forms = {(case.game.info.id, form.id) for case in CASES for form in case.game.info.forms}
    assert {(case.game.info.id, case.setup.form) for case in CASES if case.id in OFTEN} == forms


def test_what_the_gate_names_exists() -> None:
    assert {case.id for case in CASES} >= OFTEN
