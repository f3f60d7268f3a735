"""Paints the table: everything, or during animations and while flames flicker only the board."""

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.rules.engine.script import IllegalAction
from game.ui.draw.canvas import Canvas
from game.ui.ravenloft.board import board, overhead
from game.ui.ravenloft.board.highlights import lesson_frame
from game.ui.ravenloft.panels import answers, column, drawn_card, prompt, sides, tips
from game.ui.ravenloft.table.props import TableProps
from game.ui.ravenloft.targets import board_targets
from game.ui.ravenloft.tutorial import panel
from game.ui.scene.context import AppContext

MANY = 3
"""The number of panels that are repainted in a full repaint during animations."""
PATIENCE = 3
"""The number of frames that the panels can wait while light is computed."""
PANELS = 2
"""The number of panels that are repainted in one frame."""
CROWDING = frozenset({"buttons", "tools"})
"""The targets beside which the last line of the log stands."""


class Layers(NamedTuple):
    """What a controller paints itself: the line above the board, a tooltip, and an overlay over everything; and why a card cannot be used."""

    headline: Callable[[Canvas], None]
    tooltip: Callable[[Canvas], None]
    overlay: Callable[[Canvas], None]
    card_refused: Callable[[str], IllegalAction]


class TablePainter:
    """Paints one table. Stale panels have waited for `waits` frames."""

    def __init__(self, props: TableProps, layers: Layers) -> None:
        self.props, self.game, self.layers = props, props.game, layers
        self.begun, self.waits = 0, 0
        self.card_open = False

    # ------------------------------------------------------------------ everything

    def paint(self, canvas: Canvas) -> None:
        """Paint everything, from the board up."""
        clip = canvas.surface.get_clip()
        canvas.surface.set_clip(canvas.rect(self.game.layout.view))
        self.board(canvas)
        canvas.surface.set_clip(clip)
        canvas.spread, canvas.left_over = self.props.busy, MANY  # during animations unmoved panels can wait
        self.beside(canvas)
        canvas.spread, self.game.stale = False, canvas.left_over < 0
        self.hand(canvas)
        self.over(canvas)

    def board(self, canvas: Canvas) -> None:
        """Paint the dungeon, and the board on it."""
        self.game.dungeon.paint(board.sight(canvas, self.game.board, self.game.director.acts))
        board.paint(canvas, self.props.board(canvas))

    def beside(self, canvas: Canvas) -> None:
        """Paint the panels beside the board, and the line above it."""
        self.rails(canvas)
        tutorial = self.props.tutorial
        if not self.props.lesson_hidden(canvas):
            panel.fitted(canvas, tutorial.area, self.props.lesson(), tutorial.scroll)
            canvas.paint("guide", tutorial.area, panel.paint, self.props.lesson())
        self.layers.headline(canvas)

    def rails(self, canvas: Canvas) -> None:
        """Paint the rails."""
        where, state = self.game.layout, self.game.sides
        if where.rails == 1:
            focus = self.game.focus
            tabs = [item for item in focus.targets if item.group == "tabs"]
            sides.paint_tabs(canvas, tabs, state.tab, focus.current)
            panels = sides.panels(canvas, state.room, self.props.rails(state.tab), state.tab)
            column.draw(canvas, state.room, panels, state.left, where.gap)
        elif where.rails == 2:
            made, below = None if self.props.busy else self.props.spread(canvas), where.right
            if made is not None:
                y = made.sheet.y + made.sheet.h + where.gap
                below = below._replace(y=y, h=below.y + below.h - y)
            scrolls = (state.left, state.right)
            closed = made is not None
            shown = self.props.rails("heroes", "night")
            state.spots, crowded = sides.paint_rails(canvas, shown, scrolls, below=below, closed=closed)
            state.crowded = state.crowded if crowded is None else crowded

    def prompt_bar(self, canvas: Canvas, keys: list[tuple[str, str]]) -> None:
        """Paint the prompt line with these keys."""
        canvas.paint("prompt", self.game.layout.prompt.inset(-6), prompt.bar, self.props.prompt(canvas, keys))

    def hand(self, canvas: Canvas) -> None:
        """Paint the cards of the hand; the focused one is raised."""
        focus = self.game.focus
        turns = ((one, one.key) for one in focus.targets if isinstance(one.key, tuple) and one.key[0] == "turn")
        answers.paint_hand(canvas, self.props.hand(), ((one.area, key[1], key == focus.current) for one, key in turns))

    # ------------------------------------------------------------------ over the board

    def over(self, canvas: Canvas) -> None:
        """Paint the tray, the buttons and tools, tips and messages."""
        game, props = self.game, self.props
        self._last_line(canvas)
        if (tray := props.tray()) is not None:
            answers.paint_tray(canvas, tray)
        answers.paint_plates(canvas, props.plates())
        self._tip(canvas)
        overhead.paint(canvas, game.board, props.overlays(canvas))
        if (area := props.lesson_area(canvas, board=False)) is not None:
            lesson_frame(canvas, area, game.layout.view)
        if (card := props.card(canvas)) is not None:
            drawn_card.paint(canvas, card)
        self.layers.tooltip(canvas)
        current = game.focus.focused
        above = current is not None and current.group == "hand"
        if game.client.message and not (
            above and current is not None and current.refused
        ):  # such a card shows the message itself
            prompt.message(canvas, game.layout.view, game.client.message, good=game.client.good, above=above)

    def _last_line(self, canvas: Canvas) -> None:
        """Paint the last line of the log, if the rail has no room for a log."""
        game = self.game
        log = game.client.log
        if game.sides.crowded and log and not (self.props.busy or game.director.roll is not None or game.client.message):
            plates = [item.area for item in game.focus.targets if item.group in CROWDING]
            sides.paint_last_line(canvas, game.layout.view, log[-1].words, plates)

    def _tip(self, canvas: Canvas) -> None:
        """Paint the tip about the focused figure or card."""
        game, props = self.game, self.props
        card, who = props.subject()
        if card:
            area = next((area for held, _, area in game.hand.areas if held == card), None)
            if area is not None:
                tip = props.card_tip(card, lambda card: game.client.speaker.refusal(self.layers.card_refused(card)))
                tips.card_tip(canvas, game.layout, area, tip, props.corners(canvas).rail)
        elif who and (figure := props.figure_tip(who)) is not None:
            corners = props.corners(canvas)
            middle = canvas.logical(game.camera.place(canvas, game.layout.view, *game.stage.pieces[who].middle))
            size = tips.tip_size(canvas, tips.room(corners), figure)
            tips.figure_tip(canvas, tips.quiet_corner(size, middle, corners), figure)

    # ------------------------------------------------------------------ a part

    def prepare(self, canvas: Canvas) -> bool:
        """Prepare the next picture of the dungeon; return True if it is ready to be shown."""
        return self.game.dungeon.prepare(board.sight(canvas, self.game.board, self.game.director.acts))

    def news(self) -> bool:
        """Return whether an Event has begun since the last frame: the panels show what it changes."""
        begun, self.begun = self.begun, self.game.animations.begun
        return begun != self.begun

    def card_changed(self, *, open_now: bool, board_changed: bool) -> bool:
        """Return whether a drawn card is shown beside a board that has changed, or begins or ends to be shown."""
        before, self.card_open = self.card_open, open_now
        return open_now != before or (open_now and board_changed)

    def view(self, canvas: Canvas, context: AppContext, *, news: bool) -> bool:
        """Paint the board and what is over it; after an Event (`news`) also the panels that have changed.

        Return whether everything has to be painted in the next frame, because panels have moved.
        """
        game, moved = self.game, False
        rect = canvas.rect(game.layout.view)
        links, canvas.links = canvas.links, []
        canvas.only, canvas.fresh = rect, [rect]
        if (news or game.stale) and game.dungeon.worked and self.waits < PATIENCE:
            game.stale, self.waits = True, self.waits + 1
        elif news or game.stale:
            canvas.left_over, canvas.shifted = PANELS, False
            stood = dict(game.sides.spots)
            self.beside(canvas)
            moved = canvas.shifted or bool(stood.keys() - dict(game.sides.spots).keys())
            game.stale, self.waits = canvas.left_over < 0, 0
        canvas.surface.set_clip(rect)
        self.board(canvas)
        self.hand(canvas)
        self.over(canvas)
        self.layers.overlay(canvas)
        canvas.surface.set_clip(None)
        context.painted, context.spots = True, canvas.fresh
        canvas.only, canvas.fresh, canvas.links = None, [], links
        return moved

    def move_targets(self, canvas: Canvas) -> None:
        """Move the targets on the board after the camera has moved."""
        areas = dict(board_targets.board_areas(canvas, self.game.board, self.game.option_map))
        for item in self.game.focus.targets:
            if item.group in board_targets.ON_BOARD and item.key in areas:
                item.area = areas[item.key]


# ------------------------------------------------------------------ under a dialog


SMALLER = 4
"""The factor by which the picture is scaled down for the blur."""
BLUR = 2
DIM = (86, 82, 98)
"""The share of the light that stays, of 255."""


class DimmedTable:
    """The cached picture of the table under a dialog."""

    def __init__(self) -> None:
        self._kept: tuple[Canvas, pygame.Surface] | None = None

    def forget(self) -> None:
        """Discard the picture: the dialog has closed."""
        self._kept = None

    def show(self, canvas: Canvas, paint: Callable[[], None], *, moving: bool = False) -> None:
        """Show the table as `paint` paints it, dimmed and blurred; painted again only for another window, or while it is `moving`."""
        if self._kept is None or self._kept[0] is not canvas or moving:
            paint()
            self._kept = (canvas, _blurred(canvas.surface))
        canvas.surface.blit(self._kept[1], (0, 0))


def _blurred(surface: pygame.Surface) -> pygame.Surface:
    wide, high = surface.get_size()
    small = pygame.transform.smoothscale(surface, (max(1, wide // SMALLER), max(1, high // SMALLER)))
    soft = pygame.transform.gaussian_blur(small, BLUR)
    soft.fill(DIM, special_flags=pygame.BLEND_MULT)
    return pygame.transform.smoothscale(soft, (wide, high)).convert(surface)
