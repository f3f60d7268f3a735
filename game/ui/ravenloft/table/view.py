"""The attributes of the table that painters, targets, dialogs and sounds use; the table scene implements them."""

from collections.abc import Mapping
from typing import Protocol

from game.rules.engine.script import Choice, IllegalAction
from game.rules.ravenloft.state import State
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.board.camera import Camera
from game.ui.ravenloft.board.dungeon import Dungeon
from game.ui.ravenloft.choreography.director import Director
from game.ui.ravenloft.choreography.shown_state import ShownState
from game.ui.ravenloft.layout import Layout
from game.ui.ravenloft.panels.panel_state import Sides, Spread
from game.ui.ravenloft.targets.option_map import OptionMap
from game.ui.ravenloft.tutorial.lessons import Lesson, LessonProgress
from game.ui.scene.navigation import Navigation
from game.ui.table.animation_queue import AnimationQueue
from game.ui.table.protocol import DialogTable
from game.ui.widgets.layout import Scroll


class TutorialView(Protocol):
    """The tutorial as the other panels know it."""

    area: Area
    scroll: Scroll
    paused_at: str
    progress: LessonProgress

    @property
    def lessons(self) -> Mapping[str, Lesson]:
        """All lessons by their ids."""
        ...

    @property
    def note(self) -> str:
        """The note in the match that says whether the tutorial runs."""
        ...

    @property
    def on(self) -> bool:
        """Whether the tutorial is running."""
        ...

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is shown."""
        ...

    def head(self, lesson: Lesson | None) -> str:
        """The title of a lesson."""
        ...

    def words(self, lesson: Lesson | None) -> str:
        """The text of a lesson."""
        ...

    def leave(self) -> Navigation | None:
        """End the tutorial and play on."""
        ...

    def resume(self) -> Navigation | None:
        """Take the tutorial up again."""
        ...


class TableView(DialogTable, Protocol):
    """The table as painters, targets, dialogs and sounds know it. `TableController` documents the attributes."""

    t: State
    layout: Layout
    animations: AnimationQueue
    sides: Sides
    option_map: OptionMap
    stage: ShownState
    camera: Camera
    director: Director
    canvas: Canvas | None
    dungeon: Dungeon
    stale: bool
    dirty: bool
    waits: int
    begun: int
    spread: tuple[object, Spread | None] | None
    banner_place: Area | None
    sentence_place: Area | None
    points: bool
    card_open: bool
    board_moving: bool
    prompting_card: str
    hint: Choice | None

    @property
    def tutorial(self) -> TutorialView:
        """The tutorial."""
        ...

    @property
    def manner(self) -> str:
        """How drawn cards are shown: "wait" for the player, for a "time", or "" to go on at once."""
        ...

    @property
    def shown_seat(self) -> int | None:
        """The prompted seat at this screen; during animations the seat whose turn is shown."""
        ...

    @property
    def pace(self) -> float:
        """The animation speed."""
        ...

    def answer(self, choice: Choice) -> Navigation | None:
        """Give an answer and show its consequences."""
        ...

    def refuse(self, choice: Choice) -> Navigation | None:
        """Say why an answer is not possible."""
        ...

    def default_answer(self) -> Choice | None:
        """The answer of the Space key."""
        ...

    def card_refused(self, card: str) -> IllegalAction:
        """Why a card cannot be used now."""
        ...

    def key_hints(self, *, ours: bool) -> list[tuple[str, str]]:
        """The keys that the prompt line names, and what they do."""
        ...

    def look(self, at: tuple[float, float] | None) -> Navigation | None:
        """Open the inspector for the target at a point, or for the one in focus."""
        ...

    def went_on(self) -> None:
        """Continue after the animations were paused on a notice."""
        ...

    def cut(self) -> None:
        """Skip the running animations."""
        ...


class TableSceneView(TableView, Protocol):
    """The whole table scene as its painters know it."""

    def headline(self, canvas: Canvas) -> None:
        """Paint what is above everything."""
        ...

    def paint_overlay(self, canvas: Canvas) -> None:
        """Paint an overlay over the table."""
        ...
