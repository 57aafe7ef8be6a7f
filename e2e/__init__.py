"""The page in a real browser: only what a person sees and touches."""
