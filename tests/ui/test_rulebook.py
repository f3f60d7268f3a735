"""The rulebook in the window: every rule opens, links go both ways, the search finds, and keys alone are enough."""

import re
from pathlib import Path
from typing import Any

import pygame
import pytest
import text_audit
import user_input
from user_input import Launch

from game.rules.engine.content import data_folder
from game.text import name, use
from game.text.rulebook import Rulebook, book, unknown
from game.ui.app.main_loop import App
from game.ui.ravenloft.facts.cards import all_cards, cited, page_ids, rules_of
from game.ui.scene.navigation import Push
from game.ui.screens.rulebook import columns
from game.ui.screens.rulebook.scene import RulebookScene


@pytest.fixture
def rules() -> Rulebook:
    return book("ravenloft")


@pytest.fixture
def app(launch: Launch) -> App:
    made = launch()
    use(strict=True)
    return made


def opened(app: App, rule: str = "") -> Any:
    app.enter(Push("rulebook", rule=rule))
    user_input.frames(app)
    assert isinstance(app.scene, RulebookScene)
    return app.scene


def write(app: App, words: str) -> None:
    for sign in words:
        user_input.press(app, pygame.key.key_code("space" if sign == " " else sign), unicode=sign)


def held(app: App, key: int) -> None:
    """Press a key together with Alt."""
    user_input.post(pygame.KEYDOWN, key=key, mod=pygame.KMOD_LALT)
    user_input.frames(app)


def click(app: App, key: object) -> None:
    """Click on a place of the book, or on the first link in its text."""
    scene = user_input.screen_of(app)
    found = next((one for one in scene.focus.targets if key in (one.key, one.group)), None)
    assert found is not None, key
    user_input.click(app, found)


def test_every_rule_has_a_chapter_a_title_of_its_own_and_words_and_no_line_of_the_file_is_lost(rules: Rulebook) -> None:
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


def test_a_table_of_one_row_shows_steps_that_lead_to_their_rules(rules: Rulebook) -> None:
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


def test_what_a_rule_or_a_card_names_knows_of_it(rules: Rulebook) -> None:
    for rule in rules.rules.values():
        for other in rule.names:
            assert rule.id in rules.named_by[other] and rule.id in rules.related(other)
    assert "CR-243" in rules.related("CR-093")
    assert all(rules.related(rule.id) for rule in rules.rules.values() if rule.example)
    for card in all_cards():
        assert card.startswith(("T", "ST")) or all(card in cited().get(rule, ()) for rule in rules_of(card)), card
    assert all(rule in rules_of(card) for rule, cards in cited().items() for card in cards)


def test_a_rule_is_found_by_its_number_in_any_spelling_and_by_its_title(rules: Rulebook) -> None:
    assert {rules.find(words) for words in ("CR-093", "cr-93", "93", " 093 ")} == {"CR-093"}
    assert rules.find("ex-2") == "CR-243" and not any(map(rules.find, ("CR-999", "TOY-001", "")))
    assert [rule.id for rule in rules.rules.values() if rule.id not in rules.search(rule.title)[:2]] == []


def test_every_rule_that_the_program_cites_stands_in_the_book() -> None:
    quoted: set[str] = set()
    for file in [*Path("game").rglob("*.py"), *Path("levels").rglob("*.toml"), *Path("levels").rglob("*.ftl")]:
        quoted |= set(re.findall(r"\bCR-\d{3}\b", file.read_text(encoding="utf-8")))
    assert len(quoted) > 200
    assert unknown(quoted - {"CR-000"}) == []  # a number of the usual width, to measure by


def test_the_search_wants_all_words_and_ranks_what_it_finds(rules: Rulebook) -> None:
    for query, first in {
        "every figure of that name": "CR-093", "93": "CR-093", "ex-9": "CR-250", "closest hero": "CR-147", "no token left lose": "CR-138",
    }.items():  # fmt: skip
        found = rules.search(query)
        assert first in found[:3], query
        for passage in (rules.rules[rule] for rule in found if not query[-1].isdecimal()):
            whole = f"{passage.id} {passage.title} {passage.words} {passage.chapter} {passage.part}".lower()
            assert all(word in whole for word in query.split())


heavy = pytest.mark.heavy


@pytest.mark.parametrize(
    ("size", "scale", "every"),
    [
        ((1280, 720), 1.0, 1), ((1280, 720), 2.0, 37), pytest.param((1920, 1080), 1.0, 37, marks=heavy),
        pytest.param((1920, 1080), 2.0, 37, marks=heavy), pytest.param((2560, 1440), 0.75, 37, marks=heavy),
        pytest.param((1000, 1000), 1.5, 37, marks=heavy),
    ],
)  # fmt: skip
def test_every_rule_and_card_can_be_opened_and_drawn(app: App, size: tuple[int, int], scale: float, every: int) -> None:
    app.context.settings.scale = scale
    surface, scene = pygame.Surface(size), opened(app)
    places = [*scene.book.order, *(f"card:{card}" for card in page_ids())]
    for number, place in enumerate(places[::every]):
        scene.open(place)
        assert scene.spot.open == place
        if every == 1 and number % 23:
            continue
        scene.draw(surface)
        assert scene.spot.open == place and scene.focus.focused is not None
        room = app.context.canvas(surface).room
        for one in scene.focus.targets:
            inside = one.within or room
            assert inside.x - 1 <= one.area.x <= one.area.x + one.area.w <= inside.x + inside.w + 1, (place, one)


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


def test_arrows_go_through_the_rules_and_from_column_to_column(app: App) -> None:
    scene = opened(app, "CR-088")
    for key, rule, chapter, focus in (
        (pygame.K_DOWN, "CR-089", "Villain Phase", None), (pygame.K_LEFT, None, None, ("chapter", "Villain Phase")),
        (pygame.K_DOWN, None, "Power cards", None), (pygame.K_RIGHT, None, None, ("rule", "CR-099")),
        (pygame.K_END, f"card:{page_ids()[-1]}", None, None), (pygame.K_HOME, "CR-001", None, None), (pygame.K_UP, None, None, "search"),
    ):  # fmt: skip
        user_input.press(app, key)
        assert rule in (None, scene.spot.open) and chapter in (None, scene.spot.chapter)
        assert focus in (None, scene.focus.current)


def test_links_are_followed_by_mouse_and_the_way_back_is_kept(app: App) -> None:
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
    assert scene.spot.open == "card:cleave"
    assert all(scene.focus.find(("link", rule)) for rule in rules_of("cleave"))
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
    assert not pages() & numbers
    assert len(pages()) == 2
    scene.open("card:deadly-shadows")
    assert len(pages()) == 1


def test_the_book_opens_where_it_was_closed_and_at_first_that_of_the_first_box(app: App) -> None:
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


def test_a_page_longer_than_its_view_is_read_from_its_top(app: App) -> None:
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
