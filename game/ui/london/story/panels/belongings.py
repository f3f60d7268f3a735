"""Paints what lies on the panel of a Character: Items with their uses, Allies with their icons, Secrets, and the tray with dice."""

from math import sin

import pygame

from game.rules.london.tables.cards import ALLIES
from game.text import say
from game.ui.draw import art
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.shapes import SUPERSAMPLING
from game.ui.draw.theme import BLACK, Colour, mix, rgb
from game.ui.london import shapes, theme
from game.ui.london.panels import rich_text
from game.ui.london.panels.card_text import motif
from game.ui.london.story.layout import SIZE, plate, short_name, way_words
from game.ui.london.story.option_map import Highlights, Key
from game.ui.london.story.panels.character_cards import CharacterProps
from game.ui.london.theme import P
from game.ui.widgets.layout import off_left, off_right

HARM = rgb("#f0b4a8")
VERBS: dict[str, Colour] = {"use": theme.GILT, "deplete": HARM, "sacrifice": HARM, "confide": rgb("#a8e0d0")}
"""The colours of the ways to use a card."""
SIGNS = {"use": "detour", "deplete": "cross", "sacrifice": "sacrifice", "confide": "shell"}
"""The signs that replace the verb where space is short."""
SMALL = 18.0
"""The text size at which the name of an Ally must fit beside its icons."""


def paint(canvas: Canvas, props: CharacterProps) -> None:
    """Paint all plates of a panel."""
    for key, area in props.layout.belongings.items():
        _plate(canvas, area, key, {deed: part for deed, part in props.layout.uses.items() if deed[2] == key[2]}, props)


def _plate(canvas: Canvas, area: Area, key: Key, deeds: dict[Key, Area], props: CharacterProps) -> None:
    """Paint a belonging: its picture, its name, and the ways to use it."""
    kind, card, marks = str(key[0]), str(key[2]), props.highlights
    tilted = kind == "item" and any(item.tilted for item in props.person.items if item.id == card)
    live, focus = key in marks.legal or any(deed in marks.legal for deed in deeds), key == marks.focus
    edge = P.focus if focus else theme.GILT if live else theme.DULL if tilted else theme.EDGE
    fill = theme.DEEP if tilted else theme.LIT_FILL
    canvas.box(area, fill, edge, width=4 if focus else 2.5 if live else 1.5, radius=6)
    words = short_name(card)
    spots = plate(canvas, area, words, deeds=bool(deeds))
    turn = 90 * props.shown.tilts.get(key, 1.0 if tilted else 0.0)
    disc(canvas, card, spots.picture.centre, spots.picture.w, ready=not tilted, turn=turn)
    head = _icons(canvas, spots.name, card, canvas.wide(words, SMALL), props) if kind == "ally" else spots.name
    shapes.prose(canvas, words, head, 23, theme.FAINT if tilted else P.text)
    for deed, part in deeds.items():
        _deed(canvas, part, deed, marks, dull=tilted)


def _icons(canvas: Canvas, head: Area, ally: str, name_wide: float, props: CharacterProps) -> Area:
    """Paint the icons of an Ally at the end of its line if there is room. Returns the rest of the line."""
    side, icons = min(30.0, head.h), [(one, props.counts(one)) for one in ALLIES[ally].icons]
    wide = side * 1.14 * len(icons)
    if head.w - wide - 6 < name_wide:
        return head
    spot, rest = off_right(head, wide, 6)
    shapes.icons(canvas, spot, icons, side)
    return rest


def _deed(canvas: Canvas, area: Area, key: Key, marks: Highlights, *, dull: bool) -> None:
    """Paint one way to use a card: its verb and effect, a sign for the verb, or the sign alone."""
    kind = str(key[0])
    legal, focus = key in marks.legal, key == marks.focus
    colour = mix(VERBS[kind], theme.FAINT, 0.75) if dull and not legal else VERBS[kind]
    if legal or focus:
        canvas.box(area, mix(theme.LIT_FILL, colour, 0.08), P.focus if focus else colour, width=4 if focus else 1.5, radius=5)
    room = area.inset(7, 1)
    if line(canvas, way_words(key, whole=True), room, SIZE, colour, lines=1):
        return
    side = min(22.0, room.h * 0.7)
    left = off_left(room, side, 5)[1]
    worded = line(canvas, way_words(key, whole=False), left, SIZE, colour)
    shapes.sign(canvas, SIGNS[kind], (room.x + side / 2 if worded else room.centre[0], room.centre[1]), side, colour)


def line(canvas: Canvas, words: str, room: Area, size: float, colour: Colour, *, lines: int = 2, least: float = 16) -> bool:
    """Paint text with tokens, vertically centred, shrunk to fit on `lines` lines.

    Returns False, and paints nothing, if it does not fit.
    """
    made = size
    while made > least and not _finds_room(canvas, words, room, made, lines):
        made -= 1
    if not _finds_room(canvas, words, room, made, lines):
        return False
    rich_text.paragraph(canvas, words, Area(room.x, room.y - 8, room.w + 1, room.h + 16), made, colour, middle=True)
    return True


def _finds_room(canvas: Canvas, words: str, room: Area, size: float, lines: int) -> bool:
    rows = rich_text.lines(canvas, words, size, room.w)
    widest = max((rich_text.wide(canvas, word, size) for word in words.split()), default=0.0)
    return len(rows) <= lines and widest <= room.w and len(rows) * canvas.high(size) <= room.h + 6


@keep(4)
def _round(picture: str, wide: int, grey: bool) -> pygame.Surface:
    """A picture cut to a disc."""
    made = pygame.Surface((wide, wide), pygame.SRCALPHA)  # without a display, too, as in a film
    made.blit(art.covering(picture, wide, wide, grey), (0, 0))
    mask = pygame.Surface((wide * SUPERSAMPLING, wide * SUPERSAMPLING), pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    pygame.draw.circle(mask, (255, 255, 255, 255), (wide * SUPERSAMPLING / 2, wide * SUPERSAMPLING / 2), wide * SUPERSAMPLING / 2)
    made.blit(pygame.transform.smoothscale(mask, (wide, wide)), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return made


def disc(canvas: Canvas, card: str, centre: tuple[float, float], wide: float, *, ready: bool, turn: float | None = None) -> None:
    """Paint the picture of a belonging in a ring: gold if it is `ready`, dull and turned if it is exhausted."""
    ring = theme.GILT if ready else theme.DULL
    canvas.circle(centre, wide / 2 + 1, theme.PIT)
    if not canvas.blind:
        made = _round(motif(card), canvas.pixels(wide - 4), not ready)
        angle = (90.0 if not ready else 0.0) if turn is None else turn
        if round(angle) % 360:
            made = pygame.transform.rotozoom(made, -angle, 1.0)
        x, y = canvas.point(*centre)
        if not ready:
            made = made.copy()
            made.set_alpha(130)
        canvas.surface.blit(made, (x - made.get_width() // 2, y - made.get_height() // 2))
    canvas.circle(centre, wide / 2, ring, 2)


# ------------------------------------------------------------------ dice

WOOD, RIM, CLOTH, HEM = (rgb("#6b4524"), rgb("#45290f")), rgb("#2a170a"), (rgb("#16281c"), rgb("#101e15")), rgb("#0a140d")
PLACE, CHALK, FIST, HOPED, SAID = rgb("#1d2f22"), rgb("#93b48c"), rgb("#6f8d69"), rgb("#c2d8b8"), rgb("#dff0d2")
"""The colours of the tray, of the places of dice, and of the words."""
LIE = (-7, 5, -3, 6, -5, 4)
"""The angles at which the dice lie, in degrees."""
BLANK = 140
"""The alpha of a blank die: it counts nothing."""
SPIN = 540.0
HIGH = 46.0
"""The height of a die's flight, in logical pixels."""


def felt(canvas: Canvas, area: Area, props: CharacterProps) -> None:
    """Paint the tray with a Character's dice in their places: dashed before the roll, in the air, and as they were rolled."""
    canvas.box(area, WOOD, RIM, width=2, radius=10)
    cloth, places, seat = area.inset(11), props.layout.dice, props.seat
    canvas.box(cloth, CLOTH, HEM, width=3, radius=6)
    canvas.veil(Area(cloth.x + 3, cloth.y + 3, cloth.w - 6, 6), BLACK, 90)
    rolled = props.part.dice if props.part is not None and props.part.rolled else []
    for number, spot in enumerate(places):
        key = ("die", seat, number)
        if number < len(rolled):
            focus, legal = key == props.highlights.focus, key in props.highlights.legal
            _die(canvas, spot, rolled[number], number, *_flight(props, number, len(rolled)), focus=focus, legal=legal)
        else:
            canvas.box(spot, PLACE, None, radius=12)
            shapes.dashed(canvas, spot, CHALK, width=2.5, radius=12)
            shapes.sign(canvas, "fist", spot.centre, spot.w * 0.5, FIST)
    low = Area(cloth.x + 8, cloth.y + cloth.h - max(34.0, canvas.high(26) + 4), cloth.w - 16, max(32.0, canvas.high(26)))
    _result(canvas, low, len(places), props)


def _flight(props: CharacterProps, number: int, count: int) -> tuple[float, bool]:
    """The share of a die's flight, and whether it has landed."""
    shown, seat = props.shown, props.seat
    if shown.turned_die is not None and shown.turned_die[1] == number:
        return shown.turned_die[2], shown.turned_die[2] >= 1
    if seat not in shown.throws:
        return 1.0, True
    return shown.throws[seat], number < shown.landed.get(seat, count)


def _die(canvas: Canvas, spot: Area, fist: bool, number: int, share: float, lies: bool, *, focus: bool, legal: bool) -> None:
    """Paint a die on the tray, or in the air with changing faces."""
    wide, centre = spot.w * 1.06, spot.centre
    if lies:
        if focus or legal:
            canvas.frame(spot.inset(-5), theme.P.focus, width=5 if focus else 2.5, radius=16)
        name, alpha = ("die-fist", 255) if fist else ("die-blank", BLANK)
        shapes.put(canvas, f"london/tokens/{name}", (centre[0] + 2, centre[1] + 3), wide, LIE[number % len(LIE)], alpha)
        return
    turn = round((SPIN + 130 * number) * (1 - share) / 15) * 15
    lift = HIGH * abs(sin(3.1416 * (share * 1.5 + number * 0.17))) * (1 - share * 0.7)
    face = "die-fist" if (turn // 45 + number) % 3 == 0 else "die-blank"
    canvas.veil(shapes.square((centre[0], centre[1] + spot.w * 0.3), spot.w * 0.6), BLACK, 70, radius=20)
    shapes.put(canvas, f"london/tokens/{face}", (centre[0], centre[1] - lift), wide, turn)


def _result(canvas: Canvas, area: Area, count: int, props: CharacterProps) -> None:
    """Paint the result in words, with the FISTs that are no dice."""
    part = props.part
    if part is None or not part.rolled:
        shapes.fit(canvas, say("ui-ld-stage-to-roll", count=count), area, 26, HOPED, align="centre")
        return
    words = say("ui-ld-stage-fists", count=props.shown.landed_dice(part, props.seat)[1])
    shapes.fit(canvas, words, area, 26, SAID, align="centre")
    side = area.h * 0.8
    for extra in range(min(part.extra, 3)):
        shapes.fist(canvas, (area.x + area.w - side * (0.6 + 1.1 * extra), area.centre[1]), side, won=True)
