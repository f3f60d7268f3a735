"""Sound: cues for Events and input, ambience and music, captions, and speech."""
