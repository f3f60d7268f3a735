"""Events as clips: motion, the state to show, a sentence to read, and pauses that wait for a press."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.match.trace import EventSnapshot
from game.rules.dungeonville import event
from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.tables.cards import ROOMS
from game.rules.engine.script import Event
from game.rules.engine.secret import Seat
from game.text import name, say
from game.ui.dungeonville.motion import Change, Motion
from game.ui.table.director import Clip, Director
from game.ui.table.game_table import READ_BASE, READ_LETTER

DURATIONS: dict[type[Event], float] = {
    event.Arrived: 240, event.Recruited: 460, event.Dismissed: 360, event.PartyDissolved: 400, event.Paid: 420, event.Collected: 460,
    event.PawnPlaced: 480, event.WentHome: 420, event.Escaped: 480, event.PartyLost: 600, event.BloodSpilled: 460, event.BloodWon: 460,
    event.LineupLaid: 380, event.SetRevealed: 420, event.Slain: 420, event.Defected: 480, event.Piped: 480, event.RoomRevealed: 420,
    event.TreasureTaken: 340, event.TreasureDropped: 240, event.Perished: 560, event.DeedSwapped: 520, event.VictoryClaimed: 760,
    event.ClaimFailed: 760, event.DeedShown: 620,
}  # fmt: skip
"""Milliseconds of motion; other Events do not move."""
OVER_RESULT: tuple[type[Event], ...] = (event.WentHome, event.Escaped, event.PartyLost, event.DeedSwapped)
"""Events whose motion is shown over the state after them, because the things have no position in that state."""
BRIEF_MS = 160.0
"""Milliseconds for a brief Event."""
BRIEF: tuple[type[Event], ...] = (
    event.Arrived, event.BloodTaken, event.PhaseBegan, event.TreasureTaken, event.LineupLaid, event.Paid, event.Survived,
    event.ClaimPassed, event.StonePassed, event.DeedKept,
)  # fmt: skip
"""Brief Events: nobody needs to read their sentence."""
NEWS: tuple[type[Event], ...] = (
    event.FightWon, event.FightDrawn, event.PartyLost, event.ClaimFailed, event.VictoryClaimed, event.LimitReached,
)  # fmt: skip
"""Notices that pause the animation until they are read, if a person reads."""
PERSONAL_NEWS = event.Perished | event.RitesRead | event.MapRead
"""Notices for the person at this screen whom they happen to."""
SET_OUTCOME: tuple[type[Event], ...] = (
    event.SetWon, event.StoodAlone, event.Defected, event.Piped, event.Shielded, event.Slain, event.BloodWon,
)  # fmt: skip
"""The outcome of a set: one notice for all of these Events together."""


Narration = tuple[str, bool, bool]
"""The sentence for an Event, whether the next Event continues it, and whether it pauses the animation as a notice."""


@dataclass
class Shown:
    """What is shown beside the state: the `motion` of the current Event, the label of the button that goes on, and whether it is a recap."""

    motion: Motion | None = None
    continue_label: str = ""
    in_recap: bool = False


class Stage(NamedTuple):
    """Where Events are shown: the director, what is shown beside the state, the persons at the screen, and the party in front."""

    director: Director
    shown: Shown
    persons: tuple[Seat, ...]
    sole: Seat | None
    front: Callable[[], Seat | None]


def clips(stage: Stage, moments: Sequence[EventSnapshot], *, pressed: bool) -> list[Clip]:
    """The clips for these Events, with a pause before rooms that a person opens and before the next round.

    `pressed` says that the last answer opened the next room.
    """
    narrations, made = narrate(stage, moments), list[Clip]()
    for place, (moment, narration) in enumerate(zip(moments, narrations, strict=True)):
        happened = moment.event
        if isinstance(happened, event.RoomRevealed) and happened.seat in stage.persons:
            if not pressed:
                made.append(_room_pause(stage, happened, forcing_event([one.event for one in moments[:place]])))
            pressed = False
        if isinstance(happened, event.RoundBegan) and happened.number > 1:
            made.append(_recap_pause(stage))
        made.append(_clip(stage, moment, narration))
    return made


# ------------------------------------------------------------------ sentences


def narrate(stage: Stage, moments: Sequence[EventSnapshot]) -> list[Narration]:
    """The sentence for each Event.

    The outcome of a set adds up to one paragraph; a death is told with the loss of the party that it causes.
    """
    events, found, outcome = [one.event for one in moments], list[Narration](), list[Event]()
    for place, moment in enumerate(moments):
        happened, following = moment.event, events[place + 1 :]
        if isinstance(happened, SET_OUTCOME):
            outcome.append(happened)
            more = bool(following) and isinstance(following[0], SET_OUTCOME)
            found.append((set_outcome(stage, outcome), more, not more and _person_fights(stage, moment)))
            continue
        outcome.clear()
        last = forcing_event(events[:place]) if isinstance(happened, event.PartyLost) else None
        words = " ".join(stage.director.sentence(one) for one in (last, happened) if one is not None)
        found.append((words, False, _is_news(stage, happened, following)))
    return found


def set_outcome(stage: Stage, events: list[Event]) -> str:
    """The outcome of a set so far, in short: the stage shows who fell against whom."""
    whole = event.SetWon | event.StoodAlone | event.Piped | event.Shielded
    sentences = [stage.director.sentence(one) for one in events if isinstance(one, whole)]
    for kind, message in ((event.Defected, "ui-dv-set-defect"), (event.Slain, "ui-dv-set-slain")):
        if names := [one.adventurer for one in events if isinstance(one, kind)]:
            sentences.append(say(message, names=names))
    sentences += [say("ui-dv-set-blood", seat=name(COLOURS[one.owner_seat])) for one in events if isinstance(one, event.BloodWon)]
    return " ".join(sentences)


def _is_news(stage: Stage, happened: Event, following: list[Event]) -> bool:
    """Whether an Event is a notice: it decides something, or happens to a person here.

    A death is none if the next step of the expedition is known: that notice reports it.
    """
    steps = event.RoomRevealed | event.PartyLost | event.Escaped
    if isinstance(happened, event.Perished) and any(isinstance(one, steps) for one in following):
        return False
    return happened.seat in stage.persons if isinstance(happened, PERSONAL_NEWS) else isinstance(happened, NEWS)


def _person_fights(stage: Stage, moment: EventSnapshot) -> bool:
    """Whether a person here takes part in the current fight: its sets are notices."""
    fight = stage.director.client.seen(moment).fight
    return fight is not None and any(seat in stage.persons for seat in fight.seats)


def forcing_event(events: list[Event]) -> Event | None:
    """Why the next room must be opened, if that has just been shown: a death, an item, or a burned room (DV-076, DV-085)."""
    opened = [place for place, one in enumerate(events) if isinstance(one, event.RoomRevealed)]
    since = events[opened[-1] + 1 :] if opened else events
    causes = (one for one in since if isinstance(one, event.Perished | event.OrbBurned | event.TreasureTaken))
    return next((one for one in causes if not isinstance(one, event.TreasureTaken) or ROOMS[one.room].item), None)


# ------------------------------------------------------------------ clips


def _clip(stage: Stage, moment: EventSnapshot, narration: Narration) -> Clip:
    """The clip of an Event: its motion over the state before it, then the state after it."""
    happened, late, (words, more, news) = moment.event, isinstance(moment.event, OVER_RESULT), narration
    moves = DURATIONS.get(type(happened), 0.0)
    reads = BRIEF_MS if isinstance(happened, BRIEF) else READ_BASE if more else READ_BASE + READ_LETTER * len(words)
    ms = max(reads, moves + (BRIEF_MS if moves else 0.0))
    director, shown = stage.director, stage.shown
    after: State | None = None

    def begin() -> None:
        nonlocal after
        director.say(happened, words)
        director.hear(happened, ms)
        after = director.client.seen(moment)
        change = Change(happened, director.state, after, director.folds["duel"], stage.front())
        shown.motion = Motion(change, over_result=late) if moves and not director.settings.reduced else None
        if shown.motion is None or late:
            land()

    def land() -> None:
        director.show(moment, after)
        if shown.motion is not None:
            shown.motion.settled = True

    def play(share: float) -> None:
        going = shown.motion
        if going is not None:
            going.share = min(1.0, share * ms / moves)
            if going.share >= 1 and not going.settled:
                land()

    def end() -> None:
        director.say(None, "")
        shown.motion = None

    return Clip(ms, begin, play, end, rest=reads, open=moves if news else None, event=happened)


def _room_pause(stage: Stage, happened: event.RoomRevealed, why: Event | None) -> Clip:
    """A pause before a compulsory room: the person on the expedition opens it; into the first one the party goes by itself after a while."""
    director, before = stage.director, stage.director.sentence(why) if why is not None else ""
    seat, alone = name(COLOURS[happened.seat]), stage.sole is not None

    def begin() -> None:
        first = director.state.trip is None or not director.state.trip.rooms
        words = say("ui-dv-must-open", first=first, seat=seat, alone=alone, danger=happened.danger, dungeon=happened.dungeon)
        stage.shown.continue_label = say("choice-press")
        director.say(happened, f"{before} {words}" if before and not first else words)

    return _pause(stage, begin, own=why is not None)


def _recap_pause(stage: Stage) -> Clip:
    """A pause with the recap of a round before the next one."""

    def begin() -> None:
        stage.shown.in_recap = True
        stage.director.say(stage.director.event, say("ui-dv-round-over", round=stage.director.folds["tally"].number))

    return _pause(stage, begin, own=True)


def _pause(stage: Stage, begin: Callable[[], None], *, own: bool) -> Clip:
    def end() -> None:
        stage.shown.continue_label, stage.shown.in_recap = "", False
        stage.director.say(None, "")

    return Clip(0, begin, end=end, open=0.0, own=own)
