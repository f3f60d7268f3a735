"""The tables of Terrorscape, `levels/terrorscape/*.toml`, as typed rows.

Rows are data first. Where data is not enough a row names a small function, which is bound by `bind.py`.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Literal

from msgspec import Struct

from game.rules.engine.content import ContentError, data_folder, load_row, load_table, nearest

Zone = Literal["red", "blue", "green"]
Mark = Literal["main-exit", "secret-exit", "items", "radio", "knowledge", "mystic", "tools"]
CardType = Literal["quick", "special", "slow", "attack"]
DeckName = Literal["discovery", "search", "bottom", "start"]
HAND_CARDS = 13
ALL_ITEMS = 45
TRAITS_A_SIDE = 20
ALL_PLANS = 16
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
    """What a level brings (TS-036): strength, a card that it unlocks, cards that become quick, and named functions.

    `meet` happens at the start of an encounter, `reached` when the level is reached; `law` names a permission that card functions ask for;
    `ambush` is added to the strength for the turn when the killer's appearance leads to an encounter.
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

    `appear` is what happens when the killer who sneaked with it appears (TS-162), `attack` its strength as an attack card (TS-126).
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
    attentive: bool = False
    unsensed: bool = False
    soft: bool = False


class ItemRow(Row, frozen=True, kw_only=True):
    """An item card: its copies by deck, its noise when drawn (TS-100), and what it is good for.

    `defence` is None for no defence item; `needs` is an item that must be carried, too, `gives` how many cards the killer draws when it is used.
    `owner` alone can use it. `ward` prevents an injury, `map` opens the secret exit, `light` the passages.
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
    """A trait (TS-009): of a survivor or of the killer, when it counts, what it costs, and what it adds for good."""

    side: Literal["survivors", "killer"]
    once: bool = False
    use: Literal["none", "special", "extra"] = "none"
    moment: Literal["", "setup", "start", "any", "hit", "meeting", "end"] = ""
    levels: list[int] = []
    price: int = 0
    turn: bool = False
    effect: str = ""
    strength: int = 0
    rising: int = 0
    hand: int = 0


class PlanRow(Row, frozen=True, kw_only=True):
    """A survival plan (TS-256): its requirements from top to bottom (TS-261), and what it is good for."""

    needs: list[Need]
    use: Literal["none", "special", "extra"] = "none"
    once: bool = False
    effect: str = ""
    done: str = ""


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


class Content(Struct, frozen=True):
    """All tables."""

    places: dict[str, PlaceRow]
    ways: dict[str, WayRow]
    killers: dict[str, KillerRow]
    abilities: dict[str, AbilityRow]
    survivors: dict[str, SurvivorRow]
    items: dict[str, ItemRow]
    numbers: Numbers
    traits: dict[str, TraitRow]
    plans: dict[str, PlanRow]


def load(folder: Path) -> Content:
    """Load the tables of `folder`. Raises ContentError for whatever is wrong in them."""
    content = Content(
        load_table(folder / "villa.toml", PlaceRow, "place"),
        load_table(folder / "villa.toml", WayRow, "way"),
        load_table(folder / "killers.toml", KillerRow, "killer"),
        load_table(folder / "abilities.toml", AbilityRow, "ability"),
        load_table(folder / "survivors.toml", SurvivorRow, "survivor"),
        load_table(folder / "items.toml", ItemRow, "item"),
        load_row(folder / "numbers.toml", Numbers, "numbers", "printed"),
        load_table(folder / "traits.toml", TraitRow, "trait"),
        load_table(folder / "plans.toml", PlanRow, "plan"),
    )
    _check_board(folder / "villa.toml", content)
    _check_killers(folder, content)
    _check_items(folder, content)
    _check_variants(folder, content)
    return content


def _check_board(file: Path, content: Content) -> None:
    for way in content.ways.values():
        _known(file, way.id, "ends", way.ends, content.places)
    for mark in ("main-exit", "secret-exit", "radio"):
        if sum(mark in place.marks for place in content.places.values()) != 1:
            raise ContentError(file, "", "marks", f'exactly one location is marked "{mark}"')
    for place in content.places.values():
        ends = [other.id for other in content.places.values() if other.passage == place.passage]
        if place.passage and len(ends) < 2:
            raise ContentError(file, place.id, "passage", f"leads nowhere: no other location has the passage {place.passage}")


def _check_killers(folder: Path, content: Content) -> None:
    for ability in content.abilities.values():
        _known(folder / "abilities.toml", ability.id, "copies", ability.copies, content.killers)
    for killer in content.killers.values():
        mine = {row.id: row.copies[killer.id] for row in content.abilities.values() if killer.id in row.copies}
        if sum(mine.values()) != HAND_CARDS:
            raise ContentError(folder / "abilities.toml", killer.id, "copies", f"a killer has {HAND_CARDS} cards")
        for level in killer.levels:
            named = [*level.quick, *([level.unlock] if level.unlock else [])]
            _known(folder / "killers.toml", killer.id, "levels", named, mine)
        locked = [level.unlock for level in killer.levels if level.unlock]
        if locked != [row.id for row in content.abilities.values() if row.id in mine and row.locked]:
            raise ContentError(folder / "killers.toml", killer.id, "levels", "unlock the one locked card of the killer")


def _check_items(folder: Path, content: Content) -> None:
    file = folder / "items.toml"
    if sum(sum(row.copies.values()) for row in content.items.values()) != ALL_ITEMS:
        raise ContentError(file, "", "copies", f"there are {ALL_ITEMS} item cards")
    for row in content.items.values():
        _known(file, row.id, "needs", [row.needs] if row.needs else [], content.items)
        _known(file, row.id, "owner", [row.owner] if row.owner else [], content.survivors)
        if bool(row.effect) != (row.use != "none"):
            raise ContentError(file, row.id, "effect", "an item that is used has an effect, and no other has")
    for survivor in content.survivors.values():
        _known(folder / "survivors.toml", survivor.id, "item", [survivor.item] if survivor.item else [], content.items)


def _check_variants(folder: Path, content: Content) -> None:
    for side in ("survivors", "killer"):
        if sum(row.side == side for row in content.traits.values()) != TRAITS_A_SIDE:
            raise ContentError(folder / "traits.toml", "", "side", f"each side has {TRAITS_A_SIDE} traits")
    if len(content.plans) != ALL_PLANS:
        raise ContentError(folder / "plans.toml", "", "id", f"there are {ALL_PLANS} plans")
    used: list[tuple[str, TraitRow | PlanRow]] = [("traits.toml", row) for row in content.traits.values()]
    used += [("plans.toml", row) for row in content.plans.values()]
    for file, row in used:
        if row.use != "none" and not row.effect:
            raise ContentError(folder / file, row.id, "effect", "what is used has an effect")


def _known(file: Path, row: str, key: str, names: Iterable[str], table: Iterable[str]) -> None:
    known = set(table)
    for name in names:
        if name not in known:
            raise ContentError(file, row, key, f'there is no "{name}"; {nearest(name, known)}')


@cache
def tables() -> Content:
    """The game's own tables, loaded once."""
    return load(data_folder("levels") / "terrorscape")
