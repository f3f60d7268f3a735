"""Paints the piles of the table: the Investigation deck with its known cards and the odds, the Supply, the Confidence left."""

from game.rules.london.investigations.points import card_icons
from game.rules.london.state import State
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, rgb
from game.ui.london import style
from game.ui.london.panels import shapes
from game.ui.london.story import odds
from game.ui.london.story.panels import belongings
from game.ui.london.story.shown_state import Highlights, ShownState
from game.ui.widgets.layout import off_left, off_right

P = style.P
DRAW = ("draw",)
MOST_SHOWN = 3
"""The number of cards of a pile that are drawn."""


def paint(canvas: Canvas, area: Area, t: State, shown: ShownState, marks: Highlights) -> None:
    """Paint the deck and its text on the left and, with room, Supply and Confidence on the right."""
    legal, focus = DRAW in marks.legal, marks.focus == DRAW
    shapes.plate(
        canvas, area, P.focus if focus or legal else shapes.LINE, width=4.5 if focus else 2.5 if legal else 2, shadow=False
    )
    inner = area.inset(18, 12)
    pile_, rest = off_left(inner, min(inner.h * 0.86, 108.0), 18)
    pile(canvas, pile_, "confidence", len(t.confidence if t.phase == "endgame" else t.deck))
    aside = min(150.0, area.w * 0.26)
    if rest.w - aside > 230 * max(1.0, canvas.stretch):
        side, rest = off_right(rest, aside, 14)
        canvas.line((side.x - 8, side.y + 6), (side.x - 8, side.y + side.h - 6), shapes.LINE, 1.5)
        _aside(canvas, side, t)
    _words(canvas, rest, t, shown, legal=legal)


def pile(canvas: Canvas, area: Area, back: str, count: int) -> None:
    """Paint a pile of face-down cards with their number, or a dashed place if it is empty."""
    wide = min(area.w - 10, area.h * 0.84)
    spot = Area(area.x, area.centre[1] - wide / 0.88 / 2 + 3, wide, wide / 0.88)
    if not count:
        shapes.dashed(canvas, spot, shapes.LINE, radius=8)
    for number in range(min(count, MOST_SHOWN)):
        card = spot.moved(number * 5, -number * 3)
        canvas.box(card.inset(-1), BLACK, radius=8, alpha=120)
        canvas.picture(style.back_of(back), card)
    top = spot.moved(5 * (min(max(count, 1), MOST_SHOWN) - 1), -3 * (min(max(count, 1), MOST_SHOWN) - 1))
    size = 24.0
    words = str(count)
    r = max(18.0, canvas.wide(words, size, "bold") / 2 + 9)
    centre = top.x + top.w - r * 0.55, top.y + top.h - r * 0.55
    canvas.circle(centre, r, shapes.PIT)
    canvas.circle(centre, r, style.BRASS, 2)
    canvas.text(words, (centre[0], centre[1] - canvas.high(size, "bold") / 2 - 1), size, P.text, face="bold", align="centre")


def _words(canvas: Canvas, area: Area, t: State, shown: ShownState, *, legal: bool) -> None:
    """Paint the name of the deck, and what can be done, the odds or the known cards; in the Endgame the Confidence left."""
    dealt = t.phase == "endgame"
    count = say("ui-ld-deck-draw" if legal else "ui-ld-deck-count", count=len(t.confidence if dealt else t.deck))
    title = say("ui-ld-deck-left" if dealt else "ui-ld-deck-title")
    lines = [(title, 25.0, "title", shapes.GILT), (count, 23.0, "text", P.text)]
    if not dealt and (hope := odds.words(t, shown.fists(t))):
        lines.append((hope, 23.0, "text", rgb("#b9e29c")))
    elif not dealt and t.solved:
        lines.append((say("ui-ld-deck-known", count=len(t.solved)), 22.0, "italic", P.muted))
    high = min(44.0, area.h / len(lines))
    y = area.y + (area.h - high * len(lines)) / 2
    for words, size, face, colour in lines:
        shapes.fit(canvas, words, Area(area.x, y, area.w, high), size, colour, face=face)
        y += high


def _aside(canvas: Canvas, area: Area, t: State) -> None:
    """Paint the Items of the Supply, and the number of Confidence cards left."""
    label = min(26.0, canvas.high(19, "italic") + 2)
    shapes.fit(canvas, say("ui-ld-deck-supply"), area._replace(h=label), 19, P.muted, face="italic")
    side = min(44.0, (area.w - 8) / 3, (area.h - 2 * label) * 0.75)
    for number, item in enumerate(t.supply):
        belongings.disc(canvas, item, (area.x + side / 2 + number * (side + 4), area.y + label + side / 2 + 3), side, ready=True)
    if t.phase == "endgame":
        return
    low = Area(area.x, area.y + area.h - label - 6, area.w, label + 4)
    shapes.fit(canvas, say("ui-ld-deck-confidence", count=len(t.confidence)), low, 20, P.text)


def known_words(t: State) -> list[str]:
    """The known cards of the Investigation deck with their icons, in words."""
    return [say("ui-ld-deck-card", card=name(card), icons=[f"name-{icon}" for icon in card_icons(card)]) for card in t.solved]
