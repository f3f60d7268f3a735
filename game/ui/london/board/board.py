"""The map of London with everything that lies on it."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import cos, pi, sin

import pygame

from game.rules.engine.secret import Seat
from game.rules.london.places import LOCATIONS, STREETS, present
from game.rules.london.state import Place, State
from game.rules.london.tables.cards import AREAS, PLACES
from game.ui.draw.canvas import FINER, Area, Canvas
from game.ui.draw.surface_cache import keep
from game.ui.draw.theme import BLACK, Colour
from game.ui.london import style
from game.ui.london.board import cards, ground, labels, medallions, sprites
from game.ui.london.board.cards import Lying
from game.ui.london.board.layout import Sheet
from game.ui.london.board.medallions import Walk

REACH = 3.5
"""So far to each side of its card a Location reaches, in pixels of the map: half the way to the next one where cards are largest."""
AT_ONCE = 8
"""So many cards are painted in one step of a painting."""
ARCS = 24
"""So many steps has the ring that closes."""


@dataclass(frozen=True)
class Turn:
    """A card that is turned: `held`, 0 to 1, is how much of the 0.3 s somebody in `colour` has held it, `flipped`, 0 to 1, how far it is round."""

    colour: Colour
    held: float = 0.0
    flipped: float = 0.0


@dataclass(frozen=True)
class Show:
    """What is seen on the map beside the State.

    `darkness` goes from 0, noon, to 1, deep night; `rims` are the colours of the cursors on a place, `flags` places of Plot cards that the plan does not
    meet, `dimmed` those that do not matter now, `turning` cards that are being turned. `ledgers` says whether the plates in the corners are there,
    `people` whether the medallions, of which `walks` are on their way; `drifts`
    and `wavers` whether fog and rain, and the lamps, may move.
    """

    darkness: float = 0.0
    rims: Mapping[Place, Sequence[Colour]] = field(default_factory=dict)
    flags: frozenset[Place] = frozenset()
    dimmed: frozenset[Place] = frozenset()
    turning: Mapping[Place, Turn] = field(default_factory=dict)
    ledgers: bool = True
    people: bool = False
    walks: Mapping[Seat, Walk] = field(default_factory=dict)
    drifts: bool = True
    wavers: bool = True


def paint(canvas: Canvas, sheet: Sheet, t: State, show: Show) -> None:
    """Draw the map with plates and cards, all of it."""
    for _ in painting(canvas, sheet, t, show):
        pass


def painting(canvas: Canvas, sheet: Sheet, t: State, show: Show) -> Iterator[None]:
    """The same, a part with each step."""
    rect = canvas.rect(sheet.area)
    for _ in ground.mixing(rect.w, rect.h, ground.level(show.darkness)):  # that takes as long as all that lies on it
        yield
    _under(canvas, sheet, t, show)
    for number, place in enumerate(LOCATIONS):
        if number % AT_ONCE == 0:
            yield
        card(canvas, sheet, t, show, place)
    if show.people:
        medallions.paint(canvas, sheet, t, show.walks)


def repaint(canvas: Canvas, sheet: Sheet, t: State, show: Show, place: Place) -> pygame.Rect:
    """Draw one Location anew on the painted map; returns where."""
    area, seal, unit = sheet.card(place), sheet.seal(place), sheet.unit
    top, low = seal.y - 2, area.y + area.h + 6 * unit
    box = Area(area.x - REACH * unit, top, area.w + 2 * REACH * unit, low - top)
    with canvas.clip(box):
        _under(canvas, sheet, t, show)
        card(canvas, sheet, t, show, place)
        if show.people:
            medallions.paint(canvas, sheet, t, show.walks)
    return canvas.rect(box).clip(canvas.surface.get_clip())


def _under(canvas: Canvas, sheet: Sheet, t: State, show: Show) -> None:
    """The city and the plates."""
    rect = canvas.rect(sheet.area)
    canvas.surface.blit(ground.city(rect.w, rect.h, ground.level(show.darkness)), rect)
    _plates(canvas, sheet, t, show)


def _plates(canvas: Canvas, sheet: Sheet, t: State, show: Show) -> None:
    for area in AREAS:
        goon, crowd = t.goons.get(area, ""), bool(present(t, STREETS[area]))
        plate = sheet.streets(area)

        def draw(inner: Canvas, box: Area, given: tuple[Area, str, str, bool] = (plate, area, goon, crowd)) -> None:
            labels.streets(inner, given[0], given[1], goon=given[2], left=given[3])

        sprites.lay(canvas, ("plate", area, goon, crowd), plate.inset(-12 * sheet.unit), draw)
    if show.ledgers:
        told = ("story", t.options.story, t.chapter, t.phase)
        sprites.lay(canvas, told, sheet.story, lambda inner, box: labels.story(inner, box, t))
        sprites.lay(canvas, ("dread", t.dread), sheet.dread, lambda inner, box: labels.dread(inner, box, t))


def lying(sheet: Sheet, t: State, place: Place) -> Lying | None:
    """What lies on a Location."""
    if place in t.dark:
        return Lying("", t.chapter, roomy=sheet.roomy)
    if place in t.shown:
        return Lying(t.shown[place], t.chapter, t.notes.get(place, ""), sheet.roomy)
    return None


def looks(sheet: Sheet, t: State, show: Show, place: Place) -> Hashable:
    """All that the look of a Location depends on."""
    return (
        lying(sheet, t, place), show.turning.get(place), place in show.flags, place in show.dimmed, tuple(show.rims.get(place, ()))
    )  # fmt: skip


def card(canvas: Canvas, sheet: Sheet, t: State, show: Show, place: Place) -> None:
    """A Location: its card, its number, and what is the matter with it."""
    what, area, turn = lying(sheet, t, place), sheet.card(place), show.turning.get(place)
    unit, rims = sheet.unit, show.rims.get(place, ())
    if what is not None:
        if turn is not None and 0 < turn.flipped < 1:
            _flip(canvas, area, what, turn.flipped)
        else:
            _laid(canvas, area, what)
    if place in show.dimmed:
        canvas.veil(area, BLACK, 120, radius=8 * unit)
    for depth, colour in enumerate(rims):
        canvas.frame(area.inset(-(3 + 5 * depth) * unit), colour, width=4.5 * unit, radius=(10 + 4 * depth) * unit)
    canvas.surface.blit(*seal(canvas, sheet, place, lit=bool(rims)))
    if place in show.flags:
        style.flag(canvas, (area.x + area.w - 12 * unit, area.y + 6 * unit), 28 * unit)
    if turn is not None and 0 < turn.held < 1:
        ring(canvas, area.centre, 26 * unit, turn)


def _laid(canvas: Canvas, area: Area, what: Lying) -> None:
    """A card as it lies."""
    around = area.inset(-8 * area.w / cards.WIDE)
    sprites.lay(canvas, what, around, lambda inner, box: cards.draw(inner, box.inset(8 * area.w / cards.WIDE), what))


def seal(canvas: Canvas, sheet: Sheet, place: Place, *, lit: bool) -> tuple[pygame.Surface, pygame.Rect]:
    """The number of a Location as a picture, and where it lies."""
    area, number = sheet.seal(place).inset(-2), PLACES[place].number
    made = sprites.printed(
        canvas, ("seal", number, lit), area, lambda inner, box: labels.seal(inner, box.inset(2), number, lit=lit)
    )
    return made, canvas.rect(area)


def ring(canvas: Canvas, centre: tuple[float, float], radius: float, turn: Turn) -> None:
    """The ring that closes while a card is held."""
    made = arc(canvas.pixels(radius), round(ARCS * turn.held), turn.colour)
    canvas.surface.blit(made, made.get_rect(center=canvas.point(*centre)))


@keep(2)
def arc(r: int, step: int, colour: Colour) -> pygame.Surface:
    """A part of a ring from the top to the right, of `ARCS` steps."""
    size, wide = r * 2 * FINER, r * FINER
    large = pygame.Surface((size, size), pygame.SRCALPHA)
    for reach, tint in ((ARCS, (*BLACK, 170)), (step, (*colour, 255))):
        outer, inner = (wide, wide * 0.62) if reach is ARCS else (wide * 0.95, wide * 0.68)
        turns = [2 * pi * part / ARCS - pi / 2 for part in range(reach + 1)]
        rim = [(wide + outer * cos(turn), wide + outer * sin(turn)) for turn in turns]
        back = [(wide + inner * cos(turn), wide + inner * sin(turn)) for turn in reversed(turns)]
        if reach:
            pygame.draw.polygon(large, tint, rim + back)
    return pygame.transform.smoothscale(large, (2 * r, 2 * r))


def _flip(canvas: Canvas, area: Area, what: Lying, share: float) -> None:
    """A card on edge: its back until half, then its face."""
    wide = area.w * max(0.02, abs(cos(pi * share)))
    face = what if share > 0.5 else what._replace(card="", note="")
    whole = sprites.printed(canvas, face, area, lambda inner, box: cards.draw(inner, box, face, shadow=False))
    rect = canvas.rect(area._replace(x=area.centre[0] - wide / 2, w=wide))
    canvas.surface.blit(pygame.transform.scale(whole, rect.size), rect)
