"""What takes longer than a blink: rivals' moves, hints, reviews. `work.py` and `pile.py` run in a worker with a Python
of its own, or in slices on the page where there is none; `thinker.py` is the page's side of both."""
