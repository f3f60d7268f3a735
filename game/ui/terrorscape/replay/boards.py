"""The two open boards: their layout, the truth, and the killer's belief with the true locations marked by rings."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cos, hypot, pi, sin

from game.rules.terrorscape.state import Place, State
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, RED_LIGHT, TERRORSCAPE, WHITE, Colour, mix
from game.ui.terrorscape import theme
from game.ui.terrorscape.board import aids, figures, lamplight
from game.ui.terrorscape.board.aids import LABEL_SPOTS, LEAST
from game.ui.terrorscape.board.villa import ROOMS, Point, Viewport
from game.ui.terrorscape.board.villa_painter import barricades, clearest, edge, names, villa
from game.ui.terrorscape.layout import DIVIDER, KILLER, SURVIVORS, fitted
from game.ui.terrorscape.replay.moment import OpenBoards
from game.ui.widgets.layout import NOWHERE, off_bottom, off_left, off_right, off_top

PAIR = 1480.0
"""The least window width for two boards, at text scale 1."""
FACTS = 264.0
"""The preferred height of the facts below a board."""
CHIP = 48.0
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

    @property
    def area(self) -> Area:
        """All of it."""
        (x, y, w, _), (right, low, wide, high) = self.head, self.facts
        board = self.viewport.area
        return Area(x, y, max(w, right + wide - x), max(low + high, board.y + board.h) - y)


@dataclass(frozen=True)
class BoardsLayout:
    """One or two boards, and the divider: an empty area without room for it."""

    board_panels: tuple[BoardPanel, ...]
    divider: Area


def paired(canvas: Canvas) -> bool:
    """Whether there is room for both boards."""
    return canvas.room.w / max(1.0, canvas.stretch) >= PAIR and canvas.room.h / max(1.0, canvas.stretch) >= 760


def boards_layout(canvas: Canvas, area: Area, *, pair: bool) -> BoardsLayout:
    """The layout of both boards, or of one, whose facts are beside it unless the window is upright."""
    k = max(1.0, canvas.stretch)
    if pair:
        wide = min(area.w * 0.16, DIVIDER * k**0.5)
        left, rest = off_left(area, (area.w - wide) / 2, 0)
        divider, right = off_left(rest, wide, 0)
        return BoardsLayout((_board_panel(canvas, left, k), _board_panel(canvas, right, k)), divider)
    return BoardsLayout((_board_panel(canvas, area, k, beside=True),), NOWHERE)


def _board_panel(canvas: Canvas, area: Area, k: float, *, beside: bool = False) -> BoardPanel:
    head, body = off_top(area.inset(14, 6), max(CHIP + 4, canvas.high(28, "title") + 10), 6)
    if beside and body.h <= body.w:
        facts, board = off_right(body, max(body.w - body.h / 0.7 - 12, min(body.w * 0.44, 380 * k)), 12)
        return BoardPanel(head, fitted(board), facts)
    facts, board = off_bottom(body, min(FACTS * k, body.h * 0.4), 10)
    viewport = fitted(board)
    low = viewport.area.y + viewport.area.h + 10
    return BoardPanel(head, viewport, facts._replace(y=low, h=facts.y + facts.h - low))


# ------------------------------------------------------------------ painting


def truth(canvas: Canvas, viewport: Viewport, now: OpenBoards) -> None:
    """Paint everything as it was."""
    villa(canvas, viewport, cold=False)
    with canvas.clip(viewport.area):
        lamplight.paint(canvas, viewport, lamplight.lights(now.t, SURVIVORS, now.walks))
        for place in now.alarm:
            edge(canvas, viewport, ROOMS[place], TERRORSCAPE.danger, 5)
        _public(canvas, viewport, now.t, cold=False)
        _dotted(canvas, viewport, [ROOMS[place].spot for place in now.hidden_path], RED_LIGHT)
        figures.paint(canvas, viewport, figures.pieces_of(now.t, figures.TRUTH), figures.TRUTH, walks=now.walks)


def belief(canvas: Canvas, viewport: Viewport, now: OpenBoards) -> None:
    """Paint the killer's board with his belief, the marks that he set, and the true locations of the survivors on show."""
    t, true = now.killer_state, now.true_places
    chances = {} if now.belief is None else now.belief.some if now.who is None else now.belief.each[now.who]
    villa(canvas, viewport, cold=True)
    with canvas.clip(viewport.area):
        seen = {place: chance for place, chance in chances.items() if chance >= LEAST}
        for place, chance in seen.items():
            aids.wash_room(canvas, viewport, place, chance)
        _public(canvas, viewport, t, cold=True)
        _dotted(canvas, viewport, [ROOMS[place].spot for place in now.hidden_path], theme.FROST)
        pieces = figures.pieces_of(t, KILLER)
        figures.paint(canvas, viewport, pieces, KILLER)
        tags = figures.tags(canvas, viewport, pieces)
        rings = _rings(now)
        guessed = max(chances, key=lambda place: chances[place], default="")
        if len(rings) == 1 and guessed not in ("", *true.values()):
            _dotted(canvas, viewport, [*rings.values(), LABEL_SPOTS[guessed][0]], theme.TRUTH)
        for place, signs_set in now.marks.items():
            aids.row(canvas, viewport, place, 0.0, signs_set, KILLER)
        for place, chance in seen.items():
            if place not in true.values() and place not in now.marks:
                _pill(canvas, viewport, place, chance, tags, highlighted=False)
        for number, one in enumerate(t.survivors):
            if one.id in rings:
                _ring(canvas, viewport.at(rings[one.id]), 36 * viewport.unit)
                figures.medal(canvas, viewport.at(rings[one.id]), 28 * viewport.unit, one.id, theme.SURVIVOR[number])
        for place in dict.fromkeys(true.values()):
            _pill(canvas, viewport, place, chances.get(place, 0.0), tags, highlighted=True)


def one_side_board(canvas: Canvas, viewport: Viewport, t: State, side: str) -> None:
    """Paint the board as one side saw it; "" is a spectator."""
    villa(canvas, viewport, cold=side == KILLER)
    with canvas.clip(viewport.area):
        lamplight.paint(canvas, viewport, lamplight.lights(t, side))
        _public(canvas, viewport, t, cold=side == KILLER)
        figures.paint(canvas, viewport, figures.pieces_of(t, side), side)


def _public(canvas: Canvas, viewport: Viewport, t: State, *, cold: bool) -> None:
    """Paint the barricades, and the room names above all light."""
    barricades(canvas, viewport, t.barricades, cold=cold)
    names(canvas, viewport, cold=cold)


def _rings(now: OpenBoards) -> dict[str, Point]:
    """The positions of the rings: in the middle of the room, else above its pieces, else beside them at the upper edge."""
    found, true, taken = dict[str, Point](), now.true_places, {token.place for token in figures.tokens(now.killer_state, KILLER)}
    for who, place in true.items():
        x, y = ROOMS[place].spot
        many = [one for one in true if true[one] == place]
        if place in taken and y - APART < EDGE:
            found[who] = (x - APART * (len(many) - many.index(who)), y)
        else:
            across = x + APART * (many.index(who) - (len(many) - 1) / 2)
            found[who] = (across, y - APART if place in taken else y)
    return found


def share(chance: float) -> str:
    """A chance in per cent, worded alike on the board and below it."""
    return say("ui-ts-per-cent", number=round(100 * chance)) if chance >= LEAST else say("ui-ts-percent-least")


def _pill(canvas: Canvas, viewport: Viewport, place: Place, chance: float, tags: Sequence[Area], *, highlighted: bool) -> None:
    """Paint the chance of a location; `highlighted` marks a true one. It scales with the board only, as it has to fit into a room."""
    words, (x, y) = share(chance), viewport.at(LABEL_SPOTS[place][0])
    size = NUMBER * viewport.unit / canvas.letter
    wide, high = canvas.wide(words, size, "bold") + 14, canvas.high(size, "bold") + 2
    around = [(x + (across - 1) * wide / 2, y + (down - 1) * high / 2) for down in ASIDE for across in ASIDE]
    area = clearest(canvas, viewport, [Area(left, top, wide, high) for left, top in around], tags)
    line, fill = (theme.TRUTH, theme.LIT) if highlighted else (mix(theme.HEAT, WHITE, 0.4), theme.PLUM)
    canvas.box(area, fill, line, radius=high / 2, width=2)
    canvas.within(words, area, size, mix(line, WHITE, 0.6), face="bold", margin=2)


def _ring(canvas: Canvas, at: Point, r: float) -> None:
    """Paint a dashed ring around a true location."""
    for place in range(12):
        turns = [2 * pi * (place + part) / 12 for part in (0.0, 0.3, 0.6)]
        for start, end in pairwise((at[0] + r * cos(turn), at[1] + r * sin(turn)) for turn in turns):
            canvas.line(start, end, theme.TRUTH, max(2.5, r * 0.1))


def _dotted(canvas: Canvas, viewport: Viewport, points: Sequence[Point], colour: Colour) -> None:
    """Paint a path as dots."""
    step, r = 17.0 * viewport.unit, 3.6 * viewport.unit
    for (x, y), (far_x, far_y) in pairwise(viewport.at(point) for point in points):
        long = hypot(far_x - x, far_y - y)
        for place in range(1, int(long / step)):
            part = place * step / long
            dot = (x + (far_x - x) * part, y + (far_y - y) * part)
            canvas.circle(dot, r + 1.4, BLACK)
            canvas.circle(dot, r, colour)
