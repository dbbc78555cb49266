"""`pocket`: everything as one folder of files, played in the browser alone. The built files are next to our modules."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

import msgspec

import ludarium
from ludarium.cli import pocket_games
from ludarium.cli.output import OK, Stop

PAGE = Path(ludarium.__file__).parent / "web"
ENGINE = Path(ludarium.__file__).parent / "pocket" / "files"
"""Pyodide, Python's library and the engine, as `web/scripts/pocket.mjs` makes them."""
_LIST = "pocket/site.json"
"""The names of all files that were written; who finds it in a folder knows that the folder is ours."""
_HEADERS = "_headers"
"""What a host is to send along, as several hosts of static files read it."""
_POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'"
)
"""Nothing from elsewhere, and no code made from text; WebAssembly, which Python is here, must be allowed by name."""
_HEAD = '<meta charset="utf-8" />'
_MARKS = (
    f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}" /><meta name="ludarium-house" content="pocket" />'
)
_FOR_EVER = re.compile(r"assets/|pocket/(?:pyodide|stdlib|engine|games)-")
"""Files whose names change with their contents."""


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
    """Every file of the site by its name. The page comes last: when it is there, so is everything it asks for."""
    site: dict[str, Path | bytes] = {}
    for name, folder in (("pocket/", ENGINE), ("", PAGE)):
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                site[name + path.relative_to(folder).as_posix()] = path
    _add_games(site)
    page = (PAGE / "index.html").read_text("utf-8")
    assert page.count(_HEAD) == 1, "the page begins otherwise"
    site["index.html"] = page.replace(_HEAD, _HEAD + _MARKS).encode()
    worker = (PAGE / "sw.js").read_text("utf-8")
    del site["sw.js"]
    kept = [{"url": name, "revision": _revision(name, content)} for name, content in site.items()]
    # Its first line names the files that it keeps; those of the pocket are more, and another kind of house.
    _, _, code = worker.partition("\n")
    known = json.dumps({"house": "pocket", "files": kept})
    site["sw.js"] = f"self.ludarium = {known};\n{code}".encode()
    site[_HEADERS] = _headers(site).encode()
    site[_LIST] = json.dumps(sorted({*site, _LIST})).encode()
    site["index.html"] = site.pop("index.html")
    return site


def _add_games(site: dict[str, Path | bytes]) -> None:
    """Put the games of other packages beside the engine, and their name into the list from which a pocket starts."""
    found = pocket_games.installed()
    if not found:
        return
    files = json.loads((ENGINE / "files.json").read_bytes())
    games = pocket_games.archive(found, ENGINE / files["stdlib"])
    if games:
        files["games"] = f"games-{sha256(games).hexdigest()[:10]}.zip"
        files["size"] += len(games)
        site[f"pocket/{files['games']}"] = games
        site["pocket/files.json"] = json.dumps(files).encode()


def _revision(name: str, content: Path | bytes) -> str | None:
    """What tells this file from another of the same name; None where the name does."""
    if _FOR_EVER.match(name):
        return None
    return sha256(content.read_bytes() if isinstance(content, Path) else content).hexdigest()[:10]


def _headers(site: Iterable[str]) -> str:
    """The headers of each file, for hosts that read such a list; a worker takes its policy from its own headers."""
    lines = ["/*", f"  Content-Security-Policy: {_POLICY}; frame-ancestors 'none'"]
    lines += ["  X-Content-Type-Options: nosniff", "  Referrer-Policy: no-referrer"]
    for place in sorted({re.sub(r"(assets|pyodide-\w+)/.*", r"\1/*", name) for name in site if _FOR_EVER.match(name)}):
        lines += [f"/{place}", "  Cache-Control: public, max-age=31536000, immutable"]
    return "\n".join(lines) + "\n"
