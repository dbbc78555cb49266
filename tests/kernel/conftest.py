"""The toys are known while the kernel is tested."""

from collections.abc import Iterator

import pytest

from toys.known import toys_known


@pytest.fixture(autouse=True, scope="module")
def _known_toys() -> Iterator[None]:
    with toys_known():
        yield
