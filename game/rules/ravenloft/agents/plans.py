"""Plans for a Hero Phase: a move, an attack, a last square, and their value."""

from collections.abc import Iterable

from msgspec import Struct

from game.rules.engine.script import Choice, Done
from game.rules.engine.secret import Seat
from game.rules.ravenloft import hero, stats
from game.rules.ravenloft.agents import worth
from game.rules.ravenloft.agents.goals import Goals
from game.rules.ravenloft.agents.outlook import Outlook
from game.rules.ravenloft.agents.strikes import Armoury, Strike
from game.rules.ravenloft.agents.worth import Weights
from game.rules.ravenloft.choice import Deed, Disable, Use, Walk
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.ways import reach
from game.rules.ravenloft.state import Square, State
from game.rules.ravenloft.tables.cards import TREASURES

CLOSE_LOOK = 10
"""The number of best plans that are evaluated again with the probability of falling."""


class Plan(Struct, frozen=True):
    """A plan for the rest of this Hero Phase: the answers to the menu in order, the attack among them, and the last square."""

    value: float
    steps: tuple[Choice, ...]
    end: Square
    strike: Strike | None = None
    doom: float = 0.0


class Planner:
    """Creates and evaluates plans for the active Hero."""

    def __init__(self, t: State, seat: Seat, weights: Weights) -> None:
        self.t, self.seat = t, seat
        self.look = Outlook(t, seat, weights)
        self.goals = Goals(t, seat, self.look)
        self.arms = Armoury(self.look, self.goals.aims.prey)
        self.here = t.heroes[seat].square or 0
        self.base: dict[Square, float] = {}
        self.loot = 0.0 if seat in t.turn.looted else worth.TREASURE + (0.0 if worth.enough(t) else worth.carry(t))

    # -------------------------------------------------------------- values

    def ground(self, place: Square) -> float:
        """The value of ending the Hero Phase on a square, with every Monster alive."""
        found = self.base.get(place)
        if found is None:
            found = self.base[place] = self.goals.value(place) - self.look.threat(place) - self.look.traps(place)
        return found

    def after(self, strike: Strike, end: Square) -> float:
        """The value of an attack for a Hero that ends on `end`, minus the cost of its card."""
        total, none = strike.bonus - strike.cost, 1.0
        for hit in strike.hits:
            total += self.arms.gain(hit, end)
            none *= 1 - hit.kill
        total += (1 - none) * self.loot + self.goals.conquest({hit.target: hit.kill for hit in strike.hits}, end)
        return total

    # -------------------------------------------------------------- plans

    def plans(self, options: Iterable[Choice]) -> list[Plan]:
        """Plans that begin with one of the menu's `options`, the best first."""
        menu = list(options)
        walks = [choice.square for choice in menu if isinstance(choice, Walk)]
        found = [Plan(self.ground(self.here), (Done(),), self.here)]
        attacks = self._attacks(menu)
        if "attack" in self.t.turn.parts:
            found += [Plan(self.ground(place), (Walk(place), Done()), place) for place in walks]
        else:
            found += self._strike_here(attacks, walks)
            if "move" not in self.t.turn.parts:
                found += self._walk_and_strike(walks)
                found += self._walk_twice(walks)
            else:
                found += [Plan(self.ground(place), (Walk(place), Done()), place) for place in walks]
        found += [self._disable(choice) for choice in menu if isinstance(choice, Disable)]
        found += [self._deed(choice) for choice in menu if isinstance(choice, Deed)]
        found.sort(key=lambda plan: -plan.value)
        return self._closely(found)

    def _attacks(self, menu: list[Choice]) -> list[str]:
        cards = set(self.arms.cards())
        return [choice.card for choice in menu if isinstance(choice, Use) and choice.card in cards]

    def _strike_here(self, cards: list[str], walks: list[Square]) -> list[Plan]:
        """Plans that attack from here, then walk if a Move is left."""
        found: list[Plan] = []
        for card in cards:
            for strike in self.arms.from_square(card, self.here):
                found.append(
                    Plan(
                        self.ground(self.here) + self.after(strike, self.here),
                        (Use(card), Done()),
                        self.here,
                        strike,
                    )
                )
                if "move" not in self.t.turn.parts:
                    ends = walks
                    found += [
                        Plan(
                            self.ground(end) + self.after(strike, end),
                            (Use(card), Walk(end), Done()),
                            end,
                            strike,
                        )
                        for end in ends
                    ]
        return found

    def _walk_and_strike(self, walks: list[Square]) -> list[Plan]:
        found: list[Plan] = []
        cards = self.arms.cards()
        found += [Plan(self.ground(place), (Walk(place), Done()), place) for place in walks]
        for place in self._stands(walks):
            for card in cards:
                for strike in self.arms.from_square(card, place)[:2]:
                    value = self.ground(place) + self.after(strike, place)
                    found.append(Plan(value, (Walk(place), Use(card), Done()), place, strike))
        return found

    def _stands(self, walks: list[Square]) -> list[Square]:
        """The best of the squares of one tile that are adjacent to the same Monsters, and thus allow the same attacks."""
        near, best = self.look.lay.near, dict[tuple[int, tuple[Square, ...]], Square]()
        held = {place for other in self.look.quarry for place in figure.covered(other)}
        for place in walks:
            key = (
                self.look.lay.tile_of[place],
                tuple(there for there in near[place] if there in held),
            )
            if key not in best or self.ground(place) > self.ground(best[key]):
                best[key] = place
        return list(best.values())

    def _walk_twice(self, walks: list[Square]) -> list[Plan]:
        speed = stats.speed(self.t, self.seat)
        if not speed:
            return []
        lay, blocked = self.look.lay, figure.blocked(self.t)
        heroes = {other.square for other in self.t.heroes}
        far = set(reach(lay, self.here, 2 * speed, blocked)) - set(walks) - heroes
        ends = sorted(far, key=lambda place: (-self.ground(place), place))[:6]
        found = []
        for end in ends:
            back = set(reach(lay, end, speed, blocked))
            middle = next((place for place in walks if place in back), None)
            if middle is not None:
                found.append(Plan(self.ground(end), (Walk(middle), Walk(end), Done()), end))
        return found

    def _disable(self, choice: Disable) -> Plan:
        chance = worth.odds(stats.bonus(self.t, "disable", self.seat, ""), 10)
        here = self.look.traps(self.here)
        lasting = 2.0 if choice.card == "alarm" else here * min(1.5, 0.3 * worth.horizon(self.t))
        return Plan(
            self.ground(self.here) + chance * (here + lasting),
            (choice, Done()),
            self.here,
        )

    def _deed(self, choice: Deed) -> Plan:
        """A plan that carries out an action of the adventure, minus the value of the thing that it uses up."""
        cost = worth.spend(self.t, choice.what, self.look.weights) if choice.what in TREASURES else 0.0
        return Plan(self.ground(self.here) + self.goals.aims.deeds.get(choice.do, 0.0) - cost, (choice, Done()), self.here)

    # -------------------------------------------------------------- a closer look

    def _closely(self, found: list[Plan]) -> list[Plan]:
        """Subtract the risk of falling, and thus losing, from the best plans when no Healing Surge is left."""
        surges = worth.lives(self.t) - worth.fallen(self.t)
        if surges > 0:
            return found
        best, rest = found[:CLOSE_LOOK], found[CLOSE_LOOK:]
        looked = []
        for plan in best:
            alive = {hit.target: 1 - hit.kill for hit in plan.strike.hits} if plan.strike else {}
            doom = 0.0 if self.goals.safe(plan.end) else self.look.doom(plan.end, alive)
            looked.append(
                Plan(
                    plan.value - doom * worth.LOSS * 0.5,
                    plan.steps,
                    plan.end,
                    plan.strike,
                    doom,
                )
            )
        looked.sort(key=lambda plan: -plan.value)
        return looked + rest

    def quick(self) -> float:
        """The value of the best plan at the start of a turn."""
        return self.plans([*hero.menu(self.t, self.seat)])[0].value

    def free_strike(self, card: str) -> float:
        """The value of an attack that uses no part of the turn, minus its cost."""
        ways = self.arms.from_square(card, self.here)
        return max((self.after(strike, self.here) for strike in ways), default=-1.0)
