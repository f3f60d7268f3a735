"""The keys that take targets, and the rules that targets lead to."""

from game.rules.engine.script import Choice
from game.rules.london import choice as answer, event
from game.ui.input.state import PAD
from game.ui.london.story.option_map import Option
from game.ui.london.story.view import TableView
from game.ui.widgets.focus import Target


def numbered_targets(table: TableView) -> list[Target]:
    """The targets of the number keys, in order: all with an option and without a letter, except buttons and arrows."""
    letters = [item.key for item in lettered_targets(table).values()]
    groups = NUMBERED if table.expanded is None else ("tray",)
    found = [item for item in table.focus.targets if not item.refused and item.group in groups]
    return [item for item in found if item.key not in letters]


NUMBERED = ("goods", "dice", "hand", "cards", "people", "map", "tray")
"""The groups of targets with number keys."""
CAPS: dict[type[Choice], str] = {answer.Spend: "v", answer.Draw: "d", answer.Leave: "x", answer.BowOut: "x"}
"""The letter keys of choices."""


def lettered_targets(table: TableView) -> dict[str, Target]:
    """The targets of the letter keys."""
    made: dict[str, Target] = {}
    for item in table.focus.targets:
        choice = item.data.choice if isinstance(item.data, Option) else None
        what = next((letter for kind, letter in CAPS.items() if isinstance(choice, kind)), None)
        if what is not None and not item.refused:
            made.setdefault(what, item)
    return made


def key_caps(table: TableView) -> dict[object, str]:
    """The key of each target that has a letter, and the key or gamepad button that calls the companions."""
    hand = table.context.input
    pad, calls = hand.device == PAD, hand.glyph("aid") if hand.device == PAD else hand.named("aid")
    made: dict[object, str] = {} if pad else {item.key: letter.upper() for letter, item in lettered_targets(table).items()}
    return {**made, ("call",): calls} if calls else made


RULES: dict[str, str] = {
    "use": event.ItemUsed.rule, "deplete": event.ItemDepleted.rule, "spend": event.VirtueSpent.rule, "sacrifice": event.AllySacrificed.rule,
    "draw": event.CardDrawn.rule, "hand": event.CardPlayed.rule, "apply": event.PersonalityFlipped.rule, "arrow": event.ArrowTurned.rule,
    "place": event.InvestigationBegan.rule, "die": event.DieTurned.rule,
}  # fmt: skip
"""The rule of a target by the first part of its key."""


def rule_of(item: Target | None) -> str:
    """The rule at which the rulebook opens for a target, "" for none."""
    return RULES.get(str(item.key[0]), "") if item is not None and isinstance(item.key, tuple) else ""
