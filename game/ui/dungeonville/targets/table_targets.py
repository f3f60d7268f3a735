"""The targets of the table: each legal answer at the thing that it names, illegal answers that can be asked about, the tools."""

from functools import partial

from game.rules.dungeonville import choice as answer
from game.rules.engine.script import Choice
from game.text import name
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville.layout import positions
from game.ui.dungeonville.layout.regions import Layout
from game.ui.dungeonville.table import panel_tabs
from game.ui.dungeonville.table.view import TableView
from game.ui.dungeonville.targets.answer_buttons import COINS, answer_label, button_targets, continue_target
from game.ui.dungeonville.targets.option_map import Key, next_fighters
from game.ui.dungeonville.targets.tools import tool_targets
from game.ui.widgets.focus import Target


def all_targets(table: TableView, canvas: Canvas) -> list[Target]:
    """All targets, topmost last."""
    layout = table.layout
    assert layout is not None
    made = [*tool_targets(table, layout), *panel_tabs.tab_targets(table, layout)]
    if table.animations.busy:
        return made + continue_target(table, canvas, layout)
    if table.curtain_down or table.seat is None:
        return made
    made += [
        *town_targets(table, canvas, layout),
        *entrance_targets(table, layout),
        *party_targets(table, canvas, layout),
        *house_targets(table, canvas, layout),
    ]
    return made + button_targets(table, canvas, layout)


def _answer_target(table: TableView, key: Key, area: Area, group: str) -> Target:
    """The target of an answer; where coins are to be chosen by hand, of the answer that says so."""
    found = table.option_map.by_target
    by_hand = (COINS.get(key[0], ""), *key[1:])
    choice = found[by_hand] if table.by_hand and by_hand in found else found[key]
    return Target(key, area, partial(table.answer, choice), group, answer_label(table, choice), choice)


def town_targets(table: TableView, canvas: Canvas, layout: Layout) -> list[Target]:
    """Adventurers who may be hired; a click on one of the others explains why not."""
    t, made = table.state, list[Target]()
    if t.phase != "recruit" or table.duel is not None:
        return made
    areas = list(positions.town_cards(canvas, layout).values())
    areas = areas[len(areas) - len(t.town) :] if areas else []
    for adventurer, area in zip(t.town, areas, strict=False):
        key = ("town", adventurer)
        if key in table.option_map.by_target:
            made.append(_answer_target(table, key, area, "town"))
        elif table.option_map.of("town"):
            no = partial(refuse, table, answer.Recruit(adventurer))
            made.append(Target(key, area, no, "town", name(adventurer), refused=True))
    return made


def refuse(table: TableView, choice: Choice) -> None:
    """Show why `choice` is not legal."""
    table.client.refuse(table.client.why_not(choice))
    table.dirty = True


def entrance_targets(table: TableView, layout: Layout) -> list[Target]:
    """Dungeons that may be entered."""
    return [
        _answer_target(table, ("entrance", dungeon), area, "mouths")
        for dungeon, area in positions.entrance_areas(layout).items()
        if ("entrance", dungeon) in table.option_map.by_target and "entrances" not in layout.closed
    ]


def house_targets(table: TableView, canvas: Canvas, layout: Layout) -> list[Target]:
    """Deeds that may be bought."""
    made = list[Target]()
    for place, area in enumerate(positions.deed_areas(canvas, layout, len(table.state.house))):
        if ("house", place) in table.option_map.by_target and "house" not in layout.closed:
            made.append(_answer_target(table, ("house", place), area, "house"))
    return made


def party_targets(table: TableView, canvas: Canvas, layout: Layout) -> list[Target]:
    """Party members that may be named, or picked as fighters."""
    seat, found = table.front_seat, table.option_map
    party = table.state.wizards[seat].party if seat is not None else []
    may_lay = {*next_fighters(found, table.picks), *table.picks} if found.orders else set()
    made = list[Target]()
    if "party" in layout.closed:
        return made
    for adventurer, area in zip(party, positions.party_cards(canvas, layout, len(party)), strict=True):
        key = ("party", adventurer)
        if key in found.by_target:
            made.append(_answer_target(table, key, area, "party"))
        elif adventurer in may_lay:
            made.append(Target(key, area, partial(table.pick, adventurer), "party", name(adventurer), adventurer))
    return made
