"""The rulebook in the window: every rule opens, links go both ways, the search finds, and keys alone are enough."""

import re
from pathlib import Path
from typing import Any

import pygame
import pytest
import text_audit
import user_input

from game.rules.engine.content import data_folder
from game.text import name, use
from game.text.rulebook import Rulebook, book, unknown
from game.ui.app.main_loop import App
from game.ui.ravenloft.facts.cards import all_cards, cited, page_ids, rules_of
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.navigation import Push
from game.ui.screens.rulebook import columns
from game.ui.screens.rulebook.scene import RulebookScene
from game.ui.settings import Settings, Start

SIZES = [
    ((1280, 720), 1.0),
    ((1280, 720), 2.0),
    ((1920, 1080), 1.0),
    ((1920, 1080), 2.0),
    ((2560, 1440), 0.75),
    ((1000, 1000), 1.5),
]


@pytest.fixture
def rules() -> Rulebook:
    return book("ravenloft")


@pytest.fixture
def app(close: list[App], monkeypatch: pytest.MonkeyPatch) -> App:
    monkeypatch.setenv("DREADHOUSE_WINDOW", "1280x720")
    made = App(Start(), chosen=Settings(speed="instant"), agent_worker=AgentWorker(background=False))
    close.append(made)
    use(strict=True)
    user_input.frames(made)
    return made


def opened(app: App, rule: str = "") -> RulebookScene:
    app.enter(Push("rulebook", rule=rule))
    user_input.frames(app)
    assert isinstance(app.scene, RulebookScene)
    return app.scene


def write(app: App, words: str) -> None:
    for sign in words:
        user_input.press(app, pygame.key.key_code("space" if sign == " " else sign), unicode=sign)


def held(app: App, key: int, mod: int) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
    user_input.frames(app)


def item(scene: RulebookScene, key: object) -> Any:
    found = scene.focus.find(key)
    assert found is not None, key
    return found


# ---------------------------------------------------------------------- the book


def test_every_rule_has_a_chapter_a_title_of_its_own_and_words(rules: Rulebook) -> None:
    assert len(rules.rules) == 295
    titles = [rule.title for rule in rules.rules.values()]
    assert all(titles)
    assert len(set(titles)) == len(titles)
    assert all(rule.words and rule.chapter for rule in rules.rules.values())
    assert sum(map(len, rules.chapters.values())) == 295


def test_no_line_of_the_file_is_lost(rules: Rulebook) -> None:
    text = (Path(data_folder("levels")) / "ravenloft" / "rules.md").read_text(encoding="utf-8")
    assert sum(line.startswith("- **") for line in text.splitlines()) == len(rules.rules)
    assert sum(line.startswith("    ") for line in text.splitlines()) == sum(len(rule.drawing) for rule in rules.rules.values())
    assert {letter for rule in rules.rules.values() for row in rule.drawing for letter in row} <= set("#.HhMOX_0123456789")
    ruled = [line for line in text.splitlines() if line.startswith("|") and "---" not in line]
    assert len(ruled) == sum(len(rule.table) for rule in rules.rules.values()) > 0


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
            assert (data_folder("sprites") / "baked" / "ui" / f"{one.picture}.png").is_file()


def test_no_two_pages_have_one_number(rules: Rulebook) -> None:
    numbers = [number for chapter in rules.chapters for number in rules.pages(chapter)]
    assert numbers == list(range(2, 2 + 2 * len(rules.chapters)))


def test_what_a_rule_names_knows_of_it(rules: Rulebook) -> None:
    for rule in rules.rules.values():
        for other in rule.names:
            assert rule.id in rules.named_by[other]
            assert rule.id in rules.related(other)
    assert "CR-243" in rules.related("CR-093")
    assert all(rules.related(rule.id) for rule in rules.rules.values() if rule.example)


def test_a_rule_is_found_by_its_number_in_any_spelling(rules: Rulebook) -> None:
    assert {rules.find(words) for words in ("CR-093", "cr-93", "93", " 093 ")} == {"CR-093"}
    assert rules.find("ex-2") == "CR-243"
    assert not rules.find("CR-999")
    assert not rules.find("TOY-001")
    assert not rules.find("")


def test_every_rule_that_the_program_cites_stands_in_the_book() -> None:
    quoted: set[str] = set()
    for file in [*Path("game").rglob("*.py"), *Path("levels").rglob("*.toml"), *Path("levels").rglob("*.ftl")]:
        quoted |= set(re.findall(r"\bCR-\d{3}\b", file.read_text(encoding="utf-8")))
    assert len(quoted) > 200
    assert unknown(quoted - {"CR-000"}) == []  # a number of the usual width, to measure by


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("every figure of that name", "CR-093"),
        ("93", "CR-093"),
        ("ex-9", "CR-250"),
        ("closest hero", "CR-147"),
        ("no token left lose", "CR-138"),
    ],
)
def test_the_search_wants_all_words_and_ranks_what_it_finds(rules: Rulebook, query: str, first: str) -> None:
    found = rules.search(query)
    assert first in found[:3]
    if not query[-1].isdecimal():
        for rule in found:
            passage = rules.rules[rule]
            whole = f"{passage.id} {passage.title} {passage.words} {passage.chapter} {passage.part}".lower()
            assert all(word in whole for word in query.split())


def test_each_rule_is_the_first_to_be_found_by_its_title(rules: Rulebook) -> None:
    assert [rule.id for rule in rules.rules.values() if rule.id not in rules.search(rule.title)[:2]] == []


def test_cards_and_rules_know_each_other() -> None:
    for card in all_cards():
        for rule in rules_of(card):
            assert card in cited().get(rule, ()) or card.startswith(("T", "ST"))
    assert all(rule in rules_of(card) for rule, cards in cited().items() for card in cards)


# ---------------------------------------------------------------------- the window


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_every_rule_and_card_can_be_opened_and_drawn(
    screen: pygame.Surface, size: tuple[int, int], scale: float, rules: Rulebook
) -> None:
    use(strict=True)
    pygame.display.set_mode(size)
    app = App(Start(), chosen=Settings(speed="instant", scale=scale), agent_worker=AgentWorker(background=False))
    surface = pygame.Surface(size)
    scene = RulebookScene(app.context)
    places = [*rules.order, *(f"card:{card}" for card in page_ids())]
    for number, place in enumerate(places if scale == 1.0 and size == (1280, 720) else places[::37]):
        scene.open(place)
        assert scene.spot.open == place
        if number % 9 and scale == 1.0:
            continue
        scene.draw(surface)
        assert scene.spot.open == place
        assert scene.focus.focused is not None
        room = app.context.canvas(surface).room
        for one in scene.focus.targets:
            inside = one.within or room
            assert inside.x - 1 <= one.area.x
            assert one.area.x + one.area.w <= inside.x + inside.w + 1
    app.close()
    use(game="common")


def test_letters_search_at_once_and_keys_alone_reach_everything(app: App) -> None:
    menu = app.scene
    scene = opened(app)
    write(app, "adjacent wall")
    assert scene.query == "adjacent wall"
    assert scene.found
    assert scene.spot.open == scene.found[0]
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
    user_input.press(app, pygame.K_ESCAPE)
    assert app.scene is menu


def test_arrows_go_through_the_rules_and_from_column_to_column(app: App) -> None:
    scene = opened(app, "CR-088")
    user_input.press(app, pygame.K_DOWN)
    assert (scene.spot.open, scene.spot.chapter) == ("CR-089", "Villain Phase")
    user_input.press(app, pygame.K_LEFT)
    assert scene.focus.current == ("chapter", "Villain Phase")
    user_input.press(app, pygame.K_DOWN)
    assert scene.spot.chapter == "Power cards"
    user_input.press(app, pygame.K_RIGHT)
    assert scene.focus.current == ("rule", "CR-099")
    user_input.press(app, pygame.K_END)
    assert scene.spot.open == f"card:{page_ids()[-1]}"
    user_input.press(app, pygame.K_HOME)
    assert scene.spot.open == "CR-001"
    user_input.press(app, pygame.K_UP)
    assert scene.focus.current == "search"


def test_links_are_followed_by_mouse_and_the_way_back_is_kept(app: App) -> None:
    scene = opened(app, "CR-093")
    user_input.click(app, next(one for one in scene.focus.targets if one.group == "inline"))
    assert scene.spot.open == "CR-243"
    user_input.click(app, item(scene, ("link", "CR-093")))
    assert scene.spot.open == "CR-093"
    held(app, pygame.K_LEFT, pygame.KMOD_LALT)
    assert scene.spot.open == "CR-243"
    user_input.click(app, item(scene, "backward"))
    assert scene.spot.open == "CR-093"
    held(app, pygame.K_RIGHT, pygame.KMOD_LALT)
    user_input.click(app, item(scene, "forward"))
    assert scene.spot.open == "CR-093"
    assert not scene.future


def test_the_steps_of_a_phase_are_plates_and_the_open_one_is_marked(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    marked: list[tuple[str, bool]] = []
    drawn = columns._step
    monkeypatch.setattr(
        columns, "_step", lambda c, a, one, label, here: marked.append((label, here)) or drawn(c, a, one, label, here=here)
    )
    app.context.settings.scale = 1.0
    scene = opened(app, "CR-089")
    item = scene.focus.find(("step", "CR-092"))
    assert item is not None
    user_input.click(app, item)
    assert scene.spot.open == "CR-092"
    assert scene.past[-1].open == "CR-089"
    scene.columns["rules"].top = 0
    marked.clear()
    scene.paint(app.context.canvas(app.surface))
    assert marked == [("1 Encounter", False), ("2 Villains", False), ("3 Monsters and Traps", True)]


def test_a_table_stands_below_its_rule_and_not_in_what_was_found(app: App) -> None:
    scene = opened(app, "CR-097")
    cells = {cell for row in scene.book.rules["CR-097"].table for cell in row} - set(scene.book.chapters)
    scene.pane, scene.focus.current = "rules", ("rule", "CR-098")
    assert cells <= {line.words for line in text_audit.read(scene, (1920, 1080))}
    scene.look_for("traps act for their holder")
    assert not cells & {line.words for line in text_audit.read(scene, (1920, 1080))}


def test_both_pages_have_their_numbers_but_not_what_was_found_nor_a_card(app: App) -> None:
    scene = opened(app, "CR-090")
    numbers = {f"page {number}" for number in scene.book.pages("Villain Phase")}

    def pages() -> set[str]:
        return {line.words for line in text_audit.read(scene, (1920, 1080)) if line.words.startswith("page ")}

    assert pages() == numbers
    scene.turn_to("Combat")
    assert not pages() & numbers
    assert len(pages()) == 2
    scene.open("card:deadly-shadows")
    assert len(pages()) == 1
    scene.look_for("door")
    assert len(pages()) <= 1


def test_from_a_rule_to_a_card_and_back(app: App) -> None:
    scene = opened(app, "CR-101")
    user_input.click(app, item(scene, ("card", "cleave")))
    assert scene.spot.open == "card:cleave"
    assert all(scene.focus.find(("link", rule)) for rule in rules_of("cleave"))
    user_input.click(app, item(scene, ("link", "CR-101")))
    assert scene.spot.open == "CR-101"


def test_cards_are_found_by_name(app: App) -> None:
    scene = opened(app)
    write(app, "cleave")
    assert scene.found[0] == "card:cleave"
    assert name("cleave") == "Cleave"


def test_the_book_opens_where_it_was_closed(app: App) -> None:
    opened(app, "CR-147")
    user_input.press(app, pygame.K_ESCAPE)
    assert opened(app).spot.open == "CR-147"


def test_where_no_game_is_spoken_of_the_book_that_was_closed_opens_and_at_first_that_of_the_first_box(app: App) -> None:
    use(game="common")
    assert opened(app).game == "ravenloft"
    user_input.press(app, pygame.K_ESCAPE)
    app.context.settings.bookmark = "TS-064"
    use(game="common")
    scene = opened(app)
    assert (scene.game, scene.spot.open) == ("terrorscape", "TS-064")


def test_a_search_for_nothing_says_so(app: App) -> None:
    scene = opened(app, "CR-147")
    write(app, "zzz")
    assert scene.found == []
    user_input.press(app, pygame.K_DOWN)
    user_input.press(app, pygame.K_RETURN)
    assert scene.spot.open in scene.rows or scene.query
    user_input.press(app, pygame.K_ESCAPE)
    assert not scene.query
    assert scene.focus.focused is not None


def test_a_page_longer_than_its_view_is_read_from_its_top(app: App) -> None:
    app.context.settings.scale = 2.0
    scene = opened(app, "CR-061")
    assert scene.focus.current == "page"
    assert scene.columns["page"].top == 0
    user_input.press(app, pygame.K_RETURN)
    assert isinstance(scene.focus.current, tuple)
    assert scene.focus.current[0] in ("link", "example")
    user_input.press(app, pygame.K_RETURN)
    assert scene.spot.open != "CR-061"
    scene.open("CR-250")
    scene.dirty = True
    user_input.frames(app)
    user_input.click(app, next(one for one in scene.focus.targets if one.group == "inline"))
    assert scene.spot.open in scene.book.rules["CR-250"].names
