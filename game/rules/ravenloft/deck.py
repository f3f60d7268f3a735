"""Drawing: from the three decks and the stack of tiles, with everything that follows from a draw."""

from game.rules.engine.script import Done, Rule, choose
from game.rules.engine.secret import Seat, Secret
from game.rules.ravenloft import asking, event, experience, front, windows
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.choice import PickCard, PickEdge, Spend, Target
from game.rules.ravenloft.space import figure, placing
from game.rules.ravenloft.space.board import FAR, QUARTER, Edge, beyond, chart, chart_of
from game.rules.ravenloft.state import CardId, Deck, Figure, Monster, Placed, Square, State
from game.rules.ravenloft.tables.cards import ENCOUNTERS, MONSTERS, TILES, TREASURES
from game.rules.ravenloft.tables.registry import Moment, effect, event as encounter_effect

# ------------------------------------------------------------------ any deck


def deck_of(t: State, name: str) -> Deck:
    """The deck called "monster", "encounter", "treasure" or "tile"."""
    deck: Deck = getattr(t.decks, name)
    return deck


def refill(t: State, name: str) -> Rule[None]:
    """Shuffle an empty deck's discard pile into a new deck (CR-154)."""
    deck = deck_of(t, name)
    if not deck.draw and deck.discard and name != "tile":
        cards = sorted(deck.discard)
        t.rng.shuffle(name, cards)
        deck.draw, deck.discard = [Secret(card) for card in cards], []
        yield event.DeckShuffled(name)


def draw(t: State, name: str) -> Rule[CardId | None]:
    """Take the top card of a deck; None when nothing is left, or when a card lying on the deck replaces the draw (CR-188)."""
    deck = deck_of(t, name)
    if deck.skip is not None:
        skipped, deck.skip = deck.skip, None
        t.decks.treasure.discard.append(skipped)
        yield event.DrawReplaced(name, skipped)
        return None
    yield from refill(t, name)
    if not deck.draw:
        yield event.DeckEmpty(name)
        return None
    card = deck.draw.pop().face
    t.limbo.append(card)
    return card


def discard(t: State, name: str, card: CardId) -> None:
    """Lay a card that was being carried out on a deck's discard pile."""
    t.limbo.remove(card)
    deck_of(t, name).discard.append(card)


def look(t: State, seat: Seat, name: str, number: int) -> Rule[list[CardId]]:
    """Show the top cards of a deck to a Hero's player, the topmost first (CR-211)."""
    yield from refill(t, name)
    deck = deck_of(t, name)
    for place in range(max(0, len(deck.draw) - number), len(deck.draw)):
        deck.draw[place] = deck.draw[place].shown_to(seat)
    seen = tuple(reversed(deck.draw[-number:]))
    if seen:
        yield event.CardsSeen(t.heroes[seat].id, name, seen)
    return [secret.face for secret in seen]


def arrange(t: State, seat: Seat, name: str, number: int) -> Rule[None]:
    """Look at the top cards of a deck and put them back in any order, the first named on top (CR-211)."""
    cards = yield from look(t, seat, name, number)
    if not cards:
        return
    deck, order = deck_of(t, name), list[CardId]()
    backs = [secret.back for secret in deck.draw[-len(cards) :]]
    del deck.draw[-len(cards) :]
    t.limbo += cards
    while cards:
        picked = yield from choose(
            seat, "prompt-arrange", [PickCard(card) for card in dict.fromkeys(cards)], about={"deck": name}
        )
        cards.remove(picked.card)
        order.append(picked.card)
    for card in order:
        t.limbo.remove(card)
    deck.draw += [Secret(card, (seat,), back) for card, back in zip(reversed(order), backs, strict=True)]
    yield event.CardsArranged(t.heroes[seat].id, name)


# ------------------------------------------------------------------ monsters


def draw_monster(t: State, seat: Seat) -> Rule[CardId | None]:
    """Draw a Monster card for a Hero: one with a name that no card in front of it has (CR-081, CR-082).

    An Environment may make it two cards, of which the one worth more counts (CR-282). None: no Monster is placed.
    """
    first = yield from _draw_new_name(t, seat)
    if first is None:
        return None
    drawn = [first]
    if figure.law(t, "draw-two-monsters"):
        second = yield from _draw_new_name(t, seat)
        drawn += [second] if second is not None else []
    moment = Moment("monster", seat, figure=t.heroes[seat].id, seat=seat, card=first)
    yield from windows.offer(t, moment)
    kept = None if moment.cancelled else (yield from _worth_most(t, seat, drawn))
    rest = list(drawn)
    if kept is not None:
        rest.remove(kept)
    for card in rest:
        discard(t, "monster", card)
        yield event.MonsterDiscarded(card)
    return kept


def _draw_new_name(t: State, seat: Seat) -> Rule[CardId | None]:
    deck = t.decks.monster
    held = {other.kind for other in figure.controlled(t, seat)}
    while True:
        if deck.skip is None and all(card in held for card in [*(secret.face for secret in deck.draw), *deck.discard]):
            yield event.DeckEmpty("monster")
            return None
        card = yield from draw(t, "monster")
        if card is None:
            return None
        yield event.MonsterDrawn(t.heroes[seat].id, card)
        if card not in held:
            return card
        discard(t, "monster", card)
        yield event.MonsterDiscarded(card)


def _worth_most(t: State, seat: Seat, cards: list[CardId]) -> Rule[CardId]:
    best = max(MONSTERS[card].xp for card in cards)
    top = [PickCard(card) for card in dict.fromkeys(cards) if MONSTERS[card].xp == best]
    picked = yield from choose(seat, "prompt-which-monster", top, about={"hero": t.heroes[seat].id})
    return picked.card


def new_monster(t: State, seat: Seat, *, tile: int | None = None, squares: list[Square] | None = None) -> Rule[Monster | None]:
    """Draw a Monster for a Hero and place it on a tile (bone pile first) or on one of `squares` (CR-080, CR-083, CR-176)."""
    kind = yield from draw_monster(t, seat)
    if kind is None:
        return None
    place = yield from spot_for(t, kind, tile, squares or [])
    return (yield from enter(t, seat, kind, place))


def spot_for(t: State, kind: CardId, tile: int | None, squares: list[Square]) -> Rule[Square]:
    """The square of a new figure: the bone pile of `tile`, else a free square that the active player picks."""
    if tile is not None and not squares:
        bones = chart(t.board).cells[tile].bones
        squares = placing.free_squares_near(t, tile)
        if bones in squares:
            return bones
    return (yield from asking.ask_square(t, t.turn.hero, "prompt-monster-square", squares, figure=kind))


def enter(t: State, seat: Seat, kind: CardId, place: Square) -> Rule[Monster]:
    """Put a Monster's figure on a square and its card in front of a Hero, behind those already there (CR-020, CR-144)."""
    other = number_figure(t, kind, place)
    t.limbo.remove(kind)
    t.heroes[seat].threats.append(other)
    yield event.MonsterPlaced(other.id, place, t.heroes[seat].id)
    yield from placing.trip_glyph(t, other)
    return other


def number_figure(t: State, kind: CardId, place: Square) -> Monster:
    """Make a figure with a name of its own."""
    t.numbers[kind] = t.numbers.get(kind, 0) + 1
    return Monster(f"{kind}-{t.numbers[kind]}", kind, place)


# ------------------------------------------------------------------ tiles


def closes(t: State, edge: Edge, tile: CardId) -> bool:
    """Whether laying `tile` at `edge` would leave no unexplored edge (CR-293)."""
    x, y = beyond(t.board, edge)
    return not chart_of((*t.board.tiles, Placed(tile, x, y, QUARTER[edge.side]))).edges


def draw_tile(t: State, edge: Edge, *, bottom: bool = False) -> Rule[CardId | None]:
    """Take the next tile of the stack that does not close the dungeon while a needed tile is still in it (CR-085, CR-293)."""
    stack, needed = t.decks.tile.draw, occasions.adventure(t).needed
    if not stack:
        yield event.DeckEmpty("tile")
        return None
    tries = len(stack)
    for _ in range(tries):
        tile = (stack.pop(0) if bottom else stack.pop()).face
        waiting = any(secret.face in needed for secret in stack)
        if tile in needed or not waiting or not closes(t, edge, tile):
            return tile
        # A returned tile goes under the stack; drawn from the bottom it must not come again at once, so it goes on top.
        stack.insert(len(stack) if bottom else 0, Secret(tile, tuple(range(len(t.heroes)))))
        yield event.TileReturned(tile)
    return (stack.pop(0) if bottom else stack.pop()).face


def add_tile(t: State, edge: Edge, tile: CardId) -> Rule[int]:
    """Lay a tile against an edge, its triangle pointing back (CR-078); return its place in the order of laying."""
    x, y = beyond(t.board, edge)
    t.board.tiles.append(Placed(tile, x, y, QUARTER[edge.side]))
    index = len(t.board.tiles) - 1
    yield event.TileLaid(tile, index, TILES[tile].triangle)
    return index


def open_tile(t: State, seat: Seat, edge: Edge, *, bottom: bool = False) -> Rule[tuple[int, bool] | None]:
    """Draw and lay a tile; return its place and whether the adventure replaces every Monster there (CR-285). None: the stack is empty."""
    tile = yield from draw_tile(t, edge, bottom=bottom)
    if tile is None:
        return None
    index = yield from add_tile(t, edge, tile)
    return index, (yield from occasions.occur(t, "placed", seat, tile=index))


def card_steps(t: State, tile: int) -> tuple[int, ...] | list[int]:
    """Tile distances as cards count them: in a dungeon of several parts over the gaps between them, walls ignored."""
    return figure.apart(t, tile) if figure.law(t, "islands") else chart(t.board).tile_steps(tile)


def card_distance(t: State, one: Figure, other: Figure) -> int:
    """Tile distance between two figures as cards count it."""
    ends = figure.tiles_of(t, other)
    return min((card_steps(t, start)[end] for start in figure.tiles_of(t, one) for end in ends), default=FAR)


def edges_nearest(t: State, tile: int) -> list[Edge]:
    """The unexplored edges nearest to a tile (CR-088)."""
    lay, steps = chart(t.board), card_steps(t, tile)
    least = min((steps[edge.tile] for edge in lay.edges), default=0)
    return [edge for edge in lay.edges if steps[edge.tile] == least]


def ask_edge(t: State, seat: Seat, edges: list[Edge], card: CardId) -> Rule[Edge]:
    """Let `seat` pick one of several edges for what `card` asks."""
    picked = yield from choose(seat, "prompt-edge", [PickEdge(edge.tile, edge.side) for edge in edges], about={"card": card})
    return Edge(picked.tile, picked.side)


# ------------------------------------------------------------------ treasure


def draw_treasure(t: State, seat: Seat) -> Rule[None]:
    """Draw a Treasure card for a Hero and carry it out, unless a card of its own answers the draw (CR-180 to CR-187)."""
    moment = Moment("treasure", seat, figure=t.heroes[seat].id, seat=seat)
    yield from windows.offer(t, moment)
    if moment.cancelled or (yield from occasions.occur(t, "treasure", seat)):
        return
    card = yield from draw(t, "treasure")
    if card is not None:
        yield event.TreasureDrawn(t.heroes[seat].id, card)
        yield from receive(t, seat, card)


def receive(t: State, seat: Seat, card: CardId) -> Rule[None]:
    """Play a Blessing or Fortune at once, or assign an Item (CR-181, CR-182)."""
    row = TREASURES[card]
    if (yield from occasions.occur(t, "drawn", seat, card=card)):
        return
    if row.kind == "blessing":
        t.limbo.remove(card)
        yield from front.lend(t, seat, card)
    elif row.kind == "fortune":
        stirred = yield from _stirred(effect.functions[row.effect](t, seat, row))
        if card in t.limbo:
            discard(t, "treasure", card)
            yield event.TreasureDiscarded("", card, vain=not stirred)
    else:
        takers = [Target(other.id) for other in t.heroes if not other.gone]
        own = Target(t.heroes[seat].id)
        answer = yield from choose(seat, "prompt-item", takers, about={"card": card}, default=own if own in takers else takers[0])
        t.limbo.remove(card)
        taker = figure.seat_of(t, answer.figure)
        yield from front.gain_item(t, seat if taker is None else taker, card)


def _stirred(rule: Rule[None]) -> Rule[bool]:
    """Carry `rule` out; False if it asked nothing and nothing happened (CR-181)."""
    stirred, answer = False, None
    while True:
        try:
            step = rule.send(answer)  # type: ignore[arg-type]  # None starts a script, and answers an Event
        except StopIteration:
            return stirred
        stirred = True
        answer = yield step


# ------------------------------------------------------------------ encounters


def draw_encounter(t: State, seat: Seat) -> Rule[None]:
    """Draw an Encounter card for a Hero and carry it out, unless it is cancelled (CR-161 to CR-165, CR-193, CR-196)."""
    card = yield from draw(t, "encounter")
    if card is None:
        return
    hero = t.heroes[seat].id
    yield event.EncounterDrawn(hero, card)
    moment = Moment("encounter", seat, figure=hero, seat=seat, card=card)
    yield from windows.offer(t, moment)
    if not moment.cancelled:
        yield from _offer_cancel(t, card, moment)
    if moment.cancelled:
        discard(t, "encounter", card)
        yield event.EncounterCancelled(card, moment.cancelled)
        if moment.cancelled == "experience":
            yield from occasions.occur(t, "cancelled", seat, card=card)
        return
    yield from encounter_effect.functions[f"kind-{ENCOUNTERS[card].kind}"](t, seat, ENCOUNTERS[card])


def _offer_cancel(t: State, card: CardId, moment: Moment) -> Rule[None]:
    ways = experience.cancellings(t)
    if not ways:
        return
    answer = yield from choose(t.turn.hero, "prompt-cancel", [*ways, Done()], about={"card": card}, default=Done(), forced=False)
    if isinstance(answer, Spend):
        yield from experience.pay(t, answer.cards)
        moment.cancelled = "experience"
