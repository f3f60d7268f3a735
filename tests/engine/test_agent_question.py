"""What agents of every game share: prompts with an answer of their own, the usual one for the others, and the blur of a level."""

from msgspec import Struct

from game.rules.engine.agent import Advice
from game.rules.engine.agent_question import AgentQuestion, PromptHandlers
from game.rules.engine.rng import Rng
from game.rules.engine.script import Choice, Decision, Done


class Table(Struct):
    """No table is needed."""


class Nod(Choice, frozen=True):
    """Nod."""


def asked(prompt: str, *, noise: float = 0.0, default: Choice | None = None) -> AgentQuestion[Table]:
    decision = Decision(prompt, {0: (Nod(), Done())}, {"left": 2}, default)
    return AgentQuestion(Table(), 0, decision, Rng(1), noise)


def test_a_prompt_is_answered_by_its_own_function_and_others_in_the_usual_way() -> None:
    prompts = PromptHandlers[AgentQuestion[Table]]()

    @prompts.on("prompt-one", "prompt-other")
    def nod(ask: AgentQuestion[Table]) -> Advice:
        return Advice(ask.of(Nod)[0], "reason-" + ask.about("left"))

    assert set(prompts) == {"prompt-one", "prompt-other"}
    assert prompts.answer(asked("prompt-other", default=Done())) == Advice(Nod(), "reason-2")
    assert prompts.answer(asked("prompt-unknown", default=Done())) == Advice(Done(), "reason-usual")
    assert prompts.answer(asked("prompt-unknown")) == Advice(Nod(), "reason-usual")


def test_a_level_blurs_what_it_weighs_and_a_clear_one_does_not() -> None:
    clear, blurred = asked("prompt-one"), asked("prompt-one", noise=5.0)
    assert clear.may_decline
    assert (clear.about("right"), {clear.best([("a", 1.0), ("b", 0.9)]) for _ in range(20)}) == ("", {("a", 1.0)})
    assert {blurred.best([("a", 1.0), ("b", 0.9)])[0] for _ in range(20)} == {"a", "b"}
