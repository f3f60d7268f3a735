"""The meaning of a card, a figure or a tile at this moment, from what the seats at this screen know: sums, odds, targets, and why it cannot be used."""

from collections.abc import Sequence
from functools import partial

from game.rules.engine.secret import Seat
from game.rules.ravenloft import stats
from game.rules.ravenloft.forecasts import forecast
from game.rules.ravenloft.forecasts.forecast import Blow, Coming, Sum
from game.rules.ravenloft.space import distance, figure, targets
from game.rules.ravenloft.space.board import SIDES, Edge, chart
from game.rules.ravenloft.state import Monster, Placed, State, Trap
from game.rules.ravenloft.tables.cards import CARDS, ENCOUNTERS, HEROES, MONSTERS, TILES
from game.rules.ravenloft.tables.content import Stat
from game.text import has, name, say
from game.ui.ravenloft.choreography.shown_state import markers_of, marks_of
from game.ui.ravenloft.facts import cards, sections
from game.ui.ravenloft.facts.cards import aimed, card_in_use
from game.ui.ravenloft.facts.sections import STATS, Now, Row, Situation, armour, faces, part, sentence, signed, small, then
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
    boxes += [_blow(t, other.id, blow) for blow in coming.blows]
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


def _blow(t: State, key: str, blow: Blow, by: tuple[str, str] | None = None) -> Box:
    """The row of a blow's target, or of the figure that it comes `by`: with what die roll it hits, and what it does."""
    who, below = by or (blow.target, armour(t, blow.target, blow.ac))
    need = say("ui-or-more", need=blow.need) if blow.need else say("ui-now-no-roll")
    does = say("ui-now-blow", count=blow.damage, condition=blow.condition or "none", miss=blow.miss)
    return sections.odds((key, who), Row(who, below, need, blow.per_cent, does, danger=blow.per_cent >= 50))


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
    boxes += [_blow(t, "trap", blow) for blow in found]
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
    boxes += [sentence("ui-now-condition", "bad", condition=one, text=cards.card_text(one)) for one in own.conditions]
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
            boxes.append(faces([other.id], [say("ui-now-moves-closer", figure=other.id)]))
        else:
            boxes.append(_blow(now.t, "hunter", blow, (other.id, name(forecast.coming(now.t, other).strike))))
    return boxes


# ------------------------------------------------------------------ tiles


def laid(t: State, tile: str) -> Placed | None:
    """The tile as it is placed; None if it is not on the table."""
    return next((placed for placed in t.board.tiles if placed.tile == tile), None)


def tile(now: Situation, card: str) -> Now:
    """The facts about a tile."""
    placed, message = laid(now.t, card), f"special-{now.t.adventure}-{card}"
    special = [sentence(message, "gold")] if has(message) else []
    if placed is None:
        return Now("", [*special, sentence("ui-now-tile-not-here", "muted")])
    index, lay, hero = now.t.board.tiles.index(placed), chart(now.t.board), now.t.heroes[now.t.turn.hero]
    edges = sentence("ui-now-tile-edges", sides=tuple(side for side in SIDES if Edge(index, side) in lay.edges))
    away = [] if hero.square is None else [lay.tile_steps(lay.tile_of[hero.square])[index]]
    steps = [small("ui-now-tile-away", hero=hero.id, tiles=tiles) for tiles in away]
    return Now("", [*special, edges, *steps, *_on_it(now, index)])


def _on_it(now: Situation, index: int) -> list[Box]:
    """The figures on the tile, then its markers and tokens."""
    t, tile_of = now.t, chart(now.t.board).tile_of
    who = [hero.id for hero in t.heroes if hero.square is not None and tile_of[hero.square] == index]
    who += [other.id for other in figure.foes_on(t, index)]
    boxes = [sentence("ui-now-tile-holds"), faces(who)] if who else [sentence("ui-now-tile-empty", "muted")]
    lying = [mark.card for mark in marks_of(t) if (tile_of.get(mark.square or 0) if mark.tile is None else mark.tile) == index]
    return [*boxes, sentence("ui-now-tile-lying"), faces(lying)] if lying else boxes


# ------------------------------------------------------------------ powers and treasures


def _held(now: Situation, card: str) -> Now:
    t, seat = now.t, forecast.holder(now.t, card)
    if seat is None:
        return _in_force(now, card)
    hero = t.heroes[seat]
    boxes = [*_status(now, card, seat)]
    used = any(held.card == card and held.used for held in hero.powers) and not _begun(now, card, seat)
    if not figure.up(t, seat):
        boxes.append(down(now, seat))
    elif _begun(now, card, seat) and aimed(now.view) != card:
        pass  # it has attacked already, and asks for something else
    elif CARDS[card].attack is not None and not used:
        boxes += _attack(now, card, seat)
    elif not used:
        if CARDS[card].lasts:
            boxes += [sentence("ui-now-serves"), faces(forecast.served(t, seat, card))]
        boxes += then(now, card, seat)
    boxes += _gives(now, card, [seat])
    return Now(say("ui-now-holder", hero=hero.id), boxes)


def _begun(now: Situation, card: str, seat: Seat) -> bool:
    """Whether the open Decision belongs to the card."""
    return card_in_use(now.view) == card and now.seat == seat and bool(now.figures)


def _status(now: Situation, card: str, seat: Seat) -> list[Box]:
    """Whether the card can be used now; if not, the reason with its rule."""
    t = now.t
    if CARDS[card].when == "passive":
        return [sentence("ui-now-passive", "good")]
    if _begun(now, card, seat):
        return [sentence("ui-now-choose", "good")]
    if any(held.card == card and held.used for held in t.heroes[seat].powers):
        return [sentence("ui-now-used", "bad", kind=cards.band(card))]
    if now.seat == seat:
        if card in now.usable:
            return [sentence("ui-now-ready", "good")]
        return [sections.words(now.refusal(card), "bad")]
    when = cards.waits(card)
    return [sentence("ui-now-waits" if when else "ui-now-turn", "muted", hero=t.heroes[seat].id, when=when)]


def _attack(now: Situation, card: str, seat: Seat) -> list[Box]:
    """The targets of an attack from here, its bonus as a sum, and its damage."""
    t, row = now.t, CARDS[card].attack
    assert row is not None
    found = [one for name in targets.within(t, seat, row) if (one := forecast.attack_sum(t, seat, card, name)) is not None]
    if not found:  # a card that moves its Hero first may still find a target
        return then(now, card, seat) or [sentence("ui-now-no-target", "muted", hero=t.heroes[seat].id)]
    found.sort(key=lambda one: -one.per_cent)
    boxes = []
    if found[0].plus:
        parts = [(signed(found[0].base), name(card)), *(part(share, card) for share in found[0].plus)]
        boxes.append(sections.total(parts, (signed(found[0].bonus), say("ui-now-to-the-roll"))))
    choosing = _begun(now, card, seat)
    for place, one in enumerate(found):
        act = partial(now.strike, one.target) if choosing and one.target in now.figures else None
        first, does = place == 0 and choosing, say("ui-now-damage", count=one.damage)
        line = Row(one.target, armour(t, one.target, one.ac), _need(one), one.per_cent, does, danger=first, act=act)
        boxes.append(sections.odds(("target", one.target), line))
    if row.pick == "each":
        boxes.append(small("ui-now-each" if row.where in ("adjacent", "own-tile") else "ui-now-each-tile"))
    elif row.count > 1:
        boxes.append(small("ui-now-some-tile" if row.same_tile else "ui-now-some", count=row.count))
    if more := [share for share in found[0].more if share.source != card]:
        amount = sum(share.amount for share in more)
        boxes.append(small("ui-now-more-damage", sources=tuple(share.source for share in more), amount=amount))
    if found[0].miss:
        boxes.append(small("ui-now-miss", count=found[0].miss))
    struck = next((one.target for one in found if one.target == now.target), found[0].target)
    return [*boxes, *then(now, card, seat, struck)]


def _need(one: Sum) -> str:
    if one.base is None:
        return say("ui-now-no-roll")
    return say("ui-now-need-twice" if one.twice else "ui-or-more", need=one.need)


def _gives(now: Situation, card: str, seats: Sequence[Seat]) -> list[Box]:
    """What a lasting card adds for these Heroes at this moment."""
    lines = []
    for seat in seats:
        for stat in STATS:
            amount = sum(share.amount for share in forecast.shares(now.t, stat, seat) if share.source == card)
            if amount:
                lines.append(sentence("ui-now-gives", hero=now.t.heroes[seat].id, amount=signed(amount), stat=stat))
    if CARDS[card].when == "passive" and CARDS[card].bonus and not lines:
        lines.append(sentence("ui-now-gives-nothing", "muted"))
    return lines


def _in_force(now: Situation, card: str) -> Now:
    """The status of a card that lasts for some time, or that belongs to no Hero."""
    effect = next((one for one in now.t.lasting if one.card == card), None)
    if effect is None:
        return Now("", [sentence("ui-nothing-now", "muted")])
    boxes = [sentence("ui-now-in-force", "good", hero=now.t.heroes[effect.owner].id)]
    boxes.append(faces([now.t.heroes[seat].id for seat in effect.heroes]))
    return Now(say("ui-now-effect"), [*boxes, *_gives(now, card, effect.heroes)])


# ------------------------------------------------------------------ consequences


def meaning(now: Situation, card: str) -> Now:
    """The meaning of a card now."""
    tellers = ((HEROES, hero), (MONSTERS, monsters), (ENCOUNTERS, encounter), (TILES, tile), (CARDS, _held))
    found = next((tell for table, tell in tellers if card in table), None)
    return Now("", [sentence("ui-nothing-now", "muted")]) if found is None else found(now, card)
