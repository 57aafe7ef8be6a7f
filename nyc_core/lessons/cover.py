"""The table that a packed lesson shows before Python is there.

Only Python can deal what a lesson leaves out. So that a board on another site shows before it starts what it will show
then, whoever packs a lesson for one may add this: what its learner sees, as far as the lesson does not say so itself.
The key changes nothing in the lesson and is not part of it: with the wrong cover only the first picture is wrong.
"""

from __future__ import annotations

from typing import Any

from .schema import Lesson


def cover(lesson: Lesson) -> dict[str, Any]:
    """The parts of the table that are other than in the lesson's own position, as its learner may see them."""
    view = lesson.game().view(lesson.learner)
    return {key: value for key, value in view.items() if lesson.position.get(key) != value}
