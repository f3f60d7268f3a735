"""The Hero Phase, from the start of the turn to the end of lasting effects (CR-043 to CR-049)."""

from game.rules.engine.script import Done, Outcome, Rule, choose
from game.rules.engine.secret import Seat
from game.rules.ravenloft import ending, event, hero, wounds
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.choice import Spot, Target, Use
from game.rules.ravenloft.phases.villain_phase import without_encounter
from game.rules.ravenloft.space import figure, markers, placing, targets
from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import State
from game.rules.ravenloft.tables.cards import CARDS, HEROES, TREASURES
from game.rules.ravenloft.tables.registry import ability


def start(t: State) -> Rule[None]:
    """The start of a turn: victory on a tile, the surge check, the return to the board, then powers for the start."""
    seat = t.turn.hero
    name = t.heroes[seat].id
    yield event.TurnBegan(name, t.turn.number)
    if t.heroes[seat].gone:
        yield from _cloud(t, seat)
        yield from expire(t, seat)
        yield from without_encounter(t, seat)
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
    """A Hero at 0 Hit Points must use a Healing Surge; without one the adventure is lost (CR-044, CR-136 to CR-139)."""
    if figure.hero_hp(t.heroes[seat]) > 0:
        return
    if t.surges == 0:
        raise ending.Over(Outcome(("castle",), "lost-no-surge"))
    t.surges -= 1
    yield event.SurgeUsed(t.heroes[seat].id, t.surges)
    yield from wounds.heal(t, t.heroes[seat].id, figure.level(t.heroes[seat]).surge, "surge")


def _return(t: State, seat: Seat) -> Rule[None]:
    """A Hero that a card took off the board returns on any tile (CR-233)."""
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
            if CARDS[held.card].when == "start" and not held.used and hero.works(t, seat, CARDS[held.card])
        ]
        if not cards:
            return
        answer = yield from choose(
            seat, "prompt-start", [*map(Use, cards), Done()], about={"hero": t.heroes[seat].id}, default=Done(), forced=False
        )
        if not isinstance(answer, Use):
            return
        yield from hero.use(t, seat, answer.card)


def answer(t: State) -> Rule[None]:
    """Ask for and carry out one answer of the active Hero; Done ends the phase (CR-043, CR-045)."""
    seat = t.turn.hero
    if not figure.up(t, seat):
        yield from end(t, seat)
        return
    have = hero.means(t, seat)
    options = hero.options(t, seat, have)
    about: dict[str, str | int] = {"hero": t.heroes[seat].id, "left": hero.left(t, have)}
    answer = yield from choose(seat, "prompt-hero-phase", options, about=about, default=Done())
    if isinstance(answer, Done):
        yield from end(t, seat)
    else:
        yield from hero.act(t, seat, answer)


def end(t: State, seat: Seat) -> Rule[None]:
    """Abilities for the end of the phase, then Conditions end, then effects expire (CR-048)."""
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
        yield from without_encounter(t, seat)


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
    """A cloud loses a token and damages every Monster on its tile (CR-228), but no object that its owner could not attack (CR-292)."""
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
