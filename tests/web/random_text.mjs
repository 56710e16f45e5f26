// Strings of any UTF-16 units, biased to what breaks encodings; repeatable from a seed.

const HARD = [
  "\0",
  "\t",
  "\n",
  "\r",
  "\r\n",
  " ",
  "\\",
  "\\u",
  "%",
  "%zz",
  "%41",
  "%2520",
  "+",
  "&",
  "&base=",
  "&amp;",
  "=",
  "#",
  '"',
  "'",
  "|",
  "(",
  "<img onerror>",
  "\ufeff",
  "\ufffd",
  "\uffff",
  "\ud800",
  "\udbff",
  "\udc00",
  "\udfff",
  "\u{1f600}",
  "\u{10ffff}",
  "e\u0301",
  "\u202e",
  "\u00ad",
  "１",
  "☕",
  "ß",
  ".",
  "-",
  "_",
  "~",
  "/",
  ":",
  "@",
  "a",
  "Z",
  "0",
  "u=",
  "step=3",
  "__proto__",
  "\u2028",
];

/**
 * A generator of numbers from 0 up to 1.
 * @param {number} seed
 */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * @param {() => number} next
 * @param {number} [most]
 */
export function randomText(next, most = 12) {
  let text = "";
  for (let left = Math.floor(next() * (most + 1)); left > 0; left--) {
    const kind = next();
    if (kind < 0.6) text += HARD[Math.floor(next() * HARD.length)];
    else if (kind < 0.8) text += String.fromCharCode(0x20 + Math.floor(next() * 0x5f));
    else text += String.fromCharCode(Math.floor(next() * 0x10000));
  }
  return text;
}
