"""Two sides at one terminal: numbered answers, handing over, hidden information."""

import random
import re

import pytest

from game import text
from game.cli import terminal
from game.cli.terminal import Terminal
from game.match import Match
from game.rules.terrorscape.choice import Walk
from game.storage import paths
from game.storage.autosave import autosaves

TEAM_ONLY = re.compile(r" carries: |Cards left: | draws .* from the |has the first-survivor|Plan .* met\. Next|has the trait")
KILLER_ONLY = re.compile(r"Cards in your |The killer draws: |The killer pays: |The killer loses from|The killer sneaks")


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip fsync: these tests do not lose power."""
    monkeypatch.setattr("os.fsync", lambda number: None)


class Room:
    """A terminal with a recorded screen, and a person who types prepared lines, then random numbers."""

    def __init__(self, match: Match, *lines: str, seed: int = 1, most: int = 4000) -> None:
        self.screens: list[list[str]] = [[]]
        self.lines, self.dice, self.most = list(lines), random.Random(seed), most
        self.terminal = Terminal(match, self.read, self.write, lambda: self.screens.append([]))

    def write(self, line: str) -> None:
        self.screens[-1].append(line)

    def read(self, prompt: str) -> str:
        self.screens[-1].append(prompt)
        self.most -= 1
        if not self.most:
            raise EOFError
        if prompt.strip() != text.say("terminal-ask"):
            return ""  # Enter, at a hand-over
        if self.lines:
            return self.lines.pop(0)
        return str(self.dice.randint(1, len(self.terminal.offers)))

    def play(self) -> "Room":
        self.terminal.run()
        return self

    @property
    def said(self) -> str:
        return "\n".join(line for screen in self.screens for line in screen)


def night(seed: int = 3, seats: dict[int, str] | None = None, **options: object) -> Match:
    return Match.new("terrorscape", seed=seed, options=options, seats=seats or {})


@pytest.mark.parametrize(
    "options",
    [{}, {"killer": "specter", "difficulty": "hard", "plans": True}, {"killer": "murderer", "separate": True, "open_hand": True}],
    ids=str,
)
def test_a_whole_night_is_played_by_numbers_and_no_screen_shows_both_sides(options: dict[str, object]) -> None:
    room = Room(night(**options)).play()
    assert room.terminal.match.outcome is not None
    assert len(room.screens) > 20
    for screen in room.screens[:-1]:  # the last one shows everything, since the night is over
        said = "\n".join(screen)
        assert not (TEAM_ONLY.search(said) and KILLER_ONLY.search(said)), said
    assert sum(bool(TEAM_ONLY.search("\n".join(screen))) for screen in room.screens) > 5
    assert sum(bool(KILLER_ONLY.search("\n".join(screen))) for screen in room.screens) > 5


def test_the_screen_is_wiped_before_and_after_the_next_one_comes() -> None:
    room = Room(night(), most=200).play()
    calls = [screen for screen in room.screens if any("press Enter when no one" in line for line in screen)]
    assert calls
    assert all(len(screen) == 1 for screen in calls), "between two sides the screen shows only whom it waits for"
    assert any("press Enter to clear the screen" in screen[-1] for screen in room.screens)


def test_who_comes_back_hears_what_happened_meanwhile() -> None:
    room = Room(night(seats={1: "random"}), most=300).play()
    told = [line for screen in room.screens for line in screen if "Round 2." in line]
    assert len(told) == 2, "once for each side"


def test_one_side_alone_is_never_handed_over() -> None:
    for seats in ({0: "random"}, {1: "random", 2: "random", 3: "random"}):
        room = Room(night(seats=seats), most=150).play()
        assert len(room.screens) == 1
        assert bool(TEAM_ONLY.search(room.said)) != bool(KILLER_ONLY.search(room.said))


def test_any_survivor_of_the_team_can_act_first() -> None:
    match = night(seats={0: "random"}, survivors="marco,johnson,anna")
    room = Room(match, "h", "i 1", "l", "q")
    room.play()
    offers = room.terminal.offers
    assert {seat for seat, _ in offers} == {1, 2, 3}
    number = next(number for number, offer in enumerate(offers, 1) if offer == (3, Walk("R2")))
    again = Room(night(seats={0: "random"}, survivors="marco,johnson,anna"), str(number), "q").play()
    assert again.terminal.match.game.state.team.places == ["R1", "R1", "R2"]
    assert "Anna goes from the Entrance Hall to the Gallery." in again.said


def test_a_question_that_all_may_answer_alike_is_asked_once() -> None:
    room = Room(night(seats={0: "random"}), most=60).play()
    screen = room.screens[0]
    place = next(number for number, line in enumerate(screen) if line.endswith("Who discovers?"))
    assert screen[place + 1].startswith("1. ")


def test_an_answer_can_be_taken_back_by_its_own_side() -> None:
    match = night(seats={0: "random"}, survivors="marco,johnson,anna")
    room = Room(match, "1", "u", "l", "v", "? ", "r TS-073", "q").play()
    assert match.game.state.team.places == ["R1", "R1", "R1"]
    assert text.say("terminal-undone") in room.said
    assert "TS-073: MOVE 1 or 2 steps." in room.said


def test_a_night_that_was_saved_goes_on_without_telling_everything_again() -> None:
    Room(night(seats={0: "random"}), most=60).play()
    back = Match.load(autosaves(paths.autosaves())[0])
    room = Room(back, most=2).play()
    assert not any("Round 1." in line for line in room.screens[0])


def test_those_who_won_alone_are_called_by_their_names() -> None:
    room = Room(night(separate=True, survivors="marco,johnson,anna")).play()
    outcome = room.terminal.match.outcome
    assert outcome is not None
    names = {"seat 0": "Butcher", "seat 1": "Marco", "seat 2": "Johnson", "seat 3": "Anna"}
    last = room.screens[-1][-1]
    assert all(names[side] in last for side in outcome.winners)
    assert "seat" not in last


def test_a_screen_is_wiped_only_where_there_is_one(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    terminal.wipe()
    assert capsys.readouterr().out == ""
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    terminal.wipe()
    assert capsys.readouterr().out == terminal.CLEAR
