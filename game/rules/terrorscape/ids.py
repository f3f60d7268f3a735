"""The valid ids in a state of Terrorscape."""

from game.rules.engine.reference import Known
from game.rules.terrorscape.state import State
from game.rules.terrorscape.tables.cards import ABILITIES, ITEMS, KEY, KILLERS, PLANS, SURVIVORS, TRAITS
from game.rules.terrorscape.villa import PLACES, WAYS

MARKS = frozenset(trait for trait, row in TRAITS.items() if row.side == "killer")
IDS: Known = {
    "ability": ABILITIES,
    "door": WAYS,
    "fate": ("", "dead", "free"),
    "item": frozenset((*ITEMS, KEY)),
    "killer": KILLERS,
    "mark": MARKS,
    "place": PLACES,
    "plan": PLANS,
    "side": ("survivors", "killer"),
    "sneaked-with": frozenset((*ABILITIES, *MARKS)),  # a card, or a trait such as Perilous Ambush
    "stage": ("traits", "start", "appear", "quick", "second", "slow", "draw", "rest"),
    "survivor": SURVIVORS,
    "team-stage": ("begin", "traits", "plan", "act", "discover", "tell", "over"),
    "trait": frozenset(trait for trait, row in TRAITS.items() if row.side == "survivors"),
}


def known_ids(t: State) -> Known:
    """The valid ids by kind, and the numbers of the survivors, of the seats, and of the killer's levels."""
    survivors = len(t.survivors)
    levels = range(1, len(KILLERS[t.killer].levels) + 1) if t.killer in KILLERS else ()
    return {**IDS, "level": levels, "seat": range(survivors + 1), "survivor-number": range(survivors)}
