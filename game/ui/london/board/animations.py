"""Everything over the map that moves while nobody does anything: fog, rain, lamps; and cards while they are being turned.

The painted map is kept, and so is the map with the fog on it: with each beat only what has moved is put back and drawn anew.
"""

from collections.abc import Callable, Hashable, Iterator

import pygame

from game.rules.london.places import LOCATIONS
from game.rules.london.state import Place, State
from game.ui.draw.canvas import Canvas
from game.ui.london.board import board, fog, weather
from game.ui.london.board.board import Show
from game.ui.london.board.layout import Sheet
from game.ui.london.board.weather import Bit

AT_ONCE = 4
"""The fog of so many Locations is laid in one step where it is laid ahead."""
PACE = 160.0
"""Milliseconds in which the fog of every Location is drawn once: it drifts by about a pixel."""


class Air:
    """The air over one map. Paint the map, then `settle`; between paintings `stir`. `looks` is how each Location looked last, `bed` what lies beneath the great clock."""

    def __init__(self, over: fog.Fog | None = None) -> None:
        self.fog = over or fog.Fog()
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.bed = pygame.Surface((1, 1))
        self._plain, self._misty = pygame.Surface((1, 1)), pygame.Surface((1, 1))
        self._bits: list[Bit] = []
        self._spots: list[pygame.Rect] = []
        self._beats: Hashable = None
        self._slot = 0
        self.looks: dict[Place, Hashable] = {}

    def settle(self, canvas: Canvas, sheet: Sheet, t: State, time: float, show: Show) -> None:
        """Keep the map as it was painted just now, and draw the air of this moment (`time` in ms) over it."""
        self._make_room(canvas, sheet)
        self._plain.blit(canvas.surface, (0, 0), self.rect)
        for _ in self._settling(canvas, sheet, t, lambda: time, show):
            pass
        self.unveil(canvas, sheet, time, show)

    def prefetch(
        self, canvas: Canvas, sheet: Sheet, t: State, clock: Callable[[], float], show: Show, above: Callable[[Canvas], object]
    ) -> Iterator[None]:
        """Paint the map, what `above` draws on it, and the fog where nobody sees them, a part with each step; `unveil` shows them."""
        self._make_room(canvas, sheet)
        left, top = self.rect.x + canvas.origin[0], self.rect.y + canvas.origin[1]
        apart = Canvas(self._plain, canvas.window, canvas.letter, (left, top), canvas.zoom, canvas.look)
        apart.mute = True  # the same words stand on the map already
        yield
        yield from board.painting(apart, sheet, t, show)
        above(apart)
        yield
        yield from self._settling(canvas, sheet, t, clock, show)

    def _make_room(self, canvas: Canvas, sheet: Sheet) -> None:
        """Have a surface as large as the map."""
        self.rect = canvas.rect(sheet.area).clip(canvas.surface.get_rect())
        if self._plain.get_size() != self.rect.size:
            self._plain = pygame.Surface(self.rect.size)

    def _settling(self, canvas: Canvas, sheet: Sheet, t: State, clock: Callable[[], float], show: Show) -> Iterator[None]:
        """Lay the fog over the map that was painted, a part with each step."""
        if self._misty.get_size() != self.rect.size:
            self._misty = pygame.Surface(self.rect.size)
        self._misty.blit(self._plain, (0, 0))
        self.looks = {place: board.looks(sheet, t, show, place) for place in LOCATIONS}
        self.fog.settle(t.dark, clock(), still=not show.drifts)
        for number, place in enumerate(sorted(self.fog.lies)):
            if number % AT_ONCE == 0:
                yield
            self._lay_fog(canvas, sheet, place, clock(), show)
        self._slot = int(clock() * len(self.fog.lies) / PACE)

    def unveil(self, canvas: Canvas, sheet: Sheet, time: float, show: Show) -> None:
        """Show the map that was settled, and the weather over it."""
        canvas.surface.blit(self._misty, self.rect)
        self._bits, self._beats = _weather(canvas, sheet, time, show), _beats(time, show)
        self._spots = self._fall(canvas.surface, self.rect)

    def stir(self, canvas: Canvas, sheet: Sheet, t: State, time: float, show: Show) -> list[pygame.Rect]:
        """Draw what has moved since, and each Location where something has changed; returns where. How dark it is only `settle` can tell."""
        if not self.rect.w:
            return []
        changed = [*self._renew(canvas, sheet, t, time, show), *self._drift(canvas, sheet, time, show)]
        beats = _beats(time, show)
        if beats != self._beats:
            self._bits, self._beats = _weather(canvas, sheet, time, show), beats
            for rect in changed + self._spots:
                self._lift(canvas.surface, rect)
            changed += self._spots
            self._spots = self._fall(canvas.surface, self.rect)
            return changed + self._spots
        for rect in changed:  # one after the other, for they may overlap
            self._lift(canvas.surface, rect)
            self._fall(canvas.surface, rect)
        return changed

    def _lift(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Take the weather off a part of the map."""
        surface.blit(self._misty, rect, rect.move(-self.rect.x, -self.rect.y))

    def _lay_fog(self, canvas: Canvas, sheet: Sheet, place: Place, time: float, show: Show) -> pygame.Rect:
        """Put a Location back as it was painted, with the fog of this moment and its number over it; returns where."""
        rect = canvas.rect(fog.patch(sheet, place)).clip(self.rect)
        local = rect.move(-self.rect.x, -self.rect.y)
        self._misty.set_clip(local)
        self._misty.blit(self._plain, local, local)
        made = fog.cloud(canvas, sheet, self.fog, place, time=time if show.drifts else 0.0, dark=show.darkness)
        if made is not None:
            self._misty.blit(made, local)
            picture, box = board.seal(canvas, sheet, place, lit=bool(show.rims.get(place)))
            self._misty.blit(picture, box.move(-self.rect.x, -self.rect.y))
        self._misty.set_clip(None)
        return rect

    def _drift(self, canvas: Canvas, sheet: Sheet, time: float, show: Show) -> list[pygame.Rect]:
        """Let the fog of some Locations drift on: all of them in turn within `PACE`, those where it thins each time."""
        lies = sorted(self.fog.lies)
        if not lies or not show.drifts:
            return []
        slot = int(time * len(lies) / PACE)
        due = [lies[(slot - back) % len(lies)] for back in range(max(0, min(slot - self._slot, len(lies))))]
        due += [place for place in lies if self.fog.thins(place)]
        self._slot = slot
        spots = [self._lay_fog(canvas, sheet, place, time, show) for place in dict.fromkeys(due)]
        self.fog.clear(time)
        return spots

    def _renew(self, canvas: Canvas, sheet: Sheet, t: State, time: float, show: Show) -> list[pygame.Rect]:
        """Paint each Location anew where something has changed, such as a card that is being turned."""
        looks = {place: board.looks(sheet, t, show, place) for place in LOCATIONS}
        places = [place for place in LOCATIONS if looks[place] != self.looks.get(place)]
        spots = [self._repaint(canvas, sheet, t, show, place) for place in places]
        self.looks, lay = looks, self.fog.lies
        if self.fog.settle(t.dark, time, still=not show.drifts):
            before, now = fog.drawn(lay), fog.drawn(self.fog.lies)
            places += [place for place in LOCATIONS if before.get(place) != now.get(place) and place not in places]
        return spots + [self._lay_fog(canvas, sheet, place, time, show) for place in places]

    def _repaint(self, canvas: Canvas, sheet: Sheet, t: State, show: Show, place: Place) -> pygame.Rect:
        """Paint one Location anew, without the air; returns where."""
        rect = board.repaint(canvas, sheet, t, show, place).clip(self.rect)
        local = rect.move(-self.rect.x, -self.rect.y)
        self._plain.blit(canvas.surface, local, rect)
        self._misty.blit(self._plain, local, local)
        return rect

    def _fall(self, surface: pygame.Surface, part: pygame.Rect) -> list[pygame.Rect]:
        """Draw what falls into a part of the map; where it lies."""
        surface.set_clip(part)
        spots = []
        for bit in self._bits:
            if bit.rect.colliderect(part):
                surface.blit(bit.picture, bit.rect, special_flags=bit.flag)
                spots.append(bit.rect.clip(self.rect))
        surface.set_clip(None)
        return spots


def _beats(time: float, show: Show) -> Hashable:
    """What the weather of a time depends on."""
    return (weather.beat(time) if show.drifts else 0, int(time / weather.BEAT) if show.wavers else 0, show.darkness)


def _weather(canvas: Canvas, sheet: Sheet, time: float, show: Show) -> list[Bit]:
    """The weather of a time: rain and lamps, each still where it may not move."""
    return weather.bits(
        canvas, sheet, time=time if show.drifts else weather.STILL, lamps=time if show.wavers else 0.0, dark=show.darkness
    )
