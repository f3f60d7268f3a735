"""A question to the team: who answers it, and its options by target: on a Character panel, on the map, among cards, or beside the prompt."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from msgspec.structs import astuple

from game.match.agents import answer_order
from game.rules.engine.agent import Advice
from game.rules.engine.script import Choice, Decision, Done, Event
from game.rules.engine.secret import Seat
from game.rules.london import choice as answer, event
from game.rules.london.state import State
from game.text import say
from game.ui.table.match_client import MatchClient
from game.ui.widgets.focus import Target

Key = tuple[Any, ...]
LOSE_ITEM, SPILL, REROLL = "prompt-lose-item", "prompt-spill", "prompt-reroll"
BUTTON_CHOICES = (Done, answer.Go, answer.Compare, answer.Leave, answer.Roll, answer.Stay, answer.BowOut)
"""The choices with a button beside the prompt."""
USUAL_CHOICES = (answer.Act, answer.Stay)
"""The usual choices of questions without a default in the rules: their order rarely matters."""
KINDS: dict[type[Choice], str] = {
    answer.Use: "use", answer.Deplete: "deplete", answer.Spend: "spend", answer.Sacrifice: "sacrifice", answer.Confide: "confide",
    answer.Apply: "apply", answer.Detour: "arrow", answer.Draw: "draw", answer.Play: "hand", answer.Lead: "seat", answer.Act: "seat",
    answer.Give: "seat", answer.Summon: "seat", answer.Reveal: "place", answer.Ready: "item", answer.Investigate: "place",
    answer.Befriend: "place",
}  # fmt: skip
"""The kind of target of each choice: the first part of its key, before what it chooses."""
OF_SEAT = ("use", "deplete", "spend", "sacrifice", "confide", "apply", "arrow")
"""The kinds whose key names the seat that answers."""
GROUPED = (answer.Detour, answer.Investigate, answer.Befriend)
"""The choices that share a target; its key has the first of their fields."""


class Option(NamedTuple):
    """A legal choice, and the seat that would make it."""

    seat: Seat
    choice: Choice


@dataclass(frozen=True)
class Highlights:
    """The target keys to highlight: `legal` ones, those of `focus` and `hint`; and the seat with the bright frame (`acting`)."""

    legal: frozenset[Key] = frozenset()
    focus: Key | None = None
    hint: Key | None = None
    acting: Seat | None = None

    def of(self, key: Key | None) -> int:
        """How a target is marked: 0 not at all, 1 as a legal one, 2 as the one in focus."""
        return 2 if key is not None and key == self.focus else int(key in self.legal)


@dataclass
class OptionMap:
    """The options by target key.

    `direct` targets have one option, `grouped` ones several: the places of an arrow, the parties for a card. `main` is the usual
    option, `buttons` those beside it, `rows` all without another target.
    """

    direct: dict[Key, Option] = field(default_factory=dict)
    grouped: dict[Key, list[Option]] = field(default_factory=dict)
    main: Option | None = None
    buttons: list[Option] = field(default_factory=list)
    rows: list[Option] = field(default_factory=list)

    @property
    def legal(self) -> frozenset[Key]:
        """The keys of all targets with options."""
        return frozenset((*self.direct, *self.grouped))

    @property
    def first(self) -> Key | None:
        """The key of the usual option, else of the first target."""
        rest = [("row", 0)] * bool(self.rows) + [("button", 0)] * bool(self.buttons)
        return ("main",) if self.main is not None else next(iter([*self.direct, *self.grouped, *rest]), None)


def group_options(t: State, decision: Decision | None, seats: Iterable[Seat], roller: Seat | None = None) -> OptionMap:
    """Map the options of `seats`, the active one first. `reroll` questions are about the dice of `roller`."""
    found = OptionMap()
    if decision is None:
        return found
    for rank, seat in enumerate(seats):
        for one in decision.options[seat]:
            option, key = Option(seat, one), key_of(decision.prompt, seat, one, roller)
            if key is None:
                if not rank:
                    (found.buttons if isinstance(one, BUTTON_CHOICES) else found.rows).append(option)
            elif not isinstance(one, GROUPED):
                found.direct.setdefault(key, option)
            elif isinstance(one, answer.Detour) or not rank:
                found.grouped.setdefault(key, []).append(option)
    for key, options in list(found.grouped.items()):
        if len(options) == 1 and key[0] == "place":
            found.direct[key] = found.grouped.pop(key)[0]
    found.main = _usual(decision, found)
    if found.main in found.buttons:
        found.buttons.remove(found.main)
    return found


def _usual(decision: Decision, found: OptionMap) -> Option | None:
    """The usual option of the active seat: the default of the rules, the end of the question, or the only one."""
    inside = [option for options in found.grouped.values() for option in options]
    options = [*found.direct.values(), *inside, *found.buttons, *found.rows]
    for wanted in (lambda one: one == decision.default, lambda one: one == Done(), lambda one: isinstance(one, USUAL_CHOICES)):
        if (option := next((option for option in options if wanted(option.choice)), None)) is not None:
            return option
    return options[0] if len(options) == 1 else None


def key_of(prompt: str, seat: Seat, one: Choice, roller: Seat | None) -> Key | None:
    """The key of the target of a choice, None without a target; that of a card or a die depends on the prompt."""
    match one:
        case answer.Pick(card) if prompt == LOSE_ITEM:
            return ("item", seat, card)
        case answer.Pick(card):
            return ("hand" if prompt == SPILL else "pick", card)
        case answer.TopCard():
            return ("pick", "")
        case answer.Die(number):
            return None if roller is None else ("die", roller, number)
    kind, fields = KINDS.get(type(one), ""), astuple(one)
    owner = (seat,) if kind in OF_SEAT else ()
    return (kind, *owner, *(fields[:1] if isinstance(one, GROUPED) else fields)) if kind else None


def reroll_seat(t: State, decision: Decision | None, before: Iterable[tuple[Seat, Choice]]) -> Seat | None:
    """The seat whose dice a question is about, by the last answer but dice; `before` are the answers, the last one first."""
    if decision is None or decision.prompt != REROLL or t.inquiry is None:
        return None
    asker = next(iter(decision.options))
    for _, one in before:
        if isinstance(one, answer.Give):
            return one.seat
        if not isinstance(one, answer.Die):
            break
    rolled = [seat for seat, part in t.inquiry.parts.items() if part.rolled]
    return asker if asker in rolled else rolled[0] if rolled else None


# ------------------------------------------------------------------ keys and rules of targets

NUMBERED = ("goods", "dice", "hand", "cards", "people", "map", "tray")
"""The groups of targets with number keys."""
CAPS: dict[type[Choice], str] = {answer.Spend: "v", answer.Draw: "d", answer.Leave: "x", answer.BowOut: "x"}
"""The letter keys of choices."""
RULES: dict[str, str] = {
    "use": event.ItemUsed.rule, "deplete": event.ItemDepleted.rule, "spend": event.VirtueSpent.rule, "sacrifice": event.AllySacrificed.rule,
    "draw": event.CardDrawn.rule, "hand": event.CardPlayed.rule, "apply": event.PersonalityFlipped.rule, "arrow": event.ArrowTurned.rule,
    "place": event.InvestigationBegan.rule, "die": event.DieTurned.rule,
}  # fmt: skip
"""The rule of a target by the first part of its key."""


def numbered_targets(targets: Sequence[Target], *, expanded: bool) -> list[Target]:
    """The targets of the number keys, in order: all with an option and without a letter, except buttons and arrows; only rows if `expanded`."""
    letters = [item.key for item in lettered_targets(targets).values()]
    groups = ("tray",) if expanded else NUMBERED
    return [item for item in targets if not item.refused and item.group in groups and item.key not in letters]


def lettered_targets(targets: Sequence[Target]) -> dict[str, Target]:
    """The targets of the letter keys."""
    made: dict[str, Target] = {}
    for item in targets:
        choice = choice_of(item)
        if choice is not None and type(choice) in CAPS and not item.refused:
            made.setdefault(CAPS[type(choice)], item)
    return made


def choice_of(item: Target) -> Choice | None:
    """The choice of a target, None if it has none."""
    return item.data.choice if isinstance(item.data, Option) else None


def rule_of(key: Hashable) -> str:
    """The rule at which the rulebook opens for the key of a target, "" for none."""
    return RULES.get(str(key[0]), "") if isinstance(key, tuple) else ""


# ------------------------------------------------------------------ the conversation

STAY_PROMPT = "prompt-stay"
"""The prompt that each Character answers for itself (LD-219)."""
HELPING = (answer.Confide, answer.Deplete, answer.Detour, answer.Draw, answer.Sacrifice, answer.Spend, answer.Use)
"""The choices of a companion that was asked to help: they add something and decide nothing."""


class TeamClient(MatchClient):
    """The conversation for all seats, in which persons answer for one or all Characters, and agents take part; the team has no secrets.

    `called_prompt` is the prompt at which companions were asked to help. `declined` are those that declined there, with the
    number of answers at that time.
    """

    called_prompt: str = ""
    declined: tuple[int, tuple[Seat, ...]] = (0, ())

    @property
    def eyes(self) -> frozenset[Seat]:
        """All seats: the team shares its knowledge, spectators included (LD-085)."""
        return frozenset(self.match.holders)

    @property
    def companions(self) -> list[Seat]:
        """The prompted agents that could add something beside persons."""
        decision = self.decision
        if decision is None or not self.prompted or not decision.simultaneous or decision.prompt == STAY_PROMPT:
            return []
        return [seat for seat in self.match.awaited_agents() if any(isinstance(one, HELPING) for one in decision.options[seat])]

    @property
    def thinking(self) -> list[Seat]:
        """The agents that are to answer now. Beside persons: those that answer for themselves, or were asked to help."""
        decision = self.decision
        if decision is None:
            return []
        agents, declined = self.match.awaited_agents(), self._declined_now
        if self.prompted and decision.prompt == STAY_PROMPT:
            return [seat for seat in agents if {answer.Stay(), answer.BowOut()} <= {*decision.options[seat]}]
        if self.prompted:
            called = self.called_prompt == decision.prompt
            return [seat for seat in self.companions if called and seat not in declined]
        order = [seat for seat in answer_order(decision, self.match.turn) if seat in agents]
        return [seat for seat in order if seat not in declined] or order[-1:]

    @property
    def _declined_now(self) -> tuple[Seat, ...]:
        return self.declined[1] if self.declined[0] == self.match.turn else ()

    def decide(self, seat: Seat, advice: Advice) -> Choice | None:
        """The choice of an agent, None if it leaves the decision to others: to persons, or to the next agent."""
        decision, choice = self.decision, advice.choice
        assert decision is not None
        decides = not self.prompted or decision.prompt == STAY_PROMPT
        declines = not isinstance(choice, HELPING) if not decides else decision.simultaneous and choice == decision.default
        if declines and (not decides or len(self.thinking) > 1):
            self.declined = (self.match.turn, (*self._declined_now, seat))
            return None
        return choice

    def submit(self, choice: Choice, seat: Seat | None = None) -> list[Event]:
        """Submit an answer. A person goes on answering for the same seat."""
        seat = self.seat if seat is None else seat
        if seat in self.prompted:
            self.called_prompt, self.chosen_seat = "", seat if len(self.prompted) > 1 else None
        return super().submit(choice, seat)

    def others(self) -> list[Event]:
        """Let an agent answer, or leave the decision to others; say when the companions that were asked to help have nothing more to add."""
        thought = self.thought()
        if thought is None:
            return []
        seat, advice = thought
        choice = self.decide(seat, advice)
        if choice is not None:
            return self.submit(choice, seat)
        if self.called_prompt and not self.thinking:
            self.called_prompt = ""
            self.tell(say("ui-ld-scene-nothing-more"), good=True)
        return []

    def call_companions(self) -> None:
        """Ask the companions what they would add."""
        if self.companions and self.decision is not None:
            self.unask()
            self.called_prompt, self.declined = self.decision.prompt, (0, ())
            self.tell(say("ui-ld-scene-called"), good=True)
