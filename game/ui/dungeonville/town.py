"""The table at one moment as a frozen value: the common facts, the answers by the place that shows them, and what the game keeps of a half-made choice."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from game.rules.dungeonville import choice as answer
from game.rules.dungeonville.event import RoundBegan
from game.rules.dungeonville.scoring import score_with, true_score
from game.rules.dungeonville.state import COLOURS, State
from game.rules.engine.script import Choice, Event
from game.rules.engine.secret import Seat
from game.text import name, say
from game.ui.dungeonville.counts import Duel, Tally
from game.ui.dungeonville.facts.descriptions import describe
from game.ui.dungeonville.facts.thing import Description, Thing
from game.ui.dungeonville.layout import Layout
from game.ui.dungeonville.panels.payment import Payment, payment_of
from game.ui.table.facts import TableFacts
from game.ui.table.handover import PrivateClient


class DungeonvilleClient(PrivateClient):
    """A conversation with the match, with a heading for each round in the log."""

    def note(self, event: Event) -> None:
        """Write an Event into the log: rounds have headings."""
        before = len(self.log)
        super().note(event)
        if isinstance(event, RoundBegan) and len(self.log) > before:
            self.log[-1] = self.log[-1]._replace(head=True)


# ------------------------------------------------------------------ the answers


Key = tuple[Any, ...]
"""The key of a target: its kind, and which one."""
MEMBERS = (answer.Dismiss, answer.Sacrifice, answer.Thaw, answer.Imitate)
"""Answers that name a member of the own party."""


@dataclass(frozen=True)
class OptionMap:
    """The options by target key. `orders` are lineups, which are picked card by card; `buttons` are options without a place."""

    by_target: dict[Key, Choice] = field(default_factory=dict)
    orders: list[answer.Order] = field(default_factory=list)
    buttons: list[Choice] = field(default_factory=list)

    def of(self, kind: str) -> dict[Key, Choice]:
        """The options of one kind of target."""
        return {key: choice for key, choice in self.by_target.items() if key[0] == kind}

    def lineup(self, picks: Sequence[str]) -> answer.Order | None:
        """The picked lineup, once it is complete."""
        return next((order for order in self.orders if order.fighters == tuple(picks)), None)

    def picked(self, picks: Sequence[str], who: str) -> tuple[str, ...]:
        """The picks after one more press on a fighter, who is picked next, or taken back; the others keep their order."""
        return tuple(one for one in picks if one != who) if who in picks else (*picks, who)

    def next_fighters(self, picks: Sequence[str]) -> list[str]:
        """Who may be picked next, in the order of the party."""
        number, fitting = len(picks), [one.fighters for one in self.orders if one.fighters[: len(picks)] == tuple(picks)]
        return list(dict.fromkeys(fighters[number] for fighters in fitting if len(fighters) > number))

    def first_key(self, default: Choice | None) -> Key | None:
        """The target that is in focus first: that of the default answer, else one on the table, else a button."""
        if (key := next((key for key, choice in self.by_target.items() if choice == default), None)) is not None:
            return key
        if default in self.buttons:
            return ("button", self.buttons.index(default))
        if self.orders:
            return ("party", self.orders[0].fighters[0])
        on_table = [key for kind in ("town", "entrance", "party", "load") for key in self.of(kind)]
        return on_table[0] if on_table else ("button", 0) if self.buttons else None


def group_options(t: State, seat: Seat | None, options: tuple[Choice, ...]) -> OptionMap:
    """Group the options by the place that shows them."""
    found = OptionMap()
    for one in options:
        key = None if seat is None else _key_of(t, seat, one)
        if isinstance(one, answer.Order):
            found.orders.append(one)
        elif key is not None:
            found.by_target[key] = one
        else:
            found.buttons.append(one)
    return found


def _key_of(t: State, seat: Seat, one: Choice) -> Key | None:
    """The target key of an option; None for one that has a button."""
    if isinstance(one, MEMBERS) and one.adventurer in t.wizards[seat].party:
        return ("party", one.adventurer)
    match one:
        case answer.Recruit(adventurer, by_hand):
            return ("coins" if by_hand else "town", adventurer)
        case answer.Enter(dungeon):
            return ("entrance", dungeon)
        case answer.Drop(card):
            return ("load", card)
        case answer.Lay(card):
            return ("purse", card)
        case answer.Swap(place, by_hand):
            return ("house-coins" if by_hand else "house", place)
    return None


# ------------------------------------------------------------------ the table


@dataclass(frozen=True)
class Town:
    """The table at one moment.

    `picks` are the fighters picked for the lineup so far. `by_hand` means that coins are chosen by hand. `listed` is the list of answers
    that is open: "leave" for gold left behind although it fits, "swap" for the deeds of the house. `continue_label` labels the button of a pause that goes on with the player's own action; `in_recap` says that
    the recap of a round is shown. `secret_view` is the observation of the seat whose secrets are drawn. `take_key` and `secrets_key` are the
    caps of their keys.
    """

    facts: TableFacts
    layout: Layout
    options: OptionMap
    picks: tuple[str, ...] = ()
    by_hand: bool = False
    listed: str = ""
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
    def tally(self) -> Tally:
        """What the round has brought."""
        tally: Tally = self.facts.folds["tally"]
        return tally

    @property
    def lineup(self) -> answer.Order | None:
        """The picked lineup, once it is complete."""
        return self.options.lineup(self.picks)

    @property
    def front(self) -> Seat | None:
        """The seat whose party is shown in front."""
        facts = self.facts
        return front_seat(self.state, facts.seat, facts.sole, facts.event if facts.busy else None, facts.awaited)

    @property
    def secrets(self) -> Seat | None:
        """The seat whose secrets are drawn; where nothing is hidden, that of the party in front."""
        return self.front if self.facts.revealed and self.facts.sole is None else self.facts.secrets

    @property
    def can_continue(self) -> bool:
        """Whether the table has a button that continues: a notice waits, and not a lesson, which has one of its own."""
        return self.facts.stopped and (self.facts.lesson is None or not self.facts.lesson.waits)

    def describe(self, thing: Thing) -> Description:
        """The description of a thing now."""
        return describe(self.state, thing, self.facts.holders.get(thing.seat, "") if thing.kind == "wizard" else "")

    @property
    def payment(self) -> Payment | None:
        """What the answer in focus would take; if it takes nothing, what completing a payment or another deed would."""
        facts, found = self.facts, self.options
        others = [one for one in (*found.buttons, *found.of("house").values()) if isinstance(one, answer.Pay | answer.Swap)]
        aimed = found.by_target.get(facts.focus) if isinstance(facts.focus, tuple) else None
        ways = (payment_of(self.state, facts.seat, one, alone=facts.sole is not None) for one in (aimed, *others))
        return next((one for one in ways if one is not None), None)

    @property
    def own_score(self) -> str:
        """The score of the wizard whose secrets are drawn, as a sentence; "" if none are drawn."""
        seat, view = self.secrets, self.secret_view
        return "" if seat is None or view is None else score_words(view, seat, alone=self.facts.sole == seat)


def score_words(view: State, seat: Seat, *, alone: bool) -> str:
    """A wizard's own score as a sentence. It is secret: only for those who may see that wizard's deed (DV-107)."""
    score = score_with(view, seat, view.deeds[seat].face)
    goal = view.options.goal
    return say("ui-dv-own-score", seat=name(COLOURS[seat]), score=score, goal=goal, alone=alone, enough=score >= goal)


def has_goal(facts: TableFacts) -> bool:
    """Whether the only person here has the goal; where several play, the focus is public and tells nobody's score (DV-107, DV-115, DV-120)."""
    return facts.sole is not None and true_score(facts.state, facts.sole) >= facts.state.options.goal


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
