"""Paints the pages that cover the board: before the planning, while it is paused (LD-088), and after it."""

from collections.abc import Callable
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
from game.ui.draw.theme import BLACK, Colour, mix
from game.ui.london import shapes, theme
from game.ui.london.panels import story_page
from game.ui.london.panels.story_page import StoryPage
from game.ui.london.planning import shared
from game.ui.london.theme import P
from game.ui.table.acts import Command, Doing
from game.ui.widgets.controls import button, button_size
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns, middle, off_bottom, off_top, rows

PAUSE = ("tool", "menu")
OPENING, READY, PAUSED, BETWEEN = "opening", "ready", "paused", "between"
TOOL = 52.0
"""The size of the pause button."""
CORNER = 104
"""The size of the corner ornaments in pixels of the baked parchment."""
MARGIN, TINY = 44.0, 6.0
"""The margin of the page, and the least text size for large print, before text is left out."""
FACE, LEAST_FACE, BROAD, WHO = 210.0, 56.0, 300.0, 22.0


class SeatInfo(NamedTuple):
    """The Character of a seat, its holder ("person" or an agent's level), and the devices that act for it."""

    seat: Seat
    who: CardId
    holder: str = PERSON
    devices: tuple[str, ...] = ()


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


class CoverLayout(NamedTuple):
    """The layout of a page: the page, its title, its text, a plate for each seat, and the button that goes on."""

    kind: str
    page: Area
    title: Area
    words: Area
    seats: dict[Seat, Area]
    go: Area


def arrange(canvas: Canvas, kind: str, seats: int = 0) -> CoverLayout:
    """Lay out a page: the seats stand in one row, in a narrow window in two."""
    k = max(1.0, canvas.stretch)
    room = canvas.room.inset(16)
    wide, high = (1240.0, 840.0) if kind == READY else (920.0, 680.0)
    sheet = middle(room, wide * k, high * k)
    inner = sheet.inset(min(MARGIN * k, sheet.w * 0.05), min(MARGIN * k, sheet.h * 0.06))
    title, rest = off_top(inner, min(canvas.high(46, "title"), inner.h * 0.16), 4)
    size = button_size(canvas, say(f"ui-ld-{kind}-go"), key="Enter", size=28, room=rest.w)
    foot, rest = off_bottom(rest, max(64.0, size[1]), 14)
    plates: dict[Seat, Area] = {}
    if kind == READY and seats:
        words, rest = off_top(rest, min(rest.h * 0.48, canvas.tall(say("ui-ld-ready-how"), 23, rest.w) + 2 * canvas.high(26)), 12)
        broad = rest.w >= seats * 190 * k
        grid = (
            columns(rest, seats, 18)
            if broad
            else [one for row in rows(rest, 2, 12) for one in columns(row, (seats + 1) // 2, 12)]
        )
        plates = dict(enumerate(grid[:seats]))
    else:
        words = rest
    return CoverLayout(kind, sheet, title, words, plates, middle(foot, max(size[0] + 40, 320.0), foot.h))


# ------------------------------------------------------------------ the sheet


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


def _ground(canvas: Canvas, cover: CoverLayout) -> None:
    """Paint London at night and the page."""
    canvas.picture("london/map-night", canvas.room, cover=True)
    canvas.veil(canvas.room, BLACK, 120)
    canvas.glow(cover.page, BLACK, spread=30)
    rect = canvas.rect(cover.page)
    if not canvas.blind:
        canvas.surface.blit(_parchment(rect.w, rect.h, canvas.pixels(CORNER * 0.8)), rect)


def _title(canvas: Canvas, cover: CoverLayout, words: str) -> None:
    area = cover.title
    size = canvas.fitting(words, 46, area.w - 40, "title", 0.4)
    canvas.within(words, area, size, theme.INK, face="title")


def _go(canvas: Canvas, area: Area, props: CoverProps) -> None:
    focused = props.focus == "go-on"
    button(canvas, area, say(f"ui-ld-{props.kind}-go"), P, key=props.cap, primary=True, focused=focused, size=28)


# ------------------------------------------------------------------ the pages


def paint(canvas: Canvas, area: Area, props: CoverProps) -> None:
    """Paint a page into the whole window."""
    if props.opening is not None:
        room, go = opening_areas(canvas)
        canvas.picture("london/map-night", area, cover=True)
        story_page.paint(canvas, room, props.opening, area)
    else:
        cover = arrange(canvas, props.kind, len(props.seats))
        go = cover.go
        _ground(canvas, cover)
        {READY: _ready, PAUSED: _paused, BETWEEN: _between}[props.kind](canvas, cover, props)
    _go(canvas, go, props)
    pause = pause_area(canvas)
    shared.paint_tools(canvas, pause, (("menu", pause),))
    if props.focus == PAUSE:
        canvas.frame(pause.inset(-3), P.focus, width=4)


def pause_area(canvas: Canvas) -> Area:
    """The pause button in the corner of the window."""
    return Area(canvas.room.w - TOOL - 12, 12, TOOL, TOOL)


def targets(canvas: Canvas, props: CoverProps, go_on: Doing, claim: Callable[[Seat], None]) -> list[Target]:
    """The targets of a page: the seats, the button that goes on, and the pause."""
    pause = Target(PAUSE, pause_area(canvas), Command("menu"), "tools", say("ui-tool-menu"), "menu")
    page = None if props.opening is not None else arrange(canvas, props.kind, len(props.seats))
    go = opening_areas(canvas)[1] if page is None else page.go
    seats = [
        Target(("seat", one.seat), page.seats[one.seat], partial(claim, one.seat), "seats", say(f"short-{one.who}"))
        for one in props.seats
        if page is not None and one.holder == PERSON and one.seat in page.seats
    ]
    return [*seats, Target("go-on", go, go_on, "cover", say(f"ui-ld-{props.kind}-go")), pause]


def opening_areas(canvas: Canvas) -> tuple[Area, Area]:
    """The first page of the story, and the button below it."""
    wide, high = button_size(canvas, say(f"ui-ld-{OPENING}-go"), key="Enter", size=28)
    foot, rest = off_bottom(canvas.room.inset(16), max(64.0, high), 12)
    return rest, middle(foot, max(wide + 40, 320.0), foot.h)


def _ready(canvas: Canvas, cover: CoverLayout, props: CoverProps) -> None:
    """Paint the page before the planning: the story, the time limit, and who holds which seat."""
    _title(canvas, cover, say("ui-ld-ready-title", story=props.story, chapter=props.chapter))
    area, minutes = cover.words, props.minutes
    time = say("ui-ld-ready-minutes", minutes=minutes) if minutes is not None else say("ui-ld-ready-untimed")
    line = min(canvas.high(26, "bold"), area.h * 0.4)
    canvas.within(time, area._replace(h=line), canvas.fitting(time, 26, area.w, "bold", 0.5), theme.BLOOD, face="bold")
    how = Area(area.x, area.y + line + 4, area.w, area.h - line - 4)
    words = say("ui-ld-ready-how")
    canvas.paragraph(words, how, canvas.block(words, how, 23, least=TINY), theme.FADED, align="centre", middle=True)
    low = max((canvas.tall(holder_words(one), WHO, cover.seats[one.seat].w - 24) for one in props.seats), default=0.0)
    for one in props.seats:
        _seat(canvas, cover.seats[one.seat], one, low, focused=props.focus == ("seat", one.seat))


def _seat(canvas: Canvas, area: Area, one: SeatInfo, low: float, *, focused: bool) -> None:
    """Paint a seat: the Character with the player's colour and sign, and its holder, in text at most `low` high."""
    player, occupied = theme.SEATS[one.seat], one.holder != PERSON or bool(one.devices)
    canvas.box(area, (P.panel, P.panel_low), player.colour if occupied else mix(P.line, player.colour, 0.4), width=3)
    if focused:
        canvas.frame(area.inset(-8), theme.INK, width=9)
        canvas.frame(area.inset(-6), P.focus, width=5)
    inner = area.inset(12, min(12.0, area.h * 0.08))
    name, who = min(canvas.high(30, "title"), inner.h * 0.55), holder_words(one)
    low = min(low, inner.h * 0.4)
    icons = 46.0 if inner.h - name - low - 46 > LEAST_FACE + 12 else 0.0
    face = max(0.0, min(FACE, inner.w * 0.72, inner.h - name - low - icons - 10))
    y = area.centre[1] - (face + name + icons + low + (8 if face else 0)) / 2
    x = area.centre[0]
    if face > 24:
        shapes.medal(canvas, one.who, one.seat, (x, y + face / 2), face)
        shapes.badge(canvas, one.seat, (x + face * 0.38, y + face * 0.86), max(26.0, face * 0.28))
    y += face + (6 if face else 0)
    short, size = say(f"short-{one.who}"), 30.0
    while size > TINY and canvas.high(size, "title") > name * 1.2:
        size -= 1
    canvas.within(
        short, Area(inner.x, y, inner.w, name), canvas.fitting(short, size, inner.w, "title", 0.5), P.title, face="title"
    )
    y += name
    if icons:
        for place, icon in enumerate(CHARACTERS[one.who].icons):
            shapes.ability(canvas, icon, (x + (place - 1) * 44, y + icons / 2), 38)
        y += icons
    colour: Colour = P.accent if occupied else theme.DREAD_RED
    room = Area(inner.x, y, inner.w, inner.y + inner.h - y)
    canvas.paragraph(who, room, canvas.block(who, room, WHO, least=TINY), colour, align="centre")


def holder_words(one: SeatInfo) -> str:
    """The holder of a seat and its devices, in words."""
    if one.holder != PERSON:
        return say("ui-ld-seat-agent", level=say(f"level-{one.holder}"))
    if not one.devices:
        return say("ui-ld-seat-free")
    return say("ui-ld-seat-person", devices=[device_words(device) for device in one.devices])


def device_words(device: str) -> str:
    """The name of a device: "mouse", "keys", "pad-0" and so on."""
    kind, _, number = device.partition("-")
    return say("ui-ld-device-pad", number=int(number) + 1) if number else say(f"ui-ld-device-{kind}")


def _paused(canvas: Canvas, cover: CoverLayout, props: CoverProps) -> None:
    """Paint the page of a paused planning; it hides board and clocks (LD-088)."""
    _title(canvas, cover, say("ui-ld-paused-title"))
    area, words = cover.words, say("ui-ld-paused-how")
    low = canvas.tall(words, 25, area.w)
    how, rest = off_bottom(area, min(low, area.h * 0.5), 8)
    canvas.paragraph(words, how, canvas.block(words, how, 25), theme.FADED, align="centre", middle=True)
    if props.left_ms is None:
        canvas.within(say("ui-ld-paused-untimed"), rest, 34, theme.INK, face="italic")
    else:
        _time_left(canvas, rest, props.left_ms)


def _time_left(canvas: Canvas, area: Area, left_ms: int) -> None:
    seconds = -(-left_ms // 1000)
    words, note = f"{seconds // 60:02}:{seconds % 60:02}", say("ui-ld-paused-left")
    line = canvas.high(28, "italic")
    size = min(150.0, max(40.0, (area.h - line) * 0.8))
    while size > 40 and canvas.high(size, "bold") + line > area.h:
        size -= 4
    high = canvas.high(size, "bold")
    top = area.y + (area.h - high - line) / 2
    canvas.text(words, (area.centre[0], top), size, theme.INK, face="bold", align="centre")
    canvas.text(note, (area.centre[0], top + high), 28, theme.FADED, face="italic", align="centre", room=area.w)


def _between(canvas: Canvas, cover: CoverLayout, props: CoverProps) -> None:
    """Paint the page after the planning: a summary of the plan, as far as the level of assistance allows (LD-070)."""
    _title(canvas, cover, say("ui-ld-between-title"))
    for words, spot in zip(props.plan, rows(cover.words, len(props.plan), 6), strict=True):
        canvas.paragraph(words, spot, canvas.block(words, spot, 30, least=TINY), theme.INK, align="centre", middle=True)
