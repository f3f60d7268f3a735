"""Drawing: the canvas, text, pictures, colours, and effects that all scenes share."""
