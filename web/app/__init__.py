"""The page in Python: everything here but the bridge is plain Python, tested without a browser."""
