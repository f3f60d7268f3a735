"""The flights of an Event: what moves from where to where, derived from the visible states before and after it only."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from game.rules.dungeonville import event
from game.rules.dungeonville.beliefs.odds import danger
from game.rules.dungeonville.purse import wealth
from game.rules.dungeonville.state import State
from game.rules.dungeonville.town import PLACES
from game.rules.engine.script import Event
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville.board.pictures import SpriteKey, yield_of
from game.ui.dungeonville.choreography.folds import Duel
from game.ui.dungeonville.layout import positions
from game.ui.dungeonville.layout.regions import Layout

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


Plan = Iterator[Flight]


def flights_of(canvas: Canvas, layout: Layout, change: Change) -> list[Flight]:
    """All flights of an Event."""
    return [flight for part in PLANNERS for flight in part(canvas, layout, change)]


def _pawns(canvas: Canvas, layout: Layout, change: Change) -> Plan:
    """Pawns move to an entrance and home again."""
    for seat, (old, new) in enumerate(zip(change.before.wizards, change.after.wizards, strict=True)):
        if old.pawn != new.pawn:
            start = positions.pawn_at(canvas, layout, change.before, seat, old.pawn)
            goal = positions.pawn_at(canvas, layout, change.after, seat, new.pawn)
            yield Flight(("pawn", seat), start, goal, arc=60)


def _blood(canvas: Canvas, layout: Layout, change: Change) -> Plan:
    """Blood moves from its owner to the entrance, or to the graveyard of the wizard who won it."""
    for dungeon, counts in change.after.blood.items():
        for seat, count in enumerate(counts):
            if count > change.before.blood[dungeon][seat]:
                goal = positions.blood_at(canvas, layout, dungeon)
                yield Flight(("token", seat), _at_portrait(layout, seat, goal), goal, arc=110)
    for seat, one in enumerate(change.after.wizards):
        for owner, count in enumerate(one.graveyard):
            if count > change.before.wizards[seat].graveyard[owner]:
                goal = positions.graveyard_area(canvas, layout.wizards[seat])
                yield Flight(("token", owner), _at_portrait(layout, owner, goal), goal, arc=70)


def _at_portrait(layout: Layout, seat: int, size: Area) -> Area:
    """An area of the width of `size` at a wizard's portrait."""
    return positions.square(positions.portrait_area(layout.wizards[seat]).centre, size.w)


def _coins(canvas: Canvas, layout: Layout, change: Change) -> Plan:
    """Coins move into the purse, or out of it."""
    for seat in range(len(change.after.wizards)):
        more = wealth(change.after, seat) - wealth(change.before, seat)
        if not more:
            continue
        purse_area = positions.purse_area(canvas, layout.wizards[seat])
        out = layout.house if change.after.phase == "collect" else layout.stage
        other = positions.square((layout.moment if more > 0 else out).centre, purse_area.w)
        start, goal = (other, purse_area) if more > 0 else (purse_area, other)
        for number in range(COINS):
            yield Flight(("coin", ""), start, goal, number * 0.14, 0.72 + number * 0.14, arc=50)


def _joiners(canvas: Canvas, layout: Layout, change: Change) -> Plan:
    """New party members come from the town, or from the party that was beaten."""
    before, after = change.before, change.after
    for seat, one in enumerate(after.wizards):
        for place, who in enumerate(one.party):
            if who in before.wizards[seat].party:
                continue
            source = _source(canvas, layout, change, who)
            card = positions.member_area(canvas, layout, change.front_seat, seat, place, len(one.party))
            yield Flight(("face", who), _medallion_area(source), _medallion_area(card), arc=40, hidden=source)


def _source(canvas: Canvas, layout: Layout, change: Change, who: str) -> Area:
    """The area of an adventurer before the Event."""
    town = change.before.town
    if who in town:
        return positions.town_area(canvas, layout, len(PLACES) - len(town) + town.index(who))
    if (found := _fighting(canvas, layout, change.duel, who)) is not None:
        return found
    for seat, one in enumerate(change.before.wizards):
        if who in one.party:
            return positions.member_area(canvas, layout, change.front_seat, seat, one.party.index(who), len(one.party))
    return positions.square((layout.stage.x + layout.stage.w - 60, layout.stage.y + 40), 60)


def _fighting(canvas: Canvas, layout: Layout, duel: Duel | None, who: str) -> Area | None:
    """The card of a revealed fighter, None if this adventurer is none."""
    for number, shown in enumerate(duel.sets if duel is not None else []):
        for seat, fighter in shown.fighters.items():
            if fighter == who and duel is not None:
                return positions.fighter_row(canvas, layout, duel, number, seat)[2]
    return None


def _medallion_area(area: Area) -> Area:
    """The medallion in the middle of a card."""
    return positions.square(area.centre, min(area.w, area.h, 150.0))


def _leavers(canvas: Canvas, layout: Layout, change: Change) -> Plan:
    """Members who leave go back to town. A death darkens the card and a drop of blood falls, or the card falls in a fight."""
    still = {who for one in change.after.wizards for who in one.party}
    for seat, one in enumerate(change.before.wizards):
        for place, who in enumerate(one.party):
            if who in still:
                continue
            card = positions.member_area(canvas, layout, change.front_seat, seat, place, len(one.party))
            if isinstance(change.happened, event.Perished):
                yield Flight(("shade",), card, card, changes=True)
                top = positions.square((card.centre[0], card.y + 10), 34)
                yield Flight(("token", seat), top, top.moved(0, card.h - 20), 0.25)
            elif (fought := _fighting(canvas, layout, change.duel, who)) is not None:
                yield Flight(("face", who), fought, fought.moved(14, fought.h * 1.6), hidden=fought)
                yield Flight(("shade",), fought, fought.moved(14, fought.h * 1.6), changes=True)
            else:
                yield Flight(
                    ("face", who),
                    _medallion_area(card),
                    positions.square((layout.stage.centre[0], layout.stage.y + layout.stage.h - 40), 60),
                )


def _newcomers(canvas: Canvas, layout: Layout, change: Change) -> Plan:
    """New adventurers come to town from the right."""
    town = change.after.town
    for place, who in enumerate(town):
        if who not in change.before.town:
            goal = _medallion_area(positions.town_area(canvas, layout, len(PLACES) - len(town) + place))
            yield Flight(("face", who), positions.square((layout.stage.x + layout.stage.w - 40, goal.centre[1]), goal.w), goal)


def _fighters(canvas: Canvas, layout: Layout, change: Change) -> Plan:
    """Fighters are laid face down from the wizard's portrait, whoever they are, and revealed set by set."""
    duel, happened = change.duel, change.happened
    if duel is None:
        return
    if isinstance(happened, event.LineupLaid):
        for number in range(happened.fighters):
            card = _card(positions.fighter_row(canvas, layout, duel, number, happened.seat)[2])
            home = positions.square(positions.portrait_area(layout.wizards[happened.seat]).centre, card.w, card.h / card.w)
            yield Flight(("back", "adventurer"), home, card, number * 0.15, 0.7 + number * 0.15)
    elif isinstance(happened, event.SetRevealed):
        for seat, who in zip(happened.seats, happened.fighters, strict=True):
            if who:
                card = positions.fighter_row(canvas, layout, duel, happened.number - 1, seat)[2]
                yield Flight(("back", "adventurer"), card, card, into=("face", who), hidden=card)


def _card(area: Area) -> Area:
    """A card of the height of `area`, at its left."""
    return area._replace(w=area.h * 0.714)


def _rooms(canvas: Canvas, layout: Layout, change: Change) -> Plan:
    """A room is revealed, its yield moves to the load, and the bar of the danger changes."""
    old, new = change.before.trip, change.after.trip
    if new is None or old is None:
        return
    if len(new.rooms) > len(old.rooms):
        goal = positions.room_area(canvas, layout, min(len(new.rooms), positions.visible_rooms(canvas, layout)) - 1)
        yield Flight(("back", new.dungeon), positions.deck_area(canvas, layout), goal, into=("room", new.rooms[-1]))
    for room in new.carried:
        if room not in old.carried:
            start = positions.square(
                positions.room_area(canvas, layout, min(len(old.rooms), positions.visible_rooms(canvas, layout)) - 1).centre, 56
            )
            yield Flight(yield_of(room), start, positions.square(positions.load_area(canvas, layout).centre, 56), arc=40)
    risks = [danger(t, new.seat, new.dungeon) for t in (change.before, change.after)]
    if risks[0] != risks[1]:
        bar = positions.risk_area(canvas, layout)
        yield Flight(("risk", *risks), bar, bar, changes=True)


def _deeds(canvas: Canvas, layout: Layout, change: Change) -> Plan:
    """Deeds are exchanged face down, even if known to all; a claim reveals the deed in the middle of the screen."""
    happened = change.happened
    if isinstance(happened, event.DeedSwapped):
        house = positions.deed_areas(canvas, layout, len(change.before.house))[happened.place]
        deed = positions.square(house.centre, house.h * 0.7, 1.4)
        mine = positions.square(positions.portrait_area(layout.wizards[happened.seat]).centre, deed.w, 1.4)
        known = change.before.wizards[happened.seat].exposed, change.before.house_exposed[happened.place]
        for shown, start, goal in zip(known, (mine, deed), (deed, mine), strict=True):
            yield Flight(
                ("deed", shown) if shown else ("back", "deed"), start, goal, arc=40, into=("back", "deed") if shown else None
            )
    elif isinstance(happened, event.VictoryClaimed | event.ClaimFailed | event.DeedShown):
        goal = positions.square(layout.entrances.centre, 260, 1.3)
        start = positions.square(positions.portrait_area(layout.wizards[happened.seat]).centre, 40, 1.3)
        yield Flight(("back", "deed"), start, goal, into=("deed", happened.dungeon), stays=True)


def _lost(canvas: Canvas, layout: Layout, change: Change) -> Plan:
    """A lost party is struck out."""
    if isinstance(change.happened, event.PartyLost):
        area = positions.panel_body(canvas, layout.wizards[change.happened.seat])[0]
        yield Flight(("strike",), area, area, changes=True, stays=True)


PLANNERS: tuple[Callable[[Canvas, Layout, Change], Plan], ...] = (
    _pawns, _joiners, _leavers, _newcomers, _fighters, _rooms, _lost, _blood, _coins, _deeds,
)  # fmt: skip
