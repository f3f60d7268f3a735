"""The panels around the stage that lie open to all: wizards, deed house, mouths, the party in front."""

from functools import partial
from typing import TYPE_CHECKING

from game.rules.dungeonville.cards import ADVENTURERS, NUMBERS
from game.rules.dungeonville.odds import letter_of, risk_of
from game.rules.dungeonville.party import capacity
from game.rules.dungeonville.purse import wealth
from game.rules.dungeonville.state import COLOURS, State
from game.text import name, say
from game.ui import art
from game.ui.canvas import Area, Canvas
from game.ui.dungeonville import places
from game.ui.dungeonville.look import (
    DUNGEON,
    EDGE,
    GOLDEN,
    PERSON,
    PLAYER,
    P,
    coin,
    face,
    letters_row,
    pawn,
    sheet,
    tokens,
)
from game.ui.lay import off_top
from game.ui.theme import INK, WHITE, mix, rgb

if TYPE_CHECKING:
    from game.ui.dungeonville.sitting import Sitting

BACK = "?"


# ------------------------------------------------------------------ wizards


def wizards(canvas: Canvas, table: "Sitting") -> None:
    """A panel for each wizard: who it is, its party, gold, graveyard and what it does."""
    lay, t = table.lay, table.t
    assert lay is not None
    for seat, area in enumerate(lay.wizards):
        asked = table.play.awaited == seat and not table.show.busy
        key = repr((t.wizards[seat], t.phase, t.stone == seat, asked, table.match.holders.get(seat), canvas.look))
        canvas.panel(f"dv-wizard-{seat}", key, area, partial(_wizard, table=table, seat=seat, asked=asked))


def _wizard(canvas: Canvas, area: Area, *, table: "Sitting", seat: int, asked: bool) -> None:
    t, one = table.t, table.t.wizards[seat]
    sheet(canvas, area, P.focus if asked else EDGE, wide=3 if asked else 2)
    canvas.box(Area(area.x, area.y, 9, area.h), PLAYER[seat], mix(PLAYER[seat], INK, 0.5), radius=4)
    inner = area.inset(20, 8)
    pawn(canvas, (inner.x + 20, inner.y + 52), 52, seat)
    title = name(COLOURS[seat])
    x = inner.x + 48
    wide = canvas.text(title, (x, inner.y), 24, P.title, face="title", room=inner.w - 90)
    if t.stone == seat:
        canvas.circle((x + wide + 18, inner.y + 16), 10, rgb("#6fa8dc"))
        canvas.circle((x + wide + 18, inner.y + 16), 10, INK, 1.5)
    holder = table.match.holders.get(seat, "person")
    who = say("ui-dv-person") if holder == "person" else say(f"level-{holder}")
    where = name(one.pawn) if one.pawn else say("ui-dv-home")
    canvas.text(f"{who}, {where}", (x, inner.y + canvas.high(24, "title") - 2), 18, P.muted, room=inner.w - 48)
    top = max(58.0, canvas.high(24, "title") + canvas.high(18) + 2)
    body = Area(inner.x, inner.y + top, inner.w, inner.h - top)
    low = min(30.0, body.h * 0.42)
    _members(canvas, Area(body.x, body.y, body.w, body.h - low - 4), one.party)
    foot = Area(body.x, body.y + body.h - low, body.w, low)
    coin(canvas, (foot.x + low / 2, foot.centre[1]), low / 2)
    rich = str(wealth(t, seat))
    size = min(22.0, low * 0.8)
    used = canvas.text(rich, (foot.x + low + 5, foot.centre[1] - canvas.high(size, "bold") / 2), size, P.text, face="bold")
    tokens(canvas, Area(foot.x + low + used + 18, foot.y + 1, foot.w - low - used - 18, low - 2), one.graveyard)


def _members(canvas: Canvas, area: Area, party: list[str]) -> None:
    """Faces in a row, each with its rank."""
    if not party or area.h < 24:
        return
    count = max(3, len(party))
    wide = min(area.w / count, 86.0)
    word = canvas.high(17, "bold") if area.h > 48 else 0.0
    radius = min((area.h - word) / 2, wide / 2 - 3)
    for place, adventurer in enumerate(party):
        centre = (area.x + wide * place + wide / 2, area.y + radius)
        face(canvas, centre, radius, adventurer)
        if word:
            words = str(ADVENTURERS[adventurer].rank)
            canvas.text(words, (centre[0], area.y + 2 * radius - 1), 17, P.text, face="bold", align="centre")


def house(canvas: Canvas, table: "Sitting") -> None:
    """The deed house with what lies in it."""
    lay, t = table.lay, table.t
    assert lay is not None
    key = repr((t.house_exposed, len(t.house), canvas.look))
    canvas.panel("dv-house", key, lay.house, lambda c, a: _house(c, a, t, places.deed_areas(c, lay, len(t.house))))


def _house(canvas: Canvas, area: Area, t: State, deeds: list[Area]) -> None:
    sheet(canvas, area)
    canvas.text(name("deed-house"), (area.x + 14, area.y + 8), 24, P.title, face="title", room=area.w - 70)
    coin(canvas, (area.x + area.w - 34, area.y + 26), 22, str(NUMBERS.swap_price))
    if not deeds:
        inner = off_top(area.inset(14, 10), canvas.high(24, "title") + 2, 4)[1]
        canvas.paragraph(say("ui-dv-house-empty"), inner, 19, P.muted, face="italic")
    for place, spot in enumerate(deeds):
        shown = t.house_exposed[place]
        canvas.box(spot, DUNGEON[shown] if shown else rgb("#4a2c18"), rgb("#d8b36a"), width=2, radius=6)
        words = name(shown) if shown else BACK
        size = canvas.fitting(words, 34 if not shown else 19, spot.w - 8, "bold")
        y = spot.centre[1] - canvas.high(size, "bold") / 2
        canvas.text(words, (spot.centre[0], y), size, GOLDEN, face="bold", align="centre")


# ------------------------------------------------------------------ the mouths


def mouths(canvas: Canvas, table: "Sitting") -> None:
    """The five dungeons with blood, pawns and their names."""
    lay, t = table.lay, table.t
    assert lay is not None
    pawns = [one.pawn for one in t.wizards]
    key = repr((t.blood, pawns, t.trip.dungeon if t.trip else "", [len(deck) for deck in t.rooms.values()], canvas.look))
    canvas.panel("dv-mouths", key, lay.mouths, lambda c, a: _mouths(c, a, table))


def _mouths(canvas: Canvas, area: Area, table: "Sitting") -> None:
    lay = table.lay
    assert lay is not None
    sheet(canvas, area)
    if art.has("dungeonville/ground"):
        canvas.picture("dungeonville/ground", area.inset(3), cover=True)
    for dungeon, spot in places.mouth_areas(lay).items():
        _mouth(canvas, spot, table.t, dungeon)


def _mouth(canvas: Canvas, area: Area, t: State, dungeon: str) -> None:
    blood = min(34.0, area.h * 0.16)
    plate = canvas.high(20, "bold") + 8
    low = Area(area.x, area.y + area.h - blood, area.w, blood)
    tokens(canvas, low, t.blood[dungeon], centred=True)
    sign = Area(area.x + 4, low.y - plate - 4, area.w - 8, plate)
    scene = Area(area.x, area.y, area.w, max(0.0, sign.y - area.y - 2))
    here = [seat for seat, one in enumerate(t.wizards) if one.pawn == dungeon]
    if scene.h > 40:
        side = min(scene.w, scene.h * 1.2)
        spot = Area(scene.centre[0] - side / 2, scene.y + scene.h - side * 0.84, side, side * 0.84)
        lit = (t.trip is not None and t.trip.dungeon == dungeon) or bool(here)
        if art.has(f"dungeonville/mouths/{dungeon}"):
            canvas.picture(f"dungeonville/mouths/{dungeon}", spot)
            if lit and art.has(f"dungeonville/mouths/{dungeon}-lit"):
                canvas.picture(f"dungeonville/mouths/{dungeon}-lit", spot)
        else:
            canvas.box(spot, mix(DUNGEON[dungeon], INK, 0.3), INK, radius=40)
        high = min(scene.h * 0.55, 96.0)
        step = min(high * 0.62, scene.w / max(1, len(here)))
        for number, seat in enumerate(here):
            pawn(canvas, (scene.centre[0] + (number - (len(here) - 1) / 2) * step, sign.y + 2), high, seat)
    canvas.box(sign, DUNGEON[dungeon], mix(DUNGEON[dungeon], INK, 0.5), width=2, radius=6)
    words = name(dungeon)
    size = canvas.fitting(words, 20, sign.w - 10, "bold")
    canvas.text(words, (sign.centre[0], sign.centre[1] - canvas.high(size, "bold") / 2), size, WHITE, face="bold", align="centre")


# ------------------------------------------------------------------ the party in front, and secrets


def party(canvas: Canvas, table: "Sitting") -> None:
    """The party of whoever plays or acts."""
    lay, t, seat = table.lay, table.t, table.own
    assert lay is not None
    trip = t.trip if t.trip is not None and t.trip.seat == seat else None
    key = repr(
        (
            seat,
            None if seat is None else t.wizards[seat],
            trip,
            t.wizards[seat].pawn if seat is not None else "",
            table.picks,
            canvas.look,
        )
    )
    canvas.panel("dv-party", key, lay.party, lambda c, a: _party(c, a, table, seat))


def _party(canvas: Canvas, area: Area, table: "Sitting", seat: int | None) -> None:
    lay, t = table.lay, table.t
    assert lay is not None
    sheet(canvas, area, PLAYER[seat] if seat is not None else EDGE, wide=3)
    if seat is None:
        return
    one = t.wizards[seat]
    title = say("ui-dv-my-party") if table.play.mine == seat else say("ui-dv-party-of", seat=name(COLOURS[seat]))
    wide = canvas.text(title, (area.x + 18, area.y + 9), 26, P.title, face="title", room=area.w * 0.6)
    note = say("ui-dv-carries", gold=capacity(t, seat)) if one.party else say("ui-dv-nobody")
    canvas.text(note, (area.x + 18 + wide + 16, area.y + 13), 20, P.muted, face="italic", room=area.w - wide - 50)
    for adventurer, spot in zip(one.party, places.party_cards(canvas, lay, len(one.party)), strict=True):
        laid = table.picks.index(adventurer) + 1 if adventurer in table.picks else 0
        _member(canvas, spot, t, seat, adventurer, laid)


def _member(canvas: Canvas, area: Area, t: State, seat: int, adventurer: str, laid: int) -> None:
    """A member: class and rank on its colour, its face, its name, its letters, and how likely the next room kills it."""
    row = ADVENTURERS[adventurer]
    colour = PERSON[row.colour]
    sheet(canvas, area, mix(colour, INK, 0.3))
    head, rest = off_top(area, canvas.high(24, "bold") + 12, 4)
    canvas.box(head, colour, mix(colour, INK, 0.4), radius=6)
    number = canvas.wide(str(row.rank), 30, "title")
    canvas.text(name(row.kind), (head.x + 10, head.y + 6), 24, WHITE, face="bold", room=head.w - number - 30)
    canvas.text(str(row.rank), (head.x + head.w - 10, head.y + 2), 30, WHITE, face="title", align="right")
    pawned = t.wizards[seat].pawn
    body = rest.inset(10, 4)
    foot = canvas.high(18, "bold") if pawned else 0.0
    chips = min(max(26.0, canvas.high(20) + 4), body.h * 0.2)
    word = canvas.high(20, "bold")
    picture = Area(body.x, body.y, body.w, max(10.0, body.h - foot - chips - word - 12))
    radius = min(picture.w, picture.h) / 2
    face(canvas, picture.centre, radius, adventurer)
    y = picture.y + picture.h + 2
    size = canvas.fitting(name(adventurer), 20, body.w, "bold")
    canvas.text(name(adventurer), (body.centre[0], y), size, P.text, face="bold", align="centre", room=body.w)
    y += word + 3
    letters = [letter_of(t, adventurer, dungeon) for dungeon in DUNGEON]
    letters_row(canvas, Area(body.x, y, body.w, chips), letters, pawned)
    if pawned:
        risk = say("ui-dv-dies", risk=round(100 * risk_of(t, seat, adventurer, pawned)))
        canvas.text(risk, (body.x + body.w, y + chips + 3), 18, P.danger, face="bold", align="right", room=body.w)
    if laid:
        canvas.circle((area.x + area.w - 26, area.y + 68), 22, P.focus)
        canvas.text(
            str(laid), (area.x + area.w - 26, area.y + 68 - canvas.high(28, "title") / 2), 28, INK, face="title", align="centre"
        )
