"""The three languages say the same things, and every piece of content has its words."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludarium import texts
from ludarium.kernel.title import Title, titles
from ludarium.texts import FORMS, LANGUAGES, SUFFIXES, MissingText, has, kinds, name, say, source, title

ROOT = Path(__file__).parents[2]
DATA = ROOT / "src/ludarium/games/tash_kalar/data"
GLOSSARY = ROOT / "tests/data/glossary/tash-kalar.toml"
NUMBERS = (0, 1, 2, 5, 12, 22)
SAMPLES = {
    "ability": "pack",
    "act": "act1",
    "ally": "tivra",
    "being": "imperial/knight",
    "boss": "mother_brine",
    "card": "legends/titan",
    "character": "tivra",
    "condition": "slow",
    "corruption": "drained",
    "die": "red",
    "enemy": "archer#2",
    "expedition": "x_harbour",
    "faction": "kurumo",
    "fear": "panic",
    "flare": "flare/f01",
    "hero": "yami",
    "item": "buckler",
    "map_token": "chest#1",
    "outsider": "ember_tyrant",
    "owner": "cotlic",
    "place": "night_market",
    "quest": "q_grove",
    "reputation": "dockers",
    "result": "step",
    "reward": "rw_purse",
    "rune": "fire",
    "school": "highland",
    "skill": "retribution",
    "task": "task/isolation",
    "term": "tk/arena",
    "trait": "lore",
    "trap": "spike_pit",
    "weak_point": "visor",
    "who": "archer#2",
    "whom": "ranger",
}


class Variables(Visitor):
    """Collects the variables a pattern uses, also through the messages it takes in."""

    def __init__(self, lang: str) -> None:
        self.found: set[str] = set()
        self.lang = lang

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        entry = next(messages[node.id.name] for messages in entries(self.lang).values() if node.id.name in messages)
        assert isinstance(entry, ast.Message)
        self.visit(entry.value)


@cache
def entries(lang: str) -> dict[str, dict[str, ast.Entry]]:
    """Message id -> entry, by file."""
    found: dict[str, dict[str, ast.Entry]] = {}
    for file, text in source(lang).items():
        messages: dict[str, ast.Entry] = {}
        for entry in FluentParser(with_spans=False).parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{lang}/{file}: {entry.content}"
            if isinstance(entry, ast.Message | ast.Term):
                ident = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                assert ident not in messages, f"{lang}/{file}: {ident} twice"
                messages[ident] = entry
        found[file] = messages
    return found


def patterns(lang: str) -> Iterator[tuple[str, set[str]]]:
    """Every message and every attribute that all languages share, with its variables."""
    for messages in entries(lang).values():
        for ident, entry in messages.items():
            assert isinstance(entry, ast.Message | ast.Term)
            if isinstance(entry, ast.Term):
                continue
            parts = [(ident, entry.value)] if entry.value else []
            parts += [(f"{ident}.{a.id.name}", a.value) for a in entry.attributes if a.id.name not in FORMS]
            for key, pattern in parts:
                visitor = Variables(lang)
                visitor.visit(pattern)
                yield key, visitor.found


def base(variable: str) -> str:
    """`being_gen` and `being` are the same thing said in two cases."""
    for suffix in SUFFIXES:
        stem = variable.removesuffix(f"_{suffix}")
        if stem != variable and stem in kinds():
            return stem
    return variable


def facts(table: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = tomllib.loads((DATA / f"{table}s.toml").read_text("utf-8"))[table]
    return rows


def test_languages_are_found_by_their_texts_and_listed_nowhere() -> None:
    assert LANGUAGES[0] == "en"
    assert {"en", *LANGUAGES} == {folder.parent.name for folder in (ROOT / "src/ludarium/texts").glob("*/common.ftl")}
    listed = re.compile(r"""["']en["'],\s*["'](?:pl|fr)["']|["']pl["'],\s*["']fr["']|\ben:.*\bpl:""")
    sources = [*(ROOT / "src/ludarium").rglob("*.py"), *(ROOT / "web/src").rglob("*.ts")]
    listing = [path for path in sources if ".test." not in path.name and listed.search(path.read_text("utf-8"))]
    assert not listing


def test_languages_have_the_same_files_and_ids() -> None:
    english = {file: set(messages) for file, messages in entries("en").items()}
    for lang in LANGUAGES:
        assert {file: set(messages) for file, messages in entries(lang).items()} == english


def test_the_platform_has_no_words_that_nothing_says() -> None:
    """Ids stand whole in the sources, or their beginning does before what is filled in: f"state-{...}"."""
    page = ROOT / "web/src"
    sources = [*(ROOT / "src/ludarium").rglob("*.py"), *page.rglob("*.ts"), *page.rglob("*.svelte")]
    code = "\n".join(path.read_text("utf-8") for path in sources if ".test." not in path.name)
    said = set(re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+", code)) | {"term-player"}
    filled_in = tuple(set(re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*-(?=\$?\{)", code)))
    platform = {file.name for file in (ROOT / "src/ludarium/texts/en").glob("*.ftl")}
    ids = {ident for file, messages in entries("en").items() if file in platform for ident in messages}
    assert not {ident for ident in ids if ident not in said and not ident.startswith(filled_in)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_stands_in_two_files(lang: str) -> None:
    ids = [ident for messages in entries(lang).values() for ident in messages]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_languages_have_the_same_attributes_and_variables(lang: str) -> None:
    english = {key: {base(v) for v in used} for key, used in patterns("en")}
    assert {key: {base(v) for v in used} for key, used in patterns(lang)} == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_can_be_said(lang: str) -> None:
    for key, used in patterns(lang):
        for number in NUMBERS:
            # Kinds without content so far get a number, which is never looked up.
            args: dict[str, str | int | float] = {
                variable: SAMPLES.get(variable, number) for variable in {base(v) for v in used}
            }
            text = say(key, args, lang)
            assert text.strip() == text != ""
            assert "{" not in text


KEYS = {
    "en": r"\b(press|click|key|point at|with R)\b",
    "pl": r"\b(naciśnij|kliknij|klawisz\w*|wskaż)\b",
    "fr": r"\b(appuyez|cliquez|la touche|survolez|avec R)\b",
}
"""How lessons speak of keys and of the mouse."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lessons_name_keys_only_where_there_are_some(lang: str) -> None:
    lessons = [key for key, _ in patterns(lang) if re.match(r"(sk-|ff-)?lesson-", key)]

    def speaking_of_keys(touch: str) -> set[str]:
        said = {key: say(key, {"touch": touch, "n": 1}, lang) for key in lessons}
        return {key for key, text in said.items() if re.search(KEYS[lang], text, re.IGNORECASE)}

    assert speaking_of_keys("yes") == set()
    assert {"sk-lesson-attack.task", "sk-lesson-area.text", "lesson-arena.task"} <= speaking_of_keys("no")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_being_has_name_effect_and_short_line(lang: str) -> None:
    assert sum(being.get("printing", 1) == 1 for being in facts("being")) == 66
    for being in facts("being"):
        message = f"being-{being['id'].replace('/', '-')}"
        assert name("being", being["id"], lang) == say(message, None, lang)
        assert say(f"{message}.effect", None, lang).endswith(".")
        assert len(say(f"{message}.short", None, lang)) <= (45 if lang == "en" else 60)
        assert has(f"school-{being['school']}", lang)
        if lang == "en":
            assert name("being", being["id"]) == being["name"]
        if lang == "pl":
            assert all(has(f"{message}.{form}", lang) for form in ("gen", "acc", "gender"))
        if lang == "fr":
            assert has(f"{message}.gender", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_deck_has_name_and_short_name(lang: str) -> None:
    decks = tomllib.loads((DATA / "arena.toml").read_text("utf-8"))["decks"]
    for school in (*decks, *decks.values(), "legends"):
        assert name("school", school, lang)
        assert has(f"school-{school}.short", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_task_has_name_condition_and_short_line(lang: str) -> None:
    assert len(facts("task")) == 24
    for task in facts("task"):
        message = task["id"].replace("/", "-")
        assert name("task", task["id"], lang) == say(message, None, lang)
        assert say(f"{message}.condition", None, lang).endswith(".")
        assert len(say(f"{message}.short", None, lang)) <= (45 if lang == "en" else 60)
        if lang == "en":
            assert name("task", task["id"]) == task["name"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_flare_has_both_halves_and_the_right_numbers(lang: str) -> None:
    assert len(facts("flare")) == 12
    may = {"en": "You may ", "pl": "Możesz ", "fr": "Vous pouvez "}[lang]
    for flare in facts("flare"):
        message = flare["id"].replace("/", "-")
        assert f"({flare['upper_more']}/{flare['lower_more']})" in name("flare", flare["id"], lang)
        for half in ("upper", "lower"):
            assert f" {flare[f'{half}_more']} " in say(f"{message}.{half}-condition", None, lang)
            assert say(f"{message}.{half}", None, lang).startswith(may) == (flare[f"{half}_choice"] == "may")
            assert has(f"{message}.{half}-short", lang)


def test_polish_counts_points_in_four_ways() -> None:
    said = [say("count-points", {"n": n}, "pl") for n in (0, 1, 2, 5, 12, 22, 1.5)]
    expected = ["0 punktów", "1 punkt", "2 punkty", "5 punktów", "12 punktów", "22 punkty", "1,5 punktu"]
    assert said == expected


def test_french_counts_zero_as_one() -> None:
    assert [say("count-points", {"n": n}, "fr") for n in (0, 1, 2)] == ["0 point", "1 point", "2 points"]
    assert say("count-actions-left", {"n": 0}, "fr") == "Plus aucune action"


def test_content_is_named_by_id_in_each_language() -> None:
    args = {"player": "O'Neil", "card": "imperial/swordmaster", "square": "e5", "lent": "none"}
    assert say("tk-log-summoned", args, "en") == "O'Neil summons: Swordmaster (e5)."
    assert say("tk-log-summoned", args, "pl") == "O'Neil przywołuje: mistrzyni miecza (e5)."
    assert say("tk-log-summoned", args, "fr") == "O'Neil invoque\u00a0: maîtresse d’armes (e5)."


def test_a_card_may_be_a_being_or_a_flare() -> None:
    assert name("card", "sylvan/dryad", "pl") == "driada"
    assert name("card", "flare/f03", "fr") == "Ruse 3 (3/5)"


def test_words_of_a_game_stand_beside_those_of_the_platform() -> None:
    assert name("term", "deck", "pl") == "talia"
    assert name("term", "tk/form", "pl") == "styl"


def test_title_raises_only_the_first_letter() -> None:
    assert title("złowieszczy wilk") == "Złowieszczy wilk"
    assert title("élémentaire de feu") == "Élémentaire de feu"
    assert title("") == ""


def test_french_print_has_its_own_spaces() -> None:
    assert texts.typography("« Oui » ; non : l'eau !", "fr") == ("«\u202fOui\u202f»\u202f; non\u00a0: l’eau\u202f!")
    assert texts.typography("l'eau !", "pl") == "l'eau !"


def test_files_of_two_packages_may_be_called_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game calls its file as another one or the platform does: nobody's words are lost."""
    here = titles()
    for package, file in (("first_elsewhere", "page.ftl"), ("second_elsewhere", "page.ftl")):
        folder = tmp_path / package / "texts" / "en"
        folder.mkdir(parents=True)
        (tmp_path / package / "__init__.py").touch()
        (folder / file).write_text(f"{package.replace('_', '-')}-word = A word\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    others = [Title(id=name, package=name, rules=lambda: None) for name in ("first_elsewhere", "second_elsewhere")]
    monkeypatch.setattr(texts, "titles", lambda: (*here, *others))
    written = "\n".join(source("en").values())
    for word in ("first-elsewhere-word", "second-elsewhere-word", "page-menu"):
        assert re.search(rf"^{word} =", written, re.MULTILINE)


def test_a_package_says_which_of_its_arguments_carry_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of its own kinds, and of one that other games have as well: theirs are found as before."""
    here = titles()
    folder = tmp_path / "content_elsewhere" / "texts"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "kinds.json").write_text('{"gem": ["gem"], "card": ["gem"]}', encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    other = Title(id="content-elsewhere", package="content_elsewhere", rules=lambda: None)
    before = kinds()
    texts._kinds.cache_clear()
    with monkeypatch.context() as patch:
        patch.setattr(texts, "titles", lambda: (*here, other))
        assert kinds() == before | {"gem": ["gem"], "card": [*before["card"], "gem"]}
    texts._kinds.cache_clear()
    assert kinds() == before


def test_no_two_games_have_content_of_one_kind_and_one_name() -> None:
    """An argument is looked for among the content of all games."""
    ids = {ident for messages in entries("en").values() for ident in messages}
    for kind, prefixes in kinds().items():
        found = [
            ident.removeprefix(f"{prefix}-") for prefix in prefixes for ident in ids if ident.startswith(f"{prefix}-")
        ]
        assert len(found) == len(set(found)), kind


def test_a_missing_text_is_a_bug_under_test() -> None:
    with pytest.raises(MissingText, match="pl: no-such-text"):
        say("no-such-text", None, "pl")
    with pytest.raises(MissingText):
        say("button-ok.no-such-attribute")
    with pytest.raises(MissingText):
        say("tk-log-summoned", {"player": "Ala", "card": "imperial/nobody", "square": "e5", "lent": "none"})
    with pytest.raises(MissingText, match="state-turn-of"):
        say("state-turn-of")
    with pytest.raises(ValueError, match="expected one of en, fr, pl"):
        say("button-ok", None, "de")


def test_a_missing_text_shows_its_key_in_production(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "_STRICT", False)
    assert say("no-such-text", None, "pl") == "[no-such-text]"
    assert "Ala" in say("tk-log-summoned", {"player": "Ala", "card": "imperial/nobody", "square": "e5", "lent": "none"})
    texts._family.cache_clear()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_is_followed(lang: str) -> None:
    for table, rows in tomllib.loads(GLOSSARY.read_text("utf-8")).items():
        for row in rows:
            message = f"{table}-{row['id'].removeprefix(f'{table}/')}".replace("/", "-")
            assert say(message, None, lang) == texts.typography(row[lang], lang)
