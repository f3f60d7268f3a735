"""The cases of the baseline: moments of matches of every game, and every screen and dialog that the tests can build."""

import inspect
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import pygame
import sample_screens
from variants import VARIANTS

from game import text
from game.match import Match, commitment
from game.match.clock import Stopwatch
from game.rules.engine.secret import Seat
from game.storage.replay import Replay
from game.ui.draw import fonts
from game.ui.registry import game_ui
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import DemoSlot
from game.ui.screens.replay.scene import ReplayScene
from game.ui.screens.result.scene import ResultScene
from game.ui.screens.setup.scene import SetupScene
from game.ui.settings import Settings
from game.ui.widgets.screen import Screen
from tests.ui.london import story_stages

SIZES = {"720": (1280, 720), "1080": (1920, 1080)}
STEP = 50.0
"""Milliseconds of a frame."""
FRAMES = 12
SALT = "0f" * commitment.SALT_BYTES
commitment.new_salt = lambda: SALT  # the same commitments in every run
LONGEST = 900
"""Answers after which a match is not followed any longer."""
PICKS = 7
"""Moments that are drawn of each match."""
ADVENTURES = ("escape-the-tomb", "daylight-assault", "destroy-the-dracolich", "blood-and-fog", "rampaging-golem")
EXTRA: dict[str, list[dict[str, Any]]] = {
    "ravenloft": [{"adventure": one} for one in ADVENTURES],
    "terrorscape": [{"killer": "butcher"}, {"killer": "specter", "separate": True, "plans": True}],
    "london": [
        {"story": "the-letter", "seats": 4},
        {"story": "london-dread", "seats": 3},
        {"seats": 2},
        {"story": "calypsos-bargain"},
    ],
    "dungeonville": [{"seats": 4}, {"seats": 3, "goal": 8}, {"seats": 5}, {"seats": 2}, {"seats": 4, "goal": 5}],
}


class Case(NamedTuple):
    """A picture with its name, and the hit targets on it."""

    name: str
    picture: pygame.Surface
    targets: list[dict[str, Any]]


def context() -> AppContext:
    return AppContext(Settings(), AgentWorker(background=False))


def targets(scene: Any) -> list[dict[str, Any]]:
    """The hit targets of a scene: everything of them but the keys, whose names may change. The one place that reads them."""
    focus = getattr(scene, "focus", None)
    items = [] if focus is None else focus.targets
    return [
        {
            "area": [round(value, 3) for value in one.area], "label": one.label, "group": one.group, "refused": bool(one.refused),
            "focused": one.key == focus.current,
        }
        for one in items
    ]  # fmt: skip


def drawn(name: str, scene: Any, size: tuple[int, int]) -> Case:
    """A scene on a surface of this size. It is drawn twice, as what follows the focus settles in the second picture."""
    surface = pygame.Surface(size)
    if getattr(scene, "salt", ""):  # a setup page and a box draw random ones
        scene.seed, scene.salt = type(scene.seed)("4711"), SALT
    for _ in range(2):
        scene.dirty = True
        scene.draw(surface)
    return Case(name, surface, targets(scene))


def options_of(game: str) -> list[dict[str, Any]]:
    return [dict(one.options) for one in VARIANTS if one.game == game] + EXTRA[game]


def holders(match: Match, number: int) -> frozenset[Seat] | None:
    """Before whom the table is drawn: everybody, one seat after the other, a spectator."""
    seats = list(match.holders)
    return (None, frozenset((seats[number % len(seats)],)), frozenset())[number % 3]


def journey(game: str, number: int) -> list[Match]:
    """Copies of one match at moments that are spread over it, the end excluded."""
    options = options_of(game)[number]
    match, records = Match.new(game, seed=100 + number, options=options, stopwatch=Stopwatch(lambda: 0.0)), list[int]()
    while match.decision is not None and match.turn < LONGEST:
        records.append(match.turn)
        match.answer("random")
    last = len(records) - 1
    wanted = {records[last * place // (PICKS - 1)] for place in range(PICKS)} | {records[min(3 + number, last)]}
    again, made = Match.new(game, seed=100 + number, options=options, stopwatch=Stopwatch(lambda: 0.0)), list[Match]()
    while again.decision is not None and len(made) < len(wanted):
        if again.turn in wanted:
            made.append(Match.from_record(again.to_record(), stopwatch=Stopwatch(lambda: 0.0)))
        again.answer("random")
    return [*made, match]


def moments(game: str, number: int) -> Iterator[Case]:
    """Tables of one match, at rest and a while after Enter was pressed; at its end the result screen and the replay."""
    *open_, ended = journey(game, number)
    for place, match in enumerate(open_):
        for label, size in SIZES.items():
            text.use(game=game)
            again = Match.from_record(match.to_record(), stopwatch=Stopwatch(lambda: 0.0))
            scene = game_ui(game).table(context(), again, held=holders(match, place + number))
            yield drawn(f"{game}/match-{number:02}/{place}-{label}", scene, size)
            if place % 2 == 0:
                yield drawn(f"{game}/match-{number:02}/{place}-{label}-pressed", pressed(scene, size), size)
    if ended.decision is None:
        yield from endings(game, number, ended)


def pressed(scene: Any, size: tuple[int, int]) -> Any:
    surface = pygame.Surface(size)
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        scene.handle(pygame.event.Event(kind, key=pygame.K_RETURN, mod=0, unicode="", scancode=40))
    for _ in range(FRAMES):
        scene.update(STEP)
        scene.draw(surface)
    return scene


def endings(game: str, number: int, match: Match) -> Iterator[Case]:
    """What is shown of a match that is over."""
    for label, size in SIZES.items():
        text.use(game=game)
        result = ResultScene(context(), match)
        surface = pygame.Surface(size)
        for _ in range(400):
            result.update(STEP)
            result.draw(surface)
        yield drawn(f"{game}/match-{number:02}/result-{label}", result, size)
        scene: Any = ReplayScene(context(), Replay(match.to_record()))
        for frame in range(60):
            scene.update(STEP)
            scene.draw(surface)
            if frame in (2, 30, 59):
                yield drawn(f"{game}/match-{number:02}/replay-{frame}-{label}", scene, size)


Make = Callable[[Settings], Screen]


def screens() -> Mapping[str, Make]:
    """Every screen and dialog in a state worth looking at, by its name."""
    made = {name: make for name, make in vars(story_stages).items() if getattr(make, "__module__", "") == story_stages.__name__}
    theatre = {
        f"London story, {name.replace('_', ' ')}": make
        for name, make in made.items()
        if inspect.isfunction(make) and [*inspect.signature(make).parameters] == ["settings"]
    }
    return {**sample_screens.STAGES, **theatre}


def setups_and_demos(game: str) -> Iterator[Case]:
    """The setup page of a game, and its demo at several moments."""
    for label, size in SIZES.items():
        text.use(game=game)
        yield drawn(f"{game}/setup-{label}", SetupScene(context(), game), size)
        scene: Any = game_ui(game).demo(context(), DemoSlot(5, {}, (game,)))
        surface = pygame.Surface(size)
        for frame in range(160):
            scene.update(STEP)
            scene.draw(surface)
            if frame in (5, 80, 159):
                yield drawn(f"{game}/demo-{frame}-{label}", scene, size)


def stage_cases(part: int) -> Iterator[Case]:
    """A part of the screens, at two sizes, and once enlarged."""
    for place, (name, make) in enumerate(screens().items()):
        if place % PARTS != part:
            continue
        for label, size, settings in (
            *((label, size, Settings()) for label, size in SIZES.items()), ("1080-at-150", SIZES["1080"], Settings(scale=1.5)),
        ):  # fmt: skip
            text.use(game="common")
            yield drawn(f"screens/{name.lower().replace(',', '')}-{label}", make(settings), size)


PARTS = 6
GAMES = ("ravenloft", "terrorscape", "london", "dungeonville")
GROUPS = [
    *(f"{game}/match-{number:02}" for game in GAMES for number in range(len(options_of(game)))),
    *(f"{game}/pages" for game in GAMES), *(f"screens/{part}" for part in range(PARTS)),
]  # fmt: skip


def draw(group: str, only: str = "") -> Iterator[Case]:
    """Draw the cases of a group whose names begin with `only`."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    pygame.font.init()
    fonts.forget()
    game, _, part = group.partition("/")
    if game == "screens":
        made = stage_cases(int(part))
    else:
        made = setups_and_demos(game) if part == "pages" else moments(game, int(part.removeprefix("match-")))
    for case in made:
        if case.name.startswith(only):
            yield case
