"""What traits and plans add to an encounter on the survivors' side."""

from collections.abc import Sequence

from game.rules.engine.script import Choice, Done, Rule
from game.rules.terrorscape import event
from game.rules.terrorscape.asking import ask_each, ask_survivor, tell
from game.rules.terrorscape.choice import Use, UseTrait, Walk
from game.rules.terrorscape.state import CardId, Encounter, State
from game.rules.terrorscape.status import carries, free_ways, has_trait, named, planned
from game.rules.terrorscape.survivors.gifts import step_to
from game.rules.terrorscape.tables.cards import ITEMS, SURVIVORS

HERO, WEAPON, LUCK, FISTS, GUNNER = "heroic-save", "secret-weapon", "stroke-of-luck", "martial-arts", "marksmanship"
WEAPON_PLUS, FIST_PLUS, GUN_PLUS, FIRE_PLUS = 4, 1, 1, 2
AMMO, BOTTLE = "ammo", "whiskey-bottle"


def slip_away(t: State, met: Encounter) -> Rule[None]:
    """One of several who are met may save the others: each of them may MOVE 1 and is no longer involved.

    As long as nobody knows who can do it the question is asked whenever it could be (TS-220).
    """
    known = any(isinstance(fact, event.TraitShown) and fact.trait == HERO for fact in t.record)
    if not t.options.gifts or known or len(met.involved) < 2:
        return
    hero = next((survivor for survivor in met.involved if has_trait(t, survivor, HERO)), None)
    options: tuple[Choice, ...] = (Done(),) if hero is None else (UseTrait(HERO), Done())
    answer = yield from ask_survivor(met.involved[0] if hero is None else hero, "prompt-save", options, Done())
    if hero is not None and isinstance(answer, UseTrait):
        yield from _save(t, met, hero)


def _save(t: State, met: Encounter, hero: int) -> Rule[None]:
    t.team.spent.append(HERO)
    yield from tell(t, event.TraitShown(t.survivors[hero].id, HERO))
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


def ready_weapon(t: State, survivor: int) -> list[Choice]:
    """The secret weapon of a defender, in place of an item."""
    return [UseTrait(WEAPON)] if has_trait(t, survivor, WEAPON) else []


def rally(t: State, met: Encounter, survivor: int) -> Rule[None]:
    """The secret weapon is shown; it counts as a weapon."""
    t.team.spent.append(WEAPON)
    met.extra, met.used, met.armed = WEAPON_PLUS, True, True
    yield from tell(t, event.TraitShown(t.survivors[survivor].id, WEAPON))


def throw_fire(t: State, met: Encounter, survivor: int) -> Rule[None]:
    """With the plan for it, a bottle may be thrown in addition: an item, but no weapon."""
    if not planned(t, "molotov") or not carries(t, survivor, BOTTLE):
        return
    name = t.survivors[survivor].id
    answer = yield from ask_survivor(survivor, "prompt-molotov", (Use(BOTTLE), Done()), Done(), survivor=name)
    if isinstance(answer, Use):
        t.team.packs[survivor].remove(BOTTLE)
        t.team.discard.append(BOTTLE)
        met.extra, met.used = met.extra + FIRE_PLUS, True
        yield from tell(t, event.ItemShown(name, BOTTLE))


def bonus_of(t: State, met: Encounter, survivor: int, item: CardId) -> int:
    """What item, trait, plan and the survivor's own steadiness add to the dice (TS-134)."""
    plus = met.extra + ((ITEMS[item].defence or 0) if item else 0)
    if item == AMMO and has_trait(t, survivor, GUNNER):
        plus += GUN_PLUS
    if not met.used and has_trait(t, survivor, FISTS):
        plus += FIST_PLUS
    return plus if met.armed else plus + SURVIVORS[t.survivors[survivor].id].steady


def lucky(t: State, survivor: int, dice: Sequence[int]) -> Rule[bool]:
    """Who has the luck succeeds when all dice show nothing, whatever the strength (TS-137)."""
    if any(dice) or not has_trait(t, survivor, LUCK):
        return False
    yield from tell(t, event.TraitShown(t.survivors[survivor].id, LUCK))
    return True
