"""The content of the result screen: verdict, score, record, figures of the day, and the part of each Character."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import cast

from game.match import Match
from game.match.record import SaveError
from game.rules.engine.script import Event
from game.rules.london import league
from game.rules.london.league import Figures, Result, Sheet, Variant
from game.rules.london.state import CardId, State
from game.rules.london.tables.cards import NUMBERS, PLOTS, SLOTS, plot_cards
from game.storage import paths, results
from game.text import error_text, name, say
from game.ui.london.replay.day import FAILED, SOLVED, TIER_RESULTS, DayRecord, HourRecord
from game.ui.london.replay.day_reader import read_day
from game.ui.london.result.tally import CharacterTally, best_hour, honours, sources, tally, worst_hour

PARTS = ("survivors", "fists", "items", "virtue", "cards", "conditions")
"""The parts of the score in the order of the rules (LD-221 to LD-226)."""
WORTH = {
    "survivors": NUMBERS.score.survivor, "fists": NUMBERS.score.fist, "items": NUMBERS.score.item, "virtue": NUMBERS.score.virtue,
    "cards": NUMBERS.score.card, "conditions": NUMBERS.score.condition,
}  # fmt: skip
"""The points for each one."""
FEW = 2
"""The number of rule changes that short texts still list."""
SIGNS = {
    "survivors": "tick", "fists": "fist", "items": "item", "virtue": "virtue", "cards": "cards", "conditions": "injured",
}  # fmt: skip


@dataclass(frozen=True, eq=False)
class ResultFacts:
    """A finished match with the League's `sheet`; `entered` is its line there. `problem` explains a failed write."""

    t: State
    seed: int
    holders: Mapping[int, str]
    log: Sequence[Sequence[Event]]
    day: DayRecord
    won: bool
    reason: str
    sheet: Sheet
    problem: str
    entered: Result | None
    result: Result

    # ------------------------------------------------------------------ the record

    @property
    def opened(self) -> str:
        """The story that this result has unlocked, "" if none."""
        return self.sheet.opened_by(self.entered) if self.entered is not None else ""

    @property
    def record(self) -> str:
        """This result compared with the earlier ones of the story under the same rules, in words."""
        if self.entered is None:
            return say("ui-ld-end-uncounted")
        place = self.sheet.results.index(self.entered)
        found: Figures = league.figures(Sheet(self.sheet.results[:place]).some(self.result.story, self.result.variant))
        if not self.won:
            return say("ui-ld-end-tries", played=found.played + 1, won=found.won)
        if found.best is None:
            return say("ui-ld-end-first")
        if self.result.total > found.best.total:
            return say("ui-ld-end-best", before=found.best.total)
        return say("ui-ld-end-best-is", best=found.best.total)

    @property
    def rules(self) -> str:
        """The rules of the match in words."""
        return variant_words(self.result.variant)

    # ------------------------------------------------------------------ text

    @property
    def epilogue(self) -> str:
        """The text of the story's end."""
        return say(f"{'victory' if self.won else 'defeat'}-{self.t.options.story}")

    @property
    def short(self) -> list[str]:
        """The reasons of a defeat in sentences."""
        found = []
        if self.reason == "lost-showdown" and self.day.fists is not None:
            fists, target = self.day.fists
            found.append(say("ui-ld-end-short", fists=fists, target=target))
            found.append(say("ui-ld-end-target", dread=self.t.dread, splatter=NUMBERS.splatter))
        if self.reason == "lost-trail":
            last = plot_cards(self.t.options.story, self.t.chapter)[-1]
            found.append(say("ui-ld-end-trail", card=last, hour=say(f"name-{PLOTS[last].time}")))
        if self.reason == "lost-dread":
            found.append(say("ui-ld-end-track", most=NUMBERS.dread_limit))
        worst = next(iter(sources(self.day)), None)
        if worst is not None and worst[1] > 0:
            found.append(say("ui-ld-end-most", source=say(f"ui-ld-dread-{worst[0]}"), dread=worst[1]))
        return found

    # ------------------------------------------------------------------ the day in figures

    @cached_property
    def tallies(self) -> list[tuple[CharacterTally, tuple[str, int]]]:
        """The figures and the honour of each Character by seat."""
        done = tally(self.day, self.log)
        return list(zip(done, honours(done), strict=True))

    @cached_property
    def sources(self) -> list[tuple[str, int]]:
        """The Dread by source."""
        return sources(self.day)

    @cached_property
    def plots(self) -> list[tuple[CardId, int]]:
        """All Plot cards of the played Chapters with the tier reached, -1 if unresolved."""
        tiers = {
            attempt.card: TIER_RESULTS.index(attempt.result) for attempt in self.day.attempts if attempt.result in TIER_RESULTS
        }
        cards = [card for chapter in self.day.chapters for card in plot_cards(self.t.options.story, chapter.number)]
        return [(card, tiers.get(card, -1)) for card in cards]

    @property
    def numbers(self) -> list[tuple[str, str]]:
        """The figures of the whole match with their labels."""
        attempts, done = self.day.attempts, [one for one, _ in self.tallies]
        found = (
            ("solved", sum(one.result == SOLVED for one in attempts)),
            ("failed", sum(one.result == FAILED for one in attempts)),
            ("fists", sum(one.fists for one in done)),
            ("detours", sum(one.detours for one in done)),
        )
        return [(str(count), say(f"ui-ld-end-count-{what}", count=count)) for what, count in found]

    @property
    def hours(self) -> list[tuple[str, str]]:
        """The best and the worst hour, each with its sign, in words."""
        found = []
        if (best := best_hour(self.day)) is not None:
            found.append(("tick", say("ui-ld-end-hour-best", hour=self._hour(best), cards=tuple(_done(best)))))
        if (worst := worst_hour(self.day)) is not None:
            found.append(("dread", say("ui-ld-end-hour-worst", hour=self._hour(worst), dread=worst.change)))
        return found

    def _hour(self, hour: HourRecord) -> str:
        """An hour in words, with its Chapter if there are several."""
        words = hour_name(hour.slot)
        return say("ui-ld-hour-of", hour=words, chapter=hour.chapter) if len(self.day.chapters) > 1 else words


def read_facts(match: Match, *, counts: bool) -> ResultFacts:
    """The facts of a match. With `counts` it enters the League unless it is there already."""
    seats, outcome = tuple(match.holders), match.outcome
    t: State = match.view(seats).state
    log = match.seen(seats)
    sheet, problem = _read_sheet(match, paths.results(league.FILE), counts=counts)
    entered = sheet.of(results.key_of(match))
    return ResultFacts(
        t=t,
        seed=match.seed,
        holders=dict(match.holders),
        log=log,
        day=read_day(log, match.actions, len(t.people)),
        won=outcome is not None and "investigators" in outcome.winners,
        reason=outcome.reason if outcome is not None else "",
        sheet=sheet,
        problem=problem,
        entered=entered,
        result=entered or cast(Result, results.result_of(match, datetime.now(UTC))),
    )


def _read_sheet(match: Match, file: Path, *, counts: bool) -> tuple[Sheet, str]:
    """The League's sheet, and what went wrong."""
    try:
        entered = results.enter(match, file) if counts else None
        aside = entered is not None and entered.aside is not None
        problem = say("ui-ld-league-aside", file=str(entered.aside)) if entered is not None and aside else ""
        return Sheet(results.read(file, Result).results), problem
    except SaveError as error:
        return Sheet(), error_text(error)


def _done(hour: HourRecord) -> list[str]:
    return [attempt.card for attempt in hour.attempts if attempt.result in (SOLVED, *TIER_RESULTS[1:])]


def hour_name(slot: int) -> str:
    """The name of the hour of a slot."""
    return name(f"hour-{SLOTS[slot].hour}")


def variant_words(variant: Variant) -> str:
    """The rules of a match in words: the clock, and all deviations from the printed rules."""
    clock = say(f"ui-ld-clock-{variant.clock}")
    if not variant.tweaks:
        return clock
    return say("ui-ld-variant", clock=clock, tweaks=", ".join(tweak_words(one) for one in variant.tweaks))


def variant_brief(variant: Variant) -> str:
    """The rules in few words, with only the number of deviations if there are more than two."""
    if len(variant.tweaks) <= FEW:
        return variant_words(variant)
    return say("ui-ld-variant", clock=say(f"ui-ld-clock-{variant.clock}"), tweaks=say("ui-ld-tweaks", count=len(variant.tweaks)))


def tweak_words(tweak: str) -> str:
    """A deviation from the printed rules in words."""
    return say(f"ui-ld-tweak-{tweak}")
