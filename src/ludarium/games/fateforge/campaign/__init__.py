"""A campaign and what the party owns: scene after scene, rewards, items, rests (FF-1, FF-2, FF-23, FF-25, FF-26)."""
