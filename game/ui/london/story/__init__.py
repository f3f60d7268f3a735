"""The table of the Story Phase and the Endgame: each hour as it is played, with its investigations.

`controller` plays the match, `choreography` turns Events into clips that change the `shown_state`, `targets` lays out the
options, and `painter` calls the panels. A panel is a function `paint(canvas, area, t, shown, ...)` of the state `t` and of what
has been shown of it.
"""
