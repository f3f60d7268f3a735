"""The table of the Story Phase and the Endgame: each hour as it is played, with its investigations.

`table.StoryTable` is what the common table shows of it: `choreography` turns Events into clips that change its `shown_state`, `targets` lays
out the options, and its panels are functions `paint(canvas, area, props)` of frozen props.
"""
