"""Whether a review is honest: measured over many games by `python -m tests.honesty`, not asserted."""
