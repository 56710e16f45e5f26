// @ts-check
/**
 * Where in the view "Learn" one is, and how a link says it: "lesson/ipv4", "errors/IPv4-empty-part", "map". What was typed
 * into the fields of a place follows as a JSON array, in which there may be slashes: 'steps/setter/["https://h/", …]'.
 */

/** @typedef {"lessons" | "lesson" | "map" | "states" | "errors" | "steps" | "predict" | "present" | "what-if"} Place */
/** @typedef {{place: Place, path: string[]}} Route path: what follows the place */

/** The places that have a button of their own, in order. */
export const PLACES = Object.freeze(
  /** @type {const} */ (["lessons", "map", "states", "errors", "steps", "predict", "what-if", "present"]),
);
const KNOWN = new Set(["lesson", ...PLACES]);
const LONGEST = 200;

/**
 * What a link says; the lessons where it says nothing that is known here.
 * @param {string} text
 * @returns {Route}
 */
export function readRoute(text) {
  const typed = /^steps\/(\w+)\/(\[.*)$/s.exec(text);
  if (typed) return { place: "steps", path: typed.slice(1) };
  const [place = "", ...path] = text.slice(0, LONGEST).split("/");
  return KNOWN.has(place) ? { place: /** @type {Place} */ (place), path } : { place: "lessons", path: [] };
}

/**
 * What was typed, from the end of a path; null where that is nothing of the kind.
 * @param {string} given
 * @param {number} count of the fields
 * @returns {string[] | null}
 */
export function readTyped(given, count) {
  try {
    const texts = JSON.parse(given);
    const fits = Array.isArray(texts) && texts.length === count && texts.every((text) => typeof text === "string");
    return fits ? texts : null;
  } catch {
    return null;
  }
}

/** @param {Route} route */
export function writeRoute({ place, path }) {
  return [place, ...path].join("/");
}

/**
 * A state's name as a link has it: "path or authority" is "path-or-authority".
 * @param {string} name
 */
export function slug(name) {
  return name.replaceAll(" ", "-");
}
