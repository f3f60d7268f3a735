"""The table of the Story Phase and the Endgame: each hour as it is played, with its investigations.

`controller` converses with the match and `scene` takes input. What is shown is a `table.StoryTable`: `choreography` turns Events into clips that change
its `shown_state`, `targets` lays out the options, and its panels are functions `paint(canvas, area, props)` of frozen props.
"""
