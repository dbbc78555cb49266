### The end of a battle on the page, in English.

sk-ending-won-by = You won by { $card }
sk-ending-others = The other victory cards
