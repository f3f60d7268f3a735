"""The table from each Event of Castle Ravenloft to the function that makes its clip."""

from collections.abc import Sequence

from game.match.trace import EventSnapshot
from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.ui.ravenloft.choreography import adventures, attacks, cards, movement
from game.ui.ravenloft.choreography.director import ClipMaker, Director
from game.ui.ravenloft.panels import rolls
from game.ui.table.director import Clip

CLIP_MAKERS: dict[type[Event], ClipMaker] = {
    happened.AdventureBegan: cards.announced(900), happened.TurnBegan: cards.turn_began,
    happened.PhaseBegan: cards.only_logged, happened.Walked: movement.walked,
    happened.Relocated: movement.relocated, happened.MonsterMoved: movement.monster_moved,
    happened.DieRolled: attacks.die_rolled, happened.Attacked: attacks.attacked,
    happened.AttackFoiled: attacks.foiled, happened.Damaged: attacks.damaged,
    happened.Healed: attacks.healed, happened.HeroFell: attacks.hero_fell,
    happened.HeroRose: attacks.hero_rose, happened.SurgeUsed: attacks.surge_used,
    happened.ConditionGained: attacks.condition_gained, happened.ConditionEnded: attacks.condition_ended,
    happened.CardUsed: cards.card_used, happened.CardTurned: cards.only_logged,
    happened.BonusGained: cards.bonus_gained, happened.BonusEnded: cards.only_logged,
    happened.TileLaid: movement.tile_laid, happened.TileReturned: cards.announced(600),
    happened.MonsterDrawn: cards.card_shown(cards.BRIEF), happened.MonsterDiscarded: cards.only_logged,
    happened.MonsterPlaced: movement.monster_placed, happened.MonsterActivated: cards.activated,
    happened.MonsterIdle: cards.idle, happened.MonsterSlept: cards.slept,
    happened.MonsterDestroyed: movement.monster_destroyed, happened.EncounterDrawn: cards.card_shown(cards.READ),
    happened.EncounterCancelled: cards.encounter_cancelled, happened.EncounterDiscarded: cards.announced(600),
    happened.EnvironmentChanged: cards.environment_changed, happened.MarkerPlaced: movement.marker_placed,
    happened.MarkerRemoved: movement.marker_removed, happened.TrapDisabled: attacks.trap_disabled,
    happened.TreasureDrawn: cards.card_shown(cards.READ), happened.ItemGained: cards.item_gained,
    happened.TreasureDiscarded: cards.treasure_discarded, happened.ExperienceGained: cards.experience,
    happened.ExperienceSpent: cards.experience, happened.LevelGained: cards.level_gained,
    happened.CardsSeen: cards.announced(900), happened.CardsArranged: cards.only_logged,
    happened.DrawReplaced: cards.announced(600), happened.DeckShuffled: cards.only_logged,
    happened.DeckEmpty: cards.announced(600), happened.SunMoved: cards.sun_moved,
    happened.ThingLaid: movement.monster_placed, happened.ThingDestroyed: movement.monster_destroyed,
    happened.TokenPlaced: movement.token_placed, happened.TokenTaken: movement.token_taken,
    happened.TokenTurned: adventures.token_turned, happened.TokenMoved: adventures.token_moved,
    happened.TokenRemoved: adventures.token_removed, happened.TokenDrawn: adventures.token_drawn,
    happened.Counted: adventures.counted, happened.HeroLeft: adventures.hero_left,
    happened.FigureLeft: adventures.figure_left, happened.LootKept: adventures.loot_kept,
    happened.PowerGained: adventures.power_gained, happened.MarkerGained: cards.marker_moved,
    happened.MarkerSpent: cards.marker_moved, happened.TurnEnded: cards.only_logged,
    happened.Won: cards.announced(1800), happened.Lost: cards.announced(1800),
}  # fmt: skip

LOG_ONLY: dict[type[Event], str] = {
    happened.PhaseBegan: "the arrows of the phases show it",
    happened.CardTurned: "the card in the hand shows it",
    happened.BonusEnded: "the chips beside the Heroes go",
    happened.MonsterDiscarded: "the card was shown when it was drawn",
    happened.CardsArranged: "the order of a deck is hidden",
    happened.DeckShuffled: "the number of cards left shows it",
    happened.TurnEnded: "the next turn is announced immediately",
}
"""Events without an animation, each with the reason why only the log shows it."""

ROLLS = (happened.DieRolled, happened.Attacked, happened.TrapDisabled)
"""Events that are logged at the end of their clip, because the text reveals their result."""


def make_clips(director: Director, events: Sequence[Event], moments: Sequence[EventSnapshot] = ()) -> list[Clip]:
    """Return the clips of Events in order; with the `moments` of these Events each clip first shows its snapshot."""
    if [one.event for one in moments] != list(events):
        return [make_clip(director, event) for event in events]
    return [make_clip(director, one.event, one) for one in moments]


def make_clip(director: Director, event: Event, moment: EventSnapshot | None = None) -> Clip:
    """Return the clip of one Event; it also updates the snapshot, the shown state, the log and the sounds."""
    clip = CLIP_MAKERS[type(event)](director, event)
    inner, over, late = clip.begin, clip.end, isinstance(event, ROLLS)

    def begin() -> None:
        if moment is not None:
            director.show_snapshot(moment)
        if not late:
            director.note(event)
        director.play_sound(event, clip.ms)
        director.stage.follow(event)
        inner()

    def end() -> None:
        if late:
            director.note(event)
        director.last = rolls.after(director.last, event)
        over()

    clip.begin, clip.end = begin, end
    return clip
