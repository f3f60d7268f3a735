"""The Story Phase: movement, detours, the order of an hour (LD-090 to LD-104)."""

import pytest

from game.rules.engine.script import Done
from game.rules.london import event
from game.rules.london.choice import Compare, Detour, Draw, Go, Investigate, Lead, Leave, Spend, Use
from game.rules.london.tables.cards import SLOTS
from tests.london.kit import Evening, day
from tests.sweep import each


@pytest.mark.rule("LD-EX-04", "LD-075", "LD-076", "LD-091", "LD-092")
def test_basil_walks_as_his_clock_says() -> None:
    evening = Evening(day("basil,milton,jacqueline,murphy", clocks={0: {0: "1", 1: "2-north", 2: "4"}}))
    went = []
    for _ in range(3):
        evening.until("prompt-hour").play(Go())
        went.append(evening.t.people[0].place)
    assert went == ["west-1", "north-streets", "north-4"]


@pytest.mark.rule("LD-EX-05", "LD-095", "LD-112")
def test_the_first_hour_of_the_example() -> None:
    shown = {"west-2": "digging-up-the-past", "west-5": "bruiser"}
    clocks = {0: {0: "2"}, 1: {0: "2"}, 2: {0: "5"}}
    evening = Evening(day("milton,murphy,sturmer,maria", shown=shown, clocks=clocks))
    evening.play(Go(), Investigate("west-2", (0, 1)), Compare(), Investigate("west-5", (2,)), Compare())
    assert [person.place for person in evening.t.people] == ["west-2", "west-2", "west-5", "west-streets"]
    assert evening.seen(event.DreadSolved) == [
        event.DreadSolved("west-2", "digging-up-the-past", 4),
        event.DreadSolved("west-5", "bruiser", 3),
    ]
    assert [card.face for card in evening.t.deck] == ["digging-up-the-past", "bruiser"]


@pytest.mark.rule("LD-090")
def test_the_team_makes_one_of_them_its_leader() -> None:
    evening = Evening(day(phase="leader"))
    assert evening.prompt == "prompt-leader"
    assert all(evening.options(seat) == tuple(map(Lead, range(4))) for seat in range(4))
    evening.play(Lead(2), seat=1)
    assert evening.t.leader == 2
    assert evening.events[-2:] == [event.LeaderChosen(2), event.HourStruck(0)]


@pytest.mark.rule("LD-091", "LD-007", "LD-104", "LD-170")
def test_the_leader_calls_out_twelve_hours_from_six_in_the_morning() -> None:
    t = day(done=["the-unsealed-door"])
    t.dark = {}
    evening = Evening(t)
    for _ in range(12):
        assert evening.prompt == "prompt-hour"
        evening.play(Go())
    assert [hour.slot for hour in evening.seen(event.HourStruck)] == list(range(12))
    assert [SLOTS[hour.slot].hour for hour in evening.seen(event.HourStruck)][:5] == [6, 8, 10, 12, 14]
    assert evening.seen(event.ChapterEnded) == [event.ChapterEnded(1)]


@pytest.mark.rule("LD-092")
def test_all_move_at_once() -> None:
    """Nobody waits for another: all four go with one word, each from where he is."""
    clocks = {0: {0: "3"}, 1: {0: "3-east"}, 2: {0: "1"}, 3: {0: "6-west"}}
    evening = Evening(day(clocks=clocks, at=["north-1", "north-1", "south-streets", "east-4"]))
    news = evening.play(Go(), seat=2)
    assert [one for one in news if isinstance(one, event.Moved)] == [
        event.Moved(0, "north-3"),
        event.Moved(1, "east-streets"),
        event.Moved(2, "south-1"),
        event.Moved(3, "west-streets"),
    ]


@pytest.mark.rule("LD-093")
def test_an_empty_slot_leads_into_the_streets_of_the_area() -> None:
    evening = Evening(day(at=["north-4", "east-streets", "south-6", "west-1"]))
    news = evening.play(Go())
    assert [person.place for person in evening.t.people] == [f"{area}-streets" for area in ("north", "east", "south", "west")]
    assert event.Moved(1, "east-streets") not in news, "whoever is there already stays"


@pytest.mark.rule("LD-076")
def test_an_arrow_may_point_to_the_area_where_one_is() -> None:
    evening = Evening(day(clocks={0: {0: "2-north"}}, at=["north-4"]))
    evening.play(Go())
    assert evening.t.people[0].place == "north-streets"


@pytest.mark.rule("LD-094", "LD-113", "LD-103")
def test_the_same_number_again_stays_and_tries_again() -> None:
    evening = Evening(day(shown={"west-2": "fever-house"}, clocks={0: {0: "2", 1: "2"}}))
    evening.play(Go(), Investigate("west-2", (0,)), Compare())
    assert evening.seen(event.DreadFailed) == [event.DreadFailed("west-2", "fever-house", 1)]
    assert evening.prompt == "prompt-hour", "once in a slot is enough"
    evening.play(Go())
    assert evening.t.people[0].place == "west-2"
    assert Investigate("west-2", (0,)) in evening.options()


@pytest.mark.rule("LD-096", "LD-061")
def test_nothing_is_investigated_where_a_card_is_face_down_or_none() -> None:
    t = day(clocks={0: {0: "2"}, 1: {0: "5"}})
    del t.dark["west-5"]
    evening = Evening(t)
    evening.play(Go())
    assert [person.place for person in evening.t.people[:2]] == ["west-2", "west-5"]
    assert evening.prompt == "prompt-hour" and evening.t.slot == 1
    assert "west-2" in evening.t.dark and not evening.seen(event.CardRevealed)


@pytest.mark.rule("LD-EX-14", "LD-100", "LD-101")
def test_an_arrow_is_turned_for_one_dread() -> None:
    evening = Evening(day(clocks={0: {0: "1-east"}}, dread=7))
    evening.play(Detour(0, "west"), seat=0)
    assert evening.t.dread == 8
    evening.play(Go())
    assert evening.t.people[0].place == "west-streets"


@pytest.mark.rule("LD-100", "LD-101")
def test_only_arrows_of_now_and_later_turn_and_only_the_own() -> None:
    clocks = {0: {0: "1-east", 1: "2", 2: "3-north", 3: "4-west"}, 1: {2: "6-south"}}
    evening = Evening(day(clocks=clocks, slot=2))
    turns = {(choice.slot, choice.way) for choice in evening.options(0) if isinstance(choice, Detour)}
    assert turns == {(2, way) for way in ("south", "east", "west")} | {(3, way) for way in ("north", "south", "east")}
    assert {(choice.slot, choice.way) for choice in evening.options(1) if isinstance(choice, Detour)} == {
        (2, way) for way in ("north", "east", "west")
    }
    assert evening.options(2) == (Go(),)
    evening.play(Detour(2, "west"), seat=0)
    assert evening.t.people[0].clock[:4] == ["1-east", "2", "3-west", "4-west"]


@pytest.mark.rule("LD-101")
def test_each_detour_costs_and_they_may_be_many() -> None:
    evening = Evening(day(clocks={0: {0: "1-east", 5: "2-east"}}, dread=3))
    evening.play(Detour(0, "west"), Detour(0, "north"), Detour(5, "south"), seat=0)
    assert evening.t.dread == 6
    assert evening.seen(event.DreadChanged)[-1] == event.DreadChanged(1, 6, "detour")
    evening.play(Go())
    assert evening.t.people[0].place == "north-streets"


@pytest.mark.rule("LD-101", "LD-172")
def test_no_detour_past_the_end_of_the_track() -> None:
    evening = Evening(day(clocks={0: {0: "1-east"}}, dread=49))
    evening.play(Detour(0, "west"), seat=0)
    assert evening.t.dread == 50
    assert evening.options(0) == (Go(),)


@pytest.mark.rule("LD-104", "LD-101")
def test_who_has_moved_makes_no_detour_in_this_slot() -> None:
    evening = Evening(day(shown={"east-1": "bruiser"}, clocks={0: {0: "1-east"}, 1: {0: "1"}}, at=["west-1", "east-2"]))
    evening.play(Go())
    assert evening.prompt == "prompt-case"
    assert not [choice for choice in evening.options(0) if isinstance(choice, Detour)]


@pytest.mark.rule("LD-095", "LD-097", "LD-099", "LD-064")
def test_the_players_choose_the_order_and_who_takes_part() -> None:
    shown = {"west-2": "bruiser", "west-5": "rats-in-the-rookery"}
    evening = Evening(day(shown=shown, clocks={0: {0: "2"}, 1: {0: "2"}, 2: {0: "5"}}))
    evening.play(Go())
    cases = {(choice.place, choice.seats) for choice in evening.options(3) if isinstance(choice, Investigate)}
    assert cases == {("west-2", (0, 1)), ("west-2", (0,)), ("west-2", (1,)), ("west-5", (2,))}
    evening.play(Investigate("west-5", (2,)), seat=3)
    evening.play(Compare())
    evening.play(Investigate("west-2", (0,)))
    assert evening.game.decision is not None and set(evening.game.decision.options) == {0}, "seat 1 stays out"


@pytest.mark.rule("LD-099", "LD-145")
def test_all_present_take_part_in_a_plot() -> None:
    evening = Evening(day(shown={"west-2": "mr-reynauds-residence"}, clocks={0: {0: "2"}, 1: {0: "2"}, 2: {0: "2"}}))
    evening.play(Go())
    assert [choice for choice in evening.options() if isinstance(choice, Investigate)] == [Investigate("west-2", (0, 1, 2))]


@pytest.mark.rule("LD-098", "LD-103")
def test_nothing_has_to_be_investigated() -> None:
    evening = Evening(day(shown={"west-2": "bruiser", "west-5": "mr-reynauds-residence"}, clocks={0: {0: "2"}, 1: {0: "5"}}))
    evening.play(Go(), Done())
    assert evening.prompt == "prompt-hour" and evening.t.slot == 1
    assert evening.t.shown == {"west-2": "bruiser", "west-5": "mr-reynauds-residence"}
    assert evening.t.dread == 0


@pytest.mark.rule("LD-098", "LD-103")
def test_a_card_left_alone_may_still_be_chosen_in_the_slot() -> None:
    evening = Evening(day(shown={"west-2": "bruiser"}, clocks={0: {0: "2"}, 1: {0: "2"}}))
    evening.play(Go(), Investigate("west-2", (1,)), Leave())
    assert evening.prompt == "prompt-case"
    evening.play(Investigate("west-2", (0, 1)), Compare())
    assert evening.seen(event.DreadSolved) == [event.DreadSolved("west-2", "bruiser", 4)]


@each("spent", ["draw", "item", "virtue"])
@pytest.mark.rule("LD-119", "LD-103")
def test_who_walks_away_after_spending_something_is_done_there(spent: str) -> None:
    about = {"items": {0: ["holy-water"]}, "deck": ["gallantry"], "virtue": 1}
    evening = Evening(day(shown={"west-2": "fever-house"}, clocks={0: {0: "2"}}, **about))
    evening.play(Go(), Investigate("west-2", (0,)))
    evening.play({"draw": Draw(), "item": Use("holy-water"), "virtue": Spend(1)}[spent], Leave())
    assert evening.prompt == "prompt-hour" and evening.t.slot == 1
    left = (len(evening.t.deck), evening.t.people[0].items[0].tilted, evening.t.people[0].virtue)
    assert left == {"draw": (0, False, 1), "item": (1, True, 1), "virtue": (1, False, 0)}[spent], "what was spent stays spent"
