// @ts-check
/** What kind of host it is, and how it came to be. In: data. Out: "step-to" {index}. */
import { code, h, isSame } from "../dom.js";
import { visibleText } from "../text/code_points.js";
import { PAGE } from "../messages/page.js";

/** @typedef {import("../types.js").HostReport} HostReport */
/** @typedef {import("../types.js").SiteReading} SiteReading */
/** @typedef {{given: string | null, step: number | null, name: string}} Failure what the host parser was given, if it failed */
/** @typedef {{report: HostReport | null, failure: Failure | null, absent: string}} HostData */

const TEXT = PAGE.host;

export class HostPanel extends HTMLElement {
  #kind = h("small");
  #scroll = h("div", { class: "panel-scroll", tabindex: 0, role: "region", "aria-label": TEXT.label });

  /** @type {HostData | null} */
  #data = null;

  static define(tag = "host-panel") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    this.replaceChildren(h("h2", { id: "host-title" }, `${TEXT.title} `, this.#kind), this.#scroll);
  }

  /** @param {HostData} data */
  set data(data) {
    if (isSame(this.#data, data)) return;
    this.#data = data;
    const { report, failure, absent } = data;
    this.#kind.textContent = report ? TEXT.shortKinds[report.kind] : "";
    if (!report) {
      this.#scroll.replaceChildren(...(failure ? this.#failed(failure) : [h("p", { class: "absent" }, absent)]));
      return;
    }
    const rows = [
      row("kind", h("strong", {}, TEXT.kinds[report.kind])),
      row(
        "serialized",
        report.serialized === null ? "null" : report.serialized === "" ? PAGE.emptyString : code(report.serialized),
      ),
      row("how", report.how),
      ...domainRows(report.domain),
      ...siteRows(report),
      ...ipv4Rows(report.ipv4),
      ...ipv6Rows(report.ipv6),
      ...(report.scopes?.length ? [row("scope", report.scopes.join(", "))] : []),
      row("origin", ...originText(report.origin)),
    ];
    this.#scroll.replaceChildren(h("table", { class: "facts-table" }, h("tbody", {}, ...rows)));
  }

  /** @param {Failure} failure */
  #failed({ given, step, name }) {
    if (given === null || step === null)
      return [h("p", { class: "absent" }, TEXT.failed)];
    const button = h("button", { type: "button", class: "link" }, TEXT.stepShowsHow(step + 1));
    button.addEventListener("click", () =>
      this.dispatchEvent(new CustomEvent("step-to", { detail: { index: step }, bubbles: true })),
    );
    const rows = [row("given", code(visibleText(given))), row("result", "failure"), row("because", name)];
    return [h("table", { class: "facts-table" }, h("tbody", {}, ...rows)), h("p", { class: "soft" }, button)];
  }
}

/**
 * @param {keyof typeof TEXT.rows} name
 * @param {...import("../dom.js").Child} value
 */
function row(name, ...value) {
  return h("tr", {}, h("th", { scope: "row" }, TEXT.rows[name]), h("td", {}, ...value));
}

/** @param {HostReport["origin"]} origin */
function originText({ kind, serialized }) {
  return kind === "opaque" ? TEXT.opaqueOrigin(code(serialized)) : [code(serialized)];
}

/** @param {HostReport["domain"]} domain */
function domainRows(domain) {
  if (!domain) return [];
  const items = domain.labels.map(({ ascii, unicode }) =>
    h(
      "li",
      {},
      code(ascii),
      ascii === unicode ? null : h("span", {}, ...TEXT.is(h("bdi", {}, code(visibleText(unicode))))),
    ),
  );
  const rows = [row("labels", h("ol", { class: "labels" }, ...items))];
  if (domain.unicode !== domain.labels.map(({ ascii }) => ascii).join("."))
    rows.unshift(row("unicode", code(visibleText(domain.unicode))));
  if (domain.trailing_dot) rows.push(row("endsWith", TEXT.trailingDot));
  return rows;
}

/** @param {HostReport} report */
function siteRows({ kind, site }) {
  if (kind !== "domain") return [];
  if (!site) return [row("site", h("span", { class: "soft" }, TEXT.noList))];
  const { formal, browsers, list_date } = site;
  const same = formal.suffix === browsers.suffix && formal.registrable === browsers.registrable;
  return [
    ...readingRows(formal, same ? "" : TEXT.bySpec),
    ...(same ? [] : readingRows(browsers, TEXT.byBrowsers)),
    ...(list_date ? [row("list", list_date)] : []),
  ];
}

/**
 * @param {SiteReading} reading
 * @param {string} whose said where there are two
 */
function readingRows({ suffix, registrable, rule, labels_left }, whose) {
  const soft = (/** @type {string} */ text) => h("span", { class: "soft" }, text);
  return [
    ...(whose === "" ? [] : [h("tr", {}, h("td", { colspan: 2, class: "soft whose" }, whose))]),
    row(
      "suffix",
      suffix === null ? soft(TEXT.none) : code(suffix),
      rule && h("div", { class: "soft" }, ...TEXT.byRule(code(rule.text), rule.section)),
    ),
    row(
      "registrable",
      registrable === null ? soft(TEXT.isSuffix) : h("strong", {}, code(registrable)),
    ),
    row(
      "left",
      labels_left.length === 0
        ? soft(TEXT.none)
        : h("span", {}, ...labels_left.flatMap((label, index) => [index > 0 ? " " : "", code(label)])),
    ),
  ];
}

/** @param {HostReport["ipv4"]} ipv4 */
function ipv4Rows(ipv4) {
  if (!ipv4) return [];
  const parts = ipv4.parts.map(({ text, radix, value }) =>
    h(
      "li",
      {},
      code(visibleText(text)),
      radix === 10 || radix === null ? null : radix === 8 ? TEXT.octal(value) : TEXT.hexadecimal(value),
    ),
  );
  return [
    row("parts", h("ol", { class: "labels" }, ...parts)),
    row("dotted", code(ipv4.dotted)),
    row("number", code(ipv4.integer)),
    row("hex", code(ipv4.hex)),
    row("octal", code(ipv4.octal)),
  ];
}

/** @param {HostReport["ipv6"]} ipv6 */
function ipv6Rows(ipv6) {
  if (!ipv6) return [];
  const { compressed } = ipv6;
  const pieces = ipv6.pieces.map((piece, index) => {
    const inside = compressed !== null && index >= compressed.start && index < compressed.start + compressed.length;
    return h("span", { class: inside ? "piece compressed" : "piece" }, code(piece.toString(16)));
  });
  return [
    row("pieces", h("span", { class: "pieces" }, ...pieces)),
    row("expanded", code(ipv6.expanded)),
    row(
      "compressed",
      compressed ? TEXT.compressed(compressed.length, compressed.start) : TEXT.notCompressed,
    ),
    ...(ipv6.ipv4 === null ? [] : [row("ipv4", code(ipv6.ipv4))]),
  ];
}
