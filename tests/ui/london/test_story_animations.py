"""Animations of the story: Events in order, pauses on notices, and repaints of changed areas only."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.match import Match
from game.match.trace import EventSnapshot
from game.rules.london import choice as answer, event
from game.rules.london.state import State
from game.rules.london.tables.cards import PERSONALITIES, personality_cards
from game.ui.london.story.choreography import CLIPS
from game.ui.london.story.option_map import Option
from game.ui.london.story.targets import answered
from game.ui.settings import Settings
from game.ui.table.acts import Ask
from game.ui.table.handover import SOON
from game.ui.table.scene import TableScene
from tests.london.kit import Fate
from tests.london.scenes import HERE, endgame, plot_table, table, traits
from tests.ui.london.story_kit import at, draw, press, settled, theatre

DEN = "opium-den"
pytestmark = pytest.mark.usefixtures("london_words")


@pytest.fixture
def fate(monkeypatch: pytest.MonkeyPatch) -> Fate:
    """Dice and flips as a test says, also where an answer is played once more to be shown Event by Event; everybody flips a Trait."""
    made, plain = Fate(monkeypatch), Match.moments

    def moments(match: Match, seats: frozenset[int] | None) -> list[EventSnapshot]:
        Fate.again = True
        try:
            return plain(match, seats)
        finally:
            Fate.again = False

    monkeypatch.setattr(Match, "moments", moments)
    traits(made)
    return made


def slow(t: State, screen: pygame.Surface, **settings: Any) -> TableScene:
    """The scene of a state at normal speed, with a person who reads."""
    scene = theatre(at(t), Settings(speed="normal", **settings))
    draw(scene, screen)
    return scene


def give(scene: TableScene, choice: answer.Choice) -> None:
    scene.controller.guard = 0
    decision = scene.match.decision
    assert decision is not None
    seat = next(seat for seat, choices in decision.options.items() if choice in choices)
    scene.do(answered(Option(seat, choice)))


def step(scene: TableScene, screen: pygame.Surface | None = None, ms: int = 20) -> None:
    """Let a frame pass; a notice is closed at once."""
    if scene.animations.stopped:
        scene.update(SOON)
        press(scene, pygame.K_RETURN)
    scene.update(ms)
    if screen is not None:
        scene.draw(screen)


def frames(scene: TableScene, until: Callable[[TableScene], bool]) -> None:
    for _ in range(2000):
        if until(scene):
            return
        step(scene)
    raise AssertionError("it never is so")


def asked(scene: TableScene) -> bool:
    return scene.controller.seat is not None


def shown(scene: TableScene, what: Callable[[TableScene], Any]) -> list[Any]:
    """The different values of an expression while the animations run."""
    seen: list[Any] = []
    for _ in range(300):
        step(scene)
        if not scene.animations.busy:
            break
        value = what(scene)
        if not seen or seen[-1] != value:
            seen.append(value)
    return seen


def usual(scene: TableScene) -> answer.Choice:
    decision = scene.match.decision
    assert decision is not None
    return decision.default or next(iter(decision.options.values()))[0]


def landed_dice(scene: TableScene) -> int:
    """The number of the first Character's dice that have landed, -1 without an investigation."""
    part = scene.game.t.inquiry.parts.get(0) if scene.game.t.inquiry is not None else None
    return -1 if scene.game.t.inquiry is None else 0 if part is None else scene.game.shown.landed_dice(part, 0)[0]


# ---------------------------------------------------------------------------------------------- one after the other
def test_blood_climbs_the_track_and_those_who_want_no_motion_see_its_end_at_once(screen: pygame.Surface) -> None:
    for reduced in (False, True):
        scene = slow(table(stage="detours", clocks={0: {0: "3-north"}}, dread=4), screen, reduced=reduced)
        give(scene, answer.Detour(0, "south"))
        seen = [round(value, 1) for value in shown(scene, lambda one: one.game.shown.dread)]
        if reduced:
            assert set(seen) <= {4, 5}
        else:
            assert (seen[0], seen[-1]) == (4, 5) and len(seen) > 4
            assert seen == sorted(seen)


def rolling(screen: pygame.Surface) -> TableScene:
    """A Plot card right before its first roll."""
    scene = slow(plot_table(DEN, "sturmer,milton", items={0: ["brandy"]}), screen)
    give(scene, answer.Investigate(HERE, (0,)))
    frames(scene, asked)
    return scene


@pytest.mark.heavy
def test_dice_land_one_after_the_other_and_then_the_tier_climbs(screen: pygame.Surface, fate: Fate) -> None:
    scene = rolling(screen)
    count = scene.game.shown.points_of(scene.game.t, 0)
    assert count > 1
    fate.dice(*[True] * count)
    give(scene, answer.Roll())
    seen = shown(scene, lambda one: (landed_dice(one), one.game.shown.tier))
    landed = [lie for lie, tier in seen if tier < 0 and lie >= 0]
    assert landed == [*range(count + 1)][landed[0] :], "each die by itself"
    assert any(tier >= 0 for _, tier in seen), "then the tier"


def test_all_medallions_walk_at_once(screen: pygame.Surface) -> None:
    scene = slow(table(here=4, stage="detours", clocks={seat: {0: str(seat + 2)} for seat in range(4)}), screen)
    give(scene, answer.Go())
    frames(scene, lambda one: bool(one.game.shown.walks))
    assert set(scene.game.shown.walks) == {0, 1, 2, 3}
    frames(scene, lambda one: not one.game.shown.walks)
    assert [person.place for person in scene.game.t.people] == [f"west-{seat + 2}" for seat in range(4)]


def test_a_show_goes_along_with_the_events_and_knows_nothing_of_what_comes_after(screen: pygame.Surface) -> None:
    """Points are counted one by one; while the first Event of an answer is shown the table stands as it stood then."""
    scene = slow(table(here=1, shown={HERE: "bruiser"}, items={0: ["brandy"]}), screen)
    give(scene, answer.Investigate(HERE, (0,)))
    seen = shown(scene, lambda one: one.game.shown.points_of(one.game.t, 0))
    assert seen == [*range(len(seen))], "from nothing up to all"
    assert seen[-1] == scene.game.shown.points_of(scene.game.t, 0) > 0
    frames(scene, asked)
    give(scene, answer.Compare())
    scene.update(20)
    assert isinstance(scene.match.history[-1].events[0], event.DreadSolved) and scene.game.t.inquiry is not None
    assert HERE in scene.game.t.shown
    frames(scene, lambda one: not one.animations.busy)
    assert scene.game.t.inquiry is None
    assert HERE not in scene.game.t.shown


def test_every_event_that_the_story_can_bring_has_a_time_of_its_own() -> None:
    planned = {event.BellStruck, event.TokenPlaced, event.NoteLaid, event.PlanAgreed, event.CompanionJoined}
    assert set(event.EVENTS) - planned == set(CLIPS)


# ---------------------------------------------------------------------------------------------- what is read
def test_the_page_of_a_plot_card_waits_until_it_has_been_read(screen: pygame.Surface, fate: Fate) -> None:
    scene = slow(plot_table(DEN), screen)
    give(scene, answer.Investigate(HERE, (0,)))
    for _ in range(200):
        scene.update(20)
    assert scene.animations.stopped
    draw(scene, screen)
    assert scene.game.place is not None
    assert [item.group for item in scene.focus.targets if item.area == scene.game.place.main] == ["drawn"]
    press(scene, pygame.K_SPACE)
    assert not scene.animations.stopped
    assert scene.match.turn == 1, "what has been read answers nothing"


def test_the_outcome_stays_in_view_while_its_rewards_are_shared(screen: pygame.Surface, fate: Fate) -> None:
    """Two Items for four people: the page of the outcome lies open at each question, in a story that was saved there, too."""
    scene = slow(plot_table("a-pawnshop", here=4), screen)
    fate.dice(*[True] * 12)
    give(scene, answer.Investigate(HERE, (0, 1, 2, 3)))
    for _ in range(30):
        frames(scene, asked)
        if scene.match.decision is not None and scene.match.decision.prompt == "prompt-item":
            break
        give(scene, usual(scene))
    assert (scene.game.shown.page, scene.game.shown.tier) == ("top", 2)
    Fate.again = True
    again = theatre(type(scene.match).from_record(scene.match.to_record()))
    assert again.game.shown.page == "top"


def test_nothing_waits_for_those_who_only_look_on(screen: pygame.Surface) -> None:
    scene = theatre(at(plot_table(DEN), dict.fromkeys(range(4), "normal")), held=frozenset())
    scene.context.settings.speed = "normal"
    for _ in range(1000):
        scene.update(50)
        assert not scene.animations.stopped
        if any(isinstance(one, event.PlotResolved) for events in scene.match.log for one in events) and not scene.animations.busy:
            return
    raise AssertionError("the card is never settled")


# ---------------------------------------------------------------------------------------------- painted where it changes
@pytest.mark.heavy
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_what_is_painted_part_by_part_is_what_the_whole_would_be(size: tuple[int, int], fate: Fate) -> None:
    """Through an hour and a Plot card: each ninth frame equals the same moment painted on bare ground."""
    pygame.display.init()
    pygame.font.init()
    screen = pygame.Surface(size)
    traits(fate, milton=next(card for card in personality_cards("milton") if PERSONALITIES[card].kind == "trauma"))
    t = plot_table(DEN, "sturmer,milton", here=2, items={0: ["brandy"], 1: ["tonic"]}, virtue=1, deck=["a-steady-hand"])
    scene = slow(t, screen)
    script = [answer.Investigate(HERE, (0, 1)), answer.Use("brandy"), answer.Draw(), answer.Roll()]
    number, compared = 0, 0
    while number < 900 and (not asked(scene) or script):
        number += 1
        if asked(scene) and scene.match.decision is not None:
            offered = [one for choices in scene.match.decision.options.values() for one in choices]
            wanted = next((one for one in script if one in offered), None)
            if wanted is not None:
                script.remove(wanted)
            give(scene, wanted or usual(scene))
        step(scene, screen, 30)
        if scene.animations.busy and number % 9 == 0:
            before = pygame.image.tobytes(screen, "RGB")
            assert scene.canvas is not None
            scene.canvas.panels.clear()
            draw(scene, screen)
            assert pygame.image.tobytes(screen, "RGB") == before, scene.game.shown
            compared += 1
    assert compared > 20


def test_still_frames_paint_nothing_and_while_dice_fall_the_rest_of_the_window_is_left_alone(
    screen: pygame.Surface, fate: Fate
) -> None:
    scene = rolling(screen)
    give(scene, answer.Roll())
    frames(scene, lambda one: bool(one.game.shown.throws))
    for _ in range(4):
        scene.update(16)
        scene.context.spots = None
        scene.draw(screen)
    assert scene.context.spots is not None and scene.canvas is not None
    assert scene.game.place is not None
    track = scene.canvas.rect(scene.game.place.track)
    assert not [spot for spot in scene.context.spots if spot.colliderect(track)]
    assert not scene.compositor.changed(scene.game.layers(scene.canvas, scene.facts(), scene.focus.targets))
    scene = slow(table(here=1, shown={HERE: "bruiser"}), screen)
    scene.draw(screen)
    scene.context.painted = False
    for _ in range(5):
        scene.update(16)
        scene.draw(screen)
    assert not scene.context.painted


def test_a_hand_lies_below_the_stages_in_the_endgame(screen: pygame.Surface) -> None:
    scene = slow(endgame(hands={0: ["a-steady-hand"], 1: ["cool-nerve"]}), screen)
    settled(scene)
    for seat, card in ((0, "a-steady-hand"), (1, "cool-nerve")):
        scene.do(Ask(seat))
        draw(scene, screen)
        assert scene.canvas is not None
        assert "ld-hand" in {one.name for one in scene.game.layers(scene.canvas, scene.facts(), scene.focus.targets)}
        assert card in scene.game.t.people[seat].hand
