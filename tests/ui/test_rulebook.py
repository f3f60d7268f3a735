"""The rulebook in the window: every rule and every card has a page, links go both ways, the search finds, and keys alone are enough."""

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

import pygame
import pytest
import sample_screens
import text_audit
import user_input
from user_input import click_on, scene_of

from game import text
from game.match import Match
from game.rules.dungeonville.tables import content as town
from game.rules.engine.content import data_folder
from game.rules.london.tables import content as london
from game.rules.ravenloft.adventures import own
from game.rules.ravenloft.tables.cards import ADVENTURES, CARDS, MONSTERS
from game.rules.terrorscape.tables import content as villa
from game.text import name, say, use
from game.text.rulebook import Rulebook, book, unknown
from game.ui.app.main_loop import App
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.fonts import DrawnText
from game.ui.dungeonville.facts.card_pages import CLASSES, ITEM_CARDS, PIECES, WIZARDS
from game.ui.ravenloft.facts import card_pages as told
from game.ui.ravenloft.facts.cards import all_cards, cited, citing, page_ids, rules_of
from game.ui.ravenloft.table.table import castle_table
from game.ui.registry import game_ui
from game.ui.scene.navigation import Push
from game.ui.screens.rulebook import columns
from game.ui.screens.rulebook.card_types import CardRow, CardTypes
from game.ui.screens.rulebook.page import Prose, page
from game.ui.screens.rulebook.parts import CARD
from game.ui.screens.rulebook.scene import RulebookScene
from game.ui.screens.setup.scene import SetupScene
from game.ui.screens.theme import SHEET
from game.ui.settings import Settings
from game.ui.widgets.boxes import place


def _tables(content: object, *names: str) -> dict[str, CardRow]:
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


def opened(app: App, place: str = "") -> Any:
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
    scene, canvas, paper = on
    scene.show(f"{CARD}{card}")
    canvas.surface.blit(paper, (0, 0))
    wide = scene.columns["page"].view.w
    made = page(scene.props, canvas, wide)
    high = made.high(canvas, wide)
    assert high * canvas.scale < paper.get_height()
    return text_audit.recorded(lambda: place(made, canvas, Area(0, 0, wide, high)).paint(canvas))


def faults_of(on: Alone, card: str, wanted: Sequence[str]) -> list[str]:
    """Words that are cut, outside their panel or too faint on the page of a card, and wanted ones that are missing."""
    lines = read(on, card)
    words = " ".join(line.words for line in lines)
    found = [*text_audit.cut(lines), *text_audit.beyond(lines), *text_audit.faint(lines)]
    return [f"{card}: {one}" for one in [*found, *(f"missing: {word}" for word in wanted if word not in words)]]


@in_each_game
def test_every_thing_of_the_box_has_one_page_and_each_rule_that_it_cites_leads_back_to_it(game: str) -> None:
    cards = pages(game)
    listed = list(chain.from_iterable(cards.chapters().values()))
    assert sorted(listed) == sorted(THINGS[game])
    found = cards.pages()
    assert set(found) == set(listed) and not set(cards.chapters()) & set(book(game).chapters)
    for card in listed:
        assert name(card).lower() in found[card] and cards.kind(card) and len(cards.colour(card)) == 3
    rules = book(game)
    for card, row in THINGS[game].items():
        for rule in row.rules:
            assert rules.find(rule) == rule and card in cards.citing(rule)
    for rule in rules.order:
        assert all(rule in THINGS[game][card].rules for card in cards.citing(rule))


@pytest.mark.heavy
@in_each_game
def test_no_word_of_a_card_page_is_cut_and_its_name_and_rules_are_read(screen: pygame.Surface, game: str) -> None:
    """Every one in a small window, and one of each chapter in a large one."""
    rows, firsts = THINGS[game], [cards[0] for cards in pages(game).chapters().values()]
    faults = list[str]()
    for size, cards in ((1280, 720), rows), ((1920, 1080), firsts):
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


ALL = list(ADVENTURES)


@pytest.mark.heavy
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


def test_what_an_adventure_names_exists_and_leads_to_its_adventures_and_back(app: App) -> None:
    rules = book("ravenloft")
    for adventure, row in ADVENTURES.items():
        assert set(told.treasures(row)) - {row.environment} <= set(CARDS) and set(row.rules) <= set(rules.rules)
        assert all(adventure in citing(rule) for rule in row.rules)
        named = [*told.figures(row), *told.treasures(row), *told.tiles(row)]
        assert all(adventure in told.adventures_of(card) for card in named), adventure
    assert {"count-strahd"} == set(told.figures(ADVENTURES["escape-the-tomb"]))
    assert told.tokens(ADVENTURES["the-final-transformation"]) == ["kavan"]
    assert told.treasures(ADVENTURES["blood-and-fog"]) == ["blood-fog"]
    assert told.pools(ADVENTURES["hunt-for-strahd-1"]) == [ADVENTURES["hunt-for-strahd-1"].pools["items"]]
    villains = [card for card, row in MONSTERS.items() if row.villain]
    assert all(told.adventures_of(card) for card in villains)
    scene = opened(app, "card:gravestorm")
    user_input.click(app, next(one for one in scene.focus.targets if one.key == ("card", "destroy-the-dracolich")))
    assert scene.spot.open == "card:destroy-the-dracolich" and scene.focus.find(("card", "gravestorms-phylactery")) is not None
    assert told.adventures_of("cleave") == []


def test_adventures_are_found_by_name_and_are_a_chapter_that_keys_reach_and_no_evening_is_played_over_the_menu(app: App) -> None:
    scene = opened(app, "CR-295")
    assert scene.focus.find("this-game") is None
    found = {
        "howling hag": "horror-of-the-howling-hag",
        "phylactery": "destroy-the-dracolich",
        "kavan": "the-final-transformation",
    }
    for query, adventure in found.items():
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
    assert chapter.within.y <= chapter.area.y and chapter.area.y + chapter.area.h <= chapter.within.y + chapter.within.h + 0.1


@pytest.mark.heavy
def test_the_book_is_one_step_from_the_set_up_and_the_table_and_leads_to_this_evening_in_one_step(app: App) -> None:
    setup: Any = SetupScene(app.context, "ravenloft")
    app.show(setup)
    setup.press(("adventure", "blood-and-fog"))
    user_input.frames(app)
    user_input.click(app, setup.focus.find("rules"))
    assert scene_of(app).spot.open == "card:blood-and-fog"
    user_input.press(app, pygame.K_F1)
    assert app.scene is setup
    setup.focus.current = ("adventure", "rampaging-golem")
    user_input.press(app, pygame.K_F1)
    assert scene_of(app).spot.open == "card:rampaging-golem"
    options = {"adventure": "klaks-infernal-artifact", "heroes": "kat,thorgrim"}
    app.show(castle_table(app.context, Match.new("ravenloft", seed=4, options=options, seats=dict.fromkeys((0, 1), "person"))))
    user_input.frames(app)
    user_input.press(app, pygame.K_F1)
    scene: Any = app.scene
    user_input.click(app, scene.focus.find("this-game"))
    assert scene_of(app).spot.open == "card:klaks-infernal-artifact"
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
    assert scene_of(app).spot.open == f"card:{setup.form.values['adventure']}"


@pytest.mark.heavy
def test_a_players_own_adventure_has_a_page_too(castle_words: None, tmp_path: Path) -> None:
    (tmp_path / "the-long-stair.toml").write_text(
        'id = "the-long-stair"\nnumber = 77\nrules = ["CR-009"]\nheroes = [2]\nneeded = ["T39"]\nlayers = [{ random = 3 }, { tiles = ["T39"] }]\n'
        'board = [{ tile = "ST-N", x = 0, y = 0 }, { tile = "ST-S", x = 0, y = 1 }]\nwon = [{ ask = "all-escaped" }]\n'
        '[[trigger]]\non = "hero-end"\ndo = "escape-by-stairs"\ntile = "T39"\n',
        encoding="utf-8",
    )
    made = "the-long-stair"
    assert own.adopt(tmp_path) == ([made], [])
    try:
        text.use(strict=False)
        assert made in page_ids()
        on = alone(made, (1920, 1080))
        words = " ".join(line.words for line in read(on, made))
        assert on[0].rows[-1] == f"card:{made}" and told.subtitle(ADVENTURES[made]) in words and say("ui-book-odds") not in words
    finally:
        del ADVENTURES[made], own.OWN[made]


def tabbed(app: App, scene: Any, key: object) -> bool:
    for _ in range(90):
        if scene.focus.current == key:
            return True
        user_input.press(app, pygame.K_TAB)
    return False


@pytest.fixture
def rules() -> Rulebook:
    return book("ravenloft")


def write(app: App, words: str) -> None:
    for sign in words:
        user_input.press(app, pygame.key.key_code("space" if sign == " " else sign), unicode=sign)


def held(app: App, key: int) -> None:
    user_input.post(pygame.KEYDOWN, key=key, mod=pygame.KMOD_LALT)
    user_input.frames(app)


def click(app: App, key: object) -> None:
    """Click on a place of the book, or on the first link in its text."""
    scene = user_input.screen_of(app)
    found = next((one for one in scene.focus.targets if key in (one.key, one.group)), None)
    assert found is not None, key
    user_input.click(app, found)


def test_every_rule_has_a_chapter_a_title_words_and_steps_and_no_line_of_the_file_is_lost(rules: Rulebook) -> None:
    every = rules.rules.values()
    assert len(every) == sum(map(len, rules.chapters.values())) == len({rule.title for rule in every}) == 295
    assert all(rule.title and rule.words and rule.chapter for rule in every)
    lines = (Path(data_folder("levels")) / "ravenloft" / "rules.md").read_text(encoding="utf-8").splitlines()
    assert sum(line.startswith("- **") for line in lines) == len(every)
    assert sum(line.startswith("    ") for line in lines) == sum(len(rule.drawing) for rule in every)
    assert {letter for rule in every for row in rule.drawing for letter in row} <= set("#.HhMOX_0123456789")
    ruled = [line for line in lines if line.startswith("|") and "---" not in line]
    assert len(ruled) == sum(len(rule.table) for rule in every) > 0
    numbers = [number for chapter in rules.chapters for number in rules.pages(chapter)]
    assert numbers == list(range(2, 2 + 2 * len(rules.chapters))), "no two pages have one number"
    steps = rules.rules["CR-089"].steps
    assert [(one.words, one.rule) for one in steps] == [
        ("Encounter", "CR-090"), ("Villains", "CR-091"), ("Monsters and Traps", "CR-092"),
    ]  # fmt: skip
    for rule in rules.rules.values():
        assert len({len(row) for row in rule.table}) <= 1
        assert len(rule.steps) == (len(rule.table[0]) - 1 if len(rule.table) == 1 else 0)
        for one in rule.steps:
            assert one.rule in rules.rules
            assert (data_folder("sprites") / "baked" / "ui" / f"{one.picture}.webp").is_file()


@pytest.mark.heavy
def test_what_a_rule_or_a_card_names_knows_of_it_and_every_rule_cited_exists(rules: Rulebook) -> None:
    for rule in rules.rules.values():
        for other in rule.names:
            assert rule.id in rules.named_by[other] and rule.id in rules.related(other)
    assert "CR-243" in rules.related("CR-093")
    assert all(rules.related(rule.id) for rule in rules.rules.values() if rule.example)
    for card in all_cards():
        assert card.startswith(("T", "ST")) or all(card in cited().get(rule, ()) for rule in rules_of(card)), card
    assert all(rule in rules_of(card) for rule, cards in cited().items() for card in cards)
    quoted: set[str] = set()
    for file in [*Path("game").rglob("*.py"), *Path("levels").rglob("*.toml"), *Path("levels").rglob("*.ftl")]:
        quoted |= set(re.findall(r"\bCR-\d{3}\b", file.read_text(encoding="utf-8")))
    assert len(quoted) > 200
    assert unknown(quoted - {"CR-000"}) == []  # a number of the usual width, to measure by


@pytest.mark.heavy
def test_a_rule_is_found_by_its_number_its_title_and_all_words_of_a_search(rules: Rulebook) -> None:
    assert {rules.find(words) for words in ("CR-093", "cr-93", "93", " 093 ")} == {"CR-093"}
    assert rules.find("ex-2") == "CR-243" and not any(map(rules.find, ("CR-999", "TOY-001", "")))
    assert [rule.id for rule in rules.rules.values() if rule.id not in rules.search(rule.title)[:2]] == []
    for query, first in {
        "every figure of that name": "CR-093", "93": "CR-093", "ex-9": "CR-250", "closest hero": "CR-147", "no token left lose": "CR-138",
    }.items():  # fmt: skip
        found = rules.search(query)
        assert first in found[:3], query
        for passage in (rules.rules[rule] for rule in found if not query[-1].isdecimal()):
            whole = f"{passage.id} {passage.title} {passage.words} {passage.chapter} {passage.part}".lower()
            assert all(word in whole for word in query.split())


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("size", "scale", "every"),
    [
        ((1280, 720), 1.0, 1), ((1280, 720), 2.0, 37), ((1920, 1080), 1.0, 37),
        ((1920, 1080), 2.0, 37), ((2560, 1440), 0.75, 37), ((1000, 1000), 1.5, 37),
    ],
)  # fmt: skip
def test_every_rule_and_card_can_be_opened_and_drawn(app: App, size: tuple[int, int], scale: float, every: int) -> None:
    app.context.settings.scale = scale
    surface, scene = pygame.Surface(size), opened(app)
    places = [*scene.book.order, *(f"card:{card}" for card in page_ids())]
    for number, page_id in enumerate(places[::every]):
        scene.open(page_id)
        assert scene.spot.open == page_id
        if every == 1 and number % 23:
            continue
        scene.draw(surface)
        assert scene.spot.open == page_id and scene.focus.focused is not None
        room = app.context.canvas(surface).room
        for one in scene.focus.targets:
            inside = one.within or room
            assert inside.x - 1 <= one.area.x <= one.area.x + one.area.w <= inside.x + inside.w + 1, (page_id, one)


@pytest.mark.heavy
def test_letters_search_at_once_and_keys_alone_reach_everything(app: App) -> None:
    menu, scene = app.scene, opened(app)
    write(app, "adjacent wall")
    assert scene.query == "adjacent wall" and scene.spot.open == scene.found[0]
    user_input.press(app, pygame.K_DOWN)
    assert scene.spot.open == scene.found[1]
    user_input.press(app, pygame.K_RETURN)
    assert scene.focus.current == ("rule", scene.found[1])
    user_input.press(app, pygame.K_RIGHT)
    assert scene.group() in ("links", "cards")
    before = scene.spot.open
    user_input.press(app, pygame.K_RETURN)
    assert scene.spot.open != before
    user_input.press(app, pygame.K_ESCAPE)
    assert not scene.query
    user_input.press(app, pygame.K_BACKSPACE)
    assert scene.spot.open == before
    write(app, "zzz")
    assert scene.found == []
    user_input.press(app, pygame.K_DOWN)
    user_input.press(app, pygame.K_RETURN)
    assert scene.spot.open in scene.rows or scene.query
    user_input.press(app, pygame.K_ESCAPE)
    assert not scene.query and scene.focus.focused is not None
    write(app, "cleave")
    assert scene.found[0] == "card:cleave" and name("cleave") == "Cleave"
    for _ in range(2):  # the search, and the book
        user_input.press(app, pygame.K_ESCAPE)
    assert app.scene is menu


def test_arrows_go_from_rule_to_rule_links_are_followed_by_mouse_and_the_way_back_is_kept(app: App) -> None:
    scene = opened(app, "CR-088")
    for key, rule, chapter, focus in (
        (pygame.K_DOWN, "CR-089", "Villain Phase", None), (pygame.K_LEFT, None, None, ("chapter", "Villain Phase")),
        (pygame.K_DOWN, None, "Power cards", None), (pygame.K_RIGHT, None, None, ("rule", "CR-099")),
        (pygame.K_END, f"card:{page_ids()[-1]}", None, None), (pygame.K_HOME, "CR-001", None, None), (pygame.K_UP, None, None, "search"),
    ):  # fmt: skip
        user_input.press(app, key)
        assert rule in (None, scene.spot.open) and chapter in (None, scene.spot.chapter)
        assert focus in (None, scene.focus.current)
    scene = opened(app, "CR-093")
    click(app, "inline")
    assert scene.spot.open == "CR-243"
    click(app, ("link", "CR-093"))
    assert scene.spot.open == "CR-093"
    held(app, pygame.K_LEFT)
    assert scene.spot.open == "CR-243"
    click(app, "backward")
    assert scene.spot.open == "CR-093"
    held(app, pygame.K_RIGHT)
    click(app, "forward")
    assert scene.spot.open == "CR-093" and not scene.future
    scene.open("CR-101")
    user_input.redraw(scene, app.surface)
    click(app, ("card", "cleave"))
    assert scene.spot.open == "card:cleave" and all(scene.focus.find(("link", rule)) for rule in rules_of("cleave"))
    click(app, ("link", "CR-101"))
    assert scene.spot.open == "CR-101"
    click(app, "backward")
    assert scene.future
    scene.open("CR-093")
    assert not scene.future, "what is opened now follows where one is"


def test_the_steps_of_a_phase_are_plates_and_the_open_one_is_marked(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    marked: list[tuple[str, bool]] = []
    drawn = columns._step
    monkeypatch.setattr(
        columns, "_step", lambda c, a, one, label, here: marked.append((label, here)) or drawn(c, a, one, label, here=here)
    )
    scene = opened(app, "CR-089")
    click(app, ("step", "CR-092"))
    assert scene.spot.open == "CR-092" and scene.past[-1].open == "CR-089"
    scene.columns["rules"].top = 0
    marked.clear()
    scene.paint(app.context.canvas(app.surface))
    assert marked == [("1 Encounter", False), ("2 Villains", False), ("3 Monsters and Traps", True)]


@pytest.mark.heavy
def test_tables_and_numbers_of_pages_stand_in_the_book_but_not_in_what_was_found_nor_on_a_card(app: App) -> None:
    scene = opened(app, "CR-097")

    def lines() -> set[str]:
        return {line.words for line in text_audit.read(scene, (1920, 1080))}

    cells = {cell for row in scene.book.rules["CR-097"].table for cell in row} - set(scene.book.chapters)
    scene.pane, scene.focus.current = "rules", ("rule", "CR-098")
    assert cells <= lines()
    scene.look_for("traps act for their holder")
    assert not cells & lines()

    def pages() -> set[str]:
        return {words for words in lines() if words.startswith("page ")}

    assert len(pages()) <= 1
    scene = opened(app, "CR-090")
    numbers = {f"page {number}" for number in scene.book.pages("Villain Phase")}
    assert pages() == numbers
    scene.turn_to("Combat")
    assert not pages() & numbers and len(pages()) == 2
    scene.open("card:deadly-shadows")
    assert len(pages()) == 1


def test_the_book_opens_where_it_was_closed_and_a_page_longer_than_its_view_is_read_from_its_top(app: App) -> None:
    use(game="common")
    assert opened(app).game == "ravenloft"
    user_input.press(app, pygame.K_ESCAPE)
    opened(app, "CR-147")
    user_input.press(app, pygame.K_ESCAPE)
    assert opened(app).spot.open == "CR-147"
    user_input.press(app, pygame.K_ESCAPE)
    app.context.settings.bookmark = "TS-064"
    use(game="common")
    scene = opened(app)
    assert (scene.game, scene.spot.open) == ("terrorscape", "TS-064")
    use(game="ravenloft")
    app.context.settings.scale = 2.0
    scene = opened(app, "CR-061")
    assert scene.focus.current == "page" and scene.columns["page"].top == 0
    user_input.press(app, pygame.K_RETURN)
    assert scene.focus.current[0] in ("link", "example")
    user_input.press(app, pygame.K_RETURN)
    assert scene.spot.open != "CR-061"
    scene.open("CR-250")
    scene.dirty = True
    user_input.frames(app)
    click(app, "inline")
    assert scene.spot.open in scene.book.rules["CR-250"].names
