"""Figures on the board, and the marks on it: legal squares, targets, tiles, edges, paths, markers and tokens."""

from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.rules.ravenloft.board import STEP, WIDTH, chart
from game.rules.ravenloft.state import Square, State, Trap
from game.ui import art
from game.ui.canvas import Area, Canvas
from game.ui.ravenloft.camera import Camera
from game.ui.ravenloft.faces import portrait, token_of
from game.ui.ravenloft.stage import Piece, Stage
from game.ui.theme import BLACK, RAVENLOFT, rgb

LEGAL, LEGAL_LINE = rgb("#ffd873"), rgb("#ffdf8c")
TARGET = RAVENLOFT.danger
SIZE = 0.92


class Board:
    """Draws on one view of the dungeon."""

    def __init__(self, canvas: Canvas, view: Area, camera: Camera) -> None:
        self.canvas, self.view, self.camera = canvas, view, camera
        self.unit = camera.unit(canvas)

    def rect(self, square: Square, size: int = 1) -> pygame.Rect:
        """The pixels of a square."""
        return self.camera.rect(self.canvas, self.view, square, size)

    # ------------------------------------------------------------------ marks

    def legal(self, square: Square, *, focused: bool) -> None:
        """A square that may be chosen: gold corner ticks and a soft fill."""
        rect = self.rect(square).inflate(-max(2, self.unit // 14), -max(2, self.unit // 14))
        fill = pygame.Surface(rect.size, pygame.SRCALPHA)
        fill.fill((*LEGAL, 120 if focused else 46))
        self.canvas.surface.blit(fill, rect)
        thick = max(2, self.unit // (14 if focused else 24))
        colour = RAVENLOFT.focus if focused else LEGAL_LINE
        if focused:
            pygame.draw.rect(self.canvas.surface, colour, rect, thick)
        tick = rect.w // 4
        for x, dx in ((rect.left, 1), (rect.right - 1, -1)):
            for y, dy in ((rect.top, 1), (rect.bottom - 1, -1)):
                pygame.draw.line(self.canvas.surface, colour, (x, y), (x + dx * tick, y), thick)
                pygame.draw.line(self.canvas.surface, colour, (x, y), (x, y + dy * tick), thick)

    def tile(self, index: int, t: State, *, focused: bool) -> None:
        """A tile that may be chosen."""
        placed = t.board.tiles[index]
        corner = self.camera.place(self.canvas, self.view, placed.x * 4, placed.y * 4)
        rect = pygame.Rect(corner, (self.unit * 4, self.unit * 4)).inflate(-6, -6)
        fill = pygame.Surface(rect.size, pygame.SRCALPHA)
        fill.fill((*LEGAL, 60 if focused else 22))
        self.canvas.surface.blit(fill, rect)
        colour = RAVENLOFT.focus if focused else LEGAL_LINE
        pygame.draw.rect(self.canvas.surface, colour, rect, max(2, self.unit // (12 if focused else 20)), border_radius=6)

    def edge(self, rect: pygame.Rect, side: str, *, focused: bool) -> None:
        """An unexplored edge that may be chosen: a glowing chevron."""
        fill = pygame.Surface(rect.size, pygame.SRCALPHA)
        fill.fill((*LEGAL, 120 if focused else 50))
        self.canvas.surface.blit(fill, rect)
        colour = RAVENLOFT.focus if focused else LEGAL_LINE
        pygame.draw.rect(self.canvas.surface, colour, rect, max(2, self.unit // (12 if focused else 24)), border_radius=4)
        size = max(12, round(self.unit * (0.95 if focused else 0.75)))
        turn = {"north": 0, "west": 90, "south": 180, "east": 270}[side]
        sprite = pygame.transform.rotate(art.scaled("ravenloft/chevron", size, size), turn)
        dx, dy = STEP[side]
        self.canvas.surface.blit(sprite, sprite.get_rect(center=rect.move(dx * self.unit // 4, dy * self.unit // 4).center))

    def way(self, path: Sequence[Square]) -> None:
        """A way in gold dots."""
        points = [self.rect(square).center for square in path]
        for one, other in pairwise(points):
            for step in range(4):
                x = one[0] + (other[0] - one[0]) * step // 4
                y = one[1] + (other[1] - one[1]) * step // 4
                pygame.draw.aacircle(self.canvas.surface, BLACK, (x, y), max(2, self.unit // 14))
                pygame.draw.aacircle(self.canvas.surface, RAVENLOFT.focus, (x, y), max(2, self.unit // 18))

    def ghost(self, kind: str, square: Square) -> None:
        """A figure where it would stand."""
        rect = self.rect(square).inflate(-self.unit // 12, -self.unit // 12)
        sprite = art.scaled(portrait(kind), rect.w, rect.h).copy()
        sprite.set_alpha(140)
        self.canvas.surface.blit(sprite, rect)

    # ------------------------------------------------------------------ things on the board

    def markers(self, t: State) -> None:
        """Traps, lasting markers and tokens."""
        tiles = [(mark.card, mark.tile, mark.tokens) for mark in t.markers]
        for hero in t.heroes:
            tiles += [(threat.card, threat.tile, 0) for threat in hero.threats if isinstance(threat, Trap)]
        floors = chart(t.board).cells
        seen: dict[int, int] = {}
        for card, tile, tokens in tiles:
            count = seen[tile] = seen.get(tile, -1) + 1
            placed = t.board.tiles[tile]
            middle = (placed.y * 4 + 512 + 1) * WIDTH + placed.x * 4 + 512 + 1 + count
            square = middle if middle in floors[tile].floor else floors[tile].floor[min(count, len(floors[tile].floor) - 1)]
            self._plate(card, self.rect(square), tokens)
        for token in t.quest.tokens:
            self._plate(token.kind, self.rect(token.square), 0)

    def _plate(self, card: str, rect: pygame.Rect, tokens: int) -> None:
        plate = rect.inflate(-self.unit // 6, -self.unit // 6)
        name = token_of(card)
        if "/tokens/" not in name:
            pygame.draw.rect(self.canvas.surface, RAVENLOFT.accent, plate.inflate(4, 4), border_radius=3)
        self.canvas.surface.blit(art.covering(name, plate.w, plate.h), plate)
        for count in range(tokens):
            spot = (plate.left + 6 + count * self.unit // 6, plate.bottom - 6)
            pygame.draw.aacircle(self.canvas.surface, RAVENLOFT.focus, spot, max(3, self.unit // 12))

    def piece(self, piece: Piece, *, active: bool = False, target: str = "") -> None:
        """A figure: its medallion, its Hit Points, and whether it may be chosen ("legal") or is in focus ("focus")."""
        size = round(self.unit * piece.base * SIZE)
        x, y = self.camera.place(self.canvas, self.view, *piece.middle)
        rect = pygame.Rect(0, 0, size, size)
        rect.center = (x, round(y - piece.lift * self.unit))
        fallen = piece.hero and piece.hp == 0
        if target:
            self._ring(rect, focused=target == "focus", ours=piece.hero)
        elif active:
            pygame.draw.aacircle(
                self.canvas.surface, RAVENLOFT.focus, rect.center, size // 2 + max(3, self.unit // 12), max(2, self.unit // 18)
            )
        sprite = art.scaled(portrait(piece.kind), size, size, fallen)
        if piece.alpha < 1 or piece.flash:
            sprite = sprite.copy()
            sprite.set_alpha(round(255 * max(0.0, piece.alpha)))
        self.canvas.surface.blit(sprite, rect)
        if piece.flash:
            light = pygame.Surface(rect.size, pygame.SRCALPHA)
            pygame.draw.circle(light, (255, 90, 72, round(200 * piece.flash)), (size // 2, size // 2), size // 2 - 2)
            self.canvas.surface.blit(light, rect)
        if piece.alpha > 0.5:
            self._drops(piece, rect)

    def _ring(self, rect: pygame.Rect, *, focused: bool, ours: bool) -> None:
        colour = RAVENLOFT.accent if ours else TARGET
        radius = rect.w // 2 + max(3, self.unit // 10)
        if focused:
            glow = pygame.Surface((radius * 3, radius * 3), pygame.SRCALPHA)
            for step in range(8):
                pygame.draw.circle(
                    glow, (*colour, 14 + step * 6), (radius * 3 // 2, radius * 3 // 2), radius * 3 // 2 - step * radius // 16
                )
            self.canvas.surface.blit(glow, glow.get_rect(center=rect.center))
            pygame.draw.aacircle(
                self.canvas.surface, RAVENLOFT.focus if ours else colour, rect.center, radius, max(3, self.unit // 14)
            )
            return
        for part in range(0, 16, 2):  # a dashed ring: legal, but not chosen
            box = pygame.Rect(0, 0, radius * 2, radius * 2)
            box.center = rect.center
            pygame.draw.arc(self.canvas.surface, colour, box, part * 0.3927, (part + 1) * 0.3927, max(2, self.unit // 20))

    def _drops(self, piece: Piece, rect: pygame.Rect) -> None:
        if piece.hero:
            return
        size = max(8, round(self.unit * 0.26))
        step = min(size - 2, rect.w // max(1, piece.most))
        left = rect.centerx - (step * (piece.most - 1) + size) // 2
        for place in range(piece.most):
            name = "ui/drop" if place < piece.hp else "ui/drop-empty"
            self.canvas.surface.blit(art.scaled(name, size, size), (left + place * step, rect.bottom - size * 2 // 3))

    def pieces(self, stage: Stage, wanted: dict[str, str]) -> None:
        """All figures, those in front last."""
        for piece in sorted(stage.pieces.values(), key=lambda one: (one.y, one.x)):
            self.piece(piece, active=piece.figure == stage.hero, target=wanted.get(piece.figure, ""))
