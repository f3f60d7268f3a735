"""The data of a Hero that the panels show."""

from typing import NamedTuple

from game.rules.ravenloft import stats
from game.rules.ravenloft.state import State
from game.ui.ravenloft.choreography.shown_state import ShownState


class HeroView(NamedTuple):
    """A Hero, its seat, the seat's holder, and the seat that decides now."""

    t: State
    seat: int
    stage: ShownState
    holder: str
    asked: int | None

    @property
    def left(self) -> int:
        """Its Hit Points at the Event that is being shown."""
        return self.stage.health[self.t.heroes[self.seat].id]

    @property
    def key(self) -> tuple[object, ...]:
        """Everything that its panel depends on, as a cache key."""
        one, t = self.t.heroes[self.seat], self.t
        return (
            one.id, one.level, self.left, tuple(one.conditions), self.holder, self.asked == self.seat, tuple(t.turn.parts),
            t.turn.hero, self.stage.phase, stats.armour(t, one.id), stats.speed(t, self.seat), tuple(effect.card for effect in t.lasting),
            one.gone, tuple(one.tokens), len(one.loot), len(one.spare),
        )  # fmt: skip
