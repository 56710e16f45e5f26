// @ts-check
/** Inputs, published as such, that parsers take apart in different ways. What each does here is computed, not told. */
import { CONFUSION_TEXTS } from "../messages/confusions.js";

/** @typedef {{id: string, input: string, base: string | null, about: string, source: string}} Confusion */
/** @typedef {{topic: string, confusions: Confusion[]}} ConfusionTopic */
/** @typedef {keyof typeof CONFUSION_TEXTS["about"]} Id */

const TSAI = "Orange Tsai, “A New Era of SSRF”, 2017";
const CLAROTY = "Claroty and Snyk, “Exploiting URL Parsing Confusion”, 2022";

/**
 * @param {Id} id
 * @param {string} input
 * @param {string} source
 * @param {string | null} [base]
 * @returns {Confusion}
 */
function confusion(id, input, source, base = null) {
  return { id, input, base, about: CONFUSION_TEXTS.about[id], source };
}

/** @type {readonly ConfusionTopic[]} */
export const CONFUSIONS = Object.freeze([
  {
    topic: CONFUSION_TEXTS.topics.host,
    confusions: [
      confusion("backslash-at", "http://example.com\\@evil.com", "OWASP/CheatSheetSeries#2412"),
      confusion("three-hosts", "http://1.1.1.1 &@2.2.2.2# @3.3.3.3/", TSAI),
      confusion("two-ats", "http://foo@evil.com:80@google.com/", TSAI),
      confusion("space-at", "http://foo@127.0.0.1 @google.com/", TSAI),
      confusion("fragment-at", "http://google.com#@evil.com/", TSAI),
      confusion("encoded-sign", "https://1.1.1.1&@2.2.2.2%23@3.3.3.3/path", "Vexu/zuri#8"),
      confusion("backslash-bracket", "http://example.com\\[example.org]", "python/cpython#80519"),
      confusion("fullwidth-sign", "https://example.com\uff03@example.org", "python/cpython#80397"),
      confusion("empty-credentials", "http://@/127.0.0.1", "github/advisory-database#6700"),
    ],
  },
  {
    topic: CONFUSION_TEXTS.topics.slashes,
    confusions: [
      confusion("no-slash", "https:example.com", "nodejs/undici#4723"),
      confusion("three-slashes", "http:///evil.com/", CLAROTY),
      confusion("many-slashes", "https:////\\//www.example.com/a/b", "urllib3/urllib3#2368"),
      confusion("mixed-slashes", "/\\/\\example.net/x", "steemit/condenser#4008", "https://example.org/"),
      confusion("bracket-host", "//\uff3b", "aio-libs/yarl#1829", "http://example.com/"),
    ],
  },
  {
    topic: CONFUSION_TEXTS.topics.address,
    confusions: [
      confusion("octal", "http://017700000001:3000/admin", "indutny/node-ip#162"),
      confusion("hexadecimal", "http://0XA9FEA9FE/", "pixee/python-security#14"),
      confusion("bare-prefix", "http://0x.0x.0/", "the-moisrex/webpp#786"),
      confusion("two-parts", "http://1.127/", "whatwg/url#560"),
      confusion("final-dot", "http://127.0.0.1.:8080/", "curl/curl#21635"),
      confusion("fullwidth", "http://１２７。０。０．１/", "lirantal/awesome-nodejs-security#165"),
      confusion("circled", "http://①②⑦.⓪.⓪.①/", "lirantal/awesome-nodejs-security#165"),
      confusion("future", "http://[v6a.ip]/Path", "python/cpython#103849"),
      confusion("ldap", "ldap://127.0.0.1#.evilhost.com:1389/a", CLAROTY),
    ],
  },
  {
    topic: CONFUSION_TEXTS.topics.names,
    confusions: [
      confusion("zero-width", "https://example.com%E2%80%8B/", "valyala/fasthttp#987"),
      confusion("null-in-host", "http://example.com%00.example.org/", "kavlabs.vercel.app, URL parser"),
      confusion("full-stop", "http://example.com。example.org/", "kavlabs.vercel.app, URL parser"),
      confusion("new-mapping", "https://\u10ac/", "oven-sh/bun#34731"),
      confusion("null-in-scheme", "java\0script:alert(1)", "n24q02m/better-notion-mcp#331"),
    ],
  },
]);

export const ALL_CONFUSIONS = Object.freeze(CONFUSIONS.flatMap(({ confusions }) => confusions));
