"""Queries by area: plain functions of a session, so that each runs on SQLite and on PostgreSQL alike."""
