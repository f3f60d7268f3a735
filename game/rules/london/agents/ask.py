"""A question as a companion sees it, and the functions that answer each prompt."""

from game.rules.engine.agent import Advice, Observation
from game.rules.engine.agent_question import AgentQuestion, PromptHandlers
from game.rules.engine.rng import Rng
from game.rules.engine.script import Choice, Decision
from game.rules.engine.secret import Seat
from game.rules.london.agents.task import Wishes
from game.rules.london.choice import Deplete, Draw, Play, Spend, Use
from game.rules.london.effects.deed import Step
from game.rules.london.investigations.points import added, card_icons, matching
from game.rules.london.investigations.ways import deed_of
from game.rules.london.state import Character, Inquiry, State
from game.rules.london.tables.cards import ITEMS


class Ask(AgentQuestion[State]):
    """One question for `seat`; `effort` are the pains that a companion takes with a plan, `wishes` where people ask companions to be: (seat, slot, place)."""

    def __init__(
        self, t: State, seat: Seat, decision: Decision, rng: Rng, *, noise: float, effort: float, wishes: Wishes = ()
    ) -> None:
        super().__init__(t, seat, decision, rng, noise)
        self.effort, self.wishes = effort, wishes

    @classmethod
    def seen(
        cls, observation: Observation[State], seat: Seat, rng: Rng, *, noise: float, effort: float, wishes: Wishes = ()
    ) -> "Ask":
        """The open question of an observation."""
        if observation.decision is None:
            raise ValueError("nothing is asked")
        return cls(observation.state, seat, observation.decision, rng, noise=noise, effort=effort, wishes=wishes)

    @property
    def me(self) -> Character:
        """The own sheet."""
        return self.t.people[self.seat]

    @property
    def inquiry(self) -> Inquiry:
        """The investigation that is going on."""
        assert self.t.inquiry is not None, "nothing is being investigated"
        return self.t.inquiry


ANSWERS = PromptHandlers[Ask]()
"""How each prompt is answered, by its id."""
answers = ANSWERS.on


def advise(choice: Choice, reason: str, /, **about: str | int) -> Advice:
    """A choice and why."""
    return Advice(choice, reason, dict(about))


DRAWN = 0.8
"""Action Points that a card of the Investigation deck brings on average."""
PEEKED = 1.4
"""Action Points of the best of a few cards."""


def gain(t: State, seat: Seat, choice: Choice) -> float:
    """How many Action Points an addition brings to what is investigated, on average."""
    assert t.inquiry is not None, "nothing is being investigated"
    if isinstance(choice, Draw):
        return DRAWN
    if isinstance(choice, Play):
        return matching(t, t.inquiry, card_icons(choice.card))
    if not isinstance(choice, Use | Deplete | Spend):
        return 0.0
    deed = deed_of(t, seat, choice)
    return added(t, t.inquiry, deed) + sum(_step_gain(t, seat, t.inquiry, step) for step in deed.steps)


def _step_gain(t: State, seat: Seat, inquiry: Inquiry, step: Step) -> float:
    """Action Points that come of a step in another way than by its icons."""
    match step.do:
        case "peek-add":
            return PEEKED if len(t.deck) >= step.n else DRAWN
        case "confidence" if t.phase == "endgame":
            return DRAWN * step.n
        case "ready-item":
            again = [deed for item in t.people[seat].items if item.tilted for deed in ITEMS[item.id].use]
            return max((added(t, inquiry, deed) for deed in again), default=0)
    return 0.0


def source(choice: Choice) -> str:
    """What an addition comes from: the ways of one Item are one source."""
    return getattr(choice, "item", repr(choice))
