// @ts-check
/** What is said of one hop, beside its URL. Where Fetch decides, its section is named. */

import { REDIRECTS } from "../messages/redirects.js";

/** @typedef {import("../types.js").Hop} Hop */
/** @typedef {{kind: string, sign: string, text: string, strong?: boolean}} Fact */
/**
 * A value is what is sent, or a word for what happens.
 * @typedef {{name: string, value: string, isWord?: boolean, text: string, anchor: string}} HeaderLine
 */

const FETCH = "https://fetch.spec.whatwg.org/#";
const { fact: FACT, header: HEADER } = REDIRECTS;

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
      ? { kind: "origin", sign: "≠", text: FACT.otherOrigin, strong: true }
      : { kind: "origin", sign: "=", text: FACT.sameOrigin },
    siteFact(hop),
    index === 0 ? null : firstFact(hop),
    hop.origin === "null" ? { kind: "opaque", sign: "∅", text: FACT.opaque } : null,
    hop.downgrade ? { kind: "downgrade", sign: "⚠", text: FACT.downgrade, strong: true } : null,
    hop.credentials ? { kind: "credentials", sign: "⚠", text: FACT.credentials, strong: true } : null,
    hop.default_port === null
      ? null
      : { kind: "port", sign: "–", text: FACT.defaultPort(hop.default_port) },
    hop.fragment_inherited ? { kind: "fragment", sign: "#", text: FACT.fragment } : null,
    hop.repeated ? { kind: "loop", sign: "↻", text: FACT.loop, strong: true } : null,
  ];
  return facts.filter((fact) => fact !== null);
}

/** @param {Hop} hop @returns {Fact} */
function firstFact({ same_origin_as_first: origin, same_site_as_first: site }) {
  if (origin) return { kind: "first", sign: "↩", text: FACT.firstOrigin };
  const { notFirstOrigin, notFirstOriginButSite, notFirstOriginNorSite } = FACT;
  const text = site === null ? notFirstOrigin : site ? notFirstOriginButSite : notFirstOriginNorSite;
  return { kind: "first", sign: "≠", text };
}

/** @param {Hop} hop @returns {Fact | null} */
function siteFact({ cross_site: crossSite }) {
  if (crossSite === null) return null;
  return crossSite
    ? { kind: "site", sign: "≠", text: FACT.otherSite, strong: true }
    : { kind: "site", sign: "=", text: FACT.sameSite };
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
          value: HEADER.networkError,
          isWord: true,
          text: HEADER.blocked,
          anchor: `${FETCH}http-redirect-fetch`,
        },
      ]
    : [];
  const mixed = downgrade
    ? [
        {
          name: HEADER.mixed,
          value: "http:",
          text: HEADER.mixedWhy,
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
    ? HEADER.tainted
    : headers.origin_sent
      ? HEADER.origin
      : HEADER.originLater;
  return { name: "Origin", value: headers.origin, text: why, anchor };
}

/** @param {NonNullable<Hop["headers"]>} headers @returns {HeaderLine} */
function authorizationLine({ authorization }) {
  return {
    name: "Authorization",
    value: authorization ? HEADER.kept : HEADER.removed,
    isWord: true,
    text: authorization ? HEADER.keptWhy : HEADER.removedWhy,
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
  const text = REDIRECTS.allowList;
  if (fooled > 0) return text.fooled(fooled, tests.length);
  return strict > 0 ? text.strict(strict, tests.length) : text.right(tests.length);
}
