"""The layers of the table: the board, the panels beside it, and what lies over it."""

from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.board import board, overhead
from game.ui.ravenloft.board.board import LessonFrame, Picture, paint_lesson
from game.ui.ravenloft.facts import pointed_at
from game.ui.ravenloft.panels import answers, column, drawn_card, lesson_panel, prompt, sides, tips
from game.ui.ravenloft.panels.answers import HandProps
from game.ui.ravenloft.panels.prompt import Message
from game.ui.ravenloft.panels.sides import LastLine, Tabs
from game.ui.ravenloft.panels.tips import LaidCardTip
from game.ui.ravenloft.table.props import TableProps
from game.ui.table.compositor import Layer
from game.ui.widgets.layout import common

CROWDING = frozenset({"buttons", "tools"})
"""The targets beside which the last line of the log stands."""
Keys = list[tuple[str, str]]
"""Keys with what they do."""


def board_layer(now: TableProps, canvas: Canvas, number: int) -> Layer:
    """The board; its picture with another `number` is another one."""
    view = now.game.place.view
    return Layer(
        "board", view, board.paint, Picture(number, now.game.dungeon, now.board(canvas)), cached=False, within=view, covers=True
    )


# ------------------------------------------------------------------ beside the board


def rails(now: TableProps, canvas: Canvas) -> tuple[list[Layer], bool | None]:
    """The rails, and whether the right one has no room for the log (None: it is covered, or there is none)."""
    where, state = now.game.place, now.game.sides
    if where.rails == 1:
        shown = tuple(item for item in now.targets if item.group == "tabs")
        tabs = Layer("tabs", where.tabs.inset(-12), sides.paint_tabs, Tabs(shown, state.tab, now.facts.focus), cached=False)
        panels = sides.panels(canvas, state.room, now.rails(state.tab), state.tab)
        return [tabs, *column.layers(canvas, state.room, panels, state.left, where.gap)], None
    if where.rails != 2:
        return [], None
    made, below = None if now.busy else now.spread(canvas), where.right
    if made is not None:
        y = made.sheet.y + made.sheet.h + where.gap
        below = below._replace(y=y, h=below.y + below.h - y)
    scrolls = (state.left, state.right)
    return sides.rail_layers(canvas, now.rails("heroes", "night"), scrolls, below=below, closed=made is not None)


def standing(now: TableProps, canvas: Canvas, keys: Keys) -> list[Layer]:
    """What moves only with the targets: the lesson, the line above the board with these keys, the hand, the tray, buttons and tools."""
    tutorial, made = now.tutorial, list[Layer]()
    if not now.lesson_hidden(canvas):
        lesson_panel.fitted(canvas, tutorial.area, now.lesson(), tutorial.scroll)
        made.append(Layer("guide", tutorial.area, lesson_panel.paint, now.lesson()))
    made.append(Layer("prompt", now.game.place.prompt.inset(-6), prompt.bar, now.prompt(canvas, keys)))
    turners = (item for item in now.targets if isinstance(item.key, tuple) and item.key[0] == "turn")
    hand = HandProps(tuple(now.hand()), tuple((item.area, item.key[1], item.key == now.facts.focus) for item in turners))  # type: ignore[index]
    made.append(Layer("hand", canvas.room, answers.paint_hand, hand, cached=False))
    made += _last_line(now)
    if (tray := now.tray()) is not None:
        made.append(Layer("tray", canvas.room, answers.paint_tray, tray, cached=False))
    return [*made, Layer("plates", canvas.room, answers.paint_plates, tuple(now.plates()), cached=False)]


# ------------------------------------------------------------------ over the board


def over(now: TableProps, canvas: Canvas) -> list[Layer]:
    """Tips, what lies over the board, and messages."""
    room, view = canvas.room, now.game.place.view
    made = _tip(now, canvas)
    overlays = now.overlays(canvas)
    inside = overlays.card is None or common(overlays.card[0].inset(-52), view) == overlays.card[0].inset(-52)
    made.append(Layer("overhead", view if inside else room, overhead.paint, overlays, cached=False))
    if (area := now.lesson_area(canvas, board=False)) is not None:
        made.append(Layer("lesson", room, paint_lesson, LessonFrame(area, view), cached=False))
    if (card := now.card(canvas)) is not None:
        made += drawn_card.layers(card)
    made += pointed_at.layers(now, canvas)
    current = next((item for item in now.targets if item.key == now.facts.focus), None)
    above = current is not None and current.group == "hand"
    if now.facts.message and not (above and current is not None and current.refused):  # such a card shows the message itself
        made.append(Layer("message", view, prompt.message, Message(now.facts.message, now.facts.good, above), cached=False))
    return made


def _last_line(now: TableProps) -> list[Layer]:
    """The last line of the log, if the rail has no room for a log."""
    game, facts = now.game, now.facts
    if not game.sides.crowded or not facts.log or now.busy or game.director.roll is not None or facts.message:
        return []
    plates = tuple(item.area for item in now.targets if item.group in CROWDING)
    return [Layer("last-line", game.place.view, sides.paint_last_line, LastLine(facts.log[-1].words, plates), cached=False)]


def _tip(now: TableProps, canvas: Canvas) -> list[Layer]:
    """The tip about the focused figure or card."""
    game = now.game
    card, who = now.subject()
    if card:
        area = next((area for held, _, area in game.hand(now.facts).areas if held == card), None)
        if area is None:
            return []
        tip = now.card_tip(card, lambda card: now.facts.speaker.refusal(game.card_refused(card)))
        laid = LaidCardTip(game.place, area, tip, now.corners(canvas).rail)
        return [Layer("tip", canvas.room, tips.card_tip, laid, cached=False)]
    if who and (figure := now.figure_tip(who)) is not None:
        corners = now.corners(canvas)
        middle = canvas.logical(game.camera.place(canvas, game.place.view, *game.stage.pieces[who].middle))
        size = tips.tip_size(canvas, tips.room(corners), figure)
        spot: Area = tips.quiet_corner(size, middle, corners)
        return [Layer("tip", spot.inset(-tips.SHADOW), tips.paint_figure_tip, figure, cached=False)]
    return []
