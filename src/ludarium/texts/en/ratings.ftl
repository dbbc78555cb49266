# Ratings and the profile.

error-rated-not-here = This game is not rated here.
error-rated-one-seat = In a rated game everybody plays a seat of their own.
error-rated-bot = This bot has no rating. Choose one of the opponents with a name.
error-rated-clock = A rated game between people needs a clock.

page-rated = Rated
page-rated-help = Changes ratings: no take-backs, no hints, nobody stands in, and whoever runs out of time has lost.
page-rated-game = Rated game
page-rated-said = This game is rated: no take-backs, no hints, nobody stands in, and whoever runs out of time has lost.

page-profile-since = Playing since { $when }.
page-profile-new = No game here yet.
page-profile-games = Games
page-profile-games-n = { $n }, { $won } won
page-profile-after = after { $n } games
page-profile-of = { $won } of { $n } won
page-profile-rating = Rating
page-profile-all = All
page-profile-unrated = No rating to show yet. Set up a rated table: after { $n } games of a form its rating is shown here.
page-profile-household = Only who beat whom is counted here. Ratings are kept on servers where many people play.
page-profile-as-table = Show as table
page-profile-as-chart = Show as chart
page-profile-date = Date
page-profile-form = Form
page-profile-curve = { $form } ({ $game }): { $rating } after { $n } games, from { $least } to { $most }
page-profile-recent = Recent games
page-profile-won = Won against { $names }
page-profile-lost = Lost to { $names }
page-profile-drawn = Drawn with { $names }
page-profile-shared = Played both sides
page-profile-together = With { $names }
page-profile-alone = Alone
page-profile-result-won = won
page-profile-result-lost = lost
page-profile-none = No game is over yet.
page-profile-deeds = Deeds
page-profile-no-deeds = Nothing yet. A deed is something that happened: in a game, with somebody, on a day.
page-profile-done = { $names }, { $when }.
page-profile-have = { $have } of { $of }.
page-profile-records = Against each opponent
page-profile-parties = Parties and medals
page-profile-medals = { $n } × { $won }
page-profile-figures = All figures
page-profile-rename = Change name

deed-by-one-point = By one point
    .what = Won by a single point.
deed-one-against-all = One against all
    .what = Won where everybody plays for themselves.
deed-with-a-friend = Side by side
    .what = Won beside a partner.
deed-against-a-friend = Across the table
    .what = Won against somebody who is no bot.
deed-first-story = Together
    .what = Won a first game together.
deed-master = The last step
    .what = Beat the strongest of all.
deed-ladder = Up the ladder
    .what = Beat every opponent of one game.

page-opponents-rating = rating
page-opponents-you = you, { $rating }
page-opponents-close = close to you
page-opponents-together = won { $won } of { $n } together
