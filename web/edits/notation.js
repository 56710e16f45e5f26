// @ts-check
/**
 * The edits of a URL as the page holds them, and as a link carries them: JSON {"edits": [[member, argument …] …],
 * "open": index of the edit whose steps are shown, or absent}.
 */

/** @typedef {{member: string, arguments: string[]}} Edit */
/** @typedef {{edits: Edit[], open: number | null}} EditsView */

/** The most edits that Python takes at once. */
export const MOST_EDITS = 100;

/** What each member is set to or called with. @type {Readonly<Record<string, readonly ("name" | "value")[]>>} */
export const PARAMETERS = Object.freeze({
  href: ["value"],
  protocol: ["value"],
  username: ["value"],
  password: ["value"],
  host: ["value"],
  hostname: ["value"],
  port: ["value"],
  pathname: ["value"],
  search: ["value"],
  hash: ["value"],
  "searchParams.append": ["name", "value"],
  "searchParams.set": ["name", "value"],
  "searchParams.delete": ["name", "value"],
  "searchParams.sort": [],
});
export const MEMBERS = Object.keys(PARAMETERS);

/** What the view begins with. @type {EditsView} */
export const FIRST = Object.freeze({
  edits: [
    { member: "port", arguments: ["8080"] },
    { member: "searchParams.append", arguments: ["q", "é & ü"] },
  ],
  open: null,
});

/** @param {string} member */
export function isCall(member) {
  return member.startsWith("searchParams.");
}

/**
 * @param {EditsView} view
 * @returns {string}
 */
export function writeEdits({ edits, open }) {
  const rows = edits.map((edit) => [edit.member, ...edit.arguments]);
  return JSON.stringify(open === null ? { edits: rows } : { edits: rows, open });
}

/**
 * What a link says, as far as it is edits; `left` counts what was left out.
 * @param {string | undefined} text
 * @returns {EditsView & {left: number}}
 */
export function readEdits(text) {
  if (!text) return { ...FIRST, left: 0 };
  /** @type {any} */
  let said;
  try {
    said = JSON.parse(text);
  } catch {
    return { edits: [], open: null, left: 1 };
  }
  const rows = Array.isArray(said?.edits) ? said.edits : [];
  /** @type {[string, ...string[]][]} */
  const edits = rows.filter(isRow).slice(0, MOST_EDITS);
  const open = Number.isInteger(said?.open) && said.open >= 0 && said.open < edits.length ? said.open : null;
  const left = Array.isArray(said?.edits) ? rows.length - edits.length : 1;
  return {
    edits: edits.map(([member, ...given]) => ({ member, arguments: given })),
    open: left === 0 ? open : null,
    left,
  };
}

/**
 * @param {unknown} row
 * @returns {row is [string, ...string[]]}
 */
function isRow(row) {
  if (!Array.isArray(row) || !row.every((entry) => typeof entry === "string")) return false;
  const parameters = Object.hasOwn(PARAMETERS, row[0] ?? "") ? PARAMETERS[row[0]] : undefined;
  if (!parameters) return false;
  const fewest = row[0] === "searchParams.delete" ? 1 : parameters.length;
  return row.length - 1 >= fewest && row.length - 1 <= parameters.length;
}

/**
 * An edit of another member, with as much of what was typed as it takes.
 * @param {Edit} edit
 * @param {string} member
 * @returns {Edit}
 */
export function withMember(edit, member) {
  const wanted = member === "searchParams.delete" ? 1 : (PARAMETERS[member]?.length ?? 0);
  const given = Array.from({ length: wanted }, (_, index) => edit.arguments[index] ?? "");
  return { member, arguments: given };
}

/**
 * An edit as JavaScript.
 * @param {Edit} edit
 */
export function statement(edit) {
  const given = edit.arguments.map(literal);
  return isCall(edit.member) ? `url.${edit.member}(${given.join(", ")});` : `url.${edit.member} = ${given[0] ?? ""};`;
}

/** @param {string} text */
function literal(text) {
  return JSON.stringify(text).replace(/[\u007f-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/**
 * All of it as JavaScript, to run elsewhere.
 * @param {string} input
 * @param {string | null} base
 * @param {Edit[]} edits
 */
export function script(input, base, edits) {
  const given = [literal(input), ...(base === null ? [] : [literal(base)])];
  return [`const url = new URL(${given.join(", ")});`, ...edits.map(statement), "console.log(url.href);", ""].join("\n");
}
