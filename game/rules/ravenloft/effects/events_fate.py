"""Events that deal damage, give rewards or activate Monsters: small functions that `encounters.toml` calls by name."""

from game.rules.engine.script import Rule, choose
from game.rules.engine.secret import Seat
from game.rules.ravenloft import asking, die, front, stats, wounds
from game.rules.ravenloft.activation import activate
from game.rules.ravenloft.choice import PickCard, Use
from game.rules.ravenloft.decks import monster_deck, treasure_deck
from game.rules.ravenloft.effects.encounters import closest_to, heroes_in_order, monster_here
from game.rules.ravenloft.effects.moves import may_walk
from game.rules.ravenloft.hero import use
from game.rules.ravenloft.space import distance, figure, placing, targets
from game.rules.ravenloft.state import State
from game.rules.ravenloft.tables.cards import CARDS, POWERS
from game.rules.ravenloft.tables.content import EncounterCard
from game.rules.ravenloft.tables.registry import event as encounter


@encounter("corner-of-your-eye")
def _corner_of_your_eye(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    around = distance.tiles_at(t, figure.hero_tile(t, seat), 1, exactly=True)
    if around:
        tile = yield from asking.ask_tile(t, seat, "prompt-tile", around, card.id, t.heroes[seat].id)
        yield from placing.place_on(t, seat, t.heroes[seat].id, tile)
    moment = yield from die.roll(t, card.id, "roll-event", seat=seat, needs=16)
    if moment.total < moment.needs:
        yield from monster_here(t, seat)
    else:
        yield from front.refresh(t, seat, card.id)


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
        yield from wounds.hurt(t, hero.id, 1, card.id)
        return
    picked = yield from choose(seat, "prompt-lose-power", [PickCard(name) for name in ready], about={"card": card.id})
    yield from front.turn_down(t, seat, picked.card)


@encounter("howl-of-the-wolf")
def _howl_of_the_wolf(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    tiles = {figure.hero_tile(t, other) for other in figure.on_board(t)}
    names = [other.id for other in figure.foes(t) if tiles.intersection(figure.tiles_of(t, other.id))]
    if names:
        name = yield from asking.ask_figure(t, t.turn.hero, "prompt-activate", names, card=card.id)
        yield from activate(t, name)


@encounter("lief-lipsiege")
def _lief_lipsiege(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    moment = yield from die.roll(t, card.id, "roll-event", seat=seat, needs=11)
    if moment.total < moment.needs:
        yield from monster_here(t, seat)
    else:
        yield from treasure_deck.draw_treasure(t, seat)


@encounter("mists-of-terror")
def _mists_of_terror(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    for other in heroes_in_order(t, seat):
        moment = yield from die.roll(t, card.id, "roll-event", seat=other, needs=6)
        if moment.total < moment.needs:
            yield from wounds.hurt(t, t.heroes[other].id, 1, card.id)
            yield from wounds.afflict(t, other, "immobilized")


@encounter("overrun")
def _overrun(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    for other in heroes_in_order(t, seat):
        number = len(figure.controlled(t, other))
        if number:
            yield from wounds.hurt(t, t.heroes[other].id, number, card.id)


@encounter("passage-of-time")
def _passage_of_time(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    for other in heroes_in_order(t, seat):
        yield from wounds.hurt(t, t.heroes[other].id, 1, card.id)


@encounter("prowling-spirits")
def _prowling_spirits(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    items = list(dict.fromkeys([*t.heroes[seat].items, *t.heroes[seat].loot]))
    if items:
        picked = yield from choose(seat, "prompt-lose-item", [PickCard(item) for item in items], about={"card": card.id})
        yield from front.discard_item(t, seat, picked.card)


@encounter("spirit-of-doom-event")
def _spirit_of_doom(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    for other in heroes_in_order(t, seat):
        yield from may_walk(t, other, stats.speed(t, other), "prompt-walk")
    for other in heroes_in_order(t, seat):
        if not figure.foes_on(t, figure.hero_tile(t, other)):
            yield from wounds.hurt(t, t.heroes[other].id, 1, card.id)


@encounter("strahds-hunger")
def _strahds_hunger(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    most = max((figure.hero_hp(t.heroes[other]) for other in figure.standing(t)), default=0)
    names = [t.heroes[other].id for other in figure.standing(t) if figure.hero_hp(t.heroes[other]) == most]
    if names:
        name = yield from asking.ask_figure(t, t.turn.hero, "prompt-hero", names, card=card.id)
        yield from wounds.hurt(t, name, 1, card.id)
        yield from wounds.afflict(t, figure.seat_of(t, name) or 0, "immobilized")


@encounter("strahds-whispers")
def _strahds_whispers(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    """The active Hero attacks the closest other Hero with an At-Will (CR-203, CR-235, CR-284)."""
    hero = t.heroes[seat].id
    others = [t.heroes[other].id for other in figure.standing(t) if other != seat]
    if not others:
        return
    victim = yield from asking.ask_figure(t, t.turn.hero, "prompt-hero", closest_to(t, hero, others), card=card.id)
    yield from placing.place_adjacent(t, seat, hero, victim)
    if not figure.up(t, seat):
        return
    t.prey = victim
    cards = [held.card for held in t.heroes[seat].powers if POWERS[held.card].type == "at-will"]
    attacks = [name for name in cards if (row := CARDS[name].attack) is not None and (row.before or targets.within(t, seat, row))]
    if attacks:
        answer = yield from choose(
            seat, "prompt-whispers", [Use(name) for name in attacks], about={"hero": hero, "target": victim}
        )
        yield from use(t, seat, answer.card)
    t.prey = None


@encounter("treasure-chest")
def _treasure_chest(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    moment = yield from die.roll(t, card.id, "roll-event", seat=seat, needs=16)
    if moment.total <= 15:
        yield from wounds.hurt(t, t.heroes[seat].id, 2 if moment.total <= 10 else 1, card.id)
    if moment.total > 10:
        yield from treasure_deck.draw_treasure(t, seat)


@encounter("voice-of-the-master")
def _voice_of_the_master(t: State, seat: Seat, card: EncounterCard) -> Rule[None]:
    """From the left, each Hero activates one of its Monsters; the first Hero without one gets one, which ends the effect."""
    for other in [*heroes_in_order(t, seat)[1:], seat]:
        names = [threat.id for threat in figure.controlled(t, other)]
        if names:
            name = yield from asking.ask_figure(t, other, "prompt-activate", names, card=card.id)
            yield from activate(t, name)
        else:
            tile = yield from asking.ask_tile(t, other, "prompt-tile", range(len(t.board.tiles)), card.id)
            yield from monster_deck.new_monster(t, other, tile=tile)
            return
