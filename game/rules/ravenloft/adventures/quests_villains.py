"""Triggers of the adventures about a single Villain: Klak's artifact, the Phylactery, the Hag's ritual, the Golem's reactions."""

from game.rules.engine.script import Done, Rule, choose
from game.rules.engine.secret import Seat
from game.rules.ravenloft import asking, event, front, wounds
from game.rules.ravenloft.adventures import quests, quests_tokens
from game.rules.ravenloft.adventures.adventure import Action, Goal
from game.rules.ravenloft.adventures.quests_strahd import villain
from game.rules.ravenloft.choice import PickCard
from game.rules.ravenloft.decks import monster_deck, tile_stack
from game.rules.ravenloft.space import distance, figure, placing
from game.rules.ravenloft.space.board import QUARTER, Edge, beyond, chart, chart_of
from game.rules.ravenloft.state import Held, Placed, State
from game.rules.ravenloft.tables.registry import Now, action, allowed, goal, quest

# ------------------------------------------------------------------ Klak's artifact


@quest("hurt-active")
def _hurt_active(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """The active Hero takes damage."""
    yield from wounds.hurt(t, t.heroes[t.turn.hero].id, now.row.amount, t.adventure)
    return True


@quest("trade-for-power")
def _trade_for_power(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """A Hero may discard an Item to gain a random one of its unused Power cards."""
    hero = t.heroes[seat]
    if not hero.items or not hero.spare:
        return False
    options = [*(PickCard(card) for card in dict.fromkeys(hero.items)), Done()]
    answer = yield from choose(seat, "prompt-trade", options, default=Done(), about={"hero": hero.id}, forced=False)
    if not isinstance(answer, PickCard):
        return False
    yield from front.discard_item(t, seat, answer.card)
    card = sorted(hero.spare)[t.rng.below("powers", len(hero.spare))]
    hero.spare.remove(card)
    hero.powers.append(Held(card))
    yield event.PowerGained(hero.id, card)
    return True


@quest("burn-near-thing")
def _burn_near_thing(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """Before the Villain acts, each Hero near the object takes damage."""
    thing = next((thing for thing in t.things if thing.kind == now.row.target), None)
    if thing is None:
        return False
    near = [t.heroes[other].id for other in figure.standing(t) if distance.tile_distance(t, t.heroes[other].id, thing.id) <= 1]
    for name in near:
        yield from wounds.hurt(t, name, now.row.amount, thing.kind)
    return True


# ------------------------------------------------------------------ the Phylactery


@quest("hide-thing-away")
def _hide_thing_away(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """Lay another tile, with a Monster and the object, some tiles away from the tile just placed.

    The edge is the closest one that is at least `amount` tiles away, else the farthest. Without any edge, put the object on the
    bone pile of the farthest tile.
    """
    row, lay = now.row, chart(t.board)
    steps = lay.tile_steps(now.tile)
    if not lay.edges:
        far = max(steps)
        tiles = [tile for tile, away in enumerate(steps) if away == far]
        tile = yield from asking.ask_tile(t, t.turn.hero, "prompt-tile", tiles, t.adventure)
        place = lay.cells[tile].bones
    else:
        edge = yield from tile_stack.ask_edge(t, t.turn.hero, _edges_away(t, now), t.adventure)
        tile = yield from tile_stack.add_tile(t, edge, row.other_tile)
        yield from monster_deck.new_monster(t, seat, tile=tile)
        place = quests.printed_square(t, tile, *row.square)
    thing = monster_deck.number_figure(t, row.target, place)
    t.things.append(thing)
    yield event.ThingLaid(thing.id, place)
    return True


def _edges_away(t: State, now: Now) -> list[Edge]:
    """The edges at which the row's other tile would be closest, but at least `amount` tiles away, else the farthest ones.

    The function lays the tile on trial, because it may join its neighbours and be closer than its edge.
    """
    edges, new = list(chart(t.board).edges), len(t.board.tiles)
    trials = [(*t.board.tiles, Placed(now.row.other_tile, *beyond(t.board, edge), QUARTER[edge.side])) for edge in edges]
    away = [chart_of(tiles).tile_steps(now.tile)[new] for tiles in trials]
    enough = [one for one in away if one >= now.row.amount]
    wanted = min(enough) if enough else max(away)
    return [edge for edge, one in zip(edges, away, strict=True) if one == wanted]


@quest("hurt-figure")
def _hurt_figure(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """The row's Villain takes damage, at any distance."""
    other = villain(t, now.row.target)
    if other is None:
        return False
    yield from wounds.hurt(t, other.id, now.row.amount, now.row.figure or t.adventure, by=seat)
    return True


# ------------------------------------------------------------------ the Hag's ritual


EMPTY = "monsters-0"
"""The token for no Monster."""


@quest("stand-apart")
def _stand_apart(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """Each Hero begins on the bone pile of a tile of its own."""
    for tile, other in enumerate(figure.clockwise(t, seat)):
        yield from placing.relocate(t, t.heroes[other].id, chart(t.board).cells[tile].bones)
    return True


@quest("monster-token")
def _monster_token(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """A token decides what is placed on an explored tile: a Monster as usual, nothing, or the Villain, moved from anywhere."""
    face = yield from quests_tokens.draw_face(t, seat, now.row.pool)
    if face != now.row.target:
        return face == EMPTY
    other = villain(t, face)
    if other is not None:
        place = yield from placing.berth(t, face, now.tile, figure.covered(other))
        yield from placing.relocate(t, other.id, place if place is not None else other.square)
    elif f"destroyed {face}" not in t.quest.done:
        yield from quests.enter_villain(t, face, now.tile)
    return True


@quest("begin-on-tile")
def _begin_on_tile(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """Record that a Hero begins its Hero Phase on the row's tile."""
    yield from ()
    if not _on(t, seat, now.row.tile):
        return False
    t.turn.marks.append(f"began {now.row.tile}")
    return True


@quest("count-on-tile")
def _count_on_tile(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """A Hero that began and ends its Hero Phase on the row's tile moves the counter (CR-287)."""
    if f"began {now.row.tile}" not in t.turn.marks or not _on(t, seat, now.row.tile):
        return False
    yield from quests_tokens.count(t, now.row.counter)
    return True


def _on(t: State, seat: Seat, tile: str) -> bool:
    place = t.heroes[seat].square
    return place is not None and figure.up(t, seat) and t.board.tiles[chart(t.board).tile_of[place]].tile == tile


# ------------------------------------------------------------------ the Golem's moods


@goal("markers")
def _markers(t: State, goal: Goal) -> bool:
    """A Villain's card has this number of markers of a kind."""
    other = villain(t, goal.figure)
    return other is not None and other.markers.count(goal.token) >= goal.amount


@allowed("show-item")
def _may_show(t: State, seat: Seat, row: Action) -> list[str]:
    """The Items and Item tokens that a Hero on the Villain's tile could show it."""
    other = villain(t, row.figure)
    if other is None or not t.quest.pools.get(row.pool) or figure.hero_tile(t, seat) not in figure.tiles_of(t, other.id):
        return []
    return list(dict.fromkeys([*t.heroes[seat].items, *t.heroes[seat].tokens]))


@action("show-item")
def _show_item(t: State, seat: Seat, row: Action, what: str) -> Rule[None]:
    """Discard an Item to lay a Reaction token on the Villain's card; it takes effect immediately."""
    other = villain(t, row.figure)
    if what in t.heroes[seat].tokens:
        t.heroes[seat].tokens.remove(what)
        yield event.TokenTaken("", what)
    else:
        yield from front.discard_item(t, seat, what)
    face = yield from quests_tokens.draw_face(t, seat, row.pool)
    if other is not None and face is not None:
        other.markers.append(face)
        yield event.MarkerGained(other.id, face)
