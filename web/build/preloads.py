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


def links() -> str:
    """As they stand in a page's head; the largest comes first, so that the line is used from the first moment."""
    modules = [f'<link rel="modulepreload" href="{name}">' for name in MODULES]
    return "\n".join([f'<link rel="preload" as="fetch" crossorigin href="{WASM}">', *modules])
