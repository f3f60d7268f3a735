"""Answers of the Planning Phase: reveal cards first, then fill the clock by the best plan (LD-070 to LD-087)."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt

from game.rules.engine.agent import Advice
from game.rules.engine.script import Choice, Done
from game.rules.london.agents.ask import Ask, advise, answers
from game.rules.london.agents.planner import best_plan
from game.rules.london.agents.task import EMPTY, FIRST_ARROW, Task, code_of, task_of
from game.rules.london.choice import Accompany, Agree, Put, Reveal, Take
from game.rules.london.places import NUMBERS as TOKENS, is_arrow
from game.rules.london.state import Token
from game.rules.london.tables.cards import AREAS, NUMBERS

TIRED = 0.6
"""The factor of the effort in a second Chapter."""


@answers("prompt-planning")
def plan(ask: Ask) -> Advice:
    """Accompany the other players, reveal cards, place the tokens, and agree."""
    if not ask.me.companion:
        return advise(Accompany(), "reason-companion")
    hidden = ask.of(Reveal)
    if hidden:
        return advise(hidden[ask.rng.below("reveal", len(hidden))], "reason-reveal")
    free = frozenset(seat for seat, person in enumerate(ask.t.people) if person.companion)
    task = task_of(ask.t, free, ask.wishes)
    wanted = tokens(best_plan(task, days(task, ask.effort))[ask.seat], ask.me.clock)
    step = next_step(ask.me.clock, wanted, ask.options, [slot for seat, slot, _ in task.wishes if seat == ask.seat])
    if step is not None:
        return advise(step, "reason-plan")
    return advise(Agree() if Agree() in ask.options else Done(), "reason-content")


def days(task: Task, pains: float) -> int:
    """The number of plans to try: it grows with the number of cards, and is lower in a second Chapter."""
    return round(pains * task.things**2 * sqrt(task.things) * (1.0 if task.chapter == 1 else TIRED))


def next_step(
    clock: Sequence[Token], wanted: Sequence[Token], options: Sequence[Choice], first: Sequence[int] = ()
) -> Choice | None:
    """The next change towards the `wanted` clock, with the way to the slots `first` before the rest.

    An arrow gets another number only when its own is needed, or at the end. None if the clock is complete or lacks tokens.
    """
    soon = {slot for end in first for slot in (end - 1, end)}
    renumbered = [slot for slot, token in enumerate(wanted) if is_arrow(token) and is_renumbered(clock[slot], token)]
    for slot in sorted(range(len(wanted)), key=lambda slot: (slot in renumbered, slot not in soon, slot)):
        token = wanted[slot]
        if token and clock[slot] != token and Put(slot, token) in options:
            scarce = sum(one[:1] == token[0] for one in clock) >= NUMBERS.own_tokens
            holder = next((other for other in renumbered if scarce and clock[other][0] == token[0]), slot)
            change = Put(holder, wanted[holder])
            return change if change in options else Put(slot, token)
    wrong = [slot for slot, token in enumerate(wanted) if clock[slot] and clock[slot] != token]
    return Take(wrong[0]) if wrong else None


def is_renumbered(before: Token, after: Token) -> bool:
    """Whether two tokens are arrows to the same Area with different numbers."""
    return before != after and is_arrow(before) and is_arrow(after) and before[1:] == after[1:]


def tokens(codes: Sequence[int], lying: Sequence[Token] = ()) -> list[Token]:
    """The tokens of a clock: arrows use the numbers that are needed least (LD-079); tokens in place are kept."""
    used, kept = Counter(code for code in codes if EMPTY < code < FIRST_ARROW), dict[int, Token]()
    for slot, token in enumerate(lying):
        if is_arrow(token) and codes[slot] == code_of(token) and used[int(token[0])] < NUMBERS.own_tokens:
            used[int(token[0])] += 1
            kept[slot] = token
    spare = [number for number in TOKENS for _ in range(NUMBERS.own_tokens - min(used[number], NUMBERS.own_tokens))]
    found: list[Token] = []
    for slot, code in enumerate(codes):
        if slot in kept:
            found.append(kept[slot])
        elif code >= FIRST_ARROW:
            found.append(f"{spare.pop(0)}-{AREAS[code - FIRST_ARROW]}")
        else:
            found.append(str(code) if code else "")
    return found
