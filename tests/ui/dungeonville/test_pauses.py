"""Pauses of the animation that a person confirms: the sets of a fight, compulsory rooms, and the recap of a round."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from game import text
from game.rules.dungeonville import event
from game.rules.dungeonville.choice import Press
from game.rules.dungeonville.state import COLOURS
from game.rules.engine.script import Event
from game.ui.dungeonville.choreography import SET_OUTCOME
from game.ui.dungeonville.counts import Tally, fold_tally
from game.ui.dungeonville.panels.prompt import prompt_layer
from game.ui.table.acts import Answer
from game.ui.table.climax import BEAT, staged
from game.ui.table.director import Clip
from game.ui.table.facts import folded
from game.ui.table.game_table import READ_BASE, READ_LETTER
from game.ui.table.handover import SOON
from game.ui.table.scene import TableScene
from tests.ui.dungeonville.playing import SECRETS_KEY, evening, press, release, table, town

PLAYED = 100


def stops(scene: TableScene, seed: int, answers: int = PLAYED) -> Iterator[None]:
    """Play at random, and yield at each pause."""
    dice = random.Random(seed)
    for _ in range(20_000):
        if scene.match.turn >= answers and not scene.animations.busy:
            return
        if scene.update(200) is not None:
            return
        if scene.animations.stopped:
            yield
            scene.controller.notices.elapsed = SOON
            scene.controller.cut()
        elif scene.controller.curtain:
            scene.controller.handover.lifted = True
            scene.question()
        elif scene.controller.seat is not None and not scene.animations.busy:
            scene.do(Answer(dice.choice(scene.game.options.orders or scene.client.options)))
    raise AssertionError("it never ends")


def read(seed: int, persons: int = 1) -> TableScene:
    """A match at a speed that pauses for notices."""
    return table(evening(seed, persons, seats=4), speed="normal", reduced=True, cards="wait")


def log(scene: TableScene) -> list[Event]:
    return [one for events in scene.match.log for one in events]


def opens_a_room(scene: TableScene) -> bool:
    """Whether the pause is a room that a person must open: it says where and how dangerous it is."""
    coming, trip = scene.facts().event, scene.facts().state.trip
    if not scene.game.shown.continue_label:
        return False
    assert isinstance(coming, event.RoomRevealed) and trip is not None and trip.seat in scene.client.person_seats
    told = {"alone": scene.client.sole_seat is not None, "danger": coming.danger, "dungeon": coming.dungeon}
    who = text.name(COLOURS[coming.seat])
    assert text.say("ui-dv-must-open", first=not trip.rooms, seat=who, **told) in scene.facts().caption
    return True


def tells_a_set(scene: TableScene) -> bool:
    """Whether the pause is a set of an own fight: all that comes of it is read at once."""
    if not isinstance(scene.facts().event, SET_OUTCOME):
        return False
    duel, caption = town(scene).duel, scene.facts().caption
    assert duel is not None and 0 in duel.seats
    last = duel.sets[-1]
    assert last.winner is not None
    assert set(last.fates) | {last.winner} == {seat for seat, who in last.fighters.items() if who}
    assert text.name(last.fighters[last.winner]) in caption
    assert all(fate == "saved" or text.name(last.fighters[seat]) in caption for seat, fate in last.fates.items())
    return True


def tells_a_death_too(scene: TableScene) -> bool:
    """Whether a death is read together with the room that must follow it."""
    dead = [line.words for line in scene.client.log[-5:] if line.rule == "DV-066"]
    return bool(scene.game.shown.continue_label and dead and scene.facts().caption.startswith(dead[-1]))


def is_staged(scene: TableScene) -> bool:
    """Whether the head of the table says what is staged, and nothing of whoever is asked next."""
    if (great := scene.facts().climax) is None:
        return False
    head = prompt_layer(town(scene), scene.canvas).props
    assert (head.words, head.seat) == (great.words, None)
    return True


@pytest.mark.rule("DV-049", "DV-050", "DV-051", "DV-052", "DV-062", "DV-076")
def test_own_rooms_are_opened_by_an_own_press_and_all_that_comes_of_a_set_is_read_at_once() -> None:
    found: Counter[str] = Counter()
    for seed, persons in ((5, 1), (6, 1), (3, 1), (5, 3)):
        scene, waited = read(seed, persons), 0
        for _ in stops(scene, seed):
            waited += opens_a_room(scene)
            if persons == 1:
                found.update(check.__name__ for check in (tells_a_set, tells_a_death_too, is_staged) if check(scene))
            elif scene.game.shown.continue_label:  # a person may look at the own deed before a room is opened
                scene.controller.notices.elapsed = 2 * SOON
                press(scene, SECRETS_KEY)
                release(scene, SECRETS_KEY)
                assert scene.game.shown.continue_label
        opened = [one for one in log(scene) if isinstance(one, event.RoomRevealed) and one.seat < persons]
        pressed = [one for one in scene.match.actions if one.seat < persons and isinstance(one.choice, Press)]
        assert waited == len(opened) - len(pressed)
        assert seed != 5 or waited > 3
    assert found["tells_a_set"] > 3
    assert found["tells_a_death_too"] and found["is_staged"], found


@pytest.mark.rule("DV-116", "DV-117")
@pytest.mark.parametrize("happened", [event.ClaimFailed(1, "crypt", 4), event.VictoryClaimed(1, "crypt", 7)])
def test_a_claim_waits_until_it_is_read_whoever_has_made_it(happened: Event) -> None:
    scene = table(evening(5, 1, seats=3), speed="normal", cards="own")
    controller = scene.controller
    controller.animations.clear()
    controller.animations.stops = True
    controller.animations.add(staged([Clip(10, event=happened, open=1.0)], controller.director, scene.game.climaxes))
    controller.animations.update(10 + BEAT / 2)
    assert controller.animations.stopped
    assert controller.animations.clip is not None and controller.animations.clip.own and controller.manner == "wait"
    head = prompt_layer(town(scene), scene.canvas).props
    assert head.words == controller.director.sentence(happened) and str(happened.score) in head.words


@pytest.mark.parametrize(
    ("speed", "share"),
    [*(pytest.param(*one, marks=pytest.mark.heavy) for one in (("calm", 1 / 0.6), ("normal", 1.0))), ("quick", 1 / 2.2)],
)
def test_sets_of_others_stay_for_a_readable_time_by_the_speed(speed: str, share: float) -> None:
    """They do not pause, but the outcome of each set stays long enough to be read."""
    scene, dice = table(evening(3, 1, seats=4), speed=speed, reduced=True, cards="wait"), random.Random(3)
    stood, step = dict[tuple[int, str], float](), 25.0
    while scene.match.turn < 60 and scene.match.decision is not None:
        scene.update(step)
        fight = town(scene).duel
        if scene.animations.stopped:
            assert not (isinstance(scene.facts().event, SET_OUTCOME) and fight is not None and 0 not in fight.seats)
            scene.animations.go_on()
            scene.controller.went_on()
        elif scene.controller.seat is not None and not scene.animations.busy:
            scene.do(Answer(dice.choice(scene.game.options.orders or scene.client.options)))
        elif isinstance(scene.facts().event, SET_OUTCOME) and fight is not None and 0 not in fight.seats:
            key = (scene.match.turn, scene.facts().caption)
            stood[key] = stood.get(key, 0.0) + step

    def cut_short(turn: int, words: str) -> bool:
        return any(other == turn and more != words and more.startswith(words) for other, more in stood)

    whole = [key for key in stood if not cut_short(*key)]
    assert len(whole) > 5
    for turn, words in whole:
        assert stood[turn, words] + 2 * step >= (READ_BASE + READ_LETTER * len(words)) * share


def test_a_round_is_summed_up_before_the_next_one_begins() -> None:
    scene, rest_time = read(5), list[Tally]()
    for _ in stops(scene, 5, 120):
        if scene.game.shown.in_recap:
            rest_time.append(town(scene).tally)
            assert scene.facts().caption in scene.aloud
            assert all(text.name(who) in scene.aloud for who in ("black", "white", "orange", "teal")), "it is read aloud as well"
    rounds: list[dict[int, int]] = []
    for one in log(scene):
        if isinstance(one, event.RoundBegan):
            rounds.append({})
        elif isinstance(one, event.Collected) and one.gold:
            rounds[-1][one.seat] = one.gold
    assert [tally.number for tally in rest_time] == list(range(1, len(rounds)))
    assert [{seat: share.gold for seat, share in tally.shares.items() if share.gold} for tally in rest_time] == rounds[:-1]


def test_a_tally_follows_what_everybody_sees() -> None:
    happened: list[Event] = [
        event.RoundBegan(3, 0),
        event.PawnPlaced(0, "crypt"),
        event.PawnPlaced(1, "crypt"),
        event.PawnPlaced(2, "rat-haus"),
        event.BloodWon(0, 1),
        event.WentHome(1, "crypt"),
        event.BloodSpilled(0, "crypt"),
        event.BloodSpilled(0, "crypt"),
        event.PartyLost(2, "rat-haus", ()),
        event.Collected(0, ("cr-01", "ember-orb"), 5),
    ]
    tally = folded(fold_tally, Tally(), [happened])
    assert tally.number == 3 and [tally.of(seat).fate for seat in range(4)] == ["home", "beaten", "lost", "idle"]
    assert (tally.of(0).won, tally.of(0).bled, tally.of(0).items) == ((1,), 2, ("ember-orb",))
    assert fold_tally(tally, event.RoundBegan(4, 1)) == Tally(4)


def test_nothing_waits_where_everything_is_to_be_shown_at_once() -> None:
    scene = table(evening(5, 1, seats=4), speed="instant")
    assert not list(stops(scene, 5, 40))
