"""The playground: a local page that looks and works like a group chat with a bot."""
