"""The tutorial of Dungeonville: a first evening of three wizards."""

from game.ui.table.tutorial.tutorial import Guide

PLACES = frozenset({"town", "mouths", "answers", "tools/undo", "tools/hint", "tools/deeds", "me", "stone", "secret", "stage"})
"""What a lesson can point at: groups of targets, single ones, and panels."""
GUIDE = Guide("dungeonville", "guide", lambda t, seats: frozenset(map(str, seats)), {}, PLACES)
GUIDES = (GUIDE,)
