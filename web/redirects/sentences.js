// @ts-check
/** What is said of one hop, beside its URL. Where Fetch decides, its section is named. */

/** @typedef {import("../types.js").Hop} Hop */
/** @typedef {{kind: string, sign: string, text: string, strong?: boolean}} Fact */
/** @typedef {{name: string, value: string, text: string, anchor: string}} HeaderLine */

const FETCH = "https://fetch.spec.whatwg.org/#";

/**
 * The short facts of a hop.
 * @param {Hop} hop
 * @param {number} index 0 for the first one, for which the URL before is the first URL
 * @returns {Fact[]}
 */
export function hopFacts(hop, index) {
  if (hop.url === null) return [];
  /** @type {(Fact | null)[]} */
  const facts = [
    hop.cross_origin
      ? { kind: "origin", sign: "≠", text: "another origin than before", strong: true }
      : { kind: "origin", sign: "=", text: "same origin as before" },
    siteFact(hop),
    index === 0 ? null : firstFact(hop),
    hop.origin === "null" ? { kind: "opaque", sign: "∅", text: "opaque origin: null" } : null,
    hop.downgrade ? { kind: "downgrade", sign: "⚠", text: "https: to http:", strong: true } : null,
    hop.credentials ? { kind: "credentials", sign: "⚠", text: "includes credentials", strong: true } : null,
    hop.default_port === null
      ? null
      : { kind: "port", sign: "–", text: `:${hop.default_port} is the default port, and dropped` },
    hop.fragment_inherited ? { kind: "fragment", sign: "#", text: "fragment inherited" } : null,
    hop.repeated ? { kind: "loop", sign: "↻", text: "was here before: a loop?", strong: true } : null,
  ];
  return facts.filter((fact) => fact !== null);
}

/** @param {Hop} hop @returns {Fact} */
function firstFact({ same_origin_as_first: origin, same_site_as_first: site }) {
  if (origin) return { kind: "first", sign: "↩", text: "the first origin" };
  const also = site === null ? "" : site ? ", but its site" : ", nor its site";
  return { kind: "first", sign: "≠", text: `not the first origin${also}` };
}

/** @param {Hop} hop @returns {Fact | null} */
function siteFact({ cross_site: crossSite }) {
  if (crossSite === null) return null;
  return crossSite
    ? { kind: "site", sign: "≠", text: "another site", strong: true }
    : { kind: "site", sign: "=", text: "same site" };
}

/**
 * What a fetch with CORS sends there, and whether it goes there at all.
 * @param {Hop} hop
 * @returns {HeaderLine[]}
 */
export function headerLines({ headers, downgrade }) {
  if (!headers) return [];
  const blocked = headers.blocked
    ? [
        {
          name: "CORS",
          value: "network error",
          text: "the URL includes credentials, and the fetch is across origins",
          anchor: `${FETCH}http-redirect-fetch`,
        },
      ]
    : [];
  const mixed = downgrade
    ? [
        {
          name: "Mixed content",
          value: "http:",
          text: "a fetch by a page on https: is blocked, or upgraded, unless the host is loopback; a navigation goes on",
          anchor: "https://www.w3.org/TR/mixed-content/",
        },
      ]
    : [];
  return [...blocked, ...mixed, originLine(headers), authorizationLine(headers)];
}

/** @param {NonNullable<Hop["headers"]>} headers @returns {HeaderLine} */
export function originLine(headers) {
  const anchor = headers.tainted ? `${FETCH}concept-request-tainted-origin` : `${FETCH}origin-header`;
  const why = headers.tainted
    ? "a redirect has left an origin that is not the page’s"
    : headers.origin_sent
      ? "the page’s origin"
      : "the page’s origin; GET and HEAD send none until another origin is asked";
  return { name: "Origin", value: headers.origin, text: why, anchor };
}

/** @param {NonNullable<Hop["headers"]>} headers @returns {HeaderLine} */
function authorizationLine({ authorization }) {
  return {
    name: "Authorization",
    value: authorization ? "kept" : "removed",
    text: authorization
      ? "if the first request had one: no redirect has changed the origin"
      : "if the first request had one: a redirect has changed the origin",
    anchor: `${FETCH}http-redirect-fetch`,
  };
}

/**
 * How many tests are fooled, in words.
 * @param {Hop["tests"]} tests
 */
export function testsSummary(tests) {
  const fooled = tests.filter(({ verdict }) => verdict === "fooled").length;
  const strict = tests.filter(({ verdict }) => verdict === "strict").length;
  if (fooled > 0) return `${fooled} of ${tests.length} tests are fooled`;
  return strict > 0 ? `none is fooled, ${strict} of ${tests.length} are too strict` : `all ${tests.length} are right`;
}
