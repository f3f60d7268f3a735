"""The tutorial of Dungeonville: a first evening of three wizards."""

from game.ui.table.tutorial.tutorial import Guide

PLACES = frozenset({"town", "mouths", "answers", "tools/undo", "tools/log"})
"""What a lesson can point at: groups of targets, and single ones."""
GUIDE = Guide("dungeonville", "guide", lambda t, seats: frozenset(map(str, seats)), {}, PLACES)
GUIDES = (GUIDE,)
