"""Where health was lost: by hero, fight and round, and to whom or what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ludarium.games.fateforge.events import (
    Attacked,
    CardDrawn,
    CombatBegan,
    CombatEnded,
    EnemyActed,
    Escaped,
    HeroHit,
    HeroLost,
    NoEscape,
    RoundBegan,
    Sprinted,
)
from ludarium.games.fateforge.state import TABLE_MODE, FateforgeState
from ludarium.kernel.decisions import Event
from ludarium.kernel.messages import Message
from ludarium.kernel.mind import Loss

STORY = Message("ff-loss-story")
PAID = Message("ff-loss-paid")
NOT_OUT = Message("ff-loss-not-out")


def losses(course: Iterable[tuple[FateforgeState, Sequence[Event]]]) -> Iterator[Loss]:
    """Every loss of health in a game; nothing at a real table, where people note wounds that no event tells of."""
    fights, round = 0, 0
    part, cause = STORY, STORY
    for state, events in course:
        if state.form_id == TABLE_MODE:
            return
        heroes = {hero.id for hero in state.party}
        costs = PAID if round else STORY
        """What a loss that is no damage comes from, until something else is told: it is paid."""
        for event in events:
            source = _cause(event, heroes)
            if source is not None:
                cause = costs = source
            match event:
                case CombatBegan():
                    fights += 1
                    part = Message("ff-loss-fight", {"n": fights})
                case RoundBegan(round=number):
                    round, costs = number, PAID
                case CombatEnded():
                    part, round, cause, costs = STORY, 0, STORY, STORY
                case HeroHit(hero=hero, health=amount) if amount:
                    costs = cause  # what else the same card or enemy does
                    yield Loss(part, round, Message("ff-loss-hero", {"hero": hero}), cause, amount)
                case HeroLost(hero=hero, what="health", amount=amount):
                    yield Loss(part, round, Message("ff-loss-hero", {"hero": hero}), costs, amount)


def _cause(event: Event, heroes: set[str]) -> Message | None:
    """What an event begins, if that can cost health."""
    match event:
        case Attacked(who=who):
            return PAID if who in heroes else _enemy(who)
        case EnemyActed(enemy=enemy):
            return _enemy(enemy)
        case CardDrawn(deck=deck):
            return Message(f"ff-loss-{deck}")
        case Sprinted():
            return Message("ff-loss-sprint")
        case Escaped():
            return Message("ff-loss-escape")
        case NoEscape():
            return NOT_OUT
    return None


def _enemy(token: str) -> Message:
    """Tokens of one kind are told together."""
    return Message("ff-loss-enemy", {"enemy": token.partition("#")[0]})
