"""The same games in this process and on a Ray cluster of two nodes, compared; then resumed from their records.

Needs `pip install 'ludarium[cluster]'`; `python docs/examples/two_nodes.py` ends with 1 if anything differs.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from ludarium.simulation import Run, SimulationResult, simulate

RUNS = (
    Run("tash-kalar", "duel", bots=("greedy", "random"), games=12, seed=3),
    Run("skytear", "first-battle", bots=("greedy", "random"), games=4, seed=3),
    Run("fateforge", "combat", bots=("greedy",), games=12, seed=3),
)


def plain(result: SimulationResult) -> dict[str, Any]:
    """What must not depend on who played the games."""
    fields: dict[str, Any] = msgspec.to_builtins(result)
    return {name: fields[name] for name in fields if name not in ("kept", "seconds", "decisions_per_second")}


def main() -> int:
    os.environ.update(RAY_USAGE_STATS_ENABLED="0", RAY_AUTH_MODE="disabled")
    import ray
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    ray.init(address=cluster.address, log_to_driver=False)
    same = True
    for run in RUNS:
        here = plain(simulate(run))
        with TemporaryDirectory() as folder:
            there = msgspec.structs.replace(run, backend="ray", jobs=0, records=Path(folder))
            first, second = simulate(there), simulate(there)
        equal = here == plain(first) == plain(second) and second.kept == run.games
        same = same and equal
        print(f"{run.game} {run.form}: {'the same' if equal else 'different'}, {first.seconds:.1f} s on the cluster")
    ray.shutdown()
    cluster.shutdown()
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
