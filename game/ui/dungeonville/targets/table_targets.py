"""The targets of the table: each legal answer at the thing that it names, illegal answers that can be asked about, the tools."""

from functools import partial

from game.rules.dungeonville import choice as answer
from game.rules.engine.script import Choice
from game.text import name
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville.layout import positions
from game.ui.dungeonville.layout.regions import Layout
from game.ui.dungeonville.table import folded_pages
from game.ui.dungeonville.table.view import TableView
from game.ui.dungeonville.targets.answer_buttons import COINS, go_on, label, on_plates
from game.ui.dungeonville.targets.option_map import Key, next_fighters
from game.ui.dungeonville.targets.tools import tools
from game.ui.widgets.focus import Target


def items(table: TableView, canvas: Canvas) -> list[Target]:
    """All targets, topmost last."""
    lay = table.layout
    assert lay is not None
    made = [*tools(table, lay), *folded_pages.items(table, lay)]
    if table.animations.busy:
        return made + go_on(table, canvas, lay)
    if table.down or table.seat is None:
        return made
    made += [*in_town(table, canvas, lay), *at_mouths(table, lay), *in_party(table, canvas, lay), *in_house(table, canvas, lay)]
    return made + on_plates(table, canvas, lay)


def _item(table: TableView, key: Key, area: Area, group: str) -> Target:
    """The target of an answer; where coins are to be chosen by hand, of the answer that says so."""
    found = table.option_map.places
    by_hand = (COINS.get(key[0], ""), *key[1:])
    choice = found[by_hand] if table.by_hand and by_hand in found else found[key]
    return Target(key, area, partial(table.answer, choice), group, label(table, choice), choice)


def in_town(table: TableView, canvas: Canvas, lay: Layout) -> list[Target]:
    """Adventurers who may be hired; a click on one of the others explains why not."""
    t, made = table.t, list[Target]()
    if t.phase != "recruit" or table.duel is not None:
        return made
    areas = list(positions.town_cards(canvas, lay).values())
    areas = areas[len(areas) - len(t.town) :] if areas else []
    for adventurer, area in zip(t.town, areas, strict=False):
        key = ("town", adventurer)
        if key in table.option_map.places:
            made.append(_item(table, key, area, "town"))
        elif table.option_map.of("town"):
            no = partial(refuse, table, answer.Recruit(adventurer))
            made.append(Target(key, area, no, "town", name(adventurer), refused=True))
    return made


def refuse(table: TableView, choice: Choice) -> None:
    """Show why `choice` is not legal."""
    table.client.refuse(table.client.why_not(choice))
    table.dirty = True


def at_mouths(table: TableView, lay: Layout) -> list[Target]:
    """Dungeons that may be entered."""
    return [
        _item(table, ("mouth", dungeon), area, "mouths")
        for dungeon, area in positions.mouth_areas(lay).items()
        if ("mouth", dungeon) in table.option_map.places and "mouths" not in lay.shut
    ]


def in_house(table: TableView, canvas: Canvas, lay: Layout) -> list[Target]:
    """Deeds that may be bought."""
    made = list[Target]()
    for place, area in enumerate(positions.deed_areas(canvas, lay, len(table.t.house))):
        if ("house", place) in table.option_map.places and "house" not in lay.shut:
            made.append(_item(table, ("house", place), area, "house"))
    return made


def in_party(table: TableView, canvas: Canvas, lay: Layout) -> list[Target]:
    """Party members that may be named, or picked as fighters."""
    seat, found = table.own, table.option_map
    party = table.t.wizards[seat].party if seat is not None else []
    may_lay = {*next_fighters(found, table.picks), *table.picks} if found.orders else set()
    made = list[Target]()
    if "party" in lay.shut:
        return made
    for adventurer, area in zip(party, positions.party_cards(canvas, lay, len(party)), strict=True):
        key = ("party", adventurer)
        if key in found.places:
            made.append(_item(table, key, area, "party"))
        elif adventurer in may_lay:
            made.append(Target(key, area, partial(table.pick, adventurer), "party", name(adventurer), adventurer))
    return made
