"""Paints the top of the table: the Dread Track with 50 spaces and a splatter at every fifth (LD-212), and the hour on a dial with its place."""

from collections.abc import Iterable
from math import cos, floor, pi, sin
from typing import NamedTuple

import pygame

from game.rules.engine.secret import Seat
from game.rules.london.state import State
from game.rules.london.tables.cards import NUMBERS, SLOTS
from game.text import name, say
from game.ui.draw import art
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.shapes import SUPERSAMPLING
from game.ui.draw.theme import BLACK, Colour, mix
from game.ui.london import shapes, theme
from game.ui.london.story.choreography import ShownState
from game.ui.london.theme import P
from game.ui.widgets.layout import off_left, off_top, rows

HEAD = 172.0
"""The width of the text."""
SPLATTERS = 3
WAKE = 4
"""The number of spaces from which blood runs at the same time."""


def cell(area: Area, dread: int, low: float) -> Area:
    """The area of a space; `low` is the height of the numbers below."""
    step, edge = (area.w - 14 - HEAD) / (NUMBERS.dread_limit + 1), min(13.0, area.h * 0.12)
    return Area(area.x + HEAD + dread * step, area.y + edge, step * 0.86, max(8.0, area.h - low - 2 * edge))


class TrackProps(NamedTuple):
    """The position on the track as far as it has been shown, and the brightness of its end."""

    dread: float
    glow: float = 0.0


def paint_track(canvas: Canvas, area: Area, props: TrackProps) -> None:
    """Paint the track as far as it has been shown; while it rises its end glows and bleeds."""
    dread, most, glow = max(0, floor(props.dread + 1e-6)), NUMBERS.dread_limit, props.glow
    shapes.plate(canvas, area, mix(theme.EDGE, P.danger, min(1.0, 2 * glow)), radius=8)
    shapes.sign(canvas, "dread", (area.x + 36, area.centre[1]), 40, theme.ROSE)
    upper, lower = rows(area.column(area.x + 64, HEAD - 76, top=8, bottom=8), 2, 0)
    shapes.fit(canvas, say("ui-ld-story-dread"), upper, 24, theme.GILT, face="title")
    shapes.fit(canvas, say("ui-ld-story-dread-of", dread=dread, most=most), lower, 24, P.text, face="bold")
    size = next(size for size in range(20, 7, -1) if size == 8 or canvas.high(size) <= area.h * 0.46)
    spots = [cell(area, space, canvas.high(size)) for space in range(most + 1)]
    for space, spot in enumerate(spots):
        splatter, reached = space % NUMBERS.splatter == 0, space <= dread
        fill = theme.TRACK_FULL if reached and dread else theme.PIT
        edge = theme.BRASS if splatter and space else theme.TRACK_EDGE
        canvas.box(spot, (fill, mix(fill, BLACK, 0.28)), edge, width=1.4, radius=3)
        if splatter and space:
            _splatter(canvas, shapes.square(spot.centre, spot.w * 1.3), space, reached=reached)
        if splatter:
            colour = P.focus if space == dread else P.text if reached else P.muted
            canvas.text(str(space), (spot.centre[0], spot.y + spot.h + 3), size, colour, align="centre")
    _marker(canvas, area, spots[min(dread, most)], named=dread % NUMBERS.splatter == 0)
    if glow > 0:
        _bleed(canvas, area, spots, min(round(props.dread), most), glow)


def _splatter(canvas: Canvas, spot: Area, space: int, *, reached: bool) -> None:
    rect = canvas.rect(spot)
    if rect.w > 1 and not canvas.blind:
        colour = theme.SPLATTER_BRIGHT if reached else theme.SPLATTER_DRY
        canvas.surface.blit(_blot(space // NUMBERS.splatter % SPLATTERS + 1, rect.w, colour), rect)


@keep(1)
def _blot(number: int, wide: int, colour: Colour) -> pygame.Surface:
    """A splatter in one colour."""
    made = art.scaled(f"london/splatter-{number}", wide, wide).copy()
    made.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    made.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def _marker(canvas: Canvas, area: Area, spot: Area, *, named: bool) -> None:
    """Paint a frame around the current space, and a wedge below it unless its number is there."""
    canvas.frame(spot.inset(-2, -3), P.focus, width=3.5, radius=4)
    if not named:
        x, y = spot.centre[0], spot.y + spot.h + 5
        wedge = [(x, y), (x + 12, y + 15), (x - 12, y + 15)]
        room = Area(x - 14, y - 1, 28, min(19.0, area.y + area.h - y))
        shapes.smooth(canvas, room, lambda c, a: c.shape(wedge, P.focus, theme.PIT, 1.5))


def _bleed(canvas: Canvas, area: Area, spots: list[Area], space: int, share: float) -> None:
    """Paint the blood at the moving end of the track, and two threads below each space of its wake."""
    with canvas.clip(area.inset(3)):
        for behind, spot in enumerate(reversed(spots[max(1, space - WAKE + 1) : space + 1])):
            foot = spot.y + spot.h
            long = (area.y + area.h - foot - 8) * share * (1 - behind / WAKE)
            for side, part in ((-0.22, 1.0), (0.2, 0.6)):
                x, end = spot.centre[0] + side * spot.w, foot + long * part
                canvas.line((x, foot - 2), (x, end), theme.DRIP, 3)
                canvas.circle((x, end), 3, theme.DRIP)
        wide, alpha = round(spots[space].w * (1.4 + 3.6 * share) / 6) * 6, round(255 * min(1.0, share * 1.6)) // 15 * 15
        shapes.put(canvas, f"london/splatter-{space % SPLATTERS + 1}", spots[space].centre, wide, space * 47, alpha)


# ------------------------------------------------------------------ the hour

STEP = 2 * pi / len(SLOTS)
FACE, OUT, NUMBER = 62 / 108, 103 / 108, 83 / 108
"""The radii of the face, the ring and the numbers, in radii of the dial."""


class HourProps(NamedTuple):
    """The hour and who is where.

    `hand` is the share of the hand's way to the slot, None while it stands. `people` are each Character's id and place ("" if
    all are together). `here` are those at the `place` of the investigation, if there is one. In the Endgame `story` replaces the hour.
    """

    slot: int
    hand: float | None
    people: tuple[tuple[str, str], ...]
    place: str = ""
    here: tuple[Seat, ...] = ()
    story: str = ""


def hour_props(t: State, shown: ShownState) -> HourProps:
    """The props of the hour."""
    slot = min(t.slot, len(SLOTS) - 1)  # at the end of the day it points behind the last slot
    if t.phase == "endgame":
        return HourProps(slot, shown.hand, tuple((one.id, "") for one in t.people), story=t.options.story)
    place, here = ("", ()) if t.inquiry is None else (t.inquiry.place, tuple(sorted(t.inquiry.parts)))
    return HourProps(slot, shown.hand, tuple((one.id, one.place) for one in t.people), place, here)


def paint_hour(canvas: Canvas, area: Area, props: HourProps) -> None:
    """Paint the dial, the hour in words, the place, and who is there."""
    shapes.plate(canvas, area)
    inner = area.inset(24, 16)
    round_, words = off_left(inner, min(inner.h, inner.w * 0.44), 30)
    _dial(canvas, round_, props.slot, props.slot if props.hand is None else props.slot - 1 + props.hand)
    title, second, rest = rows(words, (44, 34, 146), 2)
    told = say("ui-ld-story-endgame") if props.story else say("hour-words", slot=props.slot)
    shapes.fit(canvas, told, title, 36, theme.GILT, face="title")
    if props.story:
        shapes.fit(canvas, name(props.story), second, 25, P.muted, face="italic")
    else:
        segment = SLOTS[props.slot].segment
        shapes.sign(canvas, segment, (second.x + 14, second.centre[1]), 30, theme.SEGMENTS[segment])
        shapes.fit(canvas, say(f"ui-ld-story-{segment}"), off_left(second, 38, 0)[1], 25, theme.SEGMENTS[segment])
    shapes.rule(canvas, words.x, rest.y + 5, words.w)
    (_there if props.place else _spread)(canvas, off_top(rest, 13, 0)[1], props)


def at(centre: tuple[float, float], slot: float, reach: float) -> tuple[float, float]:
    """The point of the dial in the direction of a slot, at this reach."""
    return centre[0] + reach * sin(slot * STEP), centre[1] - reach * cos(slot * STEP)


def _dial(canvas: Canvas, area: Area, slot: int, hand: float) -> None:
    """Paint the dial with the current slot; the hand points there, or is on its way."""
    r, centre = min(area.w, area.h) / 2 - 2, area.centre
    if canvas.blind:
        return
    rect = canvas.rect(shapes.square(centre, 2 * r))
    canvas.surface.blit(_disc(rect.w), rect)
    for number, row in enumerate(SLOTS):
        spot, words, most, colour = at(centre, number, r * NUMBER), str(row.hour % 12 or 12), 23.0, P.text
        if number == slot:
            most, colour = 26.0, theme.INK
            canvas.circle(spot, r * 0.2, theme.PIT)
            canvas.circle(spot, r * 0.2 - 2.5, P.focus)
        size = min(most, r * 0.23)
        canvas.text(words, (spot[0], spot[1] - canvas.high(size, "bold") / 2 - 1), size, colour, face="bold", align="centre")
    shapes.smooth(canvas, shapes.square(centre, 2 * r * FACE - 4), lambda c, a: _hand(c, centre, r, hand))


@keep(3)
def _disc(wide: int) -> pygame.Surface:
    """The dial without numbers and hand, drawn at a larger size and scaled down."""
    side = wide * SUPERSAMPLING
    large = pygame.Surface((side, side), pygame.SRCALPHA)
    large.fill((*theme.PIT, 0))
    centre, r = (side / 2, side / 2), side / 2
    pygame.draw.circle(large, theme.DIAL_RIM, centre, r)
    for number, row in enumerate(SLOTS):
        edge = [at(centre, number - 0.52 + part * 0.13, r * OUT) for part in range(9)]
        pygame.draw.polygon(large, theme.DIAL_RING[row.segment], [centre, *edge])
    for number, row in enumerate(SLOTS):
        shade = mix(theme.PIT, theme.DIAL_RING[row.segment], 0.55)
        pygame.draw.line(large, shade, centre, at(centre, number - 0.5, r * OUT), SUPERSAMPLING)
    pygame.draw.circle(large, theme.BRASS, centre, r, round(r * 0.048))
    pygame.draw.circle(large, theme.PIT, centre, r * 0.955, max(1, round(r * 0.012)))
    for part in range(12):  # the face is lighter in the middle
        pygame.draw.circle(large, mix(*theme.DIAL_FACE, part / 11), centre, r * FACE * (1 - part * 0.06))
    pygame.draw.circle(large, theme.BRASS, centre, r * FACE, round(r * 0.026))
    return pygame.transform.smoothscale(large, (wide, wide))


def _hand(canvas: Canvas, centre: tuple[float, float], r: float, slot: float) -> None:
    tail, tip, ink = at(centre, slot + 6, r * 0.14), at(centre, slot, r * 0.53), theme.DIAL_HAND
    canvas.line(tail, tip, ink, r * 0.075)
    for spot, share, colour in ((tail, 0.037, ink), (tip, 0.037, ink), (centre, 0.085, ink), (centre, 0.062, theme.BLOOD)):
        canvas.circle(spot, r * share, colour)


def _there(canvas: Canvas, area: Area, props: HourProps) -> None:
    """Paint the place of the investigation, the Characters there, and those elsewhere."""
    first, second, faces = rows(area, (34, 30, 52), 2)
    shapes.fit(canvas, say(f"short-{props.place}"), first, 28, P.text, face="title")
    shapes.fit(canvas, name(props.place), second, 24, P.muted, face="italic")
    others = [seat for seat in range(len(props.people)) if seat not in props.here]
    wide = min(40.0, faces.h)
    x = _faces(canvas, faces, props, props.here, wide)
    if not others:
        return
    canvas.line((x + 2, faces.y + 6), (x + 2, faces.y + faces.h - 6), theme.LINE, 1.5)
    x = _faces(canvas, faces._replace(x=x + 10), props, others, wide * 0.74)
    room, words = faces.column(x + 4, area.x + area.w - x - 4), say("ui-ld-story-elsewhere")
    if canvas.wide(words, 20, "italic") < room.w:
        shapes.fit(canvas, words, room, 20, P.muted, face="italic")


def _faces(canvas: Canvas, area: Area, props: HourProps, seats: Iterable[Seat], wide: float) -> float:
    """Paint medallions in a row. Returns where it ends."""
    x, y = area.x, area.centre[1]
    for seat in seats:
        shapes.medal(canvas, props.people[seat][0], seat, (x + wide / 2, y), wide)
        shapes.badge(canvas, seat, (x + wide * 0.86, y + wide * 0.36), wide * 0.36)
        x += wide * 1.12
    return x


def _spread(canvas: Canvas, area: Area, props: HourProps) -> None:
    """Paint all Characters by place."""
    groups: dict[str, list[Seat]] = {}
    for seat, (_, place) in enumerate(props.people):
        groups.setdefault(place, []).append(seat)
    if len(groups) == 1 and area.h > 90:
        faces, low = rows(area, (54, 40), 4)
        ((place, seats),) = groups.items()
        _faces(canvas, faces, props, seats, min(52.0, faces.h, area.w / len(seats) * 0.88))
        if place:
            shapes.fit(canvas, say(f"short-{place}"), low, 25, P.text, face="title")
        return
    most = max(map(len, groups.values()))
    room = area.w / 2 - 12 - 1.12 * min(44.0 * most, area.h / 2 * most, area.w / 2 * 0.55)
    words = [word for place in groups if place for word in say(f"short-{place}").split()]
    across = 2 if len(groups) > 2 and all(canvas.wide(word, 15) < room for word in words) else 1
    wide, high = area.w / across, area.h / max(2, -(-len(groups) // across))
    for number, (place, seats) in enumerate(groups.items()):
        spot = area.at(number % across * wide, number // across * high, wide - 6, high - 4)
        side = min(44.0, spot.h, spot.w * 0.55 / len(seats)) if place else min(54.0, spot.h)
        end = _faces(canvas, spot, props, seats, side)
        if place:
            shapes.prose(canvas, say(f"short-{place}"), spot.beside(end + 4), 22, P.text)
