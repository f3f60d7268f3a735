"""What confuses new players: wrong claims, jumping panels, answers that are hard to find."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest
import text_audit
import user_input

from game import text
from game.match import Match
from game.rules.engine.script import Done, Game
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.choice import Spot, Target, Use
from game.rules.ravenloft.phases import exploration
from game.rules.ravenloft.state import State, Token, Trap
from game.rules.ravenloft.tables.cards import ADVENTURES, CARDS
from game.ui.app.main_loop import App
from game.ui.draw import art
from game.ui.ravenloft.board import board
from game.ui.ravenloft.board_targets import strikes
from game.ui.ravenloft.choreography.shown_state import mark_positions
from game.ui.ravenloft.facts import inspector
from game.ui.ravenloft.facts.inspector import CardBrowser
from game.ui.ravenloft.how_to_play import PARTS, page_of
from game.ui.ravenloft.table.props import TableProps
from game.ui.ravenloft.table.table import castle_table
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.screens.menu.scene import MenuScene
from game.ui.screens.result.scene import ResultScene
from game.ui.settings import Settings, Start
from game.ui.table.acts import Answer
from game.ui.table.scene import TableScene
from tests.ravenloft.kit import Dice, put, spot, table
from tests.ravenloft.scenes import field

ALONE = {"adventure": "1", "heroes": "arjhan"}
LARGE = (1920, 1080)
pytestmark = pytest.mark.usefixtures("castle_words")


def props(scene: TableScene) -> TableProps:
    """The props of the panels now."""
    return TableProps(scene.game, scene.facts(), scene.focus.targets)  # type: ignore[arg-type]


def seated(state: State | None = None, **chosen: Any) -> TableScene:
    """Return a table without motion, with a match of one Hero or in the given state."""
    match = Match.new("ravenloft", seed=811419, options=ALONE)
    if state is not None:
        match.game = Game.of(match.rules, state)
    scene = castle_table(AppContext(Settings(reduced=True, cards="time", **chosen), AgentWorker(background=False)), match)
    scene.draw(pygame.Surface(LARGE))
    return scene


def answered(scene: TableScene, *choices: Any) -> None:
    """Give answers and show their animations."""
    for choice in choices:
        scene.do(Answer(choice))
        while scene.animations.busy:
            scene.update(1000)
    user_input.redraw(scene)


def read(scene: TableScene) -> str:
    """Return all text on the screen."""
    return text_audit.words(scene, LARGE)


def combat(*items: str) -> State:
    """Return Arjhan with these Items and with two Monsters on his tile."""
    state = table("arjhan", tiles=field(2), at={"arjhan": (0, 1, 1)}, powers={"arjhan": ["cleave"]}, items={"arjhan": [*items]})
    draw = state.decks.treasure.draw
    for item in items:
        draw.remove(next(secret for secret in draw if secret.face == item))
    put(state, "rat-swarm", 0, 1, 2)
    put(state, "wolf", 0, 2, 2)
    return state


@pytest.mark.rule("CR-133")
def test_a_hero_who_has_not_entered_yet_is_not_called_fallen() -> None:
    scene = seated()
    for card in ("cleave", "arjhan"):
        scene.open(CardBrowser(scene, scene.game, [card], 0))
        told = read(scene)
        assert text.say("ui-now-away", hero="arjhan") in told
        assert "Hit Points left" not in told
        scene.dialog = None


@pytest.mark.rule("CR-183")
def test_nothing_is_wrong_with_a_card_that_always_works() -> None:
    scene = seated()
    held = next(card for card in scene.game.t.heroes[0].items)
    scene.focus.current = ("card", held)
    told = read(scene)
    assert text.name(held) in told
    assert text.say("refused-not-legal") not in told
    assert scene.game.card_refused(held).reason == "refused-passive"


@pytest.mark.rule("CR-115")
def test_no_odds_are_told_for_damage_that_needs_no_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = seated(combat())
    Dice(monkeypatch)(19)
    answered(scene, Use("cleave"))
    scene.focus.current, scene.by_keys = ("figure", "rat-swarm-1"), True
    assert text.say("ui-hit-chance") in read(scene), "an attack is being aimed"
    answered(scene, Target("rat-swarm-1"))
    assert scene.client.decision is not None
    assert scene.client.decision.prompt == "prompt-cleave"
    scene.focus.current = ("figure", "wolf-1")
    assert text.say("ui-hit-chance") not in read(scene)


def test_a_hint_marks_its_square_instead_of_numbering_it(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = seated()
    lamps: list[pygame.Rect] = []
    monkeypatch.setattr(board, "hint_marker", lambda _surface, rect, _unit: lamps.append(rect))
    assert scene.commands()["hint"]() is None
    scene.update(10)
    assert isinstance(scene.controller.hint, Spot)
    assert text.name(scene.game.t.board.tiles[0].tile) in scene.client.message, "a place that can be found"
    assert scene.game.hint_label(scene.facts(), scene.controller.hint) in scene.client.message
    user_input.redraw(scene)
    marked = scene.focus.focused
    assert marked is not None
    assert marked.data == scene.controller.hint
    assert len(lamps) == 1
    scene.focus.current = next(
        item.key for item in scene.focus.targets if item.group == "squares" and item.data != scene.controller.hint
    )
    user_input.redraw(scene)
    assert lamps == lamps[:1] * 2, "the mark stays where it is when the focus goes elsewhere"


def test_the_tools_stay_where_they_are_when_a_button_comes() -> None:
    scene = seated()
    before = {item.key: item.area for item in scene.focus.targets if item.group == "tools"}
    assert not any(item.group == "buttons" for item in scene.focus.targets)
    answered(scene, scene.client.options[0])
    assert any(item.group == "buttons" for item in scene.focus.targets)
    assert {item.key: item.area for item in scene.focus.targets if item.group == "tools"} == before


def test_a_question_with_a_usual_square_begins_there() -> None:
    state = combat()
    scene = seated(state)
    decision = scene.client.decision
    assert decision is not None
    squares = [option for option in decision.options[0] if hasattr(option, "square")]
    scene.client.match.game.decision = type(decision)(decision.prompt, {0: tuple(squares)}, decision.about, squares[3])
    scene.controller.ask()
    assert scene.focus.current == ("square", squares[3].square)


@pytest.fixture
def app(window: Callable[..., App]) -> App:
    made = window(start=Start("ravenloft", ALONE, {}, 811419), speed="instant")
    user_input.idle(made)
    return made


def test_enter_shows_where_the_keys_are_before_it_takes_anything(app: App) -> None:
    scene: Any = app.scene
    scene.focus.current, turn = None, scene.client.match.turn
    user_input.press(app, pygame.K_RETURN)
    assert scene.focus.focused is not None
    assert scene.client.match.turn == turn
    user_input.press(app, pygame.K_RETURN)
    user_input.idle(app)
    assert scene.client.match.turn == turn + 1


def test_a_mouse_that_rests_asks_about_nobody(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(TableProps, "figure_tip", lambda _props, who: asked.append(who))
    scene: Any = app.scene
    user_input.click(app, user_input.answers(app)[0])
    user_input.idle(app)
    user_input.frames(app, 2)
    assert not asked, "the Hero has come to where the mouse lies"
    x, y = app.context.canvas(app.surface).point(*scene.pointer)
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(x + 1, y), rel=(1, 0), buttons=(0, 0, 0)))
    user_input.frames(app, 2)
    assert set(asked) == {"arjhan"}
    asked.clear()
    user_input.press(app, pygame.K_TAB)
    user_input.frames(app, 2)
    assert not asked, "keys are used now"


def test_what_is_not_marked_leads_to_what_is(app: App) -> None:
    scene: Any = app.scene
    before = scene.client.match.turn
    x, y = app.context.canvas(app.surface).point(scene.game.place.view.x + 6, scene.game.place.view.y + 90)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=(x, y), button=1))
    user_input.frames(app)
    assert scene.client.match.turn == before
    assert scene.client.message == text.say("ui-choose-marked")


def test_the_last_words_are_deeds_not_steps_of_the_turn() -> None:
    match = Match.new("ravenloft", seed=3, options=ALONE, seats={0: "random"})
    match.play()
    scene = ResultScene(AppContext(Settings(), AgentWorker(background=False)), match, staged=False)
    last = [event for events in match.log for event in events][-6:]
    assert any(isinstance(event, happened.TurnBegan | happened.PhaseBegan) for event in last)
    assert scene.facts.last_lines
    rules = {line.rule for line in scene.facts.last_lines}
    assert not rules & {happened.TurnBegan.rule, happened.TurnEnded.rule}
    assert scene.facts.last_lines[-1].words == text.say(match.outcome.reason if match.outcome else "")


def test_a_narrow_picture_of_a_monster_keeps_its_face() -> None:
    card, wide = "ravenloft/cards/count-strahd", 400
    high = round(art.load(card).get_height() * wide / art.load(card).get_width())
    head = art.scaled(card, wide, high).subsurface((0, 0, wide, 90))
    assert pygame.image.tobytes(art.covering(card, wide, 90, False, 0.0), "RGB") == pygame.image.tobytes(head, "RGB")
    assert pygame.image.tobytes(art.covering(card, wide, 90), "RGB") != pygame.image.tobytes(head, "RGB")


def test_how_a_night_goes_can_be_read_again_in_the_pause(app: App) -> None:
    scene: Any = app.scene
    user_input.press(app, pygame.K_p)
    user_input.frames(app)
    user_input.click(app, scene.focus.find("primer"))
    assert isinstance(scene.dialog, HowToPlayDialog)
    user_input.press(app, pygame.K_ESCAPE)
    assert scene.dialog is None


def test_the_menu_says_that_nothing_is_saved_yet_and_names_a_lone_hero_once(window: Callable[..., App]) -> None:
    app = window("1920x1080", speed="instant")
    user_input.frames(app, 2)
    menu: Any = app.scene
    assert text.say("ui-menu-load-note", count=0) in text_audit.words(menu, LARGE)
    match = Match.new("ravenloft", seed=5, options=ALONE)
    assert not app.context.autosave(match)
    menu = MenuScene(app.context)
    app.show(menu)
    user_input.frames(app, 8)
    told = [line.words for line in text_audit.read(menu, LARGE)]
    assert text.say("ui-menu-load-note", count=1) in " ".join(told)
    assert sum("Arjhan" in words for words in told) == 1


def test_enter_does_what_the_question_suggests_and_ends_the_phase_only_where_nothing_is_left() -> None:
    from game.rules.ravenloft.choice import Walk

    scene = seated(combat())
    assert isinstance(scene.focus.focused.data if scene.focus.focused else None, Walk)
    scene.client.match.game.decision = narrowed(scene, lambda one: not isinstance(one, Walk))
    scene.controller.ask()
    user_input.redraw(scene)
    assert scene.focus.current == ("card", "cleave")
    assert text.say("ui-menu-strike", hero="arjhan") in read(scene)
    scene.client.match.game.decision = narrowed(scene, lambda one: isinstance(one, Done))
    scene.controller.ask()
    user_input.redraw(scene)
    assert scene.focus.focused is not None
    assert scene.focus.focused.data == Done()
    assert text.say("ui-menu-nothing", hero="arjhan", explores=explores(scene)) in read(scene)


def explores(scene: TableScene) -> bool:
    """Whether the Hero stands at an unexplored edge."""
    return bool(exploration.explorable(scene.client.match.game.state, 0))


def narrowed(scene: TableScene, keep: Any) -> Any:
    """Return the open question with only these answers."""
    decision = scene.client.decision
    assert decision is not None
    return type(decision)(decision.prompt, {0: tuple(filter(keep, decision.options[0]))}, decision.about, decision.default)


def test_nobody_is_told_to_attack_who_reaches_nobody() -> None:
    scene = seated(table("arjhan", tiles=field(2), at={"arjhan": (0, 1, 1)}, powers={"arjhan": ["cleave"]}))
    assert text.say("ui-menu-both", hero="arjhan") in read(scene)


def test_a_hint_names_what_is_near_the_square_and_whom_it_is_about() -> None:
    from game.rules.ravenloft.choice import Walk
    from game.rules.ravenloft.space.board import chart

    scene = seated(combat())
    wolf = next(other for other in scene.game.t.heroes[0].threats if getattr(other, "kind", "") == "wolf")
    beside = chart(scene.game.t.board).near[wolf.square]
    squares = [one for one in scene.client.options if isinstance(one, Walk)]
    told = {one.square: scene.game.hint_label(scene.facts(), one) for one in squares}
    assert all(("Wolf 1" in words) == (square in beside) for square, words in told.items())
    edges = chart(scene.game.t.board).rim
    assert all(("unexplored edge" in words) == bool(edges.get(square)) for square, words in told.items())
    assert any("1 square away" in words for words in told.values())
    assert scene.game.hint_label(scene.facts(), Target("wolf-1")) == text.say("ui-hint-target", figure="wolf-1")


@pytest.mark.parametrize("far", [False, True])
def test_every_panel_beside_the_board_is_explained_to_the_mouse(far: bool) -> None:
    from game.ui.ravenloft.panels.rolls import Last

    state = table("arjhan,kat", tiles=field(2), at={"arjhan": (0, 1, 1), "kat": (0, 2, 1)})
    state.heroes[1].conditions.append("slowed")
    match = Match.new("ravenloft", seed=3, options={"adventure": "find-the-icon", "heroes": "arjhan,kat"})
    match.game = Game.of(match.rules, state)
    scene = castle_table(AppContext(Settings(reduced=True, table=far), AgentWorker(background=False)), match)
    scene.game.director.last = Last("kat", "backstab", 13, 7, 20, 14, "wolf-1", hit=True)
    scene.draw(pygame.Surface(LARGE))
    scene.context.input.device, scene.game.points = "mouse", True
    told = {}
    for name, area in scene.game.sides.spots:
        found = inspector.spot(props(scene), area.centre)
        assert found is not None, name
        told[name] = " ".join(inspector.about(props(scene), found[0]).words)
        scene.pointer, scene.dirty = area.centre, True
        scene.focus.current = None
        shown = read(scene)
        assert all(word in shown for word in told[name].split()), name
    assert len(told) >= 6
    slowed = [name for name, words in told.items() if text.name("slowed") in words]
    assert len(slowed) == 1, "a Condition is explained at the Hero who has it"


TOKENS = sorted({part.token for row in ADVENTURES.values() for _, part in row.parts()} - {"", "calm"})
"""What adventures lay on the board; Calm tokens lie on the Golem."""


@pytest.mark.parametrize("kind", [*TOKENS, "spear-gauntlet"])
def test_every_token_on_the_board_is_explained_to_the_mouse(kind: str) -> None:

    state = table("arjhan,kat", tiles=field(2), at={"arjhan": (0, 1, 1), "kat": (0, 2, 1)})
    place = spot(1, 1, 1, state)
    match = Match.new("ravenloft", seed=3, options={"adventure": "find-the-icon", "heroes": "arjhan,kat"})
    if kind in TOKENS:
        state.quest.tokens.append(Token(kind, place))
    else:
        state.heroes[0].threats.append(Trap(kind, 1))
        deck = state.decks.encounter
        deck.draw = [secret for secret in deck.draw if secret.face != kind]
    match.game = Game.of(match.rules, state)
    scene = castle_table(AppContext(Settings(reduced=True), AgentWorker(background=False)), match)
    scene.animations.clear()
    scene.controller.ask()
    scene.draw(pygame.Surface(LARGE))
    scene.context.input.device, scene.game.points = "mouse", True
    assert scene.canvas is not None
    lies = next(square for mark, square in mark_positions(scene.game.t, scene.game.stage.marks) if mark.card == kind)
    scene.pointer, scene.dirty = scene.game.camera.area(scene.canvas, scene.game.place.view, lies).centre, True
    scene.focus.current = None
    told = " ".join((text.name(kind), text.say(f"text-{kind}")))
    shown = read(scene)
    assert len(told) > 40 and all(word in shown for word in told.split())
    scene.pointer, scene.dirty = scene.game.place.view.centre, True
    assert (
        inspector.spot(props(scene), scene.game.camera.area(scene.canvas, scene.game.place.view, spot(0, 1, 1, state)).centre)
        is None
    )


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_the_goal_of_every_adventure_is_explained_with_its_special_rules_and_what_loses_it(adventure: str) -> None:

    party = "kat" if max(ADVENTURES[adventure].heroes) == 1 else "arjhan,kat"
    match = Match.new("ravenloft", seed=3, options={"adventure": adventure, "heroes": party})
    scene = castle_table(AppContext(Settings(reduced=True), AgentWorker(background=False)), match)
    scene.animations.clear()
    scene.controller.ask()
    small = (1280, 720)
    scene.draw(pygame.Surface(small))
    scene.context.input.device, scene.game.points = "mouse", True
    area = next(area for name, area in scene.game.sides.spots if name == "objective")
    told = " ".join(inspector.about(props(scene), "objective").words)
    assert " ".join(text.say(f"text-{adventure}").split()) in told
    assert text.say(f"lost-{adventure}") in told
    scene.pointer, scene.dirty, scene.focus.current = area.centre, True, None
    shown = text_audit.words(scene, small)
    assert all(word in shown for word in told.split())
    page = page_of(scene.game.t.adventure)
    tonight = HowToPlayDialog(scene, page).words(page.parts[PARTS.index("tonight")])[1]
    assert text.say(f"goal-{adventure}") in tonight
    assert text.say(f"lost-{adventure}") in tonight


def test_a_click_on_a_monster_offers_the_attacks_that_reach_it(monkeypatch: pytest.MonkeyPatch) -> None:
    state = combat()
    put(state, "zombie", 1, 3, 3)
    scene = seated(state)
    user_input.redraw(scene)
    reach = {who: one for who in scene.game.stage.pieces if (one := strikes(scene.client.options, scene.game.t, 0, who))}
    far = next(who for who, piece in scene.game.stage.pieces.items() if not piece.hero and who not in reach)
    who, found = next(iter(reach.items()))
    press_figure(scene, far)
    assert text.say("refused-monster-there") in scene.client.message
    press_figure(scene, who)
    rows = [item for item in scene.focus.targets if item.group == "tray"]
    assert [item.data for item in rows] == found.rows
    assert all("%" in item.label for item in rows)
    assert scene.focus.current == rows[0].key
    assert text.name(who) in scene.game.prompt(scene.facts())
    scene.back()
    assert scene.dialog is None, "Esc looks away"
    user_input.redraw(scene)
    assert not [item for item in scene.focus.targets if item.group == "tray"]
    press_figure(scene, who)
    Dice(monkeypatch)(19, 19)
    scene.take(next(item for item in scene.focus.targets if item.group == "tray"))
    scene.animations.skip(whole=True)
    scene.controller.settle()
    assert [type(action.choice) for action in scene.match.actions[-2:]] == [Use, Target]
    assert scene.match.actions[-1].choice == Target(who)


def press_figure(scene: Any, who: str) -> None:
    """Click on a figure."""
    canvas = scene.context.canvas(pygame.Surface((1920, 1080)))
    piece, view = scene.game.stage.pieces[who], scene.game.place.view
    x, y = canvas.point(*scene.game.camera.patch(canvas, view, piece.x, piece.y, piece.base).centre)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        scene.handle(pygame.event.Event(kind, pos=(x, y), button=1))
    user_input.redraw(scene)


@pytest.mark.rule("CR-117")
def test_a_tip_says_what_a_bonus_is_made_of(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = seated(combat("magic-sword"))
    Dice(monkeypatch)(19)
    scene.do(Answer(Use("cleave")))
    scene.animations.skip(whole=True)
    scene.controller.settle()
    scene.focus.current, scene.by_keys = ("figure", "wolf-1"), True
    told = read(scene)
    printed = CARDS["cleave"].attack
    assert printed is not None
    assert f"{printed.bonus} on the card, {text.name('magic-sword')} +1" in told
    assert f"+{printed.bonus + 1}" in told
