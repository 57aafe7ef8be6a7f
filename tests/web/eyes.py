"""How colours look to eyes that lack a kind of cone, and how far apart two colours are.

Machado, Oliveira, Fernandes 2009: matrices for the whole loss of a cone, in linear sRGB. CIEDE2000: distance in CIELAB.
"""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Triple = tuple[float, float, float]
SIGHTS: dict[str, tuple[Triple, Triple, Triple]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)


def linear(colour: str) -> Triple:
    """#rgb or #rrggbb as light."""
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    red, green, blue = (int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4))
    return _light(red), _light(green), _light(blue)


def _light(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _times(matrix: tuple[Triple, Triple, Triple], colour: Triple) -> Triple:
    red, green, blue = (sum(a * b for a, b in zip(row, colour, strict=True)) for row in matrix)
    return red, green, blue


def seen(colour: str, sight: str) -> Triple:
    """The colour in CIELAB, as these eyes see it."""
    red, green, blue = (min(1.0, max(0.0, part)) for part in _times(SIGHTS[sight], linear(colour)))
    x, y, z = (_root(part / white) for part, white in zip(_times(TO_XYZ, (red, green, blue)), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116


def distance(one: Triple, other: Triple) -> float:
    """CIEDE2000: 1 is just to be noticed by eyes that look closely."""
    (light_1, a_1, b_1), (light_2, a_2, b_2) = one, other
    mean = (hypot(a_1, b_1) + hypot(a_2, b_2)) / 2
    more = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    a_1, a_2 = a_1 * more, a_2 * more
    chroma_1, chroma_2 = hypot(a_1, b_1), hypot(a_2, b_2)
    hue_1, hue_2 = degrees(atan2(b_1, a_1)) % 360, degrees(atan2(b_2, a_2)) % 360
    turn = 0.0 if chroma_1 * chroma_2 == 0 else (hue_2 - hue_1 + 180) % 360 - 180
    hue = hue_1 + hue_2 if chroma_1 * chroma_2 == 0 else hue_1 + turn / 2
    light, chroma = (light_1 + light_2) / 2, (chroma_1 + chroma_2) / 2
    shape = 1 - 0.17 * cos(radians(hue - 30)) + 0.24 * cos(radians(2 * hue))
    shape += 0.32 * cos(radians(3 * hue + 6)) - 0.20 * cos(radians(4 * hue - 63))
    by_light = 1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)
    by_chroma, by_hue = 1 + 0.045 * chroma, 1 + 0.015 * chroma * shape
    twist = (
        -2
        * sqrt(chroma**7 / (chroma**7 + 25**7))
        * sin(radians(60 * exp(-((((hue - 275 + 180) % 360 - 180) / 25) ** 2))))
    )
    parts = (
        (light_2 - light_1) / by_light,
        (chroma_2 - chroma_1) / by_chroma,
        2 * sqrt(chroma_1 * chroma_2) * sin(radians(turn / 2)) / by_hue,
    )
    return sqrt(sum(part * part for part in parts) + twist * parts[1] * parts[2])
