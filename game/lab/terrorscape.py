"""Terrorscape for learners: the things that its answers and its state refer to."""

from game.lab.domains import Values
from game.lab.game_spec import GameSpec
from game.rules.terrorscape.ids import IDS
from game.rules.terrorscape.tables.cards import ABILITIES, ITEMS, KEY, KILLERS, NUMBERS, PLANS, SURVIVORS, TRAITS
from game.rules.terrorscape.villa import PLACES, WAYS, ZONES

SURVIVING = 3


def make() -> GameSpec:
    """The specification of Terrorscape."""
    marks = [trait for trait, row in TRAITS.items() if row.side == "killer"]
    levels = max(len(killer.levels) for killer in KILLERS.values())
    kinds = {
        "ability": Values(ABILITIES),
        "any-trait": Values(TRAITS),
        "door": Values(WAYS),
        "fate": Values(IDS["fate"]),
        "item": Values((*ITEMS, KEY)),
        "killer": Values(KILLERS),
        "level": Values(range(1, levels + 1)),
        "mark": Values(marks),
        "place": Values(PLACES),
        "plan": Values(PLANS),
        "progress": Values(range(NUMBERS.repair + 1)),
        "seat": Values(range(SURVIVING + 1)),
        "side": Values(IDS["side"]),
        "sneaked-with": Values((*ABILITIES, *marks)),
        "special": Values(survivor.special for survivor in SURVIVORS.values()),
        "stage": Values(IDS["stage"]),
        "survivor": Values(SURVIVORS),
        "survivor-number": Values(range(SURVIVING)),
        "team-stage": Values(IDS["team-stage"]),
        "trait": Values(trait for trait, row in TRAITS.items() if row.side == "survivors"),
        "zone": Values(ZONES),
    }
    agents = ("killer", *(f"survivor_{number}" for number in range(SURVIVING)))
    return GameSpec("terrorscape", kinds, agents, left_out={"record", "end"})
