"""Tash-Kalar: arena of legends. Two to four summoners build patterns of pieces to call beings."""
