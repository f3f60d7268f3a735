"""What companions say in their plates: which card they mean to meet, at which hour, and what they still need."""

import pygame
import pytest

from game import text
from game.rules.london.forecasts.forecast import forecast
from game.rules.london.state import State
from game.rules.london.tables.cards import DREAD, PLOTS, SLOTS
from game.text import name, say
from game.ui.london.planning import intentions, layers, player_columns
from game.ui.london.planning.layout import arrange
from game.ui.london.planning.pointers import TargetKey
from game.ui.settings import Settings
from tests.ui.london import painter_kit
from tests.ui.london.planning_kit import PLACES, Planning, planning

pytestmark = pytest.mark.usefixtures("fresh_fonts", "london_words")


def planned(*clocks: dict[int, str]) -> State:
    return planning(*clocks, shown=PLACES | {"north-2": "the-ratcatchers-cellar", "west-5": "the-anarchists-parcel"})


def test_a_companion_names_the_first_card_at_which_something_is_missing_and_how_much() -> None:
    t = planned({}, {0: "1", 2: "5"})
    (first, second) = intentions.meetings(forecast(t), 1)
    assert (first.card, second.card) == ("mr-reynauds-residence", "the-anarchists-parcel")
    assert (first.need, second.need) == ("nothing", "missing")
    said, brief, least = intentions.words(forecast(t), 1, "full", last=0)
    assert len(least) < len(brief) < len(said)
    assert f"needs {second.visit.missing}" in least
    assert f"needs {second.visit.missing}" in brief
    assert name("the-anarchists-parcel") in said
    assert name(SLOTS[2].id) in said
    assert f"needs {second.visit.missing}" in said
    assert not any("needs" in words for words in intentions.words(forecast(t), 1, "off"))


@pytest.mark.rule("LD-112")
def test_what_a_player_brings_is_needed_no_longer() -> None:
    alone = intentions.foremost(forecast(planned({}, {2: "5"})), 1)
    helped = intentions.foremost(forecast(planned({2: "5"}, {2: "5"})), 1)
    assert alone is not None
    assert helped is not None
    assert 0 <= helped.missing < alone.missing
    enough = planned({2: "5"}, {2: "5"}, {2: "5"}, {2: "5"})
    assert all("needs nothing" in words for words in intentions.words(forecast(enough), 1, "full")[:2])


@pytest.mark.rule("LD-142")
def test_a_companion_at_a_letter_that_comes_too_soon_needs_the_one_before_it() -> None:
    t = planned({}, {0: "1-north", 1: "4"})
    assert all("Plot A" in words for words in intentions.words(forecast(t), 1, "full"))
    t = planned({0: "1"}, {0: "1-north", 1: "4"})
    assert not any("Plot A" in words for words in intentions.words(forecast(t), 1, "full"))


def test_with_nothing_missing_it_tells_of_the_last_token() -> None:
    t = planned({0: "1"}, {0: "1", 1: "1-north", 2: "4"})
    for slot in (0, 2):
        one = intentions.foremost(forecast(t), 1, slot)
        assert one is not None
        assert one.slot == slot
    assert intentions.words(forecast(planned()), 1, "full") == ()


def test_the_aid_line_tells_all_that_a_companion_needs() -> None:
    t = planned({}, {0: "5", 1: "1-north", 2: "2"})
    told = forecast(t)
    said = " ".join(one.words for row in intentions.plan_text(t, told, 1, "full").line for one in row)
    lacking = [one for one in intentions.meetings(told, 1) if one.lacks]
    assert len(lacking) == 2
    for one in lacking:
        assert say(f"short-{one.lead.place}") in said
        assert f"{one.missing} missing" in said
    assert "missing" not in " ".join(one.words for row in intentions.plan_text(t, told, 1, "off").line for one in row)


def test_a_plate_says_so_while_companions_plan(screen: pygame.Surface) -> None:
    planning = Planning(screen, holders={1: "normal", 2: "normal", 3: "normal"}, settings=Settings(assistance="full"))
    planning.frames(600, ms=100)
    text.use(game="london")
    told = forecast(planning.match.game.state)
    met = [seat for seat in (1, 2, 3) if intentions.meetings(told, seat)]
    assert met
    last = {seat: one.slot for seat, one in planning.table.session.last_plans.items()}
    planning.scene.whole_due = True
    written = painter_kit.words(planning.frames)
    for seat in met:
        assert any(words in written for words in intentions.words(told, seat, "full", last[seat]))
    assert planning.table.place is not None
    shown = layers.column_props(planning.table.session, planning.table.place.columns[met[0]])
    assert (shown.status, *shown.briefs) == intentions.words(told, met[0], "full", last[met[0]]), (
        "the few words are there for small plates"
    )
    planning.hover(TargetKey("portrait", met[0]))
    planning.scene.whole_due = True
    title = intentions.plan_text(planning.match.game.state, told, met[0], "full").title
    assert title in painter_kit.words(planning.frames)


@pytest.mark.parametrize("shape", ["720", "1080", "720 with letters at 150"])
@pytest.mark.parametrize("need", ["missing", "first", "nothing"])
def test_the_longest_words_fit_into_the_plate(shape: str, need: str) -> None:
    canvas, t = painter_kit.canvas(shape), planned()
    sentences = [say("ui-ld-meets", card=card, hour=SLOTS[9].id, need=need, missing=10, first="A") for card in (*DREAD, *PLOTS)]
    brief = say("ui-ld-meets-brief", place=say("short-north-streets"), hour=SLOTS[9].id, need=need, missing=10, first="A")
    longest, layout = max(sentences, key=len), arrange(canvas, t, frozenset(), told=True)

    def paint() -> None:
        column = layout.columns[1]
        player_columns.paint(canvas, column.area, player_columns.column_props(column, t.people[1], longest, briefs=(brief,)))

    assert not painter_kit.faults(paint)
