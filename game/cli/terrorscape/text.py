"""Terrorscape in a terminal: answers."""

from collections.abc import Sequence

from game.cli.painter import columns
from game.rules.engine.agent import Observation
from game.rules.engine.script import Choice
from game.rules.terrorscape.choice import PickTrait
from game.rules.terrorscape.state import State
from game.rules.terrorscape.villa import PLACES
from game.text import Speaker, say


def menu(view: Observation[State], options: Sequence[Choice], speaker: Speaker, prompt: str) -> list[str]:
    """The numbered answers, in columns."""
    labels = [label(view, option, speaker, prompt) for option in options]
    return columns([say("terminal-option", number=number, choice=words) for number, words in enumerate(labels, 1)])


def label(view: Observation[State], option: Choice, speaker: Speaker, prompt: str) -> str:
    """The label of an answer; a location is followed by its code, a trait for the whole match by its effect."""
    words = speaker.choice(option, prompt)
    if isinstance(option, PickTrait):
        return say("house-choice", words=words, text=say(f"text-{option.trait}"))
    place = getattr(option, "to", "") or getattr(option, "place", "")
    return say("house-where", words=words, place=place) if place in PLACES else words
