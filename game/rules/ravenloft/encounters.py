"""What Encounter cards do: the four kinds, and small functions that `encounters.toml` calls by name.

`seat` is the active Hero: the Hero of the player who drew the card, also at 0 Hit Points (CR-162, CR-174).
"""

from game.rules.engine.script import Rule, choose
from game.rules.engine.secret import Seat
from game.rules.ravenloft import attack, deck, event, figure, verb
from game.rules.ravenloft.activation import activate, closest, fewest_monsters, fire
from game.rules.ravenloft.board import FAR, STEP, Edge, chart
from game.rules.ravenloft.cards import CARDS, POWERS, TILES
from game.rules.ravenloft.choice import PickCard, Use
from game.rules.ravenloft.content import EncounterCard
from game.rules.ravenloft.hero import use
from game.rules.ravenloft.powers import may_walk, place_self, swap
from game.rules.ravenloft.registry import bite
from game.rules.ravenloft.registry import event as encounter
from game.rules.ravenloft.state import Figure, State, Trap
from game.rules.ravenloft.treasures import used_powers

# ------------------------------------------------------------------ the four kinds


@encounter("kind-environment")
def _environment(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    """It stays in play; the old one goes (CR-164)."""
    old = t.environment
    if old is not None:
        t.decks.encounter.discard.append(old)
    t.limbo.remove(card.id)
    t.environment = card.id
    yield event.EnvironmentChanged(card.id, old or "")


@encounter("kind-event")
def _event(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    """Carry it out, then discard it (CR-165, CR-175)."""
    yield from encounter.functions[card.effect](t, seat, card)
    if card.id in t.limbo:
        deck.discard(t, "encounter", card.id)


@encounter("kind-attack")
def _event_attack(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    """Make its attacks, then its extra text, then discard it (CR-165, CR-166)."""
    if card.volley is not None and t.heroes[seat].square is not None:
        yield from fire(t, card, figure.hero_tile(t, seat), card.volley, "event")
    if card.effect:
        yield from encounter.functions[card.effect](t, seat, card)
    deck.discard(t, "encounter", card.id)


@encounter("kind-trap")
def _trap(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    """Lay its marker on the tile, unless one lies there (CR-167 to CR-170, CR-179)."""
    tile = figure.hero_tile(t, seat)
    there = figure.marker_on(t, tile)
    if there is None:
        t.limbo.remove(card.id)
        t.heroes[seat].threats.append(Trap(card.id, tile))
        yield event.MarkerPlaced(card.id, tile)
        return
    deck.discard(t, "encounter", card.id)
    yield event.EncounterDiscarded(card.id)
    if there in POWERS and CARDS[there].effect == "consecrated-ground":
        yield from verb.take_marker(t, there)
    else:
        yield from deck.draw_encounter(t, seat)


def redraw(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    """Discard the card without effect and draw another (CR-179)."""
    deck.discard(t, "encounter", card.id)
    yield event.EncounterDiscarded(card.id)
    yield from deck.draw_encounter(t, seat)


# ------------------------------------------------------------------ who and where


def heroes_in_order(t: State, seat: Seat) -> list[Seat]:
    """Heroes on the board, the active one first."""
    return [other for other in figure.clockwise(t, seat) if t.heroes[other].square is not None]


def start_tiles(t: State) -> list[int]:
    """The halves of the Start tile, if it is in play (CR-280)."""
    return [index for index, placed in enumerate(t.board.tiles) if TILES[placed.tile].triangle == "none"]


def nearest_foes(t: State, seat: Seat, names: list[Figure]) -> Rule[Figure]:
    """The Monster closest to a Hero; ties: the active player (CR-147)."""
    near = _closest_to(t, t.heroes[seat].id, names)
    return (yield from verb.ask_figure(t, t.turn.hero, "prompt-which-monster-figure", near))


def _closest_to(t: State, who: Figure, names: list[Figure]) -> list[Figure]:
    tiles = {name: figure.tile_distance(t, who, name) for name in names}
    near = [name for name in names if tiles[name] == min(tiles.values())]
    squares = {name: figure.square_distance(t, who, name) for name in near}
    return [name for name in near if squares[name] == min(squares.values())]


def farthest_tile(t: State, seat: Seat) -> Rule[int]:
    """The tile farthest from a Hero that a path leads to; ties: active player (CR-178)."""
    steps = chart(t.board).tile_steps(figure.hero_tile(t, seat))
    most = max(distance for distance in steps if distance < FAR)
    return (yield from verb.ask_tile(t, t.turn.hero, "prompt-tile", [tile for tile, distance in enumerate(steps) if distance == most]))


def monster_here(t: State, seat: Seat) -> Rule[None]:
    """A new Monster on the active Hero's tile (CR-176)."""
    yield from deck.new_monster(t, seat, tile=figure.hero_tile(t, seat))


def monster_beside(t: State, seat: Seat) -> Rule[None]:
    """A new Monster on a square adjacent to the active Hero; without one, on its tile (CR-176)."""
    squares = verb.adjacent_free(t, t.heroes[seat].id)
    if squares:
        yield from deck.new_monster(t, seat, squares=squares)
    else:
        yield from monster_here(t, seat)


def passage(t: State, seat: Seat, edges: list[Edge]) -> Rule[tuple[int, bool] | None]:
    """Lay the bottom tile at one of `edges` (CR-177, CR-087, CR-236); None if that cannot be done."""
    if not edges or not t.decks.tile.draw:
        return None
    edge = yield from deck.ask_edge(t, t.turn.hero, edges)
    return (yield from deck.open_tile(t, seat, edge, bottom=True))


def passage_with_monster(t: State, seat: Seat, edges: list[Edge], monsters: int = 1) -> Rule[int | None]:
    """The same, with new Monsters on the tile unless its own set-up replaces them (CR-285)."""
    opened = yield from passage(t, seat, edges)
    if opened is None:
        return None
    tile, special = opened
    for _ in range(0 if special else monsters):
        yield from deck.new_monster(t, seat, tile=tile)
    return tile


# ------------------------------------------------------------------ events


@encounter("bubbling-cauldron")
def _bubbling_cauldron(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    left = [other.id for other in figure.foes(t)]
    while left:
        name = yield from verb.ask_figure(t, t.turn.hero, "prompt-place-which", left)
        left.remove(name)
        yield from pull(t, name, figure.hero_tile(t, seat), 1)


def pull(t: State, name: Figure, goal: int, steps: int) -> Rule[None]:
    """Place a figure so many tiles nearer to a tile (CR-068)."""
    seat = figure.seat_of(t, name)
    if figure.tiles_of(t, name) == [goal]:
        return
    tiles = verb.closer(t, name, steps, goal)
    if tiles:
        chooser = t.turn.hero if seat is None else seat
        tile = yield from verb.ask_tile(t, t.turn.hero, "prompt-tile", tiles)
        yield from verb.place_on(t, chooser, name, tile)


@encounter("corner-of-your-eye")
def _corner_of_your_eye(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    around = verb.tiles_at(t, figure.hero_tile(t, seat), 1, exactly=True)
    if around:
        tile = yield from verb.ask_tile(t, seat, "prompt-tile", around)
        yield from verb.place_on(t, seat, t.heroes[seat].id, tile)
    moment = yield from verb.roll(t, card.id, "roll-event")
    if moment.face + moment.plus <= 15:
        yield from monster_here(t, seat)
    else:
        used = used_powers(t, seat)
        if used:
            picked = yield from choose(seat, "prompt-refresh", [PickCard(name) for name in used])
            yield from verb.turn_up(t, seat, picked.card)


@encounter("cowardly-flight")
def _cowardly_flight(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    names = [other.id for other in figure.foes(t)]
    if not names:
        return
    opened = yield from passage(t, seat, deck.edges_nearest(t, figure.hero_tile(t, seat)))
    if opened is None:
        return
    tile, special = opened
    if not special:
        runner = yield from nearest_foes(t, seat, names)
        yield from verb.place_on(t, t.turn.hero, runner, tile)
        yield from deck.new_monster(t, seat, tile=tile)


@encounter("cyrus-belview")
def _cyrus_belview(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    tile = yield from passage_with_monster(t, seat, list(chart(t.board).edges), monsters=2)
    if tile is None:
        return
    yield from verb.place_on(t, seat, t.heroes[seat].id, tile)
    for other in heroes_in_order(t, seat)[1:]:
        if (yield from verb.agree(t, other, "prompt-follow", hero=t.heroes[other].id)):
            yield from verb.place_on(t, other, t.heroes[other].id, tile)


@encounter("frenzy")
def _frenzy(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    """The active player's Monsters act twice in this Villain Phase (CR-281)."""
    t.turn.twice = True
    yield from ()


@encounter("ghost-of-prince-aurel")
def _ghost_of_prince_aurel(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    hero = t.heroes[seat]
    ready = [held.card for held in hero.powers if not held.used and POWERS[held.card].type != "at-will"]
    if not ready:
        yield from verb.hurt(t, hero.id, 1, card.id)
        return
    picked = yield from choose(seat, "prompt-lose-power", [PickCard(name) for name in ready])
    held = verb.find_power(t, seat, picked.card)
    if held is not None:
        held.used = True
        yield event.CardTurned(hero.id, held.card, up=False)


@encounter("howl-of-the-wolf")
def _howl_of_the_wolf(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    tiles = {figure.hero_tile(t, other) for other in figure.on_board(t)}
    names = [other.id for other in figure.monsters(t) if tiles.intersection(figure.tiles_of(t, other.id))]
    if names:
        name = yield from verb.ask_figure(t, t.turn.hero, "prompt-activate", names)
        yield from activate(t, name)


@encounter("illusionary-trick")
def _illusionary_trick(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    """The Hero and the Monster farthest from it change places; large Villains do not (CR-234)."""
    hero = t.heroes[seat].id
    names = [other.id for other in figure.foes(t) if figure.card_of(other).base == 1]
    if names:
        far = max(figure.tile_distance(t, hero, name) for name in names)
        farthest = [name for name in names if figure.tile_distance(t, hero, name) == far]
        name = yield from verb.ask_figure(t, t.turn.hero, "prompt-which-monster-figure", farthest)
        yield from swap(t, hero, name)


@encounter("lief-lipsiege")
def _lief_lipsiege(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    moment = yield from verb.roll(t, card.id, "roll-event")
    if moment.face + moment.plus <= 10:
        yield from monster_here(t, seat)
    else:
        yield from deck.draw_treasure(t, seat)


@encounter("mists-of-terror")
def _mists_of_terror(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    for other in heroes_in_order(t, seat):
        moment = yield from verb.roll(t, card.id, "roll-event")
        if moment.face + moment.plus <= 5:
            yield from verb.hurt(t, t.heroes[other].id, 1, card.id)
            yield from verb.afflict(t, other, "immobilized")


@encounter("neglected-passage")
def _neglected_passage(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    halves = start_tiles(t)
    if not halves:
        yield from redraw(t, seat, card)
        return
    lay = chart(t.board)
    reach = {edge: min(lay.tile_steps(half)[edge.tile] for half in halves) for edge in lay.edges}
    least = min(reach.values(), default=0)
    yield from passage_with_monster(t, seat, [edge for edge, distance in reach.items() if distance == least])


@encounter("overrun")
def _overrun(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    for other in heroes_in_order(t, seat):
        number = len(figure.controlled(t, other))
        if number:
            yield from verb.hurt(t, t.heroes[other].id, number, card.id)


@encounter("overwhelming-terror")
def _overwhelming_terror(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    halves = start_tiles(t)
    if not halves:
        yield from redraw(t, seat, card)
        return
    for other in heroes_in_order(t, seat):
        hero = t.heroes[other]
        steps = chart(t.board).tile_steps(figure.hero_tile(t, other))
        goal = min(halves, key=lambda half: (steps[half], half))
        yield from pull(t, hero.id, goal, 2)
        if figure.foes_on(t, figure.hero_tile(t, other)):
            yield from verb.afflict(t, other, "slowed")


@encounter("passage-of-time")
def _passage_of_time(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    for other in heroes_in_order(t, seat):
        yield from verb.hurt(t, t.heroes[other].id, 1, card.id)


@encounter("prowling-spirits")
def _prowling_spirits(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    items = list(dict.fromkeys(t.heroes[seat].items))
    if items:
        picked = yield from choose(seat, "prompt-lose-item", [PickCard(item) for item in items])
        yield from verb.discard_item(t, seat, picked.card)


@encounter("reinforcements")
def _reinforcements(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    tiles = {edge.tile for edge in chart(t.board).edges}
    if tiles:
        taker = yield from fewest_monsters(t)
        tile = yield from verb.ask_tile(t, taker, "prompt-tile", tiles)
        yield from deck.new_monster(t, taker, tile=tile)


@encounter("secret-door")
def _secret_door(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    yield from passage_with_monster(t, seat, deck.edges_nearest(t, figure.hero_tile(t, seat)))


@encounter("spirit-of-doom-event")
def _spirit_of_doom(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    for other in heroes_in_order(t, seat):
        yield from may_walk(t, other, figure.speed(t, other), "prompt-walk")
    for other in heroes_in_order(t, seat):
        if not figure.foes_on(t, figure.hero_tile(t, other)):
            yield from verb.hurt(t, t.heroes[other].id, 1, card.id)


@encounter("strahds-hunger")
def _strahds_hunger(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    most = max((figure.hero_hp(t.heroes[other]) for other in figure.standing(t)), default=0)
    names = [t.heroes[other].id for other in figure.standing(t) if figure.hero_hp(t.heroes[other]) == most]
    if names:
        name = yield from verb.ask_figure(t, t.turn.hero, "prompt-hero", names)
        yield from verb.hurt(t, name, 1, card.id)
        yield from verb.afflict(t, figure.seat_of(t, name) or 0, "immobilized")


@encounter("strahds-minions")
def _strahds_minions(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    """The Hero and the two Monsters closest to it go to the tile farthest away; too few Monsters bring a new one."""
    hero = t.heroes[seat].id
    tile = yield from farthest_tile(t, seat)
    names = [other.id for other in figure.foes(t)]
    short, picked = len(names) < 2, list[Figure]()
    while names and len(picked) < 2:
        name = yield from nearest_foes(t, seat, names)
        names.remove(name)
        picked.append(name)
    for name in [hero, *picked]:
        if figure.tiles_of(t, name) != [tile]:
            yield from verb.place_on(t, seat if name == hero else t.turn.hero, name, tile)
    if short:
        yield from monster_beside(t, seat)


@encounter("strahds-trick")
def _strahds_trick(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    tiles = verb.tiles_at(t, figure.hero_tile(t, seat), 1)
    counts = {tile: len(figure.foes_on(t, tile)) for tile in tiles}
    most = max(counts.values())
    if most == 0:
        yield from verb.hurt(t, t.heroes[seat].id, 1, card.id)
        return
    tile = yield from verb.ask_tile(t, t.turn.hero, "prompt-tile", [tile for tile in tiles if counts[tile] == most])
    yield from verb.place_on(t, seat, t.heroes[seat].id, tile)


@encounter("strahds-whispers")
def _strahds_whispers(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    """The active Hero attacks the closest other Hero with an At-Will (CR-203, CR-235, CR-284)."""
    hero = t.heroes[seat].id
    others = [t.heroes[other].id for other in figure.standing(t) if other != seat]
    if not others:
        return
    victim = yield from verb.ask_figure(t, t.turn.hero, "prompt-hero", _closest_to(t, hero, others))
    yield from verb.place_adjacent(t, seat, hero, victim)
    if not figure.up(t, seat):
        return
    t.prey = victim
    cards = [held.card for held in t.heroes[seat].powers if POWERS[held.card].type == "at-will"]
    attacks = [name for name in cards if (row := CARDS[name].attack) is not None and (row.before or attack.targets(t, seat, row))]
    if attacks:
        answer = yield from choose(seat, "prompt-whispers", [Use(name) for name in attacks], about={"hero": hero, "target": victim})
        yield from use(t, seat, answer.card)
    t.prey = None


@encounter("summoning-circle")
def _summoning_circle(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    yield from monster_beside(t, seat)


@encounter("teleport-glyph")
def _teleport_glyph(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    here = figure.hero_tile(t, seat)
    company = [other.id for other in figure.foes_on(t, here)]
    tile = yield from farthest_tile(t, seat)
    if tile == here:
        return
    yield from verb.place_on(t, seat, t.heroes[seat].id, tile)
    for name in company:
        yield from verb.place_on(t, t.turn.hero, name, tile)


@encounter("treasure-chest")
def _treasure_chest(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    moment = yield from verb.roll(t, card.id, "roll-event")
    result = moment.face + moment.plus
    if result <= 15:
        yield from verb.hurt(t, t.heroes[seat].id, 2 if result <= 10 else 1, card.id)
    if result > 10:
        yield from deck.draw_treasure(t, seat)


@encounter("voice-of-the-master")
def _voice_of_the_master(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    """From the left, each Hero activates one of its Monsters; the first without one gets one, and that is all."""
    for other in [*figure.clockwise(t, seat)[1:], seat]:
        names = [threat.id for threat in figure.controlled(t, other)]
        if names:
            name = yield from verb.ask_figure(t, other, "prompt-activate", names)
            yield from activate(t, name)
        else:
            tile = yield from verb.ask_tile(t, other, "prompt-tile", range(len(t.board.tiles)))
            yield from deck.new_monster(t, other, tile=tile)
            return


# ------------------------------------------------------------------ what follows an event-attack


@encounter("ambush")
def _ambush(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    yield from monster_here(t, seat)


@encounter("circle-of-death")
def _circle_of_death(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    for other in figure.foes_on(t, figure.hero_tile(t, seat)):
        if figure.undead(t, other.id):
            yield from verb.heal(t, other.id, 1, card.id)


@encounter("icy-corridor")
def _icy_corridor(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    here = figure.hero_tile(t, seat)
    for other in heroes_in_order(t, seat):
        if figure.hero_tile(t, other) == here:
            yield from place_self(t, other, verb.tiles_at(t, here, 1), "prompt-icy-corridor")


@encounter("king-tomescus-portal")
def _king_tomescus_portal(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    """The Hero is gone until its next Hero Phase (CR-233)."""
    yield from verb.relocate(t, t.heroes[seat].id, None)


@encounter("patrina-velikovna")
def _patrina_velikovna(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    shared = {figure.hero_tile(t, other) for other in figure.on_board(t)}
    names = [other.id for other in figure.foes(t) if not shared.intersection(figure.tiles_of(t, other.id))]
    while names:
        name = yield from verb.ask_figure(t, t.turn.hero, "prompt-place-which", names)
        names.remove(name)
        other = figure.monster(t, name)
        heroes = closest(t, other, [t.heroes[seat].id for seat in figure.standing(t)]) if other else []
        if heroes:
            target = yield from verb.ask_figure(t, t.turn.hero, "prompt-monster-target", heroes)
            yield from pull(t, name, figure.tiles_of(t, target)[0], 1)


@encounter("prowling-ghost")
def _prowling_ghost(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    tile = yield from passage_with_monster(t, seat, deck.edges_nearest(t, figure.hero_tile(t, seat)))
    if tile is not None:
        yield from verb.place_on(t, seat, t.heroes[seat].id, tile)


def lose_random_treasure(t: State, seat: Seat) -> Rule[None]:
    """A Hero discards a Treasure card by lot."""
    items = sorted(t.heroes[seat].items)
    if items:
        yield from verb.discard_item(t, seat, items[t.rng.below("lot", len(items))])


@bite("lose-treasure")
def _lose_treasure(t: State, attacker: Figure, target: Figure) -> Rule[None]:
    seat = figure.seat_of(t, target)
    if seat is not None:
        yield from lose_random_treasure(t, seat)


@bite("active-loses-treasure")
def _active_loses_treasure(t: State, attacker: Figure, target: Figure) -> Rule[None]:
    if figure.seat_of(t, target) == t.turn.hero:
        yield from lose_random_treasure(t, t.turn.hero)


# ------------------------------------------------------------------ traps


@encounter("alarm")
def _alarm(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    tile = trap_tile(t, card)
    edges = deck.edges_nearest(t, tile)
    if edges:
        goal = yield from verb.ask_tile(t, t.turn.hero, "prompt-tile", {edge.tile for edge in edges})
        yield from deck.new_monster(t, seat, tile=goal)


def trap_tile(t: State, card: EncounterCard) -> int:
    """Where a Trap's marker lies."""
    return next(threat.tile for hero in t.heroes for threat in hero.threats if isinstance(threat, Trap) and threat.card == card.id)


@encounter("fire-trap")
def _fire_trap(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    for name in attack.tile_targets(t, trap_tile(t, card)):
        yield from verb.hurt(t, name, 2, card.id)


@encounter("sliding-walls")
def _sliding_walls(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    """Roll where each Hero is pushed: the marker's top is the tile's own north (CR-266)."""
    tile = trap_tile(t, card)
    for other in figure.heroes_on(t, tile):
        moment = yield from verb.roll(t, card.id, "roll-trap")
        goal = beside(t, tile, min(3, (moment.face + moment.plus - 1) // 5))
        if goal is None:
            yield from verb.hurt(t, t.heroes[other].id, 1, card.id)
        else:
            yield from verb.place_on(t, other, t.heroes[other].id, goal)


def beside(t: State, tile: int, quarter: int) -> int | None:
    """The tile joined to the side that lies `quarter` quarter turns clockwise of a tile's own north, if there is one."""
    placed, lay = t.board.tiles[tile], chart(t.board)
    dx, dy = list(STEP.values())[(quarter + placed.turn) % 4]
    other = lay.at.get((placed.x + dx, placed.y + dy))
    return other if other is not None and other in lay.links[tile] else None
