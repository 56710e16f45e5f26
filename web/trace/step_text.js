// @ts-check
/** What one step did, in one line. */
import { escapeText } from "../text/escapes.js";
import { TRACE } from "../messages/trace.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../types.js").TextChange} TextChange */
/** @typedef {import("../types.js").RecordChange} RecordChange */

const FLAG_NAMES = {
  at_sign_seen: "atSignSeen",
  inside_brackets: "insideBrackets",
  password_token_seen: "passwordTokenSeen",
};

/**
 * @param {Step} step
 * @returns {string}
 */
export function stepEffect(step) {
  return [
    ...recordEffects(step.changed ?? {}),
    ...(step.buffer ? [textEffect("buffer", step.buffer)] : []),
    ...Object.entries(step.flags ?? {}).map(
      ([name, on]) => TRACE.effects.flag(FLAG_NAMES[/** @type {keyof typeof FLAG_NAMES} */ (name)], on),
    ),
    ...(step.end === "failure" ? ["failure"] : []),
    ...(step.work ?? []).map(({ algorithm }) => algorithm),
  ].join("; ");
}

/** @param {RecordChange} changed */
function recordEffects(changed) {
  return Object.entries(changed).map(([field, value]) => {
    if (value === null) return `${field} = null`;
    if (typeof value === "number") return `${field} = ${value}`;
    if ("serialized" in value) return `${field} = ${value.serialized === "" ? '""' : escapeText(value.serialized)}`;
    if (Array.isArray(value.add)) return pathEffect(/** @type {{keep: number, add: string[]}} */ (value));
    return textEffect(field, /** @type {TextChange} */ (value));
  });
}

/** @param {{keep: number, add: string[]}} change */
function pathEffect({ keep, add }) {
  if (add.length === 0) return keep === 0 ? TRACE.effects.pathEmptied : TRACE.effects.pathShortened;
  return `path ${keep === 0 && add.length > 1 ? "=" : "+"} ${add.map(written).join(", ")}`;
}

/**
 * @param {string} name
 * @param {TextChange} change
 */
function textEffect(name, { keep, add }) {
  if (keep > 0) return add === "" ? TRACE.effects.cut(name) : `${name} + ${written(add)}`;
  return `${name} = ${written(add)}`;
}

/** @param {string} text */
function written(text) {
  const short = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return `"${escapeText(short)}"`;
}
