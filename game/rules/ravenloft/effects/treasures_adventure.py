"""Effects of the Treasures of adventures that data cannot express: small functions that `treasures.toml` calls by name."""

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft import asking, wounds
from game.rules.ravenloft.space import distance, figure, markers, placing
from game.rules.ravenloft.state import CardId, Figure, State
from game.rules.ravenloft.tables.content import Card
from game.rules.ravenloft.tables.registry import effect, hook


def _beside(t: State, seat: Seat) -> list[Figure]:
    return [other.id for other in figure.foes(t) if distance.adjacent(t, t.heroes[seat].id, other.id)]


@effect("shackle", when=lambda t, seat, card: bool(_beside(t, seat)))
def _shackle(t: State, seat: Seat, card: Card) -> Rule[None]:
    """An adjacent Monster takes damage whenever its own script teleports it (CR-294)."""
    name = yield from asking.ask_figure(t, seat, "prompt-target", _beside(t, seat), forced=False, card=card.id)
    other = figure.monster(t, name)
    if other is not None:
        yield from markers.lay_on(t, other, "shackled", seat)


def undead_within(t: State, seat: Seat, tiles: int) -> list[Figure]:
    """The Undead within `tiles` tiles of a Hero (CR-034)."""
    hero = t.heroes[seat].id
    return [
        other.id for other in figure.foes(t) if figure.undead(t, other.id) and distance.tile_distance(t, hero, other.id) <= tiles
    ]


@effect("holy-symbol", when=lambda t, seat, card: bool(undead_within(t, seat, 0)))
def _holy_symbol(t: State, seat: Seat, card: Card) -> Rule[None]:
    name = yield from asking.ask_figure(t, seat, "prompt-target", undead_within(t, seat, 0), forced=False, card=card.id)
    yield from wounds.hurt(t, name, card.amount, card.id, by=seat)


@hook("silver")
def _silver(t: State, seat: Seat, card: CardId, target: Figure) -> Rule[None]:
    """Hit or miss, the Werewolf stops regenerating."""
    other = figure.monster(t, target)
    if other is not None and "silvered" not in other.markers:
        yield from markers.lay_on(t, other, "silvered")


@hook("stake")
def _stake(t: State, seat: Seat, card: CardId, target: Figure) -> Rule[None]:
    """Hit or miss, the Vampire does not act in this Hero's next Villain Phase."""
    other = figure.monster(t, target)
    if other is not None and not markers.laid_by(t, other, "staked", seat):
        yield from markers.lay_on(t, other, "staked", seat)


@hook("drive-off")
def _drive_off(t: State, seat: Seat, card: CardId, target: Figure) -> Rule[None]:
    """Hit or miss, a target that is not destroyed is placed on a tile near the Hero, except a large Villain (CR-066, CR-157)."""
    if figure.hp(t, target) > 0 and placing.movable(t, [target]):
        tile = yield from asking.ask_tile(
            t, seat, "prompt-push-tile", distance.tiles_at(t, figure.hero_tile(t, seat), 1), card, target
        )
        yield from placing.place_on(t, seat, target, tile)
