"""Paints the map of London with its cards and plates."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import cos, pi, sin

import pygame

from game.rules.engine.secret import Seat
from game.rules.london.places import LOCATIONS, STREETS, present
from game.rules.london.state import Place, State
from game.rules.london.tables.cards import AREAS, PLACES
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.shapes import SUPERSAMPLING
from game.ui.draw.surface_cache import keep
from game.ui.draw.theme import BLACK, Colour
from game.ui.london import style
from game.ui.london.board import cards, ground, labels, medallions, sprites
from game.ui.london.board.cards import PlacedCard
from game.ui.london.board.layout import MapLayout
from game.ui.london.board.medallions import MedallionMove

MARGIN = 3.5
"""How far a Location extends to each side of its card, in map pixels: half the gap between two cards where cards are largest."""
CARDS_PER_STEP = 8
"""The number of cards that one step of `paint_steps` paints."""
RING_STEPS = 24
"""The number of pictures of the ring that closes while a card is held."""


@dataclass(frozen=True)
class CardTurn:
    """A card that is being turned over.

    `held` (0 to 1) is the share of the hold time for which a pointer of this `colour` has held it; `flipped` (0 to 1) is the
    progress of the turn.
    """

    colour: Colour
    held: float = 0.0
    flipped: float = 0.0


@dataclass(frozen=True)
class MapProps:
    """Everything that the map shows beside the State.

    `darkness` goes from 0 (noon) to 1 (night). `pointer_colours` are the colours of the pointers over a place. `warnings` are
    places of Plot cards that the plan does not meet, `dimmed` places that do not matter now, `turning` cards that are being
    turned over. `corner_plates` shows the Story and Dread plates, `medallions` the Characters, of whom `walks` are between two
    places. `weather_moves` and `lamps_move` enable the animation of fog and rain, and of lamps.
    """

    darkness: float = 0.0
    pointer_colours: Mapping[Place, Sequence[Colour]] = field(default_factory=dict)
    warnings: frozenset[Place] = frozenset()
    dimmed: frozenset[Place] = frozenset()
    turning: Mapping[Place, CardTurn] = field(default_factory=dict)
    corner_plates: bool = True
    medallions: bool = False
    walks: Mapping[Seat, MedallionMove] = field(default_factory=dict)
    weather_moves: bool = True
    lamps_move: bool = True


def paint(canvas: Canvas, layout: MapLayout, t: State, props: MapProps) -> None:
    """Paint the whole map."""
    for _ in paint_steps(canvas, layout, t, props):
        pass


def paint_steps(canvas: Canvas, layout: MapLayout, t: State, props: MapProps) -> Iterator[None]:
    """Paint the whole map, a part in each step."""
    rect = canvas.rect(layout.area)
    for _ in ground.city_steps(rect.w, rect.h, ground.light_level(props.darkness)):  # this takes as long as everything on it
        yield
    _ground(canvas, layout, t, props)
    for number, place in enumerate(LOCATIONS):
        if number % CARDS_PER_STEP == 0:
            yield
        card(canvas, layout, t, props, place)
    if props.medallions:
        medallions.paint(canvas, layout, t, props.walks)


def repaint(canvas: Canvas, layout: MapLayout, t: State, props: MapProps, place: Place) -> pygame.Rect:
    """Repaint one Location on the painted map. Returns the rectangle."""
    area, seal, unit = layout.card(place), layout.seal(place), layout.unit
    top, low = seal.y - 2, area.y + area.h + 6 * unit
    box = Area(area.x - MARGIN * unit, top, area.w + 2 * MARGIN * unit, low - top)
    with canvas.clip(box):
        _ground(canvas, layout, t, props)
        card(canvas, layout, t, props, place)
        if props.medallions:
            medallions.paint(canvas, layout, t, props.walks)
    return canvas.rect(box).clip(canvas.surface.get_clip())


def _ground(canvas: Canvas, layout: MapLayout, t: State, props: MapProps) -> None:
    """Paint the city and the plates."""
    rect = canvas.rect(layout.area)
    canvas.surface.blit(ground.city_picture(rect.w, rect.h, ground.light_level(props.darkness)), rect)
    _labels(canvas, layout, t, props)


def _labels(canvas: Canvas, layout: MapLayout, t: State, props: MapProps) -> None:
    """Paint the name plates of the Streets and the plates in the corners."""
    for area in AREAS:
        goon, crowd = t.goons.get(area, ""), bool(present(t, STREETS[area]))
        plate = layout.streets(area)

        def draw(inner: Canvas, box: Area, given: tuple[Area, str, str, bool] = (plate, area, goon, crowd)) -> None:
            labels.streets(inner, given[0], given[1], goon=given[2], left=given[3])

        sprites.paint_cached(canvas, ("plate", area, goon, crowd), plate.inset(-12 * layout.unit), draw)
    if props.corner_plates:
        key = ("story", t.options.story, t.chapter, t.phase)
        sprites.paint_cached(canvas, key, layout.story, lambda inner, box: labels.story(inner, box, t))
        sprites.paint_cached(canvas, ("dread", t.dread), layout.dread, lambda inner, box: labels.dread(inner, box, t))


def placed_card(layout: MapLayout, t: State, place: Place) -> PlacedCard | None:
    """The card on a Location, None for an empty one."""
    if place in t.dark:
        return PlacedCard("", t.chapter, signs_only=layout.signs_only)
    if place in t.shown:
        return PlacedCard(t.shown[place], t.chapter, t.notes.get(place, ""), layout.signs_only)
    return None


def paint_key(layout: MapLayout, t: State, props: MapProps, place: Place) -> Hashable:
    """Everything that the picture of a Location depends on."""
    return (
        placed_card(layout, t, place), props.turning.get(place), place in props.warnings, place in props.dimmed, tuple(props.pointer_colours.get(place, ()))
    )  # fmt: skip


def card(canvas: Canvas, layout: MapLayout, t: State, props: MapProps, place: Place) -> None:
    """Paint a Location: its card, its number, and its marks."""
    what, area, turn = placed_card(layout, t, place), layout.card(place), props.turning.get(place)
    unit, colours = layout.unit, props.pointer_colours.get(place, ())
    if what is not None:
        if turn is not None and 0 < turn.flipped < 1:
            _flip(canvas, area, what, turn.flipped)
        else:
            _card(canvas, area, what)
    if place in props.dimmed:
        canvas.veil(area, BLACK, 120, radius=8 * unit)
    for depth, colour in enumerate(colours):
        canvas.frame(area.inset(-(3 + 5 * depth) * unit), colour, width=4.5 * unit, radius=(10 + 4 * depth) * unit)
    canvas.surface.blit(*seal(canvas, layout, place, highlighted=bool(colours)))
    if place in props.warnings:
        style.flag(canvas, (area.x + area.w - 12 * unit, area.y + 6 * unit), 28 * unit)
    if turn is not None and 0 < turn.held < 1:
        hold_ring(canvas, area.centre, 26 * unit, turn)


def _card(canvas: Canvas, area: Area, what: PlacedCard) -> None:
    """Paint a card that is not being turned."""
    around = area.inset(-8 * area.w / cards.WIDE)
    sprites.paint_cached(canvas, what, around, lambda inner, box: cards.draw(inner, box.inset(8 * area.w / cards.WIDE), what))


def seal(canvas: Canvas, layout: MapLayout, place: Place, *, highlighted: bool) -> tuple[pygame.Surface, pygame.Rect]:
    """The picture of a Location's number, and its rectangle."""
    area, number = layout.seal(place).inset(-2), PLACES[place].number
    made = sprites.cached_picture(
        canvas,
        ("seal", number, highlighted),
        area,
        lambda inner, box: labels.seal(inner, box.inset(2), number, highlighted=highlighted),
    )
    return made, canvas.rect(area)


def hold_ring(canvas: Canvas, centre: tuple[float, float], radius: float, turn: CardTurn) -> None:
    """Paint the ring that closes while a card is held."""
    made = ring_picture(canvas.pixels(radius), round(RING_STEPS * turn.held), turn.colour)
    canvas.surface.blit(made, made.get_rect(center=canvas.point(*centre)))


@keep(2)
def ring_picture(r: int, step: int, colour: Colour) -> pygame.Surface:
    """A sector of a ring, clockwise from the top, of `step` out of `RING_STEPS`."""
    size, wide = r * 2 * SUPERSAMPLING, r * SUPERSAMPLING
    large = pygame.Surface((size, size), pygame.SRCALPHA)
    for reach, tint in ((RING_STEPS, (*BLACK, 170)), (step, (*colour, 255))):
        outer, inner = (wide, wide * 0.62) if reach is RING_STEPS else (wide * 0.95, wide * 0.68)
        turns = [2 * pi * part / RING_STEPS - pi / 2 for part in range(reach + 1)]
        rim = [(wide + outer * cos(turn), wide + outer * sin(turn)) for turn in turns]
        back = [(wide + inner * cos(turn), wide + inner * sin(turn)) for turn in reversed(turns)]
        if reach:
            pygame.draw.polygon(large, tint, rim + back)
    return pygame.transform.smoothscale(large, (2 * r, 2 * r))


def _flip(canvas: Canvas, area: Area, what: PlacedCard, share: float) -> None:
    """Paint a card while it turns: its back in the first half, then its face."""
    wide = area.w * max(0.02, abs(cos(pi * share)))
    face = what if share > 0.5 else what._replace(card="", note="")
    whole = sprites.cached_picture(canvas, face, area, lambda inner, box: cards.draw(inner, box, face, shadow=False))
    rect = canvas.rect(area._replace(x=area.centre[0] - wide / 2, w=wide))
    canvas.surface.blit(pygame.transform.scale(whole, rect.size), rect)
