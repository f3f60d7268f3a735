"""The adventures in the rulebook: a page for each from the rows that the rules read, found by what belongs to it, one step away."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
import text_audit
import user_input

from game import text
from game.match import Match
from game.rules.ravenloft.adventures import own
from game.rules.ravenloft.tables.cards import ADVENTURES, CARDS, MONSTERS
from game.text import name, say, use
from game.text.rulebook import book
from game.ui.app.main_loop import App
from game.ui.draw.canvas import Canvas
from game.ui.ravenloft.facts import card_pages as told
from game.ui.ravenloft.facts.cards import citing, page_ids
from game.ui.ravenloft.table.table import castle_table
from game.ui.scene.navigation import Push
from game.ui.screens.rulebook.page import Prose
from game.ui.screens.rulebook.scene import RulebookScene
from game.ui.screens.setup.scene import SetupScene

ALL = list(ADVENTURES)


@pytest.fixture
def app(window: Callable[..., App]) -> App:
    made = window(speed="instant")
    use(game="ravenloft", strict=True)
    user_input.frames(made)
    return made


def opened(app: App, place: str) -> RulebookScene:
    app.enter(Push("rulebook", rule=place))
    user_input.frames(app)
    assert isinstance(app.scene, RulebookScene)
    return app.scene


def read(scene: RulebookScene) -> str:
    """All words of the open page, however far it has to be scrolled."""
    found, scroll = [], scene.columns["page"]
    scroll.top = 0.0
    for _ in range(40):
        scene.dirty = True
        found += [line.words for line in text_audit.read(scene, (1920, 1080))]
        if scroll.top >= scroll.most:
            break
        scroll.top += scroll.view.h * 0.6
    return " ".join(found)


@pytest.mark.parametrize("adventure", ALL)
def test_a_page_tells_all_that_the_box_tells_of_an_adventure(app: App, adventure: str, monkeypatch: pytest.MonkeyPatch) -> None:
    row, prose, lines_of = ADVENTURES[adventure], set[str](), Prose.lines

    def listening(box: Prose, canvas: Canvas, wide: float) -> Any:
        prose.add(box.words)
        return lines_of(box, canvas, wide)

    monkeypatch.setattr(Prose, "lines", listening)
    words = read(opened(app, f"card:{adventure}"))
    lines = [*say(f"text-{adventure}").splitlines(), *told.set_up(row)]
    lines += [f"{say('ui-goal')}: {say(f'goal-{adventure}')}", f"{say('ui-lost')}: {say(f'lost-{adventure}')}"]
    assert set(lines) <= prose
    for tile, what in told.specials(row):
        assert any(what in line and name(tile) in line for line in prose)
    for token in told.tokens(row):
        assert any(line.endswith(say(f"text-{token}")) for line in prose)
    for head in (name(adventure), told.subtitle(row), say(f"flavour-{adventure}")):
        assert all(word in words for word in head.split())
    plates = [*map(name, [*told.figures(row), *told.treasures(row), *told.tiles(row)]), *row.rules]
    tokens = [told.call(token, count) for pool in told.pools(row) for token, count in pool.items()]
    odds = [say("ui-odds-short", number=one.number) for one in told.odds(adventure)]
    assert len(odds) == len(row.heroes)
    for label in [*plates, *tokens, *odds]:
        assert label in words


def test_every_villain_every_treasure_and_every_named_tile_leads_to_its_adventures_and_back(app: App) -> None:
    for adventure, row in ADVENTURES.items():
        for card in [*told.figures(row), *told.treasures(row), *told.tiles(row)]:
            assert adventure in told.adventures_of(card)
    villains = [card for card, row in MONSTERS.items() if row.villain]
    assert all(told.adventures_of(card) for card in villains)
    scene = opened(app, "card:gravestorm")
    user_input.click(app, next(one for one in scene.focus.targets if one.key == ("card", "destroy-the-dracolich")))
    assert scene.spot.open == "card:destroy-the-dracolich"
    assert scene.focus.find(("card", "gravestorms-phylactery")) is not None
    assert told.adventures_of("cleave") == []


def test_what_an_adventure_names_exists_and_a_rule_knows_its_adventures() -> None:
    use(game="ravenloft")
    rules = book("ravenloft")
    for adventure, row in ADVENTURES.items():
        assert set(told.treasures(row)) - {row.environment} <= set(CARDS)
        assert set(row.rules) <= set(rules.rules)
        assert all(adventure in citing(rule) for rule in row.rules)
    assert {"count-strahd"} == set(told.figures(ADVENTURES["escape-the-tomb"]))
    assert told.tokens(ADVENTURES["the-final-transformation"]) == ["kavan"]
    assert told.treasures(ADVENTURES["blood-and-fog"]) == ["blood-fog"]
    assert told.pools(ADVENTURES["hunt-for-strahd-1"]) == [ADVENTURES["hunt-for-strahd-1"].pools["items"]]


@pytest.mark.parametrize(
    ("query", "adventure"),
    [
        ("howling hag", "horror-of-the-howling-hag"),
        ("phylactery", "destroy-the-dracolich"),
        ("kavan", "the-final-transformation"),
    ],
)
def test_an_adventure_is_found_by_its_name_and_by_what_belongs_to_it(app: App, query: str, adventure: str) -> None:
    scene = opened(app, "CR-001")
    scene.look_for(query)
    assert f"card:{adventure}" in scene.rows


def test_the_adventures_are_a_chapter_that_keys_reach(app: App) -> None:
    scene = opened(app, "CR-295")
    scene.focus.current = ("rule", "CR-295")
    scene.pane = "rules"
    user_input.press(app, pygame.K_DOWN)
    assert (scene.spot.chapter, scene.spot.open) == (say("ui-book-adventures"), f"card:{ALL[0]}")
    user_input.press(app, pygame.K_DOWN)
    assert scene.spot.open == f"card:{ALL[1]}"
    user_input.press(app, pygame.K_LEFT)
    assert scene.focus.current == ("chapter", say("ui-book-adventures"))
    chapter = scene.focus.find(scene.focus.current)
    assert chapter is not None
    assert chapter.within is not None
    assert chapter.within.y <= chapter.area.y
    assert chapter.area.y + chapter.area.h <= chapter.within.y + chapter.within.h + 0.1


def test_the_set_up_is_one_step_from_the_page_of_the_chosen_adventure(app: App) -> None:
    setup = SetupScene(app.context, "ravenloft")
    app.show(setup)
    setup.press(("adventure", "blood-and-fog"))
    user_input.frames(app)
    item = setup.focus.find("rules")
    assert item is not None
    user_input.click(app, item)
    assert isinstance(app.scene, RulebookScene)
    assert app.scene.spot.open == "card:blood-and-fog"
    user_input.press(app, pygame.K_F1)
    assert app.scene is setup
    setup.focus.current = ("adventure", "rampaging-golem")
    user_input.press(app, pygame.K_F1)
    assert isinstance(app.scene, RulebookScene)
    assert app.scene.spot.open == "card:rampaging-golem"


def test_from_the_table_the_book_leads_to_this_evening_in_one_step(app: App) -> None:
    options = {"adventure": "klaks-infernal-artifact", "heroes": "kat,thorgrim"}
    table = castle_table(app.context, Match.new("ravenloft", seed=4, options=options, seats=dict.fromkeys((0, 1), "person")))
    app.show(table)
    user_input.frames(app)
    user_input.press(app, pygame.K_F1)
    scene = app.scene
    assert isinstance(scene, RulebookScene)
    item = scene.focus.find("this-game")
    assert item is not None
    user_input.click(app, item)
    assert scene.spot.open == "card:klaks-infernal-artifact"


def test_over_the_menu_no_evening_is_played(app: App) -> None:
    assert opened(app, "CR-001").focus.find("this-game") is None


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


def test_a_players_own_adventure_has_a_page_too(app: App, made: str) -> None:
    text.use(strict=False)
    assert made in page_ids()
    scene = opened(app, f"card:{made}")
    assert scene.rows[-1] == f"card:{made}"
    words = read(scene)
    assert told.subtitle(ADVENTURES[made]) in words
    assert say("ui-book-odds") not in words


def test_keys_alone_reach_the_way_to_the_rules_and_to_this_evening(app: App) -> None:
    setup = SetupScene(app.context, "ravenloft")
    app.show(setup)
    user_input.frames(app)
    assert tabbed(app, setup, "rules")
    user_input.press(app, pygame.K_RETURN)
    scene = app.scene
    assert isinstance(scene, RulebookScene)
    scene.open("CR-061")
    user_input.frames(app)
    assert tabbed(app, scene, "this-game")
    user_input.press(app, pygame.K_RETURN)
    assert scene.spot.open == f"card:{setup.form.values['adventure']}"


def tabbed(app: App, scene: Any, key: object) -> bool:
    """Press Tab until a place is in focus."""
    for _ in range(90):
        if scene.focus.current == key:
            return True
        user_input.press(app, pygame.K_TAB)
    return False
