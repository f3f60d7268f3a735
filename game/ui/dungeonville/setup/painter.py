"""Painters of the setup: the wizards, and the goals with bars for the rounds that a match takes."""

from collections.abc import Mapping, Sequence

from game.rules.dungeonville.evenings import Evenings, evenings
from game.rules.dungeonville.options import MOST
from game.rules.dungeonville.state import COLOURS
from game.rules.dungeonville.tables.cards import DUNGEONS, NUMBERS
from game.text import name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, mix
from game.ui.dungeonville import style
from game.ui.widgets.controls import focus_frame, panel
from game.ui.widgets.layout import columns, middle, off_left, off_right

P = style.P
TITLE, SMALL, TEXT = 24.0, 18.0, 18.0
INSET, GAP = 10.0, 12.0
NUMBER = 64.0
"""The width of a goal's number."""
BAR = 14.0
COUNTRY_RATIO, LEAST = 1168 / 272, 130.0
"""The aspect ratio of the picture of the country, and the least height at which it is shown."""
ENTRANCE_SIZE = (480, 440)
RULER = max(row.most for row in evenings().values())
"""The greatest number of rounds on a bar."""


def portrait(seat: int) -> str:
    """The picture of a wizard."""
    return f"dungeonville/wizards/{COLOURS[seat]}"


# ------------------------------------------------------------------ wizards


def wizard_cells(canvas: Canvas, area: Area, holders: Sequence[str]) -> list[Area]:
    """A cell for each wizard, as high as the longest text. `holders` says by seat who plays; "" is a wizard that does not."""
    cells = columns(area, MOST, GAP)
    wide = cells[0].w - 2 * INSET
    high = max(_words(canvas, Area(0, 0, wide, 0), seat, holders[seat], draw=False) for seat in range(MOST))
    return [cell._replace(h=_portrait_side(cell.w) + high + 3 * INSET) for cell in cells]


def _portrait_side(wide: float) -> float:
    return min(190.0, wide - 2 * INSET)


def _words(canvas: Canvas, area: Area, seat: int, holder: str, *, draw: bool = True) -> float:
    """The name, title and text of a wizard, and who plays it; returns the height."""
    colour = COLOURS[seat]
    lines = (
        (name(colour), TITLE, "title", P.title),
        (say(f"title-{colour}"), SMALL, "italic", P.muted),
        (say(f"text-{colour}"), TEXT, "text", P.text),
        (holder or say("ui-dv-setup-away"), TEXT, "bold", P.title if holder else P.muted),
    )
    y = area.y
    for words, most, face, ink in lines:
        size = canvas.fitting(words, most, area.w, face) if face == "title" else most
        high = canvas.tall(words, size, area.w, face)
        if draw:
            canvas.paragraph(words, Area(area.x, y, area.w, high + 4), size, ink, face=face, align="centre")
        y += high + 4
    return y - area.y


def paint_wizard(canvas: Canvas, area: Area, seat: int, holder: str, *, focused: bool) -> None:
    """A wizard: the portrait, grey if it does not play, and the words."""
    plays, colour = bool(holder), style.WIZARD_COLOURS[seat]
    panel(canvas, area, P, line=mix(colour, INK, 0.3) if plays else None)
    side = _portrait_side(area.w)
    portrait_area = Area(area.centre[0] - side / 2, area.y + INSET, side, side)
    if art.has(portrait(seat)):
        canvas.picture(portrait(seat), portrait_area, grey=not plays, alpha=255 if plays else 150)
    else:
        style.pawn(canvas, (portrait_area.centre[0], portrait_area.y + portrait_area.h), side * 0.9, seat)
    if plays:
        canvas.frame(area, mix(colour, INK, 0.3), width=3)
    _words(canvas, Area(area.x + INSET, portrait_area.y + side + INSET, area.w - 2 * INSET, area.h), seat, holder)
    if focused:
        focus_frame(canvas, area, P, diamonds=False)


# ------------------------------------------------------------------ goals


def length(goal: int, lasts: Evenings) -> str:
    """How many rounds a match with this goal lasts, in words."""
    kind = "printed" if goal == NUMBERS.goal else "longer" if goal > NUMBERS.goal else "shorter"
    return say("ui-dv-setup-length", median=lasts.median, least=lasts.least, most=lasts.most, kind=kind)


def goal_rows(canvas: Canvas, area: Area, goals: Mapping[int, Evenings]) -> list[Area]:
    """A row for each goal, as high as its text."""
    made, y = list[Area](), area.y
    for goal, lasts in goals.items():
        high = canvas.tall(length(goal, lasts), TEXT, area.w - NUMBER - 3 * INSET) + BAR + 26
        made.append(Area(area.x, y, area.w, max(62.0, high)))
        y += made[-1].h + 8
    return made


def paint_goal(canvas: Canvas, area: Area, goal: int, lasts: Evenings, *, chosen: bool, focused: bool) -> None:
    """A goal: its number, its rounds in words, and a bar from the shortest to the longest match with a mark at the median."""
    panel(canvas, area, P, line=P.accent if chosen else None, warm=mix(P.panel, style.PAPER, 0.5))
    number, rest = off_left(area.inset(INSET, 8), NUMBER, INSET)
    canvas.circle(number.centre, 25, P.danger if chosen else mix(P.danger, P.panel, 0.55))
    canvas.within(str(goal), number, 28, style.PAPER if chosen else P.title, face="bold")
    words = length(goal, lasts)
    high = canvas.paragraph(words, rest, TEXT, P.text)
    _bar(canvas, Area(rest.x, rest.y + high + 6, rest.w, BAR), lasts.least, lasts.median, lasts.most)
    if chosen:
        canvas.frame(area, P.accent, width=3)
    if focused:
        focus_frame(canvas, area, P, diamonds=False)


def _bar(canvas: Canvas, area: Area, least: int, median: int, most: int) -> None:
    """A bar for the rounds on a ruler: four of five matches end within it."""
    step = area.w / RULER
    canvas.box(area.inset(0, BAR / 2 - 1.5), mix(P.line, P.panel, 0.4), radius=1)
    shown = Area(area.x + (least - 1) * step, area.y, (most - least + 1) * step, BAR)
    canvas.box(shown, mix(P.accent, P.panel, 0.45), P.accent, radius=4)
    middle, _ = off_right(Area(area.x, area.y - 3, median * step, BAR + 6), step)
    canvas.box(middle._replace(x=middle.centre[0] - 3, w=6), P.title, radius=2)


# ------------------------------------------------------------------ the country


def country(canvas: Canvas, area: Area) -> None:
    """The country with its five dungeons, if there is room for it."""
    high = min(area.h, area.w / COUNTRY_RATIO, 272.0)
    if high < LEAST or canvas.blind:
        return
    map_of = middle(area, high * COUNTRY_RATIO, high)
    canvas.picture("dungeonville/ground", map_of)
    for dungeon, spot in zip(DUNGEONS, columns(map_of.inset(high * 0.12, 0), len(DUNGEONS), high * 0.1), strict=True):
        tall = min(high * 0.74, spot.w * ENTRANCE_SIZE[1] / ENTRANCE_SIZE[0])
        wide = tall * ENTRANCE_SIZE[0] / ENTRANCE_SIZE[1]
        entrance = Area(spot.centre[0] - wide / 2, map_of.y + high * 0.86 - tall, wide, tall)
        for picture in (f"dungeonville/mouths/{dungeon}", f"dungeonville/mouths/{dungeon}-lit"):
            canvas.picture(picture, entrance)
