"""SEARCH and encounters: attacks, defence, and running away (TS-059, TS-122 to TS-149)."""

from game.rules.engine.script import Choice, Done, Rule
from game.rules.terrorscape import event
from game.rules.terrorscape.asking import agree, ask_each, ask_killer, ask_survivor, ask_team, tell
from game.rules.terrorscape.choice import Name, Play, Use, UseTrait, Walk
from game.rules.terrorscape.harm import soothe, wound
from game.rules.terrorscape.killer.pile import can_pay, draw_cards, lose_cards, pay_cards, throw_away
from game.rules.terrorscape.state import CardId, Encounter, State
from game.rules.terrorscape.status import carries, face_up, free_ways, here, killer_has, levels, named, strength
from game.rules.terrorscape.survivors.defence import bonus_of, lucky, rally, secret_weapon, slip_away, throw_fire
from game.rules.terrorscape.survivors.gifts import step_to, stroll
from game.rules.terrorscape.survivors.strike import settle_plan
from game.rules.terrorscape.tables import registry
from game.rules.terrorscape.tables.cards import ABILITIES, ITEMS, NUMBERS, killer_cards

FULL_DICE = 4


def seek(t: State, *, ambush: bool = False) -> Rule[bool]:
    """SEARCH the killer's location; True if it led to an encounter (TS-059, TS-122, TS-148, TS-163, TS-321)."""
    place = t.dark.place
    found = here(t, place)
    yield from tell(t, event.Searched(place, named(t, found)))
    if not found:
        settle_plan(t, "searched", place)
        return False
    t.met = True
    t.encounter = Encounter(place, found, list(found))
    laws = [row.meet for row in levels(t)]
    yield from tell(t, event.EncounterBegan(place, named(t, found), "frighten-all" in laws, "wound-all" in laws))
    if (yield from _toy(t)):
        return True
    yield from slip_away(t, t.encounter)
    yield from _begin(t, list(t.encounter.involved), ambush=ambush)
    repelled, first = False, True
    while t.encounter.left and not repelled:
        repelled, first = (yield from _attack(t, t.encounter, first=first)), False
    yield from tell(t, event.EncounterEnded(repelled))
    yield from _run(t, t.encounter.involved)
    t.encounter = None
    return True


def _toy(t: State) -> Rule[bool]:
    """A killer who toys with his prey may call the encounter off at the start: no survivor runs, and he draws more cards (TS-146)."""
    if not killer_has(t, "meeting") or not (yield from agree("prompt-toy", possible=True)):
        return False
    t.toyed, t.encounter = True, None
    yield from tell(t, event.EncounterCalledOff())
    return True


def _begin(t: State, found: list[int], *, ambush: bool) -> Rule[None]:
    """Apply the killer's levels at the start of an encounter, before the first attack (TS-125, TS-336)."""
    rows = levels(t)
    plus = sum(row.ambush for row in rows) if ambush else 0
    if plus:
        t.bonus += plus
        yield from tell(t, event.StrengthChanged(strength(t), "ambush"))
    for row in rows:
        if row.meet:
            yield from registry.meeting.functions[row.meet](t, found)


def _attack(t: State, met: Encounter, *, first: bool) -> Rule[bool]:
    """One attack; True if it was repelled (TS-126 to TS-142, TS-334)."""
    card = yield from _attack_card(t, met)
    defender = yield from _defender(t, met)
    met.defender = defender
    met.left.remove(defender)
    item = yield from _item(t, met, defender)
    yield from throw_fire(t, met, defender)
    dice = [NUMBERS.dice[t.rng.below("defence", len(NUMBERS.dice))] for _ in range(FULL_DICE - t.survivors[defender].fear)]
    met.dice = dice
    yield from tell(t, event.DiceRolled(t.survivors[defender].id, tuple(dice)))
    bonus = bonus_of(t, met, defender, item)
    if first and t.team.trap == met.place:
        t.team.trap = None
        bonus += NUMBERS.trap
        yield from tell(t, event.TrapSprung(met.place, NUMBERS.trap))
    total, needed = sum(dice) + bonus, strength(t)
    repelled = total >= needed or (yield from lucky(t, defender, dice))
    yield from tell(t, event.Defended(t.survivors[defender].id, sum(dice), bonus, total, needed, repelled))
    if repelled:
        settle_plan(t, "repelled", met.place, total - needed)
    yield from lose_cards(t, NUMBERS.spoils) if repelled else wound(t, [defender])
    met.bonus, met.defender, met.item, met.dice = 0, None, "", []
    met.extra, met.used, met.armed = 0, False, False
    if card:
        t.dark.playing.remove(card)
        yield from throw_away(t, [card], "played")
        yield from tell(t, event.StrengthChanged(strength(t), "over"))
    return repelled


def _attack_card(t: State, met: Encounter) -> Rule[CardId]:
    """Step 1: at most one attack card, only for this attack (TS-126, TS-127, TS-328); a killer without one is not asked."""
    if not any("attack" in ABILITIES[card].types for card in killer_cards(t.killer)):
        return ""
    cards = sorted({card for card in t.dark.hand if "attack" in ABILITIES[card].types and can_pay(t, card)})
    answer = yield from ask_killer("prompt-attack", [*map(Play, cards), Done()], Done())
    if not isinstance(answer, Play):
        return ""
    card = answer.card
    t.dark.hand.remove(card)
    t.dark.playing.append(card)
    cost = ABILITIES[card].cost
    yield from pay_cards(t, cost, event.CardPlayed(card, cost), card)
    met.bonus = ABILITIES[card].attack
    yield from tell(t, event.StrengthChanged(strength(t)))
    return card


def _defender(t: State, met: Encounter) -> Rule[int]:
    """Step 2: the team picks a defender that was not attacked yet (TS-124, TS-128)."""
    defender = met.left[0]
    if len(met.left) > 1:
        answer = yield from ask_team(t, "prompt-defender", [Name(t.survivors[survivor].id) for survivor in met.left])
        defender = named(t, met.left).index(answer.survivor)
        defender = met.left[defender]
    yield from tell(t, event.DefenderNamed(t.survivors[defender].id))
    return defender


def defence_items(t: State, survivor: int) -> list[CardId]:
    """The items of a survivor that can be used in a defence (TS-129, TS-130, TS-132)."""
    kinds = sorted(set(t.team.packs[survivor]))
    return [
        item
        for item in kinds
        if ITEMS[item].defence is not None and (not ITEMS[item].needs or carries(t, survivor, ITEMS[item].needs))
    ]


def _item(t: State, met: Encounter, defender: int) -> Rule[CardId]:
    """Step 3: one item at most, or a secret weapon; ammunition shows the revolver that it needs (TS-129 to TS-132, TS-187)."""
    options: list[Choice] = [*map(Use, defence_items(t, defender)), *secret_weapon(t, defender), Done()]
    about: dict[str, str | int] = {"survivor": t.survivors[defender].id, "strength": strength(t)}
    answer = yield from ask_survivor(defender, "prompt-defend", options, Done(), **about)
    if isinstance(answer, UseTrait):
        yield from rally(t, met, defender, answer.trait)
    if not isinstance(answer, Use):
        return ""
    item = met.item = answer.item
    row = ITEMS[item]
    met.used, met.armed = True, row.weapon
    for shown in (row.needs, item):
        if shown:
            yield from tell(t, event.ItemShown(t.survivors[defender].id, shown))
    if not row.keep:
        t.team.packs[defender].remove(item)
        t.team.discard.append(item)
    if row.gives:
        yield from draw_cards(t, row.gives)
    return item


def _run(t: State, found: list[int]) -> Rule[None]:
    """Every involved survivor may MOVE 1, in any order, and the killer does not hear whether or where (TS-143 to TS-145, TS-335)."""
    left = list(found)
    while left:
        options: dict[int, tuple[Choice, ...]] = {
            survivor: (*(Walk(place) for place in free_ways(t, t.team.places[survivor])), Done()) for survivor in left
        }
        survivor, answer = yield from ask_each("prompt-run", options, Done())
        left.remove(survivor)
        steps = sum(row.run for row in face_up(t, survivor))
        if isinstance(answer, Walk):
            yield from step_to(t, survivor, answer.to)
            if steps:
                yield from stroll(t, survivor, steps - 1, least=0)
        if steps:
            yield from soothe(t, survivor)
