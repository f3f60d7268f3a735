"""The data that the rails show: Heroes, the progress of the adventure, the turn order, forecasts, tabs and scroll positions."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.rules.ravenloft import stats
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.adventures.adventure import Goal
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Monster, State
from game.rules.ravenloft.tables.cards import MONSTERS
from game.text import say
from game.ui.draw.canvas import Area
from game.ui.ravenloft.choreography.shown_state import Activations, ShownState
from game.ui.widgets import layout
from game.ui.widgets.focus import Place


class Intent(NamedTuple):
    """The next action of a Monster in words, and the damage of its attack (0: it does not attack)."""

    words: str
    damage: int = 0


Told = dict[str, Intent]
"""The next action of each figure, by its id."""


@dataclass
class Sides:
    """The state of the rails, the tray and the hand: which tab is open, and how far each is scrolled.

    `room` is the part of a single rail that answers leave free. `crowded` says that the right rail has no room for the log. `spots` are the
    areas of the panels. `intents` caches forecasts.
    """

    tab: str = "heroes"
    left: layout.Scroll = field(default_factory=layout.Scroll)
    right: layout.Scroll = field(default_factory=layout.Scroll)
    tray: layout.Scroll = field(default_factory=layout.Scroll)
    tray_at: Area = layout.NOWHERE
    room: Area = layout.NOWHERE
    first_card: int = 0
    turned: Place = None
    intents: tuple[State, Told] | None = None
    crowded: bool = False
    tools: set[str] = field(default_factory=set)
    spots: list[tuple[str, Area]] = field(default_factory=list)

    @property
    def scrolls(self) -> list[layout.Scroll]:
        """All scrollable areas, the topmost first."""
        return [self.tray, self.left, self.right]

    def turn(self, step: int) -> None:
        """Page through the cards of the hand."""
        self.first_card = max(0, self.first_card + step)

    def show(self, tab: str) -> None:
        """Open a tab."""
        self.tab = tab
        self.left.top = 0


# ------------------------------------------------------------------ Heroes


class HeroView(NamedTuple):
    """A Hero, its seat, the seat's holder, and the seat that decides now."""

    t: State
    seat: int
    stage: ShownState
    holder: str
    asked: int | None

    @property
    def left(self) -> int:
        """Its Hit Points at the Event that is being shown."""
        return self.stage.health[self.t.heroes[self.seat].id]

    @property
    def key(self) -> tuple[object, ...]:
        """Everything that its panel depends on, as a cache key."""
        one, t = self.t.heroes[self.seat], self.t
        return (
            one.id, one.level, self.left, tuple(one.conditions), self.holder, self.asked == self.seat, tuple(t.turn.parts),
            t.turn.hero, self.stage.phase, stats.armour(t, one.id), stats.speed(t, self.seat), tuple(effect.card for effect in t.lasting),
            one.gone, tuple(one.tokens), len(one.loot), len(one.spare),
        )  # fmt: skip


# ------------------------------------------------------------------ the adventure


class Count(NamedTuple):
    """A count: the id of what is counted, its number, the number that decides, and whether it wins."""

    what: str
    value: int
    goal: int
    wins: bool


def counts(t: State) -> list[Count]:
    """All counts of the adventure's goals, those that win first."""
    adventure = occasions.adventure(t)
    won = [Count(*found, wins=True) for goal in adventure.won for one in _parts(goal) if (found := _counted(t, one))]
    lost = [Count(*found, wins=False) for goal in adventure.lost for one in _parts(goal) if (found := _counted(t, one))]
    return won + lost


def _parts(goal: Goal) -> list[Goal]:
    return [goal, *(part for one in goal.any_of for part in _parts(one))]


def _counted(t: State, goal: Goal) -> tuple[str, int, int] | None:
    if goal.counter:
        return goal.counter, min(goal.amount, t.quest.counters.get(goal.counter, 0)), goal.amount
    if goal.ask == "markers":
        markers = [marker for other in t.villains if other.kind == goal.figure for marker in other.markers]
        return goal.token, markers.count(goal.token), goal.amount
    return None


def count_words(one: Count) -> str:
    """A count in words."""
    return say("ui-count", what=one.what, value=one.value, goal=one.goal)


def sealed(t: State) -> bool:
    """Whether the stairs of the Start tile are barred, because the exit is elsewhere."""
    return any(row.do == "escape-by-stairs" for row in occasions.adventure(t).trigger)


def teaches(t: State) -> bool:
    """Whether Heroes can learn more Powers in this adventure."""
    return any(row.do == "trade-for-power" for row in occasions.adventure(t).trigger)


# ------------------------------------------------------------------ the turn order


class OrderRow(NamedTuple):
    """A row of the turn order: its number ("" if it does not act now, "+" next to another of its kind), its id, its Hit Points and their maximum.

    `owner` is the Hero in whose Villain Phases it acts, if that is another Hero; `state` is "done", "now", or "" if it is still to come.
    """

    number: str
    who: str
    hp: int
    most: int
    owner: str
    acts: bool
    state: str = ""


def order(t: State, stage: ShownState) -> list[OrderRow]:
    """The rows of the active Hero's Villain Phase in turn order (CR-091 to CR-094), then those that wait for another Hero."""
    seat = next((seat for seat, hero in enumerate(t.heroes) if hero.id == stage.hero), t.turn.hero)
    rows: list[OrderRow] = []
    place = 0
    for villain in t.villains:
        place += 1
        rows.append(OrderRow(str(place), villain.id, figure.monster_hp(villain), MONSTERS[villain.kind].hp, "", True))
    seen: set[str] = set()
    for threat in t.heroes[seat].threats:
        kind = threat.kind if isinstance(threat, Monster) else threat.card
        place += 0 if kind in seen else 1
        seen.add(kind)
        rows.append(_row(str(place), threat, ""))
    for waiting in figure.clockwise(t, seat)[1:]:
        for threat in t.heroes[waiting].threats:
            acts = isinstance(threat, Monster) and threat.kind in seen
            rows.append(_row("" if not acts else "+", threat, t.heroes[waiting].id))
    return [row._replace(state=_state(row.who, stage.activations)) for row in rows]


def _state(who: str, found: Activations) -> str:
    return "now" if who == found.now else "done" if who in found.done else ""


def foremost(rows: Sequence[OrderRow]) -> int:
    """The index of the row that acts now or next; -1 if all have acted."""
    order = [place for state in ("now", "") for place, row in enumerate(rows) if row.state == state and row.acts]
    return order[0] if order else -1


def _row(number: str, threat: object, owner: str) -> OrderRow:
    if isinstance(threat, Monster):
        return OrderRow(number, threat.id, figure.monster_hp(threat), MONSTERS[threat.kind].hp, owner, bool(number))
    return OrderRow(number, getattr(threat, "card", ""), 0, 0, owner, bool(number))


def kind_of(who: str) -> str:
    """The kind of a numbered Monster: "wolf-2" is a wolf."""
    stem, _, tail = who.rpartition("-")
    return stem if tail.isdecimal() else who
