// @ts-check
/** Inputs worth trying. An id is for ever: links of the form #ex=id use it. */
import { FIRST_EXAMPLE } from "./first_example.js";
import { PATTERN_TOPICS } from "./pattern_examples.js";

/** @typedef {import("./first_example.js").Example} Example */
/** @typedef {{topic: string, examples: Example[]}} Topic */

/**
 * @param {string} id
 * @param {string} input
 * @param {string} about
 * @param {string | null} [base]
 * @returns {Example}
 */
function example(id, input, about, base = null) {
  return { id, input, base, about };
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
    topic: "First look",
    examples: [
      FIRST_EXAMPLE,
      example("plain", "https://example.org/", "The plain case: no error, nothing changed."),
      example(
        "mess",
        " \thttps:example.org\\a b\n ",
        "Trimmed, stripped, slashes supplied, backslash turned, space encoded.",
      ),
      example("not-a-url", "example.org/path", "No scheme and no base: failure at the first code point."),
    ],
  },
  {
    topic: "Whitespace and the invisible",
    examples: [
      example("tab-newline", "http://ex\t.\norg\r/", "Tabs and newlines are removed wherever they stand."),
      example("trimmed", "\0 https://example.org/ \x1f", "C0 controls and spaces go from both ends."),
      example("soft-hyphen", "https://exa\u00admple.org/", "A soft hyphen in a domain is mapped to nothing."),
      example("lone-surrogate", "https://\ud800/", "A lone surrogate is read as U+FFFD, which no domain may hold."),
      example("byte-order-mark", "\ufeffhttps://example.org/", "A byte order mark is not trimmed: no scheme."),
      example(
        "bidi-override",
        "https://example.org/\u202egro.elpmaxe",
        "A right-to-left override, percent-encoded in a path.",
      ),
    ],
  },
  {
    topic: "IPv4",
    examples: [
      example("ipv4-octal", "http://0177.0.0.0x1/", "A leading 0 makes a part octal, 0x makes it hexadecimal."),
      example("ipv4-short", "http://0x7f.1/", "Fewer than four parts: the last one fills the rest."),
      example("ipv4-integer", "http://2130706433/", "One number is a whole address."),
      example(
        "ipv4-too-many",
        "https://１.2.3.4.5",
        "Fullwidth digits are digits after mapping; five parts are too many.",
      ),
      example("ipv4-out-of-range", "http://256.256.256.256/", "A part above 255 that is not the last fails."),
      example("ipv4-empty-part", "http://127.0.0.1./", "One final empty part is forgiven, with a validation error."),
      example("ipv4-not-a-number", "http://foo.0x4/", "The last label looks like a number, so all must be."),
    ],
  },
  {
    topic: "IPv6",
    examples: [
      example("ipv6-compress", "http://[2001:db8:0:0:1:0:0:1]/", "The first longest run of zero pieces is compressed."),
      example("ipv6-embedded", "http://[::ffff:192.168.0.1]/", "The last two pieces may be written as IPv4."),
      example("ipv6-too-many", "http://[1::2:3:4:5:6:7:8:9]/", "More than eight pieces."),
      example("ipv6-unclosed", "http://[::1/", "An address without its closing bracket."),
    ],
  },
  {
    topic: "Domains and IDNA",
    examples: [
      example("idna-coffee", "https://☕.example/", "A symbol becomes Punycode: xn--53h.example."),
      example("idna-sharp-s", "https://faß.ExAmPlE/", "ß is kept; capital letters are mapped to small ones."),
      example(
        "idna-fullwidth",
        "https://ＧＯ。com/",
        "Fullwidth letters and an ideographic full stop are mapped to ASCII.",
      ),
      example("idna-percent", "https://%E2%98%83.example/", "A host is percent-decoded before IDNA."),
      example("idna-bad-punycode", "https://xn--a/", "A label that starts with xn-- and does not decode."),
      example(
        "domain-code-point",
        "https://exa%23mple.org/",
        "A decoded host holds a code point that is forbidden in domains.",
      ),
    ],
  },
  {
    topic: "Credentials and ports",
    examples: [
      example("credentials-two-at", "https://a@b@c/", "Only the last @ ends the credentials; the others are encoded."),
      example("credentials-no-host", "https://user@/x", "Credentials, but no host after them."),
      example("port-default", "http://example.org:80/", "A scheme's default port is dropped."),
      example("port-out-of-range", "https://example.org:70000", "A port above 65535 fails."),
      example("port-invalid", "https://example.org:8o/", "A port that is not a number fails."),
      example("backslash-host", "http://example.com\\@evil.example/", "In special URLs a backslash ends the host."),
    ],
  },
  {
    topic: "Files and drive letters",
    examples: [
      example("file-drive", "file:///C|/demo", "C| is a drive letter and becomes C:."),
      example("file-drive-host", "file://C:/demo", "A drive letter where a host would stand."),
      example("file-drive-base", "/x", "A drive letter in the base survives an absolute path.", "file:///C:/a/b"),
      example("file-dots", "file:///C:/../../x", "Dot segments never remove the drive letter."),
      example("file-host", "file://localhost/etc/hosts", "localhost is the empty host in a file URL."),
    ],
  },
  {
    topic: "Relative references",
    examples: [
      example("relative-slashes", "//x", "Two slashes: a new host with the scheme of the base.", "https://h/p"),
      example("relative-no-base", "//x", "The same without a base fails."),
      example("relative-query", "?q", "Only a query: the path of the base stays.", "https://example.org/a/b?c#d"),
      example("relative-dots", "../../../c", "More .. than there are segments is no error.", "https://example.org/a/b"),
      example(
        "relative-empty",
        "",
        "The empty string gives the base without its fragment.",
        "https://example.org/a?b#c",
      ),
      example(
        "relative-same-scheme",
        "https:x",
        "A special scheme equal to the base's, without slashes, is relative.",
        "https://example.org/a/b",
      ),
      example("relative-opaque", "x", "A base with an opaque path takes only fragments.", "mailto:user@example.org"),
      example("base-blank", "#top", "about:blank takes a fragment.", "about:blank"),
      example("base-failure", "x", "A base that cannot be parsed ends all.", "not a base"),
    ],
  },
  {
    topic: "Other schemes and opaque paths",
    examples: [
      example("opaque-path", "foo:a ?b", "An opaque path: one string; its last space is encoded before a query."),
      example("non-special-host", "foo://EXAMPLE/%41", "In other schemes the host is opaque and keeps its case."),
      example("opaque-host-error", "foo://exa mple/", "A space is forbidden in an opaque host."),
      example(
        "path-dot-host",
        "web+demo:/.//not-a-host/",
        "Serializing puts /. before a path that begins with two slashes.",
      ),
      example("data-url", "data:text/html,<p>Hi</p>#x", "A data: URL; little is encoded in an opaque path."),
      example(
        "blob-origin",
        "blob:https://example.org/0a1b",
        "The origin of a blob: URL is that of the URL in its path.",
      ),
      example("mailto", "mailto:user@example.org", "The @ means nothing in an opaque path."),
    ],
  },
  {
    topic: "Percent-encoding",
    examples: [
      example("encode-sets", "https://u'@h/p'{}?q'{}#f'{}`", "Each component has its own percent-encode set."),
      example("encode-double-dot", "https://example.org/a/%2e%2E/b", "%2e is a dot in dot segments."),
      example(
        "encode-malformed",
        "https://example.org/%zz?%",
        "A % that begins no escape is kept, with a validation error.",
      ),
      example("encode-unicode", "https://example.org/é?ü#ö", "Beyond ASCII, UTF-8 bytes are percent-encoded."),
    ],
  },
  {
    topic: "Encodings of the query",
    examples: [
      encoded(
        "Shift_JIS",
        example(
          "encoding-shift-jis",
          "https://ü.example/?q=漢字",
          "In a document in Shift_JIS the query is encoded in it; the host is not.",
        ),
      ),
      encoded(
        "ISO-2022-JP",
        example(
          "encoding-iso-2022-jp",
          "https://ü.example/?q=漢字a",
          "ISO-2022-JP has states: escape sequences switch between them.",
        ),
      ),
      encoded(
        "windows-1252",
        example(
          "encoding-unencodable",
          "https://example.org/?q=é€☕",
          "What an encoding does not have becomes a number, as in HTML.",
        ),
      ),
      encoded(
        "windows-1252",
        example(
          "encoding-websocket",
          "wss://example.org/?é",
          "In the schemes ws and wss the query is always in UTF-8.",
        ),
      ),
    ],
  },
  {
    topic: "Sites, and what a person sees",
    examples: [
      example(
        "site-trailing-dot",
        "http://example.co.uk./",
        "The public suffix is co.uk., the registrable domain keeps the final dot.",
      ),
      example(
        "site-private",
        "https://me.github.io/",
        "A private rule: each name under github.io is a site of its own.",
      ),
      example(
        "site-wildcard",
        "https://kobe.jp/",
        "A parent of a wildcard, which browsers and the list's algorithm read differently.",
      ),
      example("site-is-suffix", "https://co.uk/", "A public suffix has no registrable domain."),
      example(
        "look-alike",
        "https://аррӏе.com/",
        "Cyrillic letters that look like Latin ones: the label stays in Punycode.",
      ),
      example(
        "credentials-deceive",
        "https://example.com@evil.example/login",
        "What stands before an @ is not where a URL leads.",
      ),
      example(
        "right-to-left",
        "https://example.org/א/ב?ג",
        "Right-to-left text is isolated, so that the components keep their order.",
      ),
    ],
  },
  {
    topic: "Valid to write, or not",
    examples: [
      example("writing-no-slashes", "https:example.org", "Parsed, but not a valid URL string."),
      example(
        "writing-underscore",
        "https://a_b.example/",
        "A domain with an underscore: parsed, yet not valid to write.",
      ),
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
  return (about?.errors ?? []).map(({ name, description, example: { input, base } }) =>
    example(`error-${name}`, input, `${name}: ${description}`, base),
  );
}

/** @param {import("../types.js").About | null} about */
export function allTopics(about) {
  const errors = errorExamples(about);
  return errors.length > 0 ? [...TOPICS, { topic: "One for each validation error", examples: errors }] : TOPICS;
}
