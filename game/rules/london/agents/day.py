"""Evaluates a plan by simulating its day: the Dread that the clocks would save (LD-091 to LD-104, LD-143, LD-170 to LD-172)."""

from collections.abc import Sequence

from game.rules.london.agents.task import DRAWN, EMPTY, FIRST_ARROW, PLOT, SOLVE, WIDTH, Sheet
from game.rules.london.agents.worth import CARD, plot_worth
from game.rules.london.tables.cards import AREAS, NUMBERS, PLACES, PLOTS, SLOTS

Clock = list[int]
Route = Sequence[int]
HELP = 0.9
"""The cost of an Action Point that drawn cards, Items and tokens must add."""
MOST_HELP = 4
"""The most Action Points that they are expected to add at one card."""
FRIEND = 1.5
FLIP = 0.75
"""The expected dice of a flipped Personality card, including the Trauma."""
WISH, KEPT = 60.0, 8.0
"""The values of fulfilling a request, and of keeping a token that others already see in the plan."""
LOST_TRAIL = 500.0
SEGMENT = 4
LAST_HOURS = 2 * SEGMENT
START = AREAS.index(PLACES[NUMBERS.start].area)
_TURNS = range(len(SLOTS))


def route(clock: Clock) -> Route:
    """The place of each hour (LD-075, LD-076, LD-093)."""
    street, places = START * WIDTH, list[int]()
    for code in clock:
        if code >= FIRST_ARROW:
            street = (code - FIRST_ARROW) * WIDTH
            places.append(street)
        else:
            places.append(street + code)
    return places


def borrowed(clock: Clock) -> int | None:
    """The numbers, as bits, for which a clock needs the Stash token as well.

    None if there are too few tokens (LD-079, LD-080).
    """
    bits = 0
    for number in dict.fromkeys(clock):
        if EMPTY < number < FIRST_ARROW:
            more = clock.count(number) - NUMBERS.own_tokens
            if more > NUMBERS.stash_tokens:
                return None
            if more > 0:
                bits |= 1 << number
    return bits


def worth(sheet: Sheet, plan: list[Clock]) -> float:
    """The value of a planned day, in Dread."""
    stash = sum((borrowed(clock) or 0).bit_count() for clock in plan)
    return Day(sheet).lived([route(clock) for clock in plan]) - NUMBERS.stash * stash


class Day:
    """A simulated day: the open cards, the Allies of each Character, and the cards left to draw."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet, self.value, self.next = sheet, 0.0, 0
        self.help = sheet.help
        self.kinds, self.need, self.weary = sheet.kinds.copy(), sheet.need, sheet.weary
        self.lying = sheet.lying
        self.friends, self.befriended = [0] * len(sheet.task.people), False

    def lived(self, routes: Sequence[Route]) -> float:
        """Simulate the day, with the place of each Character in each hour, and return its value."""
        for seat, slot, place in self.sheet.task.wishes:
            if routes[seat][slot] == place:
                self.value += WISH
        for seat, before in self.lying:
            self.value += KEPT * sum(was == now for was, now in zip(before, routes[seat], strict=True) if was is not None)
        kinds, seats = self.kinds, [(1 << seat, one) for seat, one in enumerate(routes)]
        for slot in _TURNS:
            there: dict[int, int] = {}
            for bit, one in seats:
                place = one[slot]
                if kinds[place]:
                    there[place] = there.get(place, 0) | bit
            if there and self._hour(slot, there):
                break
            if slot % SEGMENT == SEGMENT - 1:
                self._segment(slot)
        return self._close()

    def _hour(self, slot: int, there: dict[int, int]) -> bool:
        """One Action; True when the Chapter ends with it."""
        plots, kinds, sheet = list[int](), self.kinds, self.sheet
        for place, company in there.items():
            kind = kinds[place]
            if kind == SOLVE:
                self._solve(slot, place, company)
            elif kind == PLOT:
                plots.append(place)
            else:
                self._befriend(place, company)
        for place in sorted(plots, key=sheet.plot.__getitem__) if len(plots) > 1 else plots:
            if sheet.plot[place] == self.next and sheet.opens[self.next] <= slot:
                self._plot(place, there[place])
        return self.next == len(sheet.order) and sheet.task.last_chapter

    def _brings(self, place: int, company: int) -> int:
        """The Action Points of a company, given as bits, at a place."""
        points = self.sheet.sums[company][place]
        if self.befriended:
            for seat in self.sheet.members[company]:
                if self.friends[seat]:
                    points += self.sheet.friendly(self.friends[seat])[place]
        return points

    def _solve(self, slot: int, place: int, company: int) -> None:
        sheet = self.sheet
        missing = self.need[place] - self._brings(place, company)
        if sheet.lonely and slot >= LAST_HOURS and len(sheet.members[company]) == 1:
            missing += 1
        if missing > 0:
            if missing > MOST_HELP or missing > self.help:
                return
            self.help -= missing
            self.value -= HELP * missing
        self.help += DRAWN
        self.kinds[place] = 0
        self.value += CARD + sheet.cost[place]
        if place % WIDTH == 0:
            self._free(place)

    def _free(self, street: int) -> None:
        """Remove the effect of a solved Goon on its Area (LD-297)."""
        self.need, self.weary = self.need.copy(), self.weary.copy()
        for place in range(street + 1, street + WIDTH):
            self.need[place] -= self.sheet.harder[place]
            self.weary[place] = 0

    def _befriend(self, place: int, company: int) -> None:
        taker = min(self.sheet.members[company], key=lambda seat: self.friends[seat].bit_count())
        if self.friends[taker].bit_count() < self.sheet.limit:
            self.kinds[place], self.befriended = 0, True
            self.friends[taker] |= 1 << self.sheet.ally[place]
            self.value += FRIEND

    def _plot(self, place: int, company: int) -> None:
        sheet, weary = self.sheet, self.weary[place]
        if self.befriended:
            self.value += _promise(sheet, place, [self._brings(place, 1 << seat) - weary for seat in sheet.members[company]])
        else:
            known = sheet.promises.get((place, company, weary))
            if known is None:
                brought = [sheet.sums[1 << seat][place] - weary for seat in sheet.members[company]]
                known = sheet.promises[place, company, weary] = _promise(sheet, place, brought)
            self.value += known
        self.next += 1
        self.kinds[place] = 0

    def _segment(self, slot: int) -> None:
        """Count Plot cards that are open after a segment in which they could have been investigated (LD-143)."""
        for number in range(self.next, len(self.sheet.order)):
            if number in self.sheet.known and self.sheet.opens[number] <= slot:
                self.value -= PLOTS[self.sheet.order[number]].dread

    def _close(self) -> float:
        """The value of unsolved cards, and of the trail (LD-170 to LD-174)."""
        return self.value - self.sheet.total - LOST_TRAIL * (len(self.sheet.order) - self.next)


def _promise(sheet: Sheet, place: int, brought: Sequence[int]) -> float:
    """The expected value of a Plot card for a company with these Action Points each, before the Personality cards."""
    dice = sum(max(0.0, points + FLIP) for points in brought)
    card, low = sheet.order[sheet.plot[place]], int(dice)
    part = dice - low
    return (1 - part) * plot_worth(card, len(brought), low) + part * plot_worth(card, len(brought), low + 1)
