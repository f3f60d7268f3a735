"""The panels of the story: odds and outcomes, the Dread track and the hour, Characters, cards and pages; everything that they can hold fits in all sizes."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import product

import pytest

from game.rules.london import event
from game.rules.london.places import STREETS
from game.rules.london.state import Inquiry, Item, Part, State
from game.rules.london.tables.cards import (  # fmt: skip
    ALLIES,
    ANTAGONISTS,
    CHALLENGES,
    CHARACTERS,
    CONFIDENCE,
    DREAD,
    GOONS,
    ITEMS,
    PERSONALITIES,
    PLOTS,
    SECRETS,
    SLOTS,
    STORIES,
    TEAMS,
    personality_cards,
)
from game.text import say
from game.ui.draw import fonts
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour
from game.ui.london import theme
from game.ui.london.panels import rich_text, story_page
from game.ui.london.panels.card_page import card_steps, page_layout, paint_card
from game.ui.london.panels.card_text import CardProps, card_props
from game.ui.london.story import facts as odds
from game.ui.london.story.choreography import RevealedCard, ShownState, TraumaRoll
from game.ui.london.story.facts import deed_words
from game.ui.london.story.layout import CharacterLayout, arrange, character_layout, picks, short_name
from game.ui.london.story.option_map import Highlights
from game.ui.london.story.panels import balance, cards, character, city, outcomes
from game.ui.london.story.panels.character_cards import CharacterProps, character_props, source_words
from game.ui.london.story.panels.dread_and_hour import TrackProps, cell, hour_props, paint_hour, paint_track
from game.ui.widgets.layout import Scroll
from tests.london.kit import day
from tests.ui.london.painter_kit import EXTREME, SHAPES, canvas, faults, in_sizes, words

pytestmark = pytest.mark.usefixtures("fresh_fonts")
EVERYBODY = (0, 1, 2, 3)
PARTIES = ("sturmer,milton,jacqueline,murphy", "maria,basil,milton,murphy")
OPEN = [*PLOTS, *DREAD, *GOONS, *CHALLENGES, *ANTAGONISTS, *ALLIES, *SECRETS, *ITEMS]
SMALL = [*ITEMS, *CONFIDENCE, *DREAD, *GOONS]


@pytest.mark.heavy
def test_everything_that_the_panels_can_hold_finds_room() -> None:
    """All of it in the narrowest look; in the others one of each few, since a sheet of paper takes its time."""
    found, owners = list[tuple[object, ...]](), list(held())
    for shape in SHAPES:
        each = 1 if shape == EXTREME[-1] else 4
        for t, shown in [*results()][::each]:
            found += [(shape, t.inquiry and t.inquiry.card, one) for one in cramped(canvas(shape), t, shown)]
        found += [(shape, one) for paint in smaller_panels(canvas(shape)) for one in faults(paint)]
        found += [(shape, t.people[seat], one) for t, seat in owners[::each] for one in wrong(shape, t, seat)]
        for name, paint in everything(shape, OPEN[::each]):
            found += [(shape, name, one) for one in faults(paint)]
    assert not found, found
    assert len(odds.known_words(day())) == 0


@pytest.mark.parametrize("shape", ["720", "1080"])
def test_the_card_in_focus_has_room_for_its_picture_on_the_map(shape: str) -> None:
    table = canvas(shape)
    area = city.read_area(table, arrange(table).map).inset(city.SHADOW)
    assert len([card for card in (*DREAD, *PLOTS) if not page_layout(table, area, card).image.h]) < 2


def plot(card: str = "opium-den", *rolls: Part) -> State:
    t = day()
    t.inquiry = Inquiry("plot", card, "east-2", dict(enumerate(rolls or (Part(), Part()))))
    return t


def endgame(*, dread: int = 21, rolls: Iterable[Part] = ()) -> State:
    """The state before the Antagonist, or in the Showdown with these rolls."""
    t = day(phase="endgame", dread=dread)
    t.antagonist = t.antagonist.shown_to(*EVERYBODY)
    t.faced = list(CHALLENGES)[:1]
    for person in t.people:
        person.dice = 2
    if parts := dict(enumerate(rolls)):
        t.inquiry = Inquiry("showdown", t.antagonist.face, "endgame", parts)
    return t


def told_by(t: State, shown: ShownState | None = None) -> str:
    table = canvas()
    area = arrange(table, EVERYBODY, hand=t.phase == "endgame").tiers
    return words(lambda: outcomes.paint(table, area, outcomes.result_props(t, shown or ShownState())))


def cramped(table: Canvas, t: State, shown: ShownState) -> list[str]:
    area = arrange(table, list(t.inquiry.parts) if t.inquiry else EVERYBODY, hand=t.phase == "endgame").tiers
    return faults(lambda: outcomes.paint(table, area, outcomes.result_props(t, shown)))


# ------------------------------------------------------------------ odds
def test_odds_are_exact_and_the_next_outcome_is_hoped_for_with_the_dice_that_are_left() -> None:
    """Every way that the dice can fall, counted: two faces of six are FISTs (LD-009)."""
    for dice, need in product(range(5), range(6)):
        falls = list(product((True, True, False, False, False, False), repeat=dice))
        assert odds.chance(dice, need) == pytest.approx(sum(sum(fall) >= need for fall in falls) / len(falls))
    assert odds.in_hundred(odds.chance(4, 2)) == 41
    told = [odds.in_hundred(share) for share in (0.0, 0.001, 0.5, 0.999, 1.0)]
    assert told == [0, 1, 50, 99, 100], "only what is certain is called so"
    t = plot("opium-den", Part(dice=[True, True, False], rolled=True), Part())
    assert t.inquiry is not None
    found = odds.next_outcome(t, 2)
    assert found is not None
    assert (found.more, found.dice) == (PLOTS["opium-den"].top.least - 2, odds.to_roll(t, t.inquiry))
    assert found.share == pytest.approx(odds.chance(found.dice, found.more))
    assert found.words.endswith(f"{odds.in_hundred(found.share)}% chance")
    assert odds.next_outcome(t, 9) is None, "there is nothing above the best"
    t.inquiry.kind = "dread"
    assert odds.next_outcome(t, 0) is None


# ------------------------------------------------------------------ outcomes
def test_an_outcome_is_reached_possible_or_closed() -> None:
    t = plot("opium-den", Part(dice=[True, True], rolled=True), Part())
    assert t.inquiry is not None
    for final, standings in ((-1, ["closed", "reached", "possible"]), (1, ["closed", "reached", "closed"])):
        assert [outcomes.standing(t, t.inquiry, tier, 2, final) for tier in range(3)] == standings
    assert [outcomes.reach(PLOTS["opium-den"].tiers, tier) for tier in range(3)] == ["0–1", "2–3", "4+"]


def test_what_is_wanting_is_said_beside_the_balance() -> None:
    t = day()
    t.inquiry = Inquiry("dread", "bruiser", "east-2", {0: Part(), 1: Part()})
    for points, told in enumerate(("3 more needed", "2 more needed", "1 more needed", "Enough")):
        assert told in told_by(t, ShownState(points={0: points, 1: 0}))
    ends = {"solved": "Solved", "failed": "it stays", "left": "walked away", "met": "Stood up", "missed": "Failed"}
    for verdict, told in ends.items():
        assert told in told_by(t, ShownState(verdict=verdict))


# ------------------------------------------------------------------ track and hour
@in_sizes()
def test_the_track_tells_its_number_wherever_it_stands(shapes: list[str]) -> None:
    for shape in shapes:
        table = canvas(shape)
        area = arrange(table).track
        for dread, told in ((0, 0), (4, 4), (5, 5), (17, 17), (18.6, 18), (49, 49), (50, 50)):  # what has been shown, and no more
            props = TrackProps(dread, 0.7 if dread == 18.6 else 0.0)
            assert f"{told} of 50" in words(lambda: paint_track(table, area, props))  # noqa: B023
            assert faults(lambda: paint_track(table, area, props)) == [], (shape, dread)  # noqa: B023


def test_blood_is_on_the_track_only_while_it_moves() -> None:
    seen = set()
    for glow in (0.0, 0.8):
        table = canvas()
        area = arrange(table).track
        paint_track(table, area, TrackProps(17, glow))
        seen.add(bytes(table.surface.subsurface(table.rect(cell(area, 17, 20)).inflate(24, 16)).copy().get_buffer()))
    assert len(seen) == 2


def test_the_hour_says_where_and_when() -> None:
    table, t = canvas(), day(slot=5, at=["east-2", "east-2", "west-1", "west-1"])
    t.inquiry = Inquiry("plot", "opium-den", "east-2", {0: Part(), 1: Part()})
    told = words(lambda: paint_hour(table, arrange(table).hour, hour_props(t, ShownState())))
    assert [part for part in ("4 p.m.", "Day", "East 2", "Limehouse Basin", "elsewhere") if part not in told] == []
    t.phase, t.inquiry = "endgame", None
    assert "The Endgame" in words(lambda: paint_hour(table, arrange(table).hour, hour_props(t, ShownState())))


# ------------------------------------------------------------------ room for everything
def results() -> Iterator[tuple[State, ShownState]]:
    """What the result panel has to hold: every Plot, every balance, and the Endgame."""
    for card, shown in product(PLOTS, (ShownState(), ShownState(tier=0, page="low"))):
        yield plot(card), shown
    kinds = (("dread", next(iter(DREAD))), ("goon", next(iter(GOONS))), ("challenge", next(iter(CHALLENGES))))
    for (kind, card), points in product(kinds, (0, 4, 12)):
        t, seats = day("jacqueline,sturmer,murphy,milton"), range(4 if kind != "challenge" else 1)
        t.inquiry = Inquiry(kind, card, STREETS["north"], {seat: Part() for seat in seats})
        yield t, ShownState(points=dict.fromkeys(seats, points))
    for dread, rolls in product((0, 21, 50), ([], [Part(dice=[True, False], rolled=seat < 2) for seat in EVERYBODY])):
        yield endgame(dread=dread, rolls=rolls), ShownState()


def smaller_panels(table: Canvas) -> Iterator[Callable[[], object]]:
    """What paints the hour at all hours and places, the piles, and hands of any size."""
    hour = arrange(table).hour
    for slot in range(len(SLOTS)):
        t = day(slot=slot, at=["west-streets", "north-streets", "south-streets", "east-streets"][: slot % 4 + 1])
        yield partial(paint_hour, table, hour, hour_props(t, ShownState()))
        t.inquiry = Inquiry("plot", "opium-den", "east-6", {seat: Part() for seat in range(slot % 4 + 1)})
        yield partial(paint_hour, table, hour, hour_props(t, ShownState(hand=0.4)))
    for t, legal in product((plot(), day(deck=["cool-nerve"]), day(phase="endgame")), ((), (outcomes.DRAW,))):
        props = outcomes.deck_props(t, ShownState(), Highlights(legal=frozenset(legal)))
        yield partial(outcomes.paint_decks, table, arrange(table, (0, 1)).deck, props)
    for count in (0, 1, 3, 7, 14):
        held = tuple(list(DREAD)[:count])
        marks = Highlights(legal=frozenset(("hand", card) for card in held), focus=("hand", held[0]) if held else None)
        area = arrange(table, EVERYBODY, hand=True).hand
        yield partial(cards.hand, table, area, cards.HandProps(held, None, marks))


# ------------------------------------------------------------------ the Showdown
@pytest.mark.rule("LD-212", "LD-214")
def test_the_showdown_tells_its_target_at_the_dread_of_now_and_not_in_green_what_can_no_longer_be_won() -> None:
    told = told_by(endgame(dread=21))
    assert f"Challenge 1 of {TEAMS[4].challenges}" in told
    assert "Final Showdown at Dread 21: 5 FISTs" in told
    assert f"With 8 dice: {odds.in_hundred(odds.chance(8, 5))}% chance" in told
    for second, told in ((True, "Enough"), (False, "1 more FIST needed")):
        assert told in told_by(endgame(rolls=[Part(dice=[True, second], rolled=True) for _ in EVERYBODY]))
    rows: list[tuple[int, list[bool], Colour]] = [
        (21, [], theme.HOPE),
        (50, [], theme.DREAD_RED),  # 11 FISTs of 8 dice
        (0, [True, True], theme.GREEN),
        (50, [True, False], theme.DREAD_RED),
    ]
    for dread, rolled, colour in rows:
        t = endgame(dread=dread, rolls=[Part(dice=rolled, rolled=True) for _ in EVERYBODY] if rolled else [])
        assert balance.outlook(balance.showdown_props(t, ShownState()))[1] == colour


# ------------------------------------------------------------------ Characters
def at_plot(team: str = PARTIES[0], *seats: int, card: str = "opium-den", **parts: Part) -> State:
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
    return faults(panel(shape, t, seat, dice, shown, None))


def said(t: State, seat: int, dice: int | None = 3, shown: ShownState | None = None, acting: int | None = None) -> str:
    return words(panel("1080", t, seat, dice, shown, Highlights(acting=seat if acting is None else acting)))


def first(t: State) -> CharacterProps:
    return character_props(t, CharacterLayout(Area(0, 0, 0, 0), Area(0, 0, 0, 0)), 0, ShownState(), Highlights())


def held() -> Iterator[tuple[State, int]]:
    for team, number, seat in product(PARTIES, range(6), (0, 1)):  # every Character with every Personality card
        t = at_plot(team, 0, 1)
        card = personality_cards(t.people[seat].id)[number]
        t.people[seat].virtue, t.inquiry.parts[seat].flipped = number, card
        t.inquiry.parts[seat].silent = PERSONALITIES[card].kind == "trauma"
        yield t, seat
    items = list(ITEMS)
    for start in range(0, len(items), 2):
        t = at_plot()
        t.people[0].items = [Item(items[start]), Item(items[start + 1], tilted=bool(start % 4))]
        yield t, 0
    for start in range(0, 9, 2):
        t = at_plot()
        t.people[0].allies, t.people[0].secrets = list(ALLIES)[start : start + 2], list(SECRETS)[start % 3 : start % 3 + 1]
        yield t, 0
    t = at_plot(PARTIES[1], 0)
    for seat, person in enumerate(t.people):  # the ill, the defeated, and those in strips
        person.conditions, person.virtue = ["injured", "unhinged"], seat + 1
        person.items = [Item(item, tilted=seat == 2) for item in items[seat * 4 : seat * 4 + 3]]
    t.people[3].defeated = True
    for seat in range(4):
        yield t, seat


def test_what_others_hold_is_named_in_their_strips_and_beside_the_map_where_there_is_room() -> None:
    t = at_plot(PARTIES[0], 0)
    t.people[2].items, t.people[2].allies = [Item("sword-cane"), Item("brandy", tilted=True)], ["wiggins"]
    for shape in ("720", "1080"):
        seen = words(panel(shape, t, 2, None, None, Highlights()))
        assert [card for card in ("sword-cane", "brandy", "wiggins") if short_name(card) not in seen] == []
    t = day(PARTIES[0])
    t.phase = "story"
    t.people[0].items = [Item("brandy"), Item("sword-cane"), Item("service-revolver")]
    t.people[1].items = [Item(one) for one in list(ITEMS)[:9]]
    for shape in ("720", "1080"):
        table = canvas(shape)
        layout = arrange(table)
        made = tuple(city.roster(table, layout.roster, t, frozenset()))
        paint = partial(city.paint_roster, table, layout.roster, city.RosterProps(made, tuple(t.people), Highlights()))
        seen = words(lambda: list(paint()))  # noqa: B023
        assert all(word in seen for word in ("Brandy", "Cane", "Revolver"))
        assert all(area.w == area.h for area in made[1].belongings.values()), "there is no room for nine names"
        assert faults(lambda: list(paint())) == []  # noqa: B023


def test_icons_that_count_are_told_apart_points_by_where_they_come_from_and_a_trauma_silences_the_sheet() -> None:
    t = at_plot()  # asks for SPIRIT, GUILE, COURAGE
    assert first(t).icons(("wild", "strength", "courage")) == [("wild", True), ("strength", False), ("courage", True)]
    t.inquiry.kind = "showdown"
    assert first(t).icons(["strength"]) == [("strength", True)], "in the Showdown nothing is asked for"
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
    t = at_plot(p0=Part(flipped="the-trench-at-metz", silent=True))
    assert source_words(first(t).sources) == "sheet 0"
    assert "Trauma" in said(t, 0)
    fallen = ShownState(trauma=TraumaRoll(0, "injured", 0.5))
    assert wrong("1080", t, 0, shown=fallen) == []


def test_a_stage_says_what_its_player_still_has_to_do() -> None:
    t = at_plot(p1=Part(dice=[True, False], rolled=True))
    assert "to act" in said(t, 0)
    assert "has rolled" in said(t, 1, dice=2)
    assert "at West Streets" in said(at_plot(PARTIES[0], 0), 2)
    t = at_plot()
    t.inquiry.kind, t.inquiry.card, t.inquiry.acting = "dread", "bruiser", None
    assert "takes part" in said(t, 1, None, acting=0)
    t.people[1].defeated = True
    assert "Defeated" in said(t, 1, None, acting=0)


def test_dice_are_counted_and_a_card_is_read_only_when_they_lie() -> None:
    t = at_plot(p0=Part(dice=[True, True, False], rolled=True, extra=1))
    assert "3 FISTs" in said(t, 0)
    assert "1 FIST" in said(t, 0, shown=ShownState(throws={0: 0.7}, landed={0: 1}))
    in_the_air = said(t, 0, shown=ShownState(throws={0: 0.1}, landed={0: 0}))
    assert say("ui-ld-scene-falls") in in_the_air
    assert "no FIST" not in in_the_air, "no die has shown anything yet"
    assert "3 dice to roll" in said(at_plot(), 0)
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


# ------------------------------------------------------------------ cards
def everything(shape: str, cards_in_it: list[str]) -> Iterator[tuple[object, Callable[[], object]]]:
    """What paints all cards, small ones, and the pages of all stories, each with its name."""
    table, t = canvas(shape), day()
    page, small = arrange(table, present=[0, 1]).card, picks(table, arrange(table, present=[0]).middle, 4)[0]
    for card in cards_in_it:
        for tier in (None, 0, 1, 2) if card in PLOTS else (None,):
            yield (card, tier), partial(paint_card, table, page, card_props(t, card, tier))
    for card in SMALL:
        yield ("small", card), partial(cards.small, table, small, cards.SmallCard(card, 1))
    unseen = cards.SmallCard("", label="The top Item of the deck, unseen; the Supply is discarded")
    yield "unseen", partial(cards.small, table, small, unseen)
    for story in STORIES:
        t = day()
        t.options = type(t.options)(story=story)
        for happened in (event.ChapterBegan(1, 3), event.RespiteTaken(), event.EndgameBegan("the-caller")):
            if (told := story_page.story_page_of(t, happened)) is not None:
                yield (story, happened), partial(story_page.paint, table, arrange(table).map, told)


def test_a_card_says_what_it_asks_for_and_what_it_threatens_with_and_scrolls_what_is_too_long() -> None:
    table, t = canvas(), day()
    for props, parts in (
        (card_props(t, "the-leap"), (str(CHALLENGES["the-leap"].difficulty), "Reward: one Action die", "You are Injured.")),
        (CardProps("opium-den", 2), ("Gain 2 Virtue tokens.", "C")),
    ):
        told = words(lambda props=props: paint_card(table, Area(0, 0, 496, 792), props))
        assert [part for part in parts if part not in told] == []
    table, t, scroll, low = canvas("720 with letters at 150"), day(), Scroll(), Area(24, 112, 480, 400)
    t.inquiry = Inquiry("plot", "the-house-with-no-mirrors", "east-1", {0: Part()})
    cards.fit(table, low, t, ShownState(page="top"), scroll)
    assert scroll.most > 0
    told = words(lambda: list(card_steps(table, low, CardProps(t.inquiry.card, 2, scroll=scroll))))
    assert "…" not in told
    cards.fit(table, low._replace(h=900), t, ShownState(page="top"), scroll)
    assert scroll.most == 0


def test_a_card_that_is_turned_is_read_only_when_it_lies_open_and_its_page_is_the_one_that_has_been_shown() -> None:
    table, area = canvas(), Area(600, 200, 300, 400)
    assert words(lambda: cards.paint_revealed(table, area, RevealedCard(0, "holy-water", "gain", 0.6))) == ""
    assert "Holy Water" in words(lambda: cards.paint_revealed(table, area, RevealedCard(0, "holy-water", "gain", 1.0)))
    assert cards.tier_of(ShownState(page="front")) is None and cards.tier_of(ShownState(page="top")) == 2
    assert "The Letter" in words(lambda: cards.paint_blank(table, Area(0, 0, 496, 792), cards.BlankProps("the-letter", 1)))


# ------------------------------------------------------------------ words with tokens
def test_the_name_of_an_ability_becomes_its_token_or_both_and_words_with_tokens_are_broken_and_measured() -> None:
    assert rich_text.words_of("+2 SPIRIT, once") == (
        (rich_text.TextAtom("+2"),),
        (rich_text.TextAtom("", "spirit"), rich_text.TextAtom(",")),
        (rich_text.TextAtom("once"),),
    )
    assert rich_text.words_of("SPIRITS stay") == ((rich_text.TextAtom("SPIRITS"),), (rich_text.TextAtom("stay"),))
    assert rich_text.words_of("a WILD", spelled=True)[1] == (rich_text.TextAtom("WILD", "wild"),)
    table = canvas()
    told = "Add 2 STRENGTH icons; or after your roll, reroll any number of your dice once."
    assert len(rich_text.lines(table, told, 24, 240)) > 2
    assert all(
        sum(rich_text.wide(table, "".join(a.letters for a in word), 24) for word in row) <= 240
        for row in rich_text.lines(table, told, 24, 240)
    )
    assert rich_text.tall(table, told, 24, 240) == pytest.approx(len(rich_text.lines(table, told, 24, 240)) * table.high(24))
    small = rich_text.block(table, told, Area(0, 0, 240, 60), 30)
    assert rich_text.tall(table, told, small, 240) <= 61
    plain, aided = canvas(), canvas(aids=True)
    area = Area(0, 0, 400, 60)
    assert "SPIRIT" not in words(lambda: rich_text.paragraph(plain, "+1 SPIRIT", area, 24, (255, 255, 255)))
    assert "SPIRIT" in words(lambda: rich_text.paragraph(aided, "+1 SPIRIT", area, 24, (255, 255, 255)))


def test_every_deed_of_every_card_is_said_in_few_words() -> None:
    rows = (*ITEMS.values(), *ALLIES.values(), *SECRETS.values(), *CHARACTERS.values(), *PERSONALITIES.values())
    ways = ("use", "deplete", "sacrifice", "spend", "virtue", "talent")
    deeds = [deed for card in rows for way in ways for deed in getattr(card, way, ())]
    assert len(deeds) > 60 and all(0 < len(deed_words(deed)) <= 45 for deed in deeds)
    assert deed_words(ITEMS["saints-knucklebone"].deplete[0]) == "Dread −2"
    assert deed_words(ITEMS["galvanic-battery"].use[0]) == "+1 TECH, +1 IMPACT"
    assert deed_words(ITEMS["dynamite"].deplete[0]) == "+2 FISTs, Injured"


# ------------------------------------------------------------------ pages between two parts
def test_pages_are_turned_only_where_a_part_of_the_story_begins() -> None:
    t = day()
    t.options = type(t.options)(story="the-letter")
    for happened in (None, event.ChapterBegan(2, 3), event.RespiteTaken()):  # the Letter is told in one day
        assert story_page.story_page_of(t, happened) is None
    endgame = story_page.story_page_of(t, event.EndgameBegan("the-correspondent"))
    assert endgame is not None
    assert "SPELLCRAFT may be used as WILD" in endgame.texts[-1]


def test_a_title_that_is_too_wide_is_broken_after_its_hyphen(fresh_fonts: None) -> None:
    room = fonts.width("bold", 20, "Drawing-Ro")
    assert fonts.wrap("bold", 20, "Drawing-Room Science", room) == ("Drawing-", "Room", "Science")
    assert fonts.wrap("bold", 20, "DrawingRoom", room)[0].startswith("DrawingR"), "without one anywhere"
