"""Reads the public record Fact by Fact into a belief about where the survivors are (TS-189 to TS-203)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import Struct

from game.rules.terrorscape import event
from game.rules.terrorscape.beliefs.belief import Belief
from game.rules.terrorscape.beliefs.habits import House
from game.rules.terrorscape.beliefs.joint import SPOTS, Kernel, N, Turn, beginning, contracted, normal, weighed
from game.rules.terrorscape.event import Fact
from game.rules.terrorscape.state import Door, Place, State
from game.rules.terrorscape.tables.cards import ABILITIES, NUMBERS, SURVIVORS
from game.rules.terrorscape.tables.rows import Step
from game.rules.terrorscape.villa import GARDEN, NEAR, ORDER, RADIO, WAY, WAYS, within

LEAK = 1e-6
"""The weight of impossible combinations after a contradiction."""


CALMED = 0.2
"""The factor on the probability that a survivor that lost its fear has moved as well."""


RUN, REMAIN = 1.6, 0.6
"""The weights of running each way after an encounter, and of remaining."""


def believe(t: State, *, ended: bool = True) -> Belief:
    """The belief from the record of `t`; without `ended` the last card is still being carried out."""
    cast = _Cast(tuple(token.id for token in t.survivors), wild=bool(t.options.gifts or t.options.plans))
    return _believed(cast, tuple(t.record), ended)


@lru_cache(maxsize=64)
def _believed(cast: "_Cast", record: tuple[Fact, ...], ended: bool) -> Belief:
    heard = max((number for number, fact in enumerate(record) if _told(fact)), default=-1) + 1
    reader = _Reader(cast, record, _until(cast, record[:heard]) if heard else _Moment(tuple(beginning())))
    return reader.read(len(record), ended=ended)


def _told(fact: Fact) -> bool:
    return isinstance(fact, event.NoiseHeard | event.CrackerHeard)


class _Cast(Struct, frozen=True):
    """The survivors; `wild` if traits or plans can cause unexpected moves and noises."""

    names: tuple[str, ...]
    wild: bool


class _Moment(Struct, frozen=True):
    """A belief and what else is known at a moment of the record, of which `number` Facts are read.

    `out` are the survivors outside the house.
    """

    joint: tuple[float, ...]
    number: int = 0
    barred: frozenset[Door] = frozenset()
    lair: Place = GARDEN
    hidden: bool = False
    keys: int = 0
    called: bool = False
    round: int = 0
    out: frozenset[int] = frozenset()


@lru_cache(maxsize=512)
def _until(cast: _Cast, record: tuple[Fact, ...]) -> _Moment:
    """The moment after the noises that end `record`; cached, because the same record is read many times."""
    before = max((number for number, fact in enumerate(record[:-1]) if _told(fact)), default=-1) + 1
    reader = _Reader(cast, record, _until(cast, record[:before]) if before else _Moment(tuple(beginning())))
    reader.read(len(record), ended=True)
    return reader.moment()


class _Reader:
    """Reads a record from a moment on, Fact by Fact."""

    def __init__(self, cast: _Cast, record: tuple[Fact, ...], start: _Moment) -> None:
        self.cast, self.names, self.record = cast, cast.names, record
        self.joint, self.number, self.barred = list(start.joint), start.number, start.barred
        self.lair, self.hidden, self.round = start.lair, start.hidden, start.round
        self.keys, self.called, self.out = start.keys, start.called, start.out
        self.turn: list[Fact] = []
        self.met: list[int] = []

    def moment(self) -> _Moment:
        """The present moment, to continue from later."""
        board = (self.barred, self.lair, self.hidden, self.keys, self.called, self.round, self.out)
        return _Moment(tuple(self.joint), self.number, *board)

    def read(self, end: int, *, ended: bool) -> Belief:
        """Read up to `end`."""
        while self.number < end:
            fact = self.record[self.number]
            self.number += 1
            self._board(fact)
            self._follow(fact, ended=ended)
        return Belief(self.names, tuple(normal(self.joint)))

    def _board(self, fact: Fact) -> None:
        """Update the board by a Fact."""
        match fact:
            case event.BarricadePlaced(door):
                self.barred |= {door}
            case event.BarricadeLifted(door) | event.BarricadeBroken(door) | event.BarricadeCleared(door):
                self.barred -= {door}
            case event.KillerMoved(_, place) | event.KillerAppeared(place):
                self.lair, self.hidden = place, False
            case event.KillerHid():
                self.hidden = True
            case event.KeyHung(keys):
                self.keys = keys
            case event.RescueCalled():
                self.called = True
            case event.RoundBegan(number):
                self.round, self.turn = number, []
            case _:
                pass

    def _follow(self, fact: Fact, *, ended: bool) -> None:
        """Update the belief by a Fact."""
        match fact:
            case event.BarricadeCleared() | event.FearLost() | event.RescueCalled() | event.KeyHung():
                self.turn.append(fact)
            case event.NoiseHeard() | event.CrackerHeard():
                self._listen(fact)
            case event.CardPlayed(card) if not self.met:
                self._carry_out(ABILITIES[card].steps, ended=ended)
            case event.KillerAppeared(_, card) if card in ABILITIES:
                self._carry_out(ABILITIES[card].appear, ended=ended)
            case event.Eliminated(survivor) | event.SurvivorEscaped(survivor):
                self.out |= {self.names.index(survivor)}
                self.met = [one for one in self.met if one not in self.out]
            case _:
                self._meet(fact)
                self._answer(fact)

    def _meet(self, fact: Fact) -> None:
        """Update the belief by an encounter, and by survivors that leave it."""
        match fact:
            case event.EncounterBegan(_, survivors):
                self.met = [self.names.index(survivor) for survivor in survivors]
            case event.SlippedAway(survivors):
                gone = [self.names.index(survivor) for survivor in survivors]
                self._run(gone)
                self.met = [one for one in self.met if one not in gone]
            case event.EncounterEnded():
                self._run(self.met)
                self.met = []
            case event.EncounterCalledOff() | event.KillerRested():
                self.met = []
            case _:
                pass

    def _answer(self, fact: Fact) -> None:
        """Update the belief by revealed locations."""
        match fact:
            case event.Sensed(places, _, found):
                self._tell(places, found, unsensed=True)
            case event.Searched(place, found):
                self._tell((place,), found)
            case event.Screamed(survivor, place):
                self._tell_one(self.names.index(survivor), (place,), inside=True)
            case event.Revealed(survivors, places):
                for survivor, place in zip(survivors, places, strict=True):
                    self._tell_one(self.names.index(survivor), (place,), inside=True)
            case _:
                pass

    # -------------------------------------------------------------- answers

    def _weigh(self, survivor: int, weights: Sequence[float]) -> None:
        joint = weighed(self.joint, survivor, weights)
        total = sum(joint)
        if not total:  # the observation contradicts the belief
            joint = weighed([weight + LEAK for weight in self.joint], survivor, weights)
        self.joint = joint if total > 0.001 else normal(joint)

    def _tell_one(self, survivor: int, places: Iterable[Place], *, inside: bool) -> None:
        area = set(places)
        self._weigh(survivor, [float((place in area) == inside) for place in SPOTS])

    def _tell(self, places: Iterable[Place], found: Iterable[str], *, unsensed: bool = False, complete: bool = True) -> None:
        """Named survivors are in the area; others are outside if the list is `complete`, except those that are never named."""
        area, names = tuple(places), set(found)
        for survivor, name in enumerate(self.names):
            silent = survivor in self.out or (unsensed and SURVIVORS[name].unsensed)
            if name in names or (complete and not silent):
                self._tell_one(survivor, area, inside=name in names)

    def _carry_out(self, steps: Sequence[Step], *, ended: bool) -> None:
        """Read the effects of a card: affected survivors were within its range, others were not."""
        path = [self.lair]
        for step in steps:
            if step.do in {"move", "whizz"}:
                while isinstance(self._next(), event.KillerMoved | event.BarricadeBroken):
                    fact = self.record[self.number]
                    self.number += 1
                    self._board(fact)
                    path.append(self.lair)
            if step.do == "whizz" or (step.do == "frighten" and step.range >= 0):
                touched = self._touched(event.FearGained, event.Screamed)
                area = set(path) if step.do == "whizz" else within(self.lair, step.range)
                self._tell(area, touched, complete=self._next() is not None or ended)
            elif step.do == "wound-here":
                touched = self._touched(event.Injured, event.Warded)
                if touched or (len(path) == 1 and ended):  # only injuries show whether the step was the card's or one after it
                    self._tell((self.lair,), touched)

    def _next(self) -> Fact | None:
        return self.record[self.number] if self.number < len(self.record) else None

    def _touched(self, *kinds: type[Fact]) -> list[str]:
        """The survivors named by the next Facts of these kinds; consequences of a scream may be in between."""
        found, paid = list[str](), False
        while (fact := self._next()) is not None:
            paid = paid or isinstance(fact, event.CardsPaid)
            if isinstance(fact, kinds):
                found.append(fact.survivor)  # type: ignore[union-attr]  # each of these kinds names a survivor
            elif not paid or not isinstance(fact, event.CardsPaid | event.Injured | event.Warded | event.TraitUsed):
                break
            self.number += 1
            self._follow(fact, ended=True)
        return found

    def _run(self, runners: Sequence[int]) -> None:
        """Each of these survivors may have moved one step."""
        stay: Kernel = [[(spot, 1.0)] for spot in range(N)]
        run: Kernel = [self._steps(place) for place in SPOTS]
        for survivor in range(len(self.names)):
            self.joint = contracted(self.joint, run if survivor in runners else stay)
        self.joint = normal(self.joint)

    def _steps(self, place: Place) -> list[tuple[int, float]]:
        ways = [ORDER[other] for other in NEAR[place] if WAY[place, other] not in self.barred]
        total = RUN * len(ways) + REMAIN
        return [(ORDER[place], REMAIN / total), *((other, RUN / total) for other in ways)]

    # -------------------------------------------------------------- a turn of the survivors

    def _listen(self, fact: Fact) -> None:
        """Update the belief by the noises of the survivors' turn."""
        noises = frozenset(fact.places) if isinstance(fact, event.NoiseHeard) else None
        cleared = frozenset(one.door for one in self.turn if isinstance(one, event.BarricadeCleared))
        called = any(isinstance(one, event.RescueCalled) for one in self.turn)
        house = House(
            barred=self.barred - cleared,
            lair="" if self.hidden else self.lair,
            items=self.round > 1 or self.cast.wild,
            wild=self.cast.wild,
            keyed=self.keys >= NUMBERS.keys,
            called=self.called and not called,
        )
        still = {one.survivor: CALMED for one in self.turn if isinstance(one, event.FearLost)}
        marks: list[frozenset[Place]] = [frozenset(WAYS[door].ends) for door in sorted(cleared)]
        if called and noises is None:
            marks.append(frozenset({RADIO}))
        turn = Turn(self.names, house, noises, marks, still, self.out)
        joint = turn.after(self.joint)
        if not sum(joint):
            joint = turn.after([weight + LEAK for weight in self.joint])
        if not sum(joint):
            joint = Turn(self.names, house, None, out=self.out).after([weight + LEAK for weight in self.joint])
        self.joint = normal(joint)
