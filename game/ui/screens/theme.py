"""The colours of the common screens: the boxes of the menu, the settings, the demo, and the rulebook."""

from game.ui.draw.theme import INK, Palette, rgb

BRIGHT = rgb("#fff6e0")
"""The words in the band of a demo once the match is over."""
WARM = rgb("#33230f")
"""The panel of the settings that has the focus."""

# ------------------------------------------------------------------ the menu

BOX_TITLES = {"ravenloft": rgb("#e9dff7"), "terrorscape": rgb("#e6f3ee"), "london": rgb("#f6e2b4"), "dungeonville": INK}
BOX_SIDES = {"ravenloft": rgb("#1c1436"), "terrorscape": rgb("#0c2027"), "london": rgb("#3a2a16"), "dungeonville": rgb("#6d6146")}
GILT = (rgb("#fffbe4"), rgb("#ffe9a6"), rgb("#f0c35c"), rgb("#d89a3c"), rgb("#c07f2c"))
"""The gradient of gold from the top of a letter to its bottom."""

# ------------------------------------------------------------------ the rulebook

RED, DEEP_RED = rgb("#8f1d1d"), rgb("#5a0f12")
PAPER = Palette(
    rgb("#efe2c2"), rgb("#d9c79b"), rgb("#f8efd8"), rgb("#eadbb6"), rgb("#b3935a"), INK, rgb("#665235"), RED, RED, rgb("#c47a12"), INK
)  # fmt: skip
BOX = rgb("#fbf4e0")
"""The background of a box on the paper."""
LEATHER, LEATHER_LOW, LEATHER_EDGE = rgb("#5a1c1e"), rgb("#2c0d10"), rgb("#1a0709")
PAGES, PAGES_EDGE = rgb("#cbb583"), rgb("#7a6233")
"""The edges of the pages below the open ones."""
SHEET, SHEET_EDGE, TAB = (rgb("#f4e8ca"), rgb("#e6d6ac")), rgb("#a88c55"), (rgb("#f4e8ca"), rgb("#e9dab3"))
GUTTER, RIBBON = rgb("#4a3416"), (rgb("#a8272a"), rgb("#7c1719"))
SEARCH = rgb("#150b06")
MARK = rgb("#f2cf63")
"""A word that was searched for."""
FLOOR, WALL = rgb("#d6c69c"), rgb("#35291f")
GOOD, BAD = rgb("#2f6b35"), rgb("#a11f1f")
SHADOW = rgb("#5c4826")
EXAMPLE, EXAMPLE_EDGE, EXAMPLE_INK = rgb("#e4e0c0"), rgb("#8d8a52"), rgb("#4d4a16")
CHOSEN, CHOSEN_INK, CHOSEN_NUMBER = (rgb("#9c2324"), rgb("#7b1719")), rgb("#fff3dc"), rgb("#f3d9c4")
"""The open chapter, and its words and number."""
