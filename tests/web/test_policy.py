"""Issue "Safe": every page that the build makes has just the policy that is promised, and none goes out without one."""

from __future__ import annotations

import re

import pytest

from tests.web.policies import PAGES, allowed, policy_of
from web.build import embed, howto, node, site
from web.build.policy import PLACE, digest, secured


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The pages, without what lies beside them."""
    dist = tmp_path_factory.mktemp("site")
    index = (node.WEB / "index.html").read_text("utf-8")
    for name in re.findall(r'<link rel="[a-z -]*" href="([^"]+)"', index):
        (dist / name).parent.mkdir(exist_ok=True)
        (dist / name).touch()
    (dist / "index.html").write_text(site.page(index, "<p>table</p>", dist), "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(howto, "a_game", lambda: "packed")
        embed.make(dist)
        howto.make(dist)
    return {path.name: path.read_text("utf-8") for path in dist.glob("*.html")}


def test_these_are_all_pages(pages: dict[str, str]) -> None:
    assert set(pages) == set(PAGES)
    assert {path.name for path in node.WEB.glob("*.html")} <= set(PAGES)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_may_do_what_it_needs_and_nothing_else(name: str, pages: dict[str, str]) -> None:
    assert policy_of(pages[name]) == allowed(name, pages[name])


@pytest.mark.parametrize("name", PAGES)
def test_the_policy_stands_before_what_it_could_forbid(name: str, pages: dict[str, str]) -> None:
    page = pages[name]
    assert page.index("Content-Security-Policy") < min(page.index(tag) for tag in ("<link", "<script", "<style"))


@pytest.mark.parametrize("page", ["<p>none</p>", PLACE * 2])
def test_a_page_without_a_place_for_its_policy_is_not_made(page: str) -> None:
    with pytest.raises(ValueError, match="once"):
        secured(page)


def test_styles_are_known_by_their_hashes() -> None:
    page = secured(f"{PLACE}<style>a {{}}</style><style>b {{}}</style>")
    assert policy_of(page)["style-src"] == f"{digest('a {}')} {digest('b {}')}"
    assert policy_of(secured(PLACE))["style-src"] == "'self'"
    assert digest("") == "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
