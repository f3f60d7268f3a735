"""The table at one moment as a frozen value: the common facts, and what this game keeps of a half-made choice."""

from dataclasses import dataclass

from game.rules.dungeonville.choice import Order
from game.rules.dungeonville.scoring import score_with
from game.rules.dungeonville.state import COLOURS, State
from game.rules.engine.script import Event
from game.rules.engine.secret import Seat
from game.text import name, say
from game.ui.dungeonville.choreography.folds import Duel, Losses, Tally
from game.ui.dungeonville.facts.counts import Death, DeathLog
from game.ui.dungeonville.facts.descriptions import describe
from game.ui.dungeonville.facts.thing import Description, Thing
from game.ui.dungeonville.layout.regions import Layout
from game.ui.dungeonville.targets.option_map import OptionMap, lineup
from game.ui.table.facts import TableFacts


@dataclass(frozen=True)
class Town:
    """The table at one moment.

    `picks` are the fighters picked for the lineup so far. `by_hand` means that coins are chosen by hand, `leaving` that gold may be left
    behind although it fits. `continue_label` labels the button of a pause that goes on with the player's own action; `in_recap` says that
    the recap of a round is shown. `secret_view` is the observation of the seat whose secrets are drawn. `take_key` and `secrets_key` are the
    caps of their keys.
    """

    facts: TableFacts
    layout: Layout
    options: OptionMap
    picks: tuple[str, ...] = ()
    by_hand: bool = False
    leaving: bool = False
    continue_label: str = ""
    in_recap: bool = False
    secret_view: State | None = None
    take_key: str = ""
    secrets_key: str = ""

    @property
    def state(self) -> State:
        """The state that is shown."""
        state: State = self.facts.state
        return state

    @property
    def duel(self) -> Duel | None:
        """The fight in progress."""
        duel: Duel | None = self.facts.folds["duel"]
        return None if duel is not None and duel.over and not self.facts.busy else duel

    @property
    def losses(self) -> Losses:
        """The parties lost in this round."""
        losses: Losses = self.facts.folds["losses"]
        return losses

    @property
    def tally(self) -> Tally:
        """What the round has brought."""
        tally: Tally = self.facts.folds["tally"]
        return tally

    @property
    def deaths(self) -> tuple[Death, ...]:
        """All deaths so far."""
        log: DeathLog = self.facts.folds["deaths"]
        return log.deaths

    @property
    def lineup(self) -> Order | None:
        """The picked lineup, once it is complete."""
        return lineup(self.options, list(self.picks)) if self.options.orders else None

    @property
    def front(self) -> Seat | None:
        """The seat whose party is shown in front."""
        facts = self.facts
        return front_seat(self.state, facts.seat, facts.sole, facts.event if facts.busy else None, facts.awaited)

    @property
    def secrets(self) -> Seat | None:
        """The seat whose secrets are drawn; where nothing is hidden, that of the party in front."""
        return self.front if self.facts.revealed and self.facts.sole is None else self.facts.secrets

    def describe(self, thing: Thing) -> Description:
        """The description of a thing now."""
        return describe(self.state, thing, self.facts.holders.get(thing.seat, "") if thing.kind == "wizard" else "")

    @property
    def own_score(self) -> str:
        """The score of the wizard whose secrets are drawn, as a sentence; "" if none are drawn."""
        seat, view = self.secrets, self.secret_view
        return "" if seat is None or view is None else score_words(view, seat, alone=self.facts.sole == seat)


def score_words(view: State, seat: Seat, *, alone: bool) -> str:
    """A wizard's own score as a sentence. It is secret: only for those who may see that wizard's deed (DV-107)."""
    score = score_with(view, seat, view.deeds[seat].face)
    return say("ui-dv-own-score", seat=name(COLOURS[seat]), score=score, goal=view.options.goal, alone=alone)


def front_seat(t: State, seat: Seat | None, sole: Seat | None, event: Event | None, awaited: Seat | None) -> Seat | None:
    """The seat whose party is shown in front.

    This is the seat asked here; else, for a person alone, the seat on the expedition or the own one; else the seat of the Event that is
    shown, the expedition or the open question.
    """
    if seat is not None:
        return seat
    if sole is not None:
        return t.trip.seat if t.trip is not None else sole
    if isinstance(whose := getattr(event, "seat", None), int):
        return whose
    return t.trip.seat if t.trip is not None else awaited
