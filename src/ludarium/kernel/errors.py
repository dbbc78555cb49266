"""Refusals are normal answers to people; bugs stop a table."""

from __future__ import annotations


class Refusal(ValueError):
    """Something was asked that cannot be done; nothing has changed. `code` is stable, for programs."""

    code = "refused"


class UnknownName(Refusal):
    """A game, form, option, seat, bot or card that does not exist."""

    code = "unknown-name"


class BadSetup(Refusal):
    """The table cannot be set up as asked."""

    code = "bad-setup"


class BadNotation(Refusal):
    """A text that names no option of the decision, or more than one."""

    code = "bad-notation"


class IllegalAction(Refusal):
    """The action is not among the options of the decision."""

    code = "illegal-action"


class NotYourSeat(Refusal):
    """That seat is not asked for anything now."""

    code = "not-your-seat"


class StaleDecision(Refusal):
    """The answer belongs to a decision that is no longer open."""

    code = "stale-decision"


class NoTakeBack(Refusal):
    """There is nothing that this seat may take back."""

    code = "no-take-back"


class BadRecord(Refusal):
    """A record that is cut short, edited, or of another rules version. `entry` is the first wrong one (0: header)."""

    code = "bad-record"

    def __init__(self, message: str, entry: int = 0) -> None:
        super().__init__(message)
        self.entry = entry


class OtherRules(BadRecord):
    """A record that is whole, of a game by other rules: another version of them, or another content pack."""


class BadPosition(Refusal):
    """A text that cannot be read as a position, or shows an impossible one."""

    code = "bad-position"


class RulesError(RuntimeError):
    """A bug in the rules: a script failed or asked an impossible question. The position is as it was before."""
