"""The progress of tutorial lessons computed from Events: what opens, completes and drops them."""

from pathlib import Path

import pytest

from game.rules.engine.content import ContentError
from game.rules.ravenloft import event
from game.ui.table.tutorial.lessons import Lesson, LessonProgress, fits, load

WALKED = event.Walked("kat", (1, 2), 1)
WOLF = event.Damaged("wolf-1", 1, 0, "cleave")
KAT = event.Damaged("kat", 1, 7, "bite")
EXPLORES = event.PhaseBegan("kat", "explore")
OVER = event.TurnEnded("kat")


def progress(*lessons: Lesson) -> LessonProgress:
    return LessonProgress(
        {one.id: one for one in [*lessons, Lesson("last", opens=("TurnEnded",), done=("TurnEnded",))]}, frozenset({"kat"})
    )


def lesson(**more: object) -> Lesson:
    """A lesson about walking."""
    return Lesson(**{"id": "walk", "opens": ("PhaseBegan",), "done": ("Walked",)} | more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("cue", "happened", "meant"),
    [
        ("Damaged", KAT, True), ("Walked", KAT, False), ("Damaged figure=@me", KAT, True), ("Damaged figure=@me", WOLF, False),
        ("Damaged figure=@other", WOLF, True), ("Damaged figure=@other", KAT, False), ("Damaged figure=wolf-1", WOLF, True),
        ("Damaged figure=wolf-2", WOLF, False), ("Damaged figure=@me left=7", KAT, True), ("Damaged figure=@me left=6", KAT, False),
    ],
)  # fmt: skip
def test_a_cue_means_an_event_with_its_values(cue: str, happened: event.Event, meant: bool) -> None:
    assert fits(cue, happened, frozenset({"kat"})) is meant


def test_what_was_ticked_stays_ticked_and_what_was_dropped_stays_dropped() -> None:
    some = lesson(lapses=("TurnEnded",)), lesson(id="strike", done=("Damaged",), lapses=("TurnEnded",))
    now = progress(*some)
    for happened in (EXPLORES, WALKED, OVER, WOLF):
        now.apply(happened)
    assert now.closed == {"walk": True, "strike": False}
    assert sum(now.closed.values()) == 1


def test_a_lesson_of_a_question_is_ticked_without_being_opened_once_it_is_due() -> None:
    first, asked = lesson(), lesson(id="aim", opens=(), asked=("prompt-target",), done=("Damaged",), after="walk")
    now = progress(first, asked)
    now.apply(WOLF)
    assert now.closed == {}
    assert now.current("prompt-target") is None, "it comes after another one"
    now.apply(EXPLORES)
    assert now.current("prompt-target") == first
    now.apply(WALKED)
    assert [now.current(prompt) for prompt in ("prompt-target", "")] == [asked, None]
    now.apply(WOLF)
    assert now.closed == {"walk": True, "aim": True}
    assert now.current("prompt-target") is None, "it was told"


def test_behind_the_last_lesson_nothing_is_told() -> None:
    now = progress(lesson())
    for happened in (EXPLORES, OVER):
        now.apply(happened)
    assert (now.finished, now.current()) == (False, now.lessons["last"])
    now.apply(OVER)
    assert (now.finished, now.current()) == (True, None)
    assert LessonProgress(now.lessons, frozenset({"kat"}), [[EXPLORES], [OVER, OVER]]).closed == now.closed


def test_a_lesson_that_has_to_be_read_is_ticked_by_the_next_event() -> None:
    now = progress(lesson(reads=True, done=()))
    assert [now.apply(happened) for happened in (WOLF, EXPLORES, WOLF)] == [[], ["walk"], []]
    assert now.closed == {"walk": True}


def test_a_lesson_that_nothing_opens_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "guide.toml"
    head = "[match]\nseed = 1\n"
    file.write_text(head + '[[lesson]]\nid = "walk"\ndone = ["Walked"]\n')
    with pytest.raises(ContentError, match="never opened"):
        load(file, "ravenloft", frozenset())
