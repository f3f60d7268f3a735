"""The pictures of the program: their sources, what is baked from them, and how; see README.md."""
