"""Castle Ravenloft in a terminal: answers and Events."""

from collections.abc import Sequence
from itertools import groupby

from game.cli.ravenloft.table import position_words, square_of, tags, tile_name
from game.rules.engine.agent import Observation
from game.rules.engine.script import Choice, Event
from game.rules.ravenloft.choice import PickEdge, PickTile
from game.rules.ravenloft.event import AdventureBegan
from game.rules.ravenloft.state import State
from game.text import Speaker, say


def event_lines(view: Observation[State], event: Event, speaker: Speaker) -> list[str]:
    """The message of an Event; at the beginning also the special rules of the adventure."""
    line = speaker.event(event).strip()
    if isinstance(event, AdventureBegan):
        return [line, *special_rules(view), say("table-special-again")]
    return [line] if line else []


def special_rules(view: Observation[State]) -> list[str]:
    """The special rules of the adventure, and what wins and loses it."""
    adventure = view.state.adventure
    aims = [say("table-goal", goal=say(f"goal-{adventure}")), say("table-lost", lost=say(f"lost-{adventure}"))]
    return [*say(f"text-{adventure}").splitlines(), *aims]


def menu(view: Observation[State], options: Sequence[Choice], speaker: Speaker, prompt: str) -> list[str]:
    """The numbered answers; consecutive squares share one line, because the map shows their numbers."""
    numbered = list(enumerate(options, 1))
    lines = []
    for on_map, group in groupby(numbered, key=lambda one: square_of(one[1]) is not None):
        answers = list(group)
        if on_map and len(answers) > 1:
            lines.append(say("map-squares", first=answers[0][0], last=answers[-1][0]))
        else:
            lines += [say("terminal-option", number=number, choice=label(view, one, speaker, prompt)) for number, one in answers]
    return lines


def label(view: Observation[State], option: Choice, speaker: Speaker, prompt: str) -> str:
    """The label of an answer; a figure is followed by its tag on the map."""
    place = square_of(option)
    if place is not None:
        return position_words(view.state, place)
    if isinstance(option, PickEdge):
        return say("choice-pick-edge", tile=tile_name(view.state, option.tile), side=option.side)
    if isinstance(option, PickTile):
        return say("choice-pick-tile", tile=tile_name(view.state, option.tile))
    words, tag = speaker.choice(option, prompt), tags(view.state).get(getattr(option, "figure", ""))
    return say("map-figure", words=words, tag=tag) if tag else words
