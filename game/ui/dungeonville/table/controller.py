"""Somebody at the table of Dungeonville: questions, answers, secrets, time and deeds; how it is played and looks is in `table`."""

from typing import Self

from game.match import PERSON, Match
from game.match.trace import Moment
from game.rules.dungeonville.choice import Order
from game.rules.dungeonville.state import COLOURS, State
from game.rules.engine.script import Choice, Done, Event
from game.rules.engine.secret import Seat
from game.text import name, say, use
from game.ui.draw import art
from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import CABINET
from game.ui.dungeonville.board.animation_layer import AnimationLayer
from game.ui.dungeonville.board.duel import Duel, duel_of
from game.ui.dungeonville.board.lost_parties import Lost, lost_of
from game.ui.dungeonville.board.motion import Motion
from game.ui.dungeonville.choreography import director
from game.ui.dungeonville.choreography.round_tally import Tally, tally_of
from game.ui.dungeonville.layout.regions import Layout
from game.ui.dungeonville.panels import round_summary
from game.ui.dungeonville.panels.log import TownLog
from game.ui.dungeonville.sound import SoundAdapter
from game.ui.dungeonville.table.claim import ClaimSheet
from game.ui.dungeonville.table.client import Talk
from game.ui.dungeonville.table.deal import DealSheet
from game.ui.dungeonville.table.deductions import DeedSheet
from game.ui.dungeonville.table.held_keys import called
from game.ui.dungeonville.table.pause import Rest
from game.ui.dungeonville.targets.answer_buttons import READING
from game.ui.dungeonville.targets.option_map import OptionMap, group_options, lineup
from game.ui.input.hold import Holding
from game.ui.scene.context import AppContext, Scene
from game.ui.table.dialogs import Act
from game.ui.table.table_scene import BaseTableScene

AFTER = 1200.0
"""Milliseconds between the last Event and the reckoning."""
THINK = 450.0
"""Milliseconds after which an agent answers at the earliest, whatever it knows: how long it thinks tells nothing."""


class TableController(BaseTableScene):
    """A match at this screen, or drawn for the holders of some seats (`held`).

    `t` is the state as all here may see it, and is shown now: it goes along with the Events. `picks` are the fighters that have
    been laid so far, `by_hand` says that coins are chosen by hand, `leaving` that gold may be left behind although nothing
    forces to. `curtain` hangs before a question that one person alone may see, where several play; `peeked` is whose secrets
    are drawn now. `counsel` is a hint for one pair of eyes: it is kept until the question is answered, and read while the
    secrets are shown. `tally` is what the round has brought so far, which lies open at its end (`resting`); `onward` is what
    the plate does to a show that waits for more than reading.
    """

    name = "table"
    palette = CABINET
    """Of the sheets that lie over the table; the table itself is parchment."""
    quiet = frozenset({"tools"})
    rehearses = True

    def __init__(
        self,
        context: AppContext,
        match: Match,
        *,
        held: frozenset[int] | None = None,
        revealed: bool = False,
        through: Seat | None = None,
    ) -> None:
        super().__init__(context)
        use(game=match.rules.name)
        self.match = match
        self.client: Talk = Talk(context, match, held=held, revealed=revealed, through=through)
        self.t: State = self.client.view.state
        self.layout: Layout | None = None
        self.option_map = OptionMap()
        self.picks: list[str] = []
        self.page = ""
        self.by_hand = self.leaving = False
        self.duel: Duel | None = None
        self.caption = ""
        self.happening: Event | None = None
        self.motion: Motion | None = None
        self.aloft = AnimationLayer()
        self.losses, self.tally = Lost(), Tally()
        self.onward, self.resting, self.dealing = "", False, False
        self.counsel = ""
        self.warned = -1
        self.curtain = Holding()
        self.lifted = False
        self.peeking = False
        self.after = self.thinking = 0.0
        self.sound_adapter = SoundAdapter(self)
        self.asked()

    def ground(self, canvas: Canvas) -> None:
        """The table, of dark wood."""
        if self._ground is None or self._ground[0] != canvas.window:
            self._ground = (canvas.window, art.covering("dungeonville/table", *canvas.window))
        super().ground(canvas)

    def deal(self) -> Self:
        """Let everybody here look at the own deed before the evening begins, after whatever else lies over the table."""
        self.dealing = bool(self.client.persons) and self.match.turn == 0
        return self

    # ------------------------------------------------------------------ who sees what

    @property
    def bed(self) -> str:
        """What is heard below everything: the town, or the dungeon in which a party is."""
        return self.sound_adapter.bed

    @property
    def seat(self) -> Seat | None:
        """The seat that the player answers for now."""
        return None if self.animations.busy or self.down else self.client.seat

    @property
    def down(self) -> bool:
        """Whether the curtain hangs: a question is for one pair of eyes, and there are others."""
        decision = self.client.decision
        secret = decision is not None and decision.is_private and self.client.mine is None
        return secret and self.client.seat is not None and not self.lifted and not self.animations.busy

    @property
    def own(self) -> Seat | None:
        """Whose party lies in front: of whoever is asked here or explores, else the only person's, else of whoever is acting."""
        if self.seat is not None:
            return self.seat
        if self.client.mine is not None:
            return self.t.trip.seat if self.t.trip is not None else self.client.mine
        if self.animations.busy and isinstance(getattr(self.happening, "seat", None), int):
            return int(self.happening.seat)  # type: ignore[union-attr]
        if self.t.trip is not None:
            return self.t.trip.seat
        return self.client.awaited

    @property
    def peeked(self) -> Seat | None:
        """Whose secrets are drawn: those of the only person here, or of whoever holds the key for it."""
        if self.client.mine is not None:
            return self.client.mine
        if self.client.revealed:
            return self.own
        seat = self.client.seat
        secret = self.peeking or (self.lifted and self.client.decision is not None and bool(self.client.decision.is_private))
        return seat if secret and not self.animations.busy else None

    @property
    def said(self) -> tuple[str, bool]:
        """What the program has to tell, and whether that is good news: a hint that is a secret only where that is seen."""
        if self.counsel and self.peeked is not None:
            return self.counsel, True
        return self.client.message, self.client.good

    # ------------------------------------------------------------------ the match

    def stand(self, moment: Moment, t: State) -> None:
        """Show the table as it stood at a moment (`t`): nothing on it knows yet what comes after."""
        self.t = t
        self.client.note(moment.event)

    def asked(self) -> None:
        """A question is open, or nothing more: set the table to where the state is."""
        self.t, self.counsel, self.caption, self.motion = self.client.view.state, "", "", None
        self.lifted, self.peeking, self.warned = False, False, -1
        self.curtain.drop()
        log = self.match.seen(None)
        self.duel, self.losses, self.tally = duel_of(log), lost_of(log), tally_of(log)
        self.onward, self.resting = "", False
        self.put()

    def put(self) -> None:
        """Sort the answers anew."""
        self.picks, self.by_hand, self.leaving, self.page = [], False, False, ""
        self.option_map = group_options(self.t, self.seat, self.client.options if self.seat is not None else ())
        self.focus.current = self.first_focus()
        self.dirty = True

    def first_focus(self) -> object:
        """Where the focus begins: on an answer on the table, else on a plate."""
        usual, buttons = self.default_answer(), self.option_map.buttons
        for key, choice in self.option_map.places.items():
            if choice == usual:
                return key
        if usual in buttons:
            return ("button", buttons.index(usual))
        if self.option_map.orders:
            return ("party", self.option_map.orders[0].fighters[0])
        for kind in ("town", "mouth", "party", "load"):
            if here := self.option_map.of(kind):
                return next(iter(here))
        return ("button", 0) if buttons else None

    def answer(self, choice: Choice, seat: Seat | None = None) -> Scene | None:
        """Give an answer and show what comes of it."""
        turn = self.match.turn
        self.client.submit(choice, seat)
        self.dirty = True
        if self.match.turn != turn:
            self.happen()
        return None

    def happen(self) -> None:
        """Show what the last answer brought; afterwards the next question is put."""
        self.peeking = self.lifted = False
        self.counsel, self.picks = "", []
        self.animations.add(director.clips(self, self.client.moments()))
        self.thinking = 0.0
        self.settle()

    def pick(self, adventurer: str) -> Scene | None:
        """Lay a fighter face down behind those that lie there, or take it and all after it back."""
        if adventurer in self.picks:
            del self.picks[self.picks.index(adventurer) :]
        else:
            self.picks.append(adventurer)
        self.dirty = True
        if self.lineup is not None:
            self.focus.current = ("button", 0)
        return None

    def count_out(self) -> Scene | None:
        """Choose the coins by hand for what is bought next, or let them be chosen."""
        self.by_hand, self.dirty = not self.by_hand, True
        return None

    def leave(self) -> Scene | None:
        """Offer to leave gold behind, or not any more."""
        self.leaving, self.dirty = not self.leaving, True
        return None

    @property
    def lineup(self) -> Order | None:
        """The fighters that have been laid, once there are enough."""
        return lineup(self.option_map, self.picks) if self.option_map.orders else None

    def settle(self) -> None:
        """Where nothing is to be shown, put the next question."""
        if not self.animations.busy:
            self.asked()

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

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> Scene | None:
        """Go on with the show; then the curtain, then the agents; at the end go to the reckoning."""
        self.calm(dt)
        self.aloft.update(dt, still=not self.context.settings.wavers)
        if self.dealing and self.dialog is None:
            self.dealing = False
            self.open(DealSheet(self))
        if self.dialog is not None:  # whatever lies over the table, everything on it waits
            return None
        if self.animations.busy:
            self.unfold(dt)
            return None
        if self.match.decision is None:
            self.after += dt
            return self.reckoning() if self.after >= AFTER else None
        if self.down:
            self.dirty = self.curtain.update(dt) or self.dirty
            if self.curtain.held_long_enough:
                self.lifted = True
                self.put()
            return None
        self.thinking += dt
        if self.client.seat is None and self.thinking >= THINK / max(0.25, self.pace):
            turn = self.match.turn
            self.client.others()
            if self.match.turn != turn:
                self.happen()
        elif self.client.seat is not None:
            self.advised()
        return None

    @property
    def reads(self) -> bool:
        """Whether a person here wants to read what is shown: who watches sees it go by."""
        return any(self.match.holders.get(seat) == PERSON for seat in self.client.held)

    @property
    def told(self) -> str:
        """The sentence that lies open, or all that the end of a round tells."""
        return round_summary.aloud(self) if self.resting else self.caption

    def laid_open(self) -> None:
        """News lies open from now on."""
        self.focus.current = READING

    def reckoning(self) -> Scene:
        """The scene after the last round."""
        from game.ui.dungeonville.result.scene import ReckoningScene

        return ReckoningScene(self.context, self.match)

    # ------------------------------------------------------------------ deeds

    @property
    def reaches(self) -> Seat | None:
        """The other person at this screen whose answer would be taken back now, if it is not the own one."""
        last = self.client.last_answerer()
        return last if last != self.client.seat and self.client.mine is None and self.client.undo_refusal() is None else None

    def undo(self) -> Scene | None:
        """Take the last fighter back that was laid, else the last answer; that of another person only when asked twice."""
        self.dirty = True
        if self.picks:
            self.picks.pop()
        elif (other := self.reaches) is not None and self.warned != self.match.turn:
            self.warned = self.match.turn
            self.client.tell(say("ui-dv-undo-other", seat=name(COLOURS[other])))
        elif self.client.undo():
            self.animations.clear()
            self.asked()
        return None

    def redo(self) -> Scene | None:
        """Give it again."""
        if self.client.redo():
            self.animations.clear()
            self.asked()
        return None

    def advise(self) -> Scene | None:
        """Ask an agent for a hint; where several play, only while nobody else looks: it tells what its wizard knows."""
        if self.client.mine is None and self.peeked is None:
            self.client.tell(say("ui-dv-hint-ready" if self.counsel else "ui-dv-hint-alone", secret=called(self.context.input)))
        elif self.seat is not None and self.client.ask_hint():
            self.counsel = ""
            self.client.tell(say("ui-hint-asked"), good=True)
        return None

    def advised(self) -> None:
        """Show what an agent would answer, and why, once it has thought; where several play, while that wizard's secrets are shown."""
        advice, decision = self.client.hint(), self.client.decision
        if advice is None or decision is None:
            return
        self.dirty = True
        choice = self.client.speaker.choice(advice.choice, decision.prompt)
        words = say("ui-hint", choice=choice, reason=self.client.speaker.advice(advice))
        alone = self.client.mine is not None
        if alone:
            self.client.tell(words, good=True)
        else:
            self.counsel = words
            self.client.tell(say("ui-dv-hint-ready", secret=called(self.context.input)), good=True)
        if isinstance(advice.choice, Order):  # which is asked behind the curtain
            self.picks = list(advice.choice.fighters)
        if alone:  # the focus is seen by all
            self.focus.current = next((item.key for item in self.focus.targets if item.data == advice.choice), self.focus.current)

    def peek(self, *, down: bool) -> None:
        """Draw the secrets of whoever is asked, or hide them again: where several play, only while the key is held."""
        if self.client.mine is None and self.peeking != down:
            self.peeking = down and self.client.seat is not None
            self.dirty = True

    def cover(self) -> None:
        """Whoever looked may go away now: secrets are hidden, and the curtain hangs before them again."""
        self.peek(down=False)
        if self.lifted:
            self.lifted = False
            self.curtain.drop()
            self.put()

    def rest(self) -> Scene | None:
        """Pause, with all secrets covered."""
        self.cover()
        return self.open(Rest(self))

    def claim(self) -> Scene | None:
        """Claim victory, for one of the persons here."""
        if self.match.decision is None or not self.client.persons:
            return None
        return self.open(ClaimSheet(self))

    def deduce(self) -> Scene | None:
        """The page on which one works out whose dungeon is whose."""
        return self.open(DeedSheet(self))

    def reword(self) -> None:
        """Say everything in another language: the log, too."""
        self.client.message = ""
        self.client.reread()

    def save(self) -> Scene | None:
        """Save the match."""
        self.client.save()
        return None

    def quoted(self) -> str:
        """The rule of the sheet on top, else that of the last line of the log."""
        if (of_sheet := getattr(self.dialog, "quoted", None)) is not None:
            return str(of_sheet())
        return next((line.rule for line in reversed(self.client.log) if line.rule), "")

    def commands(self) -> dict[str, Act]:
        """What can be done beside answering, each by the name of its deed and of its tool."""
        found: dict[str, Act] = {
            "menu": self.rest,
            "undo": self.undo,
            "hint": self.advise,
            "log": lambda: self.open(TownLog(self)),
            "redo": self.redo,
            "save": self.save,
            "deeds": self.deduce,
            "claim": self.claim,
        }
        watching = ("menu", "log", "deeds")
        return {what: act for what, act in found.items() if self.client.persons or what in watching}
