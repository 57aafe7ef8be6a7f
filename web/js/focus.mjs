// Drawings change under the hands of who uses the keyboard. The focus stays with the thing it was on; when that is gone, with
// what is asked. Under a sheet the table is out of reach; afterwards the focus goes back to where the sheet was opened.

const byId = (id) => document.getElementById(id);

let opener = null;
let covered = false;

/** Whether a sheet lies over the table. */
export const isCovered = () => covered;

// What an element stands for: a card that is picked is still that card, an action that cannot be played now is still that action.
function meanings({ dataset: data }) {
  const signs = {
    pick: data.pick ?? data.unpick,
    act: data.act ?? data.also ?? data.ask,
    do: data.do && `${data.do} ${data.arg ?? ""}`,
    ...Object.fromEntries(["field", "mode", "place", "tab", "panel", "at", "rule", "info"].map((name) => [name, data[name]])),
  };
  return Object.entries(signs).flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]));
}

export function focused() {
  const element = document.activeElement;
  const region = element?.closest("[id^=r-]");
  return region && element !== region ? { element, region, meant: meanings(element) } : null;
}

// Whether a thing can be seen is asked last, of very few: so soon after a change the answer takes a layout.
function find({ region, meant }) {
  const all = Array.from(region.querySelectorAll("button, a, input, select, [tabindex]"), (one) => ({ one, its: meanings(one) }));
  for (const meaning of meant) {
    const match = all.find(({ one, its }) => its.includes(meaning) && one.checkVisibility());
    if (match) return match.one;
  }
}

const same = ({ element, meant }) => !meant.length || meanings(element).includes(meant[0]);

export function keepFocus(before) {
  const sheet = byId("r-sheet");
  const full = Boolean(sheet?.childElementCount);
  for (const name of ["table", "r-guide"]) byId(name)?.toggleAttribute("inert", full);
  const asked = full ? sheet.querySelector("[autofocus], [data-focus], .btn.go, button:not(.behind)") : byId("r-prompt");
  const move = (element) => element?.focus({ preventScroll: element === asked });
  if (full !== covered) {
    covered = full;
    if (full) opener = before;
    move(full ? asked : (opener && find(opener)) ?? asked);
  } else if (before && !(before.element === document.activeElement && same(before))) {
    move(find(before) ?? asked);
  }
}

// A new question: where a list is scrolled so that nothing in sight can be chosen, the floors of an elevator for example, it goes
// to the first thing that can. After the paint, so that nobody waits for a layout.
let shown = ""; // the question for which that was done

export function showLit({ seq, decision, tab }) {
  const question = `${seq} ${decision} ${tab}`;
  if (question === shown) return;
  shown = question;
  requestAnimationFrame(() => setTimeout(() => {
    const lists = new Map();
    for (const lit of document.querySelectorAll("#table :is(.can, .pick)")) {
      const list = lit.checkVisibility() && listOf(lit);
      if (list) lists.set(list, [...(lists.get(list) ?? []), lit]);
    }
    for (const [list, lit] of lists) {
      if (!lit.some((one) => isWithin(list, one))) lit[0].scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  }));
}

function listOf(element) {
  for (let box = element.parentElement; box && box.id !== "table"; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
}

function isWithin(list, element) {
  const [box, its] = [list.getBoundingClientRect(), element.getBoundingClientRect()];
  return its.top >= box.top - 1 && its.bottom <= box.bottom + 1;
}

// The arrow keys go from one thing that can be done to the next.
const LIT = "#table :is(button, [tabindex]):is(.can, .pick, .up, .chosen), #r-prompt .btn";

/** To the next thing that can be done, or the one before. */
export function step(by) {
  const lit = [...document.querySelectorAll(LIT)].filter((one) => one.checkVisibility());
  const at = lit.indexOf(document.activeElement);
  lit.at(at < 0 && by < 0 ? -1 : (at + by) % lit.length)?.focus();
}
