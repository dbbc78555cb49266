"""`games`, `rules` and `cards`: what there is to read, for people and as data."""

from __future__ import annotations

import json as standard_json
from importlib.resources import files
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from ludarium.cli.output import NO, OK, Stop, language, write_json
from ludarium.kernel.game import FormInfo, game
from ludarium.kernel.game import games as all_games


def games(lang: str | None, json: bool) -> int:
    """What can be played."""
    from ludarium.texts import has, say

    spoken = language(lang)
    found = [
        {"id": g.info.id, "name": g.info.name, "forms": [_form(form) for form in g.info.forms]} for g in all_games()
    ]
    if json:
        write_json({"games": found})
        return OK
    console = Console(highlight=False)
    for known in all_games():
        console.print(Text(f"{known.info.name} ({known.info.id})", style="bold"))
        for form in known.info.forms:
            key = f"tk-form-{form.id}"
            called = say(key, None, spoken) if has(key, spoken) else form.id
            seats = "/".join(str(number) for number in form.seats)
            options = ", ".join(option.id for option in form.options)
            console.print(Text.assemble("  ", (form.id, "bold"), f"  {called}; seats: {seats}; options: {options}"))
            if has(f"{key}.description", spoken):
                console.print(Text(f"      {say(f'{key}.description', None, spoken)}", style="dim"))
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
        found = book.search(known, rule_id, spoken) if "." in rule_id else ()
        if not found:
            raise Stop(f"{known} has no rule '{rule_id}'; rules are numbered like TK-6.2", NO)
    elif search is not None:
        found = book.search(known, search, spoken)
        if not found:
            raise Stop(f"no rule of {known} holds '{search}'; try fewer words", NO)
    else:
        return _all_rules(known, spoken, json)
    if json:
        write_json({"game": known, "lang": spoken, "rules": found})
    else:
        _print_rules(found)
    return OK


def _all_rules(game_id: str, lang: str, json: bool) -> int:
    from ludarium import rules as book

    if json:
        write_json({"game": game_id, "lang": lang, "sections": book.sections(game_id, lang)})
        return OK
    console = Console(highlight=False)
    for section in book.sections(game_id, lang):
        console.print(Text(f"\n{section.number}. {section.title}", style="bold"))
        _print_rules(section.rules)
    return OK


def _print_rules(found: Any) -> None:
    console = Console(highlight=False)
    for rule in found:
        console.print(Text.assemble((rule.id, "bold"), "  ", rule.text))


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
        console = Console(highlight=False)
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


def cards(game_id: str, school: str | None, search: str | None, lang: str | None, json: bool) -> int:
    """The gallery."""
    from ludarium.games.tash_kalar.cards import BEINGS, FLARES, SCHOOLS, TASKS

    known = game(game_id).info.id
    if known != "tash-kalar":
        raise Stop(f"there are no cards of {known} to look at yet", NO)
    spoken = language(lang)
    holders = {**SCHOOLS, **{being.school: being.school for being in BEINGS.values()}}
    if school is not None and school not in holders:
        raise Stop(f"there is no school '{school}'; the schools are {', '.join(sorted(holders))}")
    beings = [
        being
        for being in BEINGS.values()
        if (school is None or being.school == holders[school]) and _holds(f"being-{being.id}", search, spoken)
    ]
    others = school is None
    flares = [flare for flare in FLARES if others and _holds(flare.id, search, spoken)]
    tasks = [task for task in TASKS if others and _holds(task.id, search, spoken)]
    if json:
        write_json(
            {
                "game": known,
                "lang": spoken,
                "beings": [_being_data(being, spoken) for being in beings],
                "flares": [_flare_data(flare, spoken) for flare in flares],
                "tasks": [_task_data(task, spoken) for task in tasks],
            }
        )
    elif not beings and not flares and not tasks:
        raise Stop(f"no card of {known} holds '{search}'; try fewer letters", NO)
    else:
        _print_cards(beings, flares, tasks, spoken)
    return OK


def _holds(content: str, search: str | None, lang: str) -> bool:
    """Whether a card's name or any of its texts holds the words; accents do not matter."""
    from ludarium.terminal.reading import plain
    from ludarium.texts import has, say

    if search is None:
        return True
    message = content.replace("/", "-")
    attributes = ("", ".effect", ".upper", ".lower", ".condition")
    texts = (say(message + part, None, lang) for part in attributes if has(message + part, lang))
    return plain(search) in plain(" ".join(texts))


def _being_data(being: Any, lang: str) -> dict[str, Any]:
    from ludarium.texts import name, say

    message = f"being-{being.id.replace('/', '-')}"
    return {
        "id": being.id,
        "school": being.school,
        "name": name("being", being.id, lang),
        "rank": being.rank,
        "pattern": being.pattern,
        "marks": being.marks,
        "marks2": being.marks2,
        "directions": being.directions,
        "effect": say(f"{message}.effect", None, lang),
    }


def _flare_data(flare: Any, lang: str) -> dict[str, Any]:
    from ludarium.texts import name, say

    message = flare.id.replace("/", "-")
    return {
        "id": flare.id,
        "name": name("flare", flare.id, lang),
        "upper_more": flare.upper_more,
        "upper": say(f"{message}.upper", None, lang),
        "lower_more": flare.lower_more,
        "lower": say(f"{message}.lower", None, lang),
    }


def _task_data(task: Any, lang: str) -> dict[str, Any]:
    from ludarium.texts import name, say

    return {
        "id": task.id,
        "name": name("task", task.id, lang),
        "kind": task.kind,
        "points": task.points,
        "advanced": task.advanced,
        "condition": say(f"{task.id.replace('/', '-')}.condition", None, lang),
    }


def _print_cards(beings: list[Any], flares: list[Any], tasks: list[Any], lang: str) -> None:
    from ludarium.terminal.cards import CARD_WIDTH, draw_being, draw_flare
    from ludarium.terminal.look import look_for
    from ludarium.texts import name
    from ludarium.texts.tash_kalar import Names

    console = Console(highlight=False)
    look = look_for(console)
    for school in dict.fromkeys(being.school for being in beings):
        console.print(Text(f"\n{name('school', school, lang)}", style="bold"))
        own = [being for being in beings if being.school == school]
        console.print(Columns([draw_being(being.id, look, lang) for being in own], width=CARD_WIDTH, padding=(0, 0)))
    if flares:
        drawn = [draw_flare(flare.id, (), Names((), ()), look, lang) for flare in flares]
        console.print(Columns(drawn, width=CARD_WIDTH, padding=(0, 0)))
    if tasks:
        console.print(Columns([_draw_task(task, lang) for task in tasks], width=CARD_WIDTH, padding=(0, 0)))


def _draw_task(task: Any, lang: str) -> Panel:
    from ludarium.terminal.cards import CARD_WIDTH
    from ludarium.texts import say

    facts = _task_data(task, lang)
    text = Text(f"{say('count-points', {'n': task.points}, lang)}\n{facts['condition']}")
    return Panel(text, title=Text(facts["name"], style="bold"), title_align="left", width=CARD_WIDTH)
