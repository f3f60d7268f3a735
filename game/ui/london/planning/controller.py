"""The planning as it is played: who answers what, the clock that is paused and counted, companions, and when it is over."""

from collections.abc import Sequence
from concurrent.futures import Future

from game.match import PERSON, Match
from game.rules.engine.script import Choice, Event, IllegalAction
from game.rules.engine.secret import Seat
from game.rules.london import event
from game.rules.london.choice import Begin, Put, Reveal, Take
from game.rules.london.forecasts.result import Forecast
from game.rules.london.planning import PLANNING_PHASES, minutes
from game.rules.london.state import Place, State
from game.text import say, use
from game.ui.draw.theme import LONDON
from game.ui.input.actions import from_pad
from game.ui.london.phases import act
from game.ui.london.planning import moves
from game.ui.london.planning.companions import Companions, Table
from game.ui.london.planning.cover_pages import BETWEEN, OPENING, PAUSED, READY
from game.ui.london.planning.hint import Hint, planning_hint, words
from game.ui.london.planning.pointers import HOLD, KEYS, MOUSE, Hand, Hands, pad_name
from game.ui.london.planning.repaint import RepaintState
from game.ui.london.sound.listener import SoundAdapter
from game.ui.london.story.panels.interlude import Leaf, leaf
from game.ui.scene.context import AppContext, Scene
from game.ui.table.dialogs import Dialog
from game.ui.widgets.dialog_host import DialogHost

AFTER = 2600.0
"""Milliseconds for which hands are off the clocks before the day begins."""
FLIP = 350.0
"""Milliseconds in which a card turns."""
COUNTED = 250.0
"""Milliseconds after which the stopwatch is kept, whether anybody has answered or not."""


class Desk(DialogHost):
    """A planning phase at this screen. `cover` is the page that hides the board, "" while everybody plans; `t` is the state as it is shown."""

    name = "planning"
    palette = LONDON
    bed = "london"
    closer: Place = ""
    """What is shown large, beside everything that goes on."""
    device = KEYS
    """What was used last."""

    def __init__(self, context: AppContext, match: Match, *, held: frozenset[Seat] | None = None) -> None:
        super().__init__(context)
        use(game=match.rules.name)
        match.stopwatch.pause()
        self.match, self.held = match, held
        self.look = RepaintState()
        self.client = Table(context, match, held=held)
        self.client.reread()
        self.hands = Hands.of(match.holders, held, context.input.claims)
        self.companions = Companions(self.client, swift=context.settings.pace > 100)
        self.sound_adapter = SoundAdapter(self)
        self.flips: dict[Place, float] = {}
        self.plans: dict[Seat, event.TokenPlaced] = {}
        self.after = self.counted = 0.0
        self.hinting: tuple[Hand, Future[Hint]] | None = None
        self.cover = PAUSED if self.t.phase == "planning" else OPENING if match.turn == 0 else READY
        if held is not None:  # it is only drawn
            self.cover = ""
        elif not self.hands.persons:  # who only watches is not asked
            self.go_on()

    # ------------------------------------------------------------------ how it stands

    @property
    def t(self) -> State:
        """The state as everybody may see it."""
        state: State = self.client.view.state
        return state

    @property
    def day(self) -> Forecast:
        """The forecast of the plan as it is now."""
        return self.look.day(self.match.turn, self.t)

    @property
    def over(self) -> bool:
        """Whether the third stroke has fallen."""
        return self.t.phase not in PLANNING_PHASES

    @property
    def spent_ms(self) -> int:
        """How long everybody has planned."""
        return max(0, self.match.stopwatch.ms - self.t.began_ms) if self.t.phase == "planning" else 0

    @property
    def left_ms(self) -> int | None:
        """How long there still is; None without a limit."""
        limit = minutes(self.t)
        return None if limit is None else 0 if self.over else max(0, limit * 60_000 - self.spent_ms)

    @property
    def page(self) -> Leaf | None:
        """How the story begins, while that lies open."""
        return leaf(self.t, event.ChapterBegan(self.t.chapter, 0)) if self.cover == OPENING else None

    @property
    def aloud(self) -> str:
        """What is read aloud, where somebody wishes that."""
        return "\n".join(self.page.told) if self.page is not None else ""

    # ------------------------------------------------------------------ the clock

    def go_on(self) -> Scene | None:
        """Take the cover away: the clock runs. Before the first stroke this lets it fall, and after the third the day begins."""
        if self.over:
            return act(self.context, self.match, held=self.held)
        if self.cover == OPENING and self.hands.persons:
            self.cover, self.dirty = READY, True
            return None
        self.cover, self.dialog, self.dirty = "", None, True
        self.match.stopwatch.resume()
        if self.t.phase == "ready":
            decision = self.client.decision
            assert decision is not None
            self.said(min(decision.options), Begin())
        return None

    def pause(self) -> None:
        """Stop the clock and cover the board."""
        if not self.over and self.cover not in (READY, OPENING) and self.held is None:
            self.match.stopwatch.pause()
            self.cover, self.dirty = PAUSED, True
            self.context.autosave(self.match)
        for hand in self.hands.hands.values():
            hand.let_go()

    def open(self, dialog: Dialog) -> Scene | None:
        """A sheet pauses the clock."""
        self.pause()
        return super().open(dialog)

    def rulebook(self, rule: str = "") -> Scene | None:
        """So does the rulebook."""
        self.pause()
        return super().rulebook(rule)

    # ------------------------------------------------------------------ answers

    def said(self, seat: Seat, *choices: Choice) -> bool:
        """Answer for a seat, one thing after the other until one is refused; False if one was."""
        for choice in choices:
            turn = self.match.turn
            self.happened(self.client.say(seat, choice))
            if self.match.turn == turn:
                return False
        return True

    def happened(self, events: Sequence[Event]) -> None:
        """Show what somebody has done."""
        for one in events:
            self.look.changed = True
            if isinstance(one, event.CardRevealed):
                self.flips[one.place] = 0.0
            elif isinstance(one, event.TokenPlaced) and one.token:
                self.plans[one.seat] = one
            self.hear(one)

    def hear(self, one: Event) -> None:
        """Let an Event be heard."""
        self.sound_adapter.hear(one)

    def act_for(self, hand: Hand, *choices: Choice) -> bool:
        """Answer for the seat of a hand; it is told why not."""
        hand.told = ""
        done = self.said(hand.seat, *choices)
        if not done:
            hand.refuse(self.client.message)
            self.client.message = ""
            self.context.sounds.taken(refused=True)
        self.look.changed = True
        return done

    def lay(self, hand: Hand, slot: int, token: str) -> None:
        """Lay a token into an hour, and go on to the next that is empty."""
        if self.t.people[hand.seat].clock[slot] == token or self.act_for(hand, Put(slot, token)):
            hand.slot = moves.next_slot(self.t.people[hand.seat].clock, slot)

    def go(self, hand: Hand, place: Place) -> None:
        """Plan to be at a place in the hour that is chosen."""
        found = moves.go(self.t, hand.seat, hand.slot, place)
        if not found and hand.slot == len(self.t.people[hand.seat].clock) - 1:
            self.refuse(hand, IllegalAction("refused-no-hour-left", "LD-076"))
        elif self.act_for(hand, *found):
            last = max((one.slot for one in found if isinstance(one, Put | Take)), default=hand.slot)
            hand.slot = moves.next_slot(self.t.people[hand.seat].clock, last)

    def refuse(self, hand: Hand, refusal: IllegalAction) -> None:
        """Tell a hand why not."""
        hand.refuse(self.client.speaker.refusal(refusal))
        self.look.changed = True
        self.context.sounds.taken(refused=True)

    def take_back(self, hand: Hand) -> None:
        """Take the token of the chosen hour out, or the last one that lies before it."""
        clock = self.t.people[hand.seat].clock
        lying = [slot for slot in range(hand.slot + 1) if clock[slot]]
        if lying:
            self.act_for(hand, Take(lying[-1]))
            hand.slot = lying[-1]

    def show_closer(self, place: Place) -> None:
        """Show a place large; "" shows none."""
        if place != self.closer:
            self.closer, self.dirty = place, True

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> Scene | None:
        """Let time pass for hands, companions and the clock."""
        self.calm(dt)
        self.flips = {place: at for place, now in self.flips.items() if (at := now + dt / FLIP) < 1}
        if self.over:
            return self.ended(dt)
        if self.dialog is not None or self.cover or self.held is not None:
            return None
        self.happened(self.client.strike())
        if not self.over:
            if self.hands.plugged(self.context.input.pads):
                self.pause()
            self.hold(dt)
            self.hinted()
            self.happened(self.companions.update(dt))
        self.count(dt)
        return None

    def ended(self, dt: float) -> Scene | None:
        """Hands are off: a moment for the bell, then how the plan stands, then the day."""
        self.after += dt
        swift = self.context.settings.pace > 100
        if self.cover != BETWEEN and (swift or self.after >= AFTER):
            if swift or not self.hands.persons:
                return act(self.context, self.match, held=self.held)
            self.cover, self.dirty = BETWEEN, True
        return None

    def hold(self, dt: float) -> None:
        """Turn the cards that have been held long enough."""
        for hand in self.hands.hands.values():
            self.look.stale = hand.listen(dt) or self.look.stale
            if hand.turning and hand.turning not in self.t.dark:
                hand.let_go()
            elif hand.turning or hand.going:
                hand.turned += dt
                if hand.turning and hand.turned >= HOLD:
                    place = hand.turning
                    hand.let_go()
                    self.act_for(hand, Reveal(place))

    def hint(self) -> Scene | None:
        """What a clear mind would lay next into the clock of the hand that asks; it comes when it comes."""
        hand = self.hands.of_device(self.device)
        if hand is not None and not self.over and not self.cover:
            view = self.match.view(self.client.eyes)
            self.hinting = hand, planning_hint(self.context.thinker, view, hand.seat)
            hand.say(say("ui-hint-asked"))
            self.look.changed = True
        return None

    def hinted(self) -> None:
        """Tell the hint that was asked for, once it has been worked out."""
        if self.hinting is None or not self.hinting[1].done():
            return
        (hand, found), self.hinting = self.hinting, None
        self.look.changed = True
        if found.cancelled() or found.exception() is not None:
            hand.told = ""
        else:
            hand.say(words(self.t, found.result()))

    def count(self, dt: float) -> None:
        """Keep the stopwatch now and then."""
        self.counted += dt
        if self.counted >= COUNTED:
            self.counted = 0.0
            self.context.count(self.match)

    # ------------------------------------------------------------------ hands

    def device_of(self, event: object) -> str:
        """Which device an event came from."""
        if hasattr(event, "pos"):
            return MOUSE
        return pad_name(int(getattr(event, "which", 0))) if from_pad(event) else KEYS  # type: ignore[arg-type]

    def sit(self, seat: Seat) -> Scene | None:
        """The device that was used last acts for this seat."""
        if self.match.holders.get(seat) == PERSON:
            self.hands.take(self.device, seat)
            self.dirty = True
        return None
