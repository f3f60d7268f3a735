"""The Characters on the map: medallions in a row at a place, and on their way between two places; and the cache of pictures of things on the map."""

from collections.abc import Callable, Hashable, Mapping
from typing import NamedTuple

import pygame

from game.rules.engine.secret import Seat
from game.rules.london.places import present
from game.rules.london.state import Place, State
from game.ui.draw.art import SurfaceCache
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.fonts import text_recorder
from game.ui.draw.repaint import Sprite
from game.ui.draw.theme import BLACK
from game.ui.london import shapes, theme
from game.ui.london.board.layout import MEDALLION, MapLayout, Point, point_along

PICTURES = SurfaceCache(12)


def paint_cached(canvas: Canvas, key: Hashable, area: Area, paint: Callable[[Canvas, Area], None]) -> None:
    """Paint a thing from the cache. `paint` runs only for a new `key`, size or look."""
    if canvas.blind:
        return
    if text_recorder.notes is None:
        canvas.surface.blit(cached_picture(canvas, key, area, paint), canvas.rect(area))
    else:
        paint(canvas, area)


def cached_picture(canvas: Canvas, key: Hashable, area: Area, paint: Callable[[Canvas, Area], None]) -> pygame.Surface:
    """The picture of what `paint` draws into an area."""
    rect = canvas.rect(area)
    whole = key, rect.size, canvas.window, canvas.letter, canvas.zoom, canvas.look
    made = PICTURES.get(whole)
    if made is None:
        made = pygame.Surface(rect.size, pygame.SRCALPHA)
        origin = rect.x + canvas.origin[0], rect.y + canvas.origin[1]
        inner = Canvas(made, canvas.window, canvas.letter, origin, canvas.zoom, canvas.look)
        paint(inner, area)
        PICTURES.put(whole, made)
    return made


class MedallionMove(NamedTuple):
    """A Character between two places; `share` goes from 0 to 1."""

    start: Place
    end: Place
    share: float


NO_WALKS: Mapping[Seat, MedallionMove] = {}


def positions(layout: MapLayout, t: State, walks: Mapping[Seat, MedallionMove] = NO_WALKS) -> dict[Seat, Point]:
    """The middle of each medallion by seat. A walking Character starts and ends at its position in the rows of the two places."""
    found: dict[Seat, Point] = {}
    for place in dict.fromkeys(person.place for person in t.people):
        there = [seat for seat in present(t, place) if seat not in walks]
        for rank, seat in enumerate(there):
            found[seat] = layout.medallion(place, rank, len(there))
    for seat, walk in walks.items():
        found[seat] = point_along(_route(layout, t, seat, walk, walks), _eased(walk.share))
    return dict(sorted(found.items()))


def _route(layout: MapLayout, t: State, seat: Seat, walk: MedallionMove, walks: Mapping[Seat, MedallionMove]) -> list[Point]:
    """The route of a walking Character from its position at one place to that at the other."""
    stay = {place: [one for one in present(t, place) if one not in walks] for place in (walk.start, walk.end)}
    leaving = sorted([one for one, other in walks.items() if other.start == walk.start] + stay[walk.start])
    coming = sorted([one for one, other in walks.items() if other.end == walk.end] + stay[walk.end])
    first = layout.medallion(walk.start, leaving.index(seat), len(leaving))
    last = layout.medallion(walk.end, coming.index(seat), len(coming))
    return layout.route(walk.start, walk.end, first, last)


def _eased(share: float) -> float:
    """Ease in and out."""
    share = max(0.0, min(1.0, share))
    return share * share * (3 - 2 * share)


def draw(canvas: Canvas, area: Area, who: str, seat: Seat) -> None:
    """Paint the medallion of a Character, with the ring and the sign of its player."""
    wide = area.w * 0.86
    x, y = area.centre
    canvas.circle((x + wide * 0.04, y + wide * 0.07), wide * 0.54, BLACK)
    canvas.picture(f"london/{who}", shapes.square((x, y), wide))
    canvas.circle((x, y), wide * 0.52, theme.SEATS[seat].colour, max(2.0, wide * 0.085))
    foot = (x + wide * 0.36, y + wide * 0.36)
    canvas.circle(foot, wide * 0.22, BLACK)
    shapes.badge(canvas, seat, foot, wide * 0.36)


def paint(canvas: Canvas, layout: MapLayout, t: State, walks: Mapping[Seat, MedallionMove] = NO_WALKS) -> None:
    """Paint all medallions."""
    for sprite in sprites(canvas, layout, t, walks):
        canvas.surface.blit(sprite.picture, sprite.at)


def sprites(canvas: Canvas, layout: MapLayout, t: State, walks: Mapping[Seat, MedallionMove] = NO_WALKS) -> list[Sprite]:
    """All medallions as sprites for a map that was painted without them."""
    made = []
    for seat, spot in positions(layout, t, walks).items():
        box = shapes.square(spot, MEDALLION * layout.unit * 1.16)
        made.append(Sprite(_medal(canvas, box, t.people[seat].id, seat), canvas.rect(box).topleft))
    return made


def _medal(canvas: Canvas, box: Area, who: str, seat: Seat) -> pygame.Surface:
    return cached_picture(canvas, ("medal", who, seat), box, lambda inner, area: draw(inner, area, who, seat))
