"""The consequences of using a card now: dry runs of its rules, one with a hit and one with a miss, listed line by line.

The module has no code for single cards: a line comes from an Event that the script yields, or from a question that it asks. The
results of draws are left out.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Literal, NamedTuple

from game.rules.engine.script import Action, Choice, Decision, Done, Event
from game.rules.engine.secret import Seat
from game.rules.ravenloft import event, hero, turn
from game.rules.ravenloft.choice import PickCard, PickCondition, PickTile, Target
from game.rules.ravenloft.forecasts import forecast
from game.rules.ravenloft.forecasts.dry_run import play, setting, stage
from game.rules.ravenloft.space import figure, targets
from game.rules.ravenloft.state import CardId, Figure, State
from game.rules.ravenloft.tables.cards import CARDS
from game.rules.ravenloft.tables.content import Card

When = Literal["first", "hit", "miss", "then"]
ORDER: tuple[When, ...] = ("first", "hit", "miss", "then")
FATES = frozenset({"down", "up", "gone"})
"""Kinds of lines about the card itself."""
AIMS = ("prompt-target", "prompt-another-target", "prompt-next-target", "prompt-attack-tile")
"""Questions for the targets of the card, which are no consequences."""
NOW = ("attack", "no-attack", "move", "free", "start")
"""The moments of cards that their player uses at will."""
WINDOWS = ("prompt-react-", "prompt-level", "prompt-start", "prompt-hero-phase")
"""Questions about other things, which are declined."""
MOVES = ("asked-push-tile", "asked-place-which", "asked-place-adjacent")
"""Questions for the place of a figure."""
PREFIX = "prompt-"
SILENT = frozenset({"prompt-place"})
"""Questions that only refine the previous one."""


class Then(NamedTuple):
    """One consequence: `kind` is an effect ("damage") or a question ("asked-push-tile") about one or all of `who`.

    `one` means that the player picks one of them, `free` that the player may decline. `amount` is the amount of the effect, or
    the number of ways; `each` is the amount for each of `who` if they differ.
    """

    when: When
    kind: str
    who: tuple[str, ...] = ()
    amount: int = 0
    one: bool = False
    free: bool = False
    each: tuple[int, ...] = ()


NOBODY: tuple[Figure, int] = ("", -1)


class _LineRecorder:
    """Records the lines of one dry run of a card that attacks `target` and the others of `struck`.

    It picks the figure with index `pick` of several; the answers in `given` come first.
    """

    def __init__(
        self, t: State, row: Card, target: Figure, struck: Iterable[Figure], pick: int, given: Iterable[Choice] = ()
    ) -> None:
        self.t, self.row, self.target, self.struck, self.pick = t, row, target, set(struck), pick
        self.rolled = row.attack is None or row.attack.bonus is None
        self.lines: list[Then] = []
        self.asked, self.given = set[str](), list(given)
        self.drawn = False
        self.picked = NOBODY

    # -------------------------------------------------------------- questions

    def answer(self, asked: Decision, options: tuple[Any, ...]) -> Choice:
        """Answer a question: pick the target, decline unrelated questions, else take the first option and record the question."""
        if self.given and self.given[0] in options:
            return self.given.pop(0)
        self.given.clear()
        declines = Done() in options
        ways = [one for one in options if one != Done()]
        if self.drawn or asked.prompt.startswith(WINDOWS):
            return Done() if declines else options[0]
        if asked.prompt in AIMS and self.row.attack is not None:
            return self._aim(ways)
        if asked.prompt in self.asked:  # each question is recorded once
            return Done() if declines else ways[0]
        self.asked.add(asked.prompt)
        first: Choice = ways[self.pick % len(ways)] if isinstance(ways[0], Target | PickCondition) else ways[0]
        if asked.prompt not in SILENT and (not self.picked[0] or _names(ways)):  # the place of a picked figure is left out
            self._ask(asked, ways, first, declines=declines)
        return first

    def _aim(self, ways: list[Any]) -> Choice:
        if Target(self.target) in ways:
            return Target(self.target)
        tiles = figure.tiles_of(self.t, self.target) if self.target else []
        choice: Choice = next((one for one in ways if isinstance(one, PickTile) and one.tile in tiles), ways[0])
        return choice

    def _ask(self, asked: Decision, ways: list[Any], first: Choice, *, declines: bool) -> None:
        named = _names(ways)
        who = named or tuple(str(one) for key, one in asked.about.items() if key in ("figure", "hero") and one != "none")
        self.picked = (first.figure, len(self.lines)) if isinstance(first, Target | PickCondition) else NOBODY
        kind, last = f"asked-{asked.prompt.removeprefix(PREFIX)}", self.lines[-1] if self.lines else None
        if kind == "asked-place-which" and last is not None and last.kind == "asked-push-tile" and not last.who:
            self.lines[-1] = last._replace(who=who)
            return
        self.lines.append(Then("then" if self.rolled else "first", kind, who, len(ways), len(named) > 1, declines))

    # -------------------------------------------------------------- Events

    def see(self, happened: Event) -> None:
        """Record an Event that is relevant to a player."""
        match happened:
            case event.DieRolled():
                self.rolled, self.picked = True, NOBODY
            case event.Attacked():
                self.struck.add(happened.target)
            case event.TreasureDrawn() if not self.drawn:
                self._add("treasure", happened.hero, 0)
                self.drawn = True
            case event.Damaged() if happened.figure not in self.struck or self.picked[0] == happened.figure:
                self._add("damage", happened.figure, happened.amount, answered=happened.cause == self.row.id)
            case event.Healed():
                self._add("healed", happened.figure, happened.amount, answered=happened.cause == self.row.id)
            case event.MonsterDestroyed():
                self._add("falls", happened.figure, happened.xp)
            case event.ConditionEnded():
                self._add("cured", happened.hero, 0, answered=True)
            case event.Relocated():
                self._move(happened.figure)
            case _:
                self._see_pieces(happened)

    def _see_pieces(self, happened: Event) -> None:
        """Record markers, and the card itself being turned or discarded."""
        card = self.row.id
        match happened:
            case event.MarkerGained():
                self._add(f"marked-{happened.marker}", happened.figure, 0, answered=True)
            case event.MarkerPlaced():
                self._add("marker", happened.card, 0)
            case event.CardTurned() if happened.card == card:
                self._add("up" if happened.up else "down", "", 0)
            case event.TreasureDiscarded() if happened.card == card:
                self._add("gone", "", 0)

    def _move(self, who: Figure) -> None:
        """Record a moved figure with the question for its place; without a question only a Monster."""
        place = next((place for place, line in enumerate(self.lines) if line.kind in MOVES), None)
        if place is None and figure.seat_of(self.t, who) is None:
            self._add("moved", who, 0)
        elif place is not None and not self.lines[place].one and not self.drawn:
            self.lines[place] = self.lines[place]._replace(who=tuple(dict.fromkeys([*self.lines[place].who, who])))

    def _add(self, kind: str, who: str, amount: int, *, answered: bool = False) -> None:
        """Add a line, which replaces its question; lines of one kind and amount are merged."""
        name, place = self.picked
        if self.drawn:
            return
        if answered and who == name and self.lines[place].kind.startswith("asked-"):
            self.lines[place] = self.lines[place]._replace(kind=kind, amount=amount)
            return
        for number, line in enumerate(self.lines):
            if (line.kind, line.amount, line.one) == (kind, amount, False):
                self.lines[number] = line._replace(who=tuple(dict.fromkeys([*line.who, who])))
                return
        self.lines.append(Then("then", kind, (who,) if who else (), amount))


def _names(ways: list[Any]) -> tuple[str, ...]:
    """The figures or cards that the options of a question name."""
    figures = [one.figure for one in ways if isinstance(one, Target | PickCondition)]
    return tuple(dict.fromkeys(figures or [one.card for one in ways if isinstance(one, PickCard)]))


# ------------------------------------------------------------------ rehearsing


Begun = tuple[State, Sequence[Action]]
"""The state at the start of the step in which a card is being used, and the answers since."""


def follow(t: State, seat: Seat, card: CardId, target: Figure = "", begun: Begun | None = None) -> list[Then]:
    """The consequences if a Hero uses a card now, against `target` if it attacks; none for reactions and for used cards.

    `begun` is given for a card in use that asks for its target.
    """
    row, used = CARDS[card], any(held.card == card and held.used for held in t.heroes[seat].powers)
    if row.when not in NOW or t.heroes[seat].square is None or not figure.up(t, seat):
        return []
    if begun is None and (used or not hero.works(t, seat, row)):
        return []
    struck, staged = _struck(t, seat, row, target), stage(begun[0] if begun else t)
    rolls = row.attack is not None and row.attack.bonus is not None
    miss, hit = _faces(t, seat, card, struck) if rolls else (None, forecast.FACES)
    given = [action.choice for action in begun[1]] if begun else []

    def rehearsed(face: int, pick: int) -> list[Then]:
        world = setting(staged, lambda: face)
        told = _LineRecorder(world, row, target, struck, pick, given)
        play(turn.step(world) if begun else hero.use(world, seat, card), told.answer, told.see)
        return [line for line in told.lines if begun is None or line.kind not in ("down", "gone")]  # that has happened already

    return _merged(*(None if face is None else _tried(partial(rehearsed, face)) for face in (hit, miss)))


def _tried(rehearsed: Callable[[int], list[Then]]) -> list[Then]:
    """The lines of a dry run, with the amounts for each figure that can be picked."""
    made = rehearsed(0)
    return [_shared(line, [made, *map(rehearsed, range(1, len(line.who)))]) if _deals(line) else line for line in made]


def _deals(line: Then) -> bool:
    return line.one and line.kind in ("damage", "healed")


def _shared(line: Then, tries: list[list[Then]]) -> Then:
    """A line with the amount for each figure that can be picked, if they differ."""
    found = [next((one.amount for one in lines if _deals(one) and one.who == line.who), 0) for lines in tries]
    return line if len(set(found)) == 1 else line._replace(each=tuple(found))


def _struck(t: State, seat: Seat, row: Card, target: Figure) -> list[Figure]:
    """The figures that an attack against `target` strikes."""
    if row.attack is None:
        return []
    if row.attack.pick == "one" or not target:
        return [target] if target else []
    found = targets.within(t, seat, row.attack)
    if row.attack.pick == "some":
        return found
    tiles = set(figure.tiles_of(t, target))
    return [name for name in found if row.attack.where == "adjacent" or tiles.intersection(figure.tiles_of(t, name))]


def _faces(t: State, seat: Seat, card: CardId, struck: list[Figure]) -> tuple[int | None, int | None]:
    """A die face that misses all of them, and the lowest one that hits all of them; None if there is none."""
    sums = [one for name in struck if (one := forecast.attack_sum(t, seat, card, name)) is not None]
    needs = [one.ac - one.bonus for one in sums] or [10]
    miss, hit = min(needs) - 1, max(1, *needs)
    return (miss if miss >= 1 else None), (hit if hit <= forecast.FACES else None)


def _merged(hit: list[Then] | None, miss: list[Then] | None) -> list[Then]:
    """The lines before the roll, only after a hit, only after a miss, and in any case; those about the card itself come last."""
    if hit is None or miss is None:
        made = list(hit or miss or [])
    else:
        made = [line for line in hit if line in miss]
        made += [line._replace(when="hit") for line in hit if line not in miss]
        made += [line._replace(when="miss") for line in miss if line not in hit]
    return sorted(made, key=lambda line: (ORDER.index(line.when), line.kind in FATES))
