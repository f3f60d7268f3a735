"""London Dread in a terminal: answers and Events."""

import shutil
import textwrap
from collections.abc import Iterator
from typing import Literal

from game.cli.london.table import card_line
from game.rules.engine.agent import Observation
from game.rules.engine.script import Choice, Done, Event
from game.rules.london import choice as answers, event
from game.rules.london.state import State
from game.rules.london.tables.cards import PLOTS
from game.text import Speaker, has, say

TYPED = (
    answers.Reveal, answers.Put, answers.Take, answers.Note, answers.Wipe, answers.Agree, answers.Retract, answers.Accompany,
    answers.Detour,
)  # fmt: skip
"""Answers that are typed, because there are hundreds of them."""
OF_ALL = (answers.Go, answers.Investigate, answers.Compare, answers.Leave, answers.Befriend)
"""Answers that are the same for the whole team."""
TIERS = ("low", "middle", "top")


def offer_mode(prompt: str, choice: Choice) -> Literal["typed", "once", "each"]:
    """Whether an answer is typed in words, has one number for the whole team, or one for each seat."""
    if isinstance(choice, TYPED) and prompt != "prompt-show-card":
        return "typed"
    if prompt == "prompt-planning":
        return "typed"
    return "once" if isinstance(choice, OF_ALL) or (isinstance(choice, Done) and prompt == "prompt-case") else "each"


def label(view: Observation[State], option: Choice, speaker: Speaker, prompt: str) -> str:
    """The label of an answer, with the text of its card."""
    words = speaker.choice(option, prompt)
    for message in (f"{_part(option)}-{card}" for card in _cards(option)):
        if has(message):
            return say("answer-card", words=words, text=say(message))
    return words


def _part(option: Choice) -> str:
    return {answers.Use: "use", answers.Deplete: "deplete"}.get(type(option), "text")


def _cards(option: Choice) -> Iterator[str]:
    yield from (value for key in ("item", "ally", "secret", "card") if (value := getattr(option, key, "")))


def event_lines(view: Observation[State], news: Event, speaker: Speaker) -> list[str]:
    """The message of an Event, and the story texts of cards."""
    lines = [speaker.event(news).strip()]
    width = max(40, min(100, shutil.get_terminal_size().columns) - 4)
    for words in _story_lines(view.state, news):
        lines += textwrap.wrap(words, width)
    return [line for line in lines if line]


def _story_lines(t: State, news: Event) -> Iterator[str]:
    story = t.options.story
    match news:
        case event.ChapterBegan(chapter=1):
            yield from (say("prologue"), say(f"opening-{story}"))
        case event.CardRevealed(card=card):
            yield card_line(card)
        case event.InvestigationBegan(card=card):
            yield say(f"front-{card}" if card in PLOTS else f"text-{card}")
        case event.PlotResolved(card=card, tier=tier):
            yield from (say(f"{TIERS[tier]}-{card}"), say(f"effect-{TIERS[tier]}-{card}"))
            yield from [say(f"always-{card}")] if has(f"always-{card}") else []
        case event.RespiteTaken():
            yield say(f"interlude-{story}")
        case event.EndgameBegan():
            yield say(f"endgame-{story}")
        case event.ChallengeRevealed(card=card):
            yield from (say(f"text-{card}"), say(f"penalty-{card}"))
        case event.StoryWon():
            yield say(f"victory-{story}")
        case event.StoryLost():
            yield say(f"defeat-{story}")
