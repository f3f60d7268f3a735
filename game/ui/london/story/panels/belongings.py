"""Paints what lies on the panel of a Character: Items with their uses, Allies with their icons, Secrets, and the tray with dice."""

from math import sin

import pygame

from game.rules.london.tables.cards import ALLIES
from game.text import say
from game.ui.draw import art
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.shapes import SUPERSAMPLING
from game.ui.draw.theme import BLACK, Colour, mix
from game.ui.london import shapes, theme
from game.ui.london.panels import rich_text
from game.ui.london.panels.card_text import motif
from game.ui.london.story.layout import SIZE, plate, short_name, way_words
from game.ui.london.story.option_map import Highlights, Key
from game.ui.london.story.panels.character_cards import CharacterProps
from game.ui.london.theme import P
from game.ui.widgets.layout import off_left, off_right

VERBS: dict[str, tuple[str, Colour]] = {
    "use": ("detour", theme.GILT), "deplete": ("cross", theme.HARM), "sacrifice": ("sacrifice", theme.HARM), "confide": ("shell", theme.CONFIDED),
}  # fmt: skip
"""The ways to use a card: the sign that replaces the verb where space is short, and the colour."""
SMALL = 18.0
"""The text size at which the name of an Ally must fit beside its icons."""


def paint(canvas: Canvas, props: CharacterProps) -> None:
    """Paint all belongings: each with its picture, its name, with room the icons of an Ally, and the ways to use it."""
    marks, tilted_items = props.highlights, [item.id for item in props.person.items if item.tilted]
    for key, area in props.layout.belongings.items():
        kind, _, card = key
        deeds = {deed: part for deed, part in props.layout.uses.items() if deed[2] == card}
        tilted = kind == "item" and card in tilted_items
        mark = marks.of(key) or int(not marks.legal.isdisjoint(deeds))
        edge = (theme.DULL if tilted else theme.EDGE, theme.GILT, P.focus)[mark]
        canvas.box(area, theme.DEEP if tilted else theme.LIT_FILL, edge, width=(1.5, 2.5, 4)[mark], radius=6)
        words = short_name(card)
        spots = plate(canvas, area, words, deeds=bool(deeds))
        turn = 90 * props.shown.tilts.get(key, 1.0 if tilted else 0.0)
        disc(canvas, card, spots.picture.centre, spots.picture.w, ready=not tilted, turn=turn)
        head, icons = spots.name, ALLIES[card].icons if kind == "ally" else ()
        side = min(30.0, head.h)
        if icons and head.w - side * 1.14 * len(icons) - 6 >= canvas.wide(words, SMALL):
            spot, head = off_right(head, side * 1.14 * len(icons), 6)
            shapes.icons(canvas, spot, props.icons(icons), side)
        shapes.prose(canvas, words, head, 23, theme.FAINT if tilted else P.text)
        for deed, part in deeds.items():
            _deed(canvas, part, deed, marks, dull=tilted)


def _deed(canvas: Canvas, area: Area, key: Key, marks: Highlights, *, dull: bool) -> None:
    """Paint one way to use a card: its verb and effect, a sign for the verb, or the sign alone."""
    (sign, colour), mark = VERBS[key[0]], marks.of(key)
    if dull and key not in marks.legal:
        colour = mix(colour, theme.FAINT, 0.75)
    if mark:
        canvas.box(area, mix(theme.LIT_FILL, colour, 0.08), (colour, P.focus)[mark - 1], width=(1.5, 4)[mark - 1], radius=5)
    room = area.inset(7, 1)
    if line(canvas, way_words(key, whole=True), room, SIZE, colour, lines=1):
        return
    side = min(22.0, room.h * 0.7)
    worded = line(canvas, way_words(key, whole=False), off_left(room, side, 5)[1], SIZE, colour)
    shapes.sign(canvas, sign, (room.x + side / 2 if worded else room.centre[0], room.centre[1]), side, colour)


def line(canvas: Canvas, words: str, room: Area, size: float, colour: Colour, *, lines: int = 2) -> bool:
    """Paint text with tokens, vertically centred, shrunk to fit on `lines` lines. Returns False, and paints nothing, if it does not fit."""

    def fits(size: float) -> bool:
        broken = rich_text.lines(canvas, words, size, room.w)
        widest = max((rich_text.wide(canvas, word, size) for word in words.split()), default=0.0)
        return len(broken) <= lines and widest <= room.w and len(broken) * canvas.high(size) <= room.h + 6

    made = next((size - less for less in range(int(size) - 15) if fits(size - less)), None)
    if made is not None:
        rich_text.paragraph(canvas, words, room.trimmed(top=-8, right=-1, bottom=-8), made, colour, middle=True)
    return made is not None


def narrow(canvas: Canvas, words: str, size: float) -> float:
    """The least width of a name on at most two lines."""
    single = words.split()
    broken = [(" ".join(single[:at]), " ".join(single[at:])) for at in range(1, len(single))]
    return min(max(canvas.wide(line, size) for line in lines) for lines in [*broken, (words,)]) + 2


@keep(4)
def _round(picture: str, wide: int, grey: bool) -> pygame.Surface:
    """A picture cut to a disc."""
    made = pygame.Surface((wide, wide), pygame.SRCALPHA)  # without a display, too, as in a film
    made.blit(art.covering(picture, wide, wide, grey), (0, 0))
    large = wide * SUPERSAMPLING
    mask = pygame.Surface((large, large), pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    pygame.draw.circle(mask, (255, 255, 255, 255), (large / 2, large / 2), large / 2)
    made.blit(pygame.transform.smoothscale(mask, (wide, wide)), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return made


def disc(canvas: Canvas, card: str, centre: tuple[float, float], wide: float, *, ready: bool, turn: float | None = None) -> None:
    """Paint the picture of a belonging in a ring: gold if it is `ready`, dull and turned if it is exhausted."""
    canvas.circle(centre, wide / 2 + 1, theme.PIT)
    if canvas.blind:
        canvas.picture(motif(card), shapes.square(centre, wide))
    else:
        made = _round(motif(card), canvas.pixels(wide - 4), not ready)
        angle = turn if turn is not None else 0.0 if ready else 90.0
        if round(angle) % 360:
            made = pygame.transform.rotozoom(made, -angle, 1.0)
        if not ready:
            made = made.copy()
            made.set_alpha(130)
        x, y = canvas.point(*centre)
        canvas.surface.blit(made, (x - made.get_width() // 2, y - made.get_height() // 2))
    canvas.circle(centre, wide / 2, theme.GILT if ready else theme.DULL, 2)


# ------------------------------------------------------------------ dice

LIE = (-7, 5, -3, 6, -5, 4)
"""The angles at which the dice lie, in degrees."""
BLANK = 140
"""The alpha of a blank die: it counts nothing."""
SPIN = 540.0
HIGH = 46.0
"""The height of a die's flight, in logical pixels."""


def felt(canvas: Canvas, area: Area, props: CharacterProps) -> None:
    """Paint the tray with a Character's dice in their places: dashed before the roll, in the air, and as they were rolled."""
    canvas.box(area, theme.TRAY, theme.TRAY_RIM, width=2, radius=10)
    cloth, marks, part = area.inset(11), props.highlights, props.part
    canvas.box(cloth, theme.FELT, theme.FELT_HEM, width=3, radius=6)
    canvas.veil(cloth.row(cloth.y + 3, 6, left=3, right=3), BLACK, 90)
    rolled = part.dice if part is not None and part.rolled else []
    for number, spot in enumerate(props.layout.dice):
        if number >= len(rolled):
            canvas.box(spot, theme.DIE_PLACE, None, radius=12)
            shapes.dashed(canvas, spot, theme.CHALK, width=2.5, radius=12)
            shapes.sign(canvas, "fist", spot.centre, spot.w * 0.5, theme.FELT_FIST)
            continue
        share, lies = _flight(props, number, len(rolled))
        if lies and (mark := marks.of(("die", props.seat, number))):
            canvas.frame(spot.inset(-5), P.focus, width=2.5 * mark, radius=16)
        _die(canvas, spot, number, "die-fist" if rolled[number] else "die-blank", share, lies=lies)
    _result(canvas, cloth, props)


def _flight(props: CharacterProps, number: int, count: int) -> tuple[float, bool]:
    """The share of a die's flight, and whether it has landed."""
    shown, seat = props.shown, props.seat
    if shown.turned_die is not None and shown.turned_die[1] == number:
        return shown.turned_die[2], shown.turned_die[2] >= 1
    return shown.throws.get(seat, 1.0), seat not in shown.throws or number < shown.landed.get(seat, count)


def _die(canvas: Canvas, spot: Area, number: int, face: str, share: float, *, lies: bool) -> None:
    """Paint a die on the tray, or in the air with changing faces."""
    wide, (x, y) = spot.w * 1.06, spot.centre
    if lies:
        alpha = 255 if face == "die-fist" else BLANK
        shapes.put(canvas, f"london/tokens/{face}", (x + 2, y + 3), wide, LIE[number % len(LIE)], alpha)
        return
    turn = round((SPIN + 130 * number) * (1 - share) / 15) * 15
    lift = HIGH * abs(sin(3.1416 * (share * 1.5 + number * 0.17))) * (1 - share * 0.7)
    face = "die-fist" if (turn // 45 + number) % 3 == 0 else "die-blank"
    canvas.veil(shapes.square((x, y + spot.w * 0.3), spot.w * 0.6), BLACK, 70, radius=20)
    shapes.put(canvas, f"london/tokens/{face}", (x, y - lift), wide, turn)


def _result(canvas: Canvas, cloth: Area, props: CharacterProps) -> None:
    """Paint the result in words, with the FISTs that are no dice."""
    part, high = props.part, canvas.high(26)
    low = Area(cloth.x + 8, cloth.y + cloth.h - max(34.0, high + 4), cloth.w - 16, max(32.0, high))
    words, colour, extra = say("ui-ld-stage-to-roll", count=len(props.layout.dice)), theme.HOPED, 0
    if part is not None and part.rolled:
        landed, fists = props.shown.landed_dice(part, props.seat)
        in_the_air = not fists and landed < len(part.dice)  # what no die has shown yet is no result
        words = say("ui-ld-scene-falls") if in_the_air else say("ui-ld-stage-fists", count=fists)
        colour = theme.SAID
        extra = min(part.extra, 3)
    shapes.fit(canvas, words, low, 26, colour, align="centre")
    for place in range(extra):
        side = low.h * 0.8
        shapes.fist(canvas, (low.x + low.w - side * (0.6 + 1.1 * place), low.centre[1]), side, won=True)
