"""The pages of the inspector: of a wizard, of a dungeon, of the town. All of it is public (DV-108, DV-109)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from game.rules.dungeonville.beliefs.odds import danger, letter_of, risk_of
from game.rules.dungeonville.party import capacity, rank
from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.tables.cards import ROOMS, TOWN
from game.rules.dungeonville.tables.content import SURVIVAL
from game.rules.dungeonville.town import price_of
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import mix
from game.ui.dungeonville.facts import counts, descriptions
from game.ui.dungeonville.facts.thing import Chips, Description, LetterChip, Thing, percent
from game.ui.dungeonville.facts.tooltip import draw_thing
from game.ui.dungeonville.style import DUNGEON_COLOURS, EDGE, PAPER, P, coin, letter_chip, medallion, tokens
from game.ui.widgets.boxes import Box, Drawn, Space, Spaced, Text
from game.ui.widgets.containers import ByWidth, Column, Flow, Grid, Row, Sized
from game.ui.widgets.controls import focus_frame
from game.ui.widgets.pressed import Choosable

BODY, SMALL = 21.0, 18.0
FACE = 60.0
NARROW = 860.0
"""A page that is narrower than this, at nominal text size, shows letters below the names."""
LABEL = 0.42
"""The share of the width for the name before the letters."""
CELL = 96.0
CARD = (46.0, 60.0)


@dataclass(frozen=True)
class Page:
    """The page of a thing: the state, the description, the deaths so far; `go` opens the page of another thing."""

    t: State
    thing: Thing
    description: Description
    deaths: tuple[counts.Death, ...]
    go: Callable[[Thing], None]

    def box(self) -> Box:
        """All of the page, its rules last."""
        rules = sentence(say("ui-dv-inspect-rules", rules=", ".join(self.description.rules)), muted=True)
        return Column(intro(self.thing, self.description), *BUILDERS[self.thing.kind](self), rules)

    def link(self, thing: Thing, box: Box, number: int = 0) -> Box:
        """A box that leads to the page of a thing; `number` distinguishes several of the same thing."""
        return Choosable(box, (*thing, number), partial(self.go, thing), "things", "", _focus, data=thing)


def _focus(canvas: Canvas, area: Area, focused: bool) -> None:
    if focused:
        focus_frame(canvas, area.inset(-2), P, diamonds=False, light=False)


# ------------------------------------------------------------------ parts


def heading(words: str) -> Box:
    """A heading."""
    return Spaced(Drawn(partial(_heading, words=words), lambda canvas, _: canvas.high(28, "title") + 6), 8)


def _heading(canvas: Canvas, area: Area, words: str) -> None:
    size = canvas.fitting(words, 28, area.w, "title", 0.4)
    canvas.text(words, (area.x, area.y), size, P.title, face="title", room=area.w)
    low = area.y + area.h - 4
    canvas.line((area.x, low), (area.x + area.w, low), EDGE, 2)


def intro(thing: Thing, description: Description) -> Box:
    """The top of a page: a large picture, the title, and the flavour text."""
    lines = (
        (description.title, 36.0, "title", P.title),
        (description.kind, BODY, "text", P.text),
        (description.tale, BODY, "italic", P.muted),
    )
    words = Column(*(Text(text, size, colour, face) for text, size, face, colour in lines if text), Space(), gap=2)

    def make(canvas: Canvas, wide: float) -> Box:
        side = 120.0 * max(1.0, canvas.stretch**0.4)
        return Row(_picture(thing, side), words, gap=20, grow=(1,))

    return Spaced(ByWidth(make), 14)


def _picture(thing: Thing, side: float) -> Box:
    return Drawn(partial(draw_thing, thing=thing), side, side)


def sentence(words: str, *, muted: bool = False) -> Box:
    """A sentence; rule numbers in it are links to the rulebook."""
    return Spaced(Text(words, BODY, P.muted, "italic") if muted else Text(words, BODY, P.text), 8)


def letter_row(texts: tuple[str, str], row: Sequence[LetterChip], thing: Thing | None = None, *, named: bool = False) -> Box:
    """Two lines beside the picture of a thing, and letters beside or below them; with `named` the dungeons have their names."""
    words = Column(Text(texts[0], BODY, P.text, "bold"), Text(texts[1], SMALL, P.muted))
    label = Row(_picture(thing, FACE) if thing is not None else Space(w=FACE), words, gap=14, grow=(1,))
    chips = Chips(tuple(row), BODY, named, 0.0 if len(row) == len(DUNGEON_COLOURS) else CELL) if row else Space()

    def make(canvas: Canvas, wide: float) -> Box:
        if wide < NARROW * canvas.stretch:
            return Column(label, chips, gap=4) if row else label
        lower = Column(Space(), label, *([] if thing is not None else [Space()]), grow=(0,) if thing is not None else (0, 2))
        return Row(lower, chips, gap=0, shares=(LABEL, 1 - LABEL), align="fill")

    return ByWidth(make)


def _member(page: Page, adventurer: str, *, first: bool, lead: str = "") -> Box:
    """An adventurer with its letters; the `first` of several shows the names of the dungeons."""
    thing = Thing("adventurer", adventurer)
    texts = (name(adventurer), f"{lead}{descriptions.class_line(adventurer)}")
    row = letter_row(texts, descriptions.letter_chips(page.t, adventurer), thing, named=first)
    return Spaced(page.link(thing, row), 10)


def _cards(page: Page, found: Sequence[str]) -> Box:
    """Gold cards and items side by side, each in the colour of its dungeon."""
    order = list(ROOMS)
    made = [
        page.link(Thing("room", card), Drawn(partial(_card, card=card), CARD[1], CARD[0]))
        for card in sorted(found, key=lambda card: (ROOMS[card].item, order.index(card)))
    ]
    return Spaced(Flow(*made, gap=8), 10)


def _card(canvas: Canvas, area: Area, card: str) -> None:
    colour = DUNGEON_COLOURS[ROOMS[card].dungeon]
    canvas.box(area, mix(colour, PAPER, 0.25), colour, width=3, radius=6)
    if ROOMS[card].item:
        canvas.picture(f"dungeonville/items/{card}", Area(area.x + 4, area.centre[1] - 19, 38, 38))
    else:
        coin(canvas, area.centre, 19, str(ROOMS[card].gold))


def _blood_row(text: str, count: Sequence[int]) -> Box:
    """A sentence followed by blood tokens."""

    def make(canvas: Canvas, wide: float) -> Box:
        room = min(canvas.wide(text, BODY) + 4, wide * 0.62)
        words = Drawn(partial(_words, text=text), canvas.tall(text, BODY, room), room)
        drops = Drawn(partial(tokens, counts=count), 30)
        return Sized(Row(words, drops, gap=14, grow=(1,)), h=max(34.0, words.high(canvas, room)))

    return Spaced(ByWidth(make), 6)


def _words(canvas: Canvas, area: Area, text: str) -> None:
    canvas.paragraph(text, area._replace(h=area.h + 4), BODY, P.text)


class Entry(NamedTuple):
    """A thing in a grid: a title beside its picture, and a line below; `number` distinguishes entries of the same thing."""

    thing: Thing
    title: str
    below: str
    number: int = 0
    grey: bool = False


def _entries(page: Page, found: Sequence[Entry]) -> Box:
    """Things in a grid, each with a picture and two lines."""

    def make(canvas: Canvas, wide: float) -> Box:
        side = max(44.0, canvas.high(SMALL + 1, "bold") + canvas.high(17))
        least = max(260.0, max(canvas.wide(one.title, SMALL + 1, "bold") for one in found) + side + 24)
        made = [page.link(one.thing, Drawn(partial(_entry, one=one, side=side), side + 6), one.number) for one in found]
        return Grid(*made, least=min(least, wide), gap=10)

    return Spaced(ByWidth(make), 14)


def _entry(canvas: Canvas, area: Area, one: Entry, side: float) -> None:
    _entry_picture(canvas, Area(area.x + 2, area.y + 3, side, side), one)
    x, room, line = area.x + side + 12, area.w - side - 16, canvas.high(SMALL + 1, "bold")
    y = area.centre[1] - (line + canvas.high(17)) / 2
    canvas.text(one.title, (x, y), canvas.fitting(one.title, SMALL + 1, room, "bold"), P.text, face="bold", room=room)
    canvas.text(one.below, (x, y + line), canvas.fitting(one.below, 17, room), P.muted, room=room)


def _entry_picture(canvas: Canvas, area: Area, one: Entry) -> None:
    row = ROOMS.get(one.thing.which)
    if one.thing.kind == "adventurer":
        medallion(canvas, area.centre, area.w / 2, one.thing.which, grey=one.grey)
    elif row is None or row.item:
        draw_thing(canvas, area, one.thing)
    else:
        half = min(area.w / 2, 30.0)
        letter_chip(canvas, Area(area.centre[0] - half, area.y, 2 * half, area.h * 0.5), row.letter, row.dungeon)
        coin(canvas, (area.centre[0], area.y + area.h * 0.76), area.h * 0.24, str(row.gold))


# ------------------------------------------------------------------ a wizard


def _wizard(page: Page) -> list[Box]:
    t, seat = page.t, page.thing.seat
    one = t.wizards[seat]
    made: list[Box] = [heading(say("ui-dv-inspect-head-party"))]
    if not one.party:
        made.append(sentence(say("ui-dv-inspect-party", party=[], gold=0)))
    for number, adventurer in enumerate(one.party):
        made.append(_member(page, adventurer, first=not number))
    if one.party:
        row = [LetterChip(percent(danger(t, seat, dungeon)), dungeon, "") for dungeon in t.rooms]
        texts = (say("ui-dv-inspect-somebody"), say("ui-dv-carries", gold=capacity(t, seat)))
        made.append(Spaced(letter_row(texts, row), 10))
    made += [heading(say("ui-dv-inspect-head-treasury")), sentence(descriptions.treasury_words(t, seat))]
    made += [_cards(page, found) for found in (one.treasury, one.haul) if found]
    return [*made, *_blood(t, seat), *_deaths(page, [one for one in page.deaths if one.seat == seat])]


def _blood(t: State, seat: int) -> list[Box]:
    """The graveyard, the own blood, and what everybody knows of the deed."""
    found, one = counts.supply(t, seat), t.wizards[seat]

    def own(number: int) -> list[int]:
        return [number if other == seat else 0 for other in range(len(t.wizards))]

    made = [heading(say("ui-dv-inspect-head-blood"))]
    if any(one.graveyard):
        made.append(_blood_row(say("ui-dv-inspect-won"), one.graveyard))
    made += [_blood_row(say("ui-dv-inspect-lies", dungeon=dungeon), own(number)) for dungeon, number in found.dungeons.items()]
    for other, number in found.graves.items():
        made.append(_blood_row(say("ui-dv-inspect-taken", seat=name(COLOURS[other])), own(number)))
    made.append(sentence(descriptions.supply_words(t, seat)))
    deed = (*descriptions.known_swaps(t, seat), descriptions.known_deed(t, seat))
    return [*made, heading(say("ui-dv-inspect-head-deed")), *(sentence(one) for one in deed)]


def _deaths(page: Page, deaths: Sequence[counts.Death]) -> list[Box]:
    made = [heading(say("ui-dv-inspect-head-dead"))]
    if not deaths:
        return [*made, sentence(say("ui-dv-inspect-nobody-dead"))]
    found = list[Entry]()
    for number, one in enumerate(deaths, start=1):
        words = say("ui-dv-inspect-died", round=one.round, dungeon=one.dungeon)
        found.append(Entry(Thing("adventurer", one.adventurer), name(one.adventurer), words, number, grey=True))
    return [*made, _entries(page, found)]


# ------------------------------------------------------------------ a dungeon


def _dungeon(page: Page) -> list[Box]:
    t, dungeon = page.t, page.thing.which
    lying, items = t.blood[dungeon], counts.left(t, dungeon)[counts.ITEM]
    rooms = letter_row((descriptions.rooms_words(t, dungeon), ""), descriptions.room_chips(t, dungeon))
    made = [heading(say("ui-dv-inspect-remain")), Spaced(rooms, 10)]
    made += [sentence(say("ui-dv-inspect-items-left", left=items)), heading(say("ui-dv-inspect-head-risk"))]
    made += [_against(page, seat, dungeon) for seat in range(len(t.wizards))]
    made += [heading(say("ui-dv-inspect-head-blood")), _blood_row(descriptions.blood_words(tuple(lying))[0], lying)]
    made += [sentence(say("ui-dv-inspect-blood-counts")), sentence(descriptions.known_owner(t, dungeon))]
    made += _deaths(page, [one for one in page.deaths if one.dungeon == dungeon])
    seen = [Entry(Thing("room", room), name(room), descriptions.card_location(t, room)) for room in counts.seen_rooms(t, dungeon)]
    made.append(heading(say("ui-dv-inspect-head-seen")))
    return [*made, _entries(page, seen) if seen else sentence(say("ui-dv-inspect-nothing-seen"))]


def _against(page: Page, seat: int, dungeon: str) -> Box:
    """A wizard's party in a dungeon: its letters there, and the chances that the next room kills."""
    t, row = page.t, []
    for adventurer in t.wizards[seat].party:
        letter = letter_of(t, adventurer, dungeon)
        found = letter in SURVIVAL
        row.append(LetterChip(letter, dungeon, percent(risk_of(t, seat, adventurer, dungeon) if found else None), not found))
    seat_name = name(COLOURS[seat])
    below = say("ui-dv-inspect-risk", seat=seat_name, risk=round(100 * danger(t, seat, dungeon))) if row else say("ui-dv-nobody")
    thing = Thing("wizard", str(seat))
    return Spaced(page.link(thing, letter_row((seat_name, below), row, thing)), 10)


# ------------------------------------------------------------------ the town


def _town(page: Page) -> list[Box]:
    t, made = page.t, [heading(say("ui-dv-inspect-head-places"))]
    empty = len(TOWN) - len(t.town)
    for number, place in enumerate(list(TOWN)[empty:]):
        lead = f"{say('ui-dv-inspect-in-town', place=place, price=price_of(t, t.town[number]))} "
        made.append(_member(page, t.town[number], first=not number, lead=lead))
    if not t.town:
        made.append(sentence(say("ui-dv-inspect-empty")))
    made.append(heading(name("deed-house")))
    made += [sentence(one) for one in (say("text-deed-house"), *descriptions.house_words(t))]
    made += [heading(say("ui-dv-inspect-head-discard")), sentence(descriptions.deck_words(t))]
    gone = [Entry(Thing("adventurer", one), name(one), descriptions.class_line(one)) for one in sorted(t.discard, key=rank)]
    return [*made, _entries(page, gone)] if gone else made


BUILDERS: dict[str, Callable[[Page], list[Box]]] = {"wizard": _wizard, "dungeon": _dungeon, "town": _town}
