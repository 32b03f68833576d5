"""Counting things without growing: how often, and what was there lately."""
