"""Opponents of other hands: what house players are measured against by `tablemates bench house`."""
