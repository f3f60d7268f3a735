"""Someone at the table of Terrorscape: sides, questions, the curtain between them, agents, time and deeds; input and looks are in `table`."""

from game.match import PERSON, Match
from game.match.trace import Moment
from game.rules.engine.script import Choice, Done, IllegalAction
from game.rules.engine.secret import Seat
from game.text import say, use
from game.ui.draw.theme import TERRORSCAPE
from game.ui.scene.context import AppContext, Scene
from game.ui.table.animation_queue import AnimationQueue
from game.ui.table.dialogs import Act, Dialog, LogDialog
from game.ui.table.table_scene import BaseTableScene
from game.ui.terrorscape import choreography
from game.ui.terrorscape.board.doors import Bump
from game.ui.terrorscape.board.villa import Walk
from game.ui.terrorscape.board.weather import Weather
from game.ui.terrorscape.encounter import timing
from game.ui.terrorscape.encounter.dice_tower import Throw
from game.ui.terrorscape.how_to_play import Primer, due
from game.ui.terrorscape.layout import KILLER, SURVIVORS, Layout
from game.ui.terrorscape.sound.listener import SoundAdapter
from game.ui.terrorscape.table import seating
from game.ui.terrorscape.table.agent_pacing import Patience
from game.ui.terrorscape.table.aids import Aids
from game.ui.terrorscape.table.curtain import Curtain
from game.ui.terrorscape.table.pause_facts import PauseSheet
from game.ui.terrorscape.table.recap import Recap
from game.ui.terrorscape.table.seating_dialog import CardSheet
from game.ui.terrorscape.table.side import SEATS, Side, sides_of
from game.ui.terrorscape.table.waiting_shade import Dusk
from game.ui.terrorscape.targets import table_targets
from game.ui.terrorscape.targets.option_map import group_options

AFTER = 900.0
"""Milliseconds between the last Event and the end."""
OPEN = frozenset({"menu", "log", "save"})
"""What somebody can do who only watches."""


class TableController(BaseTableScene):
    """A match being played, or drawn for the holders of some seats (`held`).

    `sides` are those at this screen; `shown` is the one whose half may be seen now, None while the curtain is down. `t` is the state as that
    side may know it and as it is shown: it goes along with the Events. `patience` keeps what the program's side does until its turn is over.
    `way` is how people sit (see `seating`); where each side has a Sitting of its own, `mate` is the other's, and the killer's is `second`.
    """

    name = "table"
    flash = 0.0
    """How bright lightning is now, from 0 to 1."""
    news = stands = False
    """Whether an Event has begun to be shown since the table was painted last; whether the board still stands in the window as it was."""
    strides = False
    """Whether figures have walked on, or dice fallen, since they were painted last."""
    palette = TERRORSCAPE
    bed = "terrorscape"
    single = frozenset({"rooms", "gates", "marked"})
    quiet = frozenset({"tools"})

    def __init__(
        self, context: AppContext, match: Match, *, held: frozenset[Seat] | None = None, mate: "TableController | None" = None
    ) -> None:
        super().__init__(context)
        use(game=match.rules.name)
        self.match, self.held = match, held
        self.mate, self.second = mate, mate is not None
        self.curtain, self.aids, self.dusk = Curtain(), Aids(), Dusk()
        self.time, self.beat, self.weather = 0.0, 0.0, Weather()
        self.layout: Layout | None = None
        self.hint: Choice | None = None
        self.sound_adapter = SoundAdapter(self)
        if mate is not None:
            self.arrange(mate.way)
        else:
            self.sit("" if held is None else "solo" if held else "neutral")

    # ------------------------------------------------------------------ how people sit

    def sit(self, way: str = "") -> Scene | None:
        """Sit like this, or as the last time. Both halves of a night that is played are opened only when a card is said to stand between them."""
        way = way or seating.usual(self.context.settings, self.match.holders)
        ask = way == "open" and seating.manned(self.match.holders) > 0
        self.arrange("table" if ask else way)
        if ask:
            self.open(CardSheet(self))
        return None

    def arrange(self, way: str) -> None:
        """Sit down anew. Nothing is open that could not be seen before: there is a curtain first, in each window one."""
        self.way = way
        self.dialog = None
        if way in seating.PAIRED:
            name = KILLER if self.second else SURVIVORS
            self.sides = [Side(self.context, self.match, name, apart=True)]
        else:
            self.sides = sides_of(self.context, self.match, self.held)
        if not self.second:
            self.mate = self._mate()
            self.second_window = self.mate if way == "windows" else None
        self.shown: Side | None = self.sides[0] if way not in ("table", "windows") else None
        self.front = self.sides[0].name or SURVIVORS
        self.animations, self.caption = AnimationQueue(), ""
        self.dice: tuple[int, ...] = ()
        self.throw, self.aside = Throw(), False
        self.gliding: dict[str, Walk] = {}
        self.bump: Bump | None = None
        self.patience = Patience()
        self.guard, self.after = 0.0, 0.0
        self.recap = Recap()
        if len(self.sides) > 1:
            self.recap.reread(self.sides, self.match)
        self.curtain.own = way == "windows"
        if self.curtain.own:
            self.curtain.fall(self.match, SEATS[self.front])
        self.turn_over()
        self.asked()

    def _mate(self) -> "TableController | None":
        """The killer's own Sitting: in the second window, or in the other half of this one."""
        if self.way not in seating.PAIRED:
            return None
        return type(self)(self.context.annexed() if self.way == "windows" else self.context, self.match, mate=self)

    @property
    def drawn(self) -> "list[TableController]":
        """The Sittings in this window."""
        both = self.way == "open" and self.mate is not None and not self.second
        return [self, self.mate] if both and self.mate is not None else [self]

    @property
    def acting(self) -> "TableController":
        """The Sitting in this window that is asked, or that a sheet lies on; input is for it."""
        over = next((one for one in self.drawn if one.dialog is not None), None)
        return over or next((one for one in self.drawn if one.shown is not None and one.shown.asked), self)

    @property
    def first(self) -> "TableController":
        """The Sitting in the first window."""
        return self.mate if self.second and self.mate is not None else self

    def lost(self) -> None:
        """The second window is gone: what stood in it is behind the curtain from now on."""
        self.first.arrange("table")

    # ------------------------------------------------------------------ who sees what

    @property
    def client(self) -> Side:
        """The conversation of the side that may be seen; behind the curtain one that knows no more than a spectator."""
        if self.shown is not None:
            return self.shown
        if self._nobody is None or self._nobody[0] != self.match.turn:
            self._nobody = self.match.turn, Side(self.context, self.match, "")
        return self._nobody[1]

    _nobody: tuple[int, Side] | None = None

    @property
    def alone(self) -> bool:
        """Whether one side, or a spectator, has the window to itself."""
        return self.way not in ("table", "open")

    @property
    def next(self) -> Side | None:
        """The side at this screen that is asked now; one that has its own Sitting is always meant."""
        return self.sides[0] if len(self.sides) == 1 else next((side for side in self.sides if side.asked), None)

    def stand(self, side: Side, moment: Moment, *, again: bool = False) -> None:
        """Show the table as it stood at a moment, and write it into the log: nothing on it knows yet what comes after."""
        self.t = side.seen(moment)
        if not again:
            side.note(moment.event)
        self.sound_adapter.hear(moment.event)

    def turn_over(self) -> None:
        """Let the curtain fall where another side is asked than the one that is seen; `front` is whose half lies in front."""
        side = self.next
        if side is None or len(self.sides) == 1 or side is self.shown:
            return
        self.shown, self.front = None, side.name
        self.curtain.fall(self.match, SEATS[side.name], still=self.context.settings.pace > 100)
        self.focus.current = None
        self.dirty = True

    def rise(self) -> None:
        """The key was held: the half of the side that is asked may be seen."""
        side = self.next
        if side is not None:
            self.shown = side
            self.curtain.rise(still=self.context.settings.pace > 100)
            side.refresh()
            self.asked()
            self.recap.begin(self, side)

    @property
    def busy(self) -> bool:
        """Whether something is shown, or is still to be: what the match asks meanwhile is not yet the question on the table."""
        return self.animations.busy or self.patience.ready

    @property
    def asks(self) -> Seat | None:
        """The seat that the player answers for now."""
        return None if self.busy or self.shown is None else self.shown.seat

    # ------------------------------------------------------------------ the match

    def asked(self) -> None:
        """A question is open, or nothing more: set the table to where the state is."""
        side = self.client
        self.t, self.hint, self.caption, self.dice, self.bump = side.view.state, None, "", (), None
        self.throw, self.aside = Throw(), timing.aside(self, None, walks=False)
        self.option_map = group_options(self.t, side.seat, side.options)
        self.focus.current = self.first_focus()
        self.dirty = True
        if due(self):
            self.open(Primer(self))

    def first_focus(self) -> object:
        """Where the focus begins: on an answer that lies on the board or on a card, else on a button."""
        found = self.option_map
        for kind in ("room", "gate", "survivor", "item", "hand", "action"):
            if here := found.of(kind):
                return next(iter(here))
        if found.tray:
            return ("card", next(iter(found.tray)))
        return ("row", 0) if found.rows else ("button", 0) if found.buttons else None

    def answer(self, choice: Choice) -> Scene | None:
        """Give an answer and show what comes of it."""
        side, turn = self.client, self.match.turn
        if self.asks is None:
            return None
        side.submit(choice)
        self.dirty = True
        if self.match.turn == turn:  # it was refused, or the rules broke down
            return None
        self.spread(side)
        self.animations.add(choreography.clips(self, side, side.moments(), own=True))
        self.settle()
        return None

    def spread(self, teller: Side) -> None:
        """Let the other sides at this screen hear of the last answer what they may."""
        if self.mate is not None:
            self.mate.hear()
        for side in self.sides:
            if side is not teller:
                self.recap.note(side, self.match)
                side.refresh()
                for event in self.match.news(side.eyes):
                    side.note(event)

    def hear(self) -> None:
        """The other side has answered. Nothing at all happens here unless it was for these ears, too: not even the focus moves."""
        side = self.sides[0]
        before, moments = side.view, side.moments()
        side.refresh()
        if self.shown is None:
            for moment in moments:
                side.note(moment.event)
            if moments:
                self.t, self.dirty = self.client.view.state, True
        elif moments:
            self.animations.add(choreography.clips(self, side, moments, own=False))
        elif (before.state, before.decision) != (side.view.state, side.view.decision):
            self.settle()

    def settle(self) -> None:
        """Where nothing is to be shown, put the next question."""
        if not self.animations.busy:
            self.turn_over()
            self.asked()

    def choose(self, seat: Seat) -> Scene | None:
        """Answer for another survivor."""
        self.client.who = seat
        self.asked()
        return None

    def refuse(self, choice: Choice) -> Scene | None:
        """Say why `choice` is not possible."""
        self.client.refuse(self.client.why_not(choice))
        return None

    def default_answer(self) -> Choice | None:
        """The answer that Space gives: the one that the rules call usual, or the word that ends."""
        side = self.client
        decision, options = side.decision, side.options if self.asks is not None else ()
        usual = None if decision is None else decision.default
        if isinstance(usual, Choice) and usual in options:
            return usual
        return Done() if Done() in options else None

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> Scene | None:
        """Go on with the show; then the curtain, then the agents; at the end go to the reckoning."""
        self.calm(dt)
        self.beat += dt
        self.dirty = self.aids.update(self, dt) or self.dusk.update(self, dt) or self.curtain.lifted(dt) or self.dirty
        if any(one.dialog is not None for one in self.drawn):  # whatever lies over the table, everything on it waits
            for one in self.drawn[1:]:
                one.calm(dt)
            return None
        for one in self.drawn[1:]:
            one.update(dt)
            self.dirty = self.dirty or one.dirty
        if self.animations.busy:
            self.unfold(dt)
            return None
        if self.patience.ready:
            self.patience.update(self, dt)
            return None
        if self.match.decision is None:
            self.after += dt
            shows = self.second or (self.mate is not None and self.mate.animations.busy)
            return self.reckoning() if self.after >= AFTER and not shows else None
        if self.shown is None and self.next is not None:
            if self.curtain.update(dt):
                self.dirty = True
            if self.curtain.held_long_enough:
                self.rise()
            return None
        if self.client.thinking:
            self.patience.update(self, dt)
        else:
            self.advised()
        return None

    def unfold(self, dt: float) -> None:
        """Go on with the show, or let the news lie open at which it has stopped; note whether that can be seen."""
        before, told, moved = self.seen, (self.animations.begun, self.caption), (dict(self.gliding), self.bump, self.throw.seen)
        super().unfold(dt)
        self.dirty = self.dirty or self.seen != before
        self.news = self.news or told != (self.animations.begun, self.caption)
        self.strides = self.strides or moved != (self.gliding, self.bump, self.throw.seen)

    @property
    def seen(self) -> tuple[object, ...]:
        """What a show changes on the whole table: beside it there are its news, figures that walk, doors that move and dice that fall."""
        return self.animations.busy, self.animations.stopped, self.flash, self.throw.waits

    @property
    def reads(self) -> bool:
        """Whether a person of the side that may be seen wants to read what is shown: who watches sees it go by."""
        return self.held is None and any(self.match.holders.get(seat) == PERSON for seat in self.client.held)

    def laid_open(self) -> None:
        """News lies open from now on."""
        self.focus.current = table_targets.reading(self)

    @property
    def told(self) -> str:
        """The sentence that lies open."""
        return self.caption

    def reckoning(self) -> Scene:
        """The scene after the last turn."""
        from game.ui.terrorscape.result import ReckoningScene

        return ReckoningScene(self.context, self.match)

    # ------------------------------------------------------------------ deeds

    def undo(self) -> Scene | None:
        """Take the last answer of the open side back."""
        if self.shown is not None and self.shown.undo():
            self.rewound()
        return None

    def redo(self) -> Scene | None:
        """Give it again."""
        if self.shown is not None and self.shown.redo():
            self.rewound()
        return None

    def rewound(self) -> None:
        """The match stands elsewhere: forget what was to be shown."""
        self.animations.clear()
        self.gliding.clear()
        self.patience = Patience()
        self.recap.rewind(self.match.turn)
        if self.mate is not None:
            self.mate.unheard()
        for side in self.sides:
            side.refresh()
            side.reread()
            side.passed = 0
        self.turn_over()
        self.asked()

    def unheard(self) -> None:
        """The other side has taken an answer back: here that is seen only if there was something to be seen of it."""
        side = self.sides[0]
        before, lines = side.view, list(side.log)
        side.refresh()
        side.reread()
        if (before.state, before.decision, lines) != (side.view.state, side.view.decision, side.log):
            self.animations.clear()
            self.gliding.clear()
            self.asked()

    @property
    def may_pass(self) -> bool:
        """Whether agents of this side wait for their persons to act."""
        side = self.shown
        return side is not None and self.asks is not None and bool(side.partners) and not side.thinking

    def pass_word(self) -> Scene | None:
        """Let the agents of this side act first."""
        self.client.passed = self.client.view.state.round
        self.dirty = True
        return None

    def advise(self) -> Scene | None:
        """Ask an agent for a hint; it comes when it comes."""
        if self.shown is None or self.aids.refused(self, "computed"):
            return None
        if self.asks is not None and self.shown.ask_hint():
            self.shown.tell(say("ui-hint-asked"), good=True)
        return None

    def advised(self) -> None:
        """Show what an agent would answer, and why, once it has thought."""
        side = self.client
        advice, decision = side.hint(), side.decision
        if advice is None or decision is None:
            return
        self.dirty, self.hint = True, advice.choice
        words = side.speaker.choice(advice.choice, decision.prompt)
        side.tell(say("ui-hint", choice=words, reason=side.speaker.advice(advice)), good=True)
        self.focus.current = next((item.key for item in self.focus.targets if item.data == advice.choice), self.focus.current)

    def save(self) -> Scene | None:
        """Save the match."""
        self.client.save()
        return None

    def open(self, dialog: Dialog) -> Scene | None:
        """Lay a sheet over the table."""
        self.curtain.pressed = False
        return super().open(dialog)

    def reword(self) -> None:
        """Say everything in another language: the logs, too."""
        for side in self.sides:
            side.message = ""
            side.reread()

    def quoted(self) -> str:
        """The rule of the sheet on top, else that of the last line of the log."""
        if (of_sheet := getattr(self.dialog, "quoted", None)) is not None:
            return str(of_sheet())
        return next((line.rule for line in reversed(self.client.log) if line.rule), "")

    def why_not(self, choice: Choice) -> IllegalAction:
        """Why the asked seat may not answer `choice`."""
        return self.client.why_not(choice)

    def told_keys(self, *, ours: bool) -> list[tuple[str, str]]:
        """The keys that the question tells of, and what they do."""
        cap = self.context.input.cap
        if self.animations.busy:
            return [] if self.animations.stopped else [(cap("take"), say("ui-do-skip"))]  # the plate to go on tells it
        return (
            [(cap("take"), say("ui-do-take")), (cap("next"), say("ui-do-next"))] if ours else [(cap("menu"), say("ui-do-pause"))]
        )

    def commands(self) -> dict[str, Act]:
        """What can be done beside answering, each by the name of its deed and of its tool; who only watches can do little."""
        found: dict[str, Act] = {
            "menu": lambda: self.open(PauseSheet(self)),
            "undo": self.undo,
            "hint": self.advise,
            "log": lambda: self.open(LogDialog(self)),
            "redo": self.redo,
            "save": self.save,
            "marks": lambda: self.aids.mark(self),
            "aid": lambda: self.aids.pick(self),
        }
        return {what: act for what, act in found.items() if self.client.name or what in OPEN}
