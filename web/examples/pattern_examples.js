// @ts-check
/** Patterns worth trying, with a URL each. An id is for ever, as those in examples.js. */

/** @typedef {import("./examples.js").Example} Example */
/** @typedef {import("./examples.js").Topic} Topic */
/** @typedef {import("../types.js").PatternView} PatternView */

/**
 * @param {string} id
 * @param {PatternView["pattern"]} pattern
 * @param {string} input
 * @param {string} about
 * @param {Partial<PatternView>} [more]
 * @returns {Example}
 */
function example(id, pattern, input, about, more = {}) {
  return { id, input, base: null, about, pattern, relative: "any", patternBase: "", ignoreCase: false, ...more };
}

/** @type {readonly Topic[]} */
export const PATTERN_TOPICS = Object.freeze([
  {
    topic: "URLPattern: groups",
    examples: [
      example(
        "pattern-blog",
        "/blog/:year(\\d{4})/:slug{.html}?",
        "https://example.com/blog/2026/post.html",
        "A named group with a regular expression, a named segment, and an ending that may be there or not.",
      ),
      example(
        "pattern-blog-mismatch",
        "/blog/:year(\\d{4})/:slug{.html}?",
        "https://example.com/blog/20x6/post",
        "The same on another URL: the third digit of the year is none.",
      ),
      example(
        "pattern-wildcards",
        "https://*.example.com/*/file.*",
        "https://cdn.eu.example.com/a/b/file.txt",
        "Wildcards go over delimiters, and are numbered from 0 in each component.",
      ),
      example(
        "pattern-segments",
        "https://:tenant.example.com/:page",
        "https://cdn.eu.example.com/a/b",
        "Named groups do not go over the delimiter: “.” in the hostname, “/” in the pathname.",
      ),
      example(
        "pattern-optional",
        "/:lang?/docs/:page?",
        "https://example.com/docs",
        "Optional groups that take no part; the “/” before each belongs to it.",
      ),
      example(
        "pattern-repeated",
        "/files/:path+",
        "https://example.com/files/a/b/c",
        "A repeated group captures the delimiters in between.",
      ),
      example(
        "pattern-braces",
        "/product{s}?/:id{-:name}?",
        "https://example.com/products/7-lamp",
        "Braces without a name group text.",
      ),
      example(
        "pattern-refused",
        "/user/:id(\\d+)",
        "https://example.com/user/42",
        "A regular expression: the static routing of service workers refuses this pattern.",
      ),
    ],
  },
  {
    topic: "URLPattern: what is surprising",
    examples: [
      example(
        "pattern-trailing-slash",
        "/foo/",
        "https://example.com/foo",
        "Why “/foo/” does not match “/foo”: the last slash is text like any other.",
      ),
      example(
        "pattern-slash-either-way",
        "/foo{/}?",
        "https://example.com/foo",
        "With braces and “?” the last slash may be there or not.",
      ),
      example(
        "pattern-question-mark",
        "/search?q=*",
        "https://example.com/search?q=x",
        "“?” after text begins the search.",
      ),
      example(
        "pattern-question-modifier",
        "/:page?q=*",
        "https://example.com/search?q=x",
        "“?” after a group is its modifier, so that this has no search; write “\\?”.",
      ),
      example(
        "pattern-colon",
        "data:foo",
        "data:foo",
        "“:” before a letter begins a name, so that this has no protocol.",
      ),
      example("pattern-colon-escaped", "data\\:foo", "data:foo", "An escaped colon ends the protocol."),
      example("pattern-port", "https://example.com:443/", "https://example.com/", "The default port is no port."),
      example(
        "pattern-other-port",
        "https://example.com/",
        "https://example.com:8443/",
        "A constructor string without a port means the default port.",
      ),
      example(
        "pattern-encoded",
        "/caf\u00e9/:x",
        "https://example.com/caf%C3%A9/\u2615",
        "Both sides are percent-encoded before they are compared.",
      ),
      example(
        "pattern-hostname-case",
        "https://EXAMPLE.com/A",
        "https://example.com/a",
        "A hostname is lowercased; a pathname is not.",
      ),
      example("pattern-ignore-case", "https://EXAMPLE.com/A", "https://example.com/a", "The same with ignoreCase.", {
        ignoreCase: true,
      }),
      example(
        "pattern-ipv6",
        "https://[\\:\\:1]/",
        "https://[::1]/",
        "The colons of an IPv6 address are escaped where a name could begin.",
      ),
      example(
        "pattern-backtracking",
        "/(a+)+b",
        `https://example.com/${"a".repeat(60)}`,
        "What makes a backtracking matcher try for ever ends here.",
      ),
    ],
  },
  {
    topic: "URLPattern: components and base URLs",
    examples: [
      example(
        "pattern-base",
        "?page=:n",
        "https://example.com/list?page=2",
        "Relative to a base URL: what comes before what is given is inherited, what comes after matches anything.",
        { relative: "base", patternBase: "https://example.com/list?page=1#top" },
      ),
      example(
        "pattern-base-directory",
        ":file.html",
        "https://example.com/docs/intro.html",
        "A relative pathname is put into the directory of the base URL.",
        { relative: "base", patternBase: "https://example.com/docs/index.html" },
      ),
      example(
        "pattern-no-base",
        "/foo",
        "https://example.com/foo",
        "In the Standard a constructor string without a protocol needs a base URL.",
        {
          relative: "none",
        },
      ),
      example(
        "pattern-init",
        { pathname: "/:page", search: "" },
        "https://example.com/a?b",
        "Given as components: an empty search is another thing than one that is not given.",
      ),
      example(
        "pattern-init-base",
        { hash: "sec-*", baseURL: "https://example.com/spec" },
        "https://example.com/spec#sec-urls",
        "Components that inherit from a baseURL.",
      ),
      example(
        "pattern-fields",
        "/foo/*",
        "https://example.com/",
        "Matched against components: those that are not given are empty.",
        {
          fields: { pathname: "/foo/bar", search: "x" },
        },
      ),
    ],
  },
  {
    topic: "URLPattern: not compiled",
    examples: [
      example(
        "pattern-error-group",
        { pathname: "/a/(?:a" },
        "https://example.com/a/a",
        "A regular expression may not begin with “?”.",
      ),
      example("pattern-error-braces", "/a{b{c}}", "https://example.com/abc", "Braces do not nest."),
      example("pattern-error-name", "/:a/:a", "https://example.com/x/y", "Two groups of one name."),
      example(
        "pattern-error-regexp",
        "/:id(\\d{3,1})",
        "https://example.com/12",
        "The regular expression itself is wrong.",
      ),
      example("pattern-error-host", "https://exa mple.com/", "https://example.com/", "A text that no host can hold."),
    ],
  },
  {
    topic: "URLPattern: a table of routes",
    examples: [
      example(
        "pattern-routes",
        "/blog/:slug",
        "https://example.com/blog/new",
        "Which pattern takes which URL, and which are never reached.",
        {
          routePatterns: [
            "/",
            "/blog/new",
            "/blog/:slug",
            "/blog/:year(\\d{4})/:slug",
            "/blog/archive",
            "/:page?",
            "https://api.example.com/v:major(\\d+)/*",
          ].join("\n"),
          routeUrls: [
            "https://example.com/",
            "https://example.com/blog/new",
            "https://example.com/blog/archive",
            "https://example.com/blog/2026/urls",
            "https://example.com/about",
            "https://api.example.com/v2/users/7",
            "https://example.com/a/b",
          ].join("\n"),
        },
      ),
    ],
  },
]);
