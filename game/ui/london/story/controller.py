"""Someone in the theatre of London Dread: questions, answers, companions, time and deeds; input and looks are in `scene`."""

from collections.abc import Hashable

from game.match import Match
from game.match.trace import Moment
from game.rules.engine.script import Choice, IllegalAction
from game.rules.engine.secret import Seat
from game.rules.london.company import living
from game.rules.london.planning import PLANNING_PHASES
from game.rules.london.state import State
from game.rules.london.tables.cards import SLOTS
from game.text import say, use
from game.ui.draw.canvas import Area
from game.ui.draw.theme import LONDON
from game.ui.london import how_to_play
from game.ui.london.phases import act
from game.ui.london.sound.listener import SoundAdapter
from game.ui.london.story import choreography, table_targets
from game.ui.london.story.layout import Lay
from game.ui.london.story.option_map import Key, Offer, OptionMap, group_options, rolls_again
from game.ui.london.story.pause_facts import PauseSheet
from game.ui.london.story.shown_state import Marks, Shown
from game.ui.london.story.team import Team
from game.ui.scene.context import AppContext, Scene
from game.ui.scene.navigation import Navigation
from game.ui.table.dialogs import LogDialog
from game.ui.table.table_scene import BaseTableScene
from game.ui.widgets.dialog import Act
from game.ui.widgets.layout import Scroll

AFTER = 900.0
"""Milliseconds between the last Event and the end."""
OPEN = frozenset({"menu", "log", "save"})
"""What somebody can do who only watches."""


class TableController(BaseTableScene):
    """A story being played after its planning, or drawn for the holders of some seats (`held`).

    `t` is the state as it is shown: it goes along with the Events; `shown` is how much of the last one has been seen. `unfolded` is the place whose
    answers lie open as rows.
    """

    name = "table"
    palette = LONDON
    bed = "london"
    single = frozenset({"map"})
    quiet = frozenset({"tools"})
    rehearses = True
    stirred = False
    moment = 0
    """Whether something has moved since it was painted last; `moment` is another number whenever the state is another."""
    owed = 0.0
    """Milliseconds that have passed while a picture was made ready: what moves catches up with them."""

    def __init__(self, context: AppContext, match: Match, *, held: frozenset[Seat] | None = None) -> None:
        super().__init__(context)
        use(game=match.rules.name)
        self.match, self.held = match, held
        self.client = Team(context, match, held=held)
        self.client.reread()
        self.t: State = self.client.view.state
        self.shown = Shown()
        self.layout: Lay | None = None
        self.option_map = OptionMap()
        self.unfolded: Key | None = None
        self.hint: Choice | None = None
        self.after = 0.0
        self.text = Scroll()
        self.tray = Scroll()
        self.scrolls = [self.text, self.tray]
        self.sound_adapter = SoundAdapter(self)
        self.covered: list[Area] = []
        self.painted: dict[str, tuple[Area, Hashable]] = {}
        self.asked()

    # ------------------------------------------------------------------ who is on stage

    @property
    def asks(self) -> Seat | None:
        """The seat that the player answers for now."""
        return None if self.animations.busy else self.client.seat

    @property
    def lay_(self) -> Lay:
        """Where everything lies, once it has been laid out."""
        assert self.layout is not None, "nothing has been laid out yet"
        return self.layout

    @property
    def cast(self) -> tuple[list[Seat], list[Seat]]:
        """Who is on stage, and who looks on from beside it: who takes part in an investigation, everybody left in the Endgame, between them nobody."""
        t = self.t
        if t.phase == "endgame":
            return living(t), []
        if t.inquiry is None or self.on_map:
            return [], []
        present = list(t.inquiry.parts)
        return present, [seat for seat in living(t) if seat not in present]

    @property
    def on_map(self) -> bool:
        """Whether a place on the map is asked for in the middle of an investigation."""
        decision = self.client.decision
        return not self.animations.busy and decision is not None and decision.prompt in table_targets.MAPPED

    @property
    def acting(self) -> Seat | None:
        """Whose stage is open where only one can be: who has the focus of what is shown or asked."""
        if self.shown.turned is not None:
            return self.shown.turned.seat
        if self.animations.busy:
            return self.shown.acts
        inquiry = self.t.inquiry
        if inquiry is not None and inquiry.acting is not None and self.client.who is None:
            return inquiry.acting
        return self.asks if self.asks is not None else self.client.awaited

    @property
    def marks(self) -> Marks:
        """What painters have to know of the question."""
        current = self.focus.current
        focus = current if isinstance(current, tuple) and self.dialog is None else None
        legal = frozenset() if self.asks is None else self.option_map.legal
        hint = next((item.key for item in self.focus.targets if self.hint is not None and _choice(item.data) == self.hint), None)
        return Marks(legal, focus, hint if isinstance(hint, tuple) else None, frozenset(self.client.asked), self.acting)

    # ------------------------------------------------------------------ the match

    def stand(self, moment: Moment, ms: float) -> None:
        """Show the table as it stood at a moment, for so many milliseconds, and tell of it: nothing on it knows yet what comes after."""
        self.t = self.client.seen(moment)
        self.t.slot = min(self.t.slot, len(SLOTS) - 1)  # after the last hour there is none
        self.moment += 1
        self.client.note(moment.event)
        self.sound_adapter.hear(moment.event, ms)

    def asked(self) -> None:
        """A question is open, or nothing more: set the table to where the state is."""
        self.t, self.hint, self.unfolded = self.client.view.state, None, None
        self.shown = choreography.at_rest(self.t, self.match.log)
        self.resort()
        self.focus.current = self.first_focus()
        self.dirty = True
        if self.reads and how_to_play.due(self):
            self.open(how_to_play.Primer(self))

    def resort(self) -> None:
        """Put the answers where they belong, for the seat that is answered for."""
        self.moment += 1
        play, seat = self.client, self.client.seat
        seats = [] if seat is None else [seat, *(one for one in play.asked if one != seat)]
        before = ((entry.action.seat, entry.action.choice) for entry in reversed(self.match.history))
        self.option_map = group_options(self.t, play.decision, seats, rolls_again(self.t, play.decision, before))

    def first_focus(self) -> object:
        """Where the focus begins: on the usual answer, else on the first place there is."""
        if self.unfolded is not None:
            return ("row", 0)
        if self.option_map.main is not None:
            return ("main",)
        found = [*self.option_map.places, *self.option_map.within]
        return found[0] if found else ("row", 0) if self.option_map.rows else ("button", 0) if self.option_map.buttons else None

    def give(self, offer: Offer) -> Navigation | None:
        """Give an answer and show what comes of it."""
        if self.asks is not None:
            self.client.called = ""
            self.client.who = offer.seat if len(self.client.asked) > 1 else None
            self.happen(offer.choice, offer.seat)
        return None

    def happen(self, choice: Choice, seat: Seat) -> None:
        """Answer for a seat, and show what comes of it."""
        turn = self.match.turn
        self.client.submit(choice, seat)
        self.dirty = True
        if self.match.turn == turn:  # it was refused, or the rules broke down
            return
        self.shown.acts = seat
        self.animations.add(choreography.clips(self, self.client.moments()))
        self.settle()

    def settle(self) -> None:
        """Where nothing is to be shown, put the next question."""
        if not self.animations.busy:
            self.asked()

    def choose(self, seat: Seat) -> Navigation | None:
        """Answer for another Character."""
        self.client.who = seat
        self.unfolded = None
        self.resort()
        self.dirty = True
        return None

    def unfold_at(self, key: Key) -> Navigation | None:
        """Lay the answers open that a place leads to."""
        self.unfolded, self.dirty = key, True
        self.focus.current = ("row", 0)
        return None

    def fold(self) -> Navigation | None:
        """Lay them together again."""
        self.focus.current, self.unfolded = self.unfolded, None
        self.dirty = True
        return None

    def refuse(self, choice: Choice) -> Navigation | None:
        """Say why `choice` is not possible, for whoever is asked."""
        self.client.refuse(self.client.why_not(choice))
        return None

    def default_answer(self) -> Choice | None:
        """The answer that Space gives."""
        return None if self.option_map.main is None or self.asks is None else self.option_map.main.choice

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> Navigation | None:
        """Go on with the show, then let agents answer; where the phase turns to planning, or at the end, go to the next scene."""
        self.calm(dt)
        if self.dialog is not None:  # whatever lies over the table, everything on it waits
            return None
        if self.rehearsal.frames:
            self.owed += dt
            return None
        dt, self.owed = dt + self.owed, 0.0
        if self.animations.busy:
            self.unfold(dt)
            return None
        if self.match.decision is None:
            self.after += dt
            return self.reckoning() if self.after >= AFTER else None
        if self.t.phase in PLANNING_PHASES:
            return act(self.context, self.match, held=self.held)
        if self.client.thinking:
            self.ponder()
        else:
            self.advised()
        return None

    def ponder(self) -> None:
        """Let an agent answer, if it knows what it wants."""
        thought = self.client.thought()
        if thought is None:
            return
        seat, advice = thought
        choice = self.client.weigh(seat, advice)
        if choice is not None:
            self.happen(choice, seat)
        elif not self.client.thinking and self.client.called:
            self.client.called = ""
            self.client.tell(say("ui-ld-scene-nothing-more"), good=True)
            self.dirty = True

    def unfold(self, dt: float) -> None:
        """Go on with the show, or let the news lie open at which it has stopped; note whether that can be seen."""
        before, told = (self.animations.busy, self.animations.stopped), self.animations.begun
        super().unfold(dt)
        self.stirred = self.stirred or self.shown.moves or self.animations.begun != told
        self.dirty = self.dirty or before != (self.animations.busy, self.animations.stopped)

    def cut(self) -> None:
        """The news has been read, or what is shown is cut: another picture, and other places, in either case."""
        super().cut()
        self.dirty = True

    @property
    def reads(self) -> bool:
        """Whether a person here wants to read what is shown: who watches sees it go by."""
        return self.held is None and bool(self.client.held)

    def laid_open(self) -> None:
        """News lies open from now on."""
        self.focus.current = table_targets.reading(self)

    @property
    def told(self) -> str:
        """The words that lie open."""
        return choreography.to_read(self)

    def reckoning(self) -> Scene:
        """The scene after the story."""
        from game.ui.london.result.scene import ReckoningScene

        return ReckoningScene(self.context, self.client.match)

    # ------------------------------------------------------------------ deeds

    def undo(self) -> Navigation | None:
        """Take the last answer back."""
        if self.client.undo():
            self.animations.clear()
            self.asked()
        return None

    def redo(self) -> Navigation | None:
        """Give it again."""
        if self.client.redo():
            self.animations.clear()
            self.asked()
        return None

    def call(self) -> Navigation | None:
        """Ask the companions what they would add."""
        if self.asks is not None and self.client.companions:
            self.context.thinker.forget()
            self.client.call()
            self.client.tell(say("ui-ld-scene-called"), good=True)
            self.dirty = True
        return None

    def advise(self) -> Navigation | None:
        """Ask an agent for a hint; it comes when it comes."""
        if self.asks is not None and self.client.ask_hint():
            self.client.tell(say("ui-hint-asked"), good=True)
        return None

    def advised(self) -> None:
        """Show what an agent would answer, and why, once it has thought."""
        advice, decision = self.client.hint(), self.client.decision
        if advice is None or decision is None:
            return
        self.dirty, self.hint = True, advice.choice
        words = self.client.speaker.choice(advice.choice, decision.prompt, self.client.seat)
        self.client.tell(say("ui-hint", choice=words, reason=self.client.speaker.advice(advice)), good=True)
        here = next((item.key for item in self.focus.targets if _choice(item.data) == advice.choice), None)
        inside = next(
            (key for key, offers in self.option_map.within.items() if advice.choice in [one.choice for one in offers]), None
        )
        self.focus.current = next((key for key in (here, inside) if key is not None), self.focus.current)

    def save(self) -> Navigation | None:
        """Save the match."""
        self.client.save()
        return None

    def reword(self) -> None:
        """Say everything in another language: the log, too."""
        self.client.message = ""
        self.client.reread()

    def quoted(self) -> str:
        """The rule of the sheet on top, else of what is in focus, else that of the last line of the log."""
        if (of_sheet := getattr(self.dialog, "quoted", None)) is not None:
            return str(of_sheet())
        if rule := table_targets.rule_of(self.focus.focused):
            return rule
        return next((line.rule for line in reversed(self.client.log) if line.rule), "")

    def why_not(self, choice: Choice) -> IllegalAction:
        """Why the asked seat may not answer `choice`."""
        return self.client.why_not(choice)

    def commands(self) -> dict[str, Act]:
        """What can be done beside answering, each by the name of its deed and of its tool; who only watches can do little."""
        found: dict[str, Act] = {
            "menu": lambda: self.open(PauseSheet(self)),
            "undo": self.undo,
            "hint": self.advise,
            "log": lambda: self.open(LogDialog(self)),
            "redo": self.redo,
            "save": self.save,
            "aid": self.call,
        }
        return {what: act for what, act in found.items() if self.client.held or what in OPEN}


def _choice(data: object) -> Choice | None:
    """The answer that a place gives."""
    return data.choice if isinstance(data, Offer) else None
