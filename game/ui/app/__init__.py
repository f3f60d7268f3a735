"""The program as a window: the main loop, navigation between scenes, and crash recovery."""
