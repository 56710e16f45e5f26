// @ts-check
/** Numbers as the page's language writes them. */
import { LANGUAGE } from "./language.js";

const NUMBER = new Intl.NumberFormat(LANGUAGE);

/** @param {number} value */
export function formatNumber(value) {
  return NUMBER.format(value);
}
