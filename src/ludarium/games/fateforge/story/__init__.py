"""The story: its scenes, tests of traits, and its words (FF-24)."""
