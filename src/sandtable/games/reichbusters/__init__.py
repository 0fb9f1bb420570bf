"""Reichbusters: Projekt Vril.

What the book prints as a designer's note explains intent; no rule here follows from one (REICH-OVR-05).
"""
