"""The campaign ledger: every evening of Castle Ravenloft that people played to its end stands there once, and no line is ever lost."""

import os
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from game import text
from game.cli.commands import run
from game.match import Match
from game.match.record import SaveError
from game.rules.ravenloft.adventures import journey
from game.rules.ravenloft.adventures.campaign import FILE, Ledger, Result
from game.rules.ravenloft.adventures.journey import Evening
from game.rules.ravenloft.adventures.measured import Measured
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.tables.cards import ADVENTURES
from game.storage import paths, results
from game.text import ravenloft as ledger_text
from tests.nights import NOON, NOON_TEXT, ended
from tests.ui.ledgers import FOUR, line


def played(won: bool = True, **options: object) -> Match:
    return ended("ravenloft", won=won, **options)


def enter(match: Match, file: Path, now: datetime | None = None) -> Result:
    """Add the result of a match to the ledger in `file`."""
    entered = results.enter(match, file, now, title=text.name(match.rules.title(match.game.state)))
    assert entered is not None and isinstance(entered.result, Result)
    return entered.result


def read(file: Path) -> Ledger:
    return Ledger(*results.read(file, Result))


def wins(*adventures: str, surges: int = 2) -> list[Evening]:
    return [Evening(one, surges, won=True) for one in adventures]


@pytest.fixture(autouse=True)
def words() -> None:
    text.use(game="ravenloft")


@pytest.mark.rule("CR-132")
@pytest.mark.parametrize("won", [True, False])
def test_an_evening_stands_in_the_ledger_with_heroes_options_seed_and_time(tmp_path: Path, won: bool) -> None:
    file, match = tmp_path / "new" / "campaign.jsonl", played(won)
    assert datetime.now(UTC) - datetime.fromisoformat(enter(match, file).when) < timedelta(minutes=1)
    file.unlink()
    enter(match, file, NOON)
    (one,) = read(file).results
    assert (one.when, one.adventure, one.title) == (NOON_TEXT, "escape-the-tomb", "Escape the Tomb")
    assert (one.heroes, one.persons, one.seed) == (("arjhan",), 1, match.seed)
    assert (one.surges, one.powers, one.treasures) == (2, "suggested", 50)
    assert (one.won, one.reason, one.left) == (won, match.outcome.reason, match.game.state.surges)  # type: ignore[union-attr]
    assert one.rounds == match.rules.rounds(match.game.state) > 1 and one.standing == int(won)
    hero = match.game.state.heroes[0]
    for left in (1, 0):
        hero.damage += figure.hero_hp(hero) - left
        assert journey.account(match.game.state).standing == left, "who has a single Hit Point left is standing"


WRITTEN = (
    b'{"seal":"b60b9175b9ee05bf","night":{"match":"0af1","when":"2026-03-01T12:00:00Z","adventure":"find-the-icon","title":'
    b'"Find the Icon of Ravenloft","heroes":["kat","arjhan"],"persons":1,"surges":2,"seed":7,"won":true,"reason":"won-find-the-icon",'
    b'"rounds":9,"left":1,"standing":2,"minutes":50}}'
)
"""A line as it was first written, without what is as usual; its order of keys does not matter."""


def test_lines_once_written_are_read_for_good_and_an_empty_folder_is_sound(tmp_path: Path) -> None:
    file = tmp_path / "campaign.jsonl"
    file.write_bytes(WRITTEN + b"\n")
    (one,) = read(file).results
    assert (one.match, one.when, one.heroes, one.minutes) == ("0af1", NOON_TEXT, ("kat", "arjhan"), 50)
    assert (one.powers, one.treasures, one.standing) == ("suggested", 50, 2)
    # where nothing was played nothing is damaged
    found = read(tmp_path / "none.jsonl")
    assert (found.results, found.damaged, ledger_text.problem(found, "")) == ([], 0, "")


def test_a_line_lies_on_the_disk_before_the_evening_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes, file = list[int](), tmp_path / "campaign.jsonl"
    monkeypatch.setattr(os, "fsync", lambda number: sizes.append(os.fstat(number).st_size))
    enter(played(), file, NOON)
    assert sizes == [len(file.read_bytes())]


def test_damaged_lines_are_counted_and_cost_no_other(tmp_path: Path) -> None:
    file = tmp_path / "campaign.jsonl"
    for match in (played(), played(won=False), played(surges=3)):
        enter(match, file, NOON)
    first, second, third = file.read_bytes().splitlines(keepends=True)
    changed = second.replace(b'"rounds":', b'"rounds":1')
    for broken in (changed, b"\xff\x00nonsense\n", b'{"seal":"0"}\n', b"[" * 9000 + b"\n"):
        file.write_bytes(first + broken + third)
        found = read(file)
        assert ([one.surges for one in found.results], found.damaged) == ([2, 3], 1)
        assert "1 line of it.jsonl" in ledger_text.problem(found, "it.jsonl")
        assert file.read_bytes() == first + broken + third
    # what a killed program left of its line does not spoil the next one
    file = tmp_path / "killed.jsonl"
    enter(played(), file, NOON)
    whole = file.read_bytes()
    for length in range(1, len(whole) - 1, 23):
        file.write_bytes(whole + whole[:length])
        enter(played(won=False), file, NOON)
        found = read(file)
        assert ([one.won for one in found.results], found.damaged) == ([True, False], 1)
    # a ledger that cannot be read is named
    with pytest.raises(SaveError, match="campaign"):
        read(tmp_path.joinpath("campaign").mkdir() or tmp_path / "campaign")
    with pytest.raises(SaveError, match="campaign"):
        enter(played(), tmp_path / "campaign", NOON)


def test_a_book_tells_the_parties_apart_and_their_best_evening() -> None:
    # a set of heroes is the same in any order and another set has its own wins
    book = Ledger([line("find-the-icon"), line("find-the-icon", won=False, heroes=("kat", "thorgrim", "arjhan", "immeril"))])
    assert book.won(reversed(FOUR), "find-the-icon") is True and book.won(FOUR[:3], "find-the-icon") is None
    assert book.won(FOUR, "daylight-assault") is None and (book.parties(), len(book.of(FOUR))) == ([frozenset(FOUR)], 2)
    # the best evening is the hardest then the quickest then the one that cost least
    ways = [{"surges": 1, "won": False, "rounds": 2}, {"surges": 3, "rounds": 4}, {"rounds": 8, "left": 0, "standing": 3}]
    ways += [
        {"rounds": 8, "left": 1, "standing": 2},
        {"rounds": 8, "left": 1, "standing": 4},
        {"rounds": 9, "left": 2, "standing": 4},
    ]
    rows = [line("find-the-icon", **way) for way in ways]
    assert Ledger(rows).best(FOUR, "find-the-icon") is rows[4]
    rows.append(line("find-the-icon", surges=1, rounds=30, left=0, standing=1))
    assert Ledger(rows).best(FOUR, "find-the-icon") is rows[-1] and Ledger(rows[:1]).best(FOUR, "find-the-icon") is None


def test_a_page_names_missing_adventures_and_groups_lines_by_party() -> None:
    # an adventure that is missing stays under its title and says so
    book = Ledger([line("find-the-icon"), line("cold-supper", title="A Cold Supper")])
    assert book.adventures(FOUR) == [*journey.order(4), "cold-supper"]
    assert "A Cold Supper" in ledger_text.title(book, "cold-supper") != "A Cold Supper"
    assert ledger_text.title(book, "find-the-icon") == text.name("find-the-icon")
    assert any("A Cold Supper" in words for words in ledger_text.page(book))
    assert ledger_text.title(book, "warm-supper").startswith("warm-supper"), "nobody knows what it was called"
    # every set of heroes has its lines under its names and a blank one before the next
    told = ledger_text.page(Ledger([line("find-the-icon"), line("find-the-icon", won=False, heroes=("kat", "allisa"), rounds=3)]))
    heads = [place for place, words in enumerate(told) if words and not words.startswith(" ")]
    parties = (["allisa", "kat"], sorted(FOUR))
    assert [told[place] for place in heads] == [text.say("ui-campaign-party", heroes=one) for one in parties]
    assert [place for place, words in enumerate(told) if not words] == [heads[1] - 1]
    assert not any("seed 7" in words for words in told) and text.say("ui-campaign-played", played=1, won=0) in "".join(told)


def test_the_day_and_the_hour_are_those_of_where_the_player_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "XYZ-5:30")
    time.tzset()
    try:
        told = ledger_text.local_time(NOON_TEXT)
    finally:
        monkeypatch.undo()
        time.tzset()
    assert "17:30" in told and "2026" in told


def test_the_advice_says_whether_it_is_new_or_once_more_or_harder() -> None:
    def advised(*lines: Result) -> str:
        return ledger_text.advice(Ledger(list(lines)), ["kat"])

    def said(kind: str, adventure: str, surges: int) -> str:
        return text.say("ui-campaign-advice", kind=kind, adventure=adventure, surges=surges)

    one = {"heroes": ("kat",)}
    assert advised() == said("new", "escape-the-tomb", 2)
    assert advised(line("escape-the-tomb", won=False, **one)) == said("again", "escape-the-tomb", 2)
    both = [line("escape-the-tomb", **one), line("adventure-impossible", surges=0, **one)]
    assert advised(*both) == said("harder", "escape-the-tomb", 1)
    assert ledger_text.advice(Ledger(), FOUR * 2) == text.say("ui-campaign-nobody")


@pytest.fixture
def unmeasured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journey, "MEASURED", ())


@pytest.mark.usefixtures("unmeasured")
def test_the_next_adventure_is_the_first_unwon_and_the_hunt_goes_on_at_once() -> None:
    # the next adventure is the first of the box that is not won and fits the party
    assert journey.suggest(("kat",), []) == ("escape-the-tomb", 2)
    assert journey.suggest(("kat",), wins("escape-the-tomb")) == ("adventure-impossible", 0)
    assert journey.suggest(FOUR, []) == ("find-the-icon", 2)
    assert journey.suggest(FOUR, wins("find-the-icon", "daylight-assault")) == ("klaks-infernal-artifact", 2)
    assert journey.suggest(FOUR * 2, []) is None
    # the second part of the hunt follows the first at once and never comes before it
    assert journey.suggest(FOUR, wins("hunt-for-strahd-1")) == ("hunt-for-strahd-2", 2)
    assert journey.suggest(FOUR, wins("hunt-for-strahd-1", "hunt-for-strahd-2")) == ("find-the-icon", 2)
    rest = [one for one in journey.order(4) if not one.startswith("hunt")]
    assert journey.suggest(FOUR, wins(*rest)) == ("hunt-for-strahd-1", 2)
    # without a number of Heroes all are in order
    assert journey.order() == sorted(ADVENTURES, key=lambda one: ADVENTURES[one].number)
    assert journey.order(1) == ["escape-the-tomb", "adventure-impossible"]


def test_a_deadly_adventure_waits_and_then_the_mildest_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    def trial(adventure: str, won: int, size: int = 4) -> Measured:
        return Measured(id=adventure, adventure=adventure, size=size, surges=2, games=100, won=won)

    deadly = [trial("find-the-icon", 5), trial("klaks-infernal-artifact", 19), trial("daylight-assault", 20)]
    monkeypatch.setattr(journey, "MEASURED", (*deadly, trial("find-the-icon", 60, size=3)))
    assert journey.suggest(FOUR, []) == ("daylight-assault", 2)
    assert journey.suggest(FOUR[:3], []) == ("find-the-icon", 2), "three have better prospects than four"
    rest = [one for one in journey.order(4) if one not in ("find-the-icon", "klaks-infernal-artifact")]
    assert journey.suggest(FOUR, wins(*rest)) == ("klaks-infernal-artifact", 2)


@pytest.mark.usefixtures("unmeasured")
def test_defeats_ease_and_victories_harden() -> None:
    # after two defeats one surge more is advised
    lost = [Evening("find-the-icon", 2, won=False)]
    assert journey.suggest(FOUR, lost) == ("find-the-icon", 2) and journey.suggest(FOUR, lost * 2) == ("find-the-icon", 3)
    # when all are won the difficulty rises until nothing is left
    ways = journey.order(4)
    assert journey.suggest(FOUR, wins(*ways)) == ("find-the-icon", 1)
    assert journey.suggest(FOUR, [*wins(*ways), *wins("blood-and-fog", surges=3)]) == ("find-the-icon", 1)
    eased = [*wins(*(one for one in ways if one != "blood-and-fog")), *wins("blood-and-fog", surges=3)]
    assert journey.suggest(FOUR, eased) == ("blood-and-fog", 2)
    assert journey.suggest(FOUR, [*wins(*ways), *wins("find-the-icon", surges=1)]) == ("klaks-infernal-artifact", 1)
    assert journey.suggest(FOUR, wins(*ways, surges=1)) is None
    assert ledger_text.advice(Ledger([line(one, surges=1) for one in ways]), FOUR) == text.say("ui-campaign-all-won")


@pytest.mark.usefixtures("unmeasured")
@pytest.mark.rule("CR-208")
def test_an_adventure_with_surges_of_its_own_is_neither_eased_nor_made_harder(tmp_path: Path) -> None:
    match = Match.new("ravenloft", seed=2, options={"adventure": "adventure-impossible", "heroes": "kat", "surges": 3})
    while match.decision is not None:
        match.answer("random")
    told = enter(match, tmp_path / "campaign.jsonl")
    assert (told.surges, told.won) == (0, False)
    lost = [Evening("adventure-impossible", 0, won=False)] * 3
    assert journey.suggest(("kat",), [*wins("escape-the-tomb"), *lost]) == ("adventure-impossible", 0)
    assert journey.suggest(("kat",), [*wins("escape-the-tomb", surges=1), *wins("adventure-impossible", surges=0)]) is None
    assert "without Healing Surges" in ledger_text.advice(Ledger([line("escape-the-tomb", heroes=("kat",))]), ["kat"])


@pytest.mark.rule("CR-208")
@pytest.mark.usefixtures("unmeasured")
def test_own_adventures_come_last_and_keep_their_surges(monkeypatch: pytest.MonkeyPatch) -> None:
    own = msgspec.structs.replace(ADVENTURES["find-the-icon"], id="cold-supper", number=14)
    monkeypatch.setitem(ADVENTURES, "cold-supper", own)
    ways = journey.order(4)
    assert (ways[-1], journey.suggest(FOUR, wins(*ways[:-1]))) == ("cold-supper", ("cold-supper", 2))
    assert Ledger([line("cold-supper")]).won(FOUR, "cold-supper") is True
    # an own adventure with more surges than the hardest evening is not made harder
    own = msgspec.structs.replace(ADVENTURES["find-the-icon"], id="cold-supper", number=14, surges=3)
    monkeypatch.setitem(ADVENTURES, "cold-supper", own)
    rest = [one for one in journey.order(4) if one != "cold-supper"]
    assert journey.suggest(FOUR, [*wins(*rest, surges=1), *wins("cold-supper", surges=3)]) is None


def test_the_command_prints_every_party_with_its_wins_and_what_comes_next(capsys: pytest.CaptureFixture[str]) -> None:
    assert (run(["campaign"]), capsys.readouterr().out.strip()) == (0, text.say("ui-campaign-none"))
    match = played()
    enter(match, paths.results(FILE), NOON)
    with paths.results(FILE).open("ab") as kept:
        kept.write(b"torn")
    assert run(["campaign"]) == 0
    told = capsys.readouterr()
    assert "Escape the Tomb: won" in told.out and "Next: " in told.out
    assert f"seed {match.seed}:" not in told.out and "couldn't be read" in told.err
    assert run(["campaign", "--nights"]) == 0 and f"seed {match.seed}:" in capsys.readouterr().out
