"""Paints the belongings of a Character: Items with their uses, Allies with their icons, Secrets."""

from collections.abc import Callable

import pygame

from game.rules.london.state import State
from game.rules.london.tables.cards import ALLIES
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.shapes import SUPERSAMPLING
from game.ui.draw.surface_cache import keep
from game.ui.draw.theme import Colour, mix, rgb
from game.ui.london import style
from game.ui.london.panels import rich_text, shapes
from game.ui.london.panels.card_text import motif
from game.ui.london.story.character_layout import CharacterLayout
from game.ui.london.story.layout import Key
from game.ui.london.story.panels import belonging_layout
from game.ui.london.story.shown_state import Highlights, ShownState

P = style.P
VERBS: dict[str, Colour] = {
    "use": shapes.GILT, "deplete": rgb("#f0b4a8"), "sacrifice": rgb("#f0b4a8"), "confide": rgb("#a8e0d0"),
}  # fmt: skip
"""The colours of the ways to use a card."""
SIGNS = {"use": "detour", "deplete": "cross", "sacrifice": "sacrifice", "confide": "shell"}
"""The signs that replace the verb where space is short."""


def paint(
    canvas: Canvas, spots: CharacterLayout, t: State, shown: ShownState, marks: Highlights, counts: Callable[[str], bool]
) -> None:
    """Paint all plates of a panel."""
    for key, area in spots.belongings.items():
        deeds = {deed: part for deed, part in spots.uses.items() if deed[2] == key[2]}
        _plate(canvas, area, t, key, deeds, shown, marks, counts)


def _plate(
    canvas: Canvas,
    area: Area,
    t: State,
    key: Key,
    deeds: dict[Key, Area],
    shown: ShownState,
    marks: Highlights,
    counts: Callable[[str], bool],
) -> None:
    """Paint a belonging: its picture, its name, and the ways to use it."""
    kind, seat, card = str(key[0]), int(key[1]), str(key[2])
    item = next((one for one in t.people[seat].items if one.id == card), None) if kind == "item" else None
    tilted = item is not None and item.tilted
    live = any(deed in marks.legal for deed in deeds) or key in marks.legal
    edge = P.focus if key == marks.focus else shapes.GILT if live else shapes.EDGE if not tilted else shapes.DULL
    canvas.box(
        area,
        rgb("#1a130c") if tilted else shapes.LIT_FILL,
        edge,
        width=4 if key == marks.focus else 2.5 if live else 1.5,
        radius=6,
    )
    words = belonging_layout.short_name(card)
    spots = belonging_layout.plate(canvas, area, words, deeds=bool(deeds))
    turn = 90 * shown.tilts.get(key, 1.0 if tilted else 0.0)
    disc(canvas, card, spots.picture.centre, spots.picture.w, ready=not tilted, turn=turn)
    head = spots.name
    if kind == "ally":
        head = _icons(canvas, head, list(ALLIES[card].icons), canvas.wide(words, belonging_layout.SMALL), counts)
    shapes.prose(canvas, words, head, 23, shapes.FAINT if tilted else P.text)
    for deed, part in deeds.items():
        _deed(canvas, part, t, deed, marks, dull=tilted)


def _icons(canvas: Canvas, head: Area, icons: list[str], name_wide: float, counts: Callable[[str], bool]) -> Area:
    """Paint the icons of an Ally at the end of its line if there is room. Returns the rest of the line."""
    side = min(30.0, head.h)
    wide = side * 1.14 * len(icons)
    if head.w - wide - 6 < name_wide:
        return head
    shapes.icons(canvas, Area(head.x + head.w - wide, head.y, wide, head.h), [(one, counts(one)) for one in icons], side)
    return head._replace(w=head.w - wide - 6)


def _deed(canvas: Canvas, area: Area, t: State, key: Key, marks: Highlights, *, dull: bool) -> None:
    """Paint one way to use a card: its verb and effect, a sign for the verb, or the sign alone."""
    kind = str(key[0])
    legal, focus = key in marks.legal, key == marks.focus
    colour = mix(VERBS[kind], shapes.FAINT, 0.75) if dull and not legal else VERBS[kind]
    if legal or focus:
        canvas.box(area, mix(shapes.LIT_FILL, colour, 0.08), P.focus if focus else colour, width=4 if focus else 1.5, radius=5)
    room = area.inset(7, 1)
    if line(canvas, belonging_layout.words_of(t, key, whole=True), room, belonging_layout.SIZE, colour, lines=1):
        return
    side = min(22.0, room.h * 0.7)
    left = Area(room.x + side + 5, room.y, room.w - side - 5, room.h)
    worded = line(canvas, belonging_layout.words_of(t, key, whole=False), left, belonging_layout.SIZE, colour)
    style.sign(canvas, SIGNS[kind], (room.x + side / 2 if worded else room.centre[0], room.centre[1]), side, colour)


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
    ring = shapes.GILT if ready else shapes.DULL
    canvas.circle(centre, wide / 2 + 1, shapes.PIT)
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
