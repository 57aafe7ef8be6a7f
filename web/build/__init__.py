"""What turns the sources of the page into dist/: `python build.py` runs it, with .venv's Python and Node."""
