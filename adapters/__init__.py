"""Adapters turn facts into what people see: the store, screens, the courier and one package per platform."""
