"""What confuses new players: wrong claims, jumping panels, answers that are hard to find, powers that are asked about twice."""

from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Any

import msgspec
import pygame
import pytest
import sample_screens
import text_audit
import user_input

from game import text
from game.match import Match
from game.rules.engine.script import Choice, Decision, Done, Game, freeze, thaw
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.choice import Spot, Target, Use, Walk
from game.rules.ravenloft.phases import exploration
from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import State, Token, Trap
from game.rules.ravenloft.tables.cards import ADVENTURES, CARDS
from game.ui.app.main_loop import App
from game.ui.draw import art
from game.ui.draw.canvas import Area
from game.ui.ravenloft.board import board
from game.ui.ravenloft.board.overhead import Overlays
from game.ui.ravenloft.board_targets import strikes
from game.ui.ravenloft.choreography.shown_state import mark_positions
from game.ui.ravenloft.facts import inspector
from game.ui.ravenloft.facts.inspector import CardBrowser
from game.ui.ravenloft.how_to_play import PARTS, page_of
from game.ui.ravenloft.panels.rolls import Last
from game.ui.ravenloft.table import layers
from game.ui.ravenloft.table.client import START, TRAVELLERS, sole_traveller
from game.ui.ravenloft.table.props import TableProps
from game.ui.ravenloft.table.table import castle_table
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.screens.menu.scene import MenuScene
from game.ui.screens.result.scene import ResultScene
from game.ui.settings import Settings, Start
from game.ui.table.acts import Answer
from game.ui.table.scene import TableScene
from game.ui.widgets.layout import meeting
from tests.ravenloft.kit import Dice, put, spot, table
from tests.ravenloft.scenes import field

ALONE = {"adventure": "1", "heroes": "arjhan"}
PAIR = {"adventure": "find-the-icon", "heroes": "arjhan,kat"}
SMALL, LARGE = (1280, 720), (1920, 1080)
pytestmark = pytest.mark.usefixtures("castle_words")


def props(scene: TableScene) -> TableProps:
    return TableProps(scene.game, scene.facts(), scene.focus.targets)  # type: ignore[arg-type]


def castle(options: dict[str, str], state: State | None = None, **chosen: Any) -> TableScene:
    """Return a table without motion, with a match of these options or in the given state, at its first question."""
    match = Match.new("ravenloft", seed=811419, options=options)
    if state is not None:
        match.game = Game.of(match.rules, state)
    scene = castle_table(sample_screens.context(Settings(reduced=True, cards="time", **chosen)), match)
    scene.animations.clear()
    scene.controller.ask()
    return scene


def seated(state: State | None = None, **chosen: Any) -> TableScene:
    scene = castle(ALONE, state, **chosen)
    scene.draw(pygame.Surface(LARGE))
    return scene


def answered(scene: TableScene, *choices: Any) -> None:
    for choice in choices:
        scene.do(Answer(choice))
        while scene.animations.busy:
            scene.update(1000)
    user_input.redraw(scene)


def read(scene: TableScene) -> str:
    return text_audit.words(scene, LARGE)


def combat(*items: str) -> State:
    state = table("arjhan", tiles=field(2), at={"arjhan": (0, 1, 1)}, powers={"arjhan": ["cleave"]}, items={"arjhan": [*items]})
    draw = state.decks.treasure.draw
    for item in items:
        draw.remove(next(secret for secret in draw if secret.face == item))
    put(state, "rat-swarm", 0, 1, 2)
    put(state, "wolf", 0, 2, 2)
    return state


@pytest.mark.heavy
@pytest.mark.rule("CR-133", "CR-183")
def test_a_hero_who_has_not_entered_yet_is_not_called_fallen_and_a_card_that_always_works_is_not_refused() -> None:
    scene = seated()
    for card in ("cleave", "arjhan"):
        scene.open(CardBrowser(scene, scene.game, [card], 0))
        told = read(scene)
        assert text.say("ui-now-away", hero="arjhan") in told and "Hit Points left" not in told
        scene.dialog = None
    held = next(card for card in scene.game.t.heroes[0].items)
    scene.focus.current = ("card", held)
    told = read(scene)
    assert text.name(held) in told and text.say("refused-not-legal") not in told
    assert scene.game.card_refused(held).reason == "refused-passive"


@pytest.mark.rule("CR-115", "CR-117")
def test_a_tip_tells_odds_and_what_a_bonus_is_made_of_but_none_for_damage_without_a_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    scene: Any = seated(combat("magic-sword"))
    Dice(monkeypatch)(19)
    answered(scene, Use("cleave"))
    scene.focus.current, scene.by_keys = ("figure", "wolf-1"), True
    told, printed = read(scene), CARDS["cleave"].attack
    assert text.say("ui-hit-chance") in told, "an attack is being aimed"
    assert printed is not None and f"{printed.bonus} on the card, {text.name('magic-sword')} +1" in told
    assert f"+{printed.bonus + 1}" in told
    for size in (SMALL, LARGE):
        for _ in range(2):
            user_input.redraw(scene, pygame.Surface(size))

        def tip(shown: Overlays) -> Area:
            return next(layer.area for layer in layers.over(props(scene), scene.canvas, shown) if layer.name == "tip")

        alone = tip(Overlays(scene.game.board))
        die = alone._replace(w=alone.w - 20, h=alone.h / 2)
        assert meeting(tip(Overlays(scene.game.board, roll=(die, sample_screens.ATTACK))), die) <= 0, "it makes room for the die"
    answered(scene, Target("rat-swarm-1"))
    assert scene.client.decision.prompt == "prompt-cleave"
    scene.focus.current = ("figure", "wolf-1")
    assert text.say("ui-hit-chance") not in read(scene)


def test_a_hint_marks_its_square_instead_of_numbering_it_and_the_tools_stay_when_a_button_comes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
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
    assert marked is not None and marked.data == scene.controller.hint and len(lamps) == 1
    others = [item for item in scene.focus.targets if item.group == "squares" and item.data != scene.controller.hint]
    scene.focus.current = others[0].key
    user_input.redraw(scene)
    assert lamps == lamps[:1] * 2, "the mark stays where it is when the focus goes elsewhere"

    def places(group: str) -> dict[Hashable, Area]:
        return {item.key: item.area for item in scene.focus.targets if item.group == group}

    before = places("tools")
    assert not places("buttons")
    answered(scene, scene.client.options[0])
    assert places("buttons") and places("tools") == before


@pytest.fixture
def app(window: Callable[..., App]) -> App:
    made = window(start=Start("ravenloft", ALONE, {}, 811419), speed="instant")
    user_input.idle(made)
    return made


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


def test_enter_shows_where_the_keys_are_before_it_takes_anything(app: App) -> None:
    scene: Any = app.scene
    scene.focus.current, turn = None, scene.client.match.turn
    user_input.press(app, pygame.K_RETURN)
    assert scene.focus.focused is not None and scene.client.match.turn == turn
    user_input.press(app, pygame.K_p)
    user_input.frames(app)
    user_input.click(app, scene.focus.find("primer"))
    assert isinstance(scene.dialog, HowToPlayDialog), "how a night goes can be read again in the pause"
    user_input.press(app, pygame.K_ESCAPE)
    assert scene.dialog is None
    x, y = app.context.canvas(app.surface).point(scene.game.place.view.x + 6, scene.game.place.view.y + 90)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=(x, y), button=1))
    user_input.frames(app)
    assert scene.client.match.turn == turn and scene.client.message == text.say("ui-choose-marked"), "no place is marked there"
    scene.controller.ask()
    user_input.press(app, pygame.K_RETURN)
    user_input.idle(app)
    assert scene.client.match.turn == turn + 1


def test_the_last_words_are_deeds_and_a_narrow_picture_of_a_monster_keeps_its_face() -> None:
    match = Match.new("ravenloft", seed=3, options=ALONE, seats={0: "random"})
    match.play()
    scene = ResultScene(sample_screens.context(Settings()), match, staged=False)
    last = [event for events in match.log for event in events][-6:]
    assert any(isinstance(event, happened.TurnBegan | happened.PhaseBegan) for event in last) and scene.facts.last_lines
    rules = {line.rule for line in scene.facts.last_lines}
    assert not rules & {happened.TurnBegan.rule, happened.TurnEnded.rule}
    assert scene.facts.last_lines[-1].words == text.say(match.outcome.reason if match.outcome else "")
    card, wide = "ravenloft/cards/count-strahd", 400
    high = round(art.load(card).get_height() * wide / art.load(card).get_width())
    painted = art.scaled(card, wide, high).subsurface((0, 0, wide, 90))
    pictures = (painted, art.covering(card, wide, 90, False, 0.0), art.covering(card, wide, 90))
    head, top, middle = (pygame.image.tobytes(one, "RGB") for one in pictures)
    assert top == head != middle


@pytest.mark.heavy
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
    assert text.say("ui-menu-load-note", count=1) in " ".join(told) and sum("Arjhan" in words for words in told) == 1


@pytest.mark.heavy
def test_enter_does_what_the_question_suggests_and_ends_the_phase_only_where_nothing_is_left() -> None:
    scene = seated(combat())
    decision = scene.client.decision
    assert decision is not None

    def asked(keep: Callable[[Any], bool], default: Any = decision.default) -> Any:
        """Put the open question with only these answers; what is in focus then."""
        options = {0: tuple(filter(keep, decision.options[0]))}
        scene.client.match.game.decision = type(decision)(decision.prompt, options, decision.about, default)
        scene.controller.ask()
        user_input.redraw(scene)
        return scene.focus.focused

    assert isinstance(scene.focus.focused.data if scene.focus.focused else None, Walk)
    usual = [one for one in decision.options[0] if hasattr(one, "square")][3]
    assert asked(lambda one: hasattr(one, "square"), usual).key == ("square", usual.square), "a usual square"
    assert asked(lambda one: not isinstance(one, Walk)).key == ("card", "cleave")
    assert text.say("ui-menu-strike", hero="arjhan") in read(scene) and asked(lambda one: isinstance(one, Done)).data == Done()
    explores = bool(exploration.explorable(scene.client.match.game.state, 0))
    assert text.say("ui-menu-nothing", hero="arjhan", explores=explores) in read(scene)


@pytest.mark.heavy
def test_a_hint_names_what_is_near_the_square_and_whom_it_is_about_and_nobody_attacks_who_reaches_nobody() -> None:
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
    alone = table("arjhan", tiles=field(2), at={"arjhan": (0, 1, 1)}, powers={"arjhan": ["cleave"]})
    assert text.say("ui-menu-both", hero="arjhan") in read(seated(alone))


@pytest.mark.heavy
@pytest.mark.parametrize("far", [False, True])
def test_every_panel_beside_the_board_is_explained_to_the_mouse(far: bool) -> None:
    state = table("arjhan,kat", tiles=field(2), at={"arjhan": (0, 1, 1), "kat": (0, 2, 1)})
    state.heroes[1].conditions.append("slowed")
    scene = castle(PAIR, state, table=far)
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


@pytest.mark.heavy
def test_every_token_on_the_board_is_explained_to_the_mouse() -> None:
    state = table("arjhan,kat", tiles=field(3), at={"arjhan": (0, 1, 1), "kat": (0, 2, 1)})
    kinds = dict(zip(TOKENS, ((1, 0, 0), (1, 0, 3), (1, 3, 0), (1, 3, 3), (0, 1, 3)), strict=True))
    state.quest.tokens += [Token(kind, spot(*where, state)) for kind, where in kinds.items()]
    state.heroes[0].threats.append(Trap("spear-gauntlet", 2))
    deck = state.decks.encounter
    deck.draw = [secret for secret in deck.draw if secret.face != "spear-gauntlet"]
    scene = castle(PAIR, state)
    scene.draw(pygame.Surface(LARGE))
    scene.context.input.device, scene.game.points = "mouse", True
    lies = {mark.card: square for mark, square in mark_positions(scene.game.t, scene.game.stage.marks)}
    assert lies.keys() == {*TOKENS, "spear-gauntlet"}

    def pointed(square: int) -> tuple[float, float]:
        assert scene.canvas is not None
        scene.pointer = scene.game.camera.area(scene.canvas, scene.game.place.view, square).centre
        scene.dirty, scene.focus.current = True, None
        return scene.pointer

    faults = []
    for kind, square in lies.items():
        pointed(square)
        told, shown = f"{text.name(kind)} {text.say(f'text-{kind}')}", read(scene)
        faults += [(kind, word) for word in told.split() if word not in shown] + [(kind, told)] * (len(told) <= 40)
    assert not faults, faults
    scene.pointer, scene.dirty = scene.game.place.view.centre, True
    assert inspector.spot(props(scene), pointed(spot(0, 1, 1, state))) is None


@pytest.mark.parametrize("screens", [1, pytest.param(len(ADVENTURES), marks=pytest.mark.heavy)])
def test_the_goal_of_every_adventure_is_explained_with_its_special_rules_and_what_loses_it(screens: int) -> None:
    faults: list[tuple[str, str]] = []
    longest = sorted(ADVENTURES, key=lambda one: -len(text.say(f"text-{one}")))[:screens]
    for adventure, row in ADVENTURES.items():
        scene = castle({"adventure": adventure, "heroes": "kat" if max(row.heroes) == 1 else "arjhan,kat"})
        told = " ".join(inspector.about(props(scene), "objective").words)
        page = page_of(scene.game.t.adventure)
        tonight = HowToPlayDialog(scene, page).words(page.parts[PARTS.index("tonight")])[1]
        goal, lost = text.say(f"goal-{adventure}"), text.say(f"lost-{adventure}")
        wanted = [(" ".join(text.say(f"text-{adventure}").split()), told), (lost, told), (goal, tonight), (lost, tonight)]
        if adventure in longest:
            scene.draw(pygame.Surface(SMALL))
            scene.context.input.device, scene.game.points = "mouse", True
            scene.pointer = next(area for name, area in scene.game.sides.spots if name == "objective").centre
            scene.dirty, scene.focus.current = True, None
            shown = text_audit.words(scene, SMALL)
            wanted += [(word, shown) for word in told.split()]
        faults += [(adventure, words) for words, where in wanted if words not in where]
    assert not faults, faults


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
    assert [item.data for item in rows] == found.rows and all("%" in item.label for item in rows)
    assert scene.focus.current == rows[0].key and text.name(who) in scene.game.prompt(scene.facts())
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
    canvas = scene.context.canvas(pygame.Surface(LARGE))
    piece, view = scene.game.stage.pieces[who], scene.game.place.view
    x, y = canvas.point(*scene.game.camera.patch(canvas, view, piece.x, piece.y, piece.base).centre)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        scene.handle(pygame.event.Event(kind, pos=(x, y), button=1))
    user_input.redraw(scene)


HERO_PHASE = "prompt-hero-phase"


def sat_down(match: Match, screen: pygame.Surface) -> Any:
    scene: Any = castle_table(sample_screens.context(Settings(confirm=False, speed="instant")), match)
    scene.draw(screen)
    return scene


def asked(match: Match) -> str:
    return match.decision.prompt


@pytest.fixture
def scene(castle_words: None, screen: pygame.Surface) -> Any:
    """Kat's first turn, with Sneak Attack."""
    for seed in range(60):
        match = Match.new("ravenloft", seed=seed, options={"adventure": "find-the-icon", "heroes": "kat,thorgrim"})
        while asked(match) not in (START, HERO_PHASE):
            match.answer("normal")
        if asked(match) == START:
            return sat_down(match, screen)
    raise AssertionError("nobody has a power for the start")


def answers(scene: Any) -> list[object]:
    return [item.act.choice for item in scene.targets(scene.canvas) if isinstance(item.act, Answer)]


def next_question(scene: Any, choice: Choice) -> str:
    scene.do(Answer(choice))
    scene.animations.skip(whole=True)
    scene.controller.settle()
    return asked(scene.match)


@pytest.mark.rule("CR-043", "CR-048", "CR-102")
def test_the_power_is_offered_beside_the_ways_of_the_phase_is_one_answer_and_done_ends_it(
    scene: Any, screen: pygame.Surface
) -> None:
    before, offered = scene.match.turn, answers(scene)
    assert any(isinstance(one, Use) and one in scene.match.decision.options[0] for one in offered)
    assert offered.count(Done()) == 1
    step = next(one for one in offered if isinstance(one, Walk))
    next_question(scene, step)
    assert scene.match.turn == before + 2 and scene.match.actions[-1].choice == step
    assert scene.client.undo_refusal() is None
    scene.controller.undo()
    scene.draw(screen)
    assert scene.match.turn == before and answers(scene) == offered
    scene.controller.redo()
    assert scene.match.turn == before + 2
    scene.controller.undo()
    question = scene.client.hint_question(0)
    assert scene.match.is_current(question)
    scene.controller.request_hint()
    scene.update(50)
    assert scene.controller.hint in answers(scene) and question.view.decision.prompt in (START, HERO_PHASE)
    before, power = scene.match.turn, scene.match.decision.options[0][0]
    scene.do(Answer(power))
    assert scene.match.turn == before + 1 and scene.match.actions[-1].choice == power
    scene.animations.skip(whole=True)
    scene.controller.settle()
    scene.do(Answer(Done()))
    assert scene.match.game.state.turn.number == 2


@pytest.fixture
def alone(castle_words: None, screen: pygame.Surface) -> Any:
    """A Hero alone in its Hero Phase, at an unexplored edge, with a Scroll of Teleportation."""
    match = Match.new("ravenloft", seed=91, options={"adventure": "escape-the-tomb", "heroes": "arjhan"})
    while asked(match) != HERO_PHASE or len(match.game.state.board.tiles) < 2 or not exploration.explorable(match.game.state, 0):
        match.answer("normal")
    t = thaw(State, match.game.mark().checkpoint)
    found = next(one for one in t.decks.treasure.draw if one.face == "scroll-of-teleportation")
    t.decks.treasure.draw.remove(found)
    t.heroes[0].items.append(found.face)
    match.game = Game(match.rules, msgspec.structs.replace(match.game.mark(), checkpoint=freeze(t))).start()
    return sat_down(match, screen)


@pytest.mark.card("scroll-of-teleportation")
def test_a_hero_alone_travels_without_being_asked_and_nobody_is_asked_whether_to_explore(alone: Any) -> None:
    t = alone.match.game.state
    for options, is_answered in (("arjhan",), True), (("kat",), False), (("arjhan", "kat"), False):
        decision = Decision(TRAVELLERS, {0: (*map(Target, options), Done())})
        assert (sole_traveller(t, decision, 0) is not None) is is_answered, "only the user of the scroll can be meant"
    assert next_question(alone, Use("scroll-of-teleportation")) == "prompt-place", "there is one other tile, and one Hero"
    assert any(action.choice == Target("arjhan") for action in alone.match.actions)
    alone.controller.undo()
    alone.controller.settle()
    assert asked(alone.match) == HERO_PHASE, "the question that next_question itself is taken back, too"
    facts = alone.facts()
    asks = msgspec.structs.replace(facts.decision, about={**facts.decision.about, "left": "both"})
    facts = replace(facts, decision=asks, options=(Done(),), lesson=None)
    assert not alone.game.loss(facts, Done())
    alone.game.t.decks.tile.draw.clear()
    assert alone.game.loss(facts, Done())
