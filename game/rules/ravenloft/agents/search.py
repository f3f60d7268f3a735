"""Search: try the best plans in imagined worlds, as far as the next turns, and see how the Heroes stand then."""

from game.rules.engine.agent import Advice, View
from game.rules.engine.rng import Rng
from game.rules.engine.script import Action, Choice, Game, Rule, freeze, thaw
from game.rules.ravenloft import figure, turn
from game.rules.ravenloft.agents import menu, worth
from game.rules.ravenloft.agents.ask import Ask, answer
from game.rules.ravenloft.agents.plans import Plan, Planner
from game.rules.ravenloft.agents.strikes import GUARD
from game.rules.ravenloft.imagine import imagine
from game.rules.ravenloft.state import State

MARGIN = 2.0
"""Plans that are weighed so much less than the best are not tried."""
TRUST = 0.5
"""How much a plan's own value counts beside what the trials say."""
FINALISTS = 3
"""So many plans are left after a third of the trials."""
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

    def __init__(self, world: State) -> None:
        self.game: Game[State] = Game.of(RULES, world, keep=False)
        self.step, self.begun = self.game.steps, 0

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
            self.apply(seat, answer(Ask(self.state, seat, decision, since, _NO_DICE)).choice)

    def until(self, number: int) -> None:
        """Play on until the turn of this number begins, or the adventure is over."""
        for _ in range(LIMIT):
            if self.game.decision is None or self.state.turn.number >= number:
                return
            self.think()


_NO_DICE = Rng(0)


def standing(t: State) -> float:
    """What the table is worth to the Heroes at the start of a turn."""
    if t.end is not None:
        return worth.WIN + 20 if "heroes" in t.end.winners else -worth.LOSS * 2
    total = -worth.TILE * worth.remaining(t) + worth.EXPERIENCE * sum(map(worth.xp, t.pile))
    for seat, hero in enumerate(t.heroes):
        total += worth.life(t, seat, figure.hero_hp(hero)) + 2.5 * (hero.level - 1)
        total += sum(worth.hold(t, item) for item in hero.items)
        total += sum(worth.hold(t, held.card) for held in hero.powers if not held.used)
    if not figure.up(t, t.turn.hero):
        return total - 3.0 * len(figure.foes(t))
    planner = Planner(t, t.turn.hero)
    return total - GUARD * sum(other.guard for other in planner.look.foes) + planner.quick()


def best(ask: Ask, view: View[State], samples: int, width: int) -> Advice:
    """The first step of the plan that does best in the imagined worlds."""
    plans = menu.rated(ask)
    card = menu.free_card(ask, plans[0])
    tried = _different([plan for plan in plans if plan.value >= plans[0].value - MARGIN], width)
    if card is not None or len(tried) == 1:
        return card or menu.told(ask, plans[0])
    start = freeze(view.start)
    dice = Rng(ask.rng.below("world", 1 << 40))
    first = max(1, samples // 3)
    scores = _tried(tried, [_world(start, dice) for _ in range(first)], ask)
    ranked = sorted(range(len(tried)), key=lambda number: -(scores[number] / first + TRUST * tried[number].value))
    finals = [tried[number] for number in ranked[:FINALISTS]]
    rest = [_world(start, dice) for _ in range(samples - first)]
    again = _tried(finals, rest, ask)
    totals = [
        (scores[ranked[place]] + more) / samples + TRUST * plan.value
        for place, (plan, more) in enumerate(zip(finals, again, strict=True))
    ]
    return menu.told(ask, finals[totals.index(max(totals))])


def _world(start: bytes, dice: Rng) -> State:
    """A table that cannot be told from the real one."""
    return imagine(thaw(State, start), dice)


def _tried(plans: list[Plan], worlds: list[State], ask: Ask) -> list[float]:
    """What each plan leads to, summed over the same worlds."""
    return [sum(_try(world, plan, ask) for world in worlds) for plan in plans]


def _different(plans: list[Plan], width: int) -> list[Plan]:
    """The best plans that differ in what they do first or in where they end."""
    found: dict[tuple[Choice, str, int], Plan] = {}
    for plan in plans:
        found.setdefault((plan.steps[0], plan.strike.card if plan.strike else "", plan.end), plan)
        if len(found) == width:
            break
    return list(found.values())


def _try(world: State, plan: Plan, ask: Ask) -> float:
    playout = Playout(world)
    number = playout.state.turn.number
    playout.follow(plan, ask.seat)
    playout.until(number + 1)
    return standing(playout.state)
