"""Whole games as logs that can be read: seats, seed, every action, and what came of it."""
