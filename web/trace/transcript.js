// @ts-check
/** A trace as plain text, one line a step: to be read from top to bottom, or to be copied into an issue. */
import { describeCodePoint } from "../text/code_points.js";
import { escapeText } from "../text/escapes.js";
import { stepEffect } from "./step_text.js";
import { formatNumber } from "../messages/number.js";
import { verdict } from "../wording.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../python/question.js").Reading} Reading */

/**
 * The steps at hand, with the input before them and the verdict after.
 * @param {Reading} reading
 * @returns {string}
 */
export function transcript({ answer, timeline, errors }) {
  const { outcome, rest } = verdict(answer);
  const base = answer.base === null ? "no base" : `base "${escapeText(answer.base)}"`;
  return [
    `input "${escapeText(answer.input)}", ${base}`,
    ...timeline.steps.map((step) => line(step, errors)),
    ...(timeline.complete ? [] : [`… more steps follow after step ${formatNumber(timeline.end)}`]),
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
  const reports = names.length > 0 ? `; reports ${names.join(", ")}` : "";
  return `${step.index + 1}. ${step.state} state, pointer ${step.pointer}, c ${c}${effect ? `: ${effect}` : ""}${reports}`;
}
