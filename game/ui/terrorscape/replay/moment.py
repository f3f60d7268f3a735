"""What the open boards show at a moment: what each figure did in the round, the figures that move, and the killer's belief.

The belief is that of the agents, computed from what his seat had seen by then. A whole match takes some tenths of a second, so it is
computed in order, a little in each frame.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, NamedTuple

from game.rules.engine.agent import Observation
from game.rules.engine.script import Action, Event
from game.rules.terrorscape import event
from game.rules.terrorscape.seats import KILLER
from game.rules.terrorscape.state import Place, State
from game.storage.replay import Replay
from game.text import say
from game.ui.table.director import ease
from game.ui.terrorscape import theme
from game.ui.terrorscape.board import figures
from game.ui.terrorscape.board.aids import Chances, whole, work_out
from game.ui.terrorscape.board.villa import Point, Walk
from game.ui.terrorscape.layout import KILLER as KILLER_SIDE
from game.ui.terrorscape.replay.rounds import CloseCall, Log

SLICE = 0.006
"""Seconds of a frame to spend on beliefs; one that has begun is completed."""
SHOWN = 3
"""The number of locations shown for each survivor."""
FigurePosition = tuple[str, Point]
"""A location and a point in Villa pixels."""
LASTS = 320.0
"""Duration of a move in milliseconds."""
HUNTER = "killer"
"""The killer among the survivors' ids."""


# ------------------------------------------------------------------ what was done


class RoundAction(NamedTuple):
    """What somebody did: `who` is a survivor's id or HUNTER; `values` are the arguments of its message."""

    who: str
    kind: str
    values: Mapping[str, Any]
    moment: int


SIGNS: dict[str, theme.Sign] = {
    "went": theme.feet, "passage": theme.feet, "searched": theme.glass, "discovered": theme.cards, "used": theme.star, "repaired": theme.wrench,
    "trap": theme.jaws, "cracker": theme.noise, "traded": theme.swap, "healed": theme.heart, "calm": theme.heart, "hurt": theme.drop,
    "screamed": theme.fear, "died": theme.drop, "out": theme.way_out, "cleared": theme.planks, "key": theme.key, "noise": theme.noise,
    "came": theme.knife, "prowled": theme.feet, "sneaked": theme.feet, "card": theme.cards, "found": theme.knife, "vain": theme.glass,
    "sensed": theme.noise, "barred": theme.planks, "repelled": theme.shield, "struck": theme.knife, "level": theme.star, "plan": theme.star,
}  # fmt: skip
"""The icon of each kind of action."""
WEIGHT = ("died", "out", "struck", "found", "hurt", "key", "repelled", "searched", "discovered", "repaired", "came", "sneaked")
"""The kind whose icon a row shows is the first of these; without one, that of the first action."""
MERGED = {"went": "steps", "prowled": "steps", "sneaked": "steps", "searched": "items", "discovered": "items"}
"""Kinds of which consecutive ones are one action, and the value that is added up."""
Made = tuple[str, str, dict[str, Any]]
HAPPENED: Mapping[type[Event], Callable[[Any, str], Made]] = {
    event.SurvivorWalked: lambda one, _: (one.survivor, "went", {"steps": 1}),
    event.PassageTaken: lambda one, _: (one.survivor, "passage", {}),
    event.KillerAppeared: lambda one, _: (HUNTER, "came", {}),
    event.KillerMoved: lambda one, _: (HUNTER, "prowled", {"steps": 1}),
    event.KillerHid: lambda one, _: (HUNTER, "sneaked", {"steps": 0}),
    event.Crept: lambda one, _: (HUNTER, "sneaked", {"steps": 1}),
    event.SurvivorEscaped: lambda one, _: (one.survivor, "out", {}),
    event.ItemDrawn: lambda one, _: (one.survivor, "searched" if one.deck == "search" else "discovered", {"items": (one.item,)}),
    event.ItemUsed: lambda one, _: (one.survivor, "used", {"thing": one.item}),
    event.AbilityUsed: lambda one, _: (one.survivor, "used", {"thing": one.ability}),
    event.ItemShown: lambda one, _: (one.survivor, "used", {"thing": one.item}),
    event.Warded: lambda one, _: (one.survivor, "used", {"thing": one.item}),
    event.RadioRepaired: lambda one, _: (one.survivor, "repaired", {"progress": one.progress}),
    event.TrapLaid: lambda one, _: (one.survivor, "trap", {}),
    event.CrackerLit: lambda one, _: (one.survivor, "cracker", {}),
    event.Traded: lambda one, _: (one.survivor, "traded", {"partner": one.partner}),
    event.PlanUsed: lambda one, _: (one.survivor, "plan", {"plan": one.plan}),
    event.Healed: lambda one, _: (one.survivor, "healed", {}),
    event.FearLost: lambda one, _: (one.survivor, "calm", {}),
    event.Injured: lambda one, _: (one.survivor, "hurt", {}),
    event.Screamed: lambda one, _: (one.survivor, "screamed", {}),
    event.Eliminated: lambda one, _: (one.survivor, "died", {}),
    event.NoiseMade: lambda one, who: (who, "noise", {}),
    event.BarricadeCleared: lambda one, who: (who, "cleared", {}),
    event.KeyHung: lambda one, who: (who, "key", {}),
    event.CardPlayed: lambda one, _: (HUNTER, "card", {"card": one.card}),
    event.Searched: lambda one, _: (HUNTER, "found", {"found": one.found}) if one.found else (HUNTER, "vain", {}),
    event.Sensed: lambda one, _: (HUNTER, "sensed", {"found": one.found}),
    event.BarricadePlaced: lambda one, _: (HUNTER, "barred", {}),
    event.Defended: lambda one, _: (HUNTER, "repelled" if one.success else "struck", {}),
    event.LevelGained: lambda one, _: (HUNTER, "level", {"level": one.level}),
}
"""The person, the kind and the values of an Event; the second argument is whose answer led to it."""


def round_actions(events: Log, actions: Sequence[Action], names: Sequence[str], begin: int) -> list[RoundAction]:
    """What everybody did. The first of `events` led to the moment `begin`; `actions` are those of the whole match."""
    found: list[RoundAction] = []
    for moment, happened in enumerate(events, begin):
        seat = actions[moment - 1].seat if moment else 0
        who = names[seat - 1] if seat > 0 else HUNTER
        for one in happened:
            if type(one) in HAPPENED:
                _add(found, RoundAction(*HAPPENED[type(one)](one, who), moment))
    return found


def _add(found: list[RoundAction], new: RoundAction) -> None:
    """Append an action, or merge it with the last one of the same person."""
    at, old = next(((at, one) for at, one in reversed(list(enumerate(found))) if one.who == new.who), (0, None))
    if old is None or old.kind != new.kind:
        found.append(new)
    elif what := MERGED.get(new.kind):
        found[at] = old._replace(values={what: old.values[what] + new.values[what]}, moment=new.moment)
    elif new.kind != "noise":
        found.append(new)


def words_of(done: Sequence[RoundAction]) -> str:
    """A list of actions in words."""
    if not done:
        return say("ui-ts-deed-none")
    words = list(dict.fromkeys(say(f"ui-ts-deed-{one.kind}", **one.values) for one in done))
    return say("ui-ts-deeds", deeds=tuple(words))


def sign_of(done: Sequence[RoundAction]) -> theme.Sign | None:
    """The icon of the most important action."""
    if not done:
        return None
    kinds = [one.kind for one in done]
    return SIGNS[next((kind for kind in WEIGHT if kind in kinds), kinds[0])]


# ------------------------------------------------------------------ the boards


class OpenBoards(NamedTuple):
    """Both boards at a moment: full state, the killer's Observation, his belief (None until computed), the round's actions.

    `hidden_path` is the killer's path while unseen, `true_places` the locations of the survivors on show, `side` that of the
    half-turn, `close_call` the latest one of the half-turn, `alarm` its rooms, `who` the survivor whose belief is shown (None:
    any), `marks` those that the killer set, `walks` the moving figures.
    """

    t: State
    killer_state: State
    belief: Chances | None
    round_actions: Sequence[RoundAction]
    hidden_path: Sequence[Place]
    true_places: Mapping[str, Place]
    side: str
    close_call: CloseCall | None = None
    alarm: Sequence[Place] = ()
    who: int | None = None
    marks: Mapping[Place, list[str]] = {}
    walks: Mapping[str, Walk] = {}


def killer_belief(view: Observation[State]) -> Chances:
    """The belief that follows from the killer's Observation. While he resolves a card, it is unfinished for his agents, too."""
    prompt = view.decision.prompt if view.decision is not None else ""
    return work_out(view.state, ended=whole(KILLER_SIDE, prompt))


def likeliest(each: Mapping[Place, float], true: Place) -> list[tuple[Place, float]]:
    """The likeliest locations of a survivor; the true one replaces the last if it is not among them."""
    rated = sorted(each.items(), key=lambda one: -one[1])
    found = rated[:SHOWN]
    if true and true not in dict(found):
        found[SHOWN - 1 :] = [(true, each.get(true, 0.0))]
    return found


class BeliefHistory:
    """The killer's beliefs in a match, as far as they are computed."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.made: list[Chances] = []

    @property
    def done(self) -> bool:
        """Whether all are computed."""
        return len(self.made) > self.replay.last

    def at(self, moment: int) -> Chances | None:
        """The belief at a moment; None if it is not computed yet."""
        return self.made[moment] if moment < len(self.made) else None

    def compute(self, seconds: float = SLICE) -> None:
        """Compute beliefs for some seconds."""
        until = perf_counter() + seconds
        while not self.done:
            self.made.append(killer_belief(self.replay.at(len(self.made)).view(KILLER)))
            if perf_counter() >= until:
                return


def figure_positions(t: State) -> dict[str, FigurePosition]:
    """The position of each survivor and of the killer on the open board."""
    found = figures.tokens(t, figures.TRUTH)
    return {token.figure: (token.place, at) for token, at in zip(found, figures.spots(found), strict=True) if token.figure}


@dataclass
class FigureMotion:
    """Moving figures: start, goal, and progress from 0 to 1."""

    start: dict[str, FigurePosition] = field(default_factory=dict)
    goal: dict[str, FigurePosition] = field(default_factory=dict)
    share: float = 1.0

    def move(self, before: State, after: State, *, still: bool) -> None:
        """Start the move between two states; `still` ends it at once."""
        start, goal = figure_positions(before), figure_positions(after)
        self.goal = {who: at for who, at in goal.items() if start.get(who, at) != at}
        self.start, self.share = start, 1.0 if still or not self.goal else 0.0

    def stop(self) -> None:
        """End the move."""
        self.share = 1.0

    def update(self, dt: float) -> bool:
        """Advance the move by `dt` milliseconds; return whether anything has moved."""
        moves = self.share < 1
        self.share = min(1.0, self.share + dt / LASTS)
        return moves

    @property
    def now(self) -> dict[str, Walk]:
        """The figures that have not arrived."""
        if self.share >= 1:
            return {}
        ways, part = {who: (*self.start[who], *goal) for who, goal in self.goal.items()}, ease(self.share)
        return {who: Walk(origin, place, start, end, part) for who, (origin, start, place, end) in ways.items()}
