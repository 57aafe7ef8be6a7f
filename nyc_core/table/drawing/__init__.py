"""Drawing that every game shares: the colours of owners, and patterns that tell them apart without colour."""
