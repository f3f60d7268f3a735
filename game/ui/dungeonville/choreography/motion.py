"""The motion of an Event: things that glide, turn over or fall, as sprites over the table before the Event."""

from dataclasses import dataclass
from math import cos, pi

from game.rules.dungeonville import event
from game.rules.engine.script import Event
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.repaint import Sprite
from game.ui.dungeonville.board.pictures import FRAMES, SpriteKey, sprite
from game.ui.dungeonville.choreography import flights
from game.ui.dungeonville.choreography.flights import Change, Flight
from game.ui.dungeonville.layout.regions import Layout
from game.ui.table.director import ease, swell

DURATIONS: dict[type[Event], float] = {
    event.Arrived: 240,
    event.Recruited: 460,
    event.Dismissed: 360,
    event.PartyDissolved: 400,
    event.Paid: 420,
    event.Collected: 460,
    event.PawnPlaced: 480,
    event.WentHome: 420,
    event.Escaped: 480,
    event.PartyLost: 600,
    event.BloodSpilled: 460,
    event.BloodWon: 460,
    event.LineupLaid: 380,
    event.SetRevealed: 420,
    event.Slain: 420,
    event.Defected: 480,
    event.Piped: 480,
    event.RoomRevealed: 420,
    event.TreasureTaken: 340,
    event.TreasureDropped: 240,
    event.Perished: 560,
    event.DeedSwapped: 520,
    event.VictoryClaimed: 760,
    event.ClaimFailed: 760,
    event.DeedShown: 620,
}
"""Milliseconds of motion; other Events do not move."""

OVER_RESULT: tuple[type[Event], ...] = (event.WentHome, event.Escaped, event.PartyLost, event.DeedSwapped)
"""Events whose motion is shown over the state after them, because the things have no position in that state."""


def duration(happened: Event) -> float:
    """Milliseconds of an Event's motion, 0 for none."""
    return DURATIONS.get(type(happened), 0.0)


@dataclass
class Motion:
    """The motion of an Event in progress.

    `share` is the elapsed part, 0 to 1; `settled` says that the table shows the state after the Event, `painted` that it is
    painted so. With `over_result` the sprites move over the state after the Event, else over the state before it.
    """

    change: Change
    over_result: bool = False
    share: float = 0.0
    settled: bool = False
    painted: bool = False
    _found: tuple[Canvas, list[Flight]] | None = None

    def flights(self, canvas: Canvas, layout: Layout) -> list[Flight]:
        """All flights of this motion, computed once per canvas."""
        if self._found is None or self._found[0] is not canvas:
            self._found = (canvas, flights.flights_of(canvas, layout, self.change))
        return self._found[1]

    def sprites(self, canvas: Canvas, layout: Layout) -> list[Sprite]:
        """The sprites of this frame; once the table shows the result, only those that stay."""
        over = self.share >= 1 if self.over_result else self.painted
        moving = [one for one in self.flights(canvas, layout) if one.stays or not over]
        made = [_cover(canvas, one.hidden) for one in moving if one.hidden is not None]
        return made + [flight_sprite(canvas, one, self.share) for one in moving if self.share >= one.since]


def progress(flight: Flight, share: float) -> float:
    """The elapsed part of a flight at a share of the whole motion, 0 to 1."""
    return min(1.0, max(0.0, (share - flight.since) / (flight.until - flight.since)))


def flight_area(flight: Flight, share: float) -> Area:
    """The area of a thing at a share of the motion, from `start` to `goal`."""
    way = progress(flight, share)
    part, old, new = ease(way), flight.start, flight.goal
    x, y, w, h = (one + (other - one) * part for one, other in zip(old, new, strict=True))
    return Area(x, y - flight.arc * swell(way), w, h)


def flight_picture(flight: Flight, share: float) -> tuple[SpriteKey, float]:
    """The sprite key of a thing at a share of the motion, and the visible part of its width: 0 half way through a turn."""
    way = progress(flight, share)
    if flight.changes:
        return (*flight.thing, round(FRAMES * ease(way))), 1.0
    if flight.into is None:
        return flight.thing, 1.0
    return (flight.thing if way < 0.5 else flight.into), abs(cos(pi * ease(way)))


def flight_sprite(canvas: Canvas, flight: Flight, share: float) -> Sprite:
    """The sprite of a thing at a share of the motion."""
    area = flight_area(flight, share)
    thing, turned = flight_picture(flight, share)
    picture = sprite(canvas, thing, area, turned)
    x, y = canvas.point(*area.centre)
    return Sprite(picture, (x - picture.get_width() // 2, y - picture.get_height() // 2))


def _cover(canvas: Canvas, area: Area) -> Sprite:
    """A blank card that hides the place a thing comes from."""
    return Sprite(sprite(canvas, ("bare",), area), canvas.point(area.x, area.y))
