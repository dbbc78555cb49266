"""`games`, `rules` and `cards`: reference material, for people and as data."""

from __future__ import annotations

import json as standard_json
from importlib.resources import files
from typing import Any

from rich.padding import Padding
from rich.text import Text

from ludarium.bots import opponents
from ludarium.cli.output import NO, OK, Stop, language, write_json
from ludarium.kernel.game import FormInfo, game
from ludarium.kernel.game import games as all_games
from ludarium.kernel.title import title
from ludarium.terminal.opponents import name_of, words_of
from ludarium.terminal.screen import Screen


def games(lang: str | None, json: bool) -> int:
    """What can be played."""
    from ludarium.texts import has, say

    spoken = language(lang)
    found = [
        {
            "id": g.info.id,
            "name": g.info.name,
            "forms": [_form(form) for form in g.info.forms],
            "opponents": [
                {"bot": one.bot, "level": one.level, "name": name_of(one.bot, spoken)} for one in opponents(g.info.id)
            ],
        }
        for g in all_games()
    ]
    if json:
        write_json({"games": found})
        return OK
    console = Screen()
    for known in all_games():
        console.print(Text(f"{known.info.name} ({known.info.id})", style="bold"))
        for form in known.info.forms:
            key = f"{title(known.info.id).prefix}-form-{form.id}"
            called = say(key, None, spoken) if has(key, spoken) else form.id
            seats = "/".join(str(number) for number in sorted(form.seats))
            options = ", ".join(option.id for option in form.options)
            about = Text.assemble((form.id, "bold"), f"  {called}; seats: {seats}; options: {options}")
            console.print(Padding(about, (0, 0, 0, 2)))
            if has(f"{key}.description", spoken):
                console.print(Padding(Text(say(f"{key}.description", None, spoken), style="dim"), (0, 0, 0, 6)))
        for opponent in opponents(known.info.id):
            about = Text.assemble((opponent.bot, "bold"), f"  {opponent.level}. {name_of(opponent.bot, spoken)}")
            console.print(Padding(about, (0, 0, 0, 2)))
            if plays := words_of(opponent.bot, "plays", spoken):
                console.print(Padding(Text(plays, style="dim"), (0, 0, 0, 6)))
    return OK


def _form(form: FormInfo) -> dict[str, Any]:
    return {"id": form.id, "seats": list(form.seats), "options": list(form.options)}


# -- rules -----------------------------------------------------------------------------------------------------


def rules(game_id: str, rule_id: str | None, search: str | None, lang: str | None, json: bool) -> int:
    """One rule, the rules that hold some words, or all of them; exit 1 when nothing is found."""
    from ludarium import rules as book

    spoken = language(lang)
    known = _known(game_id)
    if rule_id is not None:
        found = _numbered(known, rule_id, spoken)
        sections = book.sections(known)
        rules_shown = sections[min(5, len(sections) - 1)].rules
        example = rules_shown[min(1, len(rules_shown) - 1)].id
        chapter = example.partition(".")[0]
        none = f"{known} has no rule '{rule_id}'; rules are numbered like {example}, chapters like {chapter}"
    elif search is not None:
        found = book.search(known, search, spoken)
        none = f"no rule of {known} holds '{search}'; try fewer words"
    else:
        return _all_rules(known, spoken, json)
    if json:
        write_json({"game": known, "lang": spoken, "rules": found})
    elif found:
        _print_rules(found)
    else:
        raise Stop(none, NO)
    return OK if found else NO


def _numbered(game_id: str, number: str, lang: str) -> tuple[Any, ...]:
    """The rule with that number, or all of the chapter with that number; the letters may be left out."""
    from ludarium import rules as book

    every = [rule for section in book.sections(game_id, lang) for rule in section.rules]
    wanted = number.strip().upper()
    if wanted[:1].isdecimal():
        wanted = f"{every[0].id.partition('-')[0]}-{wanted}"
    return tuple(rule for rule in every if wanted in (rule.id, rule.id.partition(".")[0]))


def _all_rules(game_id: str, lang: str, json: bool) -> int:
    from ludarium import rules as book

    if json:
        write_json({"game": game_id, "lang": lang, "sections": book.sections(game_id, lang)})
        return OK
    console = Screen()
    for section in book.sections(game_id, lang):
        console.print(Text(f"\n{section.number}. {section.title}", style="bold"))
        _print_rules(section.rules)
    return OK


def _print_rules(found: Any) -> None:
    from ludarium.terminal.ruling import ruling

    console = Screen()
    for rule in found:
        console.print(ruling(rule))


def _known(game_id: str) -> str:
    """The game's id, when it has a rules reference."""
    from ludarium import rules as book

    known = game(game_id).info
    try:
        book.sections(known.id)
    except KeyError:
        raise Stop(f"{known.name} has no rules reference yet", NO) from None
    return known.id


def coverage(game_id: str, json: bool) -> int:
    """Which rules the tests exercise; exit 1 when one has no test and can be tested."""
    from ludarium import rules as book

    known = _known(game_id)
    tests, untestable = coverage_on_file()
    ids = [rule.id for section in book.sections(known) for rule in section.rules]
    covered = [rule for rule in ids if rule in tests]
    excused = {rule: untestable[rule] for rule in ids if rule in untestable and rule not in tests}
    missing = [rule for rule in ids if rule not in tests and rule not in excused]
    if json:
        write_json(
            {
                "game": known,
                "rules": len(ids),
                "covered": len(covered),
                "missing": missing,
                "untestable": excused,
            }
        )
    else:
        console = Screen()
        console.print(f"{known}: {len(covered)} of {len(ids)} rules have tests; {len(excused)} cannot be tested")
        for rule, reason in excused.items():
            console.print(Text.assemble((rule, "bold"), f"  {reason}"))
        for rule in missing:
            console.print(Text.assemble(("missing ", "red"), (rule, "bold"), f"  {book.rule(known, rule).text}"))
    return NO if missing else OK


def coverage_on_file() -> tuple[dict[str, list[str]], dict[str, str]]:
    """The tests of each rule, and why a rule cannot be tested, as the last test run wrote them down."""
    file = files("ludarium.rules").joinpath("coverage.json")
    if not file.is_file():
        raise Stop("there is no rules coverage in this installation; run ./ludarium test --update-coverage", NO)
    data = standard_json.loads(file.read_text("utf-8"))
    return data["tests"], data["untestable"]


# -- cards -----------------------------------------------------------------------------------------------------


def cards(game_id: str, group: str | None, search: str | None, lang: str | None, json: bool) -> int:
    """The gallery."""
    from ludarium.terminal.gallery import gallery_of

    known = game(game_id).info.id
    spoken = language(lang)
    gallery = gallery_of(known)
    if gallery is None:
        raise Stop(f"{known} has no cards to look at", NO)
    if group is not None and group not in gallery.groups:
        word = title(known).group or "group"
        raise Stop(f"there is no {word} '{group}'; there are {', '.join(sorted(gallery.groups))}")
    found = gallery.find(group, search, spoken)
    anything = any(found.values())
    if json:
        write_json({"game": known, "lang": spoken, **gallery.data(found, spoken)})
    elif not anything:
        raise Stop(f"no card of {known} holds '{search}'; try fewer letters", NO)
    else:
        console = Screen()
        for part in gallery.draw(found, spoken, console):
            console.print(part)
    return OK if anything else NO


# -- world -----------------------------------------------------------------------------------------------------


def world(game_id: str, of: str | None, lang: str | None, json: bool) -> int:
    """What is told of a game's world: one page of it, or all."""
    from ludarium.terminal.gallery import gallery_of

    known = game(game_id).info.id
    spoken = language(lang)
    gallery = gallery_of(known)
    chapters = gallery.world(spoken) if gallery else ()
    if not chapters:
        raise Stop(f"nothing is told of the world of {known}", NO)
    found = [chapter for chapter in chapters if of in (None, chapter.id)]
    if not found:
        raise Stop(f"there is no page '{of}'; there are {', '.join(chapter.id for chapter in chapters)}")
    if json:
        write_json({"game": known, "lang": spoken, "pages": found})
        return OK
    console = Screen()
    for chapter in found:
        console.print(Text.assemble("\n", (chapter.title, "bold"), (f"  {chapter.id}", "dim")))
        for paragraph in chapter.text:
            console.print(Padding(Text(paragraph), (0, 0, 0, 2)))
    return OK
