"""The Characters' panels: everything that they can hold fits, as a panel and as a strip."""

from collections.abc import Callable

import pytest

from game.rules.london.state import Inquiry, Item, Part, State
from game.rules.london.tables.cards import ALLIES, CHARACTERS, ITEMS, PERSONALITIES, SECRETS, personality_cards
from game.text import say
from game.ui.draw.canvas import Area
from game.ui.london.story.choreography import ShownState, TraumaRoll
from game.ui.london.story.layout import CharacterLayout, arrange, character_layout, short_name
from game.ui.london.story.option_map import Highlights
from game.ui.london.story.panels import character, city
from game.ui.london.story.panels.character_cards import CharacterProps, character_props, source_words
from tests.london.kit import day
from tests.ui.london.painter_kit import SHAPES, canvas, faults, words

pytestmark = pytest.mark.usefixtures("fresh_fonts")

TEAMS = ("sturmer,milton,jacqueline,murphy", "maria,basil,milton,murphy")


def at_plot(team: str = TEAMS[0], *seats: int, card: str = "opium-den", **parts: Part) -> State:
    """A Plot card under investigation by these seats; the first one acts."""
    t = day(team)
    here = seats or (0, 1)
    t.inquiry = Inquiry("plot", card, "east-2", {seat: parts.get(f"p{seat}", Part()) for seat in here}, here[0])
    for seat in here:
        t.people[seat].place = "east-2"
    return t


def panel(
    shape: str, t: State, seat: int, dice: int | None, shown: ShownState | None, marks: Highlights | None
) -> Callable[[], object]:
    """What paints a Character's panel; without `marks` all can be used and the Character acts."""
    table = canvas(shape)
    present = list(t.inquiry.parts) if t.inquiry else [0]
    made = arrange(table, present, [one for one in range(len(t.people)) if one not in present], present[0])
    one = character_layout(table, made, t, seat, dice=dice)
    every = marks or Highlights(legal=frozenset([*one.uses, *one.spends]), acting=seat)
    props = character_props(t, one, seat, shown or ShownState(), every)
    return lambda: list(character.paint(table, one.area, props))


def wrong(shape: str, t: State, seat: int, dice: int | None = 3, shown: ShownState | None = None) -> list[str]:
    """What is wrong with the text of a panel."""
    return faults(panel(shape, t, seat, dice, shown, None))


def said(t: State, seat: int, dice: int | None = 3, shown: ShownState | None = None, acting: int | None = None) -> str:
    """All text of a panel; its own Character acts, or another."""
    return words(panel("1080", t, seat, dice, shown, Highlights(acting=seat if acting is None else acting)))


def first(t: State) -> CharacterProps:
    """The props of the first Character's panel."""
    return character_props(t, CharacterLayout(Area(0, 0, 0, 0), Area(0, 0, 0, 0)), 0, ShownState(), Highlights())


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("team", TEAMS)
def test_every_character_with_every_personality_card_finds_room(shape: str, team: str) -> None:
    for number in range(6):
        t = at_plot(team, 0, 1)
        for seat in (0, 1):
            t.people[seat].virtue = number
            card = personality_cards(t.people[seat].id)[number]
            t.inquiry.parts[seat].flipped = card
            t.inquiry.parts[seat].silent = PERSONALITIES[card].kind == "trauma"
            assert wrong(shape, t, seat) == [], (t.people[seat].id, card)


@pytest.mark.parametrize("shape", SHAPES)
def test_every_item_ally_and_secret_finds_room(shape: str) -> None:
    items = list(ITEMS)
    for start in range(0, len(items), 2):
        t = at_plot()
        t.people[0].items = [Item(items[start]), Item(items[start + 1], tilted=bool(start % 4))]
        assert wrong(shape, t, 0) == [], items[start : start + 2]
    for start in range(0, 9, 2):
        t = at_plot()
        t.people[0].allies, t.people[0].secrets = list(ALLIES)[start : start + 2], list(SECRETS)[start % 3 : start % 3 + 1]
        assert wrong(shape, t, 0) == [], t.people[0].allies


@pytest.mark.parametrize("shape", SHAPES)
def test_the_ill_the_defeated_and_those_in_strips_find_room(shape: str) -> None:
    t = at_plot(TEAMS[1], 0)
    for seat, person in enumerate(t.people):
        person.conditions, person.virtue = ["injured", "unhinged"], seat + 1
        person.items = [Item(item, tilted=seat == 2) for item in list(ITEMS)[seat * 4 : seat * 4 + 3]]
    t.people[3].defeated = True
    for seat in range(4):
        assert wrong(shape, t, seat) == []


def test_what_others_hold_is_named_in_their_strips_where_there_is_room() -> None:
    t = at_plot(TEAMS[0], 0)
    t.people[2].items, t.people[2].allies = [Item("sword-cane"), Item("brandy", tilted=True)], ["wiggins"]
    for shape in ("720", "1080"):
        seen = words(panel(shape, t, 2, None, None, Highlights()))
        assert [card for card in ("sword-cane", "brandy", "wiggins") if short_name(card) not in seen] == []


@pytest.mark.parametrize("shape", ["720", "1080"])
def test_the_people_beside_the_map_name_what_they_hold_if_there_is_room(shape: str) -> None:
    t, table = day(TEAMS[0]), canvas(shape)
    t.phase = "story"
    t.people[0].items = [Item("brandy"), Item("sword-cane"), Item("service-revolver")]
    t.people[1].items = [Item(one) for one in list(ITEMS)[:9]]
    layout = arrange(table)
    made = tuple(city.roster(table, layout.roster, t, frozenset()))
    props = city.RosterProps(made, tuple(t.people), Highlights())
    seen = words(lambda: list(city.paint_roster(table, layout.roster, props)))
    assert all(word in seen for word in ("Brandy", "Cane", "Revolver"))
    assert all(area.w == area.h for area in made[1].belongings.values()), "there is no room for nine names"
    assert faults(lambda: list(city.paint_roster(table, layout.roster, props))) == []


def test_icons_that_count_are_told_from_those_that_do_not() -> None:
    t = at_plot()  # asks for SPIRIT, GUILE, COURAGE
    assert first(t).icons(("wild", "strength", "courage")) == [("wild", True), ("strength", False), ("courage", True)]
    t.inquiry.kind = "showdown"
    assert first(t).icons(["strength"]) == [("strength", True)], "in the Showdown nothing is asked for"


def test_the_points_are_told_by_where_they_come_from() -> None:
    t = at_plot(p0=Part(flipped="duelling-scar", icons=["courage", "tech"]))
    t.people[0].allies = ["wiggins"]
    props = first(t)
    friend = sum(icon in ("spirit", "guile", "courage") for icon in ALLIES["wiggins"].icons)
    card = sum(icon in ("spirit", "guile", "courage", "wild") for icon in PERSONALITIES["duelling-scar"].icons)
    told = source_words(props.sources)
    assert "sheet 2" in told
    assert f"Allies {friend}" in told if friend else "Allies" not in told
    assert f"card {card}" in told if card else "card" not in told
    assert told.endswith("added 1"), "TECH counts for nothing here"


def test_a_trauma_silences_the_sheet() -> None:
    t = at_plot(p0=Part(flipped="the-trench-at-metz", silent=True))
    assert source_words(first(t).sources) == "sheet 0"
    assert "Trauma" in said(t, 0)
    fallen = ShownState(trauma=TraumaRoll(0, "injured", 0.5))
    assert wrong("1080", t, 0, shown=fallen) == []


def test_a_stage_says_what_its_player_still_has_to_do() -> None:
    t = at_plot(p1=Part(dice=[True, False], rolled=True))
    assert "to act" in said(t, 0)
    assert "has rolled" in said(t, 1, dice=2)
    assert "at West Streets" in said(at_plot(TEAMS[0], 0), 2)
    t = at_plot()
    t.inquiry.kind, t.inquiry.card, t.inquiry.acting = "dread", "bruiser", None
    assert "takes part" in said(t, 1, None, acting=0)
    t.people[1].defeated = True
    assert "Defeated" in said(t, 1, None, acting=0)


def test_dice_are_counted_only_when_they_lie() -> None:
    t = at_plot(p0=Part(dice=[True, True, False], rolled=True, extra=1))
    assert "3 FISTs" in said(t, 0)
    assert "1 FIST" in said(t, 0, shown=ShownState(throws={0: 0.7}, landed={0: 1}))
    in_the_air = said(t, 0, shown=ShownState(throws={0: 0.1}, landed={0: 0}))
    assert say("ui-ld-scene-falls") in in_the_air
    assert "no FIST" not in in_the_air, "no die has shown anything yet"
    assert "3 dice to roll" in said(at_plot(), 0)


def test_a_card_that_turns_is_read_only_when_it_lies_open() -> None:
    t = at_plot(p0=Part(flipped="duelling-scar"))
    assert "Duelling" in said(t, 0)
    for share in (0.1, 0.5, 0.7):
        assert "Duelling" not in said(t, 0, shown=ShownState(flips={0: share}))
    assert "not flipped" in said(at_plot(), 0)


def test_everybody_has_a_stage_in_every_kind_of_scene() -> None:
    for who in CHARACTERS:
        others = [one for one in CHARACTERS if one != who][:3]
        t = day(",".join([who, *others]))
        t.inquiry = Inquiry("goon", "the-tin-bishop", "north-streets", {0: Part(icons=["courage"] * 7)})
        assert wrong("1080", t, 0, None) == []
        t.phase, t.inquiry = "endgame", None
        t.people[0].out = True
        assert "bows out" in said(t, 0, None)
