"""New versions and storage, in English."""

from __future__ import annotations

TEXT: dict[str, str] = {
    "device.offered": "A new version is here. It takes over between two turns; your games go on in it.",
    "device.update": "Take it over",
    "device.wanted": "The new version takes over when this turn is done.",
    "device.here": "The new version has taken over. This tab follows when this turn is done.",
    "device.suggest": "This browser may clear what it stores when space runs short. A file keeps the game for sure.",
    "device.erased.home": "Safari erases your games after seven days without a visit. Save them as files, or put the"
    " page on your home screen (Share, Add to Home Screen): games that you begin there stay.",
    "device.erased.dock": "Safari erases your games after seven days without a visit. Save them as files, or put the"
    " page in your Dock (File, Add to Dock): games that you begin there stay.",
    "device.export": "Save as a file",
    "device.persist": "Ask the browser",
    "device.storage": "Storage",
    "device.kept.yes": "The browser has promised to keep your games.",
    "device.kept.no": "The browser may clear your games when space runs short. Save what you like as files.",
    "device.kept.unknown": "The browser does not say whether it keeps your games. Save what you like as files.",
    "device.memory.spare": "One of the two places where this browser stores games does not work; the other is used.",
    "device.memory.late": "This browser may lose the last seconds of a game when it is ended by force.",
    "device.used": "The page and what it stores take {size} MB.",
}
