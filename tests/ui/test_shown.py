"""Every question, answer and Event of Castle Ravenloft has targets, clips and texts; every card and piece has a picture of its own."""

import json
import re
import subprocess
import sys
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest
import sample_screens
import text_audit
import user_input

import game
from game import text
from game.match import Match
from game.rules import GAMES
from game.rules.engine.script import Done
from game.rules.ravenloft import choice as answer
from game.rules.ravenloft.choice import CHOICES
from game.rules.ravenloft.event import EVENTS
from game.rules.ravenloft.tables.cards import ADVENTURES, CARDS, ENCOUNTERS, HEROES, MONSTERS, POWERS, TILES, TREASURES
from game.ui.app.film import render
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.board import faces, stone
from game.ui.ravenloft.board_targets import group_options
from game.ui.ravenloft.choreography.clips import CLIP_MAKERS, make_clips
from game.ui.ravenloft.choreography.director import Director
from game.ui.ravenloft.choreography.shown_state import ShownState
from game.ui.ravenloft.facts.cards import waits
from game.ui.ravenloft.panels import card_face, cards
from game.ui.ravenloft.panels.prompt import Message, message_area
from game.ui.ravenloft.table.layers import CROWDING
from game.ui.ravenloft.table.table import castle_table
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.screens.menu.scene import BOXES
from game.ui.settings import Settings
from game.ui.widgets.layout import meeting

ROOT = Path(game.__file__).parents[1]
PRINTED = [*POWERS, *ENCOUNTERS, *TREASURES, *(name for name, row in MONSTERS.items() if not row.thing), *ADVENTURES]
APART = 8.0
"""How much two pictures differ at least, of 255, on average over small copies of them."""
SAMPLES: dict[type[Any], Any] = {
    answer.Walk: answer.Walk(5), answer.Step: answer.Step(5), answer.Spot: answer.Spot(5), answer.Use: answer.Use("cleave"),
    answer.React: answer.React("lucky-charm"), answer.Disable: answer.Disable("fire-trap"), answer.Target: answer.Target("wolf-1"),
    answer.PickTile: answer.PickTile(0), answer.PickEdge: answer.PickEdge(0, "north"), answer.PickCard: answer.PickCard("fireball"),
    answer.PickDeck: answer.PickDeck("monster"), answer.PickCondition: answer.PickCondition("kat", "slowed"),
    answer.Spend: answer.Spend(("wolf",)), answer.Accept: answer.Accept(), Done: Done(),
    answer.Deed: answer.Deed("show-item", "mirror"),
}  # fmt: skip


def test_every_choice_has_one_place_and_every_event_a_clip() -> None:
    state = Match.new("ravenloft", seed=1).view(0).state
    assert set(SAMPLES) == set(CHOICES)
    for kind, sample in SAMPLES.items():
        for on_board in (True, False):
            found = group_options([sample], state, 0, lambda who, on_board=on_board: on_board)  # type: ignore[misc]
            parts = (found.squares, found.figures, found.tiles, found.edges, found.hand, found.cards, found.rows, found.buttons)
            assert sum(len(part) for part in parts) == 1, kind
    assert set(CLIP_MAKERS) == set(EVENTS)


@pytest.mark.heavy
def test_clips_lead_where_the_state_already_is(castle_words: None) -> None:
    """After the show the stage has the pieces, the wounds and the tiles of the state, for whole nights."""
    for seed in range(8):
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
            assert pieces_of(director.stage) == pieces_of(then) and marks_of(director.stage) == marks_of(then)
            assert not director.acts and not director.floats
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


def small(surface: pygame.Surface) -> bytes:
    """A copy of a picture that is small enough to compare each with each."""
    ground = pygame.Surface(surface.get_size())
    ground.blit(surface, (0, 0))
    return pygame.image.tobytes(pygame.transform.smoothscale(ground, (16, 16)), "RGB")


def alike(names: Iterable[str]) -> list[tuple[float, str, str]]:
    """The pictures that differ too little from each other, the most alike first."""
    pictures = {name: small(art.load(name)) for name in names}
    apart = (
        (sum(abs(a - b) for a, b in zip(pictures[one], pictures[other], strict=True)) / len(pictures[one]), one, other)
        for one, other in combinations(pictures, 2)
    )
    return sorted(found for found in apart if found[0] <= APART)


@pytest.mark.heavy
def test_every_card_figure_and_sign_has_a_picture_that_no_other_has(screen: pygame.Surface) -> None:
    pictures = {card: f"ravenloft/cards/{card}" for card in PRINTED}
    assert [card for card in PRINTED if faces.picture_of(card) != pictures[card]] == []
    assert [card for card in (*CARDS, *MONSTERS, *ENCOUNTERS) if not art.has(faces.picture_of(card))] == []
    assert alike(pictures.values()) == []
    things = {kind for kind, row in MONSTERS.items() if row.thing}
    pictures = {kind: f"ravenloft/tokens/{kind}" if kind in things else f"ravenloft/{kind}" for kind in (*HEROES, *MONSTERS)}
    assert [kind for kind in pictures if faces.portrait(kind) != pictures[kind]] == []
    assert alike(pictures.values()) == []
    villa = art.file_of("terrorscape/villa").parent
    for folder, number in {"cards": 96, "things": 19, "tokens": 35, "signs": 24, "rooms": 15, "portraits": 8, ".": 14}.items():
        names = [f"terrorscape/{folder}/{file.stem}" for file in (villa / folder).iterdir() if file.is_file()]
        assert len(names) == number, folder
        assert alike(names) == []


@pytest.mark.heavy
def test_every_card_can_be_drawn_in_all_sizes_and_every_tile_however_it_lies(castle_words: None, screen: pygame.Surface) -> None:
    """A Crystal Ball shows the top of any deck, the Dungeon Tiles too."""
    canvas = Canvas(screen, (1280, 720), 1.0)
    for card in (*CARDS, *MONSTERS, *ENCOUNTERS):
        cards.small(canvas, Area(10, 10, 152, 224), card, "ready", focused=True)
        card_face.draw(canvas, Area(10, 10, 520, 860), card)
    drawn = set()
    for card in (*PRINTED, *TILES):
        cards.readable(canvas, Area(10, 10, 300, cards.readable_high(canvas, 300, card)), card)
        drawn.add(small(screen.subsurface((10, 10, 200, 80))))
    assert len(drawn) == len({*PRINTED, *TILES})
    pictures = set()
    for tile in TILES:
        for turn in range(4):
            made = [stone.picture(stone.Face(tile, turn, rims), 30) for rims in ("oxo-", "----")]
            assert [one.get_size() for one in made] == [(120, 120)] * 2
            rows = stone.rows_of(tile, turn)
            art_squares = sum(letter in stone.ART for row in rows for letter in row)
            assert sum(w * h for _, _, _, w, h in stone.blocks(rows)) >= art_squares
            if turn == 0:
                pictures.add(pygame.image.tobytes(made[1], "RGB"))
    assert len(pictures) == len(TILES)


@pytest.mark.heavy
def test_pictures_are_as_new_as_their_sources() -> None:
    run = subprocess.run([sys.executable, "sprites/bake.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout


@pytest.mark.heavy
def test_every_word_of_the_window_is_a_message_and_none_is_left_over() -> None:
    """Ids that stand in the source have a message; sentences do not stand in the source."""
    missing, window = [], ROOT / "game" / "ui"
    for file in window.rglob("*.py"):
        part = file.relative_to(window).parts[0]
        text.use(game=part if part in GAMES else "ravenloft")
        words = re.findall(r"""["'](ui(?:-[a-z]+)+)["']""", file.read_text(encoding="utf-8"))
        missing += [(file.name, word) for word in words if not text.has(word)]
    assert not missing
    sources = (file for folder in ("ui", "text") for file in (ROOT / "game" / folder).rglob("*.py"))
    stems = {stem for file in sources for stem in re.findall(r'"(ui-[a-z-]+)', file.read_text(encoding="utf-8"))}
    begun = tuple(stem for stem in stems if stem.endswith("-"))
    told = (ROOT / "levels" / "ui" / "en.ftl").read_text(encoding="utf-8")
    messages = re.findall(r"^(ui-[a-z-]+) =", told, re.MULTILINE)
    assert [one for one in messages if one not in stems and not one.startswith(begun)] == []
    text.use(game="ravenloft")
    assert [box for box in BOXES if not (text.has(f"game-{box}") and art.has(f"ui/box-{box}"))] == []
    assert [row.when for row in CARDS.values() if row.when != "attack" and not text.has(f"ui-when-{row.when}")] == []


@pytest.mark.usefixtures("castle_words")
def test_when_a_card_is_used_is_told_in_full_on_the_narrowest_one() -> None:
    canvas, spot = Canvas(pygame.Surface((1280, 720)), (1280, 720)), Area(0, 0, 147, 152)
    for card in CARDS:
        cut = text_audit.cut(text_audit.recorded(lambda: cards.small(canvas, spot, card, "waits")))  # noqa: B023
        assert not [one for one in cut if f"'{waits(card)}'" in one]


@pytest.mark.heavy
@pytest.mark.usefixtures("castle_words")
def test_a_moment_can_be_drawn_without_a_screen_and_traced(screen: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new("ravenloft", seed=2, options={"adventure": "2", "heroes": "arjhan,kat,thorgrim,immeril,allisa"})
    while match.turn < 40:
        match.answer("random")
    out = tmp_path / "shot.png"
    for size, seat in (((1280, 720), 0), ((1920, 1080), None), ((1000, 1000), 0)):
        render(match, seat, size, out)
        assert pygame.image.load(out).get_size() == size
    with pytest.raises(OSError, match=r"."):
        render(match, 0, (1280, 720), tmp_path / "none" / "shot.png")
    monkeypatch.setenv("DREADHOUSE_TRACE", str(tmp_path / "trace.json"))
    scene = castle_table(AppContext(agent_worker=AgentWorker(background=False)), Match.new("ravenloft", seed=1))
    scene.draw(screen)
    told = json.loads((tmp_path / "trace.json").read_text(encoding="utf-8"))
    assert told["scene"] == "table" and {item["kind"] for item in told["items"]} >= {"Spot"}


@pytest.mark.heavy
def test_every_question_of_many_nights_can_be_painted(castle_words: None, screen: pygame.Surface) -> None:
    """Each question's every answer is a place; painting with each group of places in focus breaks nowhere."""
    seen = set()
    for seed in range(12):
        options = {"adventure": str(1 + seed % 2), "powers": ("suggested", "free", "random")[seed % 3]}
        match = Match.new("ravenloft", seed=seed, options=options)
        while match.decision is not None and match.turn < 160:
            kinds = {type(one) for options in match.decision.options.values() for one in options}
            question = (match.decision.prompt, frozenset(kinds))
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


def test_a_message_lies_on_no_plate_and_no_button(castle_words: None) -> None:
    scene: Any = sample_screens.STAGES["refusal"](Settings())
    for size in ((1280, 720), (1920, 1080)):
        user_input.redraw(scene, pygame.Surface(size))
        canvas, view = scene.canvas, scene.game.place.view
        plates = tuple(item.area for item in scene.focus.targets if item.group in CROWDING)
        assert any(plate.y > view.y + view.h / 2 for plate in plates), "the Environment"
        for words in (scene.client.message, " ".join([scene.client.message] * 3)):
            area = message_area(canvas, view, Message(words, good=False, above=False, plates=plates))
            assert not any(meeting(area, plate) for plate in plates)
            assert view.y <= area.y and area.y + area.h <= view.y + view.h
