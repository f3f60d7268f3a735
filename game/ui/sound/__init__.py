"""What is heard: cues of Events and of buttons, the beds under them, and captions for those who do not hear them."""
