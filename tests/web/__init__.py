"""Tests of the drawings, in plain Python."""
