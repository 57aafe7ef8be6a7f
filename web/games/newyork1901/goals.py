"""What is played for: the score track with the steps that unlock, the three streets, the challenge."""

from __future__ import annotations

from web.app.draw.html import el, esc, figure, join, num, text
from web.app.draw.scene import Scene

WIDE, HIGH, LEFT, RIGHT = 440, 68, 14, 14
FLAG = 48  # how wide a pennant is


def draw(scene: Scene) -> str:
    """Track, streets, challenge."""
    streets = join(_street(scene, name) for name in scene.view["streets"])
    head = text("h2", scene.words("goals.streets"), class_="title")
    return track(scene) + el("div", el("div", head + streets, class_="streets1901") + _challenge(scene), class_="aims")


# --- the score track --------------------------------------------------------------


def most(scene: Scene) -> int:
    """How far the track is drawn."""
    best = max((int(player["points"]) for player in scene.view["players"]), default=0)
    return max(30, (best // 10 + 1) * 10)


def track(scene: Scene) -> str:
    """Points so far on a scale that grows; where silver and gold begin it changes its material."""
    words, far = scene.words, most(scene)
    steps = scene.state.facts["thresholds"]
    marks = join(_mark(scene, level, steps[level], far) for level in ("silver", "gold"))
    ticks = join(_tick(value, far) for value in range(0, far + 1, 5))
    order = sorted(range(scene.seats), key=lambda one: int(scene.player(one)["points"]))
    ends = [_at(int(scene.player(seat)["points"]), far) for seat in order]
    flags = join(_flag(scene, *one) for one in zip(order, ends, _apart(ends), strict=True))
    place = ", ".join(
        words("track.place", name=scene.labels[seat], n=scene.player(seat)["points"]) for seat in range(scene.seats)
    )
    spoken = words("track.label", order=place)
    bars = _bars(scene, far, steps)
    inner = el("g", bars + marks + ticks + flags, transform=f"translate(0 {HIGH - 22})")
    return f'<svg class="track1901" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{esc(spoken)}" data-info="track">{inner}</svg>'


def _at(value: float, far: int) -> float:
    return LEFT + (WIDE - LEFT - RIGHT) * value / far


def _bars(scene: Scene, far: int, steps: dict[str, int]) -> str:
    """The rail, in the material of what may be built from there on."""
    ends = [0, steps["silver"], steps["gold"], far]
    drawn = ""
    for level, start, end in zip(("bronze", "silver", "gold"), ends, ends[1:], strict=False):
        x, right = _at(min(start, far), far), _at(min(end, far), far)
        drawn += f'<rect class="rail-{level}" x="{num(x)}" y="-5" width="{num(right - x)}" height="10"/>'
    return drawn


def _mark(scene: Scene, level: str, value: int, far: int) -> str:
    if value > far:
        return ""
    x = num(_at(value, far))
    return f'<path class="unlock u-{level}" d="M{x} 9l6.5 6.5-6.5 6.5-6.5-6.5z"/><title>{esc(scene.words("track.unlock", level=scene.words(f"level.{level}"), n=value))}</title>'


def _tick(value: int, far: int) -> str:
    x = num(_at(value, far))
    number = f'<text class="tick1901" x="{x}" y="20">{value}</text>' if value % 10 == 0 else ""
    return f'<path class="tick-line" d="M{x} -5v10"/>{number}'


def _apart(xs: list[float]) -> list[float]:
    """Where pennants fly side by side, each as near as can be to where its mast stands."""
    places: list[float] = []
    for x in xs:
        places.append(max(x, places[-1] + FLAG + 2) if places else x)
    most = WIDE - FLAG - 2.0
    for number in range(len(places) - 1, -1, -1):
        places[number] = min(places[number], most)
        most = places[number] - FLAG - 2
    return places


def _flag(scene: Scene, seat: int, x: float, left: float) -> str:
    """A pennant at a seat's points; where many stand together its mast leans."""
    value, lean = int(scene.player(seat)["points"]), num(left - x)
    return (
        f'<g class="pennant c-{scene.colour(seat)}" data-piece="flag-{seat}" transform="translate({num(x)} 0)"><path class="mast" d="M0 0L{lean} -10V-38"/>'
        f'<g transform="translate({lean} -38)"><path class="cloth1901" d="M0 0h{FLAG}l-5 10 5 10H0z"/><path class="cloth-tile1901" d="M0 0h6v20H0z"/>'
        f'<circle class="pennant-ring" cx="14" cy="10.5" r="7.2"/><text class="pennant-who" x="14" y="15">{esc(scene.letter(seat))}</text><text class="pennant-no{"" if value else " zero"}" x="31" y="16">{value}</text></g></g>'
    )


# --- streets and challenge ----------------------------------------------------------


def _street(scene: Scene, name: str) -> str:
    """How many skyscrapers of each seat touch it, and who leads."""
    known = scene.state.facts["streets"][name]
    leader = known["leader"]
    cells = join(_count(scene, seat, known["skyscrapers"][seat], seat == leader) for seat in range(scene.seats))
    spoken = (
        scene.words("street.leads", name=scene.words(f"street.{name}"), who=scene.labels[leader])
        if leader is not None
        else scene.words("street.tied", name=scene.words(f"street.{name}"))
    )
    return el(
        "button",
        text("b", scene.words(f"street.{name}")) + el("span", cells, class_="counts"),
        type="button",
        class_="street-card",
        data_info=f"street {name}",
        title=spoken,
    )


def _count(scene: Scene, seat: int, number: int, leads: bool) -> str:
    star = f'<i class="leads" role="img" aria-label="{esc(scene.words("goals.leads"))}"></i>' if leads else ""
    return el(
        "span",
        scene.token(seat) + text("span", f"{scene.labels[seat]}: ", class_="sr") + text("b", number) + star,
        class_=f"count{' best' if leads else ''}",
    )


def standing(scene: Scene, seat: int) -> str:
    """How far a seat has come in the challenge, in a few signs."""
    words, challenge = scene.words, scene.view["challenge"]
    mine = scene.state.facts["players"][seat]
    levels = mine["generations"]
    known = {
        "bronze-baron": lambda: f"{levels['bronze']}/6",
        "master-architect": lambda: f"{mine['irregular']}/5",
        "generation-king": lambda: " · ".join(str(levels[level]) for level in ("bronze", "silver", "gold")),
        "gold-tycoon": lambda: words("standing.districts", n=sum(number >= 2 for number in mine["gold"])),
        "gold-prestige": lambda: words("standing.gold", n=levels["gold"]),
    }
    return known[challenge]()


def _challenge(scene: Scene) -> str:
    """The challenge, what it gives, and where everybody stands in it now."""
    words, name = scene.words, scene.view["challenge"]
    points = scene.state.facts["challenge"]
    rows = join(
        el(
            "li",
            el("span", scene.token(seat) + text("span", scene.labels[seat]), class_="who1901")
            + text("small", standing(scene, seat))
            + _worth(name, points[seat]),
        )
        for seat in range(scene.seats)
    )
    head = text("h2", words("goals.challenge"), class_="title") + text(
        "b", words(f"challenge.{name}"), class_="challenge-name"
    )
    about = text("p", words(f"challenge.{name}.short"), class_="note")
    return el(
        "div",
        el("button", head + about, type="button", class_="challenge-card", data_info=f"challenge {name}")
        + el("ul", rows, class_="standings"),
        class_="challenge1901",
    )


def _worth(challenge: str, points: int) -> str:
    return "" if challenge == "gold-prestige" else figure(f"+{points}")
