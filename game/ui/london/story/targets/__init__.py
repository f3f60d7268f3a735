"""The targets of the story's table: options, tools, and the keys that take them."""
