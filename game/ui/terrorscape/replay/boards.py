"""The two open boards: their layout, the truth, and the killer's belief with the true locations marked by rings."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cos, hypot, pi, sin

from game.rules.terrorscape.state import Place, State
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, TERRORSCAPE, WHITE, Colour, mix, rgb
from game.ui.terrorscape.board import aid_painter, figures, lamplight, signs
from game.ui.terrorscape.board.aid_painter import LABEL_SPOTS
from game.ui.terrorscape.board.heat_map import LEAST
from game.ui.terrorscape.board.villa import GATES, ROOMS, Point, Viewport, Walk
from game.ui.terrorscape.board.villa_painter import barricade, clearest, edge, names, villa
from game.ui.terrorscape.layout import DIVIDER, KILLER, SURVIVORS, fitted
from game.ui.widgets.layout import off_bottom, off_left, off_right, off_top

PAIR = 1480.0
"""The least window width for two boards, at text scale 1."""
FACTS = 264.0
"""The preferred height of the facts below a board."""
CHIP = 48.0
TRUTH = rgb("#ffcf7a")
NUMBER = 23.0
"""Text height of the percentages, in Villa pixels."""
APART = 66.0
"""Distance between rings in one room, in Villa pixels."""
ASIDE = (0, 1, -1, 2, -2)
"""Offsets tried for a percentage, in halves of its size, so that it covers no name."""
EDGE = 46.0
"""The least distance of a ring from the edge, in Villa pixels."""


@dataclass(frozen=True)
class BoardPanel:
    """A board with its head above and its facts below or beside it."""

    head: Area
    viewport: Viewport
    facts: Area


@dataclass(frozen=True)
class BoardsLayout:
    """One or two boards, and the divider: an empty area without room for it."""

    board_panels: tuple[BoardPanel, ...]
    divider: Area


def paired(canvas: Canvas) -> bool:
    """Whether there is room for both boards."""
    return canvas.room.w / max(1.0, canvas.stretch) >= PAIR and canvas.room.h / max(1.0, canvas.stretch) >= 760


def boards_layout(canvas: Canvas, area: Area, *, pair: bool) -> BoardsLayout:
    """The layout of both boards, or of one."""
    k = max(1.0, canvas.stretch)
    if not pair:
        return BoardsLayout((_single(canvas, area, k),), Area(0, 0, 0, 0))
    wide = min(area.w * 0.16, DIVIDER * k**0.5)
    left, rest = off_left(area, (area.w - wide) / 2, 0)
    divider, right = off_left(rest, wide, 0)
    return BoardsLayout((_under(canvas, left, k), _under(canvas, right, k)), divider)


def _head(canvas: Canvas, area: Area) -> tuple[Area, Area]:
    return off_top(area.inset(14, 6), max(CHIP + 4, canvas.high(28, "title") + 10), 6)


def _under(canvas: Canvas, area: Area, k: float) -> BoardPanel:
    """A board with its facts below."""
    head, body = _head(canvas, area)
    facts, board = off_bottom(body, min(FACTS * k, body.h * 0.4), 10)
    viewport = fitted(board)
    low = viewport.area.y + viewport.area.h + 10
    return BoardPanel(head, viewport, facts._replace(y=low, h=facts.y + facts.h - low))


def _single(canvas: Canvas, area: Area, k: float) -> BoardPanel:
    """A single board: its facts are beside it unless the window is upright."""
    head, body = _head(canvas, area)
    if body.h > body.w:
        return _under(canvas, area, k)
    wide = max(body.w - body.h / 0.7 - 12, min(body.w * 0.44, 380 * k))
    facts, board = off_right(body, wide, 12)
    viewport = fitted(board)
    return BoardPanel(head, viewport, facts)


# ------------------------------------------------------------------ painting


def truth(
    canvas: Canvas, viewport: Viewport, t: State, way: Sequence[Place], alarm: Sequence[Place], walks: Mapping[str, Walk]
) -> None:
    """Paint everything as it was. `way` is the killer's hidden path, `alarm` the rooms of a close call."""
    villa(canvas, viewport, cold=False, named=False)
    with canvas.clip(viewport.area):
        lamplight.paint(canvas, viewport, lamplight.lights(t, SURVIVORS, walks))
        for place in alarm:
            edge(canvas, viewport, ROOMS[place], TERRORSCAPE.danger, 5)
        _gates(canvas, viewport, t, cold=False)
        dotted(canvas, viewport, [ROOMS[place].spot for place in way], rgb("#ff8a7e"))
        figures.paint(canvas, viewport, figures.pieces_of(t, figures.TRUTH), figures.TRUTH, walks=walks)


def belief(
    canvas: Canvas,
    viewport: Viewport,
    killer_state: State,
    chances: Mapping[Place, float],
    true: Mapping[str, Place],
    way: Sequence[Place],
    marks: Mapping[Place, list[str]],
) -> None:
    """Paint the killer's board with his belief. `true` locates the survivors on show; `marks` are those that he set."""
    villa(canvas, viewport, cold=True, named=False)
    with canvas.clip(viewport.area):
        seen = {place: chance for place, chance in chances.items() if chance >= LEAST}
        for place, chance in seen.items():
            aid_painter.wash_room(canvas, viewport, place, chance)
        _gates(canvas, viewport, killer_state, cold=True)
        dotted(canvas, viewport, [ROOMS[place].spot for place in way], rgb("#e8f6fb"))
        figures.paint(canvas, viewport, figures.pieces_of(killer_state, KILLER), KILLER)
        taken = {token.place for token in figures.tokens(killer_state, KILLER)}
        rings = _rings(killer_state, true, taken)
        guessed = max(chances, key=lambda place: chances[place], default="")
        if len(rings) == 1 and guessed:
            who, at = next(iter(rings.items()))
            if true[who] != guessed:
                dotted(canvas, viewport, [at, LABEL_SPOTS[guessed].at], TRUTH)
        for place, signs_set in marks.items():
            aid_painter.row(canvas, viewport, place, 0.0, signs_set, KILLER)
        for place, chance in seen.items():
            if place not in true.values() and place not in marks:
                _pill(canvas, viewport, place, chance, highlighted=False)
        for who, at in rings.items():
            number = next(place for place, one in enumerate(killer_state.survivors) if one.id == who)
            ring(canvas, viewport.at(at), 36 * viewport.unit, TRUTH)
            figures.medal(canvas, viewport.at(at), 28 * viewport.unit, who, signs.SURVIVOR[number])
        for place in dict.fromkeys(true.values()):
            _pill(canvas, viewport, place, chances.get(place, 0.0), highlighted=True)


def one_side_board(canvas: Canvas, viewport: Viewport, t: State, side: str) -> None:
    """Paint the board as one side saw it; "" is a spectator."""
    cold = side == KILLER
    villa(canvas, viewport, cold=cold, named=False)
    with canvas.clip(viewport.area):
        lamplight.paint(canvas, viewport, lamplight.lights(t, side))
        _gates(canvas, viewport, t, cold=cold)
        figures.paint(canvas, viewport, figures.pieces_of(t, side), side)


def _gates(canvas: Canvas, viewport: Viewport, t: State, *, cold: bool) -> None:
    """Paint the barricades, and the room names above all light."""
    for gate in GATES.values():
        if gate.id in t.barricades:
            barricade(canvas, viewport, gate, cold=cold)
    names(canvas, viewport, cold=cold)


def _rings(t: State, true: Mapping[str, Place], taken: set[Place]) -> dict[str, Point]:
    """The positions of the rings: in the middle of the room, else above its pieces, else beside them at the upper edge."""
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
    """A chance in per cent, worded alike on the board and below it."""
    return say("ui-ts-per-cent", number=round(100 * chance)) if chance >= LEAST else say("ui-ts-percent-least")


def _pill(canvas: Canvas, viewport: Viewport, place: Place, chance: float, *, highlighted: bool) -> None:
    """Paint the chance of a location; `highlighted` marks a true one. It scales with the board only, as it has to fit into a room."""
    words = share(chance)
    x, y = viewport.at(LABEL_SPOTS[place].at)
    size = NUMBER * viewport.unit / canvas.letter
    wide, high = canvas.wide(words, size, "bold") + 14, canvas.high(size, "bold") + 2
    around = [(x + across * wide / 2, y + down * high / 2) for down in ASIDE for across in ASIDE]
    area = clearest(canvas, viewport, [Area(left - wide / 2, top - high / 2, wide, high) for left, top in around])
    line = TRUTH if highlighted else mix(aid_painter.ROSE, WHITE, 0.4)
    canvas.box(area, rgb("#2e2410") if highlighted else rgb("#2c0d1c"), line, radius=high / 2, width=2)
    canvas.within(words, area, size, mix(line, WHITE, 0.6), face="bold", margin=2)


def ring(canvas: Canvas, at: Point, r: float, colour: Colour) -> None:
    """Paint a dashed ring."""
    dashes = 12
    for place in range(dashes):
        ends = [2 * pi * (place + part) / dashes for part in (0.0, 0.3, 0.6)]
        points = [(at[0] + r * cos(turn), at[1] + r * sin(turn)) for turn in ends]
        for start, end in pairwise(points):
            canvas.line(start, end, colour, max(2.5, r * 0.1))


def dotted(canvas: Canvas, viewport: Viewport, points: Sequence[Point], colour: Colour) -> None:
    """Paint a path as dots with an arrow at its end."""
    spots = [viewport.at(point) for point in points]
    step, r = 17.0 * viewport.unit, 3.6 * viewport.unit
    for start, end in pairwise(spots):
        long = hypot(end[0] - start[0], end[1] - start[1])
        for place in range(1, int(long / step)):
            share = place * step / long
            dot = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            canvas.circle(dot, r + 1.4, BLACK)
            canvas.circle(dot, r, colour)
