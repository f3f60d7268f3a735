"""The campaign ledger: every evening of Castle Ravenloft that people played to its end stands there once, and no line is ever lost."""

from datetime import timedelta
from functools import cache
from pathlib import Path

import msgspec
import pytest

from game import campaign, folders, text
from game.campaign import Evening, Ledger
from game.cli.commands import run
from game.match import PERSON, Match
from game.record import Record, SaveError
from game.rules.ravenloft import journey
from game.rules.ravenloft.cards import ADVENTURES
from game.rules.ravenloft.measured import Measured
from tests.ui.ledgers import FOUR, NOON, line


@cache
def night(won: bool = True, **options: object) -> Record:
    """The record of an evening that persons who answer as agents would have won, or lost."""
    chosen = {"adventure": "escape-the-tomb", "heroes": "arjhan"} | options
    for seed in range(40):
        match = Match.new("ravenloft", seed=seed, options=chosen)
        while match.decision is not None:
            match.answer("normal" if won else "random")
        assert match.outcome is not None
        if ("heroes" in match.outcome.winners) == won:
            return match.to_record()
    raise AssertionError("nobody plays like that")


def played(won: bool = True, **options: object) -> Match:
    return Match.from_record(night(won, **options))


def wins(*adventures: str, surges: int = 2) -> list[Evening]:
    return [Evening(one, surges, won=True) for one in adventures]


@pytest.fixture(autouse=True)
def words() -> None:
    text.use(game="ravenloft")


# ---------------------------------------------------------------------- what is entered


@pytest.mark.parametrize("won", [True, False])
def test_an_evening_stands_in_the_ledger_with_heroes_options_seed_and_time(tmp_path: Path, won: bool) -> None:
    file, match = tmp_path / "new" / "campaign.jsonl", played(won)
    campaign.enter(match, file, NOON)
    (one,) = campaign.read(file).results
    assert (one.when, one.adventure, one.title) == (NOON, "escape-the-tomb", "Escape the Tomb")
    assert (one.heroes, one.persons, one.seed) == (("arjhan",), 1, match.seed)
    assert (one.surges, one.powers, one.treasures) == (2, "suggested", 50)
    assert (one.won, one.reason, one.left) == (won, match.outcome.reason, match.game.state.surges)  # type: ignore[union-attr]
    assert one.rounds == match.rules.rounds(match.game.state) > 1
    assert one.standing == int(won)


def test_an_evening_counts_once_however_often_it_is_loaded_or_taken_back(tmp_path: Path) -> None:
    file, match = tmp_path / "campaign.jsonl", played()
    campaign.enter(match, file, NOON)
    match.save(tmp_path / "night.json")
    campaign.enter(Match.load(tmp_path / "night.json"), file, NOON + timedelta(days=1))
    earlier = Match.replay(night(True), len(match.actions) - 20)
    while earlier.decision is not None:
        earlier.answer("easy")
    assert earlier.actions != match.actions
    campaign.enter(earlier, file, NOON + timedelta(days=2))
    assert [one.when for one in campaign.read(file).results] == [NOON]
    again = Match.new("ravenloft", seed=match.seed, options={"adventure": "escape-the-tomb", "heroes": "arjhan"})
    again.stopwatch.pause()
    again.stopwatch.wind(2500)
    while again.decision is not None:
        again.answer("normal")
    campaign.enter(again, file, NOON + timedelta(days=3))
    assert len(campaign.read(file).results) == 2, "another evening in the same dungeon counts again"


def test_nothing_is_entered_of_what_is_not_over_or_played_by_the_program_or_another_game(tmp_path: Path) -> None:
    file = tmp_path / "campaign.jsonl"
    campaign.enter(Match.new("ravenloft", seed=3), file)
    alone = played()
    alone.holders = dict.fromkeys(alone.holders, "normal")
    campaign.enter(alone, file)
    story = Match.new("london", seed=4, options={"seats": 2}, seats={0: "random", 1: "random"})
    story.play()
    story.holders[0] = PERSON
    campaign.enter(story, file)
    assert story.outcome is not None
    assert not file.exists()


# ---------------------------------------------------------------------- on disk


def test_a_damaged_line_is_counted_and_no_other_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "campaign.jsonl"
    for match in (played(), played(won=False), played(surges=3)):
        campaign.enter(match, file, NOON)
    first, second, third = file.read_bytes().splitlines(keepends=True)
    changed = second.replace(b'"rounds":', b'"rounds":1')
    for broken in (changed, b"\xff\x00nonsense\n", b'{"seal":"0"}\n', b"[" * 9000 + b"\n"):
        file.write_bytes(first + broken + third)
        found = campaign.read(file)
        assert [one.surges for one in found.results] == [2, 3]
        assert (found.damaged, "1 line" in found.problem or "One line" in found.problem) == (1, True)
        assert file.read_bytes() == first + broken + third


def test_what_a_killed_program_left_of_its_line_does_not_spoil_the_next_one(tmp_path: Path) -> None:
    file = tmp_path / "campaign.jsonl"
    campaign.enter(played(), file, NOON)
    whole = file.read_bytes()
    for length in range(1, len(whole) - 1, 23):
        file.write_bytes(whole + whole[:length])
        campaign.enter(played(won=False), file, NOON)
        found = campaign.read(file)
        assert [one.won for one in found.results] == [True, False]
        assert found.damaged == 1


def test_a_ledger_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="campaign"):
        campaign.read(tmp_path.joinpath("campaign").mkdir() or tmp_path / "campaign")
    with pytest.raises(SaveError, match="campaign"):
        campaign.enter(played(), tmp_path / "campaign", NOON)


# ---------------------------------------------------------------------- what it says


def test_a_set_of_heroes_is_the_same_in_any_order_and_another_set_has_its_own_wins() -> None:
    book = Ledger([line("find-the-icon"), line("find-the-icon", won=False, heroes=("kat", "thorgrim", "arjhan", "immeril"))])
    assert book.won(reversed(FOUR), "find-the-icon") is True
    assert book.won(FOUR[:3], "find-the-icon") is None
    assert book.won(FOUR, "daylight-assault") is None
    assert book.parties() == [frozenset(FOUR)]
    assert len(book.of(FOUR)) == 2


def test_the_best_evening_is_the_hardest_then_the_quickest_then_the_one_that_cost_least() -> None:
    rows = [
        line("find-the-icon", surges=1, won=False, rounds=2),
        line("find-the-icon", surges=3, rounds=4),
        line("find-the-icon", rounds=8, left=0, standing=3),
        line("find-the-icon", rounds=8, left=1, standing=2),
        line("find-the-icon", rounds=8, left=1, standing=4),
        line("find-the-icon", rounds=9, left=2, standing=4),
    ]
    assert Ledger(rows).best(FOUR, "find-the-icon") is rows[4]
    rows.append(line("find-the-icon", surges=1, rounds=30, left=0, standing=1))
    assert Ledger(rows).best(FOUR, "find-the-icon") is rows[-1]
    assert Ledger(rows[:1]).best(FOUR, "find-the-icon") is None


def test_an_adventure_that_is_missing_stays_under_its_title_and_says_so() -> None:
    book = Ledger([line("cold-supper", title="A Cold Supper")])
    assert book.adventures(FOUR)[-1] == "cold-supper"
    assert "A Cold Supper" in book.title("cold-supper") != "A Cold Supper"
    assert book.title("find-the-icon") == text.name("find-the-icon")
    assert any("A Cold Supper" in words for words in campaign.page(book))


# ---------------------------------------------------------------------- what comes next


@pytest.fixture
def unmeasured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journey, "MEASURED", ())


@pytest.mark.usefixtures("unmeasured")
def test_the_next_adventure_is_the_first_of_the_box_that_is_not_won_and_fits_the_party() -> None:
    assert journey.suggest(("kat",), []) == ("escape-the-tomb", 2)
    assert journey.suggest(("kat",), wins("escape-the-tomb")) == ("adventure-impossible", 0)
    assert journey.suggest(FOUR, []) == ("find-the-icon", 2)
    assert journey.suggest(FOUR, wins("find-the-icon", "daylight-assault")) == ("klaks-infernal-artifact", 2)
    assert journey.suggest(FOUR * 2, []) is None


@pytest.mark.usefixtures("unmeasured")
def test_the_second_part_of_the_hunt_follows_the_first_at_once_and_never_comes_before_it() -> None:
    assert journey.suggest(FOUR, wins("hunt-for-strahd-1")) == ("hunt-for-strahd-2", 2)
    assert journey.suggest(FOUR, wins("hunt-for-strahd-1", "hunt-for-strahd-2")) == ("find-the-icon", 2)
    rest = [one for one in journey.order(4) if not one.startswith("hunt")]
    assert journey.suggest(FOUR, wins(*rest)) == ("hunt-for-strahd-1", 2)


def test_a_deadly_adventure_waits_until_only_such_are_left_and_then_the_mildest_comes_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def trial(adventure: str, won: int, size: int = 4) -> Measured:
        return Measured(id=adventure, adventure=adventure, size=size, surges=2, games=100, won=won)

    deadly = [trial("find-the-icon", 5), trial("klaks-infernal-artifact", 19), trial("daylight-assault", 20)]
    monkeypatch.setattr(journey, "MEASURED", (*deadly, trial("find-the-icon", 60, size=3)))
    assert journey.suggest(FOUR, []) == ("daylight-assault", 2)
    assert journey.suggest(FOUR[:3], []) == ("find-the-icon", 2), "three have better prospects than four"
    rest = [one for one in journey.order(4) if one not in ("find-the-icon", "klaks-infernal-artifact")]
    assert journey.suggest(FOUR, wins(*rest)) == ("klaks-infernal-artifact", 2)


@pytest.mark.usefixtures("unmeasured")
def test_after_two_defeats_one_surge_more_is_advised() -> None:
    lost = [Evening("find-the-icon", 2, won=False)]
    assert journey.suggest(FOUR, lost) == ("find-the-icon", 2)
    assert journey.suggest(FOUR, lost * 2) == ("find-the-icon", 3)


@pytest.mark.usefixtures("unmeasured")
def test_when_all_are_won_the_difficulty_rises_until_nothing_is_left() -> None:
    ways = journey.order(4)
    assert journey.suggest(FOUR, wins(*ways)) == ("find-the-icon", 1)
    assert journey.suggest(FOUR, [*wins(*ways), *wins("blood-and-fog", surges=3)]) == ("find-the-icon", 1)
    eased = [*wins(*(one for one in ways if one != "blood-and-fog")), *wins("blood-and-fog", surges=3)]
    assert journey.suggest(FOUR, eased) == ("blood-and-fog", 2)
    assert journey.suggest(FOUR, [*wins(*ways), *wins("find-the-icon", surges=1)]) == ("klaks-infernal-artifact", 1)
    assert journey.suggest(FOUR, wins(*ways, surges=1)) is None
    assert campaign.advice(Ledger([line(one, surges=1) for one in ways]), FOUR) == text.say("ui-campaign-all-won")


@pytest.mark.usefixtures("unmeasured")
@pytest.mark.rule("CR-208")
def test_an_adventure_with_surges_of_its_own_is_neither_eased_nor_made_harder(tmp_path: Path) -> None:
    match = Match.new("ravenloft", seed=2, options={"adventure": "adventure-impossible", "heroes": "kat", "surges": 3})
    while match.decision is not None:
        match.answer("random")
    told = campaign.enter(match, tmp_path / "campaign.jsonl")
    assert told is not None
    assert (told.surges, told.won) == (0, False)
    lost = [Evening("adventure-impossible", 0, won=False)] * 3
    assert journey.suggest(("kat",), [*wins("escape-the-tomb"), *lost]) == ("adventure-impossible", 0)
    assert journey.suggest(("kat",), [*wins("escape-the-tomb", surges=1), *wins("adventure-impossible", surges=0)]) is None
    assert "without Healing Surges" in campaign.advice(Ledger([line("escape-the-tomb", heroes=("kat",))]), ["kat"])


@pytest.mark.usefixtures("unmeasured")
def test_an_own_adventure_comes_after_those_of_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    own = msgspec.structs.replace(ADVENTURES["find-the-icon"], id="cold-supper", number=14)
    monkeypatch.setitem(ADVENTURES, "cold-supper", own)
    ways = journey.order(4)
    assert ways[-1] == "cold-supper"
    assert journey.suggest(FOUR, wins(*ways[:-1])) == ("cold-supper", 2)
    assert Ledger([line("cold-supper")]).won(FOUR, "cold-supper") is True


# ---------------------------------------------------------------------- in a terminal


def test_the_command_prints_every_party_with_its_wins_and_what_comes_next(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["campaign"]) == 0
    assert capsys.readouterr().out.strip() == text.say("ui-campaign-none")
    match = played()
    campaign.enter(match, folders.campaign(), NOON)
    with folders.campaign().open("ab") as kept:
        kept.write(b"torn")
    assert run(["campaign"]) == 0
    told = capsys.readouterr()
    assert "Escape the Tomb: won" in told.out
    assert "Next: " in told.out
    assert f"seed {match.seed}:" not in told.out
    assert "could not be read" in told.err
    assert run(["campaign", "--nights"]) == 0
    assert f"seed {match.seed}:" in capsys.readouterr().out
