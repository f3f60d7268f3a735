"""The cost of Encounter cards for the Heroes, in Hit Points of a healthy Hero."""

from game.rules.engine.secret import Seat
from game.rules.ravenloft import stats
from game.rules.ravenloft.agents.worth import Weights, odds, price, remaining
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import CardId, State
from game.rules.ravenloft.tables.cards import ENCOUNTERS

_HARM = {
    "bat-swarm": 0.6, "blood-fog": 0.9, "cackling-skull": 0.7, "crippling-miasma": 0.5, "deadly-shadows": 1.2, "haunted-mists": 0.9,
    "music-of-the-damned": 0.9, "spirit-of-doom-environment": 0.4, "bubbling-cauldron": 0.9, "corner-of-your-eye": 1.2, "cowardly-flight": 1.0,
    "cyrus-belview": 2.0, "ghost-of-prince-aurel": 1.0, "howl-of-the-wolf": 1.2, "illusionary-trick": 0.6, "lief-lipsiege": 0.6,
    "mists-of-terror": 0.6, "neglected-passage": 1.0, "overwhelming-terror": 1.6, "prowling-spirits": 0.9, "reinforcements": 1.0,
    "secret-door": 0.9, "spirit-of-doom-event": 0.6, "strahds-hunger": 1.6, "strahds-minions": 1.8, "strahds-trick": 0.9,
    "strahds-whispers": 0.9, "summoning-circle": 1.5, "teleport-glyph": 1.5, "treasure-chest": 0.4, "voice-of-the-master": 1.4,
    "alarm": 2.6, "sliding-walls": 0.8, "fire-trap": 1.6,
}  # fmt: skip


def menace(t: State, seat: Seat, name: CardId, weights: Weights) -> float:
    """The cost of an Encounter card that `seat` drew, if it is not cancelled."""
    row, prices = ENCOUNTERS[name], [price(t, other, weights) for other in range(len(t.heroes))]
    if name in ("passage-of-time", "overrun"):
        counts = [len(figure.controlled(t, other)) if name == "overrun" else 1 for other in range(len(t.heroes))]
        return sum(cost * number for cost, number in zip(prices, counts, strict=True))
    if name == "frenzy":
        return 0.8 * prices[seat] * len(figure.controlled(t, seat))
    harm = _HARM.get(name, 0.0)
    if name == "cyrus-belview" and remaining(t) == 0:
        harm += 1.0
    if row.kind in ("event", "environment"):
        return harm * (0.4 + 0.6 * prices[seat] / 0.5)
    volley = row.volley
    if volley is None:
        return harm * (0.3 + 0.7 * prices[seat] / 0.5)
    return harm + volley.times * sum(prices[other] * _struck(t, other, name) for other in _aimed(t, seat, volley.at))


def _aimed(t: State, seat: Seat, at: str) -> list[Seat]:
    if at == "active" or t.heroes[seat].square is None:
        return [seat]
    if at == "all":
        return figure.standing(t)
    here = figure.hero_tile(t, seat)
    near = chart(t.board).area(here, 1 if at == "near" else 0)
    return [other for other in figure.standing(t) if figure.hero_tile(t, other) in near]


def _struck(t: State, seat: Seat, name: CardId) -> float:
    row = ENCOUNTERS[name]
    if row.volley is None:
        return 0.0
    blow = row.volley.strike
    chance = odds(blow.bonus, stats.armour(t, t.heroes[seat].id))
    hurt = chance * blow.damage + (1 - chance) * blow.miss
    return (
        hurt
        + (0.5 * chance if blow.condition else 0.0)
        + (0.9 if name == "ambush" else 0.0)
        + (0.5 if row.kind == "trap" else 0.0)
    )
