"""The panels around the stage that lie open to all: wizards, deed house, mouths, the party in front."""

from collections.abc import Iterator, Sequence
from functools import partial

from game.rules.dungeonville.beliefs.odds import LETTERS, letter_of, risk_of
from game.rules.dungeonville.event import PartyLost
from game.rules.dungeonville.party import capacity
from game.rules.dungeonville.purse import wealth
from game.rules.dungeonville.scoring import score_with
from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.tables.cards import ADVENTURERS, NUMBERS, ROOMS
from game.text import name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, WHITE, mix
from game.ui.dungeonville import style
from game.ui.dungeonville.layout import positions
from game.ui.dungeonville.style import (
    DUNGEON,
    EDGE,
    PERSON,
    PLAYER,
    P,
    coin,
    deed_card,
    face,
    label,
    letters_high,
    letters_row,
    pawn,
    portrait,
    sheet,
    token,
    tokens,
)
from game.ui.dungeonville.table.view import TableView
from game.ui.widgets.layout import off_top

# ------------------------------------------------------------------ wizards


def wizards(canvas: Canvas, table: TableView) -> None:
    """A panel for each wizard: its party, gold, graveyard and pawn."""
    lay, t = table.layout, table.t
    assert lay is not None
    for seat, area in enumerate(lay.wizards if "wizards" not in lay.shut else []):
        asked = table.client.awaited == seat and not table.animations.busy
        key = repr(
            (
                t.wizards[seat],
                t.phase,
                t.stone == seat,
                t.wizards[seat].exposed and score_with(t, seat, t.wizards[seat].exposed),
                asked,
                table.match.holders.get(seat),
                table.losses,
                type(table.happening) is PartyLost,
                canvas.look,
            )
        )
        canvas.panel(f"dv-wizard-{seat}", key, area, partial(_wizard, table=table, seat=seat, asked=asked))


def _wizard(canvas: Canvas, area: Area, *, table: TableView, seat: int, asked: bool) -> None:
    t, one = table.t, table.t.wizards[seat]
    sheet(canvas, area, P.focus if asked else EDGE, wide=3 if asked else 2)
    canvas.box(Area(area.x, area.y, 9, area.h), PLAYER[seat], mix(PLAYER[seat], INK, 0.5), radius=4)
    inner, bust = area.inset(20, 8), positions.bust(area)
    portrait(canvas, bust, seat)
    if positions.is_plate(canvas, area):
        _low(canvas, area, table, seat)
        if t.stone == seat:
            canvas.picture("dungeonville/tokens/stone", Area(bust.x - 10, bust.y + bust.h - 20, 26, 26))
        if one.exposed:
            deed = Area(bust.x + bust.w - 20, bust.y - 4, 24, 34)
            canvas.box(deed.inset(-2), DUNGEON[one.exposed], WHITE, radius=4)
            canvas.picture(f"dungeonville/deeds/{one.exposed}", deed)
        return
    title = name(COLOURS[seat])
    x = bust.x + bust.w + 10
    room = area.x + area.w - 14 - x
    size = canvas.fitting(title, 24, room - 40, "title")
    wide = canvas.text(title, (x, inner.y), size, P.title, face="title", room=room - 40)
    if t.stone == seat:
        canvas.picture("dungeonville/tokens/stone", Area(x + wide + 6, inner.y - 2, 36, 36))
    holder = table.match.holders.get(seat, "person")
    who = say("ui-dv-person") if holder == "person" else say(f"level-{holder}")
    where = name(one.pawn) if one.pawn else say("ui-dv-home")
    y = inner.y + canvas.high(24, "title") - 2
    if one.exposed:
        _owner(canvas, Area(x, y, room, canvas.high(18, "bold") + 2), t, seat)
    else:
        label(canvas, (f"{who}, {where}", where), Area(x, y, room, canvas.high(18)), 18, P.muted, align="left")
    _low(canvas, area, table, seat)


def _low(canvas: Canvas, area: Area, table: TableView, seat: int) -> None:
    """The party, gold, graveyard and items."""
    t, one = table.t, table.t.wizards[seat]
    members, foot = positions.body(canvas, area)
    fallen = table.losses.parties.get(seat, ()) if not one.party else ()
    _members(canvas, area, members, one.party or fallen, fallen=bool(fallen))
    if fallen and not isinstance(table.happening, PartyLost):
        canvas.line((members.x, members.centre[1]), (members.x + members.w, members.centre[1]), P.danger, 5)
    low = foot.h
    coin(canvas, positions.purse(canvas, area).centre, low / 2)
    rich = str(wealth(t, seat))
    size = min(22.0, low * 0.8)
    used = canvas.text(rich, (foot.x + low + 5, foot.centre[1] - canvas.high(size, "bold") / 2), size, P.text, face="bold")
    right = foot.x + foot.w
    for item in [card for card in one.treasury if ROOMS[card].item]:
        right -= low + 2
        canvas.picture(f"dungeonville/items/{item}", Area(right, foot.y, low, low))
    gap = min(18.0, foot.w * 0.06)
    _graves(canvas, Area(foot.x + low + used + gap, foot.y + 1, right - foot.x - low - used - gap - 4, low - 2), one.graveyard)


def _graves(canvas: Canvas, area: Area, counts: Sequence[int]) -> None:
    """A graveyard: every colour with its number, or the total if there is no room."""
    radius, found = area.h / 2, [number for number in counts if number]
    words = f"×{sum(found)}"
    wanted = sum(2 * radius + 5 + (canvas.wide(f"×{number}", 20, "bold") + 3 if number > 1 else 0) for number in found)
    if wanted <= area.w:
        tokens(canvas, area, counts)
    elif canvas.wide(words, 20, "bold") + 2 * radius <= area.w + 8:
        token(canvas, (area.x + radius, area.centre[1]), radius, max(range(len(counts)), key=lambda seat: counts[seat]))
        label(
            canvas,
            (words,),
            Area(area.x + 2 * radius + 1, area.y, area.w - 2 * radius, area.h),
            20,
            P.text,
            face="bold",
            align="left",
        )


def _owner(canvas: Canvas, area: Area, t: State, seat: int) -> None:
    """After a failed claim: the dungeon that everybody knows to be this wizard's own, and its score (DV-113)."""
    deed = t.wizards[seat].exposed
    canvas.box(area, DUNGEON[deed], mix(DUNGEON[deed], INK, 0.5), radius=5)
    words = say("ui-dv-owns", dungeon=name(deed), score=score_with(t, seat, deed))
    canvas.within(words, area, canvas.fitting(words, 18, area.w - 12, "bold"), WHITE, face="bold")


def _members(canvas: Canvas, area: Area, room: Area, party: Sequence[str], *, fallen: bool = False) -> None:
    """Medallions in a row, each with its rank; grey if all have `fallen`."""
    if room.h < 16:
        return
    ranks = positions.rank_high(canvas, area)
    for place, adventurer in enumerate(party):
        spot = positions.medallion(canvas, area, place, len(party))
        face(canvas, spot.centre, spot.w / 2, adventurer, grey=fallen)
        if ranks:
            words = str(ADVENTURERS[adventurer].rank)
            canvas.text(words, (spot.centre[0], spot.y + spot.h - 1), 17, P.text, face="bold", align="centre")


def house(canvas: Canvas, table: TableView) -> None:
    """The Deed House with its deeds."""
    lay, t = table.layout, table.t
    assert lay is not None
    if "house" in lay.shut:
        return
    key = repr((t.house_exposed, len(t.house), canvas.look))
    canvas.panel("dv-house", key, lay.house, lambda c, a: _house(c, a, t, positions.deed_areas(c, lay, len(t.house))))


def _house(canvas: Canvas, area: Area, t: State, deeds: list[Area]) -> None:
    sheet(canvas, area)
    if area.w > 200:
        canvas.picture("dungeonville/deed-house", Area(area.x + area.w - 100, area.y + area.h - 74, 90, 68))
    canvas.text(name("deed-house"), (area.x + 14, area.y + 8), 24, P.title, face="title", room=area.w - 70)
    coin(canvas, (area.x + area.w - 34, area.y + 26), 22, str(NUMBERS.swap_price))
    if not deeds:
        inner = off_top(area.inset(14, 10), canvas.high(24, "title") + 2, 4)[1]
        inner = inner._replace(w=inner.w - 90 if area.w > 200 else inner.w)
        canvas.paragraph(say("ui-dv-house-empty"), inner, 19, P.muted, face="italic")
    for place, spot in enumerate(deeds):
        if shown := t.house_exposed[place]:
            deed_card(canvas, spot, shown)
        else:
            high = min(spot.h, spot.w * 1.3)
            canvas.picture("dungeonville/tokens/deed-back", positions.square(spot.centre, high / 1.3, 1.3))


# ------------------------------------------------------------------ the entrances


def mouths(canvas: Canvas, table: TableView) -> None:
    """The five entrances with blood, pawns and names."""
    lay, t = table.layout, table.t
    assert lay is not None
    if "mouths" in lay.shut:
        return
    pawns = [one.pawn for one in t.wizards]
    key = repr((t.blood, pawns, style.scene_of(t), [len(deck) for deck in t.rooms.values()], canvas.look))
    canvas.panel("dv-mouths", key, lay.mouths, lambda c, a: _mouths(c, a, table))


def _mouths(canvas: Canvas, area: Area, table: TableView) -> Iterator[None]:
    lay = table.layout
    assert lay is not None
    sheet(canvas, area)
    if art.has("dungeonville/ground"):
        canvas.picture("dungeonville/ground", area.inset(3), cover=True)
    for dungeon, spot in positions.mouth_areas(lay).items():
        yield
        _mouth(canvas, spot, table.t, dungeon)


def _mouth(canvas: Canvas, area: Area, t: State, dungeon: str) -> None:
    picture, sign, low = positions.mouth(canvas, area)
    tokens(canvas, low, t.blood[dungeon], centred=True)
    if picture.h > 36:
        if dungeon == style.scene_of(t):
            style.halo(canvas, picture, DUNGEON[dungeon])
        if art.has(f"dungeonville/mouths/{dungeon}"):
            canvas.picture(f"dungeonville/mouths/{dungeon}", picture)
        else:
            canvas.box(picture, mix(DUNGEON[dungeon], INK, 0.3), INK, radius=40)
        here = positions.standing(t, dungeon)
        for number, seat in enumerate(here):
            pawn(canvas, *positions.foot_of(picture, number, len(here)), seat)
    edge = WHITE if dungeon == style.scene_of(t) else mix(DUNGEON[dungeon], INK, 0.5)
    canvas.box(sign, DUNGEON[dungeon], edge, width=2, radius=6)
    words = name(dungeon)
    size = canvas.fitting(words, 20, sign.w - 10, "bold")
    canvas.text(words, (sign.centre[0], sign.centre[1] - canvas.high(size, "bold") / 2), size, WHITE, face="bold", align="centre")


# ------------------------------------------------------------------ the party in front


def party(canvas: Canvas, table: TableView) -> None:
    """The party in front."""
    lay, t, seat = table.layout, table.t, table.own
    assert lay is not None
    if "party" in lay.shut:
        return
    trip = t.trip if t.trip is not None and t.trip.seat == seat else None
    key = repr(
        (
            seat,
            None if seat is None else t.wizards[seat],
            trip,
            t.wizards[seat].pawn if seat is not None else "",
            table.picks,
            table.seat,
            canvas.look,
        )
    )
    canvas.panel("dv-party", key, lay.party, lambda c, a: _party(c, a, table, seat))


def _party(canvas: Canvas, area: Area, table: TableView, seat: int | None) -> Iterator[None]:
    lay, t = table.layout, table.t
    assert lay is not None
    sheet(canvas, area, PLAYER[seat] if seat is not None else EDGE, wide=3)
    if seat is None:
        return
    one = t.wizards[seat]
    if head := positions.head_of(canvas, area):
        title = say("ui-dv-my-party") if table.client.mine == seat else say("ui-dv-party-of", seat=name(COLOURS[seat]))
        size = canvas.fitting(title, 26, area.w - 36, "title")
        wide = canvas.text(title, (area.x + 18, area.y + 9), size, P.title, face="title", room=area.w - 36)
        note = say("ui-dv-carries", gold=capacity(t, seat)) if one.party else say("ui-dv-nobody")
        spot = Area(area.x + wide + 34, area.y + 9, area.w - wide - 52, head)
        label(canvas, (note, say("ui-dv-carries-short", gold=capacity(t, seat))), spot, 20, P.muted, face="italic", align="left")
    for spot in positions.party_cards(canvas, lay, NUMBERS.party)[len(one.party) :]:
        _empty(canvas, spot)
    for adventurer, spot in zip(one.party, positions.party_cards(canvas, lay, len(one.party)), strict=True):
        yield
        laid = table.picks.index(adventurer) + 1 if adventurer in table.picks and table.seat == seat else 0
        _member(canvas, spot, t, seat, adventurer, laid)


def _empty(canvas: Canvas, area: Area) -> None:
    """A free place in a party."""
    canvas.box(area, mix(EDGE, P.panel, 0.75), mix(EDGE, P.panel, 0.3), width=2, radius=8)
    side = min(area.w, area.h) * 0.5
    canvas.picture("dungeonville/cards/back-adventurer", positions.square(area.centre, side * 0.714, 1.4), alpha=60)


def _member(canvas: Canvas, area: Area, t: State, seat: int, adventurer: str, laid: int) -> None:
    """A party member: class and rank on its colour, medallion, name, letters, and the chance that the next room kills it."""
    row = ADVENTURERS[adventurer]
    colour = PERSON[row.colour]
    sheet(canvas, area, mix(colour, INK, 0.3))
    head, rest = off_top(area, max(canvas.high(24, "bold") + 12, canvas.high(30, "title") + 6), 4)
    canvas.box(head, colour, mix(colour, INK, 0.4), radius=6)
    number, sign = canvas.wide(str(row.rank), 30, "title"), min(28.0, head.h - 8)
    canvas.picture(f"dungeonville/signs/{row.kind}", positions.square((head.x + 8 + sign / 2, head.centre[1]), sign))
    room = Area(head.x + 14 + sign, head.y, head.w - number - sign - 32, head.h)
    label(canvas, (name(row.kind),), room, 24, WHITE, face="bold", align="left")
    canvas.text(str(row.rank), (head.x + head.w - 10, head.y + 2), 30, WHITE, face="title", align="right")
    pawned = t.wizards[seat].pawn
    body = rest.inset(10, 4)
    foot = canvas.high(18, "bold") if pawned else 0.0
    chips = letters_high(canvas, body.w)
    named = canvas.wide(name(adventurer), canvas.fitting(name(adventurer), 20, body.w, "bold", 0.72), "bold") <= body.w
    word = canvas.high(20, "bold") if named and body.h - foot - chips > 2.2 * canvas.high(20, "bold") else 0.0
    picture = Area(body.x, body.y, body.w, max(10.0, body.h - foot - chips - word - 12))
    radius = min(picture.w, picture.h) / 2
    face(canvas, picture.centre, radius, adventurer)
    y = picture.y + picture.h + 2
    if word:
        label(canvas, (name(adventurer),), Area(body.x, y, body.w, word), 20, P.text, face="bold")
    y += word + 3
    letters = [letter_of(t, adventurer, dungeon) for dungeon in DUNGEON]
    letters_row(canvas, Area(body.x, y, body.w, chips), letters, pawned)
    if pawned and letter_of(t, adventurer, pawned) in LETTERS:  # the Jester and the Oracle get their letter at the entrance
        share = round(100 * risk_of(t, seat, adventurer, pawned))
        words = (say("ui-dv-dies", risk=share), say("ui-dv-deeds-chance", percent=share))
        label(canvas, words, Area(body.x, y + chips + 3, body.w, foot), 18, P.danger, face="bold", align="right")
    if laid:
        radius = max(22.0, canvas.high(28, "title") * 0.5)
        x, y = area.x + area.w - radius - 4, rest.y + radius + 2
        canvas.circle((x, y), radius, P.focus)
        canvas.text(str(laid), (x, y - canvas.high(28, "title") / 2), 28, INK, face="title", align="centre")
