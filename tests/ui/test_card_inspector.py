"""The inspector of cards: its texts agree with the rules, and its rules open the rulebook."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

import pygame
import pytest
import text_audit
import user_input
from user_input import scene_of

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


@cache
def moment(seed: int) -> Match:
    """A night that is looked at, but not played on."""
    return night(24, seed)


@pytest.fixture
def app(window: Callable[..., App]) -> App:
    made = window(speed="instant")
    use(strict=True)
    return made


def sat(app: App, match: Match) -> Any:
    scene = castle_table(app.context, match)
    app.show(scene)
    user_input.frames(app, 2)
    return scene


def looked(app: App, scene: TableScene, card: str) -> None:
    cards, _ = scene.game.inspectable_cards(scene.facts(), scene.focus.targets, None)
    cards = cards if card in cards else [card, *cards]
    scene.open(CardBrowser(scene, scene.game, cards, cards.index(card)))
    scene.dirty = True
    user_input.frames(app, 2)


def said(scene: TableScene, card: str) -> str:
    canvas, lines = scene.context.canvas(pygame.Surface((1280, 720))), list[str]()
    told = current.meaning(situation(scene.game, scene.facts()), card)
    for box in told.boxes:
        paint = place(box, canvas, Area(0, 0, 650, box.high(canvas, 650))).paint
        lines += [line.wanted for line in text_audit.recorded(partial(paint, canvas))]
    return " ".join([told.aside, *lines])


def begun(app: App, wanted: Callable[[TableScene, str], bool]) -> Iterator[tuple[Any, str]]:
    """Tables at which a wanted card was just used and asks for its target."""
    for seed in range(5, 40):
        scene = sat(app, night(24, seed))
        for card, choice in scene.game.option_map.hand.items():
            if isinstance(choice, Use) and wanted(scene, card):
                scene.do(Answer(choice))
                scene.animations.skip(whole=True)
                scene.controller.ask()
                if scene.game.option_map.figures:
                    yield scene, card
                break
    raise AssertionError("no such night")


@pytest.mark.heavy
def test_every_card_can_be_looked_at_in_every_size(app: App) -> None:
    scene = sat(app, moment(11))
    for size, scale, letter in (
        ((1280, 720), 1.0, 1.0), ((1280, 720), 2.0, 1.0), ((1920, 1080), 0.75, 1.0), ((1000, 1000), 1.25, 1.5),
    ):  # fmt: skip
        app.context.settings.scale, app.context.settings.letter = scale, letter
        surface = pygame.Surface(size)
        room = app.context.canvas(surface).room
        for card in all_cards()[::7]:
            scene.dialog = None
            sheet = CardBrowser(scene, scene.game, [card], 0)
            scene.open(sheet)
            user_input.redraw(scene, surface)
            assert sheet.layout is not None
            for area in sheet.layout:
                assert room.x <= area.x and area.x + area.w <= room.x + room.w + 1 and area.y + area.h <= room.y + room.h + 1
            assert {item.data for item in scene.focus.targets if item.group == "rules"} == set(rules_of(card))


@pytest.mark.heavy
def test_a_card_says_what_it_promises_on_whom_what_follows_and_why_it_is_not_for_now(app: App) -> None:
    kinds, faults, odds, blows = set[str](), list[tuple[int, str, str]](), 0, 0
    for seed in range(5, 14):
        scene = sat(app, moment(seed))
        t, hand, seat = scene.game.t, scene.game.option_map.hand, scene.client.seat
        if seat is None:
            continue
        wanted = {held.card: ["CR-"] for held in t.heroes[seat].powers if held.card not in hand}
        for card in hand:
            chances = {who: forecast.attack_sum(t, seat, card, who).per_cent for who in reachable(t, seat, card)}
            wanted[card] = [part for who, chance in chances.items() for part in (name(who), f"{chance}%")]
            odds += len(chances)
            for line in follow(t, seat, card, max(chances, key=lambda who: chances[who]) if chances else ""):
                faces = line.who if line.kind != "asked-advance" else ()
                wanted[card] += [say(f"ui-follow-{line.when}"), *sections.outcome_text(line).split(), *map(name, faces)]
                kinds.add(line.kind)
        for other in figure.foes(t):  # Monsters and Heroes tell of each other
            told = forecast.coming(t, other).blows
            wanted.setdefault(other.kind, []).append(name(other.id))
            for blow in told:
                wanted[other.kind] += [name(blow.target), f"{blow.per_cent}%"]
                wanted.setdefault(blow.target, []).append(name(other.id))
            blows += len(told)
        for card, parts in wanted.items():
            words = said(scene, card)
            faults += [(seed, card, part) for part in parts if part not in words]
    assert not faults, faults
    assert odds > 30 and blows > 20 and len(kinds) > 8


@pytest.mark.heavy
def test_what_follows_is_told_of_the_target_in_focus(app: App) -> None:
    told: set[bool] = set()
    for scene, card in begun(app, lambda scene, card: CARDS[card].attack is not None):
        view, seat = scene.client.view, scene.client.seat
        for target in list(scene.game.option_map.figures):
            looked(app, scene, card)
            scene.focus.current, scene.dirty = ("target", target), True
            written = text_audit.words(scene, (1920, 1080))
            fell = any(line.kind == "falls" for line in follow(scene.game.t, seat, card, target, (view.start, view.since)))
            assert (" worth " in written) == fell
            told.add(fell)
            scene.close()
        if told == {True, False}:
            break


def test_a_daily_that_asks_whom_it_strikes_tells_its_odds_and_a_target_is_struck_from_the_close_look(app: App) -> None:
    """With a card in use that asks for its target, the rows of the odds answer."""
    scene, card = next(begun(app, lambda scene, card: card in POWERS and POWERS[card].type == "daily"))
    words = said(scene, card)
    assert "%" in words and say("ui-now-choose") in words and say("ui-now-used") not in words

    def single(scene: TableScene, card: str) -> bool:
        row, seat = CARDS[card].attack, scene.client.seat or 0
        return row is not None and row.pick == "one" and not row.before and len(reachable(scene.game.t, seat, card)) > 1

    scene, card = next(begun(app, single))
    looked(app, scene, card)
    rows = [item for item in scene.focus.targets if item.group == "targets"]
    assert {item.data for item in rows} == set(scene.game.option_map.figures)
    before = scene.client.match.turn
    user_input.click(app, rows[-1])
    assert scene.dialog is None and scene.client.match.turn > before


def test_keys_alone_turn_the_pages_open_a_rule_and_come_back_and_use_the_card(app: App) -> None:
    scene = sat(app, night(24))
    user_input.press(app, pygame.K_i)
    sheet: Any = scene.dialog
    assert isinstance(sheet, CardBrowser)
    first = sheet.card
    user_input.press(app, pygame.K_RIGHT)
    assert sheet.card != first
    user_input.press(app, pygame.K_LEFT)
    assert sheet.card == first
    while scene.focus.focused is None or scene.focus.focused.group != "rules":
        user_input.press(app, pygame.K_TAB)
    rule = scene.focus.focused.data
    user_input.press(app, pygame.K_RETURN)
    assert scene_of(app).spot.open == rule
    user_input.press(app, pygame.K_ESCAPE)
    assert app.scene is scene and scene.dialog is sheet
    user_input.press(app, pygame.K_F1)
    assert scene_of(app).spot.open
    user_input.press(app, pygame.K_F1)
    user_input.press(app, pygame.K_ESCAPE)
    assert scene.dialog is None
    card = next(card for card, choice in scene.game.option_map.hand.items() if isinstance(choice, Use))
    looked(app, scene, card)
    before = scene.client.match.turn
    user_input.press(app, pygame.K_RETURN)
    assert scene.dialog is None and scene.client.match.turn > before


@pytest.mark.heavy
def test_a_number_of_a_rule_and_a_refusal_lead_to_the_rule_by_mouse_and_by_key(app: App) -> None:
    scene = sat(app, moment(11))
    canvas = app.context.canvas(app.surface)
    assert canvas.links, "the log quotes rules"
    for rule, area in list(canvas.links):
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=canvas.point(*area.centre), button=1))
        user_input.frames(app, 2)
        assert scene_of(app).spot.open == book("ravenloft").find(rule)
        user_input.press(app, pygame.K_ESCAPE)
        user_input.frames(app, 2)
        assert app.scene is scene
    user_input.click(app, next(item for item in scene.focus.targets if item.group == "hand" and item.refused))
    assert "CR-" in scene.client.message
    user_input.press(app, pygame.K_F1)
    assert scene_of(app).spot.open in scene.client.message


@pytest.mark.heavy
def test_no_text_of_a_card_is_cut_on_its_face(screen: pygame.Surface, castle_words: None) -> None:
    canvas, area = Canvas(screen, (1280, 720)), Area(0, 0, 560, 848)
    plans = {card: card_face.plan(canvas, area, card) for card in (*HEROES, *CARDS, *MONSTERS)}
    inner = card_face.inside(area)
    sized = {card: lay for card, lay in plans.items() if lay.size}
    cut = [card for card, lay in sized.items() if card_face.tree(area, card, lay).high(canvas, inner.w) > inner.h]
    assert not cut, cut
    assert len(sized.keys() & set(CARDS)) > 0.95 * len(CARDS)
