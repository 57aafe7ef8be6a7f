// The same on scorm-again's runtime, which stands before this.
window.wrong = []; window.commits = 0;
window.API = new (window.Scorm12API ?? window.scorm12?.Scorm12API)({autocommit: false, logLevel: 4});
if (localStorage.kept) API.loadFromFlattenedJSON(JSON.parse(localStorage.kept), "");
API.on("LMSCommit", () => { commits += 1; localStorage.kept = JSON.stringify({"cmi.suspend_data": API.cmi.suspend_data}); });
API.on("LMSSetValue.*", () => { if (API.LMSGetLastError() !== "0" && API.LMSGetLastError() !== 0) wrong.push(API.LMSGetLastError()); });
Object.defineProperty(window, "values", {get: () => ({"cmi.core.lesson_status": API.cmi.core.lesson_status,
  "cmi.core.score.raw": String(API.cmi.core.score.raw), "cmi.suspend_data": API.cmi.suspend_data})});
