"""The drawings of the table: plain functions from what is seen to markup text. Nothing here touches a browser.

    parts = table.regions(room, scene)  # {"board": "<svg…", "prompt": "…", …}

Here is what every table has. What belongs to one game (its regions, its status, what stands below the question) its room draws
(`web.app.room`, `web/games/<game>/`); `fields` and `html` are what both are made of.

A `Scene` holds what is drawn: the view (contract, section 3), the decision, the options as notations, the words, and the page's own
state (`web.app.state`). `table.page()` stands in the page once, around the regions (`<… id="r-board">`); changed regions go to the
DOM morpher.

What the page listens to (answered in `web.app.taps`; one click listener; the nearest element that has one of these attributes)
    data-act="plant 3 b2" plays it (class `can`); one control for each action     data-also="plant 3 b2" the same action, from elsewhere
    data-select="b4"      beside a data-act: the tap only picks; what then plays has the same data-act and data-confirm
    data-weigh            beside a data-act: the first tap selects and tells, the second plays; data-grace: it can be taken back
                          for a moment
    data-ask="plant 9 b2"  cannot be played: show `game.why_not` as `refusal`
    data-mode="swap"      set `mode`, clear `picks`; data-mode="" goes back
    data-pick / -unpick   picks = composer.add(scene, …) / composer.remove(scene, …)
    data-place="bed b2"   set `place`         data-tab="garden"     set `tab`          data-panel="score"   open (or close) that sheet
    data-do="undo"        what is not a move, with data-arg where it needs to know something: see `frame.button` and the screens
    data-field="seat.0.name"   an input or select: its value has changed      data-at="12", data-scrub   the table as it was then
    data-info="bed b2"    any thing of the game: tell about it (`room.info`); on hover,
                          or on tap where the element has none of the above, or holds also a data-ask
    data-rule="ABC-1.1"   open that clause in the rules panel
"""
