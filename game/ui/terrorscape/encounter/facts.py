"""The public facts of an encounter, attack by attack, read from the public record and the open tokens only; and exact odds."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from game.rules.engine.script import Choice
from game.rules.terrorscape import event
from game.rules.terrorscape.agents.outlook import reaches
from game.rules.terrorscape.choice import Use, UseTrait
from game.rules.terrorscape.encounter import FULL_DICE
from game.rules.terrorscape.event import Fact
from game.rules.terrorscape.state import Encounter, State
from game.rules.terrorscape.status import strength, trait_for
from game.rules.terrorscape.survivors.defence import THROWN, bonus_of, item_plus
from game.rules.terrorscape.tables.cards import ABILITIES, ITEMS, KILLERS, NUMBERS, SURVIVORS, TRAITS

WAITS, DEFENDS, HELD, FELL, SPARED = "waits", "defends", "held", "fell", "spared"
"""The status of a survivor in the encounter: not yet attacked, under attack, defended, struck, no longer to be attacked."""
QUIET = event.StrengthChanged, event.KillerMoved
"""Events whose effect is visible in numbers and needs no sentence."""


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
        return sum(map(item_plus, self.items)) + (TRAITS[self.trait].defence if self.armed_by_trait else 0)

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
        return 5 if self.result is not None else 4 if self.dice is not None else 2 if self.defender else 0


def heard(t: State) -> Iterator[Fact]:
    """The public Events of the encounter so far."""
    start = max((place for place, fact in enumerate(t.record) if isinstance(fact, event.EncounterBegan)), default=len(t.record))
    return iter(t.record[start:])


def latest(t: State) -> Fact | None:
    """The last public Event of the encounter that needs a sentence."""
    return next((fact for fact in reversed(list(heard(t))) if not isinstance(fact, QUIET)), None)


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


def number_of(t: State, who: str) -> int:
    """The number of a survivor."""
    return next(number for number, one in enumerate(t.survivors) if one.id == who)


# ------------------------------------------------------------------ odds


class Odds(NamedTuple):
    """The odds of one defence; `shown` marks the one that is being rolled."""

    who: str
    dice: int
    plus: int
    need: int
    share: float
    shown: bool = False

    @property
    def percent(self) -> int:
        """The odds in whole per cent; 0 and 100 only for certainty."""
        return round(100 * self.share) if self.share in (0, 1) else min(99, max(1, round(100 * self.share)))


def _odds(who: str, dice: int, plus: int, strong: int, *, shown: bool = False) -> Odds:
    return Odds(who, dice, plus, max(0, strong - plus), reaches(dice, strong - plus), shown)


def open_odds(t: State, attack: Attack) -> list[Odds]:
    """The odds that everybody can compute: the defender with and without what was shown, then others who may have to defend."""
    strong, made = needed(t, attack), list[Odds]()
    if attack.defender:
        who = attack.defender
        dice = dice_of(t, who) if attack.dice is None else len(attack.dice)
        plus = attack.shown + (0 if attack.armed else steady(who)) + attack.trap
        if attack.items or attack.trait or attack.trap:
            made.append(_odds(who, dice, plus, strong, shown=True))
        made.append(_odds(who, dice, steady(who), strong, shown=not made))
    others = [who for who in found(t) if who != attack.defender and standing(t, who) in (WAITS, SPARED)]
    return made + [_odds(who, dice_of(t, who), steady(who), strong) for who in others]


def own_odds(t: State, survivor: int, answer: Choice) -> Odds:
    """The odds of an answer as its own side knows them: with the item, a trap in the room and secret traits."""
    met, who = t.encounter, t.survivors[survivor].id
    assert met is not None
    tried, item = Encounter(met.place, [], [], extra=met.extra, used=met.used, armed=met.armed), met.item
    if isinstance(answer, Use) and answer.item in THROWN:
        tried.extra, tried.used = tried.extra + THROWN[answer.item], True
    elif isinstance(answer, Use):
        item, tried.used, tried.armed = answer.item, True, ITEMS[answer.item].weapon
    elif isinstance(answer, UseTrait):
        tried.extra, tried.used, tried.armed = TRAITS[answer.trait].defence, True, True
    plus = bonus_of(t, tried, survivor, item)
    if t.team.trap == met.place and all(one.result is None for one in attacks(t)):
        plus += NUMBERS.trap
    dice, strong = dice_of(t, who), strength(t)
    share = reaches(dice, strong - plus)
    if strong > plus and trait_for(t, survivor, "dice"):
        share += 1 - reaches(dice, 1)
    return Odds(who, dice, plus, max(0, strong - plus), share)
