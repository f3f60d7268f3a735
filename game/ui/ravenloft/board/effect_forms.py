"""Effects between figures and the light that they throw on the board: bolts, slashes, rings and painted sequences."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.ui.draw import art
from game.ui.draw.art import keep
from game.ui.draw.theme import Colour, mix
from game.ui.ravenloft.board.effects import FLIES, FRAMES, LINGERS, SHINES, SOFTENED, Act, Flash, Spot, lot
from game.ui.ravenloft.board.light_sources import dimmed, glow
from game.ui.ravenloft.board.pieces import Board, faded
from game.ui.ravenloft.theme import HUES


def at(act: Act) -> tuple[float, float, float]:
    """The position of a bolt in squares, and the progress of its impact (0 while it flies)."""
    along = min(1.0, act.share / FLIES)
    late = max(0.0, (act.share - FLIES) / (1 - FLIES))
    x = act.origin[0] + (act.goal[0] - act.origin[0]) * along
    y = act.origin[1] + (act.goal[1] - act.origin[1]) * along
    far = math.dist(act.origin, act.goal)
    return x, y - math.sin(along * math.pi) * min(0.5, far * 0.08), late


def _glow(on: Board, act: Act, spot: Spot, size: float, share: float) -> None:
    """Add light of an effect's hue around a place, of a size in squares."""
    side = max(4, round(on.unit * size / 4) * 4)
    glow(on.canvas.surface, on.spot(*spot), side, dimmed(HUES[act.hue], 0.8), share)


def _wave(on: Board, act: Act, radius: float, thick: float, shade: tuple[Colour, float]) -> None:
    """A ring on the floor around the goal, in squares, of the effect's hue and a share of a shade."""
    far, line = round(on.unit * radius), max(1, round(on.unit * thick))
    if far > line:
        pygame.draw.aacircle(on.canvas.surface, mix(HUES[act.hue], *shade), on.spot(*act.goal), far, line)


def _heading(act: Act) -> float:
    """The direction of an effect, in radians."""
    return math.atan2(act.goal[1] - act.origin[1], act.goal[0] - act.origin[0])


def _burst(on: Board, act: Act) -> None:
    """A ring that spreads over the floor and fades."""
    share = act.share
    _glow(on, act, act.goal, act.reach * 2 * min(1.0, 0.35 + share), math.sin(share * math.pi) * 0.8)
    if share < 0.97:
        _wave(on, act, act.reach * (1 - (1 - share) ** 2), 0.22 * (1 - share), ((20, 16, 26), share * 0.8))


def _pulse(on: Board, act: Act) -> None:
    """A ring that spreads from a figure."""
    _glow(on, act, act.goal, 2 * act.reach, 0.5 * (1 - act.share))
    _wave(on, act, (0.5 + 0.55 * act.share) * act.reach, 0.09 * (1 - act.share), ((26, 20, 34), act.share * 0.7))


def _ball(on: Board, act: Act) -> None:
    """A glowing ball with sparks behind it, and its burst on the target."""
    x, y, late = at(act)
    _glow(on, act, (x, y), 1.1 + 1.4 * late, 1 - late)
    hue, surface, middle = HUES[act.hue], on.canvas.surface, on.spot(x, y)
    if late == 0:
        for number in range(7):  # sparks
            back = max(0.0, act.share - 0.035 * (number + 1))
            bx, by, _ = at(replace(act, share=back))
            away = on.spot(bx + (lot(act.seed, number, 1) - 0.5) * 0.22, by + (lot(act.seed, number, 2) - 0.5) * 0.22)
            size = max(2, round(on.unit * 0.13 * (1 - number / 8)))
            pygame.draw.aacircle(surface, mix(hue, (40, 30, 40), number / 8), away, size)
        pygame.draw.aacircle(surface, hue, middle, max(3, round(on.unit * 0.17)))
        pygame.draw.aacircle(surface, (255, 250, 235), middle, max(2, round(on.unit * 0.09)))
        return
    for number in range(10):
        turn = math.tau * (number + lot(act.seed, number)) / 10
        far = late * (0.5 + 0.5 * lot(act.seed, number, 5))
        spot = on.spot(act.goal[0] + math.cos(turn) * far, act.goal[1] + math.sin(turn) * far)
        size = round(on.unit * 0.1 * (1 - late))
        if size > 0:
            pygame.draw.aacircle(surface, hue, spot, size)


def _shaft(on: Board, act: Act) -> None:
    """An arrow, a javelin, a dart: it flies, sticks, and is gone."""
    x, y, late = at(act)
    if late > 0.7:
        return
    turn, surface = _heading(act), on.canvas.surface

    def along(x: float, y: float, part: float, size: float) -> tuple[int, int]:
        return on.spot(x + math.cos(turn + part) * size, y + math.sin(turn + part) * size)

    end = x - math.cos(turn) * 0.62, y - math.sin(turn) * 0.62
    tip, tail = on.spot(x, y), on.spot(*end)
    pygame.draw.line(surface, (20, 12, 8), tail, tip, max(4, on.unit // 12))
    pygame.draw.line(surface, HUES[act.hue], tail, tip, max(2, on.unit // 22))
    head = [along(x, y, part, size) for part, size in ((0, 0.16), (2.5, 0.13), (-2.5, 0.13))]
    pygame.draw.polygon(surface, HUES["steel"], head)
    for part in (2.6, -2.6):
        pygame.draw.line(surface, HUES["bone"], tail, along(*end, part, 0.14), max(2, on.unit // 24))


def _jag(on: Board, act: Act) -> None:
    """Lightning: another line in each tenth of the time."""
    if act.share > 0.85:
        return
    beat, surface = int(act.share * 10), on.canvas.surface
    dx, dy = act.goal[0] - act.origin[0], act.goal[1] - act.origin[1]
    far = max(0.1, math.hypot(dx, dy))
    points = []
    for step in range(9):
        along = step / 8
        aside = (lot(act.seed, beat, step) - 0.5) * 0.7 * math.sin(along * math.pi)
        points.append(on.spot(act.origin[0] + dx * along - dy / far * aside, act.origin[1] + dy * along + dx / far * aside))
    pygame.draw.lines(surface, mix(HUES[act.hue], (40, 40, 120), 0.4), False, points, max(5, on.unit // 9))
    pygame.draw.lines(surface, (250, 250, 255), False, points, max(2, on.unit // 26))
    _glow(on, act, act.goal, 1.8, 1 - act.share)


def _ray(on: Board, act: Act) -> None:
    """A beam that comes down on the target and fades."""
    share, surface = act.share, on.canvas.surface
    wide = max(2, round(on.unit * 0.3 * math.sin(min(1.0, share * 1.1) * math.pi)))
    start, end = on.spot(*act.origin), on.spot(*act.goal)
    pygame.draw.line(surface, mix(HUES[act.hue], (60, 46, 20), 0.35), start, end, wide)
    pygame.draw.line(surface, (255, 252, 236), start, end, max(1, wide // 3))
    _glow(on, act, act.goal, 2.2, math.sin(share * math.pi))


def _gust(on: Board, act: Act) -> None:
    """Waves of air or of a cry."""
    turn, far, (x, y) = _heading(act), math.dist(act.origin, act.goal) + 0.4, on.spot(*act.origin)
    for share in (act.share * 1.4 - wave * 0.16 for wave in range(3)):
        if 0 < share < 1:
            radius, thick = max(2, round(far * share * on.unit)), max(2, round(on.unit * 0.09 * (1 - share)))
            box, colour = (x - radius, y - radius, radius * 2, radius * 2), mix(HUES[act.hue], (30, 26, 40), share * 0.7)
            pygame.draw.arc(on.canvas.surface, colour, box, -turn - 0.55, -turn + 0.55, thick)


@keep(1)
def _crescent(size: int, hue: str) -> pygame.Surface:
    """The track of a blade: a thin crescent, bright along its edge."""
    made = pygame.Surface((size * 2, size * 2), pygame.SRCALPHA)
    pygame.draw.circle(made, (*HUES[hue], 235), (size, size), size * 11 // 12)
    pygame.draw.circle(made, (255, 255, 255, 255), (size, size), size * 11 // 12, max(2, size // 14))
    hole = pygame.Surface((size * 2, size * 2), pygame.SRCALPHA)
    pygame.draw.circle(hole, (255, 255, 255, 255), (size * 3 // 4, size * 9 // 8), size * 11 // 12)
    made.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return pygame.transform.smoothscale(made, (size, size))


def _slash(on: Board, act: Act, late: float) -> None:
    """The track of a blade over the target, turned to where it came from."""
    turn = math.degrees(_heading(act))
    sprite = pygame.transform.rotate(_crescent(round(on.unit * 1.5), act.hue), -turn - 40 + 70 * late)
    sprite.set_alpha(round(255 * (1 - late)))
    on.put(sprite, on.spot(*act.goal))


def _rake(on: Board, act: Act, late: float) -> None:
    """Three tracks of claws."""
    surface = on.canvas.surface
    long = min(1.0, late * 2.5)
    for number in (-1, 0, 1):
        x, y = act.goal[0] + number * 0.22 + 0.22, act.goal[1] - 0.42
        ends = (on.spot(x, y), on.spot(x - 0.4 * long, y + 0.84 * long))
        fade = mix(HUES[act.hue], (30, 18, 24), max(0.0, late * 1.5 - 0.5))
        pygame.draw.line(surface, (30, 6, 8), *ends, max(5, on.unit // 10))
        pygame.draw.line(surface, fade, *ends, max(2, on.unit // 18))


def _jaws(on: Board, act: Act, late: float) -> None:
    """Two rows of teeth that close."""
    gap = 0.5 * max(0.0, 1 - late * 2.2) + 0.06
    surface, fade = on.canvas.surface, mix(HUES[act.hue], (40, 20, 24), max(0.0, late * 1.6 - 0.6))
    for way in (-1, 1):
        for tooth in range(-2, 3):
            x, y = act.goal[0] + tooth * 0.17, act.goal[1] + way * gap
            points = [on.spot(x - 0.08, y + way * 0.22), on.spot(x + 0.08, y + way * 0.22), on.spot(x, y - way * 0.06)]
            pygame.draw.polygon(surface, fade, points)
            pygame.draw.polygon(surface, (40, 8, 10), points, max(1, on.unit // 50))


def _blow(on: Board, act: Act, late: float) -> None:
    """A heavy blow: rays and a ring where it falls."""
    colour, (x, y) = mix(HUES[act.hue], (40, 34, 50), late * 0.8), act.goal
    for number in range(8):
        turn = math.tau * (number + 0.5) / 8
        parts = (0.25 + 0.4 * late, 0.45 + 0.55 * late)
        start, end = (on.spot(x + math.cos(turn) * part, y + math.sin(turn) * part) for part in parts)
        pygame.draw.line(on.canvas.surface, colour, start, end, max(2, round(on.unit * 0.08 * (1 - late))))
    _glow(on, act, act.goal, 1.3, 0.8 * (1 - late))


def _flight(on: Board, act: Act) -> None:
    """An object that is carried from one place to another."""
    along = act.share * act.share * (3 - 2 * act.share)
    x = act.origin[0] + (act.goal[0] - act.origin[0]) * along
    y = act.origin[1] + (act.goal[1] - act.origin[1]) * along - math.sin(along * math.pi) * 0.7
    size = max(16, round(on.unit * (0.62 + 0.3 * math.sin(along * math.pi))) // 4 * 4)
    on.put(faded(art.covering(act.picture, size, size), (1 - act.share) * 5), on.spot(x, y))


def _frames(on: Board, act: Act) -> None:
    """A painted sequence: on the target, but a howl on the figure that howls, and a breath over the whole tile."""
    if not 0 < act.share < 1:
        return
    count, wide = FRAMES[act.form]
    size = max(32, round(on.unit * wide * act.reach / 32) * 32)  # few sizes while the camera zooms
    sprite = art.scaled(f"ravenloft/effects/{act.form}-{min(count - 1, int(act.share * count))}", size, size)
    full = SOFTENED if on.canvas.look.soft else 255
    sprite.set_alpha(round(full * min(1.0, (1 - act.share) / (1 - LINGERS))))
    x, y = act.origin if act.form == "howl" else act.goal
    on.put(sprite, on.spot(x // 4 * 4 + 2, y // 4 * 4 + 2) if act.form == "breath" else on.spot(x, y))


def _landed(paint_impact: Callable[[Board, Act, float], None], begin: float, on: Board, act: Act) -> None:
    """Paint what begins at a share of the effect's time, with its own progress."""
    late = (act.share - begin) / (1 - begin)
    if 0 < late < 1:
        paint_impact(on, act, late)


DRAWN: dict[str, Callable[[Board, Act], None]] = {
    **dict.fromkeys(FRAMES, _frames), "burst": _burst, "pulse": _pulse, "ball": _ball, "shaft": _shaft, "jag": _jag, "ray": _ray, "gust": _gust,
    "slash": partial(_landed, _slash, 0.35), "rake": partial(_landed, _rake, 0.35), "jaws": partial(_landed, _jaws, 0.3),
    "blow": partial(_landed, _blow, 0.35), "flight": _flight,
}  # fmt: skip
"""The painter of each form."""


def flashes(acts: Sequence[Act]) -> list[Flash]:
    """The light of effects that burn or shine."""
    made = []
    for act in acts:
        if act.hue not in SHINES:
            continue
        colour = mix((0, 0, 0), HUES[act.hue], 0.85)
        if act.form in ("ball", "shaft"):
            x, y, late = at(act)
            made.append(Flash(x, y, 2.2 + late * 1.2, colour, 0.8 * (1 - late * late)))
        elif act.form in ("jag", "ray", "burst", "breath"):
            reach = act.reach + 1.5 if act.form == "burst" else 3.0
            made.append(Flash(*act.goal, reach, colour, math.sin(min(1.0, act.share) * math.pi)))
    return made


def paint(on: Board, acts: Sequence[Act], *, below: bool = False) -> None:
    """Paint the effects above the figures, or those on the floor `below` them."""
    for act in acts:
        if (act.form == "burst") is below:
            DRAWN[act.form](on, act)
