"""What one game shows at a table: the base of the four games' tables, with a plain table as the default of every hook."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

import pygame

from game.match import Match
from game.match.trace import EventSnapshot
from game.rules.engine.script import Choice, Done, Event, IllegalAction
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.repaint import Sprite
from game.ui.draw.theme import CABINET, Palette
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.sound.adapter import SILENT, SoundAdapter
from game.ui.table.acts import Act, Answer, Doing, Focus
from game.ui.table.compositor import Layer
from game.ui.table.dialogs import PLAIN, LogStyle, PauseDialog, log_dialog
from game.ui.table.director import Clip, Director, EventClip, event_clips
from game.ui.table.facts import Climaxes, Fold, TableFacts
from game.ui.table.handover import PrivateClient
from game.ui.table.match_client import MatchClient
from game.ui.table.plain import plain_layers, plain_targets
from game.ui.table.tutorial.tutorial import Guide
from game.ui.widgets.boxes import Pointing
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.focus import FocusManager, Target
from game.ui.widgets.layout import Scroll, bounds

READ_BASE, READ_LETTER = 650.0, 20.0
"""Milliseconds that a sentence is shown at least, and additional ones for each letter."""


class GameTable:
    """What a game shows of a match at this screen. A game overrides the hooks in which its table differs.

    The table calls the hooks with the TableFacts of the moment; what a hook wants to be done it returns as an Act. A game's table keeps
    only what is needed to show the match: a camera, picked cards, an open list. `events` is the choreography: how each Event is shown; `climaxes` are those that are staged,
    `guides` the tutorials of the game.
    `folds` are what is counted from Events, each with its value before the first one. `aliases` are input actions with another meaning
    in this game. `after` are the milliseconds between the last Event and the result, `think` those that an agent takes at least, so that
    its thinking time reveals nothing. `pointing` are the focus and the mouse of the scene, which scrolled lists follow.
    `listeners` are called with each Event that the game shows without a clip.
    """

    scene: ClassVar[str] = "table"
    """The name of the scene in traces."""
    palette: ClassVar[Palette] = CABINET
    single: ClassVar[frozenset[str]] = frozenset()
    quiet: ClassVar[frozenset[str]] = frozenset({"tools"})
    passive: ClassVar[frozenset[str]] = frozenset({"tools", "guide"})
    """The groups of targets that give no answer: they can be pressed during animations."""
    order: ClassVar[Sequence[str]] = ()
    """The order of commands in the pause dialog; the others follow."""
    open_to_all: ClassVar[frozenset[str]] = frozenset({"menu", "log"})
    """The commands of the table that a spectator has, too."""
    tools: ClassVar[Sequence[str]] = ("menu", "log", "hint", "undo")
    aliases: ClassVar[Mapping[str, str]] = {}
    letters: ClassVar[str] = ""
    events: ClassVar[Mapping[type[Event], EventClip]] = {}
    climaxes: ClassVar[Climaxes] = {}
    folds: ClassVar[Mapping[str, tuple[Fold[Any], Any]]] = {}
    guides: ClassVar[Sequence[Guide]] = ()
    after: ClassVar[float] = 900.0
    think: ClassVar[float] = 0.0
    pans: ClassVar[bool] = False
    """Whether keys and sticks move the picture."""
    reads: ClassVar[bool] = True
    """Whether the animations wait at notices for persons."""
    dims: ClassVar[bool] = False
    """Whether the table is seen dimmed under dialogs."""
    prepares: ClassVar[bool] = False
    """Whether the table consists of panels only, so that an expensive picture can be prepared over several frames."""
    scrolls: Sequence[Scroll] = ()
    """What can be scrolled on the table."""
    only: Sequence[str] | None = None
    """The tools that a scene around the table allows, which then has no pause; None for a table of its own."""
    log_style: ClassVar[LogStyle] = PLAIN
    """How the log dialog writes its lines."""
    revealed = False
    """Whether nothing is hidden, because the match is over."""
    background: ClassVar[str] = ""
    """The picture behind the table; "" for plain colours."""

    def __init__(self, context: AppContext, match: Match) -> None:
        self.context, self.match = context, match
        self.pointing = Pointing(FocusManager(), (0.0, 0.0))
        self.listeners: list[Callable[[Event], None]] = []

    def client(self, held: frozenset[int] | None) -> MatchClient:
        """The conversation with the match for the persons at this screen, or for the holders of some seats."""
        return PrivateClient(self.context, self.match, held=held, revealed=self.revealed)

    # ------------------------------------------------------------------ what is shown

    def begin_decision(self, facts: TableFacts) -> Act:
        """A question is shown, or the end: group its options. May return an act, such as a dialog to open."""
        return None

    def opening(self, facts: TableFacts) -> Act:
        """A dialog to open before anything happens; asked again whenever no dialog is open."""
        return None

    def first_focus(self, facts: TableFacts) -> Hashable:
        """The target that has the focus first."""
        return ("option", 0) if facts.options else None

    def clips(self, director: Director, moments: Sequence[EventSnapshot]) -> list[Clip]:
        """The clips of the Events of an answer."""
        return event_clips(director, moments)

    def event_clip(self, event: Event, words: str) -> EventClip:
        """How an Event without a row in `events` is shown: for as long as its sentence takes to read."""
        return EventClip(READ_BASE + READ_LETTER * len(words) if words else 0.0)

    def notice(self, facts: TableFacts) -> str:
        """The text of the notice at which the animations wait."""
        return facts.caption

    def manner(self, usual: str, *, own: bool) -> str:
        """How long notices stay: "wait" until a key, for a "time", or "" to go on at once.

        A `usual` manner of "own" waits for news of the persons' `own` answers, and of great moments.
        """
        return ("wait" if own else "time") if usual == "own" else usual

    def refusal(self, refusal: IllegalAction) -> str:
        """What is said of an answer that is not possible, "" for its rule."""
        return ""

    def loss(self, facts: TableFacts, choice: Choice) -> str:
        """What the asked seat would lose by an answer, in words, if that is much and cannot be taken back; "" for nothing."""
        return ""

    def hint_label(self, facts: TableFacts, choice: Choice) -> str:
        """The name of an answer in a hint."""
        return facts.speaker.choice(choice, facts.decision.prompt if facts.decision is not None else "", facts.asked)

    def aloud(self, facts: TableFacts) -> str:
        """What is read aloud while no notice is open."""
        return ""

    def update(self, facts: TableFacts, dt: float) -> bool:
        """Advance what moves without an Event by `dt` milliseconds. Returns whether the table has to be painted."""
        return False

    def leaves(self, facts: TableFacts) -> Navigation | None:
        """Where to go from here although the match is not over."""
        return None

    def interrupted(self) -> None:
        """A dialog or the rulebook opens over the table."""

    def traced(self) -> Mapping[str, Any]:
        """What a trace for scripts tells of this game alone."""
        return {}

    def prefetch(self, facts: TableFacts, canvas: Canvas) -> Iterator[None]:
        """Load in idle frames what will be needed soon."""
        return iter(())

    # ------------------------------------------------------------------ targets and input

    def layout(self, canvas: Canvas, facts: TableFacts) -> None:
        """Lay out the table for the window."""

    def targets(self, canvas: Canvas, facts: TableFacts) -> Sequence[Target]:
        """All targets, topmost last."""
        return plain_targets(canvas, facts, self.tools_of(facts))

    def tools_of(self, facts: TableFacts) -> tuple[str, ...]:
        """The names of the tools that are available; a spectator has few."""
        if self.only is not None:
            return tuple(self.only)
        return tuple(self.tools) if facts.persons else tuple(what for what in self.tools if what in self.open_to_all)

    def default(self, facts: TableFacts) -> Choice | None:
        """The answer of Space: the default of the rules, or done."""
        usual = None if facts.decision is None else facts.decision.default
        found = (usual, Done()) if isinstance(usual, Choice) else (Done(),)
        return next((choice for choice in found if choice in facts.options), None)

    def usual(self, facts: TableFacts) -> Act:
        """What Space does: it gives the default answer."""
        return Answer(facts.default) if facts.default is not None else None

    def numbered(self, facts: TableFacts, targets: Sequence[Target]) -> list[Target]:
        """The targets of the number keys, in their order."""
        return [item for item in targets if item.group == "answers"]

    def lettered(self, letter: str, facts: TableFacts, targets: Sequence[Target]) -> Target | None:
        """The target of one of the keys in `letters`."""
        return None

    def handle(self, event: pygame.event.Event, facts: TableFacts, targets: Sequence[Target]) -> tuple[bool, Doing]:
        """Handle an event before the table does. Returns whether it was used, and what to do."""
        return False, None

    def pressed(self, button: int, facts: TableFacts, targets: Sequence[Target]) -> Doing:
        """A mouse button was pressed that takes no target."""
        return None

    def typed(self, facts: TableFacts) -> None:
        """A key was handled, which may have moved the focus."""

    def chosen(self, facts: TableFacts, what: str, which: Hashable) -> Doing:
        """Something that the game itself keeps was chosen."""
        return None

    def commands(self, facts: TableFacts) -> Mapping[str, Doing]:
        """The commands of this game alone, by input action and tool."""
        return {}

    def hinted(self, facts: TableFacts, choice: Choice, targets: Sequence[Target]) -> Act:
        """An agent recommends a choice to the person who may see it: its target gets the focus."""
        return next((Focus(item.key) for item in targets if item.data == choice), None)

    def notify(self, event: Event) -> None:
        """Call the listeners with an Event that is shown without a clip."""
        for listener in self.listeners:
            listener(event)

    def gives_hint(self, facts: TableFacts) -> bool:
        """The person hesitates in a tutorial. Whether the game has given a hint of its own kind."""
        return False

    def back(self, facts: TableFacts) -> tuple[bool, Doing]:
        """What Esc does before it undoes or pauses. Returns whether it did something, and what is to be done."""
        return False, None

    def quoted(self, facts: TableFacts) -> str:
        """The rule at which the rulebook opens, "" for that of the last log line."""
        return ""

    def page(self, facts: TableFacts) -> str:
        """The rulebook page about this match, "" if there is none."""
        return ""

    def pause_dialog(self, host: Any) -> Dialog:
        """The pause dialog over the table."""
        return PauseDialog(host)

    def log_dialog(self, host: Any) -> Dialog:
        """The dialog with the whole log."""
        return log_dialog(host, self.log_style)

    # ------------------------------------------------------------------ painting and sound

    def layers(self, canvas: Canvas, facts: TableFacts, targets: Sequence[Target]) -> Sequence[Layer]:
        """The layers of the table, from back to front."""
        return plain_layers(canvas, facts, targets, self.palette)

    def lesson_area(self, canvas: Canvas, facts: TableFacts, targets: Sequence[Target], points: str) -> Area | None:
        """The area of the place that a lesson points at, None if it is not visible or cannot be used now: by default that of targets.

        "answers" is all targets of that group, "answers/0" the one with this key in it.
        """
        group, _, which = points.partition("/")
        found = [
            item.area for item in targets if item.group == group and not item.refused and (not which or _last(item.key) == which)
        ]
        return bounds(found) if found else None

    def moves(self, canvas: Canvas, facts: TableFacts, targets: Sequence[Target], *, still: bool) -> bool:
        """Prepare the next picture. Returns whether layers move by themselves; `still` says that nobody has pressed anything."""
        return False

    def allowed(self, facts: TableFacts) -> int | None:
        """How many panels may be painted anew in one frame, while the others wait for the next; None for all."""
        return None

    def sprites(self, canvas: Canvas, facts: TableFacts, *, fresh: bool) -> Sequence[list[Sprite]]:
        """Groups of sprites that move over the layers, the topmost last; `fresh` says that the layers show these facts already."""
        return ()

    def curtain(self, canvas: Canvas, facts: TableFacts) -> None:
        """Paint the curtain before a question for one person alone."""
        canvas.box(canvas.room, (self.palette.panel, self.palette.deep), radius=0)

    def prompt(self, facts: TableFacts) -> str:
        """The prompt in the trace for scripts."""
        return facts.decision.prompt if facts.decision is not None else ""

    def sounds(self, facts: Callable[[], TableFacts]) -> SoundAdapter[Any]:
        """The sounds of the table; `facts` returns what is shown."""
        return SoundAdapter(SILENT, self.context, lambda: None)


def _last(key: Hashable) -> str:
    """The last part of the key of a target."""
    return str(key[-1]) if isinstance(key, tuple) else str(key)
