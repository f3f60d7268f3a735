"""Who stands where on a board, as one side may know it: medallions, noise, the trap, the killer or where he was seen last."""

from collections.abc import Mapping
from typing import NamedTuple

from game.rules.terrorscape.cards import NUMBERS
from game.rules.terrorscape.state import State
from game.rules.terrorscape.villa import GARDEN, RADIO, START
from game.text import name, say
from game.ui import art
from game.ui.canvas import Area, Canvas
from game.ui.terrorscape import signs
from game.ui.terrorscape.layout import KILLER, SURVIVORS
from game.ui.terrorscape.villa import ROOMS, Point, Sheet
from game.ui.theme import BLACK, TERRORSCAPE, Colour, mix, rgb

P = TERRORSCAPE
TRUTH = "truth"
"""The side of nobody: after the end everything may be seen."""
EXITS: dict[str, Point] = {START: (38, 310), GARDEN: (966, 336)}
WIDE = {"survivor": 60.0, "killer": 66.0, "ghost": 66.0, "noise": 56.0, "old": 44.0, "trap": 50.0}
"""How wide each kind of token is, in pixels of the Villa."""
PALE = rgb("#d9eef5")


class Token(NamedTuple):
    """Something in a room: its kind, whose it is, its place, and how many stand for survivors (their number)."""

    kind: str
    who: str
    place: str
    number: int = 0


def tokens(t: State, side: str) -> list[Token]:
    """What lies on the board of a side; of the other side's part of the table nothing is asked."""
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


def spots(found: list[Token]) -> dict[int, Point]:
    """Where each token lies: those of a room in a row, closer together where they are many."""
    made: dict[int, Point] = {}
    for place in dict.fromkeys(token.place for token in found):
        here = [index for index, token in enumerate(found) if token.place == place]
        x, y = ROOMS[place].spot
        widths = [WIDE.get(found[index].kind, 66.0) for index in here]
        room = ROOMS[place].bounds.w * 0.86
        share = min(1.0, room / (sum(widths) + 6 * len(widths)))
        at = x - (sum(widths) + 6 * (len(widths) - 1)) * share / 2
        for index, wide in zip(here, widths, strict=True):
            made[index] = (at + wide * share / 2, y)
            at += (wide + 6) * share
    return made


def paint(canvas: Canvas, t: State, gliding: Mapping[str, Point], sheet: Sheet, side: str, spread: tuple[float, ...]) -> None:
    """Everything that lies on the board of a side; `gliding` are figures on their way, and where they are now, `spread` the rings of noise."""
    found = tokens(t, side)
    cold = side == KILLER
    for at in EXITS.values():
        lit = t.keys >= NUMBERS.keys
        x, y = sheet.at(at)
        canvas.circle((x, y), 19 * sheet.unit, rgb("#8fd08f") if lit else rgb("#557a5c"))
        canvas.circle((x, y), 17 * sheet.unit, signs.NIGHT)
        signs.way_out(canvas, (x, y), 11 * sheet.unit, rgb("#a5e3a5") if lit else rgb("#6f9a76"))
    if side in (SURVIVORS, TRUTH):
        _radio(canvas, sheet, t)
    where = spots(found)
    for index, token in enumerate(found):
        name_of = "killer" if token.kind in ("killer", "unseen") else token.who
        at = gliding.get(name_of, where[index])
        if token.kind == "noise":
            noise(canvas, sheet.at(at), sheet.unit, spread, cold=cold)
        else:
            _token(canvas, sheet, t, token, at, cold=cold)


def _token(canvas: Canvas, sheet: Sheet, t: State, token: Token, at: Point, *, cold: bool) -> None:
    x, y = sheet.at(at)
    unit = sheet.unit
    match token.kind:
        case "survivor":
            medal(canvas, (x, y), 30 * unit, token.who, signs.SURVIVOR[token.number], hurt=t.survivors[token.number].hurt)
        case "killer":
            medal(canvas, (x, y), 33 * unit, token.who, P.danger if not cold else PALE)
        case "unseen":
            medal(canvas, (x, y), 33 * unit, token.who, PALE)
            _tag(canvas, (x, y - 38 * unit), say("ui-ts-unseen"), PALE, rgb("#0b1b22"))
        case "ghost":
            medal(canvas, (x, y), 30 * unit, token.who, P.danger, dim=True)
            _tag(canvas, (x, y - 36 * unit), say("ui-ts-last-seen"), P.danger, rgb("#2a0b0c"))
        case "trap":
            canvas.circle((x, y), 24 * unit, rgb("#ff7a5c"))
            canvas.circle((x, y), 21 * unit, rgb("#2a1012"))
            signs.jaws(canvas, (x, y), 15 * unit, rgb("#ffd9c7"))
        case _:
            canvas.circle((x, y), 20 * unit, rgb("#7f98a2"), 2)
            signs.noise(canvas, (x, y), 11 * unit, rgb("#9db6c0"))


def noise(canvas: Canvas, at: Point, unit: float, spread: tuple[float, ...], *, cold: bool) -> None:
    """Noise that is heard now: a disc with three rings, each spread so far from 0 to 1."""
    colour = rgb("#bfefff") if cold else rgb("#ffc061")
    for far in sorted(spread, reverse=True):
        canvas.circle(at, (22 + 30 * far) * unit, mix(colour, BLACK, 0.15 + 0.75 * far), 2.6 - 1.4 * far)
    canvas.circle(at, 22 * unit, colour)
    canvas.circle(at, 19 * unit, rgb("#06222e") if cold else rgb("#3a2208"))
    signs.noise(canvas, at, 12 * unit, colour)


def medal(
    canvas: Canvas, at: Point, r: float, who: str, ring: Colour, *, hurt: bool = False, dim: bool = False, out: bool = False
) -> None:
    """A face in a ring; `hurt` with a drop of blood, `dim` for one who may be elsewhere by now, `out` for one who is no longer there."""
    x, y = at
    edge = max(2.0, r * 0.12)
    canvas.circle(at, r + 2, signs.NIGHT)
    canvas.circle(at, r, mix(ring, BLACK, 0.45) if dim or out else ring)
    inner = r - edge
    picture = f"terrorscape/{who}"
    if art.has(picture):
        canvas.picture(picture, Area(x - inner, y - inner, 2 * inner, 2 * inner), alpha=150 if dim else 255, grey=out)
    else:
        canvas.circle(at, inner, mix(ring, BLACK, 0.8 if dim or out else 0.68))
        size = r * 1.1
        colour = mix(ring, (255, 255, 255), 0.55)
        canvas.text(name(who)[:1], (x, y - canvas.high(size, "title") / 2), size, colour, face="title", align="centre")
    if hurt:
        low = r * 0.4
        canvas.circle((x + r * 0.75, y + r * 0.7), low, P.danger)
        canvas.circle((x + r * 0.75, y + r * 0.7), low * 0.86, rgb("#3a0d0f"))
        signs.drop(canvas, (x + r * 0.75, y + r * 0.7), low * 0.62, rgb("#ff8a7e"))
    if out:
        canvas.line((x - r * 0.6, y - r * 0.6), (x + r * 0.6, y + r * 0.6), P.danger, max(2.0, r * 0.14))
        canvas.line((x + r * 0.6, y - r * 0.6), (x - r * 0.6, y + r * 0.6), P.danger, max(2.0, r * 0.14))


def _tag(canvas: Canvas, at: Point, words: str, line: Colour, fill: Colour) -> None:
    """Words that end above a medallion."""
    wide, high = canvas.wide(words, 18) + 18, canvas.high(18) + 4
    area = Area(at[0] - wide / 2, at[1] - high, wide, high)
    canvas.box(area, fill, line, radius=high / 2, width=1.5)
    canvas.within(words, area, 18, mix(line, (255, 255, 255), 0.6))


def _radio(canvas: Canvas, sheet: Sheet, t: State) -> None:
    """How far the radio is repaired, where it stands: for the team alone."""
    unit = sheet.unit
    x, y = sheet.at((ROOMS[RADIO].bounds.x + 84, ROOMS[RADIO].bounds.y + 28))
    area = Area(x - 52 * unit, y - 15 * unit, 104 * unit, 30 * unit)
    canvas.box(area, rgb("#120c06"), rgb("#d9a24a"), radius=15 * unit, width=1.5)
    for place in range(5):
        centre = (x + (place - 2) * 19 * unit, y)
        canvas.circle(centre, 7 * unit, rgb("#d9a24a"))
        if place >= t.team.progress:
            canvas.circle(centre, 5.5 * unit, rgb("#2b2115"))
