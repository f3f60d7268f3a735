"""What a game registers for its replay: a stage that shows any moment of a match, and how the band below it looks."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

import pygame

from game.storage.replay import Replay
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Palette
from game.ui.scene.context import AppContext, Scene
from game.ui.screens.replay.line import Line
from game.ui.sound.adapter import SoundAdapter


class Shown(NamedTuple):
    """What was chosen: the view (whose eyes, or which page), the subject of a panel, and the key of the focused target.

    In a `tight` window there is little room.
    """

    view: Hashable
    subject: Hashable
    focus: Hashable
    tight: bool


class Jump(NamedTuple):
    """Go to a moment and pause."""

    moment: int


class Along(NamedTuple):
    """Go to the last of these moments that is not to the right of the mouse, and pause; each has its position."""

    moments: tuple[tuple[float, int], ...]


class Choose(NamedTuple):
    """Choose a subject."""

    subject: Hashable


class Spot(NamedTuple):
    """A place above the band that can be chosen, and what it does; without `does` it is only looked at."""

    key: Hashable
    area: Area
    group: str
    label: str = ""
    does: Jump | Along | Choose | None = None
    round: bool = False


class Legend(NamedTuple):
    """The meaning of a badge: a function that draws it as in `Badge`, and words."""

    draw: Callable[[Canvas, tuple[float, float], float, float], None]
    words: str


class Table(Scene, Protocol):
    """A table that only shows, in the part of the window above the band."""

    dialog: Any
    dirty: bool

    def quoted(self) -> str:
        """The rule that matters most now."""
        ...

    def page_of_evening(self) -> str:
        """The rulebook page about the match."""
        ...


class Stage:
    """Shows a match above the band: it paints boards, or has a `table` (see `TableStage`).

    `line` are its moments. `calls` are moments worth a visit, `subjects` what number keys choose, and `subject_view` is the view that
    shows the subject. `views` are the views that a key changes in turn, `tight_views` those in a tight window. `pause` are the
    milliseconds between two answers during playback, which waits while `waits`.
    """

    line: Line
    table: Table | None = None
    sound_adapter: SoundAdapter[Any] | None = None
    calls: Sequence[int] = ()
    subjects: Sequence[Hashable] = ()
    subject_view: Hashable = None
    views: Sequence[Hashable] = ()
    tight_views: Sequence[Hashable] = ()
    legend: Sequence[Legend] = ()
    pause = 1000.0
    waits = False
    moment = 0

    def show(self, moment: int, *, step: bool) -> None:
        """Show a moment; with `step` it follows the one that was shown, and may be animated."""

    def skip(self) -> bool:
        """End an animation that a step forward skips. Returns whether there was one."""
        return False

    def look(self, view: Hashable) -> None:
        """Change to another view."""

    def advance(self, dt: float, pace: float, *, playing: bool) -> bool:
        """Advance animations by `dt` milliseconds; `pace` is the chosen speed. Returns whether everything is to be painted again."""
        return False

    def passing(self, dt: float) -> int | None:
        """Let `dt` milliseconds pass that belong to the match; returns the moment reached, None where answers have a fixed pause."""
        return None

    @property
    def position(self) -> float:
        """The moment on the line, with a fraction where time passes between two answers."""
        return self.moment

    def spots(self, canvas: Canvas, area: Area, shown: Shown) -> Sequence[Spot]:
        """Lay out everything in an area; returns what can be chosen there."""
        return ()

    def paint(self, canvas: Canvas, shown: Shown) -> None:
        """Paint what `spots` has laid out."""

    def stir(self, canvas: Canvas) -> Sequence[pygame.Rect]:
        """Paint only what moves. Returns the rectangles that changed."""
        return ()

    def view_label(self, view: Hashable) -> str:
        """The label of the button that changes the view."""
        return ""

    def caption(self, shown: Shown) -> str:
        """The moment in words."""
        return ""

    def hints(self) -> list[tuple[str, str]]:
        """Keys and what they do, the least important last."""
        return []

    def prefetch(self) -> Iterator[None]:
        """Prepare in idle frames what will be shown next."""
        return iter(())


class TableStage(Stage):
    """A stage with the real table of a game: `table`, with a `context` of its own for a part of the window.

    A `live` table moves between two answers and is drawn in every frame; another one is drawn with the band, which waits until the
    table is painted. While the table is `grabbed` it keeps the mouse.
    """

    live = False

    table: Table

    def __init__(self, context: AppContext, part: AppContext | None = None) -> None:
        self.outer, self.context = context, context.without_saving() if part is None else part

    @property
    def grabbed(self) -> bool:
        """Whether the mouse drags something on the table."""
        return False

    def takes(self, action: Hashable) -> bool:
        """Whether an input action belongs to the table."""
        return False

    def draw(self, surface: pygame.Surface, whole: Canvas, bottom: int, *, fresh: bool) -> bool:
        """Draw the table down to a pixel row, entirely if it is `fresh`. Returns whether the band can be painted now."""
        self.context.painted, self.context.spots, self.context.frame_start = False, None, self.outer.frame_start
        if fresh or self.outer.sounds.captions.lines:  # captions may have been painted over it
            self.table.dirty = True
        if fresh or self.live:
            self.table.draw(surface.subsurface((0, 0, surface.get_width(), max(1, min(bottom, surface.get_height() - 1)))))
        if not fresh:
            self.outer.painted, self.outer.spots = self.context.painted, self.context.spots
            return False
        return self.live or not self.table.dirty


class BandStyle(NamedTuple):
    """The measures of a band in logical pixels: the greatest button, the margin at both sides, the gaps, and the height besides buttons and line.

    `words` is the size of the caption, `margin` its distance from the buttons.
    """

    button: float = 52.0
    edge: float = 24.0
    top: float = 14.0
    gap: float = 10.0
    foot: float = 6.0
    more: float = 30.0
    words: float = 21.0
    margin: float = 16.0


ROOMY, TIGHT = BandStyle(), BandStyle(edge=10.0, top=10.0, gap=6.0, more=22.0)


@dataclass(frozen=True)
class ReplayUi:
    """The replay of a game.

    `labels` are the message ids of buttons, `icons` their pictures where they differ. With `worded` the buttons at the right have
    words where there is room. In a roomy window `beside_line` puts the buttons in two rows on the left of the line, with a legend and keys. `lists_speeds` shows all `speeds` at once then; `speed` is the first. With `to_result` the way back
    of an ended match leads to its result.
    """

    palette: Palette
    stage: Callable[[AppContext, Replay], Stage]
    name: str = "replay"
    bed: str = ""
    tight: Callable[[Canvas], bool] = lambda canvas: canvas.room.h < 700
    styles: tuple[BandStyle, BandStyle] = (ROOMY, TIGHT)
    transport: tuple[str, ...] = ("to-start", "turn-back", "step-back", "play", "step-on", "turn-on", "to-end")
    labels: Mapping[str, str] = field(default_factory=dict)
    icons: Mapping[str, str] = field(default_factory=dict)
    speeds: tuple[float, ...] = (1.0, 2.0, 4.0, 0.5)
    speed: int = 0
    lists_speeds: bool = False
    worded: bool = False
    round_buttons: bool = False
    beside_line: bool = False
    to_result: bool = False
    pans: bool = False
    rehearses: bool = False
