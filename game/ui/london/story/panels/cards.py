"""Small cards: those of a hand in the Endgame, those that one is chosen of, one that is turned up before everybody."""

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
from game.ui.london.story import card_words, rich_text
from game.ui.london.story.panels import shapes
from game.ui.london.story.panels.script import PAPERS, kind, motif, sheet as paper_sheet, turning
from game.ui.london.story.shown_state import Marks, Turned
from game.ui.widgets.layout import off_bottom, off_top, rows

P = style.P
BROAD = 84.0
"""From so much of a covered card its name can be read."""
FACED = 0.93
"""From here on the face of a turning card can be read."""


def hand(
    canvas: Canvas, room: Area, spots: Sequence[Area], cards: Sequence[CardId], marks: Marks, counts: Callable[[str], bool]
) -> None:
    """The hand of the Character that acts, on its own plate; of cards that lie one upon the other the icons show, the one in focus lies on top."""
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
    """A card of which only the left edge is seen: its picture and its icons, one below the other."""
    paper = PAPERS[kind(card)]
    paper_sheet(canvas, area, paper, shadow=True)
    if legal:
        canvas.frame(area.inset(-1), shapes.GILT, width=3, radius=11)
    inner = area.inset(10)
    picture, rest = off_top(inner, inner.h * 0.4, 6)
    canvas.picture(motif(card), picture, cover=True, eye=0.4)
    icons, rest = card_icons(card), rest._replace(w=seen - 16)
    if rest.w < BROAD * max(1.0, canvas.stretch):
        wide = min(rest.w, rest.h / 3.2, 46.0)
        for place, icon in enumerate(icons):
            shapes.icon(canvas, icon, (rest.x + wide / 2, rest.y + wide * (0.5 + 1.08 * place)), wide, lit=counts(icon))
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
    """A small card: its picture, its name, its icons or what it does."""
    paper = PAPERS[kind(card)]
    paper_sheet(canvas, area, paper, shadow=True)
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
    told, k = _told(card), min(1.4, max(1.0, inner.w / 200))
    high = min(words.h * 0.5, 2.1 * canvas.high(21 * k, "title")) if told else words.h
    title, body = off_top(words, high, 2) if told else (words, words)
    shapes.named(canvas, name(card), title, 22 * k, paper.ink)
    if told:
        sizes = [
            rich_text.block(canvas, one, part, 21 * k, least=14) for one, part in zip(told, rows(body, len(told), 0), strict=True)
        ]
        for one, part in zip(told, rows(body, len(told), 0), strict=True):
            rich_text.paragraph(canvas, one, part, min(sizes), paper.second, align="centre", middle=True)
    if icons:
        shapes.icons(canvas, foot, [(one, counts is None or counts(one)) for one in icons], low)


def _told(card: CardId) -> list[str]:
    """What a card does, in a few words: of an Item what it is used for, and what it is depleted for."""
    if card in ITEMS:
        ways = {"use": ITEMS[card].use, "deplete": ITEMS[card].deplete}
        return [say(f"ui-ld-stage-{verb}", words=_either(deeds)) for verb, deeds in ways.items()]
    return [say(f"text-{card}")] if has(f"text-{card}") and card not in DREAD and card not in GOONS else []


def _either(deeds: Sequence[Deed]) -> str:
    """One of several deeds."""
    said = [card_words.deed_words(deed) for deed in deeds]
    return reduce(lambda first, second: say("ui-ld-deed-else", first=first, second=second), said)


def unseen(canvas: Canvas, area: Area, back: str, words: str, *, legal: bool = False, focus: bool = False) -> None:
    """A card that lies face down, with what it stands for."""
    canvas.glow(area.moved(3, 6), BLACK, spread=12, radius=12)
    canvas.picture(style.back_of(back), area)
    if focus or legal:
        canvas.frame(area.inset(-1), P.focus if focus else shapes.GILT, width=5 if focus else 3, radius=11)
    low = Area(area.x + 14, area.y + area.h * 0.72, area.w - 28, area.h * 0.25)
    canvas.box(low, shapes.PIT, shapes.EDGE, radius=6, alpha=235)
    shapes.prose(canvas, words, low.inset(8, 4), 21, P.text, align="centre")


def turned(canvas: Canvas, area: Area, shown: Turned) -> None:
    """A card that is turned up before everybody: its back, narrower and narrower, then its face."""
    if shown.share < FACED:
        turning(canvas, area, shown.card, shown.share)
    else:
        small(canvas, area, shown.card, focus=True)
