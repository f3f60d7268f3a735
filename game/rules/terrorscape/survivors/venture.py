"""The survivors' turn: removing noise, victory, actions in any order, discovery, announcing noise (TS-061 to TS-121)."""

from collections.abc import Sequence

from game.rules.engine.script import Choice, Done, Rule
from game.rules.terrorscape import event
from game.rules.terrorscape.asking import ask_each, hush, tell
from game.rules.terrorscape.choice import (
    CALM,
    DONE,
    REPAIR,
    RUMMAGE,
    Calm,
    Clear,
    Exert,
    Loot,
    Repair,
    Rummage,
    TakePassage,
    Trade,
    Use,
    UsePlan,
    UseTrait,
    Walk,
    trade_with,
    use_of,
    walk,
)
from game.rules.terrorscape.doors import unbar
from game.rules.terrorscape.ending import win_killer, win_survivors
from game.rules.terrorscape.harm import ease, soothe
from game.rules.terrorscape.state import CardId, State
from game.rules.terrorscape.status import face_up, free_ways, lit, passages, plan_in_force, with_killer
from game.rules.terrorscape.survivors import parting
from game.rules.terrorscape.survivors.boons import usable_traits, use_trait
from game.rules.terrorscape.survivors.finding import discover, goods, receive, rummage, trade
from game.rules.terrorscape.survivors.gifts import step_to, stroll
from game.rules.terrorscape.survivors.items import barricades_here, usable, use_item
from game.rules.terrorscape.survivors.plans import may_advance, plan_use, review
from game.rules.terrorscape.survivors.radio import bring_closer, may_repair, repair, rescue_left
from game.rules.terrorscape.survivors.strike import settle_plan
from game.rules.terrorscape.tables.cards import ITEMS, KEY, NUMBERS, PLANS, SURVIVORS, TRAITS
from game.rules.terrorscape.tables.registry import ability, plan_effect
from game.rules.terrorscape.traits import keep_gifts
from game.rules.terrorscape.villa import GARDEN, PASSAGES, RADIO, START, STORES, within

WALKED = 2
"""Steps of action 1."""


def venture(t: State) -> Rule[None]:
    """Play one step of the survivors' turn: one answer and its consequences."""
    yield from _STAGES[t.team.stage](t)


def _begin(t: State) -> Rule[None]:
    """Step 1: remove noise, then the rescue counter, then the exits, then plans that win (TS-062 to TS-064, TS-154, TS-343)."""
    t.round += 1
    t.noise_before, t.cracker_before = t.noise, t.cracker
    t.noise, t.cracker = [], False
    yield from tell(t, event.RoundBegan(t.round))
    if (yield from bring_closer(t)):
        parting.rescue(t, "won-rescue") if t.options.separate else win_survivors("won-rescue")
    if t.options.separate:
        yield from parting.escape_alone(t)
    elif t.keys >= NUMBERS.keys:
        _escape(t)
    if t.options.plans:
        settle_plan(t, "turn")
    t.team.repaired = False
    t.team.acted, t.team.finished = [False] * 3, [False] * 3
    t.team.stage = "act"


def _escape(t: State) -> None:
    """All three at the main exit, or at the secret exit with the map, win (TS-150, TS-151)."""
    if all(place == START for place in t.team.places):
        win_survivors("won-main-exit")
    if all(place == GARDEN for place in t.team.places) and any(ITEMS[item].map for pack in t.team.packs for item in pack):
        win_survivors("won-secret-exit")


# ------------------------------------------------------------------ step 2: actions


def _act(t: State) -> Rule[None]:
    """Carry out the first answer of any survivor's player (TS-067 to TS-069)."""
    options = {survivor: tuple(choices) for survivor in range(len(t.survivors)) if (choices := menu(t, survivor))}
    if not options:
        t.team.stage = "discover"
        return
    default = DONE if all(t.team.acted[survivor] for survivor in options) else CALM
    survivor, answer = yield from ask_each("prompt-act", options, default)
    if isinstance(answer, Done):
        t.team.finished[survivor] = True
    else:
        yield from _perform(t, survivor, answer)


def menu(t: State, survivor: int) -> list[Choice]:
    """Every legal answer of a survivor now; none once it has finished, or has nothing left to do (TS-065 to TS-072)."""
    if t.team.finished[survivor] or t.survivors[survivor].fate:
        return []
    team, row = t.team, SURVIVORS[t.survivors[survivor].id]
    place, kinds, acted = team.places[survivor], sorted(set(team.packs[survivor])), team.acted[survivor]
    options: list[Choice] = [] if acted else main_actions(t, survivor, kinds)
    if kinds:
        options += [use_of(item) for item in kinds if ITEMS[item].use == "extra" and usable(t, survivor, item)]
        if row.attentive and place in PASSAGES and lit(t, survivor):
            options += map(TakePassage, passages(t, place))
    for other, where in enumerate(team.places):
        if where == place and other != survivor and not t.survivors[other].fate and (goods(t, survivor) or goods(t, other)):
            options.append(trade_with(t.survivors[other].id))
    options += [*usable_traits(t, survivor, "extra"), *plan_use(t, survivor, "extra")]
    if t.options.separate:
        options += parting.spoils(t, survivor)
    if acted and options:
        options.append(DONE)
    return options


def main_actions(t: State, survivor: int, kinds: Sequence[CardId]) -> list[Choice]:
    """The six main actions, each with its object; `kinds` are the items carried (TS-073 to TS-090)."""
    place, row = t.team.places[survivor], SURVIVORS[t.survivors[survivor].id]
    options: list[Choice] = [*map(walk, free_ways(t, place)), CALM]
    options += [use_of(item) for item in kinds if ITEMS[item].use == "special" and usable(t, survivor, item)]
    if row.special and ability.applies(row.special, t, survivor):
        options.append(Exert(row.special))
    if place in PASSAGES and (lit(t, survivor) != row.attentive or (plan_in_force(t).tunnels and not lit(t, survivor))):
        options += map(TakePassage, passages(t, place))
    options += [*usable_traits(t, survivor, "special"), *plan_use(t, survivor, "special")]
    if t.barricades:
        options += map(Clear, barricades_here(t, survivor))
    if place == RADIO and may_repair(t, survivor) is None:
        options.append(REPAIR)
    if place in STORES and may_rummage(t, survivor) is None:
        options.append(RUMMAGE)
    return options


def may_rummage(t: State, survivor: int) -> tuple[str, str] | None:
    """Why a survivor cannot search for items now, with the rule; None if it can (TS-031, TS-087 to TS-090)."""
    if t.team.places[survivor] not in STORES:
        return "refused-no-items-here", "TS-087"
    if not t.team.search:
        return "refused-search-empty", "TS-089"
    return ("refused-killer-here", "TS-088") if with_killer(t, survivor) else None


def _perform(t: State, survivor: int, answer: Choice) -> Rule[None]:
    """An extra action or a trade costs nothing; anything else is the one main action (TS-065, TS-069, TS-071)."""
    attentive = SURVIVORS[t.survivors[survivor].id].attentive
    free = (
        isinstance(answer, Trade | Loot)
        or (isinstance(answer, Use) and ITEMS[answer.item].use == "extra")
        or (isinstance(answer, UseTrait) and TRAITS[answer.trait].use == "extra")
        or (isinstance(answer, UsePlan) and answer in plan_use(t, survivor, "extra"))
        or (isinstance(answer, TakePassage) and attentive and lit(t, survivor))
    )
    if not free:
        t.team.acted[survivor] = True
    if isinstance(answer, Loot):
        yield from _loot(t, survivor, answer)
    elif isinstance(answer, UseTrait):
        yield from use_trait(t, survivor, answer.trait)
    elif isinstance(answer, UsePlan):
        yield from hush(event.PlanUsed(t.survivors[survivor].id, answer.plan))
        yield from plan_effect.functions[PLANS[answer.plan].effect](t, survivor, PLANS[answer.plan])
    elif isinstance(answer, Trade):
        partner = next(other for other, token in enumerate(t.survivors) if token.id == answer.partner)
        t.team.finished[partner] = False
        yield from trade(t, survivor, partner)
    elif isinstance(answer, Use):
        yield from use_item(t, survivor, answer.item)
    elif isinstance(answer, TakePassage):
        origin, t.team.places[survivor] = t.team.places[survivor], answer.to
        yield from hush(event.PassageTaken(t.survivors[survivor].id, origin, answer.to))
    else:
        yield from _main_action(t, survivor, answer)


def _loot(t: State, survivor: int, answer: Loot) -> Rule[None]:
    """Take one item or key from an eliminated survivor (TS-248)."""
    victim = next(other for other, token in enumerate(t.survivors) if token.id == answer.victim)
    if answer.item == KEY:
        t.team.purses[victim] -= 1
    else:
        t.team.packs[victim].remove(answer.item)
    yield from hush(event.Looted(t.survivors[survivor].id, answer.victim, answer.item))
    yield from receive(t, survivor, answer.item)


def _main_action(t: State, survivor: int, answer: Choice) -> Rule[None]:
    if isinstance(answer, Walk):
        yield from _walk(t, survivor, answer.to)
    elif isinstance(answer, Calm):
        yield from soothe(t, survivor)
    elif isinstance(answer, Clear):
        yield from unbar(t, answer.door, survivor)
    elif isinstance(answer, Repair):
        yield from repair(t, survivor, 1)
    elif isinstance(answer, Rummage):
        yield from rummage(t, survivor)
    elif isinstance(answer, Exert):
        yield from hush(event.AbilityUsed(t.survivors[survivor].id, answer.ability))
        yield from ability.functions[answer.ability](t, survivor)


def _walk(t: State, survivor: int, place: str) -> Rule[None]:
    """Action 1: MOVE, and optionally once more (TS-044, TS-073); with a trait a fleeing survivor moves further, or an intrepid one loses fear."""
    traits = face_up(t, survivor)
    for _ in range(sum(row.eases for row in traits)):
        yield from ease(t, survivor)
    chased = t.place is not None and t.team.places[survivor] in within(t.place, 1)
    steps = max([WALKED, *(row.flee for row in traits)]) if chased else WALKED
    yield from step_to(t, survivor, place)
    yield from stroll(t, survivor, steps - 1, least=0)


# ------------------------------------------------------------------ steps 3 to 5


def _discover(t: State) -> Rule[None]:
    """Step 3: discover; an empty deck loses, unless rescue is coming (TS-110, TS-116, TS-156, TS-253)."""
    if t.team.discovery:
        yield from discover(t)
    elif rescue_left(t) is None:
        parting.conclude(t, "won-time") if t.options.separate else win_killer("won-time")
    t.team.stage = "plan" if t.options.plans and may_advance(t) else "pass"


def _plan(t: State) -> Rule[None]:
    """Let the plan token advance by at most one requirement (TS-258, TS-259)."""
    yield from review(t)
    t.team.stage = "pass"


def _pass(t: State) -> Rule[None]:
    """In Separate Ways pass the first-survivor token, after the plan check (TS-237, TS-271)."""
    if t.options.separate:
        yield from parting.pass_on(t)
    t.team.stage = "tell"


def _tell(t: State) -> Rule[None]:
    """Step 5: announce the noisy locations, or a firecracker, and nothing else (TS-094, TS-096, TS-119, TS-120)."""
    t.cracker, t.noise = t.team.cracker, [] if t.team.cracker else t.team.pending
    t.team.cracker, t.team.pending = False, []
    yield from tell(t, event.CrackerHeard() if t.cracker else event.NoiseHeard(tuple(t.noise)))
    if t.waits:
        t.waits = False
        yield from tell(t, event.KillerWaited())
        t.team.stage = "begin"
        return
    t.team.stage = "over"
    t.side, t.stage = "killer", "appear"


_STAGES = {
    "traits": keep_gifts, "begin": _begin, "act": _act, "discover": _discover, "plan": _plan, "pass": _pass, "tell": _tell,
}  # fmt: skip
