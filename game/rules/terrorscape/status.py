"""Queries: strength, level, locations, items and traits."""

from game.rules.terrorscape.state import CardId, Place, State
from game.rules.terrorscape.tables.cards import ABILITIES, ITEMS, KILLERS, NUMBERS, PLANS, SURVIVORS, TRAITS
from game.rules.terrorscape.tables.rows import Level, Moment, PlanRow, TraitRow
from game.rules.terrorscape.villa import NEAR, PASSAGES, WAY, beyond

NO_PLAN = PlanRow(id="", needs=[])


def levels(t: State) -> list[Level]:
    """The rows of the killer's levels so far; lower ones remain in force (TS-036)."""
    return KILLERS[t.killer].levels[: t.level]


def strength(t: State) -> int:
    """The total that a defence must reach: level, turn and attack card together, 0 to 10 (TS-036 to TS-039)."""
    attack = t.encounter.bonus if t.encounter is not None else 0
    traits = sum(TRAITS[trait].strength + TRAITS[trait].rising * (t.level - 1) for trait in t.marks)
    return max(0, min(NUMBERS.strongest, levels(t)[-1].strength + t.bonus + attack + traits))


def has_law(t: State, law: str) -> bool:
    """Whether a level of the killer permits `law`."""
    return any(level.law == law for level in levels(t))


def is_quick(t: State, card: CardId) -> bool:
    """Whether a card counts as a quick card, by its print or by the killer's level."""
    return "quick" in ABILITIES[card].types or any(card in level.quick for level in levels(t))


def free_ways(t: State, place: Place) -> list[Place]:
    """The adjacent locations that a survivor can walk to (TS-043, TS-045, TS-074)."""
    return [other for other in NEAR[place] if WAY[place, other] not in t.barricades]


def here(t: State, place: Place) -> list[int]:
    """The survivors at a location, in the order of their status tokens; without eliminated or escaped ones (TS-342)."""
    return [survivor for survivor, where in enumerate(t.team.places) if where == place and not t.survivors[survivor].fate]


def alive(t: State) -> list[int]:
    """The survivors that are in the house (TS-342)."""
    return [survivor for survivor, token in enumerate(t.survivors) if not token.fate]


def face_up(t: State, survivor: int) -> list[TraitRow]:
    """The traits of a survivor that are not turned face down (TS-231)."""
    if not t.team.traits:
        return []
    return [TRAITS[trait] for trait in t.team.traits[survivor] if trait not in t.team.spent]


def trait_for(t: State, survivor: int, moment: Moment) -> CardId:
    """The trait of a survivor that is face up and counts at this moment, "" if it has none."""
    return next((row.id for row in face_up(t, survivor) if row.moment == moment), "")


def killer_has(t: State, moment: Moment) -> bool:
    """Whether the killer has a trait for this moment."""
    return any(TRAITS[trait].moment == moment for trait in t.marks)


def plan_in_force(t: State) -> PlanRow:
    """The fulfilled plan whose one use is not over (TS-263, TS-264); NO_PLAN if there is none."""
    scheme = t.team.scheme
    return PLANS.get(scheme.plan, NO_PLAN) if scheme.done and not scheme.spent else NO_PLAN


def passages(t: State, place: Place) -> tuple[Place, ...]:
    """The ends of the secret passage of a location; all four ends are linked once the tunnels are investigated (TS-033)."""
    if place in PASSAGES and plan_in_force(t).tunnels:
        return tuple(other for other in PASSAGES if other != place)
    return beyond(place)


def is_quiet(t: State, survivor: int) -> bool:
    """Whether a survivor's actions make no noise: it is wary, and the killer is visible at its location (TS-090)."""
    return with_killer(t, survivor) and any(row.wary for row in face_up(t, survivor))


def with_killer(t: State, survivor: int) -> bool:
    """Whether the killer is visible at a survivor's location; a sneaking killer has none (TS-082, TS-088, TS-090)."""
    return t.place is not None and t.team.places[survivor] == t.place


def pack_limit(t: State, survivor: int) -> int:
    """The number of items that a survivor may carry; 0 is unlimited (TS-105)."""
    own = SURVIVORS[t.survivors[survivor].id].pack
    return NUMBERS.pack if own is None else own


def carries(t: State, survivor: int, item: CardId) -> bool:
    """Whether an item is in a survivor's inventory."""
    return item in t.team.packs[survivor]


def lit(t: State, survivor: int) -> bool:
    """Whether a survivor carries a light for the secret passages (TS-033)."""
    return any(ITEMS[item].light for item in t.team.packs[survivor])


def named(t: State, survivors: list[int]) -> tuple[str, ...]:
    """The ids of survivors."""
    return tuple(t.survivors[survivor].id for survivor in survivors)


def sneak_reach(t: State) -> int:
    """The greatest distance of a sneaking killer, by the card or trait in use (TS-054, TS-210)."""
    if t.sneaking in TRAITS:
        return TRAITS[t.sneaking].steps
    return max(step.most for step in ABILITIES[t.sneaking].steps)
