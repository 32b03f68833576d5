"""The games and the tables they are played at: pure, deterministic, standard library only."""
