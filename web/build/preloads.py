"""What a start needs, announced in the page: else each module would be asked for when the one before it has come."""

MODULES = (
    "boot.mjs",
    "bridge.mjs",
    "device.mjs",
    "focus.mjs",
    "host.mjs",
    "interpreter.mjs",
    "line.mjs",
    "memory.mjs",
    "placing.mjs",
    "snapshot.mjs",
    "taps.mjs",
    "vendor/morphdom/morphdom-esm.js",
    "vendor/pyodide/pyodide.mjs",
    "vendor/pyodide/pyodide.asm.mjs",
)
WASM = "vendor/pyodide/pyodide.asm.wasm"


def links(*scripts: str) -> str:
    """As they stand in a page's head, before the `scripts` that it waits for: else what comes behind a script is asked
    for when that has come. The largest thus uses the line from the first moment."""
    waited = [f'<link rel="preload" as="script" href="{name}">' for name in scripts]
    modules = [f'<link rel="modulepreload" href="{name}">' for name in MODULES]
    return "\n".join([*waited, f'<link rel="preload" as="fetch" crossorigin href="{WASM}">', *modules])
