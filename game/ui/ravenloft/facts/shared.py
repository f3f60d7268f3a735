"""What the sections of the inspector share: the table, the canvas, and common words."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.rules.ravenloft.forecasts.forecast import Share
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Figure, State
from game.rules.ravenloft.tables.content import Stat
from game.text import name, say
from game.ui.draw.canvas import Canvas
from game.ui.ravenloft.facts import sections
from game.ui.ravenloft.table.view import TableView
from game.ui.widgets.blocks import Block

Focused = Callable[[object], bool]


class Now(NamedTuple):
    """The meaning of a card now: a word beside the heading, and the blocks."""

    aside: str
    blocks: list[Block]


class Desk(NamedTuple):
    """The context of a painter of sections: the table, the canvas, the width, and which target has the focus."""

    table: TableView
    canvas: Canvas
    wide: float
    focused: Focused

    @property
    def t(self) -> State:
        """The state as this screen observes it."""
        return self.table.t

    def say(self, message: str, tone: str = "plain", /, **values: object) -> Block:
        """A sentence."""
        return sections.words(self.canvas, self.wide, say(message, **values), tone=tone)

    def small(self, message: str, /, **values: object) -> Block:
        """A sentence in small italics."""
        return sections.words(self.canvas, self.wide, say(message, **values), tone="muted", size=20, face="italic")

    def faces(self, who: Sequence[str], labels: Sequence[str] = ()) -> Block:
        """A row of portraits."""
        return sections.gallery(self.canvas, self.wide, who, labels)


STATS: tuple[Stat, ...] = ("attack", "damage", "ac", "speed", "disable")


def signed(amount: int | None) -> str:
    """A number with its sign."""
    return say("ui-plus", number=amount or 0) if (amount or 0) >= 0 else str(amount)


def part(share: Share, card: str) -> tuple[str, str]:
    """A part of a sum: its number and its source; `card` itself is named by a word of its own."""
    if share.source == card:
        return signed(share.amount), say("ui-now-own")
    return signed(share.amount), name(share.source)


def armour(t: State, who: Figure, ac: int) -> str:
    """AC and Hit Points."""
    return say("ui-ac-hp", ac=ac, hp=figure.hp(t, who))
