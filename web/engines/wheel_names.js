// @ts-check
/** Which files may take the place of the page's own packages, told by name: wheels of pure Python, of two projects. */

import { ENGINES } from "../messages/engines.js";

/** Distributions, as names of wheels write them, and what they are called here. */
const PROJECTS = Object.freeze({ urlstd_playground: "urlstd", idna: "idna" });
const LARGEST = 10_000_000;

/** What a person brought and cannot be used. */
export class WheelError extends Error {}

/**
 * The project that a wheel is of. https://packaging.python.org/en/latest/specifications/binary-distribution-format/
 * @param {{name: string, size: number}} file
 * @returns {string}
 * @throws {WheelError}
 */
export function projectOf({ name, size }) {
  if (!name.endsWith(".whl")) throw new WheelError(ENGINES.wheel.notWheel(name));
  const [, distribution, python, abi, platform] =
    /^([A-Za-z0-9_.]+)-[0-9][A-Za-z0-9_.!+]*(?:-[0-9][A-Za-z0-9_.]*)?-([a-z0-9_.]+)-([a-z0-9_.]+)-([a-z0-9_.]+)\.whl$/.exec(
      name,
    ) ?? [];
  if (distribution === undefined) throw new WheelError(ENGINES.wheel.notNamedSo(name));
  const project = Object.entries(PROJECTS).find(([own]) => own === distribution)?.[1];
  if (!project) throw new WheelError(ENGINES.wheel.otherProject(name));
  if (!python?.split(".").includes("py3") || abi !== "none" || platform !== "any")
    throw new WheelError(ENGINES.wheel.oneMachine(name));
  if (size > LARGEST) throw new WheelError(ENGINES.wheel.tooLarge(name, LARGEST));
  return project;
}
