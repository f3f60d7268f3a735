"""What everybody can count: blood, rooms and deaths (DV-108), and from Events the fight in progress, and what a round has brought."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from game.rules.dungeonville import event
from game.rules.dungeonville.beliefs.odds import next_rooms, unseen_rooms
from game.rules.dungeonville.state import AdventurerId, DungeonId, RoomId, State
from game.rules.dungeonville.tables.cards import NUMBERS, ROOMS, rooms_of
from game.rules.engine.script import Event
from game.rules.engine.secret import Seat

ITEM = ""
"""The key under which rooms without a letter are counted."""


class Supply(NamedTuple):
    """Where a wizard's own blood is: in the supply (at least 0, DV-105), in hand as money, on dungeons, in other graveyards."""

    left: int
    hand: int
    dungeons: dict[DungeonId, int]
    graves: dict[Seat, int]


def supply(t: State, seat: Seat) -> Supply:
    """Count the blood of a wizard (DV-009)."""
    dungeons = {dungeon: counts[seat] for dungeon, counts in t.blood.items() if counts[seat]}
    graves = {other: one.graveyard[seat] for other, one in enumerate(t.wizards) if one.graveyard[seat]}
    hand = t.wizards[seat].blood
    return Supply(max(0, NUMBERS.supply - hand - sum(dungeons.values()) - sum(graves.values())), hand, dungeons, graves)


def left(t: State, dungeon: DungeonId) -> Counter[str]:
    """How many rooms with each letter may come next, and how many items (DV-077)."""
    return Counter(ROOMS[room].letter or ITEM for room in next_rooms(t, dungeon))


def printed_rooms(dungeon: DungeonId) -> Counter[str]:
    """How many rooms with each letter a dungeon has in all, and how many items (DV-004)."""
    return Counter(ROOMS[room].letter or ITEM for room in rooms_of(dungeon))


def seen_rooms(t: State, dungeon: DungeonId) -> list[RoomId]:
    """The rooms of a dungeon that are face up somewhere, in the order of the table."""
    hidden = {*unseen_rooms(t, dungeon)} if t.rooms[dungeon] else set[RoomId]()
    return [room for room in rooms_of(dungeon) if room not in hidden]


def active_dungeon(t: State) -> DungeonId:
    """The dungeon of the expedition or fight that is in progress, "" for none."""
    return t.trip.dungeon if t.trip is not None else t.fight.dungeon if t.fight is not None else ""


def wizards_at(t: State, dungeon: DungeonId) -> list[Seat]:
    """The wizards whose pawns stand at an entrance, in painting order."""
    return [seat for seat, one in enumerate(t.wizards) if one.pawn == dungeon]


def party_of(t: State, adventurer: AdventurerId) -> Seat | None:
    """The wizard whose party an adventurer is in."""
    return next((seat for seat, one in enumerate(t.wizards) if adventurer in one.party), None)


def is_carried(t: State, room: RoomId) -> bool:
    """Whether a room card is on the expedition."""
    return t.trip is not None and room in (*t.trip.carried, t.trip.room)


def owner_of(t: State, room: RoomId) -> Seat | None:
    """The wizard who has a room card, at home or on an expedition."""
    if t.trip is not None and is_carried(t, room):
        return t.trip.seat
    return next((seat for seat, one in enumerate(t.wizards) if room in (*one.treasury, *one.haul)), None)


# ------------------------------------------------------------------ the dead


class Death(NamedTuple):
    """A death: whose party member, and where; `room` is "" for one who fell in a fight."""

    adventurer: AdventurerId
    seat: Seat
    dungeon: DungeonId
    room: RoomId
    round: int


@dataclass(frozen=True)
class DeathLog:
    """All deaths so far; `dungeon` and `round` are the current ones."""

    deaths: tuple[Death, ...] = ()
    dungeon: DungeonId = ""
    round: int = 0

    def fallen(self, seat: Seat) -> tuple[AdventurerId, ...]:
        """Those of a wizard's party who have died on its expedition in this round."""
        return tuple(one.adventurer for one in self.deaths if one.seat == seat and one.room and one.round == self.round)


def fold_deaths(log: DeathLog, happened: Event) -> DeathLog:
    """The deaths after a public Event."""
    match happened:
        case event.RoundBegan(number):
            return replace(log, round=number)
        case event.FightBegan(dungeon) | event.Entered(_, dungeon):
            return replace(log, dungeon=dungeon)
        case event.Slain(seat, adventurer) | event.Perished(seat, adventurer):
            death = Death(adventurer, seat, log.dungeon, getattr(happened, "room", ""), log.round)
            return replace(log, deaths=(*log.deaths, death))
    return log


# ------------------------------------------------------------------ a fight


@dataclass(frozen=True)
class DuelSet:
    """One set: fighters and strengths by seat, the winner, and the fate of each other fighter ("slain", "defected", "saved")."""

    fighters: Mapping[int, str]
    strengths: Mapping[int, int]
    winner: int | None = None
    fates: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Duel:
    """A fight at an entrance. `laid` counts the face-down fighters of each wizard; `entering` is who won it, `survivors` the final count."""

    dungeon: str
    seats: tuple[int, ...]
    laid: Mapping[int, int] = field(default_factory=dict)
    sets: tuple[DuelSet, ...] = ()
    over: bool = False
    entering: int | None = None
    survivors: Mapping[int, int] = field(default_factory=dict)

    def standing(self, seat: int) -> int:
        """How many fighters of a wizard are left so far, defectors included (DV-055)."""
        if self.over:
            return self.survivors.get(seat, 0)
        won = [one for one in self.sets if one.winner == seat]
        gained = sum(fate == "defected" for one in won for fate in one.fates.values())
        return len(won) + gained + sum(one.fates.get(seat) == "saved" for one in self.sets)

    def _last_set(self, **values: Any) -> "Duel":
        """The same with other values of the last set."""
        return replace(self, sets=(*self.sets[:-1], replace(self.sets[-1], **values)))

    def after(self, happened: Event) -> "Duel":
        """The fight after an Event."""
        match happened:
            case event.LineupLaid(seat, fighters):
                return replace(self, laid={**self.laid, seat: fighters})
            case event.SetRevealed(_, seats, fighters, strengths):
                shown = DuelSet(dict(zip(seats, fighters, strict=True)), dict(zip(seats, strengths, strict=True)))
                return replace(self, sets=(*self.sets, shown))
            case event.SetWon(_, seat) | event.StoodAlone(_, seat):
                return self._last_set(winner=seat)
            case event.Defected(_, seat) | event.Piped(_, seat):
                return self._last_set(fates={**self.sets[-1].fates, seat: "defected"})
            case event.Shielded(seat) | event.Slain(seat):
                fate = "slain" if isinstance(happened, event.Slain) else "saved"
                return self._last_set(fates={**self.sets[-1].fates, seat: fate})
            case event.FightWon(_, seat, seats, survivors):
                return replace(self, over=True, entering=seat, survivors=dict(zip(seats, survivors, strict=True)))
            case event.FightDrawn():
                return replace(self, over=True)
        return self


def fold_duel(duel: Duel | None, happened: Event) -> Duel | None:
    """The fight after an Event: a new one, the same, or None once the next phase begins."""
    if isinstance(happened, event.FightBegan):
        return Duel(happened.dungeon, happened.seats)
    if isinstance(happened, event.PhaseBegan | event.RoundBegan):
        return None
    return None if duel is None else duel.after(happened)


# ------------------------------------------------------------------ a round


@dataclass(frozen=True)
class WizardTally:
    """One wizard's part of the round.

    `dungeon` is where the party was, `gold` and `items` what it brought home. `lost` means that nobody survived, `beaten` that
    another party won the entrance. `won` lists the owners of the blood won in combat, `bled` counts the own blood left at the
    dungeon, `swapped` means that the deed was exchanged.
    """

    dungeon: str = ""
    gold: int = 0
    items: tuple[str, ...] = ()
    lost: bool = False
    beaten: bool = False
    won: tuple[int, ...] = ()
    bled: int = 0
    swapped: bool = False

    @property
    def fate(self) -> str:
        """The fate of the party: "lost", "beaten", "home" with its yield, or "idle" if there was none."""
        return "lost" if self.lost else "beaten" if self.beaten else "home" if self.dungeon else "idle"


@dataclass(frozen=True)
class Tally:
    """The number of the round, and the shares by seat."""

    number: int = 0
    shares: Mapping[int, WizardTally] = field(default_factory=dict)

    def of(self, seat: int) -> WizardTally:
        """A wizard's share."""
        return self.shares.get(seat, WizardTally())


def fold_tally(tally: Tally, happened: Event) -> Tally:
    """The tally after an Event."""
    if isinstance(happened, event.RoundBegan):
        return Tally(happened.number)
    share = tally.of(getattr(happened, "seat", -1))
    more: dict[str, Any] = {}
    match happened:
        case event.PawnPlaced(_, dungeon):
            more["dungeon"] = dungeon
        case event.WentHome():
            more["beaten"] = True
        case event.PartyLost():
            more["lost"] = True
        case event.Collected(_, cards, gold):
            more |= {"gold": gold, "items": tuple(card for card in cards if ROOMS[card].item)}
        case event.BloodWon(_, owner):
            more["won"] = (*share.won, owner)
        case event.BloodSpilled():
            more["bled"] = share.bled + 1
        case event.DeedSwapped():
            more["swapped"] = True
        case _:
            return tally
    return replace(tally, shares={**tally.shares, happened.seat: replace(share, **more)})
