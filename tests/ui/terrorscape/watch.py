"""Two tables at one shared screen whose worlds differ in the secrets of one side alone, watched by the other side through an encounter."""

import pygame

from game.rules.engine.script import Done
from game.rules.terrorscape.choice import Seek
from game.ui.table.table_scene import SOON
from game.ui.terrorscape.encounter import timing
from game.ui.terrorscape.table.scene import TableScene
from tests.ui.terrorscape.playing import draw, lift, settled
from tests.ui.terrorscape.test_hidden import places


class Watch:
    """The tables, from the killer's search on; `secret` is the side whose secrets differ.

    `same` counts the frames that had to be the same and were, `differ` those in which the half of that side, open to itself alone, was not.
    """

    def __init__(self, scenes: list[TableScene], secret: str, size: tuple[int, int]) -> None:
        self.scenes, self.secret, self.size = scenes, secret, size
        self.same = self.differ = 0
        self.invited = False
        for scene in scenes:
            settled(scene)
            scene.answer(Seek())

    def look(self) -> None:
        """Compare a frame. From a public screen on, at which both sides look, every frame is the same until a curtain has been raised."""
        one, other = self.scenes
        assert (one.shown is None) == (other.shown is None)
        frames = [frame(scene, self.size) for scene in self.scenes]
        assert is_public(one) == is_public(other)
        self.invited = self.invited or one.shown is None or is_public(one)
        if self.invited or one.shown is None or one.shown.name != self.secret:
            assert pygame.image.tobytes(frames[0], "RGB") == pygame.image.tobytes(frames[1], "RGB"), "the pictures differ"
            assert places(one) == places(other), "the places differ"
            self.same += 1
        else:
            self.differ += half(frames[0], self.secret) != half(frames[1], self.secret)

    def step(self) -> None:
        """Go on in both worlds."""
        down = self.scenes[0].shown is None
        for scene in self.scenes:
            step(scene)
        if down and self.scenes[0].shown is not None:
            self.invited = False

    @property
    def over(self) -> bool:
        """Whether the encounter is over, and the next question is open."""
        return self.scenes[0].asks is not None and self.scenes[0].match.game.state.encounter is None

    @property
    def parted(self) -> bool:
        """Whether the worlds can be told apart by what everybody has heard or is waiting for."""
        heard = [scene.match.seen(None) for scene in self.scenes]
        asked = [None if scene.next is None else scene.next.name for scene in self.scenes]
        return heard[0] != heard[1] or asked[0] != asked[1]


def is_public(scene: TableScene) -> bool:
    """Whether the encounter is shown to both sides, with nothing secret in it."""
    return scene.canvas is not None and timing.is_shown(scene.canvas, scene) and scene.asks is None and not scene.recap.shows


def step(scene: TableScene) -> None:
    """Go on: some time, the plate that says that the news has been read, the key at the curtain, or the answer that shows nothing."""
    if scene.animations.stopped:
        scene.update(SOON)
        scene.cut()
    elif not scene.busy and scene.shown is None:
        lift(scene)
    elif scene.asks is not None and scene.match.decision is not None:
        scene.guard = 0
        scene.answer(Done() if Done() in scene.client.options else scene.client.options[0])
        scene.update(1)
    else:
        scene.update(200)


def frame(scene: TableScene, size: tuple[int, int]) -> pygame.Surface:
    """A picture of the table."""
    surface = pygame.Surface(size)
    draw(scene, surface)
    draw(scene, surface)
    return surface


def half(surface: pygame.Surface, side: str) -> bytes:
    """The left or right half of a frame, without the tower."""
    wide, high = surface.get_width() * 2 // 5, surface.get_height()
    x = 0 if side == "survivors" else surface.get_width() - wide
    return pygame.image.tobytes(surface.subsurface((x, 0, wide, high)), "RGB")
