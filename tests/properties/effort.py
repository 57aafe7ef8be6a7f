"""How much is tried. NYC_EFFORT=10 tries ten times as much, with hypothesis other things on each run."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

EFFORT = int(os.environ.get("NYC_EFFORT", "0"))


def times(number: int) -> int:
    """A number of tries."""
    return number * max(EFFORT, 1)


def tries(number: int, steps: int = 50) -> settings:
    """Settings of hypothesis for so many examples, and so many steps in a stateful one."""
    return settings(
        max_examples=times(number),
        stateful_step_count=steps,
        deadline=None,
        derandomize=not EFFORT,
        database=None,
        print_blob=True,
        suppress_health_check=list(HealthCheck),
    )
