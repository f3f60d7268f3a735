"""The colours of Castle Ravenloft beside those of its palette."""

from game.ui.draw.theme import GOLD_LOW, GREEN, RAVENLOFT, Colour, rgb

FRAME = rgb("#d8a850")
"""The golden line round what matters now."""
SHEET = rgb("#241a26"), rgb("#120d16")
"""The ground of a sheet over the board, from top to bottom."""
ALARM = rgb("#3a1c1c"), rgb("#1c0e10")
INVITING = rgb("#3a2a14"), rgb("#1c130a")
CHOSEN = rgb("#3a2f20")
CREAM, ROSE, DUN = rgb("#fff3dc"), rgb("#ffe2da"), rgb("#cfc2b4")
"""Words on the colour of a card or a button, about life and danger, and beside a large number."""
FAINT, SEAM, RUST = rgb("#a394a6"), rgb("#5a4a4c"), rgb("#8a3a34")
"""The id of a rule, a line between two parts of a panel, and the line round a danger."""
TRACK = rgb("#6a4a24")
"""The track of the Sun."""

CARD, CARD_LOW = rgb("#2c2433"), rgb("#1c1722")
"""The ground of a card of the hand."""
VEIL, WAITING, WAITING_LOW, REACTION = rgb("#0b0810"), rgb("#6fa6d8"), rgb("#15202c"), rgb("#cfe6ff")
"""What lies over a card that is off, and the colours of one that waits for its time."""
PAPER, PAPER_LOW = rgb("#f1e6cb"), rgb("#dccb9f")
RIM = rgb("#e8cc90"), rgb("#80602c")
WELL = rgb("#33262c"), rgb("#120c10")
"""The ground of a picture on a card."""
EMBER, CREASE, BROWN = rgb("#c98a3a"), rgb("#8a754c"), rgb("#4a3626")
"""The glow round an enlarged card, its lines, and its small print."""
OCHRE, BLOOD = rgb("#7a4a08"), rgb("#951c1c")
"""The numbers of a card that are good for its owner, and those that harm."""

LEGAL, LEGAL_LINE = rgb("#ffd873"), rgb("#ffdf8c")
"""What can be chosen on the board: its ground and its lines."""
DIE_DEEP, DIE, DIE_BRIGHT, DIE_EDGE = map(rgb, ("#3a0908", "#b8302a", "#ff8a70", "#ffb49a"))
HUES: dict[str, Colour] = {
    "steel": rgb("#e8ecff"), "bone": rgb("#ffd9c0"), "wood": rgb("#e9c58a"), "fire": rgb("#ff8a2a"), "frost": rgb("#8fd4ff"),
    "spark": rgb("#b6c8ff"), "holy": rgb("#ffe9a0"), "shadow": rgb("#9a5cff"), "poison": rgb("#9be05a"), "force": rgb("#d08cff"),
    "web": rgb("#d8dccb"), "wind": rgb("#bfe4e0"), "gold": LEGAL, "blood": RAVENLOFT.danger, "life": GREEN,
}  # fmt: skip
"""The colours of effects on the board."""
FLOATING = rgb("#f4e6c8")
"""Words that rise from a figure and are neither good nor bad."""
BACK_RIM, LEATHER, LEATHER_EDGE = (rgb("#e6c888"), rgb("#7d5a28")), (rgb("#3a1c22"), rgb("#170b10")), rgb("#0c0608")
BACK_LINE, ROSE_WINDOW, ROSE_HEART = GOLD_LOW, rgb("#1c0d14"), rgb("#2a1420")
"""The back of a card: its rim, its leather, its lines, and the window of the castle."""
NIGHT = rgb("#7a1c28")
"""The last space of the Sun track."""
SECTION, CITED = (rgb("#211a2c"), rgb("#14101c")), rgb("#e8c98c")
"""A section of the inspector, and the number of a rule."""
LANES = {
    "arjhan": rgb("#e08a4c"), "immeril": rgb("#7aa9ec"), "thorgrim": rgb("#d9bd55"), "kat": rgb("#e8766a"), "allisa": rgb("#7fc98c"),
}  # fmt: skip
"""The lane colour of each Hero in the chart of a match."""
LUCKY, DOWN, FALLEN = rgb("#8fe0a0"), rgb("#ffd9cf"), rgb("#ffb4a8")
"""Good luck, and words about a Hero at 0 Hit Points, during a match and at its end."""
PROMISE, CAPTION = rgb("#1c1216"), (rgb("#1c2c36"), rgb("#0c1216"))
"""Grounds of the settings preview."""
