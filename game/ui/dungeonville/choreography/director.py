"""Events as short clips: what moves, the table as it stood then, and a sentence that can be read; and what waits for a press."""

from typing import NamedTuple

from game.match.trace import Moment
from game.rules.dungeonville import event
from game.rules.dungeonville.choice import Press
from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.tables.cards import ROOMS
from game.rules.engine.script import Event
from game.text import name, say
from game.ui.dungeonville.board import lost_parties, motion
from game.ui.dungeonville.board.duel import follow
from game.ui.dungeonville.board.motion import Motion
from game.ui.dungeonville.choreography.flights import Change
from game.ui.dungeonville.table.view import TableView
from game.ui.table.animation_queue import Clip

READ, LETTER = 650.0, 20.0
"""Milliseconds for which a sentence stays at least, and more for each letter."""
SHORT = 160.0
"""Milliseconds for what is seen at a glance."""
GLANCED: tuple[type[Event], ...] = (
    event.Arrived, event.BloodTaken, event.PhaseBegan, event.TreasureTaken, event.LineupLaid, event.Paid, event.Survived, event.ClaimPassed,
    event.StonePassed, event.DeedKept,
)  # fmt: skip
NEWS: tuple[type[Event], ...] = (
    event.FightWon,
    event.FightDrawn,
    event.PartyLost,
    event.ClaimFailed,
    event.VictoryClaimed,
    event.LimitReached,
)
"""What lies open until it is read, where a person reads."""
OWN: tuple[type[Event], ...] = (event.Perished, event.RitesRead, event.MapRead)
"""What lies open, too, where it happens to a person here."""
OUTCOME: tuple[type[Event], ...] = (
    event.SetWon, event.StoodAlone, event.Defected, event.Piped, event.Shielded, event.Slain, event.BloodWon,
)  # fmt: skip
"""What comes of a set: it is told together, and can be read when all of it has happened."""


class Telling(NamedTuple):
    """The sentence of a moment; `more` says that it goes on with what follows, `news` that it lies open until it is read."""

    words: str
    more: bool
    news: bool


def clips(table: TableView, moments: list[Moment]) -> list[Clip]:
    """What happened, one clip after the other; before what a person here should not miss, one that waits."""
    tellings, made = tell(table, moments), list[Clip]()
    pressed = opened_by_hand(table)
    for place, (moment, telling) in enumerate(zip(moments, tellings, strict=True)):
        happened = moment.event
        if isinstance(happened, event.RoomRevealed) and happened.seat in table.client.persons:
            if not pressed:
                made.append(_onward(table, happened, befallen([one.event for one in moments[:place]])))
            pressed = False
        if isinstance(happened, event.RoundBegan) and happened.number > 1:
            made.append(_round_over(table))
        made.append(_clip(table, moment, telling))
    return made


def tell(table: TableView, moments: list[Moment]) -> list[Telling]:
    """What is said of each moment: what comes of a set of a fight adds up to one paragraph, and a death to the room that must follow it."""
    found, outcome = list[Telling](), list[Event]()
    for place, moment in enumerate(moments):
        following = [one.event for one in moments[place + 1 :]]
        if not isinstance(moment.event, OUTCOME):
            outcome.clear()
            words = [sentence(table, moment.event)]
            if (
                isinstance(moment.event, event.PartyLost)
                and (last := befallen([one.event for one in moments[:place]])) is not None
            ):
                words.insert(0, sentence(table, last))
            found.append(Telling(" ".join(words), more=False, news=_news(table, moment, following)))
            continue
        outcome.append(moment.event)
        more = bool(following) and isinstance(following[0], OUTCOME)
        found.append(Telling(came_of(table, outcome), more, news=not more and _fights(table, moment)))
    return found


def sentence(table: TableView, happened: Event) -> str:
    """What the log says of an Event."""
    return " ".join(table.client.speaker.event(happened).split())


def came_of(table: TableView, events: list[Event]) -> str:
    """What has come of a set so far, in short: the stage shows who fell before whom."""
    told = [
        sentence(table, one) for one in events if isinstance(one, event.SetWon | event.StoodAlone | event.Piped | event.Shielded)
    ]
    for kind, message in ((event.Defected, "ui-dv-set-defect"), (event.Slain, "ui-dv-set-slain")):
        if names := [one.adventurer for one in events if isinstance(one, kind)]:
            told.append(say(message, names=names))
    told += [say("ui-dv-set-blood", seat=name(COLOURS[one.owner_seat])) for one in events if isinstance(one, event.BloodWon)]
    return " ".join(told)


def _clip(table: TableView, moment: Moment, telling: Telling) -> Clip:
    """What moves is seen over the table as it stood before; then the table shows what has come of it."""
    happened, moves, late = moment.event, motion.lasts(moment.event), isinstance(moment.event, motion.AFTER)
    words = telling.words
    reads = SHORT if isinstance(happened, GLANCED) else READ if telling.more else READ + LETTER * len(words)
    ms = max(reads, moves + (SHORT if moves else 0.0))

    after: State | None = None

    def begin() -> None:
        table.caption, table.happening, table.dirty = words, happened, True
        table.sound_adapter.hear(happened, ms)
        nonlocal after
        after = table.client.seen(moment)
        change = Change(happened, table.t, after, table.duel, table.own)
        table.motion = Motion(change, after=late) if moves and not table.context.settings.reduced else None
        if table.motion is None or late:
            land()

    def land() -> None:
        assert after is not None
        table.stand(moment, after)
        table.duel, table.losses, table.dirty = follow(table.duel, happened), lost_parties.follow(table.losses, happened), True
        table.tally = table.tally.told(happened)
        if table.motion is not None:
            table.motion.landed = True

    def play(share: float) -> None:
        going = table.motion
        if going is not None:
            going.share = min(1.0, share * ms / moves)
            if going.share >= 1 and not going.landed:
                land()

    def end() -> None:
        table.caption, table.happening, table.motion = "", None, None

    return Clip(ms, begin, play, end, rest=reads, open=moves if telling.news else None)


def _news(table: TableView, moment: Moment, following: list[Event]) -> bool:
    """Whether something lies open until it is read: what decides, and what befalls a person here, but for a death that is told with what follows."""
    happened, persons = moment.event, table.client.persons
    if isinstance(happened, event.Perished) and _what_then(following) is not None:
        return False
    if isinstance(happened, OWN):
        return happened.seat in persons  # type: ignore[attr-defined]
    return isinstance(happened, NEWS)


def _what_then(following: list[Event]) -> Event | None:
    """What comes next of an expedition: another room, or its end; None where that depends on an answer."""
    return next((one for one in following if isinstance(one, event.RoomRevealed | event.PartyLost | event.Escaped)), None)


def _fights(table: TableView, moment: Moment) -> bool:
    """Whether a person here is in the fight that goes on: its sets are read one by one."""
    fight = table.client.seen(moment).fight
    return fight is not None and any(seat in table.client.persons for seat in fight.seats)


# ------------------------------------------------------------------ what waits for a press


def opened_by_hand(table: TableView) -> bool:
    """Whether the last answer was to open the next room."""
    history = table.match.history
    return bool(history) and isinstance(history[-1].action.choice, Press)


def befallen(events: list[Event]) -> Event | None:
    """Why the next room must be opened, if that has just been shown: a death, an item, or a room that was burned (DV-076, DV-085)."""
    opened = [place for place, one in enumerate(events) if isinstance(one, event.RoomRevealed)]
    since = events[opened[-1] + 1 :] if opened else events
    return next((one for one in since if isinstance(one, event.Perished | event.OrbBurned) or _is_item(one)), None)


def _is_item(happened: Event) -> bool:
    return isinstance(happened, event.TreasureTaken) and bool(ROOMS[happened.room].item)


def _onward(table: TableView, happened: event.RoomRevealed, why: Event | None) -> Clip:
    """A compulsory room of a person's expedition is opened by that person."""
    before = sentence(table, why) if why is not None else ""
    facts = {
        "seat": name(COLOURS[happened.seat]),
        "alone": table.client.mine is not None,
        "danger": happened.danger,
        "dungeon": happened.dungeon,
    }

    def begin() -> None:
        first = table.t.trip is None or not table.t.trip.rooms
        words = say("ui-dv-must-open", first=first, **facts)
        table.caption = f"{before} {words}" if before and not first else words
        table.onward, table.happening, table.dirty = say("choice-press"), happened, True

    def end() -> None:
        table.caption, table.onward, table.happening = "", "", None

    return Clip(0, begin, end=end, open=0.0)


def _round_over(table: TableView) -> Clip:
    """What the round has brought to whom lies open before the next one."""

    def begin() -> None:
        table.caption, table.resting, table.dirty = say("ui-dv-round-over", round=table.tally.number), True, True

    def end() -> None:
        table.caption, table.resting, table.dirty = "", False, True

    return Clip(0, begin, end=end, open=0.0)
