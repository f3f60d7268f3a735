"""The motion of an Event: things that glide, turn over or fall, as sprites over the table, derived from the visible states around it only."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import cos, pi
from typing import NamedTuple

from game.rules.dungeonville import event
from game.rules.dungeonville.beliefs.odds import danger
from game.rules.dungeonville.purse import wealth
from game.rules.dungeonville.state import State
from game.rules.engine.script import Event
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.repaint import Sprite
from game.ui.dungeonville import positions
from game.ui.dungeonville.counts import Duel
from game.ui.dungeonville.layout import Layout
from game.ui.dungeonville.panels.sprites import FRAMES, SpriteKey, sprite, yield_of
from game.ui.dungeonville.positions import square
from game.ui.table.director import ease, swell

COINS = 3
"""The number of coins that represent a sum."""


class Flight(NamedTuple):
    """A thing that moves from `start` to `goal` in an arc of height `arc`, between the shares `since` and `until` of the motion.

    It turns over `into` another thing half way, or `changes` frame by frame. `hidden` is an area to hide: the thing comes from
    there. A thing that `stays` is visible until the notice has been read.
    """

    thing: SpriteKey
    start: Area
    goal: Area
    since: float = 0.0
    until: float = 1.0
    arc: float = 0.0
    into: SpriteKey | None = None
    changes: bool = False
    hidden: Area | None = None
    stays: bool = False


@dataclass(frozen=True)
class Change:
    """An Event with the redacted states before and after it; `front_seat` is the seat whose party is in front."""

    happened: Event
    before: State
    after: State
    duel: Duel | None
    front_seat: int | None


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
            self._found = (canvas, flights_of(canvas, layout, self.change))
        return self._found[1]

    def sprites(self, canvas: Canvas, layout: Layout) -> list[Sprite]:
        """The sprites of this frame; once the table shows the result, only those that stay. Blank cards hide the places things come from."""
        over = self.share >= 1 if self.over_result else self.painted
        moving = [one for one in self.flights(canvas, layout) if one.stays or not over]
        hidden = [one.hidden for one in moving if one.hidden is not None]
        made = [Sprite(sprite(canvas, ("bare",), area), canvas.point(area.x, area.y)) for area in hidden]
        return made + [_sprite(canvas, one, self.share) for one in moving if self.share >= one.since]


def _progress(flight: Flight, share: float) -> float:
    return min(1.0, max(0.0, (share - flight.since) / (flight.until - flight.since)))


def flight_area(flight: Flight, share: float) -> Area:
    """The area of a thing at a share of the motion, from `start` to `goal`."""
    way = _progress(flight, share)
    x, y, w, h = (one + (other - one) * ease(way) for one, other in zip(flight.start, flight.goal, strict=True))
    return Area(x, y - flight.arc * swell(way), w, h)


def flight_picture(flight: Flight, share: float) -> tuple[SpriteKey, float]:
    """The sprite key of a thing at a share of the motion, and the visible part of its width: 0 half way through a turn."""
    way = _progress(flight, share)
    if flight.changes:
        return (*flight.thing, round(FRAMES * ease(way))), 1.0
    if flight.into is None:
        return flight.thing, 1.0
    return (flight.thing if way < 0.5 else flight.into), abs(cos(pi * ease(way)))


def _sprite(canvas: Canvas, flight: Flight, share: float) -> Sprite:
    area = flight_area(flight, share)
    thing, turned = flight_picture(flight, share)
    picture = sprite(canvas, thing, area, turned)
    x, y = canvas.point(*area.centre)
    return Sprite(picture, (x - picture.get_width() // 2, y - picture.get_height() // 2))


# ------------------------------------------------------------------ flights


Plan = Iterator[Flight]


def flights_of(canvas: Canvas, layout: Layout, change: Change) -> list[Flight]:
    """All flights of an Event."""
    return [flight for part in PLANNERS for flight in part(canvas, layout, change)]


def _pawns(canvas: Canvas, layout: Layout, change: Change) -> Plan:
    """Pawns move to an entrance and home again."""
    for seat, (old, new) in enumerate(zip(change.before.wizards, change.after.wizards, strict=True)):
        if old.pawn != new.pawn:
            start = positions.pawn_at(canvas, layout, change.before, seat, old.pawn)
            yield Flight(("pawn", seat), start, positions.pawn_at(canvas, layout, change.after, seat, new.pawn), arc=60)


def _blood(canvas: Canvas, layout: Layout, change: Change) -> Plan:
    """Blood moves from its owner to the entrance, or to the graveyard of the wizard who won it."""
    for dungeon, counts in change.after.blood.items():
        for seat, count in enumerate(counts):
            if count > change.before.blood[dungeon][seat]:
                area = layout.entrances if "entrances" in layout.closed else positions.entrance_areas(layout.entrances)[dungeon]
                low = positions.entrance_parts(canvas, area)[2]
                goal = square(low.centre, low.h)
                yield Flight(("token", seat), positions.at_portrait(layout, seat, goal.w), goal, arc=110)
    for seat, one in enumerate(change.after.wizards):
        for owner, count in enumerate(one.graveyard):
            if count > change.before.wizards[seat].graveyard[owner]:
                foot = positions.panel_body(canvas, layout.wizards[seat])[1]
                goal = square((foot.x + foot.h * 4, foot.centre[1]), foot.h)
                yield Flight(("token", owner), positions.at_portrait(layout, owner, goal.w), goal, arc=70)


def _coins(canvas: Canvas, layout: Layout, change: Change) -> Plan:
    """Coins move into the purse, or out of it."""
    for seat in range(len(change.after.wizards)):
        more = wealth(change.after, seat) - wealth(change.before, seat)
        if not more:
            continue
        purse = positions.purse_area(canvas, layout.wizards[seat])
        other = layout.moment if more > 0 else layout.house if change.after.phase == "collect" else layout.stage
        away = square(other.centre, purse.w)
        start, goal = (away, purse) if more > 0 else (purse, away)
        for number in range(COINS):
            yield Flight(("coin", ""), start, goal, number * 0.14, 0.72 + number * 0.14, arc=50)


def _joiners(canvas: Canvas, layout: Layout, change: Change) -> Plan:
    """New party members come from the town, or from the party that was beaten."""
    for old, new in zip(change.before.wizards, change.after.wizards, strict=True):
        for who in (one for one in new.party if one not in old.party):
            source, card = _source(canvas, layout, change, who), _card(canvas, layout, change, change.after, who)
            left = (
                positions.town_parts(canvas, source)[1] if who in change.before.town and "stage" not in layout.closed else source
            )
            yield Flight(("face", who), _medallion_area(source), _medallion_area(card or source), arc=40, hidden=left)


def _source(canvas: Canvas, layout: Layout, change: Change, who: str) -> Area:
    """The area of an adventurer before the Event."""
    if who in change.before.town:
        return positions.town_area(canvas, layout, change.before.town, who)
    found = _fighting(canvas, layout, change.duel, who) or _card(canvas, layout, change, change.before, who)
    return found or square((layout.stage.x + layout.stage.w - 60, layout.stage.y + 40), 60)


def _card(canvas: Canvas, layout: Layout, change: Change, t: State, who: str) -> Area | None:
    """The card of a party member."""
    for seat, one in enumerate(t.wizards):
        if who in one.party:
            return positions.member_area(canvas, layout, change.front_seat, seat, one.party.index(who), len(one.party))
    return None


def _fighting(canvas: Canvas, layout: Layout, duel: Duel | None, who: str) -> Area | None:
    """The card of a revealed fighter, None if this adventurer is none."""
    for number, shown in enumerate(duel.sets if duel is not None else ()):
        for seat, fighter in shown.fighters.items():
            if fighter == who and duel is not None:
                return positions.fighter_row(canvas, layout.stage, duel, number, seat)[2]
    return None


def _medallion_area(area: Area) -> Area:
    """The medallion in the middle of a card."""
    return square(area.centre, min(area.w, area.h, 150.0))


def _leavers(canvas: Canvas, layout: Layout, change: Change) -> Plan:
    """Members who leave go back to town. A death darkens the card and a drop of blood falls, or the card falls in a fight."""
    still = {who for one in change.after.wizards for who in one.party}
    for seat, one in enumerate(change.before.wizards):
        for who in (member for member in one.party if member not in still):
            card = _card(canvas, layout, change, change.before, who) or layout.party
            if isinstance(change.happened, event.Perished):
                yield Flight(("shade",), card, card, changes=True)
                top = square((card.centre[0], card.y + 10), 34)
                yield Flight(("token", seat), top, top.moved(0, card.h - 20), 0.25)
            elif (fought := _fighting(canvas, layout, change.duel, who)) is not None:
                fallen = fought.moved(14, min(fought.h * 1.6, 130.0))
                yield Flight(("face", who), fought, fallen, hidden=fought)
                yield Flight(("shade",), fought, fallen, changes=True)
            else:
                town = square((layout.stage.centre[0], layout.stage.y + layout.stage.h - 40), 60)
                yield Flight(("face", who), _medallion_area(card), town)


def _newcomers(canvas: Canvas, layout: Layout, change: Change) -> Plan:
    """New adventurers come to town from the right."""
    for who in change.after.town:
        if who not in change.before.town:
            goal = _medallion_area(positions.town_area(canvas, layout, change.after.town, who))
            yield Flight(("face", who), square((layout.stage.x + layout.stage.w - 40, goal.centre[1]), goal.w), goal)


def _fighters(canvas: Canvas, layout: Layout, change: Change) -> Plan:
    """Fighters are laid face down from the wizard's portrait, whoever they are, and revealed set by set."""
    duel, happened = change.duel, change.happened
    if duel is None:
        return
    if isinstance(happened, event.LineupLaid):
        for number in range(happened.fighters):
            card = positions.fighter_row(canvas, layout.stage, duel, number, happened.seat)[2]
            card = card._replace(w=card.h * 0.714)
            home = positions.at_portrait(layout, happened.seat, card.w, card.h / card.w)
            yield Flight(("back", "adventurer"), home, card, number * 0.15, 0.7 + number * 0.15)
    elif isinstance(happened, event.SetRevealed):
        for seat, who in zip(happened.seats, happened.fighters, strict=True):
            if who:
                start, goal = (
                    positions.fighter_row(canvas, layout.stage, one, happened.number - 1, seat)[2]
                    for one in (duel, duel.after(happened))
                )
                yield Flight(("back", "adventurer"), start, goal, into=("face", who), hidden=start)


def _rooms(canvas: Canvas, layout: Layout, change: Change) -> Plan:
    """A room is revealed, its yield moves to the load, and the bar of the danger changes."""
    old, new = change.before.trip, change.after.trip
    if new is None or old is None:
        return
    if len(new.rooms) > len(old.rooms):
        deck, goal = positions.room_area(canvas, layout.stage, -1), positions.newest_room(canvas, layout.stage, len(new.rooms))
        yield Flight(("back", new.dungeon), deck, goal, into=("room", new.rooms[-1]))
    for room in new.carried:
        if room not in old.carried:
            start, goal = positions.newest_room(canvas, layout.stage, len(old.rooms)), positions.load_area(canvas, layout)
            yield Flight(yield_of(room), square(start.centre, 56), square(goal.centre, 56), arc=40)
    risks = [danger(t, new.seat, new.dungeon) for t in (change.before, change.after)]
    if risks[0] != risks[1]:
        bar = positions.risk_area(canvas, layout)
        yield Flight(("risk", *risks), bar, bar, changes=True)


def _deeds(canvas: Canvas, layout: Layout, change: Change) -> Plan:
    """Deeds are exchanged face down, even if known to all; a claim reveals the deed in the middle of the screen."""
    happened = change.happened
    if isinstance(happened, event.DeedSwapped):
        house = layout.house
        if "house" not in layout.closed:
            house = positions.deed_areas(canvas, house, len(change.before.house))[happened.place]
        deed = square(house.centre, house.h * 0.7, 1.4)
        mine = positions.at_portrait(layout, happened.seat, deed.w, 1.4)
        known = change.before.wizards[happened.seat].exposed, change.before.house_exposed[happened.place]
        for shown, start, goal in zip(known, (mine, deed), (deed, mine), strict=True):
            face = ("deed", shown) if shown else ("back", "deed")
            yield Flight(face, start, goal, arc=40, into=("back", "deed") if shown else None)
    elif isinstance(happened, event.VictoryClaimed | event.ClaimFailed | event.DeedShown):
        start, goal = positions.at_portrait(layout, happened.seat, 40, 1.3), square(layout.entrances.centre, 260, 1.3)
        yield Flight(("back", "deed"), start, goal, into=("deed", happened.dungeon), stays=True)


def _lost(canvas: Canvas, layout: Layout, change: Change) -> Plan:
    if isinstance(change.happened, event.PartyLost):
        area = positions.panel_body(canvas, layout.wizards[change.happened.seat])[0]
        yield Flight(("strike",), area, area, changes=True, stays=True)


PLANNERS: tuple[Callable[[Canvas, Layout, Change], Plan], ...] = (
    _pawns, _joiners, _leavers, _newcomers, _fighters, _rooms, _lost, _blood, _coins, _deeds,
)  # fmt: skip
