"""Paints the plates on the map: the names of the Streets, the Story, the Dread, and the numbers of the Locations."""

from game.rules.london.places import STREETS
from game.rules.london.state import State
from game.rules.london.tables.cards import GOONS, NUMBERS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour, mix, rgb
from game.ui.london import style

P = style.P
WOOD, WOOD_LOW = rgb("#2a2119"), rgb("#16110c")
ROMAN = {1: "I", 2: "II"}
SEAL, SEAL_HIGHLIGHTED = rgb("#201812"), rgb("#7a1f1a")


def plate_ground(canvas: Canvas, area: Area) -> None:
    """Paint an empty plate of dark wood with two brass lines."""
    deep = min(6.0, area.h * 0.14)
    canvas.box(area, (WOOD, WOOD_LOW), style.BRASS, width=2, radius=5)
    canvas.frame(area.inset(deep * 0.7), rgb("#8a6a34"), width=1, radius=3)


def streets(canvas: Canvas, plate: Area, area: str, *, goon: str = "", left: bool = False) -> None:
    """Paint the name plate of an Area and its Streets, with the Goon there. The name moves to the `left` beside Characters."""
    plate_ground(canvas, plate)
    inner = plate.inset(14, 0)
    if goon:
        wide = plate.h * 1.45
        centre = plate.x + wide * 0.52, plate.centre[1]
        style.medal(canvas, goon, None, centre, wide)
        canvas.picture(
            f"london/tokens/goon-{GOONS[goon].number}",
            style.square((centre[0] + wide * 0.36, centre[1] + wide * 0.26), wide * 0.5),
        )
        inner = Area(plate.x + wide * 1.2, plate.y, plate.w - wide * 1.2 - 8, plate.h)
    share = plate.h / 36
    title, words = name(area), name(STREETS[area])
    big, small = 25 * share, 21 * share
    room = inner.w - (4.2 * 36 * share if left else 0)
    while canvas.wide(title, big, "title") + 14 + canvas.wide(words, small, "italic") > room and big > 14 * share:
        big, small = big * 0.95, small * 0.95
    if canvas.wide(title, big, "title") + 14 * share + canvas.wide(words, small, "italic") > room:
        words = ""  # the name of the Area alone
    wide = canvas.wide(title, big, "title") + 14 * share + canvas.wide(words, small, "italic")
    x = inner.x if left or goon else inner.centre[0] - wide / 2
    y = plate.centre[1]
    used = canvas.text(title, (x, y - canvas.high(big, "title") / 2), big, P.title, face="title", room=room)
    x += used + 14 * share
    canvas.text(
        words,
        (x, y - canvas.high(small, "italic") / 2),
        small,
        mix(P.muted, P.text, 0.4),
        face="italic",
        room=max(20.0, inner.x + room - x),
    )


def seal(canvas: Canvas, area: Area, number: int, *, highlighted: bool) -> None:
    """Paint the number of a Location, red while it is highlighted."""
    r = area.w / 2
    canvas.circle(area.centre, r, SEAL_HIGHLIGHTED if highlighted else SEAL)
    canvas.circle(area.centre, r, P.focus if highlighted else rgb("#d0a65a"), r * 0.17)
    canvas.circle(area.centre, r * 0.74, rgb("#8a6a34"), 1)
    size = 1.24 * r
    y = area.centre[1] - canvas.high(size, "title") / 2
    canvas.text(str(number), (area.centre[0], y), size, rgb("#fbeecb"), face="title", align="centre")


def story(canvas: Canvas, area: Area, t: State) -> None:
    """Paint the Story and the Chapter."""
    plate_ground(canvas, area)
    lines: list[tuple[str, float, str, Colour]] = [
        (name(t.options.story), 30, "title", P.title),
        (say("ui-ld-board-chapter", roman=ROMAN[t.chapter]), 25, "bold", P.text),
        (say("ui-ld-board-plan" if t.phase in ("ready", "planning") else "ui-ld-board-live"), 21, "italic", P.muted),
    ]
    fits = [
        (words, canvas.fitting(words, size * area.h / 144, area.w - 20, face, 0.5), face, colour)
        for words, size, face, colour in lines
    ]
    fits = [line for line in fits if canvas.wide(line[0], line[1], line[2]) <= area.w - 16]  # a tiny plate shortens its text
    y = area.centre[1] - sum(canvas.high(size, face) + 4 for _, size, face, _ in fits) / 2
    for words, size, face, colour in fits:
        canvas.text(words, (area.centre[0], y), size, colour, face=face, align="centre", room=area.w - 16)
        y += canvas.high(size, face) + 4


def dread(canvas: Canvas, area: Area, t: State) -> None:
    """Paint the Dread and its limit."""
    plate_ground(canvas, area)
    share, most = area.h / 144, NUMBERS.dread_limit
    size = 28 * share
    title = say("ui-ld-board-dread")
    wide = canvas.wide(title, size, "title")
    left = area.centre[0] - (wide + 48 * share) / 2
    style.sign(canvas, "dread", (left + 18 * share, area.y + 42 * share), 36 * share, style.DREAD_RED)
    canvas.text(title, (left + 48 * share, area.y + 42 * share - canvas.high(size, "title") / 2), size, P.title, face="title")
    words = say("ui-ld-board-dread-of", dread=t.dread, most=most)
    canvas.text(words, (area.centre[0], area.y + 70 * share), 25 * share, P.text, face="bold", align="centre", room=area.w - 16)
    bar = Area(area.x + 20 * share, area.y + 110 * share, area.w - 40 * share, 15 * share)
    canvas.box(bar, rgb("#0f0906"), rgb("#8a6a34"), width=1.5, radius=7)
    if t.dread:
        full = min(1.0, t.dread / most)
        canvas.box(bar.inset(2)._replace(w=max(10.0, (bar.w - 4) * full)), (rgb("#e2665a"), rgb("#8e2a24")), radius=5)
    for step in range(1, most // 5):
        x = bar.x + bar.w * step * 5 / most
        canvas.line((x, bar.y + 2), (x, bar.y + bar.h - 2), rgb("#4a3320"), 1)
