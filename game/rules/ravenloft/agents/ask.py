"""The open question of an agent of Castle Ravenloft: the state, the options, and the answers since the step began."""

from collections.abc import Sequence
from functools import cached_property

from game.rules.engine.agent import Observation
from game.rules.engine.agent_question import AgentQuestion, PromptHandlers
from game.rules.engine.rng import Rng
from game.rules.engine.script import Action, Decision, freeze, thaw
from game.rules.engine.secret import Seat
from game.rules.ravenloft.agents import worth
from game.rules.ravenloft.agents.kinds import strength
from game.rules.ravenloft.agents.outlook import Outlook
from game.rules.ravenloft.agents.plans import Planner
from game.rules.ravenloft.agents.worth import Weights
from game.rules.ravenloft.choice import PickTile, React, Target, Use
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import CardId, Figure, Monster, Square, State
from game.rules.ravenloft.tables.cards import CARDS


class Ask(AgentQuestion[State]):
    """One question for `seat`. `t` is the redacted state; evaluations move figures in it, and move them back."""

    def __init__(
        self,
        t: State,
        seat: Seat,
        decision: Decision,
        since: Sequence[Action],
        rng: Rng,
        weights: Weights,
        noise: float = 0.0,
    ) -> None:
        super().__init__(t, seat, decision, rng, noise)
        self.since, self.weights = since, weights

    @classmethod
    def seen(cls, observation: Observation[State], seat: Seat, rng: Rng, weights: Weights, noise: float) -> "Ask":
        """Create one from the open question of an observation."""
        if observation.decision is None:
            raise ValueError("nothing is asked")
        return cls(
            thaw(State, freeze(observation.state)),
            seat,
            observation.decision,
            observation.since or (),
            rng,
            weights,
            noise,
        )

    @cached_property
    def planner(self) -> Planner:
        """The planner for the Hero of this seat."""
        return Planner(self.t, self.seat, self.weights)

    @cached_property
    def look(self) -> Outlook:
        """The forecast of the Monsters for the Hero of this seat."""
        return self.planner.look if self.t.heroes[self.seat].square is not None else Outlook(self.t, self.seat, self.weights)

    @property
    def hero(self) -> Figure:
        """The Hero of this seat."""
        return self.t.heroes[self.seat].id

    @cached_property
    def source(self) -> CardId:
        """The card in use: the one that the question names, the last one used since the step began, or a drawn one."""
        if self.about("card") in CARDS:
            return self.about("card")
        for action in reversed(self.since):
            if isinstance(action.choice, Use | React):
                return str(action.choice.card)
        return self.t.limbo[-1] if self.t.limbo else ""

    @cached_property
    def target(self) -> Figure:
        """The figure that was picked last in this step, "" if none."""
        for action in reversed(self.since):
            if isinstance(action.choice, Target):
                return action.choice.figure
            if isinstance(action.choice, PickTile | Use):
                break
        return ""

    def monster(self, name: Figure) -> Monster | None:
        """A Monster or Villain of the table."""
        return figure.monster(self.t, name)

    def threat(self, name: Figure) -> float:
        """The cost of one activation of a Monster at the present positions.

        A small cost by its strength if it reaches no Hero.
        """
        other = self.monster(name)
        if other is None:
            return 0.0
        place = self.look.where.get(self.seat)
        now = self.look.harm(other, place) if place is not None else self.harm_all(other)
        return now + 0.2 * strength(other.kind)

    def burden(self, name: Figure) -> float:
        """The cost of a Monster until it is destroyed, at the present positions."""
        other = self.monster(name)
        return 0.0 if other is None else self.look.burden(other, self.look.where.get(self.seat))

    def harm_all(self, other: Monster) -> float:
        """The same, if the Hero of this seat is not on the board."""
        return sum(self.look.price[blow.seat] * blow.mean for blow in self.look.blows(other, self.look.where))

    def threat_here(self) -> float:
        """The cost of all Monsters at the present positions."""
        return sum(self.threat(other.id) for other in self.look.foes)

    def price(self, name: Figure) -> float:
        """The value of a Hit Point to a Hero."""
        seat = figure.seat_of(self.t, name)
        return 0.0 if seat is None else worth.price(self.t, seat, self.weights)

    def ground(self, place: Square) -> float:
        """The value of a square for the Hero of this seat."""
        return self.planner.ground(place)


ANSWERS = PromptHandlers[Ask]()
"""The function that answers each prompt, by its id."""
answers, answer = ANSWERS.on, ANSWERS.answer
