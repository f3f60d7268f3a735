"""The League's score sheet: each story that people played to its end stands there once, and what can be read of it is never lost."""

import os
from pathlib import Path

import pytest

from game.match import Match, save_file
from game.match.record import SaveError
from game.rules import GAMES
from game.rules.london import league
from game.rules.london.league import Result, Sheet, Variant
from game.storage import paths, results
from tests.nights import NOON, NOON_TEXT, ended


def played(won: bool = True, **options: object) -> Match:
    return ended("london", won=won, **options)


def read(file: Path) -> Sheet:
    return Sheet(results.read(file, Result).results)


def enter(match: Match, file: Path) -> Path | None:
    """Add the result of a match to the sheet in `file`; return the damaged file that was set aside for it."""
    entered = results.enter(match, file, NOON)
    assert entered is not None
    return entered.aside


def line(story: str, *, won: bool = True, total: int = 20, level: str = "normal", **more: object) -> Result:
    score = {"survivors": total} if won else {}
    return Result(
        match=f"{story}{total}{level}{more}", when=NOON_TEXT, story=story, party=("milton", "maria"), persons=2, level=level,
        won=won, reason="won-showdown" if won else "lost-dread", score=score, dread=12, **more,
    )  # fmt: skip


@pytest.mark.rule("LD-227", "LD-220")
def test_stories_stand_on_the_sheet_with_or_without_points(tmp_path: Path) -> None:
    # a story that was won stands on the sheet with date story level players and score
    file, match = tmp_path / "new" / "league.jsonl", played()
    assert match.outcome is not None and "investigators" in match.outcome.winners
    entered = results.enter(match, file, NOON)
    assert entered is not None and entered.aside is None
    (one,) = read(file).results
    assert (one.when, one.story, one.level, one.persons) == (NOON_TEXT, "the-letter", "normal", 2)
    assert (one.party, one.score) == (tuple(person.id for person in match.game.state.people), match.game.state.score)
    assert one.total == sum(match.game.state.score.values()) > 0
    assert (one.won, one.reason, one.dread) == (True, "won-showdown", match.game.state.dread)
    # a story that was lost stands there without points and says why
    file, match = tmp_path / "league.jsonl", played(won=False)
    assert match.outcome is not None
    enter(match, file)
    (one,) = read(file).results
    assert (one.won, one.total, one.reason) == (False, 0, match.outcome.reason)


def test_damaged_and_newer_sheets_are_left_whole(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    enter(played(), file)
    document = file.read_bytes()
    broken = document.replace(b"the-letter", b"the-latter")
    file.write_bytes(broken)
    with pytest.raises(SaveError, match=r"league\.jsonl"):
        read(file)
    assert file.read_bytes() == broken
    aside = enter(played(won=False), file)
    assert aside is not None and (aside.read_bytes(), [one.won for one in read(file).results]) == (broken, [False])
    file.write_bytes(document[:60])
    other = enter(played(), file)
    assert other not in (None, aside)
    assert (results.set_aside(file), aside.read_bytes()) == (sorted([aside, other], reverse=True), broken)
    # a sheet of a newer version is left alone
    folder = tmp_path / "newer"
    folder.mkdir()
    older = folder / "league.json"
    newer = save_file.sealed(Sheet(), kind="league").replace(b'"format":2', b'"format":99')
    older.write_bytes(newer)
    with pytest.raises(SaveError):
        enter(played(), folder / "league.jsonl")
    assert (older.read_bytes(), [path.name for path in folder.iterdir()]) == (newer, ["league.json"])


def test_a_sheet_of_one_document_is_read_and_its_results_move_into_the_file_of_lines(tmp_path: Path) -> None:
    file, old = tmp_path / "league.jsonl", [line("the-letter", won=False), line("the-letter", total=30)]
    (tmp_path / "league.json").write_bytes(save_file.sealed(Sheet(old), kind="league"))
    assert read(file).results == old
    enter(played(), file)
    (tmp_path / "league.json").unlink()
    assert (read(file).results[:2], len(read(file).results)) == (old, 3)


def test_a_sheet_that_cannot_be_written_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "league.jsonl"
    enter(played(), file)
    before = file.read_bytes()

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveError, match="No space left"):
        enter(played(won=False), file)
    assert (file.read_bytes(), [path.name for path in tmp_path.iterdir()]) == (before, ["league.jsonl"])


@pytest.mark.rule("LD-021", "LD-218")
def test_a_won_story_unlocks_the_next_and_the_sheet_says_so() -> None:
    assert league.stories() == ("the-letter", "the-gentleman-caller", "calypsos-bargain", "london-dread")
    sheet = Sheet()
    assert [story for story in league.stories() if sheet.unlocked(story)] == ["the-letter"]
    sheet.results.append(line("the-letter", won=False))
    assert not sheet.unlocked("the-gentleman-caller") and sheet.opened_by(sheet.results[0]) == ""
    sheet.results += [line("the-letter"), line("the-letter", total=30), line("london-dread")]
    assert [story for story in league.stories() if sheet.unlocked(story)] == ["the-letter", "the-gentleman-caller"]
    assert [sheet.opened_by(one) for one in sheet.results] == ["", "the-gentleman-caller", "", ""]

    # this player's sheet says what is unlocked even where it cannot be read
    def unlocked(story: str) -> bool:
        return Sheet(results.stored(GAMES["london"]).results).unlocked(story)

    assert not unlocked("the-gentleman-caller")
    enter(played(), paths.results(league.FILE))
    assert unlocked("the-gentleman-caller")
    paths.results(league.FILE).write_bytes(b"burnt")
    assert unlocked("the-letter") and not unlocked("the-gentleman-caller")


@pytest.mark.heavy
@pytest.mark.rule("LD-246")
@pytest.mark.rule("LD-245")
def test_clocks_and_tweaks_make_variants(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    enter(played(won=False, level="untimed", virtue=0, items=2, allies=False), file)
    enter(played(won=False, pace="half"), file)
    assert [one.variant for one in read(file).results] == [
        Variant("untimed", ("allies-no", "virtue-0", "items-2")), Variant("slowed"),
    ]  # fmt: skip
    assert league.tweaks_of(Match.new("london", seed=1, options={"allies": False}).options) == ()


@pytest.mark.rule("LD-229")
def test_records_and_figures_are_those_of_a_story_and_a_variant() -> None:
    low, high = line("the-letter", total=30), line("the-letter", total=41)
    slow = line("the-letter", total=60, pace="half")
    lost = line("the-letter", won=False)
    other = line("london-dread", total=70)
    sheet = Sheet([low, lost, high, slow, other])
    assert (sheet.best("the-letter", Variant("normal")), sheet.best("the-letter", Variant("slowed"))) == (high, slow)
    assert sheet.best("the-letter", Variant("hard")) is None and sheet.variants() == [Variant("normal"), Variant("slowed")]
    found = league.figures(sheet.some("the-letter", Variant("normal")))
    assert found == league.Figures(3, 2, high, 35.5, 1, 12)
    assert league.figures([]) == league.Figures(0, 0, None, 0.0, 0, None)
