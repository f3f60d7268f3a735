"""The pages of the rulebook about London Dread's Characters, cards, Locations and Stories.

The cards of a single Story (Plots, Challenges, Antagonists, Secrets and Goons) have no page: their texts tell the Story, and are read when they are turned up.
"""

from collections.abc import Sequence

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
from game.ui.london.panels.card_text import CardProps, motif, paint_paper, paragraphs
from game.ui.london.theme import PAPERS, PaperStyle
from game.ui.screens.rulebook.card_types import CardType, CardTypes
from game.ui.widgets.layout import off_bottom

CARD, CARD_WIDE = 496 / 792, 400.0
"""The proportions and the greatest width of a printed card."""
SHEET, SHEET_WIDE = 0.9, 380.0
"""The same of a Character, a Location or a Story."""


# ------------------------------------------------------------------ faces


def _card(canvas: Canvas, area: Area, card: str) -> None:
    paint_card(canvas, area, CardProps(card))


def _sheet(canvas: Canvas, area: Area, paper: PaperStyle, title: str, icons: Sequence[str]) -> Area:
    """Paint a paper with a title and ability tokens below it; return the area that is left for a picture."""
    paint_paper(canvas, area, paper)
    inner = area.inset(18)
    foot = min(52.0, inner.h * 0.16) if icons else 0.0
    row, rest = off_bottom(inner, foot, 6) if icons else (inner, inner)
    head, picture = off_bottom(rest, 1.9 * canvas.high(26, "title"), 8)
    shapes.named(canvas, title, head, 30, paper.ink)
    if icons:
        shapes.icons(canvas, row, [(icon, True) for icon in icons], foot)
    return picture


def _framed(canvas: Canvas, area: Area, picture: str, paper: PaperStyle) -> None:
    canvas.picture(picture, area, cover=True, eye=0.3)
    canvas.frame(area, paper.edge, width=2, radius=4)


def _character(canvas: Canvas, area: Area, card: str) -> None:
    """Paint a Character's portrait, name and abilities."""
    paper = PAPERS["plot"]
    _framed(canvas, _sheet(canvas, area, paper, name(card), CHARACTERS[card].icons), motif(card), paper)


def _personality(canvas: Canvas, area: Area, card: str) -> None:
    """Paint a Personality card with its Character's portrait, or with its own picture."""
    row, paper = PERSONALITIES[card], PAPERS["item"]
    picture = f"london/cards/{card}"
    _framed(
        canvas, _sheet(canvas, area, paper, name(card), row.icons), picture if art.has(picture) else motif(row.character), paper
    )


def _dread(canvas: Canvas, area: Area, card: str) -> None:
    """Paint the picture, the name and the abilities of a Dread card."""
    paper = PAPERS[shapes.kind_of(card)]
    _framed(canvas, _sheet(canvas, area, paper, name(card), DREAD[card].icons), motif(card), paper)


def _ally(canvas: Canvas, area: Area, card: str) -> None:
    """Paint the portrait, the name and the abilities of an Ally."""
    paper = PAPERS["ally"]
    _framed(canvas, _sheet(canvas, area, paper, name(card), ALLIES[card].icons), motif(card), paper)


def _place(canvas: Canvas, area: Area, card: str) -> None:
    """Paint the picture of a Location; Streets have a sign only."""
    paper = PAPERS["plot"]
    room = _sheet(canvas, area, paper, name(card), ())
    side = min(room.w, room.h)
    if art.has(f"london/places/{card}"):
        canvas.picture(f"london/places/{card}", shapes.square(room.centre, side))
    else:
        shapes.sign(canvas, "arrow", room.centre, side * 0.6, theme.BRASS)


def _story(canvas: Canvas, area: Area, card: str) -> None:
    """Paint the symbol of a Story."""
    paper = PAPERS["secret"]
    room = _sheet(canvas, area, paper, name(card), ())
    shapes.sign(canvas, STORIES[card].symbol, room.centre, min(room.w, room.h) * 0.7, paper.edge)


# ------------------------------------------------------------------ words


def _character_words(card: str) -> Sequence[str]:
    return [say(f"text-{card}"), say("ui-ld-page-virtue", text=say(f"virtue-{card}"))]


def _personality_kind(card: str) -> str:
    row = PERSONALITIES[card]
    return say(f"ui-ld-page-{row.kind}", character=row.character)


def _text(card: str) -> Sequence[str]:
    return [say(f"text-{card}")] if has(f"text-{card}") else []


def _dread_words(card: str) -> Sequence[str]:
    return [*_card_words(card), say("ui-ld-page-difficulty", number=DREAD[card].difficulty)]


def _card_words(card: str) -> Sequence[str]:
    return [words for words, _ in paragraphs(card)]


def _story_words(card: str) -> Sequence[str]:
    row = STORIES[card]
    return [
        say(f"ui-ld-setup-about-{card}"),
        say("ui-ld-page-chapters", count=len(row.plots)),
        *([say(f"wild-{card}")] if row.wild else []),
    ]


def _edge(kind: str) -> Colour:
    return PAPERS[kind].edge


CARD_PAGES = CardTypes(
    CardType(
        "ui-ld-page-characters", CHARACTERS, lambda card: say(f"title-{card}"), lambda card: theme.BRASS, _character, SHEET, SHEET_WIDE,
        words=_character_words, related=personality_cards,
    ),
    CardType(
        "ui-ld-page-personalities", PERSONALITIES, _personality_kind, lambda card: theme.GREEN_DEEP, _personality, SHEET, SHEET_WIDE,
        words=_text, related=lambda card: [PERSONALITIES[card].character],
    ),
    CardType("ui-ld-page-items", ITEMS, lambda card: say("ui-ld-story-kind-item"), lambda card: _edge("item"), _card, CARD, CARD_WIDE),
    CardType("ui-ld-page-allies", ALLIES, lambda card: say("ui-ld-story-kind-ally"), lambda card: _edge("ally"), _ally, SHEET, SHEET_WIDE, words=_card_words),
    CardType(
        "ui-ld-page-confidence", CONFIDENCE, lambda card: say("ui-ld-story-kind-confidence"), lambda card: _edge("confidence"),
        _card, CARD, CARD_WIDE,
    ),
    CardType(
        "ui-ld-page-dread", DREAD, lambda card: say(f"ui-ld-story-kind-dread-{DREAD[card].tier}"),
        lambda card: _edge(f"dread-{DREAD[card].tier}"), _dread, SHEET, SHEET_WIDE, words=_dread_words
    ),
    CardType(
        "ui-ld-page-places", PLACES, lambda card: say("ui-ld-page-place", area=name(PLACES[card].area), number=PLACES[card].number),
        lambda card: theme.PLOT, _place, SHEET, SHEET_WIDE,
    ),
    CardType(
        "ui-ld-page-stories", STORIES, lambda card: say("ui-ld-page-story", number=STORIES[card].number), lambda card: theme.BLOOD,
        _story, SHEET, SHEET_WIDE, words=_story_words,
    ),
)  # fmt: skip
"""A chapter for each type of card and thing that is open to all players."""
