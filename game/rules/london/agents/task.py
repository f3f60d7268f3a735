"""What there is to plan: the board as numbers, the same for everybody who sees it."""

from functools import cached_property

from msgspec import Struct

from game.rules.engine.secret import Seat
from game.rules.london.cards import (
    ALLIES,
    AREAS,
    CHARACTERS,
    DREAD,
    GOONS,
    NUMBERS,
    PLACES,
    PLOTS,
    SLOTS,
    STORIES,
    TEAMS,
    plot_cards,
)
from game.rules.london.deed import Icon
from game.rules.london.places import STREETS
from game.rules.london.plot import TIMES
from game.rules.london.state import CardId, State, Token

WIDTH = 7
"""Places of an Area: its Streets, then the numbers."""
_INDEX = {place: AREAS.index(row.area) * WIDTH + row.number for place, row in PLACES.items()}
EMPTY = 0
FIRST_ARROW = 7
CODES = FIRST_ARROW + len(AREAS)
"""A slot holds nothing, a number 1 to 6, or an arrow to an Area."""


def code_of(token: Token) -> int:
    """The code of a token in a clock."""
    if not token:
        return EMPTY
    number, _, area = token.partition("-")
    return FIRST_ARROW + AREAS.index(area) if area else int(number)


class Task(Struct, frozen=True):
    """A board to plan for: hashable, so that the same board is planned once.

    `cards` are places (by index) with the card that lies there; `people` the Characters; `fixed` the clocks of those who plan for themselves, None for
    those whose clocks are to be filled; `helpers` is how many Action Points Items and tokens may add over the Chapter.
    """

    story: str
    chapter: int
    people: tuple[CardId, ...]
    cards: tuple[tuple[int, CardId], ...]
    fixed: tuple[tuple[int, ...] | None, ...]
    helpers: int

    @property
    def last_chapter(self) -> bool:
        """Whether the Endgame follows."""
        return self.chapter == len(STORIES[self.story].plots)


def task_of(t: State, free: frozenset[Seat]) -> Task:
    """The board of now, with the clocks of the seats in `free` to be filled."""
    cards = [(_INDEX[place], card) for place, card in t.shown.items()]
    cards += [(_INDEX[STREETS[area]], goon) for area, goon in t.goons.items()]
    fixed = tuple(None if seat in free else tuple(map(code_of, person.clock)) for seat, person in enumerate(t.people))
    helpers = sum(len(person.items) + person.virtue for person in t.people)
    return Task(t.options.story, t.chapter, tuple(person.id for person in t.people), tuple(sorted(cards)), fixed, helpers)


def matches(icons: list[Icon], asked: list[Icon]) -> int:
    """How many icons count."""
    return sum(icon == "wild" or icon in asked for icon in icons)


class Sheet:
    """The Task as tables to look up: what each place asks, and what each Character brings there."""

    def __init__(self, task: Task) -> None:
        self.task = task
        size = WIDTH * len(AREAS)
        self.need, self.cost = [0] * size, [0.0] * size
        self.plot, self.ally = [-1] * size, [-1] * size
        self.order = plot_cards(task.story, task.chapter)
        self.opens = [TIMES.index(PLOTS[card].time) * len(SLOTS) // len(TIMES) for card in self.order]
        self.friends: list[CardId] = []
        self.weary = [0] * size
        self.brings = [[0] * size for _ in task.people]
        for place, card in task.cards:
            self._lay(place, card)
        self._harass()
        self.friend_brings = [self._friend(friend) for friend in self.friends]
        self.lonely = "calling-hours" in STORIES[task.story].laws
        self.limit = TEAMS[len(task.people)].ally_limit

    def _lay(self, place: int, card: CardId) -> None:
        if card in PLOTS:
            self.plot[place] = self.order.index(card)
        elif card in ALLIES:
            self.ally[place] = len(self.friends)
            self.friends.append(card)
            return
        else:
            self.need[place] = (DREAD.get(card) or GOONS[card]).difficulty
            self.cost[place] = DREAD[card].dread if card in DREAD else NUMBERS.goon_left
        for seat, name in enumerate(self.task.people):
            self.brings[seat][place] = matches(CHARACTERS[name].icons, self.asked[place])

    @cached_property
    def asked(self) -> dict[int, list[Icon]]:
        """The icons that each place asks for."""
        rows = {place: PLOTS.get(card) or DREAD.get(card) or GOONS.get(card) for place, card in self.task.cards}
        return {place: list(row.icons) for place, row in rows.items() if row is not None}

    def _harass(self) -> None:
        """Goons make cards of their Area harder or the team wearier; that they may be gone by then is not counted on."""
        for place, card in self.task.cards:
            if card in GOONS:
                there = range(place + 1, place + WIDTH)
                for one in there:
                    if self.need[one] and GOONS[card].harass == "harder":
                        self.need[one] += GOONS[card].n
                    if self.plot[one] >= 0 and GOONS[card].harass == "wearier":
                        self.weary[one] += GOONS[card].n

    def _friend(self, friend: CardId) -> list[int]:
        """What an Ally adds at each place."""
        brings = [0] * len(self.need)
        for place, asked in self.asked.items():
            brings[place] = matches(list(ALLIES[friend].icons), asked)
        return brings
