"""Paints cards: the current one of an investigation, Challenge or Antagonist, a hand in the Endgame, and what lies over the panels."""

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import NamedTuple

from game.rules.london.effects.deed import Deed
from game.rules.london.investigations.points import card_icons
from game.rules.london.state import CardId, State
from game.rules.london.tables.cards import CONFIDENCE, DREAD, GOONS, ITEMS, STORIES
from game.text import has, name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, mix
from game.ui.london import shapes, theme
from game.ui.london.panels import rich_text, story_page
from game.ui.london.panels.card_page import page_layout
from game.ui.london.panels.card_text import TIER_IDS, kind, motif, paint_paper, paragraphs, text_height, tinted
from game.ui.london.story.choreography import RevealedCard, ShownState
from game.ui.london.story.facts import StoryFacts, deed_words
from game.ui.london.story.layout import StoryLayout, hand_cards
from game.ui.london.story.option_map import Highlights
from game.ui.london.story.panels.lines import Fit, sign
from game.ui.london.theme import PAPERS, P
from game.ui.table.compositor import Layer
from game.ui.widgets import boxes
from game.ui.widgets.containers import Column
from game.ui.widgets.controls import button
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll, off_bottom, off_top, rows

OPENED, FACED = 0.5, 0.93
"""From these shares of the turn on the face is visible, and legible."""
BACKS = {"plot": "1", "dread-1": "1", "dread-2": "2"}
"""The backs of kinds that have no back of their own."""
MARGIN, CARD = 24.0, (300.0, 400.0)
"""The margin around what lies over the panels, and the size of a revealed card."""
LOW_CARD, LOW_PICTURE = 230.0, 0.36
"""A card lower than this leaves its name more room, and its picture only this share of its height."""
BROAD = 84.0
"""The visible width of a covered card from which its name is legible."""


# ------------------------------------------------------------------ the current card


def card_of(t: State) -> CardId:
    """The current card: of the investigation, the last Challenge, or the Antagonist; "" for none."""
    if t.inquiry is not None:
        return t.inquiry.card
    return t.faced[-1] if t.faced and t.stage != "showdown" else t.antagonist.face if t.phase == "endgame" else ""


def tier_of(shown: ShownState) -> int | None:
    """The outcome on display, None for the front of the card."""
    return TIER_IDS.index(shown.page) if shown.page in TIER_IDS else None


def fit(canvas: Canvas, area: Area, t: State, shown: ShownState, scroll: Scroll) -> None:
    """Fit a Scroll to the text of the current card."""
    card, tier = card_of(t), tier_of(shown)
    if not card:
        scroll.fit(area, 0)
        return
    made = page_layout(canvas, area, card, tier)
    texts = paragraphs(card, tier)
    high = text_height(canvas, texts, made.size, made.text.w)
    if high > made.text.h + 1:
        high = text_height(canvas, texts, made.size, made.text.w - Scroll.BAR - 8)
    scroll.fit(made.text, high)


class BlankProps(NamedTuple):
    """The story and its Chapter, for a table without a card."""

    story: str
    chapter: int


def paint_blank(canvas: Canvas, area: Area, props: BlankProps) -> None:
    """Paint a paper with the sign and the name of the story."""
    paper, side = PAPERS["plot"], min(area.w, area.h) * 0.42
    paint_paper(canvas, area, paper)
    symbol = sign(STORIES[props.story].symbol, side, paper.edge)
    title = Fit(name(props.story), 38, paper.ink, "title", "centre")
    low = Fit(say("ui-ld-story-chapter", chapter=props.chapter), 27, paper.second, "italic", "centre")
    boxes.paint(Column(symbol, title, low, gap=8), canvas, off_top(area.inset(30, 0), area.h * 0.4 - side / 2, 0)[1])


# ------------------------------------------------------------------ small cards


class SmallCard(NamedTuple):
    """A small card; `counted` are the icons that count now (None: all). Without a `card` it is an Item face down with a `label`.

    Its `mark` is 1 if it can be chosen, 2 if it has the focus.
    """

    card: CardId
    mark: int = 0
    counted: frozenset[str] | None = None
    label: str = ""

    @property
    def icons(self) -> list[tuple[str, bool]]:
        """The icons that it adds, and whether they count."""
        return [(one, self.counted is None or one in self.counted) for one in card_icons(self.card)]


class HandProps(NamedTuple):
    """The cards in hand of the acting Character, and the icons that count now (None: all)."""

    cards: tuple[CardId, ...]
    counted: frozenset[str] | None
    highlights: Highlights


def hand(canvas: Canvas, area: Area, props: HandProps) -> None:
    """Paint the hand; covered cards show their icons, the one in focus is on top."""
    cards, marks, spots = props.cards, props.highlights, hand_cards(area, len(props.cards))
    shapes.plate(canvas, area, theme.LINE, fill=theme.DEEP)
    if not cards:
        shapes.fit(canvas, say("ui-ld-hand-empty"), area.inset(20), 26, theme.FAINT, face="italic", align="centre")
    top = next((number for number, card in enumerate(cards) if marks.focus == ("hand", card)), len(cards) - 1)
    for number in sorted(range(len(cards)), key=lambda one: one == top):
        key, spot = ("hand", cards[number]), spots[number]
        card = SmallCard(cards[number], marks.of(key), props.counted)
        seen = spots[number + 1].x - spot.x if number + 1 < len(spots) else spot.w
        if number == top or seen > spot.w:
            small(canvas, spot, card)
        else:
            _edge(canvas, spot, seen, card)


def _face(canvas: Canvas, area: Area, props: SmallCard, share: float) -> Area:
    """Paint the paper of a card, its frame if it can be chosen, and its picture. Returns the area below it."""
    paper = PAPERS[kind(props.card)]
    paint_paper(canvas, area, paper, shadow=True)
    _chosen(canvas, area, props)
    picture, rest = off_top(area.inset(10), area.inset(10).h * share, 5)
    canvas.picture(motif(props.card), picture, cover=True, eye=0.4)
    canvas.frame(picture, paper.edge, width=1.5, radius=3)
    return rest


def _chosen(canvas: Canvas, area: Area, props: SmallCard) -> None:
    """Paint the frame of a card that can be chosen."""
    if props.mark:
        canvas.frame(area.inset(-1), (theme.GILT, P.focus)[props.mark - 1], width=1 + 2 * props.mark, radius=11)


def _edge(canvas: Canvas, area: Area, seen: float, props: SmallCard) -> None:
    """Paint the visible left edge of a card: its picture and its icons."""
    rest = _face(canvas, area, props, 0.4)._replace(w=seen - 16)
    if rest.w < BROAD * max(1.0, canvas.stretch):
        wide = min(rest.w, rest.h / 3.2, 46.0)
        for place, (icon, counts) in enumerate(props.icons):
            shapes.icon(canvas, icon, (rest.x + wide / 2, rest.y + wide * (0.5 + 1.08 * place)), wide, highlighted=counts)
        return
    foot, title = off_bottom(rest, min(40.0, rest.h * 0.42, rest.w / 3.3), 2)
    shapes.named(canvas, name(props.card), title, 21, PAPERS[kind(props.card)].ink)
    shapes.icons(canvas, foot, props.icons, foot.h)


def small(canvas: Canvas, area: Area, props: SmallCard) -> None:
    """Paint a small card: its picture, its name, and its icons or effect; or its back with the label."""
    card = props.card
    if not card:
        canvas.glow(area.moved(3, 6), BLACK, spread=12, radius=12)
        canvas.picture(shapes.back_of("item"), area)
        _chosen(canvas, area, props)
        low = Area(area.x + 14, area.y + area.h * 0.72, area.w - 28, area.h * 0.25)
        canvas.box(low, theme.PIT, theme.EDGE, radius=6, alpha=235)
        shapes.prose(canvas, props.label, low.inset(8, 4), 21, P.text, align="centre")
        return
    share = LOW_PICTURE if area.h < LOW_CARD else 0.4 if card in ITEMS or has(f"text-{card}") else 0.46
    rest, paper = _face(canvas, area, props, share), PAPERS[kind(card)]
    icons = props.icons if card in DREAD or card in GOONS or card in CONFIDENCE else []
    foot, words = off_bottom(rest, min(44.0, rest.h * 0.42, rest.w / 3.4), 2) if icons else (rest, rest)
    texts, k = _deed_lines(card), min(1.4, max(1.0, rest.w / 200))
    title, body = off_top(words, min(words.h * 0.5, 2.1 * canvas.high(21 * k, "title")), 2) if texts else (words, words)
    shapes.named(canvas, name(card), title, 22 * k, paper.ink)
    parts = list(zip(texts, rows(body, max(1, len(texts)), 0), strict=False))
    size = min((rich_text.block(canvas, one, part, 21 * k, least=14) for one, part in parts), default=0.0)
    for one, part in parts:
        rich_text.paragraph(canvas, one, part, size, paper.second, align="centre", middle=True)
    shapes.icons(canvas, foot, icons, foot.h)


def _deed_lines(card: CardId) -> list[str]:
    """The effect of a card in a few words; of an Item its use and its depletion."""
    if card in ITEMS:
        ways = {"use": ITEMS[card].use, "deplete": ITEMS[card].deplete}
        return [say(f"ui-ld-stage-{verb}", words=_either(deeds)) for verb, deeds in ways.items()]
    return [say(f"text-{card}")] if has(f"text-{card}") and card not in DREAD and card not in GOONS else []


def _either(deeds: Sequence[Deed]) -> str:
    """Alternative deeds in words."""
    return reduce(lambda first, second: say("ui-ld-deed-else", first=first, second=second), map(deed_words, deeds))


# ------------------------------------------------------------------ what lies over the panels


class TrayProps(NamedTuple):
    """Rows of options, each with its area and whether it has the focus, and a copy of their scroll position."""

    rows: tuple[tuple[Area, str, bool], ...]
    scroll: Scroll


def overlay(facts: StoryFacts, layout: StoryLayout, targets: Sequence[Target], scroll: Scroll) -> Iterator[Layer]:
    """The layers over the panels: cards and rows to choose from, a revealed card, and a page of the story."""
    focus = facts.table.focus
    if choices := tuple((item.area, _card_of(item, 1 + (item.key == focus))) for item in targets if item.group == "cards"):
        yield Layer("ld-choices", _around([area for area, _ in choices]), paint_choices, choices, cached=False)
    if rows := tuple((item.area, item.label, item.key == focus) for item in targets if item.group == "tray"):
        yield Layer("ld-tray", scroll.view.inset(-14), paint_tray, TrayProps(rows, scroll), cached=False)
    if facts.shown.revealed is not None:
        (x, y), (wide, high) = (layout.middle if layout.character_areas else layout.map).centre, CARD
        spot = Area.around((x, y), wide, high).inset(-MARGIN)
        yield Layer("ld-revealed", spot, paint_revealed, facts.shown.revealed, cached=False)
    page = story_page.story_page_of(facts.state, facts.shown.page_event)
    if page is not None:
        yield Layer("ld-page", layout.map, story_page.paint, page, cached=False)


def _card_of(item: Target, mark: int) -> SmallCard:
    return SmallCard(str(getattr(item.data.choice, "card", "")), mark, label=item.label)


def paint_choices(canvas: Canvas, area: Area, props: Sequence[tuple[Area, SmallCard]]) -> None:
    """Paint cards to choose from."""
    canvas.box(area, mix(P.panel, BLACK, 0.4), theme.BRASS, width=2, alpha=245)
    for spot, card in props:
        small(canvas, spot, card)


def paint_tray(canvas: Canvas, area: Area, props: TrayProps) -> None:
    """Paint the rows of options."""
    canvas.box(props.scroll.view.inset(-12), mix(P.panel, BLACK, 0.3), theme.BRASS, alpha=245)
    with props.scroll.faded(canvas, 12):
        for spot, words, focused in props.rows:
            button(canvas, spot, words, P, focused=focused, size=22)
    props.scroll.bar(canvas, P)


def paint_revealed(canvas: Canvas, area: Area, props: RevealedCard) -> None:
    """Paint a card that is revealed to all: it turns from its back to its paper, then its face is legible."""
    area, kind_ = area.inset(MARGIN), kind(props.card)
    rect = canvas.rect(area)
    if props.share >= FACED:
        small(canvas, area, SmallCard(props.card, 2))
    elif not canvas.blind and rect.w > 0 and rect.h > 0:
        back = art.scaled(shapes.back_of(BACKS.get(kind_, kind_)), rect.w, rect.h)
        made = back if props.share < OPENED else tinted(rect.w, rect.h, PAPERS[kind_].tint)
        shapes.squeezed(canvas, area, max(6.0, area.w * abs(1 - 2 * props.share)), made)


def _around(areas: Sequence[Area]) -> Area:
    """A box around areas, with a margin."""
    left, top = min(one.x for one in areas), min(one.y for one in areas)
    right, low = max(one.x + one.w for one in areas), max(one.y + one.h for one in areas)
    return Area(left, top, right - left, low - top).inset(-MARGIN)
