"""The director holds the transient state that clips animate: the die, cards, captions, effects. Here are also the parts of clips."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from game.match.trace import EventSnapshot
from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.space.board import xy
from game.rules.ravenloft.state import Square
from game.ui.ravenloft.board.effects import Act, Float, Roll, Shown, Spot, SunTrack
from game.ui.ravenloft.choreography.shown_state import Piece, ShownState
from game.ui.ravenloft.panels.rolls import Last
from game.ui.table.director import Clip, swell

ClipMaker = Callable[["Director", Any], Clip]
"""Makes the clip of an Event."""
Curve = Callable[[float], float]
Motion = Callable[[float], object]
"""What plays with the share of the time, 0 to 1."""


@dataclass
class Director:
    """Applies the clips of Events to a `ShownState`: moves pieces, throws the die, turns cards up.

    `frame` scrolls spots into view, the last ones first; `fit_view` shows the whole dungeon after a new tile. `play_sound` gets each
    Event whose clip begins, with its milliseconds, `show_snapshot` the moment of that Event. `way` finds the squares between two squares.
    `jolt` is the current offset of the shaken board in logical pixels, `vanished_at` the last spot of the figure that left the board last.
    """

    stage: ShownState
    note: Callable[[Event], None]
    frame: Callable[[list[Spot]], None]
    fit_view: Callable[[], None] = lambda: None
    show_snapshot: Callable[[EventSnapshot], None] = lambda _moment: None
    play_sound: Callable[[Event, float], None] = lambda _event, _ms: None
    way: Callable[[Square, Square], Sequence[Square]] = lambda start, goal: (start, goal)
    roll: Roll | None = None
    last: Last | None = None
    shown: Shown | None = None
    caption: Event | None = None
    sun: SunTrack | None = None
    blow: tuple[str, str] = ("", "")
    jolt: Spot = (0.0, 0.0)
    vanished_at: Spot | None = None
    floats: list[Float] = field(default_factory=list)
    acts: list[Act] = field(default_factory=list)

    @property
    def card(self) -> str:
        """The id of the card that is shown open over the board; "" without one."""
        return self.shown.card if self.shown is not None else ""

    def rest(self) -> None:
        """Clear everything that is shown for a moment."""
        self.shown, self.caption, self.sun, self.jolt = None, None, None, (0.0, 0.0)
        self.floats.clear()
        self.acts.clear()

    def spot(self, name: str) -> Spot | None:
        """Return the middle of a figure or of the marker of a Trap; None without a place on the board."""
        if (piece := self.stage.piece(name)) is not None:
            return piece.middle
        mark = self.stage.mark(name)
        return None if mark is None or mark.square is None else middle(mark.square)

    def show(self, name: str) -> None:
        """Scroll a figure into view."""
        if (spot := self.spot(name)) is not None:
            self.frame([spot])

    def lift(self, *gone: Act | Float) -> None:
        """Remove effects and rising words."""
        self.acts[:] = [one for one in self.acts if not any(one is other for other in gone)]
        self.floats[:] = [one for one in self.floats if not any(one is other for other in gone)]

    def displace(self, name: str, dx: float, dy: float) -> None:
        """Draw a figure beside its place, so many squares away."""
        if (piece := self.stage.piece(name)) is not None:
            piece.dx, piece.dy = dx, dy

    def announce(self, event: Event) -> None:
        """Show the sentence of an Event on the board."""
        self.caption = event
        if isinstance(event, happened.TurnBegan):
            self.roll = None

    # ------------------------------------------------------------------ what clips are made of

    def rising(self, words: Float, ms: float) -> Clip:
        """Return a clip of words that rise from a figure."""
        return Clip(ms, lambda: self.floats.append(words), partial(setattr, words, "share"), lambda: self.lift(words))

    def effect(
        self, act: Act, ms: float = 0, *, at: str = "", above: float = 0, place: Callable[[], tuple[Spot, Spot] | None] | None = None,
        pace: float = 1.0, rest: float | None = None,
    ) -> Clip:  # fmt: skip
        """Return a clip of an effect `at` a figure, where it comes from so many squares `above`.

        Or `place` says from where to where it goes, when the clip begins; None if it is not shown. It is over after 1 / `pace` of the time.
        """

        def steps() -> Iterator[Motion]:
            spot = self.spot(at)
            found = place() if place is not None else spot and ((spot[0], spot[1] - above), spot)
            if found is not None:
                act.origin, act.goal = found
                self.acts.append(act)
            yield lambda share: setattr(act, "share", min(1.0, share * pace))
            self.lift(act)

        return scripted(steps(), ms, rest=rest)

    def pulsing(self, who: str, hue: str, ms: float, *, rest: float = 0.0) -> Clip:
        """Return a clip of a ring of light that spreads from a figure."""
        ring = Act("pulse", hue)

        def begin() -> None:
            if (piece := self.stage.piece(who)) is not None:
                ring.reach = float(piece.base)

        return both(self.effect(ring, ms, at=who, rest=rest), Clip(begin=begin))

    def posed(
        self, who: str, pose: Callable[[Piece, float], None], ms: float = 0, *, framed: bool = False, rest: float | None = None,
        shown: float = 1.0,
    ) -> Clip:  # fmt: skip
        """Return a clip that moves a piece by `pose(piece, share)` as long as it is on the board. If `framed`, it scrolls into view."""

        def steps() -> Iterator[Motion]:
            if framed:
                self.show(who)

            def play(share: float) -> None:
                if (piece := self.stage.piece(who)) is not None:
                    pose(piece, share)

            yield play
            if (piece := self.stage.piece(who)) is not None:
                piece.calm()

        return scripted(steps(), ms, rest=rest, pose=shown)


def middle(square: Square) -> Spot:
    """Return the middle of a square."""
    x, y = xy(square)
    return x + 0.5, y + 0.5


def part(share: float, start: float, end: float) -> float:
    """How much of the time from `start` to `end` is over, 0 to 1."""
    return min(1.0, max(0.0, (share - start) / (end - start)))


# ------------------------------------------------------------------ what clips are made of


def scripted(
    steps: Iterator[Motion], ms: float = 0, *, rest: float | None = None, pose: float = 1.0, opens: float | None = None
) -> Clip:
    """A clip of a script: what stands before its `yield` is done at the beginning, what it yields plays, and the rest is done at the end."""
    playing: list[Motion] = []

    def play(share: float) -> None:
        playing[0](share)

    def end() -> None:
        next(steps, None)

    return Clip(ms, lambda: playing.append(next(steps)), play, end, rest, pose, opens)


def staged(ms: float, **how: Any) -> Callable[[Callable[[Director, Any], Iterator[Motion]]], ClipMaker]:
    """Make the clips of a type of Event from a script."""
    return lambda script: lambda director, event: scripted(script(director, event), ms, **how)


def curved(**curves: Curve) -> Callable[[Any, float], None]:
    """Return a pose that sets fields of a piece or a mark, each by a curve of the share."""

    def pose(one: Any, share: float) -> None:
        for field_, curve in curves.items():
            setattr(one, field_, curve(share))

    return pose


GLOWS = curved(glow=swell)


def both(one: Clip, *others: Clip) -> Clip:
    """Return a clip that plays several clips at once and lasts as long as the first."""
    clips = (one, *others)

    def begin() -> None:
        for clip in clips:
            clip.begin()

    def play(share: float) -> None:
        for clip in clips:
            clip.play(share)

    def end() -> None:
        for clip in clips:
            clip.end()

    return Clip(one.ms, begin, play, end, rest=one.rest, pose=one.pose)


def captioned(make: ClipMaker) -> ClipMaker:
    """Show the sentence of an Event during its clip, and clear the board afterwards."""

    def with_words(director: Director, event: Event) -> Clip:
        clip = make(director, event)
        return both(
            Clip(clip.ms, lambda: director.announce(event), rest=clip.rest, pose=clip.pose), clip, Clip(end=director.rest)
        )

    return with_words
