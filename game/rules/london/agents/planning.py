"""How a companion plans: cards are turned up first, then the clock is filled as the best day says (LD-070 to LD-087)."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt

from game.rules.engine.agent import Advice
from game.rules.engine.script import Choice, Done
from game.rules.london.agents.ask import Ask, advise, answers
from game.rules.london.agents.planner import best_plan
from game.rules.london.agents.task import EMPTY, FIRST_ARROW, Task, task_of
from game.rules.london.cards import AREAS, NUMBERS
from game.rules.london.choice import Accompany, Agree, Put, Reveal, Take
from game.rules.london.places import NUMBERS as TOKENS
from game.rules.london.state import Token

TIRED = 0.6
"""The pains that are taken with a second Chapter."""


@answers("prompt-planning")
def plan(ask: Ask) -> Advice:
    """Say that the plan will suit the others, turn cards up, lay the tokens, and be content."""
    if not ask.me.companion:
        return advise(Accompany(), "reason-companion")
    hidden = ask.of(Reveal)
    if hidden:
        return advise(hidden[ask.rng.below("reveal", len(hidden))], "reason-reveal")
    free = frozenset(seat for seat, person in enumerate(ask.t.people) if person.companion)
    task = task_of(ask.t, free)
    wanted = tokens(best_plan(task, days(task, ask.effort))[ask.seat])
    step = next_step(ask.me.clock, wanted, ask.options)
    if step is not None:
        return advise(step, "reason-plan")
    return advise(Agree() if Agree() in ask.options else Done(), "reason-content")


def days(task: Task, pains: float) -> int:
    """How many days are tried on paper: more the more there is to settle, and fewer when the team is tired from a Chapter before."""
    return round(pains * task.things**2 * sqrt(task.things) * (1.0 if task.chapter == 1 else TIRED))


def next_step(clock: Sequence[Token], wanted: Sequence[Token], options: Sequence[Choice]) -> Choice | None:
    """What brings a clock nearer to what is wanted; None when it is there, or when the tokens for it are taken."""
    for slot, token in enumerate(wanted):
        if token and clock[slot] != token and Put(slot, token) in options:
            return Put(slot, token)
    wrong = [slot for slot, token in enumerate(wanted) if clock[slot] and clock[slot] != token]
    return Take(wrong[0]) if wrong else None


def tokens(codes: Sequence[int]) -> list[Token]:
    """The tokens of a day: arrows are made of the numbers that are needed least (LD-079)."""
    used = Counter(code for code in codes if EMPTY < code < FIRST_ARROW)
    spare = [number for number in TOKENS for _ in range(NUMBERS.own_tokens - min(used[number], NUMBERS.own_tokens))]
    found: list[Token] = []
    for code in codes:
        if code >= FIRST_ARROW:
            found.append(f"{spare.pop(0)}-{AREAS[code - FIRST_ARROW]}")
        else:
            found.append(str(code) if code else "")
    return found
