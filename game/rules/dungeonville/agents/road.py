"""Answers of reconnaissance: the value of each dungeon by rooms, rivals present and expected, and probable owner (DV-040, DV-041)."""

from collections.abc import Sequence
from math import exp

from game.rules.dungeonville.agents.ask import Ask, advise, answers
from game.rules.dungeonville.agents.battle import Battle, best_three
from game.rules.dungeonville.agents.delve import Delve, crowd
from game.rules.dungeonville.beliefs.belief import NAMES
from game.rules.dungeonville.beliefs.odds import danger, unseen_rooms
from game.rules.dungeonville.choice import Enter
from game.rules.dungeonville.state import DungeonId, seats
from game.rules.dungeonville.tables.cards import DUNGEONS
from game.rules.engine.agent import Advice
from game.rules.engine.secret import Seat

FEAR = 3.0
"""How strongly other wizards are assumed to avoid danger."""
SPOILS = 0.85
"""The factor on the value of an expedition after a fight."""
THEIRS = 0.5
"""The weight of adventurers that others gain or lose."""
USUAL_DEATHS = 1.5
"""The expected deaths of a party on an expedition, per probability of a death in its first room."""


class Road:
    """The value of each dungeon to the wizard of this seat; when it bluffs, it ignores which one is its own."""

    def __init__(self, ask: Ask) -> None:
        t = ask.t
        self.bluffs = ask.lot("bluff", ask.mind.bluffs)
        self.ask, self.t, self.seat, self.stakes = ask, t, ask.seat, ask.stakes
        order = seats(t)
        self.later = [one for one in order[order.index(ask.seat) + 1 :] if t.wizards[one].party]
        self.mine = crowd(t, ask.seat)
        self.come = {one: self._habits(one) for one in self.later}
        self.against = {one: self.fight([one]) for one in self.later}

    def _habits(self, one: Seat) -> list[float]:
        """The probability that another wizard goes to each dungeon, by the danger for its party."""
        ease = [exp(-FEAR * danger(self.t, one, dungeon, unseen_rooms(self.t, dungeon))) for dungeon in NAMES]
        return [each / sum(ease) for each in ease]

    def fight(self, rivals: Sequence[Seat]) -> tuple[float, Battle]:
        """The value of a fight against `rivals` before the expedition, and the Battle."""
        lines = {one: best_three(self.t, one, self.t.wizards[one].party) for one in (self.seat, *rivals)}
        found = Battle(self.t, lines, self.stakes.worth)
        total = 0.0
        for one in lines:
            point = self.stakes.token(one)
            total += found.tokens[one] * point + found.gains[one] * (1.0 if one == self.seat else THEIRS * point)
        return total, found

    def value(self, dungeon: DungeonId) -> tuple[float, float]:
        """The value of a dungeon, and the part of it from fighting."""
        delve = Delve(self.stakes, dungeon, self.ask.mind.depth)
        if self.bluffs and dungeon == self.stakes.own:
            delve.death = 0.0
        trip = delve.enter(self.mine)
        rivals = [one for one, wizard in enumerate(self.t.wizards) if wizard.pawn == dungeon]
        if rivals:
            worth, found = self.fight(rivals)
            spared = sum((1 - found.wins[one]) * self.visit(one, dungeon) for one in rivals)
            return worth + found.wins[self.seat] * SPOILS * trip - spared, worth
        worth = 0.0
        for one in self.later:
            often = self.come[one][NAMES.index(dungeon)]
            fight, found = self.against[one]
            worth += often * (
                fight - (1 - found.wins[self.seat] * SPOILS) * trip - (1 - found.wins[one]) * self.visit(one, dungeon)
            )
        return trip + worth, worth

    def visit(self, one: Seat, dungeon: DungeonId) -> float:
        """The value, to this wizard, of another one entering a dungeon."""
        deaths = USUAL_DEATHS * danger(self.t, one, dungeon, unseen_rooms(self.t, dungeon))
        return deaths * self.stakes.death(one, dungeon)


@answers("prompt-scout")
def scout(ask: Ask) -> Advice:
    """The dungeon with the highest value."""
    road = Road(ask)
    rated = {dungeon: road.value(dungeon) for dungeon in DUNGEONS}
    choice = ask.best((choice, rated[choice.dungeon][0]) for choice in ask.of(Enter))[0]
    return _explain(ask, choice, rated[choice.dungeon][1])


def _explain(ask: Ask, choice: Enter, fighting: float) -> Advice:
    dungeon = choice.dungeon
    if dungeon == ask.stakes.own:
        return advise(choice, "reason-own-dungeon", dungeon=dungeon)
    if any(wizard.pawn == dungeon for wizard in ask.t.wizards):
        return advise(choice, "reason-attack" if fighting > 0 else "reason-brave", dungeon=dungeon)
    risk = round(100 * danger(ask.t, ask.seat, dungeon))
    return advise(choice, "reason-scout", dungeon=dungeon, danger=risk)
