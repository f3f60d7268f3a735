"""The page of the main action "special": everything that it can be for this survivor, each with its text, before it is spent."""

from functools import partial
from typing import Any

from game.rules.engine.script import Choice
from game.rules.terrorscape import choice as answer
from game.text import say
from game.ui.table.acts import Answer
from game.ui.terrorscape.panels.cards import description
from game.ui.terrorscape.props import TableProps
from game.ui.widgets.dialog import Choice as Row, ChoiceDialog


def special_dialog(host: Any, props: TableProps) -> ChoiceDialog:
    """Chooses one of the special actions."""
    found = props.specials
    who = props.t.survivors[(props.prompt.seat or 1) - 1].id
    rows = [
        Row(f"special-{place}", props.label(one), note(one, who), partial(host.do, Answer(one)))
        for place, one in enumerate(found)
    ]
    return ChoiceDialog(host, say("ui-ts-action-special"), say("ui-ts-special", who=who), [*rows, Row("back", say("ui-back"))])


def note(one: Choice, who: str) -> str:
    """What a special action does; the text of a survivor has that of its ability."""
    match one:
        case answer.Use(item):
            return description(item)
        case answer.Exert():
            return description(who)
        case answer.UseTrait(trait):
            return description(trait)
    return ""
