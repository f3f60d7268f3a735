"""The pages that cover the board: before the planning, while it is paused (LD-088), and after it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.match import PERSON
from game.rules.engine.secret import Seat
from game.rules.london.state import CardId
from game.rules.london.tables.cards import CHARACTERS
from game.text import say
from game.ui.draw import art
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, mix
from game.ui.london import shapes, theme
from game.ui.london.board.dial import DialState
from game.ui.london.panels import story_page
from game.ui.london.panels.story_page import StoryPage
from game.ui.london.planning import shared
from game.ui.london.theme import P
from game.ui.table.acts import Command
from game.ui.widgets.boxes import Box, Drawn, Line, Placed, Space, Text, place
from game.ui.widgets.containers import Column, FirstFit, Framed, Row, Sized
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import middle
from game.ui.widgets.pressed import Button, Choosable

OPENING, READY, PAUSED, BETWEEN = "opening", "ready", "paused", "between"
PAUSE, TOOL = ("tool", "menu"), 52.0
"""The pause button and its size."""
CORNER = 104
"""The size of the corner ornaments in pixels of the baked parchment."""
SHEETS = {READY: (1240.0, 840.0), PAUSED: (920.0, 680.0), BETWEEN: (920.0, 680.0)}
MARGIN = 44.0
FACE, ICONS, BROAD = 210.0, 46.0, 190.0
"""The greatest size of a medallion, the height of the icons, and the least width of a seat in one row."""
FACES, WITH_ICONS = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.0), 0.4
"""The shares of that size that are tried before smaller text, and the least one beside icons."""
SHARES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.25)
"""The text sizes that are tried, as shares of the nominal ones."""


class SeatInfo(NamedTuple):
    """The Character of a seat, its holder ("person" or an agent's level), and the devices that act for it."""

    seat: Seat
    who: CardId
    holder: str = PERSON
    devices: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """The holder of the seat and its devices, in words."""
        if self.holder != PERSON:
            return say("ui-ld-seat-agent", level=say(f"level-{self.holder}"))
        devices = [device_words(device) for device in self.devices]
        return say("ui-ld-seat-person", devices=devices) if devices else say("ui-ld-seat-free")


def device_words(device: str) -> str:
    """The name of a device: "mouse", "keys", "pad-0" and so on."""
    kind, _, number = device.partition("-")
    return say("ui-ld-device-pad", number=int(number) + 1) if number else say(f"ui-ld-device-{kind}")


class CoverProps(NamedTuple):
    """What a page shows, by its `kind`.

    OPENING: the page `opening` of the `story`. READY: the story, the time limit in `minutes` and the `seats`. PAUSED: the milliseconds
    left. BETWEEN: the sentences of the `plan`. `focus` is the key of the target in focus, `cap` the key of the button that goes on.
    """

    kind: str
    story: CardId = ""
    chapter: int = 1
    opening: StoryPage | None = None
    minutes: int | None = None
    seats: tuple[SeatInfo, ...] = ()
    left_ms: int | None = None
    plan: tuple[str, ...] = ()
    focus: object = None
    cap: str = ""


class CoverActs(NamedTuple):
    """What the targets of a page do: go on, or let the device that was used last act for a seat."""

    go_on: Callable[[], object] = lambda: None
    claim: Callable[[Seat], None] = lambda seat: None


NO_ACTS = CoverActs()


def paint(canvas: Canvas, area: Area, props: CoverProps) -> None:
    """Paint a page over London at night."""
    canvas.picture("london/map-night", area, cover=True)
    if props.opening is None:
        page = sheet(canvas, props.kind)
        canvas.veil(area, BLACK, 120)
        canvas.glow(page, BLACK, spread=30)
        rect = canvas.rect(page)
        if not canvas.blind:
            canvas.surface.blit(_parchment(rect.w, rect.h, canvas.pixels(CORNER * 0.8)), rect)
    _placed(canvas, props, NO_ACTS).paint(canvas, props.focus)
    pause = pause_area(canvas)
    shared.paint_tools(canvas, pause, (("menu", pause),))
    if props.focus == PAUSE:
        canvas.frame(pause.inset(-3), P.focus, width=4)


def targets(canvas: Canvas, props: CoverProps, acts: CoverActs) -> list[Target]:
    """The targets of a page: the seats, the button that goes on, and the pause."""
    pause = Target(PAUSE, pause_area(canvas), Command("menu"), "tools", say("ui-tool-menu"), "menu")
    return [*_placed(canvas, props, acts).targets, pause]


def pause_area(canvas: Canvas) -> Area:
    """The pause button in the corner of the window."""
    return Area(canvas.room.w - TOOL - 12, 12, TOOL, TOOL)


def sheet(canvas: Canvas, kind: str) -> Area:
    """The parchment in the middle of the window."""
    wide, high = SHEETS[kind]
    k = max(1.0, canvas.stretch)
    return middle(canvas.room.inset(16), wide * k, high * k)


@keep(8)
def _parchment(w: int, h: int, corner: int) -> pygame.Surface:
    """The parchment in any size; the corner ornaments keep their shape."""
    whole, made = art.load("london/parchment"), pygame.Surface((w, h), pygame.SRCALPHA)
    for left, wide, to_left, to_wide in _thirds(whole.get_width(), w, corner):
        for top, high, to_top, to_high in _thirds(whole.get_height(), h, corner):
            part = whole.subsurface((left, top, wide, high))
            made.blit(pygame.transform.smoothscale(part, (to_wide, to_high)), (to_left, to_top))
    return made


def _thirds(long: int, to: int, corner: int) -> list[tuple[int, int, int, int]]:
    """Start and length of the two ends and the middle of a side, in the picture and on the screen."""
    end = min(corner, to // 2 - 1)
    return [(0, CORNER, 0, end), (CORNER, long - 2 * CORNER, end, to - 2 * end), (long - CORNER, CORNER, to - end, end)]


# ------------------------------------------------------------------ boxes


def _placed(canvas: Canvas, props: CoverProps, acts: CoverActs) -> Placed:
    label = say(f"ui-ld-{props.kind}-go")
    go = Button("go-on", label, acts.go_on, P, "cover", props.cap, size=28, primary=True)
    foot = Sized(go, max(go.wide(canvas) + 40, 320.0), max(64.0, go.high(canvas, 1e5)))
    if (opening := props.opening) is not None:
        page = Drawn(lambda inner, area: story_page.paint(inner, area, opening, inner.room))
        return place(Column(page, foot, gap=12, grow=(0,)), canvas, canvas.room.inset(16))
    whole, k = sheet(canvas, props.kind), max(1.0, canvas.stretch)
    inner = whole.inset(min(MARGIN * k, whole.w * 0.05), min(MARGIN * k, whole.h * 0.06))
    make: dict[str, Callable[[CoverProps, float, float], Sequence[Box]]]
    make = {READY: partial(_ready, broad=inner.w >= len(props.seats) * BROAD * k, acts=acts), PAUSED: _paused, BETWEEN: _between}
    tries = [(share, face) for share in SHARES for face in (FACES if props.kind == READY else (1.0,))]
    pages = [Column(*make[props.kind](props, share, face), foot, gap=12 * share, grow=(-2,)) for share, face in tries]
    return place(FirstFit(pages), canvas, inner)


def _title(words: str, share: float) -> Box:
    return Line(words, 46 * share, theme.INK, "title", "centre", least=0.3)


def _ready(props: CoverProps, share: float, face: float, *, broad: bool, acts: CoverActs) -> Sequence[Box]:
    """The page before the planning: the story, the time limit, and who holds which seat."""
    limit = say("ui-ld-ready-minutes", minutes=props.minutes) if props.minutes is not None else say("ui-ld-ready-untimed")
    seats = [_seat(one, share, face, props, acts) for one in props.seats]
    half = (len(seats) + 1) // 2
    rows = [seats] if broad else [seats[:half], seats[half:]]
    grid = [Row(*row, gap=18, shares=[1] * max(half if not broad else 1, len(row)), align="fill") for row in rows if row]
    return (
        _title(say("ui-ld-ready-title", story=props.story, chapter=props.chapter), share),
        Line(limit, 26 * share, theme.BLOOD, "bold", "centre", least=0.5),
        Text(say("ui-ld-ready-how"), 23 * share, theme.FADED, align="centre"),
        Column(*grid, gap=12, grow=range(len(grid))),
    )


def _seat(one: SeatInfo, share: float, face: float, props: CoverProps, acts: CoverActs) -> Box:
    """A seat: the Character with the player's colour and sign, and its holder in as many lines as at the other seats."""
    player, occupied, size = theme.SEATS[one.seat], one.holder != PERSON or bool(one.devices), 22 * share
    edge, colour = player.colour if occupied else mix(P.line, player.colour, 0.4), P.accent if occupied else theme.DREAD_RED
    boxes: list[Box] = [Space(), *([Drawn(partial(_medal, one), lambda _, wide: min(FACE, wide * 0.72) * face)] if face else ())]
    boxes.append(Line(say(f"short-{one.who}"), 30 * share, P.title, "title", "centre", least=0.5))
    boxes += [Drawn(partial(_icons, one.who), ICONS)] if face >= WITH_ICONS else ()
    boxes.append(
        Drawn(
            lambda canvas, area: canvas.paragraph(one.words, area, size, colour, align="centre"),
            lambda canvas, wide: max(canvas.tall(other.words, size, wide) for other in props.seats),
        )
    )
    ground = partial(Canvas.box, fill=(P.panel, P.panel_low), line=edge, width=3)
    plate = Framed(Column(*boxes, Space(), gap=2, grow=(0, -1)), (12, 12), ground)
    if one.holder != PERSON:
        return plate
    return Choosable(plate, ("seat", one.seat), partial(acts.claim, one.seat), "seats", say(f"short-{one.who}"), _mark)


def _medal(one: SeatInfo, canvas: Canvas, area: Area) -> None:
    (x, y), face = area.centre, area.h
    shapes.medal(canvas, one.who, one.seat, (x, y), face)
    shapes.badge(canvas, one.seat, (x + face * 0.38, y + face * 0.36), max(26.0, face * 0.28))


def _icons(who: CardId, canvas: Canvas, area: Area) -> None:
    for number, icon in enumerate(CHARACTERS[who].icons):
        shapes.ability(canvas, icon, (area.centre[0] + (number - 1) * 44, area.centre[1]), 38)


def _mark(canvas: Canvas, area: Area, focused: bool) -> None:
    if focused:
        canvas.frame(area.inset(-8), theme.INK, width=9)
        canvas.frame(area.inset(-6), P.focus, width=5)


def _paused(props: CoverProps, share: float, _face: float) -> Sequence[Box]:
    """The page of a paused planning; it hides board and clocks (LD-088)."""
    if props.left_ms is None:
        time: tuple[Box, ...] = (Line(say("ui-ld-paused-untimed"), 34 * share, theme.INK, "italic", "centre"),)
    else:
        words, note = DialState(-(-props.left_ms // 1000)).words, say("ui-ld-paused-left")
        time = Line(words, 150 * share, theme.INK, "bold", "centre"), Line(note, 28 * share, theme.FADED, "italic", "centre")
    how = Text(say("ui-ld-paused-how"), 25 * share, theme.FADED, align="centre")
    return _title(say("ui-ld-paused-title"), share), Column(Space(), *time, Space(), how, grow=(0, -2))


def _between(props: CoverProps, share: float, _face: float) -> Sequence[Box]:
    """The page after the planning: a summary of the plan, as far as the level of assistance allows (LD-070)."""
    lines = [Text(words, 30 * share, theme.INK, align="centre", middle=True) for words in props.plan]
    return _title(say("ui-ld-between-title"), share), Column(*lines, gap=6, grow=range(len(lines)))
