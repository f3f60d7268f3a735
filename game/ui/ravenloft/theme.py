"""The colours of Castle Ravenloft beside those of its palette."""

from game.ui.draw.theme import rgb

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
