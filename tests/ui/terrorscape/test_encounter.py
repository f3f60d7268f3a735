"""The encounter view: exact figures, public facts only, and input by mouse, keys and numbers."""

import itertools

import pygame
import pytest
import text_audit
from test_scale import MORE, SHAPES

from game import text
from game.match import Match
from game.rules.engine.rng import Rng
from game.rules.engine.script import Choice, Done
from game.rules.engine.secret import redact
from game.rules.terrorscape import event
from game.rules.terrorscape.beliefs.determinize import determinize
from game.rules.terrorscape.choice import Name, Play, Seek, Use, UseTrait
from game.rules.terrorscape.seats import TEAM
from game.rules.terrorscape.state import State
from game.rules.terrorscape.status import strength
from game.rules.terrorscape.tables.cards import NUMBERS
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.settings import Settings
from game.ui.table.acts import Command
from game.ui.table.match_client import LogLine
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape import facts as tips
from game.ui.terrorscape.encounter import dice_tower
from game.ui.terrorscape.encounter.facts import attacks, dice_of, found, needed, open_odds, own_odds, sums
from game.ui.terrorscape.encounter.parts import is_shown
from tests.ui.terrorscape.encounters import FULL, match_of, meet, night
from tests.ui.terrorscape.playing import draw, lift, press, props_of, settled, table, villa_table
from tests.ui.terrorscape.twins import TwinTables, frame, is_public, step

pytestmark = pytest.mark.usefixtures("fresh_fonts")

STALKS = ("stalk", "stalk", "stalk")
EMPTY: tuple[tuple[str, ...], ...] = ((), (), ())
FEW = {name: shape for name, shape in MORE.items() if name != "all at 200"}
"""At double size there is no room for an encounter: it is played on the board."""


def defender(t: State) -> Choice:
    return Name(t.survivors[0].id)


def counted(dice: int, need: int) -> float:
    """The chance that so many dice reach `need`, by enumeration."""
    throws = list(itertools.product(NUMBERS.dice, repeat=dice))
    return sum(sum(throw) >= need for throw in throws) / len(throws)


# ------------------------------------------------------------------ figures


def test_odds_are_counted_over_all_throws(screen: pygame.Surface) -> None:
    t = night(who=(0, 1, 2), hand=STALKS)
    match = meet(t, Play("stalk"), defender(t), Use("limestone-powder"))
    found_ = False
    for asked in (meet(t), meet(t, Play("stalk")), meet(t, Play("stalk"), defender(t)), match):
        state = asked.view(None).state
        if state.encounter is None:
            continue
        now = attacks(state)[-1]
        for one in open_odds(state, now):
            assert one.need == max(0, needed(state, now) - one.plus)
            assert one.share == pytest.approx(counted(one.dice, one.need))
            found_ = True
    assert found_


@pytest.mark.parametrize("trap", [False, True])
@pytest.mark.parametrize("trait", ["", "martial-arts", "marksmanship", "secret-weapon", "stroke-of-luck"])
def test_the_own_side_reckons_what_the_rules_will_add(trait: str, trap: bool, screen: pygame.Surface) -> None:
    for number, answers in ((0, ("limestone-powder", "hatchet", "longsword", "")), (1, ("ammo", "hatchet", ""))):
        for item in answers:
            t = night(who=(number,), hand=(), trap=trap)
            t.team.traits = [[trait] if trait else [] for _ in t.survivors]
            match = meet(t, Done())
            if match.decision is None or match.decision.prompt != "prompt-defend":
                match.submit(next(iter(match.decision.options)), Done())  # type: ignore[union-attr]
            choice: Choice = Use(item) if item else UseTrait(trait) if trait == "secret-weapon" else Done()
            one = own_odds(match.game.state, number, choice)
            match.submit(number + 1, choice)
            told = next(fact for fact in match.game.state.record if isinstance(fact, event.Defended))
            assert one.plus == told.bonus
            assert one.need == max(0, told.strength - told.bonus)
            lucky = trait == "stroke-of-luck" and one.need > 0
            assert one.share == pytest.approx(counted(one.dice, one.need) + (1 / 6**one.dice if lucky else 0))


@pytest.mark.parametrize("killer", ["murderer", "butcher", "specter"])
def test_the_rows_of_the_sum_are_the_strength(killer: str) -> None:
    """At every Event of every encounter of some matches, and at each verdict."""
    heard = 0
    for seed in range(4):
        match = Match.new("terrorscape", seed=seed, options={"killer": killer, "difficulty": "hard"})
        while match.decision is not None:
            match.answer("random")
            t = match.game.state
            if t.encounter is None:
                continue
            now = attacks(t)[-1]
            parts = sum(plus for _, _, plus in sums(t, now))
            if now.result is None:
                assert parts == strength(t)
            else:
                assert parts == now.result.strength
                heard += 1
            assert set(found(t)) >= {t.survivors[one].id for one in t.encounter.left}
            assert all(0 < dice_of(t, who) <= 4 for who in found(t))
    assert heard


# ------------------------------------------------------------------ playing


def test_it_is_played_by_numbers_keys_and_mouse(screen: pygame.Surface) -> None:
    t = night(who=(0, 1), hand=STALKS)
    scene = table(meet(t))
    assert settled(scene) is None
    draw(scene, screen)
    assert is_shown(scene.canvas, props_of(scene))  # type: ignore[arg-type]
    press(scene, pygame.K_2)
    assert isinstance(scene.match.history[-1].action.choice, Play)
    assert settled(scene) is None
    draw(scene, screen)
    assert scene.focus.current == ("survivor", t.survivors[0].id)
    press(scene, pygame.K_RETURN)
    assert settled(scene) is None
    draw(scene, screen)
    wanted = next(item for item in scene.focus.targets if item.data == Use("limestone-powder"))
    at = scene.canvas.point(*wanted.area.centre)  # type: ignore[union-attr]
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    assert scene.match.history[-1].action.choice == Use("limestone-powder")


def test_running_is_shown_on_the_board(screen: pygame.Surface) -> None:
    """When only running is left, the encounter is hidden and rooms are chosen on the board."""
    t = night(who=(0,), hand=())
    match = meet(t, Done(), Done())
    assert match.decision.prompt == "prompt-run"
    scene = table(match)
    assert settled(scene) is None
    draw(scene, screen)
    assert not is_shown(scene.canvas, props_of(scene))  # type: ignore[arg-type]
    assert any(item.group == "rooms" for item in scene.focus.targets)


def rolled(**chosen: object) -> SeatedScene:
    """A table at which the defender has just answered."""
    t = night(who=(0, 1), hand=())
    match = meet(t, Done(), defender(t))
    scene = table(match, held=frozenset({1, 2, 3}), **{"speed": "normal", "reduced": False, **chosen})
    assert scene.controller.seat == 1
    scene.controller.answer(Done())
    return scene


def words(scene: SeatedScene) -> str:
    return "\n".join(line.words for line in text_audit.read(scene, (1920, 1080)))


def test_dice_fall_before_they_are_read_and_the_verdict_comes_last(screen: pygame.Surface) -> None:
    scene = rolled()
    seen = []
    while scene.animations.busy and len(seen) < 400:
        scene.update(50)
        fell, judged = scene.game.presentation.throw.thrown, scene.game.presentation.throw.judged
        if fell == judged:
            continue
        seen.append((fell, judged))
        shown = words(scene)
        told = next(fact for fact in scene.match.game.state.record if isinstance(fact, event.DiceRolled))
        verdict = next(fact for fact in scene.match.game.state.record if isinstance(fact, event.Defended))
        sum_of = text.say("ui-ts-enc-sum-dice", dice=sum(told.dice))
        end = text.say("ui-ts-enc-holds" if verdict.success else "ui-ts-enc-fails", who=told.survivor)
        if judged > fell:
            assert (sum_of in shown) == (fell >= dice_tower.FALL)
            assert end not in shown
        else:
            assert (end in shown) == (judged >= 2 * dice_tower.BEAT)
    assert min(fell for fell, _ in seen) < 100
    assert min(judged for _, judged in seen) < 100


def test_with_less_motion_all_of_it_is_there_at_once(screen: pygame.Surface) -> None:
    scene = rolled(reduced=True)
    while scene.animations.busy:
        scene.update(20)
        assert scene.game.presentation.throw.thrown >= dice_tower.FALL
        assert scene.game.presentation.throw.judged >= 2 * dice_tower.BEAT


# ------------------------------------------------------------------ hiding


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


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("secret", ["killer", "survivors"])
def test_at_one_screen_only_the_side_that_is_asked_sees_its_own(
    secret: str, size: tuple[int, int], screen: pygame.Surface
) -> None:
    """In every frame of an encounter the unprompted half, the curtain and all sentences are equal."""
    same, differ = compared(worlds(secret), secret, size)
    assert same > 12
    assert differ


@pytest.mark.parametrize("killer", ["murderer", "butcher", "specter"])
def test_what_a_killer_might_hold_instead_is_not_seen_either(killer: str, screen: pygame.Surface) -> None:
    """A killer with traits and a determinized twin with other cards in another order."""
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


@pytest.mark.parametrize("side", ["killer", "survivors"])
def test_log_and_pause_keep_the_secrets_of_a_side_while_both_look_at_its_screen(side: str, screen: pygame.Surface) -> None:
    scene = table(match_of(night(difficulty="hard", who=(0, 1), packs=EMPTY)), speed="quick", reduced=False)
    settled(scene)
    scene.controller.answer(Seek())
    secret = LogLine("A secret.", "")
    for _ in range(200):
        draw(scene, screen)
        if is_public(scene) and scene.controller.shown is not None and scene.controller.shown.name == side:
            break
        step(scene)
    else:
        raise AssertionError("the side has no public screen")
    assert scene.controller.shown is not None
    public = scene.controller.shown.log[-1]
    scene.controller.shown.log.insert(0, secret)
    scene.do(Command("log"))
    assert secret not in scene.dialog.lines  # type: ignore[union-attr]
    assert public in scene.dialog.lines  # type: ignore[union-attr]
    scene.do(Command("menu"))
    assert tips.agreed(scene.facts().state, scene.controller.secret_side) == []
    scene.do(scene.dialog.acts["log"])  # type: ignore[union-attr]
    assert secret not in scene.dialog.lines  # type: ignore[union-attr]
    scene.dialog = None
    while scene.controller.seat is None or not scene.controller.shown or scene.controller.shown.name != side:
        step(scene)
    scene.do(Command("log"))
    assert secret in scene.dialog.lines  # type: ignore[union-attr]
    assert bool(tips.agreed(scene.facts().state, scene.controller.secret_side)) == (side == "survivors")


WEAPONS: tuple[tuple[str, ...], ...] = ((), ("revolver", "ammo", "hatchet"), ("hatchet",))


@pytest.mark.parametrize("who", [(1,), (1, 2)])
def test_no_board_follows_a_public_screen_without_a_curtain_where_agents_play_along(
    who: tuple[int, ...], screen: pygame.Surface
) -> None:
    """Agents defend, run and end the killer's turn; the person beside them is prompted behind the curtain."""
    t = night(who=who, hand=(), packs=WEAPONS, hurt=(False, False, False), fear=(0, 0, 0))
    scene = table(match_of(t, {0: "person", 1: "person", 2: "random", 3: "random"}), speed="quick", reduced=False)
    settled(scene)
    scene.controller.answer(Seek())
    invited, public = False, 0
    for _ in range(300):
        draw(scene, screen)
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


@pytest.mark.parametrize("secret", ["killer", "survivors"])
def test_alone_at_a_screen_the_other_side_s_secrets_change_nothing(secret: str, screen: pygame.Surface) -> None:
    held = frozenset({0}) if secret == "survivors" else frozenset({1, 2, 3})
    for answers in ((), (Done(),), (Done(), Name(worlds(secret)[0].survivors[0].id))):
        scenes = [table(meet(t, *answers), held=held) for t in worlds(secret)]
        sizes = ((1280, 720), (1920, 1080))
        if scenes[0].controller.seat is None or secret not in scenes[0].client.name:
            for size in sizes:
                frames = [pygame.image.tobytes(frame(scene, size), "RGB") for scene in scenes]
                assert frames[0] == frames[1]


# ------------------------------------------------------------------ looks

MOMENTS = {
    "an attack card": ((), (0, 1), None),
    "who defends": ((Play("stalk"),), (0, 1, 2), None),
    "how to defend": ((Play("stalk"), "name"), (0, 1, 2), None),
    "how to defend, alone": ((Play("stalk"), "name"), (0, 1), frozenset({1, 2, 3})),
    "the killer waits": ((Play("stalk"), "name"), (0, 1, 2), frozenset({0})),
    "a spectator": ((Play("stalk"), "name"), (0, 1, 2), frozenset[int]()),
    "a second attack": ((Done(), "name", Done()), (0, 1, 2), None),
}


def at(name: str, settings: Settings) -> SeatedScene:
    wanted, who, held = MOMENTS[name]
    t = night(who=who, hand=STALKS, bonus=9 if name == "a second attack" else 0)
    match = meet(t, *(defender(t) if one == "name" else one for one in wanted))  # type: ignore[misc]
    scene = villa_table(AppContext(settings, AgentWorker(background=False)), match, held=held)
    if scene.controller.shown is None:
        lift(scene)
        scene.update(600)
    return scene


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("name", MOMENTS)
def test_nothing_is_cut_or_covered(name: str, shape: str) -> None:
    size, settings = SHAPES[shape]
    scene = at(name, settings)
    assert text_audit.faults(scene, size) == []
    assert is_shown(scene.canvas, props_of(scene))  # type: ignore[arg-type]


@pytest.mark.heavy
@pytest.mark.parametrize("shape", FEW)
@pytest.mark.parametrize("name", MOMENTS)
def test_nor_at_odd_shapes(name: str, shape: str) -> None:
    size, settings = FEW[shape]
    assert text_audit.faults(at(name, settings), size) == []
