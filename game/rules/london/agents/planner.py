"""A plan for the day: clocks that solve much and waste little, found by trying and keeping what is better."""

from functools import lru_cache
from math import exp

from game.rules.engine.rng import Rng
from game.rules.london.agents.task import CODES, EMPTY, FIRST_ARROW, WIDTH, Sheet, Task
from game.rules.london.agents.worth import CARD, plot_worth
from game.rules.london.cards import AREAS, NUMBERS, PLACES, PLOTS, SLOTS

Clock = list[int]
HELP = 0.9
"""What an Action Point costs that Items and tokens have to add."""
FRIEND = 1.5
FLIP = 0.75
"""Dice that a flipped Personality card brings on average, the Trauma counted in."""
LOST_TRAIL = 500.0
HOT, COLD = 4.0, 0.15
SEGMENT = 4
START = AREAS.index(PLACES[NUMBERS.start].area)


@lru_cache(maxsize=64)
def best_plan(task: Task, effort: int) -> tuple[tuple[int, ...], ...]:
    """The clocks, as codes by slot, that were found best in `effort` tries; those that are fixed stay as they are.

    The same board and effort always give the same plan, so that Companions who think apart agree.
    """
    sheet, rng = Sheet(task), Rng(1, {})
    plan: list[Clock] = [list(clock) if clock is not None else [EMPTY] * len(SLOTS) for clock in task.fixed]
    free = [seat for seat, clock in enumerate(task.fixed) if clock is None]
    value = worth(sheet, plan)
    best, best_value = [list(clock) for clock in plan], value
    cooling = (COLD / HOT) ** (1 / max(1, effort))
    heat = HOT
    for _ in range(effort if free else 0):
        heat *= cooling
        seat = free[rng.below("seat", len(free))]
        before = plan[seat]
        plan[seat] = _changed(before, rng, plan)
        if not _possible(plan):
            plan[seat] = before
            continue
        after = worth(sheet, plan)
        if after >= value or rng.below("chance", 1 << 20) < (1 << 20) * exp((after - value) / heat):
            value = after
            if value > best_value:
                best, best_value = [list(clock) for clock in plan], value
        else:
            plan[seat] = before
    return tuple(tuple(clock) for clock in best)


def _changed(clock: Clock, rng: Rng, plan: list[Clock]) -> Clock:
    """A clock a little different: a slot, two that change places, a stretch of somebody else's day, or an hour put in."""
    fresh, kind = list(clock), rng.below("kind", 8)
    slot = rng.below("slot", len(fresh))
    if kind < 4:
        fresh[slot] = rng.below("code", CODES)
    elif kind == 4:
        other = rng.below("slot", len(fresh))
        fresh[slot], fresh[other] = fresh[other], fresh[slot]
    elif kind < 7:
        model, length = plan[rng.below("model", len(plan))], 1 + rng.below("length", 4)
        fresh[slot : slot + length] = model[slot : slot + length]
    else:
        del fresh[rng.below("slot", len(fresh))]
        fresh.insert(slot, rng.below("code", CODES))
    return fresh


def _possible(plan: list[Clock]) -> bool:
    """Whether there are tokens for it: two of each number, and one of each in the Stash for all (LD-079, LD-080)."""
    stash = 0
    for clock in plan:
        for number in range(1, FIRST_ARROW):
            count = clock.count(number)
            if count > NUMBERS.own_tokens:
                if count > NUMBERS.own_tokens + 1 or stash & 1 << number:
                    return False
                stash |= 1 << number
    return True


def worth(sheet: Sheet, plan: list[Clock]) -> float:
    """What a day as planned would bring, in Dread (LD-091 to LD-104, LD-143, LD-170 to LD-172)."""
    day = _Day(sheet)
    for slot in range(len(SLOTS)):
        if day.hour(slot, plan):
            break
    return day.close(plan)


class _Day:
    """A day that is lived through on paper."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet, self.value, self.helpers = sheet, 0.0, sheet.task.helpers
        self.area = [START] * len(sheet.task.people)
        self.open = {place for place, need in enumerate(sheet.need) if need}
        self.known = {number for number in sheet.plot if number >= 0}
        self.next = 0
        self.friends: list[list[int]] = [[] for _ in self.area]
        self.met: set[int] = set()

    def hour(self, slot: int, plan: list[Clock]) -> bool:
        """One Action; True when the Chapter ends with it."""
        sheet, there = self.sheet, dict[int, list[int]]()
        for seat, clock in enumerate(plan):
            code = clock[slot]
            if code >= FIRST_ARROW:
                self.area[seat] = code - FIRST_ARROW
                place = self.area[seat] * WIDTH
            else:
                place = self.area[seat] * WIDTH + code
            there.setdefault(place, []).append(seat)
        plots: list[tuple[int, int]] = []
        for place, company in there.items():
            if place in self.open:
                self._dread(slot, place, company)
            elif sheet.plot[place] >= 0:
                plots.append((sheet.plot[place], place))
            elif sheet.ally[place] >= 0 and place not in self.met:
                self._befriend(place, company)
        for number, place in sorted(plots):
            if number == self.next and sheet.opens[number] <= slot:
                self._plot(place, there[place])
        if slot % SEGMENT == SEGMENT - 1:
            self._segment(slot)
        return self.next == len(sheet.order) and sheet.task.last_chapter

    def _brings(self, seat: int, place: int) -> int:
        return self.sheet.brings[seat][place] + sum(self.sheet.friend_brings[one][place] for one in self.friends[seat])

    def _dread(self, slot: int, place: int, company: list[int]) -> None:
        sheet = self.sheet
        missing = sheet.need[place] - sum(self._brings(seat, place) for seat in company)
        if sheet.lonely and slot >= 2 * SEGMENT and len(company) == 1:
            missing += 1
        if missing > 0:
            if missing > 2 * len(company) or missing > self.helpers:
                return
            self.helpers -= missing
            self.value -= HELP * missing
        self.open.discard(place)
        self.value += CARD

    def _befriend(self, place: int, company: list[int]) -> None:
        taker = min(company, key=lambda seat: len(self.friends[seat]))
        if len(self.friends[taker]) < self.sheet.limit:
            self.met.add(place)
            self.friends[taker].append(self.sheet.ally[place])
            self.value += FRIEND

    def _plot(self, place: int, company: list[int]) -> None:
        sheet = self.sheet
        dice = sum(max(0.0, self._brings(seat, place) + FLIP - sheet.weary[place]) for seat in company)
        low = int(dice)
        card = sheet.order[self.next]
        part = dice - low
        self.value += (1 - part) * plot_worth(card, len(company), low) + part * plot_worth(card, len(company), low + 1)
        self.next += 1

    def _segment(self, slot: int) -> None:
        """Plot cards that are open after a segment in which they could have been investigated (LD-143)."""
        for number, card in enumerate(self.sheet.order):
            if number >= self.next and number in self.known and self.sheet.opens[number] <= slot:
                self.value -= PLOTS[card].dread

    def close(self, plan: list[Clock]) -> float:
        """What is left undone, the Stash, and the trail (LD-170 to LD-174)."""
        sheet = self.sheet
        for place in self.open:
            self.value -= sheet.cost[place]
        for clock in plan:
            for number in range(1, FIRST_ARROW):
                if clock.count(number) > NUMBERS.own_tokens:
                    self.value -= NUMBERS.stash
        if self.next < len(sheet.order):
            self.value -= LOST_TRAIL * (len(sheet.order) - self.next)
        return self.value
