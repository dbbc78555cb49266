"""Everything that a house answers for Skytear."""

from ludarium.games.skytear.fronts import realms, routes

QUESTIONS = (*routes.QUESTIONS, *realms.QUESTIONS)
