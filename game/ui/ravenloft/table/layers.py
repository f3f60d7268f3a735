"""The table at one moment: where everything is laid out, all that can be pressed, and the layers from back to front."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from game.rules.engine.secret import CLOCK
from game.rules.ravenloft.choice import Walk
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft import board_targets, table_targets
from game.ui.ravenloft.board import board, overhead
from game.ui.ravenloft.board.board import BoardProps
from game.ui.ravenloft.board.overhead import Overlays
from game.ui.ravenloft.facts import inspector
from game.ui.ravenloft.panels import answers, card_face, column, drawn_card, prompt, sides
from game.ui.ravenloft.panels.answers import HandCard, HandProps, PlatesProps, TrayProps
from game.ui.ravenloft.panels.drawn_card import CardProps
from game.ui.ravenloft.panels.prompt import Message, Prompt
from game.ui.ravenloft.panels.rolls import Peril
from game.ui.ravenloft.panels.sides import LastLine, RailProps, Tabs
from game.ui.ravenloft.table.props import TableProps
from game.ui.ravenloft.table_targets import SHEETS
from game.ui.table.compositor import Layer
from game.ui.table.tooltip import tooltip_layer
from game.ui.widgets.focus import FocusManager, Target
from game.ui.widgets.layout import NOWHERE, common

CROWDING = frozenset({"buttons", "tools"})
"""The targets beside which the last line of the log stands."""
RING = 0.14
"""How far the ring around a figure reaches beyond it, in widths of the figure."""
HIGHEST_CARD = 600.0
"""The greatest height of a card in the middle of the board, in logical pixels at the usual text size."""


# ------------------------------------------------------------------ places and targets


def targets(now: TableProps, canvas: Canvas, tools: Sequence[str]) -> tuple[list[Target], Area]:
    """All targets of the table with these tools, the topmost last; and the area of the tray."""
    game, facts, busy, where = now.game, now.facts, now.facts.busy, now.game.place
    label = partial(game.label, facts)
    found = [] if busy else board_targets.board_targets(canvas, game.board, game.option_map, label)
    hand = game.hand(facts)
    found += table_targets.hand_targets(hand, {} if busy else game.option_map.hand, plays=game.only is None)
    caps = {facts.default: game.context.input.cap("usual")} if facts.default is not None else {}
    given = [] if busy else table_targets.answer_buttons(canvas, where, game.option_map.buttons, caps, label)
    over, tray = given if where.rails != 1 else [], NOWHERE
    if not busy:
        tray, made = _tray_targets(now, canvas, over)
        found += made
    found += given + table_targets.tool_targets(canvas, where, [*tools, *([] if where.rails else SHEETS)], over)
    if game.t.environment is not None and (busy or not game.option_map.tray):
        found.append(table_targets.environment_target(canvas, where.view, game.t.environment))
    found += table_targets.tab_targets(where)
    now = replace(now, targets=found)
    if busy and (spread := now.spread(canvas)) is not None:
        found = drawn_card.targets(canvas, spread, found, now.laid(game.director.card), stopped=facts.stopped)
    return found, tray


def _tray_targets(now: TableProps, canvas: Canvas, over: list[Target]) -> tuple[Area, list[Target]]:
    """The tray below these buttons, with its cards and lines; it scrolls if there are many."""
    game, scroll = now.game, now.game.sides.tray
    if not game.option_map.tray:
        scroll.fit(NOWHERE, 0)
        return NOWHERE, []
    top = table_targets.below(over, game.place.view.y + 8)
    area, made = table_targets.tray_targets(canvas, game.place, game.option_map, top, partial(game.label, now.facts), scroll)
    return area, scroll.items(made, FocusManager(current=now.facts.focus), now.facts.pointer)


# ------------------------------------------------------------------ the board


def board_layer(now: TableProps, canvas: Canvas, number: int) -> Layer:
    """The board, and what can be chosen on it; its picture with another `number` is another one."""
    game, facts, view = now.game, now.facts, now.game.place.view
    acts = tuple(game.director.acts)
    if facts.busy:
        jolt = game.director.jolt if game.context.settings.shakes else (0.0, 0.0)
        props = BoardProps(number, game.dungeon, game.board, acts, jolt=jolt)
    else:
        item = now.focused
        goal = item.data.square if item is not None and facts.aimed and isinstance(item.data, Walk) else None
        props = BoardProps(number, game.dungeon, game.board, acts, game.option_map, facts.seat, facts.focus, goal, facts.hint)
    return Layer("board", view, board.paint, props, cached=False, within=view, covers=True)


def overlays(now: TableProps, canvas: Canvas, before: Overlays | None) -> Overlays:
    """What lies over the board while Events are shown; the banner and the sentence stay where they were `before` if they can."""
    game, director, view = now.game, now.game.director, now.game.place.view
    floats = tuple((one, spot) for one in director.floats if (spot := director.spot(one.figure)) is not None)
    roll = sentence = None
    if director.roll is not None and (now.facts.busy or not game.option_map.tray):
        places = overhead.candidates(view, (game.place.banner.w, game.place.banner.h))
        kept = before.roll[0] if before is not None and before.roll is not None else None
        place, free = overhead.best(canvas, game.board, now.targets, places, director.roll.concerned, kept)
        roll = (place, director.roll) if free else None
    if director.shown is not None and not now.facts.manner:
        rooms = (view.inset(24), canvas.room.inset(24))
        area = card_face.fitted(canvas, rooms, director.shown.card, HIGHEST_CARD * canvas.stretch)
        return Overlays(game.board, floats, roll, (area, director.shown), busy=game.dungeon.worked)
    said = "" if director.caption is None or director.shown is not None else now.facts.speaker.event(director.caption)
    if said := " ".join(said.split()):
        places = overhead.sentence_places(canvas, view, said, director.sun)
        kept = before.sentence[0] if before is not None and before.sentence is not None else None
        sentence = (overhead.best(canvas, game.board, now.targets, places, (), kept)[0], said, director.sun)
    return Overlays(game.board, floats, roll, sentence=sentence)


# ------------------------------------------------------------------ beside the board


def rail_props(now: TableProps, peril: Peril | None) -> RailProps:
    """What the panels of the rails show."""
    game = now.game
    return RailProps(
        game.place, game.t, game.stage, now.facts.holders, game.shown_seat(now.facts), game.intents(),
        peril, game.director.last, now.facts.log,
    )  # fmt: skip


def rails(now: TableProps, canvas: Canvas, peril: Peril | None) -> tuple[list[Layer], bool | None]:
    """The rails, and whether the right one has no room for the log (None: it is covered, or there is none)."""
    where, state = now.game.place, now.game.sides
    if not where.rails:
        return [], None
    props = rail_props(now, peril)
    if where.rails == 1:
        shown = tuple(item for item in now.targets if item.group == "tabs")
        tabs = Layer("tabs", where.tabs.inset(-12), sides.paint_tabs, Tabs(shown, state.tab, now.facts.focus), cached=False)
        panels = sides.panels(canvas, now.room, props, state.tab)
        return [tabs, *column.layers(canvas, now.room, panels, state.left, where.gap)], None
    made, below = None if now.facts.busy else now.spread(canvas), where.right
    if made is not None:
        y = made.sheet.y + made.sheet.h + where.gap
        below = below._replace(y=y, h=below.y + below.h - y)
    return sides.rail_layers(canvas, props, (state.left, state.right), below=below, closed=made is not None)


def standing(now: TableProps, canvas: Canvas, tray: Area) -> list[Layer]:
    """What moves only with the targets: the line above the board, the hand, the tray, buttons and tools."""
    game, facts, made = now.game, now.facts, list[Layer]()
    made += [
        Layer("prompt", game.place.prompt.inset(-6), prompt.bar, _prompt(now, canvas)),
        Layer("hand", canvas.room, answers.paint_hand, _hand(now), cached=False), *_last_line(now),
    ]  # fmt: skip
    if not facts.busy and game.option_map.tray:
        items = tuple(item for item in now.targets if item.group == "tray")
        shown = TrayProps(tray, items, facts.focus, replace(game.sides.tray))
        made.append(Layer("tray", canvas.room, answers.paint_tray, shown, cached=False))
    plates, item, cap = tuple(one for one in now.targets if one.group in CROWDING), now.focused, game.context.input.cap
    usual = facts.default if game.option_map.buttons else None
    only = game.option_map.buttons[0] if len(game.option_map.buttons) == 1 else usual
    tool = cap(str(item.data)) if item is not None and isinstance(item.key, tuple) and item.key[0] == "tool" else ""
    props = PlatesProps(plates, facts.focus, usual, only, cap("usual"), tool)
    return [*made, Layer("plates", canvas.room, answers.paint_plates, props, cached=False)]


def _hand(now: TableProps) -> HandProps:
    game, facts = now.game, now.facts
    held, usable = {one.card: one.used for one in game.t.heroes[game.hand_seat(facts)].powers}, game.option_map.hand
    cards = tuple(
        HandCard(
            card, answers.card_state(card, None if facts.busy else usable.get(card), used=bool(held.get(card))), area, game.place.style,
            count, facts.focus == ("card", card),
        )
        for card, count, area in game.hand(facts).areas
    )  # fmt: skip
    turners = ((item.area, item.key, item.key == facts.focus) for item in now.targets if item.group == "turners")
    return HandProps(cards, tuple((area, key[1], focused) for area, key, focused in turners if isinstance(key, tuple)))


def _prompt(now: TableProps, canvas: Canvas) -> Prompt:
    """The prompt line, beside a card that was drawn."""
    game, facts, awaited = now.game, now.facts, now.facts.awaited
    hero = game.stage.hero if awaited is None or awaited == CLOCK or facts.busy else game.t.heroes[awaited].id
    made = now.spread(canvas) if facts.busy else None
    area = game.place.prompt if made is None else drawn_card.beside(made, game.place.prompt)
    return Prompt(hero, game.prompt(facts), game.keys(facts), facts.seat is not None and not facts.busy, area)


def _last_line(now: TableProps) -> list[Layer]:
    """The last line of the log, if the rail has no room for a log."""
    game, facts = now.game, now.facts
    if not game.sides.crowded or not facts.log or facts.busy or game.director.roll is not None or facts.message:
        return []
    plates = tuple(item.area for item in now.targets if item.group in CROWDING)
    return [Layer("last-line", game.place.view, sides.paint_last_line, LastLine(facts.log[-1].words, plates), cached=False)]


# ------------------------------------------------------------------ over the board


DIE_WEIGHT = 5
"""How much worse it is to cover the die than a figure: it lies upon the tip."""


def over(now: TableProps, canvas: Canvas, shown: Overlays) -> list[Layer]:
    """Tips, what lies over the board, and messages."""
    game, facts, room, view = now.game, now.facts, canvas.room, now.game.place.view
    inside = shown.card is None or common(shown.card[0].inset(-52), view) == shown.card[0].inset(-52)
    made = [*_tip(now, canvas, shown), Layer("overhead", view if inside else room, overhead.paint, shown, cached=False)]
    card, spread = now.open_card(), now.spread(canvas)
    if card is not None and spread is not None:
        focused = facts.focus == ("drawn", card.card)
        made += drawn_card.layers(
            CardProps(replace(card), now.laid(card.card), spread, facts.stopped, focused, game.dungeon.worked)
        )
    made += inspector.layers(now, canvas)
    current = now.focused
    above = current is not None and current.group == "hand"
    if facts.message and not (above and current is not None and current.refused):  # such a card shows the message itself
        plates = () if above else tuple(item.area for item in now.targets if item.group in CROWDING)
        made.append(Layer("message", view, prompt.message, Message(facts.message, facts.good, above, plates), cached=False))
    return made


def _tip(now: TableProps, canvas: Canvas, shown: Overlays) -> list[Layer]:
    """The tip about the focused figure or card, where it covers few figures and targets and not the die; beside a single rail in that rail."""
    game, (card, who), where = now.game, now.subject(), now.game.place
    figures = overhead.figure_areas(canvas, game.board) if card or who else {}
    at = next((area for held, _, area in game.hand(now.facts).areas if held == card), None) if card else figures.get(who)
    said = now.card_tip(card) if card and at is not None else now.figure_tip(who) if who else None
    if said is None or at is None:
        return []
    avoided = [
        item.area for item in now.targets if item.group in {*board_targets.ON_BOARD, *CROWDING, "hand"} and item.data != card
    ]
    avoided += [area for one, area in figures.items() if one != who]
    avoided += [shown.roll[0]] * DIE_WEIGHT if shown.roll is not None else []
    at = at if card else at.inset(-at.w * RING)
    room = now.room if where.rails == 1 else where.view.inset(8)._replace(h=where.view.h - (84 if now.facts.message else 16))
    return [tooltip_layer(canvas, prompt.tooltip(said, card or who), at, avoided, room=room)._replace(name="tip")]
