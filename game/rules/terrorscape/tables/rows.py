"""The rows of Terrorscape's tables: locations, killers, ability cards, survivors, items, traits, plans and numbers.

Rows are data first. Effects that data cannot express are small functions that a row names; `bind.py` checks the names.
"""

from typing import Literal

from msgspec import Struct

Zone = Literal["red", "blue", "green"]
Mark = Literal["main-exit", "secret-exit", "items", "radio", "knowledge", "mystic", "tools"]
CardType = Literal["quick", "special", "slow", "attack"]
DeckName = Literal["discovery", "search", "bottom", "start"]
Moment = Literal["", "setup", "start", "any", "hit", "meeting", "end", "injury", "met", "defence", "dice", "found", "noise"]
"""The moment at which a trait is offered to its side, or works automatically."""
Victory = Literal["", "searched", "repelled", "turn"]
"""The moment at which a plan may win: after a SEARCH without survivors, after a repelled attack, or at the start of a survivors' turn."""
Need = Literal["killer", "knowledge", "tools", "mystic", "radio", "secret-exit", "together", "apart"]


class Row(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of any table."""

    id: str
    rules: list[str] = []


class PlaceRow(Row, frozen=True, kw_only=True):
    """A location (TS-028 to TS-035): zone, special marks, the passage that it is an end of, and how it is drawn."""

    zone: Zone
    marks: list[Mark] = []
    passage: int = 0
    x: int
    y: int
    outline: list[str]


class WayRow(Row, frozen=True, kw_only=True):
    """Two adjacent locations (TS-030): through a door, or over an open line, which cannot be barricaded (TS-046)."""

    ends: tuple[str, str]
    door: bool = True
    point: str


class Level(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The effects of a level (TS-036): strength, a card that it unlocks, cards that become quick, and named functions.

    `meet` happens at the start of an encounter, `reached` when the level is reached; `law` names a permission that card functions
    ask for; `ambush` is added to the strength for the turn when the killer's appearance leads to an encounter.
    """

    strength: int
    unlock: str = ""
    quick: list[str] = []
    meet: str = ""
    reached: str = ""
    law: str = ""
    ambush: int = 0


class KillerRow(Row, frozen=True, kw_only=True):
    """A killer and its five levels."""

    levels: list[Level]


class Step(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One effect of an ability card: the named function `do` and its numbers (`range` -1 is the whole board)."""

    do: str
    least: int = 1
    most: int = 1
    range: int = 0
    amount: int = 0


class AbilityRow(Row, frozen=True, kw_only=True):
    """An ability card (TS-159): its copies by killer, when it can be played, its cost (TS-165), its effects in order (TS-170).

    `appear` is what happens when the killer who sneaked with it appears (TS-162), `attack` its strength as an attack card
    (TS-126).
    """

    copies: dict[str, int]
    types: list[CardType]
    cost: int = 0
    locked: bool = False
    attack: int = 0
    steps: list[Step]
    appear: list[Step] = []


class SurvivorRow(Row, frozen=True, kw_only=True):
    """A survivor: the item at the start, the limit of the inventory (0: none), and abilities."""

    item: str = ""
    pack: int | None = None
    toolbox: int = 2
    steady: int = 0
    special: str = ""
    salvages: list[str] = []
    attentive: bool = False
    unsensed: bool = False
    soft: bool = False


class ItemRow(Row, frozen=True, kw_only=True):
    """An item card: its copies by deck, its noise when drawn (TS-100), and what it is good for.

    `defence` is None for no defence item; `needs` is an item that must be carried, too, `gives` how many cards the killer draws
    when it is used. `owner` alone can use it. `ward` prevents an injury, `map` opens the secret exit, `light` the passages.
    """

    copies: dict[DeckName, int]
    noise: bool = False
    keep: bool = False
    use: Literal["none", "special", "extra"] = "none"
    effect: str = ""
    defence: int | None = None
    weapon: bool = False
    needs: str = ""
    gives: int = 0
    owner: str = ""
    ward: bool = False
    map: bool = False
    light: bool = False


class TraitRow(Row, frozen=True, kw_only=True):
    """A trait (TS-009) of a survivor or of the killer: when it counts, what it costs, and what it adds for good.

    See `traits.toml`.
    """

    side: Literal["survivors", "killer"]
    once: bool = False
    use: Literal["none", "special", "extra"] = "none"
    moment: Moment = ""
    automatic: bool = False
    levels: list[int] = []
    price: int = 0
    turn: bool = False
    effect: str = ""
    strength: int = 0
    rising: int = 0
    hand: int = 0
    spares: bool = False
    skips: int = 0
    fear: bool = False
    waits: bool = False
    steps: int = 0
    defence: int = 0
    bare: int = 0
    beside: dict[str, int] = {}
    brings: str = ""
    flee: int = 0
    run: int = 0
    eases: int = 0
    silences: str = ""
    wary: bool = False


class PlanRow(Row, frozen=True, kw_only=True):
    """A survival plan (TS-256): its requirements from top to bottom (TS-261), and what it is good for; see `plans.toml`."""

    needs: list[Need]
    use: Literal["none", "special", "extra"] = "none"
    once: bool = False
    effect: str = ""
    done: str = ""
    cost: str = ""
    pieces: int = 1
    wins: Victory = ""
    wins_if: str = ""
    carried: list[str] = []
    throws: str = ""
    defence: int = 0
    repair: int = 0
    quiet: bool = False
    tunnels: bool = False


class Numbers(Row, frozen=True, kw_only=True):
    """Numbers of the rules that sources disagree on, or that a group may want to change."""

    dice: list[int]
    strongest: int
    barricades: int
    pack: int
    hand: int
    opening_hand: int
    draw: int
    spoils: int
    repair: int
    rescue: int
    keys: int
    trap: int
