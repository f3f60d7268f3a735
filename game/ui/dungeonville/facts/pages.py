"""The pages of the inspector: of a wizard, of a dungeon, of the town. All of it is public (DV-108, DV-109)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from game.rules.dungeonville.beliefs.odds import danger
from game.rules.dungeonville.party import capacity, rank
from game.rules.dungeonville.state import State
from game.rules.dungeonville.tables.cards import ROOMS, TOWN
from game.rules.dungeonville.town import price_of
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import mix
from game.ui.dungeonville import counts
from game.ui.dungeonville.facts import descriptions
from game.ui.dungeonville.facts.descriptions import seat_name
from game.ui.dungeonville.facts.thing import Chips, Description, LetterChip, Thing, draw_thing, percent
from game.ui.dungeonville.panels.pieces import coin, letter_chip, medallion, tokens
from game.ui.dungeonville.theme import DUNGEON_COLOURS, EDGE, PAPER, P
from game.ui.widgets.boxes import Box, Drawn, Line, Space, Spaced, Text
from game.ui.widgets.containers import ByWidth, Column, Flow, Framed, Grid, Row, Sized
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
        rules = say("ui-dv-inspect-rules", rules=", ".join(self.description.rules))
        body = BUILDERS[self.thing.kind](self)
        return Column(_intro(self), *body, Spaced(Text(rules, BODY, P.muted, "italic"), 8))

    def link(self, thing: Thing, box: Box, number: int = 0) -> Box:
        """A box that leads to the page of a thing; `number` distinguishes several of the same thing."""
        return Choosable(box, (*thing, number), partial(self.go, thing), "things", "", _focus, data=thing)


def _focus(canvas: Canvas, area: Area, focused: bool) -> None:
    if focused:
        focus_frame(canvas, area.inset(-2), P, diamonds=False, light=False)


# ------------------------------------------------------------------ parts


def _heading(words: str) -> Box:
    rule = Drawn(lambda canvas, a: canvas.line((a.x, a.y + 2), (a.x + a.w, a.y + 2), EDGE, 2), 6)
    return Spaced(Column(Line(words, 28, P.title, "title", least=0.4), rule), 8)


def _intro(page: Page) -> Box:
    """The top of a page: a large picture, the title, and the flavour text."""
    about = page.description
    lines = ((about.title, 36.0, P.title, "title"), (about.kind, BODY, P.text, "text"), (about.tale, BODY, P.muted, "italic"))
    words = Column(*(Text(*line) for line in lines if line[0]), Space(), gap=2)

    def make(canvas: Canvas, wide: float) -> Box:
        return Row(_picture(page.thing, 120.0 * max(1.0, canvas.stretch**0.4)), words, gap=20, grow=(1,))

    return Spaced(ByWidth(make), 14)


def _picture(thing: Thing, side: float) -> Box:
    return Drawn(partial(draw_thing, thing=thing), side, side)


def _sentences(*words: str) -> list[Box]:
    """Sentences; rule numbers in them are links to the rulebook."""
    return [Spaced(Text(one, BODY, P.text), 8) for one in words]


def _letters(texts: tuple[str, str], row: Sequence[LetterChip], thing: Thing | None = None, *, named: bool = False) -> Box:
    """Two lines beside the picture of a thing, and letters beside or below them; with `named` the dungeons have their names."""
    words = Column(Text(texts[0], BODY, P.text, "bold"), Text(texts[1], SMALL, P.muted))
    label = Row(_picture(thing, FACE) if thing is not None else Space(w=FACE), words, gap=14, grow=(1,))
    chips = Chips(tuple(row), BODY, named, 0.0 if len(row) == len(DUNGEON_COLOURS) else CELL) if row else Space()
    lower = Column(Space(), label, grow=(0,)) if thing is not None else Column(Space(), label, Space(), grow=(0, 2))

    def make(canvas: Canvas, wide: float) -> Box:
        if wide < NARROW * canvas.stretch:
            return Column(label, chips, gap=4) if row else label
        return Row(lower, chips, gap=0, shares=(LABEL, 1 - LABEL), align="fill")

    return ByWidth(make)


def _member(page: Page, adventurer: str, *, first: bool, lead: str = "") -> Box:
    """An adventurer with its letters; the `first` of several shows the names of the dungeons."""
    thing = Thing("adventurer", adventurer)
    texts = (name(adventurer), f"{lead}{descriptions.class_line(adventurer)}")
    return Spaced(page.link(thing, _letters(texts, descriptions.letter_chips(page.t, adventurer), thing, named=first)), 10)


def _cards(page: Page, found: Sequence[str]) -> Box:
    """Gold cards and items side by side, each in the colour of its dungeon."""
    order = list(ROOMS)
    cards = sorted(found, key=lambda card: (ROOMS[card].item, order.index(card)))
    made = [page.link(Thing("room", card), Drawn(partial(_card, card=card), CARD[1], CARD[0])) for card in cards]
    return Spaced(Flow(*made, gap=8), 10)


def _card(canvas: Canvas, area: Area, card: str) -> None:
    colour = DUNGEON_COLOURS[ROOMS[card].dungeon]
    canvas.box(area, mix(colour, PAPER, 0.25), colour, width=3, radius=6)
    if ROOMS[card].item:
        canvas.picture(f"dungeonville/items/{card}", area.halfway_down(area.x + 4, 38, 38))
    else:
        coin(canvas, area.centre, 19, str(ROOMS[card].gold))


def _blood_row(text: str, count: Sequence[int]) -> Box:
    """A sentence followed by blood tokens."""
    words, drops = Text(text, BODY, P.text), Drawn(partial(tokens, counts=count), 30)

    def make(canvas: Canvas, wide: float) -> Box:
        room = min(canvas.wide(text, BODY) + 4, wide * 0.62)
        return Sized(Row(Sized(words, room), drops, gap=14, grow=(1,)), h=max(34.0, words.high(canvas, room)))

    return Spaced(ByWidth(make), 6)


class Entry(NamedTuple):
    """A thing in a grid: a title beside its picture, and a line below; `number` distinguishes entries of the same thing."""

    thing: Thing
    title: str
    below: str
    number: int = 0
    grey: bool = False


def _entries(page: Page, found: Sequence[Entry]) -> Box:

    def make(canvas: Canvas, wide: float) -> Box:
        side = max(44.0, canvas.high(SMALL + 1, "bold") + canvas.high(17))
        least = max(260.0, max(canvas.wide(one.title, SMALL + 1, "bold") for one in found) + side + 24)
        made = [page.link(one.thing, _entry(one, side), one.number) for one in found]
        return Grid(*made, least=min(least, wide), gap=10)

    return Spaced(ByWidth(make), 14)


def _entry(one: Entry, side: float) -> Box:
    words = Column(Line(one.title, SMALL + 1, P.text, "bold"), Line(one.below, 17, P.muted))
    return Framed(Row(Drawn(partial(_entry_picture, one=one), side, side), words, gap=10, grow=(1,)), (2, 3))


def _entry_picture(canvas: Canvas, area: Area, one: Entry) -> None:
    row = ROOMS.get(one.thing.which)
    if one.thing.kind == "adventurer":
        medallion(canvas, area.centre, area.w / 2, one.thing.which, grey=one.grey)
    elif row is None or row.item:
        draw_thing(canvas, area, one.thing)
    else:
        half = min(area.w / 2, 30.0)
        letter_chip(canvas, area.halfway_across(area.y, 2 * half, area.h * 0.5), row.letter, row.dungeon)
        coin(canvas, (area.centre[0], area.y + area.h * 0.76), area.h * 0.24, str(row.gold))


# ------------------------------------------------------------------ a wizard


def _wizard(page: Page) -> list[Box]:
    t, seat = page.t, page.thing.seat
    one, made = t.wizards[seat], [_heading(say("ui-dv-inspect-head-party"))]
    made += [_member(page, adventurer, first=not number) for number, adventurer in enumerate(one.party)]
    if one.party:
        row = [LetterChip(percent(danger(t, seat, dungeon)), dungeon, "") for dungeon in t.rooms]
        texts = (say("ui-dv-inspect-somebody"), say("ui-dv-carries", gold=capacity(t, seat)))
        made.append(Spaced(_letters(texts, row), 10))
    else:
        made += _sentences(say("ui-dv-inspect-party", party=[], gold=0))
    made += [_heading(say("ui-dv-inspect-head-treasury")), *_sentences(descriptions.treasury_words(t, seat))]
    made += [_cards(page, found) for found in (one.treasury, one.haul) if found]
    return [*made, *_blood(t, seat), *_deaths(page, [one for one in page.deaths if one.seat == seat])]


def _blood(t: State, seat: int) -> list[Box]:
    """The graveyard, the own blood, and what everybody knows of the deed."""
    found, graveyard = counts.supply(t, seat), t.wizards[seat].graveyard
    lying = {say("ui-dv-inspect-own-blood-on", dungeon=dungeon): number for dungeon, number in found.dungeons.items()}
    lying |= {say("ui-dv-inspect-own-blood-in", seat=seat_name(other)): number for other, number in found.graves.items()}
    made = [_heading(say("ui-dv-inspect-head-blood"))]
    made += [_blood_row(say("ui-dv-inspect-won"), graveyard)] if any(graveyard) else []
    made += [_blood_row(words, [0] * seat + [number]) for words, number in lying.items()]
    made += [*_sentences(descriptions.supply_words(t, seat)), _heading(say("ui-dv-inspect-head-deed"))]
    return [*made, *_sentences(*descriptions.known_swaps(t, seat), descriptions.known_deed(t, seat))]


def _deaths(page: Page, deaths: Sequence[counts.Death]) -> list[Box]:
    head = _heading(say("ui-dv-inspect-head-dead"))
    if not deaths:
        return [head, *_sentences(say("ui-dv-inspect-nobody-dead"))]
    found = list[Entry]()
    for number, one in enumerate(deaths, start=1):
        words = say("ui-dv-inspect-died", round=one.round, dungeon=one.dungeon)
        found.append(Entry(Thing("adventurer", one.adventurer), name(one.adventurer), words, number, grey=True))
    return [head, _entries(page, found)]


# ------------------------------------------------------------------ a dungeon


def _dungeon(page: Page) -> list[Box]:
    t, dungeon = page.t, page.thing.which
    blood, items = t.blood[dungeon], counts.left(t, dungeon)[counts.ITEM]
    rooms = _letters((descriptions.rooms_words(t, dungeon), ""), descriptions.room_chips(t, dungeon))
    made = [_heading(say("ui-dv-inspect-remain")), Spaced(rooms, 10), *_sentences(say("ui-dv-inspect-items-left", left=items))]
    made += [_heading(say("ui-dv-inspect-head-risk")), *(_against(page, seat, dungeon) for seat in range(len(t.wizards)))]
    made += [_heading(say("ui-dv-inspect-head-blood")), _blood_row(descriptions.blood_words(tuple(blood)), blood)]
    made += _sentences(say("ui-dv-inspect-blood-counts"), descriptions.known_owner(t, dungeon))
    made += _deaths(page, [one for one in page.deaths if one.dungeon == dungeon])
    seen = [Entry(Thing("room", room), name(room), descriptions.card_location(t, room)) for room in counts.seen_rooms(t, dungeon)]
    made.append(_heading(say("ui-dv-inspect-head-seen")))
    return [*made, *([_entries(page, seen)] if seen else _sentences(say("ui-dv-inspect-nothing-seen")))]


def _against(page: Page, seat: int, dungeon: str) -> Box:
    """A wizard's party in a dungeon: its letters there, and the chances that the next room kills."""
    t, thing = page.t, Thing("wizard", str(seat))
    row = [descriptions.letter_chip(t, seat, adventurer, dungeon) for adventurer in t.wizards[seat].party]
    below = descriptions.risk_words(t, seat, dungeon) if row else say("ui-dv-nobody")
    return Spaced(page.link(thing, _letters((seat_name(seat), below), row, thing)), 10)


# ------------------------------------------------------------------ the town


def _town(page: Page) -> list[Box]:
    t, made = page.t, [_heading(say("ui-dv-inspect-head-places"))]
    for number, (place, who) in enumerate(zip(list(TOWN)[len(TOWN) - len(t.town) :], t.town, strict=True)):
        lead = f"{say('ui-dv-inspect-in-town', place=place, price=price_of(t, who))} "
        made.append(_member(page, who, first=not number, lead=lead))
    made += [] if t.town else _sentences(say("ui-dv-inspect-empty"))
    made += [_heading(name("deed-house")), *_sentences(*descriptions.house_words(t))]
    made += [_heading(say("ui-dv-inspect-head-discard")), *_sentences(descriptions.deck_words(t))]
    gone = [Entry(Thing("adventurer", one), name(one), descriptions.class_line(one)) for one in sorted(t.discard, key=rank)]
    return [*made, _entries(page, gone)] if gone else made


BUILDERS: dict[str, Callable[[Page], list[Box]]] = {"wizard": _wizard, "dungeon": _dungeon, "town": _town}
