"""The view of the board: its camera and its light, and what lies at a point of it."""

from collections.abc import Hashable

from game.match import Match
from game.rules.ravenloft.state import State
from game.ui.draw.canvas import Canvas
from game.ui.ravenloft import board_targets
from game.ui.ravenloft.board.camera import COMFORT, Camera
from game.ui.ravenloft.board.dungeon import Dungeon
from game.ui.ravenloft.board_targets import BoardView, OptionMap
from game.ui.ravenloft.choreography.director import Director, middle
from game.ui.ravenloft.choreography.shown_state import ShownState
from game.ui.ravenloft.layout import Layout, layout
from game.ui.scene.context import AppContext
from game.ui.table.game_table import GameTable

FAR = (64.0, 92.0)
"""The least and greatest size of a square in large print, in logical pixels."""


class BoardTable(GameTable):
    """A table with a board. `place` is its layout; `t` and `stage` are what is shown, `option_map` what can be chosen."""

    t: State
    stage: ShownState
    director: Director

    def __init__(self, context: AppContext, match: Match) -> None:
        super().__init__(context, match)
        self.dungeon, self.camera, self.option_map = Dungeon(), Camera(), OptionMap()
        self.place: Layout = layout()
        self.canvas: Canvas | None = None
        self.fitted = False

    @property
    def board(self) -> BoardView:
        """The board, and its place in the window."""
        return BoardView(self.place.view, self.camera, self.t, self.stage)

    def steer(self, dt: float, pan: tuple[float, float], *, busy: bool) -> bool | None:
        """Move the camera for `dt` milliseconds: to an Event that is shown, or by `pan`.

        Return whether the view has moved; None while it waits for a picture.
        """
        settings = self.context.settings
        moved, at_once = None, settings.pace > 100
        if any(pan):
            self.camera.pan(*pan)
        if at_once or not self.dungeon.holds(self.camera):
            glides = self.camera.update(dt, at_once=at_once)
            moved = self.camera.keep(self.t.board.tiles[: self.stage.tiles]) or glides or any(pan)
        self.dungeon.live(dt, settings, busy=busy)
        return moved

    def fit_view(self) -> None:
        """Show the whole dungeon, unless the player has chosen another view."""
        if not self.camera.free:
            self.centre()

    def centre(self, *, glide: bool = True) -> None:
        """Show the whole dungeon."""
        self.camera.fit(self.t.board.tiles[: self.stage.tiles], self.place.clear, glide=glide)

    def follow(self, key: Hashable) -> None:
        """Scroll the target with this key into view."""
        match key:
            case ("square", int() as place):
                self.director.frame([middle(place)])
            case ("figure", str() as who) if (piece := self.stage.piece(who)) is not None:
                self.director.frame([piece.middle])

    def scroll_to_answers(self, focus: Hashable) -> None:
        """Scroll an answer into view if none is visible, preferably the one in focus."""
        view, aim = self.place.view, self.camera.aim
        half = (view.w / 2 / aim.zoom - 0.5, view.h / 2 / aim.zoom - 0.5)
        places = board_targets.answer_middles(self.option_map, self.t, self.stage.pieces)
        if places and all(abs(x - aim.x) > half[0] or abs(y - aim.y) > half[1] for x, y in places.values()):
            self.director.frame([*places.values(), places.get(focus, next(iter(places.values())))])

    def arrange(self, where: Layout, focus: Hashable) -> None:
        """Take over a layout; fit the camera into a view that has changed."""
        seen = (where.view, where.large_print) == (self.place.view, self.place.large_print)
        self.place = where
        if not (seen and self.fitted):
            self.fitted = True
            self.camera.comfort = FAR if where.large_print else COMFORT
            self.centre(glide=False)
            self.scroll_to_answers(focus)

    def figure_at(self, point: tuple[float, float]) -> str:
        """Return the figure at a point; "" without one."""
        return board_targets.figure_at(self.canvas, self.board, point)
