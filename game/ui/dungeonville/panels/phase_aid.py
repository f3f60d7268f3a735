"""The aid of each phase in the moment panel: what gold buys, how deadly first rooms are, who meets whom, what a deed costs."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game.rules.dungeonville.beliefs.odds import danger, letter_of
from game.rules.dungeonville.purse import wealth
from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS, NUMBERS, TOWN
from game.rules.dungeonville.turn import PHASES
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, WHITE, mix
from game.ui.dungeonville.layout import positions
from game.ui.dungeonville.style import DUNGEON_COLOURS, WIZARD_COLOURS, WIZARD_INKS, P, coin, label, letter_chip, medallion

GAP = 6.0
FACE = 34.0

Part = tuple[float, Callable[[Area], None]]
"""The height of a part, and its painter."""


def paint(canvas: Canvas, area: Area, t: State, seat: int | None) -> None:
    """Paint the aid of the phase for `seat`, as much as fits."""
    y, parts = area.y, list(_parts(canvas, area, t, seat))
    if sum(high + GAP for high, _ in parts[:-1]) > area.h:
        parts = list(_parts(canvas, area, t, seat, short=True))
        if t.phase in SHORT and sum(high + GAP for high, _ in parts[:-1]) > area.h + GAP:
            del parts[0]  # the rows matter more than the heading
    for high, draw in parts:
        if y + high > area.y + area.h:
            break
        draw(Area(area.x, y, area.w, high))
        y += high + GAP


def _parts(canvas: Canvas, area: Area, t: State, seat: int | None, *, short: bool = False) -> Iterator[Part]:
    """All parts from the top, or the lower variants with `short`; the description of the phase comes last."""
    phase = PHASES[0] if t.phase not in PHASES else t.phase
    if seat is not None and phase in HELP:
        yield from (SHORT if short else HELP).get(phase, HELP[phase])(canvas, t, seat)
    about = say(f"ui-dv-about-{phase}")
    high = canvas.tall(about, 20, area.w, "italic")
    yield high, lambda spot: _words(canvas, spot, about)


def _words(canvas: Canvas, area: Area, words: str) -> None:
    canvas.paragraph(words, area, 20, P.muted, face="italic")


def _chip(canvas: Canvas) -> float:
    """The width and height of a letter chip."""
    return max(26.0, canvas.high(18, "bold") + 4)


def _line(canvas: Canvas) -> float:
    return max(_chip(canvas), canvas.high(20, "bold")) + 4


def _gold(canvas: Canvas, gold: int, area: Area) -> None:
    """The gold to pay with."""
    canvas.picture("dungeonville/tokens/gold", positions.square((area.x + area.h / 2, area.centre[1]), area.h))
    canvas.within(
        say("ui-dv-gold", gold=gold),
        Area(area.x + area.h + 4, area.y, area.w - area.h - 4, area.h),
        24,
        P.text,
        face="bold",
        align="left",
    )


def _recruiting(canvas: Canvas, t: State, seat: int) -> Iterator[Part]:
    """The own gold, and for each place of the town whether that is enough."""
    gold = wealth(t, seat)
    yield 38.0, partial(_gold, canvas, gold)
    empty = len(TOWN) - len(t.town)
    for number, place in enumerate(TOWN):
        if number >= empty:
            yield _line(canvas), partial(_offer, canvas, place, gold, t.town[number - empty])


def _offer(canvas: Canvas, place: str, gold: int, adventurer: str, area: Area) -> None:
    """A place with its price, ticked if affordable, and the adventurer there."""
    price = TOWN[place].price
    enough = price <= gold
    coin(canvas, (area.x + area.h / 2, area.centre[1]), area.h / 2, str(price))
    if enough:
        x, y = area.x + area.h + 14, area.centre[1]
        canvas.line((x - 6, y), (x - 1, y + 6), P.accent, 3)
        canvas.line((x - 1, y + 6), (x + 8, y - 7), P.accent, 3)
    room = Area(area.x + area.h + 26, area.y, area.w - area.h - 26, area.h)
    canvas.within(name(adventurer), room, 20, P.text if enough else P.muted, align="left")


def _scouting(canvas: Canvas, t: State, seat: int) -> Iterator[Part]:
    """For each dungeon the party's letters, the wizards there, and the chance that the first room kills somebody."""
    head = say("ui-dv-first-room")
    yield canvas.high(20, "bold"), lambda area: canvas.within(head, area, 20, P.text, face="bold", align="right", margin=0)
    for dungeon in DUNGEONS:
        yield canvas.high(20, "bold") + _chip(canvas) + 8, partial(_dungeon, canvas, t, seat, dungeon)


def _dungeon(canvas: Canvas, t: State, seat: int, dungeon: str, area: Area) -> None:
    colour = DUNGEON_COLOURS[dungeon]
    canvas.box(Area(area.x, area.y, 6, area.h), colour, None, radius=3)
    share = say("ui-dv-deeds-chance", percent=round(100 * danger(t, seat, dungeon)))
    wide = canvas.wide(share, 34, "title")
    canvas.text(
        share, (area.x + area.w, area.centre[1] - canvas.high(34, "title") / 2), 34, P.danger, face="title", align="right"
    )
    canvas.text(name(dungeon), (area.x + 14, area.y), 20, mix(colour, INK, 0.2), face="bold", room=area.w - wide - 24)
    side = _chip(canvas)
    x, y = area.x + 14, area.y + area.h - side
    for member in t.wizards[seat].party:
        letter_chip(canvas, Area(x, y, side, side), letter_of(t, member, dungeon), dungeon)
        x += side + 3
    for other in positions.wizards_at(t, dungeon):
        canvas.picture(f"dungeonville/wizards/{COLOURS[other]}", Area(x + 5, y, side, side))
        x += side + 5


def _in_short(canvas: Canvas, t: State, seat: int) -> Iterator[Part]:
    """The same with one line for each dungeon."""
    yield next(_scouting(canvas, t, seat))
    for dungeon in DUNGEONS:
        yield _chip(canvas), partial(_dungeon_line, canvas, t, seat, dungeon)


def _dungeon_line(canvas: Canvas, t: State, seat: int, dungeon: str, area: Area) -> None:
    colour, share = DUNGEON_COLOURS[dungeon], say("ui-dv-deeds-chance", percent=round(100 * danger(t, seat, dungeon)))
    canvas.box(Area(area.x, area.y, 6, area.h), colour, None, radius=3)
    canvas.within(share, area, 24, P.danger, face="bold", align="right", margin=0)
    party, side = t.wizards[seat].party, area.h
    x = area.x + area.w - canvas.wide(share, 24, "bold") - 8 - len(party) * (side + 2)
    label(
        canvas,
        (name(dungeon),),
        Area(area.x + 12, area.y, x - area.x - 16, area.h),
        20,
        mix(colour, INK, 0.2),
        face="bold",
        align="left",
    )
    for member in party:
        letter_chip(canvas, Area(x, area.centre[1] - side / 2, side, side), letter_of(t, member, dungeon), dungeon)
        x += side + 2


def _fighting(canvas: Canvas, t: State, seat: int) -> Iterator[Part]:
    """Who meets whom, the own fight first, with all possible fighters: a beaten fighter's comrades of its colour defect."""
    met = {dungeon: here for dungeon in DUNGEONS if len(here := positions.wizards_at(t, dungeon)) > 1}
    if not met:
        yield canvas.high(20), lambda area: _words(canvas, area, say("ui-dv-nobody-meets"))
    for dungeon, here in sorted(met.items(), key=lambda pair: seat not in pair[1]):
        yield _line(canvas), partial(_dungeon_box, canvas, dungeon)
        for rival in here:
            yield canvas.high(18, "bold") + FACE + 2, partial(_rival, canvas, rival, t.wizards[rival].party)


def _dungeon_box(canvas: Canvas, dungeon: str, area: Area) -> None:
    canvas.box(area, DUNGEON_COLOURS[dungeon], mix(DUNGEON_COLOURS[dungeon], INK, 0.5), radius=5)
    canvas.within(name(dungeon), area, 20, WHITE, face="bold")


def _rival(canvas: Canvas, seat: int, party: Sequence[str], area: Area) -> None:
    """A wizard in a fight, and its party with colours and ranks."""
    canvas.box(Area(area.x, area.y, 6, area.h), WIZARD_COLOURS[seat], None, radius=3)
    canvas.picture(f"dungeonville/wizards/{COLOURS[seat]}", positions.square((area.x + 34, area.centre[1]), min(44.0, area.h)))
    x, room = area.x + 60, area.w - 60
    canvas.text(name(COLOURS[seat]), (x, area.y - 2), 18, WIZARD_INKS[seat], face="bold", room=room)
    y, step = area.y + area.h - FACE / 2 - 1, min(FACE + 32, room / max(1, len(party)))
    for member in party:
        medallion(canvas, (x + FACE / 2, y), FACE / 2, member)
        rank = str(ADVENTURERS[member].rank)
        high = canvas.high(18, "bold")
        label(canvas, (rank,), Area(x + FACE + 2, y - high / 2, step - FACE - 2, high), 18, P.text, face="bold", align="left")
        x += step


def _collecting(canvas: Canvas, t: State, seat: int) -> Iterator[Part]:
    """The own gold, and the price of a deed."""
    yield 38.0, partial(_gold, canvas, wealth(t, seat))
    words = say("ui-dv-deed-price", gold=NUMBERS.swap_price)
    yield 44.0, partial(_deed, canvas, words)


def _deed(canvas: Canvas, words: str, area: Area) -> None:
    canvas.picture("dungeonville/tokens/deed-back", positions.square((area.x + 19, area.centre[1]), area.h / 1.3, 1.3))
    canvas.within(words, Area(area.x + 42, area.y, area.w - 42, area.h), 20, P.text, align="left")


HELP: dict[str, Callable[[Canvas, State, int], Iterator[Part]]] = {
    "recruit": _recruiting, "scout": _scouting, "combat": _fighting, "collect": _collecting,
}  # fmt: skip
SHORT: dict[str, Callable[[Canvas, State, int], Iterator[Part]]] = {"scout": _in_short}
"""Variants that need less room."""
