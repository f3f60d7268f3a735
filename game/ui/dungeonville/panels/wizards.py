"""The panels of the wizards: party, gold, graveyard and pawn of each."""

from collections.abc import Sequence
from functools import partial

from game.rules.dungeonville.event import PartyLost
from game.rules.dungeonville.purse import wealth
from game.rules.dungeonville.scoring import score_with
from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.tables.cards import ADVENTURERS, ROOMS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, WHITE, mix
from game.ui.dungeonville.layout import positions
from game.ui.dungeonville.style import (
    DUNGEON_COLOURS,
    EDGE,
    WIZARD_COLOURS,
    P,
    coin,
    label,
    medallion,
    parchment,
    portrait,
    token,
    tokens,
)
from game.ui.dungeonville.table.view import TableView


def paint(canvas: Canvas, table: TableView) -> None:
    """A panel for each wizard: its party, gold, graveyard and pawn."""
    layout, t = table.layout, table.state
    assert layout is not None
    for seat, area in enumerate(layout.wizards if "wizards" not in layout.closed else []):
        is_awaited = table.client.awaited == seat and not table.animations.busy
        key = repr(
            (
                t.wizards[seat],
                t.phase,
                t.stone == seat,
                t.wizards[seat].exposed and score_with(t, seat, t.wizards[seat].exposed),
                is_awaited,
                table.match.holders.get(seat),
                table.losses,
                type(table.current_event) is PartyLost,
                canvas.look,
            )
        )
        canvas.panel(f"dv-wizard-{seat}", key, area, partial(_wizard, table=table, seat=seat, is_awaited=is_awaited))


def _wizard(canvas: Canvas, area: Area, *, table: TableView, seat: int, is_awaited: bool) -> None:
    t, one = table.state, table.state.wizards[seat]
    parchment(canvas, area, P.focus if is_awaited else EDGE, wide=3 if is_awaited else 2)
    canvas.box(Area(area.x, area.y, 9, area.h), WIZARD_COLOURS[seat], mix(WIZARD_COLOURS[seat], INK, 0.5), radius=4)
    inner, portrait_area = area.inset(20, 8), positions.portrait_area(area)
    portrait(canvas, portrait_area, seat)
    if positions.is_compact(canvas, area):
        _lower_part(canvas, area, table, seat)
        if t.stone == seat:
            canvas.picture(
                "dungeonville/tokens/stone", Area(portrait_area.x - 10, portrait_area.y + portrait_area.h - 20, 26, 26)
            )
        if one.exposed:
            deed = Area(portrait_area.x + portrait_area.w - 20, portrait_area.y - 4, 24, 34)
            canvas.box(deed.inset(-2), DUNGEON_COLOURS[one.exposed], WHITE, radius=4)
            canvas.picture(f"dungeonville/deeds/{one.exposed}", deed)
        return
    title = name(COLOURS[seat])
    x = portrait_area.x + portrait_area.w + 10
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
    _lower_part(canvas, area, table, seat)


def _lower_part(canvas: Canvas, area: Area, table: TableView, seat: int) -> None:
    """The party, gold, graveyard and items."""
    t, one = table.state, table.state.wizards[seat]
    members, foot = positions.panel_body(canvas, area)
    fallen = table.losses.parties.get(seat, ()) if not one.party else ()
    _members(canvas, area, members, one.party or fallen, fallen=bool(fallen))
    if fallen and not isinstance(table.current_event, PartyLost):
        canvas.line((members.x, members.centre[1]), (members.x + members.w, members.centre[1]), P.danger, 5)
    low = foot.h
    coin(canvas, positions.purse_area(canvas, area).centre, low / 2)
    rich = str(wealth(t, seat))
    size = min(22.0, low * 0.8)
    used = canvas.text(rich, (foot.x + low + 5, foot.centre[1] - canvas.high(size, "bold") / 2), size, P.text, face="bold")
    right = foot.x + foot.w
    for item in [card for card in one.treasury if ROOMS[card].item]:
        right -= low + 2
        canvas.picture(f"dungeonville/items/{item}", Area(right, foot.y, low, low))
    gap = min(18.0, foot.w * 0.06)
    _graveyard(canvas, Area(foot.x + low + used + gap, foot.y + 1, right - foot.x - low - used - gap - 4, low - 2), one.graveyard)


def _graveyard(canvas: Canvas, area: Area, counts: Sequence[int]) -> None:
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
    canvas.box(area, DUNGEON_COLOURS[deed], mix(DUNGEON_COLOURS[deed], INK, 0.5), radius=5)
    words = say("ui-dv-owns", dungeon=name(deed), score=score_with(t, seat, deed))
    canvas.within(words, area, canvas.fitting(words, 18, area.w - 12, "bold"), WHITE, face="bold")


def _members(canvas: Canvas, area: Area, room: Area, party: Sequence[str], *, fallen: bool = False) -> None:
    """Medallions in a row, each with its rank; grey if all have `fallen`."""
    if room.h < 16:
        return
    ranks = positions.rank_height(canvas, area)
    for place, adventurer in enumerate(party):
        spot = positions.medallion_area(canvas, area, place, len(party))
        medallion(canvas, spot.centre, spot.w / 2, adventurer, grey=fallen)
        if ranks:
            words = str(ADVENTURERS[adventurer].rank)
            canvas.text(words, (spot.centre[0], spot.y + spot.h - 1), 17, P.text, face="bold", align="centre")
