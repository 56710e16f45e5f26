// @ts-check
/** Patterns worth trying, with a URL each. An id is for ever, as those in examples.js. */
import { EXAMPLES } from "../messages/examples.js";

/** @typedef {import("./examples.js").Example} Example */
/** @typedef {import("./examples.js").Topic} Topic */
/** @typedef {import("../types.js").PatternView} PatternView */

/**
 * @param {keyof typeof EXAMPLES["about"]} id
 * @param {PatternView["pattern"]} pattern
 * @param {string} input
 * @param {Partial<PatternView>} [more]
 * @returns {Example}
 */
function example(id, pattern, input, more = {}) {
  const about = EXAMPLES.about[id];
  return { id, input, base: null, about, pattern, relative: "any", patternBase: "", ignoreCase: false, ...more };
}

/** @type {readonly Topic[]} */
export const PATTERN_TOPICS = Object.freeze([
  {
    topic: EXAMPLES.topics.patternGroups,
    examples: [
      example("pattern-blog", "/blog/:year(\\d{4})/:slug{.html}?", "https://example.com/blog/2026/post.html"),
      example("pattern-blog-mismatch", "/blog/:year(\\d{4})/:slug{.html}?", "https://example.com/blog/20x6/post"),
      example("pattern-wildcards", "https://*.example.com/*/file.*", "https://cdn.eu.example.com/a/b/file.txt"),
      example("pattern-segments", "https://:tenant.example.com/:page", "https://cdn.eu.example.com/a/b"),
      example("pattern-optional", "/:lang?/docs/:page?", "https://example.com/docs"),
      example("pattern-repeated", "/files/:path+", "https://example.com/files/a/b/c"),
      example("pattern-braces", "/product{s}?/:id{-:name}?", "https://example.com/products/7-lamp"),
      example("pattern-refused", "/user/:id(\\d+)", "https://example.com/user/42"),
    ],
  },
  {
    topic: EXAMPLES.topics.patternSurprising,
    examples: [
      example("pattern-trailing-slash", "/foo/", "https://example.com/foo"),
      example("pattern-slash-either-way", "/foo{/}?", "https://example.com/foo"),
      example("pattern-question-mark", "/search?q=*", "https://example.com/search?q=x"),
      example("pattern-question-modifier", "/:page?q=*", "https://example.com/search?q=x"),
      example("pattern-colon", "data:foo", "data:foo"),
      example("pattern-colon-escaped", "data\\:foo", "data:foo"),
      example("pattern-port", "https://example.com:443/", "https://example.com/"),
      example("pattern-other-port", "https://example.com/", "https://example.com:8443/"),
      example("pattern-encoded", "/caf\u00e9/:x", "https://example.com/caf%C3%A9/\u2615"),
      example("pattern-hostname-case", "https://EXAMPLE.com/A", "https://example.com/a"),
      example("pattern-ignore-case", "https://EXAMPLE.com/A", "https://example.com/a", {
        ignoreCase: true,
      }),
      example("pattern-ipv6", "https://[\\:\\:1]/", "https://[::1]/"),
      example("pattern-backtracking", "/(a+)+b", `https://example.com/${"a".repeat(60)}`),
    ],
  },
  {
    topic: EXAMPLES.topics.patternComponents,
    examples: [
      example(
        "pattern-base",
        "?page=:n",
        "https://example.com/list?page=2",
        { relative: "base", patternBase: "https://example.com/list?page=1#top" },
      ),
      example(
        "pattern-base-directory",
        ":file.html",
        "https://example.com/docs/intro.html",
        { relative: "base", patternBase: "https://example.com/docs/index.html" },
      ),
      example("pattern-no-base", "/foo", "https://example.com/foo", { relative: "none" }),
      example("pattern-init", { pathname: "/:page", search: "" }, "https://example.com/a?b"),
      example(
        "pattern-init-base",
        { hash: "sec-*", baseURL: "https://example.com/spec" },
        "https://example.com/spec#sec-urls",
      ),
      example("pattern-fields", "/foo/*", "https://example.com/", { fields: { pathname: "/foo/bar", search: "x" } }),
    ],
  },
  {
    topic: EXAMPLES.topics.patternErrors,
    examples: [
      example("pattern-error-group", { pathname: "/a/(?:a" }, "https://example.com/a/a"),
      example("pattern-error-braces", "/a{b{c}}", "https://example.com/abc"),
      example("pattern-error-name", "/:a/:a", "https://example.com/x/y"),
      example("pattern-error-regexp", "/:id(\\d{3,1})", "https://example.com/12"),
      example("pattern-error-host", "https://exa mple.com/", "https://example.com/"),
    ],
  },
  {
    topic: EXAMPLES.topics.patternRoutes,
    examples: [
      example(
        "pattern-routes",
        "/blog/:slug",
        "https://example.com/blog/new",
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
