"""Paints small cards: a hand in the Endgame, cards to choose from, and a revealed card."""

from collections.abc import Callable, Sequence
from functools import reduce

from game.rules.london.effects.deed import Deed
from game.rules.london.investigations.points import card_icons
from game.rules.london.state import CardId
from game.rules.london.tables.cards import CONFIDENCE, DREAD, GOONS, ITEMS
from game.text import has, name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK
from game.ui.london import style
from game.ui.london.panels import rich_text, shapes
from game.ui.london.panels.card_text import kind, motif
from game.ui.london.panels.paper import PAPERS, paint_paper
from game.ui.london.story import card_words
from game.ui.london.story.panels.current_card import paint_turning
from game.ui.london.story.shown_state import Highlights, RevealedCard
from game.ui.widgets.layout import off_bottom, off_top, rows

P = style.P
BROAD = 84.0
"""The visible width of a covered card from which its name is legible."""
FACED = 0.93
"""From this share of the turn on the face is legible."""


def hand(
    canvas: Canvas, room: Area, spots: Sequence[Area], cards: Sequence[CardId], marks: Highlights, counts: Callable[[str], bool]
) -> None:
    """Paint the hand of the acting Character; covered cards show their icons, the one in focus is on top."""
    shapes.plate(canvas, room, shapes.LINE, fill=shapes.DEEP, shadow=False)
    if not cards:
        shapes.fit(canvas, say("ui-ld-hand-empty"), room.inset(20), 26, shapes.FAINT, face="italic", align="centre")
    top = next((number for number, card in enumerate(cards) if marks.focus == ("hand", card)), len(cards) - 1)
    order = [number for number in range(len(cards)) if number != top] + ([top] if cards else [])
    for number in order:
        card, spot = cards[number], spots[number]
        legal, focus = ("hand", card) in marks.legal, ("hand", card) == marks.focus
        seen = spots[number + 1].x - spot.x if number + 1 < len(spots) else spot.w
        if number == top or seen > spot.w:
            small(canvas, spot, card, legal=legal, focus=focus, counts=counts)
        else:
            _edge(canvas, spot, seen, card, legal=legal, counts=counts)


def _edge(canvas: Canvas, area: Area, seen: float, card: CardId, *, legal: bool, counts: Callable[[str], bool]) -> None:
    """Paint the visible left edge of a card: its picture and its icons."""
    paper = PAPERS[kind(card)]
    paint_paper(canvas, area, paper, shadow=True)
    if legal:
        canvas.frame(area.inset(-1), shapes.GILT, width=3, radius=11)
    inner = area.inset(10)
    picture, rest = off_top(inner, inner.h * 0.4, 6)
    canvas.picture(motif(card), picture, cover=True, eye=0.4)
    icons, rest = card_icons(card), rest._replace(w=seen - 16)
    if rest.w < BROAD * max(1.0, canvas.stretch):
        wide = min(rest.w, rest.h / 3.2, 46.0)
        for place, icon in enumerate(icons):
            shapes.icon(canvas, icon, (rest.x + wide / 2, rest.y + wide * (0.5 + 1.08 * place)), wide, highlighted=counts(icon))
        return
    foot, title = off_bottom(rest, min(40.0, rest.h * 0.42, rest.w / 3.3), 2)
    shapes.named(canvas, name(card), title, 21, paper.ink)
    shapes.icons(canvas, foot, [(one, counts(one)) for one in icons], foot.h)


def small(
    canvas: Canvas,
    area: Area,
    card: CardId,
    *,
    legal: bool = False,
    focus: bool = False,
    counts: Callable[[str], bool] | None = None,
) -> None:
    """Paint a small card: its picture, its name, and its icons or effect."""
    paper = PAPERS[kind(card)]
    paint_paper(canvas, area, paper, shadow=True)
    if focus or legal:
        canvas.frame(area.inset(-1), P.focus if focus else shapes.GILT, width=5 if focus else 3, radius=11)
    inner = area.inset(10)
    high = inner.h * (0.4 if card in ITEMS or has(f"text-{card}") else 0.46)
    picture, rest = off_top(inner, high, 4)
    canvas.picture(motif(card), picture, cover=True, eye=0.4)
    canvas.frame(picture, paper.edge, width=1.5, radius=3)
    icons = list(card_icons(card)) if card in DREAD or card in GOONS or card in CONFIDENCE else []
    low = min(44.0, rest.h * 0.42, rest.w / 3.4) if icons else 0.0
    foot, words = off_bottom(rest, low, 2) if icons else (rest, rest)
    texts, k = _deed_lines(card), min(1.4, max(1.0, inner.w / 200))
    high = min(words.h * 0.5, 2.1 * canvas.high(21 * k, "title")) if texts else words.h
    title, body = off_top(words, high, 2) if texts else (words, words)
    shapes.named(canvas, name(card), title, 22 * k, paper.ink)
    if texts:
        sizes = [
            rich_text.block(canvas, one, part, 21 * k, least=14)
            for one, part in zip(texts, rows(body, len(texts), 0), strict=True)
        ]
        for one, part in zip(texts, rows(body, len(texts), 0), strict=True):
            rich_text.paragraph(canvas, one, part, min(sizes), paper.second, align="centre", middle=True)
    if icons:
        shapes.icons(canvas, foot, [(one, counts is None or counts(one)) for one in icons], low)


def _deed_lines(card: CardId) -> list[str]:
    """The effect of a card in a few words; of an Item its use and its depletion."""
    if card in ITEMS:
        ways = {"use": ITEMS[card].use, "deplete": ITEMS[card].deplete}
        return [say(f"ui-ld-stage-{verb}", words=_either(deeds)) for verb, deeds in ways.items()]
    return [say(f"text-{card}")] if has(f"text-{card}") and card not in DREAD and card not in GOONS else []


def _either(deeds: Sequence[Deed]) -> str:
    """Alternative deeds in words."""
    texts = [card_words.deed_words(deed) for deed in deeds]
    return reduce(lambda first, second: say("ui-ld-deed-else", first=first, second=second), texts)


def face_down(canvas: Canvas, area: Area, back: str, words: str, *, legal: bool = False, focus: bool = False) -> None:
    """Paint a face-down card with a label."""
    canvas.glow(area.moved(3, 6), BLACK, spread=12, radius=12)
    canvas.picture(style.back_of(back), area)
    if focus or legal:
        canvas.frame(area.inset(-1), P.focus if focus else shapes.GILT, width=5 if focus else 3, radius=11)
    low = Area(area.x + 14, area.y + area.h * 0.72, area.w - 28, area.h * 0.25)
    canvas.box(low, shapes.PIT, shapes.EDGE, radius=6, alpha=235)
    shapes.prose(canvas, words, low.inset(8, 4), 21, P.text, align="centre")


def revealed(canvas: Canvas, area: Area, shown: RevealedCard) -> None:
    """Paint a card that is revealed to all: first its back, then its face."""
    if shown.share < FACED:
        paint_turning(canvas, area, shown.card, shown.share)
    else:
        small(canvas, area, shown.card, focus=True)
