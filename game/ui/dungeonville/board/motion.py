"""What glides, turns over or falls while something happens, as sprites over the table as it stood before."""

from dataclasses import dataclass
from math import cos, pi

from game.rules.dungeonville import event
from game.rules.engine.script import Event
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.dirty_sprites import Sprite
from game.ui.dungeonville.board.pictures import STEPS, Thing, sprite
from game.ui.dungeonville.choreography import flights
from game.ui.dungeonville.choreography.flights import Change, Flight
from game.ui.dungeonville.layout.regions import Layout
from game.ui.table.animation_queue import ease, swell

LASTS: dict[type[Event], float] = {
    event.Arrived: 240, event.Recruited: 460, event.Dismissed: 360, event.PartyDissolved: 400, event.Paid: 420, event.Collected: 460,
    event.PawnPlaced: 480, event.WentHome: 420, event.Escaped: 480, event.PartyLost: 600, event.BloodSpilled: 460, event.BloodWon: 460,
    event.LineupLaid: 380, event.SetRevealed: 420, event.Slain: 420, event.Defected: 480, event.Piped: 480,
    event.RoomRevealed: 420, event.TreasureTaken: 340, event.TreasureDropped: 240, event.Perished: 560,
    event.DeedSwapped: 520, event.VictoryClaimed: 760, event.ClaimFailed: 760, event.DeedShown: 620,
}  # fmt: skip
"""Milliseconds for which something moves; whatever is not named here is there at once."""

AFTER: tuple[type[Event], ...] = (event.WentHome, event.Escaped, event.PartyLost, event.DeedSwapped)
"""What moves over the table as it stands afterwards: it leaves a place, and arrives where nothing shows it."""


def lasts(happened: Event) -> float:
    """Milliseconds for which what happened moves."""
    return LASTS.get(type(happened), 0.0)


@dataclass
class Motion:
    """Something that happens: the share of its motion that is over (0 to 1), whether the table stands after it (`landed`), and is `painted` so.

    What goes on `after` it moves over the table as it stands in the end, everything else over the table as it stood before.
    """

    change: Change
    after: bool = False
    share: float = 0.0
    landed: bool = False
    painted: bool = False
    _found: tuple[Canvas, list[Flight]] | None = None

    def flights(self, canvas: Canvas, lay: Layout) -> list[Flight]:
        """All that moves."""
        if self._found is None or self._found[0] is not canvas:
            self._found = (canvas, flights.of(canvas, lay, self.change))
        return self._found[1]

    def sprites(self, canvas: Canvas, lay: Layout) -> list[Sprite]:
        """What lies over the table now; once that shows what has happened, only what stays over it."""
        over = self.share >= 1 if self.after else self.painted
        moving = [one for one in self.flights(canvas, lay) if one.stays or not over]
        made = [_cover(canvas, one.empty) for one in moving if one.empty is not None]
        return made + [made_of(canvas, one, self.share) for one in moving if self.share >= one.since]


def within(flight: Flight, share: float) -> float:
    """How far a thing is on its way, at a share of the whole motion."""
    return min(1.0, max(0.0, (share - flight.since) / (flight.until - flight.since)))


def at(flight: Flight, share: float) -> Area:
    """Where a thing is then, and how large: at `start` first and at `goal` in the end."""
    way = within(flight, share)
    part, old, new = ease(way), flight.start, flight.goal
    x, y, w, h = (one + (other - one) * part for one, other in zip(old, new, strict=True))
    return Area(x, y - flight.arc * swell(way), w, h)


def seen(flight: Flight, share: float) -> tuple[Thing, float]:
    """What is seen of a thing then, and how much of its width: what turns over is edge-on half way."""
    way = within(flight, share)
    if flight.changes:
        return (*flight.thing, round(STEPS * ease(way))), 1.0
    if flight.into is None:
        return flight.thing, 1.0
    return (flight.thing if way < 0.5 else flight.into), abs(cos(pi * ease(way)))


def made_of(canvas: Canvas, flight: Flight, share: float) -> Sprite:
    """A thing as it is seen at a share of the motion."""
    area = at(flight, share)
    thing, turned = seen(flight, share)
    picture = sprite(canvas, thing, area, turned)
    x, y = canvas.point(*area.centre)
    return Sprite(picture, (x - picture.get_width() // 2, y - picture.get_height() // 2))


def _cover(canvas: Canvas, area: Area) -> Sprite:
    """What hides the place from which something comes."""
    return Sprite(sprite(canvas, ("bare",), area), canvas.point(area.x, area.y))
