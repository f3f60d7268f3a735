"""The two open boards: what was true, and what the killer believed with the truth as a ring over it. The weather comes last, over both."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin

from game.rules.terrorscape.state import Place, State
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, TERRORSCAPE, WHITE, Colour, mix, rgb
from game.ui.terrorscape.board import aid_painter, figures, lamplight, signs
from game.ui.terrorscape.board.aid_painter import SHELVES
from game.ui.terrorscape.board.heat_map import LEAST
from game.ui.terrorscape.board.villa import GATES, ROOMS, Point, Sheet, Walk
from game.ui.terrorscape.board.villa_painter import barricade, clear, edge, names, villa
from game.ui.terrorscape.layout import KILLER, SURVIVORS

TRUTH = rgb("#ffcf7a")
NUMBER = 23.0
"""How high per cents are, in pixels of the Villa."""
APART = 66.0
"""How far from each other rings in one room are, in pixels of the Villa."""
ASIDE = (0, 1, -1, 2, -2)
"""How many halves of itself a per cent may be moved so that it hides no name."""
EDGE = 46.0
"""A ring keeps so far from the edge of the Villa."""


def truth(
    canvas: Canvas, sheet: Sheet, t: State, way: Sequence[Place], alarm: Sequence[Place], gliding: Mapping[str, Walk]
) -> None:
    """Everything as it was; `way` is the killer's hidden way, `alarm` the rooms of a close call, `gliding` are figures on their way."""
    villa(canvas, sheet, cold=False, named=False)
    with canvas.clip(sheet.area):
        lamplight.paint(canvas, sheet, t, SURVIVORS, gliding)
        for place in alarm:
            edge(canvas, sheet, ROOMS[place], TERRORSCAPE.danger, 5)
        _gates(canvas, sheet, t, cold=False)
        dotted(canvas, sheet, [ROOMS[place].spot for place in way], rgb("#ff8a7e"))
        figures.paint(canvas, t, gliding, sheet, figures.TRUTH)


def belief(
    canvas: Canvas,
    sheet: Sheet,
    his: State,
    chances: Mapping[Place, float],
    true: Mapping[str, Place],
    way: Sequence[Place],
    marks: Mapping[Place, list[str]],
) -> None:
    """His board with what he believed; `true` are the survivors that are shown, and where they really were, `marks` the signs that he set."""
    villa(canvas, sheet, cold=True, named=False)
    with canvas.clip(sheet.area):
        seen = {place: chance for place, chance in chances.items() if chance >= LEAST}
        for place, chance in seen.items():
            aid_painter.warm(canvas, sheet, place, chance)
        _gates(canvas, sheet, his, cold=True)
        dotted(canvas, sheet, [ROOMS[place].spot for place in way], rgb("#e8f6fb"))
        figures.paint(canvas, his, {}, sheet, KILLER)
        taken = {token.place for token in figures.tokens(his, KILLER)}
        rings = _rings(his, true, taken)
        guessed = max(chances, key=lambda place: chances[place], default="")
        if len(rings) == 1 and guessed:
            who, at = next(iter(rings.items()))
            if true[who] != guessed:
                dotted(canvas, sheet, [at, SHELVES[guessed].at], TRUTH)
        for place, signs_set in marks.items():
            aid_painter.row(canvas, sheet, place, 0.0, signs_set, KILLER)
        for place, chance in seen.items():
            if place not in true.values() and place not in marks:
                _pill(canvas, sheet, place, chance, lit=False)
        for who, at in rings.items():
            number = next(place for place, one in enumerate(his.survivors) if one.id == who)
            ring(canvas, sheet.at(at), 36 * sheet.unit, TRUTH)
            figures.medal(canvas, sheet.at(at), 28 * sheet.unit, who, signs.SURVIVOR[number])
        for place in dict.fromkeys(true.values()):
            _pill(canvas, sheet, place, chances.get(place, 0.0), lit=True)


def his_board(canvas: Canvas, sheet: Sheet, t: State, side: str) -> None:
    """The board as one side saw it, no more; `side` is "" for what both saw."""
    cold = side == KILLER
    villa(canvas, sheet, cold=cold, named=False)
    with canvas.clip(sheet.area):
        lamplight.paint(canvas, sheet, t, side)
        _gates(canvas, sheet, t, cold=cold)
        figures.paint(canvas, t, {}, sheet, side)


def _gates(canvas: Canvas, sheet: Sheet, t: State, *, cold: bool) -> None:
    """Barricades, and the names over whatever light falls into the rooms."""
    for gate in GATES.values():
        if gate.id in t.barricades:
            barricade(canvas, sheet, gate, cold=cold)
    names(canvas, sheet, cold=cold)


def _rings(t: State, true: Mapping[str, Place], taken: set[Place]) -> dict[str, Point]:
    """Where each ring lies: in the middle of its room, above what he saw there, or beside it where a room lies at the edge."""
    found: dict[str, Point] = {}
    for who, place in true.items():
        x, y = ROOMS[place].spot
        many = [one for one in true if true[one] == place]
        middle = APART * (many.index(who) - (len(many) - 1) / 2)
        if place not in taken:
            found[who] = (x + middle, y)
        elif y - APART >= EDGE:
            found[who] = (x + middle, y - APART)
        else:
            found[who] = (x - APART * (len(many) - many.index(who)), y)
    return found


def share(chance: float) -> str:
    """A chance in per cent, in the same words on the board and below it."""
    return say("ui-ts-per-cent", number=round(100 * chance)) if chance >= LEAST else say("ui-ts-percent-least")


def _pill(canvas: Canvas, sheet: Sheet, place: Place, chance: float, *, lit: bool) -> None:
    """How likely he thought a location; `lit` where somebody really was there. It grows with the board, not with the letters: it has to fit into it."""
    words = share(chance)
    x, y = sheet.at(SHELVES[place].at)
    size = NUMBER * sheet.unit / canvas.letter
    wide, high = canvas.wide(words, size, "bold") + 14, canvas.high(size, "bold") + 2
    around = [(x + across * wide / 2, y + down * high / 2) for down in ASIDE for across in ASIDE]
    area = clear(canvas, sheet, [Area(left - wide / 2, top - high / 2, wide, high) for left, top in around])
    line = TRUTH if lit else mix(aid_painter.ROSE, WHITE, 0.4)
    canvas.box(area, rgb("#2e2410") if lit else rgb("#2c0d1c"), line, radius=high / 2, width=2)
    canvas.within(words, area, size, mix(line, WHITE, 0.6), face="bold", margin=2)


def ring(canvas: Canvas, at: Point, r: float, colour: Colour) -> None:
    """A dashed ring."""
    dashes = 12
    for place in range(dashes):
        ends = [2 * pi * (place + part) / dashes for part in (0.0, 0.3, 0.6)]
        points = [(at[0] + r * cos(turn), at[1] + r * sin(turn)) for turn in ends]
        for start, end in pairwise(points):
            canvas.line(start, end, colour, max(2.5, r * 0.1))


def dotted(canvas: Canvas, sheet: Sheet, points: Sequence[Point], colour: Colour) -> None:
    """A way as dots, with an arrow at its end."""
    spots = [sheet.at(point) for point in points]
    step, r = 17.0 * sheet.unit, 3.6 * sheet.unit
    for start, end in pairwise(spots):
        long = hypot(end[0] - start[0], end[1] - start[1])
        for place in range(1, int(long / step)):
            share = place * step / long
            dot = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            canvas.circle(dot, r + 1.4, BLACK)
            canvas.circle(dot, r, colour)
