// @ts-check
/** Nodes that stay in the document from one drawing to the next, as long as they show the same. */

export class KeptNodes {
  /** @type {Map<string, Node>} */
  #kept = new Map();
  #parent;

  /** @param {Node} parent whose children they are, and no others */
  constructor(parent) {
    this.#parent = parent;
  }

  /**
   * @param {[string, () => Node][]} drawings all that a node shows, as a text that no other has, and how to draw it
   */
  show(drawings) {
    this.#kept = new Map(drawings.map(([shown, draw]) => [shown, this.#kept.get(shown) ?? draw()]));
    arrange(this.#parent, [...this.#kept.values()]);
  }
}

/**
 * Makes nodes the children of a parent. Those that are its children already are not taken out, as long as their order
 * stays: they keep focus, and need no new layout.
 * @param {Node} parent
 * @param {Node[]} nodes
 */
export function arrange(parent, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...parent.childNodes]) if (!wanted.has(child)) child.parentNode?.removeChild(child);
  let at = parent.firstChild;
  for (const node of nodes) {
    if (node === at) at = at.nextSibling;
    else parent.insertBefore(node, at);
  }
}

/**
 * Makes nodes the children of a parent, except that those which look the same as the ones at their place stay there: they
 * keep focus, and need no new layout. In a list or a paragraph each child is looked at by itself. A listener stays with
 * the node it was put on, so all that it goes by must be seen on the node, in an attribute if in nothing else.
 * @param {Element} parent
 * @param {(Node | string)[]} children
 */
export function redraw(parent, children) {
  const before = [...parent.childNodes];
  const now = children.map((child) => (typeof child === "string" ? document.createTextNode(child) : child));
  for (const [index, node] of now.entries()) {
    const old = before[index];
    if (!old) parent.append(node);
    else if (isList(old, node)) redraw(/** @type {Element} */ (old), [...node.childNodes]);
    else if (!old.isEqualNode(node)) old.replaceWith(node);
  }
  for (const old of before.slice(now.length)) old.remove();
}

const LISTS = new Set(["UL", "OL", "DL", "P"]);

/**
 * @param {Node} old
 * @param {Node} node
 */
function isList(old, node) {
  return LISTS.has(node.nodeName) && old.cloneNode().isEqualNode(node.cloneNode());
}

/**
 * @param {Node} node
 * @param {string} text
 */
export function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}
