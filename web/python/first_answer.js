// @ts-check
/** The answer to the first example, which is shown until Python itself can be asked. */
import { LANGUAGE } from "../messages/language.js";
import { ASSETS, addressOf } from "./assets.js";

/**
 * @param {Pick<import("./question.js").Question, "foretell">} question
 * @param {import("./assets.js").Asset | null} asset
 */
export async function foretell(question, asset = ASSETS.first) {
  if (!asset) return;
  try {
    const response = await fetch(addressOf(asset));
    if (response.ok) question.foretell((await response.json())[LANGUAGE]);
  } catch {
    // Python's own answer comes without it.
  }
}
