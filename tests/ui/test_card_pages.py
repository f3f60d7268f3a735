"""The pages of cards and adventures in the rulebook: one for each, from the rows that the rules read, and one step away."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

import pygame
import pytest
import sample_screens
import text_audit
import user_input

from game import text
from game.match import Match
from game.rules.dungeonville.tables import content as town
from game.rules.london.tables import content as london
from game.rules.ravenloft.adventures import own
from game.rules.ravenloft.tables.cards import ADVENTURES, CARDS, MONSTERS
from game.rules.terrorscape.tables import content as villa
from game.text import name, say, use
from game.text.rulebook import book
from game.ui.app.main_loop import App
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.fonts import DrawnText, text_recorder
from game.ui.dungeonville.facts.card_pages import CLASSES, ITEM_CARDS, PIECES, WIZARDS
from game.ui.ravenloft.facts import card_pages as told
from game.ui.ravenloft.facts.cards import citing, page_ids
from game.ui.ravenloft.table.table import castle_table
from game.ui.registry import game_ui
from game.ui.scene.navigation import Push
from game.ui.screens.rulebook.card_types import CardRow, CardTypes
from game.ui.screens.rulebook.page import Prose, page
from game.ui.screens.rulebook.parts import CARD
from game.ui.screens.rulebook.scene import RulebookScene
from game.ui.screens.setup.scene import SetupScene
from game.ui.screens.theme import SHEET
from game.ui.settings import Settings
from game.ui.widgets.boxes import place


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
        **_tables(town.tables(), "rooms", "items", "adventurers", "dungeons", "town"), **ITEM_CARDS, **WIZARDS, **CLASSES, **PIECES
    },
}  # fmt: skip
"""Every row that has to have a page."""
in_each_game = pytest.mark.parametrize("game", THINGS)


Alone = tuple[RulebookScene, Canvas, pygame.Surface]
"""A rulebook in a window of a size, a canvas with room for a whole page of it, and its paper."""


@pytest.fixture
def game() -> str:
    return "ravenloft"


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


def alone(card: str, size: tuple[int, int]) -> Alone:
    """The rulebook at a card, and what its pages are painted on by themselves, which takes a twentieth of the time of the whole scene."""
    scene = RulebookScene(sample_screens.context(Settings()), f"{CARD}{card}")
    scene.draw(pygame.Surface(size))
    wide, scale = scene.columns["page"].view.w, size[0] / 1920
    canvas = Canvas(pygame.Surface((round(wide * scale), 4 * size[1])), size)
    everywhere = Area(0, 0, wide, 4 * size[1] / scale)
    canvas.box(everywhere, SHEET, radius=0)
    canvas.relief("ui/paper", everywhere)
    return scene, canvas, canvas.surface.copy()


def read(on: Alone, card: str) -> list[DrawnText]:
    """All lines of the page of a card, at its full height."""
    scene, canvas, paper = on
    scene.show(f"{CARD}{card}")
    canvas.surface.blit(paper, (0, 0))
    wide = scene.columns["page"].view.w
    made = page(scene.props, canvas, wide)
    high = made.high(canvas, wide)
    assert high * canvas.scale < paper.get_height()
    text_recorder.notes = []
    try:
        place(made, canvas, Area(0, 0, wide, high)).paint(canvas)
        return text_recorder.notes
    finally:
        text_recorder.notes = None


def faults_of(on: Alone, card: str, wanted: Sequence[str]) -> list[str]:
    """Words that are cut, outside their panel or too faint on the page of a card, and wanted ones that are missing."""
    lines = read(on, card)
    words = " ".join(line.words for line in lines)
    found = [*text_audit.cut(lines), *text_audit.beyond(lines), *text_audit.faint(lines)]
    return [f"{card}: {one}" for one in [*found, *(f"missing: {word}" for word in wanted if word not in words)]]


@in_each_game
def test_every_thing_of_the_box_has_one_page_with_name_kind_and_colour(game: str) -> None:
    cards = pages(game)
    listed = list(chain.from_iterable(cards.chapters().values()))
    assert sorted(listed) == sorted(THINGS[game])
    found = cards.pages()
    assert set(found) == set(listed) and not set(cards.chapters()) & set(book(game).chapters)
    for card in listed:
        assert name(card).lower() in found[card] and cards.kind(card) and len(cards.colour(card)) == 3


@in_each_game
def test_a_card_cites_rules_that_exist_and_each_of_them_leads_back_to_it(game: str) -> None:
    cards, rules = pages(game), book(game)
    for card, row in THINGS[game].items():
        for rule in row.rules:
            assert rules.find(rule) == rule and card in cards.citing(rule)
    for rule in rules.order:
        assert all(rule in THINGS[game][card].rules for card in cards.citing(rule))


@pytest.mark.parametrize("most", [30, pytest.param(1000, marks=pytest.mark.heavy)])
@in_each_game
def test_no_word_of_a_card_page_is_cut_and_its_name_and_rules_are_read(screen: pygame.Surface, game: str, most: int) -> None:
    """Those with the longest names and rules, and one of each chapter; all when heavy."""
    rows, firsts = THINGS[game], [cards[0] for cards in pages(game).chapters().values()]
    longest = sorted(rows, key=lambda card: len(name(card)) + 7 * len(rows[card].rules), reverse=True)[:most]
    faults = list[str]()
    for size, cards in ((1280, 720), dict.fromkeys([*firsts, *longest])), ((1920, 1080), firsts):
        on = alone(firsts[0], size)
        for card in cards:
            faults += faults_of(on, card, [*name(card).split(), *rows[card].rules])
    assert not faults, faults


@pytest.mark.parametrize("every", [9, pytest.param(1, marks=pytest.mark.heavy)])
@in_each_game
def test_no_word_of_the_book_is_cut_while_a_card_page_is_scrolled(screen: pygame.Surface, game: str, every: int) -> None:
    use(game=game, strict=True)
    faults, size = list[str](), (1280, 720)
    for cards in list(pages(game).chapters().values())[::every]:
        scene, words = alone(cards[0], size)[0], ""
        scroll = scene.columns["page"]
        for _ in range(40):
            lines = text_audit.read(scene, size)
            words += " ".join(line.words for line in lines)
            faults += [*text_audit.cut(lines), *text_audit.beyond(lines), *text_audit.faint(lines)]
            if scroll.top >= scroll.most:
                break
            scroll.top += scroll.view.h * 0.6
        faults += [rule for rule in THINGS[game][cards[0]].rules if rule not in words]
    assert not faults, faults


@in_each_game
def test_cards_are_opened_by_name_by_keys_by_clicks_and_by_the_rules_that_they_cite(app: App, game: str) -> None:
    cards = pages(game)
    card, row = next((card, row) for card, row in THINGS[game].items() if row.rules)
    scene = opened(app, row.rules[0])
    click_on(app, ("card", card))
    assert scene.spot.open == f"{CARD}{card}"
    scene.look_for(name(card))
    assert f"{CARD}{card}" in scene.rows
    scene.look_for("")
    last = list(cards.chapters().values())[-1]
    scene.show(f"{CARD}{last[0]}")
    user_input.frames(app)
    scene.focus.current = ("rule", scene.spot.open)
    for expected in last[1:3]:
        user_input.press(app, pygame.K_DOWN)
        user_input.frames(app)
        assert scene.spot.open == f"{CARD}{expected}"
    first, second = next(iter(cards.chapters().values()))[:2]
    scene.show(f"{CARD}{first}")
    user_input.frames(app)
    click_on(app, ("rule", f"{CARD}{second}"))
    assert scene.spot.open == f"{CARD}{second}"


def click_on(app: App, key: Hashable) -> None:
    """Click on a place."""
    item = user_input.screen_of(app).focus.find(key)
    assert item is not None, key
    user_input.click(app, item)
    user_input.frames(app)


ALL = list(ADVENTURES)


def test_a_page_tells_all_that_the_box_tells_of_an_adventure(castle_words: None, monkeypatch: pytest.MonkeyPatch) -> None:
    prose, lines_of = set[str](), Prose.lines

    def listening(box: Prose, canvas: Canvas, wide: float) -> Any:
        prose.add(box.words)
        return lines_of(box, canvas, wide)

    monkeypatch.setattr(Prose, "lines", listening)
    on, faults = alone(ALL[0], (1920, 1080)), list[tuple[str, str]]()
    for adventure, row in ADVENTURES.items():
        prose.clear()
        words = " ".join(line.words for line in read(on, adventure))
        lines = [*say(f"text-{adventure}").splitlines(), *told.set_up(row)]
        lines += [f"{say('ui-goal')}: {say(f'goal-{adventure}')}", f"{say('ui-lost')}: {say(f'lost-{adventure}')}"]
        missing = [line for line in lines if line not in prose]
        missing += [w for tile, w in told.specials(row) if not any(w in line and name(tile) in line for line in prose)]
        missing += [one for one in told.tokens(row) if not any(line.endswith(say(f"text-{one}")) for line in prose)]
        plates = [*map(name, [*told.figures(row), *told.treasures(row), *told.tiles(row)]), *row.rules]
        tokens = [told.call(token, count) for pool in told.pools(row) for token, count in pool.items()]
        odds = [say("ui-odds-short", number=one.number) for one in told.odds(adventure)]
        heads = f"{name(adventure)} {told.subtitle(row)} {say(f'flavour-{adventure}')}".split()
        missing += [label for label in [*plates, *tokens, *odds, *heads] if label not in words]
        missing += [] if len(odds) == len(row.heroes) else ["odds"]
        faults += [(adventure, one) for one in missing]
    assert not faults, faults


def test_every_villain_every_treasure_and_every_named_tile_leads_to_its_adventures_and_back(app: App) -> None:
    for adventure, row in ADVENTURES.items():
        for card in [*told.figures(row), *told.treasures(row), *told.tiles(row)]:
            assert adventure in told.adventures_of(card)
    villains = [card for card, row in MONSTERS.items() if row.villain]
    assert all(told.adventures_of(card) for card in villains)
    scene = opened(app, "card:gravestorm")
    user_input.click(app, next(one for one in scene.focus.targets if one.key == ("card", "destroy-the-dracolich")))
    assert scene.spot.open == "card:destroy-the-dracolich" and scene.focus.find(("card", "gravestorms-phylactery")) is not None
    assert told.adventures_of("cleave") == []


def test_what_an_adventure_names_exists_and_a_rule_knows_its_adventures() -> None:
    use(game="ravenloft")
    rules = book("ravenloft")
    for adventure, row in ADVENTURES.items():
        assert set(told.treasures(row)) - {row.environment} <= set(CARDS) and set(row.rules) <= set(rules.rules)
        assert all(adventure in citing(rule) for rule in row.rules)
    assert {"count-strahd"} == set(told.figures(ADVENTURES["escape-the-tomb"]))
    assert told.tokens(ADVENTURES["the-final-transformation"]) == ["kavan"]
    assert told.treasures(ADVENTURES["blood-and-fog"]) == ["blood-fog"]
    assert told.pools(ADVENTURES["hunt-for-strahd-1"]) == [ADVENTURES["hunt-for-strahd-1"].pools["items"]]


def test_adventures_are_found_by_name_and_are_a_chapter_that_keys_reach_and_no_evening_is_played_over_the_menu(app: App) -> None:
    scene = opened(app, "CR-295")
    assert scene.focus.find("this-game") is None
    for query, adventure in (
        ("howling hag", "horror-of-the-howling-hag"),
        ("phylactery", "destroy-the-dracolich"),
        ("kavan", "the-final-transformation"),
    ):
        scene.look_for(query)
        assert f"card:{adventure}" in scene.rows
    scene.look_for("")
    scene.show("CR-295")
    user_input.frames(app)
    scene.focus.current, scene.pane = ("rule", "CR-295"), "rules"
    user_input.press(app, pygame.K_DOWN)
    assert (scene.spot.chapter, scene.spot.open) == (say("ui-book-adventures"), f"card:{ALL[0]}")
    user_input.press(app, pygame.K_DOWN)
    assert scene.spot.open == f"card:{ALL[1]}"
    user_input.press(app, pygame.K_LEFT)
    assert scene.focus.current == ("chapter", say("ui-book-adventures"))
    chapter = scene.focus.find(scene.focus.current)
    assert chapter is not None and chapter.within is not None
    assert chapter.within.y <= chapter.area.y and chapter.area.y + chapter.area.h <= chapter.within.y + chapter.within.h + 0.1


def test_the_book_is_one_step_from_the_set_up_and_the_table_and_leads_to_this_evening_in_one_step(app: App) -> None:
    setup: Any = SetupScene(app.context, "ravenloft")
    app.show(setup)
    setup.press(("adventure", "blood-and-fog"))
    user_input.frames(app)
    user_input.click(app, setup.focus.find("rules"))
    assert open_place(app) == "card:blood-and-fog"
    user_input.press(app, pygame.K_F1)
    assert app.scene is setup
    setup.focus.current = ("adventure", "rampaging-golem")
    user_input.press(app, pygame.K_F1)
    assert open_place(app) == "card:rampaging-golem"
    options = {"adventure": "klaks-infernal-artifact", "heroes": "kat,thorgrim"}
    app.show(castle_table(app.context, Match.new("ravenloft", seed=4, options=options, seats=dict.fromkeys((0, 1), "person"))))
    user_input.frames(app)
    user_input.press(app, pygame.K_F1)
    scene: Any = app.scene
    user_input.click(app, scene.focus.find("this-game"))
    assert open_place(app) == "card:klaks-infernal-artifact"


def open_place(app: App) -> str:
    """The open place of the rulebook."""
    assert isinstance(app.scene, RulebookScene)
    return app.scene.spot.open


@pytest.fixture
def made(tmp_path: Path) -> Iterator[str]:
    file = tmp_path / "the-long-stair.toml"
    file.write_text(
        'id = "the-long-stair"\nnumber = 77\nrules = ["CR-009"]\nheroes = [2]\nneeded = ["T39"]\nlayers = [{ random = 3 }, { tiles = ["T39"] }]\n'
        'board = [{ tile = "ST-N", x = 0, y = 0 }, { tile = "ST-S", x = 0, y = 1 }]\nwon = [{ ask = "all-escaped" }]\n'
        '[[trigger]]\non = "hero-end"\ndo = "escape-by-stairs"\ntile = "T39"\n',
        encoding="utf-8",
    )
    assert own.adopt(tmp_path) == (["the-long-stair"], [])
    yield "the-long-stair"
    del ADVENTURES["the-long-stair"], own.OWN["the-long-stair"]


def test_a_players_own_adventure_has_a_page_too(castle_words: None, made: str) -> None:
    text.use(strict=False)
    assert made in page_ids()
    on = alone(made, (1920, 1080))
    words = " ".join(line.words for line in read(on, made))
    assert on[0].rows[-1] == f"card:{made}" and told.subtitle(ADVENTURES[made]) in words and say("ui-book-odds") not in words


def test_keys_alone_reach_the_way_to_the_rules_and_to_this_evening(app: App) -> None:
    setup = SetupScene(app.context, "ravenloft")
    app.show(setup)
    user_input.frames(app)
    assert tabbed(app, setup, "rules")
    user_input.press(app, pygame.K_RETURN)
    scene: Any = app.scene
    scene.open("CR-061")
    user_input.frames(app)
    assert tabbed(app, scene, "this-game")
    user_input.press(app, pygame.K_RETURN)
    assert open_place(app) == f"card:{setup.form.values['adventure']}"


def tabbed(app: App, scene: Any, key: object) -> bool:
    """Press Tab until a place is in focus."""
    for _ in range(90):
        if scene.focus.current == key:
            return True
        user_input.press(app, pygame.K_TAB)
    return False
