"""The boxes of a result screen: the verdict, the seats, the buttons, and the tabs of its pages."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from game.match import PERSON, Match
from game.text import has, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD, GOLD_LOW, GREEN, Colour, Palette, mix
from game.ui.scene.navigation import Navigation, Push
from game.ui.screens.result.registration import ResultUi
from game.ui.widgets import controls
from game.ui.widgets.boxes import Box, Draw, Drawn, Line, Picture, Space, Text, Wide
from game.ui.widgets.containers import ByWidth, Column, Framed, Row, Sized, Stack
from game.ui.widgets.pressed import Button, slim_button

# ------------------------------------------------------------------ text


def fitted(words: str, least: float, most: float, colour: Colour, face: str = "text") -> Drawn:
    """A paragraph as large as its area allows, up to `most`; it is measured at the size `least`."""

    def draw(canvas: Canvas, area: Area) -> None:
        canvas.paragraph(words, area, canvas.block(words, area, most, face, 15), colour, face=face)

    return Drawn(draw, lambda canvas, wide: canvas.tall(words, least, wide, face))


def last_lines(lines: Sequence[str], size: float, colour: Colour, face: str = "text", title: Line | None = None) -> Drawn:
    """As many of the last lines of a log as the area has room for, below a title if there are any."""
    return Drawn(partial(_paint_last_lines, lines=tuple(lines), size=size, colour=colour, face=face, title=title))


def _paint_last_lines(
    canvas: Canvas, area: Area, *, lines: Sequence[str], size: float, colour: Colour, face: str, title: Line | None
) -> None:
    """Paint the lines from the top, the latest at the bottom."""
    head = 0.0 if title is None else title.high(canvas, area.w) + 4
    room, first = area.h - head, len(lines)
    while first and (high := canvas.tall(lines[first - 1], size, area.w, face) + 4) <= room:
        room, first = room - high, first - 1
    if title is not None and first < len(lines):
        for part in title.place(canvas, area._replace(h=head), None):
            part.paint(canvas, part.area, None)
    y = area.y + head
    for words in lines[first:]:
        y += canvas.paragraph(words, Area(area.x, y, area.w, area.h), size, colour, face=face) + 4


# ------------------------------------------------------------------ the verdict


class Verdict(NamedTuple):
    """Who has won: a great word and a sentence, why, which match it was, and its numbers, each with its label and a note or ""."""

    great: str
    words: str
    colours: tuple[Colour, Colour]
    reason: str
    about: str
    numbers: tuple[tuple[str, str, str], ...]


def head(ui: ResultUi, props: tuple[Any, str], *, big: bool) -> Box:
    """The verdict over the facts of a match, and below it a sentence about the records that it broke, if there is one."""
    facts, broken = props
    verdict = ui.verdict(facts, big)
    if not broken:
        return verdict
    ground: Draw = lambda canvas, area: canvas.box(area, BLACK, GOLD_LOW, radius=8, alpha=190)  # noqa: E731
    told = Row(Picture("ui/star", 24, 24), Text(broken, 21, GOLD, "bold"), gap=10, grow=(1,))
    return Column(verdict, Framed(told, (14, 4), ground), gap=6, grow=(0,))


LEFT = 0.405
"""The share of the width that the words of a big head take: the sun rises to the right of it."""


def headline(verdict: Verdict, palette: Palette, *, big: bool) -> Box:
    """The verdict over the sky. A `big` one has its numbers in boxes at the right, a small one has them in a line."""
    size, low = (86.0, 33.0) if big else (47.0, 26.0)
    title = Drawn(
        partial(_paint_title, verdict=verdict, sizes=(size, low), boxes=len(verdict.numbers) if big else 0),
        lambda canvas, _: canvas.high(size, "title"),
    )
    if not big:
        facts = ", ".join(say("ui-end-fact", value=value, what=what) for value, what, _ in verdict.numbers)
        about = Text(say("ui-end-facts", night=verdict.about, facts=facts), 20, palette.text)
        ground: Draw = lambda canvas, area: canvas.box(area, BLACK, None, radius=8, alpha=150)  # noqa: E731
        return Framed(Column(title, Text(verdict.reason, 21, palette.text), about, gap=2), (12, 2), ground)
    about = Text(verdict.about, 21, mix(palette.muted, palette.text, 0.5), "italic")
    words = Row(Column(Text(verdict.reason, 25, palette.text), about, gap=3), Space(), shares=(LEFT, 1 - LEFT))
    numbers = Drawn(partial(_paint_numbers, numbers=verdict.numbers, palette=palette))
    return Framed(Stack(Column(title, words), numbers), (26, 4))


def _paint_title(canvas: Canvas, area: Area, *, verdict: Verdict, sizes: tuple[float, float], boxes: int) -> None:
    """Paint the great word and the sentence beside it on the same base line, left of so many boxes with numbers."""
    size, low = sizes
    right = area.x + area.w - boxes * (_box_wide(canvas, area) + BETWEEN) - 28
    wide = canvas.wide(verdict.great, size, "title") + canvas.wide(verdict.words, low, "title") + 28
    share = min(1.0, (right - area.x - 4) / wide)
    size, low = size * share, low * share
    x = area.x + canvas.text(verdict.great, (area.x, area.y), size, verdict.colours[0], face="title", halo=True) + 28
    base = area.y + (canvas.high(size, "title") - canvas.high(low, "title")) * 0.74
    canvas.text(verdict.words, (x, base), low, verdict.colours[1], face="title", halo=True)


BETWEEN = 14
"""The gap between two boxes with numbers."""


def _box_wide(canvas: Canvas, area: Area) -> float:
    """The width of a box with a number."""
    return min(158.0, area.w * 0.083) * min(canvas.stretch, 1.15)


def _paint_numbers(canvas: Canvas, area: Area, *, numbers: Sequence[tuple[str, str, str]], palette: Palette) -> None:
    """Paint the numbers of the match in translucent boxes at the right."""
    wide, high = _box_wide(canvas, area), 128 * min(canvas.stretch, 1.2)
    for place, (value, what, note) in enumerate(reversed(numbers)):
        box = Area(area.x + area.w - (place + 1) * (wide + BETWEEN) + BETWEEN, area.y + 6, wide, high)
        canvas.box(box, (mix(palette.panel, BLACK, 0.25), mix(palette.deep, BLACK, 0.2)), GOLD_LOW, radius=10, alpha=226)
        tall, low, least = canvas.high(48, "title"), canvas.high(21), canvas.high(18) if note else 0.0
        top, middle = box.y + (box.h - tall - low - least) / 2, box.centre[0]
        canvas.text(value, (middle, top), 48, palette.title, face="title", align="centre", room=box.w - 8)
        canvas.text(what, (middle, top + tall - 3), 21, palette.text, face="bold", align="centre", room=box.w - 8)
        if note:
            canvas.text(note, (middle, top + tall + low - 3), 18, GREEN, align="centre", room=box.w - 10)


# ------------------------------------------------------------------ seats


@dataclass(frozen=True)
class SeatCard:
    """A seat: its portrait of a size, its name and what it is, its holder, its honour, its numbers with label and colour.

    The numbers are measured with digits of the size `digits`, and grow with their boxes.
    """

    portrait: Draw
    names: tuple[str, ...]
    holder: str
    honour: str
    honour_colour: Colour
    numbers: tuple[tuple[str, str, Colour], ...]
    size: float = 96.0
    digits: float = 26.0


def seat_card(seat: SeatCard, palette: Palette, above: Sequence[Box] = (), below: Sequence[Box] = ()) -> Box:
    """A seat, with boxes `above` and `below` its numbers."""
    name, *rest = seat.names
    person = seat.holder == PERSON
    picture = Picture("ui/person" if person else "ui/gear", 21, 21)
    holder = Line(say("ui-human") if person else say(f"level-{seat.holder}"), 20, palette.text)
    lines = Column(
        Line(name, 30, palette.title, "title"),
        *(ByWidth(partial(_subtitle, words, palette.muted)) for words in rest),
        Row(picture, holder, gap=8, grow=(1,)),
        Space(4),
        chip(seat.honour, seat.honour_colour),
    )
    head = Row(Drawn(seat.portrait, seat.size, seat.size), lines, gap=14, grow=(1,), align="top")
    half = len(seat.numbers) // 2
    rows = [
        Row(*(number(*one, palette, seat.digits) for one in some), gap=8, shares=[1.0] * half, align="fill")
        for some in (seat.numbers[:half], seat.numbers[half:])
    ]
    return Framed(Column(head, *above, *rows, *below, gap=8, grow=(len(above) + 1, len(above) + 2)), (18, 12))


def _subtitle(words: str, colour: Colour, canvas: Canvas, wide: float) -> Box:
    """What a seat is: a line that may shrink a little, else two lines."""
    return Line(words, 20, colour) if canvas.wide(words, 20) * 0.78 <= wide else Text(words, 20, colour)


def chip(words: str, colour: Colour) -> Drawn:
    """A rounded label."""
    high: Callable[[Canvas, float], float] = lambda canvas, _: controls.chip_size(canvas, words)[1]  # noqa: E731
    return Drawn(lambda canvas, area: controls.chip(canvas, (area.x, area.y), words, colour, area.w), high)


def number(value: str, label: str, colour: Colour, palette: Palette, size: float) -> Drawn:
    """A number as large as its box allows, with its label."""

    def draw(canvas: Canvas, area: Area) -> None:
        canvas.box(area, palette.deep, palette.line, radius=6, width=1.2)
        low, middle = canvas.high(18), area.centre[0]
        fits = (
            one for one in range(46, 18, -2)
            if canvas.wide(value, one, "title") <= area.w - 10 and canvas.high(one, "title") + low + 4 <= area.h
        )  # fmt: skip
        big = next(fits, 18)
        foot = max(4.0, (area.h - low - canvas.high(40, "title")) * 0.3)
        y = area.y + (area.h - low - foot + 4 - canvas.high(big, "title")) / 2 + 1
        canvas.text(value, (middle, y), big, colour, face="title", align="centre", room=area.w - 6)
        least = canvas.fitting(label, 18, area.w - 4)
        canvas.text(label, (middle, area.y + area.h - low - foot), least, palette.muted, align="centre", room=area.w - 2)

    return Drawn(draw, lambda canvas, _: controls.number_high(canvas, size))


TIGHT = 300.0
"""The width of a button, at nominal text size, below which it has a label only."""
FOOT = 0.16
"""The greatest share of the height that the buttons take; their letters shrink."""
MARGIN = 8
"""The margins of a button that has a label only, in letters."""
ACTIONS = {"watch": "watch", "again": "begin", "same": "same", "main-menu": "back"}
PICTURES = {"watch": "ui/play", "again": "ui/again", "same": "ui/same", "main-menu": "ui/home"}
Act = Callable[[], Navigation | None]


def actions(ui: ResultUi) -> dict[str, str]:
    """The input action of each button."""
    return ACTIONS | {route.name: route.action for route in ui.routes}


def message_id(ui: ResultUi, what: str, *, back: bool) -> str:
    """The message id of a button or a page. With `back` the last button returns to the scene below instead of the menu."""
    if what == "main-menu" and back:
        return "ui-end-back"
    own = f"{ui.prefix}{what}"
    return own if has(own) else f"ui-end-{what}"


def bar(ui: ResultUi, commands: Mapping[str, Act], cap: Callable[[str], str], each: float, *, back: bool) -> Row:
    """The buttons, each of a width of `each` at nominal text size; `cap` is the key of an input action."""
    pictures = PICTURES | {route.name: route.picture for route in ui.routes}
    made = []
    for what, act in commands.items():
        words = message_id(ui, what, back=back)
        key = cap(actions(ui)[what]) if each >= TIGHT else ""
        note = say(f"{words}-note") if each >= TIGHT and has(f"{ui.prefix}{what}-note") else ""
        has_picture = each >= TIGHT and ui.has_pictures and what != ui.primary  # it would be faint on gold
        picture = pictures[what] if has_picture else ""
        made.append(
            Button(
                what,
                say(words),
                act,
                ui.palette,
                cap=key,
                note=note,
                picture=picture,
                size=23,
                primary=what == ui.primary,
                more=4,
            )
        )
    shares = [1.0 if each >= TIGHT else MARGIN + len(one.label) for one in made]
    return Row(*made, shares=shares, gap=12, align="fill")


def foot(
    ui: ResultUi, match: Match, leave: Callable[[Callable[[object], Navigation]], Navigation],
    commands: Mapping[str, Act], cap: Callable[[str], str], each: float, *, back: bool,
) -> Box:  # fmt: skip
    """The buttons, above them seed, salt and commitment, which open the page about them; an old match has no commitment.

    Where there is no room for a line with all three, the page alone shows them.
    """
    buttons, made = ByWidth(partial(_capped, bar(ui, commands, cap, each, back=back))), match.commitment
    if made is None:
        return buttons
    opened = say("fairness-opened", seed=str(match.seed), salt=made.salt, commitment=made.shown)
    act = partial(leave, lambda _: Push("fairness", made, game=match.rules.name, seed=match.seed))

    def line(canvas: Canvas, wide: float) -> Box:
        named = [slim_button(words, "fairness", act, ui.palette, "fairness") for words in (opened, say("fairness-open"))]
        button = next((one for one in named if one.wide(canvas) <= wide), named[-1])
        return Row(Space(), Wide(button, min(wide, button.wide(canvas))), Space(), gap=0, grow=(0, 2))

    return Column(ByWidth(line), buttons, gap=5)


def _capped(buttons: Box, canvas: Canvas, wide: float) -> Box:
    """The buttons, no higher than a share of the window."""
    return Sized(buttons, h=min(buttons.high(canvas, wide), FOOT * canvas.room.h))


def tabs(ui: ResultUi, page: str, turn: Callable[[str], Navigation | None]) -> Row:
    """The tabs of the pages; that of the shown `page` is highlighted."""
    made = [
        Button(("page", what), say(message_id(ui, f"page-{what}", back=False)), partial(turn, what), ui.palette, "pages",
               size=22, primary=what == page)
        for what in ui.pages
    ]  # fmt: skip
    return Row(*made, shares=[1.0] * len(made), gap=10, align="fill")
