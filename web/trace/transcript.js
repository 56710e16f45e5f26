// @ts-check
/** A trace as plain text, one line a step: to be read from top to bottom, or to be copied into an issue. */
import { describeCodePoint } from "../text/code_points.js";
import { escapeText } from "../text/escapes.js";
import { stepEffect } from "./step_text.js";
import { TRACE } from "../messages/trace.js";
import { verdict } from "../wording.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../python/question.js").Reading} Reading */

const TEXT = TRACE.transcript;

/**
 * The steps at hand, with the input before them and the verdict after.
 * @param {Reading} reading
 * @returns {string}
 */
export function transcript({ answer, timeline, errors }) {
  const { outcome, rest } = verdict(answer);
  return [
    TEXT.input(escapeText(answer.input), answer.base === null ? null : escapeText(answer.base)),
    ...timeline.steps.map((step) => line(step, errors)),
    ...(timeline.complete ? [] : [TEXT.more(timeline.end)]),
    `${outcome} ${rest}`,
  ].join("\n");
}

/**
 * @param {Step} step
 * @param {{name: string}[]} errors
 */
function line(step, errors) {
  const c = step.c === null ? "EOF" : describeCodePoint(step.c);
  const effect = stepEffect(step);
  const names = (step.errors ?? []).map((index) => errors[index]?.name ?? "");
  const reports = names.length > 0 ? TEXT.reports(names) : "";
  return `${TEXT.step(step.index + 1, step.state, step.pointer, c)}${effect ? `: ${effect}` : ""}${reports}`;
}
