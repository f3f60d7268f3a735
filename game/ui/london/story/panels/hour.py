"""Paints the hour: a dial with twelve slots in three Time Segments, the hour in words, the place, and who is there."""

from collections.abc import Sequence
from math import cos, pi, sin

import pygame

from game.rules.london.state import Inquiry, State
from game.rules.london.tables.cards import SLOTS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.shapes import SUPERSAMPLING
from game.ui.draw.surface_cache import keep
from game.ui.draw.theme import Colour, mix, rgb
from game.ui.london import style
from game.ui.london.panels import shapes
from game.ui.london.story.shown_state import ShownState
from game.ui.widgets.layout import off_left, rows

P = style.P
RING: dict[str, Colour] = {"morning": rgb("#7c5c22"), "day": rgb("#3f6570"), "night": rgb("#3a3766")}
STEP = 2 * pi / len(SLOTS)
FACE, OUT, NUMBER = 62 / 108, 103 / 108, 83 / 108
"""The radii of the face, the ring and the numbers, in radii of the dial."""


def paint(canvas: Canvas, area: Area, t: State, shown: ShownState) -> None:
    """Paint the whole panel."""
    shapes.plate(canvas, area)
    hand = t.slot - 1 + shown.hand_progress if shown.hand_moves else None
    inner = area.inset(24, 16)
    round_, words = off_left(inner, min(inner.h, inner.w * 0.44), 30)
    dial(canvas, round_, t.slot, hand=hand)
    _words(canvas, words, t)


# ------------------------------------------------------------------ the dial


def at(centre: tuple[float, float], slot: float, reach: float) -> tuple[float, float]:
    """The point of the dial in the direction of a slot, at this reach."""
    return centre[0] + reach * sin(slot * STEP), centre[1] - reach * cos(slot * STEP)


def dial(canvas: Canvas, area: Area, slot: int, *, hand: float | None = None) -> None:
    """Paint the dial with the current slot; the hand points there, or is on its way."""
    r, centre = min(area.w, area.h) / 2 - 2, area.centre
    if canvas.blind:
        return
    rect = canvas.rect(style.square(centre, 2 * r))
    canvas.surface.blit(_disc(rect.w), rect)
    for number, row in enumerate(SLOTS):
        spot, now = at(centre, number, r * NUMBER), number == slot
        words, size = str(row.hour % 12 or 12), min(23.0 if not now else 26.0, r * 0.23)
        if now:
            canvas.circle(spot, r * 0.2, shapes.PIT)
            canvas.circle(spot, r * 0.2 - 2.5, P.focus)
        colour = style.INK if now else P.text
        canvas.text(words, (spot[0], spot[1] - canvas.high(size, "bold") / 2 - 1), size, colour, face="bold", align="centre")
    tip = slot if hand is None else hand
    shapes.smooth(canvas, style.square(centre, 2 * r * FACE - 4), lambda c, a: _hand(c, centre, r, tip))


@keep(3)
def _disc(wide: int) -> pygame.Surface:
    """The dial without numbers and hand, drawn at a larger size and scaled down."""
    side = wide * SUPERSAMPLING
    large = pygame.Surface((side, side), pygame.SRCALPHA)
    large.fill((*shapes.PIT, 0))
    centre, r = (side / 2, side / 2), side / 2
    pygame.draw.circle(large, rgb("#1a120a"), centre, r)
    for number, row in enumerate(SLOTS):
        edge = [at(centre, number - 0.52 + part * 0.13, r * OUT) for part in range(9)]
        pygame.draw.polygon(large, RING[row.segment], [centre, *edge])
    for number in range(len(SLOTS)):
        pygame.draw.line(
            large, mix(shapes.PIT, RING[SLOTS[number].segment], 0.55), centre, at(centre, number - 0.5, r * OUT), SUPERSAMPLING
        )
    pygame.draw.circle(large, style.BRASS, centre, r, round(r * 0.048))
    pygame.draw.circle(large, shapes.PIT, centre, r * 0.955, max(1, round(r * 0.012)))
    for part in range(12):  # the face is lighter in the middle
        shade = mix(rgb("#b99a5c"), rgb("#fbeec6"), part / 11)
        pygame.draw.circle(large, shade, centre, r * FACE * (1 - part * 0.06))
    pygame.draw.circle(large, style.BRASS, centre, r * FACE, round(r * 0.026))
    return pygame.transform.smoothscale(large, (wide, wide))


def _hand(canvas: Canvas, centre: tuple[float, float], r: float, slot: float) -> None:
    tail, tip, ink = at(centre, slot + 6, r * 0.14), at(centre, slot, r * 0.53), rgb("#24150a")
    canvas.line(tail, tip, ink, r * 0.075)
    canvas.circle(tail, r * 0.037, ink)
    canvas.circle(tip, r * 0.037, ink)
    canvas.circle(centre, r * 0.085, ink)
    canvas.circle(centre, r * 0.062, style.BLOOD)


# ------------------------------------------------------------------ the words


def _words(canvas: Canvas, area: Area, t: State) -> None:
    """Paint the hour, its Time Segment, and what happens where."""
    slot = min(t.slot, len(SLOTS) - 1)  # at the end of the day it points behind the last slot
    hours, segment = t.phase != "endgame", SLOTS[slot].segment
    title, second, rest = rows(area, (44, 34, 146), 2)
    shapes.fit(
        canvas, say("hour-words", slot=slot) if hours else say("ui-ld-story-endgame"), title, 36, shapes.GILT, face="title"
    )
    if hours:
        style.sign(canvas, segment, (second.x + 14, second.centre[1]), 30, style.SEGMENTS[segment])
        shapes.fit(
            canvas, say(f"ui-ld-story-{segment}"), second._replace(x=second.x + 38, w=second.w - 38), 25, style.SEGMENTS[segment]
        )
    else:
        shapes.fit(canvas, name(t.options.story), second, 25, P.muted, face="italic")
    shapes.rule(canvas, area.x, rest.y + 5, area.w)
    rest = Area(rest.x, rest.y + 13, rest.w, rest.h - 13)
    if t.inquiry is not None and hours:
        _there(canvas, rest, t, t.inquiry)
    else:
        _spread(canvas, rest, t)


def _there(canvas: Canvas, area: Area, t: State, inquiry: Inquiry) -> None:
    """Paint the place of the investigation, the Characters there, and those elsewhere."""
    first, second, faces = rows(area, (34, 30, 52), 2)
    shapes.fit(canvas, say(f"short-{inquiry.place}"), first, 28, P.text, face="title")
    shapes.fit(canvas, name(inquiry.place), second, 24, P.muted, face="italic")
    here = [seat for seat in range(len(t.people)) if seat in inquiry.parts]
    others = [seat for seat in range(len(t.people)) if seat not in here]
    wide = min(40.0, faces.h)
    x = _faces(canvas, faces, t, here, wide)
    if not others:
        return
    canvas.line((x + 2, faces.y + 6), (x + 2, faces.y + faces.h - 6), shapes.LINE, 1.5)
    x = _faces(canvas, faces._replace(x=x + 10), t, others, wide * 0.74)
    words = Area(x + 4, faces.y, area.x + area.w - x - 4, faces.h)
    if canvas.wide(say("ui-ld-story-elsewhere"), 20, "italic") < words.w:
        shapes.fit(canvas, say("ui-ld-story-elsewhere"), words, 20, P.muted, face="italic")


def _faces(canvas: Canvas, area: Area, t: State, seats: Sequence[int], wide: float) -> float:
    """Paint medallions in a row. Returns where it ends."""
    x = area.x
    for seat in seats:
        style.medal(canvas, t.people[seat].id, seat, (x + wide / 2, area.centre[1]), wide)
        style.badge(canvas, seat, (x + wide * 0.86, area.centre[1] + wide * 0.36), wide * 0.36)
        x += wide * 1.12
    return x


def _spread(canvas: Canvas, area: Area, t: State) -> None:
    """Paint all Characters by place; in the Endgame they are together."""
    groups: dict[str, list[int]] = {}
    for seat, person in enumerate(t.people):
        groups.setdefault(person.place if t.phase != "endgame" else "", []).append(seat)
    if len(groups) == 1 and area.h > 90:
        faces, low = rows(area, (54, 40), 4)
        _faces(canvas, faces, t, range(len(t.people)), min(52.0, faces.h, area.w / len(t.people) * 0.88))
        place = t.people[0].place
        if t.phase != "endgame":
            shapes.fit(canvas, say(f"short-{place}"), low, 25, P.text, face="title")
        return
    most = max(len(seats) for seats in groups.values())
    room = area.w / 2 - 12 - 1.12 * min(44.0 * most, area.h / 2 * most, area.w / 2 * 0.55)
    words = [word for place in groups if place for word in say(f"short-{place}").split()]
    across = 2 if len(groups) > 2 and all(canvas.wide(word, 15) < room for word in words) else 1
    down = max(2, -(-len(groups) // across))
    wide, high = area.w / across, area.h / down
    for number, (place, seats) in enumerate(groups.items()):
        spot = Area(area.x + number % across * wide, area.y + number // across * high, wide - 6, high - 4)
        side = min(44.0, spot.h, spot.w * 0.55 / len(seats)) if place else min(54.0, spot.h)
        end = _faces(canvas, spot, t, seats, side)
        if place:
            shapes.prose(canvas, say(f"short-{place}"), Area(end + 4, spot.y, spot.x + spot.w - end - 4, spot.h), 22, P.text)
