"""Paints a whole card: picture, title, numbers and text on its paper."""

from collections.abc import Iterator
from typing import NamedTuple

from game.rules.london.state import CardId
from game.rules.london.tables.cards import PLOTS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, mix
from game.ui.london import shapes, theme
from game.ui.london.panels import card_text
from game.ui.london.panels.card_text import LEAST_TEXT, CardProps, kind, paragraphs
from game.ui.london.theme import PAPERS, P, PaperStyle
from game.ui.widgets.boxes import paint
from game.ui.widgets.layout import Scroll

TEXT, SCROLLED, WHOLE = 27.0, 24.0, 12
"""The preferred text size, that of a scrolled text, and the least one of a text that cannot scroll."""
IMAGE, LEAST_IMAGE = 272.0, 130.0
EDGE = 16.0
SIGNS = {
    "dread-1": "dread",
    "dread-2": "dread",
    "goon": "goon",
    "challenge": "clock",
    "antagonist": "eye-over-dome",
    "secret": "shell",
}
"""The signs of the kinds of cards."""


class CardLayout(NamedTuple):
    """The parts of a card. `image` has no height if there is no room for it; `size` is the text size."""

    image: Area
    title: Area
    row: Area
    text: Area
    size: float


def page_layout(canvas: Canvas, area: Area, card: CardId, tier: int | None = None, *, least: int = LEAST_TEXT) -> CardLayout:
    """Lay out a card with as large a picture as the text allows; then shrink the text to `least`, then let it scroll."""
    texts, inner = paragraphs(card, tier), area.inset(EDGE)
    title = max(58.0, canvas.high(38, "title") + 6)
    row = max(46.0, canvas.high(24) + 12)
    for high in (IMAGE, 230.0, 190.0, 160.0, LEAST_IMAGE, 0.0):
        made = _page(inner, high, title, row)
        for size in (TEXT, 25.0, 23.0, *(map(float, range(22, least - 1, -1)) if not high else ())):
            if card_text.text_height(canvas, texts, size, made.text.w) <= made.text.h:
                return made._replace(size=size)
    return _page(inner, 0.0, title, row)._replace(size=SCROLLED)


def _page(inner: Area, image: float, title: float, row: float) -> CardLayout:
    y = inner.y + image + (4 if image else 8)
    head = inner.row(y, title, left=12, right=12)
    line = inner.row(y + title, row, left=8, right=8)
    low = y + title + row + 22
    text = Area(inner.x + 14, low, inner.w - 28, max(40.0, inner.y + inner.h - 18 - low))
    return CardLayout(inner._replace(h=image), head, line, text, TEXT)


def paint_card(canvas: Canvas, area: Area, props: CardProps) -> None:
    """Paint a whole card."""
    for _ in card_steps(canvas, area, props):
        pass


def card_steps(canvas: Canvas, area: Area, props: CardProps) -> Iterator[None]:
    """Paint a whole card, a part in each step."""
    card, own, least = props.card, kind(props.card), LEAST_TEXT if props.scroll is not None else WHOLE
    made = page_layout(canvas, area, card, props.tier, least=least)
    paper = PAPERS[own]
    card_text.paint_paper(canvas, area, paper)
    yield
    _picture(canvas, made.image, card, paper)
    yield
    title = made.title
    if card in PLOTS:
        wide = min(88.0, title.h * 1.5)
        _seal(canvas, (title.x + wide * 0.42, title.y + (4 if made.image.h else title.h / 2)), wide, PLOTS[card].letter)
        title = title.trimmed(left=wide)
    size = canvas.block(name(card), title, 38, "title", 15)
    canvas.paragraph(name(card), title._replace(h=title.h + 6), size, paper.ink, face="title", align="centre", middle=True)
    yield
    _row(canvas, made.row, props, paper)
    y = made.row.y + made.row.h + 9
    shapes.rule(canvas, made.text.x - 6, y, made.text.w + 12, mix(paper.edge, paper.ink, 0.2))
    yield
    end = _text(canvas, made, paragraphs(card, props.tier), paper, props.scroll)
    yield
    _ends(canvas, made.text, end, card, paper)


def _text(canvas: Canvas, made: CardLayout, texts: list[tuple[str, bool]], paper: PaperStyle, scroll: Scroll | None) -> float:
    """Paint the text of a card at its scroll position. Returns where it ends."""
    words = card_text.text_box(canvas, texts, made.size, paper)
    if scroll is None or not scroll.most:
        return paint(words, canvas, made.text)
    with scroll.faded(canvas):
        paint(words, canvas, made.text._replace(w=made.text.w - Scroll.BAR - 8, y=made.text.y - scroll.top, h=1e5))
    scroll.bar(canvas, P)
    return made.text.y + made.text.h


def _ends(canvas: Canvas, area: Area, end: float, card: CardId, paper: PaperStyle) -> None:
    """Paint an ornament below a text that ends early, and above it the pale sign of the kind."""
    left = area.y + area.h - end
    if left > 26:
        _ornament(canvas, (area.centre[0], area.y + area.h - 4), area.w * 0.44, paper)
    sign, count = SIGNS.get(kind(card), ""), 2 if kind(card) == "dread-2" else 1
    side = min(150.0, (left - 60) * 0.8)
    if not sign or side < 70:
        return
    pale = mix(paper.tint, paper.edge, 0.3 if paper.ink == theme.INK else 0.22)
    for number in range(count):
        x = area.centre[0] + (number - (count - 1) / 2) * side * 0.95
        shapes.sign(canvas, sign, (x, end + (left - 30) / 2), side, pale)


def _picture(canvas: Canvas, area: Area, card: CardId, paper: PaperStyle) -> None:
    if area.h <= 0:
        return
    canvas.picture(card_text.motif(card), area, cover=True, eye=0.4)
    canvas.frame(area, BLACK, width=4, radius=4)
    canvas.frame(area.inset(1), paper.edge, width=2, radius=4)


def _seal(canvas: Canvas, centre: tuple[float, float], wide: float, letter: str) -> None:
    """Paint sealing wax with the letter of a Plot."""
    canvas.picture("london/tokens/plot", shapes.square((centre[0] + 2, centre[1] + 3), wide))
    high = canvas.high(wide * 0.5, "title")
    canvas.text(letter, (centre[0] + 1, centre[1] - high / 2), wide * 0.47, theme.SEAL_SIGN, face="title", align="centre")


def _ornament(canvas: Canvas, centre: tuple[float, float], wide: float, paper: PaperStyle) -> None:
    """Paint a star on a line."""
    x, y = centre
    colour = mix(paper.edge, paper.tint, 0.2)
    canvas.line((x - wide / 2, y), (x - 16, y), colour, 2)
    canvas.line((x + 16, y), (x + wide / 2, y), colour, 2)
    shapes.sign(canvas, "star", (x, y - 1), 18, colour)


def _row(canvas: Canvas, area: Area, props: CardProps, paper: PaperStyle) -> None:
    """Paint the row below the title: the kind or the time, the icons, and the numbers."""
    high = min(area.h, max(40.0, canvas.high(26, "bold")))
    right = area.x + area.w
    for sign, value in reversed(card_text.card_numbers(props)):
        right = _number(canvas, right, area, sign, str(value), paper)
    wanted = card_text.card_icons(props.card)
    side = min(44.0, area.h, (right - area.x - 70) / max(1.0, len(wanted) * 1.15))
    pill = _pill(canvas, area, props, right - area.x - len(wanted) * side * 1.1 - 20, high)
    if wanted:
        room = area.column(pill + 8, right - pill - 16)
        shapes.icons(canvas, room, [(one, True) for one in wanted], side)


def _pill(canvas: Canvas, area: Area, props: CardProps, room: float, high: float) -> float:
    """Paint the time of a Plot, or the kind of a card. Returns where it ends."""
    own = kind(props.card)
    segment = PLOTS[props.card].time if props.card in PLOTS else ""
    words = say(f"ui-ld-story-time-{segment}") if segment else say(f"ui-ld-story-kind-{own}")
    if segment and canvas.wide(words, 18) > room - 54:
        words = say(f"ui-ld-story-{segment}")
    if props.challenge is not None:
        count = say("ui-ld-showdown-challenge", number=props.challenge[0], most=props.challenge[1])
        words = count if canvas.wide(count, 18) < room - 54 else words
    words = words if canvas.wide(words, 14) < room - 54 else ""  # else the sign alone
    colour = theme.SEGMENTS[segment] if segment else P.text
    sign = segment or SIGNS.get(own, "")
    marks = 2 if own == "dread-2" else 1
    left = marks * 22.0 + 14 if sign else 8.0
    wide = min(room, canvas.wide(words, 22) + left + 22) if words else left + 10
    plate = area.halfway_down(area.x, wide, high)
    canvas.box(plate, theme.PIT, mix(theme.PIT, colour, 0.35), radius=high / 2)
    for number in range(marks if sign else 0):
        shapes.sign(canvas, sign, (plate.x + 20 + number * 22, plate.centre[1]), 24, colour)
    if words:
        shapes.fit(canvas, words, plate.at(left, 0, wide - left - 12, high), 22, colour)
    return plate.x + wide


def _number(canvas: Canvas, right: float, area: Area, sign: str, words: str, paper: PaperStyle) -> float:
    """Paint a number with its sign, ending at `right`. Returns where it begins."""
    size = 32.0
    red = theme.DREAD_RED if paper.is_dark else theme.BLOOD_INK
    if sign == "shield":
        wide = 42.0
        shield(canvas, area.halfway_down(right - wide, wide, 46), words)
        return right - wide - 8
    wide = canvas.wide(words, size, "bold")
    canvas.text(words, (right - wide, area.centre[1] - canvas.high(size, "bold") / 2 - 1), size, red, face="bold")
    shapes.sign(canvas, "dread", (right - wide - 24, area.centre[1]), 34, red)
    return right - wide - 46


def shield(canvas: Canvas, area: Area, words: str) -> None:
    """Paint a Difficulty on a black shield."""
    x, y, w, h = area

    def draw(one: Canvas, _: Area) -> None:
        points = [(x + 2, y + 2), (x + w - 2, y + 2), (x + w - 2, y + h * 0.6), (x + w / 2, y + h - 2), (x + 2, y + h * 0.6)]
        one.shape(points, theme.PIT, theme.BRASS, 2.5)

    shapes.smooth(canvas, area, draw)
    size = min(28.0, h * 0.6)
    canvas.text(words, (area.centre[0], y + h * 0.44 - canvas.high(size, "bold") / 2), size, P.text, face="bold", align="centre")
