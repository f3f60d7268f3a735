"""Painters that all screens of London Dread share: signs, tokens, medallions, seals, plates, fitted lines, dashed outlines, ability icons."""

from collections.abc import Callable, Sequence
from math import cos, radians, sin

import pygame

from game.rules.london.state import CardId, Token
from game.rules.london.tables.cards import ALLIES, DREAD, GOONS, PLOTS
from game.ui.draw import art
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.shapes import SUPERSAMPLING
from game.ui.draw.theme import WHITE, Colour, mix
from game.ui.london import theme

STASH = "stash"
Fill = Colour | tuple[Colour, Colour]
"""A colour, or two from top to bottom."""


def square(centre: tuple[float, float], wide: float) -> Area:
    """The square around a centre."""
    return Area.around(centre, wide, wide)


@keep(3)
def _tinted(name: str, wide: int, colour: Colour) -> pygame.Surface:
    made = art.scaled(name, wide, wide).copy()
    made.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    return made


def sign(canvas: Canvas, name: str, centre: tuple[float, float], wide: float, colour: Colour = theme.P.text) -> None:
    """Paint a one-coloured sign: "fist", "dread", "morning", "virtue", "item", the sign of a player, an ability or a story."""
    rect = canvas.rect(square(centre, wide))
    if canvas.blind:
        canvas.picture(f"london/signs/{name}", square(centre, wide))
    elif rect.w > 0:
        canvas.surface.blit(_tinted(f"london/signs/{name}", rect.w, colour), rect)


def ability(canvas: Canvas, icon: str, centre: tuple[float, float], wide: float) -> None:
    """Paint the round token of an ability, or of the wild icon."""
    canvas.picture(f"london/tokens/ability-{icon}", square(centre, wide))


def piece(token: Token, owner: int | str) -> str:
    """The picture of a token: its number or its arrow, of a seat or of the Stash; "" is the empty slot."""
    number, _, way = token.partition("-")
    if not token or owner == STASH:
        return f"london/tokens/stash-{way or number}" if token else "london/tokens/empty"
    return f"london/tokens/arrow-{int(owner) + 1}-{way}" if way else f"london/tokens/number-{int(owner) + 1}-{number}"


def token(canvas: Canvas, what: Token, owner: int | str, centre: tuple[float, float], wide: float) -> None:
    """Paint an Action token of a seat (or of the Stash), or an empty slot."""
    canvas.picture(piece(what, owner), square(centre, wide))


def medal(canvas: Canvas, who: str, seat: int | None, centre: tuple[float, float], wide: float) -> None:
    """Paint the medallion of a Character with the ring of its player; without a `seat`, of an Ally, a Goon or an Antagonist."""
    canvas.picture(f"london/{who}", square(centre, wide))
    if seat is not None:
        canvas.circle(centre, wide / 2, theme.SEATS[seat].colour, max(2.0, wide / 18))


def badge(canvas: Canvas, seat: int, centre: tuple[float, float], wide: float) -> None:
    """Paint the disc of a player with its sign."""
    canvas.circle(centre, wide / 2, theme.SEATS[seat].colour)
    sign(canvas, theme.SEATS[seat].sign, centre, wide * 0.66, theme.INK)


def back_of(face_down: str) -> str:
    """The picture of a card back: "1" and "2" (the Dread tiers), "item", "personality" and so on."""
    return f"london/frames/back-{face_down}"


def kind_of(card: CardId) -> str:
    """The kind of a card on a Location: "dread-1", "dread-2", "plot", "ally" or "goon"."""
    if card in DREAD:
        return f"dread-{DREAD[card].tier}"
    return "plot" if card in PLOTS else "ally" if card in ALLIES else "goon" if card in GOONS else ""


def flag(canvas: Canvas, centre: tuple[float, float], wide: float) -> None:
    """Paint a warning seal. Its mark is drawn, since a letter would be too small."""
    canvas.circle(centre, wide / 2, theme.P.deep)
    canvas.picture("london/tokens/plot", square(centre, wide * 1.12))
    x, y = centre
    canvas.line((x, y - wide * 0.27), (x, y + wide * 0.05), theme.FLAG, wide * 0.15)
    canvas.circle((x, y + wide * 0.24), max(wide * 0.09, 0.6), theme.FLAG)


def seal(canvas: Canvas, centre: tuple[float, float], wide: float, symbol: str, words: str = "") -> None:
    """A seal of wax with a sign or a letter in it."""
    canvas.picture("london/tokens/plot", square(centre, wide))
    if symbol:
        sign(canvas, symbol, centre, wide * 0.5, mix(theme.P.title, theme.BLOOD, 0.15))
    if words:
        size = wide * 0.46
        top = centre[1] - canvas.high(size, "title") / 2 - 1
        canvas.text(words, (centre[0], top), size, theme.P.title, face="title", align="centre")


SMALL, OVER = 14.0, 1.2
"""The least text size for the height of a line, and the excess height from which it shrinks."""
LEAST, TINY, SMALL_NAME = 0.5, 10.0, 15.0
"""The least share of its size to which a line shrinks, the least size in large print before a word is cut, and the least one of a name on a card."""
LARGE = 40_000
"""The number of pixels from which a shape is large."""


def plate(
    canvas: Canvas, area: Area, line: Colour = theme.EDGE, *, width: float = 2, fill: Fill = theme.LEATHER, radius: float = 10
) -> None:
    """Paint a leather plate with a brass edge."""
    canvas.box(area, fill, line, width=width, radius=radius)


def fit(canvas: Canvas, words: str, area: Area, size: float, colour: Colour, *, face: str = "text", align: str = "left") -> float:
    """Paint a line, vertically centred, shrunk to fit the area. Returns its width."""
    while size > SMALL and canvas.high(size, face) > area.h * OVER:
        size -= 1
    made = canvas.fitting(words, size, area.w, face, LEAST)
    made = _shrunk(canvas, words, area.w, made, face, size * LEAST)  # text sizes are whole pixels
    if canvas.wide(words, made, face) > area.w:  # the plain face is narrower than the title face
        face = "bold" if face == "title" else face
        made = _shrunk(canvas, words, area.w, canvas.fitting(words, size, area.w, face, LEAST), face, TINY)
    x = {"left": area.x, "centre": area.centre[0], "right": area.x + area.w}[align]
    top = area.y + (area.h - canvas.high(made, face)) / 2 - 1
    return canvas.text(words, (x, top), made, colour, face=face, align=align, room=area.w + 1)


def _shrunk(canvas: Canvas, words: str, room: float, size: float, face: str, least: float) -> float:
    """The size at which a line is no wider than `room`, or the least one."""
    while canvas.wide(words, size, face) > room and size > least:
        size -= 0.5
    return size


def prose(
    canvas: Canvas,
    words: str,
    area: Area,
    size: float,
    colour: Colour,
    *,
    face: str = "text",
    align: str = "left",
    least: float = 15,
) -> None:
    """Paint a paragraph, vertically centred, shrunk to fit the height."""
    made = canvas.block(words, area, size, face, least)
    canvas.paragraph(words, area, made, colour, face=face, align=align, middle=True)


def named(canvas: Canvas, words: str, area: Area, size: float, colour: Colour) -> None:
    """Paint a name in the middle of `area`, in a plain face if the title face is too wide; no word is broken."""
    longest = max(words.split(), key=len)
    for face in ("title", "bold"):
        made = canvas.block(words, area, canvas.fitting(longest, size, area.w, face, 0.6), face, SMALL_NAME)
        if canvas.tall(words, made, area.w, face) <= area.h + 2 and canvas.wide(longest, made, face) <= area.w:
            break
    canvas.paragraph(words, area._replace(h=area.h + 4), made, colour, face=face, align="centre", middle=True)


def smooth(canvas: Canvas, area: Area, paint: Callable[[Canvas, Area], None]) -> None:
    """Paint what `paint` draws with smooth edges, by drawing it larger and scaling it down. Not for text."""
    rect = canvas.rect(area)
    if canvas.blind or rect.w <= 0 or rect.h <= 0:
        return
    if not canvas.surface.get_rect().contains(rect):
        paint(canvas, area)
        return
    with canvas.magnified(area, SUPERSAMPLING if rect.w * rect.h < LARGE else 2) as large:
        paint(large, area)


def squeezed(canvas: Canvas, area: Area, wide: float, made: pygame.Surface) -> None:
    """Paint a picture squeezed to a width: a card that turns."""
    rect = canvas.rect(area.halfway_across(area.y, wide, area.h))
    if not canvas.blind and rect.w > 0:
        canvas.surface.blit(pygame.transform.scale(made, rect.size), rect)


@keep(2)
def _dashes(w: int, h: int, radius: int, width: int, dash: int, colour: Colour) -> pygame.Surface:
    """The dashed outline of a rounded box."""
    k = SUPERSAMPLING
    large = pygame.Surface((w * k, h * k), pygame.SRCALPHA)
    large.fill((*colour, 0))
    reach, deep = width * k / 2, min(radius, w // 2, h // 2) * k
    points = _outline(Area(reach, reach, w * k - 2 * reach, h * k - 2 * reach), deep)
    gone, drawn = 0.0, max(3, dash) * k
    for one, other in zip(points, points[1:] + points[:1], strict=True):
        long = ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5
        if gone % (2 * drawn) < drawn * 1.15:
            pygame.draw.line(large, colour, one, other, width * k)
        gone += long
    return pygame.transform.smoothscale(large, (w, h))


def _outline(box: Area, radius: float) -> list[tuple[float, float]]:
    """Points along a rounded box."""
    r = max(1.0, min(radius, box.w / 2, box.h / 2))
    right, low = box.x + box.w - r, box.y + box.h - r
    corners = ((right, box.y + r, -90), (right, low, 0), (box.x + r, low, 90), (box.x + r, box.y + r, 180))
    arcs = [
        [(x + r * cos(radians(start + a)), y + r * sin(radians(start + a))) for a in range(0, 91, 6)] for x, y, start in corners
    ]
    points: list[tuple[float, float]] = []
    for arc, following in zip(arcs, arcs[1:] + arcs[:1], strict=True):
        (x, y), goal = arc[-1], following[0]
        points += [*arc, *((x + (goal[0] - x) * s / 24, y + (goal[1] - y) * s / 24) for s in range(1, 24))]
    return points


def dashed(canvas: Canvas, area: Area, colour: Colour, *, width: float = 2, radius: float = 10, dash: float = 7) -> None:
    """Paint a dashed outline."""
    rect = canvas.rect(area)
    if rect.w > 4 and rect.h > 4 and not canvas.blind:
        made = _dashes(rect.w, rect.h, canvas.pixels(radius), canvas.pixels(width), canvas.pixels(dash), colour)
        canvas.surface.blit(made, rect)


def fist(canvas: Canvas, centre: tuple[float, float], wide: float, *, won: bool) -> None:
    """Paint a FIST on a red disc if it was `won`, else its dashed place."""
    if won:
        canvas.circle(centre, wide / 2, theme.ROSE)
        canvas.circle(centre, wide / 2 - max(1.5, wide * 0.05), theme.WINE)
        sign(canvas, "fist", centre, wide * 0.66, theme.BLUSH)
    else:
        canvas.circle(centre, wide / 2, theme.PIT)
        dashed(canvas, square(centre, wide), theme.LINE, radius=wide / 2, dash=wide / 10)
        sign(canvas, "fist", centre, wide * 0.62, theme.LINE)


def icon(
    canvas: Canvas, name: str, centre: tuple[float, float], wide: float, *, highlighted: bool = True, crossed: bool = False
) -> None:
    """Paint the token of an ability: bright if `lit`, else dull; struck through if `crossed`."""
    if highlighted and not crossed:
        ability(canvas, name, centre, wide)
        return
    canvas.picture(f"london/tokens/ability-{name}", square(centre, wide), alpha=105, grey=True)
    if crossed:
        reach = wide * 0.36
        for dx in (-reach, reach):
            for colour, width in ((theme.PIT, max(4.0, wide / 8)), (theme.P.danger, max(2.0, wide / 16))):
                canvas.line((centre[0] - dx, centre[1] - reach), (centre[0] + dx, centre[1] + reach), colour, width)


def icons(
    canvas: Canvas, area: Area, names: Sequence[tuple[str, bool]], wide: float, *, crossed: bool = False, align: str = "centre"
) -> None:
    """Paint tokens of abilities in a row, each bright or dull, closer together if they are many."""
    if not names:
        return
    wide = min(wide, area.h)
    step = min(wide * 1.14, (area.w - wide) / max(1, len(names) - 1))
    x = area.x + wide / 2 + ((area.w - wide - step * (len(names) - 1)) / 2 if align == "centre" else 0.0)
    for name, highlighted in names:
        icon(canvas, name, (x, area.centre[1]), wide, highlighted=highlighted, crossed=crossed)
        x += step


def rule(canvas: Canvas, x: float, y: float, wide: float, colour: Colour = theme.LINE) -> None:
    """Paint a thin horizontal line."""
    canvas.line((x, y), (x + wide, y), colour, 1.5)


@keep(6)
def turned(name: str, wide: int, angle: int, alpha: int = 255) -> pygame.Surface:
    """A baked picture rotated by whole degrees."""
    made = pygame.transform.rotozoom(art.scaled(name, wide, wide), angle, 1.0)
    made.set_alpha(alpha)
    return made


def put(canvas: Canvas, name: str, centre: tuple[float, float], wide: float, angle: float, alpha: int = 255) -> None:
    """Paint a rotated picture."""
    if canvas.blind:
        return
    made = turned(name, canvas.pixels(wide), round(angle) % 360, alpha)
    x, y = canvas.point(*centre)
    canvas.surface.blit(made, (x - made.get_width() // 2, y - made.get_height() // 2))


def pale(colour: Colour, share: float = 0.5) -> Colour:
    """A brighter colour."""
    return mix(colour, WHITE, share)
