"""The buttons of the table, in the lower part of the moment panel, and the one that goes on after a notice."""

from game.rules.dungeonville import choice as answer
from game.rules.dungeonville.purse import worth
from game.rules.dungeonville.state import Counter
from game.rules.dungeonville.tables.cards import NUMBERS, ROOMS
from game.rules.engine.script import Choice
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville import positions
from game.ui.dungeonville.layout import Layout
from game.ui.dungeonville.shortcuts import may_refrain
from game.ui.dungeonville.town import Key, Town
from game.ui.table.acts import Answer, Choose, Command
from game.ui.table.handover import ContinueTarget
from game.ui.widgets.controls import button_size
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import off_bottom, off_right, off_top

CONTINUE = ("news",)
"""The key of the button that continues after a notice."""
COINS = {"town": "coins", "house": "house-coins"}
"""Kinds of targets whose price may be paid by hand, and the kind that holds the answer for it."""


def button_answers(town: Town) -> list[tuple[Key, str, Choice]]:
    """Key, label and choice of each answer that has a button: answers without a place, then cards of the own purse or load."""
    found, made = town.options, list[tuple[Key, str, Choice]]()
    buttons = [*([town.lineup] if town.lineup is not None else []), *found.buttons]
    for number, choice in enumerate(buttons):
        made.append((("button", number), answer_words(town, choice), choice))
    fits = bool(found.of("load")) and bool(found.buttons)
    kinds = ("purse", "load") if not fits or (town.listed == "leave" and may_leave_gold(town)) else ("purse",)
    made += [(key, answer_words(town, choice), choice) for key, choice in found.by_target.items() if key[0] in kinds]
    deeds = found.of("house-coins") if town.by_hand and found.of("house-coins") else found.of("house")
    if len(deeds) > 1 and town.listed == "swap":
        made += [(("swap", key[1]), town.facts.words(choice), choice) for key, choice in deeds.items()]
    elif len(deeds) == 1:
        made += [(("swap", key[1]), swap_words(), choice) for key, choice in deeds.items()]
    return made


def answer_words(town: Town, choice: Choice) -> str:
    """The label of an answer: gold with its worth, which matters more than the room where it was found."""
    counter = town.state.counter
    match choice:
        case answer.Order():
            return say("ui-dv-lay")
        case answer.Drop(card):
            return say("ui-dv-drop", room=card, gold=ROOMS[card].gold)
        case answer.Lay(card):
            return say("ui-dv-lay-card", card=card, gold=worth(card), item=bool(ROOMS[card].item))
        case answer.LayBlood():
            return say("ui-dv-lay-blood", gold=NUMBERS.blood_gold)
        case answer.Pay() if counter is not None and laid_gold(counter) < counter.price:
            return say("ui-dv-pay-rest", laid=laid_gold(counter))
    return town.facts.words(choice)


def laid_gold(counter: Counter) -> int:
    """The gold on the counter."""
    return sum(map(worth, counter.cards)) + NUMBERS.blood_gold * counter.blood


def swap_words() -> str:
    """The label of the button that exchanges the deed (DV-090)."""
    return say("ui-dv-swap", price=NUMBERS.swap_price)


def may_leave_gold(town: Town) -> bool:
    """Whether gold that fits is worth leaving behind: so few rooms are left that its card may be drawn again on this expedition (DV-073, DV-077)."""
    t, trip = town.state, town.state.trip
    if trip is None or not town.options.of("load") or not town.options.buttons:
        return False
    return len(t.rooms[trip.dungeon]) <= len(t.wizards[trip.seat].party)


def can_pay_by_hand(town: Town) -> bool:
    """Whether the payer may choose the coins to pay with."""
    return any(town.options.of(kind) for kind in COINS.values())


def button_targets(town: Town, canvas: Canvas) -> list[Target]:
    """The buttons in the lower part of the moment panel, in one column or two."""
    layout = town.layout
    wanted = [Target(key, layout.moment, Answer(choice), "answers", words, choice) for key, words, choice in button_answers(town)]
    if len(town.options.of("house")) > 1 and town.listed != "swap":
        wanted.append(Target(("list", "swap"), layout.moment, Choose("list", "swap"), "answers", swap_words()))
    if may_refrain(town.facts):
        wanted.append(Target(("refrain",), layout.moment, Choose("refrain"), "answers", say("ui-dv-refrain")))
    if can_pay_by_hand(town):
        wanted.append(Target(("by-hand",), layout.moment, Choose("by-hand"), "answers", say("ui-dv-by-hand", on=town.by_hand)))
    if may_leave_gold(town):
        words = say("ui-dv-leave", on=town.listed == "leave")
        wanted.append(Target(("list", "leave"), layout.moment, Choose("list", "leave"), "answers", words))
    area = layout.moment.inset(14, 12)
    going_on = [one for one in wanted if isinstance(one.data, answer.Press)]
    for one in going_on:
        wanted.remove(one)
        one.area, area = go_on_area(canvas, layout)
    if layout.tabs:
        danger = canvas.high(34, "title") if town.state.trip is not None else 0.0
        area = off_top(area, positions.moment_title_height(canvas, layout) + danger, 0)[1]
    sizes = [button_size(canvas, one.label, room=area.w)[1] for one in wanted]
    for one, spot in zip(wanted, _button_areas(canvas, layout, area, sizes) if wanted else (), strict=True):
        one.area = spot
    return [*wanted, *going_on]


def go_on_area(canvas: Canvas, layout: Layout) -> tuple[Area, Area]:
    """The button that opens the next room, always at the bottom of the moment panel, and the rest of the panel."""
    area = layout.moment.inset(14, 12)
    return off_bottom(area, button_size(canvas, say("choice-press"), room=area.w)[1], 8)


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
    for number, own in enumerate(sizes):
        made.append(Area(area.x + (number % across) * (wide + gap), y, wide, each or own))
        if (number + 1) % across == 0:
            y += (each or own) + gap
    return made


def continue_target(town: Town, canvas: Canvas) -> list[Target]:
    """The button that continues after a notice; it is in the moment panel where the player's own action comes next."""
    if not town.can_continue:
        return []
    words, layout = town.continue_label or say("ui-continue"), town.layout
    wide = button_size(canvas, words, key=town.take_key)[0]
    spot = go_on_area(canvas, layout) if town.continue_label else off_right(layout.prompt.inset(12, 6), wide)
    return [Target(CONTINUE, spot[0], Command("go-on"), "answers", words, ContinueTarget(town.facts.caption))]
