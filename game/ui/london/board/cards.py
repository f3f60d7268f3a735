"""Cards as they lie on the map, to be read in place: backs, Dread cards, Plot cards, Allies."""

from typing import NamedTuple

from game.rules.london.state import CardId
from game.rules.london.tables.cards import ALLIES, DREAD, PLOTS
from game.text import name
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, FLOOR, Colour, rgb
from game.ui.london import style

IVORY, PLOT_TEXT = rgb("#fff4d8"), rgb("#f4e6c6")
SHIELD, SHIELD_LINE, SHIELD_TEXT = rgb("#24160a"), rgb("#8a6a34"), rgb("#ffe9b8")
PENALTY = {False: rgb("#4e0d08"), True: rgb("#ffb3a4")}
"""The Dread on parchment, and on the dark of a Plot card."""
LINES, GROWN, SQUEEZE = 2, 1.3, 0.875
WIDE = 120.0
"""A card is laid out this wide, and as high as its shape is."""


class Lying(NamedTuple):
    """What lies on a Location: the card (its back by tier where it is "") with an Investigation token; `roomy`: signs alone."""

    card: CardId
    tier: int = 1
    note: str = ""
    roomy: bool = False


class Frame(NamedTuple):
    """A card on the window, laid out in hundred-and-twentieths of its width."""

    area: Area

    @property
    def unit(self) -> float:
        """A hundred-and-twentieth of the width."""
        return self.area.w / WIDE

    @property
    def deep(self) -> float:
        """How high it is, in units."""
        return self.area.h / self.unit

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point of the card."""
        return self.area.x + x * self.unit, self.area.y + y * self.unit

    def box(self, x: float, y: float, w: float, h: float) -> Area:
        """A box of the card."""
        return Area(*self.at(x, y), w * self.unit, h * self.unit)


def draw(canvas: Canvas, area: Area, what: Lying, *, shadow: bool = True) -> None:
    """A card where it lies, with a shadow to its right and below it."""
    unit = area.w / WIDE
    if shadow:
        canvas.box(area.moved(3 * unit, 5 * unit), BLACK, radius=8 * unit, alpha=120)
    if not what.card:
        canvas.picture(style.back_of(str(what.tier)), area)
        return
    kind = style.kind_of(what.card)
    canvas.picture(f"london/frames/{kind}", area)
    frame = Frame(area)
    high = (66.0 if not what.roomy else frame.deep - 72) + (20 if kind == "ally" else 0)
    _scene(canvas, frame.box(7, 7, WIDE - 14, high - 7), what.card, dark=kind == "plot")
    if kind == "plot":
        _letter(canvas, frame, what)
    if not what.roomy:
        _title(canvas, frame.box(7, 21, WIDE - 14, high - 24), what.card, 18.0 if kind != "plot" else 16.5)
    _icons(canvas, frame, high, what)
    _foot(canvas, frame, what, kind)


def motif(card: CardId) -> str:
    """The picture of a card: a portrait where somebody is on it."""
    found = f"london/cards/{card}"
    return found if art.has(found) else f"london/portraits/{card}"


def _scene(canvas: Canvas, box: Area, card: CardId, *, dark: bool) -> None:
    """The picture of a card, darker where its title stands."""
    canvas.picture(motif(card), box, cover=True, eye=0.3 if card not in ALLIES else 0.7)
    for step in range(6):
        low = box.h * ((0.28 if card not in ALLIES else 0.5) + 0.08 * step)
        canvas.veil(box._replace(y=box.y + low, h=box.h - low), style.PLOT_LOW if dark else BLACK, 26)
    canvas.frame(box, style.BRASS if dark else rgb("#6b4a20"), width=1.2, radius=2)


def _title(canvas: Canvas, box: Area, card: CardId, most: float) -> None:
    """The name at the foot of the picture, in two lines if they can be squeezed into its width."""
    words, size = name(card), most * box.w / 106
    while len(canvas.lines(words, size, box.w, "bold")) > LINES and canvas.size(size) > FLOOR:
        size -= 0.5
    lines = canvas.lines(words, size, box.w, "bold")
    if len(lines) > LINES and max(canvas.wide(half, size, "bold") for half in _halves(canvas, words, size)) * SQUEEZE < box.w:
        lines = _halves(canvas, words, size)
    step = canvas.high(size, "bold") * (0.94 if len(lines) <= LINES else 0.82)
    y = box.y + box.h - step * len(lines)
    for line in lines:
        canvas.text(line, (box.centre[0], y), size, IVORY, face="bold", align="centre", room=box.w, halo=True)
        y += step


def _halves(canvas: Canvas, words: str, size: float) -> tuple[str, str]:
    """Words in two lines that are as alike in length as may be."""
    parts = words.split()
    cuts = [(" ".join(parts[:cut]), " ".join(parts[cut:])) for cut in range(1, len(parts))]
    return min(cuts, key=lambda cut: max(canvas.wide(half, size, "bold") for half in cut))


def _letter(canvas: Canvas, frame: Frame, what: Lying) -> None:
    """The letter of a Plot card and the time of day from which it can be met."""
    row, size = PLOTS[what.card], 21.0 if not what.roomy else 38.0
    x, y = frame.at(12, 0 if not what.roomy else 2)
    canvas.text(row.letter, (x, y), size * frame.unit * _held(canvas), rgb("#ffd98a"), face="title", halo=True)
    style.sign(
        canvas, row.time, frame.at(WIDE - 22, 18 if not what.roomy else 25), size * 0.9 * frame.unit, style.SEGMENTS[row.time]
    )


def _icons(canvas: Canvas, frame: Frame, high: float, what: Lying) -> None:
    """The abilities that a card asks for, or that an Ally brings."""
    icons = (DREAD.get(what.card) or PLOTS.get(what.card) or ALLIES[what.card]).icons
    wide = 31.0 if not what.roomy else 36.0
    y = high + (19 if not what.roomy else 21)
    for place, icon in enumerate(icons):
        x = WIDE / 2 + (place - (len(icons) - 1) / 2) * (wide + 3.5)
        style.ability(canvas, icon, frame.at(x, y), wide * frame.unit)


def _foot(canvas: Canvas, frame: Frame, what: Lying, kind: str) -> None:
    """Difficulty on its shield, the Investigation token, and what it costs to leave the card open."""
    y = frame.deep - 20
    if what.card in DREAD:
        shield(canvas, frame.at(22, y), 27 * frame.unit, DREAD[what.card].difficulty)
    cost = DREAD[what.card].dread if what.card in DREAD else PLOTS[what.card].dread if what.card in PLOTS else 0
    if cost:
        tint = PENALTY[kind == "plot"]
        x = 104 if what.card in DREAD or what.note else WIDE / 2 + 12
        skull(canvas, frame.at(x, y), 23 * frame.unit, cost, tint)
    if what.note:
        x = WIDE / 2 - 5 if kind != "plot" else 30.0
        canvas.picture(f"london/tokens/note-{what.note}", style.square(frame.at(x, y - 1), 29 * frame.unit))


def shield(canvas: Canvas, centre: tuple[float, float], wide: float, number: int) -> None:
    """A Difficulty."""
    x, y, half = centre[0], centre[1], wide / 2
    outline = [(x - half, y - half), (x + half, y - half), (x + half, y + half * 0.2), (x + half * 0.6, y + half * 0.8)]
    outline += [(x, y + half * 1.15), (x - half * 0.6, y + half * 0.8), (x - half, y + half * 0.2)]
    canvas.shape(outline, SHIELD, SHIELD_LINE, 1.5)
    size = wide * 0.84 * _held(canvas)
    canvas.text(str(number), (x, y - canvas.high(size, "bold") / 2 - wide * 0.02), size, SHIELD_TEXT, face="bold", align="centre")


def skull(canvas: Canvas, right: tuple[float, float], wide: float, number: int, tint: Colour) -> None:
    """So much Dread: a skull, and the number at the right of it with its middle at `right`."""
    size = wide * _held(canvas)
    style.sign(canvas, "dread", (right[0] - wide * 0.96, right[1]), wide, tint)
    canvas.text(str(number), (right[0], right[1] - canvas.high(size, "bold") / 2), size, tint, face="bold", align="centre")


def _held(canvas: Canvas) -> float:
    """Letters grow by the player's wish, but a card does not: they are held back where they would leave it."""
    return min(1.0, GROWN / canvas.stretch)
