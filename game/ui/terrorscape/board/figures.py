"""The pieces on a board as one side knows them: medallions, noise, the trap, and the killer or his last seen location."""

from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import NamedTuple

import pygame

from game.rules.terrorscape.state import State
from game.rules.terrorscape.tables.cards import NUMBERS
from game.rules.terrorscape.villa import GARDEN, RADIO, START
from game.text import say
from game.ui.draw import art
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, INK, RED_DEEP, RED_LIGHT, TERRORSCAPE as P, WHITE, Colour, mix
from game.ui.terrorscape import theme
from game.ui.terrorscape.board.villa import ROOMS, Point, Viewport, Walk
from game.ui.terrorscape.board.villa_painter import GROWTH, clearest
from game.ui.terrorscape.layout import KILLER, SURVIVORS

TRUTH = "truth"
"""The view of an ended match, which hides nothing."""
EXITS: dict[str, Point] = {START: (38, 310), GARDEN: (966, 336)}
COIN = 42.0
"""Width of the exit tokens, in Villa pixels."""
WIDE = {"survivor": 60.0, "killer": 66.0, "ghost": 66.0, "noise": 56.0, "old": 44.0, "trap": 50.0}
"""Width of each kind of token, in Villa pixels."""
REACH = 180.0
"""Width of a figure with its rings and caption, in Villa pixels."""
FINER = 4


class Token(NamedTuple):
    """A piece in a room: its kind, its owner, its location, and for a survivor its number."""

    kind: str
    who: str
    place: str
    number: int = 0

    @property
    def figure(self) -> str:
        """Whose figure it is, "" for another piece."""
        return "killer" if self.kind in ("killer", "unseen") else self.who


class Pieces(NamedTuple):
    """The pieces of a board: its tokens, who is hurt, the keys that hang, and the progress of the repair (0 if it is secret)."""

    tokens: tuple[Token, ...]
    hurt: tuple[bool, ...]
    keys: int
    progress: int


def pieces_of(t: State, side: str) -> Pieces:
    """The pieces on the board of `side`."""
    progress = t.team.progress if side in (SURVIVORS, TRUTH) else 0
    return Pieces(tuple(tokens(t, side)), tuple(one.hurt for one in t.survivors), t.keys, progress)


def tokens(t: State, side: str) -> list[Token]:
    """The pieces on the board of `side`. Never reads what the other side hides."""
    found: list[Token] = []
    ours = side in (SURVIVORS, TRUTH)
    if ours:
        for number, (token, place) in enumerate(zip(t.survivors, t.team.places, strict=True)):
            if not token.fate:
                found.append(Token("survivor", token.id, place, number))
        if t.team.trap is not None:
            found.append(Token("trap", "", t.team.trap))
    found += [Token("old", "", place) for place in t.noise_before if place not in t.noise]
    heard = [*t.noise, *t.team.pending] if ours else t.noise
    found += [Token("noise", "", place) for place in dict.fromkeys(heard)]
    if side in (KILLER, TRUTH):
        found.append(Token("killer" if t.place is not None else "unseen", t.killer, t.dark.place))
    else:
        found.append(Token("killer" if t.place is not None else "ghost", t.killer, t.seen if t.place is None else t.place))
    return found


def spots(found: Sequence[Token]) -> list[Point]:
    """The position of each token; the tokens of a room share one row."""
    made = [(0.0, 0.0)] * len(found)
    for place in dict.fromkeys(token.place for token in found):
        here = [index for index, token in enumerate(found) if token.place == place]
        x, y = ROOMS[place].spot
        widths = [WIDE.get(found[index].kind, 66.0) for index in here]
        share = min(1.0, ROOMS[place].bounds.w * 0.86 / (sum(widths) + 6 * len(widths)))
        at = x - (sum(widths) + 6 * (len(widths) - 1)) * share / 2
        for index, wide in zip(here, widths, strict=True):
            made[index] = (at + wide * share / 2, y)
            at += (wide + 6) * share
    return made


def areas(viewport: Viewport, t: State, side: str) -> list[Area]:
    """The screen areas of all pieces on the board of `side`."""
    found = tokens(t, side)
    pieces = [viewport.around(at, WIDE.get(token.kind, 66.0)) for token, at in zip(found, spots(found), strict=True)]
    fixed = [viewport.around(at, COIN) for at in EXITS.values()]
    return [*pieces, *fixed, *([_radio_area(viewport)] if side in (SURVIVORS, TRUTH) else [])]


def noises(t: State, side: str) -> list[Point]:
    """The positions of the noises that `side` hears now, in Villa pixels."""
    found = tokens(t, side)
    return [at for token, at in zip(found, spots(found), strict=True) if token.kind == "noise"]


def paint(
    canvas: Canvas, viewport: Viewport, pieces: Pieces, side: str, *, walks: Mapping[str, Walk] | None = None, acting: str = ""
) -> None:
    """Paint all pieces on the board of `side`. `walks` are figures in motion; `acting` is the survivor whose turn it is."""
    found, cold, walks = pieces.tokens, side == KILLER, walks or {}
    for place, at in EXITS.items():
        kind = "main-exit" if place == START else "secret-exit"
        coin(canvas, viewport, at, kind, COIN, alpha=255 if pieces.keys >= NUMBERS.keys else 150)
    if side in (SURVIVORS, TRUTH):
        _radio(canvas, viewport, pieces.progress)
    elif cold:
        _radio_sign(canvas, viewport)
    for token, spot in zip(found, spots(found), strict=True):
        at = walks[token.figure].at if token.figure in walks else spot
        if not canvas.shows(viewport.around(at, REACH * max(1.0, canvas.stretch))):
            continue
        if token.kind == "noise":
            noise(canvas, viewport.at(at), viewport.unit, cold=cold)
        elif token.kind == "old":
            _old_noise(canvas, viewport, at)
        elif token.kind == "trap":
            coin(canvas, viewport, at, "trap", WIDE["trap"])
        else:
            hurt = token.kind == "survivor" and pieces.hurt[token.number]
            _figure(canvas, viewport, token, at, hurt=hurt, highlighted=token.who == acting)


def _figure(canvas: Canvas, viewport: Viewport, token: Token, at: Point, *, hurt: bool, highlighted: bool) -> None:
    """Paint a survivor, or the killer as far as this side knows his location."""
    (x, y), unit = viewport.at(at), viewport.unit
    if token.kind == "survivor":
        if highlighted:
            canvas.circle((x, y), 37 * unit, P.focus, 3.5)
        medal(canvas, (x, y), 30 * unit, token.who, theme.SURVIVOR[token.number], hurt=hurt)
    elif token.kind == "killer":
        medal(canvas, (x, y), 33 * unit, token.who, theme.FROST if highlighted else P.danger)
    elif token.kind == "unseen":
        medal(canvas, (x, y), 32 * unit, token.who, theme.FROST)
        dashed(canvas, (x, y), 39 * unit, theme.FROST, 3.4 * unit)
        badge = (x + 31 * unit, y - 29 * unit)
        canvas.circle(badge, 16.5 * unit, theme.FROST)
        canvas.circle(badge, 14 * unit, theme.DEEP_SEA)
        theme.feet(canvas, badge, 11 * unit, theme.FROST)
        _tag(canvas, viewport, (x, y), 42 * unit, say("ui-ts-unseen"), theme.FROST, theme.DEEP_SEA)
    else:
        medal(canvas, (x, y), 30 * unit, token.who, P.danger, dim=True)
        dashed(canvas, (x, y), 37 * unit, P.danger, 4 * unit)
        _tag(canvas, viewport, (x, y), 40 * unit, say("ui-ts-last-seen"), P.danger, theme.WINE)


def coin(canvas: Canvas, viewport: Viewport, at: Point, kind: str, wide: float, *, alpha: int = 255) -> None:
    """Paint a cardboard token; `wide` is in Villa pixels."""
    canvas.picture(f"terrorscape/tokens/{kind}", viewport.around(at, wide), alpha=alpha)


def _old_noise(canvas: Canvas, viewport: Viewport, at: Point) -> None:
    """Paint a noise of the last round: hollow, with a dashed ring."""
    spot, unit = viewport.at(at), viewport.unit
    canvas.circle(spot, 20 * unit, P.panel_low)
    dashed(canvas, spot, 20 * unit, theme.ASH, 2.6 * unit)
    theme.noise(canvas, spot, 11 * unit, P.muted)


def noise(canvas: Canvas, at: Point, unit: float, *, cold: bool) -> None:
    """Paint a noise of this round as a disc. The weather draws its rings."""
    for r, colour in ((23, BLACK), (22, theme.NOISE[cold]), (19, theme.NOISE_LOW[cold])):
        canvas.circle(at, r * unit, colour)
    theme.noise(canvas, at, 13 * unit, theme.NOISE[cold])


def dashed(canvas: Canvas, at: Point, r: float, colour: Colour, wide: float) -> None:
    """Paint a dashed ring, which marks outdated information."""
    made = _broken(canvas.pixels(r), canvas.pixels(wide), colour)
    canvas.surface.blit(made, made.get_rect(center=canvas.point(*at)))


@keep(2)
def _broken(r: int, wide: int, colour: Colour) -> pygame.Surface:
    far = (r + wide) * FINER
    large = pygame.Surface((2 * far, 2 * far), pygame.SRCALPHA)
    large.fill((*colour, 0))
    number = max(8, round(2 * pi * r / (4.6 * wide)))
    for place in range(number):
        turns = [2 * pi * (place + part / 6 * 0.58) / number for part in range(7)]
        rims = ((turns, (r + wide / 2) * FINER), (turns[::-1], (r - wide / 2) * FINER))
        points = [(far + reach * cos(one), far + reach * sin(one)) for rim, reach in rims for one in rim]
        pygame.draw.polygon(large, (*colour, 255), points)
    return pygame.transform.smoothscale(large, (2 * (r + wide), 2 * (r + wide)))


@keep(6)
def face(who: str, wide: int, grey: bool = False) -> pygame.Surface:
    """A round portrait."""
    whole = art.load(f"terrorscape/portraits/{who}")
    side = whole.get_width()
    part = whole.subsurface(pygame.Rect(side // 40, 0, side * 38 // 40, side * 38 // 40))
    small = pygame.transform.smoothscale(part, (wide, wide))
    made = pygame.Surface((wide, wide), pygame.SRCALPHA)
    made.blit(pygame.transform.grayscale(small) if grey else small, (0, 0))
    mask = pygame.Surface((wide * FINER, wide * FINER), pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    pygame.draw.circle(mask, (255, 255, 255, 255), (wide * FINER / 2, wide * FINER / 2), wide * FINER / 2)
    made.blit(pygame.transform.smoothscale(mask, (wide, wide)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def medal(
    canvas: Canvas, at: Point, r: float, who: str, ring: Colour, *, hurt: bool = False, dim: bool = False, out: bool = False
) -> None:
    """Paint a portrait in a ring: `hurt` adds a drop of blood, `dim` marks a last known location, `out` crosses it out."""
    x, y = at
    canvas.circle(at, r + max(1.5, r * 0.06), theme.NIGHT)
    canvas.circle(at, r, mix(ring, BLACK, 0.45) if dim or out else ring)
    inner = canvas.pixels(r - max(1.6, r * 0.1))
    made = face(who, 2 * inner, out)
    if hurt or dim:
        made = made.copy()
        made.fill(theme.HURT if hurt else theme.DIM, special_flags=pygame.BLEND_RGB_MULT)
    if not canvas.blind:
        canvas.surface.blit(made, made.get_rect(center=canvas.point(x, y)))
    if hurt:
        low, spot = r * 0.38, (x + r * 0.72, y + r * 0.66)
        canvas.circle(spot, low, P.danger)
        canvas.circle(spot, low * 0.84, RED_DEEP)
        theme.drop(canvas, spot, low * 0.58, RED_LIGHT)
    if out:
        for far in (r * 0.6, -r * 0.6):
            canvas.line((x - far, y - r * 0.6), (x + far, y + r * 0.6), P.danger, max(2.0, r * 0.14))


def tags(canvas: Canvas, viewport: Viewport, pieces: Pieces) -> list[Area]:
    """The areas of all captions."""
    found, unit = pieces.tokens, viewport.unit
    captions = {"unseen": (42 * unit, say("ui-ts-unseen")), "ghost": (40 * unit, say("ui-ts-last-seen"))}
    return [
        _tag_area(canvas, viewport, viewport.at(spot), *captions[token.kind])
        for token, spot in zip(found, spots(found), strict=True)
        if token.kind in captions
    ]


def _tag(canvas: Canvas, viewport: Viewport, at: Point, r: float, words: str, line: Colour, fill: Colour) -> None:
    """Paint a caption below a medallion, or beside it where it would cover a room name."""
    area = _tag_area(canvas, viewport, at, r, words)
    canvas.box(area, fill, line, radius=area.h / 2, width=1.5)
    canvas.within(words, area, _tag_size(canvas), mix(line, WHITE, 0.6))


def _tag_size(canvas: Canvas) -> float:
    """The text size of a caption, which grows no more than the room names."""
    return 18.0 * min(1.0, GROWTH / canvas.letter)


def _tag_area(canvas: Canvas, viewport: Viewport, at: Point, r: float, words: str) -> Area:
    """The area of a caption."""
    size, (x, y) = _tag_size(canvas), at
    wide, high = canvas.wide(words, size) + 18, canvas.high(size) + 4
    low, aside = y + r, wide / 2 + r
    middles = [(x, low + high / 2), (x, low - high / 2), (x, y - r - high / 2)]
    levels = (low + high / 2, low - high / 2, y)
    middles += [(x + way * along, level) for along in (wide / 2, aside) for level in levels for way in (1, -1)]
    return clearest(canvas, viewport, [Area.around((mid, level), wide, high) for mid, level in middles])


def _radio_area(viewport: Viewport) -> Area:
    """The area of the repair track."""
    x, y = viewport.at((ROOMS[RADIO].bounds.x + 86, ROOMS[RADIO].bounds.y + 28))
    return Area.around((x, y), 128 * viewport.unit, 36 * viewport.unit)


def _radio_sign(canvas: Canvas, viewport: Viewport) -> None:
    """Paint where the radio is, for the killer, who doesn't know how far it is repaired."""
    x, y = _radio_area(viewport).centre
    at, r = (x - 44 * viewport.unit, y), 17 * viewport.unit
    canvas.circle(at, r + 1.5, theme.ROOM_MARK[1])
    canvas.circle(at, r, theme.NIGHT)
    theme.radio(canvas, at, r * 0.7, theme.ROOM_MARK[1])


def _radio(canvas: Canvas, viewport: Viewport, progress: int) -> None:
    """Paint the progress of the radio repair. Only the survivors see it."""
    unit, area = viewport.unit, _radio_area(viewport)
    x, y = area.centre
    canvas.box(area, theme.WOOD_DEEP, theme.AMBER, radius=18 * unit, width=2)
    theme.radio(canvas, (x - 44 * unit, y), 12.5 * unit, theme.TRUTH)
    for place in range(NUMBERS.repair):
        centre = (x + (place * 17 - 15) * unit, y)
        canvas.circle(centre, 6.8 * unit, theme.AMBER)
        canvas.circle(centre, 5.3 * unit, theme.LAMP if place < progress else INK)
