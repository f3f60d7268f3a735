"""Monte Carlo search: play the best plans to the next turn in determinized states, and compare the resulting values."""

from game.rules.engine.agent import Advice, Observation
from game.rules.engine.rng import Rng
from game.rules.engine.script import Action, Choice, Game, Rule, freeze, thaw
from game.rules.ravenloft import turn
from game.rules.ravenloft.agents import menu, worth
from game.rules.ravenloft.agents.ask import Ask, answer
from game.rules.ravenloft.agents.plans import Plan, Planner
from game.rules.ravenloft.agents.strikes import GUARD
from game.rules.ravenloft.agents.worth import Weights
from game.rules.ravenloft.determinize import determinize
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import State

MARGIN = 2.0
"""Plans whose value is lower than the best by more than this are not tried."""
DOUBT = 1.0
"""The standard deviation of the error of a plan's value, in Hit Points."""
LEAST = 0.25
"""The smallest variance that is assumed for the trials of a plan."""
FEWEST = 6
ROUND = 3
"""Inferior plans are dropped after FEWEST trials, and then after every ROUND trials."""
LIMIT = 400
"""The maximum number of answers in a playout."""


class _Rules:
    """The script of a playout."""

    state_type = State

    def step(self, state: State) -> Rule[bool]:
        """Play one step of a turn."""
        return turn.step(state)


RULES = _Rules()


class Playout:
    """A match from a determinized state that Heroes of the `normal` level play."""

    def __init__(self, world: State, weights: Weights) -> None:
        self.game: Game[State] = Game.of(RULES, world, keep=False)
        self.step, self.begun, self.weights = self.game.steps, 0, weights

    @property
    def state(self) -> State:
        """The state of the playout."""
        return self.game.state

    def apply(self, seat: int, choice: Choice) -> None:
        """Apply an answer, and record where the step began."""
        self.game.apply(Action(seat, choice))
        if self.game.steps != self.step:
            self.step, self.begun = self.game.steps, len(self.game.answers)

    def follow(self, plan: Plan, seat: int) -> None:
        """Carry out a plan while it is legal, and answer other questions in between."""
        for step in plan.steps:
            while self.game.decision is not None and not self._at_menu(seat):
                self.think()
                if self.state.turn.phase != "hero":
                    return
            decision = self.game.decision
            if decision is None or step not in decision.options.get(seat, ()):
                return
            self.apply(seat, step)

    def _at_menu(self, seat: int) -> bool:
        decision = self.game.decision
        return decision is not None and decision.prompt == "prompt-hero-phase" and seat in decision.options

    def think(self) -> None:
        """Answer the open question without search."""
        decision = self.game.decision
        if decision is not None:
            seat = next(iter(decision.options))
            since = self.game.answers[self.begun :]
            self.apply(seat, answer(Ask(self.state, seat, decision, since, _NO_DICE, self.weights)).choice)

    def until(self, number: int) -> None:
        """Play until the turn of this number begins, or the adventure is over."""
        for _ in range(LIMIT):
            if self.game.decision is None or self.state.turn.number >= number:
                return
            self.think()


_NO_DICE = Rng(0)


def standing(t: State, weights: Weights) -> float:
    """The value of a state to the Heroes at the start of a turn."""
    if t.end is not None:
        return worth.WIN + 20 if "heroes" in t.end.winners else -worth.LOSS * 2
    total = -worth.TILE * worth.remaining(t) + worth.EXPERIENCE * sum(map(worth.xp, t.pile))
    for seat, hero in enumerate(t.heroes):
        total += worth.life(t, seat, figure.hero_hp(hero), weights) + 2.5 * (hero.level - 1)
        total += sum(worth.hold(t, item, weights) for item in hero.items)
        total += sum(worth.hold(t, held.card, weights) for held in hero.powers if not held.used)
    if not figure.up(t, t.turn.hero):
        return total - 3.0 * len(figure.foes(t))
    planner = Planner(t, t.turn.hero, weights)
    return total - GUARD * sum(other.guard for other in planner.look.foes) + planner.quick()


def best(ask: Ask, observation: Observation[State], samples: int, width: int) -> Advice:
    """The first step of the plan with the best result in up to `samples` determinizations."""
    plans = menu.rated(ask)
    card = menu.free_card(ask, plans[0])
    tried = _different([plan for plan in plans if plan.value >= plans[0].value - MARGIN], width)
    if card is not None or len(tried) == 1:
        return card or menu.plan_advice(ask, plans[0])
    start, dice = freeze(observation.start), Rng(ask.rng.below("world", 1 << 40))
    race = Race(tried, ask)
    for number in range(1, samples + 1):
        race.go(_world(start, dice))
        if number >= FEWEST and number % ROUND == 0 and race.decided():
            break
    return menu.plan_advice(ask, race.winner())


class Race:
    """Compares plans in the same determinizations with the first one, which has the highest value before the search.

    The estimate combines the trials with the plan's value as a prior whose standard deviation is `DOUBT`, so that a plan replaces
    the first one only on sufficient evidence.
    """

    def __init__(self, plans: list[Plan], ask: Ask) -> None:
        self.plans, self.ask = plans, ask
        self.running = list(range(1, len(plans)))
        self.leads: list[list[float]] = [[] for _ in plans]

    def go(self, world: State) -> None:
        """Play every remaining plan in one determinization."""
        usual = _try(world, self.plans[0], self.ask)
        for number in self.running:
            self.leads[number].append(_try(world, self.plans[number], self.ask) - usual)

    def merit(self, number: int) -> tuple[float, float]:
        """The estimated advantage of a plan over the first one, and its standard error."""
        lead = self.leads[number]
        if number == 0 or len(lead) < 2:
            return 0.0, 0.0
        mean = sum(lead) / len(lead)
        spread = max(LEAST, sum((one - mean) ** 2 for one in lead) / (len(lead) - 1))
        trials, weights = len(lead) / spread, 1 / DOUBT**2
        likely = (mean * trials + (self.plans[number].value - self.plans[0].value) * weights) / (trials + weights)
        return likely, (trials + weights) ** -0.5

    def decided(self) -> bool:
        """Drop plans that are unlikely to win; True if none is left, or one that is certainly better."""
        merits = {number: self.merit(number) for number in self.running}
        top = max([0.0, *(likely for likely, _ in merits.values())])
        self.running = [number for number, (likely, off) in merits.items() if likely + off > top]
        return not self.running or (len(self.running) == 1 and top - merits[self.running[0]][1] > 0)

    def winner(self) -> Plan:
        """The plan with the highest estimate."""
        return self.plans[max(range(len(self.plans)), key=lambda number: (self.merit(number)[0], -number))]


def _world(start: bytes, dice: Rng) -> State:
    """A determinized state from an encoded observation."""
    return determinize(thaw(State, start), dice)


def _different(plans: list[Plan], width: int) -> list[Plan]:
    """The best plans that differ in their first step, their attack or their last square."""
    found: dict[tuple[Choice, str, int], Plan] = {}
    for plan in plans:
        found.setdefault((plan.steps[0], plan.strike.card if plan.strike else "", plan.end), plan)
        if len(found) == width:
            break
    return list(found.values())


def _try(world: State, plan: Plan, ask: Ask) -> float:
    playout = Playout(world, ask.weights)
    number = playout.state.turn.number
    playout.follow(plan, ask.seat)
    playout.until(number + 1)
    return standing(playout.state, ask.weights)
