// A lesson or a course as a SCORM 1.2 package for learning platforms: a zip with a manifest, one page, and all files that the board
// needs, so that nothing is fetched from anywhere else. Made in the page, of the very files that it runs on.
const LEFT_OUT = /^(index\.html|how-to-embed.*|sw\.js|manifest\.webmanifest|icons\/|pictures\/|nyc-board\.js|.*\.whl$)/;
const PLAYER = "scorm-player.js";

/** The package as a Blob. `facts`: id, title, lang, lesson (packed), count (of lessons). */
export async function make(facts) {
  const names = (await listed()).filter((name) => !LEFT_OUT.test(name));
  const files = [];
  for (const name of names) files.push([name, await bytesOf(name)]);
  const words = new TextEncoder();
  files.push(["scorm.html", words.encode(page(facts))], ["imsmanifest.xml", words.encode(manifest(facts, ["scorm.html", ...names]))]);
  return zip(files);
}

/** All files of this site, as its service worker knows them; and those that only the worker needs no list of. */
async function listed() {
  const text = await (await fetch("sw.js")).text();
  const found = /const FILES = (\{[^}]*\});/.exec(text);
  const names = Object.keys(JSON.parse(found?.[1] ?? "{}"));
  return [...new Set([...names, PLAYER])];
}

// As the host has them: what the service worker has unpacked (sw.js) is packed again.
async function bytesOf(name) {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const packed = answer.headers.has("x-unpacked") ? answer.body.pipeThrough(new CompressionStream("gzip")) : answer.body;
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function page({ title, lang, lesson, count }) {
  const facts = JSON.stringify({ title, lang, lesson, count }).replaceAll("<", "\\u003c");
  return `<!doctype html>
<html lang="${escaped(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>html, body { margin: 0; height: 100%; } iframe { display: block; width: 100%; height: 100%; border: 0; }</style>
</head><body><script type="application/json" id="facts">${facts}</script><script src="${PLAYER}"></script></body></html>
`;
}

function manifest({ id, title }, names) {
  const files = names.map((name) => `<file href="${escaped(name)}"/>`).join("\n      ");
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="nyc-${escaped(id)}" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="course">
    <organization identifier="course"><title>${escaped(title)}</title>
      <item identifier="item" identifierref="board" isvisible="true"><title>${escaped(title)}</title>
        <adlcp:masteryscore>100</adlcp:masteryscore></item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="board" type="webcontent" adlcp:scormtype="sco" href="scorm.html">
      ${files}
    </resource>
  </resources>
</manifest>
`;
}

// --- the zip: files one after the other, not compressed --------------------------------------------------------------

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum >>> 0;
});

function checksum(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = TABLE[(sum ^ byte) & 255] ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

// Numbers of 2 and 4 bytes, as [value, bytes].
function record(...fields) {
  const view = new DataView(new ArrayBuffer(fields.reduce((length, [, bytes]) => length + bytes, 0)));
  let at = 0;
  for (const [value, bytes] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** A zip of [name, bytes]. The time of all is the first that a zip knows, so that the same lesson gives the same file. */
export function zip(files) {
  const parts = [];
  const directory = [];
  let offset = 0;
  const letters = new TextEncoder();
  for (const [name, bytes] of files) {
    const label = letters.encode(name);
    const common = [[20, 2], [0x800, 2], [0, 2], [0, 2], [0x21, 2], [checksum(bytes), 4], [bytes.length, 4], [bytes.length, 4], [label.length, 2], [0, 2]];
    const head = record([0x04034b50, 4], ...common);
    directory.push(record([0x02014b50, 4], [20, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), label);
    parts.push(head, label, bytes);
    offset += head.length + label.length + bytes.length;
  }
  const size = directory.reduce((length, part) => length + part.length, 0);
  const end = record([0x06054b50, 4], [0, 2], [0, 2], [files.length, 2], [files.length, 2], [size, 4], [offset, 4], [0, 2]);
  return new Blob([...parts, ...directory, end], { type: "application/zip" });
}
