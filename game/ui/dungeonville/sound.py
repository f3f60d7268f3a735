"""Dungeonville by ear: where something is heard, which place lies under it, and a score that tightens with what a party carries.

Whatever is shown is public, and so is all that is heard: fighters are laid with the same sound whoever they are, a look through the keyhole sounds of
the keyhole, and the danger of which the heart tells is worked out from what lies open.
"""

from collections.abc import Callable, Sequence

from game.rules.dungeonville import event
from game.rules.dungeonville.beliefs.odds import danger, unseen_rooms
from game.rules.dungeonville.party import capacity, gold
from game.rules.dungeonville.state import State
from game.rules.dungeonville.tables.cards import DUNGEONS, TOWN
from game.rules.engine.script import Event
from game.ui.draw.canvas import Area
from game.ui.dungeonville.table.view import TableView
from game.ui.scene.context import AppContext
from game.ui.settings import PACE
from game.ui.sound.bystander import Bystander
from game.ui.sound.cues import Place

GAME = "dungeonville"
"""The cues, with the bed of the town; the bed of a dungeon is called by its name behind this one."""
SPREAD = 0.8
"""How far aside the outermost dungeon, and the outermost place of the town, is heard."""
LOADS = (0.2, 0.45, 0.7)
"""With such a part of its capacity on its back a party has the next band of the score."""
SCORE: tuple[tuple[float, float, float], ...] = ((1.0, 0.0, 0.0), (0.7, 0.8, 0.0), (0.3, 1.0, 0.5), (0.0, 0.8, 1.0))
"""How much of its three layers is heard in each of its four bands."""
LAYERS = ("music-trip", "music-greed", "music-doom")
DEADLY = 0.5
"""The heart beats from this chance of a death in the next room on."""
SLOW, FAST = 1300.0, 750.0
"""Milliseconds between two beats where it begins, and where death is certain."""


class Hearing(Bystander):
    """What is heard of what is shown; who shows it is for others to say."""

    def __init__(self, context: AppContext) -> None:
        self.context = context

    @property
    def t(self) -> State:
        """The state as it is shown."""
        raise NotImplementedError

    def hear(self, happened: Event, ms: float = 0.0) -> None:
        """An Event begins to be shown, for `ms` milliseconds at the usual pace."""
        pace = PACE[self.context.settings.speed]
        self.context.sounds.happened(GAME, happened, ms / pace, (Place(side(happened)),))

    # ------------------------------------------------------------------ under everything

    @property
    def bed(self) -> str:
        """The town, or the dungeon in which a party is."""
        trip = self.t.trip
        return GAME if trip is None or not trip.begun else f"{GAME}-{trip.dungeon}"

    @property
    def band(self) -> int:
        """How tight the score of an expedition is, from 0 to 3: by the part of the capacity that is carried."""
        trip = self.t.trip
        if trip is None:
            return 0
        share = gold(trip.carried) / max(1, capacity(self.t, trip.seat))
        return sum(share >= bound for bound in LOADS)

    def mood(self) -> dict[str, float]:
        """How much of each layer is heard."""
        if self.bed == GAME:
            fighting = self.t.fight is not None
            return {"music-town": 0.35 if fighting else 1.0, "music-duel": 1.0 if fighting else 0.0}
        return dict(zip(LAYERS, SCORE[self.band], strict=True))

    def pulse(self) -> float:
        """The milliseconds between two beats of the heart where the next room is more likely to kill than not; 0 elsewhere."""
        trip = self.t.trip
        if trip is None or not trip.begun:
            return 0.0
        risk = danger(self.t, trip.seat, trip.dungeon, unseen_rooms(self.t, trip.dungeon))
        part = (risk - DEADLY) / (1 - DEADLY)
        return round(SLOW - (SLOW - FAST) * part, -1) if risk >= DEADLY else 0.0


class SoundAdapter(Hearing):
    """What is heard at a table that is played."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table.context)
        self.table = table
        self.begun = False
        self._down = False

    @property
    def t(self) -> State:
        """The state as it is shown."""
        return self.table.t

    def entered(self) -> None:
        """An evening that has just begun is heard beginning; one that is gone on with is not."""
        if self.table.match.turn == 0 and not self.begun:
            for happened in (one for events in self.table.match.log for one in events):
                if isinstance(happened, event.RoundBegan):
                    self.hear(happened)
        self.begun = True

    def passing(self) -> None:
        """The curtain falls, and rises."""
        before, self._down = self._down, self.table.down
        if before != self._down:
            self.context.sounds.play("curtain", GAME)

    def answers(self) -> int:
        """All of them: that somebody has answered is public."""
        return self.table.match.turn

    def hushes(self) -> bool:
        """Whether hands make no sound: somebody lays fighters, or looks at a deed, while others listen who must not count the steps."""
        table = self.table
        decision = table.client.decision
        secret = table.peeking or (decision is not None and bool(decision.veil))
        return secret and table.client.mine is None and bool(table.client.persons)

    def view(self) -> Area | None:
        """The stage, or the mouths where they are what matters."""
        lay = self.table.layout
        return None if lay is None else max(lay.stage, lay.mouths, key=lambda area: area.w * area.h)


class Onlooker(Hearing):
    """What is heard where an evening is only watched, as it stands in `shown`. `moment` counts what is shown, `brought` are the Events of a moment.

    Only what comes in its order is heard: whoever jumps along the evening hears nothing of what was left out.
    """

    def __init__(
        self,
        context: AppContext,
        shown: Callable[[], State],
        moment: Callable[[], int],
        brought: Callable[[int], Sequence[Event]],
    ) -> None:
        super().__init__(context)
        self.shown, self.moment, self.brought = shown, moment, brought
        self.last = moment()

    @property
    def t(self) -> State:
        """The state as it is shown."""
        return self.shown()

    def passing(self) -> None:
        """The next moment has come: what it brought is heard."""
        before, self.last = self.last, self.moment()
        if self.last == before + 1:
            for happened in self.brought(self.last):
                self.hear(happened)


def side(happened: Event) -> float:
    """From how far to a side an Event is heard: the dungeons lie beside each other, and so do the places of the town."""
    for row, names in (("dungeon", tuple(DUNGEONS)), ("place", tuple(TOWN))):
        if (where := getattr(happened, row, None)) in names:
            return SPREAD * (2 * names.index(str(where)) / (len(names) - 1) - 1)
    return 0.0
