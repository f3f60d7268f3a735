"""What the page at the end of a story tells: the verdict, the score, the day in figures, everybody's part, the record."""

from collections.abc import Sequence
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
from game.ui.london.replay.day import FAILED, SOLVED, TIER_RESULTS, Day, Hour, read_day
from game.ui.london.result.tally import Doings, best_hour, honours, sources, tally, worst_hour

PARTS = ("survivors", "fists", "items", "virtue", "cards", "conditions")
"""What counts, in the order of the rules (LD-221 to LD-226)."""
WORTH = {
    "survivors": NUMBERS.score.survivor, "fists": NUMBERS.score.fist, "items": NUMBERS.score.item, "virtue": NUMBERS.score.virtue,
    "cards": NUMBERS.score.card, "conditions": NUMBERS.score.condition,
}  # fmt: skip
"""The points of one of each."""
FEW = 2
"""So many tweaks are named where there is little room."""
SIGNS = {
    "survivors": "tick", "fists": "fist", "items": "item", "virtue": "virtue", "cards": "cards", "conditions": "injured",
}  # fmt: skip


class Facts:
    """A match that is over. With `counts` it is put on the League's sheet, if it does not stand there yet; `problem` says why that failed."""

    def __init__(self, match: Match, *, counts: bool) -> None:
        self.match = match
        self.t: State = match.view(tuple(match.holders)).state
        self.log: Sequence[Sequence[Event]] = match.seen(tuple(match.holders))
        self.day: Day = read_day(self.log, match.actions, len(self.t.people))
        self.won = match.outcome is not None and "investigators" in match.outcome.winners
        self.reason = match.outcome.reason if match.outcome is not None else ""
        self.problem = ""
        self.sheet = self._sheet(paths.results(league.FILE), counts=counts)
        self.entered = self.sheet.of(results.key_of(match))
        self.result: Result = self.entered or cast(Result, results.result_of(match, datetime.now(UTC)))

    def _sheet(self, file: Path, *, counts: bool) -> Sheet:
        try:
            entered = results.enter(self.match, file) if counts else None
            if entered is not None and entered.aside is not None:
                self.problem = say("ui-ld-league-aside", file=str(entered.aside))
            return Sheet(results.read(file, Result).results)
        except SaveError as error:
            self.problem = error_text(error)
            return Sheet()

    # ------------------------------------------------------------------ the record

    @property
    def opened(self) -> str:
        """The story that this one has unlocked, "" if none."""
        return self.sheet.opened_by(self.entered) if self.entered is not None else ""

    @property
    def record(self) -> str:
        """How this result stands beside the earlier ones of the story under the same rules, in words."""
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
        """Under which rules it was played, in words."""
        return variant_words(self.result.variant)

    # ------------------------------------------------------------------ words

    @property
    def epilogue(self) -> str:
        """The text of the story's end."""
        return say(f"{'victory' if self.won else 'defeat'}-{self.t.options.story}")

    @property
    def short(self) -> list[str]:
        """What was missing, in sentences: only of a story that was lost."""
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
    def doings(self) -> list[tuple[Doings, tuple[str, int]]]:
        """What everybody did and is remembered for, by seat."""
        done = tally(self.day, self.log)
        return list(zip(done, honours(done), strict=True))

    @cached_property
    def sources(self) -> list[tuple[str, int]]:
        """Where the Dread came from."""
        return sources(self.day)

    @cached_property
    def plots(self) -> list[tuple[CardId, int]]:
        """Every Plot card of the Chapters that were played with the tier that it was left with, -1 for one that never was."""
        tiers = {deed.card: TIER_RESULTS.index(deed.result) for deed in self.day.deeds if deed.result in TIER_RESULTS}
        cards = [card for chapter in self.day.chapters for card in plot_cards(self.t.options.story, chapter.number)]
        return [(card, tiers.get(card, -1)) for card in cards]

    @property
    def numbers(self) -> list[tuple[str, str]]:
        """Numbers of the whole story and what they count."""
        deeds, done = self.day.deeds, [one for one, _ in self.doings]
        found = (
            ("solved", sum(one.result == SOLVED for one in deeds)),
            ("failed", sum(one.result == FAILED for one in deeds)),
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

    def _hour(self, hour: Hour) -> str:
        """An hour in words, with its Chapter where there are several."""
        words = hour_name(hour.slot)
        return say("ui-ld-hour-of", hour=words, chapter=hour.chapter) if len(self.day.chapters) > 1 else words


def _done(hour: Hour) -> list[str]:
    return [deed.card for deed in hour.deeds if deed.result in (SOLVED, *TIER_RESULTS[1:])]


def hour_name(slot: int) -> str:
    """The hour of a slot in words."""
    return name(f"hour-{SLOTS[slot].hour}")


def variant_words(variant: Variant) -> str:
    """The rules under which a story was played, in words: the clock, and what is not as printed."""
    clock = say(f"ui-ld-clock-{variant.clock}")
    if not variant.tweaks:
        return clock
    return say("ui-ld-variant", clock=clock, tweaks=", ".join(tweak_words(one) for one in variant.tweaks))


def variant_brief(variant: Variant) -> str:
    """The same in few words: of more than two tweaks only how many there are."""
    if len(variant.tweaks) <= FEW:
        return variant_words(variant)
    return say("ui-ld-variant", clock=say(f"ui-ld-clock-{variant.clock}"), tweaks=say("ui-ld-tweaks", count=len(variant.tweaks)))


def tweak_words(tweak: str) -> str:
    """A tweak in words."""
    return say(f"ui-ld-tweak-{tweak}")
