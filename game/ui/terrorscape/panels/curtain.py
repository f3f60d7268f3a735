"""Paints the curtain between two sides at one screen: a cloth over the next half, a shutter over the other.

Nothing secret is painted below either. A side's half is drawn only once its curtain has risen.
"""

from math import cos, pi, sin

import pygame

from game.rules.terrorscape.state import State
from game.text import say
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.repaint import Sprite
from game.ui.draw.theme import BLACK, TERRORSCAPE as P
from game.ui.table.director import arrive
from game.ui.terrorscape import theme
from game.ui.terrorscape.board.figures import medal
from game.ui.terrorscape.layout import KILLER, SURVIVORS
from game.ui.terrorscape.props import CurtainProps, RecapLine
from game.ui.widgets.boxes import Box, Drawn, Line, Text, paint as paint_box
from game.ui.widgets.containers import Column, Framed, Row

RISE = 500.0
"""Milliseconds in which the cloth rises."""
DROP = 350.0
"""Milliseconds in which the shutter falls, before the cloth can rise."""
FINER = 3
LOFTY = 960.0
"""The height of the cloth, at text scale 1, below which its contents move up."""


def other(side: str) -> str:
    """The other side."""
    return SURVIVORS if side == KILLER else KILLER


def shutter(canvas: Canvas, area: Area, side: str) -> None:
    """Paint the shutter over the half of a side."""
    canvas.paint(f"shutter-{side}", area, _shutter, side)


def falling(canvas: Canvas, area: Area, side: str, elapsed: float) -> None:
    """Paint the shutter `elapsed` milliseconds after it began to fall, over black: the half below it is hidden at once."""
    if elapsed >= DROP:
        shutter(canvas, area, side)
        return
    share = elapsed / DROP
    far = min(1.0, (share / 0.72) ** 2)
    bounce = 0.035 * sin(pi * (share - 0.72) / 0.28) if share > 0.72 else 0.0
    with canvas.clip(area):
        canvas.box(area, theme.NIGHT, radius=0)
        _shutter(canvas, area.moved(0, -area.h * (1 - far + bounce)), side)


def _shutter(canvas: Canvas, area: Area, side: str) -> None:
    """Paint a steel shutter with a lock, and a label of the side behind it."""
    canvas.picture("terrorscape/shutter", area, cover=True)
    title, note, wide = say(f"ui-ts-shut-{side}"), say(f"ui-ts-shut-{side}-note"), min(area.w - 12, 464.0)
    size = canvas.fitting(title, 28, wide - 24, "title")
    words = Text(title, size, P.text, "title", "centre", least=11), Text(note, 22, P.muted, "italic", "centre")
    label = Framed(Column(*words, gap=2), (12, 12), lambda c, a: c.box(a, theme.NIGHT, theme.STEEL, width=2))
    spot = area.halfway_across(area.centre[1] + 104.0 * area.h / 1080 + 34, wide, label.high(canvas, wide))
    canvas.box(spot.moved(3, 5), BLACK, alpha=140)
    paint_box(label, canvas, spot)


def _plain_cloth(canvas: Canvas, area: Area, _: None) -> None:
    canvas.picture("terrorscape/curtain", area)


def cloth(canvas: Canvas, area: Area, t: State, side: str, curtain: CurtainProps) -> None:
    """Paint the cloth over the next half: the side, the key to hold, and the public Events since its last answer."""
    canvas.paint(f"cloth-{side}", area, _plain_cloth)
    x, room = area.centre[0], area.w - 60
    title = say(f"ui-ts-window-of-{side}" if curtain.own else f"ui-ts-next-{side}")
    size = canvas.fitting(title, 52, room, "title", 0.4)
    roomy = area.h >= LOFTY * max(1.0, canvas.stretch)
    y = area.y + area.h * (0.375 if roomy else 0.3)
    _faces(canvas, (x, area.y + area.h * (0.27 if roomy else 0.21)), min(60.0, area.h * 0.07), t, side)
    for line in canvas.lines(title, size, room, "title"):
        canvas.text(line, (x, y), size, P.title, face="title", align="centre", halo=True)
        y += canvas.high(size, "title")
    y += 6
    canvas.text(say("ui-ts-hold"), (x, y), 44, theme.HONEY, face="italic", align="centre", halo=True)
    _ring(canvas, (x, y + canvas.high(44) + 84), 56.0, curtain.share)
    foot = say("ui-ts-window-note") if curtain.own else say(f"ui-ts-look-away-{other(side)}")
    low = area.y + area.h - canvas.high(24) - 24
    canvas.text(foot, (x, low), 24, theme.LINEN, face="italic", align="centre", halo=True)
    top = y + canvas.high(44) + 168
    _recap(canvas, area.row(top, low - 20 - top), side, curtain.lines)


def rising(canvas: Canvas, area: Area, side: str, elapsed: float) -> list[Sprite]:
    """The cloth `elapsed` milliseconds after it began to rise, over a half that is already open; nothing once it is up."""
    cached = canvas.panels.get(f"cloth-{side}")  # the stored picture of the closed cloth
    if elapsed >= RISE or cached is None:
        return []
    at = cached[1].move(0, -canvas.pixels(area.h * arrive(elapsed / RISE)))
    return [Sprite(cached[2], at.topleft, 0, canvas.rect(area))]


def _faces(canvas: Canvas, at: tuple[float, float], r: float, t: State, side: str) -> None:
    """Paint the portraits of the next side: the killer, or the three survivors."""
    if side == KILLER:
        medal(canvas, at, r * 1.26, t.killer, theme.BONE)
        return
    for number in (0, 2, 1):
        one, size = t.survivors[number], r * (1.26 if number == 1 else 1)
        spot = at[0] + (number - 1) * r * 2, at[1]
        medal(canvas, spot, size, one.id, theme.SURVIVOR[number], hurt=one.hurt, out=bool(one.fate))


def _ring(canvas: Canvas, at: tuple[float, float], r: float, share: float) -> None:
    """Paint the ring that fills while the key is held."""
    canvas.circle(at, r + 14, theme.WINE_DEEP)
    made = _arc(canvas.pixels(r + 6), canvas.pixels(12), round(96 * share))
    canvas.surface.blit(made, made.get_rect(center=canvas.point(*at)))
    x, y = at
    canvas.box(Area.around((x, y), 48, 38), theme.WINE, P.title, width=3.5, radius=7)
    canvas.line((x - 10, y + 8), (x + 10, y + 8), P.title, 3.5)
    canvas.line((x, y - 9), (x, y + 1), P.title, 3.5)
    canvas.shape([(x - 7, y - 4), (x + 7, y - 4), (x, y + 4)], P.title)


@keep(4)
def _arc(r: int, wide: int, part: int) -> pygame.Surface:
    """A ring of which `part` 96ths are filled, clockwise from the top."""
    large = pygame.Surface((2 * r * FINER, 2 * r * FINER), pygame.SRCALPHA)
    large.fill((*P.focus, 0))
    middle, reach = r * FINER, (r - wide / 2) * FINER
    pygame.draw.circle(large, (107, 58, 42, 255), (middle, middle), r * FINER, wide * FINER)
    for step in range(part * 4 + 1 if part else 0):
        turn = 2 * pi * step / 384 - pi / 2
        pygame.draw.circle(large, (*P.focus, 255), (middle + reach * cos(turn), middle + reach * sin(turn)), wide * FINER / 2)
    return pygame.transform.smoothscale(large, (2 * r, 2 * r))


def _recap(canvas: Canvas, room: Area, side: str, lines: tuple[RecapLine, ...]) -> None:
    """Paint the latest public Events, as many as fit, the newest last."""
    if not lines or room.h < 90:
        return
    wide = min(room.w - 40, 640.0 * max(1.0, canvas.stretch**0.5))
    title = Line(say(f"ui-ts-meanwhile-{side}"), 26, P.title, "title", "centre")
    every = [Column(title, *(_recap_line(line) for line in lines[first:]), gap=8) for first in range(len(lines))]
    high = room.h - 28
    box = next((one for one in every if one.high(canvas, wide - 52) <= high), every[-1])
    area = room.halfway_across(room.y, wide, min(high, box.high(canvas, wide - 52)) + 28)
    canvas.box(area, theme.WINE_DEEP, theme.WOOD_EDGE, width=2, alpha=235)
    paint_box(box, canvas, area.inset(26, 14))


def _recap_line(line: RecapLine) -> Box:
    """A public Event with its icon."""

    def icon(canvas: Canvas, area: Area) -> None:
        canvas.circle(area.centre, 17, line.colour)
        canvas.circle(area.centre, 15, theme.WINE)
        theme.stamp(canvas, line.sign, area.centre, 9.5, line.colour)

    return Row(Drawn(icon, 34.0, 28.0), Text(line.words, 24, P.text), gap=16, grow=(1,))
