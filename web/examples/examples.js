// @ts-check
/** Inputs worth trying. An id is for ever: links of the form #ex=id use it. */
import { EXAMPLES } from "../messages/examples.js";
import { FIRST_EXAMPLE } from "./first_example.js";
import { PATTERN_TOPICS } from "./pattern_examples.js";

/** @typedef {import("./first_example.js").Example} Example */
/** @typedef {{topic: string, examples: Example[]}} Topic */

/**
 * @param {keyof typeof EXAMPLES["about"]} id
 * @param {string} input
 * @param {string | null} [base]
 * @returns {Example}
 */
function example(id, input, base = null) {
  return { id, input, base, about: EXAMPLES.about[id] };
}

/**
 * @param {string} encoding of the query
 * @param {Example} example
 * @returns {Example}
 */
function encoded(encoding, example) {
  return { ...example, encoding };
}

/** @type {readonly Topic[]} */
export const TOPICS = Object.freeze([
  {
    topic: EXAMPLES.topics.first,
    examples: [
      { ...FIRST_EXAMPLE, about: EXAMPLES.about["every-part"] },
      example("plain", "https://example.org/"),
      example("mess", " \thttps:example.org\\a b\n "),
      example("not-a-url", "example.org/path"),
    ],
  },
  {
    topic: EXAMPLES.topics.whitespace,
    examples: [
      example("tab-newline", "http://ex\t.\norg\r/"),
      example("trimmed", "\0 https://example.org/ \x1f"),
      example("soft-hyphen", "https://exa\u00admple.org/"),
      example("lone-surrogate", "https://\ud800/"),
      example("byte-order-mark", "\ufeffhttps://example.org/"),
      example("bidi-override", "https://example.org/\u202egro.elpmaxe"),
    ],
  },
  {
    topic: EXAMPLES.topics.ipv4,
    examples: [
      example("ipv4-octal", "http://0177.0.0.0x1/"),
      example("ipv4-short", "http://0x7f.1/"),
      example("ipv4-integer", "http://2130706433/"),
      example("ipv4-too-many", "https://１.2.3.4.5"),
      example("ipv4-out-of-range", "http://256.256.256.256/"),
      example("ipv4-empty-part", "http://127.0.0.1./"),
      example("ipv4-not-a-number", "http://foo.0x4/"),
    ],
  },
  {
    topic: EXAMPLES.topics.ipv6,
    examples: [
      example("ipv6-compress", "http://[2001:db8:0:0:1:0:0:1]/"),
      example("ipv6-embedded", "http://[::ffff:192.168.0.1]/"),
      example("ipv6-too-many", "http://[1::2:3:4:5:6:7:8:9]/"),
      example("ipv6-unclosed", "http://[::1/"),
    ],
  },
  {
    topic: EXAMPLES.topics.domains,
    examples: [
      example("idna-coffee", "https://☕.example/"),
      example("idna-sharp-s", "https://faß.ExAmPlE/"),
      example("idna-fullwidth", "https://ＧＯ。com/"),
      example("idna-percent", "https://%E2%98%83.example/"),
      example("idna-bad-punycode", "https://xn--a/"),
      example("domain-code-point", "https://exa%23mple.org/"),
    ],
  },
  {
    topic: EXAMPLES.topics.credentials,
    examples: [
      example("credentials-two-at", "https://a@b@c/"),
      example("credentials-no-host", "https://user@/x"),
      example("port-default", "http://example.org:80/"),
      example("port-out-of-range", "https://example.org:70000"),
      example("port-invalid", "https://example.org:8o/"),
      example("backslash-host", "http://example.com\\@evil.example/"),
    ],
  },
  {
    topic: EXAMPLES.topics.files,
    examples: [
      example("file-drive", "file:///C|/demo"),
      example("file-drive-host", "file://C:/demo"),
      example("file-drive-base", "/x", "file:///C:/a/b"),
      example("file-dots", "file:///C:/../../x"),
      example("file-host", "file://localhost/etc/hosts"),
    ],
  },
  {
    topic: EXAMPLES.topics.relative,
    examples: [
      example("relative-slashes", "//x", "https://h/p"),
      example("relative-no-base", "//x"),
      example("relative-query", "?q", "https://example.org/a/b?c#d"),
      example("relative-dots", "../../../c", "https://example.org/a/b"),
      example("relative-empty", "", "https://example.org/a?b#c"),
      example("relative-same-scheme", "https:x", "https://example.org/a/b"),
      example("relative-opaque", "x", "mailto:user@example.org"),
      example("base-blank", "#top", "about:blank"),
      example("base-failure", "x", "not a base"),
    ],
  },
  {
    topic: EXAMPLES.topics.otherSchemes,
    examples: [
      example("opaque-path", "foo:a ?b"),
      example("non-special-host", "foo://EXAMPLE/%41"),
      example("opaque-host-error", "foo://exa mple/"),
      example("path-dot-host", "web+demo:/.//not-a-host/"),
      example("data-url", "data:text/html,<p>Hi</p>#x"),
      example("blob-origin", "blob:https://example.org/0a1b"),
      example("mailto", "mailto:user@example.org"),
    ],
  },
  {
    topic: EXAMPLES.topics.percentEncoding,
    examples: [
      example("encode-sets", "https://u'@h/p'{}?q'{}#f'{}`"),
      example("encode-double-dot", "https://example.org/a/%2e%2E/b"),
      example("encode-malformed", "https://example.org/%zz?%"),
      example("encode-unicode", "https://example.org/é?ü#ö"),
    ],
  },
  {
    topic: EXAMPLES.topics.encodings,
    examples: [
      encoded("Shift_JIS", example("encoding-shift-jis", "https://ü.example/?q=漢字")),
      encoded("ISO-2022-JP", example("encoding-iso-2022-jp", "https://ü.example/?q=漢字a")),
      encoded("windows-1252", example("encoding-unencodable", "https://example.org/?q=é€☕")),
      encoded("windows-1252", example("encoding-websocket", "wss://example.org/?é")),
    ],
  },
  {
    topic: EXAMPLES.topics.sites,
    examples: [
      example("site-trailing-dot", "http://example.co.uk./"),
      example("site-private", "https://me.github.io/"),
      example("site-wildcard", "https://kobe.jp/"),
      example("site-is-suffix", "https://co.uk/"),
      example("look-alike", "https://аррӏе.com/"),
      example("credentials-deceive", "https://example.com@evil.example/login"),
      example("right-to-left", "https://example.org/א/ב?ג"),
    ],
  },
  {
    topic: EXAMPLES.topics.valid,
    examples: [
      example("writing-no-slashes", "https:example.org"),
      example("writing-underscore", "https://a_b.example/"),
    ],
  },
  ...PATTERN_TOPICS,
]);

const BY_ID = new Map(TOPICS.flatMap(({ examples }) => examples).map((entry) => [entry.id, entry]));

/**
 * @param {string} id
 * @returns {Example | undefined}
 */
export function exampleById(id) {
  return BY_ID.get(id);
}

/**
 * One example for each name in the Standard's table of validation errors, from Python.
 * @param {import("../types.js").About | null} about
 * @returns {Example[]}
 */
export function errorExamples(about) {
  return (about?.errors ?? []).map(({ name, description, example: { input, base } }) => ({
    ...{ id: `error-${name}`, input, base },
    about: EXAMPLES.error(name, description),
  }));
}

/** @param {import("../types.js").About | null} about */
export function allTopics(about) {
  const errors = errorExamples(about);
  return errors.length > 0 ? [...TOPICS, { topic: EXAMPLES.onePerError, examples: errors }] : TOPICS;
}
