"""The numbers of every attack card, tried on the Count: attack bonus, damage of a hit, damage of a miss, and from how far."""

from itertools import product
from typing import Any

import pytest

from game.rules.engine.script import Choice, Decision, Done
from game.rules.ravenloft import event, hero
from game.rules.ravenloft.choice import PickTile, Spot, Target
from game.rules.ravenloft.space import distance, figure, placing
from game.rules.ravenloft.state import State
from tests.ravenloft.cards.deeds import offered
from tests.ravenloft.cards.scene import MISS, grant, row, tile, villain
from tests.ravenloft.kit import Dice, drive

# Hero, card, bonus, damage of a hit, damage of a miss, and from where: "a" adjacent on the next tile, 0 to 4 tiles away and not adjacent.
NUMBERS = [
    ("thorgrim", "divine-flare", 6, 1, 0, "0"), ("thorgrim", "healing-strike", 8, 1, 0, "a"), ("thorgrim", "lance-of-faith", 6, 2, 0, "a01"),
    ("thorgrim", "beacon-of-hope", 6, 2, 0, "a01"), ("thorgrim", "flame-strike", 6, 3, 1, "a012"),
    ("thorgrim", "hallowed-advance", 5, 3, 1, "a"),
    ("arjhan", "dragons-breath", 4, 1, 0, "0"), ("arjhan", "cleave", 6, 1, 0, "a"), ("arjhan", "trapping-strike", 8, 1, 0, "a01"),
    ("arjhan", "tide-of-iron", 8, 1, 0, "a"), ("arjhan", "brute-strike", 5, 4, 0, "a"), ("arjhan", "come-and-get-it", 6, 1, 0, "a01"),
    ("arjhan", "precise-strike", 11, 2, 0, "a"),
    ("allisa", "hit-and-run", 6, 2, 0, "a"), ("allisa", "hunters-shot", 6, 1, 0, "a012"), ("allisa", "twin-shot", 4, 1, 0, "a01"),
    ("allisa", "attacks-on-the-run", 4, 2, 1, "a"), ("allisa", "bounding-attack", 6, 3, 1, "a01"),
    ("allisa", "split-the-tree", 6, 2, 1, "a012"),
    ("kat", "backstab", 7, 1, 0, "a"), ("kat", "deft-strike", 7, 1, 0, "a0"), ("kat", "snipe-shot", 7, 1, 0, "a01"),
    ("kat", "dagger-barrage", 7, 2, 1, "a01"), ("kat", "deep-cut", 7, 2, 0, "a"), ("kat", "silvered-bolts", 8, 2, 0, "a012"),
    ("kat", "necklace-of-fireballs", 5, 1, 0, "a1"), ("kat", "dragons-breath-elixir", 4, 1, 0, "0"),
    ("immeril", "magic-missile", 8, 1, 0, "a0123"), ("immeril", "thunderwave", 7, 1, 0, "0"), ("immeril", "scorching-burst", 7, 1, 0, "a1"),
    ("immeril", "fireball", 7, 3, 1, "a1"), ("immeril", "lightning-bolt", 7, 2, 1, "a01"),
]  # fmt: skip
PLACES = {"a": (1, 0, 0), "0": (0, 2, 1), "1": (1, 3, 3), "2": (2, 3, 3), "3": (3, 1, 2), "4": (4, 1, 2)}
"""Where the Count stands; the Hero is at the eastern edge of the first tile."""


def attacked_by(state: State, card: str, strahd: str) -> list[Any]:
    """Use a card on the Count, whatever it asks; an empty list if that cannot be."""
    grant(state, card)

    def answer(asked: Decision, options: tuple[Choice, ...]) -> Choice:
        target = [option for option in options if option in (Target(strahd), *wishes(state, strahd))]
        return (target or [option for option in options if option == Done()] or options)[0]

    events, _ = drive(hero.use(state, 0, card), answer)
    return [attack for attack in events if isinstance(attack, event.Attacked)]


def wishes(state: State, strahd: str) -> list[Any]:
    """The Count's tile, and a square next to him: the own one if it is."""
    own = figure.square_of(state, state.heroes[0].id)
    beside = [own] if own and distance.adjacent(state, state.heroes[0].id, strahd) else placing.adjacent_free(state, strahd)
    return [PickTile(tile(state, strahd)), *map(Spot, beside)]


@pytest.mark.rule("CR-112", "CR-114", "CR-116", "CR-117")
def test_bonus_and_damage(dice: Dice) -> None:
    faults = []
    for (name, card, bonus, damage, miss, reach), hits in product(NUMBERS, (True, False)):
        state = row(name, tiles=5, at={name: (0, 0, 3)})
        strahd = villain(state, "count-strahd", *PLACES[reach[0]])
        near = 2 if card == "snipe-shot" else 0
        dice(19 - bonus - near - (not hits))
        blows = [(attack.bonus, attack.hit) for attack in attacked_by(state, card, strahd.id)]
        if blows != [(bonus + near, hits)] or strahd.damage != (damage if hits else miss):
            faults.append((card, hits, blows, strahd.damage))
    assert not faults, faults


@pytest.mark.rule("CR-034", "CR-109", "CR-110")
def test_reach(dice: Dice) -> None:
    faults = []
    for (name, card, *_, reach), place in product(NUMBERS, PLACES):
        state = row(name, tiles=5, at={name: (0, 0, 3)})
        strahd = villain(state, "count-strahd", *PLACES[place])
        state.heroes[0].conditions = ["immobilized"] if card == "attacks-on-the-run" else []
        dice(MISS)
        if (offered(state, card) and bool(attacked_by(state, card, strahd.id))) != (place in reach):
            faults.append((card, place))
    assert not faults, faults
