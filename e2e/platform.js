// A learning platform for test_scorm.py, as strict as the standard: whatever else is asked is written down as wrong.
window.values = Object.assign({"cmi.suspend_data": "", "cmi.core.lesson_status": "not attempted"}, JSON.parse(localStorage.kept ?? "{}"));
window.wrong = []; window.commits = 0; let state = "new";
const known = ["cmi.core.score.raw", "cmi.core.score.min", "cmi.core.score.max", "cmi.core.lesson_status", "cmi.core.lesson_location",
  "cmi.suspend_data", "cmi.core.session_time", "cmi.core.exit"];
const check = (fine, what) => { if (!fine) wrong.push(what); return fine ? "true" : "false"; };
window.API = {
  LMSInitialize: (text) => { const fine = check(text === "" && state === "new", "initialize"); state = "running"; return fine; },
  LMSGetValue: (name) => { check(state === "running" && known.includes(name), `get ${name}`); return values[name] ?? ""; },
  LMSSetValue: (name, value) => {
    const forms = {"cmi.core.lesson_status": /^(passed|completed|failed|incomplete|browsed)$/, "cmi.core.session_time": /^\d{4}:\d\d:\d\d$/,
      "cmi.core.score.raw": /^\d{1,3}$/, "cmi.core.exit": /^(suspend|)$/, "cmi.suspend_data": /^[^]{0,4095}$/};
    check(typeof value === "string" && (forms[name] ?? /./).test(value), `${name}=${value}`);
    values[name] = value; return check(state === "running" && known.includes(name), `set ${name}`);
  },
  LMSCommit: (text) => { commits += 1; localStorage.kept = JSON.stringify(values); return check(text === "" && state === "running", "commit"); },
  LMSFinish: (text) => { const fine = check(text === "" && state === "running", "finish"); state = "over"; return fine; },
  LMSGetLastError: () => "0", LMSGetErrorString: () => "", LMSGetDiagnostic: () => "",
};
