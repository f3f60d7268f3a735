"""The meaning of Monsters, Encounters, Heroes and tiles at this moment."""

from game.rules.engine.secret import Seat
from game.rules.ravenloft import stats
from game.rules.ravenloft.forecasts import forecast
from game.rules.ravenloft.forecasts.forecast import Blow, Coming
from game.rules.ravenloft.space import distance, figure
from game.rules.ravenloft.space.board import SIDES, Edge, chart
from game.rules.ravenloft.state import Monster, Placed, State, Trap
from game.rules.ravenloft.tables.cards import ENCOUNTERS, MONSTERS
from game.rules.ravenloft.tables.content import Stat
from game.text import has, name, say
from game.ui.ravenloft.choreography.shown_state import markers_of, marks_of
from game.ui.ravenloft.facts import sections
from game.ui.ravenloft.facts.sections import Now, Row, Situation, armour, faces, part, sentence, small
from game.ui.ravenloft.table import words
from game.ui.widgets.boxes import Box

# ------------------------------------------------------------------ monsters


def monsters(now: Situation, kind: str) -> Now:
    """The next action of each figure of this name; the remaining Hit Points of an object that can be attacked."""
    found = [other for other in figure.targets(now.t) if other.kind == kind]
    if not found:
        return Now("", [sentence("ui-now-none-here", "muted")])
    boxes = [box for other in found for box in _monster(now, other)]
    return Now(say("ui-now-if-nothing-changes"), boxes)


def _monster(now: Situation, other: Monster) -> list[Box]:
    hp = say("ui-of", left=figure.monster_hp(other), most=MONSTERS[other.kind].hp)
    boxes = [faces([other.id], [say("ui-now-figure", figure=other.id, hp=hp)])]
    if other.markers:
        boxes.append(sentence("ui-marked", "gold", markers=tuple(dict.fromkeys(markers_of(other)))))
    if MONSTERS[other.kind].thing:
        return boxes
    t, coming = now.t, forecast.coming(now.t, other)
    heroes = tuple(t.heroes[seat].id for seat in forecast.acts_for(t, other))
    boxes.append(small("ui-now-acts", heroes=heroes))
    boxes.append(_does(now, other, coming))
    if len(coming.goals) > 1 and not (coming.strike and len(coming.blows) == len(coming.goals) and not coming.move):
        boxes.append(small("ui-now-tie", heroes=coming.goals))
    boxes += [_struck(now, other.id, blow) for blow in coming.blows]
    return boxes


def _does(now: Situation, other: Monster, coming: Coming) -> Box:
    """The line of the script that applies now, in words."""
    if coming.asleep:
        return sentence("ui-now-asleep", "good", card=coming.asleep)
    if coming.deed:
        return sentence(f"ui-now-deed-{coming.deed}", "bad", line=coming.line)
    if not coming.line or not (coming.move or coming.strike):
        return sentence("ui-now-idle", "good")
    moves = coming.move and not _is_there(now.t, other, coming)
    way = say(f"ui-now-move-{coming.move}", heroes=coming.goals, steps=coming.steps) if moves else ""
    if not coming.strike:
        return sentence("ui-now-moves", line=coming.line, way=way)
    both = "ui-now-strikes-and-moves" if coming.late else "ui-now-moves-and-strikes"
    return sentence(both if way else "ui-now-strikes", line=coming.line, way=way, strike=coming.strike)


def _is_there(t: State, other: Monster, coming: Coming) -> bool:
    """Whether a Monster is already where it would move: on the tile of all its goals, or adjacent to them."""
    if coming.move == "tile":
        here = set(figure.tiles_of(t, other.id))
        return all(here & set(figure.tiles_of(t, goal)) for goal in coming.goals)
    return coming.move == "adjacent" and all(distance.adjacent(t, other.id, goal) for goal in coming.goals)


def _blow(key: tuple[str, str], blow: Blow, who: str, below: str) -> Box:
    """The row of a figure: with what die roll a blow hits, and what it does."""
    need = say("ui-or-more", need=blow.need) if blow.need else say("ui-now-no-roll")
    does = say("ui-now-blow", count=blow.damage, condition=blow.condition or "none", miss=blow.miss)
    return sections.odds(key, Row(who, below, need, blow.per_cent, does, danger=blow.per_cent >= 50))


def _struck(now: Situation, by: str, blow: Blow) -> Box:
    return _blow((by, blow.target), blow, blow.target, armour(now.t, blow.target, blow.ac))


# ------------------------------------------------------------------ encounters


def encounter(now: Situation, card: str) -> Now:
    """The Heroes that an Environment affects, or that a Trap would attack."""
    t, row = now.t, ENCOUNTERS[card]
    if row.kind == "environment":
        if t.environment != card:
            return Now("", [sentence("ui-now-not-in-force", "muted")])
        touched = forecast.touched(t, card)
        boxes = [sentence("ui-now-touches", "bad"), faces(touched)] if touched else [sentence("ui-now-touches-nobody", "good")]
        return Now(say("ui-now-effect"), boxes)
    trap = next((one for hero in t.heroes for one in hero.threats if isinstance(one, Trap) and one.card == card), None)
    return Now("", [sentence("ui-nothing-now", "muted")]) if trap is None else _trap(now, trap)


def _trap(now: Situation, trap: Trap) -> Now:
    """The Heroes that a Trap would attack, and the chance to disable it."""
    t, seat = now.t, forecast.holder(now.t, trap.card)
    found = forecast.sprung(t, trap)
    boxes = [sentence("ui-now-trap-strikes" if found else "ui-now-trap-waits", "bad" if found else "good")]
    boxes += [_struck(now, "trap", blow) for blow in found]
    for here in figure.heroes_on(t, trap.tile):
        bonus = stats.bonus(t, "disable", here, "")
        need, per_cent = forecast.chance(bonus, ENCOUNTERS[trap.card].disable)
        boxes.append(sentence("ui-now-disable", "good", hero=t.heroes[here].id, need=need, number=per_cent))
    return Now(say("ui-now-in-phase", hero=t.heroes[seat].id) if seat is not None else "", boxes)


# ------------------------------------------------------------------ heroes


def hero(now: Situation, who: str) -> Now:
    """A Hero's values with their sources, and the Monsters that attack it next."""
    t, seat = now.t, figure.seat_of(now.t, who)
    if seat is None:
        return Now("", [sentence("ui-now-not-here", "muted")])
    row, own = figure.level(t.heroes[seat]), t.heroes[seat]
    boxes = []
    numbers: tuple[tuple[Stat, int, int], ...] = ("ac", row.ac, stats.armour(t, who)), ("speed", row.speed, stats.speed(t, seat))
    for stat, printed, value in numbers:
        parts = [(str(printed), say(f"ui-{stat}")), *(part(share, "") for share in forecast.shares(t, stat, seat))]
        if len(parts) > 1:
            boxes.append(sections.total(parts, (str(value), say("ui-now-total"))))
    boxes += [sentence("ui-now-condition", "bad", condition=one, text=words.card_text(one)) for one in own.conditions]
    boxes += _hunters(now, seat) if figure.up(t, seat) else [down(now, seat)]
    return Now(say("ui-now-hp", hp=say("ui-of", left=figure.hero_hp(own), most=row.hp)), boxes)


def down(now: Situation, seat: Seat) -> Box:
    """Why a Hero can use nothing: it is down, or it is not on the board yet."""
    hero = now.t.heroes[seat]
    away = figure.hero_hp(hero) > 0
    return sentence("ui-now-away" if away else "ui-now-fallen", "muted" if away else "bad", hero=hero.id)


def _hunters(now: Situation, seat: Seat) -> list[Box]:
    """The Monsters that attack a Hero next."""
    found = forecast.hunters(now.t, seat)
    boxes = [sentence("ui-now-hunted", count=len(found))]
    for other, blow in found:
        if blow is None:
            boxes.append(faces([other.id], [say("ui-now-comes-nearer", figure=other.id)]))
            continue
        boxes.append(_blow(("hunter", other.id), blow, other.id, name(forecast.coming(now.t, other).strike)))
    return boxes


# ------------------------------------------------------------------ tiles


def laid(t: State, tile: str) -> Placed | None:
    """The tile as it is placed; None if it is not on the table."""
    return next((placed for placed in t.board.tiles if placed.tile == tile), None)


def tile(now: Situation, card: str) -> Now:
    """The facts about a tile."""
    placed = laid(now.t, card)
    if placed is None:
        return Now("", [*_special(now, card), sentence("ui-now-tile-not-here", "muted")])
    index, lay, hero = now.t.board.tiles.index(placed), chart(now.t.board), now.t.heroes[now.t.turn.hero]
    edges = sentence("ui-now-tile-edges", sides=tuple(side for side in SIDES if Edge(index, side) in lay.edges))
    away = [] if hero.square is None else [lay.tile_steps(lay.tile_of[hero.square])[index]]
    steps = [small("ui-now-tile-away", hero=hero.id, tiles=tiles) for tiles in away]
    return Now("", [*_special(now, card), edges, *steps, *_on_it(now, index)])


def _special(now: Situation, tile: str) -> list[Box]:
    """The part of the tile in this adventure."""
    message = f"special-{now.t.adventure}-{tile}"
    return [sentence(message, "gold")] if has(message) else []


def _on_it(now: Situation, index: int) -> list[Box]:
    """The figures on the tile, then its markers and tokens."""
    t, tile_of = now.t, chart(now.t.board).tile_of
    who = [hero.id for hero in t.heroes if hero.square is not None and tile_of[hero.square] == index]
    who += [other.id for other in figure.foes_on(t, index)]
    boxes = [sentence("ui-now-tile-holds"), faces(who)] if who else [sentence("ui-now-tile-empty", "muted")]
    lying = [mark.card for mark in marks_of(t) if (tile_of.get(mark.square or 0) if mark.tile is None else mark.tile) == index]
    return [*boxes, sentence("ui-now-tile-lying"), faces(lying)] if lying else boxes
