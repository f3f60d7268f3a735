"""The tutorial of London Dread: The Letter, with two companions."""

from game.ui.table.tutorial.tutorial import Guide

PLACES = frozenset(
    {
        *("cover", "cards", "clock-0", "stash", "hint", "tools/hint", "tools/rulebook", "tools/log"),
        *("plots", "dread", "dark", "open", "streets", "dial", "agree", "tray", "hand"),
        *("map", "arrows", "people", "goods", "dice", "deck", "main", "buttons"),
    }
)
"""What a lesson can point at: groups of targets, and single ones."""
GUIDE = Guide("london", "guide", lambda t, seats: frozenset(map(str, seats)), {}, PLACES)
GUIDES = (GUIDE,)
