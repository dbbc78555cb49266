"""What can happen."""

from ludarium.kernel.decisions import Event, Seat


class Took(Event, frozen=True, tag="took"):
    """Sticks are gone."""

    seat: Seat
    heap: int
    count: int
    left: int
