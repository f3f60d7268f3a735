"""The controller of the table: the conversation with the match, what may be seen, answers, and time."""

from game.match import PERSON, Match
from game.match.trace import EventSnapshot
from game.rules.dungeonville.choice import Order
from game.rules.dungeonville.state import State
from game.rules.engine.script import Choice, Done, Event
from game.rules.engine.secret import Seat
from game.text import use
from game.ui.draw import art
from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import CABINET
from game.ui.dungeonville.board.animation_layer import AnimationLayer
from game.ui.dungeonville.board.duel import Duel, duel_of
from game.ui.dungeonville.board.lost_parties import Losses, losses_of
from game.ui.dungeonville.board.motion import Motion
from game.ui.dungeonville.choreography import director
from game.ui.dungeonville.choreography.round_tally import Tally, tally_of
from game.ui.dungeonville.layout.regions import Layout
from game.ui.dungeonville.panels import round_summary
from game.ui.dungeonville.sound import TownShown, table_sounds
from game.ui.dungeonville.table import hints
from game.ui.dungeonville.table.client import DungeonvilleClient
from game.ui.dungeonville.table.deal import DealDialog
from game.ui.dungeonville.targets.answer_buttons import CONTINUE
from game.ui.dungeonville.targets.option_map import OptionMap, first_key, group_options, lineup
from game.ui.input.hold import HoldTimer
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Goto, Navigation
from game.ui.table.table_scene import BaseTableScene
from game.ui.widgets.dialog import Act

AFTER = 1200.0
"""Milliseconds between the last Event and the result screen."""
THINK = 450.0
"""The least milliseconds before an agent answers, so that its thinking time reveals nothing."""


class TableController(BaseTableScene):
    """A match at this screen, drawn for the holders of some seats (`held`) if they are given.

    `state` is shown, as redacted for this screen; it follows the Events. `picks` are the fighters picked for the lineup so far.
    `by_hand` means that coins are chosen by hand, `leaving` that gold may be left behind although it fits. The `curtain` hides
    the table before a question for one person alone, where several play. `hint_text` is a hint for one person: it is kept until
    the question is answered, and shown with the secrets. `tally` counts what the round has brought; the recap at its end shows
    it (`in_recap`). `continue_label` labels the button of a pause that continues with the player's own action.
    """

    name = "table"
    palette = CABINET
    """The palette of the dialogs; the table itself is parchment."""
    quiet = frozenset({"tools"})
    rehearses = True

    def __init__(
        self,
        context: AppContext,
        match: Match,
        *,
        held: frozenset[int] | None = None,
        revealed: bool = False,
        viewpoint: Seat | None = None,
    ) -> None:
        super().__init__(context)
        use(game=match.rules.name)
        self.match = match
        self.client: DungeonvilleClient = DungeonvilleClient(context, match, held=held, revealed=revealed, viewpoint=viewpoint)
        self.state: State = self.client.view.state
        self.layout: Layout | None = None
        self.option_map = OptionMap()
        self.picks, self.chosen_panel = list[str](), ""
        self.by_hand = self.leaving = False
        self.duel: Duel | None = None
        self.current_event: Event | None = None
        self.motion: Motion | None = None
        self.animation_layer = AnimationLayer()
        self.losses, self.tally = Losses(), Tally()
        self.continue_label, self.in_recap, self.deal_pending = "", False, False
        self.caption, self.hint_text, self.warned_turn = "", "", -1
        self.curtain = HoldTimer()
        self.curtain_lifted = self.secrets_held = False
        self.after = self.agent_time = 0.0
        heard = lambda: TownShown(self.state, self.curtain_down)  # noqa: E731
        self.sound_adapter = table_sounds(context, match, heard, self._mutes_input, lambda: self.layout)
        self.show_question()

    def _mutes_input(self) -> bool:
        """Whether input is silent: others at this screen must not hear how many steps a secret choice takes."""
        decision = self.client.decision
        secret = self.secrets_held or (decision is not None and decision.is_private)
        return secret and self.client.sole_seat is None and bool(self.client.person_seats)

    def ground(self, canvas: Canvas) -> None:
        """The table, of dark wood."""
        if self._ground is None or self._ground[0] != canvas.window:
            self._ground = (canvas.window, art.covering("dungeonville/table", *canvas.window))
        super().ground(canvas)

    def deal(self) -> None:
        """Show every person here the own deed before the match begins, after other dialogs."""
        self.deal_pending = bool(self.client.person_seats) and self.match.turn == 0

    # ------------------------------------------------------------------ visibility

    @property
    def seat(self) -> Seat | None:
        """The seat that the player answers for now."""
        return None if self.animations.busy or self.curtain_down else self.client.seat

    @property
    def curtain_down(self) -> bool:
        """Whether the curtain hides the table: the question is for one person alone, and there are others."""
        decision = self.client.decision
        secret = decision is not None and decision.is_private and self.client.sole_seat is None
        return secret and self.client.seat is not None and not self.curtain_lifted and not self.animations.busy

    @property
    def front_seat(self) -> Seat | None:
        """The seat whose party is shown in front.

        This is the seat asked here; else, for a person alone, the seat on the expedition or the own one; else the seat of the
        current Event, the expedition or the open question.
        """
        if self.seat is not None:
            return self.seat
        if self.client.sole_seat is not None:
            return self.state.trip.seat if self.state.trip is not None else self.client.sole_seat
        if self.animations.busy and isinstance(getattr(self.current_event, "seat", None), int):
            return int(self.current_event.seat)  # type: ignore[union-attr]
        if self.state.trip is not None:
            return self.state.trip.seat
        return self.client.awaited

    @property
    def secrets_seat(self) -> Seat | None:
        """The seat whose secrets are drawn: the only person's, or the asked person's while the key for secrets is held."""
        if self.client.sole_seat is not None:
            return self.client.sole_seat
        if self.client.revealed:
            return self.front_seat
        seat, decision = self.client.seat, self.client.decision
        secret = self.secrets_held or (self.curtain_lifted and decision is not None and decision.is_private)
        return seat if secret and not self.animations.busy else None

    @property
    def notice(self) -> tuple[str, bool]:
        """The notice over the log, and whether it is good news. A secret hint is shown only with the secrets."""
        if self.hint_text and self.secrets_seat is not None:
            return self.hint_text, True
        return self.client.message, self.client.good

    # ------------------------------------------------------------------ the match

    def show_snapshot(self, moment: EventSnapshot, state: State) -> None:
        """Show `state` at a moment, and add its Event to the log."""
        self.state = state
        self.client.note(moment.event)

    def show_question(self) -> None:
        """Show the state of the match and its open question, if any."""
        self.state, self.hint_text, self.caption, self.motion = self.client.view.state, "", "", None
        self.curtain_lifted, self.secrets_held, self.warned_turn = False, False, -1
        self.curtain.drop()
        log = self.match.seen(None)
        self.duel, self.losses, self.tally = duel_of(log), losses_of(log), tally_of(log)
        self.continue_label, self.in_recap = "", False
        self.group_answers()

    def group_answers(self) -> None:
        """Group the answers to the open question, and reset what was chosen for it."""
        self.picks, self.by_hand, self.leaving, self.chosen_panel = [], False, False, ""
        self.option_map = group_options(self.state, self.seat, self.client.options if self.seat is not None else ())
        self.focus.current = self.first_focus()
        self.dirty = True

    def first_focus(self) -> object:
        """The target that is in focus first: the default answer, else one on the table, else a button."""
        return first_key(self.option_map, self.default_answer())

    def answer(self, choice: Choice, seat: Seat | None = None) -> Navigation | None:
        """Give an answer and show the Events that it causes."""
        turn = self.match.turn
        self.client.submit(choice, seat)
        self.dirty = True
        if self.match.turn != turn:
            self.show_new_events()
        return None

    def show_new_events(self) -> None:
        """Queue the animations of new Events; the next question follows them."""
        self.secrets_held = self.curtain_lifted = False
        self.hint_text, self.picks = "", []
        self.animations.add(director.clips(self, self.client.moments()))
        self.agent_time = 0.0
        self.settle()

    def pick(self, adventurer: str) -> Navigation | None:
        """Append a fighter to the picked ones, or take it back with all after it."""
        if adventurer in self.picks:
            del self.picks[self.picks.index(adventurer) :]
        else:
            self.picks.append(adventurer)
        self.dirty = True
        if self.lineup is not None:
            self.focus.current = ("button", 0)
        return None

    def toggle_by_hand(self) -> Navigation | None:
        """Toggle paying by hand."""
        self.by_hand, self.dirty = not self.by_hand, True
        return None

    def toggle_leaving(self) -> Navigation | None:
        """Toggle the offer to leave gold behind."""
        self.leaving, self.dirty = not self.leaving, True
        return None

    @property
    def lineup(self) -> Order | None:
        """The picked lineup, once it is complete."""
        return lineup(self.option_map, self.picks) if self.option_map.orders else None

    def settle(self) -> None:
        """Show the next question once all animations have ended."""
        if not self.animations.busy:
            self.show_question()

    def default_answer(self) -> Choice | None:
        """The answer that Space gives."""
        decision = self.client.decision
        options = self.client.options if self.seat is not None else ()
        if decision is None or not options:
            return None
        usual = decision.default
        if isinstance(usual, Choice) and usual in options:
            return usual
        return self.lineup or (Done() if Done() in options else None)

    def commands(self) -> dict[str, Act]:
        """The available commands by the name of their input action and tool."""
        raise NotImplementedError

    def save(self) -> Navigation | None:
        """Save the match."""
        self.client.save()
        return None

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> Navigation | None:
        """Advance the animations, else the curtain or the agents; after the match, open the result screen."""
        self.calm(dt)
        self.animation_layer.update(dt, still=not self.context.settings.wavers)
        if self.deal_pending and self.dialog is None:
            self.deal_pending = False
            self.open(DealDialog(self))
        if self.dialog is not None:  # the table waits while a dialog is open
            return None
        if self.animations.busy:
            self.advance_animations(dt)
            return None
        if self.match.decision is None:
            self.after += dt
            return self.open_result() if self.after >= AFTER else None
        if self.curtain_down:
            self.dirty = self.curtain.update(dt) or self.dirty
            if self.curtain.held_long_enough:
                self.curtain_lifted = True
                self.group_answers()
            return None
        self.agent_time += dt
        if self.client.seat is None and self.agent_time >= THINK / max(0.25, self.pace):
            turn = self.match.turn
            self.client.others()
            if self.match.turn != turn:
                self.show_new_events()
        elif self.client.seat is not None:
            hints.show(self)
        return None

    @property
    def reads(self) -> bool:
        """Whether a person plays here: spectators do not have to press on."""
        return any(self.match.holders.get(seat) == PERSON for seat in self.client.held)

    @property
    def notice_text(self) -> str:
        """The notice that is open: a sentence, or the recap of a round."""
        return round_summary.aloud(self) if self.in_recap else self.caption

    def notice_shown(self) -> None:
        """Focus the button that continues."""
        self.focus.current = CONTINUE

    def open_result(self) -> Navigation:
        """To the result screen."""
        return Goto("result", self.match)
