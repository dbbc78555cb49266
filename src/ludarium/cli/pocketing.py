"""`pocket`: everything as one folder of files, played in the browser alone. What is built lies beside our modules."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import msgspec

import ludarium
from ludarium.cli.output import OK, Stop

PAGE = Path(ludarium.__file__).parent / "web"
ENGINE = Path(ludarium.__file__).parent / "pocket" / "files"
"""Pyodide, Python's library and the engine, as `web/scripts/pocket.mjs` makes them."""
_LIST = "pocket/site.json"
"""The names of all files that were written; who finds it in a folder knows that the folder is ours."""
_POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'"
)
_HEAD = '<meta charset="utf-8" />'
_MARKS = (
    f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}" /><meta name="ludarium-house" content="pocket" />'
)


def write(folder: Path) -> int:
    """Write the site into a folder that is new, empty, or was written by this command before."""
    if not (PAGE / "index.html").is_file() or not (ENGINE / "files.json").is_file():
        raise Stop("the pocket has not been built here: run ./ludarium pocket in a checkout")
    before = _written_before(folder)
    site = _site()
    for name, content in site.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, Path):
            shutil.copyfile(content, target)
        else:
            target.write_bytes(content)
    for name in before - set(site):
        (folder / name).unlink(missing_ok=True)
    size = sum((folder / name).stat().st_size for name in site) / 1_000_000
    print(f"{len(site)} files, {size:.1f} MB, in {folder}. Any web server can show them, such as:")
    print(f"  python3 -m http.server --directory {folder}")
    return OK


def _written_before(folder: Path) -> set[str]:
    """The files of an earlier site in the folder; refuses a folder that holds anything else."""
    if folder.exists() and not folder.is_dir():
        raise Stop(f"{folder} is a file; name a folder")
    if not folder.exists() or not any(folder.iterdir()):
        return set()
    try:
        names = msgspec.json.decode((folder / _LIST).read_bytes(), type=set[str])
        if any(Path(name).is_absolute() or ".." in Path(name).parts for name in names):
            raise ValueError("a file elsewhere")
        return names
    except (OSError, ValueError):
        raise Stop(f"{folder} holds other things; name a new folder, or one that this command wrote before") from None


def _site() -> dict[str, Path | bytes]:
    """Every file of the site by its name. The page comes last: whoever has it finds all that it asks for."""
    site: dict[str, Path | bytes] = {}
    for name, folder in (("pocket/", ENGINE), ("", PAGE)):
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                site[name + path.relative_to(folder).as_posix()] = path
    page = (PAGE / "index.html").read_text("utf-8")
    assert page.count(_HEAD) == 1, "the page begins otherwise"
    site[_LIST] = json.dumps(sorted({*site, _LIST})).encode()
    del site["index.html"]
    site["index.html"] = page.replace(_HEAD, _HEAD + _MARKS).encode()
    return site
