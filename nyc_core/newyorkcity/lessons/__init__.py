"""The lessons of New York City: a file for each chapter."""
