"""Answers for the survivors' actions: each is rated by its gain, the location afterwards, and the risk of being found."""

from collections.abc import Iterator

from game.rules.engine.agent import Advice
from game.rules.engine.script import Choice, Done
from game.rules.terrorscape.agents import talents
from game.rules.terrorscape.agents.ask import Ask, answers
from game.rules.terrorscape.agents.dear import wanted
from game.rules.terrorscape.agents.outlook import FEAR, INJURY
from game.rules.terrorscape.agents.team import Deed, Team
from game.rules.terrorscape.beliefs.habits import SEARCH_NOISE
from game.rules.terrorscape.choice import DONE, Calm, Clear, Exert, Loot, Repair, Rummage, TakePassage, Trade, Use, Walk
from game.rules.terrorscape.harm import MOST_FEAR
from game.rules.terrorscape.state import CardId, Place
from game.rules.terrorscape.status import free_ways, here
from game.rules.terrorscape.tables.cards import ITEMS, SURVIVORS
from game.rules.terrorscape.villa import WAYS

HEALED = 0.8
"""The value of healing, as a part of the cost of an injury."""
OPENED = 0.8
"""The share of the saved distance that counts for opening a door."""


class Deeds(Team):
    """The rated actions of one survivor."""

    def deeds(self) -> Iterator[Deed]:
        """Every option with its value."""
        for choice in self.ask.options:
            yield from self._deed(choice)

    def _deed(self, choice: Choice) -> Iterator[Deed]:
        match choice:
            case Walk(to):
                yield self._walk(choice, to)
            case Calm():
                yield self._still(choice, self.fright(), "reason-calm")
            case Rummage():
                loud = 0.0 if SURVIVORS[self.name].soft else SEARCH_NOISE
                yield self._still(choice, self.drive.find(self.survivor), "reason-rummage", loud)
            case Repair():
                yield self._still(choice, self.drive.fix(1), "reason-repair", 1.0)
            case Clear(door):
                yield self._clear(choice, door)
            case TakePassage(to):
                yield Deed(choice, self.ending(to), "reason-passage", to)
            case Exert(ability):
                yield from self._exert(choice, ability)
            case Use(item):
                yield from self._use(choice, item)
            case Trade(partner):
                yield from self._trade(choice, partner)
            case Loot():
                yield Deed(choice, self.ending(self.place) + 0.03, "reason-loot", self.place)
            case Done():
                yield Deed(choice, self.ending(self.place), "reason-enough", self.place)
            case _:
                yield from talents.deeds(self, choice)

    def _trade(self, choice: Trade, partner: str) -> Iterator[Deed]:
        """A trade, if an item has a higher value to the other survivor."""
        other = next(number for number, token in enumerate(self.t.survivors) if token.id == partner)
        gains = [gain for _, gain in (*wanted(self.t, self.survivor, other), *wanted(self.t, other, self.survivor))]
        if gains and not self.t.team.acted[self.survivor]:
            yield Deed(choice, self.ending(self.place) + 0.1 + 0.01 * max(gains), "reason-trade", self.place)

    def _still(self, choice: Choice, gain: float, reason: str, loud: float = 0.0) -> Deed:
        return Deed(choice, gain + self.ending(self.place, loud), reason, self.place)

    def _heal(self, choice: Use, loud: float, calms: float = 0.0) -> Deed:
        """Healing the survivor here that gains most by it; a survivor that is found afterwards is not killed by one hit.

        `calms` is the value of each fear token that goes with it.
        """
        rated = list[float]()
        for one in here(self.t, self.place):
            token = self.t.survivors[one]
            gain = HEALED * INJURY * token.hurt + calms * token.fear
            if token.hurt and one != self.survivor:
                gain += self._saved(one, loud)
            rated.append(gain + self.ending(self.place, loud, healed=one if token.hurt else None))
        return Deed(choice, max(rated), "reason-heal", self.place)

    def _saved(self, other: int, loud: float) -> float:
        """What healing another survivor that has acted spares the team, less what the noise costs it."""
        if not self.t.team.acted[other]:
            return 0.0
        now, then = (self.peril.found(other, self.place, share) for share in (float(self.place in self.t.team.pending), loud))
        return now * self.peril.cost(other, []) - then * self.peril.cost(other, [], healed=other)

    def _walk(self, choice: Walk, to: Place) -> Deed:
        """The first of two steps, rated by the best location after both."""
        ends = [to, *(other for other in free_ways(self.t, to) if other != self.place)]
        end = max(ends, key=self.ending)
        home = end == self.drive.exit and self.dash
        reason = "reason-home" if home else "reason-flee" if self.risk(self.place) > 0.05 else "reason-towards"
        return Deed(choice, self.ending(end) + (0.001 if end == to else 0.0), reason, end)

    def _clear(self, choice: Clear, door: str) -> Deed:
        """Opening a door, rated by the distance that it saves."""
        other = next(end for end in WAYS[door].ends if end != self.place)
        saved = self.drive.ahead(self.survivor, other) - self.drive.ahead(self.survivor, self.place)
        cornered = 0.02 if len(self.drive.walks(self.place)) <= 3 else 0.0
        return self._still(choice, max(0.0, OPENED * saved) + cornered, "reason-clear")

    def _exert(self, choice: Exert, ability: str) -> Iterator[Deed]:
        if ability == "sprint":
            steps = self.drive.walks(self.place)
            ends = [place for place, far in steps.items() if 0 < far <= 3]
            end = max(ends, key=lambda place: self.ending(place, 1.0))
            yield Deed(choice, self.ending(end, 1.0), "reason-sprint", end)
        elif len(self.t.team.packs[self.survivor]) < 3:
            yield self._still(choice, 0.01, "reason-salvage")

    def _use(self, choice: Use, item: CardId) -> Iterator[Deed]:
        effect = ITEMS[item].effect
        token = self.t.survivors[self.survivor]
        if effect == "fix-radio":
            yield self._still(choice, self.drive.fix(SURVIVORS[self.name].toolbox), "reason-repair", 1.0)
        elif effect == "bind-wound":
            yield self._heal(choice, 1.0)
        elif effect == "treat":
            healed = self._heal(choice, 0.0, 0.3 * FEAR)
            yield Deed(choice, healed.value - 0.03, healed.reason, self.place)
        elif effect == "lay-trap":
            yield self._still(choice, 0.05 * self.peril.found(self.survivor, self.place, 0.0), "reason-trap")
        elif effect == "calm-down" and (token.fear == MOST_FEAR or self.peril.drain > 0.2):
            yield Deed(choice, self.ending(self.place) + self.fright() - 0.02, "reason-calm", self.place)
        elif effect == "break-barricade":
            yield from self._chop(choice)
        elif effect == "hurry":
            yield from self._hurry(choice)
        elif effect == "light-firecracker":
            yield from self._bang(choice)
        else:
            yield from talents.deeds(self, choice)

    def _chop(self, choice: Use) -> Iterator[Deed]:
        """Using a hatchet to open a way before walking."""
        if self.t.team.acted[self.survivor]:
            return
        shut = [door for door in self.drive.barred if self.place in WAYS[door].ends]
        saved = max(
            self.drive.ahead(self.survivor, end) - self.drive.ahead(self.survivor, self.place)
            for door in shut
            for end in WAYS[door].ends
        )
        if saved > 0.01 and len(self.drive.walks(self.place)) <= 4:
            yield Deed(choice, self.ending(self.place) + saved, "reason-clear", self.place)

    def _hurry(self, choice: Use) -> Iterator[Deed]:
        """An additional step after a noisy action, away from the noise."""
        if not self.t.team.acted[self.survivor]:
            return
        end = max(free_ways(self.t, self.place), key=self.ending)
        yield Deed(choice, self.ending(end) - 0.03, "reason-hurry", end)

    def _bang(self, choice: Use) -> Iterator[Deed]:
        """A firecracker, useful after all have acted if a survivor would be heard near the killer."""
        if not all(self.t.team.acted):
            return
        heard = 0.0
        for other, place in enumerate(self.t.team.places):
            if place in self.t.team.pending:
                found = self.peril.found(other, place, 1.0) - self.peril.found(other, place, 0.0)
                heard += found * self.peril.cost(other, [])
        yield Deed(choice, self.ending(self.place) + heard - 0.06, "reason-firecracker", self.place)


@answers("prompt-act")
def act(ask: Ask) -> Advice:
    """The action with the highest value."""
    team = Deeds(ask, ask.seat - 1)
    deeds = list(team.deeds())
    if not deeds:
        return Advice(ask.decision.default if ask.decision.default in ask.options else ask.options[-1], "reason-enough")
    best = ask.best((deed, deed.value) for deed in deeds)[0]
    return Advice(best.choice, best.reason, {"survivor": team.name, "place": best.place})


@answers("prompt-walk-on", "prompt-hurry")
def walk_on(ask: Ask) -> Advice:
    """The next step towards the best location within the rest of the walk."""
    survivor = next(n for n, token in enumerate(ask.t.survivors) if token.id == ask.about("survivor"))
    team = Team(ask, survivor, walking=True)
    ends: list[tuple[Choice, float]] = [(choice, team.ending(choice.to)) for choice in ask.of(Walk)]
    if ask.may_decline:
        ends.append((DONE, team.ending(team.place) + 0.001))
    best = ask.best(ends)[0]
    place = best.to if isinstance(best, Walk) else team.place
    return Advice(best, "reason-towards" if isinstance(best, Walk) else "reason-stay", {"survivor": team.name, "place": place})
