"""Decisions of wizards, during each of which every wizard may claim victory (DV-116 to DV-119)."""

from collections.abc import Iterable
from typing import TypeVar

from game.rules.dungeonville import event
from game.rules.dungeonville.beliefs.record import note_passed
from game.rules.dungeonville.choice import Claim
from game.rules.dungeonville.scoring import promising, true_score
from game.rules.dungeonville.state import State, seats
from game.rules.engine.script import Choice, Decision, Done, Outcome, Rule, own_side
from game.rules.engine.secret import EVERYBODY, Seat

C = TypeVar("C", bound=Choice)
CLAIM = Claim()


class Over(Exception):
    """Raised by a right claim in the middle of a script; nothing later is resolved (DV-116)."""


def ask(
    t: State,
    seat: Seat,
    prompt: str,
    options: Iterable[C],
    default: C | None = None,
    /,
    *,
    forced: bool = True,
    private: str = "",
    **about: str | int,
) -> Rule[C]:
    """Ask `seat`; with `forced`, a single option is taken without asking. Every wizard may claim victory instead (DV-118).

    With `private` the other seats see only this prompt.

    Raises ValueError without options, and Over after a right claim.
    """
    choices = tuple(options)
    if not choices:
        raise ValueError(f"{prompt} has no options")
    if forced and len(choices) == 1:
        return choices[0]
    audience = (seat,) if private else EVERYBODY
    claims = dict.fromkeys(range(len(t.wizards)), (CLAIM,))
    while True:
        answer = yield Decision(
            prompt, {seat: choices}, about, default, audience=audience, public_prompt=private, out_of_turn=claims
        )
        choice: C = answer.choice
        if choice == CLAIM:
            yield from claim(t, answer.seat)
            if answer.seat != seat or CLAIM not in choices:  # out of turn: the question is still open
                continue
        return choice


def claim(t: State, seat: Seat) -> Rule[None]:
    """Show the deed of `seat`: it wins, or its dungeon becomes public and play continues (DV-116, DV-117). Raises Over."""
    dungeon, score = t.deeds[seat].face, true_score(t, seat)
    if score >= t.options.goal:
        t.end = Outcome((own_side(seat),), "won-by-claim")
        yield event.VictoryClaimed(seat, dungeon, score)
        raise Over
    t.wizards[seat].exposed = dungeon
    yield event.ClaimFailed(seat, dungeon, score)


def moment(t: State) -> Rule[None]:
    """Let wizards claim victory after blood was placed or a deed changed hands, before anything else (DV-118, DV-119).

    It asks, in turn order, the wizards that may have the goal by public information, so that the question reveals nothing. A
    wizard that declined is asked again only when the goal is reached with another dungeon. Raises Over.
    """
    for seat in seats(t):
        wizard = t.wizards[seat]
        ripe = promising(t, seat)
        if any(dungeon not in wizard.weighed for dungeon in ripe):
            answer = yield from ask(t, seat, "prompt-claim", (CLAIM, Done()), Done(), goal=t.options.goal)
            if isinstance(answer, Done):
                note_passed(t, seat, ripe)
                yield event.ClaimPassed(seat)
        wizard.weighed = promising(t, seat)
