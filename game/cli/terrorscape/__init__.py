"""Terrorscape in a terminal."""
