// @ts-check
/** What the view of redirects says, in English. */

/** @typedef {string | Node} Child */

export default {
  title: "Redirects",
  titleNote: "Location values, each against the URL before; nothing is fetched",
  add: "Add a location",
  fetchedBy: "Fetched by a page at",
  samePage: "the same origin as the URL above",
  examples: "Examples of redirects",
  notAllRead: "Not all of this link could be read as locations.",
  notReached: "Not reached: the chain ends before.",
  noAnswer: "No answer yet.",
  from: "from ",
  why: "why",
  /** @param {Child} url */
  endsAt: (url) => [" It ends at ", url, "."],

  example: {
    fooled: "Allow-lists fooled",
    sameSite: "To the same site",
    originNull: "Origin becomes null",
    authorizationLost: "Authorization is lost",
    down: "Down to http:",
    noRedirect: "No redirect",
    loop: "A loop",
  },

  allowList: {
    title: "An allow-list",
    titleNote: "ways in which programs test a URL; each hop says which of them are fooled",
    allowed: "Allowed",
    /** @param {string} test */
    valueOf: (test) => `Value of ${test}`,
    /**
     * @param {Child} origin
     * @param {Child} hostname
     */
    note: (origin, hostname) => [
      "A test is fooled where it lets a URL pass whose host is neither the allowed one nor a domain below it. Compare ",
      origin,
      " or ",
      hostname,
      " of the parsed URL, and use that same URL afterwards.",
    ],
    /** @param {string} summary */
    summary: (summary) => `Allow-list: ${summary}`,
    /**
     * @param {number} fooled
     * @param {number} all
     */
    fooled: (fooled, all) => `${fooled} of ${all} tests are fooled`,
    /**
     * @param {number} strict
     * @param {number} all
     */
    strict: (strict, all) => `none is fooled, ${strict} of ${all} are too strict`,
    /** @param {number} all */
    right: (all) => `all ${all} are right`,
    /** @param {number} location its number */
    tests: (location) => `Tests of location ${location}`,
    /** @param {number} location */
    caption: (location) => `What each test says of location ${location}`,
    test: "test",
    itself: "the text itself",
    passes: "lets pass",
    refuses: "refuses",
    /** What a test says, and whether that is right. */
    verdicts: {
      /** @param {string} says */
      right: (says) => says,
      /** @param {string} says */
      fooled: (says) => `⚠ ${says}, fooled`,
      /** @param {string} says */
      strict: (says) => `${says}, too strict`,
      /** @param {string} says */
      none: (says) => `${says}, no answer`,
    },
  },

  hop: {
    empty: "(empty)",
    /** @param {number} location its number */
    field: (location) => `Location ${location}, escaped`,
    /** @param {number} location */
    up: (location) => `Move location ${location} up`,
    /** @param {number} location */
    down: (location) => `Move location ${location} down`,
    /** @param {number} location */
    remove: (location) => `Remove location ${location}`,
    failure: "Failure: the location cannot be parsed",
    /** @param {string} browser */
    same: (browser) => `same in ${browser}`,
    /**
     * @param {string} browser
     * @param {Child} url
     */
    inBrowser: (browser, url) => [`${browser}: `, url],
    noUrl: "failure",
  },

  fact: {
    otherOrigin: "another origin than before",
    sameOrigin: "same origin as before",
    otherSite: "another site",
    sameSite: "same site",
    firstOrigin: "the first origin",
    notFirstOrigin: "not the first origin",
    notFirstOriginButSite: "not the first origin, but its site",
    notFirstOriginNorSite: "not the first origin, nor its site",
    opaque: "opaque origin: null",
    downgrade: "https: to http:",
    credentials: "includes credentials",
    /** @param {string} port */
    defaultPort: (port) => `:${port} is the default port, and dropped`,
    fragment: "fragment inherited",
    loop: "was here before: a loop?",
  },

  header: {
    networkError: "network error",
    blocked: "the URL includes credentials, and the fetch is across origins",
    mixed: "Mixed content",
    mixedWhy: "a fetch by a page on https: is blocked, or upgraded, unless the host is loopback; a navigation goes on",
    tainted: "a redirect has left an origin that is not the page’s",
    origin: "the page’s origin",
    originLater: "the page’s origin; GET and HEAD send none until another origin is asked",
    kept: "kept",
    removed: "removed",
    keptWhy: "if the first request had one: no redirect has changed the origin",
    removedWhy: "if the first request had one: a redirect has changed the origin",
  },
};
