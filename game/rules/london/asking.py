"""Decisions of one Character's player, or of the whole team, for which the first answer counts (LD-064)."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from game.rules.engine.script import Choice, Decision, Rule
from game.rules.engine.secret import Seat
from game.rules.london.state import State

C = TypeVar("C", bound=Choice)


def ask(
    seat: Seat,
    prompt: str,
    options: Iterable[C],
    default: C | None = None,
    /,
    *,
    forced: bool = True,
    **about: str | int,
) -> Rule[C]:
    """Ask the player of one Character; with `forced`, a single option is taken without asking.

    Raises ValueError without options.
    """
    _, choice = yield from ask_each({seat: tuple(options)}, prompt, default, forced=forced, **about)
    return choice


def ask_team(
    t: State, prompt: str, options: Iterable[C], default: C | None = None, /, *, forced: bool = True, **about: str | int
) -> Rule[C]:
    """Ask all players together (LD-064); with `forced`, a single option is taken without asking."""
    choices = tuple(options)
    everybody = {seat: choices for seat, person in enumerate(t.people) if not person.defeated}
    _, choice = yield from ask_each(everybody, prompt, default, forced=forced, **about)
    return choice


def ask_each(
    options: Mapping[Seat, tuple[C, ...]],
    prompt: str,
    default: C | None = None,
    /,
    *,
    forced: bool = True,
    **about: str | int,
) -> Rule[tuple[Seat, C]]:
    """Ask several players at once, each with their own options; return the first seat that answers, and its choice."""
    asked = {seat: choices for seat, choices in options.items() if choices}
    if not asked:
        raise ValueError(f"{prompt} has no options")
    seat, choices = next(iter(asked.items()))
    if forced and len(choices) == 1 and all(others == choices for others in asked.values()):
        return seat, choices[0]
    answer = yield Decision(prompt, asked, dict(about), default, simultaneous=len(asked) > 1)
    choice: C = answer.choice
    return answer.seat, choice
