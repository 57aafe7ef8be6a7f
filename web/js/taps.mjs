// What a person does with hand and keyboard, told to Python: taps, long presses, keys, and what is typed.
import { isCovered, step } from "./focus.mjs";
import { keyed } from "./placing.mjs";

export const TAPPED = ["act", "also", "do", "ask", "mode", "pick", "unpick", "place", "tab", "panel", "at", "info", "rule"]
  .map((name) => `[data-${name}]`)
  .join();
export const TYPED = new Set(["INPUT", "TEXTAREA", "SELECT"]);
const HOLD_MILLISECONDS = 500;
const HOLD_PIXELS = 10;

let tell;
let places;

/** `python` gets what happened; `pieces` is what is dragged, and knows whether a tap was the end of that. */
export function watchTaps(python, pieces) {
  tell = python;
  places = pieces;
  document.addEventListener("click", onClick);
  document.addEventListener("contextmenu", onContextMenu);
  document.addEventListener("pointerdown", onPointerDown);
  document.addEventListener("keydown", onKey);
  document.addEventListener("input", onField);
  document.addEventListener("change", onField);
}

const tapped = (event) => event.target.closest?.(TAPPED);
export const dataOf = (element) => JSON.stringify({ ...element.dataset });

let held = false;

function onClick(event) {
  if (held || places.wasDrag()) {
    held = false;
    event.preventDefault();
    return;
  }
  if (event.target.closest?.("[data-leap]")) {
    event.preventDefault();
    document.getElementById("r-prompt")?.focus();
  }
  const element = tapped(event);
  if (element?.dataset.hold !== undefined && event.detail) return; // a short tap shows no hand; a key or a voice means it
  if (!element?.dataset.act && !element?.dataset.pick && places.tappedTwice(event)) return;
  if (!element) return;
  if (element.nodeName === "A") event.preventDefault();
  tell("tap", dataOf(element));
}

function onContextMenu(event) {
  const element = tapped(event);
  if (!element) return;
  event.preventDefault();
  hold(element);
}

function onPointerDown(event) {
  held = false;
  const element = tapped(event);
  const wanted = element?.dataset.hold !== undefined;
  if (!element || (event.pointerType === "mouse" && !wanted)) return;
  const timer = setTimeout(() => {
    stop();
    if (wanted) tell("tap", dataOf(element));
    else hold(element);
    held = true;
  }, HOLD_MILLISECONDS);
  const far = (move) => Math.hypot(move.clientX - event.clientX, move.clientY - event.clientY) > HOLD_PIXELS;
  const onMove = (move) => far(move) && stop();
  const stop = () => {
    clearTimeout(timer);
    removeEventListener("pointermove", onMove);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
  };
  addEventListener("pointermove", onMove);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
}

let lastHold = 0;

function hold(element) {
  // A long press is followed by a context menu of its own on some devices.
  if (performance.now() - lastHold > 2 * HOLD_MILLISECONDS) tell("hold", dataOf(element));
  lastHold = performance.now();
}

function onKey(event) {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  const element = event.target;
  const typing = TYPED.has(element.nodeName);
  if (typing && event.key !== "Escape") return;
  const pick = isCovered() || element.closest?.("details") ? "" : keyed(event.key);
  if (pick) {
    event.preventDefault();
    // So that Enter plays what is put together, and not the button that was pressed before.
    document.getElementById("r-prompt")?.focus({ preventScroll: true });
    return tell("tap", JSON.stringify({ pick }));
  }
  // Enter plays what was put together, wherever the keyboard is, unless it is on something that can be pressed.
  if (event.key === "Enter" && !event.repeat && !isCovered() && !element.closest?.("button, a, summary, [role=button]")) {
    const confirm = [...document.querySelectorAll("#table [data-confirm]")].find((one) => one.checkVisibility());
    if (confirm) return confirm.click();
  }
  if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !isCovered()) {
    event.preventDefault();
    return step(event.key === "ArrowDown" ? 1 : -1);
  }
  // A key that is held down does not go on playing.
  if (event.repeat && (event.key === "Enter" || event.key === " ")) return event.preventDefault();
  // Pieces of a drawing are no buttons by themselves.
  if ((event.key === "Enter" || event.key === " ") && element.matches?.(TAPPED)) {
    if (element.nodeName === "BUTTON" || element.nodeName === "A") return;
    event.preventDefault();
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return;
  }
  tell("key", event.key);
}

function onField({ target, type }) {
  const name = target.dataset?.field ?? ("scrub" in (target.dataset ?? {}) ? "scrub" : "");
  if (!name) return;
  const whole = target.type === "checkbox" || target.type === "radio" || target.nodeName === "SELECT";
  if (whole !== (type === "change")) return;
  tell("field", name, target.type === "checkbox" ? String(target.checked) : target.value);
}
