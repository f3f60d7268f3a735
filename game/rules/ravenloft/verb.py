"""The scripts that every card is made of: roll, hurt, heal, afflict, place, destroy, pay."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from game.rules.engine.script import Done, Outcome, Rule, choose
from game.rules.engine.secret import Seat
from game.rules.ravenloft import event, figure
from game.rules.ravenloft.board import chart
from game.rules.ravenloft.cards import CARDS, MONSTERS, POWERS, TREASURES
from game.rules.ravenloft.choice import Accept, PickCard, PickTile, React, Spend, Spot, Target
from game.rules.ravenloft.content import Condition
from game.rules.ravenloft.figure import CROWD, hero_hp, monster, seat_of, up
from game.rules.ravenloft.registry import Moment, deed, reaction, ready
from game.rules.ravenloft.state import CardId, Figure, Held, Lasting, Marker, Monster, Square, State

CANCEL_COST = 5
"""Experience that cancels an Encounter card or buys the 2nd level (CR-193, CR-197)."""


class Over(Exception):
    """The adventure ended in the middle of a script (CR-216)."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.reason)
        self.outcome = outcome


# ------------------------------------------------------------------ asking


def ask_figure(
    t: State, seat: Seat, prompt: str, figures: Sequence[Figure], *, forced: bool = True, **about: str | int
) -> Rule[Figure]:
    """Let `seat` pick one of `figures` (CR-275)."""
    if forced and len(figures) == 1:
        return figures[0]
    answer = yield from choose(seat, prompt, [Target(name) for name in figures], forced=forced, about=about)
    return answer.figure


def ask_tile(t: State, seat: Seat, prompt: str, tiles: Iterable[int]) -> Rule[int]:
    """Let `seat` pick one of `tiles`."""
    answer = yield from choose(seat, prompt, [PickTile(tile) for tile in sorted(set(tiles))])
    return answer.tile


def ask_square(
    t: State, seat: Seat, prompt: str, squares: Iterable[Square], *, default: Square | None = None, **about: str | int
) -> Rule[Square]:
    """Let `seat` pick one of `squares`; `default` is offered first."""
    places = sorted(set(squares))
    answer = yield from choose(
        seat,
        prompt,
        [Spot(place) for place in places],
        default=Spot(default) if default in places and default is not None else None,
        about=about,
    )
    return answer.square


def agree(t: State, seat: Seat, prompt: str, **about: str | int) -> Rule[bool]:
    """Ask `seat` yes or no."""
    answer = yield from choose(seat, prompt, (Accept(), Done()), about=about, default=Done())
    return isinstance(answer, Accept)


# ------------------------------------------------------------------ answering a moment with cards

_WINDOWS: dict[str, frozenset[CardId]] = {
    when: frozenset(card.id for card in CARDS.values() if card.when == when)
    for when in ("die", "hit", "damaged", "attacked", "encounter", "monster", "treasure")
}
_BEARERS = {window: frozenset(POWERS[card].hero for card in cards if card in POWERS) for window, cards in _WINDOWS.items()}
"""The Heroes that have Power cards for a window."""


def _answers(t: State, seat: Seat, moment: Moment) -> list[CardId]:
    hero, window = t.heroes[seat], _WINDOWS[moment.window]
    cards = [held.card for held in hero.powers if not held.used and held.card in window]
    if not window.isdisjoint(hero.items):
        cards += [item for item in hero.items if item in window]
    if not cards or not up(t, seat):
        return []
    return [card for card in dict.fromkeys(cards) if not CARDS[card].ready or ready.functions[CARDS[card].ready](t, seat, moment)]


def offer(t: State, moment: Moment) -> Rule[None]:
    """Let the holders of cards for this window answer, clockwise from the first, until nobody wants to (CR-106, CR-163)."""
    window, bearers = _WINDOWS[moment.window], _BEARERS[moment.window]
    if not any(hero.id in bearers or not window.isdisjoint(hero.items) for hero in t.heroes):
        return
    for seat in figure.clockwise(t, moment.first):
        while not moment.closed and (cards := _answers(t, seat, moment)):
            about: dict[str, str | int] = {
                "figure": moment.figure,
                "target": moment.target,
                "card": moment.card,
                "face": moment.face + moment.plus,
            }
            options = [*(React(card) for card in cards), Done()]
            answer = yield from choose(seat, f"prompt-react-{moment.window}", options, about=about, default=Done(), forced=False)
            if not isinstance(answer, React):
                break
            card = CARDS[answer.card]
            yield event.CardUsed(t.heroes[seat].id, card.id)
            yield from spend_card(t, seat, card.id)
            yield from reaction.functions[card.effect](t, seat, card, moment)
            if card.lasts:
                yield from lend(t, seat, card.id)
            yield from sting(t, seat, card.id)


def sting(t: State, seat: Seat, card: CardId) -> Rule[None]:
    """What an Environment does to the user of a Daily or Utility."""
    held = find_power(t, seat, card)
    if held is not None and figure.law(t, "powers-hurt") and card_type(card) != "at-will":
        yield from hurt(t, t.heroes[seat].id, 1, t.environment or "")


# ------------------------------------------------------------------ dice


def roll(t: State, who: Figure, purpose: str, *, seat: Seat | None = None, dice: int = 1) -> Rule[Moment]:
    """Roll the die for `who` and let cards answer; `dice` 2 keeps the lower (CR-003, CR-184, CR-201).

    The answer's `face` is the natural face after rerolls, `plus` what cards added.
    """
    faces = [1 + t.rng.below("die", 20) for _ in range(dice)]
    for face in faces:
        yield event.DieRolled(who, purpose, face)
    moment = Moment("die", t.turn.hero, figure=who, seat=seat, card=purpose, face=min(faces), faces=faces)
    yield from offer(t, moment)
    return moment


def reroll(t: State, moment: Moment) -> Rule[None]:
    """Roll the counting die of `moment` again; the new face stands."""
    face = 1 + t.rng.below("die", 20)
    moment.faces[moment.faces.index(moment.face)] = face
    moment.face = min(moment.faces)
    yield event.DieRolled(moment.figure, moment.card, face)


# ------------------------------------------------------------------ hit points


def hurt(t: State, who: Figure, amount: int, cause: str, *, by: Seat | None = None) -> Rule[None]:
    """Deal damage to any figure; at 0 Hit Points a Monster is destroyed and a Hero falls (CR-119, CR-121, CR-123, CR-132).

    `by` is the Hero that is credited. A fallen Hero takes no further damage (CR-133).
    """
    seat = seat_of(t, who)
    if seat is not None:
        yield from _hurt_hero(t, seat, amount, cause)
        return
    other = monster(t, who)
    if other is not None and amount > 0:
        dealt = min(amount, figure.monster_hp(other))
        other.damage += dealt
        yield event.Damaged(who, dealt, figure.monster_hp(other), cause)
        if figure.monster_hp(other) == 0:
            yield from destroy(t, other, by)
    elif who == CROWD and amount > 0 and figure.find_marker(t, CROWD):
        yield event.Damaged(who, 1, 0, cause)
        yield from take_marker(t, CROWD)


def _hurt_hero(t: State, seat: Seat, amount: int, cause: str) -> Rule[None]:
    hero = t.heroes[seat]
    dealt = min(amount, hero_hp(hero))
    if dealt <= 0 or hero.square is None:
        return
    hero.damage += dealt
    yield event.Damaged(hero.id, dealt, hero_hp(hero), cause)
    if hero_hp(hero) == 0:
        yield event.HeroFell(hero.id)


def heal(t: State, who: Figure, amount: int, cause: str) -> Rule[None]:
    """Give back Hit Points, never above the total; a fallen Hero stands up (CR-120, CR-135, CR-238)."""
    seat = seat_of(t, who)
    holder = t.heroes[seat] if seat is not None else monster(t, who)
    if holder is None:
        return
    healed = min(amount, holder.damage)
    if healed <= 0:
        return
    fallen = seat is not None and hero_hp(t.heroes[seat]) == 0
    holder.damage -= healed
    yield event.Healed(who, healed, figure.hp(t, who), cause)
    if fallen:
        yield event.HeroRose(who)


def destroy(t: State, other: Monster, by: Seat | None) -> Rule[None]:
    """Take a destroyed Monster or Villain off the table; its card goes to the experience pile (CR-123 to CR-128, CR-158)."""
    card = MONSTERS[other.kind]
    if other in t.villains:
        t.villains.remove(other)
    else:
        _give_card(t, other, by)
    if other.asleep is not None:
        t.decks.treasure.discard.append(other.asleep)
    t.pile.append(other.kind)
    yield event.MonsterDestroyed(other.id, t.heroes[by].id if by is not None else "", card.xp)
    if by is not None:
        t.turn.kills.append(by)
    if card.dies:
        yield from deed.functions[card.dies](t, other)


def _give_card(t: State, other: Monster, by: Seat | None) -> None:
    """Remove a Monster's figure and the card of that name that CR-125 asks for; CR-278 hands the other figure over."""
    owner = figure.controller(t, other.id)
    if owner is None:
        raise ValueError(f"{other.id} is on no table")
    giver = owner
    if by is not None:
        holders = [seat for seat in figure.clockwise(t, by) if any(m.kind == other.kind for m in figure.controlled(t, seat))]
        giver = holders[0]
    if giver != owner:
        rest = [m for m in figure.controlled(t, giver) if m.kind == other.kind]
        heir = min(rest, key=lambda m: (figure.square_distance(t, other.id, m.id), m.id))
        t.heroes[giver].threats.remove(heir)
        place = t.heroes[owner].threats.index(other)
        t.heroes[owner].threats[place] = heir
        other.asleep, heir.asleep = heir.asleep, other.asleep  # what lies on a card stays with the card
    else:
        t.heroes[owner].threats.remove(other)


def afflict(t: State, seat: Seat, name: Condition) -> Rule[None]:
    """Give a Hero a Condition; it has each at most once (CR-070, CR-071, CR-073)."""
    hero = t.heroes[seat]
    if name not in hero.conditions and hero.square is not None:
        hero.conditions.append(name)
        yield event.ConditionGained(hero.id, name)


def cure(t: State, seat: Seat, name: str) -> Rule[None]:
    """End a Condition of a Hero."""
    hero = t.heroes[seat]
    if name in hero.conditions:
        hero.conditions.remove(name)
        yield event.ConditionEnded(hero.id, name)


# ------------------------------------------------------------------ places


def relocate(t: State, who: Figure, place: Square | None) -> Rule[None]:
    """Place a figure on a square, or off the board: speed, walls, figures and Conditions do not matter (CR-066, CR-067)."""
    seat = seat_of(t, who)
    holder = t.heroes[seat] if seat is not None else monster(t, who)
    if holder is None or holder.square == place:
        return
    origin = holder.square
    if isinstance(holder, Monster):
        if place is None:
            raise ValueError("a Monster is not placed off the board")
        holder.square = place
    else:
        holder.square = place
    yield event.Relocated(who, origin, place)
    if isinstance(holder, Monster):
        yield from trip_glyph(t, holder)


def trip_glyph(t: State, other: Monster) -> Rule[None]:
    """A Monster that came to a tile with a warding marker takes damage, credited to who laid it (CR-227)."""
    if not t.markers:
        return
    tiles = figure.tiles_of(t, other.id)
    for mark in [mark for mark in t.markers if mark.card in TREASURES and mark.tile in tiles]:
        yield from take_marker(t, mark.card)
        yield from hurt(t, other.id, 1, mark.card, by=mark.owner)


def place_on(t: State, chooser: Seat, who: Figure, tile: int) -> Rule[None]:
    """Place a figure on a free square of `tile`, or the nearest free one (CR-066); large Villains are never placed (CR-157)."""
    other = monster(t, who)
    if other is not None and MONSTERS[other.kind].base > 1:
        return
    squares = free_squares_near(t, tile, figure.square_of(t, who))
    place = yield from ask_square(t, chooser, "prompt-place", squares, default=chart(t.board).cells[tile].bones, figure=who)
    yield from relocate(t, who, place)


def free_squares_near(t: State, tile: int, own: Square | None = None) -> list[Square]:
    """Free squares of a tile; if it has none, the nearest free ones elsewhere. The square `own` counts as free."""
    lay = chart(t.board)
    full = figure.taken(t) - {own}
    squares = [place for place in lay.cells[tile].floor if place not in full]
    if squares:
        return squares
    everywhere = [place for place in lay.near if place not in full]
    return figure.nearest_free(t, lay.cells[tile].bones, everywhere)


def place_adjacent(t: State, chooser: Seat, who: Figure, target: Figure) -> Rule[bool]:
    """Place a figure on a free square adjacent to `target`; False if there is none (CR-157, CR-272)."""
    other = monster(t, who)
    if other is not None and MONSTERS[other.kind].base > 1:
        return False
    if figure.adjacent(t, who, target):
        return True
    squares = adjacent_free(t, target)
    if not squares:
        return False
    place = yield from ask_square(t, chooser, "prompt-place-adjacent", squares, figure=who)
    yield from relocate(t, who, place)
    return True


def adjacent_free(t: State, target: Figure) -> list[Square]:
    """Free squares next to a figure."""
    near, full = chart(t.board).near, figure.taken(t)
    return sorted({place for here in figure.squares_of(t, target) for place in near.get(here, ()) if place not in full})


def tiles_at(t: State, tile: int, distance: int, *, exactly: bool = False) -> list[int]:
    """Tiles within `distance` of `tile`, or exactly that far away (CR-034)."""
    lay = chart(t.board)
    if not exactly:
        return list(lay.area(tile, distance))
    return [other for other, steps in enumerate(lay.tile_steps(tile)) if steps == distance]


def closer(t: State, who: Figure, steps: int, goal: int) -> list[int]:
    """The tiles that are `steps` tiles nearer to the tile `goal`, or `goal` itself when it is nearer than that (CR-068)."""
    lay = chart(t.board)
    ahead = lay.tile_steps(goal)
    start = min(figure.tiles_of(t, who), key=lambda tile: (ahead[tile], tile))
    if ahead[start] >= len(ahead) + 1:
        return []
    wanted = max(0, ahead[start] - steps)
    along = lay.tile_steps(start)
    return [tile for tile in range(len(ahead)) if ahead[tile] == wanted and along[tile] == ahead[start] - wanted]


def lay_marker(t: State, card: CardId, tile: int, owner: Seat, tokens: int = 0) -> Rule[None]:
    """Put a card's marker on a tile; a marker that lies elsewhere moves there."""
    t.markers = [mark for mark in t.markers if mark.card != card]
    t.markers.append(Marker(card, tile, owner, tokens))
    yield event.MarkerPlaced(card, tile)


def take_marker(t: State, card: CardId) -> Rule[None]:
    """Take a card's marker off the table."""
    mark = figure.find_marker(t, card)
    if mark is not None:
        t.markers.remove(mark)
        yield event.MarkerRemoved(card, mark.tile)


# ------------------------------------------------------------------ cards in front of a Hero


def card_type(card: CardId) -> str:
    """Return "at-will", "daily", "utility" of a Power card, or the kind of a Treasure card."""
    return POWERS[card].type if card in POWERS else TREASURES[card].kind


def find_power(t: State, seat: Seat, card: CardId) -> Held | None:
    """The Power card in front of a Hero, or None."""
    return next((held for held in t.heroes[seat].powers if held.card == card), None)


def spend_card(t: State, seat: Seat, card: CardId) -> Rule[None]:
    """Turn a used Daily or Utility face down, or discard a used Item that is not kept (CR-100 to CR-103, CR-185)."""
    held = find_power(t, seat, card)
    if held is not None:
        if card_type(card) != "at-will":
            held.used = True
            yield event.CardTurned(t.heroes[seat].id, card, up=False)
    elif not TREASURES[card].keep:
        yield from discard_item(t, seat, card)


def discard_item(t: State, seat: Seat, card: CardId) -> Rule[None]:
    """Take an Item from a Hero to the discard pile, with what an Environment makes of it (CR-185, CR-283)."""
    hero = t.heroes[seat]
    hero.items.remove(card)
    pile = t.removed if TREASURES[card].kind == "adventure" else t.decks.treasure.discard
    pile.append(card)
    yield event.TreasureDiscarded(hero.id, card)
    if figure.law(t, "discards-hurt"):
        yield from hurt(t, hero.id, 1, t.environment or "")


def turn_up(t: State, seat: Seat, card: CardId) -> Rule[None]:
    """Turn a used Power card face up again (CR-104)."""
    held = find_power(t, seat, card)
    if held is not None and held.used:
        held.used = False
        yield event.CardTurned(t.heroes[seat].id, card, up=True)


def lend(t: State, owner: Seat, card: CardId) -> Rule[None]:
    """Put a card's bonus in force until the end of its owner's next Hero Phase (CR-049, CR-186)."""
    row = CARDS[card]
    if row.lasts == "self":
        heroes = [owner]
    elif row.lasts == "all":
        heroes = list(range(len(t.heroes)))
    else:
        area = chart(t.board).area(figure.hero_tile(t, owner), 1)
        tile_of = chart(t.board).tile_of
        heroes = [seat for seat in figure.on_board(t) if tile_of[t.heroes[seat].square or 0] in area]
    own_phase = t.turn.hero == owner and t.turn.phase in ("start", "hero")
    t.lasting.append(Lasting(card, heroes, owner, 2 if own_phase else 1))
    yield event.BonusGained(card, tuple(t.heroes[seat].id for seat in heroes))


# ------------------------------------------------------------------ experience


def xp_of(card: CardId) -> int:
    """What a card of the experience pile is worth (CR-192)."""
    return MONSTERS[card].xp if card in MONSTERS else TREASURES[card].xp


def payments(t: State) -> tuple[Spend, ...]:
    """The ways to pay CANCEL_COST from the pile in which no card could be left out (CR-193, CR-194)."""
    return _payments(tuple(sorted(t.pile)))


@lru_cache(maxsize=4096)
def _payments(pile: tuple[CardId, ...]) -> tuple[Spend, ...]:
    if sum(map(xp_of, pile)) < CANCEL_COST:
        return ()
    ways: dict[tuple[CardId, ...], None] = {}
    partial: set[tuple[CardId, ...]] = {()}
    while partial:
        longer: set[tuple[CardId, ...]] = set()
        for some in sorted(partial):
            for card in sorted(set(pile)):
                if (some and card < some[-1]) or some.count(card) == pile.count(card):
                    continue
                more = (*some, card)
                worth = sum(map(xp_of, more))
                if worth < CANCEL_COST:
                    longer.add(more)
                elif worth - min(map(xp_of, more)) < CANCEL_COST:
                    ways[more] = None
        partial = longer
    return tuple(Spend(some) for some in ways)


def spent_pile(t: State, card: CardId) -> list[CardId]:
    """Where a spent card of the experience pile goes: to its deck's discard pile; a Villain's has no deck (CR-154, CR-156)."""
    if card in TREASURES:
        return t.decks.treasure.discard
    return t.removed if MONSTERS[card].villain else t.decks.monster.discard


def pay(t: State, cards: Sequence[CardId]) -> Rule[None]:
    """Discard cards of the experience pile; the surplus is lost (CR-154, CR-194)."""
    for card in cards:
        t.pile.remove(card)
        spent_pile(t, card).append(card)
    yield event.ExperienceSpent(tuple(cards), sum(map(xp_of, cards)))


def gain_level(t: State, seat: Seat) -> Rule[None]:
    """Offer a Hero the 2nd level for experience (CR-197, CR-198, CR-200 to CR-203)."""
    hero = t.heroes[seat]
    ways = payments(t) if hero.level == 1 else ()
    if not ways:
        return
    answer = yield from choose(seat, "prompt-level", [*ways, Done()], about={"hero": hero.id}, default=ways[0], forced=False)
    if not isinstance(answer, Spend):
        return
    yield from pay(t, answer.cards)
    dailies = [PickCard(card) for card in hero.spare if card_type(card) == "daily"]
    picked = yield from choose(seat, "prompt-level-daily", dailies, about={"hero": hero.id})
    hero.spare.remove(picked.card)
    hero.powers.append(Held(picked.card))
    hero.level = 2
    yield event.LevelGained(hero.id, picked.card)
