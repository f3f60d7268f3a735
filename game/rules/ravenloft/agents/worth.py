"""Values of things to the Heroes, in Hit Points of a healthy Hero."""

from math import exp

from msgspec import Struct

from game.rules.engine.secret import Seat
from game.rules.ravenloft.adventures.adventure import Adventure
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import CardId, State
from game.rules.ravenloft.tables.cards import ADVENTURES, CARDS, MONSTERS, POWERS, TILES, TREASURES

LOSS = 30.0
"""The cost of losing the adventure."""
WIN = 60.0
FADE = 7.0
"""The scale on which the value of a Hit Point declines, in Hit Points."""
ENCOUNTER = 1.4
"""The cost of an average Encounter card."""
TREASURE = 0.8
EXPERIENCE = 0.3
TILE = 2.6
"""The cost of each tile that must still be laid."""
HASTE = 1.0
"""The additional cost of a tile in proportion to the value of a Hit Point: delay costs weak Heroes more."""
STEP = 0.12
"""The cost of each square of distance."""


class Weights(Struct, frozen=True):
    """The weights of an evaluation, in Hit Points of a healthy Hero or as factors (1: unchanged).

    `life` is the value of one more Hit Point to a healthy Hero. `price` is a factor on the cost of the next lost Hit Points,
    `reserve` on the value of Healing Surges, `heal` on that of healing, `keep` on that of an unused card. `newcomer` is the cost
    of a Monster drawn for a new tile, `company` that of each tile of distance from the other Heroes.
    """

    life: float = 0.35
    price: float = 1.0
    reserve: float = 1.0
    heal: float = 1.0
    keep: float = 1.0
    newcomer: float = 1.5
    company: float = 0.15


def pressed(t: State) -> bool:
    """Whether the goal of the adventure is a Villain, a count or an escape, rather than reaching a place or a thing there."""
    return any(one.ask not in ("marked", "unguarded") for one in ADVENTURES[t.adventure].won)


def fallen(t: State) -> int:
    """The number of Heroes at 0 Hit Points, each of which needs a Healing Surge."""
    return sum(1 for hero in t.heroes if figure.hero_hp(hero) == 0 and not hero.gone)


def lives(t: State) -> int:
    """The number of times that a Hero may fall without losing the adventure: Healing Surges, and Heroes that wait outside."""
    return t.surges + sum(1 for hero in t.heroes if hero.gone == "waiting")


def reserve(t: State, seat: Seat, surges: int, weights: Weights) -> float:
    """The Hit Points that Healing Surges are worth to a Hero: its share of those of the group."""
    if surges == 0:
        return 0.0
    return weights.reserve * surges * figure.level(t.heroes[seat]).surge * 2 / (1 + sum(not hero.gone for hero in t.heroes))


def life(t: State, seat: Seat, hp: int, weights: Weights) -> float:
    """The value of a Hero with so many Hit Points; 0 Hit Points without a Surge may lose the adventure."""
    surges = max(0, lives(t) - fallen(t) + (1 if figure.hero_hp(t.heroes[seat]) == 0 else 0))
    if hp <= 0 and surges == 0:
        return -LOSS
    left = hp + reserve(t, seat, surges, weights)
    return weights.life * left - 14.0 * exp(-left / FADE)


def price(t: State, seat: Seat, weights: Weights) -> float:
    """The cost of each of the next Hit Points that a Hero loses."""
    hp = figure.hero_hp(t.heroes[seat])
    if hp == 0:
        return 0.0
    loss = min(2, hp)
    return weights.price * min(6.0, (life(t, seat, hp, weights) - life(t, seat, hp - loss, weights)) / loss)


# ------------------------------------------------------------------ the way to the goal


def remaining(t: State) -> float:
    """The expected number of tiles until the next one that the adventure needs; 0 once all of them are in play."""
    adventure = ADVENTURES[t.adventure]
    needed = adventure.needed
    if not needed:
        return 0.0
    packet = _packet(adventure, [placed.tile for placed in t.board.tiles if placed.tile in needed])
    if not packet:
        return 0.0
    above, inside = 0, 0
    for secret in reversed(t.decks.tile.draw):
        if secret.sealed in needed:
            return above + inside + 1.0
        if secret.back == packet and secret.sealed is None:
            inside += 1
        elif inside:
            break
        else:
            above += 1
    return above + (inside + 1) / 2


def _packet(adventure: Adventure, laid: list[str]) -> str:
    """The next layer of the stack that contains a needed tile, by the name on its back, "" if none does.

    The packets of a group are drawn in order.
    """
    lots = len(laid)
    for number, layer in enumerate(adventure.layers):
        if layer.one_of:
            lots -= 1
            if lots < 0:
                return str(number)
        elif any(tile in adventure.needed and tile not in laid for tile in layer.tiles):
            return str(number)
    return ""


BANKED = "banked"
CARRIED = 2.5
"""The value of each Treasure card that must be carried out."""


def wanted(t: State) -> int:
    """The number of Treasure cards that must be carried out, 0 in other adventures."""
    return next((one.amount for one in ADVENTURES[t.adventure].won if one.counter == BANKED), 0)


def in_hand(t: State) -> int:
    """The number of Treasure cards carried out, or held by Heroes inside."""
    held = sum(len(hero.items) + len(hero.loot) for hero in t.heroes if not hero.gone)
    return t.quest.counters.get(BANKED, 0) + held


def enough(t: State) -> bool:
    """Whether the Heroes hold all that must be carried out."""
    return bool(wanted(t)) and in_hand(t) >= wanted(t)


def carry(t: State) -> float:
    """The value of a Treasure card apart from its use, because it must be carried out."""
    return CARRIED if wanted(t) else 0.0


def dark(t: State) -> float:
    """The probability that the next tile has a black triangle."""
    top = t.decks.tile.draw[-1] if t.decks.tile.draw else None
    if top is not None and top.sealed is not None:
        return float(TILES[top.sealed].triangle == "black")
    laid = {placed.tile for placed in t.board.tiles}
    left = [row.triangle for row in TILES.values() if row.id not in laid and row.triangle != "none"]
    return sum(1 for triangle in left if triangle == "black") / max(1, len(left))


def horizon(t: State) -> float:
    """A rough estimate of the number of turns that each Hero has left."""
    return 1.5 + remaining(t) / len(t.heroes) + (1.0 if len(t.heroes) > 1 else 0.0)


# ------------------------------------------------------------------ cards

_POWERS = {
    "healing-word": 3.0, "flame-strike": 1.8, "fireball": 1.9, "dagger-barrage": 1.6, "split-the-tree": 1.6, "brute-strike": 1.3,
    "precise-strike": 1.3, "lightning-bolt": 1.8, "illusionary-crowd": 2.5, "dispel-magic": 1.9, "stealth": 1.6, "shield": 1.6,
    "shield-of-faith": 1.6, "unbalancing-parry": 1.4, "unstoppable": 1.8, "sneak-attack": 0.9, "fey-step": 1.0, "dragons-breath": 0.7,
    "riposte-strike": 1.5, "freezing-cloud": 1.6, "beacon-of-hope": 1.7, "come-and-get-it": 1.3, "bless": 1.0, "bodyguard": 1.2,
    "hallowed-advance": 1.2, "attacks-on-the-run": 1.4, "bounding-attack": 1.3, "deep-cut": 1.1, "yield-ground": 0.9, "great-leap": 0.9,
    "crucial-aid": 0.9, "consecrated-ground": 0.5, "get-over-there": 0.5, "spring-away": 0.4,
}  # fmt: skip
_TREASURES = {
    "amulet-of-protection": 2.0, "lucky-charm": 1.2, "potion-of-healing": 1.6, "ring-of-regeneration": 1.8, "dragons-breath-elixir": 0.7,
    "necklace-of-fireballs": 1.0, "holy-avenger": 1.4, "magic-sword": 1.0, "ring-of-accuracy": 0.9, "potion-of-rejuvenation": 1.2,
    "scroll-of-teleportation": 1.2, "wand-of-teleportation": 1.2, "boots-of-striding": 0.8, "glyph-of-warding": 0.8, "holy-water": 0.9,
    "crystal-ball": 0.4, "thieves-tools": 0.3, "warding-cloak": 1.6, "silvered-bolts": 1.0, "icon-of-ravenloft": 5.0, "level-up": 2.5,
    "action-surge": 1.2, "breath-of-life": 0.9, "burst-of-speed": 0.5, "clear-the-air": 0.6, "daze": 0.7, "harrowed-experience": 0.4,
    "moments-respite": 1.3, "lucky-find": 1.4, "short-rest": 1.1, "second-wind": 2.4, "shake-it-off": 0.2, "glimpse-of-the-future": 0.8,
    "distant-sounds": 0.7, "scrawled-map": 0.4, "eagle-eyes": 0.8, "intimidating-bellow": 0.5, "guided-strikes": 0.8, "heroic-stand": 0.8,
    "rejuvenating-onslaught": 0.9, "run": 0.3, "surround-them": 0.6, "steadfast-vigil": 0.8, "dimensional-shackles": 0.5,
    "feywalk-amulet": 0.6, "holy-symbol-of-ravenkind": 1.3, "silver-dagger": 1.3, "sunsword": 1.0, "tome-of-strahd": 1.2, "torch": 0.9,
    "wooden-stake": 1.4,
}  # fmt: skip


def card(name: CardId) -> float:
    """The value of a ready Power card, or of a Treasure card."""
    if name in POWERS:
        return 0.0 if POWERS[name].type == "at-will" else _POWERS.get(name, 1.0)
    return _TREASURES.get(name, TREASURE)


def xp(name: CardId) -> int:
    """The experience of a card of the experience pile."""
    return MONSTERS[name].xp if name in MONSTERS else TREASURES[name].xp


def spend(t: State, name: CardId, weights: Weights) -> float:
    """The cost of using up a card now, which falls towards the end."""
    if name in POWERS and POWERS[name].type == "at-will":
        return 0.0
    if name in TREASURES and TREASURES[name].keep:
        return 0.0
    return hold(t, name, weights) + (carry(t) if name in TREASURES else 0.0)


def hold(t: State, name: CardId, weights: Weights) -> float:
    """The value of a ready card for the rest of the adventure."""
    return weights.keep * card(name) * min(0.8, 0.12 * horizon(t)) + powder(t, name)


POWDER = 0.7
"""The cost, for each point of damage of an attack that is used up, while a Villain to destroy has not appeared yet.

Of 2464 nights of the adventures 3 to 13 with this at 0, 0.7 or 1.1, the rest of the weights at random, each step more won 1.9 +-
0.9 % more.
"""
COMINGS = ("villain-rises", "villain-by-lot", "strahd-comes-home")
"""The triggers that place a Villain with a tile."""


def powder(t: State, name: CardId) -> float:
    """The additional cost of using up an attack before a Villain appears."""
    row = CARDS[name].attack
    return POWDER * row.damage if row is not None and awaited(t) else 0.0


def awaited(t: State) -> bool:
    """Whether a Villain that the adventure wants destroyed has not appeared yet."""
    rows = [row for row in ADVENTURES[t.adventure].trigger if row.do in COMINGS]
    return bool(rows) and pressed(t) and not {row.tile for row in rows} <= {placed.tile for placed in t.board.tiles}


def odds(bonus: int, armour: int) -> float:
    """The probability that a roll with `bonus` meets `armour` (CR-114, CR-115)."""
    return min(20, max(0, 21 + bonus - armour)) / 20
