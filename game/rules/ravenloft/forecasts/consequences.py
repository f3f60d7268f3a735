"""What follows from using a card now: the rules rehearse it, once with a hit and once with a miss, and what they do and ask is told.

Nothing here knows a card: a line comes from an Event that its script yields, or from a question that it puts. What a draw would bring is not told.
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
"""What becomes of the card itself."""
AIMS = ("prompt-target", "prompt-another-target", "prompt-next-target", "prompt-attack-tile")
"""Questions that ask whom the card strikes: that is not what follows from it."""
NOW = ("attack", "no-attack", "move", "free", "start")
"""Cards for a moment that their player picks."""
WINDOWS = ("prompt-react-", "prompt-level", "prompt-start", "prompt-hero-phase")
"""Questions about other things, which are declined."""
MOVES = ("asked-push-tile", "asked-place-which", "asked-place-adjacent")
"""Questions where figures go."""
PREFIX = "prompt-"
SILENT = frozenset({"prompt-place"})
"""Questions that only say more exactly what was asked before."""


class Then(NamedTuple):
    """Something that follows: `kind` is what happens ("damage") or is asked ("asked-push-tile"), to or about one of `who`, or all of them.

    `one` says that its player picks one of them, `free` that the player may decline. `amount` is how much, or how many ways there are; `each`
    is how much for each of `who` where that differs.
    """

    when: When
    kind: str
    who: tuple[str, ...] = ()
    amount: int = 0
    one: bool = False
    free: bool = False
    each: tuple[int, ...] = ()


NOBODY: tuple[Figure, int] = ("", -1)


class _Told:
    """The lines of one rehearsal of a card that strikes `target`, and beside it the others of `struck`.

    Of several figures the one at `pick` is picked; the answers in `given` are given first.
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
        """Strike the target, decline what is beside the matter, else take the first way and tell of the question."""
        if self.given and self.given[0] in options:
            return self.given.pop(0)
        self.given.clear()
        declines = Done() in options
        ways = [one for one in options if one != Done()]
        if self.drawn or asked.prompt.startswith(WINDOWS):
            return Done() if declines else options[0]
        if asked.prompt in AIMS and self.row.attack is not None:
            return self._aim(ways)
        if asked.prompt in self.asked:  # it is told once
            return Done() if declines else ways[0]
        self.asked.add(asked.prompt)
        first: Choice = ways[self.pick % len(ways)] if isinstance(ways[0], Target | PickCondition) else ways[0]
        if asked.prompt not in SILENT and (not self.picked[0] or _names(ways)):  # where somebody goes who was picked is left out
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
        """Tell of an Event that matters to a player."""
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
        """Tell of markers, and of what becomes of the card."""
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
        """Somebody goes where a question asked, whoever else was named in it; a Monster also without one, if there is no choice."""
        place = next((place for place, line in enumerate(self.lines) if line.kind in MOVES), None)
        if place is None and figure.seat_of(self.t, who) is None:
            self._add("moved", who, 0)
        elif place is not None and not self.lines[place].one and not self.drawn:
            self.lines[place] = self.lines[place]._replace(who=tuple(dict.fromkeys([*self.lines[place].who, who])))

    def _add(self, kind: str, who: str, amount: int, *, answered: bool = False) -> None:
        """A line, in place of the question whose answer it is; several of a kind are one."""
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
    """The figures or cards between which a question lets somebody choose."""
    figures = [one.figure for one in ways if isinstance(one, Target | PickCondition)]
    return tuple(dict.fromkeys(figures or [one.card for one in ways if isinstance(one, PickCard)]))


# ------------------------------------------------------------------ rehearsing


Begun = tuple[State, Sequence[Action]]
"""Where the step began in which a card is being used, and the answers since."""


def follow(t: State, seat: Seat, card: CardId, target: Figure = "", begun: Begun | None = None) -> list[Then]:
    """What follows if a Hero uses a card now, against `target` if it strikes; nothing for a card that waits for a moment or lies face down.

    `begun` is given for a card that is being used already, and asks whom it strikes.
    """
    row, used = CARDS[card], any(held.card == card and held.used for held in t.heroes[seat].powers)
    if row.when not in NOW or t.heroes[seat].square is None or not figure.up(t, seat):
        return []
    if begun is None and (used or not hero.works(t, seat, row, targets.sight(t, seat))):
        return []
    struck, staged = _struck(t, seat, row, target), stage(begun[0] if begun else t)
    rolls = row.attack is not None and row.attack.bonus is not None
    miss, hit = _faces(t, seat, card, struck) if rolls else (None, forecast.FACES)
    given = [action.choice for action in begun[1]] if begun else []

    def rehearsed(face: int, pick: int) -> list[Then]:
        world = setting(staged, lambda: face)
        told = _Told(world, row, target, struck, pick, given)
        play(turn.step(world) if begun else hero.use(world, seat, card), told.answer, told.see)
        return [line for line in told.lines if begun is None or line.kind not in ("down", "gone")]  # that has happened

    return _merged(*(None if face is None else _tried(partial(rehearsed, face)) for face in (hit, miss)))


def _tried(rehearsed: Callable[[int], list[Then]]) -> list[Then]:
    """The lines of a rehearsal; where figures are picked from, with what each of them gets."""
    made = rehearsed(0)
    return [_shared(line, [made, *map(rehearsed, range(1, len(line.who)))]) if _deals(line) else line for line in made]


def _deals(line: Then) -> bool:
    return line.one and line.kind in ("damage", "healed")


def _shared(line: Then, tries: list[list[Then]]) -> Then:
    """A line with what each of those that can be picked gets, if that differs."""
    found = [next((one.amount for one in lines if _deals(one) and one.who == line.who), 0) for lines in tries]
    return line if len(set(found)) == 1 else line._replace(each=tuple(found))


def _struck(t: State, seat: Seat, row: Card, target: Figure) -> list[Figure]:
    """Whom an attack strikes if it is made against `target`."""
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
    """A face that misses all of them and one that just hits all of them; None where there is none."""
    sums = [one for name in struck if (one := forecast.attack_sum(t, seat, card, name)) is not None]
    needs = [one.ac - one.bonus for one in sums] or [10]
    miss, hit = min(needs) - 1, max(1, *needs)
    return (miss if miss >= 1 else None), (hit if hit <= forecast.FACES else None)


def _merged(hit: list[Then] | None, miss: list[Then] | None) -> list[Then]:
    """What comes before the roll, what follows only from a hit, only from a miss, and in any case; what becomes of the card is last."""
    if hit is None or miss is None:
        made = list(hit or miss or [])
    else:
        made = [line for line in hit if line in miss]
        made += [line._replace(when="hit") for line in hit if line not in miss]
        made += [line._replace(when="miss") for line in miss if line not in hit]
    return sorted(made, key=lambda line: (ORDER.index(line.when), line.kind in FATES))
