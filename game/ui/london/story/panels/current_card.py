"""Paints the card of the current investigation, Challenge or Antagonist; it turns over when a new one comes."""

from collections.abc import Iterator

from game.rules.london.state import CardId, State
from game.rules.london.tables.cards import (
    STORIES,
)
from game.text import name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.london import style
from game.ui.london.facts.place_facts import TIER_IDS
from game.ui.london.panels import shapes
from game.ui.london.panels.card_page import card_steps, page_layout
from game.ui.london.panels.card_text import kind, paragraphs, text_height
from game.ui.london.panels.paper import PAPERS, paint_paper, tinted
from game.ui.london.story.shown_state import ShownState
from game.ui.widgets.layout import Scroll

OPENED = 0.5
"""From this share of the turn on the face is visible."""
BACKS = {
    "plot": "1", "dread-1": "1", "dread-2": "2", "ally": "ally", "goon": "goon", "challenge": "challenge", "antagonist": "antagonist", "item": "item",
    "confidence": "confidence", "secret": "secret",
}  # fmt: skip
"""The back of each kind of card."""


def fit(canvas: Canvas, area: Area, t: State, shown: ShownState, scroll: Scroll) -> None:
    """Fit a Scroll to the text of the current card."""
    card, tier = card_of(t), tier_of(shown)
    if not card:
        scroll.fit(area, 0)
        return
    made = page_layout(canvas, area, t, card, tier)
    texts = paragraphs(t, card, tier)
    high = text_height(canvas, texts, made.size, made.text.w)
    if high > made.text.h + 1:
        high = text_height(canvas, texts, made.size, made.text.w - Scroll.BAR - 8)
    scroll.fit(made.text, high)


def paint(canvas: Canvas, area: Area, t: State, shown: ShownState, scroll: Scroll | None = None) -> None:
    """Paint the current card."""
    for _ in paint_steps(canvas, area, t, shown, scroll):
        pass


def paint_steps(canvas: Canvas, area: Area, t: State, shown: ShownState, scroll: Scroll | None = None) -> Iterator[None]:
    """Paint the current card, a part in each step."""
    card = card_of(t)
    if not card:
        paint_blank(canvas, area, t)
        return
    if shown.card_progress < 1:
        paint_turning(canvas, area, card, shown.card_progress)
        return
    yield from card_steps(canvas, area, t, card, tier_of(shown), scroll)


def paint_turning(canvas: Canvas, area: Area, card: CardId, share: float) -> None:
    """Paint a card that turns from its back (0) to its paper (1)."""
    rect = canvas.rect(area)
    if canvas.blind or rect.w <= 0 or rect.h <= 0:
        return
    back = art.scaled(style.back_of(BACKS[kind(card)]), rect.w, rect.h)
    wide = max(6.0, area.w * abs(1 - 2 * share))
    shapes.squeezed(canvas, area, wide, back if share < OPENED else tinted(rect.w, rect.h, PAPERS[kind(card)].tint))


def card_of(t: State) -> CardId:
    """The current card: of the investigation, the last Challenge, or the Antagonist; "" for none."""
    if t.inquiry is not None:
        return t.inquiry.card
    return t.faced[-1] if t.faced and t.stage != "showdown" else t.antagonist.face if t.phase == "endgame" else ""


def tier_of(shown: ShownState) -> int | None:
    """The outcome on display, None for the front of the card."""
    return TIER_IDS.index(shown.page) if shown.page in TIER_IDS else None


def paint_blank(canvas: Canvas, area: Area, t: State) -> None:
    """Paint a paper with the sign and the name of the story."""
    paper = PAPERS["plot"]
    paint_paper(canvas, area, paper)
    side = min(area.w, area.h) * 0.42
    style.sign(canvas, STORIES[t.options.story].symbol, (area.centre[0], area.y + area.h * 0.4), side, paper.edge)
    title = Area(area.x + 30, area.y + area.h * 0.4 + side * 0.6, area.w - 60, canvas.high(40, "title"))
    shapes.fit(canvas, name(t.options.story), title, 38, paper.ink, face="title", align="centre")
    low = title._replace(y=title.y + title.h + 6)
    shapes.fit(canvas, say("ui-ld-story-chapter", chapter=t.chapter), low, 27, paper.second, face="italic", align="centre")
