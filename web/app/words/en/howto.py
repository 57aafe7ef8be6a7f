"""The page that tells how to embed the board, in English."""

from __future__ import annotations

TEXT: dict[str, str] = {
    "menu.howto": "The board on your page",
    "howto.title": "The board on your page",
    "howto.lead": "Lessons, games and tables of New York City live on any web page: two lines of code, nothing to"
    " install, and nobody is watched.",
    "howto.other": "Deutsch",
    "howto.play": "To the game itself",
    "howto.copy": "Copy the code",
    "howto.copied": "Copied",
    "howto.lesson": "A lesson",
    "howto.lesson.text": "At first there is only a picture. Whoever taps it starts the table: ten boards on one page"
    " cost ten pictures.",
    "howto.replay": "A game to look through",
    "howto.replay.text": "Your page can lead: these buttons turn the table to a moment of the game, and what happens on"
    " it is told to your page.",
    "howto.first": "The beginning",
    "howto.back": "A step back",
    "howto.on": "A step on",
    "howto.last": "The end",
    "howto.told": "What the board tells this page",
    "howto.nothing": "Nothing yet.",
    "howto.games": "Another game",
    "howto.games.text": "The same board shows each game of this site: {rules} "
    "names it where neither lesson nor game does. All parameters and messages are the same.",
    "howto.frame": "Without a script",
    "howto.frame.text": "Where no script of another site may run, a frame does. Everything is in its address.",
    "howto.own": "Your own tables and lessons: set them up in the editor, which writes the code for you.",
    "howto.editor": "Open the editor",
    "howto.parameters": "What can be set",
    "howto.parameters.text": "As attributes of the element, or in the address of the frame behind a question mark or a"
    " number sign. What the board does not know gets a word on the screen, and the usual is used instead.",
    "howto.name": "Name",
    "howto.values": "Values",
    "howto.meaning": "Meaning",
    "howto.set.mode": "What the board is for: to play, to look through a game, a lesson, or only to look.",
    "howto.set.lesson": "A lesson by its name, or one of your own as the editor packs it.",
    "howto.set.at": "Of a course, the lesson with which it begins, counted from 1.",
    "howto.set.game": "A game or a table: what stands in a share link behind the last slash, or the editor's code.",
    "howto.set.ply": "The moment of the game, counted in actions.",
    "howto.set.rules": "Which game, where nothing else says it.",
    "howto.set.seats": "Who plays, with commas between.",
    "howto.set.seed": "The deal: the same number, the same game.",
    "howto.set.theme": "By day or by night.",
    "howto.set.lang": "The language.",
    "howto.set.controls": "Without the bar at the top and its menu.",
    "howto.set.load": "At once, without waiting for a tap.",
    "howto.set.save": "The game may be kept on the visitor's device.",
    "howto.set.origins": "Only these sites are listened to and told. The element sets it by itself.",
    "howto.messages": "What the board tells, and what it is told",
    "howto.messages.text": "The element makes an event of each message and has a method for each order. A frame without"
    " it is spoken to with {call}:",
    "howto.out": "Told to your page",
    "howto.in": "Orders to the board",
    "howto.tell.ready": "The picture is there ({picture}), later the table ({table}).",
    "howto.tell.position": "Another moment is shown: {facts}.",
    "howto.tell.action": "Somebody has played: {facts}.",
    "howto.tell.refused": "Something cannot be played: the clause and the sentence.",
    "howto.tell.solved": "The lesson is solved.",
    "howto.tell.failed": "The lesson has failed, and why.",
    "howto.tell.progress": "A lesson of a course is done: {facts}.",
    "howto.tell.finished": "The game is over: the scores.",
    "howto.tell.resize": "How high the frame should be. The element does that by itself.",
    "howto.tell.error": "Something is wrong with an address or a message.",
    "howto.order.load": "Another table; the same names as above.",
    "howto.order.goto": "The moment after so many actions.",
    "howto.order.play": "Play for the one person at the table.",
    "howto.order.theme": "By day, by night, or as the system has it.",
    "howto.safe": "Good to know",
    "howto.safe.hidden": "Cards that are hidden stay in the frame: your page is told what the one who plays may see, or"
    " what anybody may.",
    "howto.safe.stored": "Nothing is stored and nobody is asked for anything, unless you allow the board to save.",
    "howto.safe.sandbox": "In a frame with the attribute sandbox the board needs to run scripts and nothing else;"
    " the element has a sandbox only if you give it one. Your own policy has to allow this site for"
    " frames and, for the element, for scripts.",
    "howto.python": "In Python",
    "howto.python.text": "If you teach with Python, use the engine itself: in a notebook, a game shows its table.",
    "howto.set.base": "Where this site lies, if it is not beside the script. Of the element only.",
    "howto.set.sandbox": "What the frame may do; without a value, scripts and nothing else. Of the element only.",
    "howto.set.label": "The name of the frame, for those who do not see it; left out, the title of what it shows."
    " Of the element only.",
    "howto.kit": "For a site of your own",
    "howto.size": "A frame that sizes itself",
    "howto.size.text": "The element does this by itself. A bare frame says how high it should be; these lines on"
    " your page listen.",
    "howto.noscript": "Where scripts are off",
    "howto.noscript.text": "What stands inside the element is shown only where scripts are off: a picture that"
    " leads to the lesson.",
    "howto.course": "Courses and learning platforms",
    "howto.course.text": "The editor makes a course of several lessons, and a SCORM 1.2 package of either. Of a"
    " course your page is told how far one is; this sends it to an xAPI store:",
    "howto.wordpress.text": "Use a block “Custom HTML”. Only users with the right to post unfiltered HTML may"
    " save scripts and frames: administrators and editors on a single site, super admins on a"
    " network. For all others WordPress takes them out without a word.",
    "howto.ids": "All lessons by their names",
}
