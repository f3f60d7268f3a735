"""Pauses of the animation that a person confirms: the sets of a fight, compulsory rooms, and the recap of a round."""

import random
from collections.abc import Iterator

import pytest

from game import text
from game.rules.dungeonville import event
from game.rules.dungeonville.choice import Press
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


def read(seed: int, persons: int = 1, seats: int = 4) -> TableScene:
    """A match at a speed that pauses for notices."""
    text.use(game="dungeonville")
    return table(evening(seed, persons, seats=seats), speed="normal", reduced=True, cards="wait")


def log(scene: TableScene) -> list[Event]:
    return [one for events in scene.match.log for one in events]


@pytest.mark.rule("DV-062", "DV-076")
@pytest.mark.parametrize("persons", [1, 3])
def test_every_room_of_an_own_expedition_is_opened_by_an_own_press(persons: int) -> None:
    scene, waited = read(5, persons), 0
    for _ in stops(scene, 5):
        if scene.game.shown.continue_label:
            waited += 1
            assert scene.facts().state.trip is not None and scene.facts().state.trip.seat < persons
            assert text.say("ui-dv-must-open", first=not scene.facts().state.trip.rooms, **facts(scene)) in scene.facts().caption
    opened = [one for one in log(scene) if isinstance(one, event.RoomRevealed) and one.seat < persons]
    pressed = [one for one in scene.match.actions if one.seat < persons and isinstance(one.choice, Press)]
    assert waited == len(opened) - len(pressed)
    assert waited > 3


def facts(scene: TableScene) -> dict[str, object]:
    """The message values of the next room, from the Event that reveals it."""
    coming = scene.facts().event
    assert isinstance(coming, event.RoomRevealed)
    named = text.name(["black", "white", "orange", "teal"][coming.seat])
    return {"alone": scene.client.sole_seat is not None, "danger": coming.danger, "dungeon": coming.dungeon, "seat": named}


@pytest.mark.rule("DV-076")
def test_a_death_is_read_together_with_the_room_that_must_follow_it() -> None:
    together = 0
    for seed in (5, 6, 7):
        scene = read(seed)
        for _ in stops(scene, seed):
            dead = [line.words for line in scene.client.log[-5:] if line.rule == "DV-066"]
            together += bool(scene.game.shown.continue_label and dead and scene.facts().caption.startswith(dead[-1]))
    assert together


def test_the_head_of_the_table_says_what_is_staged_and_nothing_of_whoever_is_asked_next() -> None:
    staged = 0
    for seed in (5, 6, 7):
        scene = read(seed)
        for _ in stops(scene, seed):
            if (great := scene.facts().climax) is not None:
                here = town(scene)
                head = prompt_layer(here, scene.canvas).props
                assert (head.words, head.seat) == (great.words, None)
                staged += 1
    assert staged


@pytest.mark.rule("DV-116", "DV-117")
@pytest.mark.parametrize("happened", [event.ClaimFailed(1, "crypt", 4), event.VictoryClaimed(1, "crypt", 7)])
def test_a_claim_waits_until_it_is_read_whoever_has_made_it(happened: Event) -> None:
    text.use(game="dungeonville")
    scene = table(evening(5, 1, seats=3), speed="normal", cards="own")
    controller = scene.controller
    controller.animations.clear()
    controller.animations.stops = True
    controller.animations.add(staged([Clip(10, event=happened, open=1.0)], controller.director, scene.game.climaxes))
    controller.animations.update(10 + BEAT / 2)
    assert controller.animations.stopped
    assert controller.animations.clip is not None and controller.animations.clip.own
    assert controller.manner == "wait"
    head = prompt_layer(town(scene), scene.canvas).props
    assert head.words == controller.director.sentence(happened)
    assert str(happened.score) in head.words


@pytest.mark.rule("DV-049", "DV-050", "DV-051", "DV-052")
def test_all_that_comes_of_a_set_is_read_at_once() -> None:
    """Each set of an own fight pauses once, after all its Events, with all their sentences."""
    read_ = 0
    for seed in (3, 5, 8):
        scene = read(seed)
        for _ in stops(scene, seed):
            if isinstance(scene.facts().event, SET_OUTCOME):
                read_ += 1
                assert town(scene).duel is not None and 0 in town(scene).duel.seats
                last = town(scene).duel.sets[-1]
                assert last.winner is not None
                assert set(last.fates) | {last.winner} == {seat for seat, who in last.fighters.items() if who}
                for seat, fate in last.fates.items():
                    assert fate == "saved" or text.name(last.fighters[seat]) in scene.facts().caption
                assert text.name(last.fighters[last.winner]) in scene.facts().caption
    assert read_ > 3


@pytest.mark.parametrize(("speed", "share"), [("calm", 1 / 0.6), ("normal", 1.0), ("quick", 1 / 2.2)])
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
    whole = [
        key for key in stood if not any(turn == key[0] and words != key[1] and words.startswith(key[1]) for turn, words in stood)
    ]
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
    begun = [one for one in log(scene) if isinstance(one, event.RoundBegan)]
    assert [tally.number for tally in rest_time] == [one.number - 1 for one in begun[1:]]
    rounds, collected = list[dict[int, int]](), dict[int, int]()
    for one in log(scene):
        if isinstance(one, event.RoundBegan) and one.number > 1:
            rounds.append(collected)
            collected = {}
        elif isinstance(one, event.Collected):
            collected[one.seat] = one.gold
    assert [{seat: share.gold for seat, share in tally.shares.items() if share.gold} for tally in rest_time] == [
        {seat: gold for seat, gold in one.items() if gold} for one in rounds
    ]


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
    assert tally.number == 3
    assert [tally.of(seat).fate for seat in range(4)] == ["home", "beaten", "lost", "idle"]
    assert (tally.of(0).won, tally.of(0).bled, tally.of(0).items) == ((1,), 2, ("ember-orb",))
    assert fold_tally(tally, event.RoundBegan(4, 1)) == Tally(4)


def test_nothing_waits_where_everything_is_to_be_shown_at_once() -> None:
    scene = table(evening(5, 1, seats=4), speed="instant")
    assert not list(stops(scene, 5, 40))


def test_the_key_for_secrets_opens_no_room() -> None:
    """A person may look at the own deed before a room is opened."""
    scene, tried = read(5, 3), 0
    for _ in stops(scene, 5, 40):
        if scene.game.shown.continue_label:
            scene.controller.notices.elapsed, tried = 2 * SOON, tried + 1
            press(scene, SECRETS_KEY)
            release(scene, SECRETS_KEY)
            assert scene.game.shown.continue_label
    assert tried
