# Ratings and the profile.

error-rated-not-here = This game is not rated here.
error-rated-one-seat = In a rated game everybody plays a seat of their own.
error-rated-bot = This bot has no rating. Choose one of the opponents with a name.
error-rated-clock = A rated game between people needs a clock.
