"""The colours of Dungeonville. A letter or sign accompanies every colour code."""

from game.ui.draw.theme import DUNGEONVILLE, WHITE, Colour, mix, rgb

P = DUNGEONVILLE
"""The palette of the table."""
PAPER, PAPER_LOW, EDGE, SHADOW = rgb("#f6ecd2"), rgb("#e8d9b2"), P.line, rgb("#1d0f06")
"""Parchment from top to bottom, its edge, and the shadow below it."""
CHART = rgb("#fbf5e4")
"""The background of charts and of the cells for deductions."""
WOOD, PLANK = (rgb("#3a2413"), rgb("#22130a")), rgb("#5a3318")
"""Dark boards behind light text, and the plank with the name of a place."""
LIGHT_INK = rgb("#fdeccb")
"""Text on a dark background."""
SECRET_GROUND, SECRET_INK, SECRET_CLOSED, SECRET_OPEN = rgb("#2d1a3d"), rgb("#d8c8e6"), rgb("#8a6aa8"), rgb("#c9a0e0")
"""What only one wizard may see: the background, its text, its edge while it is closed and while it is open."""
CURTAIN = rgb("#2a0a10")
"""The bar on the curtain."""
COIN_SHADOW, COIN_RIM, COIN, COIN_RING = rgb("#5b3d0e"), rgb("#b07d1c"), rgb("#f0c544"), rgb("#d8a32c")

GREEN, PURPLE = rgb("#23783f"), rgb("#6d3fa8")
DUNGEON_COLOURS: dict[str, Colour] = {
    "crypt": PURPLE, "rat-haus": rgb("#8f5009"), "ice-cave": P.accent, "goblin-camp": GREEN, "dragons-lair": P.danger,
}  # fmt: skip
ADVENTURER_COLOURS: dict[str, Colour] = {
    "red": P.danger, "blue": P.accent, "green": GREEN, "yellow": rgb("#855d05"), "purple": PURPLE, "": rgb("#6f675c"),
}  # fmt: skip
"""Colours of adventurers; "" is colourless."""
WIZARD_COLOURS: tuple[Colour, ...] = (rgb("#3a3a44"), rgb("#f4efe2"), rgb("#e58427"), rgb("#1f8f8a"), rgb("#d94a8c"))
"""Colours of wizards, by seat."""
WIZARD_INKS: tuple[Colour, ...] = (WIZARD_COLOURS[0], rgb("#5c5038"), rgb("#95480a"), rgb("#0f625e"), rgb("#a8215f"))
"""Text colours of wizards on parchment, by seat."""
WIZARD_LIGHTS: tuple[Colour, ...] = (rgb("#b4b4c2"), *(mix(colour, WHITE, 0.35) for colour in WIZARD_COLOURS[1:]))
"""Text colours of wizards on a dark background, by seat."""
