"""The panels of the Deed House, the entrances, the phases, the prompt and a wizard's secrets, and the curtain (DV-106, DV-107, DV-111)."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from game.rules.dungeonville.scoring import score_with
from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.tables.cards import NUMBERS, ROOMS
from game.rules.dungeonville.turn import PHASES
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, WHITE, mix
from game.ui.dungeonville import positions, theme
from game.ui.dungeonville.counts import active_dungeon, wizards_at
from game.ui.dungeonville.panels import pieces
from game.ui.dungeonville.panels.pieces import coin, deed_card, parchment, pawn, tokens, write
from game.ui.dungeonville.theme import DUNGEON_COLOURS, LIGHT_INK, SECRET_GROUND, SECRET_INK, P
from game.ui.dungeonville.town import Town
from game.ui.table.compositor import Layer
from game.ui.widgets.boxes import Box, Drawn, KeyCap, Line, Space, Text, paint, place
from game.ui.widgets.containers import Column, FirstFit, Row, Stack
from game.ui.widgets.controls import key_cap
from game.ui.widgets.layout import off_right, off_top


def place_layers(town: Town) -> Iterator[Layer]:
    """The panels that are open."""
    t, layout = town.state, town.layout
    if "house" not in layout.closed:
        yield Layer("dv-house", layout.house, paint_house, tuple(t.house_exposed[: len(t.house)]))
    if "entrances" not in layout.closed:
        active = active_dungeon(t)
        mouths = tuple(
            EntranceProps(tuple(t.blood[dungeon]), tuple(wizards_at(t, dungeon)), dungeon == active)
            for dungeon in DUNGEON_COLOURS
        )
        yield Layer("dv-entrances", layout.entrances, paint_entrances, mouths)
    if "phases" not in layout.closed:
        yield Layer("dv-phases", layout.phases, paint_phases, (t.round, t.phase))


# ------------------------------------------------------------------ the Deed House


def paint_house(canvas: Canvas, area: Area, deeds: tuple[str, ...]) -> None:
    """Paint the Deed House: the dungeon of each deed that is known to all, "" for a hidden one, and the price of an exchange."""
    parchment(canvas, area)
    inner = off_top(area.inset(14, 10), canvas.high(24, "title") + 2, 4)[1]
    if area.w > 200:
        canvas.picture("dungeonville/deed-house", Area(area.x + area.w - 100, area.y + area.h - 74, 90, 68))
        inner = off_right(inner, 90, 0)[1]
    canvas.text(name("deed-house"), (area.x + 14, area.y + 8), 24, P.title, face="title", room=area.w - 70)
    coin(canvas, (area.x + area.w - 34, area.y + 26), 22, str(NUMBERS.swap_price))
    if not deeds:
        canvas.paragraph(say("ui-dv-house-empty"), inner, 19, P.muted, face="italic")
    for shown, spot in zip(deeds, positions.deed_areas(canvas, area, len(deeds)), strict=True):
        if shown:
            deed_card(canvas, spot, shown)
        else:
            canvas.picture("dungeonville/tokens/deed-back", positions.square(spot.centre, min(spot.h / 1.3, spot.w), 1.3))


# ------------------------------------------------------------------ the entrances


class EntranceProps(NamedTuple):
    """An entrance: blood by wizard, the wizards whose pawns stand there, and whether something happens there now."""

    blood: tuple[int, ...]
    pawns: tuple[int, ...]
    is_active: bool


def paint_entrances(canvas: Canvas, area: Area, mouths: tuple[EntranceProps, ...]) -> Iterator[None]:
    """Paint the five entrances, in the order of the dungeons, with blood, pawns and names."""
    parchment(canvas, area)
    canvas.picture("dungeonville/ground", area.inset(3), cover=True)
    for (dungeon, spot), one in zip(positions.entrance_areas(area).items(), mouths, strict=True):
        yield
        _entrance(canvas, spot, dungeon, one)


def _entrance(canvas: Canvas, area: Area, dungeon: str, props: EntranceProps) -> None:
    picture, sign, low = positions.entrance_parts(canvas, area)
    colour, words = DUNGEON_COLOURS[dungeon], name(dungeon)
    tokens(canvas, low, props.blood, centred=True)
    if picture.h > 36:
        if props.is_active:
            pieces.halo(canvas, picture, colour)
        canvas.picture(f"dungeonville/mouths/{dungeon}", picture)
        for number, seat in enumerate(props.pawns):
            pawn(canvas, *positions.pawn_foot(picture, number, len(props.pawns)), seat)
    canvas.box(sign, colour, WHITE if props.is_active else mix(colour, INK, 0.5), width=2, radius=6)
    write(canvas, words, sign.centre, canvas.fitting(words, 20, sign.w - 10, "bold"), WHITE)


# ------------------------------------------------------------------ the phases


def paint_phases(canvas: Canvas, area: Area, props: tuple[int, str]) -> None:
    """Paint the round and its five phases: a tick for a finished one, a ring for the others."""
    number, current = props
    parchment(canvas, area)
    inner = area.inset(16, 10)
    canvas.text(say("ui-dv-round", round=number), (inner.x, inner.y), 24, P.title, face="title", room=inner.w)
    y = inner.y + canvas.high(24, "title") + 4
    step = min(canvas.high(20) + 4, (inner.y + inner.h - y) / len(PHASES))
    now = PHASES.index(current) if current in PHASES else -1
    for at, phase in enumerate(PHASES):
        colour, centre = WHITE if at == now else P.muted if at < now else P.text, (inner.x + 10, y + step / 2)
        if at == now:
            canvas.box(inner.row(y, step, left=-4, right=-4), P.accent, None, radius=5)
        if at < now:
            pieces.tick(canvas, centre)
        else:
            canvas.circle(centre, 5, colour, 2)
        face, words = "bold" if at == now else "text", say(f"ui-dv-phase-{phase}")
        canvas.text(words, (inner.x + 28, y + 1), 20, colour, face=face, room=inner.w - 30)
        y += step


# ------------------------------------------------------------------ secrets


class SecretProps(NamedTuple):
    """A wizard's deed with its score and the goal; the blood that it has won, that others and it have left; the room at the keyhole.

    `who` names the wizard where others are here, too.
    """

    who: str
    deed: str
    score: int
    goal: int
    won: int
    others: int
    bled: int
    keyhole: str


def secret_layer(town: Town) -> Layer:
    """The panel of secrets; hidden where others may look."""
    area, seat, view = town.layout.secret, town.secrets, town.secret_view
    if seat is None or view is None:
        asked = town.facts.asked if town.facts.sole is None else None
        shut = say("ui-dv-secrets") if asked is None else _whose(name(COLOURS[asked]))
        return Layer("dv-secret", area, paint_hidden, (town.secrets_key if town.facts.persons else "", shut))
    deed = view.deeds[seat].face
    blood, won, score = view.blood[deed], sum(view.wizards[seat].graveyard), score_with(view, seat, deed)
    who = "" if town.facts.sole == seat else name(COLOURS[seat])
    props = SecretProps(who, deed, score, view.options.goal, won, sum(blood) - blood[seat], blood[seat], _keyhole(view, seat))
    return Layer("dv-secret", area, paint_secrets, props)


def _keyhole(t: State, seat: int) -> str:
    """The room that this wizard has seen through the keyhole of the dungeon that its party explores, "" for none."""
    if t.trip is None or t.trip.seat != seat or not t.rooms[t.trip.dungeon]:
        return ""
    return t.rooms[t.trip.dungeon][-1].sealed or ""


def paint_hidden(canvas: Canvas, area: Area, props: tuple[str, str]) -> None:
    """Paint the closed panel, with the cap of the key that opens it, "" where no person plays, and its title."""
    key, title = props
    canvas.box(area, SECRET_GROUND, theme.SECRET_CLOSED, width=2, radius=8)
    inner, words = area.inset(14, 12), say("ui-dv-hold-to-show") if key else say("ui-dv-all-hidden")
    text = Text(words, 19, SECRET_INK, "italic", most=max(20.0, inner.h - 100))
    paint(Column(_title(title), text, *([KeyCap(key, P)] if key else []), gap=8), canvas, inner)


def paint_secrets(canvas: Canvas, area: Area, props: SecretProps) -> None:
    """Paint the deed of a wizard, its score, and the room at the keyhole: above each other, or side by side in a broad panel."""
    canvas.box(area, SECRET_GROUND, theme.SECRET_OPEN, width=2, radius=8)
    counts = {"ui-dv-won-in-fights": props.won, "ui-dv-others-bled": props.others, "ui-dv-own-bled": props.bled}
    lines = Column(
        *(
            Text(say(message, tokens=number, alone=not props.who, seat=props.who), 18, SECRET_INK)
            for message, number in counts.items()
        )
    )
    deed, goal = Drawn(partial(_deed, props=props)), Line(say("ui-dv-of-goal", goal=props.goal), 20, SECRET_INK)
    scores = {size: Row(Line(str(props.score), size, LIGHT_INK, "title"), goal, gap=8, grow=(1,)) for size in (48.0, 30.0)}
    box: Box = Row(deed, Column(scores[48.0], lines), gap=18, shares=(0.34, 0.66), align="fill")
    if area.w <= 1.4 * area.h:
        box = FirstFit(
            [
                Column(_title(_whose(props.who)), Stack(deed, Space(40)), score, lines, gap=5, grow=(1,))
                for score in scores.values()
            ]
        )
    place(box, canvas, area.inset(14, 12)).paint(canvas)


def _whose(who: str) -> str:
    """The title of the panel: whose secrets it shows, "" for the only person here."""
    return say("ui-dv-secret", alone=not who, seat=who)


def _title(words: str) -> Box:
    return Line(words, 22, LIGHT_INK, "title", least=0.5)


def _deed(canvas: Canvas, area: Area, props: SecretProps) -> None:
    """The deed, behind the room that was seen through the keyhole."""
    deed_card(canvas, area, props.deed)
    if hole := props.keyhole:
        canvas.veil(area, SECRET_GROUND, 200)
        words = say("ui-dv-keyhole", room=name(hole), letter=ROOMS[hole].letter or "–")
        canvas.paragraph(words, area.inset(4), 20, LIGHT_INK, middle=True, align="centre")


def paint_curtain(canvas: Canvas, room: Area, seat: int, share: float, key: str) -> None:
    """Paint the curtain before a question for one person alone: whose turn it is, the key to hold, and how much of the ring is filled."""
    canvas.picture("dungeonville/curtain-wide", room, cover=True)
    x, y = room.centre[0], room.h * 0.28
    title = say("ui-dv-next", seat=name(COLOURS[seat]))
    size = canvas.fitting(title, 56, room.w - 80, "title")
    pawn(canvas, (x, y), 120, seat)
    y += 20
    canvas.text(title, (x, y), size, LIGHT_INK, face="title", align="centre", halo=True)
    y += canvas.high(size, "title") + 6
    for words in canvas.lines(say("ui-dv-curtain"), 28, room.w - 120, "italic"):
        canvas.text(words, (x, y), 28, LIGHT_INK, face="italic", align="centre", halo=True)
        y += canvas.high(28)
    bar = Area(x - 160, y + 26, 320, 22)
    canvas.box(bar, theme.CURTAIN, LIGHT_INK, width=2, radius=11)
    if share > 0.02:
        canvas.box(Area(bar.x + 3, bar.y + 3, (bar.w - 6) * share, bar.h - 6), P.focus, radius=8)
    key_cap(canvas, (x - 20, y + 66), key, P)
