// @ts-check
/**
 * What a link to a view says, kept in the fragment so that no server sees it.
 *
 *     fragment = plain | packed | example
 *     plain    = "u=" text *( "&" key "=" text )      key: base, encoding, second, those of pattern_link.js, tab, own,
 *                                                     step, units, in this order, each at most once
 *     packed   = version "." base64url checksum       version "1": deflated JSON, "0": JSON as it is
 *     example  = "ex=" id
 *
 * - plain is for printable ASCII, to be legible where links are read. A text is A-Z a-z 0-9 - _ . ~ and %XX only.
 *   It is not used where its every escape is a "%25XX", because then it could not be told from a link that
 *   some program has percent-encoded a second time.
 * - packed holds any string of UTF-16 units: JSON escapes lone surrogates, so UTF-8 loses nothing. Keys: i input,
 *   b base (absent: none), e encoding, o the second URL of two, t tab, v what the view of that tab holds of its own,
 *   s step, n units, and those of pattern_link.js.
 *   The checksum is six hexadecimal digits over the base64url.
 * - Every fragment ends with a letter or digit, because Markdown drops punctuation from the end of a bare link.
 *   A reader may therefore strip any punctuation there.
 * - step counts from 1, as the page shows it.
 *
 * A reader never loses a form: tests/web/links.json holds links that must stay readable.
 */

import { viewOf } from "../examples/first_example.js";
import { NO_PATTERN, PLAIN_KEYS, fromPlain, plainFields, readPattern, shortenPattern } from "./pattern_link.js";
import { PAGE } from "../messages/page.js";

/** @typedef {import("../examples/first_example.js").Example} Example */
/** @typedef {(id: string) => Example | undefined | Promise<Example | undefined>} FindExample */
/** @typedef {import("../types.js").View} View */

const TEXT = PAGE.links;
/** A fragment longer than this is packed if that makes it shorter. */
const LEGIBLE = 400;
/** The most bytes of JSON that a link may unfold to. */
export const UNFOLDED_LIMIT = 4 << 20;
const STEP_LIMIT = 1_000_000_000;
/** What prose puts after a link, and no fragment of ours ends with. */
const TRAILING = /[\s?!.,:;*_~)\]}>'"-]+$/;
/** Before a field; an "&" elsewhere belongs to a text that was written by hand. */
const FIELD_BORDER = new RegExp(
  `&(?:amp;)?(?=(?:${["base", "encoding", "second", ...PLAIN_KEYS, "tab", "own", "step", "units"].join("|")})=)`,
);
/** The views that a link may open. */
export const TABS = Object.freeze(
  /** @type {const} */ (["url", "pattern", "bytes", "two-urls", "engines", "edits", "cases", "redirects", "learn"]),
);
/** What a label of an encoding looks like; whether there is such an encoding, Python says. */
const ENCODING = /^[A-Za-z0-9][\w:.-]{0,39}$/;

/** @type {View} */
export const DEFAULT_VIEW = Object.freeze({
  tab: "url",
  input: "",
  base: null,
  encoding: "UTF-8",
  second: null,
  step: null,
  units: "code-points",
  own: Object.freeze({}),
  ...NO_PATTERN,
});

/** A link that cannot be read; `raw` is what it said. */
export class LinkError extends Error {
  /**
   * @param {string} message
   * @param {string} raw
   */
  constructor(message, raw) {
    super(message);
    this.raw = raw;
  }
}

/**
 * The fragment, without "#", that stands for a view.
 * @param {View} view
 * @returns {Promise<string>}
 * @throws {RangeError} for a view that no reader would unfold
 */
export async function encodeLink(view) {
  const plain = encodePlain(view);
  if (plain !== null && plain.length <= LEGIBLE) return plain;
  const packed = await pack(JSON.stringify(shorten(view)));
  return plain !== null && plain.length <= packed.length ? plain : packed;
}

/**
 * The legible form, or null where it does not serve.
 * @param {View} view
 * @returns {string | null}
 */
export function encodePlain(view) {
  const pattern = plainFields(view);
  const own = view.own[view.tab] ?? "";
  const texts = [view.input, view.base ?? "", view.second ?? "", own, ...(pattern ?? []).map(([, text]) => text)];
  if (pattern === null || !texts.every(isPrintable)) return null;
  const fields = [`u=${percentEncode(view.input)}`];
  if (view.base !== null) fields.push(`base=${percentEncode(view.base)}`);
  if (view.encoding !== DEFAULT_VIEW.encoding) fields.push(`encoding=${percentEncode(view.encoding)}`);
  if (view.second !== null) fields.push(`second=${percentEncode(view.second)}`);
  for (const [key, text] of pattern) fields.push(`${key}=${percentEncode(text)}`);
  if (view.tab !== DEFAULT_VIEW.tab) fields.push(`tab=${view.tab}`);
  if (own !== "") fields.push(`own=${percentEncode(own)}`);
  if (view.step !== null) fields.push(`step=${view.step}`);
  if (view.units !== DEFAULT_VIEW.units) fields.push(`units=${view.units}`);
  const fragment = endAlphanumeric(fields.join("&"));
  return fragment === null || looksTwiceEncoded(fragment) ? null : fragment;
}

/**
 * The view that a fragment stands for; null for an empty one. An example is looked up by `exampleById`.
 * @param {string} fragment with or without "#"
 * @param {FindExample} [exampleById]
 * @returns {Promise<View | null>}
 * @throws {LinkError}
 */
export async function decodeLink(fragment, exampleById = () => undefined) {
  const raw = fragment.replace(/^#/, "");
  const text = raw.replace(TRAILING, "");
  if (text === "") return null;
  return (await decodeOnce(text, exampleById, raw)) ?? (await decodeEncoded(text, exampleById, raw));
}

/**
 * @param {string} text
 * @param {FindExample} exampleById
 * @param {string} raw
 */
async function decodeOnce(text, exampleById, raw) {
  const packed = /^([01])\.([\w-]*)([0-9a-f]{6})$/.exec(text);
  if (packed) return unpackView(packed, raw);
  if (/^\d+\./.test(text)) throw new LinkError(unreadablePacked(text), raw);
  if (text.startsWith("ex=")) return await exampleView(text.slice(3), exampleById, raw);
  return text.startsWith("u=") && !looksTwiceEncoded(text) ? decodePlain(text, raw) : null;
}

/**
 * A link that some program has percent-encoded as a whole.
 * @param {string} text
 * @param {FindExample} exampleById
 * @param {string} raw
 */
async function decodeEncoded(text, exampleById, raw) {
  const once = text.includes("%") ? percentDecode(text).replace(TRAILING, "") : text;
  const view = once === text ? null : await decodeOnce(once, exampleById, raw);
  if (view) return view;
  throw new LinkError(TEXT.unknown, raw);
}

/** @param {string} text */
function unreadablePacked(text) {
  if (!/^[01]\./.test(text)) return TEXT.later;
  return TEXT.cut;
}

/**
 * @param {string} id
 * @param {FindExample} exampleById
 * @param {string} raw
 * @returns {Promise<View>}
 */
async function exampleView(id, exampleById, raw) {
  const example = await Promise.resolve(exampleById(id)).catch(() => {
    throw new LinkError(TEXT.examplesNotLoaded, raw);
  });
  if (!example) throw new LinkError(TEXT.noExample, raw);
  return { ...DEFAULT_VIEW, ...viewOf(example) };
}

/**
 * @param {string} text
 * @param {string} raw
 */
function decodePlain(text, raw) {
  /** @type {Map<string, string>} */
  const fields = new Map();
  for (const field of text.split(FIELD_BORDER)) {
    const equals = field.indexOf("=");
    fields.set(field.slice(0, equals), percentDecode(field.slice(equals + 1)));
  }
  const step = fields.get("step");
  return checkView(
    {
      i: fields.get("u"),
      b: fields.get("base"),
      e: fields.get("encoding"),
      o: fields.get("second"),
      t: fields.get("tab"),
      v: fields.get("own"),
      s: step === undefined ? undefined : Number(step),
      n: fields.get("units"),
      ...fromPlain(fields),
    },
    raw,
  );
}

/**
 * @param {RegExpExecArray} packed
 * @param {string} raw
 */
async function unpackView(packed, raw) {
  const [, version, body = "", sum] = packed;
  if (checksum(body) !== sum) throw new LinkError(TEXT.checksum, raw);
  let value;
  try {
    const bytes = fromBase64url(body);
    value = JSON.parse(
      new TextDecoder("utf-8", { fatal: true }).decode(version === "1" ? await inflate(bytes) : bytes),
    );
  } catch (error) {
    if (error instanceof RangeError) throw new LinkError(error.message, raw);
    throw new LinkError(TEXT.folded, raw);
  }
  return checkView(value, raw);
}

/**
 * Only what the schema allows comes out, whatever a link says.
 * @param {unknown} value
 * @param {string} raw
 * @returns {View}
 */
function checkView(value, raw) {
  const link = /** @type {Record<string, unknown>} */ (isObject(value) ? value : {});
  const { i, b, e, o, t, v, s, n } = link;
  const pattern = readPattern(link);
  const sound =
    pattern !== null &&
    typeof i === "string" &&
    (b === undefined || typeof b === "string") &&
    (e === undefined || (typeof e === "string" && ENCODING.test(e))) &&
    (o === undefined || typeof o === "string") &&
    (t === undefined || TABS.includes(/** @type {View["tab"]} */ (t))) &&
    (v === undefined || typeof v === "string") &&
    (s === undefined || (Number.isSafeInteger(s) && Number(s) >= 1 && Number(s) <= STEP_LIMIT)) &&
    (n === undefined || n === "code-points" || n === "utf-16");
  if (!sound) throw new LinkError(TEXT.unsound, raw);
  const tab = t === undefined ? DEFAULT_VIEW.tab : /** @type {View["tab"]} */ (t);
  return {
    tab,
    input: i,
    base: b ?? null,
    encoding: e ?? DEFAULT_VIEW.encoding,
    second: o ?? null,
    step: s === undefined ? null : Number(s),
    units: n ?? DEFAULT_VIEW.units,
    own: v ? { [tab]: v } : DEFAULT_VIEW.own,
    ...pattern,
  };
}

/** @param {View} view */
function shorten(view) {
  return {
    i: view.input,
    ...(view.base === null ? {} : { b: view.base }),
    ...(view.encoding === DEFAULT_VIEW.encoding ? {} : { e: view.encoding }),
    ...(view.second === null ? {} : { o: view.second }),
    ...(view.tab === DEFAULT_VIEW.tab ? {} : { t: view.tab }),
    ...(view.own[view.tab] ? { v: view.own[view.tab] } : {}),
    ...(view.step === null ? {} : { s: view.step }),
    ...(view.units === DEFAULT_VIEW.units ? {} : { n: view.units }),
    ...shortenPattern(view),
  };
}

/** @param {string} json */
async function pack(json) {
  const bytes = new TextEncoder().encode(json);
  if (bytes.length > UNFOLDED_LIMIT) throw new RangeError(TEXT.tooLong);
  const deflated = typeof CompressionStream === "undefined" ? null : await deflate(bytes);
  const body = toBase64url(deflated ?? bytes);
  return `${deflated ? 1 : 0}.${body}${checksum(body)}`;
}

/** @param {Uint8Array<ArrayBuffer>} bytes */
async function deflate(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @throws {RangeError} as soon as more than UNFOLDED_LIMIT bytes come out
 */
async function inflate(bytes) {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const chunks = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > UNFOLDED_LIMIT) {
      await reader.cancel();
      throw new RangeError(TEXT.tooMuch);
    }
    chunks.push(read.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** @param {Uint8Array} bytes */
function toBase64url(bytes) {
  let binary = "";
  for (let start = 0; start < bytes.length; start += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} body */
function fromBase64url(body) {
  return Uint8Array.from(atob(body.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
}

/**
 * FNV-1a, folded to 24 bits.
 * @param {string} text
 */
export function checksum(text) {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (((hash >>> 24) ^ hash) & 0xffffff).toString(16).padStart(6, "0");
}

/** @param {string} text */
function isPrintable(text) {
  return /^[\x20-\x7e]*$/.test(text);
}

/** @param {string} text printable ASCII */
function percentEncode(text) {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * Bytes above 7F, which only a stranger writes, are read as UTF-8; what is no escape stays.
 * @param {string} text
 */
function percentDecode(text) {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    const bytes = Uint8Array.from(run.slice(1).split("%"), (hex) => parseInt(hex, 16));
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  });
}

/** @param {string} fragment */
function endAlphanumeric(fragment) {
  const last = fragment.slice(-1);
  if (/[A-Za-z0-9]/.test(last)) return fragment;
  return last === "=" ? null : `${fragment.slice(0, -1)}%${last.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** @param {string} fragment */
function looksTwiceEncoded(fragment) {
  const escapes = fragment.match(/%(?:25[0-9a-f]{2}|[0-9a-f]{2}|)/gi) ?? [];
  return escapes.length > 0 && escapes.every((escape) => escape.length === 5);
}

/** @param {unknown} value */
function isObject(value) {
  return typeof value === "object" && value !== null;
}
