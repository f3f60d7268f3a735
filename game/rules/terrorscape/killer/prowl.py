"""The killer's turn: appear, quick cards, a special card or two actions, a slow card, three new cards (TS-159 to TS-188)."""

from collections.abc import Sequence

from game.rules.engine.script import Choice, Rule
from game.rules.terrorscape import event
from game.rules.terrorscape.asking import ask_killer, hush, tell
from game.rules.terrorscape.choice import DONE, SEEK, Estimate, Play, Seek, UseTrait, Walk, walk
from game.rules.terrorscape.encounter import seek
from game.rules.terrorscape.killer import menace
from game.rules.terrorscape.killer.pile import can_pay, draw_cards, pay_cards, throw_away
from game.rules.terrorscape.killer.stride import appear, go
from game.rules.terrorscape.state import CardId, State
from game.rules.terrorscape.status import is_quick, killer_has, strength
from game.rules.terrorscape.tables.cards import ABILITIES, NUMBERS
from game.rules.terrorscape.tables.registry import effect
from game.rules.terrorscape.tables.rows import Step
from game.rules.terrorscape.traits import keep_marks
from game.rules.terrorscape.villa import NEAR, RADIO

ACTED = {"quick": "second", "second": "slow"}
"""The stage after a basic action (TS-173)."""


def prowl(t: State) -> Rule[None]:
    """Play one step of the killer's turn: one answer and its consequences."""
    stage = t.stage
    if stage == "traits":
        yield from keep_marks(t)
    elif stage == "appear":
        yield from _appear(t)
    elif t.met or stage == "rest":
        yield from _rest(t)
    elif stage == "draw":
        yield from menace.dusk(t)
    elif stage == "start":
        yield from menace.dawn(t)
    else:
        answer = yield from ask_killer("prompt-killer", menu(t), DONE)
        yield from _act(t, answer)


def _appear(t: State) -> Rule[None]:
    """Step 0: appear, apply the effects of the card he sneaked with, then a free SEARCH (TS-161 to TS-163, TS-322)."""
    yield from tell(t, event.KillerTurnBegan())
    t.stage = "start" if killer_has(t, "start") else "quick"
    if t.sneaking:
        card = yield from appear(t)
        yield from carry_out(t, ABILITIES[card].appear if card in ABILITIES else ())
        yield from seek(t, ambush=True)


def menu(t: State) -> list[Choice]:
    """Every legal answer of the killer.

    A later step of the turn may be begun at any time, which forgoes the earlier ones (TS-174).
    """
    stage = t.stage
    options: list[Choice] = [Play(card) for card in sorted(set(t.dark.hand)) if refusal(t, card) is None]
    if stage in ACTED:
        options += [*map(walk, NEAR[t.dark.place]), SEEK]
    options += menace.offered(t, "any")
    if _may_estimate(t):
        options += [Estimate(progress) for progress in range(NUMBERS.repair + 1) if progress != t.dark.estimate]
    return [*options, DONE]


def _may_estimate(t: State) -> bool:
    """Whether the private counter may be set: after possible noise at the radio, once a turn (TS-196, TS-218)."""
    return not t.dark.estimated and t.rescue is None and t.stage == "quick" and (t.cracker or RADIO in t.noise)


def refusal(t: State, card: CardId) -> tuple[str, str] | None:
    """Why a card of the hand cannot be played now, with the rule; None if it can."""
    row, stage = ABILITIES[card], t.stage
    quick, slow = is_quick(t, card), "slow" in row.types
    if not slow and not (stage == "quick" and (quick or "special" in row.types)):
        return "refused-step-over", "TS-159"
    if not can_pay(t, card):
        return "refused-cost", "TS-165"
    if not all(effect.applies(step.do, t, step) for step in row.steps):
        return "refused-no-door", "TS-171"
    return None


def _act(t: State, answer: Choice) -> Rule[None]:
    if isinstance(answer, Play):
        yield from play(t, answer.card)
    elif isinstance(answer, Walk):
        t.stage = ACTED[t.stage]
        yield from go(t, answer.to)
    elif isinstance(answer, Seek):
        t.stage = ACTED[t.stage]
        yield from seek(t)
    elif isinstance(answer, UseTrait):
        yield from menace.use_mark(t, answer.trait, ())
    elif isinstance(answer, Estimate):
        t.dark.estimate, t.dark.estimated = answer.progress, True
        yield from hush(event.ProgressEstimated(answer.progress))
    else:
        t.stage = "draw"


def play(t: State, card: CardId) -> Rule[None]:
    """Play a card: the cost, its effects in order, then the card itself is discarded (TS-164 to TS-172, TS-177, TS-334)."""
    row, dark = ABILITIES[card], t.dark
    dark.hand.remove(card)
    dark.playing.append(card)
    if row.cost < 0:
        paid, dark.hand = dark.hand, []
        yield from tell(t, event.CardPlayed(card, len(paid)))
        yield from throw_away(t, paid, "paid")
    else:
        yield from pay_cards(t, row.cost, event.CardPlayed(card, row.cost), card)
    if not is_quick(t, card):
        t.stage = "draw" if "slow" in row.types else "slow"
    yield from carry_out(t, row.steps)
    dark.playing.remove(card)
    yield from throw_away(t, [card], "played")


def carry_out(t: State, steps: Sequence[Step]) -> Rule[None]:
    """Resolve effects in order; an encounter ends them (TS-147, TS-170)."""
    for step in steps:
        if not t.met:
            yield from effect.functions[step.do](t, step)


def _rest(t: State) -> Rule[None]:
    """Draw 3 cards, twice as many after toying with the prey, and end the turn (TS-146, TS-179, TS-188)."""
    if t.bonus:
        t.bonus = 0
        yield from tell(t, event.StrengthChanged(strength(t), "over"))
    yield from tell(t, event.KillerRested())
    yield from draw_cards(t, NUMBERS.draw * 2 if t.toyed else NUMBERS.draw)
    t.stage, t.dark.estimated, t.fought, t.met = "appear", False, t.met, False
    t.used, t.toyed = [], False
    t.side, t.team.stage = "survivors", "begin"
