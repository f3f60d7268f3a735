"""Drawn cards stay open until the player continues or the reading time is over; the card of a question stays."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pygame
import pytest
import sample_screens
import text_audit
import user_input
from user_input import Launch

from game import text
from game.match import Match
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.choice import Done
from game.rules.ravenloft.tables.cards import ENCOUNTERS, TREASURES
from game.ui.app.main_loop import App
from game.ui.draw.canvas import Canvas
from game.ui.ravenloft.choreography.clips import make_clips
from game.ui.ravenloft.facts import cards as words
from game.ui.ravenloft.layout import layout
from game.ui.ravenloft.panels import card_face, drawn_card
from game.ui.ravenloft.table.props import TableProps
from game.ui.ravenloft.table.table import castle_table
from game.ui.ravenloft.table_targets import ShownHand
from game.ui.settings import Settings, Start
from game.ui.sound.speech import SpeechReader
from game.ui.table.handover import BEGIN, WORD
from game.ui.widgets.layout import meeting

CARD = "strahds-minions"
ENTER, SPACE, SKIP = pygame.K_RETURN, pygame.K_SPACE, pygame.K_f
SIZES = [(1280, 720), (1920, 1080)]


def spread(scene: Any) -> Any:
    return TableProps(scene.game, scene.facts(), scene.focus.targets).spread(scene.canvas)


def needed(scene: Any) -> float:
    return BEGIN + WORD * len(scene.game.notice(scene.facts()).split())


@pytest.fixture
def seated(launch: Launch) -> Callable[..., App]:
    def made(seats: dict[int, str] | None = None, **chosen: Any) -> App:
        start = Start("ravenloft", {"adventure": "1", "heroes": "arjhan"}, seats or {}, 811419)
        app = launch(start, **{"speed": "normal", **chosen})
        user_input.frames(app, 12, 500)
        return app

    return made


@pytest.fixture
def app(seated: Callable[..., App]) -> App:
    return seated()


def draw(app: App, *cards: str, frames: int = 0) -> Any:
    scene: Any = app.scene
    scene.animations.skip(whole=True)
    scene.controller.ask()
    scene.animations.add(make_clips(scene.game.director, [happened.EncounterDrawn("arjhan", card) for card in cards]))
    scene.dirty = True
    user_input.frames(app, frames)
    return scene


@pytest.mark.heavy
@pytest.mark.parametrize("reduced", [False, True])
def test_drawn_cards_wait_for_a_key_each(seated: Callable[..., App], reduced: bool) -> None:
    app = seated(reduced=reduced)
    for cards in ([CARD], [CARD, "alarm"]):
        scene = draw(app, *cards)
        for card in cards:
            user_input.frames(app, 20, 3000)
            assert scene.animations.stopped and scene.game.director.card == card
            assert scene.focus.current == ("drawn", card)
            user_input.press(app, ENTER)
        assert not scene.animations.busy


@pytest.mark.heavy
def test_space_or_a_click_or_a_pad_turns_the_page_but_what_is_for_looking_does_not(app: App) -> None:
    for hand in ("mouse", "key", "pad"):
        scene = draw(app, CARD, frames=10)
        for key in (pygame.K_c, pygame.K_w, pygame.K_l):
            user_input.press(app, key)
            assert scene.animations.stopped
        user_input.press(app, pygame.K_ESCAPE)  # the log, which had been opened
        assert scene.dialog is None
        user_input.press(app, pygame.K_F1)
        assert user_input.name_of(app) == "rulebook"
        user_input.press(app, pygame.K_ESCAPE)
        assert app.scene is scene and scene.animations.stopped
        if hand == "mouse":
            user_input.click(app, scene.focus.find(("drawn", CARD)))
        elif hand == "key":
            user_input.press(app, SPACE)
        else:
            scene.handle(pygame.event.Event(pygame.KEYDOWN, key=ENTER, mod=0, unicode="", action="take", pad=True))
        assert not scene.animations.busy


@pytest.mark.heavy
def test_a_key_that_came_too_late_to_skip_does_not_turn_the_card_away_and_one_that_is_held_skips_all(app: App) -> None:
    scene = draw(app, CARD)
    user_input.press(app, ENTER)  # cuts to the card
    assert scene.animations.stopped
    user_input.post(pygame.KEYDOWN, key=ENTER)
    user_input.post(pygame.KEYUP, key=ENTER, mod=0)
    app.frame(16)
    assert scene.animations.stopped
    scene = draw(app, CARD, "alarm", CARD, frames=10)
    user_input.post(pygame.KEYDOWN, key=SKIP, unicode="f")
    user_input.frames(app, 1)
    assert scene.game.director.card == CARD
    user_input.frames(app, 8)
    assert not scene.animations.busy
    user_input.post(pygame.KEYUP, key=SKIP, mod=0)
    user_input.frames(app, 1)


class Reader(SpeechReader):
    """Writes down what it should read, and is busy with it until it is told otherwise."""

    def __init__(self) -> None:
        super().__init__((), background=False)
        self.texts: list[str] = []
        self.busy = False

    @property
    def speaking(self) -> bool:
        return self.busy

    def read(self, words: str) -> None:
        self.texts.append(words)
        self.busy = True

    def stop(self) -> None:
        self.busy = False


@pytest.mark.heavy
def test_cards_that_go_by_themselves_leave_time_for_their_words_and_for_reading_aloud(seated: Callable[..., App]) -> None:
    app = seated(cards="time")
    text.use(game="ravenloft")
    assert len(words.whole_text("sliding-walls")) > len(words.whole_text("alarm"))
    scene = draw(app, CARD, frames=5)
    assert scene.animations.stopped and scene.game.notice(scene.facts()) == words.whole_text(CARD)
    assert needed(scene) > 250 * len(text.say(f"text-{CARD}").split())
    user_input.frames(app, int(needed(scene) / 100) - 8)
    assert scene.animations.stopped
    user_input.frames(app, 12)
    assert not scene.animations.busy
    app.context.settings.aloud = True
    app.context.sounds.voice = Reader()
    scene = draw(app, CARD, frames=5)
    user_input.frames(app, int(needed(scene) / 100) + 20)
    assert scene.animations.stopped
    user_input.frames(app, 2 * int(needed(scene) / 100) + 20)
    assert not scene.animations.busy, "not for ever"


@pytest.mark.heavy
@pytest.mark.parametrize("aloud", [True, False])
def test_a_card_is_read_aloud_once_it_lies_open_where_the_player_wants_that(aloud: bool, app: App) -> None:
    app.context.settings.aloud = aloud
    app.context.sounds.voice = reader = Reader()
    text.use(game="ravenloft")
    scene = draw(app, CARD)
    assert reader.texts == []
    user_input.frames(app, 5)
    assert scene.animations.stopped and reader.texts == ([words.whole_text(CARD)] if aloud else [])
    assert text.say(f"text-{CARD}") in words.whole_text(CARD) and reader.busy == aloud
    user_input.frames(app, 5)
    user_input.press(app, SPACE)
    assert not scene.animations.busy
    user_input.frames(app, 1)
    assert not reader.busy, "whoever has gone on does not want to hear more of it"


def test_which_cards_come_with_a_pause_but_for_nobody_at_once_or_where_only_agents_play(
    app: App, seated: Callable[..., App]
) -> None:
    """A Villain with its card, the first time; a Monster card, but not one that is discarded at once; a question of the turn has none."""
    scene: Any = app.scene
    director, there = scene.game.director, scene.game.t.heroes[0].square or 0

    def placed(who: str, by: str = "") -> list[Any]:
        return make_clips(director, [happened.MonsterPlaced(who, there, by)])

    card, placing = placed("count-strahd-1")
    assert card.open is not None and card.event is not None and placing.event is None, "it is told once"
    card.begin()
    assert director.card == "count-strahd" and "Villain" in words.meaning(scene.game.t, "count-strahd")
    assert (len(placed("count-strahd-2")), len(placed("wolf-1", "kat"))) == (1, 1)
    events = [happened.MonsterDrawn("kat", "wolf"), happened.MonsterDiscarded("wolf"), happened.MonsterDrawn("kat", "ghoul")]
    again, _, kept = make_clips(director, events)
    assert again.open is None and kept.open is not None
    card.end()
    user_input.click(app, user_input.answers(app)[0])
    user_input.idle(app)
    assert Done() in scene.client.options and scene.game.prompting_card == ""
    for other in (seated(speed="instant"), seated({0: "easy"})):
        assert other.scene.controller.manner == ""  # type: ignore[attr-defined]
        scene = draw(other, CARD)
        user_input.frames(other, 40)
        assert not scene.animations.stopped


@pytest.mark.heavy
@pytest.mark.parametrize("size", SIZES)
def test_the_card_lies_beside_the_board_with_what_it_means_and_the_keys(castle_words: None, size: tuple[int, int]) -> None:
    made: Any = sample_screens.STAGES["a card lies open"](Settings())
    said = text_audit.words(made, size)
    for wanted in ("ui-continue", "ui-drawn-event", "ui-drawn-skip"):
        assert all(word in said for word in text.say(wanted).split())
    sheet, view = spread(made), made.game.place.view
    assert card_face.plan(made.canvas, sheet.card, CARD).size >= drawn_card.GOOD, "the whole text can be read"
    assert sheet.sheet.x >= view.x + view.w * 0.85
    assert not any(item.group == "tools" and sheet.sheet.holds(item.area.centre) for item in made.focus.targets)
    canvas = Canvas(pygame.Surface(size), size)
    where = layout(canvas)
    cards = [drawn_card.OpenCard(card, "", asks=False, cap="", skip="", where=where) for card in (CARD, "sliding-walls")]
    sheets = [drawn_card.spread(canvas, card) for card in cards]
    for count in (5, 7, 8, 11):
        hand = ShownHand(tuple(map(str, range(count))), (1,) * count, where.hand, where.card)
        shown = [area for _, _, area in hand.areas if where.hand.holds(area.centre)]
        assert all(left.x + left.w < right.x for left, right in pairwise(shown))
        assert not any(laid is None or meeting(laid.sheet, area) for laid in sheets for area in shown), "it covers no card"


@pytest.mark.heavy
def test_where_the_card_has_no_room_its_words_do(screen: pygame.Surface) -> None:
    made: Any = sample_screens.STAGES["a card lies open"](Settings(scale=2.0, letter=2.0))
    said = text_audit.words(made, SIZES[0])
    assert not spread(made).bare or all(word in said for word in text.say(f"text-{CARD}").split())
    assert text.say("ui-continue") in said


@pytest.mark.heavy
def test_the_tools_lie_on_no_part_of_the_board_and_every_kind_of_card_is_told(castle_words: None) -> None:
    for name in ("walking", "target", "yes or no", "five heroes and the last roll"):
        made: Any = sample_screens.STAGES[name](Settings())
        for size in SIZES:
            user_input.redraw(made, pygame.Surface(size))
            tools = [item.area for item in made.focus.targets if isinstance(item.key, tuple) and item.key[0] == "tool"]
            assert len(tools) > 3
            others = [made.game.place.view, *(item.area for item in made.focus.targets if item.group == "hand")]
            assert not any(meeting(tool, other) for tool in tools for other in others), (name, size)
    t = Match.new("ravenloft", seed=3, options=sample_screens.OPTIONS).game.state
    kinds = {row.kind: card for card, row in {**ENCOUNTERS, **TREASURES}.items()}
    assert set(kinds) >= {"environment", "event", "attack", "trap", "blessing", "fortune", "item", "adventure"}
    assert [kind for kind, card in kinds.items() if not words.meaning(t, card).strip()] == []


def asked(wanted: str) -> Any:
    for seed in range(3, 30):
        match = Match.new("ravenloft", seed=seed, options=sample_screens.OPTIONS)
        while match.decision is not None and match.turn < 250:
            if match.decision.prompt == wanted:
                made = castle_table(sample_screens.context(Settings()), match)
                made.draw(pygame.Surface(SIZES[0]))
                return made
            match.answer("random")
    raise AssertionError(wanted)


@pytest.mark.heavy
@pytest.mark.parametrize("prompt", ["prompt-item", "prompt-monster-square", "prompt-edge"])
def test_the_card_that_asks_stays_open_and_covers_no_answer(castle_words: None, prompt: str) -> None:
    scene = asked(prompt)
    sheet, view = spread(scene).sheet, scene.game.place.view
    assert sheet.x >= view.x + view.w - 8
    answers = [item for item in scene.focus.targets if item.data is not None and item.group != "tools"]
    assert answers and not any(sheet.holds(item.area.centre) for item in answers)
    assert words.meaning(scene.game.t, scene.game.prompting_card).split()[0] in text_audit.words(scene, SIZES[0])
