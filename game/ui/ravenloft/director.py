"""How each Event of Castle Ravenloft is shown: one clip for each type."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.board import xy
from game.rules.ravenloft.state import Square
from game.ui.ravenloft.moment import Float, Roll
from game.ui.ravenloft.stage import Stage
from game.ui.show import Clip, ease

STEP, SLIDE, ROLL, HOLD = 110, 380, 700, 900


@dataclass
class Director:
    """Shows Events on a Stage: moves pieces, throws the die, turns up cards.

    `glance` brings a square into view, `grown` is told of new tiles, `heard` of each Event whose clip begins, with its milliseconds.
    """

    stage: Stage
    note: Callable[[Event], None]
    glance: Callable[[Square], None]
    grown: Callable[[], None] = lambda: None
    heard: Callable[[Event, float], None] = lambda _event, _ms: None
    roll: Roll | None = None
    card: str = ""
    caption: Event | None = None
    floats: list[Float] = field(default_factory=list)

    def clips(self, events: list[Event]) -> list[Clip]:
        """The clips of some Events, in their order."""
        return [self.clip(event) for event in events]

    def clip(self, event: Event) -> Clip:
        """The clip of one Event; each first writes the log and takes over the numbers."""
        make = SHOWN[type(event)]
        clip = make(self, event)
        inner = clip.begin

        def begin() -> None:
            self.note(event)
            self.heard(event, clip.ms)
            self.stage.follow(event)
            inner()

        clip.begin = begin
        return clip

    def rest(self) -> None:
        """Clear what was shown for a moment."""
        self.card, self.caption = "", None
        self.floats.clear()

    # ------------------------------------------------------------------ moving

    def walked(self, event: happened.Walked) -> Clip:
        """A figure walks square by square."""
        points = [xy(square) for square in event.path]

        def play(share: float) -> None:
            piece = self.stage.piece(event.figure)
            if piece is not None and points:
                along = share * (len(points) - 1)
                at = min(int(along), max(0, len(points) - 2))
                one, other = points[at], points[min(at + 1, len(points) - 1)]
                piece.x = one[0] + (other[0] - one[0]) * (along - at)
                piece.y = one[1] + (other[1] - one[1]) * (along - at)

        return Clip(STEP * max(1, len(points) - 1), lambda: self.glance(event.path[-1]) if event.path else None, play)

    def relocated(self, event: happened.Relocated) -> Clip:
        """A figure vanishes here and appears there."""

        def begin() -> None:
            if event.square is not None:
                self.glance(event.square)
                if self.stage.piece(event.figure) is None:
                    self.stage.bring(event.figure, event.square).alpha = 0.0

        def play(share: float) -> None:
            piece = self.stage.piece(event.figure)
            if piece is None:
                return
            if event.square is None:
                piece.alpha = 1 - share
            elif share >= 0.5 or event.origin is None:
                piece.put(event.square)
                piece.alpha = share
            else:
                piece.alpha = 1 - 2 * share

        def end() -> None:
            if event.square is None:
                self.stage.pieces.pop(event.figure, None)
            elif (piece := self.stage.piece(event.figure)) is not None:
                piece.alpha = 1.0

        return Clip(SLIDE, begin, play, end)

    def monster_moved(self, event: happened.MonsterMoved) -> Clip:
        """A monster glides."""
        start, goal = xy(event.origin), xy(event.square)

        def play(share: float) -> None:
            piece = self.stage.piece(event.figure)
            if piece is not None:
                along = ease(share)
                piece.x = start[0] + (goal[0] - start[0]) * along
                piece.y = start[1] + (goal[1] - start[1]) * along

        return Clip(SLIDE, lambda: self.glance(event.square), play)

    def monster_placed(self, event: happened.MonsterPlaced) -> Clip:
        """A monster rises."""

        def begin() -> None:
            self.card = ""
            self.glance(event.square)
            self.stage.bring(event.figure, event.square).alpha = 0.0

        def play(share: float) -> None:
            if (piece := self.stage.piece(event.figure)) is not None:
                piece.alpha, piece.lift = share, (1 - share) * -0.4

        return Clip(420, begin, play)

    def monster_destroyed(self, event: happened.MonsterDestroyed) -> Clip:
        """A monster fades."""

        def play(share: float) -> None:
            if (piece := self.stage.piece(event.figure)) is not None:
                piece.alpha, piece.lift = 1 - share, share * 0.3

        return Clip(450, play=play, end=lambda: _drop(self.stage, event.figure))

    def tile_laid(self, event: happened.TileLaid) -> Clip:
        """A tile comes out of the dark."""

        def play(share: float) -> None:
            self.stage.dim = 1 - ease(share)

        def begin() -> None:
            self.stage.dim = 1.0
            self.grown()

        return Clip(700, begin, play)

    # ------------------------------------------------------------------ dice and wounds

    def die_rolled(self, event: happened.DieRolled) -> Clip:
        """The die spins and lies still."""

        def begin() -> None:
            self.roll = Roll(event.figure, event.purpose, event.face)

        def play(share: float) -> None:
            if self.roll is not None:
                self.roll.spin = 1 - share

        return Clip(ROLL, begin, play)

    def attacked(self, event: happened.Attacked) -> Clip:
        """The total against the AC."""

        def begin() -> None:
            if (piece := self.stage.piece(event.target)) is not None:
                self.glance_at(piece.x, piece.y)
            self.roll = Roll(
                event.attacker, "roll-attack", event.face, event.card, event.bonus, event.total, event.ac, event.target, event.hit
            )

        return Clip(HOLD, begin)

    def glance_at(self, x: float, y: float) -> None:
        """Bring a piece into view."""
        from game.rules.ravenloft.board import square

        self.glance(square(round(x), round(y)))

    def trap_disabled(self, event: happened.TrapDisabled) -> Clip:
        """The total of a disable roll."""

        def begin() -> None:
            face = self.roll.face if self.roll else event.total
            self.roll = Roll(
                event.hero, "roll-disable", face, event.card, event.total - face, event.total, 0, event.card, event.success
            )

        return Clip(HOLD, begin)

    def _number(self, name: str, words: str, *, good: bool) -> Clip:
        rising = Float(words, name, good)

        def play(share: float) -> None:
            rising.share = share
            if (piece := self.stage.piece(name)) is not None:
                piece.flash = 0.0 if good else max(0.0, 1 - share * 2)

        def end() -> None:
            if rising in self.floats:
                self.floats.remove(rising)

        return Clip(520, lambda: self.floats.append(rising), play, end)

    def damaged(self, event: happened.Damaged) -> Clip:
        """A flash of red and a number."""
        return self._number(event.figure, f"-{event.amount}", good=False)

    def healed(self, event: happened.Healed) -> Clip:
        """A green number."""
        return self._number(event.figure, f"+{event.amount}", good=True)

    # ------------------------------------------------------------------ cards and words

    def card_shown(self, event: Any) -> Clip:
        """A card lies open for a moment."""

        def begin() -> None:
            self.card = event.card

        return Clip(1500, begin, end=self.rest)

    def card_glimpsed(self, event: Any) -> Clip:
        """A card that the player has chosen himself is shown more briefly."""

        def begin() -> None:
            self.card = event.card

        return Clip(450, begin, end=self.rest)

    def announced(self, event: Event) -> Clip:
        """A sentence in the middle of the board."""

        def begin() -> None:
            self.caption = event
            if isinstance(event, happened.TurnBegan):
                self.roll = None

        return Clip(900, begin, end=self.rest)

    def spoken(self, event: Event) -> Clip:
        """A sentence, but a short one."""

        def begin() -> None:
            self.caption = event

        return Clip(500, begin, end=self.rest)

    def logged(self, event: Event) -> Clip:
        """The log says it, and that is enough."""
        return Clip(60)


def _drop(stage: Stage, name: str) -> None:
    stage.pieces.pop(name, None)


SHOWN: dict[type[Event], Callable[[Director, Any], Clip]] = {
    happened.AdventureBegan: Director.announced, happened.TurnBegan: Director.announced,
    happened.PhaseBegan: Director.logged, happened.Walked: Director.walked,
    happened.Relocated: Director.relocated, happened.MonsterMoved: Director.monster_moved,
    happened.DieRolled: Director.die_rolled, happened.Attacked: Director.attacked,
    happened.AttackFoiled: Director.announced, happened.Damaged: Director.damaged,
    happened.Healed: Director.healed, happened.HeroFell: Director.announced,
    happened.HeroRose: Director.spoken, happened.SurgeUsed: Director.announced,
    happened.ConditionGained: Director.spoken, happened.ConditionEnded: Director.logged,
    happened.CardUsed: Director.card_glimpsed, happened.CardTurned: Director.logged,
    happened.BonusGained: Director.spoken, happened.BonusEnded: Director.logged,
    happened.TileLaid: Director.tile_laid, happened.TileReturned: Director.spoken,
    happened.MonsterDrawn: Director.card_glimpsed, happened.MonsterDiscarded: Director.logged,
    happened.MonsterPlaced: Director.monster_placed, happened.MonsterActivated: Director.spoken,
    happened.MonsterIdle: Director.spoken, happened.MonsterSlept: Director.spoken,
    happened.MonsterDestroyed: Director.monster_destroyed, happened.EncounterDrawn: Director.card_shown,
    happened.EncounterCancelled: Director.announced, happened.EncounterDiscarded: Director.spoken,
    happened.EnvironmentChanged: Director.announced, happened.MarkerPlaced: Director.spoken,
    happened.MarkerRemoved: Director.spoken, happened.TrapDisabled: Director.trap_disabled,
    happened.TreasureDrawn: Director.card_shown, happened.ItemGained: Director.spoken,
    happened.TreasureDiscarded: Director.logged, happened.ExperienceGained: Director.logged,
    happened.ExperienceSpent: Director.logged, happened.LevelGained: Director.announced,
    happened.CardsSeen: Director.announced, happened.CardsArranged: Director.logged,
    happened.DrawReplaced: Director.spoken, happened.DeckShuffled: Director.logged,
    happened.DeckEmpty: Director.spoken, happened.SunMoved: Director.announced,
    happened.TokenPlaced: Director.spoken, happened.TokenTaken: Director.announced,
    happened.MarkerSpent: Director.spoken, happened.TurnEnded: Director.logged,
    happened.Won: Director.announced, happened.Lost: Director.announced,
}  # fmt: skip
