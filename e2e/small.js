// Words that are smaller on the screen than asked for, with their size. What is a screen reader's alone does not count, nor
// what is part of a drawing.
(least) => {
  const found = new Map();
  const spoken = (one) => one && (getComputedStyle(one).clipPath.startsWith("inset") || spoken(one.parentElement));
  const walk = document.createTreeWalker(document.querySelector("#table"), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const one = walk.currentNode.parentElement;
    const said = walk.currentNode.data.trim();
    if (!said || !one.checkVisibility() || one.closest("svg, option, .sr, .leap") || spoken(one)) continue;
    const box = one.getBoundingClientRect();
    if (!box.width || box.bottom < 0 || box.top > innerHeight) continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    const kind = `${one.closest("[class]")?.getAttribute("class")} in ${one.closest("section, header, nav")?.id || "tray"}`;
    if (size < least - 0.05 && size < (found.get(kind)?.size ?? 99)) found.set(kind, { size, said });
  }
  return [...found].map(([kind, { size, said }]) => `${size.toFixed(1)}: "${said.slice(0, 20)}", ${kind}`).sort();
}
