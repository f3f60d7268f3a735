"""Reading aloud: engines that are found, texts that are read, replaced and stopped, engines that fail or hang; no frame ever waits."""

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
import recorded_sounds

from game.ui.settings import Settings
from game.ui.sound import speech
from game.ui.sound.speech import ENGINES, MAC, TONGUE, WORDS, Engine, SpeechReader, engines

SPEAK = """import pathlib, sys, time
words = sys.argv[3] if len(sys.argv) > 3 else sys.stdin.buffer.read().decode()
with pathlib.Path(sys.argv[1]).open("a", encoding="utf-8") as file:
    file.write(words + "\\n")
time.sleep(float(sys.argv[2]))"""
STUBBORN = "import signal, time\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\nprint()\ntime.sleep(60)"
Readers = Callable[..., SpeechReader]


def engine(heard: Path, seconds: float = 30.0, *more: str, hush: tuple[str, ...] = ()) -> Engine:
    """An engine that writes down what it reads, and is busy with it for a while."""
    return Engine((sys.executable, "-c", SPEAK, str(heard), str(seconds), *more), hush)


def python(program: str) -> Engine:
    return Engine((sys.executable, "-c", program))


def wait(until: Callable[[], bool]) -> bool:
    end = time.monotonic() + 15
    while not until() and time.monotonic() < end:
        time.sleep(0.01)
    return until()


def lines(heard: Path) -> list[str]:
    return heard.read_text(encoding="utf-8").splitlines() if heard.is_file() else []


@pytest.fixture
def heard(tmp_path: Path) -> Path:
    return tmp_path / "heard"


@pytest.fixture
def reader() -> Iterator[Readers]:
    made: list[SpeechReader] = []

    def with_engines(*found: Engine) -> SpeechReader:
        made.append(SpeechReader(list(found)))
        return made[-1]

    yield with_engines
    for one in made:
        one.close()


def test_the_engines_of_a_machine_are_found_by_their_names_the_best_first() -> None:
    def found(system: str, *names: str) -> list[Engine]:
        return engines(system, lambda name: f"/bin/{name}" if name in names else None)

    assert found("linux") == []
    both = found("linux", "espeak-ng", "spd-say", "say")
    assert [one.speak[0] for one in both] == ["/bin/spd-say", "/bin/espeak-ng"]
    assert (both[0].hush[0], both[1].hush) == ("/bin/spd-say", ())
    assert [one.speak[0] for one in found("darwin", "say", "espeak")] == ["/bin/say"]
    assert [one.speak[0] for one in found("win32", "powershell")] == ["/bin/powershell"]
    for one in (*ENGINES, *MAC):  # words that begin with a line are no option
        assert WORDS not in one.speak or one.speak[one.speak.index(WORDS) - 1] == "--"


def test_a_text_is_read_until_the_next_one_and_reaches_an_engine_in_its_command(reader: Readers, heard: Path) -> None:
    made = reader(engine(heard))
    assert made.able and not made.speaking
    made.read("The  house in Gower Street\nis unlocked, “Étienne”.")
    assert wait(lambda: lines(heard) == ["The house in Gower Street is unlocked, “Étienne”."]) and made.speaking
    made.read("Three brass balls.")
    assert wait(lambda: len(lines(heard)) == 2) and made.speaking
    made.stop()
    assert wait(lambda: not made.speaking)
    for slot, told in ((WORDS, "--help me"), (TONGUE, "en")):
        reader(engine(heard, 0.0, slot)).read("--help me")
        assert wait(lambda told=told: lines(heard)[-1:] == [told])  # type: ignore[misc]


def test_no_frame_waits_for_an_engine(reader: Readers, heard: Path) -> None:
    made, longest = reader(engine(heard)), 0.0
    for place in range(60):
        before = perf_counter()
        if place % 20 == 0:
            made.read(f"Text {place}. " * 200)
        elif place % 20 == 10:
            made.stop()
        made.update()
        longest = max(longest, perf_counter() - before)
        time.sleep(0.004)
    assert longest < 0.1, "starting and ending a process takes longer, and happens elsewhere"


def test_what_is_stopped_before_it_began_is_never_read(reader: Readers, heard: Path) -> None:
    made, gate = reader(engine(heard, 0.0)), list[bool]()
    made.loader.ask(lambda: gate.append(wait(lambda: bool(gate) or made._wish >= 2)))  # the thread is busy
    made.read("Too late.")
    made.stop()
    assert wait(lambda: bool(gate))
    made.read("In time.")
    assert wait(lambda: lines(heard) == ["In time."])


def test_an_engine_that_fails_leaves_its_place_to_the_next(reader: Readers, heard: Path, tmp_path: Path) -> None:
    made = reader(Engine((str(tmp_path / "no-such-engine"),)), python("raise SystemExit(3)"), engine(heard))
    made.read("Read by the third.")
    assert wait(lambda: bool(made.update() or lines(heard) == ["Read by the third."])) and len(made.found) == 1
    last = reader(python("raise SystemExit(1)"))
    last.read("One.")
    assert wait(lambda: bool(last.update() or not last.able))
    last.read("Two.")
    last.update()
    last.stop()
    assert not last.speaking, "without an engine nothing is read and nothing fails"


def test_an_engine_is_told_to_be_silent(reader: Readers, heard: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = tmp_path / "told"
    hush = (sys.executable, "-c", "import pathlib, sys; pathlib.Path(sys.argv[1]).touch()", str(told))
    monkeypatch.setattr(speech, "PATIENCE", 10.0)
    made = reader(engine(heard, hush=hush))
    made.read("Something long.")
    assert wait(lambda: bool(lines(heard))) and not told.exists()
    made.stop()
    assert wait(told.exists)


@pytest.mark.skipif(sys.platform == "win32", reason="a process there cannot refuse to end")
def test_an_engine_that_does_not_end_is_ended(reader: Readers) -> None:
    made = reader(python(STUBBORN))
    made.read("Something long.")
    assert wait(lambda: made.speaking)
    process = made._process
    time.sleep(0.5)  # until it has learned to be stubborn
    made.close()
    assert process.poll() is not None


def test_reading_lowers_the_bed_and_ends_with_the_scene_and_with_the_setting(heard: Path) -> None:
    settings = Settings(aloud=True)
    sounds = recorded_sounds.sounds(recorded_sounds.Paper(), settings)
    assert not sounds.voice.able, "a machine that nobody hears does not speak either"
    sounds.voice = SpeechReader([engine(heard)], background=False)
    room: Any = recorded_sounds.Room("menu")

    def shown(words: str, count: int = 1) -> bool:
        room.aloud = words
        for _ in range(count):
            sounds.update(16, room)
        return sounds.voice.speaking

    assert not shown("") and shown("Something long.", 30)
    assert sounds.reading and sounds.duck.decibels == pytest.approx(8.0)
    assert not shown("", 30) and sounds.duck.decibels < 8.0 and shown("Something else.")
    sounds.update(16, recorded_sounds.Room("menu"))
    assert not sounds.voice.speaking, "another scene"
    assert shown("Something else.")
    settings.aloud = False
    assert not shown("Something else.")
    settings.aloud, settings.master = True, 0
    assert not shown("Something else."), "where nothing is to be heard nothing is read"
    settings.master = 80
    assert shown("Something else.")
    sounds.rest(16)
    assert not sounds.voice.speaking, "nobody sees the window"
    assert not shown("Something else.", 10), "it has been read before"
    sounds.close()
