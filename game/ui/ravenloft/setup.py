"""The Heroes on the setup page: their numbers, who plays them, their Power cards. And what the game registers for this page."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from game.match import PERSON
from game.rules import GAMES
from game.rules.ravenloft.setup import ORDER
from game.rules.ravenloft.tables.cards import HEROES, POWERS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLUE, BLUE_DEEP, CARD_TYPES, GOLD, RAVENLOFT, WARM, mix
from game.ui.ravenloft import setup_choices
from game.ui.ravenloft.board.faces import portrait, type_of
from game.ui.ravenloft.how_to_play import page_of
from game.ui.ravenloft.panels import card_face
from game.ui.ravenloft.panels.column import numbers
from game.ui.ravenloft.setup_adventures import listed, odds, story
from game.ui.ravenloft.setup_choices import HOME, powers_of
from game.ui.ravenloft.table.presentation import GUIDE
from game.ui.ravenloft.theme import CREAM, FRAME
from game.ui.screens.setup import page
from game.ui.screens.setup.registration import Form, SetupUi
from game.ui.widgets.boxes import Box, Drawn, Line, Part, Picture, Pointing, Space
from game.ui.widgets.containers import ByWidth, Column, Framed, Grid, Row, Sized, panel
from game.ui.widgets.pressed import Choosable

P = RAVENLOFT
FACE, DENSE_FACE = 112.0, 100.0
SLIM, SLIMMEST, BESIDE = 1, 2, 3
"""The densities with low rows, without numbers, and with a small portrait beside the name."""
SMALL_FACE = 56.0
"""The size of a portrait beside the name."""
ROW = 36.0
"""The height of a card's row."""
NUMBERS = ("ui-ac", "ui-hp", "ui-speed", "ui-surge")
"""The labels of a Hero's numbers."""
LABEL, BETWEEN = 18.0, 2.0
"""The size of these labels, and the distance of the numbers."""
STRENGTH, STEPS = 44.0, 4
"""The width and the number of the bars that show an agent's strength."""


@dataclass(frozen=True)
class CardRows(Box):
    """The cards of a Hero, with room for `most`. They are as high as the area allows, but with `dense` may be as low as their letters."""

    rows: Sequence[Box]
    most: int
    dense: bool

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height of the most cards."""
        slim = canvas.high(19) + 3
        return self.most * (slim if self.dense else max(ROW, slim + 5))

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """The cards from the top."""
        high = min(max(ROW, canvas.high(19) + 8), area.h / self.most)
        for place, row in enumerate(self.rows):
            yield from row.place(canvas, area.row(area.y + place * high, high - 1), at)


def heroes(form: Form) -> Box:
    """The panels of the Heroes."""
    most = max(len(powers_of(form, hero)) for hero in ORDER)
    panels = [_hero(form, hero, most) for hero in ORDER]
    return ByWidth(
        lambda canvas, wide: Grid(*panels, least=198 * canvas.stretch, gap=16 if wide > 900 else 10, fill=True)
    )  # fmt: skip


def _hero(form: Form, hero: str, most: int) -> Box:
    """A Hero with its numbers, if there is room for them, its holder and its cards."""
    here = form.who[hero] != HOME
    head = Choosable(_head(hero, form.density, here=here), ("hero", hero), page.press, "faces", name(hero), _face_frame)
    rows = [_card(card, here=here) for card in powers_of(form, hero)]
    cards = CardRows(rows, most, form.density >= SLIM)
    who = page.framed(_holder(form.who[hero]), ("who", hero), "heroes", name(hero), P)
    box = Column(head, Space(6), Framed(who, (2, 0)), Space(8), cards, grow=(-1,))
    return panel(box, P, pad=(8, 8), line=FRAME if here else P.line, warm=WARM if here else None)


def _head(hero: str, density: int, *, here: bool) -> Box:
    """The portrait and the name of a Hero, with its kind and its numbers if there is room for them."""
    face = SMALL_FACE if density >= BESIDE else DENSE_FACE if density else FACE
    picture = Picture(portrait(hero), face, face, grey=not here, alpha=255 if here else 150)
    shade = P.title if here else P.muted
    if density >= BESIDE:
        named = ByWidth(lambda canvas, wide: Line(name(hero), canvas.fitting(name(hero), 26, wide, "title"), shade, "title"))
        return Framed(Row(picture, named, gap=8, grow=(1,)), (4, 2))
    kind = Line(say(f"title-{hero}"), 19, P.muted, "book", "centre")
    below = [] if density == SLIMMEST else [ByWidth(partial(_numbers_with_room, hero))]
    return Column(Space(5), picture, Space(2), Line(name(hero), 28, shade, "title", "centre"), kind, *below, Space(2))


def _face_frame(canvas: Canvas, area: Area, focused: bool) -> None:
    """The focus around a portrait."""
    if focused:
        canvas.frame(area, P.focus, width=3, radius=8)


def _numbers_with_room(hero: str, canvas: Canvas, wide: float) -> Box:
    """The numbers of a Hero, or nothing where one of their labels would be cut."""
    cell = wide / len(NUMBERS) - 3 * BETWEEN
    fits = all(canvas.wide(say(label), canvas.fitting(say(label), LABEL, cell)) <= cell for label in NUMBERS)
    return Column(Space(8), _numbers(hero)) if fits else Space(0)


def _numbers(hero: str) -> Box:
    """A Hero's numbers at level 1."""
    row = HEROES[hero].levels[0]
    shown = zip((row.ac, row.hp, row.speed, row.surge), NUMBERS, (None,) * len(NUMBERS), strict=True)
    return numbers(list(shown), gap=BETWEEN)


def _holder(who: str) -> Box:
    """The button that shows who plays a Hero, with the strength of an agent if there is room."""
    fill, line = (BLUE_DEEP, BLUE) if who == PERSON else (P.panel_low, P.line if who == HOME else FRAME)
    words = say("ui-add") if who == HOME else say("ui-human") if who == PERSON else say(f"level-{who}")
    icon = [] if who == HOME else [Picture("ui/person" if who == PERSON else "ui/gear", 28, 28)]
    label = Line(words, 21, P.muted if who == HOME else P.text, "bold")
    bars = (
        []
        if who in (HOME, PERSON)
        else [Drawn(partial(_strength, level=[*GAMES["ravenloft"].agents].index(who) + 1), 22, STRENGTH)]
    )

    def arranged(canvas: Canvas, wide: float) -> Box:
        whole = Row(*icon, label, *bars, gap=8, grow=(len(icon),))
        row = whole if whole.wide(canvas) <= wide else Row(*icon, label, gap=8, grow=(len(icon),))
        return Sized(row, h=max(46.0, canvas.high(21) + 18))

    return Framed(ByWidth(arranged), (12, 0), lambda canvas, area: canvas.box(area, fill, line, width=2))


def _strength(canvas: Canvas, area: Area, level: int) -> None:
    """An agent's strength as rising bars."""
    each = area.w / STEPS
    for place in range(STEPS):
        high = area.h * (place + 1.4) / (STEPS + 0.4)
        bar = Area(area.x + place * each, area.y + area.h - high, each - 3, high)
        canvas.box(bar, GOLD if place < level else mix(P.line, P.panel, 0.4), radius=2)


def _card(card: str, *, here: bool) -> Box:
    """A Power card in a Hero's panel."""

    def mark(canvas: Canvas, area: Area, focused: bool) -> None:
        if focused:
            canvas.frame(area.inset(-1), P.focus, width=3, radius=6)

    return Choosable(Drawn(partial(_power, card=card, here=here)), ("power", card), page.press, "powers", name(card), mark)


def _power(canvas: Canvas, area: Area, card: str, here: bool) -> None:
    """The type and the name of a Power card."""
    kind, size = type_of(card), min(28.0 * canvas.stretch, area.h - 3)
    plate = Area(area.x + 4, area.y + (area.h - size) / 2, size, size)
    canvas.box(plate, CARD_TYPES[kind] if here else mix(CARD_TYPES[kind], P.panel, 0.6), radius=4)
    canvas.within(name(kind)[:1], plate, canvas.block("A", plate, 19, "bold"), CREAM, face="bold", margin=0)
    words = name(card) + (" *" if POWERS[card].automatic else "")
    room = area.w - size - 16
    fits = canvas.block("A", area, canvas.fitting(words, 19, room))
    top = area.y + (area.h - canvas.high(fits)) / 2 - 1
    canvas.text(words, (area.x + size + 12, top), fits, P.text if here else P.muted, room=room)


def opened(canvas: Canvas, area: Area, card: str) -> None:
    """A Power card over the page, with the words that explain how to close it."""
    canvas.veil(area, (5, 3, 10), 190)
    words, room, most = say("ui-card-close"), area.inset(24), 848 * canvas.stretch
    size = canvas.fitting(words, 20, room.w - 40)
    high = canvas.high(size) + 12
    whole = card_face.fitted(canvas, (room,), card, most)
    area = card_face.fitted(canvas, (room._replace(h=room.h - high),), card, most)
    if not 0 < card_face.plan(canvas, whole, card).size <= card_face.plan(canvas, area, card).size:
        card_face.draw(canvas, whole, card)  # the card needs the whole room
        return
    card_face.draw(canvas, area, card)
    wide = canvas.wide(words, size) + 40
    plate = area.halfway_across(area.y + area.h + 18, wide, high)
    canvas.box(plate, P.panel, P.line, radius=8)
    canvas.text(words, (plate.centre[0], plate.y + 5), size, P.text, align="centre")


SETUP = SetupUi(
    game="ravenloft", palette=P, bed="ravenloft", title="ui-setup-title", form=setup_choices.form_of, left=listed,
    right=lambda form: Column(story(form), heroes(form), gap=16, grow=(1,)), shares=(640, 1232), gap=16, narrow=1150, densities=4,
    press=setup_choices.press, problem=setup_choices.problem, give=setup_choices.give, levels=setup_choices.levels,
    options=setup_choices.match_options, holders=setup_choices.holders, seat_name=setup_choices.seat_name,
    holder=lambda level: say("ui-not-playing") if level == HOME else "", keys={"log": "ledger"}, quiet=frozenset({"faces"}),
    page=setup_choices.page_of, resumed=setup_choices.take_up,
    later=setup_choices.later, in_bar=setup_choices.in_bar, aside=odds, card=opened, guides=(GUIDE,),
    how_to_play=lambda form: page_of(str(form.values["adventure"])), subject=lambda form: name(str(form.values["adventure"])),
    hints=((("next",), "ui-do-next"), (("left", "right", "up", "down"), "ui-do-choose"), (("take",), "ui-do-take"), (("back",), "ui-do-main-menu")),
)  # fmt: skip
