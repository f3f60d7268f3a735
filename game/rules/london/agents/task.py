"""The planning problem: the board as numbers, the same for all seats."""

from collections.abc import Sequence
from functools import cached_property

from msgspec import Struct

from game.rules.engine.secret import Seat
from game.rules.london.effects.deed import Icon
from game.rules.london.investigations.plot import TIMES
from game.rules.london.places import STREETS
from game.rules.london.state import CardId, Place, State, Token
from game.rules.london.tables.cards import (
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

WIDTH = 7
"""The number of places of an Area: its Streets, then its numbers."""
_INDEX = {place: AREAS.index(row.area) * WIDTH + row.number for place, row in PLACES.items()}
EMPTY = 0
FIRST_ARROW = 7
CODES = FIRST_ARROW + len(AREAS)
"""The number of codes of a slot: empty, a number 1 to 6, or an arrow to an Area."""
SOLVE, PLOT, ALLY = 1, 2, 3
"""Kinds of cards at a place; 0 is none."""


def code_of(token: Token) -> int:
    """The code of a token in a clock."""
    if not token:
        return EMPTY
    number, _, area = token.partition("-")
    return FIRST_ARROW + AREAS.index(area) if area else int(number)


Wishes = tuple[tuple[Seat, int, Place], ...]
"""Requests of persons to companions: seat, slot and place."""


class Task(Struct, frozen=True):
    """A planning problem; hashable, so that plans are cached.

    `cards` are places (by index) with their cards; `people` the Characters; `fixed` the clocks of persons, None for clocks to
    fill; `helpers` are Items that may add an Action Point, `deck` the cards that may be drawn. `wishes` are requested places,
    `lying` the tokens already in the clocks to fill (empty without persons in the match): persons rely on both.
    """

    story: str
    chapter: int
    people: tuple[CardId, ...]
    cards: tuple[tuple[int, CardId], ...]
    fixed: tuple[tuple[int, ...] | None, ...]
    helpers: int
    deck: int
    wishes: tuple[tuple[int, int, int], ...] = ()
    lying: tuple[tuple[int, ...] | None, ...] = ()

    @property
    def last_chapter(self) -> bool:
        """Whether the Endgame follows."""
        return self.chapter == len(STORIES[self.story].plots)

    @property
    def things(self) -> int:
        """The number of Dread cards and Goons to solve."""
        return sum(card in DREAD or card in GOONS for _, card in self.cards)


def task_of(t: State, free: frozenset[Seat], wishes: Wishes = ()) -> Task:
    """The problem for the present board, with the clocks of the seats in `free` to fill."""
    cards = [(_INDEX[place], card) for place, card in t.shown.items()]
    cards += [(_INDEX[STREETS[area]], goon) for area, goon in t.goons.items()]
    fixed = tuple(None if seat in free else _codes(t, seat) for seat in range(len(t.people)))
    return Task(
        t.options.story,
        t.chapter,
        tuple(person.id for person in t.people),
        tuple(sorted(cards)),
        fixed,
        sum(len(person.items) for person in t.people),
        len(t.deck),
        tuple((seat, slot, _INDEX[place]) for seat, slot, place in wishes if seat in free),
        tuple(_codes(t, seat) if seat in free else None for seat in range(len(t.people))) if len(free) < len(t.people) else (),
    )


def _codes(t: State, seat: Seat) -> tuple[int, ...]:
    """The codes of the tokens in a clock."""
    return tuple(map(code_of, t.people[seat].clock))


HANDY = 0.5
"""The expected Action Points that an Item adds in a Chapter where they are needed."""
DRAWN = 0.85
"""The expected Action Points of a card drawn from the Investigation deck."""


def matches(icons: Sequence[Icon], asked: Sequence[Icon]) -> int:
    """The number of `icons` that match the `asked` ones."""
    return sum(icon == "wild" or icon in asked for icon in icons)


class Sheet:
    """Lookup tables for a Task: the requirements of each place, and the Action Points of each Character there, alone and in company.

    Companies are given as bits, a bit for each seat; so are the Allies of a Character. `lying` are the places of the hours, by
    seat, whose tokens are already in place and that others rely on.
    """

    def __init__(self, task: Task) -> None:
        self.task = task
        self.lying: list[tuple[Seat, list[int | None]]] = []
        size, everybody = WIDTH * len(AREAS), range(len(task.people))
        self.kinds, self.need, self.cost = [0] * size, [0] * size, [0.0] * size
        self.plot, self.ally = [-1] * size, [-1] * size
        self.weary, self.harder = [0] * size, [0] * size
        self.order = plot_cards(task.story, task.chapter)
        self.opens = [TIMES.index(PLOTS[card].time) * len(SLOTS) // len(TIMES) for card in self.order]
        self.friends: list[CardId] = []
        for place, card in task.cards:
            self._lay(place, card)
        self._harass()
        self.known = {number for number in self.plot if number >= 0}
        self.total = sum(self.cost)
        self.members = [[seat for seat in everybody if company >> seat & 1] for company in range(1 << len(task.people))]
        brings = [self._icons(CHARACTERS[name].icons) for name in task.people]
        self.sums = [[sum(brings[seat][place] for seat in seats) for place in range(size)] for seats in self.members]
        self._friendly: dict[int, list[int]] = {}
        self.promises: dict[tuple[int, int, int], float] = {}
        self.help = task.helpers * HANDY + task.deck * DRAWN
        self.lonely = "calling-hours" in STORIES[task.story].laws
        self.limit = TEAMS[len(task.people)].ally_limit

    def _lay(self, place: int, card: CardId) -> None:
        if card in PLOTS:
            self.kinds[place], self.plot[place] = PLOT, self.order.index(card)
        elif card in ALLIES:
            self.kinds[place], self.ally[place] = ALLY, len(self.friends)
            self.friends.append(card)
        else:
            self.kinds[place] = SOLVE
            self.need[place] = (DREAD.get(card) or GOONS[card]).difficulty
            self.cost[place] = DREAD[card].dread if card in DREAD else NUMBERS.goon_left

    @cached_property
    def asked(self) -> dict[int, list[Icon]]:
        """The icons that each place asks for."""
        rows = {place: PLOTS.get(card) or DREAD.get(card) or GOONS.get(card) for place, card in self.task.cards}
        return {place: list(row.icons) for place, row in rows.items() if row is not None}

    def _harass(self) -> None:
        """Add the effects of Goons, until they are solved: harder cards in their Area, or fewer Action Points."""
        for place, card in self.task.cards:
            if card in GOONS:
                for one in range(place + 1, place + WIDTH):
                    if self.need[one] and GOONS[card].harass == "harder":
                        self.harder[one] = GOONS[card].n
                        self.need[one] += GOONS[card].n
                    if self.plot[one] >= 0 and GOONS[card].harass == "wearier":
                        self.weary[one] += GOONS[card].n

    def _icons(self, icons: Sequence[Icon]) -> list[int]:
        """The number of `icons` that match at each place."""
        brings = [0] * len(self.need)
        for place, asked in self.asked.items():
            brings[place] = matches(icons, asked)
        return brings

    def friendly(self, friends: int) -> list[int]:
        """The Action Points that these Allies together add at each place."""
        if friends not in self._friendly:
            icons = [icon for number, friend in enumerate(self.friends) if friends >> number & 1 for icon in ALLIES[friend].icons]
            self._friendly[friends] = self._icons(icons)
        return self._friendly[friends]
