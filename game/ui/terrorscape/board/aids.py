"""A side's aids on its board: the heat map, and the marks that the side has set.

The heat map shows where the survivors can be as far as the killer can know, computed from public facts in a worker. The killer's
map and what the survivors read about themselves are the same computation. It receives the state of a spectator, so hidden facts
such as the survivors' locations or the killer's hand cannot influence it.
"""

from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from math import hypot
from typing import NamedTuple

import pygame
from msgspec import Struct

from game.rules.engine.secret import redact
from game.rules.terrorscape.agents.outlook import house, later
from game.rules.terrorscape.beliefs.belief import gatherings
from game.rules.terrorscape.beliefs.reader import believe
from game.rules.terrorscape.event import Fact
from game.rules.terrorscape.state import Place, State
from game.text import say
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, WHITE, Colour, mix
from game.ui.scene.agent_worker import AgentWorker
from game.ui.table.director import ease
from game.ui.terrorscape import theme
from game.ui.terrorscape.board.figures import COIN, EXITS
from game.ui.terrorscape.board.villa import ROOMS, Point, Viewport
from game.ui.terrorscape.board.villa_painter import name_area
from game.ui.terrorscape.layout import KILLER
from game.ui.widgets.focus import inside
from game.ui.widgets.layout import meeting

FADE = 400.0
"""Duration of the fade from one map to the next, in milliseconds."""
LEAST = 0.005
"""The least chance that gets a number: a smaller one would read 0 %."""
ALL = "all"


class Chances(Struct, frozen=True):
    """The chance of each survivor in each room (`each`) and `after` one more silent turn of its own, and of at least one in each room (`some`)."""

    each: tuple[dict[Place, float], ...]
    some: dict[Place, float]
    after: tuple[dict[Place, float], ...] = ()


def work_out(t: State, *, ended: bool = True) -> Chances:
    """The chances that follow from the record of `t`. Not `ended`: the killer still resolves his last card (TS-189)."""
    belief = believe(t, ended=ended)
    inside = {number for number, one in enumerate(t.survivors) if not one.fate}
    some = {place: sum(found[who] for who in found if not inside.isdisjoint(who)) for place, found in gatherings(belief).items()}
    return Chances(tuple(belief.alone(number) for number in range(len(t.survivors))), some, tuple(later(belief, house(t))))


def public(t: State) -> State:
    """The state without what either side hides."""
    open_to_all: State = redact(t, frozenset())
    return open_to_all


@dataclass
class HeatMap:
    """The map of one side. `picked` is a survivor's id, ALL, or "" for none; `before`, `goal` and `share` describe the fade."""

    picked: str = ""
    chances: Chances | None = None
    pending: "Future[Chances] | None" = None
    requested: tuple[tuple[Fact, ...], bool] | None = None
    last_request: tuple[State, bool] | None = None
    before: dict[Place, float] = field(default_factory=dict)
    goal: dict[Place, float] = field(default_factory=dict)
    share: float = 1.0

    def ask(self, t: State, agent_worker: AgentWorker, *, ended: bool) -> None:
        """Request the chances of a state in the worker, unless they are known or already requested."""
        if self.last_request is not None and self.last_request[0] is t and self.last_request[1] == ended:
            return
        self.last_request, wanted = (t, ended), (tuple(t.record), ended)
        if wanted != self.requested:
            self.requested, self.pending = wanted, agent_worker.compute(work_out, public(t), ended=ended)

    def poll(self) -> bool:
        """Take the result of the worker; return whether there is one. After a failed computation there is no map."""
        if self.pending is None or not self.pending.done():
            return False
        done, self.pending = self.pending, None
        self.chances = None if done.cancelled() or done.exception() is not None else done.result()
        return True

    def update(
        self, t: State, agent_worker: AgentWorker, dt: float, *, allowed: bool, asks: bool, ended: bool, still: bool
    ) -> bool:
        """Advance the map by `dt` milliseconds; return whether the picture changes. With `asks` its chances are computed if needed."""
        if asks:
            self.ask(t, agent_worker, ended=ended)
        come = asks and self.poll()
        self.aim(self.wanted(t, allowed=allowed))
        return self.fade(dt, still=still) or come

    def wanted(self, t: State, *, allowed: bool) -> dict[Place, float]:
        """The map to show now; empty if there is none."""
        if not allowed or not self.picked or self.chances is None:
            return {}
        if self.picked == ALL:
            return self.chances.some
        return next((self.chances.each[number] for number, one in enumerate(t.survivors) if one.id == self.picked), {})

    def aim(self, goal: dict[Place, float]) -> None:
        """Start to fade from the current picture to another map."""
        if goal != self.goal:
            self.before, self.goal, self.share = self.seen(), goal, 0.0

    def fade(self, dt: float, *, still: bool) -> bool:
        """Advance the fade by `dt` milliseconds; return whether the map has changed. `still` ends the fade at once."""
        if self.share >= 1:
            return False
        self.share = 1.0 if still else min(1.0, self.share + dt / FADE)
        return True

    def seen(self) -> dict[Place, float]:
        """The chance of each room as it is drawn now."""
        if self.share >= 1:
            return self.goal
        part = ease(self.share)
        places = dict.fromkeys((*self.before, *self.goal))
        return {place: self.before.get(place, 0.0) * (1 - part) + self.goal.get(place, 0.0) * part for place in places}

    def known(self, number: int, place: Place, *, acted: bool = False) -> tuple[int, float] | None:
        """The number of rooms in which a survivor may be, and the chance of the room `place`; after its turn once it has `acted` or left."""
        if self.chances is None:
            return None
        each = self.chances.each[number]
        each = self.chances.after[number] if self.chances.after and (acted or each.get(place, 0.0) < LEAST) else each
        return sum(chance >= LEAST for chance in each.values()), each.get(place, 0.0)


def whole(side: str, prompt: str) -> bool:
    """Whether the killer's last action has ended; while he resolves a card, its result does not count yet."""
    return side != KILLER or prompt in ("", "prompt-killer")


# ------------------------------------------------------------------ painting

FAINT, DEEP = 8, 168
"""Opacity (0 to 255) of the wash over the least likely room and over a certain one."""
SIDE, APART = 36.0, 5.0
"""Width of a mark and the gap between two marks, in Villa pixels."""
NUMBER = 26.0
"""Text height of the percentages, in Villa pixels."""
LEGIBLE = 16.0
GROWTH = 1.3
SMALLEST, ROWS, BUNDLED = 0.85, 2, 5.0
"""Smallest size of a mark as a share of `SIDE`, most rows of marks, and the cost of a bundled mark in hidden marks."""
PERHAPS, NOT = "perhaps", "not"
"""Marks other than faces: a question mark and a cross."""
STEPS, FIGURE = 12, 66.0
"""Search steps across and down a room for a free block, and the width of a figure in Villa pixels."""
LABEL_SPOTS: dict[str, tuple[Point, float]] = {
    "R1": ((150, 384), 210), "R2": ((200, 450), 100), "R3": ((330, 398), 112), "R4": ((537, 463), 74),
    "R5": ((496, 542), 120), "B1": ((114, 150), 104), "B2": ((348, 112), 104), "B3": ((556, 114), 100),
    "B4": ((848, 157), 110), "B5": ((684, 396), 190), "G1": ((396, 654), 84), "G2": ((640, 654), 96),
    "G3": ((926, 540), 112), "G4": ((660, 582), 160), "G5": ((894, 364), 150),
}  # fmt: skip
"""The row of a room's percentage and marks: its middle and its greatest width, in Villa pixels."""


class AidProps(NamedTuple):
    """The aids on the board of a side: the chance of each room on its heat map, the marks of each room, and the legend."""

    side: str = ""
    chances: tuple[tuple[str, float], ...] = ()
    marks: tuple[tuple[str, tuple[str, ...]], ...] = ()
    legend: str = ""


def labels(canvas: Canvas, viewport: Viewport, props: AidProps) -> None:
    """Paint the percentages and the marks, above all figures, and whom the heat map shows."""
    seen, marks = dict(props.chances), dict(props.marks)
    for place in dict.fromkeys((*seen, *marks)):
        row(canvas, viewport, place, seen.get(place, 0.0), marks.get(place, ()), props.side)
    if words := props.legend:
        board, size = viewport.area, 20.0
        wide, high = min(canvas.wide(words, size, "bold") + 24, board.w * 0.4), canvas.high(size, "bold") + 8
        area = Area(board.x + 10, board.y + board.h - high - 10, wide, high)
        canvas.box(area, mix(theme.HEAT, BLACK, 0.8), theme.HEAT, radius=high / 2, width=1.5)
        canvas.within(words, area, canvas.fitting(words, size, wide - 16, "bold"), theme.HEAT_TEXT, face="bold")


def wash_room(canvas: Canvas, viewport: Viewport, place: str, share: float) -> None:
    """Wash a room with rose, the stronger the greater `share`."""
    points = tuple(canvas.point(*corner) for corner in viewport.shape(ROOMS[place].outline))
    left, top = min(x for x, _ in points), min(y for _, y in points)
    alpha = round(FAINT + (DEEP - FAINT) * min(1.0, share) ** 0.8)
    canvas.surface.blit(_layer(tuple((x - left, y - top) for x, y in points), alpha - alpha % 4), (left, top))


@keep(24)
def _layer(points: tuple[tuple[int, int], ...], alpha: int) -> pygame.Surface:
    layer = pygame.Surface((max(x for x, _ in points) + 1, max(y for _, y in points) + 1), pygame.SRCALPHA)
    pygame.draw.polygon(layer, (*theme.HEAT, alpha), points)
    return layer


def row(canvas: Canvas, viewport: Viewport, place: str, share: float, marks: Sequence[str], side: str) -> None:
    """Paint the percentage of a room and its marks."""
    words, size, spot, spots = row_layout(canvas, viewport, place, share, marks)
    if words:
        canvas.text(words, (spot.x, spot.y), size, theme.HEAT_TEXT, face="bold", halo=True)
    for mark, area in zip(marks, spots, strict=False):
        left = len(marks) - len(spots)
        if left and area is spots[-1]:  # one box stands for all that are left over
            colour, more = _frame(canvas, area, side), say("ui-ts-more-signs", number=left + 1)
            size = canvas.fitting(more, area.w * 0.62 / canvas.letter, area.w - 4, "bold")
            canvas.within(more, area, size, colour, face="bold", margin=0)
        else:
            sign(canvas, area, mark, side)


def row_layout(
    canvas: Canvas, viewport: Viewport, place: str, share: float, marks: Sequence[str]
) -> tuple[str, float, Area, list[Area]]:
    """The text of the percentage, its size, its area, and the areas of the marks.

    The marks shrink to fit beside the percentage. Below `SMALLEST` they move to rows under it; the last area then bundles all
    marks that are left over.
    """
    unit = viewport.unit
    words = say("ui-ts-per-cent", number=round(100 * share)) if share >= LEAST else ""
    size = max(NUMBER * unit, LEGIBLE) * min(1.0, GROWTH / canvas.letter)
    gap, wide, least = APART * unit, canvas.wide(words, size, "bold") if words else 0.0, SMALLEST * SIDE * unit
    high, most, (x, y) = canvas.high(size, "bold"), LABEL_SPOTS[place][1] * unit, viewport.at(LABEL_SPOTS[place][0])
    text = wide + gap if words else 0.0
    each = min(SIDE * unit, (most - text + gap) / max(1, len(marks)) - gap)
    if each >= least or not marks:
        at = x - (text + len(marks) * (each + gap) - gap) / 2
        spots = [Area(at + text + place * (each + gap), y - each / 2, each, each) for place in range(len(marks))]
        return words, size, Area(at, y - high / 2, wide, high), spots
    names = tuple(name_area(canvas, viewport, room) for room in ROOMS.values())
    found = []
    for per in range(len(marks), 0, -1):
        count, above = min(len(marks), per * ROWS), high if words else 0.0
        across = max(wide, min(per, count) * (least + gap) - gap)
        cost, block = _free(place, viewport, across, above - (-count // per) * (least + gap) - gap, names)
        found.append((cost + BUNDLED * (len(marks) - count) * least * least, per, count, block))
    _, per, count, block = min(found)
    left = block.centre[0] - (min(per, count) * (least + gap) - gap) / 2
    top = block.y + block.h + gap + (-count // per) * (least + gap)
    spots = [Area(left + n % per * (least + gap), top + n // per * (least + gap), least, least) for n in range(count)]
    return words, size, block.halfway_across(block.y, wide, high), spots


@lru_cache(maxsize=256)
def _free(place: str, viewport: Viewport, wide: float, deep: float, names: tuple[Area, ...]) -> tuple[float, Area]:
    """The position in a room for a block of this size that covers least of room names, figures and other rooms, and its cost."""
    outline = viewport.shape(ROOMS[place].outline)
    x, y, w, h = viewport.area_of(ROOMS[place])
    shelf_x, shelf_y = viewport.at(LABEL_SPOTS[place][0])
    taken = [viewport.around(ROOMS[place].spot, FIGURE), *(viewport.around(one, COIN) for one in EXITS.values())]
    shares = (0.0, 0.5, 1.0)
    steps = product(range(STEPS + 1), repeat=2)
    blocks = [Area(x + (w - wide) * across / STEPS, y + (h - deep) * down / STEPS, wide, deep) for across, down in steps]

    def cost(block: Area) -> float:
        points = [(block.x + across * wide, block.y + down * deep) for across, down in product(shares, repeat=2)]
        outside = sum(not inside(outline, point) for point in points) / len(points) * wide * deep
        hidden = sum(meeting(block, one) for one in (*names, *taken))
        return 2 * outside + 3 * hidden + hypot(block.centre[0] - shelf_x, block.centre[1] - shelf_y) * viewport.unit

    best = min(blocks, key=cost)
    return cost(best), best


def _frame(canvas: Canvas, area: Area, side: str) -> Colour:
    """Paint the frame of a mark; return the colour of what is in it."""
    line = theme.accent(side)
    canvas.box(area, theme.DEEP_SEA, line, radius=area.w * 0.16, width=max(1.5, area.w * 0.06))
    return mix(line, WHITE, 0.5)


def sign(canvas: Canvas, area: Area, mark: str, side: str) -> None:
    """Paint one mark in a frame: a face, a question mark or a cross."""
    colour, (x, y) = _frame(canvas, area, side), area.centre
    if mark == PERHAPS:
        size = area.w * 0.78 / canvas.letter
        canvas.text("?", (x, y - canvas.high(size, "bold") / 2), size, colour, face="bold", align="centre")
    elif mark == NOT:
        r = area.w * 0.24
        for way in (-1, 1):
            canvas.line((x - r, y - way * r), (x + r, y + way * r), colour, max(2.0, area.w * 0.1))
    else:
        canvas.picture(f"terrorscape/{mark}", area.inset(area.w * 0.12))
