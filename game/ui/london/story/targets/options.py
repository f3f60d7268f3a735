"""Targets for single options, and their labels."""

from functools import partial
from typing import Any

from game.rules.engine.script import Choice
from game.rules.london import choice as answer
from game.text import say
from game.ui.draw.canvas import Area
from game.ui.london.story.option_map import Key, Option
from game.ui.london.story.view import TableView
from game.ui.widgets.focus import Target


def label(table: TableView, option: Option) -> str:
    """The label of an option."""
    decision = table.client.decision
    return table.client.speaker.choice(option.choice, decision.prompt if decision else "", option.seat)


def option_target(table: TableView, key: Key, area: Area, group: str, option: Option | None = None, **more: Any) -> Target:
    """A target that submits an option."""
    option = option or table.option_map.direct[key]
    return Target(key, area, partial(table.submit_option, option), group, label(table, option), option, **more)


def refused_target(table: TableView, key: Key, area: Area, group: str, words: str, choice: Choice) -> Target:
    """A target that explains why `choice` is refused."""
    return Target(key, area, partial(table.refuse, choice), group, words, refused=True)


def row_words(table: TableView, option: Option) -> str:
    """The text of a row. Of the parties for one door it names the members alone."""
    choice, people = option.choice, table.t.people
    if table.expanded is not None and isinstance(choice, answer.Investigate):
        return say("ui-ld-scene-party", names=[say(f"short-{people[seat].id}") for seat in choice.seats])
    return label(table, option)
