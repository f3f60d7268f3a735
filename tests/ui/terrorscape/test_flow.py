"""The flow of a match: notices wait for a reader, one press does one thing, and nobody presses for what changes nothing."""

from functools import partial

import pygame
import pytest
import text_audit

from game.match import Match
from game.rules.engine.script import Done
from game.rules.terrorscape import event
from game.rules.terrorscape.choice import Hand, Pay, PickZone, Play, Seek, Trade, Use, Walk
from game.rules.terrorscape.seats import KILLER, TEAM
from game.rules.terrorscape.state import State
from game.rules.terrorscape.tables.cards import ITEMS
from game.rules.terrorscape.villa import zone
from game.text import say
from game.ui.draw.canvas import Area
from game.ui.input.state import MOUSE, SWIFT
from game.ui.table.acts import Choose
from game.ui.table.dialogs import PauseDialog
from game.ui.table.handover import BEGIN, SOON, WORD
from game.ui.table.seated import sides as seating
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape import choreography
from game.ui.terrorscape.board.villa import ROOMS
from game.ui.terrorscape.facts import about
from game.ui.terrorscape.layout import KILLER as HIS, SURVIVORS as THEIRS
from game.ui.terrorscape.panels.cards import AbilityProps, ability
from game.ui.terrorscape.panels.prompt import prompt_words
from game.ui.terrorscape.table.dialogs import pause_dialog, seating_dialog
from game.ui.terrorscape.table.painter import board_props
from game.ui.terrorscape.table.presentation import PAYMENT, Presentation
from game.ui.terrorscape.targets import survivor_panels
from game.ui.widgets.dialog import ChoiceDialog
from game.ui.widgets.focus import Target
from tests.terrorscape.kit import night
from tests.ui.painted import LARGE, SIZE, draw, enter, press
from tests.ui.terrorscape.encounters import match_of, night as before_a_search
from tests.ui.terrorscape.playing import EVERYBODY, PROGRAM, SIDES, answered, asked, click, house, lift, props_of, settled, table

ENTER, SPACE, ESC = pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE
ALONE = PROGRAM | {KILLER: "person"}
alone_in_the_room = partial(before_a_search, who=())


def told_slowly(seats: dict[int, str] = ALONE, **chosen: object) -> SeatedScene:
    """The table of the killer before he searches an empty room, at a usual speed."""
    return table(match_of(alone_in_the_room(), seats), speed="normal", reduced=False, **chosen)


def searching(**chosen: object) -> SeatedScene:
    """The killer has searched an empty room and is about to be prompted again."""
    scene = told_slowly(**chosen)
    settled(scene)
    scene.controller.answer(Seek())
    assert scene.animations.busy
    draw(scene)
    return scene


def pass_time(scene: SeatedScene, ms: float) -> None:
    for _ in range(int(ms / 50)):
        scene.update(50)


@pytest.mark.heavy
@pytest.mark.parametrize(("key", "size"), [(ENTER, SIZE), (SPACE, LARGE)])
def test_a_result_lies_open_until_it_is_read_and_one_press_never_skips_and_answers(key: int, size: tuple[int, int]) -> None:
    scene = searching()
    pass_time(scene, 60_000)
    assert scene.animations.stopped and scene.game.presentation.caption and scene.controller.seat is None
    draw(scene, size)
    assert scene.focus.focused.label == say("ui-continue")
    turn = scene.match.turn
    press(scene, ENTER)
    assert not scene.animations.busy and scene.controller.seat == KILLER and scene.match.turn == turn
    scene = searching()
    press(scene, key)
    assert scene.animations.stopped, "it is cut to the result, and not beyond it"
    press(scene, key)
    assert scene.animations.stopped, "that came too early to have read it"
    pass_time(scene, SOON)
    press(scene, key)
    assert not scene.animations.busy
    draw(scene)
    press(scene, key)
    assert scene.match.turn == turn
    pass_time(scene, 2 * SOON)
    press(scene, SPACE)
    assert scene.match.turn == turn + 1


def test_a_click_anywhere_but_on_a_tool_goes_on_and_answers_nothing() -> None:
    scene = searching()
    pass_time(scene, 1000)
    draw(scene)
    turn, board = scene.match.turn, scene.game.place.half.viewport.area
    click(scene, scene.focus.find(("tool", "log")).area)
    assert scene.dialog is not None
    press(scene, ESC)
    scene.calm(SWIFT)
    assert scene.animations.stopped
    click(scene, board)
    assert not scene.animations.busy
    draw(scene)
    click(scene, board)
    assert scene.match.turn == turn


@pytest.mark.heavy
def test_news_goes_by_itself_where_that_is_wished_nobody_waits_at_once_and_who_watches_waits_for_nothing() -> None:
    scene = searching(cards="time")
    pass_time(scene, 1000)
    assert scene.animations.stopped
    pass_time(scene, BEGIN + WORD * len(scene.game.presentation.caption.split()))
    assert not scene.animations.busy
    scene = asked(match_of(alone_in_the_room(), ALONE))
    scene.controller.answer(Seek())
    pass_time(scene, 100)
    assert not scene.animations.busy, "at once is at once"
    scene, shown = told_slowly(PROGRAM), 0
    for _ in range(600):
        scene.update(100)
        shown += scene.animations.busy
        assert not scene.animations.stopped
    assert shown


@pytest.mark.heavy
def test_the_end_is_told_after_what_led_to_it() -> None:
    over, whole = say("ui-over"), Match.new("terrorscape", seed=5, seats=PROGRAM)
    whole.play()
    match = Match.replay(whole.to_record(), whole.turn - 1)
    scene, told = table(match, speed="normal", reduced=False), list[str]()
    while over not in told and len(told) < 2000:
        scene.update(20)
        ended = scene.facts().state.end is not None
        told.append(prompt_words(props_of(scene)))
        assert ended or told[-1] != over
    assert told[-1] == over
    sentences = [" ".join(scene.facts().speaker.event(one).split()) for one in match.seen(scene.client.eyes)[-1]]
    assert set(sentences) & set(told)


STOPS = {
    "an encounter, not the search before it": ((event.Searched("R4", ("anna",)), event.EncounterBegan("R4", ("anna",))), [1]),
    "a search in vain": ((event.Searched("R4", ()),), [0]),
    "an injury without dice": ((event.CardPlayed("howling-chainsaw", 2), event.Injured("anna")), [0, 1]),
    "a defence, not the injury that it tells": ((event.Defended("anna", 1, 0, 1, 5, success=False), event.Injured("anna")), [0]),
    "the next level": ((event.LevelGained(2, 6),), [0]),
}


def test_the_survivors_are_stopped_once_by_what_hurts_them_and_who_did_not_make_a_noise_by_the_noise() -> None:
    scene = told_slowly(EVERYBODY)
    match, heard = scene.match, None
    while heard is None:
        heard = next((moment for moment in match.moments(None) if isinstance(moment.event, event.NoiseHeard)), None)
        if heard is None:
            match.answer("random")

    def stops(*events: object, own: bool) -> list[int]:
        showing = choreography.Showing(scene.game.presentation, scene.context.settings, scene.controller.director)
        clips = choreography.clips(showing, [heard._replace(event=one) for one in events], own=own)
        return [place for place, clip in enumerate(clips) if clip.open is not None]

    assert [stops(heard.event, own=own) for own in (True, False)] == [[], [0]]
    found = {name: stops(*happened, own=False) for name, (happened, _) in STOPS.items()}
    assert found == {name: wanted for name, (_, wanted) in STOPS.items()}


def now(scene: SeatedScene) -> tuple[float, ...]:
    """How far the match and what is shown of it have come."""
    return scene.match.turn, scene.animations.begun, scene.animations.elapsed, scene.controller.pacing.elapsed


@pytest.mark.heavy
@pytest.mark.parametrize("seats", [ALONE, EVERYBODY | {KILLER: "random"}])
def test_esc_pauses_while_the_program_plays_and_all_waits(seats: dict[int, str]) -> None:
    scene, paused = told_slowly(seats, cards="time"), 0
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
        before = now(scene)
        pass_time(scene, 20_000)
        assert now(scene) == before
        press(scene, ESC)
        assert scene.dialog is None
        paused += 1
    assert paused > 8


@pytest.mark.parametrize("alone", [True, False])
def test_news_is_read_aloud_unless_the_other_side_would_hear_it(alone: bool) -> None:
    scene = told_slowly(ALONE if alone else EVERYBODY, aloud=True, sitting="table")
    told: list[str] = []
    scene.context.sounds.voice.read = told.append
    settled(scene)
    if not alone:
        lift(scene)
    assert scene.controller.seat == KILLER
    scene.controller.answer(Seek())
    pass_time(scene, 5000)
    assert scene.animations.stopped and scene.game.presentation.caption
    scene.context.sounds.update(16, scene)
    assert told == ([scene.game.presentation.caption] if alone else [])


@pytest.mark.parametrize("way", ["mouse", "key"])
def test_the_second_half_of_a_double_press_takes_nothing_where_a_sheet_has_gone_or_come(way: str) -> None:
    scene = table(match_of(alone_in_the_room(), PROGRAM))
    chosen, opened = list[str](), pause_dialog(scene)
    scene.arrange = chosen.append
    for viewport, key in ((opened, "sit"), (seating_dialog(scene), "back")):
        scene.open(viewport)
        scene.calm(SWIFT)
        draw(scene)
        plate = scene.focus.find(key)
        scene.focus.current = key
        for _ in range(3):
            click(scene, plate.area) if way == "mouse" else press(scene, ENTER)
        draw(scene)
        if way == "mouse":
            click(scene, plate.area)
        assert getattr(scene.dialog, "title", "") == say("ui-ts-sit") if key == "sit" else scene.dialog is None
    assert chosen == [] and set(seating.OFFERED[0]) == {"neutral", "open"}


@pytest.mark.parametrize(("by", "size"), [("plate", SIZE), ("key", LARGE), ("back", SIZE)])
def test_a_card_that_is_still_to_be_paid_for_can_be_taken_back(by: str, size: tuple[int, int]) -> None:
    scene, surface = asked(match_of(before_a_search(hand=["madness", "sense", "stay", "pursue"]), ALONE)), pygame.Surface(size)
    before, turn = list(scene.client.options), scene.match.turn
    for number in range(2):
        answered(scene, Play("madness"))
        for _ in range(number):
            answered(scene, scene.client.options[0])
        assert scene.client.decision.prompt == PAYMENT
        draw(scene, surface)
        plate = scene.focus.find(("undo", 0))
        assert plate.label in " ".join(line.words for line in text_audit.read(scene, size))
        for _ in range(1 + number):
            if by == "plate":
                scene.take(plate)
            else:
                press(scene, pygame.K_z if by == "key" else ESC)
        assert scene.dialog is None and (list(scene.client.options), scene.match.turn) == (before, turn)
        draw(scene, surface)
        assert scene.focus.find(("undo", 0)) is None
    scene.controller.answer(Play("madness"))
    while scene.client.decision is not None and scene.client.decision.prompt == PAYMENT:
        answered(scene, scene.client.options[0])
    draw(scene, surface)
    assert scene.focus.find(("undo", 0)) is None and scene.client.undo_refusal() is not None


WHO = "johnson,marco,sophia"


def scene_of(t: State, *persons: int) -> SeatedScene:
    """The table of these persons; the other side is played by the program."""
    return asked(match_of(t, PROGRAM | dict.fromkeys(persons, "person")), held=frozenset(persons))


def survivors(pending: tuple[str, ...] = (), acted: tuple[bool, ...] = (True, False, True), **packs: list[str]) -> State:
    """Johnson, Marco and Sophia in three rooms, with these items."""
    t = night(WHO, at=("R1", "B4", "G2"), side="survivors", lair="G3", packs=packs)
    t.team.acted, t.team.finished, t.team.pending = list(acted), [False] * 3, list(pending)
    return t


def hunter(*hand: str) -> State:
    return night(WHO, at=("B4", "B4", "B4"), lair="R1", hand=list(hand))


@pytest.mark.heavy
def test_a_camera_is_offered_only_where_its_noise_is_new_and_after_undo_the_question_is_left_to_the_person() -> None:
    for pending in ((), ("G2",)):
        scene = scene_of(survivors(sophia=["camera"], pending=pending), *TEAM)
        assert (3 in scene.client.prompted) is not bool(pending)
        assert 2 in scene.client.prompted, "who may still act is asked"
    scene = scene_of(survivors(sophia=["camera"], acted=(True, True, True)), *TEAM)
    assert scene.client.seat == 3
    assert scene.focus.focused.data == Done(), "the focus begins on done where something could be spent"
    scene = scene_of(survivors(sophia=["camera"], pending=("G2",), acted=(True, False, False)), *TEAM)
    answered(scene, Use("camera"), seat=3).controller.undo()
    assert 3 in scene.match.decision.options


def test_who_was_done_is_not_asked_again_after_a_trade() -> None:
    t = survivors(johnson=["toolbox"], marco=["hatchet"])
    t.team.places[1], t.team.finished = "R1", [False, False, True]
    scene = scene_of(t, *TEAM)
    scene.controller.answer(Done(), 1)
    answered(scene, Trade("johnson"), Hand("hatchet"), seat=2)
    assert "hatchet" not in scene.match.game.state.team.packs[1]
    assert "Hatchet" in props_of(scene).prompt.words, "what is on offer is named"
    for _ in range(2):
        if scene.match.decision.prompt == "prompt-hand":
            answered(scene, Done())
    assert 1 not in scene.match.decision.options


def test_without_a_slow_card_the_killers_turn_ends_by_itself_but_between_persons_he_is_always_asked() -> None:
    """Between persons a missing question would tell of his cards."""
    for hand, persons, is_asked in (("barricade", (), True), ("pursue", (), False), ("pursue", TEAM[:1], True)):
        scene = answered(scene_of(hunter(hand), KILLER, *persons), Seek(), Seek())
        assert (scene.match.game.state.stage == "slow") is is_asked


def test_the_prompt_counts_the_cards_that_are_paid_and_a_second_search_says_that_it_is_the_second() -> None:
    scene = answered(scene_of(hunter("howling-chainsaw", "barricade", "pursue", "sense"), KILLER), Play("howling-chainsaw"))
    assert "1 of 2" in props_of(scene).prompt.words
    answered(scene, next(one for one in scene.client.options if isinstance(one, Pay)))
    assert "2 of 2" in props_of(scene).prompt.words
    shown, search = Presentation(), event.Searched("G2", ())
    assert [choreography.anew(shown, search, "Nobody.") for _ in range(2)] == ["Nobody.", say("ui-ts-once-more", words="Nobody.")]
    choreography.anew(shown, event.KillerTurnBegan(), "")
    assert choreography.anew(shown, search, "Nobody.") == "Nobody."


def test_the_special_action_shows_what_it_can_be_before_it_is_spent() -> None:
    t = survivors(johnson=["sedatives"], marco=["medical-kit"])
    t.survivors[1].hurt, t.team.discard = True, ["adrenaline"]
    scene = scene_of(t, *TEAM)
    scene.controller.ask_for(2)
    draw(scene)
    item, turn = scene.focus.find(("action", "special")), scene.match.turn
    assert item.act == Choose("special")
    scene.take(item)
    assert isinstance(scene.dialog, ChoiceDialog) and scene.match.turn == turn
    assert len(scene.dialog.choices) == 3, "salvage, the medical kit, and back"
    draw(scene)
    press(scene, ENTER)
    assert scene.match.turn == turn + 1 and not any(isinstance(action.choice, Walk) for action in scene.match.actions)


def test_a_tip_is_shown_while_somebody_aims_and_a_zone_lights_up_its_rooms_while_its_name_has_the_focus() -> None:
    scene, lit = scene_of(survivors(sophia=["camera"]), *TEAM), set[str]()
    scene.controller.ask_for(3)
    draw(scene)
    assert not about(props_of(scene)), "nobody has asked for it"
    camera = scene.focus.find(("item", 2, "camera"))
    scene.context.input.device = MOUSE
    for spot, told in ((camera.area.centre, True), ((300.0, 300.0), False)):
        pos = scene.canvas.point(*spot)
        scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(9, 9), buttons=(0, 0, 0)))
        scene.update(16)
        assert scene.dirty
        scene.draw(pygame.Surface(SIZE))
        assert bool(about(props_of(scene))) is told
    scene = answered(scene_of(hunter("sense"), KILLER), Play("sense"))
    draw(scene)
    for item in [item for item in scene.focus.targets if isinstance(item.data, PickZone)]:
        scene.focus.current = item.key
        rooms = board_props(props_of(scene).layout.half, props_of(scene)).zone
        assert set(rooms) == set(zone(item.data.zone))
        lit |= set(rooms)
    assert lit == set(ROOMS)


def test_the_rows_of_items_are_as_high_as_their_words_and_a_card_without_room_for_its_text_has_its_picture() -> None:
    t = survivors()
    scene, screen = scene_of(t, *TEAM), pygame.Surface(SIZE)
    for count in range(1, 12):
        t.team.packs[0] = sorted(one for one in ITEMS if one != "key")[:count]
        rows = survivor_panels(scene.canvas, t, props_of(scene).layout.half)[0].rows
        assert len(rows) >= count and all(row.h >= scene.canvas.high(16) for row in rows), count
    canvas, area = house().canvas(screen), Area(100, 100, 215, 240)
    ability(canvas, area, AbilityProps("howling-chainsaw", "butcher"))
    upper = canvas.rect(area._replace(h=area.h / 2).inset(20))
    assert len({tuple(screen.get_at((x, y))) for x in range(upper.x, upper.right) for y in range(upper.y, upper.bottom)}) > 2000


def room(scene: SeatedScene, place: str) -> Target:
    return next(item for item in reversed(scene.focus.targets) if item.key == ("room", place))


def table_of(t: State, side: str = HIS) -> SeatedScene:
    return asked(match_of(t), held=SIDES[side])


def walking(*barricades: str) -> SeatedScene:
    t = night(at=("R1", "B4", "B4"), side="survivors", lair="G3", barricades=barricades)
    t.team.acted, t.team.finished = [False] * 3, [False] * 3
    return table_of(t, THEIRS)


def far_away(*hand: str, **more: object) -> SeatedScene:
    """The killer in R1, with all survivors in G4."""
    return table_of(night(lair="R1", at=("G4", "G4", "G4"), hand=list(hand), **more))


def pressed(scene: SeatedScene, place: str) -> SeatedScene:
    scene.controller.guard = 0
    click(scene, room(scene, place).area)
    settled(scene)
    return scene


@pytest.mark.rule("TS-043", "TS-045", "TS-073", "TS-074")
def test_one_press_on_a_far_room_walks_both_steps_by_the_only_way_and_not_the_second_when_the_first_told_something(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = walking()
    assert room(scene, "B5").refused, "by the corridor or the dining room: two ways"
    for by in ("mouse", "keys"):
        scene = walking()
        there = room(scene, "B3")
        assert isinstance(there.act, Choose)
        if by == "mouse":
            pressed(scene, "B3")
        else:
            enter(scene, there.key)
            settled(scene)
        assert scene.match.game.state.team.places[0] == "B3" and scene.match.decision is not None
        assert [action.choice for action in scene.match.actions] == [Walk("B2"), Walk("B3")]
    assert isinstance(room(walking("R1-R3"), "B5").act, Choose), "by the dining room alone"
    assert room(walking("B2-B3"), "B3").refused
    monkeypatch.setattr("game.ui.terrorscape.table.walks.STEPPED", ())  # as if the step had told of something else
    scene = pressed(walking(), "B3")
    assert scene.match.game.state.team.places[0] == "B2"
    monkeypatch.undo()
    settled(scene)
    assert scene.match.game.state.team.places[0] == "B2", "nothing is left to go on by itself"


@pytest.mark.rule("TS-043", "TS-169", "TS-173", "TS-175")
def test_the_killer_walks_two_rooms_with_both_actions_and_with_a_card_of_several_steps_while_two_are_left() -> None:
    scene = pressed(far_away("sense"), "B3")
    assert (scene.match.game.state.dark.place, scene.match.game.state.stage) == ("B3", "slow")
    assert room(far_away("sense", stage="second"), "B3").refused, "one action does not reach it"
    for killer, card, walks in (("specter", "whizz", True), ("butcher", "pursue", False)):
        scene = answered(far_away(card, killer=killer), Play(card))
        draw(scene)
        if walks:
            assert pressed(scene, "B3").match.game.state.dark.place == "B3"
        else:
            assert room(scene, "B3").refused, "it is one step"
