"""Heroes that leave the board: escapes, loot carried out, and Heroes that replace lost ones."""

from game.rules.engine.script import Outcome, Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft import asking, ending, event
from game.rules.ravenloft.adventures import quests_tokens
from game.rules.ravenloft.adventures.adventure import Goal
from game.rules.ravenloft.adventures.quests import tile_in_play
from game.rules.ravenloft.setup import entrance
from game.rules.ravenloft.space import figure, markers, placing
from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import Hero, State
from game.rules.ravenloft.tables.cards import TREASURES
from game.rules.ravenloft.tables.registry import Now, goal, quest

START = ("ST-N", "ST-S")
"""The two halves of the Start tile (CR-027, CR-280)."""


@goal("all-escaped")
def _all_escaped(t: State, goal: Goal) -> bool:
    """Every Hero has left the dungeon."""
    return all(hero.gone == "escaped" for hero in t.heroes)


def leave(t: State, seat: Seat) -> Rule[None]:
    """Let a Hero escape; nothing affects it after that (CR-288)."""
    hero = t.heroes[seat]
    yield from placing.relocate(t, hero.id, None)
    hero.gone = "escaped"
    yield event.HeroLeft(hero.id, "escaped")


def on_tiles(t: State, seat: Seat, tiles: tuple[str, ...]) -> bool:
    """Whether a Hero above 0 Hit Points is on one of these tiles (CR-287)."""
    place = t.heroes[seat].square
    return place is not None and figure.up(t, seat) and t.board.tiles[chart(t.board).tile_of[place]].tile in tiles


@quest("escape-with-loot")
def _escape_with_loot(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """A Hero that ends its Hero Phase on the Start tile may escape.

    The Treasure cards that it holds are banked (CR-280, CR-287, CR-288).
    """
    hero = t.heroes[seat]
    if not on_tiles(t, seat, START):
        return False
    cards = len(hero.items) + len(hero.loot)
    if not (yield from asking.agree(t, seat, "prompt-escape", hero=hero.id, cards=cards)):
        return False
    yield from leave(t, seat)
    if cards:
        yield from quests_tokens.count(t, now.row.counter, cards)
    return True


@quest("keep-as-loot")
def _keep_as_loot(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """A drawn Blessing or Fortune may be kept unplayed as loot, with no other use."""
    hero = t.heroes[seat]
    if TREASURES[now.card].kind not in ("blessing", "fortune") or hero.gone:
        return False
    if not (yield from asking.agree(t, seat, "prompt-loot", hero=hero.id, card=now.card)):
        return False
    t.limbo.remove(now.card)
    hero.loot.append(now.card)
    yield event.LootKept(hero.id, now.card)
    return True


@quest("escape-by-stairs")
def _escape_by_stairs(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """A Hero that ends its Hero Phase on a stairs square of the row's tile escapes (CR-287, CR-288)."""
    tile, place = tile_in_play(t, now.row.tile), t.heroes[seat].square
    if tile is None or not on_tiles(t, seat, (now.row.tile,)) or chart(t.board).cells[tile].art.get(place or 0) != "S":
        return False
    yield from leave(t, seat)
    return True


# ------------------------------------------------------------------ one Hero after the other


@quest("queue-up")
def _queue_up(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """All Heroes but the first wait outside, where nothing affects them."""
    for other in figure.clockwise(t, seat)[1:]:
        t.heroes[other].gone = "waiting"
    yield from ()
    return True


@quest("relieve")
def _relieve(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """A Hero that has 0 Hit Points at the end of its turn is lost.

    The next one enters, and takes over its Monsters, Traps and Items.
    """
    hero = t.heroes[seat]
    if hero.gone or figure.hero_hp(hero) > 0:
        return False
    yield from placing.relocate(t, hero.id, None)
    hero.gone = "lost"
    yield event.HeroLeft(hero.id, "lost")
    waiting = [other for other in figure.clockwise(t, seat) if t.heroes[other].gone == "waiting"]
    if not waiting:
        raise ending.Over(Outcome(("castle",), f"failed-{t.adventure}"))
    heir = t.heroes[waiting[0]]
    heir.gone, heir.threats, hero.threats = "", [*heir.threats, *hero.threats], []
    yield from _inherit(heir, hero)
    yield from _lose_effects(t, seat)
    gate = entrance(t)
    squares = [place for place in gate if place not in figure.taken(t)]
    squares = squares or placing.free_squares_near(t, chart(t.board).tile_of[gate[0]])
    place = yield from asking.ask_square(t, waiting[0], "prompt-enter", squares, hero=heir.id)
    yield from placing.relocate(t, heir.id, place)
    return True


def _inherit(heir: Hero, hero: Hero) -> Rule[None]:
    """Give the Items of a lost Hero to the one that enters."""
    items, hero.items = hero.items, []
    heir.items += items
    for card in items:
        yield event.ItemGained(heir.id, card)


def _lose_effects(t: State, seat: Seat) -> Rule[None]:
    """End the lasting effects and clouds of a lost Hero, which has no further Hero Phase in which they would end."""
    for lasting in [lasting for lasting in t.lasting if lasting.owner == seat]:
        t.lasting.remove(lasting)
        if lasting.card in TREASURES:
            t.decks.treasure.discard.append(lasting.card)
        yield event.BonusEnded(lasting.card)
    for mark in [mark for mark in t.markers if mark.owner == seat and mark.tokens]:
        yield from markers.take(t, mark.card)
