"""The Villa by ear: who listens, what of the Events may be heard, from which side, and what the heart and the music do.

The law is that of the eyes, and one more: ears cannot be turned away. Where persons of both sides sit at one screen, a sound tells everybody
what it tells anybody, so there only what is public is heard, whoever has the curtain open; a side that is alone hears its own deeds, too.
"""

from typing import TYPE_CHECKING

from game.rules.engine.script import Event
from game.rules.terrorscape import event, whisper
from game.rules.terrorscape.state import Place as Room, State, Team
from game.rules.terrorscape.villa import EVERY_DOOR, PLACES, WAY, WAYS
from game.ui.sound.cues import Place
from game.ui.terrorscape import heartbeat
from game.ui.terrorscape.layout import KILLER
from game.ui.terrorscape.side import SEATS

if TYPE_CHECKING:
    from game.ui.terrorscape.sitting import Sitting

GAME = "terrorscape"
HIS: tuple[type[Event], ...] = (
    event.CardPlayed, event.CardsPaid, event.TraitUsed, event.StrengthChanged, event.LevelGained, event.Taunted, event.KillerWaited,
    event.EncounterCalledOff, event.KillerRested,
)  # fmt: skip
"""What the killer does where he is, without a word of where that is."""


class Ear:
    """What is heard at one table."""

    def __init__(self, table: "Sitting") -> None:
        self.table = table
        self.begun = False
        self._counted = (-1, 0)
        self._curtain: tuple[bool, bool] | None = None

    @property
    def listener(self) -> str:
        """The side that listens and nobody else with it: "" for a spectator, and where both sides are in the room."""
        return self.table.sides[0].name if self.table.way == "solo" else ""

    @property
    def doubled(self) -> bool:
        """Whether another Sitting at the same loudspeaker is heard already: what is public would sound twice."""
        return self.table.second

    @property
    def t(self) -> State:
        """The state as it is shown."""
        t: State = self.table.t
        return t

    @property
    def facts(self) -> dict[str, object]:
        """What a cue may depend on beside its Event."""
        return {"listener": self.listener, "killer": self.t.killer}

    def audible(self, happened: Event) -> bool:
        """Whether everybody who listens may hear of an Event."""
        return happened.open_to is None or bool(SEATS.get(self.listener, frozenset()) & set(happened.open_to))

    # ------------------------------------------------------------------ Events

    def hear(self, happened: Event) -> None:
        """An Event begins to be shown; the state is already that of its moment."""
        if self.doubled or not self.audible(happened):
            return
        places = [Place(heartbeat.aside(room)) for room in self.rooms(happened)] or [Place()]
        also = ("door",) if through_door(happened) else ()
        self.table.house.sounds.happened(GAME, happened, 0.0, places, self.facts, also)

    def rooms(self, happened: Event) -> list[Room]:
        """Where an Event is heard, as far as those who listen know; nowhere is heard in the middle."""
        if isinstance(happened, event.NoiseHeard | event.Sensed | event.Revealed):
            return list(happened.places)
        if isinstance(where := getattr(happened, "place", None), str) and where in PLACES:
            return [where]
        if isinstance(door := getattr(happened, "door", None), str) and door in WAYS:
            return [WAYS[door].ends[0]]
        if isinstance(who := getattr(happened, "survivor", None), str):
            return self._of(who)
        if isinstance(happened, HIS):
            return self._his()
        return []

    def _of(self, who: str) -> list[Room]:
        """Where a survivor is: its own side knows, and everybody in an encounter."""
        t = self.t
        number = next((number for number, one in enumerate(t.survivors) if one.id == who), None)
        if number is None:
            return []
        if t.encounter is not None and number in t.encounter.involved:
            return [t.encounter.place]
        places = t.team.places if self.listener and isinstance(t.team, Team) else []
        return [place for place in places[number : number + 1] if place in PLACES]

    def _his(self) -> list[Room]:
        """Where the killer is: he knows it himself, others only while he is seen."""
        if self.listener != KILLER and self.t.place is None:
            return []
        return [heartbeat.lurks(self.t, self.listener)[0]]

    # ------------------------------------------------------------------ what is no Event

    def entered(self) -> None:
        """A night that has just begun is heard beginning; one that is gone on with is not."""
        if self.table.match.turn == 0 and not self.begun:
            self.table.house.sounds.play("villa", GAME)
        self.begun = True

    def passing(self) -> None:
        """The curtain falls, is held, rises: everybody sees and hears that."""
        old, new = self._curtain, self._curtain_now()
        self._curtain = new
        if old is None or new == old:
            return
        if new[0] != old[0]:
            self.table.house.sounds.play("curtain-falls" if new[0] else "curtain-rises", GAME)
        elif new[1]:
            self.table.house.sounds.play("ring", GAME)

    def _curtain_now(self) -> tuple[bool, bool]:
        """Whether it is down, and whether its key is held."""
        return self.table.shown is None, self.table.curtain.pressed

    def answers(self) -> int:
        """How many answers the sides at this screen have given: how often the other side answered is nobody's business."""
        match = self.table.match
        if self._counted[0] != match.turn:
            held = {seat for side in self.table.sides for seat in side.held}
            self._counted = match.turn, sum(action.seat in held for action in match.actions)
        return self._counted[1]

    # ------------------------------------------------------------------ under everything

    def mood(self) -> dict[str, float]:
        """How much of each layer is heard: storm by where those who listen stand, the side's own bed, music by what is public."""
        t, listener = self.t, self.listener
        rain, tight = heartbeat.in_rain(t, listener), heartbeat.tension(t)
        dark = (listener or self.table.front) == KILLER
        return {
            "storm": 0.12 + 0.88 * rain,
            "storm-within": 1 - 0.8 * rain,
            "old-house": 0.0 if dark else 1.0,
            "lair": 1.0 if dark else 0.0,
            "music-night": 1 - 0.6 * tight,
            "music-hunt": tight,
        }

    def pulse(self) -> float:
        """The milliseconds between two beats of the heart, 0 for none."""
        return heartbeat.beat(self.t, self.listener)


def through_door(happened: Event) -> bool:
    """Whether somebody went through a door, and not across an open line or through a passage."""
    if not isinstance(happened, whisper.SurvivorWalked | whisper.Crept | event.KillerMoved):
        return False
    return WAY.get((happened.origin, happened.place)) in EVERY_DOOR
