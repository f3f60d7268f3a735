"""Finds a plan for the day, the tokens in all clocks, by simulated annealing."""

from functools import lru_cache
from math import exp

from game.rules.engine.rng import Rng
from game.rules.london.agents.day import Clock, Day, borrowed, route, worth
from game.rules.london.agents.task import CODES, EMPTY, FIRST_ARROW, WIDTH, Sheet, Task
from game.rules.london.tables.cards import NUMBERS, SLOTS

HOT, COLD = 4.0, 0.15
_DRAWN = 1 << 62
"""The range of the one random number of a try, whose digits give all its decisions."""
_CHANCE = 1 << 20


@lru_cache(maxsize=64)
def best_plan(task: Task, effort: int) -> tuple[tuple[int, ...], ...]:
    """The best clocks found in `effort` tries, as codes by slot; fixed clocks are not changed.

    The same board and effort always give the same plan, so that separate agents agree.
    """
    sheet = Sheet(task)
    plan = [list(clock) if clock is not None else [EMPTY] * len(SLOTS) for clock in task.fixed]
    free = [seat for seat, clock in enumerate(task.fixed) if clock is None]
    if free:
        begin(sheet, plan, free)
        comply(task, plan)
        plan = _Search(sheet, plan, free).best(effort)
    return tuple(tuple(clock) for clock in plan)


def begin(sheet: Sheet, plan: list[Clock], free: list[int]) -> None:
    """Fill `plan` with the first candidate: the tokens already in the clocks, or the trail in empty ones."""
    for seat, clock in enumerate(sheet.task.lying):
        if clock is not None and any(clock):
            plan[seat] = list(clock)
            places = route(plan[seat])
            sheet.lying.append((seat, [place if code else None for code, place in zip(clock, places, strict=True)]))
    if not sheet.lying:
        follow_trail(sheet, plan, free)


def follow_trail(sheet: Sheet, plan: list[Clock], free: list[int]) -> None:
    """Add a way to each Plot card, at the first possible hour, to the first clock with tokens for it, so that the trail is not lost."""
    slot = 0
    for number, opens in enumerate(sheet.opens):
        slot = max(slot, opens - 1)
        if number not in sheet.known or slot + 1 >= len(SLOTS):
            continue
        area, place = divmod(sheet.plot.index(number), WIDTH)
        for seat in free:
            clock = [*plan[seat][:slot], FIRST_ARROW + area, place, *plan[seat][slot + 2 :]]
            if borrowed(clock) == 0:
                plan[seat] = clock
                break
        slot += 2


def comply(task: Task, plan: list[Clock]) -> None:
    """Add a way to each requested place to which the plan does not lead."""
    for seat, slot, place in task.wishes:
        if route(plan[seat])[slot] == place:
            continue
        area, number = divmod(place, WIDTH)
        way = [FIRST_ARROW + area, number] if number else [FIRST_ARROW + area]
        start = slot + 1 - len(way)
        if start >= 0:
            clock = [*plan[seat][:start], *way, *plan[seat][slot + 1 :]]
            plan[seat] = clock if borrowed(clock) == 0 else [*[EMPTY] * start, *way, *[EMPTY] * (len(SLOTS) - slot - 1)]


class _Search:
    """Simulated annealing: each try changes the present plan a little, and sometimes accepts a worse one."""

    def __init__(self, sheet: Sheet, plan: list[Clock], free: list[int]) -> None:
        self.sheet, self.plan, self.free = sheet, plan, free
        self.rng, self.value = Rng(1, {}), worth(sheet, plan)
        self.routes = [route(clock) for clock in plan]
        self.stash = [borrowed(clock) or 0 for clock in plan]
        self.goals = [place for place, kind in enumerate(sheet.kinds) if kind] + [place for _, _, place in sheet.task.wishes]

    def best(self, effort: int) -> list[Clock]:
        """The best plan found in `effort` tries."""
        best, best_value = [list(clock) for clock in self.plan], self.value
        slots = [code for seat in self.free for code in self.plan[seat]]
        hot = (
            HOT if not self.sheet.lying else COLD + (HOT - COLD) * slots.count(EMPTY) / len(slots)
        )  # cooler with tokens in place
        heat, cooling = hot, (COLD / hot) ** (1 / max(1, effort))
        for _ in range(effort):
            heat *= cooling
            self._try(heat)
            if self.value > best_value:
                best, best_value = [list(clock) for clock in self.plan], self.value
        return best

    def _try(self, heat: float) -> None:
        """Change one clock, and accept that if the value is higher, or at random."""
        luck, which = divmod(self.rng.below("try", _DRAWN), len(self.free))
        luck, chance = divmod(luck, _CHANCE)
        seat = self.free[which]
        clock = self._changed(self.plan[seat], luck)
        stash = borrowed(clock)
        others = 0
        for other, bits in enumerate(self.stash):
            if other != seat:
                others |= bits
        if stash is None or stash & others:
            return
        before = self.routes[seat]
        self.routes[seat] = route(clock)
        value = Day(self.sheet).lived(self.routes) - NUMBERS.stash * (stash | others).bit_count()
        if value >= self.value or chance < _CHANCE * exp((value - self.value) / heat):
            self.plan[seat], self.stash[seat], self.value = clock, stash, value
        else:
            self.routes[seat] = before

    def _changed(self, clock: Clock, luck: int) -> Clock:
        """A random variation of a clock: another token, a way to a card, two swapped slots, a part of another clock, or an inserted hour."""
        fresh = list(clock)
        luck, kind = divmod(luck, 8)
        luck, slot = divmod(luck, len(fresh))
        luck, other = divmod(luck, len(fresh))
        if kind < 2:
            fresh[slot] = luck % CODES
        elif kind < 4:
            area, number = divmod(self.goals[luck % len(self.goals)], WIDTH) if self.goals else (0, 0)
            fresh[slot] = FIRST_ARROW + area
            if number and slot + 1 < len(fresh):
                fresh[slot + 1] = number
        elif kind == 4:
            fresh[slot], fresh[other] = fresh[other], fresh[slot]
        elif kind < 7:
            luck, length = divmod(luck, 4)
            model = self.plan[luck % len(self.plan)]
            fresh[slot : slot + length + 1] = model[slot : slot + length + 1]
        else:
            del fresh[other]
            fresh.insert(slot, luck % CODES)
        return fresh
