"""An attack that begins with its target: the attacks that reach a Monster, and what each promises."""

from collections.abc import Sequence

from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.ravenloft.choice import Use
from game.rules.ravenloft.state import State
from game.text import say
from game.ui.ravenloft.board_targets import OptionMap
from game.ui.ravenloft.facts.cards import odds, reachable


def strikes(t: State, seat: Seat | None, options: Sequence[Choice], who: str) -> OptionMap | None:
    """The attacks of `seat` among the options that reach a figure, as lines of a tray; None if there are none."""
    found = [one for one in options if seat is not None and isinstance(one, Use) and who in reachable(t, seat, one.card)]
    return OptionMap(rows=[*found]) if found else None


def strike_label(t: State, seat: Seat, choice: Use, who: str) -> str:
    """An attack with its chance to hit a figure, and its damage."""
    promise = odds(t, seat, choice.card, who)
    return say("ui-strike", card=choice.card, percent=promise.per_cent if promise else 0, damage=promise.damage if promise else 0)
