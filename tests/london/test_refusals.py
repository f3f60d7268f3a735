"""Every refusal says why, and by which rule."""

import pytest

from game import text
from game.rules.engine.script import Choice, Done
from game.rules.london import RULES
from game.rules.london.choice import Agree, Compare, Deplete, Detour, Draw, Go, Investigate, Note, Put, Reveal, Take, Use, Wipe
from tests.london.kit import Evening, Fate, day
from tests.london.tales import scene

WHITE = [Note(f"south-{number}", "white") for number in range(1, 5)]
CLOCKS = (
    "day; team=maria,basil; phase=planning; clocks=0:3,3,3-east,4,4-west 1:4,4,4; items=0:tonic 1:crowbar; "
    "shown=north-1:bruiser east-1:wiggins south-1:crooked-constable south-2:fever-house south-3:pale-hounds south-4:the-locked-ward"
)
TOLD = "day; shown=west-2:bruiser; clocks=0:2"
ARROWS = "day; clocks=0:3-east,2,4-north; slot=1"
FULL = "day; shown=west-2:bruiser; clocks=0:3-east,4-north 1:2; dread=50"
HOUR = "day; shown=west-2:fever-house west-5:a-pawnshop west-6:bruiser; clocks=0:2 1:3 2:5 3:6"
LOOKED: list[Choice] = [Go(), Investigate("west-2", (0,)), Compare()]
HARASSED = (
    "day; story=london-dread; goons=north:sal-nightingale; shown=north-2:fever-house; clocks=0:2; at=north-1; items=0:holy-water"
)
ROWS: list[tuple[str, list[Choice], list[Choice], str, str]] = [
    (CLOCKS, [], [Put(5, "3"), Put(5, "3-north"), Put(5, "4")], "refused-token-spent", "LD-080"),
    (CLOCKS, [], [Reveal("north-1")], "refused-face-up", "LD-071"),
    (CLOCKS, [*WHITE], [Note("north-2", "green"), Note("north-1", "white"), Note("east-1", "red")], "refused-no-note", "LD-083"),
    (CLOCKS, [], [Use("tonic"), Deplete("tonic")], "refused-planning-item", "LD-084"),
    (CLOCKS, [], [Use("crowbar")], "refused-not-yours", "LD-128"),
    *(
        (f"{TOLD}; phase={phase}", [], [Put(1, "2"), Take(0), Reveal("north-1"), Note("west-2", "green")], "refused-hands-off", "LD-070")
        for phase in ("story", "leader")
    ),
    (ARROWS, [], [Detour(1, "west"), Detour(6, "west")], "refused-no-arrow", "LD-100"),
    (ARROWS, [], [Detour(0, "west")], "refused-hour-past", "LD-101"),
    (FULL, [], [Detour(0, "west"), Detour(1, "west")], "refused-dread-full", "LD-101"),
    (FULL, [Go()], [Detour(0, "west")], "refused-hour-past", "LD-101"),
    (HOUR, LOOKED, [Investigate("west-3", (1,))], "refused-face-down", "LD-061"),
    (HOUR, LOOKED, [Investigate("west-2", (0,))], "refused-looked", "LD-103"),
    (HOUR, LOOKED, [Investigate("west-5", (2,))], "refused-plot-waits", "LD-142"),
    (HOUR, LOOKED, [Use("tonic")], "refused-not-yours", "LD-128"),
    ("dread fever-house; items=0:holy-water", [Use("holy-water")], [Use("holy-water"), Deplete("holy-water")], "refused-tilted", "LD-126"),
    ("dread fever-house", [], [Draw()], "refused-deck-empty", "LD-115"),
    ("dread bruiser; deck=a-steady-hand", [], [Draw()], "refused-enough", "LD-118"),
    (HARASSED, [Go(), Investigate("north-2", (0,))], [Deplete("holy-water")], "refused-nightingale", "LD-297"),
]  # fmt: skip


@pytest.mark.card("sal-nightingale")
@pytest.mark.rule("LD-061", "LD-070", "LD-071", "LD-080", "LD-083", "LD-084", "LD-096", "LD-100", "LD-101", "LD-103", "LD-115")
@pytest.mark.rule("LD-118", "LD-126", "LD-128", "LD-133", "LD-141", "LD-142")
def test_each_refusal_says_why_and_by_which_rule(fate: Fate) -> None:
    faults = []
    for words, answers, refused, reason, rule in ROWS:
        _, evening, opening = scene(fate, words)
        evening.play(*opening, *answers)
        for choice in refused:
            refusal = RULES.explain(evening.t, 0, choice)
            told = None if refusal is None else (refusal.reason, refusal.rule)
            if choice in evening.options(0) or told != (reason, rule):
                faults.append((choice, told, rule))
        assert text.has(reason)
    assert not faults, faults


@pytest.mark.rule("LD-042", "LD-070", "LD-080", "LD-096", "LD-101")
def test_what_is_not_refused_or_asked_by_nobody_has_no_reason(fate: Fate) -> None:
    noted = day(shown={"west-2": "bruiser"})
    noted.notes = {"west-2": "red"}
    refusal = RULES.explain(noted, 0, Wipe("west-2"))
    assert refusal is not None and (refusal.reason, refusal.rule) == ("refused-hands-off", "LD-070")
    lying = day(phase="planning", clocks={0: {0: "4"}, 1: {0: "4", 1: "4", 2: "4"}})
    assert RULES.explain(lying, 0, Put(0, "4")) is None, "a token that lies there is not spent"
    assert RULES.explain(day(phase="ready"), 0, Put(1, "2")) is None, "before the first stroke none has fallen"
    _, full, _ = scene(fate, FULL)
    assert RULES.explain(full.t, 0, Detour(12, "west")) is None, "there is no such hour"
    asked = [(choice, Evening(day()).t) for choice in (Compare(), Done(), Agree())]
    for choice, t in (*asked, (Put(5, "1"), day(phase="planning"))):
        assert RULES.explain(t, 0, choice) is None
        assert RULES.explain(t, 9, Put(0, "1")) is None, "there is no such seat"
