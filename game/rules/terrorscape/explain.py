"""Explains why a choice is illegal, with the rule."""

from game.rules.engine.script import Choice, IllegalAction
from game.rules.engine.secret import Seat
from game.rules.terrorscape.choice import (
    Clear,
    Exert,
    Loot,
    Play,
    Repair,
    Rummage,
    Seek,
    TakePassage,
    Trade,
    Use,
    UsePlan,
    UseTrait,
    Walk,
)
from game.rules.terrorscape.killer import prowl
from game.rules.terrorscape.seats import KILLER
from game.rules.terrorscape.state import State
from game.rules.terrorscape.status import carries, lit, passages, plan_in_force
from game.rules.terrorscape.survivors import radio, venture
from game.rules.terrorscape.survivors.boons import usable_traits
from game.rules.terrorscape.survivors.items import barricades_here, usable
from game.rules.terrorscape.survivors.plans import plan_use
from game.rules.terrorscape.villa import NEAR, WAY


def explain(t: State, seat: Seat, choice: Choice) -> IllegalAction | None:
    """Why `seat` may not answer `choice`; None without a specific reason.

    It uses only the knowledge of that side, and does not inform the other one (TS-327).
    """
    if seat == KILLER:
        found = _killer(t, choice) if t.side == "killer" else None
    else:
        found = _survivor(t, seat - 1, choice) if t.side == "survivors" and t.team.stage == "act" else None
    return IllegalAction(*found) if found is not None else None


def _killer(t: State, choice: Choice) -> tuple[str, str] | None:
    if isinstance(choice, Play):
        return prowl.refusal(t, choice.card) if choice.card in t.dark.hand else ("refused-not-in-hand", "TS-165")
    if isinstance(choice, Walk) and choice.to not in NEAR[t.dark.place]:
        return "refused-not-adjacent", "TS-030"
    if isinstance(choice, Walk | Seek) and t.stage not in prowl.ACTED:
        return "refused-actions-done", "TS-173"
    if isinstance(choice, UseTrait):
        return "refused-no-trait", "TS-231"
    return None


def _survivor(t: State, survivor: int, choice: Choice) -> tuple[str, str] | None:
    """The reason and the rule: obstacles in the house first, a main action already done last."""
    if t.survivors[survivor].fate:
        return "refused-gone", "TS-342"
    found = _impossible(t, survivor, choice) or _unfit(t, survivor, choice)
    if found is None and isinstance(choice, Walk | Repair | Rummage | Clear | TakePassage | Exert) and t.team.acted[survivor]:
        return "refused-acted", "TS-069"
    return found


def _impossible(t: State, survivor: int, choice: Choice) -> tuple[str, str] | None:
    place = t.team.places[survivor]
    match choice:
        case Walk(to) if to not in NEAR[place]:
            return "refused-not-adjacent", "TS-030"
        case Walk(to) if WAY[place, to] in t.barricades:
            return "refused-barricaded", "TS-074"
        case Repair():
            return radio.may_repair(t, survivor)
        case Rummage():
            return venture.may_rummage(t, survivor)
        case Clear(door) if door not in barricades_here(t, survivor):
            return "refused-no-barricade", "TS-078"
        case TakePassage(to) if to not in passages(t, place):
            return "refused-no-passage", "TS-033"
        case TakePassage() if not lit(t, survivor) and not plan_in_force(t).tunnels:
            return "refused-dark", "TS-033"
        case Trade():
            return "refused-no-trade", "TS-065"
        case Use(item) if not carries(t, survivor, item):
            return "refused-not-carried", "TS-105"
        case Use(item) if not usable(t, survivor, item):
            return "refused-no-use", "TS-077"
        case Use():
            return "refused-acted", "TS-069"
    return None


def _unfit(t: State, survivor: int, choice: Choice) -> tuple[str, str] | None:
    """The reason and the rule by the variants."""
    match choice:
        case UseTrait() if choice not in [*usable_traits(t, survivor, "extra"), *usable_traits(t, survivor, "special")]:
            return "refused-no-trait", "TS-231"
        case UsePlan() if choice not in [*plan_use(t, survivor, "extra"), *plan_use(t, survivor, "special")]:
            return "refused-no-plan", "TS-263"
        case UseTrait() | UsePlan():
            return "refused-acted", "TS-069"
        case Loot():
            return "refused-no-loot", "TS-248"
    return None
