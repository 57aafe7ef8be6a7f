"""What the device did, notices, settings: in English."""

from __future__ import annotations

TEXT: dict[str, str] = {
    # What the device's memory did, or did not
    "notice.trouble.full": "This device's storage is full: the game goes on, but from here on it is not saved. Delete"
    " other games, or save this one as a file.",
    "notice.trouble.forbidden": "This browser does not let the page store anything: the game goes on, but it is gone"
    " when the tab is closed. Save it as a file to keep it.",
    "notice.trouble.elsewhere": "This game is also open in another tab and went on there. Nothing was overwritten:"
    " choose which one goes on here.",
    "notice.theirs": "Go on with the other tab's",
    "notice.mine": "Keep mine as a copy",
    "notice.export": "Save as a file",
    "notice.spare": "One of the two places where this browser stores games is full or does not work. Your game is"
    " saved in the other one; a file keeps it for sure.",
    "notice.full": "This device's storage is full. Nothing was changed.",
    "notice.forbidden": "This browser does not let the page store anything.",
    "notice.elsewhere": "This game went on in another tab. Nothing was changed.",
    "notice.broken": "This save is damaged and cannot be opened. It stays as it is and can be saved as a file.",
    "notice.absent": "This game could not be loaded. It needs a network when it is opened for the first time.",
    "notice.gone": "This game is not on this device any more.",
    "notice.unreadable": "This game cannot be opened. {detail} It stays as it is.",
    "notice.earlier": "The last step of this game was damaged: it stands one step earlier.",
    "notice.rescued": "The game goes on from its saved position. {detail}",
    "notice.opened": "The game was opened, and is now among your saved games.",
    "notice.link": "This link does not hold a whole game: it was cut off, or it is something else.",
    "notice.link.label": "The link to this game",
    "notice.too_long": "This file is too long for a saved game.",
    "notice.copied_game": "A copy stands among your saved games.",
    "notice.copied": "The link is on the clipboard. It holds the whole game with what is hidden: all hands,"
    " the order of the draw pile.",
    "notice.not_copied": "The clipboard is not to be had here: copy the link by hand. It holds the whole game,"
    " with what is hidden.",
    # Refusals of the app's own
    "refusal.undo_other": "What another person did stands.",
    "refusal.undo_barred": "That stands: something hidden was revealed since, or another person acted.",
    # First visit
    "guide.offer": "New here?",
    "guide.offer.yes": "How to play",
    # Telling
    "step.label": "See what happens",
    # Panels
    "games.copy.name": "{name} (copy)",
    "new.error": "This table cannot be played: {problem}",
    "new.error.seed": "The seed is a whole number.",
    "new.player": "Player {n}",
    "end.again": "Play again",
    "end.new": "Another rival",
    "end.replay": "Look through the game",
    "end.share": "Share the game",
    "end.decided": "What decided it: {what}, {n} points more than {name}.",
    # The language of the page; each is called as it calls itself
    "set.language.label": "Language",
    "set.language.text": "In which all is said.",
    "set.language.auto": "Auto",
    "set.language.en": "English",
    "set.language.de": "Deutsch",
}
