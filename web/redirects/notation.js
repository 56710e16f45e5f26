// @ts-check
/**
 * A chain of redirects as the page holds it, and as a link carries it: JSON {"locations": [location …], "page": URL of
 * the page that fetches, "allowed": URL of an allow-list, "tests": {kind: value}}. All but the locations may be absent.
 */

/** @typedef {"startsWith" | "endsWith" | "includes" | "RegExp" | "hostname" | "URLPattern"} Kind */
/**
 * @typedef {object} Redirects
 * @property {string[]} locations
 * @property {string | null} page null for a page of the same origin as the first URL
 * @property {string | null} allowed null for the origin of the first URL
 * @property {Readonly<Partial<Record<Kind, string>>>} tests values other than those that follow from what is allowed
 */

export const MOST_LOCATIONS = 40;
export const KINDS = /** @type {const} */ ([
  "startsWith",
  "endsWith",
  "includes",
  "RegExp",
  "hostname",
  "URLPattern",
]);

/** @type {Redirects} */
export const FIRST = Object.freeze({ locations: ["/login?next=/", "//cdn.example.net/x"], page: null, allowed: null, tests: {} });

/** @param {Redirects} held */
export function writeRedirects({ locations, page, allowed, tests }) {
  return JSON.stringify({
    locations,
    ...(page === null ? {} : { page }),
    ...(allowed === null ? {} : { allowed }),
    ...(Object.keys(tests).length === 0 ? {} : { tests }),
  });
}

/**
 * What a link says, as far as it is a chain; `sound` tells whether all of it was.
 * @param {string | undefined} text
 * @returns {Redirects & {sound: boolean}}
 */
export function readRedirects(text) {
  if (!text) return { ...FIRST, sound: true };
  /** @type {any} */
  let said;
  try {
    said = JSON.parse(text);
  } catch {
    said = null;
  }
  const strings = (/** @type {unknown} */ list) => (Array.isArray(list) ? list : []).filter((one) => typeof one === "string");
  const locations = strings(said?.locations).slice(0, MOST_LOCATIONS);
  const page = typeof said?.page === "string" ? said.page : null;
  const allowed = typeof said?.allowed === "string" ? said.allowed : null;
  const given = KINDS.filter((kind) => typeof said?.tests?.[kind] === "string");
  const tests = Object.fromEntries(given.map((kind) => [kind, said.tests[kind]]));
  const sound = Array.isArray(said?.locations) && said.locations.length === locations.length;
  return { locations, page, allowed, tests, sound };
}

/**
 * The values that tests are made with where no other ones were typed, as programs often have them.
 * @param {string} origin that is allowed
 * @param {string} hostname its host
 * @returns {Record<Kind, string>}
 */
export function usualTests(origin, hostname) {
  return {
    startsWith: origin,
    endsWith: hostname,
    includes: hostname,
    RegExp: `^${origin}`,
    hostname,
    URLPattern: `${origin}/*`,
  };
}
