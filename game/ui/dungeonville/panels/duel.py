"""A fight on the stage: the fighters of the set in front large, with the ranks that decide and what became of each; all sets in a table beside it."""

from collections.abc import Iterator
from typing import NamedTuple

from game.rules.dungeonville.state import COLOURS
from game.rules.dungeonville.tables.cards import ADVENTURERS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, WHITE, Colour, mix
from game.ui.dungeonville import positions
from game.ui.dungeonville.counts import Duel, DuelSet
from game.ui.dungeonville.panels.pieces import label, medallion, parchment, portrait, stage_head, tick
from game.ui.dungeonville.positions import square
from game.ui.dungeonville.theme import DUNGEON_COLOURS, EDGE, GREEN, PAPER, PAPER_LOW, WIZARD_INKS, P
from game.ui.widgets.layout import off_left, off_right

FATES: dict[str, Colour] = {"won": GREEN, "slain": P.danger, "defected": P.accent, "saved": P.accent}
"""The colour of what became of a fighter; words say it, too."""
SWORDS = 46.0
"""The side of the swords between two fighters."""


class DuelProps(NamedTuple):
    """A fight, and the fighters that the asked seat has picked for it so far."""

    duel: Duel
    picks: tuple[str, ...]
    seat: int | None


def paint_duel(canvas: Canvas, area: Area, props: DuelProps) -> Iterator[None]:
    """Paint the set in front and the table of all sets; before the first set, and on a small stage, a column for each set."""
    duel = props.duel
    parchment(canvas, area, DUNGEON_COLOURS[duel.dungeon], wide=3)
    canvas.picture("dungeonville/duel", area.inset(3), cover=True, alpha=90)
    note = say("ui-dv-duel-note")
    parts = positions.duel_parts(canvas, area, duel)
    if parts is None:
        stage_head(canvas, area, say("ui-dv-duel", dungeon=duel.dungeon), note)
        for number in range(positions.SETS):
            yield
            shown = duel.sets[number] if number < len(duel.sets) else None
            for who in duel.seats:
                _opponent(canvas, area, props, number, shown, who)
        return
    title = say("ui-dv-duel-set", dungeon=duel.dungeon, number=len(duel.sets))
    stage_head(canvas, area, title, note)
    for who in duel.seats:
        yield
        _champion(canvas, area, duel, who)
    if len(duel.seats) == 2:
        middle = [positions.fighter_row(canvas, area, duel, len(duel.sets) - 1, who)[0] for who in duel.seats]
        between = (middle[0].x + middle[0].w + middle[1].x) / 2, middle[0].centre[1]
        canvas.picture("dungeonville/tokens/swords", square(between, SWORDS))
    yield
    _table(canvas, parts[1], duel)


# ------------------------------------------------------------------ the set in front


def _fate(shown: DuelSet, who: int) -> str:
    return "won" if shown.winner == who else shown.fates.get(who, "")


def _champion(canvas: Canvas, area: Area, duel: Duel, who: int) -> None:
    """A fighter of the set in front: whose it is, the medallion, the rank that counts, and the verdict."""
    shown, number = duel.sets[-1], len(duel.sets) - 1
    column, head, card = positions.fighter_row(canvas, area, duel, number, who)
    fate = _fate(shown, who)
    edge = P.focus if fate == "won" else EDGE
    canvas.box(column, (mix(PAPER, P.focus, 0.45), PAPER) if fate == "won" else (PAPER, PAPER_LOW), edge, width=4, radius=8)
    face, words = off_left(head, head.h, 6)
    portrait(canvas, square(face.centre, head.h), who)
    if fate == "won":
        crown, words = off_right(words, head.h * 1.1, 4)
        canvas.picture("dungeonville/tokens/crown", square(crown.centre, crown.w))
    label(canvas, (name(COLOURS[who]),), words, 22, WIZARD_INKS[who], face="bold", align="left")
    if (fighter := shown.fighters.get(who)) is None:
        label(canvas, (say("ui-dv-duel-nobody"),), column.inset(8), 20, P.muted, face="italic")
        return
    fallen = fate == "slain"
    medallion(canvas, card.centre, card.w / 2, fighter, grey=fallen)
    if fallen:  # a mark beside the colour
        canvas.line((card.x + 6, card.y + 6), (card.x + card.w - 6, card.y + card.h - 6), P.danger, 7)
    _rank(canvas, positions.rank_area(canvas, column, card), shown.strengths[who], fighter, lost=bool(fate) and fate != "won")
    foot = positions.verdict_area(canvas, column)
    if fate:
        colour = FATES[fate]
        canvas.box(foot, colour, mix(colour, INK, 0.4), radius=6)
        label(canvas, (say(f"ui-dv-fate-{fate}"),), foot.inset(6, 0), 22, WHITE, face="bold")
    else:
        label(canvas, (name(fighter), name(ADVENTURERS[fighter].kind)), foot, 20, P.text, face="bold")


def _rank(canvas: Canvas, area: Area, strength: int, fighter: str, *, lost: bool) -> None:
    """The rank that counts in large figures, and the printed one below it if an item has changed it."""
    printed, words = ADVENTURERS[fighter].rank, str(strength)
    size = canvas.block(words, area, 84, "title", 20)
    high = canvas.high(size, "title")
    y = area.centre[1] - high / 2
    canvas.text(words, (area.centre[0], y), size, P.muted if lost else P.title, face="title", align="centre")
    if strength != printed:
        note = area._replace(y=min(y + high - 4, area.y + area.h - canvas.high(18)), h=canvas.high(18))
        label(
            canvas,
            (say("ui-dv-duel-axe", rank=printed), say("ui-dv-duel-printed", rank=printed)),
            note,
            18,
            P.text,
            face="italic",
        )


# ------------------------------------------------------------------ all sets


def _table(canvas: Canvas, area: Area, duel: Duel) -> None:
    """The parties side by side: who fought in each set and won it, and how many are left standing."""
    canvas.box(area, (PAPER, PAPER_LOW), EDGE, width=1.5, radius=6)
    for who in duel.seats:
        cell = positions.duel_cell(area, duel, 0, who)
        portrait(canvas, square(cell.centre, min(cell.w, cell.h)), who)
        low = positions.duel_cell(area, duel, positions.SETS + 1, who)
        if duel.entering == who:
            canvas.box(low, mix(PAPER, P.focus, 0.5), P.focus, width=2, radius=5)
        label(canvas, (str(duel.standing(who)),), low, 26, P.title, face="title")
    for number in range(positions.SETS):
        label(
            canvas,
            (say("ui-dv-set", number=number + 1), str(number + 1)),
            positions.duel_label(area, duel, number + 1),
            18,
            P.muted,
        )
        for who in duel.seats:
            _small(canvas, positions.duel_cell(area, duel, number + 1, who), duel, number, who)
    words = say("ui-dv-duel-left")
    label(canvas, (words,), positions.duel_label(area, duel, positions.SETS + 1), 18, P.text, face="bold")


def _small(canvas: Canvas, cell: Area, duel: Duel, number: int, who: int) -> None:
    """A fighter in the table: ringed with a tick if it won, grey if it was beaten, face down if it is still to come."""
    spot = square(cell.centre, min(cell.w, cell.h) - 2)
    if number >= len(duel.sets):
        if number < duel.laid.get(who, 0):
            canvas.picture("dungeonville/cards/back-adventurer", square(spot.centre, spot.h * 0.714, 1.4))
        return
    shown = duel.sets[number]
    if (fighter := shown.fighters.get(who)) is None:
        return
    fate = _fate(shown, who)
    if fate == "won":
        canvas.circle(spot.centre, spot.w / 2 + 2, P.focus)
    medallion(canvas, spot.centre, spot.w / 2, fighter, grey=bool(fate) and fate != "won")
    if fate == "won":
        tick(canvas, (spot.x + spot.w - 2, spot.y + spot.h - 6))
    elif fate == "slain":
        canvas.line((spot.x + 2, spot.y + 2), (spot.x + spot.w - 2, spot.y + spot.h - 2), P.danger, 3)


# ------------------------------------------------------------------ before the first set, and on a small stage


def _opponent(canvas: Canvas, area: Area, props: DuelProps, number: int, shown: DuelSet | None, who: int) -> None:
    """A wizard's row in a set, below the title of the set if it is the first one."""
    duel, picks = props.duel, props.picks
    line, small, card = positions.fighter_row(canvas, area, duel, number, who)
    if who == duel.seats[0]:
        top = (line.centre[0], line.y - canvas.high(20, "bold") - 4)
        canvas.text(say("ui-dv-set", number=number + 1), top, 20, P.title, face="bold", align="centre")
    won = shown is not None and shown.winner == who
    canvas.box(line, mix(PAPER, P.focus, 0.4) if won else PAPER, P.focus if won else EDGE, width=3 if won else 1.5, radius=6)
    if small.w >= positions.name_width(canvas):
        label(canvas, (name(COLOURS[who]),), small, 18, P.muted, face="bold", align="left")
    else:
        portrait(canvas, positions.square(small.centre, min(small.w, small.h)), who)
    if shown is not None:
        if fighter := shown.fighters.get(who):
            _fighter(canvas, line, card, fighter, shown.strengths[who], "won" if won else shown.fates.get(who, ""))
    elif who == props.seat and number < len(picks):
        _fighter(canvas, line, card, picks[number], ADVENTURERS[picks[number]].rank, "")
    elif number < duel.laid.get(who, 0):
        canvas.picture("dungeonville/cards/back-adventurer", card._replace(w=card.h * 0.714))


def _fighter(canvas: Canvas, line: Area, card: Area, fighter: str, strength: int, fate: str) -> None:
    """A fighter's medallion, strength and fate, or its class."""
    medallion(canvas, card.centre, card.w / 2, fighter, grey=fate == "slain")
    x, right = card.x + card.w + 8, line.x + line.w - 6
    label(canvas, (str(strength),), line.column(x, right - x), 28, P.text, face="title", align="left")
    x += canvas.wide(str(strength), 28, "title") + 10
    words = say(f"ui-dv-fate-{fate}") if fate else name(ADVENTURERS[fighter].kind)
    label(canvas, (words,), line.column(x, right - x), 18, P.danger if fate == "slain" else P.text, align="left")
