"""The values of items to a survivor, and useful trades."""

from game.rules.terrorscape.state import CardId, State
from game.rules.terrorscape.status import pack_limit
from game.rules.terrorscape.tables.cards import ITEMS, KEY, NUMBERS, SURVIVORS

WORTH: dict[CardId, float] = {
    "key": 10.0,
    "ammo": 2.0,
    "revolver": 2.0,
    "longsword": 4.0,
    "herbal-medicine": 3.5,
    "medical-kit": 4.0,
    "limestone-powder": 3.0,
    "toolbox": 2.5,
    "ancient-amulet": 2.5,
    "shortsword": 2.2,
    "hatchet": 1.8,
    "adrenaline": 1.9,
    "sedatives": 1.7,
    "firecracker": 2.4,
    "secret-map": 1.5,
    "trap-parts": 1.0,
    "whiskey-bottle": 1.0,
    "flashlight": 1.4,
    "camera": 0.8,
}
"""The values of items to a survivor; 1 for others."""
WORTH_HANDING = 0.5
"""The least gain in value for handing over an item."""


def dear(t: State, survivor: int, item: CardId, *, held: bool = False) -> float:
    """The value of an item to one survivor, given its other items; `held` if it carries this one."""
    pack, worth = t.team.packs[survivor], WORTH.get(item, 1.0)
    if item == KEY:
        return worth if t.keys < NUMBERS.keys else 0.1
    if (item == "ammo" and "revolver" in pack) or (item == "revolver" and "ammo" in pack):
        worth += 2.5
    if item == "toolbox":
        worth += SURVIVORS[t.survivors[survivor].id].toolbox - 2
        worth *= t.rescue is None
    if ITEMS[item].defence is not None and t.survivors[survivor].hurt:
        worth += 0.8
    if ITEMS[item].defence is not None and ITEMS[item].keep and pack.count(item) > held:
        worth -= 1.5
    return worth


def wanted(t: State, giver: int, taker: int) -> list[tuple[CardId, float]]:
    """The items with a higher value to `taker`, with the gains; none without room."""
    limit = pack_limit(t, taker)
    if limit and len(t.team.packs[taker]) >= limit:
        return []
    gains = [(item, dear(t, taker, item) - dear(t, giver, item, held=True)) for item in sorted(set(t.team.packs[giver]))]
    return [(item, gain) for item, gain in gains if gain > WORTH_HANDING and not ITEMS[item].owner]
