// @ts-check
/** Wires what the browser keeps of the site to the page. */
import { the } from "../elements.js";
import { Offline } from "./offline.js";
import { PAGE } from "../messages/page.js";

/**
 * @param {Pick<import("../link/address.js").Address, "keep">} address
 * @returns {Offline} to be begun when there is time for it
 */
export function offline(address) {
  const kept = new Offline();
  kept.addEventListener("kept", () => (the("#offline").textContent = PAGE.facts.offline));
  kept.addEventListener("newer", () => (the("update-notice").data = { newer: true, problem: "" }));
  the("update-notice").addEventListener("update", () => void update(kept, address));
  return kept;
}

/**
 * @param {Offline} kept
 * @param {Pick<import("../link/address.js").Address, "keep">} address
 */
async function update(kept, address) {
  if (await address.keep()) return kept.use(() => location.reload());
  the("update-notice").data = { newer: true, problem: PAGE.notice.tooLongToKeep };
}
