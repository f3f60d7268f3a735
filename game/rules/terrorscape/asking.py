"""Decisions of the two sides. The other side sees only which side decides (TS-190, TS-220)."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from game.rules.engine.script import Choice, Decision, Done, Event, Rule
from game.rules.engine.secret import Seat
from game.rules.terrorscape.choice import Accept
from game.rules.terrorscape.event import Fact
from game.rules.terrorscape.seats import KILLER, TEAM
from game.rules.terrorscape.state import State
from game.rules.terrorscape.status import alive

C = TypeVar("C", bound=Choice)


def tell(t: State, fact: Fact) -> Rule[None]:
    """Yield the public Event `fact`, and add it to the record."""
    t.record.append(fact)
    yield fact


def hush(event: Event) -> Rule[None]:
    """Yield an Event that only one side sees."""
    yield event


def ask_killer(prompt: str, options: Iterable[C], default: C | None = None, /, **about: str | int) -> Rule[C]:
    """Ask the killer, even with a single option, because a missing question would reveal his cards (TS-211)."""
    choices = tuple(options)
    if not choices:
        raise ValueError(f"{prompt} has no options")
    answer = yield Decision(prompt, {KILLER: choices}, about, default, audience=(KILLER,), public_prompt="prompt-wait-killer")
    choice: C = answer.choice
    return choice


def ask_survivor(survivor: int, prompt: str, options: Iterable[C], default: C | None = None, /, **about: str | int) -> Rule[C]:
    """Ask the player of one survivor; the killer learns neither the question nor the survivor."""
    answer = yield from ask_each(prompt, {survivor: tuple(options)}, default, **about)
    return answer[1]


def ask_each(
    prompt: str, options: Mapping[int, tuple[C, ...]], default: C | None = None, /, **about: str | int
) -> Rule[tuple[int, C]]:
    """Ask several survivors at once, each about its own `options`; return the first one that answers, and its choice (TS-068)."""
    seats: dict[Seat, tuple[C, ...]] = {survivor + 1: choices for survivor, choices in options.items() if choices}
    if not seats:
        raise ValueError(f"{prompt} has no options")
    answer = yield Decision(prompt, seats, about, default, audience=TEAM, public_prompt="prompt-wait-survivors")
    choice: C = answer.choice
    return answer.seat - 1, choice


def ask_team(t: State, prompt: str, options: Iterable[C], default: C | None = None, /, **about: str | int) -> Rule[C]:
    """Ask the team as a whole: the first answer of a survivor in the house counts (TS-121, TS-342)."""
    choices = tuple(options)
    answer = yield from ask_each(prompt, dict.fromkeys(alive(t), choices), default, **about)
    return answer[1]


def agree(prompt: str, /, *, possible: bool, **about: str | int) -> Rule[bool]:
    """Ask the killer yes or no; yes is offered only where it is `possible`."""
    options = (Accept(), Done()) if possible else (Done(),)
    answer = yield from ask_killer(prompt, options, Done(), **about)
    return isinstance(answer, Accept)
