"""The kind, the picture and the text of a card."""

from game.rules.london.investigations.points import difficulty
from game.rules.london.state import CardId, State
from game.rules.london.tables.cards import (
    ALLIES,
    ANTAGONISTS,
    CHALLENGES,
    CONFIDENCE,
    DREAD,
    GOONS,
    ITEMS,
    NUMBERS,
    PLOTS,
    SECRETS,
)
from game.text import has, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.london import style
from game.ui.london.facts.place_facts import TIER_IDS
from game.ui.london.panels import rich_text
from game.ui.london.panels.paper import PaperStyle

LEAST_TEXT = 19
"""The least text size; below it the text scrolls."""
SPACE = 0.45
"""The gap between paragraphs, in lines."""


def kind(card: CardId) -> str:
    """The kind of a card, which decides its paper."""
    if card in CHALLENGES or card in ANTAGONISTS:
        return "challenge" if card in CHALLENGES else "antagonist"
    if card in ITEMS or card in CONFIDENCE:
        return "item" if card in ITEMS else "confidence"
    return "secret" if card in SECRETS else style.kind_of(card)


def motif(card: CardId) -> str:
    """The picture of a card, or of the person on it."""
    return f"london/cards/{card}" if art.has(f"london/cards/{card}") else f"london/portraits/{card}"


def paragraphs(t: State, card: CardId, tier: int | None = None) -> list[tuple[str, bool]]:
    """The paragraphs of a card; True marks a rule. `tier` is the outcome of a Plot card."""
    if card in PLOTS and tier is not None:
        texts = [(say(f"{TIER_IDS[tier]}-{card}"), False), (say(f"effect-{TIER_IDS[tier]}-{card}"), True)]
        return [*texts, (say(f"always-{card}"), True)] if has(f"always-{card}") else texts
    if card in PLOTS:
        return [(say(f"front-{card}"), False)]
    if card in ITEMS:
        return [
            (say("ui-ld-story-use", text=say(f"use-{card}")), True),
            (say("ui-ld-story-deplete", text=say(f"deplete-{card}")), True),
        ]
    if card in ALLIES:
        return [(say("ui-ld-story-friend"), False), (say("ui-ld-story-sacrifice", text=say(f"text-{card}")), True)]
    texts = [(say(f"text-{card}"), card not in DREAD and card not in CHALLENGES)] if has(f"text-{card}") else []
    return [*texts, *((words, True) for words in _rules(t, card))]


def _rules(t: State, card: CardId) -> list[str]:
    """The rules of a card, in words."""
    if card in DREAD:
        return [say("ui-ld-story-dread-open", dread=DREAD[card].dread), say("ui-ld-story-dread-solved")]
    if card in GOONS:
        return [say("ui-ld-story-goon-left", dread=NUMBERS.goon_left)]
    if card in CHALLENGES:
        return [
            say("ui-ld-story-reward", dice=NUMBERS.reward_dice, confidence=CHALLENGES[card].confidence),
            say("ui-ld-story-penalty", text=say(f"penalty-{card}")),
        ]
    return []


def card_icons(card: CardId) -> list[str]:
    """The icons that a card asks for, or that it lends."""
    table = (DREAD, PLOTS, GOONS, CHALLENGES, ALLIES, CONFIDENCE)
    return next((list(rows[card].icons) for rows in table if card in rows), [])


def text_height(canvas: Canvas, texts: list[tuple[str, bool]], size: float, room: float) -> float:
    """The height of the paragraphs."""
    gap = canvas.high(size) * SPACE * (len(texts) - 1)
    return gap + sum(
        rich_text.tall(canvas, words, paragraph_size(size, ruled=ruled), room, paragraph_face(ruled=ruled))
        for words, ruled in texts
    )


def paragraph_size(size: float, *, ruled: bool) -> float:
    """The text size of a paragraph; rules are slightly smaller."""
    return size - 2 if ruled and size > LEAST_TEXT + 2 else size


def paragraph_face(*, ruled: bool) -> str:
    """The face of a paragraph."""
    return "bold" if ruled else "text"


def paint_paragraphs(canvas: Canvas, area: Area, texts: list[tuple[str, bool]], size: float, paper: PaperStyle) -> float:
    """Paint the paragraphs. Returns where they end."""
    y = area.y
    for words, ruled in texts:
        own, face = paragraph_size(size, ruled=ruled), paragraph_face(ruled=ruled)
        room = Area(area.x, y, area.w, max(canvas.high(own, face), area.y + area.h - y))
        y += rich_text.paragraph(canvas, words, room, own, paper.second if ruled else paper.ink, face=face)
        y += canvas.high(size) * SPACE
    return y - canvas.high(size) * SPACE


def card_numbers(t: State, card: CardId) -> list[tuple[str, int, str]]:
    """The numbers of a card: its current Difficulty, and its Dread."""
    found: list[tuple[str, int, str]] = []
    if card in DREAD or card in GOONS or card in CHALLENGES:
        table = DREAD if card in DREAD else GOONS if card in GOONS else CHALLENGES
        now = difficulty(t, t.inquiry) if t.inquiry is not None and t.inquiry.card == card else table[card].difficulty
        found.append(("shield", now, "difficulty"))
    if card in DREAD or card in PLOTS:
        found.append(("dread", DREAD[card].dread if card in DREAD else PLOTS[card].dread, "dread"))
    return found
