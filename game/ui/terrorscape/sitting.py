"""Someone at the table of Terrorscape: sides, questions, the curtain between them, agents, time and deeds; input and looks are in `table`."""

from math import floor

from game.match import Match
from game.rules.engine.script import Choice, Done, IllegalAction
from game.rules.engine.secret import Seat
from game.rules.terrorscape.state import State
from game.text import say, use
from game.ui.scene import House, Scene
from game.ui.screen import Screen
from game.ui.settings import PACE
from game.ui.sheets import Act, LogSheet, Overlay
from game.ui.show import Show
from game.ui.terrorscape import director, encounter
from game.ui.terrorscape.answers import Sorted, sort
from game.ui.terrorscape.curtain import Curtain
from game.ui.terrorscape.encounter_tower import Throw
from game.ui.terrorscape.layout import SURVIVORS, Layout
from game.ui.terrorscape.overlays import PauseSheet
from game.ui.terrorscape.side import SEATS, Side, sides_of
from game.ui.terrorscape.villa import Point
from game.ui.theme import TERRORSCAPE
from game.unfolding import Moment

AFTER = 900.0
"""Milliseconds between the last Event and the end."""
BEAT = 1200.0
"""The other side, where the program plays it, always thinks for a whole number of these: how long it took tells nothing of how much it did."""
FAST = 4.0
GUARD = 250.0
"""Milliseconds after the show in which Enter and clicks do nothing: they were meant to skip it."""


class Sitting(Screen):
    """A match being played, or drawn for the holders of some seats (`held`).

    `sides` are those at this screen; `shown` is the one whose half may be seen now, None while the curtain is down. `t` is the state as that
    side may know it and as it is shown: it goes along with the Events. `heard` is what the program's side did since it began its turn.
    """

    name = "table"
    palette = TERRORSCAPE
    bed = "terrorscape"
    single = frozenset({"rooms", "gates"})
    quiet = frozenset({"tools"})

    def __init__(self, house: House, match: Match, *, held: frozenset[Seat] | None = None) -> None:
        super().__init__(house)
        use(game=match.rules.name)
        self.match = match
        self.sides = sides_of(house, match, held)
        self.shown: Side | None = self.sides[0] if len(self.sides) == 1 else None
        self.curtain = Curtain()
        self.front = self.sides[0].name or SURVIVORS
        self.show, self.caption = Show(), ""
        self.dice: tuple[int, ...] = ()
        self.throw, self.aside = Throw(), False
        self.gliding: dict[str, Point] = {}
        self.time, self.beat = 0.0, 0.0
        self.heard: list[Moment] = []
        self.thought = 0.0
        self.lay: Layout | None = None
        self.overlay: Overlay | None = None
        self.hint: Choice | None = None
        self.guard, self.after = 0.0, 0.0
        self.sorted = Sorted()
        self.t: State = match.view(None).state
        self.turn_over()
        self.asked()

    # ------------------------------------------------------------------ who sees what

    @property
    def play(self) -> Side:
        """The conversation of the side that may be seen; behind the curtain one that knows no more than a spectator."""
        if self.shown is not None:
            return self.shown
        if self._nobody is None or self._nobody[0] != self.match.turn:
            self._nobody = self.match.turn, Side(self.house, self.match, "")
        return self._nobody[1]

    _nobody: tuple[int, Side] | None = None

    @property
    def alone(self) -> bool:
        """Whether one side, or a spectator, has the screen to itself."""
        return len(self.sides) == 1

    @property
    def next(self) -> Side | None:
        """The side at this screen that is asked now."""
        return next((side for side in self.sides if side.asked), None)

    def stand(self, side: Side, moment: Moment) -> None:
        """Show the table as it stood at a moment, and write it into the log: nothing on it knows yet what comes after."""
        self.t = side.seen(moment)
        side.note(moment.event)

    def turn_over(self) -> None:
        """Let the curtain fall where another side is asked than the one that is seen; `front` is whose half lies in front."""
        side = self.next
        if side is None or self.alone or side is self.shown:
            return
        self.shown, self.front = None, side.name
        self.curtain.fall(self.match, SEATS[side.name])
        self.ring.current = None
        self.dirty = True

    def rise(self) -> None:
        """The key was held: the half of the side that is asked may be seen."""
        side = self.next
        if side is not None:
            self.shown = side
            self.curtain.rise(still=self.house.settings.pace > 100)
            side.refresh()
            self.asked()

    @property
    def busy(self) -> bool:
        """Whether something is shown, or is still to be: what the match asks meanwhile is not yet the question on the table."""
        return self.show.busy or self.ready

    @property
    def asks(self) -> Seat | None:
        """The seat that the player answers for now."""
        return None if self.busy or self.shown is None else self.shown.seat

    # ------------------------------------------------------------------ the match

    def asked(self) -> None:
        """A question is open, or nothing more: set the table to where the state is."""
        side = self.play
        self.t, self.hint, self.caption, self.dice = side.view.state, None, "", ()
        self.throw, self.aside = Throw(), encounter.aside(self, None, walks=False)
        self.sorted = sort(self.t, side.seat, side.options)
        self.ring.current = self.first_focus()
        self.dirty = True

    def first_focus(self) -> object:
        """Where the focus begins: on an answer that lies on the board or on a card, else on a button."""
        found = self.sorted
        for kind in ("room", "gate", "survivor", "item", "hand", "action"):
            if here := found.of(kind):
                return next(iter(here))
        if found.tray:
            return ("card", next(iter(found.tray)))
        return ("row", 0) if found.rows else ("button", 0) if found.buttons else None

    def answer(self, choice: Choice) -> Scene | None:
        """Give an answer and show what comes of it."""
        side, turn = self.play, self.match.turn
        if self.asks is None:
            return None
        side.submit(choice)
        self.dirty = True
        if self.match.turn == turn:  # it was refused, or the rules broke down
            return None
        self.spread(side)
        self.show.add(director.clips(self, side, side.moments(), own=True))
        self.settle()
        return None

    def spread(self, teller: Side) -> None:
        """Let the other sides at this screen hear of the last answer what they may."""
        for side in self.sides:
            if side is not teller:
                side.refresh()
                for event in self.match.news(side.eyes):
                    side.note(event)

    def settle(self) -> None:
        """Where nothing is to be shown, put the next question."""
        if not self.show.busy:
            self.turn_over()
            self.asked()

    def choose(self, seat: Seat) -> Scene | None:
        """Answer for another survivor."""
        self.play.who = seat
        self.asked()
        return None

    def refuse(self, choice: Choice) -> Scene | None:
        """Say why `choice` is not possible."""
        self.play.refuse(self.play.why_not(choice))
        return None

    def default_answer(self) -> Choice | None:
        """The answer that Space gives: the one that the rules call usual, or the word that ends."""
        side = self.play
        decision, options = side.decision, side.options if self.asks is not None else ()
        usual = None if decision is None else decision.default
        if isinstance(usual, Choice) and usual in options:
            return usual
        return Done() if Done() in options else None

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> Scene | None:
        """Go on with the show; then the curtain, then the agents; at the end go to the reckoning."""
        self.guard = max(0.0, self.guard - dt)
        self.beat += dt
        self.dirty = self.curtain.lifted(dt) or self.dirty
        if self.overlay is not None:  # whatever lies over the table, everything on it waits
            return None
        if self.show.busy:
            self.unfold(dt)
            return None
        if self.ready:
            self.thought += dt
            if self.quick or self.thought >= self.due:
                self.release()
            return None
        if self.match.decision is None:
            self.after += dt
            return self.reckoning() if self.after >= AFTER else None
        if self.shown is None and self.next is not None:
            if self.curtain.update(dt):
                self.dirty = True
            if self.curtain.held_long_enough:
                self.rise()
            return None
        if self.play.asked:
            self.advised()
        else:
            self.ponder(dt)
        return None

    def unfold(self, dt: float) -> None:
        """Go on with the show."""
        self.show.still = self.house.settings.reduced
        fast = FAST if "fast" in self.house.hand.held else 1.0
        self.show.update(dt * PACE[self.house.settings.speed] * fast)
        self.dirty = True
        if not self.show.busy:
            self.guard = GUARD
            self.settle()

    def ponder(self, dt: float) -> None:
        """Let an agent answer. What one of the own side does is shown at once; the other side's turn only when it is over, in whole beats."""
        self.thought += dt
        thought = self.sides[0].thought()
        if thought is None:
            return
        seat, advice = thought
        turn = self.match.turn
        self.play.submit(advice.choice, seat)
        if self.match.turn == turn:
            return
        self.spread(self.play)
        self.heard += self.play.moments()
        self.ready = self.is_news(seat)
        self.due = (floor(self.thought / BEAT) + 1) * BEAT

    ready, due = False, 0.0

    @property
    def quick(self) -> bool:
        """Whether nothing is put off: by the player's wish, or since it was an agent of the own side that answered."""
        last = self.match.history[-1].action.seat if self.match.history else None
        return self.house.settings.pace > 100 or last in self.play.held

    def is_news(self, seat: Seat) -> bool:
        """Whether what was heard can be shown after `seat` has answered: it is one of ours, its side has nothing more to answer, or it is over."""
        decision = self.match.decision
        if decision is None or seat in self.play.held:
            return True
        return not any(seat in seats and other in seats for seats in SEATS.values() for other in decision.options)

    def release(self) -> None:
        """Show what was heard."""
        heard, self.heard, self.thought, self.ready, self.due = self.heard, [], 0.0, False, 0.0
        self.dirty = True
        self.show.add(director.clips(self, self.play, heard, own=False))
        self.settle()

    def reckoning(self) -> Scene:
        """The scene after the last turn."""
        from game.ui.terrorscape.reckoning import ReckoningScene

        return ReckoningScene(self.house, self.match)

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
        self.show.clear()
        self.gliding.clear()
        self.heard, self.thought, self.ready = [], 0.0, False
        for side in self.sides:
            side.refresh()
            side.reread()
        self.turn_over()
        self.asked()

    def advise(self) -> Scene | None:
        """Ask an agent for a hint; it comes when it comes."""
        if self.shown is not None and self.asks is not None and self.shown.ask_hint():
            self.shown.tell(say("ui-hint-asked"), good=True)
        return None

    def advised(self) -> None:
        """Show what an agent would answer, and why, once it has thought."""
        side = self.play
        advice, decision = side.hint(), side.decision
        if advice is None or decision is None:
            return
        self.dirty, self.hint = True, advice.choice
        words = side.speaker.choice(advice.choice, decision.prompt)
        side.tell(say("ui-hint", choice=words, reason=side.speaker.advice(advice)), good=True)
        self.ring.current = next((item.key for item in self.ring.items if item.data == advice.choice), self.ring.current)

    def save(self) -> Scene | None:
        """Save the match."""
        self.play.save()
        return None

    def open(self, overlay: Overlay) -> Scene | None:
        """Lay a sheet over the table."""
        self.overlay, self.curtain.pressed = overlay, False
        self.ring.current = None
        return None

    def reword(self) -> None:
        """Say everything in another language: the logs, too."""
        for side in self.sides:
            side.message = ""
            side.reread()

    def quoted(self) -> str:
        """The rule of the sheet on top, else that of the last line of the log."""
        if (of_sheet := getattr(self.overlay, "quoted", None)) is not None:
            return str(of_sheet())
        return next((line.rule for line in reversed(self.play.log) if line.rule), "")

    def why_not(self, choice: Choice) -> IllegalAction:
        """Why the asked seat may not answer `choice`."""
        return self.play.why_not(choice)

    def told_keys(self, *, ours: bool) -> list[tuple[str, str]]:
        """The keys that the question tells of, and what they do."""
        cap = self.house.hand.cap
        if self.show.busy:
            return [(cap("take"), say("ui-do-skip"))]
        return (
            [(cap("take"), say("ui-do-take")), (cap("next"), say("ui-do-next"))] if ours else [(cap("menu"), say("ui-do-pause"))]
        )

    def commands(self) -> dict[str, Act]:
        """What can be done beside answering, each by the name of its deed and of its tool."""
        return {
            "menu": lambda: self.open(PauseSheet(self)),
            "undo": self.undo,
            "hint": self.advise,
            "log": lambda: self.open(LogSheet(self)),
            "redo": self.redo,
            "save": self.save,
        }
