"""Records: what results come to, which of them a result has broken, and the command that shows and exports them."""

import csv
import io
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game import text
from game.cli.commands import run
from game.match import Match
from game.match.notes import TUTORIAL
from game.rules import GAMES
from game.rules.dungeonville.results import Result as Town
from game.rules.engine.results import KeepsResults
from game.rules.terrorscape.results import Result as Night
from game.storage import paths, records, results
from game.storage.records import Broken, Tally
from game.text import records as words
from game.ui.settings import Settings, store
from tests.nights import NOON, NOON_TEXT, OPTIONS, ended
from tests.ui.ledgers import line

NUMBERS = count()


def night(*, won: bool = True, side: str = "survivors", **more: Any) -> Night:
    played = ("butcher",) if side == "killer" else ("marco", "johnson", "anna")
    told: dict[str, Any] = {
        "killer": "butcher",
        "survivors": ("marco", "johnson", "anna"),
        "sides": (side,),
        "characters": played,
    }
    told |= {"match": f"night {next(NUMBERS)}", "when": NOON_TEXT, "persons": 1, "won": won, "minutes": 40, "rounds": 9}
    return Night(**told | {"reason": "won-rescue" if won else "won-time"} | more)


def stored(match: Match) -> Any:
    rules: Any = match.rules
    assert results.enter(match, now=NOON, profile="2") is not None
    return results.read(paths.results(rules.results_file), rules.result_type).results[-1]


def test_records_count_streaks_groups_and_the_best_and_leave_out_what_nobody_could_lose() -> None:
    some = [
        night(minutes=50, rounds=12), night(minutes=30, rounds=14), night(won=False, minutes=5, rounds=2),
        night(side="killer", traits="hard"), night(won=False, side="killer"), night(shared=True, sides=("killer", "survivors"), minutes=1, rounds=1), night(),
    ]  # fmt: skip
    found = records.records_of(some)
    assert (found.played, found.shared, found.won, found.streak, found.longest) == (7, 1, 4, 1, 2)
    assert (found.score, found.rounds, found.minutes) == (None, some[3], some[1])
    assert records.tallies(some, "side") == {"survivors": Tally(4, 3), "killer": Tally(2, 1)}
    assert records.tallies(some, "difficulty") == {"none": Tally(5, 3), "hard": Tally(1, 1)}
    assert records.tallies(some, "figure")["anna"] == Tally(4, 3)
    assert records.tallies(some, "subject") == {"butcher": Tally(6, 4)}
    assert records.records_of([]) == (0, 0, 0, 0, 0, None, None, None)
    taught, other = night(tutorial=True), night(profile="3")
    assert records.counted([taught, *some, other]) == [*some, other]
    assert (records.counted([taught, *some, other], "3"), records.profiles([other, *some])) == ([other], ["", "3"])


def test_a_win_breaks_the_records_of_its_contest_and_its_profile_only() -> None:
    first, slower, lost = night(rounds=9), night(rounds=11, minutes=39), night(won=False)
    assert records.broken([first], first) == [Broken("first", 1, 0)]
    assert records.broken([first, slower, lost], slower) == [Broken("minutes", 39, 40), Broken("streak", 2, 1)]
    assert records.broken([first, slower, lost], lost) == []
    # what came later does not count, an equal win is no record, nor is one that another profile or a tutorial has
    equal, faster = night(rounds=9, minutes=39), night(rounds=7, minutes=60)
    assert records.broken([first, slower, lost, equal, faster], equal) == []
    assert records.broken([first, slower, lost, equal, faster], faster) == [Broken("rounds", 7, 9)]
    strange = night(rounds=1, minutes=1, profile="2")
    assert records.broken([strange, night(tutorial=True, rounds=1), first], first) == [Broken("first", 1, 0)]
    assert records.broken([first, taught := night(tutorial=True, rounds=1)], taught) == []
    # another side, killer, difficulty or variant is another contest
    for other in (night(side="killer", rounds=3), night(killer="specter"), night(marks=1), night(plans=True)):
        assert Broken("first", 1, 0) in records.broken([first, other], other) and first.contest != other.contest
    scores = [
        Town(
            match=str(place),
            when=NOON_TEXT,
            persons=1,
            won=True,
            reason="",
            seats=2,
            goal=5,
            characters=("white",),
            scores=(9, score),
        )
        for place, score in enumerate((5, 7, 7))
    ]
    assert [one.points for one in scores] == [5, 7, 7]
    assert records.broken(scores, scores[1]) == [Broken("score", 7, 5), Broken("streak", 2, 1)]
    assert records.broken(scores, scores[2]) == [Broken("streak", 3, 2)]


def test_results_say_what_the_persons_played_against_whom_and_whether_it_was_a_tutorial() -> None:
    match = ended("terrorscape")
    one = stored(match)
    assert (one.sides, one.shared, one.agents, one.profile) == (("killer", "survivors"), True, "", "2")
    assert (one.seed, one.rounds, one.difficulty) == (match.seed, match.game.state.round, "none")
    match = ended("terrorscape")
    match.holders |= {0: "easy", 3: "normal"}
    facts = results.result_of(match, NOON)
    assert (facts.sides, facts.shared, facts.agents, len(facts.figures)) == (("survivors",), False, "normal", 2)
    match.notes[1] = {TUTORIAL: "left"}
    assert results.result_of(match, NOON).tutorial
    match = ended("dungeonville")
    match.holders[1] = "hard"
    one = stored(match)
    assert (one.sides, one.characters, one.difficulty, one.subject) == ((), ("black",), "hard", "goal-5")
    assert one.points == one.scores[0] >= 5
    match = ended("ravenloft")
    one = stored(match)
    assert (one.sides, one.figures, one.difficulty, one.contest) == (
        ("heroes",),
        ("arjhan",),
        "surges-2",
        ("escape-the-tomb", "surges-2", "1"),
    )
    assert one.rounds == match.rules.rounds(match.game.state) > 0 and not one.tutorial


def test_an_older_result_still_counts() -> None:
    old = b'{"match":"a","when":"2026-03-01T12:00:00Z","persons":2,"won":true,"reason":"won-showdown","minutes":40,"story":"the-letter","party":["milton","maria"],"level":"hard","score":{"survivors":20},"dread":12}'
    rules: Any = GAMES["london"]
    one = msgspec.json.decode(old, type=rules.result_type)
    assert (one.figures, one.points, one.difficulty, one.profile) == (("milton", "maria"), 20, "hard", "")
    assert records.records_of([one]).rounds is None


def test_the_command_prints_records_and_exports_every_result_as_csv(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results.append(paths.results("terrorscape"), [night(), night(won=False), night(tutorial=True), night(profile="2", seed=7)])
    results.append(paths.results("campaign"), [line("find-the-icon", rounds=9)])
    assert run(["records", "--game", "terrorscape", "--profile", "1"]) == 0
    said = capsys.readouterr().out
    assert (
        "2 games, 1 won (50%)" in said
        and "Fastest win: 9 rounds (Butcher · as Survivors · Without traits" in said
        and "Castle" not in said
    )
    assert run(["records", "--csv", str(tmp_path / "new" / "all.csv")]) == 0
    assert "4 results written" in capsys.readouterr().out
    rows = list(csv.DictReader(io.StringIO((tmp_path / "new" / "all.csv").read_text(encoding="utf-8"))))
    assert [(row["game"], row["profile"], row["outcome"], row["rounds"]) for row in rows] == [
        ("ravenloft", "1", "won", "9"), ("terrorscape", "1", "won", "9"), ("terrorscape", "1", "lost", "9"), ("terrorscape", "2", "won", "9"),
    ]  # fmt: skip
    assert (rows[3]["seed"], rows[1]["characters"], rows[0]["difficulty"]) == ("7", "marco johnson anna", "surges-2")
    # one sentence says what cannot be read or written
    store(Settings(names={"2": "Anna"}), paths.settings())
    assert run(["records", "--game", "terrorscape", "--profile", "Anna"]) == 0 and "1 game, 1 won" in capsys.readouterr().out
    assert run(["records", "--profile", "5"]) == 2 and "1, 2, 3, 4, Anna" in capsys.readouterr().err
    assert run(["records", "--game", "chess"]) == 2 and run(["records", "--csv", str(tmp_path)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 2
    paths.results("campaign").write_bytes(b"burnt")
    with paths.results("terrorscape").open("ab") as damaged:
        damaged.write(b"burnt\n")
    assert run(["records"]) == 2
    both = capsys.readouterr()
    assert ["campaign" in line for line in both.err.splitlines()] == [True, False] and "3 games" in both.out


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_every_id_of_a_result_has_words(language: str) -> None:
    levels = {
        "ravenloft": ["surges-1", "surges-3"], "london": ["normal", "hard", "dread", "untimed", "slowed"],
        "terrorscape": ["none", "easy", "normal", "hard", "nightmare", "own"], "dungeonville": ["random", "easy", "normal", "hard", "persons"],
    }  # fmt: skip
    for game, ids_of_levels in levels.items():
        assert isinstance(GAMES[game], KeepsResults)
        text.use(language=language, game=game, strict=True)
        one = results.result_of(ended(game), NOON)
        said = [words.label(group, thing) for group, ids in records.GROUPS.items() for thing in ids(one)]
        said += [words.label("difficulty", level) for level in ids_of_levels]
        raw = {thing for ids in records.GROUPS.values() for thing in ids(one)} | {*ids_of_levels}
        assert not raw & {*said} and all(words.heading(group) for group in records.GROUPS), (raw & {*said}, OPTIONS[game])
