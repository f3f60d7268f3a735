"""Routes: makes scenes from navigation values, and keeps the stack of scenes of each window."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.match import Match
from game.match.commitment import Commitment
from game.match.save_file import read
from game.storage import autosave, paths
from game.storage.replay import Replay
from game.text import language, speaking, use
from game.ui.registry import game_ui
from game.ui.scene.context import AppContext, Scene
from game.ui.scene.navigation import Back, DemoSlot, Goto, Push, Quit
from game.ui.settings import STAGED, Start
from game.ui.sound.scene_sounds import hushed
from game.ui.widgets.screen import Screen

NEW_SEEDS = 2**31
BASES = frozenset({"menu", "box", "setup", "table", "demo", "crash"})
"""Routes that start a new stack: there is no way back to what was open before."""


@dataclass
class _Entry:
    """A scene on the stack. While it is covered: the game and the language of its texts."""

    scene: Scene
    game: str = ""
    language: str = ""


class Router:
    """The stack of scenes of one window. The last one is shown; `Back` returns to the one before it."""

    def __init__(self, context: AppContext) -> None:
        self.context = context
        self._stack: list[_Entry] = []

    @property
    def scene(self) -> Scene:
        """The scene that is shown."""
        return self._stack[-1].scene

    @property
    def base(self) -> Scene:
        """The scene at the bottom of the stack."""
        return self._stack[0].scene

    @property
    def has_scene_below(self) -> bool:
        """Whether `Back` returns to a scene of this stack."""
        return len(self._stack) > 1

    def start(self, scene: Scene) -> None:
        """Start a new stack with a scene."""
        self._stack = [_Entry(scene)]

    def go(self, navigation: Goto | Push | Back) -> None:
        """Open, replace or close a scene. Where a scene cannot be made, the stack stays as it is."""
        match navigation:
            case Push():
                top = self._stack[-1]
                top.game, top.language = speaking(), language()
                self._stack.append(self._cover(top.scene, self._make(navigation)))
            case Goto():
                made = self._make(navigation)
                if navigation.route in BASES or len(self._stack) < 2:  # no scene is covered
                    self._stack = [_Entry(made)]
                else:
                    self._stack[-1] = self._cover(self._stack[-2].scene, made)
            case Back() if self.has_scene_below:
                self._stack.pop()
                self._resume(navigation.result)
            case Back():
                self.go(Goto("menu"))

    @staticmethod
    def _cover(below: Scene, scene: Scene) -> _Entry:
        """The entry of a scene that covers another one. It mutes input sounds if that one does, so that they give nothing away."""
        if isinstance(scene, Screen):
            scene.is_muted = hushed(below)
        return _Entry(scene)

    def _make(self, navigation: Goto | Push) -> Scene:
        """The scene of a route: one that all games have, or as "game/route" one of a game's own."""
        game, _, own = navigation.route.rpartition("/")
        if game:
            return game_ui(game).routes[own](self.context, navigation.subject, **navigation.arguments)
        return ROUTES[navigation.route](self, navigation.subject, **navigation.arguments)

    def _resume(self, result: Any) -> None:
        """Continue the scene on top after the one that covered it was closed with a `result`."""
        entry = self._stack[-1]
        use(game=entry.game)
        if not isinstance(entry.scene, Screen):
            return
        entry.scene.dirty = True
        if entry.language != language():
            entry.scene.reword()
        if (following := entry.scene.resumed(result)) is not None and not isinstance(following, Quit):
            self.go(following)


# ------------------------------------------------------------------ the first scene


def first(context: AppContext, start: Start) -> Goto:
    """The first scene of the program. Raises SaveError for a file that cannot be read."""
    if start.file is not None and start.replay:
        saved = read(start.file)
        context.last_game = saved.game
        return Goto("replay", Replay(saved, start.file))
    if start.file is not None:
        return Goto("table", autosave.load(start.file, paths.autosaves()))
    if start.demo:
        return demo_of(start)
    if start.game is not None:
        return Goto("table", Match.new(start.game, seed=start.seed or 0, options=start.options, seats=start.seats))
    return Goto("menu")


def demo_of(start: Start, first: str = STAGED[0]) -> Goto:
    """A demo of the named game, or of all games in turn from the `first` on. In a kiosk that was started with `--demo` it has no exit."""
    seed = secrets.randbelow(NEW_SEEDS) if start.seed is None else start.seed
    named = start.game if start.demo else None
    begin = STAGED.index(first)
    games, options = (STAGED[begin:] + STAGED[:begin], {}) if named is None else ((named,), start.options)
    return Goto("demo", DemoSlot(seed, options, games, has_exit=not (start.kiosk and start.demo)))


# ------------------------------------------------------------------ the scenes of each route


def _menu(router: Router, game: str | None) -> Scene:
    """The menu, with the texts of no game; the box of `game` is in front, else that of the last game at a table."""
    from game.ui.screens.menu.scene import MenuScene

    router.context.last_game = game or router.context.last_game
    use(game="common")
    return MenuScene(router.context)


def _box(router: Router, game: str) -> Scene:
    """The open box of a game."""
    from game.ui.screens.box import BoxScene

    return BoxScene(router.context, game)


def _setup(router: Router, game: str, result: Any = None) -> Scene:
    """The set-up of a game, with a `result` of one of its own scenes."""
    from game.ui.screens.setup.scene import SetupScene

    return SetupScene(router.context, game, result)


def _table(router: Router, match: Match, **arguments: Any) -> Scene:
    """The table of a match."""
    router.context.last_game = match.rules.name
    return game_ui(match.rules.name).table(router.context, match, **arguments)


def _replay(router: Router, replay: Replay, **arguments: Any) -> Scene:
    """A saved or ended match as a replay."""
    from game.ui.screens.replay.scene import ReplayScene

    return ReplayScene(router.context, replay, **arguments)


def _result(router: Router, match: Match, **arguments: Any) -> Scene:
    """The result screen of a match."""
    from game.ui.screens.result.scene import ResultScene

    return ResultScene(router.context, match, has_scene_below=router.has_scene_below, **arguments)


def _demo(router: Router, slot: DemoSlot | None, *, first: str = STAGED[0]) -> Scene:
    """A match of a demo; without a slot the one of the `first` game in a demo of all games."""
    slot = demo_of(Start(), first).subject if slot is None else slot
    return game_ui(slot.game).demo(router.context, slot)


def _rulebook(router: Router, _: None, *, rule: str = "") -> Scene:
    """The rulebook of the current game, at a rule if one is named."""
    from game.ui.screens.rulebook.scene import RulebookScene
    from game.ui.table.match_client import MatchClient

    below = router.scene
    client = getattr(below, "client", None)
    log = tuple(client.log) if isinstance(client, MatchClient) else ()
    return RulebookScene(router.context, rule, tonight=below.page_of_evening() if isinstance(below, Screen) else "", log=log)


def _fairness(router: Router, commitment: Commitment | None, *, game: str, seed: int | None = None) -> Scene:
    """What the commitment of a match proves, with the seed of one that is over."""
    from game.ui.screens.fairness import FairnessScene

    return FairnessScene(router.context, commitment, game, seed)


def _settings(router: Router, _: None) -> Scene:
    from game.ui.screens.settings.scene import SettingsScene

    return SettingsScene(router.context)


def _keys(router: Router, _: None) -> Scene:
    from game.ui.screens.key_bindings import KeyBindingsScene

    return KeyBindingsScene(router.context)


def _load(router: Router, _: None) -> Scene:
    from game.ui.screens.load import LoadScene

    return LoadScene(router.context)


def _replays(router: Router, _: None) -> Scene:
    from game.ui.screens.replays import ReplaysScene

    return ReplaysScene(router.context)


def _records(router: Router, game: str) -> Scene:
    """The records of all games, opened at one of them."""
    from game.ui.screens.records import RecordsScene

    return RecordsScene(router.context, game)


def _crash(router: Router, fault: Any) -> Scene:
    from game.ui.app.crash import CrashScene

    return CrashScene(router.context, fault)


ROUTES: Mapping[str, Callable[..., Scene]] = {
    "menu": _menu, "box": _box, "setup": _setup, "table": _table, "replay": _replay, "result": _result, "demo": _demo, "rulebook": _rulebook,
    "settings": _settings, "keys": _keys, "load": _load, "replays": _replays, "records": _records, "crash": _crash,
    "fairness": _fairness,
}  # fmt: skip
"""The routes that all games share, with the functions that make their scenes."""
