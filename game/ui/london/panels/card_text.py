"""The kind, the paper, the picture and the text of a card."""

from typing import NamedTuple

import pygame

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
    TEAMS,
)  # fmt: skip
from game.text import has, say
from game.ui.draw import art
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.fonts import text_recorder
from game.ui.draw.theme import BLACK, Colour, mix
from game.ui.london import shapes
from game.ui.london.panels.rich_text import Rich
from game.ui.london.theme import PAPERS, PaperStyle
from game.ui.widgets.containers import Column
from game.ui.widgets.layout import Scroll


class CardProps(NamedTuple):
    """A card to paint: the outcome `tier` of a Plot card (None for its front), the Difficulty now, and how many Challenges were faced of how many.

    `scroll` is a copy of the position of a text that may scroll.
    """

    card: CardId
    tier: int | None = None
    difficulty: int = 0
    challenge: tuple[int, int] | None = None
    scroll: Scroll | None = None


def card_props(t: State, card: CardId, tier: int | None = None) -> CardProps:
    """A card as it is in a state."""
    rows = (DREAD, GOONS, CHALLENGES)
    printed = next((rows_of[card].difficulty for rows_of in rows if card in rows_of), 0)
    now = difficulty(t, t.inquiry) if printed and t.inquiry is not None and t.inquiry.card == card else printed
    faced = (t.faced.index(card) + 1, TEAMS[len(t.people)].challenges) if card in t.faced else None
    return CardProps(card, tier, now, faced)


def paint_paper(canvas: Canvas, area: Area, paper: PaperStyle, *, shadow: bool = False) -> None:
    """Paint a paper with its edge and, over other things, a `shadow`."""
    if shadow:
        canvas.glow(area.moved(3, 6), BLACK, spread=14, radius=12)
    rect = canvas.rect(area)
    if not canvas.blind and rect.w > 0 and rect.h > 0:
        text_recorder.cover(canvas.origin, rect)
        canvas.surface.blit(tinted(rect.w, rect.h, paper.tint), rect)
    canvas.frame(area.inset(1.5), paper.edge, width=3.5, radius=11)
    canvas.frame(area.inset(9), mix(paper.edge, paper.tint, 0.25), width=1.5, radius=7)


@keep(6)
def tinted(w: int, h: int, tint: Colour) -> pygame.Surface:
    """The parchment in a tint; a wide one is rotated, so that its corners keep their shape."""
    upright = art.scaled("london/parchment", min(w, h), max(w, h))
    made = pygame.transform.rotate(upright, 90) if w > h else upright.copy()
    made.fill(tint, special_flags=pygame.BLEND_RGB_MULT)
    return made


# ------------------------------------------------------------------ text

TIER_IDS = ("low", "middle", "top")
"""The outcomes of a Plot card as message ids name them, the lowest first."""
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
    return "secret" if card in SECRETS else shapes.kind_of(card)


def motif(card: CardId) -> str:
    """The picture of a card, or of the person on it."""
    return f"london/cards/{card}" if art.has(f"london/cards/{card}") else f"london/portraits/{card}"


def paragraphs(card: CardId, tier: int | None = None) -> list[tuple[str, bool]]:
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
    return [*texts, *((words, True) for words in _rules(card))]


def _rules(card: CardId) -> list[str]:
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


def text_box(canvas: Canvas, texts: list[tuple[str, bool]], size: float, paper: PaperStyle) -> Column:
    """The paragraphs; rules are bold and slightly smaller."""
    low = size - 2 if size > LEAST_TEXT + 2 else size
    made = [Rich(words, low, paper.second, "bold") if ruled else Rich(words, size, paper.ink) for words, ruled in texts]
    return Column(*made, gap=canvas.high(size) * SPACE)


def text_height(canvas: Canvas, texts: list[tuple[str, bool]], size: float, room: float) -> float:
    """The height of the paragraphs."""
    return text_box(canvas, texts, size, PAPERS["plot"]).high(canvas, room)


def card_numbers(props: CardProps) -> list[tuple[str, int]]:
    """The numbers of a card with their signs: its current Difficulty, and its Dread."""
    card, found = props.card, [("shield", props.difficulty)] if props.difficulty else []
    if card in DREAD or card in PLOTS:
        found.append(("dread", DREAD[card].dread if card in DREAD else PLOTS[card].dread))
    return found
