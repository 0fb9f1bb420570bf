"""D-Day Dice with Atlantikwall."""
