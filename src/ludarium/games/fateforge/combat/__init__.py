"""A combat: set-up, planning, turns, enemies, bosses, how it ends (FF-9 to FF-21, FF-27)."""
