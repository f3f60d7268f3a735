"""The painters of the campaign ledger: parties, adventures with their seals, results."""

from collections.abc import Sequence

from game.rules.ravenloft.adventures.campaign import Ledger, Result
from game.rules.ravenloft.tables.cards import ADVENTURES
from game.text import ravenloft as ledger_text, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import GOLD, GREEN, INK, RAVENLOFT, RED_LIGHT, WARM, rgb
from game.ui.ravenloft.board.faces import portrait
from game.ui.widgets.controls import focus_frame, panel
from game.ui.widgets.layout import off_left, off_top

P = RAVENLOFT
TITLE, LOW_TITLE, ADVICE, NAME, STATE, NIGHT = 42.0, 30.0, 22.0, 22.0, 19.0, 20.0
FACE, NUMBER, SEAL = 46.0, 40.0, 40.0
SEALS = {True: "ravenloft/tokens/seal-won", False: "ravenloft/tokens/seal-lost", None: "ravenloft/tokens/seal-open"}
"""The seal of an adventure that was won, only lost, or never finished."""


def paper(canvas: Canvas, area: Area) -> None:
    """Draw the panel of the list."""
    panel(canvas, area, P)


# ---------------------------------------------------------------------------------------------- sets of Heroes


def party_size(canvas: Canvas, heroes: Sequence[str]) -> tuple[float, float]:
    """Return the size of a party's button."""
    return len(heroes) * (FACE + 4) + 16, FACE + 12


def party(canvas: Canvas, area: Area, heroes: Sequence[str], *, chosen: bool, focused: bool) -> None:
    """Draw the portraits of a party; the chosen one is golden and underlined."""
    canvas.box(area, WARM if chosen else P.panel_low, P.accent if chosen else P.line, radius=8, width=2.5 if chosen else 1)
    for place, hero in enumerate(heroes):
        canvas.picture(portrait(hero), Area(area.x + 8 + place * (FACE + 4) + 2, area.y + 5, FACE, FACE))
    if chosen:
        canvas.box(Area(area.x + 10, area.y + area.h - 6, area.w - 20, 4), GOLD, radius=2)
    if focused:
        focus_frame(canvas, area, P, diamonds=False)


# ---------------------------------------------------------------------------------------------- adventures


def _words_room(canvas: Canvas, wide: float) -> float:
    return wide - _number(canvas) - SEAL - 36


def _number(canvas: Canvas) -> float:
    return max(NUMBER, canvas.wide("00", 24, "title") + 14)


def chip_wide(canvas: Canvas) -> float:
    """Return the width of the word beside the suggested adventure."""
    return canvas.wide(say("ui-campaign-next"), STATE, "bold") + 20


def row_high(canvas: Canvas, wide: float, book: Ledger, heroes: Sequence[str], adventure: str) -> float:
    """Return the height of an adventure's row."""
    room = _words_room(canvas, wide)
    name = canvas.tall(ledger_text.title(book, adventure), NAME, room - chip_wide(canvas) - 10, "bold")
    return max(SEAL + 6, name + canvas.tall(ledger_text.record(book, heroes, adventure), STATE, room) + 12)


def row(
    canvas: Canvas, area: Area, book: Ledger, heroes: Sequence[str], adventure: str, *, advised: bool, chosen: bool, focused: bool
) -> None:
    """Draw an adventure: number, seal, name and this party's record; the suggested one with a word."""
    canvas.box(area, WARM if advised else P.panel_low, P.accent if chosen else P.line, radius=6, width=2.5 if chosen else 1)
    digits, rest = off_left(area, _number(canvas), 0)
    known = ADVENTURES.get(adventure)
    if known is not None:
        top = area.y + (area.h - canvas.high(24, "title")) / 2
        canvas.text(str(known.number), (digits.centre[0], top), 24, P.accent, face="title", align="centre")
    won = book.won(heroes, adventure)
    canvas.picture(SEALS[won], Area(rest.x, rest.centre[1] - SEAL / 2, SEAL, SEAL))
    words = Area(rest.x + SEAL + 14, area.y + 5, _words_room(canvas, area.w), area.h)
    beside = chip_wide(canvas)
    named = words._replace(w=words.w - beside - 10)
    y = words.y + canvas.paragraph(ledger_text.title(book, adventure), named, NAME, P.text, face="bold")
    colour = P.muted if won is None else GREEN if won else RED_LIGHT
    canvas.paragraph(ledger_text.record(book, heroes, adventure), words._replace(y=y), STATE, colour)
    if advised:
        chip = Area(words.x + words.w - beside, words.y + 2, beside, canvas.high(STATE) + 4)
        canvas.box(chip, GOLD, radius=6)
        canvas.within(say("ui-campaign-next"), chip, STATE, INK, face="bold")
    if focused:
        focus_frame(canvas, area, P, diamonds=False)


# ---------------------------------------------------------------------------------------------- evenings


def _head(canvas: Canvas, book: Ledger, adventure: str, wide: float) -> float:
    return canvas.tall(say("ui-campaign-nights", adventure=ledger_text.title(book, adventure)), 24, wide, "title") + 8


def results_area(canvas: Canvas, area: Area, book: Ledger, adventure: str) -> Area:
    """Return the area of the results in their panel, below its title."""
    inner = area.inset(18, 14)
    return off_top(inner, _head(canvas, book, adventure, inner.w), 0)[1]


def results_panel(canvas: Canvas, area: Area, book: Ledger, adventure: str) -> None:
    """Draw the panel of the results with its title."""
    panel(canvas, area, P, line=rgb("#d8a850"))
    canvas.paragraph(
        say("ui-campaign-nights", adventure=ledger_text.title(book, adventure)), area.inset(18, 14), 24, P.accent, face="title"
    )


def results_height(canvas: Canvas, wide: float, found: Sequence[Result]) -> float:
    """Return the height of the results in a column of this width."""
    if not found:
        return canvas.tall(say("ui-campaign-no-nights"), NIGHT, wide)
    return sum(_night_high(canvas, wide, one) for one in found)


def _night_high(canvas: Canvas, wide: float, one: Result) -> float:
    return max(36.0, canvas.tall(ledger_text.result_text(one), NIGHT, wide - 46)) + 14


def results(canvas: Canvas, area: Area, found: Sequence[Result]) -> None:
    """Draw each result with its seal: date, outcome, seed."""
    wide = area.w - 22
    if not found:
        canvas.paragraph(say("ui-campaign-no-nights"), area._replace(w=wide), NIGHT, P.muted, face="italic")
        return
    y = area.y
    for one in found:
        canvas.picture(SEALS[one.won], Area(area.x, y, 34, 34))
        canvas.paragraph(ledger_text.result_text(one), Area(area.x + 46, y + 2, wide - 46, 1e4), NIGHT, P.text)
        y += _night_high(canvas, wide, one)
