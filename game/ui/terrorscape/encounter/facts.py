"""The public facts of an encounter, attack by attack, read from the public record and the open tokens only."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from game.rules.terrorscape import event
from game.rules.terrorscape.encounter import FULL_DICE
from game.rules.terrorscape.event import Fact
from game.rules.terrorscape.state import State
from game.rules.terrorscape.survivors.defence import item_plus
from game.rules.terrorscape.tables.cards import ABILITIES, ITEMS, KILLERS, NUMBERS, SURVIVORS, TRAITS

WAITS, DEFENDS, HELD, FELL, SPARED = "waits", "defends", "held", "fell", "spared"
"""The status of a survivor in the encounter: not yet attacked, under attack, defended, struck, no longer to be attacked."""


@dataclass
class Attack:
    """One attack so far; `risen` counts the levels that the killer has gained since its verdict."""

    card: str = ""
    defender: str = ""
    items: list[str] = field(default_factory=list)
    trait: str = ""
    dice: tuple[int, ...] | None = None
    trap: int = 0
    result: event.Defended | None = None
    risen: int = 0

    @property
    def shown(self) -> int:
        """What the items and traits shown add to the dice."""
        things = sum(map(item_plus, self.items))
        return things + (TRAITS[self.trait].defence if self.armed_by_trait else 0)

    @property
    def armed_by_trait(self) -> bool:
        """Whether a trait was shown in place of an item."""
        return self.trait in TRAITS and TRAITS[self.trait].moment == "defence"

    @property
    def armed(self) -> bool:
        """Whether a weapon was shown."""
        return self.armed_by_trait or any(ITEMS[item].weapon for item in self.items)

    @property
    def step(self) -> int:
        """The number of completed steps out of five: card, defender, item, dice, result."""
        if self.result is not None:
            return 5
        if self.dice is not None:
            return 4
        return 2 if self.defender else 0


def heard(t: State) -> Iterator[Fact]:
    """The public Events of the encounter so far."""
    start = max((place for place, fact in enumerate(t.record) if isinstance(fact, event.EncounterBegan)), default=len(t.record))
    return iter(t.record[start:])


def ended(t: State) -> bool:
    """Whether the encounter has ended except for running away."""
    return any(isinstance(fact, event.EncounterEnded) for fact in heard(t))


def attacks(t: State) -> list[Attack]:
    """The attacks of the encounter, the current one last. Between two attacks the last one is empty."""
    made = [Attack()]
    for fact in heard(t):
        if made[-1].result is not None and isinstance(fact, event.CardPlayed | event.DefenderNamed):
            made.append(Attack())
        _add(made[-1], fact)
    if made[-1].result is not None and t.encounter is not None and not t.encounter.dice and not ended(t):
        made.append(Attack())
    return made


def _add(now: Attack, fact: Fact) -> None:
    """Add an Event to an attack."""
    match fact:
        case event.CardPlayed(card=card) if ABILITIES[card].attack:
            now.card = card
        case event.DefenderNamed(survivor=who):
            now.defender = who
        case event.ItemShown(item=item):
            now.items.append(item)
        case event.TraitShown(trait=trait) if now.defender:
            now.trait = trait
        case event.DiceRolled(dice=dice):
            now.dice = dice
        case event.TrapSprung(plus=plus):
            now.trap = plus
        case event.Defended():
            now.result = fact
        case event.LevelGained():
            now.risen += now.result is not None


def steady(who: str) -> int:
    """The printed defence bonus of a survivor without a weapon."""
    return SURVIVORS[who].steady


def dice_of(t: State, who: str) -> int:
    """The number of dice that a survivor rolls."""
    return FULL_DICE - next(one.fear for one in t.survivors if one.id == who)


def found(t: State) -> list[str]:
    """The survivors that the killer met, by number, without those who slipped away."""
    names = next((fact.survivors for fact in heard(t) if isinstance(fact, event.EncounterBegan)), ())
    gone = {one for fact in heard(t) if isinstance(fact, event.SlippedAway) for one in fact.survivors}
    return [one for one in names if one not in gone]


def standing(t: State, who: str) -> str:
    """The status of a survivor in the encounter."""
    for attack in attacks(t):
        if attack.defender == who:
            return DEFENDS if attack.result is None else HELD if attack.result.success else FELL
    return SPARED if ended(t) or any(one.result is not None and one.result.success for one in attacks(t)) else WAITS


def sums(t: State, attack: Attack) -> list[tuple[str, str, int]]:
    """The parts of an attack's strength: kind, source, amount. Their sum is what the defender must reach (TS-037)."""
    level = t.level - attack.risen
    made = [("level", str(level), KILLERS[t.killer].levels[level - 1].strength)]
    made += [("trait", mark, plus) for mark in t.marks if (plus := TRAITS[mark].strength + TRAITS[mark].rising * (level - 1))]
    if t.bonus:
        made.append(("turn", "", t.bonus))
    if attack.card:
        made.append(("card", attack.card, ABILITIES[attack.card].attack))
    total = sum(plus for _, _, plus in made)
    within = max(0, min(NUMBERS.strongest, total))
    return [*made, ("limit", "", within - total)] if within != total else made


def needed(t: State, attack: Attack) -> int:
    """The strength that the defender must reach."""
    return attack.result.strength if attack.result is not None else sum(plus for _, _, plus in sums(t, attack))


def since(t: State, level: int) -> int:
    """The round in which the killer reached a level; 0 for his first level."""
    number = 0
    for fact in t.record:
        if isinstance(fact, event.RoundBegan):
            number = fact.number
        elif isinstance(fact, event.LevelGained) and fact.level == level:
            return number
    return 0
