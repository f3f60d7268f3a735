"""What is told and what waits until it is read: refusals, hints, the log, sets of a fight, compulsory rooms, and the recap of a round."""

import random
from collections import Counter
from collections.abc import Iterator

import pygame
import pytest

from game.rules.dungeonville import event
from game.rules.dungeonville.choice import Claim, Press, Recruit
from game.rules.dungeonville.purse import wealth
from game.rules.dungeonville.scoring import true_score
from game.rules.dungeonville.state import COLOURS
from game.rules.dungeonville.tables.cards import TOWN
from game.rules.engine.script import Done, Event
from game.text import name, say
from game.ui.dungeonville.choreography import SET_OUTCOME
from game.ui.dungeonville.counts import Tally, fold_tally
from game.ui.dungeonville.dialogs import ClaimDialog
from game.ui.dungeonville.guides import GUIDE
from game.ui.dungeonville.panels import log
from game.ui.dungeonville.panels.prompt import prompt_layer, question
from game.ui.table.acts import Answer, Choose, Command, Refuse
from game.ui.table.climax import BEAT, staged
from game.ui.table.dialogs import LogDialog
from game.ui.table.director import Clip
from game.ui.table.facts import folded
from game.ui.table.game_table import READ_BASE, READ_LETTER
from game.ui.table.handover import SOON
from game.ui.table.scene import TableScene
from tests.ui.dungeonville.playing import SECRETS_KEY, advised, asked, choose, evening, settled, table, town
from tests.ui.painted import draw, frame, pixels, press, release, rgb


@pytest.mark.rule("DV-034")
def test_a_refusal_tells_the_price_and_what_there_is() -> None:
    scene = asked(3, 1, "prompt-recruit")
    while wealth(scene.match.game.state, 0) >= 40 or scene.match.decision.prompt != "prompt-recruit":
        choose(scene, random.Random(3))
        settled(scene)
    gold = wealth(scene.match.game.state, 0)
    dear = next(who for place, who in zip(TOWN, scene.facts().state.town, strict=True) if TOWN[place].price > gold)
    scene.do(Refuse(Recruit(dear)))
    assert str(gold) in scene.client.message
    assert (scene.facts().message, scene.facts().good) == (scene.client.message, False)


@pytest.mark.heavy
def test_what_is_told_leaves_the_panel_of_the_moment_as_it_is() -> None:
    def rail() -> bytes:
        return rgb(frame(scene).subsurface(scene.canvas.rect(scene.game.place.moment)))

    for prompt in ("prompt-recruit", "prompt-scout", "prompt-escape"):
        scene = asked(6, 1, prompt)
        before, whole = rail(), pixels(scene)
        scene.client.tell("Something or other.")
        assert rail() == before and pixels(scene) != whole


@pytest.mark.rule("DV-023")
def test_sentences_name_one_or_several_and_what_a_payment_gives_and_loses() -> None:
    assert say("event-town-emptied", adventurers=["giggles"]).startswith("Giggles leaves town")
    assert say("event-town-emptied", adventurers=["giggles", "sir-gawp"]).startswith("Giggles and Sir Gawp leave town")
    loss = say("ui-dv-loss", price=10, cards=["cr-01"], blood=0, items=[], over=5)
    assert loss.startswith("To pay 10 gold you give ") and loss.endswith("You get no change: 5 gold would be lost.")
    words = f"{name('orange')} meets {name('black')}, {name('pink')}ish."
    assert "".join(piece for piece, _ in log.parts(words)) == words
    assert [seat for _, seat in log.parts(words) if seat is not None] == [2, 0] and log.first_named(words) == 2


def test_a_save_is_told_without_a_path_and_rounds_have_headings_in_the_log() -> None:
    scene = asked(3, 1)
    scene.save()
    assert scene.facts().good
    assert scene.client.message and "/" not in scene.client.message and "json" not in scene.client.message
    assert scene.client.log[0].head and sum(line.head for line in scene.client.log) == 1
    press(scene, pygame.K_l)
    assert isinstance(scene.dialog, LogDialog)
    draw(scene)


def test_what_is_to_be_held_is_named_for_the_device_in_use() -> None:
    scene, told = asked(3, 3), set[str]()
    for device in ("keys", "mouse", "pad"):
        scene.context.input.device = device
        scene.do(Command("hint"))
        assert "mouse:" not in scene.client.message and "pad:" not in scene.client.message
        told.add(scene.client.message)
    assert len(told) == 3


def test_where_several_play_a_hint_is_read_only_while_the_key_is_held_and_waits_to_be_read() -> None:
    scene = asked(3, 4)
    focus = scene.focus.current
    press(scene, pygame.K_h)
    assert not scene.context.agent_worker.busy, "nobody holds the key"
    press(scene, SECRETS_KEY)
    advised(scene)
    assert scene.facts().message == scene.controller.hint_words
    open_ = pixels(scene)
    release(scene, SECRETS_KEY)
    assert scene.controller.hint_words and scene.controller.hint_words not in scene.facts().message
    assert pixels(scene) != open_
    assert scene.focus.current == focus, "the focus is seen by all"
    press(scene, SECRETS_KEY)
    assert scene.facts().message == scene.controller.hint_words, "it was not thrown away"
    release(scene, SECRETS_KEY)
    scene.do(Answer(scene.client.options[0]))
    assert not scene.controller.hint_words
    scene = asked(3, 4)
    press(scene, SECRETS_KEY, pygame.K_h)
    release(scene, SECRETS_KEY)
    before = pixels(scene)
    scene.update(20)
    assert scene.controller.hint_words and scene.controller.hint_words not in scene.facts().message
    scene.controller.hint_words = "Another hint altogether."
    closed = pixels(scene)
    assert closed != before, "that there is one may be seen"
    scene.controller.hint_words = "And another."
    assert pixels(scene) == closed, "which one may not"


@pytest.mark.heavy
@pytest.mark.rule("DV-041", "DV-047")
def test_answers_are_taken_back_only_when_asked_twice_and_fighters_first() -> None:
    scene, dice = table(evening(5, 2, seats=2)), random.Random(2)
    for _ in range(300):
        assert settled(scene) is None
        answered = scene.client.seat
        if Done() not in scene.client.options or scene.match.decision.prompt != "prompt-recruit":
            choose(scene, dice)
            continue
        scene.do(Answer(Done()))
        settled(scene)
        if scene.client.seat != answered and scene.client.undo_refusal() is None:
            break
    turn = scene.match.turn
    assert scene.controller.undo_affects == answered
    press(scene, pygame.K_ESCAPE)
    assert scene.dialog is not None, "Esc opens the pause instead"
    scene.dialog = None
    scene.undo()
    assert scene.match.turn == turn and name(["black", "white"][answered or 0]) in scene.client.message
    scene.undo()
    assert scene.match.turn < turn and scene.client.seat == answered
    scene = asked(5, 1, "prompt-order")
    turn, (first, second, *_) = scene.match.turn, scene.game.options.orders[0].fighters
    for fighter in (first, second):
        scene.do(Choose("fighter", fighter))
    for left in ([first], [], [], []):
        scene.undo()
        assert list(scene.game.picks) == left
    assert scene.match.turn == turn and scene.client.message


@pytest.mark.heavy
@pytest.mark.rule("DV-107", "DV-119")
def test_who_plays_alone_reads_the_own_score_beside_the_question() -> None:
    scene = asked(6, 1, "prompt-claim", 6)
    score = true_score(scene.match.game.state, 0)
    words = say("ui-dv-own-score", seat="", score=score, goal=7, alone=True, enough=score >= 7)
    assert words in question(town(scene))
    scene.do(Command("claim"))
    assert isinstance(scene.dialog, ClaimDialog) and scene.dialog.score == words


@pytest.mark.rule("DV-113")
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_after_a_claim_in_vain_the_plate_shows_the_dungeon_until_the_deed_is_exchanged(scale: float) -> None:
    def seen() -> bytes:
        return rgb(frame(scene).subsurface(scene.canvas.rect(scene.game.place.wizards[0])))

    scene = asked(3, 1, seats=3, scale=scale)
    before = seen()
    scene.do(Answer(Claim(), 0))
    settled(scene)
    assert scene.facts().state.wizards[0].exposed == scene.match.game.state.deeds[0].face and seen() != before
    scene.facts().state.wizards[0].exposed = ""
    assert seen() == before


@pytest.mark.heavy
def test_whoever_is_waited_for_is_said_to_do_what_is_asked_and_not_while_something_is_shown_before_it() -> None:
    """Each question has words of its own; for a lineup they reveal only that it is being laid. Between two Events the line repeats the log."""
    prompts = ("recruit", "scout", "wait-order", "escape", "victim", "swap", "claim")
    said = {say("ui-dv-thinks", seat="Baldric", prompt=f"prompt-{prompt}") for prompt in prompts}
    assert len(said) == len(prompts)
    scene, dice = table(evening(6, 1), speed="normal"), random.Random(3)
    seen, between = set[str](), 0
    for _ in range(6000):
        if scene.update(100) is not None or scene.match.turn > 60:
            break
        if scene.animations.stopped:
            scene.controller.notices.elapsed = 1000
            scene.controller.cut()
        elif scene.controller.seat is not None:
            scene.do(Answer(dice.choice(scene.game.options.orders or scene.client.options)))
        elif not scene.animations.busy and scene.match.decision is not None:
            words = question(town(scene))
            assert name(["black", "white", "orange", "teal"][scene.client.awaited or 0]) in words
            seen.add(words.split(maxsplit=1)[1])
        elif scene.animations.busy and not scene.facts().caption and scene.facts().log:
            assert question(town(scene)) == scene.facts().log[-1].words
            between += 1
    assert len(seen) > 3 and between


def test_a_lesson_that_waits_has_the_only_button_to_continue() -> None:
    scene = table(GUIDE.new_match())
    draw(scene)
    for _ in range(200):
        if scene.animations.stopped and scene.facts().lesson is not None and scene.facts().lesson.waits:
            break
        scene.update(200)
    draw(scene)
    assert [item.key for item in scene.focus.targets if item.act == Command("go-on")] == [("guide", "on")]
    assert scene.focus.current == ("guide", "on")


def shown_answer() -> TableScene:
    """A table of one person whose last answer is being shown."""
    scene = asked(3, 1, "prompt-recruit")
    draw(scene)
    scene.do(Answer(next(choice for choice in scene.client.options if isinstance(choice, Recruit))))
    assert scene.animations.busy
    return scene


def test_keys_keep_their_meaning_while_something_is_shown_and_a_series_of_quick_presses_answers_nothing() -> None:
    scene = shown_answer()
    begun, turn = scene.animations.begun, scene.match.turn
    press(scene, pygame.K_h, pygame.K_1, pygame.K_q, pygame.K_TAB, pygame.K_LEFT)
    assert (scene.animations.begun, scene.animations.busy, scene.match.turn) == (begun, True, turn)
    press(scene, pygame.K_c)
    assert isinstance(scene.dialog, ClaimDialog) and scene.animations.busy
    scene.close()
    press(scene, pygame.K_z)
    assert scene.client.message and scene.animations.busy, "a card was revealed: the key says why nothing can be taken back"
    press(scene, pygame.K_RETURN)
    assert scene.animations.begun > begun or not scene.animations.busy
    scene = shown_answer()
    settled(scene)
    turn, scene.controller.guard = scene.match.turn, SOON
    for _ in range(60):
        press(scene, pygame.K_RETURN)
        scene.controller.calm(SOON / 2)
        if scene.animations.stopped:
            break
    assert scene.match.turn == turn
    scene.controller.calm(2 * SOON)
    draw(scene)
    press(scene, pygame.K_RETURN)
    assert scene.match.turn > turn or scene.dialog is not None


def stops(scene: TableScene, seed: int, answers: int = 100) -> Iterator[None]:
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
    return table(evening(seed, persons, seats=4), speed="normal", reduced=True, cards="wait")


def logged(scene: TableScene) -> list[Event]:
    return [one for events in scene.match.log for one in events]


def opens_a_room(scene: TableScene) -> bool:
    """Whether the pause is a room that a person must open: it says where and how dangerous it is."""
    coming, trip = scene.facts().event, scene.facts().state.trip
    if not scene.game.shown.continue_label:
        return False
    assert isinstance(coming, event.RoomRevealed) and trip is not None and trip.seat in scene.client.person_seats
    told = {"alone": scene.client.sole_seat is not None, "danger": coming.danger, "dungeon": coming.dungeon}
    who = name(COLOURS[coming.seat])
    assert say("ui-dv-must-open", first=not trip.rooms, seat=who, **told) in scene.facts().caption
    return True


def tells_a_set(scene: TableScene) -> bool:
    """Whether the pause is a set of an own fight: all that comes of it is read at once."""
    if not isinstance(scene.facts().event, SET_OUTCOME):
        return False
    duel, caption = town(scene).duel, scene.facts().caption
    assert duel is not None and 0 in duel.seats
    last = duel.sets[-1]
    assert set(last.fates) | {last.winner} == {seat for seat, who in last.fighters.items() if who}
    assert name(last.fighters[last.winner]) in caption
    assert all(fate == "saved" or name(last.fighters[seat]) in caption for seat, fate in last.fates.items())
    return True


def tells_a_death_too(scene: TableScene) -> bool:
    """Whether a death is read together with the room that must follow it."""
    dead = [line.words for line in scene.client.log[-5:] if line.rule == "DV-066"]
    return bool(scene.game.shown.continue_label and dead and scene.facts().caption.startswith(dead[-1]))


def is_staged(scene: TableScene) -> bool:
    """Whether the head of the table says what is staged, and nothing of whoever is asked next."""
    great, head = scene.facts().climax, prompt_layer(town(scene), scene.canvas).props
    assert great is None or (head.words, head.seat) == (great.words, None)
    return great is not None


@pytest.mark.heavy
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
        opened = [one for one in logged(scene) if isinstance(one, event.RoomRevealed) and one.seat < persons]
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


@pytest.mark.heavy
@pytest.mark.parametrize(("speed", "share"), [("calm", 1 / 0.6), ("normal", 1.0), ("quick", 1 / 2.2)])
def test_sets_of_others_stay_for_a_readable_time_by_the_speed(speed: str, share: float) -> None:
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


@pytest.mark.heavy
def test_a_round_is_summed_up_before_the_next_one_begins_as_everybody_has_seen_it_unless_all_is_shown_at_once() -> None:
    scene, rest_time = read(5), list[Tally]()
    for _ in stops(scene, 5, 120):
        if scene.game.shown.in_recap:
            rest_time.append(town(scene).tally)
            assert scene.facts().caption in scene.aloud
            assert all(name(who) in scene.aloud for who in ("black", "white", "orange", "teal")), "it is read aloud as well"
    rounds: list[dict[int, int]] = []
    for one in logged(scene):
        if isinstance(one, event.RoundBegan):
            rounds.append({})
        elif isinstance(one, event.Collected) and one.gold:
            rounds[-1][one.seat] = one.gold
    assert [tally.number for tally in rest_time] == list(range(1, len(rounds)))
    assert [{seat: share.gold for seat, share in tally.shares.items() if share.gold} for tally in rest_time] == rounds[:-1]
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
    scene = table(evening(5, 1, seats=4), speed="instant")
    assert not list(stops(scene, 5, 40))
