// @ts-check
/** The dialog of examples, and where examples are looked up. */
import { the } from "../elements.js";
import { ExamplesDialog } from "../elements/examples_dialog.js";
import { allTopics, errorExamples, exampleById } from "./examples.js";

/** @typedef {import("../types.js").About} About */

ExamplesDialog.define();

/** @param {About | null} about */
export function paintExamples(about) {
  the("examples-dialog").data = { topics: allTopics(about) };
}

/**
 * @param {string} id
 * @param {About | null} about has those of validation errors
 */
export function findExample(id, about) {
  return exampleById(id) ?? errorExamples(about).find((entry) => entry.id === id);
}
