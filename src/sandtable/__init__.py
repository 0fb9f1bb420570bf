"""Sandtable: a rules-enforcing table for co-operative and solo board games."""

__version__ = "0.1.0"
