// @ts-check
/** The dialog of licences. */
import { ASSETS } from "../python/assets.js";
import { the } from "../elements.js";
import { LicencesDialog } from "../elements/licences_dialog.js";
import { allLicences } from "./licences.js";

LicencesDialog.define();

/**
 * @param {import("../types.js").About | null} about
 * @param {string} pyodide its version
 */
export function paintLicences(about, pyodide) {
  if (!about) return;
  the("licences-dialog").data = {
    licences: allLicences(about.licences, { python: about.python, pyodide }, ASSETS.lock),
  };
}
