"""What lies before a sheet: Items with Use and Deplete in words, Allies with their icons, Secrets; ready in gold, tilted turned and dull."""

from collections.abc import Callable

import pygame

from game.rules.london.cards import ALLIES
from game.rules.london.state import State
from game.text import name, say
from game.ui import art
from game.ui.canvas import FINER, Area, Canvas
from game.ui.kept import keep
from game.ui.london import look
from game.ui.london.story import deed_words, pen, rich
from game.ui.london.story.lay import Key, Stage
from game.ui.london.story.script_look import motif
from game.ui.london.story.shown import Marks, Shown
from game.ui.theme import BLACK, Colour, mix, rgb

P = look.P
VERBS: dict[str, Colour] = {
    "use": pen.GILT, "deplete": rgb("#f0b4a8"), "sacrifice": rgb("#f0b4a8"), "confide": rgb("#a8e0d0"),
}  # fmt: skip
SIGNS = {"use": "detour", "deplete": "cross", "sacrifice": "sacrifice", "confide": "shell"}
"""What stands for the verb where there is no room for it."""


def paint(canvas: Canvas, spots: Stage, t: State, shown: Shown, marks: Marks, counts: Callable[[str], bool]) -> None:
    """All plates of a stage."""
    for key, area in spots.goods.items():
        deeds = {deed: part for deed, part in spots.deeds.items() if deed[2] == key[2]}
        _plate(canvas, area, t, key, deeds, shown, marks, counts)


def _plate(
    canvas: Canvas,
    area: Area,
    t: State,
    key: Key,
    deeds: dict[Key, Area],
    shown: Shown,
    marks: Marks,
    counts: Callable[[str], bool],
) -> None:
    kind, seat, card = str(key[0]), int(key[1]), str(key[2])
    item = next((one for one in t.people[seat].items if one.id == card), None) if kind == "item" else None
    tilted, gone = item is not None and item.tilted, shown.gone.get(key, 0.0)
    live = any(deed in marks.legal for deed in deeds) or key in marks.legal
    edge = P.focus if key == marks.focus else pen.GILT if live else pen.EDGE if not tilted else pen.DULL
    canvas.box(
        area, rgb("#1a130c") if tilted else pen.LIT_FILL, edge, width=4 if key == marks.focus else 2.5 if live else 1.5, radius=6
    )
    narrow = area.w < 240
    side = min(48.0, area.h - 12) if not narrow else min(32.0, area.h * 0.4)
    top = canvas.high(20, "bold") + 8 if deeds else area.h
    middle = (area.x + 10 + side / 2, area.centre[1] if not narrow else area.y + 4 + side / 2)
    disc(canvas, card, middle, side, ready=not tilted, turn=90 * shown.tilts.get(key, 1.0 if tilted else 0.0))
    x = area.x + side + 20
    head = Area(x, area.y + 4, area.x + area.w - x - 8, min(top, area.h * 0.45) if deeds else area.h - 8)
    if kind == "ally":
        head = _icons(canvas, head, list(ALLIES[card].icons), counts)
    pen.fit(canvas, name(card).split(",")[0], head, 23, pen.FAINT if tilted else P.text)
    left = x if not narrow else area.x + 8
    for deed, part in deeds.items():
        share = (area.x + area.w - 8 - left) / max(1.0, area.w)
        spot = Area(left + (part.x - area.x) * share, part.y - 3, part.w * share, part.h - 2)
        _deed(canvas, spot, t, deed, marks, dull=tilted)
    if gone:
        canvas.veil(area, BLACK, round(200 * min(1.0, gone)), radius=6)


def _icons(canvas: Canvas, head: Area, icons: list[str], counts: Callable[[str], bool]) -> Area:
    """The icons that an Ally lends at the end of its line; returns what is left of it."""
    side = min(30.0, head.h)
    wide = side * 1.14 * len(icons)
    pen.icons(canvas, Area(head.x + head.w - wide, head.y, wide, head.h), [(one, counts(one)) for one in icons], side)
    return head._replace(w=head.w - wide - 6)


def _deed(canvas: Canvas, area: Area, t: State, key: Key, marks: Marks, *, dull: bool) -> None:
    """One way to use a card: its verb, or a sign for it, and what it does."""
    kind = str(key[0])
    legal, focus = key in marks.legal, key == marks.focus
    colour = mix(VERBS[kind], pen.FAINT, 0.75) if dull else VERBS[kind]
    spot = area.inset(1, 2)
    if legal or focus:
        canvas.box(spot, mix(pen.LIT_FILL, colour, 0.14), P.focus if focus else colour, width=4 if focus else 1.5, radius=5)
    words = deed_words.deed_words(deed_words.deed_of(t, key))
    room = spot.inset(6, 0)
    whole = say(f"ui-ld-stage-{kind}", words=words)
    if rich.wide(canvas, whole, 21) * 0.82 <= room.w:
        line(canvas, whole, room, 21, colour)
        return
    side = min(20.0, room.h * 0.7)
    look.sign(canvas, SIGNS[kind], (room.x + side / 2, room.centre[1]), side, colour)
    line(canvas, words, Area(room.x + side + 4, room.y, room.w - side - 4, room.h), 21, colour)


def line(canvas: Canvas, words: str, room: Area, size: float, colour: Colour) -> None:
    """Words with tokens on one line, smaller where there is little room, then on two."""
    made = size
    while made > 15 and rich.wide(canvas, words, made) > room.w:
        made -= 1
    if rich.wide(canvas, words, made) > room.w:
        made = rich.block(canvas, words, room, size, least=12)
    rich.paragraph(canvas, words, room._replace(w=room.w + 2), made, colour, middle=True)


@keep(4)
def _round(picture: str, wide: int, grey: bool) -> pygame.Surface:
    """A picture cut to a disc with a smooth rim."""
    made = pygame.Surface((wide, wide), pygame.SRCALPHA)  # also where there is no window, as in a film
    made.blit(art.covering(picture, wide, wide, grey), (0, 0))
    mask = pygame.Surface((wide * FINER, wide * FINER), pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    pygame.draw.circle(mask, (255, 255, 255, 255), (wide * FINER / 2, wide * FINER / 2), wide * FINER / 2)
    made.blit(pygame.transform.smoothscale(mask, (wide, wide)), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return made


def disc(canvas: Canvas, card: str, centre: tuple[float, float], wide: float, *, ready: bool, turn: float | None = None) -> None:
    """The picture of an owned card in a ring: gold where it is ready, dull and turned where it is tilted."""
    ring = pen.GILT if ready else pen.DULL
    canvas.circle(centre, wide / 2 + 1, pen.PIT)
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
