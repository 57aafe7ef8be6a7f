"""New York 1901: a skyscraper is placed by tap and key; what goes and what is in the way is seen before; what is begun
survives reload, rotation and another tab."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.conftest import DEVICES
from e2e.town import GAME, Town, TownOpener, at_decision
from nyc_core import Game, game_from_position, load_game


def demolition() -> Game:
    """NY1-6.4: Green with bronze-i2 and bronze-i3 side by side, and 18 points."""
    green = {
        "character": "green", "points": 18, "estate": ["yellow-12", "yellow-06"],
        "built": [
            {"skyscraper": "bronze-i2", "squares": ["f7", "g7"]},
            {"skyscraper": "bronze-i3", "squares": ["e7", "e8", "e9"]},
        ],
    }  # fmt: skip
    return game_from_position({"game": GAME, "seats": ["human:Ann", "human:Bob"], "players": [green, {}], "turn": 0}, 3)


def test_a_demolition_is_seen_before_it_is_played(open_town: TownOpener) -> None:
    """What goes, which points stay, which workers are needed (NY1-2.4, 2.5)."""
    town = open_town("desktop")
    town.show(demolition())
    before = town.seq
    town.tap(town.hand.locator('[data-act="demolish gold-v5"]'))
    expect(town.prompt.locator(".effects")).to_contain_text("Bronze bar of 2")
    expect(town.prompt.locator(".effects")).to_contain_text("5 points")
    assert town.seq == before  # one place only: it is shown before it is built
    expect(town.map.locator(".bd.goes")).to_have_count(2)
    town.tap(town.hand.locator('[data-act="demolish gold-i3"]'))
    if town.decision == "place":
        expect(town.prompt.locator(".effects")).to_contain_text("on e8 e9")
    town.tap(town.confirm)
    expect(town.root).not_to_have_attribute("data-seq", str(before))
    built = load_game(town.exported()).view(0)["players"][0]["built"]
    assert "gold-i3" in [one["skyscraper"] for one in built]


def test_a_refused_place_shows_what_is_in_the_way(open_town: TownOpener) -> None:
    """By the arrow keys into the neighbour's land: the squares, the reason and its clause; nothing is played."""
    town = open_town("desktop")
    town.show_clauses()
    town.show(at_decision("place", "at", 4))
    seq = town.seq
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown") * 3:
        town.page.keyboard.press(key)
        if town.map.locator(".barred").count():
            break
    expect(town.map.locator(".barred").first).to_be_attached()
    expect(town.reason).to_contain_text("NY1-2")
    expect(town.confirm).to_have_attribute("aria-disabled", "true")
    town.page.keyboard.press("Enter")
    assert town.seq == seq
    town.tap(town.reason.locator("[data-rule]"))
    expect(town.sheet.locator(".clause.at")).to_be_visible()


def test_turned_mirrored_and_played_by_keyboard_alone(open_town: TownOpener) -> None:
    town = open_town("desktop")
    town.show(at_decision("turn", "expand"))
    page = town.page
    page.keyboard.press("ArrowRight")
    expect(town.confirm).to_be_visible()
    seq = town.seq
    page.locator("#r-prompt").focus()
    page.keyboard.press("Enter")
    town.wait_played(seq)
    town.show(at_decision("place", "at", 4))
    first = town.lies()
    for key in ("r", "f", "n", "R", "F", "p", "n"):
        page.keyboard.press(key)
    page.locator("#r-prompt").focus()
    while town.confirm.get_attribute("aria-disabled") == "true":
        page.keyboard.press("n")
    assert first
    seq = town.seq
    page.keyboard.press("Enter")
    town.wait_played(seq)


def test_a_place_survives_reload_and_rotation_and_can_be_undone(open_town: TownOpener) -> None:
    town = open_town("phone")
    town.show(at_decision("place", "at", 4))
    town.tap(town.prompt.locator('[data-pick="next"]'))
    lies = town.lies()
    town.reload()
    assert (town.decision, town.lies()) == ("place", lies)
    town.page.set_viewport_size({"width": 740, "height": 360})
    expect(town.map).to_be_visible()
    expect(town.confirm).to_be_visible()
    assert town.lies() == lies
    town.page.set_viewport_size(DEVICES["phone"]["viewport"])
    town.tap("#r-bar [data-do=undo]")
    expect(town.root).not_to_have_attribute("data-decision", "place")


def test_two_tabs_in_the_middle_of_a_placement(open_town: TownOpener) -> None:
    town = open_town("desktop")
    town.show(at_decision("place", "at", 4))
    other = Town(town.page.context.new_page())
    other.open()
    assert other.decision == "place"
    seq = town.seq
    town.tap(town.confirm)
    town.wait_played(seq)
    expect(other.notice).not_to_be_empty()
    other.tap(other.notice.locator("[data-do=theirs]"))
    expect(other.root).to_have_attribute("data-seq", str(town.seq))


def test_the_map_is_looked_at_from_near_and_comes_back(open_town: TownOpener) -> None:
    town = open_town("phone")
    town.show(at_decision("turn", "expand"))
    box = town.map.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + 8
    near = "() => Number(getComputedStyle(document.getElementById('r-town')).getPropertyValue('--zoom'))"
    for _ in range(2):
        town.page.touchscreen.tap(x, y)
    town.page.wait_for_function(f"() => ({near})() > 1")
    town.choose(town.actions()[-1] if town.actions()[-1].startswith("expand") else town.actions()[0])
    town.page.wait_for_function(f"() => ({near})() === 1")
    fingers = town.page.context.new_cdp_session(town.page)
    for apart, kind in ((20, "touchStart"), (40, "touchMove"), (70, "touchMove"), (0, "touchEnd")):
        points = [{"x": x + side * apart, "y": y + 80, "id": side + 1} for side in (-1, 1)] if apart else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    assert town.page.evaluate(near) > 1.5
