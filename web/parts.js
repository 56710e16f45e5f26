// @ts-check
/** Parts of the page that are loaded when they are needed, and asked for again when they did not come. */

/** @typedef {<Loaded>(name: string, load: () => Promise<Loaded>) => Promise<Loaded>} Part */

/** A part did not come. */
export class PartError extends Error {}

/**
 * Some browsers ask for a module once, and for as long as the page is there they say of one that failed that it failed.
 * So, where it fails again, the page begins anew with what it shows, if it can be had now.
 * @param {Pick<import("./link/address.js").Address, "keep" | "page">} address
 * @param {() => void} beginAnew
 * @returns {Part} throws PartError
 */
export function partsOf(address, beginAnew = () => location.reload()) {
  /** @type {Set<string>} */
  const missed = new Set();
  return async (name, load) => {
    try {
      return await load();
    } catch (error) {
      if (missed.has(name) && (await isThere(address.page)) && (await address.keep())) beginAnew();
      missed.add(name);
      throw new PartError(name, { cause: error });
    }
  };
}

/** @param {string} page */
async function isThere(page) {
  try {
    return (await fetch(page, { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
