"""What everybody has heard of an encounter, attack by attack: from the public record and the open tokens, and from nothing else."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from game.rules.terrorscape import event
from game.rules.terrorscape.encounter import FULL_DICE
from game.rules.terrorscape.event import Fact
from game.rules.terrorscape.state import State
from game.rules.terrorscape.survivors.defence import BOTTLE, FIRE_PLUS, WEAPON, WEAPON_PLUS
from game.rules.terrorscape.tables.cards import ABILITIES, ITEMS, KILLERS, NUMBERS, SURVIVORS, TRAITS

WAITS, DEFENDS, HELD, FELL, SPARED = "waits", "defends", "held", "fell", "spared"
"""How somebody found stands: still to be attacked, under attack, attacked in vain or not, or no longer to be attacked."""


@dataclass
class Attack:
    """One attack as far as it has come; `risen` are levels that the killer has gained since its verdict."""

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
        """What the things that were shown for this defence add to its dice."""
        things = sum(FIRE_PLUS if item == BOTTLE else ITEMS[item].defence or 0 for item in self.items)
        return things + (WEAPON_PLUS if self.trait == WEAPON else 0)

    @property
    def armed(self) -> bool:
        """Whether a weapon was shown."""
        return self.trait == WEAPON or any(ITEMS[item].weapon for item in self.items)

    @property
    def step(self) -> int:
        """How many of its five steps are over: card, defender, item, dice, result."""
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
    """Whether the encounter is over but for running away."""
    return any(isinstance(fact, event.EncounterEnded) for fact in heard(t))


def attacks(t: State) -> list[Attack]:
    """The attacks of the encounter, the present one last; between two attacks it is one that has not begun."""
    made = [Attack()]
    for fact in heard(t):
        if made[-1].result is not None and isinstance(fact, event.CardPlayed | event.DefenderNamed):
            made.append(Attack())
        _add(made[-1], fact)
    if made[-1].result is not None and t.encounter is not None and not t.encounter.dice and not ended(t):
        made.append(Attack())
    return made


def _add(now: Attack, fact: Fact) -> None:
    """Let an attack go on by what was heard."""
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
    """What a survivor adds to a defence without a weapon, as is printed on it."""
    return SURVIVORS[who].steady


def dice_of(t: State, who: str) -> int:
    """How many dice a survivor would roll."""
    return FULL_DICE - next(one.fear for one in t.survivors if one.id == who)


def found(t: State) -> list[str]:
    """Everybody whom the killer met, in the order of the tokens; those that slipped away are no longer among them."""
    names = next((fact.survivors for fact in heard(t) if isinstance(fact, event.EncounterBegan)), ())
    gone = {one for fact in heard(t) if isinstance(fact, event.SlippedAway) for one in fact.survivors}
    return [one for one in names if one not in gone]


def standing(t: State, who: str) -> str:
    """How somebody found stands in the encounter."""
    for attack in attacks(t):
        if attack.defender == who:
            return DEFENDS if attack.result is None else HELD if attack.result.success else FELL
    return SPARED if ended(t) or any(one.result is not None and one.result.success for one in attacks(t)) else WAITS


def sums(t: State, attack: Attack) -> list[tuple[str, str, int]]:
    """What the strength of an attack is made of: a kind, what it is about, and how much; together what the defender must reach (TS-037)."""
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
    """What the defender must reach."""
    return attack.result.strength if attack.result is not None else sum(plus for _, _, plus in sums(t, attack))


def since(t: State, level: int) -> int:
    """The round in which the killer reached a level; 0 if he began with it."""
    number = 0
    for fact in t.record:
        if isinstance(fact, event.RoundBegan):
            number = fact.number
        elif isinstance(fact, event.LevelGained) and fact.level == level:
            return number
    return 0
