"""Twin tables at a shared screen that differ in the secrets of one side, compared through an encounter."""

import pygame

from game.rules.engine.script import Done
from game.rules.terrorscape.choice import Seek
from game.ui.table.handover import SOON
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape.encounter.parts import is_shown
from tests.ui.painted import draw, frame, places, rgb
from tests.ui.terrorscape.playing import lift, props_of, settled


class TwinTables:
    """The tables from the killer's search on; `secret` is the side whose secrets differ.

    `same` counts equal public frames, `differ` frames in which the open half of that side differed.
    """

    def __init__(self, scenes: list[SeatedScene], secret: str, size: tuple[int, int]) -> None:
        self.scenes, self.secret, self.size = scenes, secret, size
        self.same = self.differ = 0
        self.invited = False
        for scene in scenes:
            settled(scene)
            frame(scene, size)  # what fits the window decides what both sides see of it
            scene.controller.answer(Seek())

    def look(self) -> None:
        """Compare a frame. From a public screen on, every frame is equal until a curtain has risen."""
        one, other = self.scenes
        shown = one.controller.shown
        assert (shown is None) == (other.controller.shown is None)
        frames = [draw(scene, self.size) for scene in self.scenes]
        assert is_public(one) == is_public(other)
        self.invited = self.invited or shown is None or is_public(one)
        if self.invited or shown is None or shown.name != self.secret:
            assert rgb(frames[0]) == rgb(frames[1]), "the pictures differ"
            assert places(one) == places(other), "the places differ"
            self.same += 1
        else:
            self.differ += half(frames[0], self.secret) != half(frames[1], self.secret)

    def step(self) -> None:
        down = self.scenes[0].controller.shown is None
        for scene in self.scenes:
            step(scene)
        if down and self.scenes[0].controller.shown is not None:
            self.invited = False

    @property
    def over(self) -> bool:
        return self.scenes[0].controller.seat is not None and self.scenes[0].match.game.state.encounter is None


def is_public(scene: SeatedScene) -> bool:
    return (
        scene.canvas is not None
        and is_shown(scene.canvas, props_of(scene))
        and scene.controller.seat is None
        and not scene.controller.recap.shows
    )


def step(scene: SeatedScene) -> None:
    """Advance: time, the button of a notice, the key of the curtain, or an answer that shows nothing."""
    if scene.animations.stopped:
        scene.update(SOON)
        scene.controller.cut()
    elif not scene.controller.busy and scene.controller.shown is None:
        lift(scene)
    elif scene.controller.seat is not None and scene.match.decision is not None:
        scene.controller.guard = 0
        scene.controller.answer(Done() if Done() in scene.client.options else scene.client.options[0])
        scene.update(1)
    else:
        scene.update(200)


def half(surface: pygame.Surface, side: str) -> bytes:
    """The left or right half of a frame, without the tower."""
    wide, high = surface.get_width() * 2 // 5, surface.get_height()
    x = 0 if side == "survivors" else surface.get_width() - wide
    return rgb(surface.subsurface((x, 0, wide, high)))
