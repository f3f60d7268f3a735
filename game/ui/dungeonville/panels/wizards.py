"""The panels of the wizards: party, gold, graveyard and pawn of each; and the party in front, member by member."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.rules.dungeonville.beliefs.odds import LETTERS, letter_of, risk_of
from game.rules.dungeonville.event import PartyLost
from game.rules.dungeonville.party import capacity
from game.rules.dungeonville.purse import wealth
from game.rules.dungeonville.scoring import score_with
from game.rules.dungeonville.state import COLOURS
from game.rules.dungeonville.tables.cards import ADVENTURERS, NUMBERS, ROOMS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, WHITE, mix
from game.ui.dungeonville import positions
from game.ui.dungeonville.panels import pieces
from game.ui.dungeonville.panels.pieces import coin, label, letters_height, letters_row, medallion, parchment, portrait
from game.ui.dungeonville.theme import ADVENTURER_COLOURS, DUNGEON_COLOURS, EDGE, WIZARD_COLOURS, P
from game.ui.dungeonville.town import Town
from game.ui.table.compositor import Layer
from game.ui.widgets.layout import off_top

HOLDERS = {"person": "ui-dv-human", "you": "ui-dv-you"}
"""The message ids of holders that are no computer players."""


class WizardProps(NamedTuple):
    """A wizard: its party, or the one that it has lost (`fallen`), struck out unless `falling`; its gold, items and graveyard.

    `owned` is the dungeon that everybody knows to be its own, with its `score` (DV-113). `has_stone` marks the first player.
    """

    seat: int
    holder: str
    pawn: str
    party: tuple[str, ...]
    fallen: tuple[str, ...]
    falling: bool
    gold: int
    items: tuple[str, ...]
    graveyard: tuple[int, ...]
    owned: str
    score: int
    has_stone: bool
    is_awaited: bool


def wizard_layers(town: Town) -> Iterator[Layer]:
    """A panel for each wizard."""
    t, facts = town.state, town.facts
    for seat, area in enumerate(town.layout.wizards if "wizards" not in town.layout.closed else []):
        one = t.wizards[seat]
        fallen = facts.folds["deaths"].fallen(seat) if town.tally.of(seat).lost and not one.party else ()
        yield Layer(f"dv-wizard-{seat}", area, paint_wizard, WizardProps(
            seat, "you" if facts.sole == seat else facts.holders.get(seat, "person"), one.pawn, tuple(one.party), fallen, isinstance(facts.event, PartyLost),
            wealth(t, seat), tuple(card for card in one.treasury if ROOMS[card].item), tuple(one.graveyard), one.exposed,
            score_with(t, seat, one.exposed) if one.exposed else 0, t.stone == seat, facts.awaited == seat and not facts.busy,
        ))  # fmt: skip


def paint_wizard(canvas: Canvas, area: Area, props: WizardProps) -> None:
    """Paint the panel of a wizard; a compact one has no words."""
    seat, face = props.seat, positions.portrait_area(area)
    parchment(canvas, area, P.focus if props.is_awaited else EDGE, wide=3 if props.is_awaited else 2)
    canvas.box(area._replace(w=9), WIZARD_COLOURS[seat], mix(WIZARD_COLOURS[seat], INK, 0.5), radius=4)
    portrait(canvas, face, seat)
    if not positions.is_compact(canvas, area):
        _words(canvas, area, props)
    _lower_part(canvas, area, props)
    if positions.is_compact(canvas, area):
        if props.has_stone:
            canvas.picture("dungeonville/tokens/stone", Area(face.x - 10, face.y + face.h - 20, 26, 26))
        if props.owned:
            deed = Area(face.x + face.w - 20, face.y - 4, 24, 34)
            canvas.box(deed.inset(-2), DUNGEON_COLOURS[props.owned], WHITE, radius=4)
            canvas.picture(f"dungeonville/deeds/{props.owned}", deed)


def _words(canvas: Canvas, area: Area, props: WizardProps) -> None:
    """The name; below it who plays the wizard and where its pawn is, or the dungeon that all know to be its own (DV-113)."""
    title, face, y = name(COLOURS[props.seat]), positions.portrait_area(area), area.y + 8
    x = face.x + face.w + 10
    room = area.x + area.w - 14 - x
    size = canvas.fitting(title, 24, room - 40, "title")
    wide = canvas.text(title, (x, y), size, P.title, face="title", room=room - 40)
    if props.has_stone:
        canvas.picture("dungeonville/tokens/stone", Area(x + wide + 6, y - 2, 36, 36))
    y += canvas.high(24, "title") - 2
    if props.owned:
        line, colour = Area(x, y, room, canvas.high(18, "bold") + 2), DUNGEON_COLOURS[props.owned]
        canvas.box(line, colour, mix(colour, INK, 0.5), radius=5)
        words = say("ui-dv-owns", dungeon=props.owned, score=props.score)
        canvas.within(words, line, canvas.fitting(words, 18, room - 12, "bold"), WHITE, face="bold")
    else:
        who = say(HOLDERS.get(props.holder, f"level-{props.holder}"))
        where = name(props.pawn) if props.pawn else say("ui-dv-home")
        label(canvas, (f"{who}, {where}", where), Area(x, y, room, canvas.high(18)), 18, P.muted, align="left")


def _lower_part(canvas: Canvas, area: Area, props: WizardProps) -> None:
    """The party, gold, graveyard and items."""
    members, foot = positions.panel_body(canvas, area)
    _members(canvas, area, members, props.party or props.fallen, fallen=bool(props.fallen))
    if props.fallen and not props.falling:
        y = positions.medallion_area(canvas, area, 0, len(props.fallen)).centre[
            1
        ]  # through the faces, beside the ranks below them
        canvas.line((members.x, y), (members.x + members.w, y), P.danger, 5)
    low = foot.h
    coin(canvas, positions.purse_area(canvas, area).centre, low / 2)
    size = min(22.0, low * 0.8)
    at = (foot.x + low + 5, foot.centre[1] - canvas.high(size, "bold") / 2)
    used = canvas.text(str(props.gold), at, size, P.text, face="bold")
    right = foot.x + foot.w
    for item in props.items:
        right -= low + 2
        canvas.picture(f"dungeonville/items/{item}", Area(right, foot.y, low, low))
    x = foot.x + low + used + min(18.0, foot.w * 0.06)
    _graveyard(canvas, Area(x, foot.y + 1, right - x - 4, low - 2), props.graveyard)


def _graveyard(canvas: Canvas, area: Area, counts: Sequence[int]) -> None:
    """A graveyard: every colour with its number, or the total if there is no room."""
    side, found = area.h, [number for number in counts if number]
    words = f"×{sum(found)}"
    if sum(side + 5 + (canvas.wide(f"×{number}", 20, "bold") + 3 if number > 1 else 0) for number in found) <= area.w:
        pieces.tokens(canvas, area, counts)
    elif canvas.wide(words, 20, "bold") + side <= area.w + 8:
        pieces.token(
            canvas, (area.x + side / 2, area.centre[1]), side / 2, max(range(len(counts)), key=lambda seat: counts[seat])
        )
        label(canvas, (words,), area.row(area.y, side, left=side + 1, right=-1), 20, P.text, face="bold", align="left")


def _members(canvas: Canvas, area: Area, room: Area, party: Sequence[str], *, fallen: bool) -> None:
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


# ------------------------------------------------------------------ the party in front


class MemberProps(NamedTuple):
    """A party member: its letters, the place in the picked lineup (0 for none), and the risk of the next room in per cent."""

    adventurer: str
    letters: tuple[str, ...]
    laid: int
    risk: int | None


class PartyProps(NamedTuple):
    """The party of a wizard; `own` says that the only person here plays it."""

    seat: int | None
    own: bool = False
    gold: int = 0
    pawn: str = ""
    members: tuple[MemberProps, ...] = ()


def party_layer(town: Town) -> Layer:
    """The panel of the party in front."""
    return Layer("dv-party", town.layout.party, paint_party, _party_props(town))


def _party_props(town: Town) -> PartyProps:
    t, seat, members = town.state, town.front, list[MemberProps]()
    if seat is None:
        return PartyProps(None)
    pawn = t.wizards[seat].pawn
    for who in t.wizards[seat].party:
        laid = town.picks.index(who) + 1 if who in town.picks and town.facts.seat == seat else 0
        letters = tuple(letter_of(t, who, dungeon) for dungeon in DUNGEON_COLOURS)
        risky = bool(pawn) and letter_of(t, who, pawn) in LETTERS  # the Jester and the Oracle get their letter at the entrance
        members.append(MemberProps(who, letters, laid, round(100 * risk_of(t, seat, who, pawn)) if risky else None))
    return PartyProps(seat, town.facts.sole == seat, capacity(t, seat), pawn, tuple(members))


def paint_party(canvas: Canvas, area: Area, props: PartyProps) -> Iterator[None]:
    """Paint the party in front: its members and the free places."""
    seat = props.seat
    parchment(canvas, area, WIZARD_COLOURS[seat] if seat is not None else EDGE, wide=3)
    if seat is None:
        return
    if head := positions.title_height(canvas, area):
        title = say("ui-dv-my-party") if props.own else say("ui-dv-party-of", seat=name(COLOURS[seat]))
        size = canvas.fitting(title, 26, area.w - 36, "title")
        wide = canvas.text(title, (area.x + 18, area.y + 9), size, P.title, face="title", room=area.w - 36)
        note = say("ui-dv-carries", gold=props.gold) if props.members else say("ui-dv-nobody")
        spot = area.row(area.y + 9, head, left=wide + 34, right=18)
        label(canvas, (note, say("ui-dv-carries-short", gold=props.gold)), spot, 20, P.muted, face="italic", align="left")
    for spot in positions.party_cards(canvas, area, NUMBERS.party)[len(props.members) :]:
        canvas.box(spot, mix(EDGE, P.panel, 0.75), mix(EDGE, P.panel, 0.3), width=2, radius=8)
        back = positions.square(spot.centre, min(spot.w, spot.h) * 0.357, 1.4)
        canvas.picture("dungeonville/cards/back-adventurer", back, alpha=60)
    for one, spot in zip(props.members, positions.party_cards(canvas, area, len(props.members)), strict=True):
        yield
        _member(canvas, spot, one, props.pawn)


def _member(canvas: Canvas, area: Area, props: MemberProps, pawned: str) -> None:
    """A party member: class and rank on its colour, medallion, name, letters, and the chance that the next room kills it."""
    row = ADVENTURERS[props.adventurer]
    colour, words = ADVENTURER_COLOURS[row.colour], name(props.adventurer)
    parchment(canvas, area, mix(colour, INK, 0.3))
    head, rest = off_top(area, max(canvas.high(24, "bold") + 12, canvas.high(30, "title") + 6), 4)
    canvas.box(head, colour, mix(colour, INK, 0.4), radius=6)
    number, sign = canvas.wide(str(row.rank), 30, "title"), min(28.0, head.h - 8)
    canvas.picture(f"dungeonville/signs/{row.kind}", positions.square((head.x + 8 + sign / 2, head.centre[1]), sign))
    room = head.trimmed(left=sign + 14, right=number + 18)
    label(canvas, (name(row.kind),), room, 24, WHITE, face="bold", align="left")
    canvas.text(str(row.rank), (head.x + head.w - 10, head.y + 2), 30, WHITE, face="title", align="right")
    body = rest.inset(10, 4)
    foot, line = canvas.high(18, "bold") if pawned else 0.0, canvas.high(20, "bold")
    chips = letters_height(canvas, body.w)
    named = canvas.wide(words, canvas.fitting(words, 20, body.w, "bold", 0.72), "bold") <= body.w
    word = line if named and body.h - foot - chips > 2.2 * line else 0.0
    picture = body._replace(h=max(10.0, body.h - foot - chips - word - 12))
    medallion(canvas, picture.centre, min(picture.w, picture.h) / 2, props.adventurer)
    y = picture.y + picture.h + 2
    if word:
        label(canvas, (words,), body.row(y, word), 20, P.text, face="bold")
    y += word + 3
    letters_row(canvas, body.row(y, chips), props.letters, pawned)
    if props.risk is not None:
        ways = (say("ui-dv-dies", risk=props.risk), say("ui-dv-deeds-chance", percent=props.risk))
        label(canvas, ways, body.row(y + chips + 3, foot), 18, P.danger, face="bold", align="right")
    if props.laid:
        radius = max(22.0, canvas.high(28, "title") * 0.5)
        centre = area.x + area.w - radius - 4, rest.y + radius + 2
        canvas.circle(centre, radius, P.focus)
        pieces.write(canvas, str(props.laid), centre, 28, INK, "title")
