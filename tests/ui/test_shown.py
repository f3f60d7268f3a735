"""Every question, answer and Event of Castle Ravenloft has targets, clips and texts."""

import ast
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest
import sample_screens

import game
from game import text
from game.match import Match
from game.rules import GAMES
from game.rules.engine.script import Done
from game.rules.ravenloft import choice as answer
from game.rules.ravenloft.choice import CHOICES
from game.rules.ravenloft.event import EVENTS
from game.rules.ravenloft.tables.cards import CARDS, ENCOUNTERS, HEROES, MONSTERS, TILES
from game.ui.app.film import render
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.board import faces, stone
from game.ui.ravenloft.board_targets import group_options
from game.ui.ravenloft.choreography.clips import CLIP_MAKERS, make_clips
from game.ui.ravenloft.choreography.director import Director
from game.ui.ravenloft.choreography.shown_state import ShownState
from game.ui.ravenloft.panels import card_face, cards
from game.ui.ravenloft.panels.prompt import Message, message_area
from game.ui.ravenloft.table.layers import CROWDING
from game.ui.ravenloft.table.table import castle_table
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.settings import Settings
from game.ui.widgets.layout import meeting

ROOT = Path(game.__file__).parents[1]
SAMPLES: dict[type[Any], Any] = {
    answer.Walk: answer.Walk(5), answer.Step: answer.Step(5), answer.Spot: answer.Spot(5), answer.Use: answer.Use("cleave"),
    answer.React: answer.React("lucky-charm"), answer.Disable: answer.Disable("fire-trap"), answer.Target: answer.Target("wolf-1"),
    answer.PickTile: answer.PickTile(0), answer.PickEdge: answer.PickEdge(0, "north"), answer.PickCard: answer.PickCard("fireball"),
    answer.PickDeck: answer.PickDeck("monster"), answer.PickCondition: answer.PickCondition("kat", "slowed"),
    answer.Spend: answer.Spend(("wolf",)), answer.Accept: answer.Accept(), Done: Done(),
    answer.Deed: answer.Deed("show-item", "mirror"),
}  # fmt: skip


@pytest.mark.parametrize("kind", CHOICES)
@pytest.mark.parametrize("on_board", [True, False])
def test_every_choice_has_one_place(kind: type[Any], on_board: bool) -> None:
    match = Match.new("ravenloft", seed=1)
    found = group_options([SAMPLES[kind]], match.view(0).state, 0, lambda who: on_board)
    parts = (found.squares, found.figures, found.tiles, found.edges, found.hand, found.cards, found.rows, found.buttons)
    assert sum(len(part) for part in parts) == 1


def test_every_event_has_a_clip() -> None:
    assert set(CLIP_MAKERS) == set(EVENTS)


def test_clips_lead_where_the_state_already_is(screen: pygame.Surface) -> None:
    """After the show the stage has the pieces, the wounds and the tiles of the state, for whole nights."""
    text.use(game="ravenloft")
    for seed in range(4):
        match = Match.new("ravenloft", seed=seed, options={"adventure": "2", "heroes": "kat,thorgrim,immeril"})
        director = Director(ShownState.of(match.view(0).state), lambda event: None, lambda square: None)
        while match.decision is not None and match.turn < 150:
            match.answer("random")
            for clip in make_clips(director, match.news(tuple(match.holders))):
                clip.begin()
                clip.play(0.5)
                clip.play(1.0)
                clip.end()
            then = ShownState.of(match.view(0).state)
            assert pieces_of(director.stage) == pieces_of(then)
            assert marks_of(director.stage) == marks_of(then)
            assert not director.acts
            assert not director.floats
            assert (director.stage.tiles, director.stage.health, director.stage.surges) == (then.tiles, then.health, then.surges)


def pieces_of(stage: ShownState) -> dict[str, Any]:
    """Where everybody is, how healthy, with which Conditions; and nobody hangs in the air or lies askew."""
    made = {}
    for who, piece in stage.pieces.items():
        assert (piece.lift, piece.dx, piece.dy, piece.tilt, piece.flash, piece.glow, piece.loss) == (0,) * 7, who
        assert piece.alpha == 1
        made[who] = (piece.x, piece.y, piece.hp, sorted(piece.conditions))
    return made


def marks_of(stage: ShownState) -> list[tuple[Any, ...]]:
    assert all((mark.lift, mark.glow, mark.alpha) == pytest.approx((0, 0, 1)) for mark in stage.marks)
    return sorted((mark.card, mark.tile or -1, mark.square or -1) for mark in stage.marks)


def test_every_card_and_figure_has_a_picture_and_can_be_drawn(screen: pygame.Surface) -> None:
    text.use(game="ravenloft")
    canvas = Canvas(screen, (1280, 720))
    for card in [*CARDS, *MONSTERS, *ENCOUNTERS]:
        assert art.has(faces.picture_of(card)), card
        cards.small(canvas, Area(10, 10, 152, 224), card, "ready", focused=True)
        cards.readable(canvas, Area(10, 10, 216, 330), card)
        card_face.draw(canvas, Area(10, 10, 520, 860), card)
    for kind, row in {**HEROES, **MONSTERS}.items():
        name = faces.portrait(kind)
        assert art.has(name) and name == (f"ravenloft/tokens/{kind}" if getattr(row, "thing", False) else f"ravenloft/{kind}"), (
            kind
        )


@pytest.mark.parametrize("tile", TILES)
def test_every_tile_can_be_drawn_however_it_lies(screen: pygame.Surface, tile: str) -> None:
    for turn in range(4):
        for rims in ("oxo-", "----"):
            assert stone.picture(stone.Face(tile, turn, rims), 30).get_size() == (120, 120)
        rows = stone.rows_of(tile, turn)
        art_squares = sum(letter in stone.ART for row in rows for letter in row)
        assert sum(w * h for _, _, _, w, h in stone.blocks(rows)) >= art_squares


def test_every_word_of_the_window_is_a_message() -> None:
    """Ids that stand in the source have a message; sentences do not stand in the source."""
    missing = []
    window = ROOT / "game" / "ui"
    for file in window.rglob("*.py"):
        part = file.relative_to(window).parts[0]
        text.use(game=part if part in GAMES else "ravenloft")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            word = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
            if re.fullmatch(r"ui(-[a-z]+)+", word) and not text.has(word):
                missing.append((file.name, word))
    assert not missing


def test_no_message_of_the_window_is_left_over() -> None:
    files = [file for folder in ("ui", "text") for file in (ROOT / "game" / folder).rglob("*.py")]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    stems = set(re.findall(r'"(ui-[a-z-]+)', source))
    words = (ROOT / "levels" / "ui" / "en.ftl").read_text(encoding="utf-8")
    for message in re.findall(r"^(ui-[a-z-]+) =", words, re.MULTILINE):
        assert message in stems or any(message.startswith(stem) for stem in stems if stem.endswith("-")), message


def test_every_hero_phase_word_of_a_card_is_a_message() -> None:
    text.use(game="ravenloft")
    for row in CARDS.values():
        assert row.when == "attack" or text.has(f"ui-when-{row.when}"), row.when


def test_pictures_are_as_new_as_their_sources() -> None:
    run = subprocess.run([sys.executable, "sprites/bake.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1000, 1000)])
@pytest.mark.parametrize("seat", [0, None])
def test_a_moment_can_be_drawn_without_a_screen(tmp_path: Path, size: tuple[int, int], seat: int | None) -> None:
    text.use(game="ravenloft")
    match = Match.new("ravenloft", seed=2, options={"adventure": "2", "heroes": "arjhan,kat,thorgrim,immeril,allisa"})
    while match.turn < 40:
        match.answer("random")
    out = tmp_path / "shot.png"
    render(match, seat, size, out)
    assert pygame.image.load(out).get_size() == size
    with pytest.raises(OSError, match=r"."):
        render(match, seat, size, tmp_path / "none" / "shot.png")


def test_every_question_of_many_nights_can_be_painted(screen: pygame.Surface) -> None:
    """Each question's every answer is a place; painting with each group of places in focus breaks nowhere."""
    text.use(game="ravenloft")
    seen = set()
    for seed in range(6):
        options = {"adventure": str(1 + seed % 2), "powers": ("suggested", "free", "random")[seed % 3]}
        match = Match.new("ravenloft", seed=seed, options=options)
        while match.decision is not None and match.turn < 160:
            question = (
                match.decision.prompt,
                frozenset(type(one) for options in match.decision.options.values() for one in options),
            )
            if question not in seen:
                seen.add(question)
                check_places(screen, match)
            match.answer("random")
    assert len(seen) > 20


def check_places(screen: pygame.Surface, match: Match) -> None:
    context = AppContext(Settings(answers="always"), agent_worker=AgentWorker(background=False))
    context.saves_nothing = True  # nothing is shown again
    scene = castle_table(context, match)
    scene.draw(screen)
    offered = [item.data for item in scene.focus.targets if item.group != "tools" and item.data is not None]
    assert len(offered) == len(set(map(repr, offered)))
    assert set(map(repr, offered)) == set(map(repr, scene.client.options))
    for group in sorted({item.group for item in scene.focus.targets}):
        scene.focus.current = next(item.key for item in scene.focus.targets if item.group == group)
        scene.dirty = True
        scene.draw(screen)


def test_the_trace_tells_where_everything_is(screen: pygame.Surface, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DREADHOUSE_TRACE", str(tmp_path / "trace.json"))
    text.use(game="ravenloft")
    scene = castle_table(AppContext(agent_worker=AgentWorker(background=False)), Match.new("ravenloft", seed=1))
    scene.draw(screen)
    told = json.loads((tmp_path / "trace.json").read_text(encoding="utf-8"))
    assert told["scene"] == "table"
    assert {item["kind"] for item in told["items"]} >= {"Spot"}


def test_games_of_the_menu_are_shown_whether_built_or_not() -> None:
    from game.ui.screens.menu.scene import BOXES

    assert set(GAMES) & {"ravenloft"} <= set(BOXES)
    for box in BOXES:
        assert text.has(f"game-{box}")
        assert art.has(f"ui/box-{box}")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_message_lies_on_no_plate_and_no_button(size: tuple[int, int]) -> None:
    text.use(game="ravenloft")
    scene: Any = sample_screens.STAGES["refusal"](Settings())
    scene.draw(pygame.Surface(size))
    canvas, view = scene.canvas, scene.game.place.view
    plates = tuple(item.area for item in scene.focus.targets if item.group in CROWDING)
    assert any(plate.y > view.y + view.h / 2 for plate in plates), "the Environment"
    for words in (scene.client.message, " ".join([scene.client.message] * 3)):
        area = message_area(canvas, view, Message(words, good=False, above=False, plates=plates))
        assert not any(meeting(area, plate) for plate in plates)
        assert view.y <= area.y and area.y + area.h <= view.y + view.h
