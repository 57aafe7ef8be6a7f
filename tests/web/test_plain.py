"""The table as text: it draws at every moment, says all that lies there, and names in it are harmless."""

from __future__ import annotations

from nyc_core.newyorkcity import box
from tests.cases import each
from tests.web.tables import Moment, draw, moments, parse, say
from web.app.draw.html import LIT, el
from web.games.newyorkcity import characters, people, plain

MOMENTS = moments()


@each(MOMENTS, [f"{index}-{one.kind}" for index, one in enumerate(MOMENTS)])
def test_all_that_lies_on_the_table_is_said(one: Moment) -> None:
    scene = one.scene()
    tree = parse(plain.draw(scene))
    said = " ".join(tree.itertext())
    assert [row.findtext("th/span") for row in tree.iter("tr")][1:] == [
        say(f"borough.{name}") for name in one.view["boroughs"]
    ]
    for kind, a, b in one.view["vessels"]:
        assert say("vessel.label", vessel=say(f"vessel.{kind}"), a=say(f"borough.{a}"), b=say(f"borough.{b}")) in said
    for floor in box.FLOORS:
        for number in one.view["elevator"].get(str(floor), {}).get("open", ()):
            assert characters.name(scene, number) in said
    for seat, player in enumerate(one.view["players"]):
        assert scene.names[seat] in said
        assert all(characters.name(scene, number) in said for number, _ in people.company(player))


def test_names_are_harmless() -> None:
    one = MOMENTS[5]
    seats = [{**seat, "name": '<img src=x onerror="alert(1)">'} for seat in one.view["seats"]]
    tree = parse(plain.draw(one._replace(view={**one.view, "seats": seats}).scene()))
    assert not list(tree.iter("img"))


def test_what_is_lit_says_so() -> None:
    """By its description, which stands with the prompt; buttons that answer need none."""
    lit = f'aria-describedby="{LIT}"'
    assert all(lit in el("button", class_=name) for name in ("can", "char can", "group pick", "boro can told"))
    assert not any(lit in el("button", class_=name) for name in ("btn can", "candle", "picks", "char", "btn go can"))
    assert say("lit") in "".join(parse(draw(MOMENTS[5].scene())["prompt"]).itertext())
