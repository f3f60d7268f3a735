"""Every screen of Terrorscape at many sizes: nothing is cut, covered, outside the window or too faint, and no word is partly hidden."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial

import msgspec
import pygame
import pytest
import text_audit
from test_scale import MORE, SHAPES, Shape

from game.match import Match
from game.rules.engine.script import Choice, Decision, Done
from game.rules.terrorscape.choice import Name, Play
from game.rules.terrorscape.seats import KILLER, TEAM
from game.ui.app.routes import Router, demo_of
from game.ui.draw.fonts import text_recorder
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.screens.result.scene import ResultScene
from game.ui.screens.setup.scene import SetupScene
from game.ui.settings import Settings, Start
from game.ui.table.acts import Command
from game.ui.table.dialogs import log_dialog
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape.demo import DemoScene
from game.ui.terrorscape.encounter.parts import is_shown
from game.ui.terrorscape.how_to_play import page_of
from game.ui.terrorscape.replay.stage import BELIEF
from game.ui.terrorscape.setup import SEGMENTS
from game.ui.terrorscape.table import sides
from game.ui.terrorscape.table.dialogs import aid_dialog, pause_dialog, seat_dialog, seating_dialog
from game.ui.widgets.screen import Screen
from tests.ui.painted import draw
from tests.ui.terrorscape.encounters import meet, night
from tests.ui.terrorscape.playing import EVERYBODY, HIS, SIDES, THEIRS, house, lift, props_of, settled, villa_table
from tests.ui.terrorscape.test_replay import ended, known

Look = Callable[[Settings], Screen]

TRAITS = {"killer": "specter", "difficulty": "hard"}
VARIED = {"separate": True, "open_hand": True, "difficulty": "hard"}
QUESTIONS: dict[str, tuple[int, dict[str, object], Callable[[Match, Decision], bool]]] = {
    "act": (9, TRAITS, lambda match, asked: match.turn > 60 and asked.prompt == "prompt-act"),
    "killer": (9, TRAITS, lambda match, asked: asked.prompt == "prompt-killer" and len(match.game.state.dark.hand) > 3),
    "keep": (9, {}, lambda match, asked: asked.prompt == "prompt-keep" and len(match.game.state.team.drawn) > 1),
    "zone": (9, {}, lambda match, asked: asked.prompt == "prompt-zone"),
    "trait": (9, TRAITS, lambda match, asked: asked.prompt == "prompt-trait"),
    "over": (9, {}, lambda match, asked: False),
    "varied": (9, VARIED, lambda match, asked: match.turn >= 90),
    "first": (4, {}, lambda match, asked: asked.prompt == "prompt-act"),
    "hunt": (4, {}, lambda match, asked: asked.prompt == "prompt-killer"),
}
"""The seed and the options of a match, and its first interesting moment."""


@cache
def moment(name: str) -> Match:
    seed, options, wanted = QUESTIONS[name]
    match = Match.new("terrorscape", seed=seed, options=options)
    while match.decision is not None and not wanted(match, match.decision):
        match.answer("random")
    return match


def seen(question: str, settings: Settings, held: frozenset[int] | None = None) -> SeatedScene:
    scene = villa_table(house(settings), moment(question), held=held)
    if scene.controller.shown is None:
        lift(scene)
    return scene


def laid(what: str, settings: Settings) -> Screen:
    """A dialog upon the table: at an open one, or behind the curtain where it is chosen how people sit."""
    scene = seen("act", settings) if what in ("log", "pause") else villa_table(house(settings), moment("varied"))
    made = {"log": log_dialog, "pause": pause_dialog, "seats": seating_dialog}
    scene.open(made[what](scene) if what in made else seat_dialog(what, scene))
    return scene


def set_up(settings: Settings, *, varied: bool = False) -> Screen:
    setup = SetupScene(house(settings), "terrorscape")
    setup.change(replace(setup.form, who=EVERYBODY) if varied else replace(setup.form, party=("marco", "anna", "sophia")))
    for what, values in SEGMENTS.items() if varied else ():
        setup.set(what, values[-1])
    setup.focus.current = ("open_hand", True) if varied else setup.focus.current
    return setup


def window(which: str, settings: Settings) -> Screen:
    """One of two windows; the first one alone is still behind its curtain."""
    first = villa_table(house(msgspec.structs.replace(settings, sitting="windows")), moment("varied"))
    found = first.other if which == HIS else first
    if which:
        lift(found)
    return found


def both_open(settings: Settings) -> SeatedScene:
    scene = villa_table(house(settings), moment("act"))
    scene.arrange("open")
    return scene


MEETINGS: dict[str, tuple[tuple[Choice | str, ...], tuple[int, ...], frozenset[int] | None]] = {
    "an attack card": ((), (0, 1), None),
    "who defends": ((Play("stalk"),), (0, 1, 2), None),
    "how to defend": ((Play("stalk"), "name"), (0, 1, 2), None),
    "how to defend, alone": ((Play("stalk"), "name"), (0, 1), frozenset(TEAM)),
    "the killer waits": ((Play("stalk"), "name"), (0, 1, 2), frozenset({KILLER})),
    "a spectator": ((Play("stalk"), "name"), (0, 1, 2), frozenset()),
    "a second attack": ((Done(), "name", Done()), (0, 1, 2), None),
}
"""The answers that lead to a moment of an encounter, who takes part in it, and whose screen it is."""


def met(name: str, settings: Settings) -> Screen:
    wanted, who, held = MEETINGS[name]
    t = night(who=who, hand=("stalk",) * 3, bonus=9 if name == "a second attack" else 0)
    match = meet(t, *(Name(t.survivors[0].id) if isinstance(one, str) else one for one in wanted))
    scene = villa_table(house(settings), match, held=held)
    if scene.controller.shown is None:
        lift(scene)
        scene.update(600)
    return scene


FULL = {
    "B1": ("anna", "perhaps"),
    "R5": ("perhaps",),
    "B4": ("not",),
    "G1": ("johnson", "sophia", "perhaps"),
    "G5": ("marco", "not"),
}


def aided(what: str, side: str, settings: Settings) -> Screen:
    """The table of one side with marks in many rooms: its map, its pen, or how much help there is."""
    match = Match.from_record(moment("first" if side == THEIRS else "hunt").to_record())
    match.holders.update(dict.fromkeys(set(EVERYBODY) - SIDES[side], "random"))
    scene = villa_table(house(settings), match, held=SIDES[side])
    for place, found in FULL.items():
        for sign in found:
            sides.turn(match, side, place, sign)
    if what == "map":
        scene.do(Command("aid"))
    draw(scene)
    for _ in range(12):
        scene.update(50)
    if what == "pen":
        scene.do(scene.game.edit_marks(scene.facts(), "G3"))
    elif what == "help":
        scene.open(aid_dialog(scene))
    return scene


@cache
def demo(answers: int) -> DemoScene:
    router = Router(house())
    router.go(demo_of(Start("terrorscape", seed=3, demo=True)))
    made = router.scene
    while made.match.turn < answers and made.match.decision is not None:
        made.wait = 0.0
        made.update(16)
    return made


def shown_to_passers_by(answers: int, settings: Settings) -> Screen:
    made = demo(answers)
    made.context = house(settings)
    return made


def taught(side: str, settings: Settings) -> Screen:
    """How to play, before who plays one side against agents."""
    seats = {seat: "person" if seat in SIDES[side] else "random" for seat in EVERYBODY}
    quick = msgspec.structs.replace(settings, speed="instant", reduced=True)
    scene = villa_table(house(quick), Match.new("terrorscape", seed=4, seats=seats))
    settled(scene)
    scene.open(HowToPlayDialog(scene, page_of(side, separate=False)))
    return scene


def replayed(settings: Settings, view: str | None = None) -> Screen:
    made = known(settings=settings)
    made.go(made.stage.close_calls[len(made.stage.close_calls) // 2].moment)
    made.view = view or made.view
    return made


def dawn() -> Match:
    assert demo(1000).match.outcome.winners == (THEIRS,)
    return demo(1000).match


def at_the_end(match: Callable[[], Match], settings: Settings, *, staged: bool = False) -> Screen:
    return ResultScene(house(settings), match(), staged=staged)


WHOLE: dict[str, Look] = {
    "survivors": partial(seen, "act"),
    "survivors alone": partial(seen, "act", held=frozenset({TEAM[0]})),
    "a spectator": partial(seen, "act", held=frozenset()),
    "killer": partial(seen, "killer"),
    "killer alone": partial(seen, "killer", held=SIDES[HIS]),
    "curtain": lambda settings: villa_table(house(settings), moment("act")),
    "end": partial(at_the_end, partial(moment, "over"), staged=True),
    "first window": partial(window, ""),
    "survivors' window": partial(window, THEIRS),
    **{f"encounter: {name}": partial(met, name) for name in MEETINGS},
    "reveal": replayed,
    "belief": partial(replayed, view=BELIEF),
}
"""Screens on which nothing lies upon anything."""
SCREENS: dict[str, Look] = WHOLE | {
    "cards to keep": partial(seen, "keep"),
    "zones": partial(seen, "zone"),
    "traits": partial(seen, "trait"),
    **{what: partial(laid, what) for what in ("log", "pause", "seats", "card", "narrow")},
    "set-up": set_up,
    "a varied set-up": partial(set_up, varied=True),
    "killer's window": partial(window, HIS),
    "separate": lambda settings: seen("varied", settings),
    "both open": both_open,
    "how much help": partial(aided, "help", HIS),
    **{f"{what} of the {side}": partial(aided, what, side) for what in ("map", "pen") for side in SIDES},
    "demo": partial(shown_to_passers_by, 61),
    "demo at its end": partial(shown_to_passers_by, 1000),
    **{f"how to play the {side}": partial(taught, side) for side in SIDES},
    "end for the killer": partial(at_the_end, partial(ended, HIS)),
    "end for the survivors": partial(at_the_end, dawn),
}


SCALED: dict[str, Shape] = {
    "720 at 150": ((1280, 720), Settings(scale=1.5)), "720 with letters at 150": ((1280, 720), Settings(letter=1.5)),
    "1080 at 150": MORE["1080 at 150"], "1080 with letters at 200": ((1920, 1080), Settings(letter=2.0)),
}  # fmt: skip
"""Other scales, for screens on which nothing lies upon anything."""


def faults(name: str, shape: str) -> list[str]:
    size, settings = (SHAPES | MORE | SCALED)[shape]
    scene = SCREENS[name](msgspec.structs.replace(settings))
    if name == "both open":  # halves for which there is no room close at once
        draw(scene, size)
        scene.update(1)
    text_recorder.torn.clear()
    found = text_audit.faults(scene, size)
    if name in WHOLE:
        found += [f"torn: {line.words!r}" for line in text_recorder.torn]
    if name.startswith("encounter") and not is_shown(scene.canvas, props_of(scene)):
        found.append("it is played on the board")
    return [f"{name} at {shape}: {one}" for one in found]


@pytest.mark.heavy
@pytest.mark.parametrize("shape", [*SHAPES, *SCALED])
def test_nothing_is_cut_covered_or_torn(shape: str) -> None:
    found = [fault for name in (SCREENS if shape in SHAPES else WHOLE) for fault in faults(name, shape)]
    assert not found, found


ODD = ["1440 at 75", "1440 at 200", "21 to 9 at 150"]
AT_ODD_SHAPES = {"demo": ODD, "demo at its end": ODD, "reveal": [*ODD, "small letters"], "belief": [*ODD, "small letters"]}
REST = [shape for shape in MORE if shape not in (*SCALED, "1440 at 75", "all at 200")]
"""1440 at 75 is laid out like 1080 at 75; at double size and letters an encounter has no room and is played on the board."""
AT_ODD_SHAPES |= {f"encounter: {name}": REST for name in MEETINGS if name not in ("how to defend", "a spectator")}
AT_ODD_SHAPES["encounter: a spectator"] = ["1440 at 200", "720 at 150, letters at 130", "table mode at 720"]
"""Both halves show the same in the other encounters, but the survivors' half alone is a spectator's."""


@pytest.mark.heavy
@pytest.mark.parametrize("name", AT_ODD_SHAPES)
def test_nor_at_odd_shapes(name: str) -> None:
    found = [fault for shape in AT_ODD_SHAPES[name] for fault in faults(name, shape)]
    assert not found, found


@pytest.mark.heavy
def test_both_halves_are_open_where_there_is_room_for_them() -> None:
    for shape, (size, settings) in SHAPES.items():
        scene = both_open(msgspec.structs.replace(settings))
        draw(scene, size)
        scene.update(1)
        assert (scene.mode == "open") == (shape in ("720", "1080"))


def test_a_low_wide_window_has_its_panels_beside_the_board_and_shows_the_cards_to_choose_whole() -> None:
    shape = "21 to 9 at 150"
    scene = seen("trait", MORE[shape][1])
    draw(scene, pygame.Surface(MORE[shape][0]))
    cards = [item.area for item in scene.focus.targets if item.group == "tray"]
    assert cards and all(area.h >= 300 for area in cards) and faults("traits", shape) + faults("killer", shape) == []
