"""Wolfenstein: The Board Game. Four Heroes in a castle full of Nazis, one mission at a time."""
