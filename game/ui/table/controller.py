"""The controller of a table: the conversation with one match for the persons at this screen. No game has one of its own."""

from collections.abc import Callable, Hashable, Sequence

from game.match import PERSON, Match
from game.match.trace import EventSnapshot
from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.text import say, use
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Goto, Navigation
from game.ui.table.climax import staged
from game.ui.table.director import AnimationQueue, Director
from game.ui.table.facts import NO_SIDES, SeatingFacts, TableFacts
from game.ui.table.game_table import GameTable
from game.ui.table.handover import SECRETS_ACTION, SOON, Handover, MessageTimer, Notices
from game.ui.table.match_client import AgentRunner
from game.ui.table.tutorial.tutorial import Tutorial


class TableController:
    """A match at this screen, played by its persons or drawn for the holders of some seats (`held`).

    `changed` says that the picture may differ; the scene takes it back. `guard` are the milliseconds for which presses still give no answer,
    because they were meant for what has just ended. `on_question`, `on_notice` and `on_hint` are called when a question, a notice or a hint appears.
    """

    def __init__(self, context: AppContext, match: Match, game: GameTable, *, held: frozenset[Seat] | None = None) -> None:
        use(game=match.rules.name)
        self.context, self.match, self.game, self.held = context, match, game, held
        self.client = game.client(held)
        self.animations = AnimationQueue()
        self.notices = Notices(context, self.animations)
        self.handover = Handover(self.client)
        self.director = Director(self.client, context.settings, game.events, game.event_clip, game.folds)
        self.agents = AgentRunner(self.client, game.think)
        self.hint: Choice | None = None
        self.hint_words, self.warned = "", -1
        self.after = self.guard = 0.0
        self.message_timer = MessageTimer()
        self.tutorial = Tutorial(context, lambda: self.client, game.guides, lambda: self.animations.busy)
        game.listeners = [lambda event: self.animations.add(self.tutorial.apply_event(event))]
        self.changed = True
        self.on_question: Callable[[], None] = lambda: None
        self.on_notice: Callable[[], None] = lambda: None
        self.on_hint: Callable[[Choice], None] = lambda choice: None

    @property
    def curtain(self) -> bool:
        """Whether the curtain hides the table."""
        return not self.animations.busy and self.handover.hides(self.client.decision)

    @property
    def liftable(self) -> bool:
        """Whether the curtain rises when a key is held."""
        return self.curtain

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown before the next question."""
        return self.animations.busy

    @property
    def seat(self) -> Seat | None:
        """The seat that the player answers for now."""
        return None if self.busy or self.curtain else self.client.seat

    @property
    def seating(self) -> SeatingFacts:
        """The sides at this table; a table without sides has none."""
        return NO_SIDES

    def facts(
        self, focus: Hashable = None, pointer: tuple[float, float] = (0.0, 0.0), *, in_dialog: bool = False, aimed: bool = True
    ) -> TableFacts:
        """What is at the table now: the target that has the focus, the mouse, whether a dialog covers the table, and who put the focus."""
        client, director, busy, curtain = self.client, self.director, self.busy, self.curtain
        decision, asked = client.decision, client.seat
        seat = None if busy or curtain else asked
        options = () if seat is None or decision is None else tuple(decision.options[seat])
        secrets = None if busy and self.handover.several else self.handover.secrets(client.decision)
        hinted = bool(self.hint_words) and secrets is not None
        return TableFacts(
            self.match.rules.name, self.match.turn, director.state, director.event, director.caption, decision,
            options, seat, asked, client.prompted, client.awaited, dict(self.match.holders),
            client.person_seats, client.sole_seat, frozenset(client.eyes or ()), secrets, client.revealed, busy, self.animations.stopped, curtain,
            self.handover.share, self.hint_words if hinted else client.message, hinted or client.good, self.hint, focus,
            dict(director.folds), client.log, client.speaker, self.context.settings, self.game.default, pointer,
            in_dialog, self.handover.secrets_held, self.notices.pace, self.manner, self.seating,
            client.half_made, aimed, director.climax, self.tutorial.shown,
        )  # fmt: skip

    def queue_news(self, moments: Sequence[EventSnapshot]) -> None:
        """Queue the clips of Events."""
        clips = staged(self.game.clips(self.director, moments), self.director, self.game.climaxes)
        self.animations.add(self.tutorial.with_pauses(clips))

    def ask(self) -> None:
        """Show the current state of the match and its open question, if there is one."""
        self.director.rest()
        self.handover.reset()
        self.tutorial.reload()
        self.hint, self.hint_words, self.warned = None, "", -1
        self.changed = True
        self.animations.add(self.tutorial.opening())
        if self.held is None:
            self.client.save_shown()
        self.on_question()

    def settle(self) -> None:
        """Show the next question, once the animations have ended."""
        if not self.animations.busy:
            self.ask()

    def answer(self, choice: Choice, seat: Seat | None = None) -> None:
        """Give an answer and show what it causes."""
        turn, self.changed = self.match.turn, True
        self.client.submit(choice, seat)
        if self.match.turn != turn:
            self.show_news()

    def show_news(self) -> None:
        """Queue the clips of the last answer; the next question follows them."""
        self.handover.reset()
        self.hint_words, self.agents.elapsed, self.changed = "", 0.0, True
        self.queue_news(self.client.moments())
        self.settle()

    def refuse(self, choice: Choice) -> None:
        """Show why `choice` is not possible."""
        refusal = self.client.why_not(choice)
        self.client.tell(self.game.refusal(refusal) or self.client.speaker.refusal(refusal))
        self.tutorial.refused()
        self.changed = True

    def turn_to(self, match: Match) -> None:
        """Show another match, or another moment of this one, without what is animated."""
        self.animations.clear()
        self.match = self.client.match = self.game.match = match
        self.client.view = match.view(self.client.eyes)
        self.after = 0.0

    def ask_for(self, seat: Seat) -> None:
        """Answer for another seat of this screen."""
        self.client.chosen_seat, self.changed = seat, True
        self.on_question()

    # ------------------------------------------------------------------ time

    @property
    def reads(self) -> bool:
        """Whether a person here reads notices."""
        return self.game.reads and not self.client.watching and bool(self.client.person_seats)

    @property
    def manner(self) -> str:
        """How long notices stay: "wait" until a key, a "time", or "" to go on at once; own are those after a person's answer."""
        clip, history = self.animations.clip, self.match.history
        own = (clip is not None and clip.own) or not history or self.match.holders.get(history[-1].action.seat) == PERSON
        waits = self.reads and self.tutorial.on and not (clip is not None and self.tutorial.knows(clip.event))
        return "wait" if waits else self.game.manner(self.notices.manner(reads=self.reads), own=own)

    @property
    def notice(self) -> str:
        """The text of the notice at which the animations wait."""
        found = self.director.climax or (self.tutorial.shown if self.tutorial.paused_at else None)
        return self.game.notice(self.facts()) if found is None else found.notice

    def ignore_presses(self, ms: float) -> None:
        """Let presses give no answer for some milliseconds."""
        self.guard = ms

    def play_at(self, speed: float | None) -> None:
        """Show animations at a speed of the game's own, or with None at that of the settings."""
        self.notices.speed = speed

    def calm(self, dt: float) -> None:
        """Let the time pass in which presses give no answer."""
        self.guard = max(0.0, self.guard - dt)

    def fade_message(self, dt: float) -> None:
        """Let the time pass in which a message can be read; then it leaves by itself."""
        if self.message_timer.is_over(self.client.message, dt):
            self.client.tell("")
            self.changed = True

    def update(self, dt: float, facts: TableFacts) -> Navigation | None:
        """Advance the animations, else the curtain, else the agents; after the match open the result."""
        if self.animations.busy:
            self.advance(dt)
            return None
        if self.client.decision is None or (self.client.watching and not self.client.script):
            self.after += dt
            return Goto("result", self.match) if self.client.decision is None and self.after >= self.game.after else None
        if (left := self.game.leaves(facts)) is not None:
            return left
        if self.curtain:
            self.changed = self.handover.update(dt) or self.changed
            if self.handover.held_long_enough:
                self.handover.lifted = self.changed = True
                self.on_question()
        elif self.client.watching or self.client.thinking:
            before = self.client.message
            if self.agents.update(dt, self.notices.pace):
                self.show_news()
            self.changed = self.changed or self.client.message != before
        else:
            self.show_hint()
            if self.tutorial.hesitates(dt) and not self.game.gives_hint(facts):
                self.request_hint()
        return None

    def advance(self, dt: float) -> None:
        """Advance the animations, or the notice at which they wait."""
        before = self.animations.begun, self.animations.stopped
        if self.notices.advance(dt, self.manner, self.notice if self.animations.stopped else ""):
            self.went_on()
        self.changed = self.changed or before != (self.animations.begun, self.animations.stopped)

    def cut(self, *, at_once: bool = False) -> None:
        """Close the notice, or skip to the next one or to the end."""
        if self.notices.cut(self.manner, at_once=at_once):
            self.went_on()

    def went_on(self) -> None:
        """The animations have gone on: show the next notice, or the next question."""
        self.changed = True
        if self.animations.stopped:
            self.on_notice()
        elif not self.animations.busy:
            self.settle()
            self.ignore_presses(SOON)

    @property
    def undo_affects(self) -> Seat | None:
        """The other person at this screen whose answer undo would take back, None if it is the own answer."""
        last = self.client.last_answerer()
        return last if last != self.client.seat and self.handover.several and self.client.undo_refusal() is None else None

    def undo(self) -> None:
        """Take the last answer back; that of another person with secrets only when it is asked for twice."""
        self.changed = True
        if (other := self.undo_affects) is not None and self.warned != self.match.turn:
            self.warned = self.match.turn
            self.client.tell(say("ui-undo-other", seat=self.client.speaker.seat(other)))
        elif self.client.undo():
            self.animations.clear()
            self.ask()

    def redo(self) -> None:
        """Give the answer again that was taken back."""
        self.changed = True
        if self.client.redo():
            self.animations.clear()
            self.ask()

    def request_hint(self) -> None:
        """Ask an agent for a hint. Where several persons have secrets, only while the asked one's are shown: it tells of them."""
        self.changed = True
        if self.handover.several and self.handover.secrets(self.client.decision) is None:
            self.client.tell(say("ui-hint-ready" if self.hint_words else "ui-hint-alone", secret=self.secrets_key))
        elif self.seat is not None and self.client.ask_hint():
            self.hint_words = ""
            self.client.tell(say("ui-hint-asked"), good=True)
        elif self.animations.stopped:
            self.client.tell(say("ui-hint-later"))

    def show_hint(self) -> None:
        """Show the hint once the agent is ready; where several persons have secrets, keep it until those are shown."""
        advice, decision = self.client.hint(), self.client.decision
        if advice is None or decision is None:
            return
        self.changed, self.hint = True, advice.choice
        words = say(
            "ui-hint", choice=self.game.hint_label(self.facts(), advice.choice), reason=self.client.speaker.advice(advice)
        )
        if self.handover.several:
            self.hint_words = words
            self.client.tell(say("ui-hint-ready", secret=self.secrets_key))
        else:
            self.client.tell(words, good=True)
        self.on_hint(advice.choice)

    @property
    def secrets_key(self) -> str:
        """What sentences call the key for secrets on the device in use."""
        state = self.context.input
        return say("ui-holds", device=state.device, key=state.named(SECRETS_ACTION))

    def hide_secrets(self) -> None:
        """Hide all secrets, and let the curtain fall again: the person may leave the screen."""
        if self.handover.secrets_held or self.handover.lifted:
            self.handover.reset()
            self.changed = True
            self.on_question()

    def reword(self) -> None:
        """Say everything in another language."""
        self.client.message, self.changed = "", True
        self.client.reread()
