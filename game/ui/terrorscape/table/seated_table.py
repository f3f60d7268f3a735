"""The seating at the table: the sides at this screen, the half that is open in each window, the curtain; and what is painted."""

from typing import Self

from game.match import Match
from game.rules.engine.script import Choice, Done
from game.rules.engine.secret import Seat, redact
from game.rules.terrorscape.seats import KILLER as HUNTER
from game.rules.terrorscape.state import State
from game.text import say, use
from game.ui.draw.theme import TERRORSCAPE
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.table.animation_queue import AnimationQueue
from game.ui.table.table_scene import BaseTableScene
from game.ui.terrorscape.board.heat_map import next_pick, whole
from game.ui.terrorscape.choreography import clip_of
from game.ui.terrorscape.encounter.layout import is_private, is_shown
from game.ui.terrorscape.layout import EMPTY, KILLER, SURVIVORS, Layout
from game.ui.terrorscape.props import TableProps, target_props
from game.ui.terrorscape.table import notes, seating, snapshot
from game.ui.terrorscape.table.pacing import AgentPacing, Recap
from game.ui.terrorscape.table.presentation import Presentation
from game.ui.terrorscape.table.side import SEATS, Side, actions_taken, sides_of
from game.ui.terrorscape.targets.option_map import OptionMap, group_options
from game.ui.widgets.dialog import Act

LOG_LINES = 60
"""The lines of the log that a half can show at most."""


class SeatedTable(BaseTableScene):
    """A match at this screen, played by its persons or drawn for the holders of some seats (`held`).

    `sides` are the sides at this screen; `shown` is the one whose half is open, None behind the curtain. `presentation` is what is
    shown beside it. `agent_pacing` holds back the moves of agents until their turn is over. `seating_mode` is one of `seating`. If
    each side has a table of its own, `other_table` is that of the other side, and the killer's is `second`.
    """

    name = "table"
    other_table: Self | None
    palette = TERRORSCAPE
    bed = "terrorscape"
    single = frozenset({"rooms", "gates", "marked"})
    quiet = frozenset({"tools"})

    def __init__(
        self, context: AppContext, match: Match, *, held: frozenset[Seat] | None = None, other_table: Self | None = None
    ) -> None:
        super().__init__(context)
        use(game=match.rules.name)
        self.match, self.held = match, held
        self.other_table, self.second = other_table, other_table is not None
        self.presentation, self.options = Presentation(), OptionMap()
        self.layout: Layout | None = None

    @property
    def t(self) -> State:
        """The state on show, as the open side may know it."""
        return self.presentation.t

    # ------------------------------------------------------------------ to be filled in

    def sit(self, mode: str = "") -> Navigation | None:
        """Set the seating, with a confirmation if needed."""
        raise NotImplementedError

    def save(self) -> Navigation | None:
        """Save the match."""
        raise NotImplementedError

    def commands(self) -> dict[str, Act]:
        """The commands by input action and tool."""
        raise NotImplementedError

    # ------------------------------------------------------------------ seating

    def arrange(self, mode: str) -> None:
        """Set the seating. It opens nothing that was hidden before: a curtain comes first, one in each window."""
        self.seating_mode = mode
        self.dialog = None
        if mode in seating.PAIRED:
            name = KILLER if self.second else SURVIVORS
            self.sides = [Side(self.context, self.match, name, apart=True)]
        else:
            self.sides = sides_of(self.context, self.match, self.held)
        if not self.second:
            other_table = self.open_other_table()
            self.second_window = other_table if mode == "windows" else None
        self.shown: Side | None = self.sides[0] if mode not in ("table", "windows") else None
        self.front = self.sides[0].name or SURVIVORS
        self.animations, self.agent_pacing = AnimationQueue(), AgentPacing()
        self.presentation.clear()
        self.guard, self.after = 0.0, 0.0
        self.recap, self.public_shown = Recap(), False
        if len(self.sides) > 1:
            self.recap.reread(self.sides, self.match)
        self.presentation.curtain.own = mode == "windows"
        if mode == "windows":
            self.lower_curtain(still=True)
        self.turn_over()
        self.show_prompt()

    def open_other_table(self) -> Self | None:
        """Create the killer's own table, in the second window or at the back of this one, if the seating has one."""
        self.other_table = None
        if self.seating_mode in seating.PAIRED:
            context = self.context.for_second_window() if self.seating_mode == "windows" else self.context
            self.other_table = type(self)(context, self.match, other_table=self)
        return self.other_table

    @property
    def drawn(self) -> list[Self]:
        """The tables in this window."""
        both = self.seating_mode == "open" and self.other_table is not None and not self.second
        return [self, self.other_table] if both and self.other_table is not None else [self]

    @property
    def acting(self) -> Self:
        """The table in this window that has a dialog or is prompted; it receives input."""
        over = next((one for one in self.drawn if one.dialog is not None), None)
        return over or next((one for one in self.drawn if one.shown is not None and one.shown.prompted), self)

    @property
    def first(self) -> Self:
        """The table in the first window."""
        return self.other_table if self.second and self.other_table is not None else self

    def lost(self) -> None:
        """Continue behind the curtain after the second window was closed."""
        self.first.arrange("table")

    # ------------------------------------------------------------------ views

    @property
    def client(self) -> Side:
        """The client of the open side; behind the curtain that of a spectator."""
        if self.shown is not None:
            return self.shown
        if self._spectator is None or self._spectator[0] != self.match.turn:
            self._spectator = self.match.turn, Side(self.context, self.match, "")
        return self._spectator[1]

    _spectator: tuple[int, Side] | None = None

    @property
    def alone(self) -> bool:
        """Whether one side or a spectator has the window to itself."""
        return self.seating_mode not in ("table", "open")

    @property
    def next(self) -> Side | None:
        """The side at this screen that is prompted; the only side if there is one."""
        return self.sides[0] if len(self.sides) == 1 else next((side for side in self.sides if side.prompted), None)

    def turn_over(self) -> None:
        """Lower the curtain at a shared screen if another side is prompted, or after a public screen.

        `front` is the side whose half is behind the curtain.
        """
        side = self.next
        if side is None and self.public_shown and self.match.decision is not None:  # agents answer first
            side = self.shown
        if side is None or len(self.sides) == 1 or (side is self.shown and not self.public_shown):
            return
        self.public_shown = False
        self.shown, self.front = None, side.name
        self.lower_curtain(still=self.context.settings.pace > 100)
        self.focus.current = None
        self.dirty = True

    def lower_curtain(self, *, still: bool) -> None:
        """Lower the curtain for the side in front, with the public Events since its last answer."""
        answers = (place for place, action in enumerate(self.match.actions) if action.seat in SEATS[self.front])
        heard = [one for events in self.match.log[max(answers, default=-1) + 2 :] for one in events]
        self.presentation.curtain.fall([one for one in redact(heard, frozenset()) if clip_of(one).recap], still=still)

    @property
    def at_public_screen(self) -> bool:
        """Whether both sides look at the encounter's public screen, since they share the screen."""
        if self.seating_mode != "table" or self.shown is None or self.canvas is None:
            return False
        props = self.props()
        return is_shown(self.canvas, props) and not is_private(props)

    @property
    def secret_side(self) -> str:
        """The side whose secrets may be shown: the open one, unless both sides look at a public screen."""
        return "" if self.shown is None or self.at_public_screen else self.shown.name

    @property
    def waits(self) -> bool:
        """Whether the open side waits for the other, by public facts only: the side in turn and the prompt."""
        side = self.shown
        other = side is not None and side.name not in ("", self.t.side)
        return other and not self.animations.busy and self.asks is None and self.t.end is None

    @property
    def busy(self) -> bool:
        """Whether anything is still to be shown before the next prompt."""
        return self.animations.busy or self.agent_pacing.ready

    @property
    def asks(self) -> Seat | None:
        """The seat that the player answers for now."""
        return None if self.busy or self.shown is None else self.shown.seat

    def show_prompt(self) -> None:
        """Set the table to the open prompt, or to the end."""
        side = self.client
        self.presentation.rest(side.view.state)
        self.options = group_options(self.t, side.seat, side.options)
        self.focus.current = self.first_focus()
        self.dirty = True

    def first_focus(self) -> object:
        """The key of the target that a new prompt focuses."""
        return self.options.first_key()

    def default_answer(self) -> Choice | None:
        """The answer that Space gives: the default of the rules, or done."""
        decision, options = self.client.decision, self.client.options if self.asks is not None else ()
        usual = None if decision is None else decision.default
        if isinstance(usual, Choice) and usual in options:
            return usual
        return Done() if Done() in options else None

    # ------------------------------------------------------------------ aids

    def allows(self, aid: notes.Level) -> bool:
        """Whether the open side may have an aid."""
        return self.shown is not None and notes.allows(self.match, self.shown.name, aid)

    def refused(self, aid: notes.Level) -> bool:
        """Whether the open side may not have an aid; if so, show a message."""
        less = self.shown is not None and bool(self.shown.name) and not self.allows(aid)
        if less:
            self.client.tell(say(f"ui-ts-aid-not-{aid}"))
        return less

    def pick_heat(self) -> Navigation | None:
        """Switch the heat map: all survivors, each of them, none."""
        if self.shown is not None and self.shown.name and not self.refused("computed"):
            heat = self.presentation.heats[self.shown.name]
            heat.picked, self.dirty = next_pick(self.t, heat.picked), True
        return None

    def update_heat(self, dt: float) -> bool:
        """Advance the heat map of the open half; return whether it changes. It is computed only after the animations."""
        side = "" if self.shown is None else self.shown.name
        if not side:
            return False
        heat, allowed, decision = self.presentation.heats[side], self.allows("computed"), self.client.view.decision
        asks = allowed and not self.busy and bool(heat.picked or side == SURVIVORS)
        prompt = decision.prompt if decision is not None and HUNTER in decision.options else ""
        return heat.update(
            self.t, self.context.agent_worker, dt, allowed=allowed, asks=asks, ended=whole(side, prompt),
            still=self.context.settings.reduced,
        )  # fmt: skip

    # ------------------------------------------------------------------ what is painted

    def props(self) -> TableProps:
        """What painters and targets get: a snapshot of what the open side sees."""
        side, show, queue, t = self.client, self.presentation, self.animations, self.t
        name, heat = (None, None) if self.shown is None else (side.name, show.heats.get(side.name))
        return TableProps(
            t, name, self.front, self.seating_mode, self.layout or EMPTY, self.options,
            snapshot.prompt_props(side, self.asks, self.default_answer()),
            snapshot.curtain_props(show.curtain, side.speaker, is_down=self.shown is None), snapshot.caps(self.context.input.cap),
            self.focus.current, target_props(self.focus.targets), self.busy, queue.busy, queue.stopped, queue.begun,
            self.agent_pacing.ready, self.recap.shows, show.caption, side.message, side.good, show.dice, show.throw.copy(),
            show.shows_board, tuple(show.walks.items()), show.bump, show.flash, show.shade,
            actions_taken(self.match.actions, t.team.acted) if side.name == SURVIVORS else (),
            tuple(line.words for line in side.log[-LOG_LINES:]), snapshot.latest(t, show.throw, side.speaker),
            snapshot.aid_props(self.match, t, name or "", heat), snapshot.known(self.match, t, name or "", heat),
        )  # fmt: skip
