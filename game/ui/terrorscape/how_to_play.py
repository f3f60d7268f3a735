"""The how-to-play pages of Terrorscape, one for each side: six pictures of a night in the Villa."""

from functools import partial
from typing import NamedTuple

import pygame

from game.rules.terrorscape.survivors.parting import KEYS
from game.rules.terrorscape.tables.cards import ABILITIES, NUMBERS
from game.text import say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GLOW_GREEN, GLOW_RED, TERRORSCAPE as P, Colour, mix
from game.ui.screens.how_to_play import HowToPlay, Part
from game.ui.screens.how_to_play_pictures import SHAPE, WIDE, Button, Goal, Painter, Picture, Thing, paint_things, stood
from game.ui.terrorscape import theme
from game.ui.terrorscape.board import figures, lamplight
from game.ui.terrorscape.board.lamplight import HEARD, LAMP, OWN, Light
from game.ui.terrorscape.board.villa import SIZE, Viewport
from game.ui.terrorscape.board.villa_painter import PICTURES
from game.ui.terrorscape.layout import KILLER, SURVIVORS

HELP = ("hint", "marks", "rulebook", "menu")
PARTS = {SURVIVORS: ("win", "turn", "noise", "fear", "met", "help"), KILLER: ("win", "turn", "noise", "fear", "met", "help")}
"""The parts of each side's page in their order."""


def page_of(side: str, *, separate: bool) -> HowToPlay:
    """The how-to-play page of a side, with `separate` keys or common ones."""
    scenes = _of_killer(separate=separate) if side == KILLER else _of_survivors(separate=separate)
    parts = (
        Part(f"ui-ts-primer-{part}-head", f"ui-ts-primer-{side}-{part}", Picture(_paint, scenes[part])) for part in PARTS[side]
    )
    return HowToPlay(
        say(f"ui-ts-primer-{side}"), tuple(parts), P, theme.accent(side),
        values={"ways": "apart" if separate else "together", "keys": NUMBERS.keys, "own": KEYS, "draw": NUMBERS.draw},
        controls={what: what for what in HELP},
    )  # fmt: skip


# ------------------------------------------------------------------ the Villa


class Rooms(NamedTuple):
    """A part of the Villa: its left and top edge and its width in Villa pixels, in the killer's cold light or the survivors' warm one.

    The rooms in `lit` are brighter. `shape` is its height, relative to its width.
    """

    x: float
    y: float
    w: float
    cold: bool = False
    lit: tuple[str, ...] = ()
    shape: float = SHAPE


def _rooms(canvas: Canvas, _: str, area: Area, part: Rooms) -> None:
    """Paint a part of the Villa with its light."""
    goal = Area.around(area.centre, area.w, area.w * part.shape)
    unit = goal.w / part.w
    viewport = Viewport(goal.at(-part.x * unit, -part.y * unit, SIZE[0] * unit, SIZE[1] * unit))
    large = art.load(PICTURES[part.cold])
    more = large.get_width() / SIZE[0]
    box = pygame.Rect(part.x * more, part.y * more, part.w * more, part.w * part.shape * more).clip(large.get_rect())
    made = pygame.transform.smoothscale(large.subsurface(box), canvas.rect(goal).size)
    made.fill(theme.DUSK if part.cold else (150, 150, 150), special_flags=pygame.BLEND_RGB_MULT)
    canvas.surface.blit(made, canvas.rect(goal))
    with canvas.clip(goal):
        lamplight.paint(canvas, viewport, [Light(place, _glow(part, place)) for place in part.lit])


def _glow(part: Rooms, place: str) -> lamplight.Glow:
    """The light of a room: a lamp's, or on the killer's board that of a noise, in the first one his own."""
    return LAMP if not part.cold else OWN if place == part.lit[0] else HEARD


# ------------------------------------------------------------------ things


def _medal(canvas: Canvas, who: str, area: Area, look: str | None) -> None:
    """The medallion of the killer, or of a survivor who may be "hurt" or "out"."""
    canvas.circle((area.centre[0] + 3, area.centre[1] + 5), area.w / 2, BLACK)
    ring = theme.SURVIVOR[SEATS.index(who)] if who in SEATS else P.danger
    figures.medal(canvas, area.centre, area.w / 2, who, ring, hurt=look == "hurt", out=look == "out")


def _noise(canvas: Canvas, cold: str, area: Area, _: None) -> None:
    """A noise with its rings."""
    colour = theme.NOISE[bool(cold)]
    for far, share in ((0.78, 0.55), (0.64, 0.3)):
        canvas.circle(area.centre, area.w * far, mix(colour, BLACK, share), 3)
    figures.noise(canvas, area.centre, area.w / 46, cold=bool(cold))


class Plate(NamedTuple):
    """A plate with a sign: the colour of the sign, and whether the plate is lit."""

    colour: Colour
    lit: bool = False


def _plate(canvas: Canvas, sign: str, area: Area, look: Plate) -> None:
    """An action or a step of a turn."""
    canvas.box(area.moved(2, 4), BLACK, radius=8, alpha=160)
    canvas.box(area, theme.LIT if look.lit else theme.SLATE, look.colour if look.lit else theme.STEEL, width=3 if look.lit else 2)
    theme.stamp(canvas, sign, area.centre, area.w * 0.27, look.colour)


def _card(canvas: Canvas, card: str, area: Area, turn: float) -> None:
    """An ability card with its picture and the colour of its kind, without words."""
    room = Area(0, 0, area.w, area.w * 1.4)
    made = pygame.Surface(canvas.rect(room).size, pygame.SRCALPHA)
    on, kind = Canvas(made, canvas.window), theme.KIND[ABILITIES[card].types[0]]
    on.box(room, (theme.SLATE_HIGH, P.panel), theme.STEEL, width=3, radius=9)
    inner = room.inset(7)
    picture = inner._replace(h=inner.h * 0.62)
    own = f"terrorscape/cards/{card}-butcher"
    on.picture(own if art.has(own) else f"terrorscape/cards/{card}", picture, cover=True)
    band = inner.row(picture.y + picture.h, inner.h * 0.14)
    on.box(band, kind, radius=0)
    theme.KINDS[ABILITIES[card].types[0]](on, band.centre, band.h * 0.38, P.panel_low)
    for line in range(2):
        on.box(Area(inner.x + 5, band.y + band.h + 9 + 9 * line, inner.w - 10 - 16 * line, 3), theme.ASH_LOW, radius=1)
    stood(canvas, pygame.transform.rotozoom(made, turn, 1.0), area.centre, 1.5)


def _dark(canvas: Canvas, _: str, area: Area, alpha: int) -> None:
    canvas.veil(Area.around(area.centre, area.w, area.w * SHAPE), theme.NIGHT, alpha)


def _divider(canvas: Canvas, _: str, area: Area, __: None) -> None:
    """The wood between the two sides of the table."""
    spot = Area.around(area.centre, area.w, WIDE * SHAPE)
    canvas.veil(spot.inset(-5, 0), BLACK, 120)
    canvas.picture("terrorscape/divider", spot, cover=True)


PAINTERS: dict[str, Painter] = {
    "rooms": _rooms, "medal": _medal, "noise": _noise, "plate": _plate, "card": _card, "dark": _dark, "divider": _divider,
}  # fmt: skip
"""The painters of the things that only this game has."""
_paint = partial(paint_things, PAINTERS)

# ------------------------------------------------------------------ the pictures

SEATS = ("william", "johnson", "anna")
BUTCHER = "butcher"
TOKENS = "terrorscape/tokens/"
"""Light of danger, and at the exit."""
TOOL = Button(theme.SLATE, theme.STEEL)
ACTIONS = ("feet", "heart", "star", "unbar", "wrench", "glass")


def _of_survivors(*, separate: bool) -> dict[str, tuple[Thing, ...]]:
    """The things of each picture of the survivors' page."""
    team, held = (SEATS[2:], KEYS) if separate else (SEATS, NUMBERS.keys)
    hall, wall = Rooms(0, 196, 400, lit=("R1",)), (0.94 - 0.09 * held, 0.09)
    return {
        "win": (
            Thing("rooms", more=hall), Thing("edges"), Thing("light", x=0.1, y=0.5, w=0.5, more=GLOW_GREEN), Thing("thing", TOKENS + "main-exit", 0.115, 0.5, 0.17),
            Thing("arrow", x=0.35, y=0.52, w=0.035, more=Goal(0.21, 0.52)),
            *(Thing("medal", who, 0.46 + 0.17 * spot, 0.5 + 0.08 * (spot % 2), 0.18) for spot, who in enumerate(team)),
            Thing("thing", TOKENS + "radio", 0.77, 0.85, 0.14), Thing("thing", TOKENS + "rescue", 0.92, 0.85, 0.12),
            *(Thing("thing", TOKENS + "key", wall[0] + wall[1] * (spot + 0.5), 0.16, 0.13) for spot in range(held)),
        ),
        "turn": (
            Thing("rooms", more=Rooms(60, 416, 400, lit=("R2",))), Thing("edges"), Thing("medal", "anna", 0.3, 0.36, 0.2),
            Thing("arrow", x=0.43, y=0.47, w=0.035, more=Goal(0.74, 0.5, 0.12)),
            *(Thing("plate", sign, 0.115 + 0.154 * spot, 0.83, 0.13, Plate(theme.LAMP, spot == 0)) for spot, sign in enumerate(ACTIONS)),
        ),
        "noise": (
            Thing("rooms", x=0.25, w=0.5, more=Rooms(65, 410, 178, lit=("R2",), shape=1.125)), Thing("medal", "william", 0.16, 0.42, 0.17), Thing("noise", "", 0.34, 0.62, 0.12),
            Thing("rooms", x=0.75, w=0.5, more=Rooms(65, 410, 178, True, ("R1", "R2"), 1.125)), Thing("noise", "cold", 0.84, 0.62, 0.12), Thing("thing", TOKENS + "guess", 0.66, 0.42, 0.14),
            Thing("divider", "", 0.5, 0.5, 0.06), Thing("medal", BUTCHER, 0.5, 0.84, 0.16),
        ),
        "fear": _fear(cold=False),
        "met": _met(cold=False),
        "help": _help(cold=False),
    }  # fmt: skip


def _fear(*, cold: bool) -> tuple[Thing, ...]:
    """Two fears, and a scream in place of the third, which the killer hears."""
    return (
        Thing("rooms", more=Rooms(560, 130, 400, cold, ("G5", "B5") if cold else ("B5",))), Thing("edges"), Thing("medal", "anna", 0.2, 0.46, 0.26),
        Thing("thing", TOKENS + "fear", 0.12, 0.82, 0.13), Thing("thing", TOKENS + "fear", 0.28, 0.82, 0.13),
        Thing("arrow", x=0.36, y=0.47, w=0.035, more=Goal(0.46, 0.47)), Thing("light", x=0.6, y=0.47, w=0.5, more=GLOW_RED), Thing("thing", TOKENS + "scream", 0.59, 0.47, 0.24),
        Thing("arrow", "cold" if cold else "bad", 0.73, 0.47, 0.03, Goal(0.79, 0.47)), Thing("medal", BUTCHER, 0.89, 0.47, 0.19),
    )  # fmt: skip


def _met(*, cold: bool) -> tuple[Thing, ...]:
    """An attack: the killer's strength against four dice."""
    dice = ((0.6, 0.34, "1"), (0.76, 0.34, "3"), (0.6, 0.62, "1"), (0.76, 0.62, "0"))
    return (
        Thing("rooms", more=Rooms(290, 300, 400, cold, ("R4", "R4") if cold else ("R4",))), Thing("dark", more=60), Thing("light", x=0.2, w=0.7, more=GLOW_RED), Thing("edges"),
        Thing("medal", BUTCHER, 0.19, 0.42, 0.3), Thing("thing", TOKENS + "strength", 0.13, 0.82, 0.13), Thing("number", "4", 0.25, 0.82, 0.11, theme.CORAL),
        Thing("arrow", "bad", 0.37, 0.44, 0.05, Goal(0.5, 0.44)), *(Thing("thing", f"{TOKENS}die-{face}", x, y, 0.14, (-8.0, 6.0, 4.0, -5.0)[place]) for place, (x, y, face) in enumerate(dice)),
        Thing("medal", "anna", 0.92, 0.4, 0.13), Thing("thing", TOKENS + "injured", 0.92, 0.7, 0.11),
    )  # fmt: skip


def _help(*, cold: bool) -> tuple[Thing, ...]:
    """A hint, and own markers in the rooms."""
    lamp = Button(theme.SLATE, theme.STEEL, theme.accent(KILLER if cold else SURVIVORS))
    return (
        Thing("rooms", more=Rooms(420, 130, 420, cold, ("R3", "B5") if cold else ("B5",))), Thing("edges"), Thing("button", "ui/hint", 0.16, 0.34, 0.2, lamp),
        *(Thing("button", f"ui/{icon}", 0.09 + 0.135 * spot, 0.8, 0.11, TOOL) for spot, icon in enumerate(("log", "book", "menu"))),
        Thing("arrow", "cold" if cold else "good", 0.29, 0.34, 0.03, Goal(0.56, 0.42, 0.12)), Thing("medal", BUTCHER if cold else "johnson", 0.65, 0.44, 0.17),
        Thing("thing", TOKENS + "guess", 0.9, 0.28, 0.13), Thing("thing", TOKENS + "guess", 0.6, 0.83, 0.13),
    )  # fmt: skip


def _wounded_twice() -> tuple[Thing, ...]:
    """One survivor: healthy, injured, and dead."""
    return (
        Thing("medal", "anna", 0.15, 0.36, 0.2), Thing("arrow", "bad", 0.29, 0.36, 0.035, Goal(0.38, 0.36)), Thing("medal", "anna", 0.5, 0.36, 0.2, "hurt"),
        Thing("arrow", "bad", 0.63, 0.36, 0.035, Goal(0.72, 0.36)), Thing("medal", "anna", 0.84, 0.36, 0.2, "out"), Thing("medal", BUTCHER, 0.5, 0.8, 0.2),
    )  # fmt: skip


def _two_of_three() -> tuple[Thing, ...]:
    """Two dead survivors, and one who is left."""
    return (
        Thing("medal", "william", 0.17, 0.33, 0.2, "out"), Thing("medal", "johnson", 0.53, 0.33, 0.2, "out"), Thing("medal", "anna", 0.85, 0.33, 0.2),
        Thing("arrow", "bad", 0.3, 0.68, 0.035, Goal(0.21, 0.55)), Thing("arrow", "bad", 0.4, 0.68, 0.035, Goal(0.49, 0.55)), Thing("medal", BUTCHER, 0.35, 0.79, 0.21),
    )  # fmt: skip


def _of_killer(*, separate: bool) -> dict[str, tuple[Thing, ...]]:
    """The things of each picture of the killer's page."""
    hand = ("pursue", "howling-chainsaw", "madness", "stay", "brutal-rage")
    kinds = theme.KIND
    steps = (("bolt", kinds["quick"]), ("feet", kinds["special"]), ("hourglass", kinds["slow"]), ("cards", theme.ICE))
    return {
        "win": (
            Thing("rooms", more=Rooms(290, 300, 400, True, ("R4",))), Thing("dark", more=50), Thing("edges"), Thing("light", x=0.85, y=0.4, w=0.6, more=GLOW_RED),
            *(_two_of_three() if separate else _wounded_twice()),
        ),
        "turn": (
            Thing("rooms", more=Rooms(560, 130, 400, True, ("B5",))), Thing("dark", more=110), Thing("edges"),
            *(Thing("card", card, 0.16 + 0.17 * spot, 0.36 + 0.02 * abs(spot - 2), 0.19, 8.0 - 4.0 * spot) for spot, card in enumerate(hand)),
            *(Thing("plate", sign, 0.14 + 0.24 * spot, 0.84, 0.125, Plate(colour, lit=True)) for spot, (sign, colour) in enumerate(steps)),
            *(Thing("arrow", "cold", 0.22 + 0.24 * spot, 0.84, 0.024, Goal(0.3 + 0.24 * spot, 0.84)) for spot in range(3)),
        ),
        "noise": (
            Thing("rooms", more=Rooms(20, 360, 420, True, ("R3", "R2", "R5"))), Thing("edges"), Thing("noise", "cold", 0.37, 0.66, 0.12), Thing("noise", "cold", 0.87, 0.85, 0.12),
            Thing("medal", BUTCHER, 0.74, 0.26, 0.2), Thing("arrow", "cold", 0.62, 0.32, 0.035, Goal(0.46, 0.56, -0.12)),
        ),
        "fear": _fear(cold=True),
        "met": _met(cold=True),
        "help": _help(cold=True),
    }  # fmt: skip
