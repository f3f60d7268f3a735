"""Pieces and cards as they are drawn: letters, coins, tokens, pawns, portraits, deeds, adventurers, rooms."""

from collections.abc import Sequence

from game.rules.dungeonville.state import COLOURS
from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS, ROOMS, TOWN
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import FLOOR, INK, LEAST, WHITE, Colour, mix
from game.ui.dungeonville import positions, theme
from game.ui.dungeonville.positions import square, title_height
from game.ui.dungeonville.theme import DUNGEON_COLOURS, EDGE, PAPER, PAPER_LOW, WIZARD_COLOURS, P
from game.ui.widgets.layout import columns, off_bottom, rows

Point = tuple[float, float]
FRAME, HOLE = (240.0, 336.0), Area(16, 54, 208, 126)
"""The size of a room's frame as drawn, and the hole in it for the picture."""
COVERED = 0.7
"""The share of a room's picture that a long name may cover."""
PLANK_SHARE = 44 / 140
"""The share of a house front's height, as drawn, that is the plank for the name."""


# ------------------------------------------------------------------ text and backgrounds


def label(
    canvas: Canvas, ways: Sequence[str], area: Area, size: float, colour: Colour, *, face: str = "text", align: str = "centre"
) -> bool:
    """Write the first of several wordings that fits into one line of `area`, vertically centred.

    Text may shrink to 72 % of `size`. Returns False and draws nothing if no wording fits.
    """
    for words in ways:
        fit = canvas.fitting(words, size, area.w, face, 0.72)
        if canvas.wide(words, fit, face) <= area.w and canvas.high(fit, face) <= area.h + 4:
            x = {"left": area.x, "centre": area.centre[0], "right": area.x + area.w}[align]
            canvas.text(words, (x, area.centre[1] - canvas.high(fit, face) / 2), fit, colour, face=face, align=align)
            return True
    return False


def write(canvas: Canvas, words: str, centre: Point, size: float, colour: Colour, face: str = "bold") -> None:
    """Write a line of text, centred at a point."""
    canvas.text(words, (centre[0], centre[1] - canvas.high(size, face) / 2), size, colour, face=face, align="centre")


def parchment(canvas: Canvas, area: Area, edge: Colour = EDGE, *, wide: float = 2) -> None:
    """A piece of parchment with a shadow."""
    canvas.box(area.moved(2, 4), theme.SHADOW, None, radius=7, alpha=120)
    canvas.box(area, (PAPER, PAPER_LOW), edge, width=wide, radius=7)
    canvas.relief("ui/paper", area.inset(wide + 1))


def dark_words(canvas: Canvas, words: str, room: Area, face: str = "bold") -> None:
    """A sentence on a dark board, as large as fits."""
    canvas.paragraph(words, room, canvas.block(words, room, 28, face, 15), theme.LIGHT_INK, face=face, middle=True)


def stage_head(canvas: Canvas, area: Area, title: str, note: str) -> None:
    """The title of the stage on a light band, with a note at the right, if there is room."""
    if not title_height(canvas, area):
        return
    band = area.row(area.y + 6, canvas.high(26, "title") + 2, left=6, right=6)
    canvas.veil(band, PAPER, 190, radius=6)  # dark text needs a light band: the picture may be dark
    size = canvas.fitting(title, 26, area.w - 36, "title")
    wide = canvas.text(title, (area.x + 18, area.y + 9), size, P.title, face="title")
    room = area.row(area.y + 11, canvas.high(20) + 4, left=wide + 44, right=18)
    label(canvas, (note,), room, 20, P.text, face="italic", align="right")


def tick(canvas: Canvas, centre: Point) -> None:
    """A small tick."""
    x, y = centre
    canvas.line((x - 7, y), (x - 2, y + 6), P.accent, 3)
    canvas.line((x - 2, y + 6), (x + 8, y - 7), P.accent, 3)


# ------------------------------------------------------------------ letters


def letter_chip(canvas: Canvas, area: Area, letter: str, dungeon: str, *, faint: bool = False, highlighted: bool = False) -> None:
    """A survival letter on the colour of its dungeon."""
    colour = DUNGEON_COLOURS[dungeon]
    fill, words = (mix(colour, PAPER, 0.6), INK) if faint else (colour, WHITE)
    canvas.box(area, fill, P.focus if highlighted else mix(colour, INK, 0.4), width=2.5 if highlighted else 1.5, radius=5)
    size = min(24.0, area.h * 0.72, 20 * (area.h - 3) / canvas.high(20, "bold"))
    write(canvas, letter, area.centre, canvas.fitting(letter, size, area.w - 2, "bold"), words)


def letters_row(canvas: Canvas, area: Area, letters: Sequence[str], at: str = "") -> None:
    """The five letters of an adventurer in the order of the dungeons; at a dungeon the others are faint."""
    across = 5 if area.w >= five_letters_width(canvas) else 3
    chips = [chip for line in rows(area, -(-5 // across), 3) for chip in columns(line, across, 4 if across == 5 else 3)]
    for chip, letter, dungeon in zip(chips, letters, DUNGEONS, strict=False):
        letter_chip(canvas, chip, letter, dungeon, faint=bool(at) and dungeon != at, highlighted=dungeon == at)


def five_letters_width(canvas: Canvas) -> float:
    """The width that a single row of five letters needs; narrower areas get two rows."""
    return 5 * (canvas.wide("C", 15, "bold") + 3) + 16


def letters_height(canvas: Canvas, wide: float) -> float:
    """The height of an adventurer's letters in an area of this width."""
    return max(28.0, canvas.high(20) + 6) if wide >= five_letters_width(canvas) else 2 * canvas.high(18, "bold") + 9


# ------------------------------------------------------------------ pieces


def coin(canvas: Canvas, centre: Point, radius: float, words: str = "") -> None:
    """A gold coin, with a number on it."""
    canvas.circle((centre[0] + 1.5, centre[1] + 2.5), radius, theme.COIN_SHADOW)
    canvas.circle(centre, radius, theme.COIN_RIM)
    canvas.circle(centre, radius - 2.5, theme.COIN)
    canvas.circle(centre, radius - 5, theme.COIN_RING, 1.5)
    if words:
        write(canvas, words, centre, canvas.fitting(words, radius * 1.02, radius * 1.5, "bold"), INK)


def token(canvas: Canvas, centre: Point, radius: float, seat: int) -> None:
    """A blood token of a wizard."""
    canvas.picture(f"dungeonville/tokens/{COLOURS[seat]}", square(centre, 2 * radius))


def tokens(canvas: Canvas, area: Area, counts: Sequence[int], *, centred: bool = False) -> None:
    """Blood tokens in a row: one per wizard, with its number beside it if there are several. They shrink to fit `area`."""
    found = [(seat, number) for seat, number in enumerate(counts) if number]
    side, size, gaps = area.h, min(20.0, area.h * 0.8), 5 * max(0, len(found) - 1)
    wide = [side + (canvas.wide(f"×{number}", size, "bold") + 3 if number > 1 else 0) for _, number in found]
    squeeze = min(1.0, area.w / max(1.0, sum(wide) + gaps))
    x, y = area.x + (max(0.0, area.w - sum(wide) * squeeze - gaps) / 2 if centred else 0.0), area.centre[1]
    side, size = side * squeeze, size * squeeze
    for (seat, number), room in zip(found, wide, strict=True):
        token(canvas, (x + side / 2, y), side / 2, seat)
        if number > 1:
            canvas.text(f"×{number}", (x + side + 2, y - canvas.high(size, "bold") / 2), size, P.text, face="bold")
        x += room * squeeze + 5


def medallion(canvas: Canvas, centre: Point, radius: float, adventurer: str, *, grey: bool = False) -> None:
    """An adventurer's medallion."""
    canvas.picture(f"dungeonville/adventurers/{adventurer}", square(centre, 2 * radius), grey=grey)


def pawn(canvas: Canvas, foot: Point, high: float, seat: int) -> None:
    """A wizard's pawn with the first letter of its name; `foot` is the bottom centre."""
    canvas.picture(f"dungeonville/pawns/{COLOURS[seat]}", Area(foot[0] - high * 0.32, foot[1] - high, high * 0.64, high))
    words, size = initial(seat), max(16.0, high * 0.2)
    across = max(canvas.high(size, "bold"), canvas.wide(words, size, "bold") + 8)
    badge = Area(foot[0] - across / 2, foot[1] - across, across, across)
    canvas.box(badge, PAPER, mix(WIZARD_COLOURS[seat], INK, 0.5), width=2, radius=across / 2)
    canvas.within(words, badge, size, INK, face="bold")


def initial(seat: int) -> str:
    """The first letter of a wizard's name."""
    return name(COLOURS[seat])[:1]


def portrait(canvas: Canvas, area: Area, seat: int) -> None:
    """A wizard's portrait."""
    canvas.picture(f"dungeonville/wizards/{COLOURS[seat]}", area)


def deed_card(canvas: Canvas, area: Area, deed: str) -> None:
    """A deed with the name of its dungeon below it; colour and picture identify it where the name does not fit."""
    word = canvas.high(20, "bold")
    if area.h > 60:
        wide = min(area.w, area.h * 0.8)
        canvas.picture(f"dungeonville/deeds/{deed}", area.halfway_across(area.y, wide, area.h - word))
    badge = Area(area.x, area.y + area.h - word - 4, area.w, word + 4)
    canvas.box(badge, DUNGEON_COLOURS[deed], WHITE, radius=5)
    label(canvas, (name(deed),), badge.inset(4, 0), 20, WHITE, face="bold")


def risk_bar(canvas: Canvas, area: Area, share: float) -> None:
    """A bar for the chance of a death, 0 to 1: red on green."""
    canvas.box(area, DUNGEON_COLOURS["goblin-camp"], INK, width=1.5, radius=5)
    if share > 0:
        canvas.box(area._replace(w=max(8.0, area.w * min(1.0, share))), P.danger, INK, width=1.5, radius=5)


def halo(canvas: Canvas, area: Area, colour: Colour) -> None:
    """Light round the entrance of a dungeon, in its colour."""
    heart = area.inset(area.w * 0.14, area.h * 0.12)
    canvas.glow(heart, mix(colour, WHITE, 0.15), spread=area.h * 0.3, radius=area.h * 0.3)


# ------------------------------------------------------------------ cards


def town_card(canvas: Canvas, area: Area, place: str, adventurer: str, *, faint: bool) -> None:
    """A place of the town with its price and the adventurer there."""
    parchment(canvas, area)
    head, rest = positions.town_parts(canvas, area)
    low = front = head.h
    if positions.has_front(canvas, area):
        canvas.picture(f"dungeonville/fronts/{place}", head, cover=True, eye=1.0)
        low = front * PLANK_SHARE
    else:
        canvas.box(head, (mix(P.title, PAPER, 0.1), P.title), None, radius=6)
    if low < (least := canvas.high(20, "bold") - 4):  # the plank as drawn is too low for letters of this size
        low = least
        canvas.box(Area(head.x, head.y + head.h - low, head.w, low), theme.PLANK, None, radius=2)
    spot = Area(head.x + 10, head.y + head.h - low, head.w - 24 if low < front else head.w - 64, low)
    label(canvas, (name(place),), spot, 20 if low < front else 22, PAPER, face="bold", align="left")
    coin(canvas, (head.x + head.w - 26, min(head.y + 26, head.centre[1] + 4)), 24, str(TOWN[place].price))
    if adventurer:
        person(canvas, rest.inset(10, 6), adventurer, faint=faint)


def person(canvas: Canvas, area: Area, adventurer: str, *, faint: bool = False) -> None:
    """An adventurer on a card: medallion, rank, class, name, letters."""
    row = ADVENTURERS[adventurer]
    chips, upper = off_bottom(area, min(letters_height(canvas, area.w), area.h * 0.5), 6)
    letters_row(canvas, chips, row.letters)
    word = _name(canvas, upper, adventurer)
    top = upper.trimmed(bottom=word + 2)
    if top.w * 0.46 < canvas.wide("88", 30, "title") + 10 or top.w < 0.6 * top.h:  # too narrow for text beside the medallion
        _upright(canvas, top, adventurer, faint=faint)
        return
    radius = min(top.h / 2, top.w * 0.27)
    medallion(canvas, (top.x + radius, top.centre[1]), radius, adventurer, grey=faint)
    x, room = top.x + 2 * radius + 10, top.w - 2 * radius - 10
    big, line = min(44.0, top.h * 0.5), canvas.high(20)
    wide = canvas.text(str(row.rank), (x, top.y), big, P.text, face="title")
    y, foot = top.y + canvas.high(big, "title") * 0.95, top.y + top.h + 4
    if y + line > foot:  # no room below the rank: write it beside
        x, y, room = x + wide + 8, top.y + (canvas.high(big, "title") - line) / 2, room - wide - 8
    label(canvas, (name(row.kind),), Area(x, y, room, line), 20, P.text, align="left")
    if y + 2 * line <= foot:
        colour, spot = row.colour or "colourless", Area(x, y + line - 2, room, canvas.high(17, "italic"))
        label(canvas, (name(colour),), spot, 17, P.muted, face="italic", align="left")


def _name(canvas: Canvas, area: Area, adventurer: str) -> float:
    """Write the name at the foot of a card in one line or two; returns its height, 0 if there is no room."""
    words = name(adventurer)
    size = canvas.fitting(words, 20, area.w, "bold", 0.75)
    style = "bold" if canvas.wide(words, size, "bold") <= area.w else "text"
    high = canvas.tall(words, size, area.w, style)
    broken = any(canvas.wide(part, size, style) > area.w for part in words.split())
    if broken or area.h - high < 2 * canvas.high(20):
        return _small_name(canvas, area, words)
    canvas.paragraph(words, Area(area.x, area.y + area.h - high, area.w, high), size, P.text, face=style)
    return high


def _small_name(canvas: Canvas, area: Area, words: str) -> float:
    """Write a long name at the foot of a card in one line of the smallest letters; returns its height, 0 if it would be cut."""
    high = canvas.high(FLOOR / canvas.scale)
    if canvas.wide(words, FLOOR / canvas.scale) * LEAST / FLOOR > area.w or area.h - high < 2 * canvas.high(20):
        return 0.0
    canvas.text(words, (area.x, area.y + area.h - high), FLOOR / canvas.scale, P.text, room=area.w)
    return high


def _upright(canvas: Canvas, area: Area, adventurer: str, *, faint: bool) -> None:
    """A narrow card: the medallion, below it the rank and the class, or the sign of the class."""
    row = ADVENTURERS[adventurer]
    number, kind, x = canvas.high(30, "title") * 0.9, canvas.high(20), area.centre[0]
    both = area.h - number - kind > kind
    low = number + (kind if both else 0)
    radius = max(4.0, min(area.w / 2, (area.h - low) / 2))
    medallion(canvas, (x, area.y + (area.h - low) / 2), radius, adventurer, grey=faint)
    y, wide = area.y + area.h - low, canvas.wide(str(row.rank), 30, "title")
    named = both and label(canvas, (name(row.kind),), area.row(y + number, kind), 20, P.text)
    side = min(number * 0.62, area.w - wide - 4)
    beside = 0.0 if named or side < 12 else side + 4
    canvas.text(str(row.rank), (x - beside / 2, y), 30, P.text, face="title", align="centre")
    if beside:
        sign = square((x - beside / 2 + wide / 2 + 4 + side / 2, y + number / 2), side)
        canvas.picture(f"dungeonville/signs/{row.kind}", sign)


def room_card(canvas: Canvas, area: Area, room: str, *, carried: bool = True, size: float = 19) -> None:
    """A room: its picture, letter, gold and name in a text size; grey if it was left behind."""
    row, across, down = ROOMS[room], area.w / FRAME[0], area.h / FRAME[1]
    picture = area.at(HOLE.x * across, HOLE.y * down, HOLE.w * across, HOLE.h * down)
    canvas.picture(f"dungeonville/rooms/{room}", picture, cover=True, grey=not carried)
    canvas.picture(f"dungeonville/frames/{row.dungeon}", area)
    if row.letter:
        letter_chip(canvas, area.at(8, 8, 34, 34), row.letter, row.dungeon)
        coin(canvas, (area.x + area.w - 24, area.y + 24), 19, str(row.gold))
    low, note = picture.y + picture.h, 0.0 if carried else canvas.high(17)
    words = area.below(low + 4, left=3, right=3, bottom=10).trimmed(bottom=note)
    size = canvas.block(name(room), words, size, "bold")
    face = "text" if any(canvas.wide(word, size, "bold") > words.w for word in name(room).split()) else "bold"
    if (more := canvas.tall(name(room), size, words.w, face) - words.h) > 1:  # a long name covers a part of the picture
        words = words._replace(y=words.y - min(more, picture.h * COVERED), h=words.h + min(more, picture.h * COVERED))
        canvas.box(picture._replace(y=words.y, h=low + 4 - words.y).inset(-2, 0), PAPER, None, radius=3)
    if note:
        label(canvas, (say("ui-dv-left-behind"),), words._replace(y=words.y + words.h, h=note), 17, mix(P.danger, INK, 0.75))
    if canvas.tall(name(room), size, words.w, face) <= words.h + 1:
        canvas.paragraph(name(room), words, size, P.text, face=face, align="centre", middle=True)
