"""The card pages of the rulebook, in all games but Castle Ravenloft, whose pages have tests of their own."""

from collections.abc import Callable, Mapping
from itertools import chain

import pygame
import pytest
import text_audit
import user_input

from game.rules.dungeonville.tables import content as town
from game.rules.london.tables import content as london
from game.rules.terrorscape.tables import content as villa
from game.text import name, use
from game.text.rulebook import book
from game.ui.app.main_loop import App
from game.ui.dungeonville.facts.card_pages import CLASSES, ITEM_CARDS, PIECES, WIZARDS
from game.ui.registry import game_ui
from game.ui.scene.navigation import Push
from game.ui.screens.rulebook.card_types import CardRow, CardTypes
from game.ui.screens.rulebook.parts import CARD
from game.ui.screens.rulebook.scene import RulebookScene

SIZES = ((1280, 720), (1920, 1080))


def _tables(content: object, *names: str) -> dict[str, CardRow]:
    """All rows of these tables."""
    rows: dict[str, CardRow] = {}
    for table in names:
        rows |= getattr(content, table)
    return rows


THINGS: dict[str, Mapping[str, CardRow]] = {
    "london": _tables(london.tables(), "characters", "personalities", "items", "allies", "confidence", "dread", "places", "stories"),
    "terrorscape": _tables(villa.tables(), "killers", "survivors", "abilities", "items", "traits", "plans", "places"),
    "dungeonville": {
        **_tables(town.tables(), "rooms", "items", "adventurers", "dungeons", "town"), **ITEM_CARDS, **WIZARDS, **CLASSES, **PIECES,
    },
}  # fmt: skip
"""Every row that has to have a page."""


@pytest.fixture
def app(window: Callable[..., App], game: str) -> App:
    made = window(speed="instant")
    use(game=game, strict=True)
    user_input.frames(made)
    return made


def pages(game: str) -> CardTypes:
    use(game=game, strict=True)
    found = game_ui(game).card_pages
    assert isinstance(found, CardTypes)
    return found


def opened(app: App, place: str) -> RulebookScene:
    app.enter(Push("rulebook", rule=place))
    user_input.frames(app)
    assert isinstance(app.scene, RulebookScene)
    return app.scene


def read(scene: RulebookScene, size: tuple[int, int]) -> str:
    """All words of the open page, however far it has to be scrolled; none is cut or outside its panel."""
    found, scroll = list[str](), scene.columns["page"]
    scroll.top = 0.0
    for _ in range(40):
        scene.dirty = True
        lines = text_audit.read(scene, size)
        assert not [*text_audit.cut(lines), *text_audit.beyond(lines), *text_audit.faint(lines)]
        found += [line.words for line in lines]
        if scroll.top >= scroll.most:
            break
        scroll.top += scroll.view.h * 0.6
    return " ".join(found)


@pytest.mark.parametrize("game", THINGS)
def test_every_thing_of_the_box_has_one_page_with_name_kind_and_colour(game: str) -> None:
    cards = pages(game)
    listed = list(chain.from_iterable(cards.chapters().values()))
    assert sorted(listed) == sorted(THINGS[game])
    assert set(cards.pages()) == set(listed)
    assert not set(cards.chapters()) & set(book(game).chapters)
    for card in listed:
        assert name(card).lower() in cards.pages()[card]
        assert cards.kind(card) and len(cards.colour(card)) == 3


@pytest.mark.parametrize("game", THINGS)
def test_a_card_cites_rules_that_exist_and_each_of_them_leads_back_to_it(game: str) -> None:
    cards, rules = pages(game), book(game)
    for card, row in THINGS[game].items():
        for rule in row.rules:
            assert rules.find(rule) == rule
            assert card in cards.citing(rule)
    for rule in rules.order:
        assert all(rule in THINGS[game][card].rules for card in cards.citing(rule))


@pytest.mark.parametrize("game", THINGS)
@pytest.mark.parametrize("size", SIZES)
def test_no_word_of_a_card_page_is_cut_and_its_name_and_rules_are_read(app: App, game: str, size: tuple[int, int]) -> None:
    scene = opened(app, f"{CARD}{next(iter(THINGS[game]))}")
    every = 1 if size == SIZES[0] else 8  # what fits into the smaller window fits into the larger one
    for card, row in list(THINGS[game].items())[::every]:
        scene.show(f"{CARD}{card}")
        words = read(scene, size)
        assert all(word in words for word in [*name(card).split(), *row.rules]), card


@pytest.mark.parametrize("game", THINGS)
def test_cards_are_opened_by_name_by_keys_and_by_the_rules_that_they_cite(app: App, game: str) -> None:
    card, row = next((card, row) for card, row in THINGS[game].items() if row.rules)
    scene = opened(app, row.rules[0])
    assert scene.focus.find(("card", card)) is not None
    scene.look_for(name(card))
    assert f"{CARD}{card}" in scene.rows
    scene.look_for("")
    last = list(pages(game).chapters().values())[-1]
    scene.show(f"{CARD}{last[0]}")
    user_input.frames(app)
    scene.focus.current = ("rule", scene.spot.open)
    for expected in last[1:3]:
        user_input.press(app, pygame.K_DOWN)
        user_input.frames(app)
        assert scene.spot.open == f"{CARD}{expected}"


@pytest.mark.parametrize("game", THINGS)
def test_a_click_opens_a_card_from_its_chapter_and_from_a_rule(app: App, game: str) -> None:
    first, second = next(iter(pages(game).chapters().values()))[:2]
    scene = opened(app, f"{CARD}{first}")
    row = scene.focus.find(("rule", f"{CARD}{second}"))
    assert row is not None
    user_input.click(app, row)
    user_input.frames(app)
    assert scene.spot.open == f"{CARD}{second}"
    rule = next(rule for rule in book(game).order if pages(game).citing(rule))
    scene.show(rule)
    user_input.frames(app)
    card = pages(game).citing(rule)[0]
    button = scene.focus.find(("card", card))
    assert button is not None
    user_input.click(app, button)
    user_input.frames(app)
    assert scene.spot.open == f"{CARD}{card}"
