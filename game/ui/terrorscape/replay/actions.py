"""What each figure did in a round, in a few words, for the rows below an open board."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from game.rules.engine.script import Action, Event
from game.rules.terrorscape import event
from game.text import say
from game.ui.terrorscape.board import signs

HUNTER = "killer"


class RoundAction(NamedTuple):
    """What somebody did: `who` is a survivor's id or HUNTER; `values` are the arguments of its message."""

    who: str
    kind: str
    values: Mapping[str, Any]
    moment: int


SIGNS: dict[str, signs.Sign] = {
    "went": signs.feet, "passage": signs.feet, "searched": signs.glass, "discovered": signs.glass, "used": signs.star, "repaired": signs.wrench,
    "trap": signs.jaws, "cracker": signs.noise, "traded": signs.swap, "healed": signs.heart, "calm": signs.heart, "hurt": signs.drop,
    "screamed": signs.fear, "died": signs.drop, "out": signs.way_out, "cleared": signs.planks, "key": signs.key, "noise": signs.noise,
    "came": signs.knife, "prowled": signs.feet, "sneaked": signs.feet, "card": signs.cards, "found": signs.knife, "vain": signs.glass,
    "sensed": signs.noise, "barred": signs.planks, "repelled": signs.shield, "struck": signs.knife, "level": signs.star, "plan": signs.star,
}  # fmt: skip
"""The icon of each kind of action."""
WEIGHT = ("died", "out", "struck", "found", "hurt", "key", "repelled", "discovered", "searched", "repaired", "came", "sneaked")
"""The kind whose icon a row shows is the first of these; without one, that of the first action."""
COUNTED = ("went", "prowled", "sneaked")
"""Kinds of which consecutive ones are counted as one action."""
LISTED = ("searched", "discovered")
"""Kinds of which consecutive ones are listed as one action."""


def round_actions(
    events: Sequence[Sequence[Event]], actions: Sequence[Action], names: Sequence[str], begin: int
) -> list[RoundAction]:
    """What everybody did. The first of `events` led to the moment `begin`; `actions` are those of the whole match."""
    found: list[RoundAction] = []
    for moment, happened in enumerate(events, begin):
        seat = actions[moment - 1].seat if moment else 0
        who = names[seat - 1] if seat > 0 else HUNTER
        for one in happened:
            made = _action(one, who)
            if made is not None:
                _add(found, RoundAction(made[0], made[1], made[2], moment))
    return found


def _add(found: list[RoundAction], new: RoundAction) -> None:
    """Append an action, or merge it with the last one of the same person."""
    at = next((place for place in range(len(found) - 1, -1, -1) if found[place].who == new.who), None)
    old = found[at] if at is not None else None
    if at is None or old is None or old.kind != new.kind:
        found.append(new)
    elif new.kind in COUNTED:
        found[at] = old._replace(values={"steps": old.values["steps"] + new.values["steps"]}, moment=new.moment)
    elif new.kind in LISTED:
        found[at] = old._replace(values={"items": (*old.values["items"], *new.values["items"])}, moment=new.moment)
    elif new.kind != "noise":
        found.append(new)


Made = tuple[str, str, dict[str, Any]] | None


def _action(one: Event, who: str) -> Made:
    """The person, kind and values of an Event; `who` has answered."""
    return _moves(one) or _things(one) or _changes(one, who) or _hunt(one)


def _moves(one: Event) -> Made:
    match one:
        case event.SurvivorWalked(survivor):
            return survivor, "went", {"steps": 1}
        case event.PassageTaken(survivor):
            return survivor, "passage", {}
        case event.KillerAppeared():
            return HUNTER, "came", {}
        case event.KillerMoved():
            return HUNTER, "prowled", {"steps": 1}
        case event.KillerHid():
            return HUNTER, "sneaked", {"steps": 0}
        case event.Crept():
            return HUNTER, "sneaked", {"steps": 1}
        case event.SurvivorEscaped(survivor):
            return survivor, "out", {}
    return None


def _things(one: Event) -> Made:
    match one:
        case event.ItemDrawn(survivor, item, deck):
            return survivor, "searched" if deck == "search" else "discovered", {"items": (item,)}
        case event.ItemUsed(survivor, item):
            return survivor, "used", {"thing": item}
        case event.AbilityUsed(survivor, ability):
            return survivor, "used", {"thing": ability}
        case event.ItemShown(survivor, item) | event.Warded(survivor, item):
            return survivor, "used", {"thing": item}
        case event.RadioRepaired(survivor, _, progress):
            return survivor, "repaired", {"progress": progress}
        case event.TrapLaid(survivor):
            return survivor, "trap", {}
        case event.CrackerLit(survivor):
            return survivor, "cracker", {}
        case event.Traded(survivor, partner):
            return survivor, "traded", {"partner": partner}
        case event.PlanUsed(survivor, plan):
            return survivor, "plan", {"plan": plan}
    return None


def _changes(one: Event, who: str) -> Made:
    match one:
        case event.Healed(survivor):
            return survivor, "healed", {}
        case event.FearLost(survivor):
            return survivor, "calm", {}
        case event.Injured(survivor):
            return survivor, "hurt", {}
        case event.Screamed(survivor):
            return survivor, "screamed", {}
        case event.Eliminated(survivor):
            return survivor, "died", {}
        case event.NoiseMade():
            return who, "noise", {}
        case event.BarricadeCleared():
            return who, "cleared", {}
        case event.KeyHung():
            return who, "key", {}
    return None


def _hunt(one: Event) -> Made:
    match one:
        case event.CardPlayed(card):
            return HUNTER, "card", {"card": card}
        case event.Searched(_, found):
            return HUNTER, "found" if found else "vain", {"found": found} if found else {}
        case event.Sensed(_, _, found):
            return HUNTER, "sensed", {"found": found}
        case event.BarricadePlaced():
            return HUNTER, "barred", {}
        case event.Defended(success=success):
            return HUNTER, "repelled" if success else "struck", {}
        case event.LevelGained(level):
            return HUNTER, "level", {"level": level}
    return None


def words_of(done: Sequence[RoundAction]) -> str:
    """A list of actions in words."""
    if not done:
        return say("ui-ts-deed-none")
    words = list(dict.fromkeys(say(f"ui-ts-deed-{one.kind}", **one.values) for one in done))
    return say("ui-ts-deeds", deeds=tuple(words))


def sign(done: Sequence[RoundAction]) -> signs.Sign | None:
    """The icon of the most important action."""
    if not done:
        return None
    kinds = [one.kind for one in done]
    return SIGNS[next((kind for kind in WEIGHT if kind in kinds), kinds[0])]
