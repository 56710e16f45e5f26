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
