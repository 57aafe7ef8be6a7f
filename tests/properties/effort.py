"""How much is tried. By itself always the same; NYC_EFFORT=3 tries three times as much, and other things on each run:
hypothesis by its own seed, random games by NYC_SEED. `build.py test` sets all of them, and says so."""

from __future__ import annotations

import os
import random

from hypothesis import HealthCheck, settings

EFFORT = int(os.environ.get("NYC_EFFORT", "0"))
SEED = int(os.environ.get("NYC_SEED", "0")) if EFFORT else 0


def times(number: int) -> int:
    """A number of tries."""
    return number * max(EFFORT, 1)


def dice(seed: int) -> random.Random:
    """Chance for the test that has this number."""
    return random.Random(seed + SEED * 1_000_003)


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
