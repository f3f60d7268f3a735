"""What the sections of the inspector start from: the situation of the match, and common words."""

from collections.abc import Callable, Set as AbstractSet
from dataclasses import dataclass, field
from typing import NamedTuple

from game.rules.engine.agent import Observation
from game.rules.engine.secret import Seat
from game.rules.ravenloft.forecasts.forecast import Share
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Figure, State
from game.rules.ravenloft.tables.content import Stat
from game.text import name, say
from game.ui.widgets.boxes import Box

STATS: tuple[Stat, ...] = ("attack", "damage", "ac", "speed", "disable")


class Now(NamedTuple):
    """The meaning of a card now: a word beside the heading, and the boxes."""

    aside: str
    boxes: list[Box]


@dataclass(frozen=True)
class Situation:
    """The match as this screen observes it, and the open Decision.

    `t` is the state as it is shown. `seat` is asked; it can use the cards `usable` and aim at `figures`. `refusal` says why it cannot use another card, `strike` answers with a target,
    and `target` is the figure in focus.
    """

    t: State
    view: Observation[State]
    seat: Seat | None
    usable: AbstractSet[str]
    figures: AbstractSet[Figure]
    refusal: Callable[[str], str] = field(compare=False)
    strike: Callable[[Figure], object] = field(compare=False)
    target: Figure = ""


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
