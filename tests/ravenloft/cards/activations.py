"""One activation of a Monster or Villain as a row of a table: who stands where, how the dice fall, and what comes of it."""

from dataclasses import dataclass
from typing import Any

from game.rules.engine.script import Choice, Event
from game.rules.ravenloft import activation, event
from game.rules.ravenloft.choice import PickTile, Target
from game.rules.ravenloft.space import distance, figure
from game.rules.ravenloft.state import Marker, Monster, State
from game.rules.ravenloft.tables.cards import MONSTERS
from tests.ravenloft.cards.deeds import act, drift, only
from tests.ravenloft.cards.plays import read_words, word
from tests.ravenloft.cards.scene import hp, row, to, villain, where
from tests.ravenloft.kit import Dice, put


@dataclass(frozen=True, kw_only=True)
class Activation:
    """The upper half sets the table, the lower half is what has to come of it; what is None there may be anything.

    An answer is a name (a target), a number (a tile) or a square ("1/0/3"); None takes every first answer. Maps may be said in words.
    """

    foe: Any
    at: Any
    tiles: int = 2
    dice: Any = ()
    answers: Any = ()
    damage: int = 0
    markers: tuple[str, ...] = ()
    hurt: Any = ""
    crowd: int | None = None
    others: Any = ()
    active: int = 0

    line: int
    strikes: Any = None
    """Of each attack "name bonus target"."""
    hits: list[bool] | None = None
    hp: list[int] | None = None
    own: int | None = None
    left: list[str] | None = None
    """The markers of the foe."""
    held: Any = None
    """Conditions of Heroes."""
    ends: Any = None
    """Where the foe ends: a square, one of its tiles, or the Hero beside whom it stands."""
    heroes: Any = ""
    """Where Heroes end."""

    def __post_init__(self) -> None:
        read_words(self, values=("at", "hurt", "heroes"), lists=("held",))
        for name in ("foe", "others", "strikes"):
            if isinstance(said := getattr(self, name), str):
                found = said.split(", ") if name == "strikes" else _figures(said)
                object.__setattr__(self, name, found[0] if name == "foe" else tuple(found))


def _figures(said: str) -> list[Any]:
    return [(kind, *word(place)) for kind, place in (part.split() for part in said.split(","))]


def carry_out(dice: Dice, case: Activation) -> tuple[State, Monster, list[Event]]:
    """Carry out an activation and check all that its row says."""
    state = row(",".join(case.at), tiles=case.tiles, at=case.at, active=case.active)
    for hero in state.heroes:
        hero.damage = case.hurt.get(hero.id, 0)
    if case.crowd is not None:
        state.markers.append(Marker("illusionary-crowd", case.crowd, 0))
    for other in case.others:
        (villain if MONSTERS[other[0]].villain else put)(state, *other)
    large = MONSTERS[case.foe[0]].villain
    foe = villain(state, *case.foe, damage=case.damage, markers=case.markers) if large else put(state, *case.foe)
    dice(*case.dice)
    script = activation.act(state, foe.id)
    events = drift(script) if case.answers is None else act(state, foe, *(_answer(state, said) for said in case.answers))
    _check(state, foe, events, case)
    return state, foe, events


def _answer(state: State, said: Any) -> Choice:
    return Target(said) if isinstance(said, str) else PickTile(said) if isinstance(said, int) else to(state, *said)


def _check(state: State, foe: Monster, events: list[Event], case: Activation) -> None:
    assert lines(events) == [case.line] * (case.line > 0)
    found = {
        "strikes": strikes(events), "hits": [one.hit for one in only(events, event.Attacked)], "hp": hp(state, *case.at),
        "own": hp(state, foe)[0], "left": foe.markers,
        "held": {hero.id: hero.conditions for hero in state.heroes if hero.conditions},
        "heroes": {name: where(state, name) for name in case.heroes},
    }  # fmt: skip
    wanted = {name: getattr(case, name) for name in found if getattr(case, name) is not None}
    assert {name: found[name] for name in wanted} == wanted
    if isinstance(case.ends, int):
        assert case.ends in figure.tiles_of(state, foe.id)
    elif isinstance(case.ends, str):
        assert distance.adjacent(state, foe.id, case.ends)
    elif case.ends:
        assert where(state, foe) == case.ends


def lines(events: list[Event]) -> list[int]:
    """The lines of scripts that were carried out."""
    return [one.line for one in only(events, event.MonsterActivated)]


def strikes(events: list[Event]) -> tuple[str, ...]:
    """The attacks that were made."""
    return tuple(f"{one.card} {one.bonus} {one.target}" for one in only(events, event.Attacked))
