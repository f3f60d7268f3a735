"""Every refusal says why, and by which rule."""

from typing import Any

import pytest

from game import text
from game.rules.engine.script import Choice, Done, IllegalAction
from game.rules.engine.secret import Secret
from game.rules.london import RULES
from game.rules.london.choice import Agree, Compare, Deplete, Detour, Draw, Go, Investigate, Note, Put, Reveal, Take, Use, Wipe
from tests.london.kit import Evening, day
from tests.london.scenes import dread
from tests.sweep import each


def why(evening: Evening, choice: Choice, seat: int = 0) -> tuple[str, str]:
    """Why a seat may not do this now, and by which rule; it is not among what it may do, and the reason can be told."""
    assert choice not in evening.options(seat)
    refusal = RULES.explain(evening.t, seat, choice)
    assert isinstance(refusal, IllegalAction)
    assert text.has(refusal.reason)
    return refusal.reason, refusal.rule


@each(
    ("choice", "reason", "rule"),
    [
        (Put(5, "3"), "refused-token-spent", "LD-080"),
        (Put(5, "3-north"), "refused-token-spent", "LD-080"),
        (Put(5, "4"), "refused-token-spent", "LD-080"),
        (Reveal("north-1"), "refused-face-up", "LD-071"),
        (Note("north-2", "green"), "refused-no-note", "LD-083"),
        (Note("north-1", "white"), "refused-no-note", "LD-083"),
        (Note("east-1", "red"), "refused-no-note", "LD-083"),
        (Use("tonic"), "refused-planning-item", "LD-084"),
        (Deplete("tonic"), "refused-planning-item", "LD-084"),
        (Use("crowbar"), "refused-not-yours", "LD-128"),
    ],
)
@pytest.mark.rule("LD-071", "LD-080", "LD-083", "LD-084", "LD-128", "LD-133")
def test_over_the_clocks(choice: Choice, reason: str, rule: str) -> None:
    t = day(
        "maria,basil",
        phase="planning",
        shown={"north-1": "bruiser", "east-1": "wiggins", **{f"south-{n}": card for n, card in enumerate(WHITE, 1)}},
        clocks={0: {0: "3", 1: "3", 2: "3-east", 3: "4", 4: "4-west"}, 1: {0: "4", 1: "4", 2: "4"}},
        items={0: ["tonic"], 1: ["crowbar"]},
    )
    t.notes = {f"south-{number}": "white" for number in range(1, 5)}
    assert why(Evening(t), choice) == (reason, rule)


@pytest.mark.rule("LD-080")
def test_a_token_that_lies_there_is_not_spent() -> None:
    t = day(phase="planning", clocks={0: {0: "4"}, 1: {0: "4", 1: "4", 2: "4"}})
    assert RULES.explain(t, 0, Put(0, "4")) is None


WHITE = ["crooked-constable", "fever-house", "pale-hounds", "the-locked-ward"]


@each("choice", [Put(1, "2"), Take(0), Reveal("north-1"), Note("west-2", "green"), Wipe("west-2")])
@pytest.mark.rule("LD-070", "LD-096")
def test_hands_off_after_the_third_stroke(choice: Choice) -> None:
    t = day(shown={"west-2": "bruiser"}, clocks={0: {0: "2"}})
    t.notes = {"west-2": "red"}
    for phase in ("story", "leader"):
        t.phase = phase
        assert why(Evening(t), choice) == ("refused-hands-off", "LD-070")


@pytest.mark.rule("LD-070", "LD-042")
def test_before_the_first_stroke_none_has_fallen() -> None:
    evening = Evening(day(phase="ready"))
    assert RULES.explain(evening.t, 0, Put(1, "2")) is None


@each(
    ("choice", "reason", "rule"),
    [
        (Detour(1, "west"), "refused-no-arrow", "LD-100"),
        (Detour(6, "west"), "refused-no-arrow", "LD-100"),
        (Detour(0, "west"), "refused-hour-past", "LD-101"),
    ],
)
@pytest.mark.rule("LD-100", "LD-101")
def test_no_detour(choice: Choice, reason: str, rule: str) -> None:
    assert why(Evening(day(clocks={0: {0: "3-east", 1: "2", 2: "4-north"}}, slot=1)), choice) == (reason, rule)


@pytest.mark.rule("LD-101")
def test_no_detour_when_all_have_moved_or_the_track_is_full() -> None:
    clocks = {0: {0: "3-east", 1: "4-north"}, 1: {0: "2"}}
    evening = Evening(day(shown={"west-2": "bruiser"}, clocks=clocks, dread=50))
    assert why(evening, Detour(0, "west")) == ("refused-dread-full", "LD-101")
    assert why(evening, Detour(1, "west")) == ("refused-dread-full", "LD-101")
    evening.play(Go())
    assert why(evening, Detour(0, "west")) == ("refused-hour-past", "LD-101")
    assert RULES.explain(evening.t, 0, Detour(12, "west")) is None, "there is no such hour"


@each(
    ("choice", "reason", "rule"),
    [
        (Investigate("west-3", (1,)), "refused-face-down", "LD-061"),
        (Investigate("west-2", (0,)), "refused-looked", "LD-103"),
        (Investigate("west-5", (2,)), "refused-plot-waits", "LD-142"),
        (Use("tonic"), "refused-not-yours", "LD-128"),
    ],
)
@pytest.mark.rule("LD-061", "LD-103", "LD-142", "LD-141")
def test_in_the_hour(choice: Choice, reason: str, rule: str) -> None:
    shown = {"west-2": "fever-house", "west-5": "a-pawnshop", "west-6": "bruiser"}
    evening = Evening(day(shown=shown, clocks={0: {0: "2"}, 1: {0: "3"}, 2: {0: "5"}, 3: {0: "6"}}))
    evening.play(Go(), Investigate("west-2", (0,)), Compare())
    assert evening.prompt == "prompt-case"
    assert why(evening, choice) == (reason, rule)


@pytest.mark.rule("LD-126", "LD-115", "LD-128")
def test_at_a_card() -> None:
    evening = Evening(day(shown={"west-2": "fever-house"}, clocks={0: {0: "2"}}, items={0: ["holy-water"]}))
    evening.play(Go(), Investigate("west-2", (0,)), Use("holy-water"))
    assert why(evening, Use("holy-water")) == ("refused-tilted", "LD-126")
    assert why(evening, Deplete("holy-water")) == ("refused-tilted", "LD-126")
    assert why(evening, Draw()) == ("refused-deck-empty", "LD-115")


@pytest.mark.rule("LD-118")
def test_with_points_enough_nothing_is_drawn() -> None:
    evening = dread("bruiser", deck=["a-steady-hand"])
    assert why(evening, Draw()) == ("refused-enough", "LD-118")


@pytest.mark.card("sal-nightingale")
def test_under_sal_nightingales_eyes() -> None:
    t = day(
        story="london-dread", shown={"north-2": "fever-house"}, clocks={0: {0: "2"}}, at=["north-1"], items={0: ["holy-water"]}
    )
    t.goon_box = [card for card in [*t.goon_box, *map(Secret, t.goons.values())] if card.face != "sal-nightingale"]
    t.goons = {"north": "sal-nightingale"}
    evening = Evening(t)
    evening.play(Go(), Investigate("north-2", (0,)))
    assert why(evening, Deplete("holy-water")) == ("refused-nightingale", "LD-297")


@each("choice", [Compare(), Done(), Agree(), Put(5, "1")])
def test_what_nobody_asks_has_no_reason_of_its_own(choice: Choice) -> None:
    about: dict[str, Any] = {"phase": "planning"} if isinstance(choice, Put) else {}
    evening = Evening(day(**about))
    assert RULES.explain(evening.t, 0, choice) is None
    assert RULES.explain(evening.t, 9, Put(0, "1")) is None, "there is no such seat"
