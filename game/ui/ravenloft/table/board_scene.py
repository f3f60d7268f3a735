"""A table scene with a board that a camera pans and zooms."""

from collections.abc import Sequence

from game.rules.ravenloft.space.board import square
from game.rules.ravenloft.state import State
from game.ui.ravenloft.board.camera import Camera
from game.ui.ravenloft.board.dungeon import Dungeon
from game.ui.ravenloft.choreography.shown_state import ShownState
from game.ui.ravenloft.layout import Layout, layout
from game.ui.ravenloft.table.view import TutorialView
from game.ui.ravenloft.table.words import along
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.table.match_client import MatchClient
from game.ui.table.table_scene import BaseTableScene

ZOOM = 1.15
"""The factor of one zoom step."""


class BoardScene(BaseTableScene):
    """The board of a match and the camera over it.

    `t` is the visible state that is shown now. It follows the Events and ends at the current state of the match.
    """

    tutorial: TutorialView

    def __init__(self, context: AppContext, client: MatchClient) -> None:
        super().__init__(context)
        self.client = client
        self.t: State = client.view.state
        self.stage = ShownState.of(self.t)
        self.dungeon, self.camera = Dungeon(), Camera()
        self.layout: Layout = layout()
        self.board_changed = self.board_moving = False

    @property
    def pans(self) -> bool:
        """Whether a stick can move the board."""
        return self.dialog is None

    def steer(self, dt: float) -> None:
        """Move the camera: to an Event that is shown, or with the pan keys and the right stick."""
        dx, dy = self.context.input.glide(dt)
        if dx or dy:
            self.camera.pan(dx, dy)
        at_once = self.context.settings.pace > 100
        if at_once or not self.dungeon.holds(self.camera):
            moved = self.camera.update(dt, at_once=at_once) or dx or dy
            self.note_motion(moved=self.camera.keep(self.t.board.tiles[: self.stage.tiles]) or bool(moved))
        self.dungeon.live(dt, self.context.settings, busy=self.animations.busy)

    def note_motion(self, *, moved: bool) -> None:
        """Request a repaint of the board while it moves, and of everything when it stops."""
        if moved:
            self.board_changed = self.board_moving = True
            self.dirty = self.dirty or (self.tutorial.on and not self.animations.busy)  # its highlights move along
        elif self.board_moving:
            self.board_moving = False
            self.dirty = self.dirty or not self.animations.busy

    def fit_view(self) -> None:
        """Show the whole dungeon, unless the player has chosen another view."""
        if not self.camera.free:
            self.camera.fit(self.t.board.tiles[: self.stage.tiles], self.layout.clear, glide=True)

    def glance(self, place: int) -> None:
        """Scroll a square into view."""
        self.camera.glance(self.layout.view, place)

    def frame(self, places: list[tuple[float, float]]) -> None:
        """Scroll and zoom so that all these spots are visible."""
        self.camera.frame(places, self.layout.view)

    def way(self, start: int, goal: int) -> Sequence[int]:
        """Return the squares of a path over the floor, ignoring figures, as it is at the end of the animations."""
        return along(self.client.view.state, start, goal)  # the floor after all animations

    def centre(self) -> Navigation | None:
        """Show the whole dungeon."""
        self.camera.fit(self.t.board.tiles[: self.stage.tiles], self.layout.clear, glide=True)
        return None

    def zoom(self, factor: float) -> Navigation | None:
        """Zoom by a factor."""
        self.camera.magnify(factor, self.layout.view, glide=True)
        return None

    def follow_focus(self) -> None:
        """Scroll the focused target into view."""
        key = self.focus.current
        if isinstance(key, tuple) and key[0] == "square":
            self.glance(key[1])
        elif isinstance(key, tuple) and key[0] == "figure" and (piece := self.stage.piece(key[1])) is not None:
            self.glance(square(round(piece.x), round(piece.y)))
