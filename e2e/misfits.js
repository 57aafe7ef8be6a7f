// What does not fit on the page as it is: text that sticks out of its box or is cut off by it, and, with `whole`, parts of
// the table that are not wholly in the window. What can be scrolled in its own frame fits, unless all has to be in sight.
(whole) => {
  const found = new Set();
  const sheet = document.querySelector("#r-sheet");
  const root = sheet.childElementCount ? sheet : document.querySelector("#table");
  const BOXES = `button, .char, .card, .mini, .chip, .player, .bids li, .order li, .start, .ship, .region, .tray, .notice,
    .dialog, .panel-body, .home-card, .clauses th, .clauses td, svg`;
  const PARTS = ".region, .tray, .held, .tiles, .crew, .floors, .floor, .pairs, .starts, .bids, .player, .things";
  // Badges stand on edges.
  const unseen = (one) => !one.checkVisibility() || one.closest(".sr, .leap, option, title, .podium .foot, .group .n");
  const spoken = (one) => one && one !== root && (getComputedStyle(one).clipPath.startsWith("inset") || spoken(one.parentElement));

  function check(text, from, seen) {
    let across = false;
    let down = false;
    for (let up = from; up && up !== root.parentElement; up = up.parentElement) {
      const style = getComputedStyle(up);
      const box = up.getBoundingClientRect();
      across ||= /auto|scroll/.test(style.overflowX);
      down ||= /auto|scroll/.test(style.overflowY);
      if (style.display === "contents" || style.display === "inline") continue;
      const kept = up.matches(BOXES);
      const cut = { x: kept || /hidden|clip/.test(style.overflowX), y: kept || /hidden|clip/.test(style.overflowY) };
      const named = `"${text}" in ${up.id || up.className.baseVal || up.className || up.nodeName}`;
      if (style.textOverflow === "ellipsis") return; // a person's name, which stands elsewhere in full
      if (!across && cut.x && (seen.left < box.left - 1.5 || seen.right > box.right + 1.5)) return found.add(`across: ${named}`);
      if (!down && cut.y && (seen.top < box.top - 4 || seen.bottom > box.bottom + 4)) return found.add(`down: ${named}`);
    }
  }

  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement;
    const text = walk.currentNode.data.trim().slice(0, 30);
    if (!text || unseen(element) || spoken(element)) continue;
    range.selectNodeContents(walk.currentNode);
    for (const seen of range.getClientRects()) if (seen.width > 1) check(text, element.closest("svg") ?? element, seen);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.add("the page scrolls sideways");
  if (!whole) return [...found];
  for (const one of root.querySelectorAll(PARTS)) {
    const box = one.getBoundingClientRect();
    if (!one.checkVisibility() || !box.width) continue;
    const style = getComputedStyle(one);
    const outside = box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.left < -1 || box.top < -1;
    if (outside) found.add(`outside the window: ${one.className}`);
    const more = { down: one.scrollHeight > one.clientHeight + 4, across: one.scrollWidth > one.clientWidth + 2 };
    if (more.down && style.overflowY !== "visible") found.add(`not all is in sight: ${one.className}`);
    if (more.across && style.overflowX !== "visible") found.add(`not all is in sight, sideways: ${one.className}`);
  }
  return [...found];
}
