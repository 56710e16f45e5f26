// @ts-check
/** Inputs, published as such, that parsers take apart in different ways. What each does here is computed, not told. */

/** @typedef {{id: string, input: string, base: string | null, about: string, source: string}} Confusion */
/** @typedef {{topic: string, confusions: Confusion[]}} ConfusionTopic */

const TSAI = "Orange Tsai, “A New Era of SSRF”, 2017";
const CLAROTY = "Claroty and Snyk, “Exploiting URL Parsing Confusion”, 2022";

/**
 * @param {string} id
 * @param {string} input
 * @param {string} about
 * @param {string} source
 * @param {string | null} [base]
 * @returns {Confusion}
 */
function confusion(id, input, about, source, base = null) {
  return { id, input, base, about, source };
}

/** @type {readonly ConfusionTopic[]} */
export const CONFUSIONS = Object.freeze([
  {
    topic: "Who is the host?",
    confusions: [
      confusion(
        "backslash-at",
        "http://example.com\\@evil.com",
        "a backslash before an @",
        "OWASP/CheatSheetSeries#2412",
      ),
      confusion("three-hosts", "http://1.1.1.1 &@2.2.2.2# @3.3.3.3/", "three hosts in one string", TSAI),
      confusion("two-ats", "http://foo@evil.com:80@google.com/", "two @, and a port between them", TSAI),
      confusion("space-at", "http://foo@127.0.0.1 @google.com/", "a space before the second @", TSAI),
      confusion("fragment-at", "http://google.com#@evil.com/", "an @ after the number sign", TSAI),
      confusion(
        "encoded-sign",
        "https://1.1.1.1&@2.2.2.2%23@3.3.3.3/path",
        "an encoded number sign between two @",
        "Vexu/zuri#8",
      ),
      confusion(
        "backslash-bracket",
        "http://example.com\\[example.org]",
        "a backslash before brackets",
        "python/cpython#80519",
      ),
      confusion(
        "fullwidth-sign",
        "https://example.com\uff03@example.org",
        "a fullwidth number sign",
        "python/cpython#80397",
      ),
      confusion(
        "empty-credentials",
        "http://@/127.0.0.1",
        "credentials without any, and no host",
        "github/advisory-database#6700",
      ),
    ],
  },
  {
    topic: "Slashes",
    confusions: [
      confusion("no-slash", "https:example.com", "no slash at all", "nodejs/undici#4723"),
      confusion("three-slashes", "http:///evil.com/", "three slashes", CLAROTY),
      confusion("many-slashes", "https:////\\//www.example.com/a/b", "slashes and a backslash", "urllib3/urllib3#2368"),
      confusion(
        "mixed-slashes",
        "/\\/\\example.net/x",
        "a redirect to what looks like a path",
        "steemit/condenser#4008",
        "https://example.org/",
      ),
      confusion("bracket-host", "//\uff3b", "a bracket in another width", "aio-libs/yarl#1829", "http://example.com/"),
    ],
  },
  {
    topic: "Which address is it?",
    confusions: [
      confusion("octal", "http://017700000001:3000/admin", "one number in octal", "indutny/node-ip#162"),
      confusion("hexadecimal", "http://0XA9FEA9FE/", "one number in hexadecimal", "pixee/python-security#14"),
      confusion("bare-prefix", "http://0x.0x.0/", "hexadecimal without digits", "the-moisrex/webpp#786"),
      confusion("two-parts", "http://1.127/", "two parts", "whatwg/url#560"),
      confusion("final-dot", "http://127.0.0.1.:8080/", "a dot at the end", "curl/curl#21635"),
      confusion("fullwidth", "http://１２７。０。０．１/", "fullwidth digits", "lirantal/awesome-nodejs-security#165"),
      confusion("circled", "http://①②⑦.⓪.⓪.①/", "digits in circles", "lirantal/awesome-nodejs-security#165"),
      confusion("future", "http://[v6a.ip]/Path", "an address of a future version", "python/cpython#103849"),
      confusion(
        "ldap",
        "ldap://127.0.0.1#.evilhost.com:1389/a",
        "the lookup that went around a list of hosts",
        CLAROTY,
      ),
    ],
  },
  {
    topic: "What is a name, what is a scheme?",
    confusions: [
      confusion("zero-width", "https://example.com%E2%80%8B/", "an encoded zero width space", "valyala/fasthttp#987"),
      confusion(
        "null-in-host",
        "http://example.com%00.example.org/",
        "an encoded NULL",
        "kavlabs.vercel.app, URL parser",
      ),
      confusion(
        "full-stop",
        "http://example.com。example.org/",
        "an ideographic full stop",
        "kavlabs.vercel.app, URL parser",
      ),
      confusion("new-mapping", "https://\u10ac/", "a letter that is mapped since Unicode 16", "oven-sh/bun#34731"),
      confusion("null-in-scheme", "java\0script:alert(1)", "a NULL in a scheme", "n24q02m/better-notion-mcp#331"),
    ],
  },
]);

export const ALL_CONFUSIONS = Object.freeze(CONFUSIONS.flatMap(({ confusions }) => confusions));
