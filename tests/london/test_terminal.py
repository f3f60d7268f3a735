"""London Dread at a terminal: typed plans, a clock that waits while a person types, the story texts of cards."""

import pytest

from game.cli.london import plans
from game.match import Match
from game.match.agents import observe
from game.match.clock import Stopwatch
from game.rules.engine.script import Choice
from game.rules.london import RULES
from game.rules.london.choice import Accompany, Agree, Begin, Detour, Note, Put, Retract, Reveal, Take, Wipe
from game.text import say
from tests.contract.toys import FakeTime
from tests.london.kit import Evening, day
from tests.sweep import each
from tests.test_text_mode import Room

WHO = "murphy,maria,milton,sturmer"


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip fsync: these tests do not lose power."""
    monkeypatch.setattr("os.fsync", lambda number: None)


def story(seed: int = 3, seats: dict[int, str] | None = None, **options: object) -> Match:
    match = Match.new("london", seed=seed, options={"characters": WHO, **options}, seats=seats or {})
    match.submit(0, Begin())
    return match


def meant(line: str, phase: str = "planning", seat: int = 0) -> list[tuple[int, Choice]]:
    evening = Evening(day(WHO, phase=phase, stage="detours"))
    return plans.parse_answers(observe(RULES, evening.game, frozenset(range(4))), seat, line)


ENTRIES: dict[str, Choice] = {
    "west-3": Reveal("west-3"), "w3": Reveal("west-3"), "North6": Reveal("north-6"), "10 3": Put(2, "3"), "22 3n": Put(8, "3-north"),
    "10pm 3-south": Put(8, "3-south"), "6am 2": Put(0, "2"), "6pm 2": Put(6, "2"), "0 1": Put(9, "1"), "24 1": Put(9, "1"),
    "12am 1": Put(9, "1"), "12 e": Put(3, "6-east"), "4 -": Take(11), "s2 red": Note("south-2", "red"), "s2 -": Wipe("south-2"),
    "murphy ready": Agree(), "murphy wait": Retract(), "murphy fit": Accompany(),
}  # fmt: skip


def test_entries_of_a_plan_and_what_means_nothing() -> None:
    assert {line: meant(line) for line in ENTRIES} == {line: [(0, choice)] for line, choice in ENTRIES.items()}
    nothing = ("x", "w7", "7 3", "10 7", "10", "w3 blue", "10 3 4", "m 10 3", "10 3,", "wex3", "10 nx", "99 1")
    assert not [line for line in nothing if meant(line)]


def test_a_name_holds_until_the_next_one() -> None:
    assert meant("6 1, maria 6 2, 8 3, st w1") == [(0, Put(0, "1")), (1, Put(0, "2")), (1, Put(1, "3")), (3, Reveal("west-1"))]
    assert meant("6 1", seat=2) == [(2, Put(0, "1"))]


def test_the_arrow_of_no_number_is_the_one_that_is_missed_least() -> None:
    t = day(WHO, phase="planning", clocks={0: {0: "6", 1: "6-west", 2: "5"}})
    view = observe(RULES, Evening(t).game, frozenset({0}))
    assert plans.parse_answers(view, 0, "12 n") == [(0, Put(3, "4-north"))]


def test_in_the_story_an_hour_and_a_way_are_a_detour() -> None:
    assert meant("maria 8 n", phase="story") == [(1, Detour(1, "north"))]


def test_a_plan_is_typed_and_agreed_upon() -> None:
    match = story()
    room = Room(match, "w3, n1", "murphy 6 n, 8 1", "8 1, 10 1", "w3 red", "maria 6 2", "ready", "q").play()
    t = match.game.state
    assert set(t.shown) == {"west-3", "north-1"} and t.notes == {"west-3": "red"}
    assert t.people[0].clock[:3] == ["6-north", "1", ""] and t.people[1].clock[0] == "2"
    assert t.phase == "leader"
    assert "That isn't allowed now" in room.said, (
        "what lies there cannot be laid there once more, and the entry after it is not read"
    )
    assert room.said.count(say("prompt-planning", chapter=1)) == 2, "the question is put once for each who writes"
    assert "British Museum (west-3)" in room.said and "Difficulty" in room.said


def typed_slowly(seconds: int, *lines: str) -> tuple[Match, Room]:
    """A planning whose lines take so many seconds each."""
    time = FakeTime()
    match = Match.new("london", seed=3, options={"characters": WHO}, stopwatch=Stopwatch(time))
    room = Room(match, *lines)
    read = room.terminal.read

    def slowly(prompt: str) -> str:
        time.now += seconds
        return read(prompt)

    room.terminal.read = slowly
    return match, room


def test_the_clock_stands_still_while_one_types_and_an_entry_takes_its_time() -> None:
    _, room = typed_slowly(300, "1", "w3, w1", "q")
    room.play()
    assert "Time left: 12:00. The clock stops while you type; each entry costs 1 s." in room.said
    assert "Time left: 11:58." in room.said


def test_with_a_running_clock_the_last_stroke_falls_while_one_types() -> None:
    match, room = typed_slowly(400, "1", "w3", "w1", "q")
    room.terminal.clock = True
    room.play()
    assert "The clock is running." in room.said and say("cry-end") in room.said
    assert list(match.game.state.shown) == ["west-3"]
    assert match.decision is not None and match.decision.prompt == "prompt-leader"


def test_companions_lay_their_clocks_as_often_as_the_person_and_the_clock_ends_it() -> None:
    match = story(level="dread", seats={1: "random", 2: "random", 3: "random"})
    room = Room(match, *[""] * 40, "q", most=400).play()
    assert say("cry-end") not in room.said
    again = Room(match, *[""] * 85, "q", most=400).play()
    assert say("cry-end") in again.said
    given = [action.seat for action in match.actions]
    assert all(90 < given.count(seat) < 140 for seat in range(4)), "all act as often as the person does"
    assert all(any(person.clock) for person in match.game.state.people[1:])


def test_nobody_writes_into_the_clock_of_another_player() -> None:
    room = Room(story(seats={1: "random"}), "maria 6 2", "q").play()
    assert "has nothing to decide right now" in room.said


class Hasty(Room):
    """A person who agrees to every plan at once, and then answers by numbers."""

    def write(self, line: str) -> None:
        super().write(line)
        if not self.lines and line.startswith("Time left"):
            self.lines.append("ready")


@each("options", [{"story": "the-letter"}, {"story": "london-dread", "seats": 2}])
def test_a_whole_story_is_played_by_words_and_numbers(options: dict[str, object]) -> None:
    options = {"characters": "", **options}
    room = Hasty(Match.new("london", seed=5, options=options)).play()
    assert room.terminal.match.outcome is not None
    assert "There are those who have noticed" in room.said.replace("\n", " ").replace("  ", " ")
    assert say("event-story-lost", reason="") in room.said or "Your score" in room.said


def test_a_hint_names_what_is_typed() -> None:
    room = Room(story(), "h", "q").play()
    assert "Fit this clock to the others: A companion's clock fits itself to those of the players." in room.said
