"""Effects of Treasure cards that data cannot express: small functions that `treasures.toml` calls by name."""

from game.rules.engine.script import Done, Rule, choose
from game.rules.engine.secret import Seat
from game.rules.ravenloft import asking, die, event, experience, front, stats, wounds
from game.rules.ravenloft.choice import Accept, PickCard, PickDeck, Spot, Target, Use
from game.rules.ravenloft.decks import deck, monster_deck, tile_stack, treasure_deck
from game.rules.ravenloft.effects.moves import go, may_walk, walkable
from game.rules.ravenloft.effects.powers_phase import end_condition, near, wounded
from game.rules.ravenloft.effects.treasures_adventure import undead_within
from game.rules.ravenloft.hero import can_attack_with, use
from game.rules.ravenloft.space import distance, figure, markers, placing
from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import CardId, Figure, State
from game.rules.ravenloft.tables.cards import TREASURES
from game.rules.ravenloft.tables.content import Card
from game.rules.ravenloft.tables.registry import Moment, effect, reaction

DECKS = ("encounter", "monster", "treasure", "tile")

# ------------------------------------------------------------------ fortunes


@effect("action-surge")
def _action_surge(t: State, seat: Seat, card: Card) -> Rule[None]:
    """A Move or an attack immediately, in addition to the turn's two parts (CR-187)."""
    if not figure.up(t, seat):
        return
    moves = [Spot(place) for place in walkable(t, seat, stats.speed(t, seat))]
    attacks = [Use(name) for name in can_attack_with(t, seat)]
    if not moves and not attacks:
        return
    options = [*moves, *attacks, Done()]
    answer = yield from choose(seat, "prompt-action-surge", options, default=Done(), about={"hero": t.heroes[seat].id})
    if isinstance(answer, Spot):
        yield from go(t, seat, answer.square)
    elif isinstance(answer, Use):
        yield from use(t, seat, answer.card)


@effect("walk")
def _walk(t: State, seat: Seat, card: Card) -> Rule[None]:
    yield from may_walk(t, seat, stats.speed(t, seat), "prompt-walk")


@effect("clear-the-air")
def _clear_the_air(t: State, seat: Seat, card: Card) -> Rule[None]:
    if t.environment is not None:
        old, t.environment = t.environment, None
        t.decks.encounter.discard.append(old)
        yield event.EnvironmentChanged("", old)


@effect("daze")
def _daze(t: State, seat: Seat, card: Card) -> Rule[None]:
    """Put the card on a Monster card; it cancels the next activation (CR-189)."""
    awake = [other.id for other in figure.monsters(t) if other.asleep is None]
    if awake:
        name = yield from asking.ask_figure(t, seat, "prompt-daze", awake, card=card.id)
        other = figure.monster(t, name)
        if other is not None:
            t.limbo.remove(card.id)
            other.asleep = card.id


@effect("arrange-monsters")
def _arrange_monsters(t: State, seat: Seat, card: Card) -> Rule[None]:
    yield from deck.arrange(t, seat, "monster", card.amount)


@effect("arrange-encounters")
def _arrange_encounters(t: State, seat: Seat, card: Card) -> Rule[None]:
    yield from deck.arrange(t, seat, "encounter", card.amount)


@effect("arrange-tiles")
def _arrange_tiles(t: State, seat: Seat, card: Card) -> Rule[None]:
    yield from deck.arrange(t, seat, "tile", card.amount)


@effect("eagle-eyes")
def _eagle_eyes(t: State, seat: Seat, card: Card) -> Rule[None]:
    """Lay the top tile at any edge, with its Monster; it causes no Encounter card (CR-087)."""
    edges = list(chart(t.board).edges)
    if edges and t.decks.tile.draw:
        edge = yield from tile_stack.ask_edge(t, seat, edges, card.id)
        opened = yield from tile_stack.open_tile(t, seat, edge)
        if opened is not None and not opened[1]:
            yield from monster_deck.new_monster(t, seat, tile=opened[0])


@effect("bank")
def _bank(t: State, seat: Seat, card: Card) -> Rule[None]:
    t.limbo.remove(card.id)
    t.pile.append(card.id)
    yield event.ExperienceGained(card.id, TREASURES[card.id].xp)


@effect("intimidating-bellow")
def _intimidating_bellow(t: State, seat: Seat, card: Card) -> Rule[None]:
    ways = {name: distance.tiles_at(t, figure.tiles_of(t, name)[0], card.amount, exactly=True) for name in _movable(t)}
    names = [name for name, tiles in ways.items() if tiles]
    if names:
        name = yield from asking.ask_figure(t, seat, "prompt-place-which", names, card=card.id)
        tile = yield from asking.ask_tile(t, seat, "prompt-push-tile", ways[name], card.id, name)
        yield from placing.place_on(t, seat, name, tile)


def _movable(t: State) -> list[Figure]:
    return [other.id for other in figure.foes(t) if figure.card_of(other).base == 1]


@effect("level-up")
def _level_up(t: State, seat: Seat, card: Card) -> Rule[None]:
    """Gain the 2nd level without a natural 20 (CR-202)."""
    yield from experience.gain_level(t, seat)


@effect("lucky-find")
def _lucky_find(t: State, seat: Seat, card: Card) -> Rule[None]:
    """Draw three cards and keep one; the other two have no effect (CR-283)."""
    drawn: list[CardId] = []
    for _ in range(card.amount):
        name = yield from deck.draw(t, "treasure")
        if name is not None:
            drawn.append(name)
            yield event.TreasureDrawn(t.heroes[seat].id, name)
    if not drawn:
        return
    picked = yield from choose(
        seat, "prompt-lucky-find", [PickCard(name) for name in dict.fromkeys(drawn)], about={"hero": t.heroes[seat].id}
    )
    drawn.remove(picked.card)
    for name in drawn:
        deck.discard(t, "treasure", name)
        yield event.TreasureDiscarded("", name)
    yield from treasure_deck.receive(t, seat, picked.card)


@effect("moments-respite")
def _moments_respite(t: State, seat: Seat, card: Card) -> Rule[None]:
    """Put the card on a deck; it is discarded instead of the next draw (CR-188)."""
    picked = yield from choose(seat, "prompt-respite", [PickDeck("encounter"), PickDeck("monster")], about={"card": card.id})
    t.limbo.remove(card.id)
    deck.deck_of(t, picked.deck).skip = card.id


@effect("shake-it-off")
def _shake_it_off(t: State, seat: Seat, card: Card) -> Rule[None]:
    yield from end_condition(t, seat, card.id, figure.on_board(t))


@effect("refresh", when=lambda t, seat, card: bool(front.used_powers(t, seat)))
def _refresh(t: State, seat: Seat, card: Card) -> Rule[None]:
    yield from front.refresh(t, seat, card.id)


@effect("second-wind")
def _second_wind(t: State, seat: Seat, card: Card) -> Rule[None]:
    least = min((figure.hero_hp(t.heroes[other]) for other in figure.standing(t)), default=0)
    weakest = [t.heroes[other].id for other in figure.standing(t) if figure.hero_hp(t.heroes[other]) == least]
    if weakest:
        name = yield from asking.ask_figure(t, seat, "prompt-heal", weakest, card=card.id)
        yield from wounds.heal(t, name, card.amount, card.id)


# ------------------------------------------------------------------ items


@effect("crystal-ball")
def _crystal_ball(t: State, seat: Seat, card: Card) -> Rule[None]:
    picked = yield from choose(seat, "prompt-crystal-ball", [PickDeck(name) for name in DECKS], about={"card": card.id})
    yield from deck.look(t, seat, picked.deck, 1)


@effect("glyph-of-warding")
def _glyph_of_warding(t: State, seat: Seat, card: Card) -> Rule[None]:
    yield from markers.put(t, card.id, figure.hero_tile(t, seat), seat)


@effect("holy-water", when=lambda t, seat, card: bool(undead_within(t, seat, 1)))
def _holy_water(t: State, seat: Seat, card: Card) -> Rule[None]:
    name = yield from asking.ask_figure(t, seat, "prompt-target", undead_within(t, seat, 1), forced=False, card=card.id)
    yield from wounds.hurt(t, name, card.amount, card.id, by=seat)


def _patients(t: State, seat: Seat) -> list[Figure]:
    hero = t.heroes[seat].id
    return [t.heroes[other].id for other in wounded(t) if other == seat or distance.adjacent(t, hero, t.heroes[other].id)]


@effect("potion-of-healing", when=lambda t, seat, card: bool(_patients(t, seat)))
def _potion_of_healing(t: State, seat: Seat, card: Card) -> Rule[None]:
    name = yield from asking.ask_figure(t, seat, "prompt-heal", _patients(t, seat), forced=False, card=card.id)
    yield from wounds.heal(t, name, card.amount, card.id)


@effect("scroll-of-teleportation", when=lambda t, seat, card: len(t.board.tiles) > 1)
def _scroll(t: State, seat: Seat, card: Card) -> Rule[None]:
    """Place any Heroes of the user's tile on one other tile."""
    own = figure.hero_tile(t, seat)
    goal = yield from asking.ask_tile(
        t, seat, "prompt-tile", [tile for tile in range(len(t.board.tiles)) if tile != own], card.id
    )
    left = [t.heroes[other].id for other in near(t, seat, 0)]
    while left:
        answer = yield from choose(
            seat, "prompt-teleport-who", [*map(Target, left), Done()], forced=False, about={"card": card.id}
        )
        if not isinstance(answer, Target):
            break
        left.remove(answer.figure)
        yield from placing.teleport(t, figure.seat_of(t, answer.figure) or 0, goal)


def _wand_tiles(t: State, seat: Seat) -> list[int]:
    near = distance.tiles_at(t, figure.hero_tile(t, seat), 1)
    return [tile for tile in near if placing.movable(t, [other.id for other in figure.foes_on(t, tile)])]


@effect("wand-of-teleportation", when=lambda t, seat, card: bool(_wand_tiles(t, seat)))
def _wand(t: State, seat: Seat, card: Card) -> Rule[None]:
    tile = yield from asking.ask_tile(t, seat, "prompt-tile", _wand_tiles(t, seat), card.id)
    goal = yield from asking.ask_tile(
        t, seat, "prompt-push-tile", distance.tiles_at(t, figure.hero_tile(t, seat), card.amount), card.id
    )
    left = placing.movable(t, [other.id for other in figure.foes_on(t, tile)]) if goal != tile else []
    while left:
        name = yield from asking.ask_figure(t, seat, "prompt-place-which", left, card=card.id)
        left.remove(name)
        yield from placing.place_on(t, seat, name, goal)


@effect("icon", when=lambda t, seat, card: bool(wounded(t)))
def _icon(t: State, seat: Seat, card: Card) -> Rule[None]:
    """Each Hero regains some Hit Points, or one Hero regains all."""
    names = [t.heroes[other].id for other in wounded(t)]
    answer = yield from choose(seat, "prompt-icon", [Accept(), *map(Target, names)], forced=False)
    if isinstance(answer, Target):
        yield from wounds.heal(t, answer.figure, figure.level(t.heroes[figure.seat_of(t, answer.figure) or 0]).hp, card.id)
    else:
        for name in names:
            yield from wounds.heal(t, name, card.amount, card.id)


@reaction("reroll")
def _reroll(t: State, seat: Seat, card: Card, moment: Moment) -> Rule[None]:
    yield from die.reroll(t, moment)


@reaction("regain-instead")
def _regain_instead(t: State, seat: Seat, card: Card, moment: Moment) -> Rule[None]:
    yield from wounds.heal(t, t.heroes[seat].id, card.amount, card.id)
    moment.cancelled = card.id
