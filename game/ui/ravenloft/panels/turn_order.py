"""The turn order of the Villain Phase: who acts, in which order, and who has acted."""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Monster, State
from game.rules.ravenloft.tables.cards import MONSTERS
from game.ui.ravenloft.choreography.shown_state import Activations, ShownState


class OrderRow(NamedTuple):
    """A row of the turn order: its number ("" if it does not act now, "+" next to another of its kind), its id, its Hit Points and their maximum.

    `owner` is the Hero in whose Villain Phases it acts, if that is another Hero; `state` is "done", "now", or "" if it is still to come.
    """

    number: str
    who: str
    hp: int
    most: int
    owner: str
    acts: bool
    state: str = ""


def order(t: State, stage: ShownState) -> list[OrderRow]:
    """The rows of the active Hero's Villain Phase in turn order (CR-091 to CR-094), then those that wait for another Hero."""
    seat = next((seat for seat, hero in enumerate(t.heroes) if hero.id == stage.hero), t.turn.hero)
    rows: list[OrderRow] = []
    place = 0
    for villain in t.villains:
        place += 1
        rows.append(OrderRow(str(place), villain.id, figure.monster_hp(villain), MONSTERS[villain.kind].hp, "", True))
    seen: set[str] = set()
    for threat in t.heroes[seat].threats:
        kind = threat.kind if isinstance(threat, Monster) else threat.card
        place += 0 if kind in seen else 1
        seen.add(kind)
        rows.append(_row(str(place), threat, ""))
    for waiting in figure.clockwise(t, seat)[1:]:
        for threat in t.heroes[waiting].threats:
            acts = isinstance(threat, Monster) and threat.kind in seen
            rows.append(_row("" if not acts else "+", threat, t.heroes[waiting].id))
    return [row._replace(state=_state(row.who, stage.activations)) for row in rows]


def _state(who: str, found: Activations) -> str:
    return "now" if who == found.now else "done" if who in found.done else ""


def foremost(rows: Sequence[OrderRow]) -> int:
    """The index of the row that acts now or next; -1 if all have acted."""
    order = [place for state in ("now", "") for place, row in enumerate(rows) if row.state == state and row.acts]
    return order[0] if order else -1


def _row(number: str, threat: object, owner: str) -> OrderRow:
    if isinstance(threat, Monster):
        return OrderRow(number, threat.id, figure.monster_hp(threat), MONSTERS[threat.kind].hp, owner, bool(number))
    return OrderRow(number, getattr(threat, "card", ""), 0, 0, owner, bool(number))


def kind_of(who: str) -> str:
    """The kind of a numbered Monster: "wolf-2" is a wolf."""
    stem, _, tail = who.rpartition("-")
    return stem if tail.isdecimal() else who
