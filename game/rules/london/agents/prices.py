"""Prices of using things, and costs of harm, in Dread."""

from collections.abc import Sequence
from functools import cache

from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.london.agents.worth import CARD, DIE, FIST, ILL
from game.rules.london.choice import Confide, Deplete, Draw, Play, Sacrifice, Spend
from game.rules.london.effects.deed import Deed, Step
from game.rules.london.investigations.points import card_icons
from game.rules.london.menace import threat
from game.rules.london.state import CardId, State
from game.rules.london.tables.cards import CHALLENGES, CHARACTERS, ITEMS, NUMBERS, TEAMS

EASY_COME = 0.05
"""The price of a free thing, so that the fewest are used."""
THRIFT = 0.05
"""The value of an icon in the hand before another Challenge."""
SPARE = 0.3
"""The value of an Item or a Virtue token, apart from dice, before another Challenge."""
HANDY = 0.9
"""The value of an Item, apart from dice: occasional Action Points until the end."""
TOKEN = 0.6
"""The value of a Virtue token, apart from dice."""
FRIEND = 2.0
SURVIVOR = 1.0
"""The value of a Character, apart from dice."""
HURT = 0.3
"""The cost of a first Condition in the Endgame before another Challenge, in which a second one would defeat the Character."""
SILENCED = 2.5
"""The cost of a Trauma at a Plot card: the sheet adds nothing, and the die harms."""
REROLLS = {1: 0.33 * FIST * 0.9, 2: 0.33 * FIST * 1.7, -1: 0.33 * FIST * 2.2}
"""The values of rerolling a number of dice in the Showdown, most of which are blank; -1: any number."""


@cache
def item_worth(card: CardId) -> float:
    """The value of an Item until the end: mainly its dice in the Showdown, then its icons."""
    row = ITEMS[card]
    icons = sum(len(step.icons) for deed in (*row.use, *row.deplete) for step in deed.steps)
    return HANDY + 0.2 * icons + on_dice((*row.use, *row.deplete))


@cache
def virtue_worth(character: CardId) -> float:
    """The value of a Virtue token."""
    return TOKEN + on_dice(tuple(CHARACTERS[character].virtue))


def on_dice(deeds: Sequence[Deed]) -> float:
    """The value of the best of some ways in the Showdown."""
    return max((sum(map(_showdown, deed.steps)) for deed in deeds if deed.only != "chapter"), default=0.0)


def _showdown(step: Step) -> float:
    match step.do:
        case "fist" | "turn-fist":
            return FIST * step.n
        case "reroll":
            return REROLLS[step.n]
        case "dread":
            return float(-step.n)
    return 0.0


def more_to_come(t: State) -> bool:
    """Whether another Challenge is still to be revealed."""
    return t.phase != "endgame" or len(t.faced) < TEAMS[len(t.people)].challenges


def price(t: State, seat: Seat, choice: Choice) -> float:
    """The price of using something: its later value."""
    later = more_to_come(t)
    match choice:
        case Draw():
            return CARD
        case Play(card):
            return EASY_COME + THRIFT * len(card_icons(card)) * later
        case Deplete(item):
            if t.phase != "endgame":
                return item_worth(item)
            return EASY_COME + on_dice((*ITEMS[item].use, *ITEMS[item].deplete)) + SPARE * later
        case Spend():
            token = virtue_worth(t.people[seat].id)
            return token if t.phase != "endgame" else EASY_COME + token - TOKEN + SPARE * later
        case Sacrifice():
            return FRIEND
        case Confide():
            return FIST * NUMBERS.target if sum(len(person.secrets) for person in t.people) == 1 else 1.0
    return EASY_COME


def harm(t: State, seat: Seat, condition: str) -> float:
    """The cost of a Condition; a second one of a kind costs most (LD-163)."""
    doubled = condition in t.people[seat].conditions
    if t.phase != "endgame":
        return float(NUMBERS.duplicate) if doubled else -ILL
    return fall(t, seat) if doubled else (HURT + threat(t, "conditions-weigh") * DIE / 4) * more_to_come(t)


def fall(t: State, seat: Seat) -> float:
    """The cost of a defeated Character: dice, and everything that would help them."""
    person = t.people[seat]
    things = sum(on_dice((*ITEMS[item.id].use, *ITEMS[item.id].deplete)) for item in person.items)
    return SURVIVOR + DIE * person.dice + things + person.virtue * (virtue_worth(person.id) - TOKEN)


def penalty(t: State, seat: Seat, card: CardId) -> float:
    """The cost of failing at a Challenge."""
    total = 0.0
    for step in CHALLENGES[card].penalty:
        if step.do == "condition":
            total += harm(t, seat, step.kind)
        elif step.do == "discard-item":
            total += min((item_worth(item.id) for item in t.people[seat].items), default=0.0)
        else:
            total += step.n
    return total
