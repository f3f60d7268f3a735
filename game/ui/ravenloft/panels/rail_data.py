"""The data that the rails show: Heroes, the progress of the adventure, the turn order, and what Monsters will do."""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.ravenloft import hero as turns, stats
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.adventures.adventure import Goal
from game.rules.ravenloft.forecasts import forecast
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Monster, State
from game.rules.ravenloft.tables.cards import ADVENTURES, HEROES, MONSTERS, TREASURES
from game.text import has, name, say
from game.ui.draw.theme import BLUE, RAVENLOFT, Colour
from game.ui.ravenloft.board.faces import token_of
from game.ui.ravenloft.choreography.shown_state import Activations, ShownState

# ------------------------------------------------------------------ Heroes


Stat = tuple[int, str, Colour | None]
"""A number of a Hero, the id of its name, and its colour: gold above the printed number, blue below, None for the usual one."""


def _stat(value: int, printed: int, what: str) -> Stat:
    return value, what, RAVENLOFT.accent if value > printed else BLUE if value < printed else None


class Chip(NamedTuple):
    """A label with its colour and a small picture ("" without one)."""

    words: str
    colour: Colour
    picture: str = ""


class HeroProps(NamedTuple):
    """A Hero: its Hit Points (`left` of `most`) at the Event that is being shown, and whether it is `asked` now.

    `parts` are the parts of its Hero Phase in words, each with whether it may still come. `text` is its power, "" without a use.
    """

    id: str
    level: int
    left: int
    most: int
    status: str
    asked: bool
    stats: tuple[Stat, ...]
    parts: tuple[tuple[str, bool], ...]
    conditions: tuple[str, ...]
    effects: tuple[Chip, ...]
    carried: tuple[Chip, ...]
    gone: bool
    text: str

    @property
    def chips(self) -> tuple[Chip, ...]:
        """Conditions with their tokens, lasting effects, and what it carries."""
        return (*(Chip(name(one), BLUE, token_of(one)) for one in self.conditions), *self.effects, *self.carried)


def hero_props(t: State, seat: int, stage: ShownState, holder: str, asked: int | None) -> HeroProps:
    """Return what the rails show of the Hero in a seat, which `holder` plays."""
    hero, row = t.heroes[seat], figure.level(t.heroes[seat])
    left = stage.health[hero.id]
    numbers = (
        _stat(stats.armour(t, hero.id), row.ac, "ui-ac"), _stat(stats.speed(t, seat), row.speed, "ui-speed"),
        _stat(row.surge, row.surge, "ui-surge"),
    )  # fmt: skip
    effects = tuple(Chip(name(effect.card), RAVENLOFT.accent) for effect in t.lasting if seat in effect.heroes)
    useful = len(t.heroes) > 1 or not (HEROES[hero.id].aura or HEROES[hero.id].at_end)  # else its power helps only others
    return HeroProps(
        hero.id, hero.level, left, row.hp, _status(t, seat, left, holder, asked), asked == seat, numbers, _parts_left(t, seat, stage),
        tuple(hero.conditions), effects, tuple(carried(t, seat)), bool(hero.gone), say(f"text-{hero.id}") if useful else "",
    )  # fmt: skip


def _status(t: State, seat: int, left: int, holder: str, asked: int | None) -> str:
    """Return whether a Hero is active, and who plays it."""
    if left == 0:
        return say("ui-fallen")
    if asked == seat:
        return say("ui-your-turn") if t.turn.hero == seat else say("ui-your-answer")
    return say("ui-human") if holder == "person" else say("ui-computer", level=say(f"level-{holder}"))


def _parts_left(t: State, seat: int, stage: ShownState) -> tuple[tuple[str, bool], ...]:
    """Return the parts of the Hero Phase: move and attack (CR-045)."""
    if t.turn.hero != seat or stage.phase not in ("hero", "start"):
        return ()
    moves = t.turn.parts.count("move")
    made = [(say("ui-moved", count=moves), False)] if moves else []
    made += [(say("ui-may-move"), True)] if turns.may_move(t) and stats.speed(t, seat) >= 1 else []
    if turns.may_attack(t):
        return (*made, (say("ui-may-attack"), True))
    return (*made, (say("ui-attacked"), False)) if "attack" in t.turn.parts else tuple(made)


def carried(t: State, seat: int) -> list[Chip]:
    """Return facts of an adventure: whether a Hero has left, its Item tokens, its loot, the Powers that it may still learn."""
    hero, gold = t.heroes[seat], RAVENLOFT.accent
    labels = (
        [Chip(say("ui-gone", way=hero.gone), BLUE, token_of("escaped") if hero.gone == "escaped" else "")] if hero.gone else []
    )
    labels += [Chip(name(token), gold, token_of(token)) for token in hero.tokens]
    if hero.loot:
        labels.append(Chip(say("ui-loot", count=len(hero.loot)), gold, token_of("loot")))
    if hero.spare and teaches(t):
        labels.append(Chip(say("ui-unlearnt", count=len(hero.spare)), gold, token_of("power-deck")))
    return labels


class Stock(NamedTuple):
    """The Healing Surges that are left, and the experience in the pile."""

    surges: int
    xp: int


def stock(t: State, stage: ShownState) -> Stock:
    """Return the stock of the party."""
    return Stock(stage.surges, sum(MONSTERS[card].xp if card in MONSTERS else TREASURES[card].xp for card in t.pile))


# ------------------------------------------------------------------ the adventure


class Count(NamedTuple):
    """A count: the id of what is counted, its number, the number that decides, and whether it wins."""

    what: str
    value: int
    goal: int
    wins: bool


class Objective(NamedTuple):
    """The objective of the adventure in words, the Sun's place on its track and the last one (0 without a track), and the counts."""

    goal: str
    sun: int
    sunset: int
    counts: tuple[Count, ...]


def objective(t: State) -> Objective:
    """Return the objective of the adventure; once the tile that it is about lies in the dungeon, what is left to do there."""
    adventure = ADVENTURES[t.adventure].id
    found = (f"found-{adventure}-{tile}" for tile in landmarks(t).values())
    return Objective(say(next(filter(has, found), f"goal-{adventure}")), t.quest.sun, t.quest.sunset, tuple(counts(t)))


def landmarks(t: State) -> dict[int, str]:
    """Return the tiles that the adventure is about, as far as they lie in the dungeon, by their index."""
    needed = occasions.adventure(t).needed
    return {index: placed.tile for index, placed in enumerate(t.board.tiles) if placed.tile in needed}


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


# ------------------------------------------------------------------ what Monsters will do


class Intent(NamedTuple):
    """The next action of a Monster in words, and the damage of its attack (0: it does not attack)."""

    words: str
    damage: int = 0


Told = dict[str, Intent]
"""The next action of each figure, by its id."""


def intents(t: State) -> Told:
    """The next action of every Monster in the present state (CR-145)."""
    told: Told = {}
    for other in figure.foes(t):
        coming = forecast.coming(t, other)
        if coming.blows:
            most = max(coming.blows, key=lambda blow: blow.damage)
            told[other.id] = Intent(say("ui-intent-strike", strike=coming.strike, damage=most.damage), most.damage)
        elif coming.goals:
            told[other.id] = Intent(say("ui-intent-move"))
        elif not (coming.deed or coming.asleep):
            told[other.id] = Intent(say("ui-intent-idle"))
    return told
