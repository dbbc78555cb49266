"""Where a server is found: by people on other machines, as far as this one can tell."""

from __future__ import annotations

import contextlib
import ipaddress
import socket

_ANY = ("0.0.0.0", "::", "")
_SOMEWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses that nobody has: the way there tells which of our own we would use."""


def own_address(host: str, port: int) -> str:
    """Where this machine itself finds a server that listens there."""
    return url("127.0.0.1" if host in _ANY else host, port)


def network_urls(host: str, port: int) -> tuple[str, ...]:
    """Where other machines of the network find a server that listens there; none where it listens for itself."""
    if not port:
        return ()
    if host in _ANY:
        return tuple(url(address, port) for address in _own_addresses(host))
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return () if host == "localhost" else (url(host, port),)
    return () if address.is_loopback else (url(host, port),)


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks."""
    return _own_addresses("0.0.0.0")


def all_own_addresses() -> list[str]:
    """The same of both kinds."""
    return _own_addresses("::")


def url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _own_addresses(host: str) -> list[str]:
    """The addresses of this machine, first the one that it would go out with. Nothing is sent to find out."""
    found: list[str] = []
    families = (socket.AF_INET,) if host == "0.0.0.0" else (socket.AF_INET, socket.AF_INET6)
    for family, somewhere in _SOMEWHERE:
        if family not in families:
            continue
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way:
            way.connect((somewhere, 9))
            found.append(way.getsockname()[0])
    with contextlib.suppress(OSError):
        known = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
        found += [str(address[0]) for family, *_, address in known if family in families]
    return [address for address in dict.fromkeys(found) if _is_for_others(address)]


def _is_for_others(host: str) -> bool:
    address = ipaddress.ip_address(host.partition("%")[0])
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)
