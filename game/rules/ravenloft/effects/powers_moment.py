"""Power cards that are reactions, and their conditions: small functions that `powers.toml` calls by name."""

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft import asking, attack, front, stats
from game.rules.ravenloft.effects.moves import may_walk, place_self, swap, walkable
from game.rules.ravenloft.space import distance, figure, placing
from game.rules.ravenloft.state import State
from game.rules.ravenloft.tables.content import Card
from game.rules.ravenloft.tables.registry import Moment, only, reaction


@only("hit-on-my-tile")
def _hit_on_my_tile(t: State, seat: Seat, moment: Moment) -> bool:
    return moment.seat is not None and figure.hero_tile(t, moment.seat) == figure.hero_tile(t, seat)


@only("monster-hit-other-near")
def _monster_hit_other_near(t: State, seat: Seat, moment: Moment) -> bool:
    if moment.source != "monster" or moment.seat in (None, seat):
        return False
    return distance.tile_distance(t, t.heroes[seat].id, moment.target) <= 1


@only("adjacent-monster-hit-me")
def _adjacent_monster_hit_me(t: State, seat: Seat, moment: Moment) -> bool:
    return moment.source == "monster" and moment.seat == seat and distance.adjacent(t, t.heroes[seat].id, moment.figure)


@only("monster-hit-me")
def _monster_hit_me(t: State, seat: Seat, moment: Moment) -> bool:
    return moment.source == "monster" and moment.seat == seat


@only("monster-damaged-me")
def _monster_damaged_me(t: State, seat: Seat, moment: Moment) -> bool:
    return moment.seat == seat and bool(walkable(t, seat, stats.speed(t, seat)))


@only("adjacent-monster-attacked-me")
def _adjacent_monster_attacked_me(t: State, seat: Seat, moment: Moment) -> bool:
    alive = figure.monster(t, moment.figure) is not None
    return alive and moment.seat == seat and distance.adjacent(t, t.heroes[seat].id, moment.figure)


@only("hit-me")
def _hit_me(t: State, seat: Seat, moment: Moment) -> bool:
    return moment.seat == seat


@only("other-hero-rolled")
def _other_hero_rolled(t: State, seat: Seat, moment: Moment) -> bool:
    return moment.seat is not None and moment.seat != seat


@only("other-hero-drew")
def _other_hero_drew(t: State, seat: Seat, moment: Moment) -> bool:
    return moment.seat != seat and bool(distance.tiles_at(t, figure.hero_tile(t, seat), 2, exactly=True))


@only("i-drew")
def _i_drew(t: State, seat: Seat, moment: Moment) -> bool:
    return moment.seat == seat


@reaction("foil")
def _foil(t: State, seat: Seat, card: Card, moment: Moment) -> Rule[None]:
    moment.foiled = card.id
    yield from ()


@reaction("bodyguard")
def _bodyguard(t: State, seat: Seat, card: Card, moment: Moment) -> Rule[None]:
    """The hit misses, and the two Heroes swap places (CR-069, CR-231)."""
    moment.foiled = card.id
    if moment.seat is not None:
        yield from swap(t, t.heroes[seat].id, t.heroes[moment.seat].id)


@reaction("unbalancing-parry")
def _unbalancing_parry(t: State, seat: Seat, card: Card, moment: Moment) -> Rule[None]:
    moment.foiled = card.id
    if not placing.movable(t, [moment.figure]):
        return
    tile = yield from asking.ask_tile(
        t, seat, "prompt-push-tile", distance.tiles_at(t, figure.hero_tile(t, seat), 1), card.id, moment.figure
    )
    yield from placing.place_on(t, t.turn.hero, moment.figure, tile)


@reaction("walk")
def _walk(t: State, seat: Seat, card: Card, moment: Moment) -> Rule[None]:
    yield from may_walk(t, seat, stats.speed(t, seat), "prompt-walk")


@reaction("add-to-roll")
def _add_to_roll(t: State, seat: Seat, card: Card, moment: Moment) -> Rule[None]:
    moment.plus += card.amount
    yield from ()


@reaction("riposte")
def _riposte(t: State, seat: Seat, card: Card, moment: Moment) -> Rule[None]:
    """Strike back at once; a miss leaves the card face up (CR-230)."""
    if card.attack is None:
        return
    hit = yield from attack.strike(t, seat, card.id, card.attack, moment.figure)
    if not hit:
        yield from front.turn_up(t, seat, card.id)
        moment.cancelled = card.id


@reaction("spring-away")
def _spring_away(t: State, seat: Seat, card: Card, moment: Moment) -> Rule[None]:
    yield from place_self(t, seat, distance.tiles_at(t, figure.hero_tile(t, seat), 2, exactly=True), "prompt-leap")


@reaction("cancel")
def _cancel(t: State, seat: Seat, card: Card, moment: Moment) -> Rule[None]:
    moment.cancelled = card.id
    yield from ()
