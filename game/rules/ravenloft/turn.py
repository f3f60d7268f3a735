"""A turn: Hero Phase, Exploration Phase, Villain Phase, step by step (CR-042)."""

from game.rules.engine.script import Done, Outcome, Rule, choose
from game.rules.engine.secret import Seat
from game.rules.ravenloft import asking, deck, ending, event, hero, wounds
from game.rules.ravenloft.activation import act, activate, slept
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.adventures.quests import advance_sun
from game.rules.ravenloft.choice import PickCard, PickEdge, Spot, Target, Use
from game.rules.ravenloft.effects.traps import spring
from game.rules.ravenloft.setup import POWER_COUNTS, class_cards, entrance
from game.rules.ravenloft.space import figure, markers, placing, targets
from game.rules.ravenloft.space.board import Edge, chart
from game.rules.ravenloft.state import Held, Monster, State, Trap, Turn
from game.rules.ravenloft.tables.cards import CARDS, HEROES, TILES, TREASURES
from game.rules.ravenloft.tables.registry import ability


def step(t: State) -> Rule[bool]:
    """Play one step of the turn; True once the adventure is over (CR-213 to CR-217)."""
    if t.end is not None:
        return True
    try:
        yield from _STEPS[t.turn.phase](t)
    except ending.Over as over:
        t.end = over.outcome
        yield (event.Won if "heroes" in over.outcome.winners else event.Lost)(over.outcome.reason)
        return True
    return False


# ------------------------------------------------------------------ before the first turn


def _enter(t: State) -> Rule[None]:
    """The Heroes take their places beside the stairs, or on the first tile, one to a square (CR-016)."""
    if not t.turn.queue:
        yield event.AdventureBegan(t.adventure)
        yield from occasions.occur(t, "set-up", t.turn.hero)
        order = figure.clockwise(t, t.turn.hero)
        t.turn.queue = [str(seat) for seat in order if t.heroes[seat].square is None and not t.heroes[seat].gone]
    if t.turn.queue:
        yield from enter_hero(t, int(t.turn.queue[0]))
        t.turn.queue.pop(0)
    if not t.turn.queue:
        t.turn.phase = "start"
        yield from occasions.occur(t, "entered", t.turn.hero)


def enter_hero(t: State, seat: Seat) -> Rule[None]:
    """A Hero takes its place where the adventure begins, on a square that its player picks (CR-016)."""
    squares = [place for place in entrance(t) if place not in figure.taken(t)]
    answer = yield from choose(seat, "prompt-enter", [Spot(place) for place in squares], about={"hero": t.heroes[seat].id})
    yield from placing.relocate(t, t.heroes[seat].id, answer.square)


def _choose_powers(t: State) -> Rule[None]:
    """Each Hero's player picks its Power cards freely, type by type (CR-204 to CR-206)."""
    if not t.turn.queue:
        t.turn.queue = [str(seat) for seat in figure.clockwise(t, t.turn.hero)]
    seat = int(t.turn.queue[0])
    for kind, number in POWER_COUNTS.items():
        for _ in range(number):
            yield from _choose_power(t, seat, kind)
    t.turn.queue.pop(0)
    if not t.turn.queue:
        t.turn.phase = "setup"


def _choose_power(t: State, seat: Seat, kind: str) -> Rule[None]:
    owner = t.heroes[seat]
    cards = [card for card in owner.spare if card in class_cards(owner.id, kind)]
    answer = yield from choose(
        seat, f"prompt-power-{kind}", [PickCard(card) for card in cards], about={"hero": owner.id}, forced=False
    )
    owner.spare.remove(answer.card)
    owner.powers.append(Held(answer.card))


# ------------------------------------------------------------------ the Hero Phase


def _start(t: State) -> Rule[None]:
    """The start of a turn: victory by standing somewhere, the surge check, the return to the board, then powers for this moment."""
    seat = t.turn.hero
    name = t.heroes[seat].id
    yield event.TurnBegan(name, t.turn.number)
    if t.heroes[seat].gone:
        yield from _cloud(t, seat)
        yield from expire(t, seat)
        yield from _villain_phase(t, seat)
        return
    yield from occasions.occur(t, "turn", seat)
    yield event.PhaseBegan(name, "hero")
    yield from _surge(t, seat)
    if t.heroes[seat].square is None:
        yield from _return(t, seat)
    t.turn.phase = "hero"
    yield from occasions.occur(t, "hero", seat)
    yield from _opening(t, seat)


def _surge(t: State, seat: Seat) -> Rule[None]:
    """A Hero at 0 Hit Points must use a Healing Surge; without one all is lost (CR-044, CR-136 to CR-139)."""
    if figure.hero_hp(t.heroes[seat]) > 0:
        return
    if t.surges == 0:
        raise ending.Over(Outcome(("castle",), "lost-no-surge"))
    t.surges -= 1
    yield event.SurgeUsed(t.heroes[seat].id, t.surges)
    yield from wounds.heal(t, t.heroes[seat].id, figure.level(t.heroes[seat]).surge, "surge")


def _return(t: State, seat: Seat) -> Rule[None]:
    """A Hero that a card took off the board comes back to any tile (CR-233)."""
    lay, full = chart(t.board), figure.taken(t)
    squares = [Spot(place) for place in sorted(lay.near) if place not in full]
    answer = yield from choose(seat, "prompt-return", squares, about={"hero": t.heroes[seat].id})
    yield from placing.relocate(t, t.heroes[seat].id, answer.square)


def _opening(t: State, seat: Seat) -> Rule[None]:
    """Offer the powers for the start of the Hero Phase."""
    while figure.up(t, seat):
        cards = [
            held.card
            for held in t.heroes[seat].powers
            if CARDS[held.card].when == "start"
            and not held.used
            and hero.works(t, seat, CARDS[held.card], targets.sight(t, seat))
        ]
        if not cards:
            return
        answer = yield from choose(
            seat, "prompt-start", [*map(Use, cards), Done()], about={"hero": t.heroes[seat].id}, default=Done(), forced=False
        )
        if not isinstance(answer, Use):
            return
        yield from hero.use(t, seat, answer.card)


def _hero(t: State) -> Rule[None]:
    """One answer of the active Hero; Done ends the phase (CR-043, CR-045)."""
    seat = t.turn.hero
    options = hero.menu(t, seat)
    about: dict[str, str | int] = {"hero": t.heroes[seat].id, "left": hero.left(t, seat)}
    answer = yield from choose(seat, "prompt-hero-phase", options, about=about, default=Done())
    if isinstance(answer, Done):
        yield from _end_hero_phase(t, seat)
    else:
        yield from hero.act(t, seat, answer)


def _end_hero_phase(t: State, seat: Seat) -> Rule[None]:
    """What happens at the end, then Conditions leave, then effects expire (CR-048)."""
    name = t.heroes[seat]
    if HEROES[name.id].at_end and figure.up(t, seat):
        yield from ability.functions[HEROES[name.id].at_end](t, seat)
    yield from _cloud(t, seat)
    yield from occasions.occur(t, "hero-end", seat)
    yield from ending.settle(t)
    for condition in list(name.conditions):
        yield from wounds.cure(t, seat, condition)
    yield from expire(t, seat)
    t.turn.phase = "explore"
    if name.gone:
        yield from _villain_phase(t, seat)


@ability("aid")
def _aid(t: State, seat: Seat) -> Rule[None]:
    """A cleric that made no attack gives 1 Hit Point to another Hero on its tile."""
    if t.turn.attacked:
        return
    here = figure.hero_tile(t, seat)
    hurt = [
        t.heroes[other].id
        for other in figure.on_board(t)
        if other != seat and figure.hero_tile(t, other) == here and t.heroes[other].damage > 0
    ]
    if hurt:
        answer = yield from choose(
            seat, "prompt-aid", [*map(Target, hurt), Done()], about={"hero": t.heroes[seat].id}, default=Target(hurt[0])
        )
        if isinstance(answer, Target):
            yield from wounds.heal(t, answer.figure, 1, "aid")


def _cloud(t: State, seat: Seat) -> Rule[None]:
    """A cloud loses a token and hurts every Monster on its tile (CR-228), and no object that its owner could not attack (CR-292)."""
    for mark in [mark for mark in t.markers if mark.tokens and mark.owner == seat]:
        mark.tokens -= 1
        for other in figure.targets_on(t, mark.tile):
            if other not in t.things or targets.open_to(t, seat, other):
                yield from wounds.hurt(t, other.id, 1, mark.card, by=seat)
        if not mark.tokens:
            yield from markers.take(t, mark.card)


def expire(t: State, seat: Seat) -> Rule[None]:
    """Effects that last until the end of this Hero's Hero Phase end; Blessings are discarded (CR-048, CR-049, CR-185, CR-186)."""
    for lasting in [lasting for lasting in t.lasting if lasting.owner == seat]:
        lasting.ends -= 1
        if lasting.ends == 0:
            t.lasting.remove(lasting)
            if lasting.card in TREASURES:
                t.decks.treasure.discard.append(lasting.card)
            yield event.BonusEnded(lasting.card)


# ------------------------------------------------------------------ the Exploration Phase


def explorable(t: State, seat: Seat) -> list[Edge]:
    """The unexplored edges that a Hero explores from where it stands (CR-076, CR-077, CR-079, CR-086)."""
    place = t.heroes[seat].square
    if place is None or not figure.up(t, seat) or figure.law(t, "no-exploring"):
        return []
    lay = chart(t.board)
    if HEROES[t.heroes[seat].id].scout:
        return [edge for edge in lay.edges if edge.tile == lay.tile_of[place]]
    return list(lay.rim.get(place, ()))


def _explore(t: State) -> Rule[None]:
    """Lay a tile and place its Monster if the Hero stands at an unexplored edge (CR-075 to CR-085)."""
    seat = t.turn.hero
    yield event.PhaseBegan(t.heroes[seat].id, "explore")
    edges = explorable(t, seat)
    if edges and not t.decks.tile.draw:
        yield event.DeckEmpty("tile")
    elif edges:
        edge = yield from _choose_edge(t, seat, edges)
        opened = (yield from deck.open_tile(t, seat, edge)) if edge else None
        if opened is not None:
            yield from _furnish(t, seat, *opened)
    yield from ending.settle(t)
    t.turn.phase = "encounter"


def _choose_edge(t: State, seat: Seat, edges: list[Edge]) -> Rule[Edge | None]:
    """Pick the edge; only a scout away from every edge may decline (CR-079)."""
    place = t.heroes[seat].square
    declining = [] if chart(t.board).rim.get(place or 0) else [Done()]
    options = [*(PickEdge(edge.tile, edge.side) for edge in edges), *declining]
    answer = yield from choose(seat, "prompt-explore", options, about={"hero": t.heroes[seat].id})
    return Edge(answer.tile, answer.side) if isinstance(answer, PickEdge) else None


def _furnish(t: State, seat: Seat, index: int, special: bool) -> Rule[None]:
    """The Sun moves on a white tile; the new tile gets its Monster, and what the adventure adds (CR-080, CR-084, CR-285)."""
    t.turn.explored = TILES[t.board.tiles[index].tile].triangle
    if t.turn.explored == "white":
        yield from advance_sun(t, seat)
    instead = yield from occasions.occur(t, "explored", seat, tile=index)
    if not (special or instead):
        yield from deck.new_monster(t, seat, tile=index)


# ------------------------------------------------------------------ the Villain Phase


def _encounter(t: State) -> Rule[None]:
    """Step 1: an Encounter card if no tile was placed, or a black one (CR-041, CR-090, CR-286, CR-289)."""
    seat = t.turn.hero
    yield event.PhaseBegan(t.heroes[seat].id, "villain")
    yield from occasions.occur(t, "villain", seat)
    if t.turn.explored != "white" or occasions.always_encounter(t):
        yield from deck.draw_encounter(t, seat)
        yield from ending.settle(t)
    t.turn.villains = [other.id for other in t.villains]
    t.turn.phase = "villains"


def _villain_phase(t: State, seat: Seat) -> Rule[None]:
    """A player whose Hero has escaped has a Villain Phase alone, without its first step (CR-288)."""
    yield event.PhaseBegan(t.heroes[seat].id, "villain")
    yield from occasions.occur(t, "villain", seat)
    yield from ending.settle(t)
    t.turn.villains = [other.id for other in t.villains]
    t.turn.phase = "villains"


def _villains(t: State) -> Rule[None]:
    """Step 2: every Villain acts once, in an order that the active player picks (CR-091, CR-222)."""
    t.turn.villains = [name for name in t.turn.villains if figure.monster(t, name)]
    if t.turn.villains:
        name = yield from asking.ask_figure(t, t.turn.hero, "prompt-villain", t.turn.villains)
        t.turn.villains.remove(name)
        yield from activate(t, name)
        return
    threats = t.heroes[t.turn.hero].threats
    t.turn.queue = [threat.kind if isinstance(threat, Monster) else threat.card for threat in threats]
    t.turn.present = [other.id for other in figure.monsters(t)]
    t.turn.phase = "monsters"


def _monsters(t: State) -> Rule[None]:
    """Step 3: the next card in front of the player acts, Monsters with all others of their name (CR-092 to CR-096)."""
    if not t.turn.queue:
        t.turn.phase = "end"
        return
    card, seat = t.turn.queue.pop(0), t.turn.hero
    for threat in t.heroes[seat].threats:
        if isinstance(threat, Trap) and threat.card == card:
            yield from spring(t, seat, threat)
            return
        if isinstance(threat, Monster) and threat.kind == card and threat.id in t.turn.present:
            yield from _activate_name(t, seat, card)
            return


def _activate_name(t: State, seat: Seat, kind: str) -> Rule[None]:
    """A card makes every Monster of its name act, the active player's first, then clockwise (CR-093, CR-094, CR-189, CR-281)."""
    order = figure.clockwise(t, seat)
    for seats in [order, [seat]] if t.turn.twice else [order]:
        own = next((other for other in figure.controlled(t, seat) if other.kind == kind), None)
        if own is None or (yield from slept(t, own)):
            continue
        for name in [other.id for holder in seats for other in figure.controlled(t, holder) if other.kind == kind]:
            yield from act(t, name)


def _end(t: State) -> Rule[None]:
    """The end of the turn, then the player to the left (CR-047, CR-098)."""
    seat = t.turn.hero
    if figure.up(t, seat) and figure.law(t, "company-hurts"):
        company = [other for other in figure.heroes_on(t, figure.hero_tile(t, seat)) if other != seat]
        if company:
            yield from wounds.hurt(t, t.heroes[seat].id, 1, t.environment or "")
    yield from occasions.occur(t, "turn-end", seat)
    yield from ending.settle(t)
    yield from markers.draw_stakes(t, seat)
    yield event.TurnEnded(t.heroes[seat].id)
    t.turn = Turn(hero=_next(t, seat), number=t.turn.number + 1)


def _next(t: State, seat: Seat) -> Seat:
    """Whose turn comes: the player to the left; where Heroes come one after the other, that of the Hero in play (CR-047)."""
    return next(one for one in figure.clockwise(t, (seat + 1) % len(t.heroes)) if t.heroes[one].gone not in ("waiting", "lost"))


_STEPS = {
    "powers": _choose_powers, "setup": _enter, "start": _start, "hero": _hero, "explore": _explore, "encounter": _encounter,
    "villains": _villains, "monsters": _monsters, "end": _end,
}  # fmt: skip
