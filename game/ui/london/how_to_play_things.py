"""The things in the pictures of London Dread's how-to-play pages: cards, clocks, tokens, bells, the town."""

from functools import partial
from math import cos, pi, sin
from typing import NamedTuple

import pygame

from game.rules.london.tables.cards import NUMBERS
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, Colour, mix
from game.ui.london import shapes, theme
from game.ui.london.board import dial, pieces
from game.ui.london.board.pieces import PlacedCard
from game.ui.london.planning.layout import dial_slots
from game.ui.screens.how_to_play_pictures import SHAPE, Painter, paint_things, stood, whole


def _held(canvas: Canvas, area: Area, what: PlacedCard, turn: float) -> None:
    """A card in the hand, turned by some degrees."""
    room = Area(0, 0, area.w, area.w * 136 / 120)
    made = pygame.Surface(canvas.rect(room).size, pygame.SRCALPHA)
    pieces.draw_flat(Canvas(made, canvas.window), room, what)
    stood(canvas, pygame.transform.rotozoom(made, turn, 1.0), area.centre, 1.4)


def _card(canvas: Canvas, card: str, area: Area, turn: float | None) -> None:
    """A card of the map without its title."""
    _held(canvas, area, PlacedCard(card, signs_only=True), turn or 0.0)


def _image(canvas: Canvas, card: str, area: Area, turn: float | None) -> None:
    """A card that is only a picture in its frame."""
    room = Area(0, 0, area.w, area.w * 0.72)
    made = pygame.Surface(canvas.rect(room).size, pygame.SRCALPHA)
    on = Canvas(made, canvas.window)
    on.box(room, theme.PAPER, theme.BRONZE, width=3, radius=8)
    on.picture(f"london/cards/{card}", room.inset(9), cover=True)
    stood(canvas, pygame.transform.rotozoom(made, turn or 0.0, 1.0), area.centre, 1.4)


def _medal(canvas: Canvas, who: str, area: Area, seat: int | None) -> None:
    """The medallion of a Character with the ring of its player, or of an Antagonist."""
    rect = canvas.rect(area)
    stood(canvas, art.scaled(f"london/{who}", *rect.size), area.centre)
    if seat is not None:
        canvas.circle(area.centre, area.w / 2, theme.SEATS[seat].colour, area.w / 18)


def _token(canvas: Canvas, what: str, area: Area, owner: int | str) -> None:
    stood(canvas, art.scaled(shapes.piece(what, owner), *canvas.rect(area).size), area.centre)


class Hours(NamedTuple):
    """A clock with the tokens of a player in its hours, and the hour that is marked."""

    tokens: tuple[str, ...]
    seat: int = 0
    now: int = -1


def _clock(canvas: Canvas, _: str, area: Area, hours: Hours) -> None:
    """An Action Clock."""
    stood(canvas, art.scaled("london/clock", *canvas.rect(area).size), area.centre, 2.0)
    for hour, (token, slot) in enumerate(zip(hours.tokens, dial_slots(area), strict=True)):
        if token:
            shapes.token(canvas, token, hours.seat, slot.centre, slot.w)
        if hour == hours.now:
            canvas.circle(slot.centre, slot.w * 0.66, BLACK, 7)
            canvas.circle(slot.centre, slot.w * 0.66, theme.P.focus, 4)


def _dial(canvas: Canvas, _: str, area: Area, minutes: float) -> None:
    """The great clock with so many minutes left."""
    stood(canvas, art.scaled("london/dial", *canvas.rect(area).size), area.centre, 2.0)
    made = dial.ring(
        canvas.pixels(area.w * 0.4), ((0, round(minutes * 60), theme.OXBLOOD), (round(minutes * 60), 720, theme.TIME_SPENT))
    )
    canvas.surface.blit(made, made.get_rect(center=canvas.point(*area.centre)))
    for turn, far, wide in ((minutes / 12, 0.29, 5.0), (0.0, 0.2, 8.0)):
        end = (area.centre[0] + area.w * far * sin(2 * pi * turn), area.centre[1] - area.w * far * cos(2 * pi * turn))
        canvas.line(area.centre, end, theme.DIAL_HAND, wide)
    canvas.circle(area.centre, area.w * 0.025, theme.DIAL_HAND)


def _bell(canvas: Canvas, _: str, area: Area, __: None) -> None:
    """A stroke of Big Ben."""
    for grown, colour in ((1.12, BLACK), (1.0, theme.BRASS), (0.82, theme.GILT)):
        points = [
            (area.centre[0] + (x - 0.5) * area.w * grown, area.centre[1] + (y - 0.45) * area.w * grown) for x, y in dial.BELL
        ]
        canvas.shape(points, colour)
    canvas.circle((area.centre[0], area.y + area.h * 0.93), area.w * 0.09, theme.BRASS)
    for far in (0.62, 0.78):
        for way in (-1, 1):
            x = area.centre[0] + way * area.w * far
            canvas.line(
                (x, area.centre[1] - area.w * 0.2), (x + way * area.w * 0.05, area.centre[1] + area.w * 0.18), theme.GILT, 3
            )


def _icons(canvas: Canvas, icons: str, area: Area, _: None) -> None:
    """The Action Points that a Character brings: tokens of abilities side by side."""
    names = icons.split()
    for spot, icon in enumerate(names):
        x = area.centre[0] + (spot - (len(names) - 1) / 2) * area.w * 1.08
        canvas.circle((x + 2, area.centre[1] + 3), area.w / 2, BLACK)
        shapes.ability(canvas, icon, (x, area.centre[1]), area.w)


def _felt(canvas: Canvas, _: str, area: Area, __: None) -> None:
    """The tray for dice."""
    spot = Area.around(area.centre, area.w, area.w * SHAPE)
    canvas.box(spot, theme.TRAY, theme.TRAY_RIM, width=4, radius=14)
    canvas.box(spot.inset(area.w * 0.03), theme.FELT, theme.FELT_HEM, width=4, radius=9)


def _track(canvas: Canvas, _: str, area: Area, dread: int) -> None:
    """The track of Dread, with a splatter on each fifth space."""
    step, most = area.w / NUMBERS.dread_limit, NUMBERS.dread_limit
    canvas.box(Area.around(area.centre, area.w + 24, 86), theme.LEATHER, theme.EDGE, width=3, radius=10)
    for space in range(1, most + 1):
        spot = Area(area.x + (space - 1) * step, area.centre[1] - 28, step * 0.8, 56)
        fill = theme.TRACK_FULL if space <= dread else theme.PIT
        canvas.box(
            spot,
            (fill, mix(fill, BLACK, 0.3)),
            theme.BRASS if space % NUMBERS.splatter == 0 else theme.TRACK_EDGE,
            width=1.5,
            radius=3,
        )
    for space in range(NUMBERS.splatter, most + 1, NUMBERS.splatter):
        centre = (area.x + (space - 0.6) * step, area.centre[1])
        canvas.picture(
            f"london/splatter-{space // NUMBERS.splatter % 3 + 1}", shapes.square(centre, step * 3), grey=space > dread
        )


def _sign(canvas: Canvas, what: str, area: Area, colour: Colour) -> None:
    shapes.sign(canvas, what, (area.centre[0] + 2, area.centre[1] + 4), area.w, BLACK)
    shapes.sign(canvas, what, area.centre, area.w, colour)


def _shield(canvas: Canvas, number: str, area: Area, _: None) -> None:
    pieces.shield(canvas, area.centre, area.w, int(number))


class Town(NamedTuple):
    """A part of the map: its left and top edge and its width as shares of the map's width, by day or by night."""

    x: float
    y: float
    w: float
    night: bool


def _town(canvas: Canvas, _: str, area: Area, part: Town) -> None:
    """The map in gaslight."""
    goal = canvas.rect(whole(area))
    for name, flags in (("london/map-night" if part.night else "london/map", 0), ("london/lamps", pygame.BLEND_RGB_ADD)):
        large = art.load(name)
        unit = large.get_width()
        box = pygame.Rect(part.x * unit, part.y * unit, part.w * unit, part.w * unit * SHAPE).clip(large.get_rect())
        made = pygame.transform.smoothscale(large.subsurface(box), goal.size)
        if not flags:
            made.fill((170, 160, 150) if part.night else (175, 160, 140), special_flags=pygame.BLEND_RGB_MULT)
        canvas.surface.blit(made, goal, special_flags=flags)


def _fist(canvas: Canvas, won: str, area: Area, _: None) -> None:
    shapes.fist(canvas, area.centre, area.w, won=bool(won))


PAINTERS: dict[str, Painter] = {
    "town": _town, "fist": _fist, "card": _card, "image": _image, "medal": _medal, "token": _token, "clock": _clock, "dial": _dial, "bell": _bell, "icons": _icons, "felt": _felt,
    "track": _track, "sign": _sign, "shield": _shield,
}  # fmt: skip
"""The painters of the things that only this game has."""
paint = partial(paint_things, PAINTERS)
