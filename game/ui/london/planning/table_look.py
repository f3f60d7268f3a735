"""The planning as it looks: the map in the middle, the players around it, and what of all this changes from frame to frame."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.match import PERSON
from game.rules.engine.secret import Seat
from game.rules.london.cards import PLOTS, SLOTS
from game.rules.london.forecast import Forecast, forecast
from game.rules.london.state import CardId, State
from game.text import say
from game.ui.canvas import Area, Canvas
from game.ui.focus import Item
from game.ui.london import look
from game.ui.london.board import board, ground
from game.ui.london.board.board import Show, Turn
from game.ui.london.board.sheet import Sheet, sheet
from game.ui.london.planning import aid, columns, plots, stash
from game.ui.london.planning.columns import Column, Mood
from game.ui.london.planning.lay import Layout, layout
from game.ui.london.planning.stash import Pile

if TYPE_CHECKING:
    from game.ui.london.planning.scene import PlanningScene

SHADES = 24
"""So many steps has the light from dawn to night: the map is drawn anew for each."""


class Laid(NamedTuple):
    """Where everything lies: the areas, the map's sheet, the columns, the Plot cards, the shared tokens."""

    areas: Layout
    sheet: Sheet
    columns: dict[Seat, Column]
    plots: dict[CardId, Area]
    pile: Pile


def lay(canvas: Canvas, t: State) -> Laid:
    """Lay the table out."""
    areas = layout(canvas, len(t.people))
    return Laid(
        areas,
        sheet(canvas, areas.board),
        {seat: columns.lay(canvas, area, t, seat) for seat, area in areas.people.items()},
        plots.lay(areas.plots, t),
        stash.lay(canvas, areas.stash, areas.notes),
    )


@dataclass
class Look:
    """What has changed since the table was painted last: `stale` is the line of assistance, `second` the one that the clock shows."""

    time: float = 0.0
    stale: bool = False
    second: int = -1
    told: tuple[int, Forecast] | None = None

    def update(self, dt: float, *, still: bool) -> None:
        """Let time pass."""
        self.time += 0 if still else dt

    def stirs(self, scene: "PlanningScene") -> bool:
        """Whether anything on the table but the hands looks different now."""
        return self.stale or bool(scene.flips) or self.second != second(scene)

    def day(self, scene: "PlanningScene") -> Forecast:
        """What the plan as it lies promises; worked out once for each answer."""
        if self.told is None or self.told[0] != scene.match.turn:
            self.told = scene.match.turn, forecast(scene.t)
        return self.told[1]


def second(scene: "PlanningScene") -> int:
    """The second that the clock shows: those left, rounded up, or those spent."""
    left = scene.left_ms
    return scene.spent_ms // 1000 if left is None else -(-left // 1000)


def darkness(scene: "PlanningScene") -> float:
    """How dark it is: the day passes from dawn to night while the clock runs."""
    left = scene.left_ms
    spent = scene.spent_ms
    share = 0.3 if left is None else spent / max(1, spent + left)
    return round(ground.darkness_at(share) * SHADES) / SHADES


def show_of(scene: "PlanningScene") -> Show:
    """What the map shows beside the State."""
    aided = scene.house.settings.assistance == "full"
    leads = scene.look.day(scene).leads if aided else {}
    flags = frozenset(place for place, lead in leads.items() if lead.card in PLOTS and not lead.covered)
    turning = {place: Turn(look.P.accent, flipped=share) for place, share in scene.flips.items()}
    return Show(darkness(scene), flags=flags, turning=turning)


# ------------------------------------------------------------------ painting


def paint(canvas: Canvas, scene: "PlanningScene") -> None:
    """Draw the whole table."""
    laid = scene.laid
    assert laid is not None
    scene.look.second, scene.look.stale = second(scene), False
    day, t = scene.look.day(scene), scene.t
    board.paint(canvas, laid.sheet, t, show_of(scene))
    _dial(canvas, scene)
    plots.paint(canvas, laid.plots, day, aid=scene.house.settings.assistance)
    for seat, column in laid.columns.items():
        columns.paint(canvas, column, t, mood(scene, seat))
    stash.paint(canvas, laid.pile, t)
    line(canvas, scene)


def mood(scene: "PlanningScene", seat: Seat) -> Mood:
    """What a player's column shows beside the State."""
    hands = scene.hands.of_seat(seat)
    holder = scene.match.holders.get(seat, PERSON)
    wasted = scene.look.day(scene).waste[seat] if scene.house.settings.assistance == "full" else {}
    plan = scene.plans.get(seat)
    person = scene.t.people[seat]
    kind = "person" if holder == PERSON else "companion" if person.companion else "agent"
    words = "" if holder == PERSON or plan is None else intention(scene, plan.seat, plan.slot)
    return Mood(
        slot=hands[0].slot if hands else None, waste=wasted, holder=kind, thinking=scene.companions.asked == seat, words=words
    )


def intention(scene: "PlanningScene", seat: Seat, slot: int) -> str:
    """Where a companion means to be at an hour."""
    place = scene.look.day(scene).places[seat][slot]
    return say("ui-ld-intends", place=say(f"short-{place}"), hour=SLOTS[slot].id)


def line(canvas: Canvas, scene: "PlanningScene") -> None:
    """The line of assistance: what a hand was told, else what the hands look at."""
    laid = scene.laid
    assert laid is not None
    told = [(hand.seat, hand.told) for hand in scene.hands.hands.values() if hand.told]
    focused: list[tuple[Seat, str]] = []
    for hand in scene.hands.hands.values():
        spot = scene.spot(hand)
        if spot is not None and spot.kind == "card" and (hand.seat, spot.what) not in focused:
            focused.append((hand.seat, spot.what))
    area = laid.areas.aid
    if told:
        canvas.box(area, (look.P.panel, look.P.panel_low), look.P.danger, width=2)
        canvas.paragraph(told[-1][1], area.inset(22, 10), 25, look.P.text, middle=True)
        return
    aid.paint(canvas, area, scene.t, scene.look.day(scene), focused, scene.house.settings.assistance)


def _dial(canvas: Canvas, scene: "PlanningScene") -> None:
    """The great clock."""
    laid = scene.laid
    assert laid is not None
    canvas.picture("london/clock", laid.sheet.clock)
    left = second(scene)
    words = f"{left // 60:02}:{left % 60:02}"
    canvas.within(words, laid.sheet.clock, 74 * laid.sheet.unit, look.INK, face="bold")


def stir(canvas: Canvas, scene: "PlanningScene") -> list[pygame.Rect]:
    """Draw what has changed on the table; returns where."""
    laid, now = scene.laid, scene.look
    assert laid is not None
    spots: list[pygame.Rect] = []
    if now.second != second(scene):
        now.second = second(scene)
        _dial(canvas, scene)
        spots.append(canvas.rect(laid.sheet.clock))
    if now.stale:
        now.stale = False
        line(canvas, scene)
        spots.append(canvas.rect(laid.areas.aid))
    return spots


# ------------------------------------------------------------------ covers and tools


def covered(canvas: Canvas, scene: "PlanningScene") -> Sequence[Item]:
    """The places of the page that covers the board."""
    room = canvas.room
    area = Area(room.w / 2 - 200, room.h * 0.7, 400, 72)
    return [Item("go-on", area, scene.go_on, "cover", say(f"ui-ld-{scene.cover}-go"))]


def paint_cover(canvas: Canvas, scene: "PlanningScene") -> None:
    """Draw that page."""
    for item in scene.ring.items:
        canvas.box(item.area, look.P.panel, look.P.focus)
        canvas.within(item.label, item.area, 28, look.P.text)


def tools(canvas: Canvas, scene: "PlanningScene") -> Sequence[Item]:
    """The tools beside the board."""
    return []
