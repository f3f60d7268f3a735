"""The left rail: the active Hero, the others, and the decks; in table mode readable from two metres."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import State
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLUE, RAVENLOFT, WARM
from game.ui.ravenloft.choreography.shown_state import ShownState
from game.ui.ravenloft.panels import rail_data
from game.ui.ravenloft.panels.column import Panel, chips, head, hearts, hero_name, life, numbers, seam, tall
from game.ui.ravenloft.panels.rail_data import HeroProps, Stock
from game.ui.ravenloft.theme import FAINT, FRAME, ROSE
from game.ui.widgets.boxes import Box, Line, Text
from game.ui.widgets.containers import Column, Flow, Row

P = RAVENLOFT
DECKS = {
    "tile": "ui-tiles-left",
    "encounter": "ui-encounters-left",
    "treasure": "ui-treasures-left",
    "monster": "ui-monsters-left",
}
HeroTree = Callable[[HeroProps], Box]


class Detail(NamedTuple):
    """The level of detail: the active Hero's power, the other Heroes, the decks."""

    power: bool
    full: bool
    decks: bool


DETAILS = (
    Detail(True, True, True), Detail(True, False, True), Detail(True, True, False), Detail(True, False, False), Detail(False, False, True),
    Detail(False, False, False),
)  # fmt: skip
"""From the most detail to the least; the first that fits the rail is used."""


def panels(
    canvas: Canvas, area: Area, t: State, stage: ShownState, holders: Mapping[int, str], asked: int | None, gap: float
) -> list[Panel]:
    """The panels of the rail: the active Hero, the waiting ones, the decks; in table mode the stock of the party."""
    first = next((seat for seat, one in enumerate(t.heroes) if one.id == stage.hero), 0)
    seen = [rail_data.hero_props(t, seat, stage, holders[seat], asked) for seat in figure.clockwise(t, first)]
    if canvas.look.large_print:
        return [*_heroes(seen, "far-hero-{}", far_active, far_waiting), Panel("far-stock", far_stock, rail_data.stock(t, stage))]
    left = tuple(len(getattr(t.decks, deck).draw) for deck in DECKS)
    made: list[Panel] = []
    for detail in DETAILS:
        shown = seen if detail.power else [seen[0]._replace(text=""), *seen[1:]]
        made = _heroes(shown, f"hero-{{}}-{detail.power}-{detail.full}", active, waiting if detail.full else brief)
        made += [Panel("decks", decks, left)] if detail.decks else []
        if sum(tall(canvas, one, area.w) for one in made) + gap * (len(made) - 1) <= area.h:
            break
    return made


def _heroes(seen: Sequence[HeroProps], title: str, first: HeroTree, other: HeroTree) -> list[Panel]:
    made = [Panel(title.format(0), first, seen[0], line=FRAME, warm=WARM)]
    return made + [Panel(title.format(at), other, one, line=BLUE if one.asked else None) for at, one in enumerate(seen[1:], 1)]


def active(one: HeroProps) -> Box:
    """The active Hero."""
    title = Text(say("ui-title-level", title=say(f"title-{one.id}"), level=one.level), 19, P.muted, "book")
    points = Line(say("ui-of", left=one.left, most=one.most), 23, ROSE, "bold")
    parts = [Line(words, 20, P.accent if now else FAINT, "bold" if now else "book") for words, now in one.parts]
    rows = [
        head(one, (96, 0.3), hero_name(one, 34, P.title), title, Text(one.status, 21, P.accent, "bold")),
        Column(Row(Line(say("ui-hit-points"), 20, P.muted), points, gap=8, grow=(0,)), life(one, 14), gap=2),
        numbers(one.stats),
        *([Flow(*parts)] if parts else []), *([chips(one.chips)] if one.chips else []),
        *([Column(seam(), Text(one.text, 19, P.text, "book"))] if one.text else []),
    ]  # fmt: skip
    return Column(*rows, gap=9)


def waiting(one: HeroProps) -> Box:
    """A waiting Hero."""
    line = Text(say("ui-hero-line", title=say(f"title-{one.id}"), who=one.status), 18, P.muted, "book")
    stats = [
        Row(Line(say(what), 20, P.muted), Line(str(value), 21, colour or P.text, "bold"), gap=7)
        for value, what, colour in one.stats
    ]
    rows = [head(one, (72, 0.25), hero_name(one, 26), line), _hit_points(one, 14, 22), Flow(*stats, gap=14)]
    return Column(*rows, *([chips(one.chips)] if one.chips else []), gap=6)


def _hit_points(one: HeroProps, high: float, size: float) -> Box:
    """Hit Points as blocks, and in words."""
    return Row(life(one, high), Line(say("ui-left-of", left=one.left, most=one.most), size, ROSE, "bold"), gap=14, grow=(0,))


def brief(one: HeroProps) -> Box:
    """A waiting Hero in three lines."""
    words = ", ".join([*map(name, one.conditions), *(label.words for label in one.carried)]) or one.status
    line = Text(words, 18, BLUE if one.conditions or one.gone else P.muted)
    return head(one, (60, 0.25), hero_name(one, 24), _hit_points(one, 12, 21), line)


def decks(left: Sequence[int]) -> Box:
    """The number of cards in each deck."""
    rows = [
        Row(Line(say(words), 20, P.muted), Line(str(count), 24, P.text, "title"), gap=10, grow=(0,))
        for words, count in zip(DECKS.values(), left, strict=True)
    ]
    return Column(*rows)


# ------------------------------------------------------------------ table mode


def far_active(one: HeroProps) -> Box:
    """Portrait, name and Hit Points; Armor Class and Speed."""
    rows = [
        head(one, (999, 0.4), hero_name(one, 24, P.title), _large_points(one, 46, 20), gap=6), life(one, 20),
        numbers([(value, what, None) for value, what, _ in one.stats[:2]], 34, 10), *_conditions(one),
    ]  # fmt: skip
    return Column(*rows, gap=9)


def far_waiting(one: HeroProps) -> Box:
    """Portrait, name, Hit Points."""
    top = head(one, (999, 0.28), hero_name(one, 20), _large_points(one, 32, 18), gap=4)
    return Column(top, life(one, 14), *_conditions(one), gap=5)


def _conditions(one: HeroProps) -> list[Box]:
    return [chips(one.chips[: len(one.conditions)])] if one.conditions else []


def _large_points(one: HeroProps, size: float, small: float) -> Box:
    """The Hit Points in large figures, and the most of them."""
    return Row(Line(str(one.left), size, ROSE, "title"), Line(say("ui-of-most", most=one.most), small, P.muted), grow=(1,), gap=8)


def far_stock(party: Stock) -> Box:
    """Healing Surges as hearts, and experience."""
    worth = Row(Line(str(party.xp), 30, P.accent, "title"), Line(say("ui-xp"), 20, P.muted), gap=10)
    return Row(hearts(party.surges, 48), worth, grow=(0,))
