"""The inspector of cards: its texts agree with the rules, and its rules open the rulebook."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest
import text_audit
import user_input

from game.match import Match
from game.rules.ravenloft.choice import Use
from game.rules.ravenloft.forecasts import forecast
from game.rules.ravenloft.forecasts.consequences import follow
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.tables.cards import CARDS, HEROES, MONSTERS, POWERS
from game.text import name, say, use
from game.text.rulebook import book
from game.ui.app.main_loop import App
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.facts import current, sections
from game.ui.ravenloft.facts.cards import all_cards, reachable, rules_of
from game.ui.ravenloft.facts.inspector import CardBrowser, situation
from game.ui.ravenloft.panels import card_face
from game.ui.ravenloft.table.table import castle_table
from game.ui.screens.rulebook.scene import RulebookScene
from game.ui.table.acts import Answer
from game.ui.table.scene import TableScene
from game.ui.widgets.boxes import place

OPTIONS = {"adventure": "2", "heroes": "arjhan,kat,immeril"}


def night(steps: int, first: int = 11) -> Match:
    """Return a match after some answers in the Hero Phase, from the first seed that is not over by then."""
    for seed in range(first, first + 40):
        match = Match.new("ravenloft", seed=seed, options=OPTIONS)
        for step in range(steps + 80):
            if match.decision is None or (step >= steps and match.decision.prompt == "prompt-hero-phase"):
                break
            seat, options = next(iter(match.decision.options.items()))
            usual = match.decision.default if match.decision.default in options and step % 3 else None
            match.submit(seat, usual or options[step * 7 % len(options)])
        if match.decision is not None and match.decision.prompt == "prompt-hero-phase":
            return match
    raise AssertionError("no night lasts that long")


@pytest.fixture
def app(window: Callable[..., App]) -> App:
    made = window(speed="instant")
    use(strict=True)
    return made


def sat(app: App, match: Match) -> TableScene:
    scene = castle_table(app.context, match)
    app.show(scene)
    user_input.frames(app, 2)
    return scene


def looked(app: App, scene: TableScene, card: str) -> CardBrowser:
    cards, _ = scene.game.inspectable_cards(scene.facts(), scene.focus.targets, None)
    cards = cards if card in cards else [card, *cards]
    sheet = CardBrowser(scene, scene.game, cards, cards.index(card))
    scene.open(sheet)
    scene.dirty = True
    user_input.frames(app, 2)
    return sheet


def said(canvas: Canvas, monkeypatch: pytest.MonkeyPatch, scene: TableScene, card: str) -> str:
    """Return all text about a card."""
    written: list[str] = []
    true = Canvas.text

    def text(self: Canvas, words: str, *rest: Any, **more: Any) -> float:
        written.append(words)
        return true(self, words, *rest, **more)

    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "text", text)
        told = current.meaning(situation(scene.game, scene.facts()), card)
        for box in told.boxes:
            place(box, canvas, Area(0, 0, 650, box.high(canvas, 650))).paint(canvas)
    return " ".join([told.aside, *written])


def test_every_card_can_be_looked_at_in_every_size(app: App) -> None:
    scene = sat(app, night(35))
    for size, scale, letter in (
        ((1280, 720), 1.0, 1.0),
        ((1280, 720), 2.0, 1.0),
        ((1920, 1080), 0.75, 1.0),
        ((1000, 1000), 1.25, 1.5),
    ):
        app.context.settings.scale, app.context.settings.letter = scale, letter
        surface = pygame.Surface(size)
        for card in all_cards()[:: 7 if scale == 1.0 else 29]:
            scene.dialog = None
            sheet = CardBrowser(scene, scene.game, [card], 0)
            scene.open(sheet)
            user_input.redraw(scene, surface)
            room = app.context.canvas(surface).room
            assert sheet.layout is not None
            for area in sheet.layout:
                assert room.x <= area.x
                assert area.x + area.w <= room.x + room.w + 1
                assert area.y + area.h <= room.y + room.h + 1
            assert {item.data for item in scene.focus.targets if item.group == "rules"} == set(rules_of(card))


def test_a_card_says_what_it_promises_on_whom(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = 0
    for seed in range(5, 13):
        scene = sat(app, night(28, seed))
        canvas, seat = app.context.canvas(app.surface), scene.client.seat
        if seat is None:
            continue
        for card in scene.game.option_map.hand:
            words = said(canvas, monkeypatch, scene, card)
            for who in reachable(scene.game.t, seat, card):
                told = forecast.attack_sum(scene.game.t, seat, card, who)
                assert told is not None
                assert name(who) in words
                assert f"{told.per_cent}%" in words
                seen += 1
    assert seen > 3


def test_what_follows_from_a_card_is_said_in_words_and_faces(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    kinds: set[str] = set()
    for seed in range(5, 26):
        scene = sat(app, night(24, seed))
        canvas, seat = app.context.canvas(app.surface), scene.client.seat
        for card in scene.game.option_map.hand if seat is not None else ():
            struck = reachable(scene.game.t, seat, card)
            best = max(struck, key=lambda who: forecast.attack_sum(scene.game.t, seat, card, who).per_cent) if struck else ""  # type: ignore[union-attr]
            words = said(canvas, monkeypatch, scene, card)
            for line in follow(scene.game.t, seat, card, best):
                assert say(f"ui-follow-{line.when}") in words
                assert all(part in words for part in sections.outcome_text(line).split())
                assert all(name(who) in words for who in line.who if line.kind != "asked-advance")
                kinds.add(line.kind)
    assert len(kinds) > 8


def test_what_follows_is_told_of_the_target_in_focus(app: App) -> None:
    told: set[bool] = set()
    for seed in range(5, 40):
        scene = sat(app, night(24, seed))
        uses = [one for one in scene.game.option_map.hand.values() if isinstance(one, Use) and CARDS[one.card].attack is not None]
        if not uses or told == {True, False}:
            continue
        scene.do(Answer(uses[0]))
        scene.animations.skip(whole=True)
        scene.controller.ask()
        card, view = uses[0].card, scene.client.view
        for target in list(scene.game.option_map.figures):
            assert view.since is not None
            seat = scene.client.seat
            assert seat is not None
            looked(app, scene, card)
            scene.focus.current, scene.dirty = ("target", target), True
            written = text_audit.words(scene, (1920, 1080))
            fell = any(line.kind == "falls" for line in follow(scene.game.t, seat, card, target, (view.start, view.since)))
            assert (" worth " in written) == fell
            told.add(fell)
            scene.close()
    assert told == {True, False}


def test_a_daily_that_asks_whom_it_strikes_still_tells_its_odds(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(5, 40):
        scene = sat(app, night(24, seed))
        daily = next(
            (
                one
                for one in scene.game.option_map.hand.values()
                if isinstance(one, Use) and one.card in POWERS and POWERS[one.card].type == "daily"
            ),
            None,
        )
        if daily is None:
            continue
        scene.do(Answer(daily))
        scene.animations.skip(whole=True)
        scene.controller.ask()
        if scene.game.option_map.figures:
            words = said(app.context.canvas(app.surface), monkeypatch, scene, daily.card)
            assert "%" in words
            assert say("ui-now-choose") in words
            assert say("ui-now-used") not in words
            return
    raise AssertionError("no Daily asked")


def test_a_card_that_is_not_for_now_says_why_with_its_rule(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = sat(app, night(24))
    canvas, seat = app.context.canvas(app.surface), scene.client.seat
    assert seat is not None
    for card in (held.card for held in scene.game.t.heroes[seat].powers if held.card not in scene.game.option_map.hand):
        assert "CR-" in said(canvas, monkeypatch, scene, card), card


def test_monsters_and_heroes_tell_of_each_other(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = 0
    for seed in range(5, 10):
        scene = sat(app, night(36, seed))
        canvas = app.context.canvas(app.surface)
        for other in figure.foes(scene.game.t):
            told = forecast.coming(scene.game.t, other)
            words = said(canvas, monkeypatch, scene, other.kind)
            assert name(other.id) in words
            for blow in told.blows:
                assert name(blow.target) in words
                assert f"{blow.per_cent}%" in words
                assert name(other.id) in said(canvas, monkeypatch, scene, blow.target)
                seen += 1
    assert seen > 3


def test_keys_alone_turn_the_pages_open_a_rule_and_come_back(app: App) -> None:
    scene = sat(app, night(24))
    user_input.press(app, pygame.K_i)
    sheet: Any = scene.dialog
    assert isinstance(sheet, CardBrowser)
    first = sheet.card
    user_input.press(app, pygame.K_RIGHT)
    assert sheet.card != first
    user_input.press(app, pygame.K_LEFT)
    assert sheet.card == first
    for _ in range(12):
        if scene.focus.focused is not None and scene.focus.focused.group == "rules":
            break
        user_input.press(app, pygame.K_TAB)
    assert scene.focus.focused is not None
    rule = scene.focus.focused.data
    user_input.press(app, pygame.K_RETURN)
    assert isinstance(app.scene, RulebookScene)
    assert app.scene.spot.open == rule
    user_input.press(app, pygame.K_ESCAPE)
    assert app.scene is scene
    assert scene.dialog is sheet
    user_input.press(app, pygame.K_F1)
    assert isinstance(app.scene, RulebookScene)
    user_input.press(app, pygame.K_F1)
    user_input.press(app, pygame.K_ESCAPE)
    assert scene.dialog is None


def test_a_card_is_used_from_the_close_look(app: App) -> None:
    scene = sat(app, night(24))
    card = next(card for card, choice in scene.game.option_map.hand.items() if isinstance(choice, Use))
    looked(app, scene, card)
    before = scene.client.match.turn
    user_input.press(app, pygame.K_RETURN)
    assert scene.dialog is None
    assert scene.client.match.turn > before


def test_a_number_of_a_rule_is_a_link_wherever_it_stands(app: App) -> None:
    scene = sat(app, night(24))
    canvas = app.context.canvas(app.surface)
    assert canvas.links, "the log quotes rules"
    for rule, area in list(canvas.links):
        x, y = canvas.point(*area.centre)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
        user_input.frames(app, 2)
        opened: Any = app.scene
        assert isinstance(opened, RulebookScene), rule
        assert opened.spot.open == book("ravenloft").find(rule)
        user_input.press(app, pygame.K_ESCAPE)
        user_input.frames(app, 2)
        assert app.scene is scene


def test_a_refusal_leads_to_its_rule_by_key_and_by_mouse(app: App) -> None:
    scene = sat(app, night(24))
    refused = next(item for item in scene.focus.targets if item.group == "hand" and item.refused)
    user_input.click(app, refused)
    assert "CR-" in scene.client.message
    user_input.press(app, pygame.K_F1)
    opened: Any = app.scene
    assert isinstance(opened, RulebookScene)
    assert opened.spot.open in scene.client.message


def test_no_text_of_a_card_is_cut_on_its_face(screen: pygame.Surface) -> None:
    use(game="ravenloft")
    canvas = Canvas(screen, (1280, 720))
    area = Area(0, 0, 560, 848)
    for card in (*HEROES, *CARDS, *MONSTERS):
        lay = card_face.plan(canvas, area, card)
        if lay.size:
            inner = card_face.inside(area)
            assert card_face.tree(area, card, lay).high(canvas, inner.w) <= inner.h, card
    assert sum(card_face.plan(canvas, area, card).size > 0 for card in CARDS) > 0.95 * len(CARDS)
    use(game="common")


def test_a_target_is_struck_from_the_close_look(app: App) -> None:
    """With a card in use that asks for its target, the rows of the odds answer."""
    for seed in range(5, 40):
        scene = sat(app, night(20, seed))
        seat = scene.client.seat
        single = [
            card
            for card in scene.game.option_map.hand
            if (row := CARDS[card].attack) is not None
            and row.pick == "one"
            and not row.before
            and len(reachable(scene.game.t, seat or 0, card)) > 1
        ]
        if seat is None or not single:
            continue
        scene.do(Answer(scene.game.option_map.hand[single[0]]))
        user_input.idle(app)
        if not scene.game.option_map.figures:
            continue
        looked(app, scene, single[0])
        rows = [item for item in scene.focus.targets if item.group == "targets"]
        assert {item.data for item in rows} == set(scene.game.option_map.figures)
        before = scene.client.match.turn
        user_input.click(app, rows[-1])
        assert scene.dialog is None
        assert scene.client.match.turn > before
        return
    raise AssertionError("no card asked for a target")
