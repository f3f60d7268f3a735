"""The survivors' turn: noise away and victory, actions in any order, discovery, the noises told (TS-061 to TS-121)."""

from collections.abc import Sequence
from typing import cast

from game.rules.engine.script import Choice, Done, Rule
from game.rules.terrorscape import event, whisper
from game.rules.terrorscape.asking import ask_each, ask_survivor, hush, tell
from game.rules.terrorscape.cards import ITEMS, NUMBERS, SURVIVORS
from game.rules.terrorscape.choice import (
    CALM,
    DONE,
    REPAIR,
    RUMMAGE,
    Calm,
    Clear,
    Exert,
    Repair,
    Rummage,
    TakePassage,
    Trade,
    Use,
    Walk,
    trade_with,
    use_of,
    walk,
)
from game.rules.terrorscape.doors import unbar
from game.rules.terrorscape.ending import win_killer, win_survivors
from game.rules.terrorscape.finding import discover, rummage, trade
from game.rules.terrorscape.gifts import step_to
from game.rules.terrorscape.harm import soothe
from game.rules.terrorscape.items import barricades_here, usable, use_item
from game.rules.terrorscape.radio import may_repair, repair
from game.rules.terrorscape.registry import able, special
from game.rules.terrorscape.state import CardId, State
from game.rules.terrorscape.status import free_ways, lit, with_killer
from game.rules.terrorscape.villa import GARDEN, RADIO, START, STORES, beyond


def venture(t: State) -> Rule[None]:
    """Play one step of the survivors' turn: one answer and what comes of it."""
    yield from _STAGES[t.team.stage](t)


def _begin(t: State) -> Rule[None]:
    """Step 1: noise away, then the rescue counter, then the exits (TS-062 to TS-064, TS-154)."""
    t.round += 1
    t.noise_before, t.cracker_before = t.noise, t.cracker
    t.noise, t.cracker = [], False
    yield from tell(t, event.RoundBegan(t.round))
    if t.rescue is not None:
        t.rescue -= 1
        yield from tell(t, event.RescueMoved(t.rescue))
        if t.rescue == 0:
            win_survivors("won-rescue")
    if t.keys >= NUMBERS.keys:
        _escape(t)
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
    """One answer of whichever survivor's player answers first (TS-067 to TS-069)."""
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
    if t.team.finished[survivor]:
        return []
    team, row = t.team, SURVIVORS[t.survivors[survivor].id]
    place, kinds, acted = team.places[survivor], sorted(set(team.packs[survivor])), team.acted[survivor]
    options: list[Choice] = [] if acted else main_actions(t, survivor, kinds)
    if kinds:
        options += [use_of(item) for item in kinds if ITEMS[item].use == "extra" and usable(t, survivor, item)]
        if row.attentive and lit(t, survivor):
            options += map(TakePassage, beyond(place))
    for other, where in enumerate(team.places):
        if where == place and other != survivor and (kinds or team.packs[other]):
            options.append(trade_with(t.survivors[other].id))
    if acted and options:
        options.append(DONE)
    return options


def main_actions(t: State, survivor: int, kinds: Sequence[CardId]) -> list[Choice]:
    """The six main actions, each with what it is done to; `kinds` are the items carried (TS-073 to TS-090)."""
    place, row = t.team.places[survivor], SURVIVORS[t.survivors[survivor].id]
    options: list[Choice] = [*map(walk, free_ways(t, place)), CALM]
    options += [use_of(item) for item in kinds if ITEMS[item].use == "special" and usable(t, survivor, item)]
    if row.special and able.functions[row.special](t, survivor):
        options.append(Exert(row.special))
    if lit(t, survivor) != row.attentive:
        options += map(TakePassage, beyond(place))
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
        isinstance(answer, Trade)
        or (isinstance(answer, Use) and ITEMS[answer.item].use == "extra")
        or (isinstance(answer, TakePassage) and attentive and lit(t, survivor))
    )
    if not free:
        t.team.acted[survivor] = True
    if isinstance(answer, Trade):
        partner = next(other for other, token in enumerate(t.survivors) if token.id == answer.partner)
        t.team.finished[partner] = False
        yield from trade(t, survivor, partner)
    elif isinstance(answer, Use):
        yield from use_item(t, survivor, answer.item)
    elif isinstance(answer, TakePassage):
        origin, t.team.places[survivor] = t.team.places[survivor], answer.to
        yield from hush(whisper.PassageTaken(t.survivors[survivor].id, origin, answer.to))
    else:
        yield from _main_action(t, survivor, answer)


def _main_action(t: State, survivor: int, answer: Choice) -> Rule[None]:
    if isinstance(answer, Walk):
        yield from _walk(t, survivor, answer.to)
    elif isinstance(answer, Calm):
        yield from soothe(t, survivor)
    elif isinstance(answer, Clear):
        yield from unbar(t, answer.door)
    elif isinstance(answer, Repair):
        yield from repair(t, survivor, 1)
    elif isinstance(answer, Rummage):
        yield from rummage(t, survivor)
    else:
        ability = cast(Exert, answer).ability
        yield from hush(whisper.AbilityUsed(t.survivors[survivor].id, ability))
        yield from special.functions[ability](t, survivor)


def _walk(t: State, survivor: int, place: str) -> Rule[None]:
    """Action 1: MOVE, and once more if the player likes (TS-044, TS-073)."""
    yield from step_to(t, survivor, place)
    options: list[Choice] = [*map(walk, free_ways(t, place)), DONE]
    name = t.survivors[survivor].id
    answer = yield from ask_survivor(survivor, "prompt-walk-on", options, DONE, survivor=name)
    if isinstance(answer, Walk):
        yield from step_to(t, survivor, answer.to)


# ------------------------------------------------------------------ steps 3 to 5


def _discover(t: State) -> Rule[None]:
    """Step 3: discover; an empty deck loses, unless rescue is on its way (TS-110, TS-116, TS-156)."""
    if t.team.discovery:
        yield from discover(t)
    elif t.rescue is None:
        win_killer("won-time")
    t.team.stage = "tell"


def _tell(t: State) -> Rule[None]:
    """Step 5: the killer hears where there is noise, or a firecracker, and nothing else (TS-094, TS-096, TS-119, TS-120)."""
    t.cracker, t.noise = t.team.cracker, [] if t.team.cracker else t.team.pending
    t.team.cracker, t.team.pending = False, []
    yield from tell(t, event.CrackerHeard() if t.cracker else event.NoiseHeard(tuple(t.noise)))
    t.team.stage = "over"
    t.side, t.stage = "killer", "appear"


_STAGES = {"begin": _begin, "act": _act, "discover": _discover, "tell": _tell}
