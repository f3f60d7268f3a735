"""The hunt for the Count: his bodyguard, his flight as mist, and his coffins."""

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft import asking, event, wounds
from game.rules.ravenloft.adventures import quests_tokens
from game.rules.ravenloft.adventures.adventure import Goal
from game.rules.ravenloft.adventures.quests import enter_villain
from game.rules.ravenloft.effects.villains import WOUNDED
from game.rules.ravenloft.space import figure, placing
from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import CardId, Monster, State
from game.rules.ravenloft.tables.cards import MONSTERS
from game.rules.ravenloft.tables.registry import Now, goal, quest

COUNT, MIST, FELL = "count-strahd", "mistform", "strahd-fell"


def villain(t: State, kind: CardId) -> Monster | None:
    """The Villain of this kind on the table."""
    return next((other for other in t.villains if other.kind == kind), None)


# ------------------------------------------------------------------ part 1


@quest("villain-by-lot")
def _villain_by_lot(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """Reveal the token of the randomly chosen Villain, and bring it into play on the tile just placed (CR-285)."""
    face = yield from quests_tokens.draw_face(t, seat, now.row.pool)
    return face is not None and (yield from enter_villain(t, face, now.tile)) is not None


@goal("destroyed-by-lot")
def _destroyed_by_lot(t: State, goal: Goal) -> bool:
    """The randomly chosen Villain is destroyed."""
    return any(f"destroyed {face}" in t.quest.done for face in t.quest.shown.get(goal.pool, []))


@quest("mist-away")
def _mist_away(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """The Count, badly wounded, turns to mist and leaves: he counts as defeated, and gives no experience or Treasure."""
    other = villain(t, COUNT)
    if other is None or MIST not in other.markers or figure.monster_hp(other) > WOUNDED:
        return False
    t.villains.remove(other)
    yield event.MarkerSpent(other.id, MIST)
    yield event.FigureLeft(other.id, "mist")
    return True


# ------------------------------------------------------------------ part 2


@quest("strahd-appears")
def _strahd_appears(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """Put the Count on the tile just placed or named: with all Hit Points if he was not in play, else with those that he has (CR-279)."""
    other = villain(t, COUNT)
    if other is None:
        t.quest.counters.pop(FELL, None)  # he no longer waits in a coffin
        made = yield from enter_villain(t, COUNT, now.tile)
        if made is not None:
            made.markers = []
        return made is not None
    if now.tile in figure.tiles_of(t, other.id):
        return False
    place = yield from placing.berth(t, COUNT, now.tile, figure.covered(other))
    yield from placing.relocate(t, other.id, place if place is not None else other.square)
    return True


@quest("strahd-comes-home")
def _strahd_comes_home(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """In his crypt the Count regains all Hit Points, and can turn to mist if he could not before in this game."""
    yield from _strahd_appears(t, seat, now)
    other = villain(t, COUNT)
    if other is None:
        return False
    yield from wounds.heal(t, other.id, MONSTERS[COUNT].hp, "crypt")
    if "had mistform" not in t.quest.done:
        t.quest.done.append("had mistform")
        other.markers.append(MIST)
        yield event.MarkerGained(other.id, MIST)
    return True


@quest("rest-in-coffin")
def _rest_in_coffin(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """The Count regains Hit Points while an unopened coffin is on his tile."""
    other = villain(t, COUNT)
    if other is None:
        return False
    tiles = set(figure.tiles_of(t, other.id))
    if not any(chart(t.board).tile_of[token.square] in tiles for token in quests_tokens.tokens_of(t, now.row.token)):
        return False
    yield from wounds.heal(t, other.id, now.row.amount, "coffin")
    return True


@quest("sink-into-coffin")
def _sink_into_coffin(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """While an unopened coffin is on the board the Count is not destroyed: he leaves the board until the next Villain Phase."""
    other = villain(t, COUNT)
    if other is None or not quests_tokens.tokens_of(t, now.row.token):
        return False
    t.villains.remove(other)
    t.quest.counters[FELL] = other.square
    yield event.FigureLeft(other.id, "sank")
    return True


@quest("rise-from-coffin")
def _rise_from_coffin(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """Put the Count on the tile with a coffin that is nearest to where he fell."""
    fell = t.quest.counters.pop(FELL, None)
    coffins = quests_tokens.tokens_of(t, now.row.token)
    if fell is None or not coffins:
        return False
    lay = chart(t.board)
    steps = lay.tile_steps(lay.tile_of.get(fell, 0))
    tiles = {lay.tile_of[token.square] for token in coffins}
    least = min(steps[tile] for tile in tiles)
    near = [tile for tile in tiles if steps[tile] == least]
    tile = yield from asking.ask_tile(t, t.turn.hero, "prompt-tile", near, COUNT, COUNT)
    made = yield from enter_villain(t, COUNT, tile)
    if made is not None:
        made.markers = []
    return made is not None


@quest("last-coffin")
def _last_coffin(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """Without any coffin left, a fallen Count does not return."""
    if FELL not in t.quest.counters or quests_tokens.tokens_of(t, now.row.token):
        return False
    del t.quest.counters[FELL]
    t.pile.append(COUNT)
    t.quest.done.append(f"destroyed {COUNT}")
    t.turn.kills.append(seat)
    yield event.MonsterDestroyed(f"{COUNT}-{t.numbers.get(COUNT, 1)}", t.heroes[seat].id, MONSTERS[COUNT].xp)
    return True
