"""The desk: what a person asks for becomes a command, and what comes of it becomes words."""
