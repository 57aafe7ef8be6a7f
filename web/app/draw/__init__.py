"""The drawings of the table: plain functions from what is seen to markup text. Nothing here touches a browser.

How it is called
----------------
    from .draw import table, score, log, screens
    parts = table.draw(view, decision, options, ui_state, words)   # {"board": "<svg…", "prompt": "…", …}

`view` is `game.view(seat)` (contract section 3), `decision` a mapping with seat, kind, prompt, rule (or None), `options` the notations
as texts, `words` a callable `words(id, **values) -> str` (`words.say`). Put `table.sprite()` into the page once, `table.shell()`
around the regions (`<… id="r-board">`), and hand changed regions to the DOM morpher. Style sheets, in this order: css/tokens.css,
base.css, board.css, table.css, screens.css.

`ui_state`, all optional (all plain data):
    seat       the seat whose eyes are used; left out: the one who decides; None: a spectator
    mode       a use that is being put together by taps, such as "use 2" ("" for none)
    picks      what was tapped for it, see `build` (None: the suggestion)
    tile       in `bonus`: the prestige tile being placed, such as "taxi 4"
    tab        on a phone: board, elevator, stage or people (also as data-tab on the table; `bar.default_tab` chooses)
    bids       this bidding round so far: [{"seat", "value", "cards", "passed", "leads"}]
    bid        the bid being put together: {"value": 3, "leads": True, "note": "…"}
    refusal    why the last tap could not be played: {"text", "rule"}
    event      the event that is being told: the seat and the borough in it stand out
    can_undo, can_restart, solo, practice, panel, scores, colours (per seat: red blue amber green violet)

What the page listens to (one click listener; the nearest element that has one of these attributes)
    data-act="take 3"     plays it (class `can`); one control for each action     data-also="hire 33"  the same action, from elsewhere
    data-ask="take 9"     cannot be played: show `game.why_not` as `refusal`
    data-mode="use 2"     set `mode`, clear `picks`; data-mode="" goes back
    data-pick / -unpick   picks = build.add(scene, …) / build.remove(scene, …)
    data-tile="taxi 4"    set `tile`          data-tab="elevator"   set `tab`          data-panel="score"   open (or close) that sheet
    data-do="undo"        what is not a move, with data-arg where it needs to know something: see `frame.button` and the screens
    data-field="seat.0.name"   an input or select: its value has changed      data-at="12", data-scrub   the table as it was then
    data-info="character 33" (borough queens, card press, statue, display, press, points, draw, discard): tell about it (`screens.info`); on hover,
                          or on tap where the element has none of the above, or holds also a data-ask
    data-rule="NYC-5.4"   open that clause in the rules panel
"""
