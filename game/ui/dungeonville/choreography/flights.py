"""What goes from where to where when something happens: worked out from the table before and after it, so nothing is told that is not to be seen."""

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
from game.ui.dungeonville.board.duel import Duel
from game.ui.dungeonville.board.pictures import Thing, gold_of
from game.ui.dungeonville.layout import positions
from game.ui.dungeonville.layout.regions import Layout

COINS = 3
"""So many coins stand for a sum."""


class Flight(NamedTuple):
    """A thing on its way from `start` to `goal`, during a part of the motion (`since` to `until`, 0 to 1), `arc` high in the middle of it.

    It turns over into another thing half way, or changes step by step where it lies. `empty` is hidden meanwhile: it comes from there.
    What `stays` lies there until the sentence about it has been read.
    """

    thing: Thing
    start: Area
    goal: Area
    since: float = 0.0
    until: float = 1.0
    arc: float = 0.0
    into: Thing | None = None
    changes: bool = False
    empty: Area | None = None
    stays: bool = False


@dataclass(frozen=True)
class Change:
    """What happened, with the table before and after it, as those before this screen may know it; `own` is whose party lies in front."""

    happened: Event
    before: State
    after: State
    duel: Duel | None
    own: int | None


Plan = Iterator[Flight]


def of(canvas: Canvas, lay: Layout, change: Change) -> list[Flight]:
    """All that moves."""
    return [flight for part in PARTS for flight in part(canvas, lay, change)]


def _pawns(canvas: Canvas, lay: Layout, change: Change) -> Plan:
    """Pawns go to a mouth and home again."""
    for seat, (old, new) in enumerate(zip(change.before.wizards, change.after.wizards, strict=True)):
        if old.pawn != new.pawn:
            start = positions.pawn_at(canvas, lay, change.before, seat, old.pawn)
            goal = positions.pawn_at(canvas, lay, change.after, seat, new.pawn)
            yield Flight(("pawn", seat), start, goal, arc=60)


def _blood(canvas: Canvas, lay: Layout, change: Change) -> Plan:
    """Blood goes from whoever bleeds to the mouth, or to the graveyard of whoever has won it."""
    for dungeon, counts in change.after.blood.items():
        for seat, count in enumerate(counts):
            if count > change.before.blood[dungeon][seat]:
                goal = positions.blood_at(canvas, lay, dungeon)
                yield Flight(("token", seat), _home(lay, seat, goal), goal, arc=110)
    for seat, one in enumerate(change.after.wizards):
        for owner, count in enumerate(one.graveyard):
            if count > change.before.wizards[seat].graveyard[owner]:
                goal = positions.grave(canvas, lay.wizards[seat])
                yield Flight(("token", owner), _home(lay, owner, goal), goal, arc=70)


def _home(lay: Layout, seat: int, size: Area) -> Area:
    """A wizard's portrait, as a place for a thing of some size."""
    return positions.square(positions.bust(lay.wizards[seat]).centre, size.w)


def _coins(canvas: Canvas, lay: Layout, change: Change) -> Plan:
    """Coins go to the purse, or out of it."""
    for seat in range(len(change.after.wizards)):
        more = wealth(change.after, seat) - wealth(change.before, seat)
        if not more:
            continue
        purse = positions.purse(canvas, lay.wizards[seat])
        out = lay.house if change.after.phase == "collect" else lay.stage
        other = positions.square((lay.moment if more > 0 else out).centre, purse.w)
        start, goal = (other, purse) if more > 0 else (purse, other)
        for number in range(COINS):
            yield Flight(("coin", ""), start, goal, number * 0.14, 0.72 + number * 0.14, arc=50)


def _came(canvas: Canvas, lay: Layout, change: Change) -> Plan:
    """Whoever is new in a party walks there from the town, or over from the party that was beaten."""
    before, after = change.before, change.after
    for seat, one in enumerate(after.wizards):
        for place, who in enumerate(one.party):
            if who in before.wizards[seat].party:
                continue
            source = _source(canvas, lay, change, who)
            card = positions.member_at(canvas, lay, change.own, seat, place, len(one.party))
            yield Flight(("face", who), _fit(source), _fit(card), arc=40, empty=source)


def _source(canvas: Canvas, lay: Layout, change: Change, who: str) -> Area:
    """Where an adventurer is seen before it changes places."""
    town = change.before.town
    if who in town:
        return positions.town_at(canvas, lay, len(PLACES) - len(town) + town.index(who))
    if (found := _fighting(canvas, lay, change.duel, who)) is not None:
        return found
    for seat, one in enumerate(change.before.wizards):
        if who in one.party:
            return positions.member_at(canvas, lay, change.own, seat, one.party.index(who), len(one.party))
    return positions.square((lay.stage.x + lay.stage.w - 60, lay.stage.y + 40), 60)


def _fighting(canvas: Canvas, lay: Layout, duel: Duel | None, who: str) -> Area | None:
    """The card of a fighter that has been turned over."""
    for number, shown in enumerate(duel.sets if duel is not None else []):
        for seat, fighter in shown.fighters.items():
            if fighter == who and duel is not None:
                return positions.duel_line(canvas, lay, duel, number, seat)[2]
    return None


def _fit(area: Area) -> Area:
    """The face in the middle of a card."""
    return positions.square(area.centre, min(area.w, area.h, 150.0))


def _went(canvas: Canvas, lay: Layout, change: Change) -> Plan:
    """Whoever leaves a party goes back to town; whoever dies is darkened, and a drop falls, or its card falls in a fight."""
    still = {who for one in change.after.wizards for who in one.party}
    for seat, one in enumerate(change.before.wizards):
        for place, who in enumerate(one.party):
            if who in still:
                continue
            card = positions.member_at(canvas, lay, change.own, seat, place, len(one.party))
            if isinstance(change.happened, event.Perished):
                yield Flight(("shade",), card, card, changes=True)
                top = positions.square((card.centre[0], card.y + 10), 34)
                yield Flight(("token", seat), top, top.moved(0, card.h - 20), 0.25)
            elif (fought := _fighting(canvas, lay, change.duel, who)) is not None:
                yield Flight(("face", who), fought, fought.moved(14, fought.h * 1.6), empty=fought)
                yield Flight(("shade",), fought, fought.moved(14, fought.h * 1.6), changes=True)
            else:
                yield Flight(
                    ("face", who), _fit(card), positions.square((lay.stage.centre[0], lay.stage.y + lay.stage.h - 40), 60)
                )


def _arrived(canvas: Canvas, lay: Layout, change: Change) -> Plan:
    """Whoever is new in town comes along the street."""
    town = change.after.town
    for place, who in enumerate(town):
        if who not in change.before.town:
            goal = _fit(positions.town_at(canvas, lay, len(PLACES) - len(town) + place))
            yield Flight(("face", who), positions.square((lay.stage.x + lay.stage.w - 40, goal.centre[1]), goal.w), goal)


def _fighters(canvas: Canvas, lay: Layout, change: Change) -> Plan:
    """Fighters are laid face down, from their wizard's portrait whoever they are, and turned over set by set."""
    duel, happened = change.duel, change.happened
    if duel is None:
        return
    if isinstance(happened, event.LineupLaid):
        for number in range(happened.fighters):
            card = _card(positions.duel_line(canvas, lay, duel, number, happened.seat)[2])
            home = positions.square(positions.bust(lay.wizards[happened.seat]).centre, card.w, card.h / card.w)
            yield Flight(("back", "adventurer"), home, card, number * 0.15, 0.7 + number * 0.15)
    elif isinstance(happened, event.SetRevealed):
        for seat, who in zip(happened.seats, happened.fighters, strict=True):
            if who:
                card = positions.duel_line(canvas, lay, duel, happened.number - 1, seat)[2]
                yield Flight(("back", "adventurer"), card, card, into=("face", who), empty=card)


def _card(area: Area) -> Area:
    """The shape of a card that is as high as `area`, at its left."""
    return area._replace(w=area.h * 0.714)


def _rooms(canvas: Canvas, lay: Layout, change: Change) -> Plan:
    """A room is turned over; what lies in it slides into the load; the chance that somebody dies slides along."""
    old, new = change.before.trip, change.after.trip
    if new is None or old is None:
        return
    if len(new.rooms) > len(old.rooms):
        goal = positions.room_at(canvas, lay, min(len(new.rooms), positions.rooms_shown(canvas, lay)) - 1)
        yield Flight(("back", new.dungeon), positions.pile_at(canvas, lay), goal, into=("room", new.rooms[-1]))
    for room in new.carried:
        if room not in old.carried:
            start = positions.square(
                positions.room_at(canvas, lay, min(len(old.rooms), positions.rooms_shown(canvas, lay)) - 1).centre, 56
            )
            yield Flight(gold_of(room), start, positions.square(positions.load_at(canvas, lay).centre, 56), arc=40)
    risks = [danger(t, new.seat, new.dungeon) for t in (change.before, change.after)]
    if risks[0] != risks[1]:
        bar = positions.risk_at(canvas, lay)
        yield Flight(("risk", *risks), bar, bar, changes=True)


def _deeds(canvas: Canvas, lay: Layout, change: Change) -> Plan:
    """Deeds change places face down, whatever all knew of them; whoever claims turns its deed over in the middle of the screen."""
    happened = change.happened
    if isinstance(happened, event.DeedSwapped):
        house = positions.deed_areas(canvas, lay, len(change.before.house))[happened.place]
        deed = positions.square(house.centre, house.h * 0.7, 1.4)
        mine = positions.square(positions.bust(lay.wizards[happened.seat]).centre, deed.w, 1.4)
        known = change.before.wizards[happened.seat].exposed, change.before.house_exposed[happened.place]
        for shown, start, goal in zip(known, (mine, deed), (deed, mine), strict=True):
            yield Flight(
                ("deed", shown) if shown else ("back", "deed"), start, goal, arc=40, into=("back", "deed") if shown else None
            )
    elif isinstance(happened, event.VictoryClaimed | event.ClaimFailed | event.DeedShown):
        goal = positions.square(lay.mouths.centre, 260, 1.3)
        start = positions.square(positions.bust(lay.wizards[happened.seat]).centre, 40, 1.3)
        yield Flight(("back", "deed"), start, goal, into=("deed", happened.dungeon), stays=True)


def _lost(canvas: Canvas, lay: Layout, change: Change) -> Plan:
    """A party that is lost is struck out."""
    if isinstance(change.happened, event.PartyLost):
        area = positions.body(canvas, lay.wizards[change.happened.seat])[0]
        yield Flight(("strike",), area, area, changes=True, stays=True)


PARTS: tuple[Callable[[Canvas, Layout, Change], Plan], ...] = (
    _pawns, _came, _went, _arrived, _fighters, _rooms, _lost, _blood, _coins, _deeds,
)  # fmt: skip
