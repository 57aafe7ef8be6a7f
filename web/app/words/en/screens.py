"""The texts of the screens and sheets around the table in English."""

from __future__ import annotations

TEXT: dict[str, str] = {
    # Screens
    "close": "Close",
    "home.line": "Five rounds, six boroughs, one skyline.",
    "home.quick": "Play now",
    "home.quick.text": "You against Tom, level B4",
    "home.go_on": "Go on playing",
    "home.round": "round {n}",
    "home.over": "finished",
    "home.new": "New game",
    "home.games": "Saved games",
    "home.guide": "How to play",
    "home.rules": "Rules",
    "home.settings": "Settings",
    "home.import": "Open a file",
    "home.credits": "Type: Jost and Limelight, SIL Open Font License. All pictures and words are our own.",
    "menu.score": "Score",
    "menu.log": "What happened",
    "menu.rules": "Rules",
    "menu.restart": "Restart my turn",
    "menu.replay": "Look through the game",
    "menu.practice": "Practice",
    "menu.practice.text": "Undo always, even what was revealed.",
    "menu.share": "Share as a link",
    "menu.export": "Save as a file",
    "menu.games": "Saved games",
    "menu.new": "New game",
    "menu.guide": "How to play",
    "menu.settings": "Settings",
    "menu.home": "First page",
    "hand_over.pass": "Pass the device to",
    "hand_over.text": "Nobody else should look now: your hand is next.",
    "hand_over.ready": "I am {name}",
    "info.card": "Two cards of one type, or a wild card with any other, count as one card of the type bid for.",
    "info.lantern": "The {colour} hangs here: at the end the {name} gives 1 point for each skyscraper.",
    "info.borough": "At the end the first here gets the whole value, each one after that half of the one before.",
    "info.statue.title": "Statue of Liberty",
    "info.statue": (
        "The first with a skyscraper in all six boroughs gains 4 points at once; at the end everyone who has "
        "that gets 3."
    ),
    "info.display.title": "Prestige tiles",
    "info.display": (
        "The two best bids for prestige may place a tile in a borough that its vessel serves, keep the vessel"
        " and build there. The tile adds its points to the borough."
    ),
    "info.press.title": "Press Track",
    "info.press": (
        "Who is farther ahead comes first and wins every tie. Of those on one space the one on top is ahead. "
        "Space 5 or higher is worth 3 points at the end."
    ),
    "info.points.title": "Points",
    "info.points": "Points gained so far. Most of the points come at the end.",
    "info.draw.title": "Draw pile",
    "info.draw": "When it is empty, the discard pile is shuffled.",
    "info.discard.title": "Discard pile",
    "info.discard": "Cards that were played or discarded.",
    # New game
    "new.kind.label": "Who plays",
    "new.kind.human": "Person",
    "new.kind.tom": "Tom",
    "new.kind.bot": "Bot",
    "new.name": "Name",
    "new.level": "Level of this Tom",
    "new.bot": "Which bot",
    "new.seat": "{n}",
    "new.remove": "Remove seat {n}",
    "new.add": "One more seat",
    "new.more": "More",
    "new.seed": "Seed",
    "new.seed.hint": "any number, or empty",
    "new.begin": "Start the game",
    "new.colour": "Colour",
    "new.tom": "Tom {n} · {level} · {how}",
    "new.tom.other": "Level {level}",
    "new.how.0": "easy",
    "new.how.1": "medium",
    "new.how.2": "hard",
    "bot.clerk": "Clerk, plays sensibly",
    "bot.random": "Random",
    "colour.red": "Red, upright lines",
    "colour.blue": "Blue, level lines",
    "colour.amber": "Amber, slanting lines",
    "colour.green": "Green, windows",
    "colour.violet": "Violet, zigzag",
    # Settings
    "set.speed.label": "Pace",
    "set.speed.text": "How fast the steps of Toms, bots and others are shown.",
    "set.speed.auto": "Auto",
    "set.speed.slow": "Slow",
    "set.speed.normal": "Normal",
    "set.speed.fast": "Fast",
    "set.speed.off": "Off",
    "set.theme.label": "Light",
    "set.theme.text": "The colours of the table.",
    "set.theme.auto": "Auto",
    "set.theme.light": "Day",
    "set.theme.dark": "Night",
    "set.hand_over.label": "Hand-over",
    "set.hand_over.text": "A screen between persons who share this device.",
    "set.hand_over.on": "On",
    "set.hand_over.off": "Off",
    "set.guide.label": "Guide",
    "set.guide.text": "The guided start.",
    "set.guide.new": "Show again",
    "set.guide.seen": "Seen",
    # Saved games
    "games.empty": "No games are saved on this device yet.",
    "games.unnamed": "Game",
    "games.name": "Name of the game",
    "games.rename": "Rename {name}",
    "games.copy": "Copy {name}",
    "games.export": "Save {name} as a file",
    "games.export-raw": "Save what is left of {name} as a file",
    "games.share": "Share {name} as a link",
    "games.delete": "Delete {name}",
    "games.deleted": "{name} is deleted.",
    "games.undelete": "Bring it back",
    "do.renamed": "Rename",
    "broken.broken": "This game cannot be read.",
    # Rules
    "rules.search": "Search the rules",
    "rules.found": "Clauses found: {n}",
    "rules.ruling": "Our ruling:",
    "rules.note": "About these rules",
    # Guide
    "guide.goal.title": "Build the skyline",
    "guide.goal.text": (
        "Whoever has most skyscrapers in a borough gets its points at the end. Characters, the press and "
        "prestige add more."
    ),
    "guide.round.title": "Five rounds, three phases",
    "guide.round.text": "Take cards; bid with them six times; then use your characters.",
    "guide.bid.title": "Bids are made of cards",
    "guide.bid.text": (
        "Each card of the type counts 1. A wild card with any other card also counts 1. Everyone acts by "
        "their bid; the highest gets a bit more."
    ),
    "guide.characters.title": "Characters work for you",
    "guide.characters.text": (
        "Hire them in the elevator round. A dollar makes one work, once a round. Those marked END score at "
        "the end by themselves."
    ),
    "guide.turn.title": "Your turn",
    "guide.turn.text": (
        "What is lit can be tapped. Tap anything else and it tells why not, or what it is. Undo is always near."
    ),
    "guide.back": "Back",
    "guide.skip": "Skip",
    "guide.next": "Next",
    "guide.start": "Start playing",
    "goal.wild": "Counts as one card together with any other card; further ones count one each.",
    "character.short": "{name}, value {value}, {phase}",
    "character.tip": "{name}: {effect} ({rule})",
}
