"""Colours and small drawings: letters, coins, tokens, pawns, portraits. A letter or sign accompanies every colour code."""

from collections.abc import Sequence

from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS
from game.text import name
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import DUNGEONVILLE, INK, WHITE, Colour, mix, rgb
from game.ui.widgets.layout import columns, rows

P = DUNGEONVILLE
"""The palette of the table."""
PAPER, PAPER_LOW, EDGE = rgb("#f6ecd2"), rgb("#e8d9b2"), rgb("#a98a57")
PAPER_TEXTURE = "ui/paper"
"""The texture of parchment."""
SECRET_GROUND = rgb("#2d1a3d")
"""The background of what only one wizard may see."""
LIGHT_INK = rgb("#fdeccb")
"""Text on a dark background."""
DUNGEON_COLOURS: dict[str, Colour] = {
    "crypt": rgb("#6d3fa8"),
    "rat-haus": rgb("#8f5009"),
    "ice-cave": rgb("#1f63ad"),
    "goblin-camp": rgb("#23783f"),
    "dragons-lair": rgb("#ad231d"),
}
"""Colours of dungeons."""
ADVENTURER_COLOURS: dict[str, Colour] = {
    "red": rgb("#ad231d"),
    "blue": rgb("#1f63ad"),
    "green": rgb("#23783f"),
    "yellow": rgb("#855d05"),
    "purple": rgb("#6d3fa8"),
    "": rgb("#6f675c"),
}
"""Colours of adventurers; "" is colourless."""
WIZARD_COLOURS: tuple[Colour, ...] = (rgb("#3a3a44"), rgb("#f4efe2"), rgb("#e58427"), rgb("#1f8f8a"), rgb("#d94a8c"))
"""Colours of wizards, by seat."""

WIZARD_INKS: tuple[Colour, ...] = (rgb("#3a3a44"), rgb("#5c5038"), rgb("#95480a"), rgb("#0f625e"), rgb("#a8215f"))
"""Text colours of wizards on parchment, by seat."""


def ink_on(colour: Colour) -> Colour:
    """The text colour for a background of this colour."""
    return INK if sum(colour) > 420 else WHITE


def initial(seat: int) -> str:
    """The first letter of a wizard's name."""
    return name(COLOURS[seat])[:1]


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


def letter_chip(canvas: Canvas, area: Area, letter: str, dungeon: str, *, faint: bool = False, highlighted: bool = False) -> None:
    """A survival letter on the colour of its dungeon."""
    colour = DUNGEON_COLOURS[dungeon]
    fill, words = (mix(colour, PAPER, 0.6), INK) if faint else (colour, WHITE)
    canvas.box(area, fill, P.focus if highlighted else mix(colour, INK, 0.4), width=2.5 if highlighted else 1.5, radius=5)
    size = min(24.0, area.h * 0.72, 20 * (area.h - 3) / canvas.high(20, "bold"))
    size = canvas.fitting(letter, size, area.w - 2, "bold")
    canvas.text(
        letter, (area.centre[0], area.centre[1] - canvas.high(size, "bold") / 2), size, words, face="bold", align="centre"
    )


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
    line = max(28.0, canvas.high(20) + 6)
    return line if wide >= five_letters_width(canvas) else 2 * canvas.high(18, "bold") + 9


def coin(canvas: Canvas, centre: tuple[float, float], radius: float, words: str = "") -> None:
    """A gold coin, with a number on it."""
    canvas.circle((centre[0] + 1.5, centre[1] + 2.5), radius, rgb("#5b3d0e"))
    canvas.circle(centre, radius, rgb("#b07d1c"))
    canvas.circle(centre, radius - 2.5, rgb("#f0c544"))
    canvas.circle(centre, radius - 5, rgb("#d8a32c"), 1.5)
    if words:
        size = canvas.fitting(words, radius * 1.02, radius * 1.5, "bold")
        canvas.text(words, (centre[0], centre[1] - canvas.high(size, "bold") / 2), size, INK, face="bold", align="centre")


def token(canvas: Canvas, centre: tuple[float, float], radius: float, seat: int) -> None:
    """A blood token of a wizard."""
    if art.has(picture := f"dungeonville/tokens/{COLOURS[seat]}"):
        canvas.picture(picture, Area(centre[0] - radius, centre[1] - radius, radius * 2, radius * 2))
        return
    canvas.circle(centre, radius, mix(WIZARD_COLOURS[seat], INK, 0.5))
    canvas.circle(centre, radius - 2, WIZARD_COLOURS[seat])
    words = initial(seat)
    size = radius * 1.1
    canvas.text(
        words,
        (centre[0], centre[1] - canvas.high(size, "bold") / 2),
        size,
        ink_on(WIZARD_COLOURS[seat]),
        face="bold",
        align="centre",
    )


def tokens(canvas: Canvas, area: Area, counts: Sequence[int], *, centred: bool = False) -> None:
    """Blood tokens in a row: one per wizard, with its number beside it if there are several. They shrink to fit `area`."""
    found = [(seat, number) for seat, number in enumerate(counts) if number]
    radius = area.h / 2
    size = min(20.0, area.h * 0.8)
    wide = [2 * radius + (canvas.wide(f"×{number}", size, "bold") + 3 if number > 1 else 0) for _, number in found]
    squeeze = min(1.0, area.w / max(1.0, sum(wide) + 5 * max(0, len(found) - 1)))
    x = area.x + (max(0.0, area.w - sum(wide) * squeeze - 5 * max(0, len(found) - 1)) / 2 if centred else 0.0)
    for (seat, number), room in zip(found, wide, strict=True):
        token(canvas, (x + radius * squeeze, area.centre[1]), radius * squeeze, seat)
        if number > 1:
            y = area.centre[1] - canvas.high(size * squeeze, "bold") / 2
            canvas.text(f"×{number}", (x + 2 * radius * squeeze + 2, y), size * squeeze, P.text, face="bold")
        x += room * squeeze + 5


def medallion(canvas: Canvas, centre: tuple[float, float], radius: float, adventurer: str, *, grey: bool = False) -> None:
    """An adventurer's medallion."""
    row = ADVENTURERS[adventurer]
    picture = f"dungeonville/adventurers/{adventurer}"
    if art.has(picture):
        canvas.picture(picture, Area(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius), grey=grey)
        return
    canvas.circle(centre, radius, rgb("#6b4a18"))
    canvas.circle(centre, radius - 2, rgb("#dcb765"))
    canvas.circle(centre, radius - 4, rgb("#888880") if grey else ADVENTURER_COLOURS[row.colour])
    words, size = name(row.kind)[:1], radius
    canvas.text(words, (centre[0], centre[1] - canvas.high(size, "title") / 2), size, WHITE, face="title", align="centre")


def pawn(canvas: Canvas, foot: tuple[float, float], high: float, seat: int) -> None:
    """A wizard's pawn with its initial; `foot` is the bottom centre."""
    picture = f"dungeonville/pawns/{COLOURS[seat]}"
    if art.has(picture):
        canvas.picture(picture, Area(foot[0] - high * 0.32, foot[1] - high, high * 0.64, high))
    else:
        x, y = foot
        canvas.shape([(x - high * 0.3, y), (x + high * 0.3, y), (x, y - high)], WIZARD_COLOURS[seat], INK, 2)
        canvas.circle((x, y - high * 0.5), high * 0.2, WIZARD_COLOURS[seat])
    words, size = initial(seat), max(16.0, high * 0.2)
    across = max(canvas.high(size, "bold"), canvas.wide(words, size, "bold") + 8)
    badge = Area(foot[0] - across / 2, foot[1] - across, across, across)
    canvas.box(badge, PAPER, mix(WIZARD_COLOURS[seat], INK, 0.5), width=2, radius=across / 2)
    canvas.within(words, badge, size, INK, face="bold")


def portrait(canvas: Canvas, area: Area, seat: int) -> None:
    """A wizard's portrait."""
    if art.has(picture := f"dungeonville/wizards/{COLOURS[seat]}"):
        canvas.picture(picture, area)
    else:
        pawn(canvas, (area.centre[0], area.y + area.h), area.h, seat)


def parchment(canvas: Canvas, area: Area, edge: Colour = EDGE, *, wide: float = 2) -> None:
    """A piece of parchment with a shadow."""
    canvas.box(area.moved(2, 4), rgb("#1d0f06"), None, radius=7, alpha=120)
    canvas.box(area, (PAPER, PAPER_LOW), edge, width=wide, radius=7)
    canvas.relief(PAPER_TEXTURE, area.inset(wide + 1))


def deed_card(canvas: Canvas, area: Area, deed: str) -> None:
    """A deed with the name of its dungeon below it."""
    word = canvas.high(20, "bold")
    if art.has(f"dungeonville/deeds/{deed}") and area.h > 60:
        wide = min(area.w, area.h * 0.8)
        canvas.picture(f"dungeonville/deeds/{deed}", Area(area.centre[0] - wide / 2, area.y, wide, area.h - word))
    badge = Area(area.x, area.y + area.h - word - 4, area.w, word + 4)
    canvas.box(badge, DUNGEON_COLOURS[deed], WHITE, radius=5)
    label(
        canvas, (name(deed),), badge.inset(4, 0), 20, WHITE, face="bold"
    )  # colour and picture identify it where the name does not fit


def risk_bar(canvas: Canvas, area: Area, share: float) -> None:
    """A bar for the chance of a death, 0 to 1: red on green."""
    canvas.box(area, DUNGEON_COLOURS["goblin-camp"], INK, width=1.5, radius=5)
    if share > 0:
        canvas.box(area._replace(w=max(8.0, area.w * min(1.0, share))), P.danger, INK, width=1.5, radius=5)


def active_dungeon(t: State) -> str:
    """The dungeon of the expedition or fight that is in progress, "" for none."""
    return t.trip.dungeon if t.trip is not None else t.fight.dungeon if t.fight is not None else ""


def halo(canvas: Canvas, area: Area, colour: Colour) -> None:
    """Light round the entrance of a dungeon, in its colour."""
    heart = area.inset(area.w * 0.14, area.h * 0.12)
    canvas.glow(heart, mix(colour, WHITE, 0.15), spread=area.h * 0.3, radius=area.h * 0.3)
