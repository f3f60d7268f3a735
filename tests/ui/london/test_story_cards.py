"""The cards of the story: the text of every card fits in all window sizes and text scales."""

import pytest

from game.rules.london import event
from game.rules.london.state import Inquiry, Part
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
    STORIES,
)
from game.ui.draw import fonts
from game.ui.draw.canvas import Area
from game.ui.london.panels import rich_text, story_page
from game.ui.london.panels.card_page import card_steps, paint_card
from game.ui.london.panels.card_text import CardProps, card_props
from game.ui.london.story.choreography import RevealedCard, ShownState
from game.ui.london.story.facts import deed_words
from game.ui.london.story.layout import arrange, picks
from game.ui.london.story.panels import cards
from game.ui.widgets.layout import Scroll
from tests.london.kit import day
from tests.ui.london.painter_kit import SHAPES, canvas, faults, words

pytestmark = pytest.mark.usefixtures("fresh_fonts")

OPEN = [*PLOTS, *DREAD, *GOONS, *CHALLENGES, *ANTAGONISTS, *ALLIES, *SECRETS, *ITEMS]
SMALL = [*ITEMS, *CONFIDENCE, *DREAD, *GOONS]


@pytest.mark.parametrize("shape", SHAPES)
def test_every_card_finds_room_for_its_words(shape: str) -> None:
    """All of them in two looks; in the others one of each few, since a sheet of paper takes its time."""
    table, t = canvas(shape), day()
    area = arrange(table, present=[0, 1]).card
    for card in OPEN if shape in ("1080", "720 with letters at 150") else OPEN[::6]:
        for tier in (None, 0, 1, 2) if card in PLOTS else (None,):
            assert faults(lambda card=card, tier=tier: paint_card(table, area, card_props(t, card, tier))) == [], (card, tier)


def test_a_text_that_is_too_long_is_scrolled_and_not_cut() -> None:
    table, t, scroll, low = canvas("720 with letters at 150"), day(), Scroll(), Area(24, 112, 480, 400)
    t.inquiry = Inquiry("plot", "the-house-with-no-mirrors", "east-1", {0: Part()})
    cards.fit(table, low, t, ShownState(page="top"), scroll)
    assert scroll.most > 0
    told = words(lambda: list(card_steps(table, low, CardProps(t.inquiry.card, 2, scroll=scroll))))
    assert "…" not in told
    cards.fit(table, low._replace(h=900), t, ShownState(page="top"), scroll)
    assert scroll.most == 0


def test_a_card_says_what_it_asks_for_and_what_it_threatens_with() -> None:
    table, t = canvas(), day()
    for props, parts in (
        (card_props(t, "the-leap"), (str(CHALLENGES["the-leap"].difficulty), "Reward: one Action die", "You are Injured.")),
        (CardProps("opium-den", 2), ("Gain 2 Virtue tokens.", "C")),
    ):
        told = words(lambda props=props: paint_card(table, Area(0, 0, 496, 792), props))
        assert [part for part in parts if part not in told] == []


def test_the_page_that_lies_open_is_the_one_that_has_been_shown() -> None:
    table, t = canvas(), day(shown={"east-2": "opium-den"}, phase="story")
    t.options = type(t.options)(story="the-letter")
    assert cards.tier_of(ShownState(page="front")) is None
    assert cards.tier_of(ShownState(page="top")) == 2
    assert "The Letter" in words(lambda: cards.paint_blank(table, Area(0, 0, 496, 792), cards.BlankProps("the-letter", 1)))


@pytest.mark.parametrize("shape", SHAPES)
def test_small_cards_find_room_for_their_words(shape: str) -> None:
    table = canvas(shape)
    spot = picks(table, arrange(table, present=[0]).middle, 4)[0]
    for card in SMALL:
        assert faults(lambda card=card: cards.small(table, spot, cards.SmallCard(card, 1))) == [], card
    unseen = cards.SmallCard("", label="The top Item of the deck, unseen; the Supply is discarded")
    assert faults(lambda: cards.small(table, spot, unseen)) == []


def test_a_card_that_is_turned_is_read_only_when_it_lies_open() -> None:
    table, area = canvas(), Area(600, 200, 300, 400)
    assert words(lambda: cards.paint_revealed(table, area, RevealedCard(0, "holy-water", "gain", 0.6))) == ""
    assert "Holy Water" in words(lambda: cards.paint_revealed(table, area, RevealedCard(0, "holy-water", "gain", 1.0)))


# ------------------------------------------------------------------ words with tokens


def test_the_name_of_an_ability_becomes_its_token() -> None:
    assert rich_text.words_of("+2 SPIRIT, once") == (
        (rich_text.TextAtom("+2"),),
        (rich_text.TextAtom("", "spirit"), rich_text.TextAtom(",")),
        (rich_text.TextAtom("once"),),
    )
    assert rich_text.words_of("SPIRITS stay") == ((rich_text.TextAtom("SPIRITS"),), (rich_text.TextAtom("stay"),))
    assert rich_text.words_of("a WILD", spelled=True)[1] == (rich_text.TextAtom("WILD", "wild"),)


def test_words_with_tokens_are_broken_and_measured() -> None:
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


def test_who_asks_for_more_signs_has_tokens_and_their_names() -> None:
    plain, aided = canvas(), canvas(aids=True)
    area = Area(0, 0, 400, 60)
    assert "SPIRIT" not in words(lambda: rich_text.paragraph(plain, "+1 SPIRIT", area, 24, (255, 255, 255)))
    assert "SPIRIT" in words(lambda: rich_text.paragraph(aided, "+1 SPIRIT", area, 24, (255, 255, 255)))


def test_every_deed_of_every_card_is_said_in_few_words() -> None:
    cards = (*ITEMS.values(), *ALLIES.values(), *SECRETS.values(), *CHARACTERS.values(), *PERSONALITIES.values())
    ways = ("use", "deplete", "sacrifice", "spend", "virtue", "talent")
    deeds = [deed for card in cards for way in ways for deed in getattr(card, way, ())]
    assert len(deeds) > 60
    assert all(0 < len(deed_words(deed)) <= 45 for deed in deeds)
    assert deed_words(ITEMS["saints-knucklebone"].deplete[0]) == "Dread −2"
    assert deed_words(ITEMS["galvanic-battery"].use[0]) == "+1 TECH, +1 IMPACT"
    assert deed_words(ITEMS["dynamite"].deplete[0]) == "+2 FISTs, Injured"


# ------------------------------------------------------------------ pages between two parts


@pytest.mark.parametrize("shape", SHAPES)
def test_every_page_of_every_story_finds_room_for_its_words(shape: str) -> None:
    table = canvas(shape)
    for story in STORIES:
        t = day()
        t.options = type(t.options)(story=story)
        for happened in (event.ChapterBegan(1, 3), event.RespiteTaken(), event.EndgameBegan("the-caller")):
            if (page := story_page.story_page_of(t, happened)) is not None:
                assert faults(lambda page=page: story_page.paint(table, arrange(table).map, page)) == []


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
