"""Bringing every chat to the latest screen: the platform port, the courier, and the messages it keeps."""
