"""Dreadhouse: four dark board games in one cabinet."""

__version__ = "0.1.0"
