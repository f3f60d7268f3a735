"""What the tips say about the focused figure and about a card of the hand."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT, RED_LIGHT, Colour
from game.ui.ravenloft.facts.cards import Odds
from game.ui.ravenloft.panels.column import raised, seam
from game.ui.ravenloft.theme import CARD, CARD_LOW, DUN
from game.ui.table.tooltip import Facts, Tooltip
from game.ui.widgets.boxes import Box, Line, Text
from game.ui.widgets.containers import Column, Row

P = RAVENLOFT


@dataclass(frozen=True)
class FigureTip(Facts):
    """What is known of a figure; its odds in an attack with a card, if one is in use."""

    odds: Odds | None = None
    card: str = ""

    def rows(self, size: float) -> Sequence[Box]:
        """The chance of a hit, its damage, and the number that has to be rolled."""
        odds = self.odds
        if odds is None:
            return ()
        pairs = (
            (say("ui-per-cent", number=odds.per_cent), "ui-hit-chance", P.title),
            (str(odds.damage), "ui-damage-of-hit", RED_LIGHT),
        )
        columns = [
            Column(Line(value, size * 2.3, colour, "title"), Line(say(what), size, DUN), gap=-4) for value, what, colour in pairs
        ]
        need = "ui-no-roll" if not odds.need else "ui-need-twice" if odds.twice else "ui-need"
        words = say(need, card=self.card, bonus=odds.bonus, need=odds.need)
        return Row(*columns, shares=(0.55, 0.45)), seam(), Text(words, size, P.text)


@dataclass(frozen=True)
class CardTip(Facts):
    """A card of the hand: its odds against each figure that it reaches, or the reason why it cannot be used."""

    odds: tuple[tuple[str, str], ...] = ()
    reason: str = ""

    def rows(self, size: float) -> Sequence[Box]:
        """The odds, and the reason."""
        rows = [
            Row(Line(left, size, P.muted), Line(right, size, P.accent, "bold"), gap=12, grow=(0,)) for left, right in self.odds
        ]
        return [*rows, *([Text(self.reason, size, RED_LIGHT, "bold")] if self.reason else [])]


def tooltip(facts: FigureTip | CardTip, about: str) -> Tooltip:
    """The tip about a figure or a card."""
    if isinstance(facts, CardTip):
        return Tooltip(facts, about, None, ground(RED_LIGHT if facts.reason else P.accent), P)
    rule = "" if facts.odds is None else "CR-114" if facts.odds.need else "CR-270"
    return Tooltip(facts, about, None, ground(P.danger if facts.odds else P.line), P, rule)


@cache
def ground(line: Colour) -> Callable[[Canvas, Area], None]:
    """The painter of the ground of a tip."""
    return lambda canvas, area: raised(canvas, area, (CARD, CARD_LOW), line)
