// @ts-check
/** How single code points are named and made visible. */
import { PAGE } from "../messages/page.js";

const CONTROLS = (
  "NULL,START OF HEADING,START OF TEXT,END OF TEXT,END OF TRANSMISSION,ENQUIRY,ACKNOWLEDGE,BELL,BACKSPACE," +
  "CHARACTER TABULATION,LINE FEED,LINE TABULATION,FORM FEED,CARRIAGE RETURN,SHIFT OUT,SHIFT IN," +
  "DATA LINK ESCAPE,DEVICE CONTROL ONE,DEVICE CONTROL TWO,DEVICE CONTROL THREE,DEVICE CONTROL FOUR," +
  "NEGATIVE ACKNOWLEDGE,SYNCHRONOUS IDLE,END OF TRANSMISSION BLOCK,CANCEL,END OF MEDIUM,SUBSTITUTE,ESCAPE," +
  "FILE SEPARATOR,GROUP SEPARATOR,RECORD SEPARATOR,UNIT SEPARATOR"
).split(",");

/** Names of ASCII punctuation, the rest of ASCII being derived. */
const PUNCTUATION = new Map(
  Object.entries({
    " ": "SPACE",
    "!": "EXCLAMATION MARK",
    '"': "QUOTATION MARK",
    "#": "NUMBER SIGN",
    $: "DOLLAR SIGN",
    "%": "PERCENT SIGN",
    "&": "AMPERSAND",
    "'": "APOSTROPHE",
    "(": "LEFT PARENTHESIS",
    ")": "RIGHT PARENTHESIS",
    "*": "ASTERISK",
    "+": "PLUS SIGN",
    ",": "COMMA",
    "-": "HYPHEN-MINUS",
    ".": "FULL STOP",
    "/": "SOLIDUS",
    ":": "COLON",
    ";": "SEMICOLON",
    "<": "LESS-THAN SIGN",
    "=": "EQUALS SIGN",
    ">": "GREATER-THAN SIGN",
    "?": "QUESTION MARK",
    "@": "COMMERCIAL AT",
    "[": "LEFT SQUARE BRACKET",
    "\\": "REVERSE SOLIDUS",
    "]": "RIGHT SQUARE BRACKET",
    "^": "CIRCUMFLEX ACCENT",
    _: "LOW LINE",
    "`": "GRAVE ACCENT",
    "{": "LEFT CURLY BRACKET",
    "|": "VERTICAL LINE",
    "}": "RIGHT CURLY BRACKET",
    "~": "TILDE",
    "\x7f": "DELETE",
  }),
);
const DIGITS = "ZERO,ONE,TWO,THREE,FOUR,FIVE,SIX,SEVEN,EIGHT,NINE".split(",");

/** Code points beyond ASCII that are met in URLs and cannot be told by their looks: [abbreviation, name]. */
const LOOKALIKES = new Map(
  /** @type {[number, [string, string]][]} */ ([
    [0x85, ["NEL", "NEXT LINE"]],
    [0xa0, ["NBSP", "NO-BREAK SPACE"]],
    [0xad, ["SHY", "SOFT HYPHEN"]],
    [0x34f, ["CGJ", "COMBINING GRAPHEME JOINER"]],
    [0x61c, ["ALM", "ARABIC LETTER MARK"]],
    [0x180e, ["MVS", "MONGOLIAN VOWEL SEPARATOR"]],
    [0x2002, ["ENSP", "EN SPACE"]],
    [0x2003, ["EMSP", "EM SPACE"]],
    [0x2009, ["THSP", "THIN SPACE"]],
    [0x200a, ["HSP", "HAIR SPACE"]],
    [0x200b, ["ZWSP", "ZERO WIDTH SPACE"]],
    [0x200c, ["ZWNJ", "ZERO WIDTH NON-JOINER"]],
    [0x200d, ["ZWJ", "ZERO WIDTH JOINER"]],
    [0x200e, ["LRM", "LEFT-TO-RIGHT MARK"]],
    [0x200f, ["RLM", "RIGHT-TO-LEFT MARK"]],
    [0x2028, ["LSEP", "LINE SEPARATOR"]],
    [0x2029, ["PSEP", "PARAGRAPH SEPARATOR"]],
    [0x202a, ["LRE", "LEFT-TO-RIGHT EMBEDDING"]],
    [0x202b, ["RLE", "RIGHT-TO-LEFT EMBEDDING"]],
    [0x202c, ["PDF", "POP DIRECTIONAL FORMATTING"]],
    [0x202d, ["LRO", "LEFT-TO-RIGHT OVERRIDE"]],
    [0x202e, ["RLO", "RIGHT-TO-LEFT OVERRIDE"]],
    [0x202f, ["NNBSP", "NARROW NO-BREAK SPACE"]],
    [0x205f, ["MMSP", "MEDIUM MATHEMATICAL SPACE"]],
    [0x2060, ["WJ", "WORD JOINER"]],
    [0x2066, ["LRI", "LEFT-TO-RIGHT ISOLATE"]],
    [0x2067, ["RLI", "RIGHT-TO-LEFT ISOLATE"]],
    [0x2068, ["FSI", "FIRST STRONG ISOLATE"]],
    [0x2069, ["PDI", "POP DIRECTIONAL ISOLATE"]],
    [0x3000, ["IDSP", "IDEOGRAPHIC SPACE"]],
    [0x3164, ["HF", "HANGUL FILLER"]],
    [0xfeff, ["BOM", "ZERO WIDTH NO-BREAK SPACE"]],
    [0xfffd, ["", "REPLACEMENT CHARACTER"]],
    [0x3002, ["", "IDEOGRAPHIC FULL STOP"]],
    [0xff0e, ["", "FULLWIDTH FULL STOP"]],
    [0xff61, ["", "HALFWIDTH IDEOGRAPHIC FULL STOP"]],
    [0xff0f, ["", "FULLWIDTH SOLIDUS"]],
    [0x2044, ["", "FRACTION SLASH"]],
    [0x2215, ["", "DIVISION SLASH"]],
    [0x2100, ["", "ACCOUNT OF"]],
    [0x2488, ["", "DIGIT ONE FULL STOP"]],
    [0xdf, ["", "LATIN SMALL LETTER SHARP S"]],
    [0x17f, ["", "LATIN SMALL LETTER LONG S"]],
    [0x212a, ["", "KELVIN SIGN"]],
    [0x2615, ["", "HOT BEVERAGE"]],
  ]),
);

/** Not to be seen, or not to be told apart, when written as they are. */
const INVISIBLE = /^[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]$/u;
const BLANK = /^[\p{Zs}]$/u;
const MARK = /^\p{M}$/u;

/**
 * Whether a code point must be shown as something else to be seen; a plain space is left to its surroundings.
 * @param {string} c
 */
export function isInvisible(c) {
  return INVISIBLE.test(c) || (c !== " " && BLANK.test(c));
}

/**
 * Whether a code point would be drawn on top of its neighbour.
 * @param {string} c
 */
export function isMark(c) {
  return MARK.test(c);
}

/**
 * "U+0040"
 * @param {string} c
 */
export function codePointLabel(c) {
  const value = c.codePointAt(0) ?? 0;
  return `U+${value.toString(16).toUpperCase().padStart(4, "0")}`;
}

/**
 * The name of a code point where this page knows it, else "".
 * @param {string} c
 * @returns {string}
 */
export function codePointName(c) {
  const value = c.codePointAt(0) ?? 0;
  if (value < 0x20) return /** @type {string} */ (CONTROLS[value]);
  if (value < 0x80) return asciiName(c);
  if (value >= 0xd800 && value <= 0xdfff) return PAGE.codePoints.surrogate;
  if (value >= 0xff10 && value <= 0xff19) return `FULLWIDTH DIGIT ${DIGITS[value - 0xff10]}`;
  if (value >= 0xff21 && value <= 0xff3a) return `FULLWIDTH LATIN CAPITAL LETTER ${letter(value - 0xff21)}`;
  if (value >= 0xff41 && value <= 0xff5a) return `FULLWIDTH LATIN SMALL LETTER ${letter(value - 0xff41)}`;
  if ((value & 0xfffe) === 0xfffe || (value >= 0xfdd0 && value <= 0xfdef)) return PAGE.codePoints.noncharacter;
  return LOOKALIKES.get(value)?.[1] ?? (/\p{Co}/u.test(c) ? PAGE.codePoints.privateUse : "");
}

/** @param {string} c */
function asciiName(c) {
  if (/[0-9]/.test(c)) return `DIGIT ${DIGITS[Number(c)]}`;
  if (/[A-Z]/.test(c)) return `LATIN CAPITAL LETTER ${c}`;
  if (/[a-z]/.test(c)) return `LATIN SMALL LETTER ${c.toUpperCase()}`;
  return PUNCTUATION.get(c) ?? "";
}

/** @param {number} index */
function letter(index) {
  return String.fromCharCode(0x41 + index);
}

/**
 * "U+0040 COMMERCIAL AT"; only the number where no name is known.
 * @param {string} c
 */
export function describeCodePoint(c) {
  return `${codePointLabel(c)} ${codePointName(c)}`.trim();
}

/**
 * A visible stand-in: a control picture, an abbreviation or the number.
 * @param {string} c an invisible code point
 */
export function glyph(c) {
  const value = c.codePointAt(0) ?? 0;
  if (value < 0x20) return String.fromCharCode(0x2400 + value);
  if (value === 0x7f) return "\u2421";
  return LOOKALIKES.get(value)?.[0] || codePointLabel(c);
}

/**
 * A text for the eye: invisible code points as their stand-ins, the rest as it is.
 * @param {string} text
 */
export function visibleText(text) {
  return Array.from(text, (c) => (isInvisible(c) ? glyph(c) : c)).join("");
}
