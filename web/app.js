// @ts-check
/** Wires the page: events change the store, the store asks Python, answers are painted. */
import { Address } from "./link/address.js";
import { beginConsole } from "./console/begin.js";
import { Details } from "./details.js";
import { code, h, isTyping } from "./dom.js";
import { client } from "./python/early.js";
import { ELEMENTS, the } from "./elements.js";
import { beginFrame } from "./embed/frame.js";
import { FIRST_EXAMPLE, viewOf } from "./examples/first_example.js";
import { foretell } from "./python/first_answer.js";
import { beginHistory } from "./history/begin.js";
import { browserName } from "./native.js";
import { LaterDialogs, laterShareDialog } from "./later_dialogs.js";
import { LaterViews } from "./later_views.js";
import { PAGE } from "./messages/page.js";
import { PYTHON } from "./messages/python.js";
import { offline } from "./offline/wiring.js";
import { paint } from "./page.js";
import { Painter } from "./painter.js";
import { partsOf } from "./parts.js";
import { Patterns } from "./pattern_panel/patterns.js";
import { DEFAULT_VIEW } from "./link/permalink.js";
import { Player } from "./trace/player.js";
import { Question } from "./python/question.js";
import { Share } from "./sharing/share.js";
import { say, speakVerdict } from "./speech.js";
import { Store } from "./store.js";
import { followLanguage, translatePage } from "./language_choice.js";
import { followTheme } from "./theme_choice.js";
import { KEY_SHEET, traceCommand } from "./trace/trace_keys.js";
import { transcript } from "./trace/transcript.js";
import { Walk } from "./trace/walk.js";

/** @typedef {import("./types.js").About} About */
/** @typedef {import("./types.js").View} View */

/** An answer later than this, in milliseconds, makes the old one look old; much later, one may stop it. */
const LATE = 250;
const VERY_LATE = 1500;

translatePage();
for (const element of ELEMENTS) element.define();

const store = new Store();
const question = new Question(client, store);
const player = new Player();
const painter = new Painter(store, question, player);
const walk = new Walk(store, question, painter, player);
const address = new Address(store);
const kept = offline(address);
const part = partsOf(address);

const acts = { repaint, asked, edited, acted };
const details = new Details(store, question, client, acts);
const patterns = new Patterns(store, question, client, acts);
const share = new Share(store, question, client, address, laterShareDialog(part), say, part);
const laterViews = new LaterViews({ store, question, client, share, details, patterns, say, part, ...acts });

/** @type {import("./painter.js").Surroundings} */
const around = {
  browser: browserName(navigator),
  about: null,
  stale: false,
  breakpoints: walk.breakpoints,
  absent: PYTHON.loading,
  pattern: { text: "" },
  example: null,
};
let pyodide = "";
const dialogs = new LaterDialogs(() => ({ about: around.about, pyodide }), say, part);
/** @type {{message: string, raw: string} | null} */
let linkProblem = null;
/** What Reset goes back to. @type {View} */
let loaded = { ...DEFAULT_VIEW, ...viewOf(FIRST_EXAMPLE) };

// --- Painting ---------------------------------------------------------------------------------------------------

let due = false;
/** Paints once, after all that happens now. */
function repaint() {
  if (due) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    around.pattern = patterns.fact;
    paint(painter, store, around, linkProblem);
    details.paint(around);
    patterns.paint(around);
    laterViews.paint(around);
  });
}

function paintFacts() {
  the("page-facts").data = { about: around.about, pyodide, browser: around.browser };
}

// --- State ------------------------------------------------------------------------------------------------------

store.addEventListener("change", (event) => {
  const changed = /** @type {CustomEvent<Set<string>>} */ (event).detail;
  if (["input", "base", "encoding"].some((key) => changed.has(key))) {
    player.stop();
    void question.askAfterEdit();
  } else if (changed.has("step")) walk.fetchWindow();
  const { example } = store.state;
  if (example !== null && changed.has("example")) void dialogs.example(example).then(tellExample);
  repaint();
});

/** @type {ReturnType<typeof setTimeout>[]} */
let lateTimers = [];
function settle() {
  lateTimers.forEach(clearTimeout);
  lateTimers = [];
  around.stale = false;
}

question.addEventListener("waiting", () => {
  settle();
  lateTimers = [setTimeout(late, LATE), setTimeout(veryLate, VERY_LATE)];
});
function late() {
  around.stale = question.reading !== null;
  repaint();
}
function veryLate() {
  if (client.state === "ready") the("load-status").data = { kind: "busy" };
}

question.addEventListener("answer", () => {
  settle();
  unanswered = null;
  the("load-status").data = { kind: "ready" };
  walk.keepPlace();
  repaint();
  speakVerdict(question);
  void kept.begin();
});
question.addEventListener("foretold", () => (settle(), repaint()));
question.addEventListener("trouble", (event) => {
  settle();
  around.absent = PYTHON.noAnswer;
  const { message } = /** @type {CustomEvent<{message: string}>} */ (event).detail;
  unanswered = { kind: "broken", message };
  the("load-status").data = unanswered;
  repaint();
});
player.addEventListener("change", repaint);
walk.addEventListener("change", repaint);
walk.addEventListener("say", (event) => say(/** @type {CustomEvent<string>} */ (event).detail));

/**
 * Before an edit of what Python is asked about.
 * @param {string} [input] the edited one
 */
function asked(input = store.state.input) {
  walk.remember(input);
  unanswered = null;
}

/** Typing and stepping: the address follows a little later. */
function edited() {
  linkProblem = null;
  address.schedule();
}

/** A deliberate act, to which Back returns. */
function acted() {
  walk.forget();
  linkProblem = null;
  void address.push();
}

address.addEventListener("problem", (event) => {
  linkProblem = /** @type {CustomEvent<{message: string, raw: string}>} */ (event).detail;
  repaint();
});
address.addEventListener("loaded", () => {
  walk.forget();
  linkProblem = null;
  loaded = store.view;
  repaint();
});

// --- Python -----------------------------------------------------------------------------------------------------

/** Why the present input has no answer, though Python is there. @type {import("./elements/load_status.js").LoadData | null} */
let unanswered = null;

client.addEventListener("progress", (event) => {
  const { phase, loaded, total } = /** @type {CustomEvent} */ (event).detail;
  the("load-status").data = {
    kind: "loading",
    phase,
    loaded,
    total,
  };
});
client.addEventListener("ready", (event) => {
  const { versions } = /** @type {CustomEvent<{versions: Record<string, string>}>} */ (event).detail;
  pyodide = versions["pyodide"] ?? "";
  if (!unanswered) around.absent = PYTHON.ready;
  the("load-status").data = unanswered ?? { kind: "ready" };
  paintFacts();
  void askAbout();
});
client.addEventListener("failed", (event) => {
  around.absent = PYTHON.notLoaded;
  the("load-status").data = {
    kind: "failed",
    message: /** @type {CustomEvent<{message: string}>} */ (event).detail.message,
  };
  repaint();
});
client.addEventListener("stopped", (event) => {
  const { method, reason } = /** @type {CustomEvent<{method: string, reason: string}>} */ (event).detail;
  if (method !== "url") return;
  settle();
  around.absent = reason === "deadline" ? PYTHON.inputTookTooLong : PYTHON.stopped;
  unanswered = { kind: "stopped", message: around.absent };
  repaint();
});

async function askAbout() {
  if (around.about) return;
  try {
    /** @type {About} */
    const about = await client.call("about");
    around.about = about;
  } catch {
    return; // the next start asks again
  }
  paintFacts();
  dialogs.paint();
  repaint();
}

the("load-status").addEventListener("retry", () => {
  unanswered = null;
  if (client.state === "failed") {
    around.absent = PYTHON.loading;
    client.retry();
  } else void question.ask();
  repaint();
});
the("load-status").addEventListener("stop", () => client.stop());

// --- What people do ---------------------------------------------------------------------------------------------

/**
 * Listens to a custom event anywhere on the page.
 * @param {string} type
 * @param {(detail: any) => void} listener
 */
function on(type, listener) {
  document.addEventListener(type, (event) => listener(/** @type {CustomEvent} */ (event).detail));
}

on("value-change", ({ value }) => {
  asked(value);
  store.set({ input: value });
  edited();
});
on("base-change", ({ base }) => {
  asked();
  store.set({ base });
  edited();
});
on("step-to", ({ index }) => {
  player.stop();
  walk.to(index);
  edited();
});
on("step-near", ({ pointer }) => {
  player.stop();
  walk.toPointer(pointer);
  edited();
});
on("window-ask", ({ first }) => {
  walk.to(first);
  edited();
});
on("error-choose", ({ index }) => {
  player.stop();
  walk.toError(index);
  edited();
});
on("units-change", ({ units }) => {
  store.set({ units });
  edited();
});
on("part-hover", ({ part }) => store.set({ part }));
on("position-open", ({ position }) => {
  player.stop();
  walk.toPosition(position);
  edited();
});
on("field-open", ({ part }) => {
  player.stop();
  walk.toField(part);
  edited();
});
on("transcript-ask", async () => {
  const { reading } = (await question.whole(), question);
  if (reading) void share.copy(transcript(reading), PAGE.share.stepsCopied, PAGE.share.steps);
});
on("break-toggle", ({ state }) => walk.toggleBreak(state));
on("play-toggle", () => walk.togglePlay());
on("speed-change", ({ speed }) => (player.speed = speed));
on("example-choose", async ({ id }) => showExample(await dialogs.example(id)));
player.addEventListener("tick", () => {
  walk.tick();
  edited();
});

/** @param {import("./examples/first_example.js").Example} [example] */
function tellExample(example) {
  around.example = example ?? null;
  repaint();
}

/** @param {import("./examples/first_example.js").Example} [example] */
function showExample(example) {
  if (!example) return;
  unanswered = null;
  const { tab, units, pattern, relative, patternBase, ignoreCase } = store.state;
  // An example of a URL leaves the pattern as it is.
  loaded = { ...DEFAULT_VIEW, tab, units, pattern, relative, patternBase, ignoreCase, ...viewOf(example) };
  store.show(loaded, example.id);
  acted();
}

on("share-choose", ({ kind }) => void share.run(kind));
the("#reset").addEventListener("click", () => {
  store.show(loaded);
  acted();
});
the("#clear").addEventListener("click", () => {
  const { tab, units } = store.state;
  store.show({ ...DEFAULT_VIEW, tab, units });
  acted();
});
the("notice-bar").addEventListener("dismiss", () => {
  linkProblem = null;
  repaint();
});
the(".skip").addEventListener("click", (event) => {
  event.preventDefault(); // the fragment is the link
  the("main").focus();
});

// --- Keys -------------------------------------------------------------------------------------------------------

the("#key-sheet").replaceChildren(...KEY_SHEET.flatMap(([keys, what]) => [h("dt", {}, code(keys)), h("dd", {}, what)]));
the("#help-open").addEventListener("click", () => the("#help").showModal());
the("#help-close").addEventListener("click", () => the("#help").close());

document.addEventListener("keydown", (event) => {
  if (event.key !== "?" || isTyping(event.target) || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  the("#help").showModal();
});

the("#trace").addEventListener("keydown", (event) => {
  const timeline = question.reading?.timeline;
  const { index } = painter;
  const target = /** @type {HTMLElement} */ (event.target);
  if (!timeline || index === null || isTyping(target)) return;
  if (/^Arrow(?:Up|Down)$/.test(event.key) && target.closest(".moment")) return; // scrolls what is in the box
  const command = traceCommand(event, timeline, index);
  if (!command) return;
  event.preventDefault();
  if (command.kind === "play") walk.togglePlay();
  else if (command.kind === "break") walk.toggleBreak(timeline.step(index)?.state ?? "");
  else {
    player.stop();
    walk.to(command.index);
    edited();
  }
});

// --- Begin ------------------------------------------------------------------------------------------------------

followTheme();
followLanguage(address, say);
paintFacts();
client.repeat();
beginFrame(store, address);
void begin();

/** Not awaited here: what an address names may be in a module that waits for this one. */
async function begin() {
  if (!(await address.begin()) && store.state.input === "") store.show(loaded);
  beginHistory(the("#history-open"), store, { asked, acted, say }, part);
  beginConsole(the("#console-open"), client, () => store.view, say, part);
  void foretell(question);
  repaint();
}
