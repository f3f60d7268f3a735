"""Characters on the map: medallions with the ring and the sign of their players, in a row where several are, and on their way between two places."""

from collections.abc import Mapping
from typing import NamedTuple

import pygame

from game.rules.engine.secret import Seat
from game.rules.london.places import present
from game.rules.london.state import Place, State
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.dirty_sprites import Sprite
from game.ui.draw.theme import BLACK
from game.ui.london import style
from game.ui.london.board import sprites as prints
from game.ui.london.board.layout import MEDAL, Point, Sheet, along


class Walk(NamedTuple):
    """A Character on the way: from where, to where, and how far, 0 to 1."""

    start: Place
    end: Place
    share: float


NOBODY: Mapping[Seat, Walk] = {}


def spots(sheet: Sheet, t: State, walks: Mapping[Seat, Walk] = NOBODY) -> dict[Seat, Point]:
    """The middle of each medallion. Who walks has left the row of the others, and lines up with them where he arrives."""
    found: dict[Seat, Point] = {}
    for place in dict.fromkeys(person.place for person in t.people):
        there = [seat for seat in present(t, place) if seat not in walks]
        for rank, seat in enumerate(there):
            found[seat] = sheet.spot(place, rank, len(there))
    for seat, walk in walks.items():
        found[seat] = along(_way(sheet, t, seat, walk, walks), _eased(walk.share))
    return dict(sorted(found.items()))


def _way(sheet: Sheet, t: State, seat: Seat, walk: Walk, walks: Mapping[Seat, Walk]) -> list[Point]:
    """The way from the own spot at the one place to the own spot at the other."""
    stay = {place: [one for one in present(t, place) if one not in walks] for place in (walk.start, walk.end)}
    leaving = sorted([one for one, other in walks.items() if other.start == walk.start] + stay[walk.start])
    coming = sorted([one for one, other in walks.items() if other.end == walk.end] + stay[walk.end])
    first = sheet.spot(walk.start, leaving.index(seat), len(leaving))
    last = sheet.spot(walk.end, coming.index(seat), len(coming))
    return sheet.way(walk.start, walk.end, first, last)


def _eased(share: float) -> float:
    """Slow at the beginning and at the end."""
    share = max(0.0, min(1.0, share))
    return share * share * (3 - 2 * share)


def draw(canvas: Canvas, area: Area, who: str, seat: Seat) -> None:
    """The medallion of a Character, with the ring of its player and the player's sign at its foot."""
    wide = area.w * 0.86
    x, y = area.centre
    canvas.circle((x + wide * 0.04, y + wide * 0.07), wide * 0.54, BLACK)
    canvas.picture(f"london/{who}", style.square((x, y), wide))
    canvas.circle((x, y), wide * 0.52, style.SEATS[seat].colour, max(2.0, wide * 0.085))
    foot = (x + wide * 0.36, y + wide * 0.36)
    canvas.circle(foot, wide * 0.22, BLACK)
    style.badge(canvas, seat, foot, wide * 0.36)


def paint(canvas: Canvas, sheet: Sheet, t: State, walks: Mapping[Seat, Walk] = NOBODY) -> None:
    """Draw everybody."""
    for sprite in sprites(canvas, sheet, t, walks):
        canvas.surface.blit(sprite.picture, sprite.at)


def sprites(canvas: Canvas, sheet: Sheet, t: State, walks: Mapping[Seat, Walk] = NOBODY) -> list[Sprite]:
    """Everybody as sprites, to be laid over a map that was painted without them."""
    made = []
    for seat, spot in spots(sheet, t, walks).items():
        box = style.square(spot, MEDAL * sheet.unit * 1.16)
        made.append(Sprite(_medal(canvas, box, t.people[seat].id, seat), canvas.rect(box).topleft))
    return made


def _medal(canvas: Canvas, box: Area, who: str, seat: Seat) -> pygame.Surface:
    return prints.printed(canvas, ("medal", who, seat), box, lambda inner, area: draw(inner, area, who, seat))
