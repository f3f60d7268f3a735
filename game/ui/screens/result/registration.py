"""What a game registers for its result screen: facts of a match, and the panels that show them."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import pygame

from game.match import Match
from game.storage.replay import Replay
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Palette
from game.ui.scene.navigation import Navigation, Push
from game.ui.settings import Settings
from game.ui.widgets.boxes import Box

Span = tuple[float, float]
"""The start and the end of a part of the opening animation, in milliseconds."""
ENTRIES = "entries"
"""The group of targets of which one is chosen, with the arrow keys or a click; Tab visits it once."""
Facts = Any
"""What a game has read of a finished match: a frozen value."""


class ResultView(NamedTuple):
    """What depends on time and input: the elapsed milliseconds, the key of the chosen entry, and how the replay is opened at a moment."""

    time: float
    chosen: Hashable
    watch: Callable[[int], Navigation]


class Panel(NamedTuple):
    """A panel: `block(props)` is its content, which is painted anew only if the props differ.

    It appears in its `span` by rising, or with `wipe` from left to right. It belongs to the `page` of this name where there is
    no room for all, and lies `over` the panel of that name, if one is named.
    """

    name: str
    block: Callable[[Any], Box]
    props: Any
    span: Span
    page: str = ""
    over: str = ""
    wipe: bool = False


class Background(Protocol):
    """What is behind the panels. Its upper part, of the height `head`, is seen behind the verdict."""

    def draw(self, canvas: Canvas, share: float) -> None:
        """Fill the window as it looks at `share` of its change, from 0 to 1."""
        ...

    def head(self, canvas: Canvas) -> float:
        """The height of the part that should be seen, in logical pixels."""
        ...


class Live(Protocol):
    """What moves over the panels as long as they are shown."""

    def advance(self, dt: float) -> None:
        """Advance its clock by `dt` milliseconds."""
        ...

    def settle(self, canvas: Canvas, settings: Settings, areas: Mapping[str, Area]) -> None:
        """Draw it over the panels, which were just painted in these areas."""
        ...

    def stir(self, canvas: Canvas, settings: Settings) -> list[pygame.Rect]:
        """Draw it again if it is time, and return what has changed."""
        ...


class Route(NamedTuple):
    """A button that leads to a scene of this game alone: its name, its input action, its picture, and what it opens."""

    name: str
    action: str
    picture: str
    open: Callable[[Facts], Navigation]


def push_replay(replay: Replay, moment: int) -> Navigation:
    """Open the replay on top of the result."""
    return Push("replay", replay, moment=moment)


def play_again(match: Match, seed: int) -> Match:
    """The same options and seats with a seed."""
    return match.again(seed)


def nothing(facts: Facts) -> Any:
    """Nothing."""
    return ()


@dataclass(frozen=True)
class ResultUi:
    """The result screen of a game.

    `facts(match, counts)` reads a match; with `counts` it has just been played. `verdict(facts, big)` is the head, `panels` are the
    panels, `whole` arranges them on one page if the window is at least `wide` at nominal text size, else each of `pages` shows its own,
    in columns of at least `column`. `opening` is the time of the whole animation; the background changes during `light`, the head
    appears during `title`, the buttons from `buttons_at`. The last panel is as high as the window if `aside` gives it a width.
    Messages begin with `prefix`, else with "ui-end-". The pictures of the buttons are for dark palettes.
    """

    palette: Palette
    bed: str
    facts: Callable[..., Facts]
    verdict: Callable[[Facts, bool], Box]
    panels: Callable[[Facts, ResultView], Sequence[Panel]]
    whole: Callable[[Mapping[str, Box], Canvas], Box]
    prefix: str = "ui-end-"
    wide: float = 0.0
    pages: tuple[str, ...] = ()
    column: float = 330.0
    opening: Callable[[Facts], float] = lambda facts: 0.0
    light: Span = (0.0, 2300.0)
    title: Span = (500.0, 1100.0)
    buttons_at: float = 0.0
    background: Callable[[Facts], Background | None] = lambda facts: None
    live: Callable[[Facts], Live | None] = lambda facts: None
    aside: Callable[[Canvas], float] = lambda canvas: 0.0
    buttons: tuple[str, ...] = ("watch", "again", "same", "main-menu")
    primary: str = "watch"
    has_pictures: bool = True
    routes: tuple[Route, ...] = ()
    aloud: Callable[[Facts], str] = lambda facts: ""
    cues: Callable[[Facts], Sequence[tuple[float, str]]] = nothing
    chosen: Callable[[Facts], Hashable] = nothing
    later: Callable[[Facts], Iterator[Facts]] = lambda facts: iter(())
    watch: Callable[[Replay, int], Navigation] = push_replay
    again: Callable[[Match, int], Match] = play_again
    resumed: Callable[[Any], Navigation | None] = lambda result: None
    table: tuple[tuple[str, Any], ...] = ()
