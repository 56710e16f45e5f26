// @ts-check
/** What kind of host it is, and how it came to be. In: data. Out: "step-to" {index}. */
import { code, h, isSame } from "../dom.js";
import { visibleText } from "../text/code_points.js";

/** @typedef {import("../types.js").HostReport} HostReport */
/** @typedef {import("../types.js").SiteReading} SiteReading */
/** @typedef {{given: string | null, step: number | null, name: string}} Failure what the host parser was given, if it failed */
/** @typedef {{report: HostReport | null, failure: Failure | null, absent: string}} HostData */

const KINDS = {
  domain: "domain",
  IPv4: "IPv4 address",
  IPv6: "IPv6 address",
  opaque: "opaque host",
  empty: "empty host",
  null: "no host (null)",
};

export class HostPanel extends HTMLElement {
  #kind = h("small");
  #scroll = h("div", { class: "panel-scroll", tabindex: 0, role: "region", "aria-label": "Host details" });

  /** @type {HostData | null} */
  #data = null;

  static define(tag = "host-panel") {
    customElements.define(tag, this);
  }

  connectedCallback() {
    this.replaceChildren(h("h2", { id: "host-title" }, "Host ", this.#kind), this.#scroll);
  }

  /** @param {HostData} data */
  set data(data) {
    if (isSame(this.#data, data)) return;
    this.#data = data;
    const { report, failure, absent } = data;
    this.#kind.textContent = report ? report.kind : "";
    if (!report) {
      this.#scroll.replaceChildren(...(failure ? this.#failed(failure) : [h("p", { class: "absent" }, absent)]));
      return;
    }
    const rows = [
      row("kind", h("strong", {}, KINDS[report.kind])),
      row(
        "serialized",
        report.serialized === null ? "null" : report.serialized === "" ? "(empty string)" : code(report.serialized),
      ),
      row("how", report.how),
      ...domainRows(report.domain),
      ...siteRows(report),
      ...ipv4Rows(report.ipv4),
      ...ipv6Rows(report.ipv6),
      ...(report.scopes?.length ? [row("scope", report.scopes.join(", "))] : []),
      row("origin", report.origin.kind === "opaque" ? "opaque, serialized as " : "", code(report.origin.serialized)),
    ];
    this.#scroll.replaceChildren(h("table", { class: "facts-table" }, h("tbody", {}, ...rows)));
  }

  /** @param {Failure} failure */
  #failed({ given, step, name }) {
    if (given === null || step === null)
      return [h("p", { class: "absent" }, "None: the parser returned failure before it had a record to show.")];
    const button = h("button", { type: "button", class: "link" }, `Step ${step + 1} shows how`);
    button.addEventListener("click", () =>
      this.dispatchEvent(new CustomEvent("step-to", { detail: { index: step }, bubbles: true })),
    );
    const rows = [row("given", code(visibleText(given))), row("result", "failure"), row("because", name)];
    return [h("table", { class: "facts-table" }, h("tbody", {}, ...rows)), h("p", { class: "soft" }, button)];
  }
}

/**
 * @param {string} name
 * @param {...(Node | string)} value
 */
function row(name, ...value) {
  return h("tr", {}, h("th", { scope: "row" }, name), h("td", {}, ...value));
}

/** @param {HostReport["domain"]} domain */
function domainRows(domain) {
  if (!domain) return [];
  const items = domain.labels.map(({ ascii, unicode }) =>
    h(
      "li",
      {},
      code(ascii),
      ascii === unicode ? null : h("span", {}, " is ", h("bdi", {}, code(visibleText(unicode)))),
    ),
  );
  const rows = [row("labels", h("ol", { class: "labels" }, ...items))];
  if (domain.unicode !== domain.labels.map(({ ascii }) => ascii).join("."))
    rows.unshift(row("Unicode", code(visibleText(domain.unicode))));
  if (domain.trailing_dot) rows.push(row("ends with", "a dot: the last label is empty"));
  return rows;
}

/** @param {HostReport} report */
function siteRows({ kind, site }) {
  if (kind !== "domain") return [];
  if (!site) return [row("site", h("span", { class: "soft" }, "not known: there is no Public Suffix List here"))];
  const { formal, browsers, list_date } = site;
  const same = formal.suffix === browsers.suffix && formal.registrable === browsers.registrable;
  return [
    ...readingRows(formal, same ? "" : "by the list’s own algorithm"),
    ...(same ? [] : readingRows(browsers, "as browsers read a wildcard: what is before “*.” is a public suffix, too")),
    ...(list_date ? [row("list of", list_date)] : []),
  ];
}

/**
 * @param {SiteReading} reading
 * @param {string} whose said where there are two
 */
function readingRows({ suffix, registrable, rule, labels_left }, whose) {
  const soft = (/** @type {string} */ text) => h("span", { class: "soft" }, text);
  const why = rule?.section ? ` of the ${rule.section} section` : ", because the list has none";
  return [
    ...(whose === "" ? [] : [h("tr", {}, h("td", { colspan: 2, class: "soft whose" }, whose))]),
    row(
      "public suffix",
      suffix === null ? soft("none") : code(suffix),
      ...(rule ? [h("div", { class: "soft" }, "by the rule ", code(rule.text), why)] : []),
    ),
    row(
      "registrable domain",
      registrable === null ? soft("none: the host is a public suffix") : h("strong", {}, code(registrable)),
    ),
    row(
      "labels left",
      labels_left.length === 0
        ? soft("none")
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
      radix === 10 || radix === null ? null : ` ${radix === 8 ? "octal" : "hexadecimal"}, ${value}`,
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
      compressed ? `${compressed.length} zero pieces from piece ${compressed.start}, written ::` : "nothing",
    ),
    ...(ipv6.ipv4 === null ? [] : [row("holds IPv4", code(ipv6.ipv4))]),
  ];
}
