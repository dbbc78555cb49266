"""What players can do."""

from ludarium.kernel.decisions import Action


class Take(Action, frozen=True, tag="take"):
    """Take sticks from one heap (NIM-2.1)."""

    heap: int
    count: int

    def __str__(self) -> str:
        return f"take {self.count} from {self.heap + 1}"
