"""How a Chapter is laid out and with what everybody begins (LD-001 to LD-053, LD-240 to LD-246)."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from game.match.options import read_options
from game.rules.engine.rules import OptionsError
from game.rules.engine.secret import Secret
from game.rules.london import RULES, event
from game.rules.london.choice import Agree, Begin
from game.rules.london.options import Options
from game.rules.london.places import LOCATIONS, STREETS, area_of
from game.rules.london.planning import PLACEHOLDER, minutes
from game.rules.london.setup import lay_out, new_game
from game.rules.london.state import State
from game.rules.london.tables.cards import ALLIES, CHARACTERS, CONFIDENCE, ITEMS, PLACES, STORIES, TEAMS, dread_cards, plot_cards
from tests.london.kit import Evening, day, run
from tests.sweep import each


def faces(cards: Iterable[Secret]) -> list[str]:
    return [card.face for card in cards]


def laid(seed: int = 1, *, chapter: int = 1, **options: Any) -> State:
    t = new_game(Options(**options), seed)
    t.chapter = chapter
    run(lay_out(t))
    return t


def kinds(t: State) -> Counter[str]:
    return Counter("plot" if one == PLACEHOLDER else "ally" if one in ALLIES else "dread" for one in faces(t.dark.values()))


def plots_by_area(t: State) -> Counter[str]:
    return Counter(area_of(place) for place, card in t.dark.items() if card.face == PLACEHOLDER)


@pytest.mark.rule("LD-005", "LD-037", "LD-035", "LD-036")
def test_location_cards_lie_shuffled_on_the_numbered_locations() -> None:
    # a placeholder may lie on any number, the fifth in any Area, and a Dread card of the hand anywhere
    tables = [laid(seed) for seed in range(150)]
    assert list(tables[0].dark) == list(LOCATIONS) and len(LOCATIONS) == 24 and len(PLACES) == 28
    assert set(LOCATIONS).isdisjoint(STREETS.values())
    assert {place for t in tables for place, card in t.dark.items() if card.face == PLACEHOLDER} == set(LOCATIONS)
    assert 15 < sum(t.dark["north-1"].face == PLACEHOLDER for t in tables) < 60, "about 5 of 24"
    assert {card for t in tables for card in faces(t.unused)} == set(dread_cards(1)), "any Dread card may be left out"
    assert {area for t in tables for area, count in plots_by_area(t).items() if count == 2} == set(STREETS)
    assert len({area_of(place) for t in tables for place, card in t.dark.items() if card.face == "bruiser"}) == 4
    assert len({tuple(faces(t.dark.values())) for t in tables}) == 150


@pytest.mark.rule("LD-EX-02", "LD-015", "LD-021", "LD-022", "LD-031", "LD-032", "LD-033", "LD-034", "LD-035", "LD-036", "LD-040")
def test_each_chapter_has_its_plots_in_letter_order_and_its_tier() -> None:
    assert [(row.number, len(row.plots)) for row in STORIES.values()] == [(1, 1), (2, 2), (3, 2), (4, 2)]
    assert next(iter(STORIES)) == Options().story == "the-letter"
    for story, row in STORIES.items():
        for chapter in range(1, len(row.plots) + 1):
            plots = plot_cards(story, chapter)
            for seed in range(4):
                t = laid(seed, chapter=chapter, story=story)
                assert kinds(t) == {"plot": len(plots), "dread": 24 - len(plots)}
                dealt = [card for card in faces(t.dark.values()) if card != PLACEHOLDER]
                assert sorted([*dealt, *faces(t.unused)]) == sorted(dread_cards(chapter))
                assert len(t.unused) == len(plots)
                assert sorted(plots_by_area(t).values()) == [1] * (8 - len(plots)) + [2] * (len(plots) - 4)
                assert all(sum(area_of(place) == area for place in t.dark) == 6 for area in STREETS)
                assert faces(reversed(t.plots)) == plots


@each(("seats", "allies", "dread"), [(2, 9, 10), (3, 6, 13), (4, 0, 19)])
@pytest.mark.rule("LD-EX-03", "LD-045", "LD-046", "LD-047", "LD-237", "LD-274")
def test_allies_take_the_place_of_dread_cards(seats: int, allies: int, dread: int) -> None:
    t = laid(5, seats=seats)
    assert kinds(t) == Counter({"plot": 5, "dread": dread, "ally": allies}) and sorted(plots_by_area(t).values()) == [1, 1, 1, 2]
    assert (len(t.dark), len(t.supply), len(t.people), len(t.unused)) == (24, 3, seats, 24 - dread)
    assert len(t.strangers) == (9 - allies if allies else 0)


@pytest.mark.rule("LD-045")
def test_three_players_draw_six_allies_anew_for_each_chapter() -> None:
    t = new_game(Options(seats=3, story="calypsos-bargain"), 8)
    drawn = []
    for chapter in (1, 2):
        t.chapter = chapter
        run(lay_out(t))
        drawn.append({card for card in faces(t.dark.values()) if card in ALLIES})
    assert [len(group) for group in drawn] == [6, 6] and drawn[0] != drawn[1]
    ever = {card for seed in range(30) for card in faces(laid(seed, seats=3).dark.values())}
    assert set(ALLIES) <= ever


@pytest.mark.rule("LD-020", "LD-024", "LD-025", "LD-026", "LD-028", "LD-029", "LD-023", "LD-038")
def test_everybody_begins_in_piccadilly_with_an_item_and_a_token() -> None:
    t = laid(seed=4)
    assert t.dread == 0 and len(t.people) == 4
    for person in t.people:
        assert (person.place, person.virtue, person.clock, len(person.items)) == ("west-streets", 1, [""] * 12, 1)
        assert not (person.items[0].tilted or person.conditions or person.allies or person.hand)
    assert (len(t.supply), len(t.items), len(t.deck), len(t.confidence)) == (3, 32 - 4 - 3, 3, 21)
    owned = [item.id for person in t.people for item in person.items]
    assert sorted([*owned, *t.supply, *faces(t.items)]) == sorted(ITEMS)
    assert sorted(faces([*t.deck, *t.confidence])) == sorted(CONFIDENCE) and minutes(t) == 12


@pytest.mark.rule("LD-024")
def test_characters_are_chosen_or_drawn_by_lot() -> None:
    assert [person.id for person in laid(characters="maria,basil,murphy,milton").people] == ["maria", "basil", "murphy", "milton"]
    some = [[person.id for person in laid(seed, characters="maria").people] for seed in range(30)]
    assert all(people[0] == "maria" and len(set(people)) == 4 for people in some)
    assert {name for people in some for name in people} == set(CHARACTERS)


@pytest.mark.rule("LD-020", "LD-024", "LD-240", "LD-242", "LD-243", "LD-244")
def test_what_cannot_be_is_refused() -> None:
    three, five = "maria,basil,milton", "maria,basil,milton,murphy,sturmer"
    for names, seats in (("maria,maria", 4), ("watson", 4), (three, 2), (five, 4), ("", 4)):
        chosen = read_options(RULES, {"characters": names, "seats": seats, "story": "the-letter" if names else "the-hound"})
        with pytest.raises(OptionsError):
            RULES.seats(chosen)
        with pytest.raises(OptionsError):
            RULES.new_game(chosen, 1)
    for options in ({"seats": 1}, {"seats": 5}, {"level": "easy"}, {"items": 3}, {"confidence": 4}, {"virtue": 3}):
        with pytest.raises(OptionsError):
            read_options(RULES, options)


@pytest.mark.rule("LD-030")
def test_the_antagonist_lies_open_but_in_the_last_story() -> None:
    for story in ("the-letter", "the-gentleman-caller", "calypsos-bargain"):
        assert Evening(laid(story=story)).view(2).antagonist.face == STORIES[story].antagonists[0]
    assert Evening(laid(story="london-dread")).view(0, 1, 2, 3).antagonist.sealed is None
    assert {laid(seed, story="london-dread").antagonist.face for seed in range(20)} == set(STORIES["london-dread"].antagonists)


@pytest.mark.rule("LD-042", "LD-246")
def test_nothing_runs_before_all_are_ready_and_practice_only_ends_when_all_agree() -> None:
    evening = Evening(new_game(Options(), 3))
    assert evening.prompt == "prompt-ready" and evening.options(0) == evening.options(3) == (Begin(),)
    assert evening.game.decision is not None and evening.game.decision.deadline_ms is None
    assert [type(one) for one in evening.events] == [event.ChapterBegan]
    evening.play(Begin(), seat=2, at_ms=5_000)
    assert evening.prompt == "prompt-planning" and evening.game.decision.deadline_ms == 5_000 + 12 * 60_000
    assert evening.seen(event.BellStruck) == [event.BellStruck(1)]
    # practice has no end but that all agree
    evening = Evening(new_game(Options(level="untimed"), 3))
    evening.play(Begin(), at_ms=700)
    assert minutes(evening.t) is None and evening.game.decision is not None
    assert evening.game.decision.deadline_ms is None and set(evening.game.decision.options) == {0, 1, 2, 3}
    for seat in range(4):
        evening.play(Agree(), seat=seat, at_ms=10**9)
    assert evening.prompt == "prompt-leader"


@each(("seats", "allies", "party"), [(2, True, 2), (3, True, 3), (4, True, 4), (2, False, 4), (3, False, 4), (4, False, 4)])
@pytest.mark.rule("LD-050", "LD-051", "LD-052", "LD-053", "LD-048", "LD-237")
def test_without_allies_there_are_always_four_characters(seats: int, allies: bool, party: int) -> None:
    options = Options(seats=seats, allies=allies)  # type: ignore[arg-type]
    assert RULES.seats(options) == tuple(range(party))
    t = laid(2, seats=seats, allies=allies)
    assert len(t.people) == party and kinds(t)["ally"] == (0 if party == 4 else TEAMS[seats].allies)
    assert options.befriended == (party < 4)


@pytest.mark.rule("LD-038", "LD-240", "LD-241", "LD-245")
def test_nothing_but_the_minutes_changes_with_the_level_and_it_mixes_with_tweaks() -> None:
    for level, limit in (("normal", 12), ("hard", 10), ("dread", 8), ("untimed", None)):
        t = laid(6, level=level)
        assert minutes(t) == limit
        t.options = Options()
        assert t == laid(6)
    t = laid(level="dread", impeccable=False, confidence=5, virtue=0, items=2, respite=False, seats=3)
    assert (minutes(t), len(t.deck), t.people[0].virtue, len(t.people[2].items), t.options.impeccable) == (8, 5, 0, 2, False)


@pytest.mark.rule("LD-028", "LD-242", "LD-243", "LD-244")
def test_the_investigation_deck_begins_with_none_three_or_five_and_everybody_with_none_one_or_two_of_the_others() -> None:
    for few, count in ((0, 0), (1, 3), (2, 5)):
        t = laid(confidence=count, virtue=few, items=few)
        assert (len(t.deck), len(t.confidence)) == (count, 24 - count)
        assert [(person.virtue, len(person.items)) for person in t.people] == [(few, few)] * 4
        assert (len(t.supply), len(t.items)) == (3, 32 - 3 - 4 * few)


@pytest.mark.rule("LD-023", "LD-034", "LD-039", "LD-090", "LD-178")
def test_the_second_chapter_keeps_what_the_characters_have() -> None:
    last = plot_cards("calypsos-bargain", 1)
    about: dict[str, Any] = {
        "story": "calypsos-bargain",
        "respite": False,
        "done": last,
        "phase": "close",
        "virtue": 2,
        "dread": 9,
    }
    items, at = {0: ["tonic", "holy-water"], 1: ["opera-glasses"]}, ["north-1", "east-streets"]
    t = day(at=at, items=items, deck=["bruiser", "gallantry"], **about)
    t.dark, t.shown, t.leader = {}, {}, 2
    t.people[1].conditions = ["injured"]
    t.people[3].clock[2] = "4-east"
    piles = list(t.supply), list(t.items)
    evening = Evening(t)
    t = evening.t
    assert evening.prompt == "prompt-ready"
    assert (t.chapter, t.dread, t.leader, t.slot) == (2, 9, 2, 0)
    assert [person.place for person in t.people] == ["west-streets"] * 4
    assert [item.id for item in t.people[0].items] == ["tonic", "holy-water"] and t.people[1].conditions == ["injured"]
    assert [person.virtue for person in t.people] == [2] * 4 and faces(t.deck) == ["bruiser", "gallantry"]
    assert (t.supply, t.items) == piles and all(person.clock == [""] * 12 for person in t.people)
    assert kinds(t) == {"plot": 5, "dread": 19}
    assert {card for card in faces(t.dark.values()) if card != PLACEHOLDER} < set(dread_cards(2))
    assert faces(reversed(t.plots)) == plot_cards("calypsos-bargain", 2)
    evening.play(Begin())
    for seat in range(4):
        evening.play(Agree(), seat=seat)
    assert (evening.prompt, evening.t.leader) == ("prompt-hour", 2), "who led the first leads the second"
