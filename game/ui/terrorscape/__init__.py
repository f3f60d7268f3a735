"""Terrorscape on the screen: two boards with an opaque divider between them, each drawn from what its own side may know."""
