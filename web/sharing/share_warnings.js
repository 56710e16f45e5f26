// @ts-check
/** What in an input may be a secret that a shared link would give away. */
import { PAGE } from "../messages/page.js";

const TEXT = PAGE.secrets;
const SUBJECTS = TEXT.subjects;
const PASSWORD = /^(?:[a-z][\w+.-]*:[/\\]*|[/\\]{2,})[^/\\?#]*:[^/\\?#]+@/i;
const SECRET_NAME =
  /(?:^|[?&#;])([^=&#;?]*(?:token|secret|passw(?:or)?d|pwd|api[-_.]?key|access[-_.]?key|auth|session|sid|signature|sig|credential|jwt|otp|code)[^=&#;?]*)=[^&#;]+/i;
const JSON_WEB_TOKEN = /eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/;

/**
 * Sentences about what a reader of the link would see; none if there is nothing to warn about.
 * @param {string} input
 * @param {string | null} base
 * @param {string | null} [second] what the input is compared with
 * @param {Partial<import("../types.js").View>} [rest] of the view
 * @returns {string[]}
 */
export function shareWarnings(input, base, second = null, rest = {}) {
  return [
    ...warnings(input, SUBJECTS.input),
    ...(base === null ? [] : warnings(base, SUBJECTS.base)),
    ...(second === null ? [] : warnings(second, SUBJECTS.second)),
    ...patternWarnings(rest),
    ...ownWarnings(rest),
  ];
}

/**
 * What the open view holds of its own is text, JSON or lines: each string in it is looked at.
 * @param {Partial<import("../types.js").View>} view
 */
function ownWarnings({ tab, own = {} }) {
  const strings = (tab === undefined ? "" : (own[tab] ?? "")).split(/[\r\n\t"]+/);
  return [...new Set(strings.flatMap((text) => warnings(text, SUBJECTS.own)))];
}

/** @param {Partial<import("../types.js").PatternView>} view */
function patternWarnings({ pattern = null, patternBase = "", fields = null, routeUrls = "" }) {
  const given = pattern === null ? [] : typeof pattern === "string" ? [pattern] : Object.values(pattern);
  const lines = routeUrls.split(/[\r\n]+/);
  return [
    ...given.flatMap((text) => secrets(text, SUBJECTS.pattern)), // its “:name@” is no password
    ...warnings(patternBase, SUBJECTS.patternBase),
    ...(fields?.password ? [TEXT.components] : []),
    ...Object.values(fields ?? {}).flatMap((text) => warnings(text, SUBJECTS.component)),
    ...lines.flatMap((line) => warnings(line, SUBJECTS.route)),
  ];
}

/**
 * @param {string} text
 * @param {string} subject
 */
function warnings(text, subject) {
  const carries = PASSWORD.test(cleaned(text)) ? [TEXT.password(subject)] : [];
  return [...carries, ...secrets(text, subject)];
}

/** @param {string} text */
function cleaned(text) {
  return text.replace(/[\t\n\r]/g, "").trim();
}

/**
 * @param {string} text
 * @param {string} subject
 */
function secrets(text, subject) {
  const found = [];
  const clean = cleaned(text);
  const name = SECRET_NAME.exec(clean)?.[1];
  if (name) found.push(TEXT.named(subject, name.slice(0, 60)));
  if (JSON_WEB_TOKEN.test(clean)) found.push(TEXT.webToken(subject));
  return found;
}
