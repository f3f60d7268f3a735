"""The flow of a match: notices wait for a reader, one press does one thing, and Esc pauses."""

import pygame
import pytest
import text_audit

from game import text
from game.match import Match
from game.rules.terrorscape.choice import Play, Seek
from game.rules.terrorscape.event.encounter import Defended, EncounterBegan
from game.rules.terrorscape.event.killer import CardPlayed, LevelGained, Searched
from game.rules.terrorscape.event.rounds import NoiseHeard
from game.rules.terrorscape.event.survivors import Injured
from game.rules.terrorscape.seats import KILLER, TEAM
from game.ui.input.state import SWIFT
from game.ui.screens.setup.scene import SetupScene
from game.ui.table.dialogs import PauseDialog
from game.ui.table.handover import BEGIN, SOON, WORD
from game.ui.table.seated import sides as seating
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape import choreography
from game.ui.terrorscape.choreography import Showing
from game.ui.terrorscape.panels.prompt import prompt_words
from game.ui.terrorscape.table.dialogs import pause_dialog, seating_dialog
from game.ui.terrorscape.table.presentation import PAYMENT
from tests.ui.terrorscape.encounters import match_of, night
from tests.ui.terrorscape.playing import draw, lift, press, props_of, settled, table

ENTER, SPACE, ESC = pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE
ALONE = {KILLER: "person", **dict.fromkeys(TEAM, "random")}


def searching(screen: pygame.Surface, **chosen: object) -> SeatedScene:
    """The killer has searched an empty room and is about to be prompted again."""
    scene = table(match_of(night(who=()), ALONE), speed="normal", reduced=False, **chosen)
    settled(scene)
    scene.controller.answer(Seek())
    assert scene.animations.busy
    return scene


def pass_time(scene: SeatedScene, ms: float) -> None:
    for _ in range(int(ms / 50)):
        scene.update(50)


def click(scene: SeatedScene, at: tuple[float, float]) -> None:
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=scene.canvas.point(*at), button=1))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_result_lies_open_until_it_is_read(size: tuple[int, int], screen: pygame.Surface) -> None:
    scene = searching(screen)
    pass_time(scene, 60_000)
    assert scene.animations.stopped
    assert scene.game.presentation.caption
    assert scene.controller.seat is None
    draw(scene, pygame.Surface(size))
    plate = scene.focus.focused
    assert plate.label == text.say("ui-continue")
    turn = scene.match.turn
    press(scene, ENTER)
    assert not scene.animations.busy
    assert scene.controller.seat == KILLER
    assert scene.match.turn == turn


@pytest.mark.parametrize("key", [ENTER, SPACE])
def test_one_press_never_skips_and_answers(key: int, screen: pygame.Surface) -> None:
    """Quick presses: the first skips to the result, the next closes it, and only a later one answers."""
    scene = searching(screen)
    draw(scene, screen)
    turn = scene.match.turn
    press(scene, key)
    assert scene.animations.stopped, "it is cut to the result, and not beyond it"
    press(scene, key)
    assert scene.animations.stopped, "that came too early to have read it"
    pass_time(scene, SOON)
    press(scene, key)
    assert not scene.animations.busy
    draw(scene, screen)
    press(scene, key)
    assert scene.match.turn == turn
    pass_time(scene, 2 * SOON)
    press(scene, SPACE)
    assert scene.match.turn == turn + 1


def test_a_click_anywhere_but_on_a_tool_goes_on_and_answers_nothing(screen: pygame.Surface) -> None:
    scene = searching(screen)
    draw(scene, screen)
    room = next(item for item in scene.focus.targets if item.group == "tools" and item.data == "log")
    pass_time(scene, 1000)
    draw(scene, screen)
    turn = scene.match.turn
    click(scene, room.area.centre)
    assert scene.dialog is not None
    press(scene, ESC)
    scene.calm(SWIFT)
    assert scene.animations.stopped
    click(scene, scene.game.place.half.viewport.area.centre)
    assert not scene.animations.busy
    draw(scene, screen)
    click(scene, scene.game.place.half.viewport.area.centre)
    assert scene.match.turn == turn


def test_news_goes_by_itself_where_that_is_wished_and_nobody_waits_at_once(screen: pygame.Surface) -> None:
    scene = searching(screen, cards="time")
    pass_time(scene, 1000)
    assert scene.animations.stopped
    pass_time(scene, BEGIN + WORD * len(scene.game.presentation.caption.split()))
    assert not scene.animations.busy
    scene = table(match_of(night(who=()), ALONE))
    settled(scene)
    scene.controller.answer(Seek())
    scene.update(50)
    scene.update(50)
    assert not scene.animations.busy, "at once is at once"


def test_who_watches_waits_for_nothing(screen: pygame.Surface) -> None:
    scene = table(match_of(night(who=()), dict.fromkeys(range(4), "random")), speed="normal", reduced=False)
    shown = 0
    for _ in range(600):
        scene.update(100)
        shown += scene.animations.busy
        assert not scene.animations.stopped
    assert shown


def test_the_end_is_told_after_what_led_to_it(screen: pygame.Surface) -> None:
    """While the last answer is still being shown, the prompt has its sentences, and nobody reads there that the night is over."""
    seats, over = dict.fromkeys(range(4), "random"), text.say("ui-over")
    whole = Match.new("terrorscape", seed=5, seats=seats)
    whole.play()
    match = Match.new("terrorscape", seed=5, seats=seats)
    for _ in whole.actions[:-1]:
        match.answer("random")
    scene, told = table(match, speed="normal", reduced=False), list[str]()
    while over not in told and len(told) < 2000:
        scene.update(20)
        ended = scene.facts().state.end is not None
        told.append(prompt_words(props_of(scene)))
        assert ended or told[-1] != over
    assert told[-1] == over
    sentences = [" ".join(scene.facts().speaker.event(one).split()) for one in match.seen(scene.client.eyes)[-1]]
    assert set(sentences) & set(told)


def test_what_was_heard_waits_for_who_did_not_make_it(screen: pygame.Surface) -> None:
    """The noise of a round is a notice for the killer, not for the survivors who made it."""
    match = match_of(night(who=()))
    scene = table(match, speed="normal", reduced=False)
    for own in (True, False):
        clips = choreography.clips(
            Showing(scene.game.presentation, scene.context.settings, scene.controller.director), [_heard(scene)], own=own
        )
        assert (clips[0].open is None) is own


STOPS = {
    "an encounter, not the search before it": (
        (Searched("R4", ("anna",)), EncounterBegan("R4", ("anna",), fear=False, wound=False)),
        [1],
    ),
    "a search in vain": ((Searched("R4", ()),), [0]),
    "an injury without dice": ((CardPlayed("howling-chainsaw", 2), Injured("anna")), [0, 1]),
    "a defence, not the injury that it tells": ((Defended("anna", 1, 0, 1, 5, success=False), Injured("anna")), [0]),
    "the next level": ((LevelGained(2, 6),), [0]),
}


@pytest.mark.parametrize("happened", STOPS)
def test_the_survivors_are_stopped_once_by_what_hurts_them(happened: str, screen: pygame.Surface) -> None:
    """What the killer does to them is read, and each thing at one stop alone."""
    scene, (events, stops) = table(match_of(night(who=())), speed="normal", reduced=False), STOPS[happened]
    moments = [_heard(scene)._replace(event=one) for one in events]
    clips = choreography.clips(
        Showing(scene.game.presentation, scene.context.settings, scene.controller.director), moments, own=False
    )
    assert [place for place, clip in enumerate(clips) if clip.open is not None] == stops


def _heard(scene: SeatedScene) -> choreography.EventSnapshot:
    """A noise in a room."""
    match = scene.match
    for _ in range(200):
        for moment in match.moments(None):
            if isinstance(moment.event, NoiseHeard):
                return moment
        match.answer("random")
    raise AssertionError("nobody makes any noise")


@pytest.mark.parametrize("seats", [ALONE, {KILLER: "random", **dict.fromkeys(TEAM, "person")}])
def test_esc_pauses_while_the_program_plays_and_all_waits(seats: dict[int, str], screen: pygame.Surface) -> None:
    """While an agent computes, and while its moments are shown."""
    scene = table(match_of(night(who=()), seats), speed="normal", reduced=False, cards="time")
    paused = 0
    for _ in range(4000):
        if paused > 8 or scene.match.decision is None:
            break
        scene.update(150)
        if scene.controller.seat is not None:
            scene.controller.guard = 0
            scene.controller.answer(scene.facts().default or scene.client.options[0])
            continue
        press(scene, ESC)
        assert isinstance(scene.dialog, PauseDialog)
        turn, shown = scene.match.turn, (scene.animations.begun, scene.animations.elapsed, scene.controller.pacing.elapsed)
        pass_time(scene, 20_000)
        assert (scene.match.turn, (scene.animations.begun, scene.animations.elapsed, scene.controller.pacing.elapsed)) == (
            turn,
            shown,
        )
        press(scene, ESC)
        assert scene.dialog is None
        paused += 1
    assert paused > 8


# ------------------------------------------------------------------ what was meant for what lay there before


@pytest.mark.parametrize("way", ["mouse", "key"])
def test_the_second_half_of_a_double_press_takes_nothing_where_a_sheet_has_gone_or_come(way: str, screen: pygame.Surface) -> None:
    scene = table(match_of(night(who=()), dict.fromkeys(range(4), "random")))
    chosen, opened = list[str](), pause_dialog(scene)
    scene.arrange = chosen.append  # type: ignore[method-assign,assignment]
    for viewport, key in ((opened, "sit"), (seating_dialog(scene), "back")):
        scene.open(viewport)
        scene.calm(SWIFT)
        draw(scene, screen)
        plate = scene.focus.find(key)
        scene.focus.current = key
        for _ in range(3):
            click(scene, plate.area.centre) if way == "mouse" else press(scene, ENTER)
        draw(scene, screen)
        if way == "mouse":
            click(scene, plate.area.centre)
        assert getattr(scene.dialog, "title", "") == text.say("ui-ts-sit") if key == "sit" else scene.dialog is None
    assert chosen == []
    assert set(seating.OFFERED[0]) == {"neutral", "open"}


# ------------------------------------------------------------------ who sits where


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_seat_shows_all_who_may_hold_it_at_once(size: tuple[int, int], screen: pygame.Surface) -> None:
    setup = SetupScene(table(match_of(night())).context, "terrorscape")
    surface = pygame.Surface(size)
    for seat in range(4):
        for level in setup.levels(seat):
            draw(setup, surface)
            setup.focus.current = ("who", seat)
            press(setup, ENTER)
            draw(setup, surface)
            assert [item.key for item in setup.focus.targets] == [*setup.levels(seat)]
            assert setup.focus.current == setup.form.who[seat]
            setup.focus.current = level
            press(setup, ENTER)
            assert setup.form.who[seat] == level
            assert setup.dialog is None
            draw(setup, surface)
            assert setup.focus.current == ("who", seat)
    press(setup, pygame.K_1)
    assert setup.form.who[3] == "person"


# ------------------------------------------------------------------ what nobody has heard of


@pytest.mark.parametrize("by", ["plate", "key", "back"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_card_that_is_still_to_be_paid_for_can_be_taken_back(by: str, size: tuple[int, int], screen: pygame.Surface) -> None:
    """The prompt has a button for it with its key, until the card is paid for and public."""
    scene, surface = table(match_of(night(hand=["madness", "sense", "stay", "pursue"]), ALONE)), pygame.Surface(size)
    settled(scene)
    before, turn = list(scene.client.options), scene.match.turn
    for number in range(2):
        scene.controller.answer(Play("madness"))
        settled(scene)
        for _ in range(number):
            scene.controller.answer(scene.client.options[0])
            settled(scene)
        assert scene.client.decision.prompt == PAYMENT
        draw(scene, surface)
        plate = scene.focus.find(("undo", 0))
        assert plate.label in " ".join(line.words for line in text_audit.read(scene, size))
        for _ in range(1 + number):
            if by == "plate":
                scene.take(plate)
            else:
                press(scene, pygame.K_z if by == "key" else ESC)
        assert scene.dialog is None
        assert (list(scene.client.options), scene.match.turn) == (before, turn)
        draw(scene, surface)
        assert scene.focus.find(("undo", 0)) is None
    scene.controller.answer(Play("madness"))
    while scene.client.decision is not None and scene.client.decision.prompt == PAYMENT:
        scene.controller.answer(scene.client.options[0])
        settled(scene)
    draw(scene, surface)
    assert scene.focus.find(("undo", 0)) is None
    assert scene.client.undo_refusal() is not None


@pytest.mark.parametrize("alone", [True, False])
def test_news_is_read_aloud_unless_the_other_side_would_hear_it(alone: bool, screen: pygame.Surface) -> None:
    """Where persons of both sides share a loudspeaker, nothing of an open half is read aloud."""
    holders = ALONE if alone else dict.fromkeys((KILLER, *TEAM), "person")
    scene = table(match_of(night(who=()), holders), speed="normal", reduced=False, aloud=True, sitting="table")
    told: list[str] = []
    scene.context.sounds.voice.read = told.append  # type: ignore[method-assign,assignment]
    settled(scene)
    if not alone:
        lift(scene)
    assert scene.controller.seat == KILLER
    scene.controller.answer(Seek())
    pass_time(scene, 5000)
    assert scene.animations.stopped
    assert scene.game.presentation.caption
    scene.context.sounds.update(16, scene)
    assert told == ([scene.game.presentation.caption] if alone else [])
