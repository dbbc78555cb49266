"""Walls around a worker process: no store, no network, no files but the program's own, no other processes.

Bots are other people's programs. A worker needs to think and to answer through the pipe that it was started with,
nothing else; so after it has loaded everything it gives up the rest for good. Linux does it by Landlock (files, TCP)
and seccomp (sockets, processes, memory of others); on systems that have neither, only the limits hold, and the log
says so.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import platform
import re
import struct
import sys
import sysconfig
from collections.abc import Iterator, Mapping
from pathlib import Path

_HARMLESS = re.compile(
    r"LANG\w*|LC_\w+|LUDARIUM_(\w+_PACK|STRICT_TEXTS|OPENED)|PYTHON\w*|PYTEST_\w+|COV\w*|PATH|TZ"
    r"|TMPDIR|TEMP|TMP|SYSTEMROOT"
)
"""Names in the environment that a worker keeps: where programs, packs and words are, and how tests watch a process."""
_MOST_FILES = 128
WALLS = ("limits", "landlock", "seccomp")
"""All there are."""


@contextlib.contextmanager
def without_secrets() -> Iterator[None]:
    """A process started in here has no password in its environment, and none in the command line it is told of."""
    secret = {name: os.environ[name] for name in list(os.environ) if not _HARMLESS.fullmatch(name)}
    arguments = list(sys.argv)
    for name in secret:
        os.environ.pop(name, None)
    sys.argv[1:] = []
    try:
        yield
    finally:
        os.environ.update(secret)
        sys.argv[:] = arguments


def confine() -> tuple[str, ...]:
    """Give up everything that thinking does not need; which walls stand now."""
    walls = []
    if _limit():
        walls.append("limits")
    if sys.platform == "linux":
        # Neither may be gained back by starting a program with more rights.
        if _prctl(_PR_SET_NO_NEW_PRIVS, 1) == 0 and _landlock():
            walls.append("landlock")
        if _seccomp():
            walls.append("seccomp")
    return tuple(walls)


def _limit() -> bool:
    try:
        import resource
    except ImportError:
        return False
    for what, most in ((resource.RLIMIT_FSIZE, 0), (resource.RLIMIT_CORE, 0), (resource.RLIMIT_NOFILE, _MOST_FILES)):
        hard = resource.getrlimit(what)[1]
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(what, (most, most))
    return True


# ---- files and TCP: Landlock

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_EXECUTE, _READ_FILE, _READ_FOLDER = 1 << 0, 1 << 2, 1 << 3
_FILES_BY_ABI = {1: (1 << 13) - 1, 2: (1 << 14) - 1, 3: (1 << 15) - 1, 5: (1 << 16) - 1}
"""Everything that can be done with a file, as each version of Landlock knows it."""
_TCP = 0b11
_SCOPES = 0b11
_PR_SET_NO_NEW_PRIVS = 38
_O_PATH = 0o10000000


def _landlock() -> bool:
    abi = _syscall(_CREATE_RULESET, None, 0, 1)
    if abi < 1:
        return False
    files = _FILES_BY_ABI[max(version for version in _FILES_BY_ABI if version <= abi)]
    handled = struct.pack("=QQQ", files, _TCP if abi >= 4 else 0, _SCOPES if abi >= 6 else 0)
    size = 24 if abi >= 6 else 16 if abi >= 4 else 8
    ruleset = _syscall(_CREATE_RULESET, handled[:size], size, 0)
    if ruleset < 0:
        return False
    try:
        for folder in own_folders():
            _allow(ruleset, folder)
        return _syscall(_RESTRICT_SELF, ruleset, 0) == 0
    finally:
        os.close(ruleset)


def _allow(ruleset: int, path: Path) -> None:
    rights = _READ_FILE | _READ_FOLDER if path.is_dir() else _READ_FILE
    with contextlib.suppress(OSError):
        opened = os.open(path, _O_PATH | os.O_CLOEXEC)
        try:
            _syscall(_ADD_RULE, ruleset, 1, struct.pack("=Qi", rights, opened), 0)
        finally:
            os.close(opened)


def own_folders(environment: Mapping[str, str] = os.environ) -> list[Path]:
    """What the program is read from: the language, the packages, the system's libraries, content packs in use."""
    here = Path.cwd()
    names = {*sysconfig.get_paths().values(), *filter(None, sys.path), "/usr/lib", "/lib", "/lib64"}
    names |= {"/usr/share/zoneinfo", "/etc/ld.so.cache", "/dev/null", "/dev/urandom"}
    names |= {value for name, value in environment.items() if name.startswith("LUDARIUM_") and name.endswith("_PACK")}
    names |= {str(Path(__file__).resolve().parent.parent)}
    found = {Path(name).resolve() for name in names if Path(name).is_absolute() and Path(name).exists()}
    return sorted(path for path in found if path not in (here, Path("/")))


# ---- sockets, processes, the memory of others: seccomp

_AUDIT_ARCH = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
_REFUSED = {
    "x86_64": (41, 53, 57, 58, 59, 62, 101, 165, 200, 272, 298, 310, 311, 321, 322, 323, 424, 425, 434, 438),
    "aarch64": (40, 97, 117, 129, 130, 198, 199, 221, 241, 270, 271, 280, 281, 282, 424, 425, 434, 438),
}
"""socket, socketpair, fork, vfork, execve, kill, ptrace, mount, tkill, unshare, perf_event_open, process_vm_readv and
-writev, bpf, execveat, userfaultfd, pidfd_send_signal, io_uring_setup, pidfd_open, pidfd_getfd."""
_CLONE, _CLONE3 = {"x86_64": 56, "aarch64": 220}, 435
_CLONE_THREAD = 0x00010000
_X32 = 0x40000000
_LOAD, _IS, _ABOVE, _HAS, _RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
_ALLOW, _ERRNO = 0x7FFF0000, 0x00050000
_EPERM, _ENOSYS = 1, 38
_PR_SET_SECCOMP, _FILTER = 22, 2


def _seccomp() -> bool:
    machine = platform.machine()
    if machine not in _AUDIT_ARCH or sys.byteorder != "little" or sys.maxsize < 1 << 32:
        return False
    steps = _filter(machine)
    program = ctypes.create_string_buffer(b"".join(struct.pack("=HBBI", *step) for step in steps))
    pointed = ctypes.create_string_buffer(struct.pack("@HP", len(steps), ctypes.addressof(program)))
    return _prctl(_PR_SET_SECCOMP, _FILTER, ctypes.addressof(pointed)) == 0


def _filter(machine: str) -> list[tuple[int, int, int, int]]:
    """The program that looks at each call: code, steps to pass over if so and if not, operand."""
    refuse = (_RETURN, 0, 0, _ERRNO | _EPERM)
    steps = [
        (_LOAD, 0, 0, 4),  # for which machine the call is
        (_IS, 1, 0, _AUDIT_ARCH[machine]),
        refuse,
        (_LOAD, 0, 0, 0),  # its number
        (_ABOVE, 0, 1, _X32),  # the second set of numbers of x86_64
        refuse,
    ]
    for number in _REFUSED[machine]:
        steps += [(_IS, 0, 1, number), refuse]
    # What cannot be looked into is said to be missing: the C library then begins threads by the older call.
    steps += [(_IS, 0, 1, _CLONE3), (_RETURN, 0, 0, _ERRNO | _ENOSYS)]
    steps += [(_IS, 0, 3, _CLONE[machine]), (_LOAD, 0, 0, 16), (_HAS, 1, 0, _CLONE_THREAD), refuse]
    return [*steps, (_RETURN, 0, 0, _ALLOW)]


def _library() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)


def _syscall(number: int, *arguments: bytes | int | None) -> int:
    given = [ctypes.c_long(argument) if isinstance(argument, int) else argument for argument in arguments]
    call = _library().syscall
    call.restype = ctypes.c_long
    result: int = call(ctypes.c_long(number), *given)
    return result


def _prctl(what: int, *arguments: int) -> int:
    padded = [*arguments, 0, 0, 0, 0][:4]
    result: int = _library().prctl(what, *(ctypes.c_ulong(argument) for argument in padded))
    return result
