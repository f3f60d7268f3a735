"""The places of the table: each legal answer where it is seen, what can be asked about though it is not legal, and the tools."""

from functools import partial
from typing import TYPE_CHECKING

from game.rules.dungeonville import choice as answer
from game.rules.dungeonville.tables.cards import DUNGEONS
from game.rules.dungeonville.town import PLACES
from game.rules.engine.script import Choice
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville.layout import Layout
from game.ui.dungeonville.table import folded_pages
from game.ui.dungeonville.targets.option_map import Key, next_fighters
from game.ui.table.table_scene import GoOn
from game.ui.widgets.controls import plate_size
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns, off_bottom, off_right, off_top

if TYPE_CHECKING:
    from game.ui.dungeonville.table.controller import TableController

READING = ("news",)
BY_HAND = ("by-hand",)
"""The plate that says whether coins are chosen by hand."""
LEAVE = ("leave",)
"""The plate that offers to leave gold behind."""
TOOLS = ("menu", "log", "hint", "undo", "aid", "deeds", "claim")
CARD_GAP = 12.0
LOW = 5.2
"""A page that is lower than so many of its titles has none."""


def items(table: "TableController", canvas: Canvas) -> list[Target]:
    """All places, those on top last."""
    lay = table.lay
    assert lay is not None
    made = [*tools(table, canvas, lay), *folded_pages.items(table, lay)]
    if table.animations.busy:
        return made + go_on(table, canvas, lay)
    if table.down or table.seat is None:
        return made
    made += [*in_town(table, canvas, lay), *at_mouths(table, lay), *in_party(table, canvas, lay), *in_house(table, canvas, lay)]
    return made + on_plates(table, canvas, lay)


def label(table: "TableController", choice: Choice) -> str:
    """What an answer is called now."""
    decision = table.play.decision
    return table.play.speaker.choice(choice, decision.prompt if decision else "")


COINS = {"town": "coins", "house": "house-coins"}
"""Places whose price may be paid by hand, and what that answer is sorted to."""


def _item(table: "TableController", key: Key, area: Area, group: str) -> Target:
    """The place of an answer; where coins are to be chosen by hand, of the one that says so."""
    found = table.option_map.places
    by_hand = (COINS.get(key[0], ""), *key[1:])
    choice = found[by_hand] if table.by_hand and by_hand in found else found[key]
    return Target(key, area, partial(table.answer, choice), group, label(table, choice), choice)


# ------------------------------------------------------------------ the town


def town_cards(canvas: Canvas, lay: Layout) -> dict[str, Area]:
    """Where the five cards of the town lie, by place; nothing where the town is folded."""
    if "stage" in lay.shut:
        return {}
    head = head_of(canvas, lay.stage)
    area = lay.stage.inset(16, 12) if head else lay.stage.inset(10, 10)
    area = Area(area.x, area.y + head, area.w, area.h - head)
    return dict(zip(PLACES, columns(area, len(PLACES), CARD_GAP), strict=True))


def head_of(canvas: Canvas, page: Area) -> float:
    """How high the title of a page is with a gap below it; 0 where there is no room for one."""
    high = canvas.high(26, "title") + 8
    return high if page.h > LOW * high else 0.0


def in_town(table: "TableController", canvas: Canvas, lay: Layout) -> list[Target]:
    """Adventurers who may be hired; the others say why not."""
    t, made = table.t, list[Target]()
    if t.phase != "recruit" or table.duel is not None:
        return made
    areas = list(town_cards(canvas, lay).values())
    areas = areas[len(areas) - len(t.town) :] if areas else []
    for adventurer, area in zip(t.town, areas, strict=False):
        key = ("town", adventurer)
        if key in table.option_map.places:
            made.append(_item(table, key, area, "town"))
        elif table.option_map.of("town"):
            no = partial(refuse, table, answer.Recruit(adventurer))
            made.append(Target(key, area, no, "town", name(adventurer), refused=True))
    return made


def refuse(table: "TableController", choice: Choice) -> None:
    """Say why `choice` is not possible."""
    table.play.refuse(table.play.why_not(choice))
    table.dirty = True


# ------------------------------------------------------------------ the mouths and the house


def mouth_areas(lay: Layout) -> dict[str, Area]:
    """Where the five dungeons are."""
    if "mouths" in lay.shut:
        return dict.fromkeys(DUNGEONS, lay.mouths)
    area = lay.mouths.inset(14, 8)
    return dict(zip(DUNGEONS, columns(area, len(DUNGEONS), 10), strict=True))


def at_mouths(table: "TableController", lay: Layout) -> list[Target]:
    """Dungeons that may be entered."""
    return [
        _item(table, ("mouth", dungeon), area, "mouths")
        for dungeon, area in mouth_areas(lay).items()
        if ("mouth", dungeon) in table.option_map.places and "mouths" not in lay.shut
    ]


def deed_areas(canvas: Canvas, lay: Layout, number: int) -> list[Area]:
    """Where the deeds of the house lie."""
    if "house" in lay.shut:
        return [lay.house] * number
    area = lay.house.inset(12, 8)
    low = off_top(area, canvas.high(24, "title") + 4, 4)[1]
    return columns(Area(low.x, low.y, low.w, low.h), max(3, number), 8)[:number]


def in_house(table: "TableController", canvas: Canvas, lay: Layout) -> list[Target]:
    """Deeds that may be bought."""
    made = list[Target]()
    for place, area in enumerate(deed_areas(canvas, lay, len(table.t.house))):
        if ("house", place) in table.option_map.places and "house" not in lay.shut:
            made.append(_item(table, ("house", place), area, "house"))
    return made


# ------------------------------------------------------------------ the party in front


def party_cards(canvas: Canvas, lay: Layout, number: int) -> list[Area]:
    """Where the cards of a party lie; more than three are narrower."""
    if "party" in lay.shut:
        return [lay.party] * number
    head = head_of(canvas, lay.party)
    area = lay.party.inset(16, 10) if head else lay.party.inset(10, 8)
    area = Area(area.x, area.y + head, area.w, area.h - head)
    count = max(3, number)
    wide = min((area.w - CARD_GAP * (count - 1)) / count, max(area.h * 0.92, 190 * canvas.stretch))
    return [Area(area.x + place * (wide + CARD_GAP), area.y, wide, area.h) for place in range(number)]


def in_party(table: "TableController", canvas: Canvas, lay: Layout) -> list[Target]:
    """Members that may be named, or laid as fighters."""
    seat, found = table.own, table.option_map
    party = table.t.wizards[seat].party if seat is not None else []
    may_lay = {*next_fighters(found, table.picks), *table.picks} if found.orders else set()
    made = list[Target]()
    if "party" in lay.shut:
        return made
    for adventurer, area in zip(party, party_cards(canvas, lay, len(party)), strict=True):
        key = ("party", adventurer)
        if key in found.places:
            made.append(_item(table, key, area, "party"))
        elif adventurer in may_lay:
            made.append(Target(key, area, partial(table.pick, adventurer), "party", name(adventurer), adventurer))
    return made


# ------------------------------------------------------------------ plates


def plates(table: "TableController") -> list[tuple[Key, str, Choice]]:
    """The answers that have a plate, from the top: what lies nowhere, then cards of the own purse or load."""
    found, made = table.option_map, list[tuple[Key, str, Choice]]()
    buttons: list[Choice] = [table.lineup] if table.lineup is not None else []
    for number, choice in enumerate([*buttons, *found.buttons]):
        words = say("ui-dv-lay") if isinstance(choice, answer.Order) else label(table, choice)
        made.append((("button", number), words, choice))
    kinds = ("purse", "load") if not burdened(table) or table.leaving else ("purse",)
    made += [(key, label(table, choice), choice) for key, choice in found.places.items() if key[0] in kinds]
    return made


def burdened(table: "TableController") -> bool:
    """Whether gold may be left behind that could be carried: hardly anybody wants that."""
    return bool(table.option_map.of("load")) and bool(table.option_map.buttons)


def counting(table: "TableController") -> bool:
    """Whether something may be paid for with coins of the payer's choice."""
    return any(table.option_map.of(kind) for kind in COINS.values())


def moment_head(canvas: Canvas, lay: Layout) -> float:
    """How high the title of the moment is; 0 where its plates want all the room."""
    high = canvas.high(24, "title") + 14
    return high if not lay.tabs or lay.moment.h > LOW * high else 0.0


def on_plates(table: "TableController", canvas: Canvas, lay: Layout) -> list[Target]:
    """Plates in the lower part of the panel of the moment, in as many columns as they need."""
    wanted: list[tuple[Key, str, Choice | None]] = [*plates(table)]
    if counting(table):
        wanted.append((BY_HAND, say("ui-dv-by-hand", on=table.by_hand), None))
    if burdened(table):
        wanted.append((LEAVE, say("ui-dv-leave", on=table.leaving), None))
    if not wanted:
        return []
    area = lay.moment.inset(14, 12)
    if lay.tabs:
        area = off_top(area, moment_head(canvas, lay) + (canvas.high(34, "title") if table.t.trip is not None else 0.0), 0)[1]
    sizes = [plate_size(canvas, words, room=area.w)[1] for _, words, _ in wanted]
    gap = 8.0
    room = area.h * (1.0 if lay.tabs else 0.9 if len(wanted) > 5 else 0.62)
    high = sum(sizes) + gap * (len(sizes) - 1)
    single = canvas.high(22, "bold") + 14
    across = 1 if high <= room or (lay.tabs and len(sizes) * (single + gap) <= room) else 2
    deep = -(-len(wanted) // across)
    each = min(max(sizes), (room - gap * (deep - 1)) / deep) if across > 1 or high > room else 0.0
    total = high if not each else each * deep + gap * (deep - 1)
    y, made = area.y + area.h - total, list[Target]()
    for place, ((key, words, choice), own) in enumerate(zip(wanted, sizes, strict=True)):
        wide = (area.w - gap * (across - 1)) / across
        x = area.x + (place % across) * (wide + gap)
        tall = each or own
        act = partial(table.answer, choice) if choice is not None else table.leave if key == LEAVE else table.count_out
        made.append(Target(key, Area(x, y, wide, tall), act, "answers", words, choice))
        if (place + 1) % across == 0:
            y += tall + gap
    return made


def go_on(table: "TableController", canvas: Canvas, lay: Layout) -> list[Target]:
    """The plate to go on beside what lies open."""
    if not table.animations.stopped:
        return []
    words = table.onward or say("ui-go-on")
    wide, high = plate_size(canvas, words, key=table.context.input.cap("take"))
    if table.onward:  # where such plates lie when they are answers
        area = off_bottom(lay.moment.inset(14, 12), high)[0]
        return [Target(READING, area, table.cut, "answers", words, GoOn(table.caption))]
    area = off_right(lay.prompt.inset(12, 6), wide)[0]
    return [Target(READING, area, table.cut, "answers", words, GoOn(table.caption))]


# ------------------------------------------------------------------ tools


def tools(table: "TableController", canvas: Canvas, lay: Layout) -> list[Target]:
    """The tools, as plates of equal width."""
    commands, tools = table.commands(), there(table)
    spots = columns(lay.tools, len(tools), 8) if tools else []
    return [
        Target(("tool", what), area, commands[what], "tools", say(f"ui-tool-{what}"))
        for what, area in zip(tools, spots, strict=True)
    ]


def there(table: "TableController") -> list[str]:
    """The tools that there are."""
    commands = table.commands()
    return [what for what in TOOLS if what in commands]
