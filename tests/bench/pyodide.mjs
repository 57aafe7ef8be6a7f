// node pyodide.mjs PYODIDE WHEEL SITE_PACKAGES ROOT GAMES: prints the figures as one line of JSON.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [pyodideFolder, wheel, sitePackages, root, games] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(pyodideFolder, "pyodide.mjs")).href);
const py = await loadPyodide({ indexURL: pyodideFolder + path.sep });
py.unpackArchive(new Uint8Array(fs.readFileSync(wheel)), "wheel");
py.mountNodeFS("/root_of_project", root);
py.mountNodeFS("/site_packages", sitePackages);
let figures;
try {
  figures = py.runPython(`
import json, sys, time
from js import process
def processor_time():
    usage = process.cpuUsage()
    return (usage.user + usage.system) / 1e6
time.process_time = processor_time  # Python's own is a wall clock there
sys.path += ["/root_of_project", "/site_packages"]  # after Pyodide's own, where the wheel is
from tests.bench.figures import all_figures
json.dumps(all_figures(${Number(games)}, processes=False))
`);
} catch (error) {
  console.error(error.message); // Node would show the whole line of minified source that threw
  process.exit(1);
}
console.log(figures);
process.exit(0);
