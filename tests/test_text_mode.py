"""Two sides at one terminal: numbered answers, handing over, hidden information."""

import re

import pytest

from game import text
from game.cli import terminal
from game.match import Match
from game.rules.terrorscape.choice import Walk
from game.storage import paths
from game.storage.autosave import autosaves
from tests.room import Room, quick_disk  # noqa: F401  # a fixture

TEAM_ONLY = re.compile(r" carries: |Cards left: | draws .* from the |has the first-survivor|Plan .* met\. Next|has the trait")
KILLER_ONLY = re.compile(r"Cards in your |The killer draws: |The killer pays: |The killer loses from|The killer sneaks")


def night(seed: int = 3, seats: dict[int, str] | None = None, **options: object) -> Match:
    return Match.new("terrorscape", seed=seed, options=options, seats=seats or {})


@pytest.mark.heavy
@pytest.mark.parametrize("options", [
    {}, {"killer": "murderer", "separate": True, "open_hand": True}, {"killer": "specter", "difficulty": "hard", "plans": True},
], ids=str)  # fmt: skip
def test_a_whole_night_is_played_by_numbers_and_no_screen_shows_both_sides(options: dict[str, object]) -> None:
    match = night(**options)
    room = Room(match).play()
    assert match.outcome is not None and len(room.screens) > 20
    for screen in room.screens[:-1]:  # the last one shows everything, since the night is over
        said = "\n".join(screen)
        assert not (TEAM_ONLY.search(said) and KILLER_ONLY.search(said)), said
    assert sum(bool(TEAM_ONLY.search("\n".join(screen))) for screen in room.screens) > 5
    assert sum(bool(KILLER_ONLY.search("\n".join(screen))) for screen in room.screens) > 5
    if "separate" in options:  # those who won alone are called by their names
        names = {f"seat {seat}": text.name(match.rules.seat_name(match.game.state, seat)) for seat in match.holders}
        last = room.screens[-1][-2]  # the seed and its salt come after it
        assert all(names[side] in last for side in match.outcome.winners) and "seat" not in last


def test_screens_are_wiped_between_sides(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    # the screen is wiped before and after the next one comes
    room = Room(night(), most=200).play()
    calls = [screen for screen in room.screens if any("press Enter when no one" in line for line in screen)]
    assert calls
    assert all(len(screen) == 1 for screen in calls), "between two sides the screen shows only whom it waits for"
    assert any("press Enter to clear the screen" in screen[-1] for screen in room.screens)
    # one side alone is never handed over
    for seats in ({0: "random"}, {1: "random", 2: "random", 3: "random"}):
        room = Room(night(seats=seats), most=150).play()
        assert len(room.screens) == 1 and bool(TEAM_ONLY.search(room.said)) != bool(KILLER_ONLY.search(room.said))
    # a screen is wiped only where there is one
    terminal.wipe()
    assert capsys.readouterr().out == ""
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    terminal.wipe()
    assert capsys.readouterr().out == terminal.CLEAR


def test_who_comes_back_hears_what_happened_once() -> None:
    room = Room(night(seats={1: "random"}), most=300).play()
    told = [line for screen in room.screens for line in screen if "Round 2." in line]
    assert len(told) == 2, "once for each side"
    # a night that was saved goes on without telling everything again
    Room(night(seats={0: "random"}), most=60).play()
    room = Room(Match.load(autosaves(paths.autosaves())[0]), most=2).play()
    assert not any("Round 1." in line for line in room.screens[0])


def test_questions_are_asked_once_and_anybody_may_act_first() -> None:
    # any survivor of the team can act first
    room = Room(night(seats={0: "random"}, survivors="marco,johnson,anna"), "h", "i 1", "l", "q")
    room.play()
    offers = room.terminal.offers
    assert {seat for seat, _ in offers} == {1, 2, 3}
    number = next(number for number, offer in enumerate(offers, 1) if offer == (3, Walk("R2")))
    again = Room(night(seats={0: "random"}, survivors="marco,johnson,anna"), str(number), "q").play()
    assert again.terminal.match.game.state.team.places == ["R1", "R1", "R2"]
    assert "Anna goes from the Entrance Hall to the Gallery." in again.said
    # a question that all may answer alike is asked once
    room = Room(night(seats={0: "random"}), most=60).play()
    screen = room.screens[0]
    place = next(number for number, line in enumerate(screen) if line.endswith("Who discovers?"))
    assert screen[place + 1].startswith("1. ")


def test_an_answer_can_be_taken_back_by_its_own_side() -> None:
    match = night(seats={0: "random"}, survivors="marco,johnson,anna")
    room = Room(match, "1", "u", "l", "v", "? ", "r TS-073", "q").play()
    assert match.game.state.team.places == ["R1", "R1", "R1"] and text.say("terminal-undone") in room.said
    assert "TS-073: MOVE 1 or 2 steps." in room.said
