"""What a table of Terrorscape shows beside the match itself: moving figures, dice, lightning, weather, maps, curtain."""

from itertools import takewhile

from game.match import Match
from game.rules.engine.script import Choice, Decision, Event
from game.rules.engine.secret import Seat
from game.rules.terrorscape.choice import Pay
from game.rules.terrorscape.seats import KILLER as HUNTER
from game.rules.terrorscape.state import State
from game.rules.terrorscape.tables.cards import ABILITIES
from game.text import Speaker, name, say
from game.ui.draw.theme import Colour
from game.ui.table.facts import TableFacts
from game.ui.terrorscape.board.aids import ALL, LEAST, AidProps, HeatMap, whole
from game.ui.terrorscape.board.villa import Bump, Walk
from game.ui.terrorscape.board.weather import BEAT
from game.ui.terrorscape.encounter.dice_tower import DiceThrow, disclosed_state
from game.ui.terrorscape.encounter.facts import latest
from game.ui.terrorscape.encounter.parts import shows_board
from game.ui.terrorscape.layout import KILLER, SURVIVORS
from game.ui.terrorscape.panels.curtain import DROP, RISE
from game.ui.terrorscape.props import CurtainProps, PromptProps, RecapLine
from game.ui.terrorscape.table import sides
from game.ui.terrorscape.table.sides import Side

DARKENS = 240.0
"""Milliseconds in which the board of a waiting side darkens; it brightens at once."""


class WeatherClock:
    """The time of the weather; the tables in one window share it."""

    def __init__(self) -> None:
        self.time = self.beat = 0.0

    def tick(self, *, still: bool) -> float:
        """The time at which the weather is drawn now: it goes on in beats, and not at all if it stands `still`."""
        if self.beat >= BEAT and not still:
            self.time, self.beat = self.time + self.beat, 0.0
        return self.time


class Presentation:
    """What one table shows now.

    `walks`, `bump`, `throw`, `dice`, `flash`, `caption` and the `played` card belong to the Event that is being shown; `told` is the news before; `shade` is the darkness of the board
    of a waiting side, from 0 to 1. `recap` are the public Events that the curtain tells, each with its icon; it is `own` in a window
    with one side only, which has it once. `cloth_elapsed` and `shutter_elapsed` are the milliseconds of its cloth and its shutter.
    """

    def __init__(self) -> None:
        self.heats = {SURVIVORS: HeatMap(), KILLER: HeatMap()}
        self.recap: list[tuple[str, Colour, Event]] = []
        self.own, self.shade, self.cloth_elapsed, self.shutter_elapsed = False, 0.0, RISE, DROP
        self.clear()

    def clear(self) -> None:
        """Forget what an Event has begun."""
        self.walks: dict[str, Walk] = {}
        self.bump: Bump | None = None
        self.throw, self.dice = DiceThrow(), tuple[int, ...]()
        self.flash, self.caption, self.played, self.shows_board = 0.0, "", "", False
        self.told = ""

    def rest(self, t: State, *, keeps: bool = False) -> None:
        """Show a state without any Event; its sentence and its door stay if they are kept."""
        self.walks.clear()
        self.dice, self.throw = (), DiceThrow()
        if not keeps:
            self.caption, self.played, self.bump = "", "", None
        self.shows_board = shows_board(t, None, walks=False)

    def begin(self, motion: str, dice: tuple[int, ...], words: str, played: str = "") -> None:
        """Begin to show an Event with a sentence, and the card `played` in it. Dice lie until something else happens."""
        self.throw = DiceThrow(thrown=0.0) if motion == "dice" else DiceThrow(judged=0.0) if motion == "verdict" else DiceThrow()
        self.caption, self.played = words, played
        if motion == "dice":
            self.dice = dice
        elif motion not in ("trap", "verdict"):
            self.dice = ()

    def end(self) -> None:
        """End the Event."""
        self.walks.clear()
        self.caption, self.played, self.flash, self.bump = "", "", 0.0, None

    def pick_heat(self, t: State, side: str) -> None:
        """Switch the heat map of a side: all survivors, each of them, none."""
        self.heats[side].picked = next_pick(t, self.heats[side].picked)

    @property
    def seen(self) -> object:
        """What an Event shows, to compare; lightning is drawn over the table."""
        return dict(self.walks), self.bump, self.throw.seen, self.caption, self.played

    def update(self, dt: float, *, waits: bool, still: bool) -> bool:
        """Advance shade and curtain by `dt` milliseconds; return whether the picture has changed. `still` skips motion."""
        before = self.shade, self.cloth_elapsed, self.shutter_elapsed
        self.shade = 0.0 if not waits else 1.0 if still else min(1.0, self.shade + dt / DARKENS)
        self.cloth_elapsed, self.shutter_elapsed = min(RISE, self.cloth_elapsed + dt), min(DROP, self.shutter_elapsed + dt)
        return (self.shade, self.cloth_elapsed, self.shutter_elapsed) != before


def next_pick(t: State, picked: str) -> str:
    """The next choice of the map: all survivors, each survivor in the house, none."""
    order = ["", ALL, *(one.id for one in t.survivors if not one.fate)]
    return order[(order.index(picked) + 1) % len(order)] if picked in order else ""


def update_heat(show: Presentation, side: Side, facts: TableFacts, dt: float) -> bool:
    """Advance the heat map of the open half; return whether it changes. It is computed only after the animations."""
    if not (name := facts.seating.side):
        return False
    heat, decision, still = show.heats[name], side.view.decision, side.context.settings.reduced
    allowed = sides.allows(side.match, name, "computed")
    asks = allowed and not facts.busy and bool(heat.picked or name == SURVIVORS)
    ended = whole(name, decision.prompt if decision is not None and HUNTER in decision.options else "")
    return heat.update(facts.state, side.context.agent_worker, dt, allowed=allowed, asks=asks, ended=ended, still=still)


# ------------------------------------------------------------------ parts of the props

PAYMENT = "prompt-pay"
"""The prompt for the card that the killer pays with."""
EXCHANGE = "prompt-hand"
"""The prompt for what a survivor offers in a trade."""


def prompt_props(side: Side, asks: Seat | None, usual: Choice | None) -> PromptProps:
    """The open prompt of a side; `asks` is its seat while nothing else is shown, `usual` the answer that Space gives."""
    decision = side.view.decision
    if decision is None:
        return PromptProps()
    may_pass = asks is not None and bool(side.partners) and not side.thinking
    # a card that is still to be paid for is not public yet, so it can be taken back (TS-165)
    may_undo = asks is not None and decision.prompt == PAYMENT and side.undo_refusal() is None
    words = _with_progress(side, decision, side.speaker.prompt(decision))
    left = int(decision.about.get("left", 0))
    return PromptProps(
        decision.prompt, words, side.seat, asks, side.prompted, usual, may_pass=may_pass, may_undo=may_undo, left=left
    )  # fmt: skip


def _with_progress(side: Side, decision: Decision, words: str) -> str:
    """The words of a prompt, with which of several cards is paid, or what is on offer in a trade, which no list shows."""
    team, card = side.view.state.team, str(decision.about.get("card", ""))
    if decision.prompt == PAYMENT and card in ABILITIES and ABILITIES[card].cost > 1:
        paid = sum(1 for _ in takewhile(lambda one: isinstance(one.choice, Pay), reversed(side.match.actions)))
        return say("ui-ts-paying", words=words, number=paid + 1, most=ABILITIES[card].cost)
    if decision.prompt == EXCHANGE and (items := (*team.offer, *team.answer)):
        return say("ui-ts-on-table", words=words, items=items)
    return words


def curtain_props(show: Presentation, speaker: Speaker, share: float, *, is_down: bool) -> CurtainProps:
    """The curtain, whose key has been held for a `share` of its time; it tells public Events while it `is_down`."""
    lines = list[RecapLine]()
    for sign, colour, one in show.recap if is_down else ():
        if words := " ".join(speaker.event(one).split()):
            lines.append(RecapLine(sign, colour, words))
    return CurtainProps(show.own, share, show.cloth_elapsed, show.shutter_elapsed, tuple(lines))


def latest_words(t: State, throw: DiceThrow, speaker: Speaker) -> str:
    """The last public sentence of an encounter, as far as the dice have disclosed it."""
    if t.encounter is None:
        return ""
    fact = latest(disclosed_state(t, throw))
    return say("ui-ts-encounter") if fact is None else " ".join(speaker.event(fact).split())


def aid_props(match: Match, t: State, side: str, heat: HeatMap | None) -> AidProps:
    """The aids on the board of a side; none for a spectator and behind the curtain."""
    if heat is None:
        return AidProps()
    chances, legend = tuple((place, share) for place, share in heat.seen().items() if share >= LEAST), ""
    marks = sides.marks(match, t, side) if sides.allows(match, side, "marks") else {}
    if heat.picked and sides.allows(match, side, "computed"):
        who = say("ui-ts-heat-all") if heat.picked == ALL else name(heat.picked)
        legend = say("ui-ts-heat-soon", who=who) if heat.chances is None else who
    return AidProps(side, chances, tuple((place, tuple(signs)) for place, signs in marks.items()), legend)


def known(match: Match, t: State, side: str, heat: HeatMap | None) -> tuple[tuple[int, int] | None, ...]:
    """For each survivor, on its own side, what the killer can know: possible rooms, and the chance of its own in per cent."""
    found: list[tuple[int, int] | None] = [None] * len(t.survivors)
    if heat is None or side != SURVIVORS or not sides.allows(match, side, "computed"):
        return tuple(found)
    for number, one in enumerate(t.survivors):
        acted = t.side == SURVIVORS and bool(t.team.acted) and t.team.acted[number]
        knows = None if one.fate else heat.known(number, t.team.places[number], acted=acted)
        found[number] = None if knows is None else (knows[0], round(100 * knows[1]))
    return tuple(found)
