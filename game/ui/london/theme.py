"""The colours of London Dread: papers, plates, light and weather, and the players with their signs."""

from typing import NamedTuple

from game.ui.draw.theme import LONDON, Colour, rgb

P = LONDON
BRASS, EDGE, BRONZE = rgb("#c79a4c"), rgb("#8a6a34"), rgb("#6b4a20")
LINE, DULL = P.line, rgb("#4a3a24")
INK, FADED = rgb("#2a1a0d"), rgb("#5a3c1e")
PAPER, PAPER_LOW = rgb("#f5e6c0"), rgb("#e2cda0")
PLOT, PLOT_LOW = rgb("#1c2a2c"), rgb("#121c1e")
LEATHER, DEEP, PIT = (rgb("#2c1f14"), rgb("#1a120b")), rgb("#1a120b"), rgb("#120c07")
LIT_FILL, HELD = rgb("#2b2013"), rgb("#2b1e10")
GILT, CREAM, PALE, FAINT = rgb("#ffe2a4"), rgb("#fff0c8"), rgb("#e6d2a6"), rgb("#a8946e")
SEAL_SIGN, FLAG = rgb("#ffe3b0"), rgb("#fff0d0")
DREAD_RED, BLOOD, BLOOD_INK, OXBLOOD = rgb("#ff9c8c"), rgb("#7d1f1a"), rgb("#7d1712"), rgb("#8e1f1a")
ROSE, WINE, BLUSH = rgb("#e0796c"), rgb("#4a1210"), rgb("#ffd0c4")
GREEN, GREEN_DEEP = rgb("#8fdc94"), rgb("#1f4a26")
SEGMENTS: dict[str, Colour] = {"morning": rgb("#f0c860"), "day": rgb("#a9d4ec"), "night": rgb("#b9aef2")}

# ------------------------------------------------------------------ the map

WOOD = rgb("#2a2119"), rgb("#16110c")
SEAL, SEAL_RING, SEAL_TEXT = rgb("#201812"), rgb("#d0a65a"), rgb("#fbeecb")
BAR, BAR_FULL, BAR_MARK = rgb("#0f0906"), (P.danger, rgb("#8e2a24")), rgb("#4a3320")
IVORY, LETTER = rgb("#fff4d8"), rgb("#ffd98a")
SHIELD, SHIELD_TEXT = rgb("#24160a"), rgb("#ffe9b8")
PENALTY = {False: rgb("#3a0804"), True: rgb("#ffb3a4")}
"""The colour of Dread on parchment, and on a dark Plot card (True)."""
TIME_LEFT, TIME_SPENT = rgb("#e08a1e"), rgb("#2c1c10")
ALARM, ALARM_INK = rgb("#e0463a"), rgb("#a3201c")
LOW_SUN, HAZE = rgb("#ffd2a0"), rgb("#1c0c06")
"""What the low sun multiplies the colours by, and what it adds."""
NIGHT = rgb("#8f9cc4")
"""What the night multiplies the colours by."""
FOG_BY_DAY, FOG_BY_NIGHT = rgb("#f0e4cc"), rgb("#8894b4")
WATER, GLINT_BY_DAY, GLINT_BY_NIGHT = rgb("#c9d6dc"), rgb("#e6fbf6"), rgb("#ffd9a0")
FLICKER = rgb("#150e06")
"""The light that a lamp adds at its brightest."""


class Player(NamedTuple):
    """The colour and the sign of a seat's player; both identify the seat."""

    colour: Colour
    sign: str


SEATS = (
    Player(rgb("#d987bb"), "diamond"),
    Player(rgb("#8fc26c"), "clover"),
    Player(rgb("#7fb4ee"), "star"),
    Player(rgb("#f0a44a"), "crescent"),
)
"""The players by seat, in the colours of their tokens."""


class PaperStyle(NamedTuple):
    """The paper of a kind of card: its tint and edge, and the colours of text."""

    tint: Colour
    edge: Colour
    ink: Colour = INK
    second: Colour = rgb("#4f1a0c")

    @property
    def is_dark(self) -> bool:
        """Whether the text is brighter than the paper."""
        return self.ink == P.text


DARK_INK = P.text, rgb("#f2c27a")
PAPERS = {
    "plot": PaperStyle(rgb("#ffffff"), EDGE),
    "dread-1": PaperStyle(rgb("#fbe9cf"), BRONZE),
    "dread-2": PaperStyle(rgb("#f8cfb8"), rgb("#7d2a20")),
    "ally": PaperStyle(rgb("#dfeccb"), rgb("#3f6a4a"), rgb("#1d2a14"), rgb("#183010")),
    "goon": PaperStyle(rgb("#59302e"), rgb("#b8433a"), *DARK_INK),
    "challenge": PaperStyle(rgb("#4c2430"), rgb("#d8803f"), *DARK_INK),
    "antagonist": PaperStyle(rgb("#2c1c22"), rgb("#d8554a"), *DARK_INK),
    "item": PaperStyle(rgb("#fdeac6"), rgb("#8a5a1c")),
    "confidence": PaperStyle(rgb("#fff3d0"), rgb("#a87a2c")),
    "secret": PaperStyle(rgb("#2c4a46"), rgb("#8ad8c0"), *DARK_INK),
}
"""The papers by the kind of card; a card also names its kind."""

# ------------------------------------------------------------------ the sky behind the result

SKY_DARK, FAR_ROOFS, NEAR_ROOFS = rgb("#0d0906"), rgb("#2a2026"), rgb("#0f0b0c")
NIGHT_SKY = ((0.0, rgb("#0b0c15")), (0.6, rgb("#1d1b26")), (1.0, rgb("#3a2f2a")))
DAWN_SKY = ((0.0, rgb("#4a4264")), (0.45, rgb("#a5606a")), (0.75, rgb("#f0a05c")), (1.0, rgb("#ffe2a6")))
BLOOD_SKY = ((0.0, rgb("#0a0507")), (0.5, rgb("#2c0b0d")), (0.85, rgb("#74201a")), (1.0, rgb("#a8382a")))
"""Gradients as pairs of height and colour, from the top down to the horizon."""
LAMP, EMBER, RED_MOON = rgb("#ffcf7a"), rgb("#ff5a3c"), rgb("#ff7a5c")
DREAD_BAR, RELIEF_BAR, DREAD_HEAT = rgb("#b8433a"), rgb("#5fae6a"), rgb("#8a2620")
"""The colours of changes of Dread in charts."""

# ------------------------------------------------------------------ the story

SPLATTER_BRIGHT, SPLATTER_DRY, DRIP = rgb("#ff9a86"), rgb("#7d2620"), rgb("#a3241c")
TRACK_FULL, TRACK_EDGE = rgb("#8e2a24"), rgb("#5b472a")
DIAL_RING: dict[str, Colour] = {"morning": rgb("#7c5c22"), "day": rgb("#3f6570"), "night": rgb("#3a3766")}
DIAL_RIM, DIAL_FACE, DIAL_HAND = rgb("#1a120a"), (rgb("#b99a5c"), rgb("#fbeec6")), rgb("#24150a")
STAMP = rgb("#4a120c")
ILL, VIRTUE = rgb("#3a1414"), rgb("#f4efe0")
TRAUMA, TALENT = (rgb("#5a2428"), rgb("#3a1418")), (rgb("#f0dfb6"), rgb("#d8bd84"))
"""The grounds of Personality cards."""
HARM, CONFIDED = rgb("#f0b4a8"), rgb("#a8e0d0")
TRAY, TRAY_RIM = (rgb("#6b4524"), rgb("#45290f")), rgb("#2a170a")
FELT, FELT_HEM = (rgb("#16281c"), rgb("#101e15")), rgb("#0a140d")
DIE_PLACE, CHALK, FELT_FIST, HOPED, SAID = rgb("#1d2f22"), rgb("#93b48c"), rgb("#6f8d69"), rgb("#c2d8b8"), rgb("#dff0d2")
"""The colours of the tray, of the places of dice, and of the words."""
WEIGHT, MET, HOPE = rgb("#6b4a1c"), rgb("#3a1418"), rgb("#b9e29c")
CROSS, DULL_FIST = rgb("#6b4a3a"), rgb("#7a5a4a")
OUTCOMES = {"reached": rgb("#2b2a12"), "possible": rgb("#221810"), "closed": rgb("#19120c")}
