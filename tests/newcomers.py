"""Plays the cards of docs/adding-a-card.md in a tree that has them, and prints what it saw for test_adding_a_card."""

from __future__ import annotations

import json
from contextlib import redirect_stdout
from io import StringIO
from typing import Any

import ludarium
from battles import battle
from ludarium import bots
from ludarium.cli import main
from ludarium.games.skytear import decks, glance, instinct
from ludarium.games.skytear import words as skytear_words
from ludarium.games.skytear.actions import PlayCard
from ludarium.games.skytear.content import CARD_NUMBERS, CARDS
from ludarium.games.skytear.events import CardPlayed
from ludarium.games.tash_kalar import box
from ludarium.games.tash_kalar import words as tash_kalar_words
from ludarium.games.tash_kalar.cards import CARD_IDS, deck_of
from ludarium.games.tash_kalar.events import Summoned
from ludarium.games.tash_kalar.judgement import CARD_WORTH, SUMMON_WORTH
from ludarium.texts import Names, tell

NAMES = Names(("Ala", "Bo"), ("Ala", "Bo"))
LANGUAGES = ("en", "pl", "fr")
BEING, CARD = "imperial/standard-bearer", "ember_lash"


def being() -> dict[str, Any]:
    """Bots play duels until somebody has drawn the being and summoned it."""
    number = CARD_IDS.index(BEING)
    in_hand = 0
    told: list[str] = []
    for seed in range(20):
        options = {"schools": ["northern", "southern"], "first": 0}
        position = ludarium.new("tash-kalar", form="duel", seed=seed, options=options)
        players = [bots.make("greedy", seat) for seat in range(2)]
        while position.pending and not told:
            seat = position.pending[0].seat
            hand = position.game.view(position, seat).hand  # type: ignore[attr-defined]
            in_hand += BEING in hand.beings
            position.apply(seat, players[seat].choose(position, seat))
            summoned = [event for event in position.events if isinstance(event, Summoned) and event.card == BEING]
            told += [tell(tash_kalar_words.told(event), NAMES, lang) for event in summoned for lang in LANGUAGES]
    return {
        "numbers": CARD_IDS,
        "deck": [CARD_IDS[card] for card in deck_of("northern")],
        "worth": (SUMMON_WORTH[BEING], CARD_WORTH[number]),
        "shown": [each.id for each in box.tash_kalar().beings],
        "in_hand": in_hand,
        "told": told,
    }


def power_card() -> dict[str, Any]:
    """A hero with an enemy in sight: what a bot thinks of the card, and what happens when it is played."""
    fight = battle({"sakoshi": "c6", "corjof": "c8"}, hand=[CARD])
    designs = [CARDS[CARD_NUMBERS[card]] for card in (CARD, "life_steal")]
    played = fight.after(f"play {CARD} by sakoshi")
    deck = list(decks.default_deck(("sakoshi",)))
    deck[deck.index("paralysing_precision")] = CARD
    return {
        "thought_of": PlayCard(CARD, "sakoshi") in instinct.shortlist(fight.state, fight.decision, 20),
        "worth": [glance.by_figures(fight.state, fight.state.hero, design) for design in designs],
        "lost": played.all_pass(flip=[3]).lost("corjof"),
        "view": fight.view(0).hand,
        "deck": [str(problem) for problem in decks.problems(deck, ("sakoshi",))],
        "told": [
            tell(skytear_words.told(event), NAMES, lang) for event in played.told(CardPlayed) for lang in LANGUAGES
        ],
    }


def found(game: str, words: str, lang: str) -> Any:
    """What the command finds in the gallery of a game."""
    with redirect_stdout(StringIO()) as printed:
        assert main(["cards", game, "--search", words, "--lang", lang, "--json"]) == 0
    return json.loads(printed.getvalue())


def checked(game: str) -> Any:
    """What the checker of packs says about the data of a game's box."""
    with redirect_stdout(StringIO()) as printed:
        main(["content", "check", f"src/ludarium/games/{game}/data", "--json"])
    return json.loads(printed.getvalue())["mistakes"]


if __name__ == "__main__":
    seen = {
        "being": being(),
        "card": power_card(),
        "gallery": {
            "tash-kalar": found("tash-kalar", "standard bearer", "en"),
            "skytear": found("skytear", "fouet", "fr"),
            "fateforge": found("fateforge", "kolczasta", "pl"),
        },
        "mistakes": [checked(game) for game in ("tash_kalar", "skytear", "fateforge")],
    }
    print(json.dumps(seen))
