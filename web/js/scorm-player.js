// The page of a SCORM 1.2 package: the board in a frame, and what happens there told to the learning platform. Everything is
// committed at each step, since some browsers let nothing be sent while a page is unloaded.
(() => {
  const FACTS = JSON.parse(document.getElementById("facts").textContent);
  const MOST_PARENTS = 10; // above which no platform is looked for, as the standard says

  function api() {
    for (const start of [window, window.opener]) {
      let place = start;
      for (let step = 0; place && step <= MOST_PARENTS; step++) {
        try {
          if (place.API) return place.API;
        } catch {
          break; // another origin: no platform is there
        }
        if (place.parent === place) break;
        place = place.parent;
      }
    }
    return null;
  }

  const platform = api();
  const get = (name) => (platform ? String(platform.LMSGetValue(name)) : "");
  const set = (name, value) => platform?.LMSSetValue(name, String(value));

  // What is kept: for each lesson whether it is done. A course has 200 at most, so it stays far below 4,096 letters.
  let done = "0".repeat(FACTS.count);
  const begun = Date.now();
  let finished = false;

  function restored() {
    const known = /^v1 ([01]+)$/.exec(get("cmi.suspend_data"));
    if (known?.[1].length === FACTS.count) done = known[1];
  }

  function tell() {
    const solved = [...done].filter((one) => one === "1").length;
    set("cmi.core.score.min", 0);
    set("cmi.core.score.max", 100);
    set("cmi.core.score.raw", Math.round((100 * solved) / FACTS.count));
    set("cmi.core.lesson_status", solved === FACTS.count ? "completed" : "incomplete");
    set("cmi.core.lesson_location", done.indexOf("0") < 0 ? FACTS.count : done.indexOf("0") + 1);
    set("cmi.suspend_data", `v1 ${done}`);
    set("cmi.core.session_time", span(Date.now() - begun));
    set("cmi.core.exit", solved === FACTS.count ? "" : "suspend");
    platform?.LMSCommit("");
  }

  const two = (number) => String(Math.floor(number)).padStart(2, "0");
  const span = (time) => `${String(Math.floor(time / 3600000)).padStart(4, "0")}:${two((time / 60000) % 60)}:${two((time / 1000) % 60)}`;

  function mark(place) {
    done = done.slice(0, place) + "1" + done.slice(place + 1);
    tell();
  }

  const frame = document.createElement("iframe");
  frame.title = FACTS.title;
  frame.allow = "fullscreen";

  addEventListener("message", ({ source, data }) => {
    if (source !== frame.contentWindow || data?.source !== "nyc" || data.v !== 1) return;
    const at = data.type === "progress" ? data.payload?.at : undefined;
    if (Number.isInteger(at) && at >= 0 && at < FACTS.count) mark(at);
    else if (data.type === "solved" && FACTS.count === 1) mark(0);
  });

  function leave() {
    if (finished) return;
    finished = true;
    tell();
    platform?.LMSFinish("");
  }

  platform?.LMSInitialize("");
  restored();
  tell();
  const wanted = new URLSearchParams({ v: "1", mode: "lesson", lesson: FACTS.lesson, lang: FACTS.lang, load: "now" });
  const next = done.indexOf("0");
  if (FACTS.count > 1) wanted.set("at", String(next < 0 ? 1 : next + 1));
  frame.src = `embed.html#${wanted}`;
  document.body.append(frame);
  addEventListener("pagehide", leave);
})();
