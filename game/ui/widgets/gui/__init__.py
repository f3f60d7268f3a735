"""The adapter to pygame-gui: elements with our fonts and colours, painted on a canvas among what is drawn by hand."""
