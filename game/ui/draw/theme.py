"""Colours and sizes. Gold is the player's own, red is damage, blue is a condition or a reaction."""

from typing import NamedTuple

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """The colour of a "#rrggbb" code."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """A mix of two colours: `share` of the second."""
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )


class Palette(NamedTuple):
    """The colours of one game."""

    ground: Colour
    deep: Colour
    panel: Colour
    panel_low: Colour
    line: Colour
    text: Colour
    muted: Colour
    accent: Colour
    danger: Colour
    focus: Colour
    title: Colour


CABINET = Palette(
    *map(
        rgb,
        ("#2a170d", "#120a05", "#2a1a10", "#140c07", "#8a6a3a", "#f3e4c4", "#c8ae85", "#e2b867", "#e0584c", "#ffe9b4", "#fff0c2"),
    )
)
RAVENLOFT = Palette(
    *map(
        rgb,
        ("#1a1524", "#07050b", "#221c2c", "#15111b", "#4a4159", "#ece4d4", "#b3a8bd", "#f0c874", "#ff5a48", "#ffe09a", "#ffe9b4"),
    )
)
TERRORSCAPE = Palette(
    *map(
        rgb,
        ("#0e171b", "#04080a", "#121d22", "#0e171b", "#2c424a", "#ece7d8", "#9db1b3", "#f2b45c", "#e5534b", "#fff1c4", "#ffe9c0"),
    )
)
LONDON = Palette(
    *map(
        rgb,
        ("#140e09", "#070503", "#221810", "#150f0a", "#6b5230", "#f4e6c6", "#c0aa82", "#f2b552", "#e2665a", "#ffe9a8", "#ffeebf"),
    )
)
DUNGEONVILLE = Palette(
    *map(
        rgb,
        ("#4a2c18", "#2a170b", "#efe2c0", "#e0cd9d", "#a98a57", "#2b1c10", "#6b5236", "#1f63ad", "#ad231d", "#ffb52e", "#3b2413"),
    )
)

GOLD, GOLD_LOW = rgb("#f0cf86"), rgb("#b88a40")
INK = rgb("#2a1a10")
BLUE, BLUE_DEEP = rgb("#9cc8ff"), rgb("#1c3350")
GREEN, GREEN_DEEP = rgb("#a8dc9a"), rgb("#1f4a26")
RED_LIGHT, RED_DEEP = rgb("#ff9c8c"), rgb("#3a1418")
HEART, HEART_OFF = rgb("#d8463c"), rgb("#33171c")
CARD_EDGE = rgb("#c9a25a")
WARM, WARM_LOW = rgb("#3a2a2a"), rgb("#1a1418")
GLOW, GLOW_RED, GLOW_GREEN, GLOW_VIOLET = rgb("#6a4a16"), rgb("#7a1c18"), rgb("#1d5a35"), rgb("#4a2a78")
BLACK, WHITE = (0, 0, 0), (255, 255, 255)
FACE_GREEN, FACE_RED, FACE_BLUE, FACE_YELLOW = rgb("#7fc97a"), rgb("#ee8175"), rgb("#8ab6f2"), rgb("#ecc763")
"""The buttons on the face of a gamepad."""
ICE = rgb("#9fd8ec")
"""The arrow of a caption."""

CARD_TYPES = {
    "at-will": rgb("#3d6b46"), "daily": rgb("#8f2a2a"), "utility": rgb("#2f5a8a"), "item": rgb("#866020"), "blessing": rgb("#6a5a8a"),
    "fortune": rgb("#6a5a8a"), "adventure": rgb("#866020"), "monster": rgb("#4d5566"), "trap": rgb("#7a3a22"), "event": rgb("#5a2f6a"),
    "attack": rgb("#7a2630"), "environment": rgb("#2f6a66"), "tile": rgb("#565163"), "hero": rgb("#6d3b1c"),
}  # fmt: skip
"""The colour of the band on a card; the band also names the type."""

FLOOR = 15
"""The minimum text size in pixels of the window for layout ..."""
LEAST = 13
"""... and the minimum for text that is shrunk to fit; text that is still too wide is cut."""
SIZE = (1920, 1080)
"""The logical size of a 16:9 window; all positions are in logical pixels."""
