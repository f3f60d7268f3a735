"""Exact odds of a defence: from public facts for everybody, and from its own cards for the prompted side."""

from typing import NamedTuple

from game.rules.engine.script import Choice
from game.rules.terrorscape.agents.outlook import reaches
from game.rules.terrorscape.choice import Use, UseTrait
from game.rules.terrorscape.state import Encounter, State
from game.rules.terrorscape.status import strength, trait_for
from game.rules.terrorscape.survivors.defence import THROWN, bonus_of
from game.rules.terrorscape.tables.cards import ITEMS, NUMBERS, TRAITS
from game.ui.terrorscape.encounter.facts import SPARED, WAITS, Attack, attacks, dice_of, found, needed, standing, steady


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
