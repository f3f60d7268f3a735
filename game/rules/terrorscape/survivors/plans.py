"""Survival plans: requirements, and the use of a fulfilled plan (TS-256 to TS-273)."""

from collections.abc import Callable

from game.rules.engine.script import Choice, Done, Rule
from game.rules.terrorscape import event
from game.rules.terrorscape.asking import ask_survivor, ask_team, hush
from game.rules.terrorscape.choice import Advance, UsePlan
from game.rules.terrorscape.state import CardId, Place, State
from game.rules.terrorscape.status import alive
from game.rules.terrorscape.tables.cards import PLANS
from game.rules.terrorscape.tables.registry import plan_done, plan_effect
from game.rules.terrorscape.villa import marked


def _places(t: State) -> list[Place]:
    return [t.team.places[survivor] for survivor in alive(t)]


def _at(mark: str) -> Callable[[State], bool]:
    spots = marked(mark)
    return lambda t: any(place in spots for place in _places(t))


MET: dict[str, Callable[[State], bool]] = {
    "killer": lambda t: t.place is not None and t.place in _places(t),
    "together": lambda t: len(set(_places(t))) == 1,
    "apart": lambda t: len(set(_places(t))) == len(_places(t)),
    **{mark: _at(mark) for mark in ("knowledge", "tools", "mystic", "radio", "secret-exit")},
}
"""Whether a requirement is met: of all that are in the house; a killer who sneaks has no location (TS-261, TS-262, TS-273)."""


def may_advance(t: State) -> list[CardId]:
    """The plans whose next requirement is met: the one below the token, or the top one of the other plan (TS-258, TS-260)."""
    scheme = t.team.scheme
    if scheme.done:
        return []
    return [plan for plan in scheme.plans if MET[PLANS[plan].needs[scheme.step if plan == scheme.plan else 0]](t)]


def review(t: State) -> Rule[None]:
    """The team may put the token on a requirement that is met.

    In Separate Ways the survivor with the first-survivor token decides (TS-258, TS-269 to TS-271).
    """
    options: list[Choice] = [*map(Advance, may_advance(t)), Done()]
    if t.options.separate:
        answer = yield from ask_survivor(t.team.first, "prompt-plan", options, options[0])
    else:
        answer = yield from ask_team(t, "prompt-plan", options, options[0])
    if isinstance(answer, Advance):
        yield from _advance(t, answer.plan)


def _advance(t: State, plan: CardId) -> Rule[None]:
    """Advance the token; beginning a plan resets the progress of the other; the last requirement fulfils the plan (TS-260, TS-263)."""
    scheme = t.team.scheme
    scheme.step = scheme.step + 1 if plan == scheme.plan else 1
    scheme.plan = plan
    yield from hush(event.PlanAdvanced(plan, scheme.step))
    if scheme.step == len(PLANS[plan].needs):
        scheme.done = True
        yield from hush(event.PlanFulfilled(plan))
        if PLANS[plan].done:
            yield from plan_done.functions[PLANS[plan].done](t)


def plan_use(t: State, survivor: int, use: str) -> list[Choice]:
    """The fulfilled plan, if a survivor can use it now as a "special" or an "extra" action (TS-264, TS-272).

    A buzzer is placed by a special action and pressed by extra ones.
    """
    scheme = t.team.scheme
    if not scheme.done or scheme.spent:
        return []
    row = PLANS[scheme.plan]
    kind = "extra" if row.use == "special" and scheme.place is not None else row.use
    fits = kind == use and plan_effect.applies(row.effect, t, survivor, row)
    return [UsePlan(scheme.plan)] if fits else []
