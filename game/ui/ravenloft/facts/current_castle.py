"""The meaning of Monsters, Encounters and Heroes at this moment."""

from game.rules.engine.secret import Seat
from game.rules.ravenloft import stats
from game.rules.ravenloft.forecasts import forecast
from game.rules.ravenloft.forecasts.forecast import Blow, Coming
from game.rules.ravenloft.space import distance, figure
from game.rules.ravenloft.state import Monster, State, Trap
from game.rules.ravenloft.tables.cards import ENCOUNTERS, MONSTERS
from game.rules.ravenloft.tables.content import Stat
from game.text import name, say
from game.ui.ravenloft.choreography.shown_state import markers_of
from game.ui.ravenloft.facts import sections
from game.ui.ravenloft.facts.sections import Row
from game.ui.ravenloft.facts.shared import Desk, Now, armour, part
from game.ui.ravenloft.table import words
from game.ui.widgets.blocks import Block

# ------------------------------------------------------------------ monsters


def monsters(desk: Desk, kind: str) -> Now:
    """The next action of each figure of this name; the remaining Hit Points of an object that can be attacked."""
    found = [other for other in figure.targets(desk.t) if other.kind == kind]
    if not found:
        return Now("", [desk.say("ui-now-none-here", "muted")])
    blocks = [block for other in found for block in _monster(desk, other)]
    return Now(say("ui-now-if-nothing-changes"), blocks)


def _monster(desk: Desk, other: Monster) -> list[Block]:
    hp = say("ui-of", left=figure.monster_hp(other), most=MONSTERS[other.kind].hp)
    blocks = [desk.faces([other.id], [say("ui-now-figure", figure=other.id, hp=hp)])]
    if other.markers:
        blocks.append(desk.say("ui-marked", "gold", markers=tuple(dict.fromkeys(markers_of(other)))))
    if MONSTERS[other.kind].thing:
        return blocks
    t, told = desk.t, forecast.coming(desk.t, other)
    heroes = tuple(t.heroes[seat].id for seat in forecast.acts_for(t, other))
    blocks.append(desk.small("ui-now-acts", heroes=heroes))
    blocks.append(_does(desk, other, told))
    if len(told.goals) > 1 and not (told.strike and len(told.blows) == len(told.goals) and not told.move):
        blocks.append(desk.small("ui-now-tie", heroes=told.goals))
    blocks += [_blow(desk, (other.id, blow.target), blow) for blow in told.blows]
    return blocks


def _does(desk: Desk, other: Monster, told: Coming) -> Block:
    """The line of the script that applies now, in words."""
    if told.asleep:
        return desk.say("ui-now-asleep", "good", card=told.asleep)
    if told.deed:
        return desk.say(f"ui-now-deed-{told.deed}", "bad", line=told.line)
    if not told.line or not (told.move or told.strike):
        return desk.say("ui-now-idle", "good")
    moves = (
        told.move
        and not (told.move == "tile" and _shares_tile(desk.t, other, told))
        and not (told.move == "adjacent" and _beside(desk.t, other, told))
    )
    way = say(f"ui-now-move-{told.move}", heroes=told.goals, steps=told.steps) if moves else ""
    if not told.strike:
        return desk.say("ui-now-moves", line=told.line, way=way)
    both = "ui-now-strikes-and-moves" if told.late else "ui-now-moves-and-strikes"
    return desk.say(both if way else "ui-now-strikes", line=told.line, way=way, strike=told.strike)


def _beside(t: State, other: Monster, told: Coming) -> bool:
    return all(distance.adjacent(t, other.id, goal) for goal in told.goals)


def _shares_tile(t: State, other: Monster, told: Coming) -> bool:
    here = set(figure.tiles_of(t, other.id))
    return all(here & set(figure.tiles_of(t, goal)) for goal in told.goals)


def _blow(desk: Desk, key: object, blow: Blow) -> Block:
    need = say("ui-or-more", need=blow.need) if blow.need else say("ui-now-no-roll")
    does = say("ui-now-blow", count=blow.damage, condition=blow.condition or "none", miss=blow.miss)
    row = Row(blow.target, armour(desk.t, blow.target, blow.ac), need, blow.per_cent, does, danger=blow.per_cent >= 50)
    return sections.odds(desk.canvas, desk.wide, key, row, desk.focused)


# ------------------------------------------------------------------ encounters


def encounter(desk: Desk, card: str) -> Now:
    """The Heroes that an Environment affects, or that a Trap would attack."""
    t, row = desk.t, ENCOUNTERS[card]
    if row.kind == "environment":
        if t.environment != card:
            return Now("", [desk.say("ui-now-not-in-force", "muted")])
        touched = forecast.touched(t, card)
        blocks = [desk.say("ui-now-touches" if touched else "ui-now-touches-nobody", "bad" if touched else "good")]
        return Now(say("ui-now-effect"), [*blocks, *([desk.faces(touched)] if touched else [])])
    trap = next((one for hero in t.heroes for one in hero.threats if isinstance(one, Trap) and one.card == card), None)
    return Now("", [desk.say("ui-nothing-now", "muted")]) if trap is None else _trap(desk, trap)


def _trap(desk: Desk, trap: Trap) -> Now:
    """The Heroes that a Trap would attack, and the chance to disable it."""
    t, seat = desk.t, forecast.holder(desk.t, trap.card)
    found = forecast.sprung(t, trap)
    blocks = [desk.say("ui-now-trap-strikes" if found else "ui-now-trap-waits", "bad" if found else "good")]
    blocks += [_blow(desk, ("trap", blow.target), blow) for blow in found]
    for here in figure.heroes_on(t, trap.tile):
        bonus = stats.bonus(t, "disable", here, "")
        need, per_cent = forecast.chance(bonus, ENCOUNTERS[trap.card].disable)
        blocks.append(desk.say("ui-now-disable", "good", hero=t.heroes[here].id, need=need, number=per_cent))
    return Now(say("ui-now-in-phase", hero=t.heroes[seat].id) if seat is not None else "", blocks)


# ------------------------------------------------------------------ heroes


def hero(desk: Desk, who: str) -> Now:
    """A Hero's values with their sources, and the Monsters that attack it next."""
    t, seat = desk.t, figure.seat_of(desk.t, who)
    if seat is None:
        return Now("", [desk.say("ui-now-not-here", "muted")])
    row, own = figure.level(t.heroes[seat]), t.heroes[seat]
    blocks = []
    numbers: tuple[tuple[Stat, int, int], ...] = (
        ("ac", row.ac, stats.armour(t, who)),
        ("speed", row.speed, stats.speed(t, seat)),
    )
    for stat, printed, value in numbers:
        parts = [(str(printed), say(f"ui-{stat}")), *(part(share, "") for share in forecast.shares(t, stat, seat))]
        if len(parts) > 1:
            blocks.append(sections.total(desk.canvas, desk.wide, parts, (str(value), say("ui-now-total"))))
    blocks += [desk.say("ui-now-condition", "bad", condition=one, text=words.card_text(one)) for one in own.conditions]
    hp = say("ui-of", left=figure.hero_hp(own), most=row.hp)
    if not figure.up(t, seat):
        blocks.append(down(desk, seat))
        return Now(say("ui-now-hp", hp=hp), blocks)
    return Now(say("ui-now-hp", hp=hp), [*blocks, *_hunters(desk, seat)])


def down(desk: Desk, seat: Seat) -> Block:
    """Why a Hero can use nothing: it is down, or it is not on the board yet."""
    hero = desk.t.heroes[seat]
    if figure.hero_hp(hero) > 0:
        return desk.say("ui-now-away", "muted", hero=hero.id)
    return desk.say("ui-now-fallen", "bad", hero=hero.id)


def _hunters(desk: Desk, seat: Seat) -> list[Block]:
    """The Monsters that attack a Hero next."""
    found = forecast.hunters(desk.t, seat)
    blocks = [desk.say("ui-now-hunted", count=len(found))]
    for other, blow in found:
        if blow is None:
            blocks.append(desk.faces([other.id], [say("ui-now-comes-nearer", figure=other.id)]))
            continue
        need = say("ui-or-more", need=blow.need)
        does = say("ui-now-blow", count=blow.damage, condition=blow.condition or "none", miss=blow.miss)
        strike = name(forecast.coming(desk.t, other).strike)
        row = Row(other.id, strike, need, blow.per_cent, does, danger=blow.per_cent >= 50)
        blocks.append(sections.odds(desk.canvas, desk.wide, ("hunter", other.id), row, desk.focused))
    return blocks
