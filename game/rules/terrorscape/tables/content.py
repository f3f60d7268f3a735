"""The tables of Terrorscape, `levels/terrorscape/*.toml`: loading and validation."""

from functools import cache
from pathlib import Path

from msgspec import Struct

from game.rules.engine.content import ContentError, check_known, data_folder, load_row, load_table
from game.rules.terrorscape.tables.rows import (
    AbilityRow,
    ItemRow,
    KillerRow,
    Numbers,
    PlaceRow,
    PlanRow,
    SurvivorRow,
    TraitRow,
    WayRow,
)

HAND_CARDS = 13
ALL_ITEMS = 45
TRAITS_A_SIDE = 20
ALL_PLANS = 16


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
    """Load the tables of `folder`. Raises ContentError for invalid rows."""
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
        check_known(file, way.id, "ends", way.ends, content.places)
    for mark in ("main-exit", "secret-exit", "radio"):
        if sum(mark in place.marks for place in content.places.values()) != 1:
            raise ContentError(file, "", "marks", f'exactly one location is marked "{mark}"')
    for place in content.places.values():
        ends = [other.id for other in content.places.values() if other.passage == place.passage]
        if place.passage and len(ends) < 2:
            raise ContentError(file, place.id, "passage", f"leads nowhere: no other location has the passage {place.passage}")


def _check_killers(folder: Path, content: Content) -> None:
    for ability in content.abilities.values():
        check_known(folder / "abilities.toml", ability.id, "copies", ability.copies, content.killers)
    for killer in content.killers.values():
        mine = {row.id: row.copies[killer.id] for row in content.abilities.values() if killer.id in row.copies}
        if sum(mine.values()) != HAND_CARDS:
            raise ContentError(folder / "abilities.toml", killer.id, "copies", f"a killer has {HAND_CARDS} cards")
        for level in killer.levels:
            named = [*level.quick, *([level.unlock] if level.unlock else [])]
            check_known(folder / "killers.toml", killer.id, "levels", named, mine)
        locked = [level.unlock for level in killer.levels if level.unlock]
        if locked != [row.id for row in content.abilities.values() if row.id in mine and row.locked]:
            raise ContentError(folder / "killers.toml", killer.id, "levels", "unlock the one locked card of the killer")


def _check_items(folder: Path, content: Content) -> None:
    file = folder / "items.toml"
    if sum(sum(row.copies.values()) for row in content.items.values()) != ALL_ITEMS:
        raise ContentError(file, "", "copies", f"there are {ALL_ITEMS} item cards")
    for row in content.items.values():
        check_known(file, row.id, "needs", [row.needs] if row.needs else [], content.items)
        check_known(file, row.id, "owner", [row.owner] if row.owner else [], content.survivors)
        if bool(row.effect) != (row.use != "none"):
            raise ContentError(file, row.id, "effect", "an item that is used has an effect, and no other has")
    for survivor in content.survivors.values():
        named = [*survivor.salvages, *([survivor.item] if survivor.item else [])]
        check_known(folder / "survivors.toml", survivor.id, "item", named, content.items)


def _check_variants(folder: Path, content: Content) -> None:
    for side in ("survivors", "killer"):
        if sum(row.side == side for row in content.traits.values()) != TRAITS_A_SIDE:
            raise ContentError(folder / "traits.toml", "", "side", f"each side has {TRAITS_A_SIDE} traits")
    if len(content.plans) != ALL_PLANS:
        raise ContentError(folder / "plans.toml", "", "id", f"there are {ALL_PLANS} plans")
    for trait in content.traits.values():
        check_known(
            folder / "traits.toml", trait.id, "beside", [*trait.beside, *([trait.brings] if trait.brings else [])], content.items
        )
    for plan in content.plans.values():
        check_known(
            folder / "plans.toml", plan.id, "cost", [*plan.carried, *filter(None, (plan.cost, plan.throws))], content.items
        )
    used: list[tuple[str, TraitRow | PlanRow]] = [("traits.toml", row) for row in content.traits.values()]
    used += [("plans.toml", row) for row in content.plans.values()]
    for file, row in used:
        if row.use != "none" and not row.effect:
            raise ContentError(folder / file, row.id, "effect", "what is used has an effect")


@cache
def tables() -> Content:
    """The game's own tables, loaded once."""
    return load(data_folder("levels") / "terrorscape")
