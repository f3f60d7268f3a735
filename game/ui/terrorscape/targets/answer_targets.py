"""Answers as targets: the label of a choice, the target that submits it, and the target that explains a refusal."""

from functools import partial

from game.rules.engine.script import Choice
from game.ui.draw.canvas import Area
from game.ui.terrorscape.table.view import TableView
from game.ui.terrorscape.targets.option_map import Key
from game.ui.widgets.dialog import Act
from game.ui.widgets.focus import Target


def label(table: TableView, choice: Choice) -> str:
    """The label of an answer to the current prompt."""
    decision = table.client.decision
    return table.client.speaker.choice(choice, decision.prompt if decision else "")


def answer_action(table: TableView, choice: Choice) -> Act:
    """The action that submits an answer."""
    return lambda: table.answer(choice)


def answer_target(table: TableView, key: Key, area: Area, group: str) -> Target:
    """The target of the answer that is mapped to `key`."""
    choice = table.option_map.places[key]
    return Target(key, area, answer_action(table, choice), group, label(table, choice), choice)


def refused_target(table: TableView, key: Key, area: Area, group: str, words: str, choice: Choice) -> Target:
    """A target that explains why `choice` is not possible."""
    return Target(key, area, partial(table.refuse, choice), group, words, refused=True)
