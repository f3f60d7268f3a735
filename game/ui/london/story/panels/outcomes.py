"""Paints the result of an investigation, for a Plot card the FISTs and the outcomes, and below it the Investigation deck and the other piles."""

from functools import partial
from typing import NamedTuple

from game.rules.london.state import CardId, Inquiry, State
from game.rules.london.tables.cards import PLOTS
from game.rules.london.tables.rows import Tier
from game.text import has, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, mix
from game.ui.london import shapes, theme
from game.ui.london.panels.card_text import TIER_IDS
from game.ui.london.panels.rich_text import Rich
from game.ui.london.story.choreography import ShownState
from game.ui.london.story.facts import OutcomeChance, next_outcome
from game.ui.london.story.option_map import Highlights
from game.ui.london.story.panels import balance, belongings
from game.ui.london.story.panels.balance import BalanceProps, ShowdownProps
from game.ui.london.story.panels.lines import Fit, fists, sign
from game.ui.london.theme import P
from game.ui.widgets import boxes
from game.ui.widgets.boxes import Box, Drawn, Text, Wide
from game.ui.widgets.containers import Column, Framed, Row, Sized

REACHED, POSSIBLE, CLOSED = "reached", "possible", "closed"
EDGES = {REACHED: P.focus, POSSIBLE: theme.EDGE, CLOSED: theme.DULL}
INKS = {REACHED: theme.CREAM, POSSIBLE: P.text, CLOSED: theme.FAINT}
LARGEST, SMALL, LEAST = 25, 17, 11
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
        have = shown.fists(t)
        standings = tuple(standing(t, inquiry, tier, have, shown.tier) for tier in range(len(TIER_IDS)))
        return OutcomeProps(inquiry.card, have, standings, shown.tier >= 0, shown.tier_progress, t.options.impeccable)
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


def standing(t: State, inquiry: Inquiry, tier: int, have: int, final_tier: int) -> str:
    """Whether an outcome is reached, possible or closed; `final_tier` is the final one, -1 before."""
    tiers = PLOTS[inquiry.card].tiers
    now = final_tier if final_tier >= 0 else max(number for number, one in enumerate(tiers) if have >= one.least)
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
    best, always = PLOTS[props.card].top.least, f"always-{props.card}"
    foot = say(always) if has(always) else say("ui-ld-tiers-impeccable", least=best) if props.impeccable else ""

    def outcomes(size: float, foot: str) -> Box:
        tiers = Column(*(_tier(props, tier, size, area.w - 24) for tier in (2, 1, 0)), gap=GAP, grow=(0, 1, 2))
        return Column(tiers, *([Text(foot, 20, P.muted, "italic", "centre")] if foot else []), gap=6, grow=(0,))

    sizes = range(LARGEST, LEAST - 1, -1)
    tries = [(size, foot) for size in sizes if size >= SMALL or has(always)] + [(size, "") for size in sizes if not has(always)]
    title, words = say("ui-ld-tiers-fists"), say("ui-ld-tiers-so-far", count=props.fists)
    head = Row(
        Wide(Fit(title, 28, theme.GILT, "title"), min(canvas.wide(title, 28, "title") + 2, area.w * 0.3)),
        fists(props.fists, max(best, props.fists), side=44),
        Wide(Fit(words, 26, P.focus, "bold", "right"), min(canvas.wide(words, 26, "bold") + 2, area.w * 0.34)),
        gap=12, grow=(1,), align="fill",
    )  # fmt: skip
    high = min(max(56.0, canvas.high(28, "title") + 16), area.h * 0.19)
    made = (outcomes(*one) for one in tries)  # each costs a millisecond: no more than are needed
    shown = next((box for box in made if box.high(canvas, area.w) <= area.h - high - 7), None) or outcomes(*tries[-1])
    boxes.place(Column(Sized(head, h=high), shown, gap=8, grow=(1,)), canvas, area).paint(canvas)


def _tier(props: OutcomeProps, tier: int, size: float, wide: float) -> Box:
    """An outcome: its FISTs and its effect; gold if reached, brown if possible, dull if closed."""
    how, box = props.standings[tier], min(BOX, wide * 0.27)
    closed, ink = how == CLOSED, theme.FAINT if how == CLOSED else theme.CREAM
    words, mark = Fit(reach(PLOTS[props.card].tiers, tier), min(40.0, 1.8 * size), ink, "bold", "centre"), min(34.0, box * 0.27)
    reached = Row(words, sign("fist", mark, theme.DULL_FIST if closed else theme.ROSE), gap=2, grow=(0,))
    reached_box = Framed(reached, (6, 2), lambda canvas, area: canvas.box(area, theme.PIT, EDGES[how], width=1.8, radius=6))
    told, side = Rich(say(f"effect-{TIER_IDS[tier]}-{props.card}"), size, INKS[how]), min(26.0, wide * 0.07)
    marks: dict[str, list[Box]] = {REACHED: [sign("tick", side, P.focus)], CLOSED: [sign("cross", side * 0.8, theme.CROSS)]}
    row = Row(Wide(reached_box, box), told, *marks.get(how, []), gap=min(14.0, wide * 0.03), grow=(1,), align="fill")
    return Framed(row, (12, size / 2), partial(_tier_ground, how=how, light=props.progress if props.final else 0.0))


def _tier_ground(canvas: Canvas, area: Area, how: str, light: float) -> None:
    fill, reached = theme.OUTCOMES[how], how == REACHED
    if reached and light:
        canvas.glow(area, mix(P.accent, BLACK, 1 - light), spread=14)
        fill = mix(fill, P.accent, 0.14 * light)
    canvas.box(area, fill, EDGES[how], width=4 if reached else 2, radius=8)


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
    legal, mark = DRAW in props.highlights.legal, props.highlights.of(DRAW)
    shapes.plate(canvas, area, P.focus if mark else theme.LINE, width=(2, 2.5, 4.5)[mark])
    inner = area.inset(18, 12)
    pile, aside = min(inner.h * 0.86, 108.0), min(150.0, area.w * 0.26)
    lines = [
        Fit(say("ui-ld-deck-left" if props.dealt else "ui-ld-deck-title"), 25, theme.GILT, "title"),
        Fit(say("ui-ld-deck-draw" if legal else "ui-ld-deck-count", count=props.cards), 23, P.text),
    ]
    if props.outlook is not None:
        lines.append(Fit(props.outlook.words, 23, theme.HOPE))
    elif not props.dealt and props.known:
        lines.append(Fit(say("ui-ld-deck-known", count=props.known), 22, P.muted, "italic"))
    high = min(44.0, inner.h / len(lines))
    words = Sized(Column(*(Sized(line, h=high) for line in lines)))
    parts: list[Box] = [Drawn(partial(_pile, count=props.cards), w=pile), words]
    if inner.w - pile - 18 - aside > 230 * max(1.0, canvas.stretch):
        parts.append(Drawn(partial(_aside, props=props), w=aside))
    boxes.place(Row(*parts, gap=16, grow=(1,), align="fill"), canvas, inner).paint(canvas)


def _pile(canvas: Canvas, area: Area, count: int) -> None:
    """Paint a pile of face-down cards with their number, or a dashed place if it is empty."""
    wide, words = min(area.w - 10, area.h * 0.84), str(count)
    top = Area(area.x, area.centre[1] - wide / 0.88 / 2 + 3, wide, wide / 0.88)
    if not count:
        shapes.dashed(canvas, top, theme.LINE, radius=8)
    for number in range(min(count, MOST_SHOWN)):
        top = top.moved(5, -3) if number else top
        canvas.box(top.inset(-1), BLACK, radius=8, alpha=120)
        canvas.picture(shapes.back_of("confidence"), top)
    r = max(18.0, canvas.wide(words, 24, "bold") / 2 + 9)
    x, y = top.x + top.w - r * 0.55, top.y + top.h - r * 0.55
    canvas.circle((x, y), r, theme.PIT)
    canvas.circle((x, y), r, theme.BRASS, 2)
    canvas.text(words, (x, y - canvas.high(24, "bold") / 2 - 1), 24, P.text, face="bold", align="centre")


def _aside(canvas: Canvas, area: Area, props: DeckProps) -> None:
    """Paint the Items of the Supply, and the number of Confidence cards left."""
    canvas.line((area.x - 8, area.y + 6), (area.x - 8, area.y + area.h - 6), theme.LINE, 1.5)
    label = min(26.0, canvas.high(19, "italic") + 2)
    shapes.fit(canvas, say("ui-ld-deck-supply"), area._replace(h=label), 19, P.muted, face="italic")
    side = min(44.0, (area.w - 8) / 3, (area.h - 2 * label) * 0.75)
    for number, item in enumerate(props.supply):
        belongings.disc(canvas, item, (area.x + side / 2 + number * (side + 4), area.y + label + side / 2 + 3), side, ready=True)
    if not props.dealt:
        low = Area(area.x, area.y + area.h - label - 6, area.w, label + 4)
        shapes.fit(canvas, say("ui-ld-deck-confidence", count=props.confidence), low, 20, P.text)
