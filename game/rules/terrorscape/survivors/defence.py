"""Effects of traits and plans on the survivors' side of an encounter."""

from collections.abc import Sequence

from game.rules.engine.script import Choice, Done, Rule
from game.rules.terrorscape import event
from game.rules.terrorscape.asking import ask_each, ask_survivor, tell
from game.rules.terrorscape.choice import Use, UseTrait, Walk
from game.rules.terrorscape.state import CardId, Encounter, State
from game.rules.terrorscape.status import carries, face_up, free_ways, named, plan_in_force, trait_for
from game.rules.terrorscape.survivors.gifts import step_to
from game.rules.terrorscape.tables.cards import ITEMS, PLANS, SURVIVORS, TRAITS

THROWN = {plan.throws: plan.defence for plan in PLANS.values() if plan.throws}
"""The defence bonus of items that a plan lets survivors throw."""


def slip_away(t: State, met: Encounter) -> Rule[None]:
    """One of several survivors in an encounter may save the others: each may MOVE 1 and is no longer involved.

    The question is asked whenever it is possible by public information, so that it reveals nothing (TS-220).
    """
    known = any(isinstance(fact, event.TraitShown) and TRAITS[fact.trait].moment == "met" for fact in t.record)
    if not t.options.gifts or known or len(met.involved) < 2:
        return
    hero = next((survivor for survivor in met.involved if trait_for(t, survivor, "met")), None)
    options: tuple[Choice, ...] = (Done(),) if hero is None else (UseTrait(trait_for(t, hero, "met")), Done())
    answer = yield from ask_survivor(met.involved[0] if hero is None else hero, "prompt-save", options, Done())
    if hero is not None and isinstance(answer, UseTrait):
        yield from _save(t, met, hero, answer.trait)


def _save(t: State, met: Encounter, hero: int, trait: CardId) -> Rule[None]:
    t.team.spent.append(trait)
    yield from tell(t, event.TraitShown(t.survivors[hero].id, trait))
    left, gone = [other for other in met.involved if other != hero], list[int]()
    while left:
        ways: dict[int, tuple[Choice, ...]] = {other: (*map(Walk, free_ways(t, met.place)), Done()) for other in left}
        survivor, answer = yield from ask_each("prompt-slip", ways, Done())
        left.remove(survivor)
        if isinstance(answer, Walk):
            gone.append(survivor)
            yield from step_to(t, survivor, answer.to)
    met.involved = [other for other in met.involved if other not in gone]
    met.left = list(met.involved)
    if gone:
        yield from tell(t, event.SlippedAway(named(t, sorted(gone))))


def secret_weapon(t: State, survivor: int) -> list[Choice]:
    """The trait that a defender may use in place of an item."""
    trait = trait_for(t, survivor, "defence")
    return [UseTrait(trait)] if trait else []


def rally(t: State, met: Encounter, survivor: int, trait: CardId) -> Rule[None]:
    """A trait is shown in a defence; it counts as a weapon."""
    t.team.spent.append(trait)
    met.extra, met.used, met.armed = TRAITS[trait].defence, True, True
    yield from tell(t, event.TraitShown(t.survivors[survivor].id, trait))


def throw_fire(t: State, met: Encounter, survivor: int) -> Rule[None]:
    """With the plan for it, an item may be thrown in addition: no weapon (TS-129, TS-263)."""
    plan = plan_in_force(t)
    if not plan.throws or not carries(t, survivor, plan.throws):
        return
    name = t.survivors[survivor].id
    answer = yield from ask_survivor(survivor, "prompt-molotov", (Use(plan.throws), Done()), Done(), survivor=name)
    if isinstance(answer, Use):
        t.team.packs[survivor].remove(plan.throws)
        t.team.discard.append(plan.throws)
        met.extra, met.used = met.extra + plan.defence, True
        yield from tell(t, event.ItemShown(name, plan.throws))


def item_plus(item: CardId) -> int:
    """The defence bonus of an item, including one that a plan lets survivors throw."""
    return THROWN.get(item, 0) or ITEMS[item].defence or 0


def bonus_of(t: State, met: Encounter, survivor: int, item: CardId) -> int:
    """The bonus on the dice from item, trait, plan and the survivor's own steadiness (TS-134)."""
    plus = met.extra + ((ITEMS[item].defence or 0) if item else 0)
    for row in face_up(t, survivor):
        plus += row.beside.get(item, 0) + (0 if met.used else row.bare)
    return plus if met.armed else plus + SURVIVORS[t.survivors[survivor].id].steady


def lucky(t: State, survivor: int, dice: Sequence[int]) -> Rule[bool]:
    """Whether a lucky survivor succeeds because all dice are blank, regardless of the strength (TS-137)."""
    trait = trait_for(t, survivor, "dice")
    if any(dice) or not trait:
        return False
    yield from tell(t, event.TraitShown(t.survivors[survivor].id, trait))
    return True
