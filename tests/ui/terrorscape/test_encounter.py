"""The encounter view: exact figures, public facts only, and input by mouse, keys and numbers."""

import itertools

import pygame
import pytest
import text_audit

from game import text
from game.match import Match
from game.rules.engine.rng import Rng
from game.rules.engine.script import Choice, Done
from game.rules.engine.secret import redact
from game.rules.terrorscape import event
from game.rules.terrorscape.beliefs.determinize import determinize
from game.rules.terrorscape.choice import Name, Play, Seek, Use, UseTrait
from game.rules.terrorscape.seats import KILLER, TEAM
from game.rules.terrorscape.state import State
from game.rules.terrorscape.status import strength
from game.rules.terrorscape.tables.cards import NUMBERS
from game.ui.table.acts import Command
from game.ui.table.match_client import LogLine
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape import facts as tips
from game.ui.terrorscape.encounter import dice_tower
from game.ui.terrorscape.encounter.facts import attacks, dice_of, found, needed, open_odds, own_odds, sums
from game.ui.terrorscape.encounter.parts import is_shown
from tests.ui.painted import LARGE, SIZE, draw, frame, press, rgb
from tests.ui.terrorscape.encounters import FULL, match_of, meet, night
from tests.ui.terrorscape.playing import SIDES, asked, click, props_of, settled, table
from tests.ui.terrorscape.twins import TwinTables, is_public, step

STALKS = ("stalk", "stalk", "stalk")
EMPTY: tuple[tuple[str, ...], ...] = ((), (), ())


def defender(t: State) -> Choice:
    return Name(t.survivors[0].id)


def counted(dice: int, need: int) -> float:
    throws = list(itertools.product(NUMBERS.dice, repeat=dice))
    return sum(sum(throw) >= need for throw in throws) / len(throws)


def test_odds_are_counted_over_all_throws() -> None:
    t, compared = night(who=(0, 1, 2), hand=STALKS), 0
    answers = (Play("stalk"), defender(t), Use("limestone-powder"))
    for given in range(4):
        state = meet(t, *answers[:given]).view(None).state
        if state.encounter is None:
            continue
        now = attacks(state)[-1]
        for one in open_odds(state, now):
            assert one.need == max(0, needed(state, now) - one.plus)
            assert one.share == pytest.approx(counted(one.dice, one.need))
            compared += 1
    assert compared


@pytest.mark.parametrize("trait", ["", "martial-arts", "marksmanship", "secret-weapon", "stroke-of-luck"])
def test_the_own_side_reckons_what_the_rules_will_add(trait: str) -> None:
    defences = {0: ("limestone-powder", "hatchet", "longsword", ""), 1: ("ammo", "hatchet", "")}
    each = [(number, item, trap) for number, items in defences.items() for item in items for trap in (False, True)]
    for number, item, trap in each:
        t = night(who=(number,), hand=(), trap=trap)
        t.team.traits = [[trait] if trait else [] for _ in t.survivors]
        match = meet(t, Done())
        if match.decision is None or match.decision.prompt != "prompt-defend":
            match.submit(next(iter(match.decision.options)), Done())
        choice: Choice = Use(item) if item else UseTrait(trait) if trait == "secret-weapon" else Done()
        one = own_odds(match.game.state, number, choice)
        match.submit(number + 1, choice)
        told = next(fact for fact in match.game.state.record if isinstance(fact, event.Defended))
        assert (one.plus, one.need) == (told.bonus, max(0, told.strength - told.bonus)), (item, trap)
        lucky = trait == "stroke-of-luck" and one.need > 0
        assert one.share == pytest.approx(counted(one.dice, one.need) + (1 / 6**one.dice if lucky else 0)), (item, trap)


@pytest.mark.heavy
@pytest.mark.parametrize("killer", ["murderer", "butcher", "specter"])
def test_the_rows_of_the_sum_are_the_strength(killer: str) -> None:
    heard = 0
    for seed in range(4):
        match = Match.new("terrorscape", seed=seed, options={"killer": killer, "difficulty": "hard"})
        while match.decision is not None:
            match.answer("random")
            t = match.game.state
            if t.encounter is None:
                continue
            now = attacks(t)[-1]
            heard += now.result is not None
            assert sum(plus for _, _, plus in sums(t, now)) == (strength(t) if now.result is None else now.result.strength)
            assert set(found(t)) >= {t.survivors[one].id for one in t.encounter.left}
            assert all(0 < dice_of(t, who) <= 4 for who in found(t))
    assert heard


def test_it_is_played_by_numbers_keys_and_mouse_and_running_is_shown_on_the_board() -> None:
    t = night(who=(0, 1), hand=STALKS)
    scene = asked(meet(t))
    assert is_shown(scene.canvas, props_of(scene))
    press(scene, pygame.K_2)
    assert isinstance(scene.match.history[-1].action.choice, Play) and settled(scene) is None
    draw(scene)
    assert scene.focus.current == ("survivor", t.survivors[0].id)
    press(scene, pygame.K_RETURN)
    assert settled(scene) is None
    draw(scene)
    click(scene, next(item.area for item in scene.focus.targets if item.data == Use("limestone-powder")))
    assert scene.match.history[-1].action.choice == Use("limestone-powder")
    match = meet(night(who=(0,), hand=()), Done(), Done())
    assert match.decision.prompt == "prompt-run"
    scene = asked(match)
    assert not is_shown(scene.canvas, props_of(scene)) and any(item.group == "rooms" for item in scene.focus.targets)


def rolled(**chosen: object) -> SeatedScene:
    t = night(who=(0, 1), hand=())
    scene = table(meet(t, Done(), defender(t)), held=frozenset(TEAM), **{"speed": "normal", "reduced": False, **chosen})
    assert scene.controller.seat == 1
    scene.controller.answer(Done())
    return scene


@pytest.mark.heavy
def test_dice_fall_before_they_are_read_and_the_verdict_comes_last() -> None:
    scene, seen = rolled(), []
    while scene.animations.busy and len(seen) < 400:
        scene.update(80)
        fell, judged = scene.game.presentation.throw.thrown, scene.game.presentation.throw.judged
        if fell == judged:
            continue
        seen.append((fell, judged))
        shown = "\n".join(line.words for line in text_audit.read(scene, (1280, 720)))
        told = next(fact for fact in scene.match.game.state.record if isinstance(fact, event.DiceRolled))
        verdict = next(fact for fact in scene.match.game.state.record if isinstance(fact, event.Defended))
        end = text.say("ui-ts-enc-holds" if verdict.success else "ui-ts-enc-fails", who=told.survivor)
        if judged > fell:
            assert (text.say("ui-ts-enc-sum-dice", dice=sum(told.dice)) in shown) == (fell >= dice_tower.FALL)
            assert end not in shown
        else:
            assert (end in shown) == (judged >= 2 * dice_tower.BEAT)
    assert min(fell for fell, _ in seen) < 100 and min(judged for _, judged in seen) < 100
    still = rolled(reduced=True)
    while still.animations.busy:  # with less motion all of it is there at once
        still.update(20)
        assert still.game.presentation.throw.thrown >= dice_tower.FALL
        assert still.game.presentation.throw.judged >= 2 * dice_tower.BEAT


def worlds(secret: str) -> list[State]:
    """Two states that differ only in the killer's hand, or only in the survivors' items."""
    made = [night(who=(0, 1), hand=("sense",), packs=EMPTY) for _ in range(2)]
    if secret == "killer":
        made[1].dark.hand = ["stalk"]
        made[1].dark.deck = made[1].dark.deck[::-1]
    else:
        made[1].team.packs = [list(pack) for pack in FULL]
        made[1].team.trap = None
        made[1].team.progress = 4 - made[1].team.progress
    return made


@pytest.mark.heavy
@pytest.mark.parametrize("size", [SIZE, LARGE])
@pytest.mark.parametrize("secret", SIDES)
def test_at_one_screen_only_the_side_that_is_asked_sees_its_own(secret: str, size: tuple[int, int]) -> None:
    same, differ = compared(worlds(secret), secret, size)
    assert same > 12 and differ


@pytest.mark.heavy
@pytest.mark.parametrize("killer", ["specter", "butcher", "murderer"])
def test_what_a_killer_might_hold_instead_is_not_seen_either(killer: str) -> None:
    t = night(killer=killer, difficulty="hard", who=(0, 1), packs=EMPTY)
    twin = determinize(redact(t, frozenset(TEAM)), TEAM[0], Rng(5))
    twin.team, twin.rng = t.team, t.rng
    assert twin.dark.hand != t.dark.hand
    same, _ = compared([t, twin], "killer", (1280, 720))
    assert same > 6


def compared(made: list[State], secret: str, size: tuple[int, int]) -> tuple[int, int]:
    """Play two encounters alike; return how many public frames were equal and how many private ones differed."""
    watch = TwinTables([table(match_of(t), speed="quick", reduced=False) for t in made], secret, size)
    for _ in range(200):
        watch.look()
        if watch.over and watch.differ:
            return watch.same, watch.differ
        watch.step()
    raise AssertionError("the encounter does not end")


@pytest.mark.parametrize("side", SIDES)
def test_log_and_pause_keep_the_secrets_of_a_side_while_both_look_at_its_screen(side: str) -> None:
    scene = table(match_of(night(difficulty="hard", who=(0, 1), packs=EMPTY)), speed="quick", reduced=False)
    settled(scene)
    scene.controller.answer(Seek())
    secret = LogLine("A secret.", "")
    for _ in range(200):
        draw(scene)
        if is_public(scene) and scene.controller.shown is not None and scene.controller.shown.name == side:
            break
        step(scene)
    else:
        raise AssertionError("the side has no public screen")
    public = scene.controller.shown.log[-1]
    scene.controller.shown.log.insert(0, secret)
    scene.do(Command("log"))
    assert secret not in scene.dialog.lines and public in scene.dialog.lines
    scene.do(Command("menu"))
    assert tips.agreed(scene.facts().state, scene.controller.secret_side) == []
    scene.do(scene.dialog.acts["log"])
    assert secret not in scene.dialog.lines
    scene.dialog = None
    while scene.controller.seat is None or not scene.controller.shown or scene.controller.shown.name != side:
        step(scene)
    scene.do(Command("log"))
    assert secret in scene.dialog.lines
    assert bool(tips.agreed(scene.facts().state, scene.controller.secret_side)) == (side == "survivors")


WEAPONS: tuple[tuple[str, ...], ...] = ((), ("revolver", "ammo", "hatchet"), ("hatchet",))


@pytest.mark.heavy
@pytest.mark.parametrize("who", [(1,), (1, 2)])
def test_no_board_follows_a_public_screen_without_a_curtain_where_agents_play_along(who: tuple[int, ...]) -> None:
    t = night(who=who, hand=(), packs=WEAPONS, hurt=(False, False, False), fear=(0, 0, 0))
    scene = table(match_of(t, {KILLER: "person", 1: "person", 2: "random", 3: "random"}), speed="quick", reduced=False)
    settled(scene)
    scene.controller.answer(Seek())
    invited, public = False, 0
    for _ in range(300):
        draw(scene)
        shown, on = scene.controller.shown, is_public(scene)
        invited = shown is None or invited or on
        assert on or shown is None or not invited, "a board opens before eyes that were invited to look"
        public += invited and on
        if scene.controller.seat is not None and scene.match.game.state.encounter is None and public:
            break
        step(scene)
        invited = invited and not (shown is None and scene.controller.shown is not None)
    else:
        raise AssertionError("nobody is asked after the encounter")
    assert public > 5
    logged = [line.words for line in scene.client.log]
    scene.client.reread()
    assert [line.words for line in scene.client.log] == logged, "nothing is missing in the log, and nothing stands there twice"


@pytest.mark.heavy
@pytest.mark.parametrize("secret", SIDES)
def test_alone_at_a_screen_the_other_side_s_secrets_change_nothing(secret: str) -> None:
    (held,) = (seats for side, seats in SIDES.items() if side != secret)
    for answers in ((), (Done(),), (Done(), defender(worlds(secret)[0]))):
        scenes = [table(meet(t, *answers), held=held) for t in worlds(secret)]
        if scenes[0].controller.seat is None or secret not in scenes[0].client.name:
            for size in ((1280, 720), (1920, 1080)):
                assert rgb(frame(scenes[0], size)) == rgb(frame(scenes[1], size))
