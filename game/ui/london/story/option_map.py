"""Maps the options of a question to targets: on a Character panel, on the map, among cards, or beside the prompt; and the keys and rules of targets."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.rules.engine.script import Choice, Decision, Done
from game.rules.engine.secret import Seat
from game.rules.london import choice as answer, event
from game.rules.london.state import State
from game.ui.widgets.focus import Target

Key = tuple[Any, ...]
LOSE_ITEM, SPILL, REROLL = "prompt-lose-item", "prompt-spill", "prompt-reroll"
BUTTON_CHOICES = (Done, answer.Go, answer.Compare, answer.Leave, answer.Roll, answer.Stay, answer.BowOut)
"""The choices with a button beside the prompt."""
USUAL_CHOICES = (answer.Act, answer.Stay)
"""The usual choices of questions without a default in the rules: their order rarely matters."""


class Option(NamedTuple):
    """A legal choice, and the seat that would make it."""

    seat: Seat
    choice: Choice


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
            option, key, group = Option(seat, one), key_of(t, decision.prompt, seat, one, roller), group_key(seat, one)
            if group is not None and (group[0] == "arrow" or not rank):
                found.grouped.setdefault(group, []).append(option)
            elif key is not None and key not in found.direct:
                found.direct[key] = option
            elif key is None and group is None and not rank:
                (found.buttons if isinstance(one, BUTTON_CHOICES) else found.rows).append(option)
    _promote_single(found)
    found.main = _usual(decision, found)
    if found.main is not None and found.main in found.buttons:
        found.buttons.remove(found.main)
    return found


def _promote_single(found: OptionMap) -> None:
    """Turn a group with a single option into a direct target."""
    for key, options in list(found.grouped.items()):
        if len(options) == 1 and key[0] == "place":
            found.direct[key] = options[0]
            del found.grouped[key]


def all_options(found: OptionMap) -> list[Option]:
    """All options of the map."""
    inside = [option for options in found.grouped.values() for option in options]
    made = [*found.direct.values(), *inside, *found.buttons, *found.rows]
    return made if found.main is None or found.main in made else [*made, found.main]


def _usual(decision: Decision, found: OptionMap) -> Option | None:
    """The usual option of the active seat: the default of the rules, the end of the question, or the only one."""
    options = all_options(found)
    for wanted in (lambda one: one == decision.default, lambda one: one == Done(), lambda one: isinstance(one, USUAL_CHOICES)):
        if (option := next((option for option in options if wanted(option.choice)), None)) is not None:
            return option
    return options[0] if len(options) == 1 else None


def group_key(seat: Seat, one: Choice) -> Key | None:
    """The key of the group to which a choice belongs, None for a choice of its own."""
    match one:
        case answer.Detour(slot):
            return ("arrow", seat, slot)
        case answer.Investigate(place) | answer.Befriend(place):
            return ("place", place)
    return None


def key_of(t: State, prompt: str, seat: Seat, one: Choice, roller: Seat | None) -> Key | None:
    """The key of a choice with a target of its own, else None."""
    match one:
        case answer.Use(item, way):
            return ("use", seat, item, way)
        case answer.Deplete(item, way):
            return ("deplete", seat, item, way)
        case answer.Spend(way):
            return ("spend", seat, way)
        case answer.Sacrifice(ally, way):
            return ("sacrifice", seat, ally, way)
        case answer.Confide(secret, way):
            return ("confide", seat, secret, way)
        case answer.Apply(way):
            return ("apply", seat, way)
        case answer.Draw():
            return ("draw",)
        case answer.Play(card):
            return ("hand", card)
        case answer.Lead(other) | answer.Act(other) | answer.Give(other) | answer.Summon(other):
            return ("seat", other)
        case answer.Reveal(place):
            return ("place", place)
        case answer.Ready(owner, item):
            return ("item", owner, item)
    return _card_key(prompt, seat, one, roller)


def _card_key(prompt: str, seat: Seat, one: Choice, roller: Seat | None) -> Key | None:
    """The key of a card or a die, which depends on the prompt."""
    match one:
        case answer.Pick(card) if prompt == LOSE_ITEM:
            return ("item", seat, card)
        case answer.Pick(card) if prompt == SPILL:
            return ("hand", card)
        case answer.Pick(card):
            return ("pick", card)
        case answer.TopCard():
            return ("pick", "")
        case answer.Die(number) if roller is not None:
            return ("die", roller, number)
    return None


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
        what = next((letter for kind, letter in CAPS.items() if isinstance(choice, kind)), None)
        if what is not None and not item.refused:
            made.setdefault(what, item)
    return made


def choice_of(item: Target) -> Choice | None:
    """The choice of a target, None if it has none."""
    return item.data.choice if isinstance(item.data, Option) else None


def rule_of(key: Hashable) -> str:
    """The rule at which the rulebook opens for the key of a target, "" for none."""
    return RULES.get(str(key[0]), "") if isinstance(key, tuple) else ""
