"""Figures for operators, in Prometheus's text form.

By hand: the framework's plugin counts for a whole process and by path, and paths name tables (docs/decisions/0008)."""

from __future__ import annotations

from collections.abc import Callable

_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

_HELP = {
    "commits_total": "Commits of the store.",
    "writes_total": "Writes made durable; several share a commit.",
    "store_faults_total": "Commits that failed.",
    "locks_lost_total": "Times the lock of the store was lost.",
    "masters_lost_total": "Times another server took the store over.",
    "commit_seconds": "Time of a commit.",
    "steps_total": "Steps of games stored.",
    "refusals_total": "Messages and requests refused.",
    "bot_faults_total": "Decisions of bots that were late, illegal or failed.",
    "incidents_total": "Faults of the server itself.",
    "silent_connections_total": "Connections closed because nothing came over them in time.",
    "refused_connections_total": "Connections closed at once: too many.",
    "notes_sent_total": "Notes to closed pages that a push service took.",
    "notes_failed_total": "Notes to closed pages that no push service took.",
    "notes_dropped_total": "Notes to closed pages that were left out because too many waited.",
    "connections": "Open connections, sockets included.",
    "sockets": "Open sockets.",
    "tables": "Tables in memory.",
    "frozen_tables": "Tables in memory that cannot be played on.",
}


class Metrics:
    """Counters, gauges and one kind of histogram. It never holds anything about a person or a card."""

    def __init__(self) -> None:
        self._counters: dict[str, float] = dict.fromkeys((name for name in _HELP if name.endswith("_total")), 0.0)
        self._sums: dict[str, float] = {}
        self._counts: dict[str, list[int]] = {}
        self._gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, by: float = 1) -> None:
        self._counters[name] += by

    def value(self, name: str) -> float:
        return self._counters[name]

    def observe(self, name: str, value: float) -> None:
        buckets = self._counts.setdefault(name, [0] * (len(_BUCKETS) + 1))
        for index, bound in enumerate(_BUCKETS):
            if value <= bound:
                buckets[index] += 1
        buckets[-1] += 1
        self._sums[name] = self._sums.get(name, 0.0) + value

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        self._gauges[name] = read

    def text(self) -> str:
        """Everything, as a page for Prometheus."""
        lines: list[str] = []
        for name, value in sorted(self._counters.items()):
            lines += [*_head(name, "counter"), f"ludarium_{name} {value:g}"]
        for name, read in sorted(self._gauges.items()):
            lines += [*_head(name, "gauge"), f"ludarium_{name} {read():g}"]
        for name, buckets in sorted(self._counts.items()):
            lines += _head(name, "histogram")
            bounds = [f"{bound:g}" for bound in _BUCKETS] + ["+Inf"]
            lines += [
                f'ludarium_{name}_bucket{{le="{bound}"}} {count}' for bound, count in zip(bounds, buckets, strict=True)
            ]
            lines += [f"ludarium_{name}_sum {self._sums[name]:g}", f"ludarium_{name}_count {buckets[-1]}"]
        return "\n".join(lines) + "\n"


def _head(name: str, kind: str) -> list[str]:
    return [f"# HELP ludarium_{name} {_HELP[name]}", f"# TYPE ludarium_{name} {kind}"]
