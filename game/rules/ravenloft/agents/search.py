"""Search: try the best plans in imagined worlds, as far as the next turns, and see how the Heroes stand then."""

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
"""Plans that are weighed so much less than the best are not tried."""
DOUBT = 1.0
"""How far the weights' opinion of a plan may be off, in Hit Points."""
LEAST = 0.25
"""Trials waver by so much at least, however few of them agree."""
FEWEST = 6
ROUND = 3
"""After so many trials at least, and then after each round, plans that fall behind are let go."""
LIMIT = 400
"""More answers than this are never needed to end a turn."""


class _Rules:
    """The rules, as a playout needs them."""

    state_type = State

    def step(self, state: State) -> Rule[bool]:
        """Play one step of a turn."""
        return turn.step(state)


RULES = _Rules()


class Playout:
    """An imagined match that Heroes of the `normal` level play on."""

    def __init__(self, world: State, weights: Weights) -> None:
        self.game: Game[State] = Game.of(RULES, world, keep=False)
        self.step, self.begun, self.weights = self.game.steps, 0, weights

    @property
    def state(self) -> State:
        """The table of the imagined match."""
        return self.game.state

    def apply(self, seat: int, choice: Choice) -> None:
        """Answer, and remember where the step began."""
        self.game.apply(Action(seat, choice))
        if self.game.steps != self.step:
            self.step, self.begun = self.game.steps, len(self.game.answers)

    def follow(self, plan: Plan, seat: int) -> None:
        """Carry out a plan as far as it stays legal; other questions are answered on the way."""
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
        """Play on until the turn of this number begins, or the adventure is over."""
        for _ in range(LIMIT):
            if self.game.decision is None or self.state.turn.number >= number:
                return
            self.think()


_NO_DICE = Rng(0)


def standing(t: State, weights: Weights) -> float:
    """What the table is worth to the Heroes at the start of a turn."""
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
    """The first step of the plan that does best in up to `samples` imagined worlds."""
    plans = menu.rated(ask)
    card = menu.free_card(ask, plans[0])
    tried = _different([plan for plan in plans if plan.value >= plans[0].value - MARGIN], width)
    if card is not None or len(tried) == 1:
        return card or menu.told(ask, plans[0])
    start, dice = freeze(observation.start), Rng(ask.rng.below("world", 1 << 40))
    race = Race(tried, ask)
    for number in range(1, samples + 1):
        race.go(_world(start, dice))
        if number >= FEWEST and number % ROUND == 0 and race.decided():
            break
    return menu.told(ask, race.winner())


class Race:
    """Plans that are tried in the same worlds, each against the one that the weights like best.

    A plan wins over that one only as far as the trials can tell it from luck: what the weights say of it counts as much as trials
    that waver by `DOUBT` would.
    """

    def __init__(self, plans: list[Plan], ask: Ask) -> None:
        self.plans, self.ask = plans, ask
        self.running = list(range(1, len(plans)))
        self.leads: list[list[float]] = [[] for _ in plans]

    def go(self, world: State) -> None:
        """Try every plan that is still running in one world."""
        usual = _try(world, self.plans[0], self.ask)
        for number in self.running:
            self.leads[number].append(_try(world, self.plans[number], self.ask) - usual)

    def merit(self, number: int) -> tuple[float, float]:
        """How much better a plan is than the first one, and how far that may be off."""
        lead = self.leads[number]
        if number == 0 or len(lead) < 2:
            return 0.0, 0.0
        mean = sum(lead) / len(lead)
        spread = max(LEAST, sum((one - mean) ** 2 for one in lead) / (len(lead) - 1))
        trials, weights = len(lead) / spread, 1 / DOUBT**2
        likely = (mean * trials + (self.plans[number].value - self.plans[0].value) * weights) / (trials + weights)
        return likely, (trials + weights) ** -0.5

    def decided(self) -> bool:
        """Let plans go that are hardly going to win; True if none is left, or one that is surely better."""
        merits = {number: self.merit(number) for number in self.running}
        top = max([0.0, *(likely for likely, _ in merits.values())])
        self.running = [number for number, (likely, off) in merits.items() if likely + off > top]
        return not self.running or (len(self.running) == 1 and top - merits[self.running[0]][1] > 0)

    def winner(self) -> Plan:
        """The plan that is most likely the best."""
        return self.plans[max(range(len(self.plans)), key=lambda number: (self.merit(number)[0], -number))]


def _world(start: bytes, dice: Rng) -> State:
    """A table that cannot be told from the real one."""
    return determinize(thaw(State, start), dice)


def _different(plans: list[Plan], width: int) -> list[Plan]:
    """The best plans that differ in what they do first or in where they end."""
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
