"""Dungeonville in a terminal."""
