"""The choice of traits, first by the survivors, then by the killer, and their effects before the first turn (TS-224 to TS-233)."""

from game.rules.engine.script import Rule
from game.rules.engine.secret import Secret
from game.rules.terrorscape import event
from game.rules.terrorscape.asking import ask_each, ask_killer, hush, tell
from game.rules.terrorscape.choice import PickTrait
from game.rules.terrorscape.harm import frighten
from game.rules.terrorscape.killer.pile import draw_cards, gain_level
from game.rules.terrorscape.state import CardId, State
from game.rules.terrorscape.status import alive, strength
from game.rules.terrorscape.tables.cards import TRAITS


def keep_gifts(t: State) -> Rule[None]:
    """One survivor keeps one of the traits dealt to it; the killer is not informed (TS-207, TS-225, TS-232)."""
    team, keep = t.team, t.options.gifts
    left = [survivor for survivor in range(len(team.dealt)) if len(team.traits[survivor]) < keep]
    if left:
        options = {survivor: tuple(map(PickTrait, team.dealt[survivor])) for survivor in left}
        survivor, answer = yield from ask_each("prompt-trait", options)
        trait = answer.trait
        team.dealt[survivor].remove(trait)
        team.traits[survivor].append(trait)
        yield from hush(event.TraitKept(t.survivors[survivor].id, trait))
        return
    team.refused = [trait for dealt in team.dealt for trait in dealt]
    team.dealt = []
    for survivor, traits in enumerate(team.traits):
        for item in filter(None, (TRAITS[trait].brings for trait in traits)):
            yield from _arm(t, survivor, item)
    t.side, team.stage = "killer", "over"


def keep_marks(t: State) -> Rule[None]:
    """The killer keeps one of the traits dealt to him; with the last one he shows them all (TS-219, TS-226 to TS-229)."""
    dark = t.dark
    if len(dark.kept) < t.options.marks:
        left = t.options.marks - len(dark.kept)
        answer = yield from ask_killer("prompt-mark", map(PickTrait, dark.dealt), left=left)
        dark.dealt.remove(answer.trait)
        dark.kept.append(answer.trait)
        yield from hush(event.MarkKept(answer.trait))
        return
    t.marks, dark.kept = dark.kept, []
    dark.refused, dark.dealt = dark.dealt, []
    if t.marks:
        yield from tell(t, event.TraitsShown(tuple(t.marks)))
    t.side, t.stage, t.team.stage = "survivors", "appear", "begin"
    yield from _take_effect(t)


def _take_effect(t: State) -> Rule[None]:
    """Apply the changes by traits before the first turn: hand, strength, fear, a level (TS-016, TS-037)."""
    cards = sum(TRAITS[trait].hand for trait in t.marks)
    if cards:
        yield from draw_cards(t, cards)
    if any(TRAITS[trait].strength for trait in t.marks):
        yield from tell(t, event.StrengthChanged(strength(t)))
    for trait in [trait for trait in t.marks if TRAITS[trait].fear]:
        yield from tell(t, event.TraitUsed(trait, 0))
        yield from frighten(t, alive(t))
    if any(TRAITS[trait].waits for trait in t.marks):
        t.waits = True
        yield from gain_level(t)


def _arm(t: State, survivor: int, item: CardId) -> Rule[None]:
    """Give a survivor the item of its trait from the discovery deck, which is shuffled again."""
    cards = [secret.face for secret in t.team.discovery]
    cards.remove(item)
    t.rng.shuffle("discovery", cards)
    t.team.discovery = [Secret(card) for card in cards]
    t.team.packs[survivor].append(item)
    yield from hush(event.ItemTaken(t.survivors[survivor].id, item))
