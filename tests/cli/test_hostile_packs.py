"""Content packs of a stranger: refused early, in sentences that a screen can show, whatever is in them."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from ludarium.cli import main
from ludarium.kernel.errors import BadSetup
from ludarium.kernel.packs import DEEPEST, FILE_LIMIT, LARGEST, MOST_FILES, PACK_LIMIT, folder_of, read, visible

ITEM = '[[item]]\nid = "spyglass"\nnumber = {number}\nslot = "gear"\ncost = 1\n'


def _long_number(pack: Path) -> None:
    (pack / "items.toml").write_text(ITEM.format(number="9" * 5_001))


def _huge_number(pack: Path) -> None:
    (pack / "items.toml").write_text(ITEM.format(number=LARGEST + 1))


def _huge_hexadecimal(pack: Path) -> None:
    (pack / "items.toml").write_text(ITEM.format(number="0x" + "f" * 4_000))


def _infinite(pack: Path) -> None:
    (pack / "items.toml").write_text(ITEM.format(number="inf"))


def _ansi(pack: Path) -> None:
    (pack / "items.toml").write_text('[[item]]\nid = "\x1b[31mred\x1b[0m"\n')


def _escaped_ansi(pack: Path) -> None:
    (pack / "items.toml").write_text('[[item]]\nid = "\\u001b[2J"\n')


def _bidi(pack: Path) -> None:
    (pack / "items.toml").write_text('[[item]]\nid = "\u202egnp"\n', "utf-8")


def _escaped_bidi(pack: Path) -> None:
    (pack / "items.toml").write_text('[[item]]\n"\\u202ecost" = 1\n', "utf-8")


def _bidi_in_a_comment(pack: Path) -> None:
    (pack / "items.toml").write_text(f"# \u2066turned\n{ITEM.format(number=1)}", "utf-8")


def _bell(pack: Path) -> None:
    (pack / "items.toml").write_text('[[item]]\nid = "\\u0007"\n')


def _nul(pack: Path) -> None:
    (pack / "items.toml").write_bytes(b'[[item]]\nid = "\x00"\n')


def _no_text(pack: Path) -> None:
    (pack / "items.toml").write_bytes(b"\xff\xfe\x00\x01" * 100)


def _deep(pack: Path) -> None:
    (pack / "items.toml").write_text(f"item = {'[' * 5_000}{']' * 5_000}\n")


def _dotted(pack: Path) -> None:
    (pack / "items.toml").write_text(".".join(["a"] * 20_000) + " = 1\n")


def _long_file(pack: Path) -> None:
    (pack / "items.toml").write_text("# " + "x" * FILE_LIMIT)


def _ten_megabytes(pack: Path) -> None:
    (pack / "items.toml").write_text(ITEM.format(number=1) * (10 * 1024 * 1024 // 70))


def _many_entries(pack: Path) -> None:
    (pack / "items.toml").write_text("[[item]]\nid = 1\n" * 15_000)


def _many_unknown_tables(pack: Path) -> None:
    (pack / "items.toml").write_text("".join(f"[t{number}]\n" for number in range(20_000)))


def _pattern_as_a_name(pack: Path) -> None:
    (pack / "items.toml").write_text(f'"(a+)+$" = 1\n# {"a" * 60}!\n"[" = 2\n')


def _many_files(pack: Path) -> None:
    for number in range(MOST_FILES + 1):
        (pack / f"{number}.toml").touch()


def _large_together(pack: Path) -> None:
    for number in range(PACK_LIMIT // FILE_LIMIT + 1):
        (pack / f"note{number}.txt").write_text("x" * FILE_LIMIT)


def _deep_folders(pack: Path) -> None:
    pack.joinpath(*["f"] * (DEEPEST + 1)).mkdir(parents=True)


def _link_to_a_device(pack: Path) -> None:
    (pack / "items.toml").symlink_to("/dev/zero")


def _link_out_of_the_folder(pack: Path) -> None:
    (pack / "story").symlink_to("/")


def _pipe(pack: Path) -> None:
    os.mkfifo(pack / "items.toml")


def _name_with_codes(pack: Path) -> None:
    (pack / "\x1b[31mitems.toml").write_text(ITEM.format(number=1))
    (pack / "items.toml").write_text(ITEM.format(number=1))


def _story_with_codes(pack: Path) -> None:
    (pack / "story").mkdir()
    (pack / "story" / "act1.en.toml").write_text('[s101]\ntitle = "\\u001b]0;owned\\u0007"\n')


def _twice(pack: Path) -> None:
    (pack / "items.toml").write_text('[[item]]\nid = "spyglass"\nid = "spyglass"\n')


def _wrong_types(pack: Path) -> None:
    (pack / "items.toml").write_text('[[item]]\nid = "spyglass"\nnumber = "1"\ncost = true\nslot = 5\n')


def _call_of_nobody(pack: Path) -> None:
    (pack / "enemies.toml").write_text(
        '[[enemy]]\nid = "grunt"\ncolour = "red"\ntoughness = 2\narmour = 0\ntokens = 6\n'
        'frame = [{ d = [0], do = "call" }]\n'
    )


PACKS: list[Callable[[Path], None]] = [
    *(_long_number, _huge_number, _huge_hexadecimal, _infinite, _ansi, _escaped_ansi, _bidi, _escaped_bidi),
    *(_bidi_in_a_comment, _bell, _nul, _no_text, _deep, _dotted, _long_file, _ten_megabytes, _many_entries),
    *(_many_unknown_tables, _pattern_as_a_name, _many_files, _large_together, _deep_folders, _link_to_a_device),
    *(_link_out_of_the_folder, _pipe, _name_with_codes, _story_with_codes, _twice, _wrong_types, _call_of_nobody),
]


@pytest.mark.parametrize("spoil", PACKS, ids=[spoil.__name__.strip("_") for spoil in PACKS])
def test_a_hostile_pack_is_refused_soon_in_words_that_can_be_seen(
    spoil: Callable[[Path], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(tmp_path)
    began = time.process_time()
    assert main(["content", "check", str(tmp_path), "--game", "fateforge"]) != 0
    assert time.process_time() - began < 5
    said = capsys.readouterr()
    assert said.out or said.err
    for line in (said.out + said.err).splitlines():
        assert line.isprintable(), ascii(line)
        assert len(line) < 700
    main(["content", "check", str(tmp_path), "--game", "fateforge", "--json"])
    told = capsys.readouterr()
    assert all(line.isprintable() for line in (told.out + told.err).splitlines())
    if told.out:
        assert json.loads(told.out)["ok"] is False


@pytest.mark.parametrize("spoil", [_many_files, _large_together, _long_file, _link_to_a_device, _deep_folders, _pipe])
def test_a_pack_that_is_named_without_a_check_is_bounded_as_well(
    spoil: Callable[[Path], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoil(tmp_path)
    monkeypatch.setenv("LUDARIUM_FATEFORGE_PACK", str(tmp_path))
    with pytest.raises(BadSetup, match="LUDARIUM_FATEFORGE_PACK"):
        folder_of("fateforge")


def test_what_cannot_be_seen_is_written_out() -> None:
    assert visible("\x1b[31mred\u202e!") == "<U+001B>[31mred<U+202E>!"
    assert visible("zażółć\u00a0gęślą – l'été") == "zażółć\u00a0gęślą – l'été"


def test_words_of_an_error_are_written_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "check", str(tmp_path / "\x1b[31m")]) != 0
    assert "\x1b" not in capsys.readouterr().err
    assert main(["replay", str(tmp_path / "\u202e.record")]) != 0
    assert "\u202e" not in capsys.readouterr().err


def test_tabs_line_ends_and_narrow_spaces_are_no_harm(tmp_path: Path) -> None:
    (tmp_path / "items.toml").write_bytes('[[item]]\r\n\tid = "l\u202fété"\r\n'.encode())
    _, data, wrong = read(tmp_path / "items.toml")
    assert wrong is None
    assert data == {"item": [{"id": "l\u202fété"}]}
