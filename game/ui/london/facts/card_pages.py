"""The pages of the rulebook about London Dread's Characters, cards, Locations and Stories.

The cards of a single Story (Plots, Challenges, Antagonists, Secrets and Goons) have no page: their texts tell the Story, and are read when they are turned up.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.rules.london.tables.cards import (
    ALLIES,
    CHARACTERS,
    CONFIDENCE,
    DREAD,
    ITEMS,
    PERSONALITIES,
    PLACES,
    STORIES,
    personality_cards,
)
from game.text import has, name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour
from game.ui.london import shapes, theme
from game.ui.london.panels.card_page import paint_card
from game.ui.london.panels.card_text import CardProps, kind, motif, paint_paper, paragraphs
from game.ui.london.theme import PAPERS
from game.ui.screens.rulebook.card_types import CardType, CardTypes
from game.ui.widgets.layout import off_bottom

CARD, SHEET = (496 / 792, 400.0), (0.9, 380.0)
"""The proportions and the greatest width of a printed card, and of a Character, a Location or a Story."""
Face = Callable[[Canvas, Area, str], None]


# ------------------------------------------------------------------ faces


def _card(canvas: Canvas, area: Area, card: str) -> None:
    paint_card(canvas, area, CardProps(card))


def _sheet(canvas: Canvas, area: Area, kind: str, card: str, icons: Sequence[str]) -> Area:
    """Paint a paper with a name and ability tokens below it; return the area that is left for a picture."""
    paint_paper(canvas, area, PAPERS[kind])
    inner = area.inset(18)
    foot = min(52.0, inner.h * 0.16) if icons else 0.0
    row, rest = off_bottom(inner, foot, 6) if icons else (inner, inner)
    head, picture = off_bottom(rest, 1.9 * canvas.high(26, "title"), 8)
    shapes.named(canvas, name(card), head, 30, PAPERS[kind].ink)
    if icons:
        shapes.icons(canvas, row, [(icon, True) for icon in icons], foot)
    return picture


def _portrait(paper: str, rows: Mapping[str, Any], picture: Callable[[str], str] = motif) -> Face:
    """Paints the picture, the name and the abilities of a card that is listed in `rows`."""

    def paint(canvas: Canvas, area: Area, card: str) -> None:
        room = _sheet(canvas, area, paper or kind(card), card, rows[card].icons)
        canvas.picture(picture(card), room, cover=True, eye=0.3)
        canvas.frame(room, PAPERS[paper or kind(card)].edge, width=2, radius=4)

    return paint


def _of_personality(card: str) -> str:
    """The own picture of a Personality card, or its Character's portrait."""
    own = f"london/cards/{card}"
    return own if art.has(own) else motif(PERSONALITIES[card].character)


def _place(canvas: Canvas, area: Area, card: str) -> None:
    """Paint the picture of a Location; Streets have a sign only."""
    room = _sheet(canvas, area, "plot", card, ())
    side = min(room.w, room.h)
    if art.has(f"london/places/{card}"):
        canvas.picture(f"london/places/{card}", shapes.square(room.centre, side))
    else:
        shapes.sign(canvas, "arrow", room.centre, side * 0.6, theme.BRASS)


def _story(canvas: Canvas, area: Area, card: str) -> None:
    """Paint the symbol of a Story."""
    room = _sheet(canvas, area, "secret", card, ())
    shapes.sign(canvas, STORIES[card].symbol, room.centre, min(room.w, room.h) * 0.7, PAPERS["secret"].edge)


# ------------------------------------------------------------------ words


def _words(card: str) -> Sequence[str]:
    """The paragraphs of a card, and for a Dread card its Difficulty."""
    found = [words for words, _ in paragraphs(card)]
    return [*found, say("ui-ld-page-difficulty", number=DREAD[card].difficulty)] if card in DREAD else found


def _text(card: str) -> Sequence[str]:
    own = [say(f"text-{card}")] if has(f"text-{card}") else []
    return [*own, say("ui-ld-page-virtue", text=say(f"virtue-{card}"))] if card in CHARACTERS else own


def _story_words(card: str) -> Sequence[str]:
    wild = [say(f"wild-{card}")] if STORIES[card].wild else []
    return [say(f"ui-ld-setup-about-{card}"), say("ui-ld-page-chapters", count=len(STORIES[card].plots)), *wild]


def _kind(card: str) -> str:
    return say(f"ui-ld-story-kind-{kind(card)}")


def _edge(card: str) -> Colour:
    return PAPERS[kind(card)].edge


CARD_PAGES = CardTypes(
    CardType(
        "ui-ld-page-characters", CHARACTERS, lambda card: say(f"title-{card}"), lambda card: theme.BRASS, _portrait("plot", CHARACTERS), *SHEET,
        words=_text, related=personality_cards,
    ),
    CardType(
        "ui-ld-page-personalities", PERSONALITIES, lambda card: say(f"ui-ld-page-{PERSONALITIES[card].kind}", character=PERSONALITIES[card].character),
        lambda card: theme.GREEN_DEEP, _portrait("item", PERSONALITIES, _of_personality), *SHEET,
        words=_text, related=lambda card: [PERSONALITIES[card].character],
    ),
    CardType("ui-ld-page-items", ITEMS, _kind, _edge, _card, *CARD),
    CardType("ui-ld-page-allies", ALLIES, _kind, _edge, _portrait("ally", ALLIES), *SHEET, words=_words),
    CardType("ui-ld-page-confidence", CONFIDENCE, _kind, _edge, _card, *CARD),
    CardType("ui-ld-page-dread", DREAD, _kind, _edge, _portrait("", DREAD), *SHEET, words=_words),
    CardType(
        "ui-ld-page-places", PLACES, lambda card: say("ui-ld-page-place", area=name(PLACES[card].area), number=PLACES[card].number),
        lambda card: theme.PLOT, _place, *SHEET,
    ),
    CardType(
        "ui-ld-page-stories", STORIES, lambda card: say("ui-ld-page-story", number=STORIES[card].number), lambda card: theme.BLOOD,
        _story, *SHEET, words=_story_words,
    ),
)  # fmt: skip
"""A chapter for each type of card and thing that is open to all players."""
