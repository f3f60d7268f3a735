"""What a card does in a few words, made from its steps: "+3 SPIRIT", "reroll 1", "Dread -2"."""

from collections.abc import Sequence

from game.rules.london.effects.deed import Deed, Step
from game.rules.london.state import State
from game.rules.london.tables.cards import ALLIES, CHARACTERS, ITEMS, SECRETS
from game.text import say

Key = tuple[object, ...]
STEP_MESSAGES = {
    "ignore-condition": "ui-ld-deed-ignore-condition", "ignore-die": "ui-ld-deed-ignore-die", "ignore-penalty": "ui-ld-deed-ignore-penalty",
    "cancel-trauma": "ui-ld-deed-cancel-trauma", "ready-item": "ui-ld-deed-ready-item", "take-discarded": "ui-ld-deed-take-discarded",
    "move-here": "ui-ld-deed-move-here", "show-card": "ui-ld-deed-show-card", "glimpse": "ui-ld-deed-glimpse", "spill": "ui-ld-deed-spill",
    "pass": "ui-ld-deed-pass", "item": "ui-ld-deed-item",
}  # fmt: skip
COUNTED = ("reroll", "fist", "turn-fist", "confidence", "virtue", "peek-add", "lower-target", "dread")


def step_words(step: Step) -> str:
    """One step in words."""
    if step.do == "icons":
        return _icons(step.icons)
    if step.do in COUNTED:
        return say(f"ui-ld-deed-{step.do}", n=step.n)
    if step.do == "condition":
        return say("ui-ld-deed-suffer", condition=step.kind)
    if step.do == "discard-condition":
        words = say(
            f"ui-ld-deed-heal-{step.kind or 'any'}", who=say("ui-ld-deed-each" if step.who == "all-here" else "ui-ld-deed-one")
        )
        return say("ui-ld-deed-else", first=words, second=_icons(step.icons)) if step.icons else words
    return say(STEP_MESSAGES[step.do])


def _icons(icons: Sequence[str]) -> str:
    """Added icons in words, those of one kind together."""
    counts = {icon: icons.count(icon) for icon in icons}
    return ", ".join(say("ui-ld-deed-icons", n=count, icon=f"name-{icon}") for icon, count in counts.items())


def deed_words(deed: Deed) -> str:
    """One way to use a card, in words."""
    return ", ".join(step_words(step) for step in deed.steps)


def deed_of(t: State, key: Key) -> Deed:
    """The deed behind a target key: ("use", seat, item, way), ("spend", seat, way) and so on."""
    kind, seat, way = str(key[0]), int(str(key[1])), int(str(key[-1]))
    card = str(key[2])
    if kind == "spend":
        return CHARACTERS[t.people[seat].id].virtue[way]
    if kind in ("sacrifice", "confide"):
        return ALLIES[card].sacrifice[way] if kind == "sacrifice" else SECRETS[card].spend[way]
    return ITEMS[card].use[way] if kind == "use" else ITEMS[card].deplete[way]
