"""The targets of the table: each legal answer at the thing that it names, illegal answers that can be asked about, buttons, tools and tabs."""

from game.rules.dungeonville import choice as answer
from game.rules.engine.script import Choice
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville import positions
from game.ui.dungeonville.layout import Layout
from game.ui.dungeonville.town import Key, Town
from game.ui.input.state import PAD, InputState
from game.ui.table.acts import Answer, Choose, Command, Refuse
from game.ui.table.handover import SECRETS_ACTION, ContinueTarget
from game.ui.widgets.controls import button_size
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns, off_bottom, off_right, off_top

TOOLS = ("menu", "log", "hint", "undo", "aid", "deeds", "claim")
TOOL_ACTIONS = {"claim": "centre", "deeds": "marks"}
"""The input action of a tool that is not named after it: some have the key of an action with another meaning in other games."""
CONTINUE = ("news",)
"""The key of the button that continues after a notice."""
COINS = {"town": "coins", "house": "house-coins"}
"""Kinds of targets whose price may be paid by hand, and the kind that holds the answer for it."""


def key_of(input_state: InputState, what: str, *, alone: bool) -> str:
    """The key or gamepad button of a tool, "" for none. When `alone`, the key for secrets opens the inspector."""
    if input_state.device != PAD:
        return input_state.named(TOOL_ACTIONS.get(what, what))
    own = {"deeds": "", "aid": input_state.glyph(SECRETS_ACTION) if alone else ""}
    return own.get(what, input_state.glyph(TOOL_ACTIONS.get(what, what)))


def all_targets(town: Town, canvas: Canvas, tools: tuple[str, ...]) -> list[Target]:
    """All targets, topmost last."""
    spots = columns(town.layout.tools, len(tools), 8) if tools else []
    made = [
        Target(("tool", what), area, Command(what), "tools", say(f"ui-tool-{what}"))
        for what, area in zip(tools, spots, strict=True)
    ]
    made += tab_targets(town)
    if town.facts.busy:
        return made + _continue_target(town, canvas)
    if town.facts.seat is None:
        return made
    return (
        made
        + _town_targets(town, canvas)
        + _place_targets(town, canvas)
        + _party_targets(town, canvas)
        + _button_targets(town, canvas)
    )


def tab_targets(town: Town, group: str = "tools") -> list[Target]:
    """The tabs of a folded table."""
    tabs = town.layout.tabs.items()
    return [Target(("tab", panel), area, Choose("panel", panel), group, say(f"ui-dv-page-{panel}")) for panel, area in tabs]


def _answer_target(town: Town, key: Key, area: Area, group: str) -> Target:
    """The target of an answer; where coins are to be chosen by hand, of the answer that says so."""
    found = town.options.by_target
    by_hand = (COINS.get(key[0], ""), *key[1:])
    choice = found[by_hand] if town.by_hand and by_hand in found else found[key]
    return Target(key, area, Answer(choice), group, town.facts.words(choice), choice)


def _town_targets(town: Town, canvas: Canvas) -> list[Target]:
    """Adventurers who may be hired; a click on one of the others explains why not."""
    t, made = town.state, list[Target]()
    if t.phase != "recruit" or town.duel is not None or "stage" in town.layout.closed:
        return made
    for adventurer in t.town:
        key, area = ("town", adventurer), positions.town_area(canvas, town.layout, t.town, adventurer)
        if key in town.options.by_target:
            made.append(_answer_target(town, key, area, "town"))
        elif town.options.of("town"):
            made.append(Target(key, area, Refuse(answer.Recruit(adventurer)), "town", name(adventurer), refused=True))
    return made


def _place_targets(town: Town, canvas: Canvas) -> list[Target]:
    """Dungeons that may be entered, and deeds that may be bought."""
    layout, found = town.layout, town.options.by_target
    deeds = enumerate(positions.deed_areas(canvas, layout.house, len(town.state.house)))
    spots: list[tuple[Key, Area, str]] = []
    if "entrances" not in layout.closed:
        spots += [(("entrance", one), area, "mouths") for one, area in positions.entrance_areas(layout.entrances).items()]
    if "house" not in layout.closed:
        spots += [(("house", place), area, "house") for place, area in deeds]
    return [_answer_target(town, *spot) for spot in spots if spot[0] in found]


def _party_targets(town: Town, canvas: Canvas) -> list[Target]:
    """Party members that may be named, or picked as fighters."""
    seat, found, made = town.front, town.options, list[Target]()
    if seat is None or "party" in town.layout.closed:
        return made
    party = town.state.wizards[seat].party
    may_lay = {*found.next_fighters(town.picks), *town.picks} if found.orders else set()
    for adventurer, area in zip(party, positions.party_cards(canvas, town.layout.party, len(party)), strict=True):
        key = ("party", adventurer)
        if key in found.by_target:
            made.append(_answer_target(town, key, area, "party"))
        elif adventurer in may_lay:
            made.append(Target(key, area, Choose("fighter", adventurer), "party", name(adventurer), adventurer))
    return made


# ------------------------------------------------------------------ buttons


def button_answers(town: Town) -> list[tuple[Key, str, Choice]]:
    """Key, label and choice of each answer that has a button: answers without a place, then cards of the own purse or load."""
    found = town.options
    buttons = [*([town.lineup] if town.lineup is not None else []), *found.buttons]
    made: list[tuple[Key, str, Choice]] = []
    for number, choice in enumerate(buttons):
        words = say("ui-dv-lay") if isinstance(choice, answer.Order) else town.facts.words(choice)
        made.append((("button", number), words, choice))
    kinds = ("purse", "load") if not may_leave_gold(town) or town.leaving else ("purse",)
    return made + [(key, town.facts.words(choice), choice) for key, choice in found.by_target.items() if key[0] in kinds]


def may_leave_gold(town: Town) -> bool:
    """Whether gold that fits into the load may be left behind: a rare wish, so it has a button of its own."""
    return bool(town.options.of("load")) and bool(town.options.buttons)


def can_pay_by_hand(town: Town) -> bool:
    """Whether the payer may choose the coins to pay with."""
    return any(town.options.of(kind) for kind in COINS.values())


def _button_targets(town: Town, canvas: Canvas) -> list[Target]:
    """The buttons in the lower part of the moment panel, in one column or two."""
    layout = town.layout
    wanted = [Target(key, layout.moment, Answer(choice), "answers", words, choice) for key, words, choice in button_answers(town)]
    if can_pay_by_hand(town):
        wanted.append(Target(("by-hand",), layout.moment, Choose("by-hand"), "answers", say("ui-dv-by-hand", on=town.by_hand)))
    if may_leave_gold(town):
        wanted.append(Target(("leave",), layout.moment, Choose("leave"), "answers", say("ui-dv-leave", on=town.leaving)))
    area = layout.moment.inset(14, 12)
    if layout.tabs:
        danger = canvas.high(34, "title") if town.state.trip is not None else 0.0
        area = off_top(area, positions.moment_title_height(canvas, layout) + danger, 0)[1]
    sizes = [button_size(canvas, one.label, room=area.w)[1] for one in wanted]
    for one, spot in zip(wanted, _button_areas(canvas, layout, area, sizes) if wanted else (), strict=True):
        one.area = spot
    return wanted


def _button_areas(canvas: Canvas, layout: Layout, area: Area, sizes: list[float], gap: float = 8.0) -> list[Area]:
    """Areas of buttons of these heights at the bottom of `area`; two columns of equal heights where one column is too high."""
    room = area.h * (1.0 if layout.tabs else 0.9 if len(sizes) > 5 else 0.62)
    high = sum(sizes) + gap * (len(sizes) - 1)
    single = canvas.high(22, "bold") + 14
    across = 1 if high <= room or (layout.tabs and len(sizes) * (single + gap) <= room) else 2
    deep = -(-len(sizes) // across)
    each = min(max(sizes), (room - gap * (deep - 1)) / deep) if across > 1 or high > room else 0.0
    total = each * deep + gap * (deep - 1) if each else high
    wide = (area.w - gap * (across - 1)) / across
    y, made = area.y + area.h - total, list[Area]()
    for place, own in enumerate(sizes):
        made.append(Area(area.x + (place % across) * (wide + gap), y, wide, each or own))
        if (place + 1) % across == 0:
            y += (each or own) + gap
    return made


def _continue_target(town: Town, canvas: Canvas) -> list[Target]:
    """The button that continues after a notice; it is in the moment panel where the player's own action comes next."""
    if not town.facts.stopped:
        return []
    words, layout = town.continue_label or say("ui-go-on"), town.layout
    wide, high = button_size(canvas, words, key=town.take_key)
    spot = off_bottom(layout.moment.inset(14, 12), high) if town.continue_label else off_right(layout.prompt.inset(12, 6), wide)
    return [Target(CONTINUE, spot[0], Command("go-on"), "answers", words, ContinueTarget(town.facts.caption))]
