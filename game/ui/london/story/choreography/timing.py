"""How long each Event is shown, when its text appears, and whether it is a notice."""

from game.rules.engine.script import Event
from game.rules.london import event

DEFAULT_MS = 350.0
"""The duration of Events without an entry, in milliseconds."""
MS: dict[type[Event], float] = {
    event.LeaderChosen: 600, event.HourStruck: 1100, event.ArrowTurned: 500, event.Moved: 700, event.Befriended: 900,
    event.InvestigationBegan: 900, event.CardDrawn: 1000, event.CardPlayed: 800, event.ItemUsed: 450, event.ItemDepleted: 600,
    event.VirtueSpent: 450, event.AllySacrificed: 700, event.SecretSpent: 700, event.IconsAdded: 500, event.DreadSolved: 1100,
    event.DreadFailed: 1100, event.WalkedAway: 500, event.PersonalityFlipped: 700, event.TraumaCancelled: 600, event.TraumaRolled: 900,
    event.Ignored: 600, event.DiceRolled: 700, event.DieTurned: 600, event.FistAdded: 450, event.PlotResolved: 1300, event.DreadChanged: 800,
    event.ConditionGained: 700, event.ConditionDoubled: 700, event.ConditionLost: 600, event.Defeated: 1200, event.ItemGained: 900,
    event.SupplyLaid: 0, event.ItemLost: 600, event.ItemReadied: 150, event.VirtueGained: 450, event.ConfidenceGained: 600,
    event.HandDealt: 500, event.CardShown: 1000, event.CardDiscarded: 500, event.SecretGained: 1000, event.GoonPlaced: 500,
    event.AntagonistRevealed: 1200, event.SegmentEnded: 900, event.ChapterEnded: 1200, event.RespiteTaken: 1200, event.EndgameBegan: 1200,
    event.WillingnessTold: 500, event.ChallengeRevealed: 1000, event.ChallengeMet: 1100, event.DieEarned: 400, event.ShowdownBegan: 1200,
    event.TargetLowered: 600, event.ShowdownEnded: 1500, event.StoryWon: 1200, event.StoryLost: 1200, event.CardRevealed: 900,
    event.ChapterBegan: 900,
}  # fmt: skip
"""The duration of each Event in milliseconds."""
TOLD_LATE: tuple[type[Event], ...] = (event.DiceRolled, event.DieTurned, event.TraumaRolled)
"""Events whose caption appears after the dice have landed."""
DICE_LIE = 0.94
"""The share of the clip at which they have landed."""
DIE_MS = 130.0
"""Additional milliseconds for each die."""
SILENT: tuple[type[Event], ...] = (event.IconsAdded, event.SupplyLaid, event.ItemReadied, event.DieEarned)
"""Events without a caption: they are seen, or too frequent."""
NOTICES: tuple[type[Event], ...] = (
    event.PlotResolved, event.AntagonistRevealed, event.RespiteTaken, event.EndgameBegan, event.ChallengeRevealed, event.ShowdownEnded,
    event.SecretGained, event.Defeated, event.StoryWon, event.StoryLost,
)  # fmt: skip
"""Events that pause the clip until the player has read them."""
