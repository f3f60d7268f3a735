"""Paints the result of an investigation, for a Plot card the FISTs and the outcomes, and below it the Investigation deck and the other piles."""

from typing import NamedTuple

from game.rules.london.state import CardId, Inquiry, State
from game.rules.london.tables.cards import PLOTS
from game.rules.london.tables.rows import Tier
from game.text import has, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, mix, rgb
from game.ui.london import shapes, theme
from game.ui.london.facts.place_facts import TIER_IDS
from game.ui.london.panels import rich_text
from game.ui.london.story.choreography import ShownState
from game.ui.london.story.facts import OutcomeChance, next_outcome
from game.ui.london.story.option_map import Highlights
from game.ui.london.story.panels import balance, belongings
from game.ui.london.story.panels.balance import HOPE, BalanceProps, ShowdownProps
from game.ui.london.theme import P
from game.ui.widgets.layout import off_left, off_right, off_top, rows

REACHED, POSSIBLE, CLOSED = "reached", "possible", "closed"
FILLS = {REACHED: rgb("#2b2a12"), POSSIBLE: rgb("#221810"), CLOSED: rgb("#19120c")}
EDGES = {REACHED: P.focus, POSSIBLE: theme.EDGE, CLOSED: theme.DULL}
INKS = {REACHED: theme.CREAM, POSSIBLE: P.text, CLOSED: theme.FAINT}
CROSS, DULL_FIST = rgb("#6b4a3a"), rgb("#7a5a4a")
ORDER = (2, 1, 0)
"""The outcomes from the top, the best first."""
LARGEST, SMALL, LEAST = 25.0, 17.0, 11.0
"""The text sizes of outcomes: the preferred one, the least one with a foot, and the least one."""
GAP = 12.0
BOX = 128.0
"""The width of the box with an outcome's FISTs."""
DRAW = ("draw",)
MOST_SHOWN = 3
"""The number of cards of a pile that are drawn."""


class OutcomeProps(NamedTuple):
    """A Plot card with its FISTs and how each outcome stands, the lowest first.

    `progress` is the share of the light's way to the `final` outcome. `impeccable` says that further FISTs bring something.
    """

    card: CardId
    fists: int
    standings: tuple[str, ...]
    final: bool
    progress: float
    impeccable: bool


ResultProps = OutcomeProps | BalanceProps | ShowdownProps | None


def result_props(t: State, shown: ShownState) -> ResultProps:
    """The props of the current result; None without one."""
    inquiry = t.inquiry
    if inquiry is not None and inquiry.kind == "plot":
        fists = shown.fists(t)
        standings = tuple(standing(t, inquiry, tier, fists, shown.tier) for tier in range(len(TIER_IDS)))
        return OutcomeProps(inquiry.card, fists, standings, shown.tier >= 0, shown.tier_progress, t.options.impeccable)
    if inquiry is not None and inquiry.kind != "showdown":
        return balance.balance_props(t, inquiry, shown)
    return balance.showdown_props(t, shown) if t.phase == "endgame" else None


def paint(canvas: Canvas, area: Area, props: ResultProps) -> None:
    """Paint the panel of the current investigation."""
    shapes.plate(canvas, area, theme.LINE, fill=theme.DEEP)
    match props:
        case OutcomeProps():
            _plot(canvas, area.inset(min(16.0, area.w * 0.03)), props)
        case BalanceProps():
            balance.paint_balance(canvas, area.inset(20, 16), props)
        case ShowdownProps():
            balance.paint_showdown(canvas, area.inset(20, 16), props)


# ------------------------------------------------------------------ the outcomes of a Plot card


def standing(t: State, inquiry: Inquiry, tier: int, fists: int, final_tier: int) -> str:
    """Whether an outcome is reached, possible or closed; `final_tier` is the final one, -1 before."""
    tiers = PLOTS[inquiry.card].tiers
    now = final_tier if final_tier >= 0 else max(number for number, one in enumerate(tiers) if fists >= one.least)
    if tier == now:
        return REACHED
    waiting = any(not part.rolled for part in inquiry.parts.values())
    return POSSIBLE if tier > now and final_tier < 0 and (waiting or inquiry.card not in t.done) else CLOSED


def reach(tiers: tuple[Tier, Tier, Tier], tier: int) -> str:
    """The FISTs of an outcome: "0-1", "2-3", "4+"."""
    if tier == len(tiers) - 1:
        return say("ui-ld-tiers-above", least=tiers[tier].least)
    least, most = tiers[tier].least, tiers[tier + 1].least - 1
    return say("ui-ld-tiers-between", least=least, most=most) if least < most else str(least)


def _plot(canvas: Canvas, area: Area, props: OutcomeProps) -> None:
    """Paint the FISTs, the outcomes in one text size, and with room what follows each of them."""
    best = PLOTS[props.card].top.least
    head, rest = off_top(area, min(max(56.0, canvas.high(28, "title") + 16), area.h * 0.19), 8)
    _fists(canvas, head, props.fists, best)
    size, always = 20.0, has(f"always-{props.card}")
    hoped = say("ui-ld-tiers-impeccable", least=best) if props.impeccable else ""
    foot = say(f"always-{props.card}") if always else hoped
    low = canvas.tall(foot, size, rest.w, "italic") + 4 if foot else 0.0
    text = _size(canvas, props.card, rest._replace(h=rest.h - low))
    if text < SMALL and not always:
        foot, low = "", 0.0
        text = _size(canvas, props.card, rest)
    wide = rest.w - _beside(rest.w)
    parts = rows(rest._replace(h=rest.h - low), [_needs(canvas, props.card, tier, wide, text) for tier in ORDER], GAP)
    for tier, part in zip(ORDER, parts, strict=True):
        _tier(canvas, part, props, tier, text)
    if foot:
        canvas.paragraph(foot, Area(rest.x, rest.y + rest.h - low + 4, rest.w, low), size, P.muted, face="italic", align="centre")


def _beside(wide: float) -> float:
    """The width of an outcome that its text cannot use."""
    inner = wide - 24
    return 24 + min(BOX, inner * 0.27) + min(18.0, inner * 0.035) + min(32.0, inner * 0.085)


def _size(canvas: Canvas, card: CardId, area: Area) -> float:
    """The largest text size at which all outcomes fit."""
    size, room = LARGEST, area.h - GAP * (len(ORDER) - 1)
    while size > LEAST and sum(_needs(canvas, card, tier, area.w - _beside(area.w), size) for tier in ORDER) > room:
        size -= 1
    return size


def _needs(canvas: Canvas, card: CardId, tier: int, wide: float, size: float) -> float:
    """The height of an outcome."""
    words = say(f"effect-{TIER_IDS[tier]}-{card}")
    return max(2.8 * canvas.high(size), size + 4 + rich_text.tall(canvas, words, size, wide))


def _fists(canvas: Canvas, area: Area, fists: int, best: int) -> None:
    """Paint the FISTs as discs, dashed ones up to the best outcome, and their number in words."""
    title = say("ui-ld-tiers-fists")
    words = say("ui-ld-tiers-so-far", count=fists)
    size = canvas.fitting(title, 28, area.w * 0.3, "title", shapes.LEAST)
    wide = canvas.wide(title, size, "title")
    shapes.fit(canvas, title, Area(area.x + 4, area.y, wide + 2, area.h), size, theme.GILT, face="title")
    words_width = min(canvas.wide(words, 26, "bold"), area.w * 0.34)
    spot = off_right(area, words_width + 6, 0)[0]._replace(w=words_width + 2)
    shapes.fit(canvas, words, spot, 26, P.focus, face="bold", align="right")
    room = Area(area.x + wide + 24, area.y, area.w - wide - words_width - 48, area.h)
    count = max(best, fists)
    side = min(44.0, room.h, max(20.0, room.w / count / 1.08))
    step = min(side * 1.15, (room.w - side) / max(1, count - 1))
    for number in range(count):
        shapes.fist(canvas, (room.x + side / 2 + number * step, room.centre[1]), side, won=number < fists)


def _tier(canvas: Canvas, area: Area, props: OutcomeProps, tier: int, size: float) -> None:
    """Paint an outcome: its FISTs and its effect; gold if reached, brown if possible, dull if closed."""
    how = props.standings[tier]
    reached, closed, fill, edge = how == REACHED, how == CLOSED, FILLS[how], EDGES[how]
    if reached and props.final:
        canvas.glow(area, mix(P.accent, BLACK, 1 - props.progress), spread=14)
        fill = mix(fill, P.accent, 0.14 * props.progress)
    canvas.box(area, fill, edge, width=4 if reached else 2, radius=8)
    inner = area.inset(12, min(10.0, area.h * 0.1))
    box, words = off_left(inner, min(BOX, inner.w * 0.27), min(18.0, inner.w * 0.035))
    canvas.box(box, theme.PIT, edge, width=1.8, radius=6)
    mark = min(34.0, box.h * 0.5, box.w * 0.27)
    room, ink = Area(box.x + 6, box.y, box.w - mark - 14, box.h), theme.FAINT if closed else theme.CREAM
    shapes.fit(canvas, reach(PLOTS[props.card].tiers, tier), room, 40, ink, face="bold", align="centre")
    shapes.sign(canvas, "fist", (box.x + box.w - mark / 2 - 6, box.centre[1]), mark, DULL_FIST if closed else theme.ROSE)
    left = words._replace(y=area.y, h=area.h)
    if how != POSSIBLE:
        side = min(26.0, words.w * 0.09)
        sign, shade, wide = ("tick", P.focus, side) if reached else ("cross", CROSS, side * 0.8)
        shapes.sign(canvas, sign, (words.x + words.w - side / 2, words.centre[1]), wide, shade)
        left = left._replace(w=words.w - side - 6)
    rich_text.paragraph(canvas, say(f"effect-{TIER_IDS[tier]}-{props.card}"), left, size, INKS[how], middle=True)


# ------------------------------------------------------------------ piles


class DeckProps(NamedTuple):
    """The Investigation deck with the number of its `known` cards and the odds, the Supply, and the number of Confidence cards left.

    In the Endgame (`dealt`) the pile is that of the Confidence cards.
    """

    cards: int
    known: int
    outlook: OutcomeChance | None
    supply: tuple[str, ...]
    confidence: int
    dealt: bool
    highlights: Highlights


def deck_props(t: State, shown: ShownState, marks: Highlights) -> DeckProps:
    """The props of the piles."""
    dealt = t.phase == "endgame"
    outlook = None if dealt else next_outcome(t, shown.fists(t))
    cards = len(t.confidence if dealt else t.deck)
    return DeckProps(cards, len(t.solved), outlook, tuple(t.supply), len(t.confidence), dealt, marks)


def paint_decks(canvas: Canvas, area: Area, props: DeckProps) -> None:
    """Paint the deck and its text on the left and, with room, Supply and Confidence on the right."""
    legal, focus = DRAW in props.highlights.legal, props.highlights.focus == DRAW
    edge = P.focus if focus or legal else theme.LINE
    shapes.plate(canvas, area, edge, width=4.5 if focus else 2.5 if legal else 2)
    inner = area.inset(18, 12)
    spot, rest = off_left(inner, min(inner.h * 0.86, 108.0), 18)
    _pile(canvas, spot, props.cards)
    aside = min(150.0, area.w * 0.26)
    if rest.w - aside > 230 * max(1.0, canvas.stretch):
        side, rest = off_right(rest, aside, 14)
        canvas.line((side.x - 8, side.y + 6), (side.x - 8, side.y + side.h - 6), theme.LINE, 1.5)
        _aside(canvas, side, props)
    _words(canvas, rest, props, legal=legal)


def _pile(canvas: Canvas, area: Area, count: int) -> None:
    """Paint a pile of face-down cards with their number, or a dashed place if it is empty."""
    wide = min(area.w - 10, area.h * 0.84)
    spot = Area(area.x, area.centre[1] - wide / 0.88 / 2 + 3, wide, wide / 0.88)
    if not count:
        shapes.dashed(canvas, spot, theme.LINE, radius=8)
    for number in range(min(count, MOST_SHOWN)):
        card = spot.moved(number * 5, -number * 3)
        canvas.box(card.inset(-1), BLACK, radius=8, alpha=120)
        canvas.picture(shapes.back_of("confidence"), card)
    top = spot.moved(5 * (min(max(count, 1), MOST_SHOWN) - 1), -3 * (min(max(count, 1), MOST_SHOWN) - 1))
    size = 24.0
    words = str(count)
    r = max(18.0, canvas.wide(words, size, "bold") / 2 + 9)
    centre = top.x + top.w - r * 0.55, top.y + top.h - r * 0.55
    canvas.circle(centre, r, theme.PIT)
    canvas.circle(centre, r, theme.BRASS, 2)
    canvas.text(words, (centre[0], centre[1] - canvas.high(size, "bold") / 2 - 1), size, P.text, face="bold", align="centre")


def _words(canvas: Canvas, area: Area, props: DeckProps, *, legal: bool) -> None:
    """Paint the name of the deck, and what can be done, the odds or the known cards; in the Endgame the Confidence left."""
    count = say("ui-ld-deck-draw" if legal else "ui-ld-deck-count", count=props.cards)
    title = say("ui-ld-deck-left" if props.dealt else "ui-ld-deck-title")
    lines = [(title, 25.0, "title", theme.GILT), (count, 23.0, "text", P.text)]
    if props.outlook is not None:
        lines.append((props.outlook.words, 23.0, "text", HOPE))
    elif not props.dealt and props.known:
        lines.append((say("ui-ld-deck-known", count=props.known), 22.0, "italic", P.muted))
    high = min(44.0, area.h / len(lines))
    y = area.y + (area.h - high * len(lines)) / 2
    for words, size, face, colour in lines:
        shapes.fit(canvas, words, Area(area.x, y, area.w, high), size, colour, face=face)
        y += high


def _aside(canvas: Canvas, area: Area, props: DeckProps) -> None:
    """Paint the Items of the Supply, and the number of Confidence cards left."""
    label = min(26.0, canvas.high(19, "italic") + 2)
    shapes.fit(canvas, say("ui-ld-deck-supply"), area._replace(h=label), 19, P.muted, face="italic")
    side = min(44.0, (area.w - 8) / 3, (area.h - 2 * label) * 0.75)
    for number, item in enumerate(props.supply):
        belongings.disc(canvas, item, (area.x + side / 2 + number * (side + 4), area.y + label + side / 2 + 3), side, ready=True)
    if props.dealt:
        return
    low = Area(area.x, area.y + area.h - label - 6, area.w, label + 4)
    shapes.fit(canvas, say("ui-ld-deck-confidence", count=props.confidence), low, 20, P.text)
