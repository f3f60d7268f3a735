"""What the sections of a close look share: the table, the canvas, and words that several of them need."""

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
    """What is said of a card now: a word beside the head, and the blocks."""

    aside: str
    blocks: list[Block]


class Desk(NamedTuple):
    """What a painter of sections needs: the table, the canvas, the width, what is in focus."""

    table: TableView
    canvas: Canvas
    wide: float
    focused: Focused

    @property
    def t(self) -> State:
        """The state as it may be seen here."""
        return self.table.t

    def say(self, message: str, tone: str = "plain", /, **values: object) -> Block:
        """A sentence."""
        return sections.words(self.canvas, self.wide, say(message, **values), tone=tone)

    def small(self, message: str, /, **values: object) -> Block:
        """A sentence beside the matter."""
        return sections.words(self.canvas, self.wide, say(message, **values), tone="muted", size=20, face="italic")

    def faces(self, who: Sequence[str], labels: Sequence[str] = ()) -> Block:
        """Figures in a row."""
        return sections.gallery(self.canvas, self.wide, who, labels)


STATS: tuple[Stat, ...] = ("attack", "damage", "ac", "speed", "disable")


def signed(amount: int | None) -> str:
    """A number with its sign."""
    return say("ui-plus", number=amount or 0) if (amount or 0) >= 0 else str(amount)


def part(share: Share, card: str) -> tuple[str, str]:
    """A part of a sum: its number and where it comes from; what `card` itself adds has words of its own."""
    if share.source == card:
        return signed(share.amount), say("ui-now-own")
    return signed(share.amount), name(share.source)


def armour(t: State, who: Figure, ac: int) -> str:
    """AC and Hit Points."""
    return say("ui-ac-hp", ac=ac, hp=figure.hp(t, who))
