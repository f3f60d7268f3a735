"""What is told: refusals, secret hints, taking back, names in the log, the claim, and how answers of others are awaited."""

import random

import pygame
import pytest

from game import text
from game.rules.dungeonville.choice import Claim, Recruit
from game.rules.dungeonville.purse import wealth
from game.rules.dungeonville.scoring import true_score
from game.rules.dungeonville.tables.cards import TOWN
from game.rules.engine.script import Done
from game.text import say
from game.ui.dungeonville.dialogs import ClaimDialog
from game.ui.dungeonville.guides import GUIDE
from game.ui.dungeonville.panels import log
from game.ui.dungeonville.panels.prompt import question
from game.ui.settings import Settings
from game.ui.table.acts import Answer, Choose, Command, Refuse
from game.ui.table.dialogs import LogDialog
from game.ui.table.handover import SOON
from game.ui.table.scene import TableScene
from tests.ui.dungeonville.playing import (
    SECRETS_KEY,
    advised,
    choose,
    evening,
    house,
    played_until,
    press,
    release,
    settled,
    table,
    town,
    town_table,
)
from tests.ui.dungeonville.seeing import draw, pixels, rgb


def asked(seed: int, persons: int, prompt: str = "", dice: int = 1, **chosen: object) -> TableScene:
    """A table at which a person gets a question: this one, or the first of all."""
    scene = table(evening(seed, persons), **chosen)
    if prompt:
        played_until(scene, prompt, pygame.Surface((1280, 720)), dice)
    settled(scene)
    return scene


@pytest.mark.rule("DV-034")
def test_a_refusal_tells_the_price_and_what_there_is(screen: pygame.Surface) -> None:
    scene = asked(3, 1, "prompt-recruit")
    while wealth(scene.match.game.state, 0) >= 40 or scene.match.decision.prompt != "prompt-recruit":
        choose(scene, screen, random.Random(3))
        settled(scene)
    gold = wealth(scene.match.game.state, 0)
    dear = next(who for place, who in zip(TOWN, scene.facts().state.town, strict=True) if TOWN[place].price > gold)
    scene.do(Refuse(Recruit(dear)))
    assert str(gold) in scene.client.message
    assert (scene.facts().message, scene.facts().good) == (scene.client.message, False)


def test_what_is_told_leaves_the_panel_of_the_moment_as_it_is(screen: pygame.Surface) -> None:
    def rail() -> bytes:
        pixels(scene)
        draw(scene, screen)
        return rgb(screen.subsurface(scene.canvas.rect(scene.game.place.moment)))

    for prompt in ("prompt-recruit", "prompt-scout", "prompt-escape"):
        scene = asked(6, 1, prompt)
        before, whole = rail(), pixels(scene)
        scene.client.tell("Something or other.")
        assert rail() == before
        assert pixels(scene) != whole


@pytest.mark.rule("DV-023")
def test_sentences_name_one_or_several_and_what_a_payment_gives_and_loses() -> None:
    assert say("event-town-emptied", adventurers=["giggles"]).startswith("Giggles leaves town")
    assert say("event-town-emptied", adventurers=["giggles", "sir-gawp"]).startswith("Giggles and Sir Gawp leave town")
    loss = say("ui-dv-loss", price=10, cards=["cr-01"], blood=0, items=[], over=5)
    assert loss.startswith("To pay 10 gold you give ") and loss.endswith("You get no change: 5 gold would be lost.")
    words = f"{text.name('orange')} meets {text.name('black')}, {text.name('pink')}ish."
    assert "".join(piece for piece, _ in log.parts(words)) == words
    assert [seat for _, seat in log.parts(words) if seat is not None] == [2, 0] and log.first_named(words) == 2


def test_a_save_is_told_without_a_path_and_rounds_have_headings_in_the_log(screen: pygame.Surface) -> None:
    scene = asked(3, 1)
    scene.save()
    assert scene.facts().good
    assert scene.client.message and "/" not in scene.client.message and "json" not in scene.client.message
    assert scene.client.log[0].head and sum(line.head for line in scene.client.log) == 1
    press(scene, pygame.K_l)
    assert isinstance(scene.dialog, LogDialog)
    draw(scene, screen)


def test_what_is_to_be_held_is_named_for_the_device_in_use() -> None:
    scene, told = asked(3, 3), set[str]()
    for device in ("keys", "mouse", "pad"):
        scene.context.input.device = device
        scene.do(Command("hint"))
        assert "mouse:" not in scene.client.message and "pad:" not in scene.client.message
        told.add(scene.client.message)
    assert len(told) == 3


def test_where_several_play_a_hint_is_read_only_while_the_key_is_held_and_is_not_lost() -> None:
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


def test_a_hint_that_comes_when_the_key_was_let_go_waits_to_be_read() -> None:
    scene = asked(3, 4)
    for act, key in ((press, SECRETS_KEY), (press, pygame.K_h), (release, SECRETS_KEY)):
        act(scene, key)
    before = pixels(scene)
    scene.update(20)
    assert scene.controller.hint_words and scene.controller.hint_words not in scene.facts().message
    scene.controller.hint_words = "Another hint altogether."
    closed = pixels(scene)
    assert closed != before, "that there is one may be seen"
    scene.controller.hint_words = "And another."
    assert pixels(scene) == closed, "which one may not"


def test_the_answer_of_another_person_is_taken_back_only_when_asked_twice(screen: pygame.Surface) -> None:
    scene, dice = table(evening(5, 2, seats=2)), random.Random(2)
    for _ in range(300):
        assert settled(scene) is None
        answered = scene.client.seat
        if Done() not in scene.client.options or scene.match.decision.prompt != "prompt-recruit":
            choose(scene, screen, dice)
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
    assert scene.match.turn == turn and text.name(["black", "white"][answered or 0]) in scene.client.message
    scene.undo()
    assert scene.match.turn < turn and scene.client.seat == answered


@pytest.mark.rule("DV-041", "DV-047")
def test_the_last_fighter_is_taken_back_first_and_after_the_picks_nothing_more() -> None:
    scene = asked(5, 1, "prompt-order")
    turn, (first, second, *_) = scene.match.turn, scene.game.options.orders[0].fighters
    for fighter in (first, second):
        scene.do(Choose("fighter", fighter))
    for left in ([first], [], [], []):
        scene.undo()
        assert list(scene.game.picks) == left
    assert scene.match.turn == turn and scene.client.message


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
def test_after_a_claim_in_vain_the_plate_shows_the_dungeon_until_the_deed_is_exchanged(
    screen: pygame.Surface, scale: float
) -> None:
    def seen() -> bytes:
        for _ in range(2):
            draw(scene, screen)
        return rgb(screen.subsurface(scene.canvas.rect(scene.game.place.wizards[0])))

    scene = table(evening(3, 1, seats=3), scale=scale)
    settled(scene)
    before = seen()
    scene.do(Answer(Claim(), 0))
    settled(scene)
    assert scene.facts().state.wizards[0].exposed == scene.match.game.state.deeds[0].face
    assert seen() != before
    scene.facts().state.wizards[0].exposed = ""
    assert seen() == before


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
            assert text.name(["black", "white", "orange", "teal"][scene.client.awaited or 0]) in words
            seen.add(words.split(maxsplit=1)[1])
        elif scene.animations.busy and not scene.facts().caption and scene.facts().log:
            assert question(town(scene)) == scene.facts().log[-1].words
            between += 1
    assert len(seen) > 3
    assert between


def test_a_lesson_that_waits_has_the_only_button_to_continue(screen: pygame.Surface) -> None:
    scene = town_table(house(Settings(speed="instant", reduced=True, confirm=False)), GUIDE.new_match())
    draw(scene, screen)
    for _ in range(200):
        if scene.animations.stopped and scene.facts().lesson is not None and scene.facts().lesson.waits:
            break
        scene.update(200)
    draw(scene, screen)
    assert [item.key for item in scene.focus.targets if item.act == Command("go-on")] == [("guide", "on")]
    assert scene.focus.current == ("guide", "on")


def shown_answer() -> TableScene:
    """A table of one person whose last answer is being shown."""
    scene = asked(3, 1, "prompt-recruit")
    draw(scene, pygame.Surface((1280, 720)))
    scene.do(Answer(next(choice for choice in scene.client.options if isinstance(choice, Recruit))))
    assert scene.animations.busy
    return scene


def test_keys_keep_their_meaning_while_something_is_shown() -> None:
    """Only a click, Enter and Space go on; undo takes back or says why not, the claim opens its dialog, other keys skip nothing."""
    scene = shown_answer()
    begun, turn = scene.animations.begun, scene.match.turn
    for key in (pygame.K_h, pygame.K_1, pygame.K_q, pygame.K_TAB, pygame.K_LEFT):
        press(scene, key)
    assert (scene.animations.begun, scene.animations.busy, scene.match.turn) == (begun, True, turn)
    press(scene, pygame.K_c)
    assert isinstance(scene.dialog, ClaimDialog) and scene.animations.busy
    scene.close()
    press(scene, pygame.K_z)
    assert scene.client.message and scene.animations.busy, "a card was revealed: the key says why nothing can be taken back"
    press(scene, pygame.K_RETURN)
    assert scene.animations.begun > begun or not scene.animations.busy


def test_a_series_of_quick_presses_answers_nothing_until_it_has_ended(screen: pygame.Surface) -> None:
    """Sixty quick clicks on one spot hire nobody beyond the first."""
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
    draw(scene, screen)
    press(scene, pygame.K_RETURN)
    assert scene.match.turn > turn or scene.dialog is not None
