"""The compositor: a table is made of layers, and only those that differ are painted anew; under a dialog all are dimmed and blurred."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import pygame

from game.ui.draw.canvas import Area, Canvas, Link, Passage
from game.ui.draw.repaint import DirtySprites, Sprite
from game.ui.widgets.layout import common, meeting

LayerPainter = Callable[[Canvas, Area, Any], Iterator[None] | None]


class Layer(NamedTuple):
    """A part of the picture: its name, its area, its painter and the frozen props that the painter gets.

    With `cached` the layer is a panel, which is painted once and then blitted; a cheap one is painted directly. A `solid` panel covers its area.
    `open` is the share of the width that is shown, from the middle, while a card turns. A layer that `blocks` hides the links below it.
    Only the part `within` an area is shown, None for all of it. A layer that `covers` paints every pixel of its area. `parts` returns what
    differs between two props of this layer, None for all of it.
    """

    name: str
    area: Area
    painter: LayerPainter
    props: Hashable
    cached: bool = True
    solid: bool = True
    open: float = 1.0
    blocks: bool = False
    within: Area | None = None
    covers: bool = False
    parts: Callable[[Canvas, Any, Any], Sequence[Area] | None] | None = None

    @property
    def seen(self) -> Area:
        """The visible part of its area."""
        return self.area if self.within is None else common(self.area, self.within)

    def draw(self, canvas: Canvas) -> None:
        """Paint the layer."""
        if self.within is not None:
            with canvas.clip(self.within):
                self._draw(canvas)
        elif self.open < 1:
            wide = self.area.w * max(0.02, self.open)
            with canvas.clip(self.area._replace(x=self.area.centre[0] - wide / 2, w=wide)):
                self._draw(canvas)
        else:
            self._draw(canvas)

    def _draw(self, canvas: Canvas) -> None:
        if self.cached:
            canvas.paint(self.name, self.area, self.painter, self.props, solid=self.solid)
        else:
            for _ in self.painter(canvas, self.area, self.props) or ():
                pass


@dataclass
class _Shown:
    """A layer as it is in the window, with its links and selectable texts."""

    layer: Layer
    links: list[Link]
    passages: list[Passage]


class Compositor:
    """The layers in the window."""

    def __init__(self) -> None:
        self._shown: dict[str, _Shown] = {}
        self._sprites: list[DirtySprites] = []

    @property
    def open(self) -> bool:
        """Whether layers are in the window."""
        return bool(self._shown)

    def forget(self) -> None:
        """Something else was painted over the layers."""
        self._shown.clear()
        self._sprites.clear()

    def moves(self, groups: Sequence[list[Sprite]]) -> bool:
        """Whether sprites differ from those in the window."""
        return len(groups) != len(self._sprites) or not all(
            drawn.stands(sprites) for drawn, sprites in zip(self._sprites, groups, strict=True)
        )

    def lift(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Take all sprites off the layers. Returns the rectangles."""
        return [rect for drawn in reversed(self._sprites) for rect in drawn.lift(surface)]

    def draw_sprites(self, canvas: Canvas, groups: Sequence[list[Sprite]]) -> list[pygame.Rect]:
        """Draw groups of sprites over the layers, the topmost last, but below layers that block. Returns the rectangles."""
        self._sprites = [DirtySprites() for _ in groups]
        pairs = zip(self._sprites, groups, strict=True)
        found = [rect for drawn, sprites in pairs for rect in drawn.draw(canvas.surface, sprites)]
        for shown in self._shown.values() if found else ():
            if shown.layer.blocks:
                self._draw(canvas, shown.layer)
        return found

    def paint(self, canvas: Canvas, layers: Sequence[Layer]) -> None:
        """Paint all layers over the background."""
        self._sprites.clear()
        self._shown = {layer.name: self._draw(canvas, layer) for layer in layers}
        self._collect(canvas)

    def changed(self, layers: Sequence[Layer]) -> list[Layer]:
        """The layers that differ from those in the window."""
        return [layer for layer in layers if (shown := self._shown.get(layer.name)) is None or shown.layer != layer]

    def prepare(self, canvas: Canvas, layers: Sequence[Layer]) -> None:
        """Paint the panels that have changed into the cache of a hidden canvas."""
        for layer in self.changed(layers):
            if layer.cached:
                layer.draw(canvas)

    def postponed(self, layers: Sequence[Layer], most: int) -> tuple[list[Layer], bool]:
        """The layers, with the earlier props of changed panels beyond the first `most`, and whether there are such: these wait for a later frame."""
        found = list(layers)
        for place, layer in enumerate(layers):
            shown = self._shown.get(layer.name)
            if layer.cached and shown is not None and shown.layer != layer and shown.layer.area == layer.area:
                most -= 1
                found[place] = layer if most >= 0 else shown.layer
        return found, most < 0

    def update(self, canvas: Canvas, layers: Sequence[Layer]) -> list[pygame.Rect]:
        """Paint what has changed. Returns the rectangles to update."""
        changed, names = self.changed(layers), {layer.name for layer in layers}
        areas = [area for layer in changed for area in self._parts(canvas, layer)]
        areas += [shown.layer.seen for name, shown in self._shown.items() if name not in names]
        rects = merged([canvas.rect(area).clip(canvas.surface.get_rect()) for area in areas])
        self._shown = {name: shown for name, shown in self._shown.items() if name in names}
        for rect in rects:
            self._repaint(canvas, layers, rect)
        self._shown = {layer.name: self._shown[layer.name] for layer in layers}
        self._collect(canvas)
        return rects

    def _parts(self, canvas: Canvas, layer: Layer) -> list[Area]:
        """The areas that differ because of a layer: where it is, and where it was."""
        if (shown := self._shown.get(layer.name)) is None:
            return [layer.seen]
        if layer.parts is not None and shown.layer.area == layer.area:
            parts = layer.parts(canvas, shown.layer.props, layer.props)
            if parts is not None:
                return list(parts)
        return [layer.seen, shown.layer.seen]

    def _repaint(self, canvas: Canvas, layers: Sequence[Layer], rect: pygame.Rect) -> None:
        """Paint everything that meets a rectangle."""
        clip = canvas.surface.get_clip()
        canvas.surface.set_clip(rect)
        covering = [place for place, layer in enumerate(layers) if layer.covers and canvas.rect(layer.seen).contains(rect)]
        if canvas.under is not None and not covering:
            canvas.surface.blit(canvas.under, rect, rect)
        for layer in layers[covering[-1] :] if covering else layers:
            if layer.name not in self._shown or canvas.rect(layer.seen).colliderect(rect):
                self._shown[layer.name] = self._draw(canvas, layer)
        canvas.surface.set_clip(clip)

    @staticmethod
    def _draw(canvas: Canvas, layer: Layer) -> _Shown:
        links, passages = canvas.links, canvas.passages
        canvas.links, canvas.passages = [], []
        layer.draw(canvas)
        shown = _Shown(layer, canvas.links, canvas.passages)
        canvas.links, canvas.passages = links, passages
        return shown

    def _collect(self, canvas: Canvas) -> None:
        """Set the links and selectable texts of the window to those of all layers."""
        canvas.links.clear()
        for shown in self._shown.values():
            if shown.layer.blocks:
                canvas.links[:] = [link for link in canvas.links if meeting(link[1], shown.layer.area) <= 0]
            canvas.links += shown.links
        canvas.passages[:] = [passage for shown in self._shown.values() for passage in shown.passages]


def merged(rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """The same pixels in rectangles that do not overlap."""
    found: list[pygame.Rect] = []
    for rect in rects:
        if not rect.w or not rect.h:
            continue
        while (place := rect.collidelist(found)) >= 0:
            rect = rect.union(found.pop(place))  # noqa: PLW2901  # grows until it meets no other
        found.append(rect)
    return found


SMALLER = 4
"""The factor by which the picture is scaled down for the blur."""
BLUR = 2
DIM = (86, 82, 98)
"""The share of the light that stays, of 255."""


class DimmedPicture:
    """The cached picture of the table under a dialog."""

    def __init__(self) -> None:
        self._kept: tuple[Canvas, pygame.Surface] | None = None

    def forget(self) -> None:
        """Discard the picture: the dialog has closed."""
        self._kept = None

    def show(self, canvas: Canvas, layers: Sequence[Layer], *, moving: bool) -> None:
        """Show the layers dimmed and without links; painted again only for another window, or while they are `moving`."""
        if self._kept is None or self._kept[0] is not canvas or moving:
            for layer in layers:
                layer.draw(canvas)
            self._kept = (canvas, _blurred(canvas.surface))
        canvas.surface.blit(self._kept[1], (0, 0))
        canvas.links.clear()


def _blurred(surface: pygame.Surface) -> pygame.Surface:
    wide, high = surface.get_size()
    small = pygame.transform.smoothscale(surface, (max(1, wide // SMALLER), max(1, high // SMALLER)))
    soft = pygame.transform.gaussian_blur(small, BLUR)
    soft.fill(DIM, special_flags=pygame.BLEND_MULT)
    return pygame.transform.smoothscale(soft, (wide, high)).convert(surface)
