"""Queries by area: functions of a session or of a link, so that each runs on SQLite and on PostgreSQL alike."""
