"""The state of the day in the pause of the planning: the time left, the hours planned, and the cards that lie open."""

from collections.abc import Iterator

from game.match import PERSON
from game.rules.london.forecasts.result import Forecast
from game.rules.london.planning import minutes
from game.rules.london.state import SLOTS, State
from game.rules.london.tables.cards import NUMBERS, PLOTS
from game.text import say
from game.ui.draw.theme import LONDON as P
from game.ui.london.board.dial import DialState
from game.ui.table.dialogs import fact
from game.ui.widgets.boxes import Box, Space


def day_rows(t: State, told: Forecast, holders: dict[int, str], left_ms: int | None, level: str) -> list[Box]:
    """The rows of the facts. With the assistance `level` "off" nothing is said about what the plan meets."""
    time = say("ui-ld-pause-untimed") if left_ms is None else say("ui-ld-pause-left", time=DialState(-(-left_ms // 1000)).words)
    chapter = say("ui-ld-pause-chapter", chapter=t.chapter)
    begun = [fact(time, P.text, 24, "bold")] if t.phase == "planning" else _limit(t)
    return [
        fact(chapter, P.title, 24),
        *begun,
        Space(10),
        *(fact(words, P.text, 21) for words in _hours(t, holders)),
        Space(10),
        *(fact(words, P.text, 21) for words in _cards(t, told, level)),
        Space(10),
        fact(say("table-dread", dread=t.dread, most=NUMBERS.dread_limit), P.muted),
    ]


def _limit(t: State) -> list[Box]:
    limit = minutes(t)
    return [fact(say("ui-ld-ready-untimed" if limit is None else "ui-ld-ready-minutes", minutes=limit or 0), P.text, 22)]


def _hours(t: State, holders: dict[int, str]) -> Iterator[str]:
    """How many hours of each clock are planned."""
    for seat, person in enumerate(t.people):
        planned, companion = SLOTS - person.clock.count(""), holders.get(seat, PERSON) != PERSON
        yield say("ui-ld-pause-hours", who=say(f"short-{person.id}"), planned=planned, all=SLOTS, companion=companion)


def _cards(t: State, told: Forecast, level: str) -> Iterator[str]:
    """How many cards lie open and face down, and how many of the open ones the plan meets."""
    yield say("ui-ld-pause-cards", open=len(told.leads), hidden=told.hidden)
    found = sum(card in PLOTS for card in t.shown.values())
    yield say("ui-ld-pause-plots", found=found, all=len(told.plots))
    if level != "off":
        met = sum(lead.covered for lead in told.leads.values())
        yield say("ui-ld-pause-met", met=met, open=len(told.leads))
