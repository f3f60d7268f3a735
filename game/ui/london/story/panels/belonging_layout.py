"""The layout of a belonging's plate: its picture, its name, and a part for each way to use it."""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.london.state import State
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.panels import rich_text
from game.ui.london.story import card_words
from game.ui.widgets.layout import columns, rows

NARROW = 240.0
"""A plate narrower than this has its picture beside the name alone."""
SIZE, SMALL, LEAST = 21.0, 18.0, 16.0
"""The text size, the least one with a verb, and the least one."""
LEAST_NAME = 17.0
"""The least size of a name on one line."""
EDGE = 8.0


class Plate(NamedTuple):
    """The parts of a plate."""

    picture: Area
    name: Area
    low: Area


def plate(canvas: Canvas, area: Area, words: str, *, deeds: bool = True) -> Plate:
    """Divide a plate with this name; without `deeds` the name gets the whole height. In a narrow one it is above the rest."""
    line = min(canvas.high(22, "bold") + 6, area.h * 0.5)
    if area.w >= NARROW:
        side = min(48.0, area.h - 14)
        left = area.x + EDGE + side + 10
        own = Area(left, area.y + 4, area.x + area.w - left - EDGE, line if deeds else area.h - 8)
        if deeds and canvas.wide(words, LEAST_NAME) > own.w:
            own = own._replace(h=min(2 * canvas.high(LEAST_NAME) + 2, area.h * 0.62))
        picture = Area(area.x + EDGE, area.centre[1] - side / 2, side, side)
        return Plate(picture, own, Area(left, own.y + own.h, own.w, area.y + area.h - own.y - own.h - 5))
    own = Area(area.x + EDGE, area.y + 3, area.w - 2 * EDGE, line)
    if canvas.wide(words, LEAST_NAME) > own.w:
        own = own._replace(h=min(2 * canvas.high(LEAST_NAME) + 2, area.h * 0.7))
    low = Area(own.x, own.y + own.h, own.w, area.y + area.h - own.y - own.h - 4)
    side = min(34.0, low.h)
    return Plate(Area(low.x, low.centre[1] - side / 2, side, side), own, Area(low.x + side + 6, low.y, low.w - side - 6, low.h))


def parts(canvas: Canvas, t: State, area: Area, ways: Sequence[card_words.Key]) -> dict[card_words.Key, Area]:
    """The part of a plate for each way to use the belonging, by key; its width follows from the text."""
    if not ways:
        return {}
    low = plate(canvas, area, short_name(str(ways[0][2]))).low
    if low.h >= len(ways) * line(canvas) and not abreast(canvas, t, area.w, ways):
        return dict(zip(ways, rows(low, len(ways), 4), strict=True))
    wanted = [20 + rich_text.wide(canvas, words_of(t, key, whole=True), SIZE) for key in ways]
    most = 1.9 * min(wanted)
    return dict(zip(ways, columns(low, [min(one, most) for one in wanted], 6), strict=True))


def line(canvas: Canvas) -> float:
    """The height of a way with a line of its own."""
    return canvas.high(LEAST) + 6


def abreast(canvas: Canvas, t: State, wide: float, ways: Sequence[card_words.Key]) -> bool:
    """Whether all ways fit side by side, with verbs, into a width."""
    taken = sum(20 + rich_text.wide(canvas, words_of(t, key, whole=True), LEAST) for key in ways) + 6 * (len(ways) - 1)
    return taken <= wide - 48 - 10 - 2 * EDGE


def words_of(t: State, key: card_words.Key, *, whole: bool) -> str:
    """The text of a way, with its verb if `whole`."""
    words = card_words.deed_words(card_words.deed_of(t, key))
    return say(f"ui-ld-stage-{key[0]}", words=words) if whole else words


def short_name(card: str) -> str:
    """The name of a belonging, without a profession."""
    return name(card).split(",")[0]
