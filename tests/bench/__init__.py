"""How fast the engine is; `python build.py bench` runs it. Nothing here is asserted: the numbers are for reading."""
